### A turn at the table in the browser

web-confirms-turns = Sabika: Zugende bestätigen
web-undone-steps = { $n } Schritte zurückgenommen.
web-round-mark = Ende von Runde { $n }
