"""Fixed numbers (places) for every card a set may have, so that actions never change.

Each power has 31 places, the last one for its starting informant; each group of powers has as many
as its joint deck may hold. Besides cards, sides and special abilities are sources of effects.
"""

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.games.hammer.cards.language import POWERS

SEATS: Final[i64] = 5
OWN: Final[i64] = 31
INFORMANT: Final[i64] = 30
JOINT_MOST: Final = {2: 8, 3: 5, 4: 3, 5: 2}
GROUPS: Final = tuple(
    frozenset(group) for size in JOINT_MOST for group in combinations(range(SEATS), size)
)
"""Groups of powers that have a joint deck, in the order of their decks."""

GROUP_NAMES: Final = tuple("-".join(POWERS[power] for power in sorted(group)) for group in GROUPS)
GROUP_MASKS: Final = tuple(sum(1 << power for power in group) for group in GROUPS)
GROUP_COUNT: Final[i64] = 26
SIDES: Final[i64] = 4


def _starts() -> tuple[int, ...]:
    starts = [SEATS * OWN]
    for group in GROUPS:
        starts.append(starts[-1] + JOINT_MOST[len(group)])
    return tuple(starts)


GROUP_STARTS: Final = _starts()
"""The first place of each joint deck, and the end of the last one."""

FIRST_PLACES: Final = vec[i64]([i64(0)] * 32)
"""The first place of the cards of some powers, given as bits; the end of them is in END_PLACES."""
END_PLACES: Final = vec[i64]([i64(0)] * 32)


def _measure_decks() -> None:
    for power in range(SEATS):
        FIRST_PLACES[1 << power], END_PLACES[1 << power] = power * OWN, power * OWN + OWN
    for group, mask in enumerate(GROUP_MASKS):
        FIRST_PLACES[mask], END_PLACES[mask] = GROUP_STARTS[group], GROUP_STARTS[group + 1]


_measure_decks()

CARDS: Final[i64] = 302
SIDE: Final[i64] = 302
"""The first source that is a side: four for each power, the strong ones first."""

ABILITY: Final[i64] = 322
"""The first source that is a special ability."""

SOURCES: Final[i64] = 327

# The constants above are literals because the compiler needs them; check them against the files.
assert len(GROUPS) == GROUP_COUNT
assert GROUP_STARTS[-1] == CARDS == SIDE
assert (SIDE + SEATS * SIDES, ABILITY + SEATS) == (ABILITY, SOURCES)


def _names() -> tuple[str, ...]:
    own = [f"{power}-{number + 1}" for power in POWERS for number in range(OWN)]
    for group, name in zip(GROUPS, GROUP_NAMES, strict=True):
        own += [f"{name}-{number + 1}" for number in range(JOINT_MOST[len(group)])]
    return tuple(own)


CARD_NAMES: Final = _names()
"""Names of cards in notation: usa-1 to usa-31 (the informant), usa-china-1 to usa-china-8."""
