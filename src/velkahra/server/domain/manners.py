"""A forgiving figure: how reliably a person ends the games that others play with them."""

from collections.abc import Sequence
from typing import Final

WORTH: Final = {"finished": 1.0, "late": 0.5, "abandoned": 0.0}
"""How much a game is worth by how it ended for a person."""

FADING: Final = 0.9
"""A game weighs so much of the one after it: with seven more games, half."""
CREDIT: Final = 3.0
"""Finished games that everybody begins with. They never fade, so nobody falls to nothing."""
COUNTED: Final = 50
"""The latest games that count; the one before them would weigh half a percent."""
LATE_TURNS: Final = 3
"""Turns in which the clock decides for a person before the game counts as late."""
GIVEN_UP: Final = 14 * 24 * 3600
"""Seconds without a move after which the person whose turn it is has abandoned a game."""
ASKED_FOR: Final = (1, 80, 90)
"""Figures that a listed table may ask for; with 1, an account is enough."""


def reliability(endings: Sequence[str]) -> int:
    """Return in percent how reliably a person ends games; `endings` has the latest game first.

    Rules:
        Each game is worth what WORTH says; the figure is their mean, in which a game weighs FADING
        times as much as the one after it, together with CREDIT finished games. So a newcomer has
        100, an abandoned game costs at most a quarter, and every finished game heals. One that was
        abandoned and is finished after all counts as finished.
    """
    weights = [FADING**age for age in range(min(len(endings), COUNTED))]
    worth = sum(w * WORTH[how] for w, how in zip(weights, endings, strict=False))
    return round(100 * (worth + CREDIT) / (sum(weights) + CREDIT))
