"""What an owner of the game can enter: the fields of each table, what each may hold, and the ops of effects. Everything
here comes from what is validated."""

from __future__ import annotations

from typing import Final

from comares.kernel.entry_form import Entry, Field, Form
from comares.sabika import components as c
from comares.sabika.counters import COUNTERS
from comares.sabika.loading import validate_board as board
from comares.sabika.loading import validate_cards as cards
from comares.sabika.loading import validate_effects as effects
from comares.sabika.loading.validate_rows import SCHEMAS
from comares.sabika.modifiers import EVENT_MODIFIERS


def _ring(name: str) -> int:
    return c.RING_SIZE[c.RINGS.index(name)] - 1


def _bonus(name: str = "bonus") -> Field:
    return Field(name, "effect")


def _space(ring: str, needs: tuple[str, str] | None = None) -> Field:
    return Field(ring, "number", most=_ring(ring), needs=needs, default=0, shown_from=1)


def _ring_fields(ring: str) -> tuple[Field, ...]:
    return (
        Field("i", "fixed", shown_from=1),
        Field("action", "choice", tuple(dict.fromkeys(board.RING_ACTIONS[ring]))),
    )


FIELDS: Final[dict[tuple[str, str], tuple[Field, ...]]] = {
    ("board", "outer"): (
        *_ring_fields("outer"),
        Field("stack", "choice", ("left", "right"), needs=("action", "storehouse"), default="left"),
    ),
    ("board", "middle"): _ring_fields("middle"),
    ("board", "inner"): _ring_fields("inner"),
    ("board", "secondary_spaces"): (
        Field("side", "choice", ("small", "large")),
        Field("id", "word"),
        Field("kind", "choice", ("raw", "marble")),
        _space("outer", ("kind", "raw")),
        _space("middle"),
        _space("inner", ("kind", "marble")),
        Field("only_with_4", "flag", optional=True),
    ),
    ("board", "sultan_workers"): (
        Field("players", "fixed"),
        *(Field(ring, "numbers", most=_ring(ring), shown_from=1) for ring in c.RINGS),
    ),
    ("board", "round_track"): (
        Field("space", "fixed"),
        Field("era", "choice", ("I", "II")),
        Field("tax", "number", most=board.MAX_TAX),
        Field("wish", "flag"),
        Field("event", "flag"),
    ),
    ("board", "tower"): (Field("slot", "fixed"), Field("vp", "number", most=board.MAX_TOWER)),
    ("board", "reward_track"): (Field("space", "fixed"), _bonus()),
    ("board", "displays"): (
        Field("id", "fixed"),
        Field("yusuf_order", "numbers", most=3, needs=("id", "small_buildings"), default=[0, 1, 2, 3], shown_from=1),
        *(
            Field(
                "count_by_players", "numbers", least=1, most=board.MAX_OPEN, needs=("id", poems), default=[1, 1, 1, 1]
            )
            for poems in ("short_poems", "long_poems")
        ),
    ),
    ("buildings_large", "every_token_first"): (_bonus(),),
    ("buildings_large", "tokens"): (
        Field("id", "fixed"),
        Field("era", "choice", tuple(cards.ERAS)),
        Field("type", "choice", c.LARGE_TYPES),
        _bonus(),
        Field("removed_with_2", "flag", optional=True),
    ),
    ("buildings_small", "balance_bonuses"): (Field("id", "fixed"), _bonus()),
    ("buildings_small", "balance_cards"): (Field("id", "fixed"), Field("left", "choice", c.COLOURS)),
    ("buildings_small", "cards"): (
        Field("id", "fixed"),
        Field("type", "choice", c.SMALL_TYPES),
        Field("base", "choice", c.MATERIALS[:3]),
        Field("left", "choice", c.COLOURS),
        Field("right", "choice", c.COLOURS),
    ),
    ("events", "events"): (
        Field("id", "fixed"),
        Field("kind", "choice", ("positive", "negative")),
        Field("modifier", "event"),
    ),
    ("poems_long", "cards"): (
        Field("id", "word"),
        Field("scoring", "ranked"),
        Field("solo_removed", "flag", optional=True),
    ),
    ("poems_short", "cards"): (Field("id", "fixed"), Field("blue", "blue"), _bonus("red")),
    ("start", "dinars"): (Field("place", "fixed"), Field("dinars", "number", most=cards.MAX_DINARS)),
    ("start", "tokens"): (Field("id", "fixed"), _bonus()),
    ("storehouses", "tokens"): (
        Field("id", "fixed"),
        Field("boxes", "number", least=1, most=cards.MAX_BOXES),
        _bonus(),
    ),
    ("sultan", "tokens"): (Field("id", "word"), Field("letter", "choice", ("A", "B", "C")), Field("count_of", "count")),
    ("trade", "cities"): (Field("id", "word"),),
    ("trade", "routes"): (
        Field("a", "city"),
        Field("b", "city"),
        Field("cost", "number", least=1, most=cards.MAX_COST),
    ),
    ("trade", "tokens"): (
        Field("id", "fixed"),
        Field("colour", "choice", c.CITY_COLOURS),
        Field("demand", "choices", c.GOODS, least=1, most=len(c.GOODS)),
        _bonus(),
        Field("action", "choice", effects.GRANTED, needs=("colour", "red"), default="market"),
        Field("income", "effect", needs=("colour", "blue"), default=[{"gain": {"dinars": 1}}]),
    ),
    ("trade", "trade_cards"): (
        Field("id", "fixed"),
        Field("scoring", "scoring"),
        Field("yusuf_condition", "condition"),
    ),
    **{
        ("yusuf", worker): (
            Field("id", "word"),
            Field("space", "number", most=_ring(c.RINGS[ring]), shown_from=1),
            Field("discard", "flag"),
            Field("actions", "choices", cards.YUSUF_ACTIONS[worker], most=2),
            Field("reward", "reward", most=cards.MAX_REWARD),
        )
        for worker, ring in cards.YUSUF_RING.items()
    },
}

EFFECTS: Final = (
    Entry("gain", "amounts", c.RESOURCES, 1, effects.MAX_GAIN),
    Entry("gain_choice", "some", c.RESOURCES, 1, effects.MAX_CHOICE),
    *(Entry(op, "number", (), 1, effects.MAX_TIMES) for op in effects.NUMBERED),
    Entry("action", "choice", effects.GRANTED),
    *(Entry(op, "one") for op in effects.ONE),
    Entry("balance_bonus", "one", ("any",)),
    Entry("free_ship", "ship", (), 0, effects.MAX_SHIPPED),
    Entry("vp_per", "per", COUNTERS, 1, effects.MAX_EACH),
    Entry("choice", "alternatives", (), effects.MIN_ALTERNATIVES, effects.MAX_ALTERNATIVES),
)
BLUE: Final = (
    *(Entry(trigger, "effect") for trigger in cards.BLUE_TRIGGERS),
    Entry("on_build_using", "material", c.MATERIALS),
    Entry("goods_store", "boxes", (), 1, cards.MAX_BOXES),
    *(Entry(name, "pair", pair, 0, cards.MAX_PAIR) for name, pair in cards.PAIRS.items()),
    Entry("occupancy_free", "flag"),
    *(Entry(name, "number", (), 1, cards.MAX_MODIFIER) for name in cards.MODIFIERS),
)
EVENTS: Final = tuple(
    Entry(name, "flag")
    if name == "same_materials_allowed"
    else Entry(name, "number", (), *((0, cards.MAX_ROUTE_EVENT) if name == "route_cost_each" else (-9, 9)))
    for name in EVENT_MODIFIERS
)


def form() -> Form:
    """The form of Sabika."""
    tables: dict[str, dict[str, tuple[Field, ...]]] = {}
    for (file, table), fields in FIELDS.items():
        tables.setdefault(file, {})[table] = fields
    return Form(
        tables={file: {table: tables[file][table] for table in SCHEMAS[file]} for file in SCHEMAS},
        effects=EFFECTS,
        blue=BLUE,
        events=EVENTS,
        counters=COUNTERS,
        resources=c.RESOURCES,
        types=c.TYPES,
        conditions={"demand": c.GOODS, "colour": c.CITY_COLOURS},
        reward_counters=cards.YUSUF_COUNTERS,
        free=tuple((file, table) for file in SCHEMAS for table, schema in SCHEMAS[file].items() if schema.rows is None),
        max_items=effects.MAX_ITEMS,
    )
