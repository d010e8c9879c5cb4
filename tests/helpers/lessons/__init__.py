"""Players that know only what the lessons said."""
