"""What a seat may know of Viceroy. Rules: VC-SETUP-04, VC-FLOW-04, VC-FLOW-05, VC-EDGE-04."""

from collections.abc import Iterable, Sequence
from typing import Final

from mypy_extensions import i64, u8

from velkahra.core.contract.events import OPEN, Event
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.chapters.auction import in_the_box
from velkahra.games.viceroy.rules.chapters.building import would_close
from velkahra.games.viceroy.rules.chapters.end import place_of, points_of
from velkahra.games.viceroy.rules.chapters.pyramid import (
    circle,
    cost,
    discounted,
    is_free,
    is_place,
    list_places,
)
from velkahra.games.viceroy.rules.chapters.reward import least
from velkahra.games.viceroy.rules.chapters.take import may_archive
from velkahra.games.viceroy.rules.facts import CARDS, SET_NAMES
from velkahra.games.viceroy.rules.state import (
    ALWAYS_DRAWN,
    CORRECTED,
    F_ARCHIVE,
    F_AUCTION,
    F_BACK,
    F_BID,
    F_BUILD,
    F_CARD,
    F_COLOUR,
    F_DEAL,
    F_DOUBLE,
    F_DRAW,
    F_FOR,
    F_FREE,
    F_GEMS,
    F_GIVE,
    F_LAY,
    F_LEVEL_5,
    F_NAME,
    F_OPTION,
    F_OWN_GEM,
    F_PLACE,
    F_RECOLOUR,
    F_REMOVE,
    F_RETURN,
    F_SHARE,
    F_SHOW,
    F_START,
    F_STORE,
    F_SWAP,
    F_TAKE,
    F_TUCK,
    F_VIRTUAL,
    GONE,
    HAND,
    HEADINGS,
    LAID,
    LAST_APPOINTMENT,
    LAST_CHANCE,
    NO_BID,
    PUT_BACK,
    SUPPLY,
    TUCKED,
    column_of,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    CELLS,
    CHARACTERS,
    COLOURS,
    LEVELS,
    MIDDLE,
    REPLACE,
    SCIENCE,
    SPAN,
    TOKENS,
)
from velkahra.games.viceroy.view.model import Draw, Four, Laid, Player, Robot, Spot, View

DECISIONS: Final = {
    int(F_BACK): "back",
    int(F_DEAL): "deal",
    int(F_SHOW): "show",
    int(F_VIRTUAL): "virtual",
    int(F_START): "start",
    int(F_BID): "bid",
    int(F_NAME): "name",
    int(F_CARD): "card",
    int(F_TAKE): "take",
    int(F_SHARE): "share",
    int(F_REMOVE): "remove",
    int(F_GEMS): "gems",
    int(F_DRAW): "draw",
    int(F_ARCHIVE): "archive",
    int(F_PLACE): "place",
    int(F_LEVEL_5): "level-5",
    int(F_OPTION): "option",
    int(F_COLOUR): "colour",
    int(F_OWN_GEM): "own-gem",
    int(F_DOUBLE): "double",
    int(F_SWAP): "swap",
    int(F_FOR): "for",
    int(F_GIVE): "give",
    int(F_RETURN): "return",
    int(F_TUCK): "tuck",
    int(F_FREE): "free",
    int(F_STORE): "store",
    int(F_RECOLOUR): "recolour",
}
STATUSES: Final = ("bidding", "served", "passed", "skipping")

# What a frame's arguments say: the card (or law), the colour, and how many are left.
_CARD: Final = frozenset(
    int(kind)
    for kind in (
        F_PLACE,
        F_LEVEL_5,
        F_OPTION,
        F_COLOUR,
        F_OWN_GEM,
        F_DOUBLE,
        F_SWAP,
        F_FOR,
        F_TUCK,
        F_FREE,
        F_STORE,
    )
)
_COLOUR: Final = {int(F_NAME): 3, int(F_TAKE): 2, int(F_SHARE): 2, int(F_OWN_GEM): 3}
_LEFT: Final = {int(F_GEMS): 2, int(F_GIVE): 3, int(F_RETURN): 2}


def view_of(state: ViceroyState, seat: int, last: Sequence[Event] = ()) -> View:
    """Build what `seat` may know; OPEN sees all, any other negative seat what everybody sees.

    Rules: VC-FLOW-04, VC-FLOW-05, VC-END-02, VC-EDGE-04, VC-EDGE-49.
    """
    kind = 0 if state.over else int(state.top())
    return View(
        "viceroy",
        seat,
        int(state.seats),
        SET_NAMES[state.laws],
        state.plays(CORRECTED),
        state.plays(ALWAYS_DRAWN),
        state.plays(LAST_APPOINTMENT),
        int(state.round),
        _counter(state, F_AUCTION),
        _counter(state, F_BUILD),
        _phase(state),
        _ending(state),
        DECISIONS.get(kind, "over"),
        tuple(other for other in range(state.seats) if state.may_act(other)),
        int(state.top(2)) if kind in _CARD else 0,
        int(state.top(_COLOUR[kind])) if kind in _COLOUR else -1,
        int(state.top(_LEFT[kind])) if kind in _LEFT else 0,
        _least(state, kind),
        int(state.loose),
        tuple(int(card) for card in state.display),
        _four(state.gems[SUPPLY + colour] for colour in range(COLOURS)),
        _four(in_the_box(state, i64(colour)) for colour in range(COLOURS)),
        int(state.large),
        int(state.small),
        int(state.laws_in_deck()),
        _put_back(state, seat),
        _robots(state),
        tuple(_player(state, other, seat) for other in range(state.seats)),
        _spots(state, seat, kind),
        _fresh(state, seat, kind),
        tuple(card for card in range(1, CARDS + 1) if state.zone[card] == u8(GONE)),
        tuple(int(bits) for bits in state.known) if seat == OPEN else (),
        tuple((event.kind, event.facts) for event in last if event.visible_to(seat)),
        _draw(state, kind),
    )


def _draw(state: ViceroyState, kind: int) -> Draw | None:
    """Say what the dealer draws, and for whom. Rules: VC-VIRTUAL-02."""
    if state.over or kind > LAST_CHANCE:
        return None
    first, second = int(state.top(2)), int(state.top(3))
    return Draw(
        DECISIONS[kind],
        seat=second if kind == F_DEAL else first if kind == F_BACK else -1,
        deck=first if kind == F_DEAL else -1,
        slot=first if kind == F_SHOW else -1,
        robot=first if kind == F_VIRTUAL else -1,
    )


def _four(numbers: Iterable[object]) -> Four:
    blue, red, green, yellow = (int(number) for number in numbers)  # type: ignore[call-overload]
    return blue, red, green, yellow


def _pending(state: ViceroyState, kind: i64) -> bool:
    """Say whether a frame of a kind is on the stack."""
    return not state.over and any(state.stack[at] == kind for at in range(0, len(state.stack), 6))


def _counter(state: ViceroyState, kind: i64) -> int:
    """Give the round of an auction or a building phase that is under way, 0 outside."""
    for at in range(0, len(state.stack), 6):
        if state.stack[at] == kind and not state.over:
            under_auction = kind == F_BUILD and _counter(state, F_AUCTION) > 0
            return 0 if under_auction else int(state.stack[at + 2])
    return 0


def _phase(state: ViceroyState) -> str:
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    if _counter(state, F_AUCTION):
        return "auction"
    if _counter(state, F_BUILD) or state.top() <= LAST_CHANCE:
        return "building"
    return "end"


def _ending(state: ViceroyState) -> str:
    """Say how the game ended. Rules: VC-SCORE-08, VC-SOLO-07, VC-EDGE-39."""
    if not state.over:
        return ""
    winners = sum(place_of(state, i64(seat)) == 1 for seat in range(state.seats))
    return "alone" if state.seats == 1 else "won" if winners == 1 else "shared"


def _least(state: ViceroyState, kind: int) -> int:
    """Count the gems that must be taken, given or stored now, if any are."""
    if kind == F_GEMS:
        return int(least(state))
    if kind == F_GIVE:
        return int(state.top(3))
    if kind == F_STORE:
        return int(state.tables().fewest[state.top(2) - CHARACTERS - 1])
    return 0


def _put_back(state: ViceroyState, seat: int) -> tuple[int | None, ...]:
    """Give the laws put back on top of their deck, as far as the viewer knows them."""
    laws = [card for card in range(CHARACTERS + 1, CARDS + 1) if state.zone[card] == u8(PUT_BACK)]
    laws.sort(key=lambda law: int(state.at[law]))
    return tuple(int(law) if _knows(state, seat, int(law)) else None for law in laws)


def _knows(state: ViceroyState, seat: int, card: int) -> bool:
    if seat == OPEN:
        return True
    bits = int(state.known[card])
    return bits & 15 == 15 if seat < 0 else (bits >> seat) & 1 == 1


def _robots(state: ViceroyState) -> tuple[Robot, ...]:
    return tuple(
        Robot(
            -1 if state.robot_bid[robot] == NO_BID else int(state.robot_bid[robot]),
            state.robot[robot] == 1,
        )
        for robot in range(state.virtual)
    )


def _player(state: ViceroyState, seat: int, viewer: int) -> Player:
    own = viewer in (seat, OPEN)
    purse_open = own or _screens_are_gone(state)
    hand = [card for card in range(1, CARDS + 1) if state.zone[card] == u8(HAND + seat)]
    at = seat * int(COLOURS)
    status = STATUSES[state.status[seat]] if _counter(state, F_AUCTION) else ""
    revealed = state.bid[seat] if _counter(state, F_AUCTION) else NO_BID
    return Player(
        int(state.lowest(seat)),
        _pyramid(state, seat),
        tuple(hand) if own else None,
        len(hand),
        tuple(card for card in hand if int(state.known[card]) & 15 == 15),
        _four(state.gems[at + colour] for colour in range(COLOURS)) if purse_open else None,
        int(state.attack[seat]) if purse_open else None,
        tuple(int(n) for n in state.held[seat * TOKENS : (seat + 1) * TOKENS]),
        _four(state.discount(seat, colour) for colour in range(COLOURS)),
        status,
        state.out[seat] == 1,
        state.skip[seat] == 1,
        state.commit[seat] > 0,
        int(state.commit[seat]) - 1 if own and state.commit[seat] else None,
        -1 if revealed == NO_BID else int(revealed),
        int(state.bid[seat]) if _pending(state, F_LAY) else 0,
        3 + int(state.held[seat * TOKENS + SCIENCE]) if state.owed[seat] else 0,
        _points(state, seat, viewer),
        int(place_of(state, seat)) if state.over else 0,
    )


def _screens_are_gone(state: ViceroyState) -> bool:
    """Say whether everybody sees all gems: at the end, or all the time. Rules: VC-END-02."""
    return state.open_screens == 1 or state.over == 1 or state.top() == F_RECOLOUR


def _points(state: ViceroyState, seat: int, viewer: int) -> tuple[int | None, ...]:
    """Give the headings as they stand; the penalty rests on what lies behind other screens."""
    open_screens = viewer == OPEN or _screens_are_gone(state)
    found: list[int | None] = [int(points_of(state, seat, h)) for h in range(int(HEADINGS) - 1)]
    last = int(HEADINGS) - 1
    return (*found, int(points_of(state, seat, last)) if open_screens else None)


def _pyramid(state: ViceroyState, seat: int) -> tuple[Laid, ...]:
    cards = [card for card in range(1, CARDS + 1) if state.zone[card] == u8(LAID + seat)]
    cards.sort(key=lambda card: int(state.at[card]))
    return tuple(_laid(state, seat, card) for card in cards)


def _laid(state: ViceroyState, seat: int, card: int) -> Laid:
    tokens = [(kind, int(state.tokens[card * TOKENS + kind])) for kind in range(TOKENS)]
    under = [
        other
        for other in range(1, CARDS + 1)
        if state.zone[other] == u8(TUCKED + seat) and state.at[other] == card
    ]
    return Laid(
        card,
        int(level_of(state.at[card])),
        int(column_of(state.at[card])),
        tuple((kind, number) for kind, number in tokens if number),
        tuple(under),
        int(circle(state, card)),
        int(state.tint[card]) - 1,
        bool(is_free(state, seat, card)),
    )


def _fresh(state: ViceroyState, seat: int, kind: int) -> tuple[int, ...]:
    if kind != F_ARCHIVE or seat not in (OPEN, int(state.top(1))):
        return ()
    owner = state.top(1)
    return tuple(card for card in range(1, CARDS + 1) if may_archive(state, owner, i64(card)))


def _spots(state: ViceroyState, seat: int, kind: int) -> tuple[Spot, ...]:
    """List the places for the card on turn, also those that cannot be paid. Rules: VC-BUILD-09."""
    if kind != F_PLACE:
        return ()
    owner, card, marks = state.top(1), state.top(2), state.top(3)
    if seat not in (OPEN, int(owner)):
        return ()
    legal = {int(cell) for cell in list_places(state, owner, card, marks)}
    law = card > CHARACTERS
    if law and state.effect(card) == REPLACE:
        cells = legal
    else:
        cells = {
            int((level - 1) * SPAN + spot)
            for level in range(1, int(LEVELS) + (0 if law else 1))
            for spot in range(SPAN)
            if is_place(state, owner, i64(level), i64(spot))
        }
    world = state.clone()
    return tuple(_spot(world, int(cell), int(cell) in legal) for cell in sorted(cells))


def _spot(state: ViceroyState, cell: int, legal: bool) -> Spot:
    owner, card, marks = state.top(1), state.top(2), state.top(3)
    level = level_of(i64(cell))
    law = card > CHARACTERS
    prices = [0 if law else int(cost(card, level, colour)) for colour in range(COLOURS)]
    less = [
        int(discounted(state, owner, i64(price), i64(colour), marks))
        for colour, price in enumerate(prices)
    ]
    due = [price - discount for price, discount in zip(prices, less, strict=True)]
    have = [int(state.gems[owner * COLOURS + colour]) for colour in range(COLOURS)]
    closes = tuple(int(colour) for colour in would_close(state, owner, card, i64(cell)))
    there = [int(state.gems[SUPPLY + colour]) + due[colour] for colour in range(COLOURS)]
    circles = [min(closes.count(colour), there[colour]) for colour in range(COLOURS)]
    return Spot(
        int(level),
        int(cell % SPAN - MIDDLE),
        legal,
        _four(due),
        _four(less),
        _four(max(0, price - gems) for price, gems in zip(due, have, strict=True)),
        _own_circle(state, int(owner), int(card), cell),
        closes,
        _four(circles),
        sum(there) - sum(circles),
        int(state.cells[owner * CELLS + cell]),
    )


def _own_circle(state: ViceroyState, seat: int, card: int, cell: int) -> int:
    """Give the colour of the one-coloured circle that the card would close there, or -1."""
    at = seat * int(CELLS) + cell
    if level_of(i64(cell)) == 1:
        return -1
    segments = state.tables().segments
    left, right = int(state.cells[at - SPAN]), int(state.cells[at - SPAN + 1])
    found = {
        int(segments[4 * card + 2]),
        int(segments[4 * card + 3]),
        int(segments[4 * left + 1]),
        int(segments[4 * right]),
    }
    return found.pop() if len(found) == 1 else -1
