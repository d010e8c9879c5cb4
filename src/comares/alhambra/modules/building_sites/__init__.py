"""B: Building sites."""
