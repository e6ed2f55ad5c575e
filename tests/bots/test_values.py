"""Bots that judge by learned values: where there are none they say so, and play all the same."""

import logging
from pathlib import Path

import pytest
from librt.random import Random
from tests.core.test_weights import saved, weights
from tests.toys.draws import DRAWS

import velkahra
from velkahra import bots
from velkahra.bots import arena, values
from velkahra.bots.levels import level_config
from velkahra.bots.search import Search, valuation_for
from velkahra.bots.search_config import SearchConfig
from velkahra.bots.valuation import LEAST, Valuation
from velkahra.bots.values import load, net_for
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.weights import WeightsError, digest_of, read_weights
from velkahra.core.play.seat_knowledge import SeatKnowledge

pytestmark = pytest.mark.usefixtures("toys")


def draws(bids: bool = False) -> State:
    """Start a game of draws, dealt, and with bids if they are asked for."""
    state, rng = velkahra.game("draws").start(2), Random(4)
    while state.actor() == CHANCE:
        state.advance(CHANCE, state.draw(rng), None)
    for seat in range(2 if bids else 0):
        state.advance(seat, 1, None)
    return state


def choice(name: str, state: State) -> int:
    seat = state.actor()
    return int(
        bots.make(name).choose(SeatKnowledge(DRAWS.judge, state, seat, Random(1)), Random(2))
    )


def test_a_file_of_values_decides(tmp_path: Path) -> None:
    found = weights()
    numbers = bytearray(found.weights)
    at = len(numbers) - 4 * 11 + 4 * 7  # from the seat's own bid to the result
    for sign, bid in ((b"\0\0\x80\x3f", 3), (b"\0\0\x80\xbf", 0)):
        numbers[at : at + 4] = sign
        path = tmp_path / f"{bid}.json"
        changed = type(found)(
            *(found.layout, found.seats, found.inputs, found.hidden, found.second),
            *(found.record, digest_of(bytes(numbers)), bytes(numbers)),
        )
        path.write_bytes(saved(tmp_path, changed).read_bytes())
        for kind in ("greedy:", "search:nodes=30,", "beginner:noise=0,"):
            assert choice(f"{kind}values={path}", draws()) == bid


@pytest.mark.parametrize("name", ["greedy", "search:nodes=12"])
def test_without_a_file_the_log_says_so_once_and_play_goes_on(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    path = tmp_path / "none.json"
    separator = "," if ":" in name else ":"
    with caplog.at_level(logging.WARNING):
        for _ in range(2):
            state = draws(bids=True)
            assert choice(f"{name}{separator}values={path}", state) == choice(name, state)
    assert [record.getMessage() for record in caplog.records] == [
        f"there is no file {path} of learned values; bots judge by the game's own evaluation"
    ]


def test_the_arena_refuses_values_that_there_are_not(tmp_path: Path) -> None:
    foreign = saved(tmp_path, weights("morra-1"))
    for name, says in (
        ("greedy:values=learned", "draws has no learned values for 2 seats"),
        (f"search:nodes=4,values={foreign}", "is for the game morra, not draws"),
    ):
        with pytest.raises(WeightsError, match=says):
            arena.series_of("draws", ["random", name], 1)
    with pytest.raises(WeightsError, match="this game has no learned values"):
        arena.series_of("morra", ["random", "greedy:values=learned"], 1)


@pytest.mark.parametrize(
    ("game", "seats", "values", "plain", "learned"),
    [
        ("euphrates", 2, "", False, True),
        ("euphrates", 2, "", True, False),
        ("euphrates", 2, "hand", False, False),
        ("euphrates", 2, "learned", True, True),
        ("euphrates", 3, "", False, False),
        ("euphrates", 4, "", False, False),
        ("pamir", 2, "", False, True),
        ("pamir", 3, "", False, False),
        ("viceroy", 2, "", False, True),
        ("viceroy", 3, "", False, False),
    ],
)
def test_a_search_takes_learned_values_where_its_game_says_so(
    *,
    game: str,
    seats: int,
    values: str,
    plain: bool,
    learned: bool,
    caplog: pytest.LogCaptureFixture,
) -> None:
    config, title = SearchConfig(), velkahra.game(game)
    world, own = title.start(seats), learned and game != "viceroy"
    config.values, config.plain = values, plain
    valuation = valuation_for(config, title.judge, world)
    assert (valuation.net is not None) == learned
    assert valuation.horizon(world) == (0 if own else title.judge.horizon(world))
    assert not caplog.records


@pytest.mark.parametrize(("game", "orders"), [("euphrates", True), ("viceroy", False)])
def test_a_game_says_what_orders_actions(game: str, *, orders: bool) -> None:
    config, judge = SearchConfig(), velkahra.game(game).judge
    config.values, world = "learned", velkahra.game(game).start(2)
    valuation = valuation_for(config, judge, world)
    by_hand = judge.prior_value(world, 0) / judge.temperature(world)
    assert valuation.orders == orders
    assert (valuation.prior_value(world, 0) == by_hand) != orders
    assert valuation.static_value(world, 0) < 0


@pytest.mark.parametrize(
    ("game", "seats", "settings", "seconds"),
    [
        ("euphrates", 2, {}, 0.3),
        ("euphrates", 3, {}, 1),
        ("euphrates", 2, {"values": "hand"}, 1),
        ("euphrates", 2, {"seconds": "4"}, 4),
        ("pamir", 2, {}, 1),
        ("viceroy", 2, {}, 1),
    ],
)
def test_master_takes_less_time_where_learned_values_are_that_much_better(
    game: str, seats: int, settings: dict[str, str], seconds: float
) -> None:
    state, rng = velkahra.game(game).start(seats), Random(1)
    while state.actor() == CHANCE:
        state.advance(CHANCE, state.draw(rng), None)
    knowledge = SeatKnowledge(velkahra.game(game).judge, state, int(state.actor()), rng)
    assert Search(knowledge, level_config("master", settings), rng).seconds == seconds


def test_a_file_with_other_inputs_is_refused(tmp_path: Path) -> None:
    with pytest.raises(WeightsError, match="it has 9 inputs"):
        load(str(saved(tmp_path, weights(inputs=9))), "draws-1", 2)


def test_greedy_takes_no_other_setting() -> None:
    with pytest.raises(VelkahraError, match="greedy takes no settings: nodes"):
        bots.make("greedy:nodes=4")


def test_a_network_gives_logarithms_of_chances(tmp_path: Path) -> None:
    valued = Valuation(DRAWS.judge, False, read_weights(saved(tmp_path, weights())).net())
    state = draws()
    assert valued.prior_value(state, 0) == valued.static_value(state, 1) == pytest.approx(-0.693147)
    assert valued.temperature(state) == 1.0
    while not state.is_over():
        state.advance(state.actor(), state.legal_actions(state.actor())[0], None)
    shares = [valued.prior_value(state, seat) for seat in range(2)]
    assert min(shares) == pytest.approx(-13.8155) or shares[0] == shares[1]
    assert LEAST > 0
    assert valued.static_value(state, 0) == velkahra.game("draws").judge.evaluate(state, 0)


@pytest.mark.parametrize(
    "game", [name for name in velkahra.games() if velkahra.game(name).files.folder]
)
def test_what_comes_with_a_game_can_be_used(game: str) -> None:
    title = velkahra.game(game)
    assert all(values.path_for(title, seats).exists() for seats in title.programs.learned_search)
    for seats in (seats for seats in title.seats if values.path_for(title, seats).exists()):
        assert net_for("learned", title.judge, title.start(seats)) is not None
        found = read_weights(values.path_for(title, seats))
        assert found.record.match
        assert found.record.curve[-1] < found.record.hand_made


def test_a_file_that_comes_later_or_changes_is_read_again(tmp_path: Path) -> None:
    path, state = tmp_path / "values.json", draws()
    assert net_for(str(path), DRAWS.judge, state) is None
    text = saved(tmp_path, weights()).read_bytes()
    path.write_bytes(text)
    first = net_for(str(path), DRAWS.judge, state)
    assert first is not None
    assert net_for(str(path), DRAWS.judge, state) is first
    path.write_bytes(text + b"\n")
    assert net_for(str(path), DRAWS.judge, state) is not first
