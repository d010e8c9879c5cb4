"""Four people play turn by turn over simulated days: one never returns, one loses the connection, the server is killed
and started again; the game goes on."""

from __future__ import annotations

import asyncio
import os
from contextlib import suppress
from pathlib import Path

from helpers.server.client import Message, Player, ServerProcess
from helpers.server.jumping_clock import JumpingClock
from helpers.server.server_process import Faults

from comares.server.app import Factories
from comares.server.play.clocks import PATIENCE
from comares.server.settings import ClockSettings

DAY = 86_400.0
TURNS = 60 if os.environ.get("COMARES_LONG") else 14
QUICK = ClockSettings(grace=0.0, interval=0.2, gap=1000 * DAY, look=0.1)
NAMES = ("Ada", "Ben", "Cyd", "Dan")
GONE = 3  # Dan never returns


async def seated(people: list[Player]) -> str:
    """A table for four with three days a turn, and everybody at it."""
    card = await people[0].table("me", "open", "open", "open", clock={"kind": "move", "seconds": round(3 * DAY)})
    for player, name, invitation in zip(people[1:], NAMES[1:], card["invitations"], strict=True):
        answer = await player.http.post("/api/invitations", json={"code": invitation["code"], "name": name})
        assert answer.status_code == 201, answer.text
    return str(card["id"])


async def summary(player: Player, table: str) -> Message:
    answer: Message = (await player.http.get(f"/api/tables/{table}")).json()
    return answer


async def until_turn_passes(player: Player, table: str, seat: int) -> Message:
    async with asyncio.timeout(30):
        while (now := await summary(player, table))["turn"] == seat and now["state"] == "running":
            await asyncio.sleep(0.05)
        return now


async def until_it_ticks(player: Player, table: str, seat: int) -> None:
    async with asyncio.timeout(30):
        while (await summary(player, table))["clock"]["ticking"] != seat:
            await asyncio.sleep(0.05)


async def lose_turn(player: Player, table: str, seat: int, clock: JumpingClock) -> None:
    """Let time pass until it is over. What passes while no clock ticks does not count, and a jump here may be in the
    same step of the clock as the end of a bot's turn: then some more time passes."""
    await until_it_ticks(player, table, seat)
    clock.jump(3.1 * DAY)
    async with asyncio.timeout(30):
        while (await summary(player, table))["clock"]["ticking"] == seat:
            await asyncio.sleep(0.5)
            clock.jump(0.2 * DAY)


async def play_turn(player: Player, table: str, seat: int, cut: bool) -> None:
    """Play until the turn passes; `cut`: the connection breaks after every move."""
    while True:
        with suppress(ConnectionError):
            async with player.at(table) as chair:
                look = await chair.look(seat)
                while look["decision"] and look["decision"]["seat"] == seat:
                    look = await chair.play(look, look["decision"]["codes"][0])
                    assert look["type"] == "table", look
                    if cut:
                        break
                else:
                    return


def test_four_people_play_for_days_although_one_never_returns(tmp_path: Path) -> None:
    clock = JumpingClock(tmp_path / "clock")

    async def story(server: ServerProcess) -> None:
        people = [Player(server.host) for _ in NAMES]
        for player in people:
            await player.__aenter__()
        table = await seated(people)
        lost = 0
        for number in range(TURNS):
            now = await summary(people[0], table)
            if now["state"] != "running":
                break
            seat = int(now["turn"])
            if number == TURNS // 2:
                server.kill()
                server.start()
            if seat == GONE:
                stood_in = now["seats"][GONE]["stand_in"] == "away"
                if not stood_in:
                    await lose_turn(people[0], table, GONE, clock)
                    lost += 1
                await until_turn_passes(people[0], table, GONE)
            else:
                clock.jump(0.9 * DAY)
                await play_turn(people[seat], table, seat, cut=seat == 1)
        now = await summary(people[0], table)
        assert 0 < lost <= PATIENCE, "nobody waits three days for every turn of who is gone"
        assert now["line"] >= TURNS - 1
        assert [each["stand_in"] for each in now["seats"][:GONE]] == [""] * GONE, "the others played themselves"
        if lost == PATIENCE:
            assert now["seats"][GONE]["stand_in"] == "away"
            back = await people[GONE].http.post(f"/api/tables/{table}/seats", json={"seat": GONE, "to": "me"})
            assert back.status_code == 200, back.text
            assert back.json()["seats"][GONE]["level"] is None
        record = (await people[0].http.get(f"/api/tables/{table}/record")).text
        assert record.startswith("comares-record")
        for player in people:
            await player.__aexit__()

    faults = Faults(Factories(monotonic=clock))
    with ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", faults, clocks=QUICK) as server:
        asyncio.run(asyncio.wait_for(story(server), 400))
    assert not server.errors(), server.errors()
