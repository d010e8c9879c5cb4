"""Helpers for tests of the server."""
