"""Describes the observation of a team of the camp game.

Teams are in the order of the seats from the observer on; this number of a team is its *row*. Cards
are those of the powers that play, in the order of their places.
Rules: HM-CHAR-02, HM-SETUP-01, HM-EDGE-INFO-05, HM-EDGE-JOKER-01, HM-EDGE-FIND-02.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i64

from velkahra.core.contract import entries, spans
from velkahra.core.contract.decision import slots_called, what_is_due
from velkahra.core.contract.entries import Entries
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.state import in_slot
from velkahra.games.hammer.cards import card_ids, columns, opcodes
from velkahra.games.hammer.rules import actions, arrays, decisions, frames, tables, values
from velkahra.games.hammer.rules.chapters import finding, results, turn
from velkahra.games.hammer.rules.chapters.drawing import joint_price
from velkahra.games.hammer.rules.chapters.teams import complete
from velkahra.games.hammer.rules.effects import modify, run
from velkahra.games.hammer.rules.state import Position

DECISIONS: Final = what_is_due(frames.FRAMES, int(frames.LAST_DECISION))
OVER: Final[i64] = 40

PHASES: Final = ("setup", "game", "order", "refresh", "draw", "main", "discard", "end", "over")
"""The phases, by the numbers that `phase_of` returns."""

PHASES_OF_A_ROUND: Final = tuple((phase, "") for phase in PHASES)

MOST: Final[i64] = 9999
MOST_USES: Final[i64] = 99
MOST_PIECES: Final[i64] = 48
LAST_MARK: Final[i64] = 25
UNKNOWN_BET: Final[i64] = -2
LAST_POWER: Final[i64] = card_ids.SEATS - 1
LAST_GROUP: Final[i64] = card_ids.GROUP_COUNT - 1
LAST_SOURCE: Final[i64] = card_ids.SOURCES - 1
OPS: Final[i64] = len(opcodes.OPS)
UNTILS: Final = opcodes.UNTILS

# Where a card is.
UNSEEN: Final[i64] = 0
OUT: Final[i64] = 1
IN_A_HAND: Final[i64] = 2
LAID: Final[i64] = 3
ON_A_PILE: Final[i64] = 4
ON_A_DECK: Final[i64] = 5
WHERE: Final = (
    "0 unseen, 1 out of the game, 2 in a hand of its owners, 3 in play, 4 on its pile, "
    "5 at a known place of its deck"
)


_ASKED: Final = frames.FRAMES[int(frames.LAST_CHANCE) : int(frames.LAST_DECISION)]
STAND_INS: Final[vec[i64]] = vec[i64]([frames.REFRESH, frames.DRAW])
"""Questions that others see in place of a secret one."""
LEFT: Final = slots_called([f for f in _ASKED if f.kind != frames.SHARE], "left")
"""Slots that hold how many are still to be chosen; the rest of a SHARE is its cost."""
CARD: Final = slots_called(_ASKED, "card")
"""Slots that hold the card that a decision is about."""
GROUP: Final = slots_called(_ASKED, "group")
"""Slots that hold the group whose joint deck a decision is about."""
MADE: Final = slots_called(_ASKED, "made")
"""Slots that hold the conversions made so far in a refresh phase."""
RATE: Final = slots_called(_ASKED, "rate")
"""Slots that hold the SB that a BM costs."""
OTHER: Final = slots_called(_ASKED, "proposer", "partner", "player", "with", "from", "holder")
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


@final
class HammerObserver(Observer[Position]):
    """The observations of the camp game."""

    def describe(self, w: Entries, state: Position, observer: i64) -> None:
        """Describe what a seat, or SPECTATOR, may know."""
        first = entries.first_seat(observer)
        kind = i64(0) if state.over else state.frame_kind()
        hidden = is_secret(state, observer, kind)
        shown = phase_asked(kind) if hidden else kind
        powers = _powers(state)
        w.entities("teams", "the teams, from the observer on")
        for steps in range(state.seats):
            seat = entries.seat_after(first, steps, state.seats)
            _describe_team(w, state, observer, seat, first)
        _describe_cards(w, state, observer, first, powers)
        w.entities("groups", "groups with a joint deck")
        for group in GROUPS_OF[powers]:
            _describe_group(w, state, group)
        _describe_pieces(w, state, observer, first)
        _describe_picture(w, state)
        _describe_map(w, state, observer)
        w.one_hot("decision", shown - 1 if shown else OVER, "the decision that is due", DECISIONS)
        w.one_hot("phase", phase_of(state), "the phase of the round", PHASES_OF_A_ROUND)
        _describe_pending(w, state, kind, observer, first, hidden)
        _describe_clock(w, state, first)


def phase_of(state: Position) -> i64:
    """Return the number of the phase in PHASES. Rules: HM-ROUND-02."""
    if state.over:
        return values.ENDED
    if state.round == 0:
        return values.IN_SETUP
    phase = decisions.DECISIONS[state.frame_kind()].phase
    if phase >= 0:
        return phase
    if state.turn < 0:
        return values.IN_GAME
    if state.is_pending(frames.MAIN):
        return values.IN_MAIN
    return values.IN_DRAW if state.is_pending(frames.PLAYING) else values.IN_END


def is_secret(state: Position, observer: i64, kind: i64) -> bool:
    """Return whether a question comes from another power's secret side. Rules: HM-CHAR-02."""
    if kind not in (frames.UNTIRE, frames.SIFT) or observer == state.frame_seat():
        return False
    return kind == frames.UNTIRE or state.slot(frames.SIFT_MUST) == 1


def phase_asked(kind: i64) -> i64:
    """Return the question that others see in place of a secret one: that of its phase."""
    return STAND_INS[0 if kind == frames.UNTIRE else 1]


def _powers(state: Position) -> i64:
    """Return the powers that play as a bit set."""
    powers: i64 = 0
    for seat in range(state.seats):
        powers |= arrays.seat_bit(state.powers[seat])
    return powers


def _number(value: i64) -> i64:
    """Return an amount, at most MOST either way."""
    return max(min(value, MOST), -MOST)


def _row(state: Position, seat: i64, first: i64) -> i64:
    """Return the row of a team; -1 for none."""
    return entries.relative_seat(seat, first, state.seats) if seat >= 0 else i64(-1)


def _describe_team(w: Entries, state: Position, observer: i64, seat: i64, first: i64) -> None:
    """Describe a row of teams."""
    out = w.out
    own, last = observer == seat, state.seats - 1
    w.row()
    out[w.flag("acts", "it has to decide now")] = i16((state.acting() >> seat) & 1)
    out[w.flag("active", "it is its turn")] = entries.bit(state.turn == seat)
    out[w.code("power", 0, LAST_POWER, "which power it plays, as in actions")] = i16(
        state.powers[seat]
    )
    out[w.count("sb", -MOST, MOST, "its SB", "SB")] = i16(_number(state.sb[seat]))
    out[w.count("bm", -MOST, MOST, "its BM", "BM")] = i16(_number(state.bm[seat]))
    out[w.count("points", -MOST, MOST, "its points", "points")] = i16(_number(state.points[seat]))
    out[w.count("debt", 0, MOST, "its debt", "SB")] = i16(_number(state.debt[seat]))
    _describe_standing(w, state, seat)
    bet, secret = _bet(state, seat, own, first), "HM-EDGE-JOKER-01"
    out[w.hidden("bet", -2, last, "row it bets on; -1 none, -2 hidden", "code", secret)] = i16(bet)
    special = i64(state.special[seat])
    out[w.code("special", 0, 2, "special ability: 0 unused, 1 in play, 2 spent")] = i16(special)
    out[w.flag("returning", "a spy comes back to it when its turn begins")] = entries.bit(
        state.gets_spy_back(seat)
    )
    out[w.count("hand", 0, 99, "cards in its hand, joint ones too", "cards")] = i16(
        state.hand_size(seat)
    )
    limit = _number(turn.hand_limit(state, seat)) if own else i64(-1)
    out[w.hidden("limit", -1, 999, "how many it may hold; -1 hidden", "cards", "HM-CHAR-02")] = i16(
        limit
    )
    deck = state.in_zone(arrays.seat_bit(seat), values.DECK)
    out[w.count("deck", 0, card_ids.OWN, "cards in its deck", "cards")] = i16(deck)
    _describe_finds(w, state, seat, own)
    at = w.columns("until-", UNTILS, 0, 99, "of what holds for a time", "effects")
    _write_lasting(out, at, state, seat)
    at = w.numbered("pact-", 0, state.seats, 0, 1, "it cooperates with this row", "flag")
    for steps in range(state.seats):
        out[at + steps] = i16(
            (state.pacts[seat] >> entries.seat_after(first, steps, state.seats)) & 1
        )


def _describe_standing(w: Entries, state: Position, seat: i64) -> None:
    """Describe a team's places in the partial game and in the order of turns, and its joker."""
    out = w.out
    seats, how = card_ids.SEATS, "in it: 0 took part, 1 was missing, 2 gets nothing"
    out[w.count("rank", 0, seats, "place in the partial game; 0 before", "place")] = i16(
        state.rank[seat]
    )
    out[w.code("how", 0, 2, how)] = i16(state.how[seat])
    place = state.place[seat] + 1
    out[w.count("place", 0, seats, "position in the order of turns; 0 before", "place")] = i16(
        place
    )
    out[w.flag("joker", "it still has its joker")] = entries.bit(state.joker[seat] == 1)
    out[w.flag("chosen", "it has chosen whether to bet")] = entries.bit(state.bet[seat] > 0)


def _describe_finds(w: Entries, state: Position, seat: i64, own: bool) -> None:
    """Describe what a team knows of the picture, and the square it has named."""
    out = w.out
    coming, guess = arrays.ones(state.due[seat]), state.guess[seat] - 1
    column, line = i64(-1), i64(-1)
    if own and guess >= 0:
        column, line = guess // actions.SIDE_MOST, guess % actions.SIDE_MOST
    pieces, last = state.pieces_of(seat), state.size - 1
    out[w.count("pieces", 0, MOST_PIECES, "pieces of information it has", "pieces")] = i16(pieces)
    out[w.count("coming", 0, MOST_PIECES, "pieces it will get after this turn", "pieces")] = i16(
        coming
    )
    out[w.flag("guessed", "it has handed in a square in this turn")] = entries.bit(guess >= 0)
    out[w.count("guess-column", -1, last, "which; -1 hidden or none", "column")] = i16(column)
    out[w.count("guess-line", -1, last, "which; -1 hidden or none", "line")] = i16(line)


def _bet(state: Position, seat: i64, own: bool, first: i64) -> i64:
    """Return on which row a team bets, as far as that is known. Rules: HM-EDGE-JOKER-01."""
    bet = state.bet[seat]
    if bet == 0:
        return -1
    if not own and not state.has_results():
        return UNKNOWN_BET
    return _row(state, bet - 1, first) if bet < results.NO_BET else i64(-1)


def _write_lasting(out: vec[i16], at: i64, state: Position, seat: i64) -> None:
    """Count what holds for a team until each of UNTILS; the first of them is at `at`."""
    brief = state.brief
    spans.fill(out, at, i64(len(UNTILS)), 0)
    for place in range(i64(0), i64(len(brief)), values.BRIEF):
        if brief[place + values.BRIEF_WHOSE] == seat:
            out[at + brief[place + values.BRIEF_UNTIL]] += 1


def _describe_cards(w: Entries, state: Position, observer: i64, first: i64, powers: i64) -> None:
    """Describe the list of cards."""
    out = w.out
    open_hands = _open_hands(state, observer)
    w.entities("cards", "cards of the powers that play, by place, and their joint cards")
    where = w.hidden("where", 0, ON_A_DECK, WHERE, "code", "HM-EDGE-INFO-05")
    meaning = "in play and on a pile: the later, the greater"
    order = w.count("order", 0, MOST, meaning, "order")
    meaning = "in its deck: 1 the top card, -1 the lowest one; 0 else"
    depth = w.count("depth", -99, 99, meaning, "place")
    tired = w.code("state", 0, 2, "in play: 0 ready, 1 tired, 2 detained")
    seen = w.flag("known", "in a hand, and the observer has seen it coming there")
    refused = w.flag("refused", "a partner would not play it in this turn")
    most = actions.ABILITY_MOST
    used = w.numbered("used-", 1, most + 1, 0, MOST_USES, "uses of this ability", "uses")
    teams = w.numbered("team-", 0, state.seats, 0, 1, "this row has it in play", "flag")
    cards = CARDS_OF[powers]
    width, at = w.rows(i64(len(cards))), i64(0)
    spans.fill(out, where, width * i64(len(cards)), 0)
    for card in cards:
        place = _where(state, observer, open_hands, card)
        out[where + at] = i16(place)
        if place == IN_A_HAND:
            out[seen + at] = entries.bit(knows(state, observer, card))
            out[refused + at] = i16(state.refused[card])
        elif place == ON_A_DECK:
            out[depth + at] = _depth(state, card, state.owners_of(card))
        elif place == LAID:
            out[order + at] = i16(min(state.age[card], MOST))
            out[tired + at] = i16(state.tired[card])
            for ability in range(most):
                out[used + at + ability] = i16(state.uses(card, ability))
            controllers = state.controllers_of(card)
            for seat in range(state.seats):
                row = entries.relative_seat(seat, first, state.seats)
                out[teams + at + row] = i16((controllers >> seat) & 1)
        elif place == ON_A_PILE:
            out[order + at] = i16(min(state.age[card], MOST))
        at += width


def _where(state: Position, observer: i64, open_hands: i64, card: i64) -> i64:
    """Return where an observer sees a card. Rules: HM-EDGE-INFO-05."""
    zone = state.zone[card]
    if zone == values.DECK:
        placed = state.at[card] != values.ANYWHERE
        return ON_A_DECK if placed and knows(state, observer, card) else UNSEEN
    if zone == values.HAND:
        owners = state.owners_of(card)
        return IN_A_HAND if owners & open_hands or knows(state, observer, card) else UNSEEN
    if zone == values.IN_PLAY:
        return LAID
    return ON_A_PILE if zone == values.PILE else OUT


def _open_hands(state: Position, observer: i64) -> i64:
    """Return the seats whose hands are open to the observer, its own too, as bits."""
    seats: i64 = 0
    if observer >= 0:
        for seat in range(state.seats):
            if seat == observer or modify.is_hand_open(state, seat, observer):
                seats |= arrays.seat_bit(seat)
    return seats


def knows(state: Position, observer: i64, card: i64) -> bool:
    """Return whether an observer knows a card in a hand or at a fixed place of a deck."""
    if observer < 0:
        return state.known[card] == values.EVERYBODY_KNOWS
    return (i64(state.known[card]) >> observer) & 1 == 1


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


def _describe_group(w: Entries, state: Position, group: i64) -> None:
    out = w.out
    deck, hand = i64(0), i64(0)
    for card in range(tables.STARTS[group], tables.STARTS[group + 1]):
        if state.zone[card] == values.DECK:
            deck += 1
        elif state.zone[card] == values.HAND:
            hand += 1
    w.row()
    out[w.count("deck", 0, 8, "cards in the joint deck", "cards")] = i16(deck)
    out[w.count("hand", 0, 8, "joint cards in hand", "cards")] = i16(hand)
    owners = state.group_seats(group, tables.MASKS)
    out[w.flag("complete", "all of them cooperate")] = entries.bit(complete(state, owners))


def _describe_pieces(w: Entries, state: Position, observer: i64, first: i64) -> None:
    """Describe which pieces of information the observer has, and knows others to have."""
    out = w.out
    own = state.rows[observer] if observer >= 0 else i64(0)
    due = state.due[observer] if observer >= 0 else i64(0)
    w.entities("pieces", "the pieces of information, by row of the picture")
    for row in range(state.pieces):
        mark, other_mark = i64(-1), i64(-1)
        mine = (own >> row) & 1 == 1
        if mine:
            code = i64(state.codes[row])
            mark, other_mark = code >> values.MARK_BITS, code & values.MARK_MASK
        w.row()
        out[w.flag("own", "the observer has it")] = entries.bit(mine)
        out[w.code("first", -1, LAST_MARK, "its first dark mark; -1 unknown")] = i16(mark)
        out[w.code("second", -1, LAST_MARK, "its second dark mark; -1 unknown")] = i16(other_mark)
        out[w.flag("coming", "the observer will get it")] = i16((due >> row) & 1)
        meaning = "the observer knows that this row has it"
        at = w.numbered("team-", 1, state.seats, 0, 1, meaning, "flag")
        for steps in range(i64(1), state.seats):
            other = entries.seat_after(first, steps, state.seats)
            rows = state.seen_rows(observer, other) if observer >= 0 else i64(0)
            out[at + steps - 1] = i16((rows >> row) & 1)


def _describe_picture(w: Entries, state: Position) -> None:
    """Describe the encoded picture, once it is drawn."""
    meaning = "the encoded picture; -1 before"
    out, at = w.out, w.plane("marks", state.pieces, state.size, -1, LAST_MARK, meaning, "code")
    if len(state.salts) == 0:
        spans.fill(out, at, state.pieces * state.size, -1)
        return
    for row in range(state.pieces):
        for place in range(state.size):
            out[at + place] = i16(state.mark(row, place))
        at += state.size


def _describe_map(w: Entries, state: Position, observer: i64) -> None:
    """Describe the wrong squares that the observer named, and where T. H. can be for it.

    It is where the observer cannot rule it out by the picture: HM-INFO-02.
    """
    size, guesses = state.size, state.guesses
    meaning = "wrong squares it named: the round"
    tried = w.plane("tried", size, size, 0, MOST_USES, meaning, "rounds")
    free = w.plane("open", size, size, 0, 1, "T. H. can be there, by what it knows", "flag")
    out = w.out
    spans.fill(out, tried, 2 * size * size, 0)
    for place in range(i64(0), i64(len(guesses)), values.GUESSES):
        if guesses[place + values.GUESS_SEAT] == observer:
            square = guesses[place + values.GUESS_SQUARE]
            out[tried + _spot(square, size)] = i16(guesses[place + values.GUESS_ROUND])
    for square in finding.squares_open(state, observer):
        out[free + _spot(square, size)] = 1


def _spot(square: i64, size: i64) -> i64:
    """Return the place of a square in a plane of a map with `size` squares along a side."""
    return square // actions.SIDE_MOST * size + square % actions.SIDE_MOST


def _describe_pending(
    w: Entries, state: Position, kind: i64, observer: i64, first: i64, hidden: bool
) -> None:
    """Describe the facts of the pending decision, by its kind; 0 is none.

    `hidden`: the observer may not know the question. Rules: HM-CHAR-02.
    """
    out = w.out
    chance = 0 < kind <= frames.LAST_CHANCE
    asked = kind > frames.LAST_CHANCE and observer >= 0 and observer == state.frame_seat()
    last = state.seats - 1
    meaning = "the decision that waits; -1 where it has none of this, or it is hidden"
    w.vector("pending", meaning)
    source = _source(state, observer, kind) if kind else i64(-1)
    out[w.code("source", -1, LAST_SOURCE, "the card or source it is about")] = i16(source)
    other = _row(state, in_slot(state, OTHER[kind]), first)
    out[w.code("other", -1, last, "row of the other team it is about")] = i16(other)
    group = in_slot(state, GROUP[kind])
    out[w.code("group", -1, LAST_GROUP, "the joint deck it is about")] = i16(group)
    left = _number(in_slot(state, LEFT[kind])) if asked else i64(-1)
    out[w.count("left", -1, MOST, "how many are still to be chosen", "pieces")] = i16(left)
    op = deed(state, kind) if kind and not hidden else i64(-1)
    out[w.code("deed", -1, OPS, "the operation on the chosen card or piece: an op")] = i16(op)
    price = _number(cost(state, observer, kind)) if asked else i64(-1)
    out[w.count("cost", -1, MOST, "the SB it is about", "SB")] = i16(price)
    drawing = _row(state, state.frame_seat(), first) if chance else i64(-1)
    out[w.code("drawing", -1, last, "row for whom chance decides")] = i16(drawing)


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


def cost(state: Position, seat: i64, kind: i64) -> i64:
    """Return the SB that a team decides about, or -1. Rules: HM-BM-02, HM-COOP-04, HM-COOP-13."""
    if MADE[kind]:
        return turn.conversion_rate(state, seat, state.slot(MADE[kind]))
    if kind == frames.DRAW:
        return joint_price(state, seat, 3)  # of a pair
    if GROUP[kind]:
        return joint_price(state, seat, state.group_seats(state.slot(GROUP[kind]), tables.MASKS))
    if kind == frames.CONSENT:
        return state.shares[seat]
    if kind == frames.SHARE:
        return state.slot(frames.SHARE_LEFT)
    return in_slot(state, RATE[kind])


def deed(state: Position, kind: i64) -> i64:
    """Return the opcode that will use the chosen cards; -1 for none, and for cards taken up."""
    if kind == frames.DEMAND:
        return state.tables.demand(state.slot(frames.DEMAND_DEMAND), columns.DEMAND_DEED)
    return run.op_to_come(state) if kind == frames.CHOOSE else i64(-1)


def _describe_clock(w: Entries, state: Position, first: i64) -> None:
    out = w.out
    column, line = i64(-1), i64(-1)
    if state.square >= 0 and (state.over == 1 or state.finder >= 0):
        column, line = state.square // actions.SIDE_MOST, state.square % actions.SIDE_MOST
    place = 1 + state.place[state.turn] if state.turn >= 0 else i64(0)
    last, left = state.size - 1, max(state.rounds - state.round, 0)
    w.vector("clock", "how far the camp is, and where T. H. was found")
    out[w.count("round", 0, 99, "0 before the first", "rounds")] = i16(state.round)
    out[w.count("left", 0, 99, "rounds after this one", "rounds")] = i16(left)
    out[w.count("turn", 0, card_ids.SEATS, "turn of the round; 0 outside turns", "turns")] = i16(
        place
    )
    finder = _row(state, state.finder, first)
    out[w.code("finder", -1, state.seats - 1, "row that has found T. H.; -1 nobody")] = i16(finder)
    out[w.hidden("column", -1, last, "where; -1 hidden", "column", "HM-EDGE-FIND-02")] = i16(column)
    out[w.hidden("line", -1, last, "where; -1 hidden", "line", "HM-EDGE-FIND-02")] = i16(line)
