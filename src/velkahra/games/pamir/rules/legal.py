"""The list of everything a player may do: exact, ascending, and fast.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules.actions import (
    A_DECLINE,
    A_END,
    A_LOYALTY,
    A_NAME,
    A_REBUKE,
    A_SUIT,
    A_WAKHAN,
)
from velkahra.games.pamir.rules.card_actions.act import list_acts
from velkahra.games.pamir.rules.card_actions.battle import list_sites, list_strikes
from velkahra.games.pamir.rules.card_actions.betray import list_betrayals, list_prize
from velkahra.games.pamir.rules.card_actions.build import list_blocks
from velkahra.games.pamir.rules.card_actions.gift import list_gifts
from velkahra.games.pamir.rules.card_actions.move import list_move_choices
from velkahra.games.pamir.rules.card_actions.tax import list_taxes
from velkahra.games.pamir.rules.chapters.bribe import list_answers, list_offers
from velkahra.games.pamir.rules.chapters.court import list_discards
from velkahra.games.pamir.rules.chapters.market import list_buys, list_cards
from velkahra.games.pamir.rules.chapters.pieces import list_takings
from velkahra.games.pamir.rules.chapters.play import list_plays, list_roads, list_spies
from velkahra.games.pamir.rules.chapters.turn import list_backs, list_firsts
from velkahra.games.pamir.rules.state import (
    F_AI,
    F_ANSWER,
    F_BACK,
    F_BATTLE,
    F_BETRAY,
    F_BLACKMAIL,
    F_BRIBE,
    F_BUILD,
    F_FILL,
    F_FIRST,
    F_GIFT,
    F_HOUSE,
    F_LOYALTY,
    F_MOVE,
    F_PRIZE,
    F_REBUKE,
    F_ROAD,
    F_RUMOR,
    F_SITE,
    F_SPY,
    F_SUIT,
    F_SWAP,
    F_TAKE,
    F_TAX,
    F_TURN,
    Position,
)
from velkahra.games.pamir.rules.wakhan.steps import list_ai_cards


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now."""
    out: vec[i64] = vec[i64](capacity=64)
    actor = state.actor()
    if seat != actor or actor == NOBODY:
        return out
    kind = state.top()
    if actor == CHANCE:
        return _list_outcomes(state, kind, out)
    if kind == F_TURN:
        return _list_turn(state, seat, out)
    if kind <= F_BETRAY:
        return _list_deed(state, seat, kind, out)
    if kind <= F_TAKE:
        return _list_place(state, seat, kind, out)
    return _list_rest(state, seat, kind, out)


def _list_outcomes(state: Position, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == F_FILL:
        return list_cards(state)
    if kind == F_FIRST:
        return list_firsts(state, out)
    if kind == F_BACK:
        return list_backs(state, out)
    if kind == F_AI:
        return list_ai_cards(state, out)
    return append(out, A_WAKHAN)


def _list_turn(state: Position, seat: i64, out: vec[i64]) -> vec[i64]:
    """List purchases, plays, card-based actions, and ending the turn.

    Rules: PP-GEN-05, PP-TURN-01.
    """
    if state.left > 0:
        out = list_buys(state, seat, out)
        out = list_plays(state, seat, out)
    out = list_acts(state, seat, out)
    return append(out, A_END)


def _list_deed(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == F_LOYALTY:
        return _span(A_LOYALTY, 3, out)
    if kind == F_BRIBE:
        return list_offers(state, seat, out)
    if kind == F_ANSWER:
        return list_answers(state, out)
    if kind == F_TAX:
        return list_taxes(state, seat, out)
    if kind == F_GIFT:
        return list_gifts(state, seat, out)
    if kind == F_BUILD:
        return list_blocks(state, seat, out)
    if kind == F_MOVE:
        return list_move_choices(state, seat, out)
    return list_betrayals(state, seat, out)


def _list_place(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind == F_PRIZE:
        return list_prize(out)
    if kind == F_SITE:
        return list_sites(state, seat, out)
    if kind == F_BATTLE:
        return list_strikes(state, seat, out)
    if kind == F_ROAD:
        return list_roads(state, out)
    if kind == F_SPY:
        return list_spies(state, out)
    return list_takings(state, state.top(2), seat, out)


def _list_rest(state: Position, seat: i64, kind: i64, out: vec[i64]) -> vec[i64]:
    if kind in (F_HOUSE, F_BLACKMAIL):
        return append(list_spies(state, out), A_DECLINE)
    if kind == F_RUMOR:
        return _span(A_NAME, state.players, out)
    if kind == F_SWAP:
        for player in range(state.players):
            if player != seat:
                out = append(out, A_NAME + player)
        return out
    if kind == F_SUIT:
        return _span(A_SUIT, 4, out)
    if kind == F_REBUKE:
        return _span(A_REBUKE, 6, out)
    return list_discards(state, out)


def _span(first: i64, count: i64, out: vec[i64]) -> vec[i64]:
    for number in range(count):
        out = append(out, first + number)
    return out
