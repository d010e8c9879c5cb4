"""Editions: what players enter of the components of their boxes, and the components that tables are played with."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any, Final

import msgspec

from comares.server.errors import Refusal
from comares.server.games.boxes import BOXES, PRINTED, RECONSTRUCTED, Box, Components, Files, with_components
from comares.server.games.edition_zip import read_zip, write_zip
from comares.server.games.hosted import HostedGames
from comares.server.names import clean_name
from comares.server.play.edition_rows import plain_row, resized
from comares.server.play.ids import is_id, new_id
from comares.server.play.storage import Conflict, EditionRow, Player, Storage, StoredComponents
from comares.server.play.work import in_thread
from comares.server.settings import EditionSettings

TRIES: Final = 8  # to save a row that another device of the player saves at the same moment


class Editions:
    """The editions of players. Only the player who made one sees it, changes it or makes tables with it."""

    def __init__(self, games: HostedGames, storage: Storage, limits: EditionSettings) -> None:
        self._games = games
        self._storage = storage
        self._limits = limits

    async def of(self, player: Player) -> list[EditionRow]:
        """The editions of the player, without their content."""
        return await self._storage.editions_of(player.id)

    async def find(self, player: Player, edition: str) -> EditionRow:
        """An edition of the player; a Refusal if there is none."""
        found = await self._storage.find_edition(edition) if is_id(edition) else None
        if found is None or found.player != player.id:
            raise Refusal("no-edition")
        return found

    async def begin(self, player: Player, game: str, name: str, like: str = "") -> EditionRow:
        """A new edition: a copy of another one, or the components of this server."""
        box = self.box(game)
        files = files_of(await self.find(player, like)) if like else box.files()
        return await self._add(player, game, name, files)

    async def take_in(self, player: Player, game: str, name: str, content: bytes) -> EditionRow:
        """A new edition from a zip."""
        box = self.box(game)
        found = await in_thread(read_zip, content, game, self._limits.max_bytes)
        files: Files = {
            file: {table: _rows(file, table, found[file].get(table)) for table in tables}
            for file, tables in box.form.tables.items()
        }
        for file, tables in box.form.tables.items():
            for table in tables:
                if (file, table) not in box.form.free and len(files[file][table]) != len(box.files()[file][table]):
                    expected = len(box.files()[file][table])
                    found_rows = len(files[file][table])
                    raise Refusal(
                        "edition", problem="rows", file=f"{file}.toml", table=table, found=found_rows, expected=expected
                    )
        return await self._add(player, game, name, files)

    async def hand_out(self, player: Player, edition: str) -> bytes:
        """The edition as a zip."""
        row = await self.find(player, edition)
        return await in_thread(write_zip, files_of(row))

    async def save_row(
        self, player: Player, edition: str, file: str, table: str, at: int, row: Mapping[str, Any]
    ) -> EditionRow:
        """The edition with this row."""

        def change(box: Box, files: Files) -> None:
            rows = rows_of(files, file, table, at)
            rows[at] = plain_row(row, box.order(file, table))

        return await self._change(player, edition, change)

    async def resize(self, player: Player, edition: str, file: str, table: str, at: int, remove: bool) -> EditionRow:
        """The edition with one row more or less."""

        def change(box: Box, files: Files) -> None:
            rows = rows_of(files, file, table, at)
            if (file, table) not in box.form.free:
                raise Refusal("edition", problem="pieces", table=table)
            files[file][table] = resized(rows, at, remove)

        return await self._change(player, edition, change)

    async def rename(self, player: Player, edition: str, name: str) -> EditionRow:
        """The edition under another name."""
        for _ in range(TRIES):
            row = await self.find(player, edition)
            row = replace(row, name=clean_name(name), version=row.version + 1, updated=time.time())
            try:
                await self._storage.save_edition(row)
                return row
            except Conflict:
                continue
        raise Refusal("late")

    async def use(self, player: Player, edition: str, used: bool) -> EditionRow:
        """Use the edition for new tables, or not any more."""
        row = await self.find(player, edition)
        if used and not row.fingerprint:
            raise Refusal("edition", problem="mistakes")
        await self._storage.use_edition(player.id, row.game, row.id if used else None)
        return replace(row, used=used)

    async def delete(self, player: Player, edition: str) -> None:
        """Delete the edition; tables keep the components they were made with."""
        row = await self.find(player, edition)
        await self._storage.delete_edition(row.id)

    def box(self, game: str) -> Box:
        """The box of a game; a Refusal if nothing can be entered for it."""
        if game not in BOXES or game not in self._games.registry:
            raise Refusal("not-here")
        return BOXES[game]

    # How it is done.

    async def _add(self, player: Player, game: str, name: str, files: Files) -> EditionRow:
        now = time.time()
        row = EditionRow(new_id(), player.id, game, clean_name(name), "", "", 0, 0, 0, 0, False, 1, now, now)
        row = await in_thread(self._filled, row, files)
        if not await self._storage.add_edition(row, self._limits.per_player):
            raise Refusal("quota-editions", limit=self._limits.per_player)
        return row

    async def _change(self, player: Player, edition: str, change: Callable[[Box, Files], None]) -> EditionRow:
        for _ in range(TRIES):
            row = await self.find(player, edition)
            files = files_of(row)
            change(self.box(row.game), files)
            row = replace(row, version=row.version + 1, updated=time.time())
            row = await in_thread(self._filled, row, files)
            try:
                await self._storage.save_edition(row)
                return row
            except Conflict:
                continue
        raise Refusal("late")

    def _filled(self, row: EditionRow, files: Files) -> EditionRow:
        """The row with these files, and what is known of them."""
        content = msgspec.json.encode(files).decode()
        if len(content) > self._limits.max_bytes:
            raise Refusal("edition", problem="size")
        box = self.box(row.game)
        wrong = len(box.mistakes(files))
        statuses = [each.get("status") for tables in files.values() for rows in tables.values() for each in rows]
        return replace(
            row,
            content=content,
            fingerprint="" if wrong else box.fingerprint(files),
            pieces=len(statuses),
            printed=statuses.count(PRINTED),
            reconstructed=statuses.count(RECONSTRUCTED),
            mistakes=wrong,
        )


def files_of(row: EditionRow) -> Files:
    """The files of an edition."""
    found: Files = msgspec.json.decode(row.content)
    return found


def rows_of(files: Files, file: str, table: str, at: int) -> list[dict[str, Any]]:
    """The rows of a table; a Refusal if it has no row of that number."""
    rows = files.get(file, {}).get(table)
    if rows is None or at >= len(rows):
        raise Refusal("edition", problem="no-row", file=file, table=table, row=at + 1)
    return rows


def _rows(file: str, table: str, rows: Any) -> list[dict[str, Any]]:
    if not isinstance(rows, list) or not rows or not all(isinstance(row, dict) for row in rows):
        raise Refusal("edition", problem="no-list", file=f"{file}.toml", table=table)
    return [plain_row(row, ()) for row in rows]


class PlayedEditions:
    """The games of the server for each table: with the components of the edition that it was made with. A new table is
    made with an edition of its own player only."""

    def __init__(self, games: HostedGames, storage: Storage) -> None:
        self.games = games
        self._storage = storage

    async def of(self, edition: str | None) -> HostedGames:
        """The games for a table with this edition; a Refusal if its components are lost."""
        if edition is None:
            return self.games
        stored = await self._storage.find_components(edition)
        if stored is None:
            raise Refusal("components", data=edition, here="")
        return await self.made_of(stored)

    async def made_of(self, stored: StoredComponents) -> HostedGames:
        """The games with these components."""
        return await in_thread(with_components, self.games, Components(stored.game, stored.content))

    async def chosen(self, player: Player, game: str, settings: dict[str, str]) -> StoredComponents | None:
        """The components of the player's edition that the settings of a new table name, or that the player uses for
        new tables. The setting is put right."""
        box = BOXES.get(game)
        if box is None or game not in self.games.registry:
            return None
        if box.needs and settings.get(box.needs[0]) != box.needs[1]:
            settings.pop(box.setting, None)
            return None
        named = settings.get(box.setting)
        own = [each for each in await self._storage.editions_of(player.id) if each.game == game and each.fingerprint]
        fits = [each for each in own if each.fingerprint == named]
        if named is None:
            fits = [each for each in own if each.used]
        elif named == box.ours and not any(each.used for each in fits):
            fits = []
        best = max(fits, key=lambda each: (each.used, each.printed, each.updated), default=None)
        found = await self._storage.find_edition(best.id) if best else None
        if named == box.ours and box.setting not in {each.name for each in self.games.registry[game].settings}:
            del settings[box.setting]
        if found is None or not found.fingerprint:
            return None
        settings[box.setting] = found.fingerprint
        return stored_components(found.game, found.fingerprint, found.content)

    async def named(self, player: Player, game: str, fingerprint: str) -> StoredComponents | None:
        """Components of that fingerprint to look at a record or a position: of the player's own edition, or of a
        table."""
        if game not in BOXES or not is_id(fingerprint) or self.games.knows(game, fingerprint):
            return None
        return await self.owned(player, game, fingerprint) or await self._storage.components_named(game, fingerprint)

    async def owned(self, player: Player, game: str, fingerprint: str) -> StoredComponents | None:
        """Components of that fingerprint that the player has entered; None if the server has them itself."""
        if game not in self.games.registry or self.games.knows(game, fingerprint):
            return None
        for each in await self._storage.editions_of(player.id):
            if each.game == game and each.fingerprint == fingerprint:
                found = await self._storage.find_edition(each.id)
                if found is not None:
                    return stored_components(game, fingerprint, found.content)
        return None


def stored_components(game: str, fingerprint: str, content: str) -> StoredComponents:
    """Components as a table keeps them."""
    digest = hashlib.blake2b(f"{game} {content}".encode(), digest_size=12).hexdigest()
    return StoredComponents(digest, game, fingerprint, content)
