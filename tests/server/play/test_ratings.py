"""Which games count, and what they do to ratings (docs/ratings.md)."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from itertools import permutations

import pytest
from helpers.server.in_memory import ADA, BEN, HOSTED

from comares.bots.knowledge import LEVELS
from comares.games import GAMES
from comares.server.errors import Refusal
from comares.server.messages.lobby import NewClock, NewSeat, NewTable
from comares.server.play.clubs import standings
from comares.server.play.counted_games import Belief, CountedGame, CountedSeat, Pool, counted_game
from comares.server.play.leaving import free_seat, give_to_bot, resign
from comares.server.play.memory_ratings import MemoryRatings
from comares.server.play.memory_storage import MemoryStorage
from comares.server.play.new_table import new_table, rematch_of, seat_kept_for
from comares.server.play.rating_work import RatingWork
from comares.server.play.ratings import ANCHORS, FIRST, Standing, rated, shown_rating
from comares.server.play.result import result_of_game
from comares.server.play.storage import CLOSED, OVER, Seat, TableResult, TableRow

POOL = Pool("alhambra", 2)
CLOCK = NewClock("move", 86_400)


def a_game(*who: str, number: int = 0, places: tuple[int, ...] = ()) -> CountedGame:
    """A rated game; who is named with a @ is a bot. They come in as they are named."""
    seats = [
        CountedSeat(seat, "" if name[0] == "@" else name, name[1:] if name[0] == "@" else "", place, 10)
        for seat, (name, place) in enumerate(zip(who, places or range(1, len(who) + 1), strict=True))
    ]
    return CountedGame(f"t{number}", Pool("alhambra", len(who)), float(number), True, None, tuple(seats), number)


def change(game: CountedGame, player: str, known: dict[str, Belief] | None = None) -> float:
    seat = next(each for each in rated(game, known or {}).seats if each.player == player)
    assert seat.before is not None
    assert seat.after is not None
    return seat.after.mu - seat.before.mu


def test_who_comes_before_gains_what_the_others_lose_and_everybody_is_known_better() -> None:
    done = rated(a_game("ada", "ben", "cleo"), {})
    after = [seat.after for seat in done.seats]
    assert all(belief is not None and belief.sigma < FIRST.sigma for belief in after)
    mus = [belief.mu for belief in after if belief]
    assert mus == sorted(mus, reverse=True)
    assert mus[0] > FIRST.mu > mus[2]
    assert change(a_game("ada", "ben", places=(1, 1)), "ada") == pytest.approx(0)


def test_a_win_against_somebody_stronger_is_worth_more() -> None:
    strong, weak = {"ben": Belief(35.0, 2.0)}, {"ben": Belief(15.0, 2.0)}
    assert change(a_game("ada", "ben"), "ada", strong) > change(a_game("ada", "ben"), "ada", weak) > 0


def test_bots_are_fixed_anchors_and_each_level_of_each_game_is_one() -> None:
    assert set(ANCHORS) == set(GAMES)
    for game, levels in ANCHORS.items():
        assert list(levels) == list(LEVELS), game
        assert list(levels.values()) == sorted(levels.values()), f"{game}: a stronger level is a higher anchor"
    done = rated(a_game("ada", "@mason", "ben"), {})
    assert done.seats[1].after is None
    above, below = change(a_game("ada", "ben", "@mason"), "ben"), change(a_game("ada", "@mason", "ben"), "ben")
    assert above > below, "it counts whether one comes before a bot"


def test_one_person_at_two_seats_and_one_person_among_bots_are_not_rated() -> None:
    for game in (a_game("ada", "ada"), a_game("ada", "@mason"), a_game("ada", "ben", "ada")):
        assert rated(game, {}) == game


def test_ratings_computed_again_are_the_same_and_follow_the_order_of_the_games() -> None:
    people = ["ada", "ben", "cleo"]
    games = [a_game(*pair, number=n) for n, pair in enumerate(permutations(people, 2))]
    known: dict[str, Belief] = {}
    one_by_one = []
    for game in games:
        one_by_one.append(rated(game, known))
        known |= {seat.player: seat.after for seat in one_by_one[-1].seats if seat.after}
    standing = Standing(POOL)
    again = standing.count_again(one_by_one)
    ratings = standing.ratings()
    assert again == one_by_one
    assert {each.player: each.belief for each in ratings} == known
    assert {(each.games, each.rivals, each.is_provisional) for each in ratings} == {(4, 2, True)}


def test_a_new_player_is_shown_in_the_middle_with_all_uncertainty() -> None:
    assert shown_rating(FIRST) == (1500, 1000)


# Set-up.


def set_up(*kinds: str, **more: object) -> TableRow:
    seats = [NewSeat(kind) if kind in ("me", "here", "open") else NewSeat("bot", level=kind) for kind in kinds]  # type: ignore[arg-type]
    asked = {"clock": CLOCK, "rated": True, **more}
    return new_table(NewTable(seats, "alhambra", **asked), ADA, HOSTED).row  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("kinds", "more"),
    [(("me", "mason"), {}), (("me", "here"), {}), (("me", "here", "open"), {}), (("me", "open"), {"clock": None})],
)
def test_a_rated_table_has_two_people_on_devices_of_their_own_and_a_clock(kinds: tuple[str, ...], more: dict) -> None:  # type: ignore[type-arg]
    with pytest.raises(Refusal) as refusal:
        set_up(*kinds, **more)
    assert refusal.value.key == "setup"
    assert set_up("me", "open", "mason").rated


def a_rated_table(line: int = 5) -> TableRow:
    row = set_up("me", "open", "open")
    row.line, row.turn = line, 0
    for number, player in ((1, BEN.id), (2, "cleo")):
        row.seats[number] = Seat("person", player, player=player, secret=f"s{number}")
    return row


def test_nobody_at_a_rated_game_is_relieved_of_a_seat_or_played_for_by_a_strong_bot() -> None:
    row = a_rated_table()
    with pytest.raises(Refusal) as refusal:
        give_to_bot(row, ADA.id, 0, "architect", (), 1e9, 60.0)
    assert refusal.value.key == "rated"
    with pytest.raises(Refusal) as refusal:
        free_seat(row, ADA.id, 1, (), 1e9, 60.0)
    assert refusal.value.key == "rated"
    assert give_to_bot(row, ADA.id, 1, "architect", (), 1e9, 60.0).seats[1].level == "gardener"
    assert resign(row, BEN.id, 7.0).seats[1].level == "gardener"


def test_who_is_away_at_the_end_comes_last_but_before_who_resigned() -> None:
    seats = [Seat("person", name, player=name) for name in ("ada", "ben", "cleo")]
    seats[0].stand_in, seats[1].resigned = "away", 5.0
    assert result_of_game([90, 80, 10], [0], seats, rated=True).places == [2, 3, 1]
    assert result_of_game([90, 80, 10], [0], seats).places == [1, 3, 2]


def test_a_rematch_of_a_rated_game_seats_nobody_who_did_not_ask_for_it() -> None:
    row = a_rated_table()
    row.state = OVER
    new = rematch_of(row, ADA.id, HOSTED.registry).row
    assert new.rated
    assert new.clock == row.clock
    assert [seat.kind for seat in new.seats] == ["open", "person", "open"]
    kept = seat_kept_for(BEN.id, row, new)
    assert kept is not None
    assert kept.secret == new.seats[2].secret
    assert seat_kept_for(ADA.id, row, new) is None
    assert seat_kept_for("stranger", row, new) is None


# What is counted.


def ended(row: TableRow, places: list[int], state: str = OVER) -> TableRow:
    return replace(row, state=state, result=TableResult([30, 20, 10], places))  # type: ignore[arg-type]


def test_what_is_counted_of_a_table() -> None:
    row = a_rated_table()
    assert counted_game(row) is None, "a game that runs tells nothing"
    game = counted_game(ended(row, [1, 2, 3]))
    assert game is not None
    assert [(seat.player, seat.place) for seat in game.seats] == [("ada", 1), ("ben", 2), ("cleo", 3)]
    assert counted_game(replace(ended(row, [1, 2, 3]), rated=False)) is None
    two = ended(row, [1, 2, 3])
    two.seats = [two.seats[0], replace(two.seats[1], player="ada"), two.seats[2]]
    assert counted_game(two) is None, "a guest has become an account that sat there too"


def test_a_game_that_everybody_left_counts_between_its_people() -> None:
    row = ended(a_rated_table(), [2, 1, 3], CLOSED)
    row.seats = [row.seats[0], row.seats[1], Seat("bot", "Mason", "mason")]
    game = counted_game(row)
    assert game is not None
    assert [(seat.player, seat.place) for seat in game.seats] == [("ada", 2), ("ben", 1)]


def test_the_work_counts_each_game_once() -> None:
    async def story() -> None:
        storage = MemoryStorage()
        ratings = MemoryRatings(storage)
        work = RatingWork(ratings)
        rows = [ended(a_rated_table(), [1, 2, 3]) for _ in range(3)]
        rows.append(replace(ended(a_rated_table(), [1, 2, 3]), seats=[Seat("bot", "Mason", "mason")] * 3))
        for row in rows:
            await storage.add_table(row, [])
        assert await work.step() == 4
        first = await ratings.ratings_of("ada")
        assert [each.games for each in first] == [3]
        assert await work.step() == 0
        assert await ratings.ratings_of("ada") == first

    asyncio.run(story())


def test_a_club_table_gives_a_point_for_everybody_whom_one_came_before() -> None:
    games = [
        a_game("ada", "ben", "@mason"),
        a_game("ben", "ada", "cleo", places=(1, 1, 3)),
        a_game("@mason", "ben", "ada"),
    ]
    table = standings(games, ["ada", "ben", "dora"])
    assert [(each.player, each.points, each.most, each.games) for each in table] == [
        ("ada", 2.5, 4, 3),
        ("ben", 2.5, 4, 3),
        ("dora", 0.0, 0, 0),
    ], "of two with as many points, who won more comes first"
    assert {each.player: each.wins for each in table} == {"ada": 1.5, "ben": 0.5, "dora": 0.0}
