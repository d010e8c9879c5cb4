"""The four modules of the sixth expansion, one package each. docs/modules.md explains how to add one."""

from __future__ import annotations

from collections.abc import Callable

from comares.alhambra.module import Module
from comares.alhambra.modules.building_sites.module import BuildingSites
from comares.alhambra.modules.exchange_certificates.module import ExchangeCertificates
from comares.alhambra.modules.falconers.module import Falconers
from comares.alhambra.modules.portals.module import Portals
from comares.kernel.game import Setting

MakeModule = Callable[[dict[str, str]], Module]

# By the name of the setting that turns it on; each is made from the settings of the game.
MODULES: dict[str, MakeModule] = {
    "falconers": lambda settings: Falconers(),
    "portals": lambda settings: Portals(settings["walk-portals"] == "yes", settings["portal-offer"] == "always"),
    "building-sites": lambda settings: BuildingSites(settings["finish-again"] == "paid"),
    "exchange-certificates": lambda settings: ExchangeCertificates(settings["credits-win-tiles"] == "yes"),
}

# Readings of single rules (P2, P5, B4, C5); docs/rulings.md has the sentences of the books.
SETTINGS = (
    *(Setting(name, ("off", "on")) for name in MODULES),
    Setting("portal-offer", ("always", "fitting"), needs=("portals", "on")),
    Setting("walk-portals", ("yes", "no"), needs=("portals", "on")),
    Setting("finish-again", ("exact", "paid"), needs=("building-sites", "on")),
    Setting("credits-win-tiles", ("yes", "no"), needs=("exchange-certificates", "on")),
)

# What version 1 of the rules played before there was a setting for it (P2).
MODULES_IN_VERSION_1 = {"portal-offer": "fitting"}
