"""Describes the observation of a seat of Viceroy.

A card is its printed number, laws from 65. Rules: VC-SETUP-04, VC-FLOW-04, VC-FLOW-05, VC-EDGE-04.
"""

from typing import Final, final

from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, spans
from velkahra.core.contract.decision import slots_called, what_is_due
from velkahra.core.contract.entries import Entries
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import in_slot
from velkahra.games.viceroy.rules import actions, facts, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.auction import auction_round, gems_for_passing
from velkahra.games.viceroy.rules.chapters.building import building_round, card_to_lay
from velkahra.games.viceroy.rules.chapters.pyramid import circle
from velkahra.games.viceroy.rules.chapters.take import is_just_taken, may_archive
from velkahra.games.viceroy.rules.chapters.virtual import gems_left_in_box
from velkahra.games.viceroy.rules.seats import contains
from velkahra.games.viceroy.rules.state import ATTACK, LAST_ROUND, ROUNDS_OF_A_PHASE, Position

DECISIONS: Final = what_is_due(frames.FRAMES, int(frames.LAST_DECISION))
OVER: Final[i64] = 28

MOST_GEMS: Final[i64] = 127
MOST_TOKENS: Final[i64] = 127
MOST_DUE: Final[i64] = 64
MOST_LEFT: Final[i64] = 99
EMPTY_BID: Final[i64] = ATTACK + 1
LAST_COLOUR: Final[i64] = tables.COLOURS - 1
LAST_SLOT: Final[i64] = storage.SLOTS - 1
HIDDEN_RULE: Final = "VC-FLOW-04"
TOKENS: Final[tuple[str, ...]] = tables.TOKEN_NAMES
COLOURS: Final[tuple[str, ...]] = facts.COLOUR_NAMES

# Slots by the kind of frame.
SUBJECT: Final = slots_called(frames.FRAMES, "card", "law")
CARD: Final = slots_called(frames.FRAMES, "card")
COLOUR: Final = slots_called(frames.FRAMES, "colour")
PURPOSE: Final = slots_called(frames.FRAMES[int(frames.LAST_CHANCE) :], "purpose")
OFTEN: Final = slots_called(frames.FRAMES, "often")
LEFT: Final = slots_called(frames.FRAMES, "left")
FREE: Final = slots_called(frames.FRAMES, "free")
OTHER: Final = slots_called(frames.FRAMES, "other")
TOKEN: Final = slots_called(frames.FRAMES, "token")
SPARED: Final = slots_called(frames.FRAMES, "spared")
OWNER: Final = slots_called(frames.FRAMES, "owner")
DECK: Final = slots_called(frames.FRAMES, "deck")
SLOT: Final = slots_called(frames.FRAMES, "slot")
OPPONENT: Final = slots_called(frames.FRAMES, "opponent")

# Where a card is, besides the places of seats: 4 + a seat's number for its hand, then as many for
# the pyramids, then for the tucked cards.
UNSEEN: Final[i64] = 0
ON_DISPLAY: Final[i64] = 1
DISCARDED: Final[i64] = 2
ON_DECK: Final[i64] = 3
FIRST_PLACE: Final[i64] = 4
WHERE: Final = tuple(
    "0 unseen, 1 on display, 2 discarded, 3 put back on its deck, 4 + row of players in a "
    f"hand, {4 + seats} + row in a pyramid, {4 + 2 * seats} + row tucked"
    for seats in range(int(tables.SEATS) + 1)
)
AT: Final = "on display 1 + its slot, on its deck its height, tucked the card above it, else 0"


@final
class ViceroyObserver(Observer[Position]):
    """The observations of Viceroy."""

    def describe(self, w: Entries, state: Position, observer: i64) -> None:
        """Describe what a seat, or SPECTATOR, may know."""
        out = w.out
        first = entries.first_seat(observer)
        kind = i64(0) if state.over else state.frame_kind()
        auction = auction_round(state)
        w.entities("players", "the seats, from the observer on")
        for steps in range(state.seats):
            seat = entries.seat_after(first, steps, state.seats)
            _describe_player(w, state, observer, seat, auction)
        _describe_cards(w, state, observer, first)
        w.entities("tokens", "the tokens on each card of a pyramid")
        at = w.columns("", TOKENS, 0, MOST_TOKENS, "on the card", "tokens")
        spans.copy(out, at, state.tokens, tables.TOKENS, w.rows(tables.CARDS) * tables.CARDS)
        if state.virtual:
            _describe_robots(w, state)
        w.vector("supply", "gems in the supply")
        at = w.columns("", COLOURS, 0, MOST_GEMS, "of this colour", "gems")
        for colour in range(tables.COLOURS):
            out[at + colour] = i16(state.gems_of(storage.SUPPLY, colour))
        w.vector("box", "gems that a virtual opponent may draw")
        at = w.columns("", COLOURS, 0, MOST_GEMS, "of this colour", "gems")
        for colour in range(tables.COLOURS):
            out[at + colour] = i16(gems_left_in_box(state, colour))
        w.one_hot("decision", kind - 1 if kind else OVER, "the decision that is due", DECISIONS)
        _describe_pending(w, state, kind, observer, first)
        _describe_clock(w, state, auction)


def _describe_player(w: Entries, state: Position, observer: i64, seat: i64, auction: i64) -> None:
    """Describe a row of players. `auction` is the round of the auction.

    Rules: VC-FLOW-04, VC-END-02.
    """
    out = w.out
    shown = observer == seat or screens_are_gone(state)
    lowest = state.lowest(seat) if state.lowest(seat) <= tables.CARDS else i64(0)
    w.row()
    out[w.flag("acts", "it has to decide now")] = entries.bit(contains(state.acting(), seat))
    out[w.flag("chosen", "it has chosen in secret")] = entries.bit(state.has_chosen(seat))
    out[w.count("lowest", 0, tables.CARDS, "lowest number in its pyramid; 0 for none", "card")] = (
        i16(lowest)
    )
    out[w.count("hand", 0, tables.CARDS, "cards in its hand", "cards")] = i16(state.hand_size(seat))
    at = w.columns(
        "gems-", COLOURS, -1, MOST_GEMS, "behind its screen; -1 hidden", "gems", HIDDEN_RULE
    )
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(state.gems_of(seat, colour) if shown else i64(-1))
    attack = i64(state.attack[seat]) if shown else i64(-1)
    out[w.hidden("attack", -1, 64, "attack tokens; -1 hidden", "tokens", HIDDEN_RULE)] = i16(attack)
    meaning = "eternal gems not used in this building phase"
    at = w.columns("unused-", COLOURS, 0, MOST_GEMS, meaning, "gems")
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(state.discount(seat, colour))
    _describe_part(w, state, seat, auction)
    at = w.columns("", TOKENS, 0, MOST_TOKENS, "tokens in its pyramid", "tokens")
    spans.copy(out, at, state.held, tables.TOKENS * seat, tables.TOKENS)


def _describe_part(w: Entries, state: Position, seat: i64, auction: i64) -> None:
    """Describe what a seat does in the auction and in the building phase."""
    out = w.out
    status = 1 + i64(state.status[seat]) if auction > 0 else i64(0)
    bids = auction > 0 and state.bid[seat] != storage.NO_BID
    played = card_to_lay(state, seat)
    due = gems_for_passing(state, seat) if state.owed[seat] else i64(0)
    out[w.code("status", 0, 4, "in an auction: 1 bidding, 2 served, 3 passed, 4 skipping")] = i16(
        status
    )
    out[w.flag("out", "it builds no more in this phase")] = entries.bit(state.out[seat] == 1)
    out[w.flag("skips", "it leaves out the next auction")] = entries.bit(state.skip[seat] == 1)
    meaning = "revealed bid: a colour, 4 attack, 5 empty"
    out[w.code("bid", -1, EMPTY_BID, meaning)] = i16(state.bid[seat] if bids else i64(-1))
    out[w.count("played", 0, tables.CARDS, "revealed card that is still to be laid", "card")] = i16(
        played
    )
    out[w.count("due", 0, MOST_DUE, "gems still to take for passing", "gems")] = i16(due)


def screens_are_gone(state: Position) -> bool:
    """Return whether everyone sees all gems: at the end, or all the time. Rules: VC-END-02."""
    return state.open_screens == 1 or state.over == 1 or state.frame_kind() == frames.RECOLOUR


def _describe_cards(w: Entries, state: Position, observer: i64, first: i64) -> None:
    """Describe the list of cards."""
    out = w.out
    choosing = may_archive(state, observer)
    most, places = FIRST_PLACE + 3 * state.seats - 1, WHERE[state.seats]
    w.entities("cards", "characters 1..64, then laws 65..88")
    where = w.hidden("where", 0, most, places, "code", "VC-EDGE-04")
    spot = w.code("at", 0, tables.CARDS, AT)
    level = w.count("level", 0, tables.LEVELS, "in a pyramid; 0 elsewhere", "level")
    meaning = "in a pyramid, from the first card"
    column = w.count("column", -tables.MIDDLE, tables.MIDDLE, meaning, "column")
    closes = w.code("circle", -1, LAST_COLOUR, "colour of the circle it closes; -1 none")
    tinted = w.flag("tinted", "its circle was recoloured at the end")
    seen = w.flag("seen", "in a hand, and everyone saw it being taken")
    fresh = w.flag("fresh", "just taken by the observer, who may tuck it now")
    width = w.rows(tables.CARDS)
    spans.fill(out, where, width * tables.CARDS, 0)
    for card in range(i64(1), tables.CARDS + 1):
        at = width * (card - 1)
        out[closes + at] = -1
        place = _where(state, observer, first, card)
        if place == UNSEEN:
            continue
        out[where + at] = i16(place)
        out[spot + at] = i16(_place(state, card, place))
        if FIRST_PLACE + state.seats <= place < FIRST_PLACE + 2 * state.seats:
            out[level + at] = i16(storage.level_of(state.at[card]))
            out[column + at] = i16(storage.column_of(state.at[card]))
            out[closes + at] = i16(circle(state, card))
            out[tinted + at] = entries.bit(state.tint[card] != 0)
        elif FIRST_PLACE <= place < FIRST_PLACE + state.seats:
            out[seen + at] = entries.bit(storage.all_know(state, card))
            out[fresh + at] = entries.bit(choosing and is_just_taken(state, observer, card))


def _where(state: Position, observer: i64, first: i64, card: i64) -> i64:
    """Return where an observer sees a card. Rules: VC-EDGE-04."""
    zone, seats = i64(state.zone[card]), state.seats
    if zone == storage.DECK:
        return UNSEEN
    if zone >= storage.SHOWN:
        if zone == storage.PUT_BACK:
            return ON_DECK if storage.knows(state, observer, card) else UNSEEN
        return ON_DISPLAY if zone == storage.SHOWN else DISCARDED
    row = entries.relative_seat((zone - storage.HAND) % tables.SEATS, first, seats)
    if zone >= storage.TUCKED:
        return FIRST_PLACE + 2 * seats + row
    if zone >= storage.LAID:
        return FIRST_PLACE + seats + row
    is_own = row == 0 and observer >= 0
    return FIRST_PLACE + row if is_own or storage.knows(state, observer, card) else UNSEEN


def _place(state: Position, card: i64, where: i64) -> i64:
    """Return where on the display, on its deck or under which card a card is; else 0."""
    if where == ON_DISPLAY:
        for slot in range(storage.SLOTS):
            if state.shown(slot) == card:
                return 1 + slot
    tucked = where >= FIRST_PLACE + 2 * state.seats
    return state.at[card] if where == ON_DECK or tucked else i64(0)


def _describe_robots(w: Entries, state: Position) -> None:
    out = w.out
    w.entities("virtual", "the virtual opponents")
    for robot in range(state.virtual):
        bid = state.robot_bid[robot] if state.robot_bid[robot] != storage.NO_BID else i64(-1)
        w.row()
        out[w.code("bid", -1, LAST_COLOUR, "colour it has bid; -1 none")] = i16(bid)
        out[w.flag("done", "it is done in this auction")] = entries.bit(state.robot[robot] == 1)


def _describe_pending(w: Entries, state: Position, kind: i64, observer: i64, first: i64) -> None:
    """Describe what the decision of a kind is about; 0 is none."""
    out = w.out
    is_own = kind > frames.LAST_CHANCE and observer == state.frame_seat()
    choice = state.choice_of(observer) if observer >= 0 else i64(-1)
    w.vector("pending", "the decision that waits; the least value where it has none of this")
    meaning = "the observer's secret choice: an action"
    out[w.code("choice", -1, actions.ACTIONS - 1, meaning)] = i16(choice)
    _describe_subject(w, state, kind)
    _describe_left(w, state, kind)
    _describe_own_frame(w, state, kind if is_own else i64(0), first)
    _describe_draw(w, state, kind, first)
    out[w.count("put-back", 0, tables.LAWS, "laws on top of their deck", "cards")] = i16(
        _count_put_back(state)
    )


def _describe_subject(w: Entries, state: Position, kind: i64) -> None:
    """Describe the card and the colour that the decision is about, and how a card is taken."""
    out = w.out
    card, colour = in_slot(state, SUBJECT[kind], 0), in_slot(state, COLOUR[kind])
    purpose, again = in_slot(state, PURPOSE[kind]), in_slot(state, OFTEN[kind])
    out[w.count("card", 0, tables.CARDS, "the card it is about", "card")] = i16(card)
    out[w.code("colour", -1, tables.COLOURS, "the colour it is about; 4 any")] = i16(colour)
    out[w.code("purpose", -1, 2, "a card is taken by 0 attack, 1 bid, 2 law")] = i16(purpose)
    out[w.count("again", -1, 1, "the bidders may name once more", "flag")] = i16(again)


def _describe_left(w: Entries, state: Position, kind: i64) -> None:
    """Describe how many gems, laws or cards are still to be taken, paid, put back or discarded."""
    out = w.out
    left, free = in_slot(state, LEFT[kind], 0), in_slot(state, FREE[kind], 0)
    out[w.count("left", 0, MOST_LEFT, "gems to take or pay, laws to put back", "pieces")] = i16(
        left
    )
    out[w.count("free", 0, MOST_LEFT, "of the gems to take, those that need not be", "gems")] = i16(
        free
    )
    meaning = "further free discards for virtual opponents"
    out[w.count("discards", 0, MOST_LEFT, meaning, "cards")] = i16(state.free_discards)


def _row(state: Position, slot: i64, first: i64) -> i64:
    """Return the row of the seat in a slot; -1 for slot 0."""
    return entries.relative_seat(state.slot(slot), first, state.seats) if slot else i64(-1)


def _describe_own_frame(w: Entries, state: Position, kind: i64, first: i64) -> None:
    """Describe what only who decides is shown: the swap it has begun, the gems it spares.

    `kind` is 0 for all others.
    """
    out = w.out
    paid = (
        entries.relative_seat(state.slot(OTHER[kind]), first, state.seats)
        if OTHER[kind]
        else i64(-1)
    )
    token, spared = in_slot(state, TOKEN[kind]), in_slot(state, SPARED[kind], 0)
    card = state.slot(CARD[kind]) if TOKEN[kind] else i64(0)
    out[w.code("paid", -1, state.seats - 1, "row of the player paid for a swap")] = i16(paid)
    out[w.count("offered", 0, tables.CARDS, "own card with the token offered", "card")] = i16(card)
    out[w.code("token", -1, tables.TOKENS - 1, "the kind of that token")] = i16(token)
    at = w.columns("spared-", COLOURS, 0, 7, "own eternal gems that are not to be used", "gems")
    for colour in range(tables.COLOURS):
        out[at + colour] = i16((spared >> (3 * colour)) & 7)


def _describe_draw(w: Entries, state: Position, kind: i64, first: i64) -> None:
    """Describe what the dealer draws, and for whom. Rules: VC-VIRTUAL-02."""
    out = w.out
    owner = (
        entries.relative_seat(state.slot(OWNER[kind]), first, state.seats)
        if OWNER[kind]
        else i64(-1)
    )
    deck, slot = in_slot(state, DECK[kind]), in_slot(state, SLOT[kind])
    robot = in_slot(state, OPPONENT[kind])
    out[w.code("drawing", -1, state.seats - 1, "for whom is drawn: a row of players")] = i16(owner)
    out[w.code("deck", -1, 1, "the deck drawn from: 0 characters, 1 laws")] = i16(deck)
    out[w.code("slot", -1, LAST_SLOT, "the slot of the display to be filled")] = i16(slot)
    out[w.code("virtual", -1, 2, "the virtual opponent that draws its bid")] = i16(robot)


def _count_put_back(state: Position) -> i64:
    """Count the laws that lie on top of their deck."""
    number: i64 = 0
    for law in range(tables.CHARACTERS + 1, tables.CARDS + 1):
        if state.zone[law] == u8(storage.PUT_BACK):
            number += 1
    return number


def _describe_clock(w: Entries, state: Position, auction: i64) -> None:
    out = w.out
    building = building_round(state) if auction == 0 else i64(0)
    w.vector("clock", "how far the game is")
    out[w.count("round", 0, LAST_ROUND, "0 before the first", "rounds")] = i16(state.round)
    out[w.count("auction-round", 0, ROUNDS_OF_A_PHASE, "0 outside an auction", "rounds")] = i16(
        auction
    )
    meaning = "0 outside the building phase"
    out[w.count("building-round", 0, ROUNDS_OF_A_PHASE, meaning, "rounds")] = i16(building)
    out[w.count("large-deck", 0, tables.CHARACTERS, "cards in it", "cards")] = i16(state.large)
    out[w.count("small-deck", 0, tables.CHARACTERS, "cards in it", "cards")] = i16(state.small)
    out[w.count("law-deck", 0, tables.LAWS, "laws that can be drawn", "cards")] = i16(
        state.laws_in_deck()
    )
