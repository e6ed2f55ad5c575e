"""Greedy in set positions of Tigris & Euphrates: it sees what lies open."""

import pytest
from librt.random import Random
from tests.games.euphrates.helpers import after

from velkahra import bots
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.euphrates.bots.judge import EuphratesJudge
from velkahra.games.euphrates.engine import EuphratesState
from velkahra.games.euphrates.view.notation import write_action

CHAIN = "G3 lion trader\nG4 market\nG5 settlement\nG6 market\nG7 settlement\nturn lion 1\n"
RIVALS = (
    "G3 lion king\nG4 settlement\nG5 settlement\nG6 settlement\nG7 settlement\n"
    "I8 bull king\nJ7 settlement\nK7 settlement\nL7 settlement\n"
    "hand bull SMMTTT\nhand archer TTTTTT\nhand potter TTTTTT\n"
)


def choice(state: EuphratesState) -> str:
    """Give what greedy does now, in notation."""
    seat = state.actor()
    rng = Random(1)
    knowledge = SeatKnowledge(EuphratesJudge(), state, seat, rng)
    return write_action(bots.make("greedy").choose(knowledge, rng))


def test_joins_a_second_treasure_to_its_trader() -> None:
    assert choice(after(CHAIN + "points lion 4 4 2 2\nhand lion MMTTSS")).split()[1] == "H7"
    # Starts a war it should win in its weakest colour.
    state = after(RIVALS + "points lion 9 9 9 3\nhand lion SSSSMM\nturn lion 1")
    assert choice(state) in ("market H7", "settlement H7")
    # Keeps away from a war it should lose.
    state = after(RIVALS + "K6 settlement\nL6 settlement\nK8 settlement\nhand lion MMMMTT")
    assert choice(state) not in ("market H7", "temple H7")


def test_defends_with_just_enough() -> None:
    revolt = "G3 bull trader\nhand bull TTTTMS\nF2 temple\nhand lion TTTTSS\nturn lion 2"
    state = after("points bull 1 9 9 9\n" + revolt, "trader F4", "add 3")
    attack, defence = 1 + 3, 1
    assert choice(state) == f"add {attack - defence}"
    # Adds nothing when the conflict is decided anyway.
    revolt = "G3 bull trader\nhand bull TTFFMS\nhand lion TTTTSS\nturn lion 2"
    assert choice(after(revolt, "trader F4", "add 0")) == "add 0"
    # Adds what wins a war.
    state = after(RIVALS + "points lion 9 9 9 3\nhand lion SSSSSM\nturn lion 1", "market H7")
    assert int(choice(state).split()[1]) >= 2


def test_builds_a_monument_for_its_own_safe_leader() -> None:
    state = after(
        "G3 lion king\nG2 temple\nF2 temple\nH2 settlement\nI2 settlement\nH3 settlement\n"
        "points lion 9 9 9 2\nhand lion STTTTT\nturn lion 2",
        "settlement I3",
    )
    assert choice(state).startswith("build ")
    # Serves its weakest colour.
    state = after("G3 lion king\nH3 temple\npoints lion 9 9 9 2\nhand lion TTMMSS\nturn lion 1")
    assert choice(state).startswith("settlement ")


@pytest.mark.parametrize(("winner", "ends"), [("lion", True), ("bull", False)])
def test_ends_the_game_when_it_wins_and_not_when_it_loses(winner: str, ends: bool) -> None:
    state = after(f"points {winner} 9 9 9 9\nbag none\nhand lion TTFMSS\nturn lion 2")
    assert choice(state).startswith("swap ") == ends


def test_the_english_variant_is_obeyed() -> None:
    text = "english yes\nG3 bull trader\nhand bull TTFFMS\nhand lion TTTTSS\nturn lion 2"
    assert choice(after(text, "trader F4", "add 1")) in ("add 0", "add 1")
