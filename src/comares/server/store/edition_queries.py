"""Queries and updates of editions, each on a connection inside a transaction. An update that is made again changes
nothing."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, Row, and_, delete, func, literal, select, update

from comares.server.play.storage import Conflict, EditionRow, StoredComponents
from comares.server.store.insert_once import insert_once
from comares.server.store.schema import COMPONENTS, EDITIONS


def add_edition(connection: Connection, edition: EditionRow, most: int) -> bool:
    """Insert the edition; False if the player has so many already."""
    if find_edition(connection, edition.id) is not None:
        return True  # by this very job, whose commit was not answered
    own = select(func.count()).select_from(EDITIONS).where(EDITIONS.c.player == edition.player)
    if connection.execute(own).scalar_one() >= most:
        return False
    insert_once(connection, EDITIONS, dict(vars(edition)))
    return True


def find_edition(connection: Connection, edition: str) -> EditionRow | None:
    """The edition of that id."""
    row = connection.execute(select(EDITIONS).where(EDITIONS.c.id == edition)).one_or_none()
    return _edition(row) if row else None


def editions_of(connection: Connection, player: str) -> list[EditionRow]:
    """The editions of the player without their content, the oldest first."""
    columns = [literal("").label("content") if each.name == "content" else each for each in EDITIONS.c]
    own = select(*columns).where(EDITIONS.c.player == player).order_by(EDITIONS.c.created, EDITIONS.c.id)
    return [_edition(row) for row in connection.execute(own)]


def save_edition(connection: Connection, edition: EditionRow) -> None:
    """Store the next version; a Conflict if it does not follow the stored one."""
    values = {name: value for name, value in vars(edition).items() if name not in ("id", "player", "game", "used")}
    before = and_(EDITIONS.c.id == edition.id, EDITIONS.c.version == edition.version - 1)
    if connection.execute(update(EDITIONS).where(before).values(values)).rowcount:
        return
    stored = find_edition(connection, edition.id)
    if stored is None or (stored.version, stored.content) != (edition.version, edition.content):
        raise Conflict


def use_edition(connection: Connection, player: str, game: str, edition: str | None) -> None:
    """Use that edition, and no other one, for the player's new tables of the game."""
    own = and_(EDITIONS.c.player == player, EDITIONS.c.game == game)
    connection.execute(update(EDITIONS).where(own).values(used=EDITIONS.c.id == (edition or "")))


def delete_edition(connection: Connection, edition: str) -> None:
    """Delete the edition."""
    connection.execute(delete(EDITIONS).where(EDITIONS.c.id == edition))


def find_components(connection: Connection, edition: str) -> StoredComponents | None:
    """The components of a table's edition."""
    return _components(connection, COMPONENTS.c.edition == edition)


def components_named(connection: Connection, game: str, fingerprint: str) -> StoredComponents | None:
    """Components of that fingerprint that some table is played with."""
    return _components(connection, and_(COMPONENTS.c.fingerprint == fingerprint, COMPONENTS.c.game == game))


def _components(connection: Connection, which: Any) -> StoredComponents | None:
    row = connection.execute(select(COMPONENTS).where(which).limit(1)).one_or_none()
    return StoredComponents(row.edition, row.game, row.fingerprint, row.content) if row else None


def _edition(row: Row[Any]) -> EditionRow:
    return EditionRow(**{str(name): value for name, value in row._mapping.items()})
