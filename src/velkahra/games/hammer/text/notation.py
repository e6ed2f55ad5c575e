"""Actions as text, both ways: `play usa-7`, `square J 5`. The README has the table.

A word for the kind, then one for each field: cards are called by their places (`slots`), powers by
their ids, rows and lines of the map are counted from 1.
"""

from velkahra.games.hammer.rules.actions import SPACE


def write_action(action: int) -> str:
    """Write an action or a chance outcome. `read_action` gives the same integer back."""
    return SPACE.to_text(action)


def read_action(text: str) -> int:
    """Read an action strictly. Raises: NotationError, and AmbiguousAction, as `from_text`."""
    return int(SPACE.from_text(text))
