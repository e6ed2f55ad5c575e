"""Every decision of the game: one dispatch each for lists, refusals and actions.

Three ladders, by the kind of the innermost frame. The rules themselves stand in `chapters` and
`laws`, each decision in one place. `list_actions` and `refusal` are written apart from each other,
and a test holds them to each other.
"""

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.viceroy.rules import actions, settling
from velkahra.games.viceroy.rules.chapters import (
    auction,
    building,
    colours,
    order,
    recolour,
    reward,
    setup,
    take,
    virtual,
)
from velkahra.games.viceroy.rules.frames import kinds
from velkahra.games.viceroy.rules.laws import keep, lay, review, swap
from velkahra.games.viceroy.rules.state import CHARACTER_DECK, Position

# Legal actions


def list_actions(state: Position, seat: i64) -> vec[i64]:
    """List everything `seat` (or CHANCE) may do now: exact and ascending."""
    none: vec[i64] = vec[i64]()
    actor = state.actor()
    if actor == NOBODY:
        return none
    kind = state.frame_kind()
    if seat == CHANCE:
        return _list_outcomes(state, kind) if kind <= kinds.LAST_CHANCE else none
    if seat < 0 or seat >= state.seats or not (state.acting() >> seat) & 1:
        return none
    if kind <= kinds.LAST_SECRET:
        return _list_secret_choices(state, seat, kind)
    if kind < kinds.F_PLACE:
        return _list_cards_and_gems(state, seat, kind)
    if kind < kinds.F_DOUBLE:
        return _list_layings(state, seat, kind)
    return _list_effects(state, seat, kind)


def _list_outcomes(state: Position, kind: i64) -> vec[i64]:
    if kind == kinds.F_DEAL:
        return take.list_dealt_cards(state)
    if kind == kinds.F_SHOW:
        return take.list_deck(state, CHARACTER_DECK)
    return setup.list_backs() if kind == kinds.F_BACK else virtual.list_virtual_bids(state)


def _list_secret_choices(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == kinds.F_BID:
        return auction.list_bids(state, seat)
    if kind == kinds.F_CARD:
        return building.list_cards(state, seat)
    return setup.list_starts(state, seat) if kind == kinds.F_START else colours.list_names()


def _list_cards_and_gems(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == kinds.F_GEMS:
        return reward.list_gems(state)
    if kind == kinds.F_TAKE:
        return colours.list_takes(state)
    if kind == kinds.F_DRAW:
        return take.list_draws()
    if kind == kinds.F_SHARE:
        return colours.list_shares(state)
    if kind == kinds.F_REMOVE:
        return virtual.list_removals(state)
    return take.list_archives(state, seat)


def _list_layings(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == kinds.F_PLACE:
        return building.list_placings(state, seat)
    if kind == kinds.F_OPTION:
        return lay.list_options(state)
    if kind == kinds.F_LEVEL_5:
        return building.list_grants()
    return reward.list_colours() if kind == kinds.F_COLOUR else reward.list_own_gem()


def _list_effects(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == kinds.F_DOUBLE:
        return lay.list_doubles(state, seat)
    if kind == kinds.F_SWAP:
        return swap.list_swaps(state, seat)
    if kind == kinds.F_FOR:
        return swap.list_tokens_of_others(state, seat)
    if kind == kinds.F_GIVE:
        return swap.list_gifts(state, seat)
    if kind == kinds.F_RETURN:
        return review.list_returns(state, seat)
    if kind == kinds.F_TUCK:
        return keep.list_tucks(state, seat)
    if kind == kinds.F_FREE:
        return keep.list_free_cards(state, seat)
    return (
        keep.list_stores(state, seat)
        if kind == kinds.F_STORE
        else recolour.list_recolours(state, seat)
    )


# Refusals


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` (or CHANCE) may not do `action` now, or None."""
    if seat != CHANCE and not 0 <= seat < state.seats:
        return Refusal("VC-FLOW-03", {}, "nobody")
    if not 0 <= action < actions.ACTIONS:
        return Refusal("VC-FLOW-03", {}, "unknown")
    if state.over:
        return Refusal("VC-END-01", {}, "over")
    kind = state.frame_kind()
    if seat == CHANCE:
        return _refuse_outcome(state, kind, action)
    if not state.may_act(seat):
        return order.refuse_waiting(state, seat)
    if kind <= kinds.LAST_SECRET:
        return _refuse_secret_choice(state, seat, kind, action)
    if kind < kinds.F_PLACE:
        return _refuse_card_or_gems(state, seat, kind, action)
    if kind < kinds.F_DOUBLE:
        return _refuse_laying(state, seat, kind, action)
    return _refuse_effect(state, seat, kind, action)


def _refuse_outcome(state: Position, kind: i64, action: i64) -> Refusal | None:
    if kind > kinds.LAST_CHANCE:
        return Refusal("VC-FLOW-03", {}, "no-chance")
    if kind == kinds.F_BACK:
        return setup.refuse_back(action)
    if kind == kinds.F_DEAL:
        return take.refuse_dealt_card(state, action)
    if kind == kinds.F_SHOW:
        return take.refuse_card_of_deck(state, action, CHARACTER_DECK)
    return virtual.refuse_virtual_bid(state, action)


def _refuse_secret_choice(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == kinds.F_START:
        return setup.refuse_start(state, seat, action)
    if kind == kinds.F_NAME:
        return colours.refuse_name(state, action)
    if kind == kinds.F_BID:
        return auction.refuse_bid(state, seat, action)
    return building.refuse_card(state, seat, action)


def _refuse_card_or_gems(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == kinds.F_TAKE:
        return colours.refuse_take(state, action)
    if kind == kinds.F_SHARE:
        return colours.refuse_share(state, action)
    if kind == kinds.F_REMOVE:
        return virtual.refuse_removal(state, action)
    if kind == kinds.F_GEMS:
        return reward.refuse_gems(state, action)
    if kind == kinds.F_DRAW:
        return take.refuse_draw(state, action)
    return take.refuse_archive(state, seat, action)


def _refuse_laying(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == kinds.F_PLACE:
        return building.refuse_placing(state, seat, action)
    if kind == kinds.F_LEVEL_5:
        return building.refuse_grant(state, action)
    if kind == kinds.F_OPTION:
        return lay.refuse_option(state, action)
    if kind == kinds.F_COLOUR:
        return reward.refuse_colour(state, action)
    return reward.refuse_own_gem(state, action)


def _refuse_effect(state: Position, seat: i64, kind: i64, action: i64) -> Refusal | None:
    if kind == kinds.F_DOUBLE:
        return lay.refuse_double(state, seat, action)
    if kind == kinds.F_SWAP:
        return swap.refuse_swap(state, seat, action)
    if kind == kinds.F_FOR:
        return swap.refuse_token_of_others(state, seat, action)
    if kind == kinds.F_GIVE:
        return swap.refuse_gift(state, seat, action)
    if kind == kinds.F_RETURN:
        return review.refuse_return(state, seat, action)
    if kind == kinds.F_TUCK:
        return keep.refuse_tuck(state, seat, action)
    if kind == kinds.F_FREE:
        return keep.refuse_free_card(state, seat, action)
    if kind == kinds.F_STORE:
        return keep.refuse_store(state, seat, action)
    return recolour.refuse_recolour(state, seat, action)


# Carrying out actions


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    kind = state.frame_kind()
    if kind <= kinds.LAST_CHANCE:
        _carry_out_outcome(state, kind, action, events)
    elif kind <= kinds.LAST_SECRET:
        _choose_in_secret(state, seat, kind, action, events)
    elif action == actions.A_DECLINE and kind not in (kinds.F_ARCHIVE, kinds.F_OWN_GEM):
        _decline(state, seat, events)
    elif kind < kinds.F_PLACE:
        _carry_out_cards_and_gems(state, seat, kind, action, events)
    elif kind < kinds.F_DOUBLE:
        _carry_out_laying(state, seat, kind, action, events)
    else:
        _carry_out_effect(state, seat, kind, action, events)
    settling.settle(state, events)


def _carry_out_outcome(state: Position, kind: i64, action: i64, events: Events | None) -> None:
    if kind == kinds.F_DEAL:
        take.receive_dealt_card(state, action, events)
    elif kind == kinds.F_SHOW:
        take.show_card(state, action, events)
    elif kind == kinds.F_BACK:
        setup.put_gems_back(state, action, events)
    else:
        virtual.note_virtual_bid(state, action, events)


def _choose_in_secret(
    state: Position, seat: i64, kind: i64, action: i64, events: Events | None
) -> None:
    """Record a secret choice; the last one reveals them all. Rules: VC-AUCTION-02, VC-BUILD-01."""
    state.choose(seat, action)
    if events is not None:
        what = int(kind - kinds.F_START)
        own, value = _value_of(kind, action)
        events.emit_to_others(seat, "chose", {"seat": seat, "what": what})
        events.emit_to(seat, f"chose-{own}", {"seat": seat, "value": value})
    if state.acting():
        return
    if kind == kinds.F_START:
        setup.lay_first_cards(state, events)
    elif kind == kinds.F_BID:
        auction.reveal_bids(state, events)
    elif kind == kinds.F_NAME:
        colours.compare_names(state, events)
    else:
        building.reveal_cards(state, events)


def _value_of(kind: i64, action: i64) -> tuple[str, int]:
    """Return the name of a secret choice and its number: a card, a bid, or a place."""
    if action == actions.A_PASS:
        return "to-pass", int(kind - kinds.F_START)
    if kind == kinds.F_BID:
        return "bid", action - actions.A_BID
    if kind == kinds.F_NAME:
        return "name", action - actions.A_NAME
    return "card", action if kind == kinds.F_START else action - actions.A_PLAY + 1


def _decline(state: Position, seat: i64, events: Events | None) -> None:
    """Take, swap or store nothing, or end tucking or recolouring."""
    state.drop()
    if events is not None:
        events.emit("declined", {"seat": seat})


def _carry_out_cards_and_gems(
    state: Position, seat: i64, kind: i64, action: i64, events: Events | None
) -> None:
    if kind == kinds.F_GEMS:
        reward.take_gems(state, seat, action, events)
    elif kind == kinds.F_TAKE:
        colours.take_card(state, seat, action, events)
    elif kind == kinds.F_DRAW:
        take.draw_card(state, seat, action, events)
    elif kind == kinds.F_SHARE:
        colours.share_or_go_on(state, seat, action, events)
    elif kind == kinds.F_REMOVE:
        virtual.remove_card(state, action, events)
    else:
        take.archive_or_keep(state, seat, action, events)


def _carry_out_laying(
    state: Position, seat: i64, kind: i64, action: i64, events: Events | None
) -> None:
    if kind == kinds.F_PLACE:
        building.lay_or_spare(state, seat, action, events)
    elif kind == kinds.F_LEVEL_5:
        building.grant_level_5(state, seat, action, events)
    elif kind == kinds.F_OPTION:
        lay.choose_option(state, seat, action, events)
    elif kind == kinds.F_COLOUR:
        reward.choose_colour(state, seat, action, events)
    else:
        reward.use_own_gem(state, seat, action, events)


def _carry_out_effect(
    state: Position, seat: i64, kind: i64, action: i64, events: Events | None
) -> None:
    if kind == kinds.F_DOUBLE:
        lay.double_tokens(state, seat, action, events)
    elif kind == kinds.F_SWAP:
        swap.offer_token(state, seat, action)
    elif kind == kinds.F_FOR:
        swap.swap_tokens(state, seat, action, events)
    elif kind == kinds.F_GIVE:
        swap.give_gems(state, seat, action, events)
    elif kind == kinds.F_RETURN:
        review.put_law_back(state, seat, action, events)
    elif kind == kinds.F_TUCK:
        keep.tuck_from_hand(state, seat, action, events)
    elif kind == kinds.F_FREE:
        keep.tuck_free_card(state, seat, action, events)
    elif kind == kinds.F_STORE:
        keep.store_gems(state, seat, action, events)
    else:
        recolour.recolour_one_or_all(state, seat, action, events)
