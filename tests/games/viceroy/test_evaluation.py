"""What the evaluation thinks of positions: sensible orders."""

import pytest
from librt.random import Random
from tests.games.viceroy import see
from tests.games.viceroy.helpers import after, legal, read, spelled

from velkahra.bots.greedy import GreedyBot
from velkahra.core import registry
from velkahra.core.play.seat_knowledge import SeatKnowledge
from velkahra.games.viceroy.rules.facts import SEAT_NAMES

JUDGE = registry.game("viceroy").judge
BASE = "circle lay 1 1 0 2 1 1 4 1 2\n"
TOWER = BASE + "circle lay 6 2 0 9 2 1\n"
RICH = "circle gems bbrrggyy\n"
NAMING = "round 12\nlower-blue 5\nupper-blue 18"


def choice(table: str, *before: str) -> str:
    """Give what the greedy bot does for whoever is asked first, cards by their numbers."""
    state = after(table, *before)
    seat, rng = int(state.actor()), Random(7)
    return spelled(int(GreedyBot("greedy").choose(SeatKnowledge(JUDGE, state, seat, rng), rng)))


def value(table: str, *before: str, seat: str = "circle") -> float:
    """Evaluate a position for a seat, after some actions."""
    return JUDGE.evaluate(after(table, *before), SEAT_NAMES.index(seat))


def test_a_finished_game_is_worth_its_points() -> None:
    state = read("61 power-12 1\nsquare gems\ncircle gems\nend")
    assert see.asked(state) == "over"
    assert JUDGE.evaluate(state, 0) == 12.0
    assert JUDGE.evaluate(state, 0) > JUDGE.evaluate(state, 1)


def test_an_attack_token_is_worth_more_than_nothing_at_the_end() -> None:
    table = "circle gems\nsquare gems\n{}end"
    assert value(table.format("circle attack 1\n")) > value(table.format(""))
    assert value(table.format("square attack 1\n")) < value(table.format(""))


# Building


def test_in_the_last_round_a_card_goes_where_it_scores_most() -> None:
    table = TOWER + RICH + "circle hand 18\nsquare out\nround 12\nbuilding 3"
    assert {"place 3 0", "place 1 3"} <= legal(after(table, "circle play 18"), "place")
    assert choice(table, "circle play 18").startswith("place 3")
    # A level that cannot be paid for is not chosen.
    assert choice(TOWER + "circle gems g\ncircle hand 18\nround 12\nbuilding 3") == "play 18"
    # A card that scores is laid in the last turn.
    for card in ("13", "18", "71", "85"):
        table = TOWER + RICH + f"circle hand {card}\nround 12\nbuilding 3"
        assert choice(table) == f"play {card}"


def test_a_law_for_adjacent_characters_goes_where_there_are_most() -> None:
    table = TOWER + "circle gems\ncircle hand 85\nsquare out\nround 12\nbuilding 3"
    assert choice(table, "circle play 85") == "place 3 0"
    # Tucking the hand waits for the last turn.
    table = BASE + "circle gems\ncircle hand 72 5 7\nround {}\nbuilding 3"
    assert choice(table.format(4)) == "pass"
    assert choice(table.format(12)) == "play 72"
    # Cards are tucked that cannot be built any more.
    table = BASE + "circle gems\ncircle hand 72 5 7\nsquare out\nround 12\nbuilding 3"
    assert choice(table, "circle play 72", "place 1 3").startswith("tuck")


def test_gems_are_stored_in_the_last_turn_and_not_early() -> None:
    table = BASE + RICH + "circle hand 76\nsquare out\nround {}\nbuilding 3"
    assert choice(table.format(12)) == "play 76"
    assert choice(table.format(12), "circle play 76", "place 1 3") == "store bbrrggyy"
    assert value(table.format(3), "circle pass") > value(
        table.format(3), "circle play 76", "place 1 3", "store bbrrggyy"
    )
    # Fifteen points are better than three small rewards.
    tower = TOWER + "circle lay 3 1 3 8 2 2 11 3 0 13 3 1\n"
    table = tower + "circle lay 15 4 0 17 1 4 21 2 3 23 3 2\n"
    table += "circle lay 24 4 1\ncircle gems bbbrrrgggyyy\nsupply\ncircle hand 31\nsquare out\n"
    assert choice(table + "round 12\nbuilding 3", "circle play 31", "place 5 0") == "grant power"


# Tokens


def test_the_kind_that_completes_a_set_is_worth_more_than_another_one() -> None:
    two = "61 magic 1\n61 defence 1\n"
    assert value(two + "61 science 1") > value(two + "61 magic 2") + 6
    # Magic and bonuses are worth their product.
    assert value("61 magic 3\n61 magic-5 1\nround 12\nend") >= 15.0
    both = value("61 magic 2\n61 magic-3 1")
    assert both - value("61 magic-3 1") > value("61 magic 2") - value("round 2")

    # Science is worth more early than late.
    def gain(round_: int) -> float:
        return value(f"61 science 1\nround {round_}") - value(f"round {round_}")

    assert gain(2) > gain(11)


def test_an_attack_token_of_an_opponent_is_a_loss_without_defence() -> None:
    assert value("square attack 1") < value("round 2")
    assert value("square attack 1\n61 defence 1") > value("square attack 1")


def test_a_swap_is_made_for_the_better_token_only() -> None:
    table = "61 power-2 1\n62 power-12 1\ncircle hand 67\nsquare out\nround 12\nbuilding 3"
    swap = ("circle play 67", "place 1 1")
    assert choice(table, *swap) == "swap 61 power-2"
    poor = table.replace("61 power-2", "61 power-15").replace("62 power-12", "62 power-2")
    assert choice(poor, *swap) == "decline"
    # Who is rich bids for a card that scores.
    assert choice(TOWER + RICH + "square gems\nround 12\nlower-blue 18") == "bid blue"
    # Who can no longer build the card does not bid for it.
    assert choice("circle gems b\nround 12\nlower-blue 4") == "pass"


def test_a_colour_that_nobody_else_can_bid_is_better() -> None:
    table = TOWER + RICH + "square gems {}\nround 12\nlower-blue 18\nlower-red 18"
    poor = value(table.format("r").replace("\nlower-red 18", ""), "circle bid blue")
    assert poor > value(table.format("b").replace("\nlower-red 18", ""), "circle bid blue")


def test_the_better_of_two_cards_of_a_colour_is_taken() -> None:
    table = TOWER + RICH + "square gems\nsquare passed\nround 12\nlower-blue 5\nupper-blue 18"
    assert choice(table + "\nauction 2", "circle bid blue") == "take upper-blue"
    # The better of two cards is named first.
    assert choice(TOWER + RICH + NAMING, *("circle bid blue", "square bid blue")) == "name upper"


@pytest.mark.parametrize(("first_card", "named"), [("1", "upper"), ("62", "lower")])
def test_who_has_the_lowest_number_insists_the_second_time(first_card: str, named: str) -> None:
    table = f"circle lay {first_card} 1 0 63 1 1 64 1 2 60 2 0 59 2 1\nsquare lay 50 1 0\n"
    table += RICH + NAMING
    bids = ("circle bid blue", "square bid blue", "circle name upper", "square name upper")
    assert choice(table, *bids) == f"name {named}"


def test_passing_fetches_gems_early_when_nothing_is_on_offer_that_helps() -> None:
    table = "circle gems b\nround 3\nlower-blue 59\nlower-red 60\nlower-green 58\nlower-yellow 57"
    assert choice(table + "\ncircle hand 5 7 8 9\n61 science 3") == "pass"
    # The best recolouring is taken.
    table = "circle lay 1 1 0 4 1 1 3 1 2 20 2 0\n"
    table += "circle lay 19 2 1\ncircle gems rr\n20 circle-yellow-4 1\nend"
    assert choice(table) == "optimum"
    assert value(table, "optimum") > value(table, "decline")
