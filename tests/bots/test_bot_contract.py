"""What every bot keeps to: its name, legal actions, the same choice from the same knowledge."""

from collections.abc import Iterator

import pytest
from librt.random import Random
from tests.sampling import ALL

import velkahra
from velkahra import bots
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.play.seat_knowledge import SeatKnowledge

JUDGE = velkahra.game("euphrates").judge
GAMES = 3 if velkahra.compiled() else 1
QUICK = ("random", "greedy", "search:nodes=25", "search:nodes=12,noise=1,playout=5")
STEP = 7 if velkahra.compiled() else 400
APART = (3 if ALL else 4) * STEP


def decisions(game: str, seats: int, games: int, step: int) -> Iterator[State]:
    """Give every `step`-th decision of some random games."""
    for seed in range(games):
        state = velkahra.game(game).start(seats)
        rng = Random(seed)
        plies = 0
        while not state.is_over():
            actor = state.actor()
            if actor == CHANCE:
                state.advance(CHANCE, state.draw(rng), None)
                continue
            plies += 1
            if plies % step == 0:
                yield state
            actions = state.legal_actions(actor)
            state.advance(actor, actions[rng.randrange(len(actions))], None)


def test_every_name_makes_a_bot_of_that_name() -> None:
    levels = ["beginner", "apprentice", "player", "expert", "master"]
    assert bots.names() == ["random", "greedy", *levels]
    assert [bots.make(name).name for name in bots.names()] == bots.names()


def test_an_unknown_name_is_refused_with_the_names_there_are() -> None:
    with pytest.raises(VelkahraError, match="'wizard'; choose from random, greedy, beginner"):
        bots.make("wizard")


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_bot_chooses_legal_actions_only(name: str, seats: int) -> None:
    bot, rng = bots.make(name), Random(1)
    for state in decisions("euphrates", seats, GAMES, APART):
        seat = state.actor()
        knowledge = SeatKnowledge(JUDGE, state, seat, rng)
        assert state.refusal(seat, bot.choose(knowledge, rng)) is None


@pytest.mark.parametrize("name", QUICK)
@pytest.mark.parametrize(
    ("game", "seats", "step"),
    [
        ("euphrates", 4, APART),
        ("pamir", 3, APART),
        ("viceroy", 3, APART),
        ("hammer", 5, 9 * STEP),  # its games and playouts are long
    ],
)
def test_what_is_hidden_changes_no_choice(name: str, game: str, seats: int, step: int) -> None:
    compared, judge = 0, velkahra.game(game).judge
    for number, state in enumerate(decisions(game, seats, GAMES, step)):
        seat = state.actor()
        other = state.determinize(seat, Random(number))
        choices = [
            bots.make(name).choose(SeatKnowledge(judge, truth, seat, Random(5)), Random(9))
            for truth in (state, other)
        ]
        assert choices[0] == choices[1]
        compared += 1
    assert compared >= 15 or not velkahra.compiled(), "interpreted it would take minutes"


@pytest.mark.parametrize("name", QUICK)
def test_choosing_changes_nothing(name: str) -> None:
    for state in decisions("euphrates", 3, 1, 10 * STEP):
        before = state.freeze()
        knowledge = SeatKnowledge(JUDGE, state, state.actor(), Random(1))
        bots.make(name).choose(knowledge, Random(2))
        assert state.freeze() == before


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", ["draws", "morra"])
@pytest.mark.parametrize("name", QUICK)
def test_bots_play_any_game_that_keeps_the_contract(toy: str, name: str) -> None:
    bot, rng = bots.make(name), Random(3)
    game = velkahra.game(toy)
    state = game.start(2)
    while not state.is_over():
        actor = state.actor()
        if actor == CHANCE:
            state.apply(CHANCE, state.draw(rng))
        else:
            knowledge = SeatKnowledge(game.judge, state, actor, rng)
            state.apply(actor, bot.choose(knowledge, rng))
