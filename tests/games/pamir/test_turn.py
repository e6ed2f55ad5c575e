"""PP-TURN: two actions, in any order, and the next player."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, fill, legal, read, refused

MANY = "gray court 61 9\ngray hand 59 60\nmarket a0 1\nmarket b0 2 9\ndeck none"


def test_PP_TURN_01_two_actions_are_allowed_and_no_third() -> None:
    state = after(MANY, "buy a0", "play 59 left")
    assert (state.left, legal(state)) == (0, {"end"})
    assert refused(state, "buy b0") == "PP-TURN-01-left"
    assert refused(state, "play 60 left") == "PP-TURN-01-left"
    assert refused(state, "act 9 tax") == "PP-TURN-01-left"
    # In any order and twice the same.
    state = after(MANY, "act 9 tax", "collect b0", "act 61 tax", "collect b0", "collect b0")
    assert state.left == 0
    state = after(MANY, "play 59 left", "play 60 left")
    assert (state.left, see.hand(state, "gray")) == (0, [])
    state = after(MANY, "buy b0", "buy a0")
    assert (state.left, see.hand(state, "gray")) == (0, [1, 2, 59, 60])
    # One action or none is enough.
    assert see.decider(after(MANY, "end")) == "blue"
    assert see.decider(after(MANY, "play 59 left", "end")) == "blue"


def test_PP_TURN_01_bonus_actions_come_on_top() -> None:
    state = after(f"{MANY}\nfavored economic", "buy a0", "play 59 left")
    assert legal(state) == {"act 61 tax", "act 9 tax", "end"}
    act(state, "act 61 tax", "collect b0", "stop", "act 9 tax", "collect b0")
    assert (state.left, legal(state)) == (0, {"end"})
    # An action is finished before the next.
    state = after(MANY, "act 61 tax")
    assert refused(state, "end") == "PP-TURN-01-pending"
    assert refused(state, "buy a0") == "PP-TURN-01-pending"


def test_PP_TURN_02_cleanup_and_then_the_next_player_clockwise() -> None:
    state = after("seats 3\nturn tan 2\ntan court 61 9 16 59\nmarket a0 1", "end")
    assert (see.decider(state), legal(state, "end")) == ("tan", set())
    act(state, "discard 9")
    assert see.decider(state) == "chance"
    fill(state)
    assert (see.decider(state), state.left) == ("gray", 2)
    act(state, "end")
    assert see.decider(state) == "blue"
    # Nobody acts in the turn of another.
    state = read("blue hand 9\nmarket a0 1")
    assert refused(state, "buy a0", by="blue") == "PP-TURN-02"
    assert refused(state, "end", by="blue") == "PP-TURN-02"
    assert legal(state) == {"buy a0", "end"}
