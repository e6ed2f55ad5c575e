"""Frames that nobody decides, resolved until somebody has to decide or the dealer draws."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.games.viceroy.rules.chapters import (
    auction,
    building,
    colours,
    end,
    flow,
    recolour,
    reward,
    setup,
    take,
    virtual,
)
from velkahra.games.viceroy.rules.frames import kinds
from velkahra.games.viceroy.rules.laws import keep, lay, review, swap
from velkahra.games.viceroy.rules.state import Position


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while not state.over:
        kind = state.frame_kind()
        if kind <= kinds.LAST_CHANCE:
            return
        if kind <= kinds.LAST_DECISION:
            if not _lapses(state, kind, events):
                return
        elif kind <= kinds.F_AFTER:
            _resolve_auction(state, kind, events)
        elif kind == kinds.F_REWARD:
            reward.grant_next_part(state, events)
        else:
            _resolve(state, kind, events)


def _lapses(state: Position, kind: i64, events: Events | None) -> bool:
    """Resolve a decision that leaves no choice, and return whether the frame is gone."""
    if kind == kinds.F_GEMS:
        return reward.lapse_gems(state, events)
    if kind == kinds.F_ARCHIVE:
        return take.lapse_archive(state)
    if kind == kinds.F_SWAP:
        return swap.lapse_swap(state, events)
    if kind == kinds.F_GIVE:
        return swap.lapse_gift(state)
    if kind == kinds.F_TUCK:
        return keep.lapse_tuck(state)
    if kind == kinds.F_FREE:
        return keep.lapse_free_card(state, events)
    if kind == kinds.F_STORE:
        return keep.lapse_store(state, events)
    return kind == kinds.F_RECOLOUR and recolour.lapse_recolour(state)


def _resolve_auction(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of rounds and auctions."""
    if kind == kinds.F_ROUND:
        flow.begin_round(state, events)
    elif kind == kinds.F_AUCTION:
        auction.hold_auction_round(state)
    elif kind == kinds.F_ATTACKERS:
        auction.let_attackers_take(state, events)
    elif kind == kinds.F_COLOURS:
        colours.settle_next_colour(state, events)
    elif kind == kinds.F_LOOSE:
        virtual.discard_for_virtual_opponents(state)
    else:
        auction.pay_passed_bidders(state, events)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of building, laws and the end."""
    if kind == kinds.F_RENEW:
        take.renew_display(state, events)
    elif kind == kinds.F_BUILD:
        building.hold_building_round(state)
    elif kind == kinds.F_LAY:
        building.lay_next_card(state)
    elif kind == kinds.F_CARDS:
        take.draw_next_card(state, events)
    elif kind == kinds.F_FIRST:
        setup.reward_first_cards(state)
    elif kind == kinds.F_LAWS:
        review.draw_next_law(state, events)
    elif kind == kinds.F_COPY:
        lay.copy_eternal_gem(state, events)
    elif kind == kinds.F_END:
        end.end_game(state, events)
    else:
        end.score_all(state, events)
