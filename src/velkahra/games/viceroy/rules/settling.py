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
from velkahra.games.viceroy.rules.frames.kinds import (
    F_AFTER,
    F_ARCHIVE,
    F_ATTACKERS,
    F_AUCTION,
    F_BUILD,
    F_CARDS,
    F_COLOURS,
    F_COPY,
    F_END,
    F_FIRST,
    F_FREE,
    F_GEMS,
    F_GIVE,
    F_LAWS,
    F_LAY,
    F_LOOSE,
    F_RECOLOUR,
    F_RENEW,
    F_REWARD,
    F_ROUND,
    F_STORE,
    F_SWAP,
    F_TUCK,
    LAST_CHANCE,
    LAST_DECISION,
)
from velkahra.games.viceroy.rules.laws import keep, lay, review, swap
from velkahra.games.viceroy.rules.state import Position


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while not state.over:
        kind = state.frame_kind()
        if kind <= LAST_CHANCE:
            return
        if kind <= LAST_DECISION:
            if not _lapses(state, kind, events):
                return
        elif kind <= F_AFTER:
            _resolve_auction(state, kind, events)
        elif kind == F_REWARD:
            reward.grant_next_part(state, events)
        else:
            _resolve(state, kind, events)


def _lapses(state: Position, kind: i64, events: Events | None) -> bool:
    """Resolve a decision that leaves no choice, and return whether the frame is gone."""
    if kind == F_GEMS:
        return reward.lapse_gems(state, events)
    if kind == F_ARCHIVE:
        return take.lapse_archive(state)
    if kind == F_SWAP:
        return swap.lapse_swap(state, events)
    if kind == F_GIVE:
        return swap.lapse_gift(state)
    if kind == F_TUCK:
        return keep.lapse_tuck(state)
    if kind == F_FREE:
        return keep.lapse_free_card(state, events)
    if kind == F_STORE:
        return keep.lapse_store(state, events)
    return kind == F_RECOLOUR and recolour.lapse_recolour(state)


def _resolve_auction(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of rounds and auctions."""
    if kind == F_ROUND:
        flow.begin_round(state, events)
    elif kind == F_AUCTION:
        auction.hold_auction_round(state)
    elif kind == F_ATTACKERS:
        auction.let_attackers_take(state, events)
    elif kind == F_COLOURS:
        colours.settle_next_colour(state, events)
    elif kind == F_LOOSE:
        virtual.discard_for_virtual_opponents(state)
    else:
        auction.pay_passed_bidders(state, events)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of building, laws and the end."""
    if kind == F_RENEW:
        take.renew_display(state, events)
    elif kind == F_BUILD:
        building.hold_building_round(state)
    elif kind == F_LAY:
        building.lay_next_card(state)
    elif kind == F_CARDS:
        take.draw_next_card(state, events)
    elif kind == F_FIRST:
        setup.reward_first_cards(state)
    elif kind == F_LAWS:
        review.draw_next_law(state, events)
    elif kind == F_COPY:
        lay.copy_eternal_gem(state, events)
    elif kind == F_END:
        end.end_game(state, events)
    else:
        end.score_all(state, events)
