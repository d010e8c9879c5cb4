"""One's own games over HTTP: listed, exported, deleted; nobody else's."""

from __future__ import annotations

import asyncio
from pathlib import Path

from helpers.server.client import Player, ServerProcess
from helpers.server.nearly_finished_game import nearly_over


async def play_to_the_end(player: Player, table: str, secrets: list[str]) -> None:
    """Take all seats and play the first code until the game is over."""
    for secret in secrets:
        assert (await player.http.post("/api/seats", json={"secret": secret})).status_code == 201
    async with player.at(table) as socket:
        shown = await socket.look(0)
        while decision := shown["decision"]:
            if decision["codes"] is None:
                shown = await socket.look(decision["seat"])
                continue
            code = next((code for code in decision["codes"] if code.startswith("take")), decision["codes"][0])
            shown = await socket.play(shown, code)


def test_a_game_that_was_played_is_listed_exported_and_deleted(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, tmp_path / "log") as served:
        table, secrets, _ = nearly_over(database, 4, 11)

        async def story() -> None:
            async with Player(served.host) as ada, Player(served.host) as ben:
                await play_to_the_end(ada, table, secrets)
                answer = await ada.http.get("/api/my-games")
                assert answer.status_code == 200, answer.text
                games = answer.json()
                assert [each["table"] for each in games["results"]] == [table, table]
                assert {each["own"] for each in games["results"]} == {2}
                assert games["statistics"][0]["games"] == games["total"] == games["kept"] == 2
                assert not games["pending"]
                assert (await ada.http.get("/api/my-games", params={"game": "sabika"})).json()["total"] == 0
                assert (await ben.http.get("/api/my-games")).json()["kept"] == 0
                export = await ada.http.get("/api/my-games/export")
                assert "attachment" in export.headers["content-disposition"]
                assert export.json()["games"] == games["results"]
                assert (await ben.http.get("/api/my-games/export")).json()["games"] == []
                assert (await ben.http.delete("/api/my-games")).status_code == 204
                assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200
                assert (await ada.http.delete("/api/my-games")).status_code == 204
                assert (await ada.http.get("/api/my-games")).json()["kept"] == 0
                assert (await ada.http.get(f"/api/tables/{table}")).status_code == 404

        asyncio.run(asyncio.wait_for(story(), 120))
    assert not served.errors()


def test_a_filter_that_is_none_is_refused_in_words(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            wrong = [
                {"game": "chess"},
                {"outcome": "drawn"},
                {"level": "king"},
                {"players": "-1"},
                {"players": "many"},
                {"after": "-1"},
                {"after": "99999999"},
                {"search": "x" * 61},
            ]
            for query in wrong:
                answer = await ada.http.get("/api/my-games", params=query)
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), query

    asyncio.run(asyncio.wait_for(story(), 60))
