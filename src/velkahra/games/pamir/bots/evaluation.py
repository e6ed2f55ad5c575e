"""Evaluation of any position for bots, even in the middle of an action.

The seat's own pending decisions are answered one after the other as a greedy player would; another
player's pending answer to an offer is taken to be the full bribe. What then stands on the table is
valued in victory points: those gained, those a dominance check would bring, and what may become
points: influence, cylinders, money, cards, rule, spies, and the danger of an overthrow. Of a bribe
it demands the whole, and pays the whole or withdraws, so that nobody waits for its haggling. It
begins only what it would pay for, and dislikes letting a bribe be more with every time: nothing
else keeps it from beginning the same action for ever.
"""

from typing import Final, cast

from mypy_extensions import i64

from velkahra.games.pamir.bots.worth import worth
from velkahra.games.pamir.rules import actions, frames, storage
from velkahra.games.pamir.rules.chapters import bribe, dominance, market
from velkahra.games.pamir.rules.decisions import advance, legal_actions
from velkahra.games.pamir.rules.state import Position

VICTORY: Final = 40.0  # points: winning outweighs any position
NEAR: Final = 0.75  # share of a check's gain while a dominance check is in the market
FAR: Final = 0.35  # share of it while none is
LEADING: Final = 0.6  # weight of the strongest rival; the mean of the others has the rest
HAGGLED: Final = 0.01  # prefer a bribe of a rupee more to one lowered by request
LET_BE: Final = 0.2  # times the square of the bribes a player lowered or waived in a turn
STEPS: Final[i64] = 12  # own decisions looked ahead, one after the other
TEMPERATURE: Final = 7.0  # lead that makes the odds to win e times as good
HORIZON: Final[i64] = 2  # turns played on before a position is valued


def answered(state: Position, seat: i64) -> Position:
    """Return the position after a seat's pending decisions; the same one if there are none.

    An offer of the seat's own is answered by the full bribe.
    """
    world = state
    for _ in range(STEPS):
        if world.over != storage.PLAYING or world.actor() < 0 or world.frame_kind() == frames.TURN:
            break
        if world.actor() != seat and world.frame_kind() != frames.ANSWER:
            break
        if world is state:
            world = cast(Position, state.clone())
        if world.frame_kind() == frames.ANSWER:
            advance(world, world.actor(), actions.A_ANSWER + world.slot(frames.ANSWER_PRICE), None)
        elif world.frame_kind() == frames.BRIBE and bribe.can_pay(world, seat):
            advance(world, seat, actions.A_OFFER + world.slot(frames.BRIBE_ASKED), None)
        else:
            advance(world, seat, _best(world, seat), None)
    return world


def manners(state: Position, world: Position, seat: i64) -> float:
    """Return the penalty for haggling on, in victory points. It makes bots stop.

    `world` is what `answered` made of the position.
    """
    return _haggled(state, seat) - _let_be(state, world, seat)


def _let_be(state: Position, world: Position, seat: i64) -> float:
    """Return the cost of withdrawing bribes and starting what cannot be paid. Rules: PP-EDGE-96."""
    if state.over != storage.PLAYING or world.active != seat:
        return 0.0
    if state.frame_kind() == frames.BRIBE and not bribe.can_pay(state, seat):
        return VICTORY
    return LET_BE * float(world.asked * world.asked)


def _haggled(state: Position, seat: i64) -> float:
    """Return the bonus for asking for the whole bribe and for not asking others to waive one.

    Rules: PP-PLAY-03.
    """
    if state.over != storage.PLAYING:
        return 0.0
    if state.frame_kind() == frames.BRIBE and state.slot(frames.BRIBE_HOLDER) == seat:
        return HAGGLED * float(state.slot(frames.BRIBE_ASKED))
    begging = state.frame_kind() == frames.ANSWER and state.slot(frames.ANSWER_PAYER) == seat
    return -HAGGLED if begging else 0.0


def _best(state: Position, seat: i64) -> i64:
    """Return the action of a pending decision that looks best at once."""
    actions = legal_actions(state, seat)
    best = actions[0]
    if len(actions) == 1:
        return best
    most = -1e9
    for action in actions:
        after = cast(Position, state.clone())
        advance(after, seat, action, None)
        here = value(after, seat)
        if here > most:
            most = here
            best = action
    return best


def value(state: Position, seat: i64) -> float:
    """Return a seat's value less the best and the mean of the others, in victory points.

    The position is valued as it is, without playing on.
    """
    if state.over != storage.PLAYING:
        return VICTORY * (2.0 * dominance.share_of_victory(state, seat) - 1.0) + float(
            state.points(seat)
        )
    gains = dominance.scores(state, dominance.next_is_last(state))
    weight = NEAR if market.check_slot(state) >= 0 else FAR
    mine = 0.0
    others = 0.0
    most = -1e9
    for player in range(state.players):
        stands = float(state.points(player)) + weight * float(gains[player])
        stands += worth(state, player)
        if player == seat:
            mine = stands
        else:
            others += stands
            most = max(most, stands)
    rivals = state.players - 1
    return mine - LEADING * most - (1.0 - LEADING) * others / float(rivals)
