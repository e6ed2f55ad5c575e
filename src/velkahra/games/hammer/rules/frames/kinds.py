"""The kinds of frames, by number. Records hold the numbers, so that they never change.

Who decides follows from the number: the dealer or the organiser up to `LAST_CHANCE`, one team or
several up to `LAST_DECISION`, nobody above.
"""

from typing import Final

from mypy_extensions import i64

# Chance draws, or the organiser enters what happened.
F_HIDE: Final[i64] = 1
F_SALT: Final[i64] = 2
F_DEAL: Final[i64] = 3
F_JOINT: Final[i64] = 4
F_FINISH: Final[i64] = 5
F_LOT: Final[i64] = 6
F_COIN: Final[i64] = 7
F_LOSE_CARD: Final[i64] = 8
F_COPY: Final[i64] = 9
F_MILL: Final[i64] = 10
F_LOOK: Final[i64] = 11
F_RESTOCK: Final[i64] = 12
F_PICK: Final[i64] = 13
F_DESK: Final[i64] = 14
LAST_CHANCE: Final[i64] = 14
# Several teams decide at once.
F_BET: Final[i64] = 15
# One team decides; with F_SWAP all teams do.
F_SWAP: Final[i64] = 16
F_WAIVE: Final[i64] = 17
F_ORDER: Final[i64] = 18
F_REFRESH: Final[i64] = 19
F_UNTIRE: Final[i64] = 20
F_DRAW: Final[i64] = 21
F_JOIN: Final[i64] = 22
F_SIFT: Final[i64] = 23
F_MAIN: Final[i64] = 24
F_DEMAND: Final[i64] = 25
F_CHOOSE: Final[i64] = 26
F_ROW: Final[i64] = 27
F_STEAL_ROW: Final[i64] = 28
F_MAY: Final[i64] = 29
F_CHANGE: Final[i64] = 30
F_SHARE: Final[i64] = 31
F_CONSENT: Final[i64] = 32
F_TAKE_CARD: Final[i64] = 33
F_OWN_DISCARD: Final[i64] = 34
F_DISCARD: Final[i64] = 35
F_SQUARE: Final[i64] = 36
F_ALLY: Final[i64] = 37
F_PART: Final[i64] = 38
F_SACRIFICE: Final[i64] = 39
F_SEARCH: Final[i64] = 40
LAST_DECISION: Final[i64] = 40
# The rules resolve it. 61 is free.
F_SETUP: Final[i64] = 41
F_HANDS: Final[i64] = 42
F_ROUND: Final[i64] = 43
F_POPULATION: Final[i64] = 44
F_BETS: Final[i64] = 45
F_RESULTS: Final[i64] = 46
F_POSITIONS: Final[i64] = 47
F_TURNS: Final[i64] = 48
F_BEGIN: Final[i64] = 49
F_UNTIRING: Final[i64] = 50
F_DRAWING: Final[i64] = 51
F_PLAYING: Final[i64] = 52
F_LIMIT: Final[i64] = 53
F_CLOSE: Final[i64] = 54
F_TALKS: Final[i64] = 55
F_ROUND_END: Final[i64] = 56
F_NEXT_ROUND: Final[i64] = 57
F_TRIGGERS: Final[i64] = 58
F_RUN: Final[i64] = 59
F_DRAWS: Final[i64] = 60
F_PENALTY: Final[i64] = 62
F_PLAYED: Final[i64] = 63
F_OPEN: Final[i64] = 64
