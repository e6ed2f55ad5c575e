"""Games between bots as data: whole files, the same bytes, and only what a seat may know."""

import random
import shutil
from collections.abc import Callable, Generator, Iterable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pandas as pd
import pyarrow as pa
import pytest
from librt.random import Random
from pyarrow import parquet
from tests.envs import tables

import velkahra
from velkahra.bots import arena
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.record import read_record
from velkahra.envs import dataset
from velkahra.envs.dataset import Settings, Written, shards, writing
from velkahra.envs.dataset.card import category
from velkahra.envs.table import Table

pytestmark = pytest.mark.plain

NAMES = [f"{table}/0000{number}.parquet" for table in ("decisions", "games") for number in (0, 1)]
CONFIGS = [config for config in tables.standard() if config[1] > 1][::2]
STANDARD = pytest.mark.parametrize("config", CONFIGS, ids=tables.label)


def settings(**other: Any) -> Settings:
    """Return settings, with those given in place of the usual ones."""
    usual: dict[str, Any] = {"game": "pamir", "bots": ["random", "random"], "seed": 1, "shard": 2}
    return dataset.settings_of(**(usual | other))


def contents(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder, by their names."""
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def finished(folder: Path) -> dict[str, bytes]:
    """Read all files of a folder but those that were being written when a run was ended."""
    return {name: data for name, data in contents(folder).items() if ".part" not in name}


def dying_after(shards: int) -> arena.Crew[Written]:
    """Return a crew that is killed after so many shards."""

    def crew(jobs: Iterable[arena.Task[Written]]) -> Generator[Written, None, None]:
        for number, job in enumerate(jobs):
            if number == shards:
                raise KeyboardInterrupt
            yield job.run()

    return crew


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Write three games in two shards."""
    folder = tmp_path_factory.mktemp("data") / "whole"
    dataset.write(folder, settings(), 3)
    return folder


@STANDARD
def test_each_row_is_what_seats_knew_might_and_did(config: tables.Config, tmp_path: Path) -> None:
    name, seats, options = config
    dataset.write(tmp_path, dataset.settings_of(name, ["random"] * seats, 3, options), 1)
    rows = iter(pd.read_parquet(tmp_path / "decisions").to_dict("records"))
    (game,) = pd.read_parquet(tmp_path / "games").to_dict("records")
    record, table = read_record(game["record"]), Table(name, seats, options)
    table.state = table.game.start(seats, table.options)
    for ply, (seat, action) in enumerate(record.plies):
        if seat >= 0:
            row = next(rows)
            assert (row["game"], row["ply"], row["seat"], row["action"]) == (0, ply, seat, action)
            assert np.array_equal(row["observation"], table.observe(seat))
            assert np.array_equal(row["legal"], table.legal(seat))
            assert row["legal_count"] == len(row["legal"])
            assert row["decision"] == table.game.decision(table.state, seat)
            assert row["value"] == game["returns"][seat]
        table.state.apply(seat, action)
    assert next(rows, None) is None
    assert game["plies"] == len(record.plies)
    assert list(game["returns"]) == table.returns() == record.result


@STANDARD
def test_a_row_does_not_depend_on_what_its_seat_cannot_know(config: tables.Config) -> None:
    name, seats, options = config
    table, rng = Table(name, seats, options), Random(7)
    table.begin(5)
    for _ in range(60):
        seat = int(table.state.actor())
        true = shards._decision(table, 0, seat, 0)
        state, table.state = table.state, table.state.determinize(seat, rng)
        other = shards._decision(table, 0, seat, 0)
        table.state = state
        assert np.array_equal(true.observation, other.observation)
        assert np.array_equal(true.legal, other.legal)
        assert (true.ply, true.decision) == (other.ply, other.decision)
        table.act(seat, table.sample(seat))
        if table.is_over:
            table.begin()


def test_with_recall_a_row_tells_all_decisions_that_its_seat_knows(tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(game="viceroy", recall=400), 1)
    rows = pd.read_parquet(tmp_path / "decisions")
    layout = Table("viceroy").observing.layout.size
    made = list(zip(rows.seat, rows.action, strict=True))
    unknown = 0
    for number, row in enumerate(rows.itertuples()):
        told = row.observation[layout:].reshape(400, 2)
        assert not told[number:].any()
        for (who, action), (seat, done) in zip(told, made[:number][::-1], strict=False):
            assert who == (seat - row.seat) % 2 + 1
            assert action == done + 1 or (action == 0 and seat != row.seat)
            unknown += action == 0
    assert unknown
    assert "| recall | the last 400 decisions |" in (text := (tmp_path / "README.md").read_text())
    assert f"follow from place {layout} on" in text


def test_without_recall_the_rest_of_an_observation_is_the_same(whole: Path, tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(recall=1), 3)
    (shorter, longer) = (pd.read_parquet(path / "decisions") for path in (whole, tmp_path))
    assert longer["observation"].map(len).unique().tolist() == [918]
    for one, other in zip(shorter["observation"], longer["observation"], strict=True):
        assert np.array_equal(one, other[:916])


def test_a_folder_has_a_row_for_each_decision_and_each_game(whole: Path) -> None:
    assert sorted(contents(whole)) == sorted([*NAMES, "README.md", "dataset.json"])
    decisions, games = (pd.read_parquet(whole / name) for name in ("decisions", "games"))
    assert games["game"].tolist() == [0, 1, 2]
    assert [record.count("\n") for record in games["record"]] > [20] * 3
    assert set(decisions["game"]) == {0, 1, 2}
    assert decisions["observation"].map(len).unique().tolist() == [916]
    assert (decisions.groupby("game")["ply"].diff().dropna() > 0).all()


def test_seats_change_from_game_to_game_and_each_game_has_its_own_chance(tmp_path: Path) -> None:
    dataset.write(tmp_path, dataset.settings_of("viceroy", ["random", "greedy"], 1), 2)
    games = pd.read_parquet(tmp_path / "games")
    assert [list(names) for names in games["bots"]] == [["random", "greedy"], ["greedy", "random"]]
    first, second = (
        [line for line in record.splitlines() if line.startswith("chance")][:8]
        for record in games["record"]
    )
    assert first != second


def test_two_workers_write_the_bytes_of_one(whole: Path, tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(), 3, arena.processes(2))
    assert contents(tmp_path) == contents(whole)


def test_another_seed_gives_other_games(whole: Path, tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(seed=2), 3)
    assert contents(tmp_path)[NAMES[0]] != contents(whole)[NAMES[0]]


@pytest.mark.parametrize("done", [0, 1])
def test_a_run_that_was_killed_goes_on_where_it_was(whole: Path, tmp_path: Path, done: int) -> None:
    with pytest.raises(KeyboardInterrupt):
        dataset.write(tmp_path, settings(), 3, dying_after(done))
    assert len(list(tmp_path.rglob("*.parquet"))) == 2 * done
    heard: list[tuple[int, int]] = []
    dataset.write(tmp_path, settings(), 3, progress=lambda *counts: heard.append(counts))
    assert contents(tmp_path) == contents(whole)
    assert heard[0] == (2 * done, 3)
    assert heard[-1] == (3, 3)


@pytest.mark.parametrize("name", [*NAMES, "README.md"])
def test_what_is_missing_is_made_again(whole: Path, tmp_path: Path, name: str) -> None:
    dataset.write(tmp_path, settings(), 3)
    (tmp_path / name).unlink()
    (tmp_path / name).with_name(f".{Path(name).name}.part").write_bytes(b"PAR1")
    dataset.write(tmp_path, settings(), 3)
    assert {n: data for n, data in contents(tmp_path).items() if ".part" not in n} == contents(
        whole
    )


def test_what_is_there_is_not_played_again(whole: Path) -> None:
    before = contents(whole)
    dataset.write(whole, settings(), 3, dying_after(0))
    assert contents(whole) == before


def test_more_games_can_be_added(whole: Path, tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(), 1)
    dataset.write(tmp_path, settings(), 3)
    assert contents(tmp_path) == contents(whole)
    with pytest.raises(VelkahraError, match="is not part of these 1 shards; ask for more games"):
        dataset.write(tmp_path, settings(), 2)
    with pytest.raises(VelkahraError, match="more games already"):
        dataset.write(tmp_path, settings(), 1)


@pytest.mark.parametrize(
    ("other", "says"),
    [
        ({"seed": 2}, "another data set: seed 1 there, 2 here"),
        ({"shard": 3}, "2 games a file there, 3 here"),
        ({"recall": 9}, "recall 0 there, 9 here"),
        ({"game": "viceroy"}, "game pamir there, viceroy here"),
        ({"options": {"third": "wakhan"}}, "options .* there, .*third=wakhan"),
    ],
)
def test_other_settings_are_refused_by_name(whole: Path, other: dict[str, Any], says: str) -> None:
    before = contents(whole)
    with pytest.raises(VelkahraError, match=says):
        dataset.write(whole, settings(**other), 3)
    assert contents(whole) == before


@pytest.mark.parametrize("name", NAMES)
def test_a_torn_file_is_named_and_left(tmp_path: Path, name: str) -> None:
    dataset.write(tmp_path, settings(), 3)
    path = tmp_path / name
    path.write_bytes(path.read_bytes()[:-9])
    with pytest.raises(VelkahraError, match=f"{name} is broken.*delete it and run again"):
        dataset.write(tmp_path, settings(), 3)
    path.unlink()
    dataset.write(tmp_path, settings(), 3)


def test_a_file_of_another_data_set_is_refused(whole: Path, tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(seed=2), 3)
    (tmp_path / NAMES[1]).write_bytes((whole / NAMES[1]).read_bytes())
    with pytest.raises(VelkahraError, match=r"00001\.parquet is of another data set"):
        dataset.write(tmp_path, settings(seed=2), 3)
    pd.DataFrame({"a": [1]}).to_parquet(tmp_path / NAMES[1])
    with pytest.raises(VelkahraError, match=r"00001\.parquet is broken"):
        dataset.write(tmp_path, settings(seed=2), 3)


def rewritten(path: Path, change: Callable[[pa.Table], pa.Table]) -> None:
    """Change the rows of a file that goes on saying which shard it is."""
    before = parquet.read_table(path)
    parquet.write_table(change(before).replace_schema_metadata(before.schema.metadata), path)


def with_text(table: pa.Table) -> pa.Table:
    at = table.schema.get_field_index("plies")
    return table.set_column(at, "plies", pa.array(["x"] * len(table)))


def without_values(table: pa.Table) -> pa.Table:
    at = table.schema.get_field_index("plies")
    field = table.schema.field(at)
    return table.set_column(at, field, pa.array([None] * len(table), field.type))


def of_many(table: pa.Table) -> pa.Table:
    return pa.concat_tables([table] * 100_000)


@pytest.mark.parametrize(
    ("name", "change"),
    [
        *((name, lambda table: table.select(["game"])) for name in NAMES),
        *((name, lambda table: table.slice(0, 0)) for name in NAMES[2:]),
        *((name, of_many) for name in NAMES[2:]),
        (NAMES[2], with_text),
    ],
)
def test_rows_of_strangers_are_not_read(
    tmp_path: Path, name: str, change: Callable[[pa.Table], pa.Table]
) -> None:
    """A file of 2 MB can have rows for all memory there is."""
    dataset.write(tmp_path, settings(), 3)
    rewritten(tmp_path / name, change)
    before, allocated = contents(tmp_path), pa.total_allocated_bytes()
    with pytest.raises(VelkahraError, match=f"{name} is broken.*delete it and run again"):
        dataset.write(tmp_path, settings(), 3)
    assert contents(tmp_path) == before
    assert pa.total_allocated_bytes() <= allocated


def test_a_length_that_is_missing_is_no_reason_to_stop(tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(), 3)
    rewritten(tmp_path / NAMES[3], without_values)
    assert dataset.write(tmp_path, settings(), 3).games == 3


@pytest.mark.parametrize("seed", range(40))
def test_a_scratched_file_ends_in_one_line(whole: Path, tmp_path: Path, seed: int) -> None:
    rng, folder = random.Random(seed), tmp_path / "data"
    shutil.copytree(whole, folder)
    path = folder / NAMES[seed % len(NAMES)]
    data = bytearray(path.read_bytes())
    for _ in range(rng.choice((1, 5, 50))):
        data[rng.randrange(len(data) // 2, len(data))] = rng.randrange(256)
    path.write_bytes(data)
    said = ""
    try:
        dataset.write(folder, settings(), 3)
    except VelkahraError as error:
        said = str(error)
    assert "\n" not in said
    assert path.read_bytes() == data


def test_a_foreign_folder_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.tex").write_text("")
    with pytest.raises(VelkahraError, match=r"holds thesis.tex and no dataset.json"):
        dataset.write(tmp_path, settings(), 3)
    with pytest.raises(VelkahraError, match="is a file; name a folder"):
        dataset.write(tmp_path / "thesis.tex", settings(), 3)
    with pytest.raises(VelkahraError, match="cannot be made: Not a directory"):
        dataset.write(tmp_path / "thesis.tex" / "data", settings(), 3)
    assert sorted(contents(tmp_path)) == ["thesis.tex"]


def test_broken_settings_are_named(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text("{")
    with pytest.raises(VelkahraError, match=r"dataset.json is broken"):
        dataset.write(tmp_path, settings(), 3)


def test_nothing_half_written_is_kept_when_the_disk_is_full(tmp_path: Path) -> None:
    dataset.write(tmp_path, settings(), 2)
    before = contents(tmp_path)
    (tmp_path / "decisions" / ".00001.parquet.part").symlink_to("/dev/full")
    with pytest.raises(VelkahraError, match=f"{NAMES[1]} cannot be written: No space left"):
        dataset.write(tmp_path, settings(), 3)
    assert {n: d for n, d in contents(tmp_path).items() if n in before} == before
    dataset.write(tmp_path, settings(), 3)


def test_an_endless_game_has_no_values(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "LIMIT", 30)
    counts = dataset.write(tmp_path, settings(), 3)
    assert (counts.games, counts.over) == (3, 0)
    assert pd.read_parquet(tmp_path / "decisions")["value"].isna().all()
    assert not pd.read_parquet(tmp_path / "games")["is_over"].any()


def test_long_data_come_in_row_groups(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shards, "ROWS", 10)
    dataset.write(tmp_path, settings(), 2)
    assert parquet.read_metadata(tmp_path / NAMES[0]).num_row_groups == 2


def test_the_card_says_what_is_there(whole: Path) -> None:
    text = (whole / "README.md").read_text()
    front = text.split("---\n")[1]
    assert "license: apache-2.0\n" in front
    assert "data_files: decisions/*.parquet\n" in front
    rows = len(pd.read_parquet(whole / "decisions"))
    for words in (f"| decisions | {rows} |", "| games | 3, of which 3 came", "| seed | 1 |"):
        assert words in text
    for column in parquet.read_schema(whole / NAMES[0]):
        assert f"| `{column.name}` |" in text
        assert column.metadata[b"meaning"].decode() in text
    assert "| **decision** | 32 |" in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("rows", "words"), [(0, "n<1K"), (999, "n<1K"), (1000, "1K<n<10K"), (2_500_000, "1M<n<10M")]
)
def test_a_size_is_in_the_words_of_hugging_face(rows: int, words: str) -> None:
    assert category(rows) == words


@pytest.mark.parametrize("name", velkahra.games())
def test_kinds_of_decisions_are_those_of_the_observation(name: str) -> None:
    table = Table(name)
    table.begin(1)
    layout = table.observing.layout
    kinds = [column.name for column in layout.part("decision").columns]
    for _ in range(300):
        seat = int(table.state.actor())
        seen = table.observe(seat)[layout.slices()["decision"]]
        assert kinds[int(np.flatnonzero(seen)[0])] == table.game.decision(table.state, seat)
        table.act(seat, table.sample(seat))
        if table.is_over:
            table.begin()


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        ({"bots": ["random"] * 9}, "seats, not 9 bots"),
        ({"bots": ["genius", "random"]}, "unknown bot 'genius'"),
        ({"game": "chess"}, "chess"),
        ({"options": {"moon": "full"}}, "moon"),
        ({"shard": 0}, "shard must be 1 or more games, not 0"),
        ({"recall": -1}, "recall is a number of decisions, 0 or more, not -1"),
    ],
)
def test_a_wrong_setting_is_named(chosen: dict[str, Any], says: str) -> None:
    with pytest.raises(VelkahraError, match=says):
        settings(**chosen)


def test_no_games_are_refused(tmp_path: Path) -> None:
    with pytest.raises(VelkahraError, match="games must be 1 or more, not 0"):
        dataset.write(tmp_path / "new", settings(), 0)
    assert not (tmp_path / "new").exists()


def test_a_game_without_observations_is_refused(toys: None) -> None:
    with pytest.raises(VelkahraError, match="does not say what its seats observe"):
        dataset.settings_of("relay", ["random", "random"], 1)


def test_settings_are_a_file_that_people_read(whole: Path) -> None:
    data = (whole / writing.SETTINGS).read_bytes()
    assert msgspec.json.decode(data, type=Settings) == settings()
    assert data.count(b"\n") > 5
