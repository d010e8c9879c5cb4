"""The games that training and puzzles play."""

from __future__ import annotations

import argparse

import pytest

from comares.arena.setups import Setups, add_setups, setups_of
from comares.bots.knowledge import knowledge_of
from comares.games import GAMES

NUMBERS = range(60)


def test_the_numbers_of_players_come_up_in_turn() -> None:
    setups = Setups("alhambra", (2, 4))
    assert [setups.of(number) for number in range(3)] == [(2, {}), (4, {}), (2, {})]


@pytest.mark.parametrize("game", GAMES)
def test_every_varied_setting_comes_up_and_is_one_that_the_game_has(game: str) -> None:
    setups = Setups(game, tuple(range(GAMES[game].min_players, 5)), vary=0.5)
    played = [setups.of(number) for number in NUMBERS]
    assert {name for _, settings in played for name in settings} == set(knowledge_of(game).varied)
    for seats, settings in played:
        GAMES[game].checked(seats, settings)
    assert played == [setups.of(number) for number in NUMBERS], "the same number gives the same game"


def test_the_arguments_of_a_command_name_the_same_games_again(capsys: pytest.CaptureFixture[str]) -> None:
    parser = argparse.ArgumentParser()
    add_setups(parser)
    setups = Setups("sabika", (2, 3), 0.5)
    assert setups_of(parser.parse_args(setups.arguments().split())) == setups
    with pytest.raises(SystemExit):
        parser.parse_args(["--players", "two"])
    assert "'two' is no list of numbers like 2,3,4" in capsys.readouterr().err
