"""Players that see only views."""
