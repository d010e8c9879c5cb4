"""Editions: the components that a player has entered for a game."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from comares.server.messages.fields import Name

Word = Annotated[str, Meta(max_length=40)]
RowNumber = Annotated[int, Meta(ge=0, le=200)]
EditedRow = Annotated[dict[str, Any], Meta(max_length=20)]


class EntryField(Struct):
    """A field of a row that can be entered; `kind` says how (docs/protocol.md)."""

    name: str
    kind: str
    values: list[str]
    least: int
    most: int
    optional: bool
    needs: tuple[str, str] | None  # another field and the value with which this one is there
    default: Any  # when it begins to be needed
    shown_from: int  # added to a number when it is shown


class EntryPart(Struct):
    """A part of an effect, a trigger or a modifier, and what it takes."""

    name: str
    kind: str
    values: list[str]
    least: int
    most: int


class EntryForm(Struct):
    """Everything that can be entered for a game."""

    tables: dict[str, dict[str, list[EntryField]]]  # by file
    effects: list[EntryPart]
    blue: list[EntryPart]
    events: list[EntryPart]
    counters: list[str]
    resources: list[str]
    types: list[str]
    conditions: dict[str, list[str]]
    reward_counters: list[str]
    free: list[tuple[str, str]]  # tables whose number of rows may change
    max_items: int  # of an effect


class DataMistake(Struct):
    """A mistake; `row` is -1 for a table as a whole. Its words are `wrong-KEY` in the catalogues."""

    file: str
    table: str
    row: int
    field: str
    key: str
    args: dict[str, str | int]


class EditionInfo(Struct):
    """An edition as lists show it."""

    id: str
    game: str
    name: str
    fingerprint: str  # empty while there are mistakes: no table can use it
    pieces: int
    printed: int
    mistakes: int
    used: bool  # for new tables
    version: int
    updated: float


class EditionPage(Struct):
    """A whole edition, for its owner."""

    info: EditionInfo
    files: dict[str, dict[str, list[dict[str, Any]]]]
    mistakes: list[DataMistake]


class ShownRow(Struct):
    """A row as a table would show it; nothing while it has mistakes."""

    words: list[str]
    face: list[dict[str, Any]]


class SavedRow(Struct):
    """A row that was saved, and what the edition is now."""

    info: EditionInfo
    row: dict[str, Any]
    shown: ShownRow
    mistakes: list[DataMistake]  # of the whole edition


class NewEdition(Struct, forbid_unknown_fields=True):
    """An edition to begin, with the components of this server or those of another edition of the player."""

    game: Word
    name: Name = ""
    like: Word = ""


class EditionChange(Struct, forbid_unknown_fields=True):
    """A new name, or whether to use the edition for new tables."""

    name: Name | None = None
    used: bool | None = None


class RowChange(Struct, forbid_unknown_fields=True):
    """A row as it shall be."""

    file: Word
    table: Word
    at: RowNumber
    row: EditedRow


class RowCount(Struct, forbid_unknown_fields=True):
    """A row to add after another one, as a copy of it, or to remove."""

    file: Word
    table: Word
    at: RowNumber
    remove: bool = False
