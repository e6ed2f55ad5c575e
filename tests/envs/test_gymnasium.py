"""The environment of Gymnasium: one seat against bots."""

import warnings
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.envs.tables import Config, label, standard

from velkahra import envs
from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.envs.batches import Batch

pytestmark = pytest.mark.plain


@pytest.mark.parametrize("config", standard(), ids=label)
def test_gymnasium_finds_nothing_wrong(config: Config) -> None:
    game, seats, options = config
    env = envs.SingleTable(game, seats, options, opponents="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env, skip_render_check=True)


@pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])
def test_a_registered_game_is_played_to_its_end_against_bots(game: str) -> None:
    env = gymnasium.make(f"velkahra/{game}-v1", seats=2, seat=1, opponents="random")
    seen, info = env.reset(seed=4)
    total, is_over = 0.0, False
    while not is_over:
        seen, reward, is_over, is_cut, info = env.step(env.action_space.sample(info["action_mask"]))
        assert env.observation_space.contains(seen)
        total += float(reward)
        assert not is_cut
    assert total == env.unwrapped.table.returns()[1]  # type: ignore[attr-defined]


def test_bots_of_each_seat_are_chosen() -> None:
    env = envs.SingleTable("euphrates", 3, seat=1, opponents=["random", "greedy"])
    assert [(seat, bot.name) for seat, bot in env.bots.items()] == [(0, "random"), (2, "greedy")]


def test_an_illegal_action_loses_or_raises_with_its_rule() -> None:
    env = envs.SingleTable("euphrates")
    _, info = env.reset(seed=1)
    illegal = int(np.flatnonzero(info["action_mask"] == 0)[0])
    _, reward, is_over, _, info = env.step(illegal)
    assert (reward, is_over, info["refusal"][:3]) == (-1, True, "TE-")
    env = envs.SingleTable("euphrates", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAction, match="TE-"):
        env.step(illegal)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"seat": 2}, r"seat must be in 0\.\.1, not 2"),
        ({"seat": "0"}, "a seat is a whole number, not '0'"),
        ({"recall": "2"}, "recall is a whole number, not '2'"),
        ({"opponents": "greedy:values=none.json"}, "no file none.json of learned values"),
        ({"opponents": "genius"}, "unknown bot 'genius'"),
        ({"opponents": ["greedy", "greedy"]}, "1 opponents are needed, not 2"),
        ({"opponents": {1: "greedy"}}, "opponents are the name of a bot or a list of names, not {"),
        ({"opponents": 3}, "opponents are the name of a bot or a list of names, not 3"),
        ({"options": "board:advanced"}, "options are names with values, such as {.*}, not 'board:"),
    ],
)
def test_a_wrong_opponent_or_seat_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        envs.SingleTable("euphrates", 2, **settings)


def test_a_game_that_has_not_begun_asks_for_a_reset() -> None:
    with pytest.raises(VelkahraError, match="the game has not begun: call reset"):
        envs.SingleTable("euphrates", 2, opponents="random").step(0)
    # A game that is over asks for a reset.
    env = envs.SingleTable("viceroy", 2, opponents="random", illegal="random")
    env.reset(seed=1)
    while not env.table.is_over:
        env.step(0)
    with pytest.raises(VelkahraError, match="the game is over: call reset"):
        env.step(0)


def test_a_reset_asks_the_agent_also_where_bots_end_games_without_it() -> None:
    env = envs.SingleTable("pamir", start="last-check", seat=1, opponents="random")
    for seed in range(40):
        seen, info = env.reset(seed=seed)
        assert info["action_mask"].any()
        assert not env.table.is_over
        again, _ = env.reset(seed=seed)
        assert np.array_equal(seen, again)


def test_a_game_lost_by_an_illegal_action_asks_for_a_reset() -> None:
    env = envs.SingleTable("euphrates", opponents="random")
    _, info = env.reset(seed=1)
    legal, illegal = (int(np.flatnonzero(info["action_mask"] == bit)[0]) for bit in (1, 0))
    env.step(illegal)
    with pytest.raises(VelkahraError, match="the game is over: call reset"):
        env.step(legal)
    _, info = env.reset(seed=1)
    assert not env.step(legal)[2]


def test_max_cycles_cuts_the_game_off() -> None:
    env = envs.SingleTable("viceroy", 3, opponents="random", illegal="random", max_cycles=3)
    env.reset(seed=1)
    is_cut = False
    while not is_cut:
        assert env.table.decisions < 9
        _, reward, is_over, is_cut, info = env.step(0)
        assert (reward, is_over, info["action_mask"].any()) == (0, False, True)
    assert env.table.decisions == 9
    with pytest.raises(VelkahraError, match="the game is over: call reset"):
        env.step(0)


def test_a_mask_has_an_action_at_the_end_for_vectors_that_reset_in_the_next_step() -> None:
    games = gymnasium.vector.SyncVectorEnv(
        [lambda: envs.SingleTable("pamir", opponents="random", start="last-check")] * 2
    )
    _, infos = games.reset(seed=3)
    ends = 0
    while ends < 5:
        masks = infos["action_mask"]
        assert masks.any(axis=1).all()
        actions = [int(np.flatnonzero(mask)[-1]) for mask in masks]
        _, _, over, _, infos = games.step(actions)
        assert infos["action_mask"][over].all()
        ends += int(over.sum())


def made(seats: int | None = 3, **settings: Any) -> Any:
    """Return three games of Pax Pamir in one environment."""
    return gymnasium.make_vec("velkahra/pamir-v1", 3, seats=seats, opponents="random", **settings)


def sampled(infos: dict[str, Any], rng: np.random.Generator) -> list[int]:
    """Return a legal action for each game."""
    return [int(rng.choice(np.flatnonzero(mask))) for mask in infos["action_mask"]]


def test_a_vector_is_a_batch_in_which_one_seat_decides() -> None:
    env = made(seat=1)
    assert isinstance(env.unwrapped.batch, Batch)
    assert env.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    seen, infos = env.reset(seed=5)
    rng, ended = np.random.default_rng(1), 0
    while ended < 3:
        assert env.observation_space.contains(seen)
        assert (env.unwrapped.batch.acting == 1).all()
        actions = sampled(infos, rng)
        assert env.action_space.contains(np.array(actions))
        before = seen.copy()
        old = seen
        seen, rewards, over, cut, infos = env.step(actions)
        assert np.array_equal(old, before), "the arrays of a step stay as they are"
        assert not cut.any()
        assert not rewards[~over].any()
        for game in np.flatnonzero(over):
            assert infos["_final_obs"][game]
            assert env.single_observation_space.contains(infos["final_obs"][game])
            assert not np.array_equal(infos["final_obs"][game], seen[game])
        ended += int(over.sum())


def test_a_vector_plays_the_same_games_from_the_same_seed() -> None:
    env = made()
    games = []
    for _ in range(2):
        seen, infos = env.reset(seed=5)
        rng = np.random.default_rng(1)
        for _ in range(20):
            seen, _, _, _, infos = env.step(sampled(infos, rng))
        games.append(seen)
    assert np.array_equal(*games)


def test_a_vector_counts_returns_with_the_wrapper_of_gymnasium() -> None:
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(made(start="last-check", seats=None))
    _, infos = env.reset(seed=1)
    rng, returns = np.random.default_rng(1), list[float]()
    while len(returns) < 5:
        _, rewards, over, _, infos = env.step(sampled(infos, rng))
        if over.any():
            returns += infos["episode"]["r"][over].tolist()
            assert np.array_equal(infos["episode"]["r"][over], rewards[over])


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"seat": 3}, r"seat must be in 0\.\.2, not 3"),
        ({"opponents": ["greedy"]}, "2 opponents are needed, not 1"),
        ({"opponents": "genius"}, "unknown bot 'genius'"),
    ],
)
def test_a_wrong_setting_of_a_vector_is_named(settings: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        gymnasium.make_vec("velkahra/pamir-v1", 2, seats=3, **settings)


def test_a_search_plays_the_same_game_again_from_the_same_seed() -> None:
    env = envs.SingleTable("viceroy", 2, opponents="search:nodes=30", illegal="random")
    games = []
    for _ in range(2):
        env.reset(seed=5)
        for _ in range(5):
            env.step(0)
        games.append(env.table.plies)
    assert games[0] == games[1]
