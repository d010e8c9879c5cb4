"""Several searches of one decision: what they have found together, and what a bot says of it."""

from __future__ import annotations

from comares.bots.budget import Budget
from comares.bots.findings import Finding, answer_of, together
from comares.bots.knowledge import knowledge_of
from comares.bots.search_bot import SearchBot
from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table

ONE = [Finding("a", 0.60, 100), Finding("b", 0.58, 90), Finding("c", 0.30, 10)]


def test_a_search_alone_keeps_its_order() -> None:
    dropped_early = [Finding("a", 0.5, 100), Finding("b", 0.49, 90), Finding("c", 0.5, 3)]
    assert together([dropped_early]) == dropped_early


def test_an_option_has_its_mean_in_all_searches_weighted_by_how_long_they_were() -> None:
    other = [Finding("b", 0.64, 300), Finding("a", 0.56, 20)]
    found = together([ONE, other])
    assert [finding.code for finding in found[:2]] == ["b", "a"]
    assert found[0] == Finding("b", (0.58 * 100 + 0.64 * 300) / 400, 390)
    assert found[1] == Finding("a", (0.60 * 100 + 0.56 * 300) / 400, 120), "dropped early, and yet it counts fully"


def test_a_search_that_had_little_time_counts_little() -> None:
    hurried = [Finding("b", 0.8, 2), Finding("a", 0.7, 2)]
    assert together([ONE, hurried])[0].code == "a"


def test_a_search_without_playouts_says_nothing() -> None:
    late = [Finding("c", 0.0, 0), Finding("a", 0.0, 0)]
    assert together([ONE, late]) == ONE
    assert together([late, ONE]) == ONE
    assert together([late, late]) == late


def test_where_an_option_was_no_candidate_it_counts_as_the_last_one() -> None:
    other = [Finding("d", 0.9, 100), Finding("a", 0.6, 100)]
    found = {finding.code: finding for finding in together([ONE, other])}
    assert found["d"] == Finding("d", (0.9 + 0.30) / 2, 100)
    assert found["b"] == Finding("b", (0.58 + 0.6) / 2, 90)


def test_an_option_that_every_search_dropped_early_is_not_chosen() -> None:
    lucky = Finding("c", 0.9, 3)
    found = together([[*ONE[:2], lucky], [*ONE[:2], lucky]])
    assert found[0].code == "a"


def test_the_answer_tells_the_second_best_and_how_far_it_is_behind() -> None:
    assert answer_of([Finding("a", 0.5, 10), Finding("b", 0.25, 10)]).second == ("b", 120), "12 points, by SHARPNESS"
    assert answer_of([Finding("a", 0.5, 10), Finding("b", 0.5, 10)]).second == ("b", 0)
    assert answer_of([Finding("a", 0.5, 10)]).second is None
    assert answer_of([Finding("a", 0.0, 0), Finding("b", 0.0, 0)]).second is None, "nothing was compared"


def test_a_bot_plays_what_its_own_search_has_found() -> None:
    table = Table(GAMES["alhambra"], 3, {}, SeededChance(4))
    decision = table.decision()
    assert decision is not None
    view, guide = table.view(decision.seat), knowledge_of("alhambra").learned_guide(table.rules)
    found = SearchBot(guide, 7, Budget(300), remembers=True).findings(view, decision)
    assert all(finding.code in decision.codes for finding in found)
    assert all(0 <= finding.utility <= found[0].utility <= 1 for finding in found), "none is above the best"
    assert SearchBot(guide, 7, Budget(300), remembers=True).choose(view, decision) == answer_of(found)
