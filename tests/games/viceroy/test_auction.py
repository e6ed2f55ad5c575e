"""VC-AUCTION: bids, clashes, two cards of one colour, attack tokens, the display."""

import pytest
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused, told
from tests.games.viceroy.pyramids import ROW, TWO

import velkahra
from velkahra.games.viceroy.view.build import view_of

THREE = "seats 3\n"
FOUR = "seats 4\n"


def test_VC_AUCTION_01_a_card_is_bid_for_in_its_colour() -> None:
    state = read("lower-green 6\nlower-red 9")
    assert legal(state) == {"pass", "bid red", "bid green"}
    act(state, "bid green", "bid red")
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([6], [9])


def test_VC_AUCTION_02_bids_are_secret_and_revealed_at_once() -> None:
    state = after(THREE + ROW, "square bid red")
    assert view_of(state, 0).players[1].choice is None
    assert view_of(state, 0).players[1].chosen
    assert see.gems(state, "square") == "bbrrggyy"
    events = act(state, "triangle bid blue")
    assert told([event for event in events if event.visible_to(0)]) == ["chose seat=2 what=1"]
    assert told([event for event in events if event.visible_to(2)]) == ["chose-bid seat=2 value=0"]
    assert told(act(state, "circle pass"), "bids") == ["bids bid0=5 bid1=1 bid2=0"]


def test_VC_AUCTION_02_a_seat_sees_its_own_bid() -> None:
    state = after(ROW, "circle bid red")
    assert view_of(state, 0).players[0].choice is not None
    assert view_of(state, -1).players[0].choice is None
    # Nothing is seen as bid before it is revealed.
    state = after("circle hand 70\nvirtual 1\nlower-blue 4\nround 3\nlarge 12\nbuilding", "pass")
    assert see.asked(state) == "bid circle square"
    seen = view_of(state, -1)
    assert [player.bid for player in seen.players] == [-1, -1]
    assert seen.robots[0].bid == -1
    assert seen.box == (8, 8, 8, 8)
    # The bids of the last round are put away.
    state = after("virtual 1\n" + ROW, "circle bid red", "square bid red", "virtual green")
    assert see.asked(state) == "bid circle square"
    seen = view_of(state, -1)
    assert ([player.bid for player in seen.players], seen.robots[0].bid) == ([-1, -1], -1)
    assert seen.box == (8, 8, 8, 8)


def test_VC_AUCTION_03_a_lone_bidder_takes_the_card_and_is_done() -> None:
    state = read(ROW + "circle gems bry\nsquare gems bb\nsupply g")
    events = act(state, "circle bid red", "square pass")
    assert (see.hand(state, "circle"), see.gems(state, "circle")) == ([5], "by")
    assert "r" not in see.supply(state)  # the other seat has passed and taken all of it
    assert told(events, "took-card") == ["took-card seat=0 card=5 slot=1"]
    assert see.asked(state) == "deal chance" or see.asked(state) == "show chance"
    # From the upper place too.
    state = after("upper-blue 8\nlower-red 5", "circle bid blue", "square bid red")
    assert see.hand(state, "circle") == [8]


def test_VC_AUCTION_04_VC_ORDER_04_bidders_for_one_card_lose_their_gems_and_go_on() -> None:
    state = read(THREE + ROW)
    before = see.supply(state)
    events = act(state, "circle bid red", "square bid red", "triangle bid blue")
    assert see.hand(state, "circle") == []
    assert see.hand(state, "square") == []
    assert see.hand(state, "triangle") == [4]
    assert (see.gems(state, "circle"), see.gems(state, "square")) == ("bbrggyy", "bbrggyy")
    assert sorted(see.supply(state)) == sorted(before + "brr")
    assert told(events, "clash") == ["clash colour=1 cards=1 seats=3 robots=0"]
    assert (see.asked(state), see.display(state)["lower-red"]) == ("bid circle square", 5)


def test_VC_AUCTION_05_a_lone_bidder_chooses_one_of_two_cards() -> None:
    for slot, card in (("lower-blue", 4), ("upper-blue", 8)):
        state = after(TWO + "square gems", "circle bid blue", "square pass")
        assert see.asked(state) == "take circle"
        assert legal(state) == {"take lower-blue", "take upper-blue"}
        assert refused(state, "take lower-red") == "VC-AUCTION-05"
        act(state, f"take {slot}")
        assert see.hand(state, "circle") == [card]


def test_VC_AUCTION_06_two_bidders_for_two_cards_may_agree() -> None:
    state = read(TWO)
    before = see.supply(state)
    act(state, "circle bid blue", "square bid blue")
    assert see.asked(state) == "name circle square"
    assert legal(state) == {"name lower", "name upper", "name neither"}
    events = act(state, "circle name upper", "square name lower")
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([8], [4])
    assert sorted(see.supply(state)) == sorted(before + "bb")
    assert told(events, "named") == ["named seat=0 place=1 other=1 their_place=0 colour=0"]
    assert see.asked(state) == "show chance"


def test_VC_AUCTION_06_the_other_way_round() -> None:
    state = read(TWO)
    act(state, "circle bid blue", "square bid blue", "circle name lower", "square name upper")
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([4], [8])
    # Without agreement both go on.
    state = read(TWO)
    before = see.supply(state)
    events = act(state, "circle bid blue", "square bid blue", "circle name lower")
    events = act(state, "square name neither")
    assert told(events, "clash") == ["clash colour=0 cards=2 seats=3 robots=0"]
    assert (see.hand(state, "circle"), see.hand(state, "square")) == ([], [])
    assert sorted(see.supply(state)) == sorted(before + "bb")
    assert see.asked(state) == "bid circle square"
    assert {"lower-blue": 4, "upper-blue": 8}.items() <= see.display(state).items()


@pytest.mark.parametrize("bidders", [3, 4])
def test_VC_AUCTION_07_three_bidders_cannot_agree(bidders: int) -> None:
    state = read(FOUR + TWO)
    names = ("circle", "square", "triangle", "star")
    act(state, *(f"{name} bid {'blue' if n < bidders else 'red'}" for n, name in enumerate(names)))
    if bidders == 3:
        assert see.asked(state) == "take star"
        act(state, "take lower-red")
    assert see.asked(state) == " ".join(["bid", *names[:bidders]])
    assert {"lower-blue": 4, "upper-blue": 8}.items() <= see.display(state).items()
    assert [see.gems(state, name).count("b") for name in names[:bidders]] == [1] * bidders


def test_VC_AUCTION_08_VC_TX_06_three_auction_rounds_at_most() -> None:
    state = read(ROW + "circle gems bbb\nsquare gems bbb\n61 science 1")
    for number in (1, 2, 3):
        assert (view_of(state, 0).auction_round, see.asked(state)) == (number, "bid circle square")
        act(state, "circle bid blue", "square bid blue")
    assert (see.asked(state), see.gems(state, "circle")) == ("gems circle", "")
    assert view_of(state, 0).left == 4


def test_VC_AUCTION_09_who_has_no_card_after_the_third_round_has_passed() -> None:
    state = after(ROW + "auction 3\nsquare passed\nvirtual 1", "bid blue", "virtual blue")
    assert (see.asked(state), see.gems(state, "circle")) == ("gems circle", "brrggyy")
    act(state, "gems bry")
    assert see.gems(state, "circle") == "bbrrrggyyy"


def test_VC_AUCTION_10_an_empty_fist_is_a_pass_and_costs_nothing() -> None:
    state = after(THREE + ROW, "circle pass", "square bid red", "triangle bid red", "gems bbb")
    assert (see.gems(state, "circle"), see.hand(state, "circle")) == ("bbbbbrrggyy", [])
    assert see.asked(state) == "bid square triangle"


@pytest.mark.parametrize(("value", "name"), [(1, "bid"), (3, "card")])
def test_VC_AUCTION_10_programs_read_in_which_choice_a_seat_passes(value: int, name: str) -> None:
    facts = {"seat": 0, "value": value}
    game = velkahra.game("viceroy")
    assert game.named_facts("chose-to-pass", facts, game.complete({}))["value"] == name


def test_VC_AUCTION_11_VC_EX_06_no_bid_without_a_gem_or_without_a_card() -> None:
    state = read("lower-red 5\nupper-green 6\ncircle gems bry")
    assert legal(state) == {"pass", "bid red"}
    assert refused(state, "bid blue") == "VC-AUCTION-11-no-card"
    assert refused(state, "bid green") == "VC-AUCTION-11-no-gem"
    assert refused(state, "bid yellow") == "VC-AUCTION-11-no-card"


def test_VC_AUCTION_12_every_gem_bid_goes_to_the_supply() -> None:
    state = read(FOUR + ROW + "supply b")
    act(state, "circle bid blue", "square bid red", "triangle bid red", "star bid yellow")
    assert see.supply(state) == "bbrry"


def test_VC_AUCTION_13_VC_AUCTION_17_one_card_for_a_player_and_auction() -> None:
    state = after(THREE + ROW, "circle bid blue", "square bid red", "triangle bid red")
    assert see.asked(state) == "bid square triangle"
    assert refused(state, "circle bid yellow") == "VC-FLOW-03-apart"
    act(state, "square pass", "triangle bid red", "gems bbb")
    assert (see.asked(state), view_of(state, 0).auction_round) == ("show chance", 0)


def test_VC_AUCTION_14_cards_won_are_in_the_hand() -> None:
    state = after(ROW, "circle bid blue", "square bid red", "dealt")
    assert (see.hand(state, "circle"), see.asked(state)) == ([4], "card circle square")
    assert {"play 4", "pass"} == legal(state)
    assert view_of(state, 1).players[0].seen == (4,)


def test_VC_AUCTION_15_an_attack_token_takes_any_card_first() -> None:
    state = read(THREE + TWO + "circle attack 2")
    act(state, "circle bid attack", "square bid blue", "triangle bid yellow")
    assert (see.asked(state), see.attack(state, "circle")) == ("take circle", 1)
    assert legal(state) == {
        *("take lower-blue", "take lower-red", "take lower-green", "take lower-yellow"),
        *("take upper-blue", "take upper-red"),
    }
    assert refused(state, "take upper-green") == "VC-AUCTION-11-empty"
    act(state, "take lower-yellow")
    assert (see.hand(state, "circle"), see.hand(state, "triangle")) == ([7], [])
    act(state, "take upper-blue")
    assert (see.asked(state), see.gems(state, "triangle")) == ("bid triangle", "bbrrggy")
    # Only who has one can bid it.
    assert refused(ROW, "bid attack") == "VC-AUCTION-15"
    # A card fewer may be enough for a lone bidder.
    state = read(TWO + "circle attack 1")
    act(state, "circle bid attack", "square bid blue", "take upper-blue")
    assert see.hand(state, "square") == [4]


def test_VC_AUCTION_16_VC_ORDER_02_VC_TX_05_attackers_take_by_their_lowest_numbers() -> None:
    state = read(
        FOUR + ROW + "circle attack 1\nsquare attack 1\ntriangle attack 1\n"
        "circle lay 60 1 0\nsquare lay 12 1 0\ntriangle lay 33 1 0\nstar lay 1 1 0"
    )
    act(state, "circle bid attack", "square bid attack", "triangle bid attack", "star pass")
    assert see.asked(state) == "take square"
    act(state, "take lower-red")
    assert see.asked(state) == "take triangle"
    act(state, "take lower-blue")
    assert see.asked(state) == "take circle"
    act(state, "take lower-green")
    assert see.asked(state) == "gems star"


def test_VC_AUCTION_18_VC_EDGE_14_VC_EX_20_the_display_is_renewed() -> None:
    state = read(TWO + "upper-yellow 10\nlarge 8")
    act(state, "circle bid blue", "square bid green", "take lower-blue")
    assert [see.gone(state, card) for card in (8, 9, 10, 5, 7)] == [True, True, True, False, False]
    assert see.display(state) == {"upper-red": 5, "upper-yellow": 7}
    act(state, "deal 3", "deal 11", "deal 1", "deal 2")
    assert see.display(state) == {
        **{"lower-blue": 3, "lower-red": 11, "lower-green": 1, "lower-yellow": 2},
        **{"upper-red": 5, "upper-yellow": 7},
    }
    assert (state.large, see.asked(state)) == (4, "card circle square")


def test_VC_AUCTION_19_gems_bid_do_not_lower_what_is_paid_later() -> None:
    state = after(ROW + "circle gems bb\nsquare gems\nsupply", "circle bid blue", "square pass")
    dealt(state)
    assert (see.hand(state, "circle"), see.gems(state, "circle")) == ([4], "b")
    assert refused(state, "play 4") == "VC-BUILD-09"  # the mentor costs a green gem
