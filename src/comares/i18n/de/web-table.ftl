### Was die Tische aller Spiele im Browser gemeinsam haben


## Eine Wahl unterwegs

web-choice-kept = Deine Wahl bleibt erhalten.
web-choice-kept-lost = Keine Verbindung. Deine Wahl bleibt erhalten und wird gesendet, sobald die Verbindung wieder da ist:
web-choice-kept-server = Der Server kann deine Wahl gerade nicht speichern. Sie bleibt erhalten und wird erneut gesendet:
web-choice-withdraw = Zurückziehen
web-not-made = Nicht ausgeführt: { $what }
web-not-made-late = Am Tisch ging es inzwischen weiter. Wähle noch einmal.
web-not-made-seat = Dieser Platz wird jetzt auf einem anderen Gerät gespielt.
web-not-made-over = Die Partie ist zu Ende.

## Das Ende eines Spiels

web-result = Ergebnis
web-result-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
web-result-won = Du gewinnst mit { web-result-points }, { $margin } vor { $rival }.
web-result-won-tie = Du gewinnst mit { web-result-points }. { $rival } hat ebenso viele, doch der Gleichstand geht an dich.
web-left-the-game = hat die Partie verlassen
web-result-won-left = Du gewinnst mit { web-result-points }. { $rival } hat { $theirs }, hat die Partie aber verlassen.
web-result-won-alone = Du gewinnst mit { web-result-points }.
web-result-shared = Du teilst dir den Sieg mit { $rival }: beide mit { web-result-points }. Gut gespielt.
web-result-lost = Eine gute Partie: Du kommst auf Platz { $place } mit { web-result-points }, { $margin } hinter { $rival }.
web-result-lost-tie = Eine gute Partie: Du kommst auf Platz { $place } mit { web-result-points }. { $rival } hat ebenso viele und gewinnt den Gleichstand.
web-result-lost-left = Du hast die Partie verlassen: Du kommst auf Platz { $place } mit { web-result-points }. { $rival } gewinnt mit { $theirs }.
web-decided-by = Was den Ausschlag gab: { $source }, { $theirs } zu { $yours }.
web-points-before = vor Beginn dieses Tisches
web-back-to-table = Zurück zum Tisch
web-skip-to-turn = Bis zu meinem Zug vorspulen

## Würde jetzt gewertet

web-explain-points = Die Punkte von { $name } erklären
web-nothing-scored = Noch würde nichts gewertet.
