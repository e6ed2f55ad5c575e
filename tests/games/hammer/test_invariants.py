"""Facts that are true of every position, and checks that would notice if they were not."""

from collections.abc import Callable

import pytest
from mypy_extensions import u8
from tests.games.hammer.made import names
from tests.games.hammer.random_games import new_camp, play
from tests.games.hammer.table import read

from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.invariants import census, faults
from velkahra.games.hammer.rules.values import GONE, HAND, IN_PLAY

ORDINARY = (
    "pact usa china\njoint play usa-china-film-crew/tired\njoint hand usa-china-price-war\n"
    "usa sb 2 hand usa-sponsor play usa-reporter\nchina pile china-envoy top china-census\nat usa"
)
Break = Callable[[HammerState], object]


@pytest.mark.plain
def test_random_camps_meet_nearly_every_kind_of_question() -> None:
    met: set[int] = set()
    for seed in range(14):
        for state, _ in play(new_camp((0, 1, 2, 3, 4), rounds=7, entered=seed % 2 == 0), seed):
            met.add(int(state.frame_kind()) if not state.over else 0)
    rare = {9, 12, 13, 28, 30, 31, 32, 33}
    assert met >= set(range(2, int(frames.LAST_DECISION) + 1)) - {*rare, 1}


def put(array: str, card: str, value: int) -> Break:
    def change(state: HammerState) -> None:
        kind = type(getattr(state, array)[0])
        getattr(state, array)[names()[card]] = u8(value) if kind is not int else value

    return change


def on(array: str, at: int, value: int) -> Break:
    def change(state: HammerState) -> None:
        getattr(state, array)[at] = value

    return change


FAULTS: list[tuple[Break, str]] = [
    (put("zone", "usa-reporter", int(HAND)), "card 30 is controlled and not in play"),
    (put("zone", "usa-sponsor", int(IN_PLAY)), "card 25 is in play and nobody controls it"),
    (put("control", "usa-china-film-crew", 1), "card 155 is joint, and others than its owners"),
    (put("zone", "china-envoy", int(GONE)), "card 41 is in this game without an owner"),
    (put("at", "usa-sponsor", 7), "card 25 has a fixed place in a deck that it is not in"),
    (put("tired", "usa-sponsor", 1), "card 25 is tired and no spy in play"),
    (put("known", "usa-reporter", 1), "card 30 is in play and not known to everybody"),
    (put("known", "usa-sponsor", 0), "card 25 is in the hand of a team that does not know it"),
    (on("sb", 0, -1), "seat 0 has less than nothing"),
    (on("rows", 1, 1 << 40), "seat 1 knows rows that the picture does not have"),
    (on("pacts", 0, 0), "seats 0 and 1 co-operate in one direction"),
    (lambda state: setattr(state, "finder", 7), "nobody in the game found T. H."),
]


@pytest.mark.parametrize(("change", "said"), FAULTS)
def test_a_fault_is_noticed(change: Break, said: str) -> None:
    state = read(ORDINARY)
    assert faults(state) == []
    change(state)
    assert any(fault.startswith(said) for fault in faults(state)), faults(state)


def test_too_many_spies_of_japan_are_noticed() -> None:
    spies = "japan-shadow japan-shadow#2 japan-hacker japan-negotiator japan-photographer"
    with pytest.raises(AssertionError, match="seat 2 has more in play of kind 0 than it may"):
        read(f"japan play {spies}\nat usa")


def test_a_lost_card_is_noticed() -> None:
    state = read(ORDINARY)
    whole = census(state)
    state.zone[names()["usa-china-price-war"]] = u8(GONE)
    assert census(state) == {**whole, "joint": whole["joint"] - 1}
