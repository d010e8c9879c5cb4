"""`comares serve --check-config`: the settings that would hold, where each comes from, and whether they work."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator

from comares.kernel.errors import BadSetup
from comares.server.configuration.sources import Configured
from comares.server.settings import Settings, masked


def describe(found: list[Configured]) -> Iterator[str]:
    """A line for each setting, aligned; secrets are masked."""
    rows = [(each.declared.key, masked(each.declared.kind.show(each.value)) or "-", each.source) for each in found]
    widths = [max(len(row[column]) for row in rows) for column in (0, 1)]
    for key, value, source in rows:
        yield f"{key.ljust(widths[0])}  {value.ljust(widths[1])}  {source}"


def problems_of(settings: Settings) -> Iterator[str]:
    """What would keep the server from starting, or from being safe."""
    try:
        settings.database_url  # noqa: B018
    except BadSetup as error:
        yield str(error)
        return
    for check in (_password_file, _mail, _database, _components, _reporter, _telemetry):
        yield from check(settings)


def _password_file(settings: Settings) -> Iterator[str]:
    file = settings.database_password_file
    if file is not None and os.name == "posix" and file.stat().st_mode & (stat.S_IRWXG | stat.S_IRWXO) & ~stat.S_IRGRP:
        yield f"others can read the password file {file}; expected: chmod 640 {file}"


def _mail(settings: Settings) -> Iterator[str]:
    mail = settings.mail
    if (mail.server or mail.user or mail.password_file) and not settings.can_mail:
        missing = {"mail.server": mail.server, "mail.sender": mail.sender, "public_url": settings.public_url}
        names = ", ".join(name for name, value in missing.items() if not value)
        yield f"mail cannot be sent without {names}"
    if bool(mail.user) != bool(mail.password_file):
        yield "mail.user and mail.password_file belong together; one of them is missing"
    if mail.password_file and os.name == "posix" and mail.password_file.stat().st_mode & stat.S_IRWXO:
        yield f"others can read the password file {mail.password_file}; expected: chmod 640 {mail.password_file}"


def _database(settings: Settings) -> Iterator[str]:
    from sqlalchemy import make_url, text
    from sqlalchemy.exc import SQLAlchemyError

    from comares.server.store.engine import open_engine

    try:
        url = make_url(settings.database_url)
        if url.get_backend_name() == "sqlite":
            yield from _sqlite_file(url.database or "")
            return
        engine = open_engine(settings.database_url)
        try:
            with engine.connect() as connection:
                connection.execute(text("SELECT 1"))
        finally:
            engine.dispose()
    except (SQLAlchemyError, ImportError, BadSetup) as error:
        yield f"the database cannot be opened: {masked(str(error).splitlines()[0])}"


def _sqlite_file(path: str) -> Iterator[str]:
    """The folder must exist and be writable; the file is created."""
    folder = os.path.dirname(os.path.abspath(path))
    if not os.path.isdir(folder):
        yield f"the folder {folder} of the database does not exist; expected: mkdir -p {folder}"
    elif not os.access(path if os.path.exists(path) else folder, os.W_OK):
        yield f"the database {path} cannot be written to by this user"


def _components(settings: Settings) -> Iterator[str]:
    from comares.server.games.editions import install_editions

    try:
        install_editions(settings.data)
    except BadSetup as error:
        yield str(error)


def _reporter(settings: Settings) -> Iterator[str]:
    from comares.server.observe.reporter import load_reporter

    try:
        load_reporter(settings.error_reporter)
    except BadSetup as error:
        yield str(error)


def _telemetry(settings: Settings) -> Iterator[str]:
    from comares.server.observe.traces import require_telemetry_extra

    try:
        require_telemetry_extra(settings.telemetry)
    except BadSetup as error:
        yield str(error)
