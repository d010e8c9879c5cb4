"""A name for a device, for the list of devices: what its browser says it is."""

from __future__ import annotations

from typing import Final

# The first that is found counts: others pretend to be those after them.
BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"),
    ("Linux", "Linux"),
)


def device_name(user_agent: str) -> str:
    """Browser and system, such as `Firefox · Linux`; empty if neither is known."""
    found = [next((name for sign, name in kinds if sign in user_agent), "") for kinds in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name)
