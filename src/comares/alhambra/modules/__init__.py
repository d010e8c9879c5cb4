"""The four modules of the sixth expansion, one package each. docs/modules.md explains how to add one."""

from __future__ import annotations

from collections.abc import Callable

from comares.alhambra.module import Module
from comares.alhambra.modules.building_sites.module import BuildingSites
from comares.alhambra.modules.exchange_certificates.module import ExchangeCertificates
from comares.alhambra.modules.falconers.module import Falconers
from comares.alhambra.modules.portals.module import Portals
from comares.kernel.game import Setting

# By the name of the setting that turns it on; each is made from the settings of the game.
MODULES: dict[str, Callable[[dict[str, str]], Module]] = {
    "falconers": lambda settings: Falconers(),
    "portals": lambda settings: Portals(settings["walk-portals"] == "yes"),
    "building-sites": lambda settings: BuildingSites(),
    "exchange-certificates": lambda settings: ExchangeCertificates(settings["credits-win-tiles"] == "yes"),
}

# Variants of single rules (P5, C5); the default follows the rules.
SETTINGS = (
    *(Setting(name, ("off", "on")) for name in MODULES),
    Setting("walk-portals", ("yes", "no"), needs=("portals", "on")),
    Setting("credits-win-tiles", ("yes", "no"), needs=("exchange-certificates", "on")),
)
