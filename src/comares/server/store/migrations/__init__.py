"""The migrations of the database, one after the other."""
