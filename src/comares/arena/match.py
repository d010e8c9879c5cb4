"""A match: which bots meet, in which game, on which deals."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from comares.bots.knowledge import knowledge_of
from comares.bots.spec import check_spec
from comares.games import GAMES_PLACE, Registry, games_with_data, load_registry
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game


class Pairing(NamedTuple):
    """One game of a match: the deal, and by how many seats the bots are rotated."""

    deal: int
    rotation: int


class Setup(NamedTuple):
    """The game of a match as plain data, so that it can be handed to another process.

    `registry` is the place of the registry, "module:NAME"; `data` is a folder of Sabika's components or None.
    """

    game: str
    registry: str = GAMES_PLACE
    data: Path | None = None

    def games(self) -> Registry:
        """The registry with the game."""
        return games_with_data(self.data, load_registry(self.registry))


class Match(NamedTuple):
    """Bots in as many seats of a game. Each deal is played once for every rotation of the seats."""

    setup: Setup
    settings: dict[str, str]
    bots: tuple[str, ...]  # specs
    seed: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return self.setup.games()[self.setup.game]

    def seating(self, rotation: int) -> tuple[str, ...]:
        """The bots by seat."""
        return self.bots[rotation:] + self.bots[:rotation]

    def pairings(self, deals: int) -> list[Pairing]:
        """Every game on so many deals. Of rotations that give the same seating only one is played."""
        seatings = {self.seating(rotation): rotation for rotation in reversed(range(len(self.bots)))}
        return [Pairing(deal, rotation) for deal in range(deals) for rotation in sorted(seatings.values())]

    def deal_seed(self, deal: int) -> int:
        """The seed of the deal, the same for all rotations."""
        return Random(f"{self.seed} {deal}").getrandbits(63)

    def bot_seed(self, pairing: Pairing, seat: int) -> int:
        """The seed of the bot in a seat."""
        return Random(f"{self.seed} {pairing.deal} {pairing.rotation} {seat}").getrandbits(63)

    def identity(self) -> dict[str, Any]:
        """Everything that the results depend on."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": self.settings,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def new_match(setup: Setup, settings: dict[str, str], players: int | None, bots: list[str], seed: int) -> Match:
    """The match. If there are more seats than bots, the last bot takes the remaining seats."""
    games = setup.games()
    game = games[setup.game]
    seats = players or max(len(bots), game.min_players)
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots are too many for {seats} seats")
    rules = game.rules(seats, settings)
    for bot in bots:
        check_spec(bot, rules, knowledge_of(game.name, games))
    return Match(setup, game.checked(seats, settings), (*bots, *bots[-1:] * (seats - len(bots))), seed)
