"""P: Portals."""
