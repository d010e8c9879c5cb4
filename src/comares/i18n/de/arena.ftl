### comares arena, comares review

arena-so-far = { $done } von { $games } Partien ({ $speed } je Sekunde): { $shares }
arena-speed = { $speed } Partien je Sekunde
arena-interrupted = Abgebrochen, gespielte Partien: { $games }; keine ist gespeichert, denn es fehlt --out FOLDER.
arena-interrupted-kept = Abgebrochen, gespielte Partien: { $games }; sie liegen in { $folder }. Derselbe Befehl macht dort weiter.
arena-played = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
} mit { $deals ->
    [one] einer Verteilung
   *[other] { $deals } Verteilungen
}, mit 95-%-Intervallen; Elo gegenüber dem letzten Bot
arena-head-bot = Bot
arena-head-won = Siege
arena-head-elo = Elo
arena-head-score = Punkte
arena-head-mean = je Wahl
arena-head-worst = längste
arena-head-forfeits = Ausschlüsse
arena-by-seat = Siege nach Platz: { $seats }
arena-forfeit = { $bot } ausgeschlossen: { $why }
arena-bar-above = { $bot } liegt über der Marke von { $bar }: { $seen }, für zehn Blicke berichtigt.
arena-bar-below = { $bot } liegt unter der Marke von { $bar }: { $seen }, für zehn Blicke berichtigt.
arena-bar-open = Offen, ob { $bot } über oder unter der Marke von { $bar } liegt: { $seen }, für zehn Blicke berichtigt.
arena-stopped = Vorzeitig beendet, nach { $deals } von { $planned } Verteilungen.

review-judging = wird beurteilt
review-head-line = Zeile
review-head-seat = Platz
review-head-chosen = gewählt
review-head-worth = Wert
review-head-loss = Verlust
review-head-best = besser
review-seat = { $seat }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, im Schnitt je Wahl { $loss } verloren (der Wert geht von 0, verloren, bis 100, gewonnen)
review-turning-points = Wo die Partie kippte
review-turning-point = Zeile { $line }: { $seat } wählte { $code }; { $best } war um { $loss } mehr wert.
