"""P: what a viewer may know of the portals. Nothing is hidden; those in palaces are pieces of the palaces."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from comares.alhambra.view import AlhambraView, Count, ModuleView


@dataclass
class PortalsView(ModuleView):
    """The portals outside the palaces."""

    NAME: ClassVar = "portals"

    supply: list[Count]  # by kind
    waiting: list[str]  # the kinds of those that the seat whose turn it is has to place


def portals_view(view: AlhambraView) -> PortalsView | None:
    """The portals in a view, if the module is on."""
    part = view.modules.get(PortalsView.NAME)
    return part if isinstance(part, PortalsView) else None
