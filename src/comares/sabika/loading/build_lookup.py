# compiled
"""From the data to a `Lookup`: everything in numbers, the effects as `effect_compiler` flattens them."""

from __future__ import annotations

from comares.kernel.bitset import set_of
from comares.sabika import components as c
from comares.sabika.counters import COUNTERS
from comares.sabika.loading.effect_compiler import Program, add_effects, add_poems, numbers
from comares.sabika.loading.load import Data, Row
from comares.sabika.lookup import Lookup

NO_ROUTE = 1000
ROUTE_COSTS = 4  # an event adds 0 to 3 to a route


def build(data: Data, seats: int) -> Lookup:
    """The lookup arrays for a number of seats; a single seat plays against Yusuf."""
    lookup = Lookup(seats, seats == 1)
    program = Program()
    add_effects(lookup, program, data)
    add_poems(lookup, program, data)
    lookup.program = numbers(program.rows)
    _rings(lookup, data, seats)
    _tracks(lookup, data, seats)
    _buildings(lookup, data)
    _trade(lookup, data)
    _scorings(lookup, data)
    _yusuf(lookup, data)
    return lookup


def _rings(lookup: Lookup, data: Data, seats: int) -> None:
    action, side = [0] * (3 * c.MAX_RING_SIZE), [0] * (3 * c.MAX_RING_SIZE)
    for ring, name in enumerate(c.RINGS):
        for row in data.rows("board", name):
            action[ring * c.MAX_RING_SIZE + row["i"]] = c.ACTIONS.index(row["action"])
            side[ring * c.MAX_RING_SIZE + row["i"]] = {"left": 1, "right": 2}.get(row.get("stack", ""), 0)
    lookup.action, lookup.side = numbers(action), numbers(side)
    at = {"raw": [-1] * (3 * c.MAX_RING_SIZE), "marble": [-1] * (3 * c.MAX_RING_SIZE)}
    names: dict[str, list[str]] = {"raw": [], "marble": []}
    for row in secondary_spaces(data, seats):
        for ring, name in enumerate(c.RINGS):
            if name in row:
                at[row["kind"]][ring * c.MAX_RING_SIZE + row[name]] = len(names[row["kind"]])
        names[row["kind"]].append(row["id"])
    lookup.raw_at, lookup.marble_at = numbers(at["raw"]), numbers(at["marble"])
    lookup.raw_names, lookup.marble_names = names["raw"], names["marble"]
    sultan = [0] * (3 * c.MAX_RING_SIZE)
    for row in data.rows("board", "sultan_workers"):
        if seats in row["players"]:
            for ring, name in enumerate(c.RINGS):
                for space in row[name]:
                    sultan[ring * c.MAX_RING_SIZE + space] += 1
    lookup.sultan = numbers(sultan)
    lookup.sultan_crowd = numbers([_crowd(sultan, ring, n) for ring in range(3) for n in range(c.LAST_SPACE)])


def _crowd(sultan: list[int], ring: int, rounds: int) -> int:
    """S9.3: the sultan's workers on each space of a ring, four bits each, after so many rounds with a step each."""
    size = c.RING_SIZE[ring]
    return sum(sultan[ring * c.MAX_RING_SIZE + space] << 4 * ((space + rounds) % size) for space in range(size))


def secondary_spaces(data: Data, seats: int) -> list[Row]:
    """S1.1: the secondary spaces of the side of the board in use, without the closed ones."""
    side = "small" if seats <= 2 else "large"
    rows = [row for row in data.rows("board", "secondary_spaces") if row["side"] == side]
    return [row for row in rows if seats == 4 or not row.get("only_with_4")]


def _tracks(lookup: Lookup, data: Data, seats: int) -> None:
    track = data.rows("board", "round_track")
    taxes = [0, *(row["tax"] for row in track)]
    lookup.tax = numbers(taxes)
    lookup.later_tax = numbers(sum(taxes[space + 1 :]) for space in range(len(taxes)))
    lookup.era = numbers([0, *(int(row["era"] == "II") for row in track)])
    lookup.event_at = numbers([0, *(int(row["event"]) for row in track)])
    wishes = [row["space"] for row in track if row["wish"]]
    lookup.wish_at = numbers(wishes.index(space) if space in wishes else -1 for space in range(c.LAST_SPACE + 1))
    # A wish that reaches the tower scores with those that are there already.
    lookup.later_wishes = numbers(
        sum(later > space for later in wishes[floor:]) for space in range(c.LAST_SPACE + 1) for floor in range(c.TOWER)
    )
    lookup.tower = numbers(row["vp"] for row in data.rows("board", "tower"))
    displays = {row["id"]: row for row in data.rows("board", "displays")}
    lookup.short_open = displays["short_poems"]["count_by_players"][seats - 1]
    lookup.long_open = displays["long_poems"]["count_by_players"][seats - 1]
    lookup.yusuf_order = numbers(displays["small_buildings"]["yusuf_order"])
    lookup.start_dinars = numbers(row["dinars"] for row in data.rows("start", "dinars"))


def _buildings(lookup: Lookup, data: Data) -> None:
    large = data.rows("buildings_large", "tokens")
    lookup.large_type = numbers(c.TYPES.index(row["type"]) for row in large)
    few = lookup.seats <= 2
    in_game = [(i, row) for i, row in enumerate(large) if not (few and row.get("removed_with_2"))]
    lookup.large_of_era = numbers(set_of([i for i, row in in_game if row["era"] == era]) for era in ("I", "II"))
    small = data.rows("buildings_small", "cards")
    lookup.small_type = numbers(c.TYPES.index(row["type"]) for row in small)
    lookup.small_base = numbers(c.MATERIALS.index(row["base"]) for row in small)
    lookup.small_left = numbers(c.COLOURS.index(row["left"]) for row in small)
    lookup.small_right = numbers(c.COLOURS.index(row["right"]) for row in small)
    lookup.balance_left = numbers(c.COLOURS.index(row["left"]) for row in data.rows("buildings_small", "balance_cards"))
    lookup.boxes = numbers(row["boxes"] for row in data.rows("storehouses", "tokens"))


def _trade(lookup: Lookup, data: Data) -> None:
    names = [row["id"] for row in data.rows("trade", "cities")]
    lookup.city_names = names
    places = [*names, "granada"]
    routes = [(places.index(row["a"]), places.index(row["b"]), row["cost"]) for row in data.rows("trade", "routes")]
    neighbours = [0] * c.MAP
    for a, b, _ in routes:
        neighbours[a] |= 1 << b
        neighbours[b] |= 1 << a
    lookup.neighbours = numbers(cities & ~(1 << c.HOME) for cities in neighbours)
    lookup.distance = numbers(n for more in range(ROUTE_COSTS) for n in _distances(routes, more))
    tokens = data.rows("trade", "tokens")
    lookup.demand = numbers(set_of([c.GOODS.index(good) for good in row["demand"]]) for row in tokens)
    lookup.red_action = numbers(c.ACTIONS.index(row["action"]) if "action" in row else -1 for row in tokens)


def _distances(routes: list[tuple[int, int, int]], more: int) -> list[int]:
    """The cheapest ways between all places if each route costs `more` than printed."""
    ways = [0 if a == b else NO_ROUTE for a in range(c.MAP) for b in range(c.MAP)]
    for _ in range(c.MAP):
        for a, b, cost in routes:
            for start in range(c.MAP):
                at = start * c.MAP
                ways[at + b] = min(ways[at + b], ways[at + a] + cost + more)
                ways[at + a] = min(ways[at + a], ways[at + b] + cost + more)
    return ways


def _scorings(lookup: Lookup, data: Data) -> None:
    wishes = data.rows("sultan", "tokens")
    lookup.wish_names = [row["id"] for row in wishes]
    lookup.wish_letters = [row["letter"] for row in wishes]
    counts = [row["count_of"] for row in wishes]
    lookup.wish_counter = numbers(COUNTERS.index(of) if isinstance(of, str) else -1 for of in counts)
    lookup.wish_types = numbers(
        0 if isinstance(of, str) else set_of([c.TYPES.index(kind) for kind in of["types"]]) for of in counts
    )
    poems = data.rows("poems_long", "cards")
    lookup.long_names = [row["id"] for row in poems]
    lookup.long_letter = numbers("ABCDEFGH".index(row["id"][0]) for row in poems)
    scorings = [row["scoring"] for row in poems]
    lookup.long_counter = numbers(COUNTERS.index(s["of"] if "of" in s else s["rank"]) for s in scorings)
    lookup.long_each = numbers(s.get("each", 0) for s in scorings)
    lookup.long_max = numbers(s.get("max", 0) for s in scorings)
    dealt = [i for i, row in enumerate(poems) if not (lookup.solo and row.get("solo_removed"))]
    lookup.long_dealt = set_of(dealt)
    cards = data.rows("trade", "trade_cards")
    lookup.trade_counter = numbers(COUNTERS.index(row["scoring"]["of"]) for row in cards)
    lookup.trade_each = numbers(row["scoring"]["each"] for row in cards)
    lookup.trade_max = numbers(row["scoring"].get("max", 0) for row in cards)
    conditions = [row["yusuf_condition"] for row in cards]
    lookup.trade_demand = numbers(c.GOODS.index(x["demand"]) if "demand" in x else -1 for x in conditions)
    lookup.trade_colour = numbers(c.CITY_COLOURS.index(x["colour"]) if "colour" in x else -1 for x in conditions)


def _yusuf(lookup: Lookup, data: Data) -> None:
    decks = [data.rows("yusuf", worker) for worker in ("architect", "merchant", "poet")]
    begins = [0]
    for deck in decks:
        begins.append(begins[-1] + len(deck))
    lookup.deck_from = numbers(begins)
    cards = [row for deck in decks for row in deck]
    lookup.card_names = [row["id"] for row in cards]
    lookup.card_space = numbers(row["space"] for row in cards)
    lookup.card_discards = numbers(int(row["discard"]) for row in cards)
    actions = [[c.ACTIONS.index(name) for name in row["actions"]] for row in cards]
    lookup.card_actions = numbers(action for both in actions for action in [*both, -1, -1][:2])
    lookup.card_vp = numbers(row["reward"].get("vp", 0) for row in cards)
    lookup.card_taxes = numbers(row["reward"].get("taxes", 0) for row in cards)
    lookup.card_per = numbers(COUNTERS.index(row["reward"]["per"]) if "per" in row["reward"] else -1 for row in cards)
