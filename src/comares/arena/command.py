"""The arguments of `comares arena`, `comares review`, `comares learn` and `comares practise`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from pathlib import Path

from comares.games import Registry, games_with_data
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
    arena.add_argument("--cores", type=int, metavar="N", help="games played in parallel (default: all cores)")
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="store results there and continue a stored match")
    arena.add_argument("--records", action="store_true", help="store the record of each game in the folder too")
    arena.add_argument("--json", action="store_true", help="print JSON")


def add_review(review: ArgumentParser) -> None:
    """The arguments of `comares review`."""
    review.add_argument("file", type=Path, help="the record of a finished game")
    review.add_argument("--budget", default="200", metavar="N|Nms", help="playouts or milliseconds for each decision")
    review.add_argument("--json", action="store_true", help="print JSON")


def add_learn(learn: ArgumentParser) -> None:
    """The arguments of `comares learn`."""
    learn.add_argument("folders", type=Path, nargs="+", help="folders of matches played with --out and --records")


def add_practise(practise: ArgumentParser) -> None:
    """The arguments of `comares practise` besides those of the game."""
    practise.add_argument("--rounds", type=int, default=10, metavar="N", help="rounds; each uses the weights so far")
    practise.add_argument("--games", type=int, default=2000, metavar="N", help="games in a round")
    practise.add_argument("--seed", type=int, default=0, help="seed of the deals")


def run_arena(args: Namespace, settings: dict[str, str], registry: str) -> int:
    """Play the match; `registry` is the place of the registry."""
    from comares.arena.match import Setup, new_match
    from comares.arena.match_folder import MatchFolder
    from comares.arena.report import Plan, arena
    from comares.arena.workers import available_cores

    if args.deals < 1:
        raise BadSetup(f"a match has at least 1 deal, not {args.deals}")
    if args.cores is not None and args.cores < 1:
        raise BadSetup(f"a match needs at least 1 core, not {args.cores}")
    if args.records and not args.out:
        raise BadSetup("--records needs a folder: name it with --out")
    match = new_match(Setup(args.game, registry, args.data), settings, args.players, args.bots.split(","), args.seed)
    plan = Plan(args.deals, args.cores or available_cores(), args.records, args.json)
    return arena(match, plan, MatchFolder(args.out, match, args.records) if args.out else None)


def run_review(args: Namespace, registry: Registry) -> int:
    """Review the record."""
    from comares.arena.review_report import show_review

    return show_review(args.file, registry, args.budget, args.json)


def run_learn(args: Namespace, registry: Registry) -> int:
    """Print the weights learned from the records, as a file for the package."""
    from comares.arena.training.train_from_records import learn

    print(learn(args.folders, registry), end="")
    return 0


def run_practise(args: Namespace, settings: dict[str, str], registry: Registry) -> int:
    """Print the weights learned from self-play, as a file for the package."""
    from comares.arena.training.self_play import Plan, practise

    for name in ("rounds", "games"):
        if getattr(args, name) < 1:
            raise BadSetup(f"--{name} must be at least 1, not {getattr(args, name)}")
    games = games_with_data(args.data, registry)
    plan = Plan(games[args.game], args.players, settings, args.rounds, args.games, args.seed)
    print(practise(plan, games), end="")
    return 0
