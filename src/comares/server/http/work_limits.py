"""How much of the processor a player and an address may use."""

from __future__ import annotations

import time

from comares.server.settings import WorkSettings

MAX_KEYS = 10_000


class WorkLimits:
    """Seconds of work by player and by address. Each earns its share of every second; a burst may be used ahead."""

    def __init__(self, settings: WorkSettings) -> None:
        self._settings = settings
        self._used: dict[tuple[str, str], tuple[float, float]] = {}  # by kind and name: seconds, and when counted

    def charge(self, player: str, address: str, seconds: float) -> None:
        """So much work was done for them."""
        now = time.monotonic()
        for key, share in self._shares(player, address):
            self._used[key] = (self._used_by(key, share, now) + seconds, now)
        if len(self._used) > MAX_KEYS:
            self._forget(now)

    def wait(self, player: str, address: str) -> float:
        """The seconds until they may ask for work again; 0: they may now."""
        now = time.monotonic()
        ahead = [
            (self._used_by(key, share, now) - self._settings.burst) / share
            for key, share in self._shares(player, address)
        ]
        return max(0.0, *ahead) if ahead else 0.0

    def _shares(self, player: str, address: str) -> list[tuple[tuple[str, str], float]]:
        shares = (
            (("player", player), self._settings.player_share),
            (("address", address), self._settings.address_share),
        )
        return [(key, share) for key, share in shares if share > 0]

    def _used_by(self, key: tuple[str, str], share: float, now: float) -> float:
        seconds, at = self._used.get(key, (0.0, now))
        return max(0.0, seconds - (now - at) * share)

    def _forget(self, now: float) -> None:
        """Drop everybody who has earned back what they used."""
        share = min(self._settings.player_share, self._settings.address_share) or 1.0
        self._used = {key: used for key, used in self._used.items() if self._used_by(key, share, now) > 0}
