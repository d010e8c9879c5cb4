"""One player and one address can make so many tables and no more; others are not affected."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from helpers.server.client import Player, ServerProcess

from comares.server.settings import QuotaSettings

TWO_SEATS = {"game": "alhambra", "seats": [{"kind": "me"}, {"kind": "here"}]}


def answers(calls: list[httpx.Response]) -> list[Any]:
    return [call.json().get("error") if call.status_code != 201 else 201 for call in calls]


def test_a_player_has_so_many_running_tables_and_makes_so_many_in_an_hour(tmp_path: Path) -> None:
    quotas = QuotaSettings(running_tables=2, new_tables_per_player=3)

    async def story(host: str) -> None:
        async with Player(host) as ada, Player(host) as ben:
            made = [await ada.http.post("/api/tables", json=TWO_SEATS) for _ in range(3)]
            assert answers(made) == [201, 201, "quota-running"]
            assert "2 running tables" in made[2].json()["message"]
            record = (await ada.http.get(f"/api/tables/{made[0].json()['id']}/record")).text
            imported = [await ada.http.post("/api/records", content=record) for _ in range(2)]
            assert answers(imported) == [201, "quota-new"], "a record does not run, but it is new"
            assert answers([await ben.http.post("/api/tables", json=TWO_SEATS)]) == [201]
            refused = 'comares_refusals_total{key="quota-running"} 1.0'
            assert refused in (await ben.http.get("/api/metrics")).text

    with ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", quotas=quotas) as server:
        asyncio.run(story(server.host))
        assert not server.errors()


def test_an_address_makes_so_many_tables_however_often_it_forgets_its_cookie(tmp_path: Path) -> None:
    quotas = QuotaSettings(new_tables_per_address=3)

    async def story(host: str) -> None:
        made = []
        for address in ("192.0.2.1",) * 4 + ("192.0.2.2",):
            async with Player(host) as somebody:
                forwarded = {"x-forwarded-for": address}
                made.append(await somebody.http.post("/api/tables", json=TWO_SEATS, headers=forwarded))
        assert answers(made) == [201, 201, 201, "quota-new", 201]

    with ServerProcess(f"sqlite:///{tmp_path / 't.db'}", tmp_path / "log", quotas=quotas) as server:
        asyncio.run(story(server.host))
