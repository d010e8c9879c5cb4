"""Why no game could reach the position in a view. Each sentence names the place; see also palace_problems.py."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from comares.alhambra.components import CARDS, CURRENCIES, TILES, WITH_DIRK, copies
from comares.alhambra.market import DISPLAY_CARDS, MAX_QUIET_TURNS, PILE_OF_CARD
from comares.alhambra.module import Module
from comares.alhambra.palace_problems import palace_problems
from comares.alhambra.pending_problems import pending_problems
from comares.alhambra.scoring import LAST_SCORING
from comares.alhambra.state import PILES
from comares.alhambra.view import AlhambraView, Card
from comares.kernel.rules import Rules


def problems(view: AlhambraView, rules: Rules, modules: list[Module]) -> list[str]:
    """One sentence for each reason; empty if a game could reach the position."""
    found = _form_problems(view, rules, modules)
    if found:
        return found
    found = [*_tile_problems(view), *_card_problems(view), *_pile_problems(view), *_progress_problems(view)]
    found += _half_problems(view, sum(int(module.halves_of_a_kind()) for module in modules))
    walkable = all(module.halves_walkable() for module in modules)
    for seat, part in enumerate(view.seats):
        found += [f"palace of seat {seat + 1}: {problem}" for problem in palace_problems(part.palace, walkable)]
    if found:
        return found
    for module in modules:
        found += [f"{module.name}: {problem}" for problem in module.problems(view)]
    return found or pending_problems(view, rules, modules)


def _form_problems(view: AlhambraView, rules: Rules, modules: list[Module]) -> list[str]:
    """What must be right before anything else can be checked."""
    found = []
    if len(view.seats) != rules.seats:
        found.append(f"seats: there are {rules.seats}, not {len(view.seats)}")
    for name, seat in (("seat", view.seat), ("turn", view.turn), ("start", view.start)):
        if not 0 <= seat < rules.seats:
            found.append(f"{name}: seat {seat + 1} is not from 1 to {rules.seats}")
    if [slot.currency for slot in view.market] != list(CURRENCIES):
        found.append(f"market: the slots are {', '.join(CURRENCIES)}, in this order")
    if len(view.piles) != PILES:
        found.append(f"piles: there are {PILES}, not {len(view.piles)} (A2.5)")
    names = [module.name for module in modules]
    types = [type(part).NAME for part in view.modules.values()]
    if list(view.modules) != names or types != [name if name in types else "" for name in names]:
        found.append(f"modules: expected {', '.join(names) or 'none'}, not {', '.join(view.modules) or 'none'}")
    return found


# Tiles.


def tile_places(view: AlhambraView) -> Iterator[tuple[str, int]]:
    """Every tile outside the bag, with its place."""
    for seat, part in enumerate(view.seats, 1):
        yield from ((f"palace of seat {seat}", piece.tile) for piece in part.palace if piece.tile is not None)
        yield from ((f"reserve of seat {seat}", tile) for tile in part.reserve)
        yield from ((f"waiting tiles of seat {seat}", tile) for tile in part.waiting)
    yield from (("neutral", tile) for tile in view.neutral)
    yield from (("market", slot.tile) for slot in view.market if slot.tile is not None)


def _tile_problems(view: AlhambraView) -> list[str]:
    found = []
    seen: dict[int, str] = {}
    for place, tile in (*tile_places(view), *(("bag", tile) for tile in view.bag_tiles or [])):
        if not 0 < tile <= TILES:
            found.append(f"{place}: there is no tile {tile}, only 1 to {TILES}")
        elif tile in seen:
            found.append(f"{place}: tile {tile} is also in {seen[tile]}")
        seen.setdefault(tile, place)
    if not found:
        rest = TILES - len(seen) + len(view.bag_tiles or [])
        if view.bag != rest or (view.bag_tiles is not None and len(view.bag_tiles) != rest):
            found.append(f"bag: {rest} tiles are nowhere else, so it holds {rest}")
    if (view.neutral or view.neutral_score) and len(view.seats) != WITH_DIRK:
        found.append(f"neutral: Dirk plays only with {WITH_DIRK} players (A11)")
    return found


def _half_problems(view: AlhambraView, each: int) -> list[str]:
    standing = Counter(piece.kind for part in view.seats for piece in part.palace if piece.tile is None)
    return [
        f"palaces: {count} half pieces of the kind {kind}, the game has {each}"
        for kind, count in standing.items()
        if count > each
    ]


# Money.


def _card_problems(view: AlhambraView) -> list[str]:
    found = []
    sizes = [(f"hand of seat {seat}", part.hand, part.hand_size) for seat, part in enumerate(view.seats, 1)]
    sizes.append(("discard", view.discard_cards, view.discard))
    sizes.append(("deck", view.deck, _deck_size(view)))
    for place, cards, size in sizes:
        if size < 0 or (cards is not None and len(cards) != size):
            held = "unknown" if cards is None else len(cards)
            found.append(f"{place}: {size} cards are counted, {held} named")
    for place, remembered, size in _remembered(view):
        if len(remembered) > size:
            found.append(f"{place}: {len(remembered)} cards are remembered, it has {size}")
    each = int(copies(len(view.seats)))
    known = [card for _, cards, _ in sizes for card in cards or []]
    known += [card for _, cards, _ in _remembered(view) for card in cards]
    for card, count in Counter([*known, *view.display]).items():
        if card.number < 0:
            found.append(f"there is no money card {card}")
        elif count > each:
            found.append(f"{card} is there {count} times, the game has {each} (A1.2)")
    total = sum(size for _, _, size in sizes) + len(view.display)
    if total != each * CARDS:
        found.append(f"there are {total} money cards, the game has {each * CARDS} (A1.2)")
    if len(view.display) > DISPLAY_CARDS:
        found.append(f"display: it has at most {DISPLAY_CARDS} cards, not {len(view.display)} (A2.4)")
    return found


def _remembered(view: AlhambraView) -> Iterable[tuple[str, list[Card], int]]:
    """The cards that the viewer remembers, where they are hidden."""
    for seat, part in enumerate(view.seats, 1):
        if part.hand is None:
            yield f"hand of seat {seat}", part.remembered, part.hand_size
    if view.discard_cards is None:
        yield "discard", view.remembered_discard, view.discard


def _deck_size(view: AlhambraView) -> int:
    """The number of money cards in the piles."""
    return sum(view.piles) - (len(PILE_OF_CARD) - view.scoring_cards)


def _pile_problems(view: AlhambraView) -> list[str]:
    """A2.5: cards come from the first pile that has some; those below it are untouched."""
    if not 0 <= view.scoring_cards <= len(PILE_OF_CARD):
        return [f"scoring_cards: there are {len(PILE_OF_CARD)}, not {view.scoring_cards}"]
    if min(view.piles) < 0:
        return ["piles: a pile has no negative number of cards"]
    found = []
    for pile in PILE_OF_CARD[view.scoring_cards :]:
        if not view.piles[pile]:
            found.append(f"piles: scoring card {PILE_OF_CARD.index(pile) + 1} is in pile {pile + 1}, which is empty")
    for pile in PILE_OF_CARD[: view.scoring_cards]:
        if any(view.piles[:pile]):
            found.append(f"piles: the scoring card in pile {pile + 1} came up before the piles above it were empty")
    top = next((pile for pile, cards in enumerate(view.piles) if cards), PILES)
    sizes = [cards - (pile in PILE_OF_CARD) for pile, cards in enumerate(view.piles)]
    below = sizes[top + 1 :]
    if below and (below != sorted(below, reverse=True) or below[0] - below[-1] > 1 or sizes[top] > below[-1] + 1):
        found.append("piles: below the first one with cards they are as equal as possible, larger ones first (A2.5)")
    return found


# The course of the game.


def _progress_problems(view: AlhambraView) -> list[str]:
    found = [f"score of seat {n}: {part.score} is below 0" for n, part in enumerate(view.seats, 1) if part.score < 0]
    if view.over:
        if view.scorings != LAST_SCORING or not view.ending:
            found.append(f"over: the game ends with scoring {LAST_SCORING} (A10.3)")
    elif not 0 <= view.scoring_cards - view.scorings <= 1:
        found.append(f"scorings: {view.scorings} were held, but {view.scoring_cards} scoring cards have come up (A3.4)")
    most = MAX_QUIET_TURNS * len(view.seats)
    if not -1 <= view.quiet_turns <= most or (view.quiet_turns == most and not view.ending):
        found.append(f"quiet_turns: the game ends after {most} turns without a purchase, not {view.quiet_turns} (A8.5)")
    empty = sum(slot.tile is None for slot in view.market)
    for seat, part in enumerate(view.seats):
        if part.waiting and seat != view.turn and not view.ending:
            found.append(f"waiting tiles of seat {seat + 1}: it is the turn of seat {view.turn + 1}")
        elif not view.ending and seat == view.turn and len(part.waiting) > empty:
            found.append(f"waiting tiles of seat {seat + 1}: {len(part.waiting)} were bought, {empty} slots are empty")
    if view.over and any(part.waiting for part in view.seats):
        found.append("waiting: at the end no tile waits (A10.2)")
    if not view.ending and empty and not view.seats[view.turn].waiting and view.quiet_turns >= 0:
        found.append("market: a slot is empty, although no tile was bought in this turn (A8.1)")
    return found
