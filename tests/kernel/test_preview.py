"""Previews: what an option would change, from what a view shows."""

from __future__ import annotations

import pytest
from helpers.alhambra.scenes import set_table

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.log import SILENT
from comares.kernel.preview import NoChance, UnknownDraw, dry_run, imagined, preview_choice, preview_until
from comares.kernel.snapshot import fingerprint
from comares.kernel.table import Table

GAME_NAMES = list(GAMES)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_preview_leaves_the_state_as_it_was(game: str) -> None:
    table = Table(GAMES[game], 2, {}, SeededChance(3))
    for turn in range(40):
        decision = table.decision()
        assert decision is not None
        state = imagined(table.rules, table.view(decision.seat))
        before = fingerprint(state)
        for code in decision.codes[:10]:
            option = table.rules.parse(code)
            preview_choice(table.rules, state, option)
            preview_until(table.rules, state, option, {"turn"})
            dry_run(table.rules, state, option)
        assert fingerprint(state) == before
        table.play(decision.seat, decision.codes[turn * 7 % len(decision.codes)])


def test_equal_views_are_imagined_as_the_same_state() -> None:
    table = Table(GAMES["alhambra"], 3, {}, SeededChance(1))
    states = [imagined(table.rules, table.view(0)) for _ in range(2)]
    assert fingerprint(states[0]) == fingerprint(states[1])


def test_the_standing_after_an_option_counts_a_scoring_now() -> None:
    table = set_table(reserves={0: "1"})  # A9: the only pavilion, and three walls in a row
    preview = preview_choice(table.rules, table.state, table.rules.parse("move 1 0,-1"))
    before, after = table.outcome().standing(), preview.standing(table.rules)
    assert after is not None
    assert after[0] - before[0] == 4


def test_points_that_depend_on_a_draw_are_not_known() -> None:
    table = Table(GAMES["alhambra"], 3, {"building-sites": "on"}, SeededChance(1))
    while decision := table.decision():
        sites = [code for code in decision.codes if code.endswith(" site")]  # B2: two tokens are drawn
        if sites:
            break
        table.play(decision.seat, decision.codes[0])
    preview = preview_choice(table.rules, table.state, table.rules.parse(sites[0]))
    assert not preview.is_known
    assert preview.standing(table.rules) is None


def test_a_choice_is_previewed_up_to_the_step_where_others_go_on() -> None:
    table = Table(GAMES["sabika"], 1, {}, SeededChance(5))
    while (decision := table.decision()) and decision.kind != "turn":
        table.play(decision.seat, decision.codes[0])
    rest = table.rules.parse("rest poet")
    after = preview_until(table.rules, table.state, rest, {"turn"}).after  # S13: Yusuf draws a card next
    chance = SeededChance(0)
    table.rules.advance(after, chance, SILENT)
    assert chance.draws


def test_no_chance_draws_and_reveals_nothing() -> None:
    for ask in (lambda: NoChance().draw(0, 6), lambda: NoChance().draw_for(1, 0, 6), NoChance().mark_revealed):
        with pytest.raises(UnknownDraw):
            ask()
