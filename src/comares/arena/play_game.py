"""One game between bots and its result."""

from __future__ import annotations

from contextlib import ExitStack
from time import perf_counter
from typing import NamedTuple

from comares.arena.match import Match, Pairing
from comares.bots.bot import Bot, ask
from comares.bots.external import ProgramBot
from comares.bots.spec import seat_bot
from comares.kernel.chance import SeededChance
from comares.kernel.errors import ComaresError
from comares.kernel.table import Table


class Clock(NamedTuple):
    """The time that a seat's bot took for its choices, in seconds."""

    choices: int
    total: float
    worst: float

    def after(self, seconds: float) -> Clock:
        """The clock after one more choice."""
        return Clock(self.choices + 1, self.total + seconds, max(self.worst, seconds))


class Forfeit(NamedTuple):
    """The seat whose bot failed, and the reason."""

    seat: int
    why: str


class Result(NamedTuple):
    """The result of one game; all lists are by seat."""

    pairing: Pairing
    bots: list[str]
    points: list[int]
    winners: list[int]
    clocks: list[Clock]
    forfeit: Forfeit | None

    def shares(self) -> list[float]:
        """Each seat's share of the victory. Winners share equally; after a forfeit all other seats are winners."""
        winners = self.winners
        if self.forfeit:
            winners = [seat for seat in range(len(self.bots)) if seat != self.forfeit.seat]
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(len(self.bots))]


class Played(NamedTuple):
    """A result and the record of the game, empty unless it was asked for."""

    result: Result
    record: str


def play_game(match: Match, pairing: Pairing, recorded: bool) -> Played:
    """Play one game of the match."""
    games = match.setup.games()
    table = Table(games[match.setup.game], len(match.bots), match.settings, SeededChance(match.deal_seed(pairing.deal)))
    specs = match.seating(pairing.rotation)
    clocks = [Clock(0, 0.0, 0.0) for _ in specs]
    with ExitStack() as programs:
        bots: list[Bot] = []
        for seat, spec in enumerate(specs):
            bots.append(seat_bot(spec, table, match.bot_seed(pairing, seat), games))
            if isinstance(bot := bots[-1], ProgramBot):
                programs.callback(bot.close)
        forfeit = play_out(table, bots, clocks)
        outcome = table.outcome()
        for bot in bots:
            if isinstance(bot, ProgramBot):
                bot.end(outcome)
    result = Result(pairing, list(specs), outcome.points, outcome.winners, clocks, forfeit)
    return Played(result, table.text(everything=True) if recorded else "")


def play_out(table: Table, bots: list[Bot], clocks: list[Clock]) -> Forfeit | None:
    """Let the bots play until the game is over or a bot fails. A decision with one option is made without asking."""
    while decision := table.decision():
        seat = decision.seat
        if len(decision.codes) == 1:
            table.play(seat, decision.codes[0])
            continue
        begun = perf_counter()
        try:
            answer = ask(bots[seat], table)
        except ComaresError as error:
            return Forfeit(seat, str(error))
        except Exception as error:  # an error in one bot ends this game, not the match
            return Forfeit(seat, f"{type(error).__name__}: {error}")
        clocks[seat] = clocks[seat].after(perf_counter() - begun)
        try:
            table.play(seat, answer.code)
        except ComaresError as error:
            return Forfeit(seat, str(error))
    return None
