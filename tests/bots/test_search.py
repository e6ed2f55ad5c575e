"""The tree search: what it finds, what it may know, what it keeps, how it is set up."""

from itertools import pairwise
from math import sqrt
from typing import Any

import pytest
from librt.random import Random
from librt.vecs import append, vec
from mypy_extensions import i64

import velkahra
from velkahra import bots
from velkahra.bots.levels import LEVELS, search_config_of
from velkahra.bots.rollout_stats import UNKNOWN, RolloutStats
from velkahra.bots.search import Search, SearchBot, chances, ranks
from velkahra.bots.search_config import MARGIN, RANK, WIN, SearchConfig
from velkahra.bots.tree import Table
from velkahra.bots.valuation import Valuation
from velkahra.core.contract.events import Events
from velkahra.core.contract.judge import Judge
from velkahra.core.contract.refusals import Refusal, VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.seat_knowledge import UNSEEN, History, SeatKnowledge


class Nim(State):
    """Take one to three; who takes the last one wins. No evaluation helps."""

    def __init__(self, left: int) -> None:
        super().__init__(2)
        self.left = left
        self.turn = 0

    def clone(self) -> "Nim":
        copy = type(self)(self.left)
        copy.turn = self.turn
        return copy

    def actor(self) -> i64:
        return self.turn if self.left else NOBODY

    def legal_actions(self, seat: i64) -> vec[i64]:
        return vec[i64](range(1, min(3, self.left) + 1) if seat == self.actor() else ())

    def refusal(self, seat: i64, action: i64) -> Refusal | None:
        return None if action in list(self.legal_actions(seat)) else Refusal("NI-01")

    def advance(self, seat: i64, action: i64, events: Events | None) -> None:
        self.left -= action
        self.turn = 1 - self.turn

    def determinize(self, seat: i64, rng: Random) -> "Nim":
        return self.clone()

    def returns(self) -> vec[float]:
        return vec[float]([float(self.turn != 0), float(self.turn != 1)])


class Even(Judge[Nim]):
    """Takes all positions for even."""

    def evaluate(self, state: Nim, seat: i64) -> float:
        return 0.0


class Sand(Judge[Nim]):
    """Every piece that is left is worth as much to both, however unsure that is."""

    def __init__(self, unsure: float = 1.0) -> None:
        super().__init__()
        self.unsure = unsure

    def evaluate(self, state: Nim, seat: i64) -> float:
        return 100.0 * float(state.left)

    def temperature(self, state: Nim) -> float:
        return self.unsure


def opened(game: str, seats: int) -> State:
    state = velkahra.game(game).start(seats)
    rng = Random(4)
    while state.actor() < 0:
        state.advance(-1, state.draw(rng), None)
    return state


def nodes(number: int, **settings: str) -> SearchConfig:
    return search_config_of({"nodes": str(number), **settings})


def looked(
    state: State, config: SearchConfig, seed: int = 1, judge: Judge[Any] | None = None
) -> Search:
    rng = Random(seed)
    search = Search(SeatKnowledge(judge or Even(), state, state.actor(), rng), config, rng)
    search.weigh_actions()
    search.run()
    return search


@pytest.mark.parametrize(("left", "best"), [(5, 1), (6, 2), (7, 3), (9, 1)])
def test_it_finds_the_only_move_that_wins(left: int, best: int) -> None:
    search = looked(Nim(left), nodes(1500))
    assert search.best() == best
    action, _, mean = search.considered()[0]
    assert (action, mean > 0.7) == (best, True)


def test_it_expects_the_answer_that_wins() -> None:
    assert looked(Nim(7), nodes(1500)).answer(2) == (1, 1)
    assert looked(Nim(3), nodes(300)).answer(3) is None


def test_an_action_can_be_looked_into_although_it_is_bad() -> None:
    search = looked(Nim(5), nodes(400))
    tried = {action: visits for action, visits, _ in search.considered()}
    search.look_into(3, 100)
    again = {action: (visits, mean) for action, visits, mean in search.considered()}
    assert again[3][0] == tried[3] + 100
    assert again[3][1] < again[1][1]


@pytest.mark.parametrize("seed", [1, 2])
def test_the_same_seed_gives_the_same_search(seed: int) -> None:
    state = opened("pamir", 2)
    judge = velkahra.game("pamir").judge
    one, other = (looked(state, nodes(60), seed, judge).considered() for _ in range(2))
    assert one == other


@pytest.mark.parametrize(("reuse", "more"), [("on", True), ("off", False)])
def test_a_search_goes_on_with_its_tree_unless_it_is_switched_off(reuse: str, more: bool) -> None:
    bot, state, history = SearchBot("search", nodes(300, reuse=reuse)), Nim(12), History()
    rng = Random(2)
    history.add(1, 1, 2, Events())
    bot.choose(SeatKnowledge(Even(), state, 0, rng, history), rng)
    for action in (2, 1):
        history.add(state.actor(), action, 2, Events())
        state.advance(state.actor(), action, None)
    bot.choose(SeatKnowledge(Even(), state, 0, rng, history), rng)
    assert bot.last is not None
    assert (bot.last.root.visits > 300) is more


def test_nothing_is_kept_after_a_decision_that_the_seat_cannot_know() -> None:
    history = History()
    emit_to = Events()
    emit_to.emit_to(1, "chose", {})
    history.add(0, 7, 2, Events())
    history.add(1, 8, 2, emit_to)
    assert list(history.known_to(0)) == [0, 7, 1, UNSEEN]
    assert list(history.known_to(1)) == [0, 7, 1, 8]
    assert list(history.clone().known_to(1)) == [0, 7, 1, 8]


@pytest.mark.usefixtures("toys")
def test_seats_that_choose_at_once_do_not_answer_each_other() -> None:
    game = velkahra.game("morra")
    search = looked(game.start(3), nodes(200), judge=game.judge)
    assert sorted(int(table.seat) for table in search.root.tables) == [0, 1, 2]
    assert all(not node.tables for node in search.root.children.values())


def test_the_worse_half_of_the_actions_drops_out_in_each_round() -> None:
    config, judge = nodes(24, candidates="8", playout="0"), velkahra.game("euphrates").judge
    search = looked(opened("euphrates", 2), config, judge=judge)
    assert [visits for _, visits, _ in search.considered()] == [7, 7, 3, 3, 1, 1, 1, 1]
    assert int(search.iterations) == 24


@pytest.mark.parametrize(("number", "candidates", "kept"), [(6, 8, 3), (2, 8, 2), (400, 5, 5)])
def test_few_actions_are_tried_with_few_nodes(number: int, candidates: int, kept: int) -> None:
    config = nodes(number, candidates=str(candidates), playout="0")
    search = looked(opened("euphrates", 2), config, judge=velkahra.game("euphrates").judge)
    assert len(search.considered()) == kept


def test_all_candidates_are_tried_in_the_same_worlds_with_the_same_luck() -> None:
    """Two actions that come to the same are worth the same to the last digit."""

    class Twice(Nim):
        """Whatever is taken first, it is one: the rest is a game of luck."""

        def advance(self, seat: i64, action: i64, events: Events | None) -> None:
            super().advance(seat, 1 if seat == 0 and self.left > 8 else action, events)

        def sample(self, seat: i64, rng: Random) -> i64:
            return i64(1 + rng.randrange(min(3, self.left)))

    class Patient(Even):
        def horizon(self, state: Nim) -> i64:
            return 50

    ended, config = set(), nodes(2, breadth="0", candidates="3")
    for seed in range(12):
        found = looked(Twice(9), config, seed, Patient()).considered()
        assert found[0][2] == found[1][2]
        ended.add(found[0][2])
    assert ended == {0.0, 1.0}


@pytest.mark.parametrize(("playout", "turns"), [("0", 0), ("1", 1), ("3", 3), (None, 2)])
def test_a_new_node_is_played_on_for_so_many_turns(playout: str | None, turns: int) -> None:
    valued: list[int] = []

    class Counted(Nim):
        """Counts its plies."""

        plies = 0

        def clone(self) -> "Counted":
            copy = Counted(self.left)
            copy.turn, copy.plies = self.turn, self.plies
            return copy

        def advance(self, seat: i64, action: i64, events: Events | None) -> None:
            super().advance(seat, action, events)
            self.plies += 1

    class Noting(Judge[Counted]):
        """Notes after how many plies a game was valued."""

        def evaluate(self, state: Counted, seat: i64) -> float:
            valued.append(state.plies)
            return 0.0

        def horizon(self, state: Counted) -> i64:
            return 2

    settings = {} if playout is None else {"playout": playout}
    rng = Random(1)
    knowledge = SeatKnowledge(Noting(), Counted(40), 0, rng)
    search = Search(knowledge, nodes(2, breadth="0", **settings), rng)
    valued.clear()
    search.preview(1)
    assert valued[-1] == max(1, turns)


def test_the_evaluation_settles_what_few_tries_leave_open() -> None:
    table = Table(0)
    pair: vec[i64] = vec[i64]()
    for action in (4, 5):
        pair = append(pair, i64(action))
    rows = table.admit(pair)
    table.prior[rows[0]], table.prior[rows[1]] = 0.6, 0.4
    for row, value in ((rows[0], 0.5), (rows[1], 0.55)):
        table.learn(row, value)
    assert [int(row) for row in table.by_prior_value(rows, 0.0)] == [1, 0]
    assert [int(row) for row in table.by_prior_value(rows, 4.0)] == [0, 1]


def test_in_playouts_seats_do_what_evaluates_best_of_what_gained_most() -> None:
    class Heap(Judge[Nim]):
        """Likes to leave a multiple of four."""

        def evaluate(self, state: Nim, seat: i64) -> float:
            return float(state.left % 4 == 0)

    one, state = RolloutStats(Valuation(Heap(), False), 2), Nim(7)
    assert one.choose(state, 0, 3) == 3
    assert one.gain(0, 3) == 1.0
    assert one.gain(1, 3) == UNKNOWN
    for _ in range(30):
        one.learn(0, 3, -9.0)
    assert one.choose(state, 0, 1) == 1  # the third looks bad by now, and only one is evaluated
    assert one.choose(state, 0, 3) == 3


def test_what_is_learned_in_a_search_takes_the_place_of_what_was_known_before() -> None:
    one = RolloutStats(Valuation(Even(), False), 2)
    for gain in (4.0, 2.0):
        one.learn(0, 3, gain)
    assert one.gain(0, 3) == 3.0
    one.renew()
    assert one.gain(0, 3) == 3.0
    one.learn(0, 3, -5.0)
    assert one.gain(0, 3) == -5.0


def test_a_search_of_no_decision_is_refused() -> None:
    search = Search(SeatKnowledge(Even(), Nim(0), 1, Random(1)), nodes(10), Random(1))
    with pytest.raises(VelkahraError, match="seat 1 has no decision"):
        search.run()


def test_rows_of_a_table_stay_with_their_actions() -> None:
    table = Table(0)
    some: vec[i64] = vec[i64]()
    for action in (3, 8):
        some = append(some, i64(action))
    table.learn(table.admit(some)[1], 0.5)
    every: vec[i64] = vec[i64]()
    for action in (1, 3, 5, 8, 9):
        every = append(every, i64(action))
    assert [int(row) for row in table.admit(every)] == [0, 1, 2, 3, 4]
    assert [int(row) for row in table.admit(some)] == [1, 3]
    assert table.visits[3] == 1
    assert table.mean(3) == 0.5
    assert table.row(7) == -1


def test_new_priors_are_taken_for_what_was_foreseen_of_earlier_tries() -> None:
    search = looked(Nim(9), nodes(80, noise="1"), judge=Sand())  # noise makes evaluations differ
    table = search.root.table(0)
    search.weigh_actions()
    tried = sum(p * int(n) for p, n in zip(table.prior, table.visits, strict=True))
    assert table.foreseen == pytest.approx(tried)


def test_the_tree_evaluates_actions_itself_where_nobody_did_beforehand() -> None:
    assert looked(Nim(5), nodes(1500, worlds="0")).best() == 1


def test_what_counts_at_the_end_is_an_option() -> None:
    assert [
        search_config_of({"objective": name}).objective for name in ("win", "rank", "margin")
    ] == [*(WIN, RANK, MARGIN)]
    assert list(ranks(vec[float]([3.0, 1.0, 1.0]))) == [1.0, 0.25, 0.25]
    assert list(chances(vec[float]([2.0, 2.0, 2.0, 2.0]), 3.0)) == [0.25, 0.25, 0.25, 0.25]
    assert chances(vec[float]([5.0, 2.0]), 3.0)[0] == pytest.approx(0.731, abs=0.001)


class Race(Judge[Nim]):
    """The first seat is one ahead, and that says more with every piece that is gone."""

    def evaluate(self, state: Nim, seat: i64) -> float:
        return 1.0 - float(seat)

    def temperature(self, state: Nim) -> float:
        return float(state.left)


def test_positions_are_valued_by_how_sure_their_own_evaluation_is() -> None:
    def preview(settings: dict[str, str]) -> float:
        knowledge = SeatKnowledge(Race(), Nim(8), 0, Random(1))
        search = Search(knowledge, search_config_of(settings), Random(1))
        search.look_into(2, 1)
        return search.means()[0]

    assert preview({"playout": "0"}) == chances(vec[float]([1.0, 0.0]), 6.0)[0]
    assert preview({"playout": "0", "temperature": "3"}) == chances(vec[float]([1.0, 0.0]), 3.0)[0]


@pytest.mark.parametrize(("unsure", "wrong"), [(1.0, True), (60.0, True), (60.0, False)])
def test_how_far_one_errs_goes_by_how_far_the_actions_lie_apart(unsure: float, wrong: bool) -> None:
    config = nodes(30, noise="2" if wrong else "0")
    search = Search(SeatKnowledge(Sand(unsure), Nim(9), 0, Random(1)), config, Random(1))
    errors = [value - 900.0 for value in search.root.static]
    apart = 100.0 * sqrt(2 / 3)  # standard deviation of the differences between three actions
    assert all(abs(error) <= 2 * apart for error in errors)
    assert any(abs(error) > 5 for error in errors) is wrong


def test_a_game_says_how_far_one_errs_in_it() -> None:
    class Clear(Sand):
        def noise(self, level: float) -> float:
            return level / 50

    knowledge = SeatKnowledge(Clear(60.0), Nim(9), 0, Random(1))
    search = Search(knowledge, nodes(30, noise="2"), Random(1))
    errors = [abs(value - 900.0) for value in search.root.static]
    assert 0 < max(errors) <= 2 / 50 * 100.0 * sqrt(2 / 3)


class Layered(Judge[Nim]):
    """Greedy would take one; who knows more takes three, and thinks ten times as much of all."""

    def evaluate(self, state: Nim, seat: i64) -> float:
        return float(state.left)

    def prior_value(self, state: Nim, seat: i64) -> float:
        return -10.0 * state.left

    def static_value(self, state: Nim, seat: i64) -> float:
        return 10.0 * state.left


@pytest.mark.parametrize(("plain", "scale", "liked"), [("off", 10.0, 3), ("on", 1.0, 1)])
def test_who_is_plain_judges_as_greedy_does(plain: str, scale: float, liked: int) -> None:
    search = looked(Nim(9), nodes(30, plain=plain), judge=Layered())
    assert list(search.root.static) == [9.0 * scale] * 2
    table = search.root.table(0)
    assert table.actions[table.by_order(vec[i64]([0, 1, 2]))[0]] == liked
    reply = search.root.children[2].table(1)
    assert reply.actions[reply.by_order(vec[i64]([0, 1, 2]))[0]] == liked
    assert RolloutStats(Valuation(Layered(), plain == "on"), 2).choose(Nim(9), 0, 8) == liked


class Narrow(Even):
    """Taking one is not worth looking at, unless nothing else is left."""

    def sensible_actions(self, state: Nim, seat: i64) -> vec[i64]:
        legal = state.legal_actions(seat)
        return legal[1:] if len(legal) > 1 else legal


def test_a_search_looks_at_what_is_sensible() -> None:
    search = looked(Nim(9), nodes(200), judge=Narrow())
    assert {action for action, _, _ in search.considered()} == {2, 3}
    assert 1 not in list(search.root.children[3].table(1).actions)
    assert RolloutStats(Valuation(Narrow(), False), 2).choose(Nim(9), 0, 8) == 2


class Paired(Layered):
    """Taking two and taking three are a group."""

    def action_groups(self, state: Nim, seat: i64, actions: vec[i64]) -> vec[i64]:
        return vec[i64]([min(action, i64(2)) for action in actions])


@pytest.mark.parametrize(("extra", "differ"), [("0", False), ("1", True)])
def test_a_group_has_the_value_of_its_only_evaluated_action(extra: str, differ: bool) -> None:
    search = looked(Nim(9), nodes(60, group_extra=extra), judge=Paired())
    root, below = search.root.table(0), search.root.children[1].table(1)
    assert list(root.actions) == list(below.actions) == [1, 2, 3]
    assert len(set(root.order)) == 3  # those of the seat itself are all evaluated
    assert below.order[0] != below.order[1]
    assert (below.order[1] != below.order[2], below.prior[1] != below.prior[2]) == (differ, differ)


def test_what_is_not_sensible_can_be_looked_into() -> None:
    """What a person did is judged, whether a search would have looked at it or not."""
    search = looked(Nim(9), nodes(200), judge=Narrow())
    search.look_into(1, 50)
    visits = {action: tries for action, tries, _ in search.considered()}
    assert visits[1] == 50
    assert 1 in search.root.children


def test_nothing_is_searched_where_one_action_alone_is_sensible() -> None:
    bot = SearchBot("search", nodes(1000))
    assert bot.choose(SeatKnowledge(Narrow(), Nim(2), 0, Random(1)), Random(1)) == 2
    assert bot.last is None


def test_searches_order_actions_by_promise_and_greedy_chooses_by_evaluation() -> None:
    class Tempting(Judge[Nim]):
        """At a glance one would take one, on reflection three."""

        def evaluate(self, state: Nim, seat: i64) -> float:
            return float(state.left)

        def prior_value(self, state: Nim, seat: i64) -> float:
            return -float(state.left)

    knowledge = SeatKnowledge(Tempting(), Nim(9), 0, Random(1))
    assert bots.make("greedy").choose(knowledge, Random(1)) == 1
    search = Search(knowledge, nodes(30), Random(1))
    search.weigh_actions()
    assert list(search.root.table(0).order) == [1.0, 2.0, 3.0]
    assert RolloutStats(Valuation(Tempting(), False), 2).choose(Nim(9), 0, 8) == 3


def test_actions_are_ordered_by_what_they_gain_where_they_are() -> None:
    class Cairn(Judge[Nim]):
        """The higher it is, the more a piece adds."""

        def evaluate(self, state: Nim, seat: i64) -> float:
            return float(state.left * state.left)

    search = looked(Nim(30), nodes(40, playout="0"), judge=Cairn())
    table = search.root.children[2].table(1)
    assert list(table.order) == [27**2 - 28**2, 26**2 - 28**2, 25**2 - 28**2]


@pytest.mark.parametrize(
    ("game", "seats"), [("euphrates", 2), ("euphrates", 4), ("viceroy", 3), ("hammer", 3)]
)
def test_the_same_lead_says_more_near_the_end(game: str, seats: int) -> None:
    state, rng, spreads = opened(game, seats), Random(2), []
    while not state.is_over():
        spreads.append(velkahra.game(game).judge.temperature(state))
        actor = state.actor()
        action = state.draw(rng) if actor == CHANCE else state.sample(actor, rng)
        state.advance(actor, action, None)
    assert min(spreads) > 0
    assert spreads[-1] < spreads[0] / 2


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"nodes": "many"}, "nodes is a whole number from 0, not 'many'"),
        ({"seconds": "-1"}, "seconds is a number from 0, not '-1'"),
        ({"seconds": "nan"}, "seconds is a number from 0, not 'nan'"),
        ({"depth": "3"}, "no setting 'depth'"),
        ({"objective": "beauty"}, "choose win, rank, margin"),
        ({"reuse": "maybe"}, "choose on, off"),
    ],
)
def test_a_wrong_setting_is_named(settings: dict[str, str], why: str) -> None:
    with pytest.raises(VelkahraError, match=why):
        search_config_of(settings)


def test_settings_are_read_by_the_names_that_older_records_have() -> None:
    older = search_config_of({"blur": "2", "spread": "3", "trust": "4", "rely": "5"})
    assert (older.noise, older.temperature) == (2.0, 3.0)
    assert (older.prior_visits, older.root_prior_visits) == (4.0, 5.0)


def test_levels_are_searches_that_never_play_at_random() -> None:
    for name in LEVELS:
        bot = bots.make(name)
        assert isinstance(bot, SearchBot)
        assert bot.config.nodes or bot.config.seconds
        assert bot.config.breadth > 0


def test_each_level_misjudges_less_than_the_one_below_and_thinks_no_less() -> None:
    efforts = [search_config_of(settings) for settings in LEVELS.values()]
    for lower, higher in pairwise(efforts):
        assert higher.noise < lower.noise
        assert higher.plain <= lower.plain
        assert higher.seconds >= lower.seconds
        assert higher.seconds > 0 or higher.nodes > lower.nodes


@pytest.mark.parametrize("game", ["euphrates", "pamir", "viceroy", "hammer"])
def test_each_level_misjudges_less_in_every_game(game: str) -> None:
    judge = velkahra.game(game).judge
    noises = [judge.noise(search_config_of(settings).noise) for settings in LEVELS.values()]
    assert all(higher < lower for lower, higher in pairwise(noises))
    assert (noises[0], noises[-1]) == (search_config_of(LEVELS["beginner"]).noise, 0)


def test_a_level_has_styles_by_settings_that_take_the_place_of_its_own() -> None:
    styled = bots.make("apprentice:objective=rank,nodes=3")
    assert isinstance(styled, SearchBot)
    config = styled.config
    own = float(LEVELS["apprentice"]["noise"])
    assert (config.objective, config.nodes, config.playout, config.noise) == (RANK, 3, 0, own)
    assert bots.is_heavy(styled.name)
    with pytest.raises(VelkahraError, match="no setting 'style'"):
        bots.make("apprentice:style=bold")
