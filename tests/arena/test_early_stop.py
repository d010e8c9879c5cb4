"""A match stops early when its first bot is clearly above or below the bar, and at the same deal in any order."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from helpers.engine.toy_game import TOY_GAMES_PLACE

from comares.arena.early_stop import EarlyStop
from comares.arena.match import Match, Pairing, Setup, new_match
from comares.arena.play_game import Clock, Result
from comares.arena.progress import RunningShares
from comares.arena.statistics import share
from comares.cli import main

DEALS, MATCHES = 100, 200


def toy_match() -> Match:
    return new_match(Setup("toy", TOY_GAMES_PLACE), {}, 2, ["greedy", "random"], 0)


MATCH = toy_match()


def results(truth: float, seed: str) -> list[Result]:
    """A match in which the first bot wins with this probability."""
    dice = Random(seed)
    played = []
    for deal, rotation in MATCH.pairings(DEALS):
        bots = list(MATCH.seating(rotation))
        first = bots.index("greedy")
        winner = first if dice.random() < truth else 1 - first
        played.append(Result(Pairing(deal, rotation), bots, [1, 0], [winner], [Clock(0, 0.0, 0.0)] * 2, None))
    return played


def stopped(played: list[Result], bar: float) -> EarlyStop:
    stop = EarlyStop(MATCH, DEALS, bar)
    for result in played:
        stop.add(result)
    return stop


@pytest.mark.parametrize("bar", [0.5, 0.8])
def test_a_bot_exactly_at_the_bar_is_called_better_or_worse_in_about_one_match_of_twenty(bar: float) -> None:
    wrong = sum(stopped(results(bar, f"{bar} {match}"), bar).is_decided for match in range(MATCHES)) / MATCHES
    assert wrong <= 0.09


def test_a_bot_far_from_the_bar_is_found_out_after_a_part_of_the_deals() -> None:
    above = [stopped(results(0.8, f"a{match}"), 0.5).verdict for match in range(20)]
    assert {verdict.says for verdict in above} == {"above"}
    assert sum(verdict.deals for verdict in above) / 20 <= DEALS / 2
    assert stopped(results(0.2, "b"), 0.5).verdict.says == "below"


def test_the_order_of_the_games_changes_neither_the_verdict_nor_its_deal() -> None:
    played = results(0.75, "order")
    verdict = stopped(played, 0.5).verdict
    assert verdict.deals < DEALS
    for seed in range(5):
        shuffled = [*played]
        Random(seed).shuffle(shuffled)
        assert stopped(shuffled, 0.5).verdict == verdict


def test_a_match_without_a_clear_verdict_is_played_to_its_end() -> None:
    verdict = stopped(results(0.5, "open"), 0.52).verdict
    assert (verdict.says, verdict.deals) == ("open", DEALS)


def test_the_shares_so_far_are_those_of_all_games_so_far() -> None:
    played = results(0.7, "running")
    Random(1).shuffle(played)
    running = RunningShares(MATCH)
    deals: dict[int, list[float]] = {}
    for result in played:
        running.add(result)
        deals.setdefault(result.pairing.deal, []).append(result.shares()[result.bots.index("greedy")])
        pairs = [(sum(won), float(len(won))) for won in deals.values()]
        assert running.shares()["greedy"] == pytest.approx(share(pairs))


def test_the_command_stops_says_why_and_reports_the_deals_that_decided(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    argv = ["arena", "--game", "toy", "--bots", "greedy,random", "--deals", "100", "--cores", "1", "--bar", "50%"]
    assert main([*argv, "--out", str(tmp_path)], TOY_GAMES_PLACE) == 0
    shown = capsys.readouterr().out
    assert "greedy is below the bar of 50.0%" in shown
    assert "Stopped early, after 30 of 100 deals." in shown
    assert main([*argv, "--out", str(tmp_path), "--json"], TOY_GAMES_PLACE) == 0
    again = json.loads(capsys.readouterr().out)
    assert (again["games"], again["bar"]["is"]) == (60, "below"), "what is stored is enough: no game is played"
