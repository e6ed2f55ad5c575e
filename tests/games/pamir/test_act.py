"""PP-ACT: bonus actions, costs, hostages."""

from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused

GIFT = f"{FULL}\ngray court 14\ngray money 9\n"


def test_PP_ACT_01_an_action_of_the_favored_suit_is_a_bonus() -> None:
    state = after(f"{GIFT}favored economic", "act 14 gift", "gift 2")
    assert state.left == 2
    assert refused(state, "act 14 gift") == "PP-GEN-06"
    assert after(f"{GIFT}favored military", "act 14 gift", "gift 2").left == 1


def test_PP_ACT_02_half_of_the_cost_lies_in_each_row_from_the_right() -> None:
    state = after(GIFT, "act 14 gift", "gift 6")
    assert see.coins(state) == {f"{row}{column}": 1 for row in "ab" for column in (3, 4, 5)}
    assert see.money(state, "gray") == 3
    # What one cannot pay one cannot do.
    assert legal(after(f"{GIFT}gray money 3", "act 14 gift")) == {"gift 2"}
    assert refused(f"{GIFT}gray money 1", "act 14 gift") == "PP-EDGE-58-gift"


def test_PP_ACT_03_vacant_spaces_are_skipped_in_their_row() -> None:
    lines = [line for line in FULL.splitlines() if line.split()[1] not in ("a5", "a3", "b4")]
    state = after("\n".join(lines) + "\ngray court 14\ngray money 9", "act 14 gift", "gift 6")
    assert set(see.coins(state)) == {"a4", "a2", "a1", "b5", "b3", "b2"}


def test_PP_ACT_04_rupees_that_find_no_card_leave_play() -> None:
    state = read("market a0 1\nmarket b0 2 1\nmarket b1 3\ngray court 14\ngray money 9")
    act(state, "act 14 gift", "gift 6")
    assert see.coins(state) == {"a0": 1, "b0": 2, "b1": 1}
    assert see.money(state, "gray") == 3


def test_PP_ACT_05_a_card_that_got_such_a_rupee_cannot_be_bought_this_turn() -> None:
    state = read("market a0 1\nmarket b0 2\nmarket b1 3\ngray court 14\ngray money 9")
    act(state, "act 14 gift", "gift 2")
    assert refused(state, "buy a0") == "PP-BUY-07"
    assert refused(state, "buy b1") == "PP-BUY-07"
    assert legal(state, "buy") == {"buy b0"}


def test_PP_ACT_06_most_spies_hold_a_card_hostage() -> None:
    text = "seats 4\ngray court 14\n14 spy blue 3\n"
    assert see.holder(read(text), 14) == "blue"
    assert see.holder(read(f"{text}14 spy tan 2\n14 spy red 2"), 14) == "blue"
    assert see.holder(read(f"{text}14 spy tan 4"), 14) == "tan"
    assert see.holder(read(f"{text}14 spy gray 2"), 14) == "blue"
    # The owners own spies count against it.
    text = "seats 3\ngray court 14\n14 spy blue 2\n"
    assert see.holder(read(f"{text}14 spy gray 2"), 14) == "nobody"
    assert see.holder(read(f"{text}14 spy gray 3"), 14) == "nobody"


def test_PP_ACT_07_the_owner_bribes_the_holder_by_the_number_of_spies() -> None:
    state = after(f"{GIFT}14 spy blue 3\n14 spy gray 1", "act 14 gift")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "offer 3", "withdraw"}
    act(state, "offer 3", "gift 2")
    assert (see.money(state, "gray"), see.money(state, "blue"), state.left) == (9 - 3 - 2, 7, 1)
    # The holder may waive any part.
    state = after(f"{GIFT}14 spy blue 3", "act 14 gift", "offer 0")
    assert see.decider(state) == "blue"
    act(state, "answer 1", "offer 1", "gift 2")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 5)
    # Unpaid the card has not acted.
    state = after(f"{GIFT}14 spy blue 3", "act 14 gift", "withdraw")
    assert (state.left, see.money(state, "gray")) == (2, 9)
    assert "act 14 gift" in legal(state)


def test_PP_ACT_08_an_ability_is_never_held_hostage() -> None:
    state = read(
        f"{FULL}\nmarket a5 61\ngray court 66\n66 spy blue 4\ngray money 0".replace(
            "market a5 86\n", ""
        )
    )
    assert see.holder(state, 66) == "blue"
    act(state, "buy a5")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (0, 4)
