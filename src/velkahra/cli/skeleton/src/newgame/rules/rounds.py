"""A round: the dice are rolled, each seat decides, and the dice are shown (NG-ROLL to NG-SHOW)."""

from velkahra.core.contract.events import Events

from newgame.rules.actions import AGAIN
from newgame.rules.state import Position


def roll(state: Position, face: int, events: Events) -> None:
    """Put a die under its cup, where only its seat sees it. Rules: NG-ROLL-01."""
    seat = state.dice.index(0)
    state.dice[seat] = face
    events.emit_to_others(seat, "rolled", {"seat": seat})
    events.emit_to(seat, "rolled-own", {"seat": seat, "face": face})
    _show_if_decided(state, events)


def decide(state: Position, seat: int, action: int, events: Events) -> None:
    """Keep the die of a seat, or take it out to be rolled again. Rules: NG-TURN-02."""
    state.choices[seat] = action
    if action == AGAIN:
        state.dice[seat] = 0
    events.emit("again" if action == AGAIN else "kept", {"seat": seat})
    _show_if_decided(state, events)


def _show_if_decided(state: Position, events: Events) -> None:
    """Show both dice, score, and begin the next round. Rules: NG-SHOW-01, NG-START-01."""
    if -1 in state.choices or 0 in state.dice:
        return
    begins = state.beginner()
    for seat in (begins, 1 - begins):
        events.emit("shown", {"seat": seat, "face": state.dice[seat]})
    winner = begins if state.dice[begins] >= state.dice[1 - begins] else 1 - begins
    state.points[winner] += 1
    events.emit("scored", {"seat": winner})
    state.shown, state.dice, state.choices = state.dice, [0, 0], [-1, -1]
    state.round += 1
