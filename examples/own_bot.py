"""A bot of one's own in a match: it plays the option after which it would score most."""

import random

import comares


class Greedy:
    """Tries every option on a copy of the table. The copy has another seed, so the bot does not see the next draw."""

    def choose(self, table: comares.Table[comares.View]) -> comares.Option:
        decision = table.decision
        return max(decision.options, key=lambda option: (self.gain(table, option, decision.seat), random.random()))

    def gain(self, table: comares.Table[comares.View], option: comares.Option, seat: int) -> int:
        copy = table.copy(seed=random.getrandbits(64))
        copy.play(option)
        return copy.points[seat] + copy.score().points[seat]


random.seed(7)
print(comares.match("alhambra", [Greedy(), "random"], deals=1, seed=7))
