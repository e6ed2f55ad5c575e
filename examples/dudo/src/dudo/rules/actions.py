"""The actions, declared once. Their integers never change, because records contain them.

A roll of several dice is one outcome, the faces in ascending order: `roll 11345`.
"""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from math import factorial, prod
from typing import Final

from dudo.rules import facts
from velkahra.core.contract.space import ActionSpace, Field

ROLLS: Final = [
    roll
    for dice in range(1, facts.MOST_DICE + 1)
    for roll in combinations_with_replacement(range(facts.FACES), dice)
]
ROLL_NAMES: Final = ["".join(str(face + 1) for face in roll) for roll in ROLLS]
COUNT_NAMES: Final = [str(count) for count in range(1, facts.MOST_IN_PLAY + 1)]

SPACE: Final = ActionSpace(
    [
        ("doubt", []),
        ("exact", []),
        ("bid", [Field("count", COUNT_NAMES), Field("face", list(facts.FACE_NAMES))]),
        ("roll", [Field("dice", ROLL_NAMES)]),
    ]
)
DOUBT, EXACT, BID, ROLL = (int(SPACE.offset(kind.name)) for kind in SPACE.kinds)


def bid_action(count: int, face: int) -> int:
    """Return the action that bids `count` dice of a face."""
    return BID + (count - 1) * facts.FACES + face


def bid_of(action: int) -> tuple[int, int]:
    """Return count and face of an action that bids."""
    return (action - BID) // facts.FACES + 1, (action - BID) % facts.FACES


def rolls_of(dice: int) -> range:
    """Return the actions that roll so many dice, in order."""
    found = [number for number, roll in enumerate(ROLLS) if len(roll) == dice]
    return range(ROLL + found[0], ROLL + found[-1] + 1)


def counts_of(roll: Sequence[int]) -> list[int]:
    """Return how many dice of a roll show each face."""
    return [roll.count(face) for face in range(facts.FACES)]


def roll_number(counts: Sequence[int]) -> int:
    """Return the number in ROLLS of a hand, given by how many dice show each face."""
    return ROLLS.index(tuple(face for face, count in enumerate(counts) for _ in range(count)))


def _ways(roll: Sequence[int]) -> int:
    """Return in how many ways dice can fall as a roll says."""
    return factorial(len(roll)) // prod(factorial(count) for count in counts_of(roll))


OUTCOMES: Final = {dice: rolls_of(dice) for dice in range(1, facts.MOST_DICE + 1)}
WEIGHTS: Final = {
    dice: [_ways(ROLLS[action - ROLL]) for action in rolls] for dice, rolls in OUTCOMES.items()
}
"""By number of dice: the actions that roll them, and how likely each is."""
