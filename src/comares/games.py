"""The shelf: every game there is, by name."""

from __future__ import annotations

from comares.alhambra.game import ALHAMBRA
from comares.kernel.game import Game
from comares.sabika.game import SABIKA

GAMES: dict[str, Game] = {game.name: game for game in (ALHAMBRA, SABIKA)}
