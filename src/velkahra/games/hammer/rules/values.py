"""Numbers that the arrays of a state hold, and the columns of its lists."""

from string import ascii_uppercase
from typing import Final

from mypy_extensions import i64, u8

# Zones of cards (`zone`); the first four have the numbers of `opcodes.ZONES`.
DECK: Final[u8] = 0
HAND: Final[u8] = 1
IN_PLAY: Final[u8] = 2
PILE: Final[u8] = 3
GONE: Final[u8] = 4

# Positions in a deck (`at`): unknown, counted up from the bottom, or on top.
ANYWHERE: Final[i64] = 0
BOTTOM: Final[i64] = 500
TOP: Final[i64] = 1000
FIRST_ON_TOP: Final[i64] = TOP + 100
"""The first card fixed on top of a deck lies beside this: others go above or below it."""
ABOVE_ALL: Final[i64] = TOP * 1000
"""Higher than any card can lie."""

EVERYBODY_KNOWS: Final[u8] = 31
"""`known` of a card that all have seen."""

# Top of a deck without a known card: see `zones.top_card`.
LEFT_TO_CHANCE: Final[i64] = -1
NOTHING_LEFT: Final[i64] = -2

READY: Final[u8] = 0
TIRED: Final[u8] = 1
DETAINED: Final[u8] = 2

UNUSED: Final[u8] = 0
ACTIVE: Final[u8] = 1
SPENT: Final[u8] = 2

# Readings of the rules that the table agreed on (`agreed`); 0 plays as version 1 of the rules.
NAMING: Final[i64] = 0  # PAUSE or ONCE
LEAVING: Final[i64] = 1  # 1: leaving a co-operation ends it at once
SWAPS: Final[i64] = 2  # 1: all teams choose their first hands together
STUDY: Final[i64] = 3  # 1: decks are studied before the first round only
LASTING: Final[i64] = 4  # 1: a special ability lasts until its team's next turn
CORRECTED: Final[i64] = 5  # 1: plays the corrections of version 2
HANDS: Final[i64] = 6  # 1: sides of a power count its own cards in hand only
LATE: Final[i64] = 7  # 1: a team out of time is asked nothing in its draw and refresh phases
READINGS: Final[i64] = 8
PAUSE: Final[i64] = 1
ONCE: Final[i64] = 2
PAUSE_ROUNDS: Final[i64] = 2  # rounds in which a team names no square after a wrong one

# Columns of `run`, the effect that is being carried out.
PC: Final[i64] = 0
YOU: Final[i64] = 1
OWNER: Final[i64] = 2  # the team whose effect it is
SOURCE: Final[i64] = 3
SIDE_OF: Final[i64] = 4  # the allies, as seats, if the source is a joint card
CHOSEN: Final[i64] = 5  # the target team
EVENT_TEAM: Final[i64] = 6  # the teams that the event happened to, as bits
OPTION: Final[i64] = 7
EACH: Final[i64] = 8  # teams still to be handled
TRIGGER: Final[i64] = 9  # the trigger that started the effect, or -1
EFFECT_OF: Final[i64] = 10
RUN: Final[i64] = 11

# Columns of `waiting`, the pending triggers: `TEAMS` are the teams it happened to, as bits.
WAITING_EFFECT: Final[i64] = 0
WAITING_SOURCE: Final[i64] = 1
WAITING_OWNER: Final[i64] = 2
WAITING_TEAMS: Final[i64] = 3
WAITING_TRIGGER: Final[i64] = 4
WAITING: Final[i64] = 5
# Columns of `brief`, modifiers that hold for a time; -1 for no particular card.
BRIEF_MODIFIER: Final[i64] = 0
BRIEF_SIDE: Final[i64] = 1
BRIEF_WHOSE: Final[i64] = 2
BRIEF_UNTIL: Final[i64] = 3
BRIEF_CARD: Final[i64] = 4
BRIEF: Final[i64] = 5
# In place of a modifier: the side takes control of the card again.
GIVES_BACK: Final[i64] = -2
# Columns of `guesses`, the squares that were named and wrong.
GUESS_SEAT: Final[i64] = 0
GUESS_SQUARE: Final[i64] = 1
GUESS_ROUND: Final[i64] = 2
GUESSES: Final[i64] = 3
# Columns of `talks`, the announcements of this turn: ALLY or PART, by whom, to whom.
TALK_WHAT: Final[i64] = 0
TALK_WHO: Final[i64] = 1
TALK_WITH: Final[i64] = 2
TALKS: Final[i64] = 3
ALLY: Final[i64] = 0
PART: Final[i64] = 1

KEEPS: Final[i64] = 1
SWAPS_PAYING: Final[i64] = 2
SWAPS_FREELY: Final[i64] = 3

# Phases of a round.
IN_SETUP: Final[i64] = 0
IN_GAME: Final[i64] = 1
IN_ORDER: Final[i64] = 2
IN_REFRESH: Final[i64] = 3
IN_DRAW: Final[i64] = 4
IN_MAIN: Final[i64] = 5
IN_DISCARD: Final[i64] = 6
IN_END: Final[i64] = 7
ENDED: Final[i64] = 8

MOST_ROWS: Final[i64] = 48
MOST_SIDE: Final[i64] = 24

BY_CHANCE: Final[i64] = 0
ENTERED: Final[i64] = 1

MARK_BITS: Final[i64] = 4
MARK_MASK: Final[i64] = 15


def code_of(first: int, second: int) -> u8:
    """Pack the two dark marks of a row, counted from 0, into its code."""
    return u8((first << MARK_BITS) + second)


def code_letters(code: int) -> str:
    """Return the two dark marks of a code as letters, such as `CG`."""
    return ascii_uppercase[code >> int(MARK_BITS)] + ascii_uppercase[code & int(MARK_MASK)]
