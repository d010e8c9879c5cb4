"""Bots: they see views only. The search is written once; each game brings its knowledge."""
