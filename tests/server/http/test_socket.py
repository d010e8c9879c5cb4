"""The socket of a table: a move is checked, committed, then sent to everybody, each with their own view."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from helpers.server.client import Message, Player, TableSocket
from helpers.server.scenario import scenario


@asynccontextmanager
async def at_the_table(ada: Player, **settings: str) -> AsyncIterator[tuple[TableSocket, Message]]:
    """A new table where both seats are Ada's: a socket, and the table from the deciding seat."""
    card = await ada.table("me", "here", settings=settings)
    async with ada.at(card["id"]) as chair:
        yield chair, await seat_to_move(chair, await chair.look())


async def until_placing(chair: TableSocket, table: Message) -> Message:
    """Buy as soon as that is possible: the table when a tile is to be placed."""
    while table["decision"]["kind"] != "placing":
        buying = starting(table, "buy")
        table = await chair.play(table, (buying or table["decision"]["codes"])[0])
        if not table["decision"]["codes"]:
            table = await seat_to_move(chair, table)
    return table


def starting(table: Message, *words: str) -> list[str]:
    """The codes on offer that begin with one of these."""
    return [code for code in table["decision"]["codes"] if code.startswith(words)]


async def seat_to_move(chair: TableSocket, look: Message) -> Message:
    """The table from the deciding seat."""
    return await chair.look(look["decision"]["seat"])


@scenario
async def test_a_choice_is_sent_to_everybody_with_their_own_views(ada: Player) -> None:
    card = await ada.table("me", "open")
    async with Player(ada.host) as ben, ada.at(card["id"]) as one, ada.at(card["id"]) as aside:
        joined = await ben.http.post("/api/invitations", json={**card["invitations"][0], "name": "Ben"} | {"seat": 0})
        assert joined.status_code == 400  # an unknown field
        code = card["invitations"][0]["code"]
        joined = await ben.http.post("/api/invitations", json={"code": code, "name": "Ben"})
        assert joined.json()["you"] == [1]
        async with ben.at(card["id"]) as two:
            looks = [await one.look(0), await two.look(1)]
            watching = await aside.look(None)
            mover = looks[0]["decision"]["seat"]
            assert [bool(look["decision"]["codes"]) for look in looks] == [mover == 0, mover == 1]
            assert watching["decision"]["codes"] is None
            hands = [[seat["hand"] for seat in look["view"]["seats"]] for look in (*looks, watching)]
            assert [seen.count(None) for seen in hands] == [1, 1, 2]
            code = starting(looks[mover], "take")[0]
            await (one, two)[mover].play(looks[mover], code)
            others = await asyncio.gather((two, one)[mover].receive("table"), aside.receive("table"))
            assert [message["line"] for message in others] == [1, 1]
            assert [message["news"][-1]["code"] for message in others] == [code, code]


@scenario
async def test_a_client_that_plays_before_it_subscribes_gets_the_table(ada: Player) -> None:
    card = await ada.table("me", "here")
    async with ada.at(card["id"]) as one, ada.at(card["id"]) as two:
        table = await seat_to_move(one, await one.look())
        answer = await asyncio.wait_for(two.play(table, starting(table, "take")[0]), 5)
        assert (answer["type"], answer["line"]) == ("table", table["line"] + 1)


@scenario
async def test_the_same_play_twice_is_accepted_once(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        code = starting(table, "take")[0]
        first = await chair.play(table, code)
        again = await chair.play(table, code)
        assert (first["type"], first["line"]) == ("table", 1)
        assert (again["type"], again["line"]) == ("table", 1)


@scenario
async def test_a_play_that_has_not_seen_the_last_line_is_refused_and_the_table_follows(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        taking = starting(table, "take")
        await chair.play(table, taking[0])
        late = await chair.play(table, taking[1])
        assert (late["type"], late["error"]) == ("refused", "late")
        assert (await chair.receive("table"))["line"] == 1
        ahead = await chair.play({**table, "line": 7}, taking[1])
        assert ahead["error"] == "late"


@scenario
async def test_of_two_clients_at_once_one_is_accepted_and_the_other_refused(ada: Player) -> None:
    card = await ada.table("me", "here")
    async with ada.at(card["id"]) as one, ada.at(card["id"]) as two:
        table = await seat_to_move(one, await one.look())
        await seat_to_move(two, await two.look())
        taking = starting(table, "take")
        answers = await asyncio.gather(one.play(table, taking[0]), two.play(table, taking[1]))
        # The other client receives the accepted choice and a refusal, in either order.
        for chair in (one, two):
            await chair.send("ping")
            await chair.receive("pong")
        heard = [[json.loads(text) for text in chair.received] for chair in (one, two)]
        refused = [[m for m in messages if m["type"] == "refused"] for messages in heard]
        assert sorted(len(some) for some in refused) == [0, 1], answers
        last = [[m for m in messages if m["type"] == "table"][-1] for messages in heard]
        winner = taking[0] if not refused[0] else taking[1]
        assert [m["line"] for m in last] == [1, 1]
        assert {m["news"][-1]["code"] for m in last} == {winner}


@scenario
async def test_only_the_holder_of_a_seat_plays_it_or_looks_from_it(ada: Player) -> None:
    card = await ada.table("me", "here")
    async with Player(ada.host) as eve, eve.at(card["id"]) as chair:
        table = await chair.look()
        assert table["you"] == []
        refused = await chair.look(0)
        assert refused["error"] == "not-your-seat"
        refused = await chair.play(table, "take florin-1")
        assert refused["error"] == "not-your-seat"
        await chair.send("undo", seat=0, line=0)
        assert (await chair.receive("refused"))["error"] == "not-your-seat"
        for asked in ("preview", "why"):
            await chair.send(asked, line=0, codes=["take florin-1"])
            assert (await chair.receive("refused", "previews", "reasons"))["error"] == "not-your-decision"
        await chair.send("hint", line=0)
        assert (await chair.receive("refused", "hint"))["error"] == "not-your-decision"


@scenario
async def test_a_refusal_names_what_was_refused(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        seat = table["decision"]["seat"]
        asked = {
            "play": {"seat": seat, "line": 0, "code": "dance"},
            "undo": {"seat": seat, "line": 0},
            "look": {"seat": 9},
            "why": {"line": 7, "codes": []},
        }
        for do, fields in asked.items():
            await chair.send(do, **fields)
            assert (await chair.receive("refused"))["do"] == do
        await chair.send("dance")
        assert "do" not in await chair.receive("refused")


@scenario
async def test_refusals_of_the_rules_name_their_rule(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        illegal = await chair.play(table, "buy 1 9+9+9")
        assert (illegal["error"], illegal["rule"][:1]) == ("illegal", "A")
        unreadable = await chair.play(table, "dance")
        assert unreadable["error"] == "unreadable"
        other = 1 - table["decision"]["seat"]
        await chair.send("play", seat=other, line=0, code="take florin-1")
        assert (await chair.receive("refused"))["error"] == "not-your-decision"


@scenario
async def test_undo_goes_back_to_the_last_barrier_and_is_a_line_too(ada: Player) -> None:
    async with at_the_table(ada, falconers="on") as (chair, table):
        await chair.send("undo", seat=table["decision"]["seat"], line=table["line"])
        assert (await chair.receive("refused"))["error"] == "nothing-to-undo"
        while True:
            buying = starting(table, "buy", "place", "reserve")
            code = buying[0] if buying else table["decision"]["codes"][0]
            before, table = table, await chair.play(table, code)
            if not table["decision"]["codes"]:
                table = await seat_to_move(chair, table)
            elif table["decision"]["can_undo"]:
                break
        await chair.send("undo", seat=table["decision"]["seat"], line=table["line"])
        undone = await chair.receive("table", "refused")
        assert undone["news"][-1]["undo"] == table["line"]
        assert undone["view"] == before["view"]
        assert undone["decision"]["codes"] == before["decision"]["codes"]
        await chair.send("undo", seat=table["decision"]["seat"], line=table["line"])
        assert (await chair.receive("table", "refused"))["line"] == undone["line"]


@scenario
async def test_a_preview_has_points_and_wall_and_a_reason_has_the_rule(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        table = await until_placing(chair, table)
        codes = table["decision"]["codes"]
        await chair.send("preview", line=table["line"], codes=[*codes, "place 1 9,9"])
        previews = (await chair.receive("previews", "refused"))["previews"]
        assert list(previews) == codes
        placing = [previews[code] for code in codes if code.startswith("place")]
        assert placing
        assert all(len(preview["points"]) == 2 and preview["changes"]["wall"] >= 0 for preview in placing)
        tile = next(code for code in codes if code.startswith("place")).split()[1]
        await chair.send("why", line=table["line"], codes=[codes[0], f"place {tile} 9,9", "dance"])
        reasons = (await chair.receive("reasons", "refused"))["reasons"]
        assert (reasons[codes[0]], reasons["dance"]) == ("", None)
        assert reasons[f"place {tile} 9,9"].startswith("A6.")


@scenario
async def test_a_preview_of_a_payment_has_the_price_and_whether_another_action_follows(ada: Player) -> None:
    components = (await ada.http.get("/api/games/alhambra/components")).json()
    prices = {tile["tile"]: tile["price"] for tile in components["tiles"]}
    async with at_the_table(ada, **{"building-sites": "on", "portals": "on"}) as (chair, table):
        codes = starting(table, "buy")
        while not codes:
            table = await seat_to_move(chair, await chair.play(table, table["decision"]["codes"][0]))
            codes = starting(table, "buy")
        await chair.send("preview", line=table["line"], codes=codes)
        previews = (await chair.receive("previews", "refused"))["previews"]
        for code in codes:
            _, slot, values, *way = code.split()
            price, paid = prices[table["view"]["market"][int(slot) - 1]["tile"]], sum(map(int, values.split("+")))
            changes = previews[code]["changes"]
            assert changes["paid"] == paid
            if way == ["site"]:  # B2: half the price, rounded up, and no other action
                assert (changes["price"], changes["again"]) == ((price + 1) // 2, 0)
            elif way == []:  # A3.2: paid exactly, another action
                assert (changes["price"], changes["again"]) == (price, int(paid == price))
            else:  # P2: a portal costs more
                assert changes["price"] > price


@scenario
async def test_a_preview_of_building_has_the_gain_of_each_source_and_the_room_that_is_left(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        table = await until_placing(chair, table)
        seat, codes = table["decision"]["seat"], starting(table, "place")
        await chair.send("preview", line=table["line"], codes=codes)
        for preview in (await chair.receive("previews", "refused"))["previews"].values():
            before, after = preview["points"][seat]
            gains = {name: n for name, n in preview["changes"].items() if name.startswith("gain-")}
            assert sum(gains.values()) == after - before
            assert preview["changes"]["room"] >= 3  # the fountain has four open sides


@scenario
async def test_bots_play_to_the_end_and_the_winners_are_sent(ada: Player) -> None:
    card = await ada.table("random", "random", settings={"portals": "on", "building-sites": "on"})
    async with ada.at(card["id"]) as chair:
        table = await chair.look(None, -1)
        lines = [news["line"] for news in table["news"]]
        while table["state"] == "running":
            table = await chair.receive("table")
            lines += [news["line"] for news in table["news"]]
        assert lines == list(range(len(lines)))
        assert table["decision"] is None
        assert table["outcome"]["winners"]
        assert (await chair.play({**table, "decision": {"seat": 0}}, "pass"))["error"] == "over"


@scenario
async def test_a_hint_is_one_of_the_codes_and_has_a_reason(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        await chair.send("hint", line=table["line"])
        await chair.send("hint", line=table["line"])
        assert (await chair.receive("hint", "refused"))["error"] == "too-many"
        hint = await chair.receive("hint", "refused")
        assert hint["code"] in table["decision"]["codes"]
        assert hint["reason"][0]["key"] == "bots-move"
        assert all(said["key"].startswith("bots-") for said in hint["reason"])


@scenario
async def test_a_seat_taken_over_is_no_longer_the_old_holders(ada: Player) -> None:
    card = await ada.table("me", "here")
    async with Player(ada.host) as phone, ada.at(card["id"]) as chair:
        await chair.look(0)
        secret = card["secrets"][0]["secret"]
        taken = await phone.http.post("/api/seats", json={"secret": secret})
        assert taken.json()["you"] == [0]
        assert taken.json()["secrets"][0]["secret"] != secret
        assert (await phone.http.post("/api/seats", json={"secret": secret})).status_code == 404
        while (seats := await chair.receive("seats"))["you"] != [1]:
            pass
        assert seats["seats"][0]["kind"] == "person"
        assert (await chair.look(0))["error"] == "not-your-seat"


@scenario
async def test_the_second_of_two_answers_does_not_wait_until_the_first_is_confirmed(ada: Player) -> None:
    async with at_the_table(ada) as (chair, table):
        taking = starting(table, "take")
        await chair.play(table, taking[0])
        took = []
        for _ in range(15):
            began = time.perf_counter()
            await chair.play(table, taking[1])  # too late: a refusal, then the table
            await chair.receive("table")
            took.append(time.perf_counter() - began)
        assert min(took[5:]) < 0.03  # the network would confirm after 40 ms
