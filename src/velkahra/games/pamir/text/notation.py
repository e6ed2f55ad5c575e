"""Actions as text, both ways: `buy a3`, `play 30 left`, `act 14 gift`. The README has the table.

A word for the kind, then one for each field: cards are their numbers, spaces of the market `a0` to
`b5`, players the colours of their pieces.
"""

from velkahra.games.pamir.rules.actions import SPACE


def write_action(action: int) -> str:
    """Write an action or a chance outcome. `read_action` gives the same integer back."""
    return SPACE.to_text(action)


def read_action(text: str) -> int:
    """Read an action strictly. Raises: NotationError, and AmbiguousAction, as `from_text`."""
    return int(SPACE.from_text(text))
