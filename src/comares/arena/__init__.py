"""Matches between bots on duplicate deals, their figures, and a second look at a finished game."""
