"""Readers of the two numbers of an event: they give the arguments of its sentence."""

from __future__ import annotations

from typing import Final

from comares.kernel.events import Arguments
from comares.sabika.components import ACTIONS, COLOURS, GOODS, MATERIALS, RAWS, RESOURCES, STOCK, WORKERS
from comares.sabika.yusuf_criteria import CRITERIA


def amount(a: int, b: int) -> Arguments:
    """An amount."""
    return {"amount": a}


def card(a: int, b: int) -> Arguments:
    """A card or token by its printed number."""
    return {"card": a + 1}


def card_amount(a: int, b: int) -> Arguments:
    """A token and how many boxes there are now."""
    return {"card": a + 1, "amount": b}


def points(a: int, b: int) -> Arguments:
    """VP."""
    return {"points": a}


def points_or_loss(a: int, b: int) -> Arguments:
    """VP that are gained or lost."""
    return {"points": a, "lost": -a, "change": "loss" if a < 0 else "gain"}


def source(a: int, b: int) -> Arguments:
    """VP, and the number of the card or the number of things."""
    return {"points": a, "card": b + 1, "amount": b}


# The second number of an event about VP for things: the card, the number of things, the VP for each.
CARD_MASK: Final = 255
THINGS_SHIFT: Final = 8
EACH_SHIFT: Final = 20  # the VP for each are 0 where places are ranked


def worth(a: int, b: int) -> Arguments:
    """VP with their arithmetic. `scale`: each (VP for each thing), limit (at most so many), or place (ranked)."""
    things, each = b >> THINGS_SHIFT & (1 << EACH_SHIFT - THINGS_SHIFT) - 1, b >> EACH_SHIFT
    return {"points": a, "amount": things, "each": each, "scale": _scale(a, things, each)}


def _scale(points: int, things: int, each: int) -> str:
    if not each:
        return "place"
    return "each" if points == things * each else "limit"


def source_colour(a: int, b: int) -> Arguments:
    """VP of a balance."""
    return {"points": a, "colour": COLOURS[b]}


def raw_space(a: int, b: int) -> Arguments:
    """A raw and its space of the rondel."""
    return {"raw": RAWS[a], "rawspace": b + 1}


def good_space(a: int, b: int) -> Arguments:
    """A good and the space of the rondel it comes from."""
    return {"good": GOODS[a], "rawspace": b + 1}


def marble_space(a: int, b: int) -> Arguments:
    """A marble space of the rondel."""
    return {"marblespace": a + 1}


def good(a: int, b: int) -> Arguments:
    """A good."""
    return {"good": GOODS[a]}


def stock(a: int, b: int) -> Arguments:
    """A material or good."""
    return {"stock": STOCK[a]}


def stock_price(a: int, b: int) -> Arguments:
    """A material or good, and dinars."""
    return {"stock": STOCK[a], "amount": b}


def raw_price(a: int, b: int) -> Arguments:
    """A raw, and dinars."""
    return {"raw": RAWS[a], "amount": b}


def two_stocks(a: int, b: int) -> Arguments:
    """One material for another."""
    return {"stock": STOCK[a], "other": STOCK[b]}


def materials(a: int, b: int) -> Arguments:
    """The number of each material, three bits each."""
    return {name: a >> 3 * kind & 7 for kind, name in enumerate(MATERIALS)}


def vp_materials(a: int, b: int) -> Arguments:
    """VP for materials."""
    return {"points": a, **materials(b, 0)}


def resource(a: int, b: int) -> Arguments:
    """An amount of a resource."""
    return {"amount": a, "resource": RESOURCES[b]}


def worker(a: int, b: int) -> Arguments:
    """A worker, and the dinars for resting."""
    return {"worker": WORKERS[a].split("-")[0], "amount": b}


def worker_space(a: int, b: int) -> Arguments:
    """A worker and the space of its ring, its action."""
    return {"worker": WORKERS[a].split("-")[0], "space": (b & 255) + 1, "action": ACTIONS[b >> 8].replace("_", "-")}


def reward_space(a: int, b: int) -> Arguments:
    """A space of the reward track."""
    return {"space": a}


def laid_card(a: int, b: int) -> Arguments:
    """A small building, and on which side of the row."""
    return {"card": a + 1, "side": "right" if b else "left"}


def colour(a: int, b: int) -> Arguments:
    """A ceramic colour."""
    return {"colour": COLOURS[a]}


def token_house(a: int, b: int) -> Arguments:
    """A storehouse token and the storehouse."""
    return {"card": a + 1, "house": b + 1}


def city(a: int, b: int) -> Arguments:
    """A city by its place in the data."""
    return {"city": a + 1}


def city_token(a: int, b: int) -> Arguments:
    """A city and its token."""
    return {"city": a + 1, "card": b + 1}


def vp_city(a: int, b: int) -> Arguments:
    """VP, and a city."""
    return {"points": a, "city": b + 1}


def goods_taxes(a: int, b: int) -> Arguments:
    """The number of each good, three bits each, and the steps on the tax track."""
    return {**{name: a >> 3 * kind & 7 for kind, name in enumerate(GOODS)}, "taxes": b}


def poem_colour(a: int, b: int) -> Arguments:
    """A short poem and its half."""
    return {"card": a + 1, "colour": ("blue", "red", "both")[b]}


def long_poem(a: int, b: int) -> Arguments:
    """A long poem by its place in the data."""
    return {"long": a + 1}


def vp_long(a: int, b: int) -> Arguments:
    """VP of a long poem, and the number of things it counts."""
    return {**worth(a, b), **long_poem(b & CARD_MASK, 0)}


def wish(a: int, b: int) -> Arguments:
    """A wish, and its place on the track or the tower."""
    return {"wish": a + 1, "place": b + 1}


def vp_wish(a: int, b: int) -> Arguments:
    """VP of a wish, and the number of things it counts."""
    return {**worth(a, b), "wish": (b & CARD_MASK) + 1}


def vp_trade(a: int, b: int) -> Arguments:
    """VP of the trade card, and the number of things it counts."""
    return {**worth(a, b), "card": (b & CARD_MASK) + 1}


def space(a: int, b: int) -> Arguments:
    """A space of the round track."""
    return {"space": a}


def named(a: int, b: int) -> Arguments:
    """The party that is named; `number` counts from 1, and 0 is Yusuf."""
    return {"whom": a, "number": a + 1}


def worker_card(a: int, b: int) -> Arguments:
    """A kind of worker and the number of his card."""
    return {"worker": ("architect", "merchant", "poet")[a], "card": b + 1}


def goes_by(a: int, b: int) -> Arguments:
    """S13: a criterion of Yusuf's and its rule; for an action that lapses, the action."""
    criterion, rule = CRITERIA[a]
    return {"criterion": criterion, "rule": rule, "action": ACTIONS[b].replace("_", "-")}
