"""PP-LOYAL: loyalty, influence, and what a change costs."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, told


def test_PP_LOYAL_01_the_dial_decides_the_colour_of_blocks_from_icons_and_builds() -> None:
    state = read("gray british\ngray hand 65\ngray court 62\nherat tribe gray 1")
    act(state, "play 65 left", "road herat-kabul", "act 62 build", "army herat", "stop")
    assert see.armies(state, "british", "herat") == 2
    assert see.roads(state, "british", "herat-kabul") == 1


def test_PP_LOYAL_02_influence_is_one_and_patriots_prizes_and_gifts() -> None:
    assert see.influence(read("gray afghan"), "gray") == 1
    state = read(
        "gray afghan\ngray court 3 6 9\ngray prizes 4 5 10\ngray gifts 2 6\nblue british\n"
        "blue gifts 4\nkabul tribe gray 3"
    )
    assert see.influence(state, "gray") == 1 + 2 + 3 + 2
    assert see.influence(state, "blue") == 1 + 1


def test_PP_LOYAL_03_a_patriot_of_another_coalition_changes_the_loyalty() -> None:
    state = after("gray afghan\ngray hand 69 6", "play 69 left", "spy 69", "spy 69")
    assert see.loyalty(state, "gray") == "russian"
    # A prize that is accepted changes it and one that is left does not.
    text = "gray afghan\ngray court 16\nblue court 1\n1 spy gray 1\ngray gifts 2"
    state = after(text, "act 16 betray", "betray 1", "decline")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("afghan", 2)
    state = after(text, "act 16 betray", "betray 1", "prize")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("russian", 2)
    # What belongs to the own coalition changes nothing.
    state = read(
        "gray afghan\ngray court 3 16\ngray gifts 2\ngray hand 6\nblue court 4\n4 spy gray 1"
    )
    act(state, "play 6 left", "spy 6", "act 16 betray", "betray 4", "prize")
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("afghan", 1 + 2 + 1 + 1)


def test_PP_LOYAL_04_gifts_prizes_and_patriots_go_before_the_dial_turns() -> None:
    state = read("gray afghan\ngray court 11 9 3\ngray prizes 4 10\ngray gifts 2 4\ngray hand 51")
    events = act(state, "play 51 right")
    assert told(events, "gifts-lost", "prizes-lost", "discarded", "dial", "placed") == [
        "gifts-lost seat=0 count=2",
        "prizes-lost seat=0 count=2",
        "discarded seat=0 card=11 hand=0 cause=4",
        "discarded seat=0 card=3 hand=0 cause=4",
        "dial seat=0 coalition=1",
        "placed seat=0 place=11",
    ]
    assert (see.court(state, "gray"), see.supply(state, "gray")) == ([9, 51], 10)
    assert all(see.is_discarded(state, card) for card in (3, 4, 10, 11))
    assert see.influence(state, "gray") == 2


def test_PP_LOYAL_05_a_lost_patriot_sends_spies_home_and_pays_its_leverage() -> None:
    state = read("gray afghan\ngray court 42\ngray hand 51\n42 spy blue 2\n42 spy gray 1")
    act(state, "play 51 left")
    assert (see.supply(state, "gray"), see.supply(state, "blue")) == (10, 10)
    assert see.money(state, "gray") == 2
    assert see.is_discarded(state, 42)
    # A lost political patriot overthrows its tribes.
    state = read(
        "gray afghan\ngray court 42\ngray hand 51\nkandahar tribe gray 3\nkabul tribe gray 1"
    )
    act(state, "play 51 left")
    assert (see.tribes(state, "gray", "kandahar"), see.tribes(state, "gray", "kabul")) == (0, 1)
    assert see.supply(state, "gray") == 9


def test_PP_LOYAL_06_other_cards_tribes_and_spies_stay() -> None:
    state = read(
        "gray afghan\ngray court 9 44 3\nkandahar tribe gray 2\n"
        "blue court 30\n30 spy gray 2\ngray hand 100"
    )
    act(state, "play 100 left")
    assert see.court(state, "gray") == [100, 9, 44]
    assert (see.tribes(state, "gray", "kandahar"), see.spies(state, "gray", 30)) == (2, 2)
    # Who rules is worked out with the new loyalty.
    state = read(
        "gray afghan\ngray hand 100\nkabul tribe gray 1\nkabul army afghan 1\nherat tribe gray 1\n"
        "herat army russian 2\nherat tribe blue 2"
    )
    assert (see.ruler(state, "kabul"), see.ruler(state, "herat")) == ("gray", "nobody")
    act(state, "play 100 left")
    assert (see.ruler(state, "kabul"), see.ruler(state, "herat")) == ("nobody", "gray")
    assert see.decider(state) == "gray"
    assert legal(state, "play") == set()
