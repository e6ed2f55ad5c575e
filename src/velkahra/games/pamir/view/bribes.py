"""The bribes that a viewer would owe for cards, as far as the view shows them."""

from typing import Final

from velkahra.games.pamir.rules import facts, tables
from velkahra.games.pamir.view.model import View

NO_BRIBE: Final = (-1, 0)


def bribe_to_play(view: View, card: int) -> tuple[int, int]:
    """Return whom the viewer would owe a bribe for playing a card now, and how many rupees.

    Returns: NO_BRIBE for events, where nobody is owed, and where the viewer may leave it unpaid.
    Rules: PP-PLAY-02, PP-EVENT-107, PP-ABIL-10.
    """
    if view.seat < 0 or not 0 < card <= facts.COURT_CARDS or _is_exempt(view):
        return NO_BRIBE
    region = view.regions[facts.REGION_NAMES.index(facts.COURT[card - 1].region)]
    if region.ruler in (-1, view.seat):
        return NO_BRIBE
    return region.ruler, region.tribes[region.ruler]


def _is_exempt(view: View) -> bool:
    court = view.players[view.seat].court
    return any(held.card == tables.COURTIERS for held in court) or any(
        event.card == tables.CUSTOMS and event.player in (-1, view.seat) for event in view.lasting
    )
