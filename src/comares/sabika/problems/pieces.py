"""The second stage of `problems`: each piece of the game is in one place, and decks hold what is left."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from comares.kernel.bitset import to_list
from comares.kernel.state import FRAME
from comares.sabika import components as c
from comares.sabika.actions.poems import AS_GREY
from comares.sabika.lookup import Lookup
from comares.sabika.rounds.setup import ANY, EVENTS_DRAWN
from comares.sabika.rounds.starting_tokens import DEALT
from comares.sabika.step_ids import (
    ENGRAVED,
    ERA,
    EVENT_STEP,
    FINALE,
    FIRST,
    KEEP,
    LAY,
    NARRATOR,
    RENEWAL,
    SHOW,
    STAND_UP,
    TAXES_STEP,
)
from comares.sabika.view import SabikaView

ROUND_END = {NARRATOR, TAXES_STEP, EVENT_STEP, STAND_UP, RENEWAL, FIRST, ERA, FINALE}  # S9, after the income


def piece_problems(view: SabikaView, frames: list[int], lookup: Lookup, positive: int) -> Iterator[str]:
    """Pieces that are in two places or nowhere."""
    steps = [frames[at] for at in range(0, len(frames), FRAME)]
    yield from _small_buildings(view, frames)
    yield from _short_poems(view, frames, lookup)
    yield from _long_poems(view, frames, lookup)
    yield from _large_buildings(view, steps, lookup)
    yield from _storehouse_tokens(view)
    yield from _raw_tokens(view)
    yield from _seals(view)
    yield from _wishes(view, lookup)
    yield from _events(view, lookup, positive)
    yield from _starting_tokens(view, frames, lookup)
    balances = [party.balance for party in view.parties if party.balance is not None]
    yield from _twice("balance card", balances)
    if view.yusuf is not None:
        yield from _yusuf(view, steps, lookup)


def _twice(what: str, pieces: Sequence[int | str]) -> Iterator[str]:
    for piece in sorted({piece for piece in pieces if pieces.count(piece) > 1}, key=str):
        yield f"{what} {piece} is in two places"


def _left(where: str, found: int, total: int, seen: int) -> Iterator[str]:
    if found != total - seen:
        yield f"{where}: {found} are left, expected {total - seen} ({total} less the {seen} in sight)"


def _pending(frames: list[int], step: int) -> list[list[int]]:
    return [frames[at + 1 : at + FRAME] for at in range(0, len(frames), FRAME) if frames[at] == step]


def _small_buildings(view: SabikaView, frames: list[int]) -> Iterator[str]:
    cards = [laid.card for party in view.parties for laid in party.row]
    cards += [card for card in view.small_open if card] + view.small_discard
    cards += [card + 1 for card, _, _ in _pending(frames, LAY)]
    yield from _twice("small building", cards)
    yield from _left("small_deck", view.small_deck, c.SMALL_BUILDINGS, len(cards))


def _short_poems(view: SabikaView, frames: list[int], lookup: Lookup) -> Iterator[str]:
    engraved = [poem for party in view.parties for poem in (*party.blue, *party.red)]
    poems = engraved + [poem for poem in view.short_open if poem]
    poems += [poem + 1 for poem, colour, _ in _pending(frames, ENGRAVED) if colour != AS_GREY]
    yield from _twice("short poem", poems)
    yield from _left("short_deck", view.short_deck, c.SHORT_POEMS, len(poems))
    players = view.parties[: int(lookup.seats)]
    if sorted(view.engraved) != sorted(poem for party in players for poem in (*party.blue, *party.red)):
        yield "engraved: expected every blue and red poem of the players once, in the order of engraving"
    red = {poem for party in players for poem in party.red}
    if not set(view.running) <= red:
        yield "running: expected only red poems of the players"


def _long_poems(view: SabikaView, frames: list[int], lookup: Lookup) -> Iterator[str]:
    poems = [poem for party in view.parties for poem in party.grey] + view.long_open
    poems += [lookup.long_names[poem] for poem, colour, _ in _pending(frames, ENGRAVED) if colour == AS_GREY]
    yield from _twice("long poem", poems)
    dealt = [lookup.long_names[poem] for poem in to_list(lookup.long_dealt)]
    for poem in poems:
        if poem not in dealt:
            yield f"long poem {poem} is not in this game"
    if len(poems) != lookup.long_open:
        yield f"long_open: {len(poems)} long poems are in the game, expected {lookup.long_open}"
    letters = [poem[0] for poem in poems]
    for letter in sorted({letter for letter in letters if letters.count(letter) > 1}):
        yield f"long_open: two long poems have the letter {letter}"


def _large_buildings(view: SabikaView, steps: list[int], lookup: Lookup) -> Iterator[str]:
    built = [card for party in view.parties for card in party.large]
    yield from _twice("large building", built + view.large_open)
    first, second = ({card + 1 for card in to_list(cards)} for cards in lookup.large_of_era)
    for card in sorted({*built, *view.large_open} - first - second):
        yield f"large building {card} is not in this game"
    in_second = lookup.era[view.narrator] == 1
    changing = view.over or ROUND_END & set(steps)  # S9.6: the era changes at the end of the round
    if in_second and not changing and set(view.large_open) & first:
        yield "large_open: the buildings of era I are gone in era II"
    missing = (second if in_second else first | second) - {*built, *view.large_open}
    if missing:
        yield f"large_open: {', '.join(map(str, sorted(missing)))} are neither open nor built"


def _storehouse_tokens(view: SabikaView) -> Iterator[str]:
    tokens = [token for party in view.parties for house in party.storehouses for token in house.tokens]
    tokens += [token for party in view.parties for token in party.piled]
    tokens += [token for token in view.storehouses if token]
    yield from _twice("storehouse token", tokens)
    yield from _left("stacks", sum(view.stacks), c.STOREHOUSES, len(tokens))


def _raw_tokens(view: SabikaView) -> Iterator[str]:
    seen = 0
    for kind, raw in enumerate(c.RAWS):
        out = [at.raw for at in view.raw_spaces].count(raw) + view.discard.numbers()[kind]
        for party in view.parties:
            out += party.raw.numbers()[kind] + party.goods.numbers()[kind] + party.poem_goods.numbers()[kind]
        if out > c.RAW_TOKENS:
            yield f"{raw} and {c.GOODS[kind]}: there are {out} tokens, {c.RAW_TOKENS} exist"
        seen += out
    yield from _left("bag", view.bag, c.RAW_TOKENS * c.KINDS_OF_GOOD, seen)


def _seals(view: SabikaView) -> Iterator[str]:
    lying = sum(city.seal for city in view.cities)
    held = sum(party.seals for party in view.parties)
    if held + lying > c.CITIES:
        yield f"seals: {held} are held and {lying} lie in cities, {c.CITIES} exist"
    for city in view.cities:
        if not city.seal and not any(city.city in (*party.left, *party.right) for party in view.parties):
            yield f"cities: the seal of {city.city} is gone, but no ship is there"


def _wishes(view: SabikaView, lookup: Lookup) -> Iterator[str]:
    letters = [lookup.wish_letters[lookup.wish_names.index(wish)] for wish in view.wishes]
    if len(set(letters)) != len(letters):
        yield "wishes: expected one of each letter"


def _events(view: SabikaView, lookup: Lookup, positive: int) -> Iterator[str]:
    """S12.1: three event cards are drawn, of which so many are positive."""
    if positive < ANY:
        return
    cards = [card for card in (view.event, view.next_event) if card is not None] + view.past_events
    if len(cards) + view.event_left != EVENTS_DRAWN:
        yield f"events: {len(cards)} in sight and {view.event_left} left, expected {EVENTS_DRAWN} together"
    if positive == ANY:
        if view.positive_left is not None:
            yield "positive_left: nobody knows it in this game"
        return
    good = sum(lookup.positive_event_cards >> card - 1 & 1 for card in cards)
    if view.positive_left != positive - good:
        yield f"positive_left: {view.positive_left}, expected {positive - good}"


def _starting_tokens(view: SabikaView, frames: list[int], lookup: Lookup) -> Iterator[str]:
    """S1.10: two to each player; one is kept, and all are shown when all have chosen."""
    players = view.parties[: int(lookup.seats)]
    undecided = {seat for seat, _, _ in _pending(frames, KEEP)}
    hidden = bool(_pending(frames, SHOW))
    dealt = [token for party in players for token in party.dealt or []]
    yield from _twice("starting token", dealt or [party.kept for party in players if party.kept is not None])
    for seat, party in enumerate(players):
        where = f"seat {seat + 1}: "
        if not hidden and (party.dealt is not None or party.kept is None):
            yield f"{where}kept: all starting tokens are shown, so one is kept and none is dealt"
        if party.dealt is not None and len(party.dealt) != DEALT:
            yield f"{where}dealt: there are {len(party.dealt)}, expected {DEALT}"
        if hidden and party.kept is not None and (seat in undecided or party.kept not in (party.dealt or [])):
            yield f"{where}kept: {party.kept} is not one of the tokens dealt, or it is still to be chosen"


def _yusuf(view: SabikaView, steps: list[int], lookup: Lookup) -> Iterator[str]:
    """S13: he has ships, buildings, poems, taxes, VP, seals and nothing else."""
    assert view.yusuf is not None
    yusuf = view.parties[int(lookup.seats)]
    held = yusuf.dinars + sum(a.total for a in (yusuf.materials, yusuf.goods, yusuf.poem_goods, yusuf.raw))
    if held or yusuf.red or yusuf.balance is not None or any(house.tokens for house in yusuf.storehouses):
        yield "Yusuf: he has no dinars, materials, goods, raw, red poems, balance card or tokens on storehouses"
    if yusuf.dealt is not None or yusuf.kept is not None:
        yield "Yusuf: he has no starting token"
    standing = [int(not worker.lying) for worker in yusuf.workers]
    expected = [standing[0] + standing[1], standing[2], standing[3]]
    if view.yusuf.tokens.numbers() != expected and not ROUND_END & set(steps) and not view.over:
        yield f"yusuf: tokens: {view.yusuf.tokens}, expected one for each of his standing workers"
