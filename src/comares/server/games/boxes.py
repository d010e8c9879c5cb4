"""Boxes: games whose components an owner can enter. An edition is what somebody has entered, file by file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict
from functools import cache, lru_cache
from typing import Any, Final, NamedTuple

import msgspec

from comares.alhambra.modules.falconers import edition as falcons
from comares.games import alhambra_with
from comares.i18n import sentence, translate
from comares.kernel.entry_form import Form
from comares.kernel.game import Game
from comares.kernel.mistakes import Mistake
from comares.sabika.game import game_of
from comares.sabika.loading.forms import form as sabika_form
from comares.sabika.loading.load import FILES, Data, load
from comares.sabika.loading.validate import mistakes as sabika_mistakes
from comares.sabika.loading.validate import row_mistakes as sabika_row_mistakes
from comares.sabika.loading.validate_rows import SCHEMAS
from comares.sabika.text.cards import CARD_TEXTS
from comares.sabika.text.effects import Wording
from comares.sabika.text.faces import FACES
from comares.server.games import alhambra, sabika
from comares.server.games.adapter import Adapter
from comares.server.games.hosted import HostedGames

Files = dict[str, dict[str, list[dict[str, Any]]]]
PRINTED: Final = "printed"
RECONSTRUCTED: Final = "reconstructed"
MAX_CACHED: Final = 16  # editions that tables are played with at the same time; others are made again


class Shown(NamedTuple):
    """A row as the table shows it: its texts, and the clauses of its face."""

    words: list[str]
    face: list[dict[str, Any]]


class Box(NamedTuple):
    """A game whose components can be entered."""

    setting: str  # of the game: its value names the edition
    ours: str  # its value for the components of this package
    pieces: str  # the name of what can be entered, as `Reconstructed` has it
    needs: tuple[str, str] | None  # another setting and its value, without which the components are not used
    form: Form
    files: Callable[[], Files]  # of this package
    mistakes: Callable[[Files], list[Mistake]]
    row_mistakes: Callable[[str, str, int, dict[str, Any]], list[Mistake]]
    fingerprint: Callable[[Files], str]  # of files without mistakes
    show: Callable[[str, str, int, dict[str, Any], str], Shown]  # a row without mistakes, in a language
    game: Callable[[Files], Game]
    adapter: Callable[[Files], Adapter]
    order: Callable[[str, str], tuple[str, ...]]  # the fields of a table, in the order of the files


# Sabika.

MAP_TABLES: Final = (("trade", "cities"), ("trade", "routes"))  # whose rows name each other and have no effect


@cache
def _ours() -> Data:
    return load()


def _our_sabika() -> Files:
    return {name: dict(tables) for name, tables in _ours().files.items()}


def _show_sabika(file: str, table: str, at: int, row: dict[str, Any], language: str) -> Shown:
    """The row as it would be among the components of this package: what it says depends on no other row."""
    files = _our_sabika()
    rows = list(files[file][table])
    place = min(at, len(rows) - 1)
    if (file, table) not in MAP_TABLES:
        ids = SCHEMAS[file][table].ids
        kept = {} if SCHEMAS[file][table].fields.get(ids) in (str, None) else {ids: rows[place][ids]}
        rows[place] = {**row, **kept}  # its number and its place are those of the table
        files[file] = {**files[file], table: rows}
    words = Wording(Data(files), language)
    face = FACES.get((file, table))
    clauses = face(words, place, row) if face else []
    return Shown(CARD_TEXTS[file, table](words, place, row), [asdict(clause) for clause in clauses])


def _sabika_order(file: str, table: str) -> tuple[str, ...]:
    return tuple(name.rstrip("?") for name in SCHEMAS[file][table].fields)


# Alhambra.


def _falcon_mistakes(file: str, table: str, at: int, row: dict[str, Any]) -> list[Mistake]:
    return [Mistake(file, table, at, f"id {at + 1}", field, wrong) for field, wrong in falcons.row_problems(row, at)]


def _show_falcon(file: str, table: str, at: int, row: dict[str, Any], language: str) -> Shown:
    """The falcon in words; its picture is drawn from the row."""
    kinds = {"colour": row["falcon"], "first": row["kind_a"], "second": row["kind_b"]}
    return Shown([sentence(translate("alhambra-falcon", kinds, language))], [])


BOXES: Final = {
    "sabika": Box(
        setting="data",
        ours=_ours().fingerprint(),
        pieces="sabika",
        needs=None,
        form=sabika_form(),
        files=_our_sabika,
        mistakes=lambda files: list(sabika_mistakes(files)),
        row_mistakes=sabika_row_mistakes,
        fingerprint=lambda files: Data(files).fingerprint(),
        show=_show_sabika,
        game=lambda files: game_of(_ours(), Data(files)),
        adapter=lambda files: sabika.adapter(Data(files)),
        order=_sabika_order,
    ),
    "alhambra": Box(
        setting=falcons.SETTING,
        ours=falcons.OUR_FALCONS,
        pieces="falconers",
        needs=("falconers", "on"),
        form=falcons.form(),
        files=falcons.our_files,
        mistakes=lambda files: list(falcons.mistakes(files)),
        row_mistakes=_falcon_mistakes,
        fingerprint=falcons.fingerprint,
        show=_show_falcon,
        game=lambda files: alhambra_with(files, first=False),
        adapter=lambda files: alhambra.adapter(falcons.falcons_of(files)),
        order=lambda file, table: ("id", *falcons.FIELDS),
    ),
}
EDITION_SETTINGS: Final = frozenset(box.setting for box in BOXES.values())
FILE_NAMES: Final = {"sabika": FILES, "alhambra": (falcons.FILE,)}


class Components(NamedTuple):
    """The components of an edition that tables are played with, as text. It never changes."""

    game: str
    content: str  # the files as JSON

    def files(self) -> Files:
        """The files."""
        found: Files = msgspec.json.decode(self.content)
        return found

    def fingerprint(self) -> str:
        """The value of the game's setting."""
        return BOXES[self.game].fingerprint(self.files())


@lru_cache(MAX_CACHED)
def with_components(games: HostedGames, components: Components) -> HostedGames:
    """The games of the server for a table with the components of an edition."""
    box, files = BOXES[components.game], components.files()
    game = box.game(files)._replace(components=msgspec.json.encode(components).decode())
    adapters = {box.fingerprint(files): box.adapter(files)}
    return HostedGames(games.registry.replacing(game), adapters, any_position=games.any_position)


def read_components(text: str) -> Components | None:
    """What `Game.components` says; None for the components of the server."""
    return msgspec.json.decode(text, type=Components) if text else None


def edition_of(game: str, settings: Mapping[str, str]) -> str:
    """The fingerprint that the settings name; empty if the game has no editions."""
    box = BOXES.get(game)
    return settings.get(box.setting, "") if box else ""
