"""Numbers that the compiler of effects and the rules agree on; `compiler` explains the rows."""

from typing import Final, get_args

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

WIDTH: Final = 8
FILTER_WIDTH: Final = 13
AMOUNT_WIDTH: Final = 7
CONDITION_WIDTH: Final = 7
MODIFIER_WIDTH: Final = 12
TRIGGER_WIDTH: Final = 6
ABILITY_WIDTH: Final = 9
DEMAND_WIDTH: Final = 7

OPS: Final = (
    "end",
    "jump",
    "case",
    "if",
    "may",
    "each",
    "next",
    "chance",
    "manual",
    "sel-target",
    "sel-choose",
    "sel-all",
    "sel-random",
    "sel-self",
    "gain",
    "lose",
    "steal",
    "convert",
    "gain_info",
    "steal_info",
    "peek_info",
    "draw",
    "discard",
    "mill",
    "look_hand",
    "look_top",
    "sift",
    "search",
    "recover",
    "restock",
    "destroy",
    "sacrifice",
    "tire",
    "detain",
    "untire",
    "bounce",
    "take",
    "deploy",
    "modify",
)
OP: Final = {name: number for number, name in enumerate(OPS)}

TEAMS: Final = (
    "you",
    "allies",
    "target_opponent",
    "target_power",
    "each_opponent",
    "each_other",
    "each_power",
    "that_team",
    "target_controller",
    "source_team",
    "event_team",
    "opponent",
    "partner",
    "anyone",
)
TEAM: Final = {name: number for number, name in enumerate(TEAMS)}
KINDS: Final[tuple[str, ...]] = get_args(Kind)
ROLES: Final[tuple[str, ...]] = get_args(Role)
TYPES: Final[tuple[str, ...]] = get_args(Type)
SUBTYPES: Final[tuple[str, ...]] = get_args(Subtype)
ZONES: Final = ("deck", "hand", "play", "discard")
STATS: Final[tuple[str, ...]] = get_args(Stat)
COMPARISONS: Final[tuple[str, ...]] = get_args(Operator)
WHENS: Final[tuple[str, ...]] = get_args(When)
UNTILS: Final[tuple[str, ...]] = get_args(Until)
FORBIDDEN: Final[tuple[str, ...]] = get_args(Forbidden)
MODIFIERS: Final = (
    "cost",
    "ability_cost",
    "rule",
    "immune",
    "forbid",
    "replace",
    "enters_ready",
    "reveal",
)
PERIODS: Final = ("", "turn", "round", "game")
INSTEADS: Final = ("prevent", "bounce", "tire")
VERB_BITS: Final = {verb: 1 << number for number, verb in enumerate(VERBS)}
PARAMETERS: Final = (
    "hand_size_start",
    "hand_limit",
    "draws_per_turn",
    "draw_sift",
    "convert_rate",
    "first_convert_rate",
    "population_chance",
    "find_points",
    "untire_max",
    "place_limit",
    "spy_limit",
    "spy_ability_limit",
    "sb_cap",
    "steal_extra",
    "coop_draw_extra",
    "last_place_bonus",
    "break_bm",
    "break_sb",
    "break_bm_substitute_sb",
    "break_sacrifice",
    "break_discard",
    "guess_per_round",
)
CHOICES: Final = (
    ("tie_rule", ("high", "low", "floor", "play_off")),
    ("joint_cards_on_break", ("discard", "keep")),
    ("joker_scores", (False, True)),
    ("population_returns", ("top_spy", "top_informant")),
    ("stolen_info", ("copy", "move")),
    ("find_mode", ("guess", "field")),
)
PARAMETER: Final = {name: number for number, name in enumerate(PARAMETERS)}
NO_LIMIT: Final = 9999
LIMITS: Final = frozenset(
    ("hand_limit", "untire_max", "place_limit", "spy_limit", "spy_ability_limit", "sb_cap")
)
"""Parameters of which the strictest wins where several are set."""
