"""Positions of both games: random ones of all modes through the notation and back, each played to its end; what a seat
may not know is not in its position; whatever is changed in a text is refused or is another position."""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from helpers.engine.contracts import MANY, check_record, pick_kind_first
from helpers.engine.position_checks import Mode, all_modes, check_random_positions, random_state

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.indented_text import without_comment
from comares.kernel.position import Position, read, write
from comares.kernel.table import Table

COUNT = int(os.environ.get("COMARES_POSITIONS", 10_000 if MANY else 60)) // len(GAMES)
MODES = {name: all_modes(game) for name, game in GAMES.items()}
TRIED = 400 if MANY else 20

each_game = pytest.mark.parametrize("game", list(GAMES))


def some_modes(game: str, count: int) -> list[tuple[int, Mode]]:
    return list(enumerate(random.Random(game).sample(MODES[game], min(count, len(MODES[game])))))


def random_position(mode: Mode, seed: int, viewer: int | None = None, everything: bool = True) -> Position:
    rules = mode.game.rules(mode.seats, mode.settings)
    state = random_state(rules, seed)
    view = rules.full_view(state) if everything else rules.view(state, viewer)
    return Position(mode.game, mode.seats, mode.settings, view)


def test_the_examples_of_the_page_are_positions_of_both_games() -> None:
    page = (Path(__file__).parents[1] / "docs" / "position.md").read_text(encoding="utf-8")
    shown = [part.removeprefix("\n") for part in page.split("```") if part.startswith("\ncomares-position")]
    examples = [text for text in shown if "game toy" not in text]
    assert [read(text, GAMES).game.name for text in examples] == list(GAMES)
    for text in examples:
        Table.from_position(read(text, GAMES), SeededChance(1))
        bare = "\n".join(without_comment(row) for row in text.split("\n"))
        assert write(read(text, GAMES)) == bare


@each_game
def test_random_positions_of_all_modes_are_read_back_exactly_and_played_to_their_end(game: str) -> None:
    assert check_random_positions(MODES[game], COUNT, random.randrange(1 << 30) if MANY else 0) >= COUNT


@each_game
def test_a_position_shown_to_a_seat_is_the_same_whatever_that_seat_may_not_know(game: str) -> None:
    for seed, mode in some_modes(game, TRIED):
        for viewer in (None, random.Random(seed).randrange(mode.seats)):
            shown = random_position(mode, seed, viewer, everything=False)
            other = Table.from_position(shown, SeededChance(seed + 1))
            if not other.state.over:
                assert write(other.position(viewer)) == write(shown)


@each_game
def test_a_record_that_begins_from_a_position_is_replayed(game: str) -> None:
    for seed, mode in some_modes(game, TRIED // 4):
        dice = random.Random(seed)
        viewer = dice.randrange(mode.seats)
        table = Table.from_position(random_position(mode, seed, viewer, everything=False), SeededChance(seed))
        check_record(table)
        for _ in range(40):
            if not table.state.over:
                table.play(int(table.state.seat), pick_kind_first(dice, table))
        check_record(table)


@each_game
def test_a_word_that_is_changed_is_refused_or_makes_another_sound_position(game: str) -> None:
    """Whatever is written, there is no other error than one that says what is wrong."""
    for seed, mode in some_modes(game, TRIED):
        dice = random.Random(seed)
        position = random_position(mode, seed, dice.randrange(mode.seats), everything=seed % 2 == 0)
        rows = write(position).split("\n")
        for _ in range(20):
            damaged = list(rows)
            at = dice.randrange(5, len(rows) - 1)
            words = damaged[at].split(" ")
            word = dice.randrange(len(words))
            other = dice.choice(" ".join(rows[5:]).split())
            words[word : word + 1] = dice.choice([[], [other], ["99"], ["-1"], ["0"], ["?"], ["-"], [words[word]] * 2])
            damaged[at] = " ".join(words)
            if dice.random() < 0.2:
                damaged[at : at + 1] = []
            try:
                again = read("\n".join(damaged), GAMES)
                table = Table.from_position(again, SeededChance(seed))
            except ComaresError:
                continue
            assert read(write(again), GAMES) == again
            check_record(table)
