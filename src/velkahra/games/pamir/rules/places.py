"""Places of pieces: one number for everywhere that an army, road, tribe, gift or spy can stand.

Events, frames and `Position.pieces` name places by these numbers.
"""

from typing import Final

from mypy_extensions import i64

from velkahra.games.pamir.rules.tables import BORDERS, REGIONS

MOST_PLAYERS: Final[i64] = 5
GIFT_SPACES: Final[i64] = 3

PLACE_KINDS: Final = ("army", "road", "tribe", "gift", "spy")

# First place of each kind
_ARMY: Final[i64] = 0
_ROAD: Final[i64] = 18
FIRST_TRIBE: Final[i64] = 45  # places below this hold blocks
_GIFT: Final[i64] = 75
_SPY: Final[i64] = 90
PLACES: Final[i64] = 90 + 101 * 5


def army_place(coalition: i64, region: i64) -> i64:
    """Return the place of a coalition's armies in a region."""
    return _ARMY + coalition * REGIONS + region


def road_place(coalition: i64, border: i64) -> i64:
    """Return the place of a coalition's roads on a border."""
    return _ROAD + coalition * BORDERS + border


def tribe_place(player: i64, region: i64) -> i64:
    """Return the place of a player's tribes in a region."""
    return FIRST_TRIBE + player * REGIONS + region


def gift_place(player: i64, space: i64) -> i64:
    """Return the place of a player's gift on a space (0..2) of the dial."""
    return _GIFT + player * GIFT_SPACES + space


def spy_place(card: i64, player: i64) -> i64:
    """Return the place of a player's spies on a court card."""
    return _SPY + card * MOST_PLAYERS + player


def kind_of_place(place: i64) -> i64:
    """Return what stands on a place, as an index of PLACE_KINDS."""
    if place < FIRST_TRIBE:
        return 0 if place < _ROAD else 1
    if place < _GIFT:
        return 2
    return 3 if place < _SPY else 4


def is_block_place(place: i64) -> bool:
    """Return whether blocks stand on a place: armies or roads."""
    return place < FIRST_TRIBE


def is_tribe_place(place: i64) -> bool:
    """Return whether tribes stand on a place."""
    return FIRST_TRIBE <= place < _GIFT


def is_spy_place(place: i64) -> bool:
    """Return whether spies stand on a place."""
    return place >= _SPY


def owner_of_place(place: i64) -> i64:
    """Return whose pieces stand on a place: a coalition for blocks, else a player."""
    if place < _ROAD:
        return (place - _ARMY) // REGIONS
    if place < FIRST_TRIBE:
        return (place - _ROAD) // BORDERS
    if place < _GIFT:
        return (place - FIRST_TRIBE) // REGIONS
    if place < _SPY:
        return (place - _GIFT) // GIFT_SPACES
    return (place - _SPY) % MOST_PLAYERS


def spot_of_place(place: i64) -> i64:
    """Return the region, border, gift space or court card of a place."""
    if place < _ROAD:
        return (place - _ARMY) % REGIONS
    if place < FIRST_TRIBE:
        return (place - _ROAD) % BORDERS
    if place < _GIFT:
        return (place - FIRST_TRIBE) % REGIONS
    if place < _SPY:
        return (place - _GIFT) % GIFT_SPACES
    return (place - _SPY) // MOST_PLAYERS


ON_CARD: Final[i64] = 10
"""The site of a battle is a region, or this plus a court card."""


def court_site(card: i64) -> i64:
    """Return the site of a battle on a court card."""
    return ON_CARD + card


def is_court_site(site: i64) -> bool:
    """Return whether a site is a court card."""
    return site >= ON_CARD


def card_of_site(site: i64) -> i64:
    """Return the court card of a site."""
    return site - ON_CARD
