"""The arena: fair seats, the same games from the same seed, honest intervals, and who wins."""

import pytest

import velkahra
from velkahra.bots import arena
from velkahra.core.refusals import OptionError, UnknownSeat, VelkahraError

SLOW = pytest.mark.skipif(
    not velkahra.compiled(), reason="whole games of greedy bots take minutes interpreted"
)


def shares(result: arena.ArenaResult) -> list[tuple[str, int, float]]:
    return [(row.name, row.games, row.share) for row in result.rows]


def test_every_bot_sits_everywhere_alike_often(monkeypatch: pytest.MonkeyPatch) -> None:
    seatings: list[list[str]] = []

    def sit(state: object, chairs: list[arena._Chair], *_: object) -> None:
        seatings.append([chair._bot.name for chair in chairs])
        raise StopIteration

    monkeypatch.setattr(arena, "_step", sit)
    for number in range(4):
        job = arena._Job("euphrates", ("greedy", "random", "random"), {}, 1, range(0))
        with pytest.raises(StopIteration):
            arena._play(job, number)
    assert [seating.index("greedy") for seating in seatings] == [0, 2, 1, 0]


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    one = arena.run("euphrates", ["random", "random"], games=3, seed=5)
    two = arena.run("euphrates", ["random", "random"], games=3, seed=5, workers=2)
    assert (one.plies, shares(one)) == (two.plies, shares(two))
    other = arena.run("euphrates", ["random", "random"], games=3, seed=6)
    assert other.plies != one.plies


def test_the_rows_count_seats_and_share_every_victory() -> None:
    result = arena.run("euphrates", ["random"] * 3, games=3, seed=1)
    (row,) = result.rows
    assert (result.games, row.games) == (3, 9)
    assert row.share == pytest.approx(1 / 3)
    assert row.low < row.share < row.high
    assert 0 <= row.mean <= row.longest


def test_the_table_has_a_heading_and_a_line_for_every_bot() -> None:
    table = arena.run("euphrates", ["random", "random"], games=2, seed=1).table()
    assert table[0][:3] == ["bot", "games", "victories"]
    assert table[1][:3] == ["random", "4", "50.0%"]
    assert len({len(line) for line in table}) == 1


def test_progress_is_told_up_to_the_last_game() -> None:
    heard: list[tuple[int, int]] = []
    arena.run(
        *("euphrates", ["random", "random"], 3, 1),
        progress=lambda done, games: heard.append((done, games)),
    )
    assert heard == [(2, 3), (3, 3)]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(VelkahraError, match="no game called"):
        arena.run("chess", ["random", "random"], games=1, seed=1)
    with pytest.raises(UnknownSeat, match="not 5 bots"):
        arena.run("euphrates", ["random"] * 5, games=1, seed=1)
    with pytest.raises(VelkahraError, match="no bot called"):
        arena.run("euphrates", ["random", "wizard"], games=1, seed=1)
    with pytest.raises(OptionError):
        arena.run("euphrates", ["random"] * 2, games=1, seed=1, options={"board": "round"})
    with pytest.raises(VelkahraError, match="at least one game"):
        arena.run("euphrates", ["random"] * 2, games=0, seed=1)


@pytest.mark.parametrize(
    ("share", "games", "low", "high"),
    [(0.5, 100, 0.4038, 0.5962), (0.0, 10, 0.0, 0.2775), (1.0, 10, 0.7225, 1.0)],
)
def test_intervals_are_wilson_s(share: float, games: int, low: float, high: float) -> None:
    assert arena.wilson(share, games) == pytest.approx((low, high), abs=1e-4)


@SLOW
@pytest.mark.parametrize("rivals", [1, 3])
def test_greedy_beats_random(rivals: int) -> None:
    result = arena.run("euphrates", ["greedy", *["random"] * rivals], games=8, seed=1)
    assert result.row("greedy").share >= 0.6


@SLOW
@pytest.mark.parametrize("options", [{"english": "yes"}, {"board": "advanced"}])
def test_greedy_copes_with_the_options(options: dict[str, str]) -> None:
    result = arena.run("euphrates", ["greedy", "random"], games=4, seed=2, options=options)
    assert result.row("greedy").share >= 0.6


@SLOW
def test_no_decision_takes_long() -> None:
    result = arena.run("euphrates", ["greedy"] * 4, games=2, seed=3)
    assert result.row("greedy").mean < 0.05
