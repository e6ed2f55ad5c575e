"""The actions of the game, declared once. The layout is pinned by a test and never renumbered.

Teams cannot hand each other rows of the legend here. Rules: HM-EDGE-INFO-06.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.space import ActionSpace, Field
from velkahra.games.hammer.cards import card_ids, language

ROW_MOST: Final[i64] = 48
SIDE_MOST: Final[i64] = 24
DELTA_MOST: Final[i64] = 9
SALTS: Final[i64] = 256
DELTAS: Final[i64] = 19  # from -9 to +9
POWER_SETS: Final[i64] = 31
PAIRS: Final[i64] = 10
PAYERS: Final[i64] = 3
ABILITY_MOST: Final[i64] = 3


def _sets() -> list[str]:
    return [
        "+".join(power for bit, power in enumerate(language.POWERS) if mask >> bit & 1)
        for mask in range(1, 32)
    ]


_CARD: Final = Field("card", list(card_ids.CARD_NAMES))
_POWER: Final = Field("power", list(language.POWERS))
_POWERS: Final = Field("powers", _sets())
_PAIR: Final = Field("pair", list(card_ids.GROUP_NAMES[: int(PAIRS)]))
_ROW: Final = Field("row", [str(number) for number in range(1, int(ROW_MOST) + 1)])
_SQUARE: Final = [
    Field("column", list("ABCDEFGHIJKLMNOPQRSTUVWX")),
    Field("line", [str(number) for number in range(1, int(SIDE_MOST) + 1)]),
]
_DELTA: Final = Field(
    "points", [f"{delta:+d}" for delta in range(-int(DELTA_MOST), int(DELTA_MOST) + 1)]
)


def _declare() -> ActionSpace:
    """Declare the kinds of actions and their fields."""
    return ActionSpace(
        [
            ("keep", []),
            ("swap", []),
            ("swap-free", []),
            ("bet", [_POWER]),
            ("no-bet", []),
            ("position", [Field("position", ["1", "2", "3", "4", "5"])]),
            ("convert", []),
            ("end", []),
            ("time-up", []),
            ("draw", []),
            ("draw-with", [Field("group", list(card_ids.GROUP_NAMES))]),
            ("choose", [_CARD]),
            ("enough", []),
            ("play", [_CARD]),
            ("use", [_CARD, Field("ability", ["1", "2", "3"])]),
            ("special", []),
            ("ally", [_POWER]),
            ("break", [_POWER]),
            ("agree", []),
            ("refuse", []),
            ("share", [Field("points", [str(number) for number in range(21)])]),
            ("team", [_POWER]),
            ("option", [Field("option", ["1", "2", "3", "4"])]),
            ("row", [_ROW]),
            ("guess", []),
            ("square", _SQUARE),
            ("discard", [_CARD]),
            ("deal", [_CARD]),
            ("hide", _SQUARE),
            ("salt", [Field("salt", [str(number) for number in range(256)])]),
            ("finish", [_POWERS]),
            ("missing", [_POWERS]),
            ("nothing", [_POWERS]),
            ("lot", [_POWER]),
            ("coin", [Field("coin", ["won", "lost"])]),
            ("go-on", []),
            ("correct", [_POWER, _DELTA]),
            ("last-round", []),
            ("found", [_POWER]),
            ("leak", [_POWER, _ROW]),
            ("announce", [_PAIR]),
            ("cancel", [_PAIR, Field("by", ["first", "second", "both"])]),
            ("call-off", []),
            ("amend", [_POWER, Field("what", ["points", "sb", "bm"]), _DELTA]),
            ("unfind", []),
            ("lay", [_CARD, Field("place", ["hand", "deck", "pile", "play"])]),
        ]
    )


SPACE: Final = _declare()
A_KEEP: Final[i64] = SPACE.offset("keep")
A_SWAP: Final[i64] = SPACE.offset("swap")
A_SWAP_FREE: Final[i64] = SPACE.offset("swap-free")
A_BET: Final[i64] = SPACE.offset("bet")
A_NO_BET: Final[i64] = SPACE.offset("no-bet")
A_POSITION: Final[i64] = SPACE.offset("position")
A_CONVERT: Final[i64] = SPACE.offset("convert")
A_END: Final[i64] = SPACE.offset("end")
A_TIME_UP: Final[i64] = SPACE.offset("time-up")
A_DRAW: Final[i64] = SPACE.offset("draw")
A_DRAW_WITH: Final[i64] = SPACE.offset("draw-with")
A_CHOOSE: Final[i64] = SPACE.offset("choose")
A_ENOUGH: Final[i64] = SPACE.offset("enough")
A_PLAY: Final[i64] = SPACE.offset("play")
A_USE: Final[i64] = SPACE.offset("use")
A_SPECIAL: Final[i64] = SPACE.offset("special")
A_ALLY: Final[i64] = SPACE.offset("ally")
A_BREAK: Final[i64] = SPACE.offset("break")
A_AGREE: Final[i64] = SPACE.offset("agree")
A_REFUSE: Final[i64] = SPACE.offset("refuse")
A_SHARE: Final[i64] = SPACE.offset("share")
A_TEAM: Final[i64] = SPACE.offset("team")
A_OPTION: Final[i64] = SPACE.offset("option")
A_ROW: Final[i64] = SPACE.offset("row")
A_GUESS: Final[i64] = SPACE.offset("guess")
A_SQUARE: Final[i64] = SPACE.offset("square")
A_DISCARD: Final[i64] = SPACE.offset("discard")
A_DEAL: Final[i64] = SPACE.offset("deal")
A_HIDE: Final[i64] = SPACE.offset("hide")
A_SALT: Final[i64] = SPACE.offset("salt")
A_FINISH: Final[i64] = SPACE.offset("finish")
A_MISSING: Final[i64] = SPACE.offset("missing")
A_NOTHING: Final[i64] = SPACE.offset("nothing")
A_LOT: Final[i64] = SPACE.offset("lot")
A_COIN: Final[i64] = SPACE.offset("coin")
A_GO_ON: Final[i64] = SPACE.offset("go-on")
A_CORRECT: Final[i64] = SPACE.offset("correct")
A_LAST_ROUND: Final[i64] = SPACE.offset("last-round")
A_FOUND: Final[i64] = SPACE.offset("found")
A_LEAK: Final[i64] = SPACE.offset("leak")
A_ANNOUNCE: Final[i64] = SPACE.offset("announce")
A_CANCEL: Final[i64] = SPACE.offset("cancel")
A_CALL_OFF: Final[i64] = SPACE.offset("call-off")
A_AMEND: Final[i64] = SPACE.offset("amend")
A_UNFIND: Final[i64] = SPACE.offset("unfind")
A_LAY: Final[i64] = SPACE.offset("lay")
ACTIONS: Final[i64] = SPACE.size
