"""The table in the terminal, and the commands that print."""
