"""Helpers for the tests of Alhambra."""
