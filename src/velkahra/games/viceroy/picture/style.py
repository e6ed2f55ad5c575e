"""Generated rules of the style sheet for each card."""

from velkahra.games.viceroy.rules.facts import CARDS
from velkahra.picture.css import kit_sheet, sheet


def style() -> str:
    """Give the sheets of the kit and of the game, and after them which large card is shown."""
    return kit_sheet() + sheet(__file__) + lenses()


def lenses() -> str:
    """Show the large card of what a mouse, the keyboard or a resting finger points at.

    Nothing is looked for on account of the many cards that are not in sight: theirs is `hidden`.
    """
    return "".join(
        (
            f"@media (hover:hover){{{_pointed_at(':hover')}}}",
            f"@media (hover:none){{{_pointed_at(':active')}}}",
            _pointed_at(":focus-visible"),
        )
    )


def _pointed_at(state: str) -> str:
    """Show the large card of the card in this state.

    A browser searches the whole table for each card in sight, at every change of it. It remembers
    what it has found, so it is asked first whether any card is in this state, and whether any whose
    number begins alike.
    """
    shown = ",".join(
        f".viceroy:has([data-card]{state}):has([data-card^='{str(card)[0]}']{state})"
        f":has([data-card='{card}']{state}) #lens-{card}:not([hidden])"
        for card in range(1, CARDS + 1)
    )
    return f"{shown}{{display:block}}"
