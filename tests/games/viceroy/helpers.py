"""Short words for the rule tests: an action, what came of it, what the table looks like."""

from tests.games.acting import Acting
from tests.games.viceroy.table import read

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.game import GAME
from velkahra.games.viceroy.rules.actions import KEYS, SPACE
from velkahra.games.viceroy.rules.facts import SEAT_NAMES

__all__ = ["read"]

WITH_CARD = frozenset(
    ("start", "archive", "play", "double", "tuck", "swap", "for", "return", "recolour", "deal")
)


def seat_of(name: str) -> int:
    return SEAT_NAMES.index(name)


def spoken(state: ViceroyState, text: str) -> tuple[int, int]:
    """Read `square play 32`: who acts (without a sign whoever is asked first), and the action."""
    words = text.split()
    who = SEAT_NAMES.index(words.pop(0)) if words[0] in SEAT_NAMES else int(state.actor())
    if words[0] in WITH_CARD and words[1].isdigit():
        words[1] = KEYS[int(words[1]) - 1]
    return who, SPACE.from_text(" ".join(words))


def spelled(action: int) -> str:
    verb, *rest = SPACE.to_text(action).split()
    if verb in WITH_CARD:
        rest[0] = str(KEYS.index(rest[0]) + 1)
    return " ".join([verb, *rest])


DO = Acting(GAME, read, lambda state, name: seat_of(name), spoken, spelled)
act, after, dealt = DO.act, DO.after, DO.dealt
legal, refused, told = DO.legal, DO.refused, DO.told
