"""The four modules of the sixth expansion, one file each."""

from __future__ import annotations

from collections.abc import Callable

from comares.alhambra.module import Module

# By the name of the option that brings it in; each is given the options chosen.
MODULES: dict[str, Callable[[dict[str, str]], Module]] = {}
