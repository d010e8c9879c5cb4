"""Set-up, the end of a round, and the end of the game (S1, S9, S10)."""
