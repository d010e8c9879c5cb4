### Lektionen und der Trainer

web-learn = Lernen
web-learn-offer-alhambra = Neu bei Alhambra? Lerne es in zehn Minuten.
web-learn-offer-sabika = Neu bei Sabika? Lerne es in zwanzig Minuten.
web-learn-later = Jetzt nicht
web-learn-title = { $game } lernen
web-learn-course = Der Kurs
web-learn-more = Weitere Spielweisen
web-learn-minutes = { $n ->
    [one] eine Minute
   *[other] { $n } Minuten
}
web-learn-begin = Anfangen
web-learn-begun = angefangen
web-learn-go-on = Weiter
web-learn-done = geschafft
web-learn-again = Noch einmal
web-learn-all = Alle Lektionen
web-lesson = Lektion: { $title }
web-lesson-your-move = Du bist dran:
web-lesson-watch = Schau erst zu, was geschieht.
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-wrong = Das nicht. Dazu hätte es geführt:
web-lesson-try-again = Noch ein Versuch
web-lesson-finished = Lektion geschafft!
web-lesson-next-lesson = Nächste Lektion
web-lesson-points = Würde jetzt gewertet, änderte es deine Punkte um { $points }; eine andere Wahl würde sie um { $right } ändern.
web-lesson-overpaid = Du würdest { $over ->
    [one] eine Münze
   *[other] { $over } Münzen
} zu viel bezahlen, und Wechselgeld gibt es nicht.
web-lesson-wall = Deine längste Mauer wäre { $number } lang; sie könnte { $right } lang sein.
web-lesson-room = Es bliebe Platz auf { $number ->
    [one] einem Feld
   *[other] { $number } Feldern
}; { $right } könnten es sein.
web-lesson-vp = Es brächte dir { $number } SP; möglich sind { $right }.
web-lesson-cost = Es würde { $number } kosten; es geht für { $right }.
refused-lesson = Die Lektion verlangt eine andere Wahl. Es hat sich nichts geändert.

## Der Trainer

web-coach = Trainer
web-coach-setting = Trainer: warnt vor einer Wahl, die viel verschenkt
web-coach-first = in der ersten Partie nach den Lektionen
web-coach-on = immer
web-coach-off = nie
web-coach-looks = Der Trainer sieht es sich an …
web-coach-behind = Der Trainer sieht eine bessere Wahl, etwa { $points ->
    [one] einen Punkt
   *[other] { $points } Punkte
} besser als deine.
web-coach-keep = Trotzdem spielen
web-coach-back = Noch einmal überlegen
web-coached = mit Trainer
