"""A5.2 with C: every payment, by trying every set of cards with and without the credit."""

from __future__ import annotations

from helpers.alhambra import quarter_oracle as quarters
from helpers.alhambra.module_scenes import set_modules
from helpers.alhambra.scenes import options
from hypothesis import given
from hypothesis import strategies as st

from comares.alhambra.components import CURRENCIES, PRICE, TILES

# A building of each kind, so that every portal has a place.
ONE_OF_EACH = {(1, 0): 7, (0, -1): 14, (-1, 0): 22, (0, 1): 31, (0, 2): 41, (0, 3): 52}

HANDS = st.lists(st.integers(1, 9), max_size=7).filter(lambda values: all(values.count(value) <= 3 for value in values))
CREDITS = st.sampled_from(["", *(f"{currency}-{value}" for currency in ("florin", "ducat") for value in range(1, 7))])


def written(payments: set[tuple[tuple[int, ...], bool]], head: str, tail: str = "") -> set[str]:
    """Payments as a player writes them."""
    return {
        " ".join([head, "+".join([*map(str, values), *(["credit"] if credit else [])]), *tail.split()])
        for values, credit in payments
    }


@given(values=HANDS, credit=CREDITS, tile=st.integers(1, TILES).filter(lambda tile: tile not in ONE_OF_EACH.values()))
def test_a5_2_payments_with_and_without_a_credit(values: list[int], credit: str, tile: int) -> None:
    table = set_modules(
        "exchange-certificates portals building-sites",
        market=f"{tile} - - -",
        palaces={0: ONE_OF_EACH},
        hands={0: " ".join(f"florin-{value}" for value in values)},
        credit={0: credit} if credit else {},
        display="dinar-1",
    )
    own = int(credit[-1]) if credit.startswith(CURRENCIES[0]) else 0
    other = credit.startswith(CURRENCIES[3])
    price = PRICE[tile]

    def ways(cost: int) -> set[tuple[tuple[int, ...], bool]]:
        return quarters.payments(values, own, other, cost)

    assert options(table, "buy") == (
        written(ways(price), "buy 1")
        | written(ways(price + 6), "buy 1", "portal")
        | written(ways((price + 1) // 2), "buy 1", "site")
    )


@given(values=HANDS, credit=CREDITS, tile=st.sampled_from([1, 7, 15, 41, 54]))
def test_b4_payments_of_a_completion(values: list[int], credit: str, tile: int) -> None:
    table = set_modules(
        "exchange-certificates building-sites",
        reserves={0: f"{tile}"},
        sites={tile: "florin"},
        hands={0: " ".join(f"florin-{value}" for value in values)},
        credit={0: credit} if credit else {},
        display="dinar-1",
    )
    own = int(credit[-1]) if credit.startswith(CURRENCIES[0]) else 0
    paid = quarters.payments(values, own, credit.startswith(CURRENCIES[3]), PRICE[tile])
    assert options(table, "finish") == written(paid, f"finish {tile}")
