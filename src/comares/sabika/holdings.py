"""What a seat holds, by name; and where the effect of a choice ends."""

from __future__ import annotations

from comares.kernel.preview import Preview, preview_until
from comares.kernel.rules import Rules
from comares.kernel.state import State
from comares.sabika import state as s
from comares.sabika.components import GOODS, MATERIALS, RAWS
from comares.sabika.resources import goods
from comares.sabika.state import SabikaState

# A choice and what it sets off end where one of these steps goes on by itself: the next turn, Yusuf's turn, the end of
# the round, the end of the set-up.
ENDS = frozenset(
    ("show", "start", "turn", "yusuf-turn", "income", "narrator", "taxes", "change-event", "stand-up", "renewal")
    + ("first", "era", "finale")
)

FIELDS = {"vp": s.VP, "dinars": s.DINARS, "seals": s.SEALS, "taxes": s.TAXES, "reward": s.REWARD, "boxes": s.BOXES}
FIELDS |= {name: s.STOCKED + i for i, name in enumerate(MATERIALS)}
FIELDS |= {name: s.HELD + i for i, name in enumerate(RAWS)}

Holdings = dict[str, int]


def preview_action(rules: Rules, state: State, option: int) -> Preview:
    """The choice and what it sets off at once."""
    return preview_until(rules, state, option, ENDS)


def holdings(state: SabikaState, seat: int) -> Holdings:
    """How much the seat has of everything; goods in storehouses and on poems (S11)."""
    held = {name: int(state.get(seat, field)) for name, field in FIELDS.items()}
    return held | {name: int(goods(state, seat, kind)) for kind, name in enumerate(GOODS)}


def changed(before: SabikaState, after: SabikaState, seat: int) -> Holdings:
    """What the seat has more or less of afterwards."""
    had, has = holdings(before, seat), holdings(after, seat)
    return {name: has[name] - had[name] for name in has if has[name] != had[name]}
