"""The players: what they see, that they never err, and that greed beats chance."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest
from helpers.contracts import LONG, pick_kind_first

from comares.alhambra.view import AlhambraView
from comares.bots.bot import ask, seen_by
from comares.bots.memory import remember
from comares.bots.players import make_bot
from comares.bots.reasons import Reason, explain
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.game import Game
from comares.kernel.table import Table

ALHAMBRA = GAMES["alhambra"]
MODULES = {choice.name: "on" for choice in ALHAMBRA.choices if "on" in choice.values}
POSITIONS = 500 if LONG else 25
SABIKA = GAMES["sabika"]
MODES: dict[str, tuple[Game, int, dict[str, str]]] = {
    "alhambra for 2": (ALHAMBRA, 2, {}),
    "alhambra for 3, all modules": (ALHAMBRA, 3, MODULES),
    "alhambra for 6": (ALHAMBRA, 6, {}),
    "sabika alone": (SABIKA, 1, {}),
    "sabika for 2": (SABIKA, 2, {}),
    "sabika for 4, events": (SABIKA, 4, {"events": "any"}),
}
SPECS = ("random", "beginner", "greedy", "strong@8", "master@8")


def how_many(name: str) -> int:
    """Positions to try a bot on: fewer for one that searches."""
    return POSITIONS // 10 if "@" in name else POSITIONS


def positions(seats: int, chosen: dict[str, str], seed: int, apart: int, game: Game = ALHAMBRA) -> Iterator[Table]:
    """A table as it is being played by chance, every so many choices; new games for ever."""
    dice = random.Random(seed)
    while True:
        table = Table(game, seats, chosen, SeededChance(dice.randrange(1 << 30)))
        plies = dice.randrange(apart)
        while table.decision():
            if plies % apart == 0:
                yield table
            table.play(int(table.state.seat), pick_kind_first(dice, table))
            plies += 1


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("mode", MODES)
def test_a_bot_never_errs(name: str, mode: str) -> None:
    game, seats, chosen = MODES[mode]
    for number, table in zip(range(how_many(name)), positions(seats, chosen, seats, 13, game)):
        answer = ask(make_bot(name, table.rules, number), table)
        decision = table.decision()
        assert decision is not None
        assert answer.code in decision.codes
        assert explain(game.name, answer.reason)


@pytest.mark.parametrize("name", SPECS)
@pytest.mark.parametrize("mode", MODES)
def test_a_bot_chooses_the_same_in_all_games_that_its_seat_cannot_tell_apart(name: str, mode: str) -> None:
    game, seats, chosen = MODES[mode]
    for number, table in zip(range(how_many(name)), positions(seats, chosen, 5, 17, game)):
        decision = table.decision()
        assert decision is not None
        view = table.view(decision.seat)
        other = table.rules.imagine(view, SeededChance(number + 1))
        answers = [
            make_bot(name, table.rules, number).choose(seen, decision)
            for seen in (view, table.rules.view(other, decision.seat))
        ]
        assert answers[0] == answers[1]


@pytest.mark.parametrize("name", SPECS)
def test_a_bot_asked_twice_with_one_seed_answers_the_same(name: str) -> None:
    for number, table in zip(range(3), positions(4, {}, 9, 30)):
        answers = [ask(make_bot(name, table.rules, number), table) for _ in range(2)]
        assert answers[0] == answers[1]


def greedy_against_random(deal: int) -> list[int]:
    """The points of a game for two on that deal, greedy's first; they take turns to sit in seat 1."""
    table = Table(ALHAMBRA, 2, None, SeededChance(deal))
    greedy = deal % 2
    bots = [make_bot("greedy" if seat == greedy else "random", table.rules, deal) for seat in range(2)]
    while table.decision():
        seat = int(table.state.seat)
        table.play(seat, ask(bots[seat], table).code)
    return [table.points()[greedy], table.points()[1 - greedy]]


def test_greedy_beats_random() -> None:
    deals = 100 if LONG else 2
    won = sum(mine > other for mine, other in map(greedy_against_random, range(deals)))
    assert won >= 0.95 * deals


@pytest.mark.parametrize("chosen", [{}, MODULES], ids=["base", "modules"])
@pytest.mark.parametrize("seats", [2, 4])
def test_a12_3_who_remembers_all_that_was_open_knows_every_hand(seats: int, chosen: dict[str, str]) -> None:
    for _, table in zip(range(POSITIONS), positions(seats, chosen, 3, 11)):
        viewer = int(table.state.seat)
        view: AlhambraView = table.view(viewer)
        remember(view, seen_by(table, viewer))
        hands = [table.rules.view(table.state, seat).hands[seat] for seat in range(seats)]
        assert [sorted(hand) for hand in view.memory.hands] == hands
        imagined = table.rules.imagine(view, SeededChance(1))
        assert [table.rules.view(imagined, seat).hands[seat] for seat in range(seats)] == hands


def test_what_is_taken_back_is_not_remembered() -> None:
    for _, table in zip(range(POSITIONS), positions(3, {}, 1, 1)):
        seat = int(table.state.seat)
        before = seen_by(table, seat)
        decision = table.decision()
        assert decision is not None
        table.play(seat, decision.codes[-1])
        if table.can_undo():
            table.undo(seat)
            assert seen_by(table, seat) == before


@pytest.mark.parametrize("key", ["random", "scored", "gains", "denies", "prepares"])
@pytest.mark.parametrize("points", [0, 1, 2])
def test_every_reason_has_words(key: str, points: int) -> None:
    assert explain("alhambra", Reason(key, points, 1), ["Ana", "Boabdil"])


def test_a_reason_names_whom_it_is_about() -> None:
    assert explain("alhambra", Reason("denies", 3, 1), ["Ana", "Boabdil"]) == "Boabdil would score 3 less now"
