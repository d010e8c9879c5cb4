"""Tables being played, over a storage interface. Nothing here knows a web framework or SQL."""
