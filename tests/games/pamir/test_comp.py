"""PP-COMP: the contents of the box, and the meaning of a piece by its place."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read

from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import facts
from velkahra.games.pamir.rules.invariants import census


def test_PP_COMP_01_the_map_has_six_regions_and_nine_borders() -> None:
    neighbours = {region.id: set(region.neighbours) for region in facts.MAP.regions}
    assert neighbours == {
        "transcaspia": {"persia", "herat", "kabul"},
        "kabul": {"transcaspia", "herat", "kandahar", "punjab"},
        "punjab": {"kabul", "kandahar"},
        "persia": {"transcaspia", "herat"},
        "herat": {"transcaspia", "persia", "kabul", "kandahar"},
        "kandahar": {"herat", "kabul", "punjab"},
    }
    assert len(facts.MAP.borders) == 9
    # Pieces of all owners share a region a border and a card.
    state = read("""
        seats 3; blue russian; gray court 9; gray hand 2 8
        kabul tribe gray 5; kabul tribe blue 5; kabul tribe tan 5; kabul army british 11
        kabul army afghan 10; kabul-punjab road russian 12; 9 spy blue 5; 9 spy tan 5
        9 spy gray 1
    """)
    act(state, "play 2 left", "spy 9", "spy 9", "play 8 left", "road kabul-punjab")
    assert [see.spies(state, name, 9) for name in ("gray", "blue", "tan")] == [3, 5, 5]
    assert (see.armies(state, "british", "kabul"), see.armies(state, "afghan", "kabul")) == (11, 11)
    assert see.roads(state, "russian", "kabul-punjab") == 12
    assert see.roads(state, "afghan", "kabul-punjab") == 1


def test_PP_COMP_02_each_of_three_coalitions_has_twelve_blocks() -> None:
    pieces = census(PamirState.new(5, 0, 0))
    assert {name: pieces[name] for name in facts.COALITION_NAMES} == dict.fromkeys(
        facts.COALITION_NAMES, 12
    )
    # A block is a road on a border and an army in a region.
    state = after("gray russian\ngray hand 65", "play 65 left", "road herat-kabul")
    assert see.roads(state, "russian", "herat-kabul") == 1
    assert see.armies(state, "russian", "herat") == 1
    assert see.blocks(state, "russian") == 10


def test_PP_COMP_03_blocks_help_only_those_who_are_loyal_now() -> None:
    state = read(
        "gray afghan\nkabul tribe gray 1\nkabul tribe blue 1\ngray hand 16 71\ngray court 9"
    )
    act(state, "play 16 left")
    assert see.ruler(state, "kabul") == "gray"
    act(state, "play 71 left", "spy 71")
    assert see.loyalty(state, "gray") == "british"
    assert see.armies(state, "afghan", "kabul") == 1
    assert see.ruler(state, "kabul") == "nobody"
    # Who placed a block does not matter.
    state = read(
        "gray afghan\nblue afghan\ngray hand 16\nblue court 75\nturn gray 1\ndeck none\n"
        "kabul army russian 1"
    )
    act(state, "play 16 left", "end", "act 75 battle", "field kabul", "strike-army russian")
    assert (see.armies(state, "russian", "kabul"), see.armies(state, "afghan", "kabul")) == (0, 1)


def test_PP_COMP_04_ten_cylinders_are_tribe_spy_or_gift_by_where_they_stand() -> None:
    state = read("gray court 14\ngray hand 6\nmarket a0 1\ngray money 4")
    assert see.supply(state, "gray") == 10
    act(state, "play 6 left", "spy 14")
    assert (see.tribes(state, "gray", "kabul"), see.spies(state, "gray", 14)) == (1, 1)
    act(state, "act 14 gift", "gift 2")
    assert see.supply(state, "gray") == 7
    assert census(state)["gray"] == 10


def test_PP_COMP_05_cylinders_stay_with_their_player_through_a_change_of_loyalty() -> None:
    state = read("gray afghan\nkabul tribe gray 2\nblue court 30\n30 spy gray 1\ngray hand 71")
    act(state, "play 71 left", "spy 71")
    assert see.loyalty(state, "gray") == "british"
    assert (see.tribes(state, "gray", "kabul"), see.spies(state, "gray", 30)) == (2, 1)


def test_PP_COMP_06_money_is_paid_out_though_all_36_coins_are_out() -> None:
    state = after("gray money 30\nblue money 30\ngray hand 27\nmarket a0 113", "play 27 left")
    assert see.money(state, "gray") == 32
    act(state, "buy a0")
    assert see.money(state, "gray") == 35


def test_PP_COMP_07_there_are_100_court_cards_16_events_and_24_of_wakhans() -> None:
    assert [card.number for card in facts.COURT] == list(range(1, 101))
    assert [card.number for card in facts.EVENTS] == list(range(101, 117))
    assert sum(card.kind == "dominance_check" for card in facts.EVENTS) == 4
    assert len(facts.WAKHAN) == 24


def test_PP_COMP_08_the_lower_half_works_when_the_event_is_bought() -> None:
    state = after("market a0 105\ngray court 15\nblue court 4\n4 spy gray 1\nturn gray 2", "buy a0")
    assert (see.favored(state), see.is_in_force(state, 105)) == ("political", True)
    act(state, "act 15 betray", "betray 4", "decline")
    assert state.left == 1
    # The upper half works when it is thrown out.
    state = after("market a0 105\ndeck none", "end")
    assert (see.favored(state), see.is_discarded(state, 105)) == ("military", True)


def test_PP_COMP_09_every_court_card_shows_region_suit_rank_and_icons() -> None:
    for card in facts.COURT:
        assert card.name
        assert card.region in facts.REGION_NAMES
        assert card.suit in facts.SUIT_NAMES
        assert card.rank in (1, 2, 3)
        assert 1 <= len(card.impact) <= 4
        assert len(card.actions) <= 3
    # Only the cards 7 and 76 have no action.
    assert [card.number for card in facts.COURT if not card.actions] == [7, 76]
    assert legal("gray court 7 76\nkabul tribe gray 2\nmarket a0 1 1\nblue court 5", "act") == set()


def test_PP_COMP_10_a_patriot_leaves_with_the_loyalty_it_needs() -> None:
    state = read("gray afghan\ngray court 58 9\ngray hand 11 71")
    act(state, "play 11 left", "road herat-kabul", "road herat-kabul")
    assert see.court(state, "gray") == [11, 58, 9]
    act(state, "play 71 right", "spy 71")
    assert see.court(state, "gray") == [9, 71]
