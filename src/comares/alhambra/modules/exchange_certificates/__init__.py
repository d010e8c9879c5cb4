"""C: Exchange certificates."""
