"""Alhambra (Dirk Henn): 2 to 6 players. The rules are numbered in docs/rules/alhambra.md."""
