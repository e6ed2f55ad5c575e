"""The environments of PettingZoo pass its own tests, for every game, seat count and option."""

import warnings
from collections.abc import Callable, Iterator
from functools import partial
from types import SimpleNamespace
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo import test as official
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.wrappers import BaseWrapper
from tests.envs.tables import Config, every, label, standard

import velkahra
from velkahra import envs
from velkahra.core.contract.observer import Observer
from velkahra.core.contract.refusals import IllegalAction, VelkahraError

pytestmark = pytest.mark.plain

EVERY = pytest.mark.parametrize("config", every(), ids=label)
STANDARD = pytest.mark.parametrize("config", standard(), ids=label)
GAMES = pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])

# What PettingZoo warns of is how it expects simple games to be: a plain Box as observation space,
# no mask of zeros when a game is over.
EXPECTED = ("should be gymnasium.spaces.box", "all zeros", "not a NumPy array")


@pytest.fixture(autouse=True)
def _no_other_warnings() -> Iterator[None]:
    with warnings.catch_warnings():
        warnings.simplefilter("error", UserWarning)
        for text in EXPECTED:
            warnings.filterwarnings("ignore", f".*{text}")
        yield


def aec(config: Config, **settings: Any) -> Any:
    """Return the environment of a configuration in which one agent acts after the other."""
    game, seats, options = config
    return envs.aec(game, seats, options=options, **settings)


def parallel(config: Config, **settings: Any) -> Any:
    """Return the environment of a configuration in which all agents act at once."""
    game, seats, options = config
    return envs.ParallelTable(game, seats, options, **settings)


@EVERY
def test_the_api_is_that_of_pettingzoo(config: Config) -> None:
    official.api_test(aec(config), num_cycles=30)
    official.parallel_api_test(parallel(config), num_cycles=30)


@STANDARD
def test_a_whole_game_follows_the_api(config: Config) -> None:
    env = aec(config)
    env.reset(seed=3)
    total = dict.fromkeys(env.agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, is_over, is_cut, _ = env.last()
        total[agent] += reward
        env.step(None if is_over or is_cut else env.action_space(agent).sample(seen["action_mask"]))
    table = env.unwrapped.table
    assert table.is_over
    assert list(total.values()) == table.returns()


@EVERY
def test_the_same_seed_gives_the_same_game(config: Config) -> None:
    official.seed_test(partial(aec, config), num_cycles=20)
    official.parallel_seed_test(partial(parallel, config, illegal="random"), num_cycles=20)


@EVERY
def test_max_cycles_cuts_the_game_off(config: Config) -> None:
    def both(make: Callable[..., Any]) -> SimpleNamespace:
        return SimpleNamespace(
            parallel_env=make, env=lambda **settings: parallel_to_aec(make(**settings))
        )

    official.max_cycles_test(both(partial(parallel, config, illegal="random")))


@STANDARD
def test_max_cycles_counts_the_decisions_of_each_seat(config: Config) -> None:
    env = aec(config, max_cycles=3)
    env.reset(seed=1)
    steps = 0
    for agent in env.agent_iter():
        seen, _, is_over, is_cut, _ = env.last()
        done = is_over or is_cut
        steps += not done
        env.step(None if done else env.action_space(agent).sample(seen["action_mask"]))
    assert steps == 3 * config[1]


class Bombarded(BaseWrapper[str, Any, int]):
    """An environment as `bombardment_test` of PettingZoo 1.27 takes it.

    It fails for observations with a mask, and expects `step` to return the next observation, which
    the API does not.
    """

    def observe(self, agent: str) -> Any:
        """Return the numbers alone."""
        seen = super().observe(agent)
        return seen["observation"] if isinstance(seen, dict) else seen

    def observation_space(self, agent: str) -> Any:
        """Return the space of the numbers alone."""
        return super().observation_space(agent)["observation"]

    def step(self, action: Any) -> Any:
        """Return the next observation."""
        super().step(action)
        return self.observe(self.agent_selection)


@EVERY
def test_observations_stay_in_their_space(config: Config) -> None:
    official.bombardment_test(Bombarded(aec(config, recall=2, illegal="random")), cycles=10)


@EVERY
def test_the_state_of_all_is_in_its_space(config: Config) -> None:
    official.state_test(aec(config, illegal="random"), parallel(config))


@GAMES
def test_positions_are_rendered(game: str) -> None:
    official.render_test(
        lambda render_mode: envs.aec(game, render_mode=render_mode),
        {"svg": lambda drawn: drawn.startswith("<svg"), "ansi": lambda text: text.count("\n") > 3},
    )


@pytest.mark.skipif(not hasattr(pettingzoo, "register"), reason="it has no registry before 1.27")
@GAMES
def test_games_are_registered(game: str) -> None:
    one = pettingzoo.make("aec", f"velkahra/{game}-v1")
    both = pettingzoo.make("parallel", f"velkahra/{game}-v1", seats=3)
    assert one.unwrapped.table.game.name == both.table.game.name == game
    assert both.possible_agents == ["player_0", "player_1", "player_2"]


@GAMES
def test_an_illegal_action_loses_and_names_its_rule(game: str) -> None:
    env = envs.aec(game)
    env.reset(seed=1)
    agent = env.agent_selection
    env.step(int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0]))
    assert env.rewards[agent] == -1
    assert all(env.terminations.values())
    assert env.infos[agent]["refusal"].startswith(env.unwrapped.table.game.prefix)


@GAMES
@pytest.mark.parametrize("make", [envs.AecTable, envs.ParallelTable])
def test_an_illegal_action_raises_where_that_is_wished(game: str, make: Any) -> None:
    env = make(game, illegal="raise")
    env.reset(seed=1)
    seat = env.table.acting()[0]
    illegal = int(np.flatnonzero(env.table.mask(seat) == 0)[0])
    before = env.table.state.freeze()
    chosen = {
        agent: env.table.sample(s) for s, agent in enumerate(env.agents) if s in env.table.acting()
    }
    step = illegal if make is envs.AecTable else chosen | {env.possible_agents[seat]: illegal}
    with pytest.raises(IllegalAction, match=env.table.game.prefix):
        env.step(step)
    assert env.table.state.freeze() == before


@pytest.mark.parametrize(
    ("action", "error", "says"),
    [
        (0.5, TypeError, "whole number in 0..3254, not 0.5"),
        (
            np.zeros(3, int),
            TypeError,
            r"whole number in 0..3254, not an array with the shape \(3,\)",
        ),
        (3255, VelkahraError, "whole number in 0..3254, not 3255"),
        (-1, VelkahraError, "whole number in 0..3254, not -1"),
        (None, TypeError, "whole number in 0..3254, not None"),
    ],
)
def test_what_is_no_action_says_what_is_expected(action: Any, error: type, says: str) -> None:
    env = envs.aec("euphrates")
    env.reset(seed=1)
    with pytest.raises(error, match=says):
        env.step(action)


@pytest.mark.parametrize(
    ("settings", "says"),
    [
        ({"game": "chess"}, "unknown game 'chess'"),
        ({"game": "euphrates", "seats": 7}, "needs 2, 3, 4 seats, not 7"),
        ({"game": "euphrates", "seats": "2"}, "a number of seats is a whole number, not '2'"),
        ({"game": "euphrates", "options": {"board": "round"}}, "board cannot be 'round'"),
        ({"game": "euphrates", "illegal": "ignore"}, "illegal='ignore' must be one of raise, lose"),
        ({"game": "euphrates", "render_mode": "3d"}, "render_mode='3d' must be None or one of"),
        ({"game": "euphrates", "recall": -1}, "recall is a number of decisions"),
    ],
)
@pytest.mark.parametrize("make", [envs.AecTable, envs.ParallelTable, envs.SingleTable])
def test_a_wrong_setting_is_named(make: Any, settings: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        make(**settings)


def test_a_game_without_observations_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(velkahra.game("viceroy")), "observer", Observer())
    with pytest.raises(VelkahraError, match="viceroy does not say what its seats observe"):
        envs.aec("viceroy")


def test_an_agent_that_has_to_decide_cannot_wait() -> None:
    env = envs.ParallelTable("euphrates", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(VelkahraError, match=r"player_. cannot wait"):
        env.step(dict.fromkeys(env.agents, env.wait))
    with pytest.raises(VelkahraError, match=r"the action of player_. is missing"):
        env.step({})


def test_seats_that_choose_at_once_act_in_one_step() -> None:
    env = envs.ParallelTable("viceroy", 3)
    seen, _ = env.reset(seed=1)
    assert len(env.table.acting()) == 3
    actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
    env.step(actions)
    assert env.table.decisions == 3


def test_recall_has_the_latest_decisions_first_and_hides_secret_ones() -> None:
    env = envs.AecTable("viceroy", 2, recall=2)
    env.reset(seed=1)
    first = env.table.sample(0)
    env.step(first)
    size = env.table.observing.layout.size
    assert env.observe("player_0")["observation"][size:].tolist() == [1, first + 1, 0, 0]
    assert env.observe("player_1")["observation"][size:].tolist() == [2, 0, 0, 0]


@pytest.mark.parametrize("make", [envs.AecTable, envs.ParallelTable])
@pytest.mark.parametrize("seed", [2**63, -(2**63) - 1])
def test_a_seed_that_is_too_large_is_named(make: Any, seed: int) -> None:
    with pytest.raises(VelkahraError, match="a seed is a whole number below 2"):
        make("viceroy").reset(seed=seed)


def test_a_game_that_has_not_begun_asks_for_a_reset() -> None:
    with pytest.raises(VelkahraError, match="the game has not begun: call reset"):
        envs.AecTable("viceroy", 2).step(0)


def test_a_parallel_game_without_agents_asks_for_a_reset() -> None:
    env = envs.ParallelTable("viceroy", 2)
    for _ in range(2):
        with pytest.raises(VelkahraError, match="nobody is left to act: call reset"):
            env.step({})
        env.reset(seed=1)
        env.step(dict.fromkeys(env.agents, env.wait))
    assert not env.agents


def test_a_refused_step_does_not_count() -> None:
    env = envs.ParallelTable("viceroy", 2, illegal="raise", max_cycles=2)
    seen, _ = env.reset(seed=1)
    for cut in (False, True):
        for _ in range(3):
            with pytest.raises(VelkahraError, match="cannot wait"):
                env.step(dict.fromkeys(env.agents, env.wait))
        actions = {a: env.action_space(a).sample(seen[a]["action_mask"]) for a in env.agents}
        seen, _, _, cuts, _ = env.step(actions)
        assert set(cuts.values()) == {cut}
