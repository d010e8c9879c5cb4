"""The first stage of `problems`: every name and number of a position exists, and every list has its length."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from comares.sabika import components as c
from comares.sabika.lookup import Lookup
from comares.sabika.view import Party, SabikaView
from comares.sabika.view_parts import Amounts

MAX_NUMBER = 999  # of dinars, VP and steps on the tax track
NO_EVENTS = -2


def party_name(number: int, lookup: Lookup) -> str:
    """How a sentence names a party: seats count from 1."""
    return f"seat {number + 1}" if number < lookup.seats else "Yusuf"


def shape_problems(view: SabikaView, lookup: Lookup, positive: int) -> Iterator[str]:
    """What does not exist, and lists that are too short or too long."""
    parties = int(lookup.parties)
    if len(view.parties) != parties:
        yield f"parties: there are {len(view.parties)}, expected {parties}"
        return
    if (view.yusuf is not None) != lookup.solo:
        yield "yusuf: he plays in the solo game, and only there"
    if sorted(view.tax_stack) != list(range(parties)):
        yield f"tax_stack: expected every party from 0 to {parties - 1} once"
    yield from _number("narrator", view.narrator, 1, c.LAST_SPACE)
    yield from _number("seat", view.seat, 0, int(lookup.seats) - 1)
    yield from _number("first", view.first, 0, parties - 1)
    yield from _number("turn", view.turn, 0, parties - 1)
    yield from _rondel(view, lookup)
    yield from _displays(view, lookup)
    yield from _trade(view, lookup)
    yield from _events(view, positive)
    if view.yusuf is not None:
        yield from _names("yusuf: used", view.yusuf.used, lookup.card_names)
        yield from _amounts("yusuf: tokens", view.yusuf.tokens)
    for number, party in enumerate(view.parties):
        for problem in _party(party, lookup):
            yield f"{party_name(number, lookup)}: {problem}"


def _number(where: str, number: int, least: int, most: int) -> Iterator[str]:
    if not least <= number <= most:
        yield f"{where}: {number} is not a number from {least} to {most}"


def _cards(where: str, cards: Sequence[int], total: int, empty: bool = False) -> Iterator[str]:
    for card in cards:
        yield from _number(where, card, 0 if empty else 1, total)
    lying = [card for card in cards if card]
    for card in sorted({card for card in lying if lying.count(card) > 1}):
        yield f"{where}: {card} is there twice"


def _names(where: str, found: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    for name in found:
        if name not in names:
            yield f"{where}: there is no {name!r}; expected some of {', '.join(names)}"
    for name in sorted({name for name in found if found.count(name) > 1}):
        yield f"{where}: {name} is there twice"


def _length(where: str, things: Sequence[object], expected: int) -> Iterator[str]:
    if len(things) != expected:
        yield f"{where}: there are {len(things)}, expected {expected}"


def _amounts(where: str, amounts: Amounts) -> Iterator[str]:
    for kind, n in zip(amounts.kinds(), amounts.numbers()):
        yield from _number(f"{where} {kind}", n, 0, MAX_NUMBER)


def _rondel(view: SabikaView, lookup: Lookup) -> Iterator[str]:
    if [at.space for at in view.raw_spaces] != lookup.raw_names:
        yield f"raw_spaces: expected {', '.join(lookup.raw_names)}, in this order"
    for at in view.raw_spaces:
        if at.raw is not None and at.raw not in c.RAWS:
            yield f"raw_spaces: {at.raw!r} on {at.space} is none of {', '.join(c.RAWS)}"
    yield from _names("marble_spaces", view.marble_spaces, lookup.marble_names)
    yield from _amounts("discard", view.discard)


def _displays(view: SabikaView, lookup: Lookup) -> Iterator[str]:
    yield from _length("small_open", view.small_open, 4)
    yield from _cards("small_open", view.small_open, c.SMALL_BUILDINGS, empty=True)
    yield from _cards("small_discard", view.small_discard, c.SMALL_BUILDINGS)
    yield from _length("short_open", view.short_open, int(lookup.short_open))
    yield from _cards("short_open", view.short_open, c.SHORT_POEMS, empty=True)
    yield from _names("long_open", view.long_open, lookup.long_names)
    yield from _cards("large_open", view.large_open, c.LARGE_BUILDINGS)
    yield from _length("storehouses", view.storehouses, 4)
    yield from _cards("storehouses", view.storehouses, c.STOREHOUSES, empty=True)
    yield from _length("stacks", view.stacks, 2)
    for n in view.stacks:
        yield from _number("stacks", n, 0, c.STOREHOUSES // 2)
    yield from _cards("running", view.running, c.SHORT_POEMS)
    yield from _cards("engraved", view.engraved, c.SHORT_POEMS)


def _trade(view: SabikaView, lookup: Lookup) -> Iterator[str]:
    if [city.city for city in view.cities] != lookup.city_names:
        yield f"cities: expected {', '.join(lookup.city_names)}, in this order"
    yield from _cards("cities: token", [city.token for city in view.cities], c.CITY_TOKENS)
    yield from _number("trade_card", view.trade_card, 1, c.TRADE_CARDS)
    yield from _length("wishes", view.wishes, c.TOWER)
    yield from _names("wishes", view.wishes, lookup.wish_names)


def _events(view: SabikaView, positive: int) -> Iterator[str]:
    cards = [card for card in (view.event, view.next_event) if card is not None] + view.past_events
    yield from _cards("events", cards, c.EVENT_CARDS)
    yield from _number("event_left", view.event_left, 0, 3)
    yield from _number("positive_left", view.positive_left or 0, 0, 3)
    if positive == NO_EVENTS and (cards or view.event_left or view.positive_left):
        yield "events: this game is played without them"


def _party(party: Party, lookup: Lookup) -> Iterator[str]:
    yield from _number("dinars", party.dinars, 0, MAX_NUMBER)
    yield from _number("seals", party.seals, 0, c.CITIES)
    yield from _number("vp", party.vp, -MAX_NUMBER, MAX_NUMBER)
    yield from _number("taxes", party.taxes, 0, MAX_NUMBER)
    yield from _number("reward", party.reward, 0, int(lookup.last_reward))
    for name, amounts in (("materials", party.materials), ("goods", party.goods), ("poem_goods", party.poem_goods)):
        yield from _amounts(name, amounts)
    for raw, n in zip(c.RAWS, party.raw.numbers()):
        yield from _number(f"raw {raw}", n, 0, 1)  # S4.3: one of each type
    yield from _names("ships", [*party.left, *party.right], lookup.city_names)
    yield from _cards("poems", [*party.blue, *party.red], c.SHORT_POEMS)
    yield from _names("grey", party.grey, lookup.long_names)
    yield from _cards("large", party.large, c.LARGE_BUILDINGS)
    yield from _cards("row", [laid.card for laid in party.row], c.SMALL_BUILDINGS)
    yield from _cards("balance", [] if party.balance is None else [party.balance], c.BALANCE_CARDS)
    yield from _length("storehouses", party.storehouses, c.HOUSES)
    yield from _cards("storehouses", [token for house in party.storehouses for token in house.tokens], c.STOREHOUSES)
    if any(len(house.tokens) > 2 for house in party.storehouses):
        yield "storehouses: each has two tokens at most"
    yield from _cards("piled", party.piled, c.STOREHOUSES)
    yield from _workers(party)
    yield from _cards("dealt", party.dealt or [], c.STARTING_TOKENS)
    yield from _cards("kept", [] if party.kept is None else [party.kept], c.STARTING_TOKENS)


def _workers(party: Party) -> Iterator[str]:
    if [worker.worker for worker in party.workers] != list(c.WORKERS):
        yield f"workers: expected {', '.join(c.WORKERS)}, in this order"
        return
    for worker, ring in zip(party.workers, c.RING_OF):
        if worker.ring != c.RINGS[ring]:
            yield f"workers: {worker.worker} works on the {c.RINGS[ring]} ring, not on the {worker.ring} one"
        yield from _number(f"workers: {worker.worker}", worker.space, 0, c.RING_SIZE[ring])
