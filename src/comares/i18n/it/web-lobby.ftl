### The lists of the lobby

web-find-table = Trova un tavolo dal nome di un giocatore
web-find-game = Gioco
web-find-any-game = qualsiasi gioco
web-find-any-pace = qualsiasi ritmo
web-find-nothing = Non c’è un tavolo così.
web-results = Risultati
web-won-with = { $name } ha vinto con { $points }
