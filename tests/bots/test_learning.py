"""Programs that learn: targets, a fit that finds what there is, and a run that goes on."""

import errno
import os
import sys
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest
from tests.bots.test_arena import Futures
from tests.core.test_weights import RECORD
from tests.envs.test_dataset import contents

from velkahra.bots import learning
from velkahra.bots.learning import fitting, running, shards
from velkahra.bots.learning.fitting import Sizes, fit, targets_of
from velkahra.bots.learning.shards import Games, Shard
from velkahra.cli.learning_chart import chart
from velkahra.core import files
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.weights import read_weights

pytestmark = [pytest.mark.usefixtures("toys"), pytest.mark.plain]

QUICK = ((1.0, 1), (0.5, 1))
HONEST: dict[str, Any] = {
    "inputs": np.zeros((5, 2, 3), "<f2"),
    "values": np.zeros((5, 2), "<f4"),
    "starts": np.zeros(5, np.uint8),
    "returns": np.zeros((2, 2), "<f4"),
    "counts": np.array([2, 3], "<i4"),
}


def games(number: int, positions: int = 6) -> Games:
    """Make games of two seats in which the first of four inputs says who wins."""
    rng = np.random.default_rng(1)
    returns = np.eye(2, dtype=np.float32)[rng.integers(2, size=number)]
    game = np.repeat(np.arange(number), positions)
    inputs = rng.normal(size=(len(game), 2, 4)).astype(np.float16)
    inputs[:, :, 0] += (4 * returns[game] - 2).astype(np.float16)
    values = np.zeros((len(game), 2), np.float32)
    starts = np.arange(len(game)) % 2 == 0
    return Games(inputs, values, starts, game, returns)


def settings(**other: Any) -> learning.Settings:  # noqa: ANN401
    usual: dict[str, Any] = {"game": "draws", "games": 130, "hidden": 8, "second": 8, "match": 40}
    return learning.settings_of(**(usual | other))


@pytest.fixture(autouse=True)
def _quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "ROUNDS", QUICK)
    monkeypatch.setattr(fitting, "BATCH", 64)


def test_targets_are_later_judgements_and_the_result() -> None:
    chances = np.array([[0.5, 0.5], [0.1, 0.9], [0.6, 0.4], [0.2, 0.8]], np.float32)
    starts = np.array([True, False, True, False])
    one = Games(
        np.zeros((4, 2, 1), np.float16),
        chances,
        starts,
        np.zeros(4, int),
        np.eye(2, dtype=np.float32)[:1],
    )
    assert targets_of(one, chances, 1.0)[:, 0].tolist() == [1, 1, 1, 1]
    # The last turn is judged by the result; what lies before by it and by that turn's beginning.
    found = targets_of(one, chances, 0.5)
    assert found[:, 0] == pytest.approx([0.5 * 0.6 + 0.5, 0.5 * 0.6 + 0.5, 1, 1])
    assert found.sum(1) == pytest.approx([1, 1, 1, 1])


def test_games_do_not_mix_in_targets() -> None:
    some = games(3)
    chances = np.full((len(some.game), 2), 0.5, np.float32)
    found = targets_of(some, chances, 0.7)
    for number in range(3):
        part = targets_of(some.only(np.arange(3) == number), chances[:6], 0.7)
        assert (found[some.game == number] == part).all()


def test_a_fit_finds_what_tells_who_wins() -> None:
    *_, found = fit(games(1200), Sizes(8, 8), 1)
    assert found.hand_made == pytest.approx(np.log(2), abs=1e-6)
    assert found.curve[-1] < 0.5
    assert len(found.curve) == 2
    # The same seed fits the same network.
    results = [list(fit(games(64), Sizes(8, 8), seed))[-1] for seed in (1, 1, 2)]
    assert results[0] == results[1] != results[2]


def test_slopes_are_those_of_the_loss(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting, "DROPOUT", 0.0)
    some, rng = games(4), np.random.default_rng(3)
    net = fitting.Fit(some, Sizes(8, 8), rng)
    inputs, targets = some.inputs[:, 0], some.returns[some.game, 0]
    slopes: list[Any] = []
    monkeypatch.setattr(net, "_go", lambda found, rate: slopes.extend(found))
    net.step(inputs, targets, 0.0, rng)

    def total() -> float:
        p = 1 / (1 + np.exp(-net.logits(inputs).astype(float)))
        return float(-(targets * np.log(p) + (1 - targets) * np.log(1 - p)).mean())

    for part, slope in zip(net.weights, slopes, strict=True):
        flat, wanted = part.reshape(-1), slope.reshape(-1)
        for at in {0, len(flat) // 2, len(flat) - 1}:
            before = flat[at]
            ends = []
            for step in (0.01, -0.01):
                flat[at] = before + np.float32(step)
                ends.append(total())
            flat[at] = before
            assert (ends[0] - ends[1]) / 0.02 == pytest.approx(wanted[at], abs=2e-3)


def test_a_run_learns_and_plays_a_match(tmp_path: Path) -> None:
    heard: list[tuple[str, int, int]] = []
    (one,) = learning.learn(
        tmp_path / "new", settings(), 1, 1, "abc", lambda *how: heard.append(how)
    )
    record = read_weights(one.path).record
    assert record == one.record
    assert (record.games, record.commit, record.generation) == (130, "abc", 1)
    assert record.curve[-1] < record.hand_made
    assert set(one.matches) == {"greedy"}
    assert record.match.endswith("of 40 games against greedy")
    assert heard[0] == ("generation 1: games", 0, 130)
    assert heard[-1] == ("match against greedy", 40, 40)


def test_the_games_of_another_run_are_learned_from(tmp_path: Path) -> None:
    learning.learn(tmp_path / "other", settings(seed=2, games=40))
    (one,) = learning.learn(tmp_path / "new", settings(games=40, games_from=[tmp_path / "other"]))
    assert (one.record.games, one.record.settings["games_from"]) == (80, 40)
    for name, other, says in (
        ("new", settings(games=40), r"games_from \('.*other',\) there, \(\) here"),
        (
            "three",
            settings(seats=3, games_from=[tmp_path / "other"]),
            "another game: seats 2 there",
        ),
        ("three", settings(games_from=[tmp_path / "none"]), r"there is no file .*learn\.json"),
    ):
        with pytest.raises(VelkahraError, match=says):
            learning.learn(tmp_path / name, other)


def test_no_game_is_learned_from_twice(tmp_path: Path) -> None:
    learning.learn(tmp_path / "one", settings(games=40))
    twice = [tmp_path / "one", tmp_path / "one"]
    for seed, others, twin in ((1, twice[:1], "this run"), (2, twice, ".*one")):
        with pytest.raises(VelkahraError, match=f"one plays the same games as {twin}: choose"):
            learning.learn(tmp_path / "new", settings(seed=seed, games_from=others))
    assert not (tmp_path / "new").exists()


def test_a_run_from_before_other_games_were_noted_goes_on(tmp_path: Path) -> None:
    learning.learn(tmp_path / "other", settings(seed=2, games=40))
    both = settings(games=40, games_from=[tmp_path / "other"])
    (tmp_path / "new").mkdir()
    written = msgspec.to_builtins(both)
    del written["games_from"]
    (tmp_path / "new" / "learn.json").write_bytes(msgspec.json.encode(written))
    (one,) = learning.learn(tmp_path / "new", both)
    assert one.record.games == 80


def test_a_cluster_plays_games_of_a_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ray = Futures()
    monkeypatch.setitem(sys.modules, "ray", ray)
    there = learning.learn(tmp_path / "there", settings(), 2, on_ray=True)
    here = learning.learn(tmp_path / "here", settings(), 2)
    assert [read_weights(one.path).weights for one in there] == [
        read_weights(one.path).weights for one in here
    ]
    assert ray.asked == ["init"]
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(VelkahraError, match=r"velkahra\[ray\]"):
        learning.learn(tmp_path / "without", settings(), on_ray=True)


def test_a_job_has_the_values_that_it_plays_by(tmp_path: Path) -> None:
    (one,) = learning.learn(tmp_path / "new", settings())
    job = msgspec.msgpack.encode(Shard(running._how(settings(), 2, one.path), 0, 5))
    one.path.unlink()  # another computer has no such file
    number, data = msgspec.msgpack.decode(job, type=Shard).run()
    assert number == 0
    assert data != Shard(running._how(settings(), 2, None), 0, 5).run()[1]


class Killed(BaseException):
    """The process ends."""


def killed_at(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the process end when a file is to be written for the `number`-th time."""
    count = 0

    whole = files.write_whole

    def write(path: Path, data: bytes) -> None:
        nonlocal count
        count += 1
        if count == number:
            raise Killed
        whole(path, data)

    monkeypatch.setattr(files, "write_whole", write)


def test_a_killed_run_goes_on_to_the_same_values(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = learning.learn(tmp_path / "whole", settings(), 2)
    folder = tmp_path / "killed"
    written = 2 * (2 + 1) + 1  # two shards and the values of each generation, and the settings
    for number in (1, 3, 4, 3):
        with monkeypatch.context() as patch:
            killed_at(number, patch)
            with pytest.raises(Killed):
                learning.learn(folder, settings(), 2)
        assert len([name for name in contents(folder) if "match" not in name]) < written
    again = learning.learn(folder, settings(), 2)
    assert [read_weights(one.path).weights for one in again] == [
        read_weights(one.path).weights for one in whole
    ]


def test_a_full_disk_keeps_all_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    learning.learn(tmp_path, settings(), 1)
    before = contents(tmp_path)

    def full(file: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", full)
        with pytest.raises(VelkahraError, match="cannot be written: No space left on device"):
            learning.learn(tmp_path, settings(), 2)
    assert {name: data for name, data in contents(tmp_path).items() if name in before} == before


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"game": "morra"}, "morra has no inputs to learn from"),
        (
            {"game": "pamir", "options": {"third": "wakhan"}, "seats": 2},
            "pamir has no inputs to learn from, or not with these options",
        ),
        ({"games": 7}, "games must be 8 or more, not 7"),
        ({"match": 1}, "match must be 2 games or more"),
        ({"hidden": 12}, "a multiple of 8 up to 1024, not 12"),
        ({"seats": 1}, "2 seats or more, not 1"),
        ({"game": "chess"}, "unknown game 'chess'"),
    ],
)
def test_settings_that_cannot_be_are_refused(other: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        settings(**other)


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "photo.jpg").touch()
    with pytest.raises(VelkahraError, match="is not a folder of `velkahra learn`"):
        learning.learn(tmp_path, settings())
    (tmp_path / "learn.json").write_text("{}")
    with pytest.raises(VelkahraError, match=r"learn\.json is broken"):
        learning.learn(tmp_path, settings())
    (tmp_path / "learn.json").write_text('{"format": "velkahra-learn-2"}')
    with pytest.raises(VelkahraError, match="later program: this one reads 'velkahra-learn-1'"):
        learning.learn(tmp_path, settings())
    (tmp_path / "learn.json").write_bytes(msgspec.json.encode(settings(seed=2)))
    with pytest.raises(VelkahraError, match="learns something else: seed 2 there, 1 here"):
        learning.learn(tmp_path, settings())
    with pytest.raises(VelkahraError, match="a comma separates settings"):
        learning.learn(tmp_path / "a,b", settings())
    with pytest.raises(VelkahraError, match="generations must be 1 or more"):
        learning.learn(tmp_path / "c", settings(), 0)


def test_a_broken_shard_is_named(tmp_path: Path) -> None:
    path = tmp_path / "00000.npz"
    for data in (b"", b"PK\x03\x04 and more"):
        path.write_bytes(data)
        with pytest.raises(VelkahraError, match=r"00000\.npz is broken: .*delete it and run again"):
            shards.read_games([path])


@pytest.mark.parametrize(
    "change",
    [
        {"counts": None},
        {"counts": np.array([2, 4], "<i4")},
        {"counts": np.array([-2, 7], "<i4")},
        {"counts": np.array(["2", "3"])},
        {"counts": np.array([2.0, 3.0])},
        {"inputs": np.zeros((5, 2), "<f2")},
        {"inputs": np.zeros((4, 2, 3), "<f2")},
        {"inputs": np.array([{}] * 5)},
        {"values": np.zeros((5, 3), "<f4")},
        {"starts": np.zeros((5, 1), np.uint8)},
        {"returns": np.zeros((2, 3), "<f4")},
        {"returns": np.zeros((3, 2), "<f4")},
        {"more": np.zeros(4_000_000)},
    ],
)
def test_shards_of_strangers_are_checked(
    tmp_path: Path, change: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(shards, "MOST_BYTES", 20_000_000)
    path = tmp_path / "00000.npz"
    np.savez(path, **HONEST)
    assert len(shards.read_games([path, path]).returns) == 4
    kept = {name: array for name, array in (HONEST | change).items() if array is not None}
    np.savez_compressed(path, **kept)
    with pytest.raises(VelkahraError, match=r"00000\.npz is broken: .*delete it and run again"):
        shards.read_games([path])


def test_shards_of_another_game_and_single_arrays_are_refused(tmp_path: Path) -> None:
    one, other = tmp_path / "00000.npz", tmp_path / "00001.npz"
    np.savez(one, **HONEST)
    np.savez(other, **(HONEST | {"inputs": np.zeros((5, 2, 4), "<f2")}))
    with pytest.raises(VelkahraError, match=r"00001\.npz is broken: .*delete it and run again"):
        shards.read_games([one, other])
    with one.open("wb") as file:
        np.save(file, np.zeros(3))
    with pytest.raises(VelkahraError, match=r"00000\.npz is broken: .*delete it and run again"):
        shards.read_games([one])


def test_the_chart_says_what_it_shows() -> None:
    *_, found = fit(games(64), Sizes(8, 8), 1)
    record = msgspec.structs.replace(RECORD, curve=found.curve, match="60% of 40 games")
    drawn = chart("draws", [record, record])
    assert drawn.count("<circle") == 4
    assert "Generation 2: 8 games" in drawn
    assert "60% of 40 games" in drawn
