"""Helpers for tests of Sabika: scenes, piece counts, a ledger of events."""
