"""Automatic answers to bribes, and how bots haggle: PP-EDGE-24."""

import pytest
from librt.random import Random
from tests.games.pamir.helpers import act, after, legal, player, read

import velkahra
from velkahra import bots
from velkahra.core.contract.state import State
from velkahra.core.contract.table import Question
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.pamir.auto_answers import ASK, WAIVE, WHOLE
from velkahra.games.pamir.bots.judge import PamirJudge
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.actions import SPACE

JUDGE = PamirJudge()
GAME = velkahra.game("pamir")
RULED = "gray hand 9 16 61\nkabul tribe blue 3\n"
GRAY, BLUE = 0, 1


def offered(rupees: int, text: str = RULED) -> PamirState:
    """Gray wants to play a card in Kabul, where Blue rules, and offers a part of the bribe of 3."""
    return after(text, "play 9 left", f"offer {rupees}")


def answers(state: State, seat: int) -> dict[str, str]:
    found = {v: GAME.auto_answers.action(state, seat, v) for v in (ASK, WHOLE, WAIVE)}
    return {value: SPACE.to_text(made) for value, made in found.items() if made is not None}


@pytest.mark.parametrize("rupees", [0, 1, 2])
def test_PP_EDGE_24_an_offer_is_answered_by_the_whole_or_by_what_is_offered(rupees: int) -> None:
    state = offered(rupees)
    assert GAME.auto_answers.question(state, BLUE) == Question("bribe", GRAY)
    assert answers(state, BLUE) == {WHOLE: "answer 3", WAIVE: f"answer {rupees}"}


def test_PP_EDGE_24_nobody_else_is_asked_and_who_pays_in_full_asks_nobody() -> None:
    state = offered(1)
    assert GAME.auto_answers.question(state, GRAY) is None
    act(state, "answer 3")
    assert [GAME.auto_answers.question(state, seat) for seat in range(3)] == [None] * 3
    act(state, "offer 3")
    assert [GAME.auto_answers.question(state, seat) for seat in range(3)] == [None] * 3


def choices(state: PamirState, seat: int, times: int = 20) -> set[str]:
    """Let the greedy bot choose again and again."""
    rng = Random(1)
    bot = bots.make("greedy")
    return {
        SPACE.to_text(int(bot.choose(SeatKnowledge(JUDGE, state, seat, rng), rng)))
        for _ in range(times)
    }


@pytest.mark.parametrize("rupees", [0, 1, 2])
def test_PP_EDGE_24_a_bot_demands_the_whole_bribe(rupees: int) -> None:
    assert choices(offered(rupees), BLUE) == {"answer 3"}


@pytest.mark.parametrize("money", [2, 4, 9])
def test_PP_EDGE_24_a_bot_pays_the_whole_or_lets_it_be(money: int) -> None:
    state = after(f"{RULED}gray money {money}", "play 9 left")
    assert {"offer 0", "offer 1", "withdraw"} < legal(state)
    assert choices(state, player(state, "gray")) <= {"offer 3", "withdraw"}


def test_PP_EDGE_96_a_bot_begins_only_what_it_would_pay_for() -> None:
    poor = read(f"{RULED}gray money 1\nmarket a0 1")
    assert legal(poor, "play")
    assert not any(text.startswith("play 9") for text in choices(poor, player(poor, "gray")))
    # A bot does not let bribes be for ever.
    bot = bots.make("greedy")
    for seed in range(2):
        state, rng, most = GAME.start(3, {}), Random(seed), 0
        assert isinstance(state, PamirState)
        for _ in range(120):
            seat = int(state.actor())
            drawn = (
                state.draw(rng)
                if seat < 0
                else bot.choose(SeatKnowledge(JUDGE, state, seat, rng), rng)
            )
            state.apply(seat, drawn)
            most = max(most, int(state.asked))
        assert most < 4
