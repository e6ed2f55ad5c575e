"""Files of results: gone on with, torn, merged, refused."""

from collections.abc import Generator, Iterable
from pathlib import Path

import msgspec
import pytest
from tests.core.test_weights import saved, weights

import velkahra
from velkahra.bots import arena
from velkahra.bots.arena.series import sources
from velkahra.core.contract.refusals import VelkahraError

BOTS = ("random", "greedy")


@pytest.fixture
def series(toys: None) -> arena.Series:
    return arena.series_of("morra", BOTS, 1)


def timeless(result: arena.ArenaResult) -> tuple[object, ...]:
    rows = [(row.name, row.games, row.won, row.rating) for row in result.rows]
    return (result.games, result.plies, rows)


def play(series: arena.Series, path: Path, games: int, width: float = 0.0) -> arena.ArenaResult:
    with arena.Results(series, path) as results:
        return arena.play_on(results, games, arena.here, width)


def test_two_sittings_come_to_the_same_as_one(series: arena.Series, tmp_path: Path) -> None:
    whole = play(series, tmp_path / "whole", 11)
    play(series, tmp_path / "parts", 4)
    assert timeless(play(series, tmp_path / "parts", 11)) == timeless(whole)
    assert [game.number for game in arena.read(tmp_path / "parts").games] == list(range(11))


def test_two_sittings_stop_where_one_does(series: arena.Series, tmp_path: Path) -> None:
    whole = play(series, tmp_path / "whole", 2000, width=0.3)
    play(series, tmp_path / "parts", 7)
    assert timeless(play(series, tmp_path / "parts", 2000, width=0.3)) == timeless(whole)
    assert timeless(play(series, tmp_path / "parts", 2000, width=0.3)) == timeless(whole)


def test_games_are_played_once(series: arena.Series, tmp_path: Path) -> None:
    play(series, tmp_path / "file", 4)
    asked: list[int] = []

    def crew(jobs: Iterable[arena.Job]) -> Generator[arena.Played, None, None]:
        for job in jobs:
            asked.append(job.number)
            yield from arena.here([job])

    with arena.Results(series, tmp_path / "file") as results:
        arena.play_on(results, 6, crew)
    assert asked == [4, 5]


def test_a_game_is_in_the_file_as_soon_as_it_is_over(series: arena.Series, tmp_path: Path) -> None:
    def crew(jobs: Iterable[arena.Job]) -> Generator[arena.Played, None, None]:
        for job in jobs:
            assert len(arena.read(tmp_path / "file").games) == job.number
            if job.number == 3:
                raise KeyboardInterrupt
            yield from arena.here([job])

    with pytest.raises(KeyboardInterrupt), arena.Results(series, tmp_path / "file") as results:
        arena.play_on(results, 6, crew)
    assert len(arena.read(tmp_path / "file").games) == 3


@pytest.mark.parametrize("cut", [1, 20])
def test_a_torn_last_line_is_played_again(series: arena.Series, tmp_path: Path, cut: int) -> None:
    path = tmp_path / "file"
    whole = play(series, path, 6)
    path.write_bytes(path.read_bytes()[:-cut])
    assert arena.read(path).torn
    with arena.Results(series, path) as results:
        assert (results.torn, len(results.games)) == (True, 5)
        assert timeless(arena.play_on(results, 6, arena.here)) == timeless(whole)
    assert not arena.read(path).torn


def test_a_file_torn_in_its_first_line_begins_anew(series: arena.Series, tmp_path: Path) -> None:
    path = tmp_path / "file"
    play(series, path, 1)
    path.write_bytes(path.read_bytes()[:60])
    with arena.Results(series, path) as results:
        assert (results.torn, results.games) == (True, {})
    assert arena.read(path).series == series


@pytest.mark.parametrize(
    ("changes", "part"),
    [
        ({"game": "draws"}, "game morra there, draws here"),
        ({"bots": ("greedy", "random")}, "bots random,greedy there, greedy,random here"),
        ({"seed": 9}, "seed 1 there, 9 here"),
        ({"options": {"rounds": "two"}}, "there, rounds=two here"),
        ({"rules": 99}, "there, 99 here"),
        ({"program": "0.0 abc"}, "there, 0.0 abc here"),
    ],
)
def test_another_series_is_refused_by_what_differs(
    series: arena.Series, tmp_path: Path, changes: dict[str, object], part: str
) -> None:
    play(series, tmp_path / "file", 1)
    before = (tmp_path / "file").read_bytes()
    with pytest.raises(VelkahraError, match=part):
        arena.Results(msgspec.structs.replace(series, **changes), tmp_path / "file")
    assert (tmp_path / "file").read_bytes() == before


def test_another_program_may_be_let_in(series: arena.Series, tmp_path: Path) -> None:
    play(series, tmp_path / "file", 2)
    other = msgspec.structs.replace(series, program="0.0 abc")
    with arena.Results(other, tmp_path / "file", any_program=True) as results:
        assert len(results.games) == 2


@pytest.mark.parametrize("text", ["hello", "hello\n", '{"format":"another"}\n', "\n"])
def test_other_files_are_left_alone(series: arena.Series, tmp_path: Path, text: str) -> None:
    path = tmp_path / "file"
    path.write_text(text)
    with pytest.raises(VelkahraError, match="not a results file"):
        arena.Results(series, path)
    assert path.read_text() == text


def test_a_file_of_a_later_program_is_named(series: arena.Series, tmp_path: Path) -> None:
    path = tmp_path / "file"
    play(series, path, 1)
    path.write_text(path.read_text().replace("velkahra-arena-1", "velkahra-arena-2"))
    with pytest.raises(VelkahraError, match="later program: this one reads 'velkahra-arena-1'"):
        arena.read(path)


def test_a_broken_line_is_named(series: arena.Series, tmp_path: Path) -> None:
    path = tmp_path / "file"
    play(series, path, 3)
    lines = path.read_text().splitlines(keepends=True)
    path.write_text("".join([*lines[:2], "{}\n", *lines[3:]]))
    with pytest.raises(VelkahraError, match="broken in line 3"):
        arena.read(path)


def test_a_folder_that_is_not_there_is_named(series: arena.Series, tmp_path: Path) -> None:
    with pytest.raises(VelkahraError, match="no folder"):
        arena.Results(series, tmp_path / "nowhere" / "file")
    with pytest.raises(VelkahraError, match="no file"):
        arena.read(tmp_path / "nothing")


def test_parts_with_other_seeds_are_summed_up(series: arena.Series, tmp_path: Path) -> None:
    seeds = [msgspec.structs.replace(series, seed=seed) for seed in (1, 2)]
    paths = [tmp_path / str(part.seed) for part in seeds]
    parts = [play(part, path, 6) for part, path in zip(seeds, paths, strict=True)]
    merged, games = arena.merge(paths)
    result = arena.sum_up(games)
    assert merged == series
    assert (result.games, result.row("greedy").games) == (12, 12)
    mean = sum(part.row("greedy").share for part in parts) / 2
    assert result.row("greedy").share == pytest.approx(mean)
    assert result.row("greedy").won.width < min(part.row("greedy").won.width for part in parts)
    assert timeless(arena.sum_up(arena.merge(paths[::-1])[1])) == timeless(result)


def test_a_game_counts_once(series: arena.Series, tmp_path: Path) -> None:
    path = tmp_path / "file"
    play(series, path, 2)
    copy = tmp_path / "copy"
    copy.write_bytes(path.read_bytes())
    with pytest.raises(VelkahraError, match=r"game 0 of seed 1 is in .*file and in .*copy"):
        arena.merge([path, copy])
    path.write_bytes(path.read_bytes() + path.read_bytes().splitlines(keepends=True)[2])
    with pytest.raises(VelkahraError, match="game 1 of seed 1 is twice in"):
        arena.read(path)


def test_parts_of_other_series_are_not_merged(series: arena.Series, tmp_path: Path) -> None:
    play(series, tmp_path / "a", 2)
    play(msgspec.structs.replace(series, seed=2, program="0.0 abc"), tmp_path / "b", 2)
    with pytest.raises(VelkahraError, match=r"b \(here\) cannot be merged .*program"):
        arena.merge([tmp_path / "a", tmp_path / "b"])
    assert len(arena.merge([tmp_path / "a", tmp_path / "b"], any_program=True)[1]) == 4


def test_files_without_games_come_to_nothing(series: arena.Series, tmp_path: Path) -> None:
    with arena.Results(series, tmp_path / "file"):
        pass
    with pytest.raises(VelkahraError, match="no games"):
        arena.merge([tmp_path / "file"])


def test_the_program_is_known_by_what_decides_a_game(toys: None) -> None:
    first, *others = {
        arena.series_of(game, bots, 1).program
        for game, bots in (("morra", BOTS), ("morra", BOTS[::-1]))
    }
    assert not others
    assert arena.series_of("euphrates", BOTS, 1).program != first


@pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])
def test_what_decides_a_game_is_hashed(game: str) -> None:
    found = {path for _, path in sources(game)}
    home = Path(velkahra.__file__).parent
    data = {path for path in (home / "games" / game / "data").rglob("*") if path.is_file()}
    assert {home / "bots" / "arena" / "dealing.py", home / "bots" / "search.py", *data} <= found
    assert len(data) >= 3


def test_learned_values_that_are_named_belong_to_the_program(toys: None, tmp_path: Path) -> None:
    programs = []
    for bias in (1.0, 2.0):
        path = saved(tmp_path, weights(bias=bias))
        programs.append(arena.series_of("draws", ["random", f"greedy:values={path}"], 1).program)
    assert programs[0] != programs[1]
    assert programs[0].split(" values ")[0] == programs[1].split(" values ")[0]
