"""The deal of a table as it is stored: the deal of a day, or that of another table."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import blake2b

from comares.kernel.table import Table
from comares.server.play.deal_chance import DealChance, drawn_in

BOT_SEED_BYTES = 4
BOTS = ""  # the player of a try that bots make alone


@dataclass
class Deal:
    """What is drawn at a table. Nobody sees the seed or the numbers before the game is over."""

    table: str
    game: str
    player: str  # whose try it is
    seed: str
    day: str | None = None  # of the deal of the day; None: that of another table
    origin: str | None = None  # the other table
    numbers: dict[str, list[int]] = field(default_factory=dict)  # by pile

    def chance(self, table: Table | None) -> DealChance:
        """What comes next at the table (None: the deal)."""
        numbers = {int(pile): drawn for pile, drawn in self.numbers.items()}
        return DealChance(self.seed, numbers, drawn_in(table.standing_lines() if table else ()))

    def bot_seed(self, table: Table) -> int:
        """The seed of a bot's next choice. It follows from the deal and from what stands, so that an undo changes
        nothing."""
        at = f"{self.seed} bot {table.state.seat} {len(table.standing_lines())}"
        return int.from_bytes(blake2b(at.encode(), digest_size=BOT_SEED_BYTES).digest(), "big") >> 2
