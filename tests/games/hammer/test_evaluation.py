"""Greedy in the camp game: what it does, and that it looks at nothing a team may not know."""

from collections.abc import Iterator
from functools import cache

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64

from velkahra.bots import make
from velkahra.bots.greedy import GreedyBot
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.hammer.bots.judge import HammerJudge
from velkahra.games.hammer.bots.prices import prices
from velkahra.games.hammer.bots.rule import fair_share, joins, may_bet, offers, suits
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.rules import actions as spoken
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.arrays import ones
from velkahra.games.hammer.rules.chapters.finding import squares_open
from velkahra.games.hammer.rules.chapters.pact import begin_pact
from velkahra.games.hammer.rules.chapters.results import NO_BET
from velkahra.games.hammer.rules.effects.supply import unknown_rows
from velkahra.games.hammer.rules.values import BY_CHANCE

JUDGE = HammerJudge()
WORTHS = (JUDGE.evaluate, JUDGE.prior_value, JUDGE.static_value)
pytestmark = pytest.mark.lengthy

BOT = GreedyBot("greedy")


def camp(rounds: int = 5, size: int = 12, pieces: int = 24) -> HammerState:
    powers = vec[i64]([i64(power) for power in range(5)])
    return HammerState.new(powers, 0, rounds, size, pieces, BY_CHANCE)


def step(state: HammerState, rng: Random) -> int:
    """Let greedy or the dealer act. Returns: what was done."""
    actor = state.actor()
    action = (
        state.draw(rng)
        if actor == CHANCE
        else BOT.choose(SeatKnowledge(JUDGE, state, actor, rng), rng)
    )
    state.advance(actor, action, None)
    return int(action)


def at_main(seed: int = 3, rounds: int = 5, of_round: int = 1) -> HammerState:
    """Play until a team is in its main phase."""
    return _at_main(seed, rounds, of_round).clone()


@cache
def _at_main(seed: int, rounds: int, of_round: int) -> HammerState:
    state, rng = camp(rounds), Random(seed)
    while not (state.round == of_round and state.frame_kind() == frames.MAIN):
        step(state, rng)
    return state


def turn(state: HammerState, seed: int = 1) -> Iterator[int]:
    """Return what the team on turn does in its turn."""
    seat, rng = state.turn, Random(seed)
    while state.turn == seat and not state.is_over():
        actor = state.actor()
        action = step(state, rng)
        if actor == seat:
            yield action


@pytest.mark.parametrize("pieces", [24, 36, 48])
def test_a_team_can_learn_every_piece_of_a_large_picture(pieces: int) -> None:
    """Compiled, a shifted literal had the 32 bits of C's int: of 36 pieces there were four."""
    assert ones(unknown_rows(camp(10, 24, pieces), i64(0))) == pieces


def test_names_the_square_when_one_is_left() -> None:
    state = at_main()
    seat = state.turn
    state.rows[seat] = (1 << state.pieces) - 1
    assert list(squares_open(state, seat)) == [state.square]
    square = state.square
    actions = list(turn(state))
    assert spoken.A_GUESS in actions
    assert spoken.A_SQUARE + square in actions
    assert state.finder == seat


def test_names_no_square_while_fifty_are_left() -> None:
    state = at_main()
    state.rows[state.turn] = 0b11
    assert len(squares_open(state, state.turn)) > 50
    assert spoken.A_GUESS not in list(turn(state))


def few_left(low: int, high: int) -> HammerState:
    """Return a team in its main phase pieces, until so few squares are left for it."""
    state = at_main()
    for row in range(state.pieces):
        if len(squares_open(state, state.turn)) > high:
            state.rows[state.turn] |= 1 << row
    assert low <= len(squares_open(state, state.turn)) <= high
    return state


def test_hm_edge_find_03_which_square_is_right_shows_in_no_value() -> None:
    """The square was opened while the turn was ended in thought: being ahead, it lost a partner."""
    state = at_main(rounds=8, of_round=2)
    seat = state.turn
    for other in range(5):
        state.pacts[other] = state.points[other] = 0
    begin_pact(state, seat, (seat + 1) % 5, None)
    state.rows[seat] = (1 << state.pieces) - 1
    right = state.square
    state.advance(seat, spoken.A_GUESS, None)
    state.advance(seat, spoken.A_SQUARE + right, None)
    hoped = [worth(state, seat) for worth in WORTHS]
    state.square = (right + 1) % spoken.SIDE_MOST
    assert [worth(state, seat) for worth in WORTHS] == hoped


def at_square(low: int, high: int) -> HammerState:
    """Let a team be about to name one of so few squares."""
    state = few_left(low, high)
    state.advance(state.turn, spoken.A_GUESS, None)
    return state


def test_one_square_that_can_be_right_stands_for_all() -> None:
    state = at_square(3, 6)
    seat = state.turn
    assert len(state.legal_actions(seat)) == state.size * state.size
    (action,) = JUDGE.sensible_actions(state, seat)
    assert int(action) - spoken.A_SQUARE in list(squares_open(state, seat))


def test_teams_that_know_the_same_do_not_all_name_the_same() -> None:
    state = at_square(6, 30)
    seat = state.turn
    named: set[int] = set()
    for other in range(5):
        state.rows[other] = state.rows[seat]
        state.drop()
        state.push(frames.SQUARE, other)
        named.update(int(action) for action in JUDGE.sensible_actions(state, other))
    assert len(named) == 5


def test_hm_edge_find_06_another_square_is_named_after_the_first() -> None:
    """With a card that lets a team name two, the one that is handed in is not named again."""
    state = at_square(3, 6)
    seat = state.turn
    (first,) = JUDGE.sensible_actions(state, seat)
    state.guess[seat] = first - spoken.A_SQUARE + 1
    (second,) = JUDGE.sensible_actions(state, seat)
    assert second != first
    assert int(second) - spoken.A_SQUARE in list(squares_open(state, seat))


@pytest.mark.parametrize(("last", "offered"), [(False, False), (True, True)])
def test_a_square_of_hundreds_is_worth_little_before_the_end(last: bool, offered: bool) -> None:
    state = at_main(of_round=5 if last else 1)
    seat = state.turn
    state.rows[seat], state.finder, state.guessed[seat] = 0, -1, 0
    assert len(squares_open(state, seat)) > 100
    assert spoken.A_GUESS in list(state.legal_actions(seat))
    assert (spoken.A_GUESS in list(JUDGE.sensible_actions(state, seat))) is offered


def test_who_searches_expects_to_lose_a_chance_by_ending_a_turn_without_a_square() -> None:
    state = few_left(20, 60)
    seat = state.turn
    now = JUDGE.prior_value(state, seat)
    left = len(squares_open(state, seat))
    later = {}
    for action in (spoken.A_GUESS, spoken.A_END):
        world = state.clone()
        world.advance(seat, action, None)
        later[action] = JUDGE.prior_value(world, seat)
    assert later[spoken.A_GUESS] > now - 1 > later[spoken.A_END]
    assert now - later[spoken.A_END] > 60 / left - 0.5


def test_information_is_worth_more_to_who_names_a_square_in_every_turn() -> None:
    state = at_main(of_round=2)
    seat = (state.turn + 1) % 5
    patient, eager = JUDGE.evaluate(state, seat), JUDGE.static_value(state, seat)
    state.rows[seat] |= unknown_rows(state, seat) & -unknown_rows(state, seat)
    assert (
        0 < 1.3 * (JUDGE.evaluate(state, seat) - patient) < JUDGE.static_value(state, seat) - eager
    )


def test_greedy_waits_where_search_names_one_of_a_few_squares() -> None:
    """It costs nothing, and who finds T. H. first has won: only who looks on sees that."""
    state = few_left(3, 6)
    seat = state.turn
    assert spoken.A_GUESS not in list(turn(state.clone()))
    bot, rng = make("search:nodes=16"), Random(2)
    while not state.guess[seat]:
        assert state.turn == seat, "the turn ended without a square"
        actor = state.actor()
        if actor == CHANCE:
            state.advance(CHANCE, state.draw(rng), None)
        else:
            state.advance(actor, bot.choose(SeatKnowledge(JUDGE, state, actor, rng), rng), None)
    assert state.guess[seat] - 1 in list(squares_open(state, seat))


def test_points_count_beside_how_a_team_stands_once_t_h_is_found() -> None:
    state = at_main()
    before = [JUDGE.static_value(state, seat) for seat in range(5)]
    state.points[2] += 20
    assert [JUDGE.static_value(state, seat) for seat in range(5)] == pytest.approx(before, abs=7)
    state.finder = 2
    later = [JUDGE.static_value(state, seat) for seat in range(5)]
    assert later[2] - max(later[:2] + later[3:]) > 30


def test_names_any_square_in_the_last_round() -> None:
    state = at_main(of_round=5)
    state.rows[state.turn] = 0b11
    state.finder = -1
    state.guessed[state.turn] = 0
    open_now = [spoken.A_SQUARE + square for square in squares_open(state, state.turn)]
    actions = list(turn(state))
    assert spoken.A_GUESS in actions
    assert set(open_now) & set(actions)


def test_a_square_that_was_wrong_is_not_named_again() -> None:
    state = at_main()
    seat = state.turn
    state.rows[seat] = (1 << state.pieces) - 1
    state.guesses = vec[i64]([seat, state.square, i64(1)])
    assert not len(squares_open(state, seat))


def test_nothing_hidden_changes_what_an_action_is_worth() -> None:
    state, rng = camp(), Random(11)
    compared = 0
    while not state.is_over() and compared < 30:
        actor = state.actor()
        if actor != CHANCE and len(state.legal_actions(actor)) > 2 and rng.randrange(6) == 0:
            one, other = (state.determinize(actor, Random(seed)) for seed in (4, 5))
            assert worths(one, actor) == worths(other, actor)
            compared += 1
        step(state, rng)
    assert compared == 30


def worths(state: HammerState, seat: int) -> list[float]:
    out = []
    for action in list(state.legal_actions(seat))[:12]:
        there = state.clone()
        there.advance(seat, action, None)
        out.append(JUDGE.evaluate(there, seat))
    return out


def test_what_steers_a_bet_is_no_part_of_how_a_team_stands() -> None:
    state, rng = camp(), Random(4)
    while not state.bet[0]:
        step(state, rng)
    assert state.place[0] < 0
    other = state.clone()
    assert state.bet[0] == NO_BET
    other.bet[0] = 2
    assert JUDGE.evaluate(state, 0) != JUDGE.evaluate(other, 0)
    assert JUDGE.static_value(state, 0) == JUDGE.static_value(other, 0)


def test_time_is_never_up_by_choice_and_no_pact_is_cancelled() -> None:
    state, rng = camp(), Random(2)
    kinds = set()
    while not state.is_over():
        actor = state.actor()
        sensible = list(JUDGE.sensible_actions(state, actor)) if actor != CHANCE else []
        assert spoken.A_TIME_UP not in sensible or sensible == [spoken.A_TIME_UP]
        action = step(state, rng)
        if actor != CHANCE:
            kinds.add(spoken.SPACE.decode(action).kind)
            assert action != spoken.A_TIME_UP
            assert not spoken.A_BREAK <= action < spoken.A_BREAK + 5
        assert all(ones(state.pacts[seat]) <= 1 for seat in range(state.seats))
    assert {"play", "use", "row", "end", "bet", "position", "discard"} <= kinds


def test_partners_are_alone_early_enough_and_not_ahead() -> None:
    state = at_main(rounds=8, of_round=2)
    for seat in range(5):
        state.pacts[seat] = state.points[seat] = 0
    assert suits(state, i64(0), i64(1))
    assert offers(state, i64(0), i64(1))
    state.points[1] = 5
    assert not suits(state, i64(0), i64(1))
    state.points[1] = 4
    begin_pact(state, i64(1), i64(2), None)
    assert not suits(state, i64(0), i64(1))
    state.round = 6
    assert not suits(state, i64(0), i64(3))


def test_draws_together_until_a_joint_card_waits_to_be_played() -> None:
    state = at_main(rounds=8, of_round=2)
    state.sb[0] = 1
    assert joins(state, i64(0), i64(0))
    state.sb[0] = 0
    assert not joins(state, i64(0), i64(0))
    state.sb[0] = 1
    joint = next(card for card in range(155, 302) if state.owners[card] == 0b11)
    state.zone[joint] = 1
    assert not joins(state, i64(0), i64(0))
    state.sb[0] = 9
    assert fair_share(state, i64(joint), i64(0)) <= 9


def test_the_joker_waits_for_a_team_that_is_good_or_for_the_last_rounds() -> None:
    state = at_main(rounds=8, of_round=2)
    for seat in range(5):
        state.points[seat] = 9
    assert not may_bet(state)
    state.round = 3
    assert may_bet(state)
    for seat in range(5):
        state.points[seat] = 3
    assert not may_bet(state)
    state.round = 6
    assert may_bet(state)


def test_squares_are_columns_and_lines() -> None:
    state = at_main()
    seat = state.turn
    state.rows[seat] = 0
    squares = squares_open(state, seat)
    assert len(squares) == state.size * state.size
    assert squares[1] == 1
    assert squares[state.size] == spoken.SIDE_MOST


def test_cards_are_valued_by_what_they_do() -> None:
    values = prices(camp().tables)
    assert [values.informs[power * 31 + 30] for power in range(5)] == [1.0] * 5
    assert values.tiring[30] == 2.5
    assert all(worth > -3.0 for worth in values.effects)


@pytest.mark.parametrize("rounds", [5, 10])
def test_a_lead_says_more_from_round_to_round_and_most_when_the_spy_is_found(rounds: int) -> None:
    state = at_main(rounds=rounds)
    scales = []
    for number in range(1, rounds + 1):
        state.round = i64(number)
        scales.append(JUDGE.temperature(state))
    assert scales == sorted(scales, reverse=True)
    assert scales[0] > 2 * scales[2]
    state.finder = i64(0)
    assert JUDGE.temperature(state) < scales[-1]
