"""The kinds of frames, by number. Records hold the numbers, so they never change.

Who decides follows from the number: the dealer up to `LAST_CHANCE`, several seats at once up to
`LAST_SECRET`, one seat up to `LAST_DECISION`, nobody above.
"""

from typing import Final

from mypy_extensions import i64

# Chance draws.
F_BACK: Final[i64] = 1
F_DEAL: Final[i64] = 2
F_SHOW: Final[i64] = 3
F_VIRTUAL: Final[i64] = 4
LAST_CHANCE: Final[i64] = 4
# Several seats choose at once, in secret.
F_START: Final[i64] = 5
F_BID: Final[i64] = 6
F_NAME: Final[i64] = 7
F_CARD: Final[i64] = 8
LAST_SECRET: Final[i64] = 8
# One seat decides.
F_TAKE: Final[i64] = 9
F_SHARE: Final[i64] = 10
F_REMOVE: Final[i64] = 11
F_GEMS: Final[i64] = 12
F_DRAW: Final[i64] = 13
F_ARCHIVE: Final[i64] = 14
F_PLACE: Final[i64] = 15
F_LEVEL_5: Final[i64] = 16
F_OPTION: Final[i64] = 17
F_COLOUR: Final[i64] = 18
F_OWN_GEM: Final[i64] = 19
F_DOUBLE: Final[i64] = 20
F_SWAP: Final[i64] = 21
F_FOR: Final[i64] = 22
F_GIVE: Final[i64] = 23
F_RETURN: Final[i64] = 24
F_TUCK: Final[i64] = 25
F_FREE: Final[i64] = 26
F_STORE: Final[i64] = 27
F_RECOLOUR: Final[i64] = 28
LAST_DECISION: Final[i64] = 28
# The rules resolve it.
F_ROUND: Final[i64] = 29
F_AUCTION: Final[i64] = 30
F_ATTACKERS: Final[i64] = 31
F_COLOURS: Final[i64] = 32
F_LOOSE: Final[i64] = 33
F_AFTER: Final[i64] = 34
F_RENEW: Final[i64] = 35
F_BUILD: Final[i64] = 36
F_LAY: Final[i64] = 37
F_REWARD: Final[i64] = 38
F_CARDS: Final[i64] = 39
F_FIRST: Final[i64] = 40
F_LAWS: Final[i64] = 41
F_COPY: Final[i64] = 42
F_END: Final[i64] = 44
F_SCORE: Final[i64] = 45

SECRET_SEATS: Final[i64] = 2
"""The slot of every secret choice that holds the bit set of those who choose."""
