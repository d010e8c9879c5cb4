"""The settings of a server."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote, urlsplit

from comares.kernel.errors import BadSetup


@dataclass(frozen=True)
class SocketSettings:
    """Limits and intervals of one WebSocket. Each rate has a burst: so many more may come at once."""

    messages_per_second: float = 20.0
    message_burst: int = 60
    work_per_message: float = 0.002  # seconds of work that count as one more message
    work_slice: float = 0.0005  # seconds of work before other connections have their turn
    max_queued_bytes: int = 1_000_000  # to a client that does not read
    max_bytes: int = 64_000  # in one message
    frames_per_second: float = 100.0  # WebSocket frames of any kind; the client sends less than a tenth of that
    frame_burst: int = 1200
    ping_interval: float = 20.0  # seconds
    ping_timeout: float = 10.0  # seconds until an unanswered ping closes the socket


@dataclass(frozen=True)
class ConnectionSettings:
    """Limits of connections of every kind, and of what a client may take before its call or socket begins."""

    max_connections: int = 8000  # in all; less if the system allows fewer open files
    max_per_address: int = 300  # from one address (IPv6: one /64), trusted proxies excepted; 0: no limit
    sockets_per_address: int = 120  # tables open at the same time, also behind a proxy; 0: no limit
    calls_per_address: int = 40  # calls being answered at the same time, also behind a proxy; 0: no limit
    max_header_bytes: int = 16_384
    header_timeout: float = 10.0  # seconds to send the header of a call
    body_timeout: float = 30.0  # seconds to send its body
    send_timeout: float = 8.0  # seconds in which a client takes nothing of what is sent to it


@dataclass(frozen=True)
class WorkSettings:
    """How much of the processor one player and one address may use, as a share of one core over time (0: no limit).
    Beyond it messages wait and calls are refused."""

    player_share: float = 0.2
    address_share: float = 0.4
    burst: float = 2.0  # seconds of work at once


@dataclass(frozen=True)
class TableSettings:
    """Limits of tables and records. No game comes near them."""

    max_lines: int = 5000  # of a table, undone ones included
    max_undo_line: int = 4000  # from this line on nothing can be undone, so that the game can still end
    news_page: int = 300  # lines in one message; older ones are asked for page by page
    import_seconds: float = 10.0  # to replay an imported record
    listed: int = 50  # tables in one page of a list
    away: float = 120.0  # seconds after which a person who is not connected counts as away


@dataclass(frozen=True)
class BotSettings:
    """The worker processes of bots and how they are shared. The one who has used the least comes first."""

    timeout: float = 30.0  # seconds; no bot takes that long
    memory: float = 30.0  # seconds in which half of what somebody has used is forgotten
    hint_handicap: float = 3.0  # seconds of use that count extra for a hint
    background_handicap: float = 10.0  # for a bot at a table that nobody is connected to, a review, an import
    waiting_of_player: int = 4  # hints, reviews or imports; further ones are refused
    waiting_of_address: int = 20
    quick: float = 0.15  # seconds; bots that are usually faster have a worker of their own
    helpers: int = 3  # idle workers that may help with one search


@dataclass(frozen=True)
class ReviewSettings:
    """How long the bots think about a game that is reviewed, in seconds of the processor. A review is made in parts,
    and between two of them every waiting move of a bot has its turn."""

    seconds: float = 90.0  # for all choices of one game
    least: float = 0.06  # for one choice
    most: float = 0.4
    part: float = 0.25  # after which a part is over, with the choice that was begun
    first_part: float = 0.02  # of the first part, so that something can be seen at once
    chance: float = 0.06  # for the chances in one position
    what_if: float = 1.0  # for the options of one decision that somebody explores
    save_interval: float = 1.0  # seconds between two commits
    timeout: float = 20.0  # seconds for one part; no part takes that long
    max_failures: int = 3  # parts that fail, before a review is given up
    interval: float = 15.0  # seconds between two looks for reviews that another process left unfinished


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
class ClockSettings:
    """The clocks of tables, in seconds."""

    grace: float = 60.0  # after a start in which no time passes, so that players can come back
    interval: float = 5.0  # between two times that the clock is stored
    gap: float = 10.0  # a longer time between two of them is one in which nobody could play
    look: float = 1.0  # between two looks whether somebody at an open table is out of time


@dataclass(frozen=True)
class RetentionSettings:
    """What is deleted after some time, in seconds since the last change; 0: never."""

    finished: float = 0.0  # games that are over or closed, and imported records
    abandoned: float = 0.0  # running games
    interval: float = 60.0  # between two steps
    step: int = 20  # tables that one step deletes at most


@dataclass(frozen=True)
class QuotaSettings:
    """How many tables one player or one address makes; 0: no limit."""

    running_tables: int = 0
    new_tables_per_player: int = 0
    new_tables_per_address: int = 0


@dataclass(frozen=True)
class MailSettings:
    """The server that sends mail; without one no mail is sent."""

    server: str = ""  # smtp://HOST:PORT, or smtps://HOST:PORT for TLS from the beginning
    user: str = ""
    password_file: Path | None = None
    sender: str = ""  # the address that mail comes from

    @property
    def password(self) -> str:
        """The password of the user, read from its file."""
        return secret_in(self.password_file) if self.password_file else ""


@dataclass(frozen=True)
class AccountSettings:
    """Limits of signing in."""

    attempts_per_minute: int = 20  # from one address; 0: no limit
    mails_per_hour: int = 5  # to one address, and ten times as many from one
    link_seconds: float = 900.0  # that a link by mail lasts
    challenge_seconds: float = 300.0  # to use a passkey


@dataclass(frozen=True)
class NoticeSettings:
    """How notices are sent. Times are in seconds."""

    contact: str = ""  # of the host, for push services; empty: the public address, or the sender of mail
    allow_loopback: bool = False  # whether pushes and webhooks may go to this machine, without https
    delay: float = 20.0  # a player who is back within this time gets no notice
    interval: float = 2.0  # between two looks into the outbox
    claim: float = 90.0  # after which another process takes up what one has claimed
    retry: float = 30.0  # after the first failure; four times as long after each further one
    tries: int = 6
    max_age: float = 2 * 86_400.0  # nothing older is sent


@dataclass(frozen=True)
class EditionSettings:
    """Limits of the components that players enter."""

    per_player: int = 10  # editions
    max_bytes: int = 200_000  # of one edition; that of Sabika has 33,000


@dataclass(frozen=True)
class Settings:
    """Everything that a host can configure. The defaults suit a private machine."""

    database: str = "sqlite:///comares.db"
    database_password_file: Path | None = None
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""  # the address for players behind a proxy; empty: the one in the request
    workers: int = 1  # processes for bots
    bot_delay: float = 0.7  # seconds between two moves of bots, so that people can follow
    calls_per_minute: int = 600  # from one address; 0: no limit
    data: tuple[tuple[str, Path], ...] = ()  # folders with other components of Sabika, each with a name
    any_position: bool = True  # whether players may open positions that no game could reach
    log_level: str = "warning"
    log_format: str = "text"  # or json
    error_reporter: str = ""  # MODULE:FUNCTION
    telemetry: str = ""  # the address of an OTLP collector
    retention: RetentionSettings = RetentionSettings()
    quotas: QuotaSettings = QuotaSettings()
    mail: MailSettings = MailSettings()
    notices: NoticeSettings = NoticeSettings()
    accounts: AccountSettings = AccountSettings()
    editions: EditionSettings = EditionSettings()
    client: Path | None = None  # the built client; None: the one in the package
    cookie_renewal: float = 86_400.0  # seconds after which a cookie in use is renewed
    log_interval: float = 10.0  # seconds in which log lines of one kind appear once, then with a count; 0: always
    connections: ConnectionSettings = ConnectionSettings()
    work: WorkSettings = WorkSettings()
    tables: TableSettings = TableSettings()
    bots: BotSettings = BotSettings()
    sockets: SocketSettings = SocketSettings()
    rooms: RoomSettings = RoomSettings()
    reviews: ReviewSettings = ReviewSettings()
    clocks: ClockSettings = ClockSettings()

    @property
    def database_url(self) -> str:
        """The database with its password, which is read from its file."""
        if self.database_password_file is None:
            return self.database
        return with_password(self.database, self.database_password_file)

    @property
    def can_mail(self) -> bool:
        """Whether mail can be sent; a link in it needs the address of the server."""
        return bool(self.mail.server and self.mail.sender and self.public_url)

    @property
    def contact(self) -> str:
        """Where a push service reaches the host."""
        if self.notices.contact:
            return f"mailto:{self.notices.contact}"
        return self.public_url if self.is_secure else f"mailto:{self.mail.sender or 'host@localhost'}"

    @property
    def public_origin(self) -> str:
        """Scheme, host and port of the public address."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def is_secure(self) -> bool:
        """Whether players use https."""
        return self.public_url.startswith("https://")


def secret_in(file: Path) -> str:
    """The secret in a file; a BadSetup if it cannot be read."""
    try:
        return file.read_text(encoding="utf-8").strip("\r\n")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSetup(f"the password file {file} cannot be read: {error}") from None


def with_password(url: str, file: Path) -> str:
    """The URL of a database with the password of the file; a BadSetup if it cannot have one."""
    password = secret_in(file)
    parts = urlsplit(url)
    if not password:
        raise BadSetup(f"the password file {file} is empty; expected the password of the database's user")
    if parts.scheme == "sqlite":
        raise BadSetup("a SQLite database has no password; leave out database_password_file")
    if not parts.username or parts.password:
        raise BadSetup(
            "with a password file, the database must name its user and no password: postgresql://USER@HOST/NAME"
        )
    user, _, place = parts.netloc.rpartition("@")
    return parts._replace(netloc=f"{user}:{quote(password, safe='')}@{place}").geturl()


def masked(text: str) -> str:
    """The text without the passwords of URLs in it."""
    return re.sub(r"(://[^:/@\s]*):\S+@", r"\1:***@", text)


def home_database() -> str:
    """The database in the user's data folder."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "comares"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"
