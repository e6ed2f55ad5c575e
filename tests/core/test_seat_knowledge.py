"""A knowledge holds what a seat knows and nothing of what it cannot know."""

import pytest
from librt.random import Random
from tests.toys import DRAWS, MORRA
from tests.toys.draws import DrawsState
from tests.toys.morra import MorraState

from velkahra.core.contract.refusals import UnknownSeat
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.core.play.playout import playout
from velkahra.core.play.seat_knowledge import SeatKnowledge


def test_the_truth_is_not_in_knowledge() -> None:
    """Seat 0 shows 3 fingers in secret: in seat 1's worlds every number comes up."""
    play = Play(MORRA, 2)
    play.act(0, 3)
    rng = Random(1)
    knowledge = SeatKnowledge(play.game.judge, play.state, 1, rng)
    shown = []
    for _ in range(200):
        world = knowledge.world(rng)
        assert isinstance(world, MorraState)
        shown.append(world.chosen[0])
    assert set(shown) == {0, 1, 2, 3}


def test_knowledge_keeps_what_the_seat_knows() -> None:
    play = Play(DRAWS, 3)
    play.deal(Dealer("abc"))
    rng = Random(2)
    knowledge = SeatKnowledge(play.game.judge, play.state, 0, rng)
    assert list(knowledge.legal_actions()) == list(play.state.legal_actions(0))
    for _ in range(50):
        world = knowledge.world(rng)
        assert isinstance(world, DrawsState)
        assert isinstance(play.state, DrawsState)
        assert world.hands[0] == play.state.hands[0]


def test_changing_a_world_changes_nothing_else() -> None:
    play = Play(DRAWS, 2)
    play.deal(Dealer("abc"))
    before = play.state.freeze()
    knowledge = SeatKnowledge(play.game.judge, play.state, 0, Random(3))
    for seed in range(20):
        world = knowledge.world(Random(seed))
        playout(world, Random(seed))
        assert world.is_over()
    assert play.state.freeze() == before
    assert list(knowledge.legal_actions()) == list(play.state.legal_actions(0))


def test_a_playout_stops_at_its_limit() -> None:
    state = DRAWS.start(2)
    assert playout(state, Random(1), 3) == 3
    assert not state.is_over()
    assert playout(state, Random(1)) > 0
    assert state.is_over()
    assert playout(state, Random(1)) == 0


@pytest.mark.parametrize("seat", [-1, 2, 64])
def test_there_is_no_knowledge_of_a_seat_that_is_not_there(seat: int) -> None:
    with pytest.raises(UnknownSeat, match=f"there is no seat {seat}: there are 0..1"):
        SeatKnowledge(MORRA.judge, MORRA.start(2), seat, Random(1))
