"""Every setting of `comares serve`, declared once. Flags, environment variables, keys of the file, checks and the table
in docs/hosting.md are made from these rows.

The setting `public_url` is the key `public_url` in the file, `COMARES_PUBLIC_URL` in the environment and the flag
`--public-url`; `sockets.max_bytes` is `max_bytes` under `[sockets]`, `COMARES_SOCKETS_MAX_BYTES` and
`--sockets-max-bytes`.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass, fields, is_dataclass
from typing import Final

from comares.server.configuration.kinds import (
    Choice,
    Duration,
    File,
    Folders,
    Kind,
    Number,
    Switch,
    Text,
    database_url,
    entry_point,
    host_address,
    mail_address,
    mail_server,
    public_address,
    web_address,
)
from comares.server.settings import ReviewSettings, Settings, home_database

PREFIX: Final = "COMARES_"
MANY: Final = 1_000_000_000
ADDRESS: Final = "ADDRESS"
URL: Final = "URL"


@dataclass(frozen=True)
class Declared:
    """One setting: its key, its kind, what it means, and where it stands in `Settings`."""

    key: str
    kind: Kind
    meaning: str
    field: str = ""  # in Settings, if it is not the key
    default: Callable[[], object] | None = None  # if it is not the one of Settings
    shown_default: str = ""  # for the documentation, if the default depends on the machine

    @property
    def place(self) -> str:
        return self.field or self.key

    @property
    def flag(self) -> str:
        return "--" + self.key.replace("_", "-").replace(".", "-")

    @property
    def variable(self) -> str:
        return PREFIX + self.key.replace(".", "_").upper()

    def default_value(self) -> object:
        """The value if nobody sets one."""
        if self.default is not None:
            return self.default()
        value: object = Settings()
        for part in self.place.split("."):
            value = getattr(value, part)
        return value


def cores_but_one() -> int:
    """The number of worker processes by default."""
    return max(1, (os.cpu_count() or 2) - 1)


LOG_LEVELS: Final = ("debug", "info", "warning", "error")
LOG_FORMATS: Final = ("text", "json")
SECONDS: Final = Number(0, 3600, whole=False, placeholder="S")
TIMEOUT: Final = Number(0.1, 3600, whole=False, placeholder="S")
SHARE: Final = Number(0.01, 64, whole=False, placeholder="SHARE")

SETTINGS: Final = (
    Declared(
        "database",
        Text(URL, database_url),
        "`sqlite:///FILE` or `postgresql://USER@HOST/NAME`",
        default=home_database,
        shown_default="`tables.db` in the user's data folder",
    ),
    Declared("database_password_file", File(), "a file with the password of the PostgreSQL user"),
    Declared("host", Text(ADDRESS, host_address), "the address to listen on; behind a proxy, leave it on the loopback"),
    Declared("port", Number(0, 65535), "the port to listen on; 0: any free one"),
    Declared(
        "public_url",
        Text(URL, public_address),
        "the address for players behind a proxy: sockets and calls must come from its origin; with https cookies are "
        "`Secure`",
    ),
    Declared(
        "workers",
        Number(1, 1024),
        "processes for bots; if a core is left, one more helps the master while nobody else needs it",
        default=cores_but_one,
        shown_default="all cores but one",
    ),
    Declared(
        "bot_delay",
        Number(0, 60, whole=False, placeholder="S"),
        "seconds between two moves of bots, for people to follow",
    ),
    Declared(
        "data",
        Folders(),
        "offer Sabika with the components in FOLDER, or Alhambra with its falcons, under NAME too (`comares cards "
        "--check FOLDER`)",
    ),
    Declared(
        "any",
        Switch(),
        "let players open positions that no game could reach; some of them may hang the server",
        field="any_position",
        default=lambda: False,
    ),
    Declared(
        "mail.server",
        Text(URL, mail_server),
        "the server that sends mail: `smtp://HOST:PORT`, or `smtps://HOST:PORT`; without it there are no links and no "
        "notices by mail. It needs `mail.sender` and `public_url`",
    ),
    Declared("mail.user", Text("NAME"), "the user of that server; then the connection must be encrypted"),
    Declared("mail.password_file", File(), "a file with the password of that user"),
    Declared("mail.sender", Text(ADDRESS, mail_address), "the address that mail comes from"),
    Declared(
        "notices.contact",
        Text(ADDRESS, mail_address),
        "your address for mail, which push services may use; without it they get `public_url`",
    ),
    Declared(
        "notices.allow_loopback",
        Switch(),
        "let pushes and webhooks go to this machine itself, without https: for tests",
    ),
    Declared("rate", Number(0, MANY), "HTTP calls a minute from one address; 0: no limit", field="calls_per_minute"),
    Declared("log_level", Choice(LOG_LEVELS), "the least serious messages in the log"),
    Declared("log_format", Choice(LOG_FORMATS), "lines for people, or one JSON object a line"),
    Declared(
        "log_interval",
        SECONDS,
        "seconds in which log lines of one kind appear once, then with a count; 0: always",
    ),
    Declared(
        "error_reporter",
        Text("MODULE:FUNCTION", entry_point),
        "a function to call with every unexpected error and where it happened",
    ),
    Declared(
        "telemetry",
        Text(URL, web_address),
        "where to send OpenTelemetry traces (OTLP over HTTP) such as `http://127.0.0.1:4318`; needs the extra "
        "`telemetry`",
    ),
    Declared(
        "keep_finished",
        Duration(),
        "delete finished games and imported records that nobody touched for so long",
        field="retention.finished",
    ),
    Declared(
        "keep_abandoned",
        Duration(),
        "delete running games in which nothing happened for so long",
        field="retention.abandoned",
    ),
    Declared(
        "quotas.running_tables",
        Number(0, MANY),
        "tables that a player made and that still run; 0: no limit",
        default=lambda: 100,
    ),
    Declared(
        "quotas.new_tables_per_player",
        Number(0, MANY),
        "tables and records that a player makes in an hour; 0: no limit",
        default=lambda: 60,
    ),
    Declared(
        "quotas.new_tables_per_address",
        Number(0, MANY),
        "tables and records made from one address in an hour; 0: no limit",
        default=lambda: 300,
    ),
    Declared("editions.per_player", Number(0, MANY), "editions that one player may have; 0: players enter none"),
    Declared("editions.max_bytes", Number(50_000, 10_000_000), "bytes of one edition; Sabika's own has 33,000"),
    Declared(
        "connections.max_connections",
        Number(1, MANY),
        "connections in all; less if the system allows fewer open files",
    ),
    Declared(
        "connections.max_per_address",
        Number(0, MANY),
        "connections from one address (IPv6: one /64), trusted proxies excepted; 0: no limit",
    ),
    Declared(
        "connections.sockets_per_address",
        Number(0, MANY),
        "tables open at the same time from one address, also behind a proxy; 0: no limit",
    ),
    Declared(
        "connections.calls_per_address",
        Number(0, MANY),
        "calls being answered at the same time for one address, also behind a proxy; 0: no limit",
    ),
    Declared("connections.max_header_bytes", Number(1024, MANY), "bytes in the header of a call"),
    Declared("connections.header_timeout", TIMEOUT, "seconds to send the header of a call"),
    Declared("connections.body_timeout", TIMEOUT, "seconds to send the body of a call"),
    Declared("connections.send_timeout", TIMEOUT, "seconds in which a client takes nothing of what is sent to it"),
    Declared("work.player_share", SHARE, "the share of one core that one player may use over time"),
    Declared("work.address_share", SHARE, "the share of one core that one address may use over time"),
    Declared("work.burst", SECONDS, "seconds of work at once"),
    Declared(
        "review_seconds",
        Number(1, 36000, whole=False, placeholder="S"),
        "seconds that the bots think about all choices of one game in its review",
        field="reviews.seconds",
    ),
)
BY_KEY: Final = {each.key: each for each in SETTINGS}

# Not for hosts: tests change these, and the values suit every machine.
INTERNAL: Final = frozenset(
    {
        *(f"notices.{name}" for name in ("delay", "interval", "claim", "retry", "tries", "max_age")),
        "client",
        "accounts",
        "clocks",
        "rooms",
        "sockets",
        "tables",
        "bots",
        "cookie_renewal",
        "retention.interval",
        "retention.step",
    }
    | {f"reviews.{field.name}" for field in fields(ReviewSettings) if field.name != "seconds"}
)


def undeclared_fields() -> set[str]:
    """The fields of Settings that are neither declared nor internal."""
    found: set[str] = set()
    for field in fields(Settings):
        part = getattr(Settings(), field.name)
        if is_dataclass(part) and field.name not in INTERNAL:
            found.update(f"{field.name}.{inner.name}" for inner in fields(part))
        else:
            found.add(field.name)
    return found - {each.place for each in SETTINGS} - INTERNAL
