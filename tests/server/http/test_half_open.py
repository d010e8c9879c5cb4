"""The server notices a half-open connection by its pings."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from helpers.server.client import Player, ServerProcess, TableSocket
from helpers.server.faulty_network import Network

from comares.server.settings import SocketSettings

NOTICED_WITHIN = 10.0  # seconds; it takes one
QUICK_PINGS = SocketSettings(ping_interval=0.5, ping_timeout=0.5)


async def until_here(chair: TableSocket, expected: list[bool]) -> float:
    """Seconds until the chair receives that exactly these seats are here."""
    began = time.monotonic()
    while [seat["here"] for seat in (await chair.receive("seats"))["seats"]] != expected:
        pass
    return time.monotonic() - began


def test_a_player_behind_a_silent_network_is_disconnected_and_no_longer_here(tmp_path: Path) -> None:
    async def story(served: ServerProcess, network: Network) -> None:
        async with Player(served.host) as ada, Player(network.host) as ben:
            card = await ada.table("me", "open")
            await ben.http.post("/api/invitations", json={"code": card["invitations"][0]["code"]})
            async with ada.at(card["id"]) as here:
                async with ben.at(card["id"]) as there:
                    await there.look()
                    await until_here(here, [True, True])
                    network.silence()
                    assert await until_here(here, [True, False]) < NOTICED_WITHIN
                    network.heal()
                    async with ben.at(card["id"]) as again:
                        await until_here(here, [True, True])
                        assert (await again.look(1))["viewer"] == 1
                    there.socket.transport.abort()
                await until_here(here, [True, False])

    served = ServerProcess(f"sqlite:///{tmp_path / 'tables.db'}", tmp_path / "log", sockets=QUICK_PINGS)
    with served, Network(served.port) as network:
        asyncio.run(asyncio.wait_for(story(served, network), 60))
    assert not served.errors()
