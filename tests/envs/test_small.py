"""Small variants: trees that algorithms go through whole, counted by two different means."""

import pickle
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, external_sampling_mccfr
from open_spiel.python.policy import TabularPolicy, UniformRandomPolicy
from tests.toys.morra import MORRA

import velkahra
from velkahra import envs
from velkahra.core import registry
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.small import read_small_variants
from velkahra.core.play.position import read_position
from velkahra.envs import openspiel
from velkahra.envs.batches import Batch
from velkahra.envs.beginning import begin, small_variant
from velkahra.envs.counting import TooLarge, TreeCounts, count_tree
from velkahra.envs.table import Table

pytestmark = pytest.mark.plain

ROOT = Path(__file__).resolve().parents[2]
SCRIPTS = ROOT / "examples" / "openspiel"
MOST = 10_000
"""Information sets that tabular algorithms take."""

VARIANTS = [
    (name, one.name) for name in velkahra.games() for one in velkahra.game(name).files.small()
]
EVERY = pytest.mark.parametrize(("game", "start"), VARIANTS)
# OpenSpiel goes through a tree a hundred times slower than `count_tree`.
SMALLEST = pytest.mark.parametrize(
    ("game", "start"), [one for one in VARIANTS if one != ("euphrates", "three-wars")]
)
Known = tuple[tuple[Any, ...], ...]


@cache
def counts(game: str, start: str) -> TreeCounts:
    """Return the counts of a small variant, which are made once."""
    return count_tree(velkahra.game(game), start, 100_000)


def load(game: str, start: str, **more: Any) -> Any:
    """Return a small variant as a game of OpenSpiel."""
    return pyspiel.load_game(f"velkahra_{game}", {"start": start, **more})


def after(state: Any, known: Known, action: int) -> tuple[Any, Known]:
    """Return the state after an action, and all that every player has seen, heard and done."""
    actor, state = state.current_player(), state.clone()
    events = Events()
    state.memory.state.clone().apply(actor, action, events)
    state.apply_action(action)
    now = []
    for player, history in enumerate(known):
        done = (*history, action) if player == actor else history
        done += tuple(
            (event.kind, frozenset(event.facts.items()))
            for event in events.happened
            if event.visible_to(player)
        )
        seen = state.observation_string(player)
        last = next((entry for entry in reversed(done) if isinstance(entry, str)), "")
        now.append(done if seen == last else (*done, seen))
    return state, tuple(now)


def histories(state: Any, known: Known) -> Iterator[tuple[Any, Known]]:
    """Yield every state of a tree, with what every player has seen, heard and done."""
    yield state, known
    if state.is_terminal():
        return
    chance = state.is_chance_node()
    actions = [a for a, _ in state.chance_outcomes()] if chance else state.legal_actions()
    for action in actions:
        yield from histories(*after(state, known, action))


def whole_tree(game: str, start: str) -> Iterator[tuple[Any, Known]]:
    """Yield every state of a small variant as OpenSpiel goes through it."""
    root = load(game, start).new_initial_state()
    return histories(root, tuple((root.observation_string(player),) for player in range(2)))


def test_every_game_has_a_small_variant_that_is_small() -> None:
    assert {game for game, _ in VARIANTS} == set(velkahra.games())
    for game, start in VARIANTS:
        sets = counts(game, start).information_sets
        assert len(sets) == 2
        assert all(sets)
        assert sum(sets) <= MOST


@SMALLEST
def test_openspiel_finds_the_same_tree_and_information_sets(game: str, start: str) -> None:
    """An information set has the same actions everywhere, and resampling does not leave it."""
    sets: list[dict[Known, str]] = [{}, {}]
    actions: dict[str, list[int]] = {}
    decisions, chance, terminal = [0, 0], 0, 0
    rng = np.random.default_rng(1)
    for number, (state, known) in enumerate(whole_tree(game, start)):
        player = state.current_player()
        terminal += state.is_terminal()
        chance += state.is_chance_node()
        if player < 0:
            continue
        decisions[player] += 1
        word = state.information_state_string(player)
        assert sets[player].setdefault(known[player], word) == word
        assert actions.setdefault(word, state.legal_actions()) == state.legal_actions()
        if number % 7 == 0:
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == word
            assert other.legal_actions() == state.legal_actions()
    found = counts(game, start)
    assert [len(known) for known in sets] == found.information_sets
    assert [len(set(known.values())) for known in sets] == found.information_sets
    assert (decisions, chance, terminal) == (found.decisions, found.chance, found.terminal)


def test_an_event_tells_information_sets_apart() -> None:
    words = set()
    game = velkahra.game("hammer")
    for last in ("time-up", "end"):
        state = load("hammer", "jokers", recall=20).new_initial_state()
        for text in ("deal usa-29", "deal china-20", "play usa-29", "team china", last):
            state.apply_action(game.read(text))
        words.add(state.information_state_string(1))
    assert len(words) == 2


@pytest.mark.parametrize("game", ["euphrates", "viceroy", "hammer"])
def test_something_is_hidden(game: str) -> None:
    for variant in velkahra.game(game).files.small():
        found = counts(game, variant.name)
        assert all(s < d for s, d in zip(found.information_sets, found.decisions, strict=True))


@EVERY
def test_a_random_simulation_of_openspiel_passes(game: str, start: str) -> None:
    pyspiel.random_sim_test(load(game, start), num_sims=3, serialize=True, verbose=False)
    together = pyspiel.load_game(f"velkahra_{game}_simultaneous", {"start": start})
    pyspiel.random_sim_test(together, num_sims=3, serialize=False, verbose=False)


@EVERY
def test_a_variant_is_marked_and_comes_back_from_storage(game: str, start: str) -> None:
    spiel = load(game, start)
    assert "not of the rulebook" in spiel.get_type().long_name
    again = pickle.loads(pickle.dumps(spiel))
    assert str(again.new_initial_state()) == str(spiel.new_initial_state())
    assert str(spiel.new_initial_state()) != str(load(game, "").new_initial_state())


@EVERY
def test_every_interface_begins_there(game: str, start: str) -> None:
    longest = counts(game, start).longest
    aec = envs.AecTable(game, start=start)
    assert played_out(aec.table) <= longest
    with pytest.raises(VelkahraError, match=f"at the small variant {start}"):
        aec.table.record()
    assert played_out(envs.ParallelTable(game, start=start).table) <= longest
    assert played_out(envs.SingleTable(game, start=start, opponents="random").table) <= longest
    batch = Batch(game, 8, start=start, seed=1)
    ended = np.zeros(8, bool)
    for _ in range(longest):
        batch.step(batch.sample())
        ended |= batch.ended
    assert ended.all()


def played_out(table: Table) -> int:
    """Play a table at random until it is over, twice, and return the most decisions."""
    decisions = []
    for seed in (1, 2):
        table.begin(seed)
        while not table.is_over:
            table.act(table.acting()[0], table.sample(table.acting()[0]))
        decisions.append(table.decisions)
    return max(decisions)


@pytest.mark.parametrize(("game", "start"), [("euphrates", "wars"), ("pamir", "last-check")])
def test_openspiel_finds_the_exploitability(game: str, start: str) -> None:
    spiel = load(game, start)
    policy = TabularPolicy(spiel)
    assert len(policy.state_lookup) == sum(counts(game, start).information_sets)
    found = exploitability.exploitability(spiel, policy)
    assert found == pytest.approx(exploitability.nash_conv(spiel, policy) / 2)
    assert found > 0.2


def test_the_game_asked_together_has_no_exploitability() -> None:
    spiel = pyspiel.load_game("velkahra_viceroy_simultaneous", {"start": "auction"})
    with pytest.raises(ValueError, match="must be turn-based"):
        exploitability.exploitability(spiel, UniformRandomPolicy(spiel))


def test_nobody_can_exploit_fingers_shown_at_random(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_extra", {})
    registry.register(MORRA)
    spiel = openspiel.SpielGame("morra", "velkahra_morra", False, {"options": "rounds:two"})
    policy = TabularPolicy(spiel)
    assert len(policy.state_lookup) == 2 * (1 + 4 * 4)
    assert exploitability.exploitability(spiel, policy) == pytest.approx(0)


def test_mccfr_comes_nearer_to_an_equilibrium() -> None:
    np.random.seed(1)
    game = load("euphrates", "wars")
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    before = exploitability.nash_conv(game, solver.average_policy())
    for _ in range(60):
        solver.iteration()
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 2


@pytest.mark.parametrize(
    ("script", "more", "says"),
    [
        ("mcts", ["--simulations", "2"], "decisions in"),
        ("ismcts", ["--simulations", "2"], "decisions in"),
        ("mccfr", ["--iterations", "2", "--every", "1"], "1 iterations: NashConv"),
        ("nfsp", [], "games in|NFSP needs .*: pip install torch"),
    ],
)
def test_a_script_runs(script: str, more: list[str], says: str) -> None:
    command = [sys.executable, str(SCRIPTS / f"{script}.py"), "--seconds", "1", *more]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert re.search(says, done.stdout + done.stderr), done.stderr
    assert "Traceback" not in done.stderr


def test_the_counts_in_the_documentation_are_true() -> None:
    page = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
    for game, start in VARIANTS:
        found = counts(game, start)
        numbers = [*found.information_sets, found.histories, found.longest]
        assert f"| `{game}` | `{start}` | {' | '.join(f'{n:,}' for n in numbers)} |" in page


def test_a_tree_that_is_too_large_says_so() -> None:
    with pytest.raises(TooLarge, match="more than 100 histories"):
        count_tree(velkahra.game("viceroy"), "auction", 100)
    with pytest.raises(TooLarge):
        count_tree(velkahra.game("euphrates"), limit=50)
    # The limit is the last tree that is counted.
    histories = count_tree(velkahra.game("pamir"), "last-check").histories
    assert count_tree(velkahra.game("pamir"), "last-check", histories).histories == histories
    with pytest.raises(TooLarge):
        count_tree(velkahra.game("pamir"), "last-check", histories - 1)


@pytest.mark.parametrize(
    ("start", "seats", "options", "says"),
    [
        ("nothing", None, {}, "no small variant 'nothing': there is three-wars, wars"),
        ("wars", 3, {}, "wars has 2 seats, not 3"),
        ("wars", 2, {"board": "advanced"}, "wars is played with board=standard"),
    ],
)
def test_misfits_are_named(
    start: str, seats: int | None, options: dict[str, str], says: str
) -> None:
    with pytest.raises(VelkahraError, match=says):
        begin(velkahra.game("euphrates"), seats, options, start)


def test_what_a_variant_says_itself_may_be_said() -> None:
    state = begin(velkahra.game("euphrates"), 2, {"board": "standard"}, "wars")
    game = velkahra.game("euphrates")
    assert state.seats == read_position(small_variant(game, "wars"), game).seats == 2


def test_a_file_that_is_no_variant_is_named(tmp_path: Path) -> None:
    (tmp_path / "torn.toml").write_text("position = 3", encoding="utf-8")
    with pytest.raises(VelkahraError, match=r"torn\.toml is not a small variant"):
        read_small_variants(tmp_path)


def test_the_parameter_is_known_to_openspiel() -> None:
    assert "start" in openspiel.DEFAULTS
    with pytest.raises(VelkahraError, match="no small variant"):
        openspiel.SpielGame("euphrates", "", False, {"start": "nothing"})
