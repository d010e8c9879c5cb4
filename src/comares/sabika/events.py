"""The events of Sabika: the number of each kind, its name, the reader of its arguments, the rule that gives VP."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from comares.kernel.events import Arguments, EventKind
from comares.sabika.event_args import (
    amount,
    card,
    card_amount,
    city,
    city_token,
    colour,
    goes_by,
    good,
    good_space,
    goods_taxes,
    laid_card,
    long_poem,
    marble_space,
    materials,
    named,
    poem_colour,
    points,
    points_or_loss,
    raw_price,
    raw_space,
    resource,
    reward_space,
    source,
    source_colour,
    space,
    stock,
    stock_price,
    token_house,
    two_stocks,
    vp_city,
    vp_long,
    vp_materials,
    vp_trade,
    vp_wish,
    wish,
    worker,
    worker_card,
    worker_space,
)

KEPT: Final = 0
SHOWED: Final = 1
STARTS: Final = 2
RAW_LAID: Final = 3
RAW_REFILLED: Final = 4
SMALL_LAID: Final = 5
SMALL_MADE_ANEW: Final = 6
POEM_LAID: Final = 7
LONG_LAID: Final = 8
STOREHOUSE_LAID: Final = 9
WISH_LAID: Final = 10
CITY_LAID: Final = 11
TRADE_LAID: Final = 12
BALANCE_DEALT: Final = 13
EVENT_ON: Final = 14
EVENT_NEXT: Final = 15
WORKED: Final = 16
RESTED: Final = 17
PAID: Final = 18
SPENT_SEALS: Final = 19
GAINED: Final = 20
GOT_RAW: Final = 21
GOT_GOOD: Final = 22
PRODUCED: Final = 23
GAVE_UP: Final = 24
TOOK_MARBLE: Final = 25
BOUGHT: Final = 26
BOUGHT_RAW: Final = 27
SOLD: Final = 28
EXCHANGED: Final = 29
REFRESHED: Final = 30
USED: Final = 31
BUILT_LARGE: Final = 32
ADVANCED: Final = 33
BUILT_SMALL: Final = 34
BALANCED_EVENT: Final = 35
EXPANDED: Final = 36
ACTIVATED: Final = 37
SHIPPED: Final = 38
TOOK_SEAL: Final = 39
EXPORTED: Final = 40
CONSOLIDATED: Final = 41
OTHERS_DINAR: Final = 42
ENGRAVED_SHORT: Final = 43
ENGRAVED_LONG: Final = 44
REACTIVATED: Final = 45
NARRATOR_MOVES: Final = 46
WISH_MOVED: Final = 47
TAX_BACK: Final = 48
TAX_DINARS: Final = 49
TAX_SEALS: Final = 50
STOOD_UP: Final = 51
NAMED_FIRST: Final = 52
ERA_BEGINS: Final = 53
ENDING: Final = 54
WON: Final = 55
YUSUF_CARD: Final = 56
YUSUF_SKIPS: Final = 57
YUSUF_DISCARDS: Final = 58
YUSUF_TAXES: Final = 59
YUSUF_BOXES: Final = 60
GAINED_VP: Final = 61
VP_REWARD: Final = 62
VP_LARGE: Final = 63
VP_STOREHOUSE: Final = 64
VP_CITY: Final = 65
VP_INCOME: Final = 66
VP_BALANCE: Final = 67
VP_BLUE: Final = 68
VP_RED: Final = 69
VP_START: Final = 70
VP_REST: Final = 71
VP_EXPAND: Final = 72
VP_REFRESH: Final = 73
VP_BUILD_LARGE: Final = 74
VP_BUILD_SMALL: Final = 75
VP_ENGRAVE: Final = 76
VP_EXPORT: Final = 77
VP_OTHERS: Final = 78
VP_WISH: Final = 79
VP_TAX: Final = 80
VP_EVENT: Final = 81
VP_LONG: Final = 82
VP_TRADE: Final = 83
VP_LEFT_SEALS: Final = 84
VP_LEFT_GOODS: Final = 85
VP_LEFT_MARBLE: Final = 86
VP_LEFT_TILE: Final = 87
VP_LEFT_DINARS: Final = 88
VP_YUSUF: Final = 89
VP_YUSUF_OTHERS: Final = 90
YUSUF_GOES_BY: Final = 91


Reader = Callable[[int, int], Arguments]


def kinds(names: dict[str, list[str]]) -> list[EventKind]:
    """Every kind of event by its number. `names`: the names that the data give to cities, wishes and so on."""
    every = [EVENT_KINDS[number] for number in range(len(EVENT_KINDS))]
    return [kind._replace(read=partial(_named_by_data, kind.read, names)) for kind in every]


def _named_by_data(read: Reader, names: dict[str, list[str]], a: int, b: int) -> Arguments:
    # A function of the module, because events in a bot's explanation are pickled between processes.
    return {
        key: names[key][value - 1] if key in names and isinstance(value, int) else value
        for key, value in read(a, b).items()
    }


EVENT_KINDS: Final = {
    KEPT: EventKind("kept", card, secret=True),
    SHOWED: EventKind("showed", card),
    STARTS: EventKind("starts"),
    RAW_LAID: EventKind("raw-laid", raw_space),
    RAW_REFILLED: EventKind("raw-refilled"),
    SMALL_LAID: EventKind("small-laid", card),
    SMALL_MADE_ANEW: EventKind("small-made-anew"),
    POEM_LAID: EventKind("poem-laid", card),
    LONG_LAID: EventKind("long-laid", long_poem),
    STOREHOUSE_LAID: EventKind("storehouse-laid", card),
    WISH_LAID: EventKind("wish-laid", wish),
    CITY_LAID: EventKind("city-laid", city_token),
    TRADE_LAID: EventKind("trade-laid", card),
    BALANCE_DEALT: EventKind("balance-dealt", card),
    EVENT_ON: EventKind("event-on", card),
    EVENT_NEXT: EventKind("event-next", card),
    WORKED: EventKind("worked", worker_space),
    RESTED: EventKind("rested", worker),
    PAID: EventKind("paid", amount),
    SPENT_SEALS: EventKind("spent-seals", amount),
    GAINED: EventKind("gained", resource),
    GOT_RAW: EventKind("got-raw", raw_space),
    GOT_GOOD: EventKind("got-good", good_space),
    PRODUCED: EventKind("produced", good),
    GAVE_UP: EventKind("gave-up", stock),
    TOOK_MARBLE: EventKind("took-marble", marble_space),
    BOUGHT: EventKind("bought", stock_price),
    BOUGHT_RAW: EventKind("bought-raw", raw_price),
    SOLD: EventKind("sold", stock_price),
    EXCHANGED: EventKind("exchanged", two_stocks),
    REFRESHED: EventKind("refreshed"),
    USED: EventKind("used", materials),
    BUILT_LARGE: EventKind("built-large", card),
    ADVANCED: EventKind("advanced", reward_space),
    BUILT_SMALL: EventKind("built-small", laid_card),
    BALANCED_EVENT: EventKind("balanced", colour),
    EXPANDED: EventKind("expanded", token_house),
    ACTIVATED: EventKind("activated", token_house),
    SHIPPED: EventKind("shipped", city),
    TOOK_SEAL: EventKind("took-seal", city),
    EXPORTED: EventKind("exported", goods_taxes),
    CONSOLIDATED: EventKind("consolidated", city),
    OTHERS_DINAR: EventKind("others-dinar", city),
    ENGRAVED_SHORT: EventKind("engraved-short", poem_colour),
    ENGRAVED_LONG: EventKind("engraved-long", long_poem),
    REACTIVATED: EventKind("reactivated", card),
    NARRATOR_MOVES: EventKind("narrator", space),
    WISH_MOVED: EventKind("wish-moved", wish),
    TAX_BACK: EventKind("tax-back", amount),
    TAX_DINARS: EventKind("tax-dinars", amount),
    TAX_SEALS: EventKind("tax-seals", amount),
    STOOD_UP: EventKind("stood-up"),
    NAMED_FIRST: EventKind("named-first", named),
    ERA_BEGINS: EventKind("era-begins"),
    ENDING: EventKind("ending"),
    WON: EventKind("won", points),
    YUSUF_CARD: EventKind("yusuf-card", worker_card),
    YUSUF_SKIPS: EventKind("yusuf-skips", worker_card),
    YUSUF_DISCARDS: EventKind("yusuf-discards"),
    YUSUF_TAXES: EventKind("yusuf-taxes", amount),
    YUSUF_BOXES: EventKind("yusuf-boxes", card_amount),
    GAINED_VP: EventKind("gained-start-vp", source, "S1.10"),
    VP_REWARD: EventKind("gained-reward-vp", source, "S5.7"),
    VP_LARGE: EventKind("gained-large-vp", source, "S5.5"),
    VP_STOREHOUSE: EventKind("gained-storehouse-vp", source, "S5.2"),
    VP_CITY: EventKind("gained-city-vp", source, "S6.1"),
    VP_INCOME: EventKind("gained-income-vp", source, "S9.1"),
    VP_BALANCE: EventKind("gained-balance-vp", source_colour, "S5.6"),
    VP_BLUE: EventKind("gained-blue-vp", source, "S7.2"),
    VP_RED: EventKind("gained-red-vp", source, "S7.2"),
    VP_START: EventKind("start-vp", points, "S1.9"),
    VP_REST: EventKind("rest-vp", points_or_loss, "S3.7"),
    VP_EXPAND: EventKind("expand-vp", points, "S5.2"),
    VP_REFRESH: EventKind("refresh-vp", points, "S5.4"),
    VP_BUILD_LARGE: EventKind("build-large-vp", vp_materials, "S5.5"),
    VP_BUILD_SMALL: EventKind("build-small-vp", vp_materials, "S5.6"),
    VP_ENGRAVE: EventKind("engrave-vp", vp_materials, "S7.1"),
    VP_EXPORT: EventKind("export-vp", points, "S6.1"),
    VP_OTHERS: EventKind("others-vp", vp_city, "S6.2"),
    VP_WISH: EventKind("wish-vp", vp_wish, "S9.2"),
    VP_TAX: EventKind("tax-vp", points_or_loss, "S9.2"),
    VP_EVENT: EventKind("event-vp", points_or_loss, "S12.2"),
    VP_LONG: EventKind("long-vp", vp_long, "S10.2"),
    VP_TRADE: EventKind("trade-vp", vp_trade, "S10.1"),
    VP_LEFT_SEALS: EventKind("left-seals-vp", source, "S10.1"),
    VP_LEFT_GOODS: EventKind("left-goods-vp", source, "S10.1"),
    VP_LEFT_MARBLE: EventKind("left-marble-vp", source, "S10.1"),
    VP_LEFT_TILE: EventKind("left-tile-vp", source, "S10.1"),
    VP_LEFT_DINARS: EventKind("left-dinars-vp", source, "S10.1"),
    VP_YUSUF: EventKind("yusuf-vp", points, "S13.2"),
    VP_YUSUF_OTHERS: EventKind("yusuf-others-vp", vp_city, "S13.5"),
    YUSUF_GOES_BY: EventKind("yusuf-goes-by", goes_by),
}
