"""Words of card files as numbers, which the compiler of effects and the rules agree on.

Each word stands here once beside its number. `columns` names what stands where in a row.
"""

from collections.abc import Iterable, Mapping
from typing import Final, get_args

from mypy_extensions import i64

from velkahra.games.hammer.cards.language import (
    VERBS,
    Forbidden,
    Kind,
    Operator,
    Role,
    Stat,
    Subtype,
    Type,
    Until,
    When,
)


def words_of(numbered: Mapping[str, i64], known: Iterable[str] = ()) -> tuple[str, ...]:
    """Return words in the order of their numbers.

    Raises: ValueError if numbers are left out, or the words are not those of the card language.
    """
    words = tuple(numbered)
    if list(numbered.values()) != list(range(len(words))) or tuple(known or words) != words:
        raise ValueError(f"these words are not numbered 0, 1, 2 ...: {words}")
    return words


# Steps of an effect
O_END: Final[i64] = 0
O_JUMP: Final[i64] = 1
O_CASE: Final[i64] = 2
O_IF: Final[i64] = 3
O_MAY: Final[i64] = 4
O_EACH: Final[i64] = 5
O_NEXT: Final[i64] = 6
O_CHANCE: Final[i64] = 7
O_MANUAL: Final[i64] = 8
O_TARGET: Final[i64] = 9
O_CHOOSE: Final[i64] = 10
O_ALL: Final[i64] = 11
O_RANDOM: Final[i64] = 12
O_SELF: Final[i64] = 13
O_GAIN: Final[i64] = 14
O_LOSE: Final[i64] = 15
O_STEAL: Final[i64] = 16
O_CONVERT: Final[i64] = 17
O_GAIN_INFO: Final[i64] = 18
O_STEAL_INFO: Final[i64] = 19
O_PEEK: Final[i64] = 20
O_DRAW: Final[i64] = 21
O_DISCARD: Final[i64] = 22
O_MILL: Final[i64] = 23
O_LOOK_HAND: Final[i64] = 24
O_LOOK_TOP: Final[i64] = 25
O_SIFT: Final[i64] = 26
O_SEARCH: Final[i64] = 27
O_RECOVER: Final[i64] = 28
O_RESTOCK: Final[i64] = 29
O_DESTROY: Final[i64] = 30
O_SACRIFICE: Final[i64] = 31
O_TIRE: Final[i64] = 32
O_DETAIN: Final[i64] = 33
O_UNTIRE: Final[i64] = 34
O_BOUNCE: Final[i64] = 35
O_TAKE: Final[i64] = 36
O_DEPLOY: Final[i64] = 37
O_MODIFY: Final[i64] = 38
OP: Final = {
    "end": O_END,
    "jump": O_JUMP,
    "case": O_CASE,
    "if": O_IF,
    "may": O_MAY,
    "each": O_EACH,
    "next": O_NEXT,
    "chance": O_CHANCE,
    "manual": O_MANUAL,
    "sel-target": O_TARGET,
    "sel-choose": O_CHOOSE,
    "sel-all": O_ALL,
    "sel-random": O_RANDOM,
    "sel-self": O_SELF,
    "gain": O_GAIN,
    "lose": O_LOSE,
    "steal": O_STEAL,
    "convert": O_CONVERT,
    "gain_info": O_GAIN_INFO,
    "steal_info": O_STEAL_INFO,
    "peek_info": O_PEEK,
    "draw": O_DRAW,
    "discard": O_DISCARD,
    "mill": O_MILL,
    "look_hand": O_LOOK_HAND,
    "look_top": O_LOOK_TOP,
    "sift": O_SIFT,
    "search": O_SEARCH,
    "recover": O_RECOVER,
    "restock": O_RESTOCK,
    "destroy": O_DESTROY,
    "sacrifice": O_SACRIFICE,
    "tire": O_TIRE,
    "detain": O_DETAIN,
    "untire": O_UNTIRE,
    "bounce": O_BOUNCE,
    "take": O_TAKE,
    "deploy": O_DEPLOY,
    "modify": O_MODIFY,
}
OPS: Final = words_of(OP)

# Teams that a card refers to
T_YOU: Final[i64] = 0
T_ALLIES: Final[i64] = 1
T_TARGET_OPPONENT: Final[i64] = 2
T_TARGET_POWER: Final[i64] = 3
T_EACH_OPPONENT: Final[i64] = 4
T_EACH_OTHER: Final[i64] = 5
T_EACH_POWER: Final[i64] = 6
T_THAT_TEAM: Final[i64] = 7
T_TARGET_CONTROLLER: Final[i64] = 8
T_SOURCE_TEAM: Final[i64] = 9
T_EVENT_TEAM: Final[i64] = 10
T_OPPONENT: Final[i64] = 11
T_PARTNER: Final[i64] = 12
T_ANYONE: Final[i64] = 13
TEAM: Final = {
    "you": T_YOU,
    "allies": T_ALLIES,
    "target_opponent": T_TARGET_OPPONENT,
    "target_power": T_TARGET_POWER,
    "each_opponent": T_EACH_OPPONENT,
    "each_other": T_EACH_OTHER,
    "each_power": T_EACH_POWER,
    "that_team": T_THAT_TEAM,
    "target_controller": T_TARGET_CONTROLLER,
    "source_team": T_SOURCE_TEAM,
    "event_team": T_EVENT_TEAM,
    "opponent": T_OPPONENT,
    "partner": T_PARTNER,
    "anyone": T_ANYONE,
}
TEAMS: Final = words_of(TEAM)

# Kinds of cards
SPY: Final[i64] = 0
PLACE: Final[i64] = 1
SITUATION: Final[i64] = 2
ACTION: Final[i64] = 3
SPECIAL: Final[i64] = 4
KIND_OF_CARD: Final = {
    "spy": SPY,
    "place": PLACE,
    "situation": SITUATION,
    "action": ACTION,
    "ability": SPECIAL,
}
KINDS: Final = words_of(KIND_OF_CARD, get_args(Kind))
NO_CARD: Final[i64] = 5  # a side of a power, which is a source but no card

ROLES: Final[tuple[str, ...]] = get_args(Role)
TYPES: Final[tuple[str, ...]] = get_args(Type)
SUBTYPES: Final[tuple[str, ...]] = get_args(Subtype)
# Roles of spies as bits: a universal spy has all three.
SIMPLE_ROLES: Final[i64] = 0b011
UNIVERSAL: Final[i64] = 0b100
ALL_ROLES: Final[i64] = 0b111

ZONES: Final = ("deck", "hand", "play", "discard")
ONLY_READY: Final[i64] = 1
ONLY_TIRED: Final[i64] = 2
STATES: Final = ("", "ready", "tired")

# Cards that a filter refers to: the source of the effect, or those selected before
ITSELF: Final[i64] = 1
THOSE: Final[i64] = 2

# Stats of a team that can be counted
S_SB: Final[i64] = 0
S_BM: Final[i64] = 1
S_HAND: Final[i64] = 2
S_INFO: Final[i64] = 3
S_DECK: Final[i64] = 4
S_DISCARD: Final[i64] = 5
S_RANK: Final[i64] = 6
S_SPIES: Final[i64] = 7
S_PLACES: Final[i64] = 8
S_PERMANENTS: Final[i64] = 9
S_PARTNERS: Final[i64] = 10
STAT: Final = {
    "sb": S_SB,
    "bm": S_BM,
    "hand": S_HAND,
    "info": S_INFO,
    "deck": S_DECK,
    "discard": S_DISCARD,
    "rank": S_RANK,
    "spies": S_SPIES,
    "places": S_PLACES,
    "permanents": S_PERMANENTS,
    "partners": S_PARTNERS,
}
STATS: Final = words_of(STAT, get_args(Stat))

# Kinds of amounts: a number, the cards of a filter, or a stat of a team
N_NUMBER: Final[i64] = 0
N_CARDS: Final[i64] = 1
N_STAT: Final[i64] = 2

# Kinds of conditions: how many cards there are, or how two amounts compare
IF_HAVE: Final[i64] = 0
IF_COMPARE: Final[i64] = 1

# Comparisons of two amounts
LESS: Final[i64] = 0
AT_MOST: Final[i64] = 1
EQUAL: Final[i64] = 2
AT_LEAST: Final[i64] = 3
MORE: Final[i64] = 4
COMPARISON: Final = {
    "lt": LESS,
    "le": AT_MOST,
    "eq": EQUAL,
    "ge": AT_LEAST,
    "gt": MORE,
}
COMPARISONS: Final = words_of(COMPARISON, get_args(Operator))

# Events that start triggers
W_ROUND_START: Final[i64] = 0
W_INCOME: Final[i64] = 1
W_TURN_START: Final[i64] = 2
W_TURN_END: Final[i64] = 3
W_ROUND_END: Final[i64] = 4
W_ENTERS: Final[i64] = 5
W_DIES: Final[i64] = 6
W_SPY_ENTERS: Final[i64] = 7
W_SPY_DIES: Final[i64] = 8
W_PERMANENT_DIES: Final[i64] = 9
W_CARD_PLAYED: Final[i64] = 10
W_INFO_GAINED: Final[i64] = 11
W_SB_STOLEN: Final[i64] = 12
WHEN: Final = {
    "round_start": W_ROUND_START,
    "income": W_INCOME,
    "turn_start": W_TURN_START,
    "turn_end": W_TURN_END,
    "round_end": W_ROUND_END,
    "enters": W_ENTERS,
    "dies": W_DIES,
    "spy_enters": W_SPY_ENTERS,
    "spy_dies": W_SPY_DIES,
    "permanent_dies": W_PERMANENT_DIES,
    "card_played": W_CARD_PLAYED,
    "info_gained": W_INFO_GAINED,
    "sb_stolen": W_SB_STOLEN,
}
WHENS: Final = words_of(WHEN, get_args(When))

# How long a modifier holds
UNTIL_TURN_END: Final[i64] = 0
UNTIL_ROUND_END: Final[i64] = 1
UNTIL_NEXT_TURN: Final[i64] = 2
UNTIL_GAME_END: Final[i64] = 3
UNTIL_FOREVER: Final[i64] = 4
UNTIL: Final = {
    "turn_end": UNTIL_TURN_END,
    "round_end": UNTIL_ROUND_END,
    "your_next_turn": UNTIL_NEXT_TURN,
    "game_end": UNTIL_GAME_END,
    "forever": UNTIL_FOREVER,
}
UNTILS: Final = words_of(UNTIL, get_args(Until))

# Things that can be forbidden
NO_PLAY: Final[i64] = 0
NO_USE: Final[i64] = 1
NO_UNTIRE: Final[i64] = 2
NO_INFO: Final[i64] = 3
NO_COPY: Final[i64] = 4
NO_DRAW: Final[i64] = 5
NO_CONVERT: Final[i64] = 6
NO_LOOK: Final[i64] = 7
NO_DISCARD: Final[i64] = 8
NO_TRIGGER: Final[i64] = 9
FORBID: Final = {
    "play": NO_PLAY,
    "activate": NO_USE,
    "untire": NO_UNTIRE,
    "gain_info": NO_INFO,
    "steal_info": NO_COPY,
    "draw": NO_DRAW,
    "convert": NO_CONVERT,
    "look_hand": NO_LOOK,
    "discard": NO_DISCARD,
    "trigger": NO_TRIGGER,
}
FORBIDDEN: Final = words_of(FORBID, get_args(Forbidden))

# Kinds of modifiers
M_COST: Final[i64] = 0
M_ABILITY_COST: Final[i64] = 1
M_RULE: Final[i64] = 2
M_IMMUNE: Final[i64] = 3
M_FORBID: Final[i64] = 4
M_REPLACE: Final[i64] = 5
M_READY: Final[i64] = 6
M_REVEAL: Final[i64] = 7
MODIFIER: Final = {
    "cost": M_COST,
    "ability_cost": M_ABILITY_COST,
    "rule": M_RULE,
    "immune": M_IMMUNE,
    "forbid": M_FORBID,
    "replace": M_REPLACE,
    "enters_ready": M_READY,
    "reveal": M_REVEAL,
}
MODIFIER_KINDS: Final = words_of(MODIFIER)

# How often something may be used
PERIODS: Final = ("", "turn", "round", "game")
PER_TURN: Final[i64] = 1
PER_ROUND: Final[i64] = 2

# Replacements for destroying a card
PREVENT: Final[i64] = 0
TO_HAND: Final[i64] = 1
ONLY_TIRE: Final[i64] = 2
INSTEAD: Final = {
    "prevent": PREVENT,
    "bounce": TO_HAND,
    "tire": ONLY_TIRE,
}
INSTEADS: Final = words_of(INSTEAD)

# Questions asked when a card is played
D_OPTION: Final[i64] = 0
D_OPPONENT: Final[i64] = 1
D_POWER: Final[i64] = 2
D_CARDS: Final[i64] = 3

# Who picks cards to be discarded
PICKED_BY_CHANCE: Final[i64] = 0
PICKED_BY_YOU: Final[i64] = 1
PICKED_BY_OWNER: Final[i64] = 2
PICKERS: Final = ("random", "you", "owner")

# Destinations of cards from a pile
RECOVER_TO_HAND: Final[i64] = 0
RECOVER_TO_DECK: Final[i64] = 1
RECOVER_ON_TOP: Final[i64] = 2
RECOVERIES: Final = ("hand", "deck", "deck_top")

VERB_BITS: Final = {verb: 1 << number for number, verb in enumerate(VERBS)}

# Parameters of the rules
P_HAND_START: Final[i64] = 0
P_HAND_LIMIT: Final[i64] = 1
P_DRAWS: Final[i64] = 2
P_SIFT: Final[i64] = 3
P_RATE: Final[i64] = 4
P_FIRST_RATE: Final[i64] = 5
P_POPULATION: Final[i64] = 6
P_FIND: Final[i64] = 7
P_UNTIRE: Final[i64] = 8
P_PLACES: Final[i64] = 9
P_SPIES: Final[i64] = 10
P_USES: Final[i64] = 11
P_SB_CAP: Final[i64] = 12
P_STEAL_EXTRA: Final[i64] = 13
P_DRAW_EXTRA: Final[i64] = 14
P_LAST_BONUS: Final[i64] = 15
P_BREAK_BM: Final[i64] = 16
P_BREAK_SB: Final[i64] = 17
P_BREAK_INSTEAD: Final[i64] = 18
P_BREAK_SACRIFICE: Final[i64] = 19
P_BREAK_DISCARD: Final[i64] = 20
P_GUESSES: Final[i64] = 21
PARAMETER: Final = {
    "hand_size_start": P_HAND_START,
    "hand_limit": P_HAND_LIMIT,
    "draws_per_turn": P_DRAWS,
    "draw_sift": P_SIFT,
    "convert_rate": P_RATE,
    "first_convert_rate": P_FIRST_RATE,
    "population_chance": P_POPULATION,
    "find_points": P_FIND,
    "untire_max": P_UNTIRE,
    "place_limit": P_PLACES,
    "spy_limit": P_SPIES,
    "spy_ability_limit": P_USES,
    "sb_cap": P_SB_CAP,
    "steal_extra": P_STEAL_EXTRA,
    "coop_draw_extra": P_DRAW_EXTRA,
    "last_place_bonus": P_LAST_BONUS,
    "break_bm": P_BREAK_BM,
    "break_sb": P_BREAK_SB,
    "break_bm_substitute_sb": P_BREAK_INSTEAD,
    "break_sacrifice": P_BREAK_SACRIFICE,
    "break_discard": P_BREAK_DISCARD,
    "guess_per_round": P_GUESSES,
}
PARAMETERS: Final = words_of(PARAMETER)
NO_LIMIT: Final[i64] = 9999
LIMITS: Final = frozenset(
    ("hand_limit", "untire_max", "place_limit", "spy_limit", "spy_ability_limit", "sb_cap")
)
"""Parameters of which the strictest wins where several are set."""

# Choices of a set, and their values
C_TIES: Final[i64] = 0
C_JOINT_CARDS: Final[i64] = 1
C_JOKER_SCORES: Final[i64] = 2
C_POPULATION: Final[i64] = 3
C_STOLEN_INFO: Final[i64] = 4
C_FIND_MODE: Final[i64] = 5
C_DRAWS: Final[i64] = 6  # agreed on by the table, not part of a set
CHOICES: Final = (
    ("tie_rule", ("high", "low", "floor", "play_off")),
    ("joint_cards_on_break", ("discard", "keep")),
    ("joker_scores", (False, True)),
    ("population_returns", ("top_spy", "top_informant")),
    ("stolen_info", ("copy", "move")),
    ("find_mode", ("guess", "field")),
)
TIES_HIGH: Final[i64] = 0
TIES_LOW: Final[i64] = 1
TIES_FLOOR: Final[i64] = 2
TIES_PLAY_OFF: Final[i64] = 3
JOINT_CARDS_DISCARDED: Final[i64] = 0
TOP_INFORMANT: Final[i64] = 1
MOVES: Final[i64] = 1
IN_THE_FIELD: Final[i64] = 1
DRAWS_ENTERED: Final[i64] = 1
