"""Comares: a digital table for two board games of the Alhambra, and its engine as a library."""

import os

__version__ = "0.1.0"

UNCOMPILED = os.environ.get("COMARES_UNCOMPILED") == "1"

if UNCOMPILED:
    from comares.source_loader import prefer_sources

    prefer_sources()
