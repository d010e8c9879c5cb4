# compiled
"""The numbers of all steps, which any step uses to push a frame of another."""

from __future__ import annotations

from typing import Final

# Set-up (S1).
KEEP: Final = 0
SHOW: Final = 1
START: Final = 2
# A turn (S3).
TURN: Final = 4
WORK: Final = 5
REST: Final = 6
ACT: Final = 7
MAIN: Final = 8
SECONDARY: Final = 9
DONE: Final = 10
# Effects and their ops (S4).
ADVANCE: Final = 3
EFFECT: Final = 11
ROOM_STEP: Final = 12
TAKE: Final = 13
RAW_STEP: Final = 14
GOOD_STEP: Final = 15
PRODUCE: Final = 16
OPERATIONS: Final = 17
BUY: Final = 18
SELL: Final = 19
EXCHANGE: Final = 20
CHOOSE: Final = 21
BONUS: Final = 22
CITY: Final = 23
REUSE: Final = 24
BALANCE_STEP: Final = 25
REWARD_STEP: Final = 26
TOKEN: Final = 27
RED_CITY: Final = 28
SHIP: Final = 29
STOP: Final = 30
DECLINE: Final = 31
# Actions of the outer ring (S5).
QUARRY_SMALL_STEP: Final = 32
QUARRY_LARGE_STEP: Final = 33
STOREHOUSE_STEP: Final = 34
EXPAND: Final = 35
ACTIVATE: Final = 36
MARKET_STEP: Final = 37
CONSTRUCT_STEP: Final = 38
REFRESH: Final = 39
LARGE_STEP: Final = 40
SMALL_STEP: Final = 41
USE: Final = 42
BUILDING: Final = 43
LAY: Final = 44
BALANCED: Final = 45
# Of the middle ring (S6).
EXPORT_STEP: Final = 46
DELIVER: Final = 47
CONSOLIDATE_STEP: Final = 48
RED_ACTION: Final = 49
PRODUCTION_STEP: Final = 50
# Of the inner ring (S7).
ENGRAVE_STEP: Final = 51
ENGRAVED: Final = 52
REACTIVATE_STEP: Final = 53
CRAFT_STEP: Final = 54
# The end of a round and of the game (S9, S10).
INCOME: Final = 55
NARRATOR: Final = 56
TAXES_STEP: Final = 57
PAY: Final = 58
EVENT_STEP: Final = 59
STAND_UP: Final = 60
RENEWAL: Final = 61
FIRST: Final = 62
ERA: Final = 63
FINALE: Final = 64
# Yusuf (S13).
YUSUF: Final = 65
YUSUF_CITY: Final = 66
# An event that asks for a dinar at the tax step (event 14).
LEVY: Final = 67
STEPS: Final = 68
