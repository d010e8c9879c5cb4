"""Yusuf, the opponent of the solo game (S13)."""
