"""Before and after a game: tables, seats, records."""

from __future__ import annotations

import asyncio

from helpers.server.client import Player
from helpers.server.scenario import scenario

from comares.games import GAMES
from comares.kernel.chance import SeededChance
from comares.kernel.table import Table


def finished(seed: int = 3) -> Table:
    """A finished game of last codes."""
    table = Table(GAMES["alhambra"], 2, {}, SeededChance(seed))
    while decision := table.decision():
        table.play(decision.seat, decision.codes[-1])
    return table


@scenario
async def test_a_player_has_a_name_a_language_and_a_signed_cookie(ada: Player) -> None:
    assert (await ada.http.put("/api/me", json={"name": " Ada ", "language": "en"})).json()["name"] == "Ada"
    assert (await ada.http.get("/api/me")).json() == {"name": "Ada", "language": "en", "address": "", "account": False}
    assert (await ada.http.put("/api/me", json={"name": "Ada", "language": "xx"})).status_code == 400
    card = await ada.table("me", "here", "mason")
    assert [seat["name"] for seat in card["seats"]] == ["Ada", "", "Mason"], (
        "each client names a seat without a name in its own language"
    )
    forged = "; ".join(f"{name}={value[:-2]}xx" for name, value in ada.http.cookies.items())
    answer = await ada.http.get("/api/me", headers={"cookie": forged})
    ada.http.cookies.clear()
    assert (answer.json()["name"], "set-cookie" in answer.headers) == ("", True)


@scenario
async def test_the_list_of_games_has_their_settings(ada: Player) -> None:
    games = (await ada.http.get("/api/games")).json()
    assert [game["name"] for game in games] == list(GAMES)
    alhambra = next(game for game in games if game["name"] == "alhambra")
    assert (alhambra["min_players"], alhambra["max_players"]) == (2, 6)
    settings = {setting["name"]: setting for setting in alhambra["settings"]}
    end: dict[str, object] = {"name": "end", "values": ["short", "empty"], "needs": None, "seats": [], "names": {}}
    assert settings["end"] == end
    assert settings["walk-portals"]["needs"] == ["portals", "on"]
    assert alhambra["levels"][0] == "gardener"
    box = (await ada.http.get("/api/games/alhambra/components")).json()
    assert box["tiles"][0] == {"tile": 1, "kind": "pavilion", "price": 2, "walls": "NEW"}


@scenario
async def test_what_cannot_be_set_up_is_refused_in_words(ada: Player) -> None:
    me, bot = {"kind": "me"}, {"kind": "bot", "level": "mason"}
    for wrong, words in (
        ({"game": "chess", "seats": [me, bot]}, "no game 'chess'"),
        ({"game": "alhambra", "seats": [me]}, "2 to 6 players"),
        ({"game": "alhambra", "seats": [me, {"kind": "bot", "level": "genius"}]}, "gardener"),
        ({"game": "alhambra", "seats": [me, {"kind": "bot", "level": "master@100000ms"}]}, "gardener"),
        ({"game": "alhambra", "seats": [me, bot], "settings": {"end": "long"}}, "short, empty"),
        ({"game": "alhambra", "seats": [me, bot], "pace": "slow"}, "pace"),
    ):
        answer = await ada.http.post("/api/tables", json=wrong)
        assert (answer.status_code, words in answer.json()["message"]) == (400, True), answer.text


@scenario
async def test_the_lobby_lists_mine_open_ones_and_ones_to_watch(ada: Player) -> None:
    mine = await ada.table("me", "open")
    joinable = await ada.table("me", "open", open=True)
    watched = await ada.table("me", "here", open=True, pace="turns")
    lists = (await ada.http.get("/api/tables")).json()
    assert {mine["id"], joinable["id"], watched["id"]} <= {card["id"] for card in lists["mine"]}
    async with Player(ada.host) as ben:
        lists = (await ben.http.get("/api/tables")).json()
        listed = {name: {card["id"]: card for card in lists[name]} for name in ("open", "watch")}
        assert mine["id"] not in listed["open"]
        assert joinable["id"] in listed["open"]
        assert watched["id"] in listed["watch"]
        invited = await ben.http.post(
            "/api/invitations", json={"code": listed["open"][joinable["id"]]["invitations"][0]["code"], "name": "B"}
        )
        person = {"kind": "person", "name": "B", "level": None, "here": False}
        assert invited.json()["seats"][1].items() >= person.items()
        assert (await ben.http.get(f"/api/tables/{mine['id']}")).json()["invitations"] == []
        assert (await ben.http.get(f"/api/tables/{mine['id']}")).json()["secrets"] == []


@scenario
async def test_my_tables_are_listed_with_my_turn_first_and_finished_games_last(ada: Player) -> None:
    async with Player(ada.host) as ben:
        mine = await ben.table("me", "here")
        guests = await ben.table("open", "open")
        while guests["turn"] != 1:  # until the guest begins
            guests = await ben.table("open", "open")
        await ben.http.post("/api/invitations", json={"code": guests["invitations"][0]["code"]})
        brought = (await ben.http.post("/api/records", content=finished().text())).json()
        listed = [card["id"] for card in (await ben.http.get("/api/tables")).json()["mine"]]
        assert [card for card in listed if card in (mine["id"], guests["id"])] == [mine["id"], guests["id"]]
        assert listed[-1] == brought["id"], "a finished game is last, though it is the newest"


@scenario
async def test_an_invitation_is_valid_once(ada: Player) -> None:
    code = (await ada.table("me", "open"))["invitations"][0]["code"]
    async with Player(ada.host) as ben, Player(ada.host) as eve:
        both = [who.http.post("/api/invitations", json={"code": code}) for who in (ben, eve)]
        answers = await asyncio.gather(*both)
        assert sorted(answer.status_code for answer in answers) == [201, 404]


@scenario
async def test_an_invitation_describes_its_table_until_it_is_taken(ada: Player) -> None:
    await ada.http.put("/api/me", json={"name": "Ada", "language": "en"})
    card = await ada.table("me", "open", "mason", settings={"portals": "on"})
    invitation = {"code": card["invitations"][0]["code"]}
    async with Player(ada.host) as ben:
        answer = await ben.http.post("/api/invitations/seen", json=invitation)
        seen = answer.json()
        assert (answer.status_code, seen["seat"], seen["host"]) == (200, 1, "Ada")
        assert (seen["table"]["game"], seen["table"]["settings"]["portals"]) == ("alhambra", "on")
        assert [seat["kind"] for seat in seen["table"]["seats"]] == ["person", "open", "bot"]
        assert (seen["table"]["secrets"], seen["table"]["invitations"]) == ([], []), "a guest invites nobody"
        await ben.http.post("/api/invitations", json=invitation)
        for code in (invitation["code"], card["secrets"][0]["secret"], "no-such-code"):
            answer = await ben.http.post("/api/invitations/seen", json={"code": code})
            assert (answer.status_code, answer.json()["error"]) == (404, "no-seat")


@scenario
async def test_a_player_without_a_name_has_none_and_each_reader_sees_words_of_the_own_language(ada: Player) -> None:
    code = (await ada.table("me", "open"))["invitations"][0]["code"]
    async with Player(ada.host) as ben:
        taken = await ben.http.post("/api/invitations", json={"code": code}, headers={"accept-language": "de"})
        assert taken.json()["seats"][1]["name"] == ""


@scenario
async def test_an_imported_record_can_be_replayed_line_by_line(ada: Player) -> None:
    table = finished()
    text = table.text()
    answer = await ada.http.post("/api/records", content=text)
    card = answer.json()
    assert (card["state"], card["turn"], card["you"]) == ("record", None, [])
    last = card["line"]
    assert (await ada.http.get(f"/api/tables/{card['id']}/record")).text == text
    for upto in (0, last // 2, last):
        shown = (await ada.http.get(f"/api/tables/{card['id']}/replay", params={"upto": upto, "seat": 1})).json()
        assert (shown["line"], shown["decision"], shown["viewer"]) == (upto, None, 1)
    assert shown["outcome"]["points"] == table.points()
    assert shown["outcome"]["winners"] == table.outcome().winners
    assert (await ada.http.get(f"/api/tables/{card['id']}/replay", params={"upto": last + 1})).status_code == 409
    assert (await ada.http.post(f"/api/tables/{card['id']}/rematch")).status_code == 403
    async with ada.at(card["id"]) as chair:
        assert (await chair.look(None, -1))["decision"] is None


@scenario
async def test_a_broken_record_is_refused_with_its_line(ada: Player) -> None:
    lines = finished().text().split("\n")
    first = next(number for number, line in enumerate(lines) if line.startswith("1 "))
    lines[first] = lines[first].replace(" 1 ", " 3 ").replace(" 2 ", " 3 ")
    answer = await ada.http.post("/api/records", content="\n".join(lines))
    assert (answer.status_code, f"line {first + 1}" in answer.json()["message"]) == (400, True), answer.text
    assert (await ada.http.post("/api/records", content=b"\xff\xfe")).status_code == 400
    assert (await ada.http.post("/api/records", content=b"x" * 1_100_000)).status_code == 413


@scenario
async def test_a_rematch_is_one_table_with_the_seats_moved_on(ada: Player) -> None:
    card = await ada.table("me", "random")
    assert (await ada.http.post(f"/api/tables/{card['id']}/rematch")).json()["error"] == "not-over"
    async with ada.at(card["id"]) as chair:
        table = await chair.look(0)
        while table["state"] == "running":
            codes = table["decision"]["codes"]
            if codes:
                await chair.send("play", seat=0, line=table["line"], code=codes[-1])
            table = await chair.receive("table")
    first = (await ada.http.post(f"/api/tables/{card['id']}/rematch")).json()
    again = (await ada.http.post(f"/api/tables/{card['id']}/rematch")).json()
    assert first["id"] == again["id"] != card["id"]
    assert [seat["kind"] for seat in first["seats"]] == ["bot", "person"]
    assert (await ada.http.get(f"/api/tables/{card['id']}")).json()["rematch"] == first["id"]


@scenario
async def test_a_running_game_is_replayed_and_exported_as_its_viewer_may_see_it(ada: Player) -> None:
    card = await ada.table("me", "open")
    replay = f"/api/tables/{card['id']}/replay"
    own = (await ada.http.get(replay, params={"upto": 0, "seat": 0})).json()
    aside = (await ada.http.get(replay, params={"upto": 0})).json()
    assert own["view"]["seats"][0]["hand"]
    assert own["view"]["seats"][1]["hand"] is None
    assert [seat["hand"] for seat in aside["view"]["seats"]] == [None, None]
    assert (await ada.http.get(replay, params={"upto": 0, "seat": 1})).json()["error"] == "not-your-seat"
    record = f"/api/tables/{card['id']}/record"
    assert (await ada.http.get(record, params={"seat": 1})).json()["error"] == "not-your-seat"
    assert (await ada.http.get(record)).text.startswith("comares-record 1\ngame alhambra")


@scenario
async def test_the_host_has_health_metrics_and_an_api_description(ada: Player) -> None:
    assert (await ada.http.get("/api/health")).json()["ok"] is True
    assert "comares_tables" in (await ada.http.get("/api/metrics")).text
    paths = (await ada.http.get("/api/schema/openapi.json")).json()["paths"]
    assert {"/api/tables", "/api/tables/{table}/replay", "/api/words/{language}"} <= set(paths)


@scenario
async def test_a_catalogue_is_sent_only_if_it_has_changed(ada: Player) -> None:
    words = await ada.http.get("/api/words/en")
    assert "alhambra-took = " in words.text
    again = await ada.http.get("/api/words/en", headers={"if-none-match": words.headers["etag"]})
    assert (again.status_code, again.text) == (304, "")
    assert (await ada.http.get("/api/words/tlh")).status_code == 404
