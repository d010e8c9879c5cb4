"""F: Falconers."""
