"""Reports: what players have told the host of. The host forgets the report, or removes what was said."""

from __future__ import annotations

from sqlalchemy import Connection, and_, delete, func, select, update

from comares.kernel.errors import BadSetup
from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output, moment
from comares.server.store.schema import REPORTS, TALK

COLUMNS = ("table", "number", "at", "name", "text", "reports")
REMOVED = "…"


def list_reports(database: AdminDatabase, output: Output) -> None:
    """A line for each saying that was reported."""
    rows = database.read(_reported)
    output.rows(rows, COLUMNS, "nothing was reported")


def dismiss(database: AdminDatabase, output: Output, table: str, number: int) -> None:
    """Forget the reports of a saying."""
    if not database.write(lambda to: _dismiss(to, table, number)):
        raise BadSetup(f"nobody has reported {number} of table {table}; comares admin reports list lists them")
    output.done(f"forgot the reports of {number} at table {table}", table=table, number=number)


def remove(database: AdminDatabase, output: Output, table: str, number: int) -> None:
    """Remove the words of a saying, and its reports."""
    if not database.write(lambda to: _remove(to, table, number)):
        raise BadSetup(f"nothing with the number {number} was said at table {table}")
    output.done(f"removed what was said as {number} at table {table}", table=table, number=number)


def _reported(connection: Connection) -> list[dict[str, object]]:
    counted = (
        select(REPORTS.c.table, REPORTS.c.number, func.count().label("reports"))
        .group_by(REPORTS.c.table, REPORTS.c.number)
        .subquery()
    )
    same = and_(TALK.c.table == counted.c.table, TALK.c.number == counted.c.number)
    rows = connection.execute(select(TALK, counted.c.reports).join(counted, same).order_by(TALK.c.at.desc()))
    return [
        {
            "table": row.table,
            "number": row.number,
            "at": moment(row.at),
            "name": row.name,
            "player": row.player,
            "text": row.text or row.phrase,
            "reports": row.reports,
        }
        for row in rows
    ]


def _dismiss(connection: Connection, table: str, number: int) -> bool:
    which = and_(REPORTS.c.table == table, REPORTS.c.number == number)
    return bool(connection.execute(delete(REPORTS).where(which)).rowcount)


def _remove(connection: Connection, table: str, number: int) -> bool:
    which = and_(TALK.c.table == table, TALK.c.number == number)
    removed = connection.execute(update(TALK).where(which).values(phrase="", text=REMOVED)).rowcount
    _dismiss(connection, table, number)
    return bool(removed)
