### A turn at the table in the browser

web-confirms-turns = Sabika: conferma la fine del turno
web-undone-steps = { $n } passi annullati.
web-round-mark = Fine del round { $n }
