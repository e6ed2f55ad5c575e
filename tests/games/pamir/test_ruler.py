"""PP-RULER: who rules a region."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

LOYAL = "seats 3\ngray afghan\nblue british\ntan russian\n"


def test_PP_RULER_01_armies_without_a_tribe_do_not_rule() -> None:
    assert see.ruler(read(f"{LOYAL}kabul army afghan 5"), "kabul") == "nobody"
    assert see.ruler(read(f"{LOYAL}kabul army afghan 5\nkabul tribe gray 1"), "kabul") == "gray"
    # More than every rival one by one is enough.
    state = read(f"{LOYAL}kabul tribe gray 3\nkabul tribe blue 2\nkabul tribe tan 2")
    assert see.ruler(state, "kabul") == "gray"


def test_PP_RULER_02_tribes_and_loyal_armies_count_and_roads_do_not() -> None:
    state = read(
        f"{LOYAL}kabul tribe gray 1\nkabul army afghan 2\nkabul tribe blue 2\n"
        "herat-kabul road british 4\nkabul-punjab road british 4"
    )
    assert see.ruler(state, "kabul") == "gray"
    state = read(f"{LOYAL}kabul tribe gray 1\nkabul army british 1\nkabul tribe blue 1")
    assert see.ruler(state, "kabul") == "blue"


def test_PP_RULER_03_PP_EX_04_hostile_armies_prevent_rule_though_no_tribe_is_behind_them() -> None:
    state = read("gray afghan\nblue afghan\nkabul tribe gray 2\nkabul army russian 2")
    assert see.ruler(state, "kabul") == "nobody"
    state = read("gray afghan\nblue afghan\nkabul tribe gray 2\nkabul army russian 3")
    assert see.ruler(state, "kabul") == "nobody"
    # Each hostile coalition counts on its own.
    hostile = "kabul army russian 2\nkabul army british 2\n"
    for own in ("kabul tribe gray 3", "kabul tribe gray 1\nkabul army afghan 2"):
        assert see.ruler(read(LOYAL + hostile + own), "kabul") == "gray"
    # Two friends share their armies and compare their tribes.
    state = read(
        "gray afghan\nblue afghan\nkabul army afghan 3\nkabul tribe gray 1\nkabul tribe blue 2"
    )
    assert see.ruler(state, "kabul") == "blue"


def test_PP_RULER_04_in_a_tie_nobody_rules() -> None:
    state = read(f"{LOYAL}kabul tribe gray 2\nkabul tribe blue 1\nkabul army british 1")
    assert see.ruler(state, "kabul") == "nobody"
    state = read(
        f"{LOYAL}kabul tribe gray 2\nkabul tribe blue 2\nkabul tribe tan 1\nherat tribe tan 1"
    )
    assert (see.ruler(state, "kabul"), see.ruler(state, "herat")) == ("nobody", "tan")


def test_PP_RULER_05_rule_comes_and_goes_in_the_middle_of_an_action() -> None:
    state = read(
        f"{LOYAL}gray court 59\nherat army afghan 2\nherat tribe gray 1\nherat tribe blue 2\n"
        "herat army british 1"
    )
    assert see.ruler(state, "herat") == "nobody"
    act(state, "act 59 battle", "field herat", "strike-army british")
    assert see.ruler(state, "herat") == "gray"
    state = read("gray hand 5\nkabul tribe blue 1")
    assert see.ruler(state, "kabul") == "blue"
    act(state, "play 5 left", "offer 1")
    assert see.ruler(state, "kabul") == "nobody"


def test_PP_RULER_06_only_the_ruler_builds_there() -> None:
    text = f"{LOYAL}gray court 62\nkabul tribe gray 1\npersia tribe gray 1\npersia tribe blue 1"
    state = after(text, "act 62 build")
    assert legal(state, "army") == {"army kabul"}
    assert refused(state, "army persia") == "PP-BUILD-02"
    # Only the ruler taxes the owners of the regions cards.
    text = f"{LOYAL}gray court 9\nblue court 15\ntan court 59\nkabul tribe gray 1\nmarket a0 1 1"
    state = after(text, "act 9 tax")
    assert legal(state) == {"levy blue", "collect a0"}
    assert refused(state, "levy tan") == "PP-TAX-02"
    # Only the ruler is bribed for cards of the region.
    state = after(f"{LOYAL}gray hand 9\nkabul tribe blue 1", "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}
    state = after(f"{LOYAL}gray hand 9\nkabul tribe blue 1\nkabul army russian 1", "play 9 left")
    assert legal(state, "offer", "withdraw") == set()
