"""The terminal: a game against bots, and the commands that print."""
