### The lists of the lobby

web-find-table = Einen Tisch nach Spielernamen finden
web-find-game = Spiel
web-find-any-game = jedes Spiel
web-find-any-pace = jedes Tempo
web-find-nothing = Kein Tisch passt dazu.
web-results = Ergebnisse
web-won-with = { $name } gewann mit { $points }
