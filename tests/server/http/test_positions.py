"""Tables from positions over HTTP: made, checked, shown, played on, replayed, played again."""

from __future__ import annotations

from typing import Any

from helpers.server.client import Message, Player, TableSocket
from helpers.server.scenario import scenario

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.position import read, write
from comares.kernel.table import Table

GARDENER = {"kind": "bot", "level": "gardener"}
ME, HERE = {"kind": "me"}, {"kind": "here"}


def position_of(game: str = "alhambra", seats: int = 2, moves: int = 6, seat: int | None = 0, **settings: str) -> str:
    """The position after some moves of a game, as the seat knows it."""
    table = Table(GAMES[game], seats, settings, SeededChance(11))
    for _ in range(moves):
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, decision.codes[0])
    return write(table.position(seat))


ALHAMBRA, SABIKA = position_of(portals="on"), position_of("sabika")
UNREACHABLE = ALHAMBRA.replace("scorings 0", "scorings 2")


async def made(player: Player, position: str, *seats: dict[str, str], **more: Any) -> Message:
    """A table that was made from the position."""
    answer = await player.http.post("/api/tables", json={"seats": list(seats), "position": position, **more})
    assert answer.status_code == 201, answer.text
    summary: Message = answer.json()
    return summary


async def refused(player: Player, **request: Any) -> tuple[str, str]:
    """The key and the sentence of the refusal."""
    answer = await player.http.post("/api/tables", json=request)
    assert answer.status_code == 400, answer.text
    return answer.json()["error"], answer.json()["message"]


async def position_now(player: Player, table: str, query: str = "") -> str:
    answer = await player.http.get(f"/api/tables/{table}/position{query}")
    assert answer.status_code == 200, answer.text
    return answer.text


async def played(chair: TableSocket, moves: int) -> Message:
    """The table after some moves of one's own seats."""
    look = await chair.look()
    for _ in range(moves):
        look = await chair.look(look["decision"]["seat"])
        look = await chair.play(look, look["decision"]["codes"][0])
    return look


@scenario
async def test_game_settings_and_seats_come_from_the_position(ada: Player) -> None:
    card = await made(ada, ALHAMBRA, ME, HERE)
    assert (card["game"], card["settings"]["portals"], len(card["seats"]), card["state"]) == (
        "alhambra",
        "on",
        2,
        "running",
    )
    assert card["turn"] == read(ALHAMBRA, GAMES).view.seat
    assert await position_now(ada, card["id"], "?seat=0") == ALHAMBRA


@scenario
async def test_a_table_from_a_position_is_played_on_with_bots(ada: Player) -> None:
    card = await made(ada, SABIKA, ME, GARDENER)
    async with ada.at(card["id"]) as chair:
        look = await chair.look(0)
        while look["decision"]["codes"] is None:
            look = await chair.receive("table")
        look = await chair.play(look, look["decision"]["codes"][0])
        assert (look["type"], look["news"][-1]["seat"]) == ("table", 0)


@scenario
async def test_who_sits_where_must_fit_the_position(ada: Player) -> None:
    key, message = await refused(ada, position=ALHAMBRA, seats=[ME])
    assert (key, "for 2 players" in message, "not 1" in message) == ("setup", True, True)
    for extra in ({"game": "alhambra"}, {"settings": {"end": "empty"}}):
        key, message = await refused(ada, position=ALHAMBRA, seats=[ME, HERE], **extra)
        assert (key, "names its game and settings itself" in message) == ("setup", True)


@scenario
async def test_a_bad_position_is_refused_with_its_line_and_what_is_expected(ada: Player) -> None:
    bad = ALHAMBRA.replace("over no", "over maybe")
    line = bad.split("\n").index("over maybe") + 1
    key, message = await refused(ada, position=bad, seats=[ME, HERE])
    assert key == "position"
    assert f"line {line}: over: expected no or yes, not 'maybe'" in message
    key, _ = await refused(ada, position="x" * 40_001, seats=[ME, HERE])
    assert key == "malformed"


@scenario
async def test_a_position_that_no_game_could_reach_is_refused_with_the_reasons_unless_allowed(ada: Player) -> None:
    key, message = await refused(ada, position=UNREACHABLE, seats=[ME, HERE])
    assert (key, "scorings: 2 were held" in message) == ("unreachable", True)
    card = await made(ada, UNREACHABLE, ME, HERE, allow_unreachable=True)
    assert "scorings 2" in await position_now(ada, card["id"])


@scenario
async def test_a_finished_game_is_no_beginning(ada: Player) -> None:
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(2))
    while decision := table.decision():
        table.play(decision.seat, decision.codes[0])
    key, message = await refused(ada, position=write(table.position()), seats=[ME, HERE])
    assert (key, "over" in message) == ("position", True)


@scenario
async def test_a_check_says_what_a_position_is_and_what_is_wrong_with_it(ada: Player) -> None:
    async def check(position: str) -> Message:
        answer = await ada.http.post("/api/positions/check", json={"position": position})
        assert answer.status_code == 200
        found: Message = answer.json()
        return found

    sound = await check(ALHAMBRA)
    summary = sound["summary"]
    assert (summary["game"], summary["seats"], summary["settings"]["portals"]) == ("alhambra", 2, "on")
    assert (summary["viewer"], summary["turn"]) == (0, read(ALHAMBRA, GAMES).view.seat)
    assert (sound["problems"], sound["can_open"], sound["error"]) == ([], True, None)
    doubtful = await check(UNREACHABLE)
    assert [problem.split(":")[0] for problem in doubtful["problems"]] == ["scorings"]
    assert (doubtful["can_open"], doubtful["summary"]) == (True, summary)
    bad = await check("comares-position 1\ngame chess 1\n")
    assert (bad["summary"], bad["can_open"], bad["error"]["line"]) == (None, False, 2)
    assert "expected one of alhambra, sabika" in bad["error"]["what"]


@scenario
async def test_the_position_of_a_table_is_for_its_own_seats(ada: Player) -> None:
    card = await ada.table("me", "here")
    for seat in (0, 1):
        assert read(await position_now(ada, card["id"], f"?seat={seat}"), GAMES).view.viewer == seat
    async with Player(ada.host) as eve:
        assert read(await position_now(eve, card["id"]), GAMES).view.viewer is None
        for query in ("?seat=0", "?upto=0&seat=0", "?seat=7"):
            answer = await eve.http.get(f"/api/tables/{card['id']}/position{query}")
            assert (answer.status_code, answer.json()["error"]) == (403, "not-your-seat")


@scenario
async def test_the_position_after_a_line_is_the_one_that_was_there(ada: Player) -> None:
    card = await ada.table("me", "here")
    before = await position_now(ada, card["id"], "?seat=1")
    async with ada.at(card["id"]) as chair:
        await played(chair, 3)
    assert await position_now(ada, card["id"], "?seat=1") != before
    assert await position_now(ada, card["id"], "?seat=1&upto=0") == before
    assert (await ada.http.get(f"/api/tables/{card['id']}/position?upto=99")).json()["error"] == "late"


@scenario
async def test_the_record_carries_the_position_as_far_as_its_reader_may_know_it(ada: Player) -> None:
    card = await made(ada, position_of(seat=1), ME, HERE)
    async with ada.at(card["id"]) as chair:
        await played(chair, 2)
    text = (await ada.http.get(f"/api/tables/{card['id']}/record?seat=0")).text
    assert "\nposition\n  viewer 1\n" in text, "the position as seat 1 sees it, not as it was given"
    deal = next(row for row in text.split("\n") if row.startswith("0 - deal"))
    assert "?" in deal
    assert not any(character.isdigit() for character in deal.partition(" | ")[2])
    replay = await ada.http.get(f"/api/tables/{card['id']}/replay?upto=0")
    assert replay.json()["view"]["seats"][0]["hand"] is replay.json()["view"]["seats"][1]["hand"] is None


@scenario
async def test_a_record_with_a_position_is_imported_and_replayed(ada: Player) -> None:
    table = Table.from_position(read(ALHAMBRA, GAMES), SeededChance(5))
    for _ in range(4):
        decision = table.decision()
        assert decision is not None
        table.play(decision.seat, decision.codes[0])
    text = table.text(everything=True)
    answer = await ada.http.post("/api/records", content=text)
    assert answer.status_code == 201, answer.text
    card = answer.json()
    assert (card["state"], card["line"]) == ("record", 4)
    assert (await ada.http.get(f"/api/tables/{card['id']}/record")).text == text
    replay = (await ada.http.get(f"/api/tables/{card['id']}/replay?upto=0")).json()
    assert replay["line"] == 0
    begun = read(await position_now(ada, card["id"], "?upto=0"), GAMES)
    assert begun == Table.from_position(read(ALHAMBRA, GAMES), SeededChance(5)).position(everything=True)


@scenario
async def test_a_rematch_begins_from_the_same_position_with_other_draws(ada: Player) -> None:
    nearly = Table(GAMES["alhambra"], 2, {"end": "short"}, SeededChance(2))
    states = []
    while decision := nearly.decision():
        states.append(write(nearly.position(0)))
        nearly.play(decision.seat, decision.codes[0])
    card = await made(ada, states[-4], ME, HERE)
    async with ada.at(card["id"]) as chair:
        look = await chair.look()
        while look["decision"]:
            look = await chair.look(look["decision"]["seat"])
            look = await chair.play(look, look["decision"]["codes"][0])
    again = (await ada.http.post(f"/api/tables/{card['id']}/rematch")).json()
    assert again["state"] == "running"
    assert [seat["name"] for seat in again["seats"]] == [seat["name"] for seat in card["seats"]][::-1]
    assert await position_now(ada, again["id"], "?seat=0") == states[-4]
