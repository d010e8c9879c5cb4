"""A match: which bots meet, in which game, on which deals."""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

from comares.bots.spec import check_spec
from comares.games import GAMES
from comares.kernel.errors import BadSetup
from comares.kernel.game import Game


class Pairing(NamedTuple):
    """One game of a match: a deal, and how far the bots moved on from their first seats."""

    deal: int
    rotation: int


class Match(NamedTuple):
    """Bots in as many seats of a game. Every deal is played so often that each bot sits in each seat."""

    on_shelf: str  # the game's name: a match is plain data, so that other processes can be handed it
    settings: dict[str, str]
    bots: tuple[str, ...]  # as they can be typed
    seed: int

    @property
    def game(self) -> Game:
        """The game that is played."""
        return GAMES[self.on_shelf]

    def seating(self, rotation: int) -> tuple[str, ...]:
        """Who sits where."""
        return self.bots[rotation:] + self.bots[:rotation]

    def pairings(self, deals: int) -> list[Pairing]:
        """Every game on so many deals; seatings that are the same are played once."""
        seatings = {self.seating(rotation): rotation for rotation in reversed(range(len(self.bots)))}
        return [Pairing(deal, rotation) for deal in range(deals) for rotation in sorted(seatings.values())]

    def deal_seed(self, deal: int) -> int:
        """The seed of the deal, the same however the seats are rotated."""
        return Random(f"{self.seed} {deal}").getrandbits(63)

    def bot_seed(self, pairing: Pairing, seat: int) -> int:
        """The seed of a bot's own picks."""
        return Random(f"{self.seed} {pairing.deal} {pairing.rotation} {seat}").getrandbits(63)

    def identity(self) -> dict[str, Any]:
        """All that the results depend on."""
        return {
            "game": self.game.name,
            "rules": self.game.version,
            "options": self.settings,
            "bots": list(self.bots),
            "seed": self.seed,
        }


def new_match(game: Game, settings: dict[str, str], players: int | None, bots: list[str], seed: int) -> Match:
    """The match; the last bot also takes the seats that are left over."""
    seats = players or max(len(bots), game.fewest)
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots are too many for {seats} seats")
    rules = game.rules(seats, settings)
    for bot in bots:
        check_spec(bot, rules)
    return Match(game.name, game.checked(seats, settings), (*bots, *bots[-1:] * (seats - len(bots))), seed)
