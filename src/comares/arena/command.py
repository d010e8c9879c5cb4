"""The arguments of `comares arena`, `comares review`, `comares learn` and `comares practise`."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from pathlib import Path

from comares.kernel.errors import BadSetup
from comares.kernel.game import Game


def add_arena(arena: ArgumentParser) -> None:
    """What `comares arena` can be told beside the game."""
    arena.add_argument(
        "--bots",
        required=True,
        metavar="BOT,...",
        help="who plays: greedy, strong@200ms, master@1600, cmd:./mybot.py ...; the last one takes all seats left over",
    )
    arena.add_argument("--deals", type=int, default=100, metavar="N", help="each is played once for every rotation")
    arena.add_argument("--seed", type=int, default=0, help="which deals")
    arena.add_argument("--cores", type=int, metavar="N", help="games played at once; without it as many as there are")
    arena.add_argument("--out", type=Path, metavar="FOLDER", help="keep results there, and go on with what is there")
    arena.add_argument("--records", action="store_true", help="keep the records of the games there too")
    arena.add_argument("--json", action="store_true", help="for machines")


def add_review(review: ArgumentParser) -> None:
    """What `comares review` can be told."""
    review.add_argument("file", type=Path, help="the record of a finished game")
    review.add_argument("--budget", default="200", metavar="N|Nms", help="playouts or milliseconds a decision")
    review.add_argument("--json", action="store_true", help="for machines")


def add_learn(learn: ArgumentParser) -> None:
    """What `comares learn` can be told."""
    learn.add_argument("folders", type=Path, nargs="+", help="of matches that were played with --out and --records")


def add_practise(practise: ArgumentParser) -> None:
    """What `comares practise` can be told beside the game."""
    practise.add_argument("--rounds", type=int, default=10, metavar="N", help="each learns from all before it")
    practise.add_argument("--games", type=int, default=2000, metavar="N", help="in a round")
    practise.add_argument("--seed", type=int, default=0, help="which deals")


def run_arena(args: Namespace, game: Game, options: dict[str, str]) -> int:
    """Play the match."""
    from comares.arena.match import new_match
    from comares.arena.match_folder import Folder
    from comares.arena.report import Plan, arena
    from comares.arena.workers import cores_here

    if args.deals < 1:
        raise BadSetup(f"a match has at least 1 deal, not {args.deals}")
    if args.cores is not None and args.cores < 1:
        raise BadSetup(f"a match is played on at least 1 core, not {args.cores}")
    if args.records and not args.out:
        raise BadSetup("--records are kept in a folder: say which with --out")
    match = new_match(game, options, args.players, args.bots.split(","), args.seed)
    plan = Plan(args.deals, args.cores or cores_here(), args.records, args.json)
    return arena(match, plan, Folder(args.out, match, args.records) if args.out else None)


def run_review(args: Namespace, games: Mapping[str, Game]) -> int:
    """Look at the record again."""
    from comares.arena.review_report import show_review

    return show_review(args.file, games, args.budget, args.json)


def run_learn(args: Namespace) -> int:
    """Print what the games teach, as it goes into the package."""
    from comares.arena.training.train_from_records import learn

    print(learn(args.folders), end="")
    return 0


def run_practise(args: Namespace, game: Game, options: dict[str, str]) -> int:
    """Print what playing against oneself teaches, as it goes into the package."""
    from comares.arena.training.self_play import Plan, practise

    for name in ("rounds", "games"):
        if getattr(args, name) < 1:
            raise BadSetup(f"--{name} is at least 1, not {getattr(args, name)}")
    print(practise(Plan(game, args.players, options, args.rounds, args.games, args.seed)), end="")
    return 0
