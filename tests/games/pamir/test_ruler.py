"""PP-RULER: who rules a region."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, legal, read_position, refused

LOYAL = "seats 3\ngray afghan\nblue british\ntan russian\n"


def test_PP_RULER_01_armies_without_a_tribe_do_not_rule() -> None:
    assert see.ruler(read_position(f"{LOYAL}kabul army afghan 5"), "kabul") == "nobody"
    one = read_position(f"{LOYAL}kabul army afghan 5\nkabul tribe gray 1")
    assert see.ruler(one, "kabul") == "gray"


def test_PP_RULER_01_more_than_every_rival_one_by_one_is_enough() -> None:
    state = read_position(f"{LOYAL}kabul tribe gray 3\nkabul tribe blue 2\nkabul tribe tan 2")
    assert see.ruler(state, "kabul") == "gray"


def test_PP_RULER_02_tribes_and_loyal_armies_count_and_roads_do_not() -> None:
    state = read_position(
        f"{LOYAL}kabul tribe gray 1\nkabul army afghan 2\nkabul tribe blue 2\n"
        "herat-kabul road british 4\nkabul-punjab road british 4"
    )
    assert see.ruler(state, "kabul") == "gray"
    state = read_position(f"{LOYAL}kabul tribe gray 1\nkabul army british 1\nkabul tribe blue 1")
    assert see.ruler(state, "kabul") == "blue"


def test_PP_RULER_03_hostile_armies_prevent_rule_though_no_tribe_is_behind_them() -> None:
    state = read_position("gray afghan\nblue afghan\nkabul tribe gray 2\nkabul army russian 2")
    assert see.ruler(state, "kabul") == "nobody"
    state = read_position("gray afghan\nblue afghan\nkabul tribe gray 2\nkabul army russian 3")
    assert see.ruler(state, "kabul") == "nobody"


def test_PP_RULER_03_each_hostile_coalition_counts_on_its_own() -> None:
    state = read_position(f"{LOYAL}kabul tribe gray 3\nkabul army russian 2\nkabul army british 2")
    assert see.ruler(state, "kabul") == "gray"


def test_PP_RULER_03_two_friends_share_their_armies_and_compare_their_tribes() -> None:
    state = read_position(
        "gray afghan\nblue afghan\nkabul army afghan 3\nkabul tribe gray 1\nkabul tribe blue 2"
    )
    assert see.ruler(state, "kabul") == "blue"


def test_PP_RULER_04_in_a_tie_nobody_rules() -> None:
    state = read_position(f"{LOYAL}kabul tribe gray 2\nkabul tribe blue 1\nkabul army british 1")
    assert see.ruler(state, "kabul") == "nobody"
    state = read_position(
        f"{LOYAL}kabul tribe gray 2\nkabul tribe blue 2\nkabul tribe tan 1\nherat tribe tan 1"
    )
    assert (see.ruler(state, "kabul"), see.ruler(state, "herat")) == ("nobody", "tan")


def test_PP_RULER_05_rule_comes_and_goes_in_the_middle_of_an_action() -> None:
    state = read_position(
        f"{LOYAL}gray court 59\nherat army afghan 2\nherat tribe gray 1\nherat tribe blue 2\n"
        "herat army british 1"
    )
    assert see.ruler(state, "herat") == "nobody"
    act(state, "act 59 battle", "field herat", "strike-army british")
    assert see.ruler(state, "herat") == "gray"
    state = read_position("gray hand 5\nkabul tribe blue 1")
    assert see.ruler(state, "kabul") == "blue"
    act(state, "play 5 left", "offer 1")
    assert see.ruler(state, "kabul") == "nobody"


def test_PP_RULER_06_only_the_ruler_builds_there() -> None:
    text = f"{LOYAL}gray court 62\nkabul tribe gray 1\npersia tribe gray 1\npersia tribe blue 1"
    state = read_position(text)
    act(state, "act 62 build")
    assert legal(state, "army") == {"army kabul"}
    assert refused(state, "army persia") == "PP-BUILD-02"


def test_PP_RULER_06_only_the_ruler_taxes_the_owners_of_the_regions_cards() -> None:
    text = f"{LOYAL}gray court 9\nblue court 15\ntan court 59\nkabul tribe gray 1\nmarket a0 1 1"
    state = read_position(text)
    act(state, "act 9 tax")
    assert legal(state) == {"levy blue", "collect a0"}
    assert refused(state, "levy tan") == "PP-TAX-02"


def test_PP_RULER_06_only_the_ruler_is_bribed_for_cards_of_the_region() -> None:
    state = read_position(f"{LOYAL}gray hand 9\nkabul tribe blue 1")
    act(state, "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}
    state = read_position(f"{LOYAL}gray hand 9\nkabul tribe blue 1\nkabul army russian 1")
    act(state, "play 9 left")
    assert legal(state, "offer", "withdraw") == set()
