"""Datasheets: figures against a slow and obvious count, workers, files and bad input."""

import statistics
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from librt.random import Random
from tests.cli.conftest import run

import velkahra
from velkahra.cli import datasheets
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.envs import datasheet
from velkahra.envs.datasheet import Datasheet, Played, Series
from velkahra.envs.observing import Observing

pytestmark = pytest.mark.plain

GAMES, SEED = 4, 5


def series(game: str, bot: str = "random", games: int = GAMES) -> Series:
    return Series(game, 2, (), bot, games, SEED)


class Counted:
    """The counts of random games, kept in lists."""

    def __init__(self, name: str) -> None:
        self.actions: list[list[int]] = []
        self.seen: list[bytes] = []
        self.plies: list[int] = []
        self.shares: list[list[float]] = []
        self.first: list[int] = []
        for number in range(GAMES):
            self.count(name, number)

    def count(self, name: str, number: int) -> None:
        game = velkahra.game(name)
        options = game.complete({})
        state = game.start(2, options)
        observing = Observing(game, 2, options)
        seeds = Random((SEED << 32) + number)
        dealer, chooser = Random(seeds.randrange(1 << 62)), Random(seeds.randrange(1 << 62))
        actions, actors = [], []
        while not state.is_over():
            actors.append(state.actor())
            if actors[-1] == CHANCE:
                state.apply(CHANCE, state.draw(dealer))
                continue
            legal = list(state.legal_actions(actors[-1]))
            actions.append(len(legal))
            self.seen.append(observing.position(state, actors[-1]).tobytes())
            state.apply(actors[-1], legal[chooser.randrange(len(legal))])
        self.actions.append(actions)
        self.plies.append(len(actors))
        self.first.append(next(seat for seat in actors if seat != CHANCE))
        self.shares.append(list(state.returns()))


@pytest.mark.parametrize("name", velkahra.games())
def test_figures_are_those_of_a_slow_count(name: str) -> None:
    counted = Counted(name)
    found = datasheet.measure(series(name))
    every = [count for game in counted.actions for count in game]
    lengths = [len(game) for game in counted.actions]
    assert found.actions.mean == pytest.approx(statistics.mean(every))
    assert found.actions.median == statistics.median(every)
    assert found.actions.most == max(every)
    assert found.forced == pytest.approx(every.count(1) / len(every))
    assert found.decisions.mean == pytest.approx(statistics.mean(lengths))
    assert found.plies.mean == pytest.approx(statistics.mean(counted.plies))
    assert sum(found.lengths.counts) == GAMES
    sets = set(counted.seen)
    assert found.information_sets == len(sets)
    once = [seen for seen in sets if counted.seen.count(seen) == 1]
    assert found.once == pytest.approx(len(once) / len(sets))
    for seat in range(2):
        won = statistics.mean(shares[seat] for shares in counted.shares)
        assert found.seats[seat].value == pytest.approx(won)
    pairs = zip(counted.shares, counted.first, strict=True)
    assert found.first.value == pytest.approx(
        statistics.mean(shares[first] for shares, first in pairs)
        - statistics.mean(sum(shares) / 2 for shares in counted.shares)
    )
    assert found.matter is None


def test_figures_of_what_was_counted_by_hand() -> None:
    played = Played(
        actions=np.array([1, 3, 2, 2, 5, 1], np.uint32),
        digests=np.array([7, 8, 7, 9, 7, 8], np.uint64),
        decisions=np.array([2, 4], np.uint32),
        plies=np.array([3, 9], np.uint32),
        first=np.array([1, 0], np.uint8),
        ended=np.array([1, 1], np.uint8),
        shares=np.array([[0.5, 0.5], [0.0, 0.0]]),
        gains=np.array([0.0, 0.05, 0.2, 0.1]),
    )
    found = datasheet.sum_up("someone", played)
    assert found.information_sets == 3
    assert found.once == pytest.approx(1 / 3)
    assert (found.compared, found.matter) == (4, 0.5)
    assert (found.shared, found.unwon, found.endless) == (0.5, 0.5, 0)
    assert found.first.value == pytest.approx(0.0)
    assert found.first.low < 0 < found.first.high
    assert [seat.value for seat in found.seats] == [0.25, 0.25]
    stages = [found.stages[number] for number in (0, 5, 10, 15)]
    assert stages == [pytest.approx(mean) for mean in (1.5, 2, 4, 1)]


def test_a_game_that_does_not_end_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datasheet, "LIMIT", 30)
    found = datasheet.measure(series("pamir"))
    assert (found.endless, found.plies.most, found.shared, found.unwon) == (GAMES, 30, 0, 0)
    assert [seat.value for seat in found.seats] == [0.5, 0.5]


class Fork(State):
    """A decision between three actions, worth 1, 3 and 8."""

    def __init__(self) -> None:
        super().__init__(2)
        self.chosen = -1

    def clone(self) -> State:
        copy = Fork()
        copy.chosen = self.chosen
        return copy

    def determinize(self, seat: int, rng: Random) -> State:
        return self.clone()

    def actor(self) -> int:
        return 0 if self.chosen < 0 else NOBODY

    def legal_actions(self, seat: int) -> list[int]:  # type: ignore[override]
        return [0, 1, 2]

    def advance(self, seat: int, action: int, events: object) -> None:
        self.chosen = action


class ForkJudge(Judge[Fork]):
    def evaluate(self, state: Fork, seat: int) -> float:
        return (1.0, 3.0, 8.0)[state.chosen]

    def temperature(self, state: Fork) -> float:
        return 2.0


def test_the_gain_is_the_best_value_less_the_mean() -> None:
    assert datasheet.gain(ForkJudge(), Fork(), 0, Random(1)) == 2.0


def test_decisions_are_compared_in_games_of_programs() -> None:
    found = datasheet.measure(series("pamir", "greedy", 2))
    assert found.compared > 0
    assert found.matter is not None
    assert 0 < found.matter < 1
    # Two workers find what one finds.
    assert datasheet.measure(series("pamir"), 2) == datasheet.measure(series("pamir"), 1)


def test_progress_reaches_all_games() -> None:
    heard: list[int] = []
    datasheet.measure(series("viceroy"), 1, heard.append)
    assert heard == sorted(heard)
    assert heard[-1] == GAMES


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (Series("chess", 2, (), "random", 1, 1), "chess"),
        (Series("pamir", 9, (), "random", 1, 1), "9"),
        (Series("pamir", 2, (("third", "cat"),), "random", 1, 1), "cat"),
        (Series("pamir", 2, (), "oracle", 1, 1), "oracle"),
        (Series("pamir", 2, (), "greedy:values=none.json", 1, 1), "no file none.json"),
        (Series("pamir", 2, (), "random", 0, 1), "at least 1 game, not 0"),
    ],
)
def test_what_is_not_there_is_named(wrong: Series, said: str) -> None:
    with pytest.raises(VelkahraError, match=said):
        datasheet.measure(wrong)


def test_the_command_writes_all_files(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--random", 3, "--greedy", 1, "--workers", 1, "-o")
    assert run("datasheet", "pamir", *words, tmp_path / "one") == 0
    table = capsys.readouterr().out
    assert run("datasheet", "pamir", *words, tmp_path / "two", "--json") == 0
    printed = capsys.readouterr().out
    page = (tmp_path / "one" / "pamir-2.md").read_text(encoding="utf-8")
    assert table.startswith(page.partition("\n![")[0])
    assert "velkahra datasheet pamir --seats 2 --random 3 --greedy 1 --seed 1\n" in page
    assert "| games | 3 | 1 |" in page
    assert f"\nRules 2, program {velkahra.__version__} " in page
    sheet = msgspec.json.decode((tmp_path / "one" / "pamir-2.json").read_bytes(), type=Datasheet)
    assert [figures.bot for figures in sheet.figures] == ["random", "greedy"]
    assert msgspec.json.decode(printed, type=Datasheet) == sheet
    svg = (tmp_path / "one" / "pamir-2.svg").read_text(encoding="utf-8")
    texts = {text.strip() for text in ElementTree.fromstring(svg).itertext()}
    assert {"pamir, 2 seats", "random, n = 3", "greedy, n = 1", *sheet.seats} <= texts
    for name in ("pamir-2.md", "pamir-2.json", "pamir-2.svg"):
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "two" / name).read_bytes()


def test_a_table_says_which_options_are_not_the_usual_ones() -> None:
    game = velkahra.game("euphrates")
    figures = datasheet.measure(series("euphrates"))
    for options in ({}, {"board": "advanced"}):
        sheet = Datasheet("euphrates", ("a", "b"), game.complete(options), SEED, (figures,))
        said = "".join(f" --option {name}={value}" for name, value in options.items())
        command = f"velkahra datasheet euphrates --seats 2{said} --random 4 --greedy 0 --seed 5\n"
        assert command in datasheets.table_of(sheet)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("pamir", "--seats", 9), "9"),
        (("pamir", "--option", "third=cat"), "cat"),
        (("pamir", "--option", "third"), "name=value"),
        (("pamir", "--greedy", -2), "--random and --greedy must be 0 or more"),
        (("pamir", "--random", 0, "--greedy", 0), "and one of them 1 or more"),
        (("pamir", "--workers", -1), "workers must be 0 or more"),
        (("pamir", "--seed", 2**31), "the seed of a datasheet is a whole number below 2**31"),
        (("pamir", "--seed", -(2**31) - 1), "the seed of a datasheet is a whole number below"),
    ],
)
def test_wrong_options_are_named(
    words: tuple[str | int, ...], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run("datasheet", *words) != 0
    assert said in capsys.readouterr().err


def test_an_impossible_folder_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert run("datasheet", "pamir", "-o", tmp_path / "file") != 0
    assert f"{tmp_path / 'file'} is a file; name a folder" in capsys.readouterr().err
