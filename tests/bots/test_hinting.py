"""Advice for a seat: from what it knows alone, in words it may hear."""

from collections.abc import Sequence

import pytest
from librt.random import Random
from tests.bots.watching import LEARNED, watch

from velkahra.bots import hinting
from velkahra.bots.hinting import Advice
from velkahra.bots.search import Search
from velkahra.bots.search_config import SearchConfig
from velkahra.core import registry
from velkahra.core.contract.programs import Programs
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.core.play.seat_knowledge import SeatKnowledge


def dealt(cards: str) -> Play:
    play = Play(registry.game("draws"), 2)
    for card in cards.split():
        play.act(-1, play.game.read(f"deal {card}"))
    return play


def advice(play: Play, seat: int = 0, language: str = "en") -> list[Advice]:
    rng = Random(5)
    knowledge = SeatKnowledge(play.game.judge, play.state, seat, rng)
    config = SearchConfig()
    config.nodes = 150
    return hinting.advise(knowledge, play.game, play.options, language, config, rng)


def bid(play: Play, texts: Sequence[str] = ("bid 1", "bid 1")) -> Play:
    for text in texts:
        play.act(int(play.state.actor()), play.game.read(text))
    return play


def test_what_is_advised_is_legal_and_the_best_comes_first(toys: None) -> None:
    play = bid(dealt("3 4 1 2"))
    found = advice(play)
    legal = set(play.state.legal_actions(0))
    assert 1 < len(found) <= hinting.MOST
    assert {one.action for one in found} <= legal
    assert all(0 <= one.chance <= 1 for one in found)
    # Two truths a seat cannot tell apart bring the same advice.
    assert advice(bid(dealt("3 4 1 2"))) == advice(bid(dealt("3 4 6 5")))
    # The expected answer is told.
    assert any(one.risk for one in advice(bid(dealt("3 4 1 2"))))


@pytest.mark.parametrize(
    ("found", "chances"),
    [
        ([(1, 100, 0.3), (2, 90, 0.28), (3, 80, 0.29)], [(1, 0.29), (2, 0.29), (3, 0.29)]),
        ([(1, 900, 0.3), (2, 900, 0.5), (3, 40, 0.1)], [(2, 0.5), (1, 0.3), (3, 0.1)]),
        ([(1, 50, 0.2), (2, 50, 0.6), (3, 50, 0.61)], [(2, 0.605), (3, 0.605), (1, 0.2)]),
        ([(1, 20, 1.0), (2, 20, 1.0), (3, 20, 0.0)], [(1, 1.0), (2, 1.0), (3, 0.0)]),
    ],
)
def test_advice_is_sorted_by_chances_that_are_equal_within_the_noise(
    found: list[tuple[int, int, float]], chances: list[tuple[int, float]]
) -> None:
    sorted_advice = hinting._sorted(found)
    assert [(one.action, round(one.chance, 2)) for one in sorted_advice] == [
        (action, round(chance, 2)) for action, chance in chances
    ]


def test_what_another_has_chosen_in_secret_makes_no_difference(toys: None) -> None:
    """In morra both choose at once: the advice is the same whatever the other has chosen."""
    found = []
    for place in (0, -1):
        play = Play(registry.game("morra"), 2)
        play.act(1, int(list(play.state.legal_actions(1))[place]))
        found.append(advice(play, 0))
    assert found[0] == found[1]


def test_a_first_answer_is_told_while_the_search_goes_on(toys: None) -> None:
    play = bid(dealt("3 4 1 2"))
    told: list[list[Advice]] = []
    config, rng = SearchConfig(), Random(5)
    config.nodes = 400
    knowledge = SeatKnowledge(play.game.judge, play.state, 0, rng)
    found = hinting.advise(knowledge, play.game, play.options, "en", config, rng, told.append)
    first = told[0]
    assert 1 < len(first) <= hinting.MOST
    assert told[-1][:-1] == found[:-1]
    assert all((one.risk, one.reason) == ("", "") for one in first)
    assert found
    assert len({one.action for one in found}) == len(found)


def test_the_rest_of_the_turn_is_played_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    """A turn of Tigris & Euphrates has two actions, so a short search makes the second one."""
    playouts = set()

    def watched(knowledge: SeatKnowledge, config: SearchConfig, rng: Random) -> Search:
        if config.nodes == hinting.STEPS:
            playouts.add(int(config.playout))
        return Search(knowledge, config, rng)

    game = registry.game("euphrates")
    monkeypatch.setattr(hinting, "MOST", 1)
    monkeypatch.setattr(hinting, "Search", watched)
    monkeypatch.setattr(game, "programs", Programs(analysis_playout=1))
    play = Play(game, 2)
    play.deal(Dealer("hint"))
    advice(play, play.state.actor())
    assert playouts == {1}


@pytest.mark.parametrize(("name", "learned"), LEARNED)
def test_hints_judge_by_learned_values_where_analyses_do(
    name: str, *, learned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    nets = watch(monkeypatch, hinting)
    play, rng = Play(registry.game(name), 2), Random(5)
    play.deal(Dealer("hint"))
    seat = next(seat for seat in range(2) if play.state.may_act(seat))
    config = hinting.search_config_for(0.0)
    config.nodes = 30
    knowledge = SeatKnowledge(play.game.judge, play.state, seat, rng)
    hinting.advise(knowledge, play.game, play.options, "en", config, rng)
    assert nets
    assert all((net is not None) == learned for net in nets)
