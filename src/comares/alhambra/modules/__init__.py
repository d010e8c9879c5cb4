"""The four modules of the sixth expansion, one file each. docs/modules.md tells how to add one."""

from __future__ import annotations

from collections.abc import Callable

from comares.alhambra.module import Module
from comares.alhambra.modules.building_sites.module import BuildingSites
from comares.alhambra.modules.exchange_certificates.module import ExchangeCertificates
from comares.alhambra.modules.falconers.module import Falconers
from comares.alhambra.modules.portals.module import Portals
from comares.kernel.game import Setting

# By the name of the option that brings it in; each is made from the options chosen.
MODULES: dict[str, Callable[[dict[str, str]], Module]] = {
    "falconers": lambda settings: Falconers(),
    "portals": lambda settings: Portals(settings["walk-portals"] == "yes"),
    "building-sites": lambda settings: BuildingSites(),
    "exchange-certificates": lambda settings: ExchangeCertificates(settings["credits-win-tiles"] == "yes"),
}

# What tables play differently (P5, C5); the default is as in the rules.
SETTINGS = (
    *(Setting(name, ("off", "on")) for name in MODULES),
    Setting("walk-portals", ("yes", "no"), needs=("portals", "on")),
    Setting("credits-win-tiles", ("yes", "no"), needs=("exchange-certificates", "on")),
)
