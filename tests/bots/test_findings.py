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


def joint(*searches: list[Finding]) -> list[Finding]:
    return [finding._replace(utility=round(finding.utility, 6)) for finding in together(searches)]


def codes(*searches: list[Finding]) -> list[str]:
    return [finding.code for finding in together(searches)]


def test_a_search_alone_keeps_its_order() -> None:
    found = [Finding("a", 0.5, 100), Finding("b", 0.49, 90), Finding("c", 0.3, 3)]
    assert joint(found) == found


def test_the_best_is_the_option_that_is_least_behind_in_the_mean() -> None:
    other = [Finding("b", 0.34, 270), Finding("a", 0.26, 300)]
    assert codes(ONE, other) == ["b", "a", "c"], "b is 2 and 0 behind, a 0 and 8"
    assert joint(ONE, other)[1] == Finding("a", 0.43, 400), "4 behind the mean of the best, 47"


def test_a_search_with_better_worlds_for_all_options_says_no_more_than_another() -> None:
    lucky = [Finding("b", 0.91, 500), Finding("a", 0.90, 500)]
    assert codes(ONE, lucky)[:2] == ["a", "b"], "a is 0 and 1 behind, b 2 and 0"


def test_a_search_without_playouts_says_nothing() -> None:
    late = [Finding("c", 0.0, 0), Finding("a", 0.0, 0)]
    assert joint(ONE, late) == ONE
    assert joint(late, ONE) == ONE
    assert codes(late, late) == ["c", "a"]


def test_where_an_option_was_no_candidate_it_is_the_last_one() -> None:
    other = [Finding("d", 0.9, 100), Finding("a", 0.6, 100)]
    found = {finding.code: round(0.75 - finding.utility, 3) for finding in joint(ONE, other)}
    assert found == {"a": 0.15, "d": 0.15, "b": 0.16, "c": 0.3}


def test_of_options_that_are_equally_far_behind_the_one_that_was_compared_longer_comes_first() -> None:
    found = [Finding("a", 0.5, 100), Finding("b", 0.5, 90), Finding("c", 0.6, 3)]
    assert codes(found) == ["a", "b", "c"], "c was lucky and was dropped early"
    assert codes(found, found) == ["a", "b", "c"]


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
    assert all(0 <= finding.utility <= 1 for finding in found)
    assert sum(finding.playouts for finding in found) <= 300
    assert SearchBot(guide, 7, Budget(300), remembers=True).choose(view, decision) == answer_of(found)
