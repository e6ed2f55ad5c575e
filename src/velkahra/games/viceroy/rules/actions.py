"""The actions of the game, declared once. The layout is pinned by a test and never renumbered."""

from typing import Final

from mypy_extensions import i64

from velkahra.core.contract.space import ActionSpace, Field
from velkahra.games.viceroy.rules.facts import COLOUR_NAMES, PEOPLE
from velkahra.games.viceroy.rules.tables import SELECTION_TEXTS, TOKEN_NAMES

BID_NAMES: Final = (*COLOUR_NAMES, "attack")
PLACE_NAMES: Final = ("lower", "upper", "neither")
DECK_NAMES: Final = ("characters", "laws")
REWARD_NAMES: Final = ("rows", "power")
KEYS: Final = (*(person.key for person in PEOPLE), *(f"law-{number}" for number in range(65, 89)))
COLUMN_NAMES: Final = tuple(str(column) for column in range(-36, 37))
SLOT_NAMES: Final = (
    *(f"lower-{colour}" for colour in COLOUR_NAMES),
    *(f"upper-{colour}" for colour in COLOUR_NAMES),
)


def _declare() -> ActionSpace:
    card = Field("card", list(KEYS))
    person = Field("card", list(KEYS[:64]))
    slot = Field("slot", list(SLOT_NAMES))
    gems = Field("gems", list(SELECTION_TEXTS))
    colour = Field("colour", list(COLOUR_NAMES))
    token = Field("token", list(TOKEN_NAMES[:24]))
    column = Field("column", list(COLUMN_NAMES))
    pair = Field("gems", ["bb", "br", "bg", "by", "rr", "rg", "ry", "gg", "gy", "yy"])
    return ActionSpace(
        [
            ("pass", []),
            ("start", [person]),
            ("bid", [Field("bid", list(BID_NAMES))]),
            ("name", [Field("place", list(PLACE_NAMES))]),
            ("take", [slot]),
            ("go-on", []),
            ("remove", [slot]),
            ("gems", [gems]),
            ("draw", [Field("deck", list(DECK_NAMES))]),
            ("archive", [card]),
            ("play", [card]),
            ("place", [Field("level", ["1", "2", "3", "4", "5"]), column]),
            ("spare", [colour]),
            ("grant", [Field("reward", list(REWARD_NAMES))]),
            ("option", [Field("option", ["1", "2", "3", "4"])]),
            ("colour", [colour]),
            ("own-gem", []),
            ("double", [person]),
            ("tuck", [card]),
            ("swap", [card, token]),
            ("for", [card, token]),
            ("give", [gems]),
            ("return", [Field("card", list(KEYS[64:]))]),
            ("store", [gems]),
            ("recolour", [card, colour]),
            ("optimum", []),
            ("decline", []),
            ("deal", [card]),
            ("back", [pair]),
            ("virtual", [colour]),
        ]
    )


SPACE: Final = _declare()
A_PASS: Final[i64] = SPACE.offset("pass")
A_START: Final[i64] = SPACE.offset("start")
A_BID: Final[i64] = SPACE.offset("bid")
A_NAME: Final[i64] = SPACE.offset("name")
A_TAKE: Final[i64] = SPACE.offset("take")
A_GO_ON: Final[i64] = SPACE.offset("go-on")
A_REMOVE: Final[i64] = SPACE.offset("remove")
A_GEMS: Final[i64] = SPACE.offset("gems")
A_DRAW: Final[i64] = SPACE.offset("draw")
A_ARCHIVE: Final[i64] = SPACE.offset("archive")
A_PLAY: Final[i64] = SPACE.offset("play")
A_PLACE: Final[i64] = SPACE.offset("place")
A_SPARE: Final[i64] = SPACE.offset("spare")
A_GRANT: Final[i64] = SPACE.offset("grant")
A_OPTION: Final[i64] = SPACE.offset("option")
A_COLOUR: Final[i64] = SPACE.offset("colour")
A_OWN_GEM: Final[i64] = SPACE.offset("own-gem")
A_DOUBLE: Final[i64] = SPACE.offset("double")
A_TUCK: Final[i64] = SPACE.offset("tuck")
A_SWAP: Final[i64] = SPACE.offset("swap")
A_FOR: Final[i64] = SPACE.offset("for")
A_GIVE: Final[i64] = SPACE.offset("give")
A_RETURN: Final[i64] = SPACE.offset("return")
A_STORE: Final[i64] = SPACE.offset("store")
A_RECOLOUR: Final[i64] = SPACE.offset("recolour")
A_OPTIMUM: Final[i64] = SPACE.offset("optimum")
A_DECLINE: Final[i64] = SPACE.offset("decline")
A_DEAL: Final[i64] = SPACE.offset("deal")
A_BACK: Final[i64] = SPACE.offset("back")
A_VIRTUAL: Final[i64] = SPACE.offset("virtual")
ACTIONS: Final[i64] = SPACE.size
