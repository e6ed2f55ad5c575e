"""PP-WAKHAN-01 to 26, 70 and 71: Wakhan's standing rules, her turn, her cleanup, her points."""

from collections.abc import Sequence

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, fill, legal, read, told
from tests.games.pamir.wakhan import finish, her, is_her_step, step, until

from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules.chapters.dominance import influence
from velkahra.games.pamir.rules.chapters.play import pragmatic_loyalty
from velkahra.games.pamir.rules.facts import COALITION_NAMES
from velkahra.games.pamir.rules.state import WAKHAN
from velkahra.games.pamir.rules.wakhan.card import (
    choose_by_priority,
    column_pointed_at,
    points_to_top_left,
)

LAST_CHECK = "seats 1\nwakhan\nturn gray 1\nchecks 3\nmarket a0 104\nherat tribe gray 1\n"
PRIORITIES = [
    ("wakhan court 9\ngray court 15\nfavored economic", (9, 15), (15, 1)),
    ("wakhan court 15 9\nfavored economic", (15, 9), (9, 2)),
    ("wakhan court 51 100\nkabul army british 4", (51, 100), (51, 3)),
    ("wakhan court 79 53\nkabul army british 4", (79, 53), (79, 4)),
    ("wakhan court 11 12", (11, 12), (11, 5)),
    ("wakhan court 14 12", (14, 12), (14, 6)),
    ("wakhan court 13 12", (13, 12), (12, 7)),
    ("wakhan court 13 29", (13, 29), (29, 8)),
]
AMBITION = "market a2 101\nmarket b2 9\nherat tribe wakhan 2\ngray money 4\nkabul tribe gray 1\n"


def first(state: PamirState, *cards: int) -> tuple[int, int]:
    """Choose by card priority: the card and the line that decided."""
    listed: vec[i64] = vec[i64]()
    for card in cards:
        listed = append(listed, card)
    card, by = choose_by_priority(state, listed)
    return int(card), int(by)


def influences(state: PamirState) -> list[int]:
    """Count her influence with the three coalitions."""
    return [int(influence(state, state.wakhan, coalition)) for coalition in range(3)]


def before_first_turn(seats: int, *firsts: str) -> PamirState:
    """Begin a game: the market is full, and the seats have chosen their loyalties."""
    state = PamirState.new(seats, 1, 0)
    fill(state)
    act(state, *firsts)
    return state


def test_PP_WAKHAN_01_she_plays_against_one_or_two_people() -> None:
    kinds = [(1, "nobody", 0), (2, "nobody", -1), (2, "wakhan", 2), (3, "nobody", -1)]
    for seats, third, wakhan in kinds:
        state = GAME.new_state(seats, GAME.complete({"third": third}))
        assert isinstance(state, PamirState)
        assert state.wakhan == (1 if seats == 1 else wakhan)
    # Exactly one side wins.
    state = read(LAST_CHECK + "kabul tribe wakhan 2")
    assert told(act(state, "buy a0"), "won") == ["won seat=5 points=6"]
    assert list(state.returns()) == [0.0]
    assert list(after(LAST_CHECK, "buy a0").returns()) == [1.0]


def test_PP_WAKHAN_02_she_counts_for_the_size_of_the_deck() -> None:
    assert [PamirState.new(seats, 1, 0).pile_courts for seats in (1, 2)] == [7, 8]
    assert [PamirState.new(seats, 1, 0).deck_size() for seats in (1, 2)] == [52, 58]


def test_PP_WAKHAN_03_her_24_cards_lie_face_down_and_one_back_shows() -> None:
    state = before_first_turn(1, "first gray", "loyalty afghan")
    assert legal(state) == {f"back {number}" for number in range(1, 13)}
    assert (state.ai, state.ai_seen, sum(state.chance_weights())) == (0, 0, 24)


def test_PP_WAKHAN_04_she_has_ten_cylinders_four_rupees_and_no_dial() -> None:
    state = before_first_turn(1, "first gray", "loyalty afghan")
    assert (see.supply(state, "wakhan"), see.money(state, "wakhan")) == (10, 4)
    assert (state.loyalty(1), see.court(state, "wakhan"), see.hand(state, "wakhan")) == (-1, [], [])
    assert state.gifts(1) == 0
    # Her gifts have the three spaces.
    state = her("wakhan money 12\nwakhan court 12 46 47\nfavored economic", left=0)
    assert told(finish(state), "paid") == [f"paid seat=5 rupees={price}" for price in (2, 4, 6)]
    assert (state.gifts(1), see.supply(state, "wakhan")) == (3, 7)


@pytest.mark.parametrize(("chooses", "last"), [("blue", "gray"), ("gray", "blue")])
def test_PP_WAKHAN_05_she_sits_before_who_chose_last_and_begins(chooses: str, last: str) -> None:
    state = before_first_turn(2, f"first {chooses}", "loyalty afghan", "loyalty british")
    assert told(act(state, "back 2", "ai 7", "back 3"), "turn") == ["turn seat=5"]
    assert is_her_step(state)
    at = 0 if last == "gray" else 1
    assert (state.next_player(2), state.next_player(1 - at)) == (at, 2)


def turns(state: PamirState, count: int) -> list[str]:
    """Let people end their turns at once. Returns: who had the next turns."""
    had: list[str] = []
    while len(had) < count:
        ways = legal(state)
        events = act(state, "end" if "end" in ways else min(ways))
        had += [event.split("=")[1] for event in told(events, "turn")]
    return had


@pytest.mark.parametrize(
    ("chooses", "order"), [("blue", ["5", "0", "1"]), ("gray", ["5", "1", "0"])]
)
def test_PP_WAKHAN_05_after_her_who_chose_last_and_on(chooses: str, order: list[str]) -> None:
    state = before_first_turn(2, f"first {chooses}", "loyalty afghan", "loyalty british")
    assert turns(state, 9) == 3 * order


def test_PP_WAKHAN_05_with_one_person_they_take_turns() -> None:
    assert turns(before_first_turn(1, "first gray", "loyalty afghan"), 6) == 3 * ["5", "0"]


def test_PP_WAKHAN_06_she_pays_the_bribe_for_a_card_in_full() -> None:
    state = her("kabul tribe gray 2\nmarket a2 5\nwakhan money 6")
    assert told(until(state, "played"), "bribed") == ["bribed seat=5 other=0 rupees=2 hostage=0"]
    assert (see.money(state, "wakhan"), see.money(state, "gray")) == (2, 6)
    # She pays the holder of a hostage in full.
    state = her("wakhan court 30\n30 spy gray 3\n30 spy wakhan 1\nmarket b0 12 2", ai="8 3")
    assert told(step(state), "bribed") == ["bribed seat=5 other=0 rupees=3 hostage=1"]
    assert (see.money(state, "wakhan"), see.money(state, "gray")) == (2, 7)


def test_PP_WAKHAN_07_what_she_may_do_she_does() -> None:
    state = read("seats 1\nwakhan\nturn gray 2\nai 12 2\ndeck none\nwakhan court 43\ngray court 45")
    act(state, "end", "ai 7")
    assert told(act(state, "back 5"), "wakhan-spy") == ["wakhan-spy card=45 by=1 most=0"]
    assert see.spies(state, "wakhan", 45) == 1


def test_PP_WAKHAN_08_a_patriot_of_another_coalition_costs_her_nothing() -> None:
    state = her("wakhan court 3\nwakhan prizes 4\nwakhan gifts 2 4\nmarket a2 51")
    assert influences(state) == [5, 3, 3]
    until(state, "played")
    assert see.court(state, "wakhan") == [51, 3]
    assert influences(state) == [5, 4, 3]
    # A prize of another coalition costs her nothing.
    state = her(
        "wakhan court 18 3\nwakhan prizes 4\nwakhan gifts 2\ngray court 50\n50 spy wakhan 1"
    )
    assert told(until(state, "prize"), "prize") == ["prize seat=5 card=50 coalition=2"]
    assert influences(state) == [4, 2, 3]


@pytest.mark.parametrize(
    ("loyal", "coalition"),
    [
        ("gray afghan", "british"),
        ("gray british", "afghan"),
        ("gray british\nblue afghan", "russian"),
        ("gray british\nblue british", "afghan"),
        ("gray afghan\nblue russian", "british"),
    ],
)
def test_PP_WAKHAN_09_the_leftmost_unchosen_coalition_is_hers(loyal: str, coalition: str) -> None:
    state = her(loyal, seats=loyal.count("\n") + 1)
    assert COALITION_NAMES[pragmatic_loyalty(state)] == coalition
    line = COALITION_NAMES.index(coalition)
    assert told(step(state), "wakhan-line") == [f"wakhan-line line=2 index=1 coalition={line}"]


def test_PP_WAKHAN_09_it_is_worked_out_anew_with_each_card() -> None:
    hers = [
        COALITION_NAMES[pragmatic_loyalty(her("gray british", ai=ai))]
        for ai in ("12 5", "3 5", "7 5")
    ]
    assert hers == ["afghan", "russian", "afghan"]


@pytest.mark.parametrize(
    ("pieces", "rules"),
    [
        ("kabul tribe wakhan 1\nkabul army afghan 2", "wakhan"),
        ("kabul tribe wakhan 1\nkabul army afghan 2\nkabul tribe gray 1", "nobody"),
        ("kabul tribe wakhan 1\nkabul army russian 3\nkabul army british 2", "wakhan"),
        ("kabul tribe wakhan 1\nkabul army russian 3\nkabul army afghan 2\nkabul tribe gray 2", ""),
        ("kabul tribe wakhan 1\nkabul army russian 2\nkabul army british 2\nkabul tribe gray 4", 0),
    ],
)
def test_PP_WAKHAN_10_she_rules_with_the_largest_army(pieces: str, rules: str | int) -> None:
    who = {"": "nobody", 0: "gray"}.get(rules, rules)
    for ai in ("12 5", "4 5", "2 11"):
        assert see.ruler(her(pieces, ai=ai), "kabul") == who


def test_PP_WAKHAN_11_without_a_tribe_or_in_a_tie_she_does_not_rule() -> None:
    assert see.ruler(her("kabul army british 4"), "kabul") == "nobody"
    assert see.ruler(her("kabul tribe wakhan 2\nkabul tribe gray 2"), "kabul") == "nobody"
    assert see.ruler(her("kabul tribe wakhan 3\nkabul tribe gray 2"), "kabul") == "wakhan"


def test_PP_WAKHAN_12_a_suit_she_must_choose_is_the_favored_one() -> None:
    state = her("market a2 115\nfavored intelligence")
    assert told(until(state, "bought"), "favored") == ["favored suit=3 held=0 was=3"]
    assert state.favored == 3


def test_PP_WAKHAN_13_for_a_leveraged_card_she_pays_what_she_has_and_no_cards() -> None:
    state = her("wakhan court 14 30 46 78\nwakhan money 1", left=0)
    assert told(finish(state), "leverage-paid") == ["leverage-paid seat=5 rupees=1 short=1"]
    assert (see.court(state, "wakhan"), see.money(state, "wakhan")) == ([14, 46, 78], 0)
    assert see.decider(state) == "gray"


@pytest.mark.parametrize(("text", "cards", "chosen"), PRIORITIES)
def test_PP_WAKHAN_14_lines_break_ties(
    text: str, cards: Sequence[int], chosen: tuple[int, int]
) -> None:
    state = her(text)
    assert first(state, *cards) == first(state, *reversed(cards)) == chosen


def test_PP_WAKHAN_14_the_line_that_decides_is_the_one_against_the_runner_up() -> None:
    state = her("gray court 30 15\nwakhan court 9 12 14\nfavored economic")
    assert first(state, 30) == (30, 0)
    assert first(state, 9, 30) == (30, 1)
    assert first(state, 9, 30, 15) == first(state, 15, 30, 9) == (30, 2)
    assert first(state, 9, 12, 14) == (14, 6)
    assert first(state, 9, 12) == (12, 7)
    assert first(state) == (0, 0)


def test_PP_WAKHAN_15_the_dominant_coalition_is_the_one_of_a_check_now() -> None:
    cards = "wakhan court 51 100\nkabul army british 3\n"
    assert first(her(cards), 51, 100) == (100, 7)
    assert first(her(cards + "lasting 109 gray"), 51, 100) == (51, 3)
    assert first(her("wakhan court 79 53\nkabul army british 3"), 79, 53) == (79, 6)


def test_PP_WAKHAN_16_overthrow_takes_her_political_cards() -> None:
    state = read(
        "seats 1\nwakhan\nturn gray 2\nai 12 5\nwakhan court 6 9\nkabul tribe wakhan 1\n"
        "gray court 3\nkabul army afghan 1"
    )
    act(state, "act 3 battle", "field kabul", "strike-tribe blue")
    assert (see.court(state, "wakhan"), see.is_discarded(state, 6)) == ([9], True)
    # Overthrow takes her tribes.
    state = read(
        "seats 1\nwakhan\nturn gray 2\nai 12 5\nwakhan court 6 9\nkabul tribe wakhan 2\n"
        "gray court 15\n6 spy gray 1"
    )
    act(state, "act 15 betray", "betray 6")
    assert (see.tribes(state, "wakhan", "kabul"), see.supply(state, "wakhan")) == (0, 10)


def test_PP_WAKHAN_20_the_card_drawn_and_the_next_back_decide_her_turn() -> None:
    state = after("seats 1\nwakhan\nturn gray 2\nai 12 2\ndeck none", "end")
    assert legal(state) == {"ai 7", "ai 8"}
    assert told(act(state, "ai 8"), "wakhan-card-drawn") == ["wakhan-card-drawn ai=8"]
    assert (len(legal(state)), sum(state.chance_weights())) == (12, 22)
    assert told(act(state, "back 5"), "wakhan-back") == ["wakhan-back back=4"]
    assert (state.ai, state.ai_back, is_her_step(state)) == (8, 4, True)


def test_PP_WAKHAN_21_with_the_last_card_all_are_shuffled_and_she_draws_again() -> None:
    state = read("seats 1\nwakhan\nturn gray 2\nai 12 2\ndeck none")
    state.ai_seen = (1 << 24) - 1 - (1 << 6)
    act(state, "end")
    assert legal(state) == {"ai 7"}
    assert told(act(state, "ai 7"), "wakhan-shuffled") == ["wakhan-shuffled"]
    assert (len(legal(state)), sum(state.chance_weights())) == (12, 24)
    act(state, "back 2")
    assert legal(state) == {"ai 7", "ai 8"}
    act(state, "ai 7")
    assert sum(state.chance_weights()) == 23
    act(state, "back 2")
    assert is_her_step(state)


def test_PP_WAKHAN_22_her_card_is_read_from_the_top_again_and_again() -> None:
    state = her("market a0 12\nmarket b0 61\nwakhan money 0")
    events = [repr(event) for event in finish(state)]
    lines = [text.split()[2] for text in events if text.startswith("wakhan-line")]
    assert lines == [f"index={number}" for number in (1, 2, 3, 1, 2, 3)]
    assert [text.split()[2] for text in events if text.startswith("bought")] == [
        "card=12",
        "card=61",
    ]
    assert "wakhan-bonus left=0" in events


def test_PP_WAKHAN_23_an_action_of_the_favored_suit_is_not_one_of_the_two() -> None:
    state = her("wakhan court 30 8\nfavored economic\nmarket a5 12 9", ai="8 3")
    assert told(step(state), "acted") == ["acted seat=5 card=30 action=0 bonus=1"]
    assert state.left == 2
    events = finish(state)
    assert told(events, "acted") == ["acted seat=5 card=8 action=0 bonus=1"]
    assert "wakhan-bonus left=2" in told(events)
    # Each card acts once.
    events = finish(her("wakhan court 60\nmarket a5 12 9", ai="8 3"))
    assert told(events, "acted") == ["acted seat=5 card=60 action=0 bonus=0"]
    assert "wakhan-skips line=0 why=2" in told(events)


def test_PP_WAKHAN_24_ambition_comes_before_the_lines_of_her_card() -> None:
    state = her(AMBITION)
    assert told(step(state), "wakhan-ambition", "wakhan-line") == ["wakhan-ambition why=1 card=101"]
    assert (see.points(state, "wakhan"), see.points(state, "gray"), state.left) == (3, 1, 1)
    assert see.money(state, "wakhan") == 2
    assert told(step(state), "wakhan-line") == ["wakhan-line line=2 index=1 coalition=1"]
    # Ambition comes before the second action too.
    state = her(f"{AMBITION}wakhan court 30\n kabul tribe gray 1\nmarket b0 61 1", ai="8 3")
    assert told(step(state), "wakhan-line") == ["wakhan-line line=0 index=1 coalition=1"]
    act_two = her(f"{AMBITION}wakhan court 30\nwakhan money 1\nmarket b0 61 1", ai="8 3")
    assert told(step(act_two), "acted") == ["acted seat=5 card=30 action=0 bonus=0"]
    assert told(step(act_two), "wakhan-ambition") == ["wakhan-ambition why=1 card=101"]
    assert act_two.left == 0
    # She does not buy a check in which she only ties.
    assert told(step(her(AMBITION + "persia tribe gray 1")), "wakhan-ambition") == []
    # No ambition without an action left.
    assert told(finish(her(AMBITION, left=0)), "bought") == []


def test_PP_WAKHAN_25_bonus_actions_go_from_the_left_each_with_its_leftmost_deed() -> None:
    events = finish(her("wakhan court 34 31 60\nfavored military\nmarket a3 81 1", left=0))
    assert told(events, "wakhan-bonus", "wakhan-bonus-card", "ended") == [
        "wakhan-bonus left=0",
        "wakhan-bonus-card card=31 action=0",
        "wakhan-bonus-card card=60 action=1",
        "ended seat=5 left=0",
    ]
    # With no possible line she takes bonus actions.
    state = her("wakhan court 98\nfavored military\nwakhan money 4")
    assert told(step(state, 4), "wakhan-bonus", "wakhan-bonus-card") == [
        "wakhan-bonus left=2",
        "wakhan-bonus-card card=98 action=1",
    ]
    assert told(step(state), "ended") == ["ended seat=5 left=2"]


@pytest.mark.parametrize(
    ("ai", "left", "at"),
    [
        ("12 5", True, 2),
        ("12 11", False, 2),
        ("2 1", False, 1),
        ("2 7", True, 1),
        ("20 12", False, 0),
    ],
)
def test_PP_WAKHAN_26_arrows_point_at_the_back_beside_her(ai: str, left: bool, at: int) -> None:
    state = her("", ai=ai)
    assert (bool(points_to_top_left(state)), int(column_pointed_at(state))) == (left, at)


DISCARDS = [
    ("wakhan court 5 11 50 51 80", (51, 6)),
    ("wakhan court 11 12 50 51", (12, 2)),
    ("wakhan court 14 30 12 46", (12, 3)),
    ("wakhan court 9 13 29 61\n29 spy gray 2\n9 spy gray 1", (29, 4)),
    ("wakhan court 9 13 29 61\n9 spy wakhan 1", (13, 8)),
    (
        "wakhan court 9 13 29 61\n9 spy gray 1\n9 spy wakhan 1\n13 spy gray 1\n13 spy wakhan 1\n"
        "29 spy gray 2\n29 spy wakhan 2",
        (61, 5),
    ),
    ("wakhan court 12 13 29 9", (9, 6)),
    ("wakhan court 9 28 49 15\nfavored economic", (15, 7)),
    ("wakhan court 49 48 28 9", (9, 8)),
]


@pytest.mark.parametrize(("text", "chosen"), DISCARDS)
def test_PP_WAKHAN_70_what_she_discards_in_her_cleanup(text: str, chosen: tuple[int, int]) -> None:
    state = her(text + "\nwakhan money 0", left=0)
    card, by = chosen
    assert told(finish(state), "wakhan-discards") == [f"wakhan-discards card={card} by={by}"]
    assert card not in see.court(state, "wakhan")


def test_PP_WAKHAN_70_she_discards_until_the_court_fits() -> None:
    state = her("wakhan court 5 7 9 13 29 61 62 63\nwakhan money 0", left=0)
    events = finish(state)
    assert [text.split()[1] for text in told(events, "wakhan-discards")] == ["card=9", "card=62"]
    assert see.court(state, "wakhan") == [5, 7, 13, 29, 61, 63]


def test_PP_WAKHAN_71_she_takes_part_in_every_successful_check() -> None:
    buy = "seats 1\nwakhan\nturn gray 1\nai 12 5\nmarket a0 101\nkabul army british 4\n"
    state = after(buy, "buy a0")
    assert (see.points(state, "wakhan"), see.points(state, "gray")) == (5, 0)
    state = after(buy + "gray british\ngray court 51\nwakhan court 50 3\nwakhan gifts 2", "buy a0")
    assert (see.points(state, "wakhan"), see.points(state, "gray")) == (5, 3)
    # Patriots and prizes of the dominant coalition count for her.
    state = her("wakhan court 3 11 51\nwakhan prizes 25 1\nwakhan gifts 2")
    assert influences(state) == [4, 4, 3]
    assert (WAKHAN, see.loyalty(state, "gray")) == (5, "afghan")
    # She wins by a lead like everybody.
    state = her("market a2 101\nkabul army british 4")
    assert told(step(state), "over", "won") == ["over reason=1", "won seat=5 points=5"]
    assert see.decider(state) == "nobody"
