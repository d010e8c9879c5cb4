"""The arguments of `comares admin`, and which function each command is."""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from comares.kernel.errors import BadSetup
from comares.server.configuration.kinds import Duration
from comares.server.configuration.sources import add_config, add_settings, configured, settings_of
from comares.server.extra import require_server_extra

if TYPE_CHECKING:
    from comares.server.admin.database import AdminDatabase
    from comares.server.admin.output import Output
    from comares.server.games.hosted import HostedGames
    from comares.server.settings import Settings

DATABASE: Final = ("database", "database_password_file")
COMPONENTS: Final = ("data",)
RETENTION: Final = ("keep_finished", "keep_abandoned")
ADDRESS: Final = ("public_url",)
MAIL: Final = ("mail.server", "mail.user", "mail.password_file", "mail.sender", "public_url")
STATES: Final = ("running", "over", "record", "closed")
LIMIT: Final = 100


def add_admin(admin: argparse.ArgumentParser) -> None:
    """The commands."""
    groups = admin.add_subparsers(dest="group", required=True, metavar="COMMAND")
    _add_tables(groups.add_parser("tables", help="list, show, export, close, reopen and delete tables"))
    _add_players(groups.add_parser("players", help="list, show, export, sign out and delete players"))
    seats = groups.add_parser("seats", help="free a seat").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    free = _leaf(seats, "free", "make a person's seat an open one")
    free.add_argument("table", metavar="TABLE")
    free.add_argument("seat", type=int, metavar="SEAT", help="counted from 1")
    add_settings(free, ADDRESS)
    reports = groups.add_parser("reports", help="what players have reported").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    _leaf(reports, "list", "what was reported, the newest first")
    for name, text in (("dismiss", "forget the reports"), ("remove", "remove what was said")):
        leaf = _leaf(reports, name, text)
        leaf.add_argument("table", metavar="TABLE")
        leaf.add_argument("number", type=int, metavar="NUMBER", help="of what was said")
    ratings = groups.add_parser("ratings", help="list ratings, compute them again").add_subparsers(
        dest="action", required=True, metavar="ACTION"
    )
    _leaf(ratings, "list", "every rating, the surest first")
    _leaf(ratings, "recompute", "all ratings again from the games that are stored")
    key = groups.add_parser("key", help="rotate the key of cookies")
    rotate = _leaf(key.add_subparsers(dest="action", required=True, metavar="ACTION"), "rotate", "sign with a new key")
    rotate.add_argument(
        "--revoke", action="store_true", help="refuse cookies of all other keys: nobody has a seat then but by its link"
    )
    mail = _leaf(groups, "mail", "send a mail, to try the settings")
    mail.add_argument("address", metavar="ADDRESS")
    add_settings(mail, MAIL)
    check = _leaf(groups, "check", "replay every stored game")
    check.add_argument("tables", nargs="*", metavar="TABLE", help="only these")
    add_settings(check, COMPONENTS)
    backup = _leaf(groups, "backup", "copy the database, also while the server runs")
    backup.add_argument("file", type=Path, metavar="FILE")
    restore = _leaf(groups, "restore", "replace the database by a backup, also while the server runs")
    restore.add_argument("file", type=Path, metavar="FILE")
    restore.add_argument("--force", action="store_true", help="replace what is in the database")
    prune = _leaf(groups, "prune", "delete old tables")
    prune.add_argument("--dry-run", action="store_true", help="only list them")
    add_settings(prune, RETENTION)


def _add_tables(group: argparse.ArgumentParser) -> None:
    actions = group.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = _leaf(actions, "list", "tables, the last changed first")
    listing.add_argument("--state", choices=STATES, help="only these")
    listing.add_argument("--player", default="", metavar="ID", help="only those of this player")
    listing.add_argument(
        "--untouched", default="", metavar="TIME", help="only those not changed for so long (30d, 12h)"
    )
    listing.add_argument("--limit", type=int, default=LIMIT, metavar="N", help=f"at most so many (default: {LIMIT})")
    for name, text in (("show", "one table"), ("close", "stop the play"), ("reopen", "let play go on")):
        _leaf(actions, name, text).add_argument("table", metavar="TABLE")
    export = _leaf(actions, "export", "the whole record, hands included")
    export.add_argument("table", metavar="TABLE")
    export.add_argument("--output", type=Path, metavar="FILE", help="a new file (default: the standard output)")
    add_settings(export, COMPONENTS)
    deleting = _leaf(actions, "delete", "delete tables for good")
    deleting.add_argument("tables", nargs="+", metavar="TABLE")


def _add_players(group: argparse.ArgumentParser) -> None:
    actions = group.add_subparsers(dest="action", required=True, metavar="ACTION")
    listing = _leaf(actions, "list", "players, the last seen first")
    listing.add_argument("--name", default="", metavar="TEXT", help="only those whose name contains this")
    listing.add_argument("--limit", type=int, default=LIMIT, metavar="N", help=f"at most so many (default: {LIMIT})")
    for name, text in (
        ("recovery-code", "a code that signs the holder of an account in once, in place of the codes before"),
        ("show", "one player"),
        ("export", "everything that is stored of a player, as JSON"),
        ("sign-out", "refuse the cookies of all devices of a player"),
        ("delete", "forget a player: the name, the seats; the games stay"),
    ):
        _leaf(actions, name, text).add_argument("player", metavar="PLAYER")


def _leaf(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, text: str
) -> argparse.ArgumentParser:
    command = actions.add_parser(name, help=text, description=f"{text[0].upper()}{text[1:]}.")
    command.add_argument("--json", action="store_true", help="print JSON")
    add_config(command)
    add_settings(command, DATABASE)
    return command


def run_admin(args: argparse.Namespace) -> int:
    """Run the command; the exit code is 1 if `check` has found something."""
    require_server_extra("comares admin")
    from comares.server.admin.output import Output

    settings = settings_of(configured(args, keys=(*DATABASE, *COMPONENTS, *RETENTION, *MAIL)))
    return COMMANDS[args.group, getattr(args, "action", "")](args, settings, Output(args.json))


Command = Callable[[argparse.Namespace, "Settings", "Output"], int]
OnDatabase = Callable[[argparse.Namespace, "AdminDatabase", "Output"], None]


def _on_database(command: OnDatabase) -> Command:
    def run(args: argparse.Namespace, settings: Settings, output: Output) -> int:
        from comares.server.admin.database import existing_database

        with existing_database(settings.database_url) as database:
            command(args, database, output)
        return 0

    return run


def _games(settings: Settings) -> HostedGames:
    from comares.server.games.editions import install_editions

    return install_editions(settings.data)


def _tables(args: argparse.Namespace, database: AdminDatabase, output: Output) -> None:
    from comares.server.admin import tables
    from comares.server.store.admin_queries import TableFilter

    if args.action == "list":
        which = TableFilter(args.state or "", args.player, _before(args.untouched), args.limit)
        tables.list_tables(database, output, which)
    elif args.action == "delete":
        tables.delete_tables(database, output, args.tables)
    else:
        action = {"show": tables.show_table, "close": tables.close_table, "reopen": tables.reopen_table}[args.action]
        action(database, output, args.table)


def _before(untouched: str) -> float:
    try:
        return time.time() - kept if untouched and (kept := Duration().parse(untouched)) else 0.0
    except ValueError as error:
        raise BadSetup(f"--untouched: {error}") from None


def _export(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.database import existing_database
    from comares.server.admin.tables import export_table

    with existing_database(settings.database_url) as database:
        export_table(database, _games(settings), args.table, args.output)
    return 0


def _players(args: argparse.Namespace, database: AdminDatabase, output: Output) -> None:
    from comares.server.admin import players

    if args.action == "list":
        players.list_players(database, output, args.name, args.limit)
    else:
        action = {
            "show": players.show_player,
            "recovery-code": players.new_recovery_code,
            "export": players.export_player,
            "sign-out": players.sign_out_player,
            "delete": players.delete_player,
        }
        action[args.action](database, output, args.player)


def _free(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.database import existing_database
    from comares.server.admin.tables import free_seat

    with existing_database(settings.database_url) as database:
        free_seat(database, output, args.table, args.seat, settings.public_url)
    return 0


def _reports(args: argparse.Namespace, database: AdminDatabase, output: Output) -> None:
    from comares.server.admin import reports

    if args.action == "list":
        reports.list_reports(database, output)
    else:
        action = {"dismiss": reports.dismiss, "remove": reports.remove}[args.action]
        action(database, output, args.table, args.number)


def _ratings(args: argparse.Namespace, database: AdminDatabase, output: Output) -> None:
    from comares.server.admin import ratings

    {"list": ratings.list_ratings, "recompute": ratings.recompute}[args.action](database, output)


def _rotate(args: argparse.Namespace, database: AdminDatabase, output: Output) -> None:
    from comares.server.store.admin_queries import rotate_key

    accepted = database.write(lambda to: rotate_key(to, args.revoke))
    others = "cookies of other keys are refused" if args.revoke else "cookies of the keys before it are still accepted"
    output.done(f"cookies are signed with a new key; {others}", accepted=accepted)


def _check(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.check import check_tables
    from comares.server.admin.database import existing_database

    with existing_database(settings.database_url) as database:
        return check_tables(database, output, _games(settings), args.tables)


def _mail(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.mail import try_mail

    try_mail(settings, output, args.address)
    return 0


def _backup(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.backup import back_up

    back_up(settings.database_url, output, args.file)
    return 0


def _restore(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.restore import restore

    restore(settings.database_url, output, args.file, args.force)
    return 0


def _prune(args: argparse.Namespace, settings: Settings, output: Output) -> int:
    from comares.server.admin.database import existing_database
    from comares.server.admin.prune import prune

    with existing_database(settings.database_url) as database:
        prune(database, output, settings.retention, args.dry_run)
    return 0


PLAYER_ACTIONS: Final = ("list", "show", "export", "recovery-code", "sign-out", "delete")
COMMANDS: dict[tuple[str, str], Command] = {
    **{("tables", action): _on_database(_tables) for action in ("list", "show", "close", "reopen", "delete")},
    **{("players", action): _on_database(_players) for action in PLAYER_ACTIONS},
    ("tables", "export"): _export,
    **{("reports", action): _on_database(_reports) for action in ("list", "dismiss", "remove")},
    **{("ratings", action): _on_database(_ratings) for action in ("list", "recompute")},
    ("seats", "free"): _free,
    ("key", "rotate"): _on_database(_rotate),
    ("mail", ""): _mail,
    ("check", ""): _check,
    ("backup", ""): _backup,
    ("restore", ""): _restore,
    ("prune", ""): _prune,
}
