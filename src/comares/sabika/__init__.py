"""Sabika, by G. P. Millán: the base game, the events, and Yusuf (rules S1 to S14)."""
