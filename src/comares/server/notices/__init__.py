"""Notices: what is sent to players who are not at the table, and how."""
