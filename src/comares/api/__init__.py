"""The public library. Its names are imported from `comares` itself."""
