"""Whether an effect could harm a partner, and through which verb.

Rules: HM-COOP-02, HM-EDGE-COOP-01, HM-EDGE-COOP-03, HM-EDGE-COOP-04, HM-EDGE-COOP-12.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.games.hammer.cards.opcodes import (
    FILTER_WIDTH,
    MODIFIER_WIDTH,
    OP,
    TRIGGER_WIDTH,
    WIDTH,
)
from velkahra.games.hammer.rules.chapters.match import matches
from velkahra.games.hammer.rules.chapters.modify import is_burden
from velkahra.games.hammer.rules.chapters.teams import (
    T_ALLIES,
    T_EACH_OTHER,
    T_EACH_POWER,
    T_THAT_TEAM,
    T_YOU,
    everybody,
    partners,
)
from velkahra.games.hammer.rules.printed import (
    CARDS,
    MODIFIER_COUNT,
    MODIFIERS,
    TRIGGER_COUNT,
    TRIGGERS,
)
from velkahra.games.hammer.rules.state import IN_PLAY, Position

END: Final[i64] = OP["end"]
EACH: Final[i64] = OP["each"]
NEXT: Final[i64] = OP["next"]
SEL_ALL: Final[i64] = OP["sel-all"]
SEL_RANDOM: Final[i64] = OP["sel-random"]
LOSE: Final[i64] = OP["lose"]
STEAL: Final[i64] = OP["steal"]
STEAL_INFO: Final[i64] = OP["steal_info"]
PEEK_INFO: Final[i64] = OP["peek_info"]
DISCARD: Final[i64] = OP["discard"]
MILL: Final[i64] = OP["mill"]
LOOK_HAND: Final[i64] = OP["look_hand"]
LOOK_TOP: Final[i64] = OP["look_top"]
MODIFY: Final[i64] = OP["modify"]
DESTROY: Final[i64] = OP["destroy"]
TIRE: Final[i64] = OP["tire"]
DETAIN: Final[i64] = OP["detain"]
BOUNCE: Final[i64] = OP["bounce"]
TAKE: Final[i64] = OP["take"]


def hurts(op: i64) -> bool:
    """Say whether what an op does to a card harms who has it. Rules: HM-EDGE-COOP-01."""
    return op in (DESTROY, TIRE, DETAIN, BOUNCE, TAKE)


def victim_word(state: Position, at: i64) -> i64:
    """Give the word for the teams that an op harms, or -1."""
    ops = state.tables.ops
    op = ops[at]
    if op in (LOSE, STEAL, PEEK_INFO, LOOK_HAND):
        return ops[at + 1]
    if op in (STEAL_INFO, DISCARD, MILL, LOOK_TOP):
        return ops[at + 2]
    if op == MODIFY and is_burden(state, ops[at + 1] * MODIFIER_WIDTH):
        return state.tables.modifiers[ops[at + 1] * MODIFIER_WIDTH + 1]
    return -1


def harms_partner(state: Position, effect: i64, you: i64, side: i64, source: i64) -> bool:
    """Say whether an effect that `side` starts could harm one of its partners.

    Cards and teams that are chosen are left out: what may be chosen never harms one.
    """
    friends = partners(state, side)
    if not friends or effect < 0:
        return False
    ops = state.tables.ops
    at = state.tables.effects[effect * 3] * WIDTH
    loop: i64 = 0
    while ops[at] != END:
        if ops[at] == EACH:
            loop = _could_be(state, ops[at + 1], side, 0)
        elif ops[at] == NEXT:
            loop = 0
        elif ops[at] == SEL_ALL or ops[at] == SEL_RANDOM:
            hit = hurts(ops[at + 5]) and _hits(state, ops[at + 1], you, side, source, friends)
            if hit:
                return True
        else:
            word = victim_word(state, at)
            if word >= 0 and _could_be(state, word, side, loop) & friends:
                return True
        at += WIDTH
    return False


def _could_be(state: Position, word: i64, side: i64, loop: i64) -> i64:
    if word == T_YOU:
        return loop if loop else side
    if word == T_ALLIES:
        return side
    if word == T_EACH_POWER:
        return everybody(state)
    return everybody(state) & ~side if word == T_EACH_OTHER else 0


def _hits(state: Position, wanted: i64, you: i64, side: i64, source: i64, friends: i64) -> bool:
    for card in range(CARDS):
        theirs = state.zone[card] == IN_PLAY and i64(state.control[card]) & friends != 0
        if theirs and matches(state, wanted, card, you, side, source):
            return True
    return False


def burdens_partner(state: Position, card: i64, you: i64, side: i64) -> bool:
    """Say whether a permanent could harm a partner of `side` while it is in play."""
    friends = partners(state, side)
    if not friends:
        return False
    first = state.of(card, MODIFIERS)
    for number in range(first, first + state.of(card, MODIFIER_COUNT)):
        row = number * MODIFIER_WIDTH
        word = state.tables.modifiers[row + 1]
        if is_burden(state, row) and _could_be(state, word, side, 0) & friends:
            return True
    first = state.of(card, TRIGGERS)
    for number in range(first, first + state.of(card, TRIGGER_COUNT)):
        effect = state.tables.triggers[number * TRIGGER_WIDTH + 5]
        if harms_partner(state, effect, you, side, card):
            return True
    return False


def harms_chosen_team(state: Position, effect: i64) -> bool:
    """Say whether an effect harms the team that is chosen for it, or cards of it."""
    ops = state.tables.ops
    at = state.tables.effects[effect * 3] * WIDTH
    loop = False
    while ops[at] != END:
        word = victim_word(state, at)
        if ops[at] == EACH:
            loop = ops[at + 1] == T_THAT_TEAM
        elif ops[at] == NEXT:
            loop = False
        elif ops[at] == SEL_ALL or ops[at] == SEL_RANDOM:
            whose = state.tables.filters[ops[at + 1] * FILTER_WIDTH + 5]
            if hurts(ops[at + 5]) and whose == T_THAT_TEAM:
                return True
        elif word == T_THAT_TEAM or (loop and word == T_YOU):
            return True
        at += WIDTH
    return False
