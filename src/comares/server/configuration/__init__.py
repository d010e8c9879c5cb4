"""The settings of a server by file, environment and flags: one declaration each, one precedence, one table."""
