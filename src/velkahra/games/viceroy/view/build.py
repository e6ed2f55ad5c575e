"""Builds the view of a seat. Rules: VC-SETUP-04, VC-FLOW-04, VC-FLOW-05, VC-EDGE-04."""

from collections.abc import Iterable, Sequence
from typing import Final, cast

from mypy_extensions import i64, u8

from velkahra.core.contract.events import OPEN, Event
from velkahra.core.contract.state import FIRST_SLOT
from velkahra.games.viceroy.rules import decisions, facts, frames, storage, tables
from velkahra.games.viceroy.rules.chapters import building, end, pyramid, reward, take, virtual
from velkahra.games.viceroy.rules.chapters.auction import auction_round, gems_for_passing
from velkahra.games.viceroy.rules.state import ALWAYS_DRAWN, CORRECTED, LAST_APPOINTMENT, Position
from velkahra.games.viceroy.view.model import Draw, Four, Laid, Player, Robot, Spot, View
from velkahra.games.viceroy.view.observation import CARD, SPARED, screens_are_gone

DECISIONS: Final = {
    frame.kind: frame.name for frame in frames.FRAMES if frame.kind <= frames.LAST_DECISION
}
_SLOTS: Final = {frame.kind: frame.slots for frame in frames.FRAMES}
STATUSES: Final = ("bidding", "served", "passed", "skipping")


def view_of(state: Position, seat: int, last: Sequence[Event] = ()) -> View:
    """Return what `seat` may know; OPEN sees all, any other negative seat is a spectator.

    `last` are the events of the last action, which the view marks as far as `seat` may know them.

    Rules: VC-FLOW-04, VC-FLOW-05, VC-END-02, VC-EDGE-04, VC-EDGE-49.
    """
    kind = 0 if state.over else int(state.frame_kind())
    return View(
        "viceroy",
        seat,
        int(state.seats),
        facts.SET_NAMES[state.laws],
        state.plays(CORRECTED),
        state.plays(ALWAYS_DRAWN),
        state.plays(LAST_APPOINTMENT),
        int(state.round),
        int(auction_round(state)),
        0 if auction_round(state) else int(building.building_round(state)),
        _phase(state),
        _ending(state),
        DECISIONS.get(kind, "over"),
        tuple(other for other in range(state.seats) if state.may_act(other)),
        _slot(state, kind, ("card", "law"), 0),
        _slot(state, kind, ("colour",), -1),
        _slot(state, kind, ("left",), 0),
        _least(state, kind),
        int(state.free_discards),
        tuple(int(card) for card in state.display),
        _four(state.gems_of(storage.SUPPLY, colour) for colour in range(tables.COLOURS)),
        _four(virtual.gems_left_in_box(state, i64(colour)) for colour in range(tables.COLOURS)),
        int(state.large),
        int(state.small),
        int(state.laws_in_deck()),
        _put_back(state, seat),
        _robots(state),
        tuple(_player(state, other, seat) for other in range(state.seats)),
        _spots(state, seat, kind),
        _fresh(state, seat),
        tuple(card for card in range(1, facts.CARDS + 1) if state.zone[card] == u8(storage.GONE)),
        tuple(int(bits) for bits in state.known) if seat == OPEN else (),
        tuple((event.kind, event.facts) for event in last if event.visible_to(seat)),
        _draw(state, kind),
    )


def _slot(state: Position, kind: int, names: Sequence[str], none: int) -> int:
    """Return the first slot of a decision that is called by one of the names, or `none`."""
    slots = _SLOTS[kind] if kind else ()
    found = [at for at, slot in enumerate(slots, int(FIRST_SLOT)) if slot.name in names]
    return int(state.slot(found[0])) if found else none


def _draw(state: Position, kind: int) -> Draw | None:
    """Return what the dealer draws, and for whom. Rules: VC-VIRTUAL-02."""
    if state.over or kind > frames.LAST_CHANCE:
        return None
    return Draw(
        DECISIONS[kind],
        seat=_slot(state, kind, ("owner",), -1),
        deck=_slot(state, kind, ("deck",), -1),
        slot=_slot(state, kind, ("slot",), -1),
        robot=_slot(state, kind, ("opponent",), -1),
    )


def _four(numbers: Iterable[object]) -> Four:
    blue, red, green, yellow = (int(number) for number in numbers)  # type: ignore[call-overload]
    return blue, red, green, yellow


def _phase(state: Position) -> str:
    if state.over:
        return "over"
    if state.round == 0:
        return "setup"
    if auction_round(state):
        return "auction"
    if building.building_round(state) or state.frame_kind() <= frames.LAST_CHANCE:
        return "building"
    return "end"


def _ending(state: Position) -> str:
    """Return how the game ended. Rules: VC-SCORE-08, VC-SOLO-07, VC-EDGE-39."""
    if not state.over:
        return ""
    winners = sum(end.rank_of(state, i64(seat)) == 1 for seat in range(state.seats))
    return "alone" if state.seats == 1 else "won" if winners == 1 else "shared"


def _least(state: Position, kind: int) -> int:
    """Return the number of gems that must be taken, given or stored now; 0 if none."""
    match decisions.fitting(state, "gems", "give", "store", ""):
        case "gems":
            return int(reward.gems_at_least(state))
        case "give":
            return _slot(state, kind, ("left",), 0)
        case "store":
            return int(state.tables().gems_at_least(_slot(state, kind, ("law",), 0)))
    return 0


def _put_back(state: Position, seat: int) -> tuple[int | None, ...]:
    """Return the laws put back on top of their deck, as far as the viewer knows them."""
    laws = [card for card in range(tables.FIRST_LAW, facts.CARDS + 1) if state.is_put_back(card)]
    laws.sort(key=lambda law: int(state.at[law]))
    return tuple(
        int(law) if seat == OPEN or storage.knows(state, seat, law) else None for law in laws
    )


def _robots(state: Position) -> tuple[Robot, ...]:
    return tuple(
        Robot(
            -1 if state.robot_bid[robot] == storage.NO_BID else int(state.robot_bid[robot]),
            state.robot[robot] == 1,
        )
        for robot in range(state.virtual)
    )


def _player(state: Position, seat: int, viewer: int) -> Player:
    own = viewer in (seat, OPEN)
    purse_open = own or screens_are_gone(state)
    hand = [card for card in range(1, facts.CARDS + 1) if state.is_in_hand(seat, card)]
    status = STATUSES[state.status[seat]] if auction_round(state) else ""
    revealed = state.bid[seat] if auction_round(state) else storage.NO_BID
    return Player(
        int(state.lowest(seat)),
        _pyramid(state, seat),
        tuple(hand) if own else None,
        len(hand),
        tuple(card for card in hand if storage.all_know(state, int(card))),
        _four(state.gems_of(seat, colour) for colour in range(tables.COLOURS))
        if purse_open
        else None,
        int(state.attack[seat]) if purse_open else None,
        tuple(int(n) for n in state.all_tokens_of(seat)),
        _four(state.discount(seat, colour) for colour in range(tables.COLOURS)),
        status,
        state.out[seat] == 1,
        state.skip[seat] == 1,
        state.has_chosen(seat),
        int(state.choice_of(seat)) if own and state.has_chosen(seat) else None,
        -1 if revealed == storage.NO_BID else int(revealed),
        int(building.card_to_lay(state, seat)),
        int(gems_for_passing(state, seat)) if state.owed[seat] else 0,
        _points(state, seat, viewer),
        int(end.rank_of(state, seat)) if state.over else 0,
    )


def _points(state: Position, seat: int, viewer: int) -> tuple[int | None, ...]:
    """Return the headings as they stand; None for a penalty that depends on hidden tokens."""
    open_screens = viewer == OPEN or screens_are_gone(state)
    found: list[int | None] = [
        int(end.points_of(state, seat, h)) for h in range(int(storage.HEADINGS) - 1)
    ]
    last = int(storage.HEADINGS) - 1
    return (*found, int(end.points_of(state, seat, last)) if open_screens else None)


def _pyramid(state: Position, seat: int) -> tuple[Laid, ...]:
    cards = [card for card in range(1, facts.CARDS + 1) if state.is_laid(seat, card)]
    cards.sort(key=lambda card: int(state.at[card]))
    return tuple(_laid(state, seat, card) for card in cards)


def _laid(state: Position, seat: int, card: int) -> Laid:
    tokens = [(kind, int(state.tokens_on(card, kind))) for kind in range(tables.TOKENS)]
    under = [
        other for other in range(1, facts.CARDS + 1) if state.is_tucked_under(seat, other, card)
    ]
    return Laid(
        card,
        int(storage.level_of(state.at[card])),
        int(storage.column_of(state.at[card])),
        tuple((kind, number) for kind, number in tokens if number),
        tuple(under),
        int(pyramid.circle(state, card)),
        int(state.tint[card]) - 1,
        bool(pyramid.is_free(state, seat, card)),
    )


def _fresh(state: Position, seat: int) -> tuple[int, ...]:
    owner = i64(-1) if state.over else state.frame_seat()
    if not take.may_archive(state, owner) or seat not in (OPEN, int(owner)):
        return ()
    return tuple(
        card for card in range(1, facts.CARDS + 1) if take.is_just_taken(state, owner, i64(card))
    )


def _spots(state: Position, seat: int, kind: int) -> tuple[Spot, ...]:
    """List the places for the card on turn, also those that cannot be paid. Rules: VC-BUILD-09."""
    if not SPARED[kind]:
        return ()
    owner, card, marks = state.frame_seat(), state.slot(CARD[kind]), state.slot(SPARED[kind])
    if seat not in (OPEN, int(owner)):
        return ()
    legal = {int(cell) for cell in pyramid.list_places(state, owner, card, marks)}
    law = storage.is_law(card)
    if law and state.effect(card) == tables.REPLACE:
        cells = legal
    else:
        cells = {
            int(storage.cell_at(0, level, spot))
            for level in range(1, int(tables.LAW_LEVELS if law else tables.LEVELS) + 1)
            for spot in range(tables.SPAN)
            if pyramid.is_place(state, owner, i64(level), i64(spot))
        }
    world = cast(Position, state.clone())
    return tuple(_spot(world, int(cell), int(cell) in legal) for cell in sorted(cells))


def _spot(state: Position, cell: int, legal: bool) -> Spot:
    kind = state.frame_kind()
    owner, card, marks = state.frame_seat(), state.slot(CARD[kind]), state.slot(SPARED[kind])
    level = storage.level_of(i64(cell))
    law = storage.is_law(card)
    prices = [
        0 if law else int(tables.cost(card, level, colour)) for colour in range(tables.COLOURS)
    ]
    less = [
        int(pyramid.discounted(state, owner, i64(price), i64(colour), marks))
        for colour, price in enumerate(prices)
    ]
    due = [price - discount for price, discount in zip(prices, less, strict=True)]
    have = [int(state.gems_of(owner, colour)) for colour in range(tables.COLOURS)]
    closes = tuple(int(colour) for colour in building.would_close(state, owner, card, i64(cell)))
    there = [
        int(state.gems_of(storage.SUPPLY, colour)) + due[colour] for colour in range(tables.COLOURS)
    ]
    circles = [min(closes.count(colour), there[colour]) for colour in range(tables.COLOURS)]
    return Spot(
        int(level),
        int(storage.column_of(cell)),
        legal,
        _four(due),
        _four(less),
        _four(max(0, price - gems) for price, gems in zip(due, have, strict=True)),
        _own_circle(state, int(owner), int(card), cell),
        closes,
        _four(circles),
        sum(there) - sum(circles),
        int(state.card_in(storage.own_cell(owner, cell))),
    )


def _own_circle(state: Position, seat: int, card: int, cell: int) -> int:
    """Return the colour of the one-coloured circle that the card would close there, or -1."""
    at = storage.own_cell(seat, cell)
    if storage.level_of(at) == 1:
        return -1
    printed = state.tables()
    found = {
        int(printed.segment(card, tables.BOTTOM_LEFT)),
        int(printed.segment(card, tables.BOTTOM_RIGHT)),
        int(printed.segment(state.card_in(storage.below_left(at)), tables.TOP_RIGHT)),
        int(printed.segment(state.card_in(storage.below_right(at)), tables.TOP_LEFT)),
    }
    return found.pop() if len(found) == 1 else -1
