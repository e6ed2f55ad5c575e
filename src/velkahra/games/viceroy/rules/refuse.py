"""Why an action is not legal: the rule, written apart from the lists of `legal`."""

from mypy_extensions import i64, u8

from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.games.viceroy.rules.actions import (
    A_ARCHIVE,
    A_BACK,
    A_BID,
    A_COLOUR,
    A_DEAL,
    A_DECLINE,
    A_DOUBLE,
    A_DRAW,
    A_FOR,
    A_GEMS,
    A_GIVE,
    A_GO_ON,
    A_GRANT,
    A_NAME,
    A_OPTIMUM,
    A_OPTION,
    A_OWN_GEM,
    A_PASS,
    A_PLACE,
    A_PLAY,
    A_RECOLOUR,
    A_REMOVE,
    A_RETURN,
    A_SPARE,
    A_START,
    A_STORE,
    A_SWAP,
    A_TAKE,
    A_TUCK,
    A_VIRTUAL,
    ACTIONS,
)
from velkahra.games.viceroy.rules.chapters.auction import cards_of, in_the_box, may_take
from velkahra.games.viceroy.rules.chapters.building import MOST_SPARED, has_character
from velkahra.games.viceroy.rules.chapters.pyramid import (
    cost,
    discounted,
    is_free,
    is_place,
    may_replace,
    segments_to_change,
    spared,
)
from velkahra.games.viceroy.rules.chapters.reward import due, has, least, size
from velkahra.games.viceroy.rules.chapters.take import any_shown, may_archive
from velkahra.games.viceroy.rules.state import (
    ATTACK,
    DECK,
    F_BACK,
    F_BID,
    F_COLOUR,
    F_DEAL,
    F_DOUBLE,
    F_DRAW,
    F_FOR,
    F_FREE,
    F_GEMS,
    F_GIVE,
    F_LEVEL_5,
    F_NAME,
    F_OPTION,
    F_OWN_GEM,
    F_PLACE,
    F_RECOLOUR,
    F_REMOVE,
    F_RETURN,
    F_SHARE,
    F_START,
    F_STORE,
    F_SWAP,
    F_TAKE,
    F_TUCK,
    F_VIRTUAL,
    HAND,
    LAID,
    LAST_CHANCE,
    LAST_SECRET,
    SUPPLY,
    UPPER,
    Position,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    CARDS,
    CELLS,
    CHARACTERS,
    COLOURS,
    DOUBLE,
    LEVELS,
    MOVABLE,
    REPLACE,
    SEATS,
    SPAN,
    TOKENS,
)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Say by which rule `seat` (or CHANCE) may not do `action`, if it may not."""
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("VC-FLOW-03", {}, "nobody")
    if not 0 <= action < ACTIONS:
        return Refusal("VC-FLOW-03", {}, "unknown")
    if state.over:
        return Refusal("VC-END-01", {}, "over")
    kind = state.top()
    if seat == CHANCE:
        return _refuse_chance(state, kind, action)
    if not state.may_act(seat):
        return _refuse_waiting(state, seat, kind)
    if kind <= LAST_SECRET:
        return _refuse_secret(state, seat, kind, action)
    if kind < F_PLACE:
        return _refuse_choice(state, seat, kind, action)
    if kind < F_DOUBLE:
        return _refuse_laying(state, seat, kind, action)
    return _refuse_work(state, seat, kind, action)


def _refuse_waiting(state: Position, seat: i64, kind: i64) -> Refusal:
    """Say what a seat waits for. Rules: VC-FLOW-03, VC-ORDER-01."""
    if kind <= LAST_CHANCE:
        return Refusal("VC-FLOW-03", {}, "dealer")
    if kind > LAST_SECRET:
        return Refusal("VC-ORDER-01", {"seat": seat, "actor": state.top(1)})
    chosen = (state.top(2) >> seat) & 1
    return Refusal("VC-FLOW-03", {"seat": seat}, "chosen" if chosen else "apart")


def _other(kind: i64) -> Refusal:
    """Say that something else is asked for now: `kind` names it."""
    return Refusal("VC-FLOW-03", {"frame": kind}, "other")


def _refuse_chance(state: Position, kind: i64, action: i64) -> Refusal | None:
    if kind > LAST_CHANCE:
        return Refusal("VC-FLOW-03", {}, "no-chance")
    if kind == F_BACK:
        fits = A_BACK <= action < A_VIRTUAL
    elif kind == F_VIRTUAL:
        fits = action >= A_VIRTUAL and in_the_box(state, action - A_VIRTUAL) > 0
    else:
        fits = A_DEAL <= action < A_BACK and _in_the_deck(state, kind, action - A_DEAL + 1)
    return None if fits else Refusal("VC-LIMIT-01", {}, "outcome")


def _in_the_deck(state: Position, kind: i64, card: i64) -> bool:
    law = kind == F_DEAL and state.top(2) == 1
    return (card > CHARACTERS) == law and state.zone[card] == u8(DECK)


def _refuse_secret(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == F_START:
        if not A_START <= action < A_BID:
            return _other(kind)
        return _refuse_hand(state, seat, action - A_START + 1, "VC-SETUP-06")
    if kind == F_NAME:
        return None if A_NAME <= action < A_TAKE else _other(kind)
    if action == A_PASS:
        return None
    if kind == F_BID:
        return (
            _refuse_bid(state, seat, action - A_BID) if A_BID <= action < A_NAME else _other(kind)
        )
    if not A_PLAY <= action < A_PLACE:
        return _other(kind)
    return _refuse_card(state, seat, action - A_PLAY + 1)


def _refuse_hand(state: Position, seat: i64, card: i64, rule: str) -> Refusal | None:
    if state.zone[card] == u8(HAND + seat):
        return None
    return Refusal(rule, {"card": card}, "not-in-hand")


def _refuse_bid(state: Position, seat: i64, bid: i64) -> Refusal | None:
    """Refuse a bid. Rules: VC-AUCTION-11, VC-AUCTION-15, VC-EDGE-10."""
    if bid == ATTACK:
        if not state.attack[seat]:
            return Refusal("VC-AUCTION-15", {"seat": seat})
        return None if any_shown(state) else Refusal("VC-EDGE-10")
    if not cards_of(state, bid):
        return Refusal("VC-AUCTION-11", {"colour": bid}, "no-card")
    if not state.gems[seat * COLOURS + bid]:
        return Refusal("VC-AUCTION-11", {"colour": bid}, "no-gem")
    return None


def _refuse_card(state: Position, seat: i64, card: i64) -> Refusal | None:
    """Refuse to choose a card that could not be laid. Rules: VC-BUILD-01, VC-EDGE-16."""
    if state.zone[card] != u8(HAND + seat):
        return Refusal("VC-BUILD-01", {"card": card}, "not-in-hand")
    if card <= CHARACTERS:
        return _refuse_payment(state, seat, card, 1, 0)
    effect = state.effect(card)
    if effect == DOUBLE and not has_character(state, seat):
        return Refusal("VC-EDGE-26", {"card": card}, "no-character")
    if effect == REPLACE and not _any_replaceable(state, seat, card):
        return Refusal("VC-EDGE-31", {"card": card}, "no-card")
    return None


def _any_replaceable(state: Position, seat: i64, law: i64) -> bool:
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(LAID + seat) and may_replace(state, law, state.at[card]):
            return True
    return False


def _refuse_payment(
    state: Position, seat: i64, card: i64, level: i64, marks: i64
) -> Refusal | None:
    """Name the colour that cannot be paid. Rules: VC-BUILD-09."""
    for colour in range(COLOURS):
        price = cost(card, level, colour)
        price -= discounted(state, seat, price, colour, marks)
        have = i64(state.gems[seat * COLOURS + colour])
        if price > have:
            facts = {"card": card, "level": level, "colour": colour, "price": price}
            return Refusal("VC-BUILD-09", {**facts, "have": have})
    return None


def _refuse_choice(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == F_TAKE:
        if not A_TAKE <= action < A_GO_ON:
            return _other(kind)
        slot = action - A_TAKE
        return None if may_take(state, slot) else _refuse_slot(state, slot)
    if kind == F_SHARE:
        fits = action == A_GO_ON or action == A_TAKE + UPPER + state.top(2)
        lower = action == A_TAKE + state.top(2)
        return None if fits else (Refusal("VC-VIRTUAL-05") if lower else _other(kind))
    if kind == F_REMOVE:
        if not A_REMOVE <= action < A_GEMS:
            return _other(kind)
        slot = action - A_REMOVE
        return None if state.display[slot] else _refuse_slot(state, slot)
    if kind == F_GEMS:
        return _refuse_gems(state, action)
    if kind == F_DRAW:
        return None if A_DRAW <= action < A_ARCHIVE else _other(kind)
    return _refuse_archive(state, seat, kind, action)


def _refuse_slot(state: Position, slot: i64) -> Refusal:
    """Say that no card lies there, or that it is of another colour. Rules: VC-AUCTION-05."""
    if not state.display[slot]:
        return Refusal("VC-AUCTION-11", {"colour": slot % UPPER}, "empty")
    return Refusal("VC-AUCTION-05", {"colour": state.top(2)})


def _refuse_gems(state: Position, action: i64) -> Refusal | None:
    """Refuse a handful. Rules: VC-PASS-02, VC-PASS-04, VC-EDGE-12."""
    fewest, most = least(state), due(state)
    if action == A_DECLINE and fewest == 0:
        return None
    if not A_GEMS <= action < A_DRAW:
        return _other(F_GEMS)
    selection = action - A_GEMS
    number = size(selection)
    if not fewest <= number <= most:
        facts = {"count": number, "least": fewest, "more": most - fewest, "due": most}
        return Refusal("VC-EDGE-12", facts)
    return None if has(state, SUPPLY, selection) else Refusal("VC-PASS-04")


def _refuse_archive(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if action == A_DECLINE:
        return None
    if not A_ARCHIVE <= action < A_PLAY:
        return _other(kind)
    card = action - A_ARCHIVE + 1
    return (
        None if may_archive(state, seat, card) else Refusal("VC-EDGE-32", {"card": card}, "taken")
    )


def _refuse_laying(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == F_PLACE:
        if A_PLACE <= action < A_SPARE:
            return _refuse_place(state, seat, action - A_PLACE)
        if A_SPARE <= action < A_GRANT:
            return _refuse_spare(state, seat, action - A_SPARE)
        return _other(kind)
    if kind == F_LEVEL_5:
        return None if A_GRANT <= action < A_OPTION else _other(kind)
    if kind == F_OPTION:
        choices = i64(state.tables().choices[state.top(2) - CHARACTERS - 1])
        return None if A_OPTION <= action < A_OPTION + choices else _other(kind)
    if kind == F_COLOUR:
        return None if A_COLOUR <= action < A_OWN_GEM else _other(kind)
    return None if action in (A_OWN_GEM, A_DECLINE) else _other(F_OWN_GEM)


def _refuse_place(state: Position, seat: i64, cell: i64) -> Refusal | None:
    """Refuse a place for the card on turn.

    Rules: VC-PYR-01, VC-PYR-02, VC-BUILD-05, VC-BUILD-06, VC-BUILD-09, VC-BUILD-12, VC-EDGE-31.
    """
    card, marks = state.top(2), state.top(3)
    level, spot = level_of(cell), cell % SPAN
    occupied = state.cells[seat * CELLS + cell] != 0
    law = card > CHARACTERS
    if law and state.effect(card) == REPLACE:
        if not occupied:
            return Refusal("VC-EDGE-31", {"card": card}, "free-place")
        return None if may_replace(state, card, cell) else Refusal("VC-BUILD-12", {"level": level})
    if law and level == LEVELS:
        return Refusal("VC-BUILD-12", {"level": level})
    if occupied:
        return Refusal("VC-PYR-05", {"level": level}, "occupied")
    if not is_place(state, seat, level, spot):
        return Refusal("VC-BUILD-05" if level == 1 else "VC-BUILD-06", {"level": level})
    return None if law else _refuse_payment(state, seat, card, level, marks)


def _refuse_spare(state: Position, seat: i64, colour: i64) -> Refusal | None:
    """Refuse to leave an eternal gem unused. Rules: VC-EDGE-20, VC-BUILD-09."""
    card, marks = state.top(2), state.top(3)
    if card > CHARACTERS:
        return Refusal("VC-BUILD-12", {"level": 0}, "free")
    full = spared(marks, colour) == MOST_SPARED
    if full or not discounted(state, seat, cost(card, LEVELS, colour), colour, marks):
        return Refusal("VC-EDGE-20", {"colour": colour})
    return _refuse_payment(state, seat, card, 1, marks + (i64(1) << (3 * colour)))


def _refuse_work(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == F_DOUBLE:
        fits = A_DOUBLE <= action < A_TUCK
        if fits and state.zone[action - A_DOUBLE + 1] != u8(LAID + seat):
            return Refusal("VC-EDGE-26", {"card": action - A_DOUBLE + 1}, "elsewhere")
        return None if fits else _other(kind)
    if kind == F_SWAP and action == A_DECLINE:
        return None
    if kind == F_SWAP:
        fits = A_SWAP <= action < A_FOR
        return _refuse_token(state, seat, action - A_SWAP, True) if fits else _other(kind)
    if kind == F_FOR:
        fits = A_FOR <= action < A_GIVE
        return _refuse_token(state, seat, action - A_FOR, False) if fits else _other(kind)
    if kind == F_GIVE:
        fits = A_GIVE <= action < A_RETURN
        return _refuse_gift(state, seat, action - A_GIVE) if fits else _other(kind)
    if kind == F_RETURN:
        law = action - A_RETURN + CHARACTERS + 1
        fits = A_RETURN <= action < A_STORE
        return _refuse_hand(state, seat, law, "VC-EDGE-32") if fits else _other(kind)
    return _refuse_rest(state, seat, kind, action)


def _refuse_token(state: Position, seat: i64, code: i64, mine: bool) -> Refusal | None:
    """Refuse a token for a swap. Rules: VC-EDGE-25."""
    card, token = code // MOVABLE + 1, code % MOVABLE
    zone = i64(state.zone[card])
    facts = {"card": int(card), "token": int(token)}
    if not LAID <= zone < LAID + SEATS or (zone == LAID + seat) != mine:
        return Refusal("VC-EDGE-25", facts, "mine" if mine else "theirs")
    there = state.tokens[card * TOKENS + token] > 0
    return None if there else Refusal("VC-EDGE-25", facts, "no-token")


def _refuse_gift(state: Position, seat: i64, selection: i64) -> Refusal | None:
    owed = state.top(3)
    if size(selection) != owed:
        return Refusal("VC-FLOW-05", {"count": size(selection), "due": owed}, "price")
    return None if has(state, seat * COLOURS, selection) else Refusal("VC-FLOW-05", {}, "gems")


def _refuse_rest(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if action == A_DECLINE and kind not in (F_FREE, F_STORE):
        return None
    if kind == F_TUCK:
        fits = A_TUCK <= action < A_SWAP
        return _refuse_hand(state, seat, action - A_TUCK + 1, "VC-PYR-07") if fits else _other(kind)
    if kind == F_FREE:
        fits = A_TUCK <= action < A_SWAP
        return _refuse_free(state, seat, action - A_TUCK + 1) if fits else _other(kind)
    if kind == F_STORE:
        fits = A_STORE <= action < A_RECOLOUR or action == A_DECLINE
        return _refuse_store(state, seat, action) if fits else _other(kind)
    if action == A_OPTIMUM:
        return None
    if not A_RECOLOUR <= action < A_OPTIMUM:
        return _other(F_RECOLOUR)
    code = action - A_RECOLOUR
    return _refuse_recolour(state, seat, code // COLOURS + 1, code % COLOURS)


def _refuse_free(state: Position, seat: i64, card: i64) -> Refusal | None:
    """Refuse to tuck a card that is not free. Rules: VC-PYR-09, VC-EDGE-28."""
    if card == state.top(2) or state.zone[card] != u8(LAID + seat):
        return Refusal("VC-EDGE-28", {"card": card})
    if is_free(state, seat, card):
        return None
    bottom = level_of(state.at[card]) == 1
    return Refusal("VC-PYR-09", {"card": card}, "bottom" if bottom else "")


def _refuse_store(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Refuse a number of gems to store, or gems that are not there. Rules: VC-EX-14, VC-EDGE-56."""
    place = state.top(2) - CHARACTERS - 1
    fewest, most = i64(state.tables().fewest[place]), i64(state.tables().most[place])
    stores = action != A_DECLINE
    number = size(action - A_STORE) if stores else i64(0)
    if not fewest <= number <= most:
        return Refusal("VC-EX-14", {"count": number, "least": fewest, "most": most})
    there = not stores or has(state, seat * COLOURS, action - A_STORE)
    return None if there else Refusal("VC-EX-14", {}, "gems")


def _refuse_recolour(state: Position, seat: i64, card: i64, colour: i64) -> Refusal | None:
    """Refuse a recolouring. Rules: VC-END-04, VC-EDGE-35, VC-EDGE-50."""
    if state.zone[card] != u8(LAID + seat) or level_of(state.at[card]) == 1:
        return Refusal("VC-END-03", {"card": card})
    if state.tint[card]:
        return Refusal("VC-EDGE-50", {"card": card})
    need = segments_to_change(state, card, colour)
    facts = {"card": int(card), "colour": int(colour), "need": int(need)}
    if need == 0:
        return Refusal("VC-END-04", facts, "already")
    have = i64(state.gems[seat * COLOURS + colour])
    return None if need <= have else Refusal("VC-EDGE-35", {**facts, "have": have})
