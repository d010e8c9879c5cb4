"""How a server is set up."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit


@dataclass(frozen=True)
class Settings:
    """Everything that a host may decide. The defaults suit a machine of one's own."""

    database: str = "sqlite:///comares.db"
    host: str = "127.0.0.1"
    port: int = 8080
    public_url: str = ""  # as players reach it, behind a proxy; empty: as the request says
    workers: int = 1  # processes that bots think in
    bot_delay: float = 0.7  # seconds between two moves of bots, so that people can follow
    calls_a_minute: int = 600  # from one address; 0: as many as come
    data: tuple[tuple[str, Path], ...] = ()  # Sabika's components from folders of the host's own, each with a name
    client: Path | None = None  # the built client; None: the one that came with the package

    @property
    def public_origin(self) -> str:
        """Scheme, host and port of the public address."""
        parts = urlsplit(self.public_url)
        return f"{parts.scheme}://{parts.netloc}" if parts.netloc else ""

    @property
    def is_secure(self) -> bool:
        """Whether players come over https."""
        return self.public_url.startswith("https://")


def home_database() -> str:
    """Where the tables of somebody who just plays are kept."""
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "comares"
    home.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{home / 'tables.db'}"
