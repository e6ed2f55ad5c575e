"""The analysis of a finished game: what each seat knew, the same figures again, and stopping."""

from pathlib import Path
from typing import cast

import msgspec
import pytest
from librt.random import Random
from tests.bots.watching import LEARNED, watch

from velkahra import bots
from velkahra.bots import analysis, jobs
from velkahra.bots.analysis import Analysis, Decision, Task
from velkahra.bots.jobs import Job, Workshop
from velkahra.bots.search import Search
from velkahra.bots.search_config import OWN, SearchConfig
from velkahra.core import registry
from velkahra.core.contract.programs import Programs
from velkahra.core.play.dealer import Dealer
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record
from velkahra.core.play.seat_knowledge import SeatKnowledge

NODES = 12
RECORDS = Path(__file__).resolve().parents[1] / "records"


def played(name: str, seats: int = 2, plies: int = 10_000) -> Play:
    """Let bots play a game to its end, or so many plies."""
    play, bot, rng = Play(registry.game(name), seats), bots.make("random"), Random(1)
    dealer = Dealer("analysis")
    while not play.state.is_over() and len(play.plies) < plies:
        play.deal(dealer)
        for seat in range(seats):
            if play.state.may_act(seat):
                play.act(
                    seat,
                    int(bot.choose(SeatKnowledge(play.game.judge, play.state, seat, rng), rng)),
                )
                break
    return play


def task(play: Play, nodes: int = NODES, seed: int = 1) -> Task:
    return analysis.task_of(play.record(), nodes, seed)


def decision(ply: int, chance: float, best: float, better: int = 1) -> Decision:
    return Decision(ply, 0, (best, 1 - best), 0, chance, better, best)


@pytest.mark.parametrize("name", ["draws", "morra"])
def test_the_same_seed_gives_the_same_analysis(toys: None, name: str) -> None:
    wanted = task(played(name))
    found = analysis.analyse(wanted)
    assert analysis.analyse(wanted) == found
    assert found.decisions
    assert analysis.analyse(msgspec.structs.replace(wanted, seed=2)) != found


def test_games_say_how_far_an_analysis_goes(toys: None, monkeypatch: pytest.MonkeyPatch) -> None:
    playouts = set()

    def watched(knowledge: SeatKnowledge, config: SearchConfig, rng: Random) -> Search:
        playouts.add(int(config.playout))
        return Search(knowledge, config, rng)

    monkeypatch.setattr(analysis, "Search", watched)
    for playout in (OWN, 0):
        programs = Programs(analysis_playout=playout)
        monkeypatch.setattr(registry.game("draws"), "programs", programs)
        analysis.analyse(task(played("draws")))
    assert playouts == {OWN, 0}


@pytest.mark.parametrize(("name", "learned"), LEARNED)
def test_an_analysis_judges_by_learned_values_where_the_game_says_so(
    name: str, *, learned: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    nets = watch(monkeypatch, analysis)
    wanted = task(played(name, plies=60))
    next(analysis.judge(wanted, analysis.decided_plies(wanted)[:1]))
    assert (nets[0] is not None) == learned


def test_parts_come_to_the_whole(toys: None) -> None:
    wanted = task(played("draws"))
    plies = analysis.decided_plies(wanted)
    parts = [one for first in (1, 0) for one in analysis.judge(wanted, plies[first::2])]
    assert analysis.put_together(wanted, parts) == analysis.analyse(wanted)


def test_a_job_goes_on_from_the_decision_where_another_left_off(toys: None) -> None:
    play = played("draws")
    more: dict[str, int | float | str | bool] = {"nodes": NODES, "seconds": -1.0}
    parts: list[Analysis] = []
    while len(parts) < (decisions := len(analysis.decided_plies(task(play)))):
        job = Job("analyse", "t", "draws", 2, play.options, list(play.plies), -1, "", 1)
        job = msgspec.structs.replace(job, more=more | {"first": len(parts)})
        told: list[tuple[int, int]] = []
        total, found = jobs.analyse(Workshop(), job, told.append)
        assert total == decisions
        assert told == [(len(parts), total), (len(parts) + 1, total)]
        parts.append(msgspec.convert(found, Analysis))
    whole = msgspec.structs.replace(parts[0], decisions=tuple(p.decisions[0] for p in parts))
    assert whole == analysis.analyse(task(play))


def test_what_a_seat_could_not_know_makes_no_difference(toys: None) -> None:
    """The first seat bids with the same cards of its own; the other holds quite other ones."""
    game, found = registry.game("draws"), []
    for theirs in ("1 2", "6 5"):
        play = Play(game, 2)
        cards = iter(["3", "4", *theirs.split()])
        while play.state.actor() == -1:
            play.act(-1, game.read(f"deal {next(cards)}"))
        seat = int(play.state.actor())
        play.act(seat, game.read("bid 2"))
        found.append((seat, analysis.analyse(task(play, 40)).decisions[0]))
    assert found[0] == found[1]


def test_forced_plies_and_draws_are_no_decisions(toys: None) -> None:
    play = played("draws")
    plies = analysis.decided_plies(task(play))
    again = Play(play.game, 2)
    for ply, (seat, action) in enumerate(play.plies):
        had_choice = seat >= 0 and len(again.state.legal_actions(seat)) > 1
        assert (ply in plies) == had_choice
        again.act(seat, action)


def test_stepping_in_out_of_turn_is_no_decision() -> None:
    """The program never considers it, so there is nothing to compare it with."""
    record = read_record((RECORDS / "hammer/random-5-steps-in.txt").read_text())
    wanted = analysis.task_of(record, 3)
    state, stepped_in = registry.game("hammer").start(record.seats, record.options), []
    for ply, (seat, action) in enumerate(record.plies):
        if seat >= 0 and not state.may_act(seat):
            stepped_in.append(ply)
        state.advance(seat, action, None)
    assert stepped_in
    plies = analysis.decided_plies(wanted)
    assert not set(stepped_in) & set(plies)
    after = next(ply for ply in plies if ply > stepped_in[0])
    assert [one.ply for one in analysis.judge(wanted, {after})] == [after]


def test_whoever_counts_can_end_it(toys: None) -> None:
    class Enough(Exception):
        pass

    heard = []

    def record_progress(done: int, decisions: int) -> None:
        heard.append((done, decisions))
        if done == 2:
            raise Enough

    with pytest.raises(Enough):
        analysis.analyse(task(played("draws")), record_progress)
    assert [done for done, _ in heard] == [0, 1, 2]
    assert len({decisions for _, decisions in heard}) == 1


def test_a_game_that_was_not_played_out_has_no_result(toys: None) -> None:
    wanted = task(played("draws"))
    whole = analysis.analyse(wanted)
    part = analysis.analyse(msgspec.structs.replace(wanted, plies=wanted.plies[:-1]))
    assert (part.result, len(whole.result or ())) == (None, 2)
    assert part.decisions == whole.decisions[: len(part.decisions)]
    assert whole.curves()[0][-1] == (whole.plies, (whole.result or ())[0])


def test_the_largest_swings_come_first_and_small_ones_not() -> None:
    decisions = (
        decision(0, 0.5, 0.6),
        decision(3, 0.2, 0.6),
        decision(5, 0.5, 0.505),
        decision(7, 0.7, 0.6),
        decision(9, 0.1, 0.6, better=0),
    )
    found = Analysis(10, 1, 1, decisions, None)
    assert [swing.ply for swing in found.swings()] == [3, 0]
    assert [swing.ply for swing in found.swings(1)] == [3]
    assert [one.swing for one in decisions[3:]] == [0, 0]


def test_a_lone_seat_is_measured_from_the_beginning() -> None:
    """Solo Viceroy: whoever has gained much by now stands better than at the beginning."""
    play = Play(registry.game("viceroy"), 1)
    rng, bot = Random(3), bots.make("greedy")
    dealer = Dealer("solo")
    while not play.state.is_over() and len(play.plies) < 60:
        play.deal(dealer)
        if not play.state.is_over():
            play.act(0, int(bot.choose(SeatKnowledge(play.game.judge, play.state, 0, rng), rng)))
    wanted = task(play, 4)
    plies = analysis.decided_plies(wanted)
    first, last = analysis.judge(wanted, [plies[0], plies[-1]])
    assert last.chances[0] > first.chances[0] + 0.1


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("pamir", 1, {}), ("pamir", 2, {"third": "wakhan"}), ("viceroy", 2, {"virtual": "two"})],
)
def test_games_with_automata_are_analysed(game: str, seats: int, options: dict[str, str]) -> None:
    title = registry.game(game)
    known = {option.name: option.values for option in title.options}
    options = {name: value for name, value in options.items() if value in known.get(name, ())}
    play, rng, bot = Play(title, seats, options), Random(1), bots.make("random")
    dealer = Dealer("automata")
    while len(play.plies) < 25 and not play.state.is_over():
        play.deal(dealer)
        seat = int(play.state.actor())
        if seat >= 0:
            play.act(
                seat, int(bot.choose(SeatKnowledge(play.game.judge, play.state, seat, rng), rng))
            )
    found = analysis.task_of(play.record(), 3, 1)
    (one,) = analysis.judge(found, analysis.decided_plies(found)[-1:])
    assert len(one.chances) == seats
    assert all(0 <= chance <= 1 for chance in one.chances)


def test_nobody_is_advised_that_time_is_up() -> None:
    game = registry.game("hammer")
    time_up, end = game.read("time-up"), game.read("end")

    class Tried:
        def considered(self) -> list[tuple[int, int, float]]:
            return [(time_up, 9, 0.6), (end, 3, 0.5)]

    assert analysis.advised(cast(Search, Tried()), game) == [(end, 3, 0.5)]
