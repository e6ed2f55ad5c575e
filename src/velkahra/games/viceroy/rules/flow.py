"""What follows from an action, until somebody has to decide, the dealer draws, or it is over."""

from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.viceroy.rules.actions import (
    A_ARCHIVE,
    A_BACK,
    A_BID,
    A_COLOUR,
    A_DEAL,
    A_DOUBLE,
    A_DRAW,
    A_FOR,
    A_GEMS,
    A_GIVE,
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
    A_STORE,
    A_SWAP,
    A_TAKE,
    A_TUCK,
    A_VIRTUAL,
)
from velkahra.games.viceroy.rules.chapters import (
    auction,
    building,
    end,
    law,
    recolour,
    reward,
    setup,
    take,
)
from velkahra.games.viceroy.rules.state import (
    F_AFTER,
    F_ARCHIVE,
    F_ATTACKERS,
    F_AUCTION,
    F_BID,
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
    F_NAME,
    F_OWN_GEM,
    F_RECOLOUR,
    F_RENEW,
    F_REWARD,
    F_ROUND,
    F_SHARE,
    F_SHOW,
    F_START,
    F_STORE,
    F_SWAP,
    F_TUCK,
    LAST_CHANCE,
    LAST_DECISION,
    LAST_ROUND,
    LAST_SECRET,
    Position,
)
from velkahra.games.viceroy.rules.tables import COLOURS


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    if seat == CHANCE:
        _happen(state, action, events)
    elif state.top() <= LAST_SECRET:
        _commit(state, seat, action, events)
    elif action < A_PLACE:
        _choose(state, action, events)
    elif action < A_DOUBLE:
        _lay(state, action, events)
    else:
        _work(state, seat, action, events)
    settle(state, events)


def _happen(state: Position, action: i64, events: Events | None) -> None:
    """Carry out an outcome of the dealer."""
    if action >= A_VIRTUAL:
        auction.robot_draws(state, action - A_VIRTUAL, events)
    elif action >= A_BACK:
        setup.give_back(state, action - A_BACK, events)
    elif state.top() == F_SHOW:
        take.show(state, action - A_DEAL + 1, events)
    else:
        take.dealt(state, action - A_DEAL + 1, events)


def _commit(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Note a secret choice; the last one reveals them all. Rules: VC-AUCTION-02, VC-BUILD-01."""
    kind = state.top()
    state.commit[seat] = action + 1
    if events is not None:
        what = int(kind - F_START)
        own, value = _value_of(kind, action)
        events.emit_to_others(seat, "chose", {"seat": seat, "what": what})
        events.emit_to(seat, f"chose-{own}", {"seat": seat, "value": value})
    if state.acting():
        return
    if kind == F_START:
        setup.begin(state, events)
    elif kind == F_BID:
        auction.reveal(state, events)
    elif kind == F_NAME:
        auction.named(state, events)
    else:
        building.reveal_cards(state, events)


def _value_of(kind: i64, action: i64) -> tuple[str, int]:
    """Name what was chosen in secret, and give it as a number: a card, a bid, or a place."""
    if action == A_PASS:
        return "to-pass", int(kind - F_START)
    if kind == F_BID:
        return "bid", action - A_BID
    if kind == F_NAME:
        return "name", action - A_NAME
    return "card", action if kind == F_START else action - A_PLAY + 1


def _choose(state: Position, action: i64, events: Events | None) -> None:
    """Carry out choices of cards and gems."""
    if action < A_REMOVE:
        if state.top() == F_SHARE:
            auction.share(state, action, events)
        else:
            auction.take(state, action - A_TAKE, events)
    elif action < A_GEMS:
        auction.remove(state, action - A_REMOVE, events)
    elif action < A_DRAW:
        reward.take_gems(state, action - A_GEMS, events)
    elif action < A_ARCHIVE:
        seat = state.top(1)
        state.drop()
        take.draw(state, seat, action - A_DRAW, take.TAKEN, events)
    else:
        take.archive(state, state.top(1), action - A_ARCHIVE + 1, events)


def _lay(state: Position, action: i64, events: Events | None) -> None:
    """Carry out what belongs to laying a card."""
    if action < A_SPARE:
        building.place(state, action - A_PLACE, events)
    elif action < A_GRANT:
        building.spare(state, action - A_SPARE, events)
    elif action < A_OPTION:
        building.grant(state, action > A_GRANT, events)
    elif action < A_COLOUR:
        law.choose_option(state, action - A_OPTION, events)
    elif action < A_OWN_GEM:
        reward.choose_colour(state, action - A_COLOUR, events)
    else:
        reward.own_gem(state, True, events)


def _work(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out what laws ask for, and recolouring."""
    if action < A_TUCK:
        law.double(state, action - A_DOUBLE + 1, events)
    elif action < A_SWAP:
        if state.top() == F_FREE:
            law.tuck_free(state, action - A_TUCK + 1, events)
        else:
            law.tuck_from_hand(state, action - A_TUCK + 1, events)
    elif action < A_FOR:
        law.choose_own_token(state, action - A_SWAP)
    elif action < A_GIVE:
        law.swap(state, action - A_FOR, events)
    elif action < A_RETURN:
        law.give(state, action - A_GIVE, events)
    elif action < A_STORE:
        law.put_back(state, action - A_RETURN + 65, events)
    elif action < A_RECOLOUR:
        law.store(state, action - A_STORE, events)
    elif action < A_OPTIMUM:
        circle = action - A_RECOLOUR
        recolour.recolour(state, seat, circle // COLOURS + 1, circle % COLOURS, events)
    elif action == A_OPTIMUM:
        recolour.take_optimum(state, seat, events)
    else:
        _decline(state, seat, events)


def _decline(state: Position, seat: i64, events: Events | None) -> None:
    """Keep a card, lose an eternal gem, swap or store nothing, or stop tucking or recolouring."""
    kind = state.top()
    if kind == F_ARCHIVE:
        take.archive(state, seat, 0, events)
    elif kind == F_OWN_GEM:
        reward.own_gem(state, False, events)
    else:
        state.drop()
        if events is not None:
            events.emit("declined", {"seat": seat})


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over."""
    while not state.over:
        kind = state.top()
        if kind <= LAST_CHANCE:
            return
        if kind <= LAST_DECISION:
            if not _lapses(state, kind, events):
                return
        elif kind <= F_AFTER:
            _auction(state, kind, events)
        elif kind == F_REWARD:
            reward.reward(state, events)
        else:
            _resolve(state, kind, events)


def _lapses(state: Position, kind: i64, events: Events | None) -> bool:
    """Settle a decision that is none. Returns: True if the frame is gone."""
    if kind == F_GEMS:
        return reward.gems_lapse(state, events)
    if kind == F_ARCHIVE:
        return take.archive_lapses(state, state.top(1))
    if kind == F_SWAP:
        return law.swap_lapses(state, events)
    if kind == F_GIVE:
        return law.give_lapses(state)
    if kind == F_FREE:
        return law.free_lapses(state, events)
    if kind == F_STORE:
        return law.store_lapses(state, events)
    if kind == F_RECOLOUR:
        return recolour.recolour_lapses(state, state.top(1))
    if kind == F_TUCK and state.hand_size(state.top(1)) == 0:
        state.drop()
        return True
    return False


def _auction(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of rounds and auctions."""
    if kind == F_ROUND:
        next_round(state, events)
    elif kind == F_AUCTION:
        auction.auction(state)
    elif kind == F_ATTACKERS:
        auction.attackers(state, events)
    elif kind == F_COLOURS:
        auction.colours(state, events)
    elif kind == F_LOOSE:
        auction.loose(state)
    else:
        auction.after(state, events)


def _resolve(state: Position, kind: i64, events: Events | None) -> None:
    """Resolve a frame of building, laws and the end."""
    if kind == F_RENEW:
        take.renew(state, events)
    elif kind == F_BUILD:
        building.build(state)
    elif kind == F_LAY:
        building.lay_next(state)
    elif kind == F_CARDS:
        take.draw_next(state, events)
    elif kind == F_FIRST:
        setup.reward_first_cards(state)
    elif kind == F_LAWS:
        law.draw_laws(state, events)
    elif kind == F_COPY:
        law.copy_gem(state, events)
    elif kind == F_END:
        end.end(state, events)
    else:
        end.score(state, events)


def next_round(state: Position, events: Events | None) -> None:
    """Begin a round, or end the game after the twelfth.

    Rules: VC-FLOW-02, VC-FLOW-03, VC-END-01, VC-TX-02.
    """
    if state.round == LAST_ROUND:
        state.drop()
        state.push(F_END, -1)
        return
    state.round += 1
    if events is not None:
        events.emit("round", {"round": state.round})
    state.push(F_BUILD, -1)
    state.push(F_RENEW, -1)
    state.push(F_AUCTION, -1)
