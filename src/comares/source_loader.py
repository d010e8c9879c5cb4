"""Runs an installed engine from its sources, so that one installation can be measured and tested both ways."""

import sys
from collections.abc import Sequence
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType


class SourceFinder:
    """Finds the modules of this package by their .py files, even if there is a compiled file beside them."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("comares."):
            return None
        for entry in path or ():
            spec = FileFinder(entry, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(name)
            # A spec without a loader is a directory without code: the other finders handle it.
            if spec and spec.loader:
                return spec
        return None


def prefer_sources() -> None:
    """Load every further module of this package from its source."""
    if SourceFinder not in sys.meta_path:
        sys.meta_path.insert(0, SourceFinder)
