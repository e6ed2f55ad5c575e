"""The rules of Dudo, each under its id, and the contract."""

from collections.abc import Sequence

import pytest
from librt.random import Random

from dudo.bots import evaluation
from dudo.engine import DudoState
from dudo.game import GAME
from dudo.rules import actions, facts
from velkahra import Dealer, Play, bots
from velkahra.core.contract.events import Events
from velkahra.core.contract.refusals import IllegalAction
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.testing.suite import faults

CONDOR, LLAMA, PUMA = range(3)


def table(*hands: str, fallen: Sequence[int] = ()) -> DudoState:
    """Return a first round in which these dice were rolled; seats in `fallen` had one die once."""
    state = GAME.start(len(hands))
    assert isinstance(state, DudoState)
    state.dice = [len(hand) for hand in hands]
    state.box = 5 * len(hands) - sum(state.dice)
    state.fallen = [int(seat in fallen) for seat in range(len(hands))]
    state.stack = state.stack[:6]
    for seat, hand in enumerate(hands):
        state.set_hand(seat, [hand.count(str(face + 1)) for face in range(facts.FACES)])
    return state


def act(state: DudoState, *texts: str) -> Events:
    """Let the seats on turn act, by notation, and return what happened last."""
    events = Events()
    for text in texts:
        events = Events()
        state.apply(state.actor(), GAME.read(text), events)
    return events


def refuse(state: DudoState, text: str, rule: str) -> None:
    with pytest.raises(IllegalAction, match=rule):
        act(state, text)


def kinds(events: Events) -> list[str]:
    return [event.kind for event in events.happened]


def test_the_game_keeps_every_promise() -> None:
    assert faults(GAME) == []


@pytest.mark.parametrize(("dice", "number"), facts.START_DICE.items())
def test_DU_SETUP_01_everybody_has_five_dice_or_three(dice: str, number: int) -> None:
    state = GAME.start(6, {"dice": dice})
    assert isinstance(state, DudoState)
    assert state.dice == [number] * 6


def test_DU_SETUP_02_the_first_seat_begins() -> None:
    state = table("12345", "12345")
    assert state.actor() == CONDOR


def test_DU_ROUND_01_everybody_rolls_in_secret() -> None:
    play = Play(GAME, 2)
    play.act(CHANCE, GAME.read("roll 11345"))
    rolled = play.happened[-1][-1]
    assert rolled.visible_to(CONDOR)
    assert not rolled.visible_to(LLAMA)
    assert play.view(LLAMA).hands[CONDOR] is None
    assert play.view(CONDOR).hands[CONDOR] == (2, 0, 1, 1, 1, 0)
    with pytest.raises(IllegalAction, match="DU-ROUND-01"):
        play.act(CHANCE, GAME.read("roll 11"))


def test_DU_ROUND_01_a_roll_is_as_likely_as_it_falls() -> None:
    state = GAME.start(2)
    rolls = dict(zip(state.legal_actions(CHANCE), state.chance_weights(), strict=True))
    assert sum(rolls.values()) == 6**5
    assert rolls[GAME.read("roll 11111")] == 1
    assert rolls[GAME.read("roll 12345")] == 120


def test_DU_ROUND_02_turns_go_round_and_the_first_must_bid() -> None:
    state = table("12345", "12345", "12345")
    refuse(state, "doubt", "DU-ROUND-02")
    act(state, "bid 1 twos", "bid 2 twos", "bid 3 twos")
    assert state.actor() == CONDOR
    with pytest.raises(IllegalAction, match="DU-ROUND-02"):
        state.apply(PUMA, GAME.read("doubt"))


def test_DU_BID_01_a_bid_is_of_all_dice_on_the_table() -> None:
    state = table("22", "23", "26")
    act(state, "bid 4 twos", "doubt")
    assert state.showdown.found == 4
    assert state.dice == [2, 1, 2]


def test_DU_BID_02_a_raise_has_a_higher_count_or_a_higher_face() -> None:
    state = table("12345", "12345")
    act(state, "bid 3 fours")
    for text in ("bid 3 fours", "bid 3 threes", "bid 2 sixes"):
        refuse(state, text, "DU-BID-02")
    for text in ("bid 3 fives", "bid 4 twos"):
        act(state.clone(), text)


def test_DU_ACES_01_aces_count_as_the_face_of_the_bid() -> None:
    state = table("11", "56")
    act(state, "bid 3 sixes", "doubt")
    assert state.showdown.found == 3


def test_DU_ACES_02_the_first_bid_is_not_aces() -> None:
    refuse(table("11111", "12345"), "bid 2 aces", "DU-ACES-02")


def test_DU_ACES_03_aces_need_half_the_count() -> None:
    state = table("12345", "12345")
    act(state, "bid 5 fours")
    refuse(state, "bid 2 aces", "DU-ACES-03")
    act(state, "bid 3 aces")


def test_DU_ACES_04_after_aces_the_count_is_more_than_double() -> None:
    state = table("12345", "12345")
    act(state, "bid 5 fours", "bid 3 aces")
    refuse(state, "bid 6 sixes", "DU-ACES-04")
    refuse(state, "bid 3 aces", "DU-BID-02")
    act(state.clone(), "bid 4 aces")
    act(state, "bid 7 twos")


def test_DU_DOUBT_01_all_dice_are_shown() -> None:
    state = table("12345", "22346")
    shown = [event for event in act(state, "bid 4 twos", "doubt").happened if event.kind == "shown"]
    assert [actions.ROLL_NAMES[event.facts["dice"]] for event in shown] == ["12345", "22346"]
    assert all(event.visible_to(seat) for event in shown for seat in (CONDOR, LLAMA, -1))


@pytest.mark.parametrize(("bid", "dice"), [("bid 3 twos", [2, 1]), ("bid 4 twos", [1, 2])])
def test_DU_DOUBT_02_the_bidder_or_the_doubter_loses_a_die(bid: str, dice: list[int]) -> None:
    state = table("12", "23")
    act(state, bid, "doubt")
    assert state.dice == dice


@pytest.mark.parametrize(("bid", "dice"), [("bid 2 sixes", 3), ("bid 1 sixes", 1)])
def test_DU_EXACT_01_a_call_that_is_right_brings_a_die_back(bid: str, dice: int) -> None:
    state = table("1234", "23", "2346", fallen=[LLAMA])
    kind = act(state, bid, "exact")
    assert state.dice == [4, dice, 4]
    assert ("gained" in kinds(kind)) == (dice == 3)


def test_DU_EXACT_02_nobody_has_more_dice_than_at_the_start() -> None:
    state = table("12345", "22345", "22346")
    assert "gained" not in kinds(act(state, "bid 6 twos", "exact"))
    assert state.dice == [5, 5, 5]


def test_DU_EXACT_03_not_with_two_players_left() -> None:
    state = table("12", "23")
    act(state, "bid 1 twos")
    refuse(state, "exact", "DU-EXACT-03")


def test_DU_LOSS_01_the_seat_that_lost_or_won_a_die_begins() -> None:
    state = table("12345", "22345", "22346")
    act(state, "bid 9 twos", "doubt", "roll 1234", "roll 12345", "roll 12345")
    assert state.actor() == CONDOR
    act(state, "bid 6 twos", "exact", "roll 1234", "roll 12345", "roll 12345")
    assert state.actor() == LLAMA


def test_DU_LOSS_02_a_seat_without_dice_is_out() -> None:
    state = table("12", "2", "34", fallen=[LLAMA])
    act(state, "bid 1 sixes", "bid 4 sixes", "doubt", "roll 12", "roll 34", "bid 1 twos")
    assert state.dice[LLAMA] == 0
    assert state.actor() == CONDOR


def test_DU_LOSS_03_the_next_seat_begins_for_one_that_is_out() -> None:
    state = table("12", "2", "34", fallen=[LLAMA])
    act(state, "bid 1 sixes", "bid 4 sixes", "doubt", "roll 12", "roll 34")
    assert state.actor() == PUMA


def fall() -> DudoState:
    """Return a palifico round that the Condor begins with an ace."""
    state = table("12", "23", "34")
    events = act(state, "bid 5 twos", "doubt", "roll 1")
    assert "palifico" in kinds(events)
    act(state, "roll 12", "roll 34")
    return state


def test_DU_PALIFICO_01_aces_are_not_wild() -> None:
    state = fall()
    act(state, "bid 2 twos", "doubt")
    assert (state.showdown.found, state.showdown.wild) == (1, 0)


def test_DU_PALIFICO_01_only_once_and_only_with_three_players() -> None:
    state = table("12", "23", "34", fallen=[CONDOR])
    act(state, "bid 5 twos", "doubt")
    assert not state.palifico
    two = table("12", "23")
    act(two, "bid 4 twos", "doubt")
    assert not two.palifico


def test_DU_PALIFICO_02_the_first_bid_may_be_aces_and_the_face_stays() -> None:
    state = fall()
    act(state, "bid 1 aces")
    refuse(state, "bid 3 twos", "DU-PALIFICO-02")
    refuse(state, "bid 1 aces", "DU-PALIFICO-02")
    act(state, "bid 2 aces")


def test_DU_END_01_the_last_with_dice_wins() -> None:
    state = table("1", "23", fallen=[CONDOR])
    assert kinds(act(state, "bid 3 twos", "doubt"))[-2:] == ["lost", "won"]
    assert list(state.returns()) == [0.0, 1.0]


def test_DU_EDGE_01_no_bid_is_more_than_the_dice_in_play() -> None:
    state = table("12", "23")
    refuse(state, "bid 5 twos", "DU-EDGE-01")
    act(state, "bid 4 twos", "bid 4 sixes")
    assert [GAME.write(0, action) for action in state.legal_actions(CONDOR)] == [
        "doubt",
        "bid 2 aces",
        "bid 3 aces",
        "bid 4 aces",
    ]


def test_a_bid_holds_by_own_dice_and_the_chances_of_the_others() -> None:
    state = table("66", "23", "4")
    assert evaluation.chance_to_hold(state, CONDOR, 2, facts.FACES - 1) == 1.0
    assert evaluation.chance_to_hold(state, LLAMA, 3, facts.FACES - 1) == pytest.approx(1 / 27)


def test_a_bot_that_counts_beats_random_bots() -> None:
    won = sum(winner(("greedy", "random", "random"), seed) == 0 for seed in range(20))
    assert won >= 15


def winner(names: Sequence[str], seed: int) -> int:
    """Let bots play a short game, and return the seat that won."""
    play, rng = Play(GAME, len(names), {"dice": "three"}), Random(seed)
    dealer, players = Dealer(f"bots {seed}"), [bots.make(name) for name in names]
    play.deal(dealer)
    while not play.state.is_over():
        seat = int(play.state.actor())
        knowledge = SeatKnowledge(GAME.judge, play.state, seat, rng)
        play.act(seat, int(players[seat].choose(knowledge, rng)))
        play.deal(dealer)
    return [*play.state.returns()].index(1.0)
