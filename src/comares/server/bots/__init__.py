"""Bots of the server: a request holds a decision as its seat sees it; worker processes answer it."""
