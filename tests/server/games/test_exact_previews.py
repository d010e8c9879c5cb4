"""A preview says what the choice does, exactly: compared with what happens when it is made, and nothing else."""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from helpers.sabika.ledger import owned

from comares.alhambra.components import CURRENCIES
from comares.alhambra.money import money_held
from comares.alhambra.rules import AlhambraRules
from comares.alhambra.state import alhambra
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.state import State
from comares.kernel.table import Table
from comares.sabika import state as s
from comares.sabika.state import sabika
from comares.server.games.alhambra import adapter as alhambra_adapter
from comares.server.games.sabika import adapter as sabika_adapter
from comares.server.play.projection import Perspective

DECISIONS = 2000 if os.environ.get("COMARES_LONG") else 60  # of each mode
A_PREVIEW_EVERY = 3  # decisions; the others are only played, so that whole games are seen

MODES = {
    "alhambra": [
        (2, {}),
        (3, {}),
        (4, {"portals": "on", "falconers": "on"}),
        (3, {"building-sites": "on", "exchange-certificates": "on"}),
        (6, {"portals": "on", "falconers": "on", "building-sites": "on", "exchange-certificates": "on"}),
    ],
    "sabika": [(1, {}), (1, {"difficulty": "expert"}), (2, {"events": "2"}), (3, {"events": "any"}), (4, {})],
}
ADAPTERS = {"alhambra": alhambra_adapter(), "sabika": sabika_adapter()}

# What is no effect of a choice: the next turn, Yusuf's turn, the end of a round, a scoring, refilling.
SABIKA_BETWEEN = "show start turn income narrator taxes change-event stand-up renewal first era finale yusuf-turn"
ALHAMBRA_BETWEEN = "refill scoring next-turn reveal left-over final-scoring"
BETWEEN = {"sabika": set(SABIKA_BETWEEN.split()), "alhambra": set(ALHAMBRA_BETWEEN.split())}


class Made(NamedTuple):
    """A choice: its preview from the view alone, and the true states before and after it."""

    code: str
    changes: dict[str, int]
    before: State
    after: State


def choices(game: str, seats: int, settings: dict[str, str]) -> Iterator[tuple[Table, Made]]:
    """Random choices of random games, each previewed and made."""
    luck, left = random.Random(7), DECISIONS
    for seed in range(1000):
        table = Table(GAMES[game], seats, settings, SeededChance(seed))
        while decision := table.decision():
            code = luck.choice(decision.codes)
            if not luck.randrange(A_PREVIEW_EVERY):
                seen = Perspective(game, ADAPTERS[game], table.rules, table.state, decision.seat)
                ((_, preview),) = seen.previews([code])
                yield table, Made(code, preview.changes, table.state.copy(), made(table, code))
                left -= 1
            table.play(decision.seat, code)
            if not left:
                return


def made(table: Table, code: str) -> State:
    """The true state after the choice and nothing else."""
    rules, after, chance = table.rules, table.state.copy(), SeededChance(99)
    option = rules.parse(code)
    rules.steps[option & 255].choose(after, option, chance, SILENT)
    between = BETWEEN[table.game.name]
    while not after.over and rules.steps[after.step()].name not in between:
        if rules.steps[after.step()].run(after, chance, SILENT):
            break
    return after


@pytest.mark.parametrize(("seats", "settings"), MODES["sabika"])
def test_the_previewed_change_of_vp_and_goods_is_what_the_choice_brings(seats: int, settings: dict[str, str]) -> None:
    for _, choice in choices("sabika", seats, settings):
        seat = int(choice.before.seat)
        had, has = owned(choice.before, seats), owned(choice.after, seats)
        true = {name: has[owner, name] - had[owner, name] for owner, name in has if owner == seat}
        for name, field in {"reward": s.REWARD, "boxes": s.BOXES}.items():
            true[name] = int(sabika(choice.after).get(seat, field)) - int(sabika(choice.before).get(seat, field))
        shown = {name: choice.changes.get(name, 0) for name in true}
        assert shown == true, choice.code


@pytest.mark.parametrize(("seats", "settings"), MODES["alhambra"])
def test_the_previewed_payment_and_wall_are_what_the_choice_brings(seats: int, settings: dict[str, str]) -> None:
    for table, choice in choices("alhambra", seats, settings):
        before, after, changes = alhambra(choice.before), alhambra(choice.after), choice.changes
        seat = int(before.seat)
        if "wall" in changes:
            assert changes["wall"] == after.palaces[seat].wall_length(), choice.code
        if "paid" in changes:
            rules = table.rules
            assert isinstance(rules, AlhambraRules)
            money = [
                sum(int(money_held(state, seat, currency, rules.hooks)) for currency in range(len(CURRENCIES)))
                for state in (before, after)
            ]
            assert changes["paid"] == money[0] - money[1], choice.code
            assert changes["again"] == (rules.steps[after.step()].name == "action"), choice.code
        else:
            assert not choice.code.startswith("buy "), choice.code


@pytest.mark.parametrize(("seats", "settings"), MODES["alhambra"])
def test_the_previewed_gains_by_source_add_up_to_the_points(seats: int, settings: dict[str, str]) -> None:
    for table, choice in choices("alhambra", seats, settings):
        gains = [points for name, points in choice.changes.items() if name.startswith("gain-")]
        if "room" in choice.changes:
            seat = int(choice.before.seat)
            was, now = (table.rules.outcome(state).standing()[seat] for state in (choice.before, choice.after))
            assert sum(gains) == now - was, choice.code
        else:
            assert not gains
