"""The observation of a seat of Viceroy: its layout, and what writes it.

A card is its printed number, laws from 65. Rules: VC-SETUP-04, VC-FLOW-04, VC-FLOW-05, VC-EDGE-04.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from velkahra.core.contract import entries, observation
from velkahra.core.contract.observation import Column, Layout, Part
from velkahra.games.viceroy.rules import actions, facts, frames, storage, tables
from velkahra.games.viceroy.rules.chapters.auction import gems_for_passing
from velkahra.games.viceroy.rules.chapters.pyramid import circle
from velkahra.games.viceroy.rules.chapters.take import is_just_taken
from velkahra.games.viceroy.rules.chapters.virtual import gems_left_in_box
from velkahra.games.viceroy.rules.seats import contains
from velkahra.games.viceroy.rules.state import ATTACK, LAST_ROUND, ROUNDS_OF_A_PHASE, Position

DECISIONS: Final = (
    ("back", "chance draws two gems that a seat puts back"),
    ("deal", "chance draws a card for a seat"),
    ("show", "chance draws a card for the display"),
    ("virtual", "chance draws the bid of a virtual opponent"),
    ("start", "seats choose their first card in secret"),
    ("bid", "seats bid in secret"),
    ("name", "two bidders name the card they want in secret"),
    ("card", "seats choose a card to lay in secret"),
    ("take", "a seat takes a card of the display"),
    ("share", "a seat may take the upper card beside a virtual opponent"),
    ("remove", "a seat discards a card of the display for a virtual opponent"),
    ("gems", "a seat takes gems of the supply"),
    ("draw", "a seat chooses the deck it draws from"),
    ("archive", "a seat may tuck a card that it has just taken"),
    ("place", "a seat lays a card"),
    ("level-5", "a seat chooses the reward of a character on level 5"),
    ("option", "a seat chooses an option of a law"),
    ("colour", "a seat chooses the colour of an eternal gem"),
    ("own-gem", "a seat may use its own gem as an eternal gem"),
    ("double", "a seat chooses the character whose tokens a law doubles"),
    ("swap", "a seat chooses its token for a swap"),
    ("for", "a seat chooses what it swaps for"),
    ("give", "a seat pays for a swap"),
    ("return", "a seat puts laws back on their deck"),
    ("tuck", "a seat tucks cards of its hand under a law"),
    ("free", "a seat tucks a free card under a law"),
    ("store", "a seat stores gems on a law"),
    ("recolour", "a seat recolours circles at the end"),
    ("over", "the game is over"),
)
OVER: Final[i64] = 28

MOST_GEMS: Final = 127
MOST_TOKENS: Final = 127

# Where a card is, besides the places of seats: 4 + a seat's number for its hand, then as many for
# the pyramids, then for the tucked cards.
UNSEEN: Final[i64] = 0
ON_DISPLAY: Final[i64] = 1
DISCARDED: Final[i64] = 2
ON_DECK: Final[i64] = 3
FIRST_PLACE: Final[i64] = 4

# Columns of players that are counted while cards are written.
LOWEST: Final[i64] = 2
CARDS_HELD: Final[i64] = 3
PLAYER_COLUMNS: Final[i64] = 19 + tables.TOKENS
CARD_COLUMNS: Final[i64] = 8
PENDING: Final[i64] = 20


def layout_of(seats: int, virtual: int) -> Layout:
    """Return the layout for numbers of seats and of virtual opponents."""
    return Layout(
        (
            _players(seats),
            _cards(seats),
            _tokens(),
            *([_robots(virtual)] if virtual else []),
            _gems("supply", "gems in the supply"),
            _gems("box", "gems that a virtual opponent may draw"),
            observation.one_hot("decision", "what is decided now", DECISIONS),
            _pending(seats),
            _clock(),
        )
    )


def _of_colours(what: str, low: int, high: int, meaning: str, *rules: str) -> list[Column]:
    return [Column(f"{what}{c}", low, high, meaning, "gems", rules) for c in facts.COLOUR_NAMES]


def _gems(name: str, meaning: str) -> Part:
    return observation.vector(name, meaning, _of_colours("", 0, MOST_GEMS, "of this colour"))


def _players(seats: int) -> Part:
    columns = [
        Column("acts", 0, 1, "it has to decide now"),
        Column("chosen", 0, 1, "it has chosen in secret"),
        Column("lowest", 0, int(tables.CARDS), "lowest number in its pyramid; 0 for none", "card"),
        Column("hand", 0, int(tables.CARDS), "cards in its hand", "cards"),
        *_of_colours("gems-", -1, MOST_GEMS, "behind its screen; -1 hidden", "VC-FLOW-04"),
        Column("attack", -1, 64, "attack tokens; -1 hidden", "tokens", ("VC-FLOW-04",)),
        *_of_colours("unused-", 0, MOST_GEMS, "eternal gems not used in this building phase"),
        Column("status", 0, 4, "in an auction: 1 bidding, 2 served, 3 passed, 4 skipping", "code"),
        Column("out", 0, 1, "it builds no more in this phase"),
        Column("skips", 0, 1, "it leaves out the next auction"),
        Column("bid", -1, int(ATTACK) + 1, "revealed bid: a colour, 4 attack, 5 empty", "code"),
        Column("played", 0, int(tables.CARDS), "revealed card that is still to be laid", "card"),
        Column("due", 0, 64, "gems still to take for passing", "gems"),
        *(
            Column(name, 0, MOST_TOKENS, "tokens in its pyramid", "tokens")
            for name in tables.TOKEN_NAMES
        ),
    ]
    return observation.entities("players", seats, "the seats, from the observer on", columns)


def _cards(seats: int) -> Part:
    columns = [
        Column(
            *("where", 0, int(FIRST_PLACE) + 3 * seats - 1),
            "0 unseen, 1 on display, 2 discarded, 3 put back on its deck, 4 + row of players in a "
            f"hand, {4 + seats} + row in a pyramid, {4 + 2 * seats} + row tucked",
            *("code", ("VC-EDGE-04",)),
        ),
        Column(
            *("at", 0, int(tables.CARDS)),
            "on display 1 + its slot, on its deck its height, tucked the card above it, else 0",
            "code",
        ),
        Column("level", 0, int(tables.LEVELS), "in a pyramid; 0 elsewhere", "level"),
        Column(
            "column",
            -int(tables.MIDDLE),
            int(tables.MIDDLE),
            "in a pyramid, from the first card",
            "column",
        ),
        Column(
            "circle", -1, int(tables.COLOURS) - 1, "colour of the circle it closes; -1 none", "code"
        ),
        Column("tinted", 0, 1, "its circle was recoloured at the end"),
        Column("seen", 0, 1, "in a hand, and everyone saw it being taken"),
        Column("fresh", 0, 1, "just taken by the observer, who may tuck it now"),
    ]
    return observation.entities(
        "cards", int(tables.CARDS), "characters 1..64, then laws 65..88", columns
    )


def _tokens() -> Part:
    columns = [Column(name, 0, MOST_TOKENS, "on the card", "tokens") for name in tables.TOKEN_NAMES]
    return observation.entities(
        "tokens", int(tables.CARDS), "the tokens on each card of a pyramid", columns
    )


def _robots(virtual: int) -> Part:
    columns = [
        Column("bid", -1, int(tables.COLOURS) - 1, "colour it has bid; -1 none", "code"),
        Column("done", 0, 1, "it is done in this auction"),
    ]
    return observation.entities("virtual", virtual, "the virtual opponents", columns)


def _pending(seats: int) -> Part:
    handful, code = 99, "code"
    return observation.vector(
        "pending",
        "the decision that waits; the least value where it has none of this",
        [
            Column(
                "choice",
                -1,
                int(actions.ACTIONS) - 1,
                "the observer's secret choice: an action",
                code,
            ),
            Column("card", 0, int(tables.CARDS), "the card it is about", "card"),
            Column("colour", -1, int(tables.COLOURS), "the colour it is about; 4 any", code),
            Column("purpose", -1, 2, "a card is taken by 0 attack, 1 bid, 2 law", code),
            Column("again", -1, 1, "the bidders may name once more"),
            Column("left", 0, handful, "gems to take or pay, laws to put back", "pieces"),
            Column("free", 0, handful, "of the gems to take, those that need not be", "gems"),
            Column("discards", 0, handful, "further free discards for virtual opponents", "cards"),
            Column("paid", -1, seats - 1, "who is paid for a swap: a row of players", code),
            Column("offered", 0, int(tables.CARDS), "own card with the token offered", "card"),
            Column("token", -1, int(tables.TOKENS) - 1, "the kind of that token", code),
            *_of_colours("spared-", 0, 7, "own eternal gems that are not to be used"),
            Column("drawing", -1, seats - 1, "for whom is drawn: a row of players", code),
            Column("deck", -1, 1, "what is drawn: 0 a character, 1 a law", code),
            Column(
                "slot", -1, int(storage.SLOTS) - 1, "the slot of the display to be filled", code
            ),
            Column("virtual", -1, 2, "the virtual opponent that draws its bid", code),
            Column("put-back", 0, int(tables.LAWS), "laws on top of their deck", "cards"),
        ],
    )


def _clock() -> Part:
    rounds = int(ROUNDS_OF_A_PHASE)
    return observation.vector(
        "clock",
        "how far the game is",
        [
            Column("round", 0, int(LAST_ROUND), "0 before the first", "rounds"),
            Column("auction-round", 0, rounds, "0 outside an auction", "rounds"),
            Column("building-round", 0, rounds, "0 outside the building phase", "rounds"),
            Column("large-deck", 0, int(tables.CHARACTERS), "cards in it", "cards"),
            Column("small-deck", 0, int(tables.CHARACTERS), "cards in it", "cards"),
            Column("law-deck", 0, int(tables.LAWS), "laws that can be drawn", "cards"),
        ],
    )


def observe(state: Position, observer: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may know, as `layout_of` declares, into `out` from `at` on.

    `observer` is a seat or SPECTATOR.
    """
    first = entries.first_seat(observer)
    kind = i64(0) if state.over else state.frame_kind()
    auction = _round_of(state, frames.AUCTION, frames.AUCTION_HELD)
    players = at
    for steps in range(state.seats):
        seat = entries.seat_after(first, steps, state.seats)
        at = _write_player(state, observer, seat, auction, out, at)
    cards = at
    at = _write_cards(state, observer, first, out, at, players)
    if kind == frames.ARCHIVE and observer == state.frame_seat():
        _mark_fresh(state, observer, out, cards)
    at = entries.copy_plane(out, at, state.tokens, tables.TOKENS, tables.CARDS * tables.TOKENS)
    at = _write_robots(state, out, at)
    for colour in range(tables.COLOURS):
        out[at + colour] = i16(state.gems_of(storage.SUPPLY, colour))
        out[at + tables.COLOURS + colour] = i16(gems_left_in_box(state, colour))
    at += 2 * tables.COLOURS
    at = entries.fill_one_hot(out, at, i64(len(DECISIONS)), kind - 1 if kind else OVER)
    at = _write_pending(state, kind, observer, first, out, at)
    _write_clock(state, auction, out, at)


def _round_of(state: Position, kind: i64, held: i64) -> i64:
    """Return the round in a slot of the outermost frame of a kind; 0 if there is none."""
    place = i64(-1) if state.over else state.find_frame(kind)
    return state.slot_at(place, held) if place >= 0 else 0


def _write_player(
    state: Position, observer: i64, seat: i64, auction: i64, out: vec[i16], at: i64
) -> i64:
    """Write a row of players. The lowest number and the hand are counted by `_write_cards`.

    `auction` is the round of the auction. Rules: VC-FLOW-04, VC-END-02.
    """
    entries.fill(out, at, PLAYER_COLUMNS - tables.TOKENS, 0)
    out[at] = 1 if contains(state.acting(), seat) else 0
    out[at + 1] = 1 if state.has_chosen(seat) else 0
    shown = observer == seat or screens_are_gone(state)
    for colour in range(tables.COLOURS):
        out[at + 4 + colour] = i16(state.gems_of(seat, colour)) if shown else -1
        out[at + 9 + colour] = i16(state.discount(seat, colour))
    out[at + 8] = i16(state.attack[seat]) if shown else -1
    bids = auction > 0 and state.bid[seat] != storage.NO_BID
    out[at + 13] = 1 + i16(state.status[seat]) if auction > 0 else 0
    out[at + 14] = i16(state.out[seat])
    out[at + 15] = i16(state.skip[seat])
    out[at + 16] = i16(state.bid[seat]) if bids else -1
    if not state.over and state.find_frame(frames.LAY) >= 0:
        out[at + 17] = i16(state.bid[seat])
    if state.owed[seat]:
        out[at + 18] = i16(gems_for_passing(state, seat))
    return entries.copy_plane(
        out, at + PLAYER_COLUMNS - tables.TOKENS, state.held, tables.TOKENS * seat, tables.TOKENS
    )


def screens_are_gone(state: Position) -> bool:
    """Return whether everyone sees all gems: at the end, or all the time. Rules: VC-END-02."""
    return state.open_screens == 1 or state.over == 1 or state.frame_kind() == frames.RECOLOUR


def _write_cards(
    state: Position, observer: i64, first: i64, out: vec[i16], at: i64, players: i64
) -> i64:
    """Write the list of cards; count the hands and find the lowest number of each pyramid.

    The list of players begins at `players`.
    """
    entries.fill(out, at, tables.CARDS * CARD_COLUMNS, 0)
    for card in range(i64(1), tables.CARDS + 1):
        out[at + 4] = -1
        zone = i64(state.zone[card])
        if zone != storage.DECK:
            if zone >= storage.SHOWN:
                _write_public(state, observer, card, zone, out, at)
            else:
                _write_owned(state, observer, first, card, zone, out, at, players)
        at += CARD_COLUMNS
    for slot in range(storage.SLOTS):
        card = state.shown(slot)
        if card:
            out[at - CARD_COLUMNS * (tables.CARDS + 1 - card) + 1] = 1 + i16(slot)
    return at


def _write_public(
    state: Position, observer: i64, card: i64, zone: i64, out: vec[i16], at: i64
) -> None:
    """Write a card on display, put back or discarded."""
    if zone == storage.SHOWN:
        out[at] = i16(ON_DISPLAY)
    elif zone == storage.GONE:
        out[at] = i16(DISCARDED)
    elif zone == storage.PUT_BACK and knows(state, observer, card):
        out[at] = i16(ON_DECK)
        out[at + 1] = i16(state.at[card])


def _write_owned(
    state: Position,
    observer: i64,
    first: i64,
    card: i64,
    zone: i64,
    out: vec[i16],
    at: i64,
    players: i64,
) -> None:
    """Write a card of a seat: in its hand, its pyramid, or tucked there."""
    seats = state.seats
    row = entries.relative_seat((zone - storage.HAND) % tables.SEATS, first, seats)
    player = players + PLAYER_COLUMNS * row
    if zone < storage.LAID:
        out[player + CARDS_HELD] += 1
        if (row == 0 and observer >= 0) or knows(state, observer, card):
            out[at] = i16(FIRST_PLACE + row)
            out[at + 6] = 1 if all_know(state, card) else 0
    elif zone < storage.TUCKED:
        cell = state.at[card]
        out[at] = i16(FIRST_PLACE + seats + row)
        out[at + 2] = i16(storage.level_of(cell))
        out[at + 3] = i16(storage.column_of(cell))
        out[at + 4] = i16(circle(state, card))
        out[at + 5] = 1 if state.tint[card] else 0
        if out[player + LOWEST] == 0:
            out[player + LOWEST] = i16(card)
    else:
        out[at] = i16(FIRST_PLACE + 2 * seats + row)
        out[at + 1] = i16(state.at[card])


def knows(state: Position, observer: i64, card: i64) -> bool:
    """Return whether an observer has seen a hidden card going where it is. Rules: VC-EDGE-04."""
    if observer < 0:
        return all_know(state, card)
    return contains(i64(state.known[card]), observer)


def all_know(state: Position, card: i64) -> bool:
    """Return whether everybody has seen a hidden card going where it is."""
    return state.known[card] & storage.EVERYBODY == storage.EVERYBODY


def _mark_fresh(state: Position, observer: i64, out: vec[i16], cards: i64) -> None:
    """Mark the cards that the observer has just taken. The list of cards begins at `cards`."""
    for card in range(i64(1), tables.CARDS + 1):
        if is_just_taken(state, observer, card):
            out[cards + CARD_COLUMNS * (card - 1) + 7] = 1


def _write_robots(state: Position, out: vec[i16], at: i64) -> i64:
    for robot in range(state.virtual):
        bid = state.robot_bid[robot]
        out[at] = -1 if bid == storage.NO_BID else i16(bid)
        out[at + 1] = i16(state.robot[robot])
        at += 2
    return at


def _write_pending(
    state: Position, kind: i64, observer: i64, first: i64, out: vec[i16], at: i64
) -> i64:
    """Write what the decision of a kind is about; 0 is none."""
    entries.fill(out, at, PENDING, 0)
    out[at] = i16(state.choice_of(observer)) if observer >= 0 else -1
    entries.fill(out, at + 2, 3, -1)
    out[at + 8] = -1
    out[at + 10] = -1
    entries.fill(out, at + 15, 4, -1)
    out[at + 7] = i16(state.free_discards)
    out[at + 19] = i16(_count_put_back(state))
    if kind == 0:
        return at + PENDING
    if kind <= frames.LAST_CHANCE:
        _write_draw(state, kind, first, out, at + 15)
    else:
        _write_subject(state, kind, out, at)
        _write_left(state, kind, out, at + 5)
        if observer == state.frame_seat():
            _write_own_frame(state, kind, first, out, at + 8)
    return at + PENDING


def _write_draw(state: Position, kind: i64, first: i64, out: vec[i16], at: i64) -> None:
    """Write what the dealer draws, and for whom. Rules: VC-VIRTUAL-02."""
    if kind == frames.BACK:
        out[at] = i16(entries.relative_seat(state.slot(frames.BACK_OWNER), first, state.seats))
    elif kind == frames.DEAL:
        out[at] = i16(entries.relative_seat(state.slot(frames.DEAL_OWNER), first, state.seats))
        out[at + 1] = i16(state.slot(frames.DEAL_DECK))
    elif kind == frames.SHOW:
        out[at + 2] = i16(state.slot(frames.SHOW_SLOT))
    elif kind == frames.VIRTUAL:
        out[at + 3] = i16(state.slot(frames.VIRTUAL_OPPONENT))


def _write_subject(state: Position, kind: i64, out: vec[i16], at: i64) -> None:
    """Write the card and the colour that the decision is about, and how a card is taken."""
    if _is_about_a_card(kind):
        out[at + 1] = i16(state.slot(frames.PLACE_CARD))
    if kind == frames.NAME:
        out[at + 2] = i16(state.slot(frames.NAME_COLOUR))
        out[at + 4] = i16(state.slot(frames.NAME_OFTEN))
    elif kind == frames.TAKE:
        out[at + 2] = i16(state.slot(frames.TAKE_COLOUR))
        out[at + 3] = i16(state.slot(frames.TAKE_PURPOSE))
    elif kind == frames.SHARE:
        out[at + 2] = i16(state.slot(frames.SHARE_COLOUR))
    elif kind == frames.OWN_GEM:
        out[at + 2] = i16(state.slot(frames.OWN_GEM_COLOUR))


def _is_about_a_card(kind: i64) -> bool:
    """Return whether the first slot of a kind of frame holds a card, as PLACE_CARD does."""
    return frames.PLACE <= kind <= frames.FOR or frames.TUCK <= kind <= frames.STORE


def _write_left(state: Position, kind: i64, out: vec[i16], at: i64) -> None:
    """Write how many gems or laws are still to be taken, paid or put back."""
    if kind == frames.GEMS:
        out[at] = i16(state.slot(frames.GEMS_LEFT))
        out[at + 1] = i16(state.slot(frames.GEMS_FREE))
    elif kind == frames.GIVE:
        out[at] = i16(state.slot(frames.GIVE_LEFT))
    elif kind == frames.RETURN:
        out[at] = i16(state.slot(frames.RETURN_LEFT))


def _write_own_frame(state: Position, kind: i64, first: i64, out: vec[i16], at: i64) -> None:
    """Write what only who decides is shown: the swap it has begun, the gems it spares."""
    if kind == frames.GIVE:
        out[at] = i16(entries.relative_seat(state.slot(frames.GIVE_OTHER), first, state.seats))
    elif kind == frames.FOR:
        out[at + 1] = i16(state.slot(frames.FOR_CARD))
        out[at + 2] = i16(state.slot(frames.FOR_TOKEN))
    elif kind == frames.PLACE:
        for colour in range(tables.COLOURS):
            out[at + 3 + colour] = i16((state.slot(frames.PLACE_SPARED) >> (3 * colour)) & 7)


def _count_put_back(state: Position) -> i64:
    """Count the laws that lie on top of their deck."""
    number: i64 = 0
    for law in range(tables.CHARACTERS + 1, tables.CARDS + 1):
        if state.zone[law] == u8(storage.PUT_BACK):
            number += 1
    return number


def _write_clock(state: Position, auction: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(state.round)
    out[at + 1] = i16(auction)
    out[at + 2] = i16(_round_of(state, frames.BUILD, frames.BUILD_HELD)) if auction == 0 else 0
    out[at + 3] = i16(state.large)
    out[at + 4] = i16(state.small)
    out[at + 5] = i16(state.laws_in_deck())
