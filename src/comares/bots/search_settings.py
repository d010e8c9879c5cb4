# compiled
"""How a bot searches: numbers that the arena decides, kept as data (`bots/data/*.toml`)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

CANDIDATES: Final = 12


class SearchSettings:
    """The parameters of a search and of its playouts."""

    def __init__(
        self,
        evaluation_depths: list[int],
        rollout_width: i64 = 1,
        wide: i64 = 0,
        own_wide: i64 = 0,
        in_turns: bool = False,
        candidates: int = CANDIDATES,
        temperature: float = 1.0,
        window: float = 0.0,
        racing: float = 0.0,
        longest: float = 1.0,
        prior: float = 0.0,
        margin_playouts: float = 0.0,
        exploration: float = 0.0,
        prior_spread: float = 2.0,
        history: float = 0.0,
    ) -> None:
        self.evaluation_depths: list[int] = evaluation_depths  # decisions or turns after which a playout is evaluated
        self.rollout_width: i64 = rollout_width  # options that a playout compares before it picks one
        self.wide: i64 = wide  # the first decisions or turns of a playout have this width, the others 1
        self.own_wide: i64 = own_wide  # the same for decisions of the seat that searches, if that is more
        self.in_turns: bool = in_turns  # whether the above count turns: then all options are judged at the same time
        self.candidates: int = candidates  # options that are compared by playouts
        self.temperature: float = temperature  # of the learned policy in playouts
        self.window: float = window  # a playout compares no option whose logit is further below the best; 0: all
        self.racing: float = racing  # standard errors behind the best at which a candidate is dropped; 0: never
        self.longest: float = longest  # budgets that a hard decision may use, if earlier ones have left them over
        self.prior: float = prior  # points of margin that a logit is worth before the playouts
        self.margin_playouts: float = margin_playouts  # playouts that the margin at the end of the turn counts as
        self.exploration: float = exploration  # of the search tree; 0: there is none
        self.prior_spread: float = prior_spread  # points of margin by which an option is e times as likely in the tree
        self.history: float = history  # playouts that what an option did elsewhere in the trees counts as
