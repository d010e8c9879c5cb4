"""One's own games come first and all of them; the other lists come in pages that miss nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

from helpers.server.bulk_tables import copy_tables
from helpers.server.client import Message, Player, ServerProcess

from comares.server.settings import TableSettings

OTHERS = 130
PAGE = 20


async def all_of(player: Player, name: str) -> list[str]:
    """The ids of a list, page by page."""
    lobby: Message = (await player.http.get("/api/tables")).json()
    found, after = [table["id"] for table in lobby[name]], lobby["next"].get(name)
    while after:
        page = (await player.http.get(f"/api/lists/{name}", params={"after": after})).json()
        assert 0 < len(page["tables"]) <= PAGE
        found += [table["id"] for table in page["tables"]]
        after = page["next"]
    return found


def test_own_games_are_not_hidden_by_any_number_of_other_tables(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with ServerProcess(database, tmp_path / "log", tables=TableSettings(listed=PAGE)) as served:

        async def story() -> None:
            async with Player(served.host) as ada, Player(served.host) as ben:
                own = [(await ada.table("me", "here"))["id"] for _ in range(PAGE + 5)]
                hosted = (await ada.table("open", "open"))["id"]
                free = (await ben.table("me", "open", open=True))["id"]
                watched = (await ben.table("me", "here", open=True))["id"]
                await asyncio.to_thread(copy_tables, database, [hosted, free, watched], OTHERS)
                lobby = (await ada.http.get("/api/tables")).json()
                assert {table["id"] for table in lobby["mine"][: len(own)]} == set(own)
                assert len(lobby["open"]) == len(lobby["watch"]) == PAGE
                for name, template in (("mine", hosted), ("open", free), ("watch", watched)):
                    listed = await all_of(ada, name)
                    assert len(listed) == len(set(listed)), name
                    copies = [f"copy{number:06}" for number in range(OTHERS)]
                    mine = [copy for i, copy in enumerate(copies) if (hosted, free, watched)[i % 3] == template]
                    assert set(mine) | {template} <= set(listed), name
                assert set(own) <= set(await all_of(ada, "mine"))

        asyncio.run(asyncio.wait_for(story(), 120))
    assert not served.errors()


def test_a_page_that_is_none_is_refused_in_words(served: ServerProcess) -> None:
    async def story() -> None:
        async with Player(served.host) as ada:
            for after in ("x", "nan~abc", "inf~abc", "1.0~", "1.0~a b", "~", "1e999~a"):
                answer = await ada.http.get("/api/lists/mine", params={"after": after})
                assert (answer.status_code, answer.json()["error"]) == (400, "malformed"), after
            assert (await ada.http.get("/api/lists/others", params={"after": "1.0~a"})).status_code == 404
            assert (await ada.http.get("/api/lists/mine", params={"after": "1.0~a"})).json()["tables"] == []

    asyncio.run(asyncio.wait_for(story(), 60))
