"""How fast the engine is here: compiled against uncompiled, and against others."""
