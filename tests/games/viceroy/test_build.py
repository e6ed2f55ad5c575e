"""VC-BUILD: choosing in secret, places, paying, circles, laws, level 5."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told
from tests.games.viceroy.pyramids import HOUSE, SPIRE, WALL

from velkahra.games.viceroy.view.build import view_of

RICH = "circle gems bbbbbbrrrrrrggggggyyyyyy\nsupply bbbbbbbbrrrrrrrr\n"


def test_VC_BUILD_01_three_rounds_of_secret_choices() -> None:
    state = read("circle hand 72 75 79 85\nsquare hand 68 86 87 88\nbuilding")
    for number, (mine, theirs) in enumerate(((75, 68), (79, 86), (85, 87)), 1):
        assert see.asked(state) == "card circle square"
        assert view_of(state, 0).building_round == number
        events = act(state, f"circle play {mine}")
        assert told([e for e in events if e.visible_to(1)]) == ["chose seat=0 what=3"]
        assert told([e for e in events if e.visible_to(0)]) == [f"chose-card seat=0 value={mine}"]
        assert view_of(state, 1).players[0].choice is None
        assert see.pyramid(state, "circle").get(mine) is None
        act(state, f"square play {theirs}")
        for _ in range(2):
            act(state, min(legal(state, "place")))
    assert (see.asked(state), see.hand(state, "circle")) == ("bid circle square", [72])
    # Only cards of the hand.
    state = read("circle hand 70\nsquare hand 71\nbuilding")
    assert legal(state, by="circle") == {"pass", "play 70"}
    assert refused(state, "circle play 71") == "VC-BUILD-01-not-in-hand"


def test_VC_BUILD_02_who_passes_builds_no_more_in_this_phase() -> None:
    state = read("circle hand 75 79\nsquare hand 68 86\nbuilding")
    before = see.gems(state, "circle")
    act(state, "circle pass", "square play 68", "place 1 1")
    assert see.deciders(state) == ["square"]
    assert see.gems(state, "circle") == before
    act(state, "square pass")
    assert see.asked(state) == "bid circle square"
    act(state, "pass", "pass")
    while see.asked(state).startswith("gems"):
        act(state, min(legal(state)))
    while see.asked(state) == "show chance":
        act(state, min(legal(state)))
    assert see.asked(state) == "card circle square"


def test_VC_BUILD_03_revealed_together_and_laid_in_the_order_of_their_numbers() -> None:
    state = read(
        "seats 3\ncircle hand 88\nsquare hand 75\ntriangle hand 79\nbuilding\ncircle lay 1 1 0"
    )
    events = act(state, "circle play 88", "square play 75", "triangle play 79")
    assert told(events, "cards") == ["cards card0=88 card1=75 card2=79 seats=7"]
    assert view_of(state, -1).players[0].seen == (88,)
    for name in ("square", "triangle", "circle"):
        assert see.asked(state) == f"place {name}"
        act(state, "place 1 1")
    # Each completes its effect before the next.
    state = read("circle hand 32\nsquare hand 43\ncircle gems g\nsquare gems b\nbuilding")
    act(state, "circle play 32", "square play 43", "place 1 1")
    assert see.asked(state) == "draw circle"
    act(state, "draw laws", "deal 65")
    assert see.asked(state) == "place square"
    act(state, "place 1 1")
    assert see.asked(state) == "gems square"


def test_VC_BUILD_04_the_phase_ends_when_all_have_passed() -> None:
    state = after("circle hand 75 79\nsquare hand 68\nbuilding", "circle pass", "square pass")
    assert see.asked(state) == "bid circle square"
    # Or after three rounds.
    state = after("circle hand 75 79\nbuilding 3", "play 75", "place 1 1")
    assert see.asked(state) == "bid circle square"


def test_VC_BUILD_05_level_1_at_either_end() -> None:
    state = after(WALL + "circle hand 85\nbuilding", "play 85")
    assert {text for text in legal(state) if text.startswith("place 1")} == {
        "place 1 -1",
        "place 1 5",
    }
    assert refused(state, "place 1 6") == "VC-BUILD-05"
    assert refused(state, "place 1 -2") == "VC-BUILD-05"


def test_VC_BUILD_06_higher_up_over_two_cards() -> None:
    state = after(HOUSE + "circle hand 85\nbuilding", "play 85")
    assert legal(state) == {"place 1 -1", "place 1 5", "place 3 0", "place 3 1", "place 3 2"}
    assert refused(state, "place 3 3") == "VC-BUILD-06"
    assert refused(state, "place 4 0") == "VC-BUILD-06"


def test_VC_BUILD_07_the_row_and_all_rows_below_are_paid() -> None:
    """The marshal costs red on the first two levels, then green, then yellow."""
    state = read(HOUSE + RICH + "circle hand 10\nbuilding")
    events = act(state, "play 10", "place 3 1")
    paid = "paid seat=0 gems0=0 less0=0 gems1=2 less1=0 gems2=1 less2=0 gems3=0 less3=0"
    assert told(events, "paid") == [paid]
    assert see.gems(state, "circle") == "bbbbbbrrrrgggggyyyyyy"


def test_VC_BUILD_08_level_5_costs_the_top_gem_twice() -> None:
    events = act(SPIRE + RICH + "circle hand 10\nbuilding", "play 10", "place 5 0")
    paid = "paid seat=0 gems0=0 less0=0 gems1=2 less1=0 gems2=1 less2=0 gems3=2 less3=0"
    assert told(events, "paid") == [paid]


def test_VC_BUILD_09_who_cannot_pay_may_not_lay_it_there() -> None:
    state = after(HOUSE + "circle gems rg\nsupply\ncircle hand 10\nbuilding", "play 10")
    assert legal(state) == {"place 1 -1", "place 1 5"}
    assert refused(state, "place 3 0") == "VC-BUILD-09"
    act(state, "place 1 5")
    assert (see.gems(state, "circle"), see.supply(state)) == ("rg", "") or see.supply(state) == ""
    # What is paid goes to the supply.
    state = after("circle gems bry\ncircle hand 6\nsupply\nbuilding", "play 6", "place 1 1")
    assert (see.gems(state, "circle"), see.supply(state)) == ("ry", "b")
    # Places that cannot be paid are shown with what is missing.
    state = after("circle lay 1 1 0 3 1 1\ncircle gems r\ncircle hand 10\nbuilding", "play 10")
    spots = {(spot.level, spot.column): spot for spot in view_of(state, 0).spots}
    assert spots[2, 0].legal is False
    assert spots[2, 0].cost == (0, 2, 0, 0)
    assert spots[2, 0].short == (0, 1, 0, 0)
    assert spots[1, 2].legal
    assert view_of(state, 1).spots == ()


def test_VC_BUILD_10_VC_EDGE_18_a_circle_of_one_colour_brings_a_gem_of_it() -> None:
    state = read("circle lay 1 1 0 3 1 1\ncircle gems g\ncircle hand 20 87\nsupply bg\nbuilding")
    assert refused(state, "play 10") == "VC-BUILD-01-not-in-hand"
    act(state, "play 87")
    before = see.gems(state, "circle")
    assert told(act(state, "place 2 0"), "circle", "circle-no-gem") == []
    assert see.gems(state, "circle") == before
    state = read("circle lay 1 1 0 3 1 1\ncircle gems g\ncircle hand 88\nsupply brg\nbuilding")
    assert told(act(state, "play 88", "place 2 0"), "circle") == ["circle seat=0 card=88 colour=1"]
    assert (see.gems(state, "circle"), see.supply(state)) == ("rg", "bg")


def test_VC_BUILD_11_the_reward_of_the_row_of_the_level_only() -> None:
    state = after(HOUSE + RICH + "circle hand 40\nbuilding", "play 40", "place 3 0")
    assert (see.tokens(state, 40), see.attack(state, "circle")) == ({"power-4": 1}, 1)
    state = after(HOUSE + RICH + "circle hand 40\nbuilding", "play 40", "place 1 5")
    assert (see.tokens(state, 40), see.attack(state, "circle")) == ({"magic": 1}, 0)


def test_VC_BUILD_12_laws_cost_nothing_and_reach_level_4() -> None:
    state = after(SPIRE + "circle gems\ncircle hand 75\nbuilding", "play 75")
    assert legal(state) == {"place 1 -1", "place 1 5"}
    assert refused(state, "place 5 0") == "VC-BUILD-12"
    state = read(SPIRE.replace(" 27 4 1", "") + "circle gems\ncircle hand 75\nbuilding")
    act(state, "play 75", "place 4 1")
    assert see.pyramid(state, "circle")[75] == (4, 1)
    assert refused(state, "spare blue").startswith("VC-FLOW-03")
    # No eternal gem is spared for a law.
    state = after("circle hand 75\n61 eternal-blue 1\nbuilding", "play 75")
    assert refused(state, "spare blue") == "VC-BUILD-12-free"


def test_VC_BUILD_13_a_law_works_as_soon_as_it_lies() -> None:
    state = read("circle hand 71 78 32\ncircle gems g\nbuilding")
    act(state, "play 71", "place 1 1", "option 2")
    assert see.tokens(state, 71) == {"power-6": 1}
    act(state, "play 78", "place 1 2", "play 32", "place 1 3", "draw characters")
    act(state, min(legal(state)))
    assert see.asked(state) == "archive circle"


def test_VC_BUILD_14_level_5_brings_three_rows_or_15_points() -> None:
    state = after(SPIRE + RICH + "circle hand 40\nbuilding", "play 40", "place 5 0")
    assert (see.asked(state), legal(state)) == ("level-5 circle", {"grant rows", "grant power"})
    other = state.clone()
    act(state, "grant rows")
    assert see.tokens(state, 40) == {"magic": 1, "science": 1, "power-4": 1}
    assert see.attack(state, "circle") == 1
    act(other, "grant power")
    assert (see.tokens(other, 40), see.attack(other, "circle")) == ({"power-15": 1}, 0)
