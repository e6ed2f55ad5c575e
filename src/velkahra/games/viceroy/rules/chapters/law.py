"""What laws do (VC-BUILD-12, VC-BUILD-13, and the rulings on laws)."""

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.actions import (
    A_DECLINE,
    A_DOUBLE,
    A_FOR,
    A_GIVE,
    A_OPTION,
    A_RETURN,
    A_STORE,
    A_SWAP,
    A_TUCK,
)
from velkahra.games.viceroy.rules.chapters.pyramid import is_free, move_tokens, put_token, set_ends
from velkahra.games.viceroy.rules.chapters.reward import eternal, handful, list_handfuls, move
from velkahra.games.viceroy.rules.chapters.take import (
    REVIEWED,
    TAKEN,
    any_shown,
    archive_of,
    draw,
    into_hand,
)
from velkahra.games.viceroy.rules.chapters.take import tuck as put_under
from velkahra.games.viceroy.rules.state import (
    ANY_SLOT,
    CORRECTED,
    EVERYBODY,
    F_ARCHIVE,
    F_COPY,
    F_FOR,
    F_FREE,
    F_GIVE,
    F_LAWS,
    F_OPTION,
    F_RETURN,
    F_REWARD,
    F_STORE,
    F_SWAP,
    F_TAKE,
    F_TUCK,
    FOR_LAW,
    FRESH,
    HAND,
    LAID,
    LAST_APPOINTMENT,
    LAST_ROUND,
    LAW_DECK,
    PUT_BACK,
    TUCKED,
    Position,
    level_of,
)
from velkahra.games.viceroy.rules.tables import (
    APPOINT,
    CARDS,
    CHARACTERS,
    CHOOSE_ONE,
    COLOURS,
    ETERNAL,
    FAVOUR,
    LAW_SOURCE,
    MOVABLE,
    OPTIONS,
    RESERVE,
    REVIEW,
    SEATS,
    SECRET_SERVICE,
    SELECTION,
    STORED,
    SWAP,
    TOKENS,
)


def law_works(state: Position, seat: i64, law: i64, events: Events | None) -> None:
    """Begin what a law does when it is laid. Rules: VC-BUILD-13."""
    effect = state.effect(law)
    if effect == CHOOSE_ONE:
        state.push(F_OPTION, seat, law)
    elif effect == SWAP:
        state.push(F_SWAP, seat, law)
    elif effect == APPOINT:
        appoint(state, seat, law, events)
    elif effect == REVIEW:
        state.push(F_LAWS, seat, i64(state.tables().most[law - CHARACTERS - 1]), 0, law)
    elif effect == SECRET_SERVICE:
        state.push(F_TUCK, seat, law)
    elif effect == FAVOUR:
        state.push(F_FREE, seat, law)
    elif effect == RESERVE:
        state.push(F_STORE, seat, law)


def no_effect(seat: i64, law: i64, events: Events | None) -> None:
    """Tell that a law does nothing here."""
    if events is not None:
        events.emit("no-effect", {"seat": seat, "law": law})


def list_options(state: Position) -> vec[i64]:
    """List the options of a law."""
    out: vec[i64] = vec[i64]()
    for option in range(i64(state.tables().choices[state.top(2) - CHARACTERS - 1])):
        out = append(out, A_OPTION + option)
    return out


def choose_option(state: Position, option: i64, events: Events | None) -> None:
    """Take one of the options of a law. Rules: VC-EDGE-33."""
    seat, law = state.top(1), state.top(2)
    state.drop()
    if events is not None:
        events.emit("option", {"seat": seat, "law": law, "option": option + 1})
    source = LAW_SOURCE + (law - CHARACTERS - 1) * OPTIONS + option
    state.push(F_REWARD, seat, source, 0, law)


def replace(state: Position, seat: i64, law: i64, old: i64, events: Events | None) -> None:
    """Take a replaced card back; its tokens and what is tucked under it stay with the law.

    Rules: VC-EDGE-25, VC-EDGE-30, VC-EDGE-31.
    """
    move_tokens(state, old, law)
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(TUCKED + seat) and state.at[card] == old:
            state.at[card] = law
    into_hand(state, seat, old, EVERYBODY)
    if events is not None:
        events.emit("replaced", {"seat": seat, "card": old, "law": law})


def list_doubles(state: Position, seat: i64) -> vec[i64]:
    """List the characters of the own pyramid. Rules: VC-EDGE-26."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CHARACTERS + 1):
        if state.zone[card] == u8(LAID + seat):
            out = append(out, A_DOUBLE + card - 1)
    return out


def double(state: Position, card: i64, events: Events | None) -> None:
    """Tuck the law under a character and double the tokens on it. Rules: VC-EDGE-26."""
    seat, law = state.top(1), state.top(2)
    state.drop()
    put_under(state, seat, law, card, events)
    packed: i64 = 0
    for kind in range(STORED):
        number = i64(state.tokens[card * TOKENS + kind])
        if not number:
            continue
        if kind >= ETERNAL:
            packed |= number << (8 * (kind - ETERNAL))
            continue
        put_token(state, seat, card, kind, number)
        if events is not None:
            facts = {"seat": seat, "card": card, "token": kind, "count": number}
            events.emit("token", facts)
    if packed:
        state.push(F_COPY, seat, card, packed)


def copy_gem(state: Position, events: Events | None) -> None:
    """Double the next eternal gem, as far as there is a gem for it. Rules: VC-EDGE-26."""
    seat, card, packed = state.top(1), state.top(2), state.top(3)
    if packed == 0:
        state.drop()
        return
    colour: i64 = 0
    while not (packed >> (8 * colour)) & 255:
        colour += 1
    state.set_top(3, packed - (i64(1) << (8 * colour)))
    eternal(state, seat, card, colour, events)


def list_tokens(state: Position, seat: i64, mine: bool, first: i64, out: vec[i64]) -> vec[i64]:
    """List the tokens that can be swapped, of the own pyramid or of all others.

    Rules: VC-REWARD-11, VC-EDGE-25.
    """
    for card in range(i64(1), CARDS + 1):
        zone = i64(state.zone[card])
        if not (LAID <= zone < LAID + SEATS) or (zone == LAID + seat) != mine:
            continue
        for kind in range(MOVABLE):
            if state.tokens[card * TOKENS + kind]:
                out = append(out, first + (card - 1) * MOVABLE + kind)
    return out


def price(state: Position, law: i64) -> i64:
    """Give the number of gems that a swap costs."""
    return i64(state.tables().most[law - CHARACTERS - 1])


def swap_lapses(state: Position, events: Events | None) -> bool:
    """Drop a swap that nobody can make. Rules: VC-EDGE-48."""
    seat, law = state.top(1), state.top(2)
    none: vec[i64] = vec[i64]()
    possible = (
        state.purse(seat) >= price(state, law)
        and len(list_tokens(state, seat, True, 0, none)) > 0
        and len(list_tokens(state, seat, False, 0, none)) > 0
    )
    if possible:
        return False
    state.drop()
    no_effect(seat, law, events)
    return True


def list_swaps(state: Position, seat: i64) -> vec[i64]:
    """List declining and the own tokens, in the order of the actions."""
    out: vec[i64] = vec[i64](capacity=32)
    return append(list_tokens(state, seat, True, A_SWAP, out), A_DECLINE)


def list_fors(state: Position, seat: i64) -> vec[i64]:
    """List the tokens of others."""
    out: vec[i64] = vec[i64](capacity=32)
    return list_tokens(state, seat, False, A_FOR, out)


def choose_own_token(state: Position, code: i64) -> None:
    """Offer a token of one's own."""
    seat, law = state.top(1), state.top(2)
    state.drop()
    state.push(F_FOR, seat, law, code // MOVABLE + 1, code % MOVABLE)


def swap(state: Position, code: i64, events: Events | None) -> None:
    """Let two tokens change places, and owe the gems for it. Rules: VC-EDGE-25."""
    seat, law, card, kind = state.top(1), state.top(2), state.top(3), state.top(4)
    other, their_kind = code // MOVABLE + 1, code % MOVABLE
    owner = i64(state.zone[other]) - LAID
    state.drop()
    _take_token(state, seat, card, kind)
    _take_token(state, owner, other, their_kind)
    put_token(state, seat, card, their_kind, 1)
    put_token(state, owner, other, kind, 1)
    if events is not None:
        mine = {"seat": int(seat), "card": int(card), "token": int(kind)}
        theirs = {"other": owner, "their_card": other, "their_token": their_kind}
        events.emit("swapped", {**mine, **theirs})
    state.push(F_GIVE, seat, owner, price(state, law))


def _take_token(state: Position, seat: i64, card: i64, kind: i64) -> None:
    state.tokens[card * TOKENS + kind] -= u8(1)
    state.held[seat * TOKENS + kind] -= u8(1)


def list_gives(state: Position, seat: i64) -> vec[i64]:
    """List the handfuls that pay for a swap."""
    out: vec[i64] = vec[i64](capacity=32)
    price_left = state.top(3)
    return list_handfuls(state.gems, seat * COLOURS, price_left, price_left, A_GIVE, out)


def give(state: Position, selection: i64, events: Events | None) -> None:
    """Give another player gems for a swap."""
    seat, other = state.top(1), state.top(2)
    state.drop()
    move(state, selection, seat * COLOURS, other * COLOURS)
    if events is not None:
        events.emit("gave", {"seat": seat, "other": other, **handful(selection)})


def give_lapses(state: Position) -> bool:
    """Drop a payment of nothing."""
    if state.top(3):
        return False
    state.drop()
    return True


def appoint(state: Position, seat: i64, law: i64, events: Events | None) -> None:
    """Take a card of the display at once, and leave out the next auction, if there is one.

    Rules: VC-EDGE-27.
    """
    last = state.round == LAST_ROUND
    if (last and not state.plays(LAST_APPOINTMENT)) or not any_shown(state):
        no_effect(seat, law, events)
        return
    if not last:
        state.skip[seat] = u8(1)
        if events is not None:
            events.emit("skips", {"seat": seat, "law": law})
    state.push(F_TAKE, seat, ANY_SLOT, FOR_LAW)


def draw_laws(state: Position, events: Events | None) -> None:
    """Draw the next law of a review, then put some back.

    Each law drawn is taken: a law that tucks what is taken may have it at once.
    Rules: VC-EDGE-32, VC-EDGE-51, VC-LIMIT-01.
    """
    seat, left, drawn, law = state.top(1), state.top(2), state.top(3), state.top(4)
    each = state.plays(CORRECTED)
    if left and state.laws_in_deck():
        state.set_top(2, left - 1)
        state.set_top(3, drawn + 1)
        draw(state, seat, LAW_DECK, TAKEN if each else REVIEWED, events)
        return
    state.drop()
    if drawn and not each and archive_of(state, seat):
        state.push(F_ARCHIVE, seat)
    back = i64(state.tables().back[law - CHARACTERS - 1])
    if left:
        back = back if back < drawn - 1 else drawn - 1
    held = i64(len(list_returns(state, seat)))
    back = back if back < held else held
    if back > 0:
        state.push(F_RETURN, seat, back)
    elif drawn == 0:
        no_effect(seat, law, events)


def list_returns(state: Position, seat: i64) -> vec[i64]:
    """List the laws of the hand."""
    out: vec[i64] = vec[i64]()
    for law in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[law] == u8(HAND + seat):
            out = append(out, A_RETURN + law - CHARACTERS - 1)
    return out


def put_back(state: Position, law: i64, events: Events | None) -> None:
    """Put a law of the hand on top of its deck. Nobody else knows which of them it was."""
    seat, left = state.top(1), state.top(2)
    if left == 1:
        state.drop()
    else:
        state.set_top(2, left - 1)
    own = u8(i64(1) << seat)
    top = state.top_law()
    for other in range(CHARACTERS + 1, CARDS + 1):
        if state.zone[other] == u8(HAND + seat):
            state.known[other] &= FRESH | own
    state.zone[law] = u8(PUT_BACK)
    state.at[law] = state.at[top] + 1 if top else i64(1)
    state.known[law] = own
    if events is not None:
        events.emit_to_others(seat, "put-back", {"seat": seat})
        events.emit_to(seat, "put-back-own", {"seat": seat, "law": law})


def list_tucks(state: Position, seat: i64) -> vec[i64]:
    """List the cards of the hand, and stopping. Rules: VC-EDGE-32."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if state.zone[card] == u8(HAND + seat):
            out = append(out, A_TUCK + card - 1)
    return append(out, A_DECLINE)


def tuck_from_hand(state: Position, card: i64, events: Events | None) -> None:
    """Tuck a card of the hand under the law just laid. Rules: VC-PYR-07, VC-EDGE-32."""
    put_under(state, state.top(1), card, state.top(2), events)


def list_free(state: Position, seat: i64, law: i64) -> vec[i64]:
    """List the free cards of the own pyramid, without the law itself. Rules: VC-EDGE-28."""
    out: vec[i64] = vec[i64]()
    for card in range(i64(1), CARDS + 1):
        if card != law and state.zone[card] == u8(LAID + seat) and is_free(state, seat, card):
            out = append(out, A_TUCK + card - 1)
    return out


def free_lapses(state: Position, events: Events | None) -> bool:
    """Drop the question when no card is free. Rules: VC-EDGE-28."""
    seat, law = state.top(1), state.top(2)
    if len(list_free(state, seat, law)):
        return False
    state.drop()
    no_effect(seat, law, events)
    return True


def tuck_free(state: Position, card: i64, events: Events | None) -> None:
    """Tuck a free card with its tokens under the law. Rules: VC-EDGE-25, VC-EDGE-28, VC-EDGE-30."""
    seat, law = state.top(1), state.top(2)
    state.drop()
    at = state.at[card]
    state.cells[at] = u8(0)
    put_under(state, seat, card, law, events)
    move_tokens(state, card, law)
    if level_of(at) == 1:
        set_ends(state, seat)


def list_stores(state: Position, seat: i64) -> vec[i64]:
    """List the handfuls that can be stored, and storing nothing where that is allowed.

    Rules: VC-EX-14, VC-EDGE-56.
    """
    out: vec[i64] = vec[i64](capacity=64)
    place = state.top(2) - CHARACTERS - 1
    fewest, most = i64(state.tables().fewest[place]), i64(state.tables().most[place])
    out = list_handfuls(state.gems, seat * COLOURS, fewest, most, A_STORE, out)
    return out if fewest else append(out, A_DECLINE)


def store_lapses(state: Position, events: Events | None) -> bool:
    """Drop the question when a law stores more gems than there are. Rules: VC-EDGE-56."""
    seat, law = state.top(1), state.top(2)
    if state.purse(seat) >= i64(state.tables().fewest[law - CHARACTERS - 1]):
        return False
    state.drop()
    no_effect(seat, law, events)
    return True


def store(state: Position, selection: i64, events: Events | None) -> None:
    """Put gems on the law, out of circulation. Rules: VC-EDGE-36, VC-EX-14."""
    seat, law = state.top(1), state.top(2)
    state.drop()
    for colour in range(COLOURS):
        number = SELECTION[selection * 4 + colour]
        state.gems[seat * COLOURS + colour] -= number
        put_token(state, seat, law, STORED + colour, i64(number))
    if events is not None:
        events.emit("stored", {"seat": seat, "law": law, **handful(selection)})
