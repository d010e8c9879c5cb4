"""S13: Yusuf's criteria. An event explains each of his choices with its criterion and the rule of that."""

from __future__ import annotations

from typing import Final

FIRST_SHIP: Final = 0
FIRST_SHIP_ANY: Final = 1
NEARER_ARCHITECT: Final = 2
LAPSES: Final = 3
LARGE_WISHED: Final = 4
LARGE_HIGHEST: Final = 5
SMALL_WISHED: Final = 6
SMALL_FIRST: Final = 7
MORE_BOXES: Final = 8
NEARER_TOKEN: Final = 9
ONLY_TOKEN: Final = 10
OTHER_SIDE: Final = 11
EXPORT_FITTING_SEAL: Final = 12
EXPORT_FITTING: Final = 13
EXPORT_SEAL: Final = 14
EXPORT_ANY: Final = 15
CONSOLIDATE_FITTING: Final = 16
CONSOLIDATE_ANY: Final = 17
SHORT_HIGHEST: Final = 18
LONG_LAST: Final = 19
PLAYER_DECIDES: Final = 20

# The key of each criterion in the catalogues, and its rule.
CRITERIA: Final = {
    FIRST_SHIP: ("first-ship", "S13.1"),
    FIRST_SHIP_ANY: ("first-ship-any", "S13.1"),
    NEARER_ARCHITECT: ("nearer-architect", "S13.2"),
    LAPSES: ("lapses", "S13.2"),
    LARGE_WISHED: ("large-wished", "S13.3"),
    LARGE_HIGHEST: ("large-highest", "S13.3"),
    SMALL_WISHED: ("small-wished", "S13.3"),
    SMALL_FIRST: ("small-first", "S13.3"),
    MORE_BOXES: ("more-boxes", "S13.4"),
    NEARER_TOKEN: ("nearer-token", "S13.4"),
    ONLY_TOKEN: ("only-token", "S13.4"),
    OTHER_SIDE: ("other-side", "S13.4"),
    EXPORT_FITTING_SEAL: ("export-fitting-seal", "S13.5"),
    EXPORT_FITTING: ("export-fitting", "S13.5"),
    EXPORT_SEAL: ("export-seal", "S13.5"),
    EXPORT_ANY: ("export-any", "S13.5"),
    CONSOLIDATE_FITTING: ("consolidate-fitting", "S13.5"),
    CONSOLIDATE_ANY: ("consolidate-any", "S13.5"),
    SHORT_HIGHEST: ("short-highest", "S13.6"),
    LONG_LAST: ("long-last", "S13.6"),
    PLAYER_DECIDES: ("player-decides", "S13.1"),
}
