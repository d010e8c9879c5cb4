"""A real Dask cluster on this machine."""
