"""`comares admin prune`: deletes tables that nobody has touched for long."""

from __future__ import annotations

import time

from comares.kernel.errors import BadSetup
from comares.server.admin.check import with_progress
from comares.server.admin.database import AdminDatabase
from comares.server.admin.output import Output, moment
from comares.server.play.retention import moments
from comares.server.settings import RetentionSettings
from comares.server.store import admin_queries, queries

ALL = 1_000_000


def prune(database: AdminDatabase, output: Output, limits: RetentionSettings, dry_run: bool) -> None:
    """Delete old tables, each in a transaction of its own; with `dry_run`, only list them."""
    if not limits.finished and not limits.abandoned:
        raise BadSetup("nothing is too old: set keep_finished or keep_abandoned, such as --keep-finished 90d")
    before = moments(limits, time.time())
    expired = database.read(lambda on: queries.expired_tables(on, *before, ALL))
    rows = [{"id": each.id, "state": each.state, "updated": moment(each.updated)} for each in expired]
    if dry_run:
        output.rows(rows, ("id", "state", "updated"), "no table is too old")
        return
    for row in with_progress(rows, "deleting"):
        database.write(lambda to, table=row["id"]: admin_queries.delete_table(to, table))  # type: ignore[misc]
    output.done(f"tables deleted: {len(rows)}", deleted=[row["id"] for row in rows])
