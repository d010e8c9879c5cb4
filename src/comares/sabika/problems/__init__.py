"""Why no game could reach a position, stage by stage."""
