"""PP-BATTLE: sites, limits, and pieces that are spared."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused

FIELD = """
    seats 3; gray british; blue british; tan russian; gray court 50; tan court 61
    kabul army british 3; kabul tribe gray 1; kabul tribe blue 1; kabul tribe tan 2
    kabul army russian 1; kabul army afghan 1; herat-kabul road russian 1
    herat-kabul road british 1
"""


def test_PP_BATTLE_01_one_site_a_region_or_a_court_card() -> None:
    state = read(f"{FIELD}herat army british 1\nherat tribe tan 1\n61 spy gray 1\n61 spy tan 1")
    act(state, "act 50 battle")
    assert legal(state) == {"field kabul", "field herat", "court 61"}
    act(state, "field kabul")
    assert refused(state, "strike-spy tan") == "PP-BATTLE-01-elsewhere"
    act(state, "strike-army russian", "strike-army afghan")
    assert (see.tribes(state, "tan", "herat"), see.spies(state, "tan", 61)) == (1, 1)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    # On a court card only spies fall.
    state = after(f"{FIELD}61 spy gray 2\n61 spy tan 1", "act 50 battle", "court 61")
    assert legal(state) == {"strike-spy tan"}
    assert refused(state, "strike-army russian") == "PP-BATTLE-01-elsewhere"
    # A court card of anybody may be the site.
    state = read(f"{FIELD}50 spy gray 1\n50 spy blue 1\n61 spy gray 1\n61 spy blue 2")
    act(state, "act 50 battle")
    assert legal(state, "court") == {"court 50", "court 61"}
    assert refused(state, "field persia") == "PP-BATTLE-03-weak"


def test_PP_BATTLE_02_any_mixture_up_to_the_rank() -> None:
    state = after(FIELD, "act 50 battle", "field kabul")
    assert legal(state) == {
        *("strike-tribe tan", "strike-army afghan", "strike-army russian"),
        "strike-road russian herat-kabul",
    }
    act(state, "strike-tribe tan", "strike-road russian herat-kabul")
    assert (see.tribes(state, "tan", "kabul"), see.roads(state, "russian", "herat-kabul")) == (1, 0)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    assert refused(state, "strike-tribe tan") == "PP-BATTLE-01-none"
    # Spies of several players up to the rank.
    state = read(f"{FIELD}61 spy gray 3\n61 spy tan 2\n61 spy blue 1")
    act(state, "act 50 battle", "court 61", "strike-spy blue", "strike-spy tan")
    assert (see.spies(state, "blue", 61), see.spies(state, "tan", 61)) == (0, 1)
    assert (see.actions_left(state), see.decider(state)) == (1, "gray")
    # What is not there cannot be removed.
    state = read(f"{FIELD}herat tribe tan 1")
    act(state, "act 50 battle", "field kabul", "strike-army russian")
    assert refused(state, "strike-army russian") == "PP-BATTLE-02-absent"
    assert refused(state, "strike-road afghan herat-kabul") == "PP-BATTLE-02-absent"
    state = after(f"{FIELD}61 spy gray 2\n61 spy tan 1", "act 50 battle", "court 61")
    assert refused(state, "strike-spy blue") == "PP-BATTLE-02-absent"


def test_PP_BATTLE_03_never_more_than_own_armies_there() -> None:
    state = read(FIELD.replace("army british 3", "army british 1"))
    act(state, "act 50 battle", "field kabul", "strike-army russian")
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    assert see.armies(state, "afghan", "kabul") == 1
    # Never more than own spies there.
    state = read(f"{FIELD}61 spy gray 1\n61 spy tan 2")
    act(state, "act 50 battle", "court 61", "strike-spy tan")
    assert (see.spies(state, "tan", 61), see.actions_left(state)) == (1, 1)
    # Without own units there is no battle.
    state = after(f"{FIELD}persia tribe gray 3\npersia tribe tan 1\n61 spy tan 1", "act 50 battle")
    assert refused(state, "field persia") == "PP-BATTLE-03-weak"
    assert refused(state, "court 61") == "PP-BATTLE-03-weak-court"
    state = read("gray court 33\nkabul army british 3\nkabul army russian 1\n")
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle"
    # Armies the same coalition placed count for all who are loyal.
    state = read(FIELD.replace("kabul tribe gray 1", ""))
    act(state, "act 50 battle", "field kabul", "strike-tribe tan", "strike-tribe tan")
    assert see.tribes(state, "tan", "kabul") == 0


def test_PP_BATTLE_04_armies_and_roads_of_the_own_loyalty_stand() -> None:
    state = after(FIELD, "act 50 battle", "field kabul")
    assert refused(state, "strike-army british") == "PP-BATTLE-04"
    assert refused(state, "strike-road british herat-kabul") == "PP-BATTLE-04"


def test_PP_BATTLE_05_tribes_of_the_same_loyalty_stand_but_spies_fall() -> None:
    state = after(f"{FIELD}61 spy gray 1\n61 spy blue 1", "act 50 battle")
    fallen = state.clone()
    act(state, "field kabul")
    assert refused(state, "strike-tribe blue") == "PP-BATTLE-05"
    act(fallen, "court 61", "strike-spy blue")
    assert see.spies(fallen, "blue", 61) == 0
    # What counts is the loyalty of the moment.
    text = FIELD.replace("gray british", "gray russian").replace("court 50", "court 33")
    state = after(f"{text}kabul army russian 1", "act 33 battle", "field kabul")
    assert refused(state, "strike-tribe tan") == "PP-BATTLE-05"
    assert legal(state, "strike-tribe") == {"strike-tribe blue"}


def test_PP_BATTLE_06_removed_pieces_go_back_to_their_supplies() -> None:
    state = read(f"{FIELD}gray court 32")
    before = (see.supply(state, "tan"), see.blocks(state, "russian"))
    act(state, "act 50 battle", "field kabul", "strike-tribe tan", "strike-army russian")
    assert see.supply(state, "tan") == before[0] + 1
    assert see.blocks(state, "russian") == before[1] + 1
    assert see.whole(state)


@pytest.mark.parametrize(
    ("second", "left"), [("strike-army afghan", [7, 57, 5]), ("strike-tribe tan", [57])]
)
def test_PP_BATTLE_06_political_cards_go_along(second: str, left: list[int]) -> None:
    state = read(FIELD.replace("tan court 61", "tan court 7 57 5"))
    act(state, "act 50 battle", "field kabul", "strike-tribe tan", second)
    assert see.court(state, "tan") == left


def test_PP_BATTLE_06_after_the_battle_the_position_is_ruled_and_held_anew() -> None:
    state = read(f"{FIELD}61 spy gray 1\n61 spy blue 1\n")
    assert see.holder(state, 61) == "nobody"
    act(state, "act 50 battle", "court 61", "strike-spy blue")
    assert see.holder(state, 61) == "gray"
