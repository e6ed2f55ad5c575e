"""Copies and pickled environments and batches go on with the same game, and then with their own."""

import pickle
from collections.abc import Callable
from copy import copy, deepcopy
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector.utils import CloudpickleWrapper
from gymnasium.wrappers import TimeLimit

import velkahra
from velkahra import envs
from velkahra.core.contract.refusals import VelkahraError
from velkahra.envs.batches import ARRAYS, Batch
from velkahra.envs.pool import BatchPool

pytestmark = pytest.mark.plain

Copier = Callable[[Any], Any]


def pickled(env: Any) -> Any:
    """Return an environment as another process gets it."""
    return pickle.loads(pickle.dumps(env))


GAMES = pytest.mark.parametrize("game", velkahra.games())
COPIERS = pytest.mark.parametrize("copier", [deepcopy, pickled])


def chosen(rng: np.random.Generator, mask: Any) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def table_of(env: Any) -> tuple[Any, ...]:
    """Return the whole game of an environment, hidden things and history included."""
    table = env.unwrapped.table
    kept = [table.history.known_to(seat) for seat in range(table.seats)]
    return table.state.freeze(), table.plies[:], table.decisions, [list(each) for each in kept]


def step_aec(env: Any, rng: np.random.Generator) -> tuple[Any, ...]:
    """Do something in an AEC environment, and return all there is to see."""
    if not env.agents:
        env.reset()
    seen, reward, is_over, is_cut, info = env.last()
    env.step(None if is_over or is_cut else chosen(rng, seen["action_mask"]))
    told = seen["observation"].tolist(), seen["action_mask"].tolist(), reward, is_over, info
    return *told, dict(env.rewards), env.state().tolist(), table_of(env)


def step_parallel(env: Any, rng: np.random.Generator) -> tuple[Any, ...]:
    """Do something in a parallel environment, and return all there is to see."""
    if not env.agents:
        env.reset()
    masks = {agent: env._observation(env.seat_of[agent])["action_mask"] for agent in env.agents}
    told = env.step({agent: chosen(rng, mask) for agent, mask in masks.items()})
    return str(told), env.state().tolist(), table_of(env)


def step_single(env: Any, rng: np.random.Generator) -> tuple[Any, ...]:
    """Do something in an environment of Gymnasium, and return all there is to see."""
    mask = env.unwrapped.action_masks()
    seen, reward, is_over, is_cut, info = env.step(int(env.action_space.sample(mask)))
    if is_over or is_cut or rng.random() < 0.1:
        seen, info = env.reset()
    told = seen.tolist(), reward, is_over, is_cut, info["action_mask"].tolist()
    return *told, table_of(env)


def step_batch(batch: Any, rng: np.random.Generator) -> tuple[Any, ...]:
    batch.step(batch.sample())
    return tuple(getattr(batch, name).tolist() for name in ARRAYS)


def rival(game: str) -> str:
    """Return a bot that is quick in a game, compiled or not."""
    return "greedy" if game == "viceroy" else "random"


def made(game: str) -> Any:
    settings: dict[str, Any] = {"opponents": rival(game), "recall": 3, "max_episode_steps": 15}
    return gymnasium.make(f"velkahra/{game}-v1", **settings)


MAKERS: dict[str, tuple[Callable[[str], Any], Callable[..., Any]]] = {
    "aec": (lambda game: envs.aec(game, 2, recall=3, max_cycles=12), step_aec),
    "parallel": (lambda game: envs.ParallelTable(game, 2, max_cycles=12), step_parallel),
    "single": (lambda game: envs.SingleTable(game, 2, opponents=rival(game)), step_single),
    "made": (made, step_single),
    "batch": (lambda game: Batch(game, 3, 3, opponents={1: rival(game)}), step_batch),
}


def midway(kind: str, game: str) -> tuple[Any, Callable[..., Any]]:
    """Return an environment in the middle of a game, and the function that steps it."""
    make, step = MAKERS[kind]
    env = make(game)
    if not isinstance(env, Batch):
        env.reset(seed=4)
    if isinstance(env, gymnasium.Env):
        env.action_space.seed(2)
    rng = np.random.default_rng(1)
    for _ in range(8):
        step(env, rng)
    return env, step


@COPIERS
@GAMES
@pytest.mark.parametrize("kind", MAKERS)
def test_the_same_game_goes_on_in_a_copy(kind: str, game: str, copier: Copier) -> None:
    env, step = midway(kind, game)
    other = copier(env)
    assert type(other) is type(env)
    rngs = [np.random.default_rng(7) for _ in range(2)]
    for _ in range(12):
        assert step(other, rngs[0]) == step(env, rngs[1])


@COPIERS
@pytest.mark.parametrize("kind", MAKERS)
def test_a_copy_goes_its_own_way(kind: str, copier: Copier) -> None:
    env, step = midway(kind, "viceroy")
    untouched, busy = deepcopy(env), copier(env)
    for _ in range(9):
        step(busy, np.random.default_rng(3))
    rngs = [np.random.default_rng(7) for _ in range(2)]
    for _ in range(5):
        assert step(env, rngs[0]) == step(untouched, rngs[1])


@pytest.mark.parametrize("copier", [deepcopy, lambda env: pickled(CloudpickleWrapper(env)).fn])
def test_a_vector_of_environments_is_copied(copier: Copier) -> None:
    """Gymnasium keeps functions in its vectors, which cloudpickle takes and pickle does not."""
    env = gymnasium.make_vec(
        "velkahra/viceroy-v1",
        num_envs=2,
        vectorization_mode="sync",
        wrappers=[lambda one: TimeLimit(one, 20)],
        opponents="random",
    )
    _, infos = env.reset(seed=3)
    rng = np.random.default_rng(1)
    for _ in range(5):
        _, *_, infos = env.step([chosen(rng, mask) for mask in infos["action_mask"]])
    other = copier(env)
    for _ in range(8):
        actions = [chosen(rng, mask) for mask in infos["action_mask"]]
        (*one, infos), (*two, infos_there) = env.step(actions), other.step(actions)
        assert all(np.array_equal(here, there) for here, there in zip(one, two, strict=True))
        assert np.array_equal(infos["action_mask"], infos_there["action_mask"])


@pytest.mark.parametrize("copier", [deepcopy, pickled])
def test_a_pool_is_copied_with_processes_of_its_own(copier: Copier) -> None:
    rng = np.random.default_rng(1)
    with BatchPool("viceroy", 3, workers=2, seed=4) as pool:
        for _ in range(5):
            step_batch(pool, rng)
        with copier(pool) as other:
            for _ in range(5):
                assert step_batch(other, rng) == step_batch(pool, rng)
        step_batch(pool, rng)
    with pytest.raises(VelkahraError, match="the pool is closed"):
        copier(pool)


@pytest.mark.parametrize("kind", ["parallel", "single", "batch"])
def test_a_shallow_copy_shares_no_game_either(kind: str) -> None:
    env, step = midway(kind, "viceroy")
    untouched, busy = deepcopy(env), copy(env)
    step(busy, np.random.default_rng(3))
    assert step(env, np.random.default_rng(7)) == step(untouched, np.random.default_rng(7))


def test_an_environment_that_has_not_begun_is_copied() -> None:
    env = deepcopy(envs.aec("viceroy"))
    env.reset(seed=1)
    assert env.agents


def value(env: Any, action: int, seed: int) -> float:
    """Return the reward of random play after an action, in a world that the seat finds possible."""
    trial, rng = deepcopy(env), np.random.default_rng(seed)
    trial.unwrapped.table.resample(0, seed)
    _, reward, is_over, _, info = trial.step(action)
    while not is_over:
        _, reward, is_over, _, info = trial.step(chosen(rng, info["action_mask"]))
    return float(reward)


def searched(env: Any, mask: Any) -> int:
    """Return the action with the best mean of five trials."""
    legal = np.flatnonzero(mask).tolist()
    return int(max(legal, key=lambda action: sum(value(env, action, n) for n in range(5))))


def test_a_search_by_copying_beats_random_play() -> None:
    won, games = 0.0, 12
    env = gymnasium.make("velkahra/euphrates-v1", start="wars", opponents="random")
    for seed in range(games):
        _, info = env.reset(seed=seed)
        reward: Any = 0
        is_over = False
        while not is_over:
            _, reward, is_over, _, info = env.step(searched(env, info["action_mask"]))
        won += reward
    assert won > 0.6 * games


def test_a_resampled_game_agrees_with_what_the_seat_knows_and_has_no_record() -> None:
    env = envs.SingleTable("euphrates", opponents="random")
    seen, info = env.reset(seed=2)
    other = deepcopy(env)
    other.table.resample(0, 5)
    assert np.array_equal(other.table.observe(0), seen)
    assert np.array_equal(other.action_masks(), info["action_mask"])
    assert not np.array_equal(other.table.observe(1), env.table.observe(1))
    with pytest.raises(VelkahraError, match="a resampled game has no record"):
        other.table.record()
    with pytest.raises(VelkahraError, match=r"there is no seat 2: there are 0\.\.1"):
        other.table.resample(2, 5)
    assert len(env.table.record().plies) == len(env.table.plies)
