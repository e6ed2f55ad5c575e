"""PP-EDGE-70 to 93, 98 and 100: what the rulebooks leave open about Wakhan."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told
from tests.games.pamir.random_games import play
from tests.games.pamir.wakhan import finish, her, is_her_step, step, until

from velkahra.core.contract.events import EVERYBODY, Event, Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules import frames
from velkahra.games.pamir.rules.chapters.play import pragmatic_loyalty
from velkahra.games.pamir.rules.facts import COALITION_NAMES
from velkahra.games.pamir.rules.places import spy_place

CHECK = "market a2 101\n"
LAST = "market a2 104\nchecks 3\n"
NET = "wakhan money 1\n"
HANDS = "wakhan court 9\nfavored economic\n"
MANNERS = "kabul tribe gray 4\nmarket a2 6\nwakhan money 2\n"
FIGHTS = (
    "wakhan court 38\nkabul army russian 3\nkabul tribe gray 1\ngray afghan\nkabul army afghan 1\n"
    "kabul army british 2\nherat-kabul road british 1\n"
)


def ambition(text: str, seats: int = 1) -> list[str]:
    """Let her take a step. Returns: her ambition, if she had one."""
    return told(step(her(text, seats=seats)), "wakhan-ambition")


def theirs(text: str, ai: str = "12 5") -> PamirState:
    """Read a position on gray's turn, one person against her."""
    return read(f"seats 1\nwakhan\nturn gray 2\nai {ai}\ndeck none\n{text}")


def test_PP_EDGE_70_she_buys_a_check_that_wins_though_another_scores_most() -> None:
    scores = "kabul tribe blue 3\nherat tribe wakhan 2\nwakhan points 10\ngray points "
    assert ambition(f"{CHECK}{scores}7", seats=2) == ["wakhan-ambition why=2 card=101"]
    assert ambition(f"{CHECK}{scores}8", seats=2) == []
    assert ambition(f"{LAST}{scores}8", seats=2) == ["wakhan-ambition why=2 card=104"]
    assert ambition(f"{LAST}{scores}12", seats=2) == []
    # Strictly more than each person.
    tie = "kabul tribe gray 1\nherat tribe wakhan 1\n"
    assert ambition(CHECK + tie) == []
    assert ambition(CHECK + tie + "persia tribe wakhan 1") == ["wakhan-ambition why=1 card=101"]
    assert ambition(CHECK + tie + "persia tribe blue 1", seats=2) == []
    # The last check is simulated doubled and with split ties.
    tie = "kabul tribe gray 1\nherat tribe wakhan 1\nwakhan points 4\ngray points 3\n"
    assert ambition(LAST + tie) == ["wakhan-ambition why=2 card=104"]
    behind = "kabul tribe gray 1\npersia tribe blue 1\nherat tribe wakhan 3\ngray points 9\n"
    assert ambition(LAST + behind, seats=2) == ["wakhan-ambition why=1 card=104"]
    even = "kabul tribe gray 1\nherat tribe wakhan 1\nwakhan court 12\n"
    assert ambition(LAST + even + "wakhan money 9") == ["wakhan-ambition why=2 card=104"]
    assert ambition(LAST + even + "gray court 15\nwakhan money 9") == []


def test_PP_EDGE_70_what_the_check_costs_counts_in_the_tie_break() -> None:
    even = "kabul tribe gray 1\nherat tribe wakhan 1\ngray money 4\n"
    assert ambition(LAST + even + "wakhan money 6") == []
    assert ambition(LAST + even + "wakhan money 7") == ["wakhan-ambition why=2 card=104"]
    paid = LAST.replace("104", "104 2") + even
    assert ambition(paid + "wakhan money 5") == ["wakhan-ambition why=2 card=104"]
    assert ambition(paid + "wakhan money 4") == []
    # Lasting events count.
    text = f"{CHECK}gray british\nkabul army british 2\nkabul tribe gray 1\nwakhan gifts 2\n"
    assert ambition(text) == []
    assert ambition(text + "lasting 109 gray") == ["wakhan-ambition why=1 card=101"]
    assert ambition(text + "lasting 109 gray\nlasting 106 thrown") == []
    # Only a check she may buy.
    text = CHECK + "herat tribe wakhan 1\n"
    assert ambition(text + "wakhan money 1") == []
    state = her(text + "wakhan money 9")
    state.barred = 1 << 2
    assert told(step(state), "wakhan-ambition") == []


def test_PP_EDGE_71_never_a_check_and_never_public_withdrawal() -> None:
    state = her("market a0 101\nkabul tribe gray 2\nmarket b0 111\nmarket a1 105\nmarket b1 12")
    assert told(until(state, "bought"), "wakhan-buys") == [
        "wakhan-buys card=105 slot=1 by=3 line=15"
    ]
    assert told(finish(her("market a0 101\nkabul tribe gray 2\nmarket b0 111")), "bought") == []


@pytest.mark.parametrize(
    ("cards", "chosen"),
    [
        ("market a0 14\nmarket b0 12 1", "card=14 slot=0 by=1"),
        ("market a0 113 0\nmarket b0 14", "card=113 slot=0 by=1"),
        ("market a1 14 1\nmarket b0 12 1", "card=14 slot=1 by=1"),
        ("market a1 14\nmarket b0 12 1\nmarket b1 105 2", "card=12 slot=6 by=2"),
        ("market a0 14\nmarket b0 12 1\nkabul tribe gray 1", "card=14 slot=0 by=0"),
        ("market a0 14\nmarket b0 13 1\nherat tribe gray 1", "card=14 slot=0 by=1"),
        ("market a0 14 2\nmarket b0 61 1\nkabul tribe gray 4", "card=14 slot=0 by=1"),
        ("market a0 14\nmarket b0 61 1\nkabul tribe gray 4", "card=61 slot=6 by=0"),
    ],
)
def test_PP_EDGE_72_net_rupees_are_rupees_and_leverage_less_price(cards: str, chosen: str) -> None:
    events = step(her(NET + cards, ai="4 5"))
    assert told(events, "wakhan-buys") == [f"wakhan-buys {chosen} line=12"]


def test_PP_EDGE_72_it_must_be_more_than_nothing() -> None:
    text = NET + "market a1 12 1\nmarket b0 13\nmarket b1 105 1"
    assert told(step(her(text, ai="4 5")), "wakhan-skips") == ["wakhan-skips line=12 why=1"]


def test_PP_EDGE_73_a_tie_and_a_bare_card_count_as_not_having_most() -> None:
    text = "market a2 18\ngray court 29 30\nfavored military\n29 spy wakhan 1\n"
    state = her(text + "29 spy gray 1")
    assert told(until(state, "played"), "wakhan-spy") == ["wakhan-spy card=30 by=6 most=0"]
    state = her(text + "30 spy wakhan 1\n30 spy gray 1")
    assert told(until(state, "played"), "wakhan-spy") == ["wakhan-spy card=30 by=1 most=0"]
    state = her(text + "30 spy wakhan 1")
    assert told(until(state, "played"), "wakhan-spy") == ["wakhan-spy card=18 by=0 most=0"]
    # Where she has most everywhere priority alone decides.
    state = her("market a2 19\ngray court 29\nfavored military\n29 spy wakhan 1\n")
    assert told(until(state, "played"), "wakhan-spy") == [
        "wakhan-spy card=19 by=0 most=0",
        "wakhan-spy card=29 by=1 most=1",
    ]
    assert see.spies(state, "wakhan", 29) == 2


def test_PP_EDGE_74_bodyguards_of_the_owner_of_the_card_count() -> None:
    text = "wakhan court 18 26\ngray court 43\n26 spy wakhan 1\n43 spy wakhan 1\n"
    assert told(until(her(text), "betrayed"), "betrayed") == ["betrayed seat=5 other=0 card=43"]
    state = her(text + "gray court 15")
    assert told(until(state, "betrayed"), "betrayed") == ["betrayed seat=5 other=5 card=26"]
    state = her(text + "wakhan court 83")
    assert told(until(state, "betrayed"), "betrayed") == ["betrayed seat=5 other=0 card=43"]


def test_PP_EDGE_75_the_rest_of_a_tax_comes_from_the_other_player_then_the_market() -> None:
    text = "wakhan court 8\nkabul tribe wakhan 1\ngray court 9\nblue court 16\n"
    state = her(text + "gray money 2\nblue money 1\nmarket a0 12 3", ai="8 3", seats=2)
    assert told(step(state), "levied", "collected") == [
        "levied seat=5 other=0 rupees=1",
        "levied seat=5 other=1 rupees=1",
    ]
    state = her(text + "gray money 1\nblue money 0\nmarket a0 12 3", ai="8 3", seats=2)
    assert told(step(state), "collected") == ["collected seat=5 card=12 slot=0 rupees=1"] * 2
    assert see.money(state, "gray") == 1


def test_PP_EDGE_76_armies_that_are_needed_do_not_leave() -> None:
    text = "wakhan court 63\nkabul tribe gray 1\nherat tribe gray 1\nkabul army british 1\n"
    assert told(step(her(text)), "marched") == []
    state = her(text + "kabul army british 1")
    assert told(step(state), "marched") == ["marched seat=5 region=1 to=4 coalition=1"]
    assert see.armies(state, "british", "kabul") == see.armies(state, "british", "herat") == 1


def test_PP_EDGE_77_blocks_of_a_coalition_without_players_are_no_targets() -> None:
    text = (
        "wakhan court 35\nkabul army russian 4\nkabul army british 2\nkabul-punjab road british 1\n"
    )
    assert told(step(her(text, ai="15 5"), 2), "wakhan-skips")[1] == "wakhan-skips line=3 why=4"
    state = her(text + "kabul tribe gray 1", ai="15 5")
    assert len(told(until(state, "acted"), "struck")) == 1
    assert see.armies(state, "british", "kabul") == 2


@pytest.mark.parametrize(("ai", "first", "then"), [("15 5", 0, 1), ("15 11", 1, 0)])
def test_PP_EDGE_77_the_red_arrow_decides_each_kind(ai: str, first: int, then: int) -> None:
    pieces = "kabul tribe gray 1\nkabul tribe blue 1\nkabul army afghan 1\nkabul army british 1\n"
    text = f"wakhan court 35\nkabul army russian 4\n{pieces}"
    events = until(her(text, ai=ai, seats=2), "acted")
    assert [event.split("other=")[1] for event in told(events, "struck")] == [str(first), str(then)]
    bare = (
        text.replace("tribe", "army")
        .replace("army gray", "army afghan")
        .replace("army blue", "army british")
    )
    events = until(her(bare, ai=ai, seats=2), "acted")
    assert told(events, "wakhan-arrow") == [f"wakhan-arrow other={first}"] * 2


def test_PP_EDGE_78_without_cylinders_her_tribes_are_taken_then_spies_then_gifts() -> None:
    tribe = "herat tribe wakhan 1\nkabul tribe wakhan 1\nwakhan gifts 2\nwakhan court 9 30\n"
    state = her(tribe + "9 spy wakhan 7\nmarket a2 18")
    assert told(until(state, "played"), "taken") == ["taken seat=5 place=55"]
    assert (see.tribes(state, "wakhan", "herat"), see.tribes(state, "wakhan", "kabul")) == (0, 1)
    spy = "wakhan gifts 2\nwakhan court 9 30 12\n9 spy wakhan 5\n12 spy wakhan 4\nmarket a2 18"
    state = her(spy)
    until(state, "played")
    assert (see.spies(state, "wakhan", 12), state.gifts(1)) == (3, 1)
    # A gift only if nothing else is left.
    state = her("wakhan gifts 2 4\nmarket a2 19\nwakhan court 29\n29 spy wakhan 8")
    state.fresh[spy_place(29, 1)] = 8
    until(state, "played")
    assert int(state.gifts(1)) == 0


def test_PP_EDGE_78_without_blocks_her_armies_are_taken_then_roads() -> None:
    text = "herat-persia road british 5\nmarket a2 50\n"
    state = her(text + "persia army british 6\nherat army british 1")
    until(state, "played")
    assert [see.armies(state, "british", region) for region in ("herat", "persia")] == [0, 5]
    state = her("herat-persia road british 7\nkabul-punjab road british 5\nmarket a2 50")
    until(state, "played")
    assert see.armies(state, "british", "kandahar") == 2
    assert see.roads(state, "british", "herat-persia") == 5


def test_PP_EDGE_79_the_left_hand_neighbour_is_the_next_in_turn_order() -> None:
    text = "wakhan court 38\nkabul army russian 1\nkabul tribe gray 1\nkabul tribe blue 1\n"
    for anchor, ai, victim in (
        ("gray", "15 5", "gray"),
        ("blue", "15 5", "blue"),
        ("gray", "15 11", "blue"),
        ("blue", "15 11", "gray"),
    ):
        state = her(f"{text}anchor {anchor}", ai=ai, seats=2)
        until(state, "acted")
        assert see.tribes(state, victim, "kabul") == 0
    # One person is both neighbours.
    for ai in ("15 5", "15 11"):
        state = her("wakhan court 38\nkabul army russian 1\nkabul tribe gray 1", ai=ai)
        assert told(until(state, "acted"), "wakhan-arrow") == []
        assert see.tribes(state, "gray", "kabul") == 0


@pytest.mark.parametrize(("ai", "slot", "named"), [("12 5", "a2", 0), ("12 11", "b2", 1)])
def test_PP_EDGE_80_rumor_and_methods_follow_the_red_arrow(ai: str, slot: str, named: int) -> None:
    state = her(f"market {slot} 108", ai=ai, seats=2)
    assert told(until(state, "bought"), "rumor", "wakhan-arrow") == [
        f"wakhan-arrow other={named}",
        f"rumor seat=5 other={named}",
    ]
    assert (see.is_in_force(state, 108), state.lasting(108)) == (True, 1 + named)
    events = until(her(f"market {slot} 114", ai=ai, seats=2), "bought")
    assert told(events, "swapped") == [f"swapped seat=5 other={named}"]


def test_PP_EDGE_80_rebuke_strikes_the_first_region_with_a_tribe_or_army_of_a_person() -> None:
    text = "market a2 116\nkandahar army british 2\nherat tribe wakhan 1\n"
    state = her(text + "kabul tribe gray 1\npersia army afghan 2")
    assert told(until(state, "bought"), "wakhan-rebukes", "rebuked") == [
        "wakhan-rebukes region=3 order=3",
        "rebuked seat=5 region=3",
    ]
    assert (see.armies(state, "afghan", "persia"), see.tribes(state, "gray", "kabul")) == (0, 1)
    assert told(until(her(text), "bought"), "rebuked") == ["rebuked seat=5 region=5"]
    # Pashtunwali keeps the favored suit.
    state = her("market a2 115\nfavored economic\nmarket b2 10")
    finish(state)
    assert state.favored == 0
    assert see.is_in_force(state, 115)
    assert see.court(state, "wakhan") == [10]


def test_PP_EDGE_81_she_plays_the_hand_she_swapped_for_at_once_by_priority() -> None:
    state = her(f"{HANDS}market a2 114\ngray hand 12 14 50 1")
    assert told(until(state, "swapped"), "wakhan-card", "played")[:8] == [
        "wakhan-card card=14 by=6",
        "played seat=5 card=14 right=0",
        "wakhan-card card=12 by=2",
        "played seat=5 card=12 right=0",
        "wakhan-card card=50 by=3",
        "played seat=5 card=50 right=0",
        "wakhan-card card=1 by=0",
        "played seat=5 card=1 right=0",
    ]
    assert (see.hand(state, "gray"), see.hand(state, "wakhan"), state.left) == ([], [], 1)
    assert is_her_step(state)
    # Cards whose bribe is too high are discarded and the rest played.
    state = her(f"{HANDS}market a2 114\ngray hand 12 14 61\nkabul tribe gray 3\nwakhan money 2")
    until(state, "swapped")
    assert (see.court(state, "wakhan"), see.hand(state, "wakhan")) == ([61, 9], [])
    assert see.is_discarded(state, 12)
    assert see.is_discarded(state, 14)


def test_PP_EDGE_81_a_hand_given_to_her_is_played_in_the_turn_of_the_giver() -> None:
    state = after(theirs("market a0 114\ngray hand 5 6\nwakhan court 9"), "buy a0")
    assert told(act(state, "name blue"), "played") == [
        "played seat=5 card=6 right=0",
        "played seat=5 card=5 right=0",
    ]
    assert see.hand(state, "gray") == []
    assert see.hand(state, "wakhan") == []
    assert see.court(state, "wakhan") == [5, 6, 9]
    assert (see.tribes(state, "wakhan", "kabul"), see.decider(state), state.left) == (2, "gray", 1)
    # Two people may swap without her.
    state = read(
        "seats 2\nwakhan\nturn gray 2\nai 12 5\ndeck none\nmarket a0 114\n"
        "gray hand 5\nblue hand 6 7"
    )
    act(state, "buy a0", "name blue")
    assert see.hand(state, "gray") == [6, 7]
    assert see.hand(state, "blue") == [5]
    assert see.hand(state, "wakhan") == []
    # Confidence failure never concerns her.
    state = her("market a0 114\ngray hand 5", left=0)
    step(state)
    assert (see.decider(state), legal(state)) == ("gray", {"discard 5"})


def test_PP_EDGE_82_she_never_waives_a_bribe() -> None:
    text = "gray hand 5\nkabul tribe wakhan 2\n"
    state = theirs(text)
    assert told(act(state, "play 5 left")) == ["bribe-due seat=0 other=5 rupees=2 card=5 hostage=0"]
    assert legal(state) == {"offer 2", "withdraw"}
    assert refused(state, "offer 1") == "PP-EDGE-82"
    assert told(act(state, "offer 2"), "bribed") == ["bribed seat=0 other=5 rupees=2 hostage=0"]
    assert (see.court(state, "gray"), see.money(state, "wakhan")) == ([5], 6)
    assert refused(theirs(text + "gray money 1"), "play 5 left") == "PP-EDGE-82-dear"
    # Nor for a card she holds hostage.
    events = act(theirs("gray court 30\n30 spy wakhan 1\nmarket a0 12 1"), "act 30 tax", "offer 1")
    assert told(events, "bribed") == ["bribed seat=0 other=5 rupees=1 hostage=1"]


def test_PP_EDGE_83_everybody_can_strike_her_tribes_whatever_her_pragmatic_loyalty() -> None:
    for loyal in COALITION_NAMES:
        state = theirs(f"gray {loyal}\ngray court 38\nkabul army {loyal} 1\nkabul tribe wakhan 1")
        act(state, "act 38 battle", "field kabul", "strike-tribe blue")
        assert see.tribes(state, "wakhan", "kabul") == 0
    # And she theirs.
    for loyal in COALITION_NAMES:
        text = f"gray {loyal}\nwakhan court 38\nkabul tribe gray 1\n"
        state = her(text + "".join(f"kabul army {name} 1\n" for name in COALITION_NAMES), ai="15 5")
        until(state, "acted")
        assert see.tribes(state, "gray", "kabul") == 0


def test_PP_EDGE_84_a_change_of_loyalty_changes_hers_at_once_and_blocks_stay() -> None:
    state = theirs("gray hand 51\nkabul army british 2\nwakhan court 9")
    assert COALITION_NAMES[pragmatic_loyalty(state)] == "british"
    act(state, "play 51 left")
    assert COALITION_NAMES[pragmatic_loyalty(state)] == "afghan"
    assert see.armies(state, "british", "kabul") == 2


def test_PP_EDGE_85_she_stops_when_a_whole_pass_over_her_card_changes_nothing() -> None:
    events = finish(her("wakhan court 9\nkabul army british 2\nherat tribe gray 1"))
    assert [text.split()[2] for text in told(events, "wakhan-line")] == [
        f"index={index}" for index in (1, 2, 3, 1)
    ]
    assert told(events, "wakhan-bonus", "ended") == ["wakhan-bonus left=1", "ended seat=5 left=1"]


def test_PP_EDGE_86_priority_looks_at_the_printed_suit() -> None:
    text = "wakhan court 16 8\nmarket a5 12 3\nfavored political\n"
    for more in ("", "lasting 105 wakhan"):
        assert told(step(her(text + more, ai="8 3")), "wakhan-card") == ["wakhan-card card=8 by=7"]
    # Bonus actions follow new tactics and the abilities too.
    text = "wakhan court 16\nmarket a5 12 3\nfavored political\n"
    assert told(step(her(text + "lasting 105 wakhan", ai="8 3")), "acted") == [
        "acted seat=5 card=16 action=0 bonus=1"
    ]
    state = her("wakhan court 99\nherat tribe gray 1\nherat army british 1", left=0)
    assert told(finish(state), "acted") == ["acted seat=5 card=99 action=5 bonus=1"]


def test_PP_EDGE_87_a_card_gains_a_region_by_its_tribes_and_armies() -> None:
    text = "kabul army afghan 1\nkabul tribe gray 1\nmarket a1 6\nmarket b1 7\nmarket a0 30\n"
    events = step(her(text, ai="5 5"))
    assert told(events, "wakhan-buys") == ["wakhan-buys card=7 slot=7 by=0 line=13"]
    events = step(her(text + "kabul army russian 3", ai="5 5"))
    assert told(events, "wakhan-buys") == ["wakhan-buys card=7 slot=7 by=3 line=13"]
    # Regions she rules already do not count.
    events = step(her("kabul tribe wakhan 1\nmarket a0 6\nmarket a1 43", ai="5 5"))
    assert told(events, "wakhan-buys") == ["wakhan-buys card=43 slot=1 by=0 line=13"]
    # The bribe must be within her means.
    text = "kabul tribe gray 1\nmarket a1 7\nwakhan money "
    assert told(step(her(text + "2", ai="5 5")), "wakhan-buys", "bribed") == [
        "wakhan-buys card=7 slot=1 by=0 line=13",
        "bribed seat=5 other=0 rupees=1 hostage=0",
    ]
    assert told(step(her(text + "1", ai="5 5")), "wakhan-skips") == ["wakhan-skips line=13 why=1"]


def test_PP_EDGE_88_she_fights_on_the_card_with_most_spies_of_all() -> None:
    text = "wakhan court 38\ngray court 30 9\n30 spy gray 1\n30 spy wakhan 1\n"
    state = her(text + "9 spy gray 1\n9 spy wakhan 3", ai="14 3")
    assert told(step(state), "wakhan-card", "wakhan-crowd", "battle-court") == [
        "wakhan-card card=38 by=0",
        "wakhan-crowd card=9 by=0",
        "battle-court seat=5 card=9",
    ]
    assert (see.spies(state, "gray", 9), see.supply(state, "gray")) == (0, 9)
    # Ties by priority and only where a spy can be removed.
    text = "wakhan court 38\ngray court 30 9\n30 spy gray 1\n30 spy wakhan 1\n"
    events = step(her(text + "9 spy gray 1\n9 spy wakhan 1", ai="14 3"))
    assert told(events, "wakhan-crowd") == ["wakhan-crowd card=30 by=6"]
    events = step(her(text + "9 spy wakhan 5", ai="14 3"))
    assert told(events, "wakhan-crowd") == ["wakhan-crowd card=30 by=0"]
    events = step(her(text + "gray court 1", ai="14 3"))
    assert told(events, "wakhan-skips") == ["wakhan-skips line=5 why=3"]


def test_PP_EDGE_89_the_24th_card_forces_the_shuffle_at_once() -> None:
    state = theirs("", ai="12 5")
    state.ai_seen = (1 << 24) - 1 - (1 << 1) - (1 << 20)
    state.ai_back = 4
    act(state, "end")
    assert legal(state) == {"ai 2"}
    act(state, "ai 2")
    assert (legal(state), sum(state.chance_weights())) == ({"back 1"}, 1)
    act(state, "back 1")
    assert is_her_step(state)
    finish(state)
    act(state, "end")
    assert told(act(state, "ai 21")) == ["wakhan-card-drawn ai=21", "wakhan-shuffled"]
    assert sum(state.chance_weights()) == 24
    act(state, "back 1", "ai 21", "back 1")
    assert (state.ai, is_her_step(state), state.ai_seen) == (21, True, 1 << 20)


def test_PP_EDGE_90_a_card_she_cannot_play_costs_no_leverage_and_its_rupees_are_hers() -> None:
    state = her("market a2 14 3\nkabul tribe gray 6")
    assert told(until(state, "bought"), "leverage", "leverage-paid") == []
    assert (see.is_discarded(state, 14), see.money(state, "wakhan")) == (True, 5)


def test_PP_EDGE_91_safe_house_saves_her_spies_on_the_card_of_highest_priority() -> None:
    state = theirs(
        "gray british\ngray court 23\nwakhan court 72 41\n23 spy wakhan 1\n23 spy gray 1\n"
        "favored military"
    )
    act(state, "act 23 battle", "court 23")
    assert told(act(state, "strike-spy blue"), "wakhan-spy") == ["wakhan-spy card=72 by=8 most=0"]
    assert (see.spies(state, "wakhan", 72), see.spies(state, "wakhan", 23)) == (1, 0)
    # Blackmail comes after her card is drawn.
    state = theirs(
        "wakhan court 54 43\ngray court 55 44 47\n44 spy gray 1\nfavored economic", "12 2"
    )
    act(state, "end")
    act(state, "ai 7")
    assert told(act(state, "back 5"), "wakhan-spy") == [
        "wakhan-spy card=47 by=1 most=0",
        "wakhan-spy card=55 by=1 most=0",
    ]
    assert is_her_step(state)


def test_PP_EDGE_91_infrastructure_adds_an_army_where_she_built() -> None:
    state = her("wakhan court 78\nkabul tribe wakhan 1\nherat tribe wakhan 1", ai="7 5")
    assert told(step(state), "infrastructure") == ["infrastructure seat=5"]
    assert (see.armies(state, "russian", "kabul"), see.money(state, "wakhan")) == (3, 0)
    # With nationalism her tribes fight.
    text = "wakhan court 35\nkabul tribe wakhan 2\nkabul tribe gray 3\n"
    assert told(step(her(text, ai="15 5"), 2), "battle") == []
    state = her(text + "lasting 110 wakhan", ai="15 5")
    assert told(step(state, 2), "battle") == ["battle seat=5 region=1"]
    assert see.tribes(state, "gray", "kabul") == 1
    assert told(step(her(text + "lasting 110 gray", ai="15 5"), 2), "battle") == []


def test_PP_EDGE_91_with_nationalism_her_tribes_move() -> None:
    text = "wakhan court 63\nkabul tribe wakhan 3\nherat tribe gray 1\n"
    assert told(step(her(text)), "wakhan-skips") == ["wakhan-skips line=2 why=4"]
    state = her(text + "lasting 110 wakhan")
    assert (
        told(step(state), "wakhan-moves", "rode")
        == ["wakhan-moves region=1 to=4", "rode seat=5 region=1 to=4"] * 2
    )
    assert (see.tribes(state, "wakhan", "kabul"), see.tribes(state, "wakhan", "herat")) == (1, 2)
    # With nationalism armies go before tribes and needed tribes stay.
    text = "wakhan court 9\nlasting 110 wakhan\nkabul tribe wakhan 2\nherat tribe gray 1\n"
    events = step(her(text + "kabul army british 1"))
    assert told(events, "rode", "marched") == ["marched seat=5 region=1 to=4 coalition=1"]
    assert told(step(her(text + "kabul tribe gray 1")), "rode", "marched") == []


def test_PP_EDGE_92_the_surplus_of_spies_may_be_negative() -> None:
    text = "wakhan court 9 13 29 61\n9 spy wakhan 3\n13 spy wakhan 2\n29 spy wakhan 1\n"
    events = finish(her(text + "61 spy wakhan 2\n61 spy gray 1\nwakhan money 0", left=0))
    assert told(events, "wakhan-discards") == ["wakhan-discards card=29 by=5"]
    # All others spies count together.
    text = "wakhan court 9 13 29 61\n9 spy gray 1\n9 spy blue 2\n13 spy blue 2\nwakhan money 0"
    events = finish(her(text, left=0, seats=2))
    assert told(events, "wakhan-discards") == ["wakhan-discards card=9 by=4"]


def test_PP_EDGE_93_no_variant_of_her_is_on_offer() -> None:
    offered = {option.name for option in GAME.options}
    assert offered == {"third", "hands", "battle", "requests", "corrections"}
    state = her("gray court 30\n30 spy wakhan 1\nwakhan court 9")
    assert told(step(state), "sneaked", "wakhan-skips") == ["wakhan-skips line=2 why=4"]


def test_PP_EDGE_98_with_courtly_manners_she_pays_no_bribe() -> None:
    state = her(MANNERS + "lasting 107 wakhan")
    assert told(until(state, "bought"), "bribed", "wakhan-cannot-bribe") == []
    assert see.court(state, "wakhan") == [6]
    state = her(MANNERS + "lasting 107 gray")
    until(state, "bought")
    assert see.court(state, "wakhan") == []
    assert see.points(state, "wakhan") == 0
    assert see.market(state) == {}
    # Nor for hostages.
    text = "wakhan court 30\n30 spy gray 9\nmarket a5 12 1\n"
    events = step(her(text + "lasting 107 wakhan", ai="8 3"))
    assert told(events, "acted", "bribed") == ["acted seat=5 card=30 action=0 bonus=0"]


@pytest.mark.parametrize("any_battle", [0, 1])
def test_PP_EDGE_100_she_strikes_only_what_is_of_players(any_battle: int) -> None:
    """She has room for more, but nobody is loyal to the British."""
    state = her(FIGHTS.replace("kabul army afghan 1\n", ""), ai="15 5")
    state.any_battle = any_battle
    assert [event.kind for event in until(state, "acted") if event.kind == "struck"] == ["struck"]
    assert (see.tribes(state, "gray", "kabul"), see.armies(state, "british", "kabul")) == (0, 2)
    assert is_her_step(state)
    # And as much of it as she may.
    state = her(FIGHTS, ai="15 5")
    state.any_battle = any_battle
    assert len([event for event in until(state, "acted") if event.kind == "struck"]) == 2
    assert (see.tribes(state, "gray", "kabul"), see.armies(state, "afghan", "kabul")) == (0, 0)


@pytest.mark.parametrize("seats", [1, 2])
def test_PP_EDGE_100_so_the_option_changes_nothing_of_what_she_does(seats: int) -> None:
    struck = 0
    for seed in range(12):
        for before, actor, action, events, there in play(seats, 1, seed):
            if (actor, before.frame_kind()) != (CHANCE, frames.WAKHAN):
                continue
            other, told_of = before.clone(), Events()
            other.any_battle = 1
            other.apply(actor, action, told_of)
            other.any_battle = 0
            assert other.freeze() == there.freeze()
            assert list(map(repr, told_of.happened)) == list(map(repr, events))
            struck += sum(event.kind == "struck" for event in events)
    assert struck > 0


def test_PP_WAKHAN_60_that_she_can_tax_nobody_any_more_is_told_only_if_she_taxed_somebody() -> None:
    first = told(step(her("wakhan court 30\nmarket a0 12 2\n", ai="8 3")), "wakhan-collects")
    assert first == ["wakhan-collects card=12 slot=0 by=0 taxed=0"]
    ruled = "kabul tribe wakhan 1\ngray court 14\ngray money 3\nwakhan court 38 61\n"
    events = step(her(ruled + "market a0 12 2\n", ai="8 3"))
    assert told(events, "levied", "wakhan-collects")
    assert told(events, "wakhan-collects") == ["wakhan-collects card=12 slot=0 by=0 taxed=1"]
    one, more = in_english(0), in_english(1)
    assert one.startswith("She cannot tax any player and takes from the market")
    assert more.startswith("She cannot tax any more players and takes from the market")


def in_english(taxed: int) -> str:
    facts = {"card": 12, "slot": 0, "by": 0, "taxed": taxed}
    return GAME.words.event("en", Event("wakhan-collects", facts, EVERYBODY), {})
