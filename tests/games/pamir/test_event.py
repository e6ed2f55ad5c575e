"""PP-EVENT: each event, thrown out of the market and bought."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.view.build import view_of

GIVERS = "gray afghan\nblue afghan\ngray gifts 2 4\nblue gifts 2\n"
RULED = "kabul tribe blue 2\ngray hand 9\ngray court 61\n61 spy blue 1\nmarket b1 91 3\n"
PRIZES = "gray afghan\nblue british\ngray prizes 4 10\nblue prizes 25\ngray gifts 2\n"
PATRIOTS = "gray afghan\nblue afghan\nblue court 11 6\nblue prizes 4\ngray gifts 2 4\n"
CROWD = """
    seats 3; gray court 25 5; blue court 26 57
    {region} tribe gray 2; {region} tribe blue 1; {region} army british 2
    {region} army afghan 1; transcaspia tribe gray 1; transcaspia army british 1
    herat-kabul road british 1; kabul-punjab road afghan 1; herat-persia road russian 1
"""


def bought(card: int, text: str = "") -> PamirState:
    """Let gray buy an event for nothing."""
    return after(f"{text}\nmarket a0 {card}", "buy a0")


def thrown(card: int, text: str = "") -> PamirState:
    """Let the cleanup of gray throw an event out of an otherwise empty market."""
    return after(f"{text}\nmarket a0 {card}\ndeck none", "end")


def test_PP_EVENT_105_thrown_it_favors_the_military() -> None:
    state = thrown(105, "favored economic")
    assert (see.favored(state), see.decider(state)) == ("military", "blue")
    assert (see.is_discarded(state, 105), see.is_in_force(state, 105)) == (True, False)
    # Bought military cards of the buyer give bonus actions.
    state = bought(105, "gray court 16 61\nmarket a2 81 1\nmarket b1 91 5\nfavored political")
    assert see.favored(state) == "political"
    assert see.is_in_force(state, 105)
    assert see.actions_left(state) == 1
    act(state, "act 16 tax", "collect a2")
    assert see.actions_left(state) == 1
    act(state, "act 61 tax", "collect b1", "stop")
    assert see.actions_left(state) == 0
    # Others have nothing of it.
    state = bought(105, "blue court 16\nmarket a2 81 1\nmarket b1 91 5\ndeck none")
    act(state, "end", "act 16 tax", "collect b0")
    assert (see.decider(state), see.actions_left(state)) == ("blue", 1)
    # Bought it does not touch prices.
    state = after(bought(105, "market a1 16\nmarket a2 81\nmarket b2 91"), "buy a2")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"a1": 1})


def test_PP_EVENT_106_thrown_nobodys_gifts_count() -> None:
    state = thrown(106, GIVERS)
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (1, 1)
    assert (see.supply(state, "gray"), see.is_in_force(state, 106)) == (8, True)
    # Thrown it counts in the next check and no longer.
    state = after(thrown(106, f"{GIVERS}kabul army afghan 4\nmarket a1 101\nmarket b0 1"), "buy a0")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (4, 4)
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (3, 2)
    # Bought each gift of the buyer counts two.
    state = bought(106, f"{GIVERS}kabul army afghan 4\nblue prizes 4 10\nmarket b0 101")
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (5, 4)
    act(state, "buy b0")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (5, 3)
    # Gifts still are cylinders in play.
    state = after(thrown(106, f"{GIVERS}market a1 101\nmarket b0 1"), "buy a0")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (3, 1)


def test_PP_EVENT_107_thrown_nobody_pays_bribes() -> None:
    state = thrown(107, f"{RULED}turn blue 2")
    act(state, "play 9 left", "road herat-kabul", "act 61 tax", "collect b0", "collect b0")
    assert see.money(state, "gray") == 6
    assert see.money(state, "blue") == 4
    assert see.actions_left(state) == 0
    # Bought the buyer may leave bribes unpaid.
    state = after(bought(107, RULED), "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    act(state, "offer 0", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (4, 4)
    assert (see.court(state, "gray"), see.decider(state)) == ([9, 61], "gray")
    # Bought others pay as ever.
    state = bought(107, "kabul tribe gray 2\nblue hand 9\nblue money 2\ndeck none")
    act(state, "end", "play 9 left", "offer 2", "road herat-kabul")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (6, 0)


def test_PP_EVENT_108_thrown_all_prizes_are_discarded_and_loyalties_stay() -> None:
    state = thrown(108, f"{PRIZES}gray court 11")
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (3, 1)
    assert (see.loyalty(state, "gray"), see.loyalty(state, "blue")) == ("afghan", "british")
    assert all(see.is_discarded(state, card) for card in (4, 10, 25, 108))
    assert see.court(state, "gray") == [11]
    # Bought patriots of the chosen player count nothing.
    state = bought(108, f"{PATRIOTS}kabul army afghan 4\nmarket b0 101")
    assert (see.decider(state), legal(state)) == ("gray", {"name gray", "name blue"})
    assert see.influence(state, "blue") == 4
    act(state, "name blue")
    assert (see.influence(state, "gray"), see.influence(state, "blue")) == (3, 2)
    act(state, "buy b0")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (5, 3)
    assert see.influence(state, "blue") == 4
    # The patriots themselves stay.
    state = after(bought(108, PATRIOTS), "name blue")
    assert (see.court(state, "blue"), see.loyalty(state, "blue")) == ([11, 6], "afghan")


@pytest.mark.parametrize(
    ("numbers", "coalition"),
    [((2, 0, 0), 0), ((1, 0, 0), 3), ((4, 6, 3), 1), ((4, 5, 3), 3), ((2, 2, 4), 2)],
)
def test_PP_EVENT_109_bought_two_are_enough(numbers: tuple[int, int, int], coalition: int) -> None:
    names = ("afghan", "british", "russian")
    lines = [
        line
        for name, number in zip(names, numbers, strict=True)
        for line in [f"persia army {name} 1"] * number
    ]
    events = act(bought(109, "\n".join([*lines, "market b0 101"])), "buy b0")
    assert told(events, "check") == [f"check coalition={coalition} last=0"]


def test_PP_EVENT_109_after_such_a_check_the_blocks_leave_as_ever() -> None:
    state = bought(109, "persia army british 2\ngray british\nblue british\nmarket b0 101")
    act(state, "buy b0")
    assert (see.points(state, "gray"), see.points(state, "blue")) == (4, 4)
    assert see.blocks(state, "british") == 12
    # It holds for one check only.
    state = bought(109, "market b0 101")
    assert view_of(state, 0).dominance.margin == 2
    act(state, "buy b0")
    assert view_of(state, 0).dominance.margin == 4


@pytest.mark.parametrize(
    ("card", "region"), [(109, "punjab"), (110, "herat"), (112, "kabul"), (113, "persia")]
)
def test_PP_EVENT_120_riots_remove_tribes_and_armies_of_one_region(card: int, region: str) -> None:
    state = thrown(card, CROWD.format(region=region))
    assert see.tribes(state, "gray", region) == see.tribes(state, "blue", region) == 0
    assert see.armies(state, "british", region) == see.armies(state, "afghan", region) == 0
    assert see.tribes(state, "gray", "transcaspia") == 1
    assert see.armies(state, "british", "transcaspia") == 1
    borders = {"herat-kabul": "british", "kabul-punjab": "afghan", "herat-persia": "russian"}
    assert [see.roads(state, name, border) for border, name in borders.items()] == [1, 1, 1]
    assert see.supply(state, "gray") == 9
    assert see.supply(state, "blue") == 10
    assert see.blocks(state, "british") == 10
    assert see.whole(state)


def test_PP_EVENT_120_overthrow_follows_for_each_player_concerned() -> None:
    state = thrown(109, CROWD.format(region="punjab"))
    assert (see.court(state, "gray"), see.court(state, "blue")) == ([5], [57])
    state = thrown(109, CROWD.format(region="kabul"))
    assert (see.court(state, "gray"), see.court(state, "blue")) == ([25, 5], [26, 57])
    # Who had no tribe there loses no card.
    state = thrown(109, CROWD.format(region="punjab").replace("punjab tribe blue 1", ""))
    assert (see.court(state, "gray"), see.court(state, "blue")) == ([5], [26, 57])


def test_PP_EVENT_109_thrown_riots_in_punjab() -> None:
    state = thrown(109, "punjab tribe gray 1\npunjab army russian 2\nherat tribe gray 1")
    assert (see.tribes(state, "gray", "punjab"), see.armies(state, "russian", "punjab")) == (0, 0)
    assert see.tribes(state, "gray", "herat") == 1


def test_PP_EVENT_110_thrown_riots_in_herat() -> None:
    state = thrown(110, "punjab tribe gray 1\nherat army russian 2\nherat tribe gray 1")
    assert (see.tribes(state, "gray", "herat"), see.armies(state, "russian", "herat")) == (0, 0)
    assert see.tribes(state, "gray", "punjab") == 1
    # Bought the buyers tribes move like armies.
    state = bought(
        110,
        "gray court 63\nkabul tribe gray 2\nkabul tribe blue 1\nherat-kabul road afghan 1\n"
        "kabul-punjab road british 1",
    )
    act(state, "act 63 move")
    assert legal(state) == {"ride kabul herat"}
    assert refused(state, "ride kabul punjab") == "PP-MOVE-02"
    assert refused(state, "ride kabul persia") == "PP-MOVE-02-far"
    assert refused(state, "ride herat kabul") == "PP-MOVE-01-tribe"
    act(state, "ride kabul herat", "ride kabul herat", "ride herat kabul")
    assert (see.tribes(state, "gray", "kabul"), see.tribes(state, "gray", "herat")) == (1, 1)


def test_PP_EVENT_110_bought_they_fight_like_armies() -> None:
    text = "gray court 33\nkabul tribe gray 2\nkabul tribe blue 1\nkabul army russian 1"
    assert refused(text, "act 33 battle") == "PP-EDGE-58-battle"
    state = bought(110, text)
    act(state, "act 33 battle", "field kabul", "strike-tribe blue", "strike-army russian")
    assert (see.tribes(state, "blue", "kabul"), see.tribes(state, "gray", "kabul")) == (0, 2)
    # Others tribes do not.
    state = bought(110, "blue court 33 63\nkabul tribe blue 1\nkabul army russian 1\ndeck none")
    act(state, "end")
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle"
    assert refused(state, "act 63 move") == "PP-EDGE-58-move"


def test_PP_EVENT_111_nobody_can_buy_it() -> None:
    state = read("market a0 111\nmarket a1 1")
    assert refused(state, "buy a0") == "PP-EVENT-111"
    assert legal(state, "buy") == {"buy a1"}
    # Rupees put on it leave the game.
    state = after("market a0 111\nmarket a1 1\nmarket a2 2", "buy a2")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"a1": 1})
    state = after("gray court 14\nmarket a5 111\nmarket b5 1", "act 14 gift", "gift 2")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"b5": 1})
    state = after("market a0 1\nmarket b0 111\nmarket b2 2\nmarket b1 3\n", "buy b2")
    assert see.coins(state) == {"b1": 1}
    # Thrown it does nothing.
    text = "kabul tribe gray 1\nkabul army afghan 1\nfavored economic\ngray hand 9\ngray prizes 4"
    state = thrown(111, text)
    assert (see.tribes(state, "gray", "kabul"), see.armies(state, "afghan", "kabul")) == (1, 1)
    assert see.favored(state) == "economic"
    assert see.hand(state, "gray") == [9]
    assert see.influence(state, "gray") == 2
    assert see.is_discarded(state, 111)


def test_PP_EVENT_112_thrown_riots_in_kabul() -> None:
    state = thrown(112, "kabul tribe blue 1\nkabul army russian 2\nherat tribe gray 1")
    assert (see.tribes(state, "blue", "kabul"), see.armies(state, "russian", "kabul")) == (0, 0)
    assert see.tribes(state, "gray", "herat") == 1
    # Bought twice as many blocks for the same cost.
    text = "gray court 17\nkabul tribe gray 1\ngray money 6"
    state = after(bought(112, text), "act 17 build", *["army kabul"] * 6)
    assert (see.armies(state, "afghan", "kabul"), see.money(state, "gray")) == (6, 0)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 0)
    state = bought(112, text)
    act(state, "act 17 build", "army kabul", "army kabul", "road herat-kabul", "stop")
    assert see.money(state, "gray") == 2
    state = after(bought(112, text), "act 17 build", "army kabul", "army kabul", "stop")
    assert see.money(state, "gray") == 4
    # Others build as ever.
    state = bought(112, "blue court 17\nkabul tribe blue 1\nblue money 9\ndeck none")
    act(state, "end", "act 17 build", *["army kabul"] * 3)
    assert (see.armies(state, "british", "kabul"), see.money(state, "blue")) == (3, 3)


def test_PP_EVENT_113_thrown_riots_in_persia() -> None:
    state = thrown(113, "persia tribe blue 1\npersia army russian 2\nherat tribe gray 1")
    assert (see.tribes(state, "blue", "persia"), see.armies(state, "russian", "persia")) == (0, 0)
    assert (see.money(state, "gray"), see.tribes(state, "gray", "herat")) == (4, 1)
    # Bought three rupees from the bank.
    state = bought(113)
    assert see.money(state, "gray") == 7
    assert see.is_discarded(state, 113)
    assert see.actions_left(state) == 1


def test_PP_EVENT_114_thrown_everybody_discards_a_hand_card() -> None:
    state = thrown(114, "seats 3\ngray hand 9 61\nblue hand 1 2\ntan hand 30")
    assert (see.decider(state), legal(state)) == ("gray", {"discard 9", "discard 61"})
    assert refused(state, "discard 1") == "PP-EVENT-114"
    act(state, "discard 61", "discard 1", "discard 30")
    assert [see.hand(state, name) for name in ("gray", "blue", "tan")] == [[9], [2], []]
    assert (see.decider(state), see.is_discarded(state, 61)) == ("blue", True)
    # Thrown a leveraged hand card costs nothing.
    state = after(thrown(114, "gray hand 14"), "discard 14")
    assert (see.money(state, "gray"), see.decider(state)) == (4, "blue")
    # Bought two hands are swapped.
    state = bought(114, "seats 3\ngray hand 9 61\nblue hand 1\ntan hand 30 31 33")
    assert legal(state) == {"name blue", "name tan"}
    assert refused(state, "name gray") == "PP-EVENT-114-self"
    act(state, "name tan")
    assert [see.hand(state, name) for name in ("gray", "blue", "tan")] == [
        [30, 31, 33],
        [1],
        [9, 61],
    ]
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)


@pytest.mark.parametrize(("gray", "blue"), [("", ""), ("gray hand 9", ""), ("", "blue hand 1 2")])
def test_PP_EVENT_114_empty_hands_can_be_swapped(gray: str, blue: str) -> None:
    state = bought(114, f"{gray}\n{blue}")
    before = (see.hand(state, "gray"), see.hand(state, "blue"))
    act(state, "name blue")
    assert (see.hand(state, "blue"), see.hand(state, "gray")) == before


def test_PP_EVENT_115_thrown_it_favors_intelligence() -> None:
    assert see.favored(thrown(115)) == "intelligence"


@pytest.mark.parametrize("suit", ["economic", "military", "political", "intelligence"])
def test_PP_EVENT_115_bought_the_buyer_chooses_the_favored_suit(suit: str) -> None:
    state = after(bought(115), f"suit {suit}")
    assert see.favored(state) == suit
    assert see.is_in_force(state, 115)
    assert see.actions_left(state) == 1


def test_PP_EVENT_115_suit_icons_are_ignored_until_the_next_check() -> None:
    state = bought(115, "gray hand 31\nblue hand 34\nmarket b0 101\ndeck none")
    act(state, "suit political")
    events = act(state, "play 31 left")
    assert see.favored(state) == "political"
    assert told(events, "favored") == ["favored suit=3 held=1 was=2"]
    assert see.armies(state, "afghan", "punjab") == 1
    act(state, "end")
    assert state.lasting(115) == 0
    act(state, "play 34 left")
    assert see.favored(state) == "economic"


def test_PP_EVENT_116_thrown_it_favors_politics() -> None:
    assert see.favored(thrown(116, "favored military")) == "political"
    # Bought a region of ones choice is emptied.
    state = bought(116, CROWD.format(region="punjab"))
    assert legal(state) == {
        *("rebuke transcaspia", "rebuke kabul", "rebuke punjab"),
        *("rebuke persia", "rebuke herat", "rebuke kandahar"),
    }
    act(state, "rebuke punjab")
    assert see.tribes(state, "gray", "punjab") == see.armies(state, "british", "punjab") == 0
    assert (see.court(state, "gray"), see.court(state, "blue")) == ([5], [57])
    assert see.roads(state, "afghan", "kabul-punjab") == 1
    assert see.decider(state) == "gray"
    assert see.actions_left(state) == 1
    assert see.is_discarded(state, 116)
    # Spies and gifts are spared.
    state = bought(116, "gray court 9\n9 spy blue 1\ngray gifts 2\nkabul tribe gray 1")
    act(state, "rebuke kabul")
    assert (see.spies(state, "blue", 9), see.supply(state, "gray")) == (1, 9)


def test_PP_EVENT_105_a_bought_event_enters_no_hand_and_leaves_the_market() -> None:
    for card in (105, 106, 107, 109, 110, 112):
        state = bought(card)
        assert (see.hand(state, "gray"), see.market(state), see.actions_left(state)) == ([], {}, 1)
        assert state.lasting(card) == 1
