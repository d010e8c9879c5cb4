"""A stored game that is damaged opens up to the damage and says so; what cannot be opened is refused with a sentence;
neither disturbs the lists or other tables."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack
from typing import NamedTuple

import pytest
from helpers.server.client import Message, Player, ServerProcess
from helpers.server.damage import BOTS_AT_A_GAP, LINES, NOT_JSON, OLDER_RULES, REFUSED, UP_TO, damage
from helpers.server.postgres import postgres

from comares.i18n import LANGUAGES, translate

SOUND, OLDER, BOTS = "sound", "older rules", "bots"


class Damaged(NamedTuple):
    """A server with a table for each kind of damage, and the player who made them."""

    served: ServerProcess
    cookies: dict[str, str]
    tables: dict[str, str]

    def run(self, story: object) -> None:
        async def as_ada() -> None:
            async with Player(self.served.host) as ada:
                ada.http.cookies.clear()
                ada.http.cookies.update(self.cookies)
                await asyncio.wait_for(story(ada, self.tables), 60)  # type: ignore[operator]

        asyncio.run(as_ada())


async def played_table(ada: Player) -> str:
    card = await ada.table("me", "here")
    async with ada.at(card["id"]) as chair:
        for _ in range(LINES):
            look = await chair.look((await chair.look())["decision"]["seat"])
            await chair.play(look, look["decision"]["codes"][0])
    return str(card["id"])


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def damaged(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Damaged]:
    folder = tmp_path_factory.mktemp("damaged")
    with ExitStack() as open_databases:
        on_sqlite = request.param == "sqlite"
        database = f"sqlite:///{folder / 'tables.db'}" if on_sqlite else open_databases.enter_context(postgres())
        served = ServerProcess(database, folder / "log").start()
        statements = {name: statement for name, (statement, _) in {**UP_TO, **REFUSED}.items()}
        statements |= {OLDER: OLDER_RULES, BOTS: BOTS_AT_A_GAP} | ({"not JSON": NOT_JSON} if on_sqlite else {})

        async def prepare() -> tuple[dict[str, str], dict[str, str]]:
            async with Player(served.host) as ada:
                tables = {name: await played_table(ada) for name in (*statements, SOUND)}
                return dict(ada.http.cookies), tables

        cookies, tables = asyncio.run(prepare())
        served.stop()
        damage(database, {tables[name]: statement for name, statement in statements.items()})
        served.start()
        yield Damaged(served, cookies, tables)
        served.stop()
        assert not served.errors(), served.errors()


async def opened(ada: Player, table: str) -> Message:
    async with ada.at(table) as chair:
        return await chair.look(0, -1)


@pytest.mark.parametrize("kind", UP_TO)
def test_a_damaged_game_opens_up_to_the_damage_and_says_so(damaged: Damaged, kind: str) -> None:
    line = UP_TO[kind][1]

    async def story(ada: Player, tables: dict[str, str]) -> None:
        table = tables[kind]
        look = await opened(ada, table)
        assert (look["type"], look["line"], look["decision"]) == ("table", line - 1, None)
        assert [news["line"] for news in look["news"]] == list(range(line))
        assert look["read_only"] == {"key": "refused-damaged", "args": {"line": line}}
        async with ada.at(table) as chair:
            await chair.send("play", seat=0, line=line - 1, code="take ducat-2")
            refused = await chair.receive("refused")
            assert (refused["error"], refused["message"]) == ("damaged", translate("refused-damaged", {"line": line}))
        record = await ada.http.get(f"/api/tables/{table}/record")
        assert record.status_code == 200
        assert f"\n{line - 1} " in record.text
        assert f"\n{line} " not in record.text
        assert (await ada.http.get(f"/api/tables/{table}/replay?upto={line - 1}")).status_code == 200
        beyond = await ada.http.get(f"/api/tables/{table}/replay?upto={line}")
        assert (beyond.status_code, beyond.json()["error"]) == (409, "damaged")
        assert (await ada.http.get(f"/api/tables/{table}")).status_code == 200

    damaged.run(story)


@pytest.mark.parametrize("kind", REFUSED)
def test_a_table_that_cannot_be_opened_is_refused_with_a_sentence(damaged: Damaged, kind: str) -> None:
    async def story(ada: Player, tables: dict[str, str]) -> None:
        error = REFUSED[kind][1]
        async with ada.at(tables[kind]) as chair:
            refused = await chair.receive("refused", "table")
            assert (refused["type"], refused["error"]) == ("refused", error)
        for call in ("record", "replay?upto=0", "position"):
            answer = await ada.http.get(f"/api/tables/{tables[kind]}/{call}")
            assert (answer.status_code, answer.json()["error"]) == (409, error)
        again = await ada.http.post(f"/api/tables/{tables[kind]}/rematch")
        assert again.status_code < 500

    damaged.run(story)


def test_the_list_shows_every_table_that_can_be_read(damaged: Damaged) -> None:
    async def story(ada: Player, tables: dict[str, str]) -> None:
        answer = await ada.http.get("/api/tables")
        assert answer.status_code == 200
        listed = {table["id"] for table in answer.json()["mine"]}
        unreadable = {"settings that are none", "an unknown state", "an unknown kind of seat", "not JSON"}
        wanted = {table for name, table in tables.items() if name not in {*unreadable, "no seats"}}
        assert wanted <= listed
        assert not {tables[name] for name in unreadable & set(tables)} & listed

    damaged.run(story)


def test_other_tables_go_on(damaged: Damaged) -> None:
    async def story(ada: Player, tables: dict[str, str]) -> None:
        async with ada.at(tables[SOUND]) as chair:
            look = await chair.look((await chair.look())["decision"]["seat"])
            assert look["read_only"] is None
            assert (await chair.play(look, look["decision"]["codes"][0]))["line"] == LINES + 1

    damaged.run(story)


def test_a_game_of_older_rules_can_be_looked_at_but_not_played_on(damaged: Damaged) -> None:
    async def story(ada: Player, tables: dict[str, str]) -> None:
        look = await opened(ada, tables[OLDER])
        assert (look["line"], look["decision"]) == (LINES, None)
        assert look["read_only"] == {"key": "refused-older-rules", "args": {"version": 0, "now": 2}}
        async with ada.at(tables[OLDER]) as chair:
            await chair.send("undo", seat=0, line=LINES)
            assert (await chair.receive("refused"))["error"] == "older-rules"

    damaged.run(story)


def test_bots_do_not_play_on_at_a_damaged_table(damaged: Damaged) -> None:
    async def story(ada: Player, tables: dict[str, str]) -> None:
        assert (await opened(ada, tables[BOTS]))["line"] == 1
        await asyncio.sleep(0.5)
        assert (await opened(ada, tables[BOTS]))["line"] == 1

    damaged.run(story)


@pytest.mark.parametrize("key", ["damaged", "older-rules", "newer-rules", "unknown-game", "bad-table"])
def test_every_language_says_it_in_its_own_words(key: str) -> None:
    arguments: dict[str, str | int] = {"line": 7, "version": 3, "now": 2, "game": "chess", "here": "alhambra"}
    assert len({translate(f"refused-{key}", arguments, language) for language in LANGUAGES}) == len(LANGUAGES)
