"""What the faces of cards show agrees with the data, and a view says which balances a small building would reach."""

from __future__ import annotations

from typing import Any

import pytest

import comares
from comares.sabika.loading.load import load
from comares.sabika.text.effects import Wording
from comares.sabika.text.faces import FACES, Clause, faces, rank_points, secondary_costs
from comares.sabika.view import sabika_view

DATA = load()
ALL = faces(Wording(DATA))
ACTION = "action"


def gains(clauses: list[Clause]) -> dict[str, int]:
    """Everything that the clauses gain outright."""
    return {part.things[0]: part.amount for clause in clauses for part in clause.parts if part.op == "gain"}


def gains_in_data(effect: list[dict[str, Any]]) -> dict[str, int]:
    return {name: n for item in effect for name, n in item.get("gain", {}).items()}


@pytest.mark.parametrize(
    ("file", "table"),
    [("buildings_large", "tokens"), ("storehouses", "tokens"), ("start", "tokens"), ("board", "reward_track")],
)
def test_a_token_shows_everything_it_gives(file: str, table: str) -> None:
    for row, face in zip(DATA.rows(file, table), ALL[file][table], strict=True):
        assert gains(face) == gains_in_data(row["bonus"]), row
        actions = [part.things[0] for clause in face for part in clause.parts if part.op == ACTION]
        assert actions == [item[ACTION].replace("_", "-") for item in row["bonus"] if ACTION in item]


def test_a_blue_half_shows_when_it_works_and_no_two_poems_look_the_same() -> None:
    seen = set()
    for row, face in zip(DATA.rows("poems_short", "cards"), ALL["poems_short"]["cards"], strict=True):
        blue = [clause for clause in face if clause.half == "blue"]
        red = [clause for clause in face if clause.half == "red"]
        assert blue
        assert [clause.when for clause in red] == ["now"]
        triggers = [
            name.replace("_", "-") for name in row["blue"] if name.startswith("on_") and name != "on_build_using"
        ]
        assert set(triggers) <= {clause.when for clause in blue}
        assert all(clause.parts for clause in face), row
        looks = str(face)
        assert looks not in seen
        seen.add(looks)


def test_poems_4_and_14_differ_in_their_trigger() -> None:
    fourth, fourteenth = (ALL["poems_short"]["cards"][n - 1][0] for n in (4, 14))
    assert fourth.parts == fourteenth.parts
    assert (fourth.when, fourteenth.when) == ("on-build-large", "on-consolidate")


def test_a_long_poem_shows_vp_for_each_thing_and_the_limit_or_ranks() -> None:
    for row, face in zip(DATA.rows("poems_long", "cards"), ALL["poems_long"]["cards"], strict=True):
        (part,) = face[0].parts
        scoring = row["scoring"]
        if "rank" in scoring:
            assert part.op == "rank"
        else:
            assert (part.amount, part.limit) == (scoring["each"], scoring.get("max", 0))
    assert rank_points() == [[14, 6], [14, 6], [14, 9, 6], [14, 9, 6]]  # S10.2


def test_a_city_shows_what_it_wants_its_bonus_and_what_it_gives_when_consolidated() -> None:
    for row, face in zip(DATA.rows("trade", "tokens"), ALL["trade"]["tokens"], strict=True):
        wanted, bonus, then = face
        assert wanted.parts[0].things == row["demand"]
        assert gains([bonus]) == gains_in_data(row["bonus"])
        assert then.when == ("consolidated" if row["colour"] == "red" else "income")
        assert then.parts


def test_every_card_of_yusuf_and_every_event_shows_something() -> None:
    for file, table in FACES:
        for row, face in zip(DATA.rows(file, table), ALL[file][table], strict=True):
            assert face, row
            assert all(clause.parts for clause in face), row


def test_secondary_actions_show_what_they_cost_from_each_ring() -> None:
    costs = {(one.kind, one.ring): one.cost for one in secondary_costs()}
    assert costs == {("raw", "outer"): 1, ("raw", "middle"): 0, ("marble", "middle"): 2, ("marble", "inner"): 1}  # S8


def test_a_view_says_which_balance_an_open_small_building_would_reach_at_each_end() -> None:
    """S5.6, at the start of a game: the balance card's right half fits any colour, the new card's counts."""
    view = sabika_view(comares.new_table("sabika", players=2, seed=8).view(0))
    cards = DATA.rows("buildings_small", "cards")
    balance_card = view.parties[0].balance
    assert balance_card is not None
    left_of_row = DATA.rows("buildings_small", "balance_cards")[balance_card - 1]["left"]
    assert [one.card for one in view.balances] == view.small_open
    for one in view.balances:
        card = cards[one.card - 1]
        assert one.right == card["left"]
        assert one.left == (card["right"] if card["right"] == left_of_row else None)
