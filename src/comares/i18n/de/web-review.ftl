### Die Analyse einer Partie im Browser

web-review-chances = Gewinnchance
web-review-chance-of = { $name } { $percent } %
web-review-turning-point = Wendepunkt { $n }
web-review-next-turning = Nächster Wendepunkt
web-review-previous = Vorige Entscheidung
web-review-next = Nächste Entscheidung
web-review-fold = Den ganzen Tisch zeigen
web-review-unfold = Die Analyse zeigen
web-review-played = gespielt
web-review-best = am besten
web-review-played-best = gespielt: am besten
web-review-thinking = Die Bots denken nach …
web-review-not-judged = Diese Entscheidung haben sich die Bots noch nicht angesehen.
web-review-verdict-best = Ein besserer Zug wurde nicht gefunden.
web-review-verdict-slight = Fast so gut wie der beste Zug.
web-review-verdict-mistake = Das kostete { $percent } % der Gewinnchance{ $points ->
    [0] .
    [one] , etwa einen Punkt.
   *[other] , etwa { $points } Punkte.
}
web-review-verdict-blunder = Hier kippte die Partie: Das kostete { $percent } % der Gewinnchance{ $points ->
    [0] .
    [one] , etwa ein Punkt.
   *[other] , etwa { $points } Punkte.
}
web-review-progress = Die Bots haben { $done } von { $total } Entscheidungen beurteilt
web-review-stop = Anhalten
web-review-go-on = Weiterdenken

web-what-if = Was wäre, wenn?
web-what-if-about = Probiere jeden Zug aus. Du weißt, was { $name } wusste; alle verdeckten Karten werden neu gezogen.
web-what-if-turn = { $name } entscheidet
web-what-if-over = Hier ist die Partie zu Ende.
web-what-if-back = Einen Zug zurück
web-what-if-anew = Andere verdeckte Karten
web-what-if-close = Zurück zur Analyse

web-play-on-here = Ab hier weiterspielen
web-play-on-about = Ein neuer Tisch beginnt mit dieser Stellung. Du übernimmst den Platz von { $name }, die anderen übernehmen Bots. Was { $name } nicht wissen konnte, wird neu gezogen.
web-play-on-level = Bots anstelle von Menschen
web-play-on-open = Tisch eröffnen
