"""The list of everything a seat may do: exact, ascending, and fast.

`refuse.refusal` says the same once more, one action at a time; a test holds the two to each other.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.viceroy.rules.actions import A_VIRTUAL
from velkahra.games.viceroy.rules.chapters import (
    auction,
    building,
    law,
    recolour,
    reward,
    setup,
    take,
)
from velkahra.games.viceroy.rules.state import (
    F_BACK,
    F_BID,
    F_CARD,
    F_COLOUR,
    F_DEAL,
    F_DOUBLE,
    F_DRAW,
    F_FOR,
    F_FREE,
    F_GEMS,
    F_GIVE,
    F_LEVEL_5,
    F_OPTION,
    F_PLACE,
    F_REMOVE,
    F_RETURN,
    F_SHARE,
    F_SHOW,
    F_START,
    F_STORE,
    F_SWAP,
    F_TAKE,
    F_TUCK,
    LAST_CHANCE,
    Position,
)
from velkahra.games.viceroy.rules.tables import COLOURS


def legal_actions(state: Position, seat: i64) -> vec[i64]:
    """List what `seat` (or CHANCE) may do now."""
    none: vec[i64] = vec[i64]()
    actor = state.actor()
    if actor == NOBODY:
        return none
    kind = state.top()
    if seat == CHANCE:
        return _list_outcomes(state, kind) if kind <= LAST_CHANCE else none
    if seat < 0 or seat >= state.seats or not (state.acting() >> seat) & 1:
        return none
    if kind <= F_CARD:
        return _list_secret(state, seat, kind)
    if kind < F_PLACE:
        return _list_choice(state, seat, kind)
    if kind < F_DOUBLE:
        return _list_laying(state, kind)
    return _list_work(state, seat, kind)


def _list_outcomes(state: Position, kind: i64) -> vec[i64]:
    if kind == F_DEAL:
        return setup.list_deck(state, state.top(2))
    if kind == F_SHOW:
        return setup.list_deck(state, 0)
    if kind == F_BACK:
        return setup.list_backs()
    out: vec[i64] = vec[i64]()
    for colour in range(COLOURS):
        if auction.in_the_box(state, colour) > 0:
            out = append(out, A_VIRTUAL + colour)
    return out


def _list_secret(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == F_BID:
        return auction.list_bids(state, seat)
    if kind == F_CARD:
        return building.list_cards(state, seat)
    if kind == F_START:
        return setup.list_starts(state, seat)
    return auction.list_names()


def _list_choice(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == F_GEMS:
        return reward.list_gems(state)
    if kind == F_TAKE:
        return auction.list_takes(state)
    if kind == F_DRAW:
        return take.list_draws()
    if kind == F_SHARE:
        return auction.list_shares(state)
    if kind == F_REMOVE:
        return auction.list_removals(state)
    return take.list_archives(state, seat)


def _list_laying(state: Position, kind: i64) -> vec[i64]:
    if kind == F_PLACE:
        return building.list_placings(state)
    if kind == F_OPTION:
        return law.list_options(state)
    if kind == F_LEVEL_5:
        return building.list_grants()
    if kind == F_COLOUR:
        return reward.list_colours()
    return reward.list_own_gem()


def _list_work(state: Position, seat: i64, kind: i64) -> vec[i64]:
    if kind == F_DOUBLE:
        return law.list_doubles(state, seat)
    if kind == F_SWAP:
        return law.list_swaps(state, seat)
    if kind == F_FOR:
        return law.list_fors(state, seat)
    if kind == F_GIVE:
        return law.list_gives(state, seat)
    if kind == F_RETURN:
        return law.list_returns(state, seat)
    if kind == F_TUCK:
        return law.list_tucks(state, seat)
    if kind == F_FREE:
        return law.list_free(state, seat, state.top(2))
    if kind == F_STORE:
        return law.list_stores(state, seat)
    return recolour.list_recolours(state, seat)
