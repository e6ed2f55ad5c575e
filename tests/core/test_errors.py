"""Errors go from one process to another and stay what they are."""

import pickle

import pytest

from velkahra.core.contract import refusals
from velkahra.core.extras import MissingExtra

REFUSAL = refusals.Refusal("TE-TILE-01", {"space": 3}, "river")
ERRORS = (
    refusals.IllegalAction(0, 3000, REFUSAL),
    refusals.OutOfTurn(1, 3000, REFUSAL),
    refusals.OptionClash("market", "open", "cards", "new"),
    refusals.PositionError("it is empty"),
    refusals.PositionError("there is no space Z9", 7),
    refusals.RecordError("it is empty"),
    refusals.RecordError("it is cut off", 12),
    refusals.StaleAction("made for position 3, the game is at 4"),
    MissingExtra("learning", "learn"),
)


def facts(thing: object) -> dict[str, str]:
    names = [name for name in dir(thing) if not name.startswith("_")]
    return {
        name: repr(getattr(thing, name)) for name in names if not callable(getattr(thing, name))
    }


@pytest.mark.parametrize("error", ERRORS, ids=lambda error: type(error).__name__)
def test_an_error_is_pickled_with_all_it_says(error: refusals.VelkahraError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert (type(again), str(again), facts(again)) == (type(error), str(error), facts(error))
