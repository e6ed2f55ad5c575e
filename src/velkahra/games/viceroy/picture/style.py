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
    rules = ""
    for state, media in (
        (":hover", "(hover:hover)"),
        (":active", "(hover:none)"),
    ):
        shown = ",".join(
            f'.viceroy:has([data-card="{card}"]{state}) #lens-{card}:not([hidden])'
            for card in range(1, CARDS + 1)
        )
        rules += f"@media {media}{{{shown}{{display:block}}}}"
    shown = ",".join(
        f'.viceroy:has([data-card="{card}"]:focus-visible) #lens-{card}:not([hidden])'
        for card in range(1, CARDS + 1)
    )
    return f"{rules}{shown}{{display:block}}"
