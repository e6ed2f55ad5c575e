"""Actions as text, both ways: `bid red`, `play captain`, `place 2 -1`. The README has the table.

A word for the kind, then one for each field: cards are their keys, gems letters (`gems bbr`),
columns count from the first card.
"""

from velkahra.games.viceroy.rules.actions import SPACE


def write_action(action: int) -> str:
    """Write an action or a chance outcome. `read_action` gives the same integer back."""
    return SPACE.to_text(action)


def read_action(text: str) -> int:
    """Read an action strictly. Raises: NotationError, and AmbiguousAction, as `from_text`."""
    return int(SPACE.from_text(text))
