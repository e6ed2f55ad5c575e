"""Plays cards of the default set: cases with a position, steps, and the expected changes.

A case is one line: card, position, steps, expected changes, parted by `|` and `;`.
The card lies in the hand of its team if the first step plays it or it is an action, else in play;
every team has 3 SB and 2 BM, and allies co-operate. Steps are actions as in `table`; besides

- `play`, `use 1`, `special` are about the card, `start usa` begins a turn, `round` ends the round,
- `main usa` plays to that main phase, `cannot ...` expects that an action is not legal.

Rows, joint shares and consent that no step names get the first legal answer. Expected are
changes (`usa sb +2`, also bm, hand, deck, pile, owed: rows it will get), places (`usa-reporter
hand`), `usa owes 4 7`, `usa knows china-census`, `usa saw china 4`, `price usa usa-low-pass 2`,
`rule usa hand_limit 6`, `open china usa` (who sees a hand).
"""

from typing import Final

from tests.games.hammer import see
from tests.games.hammer.made import names
from tests.games.hammer.table import act, dealt, read, seat_of, spoken

from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards import facts
from velkahra.games.hammer.cards.language import POWERS
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.decisions import settle
from velkahra.games.hammer.rules.effects.modify import is_hand_open, price
from velkahra.games.hammer.rules.values import DECK, PILE

BY_DEALER: Final = ("deal", "coin", "row")


class Case:
    """One line of cases."""

    def __init__(self, line: str) -> None:
        card, setup, steps, expected = (part.strip() for part in line.split("|"))
        self.card: Final = card
        self.setup: Final = setup
        self.steps: Final = [step.strip() for step in steps.split(";") if step.strip()]
        self.expected: Final = [what.strip() for what in expected.split(";") if what.strip()]

    def carry_out(self) -> None:
        """Do what the case says."""
        state = read(self._position())
        before = _numbers(state)
        for step in self.steps:
            _do(state, step, self.card)
        _answer(state)
        after = _numbers(state)
        for what in self.expected:
            _expect(state, before, after, what)

    def _position(self) -> str:
        found = next(each for each in facts.placed(0) if _id(each) == self.card)
        owners = [POWERS[power] for power in found.owners]
        told = [line.strip() for line in self.setup.split(";")]
        lines = [f"{power} sb 3 bm 2" for power in _powers(told)]
        lines += [f"pact {one} {other}" for one in owners for other in owners if one < other]
        if found.card and found.card.kind != "ability":
            plays = found.card.kind == "action" or self.steps[:1] == ["play"]
            whose = owners[0] if len(owners) == 1 else "joint"
            lines.append(f"{whose} {'hand' if plays else 'play'} {self.card}")
        if not any(line.startswith("at ") for line in told):
            lines.append(f"at {owners[-1]}")
        return "\n".join([*lines, *told])


def _id(each: facts.Placed) -> str:
    node = each.card or each.side
    return node.id if node else ""


def _powers(told: list[str]) -> list[str]:
    said = [line.split()[1:] for line in told if line.startswith("powers ")]
    return said[0] if said else list(POWERS)


def _numbers(state: HammerState) -> dict[tuple[str, str], int]:
    found = {}
    for seat in range(state.seats):
        power = POWERS[state.powers[seat]]
        found[power, "sb"], found[power, "bm"] = int(state.sb[seat]), int(state.bm[seat])
        found[power, "hand"] = int(state.hand_size(seat))
        found[power, "deck"] = int(state.in_zone(1 << seat, DECK))
        found[power, "pile"] = int(state.in_zone(1 << seat, PILE))
        found[power, "owed"] = len(see.rows(state, power, owed=True)) + len(see.rows(state, power))
    return found


def _do(state: HammerState, step: str, card: str) -> None:
    verb, *words = step.split()
    if verb not in BY_DEALER:
        _answer(state)
    if verb == "start":
        _start(state, seat_of(state, words[0]))
    elif verb == "round":
        state.drop()
        while state.frame_kind() != frames.ROUND_END:
            state.drop()
        state.turn = -1
        settle(state, None)
    elif verb == "main":
        _go_on(state, f"main {words[0]}")
    elif verb == "cannot":
        who, action = spoken(state, " ".join(words))
        assert state.refusal(who, action) is not None, step
    elif step == "play":
        act(state, f"play {card}")
    elif verb == "use" and len(words) == 1:
        act(state, f"use {card} {words[0]}")
    else:
        act(state, step)


def _start(state: HammerState, seat: int) -> None:
    while state.frame_kind() != frames.TURNS:
        state.drop()
    state.push(frames.BEGIN, seat)
    settle(state, None)


def _answer(state: HammerState) -> None:
    """Answer chance and questions to allies with the first legal action."""
    while not state.over:
        if state.actor() == CHANCE:
            dealt(state)
        elif state.frame_kind() in (frames.ROW, frames.SHARE):
            _first(state)
        elif state.frame_kind() == frames.CONSENT:
            act(state, "agree")
        else:
            return


def _first(state: HammerState) -> None:
    seat = int(state.actor())
    state.apply(seat, state.legal_actions(seat)[0])


def _go_on(state: HammerState, until: str) -> None:
    for _ in range(100):
        _answer(state)
        if see.asked(state) == until:
            return
        if state.frame_kind() in (frames.MAIN, frames.REFRESH):
            act(state, "end")
        else:
            _first(state)
    raise AssertionError(f"never: {until}")


def _expect(
    state: HammerState,
    before: dict[tuple[str, str], int],
    after: dict[tuple[str, str], int],
    what: str,
) -> None:
    match what.split():
        case [power, name, change] if (power, name) in before:
            assert after[power, name] - before[power, name] == int(change), what
        case ["price", power, card, number]:
            assert price(state, seat_of(state, power), names()[card]) == int(number), what
        case ["rule", power, name, number]:
            assert see.parameter_of(state, power, name) == int(number), what
        case ["open", power, to]:
            assert is_hand_open(state, seat_of(state, power), seat_of(state, to)), what
        case [power, "owes", *wanted]:
            assert see.rows(state, power, owed=True) == set(map(int, wanted)), what
        case [power, ("knows" | "ignores") as how, *cards]:
            for card in cards:
                known = int(state.known[names()[card]]) >> seat_of(state, power) & 1
                assert known == (how == "knows"), what
        case [power, "saw", other, *wanted]:
            seen = int(state.seen_rows(seat_of(state, power), seat_of(state, other)))
            assert {row + 1 for row in range(48) if seen >> row & 1} == set(map(int, wanted)), what
        case [card, *place]:
            assert see.where(state, card) == " ".join(place), f"{what}: {see.where(state, card)}"
