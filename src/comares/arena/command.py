"""The arguments of `comares arena`, `comares ratings`, `comares review`, `comares learn` and `comares practise`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from comares.arena.executors.budgets import check_cluster_budgets
from comares.arena.executors.open import add_executor, executor_of
from comares.games import Registry
from comares.kernel.errors import BadSetup


def add_arena(arena: ArgumentParser) -> None:
    """The arguments of `comares arena` besides those of the game."""
    arena.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="the bots: greedy, strong@200ms, master@1600, cmd:./mybot.py ...; the last one takes all remaining seats",
    )
    arena.add_argument("--deals", type=int, default=100, metavar="N", help="deals; each is played in every rotation")
    arena.add_argument("--seed", type=int, default=0, help="seed of the deals")
    arena.add_argument(
        "--bar", metavar="SHARE", help="stop early when the first bot is clearly above or below it, as in 0.8 or 80%%"
    )
    add_executor(arena)
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="store results there and continue a stored match")
    arena.add_argument("--records", action="store_true", help="store the record of each game in the folder too")
    arena.add_argument("--json", action="store_true", help="print JSON")


def add_ratings(ratings: ArgumentParser) -> None:
    """The arguments of `comares ratings` besides those of the game."""
    ratings.add_argument("--bots", metavar="BOT,...", help="the bots, the weakest first (default: the levels)")
    ratings.add_argument("--neighbours", type=int, default=2, metavar="N", help="each bot plays the next N in the list")
    ratings.add_argument("--deals", type=int, default=50, metavar="N", help="deals of a match; each is played twice")
    ratings.add_argument("--seed", type=int, default=0, help="seed of the deals")
    ratings.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="store results there, and continue")
    add_executor(ratings)


def add_review(review: ArgumentParser) -> None:
    """The arguments of `comares review`."""
    review.add_argument("file", type=Path, help="the record of a finished game")
    review.add_argument("--budget", default="200", metavar="N|Nms", help="playouts or milliseconds for each decision")
    review.add_argument("--json", action="store_true", help="print JSON")
    add_executor(review)


def add_learn(learn: ArgumentParser) -> None:
    """The arguments of `comares learn`."""
    learn.add_argument("folders", type=Path, nargs="+", help="folders of matches played with --out and --records")
    learn.add_argument(
        "--policy", action="store_true", help="learn which options are chosen, not what positions are worth"
    )


def add_practise(practise: ArgumentParser) -> None:
    """The arguments of `comares practise` besides those of the game."""
    practise.add_argument("--rounds", type=int, default=10, metavar="N", help="rounds; each uses the weights so far")
    practise.add_argument("--games", type=int, default=2000, metavar="N", help="games in a round")
    practise.add_argument("--seed", type=int, default=0, help="seed of the deals")
    add_executor(practise)


def run_arena(args: Namespace, settings: dict[str, str], registry: str) -> int:
    """Play the match; `registry` is the place of the registry."""
    from comares.arena.match import Setup, new_match
    from comares.arena.match_folder import MatchFolder
    from comares.arena.report import Plan, arena

    if args.deals < 1:
        raise BadSetup(f"a match has at least 1 deal, not {args.deals}")
    if args.records and not args.out:
        raise BadSetup("--records needs a folder: name it with --out")
    bots = args.bots.split(",")
    match = new_match(Setup(args.game, registry, args.data), settings, args.players, bots, args.seed)
    if args.cluster:
        check_cluster_budgets(bots)
    plan = Plan(args.deals, args.records, args.json, read_bar(args.bar))
    with executor_of(args) as executor:
        return arena(match, plan, MatchFolder(args.out, match, args.records) if args.out else None, executor)


def run_ratings(args: Namespace, settings: dict[str, str], registry: str) -> int:
    """Print the rating list, as a table in Markdown, with the command that makes it."""
    from comares.arena.match import Setup
    from comares.arena.rating_list import Plan, rating_list
    from comares.bots.knowledge import LEVELS

    for name in ("neighbours", "deals"):
        if getattr(args, name) < 1:
            raise BadSetup(f"--{name} must be at least 1, not {getattr(args, name)}")
    bots = args.bots.split(",") if args.bots else list(LEVELS)
    if args.cluster:
        check_cluster_budgets(bots)
    setup = Setup(args.game, registry, args.data)
    plan = Plan(setup, settings, bots, args.neighbours, args.deals, args.seed, args.out)
    with executor_of(args) as executor:
        print(rating_list(plan, executor).table())
    print(f"\n`{plan.command()}`")
    return 0


def read_bar(text: str | None) -> float | None:
    """The bar as a share.

    >>> read_bar("80%"), read_bar("0.65")
    (0.8, 0.65)
    """
    if text is None:
        return None
    try:
        bar = float(text.removesuffix("%")) / (100 if text.endswith("%") else 1)
    except ValueError:
        bar = -1.0
    if not 0 < bar < 1:
        raise BadSetup(f"--bar is a share between 0 and 1, as in 0.8 or 80%, not {text}")
    return bar


def run_review(args: Namespace, registry: str) -> int:
    """Review the record."""
    from comares.arena.review_report import show_review

    if args.cluster:
        check_cluster_budgets([f"master@{args.budget}"])
    with executor_of(args) as executor:
        return show_review(args.file, registry, args.budget, args.json, executor)


def run_learn(args: Namespace, registry: Registry) -> int:
    """Print the weights learned from the records, as a file for the package."""
    from comares.arena.training.policy_from_records import learn_policy
    from comares.arena.training.ridge import require_numpy
    from comares.arena.training.train_from_records import learn

    require_numpy("comares learn")
    print((learn_policy if args.policy else learn)(args.folders, registry), end="")
    return 0


def run_practise(args: Namespace, settings: dict[str, str], registry: str) -> int:
    """Print the weights learned from self-play, as a file for the package."""
    from comares.arena.match import Setup
    from comares.arena.training.ridge import require_numpy
    from comares.arena.training.self_play import Plan, practise

    require_numpy("comares practise")
    for name in ("rounds", "games"):
        if getattr(args, name) < 1:
            raise BadSetup(f"--{name} must be at least 1, not {getattr(args, name)}")
    plan = Plan(Setup(args.game, registry, args.data), args.players, settings, args.rounds, args.games, args.seed)
    with executor_of(args) as executor:
        print(practise(plan, executor), end="")
    return 0
