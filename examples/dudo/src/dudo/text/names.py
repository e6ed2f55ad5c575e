"""The Fluent files beside this module, and what seats, bids and dice are called in a sentence."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from dudo.rules import actions, facts
from velkahra.core.text.fluent import Arguments, Texts

TEXTS: Final = Texts(Path(__file__).parent)


def seat_name(language: str, seat: int) -> str:
    """Return the name of a seat."""
    return TEXTS.text(language, f"seat-{facts.SEAT_NAMES[seat]}")


def seat_forms(language: str, role: str, seat: int) -> Arguments:
    """Return all forms of a seat's name as facts of a sentence, named after its role there."""
    return TEXTS.in_role(language, role, f"seat-{facts.SEAT_NAMES[seat]}")


def face_name(language: str, face: int) -> str:
    """Return the name of a face, in the plural."""
    return TEXTS.text(language, f"face-{facts.FACE_NAMES[face]}")


def bid_words(language: str, count: int, face: int) -> str:
    """Return a bid: the count, and the face in the form that goes with it."""
    return TEXTS.text(language, f"bid-{facts.FACE_NAMES[face]}", count=count)


def dice_words(roll: Sequence[int]) -> str:
    """Return the faces of dice as digits: 1, 1, 4."""
    return ", ".join(str(face + 1) for face in roll)


def roll_words(number: int) -> str:
    """Return the faces of a roll, given by its number in `actions.ROLLS`."""
    return dice_words(actions.ROLLS[number])
