"""Words of card files as numbers, which the compiler of effects and the rules agree on.

A number is the place of a word in the tuple below its numbers, and is named after it; *info* in a
card file is *clues* in a name. `columns` names what stands where in a row.
"""

from typing import Final, get_args

from mypy_extensions import i64

from velkahra.games.hammer.cards import language
from velkahra.games.hammer.cards.files import PARAMETERS as ALL_PARAMETERS

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
O_GAIN_CLUES: Final[i64] = 18
O_STEAL_CLUES: Final[i64] = 19
O_PEEK_CLUES: Final[i64] = 20
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
_CONTROL: Final = ("end", "jump", "case", "if", "may", "each", "next", "chance", "manual")
_SELECTIONS: Final = ("sel-target", "sel-choose", "sel-all", "sel-random", "sel-self")
OPS: Final = (*_CONTROL, *_SELECTIONS, *language.DEEDS)

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
TEAMS: Final = (*get_args(language.Team), "opponent", "partner", "anyone")

# Kinds of cards
SPY: Final[i64] = 0
PLACE: Final[i64] = 1
SITUATION: Final[i64] = 2
ACTION: Final[i64] = 3
SPECIAL: Final[i64] = 4
KINDS: Final = get_args(language.Kind)
NO_CARD: Final[i64] = 5  # a side of a power, which is a source but no card

ROLES: Final[tuple[str, ...]] = get_args(language.Role)
TYPES: Final[tuple[str, ...]] = get_args(language.Type)
SUBTYPES: Final[tuple[str, ...]] = get_args(language.Subtype)
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
S_CLUES: Final[i64] = 3
S_DECK: Final[i64] = 4
S_DISCARD: Final[i64] = 5
S_RANK: Final[i64] = 6
S_SPIES: Final[i64] = 7
S_PLACES: Final[i64] = 8
S_PERMANENTS: Final[i64] = 9
S_PARTNERS: Final[i64] = 10
STATS: Final = get_args(language.Stat)

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
COMPARISONS: Final = get_args(language.Operator)

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
W_CLUES_GAINED: Final[i64] = 11
W_SB_STOLEN: Final[i64] = 12
WHENS: Final = get_args(language.When)

# How long a modifier holds
UNTIL_TURN_END: Final[i64] = 0
UNTIL_ROUND_END: Final[i64] = 1
UNTIL_YOUR_NEXT_TURN: Final[i64] = 2
UNTIL_GAME_END: Final[i64] = 3
UNTIL_FOREVER: Final[i64] = 4
UNTILS: Final = get_args(language.Until)

# Things that can be forbidden
NO_PLAY: Final[i64] = 0
NO_ACTIVATE: Final[i64] = 1
NO_UNTIRE: Final[i64] = 2
NO_GAIN_CLUES: Final[i64] = 3
NO_STEAL_CLUES: Final[i64] = 4
NO_DRAW: Final[i64] = 5
NO_CONVERT: Final[i64] = 6
NO_LOOK_HAND: Final[i64] = 7
NO_DISCARD: Final[i64] = 8
NO_TRIGGER: Final[i64] = 9
FORBIDDEN: Final = get_args(language.Forbidden)

# Kinds of modifiers
M_COST: Final[i64] = 0
M_ABILITY_COST: Final[i64] = 1
M_RULE: Final[i64] = 2
M_IMMUNE: Final[i64] = 3
M_FORBID: Final[i64] = 4
M_REPLACE: Final[i64] = 5
M_ENTERS_READY: Final[i64] = 6
M_REVEAL: Final[i64] = 7
MODIFIER_KINDS: Final = language.Modifier.__struct_fields__

# How often something may be used
PERIODS: Final = ("", "turn", "round", "game")
PER_TURN: Final[i64] = 1
PER_ROUND: Final[i64] = 2

# Replacements for destroying a card
PREVENT: Final[i64] = 0
TO_HAND: Final[i64] = 1
ONLY_TIRE: Final[i64] = 2

# Questions asked when a card is played
D_OPTION: Final[i64] = 0
D_OPPONENT: Final[i64] = 1
D_POWER: Final[i64] = 2
D_CARDS: Final[i64] = 3

# Who picks cards to be discarded
PICKED_BY_CHANCE: Final[i64] = 0
PICKED_BY_YOU: Final[i64] = 1
PICKED_BY_OWNER: Final[i64] = 2

# Destinations of cards from a pile
RECOVER_TO_HAND: Final[i64] = 0
RECOVER_TO_DECK: Final[i64] = 1
RECOVER_ON_TOP: Final[i64] = 2

VERB_BITS: Final = {verb: 1 << number for number, verb in enumerate(language.VERBS)}

# Parameters of the rules
P_HAND_SIZE_START: Final[i64] = 0
P_HAND_LIMIT: Final[i64] = 1
P_DRAWS_PER_TURN: Final[i64] = 2
P_DRAW_SIFT: Final[i64] = 3
P_CONVERT_RATE: Final[i64] = 4
P_FIRST_CONVERT_RATE: Final[i64] = 5
P_POPULATION_CHANCE: Final[i64] = 6
P_FIND_POINTS: Final[i64] = 7
P_UNTIRE_MAX: Final[i64] = 8
P_PLACE_LIMIT: Final[i64] = 9
P_SPY_LIMIT: Final[i64] = 10
P_SPY_ABILITY_LIMIT: Final[i64] = 11
P_SB_CAP: Final[i64] = 12
P_STEAL_EXTRA: Final[i64] = 13
P_COOP_DRAW_EXTRA: Final[i64] = 14
P_LAST_PLACE_BONUS: Final[i64] = 15
P_BREAK_BM: Final[i64] = 16
P_BREAK_SB: Final[i64] = 17
P_BREAK_BM_SUBSTITUTE_SB: Final[i64] = 18
P_BREAK_SACRIFICE: Final[i64] = 19
P_BREAK_DISCARD: Final[i64] = 20
P_GUESS_PER_ROUND: Final[i64] = 21
PARAMETERS: Final = tuple(name for name in ALL_PARAMETERS if name not in ("plan_minutes", "rounds"))
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
