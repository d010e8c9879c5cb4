### Die eigenen Partien

web-games-none = Hier ist noch nichts. Jede Partie, die du auf diesem Server zu Ende spielst, wird hier gezählt.
web-games-counting = Frühere Partien werden noch gezählt …
web-games-found = { $n ->
    [one] { $n } Partie
   *[other] { $n } Partien
}
web-games-more = Weitere Partien
web-games-export = Alles exportieren
web-games-delete = Alles löschen
web-games-delete-about = Das löscht deine Ergebnisse und die beendeten Partien, die du gegen Bots gespielt hast. Partien mit anderen bleiben, zeigen aber nicht mehr, dass du dabei warst. Laufende Partien gehen weiter. Das lässt sich nicht rückgängig machen.
web-games-delete-now = Endgültig löschen
web-games-keep = Behalten
web-games-all = alle
web-games-game = Spiel
web-games-outcome = Ergebnis
web-games-level = Gegen
web-games-month = Monat
web-games-search = Name oder Tisch suchen
web-games-victory = Gewonnen
web-games-defeat = Nicht gewonnen
web-games-shared = Geteilter Sieg
web-games-place = Platz { $place }
web-games-of-the-day = Partie des Tages
web-games-from-position = aus einer Stellung
web-games-one-device = mehrere Plätze an einem Gerät
web-games-coached = mit Trainer
web-games-rewound = { $n ->
    [one] { $n }-mal zurückgenommen
   *[other] { $n }-mal zurückgenommen
}
web-games-played = Partien
web-games-won = Gewonnen
web-games-mean = Punkte im Schnitt
web-games-best = Bestwert
web-games-fact-wall = Längste Mauer
web-games-fact-buildings = Gebäude
web-games-fact-poems = Gedichte
web-games-fact-value = { $mean } (höchstens { $most })
web-games-sources = Woher deine Punkte kommen, im Schnitt
web-games-by-month = Nach Monaten
web-games-month-said = { $month }: { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}, { $won } gewonnen, im Schnitt { $points } Punkte
web-games-against = Gewonnen gegen
web-games-by-players = Nach Zahl der Spieler
web-games-by-setting = Nach Modul und Einstellung
web-games-of = von { $games }
web-games-fair = Unter gleich starken Spielern würdest du { $share } gewinnen.
