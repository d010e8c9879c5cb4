"""The second stage of `problems`: what a party has is what it can have."""

from __future__ import annotations

from collections.abc import Iterator

from comares.sabika import components as c
from comares.sabika.actions.poems import MAX_GREY
from comares.sabika.lookup import Lookup
from comares.sabika.modifiers import GOODS_BOXES
from comares.sabika.problems.shape import party_name
from comares.sabika.view import Party, SabikaView


def party_problems(view: SabikaView, number: int, party: Party, steps: list[int], lookup: Lookup) -> Iterator[str]:
    """What cannot be of one party; each sentence begins with its name. `steps`: what is pending."""
    acting = number == view.seat and len(steps) > 1  # in the middle of a turn more may lie in storehouses (S4.2)
    for problem in _problems(view, number, party, acting, lookup):
        yield f"{party_name(number, lookup)}: {problem}"


def _problems(view: SabikaView, number: int, party: Party, acting: bool, lookup: Lookup) -> Iterator[str]:
    tokens = [token for house in party.storehouses for token in house.tokens] + party.piled
    boxes = c.HOUSES + sum(int(lookup.boxes[token - 1]) for token in tokens)
    if party.boxes != boxes:
        yield f"boxes: {party.boxes}, expected {boxes} with these storehouse tokens"
    stored = party.materials.total + party.goods.total
    if stored > party.boxes and not acting:
        yield f"storehouses: {stored} materials and goods lie in {party.boxes} boxes (S4.2)"
    room = sum(int(lookup.modifier[GOODS_BOXES * c.SHORT_POEMS + poem - 1]) for poem in party.blue)
    if party.poem_goods.total > room:
        yield f"poem_goods: {party.poem_goods.total} goods lie on poems with room for {room} (S11)"
    if len(party.grey) > MAX_GREY:
        yield f"grey: {len(party.grey)} long poems, {MAX_GREY} are the limit (S7.1)"
    if number < lookup.seats:
        yield from _row(party)
        if party.balance is None:
            yield "balance: every player has a balance card (S1.9)"
        if party.piled:
            yield "piled: only Yusuf piles storehouse tokens (S13.4)"
    yield from _workers(view, party)


def _row(party: Party) -> Iterator[str]:
    """S5.6: small buildings are laid to the ends of the row, so no place is free between them."""
    places = [laid.place for laid in party.row]
    left = sum(place < 0 for place in places)
    if places != [*range(-left, 0), *range(1, len(places) - left + 1)]:
        yield "row: expected places without a gap from left to right; the balance card has place 0"


def _workers(view: SabikaView, party: Party) -> Iterator[str]:
    first, second = party.workers[:2]
    if first.space and first.space == second.space:
        yield f"workers: both architects are on space {first.space} (S3.2)"
    for worker in party.workers:
        if view.narrator == 1 and worker.space and not worker.lying:
            yield f"workers: {worker.worker} stands on a space, but in round 1 workers come from the workshop (S3.2)"
