"""The settings of a server."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class SocketSettings:
    """Limits and intervals of one WebSocket. Each rate has a burst: so many more may come at once."""

    messages_per_second: float = 20.0
    message_burst: int = 60
    work_per_message: float = 0.002  # seconds of work that count as one more message
    work_slice: float = 0.0005  # seconds of work before other connections have their turn
    max_queued: int = 64  # messages to a client that does not read
    max_bytes: int = 64_000  # in one message
    frames_per_second: float = 100.0  # WebSocket frames of any kind; the client sends less than a tenth of that
    frame_burst: int = 1200
    ping_interval: float = 20.0  # seconds
    ping_timeout: float = 10.0  # seconds until an unanswered ping closes the socket


@dataclass(frozen=True)
class RoomSettings:
    """Intervals of the tables in memory, in seconds."""

    idle: float = 600.0  # a table that nobody watches is closed after this time
    retry: float = 1.0  # between two tries to read a table that may have changed in the database
    bot_retry: float = 3.0  # after a bot's move could not be stored
    background_tables: int = 4  # tables without spectators that bots play on at the same time
    background_interval: float = 30.0  # between two searches for such tables
    background_poll: float = 0.2  # between two looks whether such a table waits for a person
    presence_timeout: float = 75.0  # a process that is silent for so long counts as dead
    housekeeping: float = 30.0


@dataclass(frozen=True)
class Settings:
    """Everything that a host can configure. The defaults suit a private machine."""

    database: str = "sqlite:///comares.db"
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""  # the address for players behind a proxy; empty: the one in the request
    workers: int = 1  # processes for bots
    bot_delay: float = 0.7  # seconds between two moves of bots, so that people can follow
    calls_per_minute: int = 600  # from one address; 0: no limit
    data: tuple[tuple[str, Path], ...] = ()  # folders with other components of Sabika, each with a name
    any_position: bool = True  # whether players may open positions that no game could reach
    client: Path | None = None  # the built client; None: the one in the package
    sockets: SocketSettings = SocketSettings()
    rooms: RoomSettings = RoomSettings()

    @property
    def public_origin(self) -> str:
        """Scheme, host and port of the public address."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def is_secure(self) -> bool:
        """Whether players use https."""
        return self.public_url.startswith("https://")


def home_database() -> str:
    """The database in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "comares"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"
