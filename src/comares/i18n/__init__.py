"""All sentences: one folder of Fluent catalogues for each language. Python and the client read the same files."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, reduce
from importlib.resources import files
from typing import TYPE_CHECKING, Any, NamedTuple

from comares.kernel.events import Event
from comares.kernel.step import NOT_NOW

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ru", "cs", "it", "de")
NEUTRAL = -1  # the seat of a party that no player has
SEAT_ARGUMENTS = {"seat", "whom"}  # arguments of an event that are seats; a sentence shows their names


@cache
def catalogue(language: str) -> FluentBundle:
    """All messages of a language. Fluent is imported with the first catalogue, because the engine alone needs none."""
    from fluent.runtime import FluentBundle, FluentResource

    functions: dict[str, Any] = {
        "LIST": lambda *things: join_list([str(thing) for thing in things], language),
        "LETTERED": lambda id_, letters: lettered(str(id_), str(letters)),
    }
    bundle = FluentBundle([language], functions=functions, use_isolating=False)
    for path in sorted((files("comares.i18n") / language).iterdir(), key=lambda path: path.name):
        if path.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(path.read_text("utf-8")))
    return bundle


def translate(key: str, arguments: Mapping[str, str | int] | None = None, language: str = "en") -> str:
    """The message of a key with its arguments; a KeyError if the catalogue has no such message."""
    bundle = catalogue(language)
    if not bundle.has_message(key):
        raise KeyError(f"there is no message {key!r} in {language!r}")
    message = bundle.get_message(key)
    assert message.value is not None, key
    words, errors = bundle.format_pattern(message.value, dict(arguments or {}))
    if errors:
        raise KeyError(f"the message {key!r} in {language!r} cannot be formatted: {errors}")
    return str(words)


def join_list(things: Sequence[str], language: str = "en") -> str:
    """A list as the language writes it; empty strings are left out. Catalogues call it LIST.

    >>> join_list(["1 gypsum", "", "1 wood", "2 tiles"])
    '1 gypsum, 1 wood and 2 tiles'
    """
    *others, last = [thing for thing in things if thing] or [""]
    if not others:
        return last
    before = reduce(lambda first, second: translate("list-more", {"first": first, "second": second}, language), others)
    return translate("list-last", {"first": before, "second": last}, language)


def lettered(id_: str, letters: str) -> str:
    """An id such as "C3" with the letter that a box prints, the first for A. Catalogues call it LETTERED.

    >>> lettered("C3", "АБВГДЕЖЗ")
    'В3'
    """
    at = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".find(id_[:1])
    return letters[at] + id_[1:] if id_ and 0 <= at < len(letters) else id_


def sentence(words: str) -> str:
    """The words with a capital letter at the beginning.

    >>> sentence("dinar 2 is laid out.")
    'Dinar 2 is laid out.'
    """
    return words[:1].upper() + words[1:]


def why(game: str, rule: str, language: str = "en") -> str:
    """What a rule forbids, as a clause without a full stop."""
    if rule == NOT_NOW:
        return translate("not-now", None, language)
    return translate(f"{game}-why-{rule.replace('.', '-')}", None, language)


def seat_name(game: str, seat: int, names: Sequence[str] = (), language: str = "en") -> str:
    """The name of the player in a seat."""
    if seat == NEUTRAL:
        return translate(f"{game}-neutral", None, language)
    return names[seat] if seat < len(names) else translate("seat", {"number": seat + 1}, language)


def event_sentence(game: str, event: Event, names: Sequence[str] = (), language: str = "en") -> str:
    """An event as a sentence."""
    arguments: dict[str, str | int] = {"seat": event.seat, "who": "other", **event.arguments}
    for role in SEAT_ARGUMENTS & arguments.keys():
        arguments[role] = seat_name(game, int(arguments[role]), names, language)
    return sentence(translate(f"{game}-{event.kind.name}", arguments, language))


def narrate(game: str, events: Sequence[Event], names: Sequence[str] = (), language: str = "en") -> str:
    """Events as sentences, one after another."""
    return " ".join(event_sentence(game, event, names, language) for event in events)


class GameWording(NamedTuple):
    """The sentences of one game in one language. It implements the kernel's `Wording`."""

    game: str
    language: str = "en"

    def narrate(self, events: Sequence[Event]) -> str:
        """Events as sentences, one after another."""
        return narrate(self.game, events, (), self.language)

    def why(self, rule: str) -> str:
        """What the rule forbids."""
        return why(self.game, rule, self.language)
