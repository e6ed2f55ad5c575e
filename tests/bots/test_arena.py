"""The arena: fair seats, paired deals, the same games from the same seed, and who wins."""

import subprocess
import sys
import time
from collections.abc import Callable, Generator, Iterable
from multiprocessing import active_children
from pathlib import Path
from types import SimpleNamespace

import pytest
from librt.random import Random

import velkahra
from velkahra import bots as roster
from velkahra.bots import arena
from velkahra.bots.arena import crews, dealing, match, running
from velkahra.bots.bot import Bot
from velkahra.core import registry, system
from velkahra.core.contract.refusals import OptionError, UnknownSeat, VelkahraError
from velkahra.core.play.seat_knowledge import SeatKnowledge

SLOW = pytest.mark.skipif(
    not velkahra.compiled(), reason="whole games of greedy bots take minutes interpreted"
)


class FirstBot(Bot):
    """Takes the first legal action, whatever it is: what differs between its games is luck."""

    def choose(self, knowledge: SeatKnowledge, rng: Random) -> int:
        return int(knowledge.legal_actions()[0])


@pytest.fixture
def first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(roster._MAKERS, "first", FirstBot)
    monkeypatch.setitem(roster._MAKERS, "also", FirstBot)


def shares(result: arena.ArenaResult) -> list[tuple[str, int, float]]:
    return [(row.name, row.games, row.share) for row in result.rows]


def without_times(games: list[arena.Played]) -> list[tuple[object, ...]]:
    return [(game.number, game.plies, game.bots, game.shares, game.decisions) for game in games]


def played(series: arena.Series, numbers: range) -> list[arena.Played]:
    return list(arena.here(arena.Job(series, number) for number in numbers))


def test_every_bot_sits_everywhere_alike_often() -> None:
    series = arena.series_of("euphrates", ("greedy", "random", "random"), 1)
    assert [series.seating(number).index("greedy") for number in range(4)] == [0, 2, 1, 0]


def test_the_same_seed_gives_the_same_games_with_any_number_of_workers() -> None:
    one = arena.run("euphrates", ["random", "random"], games=3, seed=5)
    two = arena.run("euphrates", ["random", "random"], games=3, seed=5, workers=2)
    assert (one.plies, shares(one)) == (two.plies, shares(two))
    assert [row.rating for row in one.rows] == [row.rating for row in two.rows]
    assert arena.run("euphrates", ["random", "random"], games=3, seed=6).plies != one.plies


def test_the_games_of_a_deal_have_the_same_luck(first: None, toys: None) -> None:
    """Bots that play alike end alike wherever they sit, so both win as much in every deal."""
    games = played(arena.series_of("draws", ("first", "also", "first"), 3), range(12))
    for deal in range(4):
        assert len({game.shares for game in games[3 * deal : 3 * deal + 3]}) == 1
    assert len({game.shares for game in games}) > 1


def test_the_opening_is_the_same_in_all_games_of_a_deal() -> None:
    def opening(deal: int) -> bytes:
        state, dealer = registry.game("euphrates").start(3), dealing.PairedDealer(7, deal)
        while state.actor() == velkahra.CHANCE:
            state.advance(velkahra.CHANCE, dealer.draw(state), None)
        return state.freeze()

    assert opening(0) == opening(0)
    assert opening(0) != opening(1)


def test_a_draw_depends_on_who_asks_how_often_and_on_nothing_else() -> None:
    """Another seat's draws in between do not change what a seat draws."""
    drawn: list[float] = []

    def asks(seat: int) -> SimpleNamespace:
        def draw(rng: Random) -> int:
            drawn.append(rng.random())
            return 0

        return SimpleNamespace(stack=[1], frame_kind=lambda: 4, frame_seat=lambda: seat, draw=draw)

    for order in ([0, 0, 1], [1, 0, 0]):
        dealer = dealing.PairedDealer(1, 1)
        for seat in order:
            dealer.draw(asks(seat))  # type: ignore[arg-type]  # a stand-in for a state
    assert drawn == [drawn[0], drawn[1], drawn[2], drawn[2], drawn[0], drawn[1]]
    assert len(set(drawn)) == 3


def test_bots_draw_anew_in_every_game_of_a_deal(toys: None) -> None:
    series = arena.series_of("draws", ("random", "random", "random"), 1)
    assert len({game.shares for game in played(series, range(9))}) > 3


def test_the_rows_count_seats_and_share_every_victory() -> None:
    result = arena.run("euphrates", ["random"] * 3, games=3, seed=1)
    (row,) = result.rows
    assert (result.games, row.games) == (3, 9)
    assert row.share == pytest.approx(1 / 3)
    assert row.low < row.share < row.high
    assert 0 <= row.mean <= row.longest


def test_progress_is_told_up_to_the_last_game(toys: None) -> None:
    heard: list[tuple[int, int]] = []
    arena.run(
        *("morra", ["random", "random"], 3, 1),
        progress=lambda done, games: heard.append((done, games)),
    )
    assert heard == [(0, 3), (1, 3), (2, 3), (3, 3)]


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(VelkahraError, match="unknown game"):
        arena.run("chess", ["random", "random"], games=1, seed=1)
    with pytest.raises(UnknownSeat, match="not 5 bots"):
        arena.run("euphrates", ["random"] * 5, games=1, seed=1)
    with pytest.raises(VelkahraError, match="unknown bot"):
        arena.run("euphrates", ["random", "wizard"], games=1, seed=1)
    with pytest.raises(OptionError):
        arena.run("euphrates", ["random"] * 2, games=1, seed=1, options={"board": "round"})
    with pytest.raises(OptionError, match="with 3 seats"):
        arena.run("pamir", ["random"] * 3, games=1, seed=1, options={"third": "wakhan"})
    with pytest.raises(VelkahraError, match="at least one game"):
        arena.run("euphrates", ["random"] * 2, games=0, seed=1)
    with pytest.raises(VelkahraError, match=r"such as 0.05, not 5"):
        arena.run("euphrates", ["random"] * 2, games=1, seed=1, width=5)
    with pytest.raises(VelkahraError, match="workers must be 0"):
        arena.run("euphrates", ["random"] * 2, games=1, seed=1, workers=-1)


def test_a_game_that_never_ends_is_shared(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(match, "LIMIT", 3)
    result = arena.run("morra", ["random", "greedy"], games=2, seed=1)
    assert (result.endless, result.plies) == (2, 3)
    assert [row.share for row in result.rows] == [0.5, 0.5]


def test_games_that_end_are_not_shared(toys: None) -> None:
    assert arena.run("morra", ["random", "greedy"], games=2, seed=1).endless == 0
    # A series stops when the intervals are narrow.
    result = arena.run("morra", ["random"] * 2, games=5000, seed=1, width=0.2)
    assert 2 * running.FEWEST <= result.games < 5000
    assert result.games % 2 == 0
    assert all(row.won.width <= 0.2 for row in result.rows)
    # No series stops before so many deals.
    assert arena.run("morra", ["random"] * 2, 5000, 1, width=0.99).games == 2 * running.FEWEST
    # A series that is never narrow ends with its games.
    assert arena.run("morra", ["random"] * 2, games=50, seed=1, width=0.001).games == 50


def test_an_automaton_has_a_row_of_its_own() -> None:
    alone, automaton = arena.run("pamir", ["random"], games=4, seed=1).rows
    assert (automaton.name, automaton.games) == ("automaton", 4)
    assert alone.share + automaton.share == pytest.approx(1)
    assert automaton.rating.strength > alone.rating.strength
    # An automaton that does not play has no row.
    result = arena.run("pamir", ["random"] * 2, games=2, seed=1)
    assert [row.name for row in result.rows] == ["random"]


def test_the_stronger_bot_is_rated_higher_and_surer_with_every_game(first: None) -> None:
    def won(games: int) -> arena.ArenaResult:
        seats = [("first", "also")[::order] for order in (1, -1)] * (games // 2)
        return arena.sum_up(
            arena.Played(1, number, 9, True, bots, shares_of(bots), None, (1, 1), (0, 0), (0, 0))
            for number, bots in enumerate(seats)
        )

    def shares_of(bots: tuple[str, ...]) -> tuple[float, ...]:
        return tuple(float(bot == "first") for bot in bots)

    few, many = won(4), won(40)
    assert few.row("first").rating.strength > 25 > few.row("also").rating.strength
    assert many.row("first").rating.strength > few.row("first").rating.strength
    assert many.row("first").rating.deviation < few.row("first").rating.deviation


def test_a_bot_in_three_seats_is_rated_once_per_game() -> None:
    """Sitting three times as often does not make it three times as sure of a single game."""
    one = arena.Played(1, 0, 9, True, ("a", "b"), (0.5, 0.5), None, (1,) * 2, (0,) * 2, (0,) * 2)
    four = arena.Played(
        *(1, 0, 9, True, ("a", "b", "b", "b"), (0.25,) * 4, None, (1,) * 4, (0,) * 4, (0,) * 4)
    )
    assert arena.sum_up([one]).row("b").rating.strength == pytest.approx(25)
    often = arena.sum_up([four])
    assert often.row("b").rating.strength == pytest.approx(25)
    assert often.row("b").rating.deviation == pytest.approx(often.row("a").rating.deviation)


class Futures:
    """A stand-in for Ray: it plays a game when its result is fetched, and notes calls."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.under_way = 0
        self.most = 0

    def is_initialized(self) -> bool:
        return "init" in self.asked

    def init(self) -> None:
        self.asked.append("init")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 2.0}

    def remote(self, function: Callable[[arena.Job], arena.Played]) -> SimpleNamespace:
        def submit(job: arena.Job) -> Callable[[], arena.Played]:
            self.under_way += 1
            self.most = max(self.most, self.under_way)
            return lambda: function(job)

        return SimpleNamespace(remote=submit)

    def get(self, ticket: Callable[[], arena.Played]) -> arena.Played:
        self.under_way -= 1
        return ticket()

    def cancel(self, ticket: object) -> None:
        self.under_way -= 1
        self.asked.append("cancel")


@pytest.fixture
def cluster(monkeypatch: pytest.MonkeyPatch) -> Futures:
    futures = Futures()
    monkeypatch.setitem(sys.modules, "ray", futures)
    return futures


def test_a_cluster_plays_the_same_games_in_order(toys: None, cluster: Futures) -> None:
    series = arena.series_of("morra", ("random", "random"), 4)
    jobs = [arena.Job(series, number) for number in range(20)]
    assert without_times(list(arena.on_ray(jobs))) == without_times(list(arena.here(jobs)))
    assert cluster.asked == ["init"]
    assert cluster.most == 2 * crews.AHEAD


def test_a_series_that_stops_cancels_what_is_under_way(toys: None, cluster: Futures) -> None:
    results = arena.Results(arena.series_of("morra", ("random", "random"), 1))
    assert arena.play_on(results, 5000, arena.on_ray, width=0.5).games < 100
    assert cluster.asked.count("cancel") == 2 * crews.AHEAD - 1
    assert cluster.under_way == 0


def test_a_cluster_without_ray_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(VelkahraError, match=r"velkahra\[ray\]"):
        next(arena.on_ray([]))


def test_a_pool_that_is_closed_leaves_no_process() -> None:
    before = set(active_children())
    series = arena.series_of("euphrates", ("random", "random"), 1)
    play_in: arena.GameCrew = arena.processes(2)
    crew = play_in(arena.Job(series, number) for number in range(1000))
    assert next(crew).number == 0
    crew.close()
    patience = time.monotonic() + 20
    while left := set(active_children()) - before:
        assert time.monotonic() < patience, left
        time.sleep(0.01)  # the pool's own thread may notice an end later


def test_workers_end_with_the_process_that_started_them() -> None:
    """A program that is killed cannot tell its workers to go."""
    code = (
        "import sys\n"
        "from multiprocessing import active_children\n"
        "from velkahra.bots import arena\n"
        "if __name__ == '__main__':\n"
        "    series = arena.series_of('euphrates', ('random', 'random'), 1)\n"
        "    crew = arena.processes(1)(arena.Job(series, number) for number in range(9999))\n"
        "    next(crew)\n"
        "    print(active_children()[0].pid, flush=True)\n"
        "    sys.stdin.read()\n"
    )
    pipe = subprocess.PIPE
    with subprocess.Popen([sys.executable, "-c", code], stdin=pipe, stdout=pipe) as program:
        assert program.stdout is not None
        worker = int(program.stdout.readline())
        program.kill()
    for _ in range(100):
        if not is_alive(worker):
            return
        time.sleep(0.1)
    raise AssertionError("the worker is still there")


def is_alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/stat")
    if not status.exists():
        return False
    return status.read_text().rpartition(")")[2].split()[0] not in "ZX"


def test_a_crew_follows_from_the_workers(monkeypatch: pytest.MonkeyPatch) -> None:
    assert arena.crew_of(1) is arena.here
    monkeypatch.setattr(system, "cores", lambda: 1)
    assert arena.crew_of(0) is arena.here


def test_what_was_played_before_a_bot_failed_is_kept(toys: None) -> None:
    def crew(jobs: Iterable[arena.Job]) -> Generator[arena.Played, None, None]:
        yield from arena.here([next(iter(jobs))])
        raise VelkahraError("a bot is broken")

    results = arena.Results(arena.series_of("morra", ("random", "random"), 1))
    with pytest.raises(VelkahraError, match="broken"):
        arena.play_on(results, 3, crew)
    assert list(results.games) == [0]


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
    assert arena.run("euphrates", ["greedy"] * 4, games=2, seed=3).row("greedy").mean < 0.05
