"""Sabika: a preview says what a choice does now and apart from it what the end of the round brings; and what a choice
sets off is told in stages."""

from __future__ import annotations

import os
import random

import pytest

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table
from comares.sabika.view import sabika_view
from comares.server.games.sabika import adapter
from comares.server.messages.table import Preview, StageInfo
from comares.server.play.projection import Perspective, Span, news_lines

ADAPTER = adapter()
GAMES_PLAYED = 6 if os.environ.get("COMARES_LONG") else 1
ROUND_END = ["income", "narrator", "taxes", "change-event", "stand-up", "finale"]


def perspective(table: Table, seat: int) -> Perspective:
    return Perspective("sabika", ADAPTER, table.rules, table.state, seat)


def preview(table: Table, seat: int, code: str) -> Preview:
    return dict(perspective(table, seat).previews([code]))[code]


def _stages(table: Table) -> list[StageInfo]:
    (news,) = news_lines(table, 0, Span(None, 1))
    return news.stages or []


def steps_of(table: Table) -> list[str]:
    """The steps that began the stages of the last line."""
    return [stage.step for stage in _stages(table)]


@pytest.mark.parametrize(("seats", "settings"), [(1, {"difficulty": "normal"}), (3, {"events": "any"})])
@pytest.mark.parametrize("seed", range(GAMES_PLAYED))
def test_the_stages_of_a_line_end_with_it_and_tell_all_its_sentences(
    seats: int, settings: dict[str, str], seed: int
) -> None:
    table, luck, found = Table(GAMES["sabika"], seats, settings, SeededChance(seed)), random.Random(seed), set()
    while decision := table.decision():
        table.play(decision.seat, luck.choice(decision.codes))
        (news,) = news_lines(table, 0, Span(None, 1))
        views = perspective(table, 0).stage_views(table.stages)
        assert bool(views) == bool(news.stages)
        if news.stages:
            found |= {stage.step for stage in news.stages}
            told = [stage.words for stage in news.stages]
            assert told == sorted(set(told)), "every stage tells something"
            assert told[-1] == len(news.words)
            assert len(views) == len(told)
            assert views[-1] == table.view(0)
    assert {"narrator", "stand-up", "finale"} <= found
    assert ("yusuf-turn" in found) == (seats == 1)


def test_the_end_of_a_round_is_told_step_by_step_before_yusufs_next_turn() -> None:
    """S9, S13.2: wishes, taxes, the event, the workers; then his card, his actions, his reward."""
    table, luck, both = Table(GAMES["sabika"], 1, {"difficulty": "normal"}, SeededChance(3)), random.Random(3), 0
    while decision := table.decision():
        table.play(decision.seat, luck.choice(decision.codes))
        steps = steps_of(table)
        ends = [step for step in steps if step in ROUND_END]
        assert [step for step in ROUND_END if step in ends] == list(dict.fromkeys(ends)), "in the order of S9"
        if "yusuf-turn" in steps and "stand-up" in steps:
            assert steps.index("stand-up") < steps.index("yusuf-turn")
            assert steps.count("yusuf-turn") > 1, "his card, then what he does"
            both += 1
    assert both


def test_the_stages_of_yusufs_turn_show_his_worker_before_his_reward() -> None:
    table, luck = Table(GAMES["sabika"], 1, {"difficulty": "normal"}, SeededChance(1)), random.Random(1)
    while decision := table.decision():
        line = table.play(decision.seat, luck.choice(decision.codes))
        views = zip(steps_of(table), perspective(table, 0).stage_views(table.stages), strict=True)
        vp = [sabika_view(view).parties[1].vp for step, view in views if step == "yusuf-turn"]
        if len(vp) > 1 and vp[-1] > vp[0]:
            assert any(event.kind.name == "yusuf-vp" for event in line.events)
            break
    else:
        pytest.fail("Yusuf is never rewarded")


def test_a_refill_is_not_held_against_the_choice() -> None:
    """S5.4: four new small buildings cost a dinar and give 1 VP, whatever is drawn."""
    table, luck = Table(GAMES["sabika"], 2, {}, SeededChance(2)), random.Random(2)
    while decision := table.decision():
        if "refresh" in decision.codes:
            changes = preview(table, decision.seat, "refresh").changes
            assert changes["vp"] == 1
            assert changes.get("dinars", 0) + changes.get("seals", 0) == -1
            break
        table.play(decision.seat, luck.choice(decision.codes))
    else:
        pytest.fail("nobody could refresh")


def test_an_export_says_what_its_goods_can_give() -> None:
    """S6.1: the goods are chosen after the city; the preview of the city gives the least and the most VP of them."""
    compared = 0
    for seed in range(6):
        table, luck = Table(GAMES["sabika"], 3, {}, SeededChance(seed)), random.Random(seed)
        while decision := table.decision():
            code = luck.choice(decision.codes)
            shown = preview(table, decision.seat, code) if decision.kind == "export" else None
            table.play(decision.seat, code)
            then = table.decision()
            if shown and then and then.kind == "deliver":
                gains = [preview(table, then.seat, each).changes.get("vp", 0) for each in then.codes]
                assert shown.next.get("vp", [0, 0]) == [min(gains), max(gains)]
                compared += 1
    assert compared


def test_the_end_of_the_round_is_apart_from_the_rest_of_the_last_worker() -> None:
    """S3.7 and S9: a rest gives 3 dinars for 1 VP; wishes and taxes follow at the end of the round only."""
    table, luck, apart = Table(GAMES["sabika"], 2, {}, SeededChance(4)), random.Random(4), 0
    while decision := table.decision():
        rests = [code for code in decision.codes if code.startswith("rest ")]
        if decision.kind == "turn" and rests:
            shown = preview(table, decision.seat, rests[0])
            standing = perspective(table, decision.seat).outlook()["standing"]
            assert bool(shown.later) == (standing == 1)
            apart += bool(shown.later)
        table.play(decision.seat, luck.choice(decision.codes))
    assert apart


def test_the_outlook_foretells_the_vp_lost_to_unpaid_taxes() -> None:
    """S9.2: with the last worker of all down, what the outlook said is what the taxes take."""
    compared = 0
    for seed in range(4):
        table, luck = Table(GAMES["sabika"], 2, {}, SeededChance(seed)), random.Random(seed)
        expected: dict[int, int] = {}
        lost: dict[int, int] = {}
        while decision := table.decision():
            code = luck.choice(decision.codes)
            if decision.kind == "pay":
                code = min(decision.codes, key=lambda each: int(each.split("vp ")[1]) if "vp " in each else 0)
            if decision.kind == "turn" and code.startswith("rest "):
                later = preview(table, decision.seat, code).later
                expected = {decision.seat: later["unpaid"]} if later else {}
                lost = {decision.seat: 0}
            line = table.play(decision.seat, code)
            for event in line.events:
                if event.kind.name == "tax-vp" and event.seat in lost:
                    lost[event.seat] -= event.a
                if event.kind.name == "stood-up" and expected:
                    assert lost == expected
                    compared += 1
            if (then := table.decision()) and then.kind == "turn":
                expected = {}
    assert compared
