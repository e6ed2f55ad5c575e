"""What a table agrees on, and what version 1 of the rules had wrong."""

import pytest
from librt.random import Random
from tests.games.hammer import see
from tests.games.hammer.made import made_up, names, ruled
from tests.games.hammer.table import act, after, dealt, finish, legal, read, refused, seat_of, told

from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.rules import agreed
from velkahra.games.hammer.view.build import view_of

WRONG = ("guess", "square B 2", "end")
PAIR = "agreed leaving=at-once\npact usa china\nusa sb 9 bm 1\n"
EMPTY = (
    "joint pile usa-china-film-crew usa-china-container-port usa-china-trade-agreement "
    "usa-china-great-audit usa-china-joint-satellite usa-china-price-war\n"
)
SIX = "usa-low-pass usa-low-pass#2 usa-low-pass#3 usa-no-fly-zone usa-sponsor usa-wiretap"
JOINT = "joint hand usa-china-film-crew\n"


def to_turn(state: object, power: str) -> None:
    """Let everybody pass until this team is in its main phase again."""
    for _ in range(400):
        dealt(state)  # type: ignore[arg-type]
        if see.asked(state) == f"main {power}":  # type: ignore[arg-type]
            return
        act(state, sorted(legal(state), key=_harmless)[0])  # type: ignore[arg-type]
    raise AssertionError("this turn never came")


def _harmless(text: str) -> tuple[int, str]:
    """Order what may be done by how little it does; who chooses first goes last."""
    kind = text.split()[0]
    good = ("no-bet", "end", "draw", "refuse", "enough", "discard", "choose")
    if kind == "position":
        return -int(text.split()[1]), text
    return good.index(kind) if kind in good else len(good), text


def test_games_of_version_2_count_joint_cards_for_a_powers_limit() -> None:
    _, options = GAME.upgraded(2, {"naming": "pause", "leaving": "at-once"})
    assert (options["hands"], options["late"], options["leaving"]) == ("all", "asked", "at-once")
    # Games of version 1 go on as they were.
    rules, options = GAME.upgraded(1, {"rounds": "7"})
    assert (rules, options["rounds"], options["naming"]) == (3, "7", "free")
    assert list(agreed.as_numbers(options)) == [0] * len(agreed.READINGS)
    assert all(agreed.usual()[number] for number in (0, 1, 2, 3, 5))


def test_HM_EDGE_FIND_02_a_wrong_square_costs_two_rounds_without_naming() -> None:
    state = after("agreed naming=pause\nat usa", "guess", "square B 2")
    assert refused(state, "guess") == "HM-EDGE-FIND-02"
    act(state, "end")
    for _ in range(2):
        to_turn(state, "usa")
        assert refused(state, "guess") == "HM-EDGE-FIND-02-pause"
        act(state, "end")
    to_turn(state, "usa")
    assert state.round == 5
    assert "guess" in legal(state)
    # Where one square is all there is it is named once.
    state = after("agreed naming=once\nat usa", *WRONG)
    to_turn(state, "usa")
    assert refused(state, "guess") == "HM-EDGE-FIND-02-once"
    # Where it is free a square is named every round.
    state = after("agreed naming=free\nat usa", *WRONG)
    to_turn(state, "usa")
    assert "guess" in legal(state)


@pytest.mark.parametrize(("lasts", "saved"), [("round", False), ("turn", True)])
def test_HM_EDGE_ABILITY_01_a_special_ability_lasts_a_round(lasts: str, saved: bool) -> None:
    """By the calendar it ends with the round, agreed otherwise when its team's turn comes again."""
    camp = f"agreed special={lasts}\norder china japan russia gla usa\nat usa\n"
    state = read(camp + "usa play usa-reporter\nchina hand china-paper-check sb 9")
    act(state, "special", "row 1", "row 2")
    finish(state)
    to_turn(state, "china")
    seat = seat_of(state, "usa")
    assert (state.special[seat] == 1) == saved
    act(state, "play china-paper-check", "choose usa-reporter")
    assert see.where(state, "usa-reporter").startswith("play usa") == saved
    act(state, "end")
    to_turn(state, "usa")
    assert state.special[seat] == 2
    assert not len(state.brief)


def test_HM_EDGE_TARGET_04_a_permanent_that_needs_a_target_to_enter_is_not_played() -> None:
    tables = made_up(
        usa_carrier="triggers: [{when: enters, effect: [{destroy: {target: {kind: place, of: "
        "opponent}}}]}]"
    )
    state = read("agreed corrections=all\nusa sb 9 bm 9 hand usa-carrier\nat usa", tables)
    assert refused(state, "play usa-carrier") == "HM-TARGET-02"
    camp = "usa sb 9 bm 9 hand usa-carrier\nchina play china-long-wall\nat usa"
    assert "play usa-carrier" in legal(read(f"agreed corrections=all\n{camp}", tables))
    assert "play usa-carrier" in legal(read("usa sb 9 bm 9 hand usa-carrier\nat usa", tables))
    # What enters may be its own target.
    tables = made_up(
        usa_carrier="triggers: [{when: enters, effect: [{destroy: {target: {kind: place, of: "
        "anyone}}}]}]"
    )
    state = read("agreed corrections=all\nusa sb 9 bm 9 hand usa-carrier\nat usa", tables)
    before = state.freeze()
    assert "play usa-carrier" in legal(state)
    assert state.freeze() == before


def test_HM_SETUP_02_decks_are_studied_before_the_first_round_only() -> None:
    state = read("agreed study=opening\nat usa")
    assert view_of(state, 0).deck_list == ()
    assert view_of(read("at usa"), 0).deck_list
    state.round = 0
    assert len(view_of(state, 0).deck_list) == 31


def test_HM_EDGE_POP_04_a_silent_team_does_not_hold_up_the_morning() -> None:
    camp = "usa pile usa-reporter\nopening"
    assert see.asked(after(camp, "coin won")) == "waive usa"
    state = after(f"agreed corrections=all\n{camp}", "coin won")
    assert see.asked(state).startswith("bet")
    for _ in range(100):
        dealt(state)
        if see.asked(state) == "waive usa":
            break
        act(state, sorted(legal(state), key=_harmless)[0])
    assert state.turn == seat_of(state, "usa")
    assert GAME.table.safe_default(state, state.turn) in list(state.legal_actions(state.turn))
    act(state, GAME.write(0, GAME.table.safe_default(state, state.turn)))
    assert see.where(state, "usa-reporter") in ("deck", "hand")


def test_HM_EDGE_RANK_03_without_points_is_nothing_at_all() -> None:
    for corrections, bonus in (("all", 0), ("none", 1)):
        state = read(f"agreed corrections={corrections}\nentered\nresults")
        state.tables = made_up()
        act(state, "go-on")
        state.tables.rules[15] = 1  # a SB for finishing last
        events = act(state, "finish usa", "finish china", "finish japan", "finish russia")
        events += act(state, "nothing gla")
        assert see.supply(state, "gla")[0] == bonus
        assert see.points(state, "gla") == 0
        assert told(events, "placed")


def test_HM_EDGE_JOKER_03_a_partial_game_that_is_called_off_gives_jokers_back() -> None:
    state = read("agreed corrections=all\nentered\nbets")
    act(state, "usa bet usa", "china bet usa", "japan no-bet", "russia no-bet", "gla no-bet")
    assert [event.kind for event in act(state, "call-off")] == ["called-off"]
    assert list(state.joker) == [1] * 5
    assert see.supply(state, "usa") == (0, 0)
    assert not any(state.bet)
    state = read("entered\nbets")
    act(state, "usa no-bet", "china no-bet", "japan no-bet", "russia no-bet", "gla no-bet")
    assert refused(state, "call-off") == "HM-EDGE-ORG-01"
    # A game with results is not called off.
    state = after("agreed corrections=all\nentered\nresults", "go-on")
    assert "call-off" in legal(state)
    act(state, "finish usa")
    assert refused(state, "call-off") == "HM-EDGE-ORG-02"


def test_HM_COOP_14_HM_EDGE_COOP_25_a_team_leaves_in_the_turn_of_another() -> None:
    state = read(f"{PAIR}at japan")
    assert legal(state, by="usa") == {"break china", "ally japan", "ally russia", "ally gla"}
    assert not state.may_act(0)
    assert state.may_step_in(0)
    assert not state.may_step_in(2)
    events = act(state, "usa break china")
    assert [event.kind for event in events][:3] == ["leaves", "parted", "penalty"]
    assert see.supply(state, "usa") == (7, 0)
    assert see.asked(state) == "main japan"
    act(state, "end")
    assert see.asked(state) == "part china"


def test_HM_COOP_14_HM_EDGE_COOP_14_who_agrees_later_pays_too() -> None:
    state = after(f"{PAIR}china sb 9 bm 1\nat japan", "usa break china", "end", "agree")
    assert see.supply(state, "china") == (7, 0)
    state = after(f"{PAIR}china sb 9 bm 1\nat japan", "usa break china", "end", "refuse")
    assert see.supply(state, "china") == (9, 1)
    # In ones own main phase it ends at once.
    tables = made_up(usa_sponsor="effect: [{lose: {sb: 1, who: each_other}}]")
    state = read(f"{PAIR}usa hand usa-sponsor\nchina sb 3\nat usa", tables)
    assert refused(state, "play usa-sponsor") == "HM-COOP-02"
    act(state, "break china")
    assert not state.pacts[0]
    act(state, *sorted(legal(state, "discard"))[:1])
    assert refused(state, "break china") == "HM-COOP-14"


def test_HM_EDGE_COOP_06_an_effect_under_way_is_finished_first() -> None:
    camp = "japan hand japan-quick-lunge sb 9\nusa play usa-reporter\nat japan"
    tables = made_up(japan_quick_lunge="effect: [{destroy: {target: {kind: spy, of: anyone}}}]")
    state = after(read(f"{PAIR}{camp}", tables), "play japan-quick-lunge", "usa break china")
    assert state.pacts[0]
    act(state, "choose usa-reporter")
    assert not state.pacts[0]


def test_HM_COOP_07_who_leaves_during_the_partial_game_is_not_punished_for_the_empty_deck() -> None:
    state = after(f"{PAIR}{EMPTY}entered\nresults", "go-on", "finish usa", "usa break china")
    act(state, "finish china", "finish japan", "finish russia", "finish gla")
    assert (see.points(state, "usa"), see.points(state, "china")) == (5, 4)
    state = after(f"pact usa china\n{EMPTY}entered\nresults", "go-on", "finish usa")
    assert refused(state, "china break usa").startswith("HM-")
    act(state, "finish china", "finish japan", "finish russia", "finish gla")
    assert (see.points(state, "usa"), see.points(state, "china")) == (4, 3)
    # The organiser ends it during the partial game.
    state = after(f"{PAIR}{EMPTY}entered\nresults", "go-on", "finish usa", "cancel usa-china first")
    act(state, "finish china", "finish japan", "finish russia", "finish gla")
    assert (see.points(state, "usa"), see.points(state, "china")) == (5, 4)


def test_HM_COOP_14_while_jokers_are_bet_it_waits_for_the_bets() -> None:
    state = read(f"{PAIR}{EMPTY}entered\nbets")
    act(state, "usa break china", "china break usa", "usa no-bet", "china no-bet")
    assert state.pacts[0]
    events = act(state, "japan no-bet", "russia no-bet", "gla no-bet")
    assert told(events, "parted") == ["parted seat=0 other=1 seats=3"]


def first_hands() -> HammerState:
    """Deal all first hands of a new camp."""
    state = GAME.start(5, GAME.complete({}))
    assert isinstance(state, HammerState)
    dealt(state)
    return state


def test_HM_SETUP_05_first_hands_are_swapped_by_all_teams_at_once() -> None:
    state = first_hands()
    assert see.asked(state) == "swap usa china japan russia gla"
    act(state, "gla keep", "usa swap", "china keep", "japan swap")
    assert refused(state, "gla keep") == "HM-SETUP-07-chosen"
    assert state.hand_size(0) == 7
    act(state, "russia keep", "dealt")
    assert [int(state.hand_size(seat)) for seat in range(5)] == [6, 7, 6, 9, 7]
    assert see.asked(state) == "swap usa japan"
    act(state, "japan keep", "usa swap")
    while see.asked(state) == "deal chance":
        act(state, min(legal(state)))
    assert see.asked(state) == "swap usa"
    act(state, "keep", "dealt")
    assert (state.hand_size(0), state.round) == (5, 1)


def test_HM_SETUP_06_in_turn_one_team_waits_for_the_other() -> None:
    state = GAME.start(5, GAME.complete({"swaps": "in-turn"}))
    assert isinstance(state, HammerState)
    dealt(state)
    assert see.asked(state) == "swap usa"


def test_what_others_do_with_their_first_hands_is_redrawn() -> None:
    state = after(first_hands(), "usa swap", "china keep")
    worlds = [state.determinize(2, Random(seed)) for seed in range(30)]
    assert {int(world.swaps[0]) for world in worlds} > {1}
    assert {int(state.determinize(0, Random(seed)).swaps[0]) for seed in range(9)} == {2}


def discards(reading: str, text: str) -> tuple[str, set[str]]:
    """Return the seat to act after the main phase of the first team, and its possible discards."""
    state = read(f"agreed hands={reading}\npact usa china\n{text}at usa")
    finish(state)
    return see.asked(state), legal(state, "discard")


def test_HM_CHAR_03_a_powers_limit_is_about_its_own_cards() -> None:
    assert discards("all", f"usa hand {SIX}\n{JOINT}")[0] == "discard usa"
    assert discards("own", f"usa hand {SIX}\n{JOINT}")[0] == "main china"
    # Only own cards bring a team down to its own limit.
    text = f"agreed hands=own\npact usa china\nusa hand {SIX} usa-sanctions\n{JOINT}at usa"
    state = after(read(text, ruled(hand_limit=9)), "end")
    assert see.asked(state) == "discard usa"
    assert refused(state, "discard usa-china-film-crew") == "HM-CHAR-03"
    assert len(legal(state, "discard")) == 7
    act(state, "discard usa-sanctions", "dealt")
    assert see.asked(state) == "main china"


def test_HM_EDGE_COOP_08_a_joint_card_takes_a_place_of_the_general_limit() -> None:
    joint = "joint hand usa-china-film-crew usa-china-container-port\n"
    assert discards("own", f"usa hand {SIX}\n{joint}")[0] == "discard usa"


def test_HM_EDGE_COOP_25_an_offer_in_the_turn_of_another_is_answered_after_it() -> None:
    state = after("agreed leaving=at-once\nat japan", "usa ally china")
    assert refused(state, "usa ally china") == "HM-COOP-01"
    assert see.asked(state) == "main japan"
    act(state, "end")
    assert see.asked(state) == "ally china"
    act(state, "agree")
    assert state.pacts[0] == 0b10
    # An offer before the turns is answered before the first.
    state = after("agreed leaving=at-once\npositions", "gla ally usa")
    for place in range(1, 5):
        assert see.asked(state).startswith("order")
        act(state, f"position {place}", "dealt")
    assert see.asked(state) == "ally usa"
    act(state, "refuse", "dealt")
    assert see.asked(state) == "main usa"
    # Version 1 offers in its own main phase only.
    assert refused("agreed leaving=after-turn\nat japan", "usa ally china") == "HM-ORDER-03"


def test_HM_EDGE_COOP_25_the_organiser_announces_while_results_are_awaited() -> None:
    state = read("agreed leaving=at-once\nentered\nresults")
    while see.asked(state) != "finish chance":
        act(state, "go-on")
    act(state, "announce usa-china")
    assert state.pacts[0] == 0b10
    assert "announce usa-china" not in legal(state)
    assert see.asked(state) == "finish chance"


@pytest.mark.parametrize(("late", "then"), [("default", "main japan"), ("asked", "sift japan")])
def test_HM_EDGE_TIMER_02_out_of_time_a_team_chooses_no_card_to_draw(late: str, then: str) -> None:
    state = read(f"agreed late={late}\njapan sb 9 hand japan-shadow\nturn japan")
    assert see.asked(state) == "refresh japan"
    act(state, "time-up", "dealt")
    assert see.asked(state) == ("main russia" if late == "default" else then)


def test_HM_EDGE_TIMER_02_out_of_time_a_power_readies_the_first_of_its_spies() -> None:
    spies = [name for name in names() if name.startswith("russia-")][:4]
    text = f"russia sb 9 play {' '.join(f'{spy}/tired' for spy in spies)}\nturn russia"
    state = after(f"agreed late=default\n{text}", "time-up")
    assert [int(state.tired[names()[spy]]) for spy in spies] == [0, 0, 0, 1]
    assert see.asked(after(f"agreed late=asked\n{text}", "time-up")) == "untire russia"
