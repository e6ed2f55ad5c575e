"""Columns of the tables that `compiler` makes. -1 means nothing."""

from typing import Final

from mypy_extensions import i64

# Sources: cards, sides and special abilities
KIND: Final[i64] = 0
ROLE: Final[i64] = 1
TYPE: Final[i64] = 2
SUBTYPE: Final[i64] = 3
PRICE: Final[i64] = 4
POWER_POINTS: Final[i64] = 5
OWNERS: Final[i64] = 6
REQUIRES: Final[i64] = 7
EFFECT: Final[i64] = 8
INFORMS: Final[i64] = 9
MANUAL: Final[i64] = 10
ABILITIES: Final[i64] = 11
TRIGGERS: Final[i64] = 12
MODIFIERS: Final[i64] = 13
ABILITY_COUNT: Final[i64] = 14
TRIGGER_COUNT: Final[i64] = 15
MODIFIER_COUNT: Final[i64] = 16
COLUMNS: Final[i64] = 17

# Filters. KINDS to UNWANTED are bit sets, 0 for any; UNWANTED are subtypes. SPECIAL is ITSELF or
# THOSE.
FILTER_KINDS: Final[i64] = 0
FILTER_ROLES: Final[i64] = 1
FILTER_TYPES: Final[i64] = 2
FILTER_SUBTYPES: Final[i64] = 3
FILTER_UNWANTED: Final[i64] = 4
FILTER_WHOSE: Final[i64] = 5
FILTER_STATE: Final[i64] = 6
FILTER_MOST_SB: Final[i64] = 7
FILTER_MOST_BM: Final[i64] = 8
FILTER_LEAST_BM: Final[i64] = 9
FILTER_SHARED: Final[i64] = 10
FILTER_ZONE: Final[i64] = 11
FILTER_SPECIAL: Final[i64] = 12
FILTER_WIDTH: Final[i64] = 13

# Amounts. WHICH is a number, a filter or a stat, according to KIND.
AMOUNT_KIND: Final[i64] = 0
AMOUNT_WHICH: Final[i64] = 1
AMOUNT_WHOSE: Final[i64] = 2
AMOUNT_TIMES: Final[i64] = 3
AMOUNT_PER: Final[i64] = 4
AMOUNT_LEAST: Final[i64] = 5
AMOUNT_MOST: Final[i64] = 6
AMOUNT_WIDTH: Final[i64] = 7

# Conditions. IF_HAVE counts cards of a filter, IF_COMPARE compares two amounts.
CONDITION_KIND: Final[i64] = 0
CONDITION_FILTER: Final[i64] = 1
CONDITION_LEAST: Final[i64] = 2
CONDITION_MOST: Final[i64] = 3
CONDITION_LEFT: Final[i64] = 4
CONDITION_COMPARISON: Final[i64] = 5
CONDITION_RIGHT: Final[i64] = 6
CONDITION_WIDTH: Final[i64] = 7

# Modifiers. Four arguments of the kind follow FILTER.
MODIFIER_KIND: Final[i64] = 0
MODIFIER_WHO: Final[i64] = 1
MODIFIER_FILTER: Final[i64] = 2
MODIFIER_LIMIT: Final[i64] = 7
MODIFIER_PERIOD: Final[i64] = 8
MODIFIER_COUNTER: Final[i64] = 9
COST_SB: Final[i64] = 3
COST_BM: Final[i64] = 4
COST_LEAST_SB: Final[i64] = 5
RULE_PARAMETER: Final[i64] = 3
RULE_SET: Final[i64] = 4
RULE_ADD: Final[i64] = 5
IMMUNE_SOURCE: Final[i64] = 3
IMMUNE_VERBS: Final[i64] = 4
FORBID_WHAT: Final[i64] = 3
FORBID_FROM: Final[i64] = 4
FORBID_WHEN: Final[i64] = 5
REPLACE_INSTEAD: Final[i64] = 3
REVEAL_TO: Final[i64] = 3
MODIFIER_WIDTH: Final[i64] = 12

# Triggers.
TRIGGER_WHEN: Final[i64] = 0
TRIGGER_OF: Final[i64] = 1
TRIGGER_BY: Final[i64] = 2
TRIGGER_FILTER: Final[i64] = 3
TRIGGER_CONDITION: Final[i64] = 4
TRIGGER_EFFECT: Final[i64] = 5
TRIGGER_WIDTH: Final[i64] = 6

# Abilities.
ABILITY_TIRES: Final[i64] = 0
ABILITY_SB: Final[i64] = 1
ABILITY_BM: Final[i64] = 2
ABILITY_SACRIFICES: Final[i64] = 3
ABILITY_DISCARDS: Final[i64] = 4
ABILITY_LIMIT: Final[i64] = 5
ABILITY_PERIOD: Final[i64] = 6
ABILITY_COUNTER: Final[i64] = 7
ABILITY_EFFECT: Final[i64] = 8
ABILITY_WIDTH: Final[i64] = 9

# Demands: choices made when a card is played. OPTION is the option the demand belongs to, DEED
# the op that uses the cards.
DEMAND_KIND: Final[i64] = 0
DEMAND_OPTION: Final[i64] = 1
DEMAND_FILTER: Final[i64] = 2
DEMAND_AMOUNT: Final[i64] = 3
DEMAND_UP_TO: Final[i64] = 4
DEMAND_GROUP: Final[i64] = 5
DEMAND_DEED: Final[i64] = 6
DEMAND_OPTIONS: Final[i64] = 2  # number of options, in place of a filter
DEMAND_WIDTH: Final[i64] = 7

# Effects.
EFFECT_START: Final[i64] = 0
EFFECT_DEMANDS: Final[i64] = 1
EFFECT_DEMAND_COUNT: Final[i64] = 2
EFFECT_WIDTH: Final[i64] = 3

# Columns of ops. Those of a verb are named after the type of its arguments and the field; mill,
# look_top and discard share those of Count. An op that selects cards names in OP_DEED the op that
# will use them.
OP_JUMP_TO: Final[i64] = 1
OP_CASE_OPTION: Final[i64] = 1
OP_CASE_ELSE: Final[i64] = 2
OP_IF_CONDITION: Final[i64] = 1
OP_IF_ELSE: Final[i64] = 2
OP_MAY_ELSE: Final[i64] = 1
OP_EACH_WHO: Final[i64] = 1
OP_EACH_END: Final[i64] = 2
OP_NEXT_LOOP: Final[i64] = 1
OP_CHANCE_PERCENT: Final[i64] = 1
OP_CHANCE_LOST: Final[i64] = 2
OP_TARGET_GROUP: Final[i64] = 1
OP_CHOOSE_FILTER: Final[i64] = 1
OP_CHOOSE_AMOUNT: Final[i64] = 2
OP_CHOOSE_UP_TO: Final[i64] = 3
OP_CHOOSE_PER_TEAM: Final[i64] = 4
OP_ALL_FILTER: Final[i64] = 1
OP_RANDOM_FILTER: Final[i64] = 1
OP_RANDOM_AMOUNT: Final[i64] = 2
OP_SUPPLY_WHO: Final[i64] = 1
OP_SUPPLY_SB: Final[i64] = 2
OP_SUPPLY_BM: Final[i64] = 3
OP_STEAL_FROM: Final[i64] = 1
OP_STEAL_SB: Final[i64] = 2
OP_STEAL_BM: Final[i64] = 3
OP_STEAL_TO: Final[i64] = 4
OP_CONVERT_RATE: Final[i64] = 1
OP_CONVERT_MAX: Final[i64] = 2
OP_CONVERT_WHO: Final[i64] = 3
OP_COUNT_N: Final[i64] = 1
OP_COUNT_WHO: Final[i64] = 2
OP_DISCARD_PICK: Final[i64] = 3
OP_STEAL_CLUES_N: Final[i64] = 1
OP_STEAL_CLUES_FROM: Final[i64] = 2
OP_STEAL_CLUES_TO: Final[i64] = 3
OP_STEAL_CLUES_PICK: Final[i64] = 4
OP_PEEK_WHO: Final[i64] = 1
OP_PEEK_TO: Final[i64] = 2
OP_SIFT_N: Final[i64] = 1
OP_SIFT_TAKE: Final[i64] = 2
OP_SIFT_CARDS: Final[i64] = 3
OP_SEARCH_CARDS: Final[i64] = 1
OP_SEARCH_N: Final[i64] = 2
OP_SEARCH_TO: Final[i64] = 3
OP_RESTOCK_N: Final[i64] = 1
OP_RECOVER_TO: Final[i64] = 1
OP_DEPLOY_READY: Final[i64] = 1
OP_DEPLOY_FROM_DECK: Final[i64] = 2
OP_MODIFY_MODIFIER: Final[i64] = 1
OP_MODIFY_UNTIL: Final[i64] = 2
OP_SELECTION_UNTIL: Final[i64] = 1
OP_DEED: Final[i64] = 5
OP_WIDTH: Final[i64] = 8

COUNTERS: Final[i64] = 4
"""Counters of uses that each source has, for its abilities and modifiers."""

# POWER_POINTS packs the BM of each power.
POWER_BITS: Final[i64] = 4
POWER_MASK: Final[i64] = 15
