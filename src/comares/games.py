"""The shelf: every game there is, by name."""

from __future__ import annotations

from comares.alhambra.game import ALHAMBRA
from comares.kernel.game import Game

GAMES: dict[str, Game] = {game.name: game for game in (ALHAMBRA,)}
