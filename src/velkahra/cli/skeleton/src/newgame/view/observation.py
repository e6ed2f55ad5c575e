"""Describes the observation of a seat, for programs that learn: each entry once, with its value."""

from velkahra.core.contract.entries import Entries, bit, first_seat
from velkahra.core.contract.observer import Observer

from newgame.rules.facts import FACTS
from newgame.rules.state import Position


class NewgameObserver(Observer[Position]):
    """The observations of Newgame."""

    def describe(self, w: Entries, state: Position, observer: int) -> None:
        """Describe what a seat, or a spectator if negative, may know. Rules: NG-ROLL-01."""
        first = first_seat(observer)
        w.entities("players", "the seats, the observer first")
        for seat in (first, 1 - first):
            w.row()
            w.out[w.flag("acts", "it decides now")] = bit(state.may_act(seat))
            w.out[w.flag("begins", "it decides first")] = bit(state.beginner() == seat)
            w.out[w.flag("rolled", "its die lies under its cup")] = bit(state.dice[seat] > 0)
            choice = w.code("choice", -1, 1, "-1 none yet, 0 kept, 1 rolled again")
            w.out[choice] = state.choices[seat]
            w.out[w.count("shown", 0, FACTS.faces, "last round's die", "pips")] = state.shown[seat]
            w.out[w.count("points", 0, FACTS.points, "rounds won", "points")] = state.points[seat]
        w.vector("cup", "what the observer alone sees")
        own = w.hidden("die", 0, FACTS.faces, "own die, 0 for none", "pips", "NG-ROLL-01")
        w.out[own] = 0 if observer < 0 else state.dice[observer]
