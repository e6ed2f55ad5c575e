"""VC-LIMIT: what runs out and what does not."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, told

from velkahra.games.viceroy.rules.storage import GONE


def test_VC_LIMIT_01_discarded_cards_never_come_back() -> None:
    state = after("upper-blue 8\nlower-red 9\nlarge 8\nsmall 0\nround 10", "pass", "pass")
    while see.asked(state).startswith("gems"):
        act(state, min(legal(state)))
    assert state.zone[8] == GONE
    assert "deal 8" not in legal(state)
    assert "deal 9" not in legal(state)
    # An empty deck gives nothing.
    state = read("circle hand 32\ncircle gems g\nsmall 0\ndeck\nbuilding")
    events = act(state, "play 32", "place 1 1")
    assert (see.hand(state, "circle"), see.asked(state)) == ([], "bid circle square")
    assert told(events, "no-cards") == ["no-cards seat=0 count=1"]
    # With one deck left nobody is asked.
    state = read("circle hand 32\ncircle gems g\nsmall 0\ndeck 70 71\nbuilding")
    act(state, "play 32", "place 1 1")
    assert (see.asked(state), legal(state)) == ("deal chance", {"deal 70", "deal 71"})
    state = after("circle hand 32\ncircle gems g\nsmall 1\ndeck\nbuilding", "play 32", "place 1 1")
    assert "deal 1" in legal(state)
    act(state, "deal 1")
    assert state.small == 0


def test_VC_LIMIT_02_a_colour_that_is_used_up_is_not_to_be_had() -> None:
    state = read("circle hand 12\ncircle gems r\nsquare gems\nsupply ggggg\nbuilding")
    act(state, "play 12", "place 1 1")
    assert legal(state) == {"gems gggg", "gems rggg"}
    # Until somebody pays it back.
    state = read(
        "circle hand 18\nsquare hand 3\ncircle gems g\nsquare gems r\nsupply rrrrr\nbuilding"
    )
    act(state, "circle play 18", "square play 3", "place 1 1")
    assert see.supply(state) == "rrrrrr"
    assert told(act(state, "place 1 1"), "eternal-lost") == ["eternal-lost seat=0 card=18 colour=0"]


def test_VC_LIMIT_03_other_tokens_are_as_many_as_are_needed() -> None:
    state = read("61 magic 40\n61 defence 20\n61 power-2 9\ncircle hand 6\ncircle gems b\nbuilding")
    act(state, "play 6", "place 1 1")
    assert see.tokens(state, 6) == {"magic": 1}


def test_VC_LIMIT_04_any_number_of_gems_and_cards() -> None:
    many = " ".join(str(card) for card in range(1, 40))
    state = read(
        f"seats 1\nvirtual 1\ncircle hand {many} 70\ncircle attack 20\nlarge 0\nsmall 0\nround 11\n"
        "circle gems bbbbbbbbbbbbbbbbbbbbrrrrrrrrrrrrrrrrrrrr\nsupply bbbb\nbuilding"
    )
    assert len(see.hand(state, "circle")) == 40
    act(state, "play 12", "place 1 1", "gems bbbb")
    assert see.gems(state, "circle").count("b") == 24
