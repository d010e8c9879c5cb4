"""S14: the small parts of a view of Sabika. Each is written as one word, and `parse` reads that word again."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Self

from comares.kernel.notation import index_of, whole_number
from comares.sabika.components import RAWS, RING_OF, RINGS, WORKERS

NONE = "none"
EMPTY_SPACE = "empty"
WORKSHOP = "workshop"
LYING = "lying"
SEAL = "seal"


@dataclass(frozen=True)
class Amounts:
    """How many of each kind, by name; one word such as gypsum-2+tile-1, or none.

    >>> str(Goods(sugar=2, clothes=0, pottery=1)), Goods.parse("none").total
    ('sugar-2+pottery-1', 0)
    """

    def __str__(self) -> str:
        return "+".join(f"{kind}-{n}" for kind, n in zip(self.kinds(), self.numbers()) if n) or NONE

    @classmethod
    def parse(cls, word: str) -> Self:
        """The amounts that a word says; a ValueError tells what is expected."""
        counts = dict.fromkeys(cls.kinds(), 0)
        for part in [] if word == NONE else word.split("+"):
            kind, _, n = part.rpartition("-")
            if kind not in counts or counts[kind] or whole_number(n) < 1:
                raise ValueError(f"{word!r}: expected none or KIND-NUMBER+KIND-NUMBER of {', '.join(counts)}")
            counts[kind] = whole_number(n)
        return cls(**counts)

    @classmethod
    def of(cls, numbers: list[int]) -> Self:
        """So many of each kind, in the order of the kinds."""
        return cls(*(int(n) for n in numbers))

    @classmethod
    def kinds(cls) -> list[str]:
        """The names of the kinds."""
        return [kind.name for kind in fields(cls)]

    def numbers(self) -> list[int]:
        """How many of each kind, in the order of the kinds."""
        return list(vars(self).values())

    @property
    def total(self) -> int:
        """How many of all kinds together."""
        return sum(self.numbers())


@dataclass(frozen=True)
class Materials(Amounts):
    """S4.1: building materials."""

    gypsum: int
    wood: int
    marble: int
    tile: int


@dataclass(frozen=True)
class Goods(Amounts):
    """S4.4: goods, by kind."""

    sugar: int
    clothes: int
    pottery: int


@dataclass(frozen=True)
class Raws(Amounts):
    """S4.3: raw materials, by kind."""

    cane: int
    silk: int
    clay: int


@dataclass(frozen=True)
class WorkerTokens(Amounts):
    """S13.2: Yusuf's worker tokens that are not revealed yet."""

    architect: int
    merchant: int
    poet: int


@dataclass(frozen=True)
class Worker:
    """S3: a worker, its ring, its space from 1 (0: in the workshop), and whether it lies.

    >>> str(Worker("merchant", "middle", 3, True)), Worker.parse("poet@workshop")
    ('merchant@3:lying', Worker(worker='poet', ring='inner', space=0, lying=False))
    """

    worker: str
    ring: str
    space: int
    lying: bool

    def __str__(self) -> str:
        return f"{self.worker}@{self.space or WORKSHOP}" + (f":{LYING}" if self.lying else "")

    @classmethod
    def parse(cls, word: str) -> Self:
        place, lies, lying = word.partition(":")
        worker, _, space = place.partition("@")
        number = 0 if space == WORKSHOP else whole_number(space)
        at = index_of(worker, WORKERS)
        if at < 0 or number < 0 or space == "0" or lying != (LYING if lies else ""):
            names = "|".join(WORKERS)
            raise ValueError(f"{word!r}: expected WORKER@SPACE or WORKER@workshop, then :lying; WORKER is {names}")
        return cls(worker, RINGS[RING_OF[at]], number, bool(lies))


@dataclass(frozen=True)
class RawSpace:
    """S8: a raw space of the rondel, and the raw on it (None: it is empty).

    >>> str(RawSpace("R1", "cane")), RawSpace.parse("R3:empty")
    ('R1:cane', RawSpace(space='R3', raw=None))
    """

    space: str
    raw: str | None

    def __str__(self) -> str:
        return f"{self.space}:{self.raw or EMPTY_SPACE}"

    @classmethod
    def parse(cls, word: str) -> Self:
        space, _, raw = word.partition(":")
        if not space or raw not in (*RAWS, EMPTY_SPACE):
            raise ValueError(f"{word!r}: expected SPACE:RAW, RAW is {'|'.join(RAWS)}|{EMPTY_SPACE}")
        return cls(space, None if raw == EMPTY_SPACE else raw)


@dataclass(frozen=True)
class City:
    """S6: a city, the printed number of its token, and whether its seal still lies there.

    >>> str(City("tunis", 4, True)), City.parse("fez:11")
    ('tunis:4:seal', City(city='fez', token=11, seal=False))
    """

    city: str
    token: int
    seal: bool

    def __str__(self) -> str:
        return f"{self.city}:{self.token}" + (f":{SEAL}" if self.seal else "")

    @classmethod
    def parse(cls, word: str) -> Self:
        city, *rest = word.split(":")
        if not city or not rest or whole_number(rest[0]) < 1 or rest[1:] not in ([], [SEAL]):
            raise ValueError(f"{word!r}: expected CITY:TOKEN, or CITY:TOKEN:seal while its seal lies there")
        return cls(city, whole_number(rest[0]), len(rest) > 1)


@dataclass(frozen=True)
class RowCard:
    """S5.6: a small building and its place in the row; the balance card's place is 0, left of it they are negative.

    >>> str(RowCard(12, -1)), RowCard.parse("7@2")
    ('12@-1', RowCard(card=7, place=2))
    """

    card: int
    place: int

    def __str__(self) -> str:
        return f"{self.card}@{self.place}"

    @classmethod
    def parse(cls, word: str) -> Self:
        card, _, place = word.partition("@")
        distance = whole_number(place.removeprefix("-"))
        if whole_number(card) < 1 or distance < 1:
            raise ValueError(f"{word!r}: expected CARD@PLACE; PLACE is not 0, and negative left of the balance card")
        return cls(whole_number(card), -distance if place.startswith("-") else distance)


@dataclass(frozen=True)
class Storehouse:
    """S5.2: the printed numbers of the tokens on a storehouse, the upper one last.

    >>> str(Storehouse((3, 17))), Storehouse.parse("none")
    ('3+17', Storehouse(tokens=()))
    """

    tokens: tuple[int, ...]

    def __str__(self) -> str:
        return "+".join(map(str, self.tokens)) or NONE

    @classmethod
    def parse(cls, word: str) -> Self:
        tokens = [] if word == NONE else [whole_number(token) for token in word.split("+")]
        if len(tokens) > 2 or any(token < 1 for token in tokens):
            raise ValueError(f"{word!r}: expected none, TOKEN or LOWER+UPPER")
        return cls(tuple(tokens))
