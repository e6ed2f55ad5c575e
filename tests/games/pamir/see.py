"""Questions about a position: `see.money(state, "gray")`."""

from tests.games.pamir.helpers import player

from velkahra.core.contract.state import CHANCE
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import facts, frames
from velkahra.games.pamir.rules.chapters.dominance import influence as influence_with
from velkahra.games.pamir.rules.chapters.ruler import holder as holder_of
from velkahra.games.pamir.rules.chapters.ruler import ruler as ruler_of
from velkahra.games.pamir.rules.invariants import census
from velkahra.games.pamir.rules.state import DISCARDED, IN_FORCE
from velkahra.games.pamir.view.choices import SLOT_NAMES


def decider(state: PamirState) -> str:
    """Say who decides: a colour, `chance`, or `nobody`."""
    actor = int(state.actor())
    return facts.COLOURS[actor] if actor >= 0 else "chance" if actor == CHANCE else "nobody"


def actions_left(state: PamirState) -> int:
    """Count the actions the active player may still take; -1 while something else is pending."""
    return int(state.left) if state.frame_kind() == frames.TURN else -1


def money(state: PamirState, name: str) -> int:
    return int(state.money(player(state, name)))


def points(state: PamirState, name: str) -> int:
    return int(state.points(player(state, name)))


def loyalty(state: PamirState, name: str) -> str:
    return facts.COALITION_NAMES[state.loyalty(player(state, name))]


def influence(state: PamirState, name: str) -> int:
    who = player(state, name)
    return int(influence_with(state, who, state.loyalty(who)))


def court(state: PamirState, name: str) -> list[int]:
    """List a court from the left."""
    who = player(state, name)
    return [int(state.court_card(who, index)) for index in range(state.court_size(who))]


def hand(state: PamirState, name: str) -> list[int]:
    who = player(state, name)
    return [int(state.hand_card(who, index)) for index in range(state.hand_size(who))]


def supply(state: PamirState, name: str) -> int:
    return int(state.cylinders(player(state, name)))


def blocks(state: PamirState, coalition: str) -> int:
    return int(state.blocks(facts.COALITION_NAMES.index(coalition)))


def favored(state: PamirState) -> str:
    return facts.SUIT_NAMES[state.favored]


def tribes(state: PamirState, name: str, region: str) -> int:
    return int(state.tribes(player(state, name), facts.REGION_NAMES.index(region)))


def armies(state: PamirState, coalition: str, region: str) -> int:
    return int(
        state.armies(facts.COALITION_NAMES.index(coalition), facts.REGION_NAMES.index(region))
    )


def roads(state: PamirState, coalition: str, border: str) -> int:
    return int(
        state.roads(facts.COALITION_NAMES.index(coalition), facts.BORDER_NAMES.index(border))
    )


def spies(state: PamirState, name: str, card: int) -> int:
    return int(state.spies(card, player(state, name)))


def ruler(state: PamirState, region: str) -> str:
    """Give the ruler of a region by colour, `wakhan`, or `nobody`."""
    return _named(state, int(ruler_of(state, facts.REGION_NAMES.index(region))))


def holder(state: PamirState, card: int) -> str:
    return _named(state, int(holder_of(state, card)))


def _named(state: PamirState, who: int) -> str:
    if who < 0:
        return "nobody"
    return "wakhan" if who == state.wakhan else facts.COLOURS[who]


def coins(state: PamirState) -> dict[str, int]:
    """List the spaces of the market with rupees."""
    return {
        name: int(state.coins[slot]) for slot, name in enumerate(SLOT_NAMES) if state.coins[slot]
    }


def market(state: PamirState) -> dict[str, int]:
    return {
        name: int(state.market[slot]) for slot, name in enumerate(SLOT_NAMES) if state.market[slot]
    }


def is_discarded(state: PamirState, card: int) -> bool:
    """Return whether a card lies in the discard pile."""
    return bool(state.place[card] == DISCARDED)


def is_in_force(state: PamirState, card: int) -> bool:
    """Return whether a lasting event is in force."""
    return bool(state.place[card] == IN_FORCE)


def whole(state: PamirState) -> bool:
    """Return whether no piece was lost."""
    return set(census(state).values()) <= {10, 12}
