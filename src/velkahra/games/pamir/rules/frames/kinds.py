"""Kinds of frames: who must decide, or what happens next. The numbers never change."""

from typing import Final

from mypy_extensions import i64

# Chance draws.
F_FILL: Final[i64] = 1
F_FIRST: Final[i64] = 2
F_BACK: Final[i64] = 3
F_AI: Final[i64] = 4
F_WAKHAN: Final[i64] = 5
LAST_CHANCE: Final[i64] = 5

# A player decides.
F_LOYALTY: Final[i64] = 6
F_TURN: Final[i64] = 7
F_BRIBE: Final[i64] = 8
F_ANSWER: Final[i64] = 9
F_TAX: Final[i64] = 10
F_GIFT: Final[i64] = 11
F_BUILD: Final[i64] = 12
F_MOVE: Final[i64] = 13
F_BETRAY: Final[i64] = 14
F_PRIZE: Final[i64] = 15
F_SITE: Final[i64] = 16
F_BATTLE: Final[i64] = 17
F_ROAD: Final[i64] = 18
F_SPY: Final[i64] = 19
F_TAKE: Final[i64] = 20
F_DEBT: Final[i64] = 21
F_SHED: Final[i64] = 22
F_COURT: Final[i64] = 23
F_HAND: Final[i64] = 24
F_CONFIDENCE: Final[i64] = 25
F_HOUSE: Final[i64] = 26
F_BLACKMAIL: Final[i64] = 27
F_RUMOR: Final[i64] = 28
F_SWAP: Final[i64] = 29
F_SUIT: Final[i64] = 30
F_REBUKE: Final[i64] = 31
LAST_DECISION: Final[i64] = 31

# The rules resolve it.
F_ICONS: Final[i64] = 32
F_PUT: Final[i64] = 33
F_DIAL: Final[i64] = 34
F_WIN_PRIZE: Final[i64] = 35
F_CLEAN: Final[i64] = 36
F_SLIDE: Final[i64] = 37
F_CHECK: Final[i64] = 38
F_BEGIN: Final[i64] = 39
F_PLAY_HAND: Final[i64] = 40
