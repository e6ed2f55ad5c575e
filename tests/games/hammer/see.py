"""Questions about a camp: `see.hand(state, "usa")`."""

from tests.games.hammer.made import ids, names
from tests.games.hammer.table import ZONES, chance, seat_of

from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards import opcodes
from velkahra.games.hammer.cards.card_ids import CARDS
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules.effects.modify import parameter
from velkahra.games.hammer.view.build import DECISIONS


def asked(state: HammerState) -> str:
    """Return the pending decision and its seats: `main usa`, `deal chance`, `over`."""
    if state.over:
        return "over"
    if state.actor() == CHANCE:
        return f"{chance(state)} chance"
    who = [POWERS[state.powers[seat]] for seat in range(state.seats) if state.may_act(seat)]
    return " ".join([DECISIONS[int(state.frame_kind())], *who])


def where(state: HammerState, card: str) -> str:
    """Say where a card is: `play usa tired`, `hand`, `pile`, `deck`."""
    slot = names()[card]
    zone = next(name for name, number in ZONES.items() if state.zone[slot] == number)
    if zone != "play":
        return zone
    who = [POWERS[state.powers[seat]] for seat in range(state.seats) if state.controls(seat, slot)]
    words = ("", "tired", "detained")[int(state.tired[slot])]
    return " ".join([zone, *who, words]).strip()


def hand(state: HammerState, power: str) -> set[str]:
    seat = seat_of(state, power)
    return {ids()[card] for card in range(int(CARDS)) if state.in_hand(seat, card)}


def in_play(state: HammerState, power: str) -> set[str]:
    seat = seat_of(state, power)
    return {ids()[card] for card in range(int(CARDS)) if state.controls(seat, card)}


def supply(state: HammerState, power: str) -> tuple[int, int]:
    seat = seat_of(state, power)
    return int(state.sb[seat]), int(state.bm[seat])


def points(state: HammerState, power: str) -> int:
    return int(state.points[seat_of(state, power)])


def rows(state: HammerState, power: str, owed: bool = False) -> set[int]:
    """List the rows a team knows, or those it is owed."""
    mask = int((state.due if owed else state.rows)[seat_of(state, power)])
    return {row + 1 for row in range(48) if mask >> row & 1}


def parameter_of(state: HammerState, power: str, name: str) -> int:
    """Return a parameter of the rules for a team."""
    return int(parameter(state, seat_of(state, power), opcodes.PARAMETERS.index(name)))
