"""Sabika: whole games, data, words, and what the tests of its rules share."""
