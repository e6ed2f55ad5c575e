"""PP-EDGE-29 to 35: battles, Safe Houses, citadels, betrayals."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told
from tests.games.pamir.random_games import play

import velkahra
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules import frames
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.rules.card_actions.battle import count_targets
from velkahra.games.pamir.text.words import prompt_for
from velkahra.games.pamir.view.build import view_of
from velkahra.games.pamir.view.model import Battle

FIELD = """
    seats 3; gray british; blue afghan; tan russian; gray court 33; tan court 61
    kabul army british 2; kabul tribe gray 1; kabul tribe blue 1; kabul army russian 1
"""
HOUSE = """
    seats 3; gray court 33 16; blue court 41 9; tan court 72 61
    41 spy gray 2; 41 spy blue 1; 41 spy tan 1; 9 spy gray 1; 9 spy blue 1
"""
CITADEL = "gray court 33\nblue court 17 7\nkabul tribe blue 2\nkabul army afghan 1\n"


def test_PP_EDGE_29_as_many_pieces_are_removed_as_the_rank() -> None:
    state = after(FIELD, "act 33 battle")
    assert refused(state, "stop") == "PP-EDGE-58-none"
    act(state, "field kabul")
    assert refused(state, "stop") == "PP-EDGE-29-rest"
    act(state, "strike-army russian")
    assert refused(state, "stop") == "PP-EDGE-29-rest"
    assert legal(state) == {"strike-tribe blue"}
    act(state, "strike-tribe blue")
    assert (see.tribes(state, "blue", "kabul"), see.actions_left(state)) == (0, 1)


def test_PP_EDGE_29_fewer_only_where_units_or_targets_are_fewer() -> None:
    state = read(FIELD.replace("army british 2", "army british 1"))
    act(state, "act 33 battle", "field kabul", "strike-army russian")
    assert see.actions_left(state) == 1
    state = read(FIELD.replace("kabul tribe blue 1", ""))
    act(state, "act 33 battle", "field kabul", "strike-army russian")
    assert see.actions_left(state) == 1
    # On a court card too.
    state = read(f"{FIELD}61 spy gray 2\n61 spy tan 3")
    act(state, "act 33 battle", "court 61", "strike-spy tan")
    assert refused(state, "stop") == "PP-EDGE-29-rest"
    act(state, "strike-spy tan")
    assert (see.spies(state, "tan", 61), see.actions_left(state)) == (1, 1)
    # By option one may stop after any piece.
    state = read(FIELD)
    state.any_battle = 1
    act(state, "act 33 battle", "field kabul")
    assert refused(state, "stop") == "PP-EDGE-58-nothing"
    act(state, "strike-army russian", "stop")
    assert (see.tribes(state, "blue", "kabul"), see.actions_left(state)) == (1, 1)


@pytest.mark.parametrize(("value", "stops"), [("rank", False), ("any", True)])
def test_PP_EDGE_29_the_option_is_agreed_on_before_the_game(value: str, stops: bool) -> None:
    state = velkahra.game("pamir").start(2, {"battle": value})
    assert isinstance(state, PamirState)
    assert (state.any_battle == 1) == stops


@pytest.mark.parametrize("units", [2, 9])
def test_PP_EDGE_29_the_prompt_and_the_refusal_say_how_many_are_left(units: int) -> None:
    text = FIELD.replace("british 2", f"british {units}")
    state = after(f"{text}herat-kabul road russian 4", "act 33 battle", "field kabul")
    assert view_of(state, 0).battle == Battle(pieces=2, exact=True)
    found = state.refusal(0, SPACE.encode("stop", []))
    assert found is not None
    assert found.facts == {"count": 2}
    assert prompt_for("en", view_of(state, 0)) == "Remove 2 more enemy pieces."
    state.any_battle = 1
    assert prompt_for("en", view_of(state, 0)) == "Remove up to 2 more enemy pieces."


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_PP_EDGE_29_every_battle_of_random_games_removes_what_it_can(seats: int) -> None:
    fought = 0
    for seed in range(8):
        due = 0
        for step in play(seats, 0, seed):
            due -= sum(event.kind == "struck" for event in step.events)
            if step.before.frame_kind() == frames.SITE:
                state = step.after
                due = int(
                    min(
                        state.slot(frames.BATTLE_LEFT),
                        count_targets(state, state.frame_seat(), state.slot(frames.BATTLE_SITE)),
                    )
                )
                fought += 1
            elif step.before.frame_kind() == frames.BATTLE:
                assert (due > 0) == (step.after.frame_kind() == frames.BATTLE)
    assert fought > 0


def test_PP_EDGE_29_own_pieces_are_never_targets() -> None:
    state = read(f"{FIELD}61 spy gray 2\n61 spy tan 1")
    other = state.clone()
    act(state, "act 33 battle", "field kabul")
    assert refused(state, "strike-tribe gray") == "PP-EDGE-29"
    act(other, "act 33 battle", "court 61")
    assert refused(other, "strike-spy gray") == "PP-EDGE-29"
    # No battle without a target.
    state = read(f"{FIELD}herat army british 3\nherat tribe gray 1\n61 spy gray 1")
    act(state, "act 33 battle")
    assert legal(state) == {"field kabul"}
    assert refused(state, "field herat") == "PP-BATTLE-02-peace"
    assert refused(state, "court 61") == "PP-BATTLE-02-peace-court"
    # Without any target the action is none.
    state = read("gray court 33\nkabul army afghan 3\nkabul tribe gray 1")
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle"


def test_PP_EDGE_30_roads_on_every_border_of_the_region_are_at_the_site() -> None:
    state = read(
        f"{FIELD}herat-kabul road russian 1\nkabul-punjab road afghan 2\n"
        "kabul-transcaspia road british 1\nherat-persia road russian 1"
    )
    act(state, "act 33 battle", "field kabul")
    assert legal(state, "strike-road") == {
        *("strike-road russian herat-kabul", "strike-road afghan kabul-punjab")
    }
    assert refused(state, "strike-road russian herat-persia") == "PP-EDGE-30"
    act(state, "strike-road afghan kabul-punjab", "strike-road afghan kabul-punjab")
    assert see.roads(state, "afghan", "kabul-punjab") == 0
    # A road alone is a target.
    state = after("gray court 33\nkabul army afghan 1\nherat-kabul road russian 1", "act 33 battle")
    assert legal(state) == {"field kabul"}
    # Own roads are no armies.
    state = read("gray court 33\nherat-kabul road afghan 3\nkabul army russian 1")
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle"


def test_PP_EDGE_31_under_nationalism_own_tribes_count_for_the_limit() -> None:
    text = "gray court 33\nkabul army afghan 1\nkabul tribe gray 1\nkabul tribe blue 3\n"
    state = after(text, "act 33 battle", "field kabul", "strike-tribe blue")
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    assert see.tribes(state, "blue", "kabul") == 2
    state = read(f"{text}lasting 110 gray")
    act(state, "act 33 battle", "field kabul", "strike-tribe blue", "strike-tribe blue")
    assert (see.tribes(state, "blue", "kabul"), see.actions_left(state)) == (1, 1)
    # The limit is fixed when the site is chosen.
    state = after(f"{FIELD}kabul army afghan 3", "act 33 battle", "field kabul")
    assert state.slot(frames.BATTLE_LEFT) == 2
    act(state, "strike-army afghan")
    assert state.slot(frames.BATTLE_LEFT) == 1


def test_PP_EDGE_32_owners_are_asked_after_the_battle_in_turn_order() -> None:
    state = after(HOUSE, "act 33 battle", "court 41", "strike-spy tan")
    assert see.decider(state) == "gray"
    act(state, "strike-spy blue")
    assert (see.decider(state), legal(state)) == ("blue", {"spy 41", "decline"})
    act(state, "decline")
    assert (see.decider(state), legal(state)) == ("tan", {"spy 72", "decline"})
    act(state, "spy 72")
    assert (see.decider(state), see.spies(state, "tan", 72)) == ("gray", 1)
    # The turn order begins with the active player.
    text = HOUSE.replace("gray", "red").replace("tan", "gray").replace("red", "tan")
    state = read(f"{text}turn tan 2")
    act(state, "act 33 battle", "court 41", "strike-spy blue", "strike-spy gray")
    assert see.decider(state) == "gray"
    act(state, "spy 72")
    assert see.decider(state) == "blue"


def test_PP_EDGE_32_the_spy_may_return_to_the_very_card_but_counts_as_removed() -> None:
    state = read(f"{HOUSE}41 spy blue 1")
    act(state, "act 33 battle", "court 41", "strike-spy blue", "strike-spy blue")
    assert see.decider(state) == "blue"
    act(state, "spy 41", "decline")
    assert (see.spies(state, "blue", 41), see.supply(state, "blue")) == (1, 8)
    assert (see.decider(state), see.actions_left(state)) == ("gray", 1)
    # It does not work for betrayal or discarded cards.
    state = after(HOUSE, "act 16 betray", "betray 9")
    assert see.decider(state) == "gray"
    assert see.supply(state, "blue") == 9
    assert see.spies(state, "blue", 41) == 1


def test_PP_EDGE_33_the_citadel_protects_in_battle() -> None:
    assert refused(CITADEL, "act 33 battle") == "PP-EDGE-58-battle-safe"
    # Not from rebuke and riots.
    state = after(f"{CITADEL}market a0 116", "buy a0", "rebuke kabul")
    assert (see.tribes(state, "blue", "kabul"), see.court(state, "blue")) == (0, [17])
    assert see.tribes(after(f"{CITADEL}market a0 112\ndeck none", "end"), "blue", "kabul") == 0
    # Not from overthrow and relocation.
    state = after(f"{CITADEL}gray court 16\n7 spy gray 1", "act 16 betray", "betray 7")
    assert see.tribes(state, "blue", "kabul") == 0
    state = read(f"{CITADEL}turn blue 2\nblue hand 4\nherat tribe blue 8")
    act(state, "play 4 left", "spy 4", "take-tribe kabul")
    assert see.tribes(state, "blue", "kabul") == 1


def test_PP_EDGE_34_advisors_protect_spies_on_opponents_cards_too() -> None:
    state = read(
        "seats 3\ngray court 33\nblue court 1 9\ntan court 61\n61 spy gray 1\n61 spy blue 1\n"
        "9 spy gray 1\n9 spy blue 1\n33 spy gray 1\n33 spy blue 1"
    )
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle-safe"


@pytest.mark.parametrize(
    "pieces",
    [
        "blue court 1\n33 spy gray 1\n9 spy blue 1",  # spies apart
        "blue court 17\nblue afghan\nkabul army afghan 1\nkabul tribe blue 1",  # of one side
        "blue court 17\nkabul army british 1\nherat army afghan 1\nkabul tribe blue 1",
        "blue court 17\nkabul army afghan 1\nkabul tribe gray 1",  # no tribe of another player
    ],
)
def test_PP_EDGE_58_protection_is_no_reason_where_there_is_no_enemy(pieces: str) -> None:
    state = read(f"gray court 33 9\ngray afghan\n{pieces}")
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle"


def test_PP_EDGE_58_the_citadel_of_transcaspia_protects_too() -> None:
    state = read(
        "gray court 33\ngray afghan\nblue british\nblue court 97\n"
        "transcaspia army afghan 1\ntranscaspia tribe blue 1"
    )
    assert refused(state, "act 33 battle") == "PP-EDGE-58-battle-safe"


def test_PP_EDGE_34_not_against_betrayal() -> None:
    state = read("gray court 16\nblue court 1 9\n9 spy gray 1\n9 spy blue 2")
    act(state, "act 16 betray", "betray 9")
    assert see.supply(state, "blue") == 10


def test_PP_EDGE_35_even_the_acting_card_can_be_betrayed() -> None:
    state = read("gray court 34 9\n34 spy gray 1\ngray afghan")
    act(state, "act 34 betray", "betray 34", "prize")
    assert (see.court(state, "gray"), see.loyalty(state, "gray")) == ([9], "british")
    assert (see.supply(state, "gray"), see.actions_left(state)) == (10, 1)
    # The order of a betrayal.
    state = read(
        "gray afghan\ngray court 16 11\ngray gifts 2\nblue court 79 14 7\n79 spy gray 1\n"
        "14 spy blue 1\nblue money 1\nblue hand 9\nkabul tribe blue 1\nmarket a0 1\nmarket b0 2"
    )
    events = act(state, "act 16 betray", "betray 79")
    assert (see.money(state, "gray"), see.coins(state)) == (2, {"a0": 1, "b0": 1})
    assert (see.decider(state), legal(state)) == ("blue", {"discard 14", "discard 7", "discard 9"})
    events += act(state, "discard 7")
    assert see.tribes(state, "blue", "kabul") == 0
    assert (see.decider(state), legal(state)) == ("gray", {"prize", "decline"})
    assert see.loyalty(state, "gray") == "afghan"
    events += act(state, "prize")
    assert [event.kind for event in events] == [
        *("acted", "paid", "betrayed", "discarded", "spies-home", "leverage-paid"),
        *("discarded", "tribes-lost"),
        *("gifts-lost", "discarded", "dial", "prize"),
    ]
    assert (see.loyalty(state, "gray"), see.influence(state, "gray")) == ("british", 2)
    assert see.whole(state)


def test_PP_EDGE_35_the_bribe_comes_first_and_leaves_two_rupees() -> None:
    state = read(
        "gray court 16 9\n16 spy blue 2\n9 spy gray 1\ngray money 3\nmarket a0 1\nmarket b0 2"
    )
    assert see.holder(state, 16) == "blue"
    act(state, "act 16 betray")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}
    assert refused(state, "offer 2") == "PP-EDGE-25"
    act(state, "offer 1")
    assert legal(state) == {"answer 1", "answer 2"}
    act(state, "answer 1", "offer 1", "betray 9")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (0, 5)
    assert see.hand(state, "gray") == []
    # A card without a prize may be betrayed.
    state = read("gray court 16\nblue court 61\n61 spy gray 1")
    events = act(state, "act 16 betray", "betray 61")
    assert (see.decider(state), see.is_discarded(state, 61)) == ("gray", True)
    assert told(events, "betrayed") == ["betrayed seat=0 other=1 card=61"]
