"""The games of OpenSpiel pass its own tests, and its algorithms run on them."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import INFO_STATE_OBS_TYPE, make_observation
from script import openspiel_playthrough
from tests.envs.tables import Config, every, label, standard
from tests.sampling import some

import velkahra
from velkahra.core.contract.refusals import IllegalAction, VelkahraError
from velkahra.envs import openspiel

pytestmark = pytest.mark.plain

STANDARD = pytest.mark.parametrize("config", some(standard(), 8), ids=label)
SHORT = {"hammer": {"rounds": "5", "level": "mini"}}
# OpenSpiel's own tests look at every tensor of every state: a few seats are enough.
FEW: list[Config] = [
    *((name, 2, SHORT.get(name, {})) for name in velkahra.games()),
    ("pamir", 1, {}),
]
KINDS = pytest.mark.parametrize(
    ("config", "kind"),
    [
        *((config, "") for config in FEW),
        # In the others no two seats are ever asked together.
        *((config, "_simultaneous") for config in FEW if config[0] in ("viceroy", "hammer")),
    ],
)


def load(config: Config, kind: str = "", **more: Any) -> Any:
    name, seats, options = config
    text = "+".join(f"{key}:{value}" for key, value in options.items())
    return pyspiel.load_game(f"velkahra_{name}{kind}", {"players": seats, "options": text, **more})


def play(state: Any, rng: np.random.Generator, decisions: int) -> Any:
    while decisions and not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            assert sum(chances) == pytest.approx(1)
            state.apply_action(rng.choice(outcomes, p=chances))
        elif state.is_simultaneous_node():
            acting = [state.legal_actions(p) or [0] for p in range(state.num_players())]
            state.apply_actions([int(rng.choice(actions)) for actions in acting])
            decisions -= 1
        else:
            state.apply_action(int(rng.choice(state.legal_actions())))
            decisions -= 1
    return state


def simulate(game: Any) -> None:
    """Run the simulation of OpenSpiel, whose import of SciPy takes seconds."""
    from open_spiel.python.tests import games_sim_test

    games_sim_test.GamesSimTest("test_pig").sim_game(game)


def test_a_game_is_loaded_by_its_name_and_options() -> None:
    game = pyspiel.load_game("velkahra_euphrates(players=3,options=board:advanced+points:open)")
    assert game.num_players() == 3
    assert (game.options["board"], game.options["points"]) == ("advanced", "open")
    assert str(pyspiel.load_game(str(game))) == str(pickle.loads(pickle.dumps(game))) == str(game)


@KINDS
def test_a_random_simulation_of_openspiel_passes(config: Config, kind: str) -> None:
    pyspiel.random_sim_test(
        load(config, kind, recall=3), num_sims=1, serialize=False, verbose=False
    )


@KINDS
def test_states_can_be_cloned_stored_and_pickled(config: Config, kind: str) -> None:
    simulate(load(config, kind))


@pytest.mark.parametrize("config", every(), ids=label)
def test_every_option_can_be_loaded_and_begun(config: Config) -> None:
    state = play(load(config).new_initial_state(), np.random.default_rng(1), 5)
    assert state.num_players() == config[1]


@pytest.mark.parametrize("game", ["viceroy", "hammer"])
def test_the_game_asked_together_is_played_one_after_the_other_by_conversion(game: str) -> None:
    together = load((game, 3, SHORT.get(game, {})), "_simultaneous")
    simulate(pyspiel.convert_to_turn_based(together))


@STANDARD
def test_a_resampled_state_agrees_with_what_the_player_knows(config: Config) -> None:
    rng = np.random.default_rng(5)
    state = load(config, recall=4).new_initial_state()
    for _ in range(6):
        play(state, rng, 7)
        while state.is_chance_node():
            play(state, rng, 1)
        if state.is_terminal():
            return
        player = state.current_player()
        other = state.resample_from_infostate(player, rng.random)
        for of in ("information_state_string", "observation_string", "information_state_tensor"):
            assert getattr(other, of)(player) == getattr(state, of)(player)
        assert other.legal_actions() == state.legal_actions()


def test_a_resampled_state_hides_the_decisions_of_others() -> None:
    rng = np.random.default_rng(5)
    state = load(("viceroy", 2, {}), recall=4).new_initial_state()
    hidden = 0
    for _ in range(40):
        while state.is_chance_node():
            play(state, rng, 1)
        player = state.current_player()
        resampled = state.resample_from_infostate(player, rng.random).memory.recalled
        known, others = (resampled.numbers(seat)[1::2] for seat in (player, 1 - player))
        assert not others[known == 0].any()
        hidden += int(state.memory.recalled.numbers(1 - player)[1::2][known == 0].any())
        play(state, rng, 1)
    assert hidden > 3


def test_a_resampled_state_does_not_pretend_to_have_a_history() -> None:
    rng = np.random.default_rng(3)
    state = load(("viceroy", 2, {})).new_initial_state()
    while state.is_chance_node():
        play(state, rng, 1)
    other = state.resample_from_infostate(0, rng.random)
    again = pickle.loads(pickle.dumps(other))
    assert str(again) == str(other) != str(state)
    for each in (other, other.clone(), again):
        with pytest.raises(VelkahraError, match="no history of its own"):
            each.serialize()


@STANDARD
def test_an_information_state_remembers_what_is_no_longer_seen(config: Config) -> None:
    rng = np.random.default_rng(2)
    state = play(load(config).new_initial_state(), rng, 4)
    seen = {state.information_state_string(0)}
    for _ in range(10):
        before = state.observation_string(0)
        play(state, rng, 1)
        if state.observation_string(0) != before:
            assert state.information_state_string(0) not in seen
        seen.add(state.information_state_string(0))


def test_a_pickled_state_remembers_as_before() -> None:
    state = play(
        load(("viceroy", 2, {}), recall=3).new_initial_state(), np.random.default_rng(3), 9
    )
    again = pickle.loads(pickle.dumps(state))
    for player in range(2):
        assert again.information_state_string(player) == state.information_state_string(player)
        assert again.information_state_tensor(player) == state.information_state_tensor(player)


def test_a_spectator_sees_what_is_public() -> None:
    game = load(("euphrates", 2, {}))
    nobody = pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(perfect_recall=False, private_info=nobody)
    observation = make_observation(game, kind)
    state = play(game.new_initial_state(), np.random.default_rng(1), 5)
    assert len({observation.string_from(state, player) for player in range(2)}) == 1
    observation.set_from(state, 0)
    assert not np.array_equal(observation.tensor, state.observation_tensor(0))


def observer(game: Any, public: bool, private: Any) -> Any:
    """Return an observer without recall."""
    return make_observation(game, pyspiel.IIGObservationType(public, False, private))


@STANDARD
def test_what_is_public_and_what_is_private_are_all_that_a_player_sees(config: Config) -> None:
    game, rng = load(config), np.random.default_rng(6)
    one, nobody = pyspiel.PrivateInfoType.SINGLE_PLAYER, pyspiel.PrivateInfoType.NONE
    both, public = observer(game, True, one), observer(game, True, nobody)
    private = observer(game, False, one)
    state, found = game.new_initial_state(), dict[tuple[int, str, str], str]()
    for _ in range(25):
        for player in range(game.num_players()):
            parts = player, public.string_from(state, 0), private.string_from(state, player)
            seen = both.string_from(state, player)
            assert found.setdefault(parts, seen) == seen
        play(state, rng, 1)


def test_an_observer_of_private_things_shows_the_hand_alone() -> None:
    game = load(("euphrates", 3, {}))
    private = observer(game, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)
    state = play(game.new_initial_state(), np.random.default_rng(1), 5)
    for player in range(3):
        private.set_from(state, player)
        hand = [state.memory.state.hand(player, colour) for colour in range(4)]
        assert sorted(private.dict["hand"]) == sorted(hand)
        assert (private.dict["board"] == -1).all()


@pytest.mark.parametrize(
    ("public", "private", "says"),
    [
        (True, pyspiel.PrivateInfoType.ALL_PLAYERS, "of one player, not of all"),
        (False, pyspiel.PrivateInfoType.NONE, "public things, one player's private ones, or both"),
    ],
)
def test_other_observers_are_refused(public: bool, private: Any, says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        observer(load(("viceroy", 2, {})), public, private)


@pytest.mark.parametrize(
    ("config", "adds_up"),
    [
        *(((game, 2, {}), True) for game in velkahra.games()),
        (("viceroy", 2, {"virtual": "one"}), True),
        (("pamir", 1, {}), False),
        (("pamir", 2, {"third": "wakhan"}), False),
    ],
)
def test_shares_add_up_to_1_unless_an_automaton_may_win(config: Config, adds_up: bool) -> None:
    game = load(config)
    utility = pyspiel.GameType.Utility
    assert game.get_type().utility == (utility.CONSTANT_SUM if adds_up else utility.GENERAL_SUM)
    assert game.utility_sum() == (1 if adds_up else None)


@pytest.mark.parametrize("game", openspiel_playthrough.GAMES)
def test_a_playthrough_of_openspiel_is_as_stored(game: str) -> None:
    """After a wanted change: `python -m script.openspiel_playthrough --write`."""
    stored = openspiel_playthrough.path_of(game).read_text(encoding="utf-8")
    assert openspiel_playthrough.playthrough(game) == stored


def test_the_last_decisions_are_a_part_of_the_information_state() -> None:
    game = load(("euphrates", 2, {}), recall=3)
    observation = make_observation(game, INFO_STATE_OBS_TYPE)
    observation.set_from(play(game.new_initial_state(), np.random.default_rng(1), 1), 0)
    assert observation.dict["decisions"].shape == (3, 2)
    assert observation.dict["decisions"][0].any()


def test_chance_has_the_probabilities_of_the_bag() -> None:
    state = load(("euphrates", 2, {})).new_initial_state()
    outcomes = dict(state.chance_outcomes())
    assert sum(outcomes.values()) == pytest.approx(1)
    title = state.memory.game
    # 57 temples, 36 farms, 30 settlements and 30 markets, less the ten temples on the board
    assert outcomes[title.read("draw TTTTTT")] < outcomes[title.read("draw TTFMSS")]


@pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])
def test_mcts_and_is_mcts_choose_legal_actions(game: str) -> None:
    spiel = load((game, 2, {}))
    state = play(spiel.new_initial_state(), np.random.default_rng(8), 6)
    while state.is_chance_node():
        play(state, np.random.default_rng(1), 1)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = [
        mcts.MCTSBot(spiel, 2, 3, evaluator, random_state=rng),
        ismcts.ISMCTSBot(spiel, evaluator, uct_c=2, max_simulations=3, random_state=rng),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def test_agents_that_learn_get_the_tensors() -> None:
    env = rl_environment.Environment(load(("viceroy", 2, {})))
    step = env.reset()
    player = step.observations["current_player"]
    legal = step.observations["legal_actions"][player]
    assert len(step.observations["info_state"][player]) == env.observation_spec()["info_state"][0]
    assert env.step([legal[0]]).observations["current_player"] in (0, 1)


@pytest.mark.parametrize(
    ("text", "says"),
    [("board", "name:value"), ("board:round", "board cannot be"), ("colour:red", "no option")],
)
def test_wrong_options_are_named(text: str, says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        openspiel.SpielGame("euphrates", "", False, {"options": text})


@pytest.mark.parametrize("game", velkahra.games())
def test_an_illegal_action_or_outcome_raises_its_rule_and_changes_nothing(game: str) -> None:
    rng = np.random.default_rng(4)
    state = load((game, 2, {})).new_initial_state()
    for _ in range(8):
        chance = state.is_chance_node()
        legal = {a for a, _ in state.chance_outcomes()} if chance else {*state.legal_actions()}
        other = next(a for a in range(state.num_distinct_actions()) if a not in legal)
        before = str(state)
        for action in (other, state.num_distinct_actions()):
            with pytest.raises(IllegalAction):
                state.apply_action(action)
            assert (str(state), state.is_terminal()) == (before, False)
        play(state, rng, 1)


def test_an_illegal_choice_among_several_raises_before_anything_changes() -> None:
    state = load(("viceroy", 2, {}), "_simultaneous").new_initial_state()
    while not state.is_simultaneous_node():
        play(state, np.random.default_rng(1), 1)
    legal = state.legal_actions(1)
    other = next(a for a in range(state.num_distinct_actions()) if a not in legal)
    before = str(state)
    with pytest.raises(IllegalAction) as raised:
        state.apply_actions([state.legal_actions(0)[0], other])
    assert (raised.value.seat, raised.value.action) == (1, other)
    assert str(state) == before
