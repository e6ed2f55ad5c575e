"""Many games stepped by one call, against the same games played one at a time."""

import multiprocessing
from multiprocessing.connection import Connection
from typing import Any

import numpy as np
import pytest
from tests.envs.tables import Config, label, standard

from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.envs.batches import Batch
from velkahra.envs.pool import BatchPool, seed_of

pytestmark = pytest.mark.plain

STANDARD = pytest.mark.parametrize("config", standard(), ids=label)


def batch_of(config: Config, games: int = 3, **settings: Any) -> Batch:
    game, seats, options = config
    return Batch(game, games, seats, options, **settings)


@STANDARD
def test_arrays_show_what_each_state_knows_and_allows(config: Config) -> None:
    batch = batch_of(config)
    for _ in range(60):
        states = batch._stepping._states  # the test compares with the source of the arrays
        for game, state in enumerate(states):
            seat = state.actor()
            assert batch.acting[game] == seat
            legal = np.flatnonzero(batch.unpacked()[game])
            assert legal.tolist() == list(state.legal_actions(seat))
            assert np.array_equal(batch.observations[game], batch.observing.position(state, seat))
        batch.step(batch.sample())


@STANDARD
def test_a_game_that_ends_gives_shares_and_begins_anew(config: Config) -> None:
    batch = batch_of(config, 2)
    ended = 0
    for _ in range(20_000):
        batch.step(batch.sample())
        for game in np.flatnonzero(batch.ended):
            ended += 1
            assert 0 <= batch.rewards[game].sum() <= 1.000001
            assert batch.unpacked()[game].any()
            assert batch.finals[game].any()
        assert not batch.rewards[~batch.ended].any()
        if ended > 1:
            return
    raise AssertionError("no game ended")


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = (batch_of(("pamir", 3, {}), seed=9) for _ in range(2))
    for _ in range(200):
        actions = first.sample()
        assert np.array_equal(actions, second.sample())
        first.step(actions)
        second.step(actions)
    assert np.array_equal(first.observations, second.observations)


def test_bots_play_the_other_seats() -> None:
    batch = batch_of(("euphrates", 3, {}), opponents={0: "random", 2: "greedy"})
    for _ in range(30):
        assert (batch.acting == 1).all()
        batch.step(batch.sample())


def test_an_illegal_action_raises_before_anything_changes() -> None:
    batch = batch_of(("euphrates", 2, {}))
    actions = batch.sample()
    actions = actions.copy()
    actions[2] = np.flatnonzero(batch.unpacked()[2] == 0)[0]
    before = batch.observations.copy()
    with pytest.raises(IllegalAction, match="TE-"):
        batch.step(actions)
    assert np.array_equal(batch.observations, before)
    batch.step(batch.sample())


@pytest.mark.parametrize(
    ("actions", "error", "says"),
    [
        ([0.5, 1, 2], TypeError, "whole numbers, not float64"),
        ([1, 2], VelkahraError, r"shape \(3,\), not \(2,\)"),
        (["a", "b", "c"], TypeError, "whole numbers, not"),
    ],
)
def test_wrong_arrays_say_what_is_expected(actions: Any, error: type, says: str) -> None:
    with pytest.raises(error, match=says):
        batch_of(("viceroy", 2, {})).step(actions)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"games": 0}, "at least 1 game, not 0"),
        ({"opponents": {0: "random", 1: "random"}}, "one seat at least"),
        ({"opponents": {5: "random"}}, "there is no seat 5"),
        ({"opponents": {1: "genius"}}, "unknown bot"),
        ({"opponents": "greedy"}, "opponents are seats with bots, such as {.*}, not 'greedy'"),
        (
            {"opponents": ["greedy"]},
            r"opponents are seats with bots, such as {.*}, not \['greedy'\]",
        ),
        ({"opponents": {"1": "greedy"}}, "a seat is a whole number, not '1'"),
        ({"opponents": {1: "greedy:values=none.json"}}, "no file none.json of learned values"),
        ({"seed": 2**63}, "a seed is a whole number below 2"),
        ({"seed": None}, "a seed is a whole number, not None"),
        ({"seed": "5"}, "a seed is a whole number, not '5'"),
        ({"seed": 1.5}, r"a seed is a whole number, not 1\.5"),
        ({"games": "2"}, "a number of games is a whole number, not '2'"),
    ],
)
def test_a_wrong_setting_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        batch_of(("euphrates", 2, {}), **settings)


@pytest.mark.parametrize("number", [-1, 3])
def test_a_game_that_is_not_in_a_batch_is_named(number: int) -> None:
    batch = Batch("euphrates", 3)
    batch.check(2, int(batch.sample()[2]))
    with pytest.raises(VelkahraError, match=rf"there is no game {number}: there are 0\.\.2"):
        batch.check(number, 0)


def test_an_action_of_64_bits_is_not_taken_for_another() -> None:
    batch = Batch("viceroy", 2)
    with pytest.raises(VelkahraError) as caught:
        batch.step(np.full(2, 2**64 - 1, np.uint64))
    assert "-1" not in str(caught.value)
    # No seats are not the usual seats.
    with pytest.raises(VelkahraError, match="euphrates needs 2, 3, 4 seats, not 0"):
        Batch("euphrates", 1, 0)


def test_a_pool_plays_on_in_several_processes() -> None:
    with BatchPool("euphrates", 5, workers=2, seats=3, opponents={2: "random"}) as pool:
        ended = 0
        for _ in range(400):
            assert (pool.acting < 2).all()
            pool.step(pool.sample())
            ended += int(pool.ended.sum())
            assert (pool.rewards.sum(axis=1) > 0.99).tolist() == pool.ended.tolist()
        assert ended
        pool.reset()
        assert not pool.ended.any()


def test_a_pool_shows_what_its_batches_show() -> None:
    alone = [Batch("viceroy", 2, seed=seed_of(4, 2, number)) for number in range(2)]
    with BatchPool("viceroy", 4, workers=2, seed=4) as pool:
        for _ in range(30):
            actions = np.concatenate([batch.sample() for batch in alone])
            assert np.array_equal(pool.sample(), actions)
            pool.step(actions)
            alone[0].step(actions[:2])
            alone[1].step(actions[2:])
            for name in ("observations", "masks", "acting", "rewards", "ended"):
                whole = np.concatenate([getattr(batch, name) for batch in alone])
                assert np.array_equal(getattr(pool, name), whole)
            assert np.array_equal(pool.unpacked(), np.concatenate([b.unpacked() for b in alone]))
        assert (pool.game, pool.seats) == (alone[0].game, alone[0].seats)
        assert pool.observing.layout.parts == alone[0].observing.layout.parts
        pool.check(3, int(pool.sample()[3]))
        with pytest.raises(IllegalAction, match="VC-"):
            pool.check(3, int(np.flatnonzero(pool.unpacked()[3] == 0)[0]))
        with pytest.raises(VelkahraError, match="there is no game 4"):
            pool.check(4, 0)


@pytest.mark.parametrize("action", [-1, 3255, None])
def test_a_pool_raises_the_rule_before_anything_changes(action: int | None) -> None:
    with BatchPool("euphrates", 4, workers=2) as pool:
        actions = pool.sample()
        legal = np.unpackbits(pool.masks[3], bitorder="little")
        actions[3] = np.flatnonzero(legal == 0)[0] if action is None else action
        before = pool.observations.copy()
        with pytest.raises(IllegalAction if action is None else VelkahraError):
            pool.step(actions)
        assert np.array_equal(pool.observations, before)
        pool.step(pool.sample())


def test_pools_of_neighbouring_seeds_share_no_games() -> None:
    seeds = [
        seed_of(seed, workers, number)
        for seed in (-1, 0, 1, 2, 2**62)
        for workers in (1, 2, 3)
        for number in range(workers)
    ]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < 2**62 for seed in seeds)


def test_a_closed_pool_says_so() -> None:
    pool = BatchPool("viceroy", 2, workers=1)
    actions = pool.sample()
    pool.close()
    pool.close()
    for use in (pool.reset, pool.sample, lambda: pool.step(actions)):
        with pytest.raises(VelkahraError, match="the pool is closed"):
            use()


def test_a_pool_says_that_a_process_ended() -> None:
    before = multiprocessing.active_children()
    with BatchPool("viceroy", 4, workers=2) as pool:
        process = next(each for each in multiprocessing.active_children() if each not in before)
        process.kill()
        process.join()
        with pytest.raises(VelkahraError, match="a process of the pool ended: make a new pool"):
            pool.reset()
        with pytest.raises(VelkahraError, match="the pool is closed"):
            pool.sample()


@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError])
def test_errors_close_the_pool(error: type[BaseException], monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_: Connection) -> None:
        raise error

    with BatchPool("viceroy", 2, workers=2) as pool:
        with monkeypatch.context() as patch:
            patch.setattr(Connection, "recv", broken)
            with pytest.raises(error):
                pool.reset()
        with pytest.raises(VelkahraError, match="the pool is closed"):
            pool.sample()


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"workers": 1.5}, "a number of workers is a whole number, not 1.5"),
        ({"workers": -1}, "^workers must be 0 or more"),
        ({"mask": False}, "a pool always writes masks: leave mask out"),
        ({"seed": 2**63}, "a seed is a whole number below 2"),
    ],
)
def test_a_wrong_setting_of_a_pool_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        BatchPool("viceroy", 2, **{"workers": 1, **settings})


def test_a_pool_needs_a_game_for_each_process() -> None:
    with pytest.raises(VelkahraError, match="3 processes need 3 games, not 2"):
        BatchPool("euphrates", 2, workers=3)


def test_arrays_can_be_left_out_and_not_written_to() -> None:
    bare = batch_of(("hammer", 5, {}), observe=False, mask=False)
    bare.step(bare.sample())
    assert bare.observations.shape == (3, 0)
    assert bare.masks.shape == (3, 0)
    with pytest.raises(ValueError, match="read-only"):
        bare.rewards[0] = 1
