"""Whole dialogues about bribes: offered, lowered, waived, refused, used up."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

PLAYING = "seats 3\ngray hand 9 13\nkabul tribe blue 4\ngray money 6\nmarket a0 1\n"
HOSTAGE = "seats 3\ngray court 14 16\n14 spy tan 3\n14 spy blue 2\ngray money 4\nmarket a0 1\n"


def test_PP_PLAY_03_a_bribe_is_brought_down_step_by_step() -> None:
    state = read(PLAYING)
    events = act(state, "play 9 left", "offer 0", "answer 3", "offer 1", "answer 2", "offer 2")
    assert told(events, "offered") == [
        "offered seat=0 other=1 rupees=0 full=4 hostage=0",
        "offered seat=0 other=1 rupees=1 full=4 hostage=0",
    ]
    assert told(events, "answered") == [
        "answered seat=1 other=0 rupees=3 agreed=0 hostage=0",
        "answered seat=1 other=0 rupees=2 agreed=0 hostage=0",
    ]
    assert told(events, "bribed") == ["bribed seat=0 other=1 rupees=2 hostage=0"]
    assert (see.money(state, "gray"), see.money(state, "blue")) == (4, 6)
    act(state, "road herat-kabul")
    assert (see.court(state, "gray"), see.actions_left(state)) == ([9], 1)


def test_PP_PLAY_03_a_bribe_waived_in_whole_moves_no_money() -> None:
    state = after(PLAYING, "play 9 right", "offer 0")
    assert see.decider(state) == "blue"
    events = act(state, "answer 0")
    assert told(events, "answered") == ["answered seat=1 other=0 rupees=0 agreed=1 hostage=0"]
    assert legal(state) == {"offer 0", "withdraw"}
    act(state, "offer 0", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 4)
    # What was waived once is not waived for the next card.
    state = after(PLAYING, "play 9 left", "offer 0", "answer 0", "offer 0", "road herat-kabul")
    act(state, "play 13 left")
    assert legal(state, "offer") == {"offer 0", "offer 1", "offer 2", "offer 3", "offer 4"}


def test_PP_PLAY_04_after_a_refusal_one_may_withdraw_and_do_something_else() -> None:
    state = after(PLAYING, "play 9 left", "offer 1", "answer 4", "withdraw")
    assert see.hand(state, "gray") == [9, 13]
    assert see.court(state, "gray") == []
    assert see.actions_left(state) == 2
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 4)
    act(state, "buy a0")
    assert see.actions_left(state) == 1
    # Who cannot pay what is asked withdraws.
    state = after(f"{PLAYING}gray money 1", "play 9 left", "offer 1", "answer 2")
    assert refused(state, "offer 2") == "PP-EDGE-25-purse"
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}
    act(state, "withdraw")
    assert (see.decider(state), see.actions_left(state)) == ("gray", 2)


def test_PP_PLAY_03_nobody_but_the_ruler_answers() -> None:
    state = after(PLAYING, "play 9 left", "offer 1")
    for other in ("gray", "tan"):
        assert list(state.legal_actions({"gray": 0, "tan": 2}[other])) == []


def test_PP_EDGE_24_where_a_table_allows_three_requests_a_turn_there_is_no_fourth() -> None:
    state = read(PLAYING)
    state.most_asked = 3
    act(state, "play 9 left", "offer 0", "answer 4", "offer 0", "answer 4", "offer 0", "answer 4")
    assert legal(state) == {"offer 4", "withdraw"}
    assert refused(state, "offer 3") == "PP-EDGE-24"
    act(state, "offer 4", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (2, 8)


def test_PP_ACT_07_a_hostage_is_ransomed_and_then_acts() -> None:
    state = after(HOSTAGE, "act 14 gift")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    assert refused(state, "offer 3") == "PP-EDGE-25"
    act(state, "offer 2")
    assert (see.decider(state), legal(state)) == ("tan", {"answer 2", "answer 3"})
    act(state, "answer 2", "offer 2", "gift 2")
    assert [see.money(state, name) for name in ("gray", "blue", "tan")] == [0, 4, 6]
    assert see.actions_left(state) == 1
    # The holder may waive it all.
    state = read(f"{HOSTAGE}gray money 2")
    act(state, "act 14 gift", "offer 0", "answer 0", "offer 0", "gift 2")
    assert [see.money(state, name) for name in ("gray", "tan")] == [0, 4]
    # A refused ransom leaves the card unused.
    state = after(f"{HOSTAGE}gray money 9", "act 14 gift", "offer 1", "answer 3", "withdraw")
    assert (see.actions_left(state), see.decider(state)) == (2, "gray")
    act(state, "act 14 gift", "offer 3", "gift 2")
    assert see.money(state, "tan") == 7
    # Of a bonus action too.
    state = after(f"{HOSTAGE}favored economic\ngray money 9", "act 14 gift", "offer 3", "gift 2")
    assert (see.actions_left(state), see.money(state, "tan")) == (2, 7)


def test_PP_EVENT_107_courtly_manners_pay_what_their_owner_likes() -> None:
    state = after(f"{PLAYING}lasting 107 gray", "play 9 left", "offer 3")
    assert see.money(state, "gray") == 3
    assert see.money(state, "blue") == 7
    assert see.decider(state) == "gray"
    act(state, "road herat-kabul")
    assert see.roads(state, "afghan", "herat-kabul") == 1
    state = after(f"{HOSTAGE}lasting 107 gray", "act 14 gift", "offer 0", "gift 4")
    assert (see.money(state, "gray"), see.money(state, "tan")) == (0, 4)
    # And may still let it be.
    state = after(f"{PLAYING}lasting 107 gray", "play 9 left", "withdraw")
    assert (see.hand(state, "gray"), see.actions_left(state)) == ([9, 13], 2)


def test_PP_EDGE_82_wakhan_waives_nothing() -> None:
    state = read("seats 1\nwakhan\nai 8 3\ngray hand 9\nkabul tribe wakhan 2\ngray money 2")
    act(state, "play 9 left", "offer 2", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "wakhan")) == (0, 6)
    state = read("seats 1\nwakhan\nai 8 3\ngray hand 9\nkabul tribe wakhan 2\ngray money 1")
    assert refused(state, "play 9 left") == "PP-EDGE-82-dear"
