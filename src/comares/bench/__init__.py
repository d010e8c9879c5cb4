"""Benchmarks of the engine: compiled against uncompiled, and against other engines."""
