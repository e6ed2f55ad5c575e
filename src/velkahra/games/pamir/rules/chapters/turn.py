"""Setup, turns and cleanup (PP-SETUP, PP-TURN, PP-CLEAN)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.games.pamir.rules import actions, decision, frames, storage, tables
from velkahra.games.pamir.rules.card_actions import act
from velkahra.games.pamir.rules.chapters import bribe, event, market
from velkahra.games.pamir.rules.chapters.play import list_plays, play, refuse_play
from velkahra.games.pamir.rules.state import Position, market_slot

FIRST_RUPEES: Final[i64] = 4
ACTIONS_A_TURN: Final[i64] = 2


def set_up(state: Position) -> None:
    """Set up a game; the dealer fills the market.

    Rules: PP-SETUP-01, PP-SETUP-02, PP-SETUP-06, PP-SETUP-07, PP-SETUP-08, PP-SETUP-11,
        PP-WAKHAN-02, PP-WAKHAN-03, PP-WAKHAN-04, PP-EX-01.
    """
    state.empty()
    for coalition in range(tables.COALITIONS):
        state.add_blocks(coalition, storage.BLOCKS_EACH)
    for player in range(state.players):
        state.add_cylinders(player, storage.CYLINDERS_EACH)
        state.add_money(player, FIRST_RUPEES)
        state.set_loyalty(player, -1)
    market.open_pile(state, 0)
    state.push(frames.FIRST, -1)
    state.push(frames.FILL, -1)


@final
class First(decision.Decision):
    """The draw of the seat that chooses a loyalty first."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List every seat. Rules: PP-SETUP-09."""
        for seat in range(state.seats):
            out = append(out, actions.A_FIRST + seat)
        return out

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Return a refusal of a seat that does not play, or None. Rules: PP-SETUP-09."""
        seat = action - actions.A_FIRST
        return None if 0 <= seat < state.seats else Refusal("PP-SETUP-05")

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Push the choice of loyalties, from a random seat on; the last one to choose begins.

        Wakhan sits before that seat and takes the first turn instead.
        Rules: PP-SETUP-09, PP-SETUP-10, PP-WAKHAN-05.
        """
        first = action - actions.A_FIRST
        state.drop()
        state.anchor = (first + state.seats - 1) % state.seats
        if events is not None:
            events.emit("first", {"seat": first, "last": state.anchor})
        if state.wakhan >= 0:
            state.push(frames.BEGIN, state.wakhan)
            state.push(frames.BACK, -1)
        else:
            state.push(frames.BEGIN, state.anchor)
        for steps in range(state.seats):
            state.push(frames.LOYALTY, (state.anchor + state.seats - steps) % state.seats)


@final
class Begin(decision.Step):
    """The beginning of a turn."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Begin the turn: two actions, nothing used, nothing placed yet.

        Rules: PP-TURN-01, PP-TURN-02, PP-EDGE-02, PP-BUY-07, PP-ABIL-11, PP-ABIL-12, PP-WAKHAN-20,
            PP-EDGE-91.
        """
        player = state.frame_seat()
        state.drop()
        state.turn_number += 1
        state.active = player
        state.left = ACTIONS_A_TURN
        state.barred = 0
        state.asked = 0
        state.forget_fresh()
        if events is not None:
            events.emit("turn", {"seat": player})
        state.push(frames.CLEAN, player, CLEAN_COURT)
        if player == state.wakhan:
            state.push(frames.WAKHAN, player)
        else:
            state.push(frames.TURN, player)
        if state.in_court(player, tables.BLACKMAIL_HERAT):
            state.push(frames.BLACKMAIL, player, tables.HERAT)
        if state.in_court(player, tables.BLACKMAIL_KANDAHAR):
            state.push(frames.BLACKMAIL, player, tables.KANDAHAR)
        if player == state.wakhan:
            state.push(frames.AI, -1)


def hand_limit(state: Position, player: i64) -> i64:
    """Return how many hand cards a player may keep. Rules: PP-TERM-06."""
    return 2 + state.stars(player, tables.INTELLIGENCE)


# Steps of the cleanup
CLEAN_COURT: Final[i64] = 0
CLEAN_HAND: Final[i64] = 1
CLEAN_UPPER_ROW: Final[i64] = 2
CLEAN_LOWER_ROW: Final[i64] = 3
CLEAN_MARKET: Final[i64] = 4
CLEAN_NEXT_TURN: Final[i64] = 5


@final
class Clean(decision.Step):
    """The cleanup of a turn."""

    def resolve(self, state: Position, events: Events | None) -> None:
        """Take the next step of the cleanup.

        Rules: PP-TERM-04, PP-CLEAN-01, PP-CLEAN-02, PP-CLEAN-03, PP-CLEAN-06, PP-CLEAN-07,
            PP-INV-06, PP-EDGE-14, PP-EDGE-51, PP-EDGE-99.
        """
        player = state.frame_seat()
        step = state.slot(frames.CLEAN_STEP)
        if step == CLEAN_COURT and state.court_size(player) > state.court_limit(player):
            state.push(frames.COURT, player)
            return
        if step == CLEAN_HAND and state.hand_size(player) > hand_limit(state, player):
            state.push(frames.HAND, player)
            return
        if step == CLEAN_NEXT_TURN:
            state.drop()
            state.push(frames.BEGIN, state.next_player(player))
            return
        state.set_slot(frames.CLEAN_STEP, step + 1)
        if step == CLEAN_UPPER_ROW:
            _throw_event_of_row(state, 0, events)
        elif step == CLEAN_LOWER_ROW:
            _throw_event_of_row(state, 1, events)
        elif step == CLEAN_MARKET:
            market.slide(state)
            state.push(frames.FILL, -1)


def _throw_event_of_row(state: Position, row: i64, events: Events | None) -> None:
    """Throw out a leftmost event of a row; its rupees stay. Rules: PP-CLEAN-03, PP-CLEAN-04."""
    slot = market_slot(row, 0)
    card = i64(state.market[slot])
    if card > tables.COURT_CARDS:
        state.market[slot] = 0
        event.throw_event(state, card, events)


@final
class Turn(decision.Decision):
    """The choice of an action, or of the end of the turn."""

    def legal(self, state: Position, player: i64, out: vec[i64]) -> vec[i64]:
        """List purchases, plays, card-based actions and ending. Rules: PP-GEN-05, PP-TURN-01."""
        if state.left > 0:
            out = market.list_buys(state, player, out)
            out = list_plays(state, player, out)
        out = act.list_acts(state, player, out)
        return append(out, actions.A_END)

    def refuse(self, state: Position, player: i64, action: i64) -> Refusal | None:
        """Refuse a purchase, a play or a card-based action. Rules: PP-TURN-01, PP-GEN-05."""
        if action == actions.A_END:
            return None
        if action >= actions.A_ACT:
            return act.refuse_act(state, player, actions.card_of(action), actions.deed_of(action))
        if state.left == 0:
            return Refusal("PP-TURN-01", variant="left")
        if action < actions.A_PLAY:
            return market.refuse_buy(state, player, action - actions.A_BUY)
        return refuse_play(state, player, action)

    def carry_out(self, state: Position, player: i64, action: i64, events: Events | None) -> None:
        """Buy a card, begin an action once its bribe is settled, or end the turn.

        Rules: PP-BUY-01, PP-TURN-01, PP-TURN-02, PP-EDGE-10.
        """
        if action == actions.A_END:
            state.drop()
            if events is not None:
                events.emit("ended", {"seat": player, "left": state.left})
        elif action < actions.A_PLAY:
            state.left -= 1
            market.buy(state, player, action - actions.A_BUY, events)
        elif not bribe.needs_bribe(state, player, action, events):
            begin_action(state, player, action, events)


def begin_action(state: Position, player: i64, action: i64, events: Events | None) -> None:
    """Play a card, or begin a card-based action; the bribe is settled. Rules: PP-TURN-01."""
    if action >= actions.A_ACT:
        act.begin_act(state, player, actions.card_of(action), actions.deed_of(action), events)
        return
    state.left -= 1
    play(state, player, actions.card_of(action), actions.to_the_right(action), events)


DECISIONS: Final[tuple[decision.Decision, ...]] = (
    First(frames.FIRST),
    Turn(frames.TURN, "buy", "play", "act", "end"),
    Clean(frames.CLEAN),
    Begin(frames.BEGIN),
)
