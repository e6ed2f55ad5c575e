"""The fields of a state as plain objects, which `pickle` keeps."""

from array import array
from typing import Any

from velkahra.core.contract.state import State, fields, is_array

StoredFields = dict[str, Any]
"""The numbers of a state, its arrays as bytes, and its lists, by the names of their fields."""


def stored_fields(state: State) -> StoredFields:
    """Return the fields of a state that may change during a game."""
    found = {name: getattr(state, name) for name in fields(state)}
    return {
        name: memoryview(value).tobytes() if is_array(value) else value
        for name, value in found.items()
        if isinstance(value, int | float | list) or is_array(value)
    }


def set_fields(state: State, kept: StoredFields) -> None:
    """Set the fields of a state to those of another with the same game, seats and options."""
    for name, value in kept.items():
        old = getattr(state, name)
        if isinstance(value, bytes):
            value = type(old)(array(memoryview(old).format, value))
        setattr(state, name, value)
