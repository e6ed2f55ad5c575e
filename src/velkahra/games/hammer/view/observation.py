"""The observation of a team of the camp game: its layout, and what writes it.

Teams are in the order of the seats from the observer on; this number of a team is its *row*. Cards
are those of the powers that play, in the order of their places.
Rules: HM-CHAR-02, HM-SETUP-01, HM-EDGE-INFO-05, HM-EDGE-JOKER-01, HM-EDGE-FIND-02.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from velkahra.core.contract import entries, observation
from velkahra.core.contract.observation import Column, Layout, Part
from velkahra.core.contract.state import FIRST_SLOT
from velkahra.games.hammer.cards import card_ids, opcodes
from velkahra.games.hammer.cards.columns import DEMAND_DEED
from velkahra.games.hammer.rules import actions, arrays, frames, tables, values
from velkahra.games.hammer.rules.chapters.drawing import joint_price
from velkahra.games.hammer.rules.chapters.finding import squares_open
from velkahra.games.hammer.rules.chapters.results import NO_BET
from velkahra.games.hammer.rules.chapters.teams import complete
from velkahra.games.hammer.rules.chapters.turn import conversion_rate, hand_limit
from velkahra.games.hammer.rules.effects.modify import is_hand_open
from velkahra.games.hammer.rules.effects.run import op_to_come
from velkahra.games.hammer.rules.state import Position

DECISIONS: Final = (
    ("hide", "chance chooses where T. H. hides"),
    ("salt", "chance draws the numbers of the encoded picture"),
    ("deal", "chance draws the top card of a deck"),
    ("joint", "chance draws the top card of a joint deck"),
    ("finish", "a team finishes the partial game"),
    ("lot", "chance draws which of tied teams chooses first"),
    ("coin", "chance tosses a coin"),
    ("lose-card", "chance picks cards of a hand to be discarded"),
    ("copy", "chance picks pieces of information to be stolen"),
    ("mill", "chance draws cards from a deck onto its pile"),
    ("look", "chance draws the cards that a team looks at"),
    ("restock", "chance puts cards of a joint pile back into their deck"),
    ("pick", "chance selects cards for an effect"),
    ("desk", "the organiser may enter what happened"),
    ("bet", "teams bet their jokers in secret"),
    ("swap", "teams may swap their first hands"),
    ("waive", "a team says whether a lost spy comes back"),
    ("order", "a team chooses its position in the order of turns"),
    ("refresh", "a team turns SB into BM"),
    ("untire", "a team chooses what gets ready"),
    ("draw", "a team draws a card"),
    ("join", "a team may join a draw"),
    ("sift", "a team chooses among cards it looks at"),
    ("main", "a team plays cards and uses abilities"),
    ("demand", "a team meets a demand of a card"),
    ("choose", "a team chooses cards for an effect"),
    ("row", "a team names pieces of information that it gains"),
    ("steal-row", "a team names pieces of information that it steals"),
    ("may", "a team says whether a part of an effect is carried out"),
    ("change", "a team turns SB into BM by an effect"),
    ("share", "a team says what its partner pays of a joint card"),
    ("consent", "a partner agrees to a joint card"),
    ("take-card", "a team chooses cards of another hand"),
    ("own-discard", "a team discards cards by an effect"),
    ("discard", "a team discards down to its limit"),
    ("square", "a team names a square"),
    ("ally", "a team answers an offer of cooperation"),
    ("part", "a team answers the end of a cooperation"),
    ("sacrifice", "a team gives up permanents"),
    ("search", "a team searches its deck"),
    ("over", "the game is over"),
)
OVER: Final[i64] = 40

PHASES: Final = ("setup", "game", "order", "refresh", "draw", "main", "discard", "end", "over")
"""The phases, by the numbers that `phase_of` returns."""
SETUP: Final[i64] = 0
GAME: Final[i64] = 1
ORDER: Final[i64] = 2
REFRESH: Final[i64] = 3
DRAW: Final[i64] = 4
MAIN: Final[i64] = 5
DISCARD: Final[i64] = 6
END: Final[i64] = 7
ENDED: Final[i64] = 8

MOST: Final[i64] = 9999
UNKNOWN_BET: Final[i16] = -2

# Where a card is.
OUT: Final[i16] = 1
IN_A_HAND: Final[i16] = 2
LAID: Final[i16] = 3
ON_A_PILE: Final[i16] = 4
ON_A_DECK: Final[i16] = 5

TEAM_COLUMNS: Final[i64] = 28  # and the pacts with each team
HAND_SIZE: Final[i64] = 15
DECK_SIZE: Final[i64] = 17
LASTING_COLUMN: Final[i64] = 23
CARD_COLUMNS: Final[i64] = 9  # and each team that has it in play
ROW_COLUMNS: Final[i64] = 4  # and each other team that has it
GROUP_COLUMNS: Final[i64] = 3
PENDING: Final[i64] = 7


def _slots_called(*names: str) -> vec[i64]:
    """Return for each kind, up to LAST_DECISION, the slot of a team's decision with such a name.

    It is 0 for none. The rest of a SHARE is its cost.
    """
    found = {
        frame.kind: place
        for frame in frames.FRAMES
        if frame.kind > frames.LAST_CHANCE
        for place, slot in enumerate(frame.slots, int(FIRST_SLOT))
        if slot.name in names and (frame.kind, place) != (frames.SHARE, frames.SHARE_LEFT)
    }
    return vec[i64]([i64(found.get(kind, 0)) for kind in range(int(frames.LAST_DECISION) + 1)])


LEFT: Final = _slots_called("left")
"""Slots that hold how many are still to be chosen."""
CARD: Final = _slots_called("card")
"""Slots that hold the card that a decision is about."""
OTHER: Final = _slots_called("proposer", "partner", "player", "with", "from", "holder")
"""Slots that hold the other team that a decision is about."""


def _cards_of(powers: int) -> list[int]:
    """List the places of the cards of powers, a bit set, joint ones among them too."""
    own = [
        power * int(card_ids.OWN) + number
        for power in range(int(card_ids.SEATS))
        if powers >> power & 1
        for number in range(int(card_ids.OWN))
    ]
    for group in _groups_of(powers):
        own += range(card_ids.GROUP_STARTS[group], card_ids.GROUP_STARTS[group + 1])
    return own


def _groups_of(powers: int) -> list[int]:
    """List the groups of which all powers are in a bit set."""
    return [
        n
        for n in range(int(card_ids.GROUP_COUNT))
        if card_ids.GROUP_MASKS[n] & powers == card_ids.GROUP_MASKS[n]
    ]


CARDS_OF: Final = [vec[i64]([i64(card) for card in _cards_of(powers)]) for powers in range(32)]
GROUPS_OF: Final = [vec[i64]([i64(group) for group in _groups_of(powers)]) for powers in range(32)]


def layout_of(powers: list[int], rows: int, size: int) -> Layout:
    """Return the layout for the power of each seat and a puzzle.

    Args:
        powers: the power of each seat.
        rows: rows of the encoded picture.
        size: squares along a side of the map.
    """
    seats, mask = len(powers), sum(1 << power for power in powers)
    return Layout(
        (
            _teams(seats, size),
            _cards(seats, mask),
            _groups(mask),
            _pieces(seats, rows),
            Part(*("marks", (rows, size), -1, 25), "the encoded picture; -1 before", "code"),
            Part(*("tried", (size, size), 0, 99), "wrong squares it named: the round", "rounds"),
            Part(*("open", (size, size), 0, 1), "T. H. can be there, by what it knows", "flag"),
            observation.one_hot("decision", "what is decided now", DECISIONS),
            observation.one_hot("phase", "the phase of the round", [(name, "") for name in PHASES]),
            _pending(seats),
            _clock(seats, size),
        )
    )


def _teams(seats: int, size: int) -> Part:
    most, secret = int(MOST), ("HM-EDGE-JOKER-01",)
    columns = [
        Column("acts", 0, 1, "it has to decide now"),
        Column("active", 0, 1, "it is its turn"),
        Column("power", 0, int(card_ids.SEATS) - 1, "which power it plays, as in actions", "code"),
        Column("sb", -most, most, "its SB", "SB"),
        Column("bm", -most, most, "its BM", "BM"),
        Column("points", -most, most, "its points", "points"),
        Column("debt", 0, most, "its debt", "SB"),
        Column("rank", 0, int(card_ids.SEATS), "place in the partial game; 0 before", "place"),
        Column("how", 0, 2, "in it: 0 took part, 1 was missing, 2 gets nothing", "code"),
        Column(
            "place", 0, int(card_ids.SEATS), "position in the order of turns; 0 before", "place"
        ),
        Column("joker", 0, 1, "it still has its joker"),
        Column("chosen", 0, 1, "it has chosen whether to bet"),
        Column("bet", -2, seats - 1, "row it bets on; -1 none, -2 hidden", "code", secret),
        Column("special", 0, 2, "special ability: 0 unused, 1 in play, 2 spent", "code"),
        Column("returning", 0, 1, "a spy comes back to it when its turn begins"),
        Column("hand", 0, 99, "cards in its hand, joint ones too", "cards"),
        Column("limit", -1, 999, "how many it may hold; -1 hidden", "cards", ("HM-CHAR-02",)),
        Column("deck", 0, int(card_ids.OWN), "cards in its deck", "cards"),
        Column("pieces", 0, 48, "pieces of information it has", "pieces"),
        Column("coming", 0, 48, "pieces it will get after this turn", "pieces"),
        Column("guessed", 0, 1, "it has handed in a square in this turn"),
        Column("guess-column", -1, size - 1, "which; -1 hidden or none", "column"),
        Column("guess-line", -1, size - 1, "which; -1 hidden or none", "line"),
        *(
            Column(f"until-{until}", 0, 99, "of what holds for a time", "effects")
            for until in opcodes.UNTILS
        ),
        *(Column(f"pact-{row}", 0, 1, "it cooperates with this row") for row in range(seats)),
    ]
    return observation.entities("teams", seats, "the teams, from the observer on", columns)


def _cards(seats: int, powers: int) -> Part:
    columns = [
        Column(
            *("where", 0, 5),
            "0 unseen, 1 out of the game, 2 in a hand of its owners, 3 in play, 4 on its pile, "
            "5 at a known place of its deck",
            *("code", ("HM-EDGE-INFO-05",)),
        ),
        Column("order", 0, int(MOST), "in play and on a pile: the later, the greater", "order"),
        Column("depth", -99, 99, "in its deck: 1 the top card, -1 the lowest one; 0 else", "place"),
        Column("state", 0, 2, "in play: 0 ready, 1 tired, 2 detained", "code"),
        Column("known", 0, 1, "in a hand, and the observer has seen it coming there"),
        Column("refused", 0, 1, "a partner would not play it in this turn"),
        *(Column(f"used-{n}", 0, 99, "uses of this ability", "uses") for n in (1, 2, 3)),
        *(Column(f"team-{row}", 0, 1, "this row has it in play") for row in range(seats)),
    ]
    meaning = "cards of the powers that play, by place, and their joint cards"
    return observation.entities("cards", len(_cards_of(powers)), meaning, columns)


def _groups(powers: int) -> Part:
    columns = [
        Column("deck", 0, 8, "cards in the joint deck", "cards"),
        Column("hand", 0, 8, "joint cards in hand", "cards"),
        Column("complete", 0, 1, "all of them cooperate"),
    ]
    return observation.entities(
        "groups", len(_groups_of(powers)), "groups with a joint deck", columns
    )


def _pieces(seats: int, rows: int) -> Part:
    columns = [
        Column("own", 0, 1, "the observer has it"),
        Column("first", -1, 25, "its first dark mark; -1 unknown", "code"),
        Column("second", -1, 25, "its second dark mark; -1 unknown", "code"),
        Column("coming", 0, 1, "the observer will get it"),
        *(
            Column(f"team-{n}", 0, 1, "the observer knows that this row has it")
            for n in range(1, seats)
        ),
    ]
    return observation.entities(
        "pieces", rows, "the pieces of information, by row of the picture", columns
    )


def _pending(seats: int) -> Part:
    return observation.vector(
        "pending",
        "the decision that waits; -1 where it has none of this, or it is hidden",
        [
            Column(
                "source", -1, int(card_ids.SOURCES) - 1, "the card or source it is about", "code"
            ),
            Column("other", -1, seats - 1, "row of the other team it is about", "code"),
            Column(
                "group", -1, int(card_ids.GROUP_COUNT) - 1, "the joint deck it is about", "code"
            ),
            Column("left", -1, int(MOST), "how many are still to be chosen", "pieces"),
            Column("deed", -1, len(opcodes.OPS), "what is done to what is chosen: an op", "code"),
            Column("cost", -1, int(MOST), "the SB it is about", "SB"),
            Column("drawing", -1, seats - 1, "row for whom chance decides", "code"),
        ],
    )


def _clock(seats: int, size: int) -> Part:
    return observation.vector(
        "clock",
        "how far the camp is, and where T. H. was found",
        [
            Column("round", 0, 99, "0 before the first", "rounds"),
            Column("left", 0, 99, "rounds after this one", "rounds"),
            Column("turn", 0, int(card_ids.SEATS), "turn of the round; 0 outside turns", "turns"),
            Column("finder", -1, seats - 1, "row that has found T. H.; -1 nobody", "code"),
            Column("column", -1, size - 1, "where; -1 hidden", "column", ("HM-EDGE-FIND-02",)),
            Column("line", -1, size - 1, "where; -1 hidden", "line", ("HM-EDGE-FIND-02",)),
        ],
    )


def observe(state: Position, observer: i64, out: vec[i16], at: i64) -> None:
    """Write what a seat may know, as `layout_of` declares, into `out` from `at` on.

    `observer` is a seat or SPECTATOR.
    """
    first = entries.first_seat(observer)
    kind = i64(0) if state.over else state.frame_kind()
    hidden = is_secret(state, observer, kind)
    shown = kind if not hidden else (frames.REFRESH if kind == frames.UNTIRE else frames.DRAW)
    powers = _powers(state)
    teams = at
    for steps in range(state.seats):
        seat = entries.seat_after(first, steps, state.seats)
        at = _write_team(state, observer, seat, first, out, at)
    _write_lasting(state, first, out, teams)
    at = _write_cards(state, observer, first, powers, out, at, teams)
    at = _write_groups(state, powers, out, at)
    at = _write_pieces(state, observer, first, out, at)
    at = _write_marks(state, out, at)
    at = _write_tried(state, observer, out, at)
    at = _write_open(state, observer, out, at)
    at = entries.fill_one_hot(out, at, i64(len(DECISIONS)), shown - 1 if shown else OVER)
    at = entries.fill_one_hot(out, at, i64(len(PHASES)), phase_of(state))
    at = _write_pending(state, kind, observer, first, hidden, out, at)
    _write_clock(state, first, out, at)


def phase_of(state: Position) -> i64:
    """Return the number of the phase in PHASES. Rules: HM-ROUND-02."""
    if state.over:
        return ENDED
    if state.round == 0:
        return SETUP
    kind = state.frame_kind()
    if kind == frames.SWAP:
        return SETUP
    if kind in (frames.WAIVE, frames.BET, frames.FINISH):
        return GAME
    if kind == frames.ORDER:
        return ORDER
    if kind in (frames.REFRESH, frames.UNTIRE):
        return REFRESH
    if kind in (frames.DRAW, frames.JOIN):
        return DRAW
    if kind == frames.DISCARD:
        return DISCARD
    if state.turn < 0:
        return GAME
    if state.is_pending(frames.MAIN):
        return MAIN
    return DRAW if state.is_pending(frames.PLAYING) else END


def is_secret(state: Position, observer: i64, kind: i64) -> bool:
    """Return whether a question comes from another power's secret side. Rules: HM-CHAR-02."""
    if kind not in (frames.UNTIRE, frames.SIFT) or observer == state.frame_seat():
        return False
    return kind == frames.UNTIRE or state.slot(frames.SIFT_MUST) == 1


def _powers(state: Position) -> i64:
    """Return the powers that play as a bit set."""
    powers: i64 = 0
    for seat in range(state.seats):
        powers |= arrays.seat_bit(state.powers[seat])
    return powers


def _number(value: i64) -> i16:
    """Return an amount, at most MOST either way."""
    return i16(max(min(value, MOST), -MOST))


def _row(state: Position, seat: i64, first: i64) -> i16:
    """Return the row of a team; -1 for none."""
    return i16(entries.relative_seat(seat, first, state.seats)) if seat >= 0 else -1


def _write_team(
    state: Position, observer: i64, seat: i64, first: i64, out: vec[i16], at: i64
) -> i64:
    """Write a row of teams. Hands and decks are counted by `_write_cards`."""
    own = observer == seat
    out[at] = 1 if (state.acting() >> seat) & 1 else 0
    out[at + 1] = 1 if state.turn == seat else 0
    out[at + 2] = i16(state.powers[seat])
    out[at + 3] = _number(state.sb[seat])
    out[at + 4] = _number(state.bm[seat])
    out[at + 5] = _number(state.points[seat])
    out[at + 6] = _number(state.debt[seat])
    out[at + 7] = i16(state.rank[seat])
    out[at + 8] = i16(state.how[seat])
    out[at + 9] = 1 + i16(state.place[seat])
    out[at + 10] = i16(state.joker[seat])
    out[at + 11] = 1 if state.bet[seat] > 0 else 0
    out[at + 12] = _bet(state, seat, own, first)
    out[at + 13] = i16(state.special[seat])
    out[at + 14] = 1 if state.gets_spy_back(seat) else 0
    out[at + HAND_SIZE] = 0
    out[at + 16] = _number(hand_limit(state, seat)) if own else -1
    out[at + DECK_SIZE] = 0
    out[at + 18] = i16(state.pieces_of(seat))
    out[at + 19] = i16(arrays.ones(state.due[seat]))
    guess = state.guess[seat] - 1
    out[at + 20] = 1 if guess >= 0 else 0
    out[at + 21] = i16(guess // actions.SIDE_MOST) if own and guess >= 0 else -1
    out[at + 22] = i16(guess % actions.SIDE_MOST) if own and guess >= 0 else -1
    entries.fill(out, at + LASTING_COLUMN, TEAM_COLUMNS - LASTING_COLUMN, 0)
    at += TEAM_COLUMNS
    for other in range(state.seats):
        row = entries.relative_seat(other, first, state.seats)
        out[at + row] = i16((state.pacts[seat] >> other) & 1)
    return at + state.seats


def _bet(state: Position, seat: i64, own: bool, first: i64) -> i16:
    """Return on which row a team bets, as far as that is known. Rules: HM-EDGE-JOKER-01."""
    bet = state.bet[seat]
    if bet == 0:
        return -1
    if not own and not state.has_results():
        return UNKNOWN_BET
    return _row(state, bet - 1, first) if bet < NO_BET else -1


def _write_lasting(state: Position, first: i64, out: vec[i16], teams: i64) -> None:
    """Count what holds for a time, by team and by when it ends; the teams are at `teams`."""
    brief = state.brief
    width = TEAM_COLUMNS + state.seats
    for at in range(i64(0), i64(len(brief)), values.BRIEF):
        seat = brief[at + values.BRIEF_WHOSE]
        if seat >= 0:
            place = teams + width * entries.relative_seat(seat, first, state.seats)
            out[place + LASTING_COLUMN + brief[at + values.BRIEF_UNTIL]] += 1


def _write_cards(
    state: Position, observer: i64, first: i64, powers: i64, out: vec[i16], at: i64, teams: i64
) -> i64:
    """Write the list of cards, and count hands and decks; the teams are at `teams`."""
    cards = CARDS_OF[powers]
    width = CARD_COLUMNS + state.seats
    entries.fill(out, at, width * i64(len(cards)), 0)
    open_hands = _open_hands(state, observer)
    for card in cards:
        zone = state.zone[card]
        owners = state.owners_of(card)
        if zone == values.DECK:
            if owners & (owners - 1) == 0:
                _count(state, owners, first, out, teams + DECK_SIZE)
            if state.at[card] != values.ANYWHERE and knows(state, observer, card):
                out[at] = ON_A_DECK
                out[at + 2] = _depth(state, card, owners)
        elif zone == values.HAND:
            _count(state, owners, first, out, teams + HAND_SIZE)
            seen = knows(state, observer, card)
            if seen or owners & open_hands:
                out[at] = IN_A_HAND
                out[at + 4] = 1 if seen else 0
                out[at + 5] = i16(state.refused[card])
        elif zone == values.IN_PLAY:
            _write_permanent(state, card, first, out, at)
        elif zone == values.PILE:
            out[at] = ON_A_PILE
            out[at + 1] = i16(min(state.age[card], MOST))
        elif zone == values.GONE:
            out[at] = OUT
        at += width
    return at


def _open_hands(state: Position, observer: i64) -> i64:
    """Return the seats whose hands are open to the observer, its own too, as bits."""
    seats: i64 = 0
    if observer >= 0:
        for seat in range(state.seats):
            if seat == observer or is_hand_open(state, seat, observer):
                seats |= arrays.seat_bit(seat)
    return seats


def knows(state: Position, observer: i64, card: i64) -> bool:
    """Return whether an observer knows a card in a hand or at a fixed place of a deck."""
    if observer < 0:
        return state.known[card] == values.EVERYBODY_KNOWS
    return (i64(state.known[card]) >> observer) & 1 == 1


def _count(state: Position, owners: i64, first: i64, out: vec[i16], at: i64) -> None:
    """Add one to a column of the teams that own a card; `at` is that of row 0."""
    width = TEAM_COLUMNS + state.seats
    for seat in range(state.seats):
        if (owners >> seat) & 1:
            out[at + width * entries.relative_seat(seat, first, state.seats)] += 1


def _depth(state: Position, card: i64, owners: i64) -> i16:
    """Return the place of a card in its deck from the top, from 1; negative from the bottom."""
    own = state.at[card]
    top = own >= values.TOP
    number: i16 = 1
    for other in range(card_ids.CARDS):
        if state.zone[other] != values.DECK or state.owners_of(other) != owners:
            continue
        place = state.at[other]
        if place > own if top else values.ANYWHERE < place < own:
            number += 1
    return number if top else -number


def _write_permanent(state: Position, card: i64, first: i64, out: vec[i16], at: i64) -> None:
    out[at] = LAID
    out[at + 1] = i16(min(state.age[card], MOST))
    out[at + 3] = i16(state.tired[card])
    for number in range(actions.ABILITY_MOST):
        out[at + 6 + number] = i16(state.uses(card, number))
    for seat in range(state.seats):
        if (state.controllers_of(card) >> seat) & 1:
            out[at + CARD_COLUMNS + entries.relative_seat(seat, first, state.seats)] = 1


def _write_groups(state: Position, powers: i64, out: vec[i16], at: i64) -> i64:
    for group in GROUPS_OF[powers]:
        owners = state.group_seats(group, tables.MASKS)
        out[at] = 0
        out[at + 1] = 0
        for card in range(tables.STARTS[group], tables.STARTS[group + 1]):
            if state.zone[card] == values.DECK:
                out[at] += 1
            elif state.zone[card] == values.HAND:
                out[at + 1] += 1
        out[at + 2] = 1 if complete(state, owners) else 0
        at += GROUP_COLUMNS
    return at


def _write_pieces(state: Position, observer: i64, first: i64, out: vec[i16], at: i64) -> i64:
    """Write which pieces of information the observer has, and knows others to have."""
    own = state.rows[observer] if observer >= 0 else 0
    due = state.due[observer] if observer >= 0 else 0
    for row in range(state.pieces):
        mine = (own >> row) & 1 == 1
        out[at] = 1 if mine else 0
        out[at + 1] = i16(i64(state.codes[row]) >> values.MARK_BITS) if mine else -1
        out[at + 2] = i16(i64(state.codes[row]) & values.MARK_MASK) if mine else -1
        out[at + 3] = i16((due >> row) & 1)
        for steps in range(i64(1), state.seats):
            other = entries.seat_after(first, steps, state.seats)
            rows = state.seen_rows(observer, other) if observer >= 0 else 0
            out[at + ROW_COLUMNS - 1 + steps] = i16((rows >> row) & 1)
        at += ROW_COLUMNS - 1 + state.seats
    return at


def _write_marks(state: Position, out: vec[i16], at: i64) -> i64:
    """Write the encoded picture, once it is drawn."""
    if len(state.salts) == 0:
        return entries.fill(out, at, state.pieces * state.size, -1)
    for row in range(state.pieces):
        for place in range(state.size):
            out[at + place] = i16(state.mark(row, place))
        at += state.size
    return at


def _write_tried(state: Position, observer: i64, out: vec[i16], at: i64) -> i64:
    """Write the wrong squares that the observer named: the round of the last time."""
    entries.fill(out, at, state.size * state.size, 0)
    guesses = state.guesses
    for place in range(i64(0), i64(len(guesses)), values.GUESSES):
        if guesses[place + values.GUESS_SEAT] == observer:
            square = guesses[place + values.GUESS_SQUARE]
            spot = square // actions.SIDE_MOST * state.size + square % actions.SIDE_MOST
            out[at + spot] = i16(guesses[place + values.GUESS_ROUND])
    return at + state.size * state.size


def _write_open(state: Position, observer: i64, out: vec[i16], at: i64) -> i64:
    """Write where T. H. can be, as far as the observer can read the picture: HM-INFO-02."""
    size = state.size
    end = entries.fill(out, at, size * size, 0)
    for square in squares_open(state, observer):
        out[at + square // actions.SIDE_MOST * size + square % actions.SIDE_MOST] = 1
    return end


def _write_pending(
    state: Position, kind: i64, observer: i64, first: i64, hidden: bool, out: vec[i16], at: i64
) -> i64:
    """Write the facts of the pending decision, by its kind.

    `hidden`: the observer may not know the question. Rules: HM-CHAR-02.
    """
    entries.fill(out, at, PENDING, -1)
    if kind == 0:
        return at + PENDING
    out[at] = i16(_source(state, observer, kind))
    out[at + 1] = _row(state, in_slot(state, OTHER[kind]), first)
    if kind == frames.JOIN:
        out[at + 2] = i16(state.slot(frames.JOIN_GROUP))
    if kind <= frames.LAST_CHANCE:
        out[at + 6] = _row(state, state.frame_seat(), first)
    elif observer >= 0 and observer == state.frame_seat():
        out[at + 3] = _number(in_slot(state, LEFT[kind]))
        out[at + 5] = _number(cost(state, observer, kind))
    if not hidden:
        out[at + 4] = i16(_deed(state, kind))
    return at + PENDING


def _source(state: Position, observer: i64, kind: i64) -> i64:
    """Return the card or source of a decision; a secret side is its own team's only.

    Rules: HM-CHAR-02.
    """
    if CARD[kind]:
        return state.slot(CARD[kind])
    source = state.run[values.SOURCE]
    if (
        card_ids.SIDE <= source < card_ids.ABILITY
        and observer != state.seat_of[(source - card_ids.SIDE) // card_ids.SIDES]
    ):
        return -1
    return source


def in_slot(state: Position, slot: i64) -> i64:
    """Return what a slot of the decision on top holds, -1 for slot 0."""
    return state.slot(slot) if slot else -1


def cost(state: Position, seat: i64, kind: i64) -> i64:
    """Return the SB that a team decides about, or -1. Rules: HM-BM-02, HM-COOP-04, HM-COOP-13."""
    if kind == frames.REFRESH:
        return conversion_rate(state, seat, state.slot(frames.REFRESH_MADE))
    if kind == frames.DRAW:
        return joint_price(state, seat, 3)  # of a pair
    if kind == frames.JOIN:
        return joint_price(
            state, seat, state.group_seats(state.slot(frames.JOIN_GROUP), tables.MASKS)
        )
    if kind == frames.CONSENT:
        return state.shares[seat]
    if kind == frames.SHARE:
        return state.slot(frames.SHARE_LEFT)
    return state.slot(frames.CHANGE_RATE) if kind == frames.CHANGE else -1


def _deed(state: Position, kind: i64) -> i64:
    """Return the opcode that will use the chosen cards; -1 for none, and for cards taken up."""
    if kind == frames.DEMAND:
        return state.tables.demand(state.slot(frames.DEMAND_DEMAND), DEMAND_DEED)
    return op_to_come(state) if kind == frames.CHOOSE else -1


def _write_clock(state: Position, first: i64, out: vec[i16], at: i64) -> None:
    out[at] = i16(state.round)
    out[at + 1] = i16(max(state.rounds - state.round, 0))
    out[at + 2] = 1 + i16(state.place[state.turn]) if state.turn >= 0 else 0
    out[at + 3] = _row(state, state.finder, first)
    shown = state.square >= 0 and (state.over == 1 or state.finder >= 0)
    out[at + 4] = i16(state.square // actions.SIDE_MOST) if shown else -1
    out[at + 5] = i16(state.square % actions.SIDE_MOST) if shown else -1
