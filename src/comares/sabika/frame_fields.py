"""The arguments of every step's frame by name, for views and positions. A step that is not here is never a frame."""

from __future__ import annotations

from comares.kernel.frame_fields import FrameField
from comares.kernel.notation import index_of, numerals, whole_number
from comares.kernel.view import FieldValue
from comares.sabika import components as c
from comares.sabika import step_ids as steps
from comares.sabika.lookup import ROW, Lookup

Fields = tuple[FrameField, ...]

SIDES = ("left", "right")  # S5.2: of the storehouse tokens
USES = ("large", "small", "poem")  # what materials are used for
SHIP_PURPOSES = ("start", "export", "consolidate")  # what Yusuf needs a city for
POEM_COLOURS = ("blue", "red", "grey")
DONE_ACTIONS = ("main", "secondary")  # S3.5
NO_GOOD = "none"
MAX_AMOUNT = 99
YUSUF_PARTS = 4  # of his turn: a card is drawn, two actions, the reward


class SourceField(FrameField):
    """Where an effect comes from: the kind of its source and its printed number, as blue-3."""

    def write(self, number: int) -> FieldValue:
        return f"{c.SOURCES[number & 255]}-{(number >> 8) + 1}"

    def read(self, value: FieldValue) -> int:
        kind, _, card = str(value).rpartition("-")
        source, printed = index_of(kind, c.SOURCES), whole_number(card)
        if source < 0 or printed < 1:
            raise ValueError(f"{self.name}={value}: expected KIND-NUMBER with a kind of {', '.join(c.SOURCES)}")
        return source | printed - 1 << 8


def frame_fields(lookup: Lookup) -> dict[int, Fields]:
    """The fields of the frame of each step, by the step's number. Counted steps call their count `amount`."""
    amount = FrameField("amount")
    done = FrameField("done")
    effect = FrameField("effect")  # a row of the program
    quarry = FrameField("quarry", c.MATERIALS, set=True)  # the materials of the quarry that set an effect off
    city = FrameField("city", tuple(lookup.city_names))
    cities = FrameField("cities", tuple(lookup.city_names), set=True)
    actions = tuple(action.replace("_", "-") for action in c.ACTIONS[: c.PLAYERS_ACTIONS])
    poems = FrameField("poems", tuple(numerals(c.SHORT_POEMS)), set=True)
    none: Fields = ()
    return {
        steps.KEEP: (FrameField("seat"),),
        steps.SHOW: none,
        steps.START: (done,),
        steps.TURN: (FrameField("begun"),),
        steps.ACT: (
            FrameField("worker", c.WORKERS),
            FrameField("space", first=1),
            FrameField("done", DONE_ACTIONS, set=True),
        ),
        steps.ADVANCE: (amount,),
        steps.EFFECT: (effect, quarry),
        steps.ROOM_STEP: (FrameField("good", (NO_GOOD, *c.GOODS)),),
        steps.TAKE: (amount, FrameField("resources", c.RESOURCES, set=True), SourceField("source")),
        steps.RAW_STEP: (amount,),
        steps.GOOD_STEP: (amount,),
        steps.PRODUCE: (amount, FrameField("produced"), FrameField("required")),
        steps.OPERATIONS: (amount,),
        steps.CHOOSE: (effect, quarry),
        steps.BONUS: (FrameField("action", actions),),
        steps.CITY: (amount, cities),
        steps.REUSE: (amount, FrameField("used", tuple(numerals(c.HOUSES)), set=True)),
        steps.BALANCE_STEP: none,
        steps.REWARD_STEP: (FrameField("space"),),
        steps.TOKEN: none,
        steps.RED_CITY: none,
        steps.SHIP: (effect,),
        steps.QUARRY_SMALL_STEP: (done,),
        steps.QUARRY_LARGE_STEP: (done,),
        steps.STOREHOUSE_STEP: (done, FrameField("sides", SIDES, set=True)),
        steps.MARKET_STEP: none,
        steps.CONSTRUCT_STEP: none,
        steps.USE: (FrameField("purpose", USES), FrameField("bases", c.MATERIALS, set=True), FrameField("optional")),
        steps.BUILDING: none,
        steps.LAY: (FrameField("card", first=1),),
        steps.BALANCED: (FrameField("colour", c.COLOURS),),
        steps.EXPORT_STEP: none,
        steps.DELIVER: (city, FrameField("most"), FrameField("least")),
        steps.CONSOLIDATE_STEP: none,
        steps.RED_ACTION: (city,),
        steps.PRODUCTION_STEP: (amount, FrameField("produced"), FrameField("bonus")),
        steps.ENGRAVE_STEP: none,
        steps.ENGRAVED: (FrameField("poem", first=1), FrameField("colour", POEM_COLOURS)),
        steps.REACTIVATE_STEP: none,
        steps.CRAFT_STEP: none,
        steps.INCOME: (done, cities, poems),
        steps.NARRATOR: none,
        steps.TAXES_STEP: (done,),
        steps.PAY: (amount,),
        steps.EVENT_STEP: none,
        steps.STAND_UP: none,
        steps.RENEWAL: none,
        steps.FIRST: none,
        steps.ERA: none,
        steps.FINALE: none,
        steps.YUSUF: (FrameField("part"), FrameField("card", tuple(lookup.card_names))),
        steps.YUSUF_CITY: (FrameField("purpose", SHIP_PURPOSES), cities),
        steps.LEVY: (amount,),
    }


def limits(lookup: Lookup) -> dict[str, tuple[int, int]]:
    """The least and the largest number of the frame fields that are plain numbers, as they are written."""
    return {
        "seat": (0, int(lookup.seats) - 1),
        "done": (0, int(lookup.parties)),
        "begun": (0, 1),
        "effect": (0, len(lookup.program) // ROW - 1),
        "amount": (0, MAX_AMOUNT),
        "produced": (0, 1),
        "required": (0, 1),
        "bonus": (0, 1),
        "space": (1, max(c.MAX_RING_SIZE, int(lookup.last_reward))),
        "optional": (0, MAX_AMOUNT),
        "card": (1, c.SMALL_BUILDINGS),
        "most": (0, MAX_AMOUNT),
        "least": (0, MAX_AMOUNT),
        "poem": (1, c.SHORT_POEMS),
        "part": (0, YUSUF_PARTS),
    }
