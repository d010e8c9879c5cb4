# compiled
"""What is measured of a seat's position in Alhambra, and a guess at what one of it is worth in points.

Where the next scoring is the last, what is measured of the last one besides is nothing.
"""

from __future__ import annotations

from typing import Final

from comares.bots.alhambra import guide as guessed

NEXT_SCORING: Final = 0  # points, as it would be now; the two after it are those of the scorings after that
WALL: Final = 3
NEXT_GAIN: Final = 4  # of the next scoring, if the seat had one building more of each kind
LAST_GAIN: Final = 5
NEXT_RISK: Final = 6  # what it would lose in it if all the others had one more
LAST_RISK: Final = 7
COINS: Final = 8
COINS_TO_SPARE: Final = 9
CARDS: Final = 10
RICHEST: Final = 11  # coins of the currency it has most of
CURRENCIES: Final = 12  # it has any of
WITHIN_MEANS: Final = 13  # tiles in the market that it could pay
WAITING: Final = 14
WAITING_KINDS: Final = 15  # the dearer, the more
RESERVE: Final = 16
ON_TURN: Final = 17
BUILDINGS: Final = 18  # six, kind by kind
WAITING_NEXT: Final = 24  # what the tiles that wait would add to the next scoring
WAITING_LAST: Final = 25
IN_REACH: Final = 26  # three, below, for a seat that has to wait for its turn
AT_HAND: Final = 29  # the same for the seat whose turn it is
MEASURES: Final = 32

# Of the tiles in the market that a seat could pay.
BEST_NEXT: Final = 0  # the most that one would add to the next scoring
BEST_LAST: Final = 1
EXACTLY: Final = 2  # how many it could pay exactly

GUESSES: Final = {
    "next-scoring": guessed.NEXT_SCORING,
    "the-one-after": guessed.LATER_SCORING,
    "the-third": guessed.LAST_OF_THREE,
    "wall": 0.0,
    "next-gain": 0.0,
    "last-gain": 0.0,
    "next-risk": 0.0,
    "last-risk": 0.0,
    "coins": guessed.MONEY,
    "coins-to-spare": guessed.MONEY * guessed.TOO_MUCH,
    "cards": 0.0,
    "richest-currency": 0.0,
    "currencies": 0.0,
    "within-means": 0.0,
    "waiting": guessed.WAITING,
    "waiting-kinds": guessed.BUILDING_STEP,
    "reserve": guessed.RESERVED,
    "on-turn": 0.0,
    "pavilions": guessed.BUILDING,
    "seraglios": guessed.BUILDING + guessed.BUILDING_STEP,
    "arcades": guessed.BUILDING + 2 * guessed.BUILDING_STEP,
    "chambers": guessed.BUILDING + 3 * guessed.BUILDING_STEP,
    "gardens": guessed.BUILDING + 4 * guessed.BUILDING_STEP,
    "towers": guessed.BUILDING + 5 * guessed.BUILDING_STEP,
    "waiting-next": 0.0,
    "waiting-last": 0.0,
    "in-reach-next": 0.0,
    "in-reach-last": 0.0,
    "in-reach-exactly": 0.0,
    "at-hand-next": 0.0,
    "at-hand-last": 0.0,
    "at-hand-exactly": 0.0,
}
