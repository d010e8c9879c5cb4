"""Workers are shared fairly between addresses, players and tables; hints wait behind moves, but not for ever."""

from __future__ import annotations

from comares.server.bots.fair_queue import FairQueue, Kind, Share

HANDICAPS: dict[Kind, float] = {"hint": 3.0, "background": 10.0}
EVE, ADA = Share("eve's address", "eve", "e1"), Share("ada's address", "ada", "a1")


def new_queue() -> FairQueue[str]:
    return FairQueue(HANDICAPS, memory=30.0)


def taken(queue: FairQueue[str], seconds: float = 1.0, now: float = 0.0) -> list[str]:
    """All jobs in the order in which one worker runs them, each for so many seconds."""
    order = list[str]()
    while found := queue.take(now, lambda job: True):
        queue.charge(found.share, seconds, now)
        order.append(found.job)
    return order


def test_who_comes_last_but_has_used_nothing_is_next() -> None:
    queue = new_queue()
    for number in range(40):
        queue.put(f"eve {number}", EVE._replace(table=f"e{number}"), "move")
    first = queue.take(0.0, lambda job: True)
    assert first is not None
    queue.charge(first.share, 1.0, 0.0)
    queue.put("ada", ADA, "move")
    assert taken(queue)[0] == "ada"


def test_an_address_with_many_players_has_no_more_than_one_with_one() -> None:
    queue = new_queue()
    for number in range(20):
        queue.put(f"eve {number}", Share("eve's address", f"eve {number}", f"e{number}"), "move")
        queue.put(f"ada {number}", ADA, "move")
    order = taken(queue)
    assert abs(sum(job.startswith("ada") for job in order[:20]) - 10) <= 1


def test_tables_and_players_of_one_address_take_turns() -> None:
    queue, here = new_queue(), "one address"
    for _ in range(10):
        queue.put("dear", Share(here, "eve", "dear"), "move")
        queue.put("cheap", Share(here, "eve", "cheap"), "move")
        queue.put("ben", Share(here, "ben", "b"), "move")
    order = taken(queue)
    assert [order[:12].count(job) for job in ("dear", "cheap", "ben")] == [3, 3, 6]


def test_hints_wait_behind_moves_and_reviews_behind_hints() -> None:
    queue = new_queue()
    for kind in ("background", "hint", "move"):
        queue.put(kind, ADA, kind)
    assert taken(queue) == ["move", "hint", "background"]


def test_a_hint_does_not_wait_for_the_moves_of_somebody_who_uses_much() -> None:
    queue = new_queue()
    for _ in range(40):
        queue.put("eve", EVE, "move")
    queue.put("hint", ADA, "hint")
    assert taken(queue).index("hint") in (3, 4)


def test_what_was_used_is_forgotten() -> None:
    queue = new_queue()
    queue.charge(EVE, 1000.0, 0.0)
    queue.charge(ADA, 1.0, 590.0)
    queue.put("ada", ADA, "move")
    queue.put("eve", EVE, "move")
    assert taken(queue, now=600.0) == ["eve", "ada"]


def test_jobs_that_nobody_waits_for_are_dropped_and_the_others_counted() -> None:
    queue = new_queue()
    for job in ("one", "two"):
        queue.put(job, ADA, "hint")
    queue.put("three", ADA._replace(player="ben"), "hint")
    assert queue.count(ADA, "hint") == (3, 2)
    queue.discard(lambda job: job == "one")
    assert (len(queue), queue.count(ADA, "hint")) == (2, (2, 1))


def test_a_part_of_a_review_waits_for_everything_else_whoever_has_used_how_much() -> None:
    queue = new_queue()
    queue.charge(EVE, 1000.0, 0.0)
    queue.put("review of one who has used nothing", ADA, "review")
    for kind in ("background", "hint", "move"):
        queue.put(kind, EVE, kind)
    assert taken(queue) == ["move", "hint", "background", "review of one who has used nothing"]
