"""Every decision of the game by the number of its frame, and what leads to it."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE, NOBODY
from velkahra.games.pamir.rules import actions, frames, storage
from velkahra.games.pamir.rules.card_actions import battle, betray, build, gift, move, tax
from velkahra.games.pamir.rules.chapters import (
    court,
    dominance,
    event,
    haggle,
    loyalty,
    market,
    pieces,
    play,
    turn,
)
from velkahra.games.pamir.rules.decision import Decision
from velkahra.games.pamir.rules.state import Position
from velkahra.games.pamir.rules.wakhan import steps
from velkahra.games.pamir.rules.wakhan.choose import choose

DECISIONS: Final = vec[Decision](
    [
        Decision(),
        market.Fill(),
        turn.First(),
        steps.Back(),
        steps.Ai(),
        steps.Wakhan(),
        loyalty.Loyalty(),
        turn.Turn(),
        haggle.Bribe(),
        haggle.Answer(),
        tax.Tax(),
        gift.Gift(),
        build.Build(),
        move.Move(),
        betray.Betray(),
        betray.Prize(),
        battle.Site(),
        battle.Battle(),
        play.Road(),
        play.Spy(),
        pieces.Take(),
        court.Debt("PP-GEN-09", court.FOR_DEBT, court=True, hand=True),
        court.Shed(),
        court.Discard("PP-CLEAN-01", court.FOR_COURT_LIMIT, court=True, hand=False),
        court.Discard("PP-CLEAN-02", court.FOR_HAND_LIMIT, court=False, hand=True),
        court.Confidence("PP-EVENT-114", court.FOR_EVENT, court=False, hand=True),
        play.House(),
        play.Blackmail(),
        event.Rumor(),
        event.Swap(),
        event.Suit(),
        event.Rebuke(),
        play.Icons(),
        pieces.Put(),
        loyalty.Dial(),
        loyalty.WinPrize(),
        turn.Clean(),
        market.Slide(),
        dominance.Check(),
        turn.Begin(),
        steps.PlayHand(),
    ]
)
"""By the kind of frame; no frame has the kind 0."""

_DISCARDS: Final = (frames.DEBT, frames.SHED, frames.COURT, frames.HAND, frames.CONFIDENCE)
ELSEWHERE: Final[tuple[tuple[str, tuple[i64, ...], str, str], ...]] = (
    ("loyalty", (frames.LOYALTY,), "PP-SETUP-09", "none"),
    ("buy play act end", (frames.TURN,), "PP-TURN-01", "pending"),
    ("offer withdraw", (frames.BRIBE,), "PP-PLAY-02", "none"),
    ("answer", (frames.ANSWER,), "PP-PLAY-03", "none"),
    ("levy collect", (frames.TAX,), "PP-TAX-01", "none"),
    ("gift", (frames.GIFT,), "PP-GIFT-01", "none"),
    ("army", (frames.BUILD,), "PP-BUILD-01", "none"),
    ("road", (frames.BUILD, frames.ROAD), "PP-BUILD-01", "none"),
    ("spy", (frames.SPY, frames.HOUSE, frames.BLACKMAIL), "PP-PLAY-11", "none"),
    ("march ride sneak", (frames.MOVE,), "PP-MOVE-01", "none"),
    ("betray", (frames.BETRAY,), "PP-BETRAY-01", "none"),
    ("prize", (frames.PRIZE,), "PP-BETRAY-03", "none"),
    ("decline", (frames.PRIZE, frames.HOUSE, frames.BLACKMAIL), "PP-BETRAY-03", "none"),
    ("field court", (frames.SITE,), "PP-BATTLE-01", "none"),
    ("strike-tribe strike-army strike-road strike-spy", (frames.BATTLE,), "PP-BATTLE-01", "none"),
    ("take-army take-road take-tribe take-gift take-spy", (frames.TAKE,), "PP-GEN-03", "none"),
    ("discard", _DISCARDS, "PP-GEN-09", "none"),
    ("name", (frames.RUMOR, frames.SWAP), "PP-EVENT-108", "none"),
    ("suit", (frames.SUIT,), "PP-EVENT-115", "none"),
    ("rebuke", (frames.REBUKE,), "PP-EVENT-116", "none"),
    ("stop", (frames.TAX, frames.BUILD, frames.MOVE, frames.BATTLE), "PP-EDGE-58", "none"),
)
"""Kinds of action, the decisions that they belong to, and the refusal in any other decision."""


def _rows() -> vec[i64]:
    """Return the row of ELSEWHERE for each action of a player."""
    of_kind = {name: row for row, part in enumerate(ELSEWHERE) for name in part[0].split()}
    kinds = [kind for kind in actions.SPACE.kinds if kind.offset < actions.A_FIRST]
    return vec[i64]([i64(of_kind[kind.name]) for kind in kinds for _ in range(kind.size)])


_ROWS: Final = _rows()


def legal_actions(state: Position, player: i64) -> vec[i64]:
    """List the legal actions of a player (or CHANCE), ascending."""
    out: vec[i64] = vec[i64](capacity=64)
    if player != state.actor() or player == NOBODY:
        return out
    return DECISIONS[state.frame_kind()].legal(state, player, out)


def refusal(state: Position, seat: i64, action: i64) -> Refusal | None:
    """Return the reason why `seat` may not do `action` now, or None.

    Rules: PP-TURN-01, PP-TURN-02, PP-SETUP-05, PP-SETUP-09, PP-WAKHAN-20.
    """
    if state.over != storage.PLAYING:
        return Refusal("PP-END-02", variant="over")
    actor = state.actor()
    decision = DECISIONS[state.frame_kind()]
    if actor == CHANCE:
        if seat != CHANCE:
            return Refusal("PP-TURN-02", variant="chance")
        return decision.refuse(state, seat, action)
    if seat != actor or seat <= NOBODY or not 0 <= action < actions.A_FIRST:
        return Refusal("PP-TURN-02")
    _, kinds, rule, variant = ELSEWHERE[_ROWS[action]]
    if state.frame_kind() in kinds:
        return decision.refuse(state, seat, action)
    return Refusal(rule, variant=variant)


def advance(state: Position, seat: i64, action: i64, events: Events | None) -> None:
    """Carry out a legal action and everything that follows from it without a decision."""
    DECISIONS[state.frame_kind()].carry_out(state, seat, action, events)
    settle(state, events)


def settle(state: Position, events: Events | None) -> None:
    """Resolve frames until somebody has to decide, the dealer has to draw, or the game is over.

    Where Wakhan decides, her choice is carried out. Rules: PP-WAKHAN-50.
    """
    while state.over == storage.PLAYING:
        kind = state.frame_kind()
        decision = DECISIONS[kind]
        if decision.lapses(state, events):
            continue
        if kind <= frames.LAST_CHANCE or state.frame_seat() != state.wakhan:
            return
        action = choose(state, events)
        if action < 0:
            action = actions.A_STOP
        decision.carry_out(state, state.wakhan, action, events)
