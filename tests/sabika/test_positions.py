"""A position is a full view: it gives its state back exactly, and impossible ones are refused."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from copy import deepcopy
from dataclasses import replace

import pytest

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table
from comares.kernel.view import PendingStep
from comares.sabika import components as c
from comares.sabika.game import DIFFICULTY, EVENTS
from comares.sabika.view import SabikaView, Yusuf, sabika_view
from comares.sabika.view_parts import City, Goods, Materials, Raws, RawSpace, RowCard, Storehouse, Worker, WorkerTokens

SABIKA = GAMES["sabika"]
MODES = [(1, {"difficulty": value}) for value in DIFFICULTY.values]
MODES += [(seats, {"events": value}) for seats in (2, 3, 4) for value in EVENTS.values]


def positions(seats: int, settings: dict[str, str], seed: int) -> Iterator[Table]:
    """A game of random choices; the table at every decision, and at the end."""
    table, dice = Table(SABIKA, seats, settings, SeededChance(seed)), random.Random(seed)
    while decision := table.decision():
        yield table
        kinds = sorted({code.split()[0] for code in decision.codes})
        kind = dice.choice(kinds)
        table.play(decision.seat, dice.choice([code for code in decision.codes if code.split()[0] == kind]))
    yield table


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_a_full_view_gives_its_state_back_and_draws_nothing(seats: int, settings: dict[str, str]) -> None:
    for table in positions(seats, settings, seed=seats):
        view = table.rules.full_view(table.state)
        chance = SeededChance(0)
        assert fingerprint(table.rules.imagine(view, chance)) == fingerprint(table.state)
        assert not chance.draws
        assert view.viewer is None


@pytest.mark.parametrize(("seats", "settings"), MODES)
def test_no_position_of_a_game_has_a_problem(seats: int, settings: dict[str, str]) -> None:
    for ply, table in enumerate(positions(seats, settings, seed=seats + 10)):
        assert table.rules.problems(table.rules.full_view(table.state)) == []
        if ply % 5 == 0:
            assert table.rules.problems(table.view(0)) == []


# Impossible positions.

Change = Callable[[SabikaView], object]


def middle(seats: int, **settings: str) -> tuple[Table, SabikaView]:
    """The first turn in the third round of a game."""
    for table in positions(seats, settings, 7):
        view = sabika_view(table.rules.full_view(table.state))
        if view.narrator == 3 and len(view.pending) == 1:
            return table, view
    raise AssertionError("no such position")


def set_party(party: int = 0, **fields: object) -> Change:
    def change(view: SabikaView) -> None:
        view.parties[party] = replace(view.parties[party], **fields)  # type: ignore[arg-type]

    return change


def set_view(**fields: object) -> Change:
    def change(view: SabikaView) -> None:
        for name, value in fields.items():
            setattr(view, name, value)

    return change


def pend(*steps: PendingStep) -> Change:
    return lambda view: view.pending.extend(steps)


def give_building_of(view: SabikaView) -> None:
    view.parties[1].large.append(view.large_open[0])


def lay_row_card_twice(view: SabikaView) -> None:
    view.small_discard.append(next(card for card in view.small_open if card))


def worker(view: SabikaView, **fields: object) -> None:
    first = view.parties[0].workers[0]
    view.parties[0].workers[0] = replace(first, **fields)  # type: ignore[arg-type]


def both_architects(view: SabikaView) -> None:
    view.parties[0].workers[:2] = [Worker(name, "outer", 4, True) for name in c.WORKERS[:2]]


def take_seal_without_a_ship(view: SabikaView) -> None:
    for party in view.parties:
        party.left, party.right = [], []
    view.cities[0] = replace(view.cities[0], seal=False)


def swap_cities(view: SabikaView) -> None:
    view.cities[0] = replace(view.cities[0], token=view.cities[1].token)


CORRUPTED: dict[str, tuple[Change, str]] = {
    "round 0": (set_view(narrator=0), "narrator: 0"),
    "round 7": (set_view(narrator=7), "narrator: 7"),
    "a seat too many": (lambda view: view.parties.append(view.parties[0]), "parties: there are 4"),
    "a seat that does not exist": (set_view(seat=5), "seat: 5"),
    "a tax marker twice": (set_view(tax_stack=[0, 0, 1]), "tax_stack"),
    "a small building in two places": (lay_row_card_twice, "small building"),
    "a small building that does not exist": (
        lambda view: view.small_discard.append(37),
        "small_discard: 37 is not a number from 1 to 36",
    ),
    "a large building in two places": (give_building_of, "large building"),
    "a large building that is nowhere": (lambda view: view.large_open.clear(), "neither open nor built"),
    "a short poem in two places": (
        lambda view: view.parties[0].blue.append(next(poem for poem in view.short_open if poem)),
        "short poem",
    ),
    "a poem blue and red": (set_party(blue=[3], red=[3]), "seat 1: poems: 3 is there twice"),
    "an unknown long poem": (set_view(long_open=["Z9"]), "there is no 'Z9'"),
    "a long poem too few": (lambda view: view.long_open.clear(), "long poems are in the game"),
    "a storehouse token in two places": (
        set_party(storehouses=[Storehouse((1,)), Storehouse((1,)), Storehouse(()), Storehouse(())]),
        "seat 1: storehouses: 1 is there twice",
    ),
    "three tokens on a storehouse": (
        set_party(storehouses=[Storehouse((1, 2, 3)), Storehouse(()), Storehouse(()), Storehouse(())]),
        "two tokens at most",
    ),
    "a stack too high": (set_view(stacks=[12, 12]), "stacks: 24 are left"),
    "a small deck too small": (set_view(small_deck=1), "small_deck: 1 are left"),
    "a short deck too large": (set_view(short_deck=22), "short_deck: 22 are left"),
    "a bag too full": (set_view(bag=24), "bag: 24 are left"),
    "boxes from nowhere": (set_party(boxes=40), "seat 1: boxes: 40"),
    "more than there is room for": (set_party(materials=Materials(9, 9, 9, 9)), "seat 1: storehouses"),
    "goods on a poem that is not there": (
        set_party(poem_goods=Goods(1, 0, 0), blue=[]),
        "goods lie on poems with room for 0",
    ),
    "more raw tokens than exist": (set_view(discard=Raws(9, 0, 0)), "cane and sugar"),
    "two raw of a type": (set_party(raw=Raws(2, 0, 0)), "seat 1: raw cane: 2"),
    "an unknown raw": (lambda view: view.raw_spaces.__setitem__(0, RawSpace("R1", "gold")), "'gold'"),
    "an unknown raw space": (lambda view: view.raw_spaces.__setitem__(0, RawSpace("R9", None)), "raw_spaces: expected"),
    "marble twice": (lambda view: view.marble_spaces.extend(["M1", "M1"]), "marble_spaces: M1 is there twice"),
    "more seals than cities": (set_party(seals=9), "seals: "),
    "a seal gone without a ship": (take_seal_without_a_ship, "is gone, but no ship is there"),
    "two ships in a city": (set_party(left=["fez"], right=["fez"]), "seat 1: ships: fez is there twice"),
    "an unknown city": (set_party(left=["atlantis"]), "there is no 'atlantis'"),
    "a city token in two cities": (swap_cities, "cities: token"),
    "a city too few": (lambda view: view.cities.pop(), "cities: expected"),
    "an unknown trade card": (set_view(trade_card=9), "trade_card: 9"),
    "two wishes of a letter": (set_view(wishes=["A1", "A2", "B1"]), "one of each letter"),
    "an event card in two places": (lambda view: set_view(next_event=view.event)(view), "events: "),
    "an event card too many": (set_view(event_left=3), "expected 3 together"),
    "a positive event too many": (set_view(positive_left=3), "positive_left: 3"),
    "a worker on a space its ring has not": (lambda view: worker(view, space=9), "workers: architect-1: 9"),
    "a worker on another ring": (lambda view: worker(view, ring="inner"), "works on the outer ring"),
    "two architects on a space": (both_architects, "both architects"),
    "a gap in the row": (set_party(row=[RowCard(1, 2)]), "without a gap"),
    "a player without a balance card": (set_party(balance=None), "balance card (S1.9)"),
    "a balance card twice": (
        lambda view: set_party(1, balance=view.parties[0].balance)(view),
        "balance card",
    ),
    "three long poems": (set_party(grey=["A1", "B1", "C1"]), "long poems"),
    "a reward beyond the track": (set_party(reward=99), "seat 1: reward: 99"),
    "a starting token that was not kept": (set_party(kept=None), "seat 1: kept"),
    "an order of engraving without a poem": (lambda view: view.engraved.append(22), "engrav"),
    "a blue poem running": (lambda view: view.running.append(22), "running"),
    "an unknown step": (pend(PendingStep("dance", {})), "unknown step 'dance'"),
    "a step without its fields": (pend(PendingStep("act", {})), "act needs worker"),
    "an option as a step": (pend(PendingStep("rest", {})), "is an option, and never pending"),
    "an effect beyond the program": (
        pend(PendingStep("effect", {"effect": 99999, "quarry": "none"})),
        "effect: expected a number",
    ),
    "a choice at a row that offers none": (
        pend(PendingStep("choose", {"effect": 0, "quarry": "none"})),
        "this step's effect",
    ),
    "an act on a space that the ring has not": (
        pend(PendingStep("act", {"worker": "poet", "space": 8, "done": "none"})),
        "no such space",
    ),
    "a step that leaves no choice": (pend(PendingStep("craft", {})), "nothing to decide"),
    "a turn within a turn": (pend(PendingStep("turn", {"begun": 0})), "only there"),
    "nothing pending": (set_view(pending=[]), "expected the step 'turn'"),
    "a decision of another seat": (
        lambda view: set_view(seat=(view.seat + 1) % 3)(view),
        "nothing to decide",
    ),
    "the end before the last round": (set_view(over=True), "over: "),
    "tokens still to be kept in a later round": (
        pend(PendingStep("keep", {"seat": 0})),
        "expected turn, start, show",
    ),
    "Yusuf in a game of three": (
        set_view(yusuf=Yusuf(WorkerTokens(2, 1, 1), [], False)),
        "yusuf: he plays in the solo game",
    ),
}


@pytest.mark.parametrize("name", CORRUPTED)
def test_an_impossible_position_is_refused(name: str) -> None:
    table, view = POSITION
    change, sentence = CORRUPTED[name]
    corrupted = deepcopy(view)
    change(corrupted)
    found = table.rules.problems(corrupted)
    assert any(sentence in problem for problem in found), found


SOLO: dict[str, tuple[Change, str]] = {
    "Yusuf with dinars": (set_party(1, dinars=1), "Yusuf: he has no dinars"),
    "Yusuf with a red poem": (set_party(1, red=[22], blue=[]), "Yusuf: he has no dinars"),
    "an unknown card of his": (lambda view: view.yusuf.used.append("X1"), "there is no 'X1'"),  # type: ignore[union-attr]
    "a card of his twice": (lambda view: view.yusuf.used.extend(["A01", "A01"]), "A01 is there twice"),  # type: ignore[union-attr]
    "a worker token too many": (
        lambda view: setattr(view.yusuf, "tokens", WorkerTokens(2, 2, 2)),
        "one for each of his standing workers",
    ),
    "no Yusuf": (set_view(yusuf=None), "yusuf: he plays in the solo game"),
}


@pytest.mark.parametrize("name", SOLO)
def test_an_impossible_solo_position_is_refused(name: str) -> None:
    table, view = SOLO_POSITION
    change, sentence = SOLO[name]
    corrupted = deepcopy(view)
    change(corrupted)
    found = table.rules.problems(corrupted)
    assert any(sentence in problem for problem in found), found


POSITION = middle(3, events="1")
SOLO_POSITION = middle(1, difficulty="normal")


# The words of a position.

PARTS = [
    Materials(1, 0, 3, 0),
    Goods(0, 0, 0),
    Raws(0, 1, 0),
    WorkerTokens(2, 1, 0),
    Worker("architect-2", "outer", 8, True),
    Worker("poet", "inner", 0, False),
    RawSpace("R1", None),
    RawSpace("R3", "clay"),
    City("fez", 12, True),
    City("tunis", 1, False),
    RowCard(36, -3),
    Storehouse(()),
    Storehouse((4, 20)),
]


@pytest.mark.parametrize("part", PARTS, ids=str)
def test_a_part_of_a_view_is_one_word_that_is_read_again(part: object) -> None:
    assert " " not in str(part)
    assert type(part).parse(str(part)) == part  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("kind", "word"),
    [
        (Materials, "gold-1"),
        (Goods, "sugar-0"),
        (Raws, "cane-1+cane-1"),
        (Worker, "poet@0"),
        (Worker, "sultan@1"),
        (RawSpace, "R1"),
        (City, "fez"),
        (City, "fez:1:seals"),
        (RowCard, "3@0"),
        (Storehouse, "1+2+3"),
    ],
)
def test_a_word_that_says_nothing_is_refused_with_what_is_expected(kind: type, word: str) -> None:
    with pytest.raises(ValueError, match="expected"):
        kind.parse(word)  # type: ignore[attr-defined]
