### A turn at the table in the browser

web-confirms-turns = Sabika: confirm the end of a turn
web-undone-steps = { $n } steps undone.
web-round-mark = End of round { $n }
