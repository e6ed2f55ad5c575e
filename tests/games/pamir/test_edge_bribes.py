"""PP-EDGE-24 to 28 and 96: haggling, what must be left for the action, exemptions."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import FULL, act, after, legal, read, refused, told

import velkahra
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.chapters.bribe import requests_left
from velkahra.games.pamir.text.words import prompt_for
from velkahra.games.pamir.view.build import view_of
from velkahra.games.pamir.view.model import Bribe

RULED = "gray hand 9 16 61\nkabul tribe blue 3\n"
HELD = f"{FULL}\ngray court {{card}}\n{{card}} spy blue {{spies}}\ngray money {{money}}\n"
HERS = "seats 1\nwakhan\nturn gray 2\nai 4 2\ngray hand 9\nkabul tribe wakhan 3\n"


def limited(text: str, most: int) -> PamirState:
    """Read a position of a table that limits the requests of a turn."""
    state = read(text)
    state.most_asked = most
    return state


def bribe_of(state: PamirState) -> Bribe:
    """Give the bribe as the payer sees it."""
    bribe = view_of(state, 0).bribe
    assert bribe is not None
    return bribe


def test_PP_EDGE_24_the_briber_names_a_price_and_the_ruler_another() -> None:
    state = after(RULED, "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "offer 3", "withdraw"}
    act(state, "offer 1")
    assert (see.decider(state), legal(state)) == ("blue", {"answer 1", "answer 2", "answer 3"})
    act(state, "answer 2")
    assert see.decider(state) == "gray"
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    assert refused(state, "offer 3") == "PP-PLAY-02-more"
    assert refused(state, "answer 1") == "PP-PLAY-03-none"


def test_PP_EDGE_24_the_full_price_needs_no_consent() -> None:
    state = read(RULED)
    events = act(state, "play 9 left", "offer 3")
    assert told(events, "bribed") == ["bribed seat=0 other=1 rupees=3 hostage=0"]
    assert see.decider(state) == "gray"
    # What is accepted is what is paid.
    state = after(RULED, "play 9 left", "offer 2", "answer 2", "offer 2")
    assert (see.money(state, "gray"), see.money(state, "blue")) == (2, 6)
    # No rulebook limits the requests.
    state = after(RULED, "play 9 left", *["offer 0", "answer 3"] * 9)
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "offer 3", "withdraw"}
    act(state, "withdraw", *["play 9 left", "withdraw"] * 9, "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "offer 3", "withdraw"}
    # A table may limit the requests of a turn.
    state = limited(f"{RULED}deck none", 3)
    act(state, "play 9 left", "offer 0", "answer 3", "offer 1", "answer 3", "offer 2", "answer 3")
    assert legal(state) == {"offer 3", "withdraw"}
    assert refused(state, "offer 2") == "PP-EDGE-24"
    act(state, "withdraw", "end", "discard 61", "end", "play 9 left")
    assert "offer 0" in legal(state)


@pytest.mark.parametrize(
    ("card", "action", "reserve"), [(62, "build", 2), (16, "betray", 2), (14, "gift", 2)]
)
def test_PP_EDGE_25_the_least_cost_must_remain(card: int, action: str, reserve: int) -> None:
    text = HELD.format(card=card, spies=2, money=reserve + 1) + (
        "persia tribe gray 1\nblue court 5\n5 spy gray 1\nblue money 0"
    )
    state = after(text, f"act {card} {action}")
    assert legal(state) == {"offer 0", "offer 1", "withdraw"}
    assert refused(state, "offer 2") == "PP-EDGE-25"


def test_PP_EDGE_25_the_cheapest_free_gift_counts() -> None:
    state = after(HELD.format(card=14, spies=2, money=6) + "gray gifts 2", "act 14 gift")
    assert refused(state, "offer 3") == "PP-PLAY-02-more"
    act(state, "offer 2")
    assert legal(state) == {"gift 4"}
    state = after(HELD.format(card=14, spies=2, money=5) + "gray gifts 2", "act 14 gift")
    assert refused(state, "offer 2") == "PP-EDGE-25"


@pytest.mark.parametrize("most", [1, 3])
def test_PP_EDGE_25_a_bribe_that_leaves_too_little_is_told_as_that(most: int) -> None:
    text = HELD.format(card=62, spies=2, money=3) + "persia tribe gray 1"
    state = limited(text, most)
    state.asked = most
    assert refused(state, "act 62 build") == "PP-EDGE-25-bribe"
    state = limited(text + "\n62 spy blue 4", most)
    state.asked = most
    assert refused(state, "act 62 build") == "PP-PLAY-02-dear"


def test_PP_EDGE_25_so_is_a_bribe_to_wakhan() -> None:
    hers = "seats 1\nwakhan\nturn gray 2\nai 12 5\ngray court 49\nkabul tribe gray 1\n"
    assert refused(f"{hers}49 spy wakhan 2\ngray money 3", "act 49 build") == "PP-EDGE-25-bribe"
    assert refused(f"{hers}49 spy wakhan 4\ngray money 3", "act 49 build") == "PP-EDGE-82-dear"
    # An offer beyond the purse is told as that.
    state = after("gray hand 30\ngray money 1\npunjab tribe blue 3", "play 30 left")
    assert refused(state, "offer 2") == "PP-EDGE-25-purse"
    state = after(HELD.format(card=62, spies=4, money=3) + "persia tribe gray 1", "act 62 build")
    assert refused(state, "offer 4") == "PP-EDGE-25-purse"
    assert refused(state, "offer 3") == "PP-EDGE-25"


def test_PP_EDGE_26_a_refused_bribe_uses_no_action_and_only_the_request_names_the_card() -> None:
    state = read(RULED)
    events = act(state, "play 9 left", "offer 0", "answer 3", "withdraw")
    assert told(events, "bribe-due") == ["bribe-due seat=0 other=1 rupees=3 card=9 hostage=0"]
    assert (see.hand(state, "gray"), state.left, see.decider(state)) == ([9, 16, 61], 2, "gray")
    assert [event.kind for event in events if "card" in event.facts] == ["bribe-due"]


def test_PP_EDGE_27_in_a_tie_nobody_holds_the_card() -> None:
    text = HELD.format(card=14, spies=2, money=9) + "seats 3\n"
    state = read(f"{text}14 spy tan 2")
    assert see.holder(state, 14) == "nobody"
    act(state, "act 14 gift")
    assert legal(state, "offer") == set()
    # The owners spies break the hold and never cost anything.
    state = after(HELD.format(card=14, spies=2, money=9) + "14 spy gray 2", "act 14 gift")
    assert legal(state) == {"gift 2", "gift 4", "gift 6"}
    state = after(f"{FULL}\ngray court 14\n14 spy gray 5", "act 14 gift", "gift 2")
    assert see.money(state, "gray") == 2


def test_PP_EDGE_28_disregard_for_customs_frees_everybody() -> None:
    state = read(f"{RULED}{FULL}\ngray court 14\n14 spy blue 2\nlasting 107 thrown")
    act(state, "act 14 gift", "gift 2", "play 9 left", "road kabul-punjab")
    assert see.money(state, "blue") == 4
    # Courtly manners let its buyer pay or not.
    state = after(f"{RULED}lasting 107 gray\ngray money 2", "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "withdraw"}
    act(state, "offer 0", "road kabul-punjab", "play 16 left", "offer 1")
    assert see.money(state, "gray") == 1
    assert see.money(state, "blue") == 5
    assert see.court(state, "gray") == [16, 9]
    # And nobody else.
    assert see.decider(after(f"{RULED}lasting 107 blue", "play 9 left", "offer 0")) == "blue"
    # Charismatic courtiers play free and act dear.
    state = read(f"{RULED}{FULL}\ngray court 42 14\n14 spy blue 2")
    act(state, "play 9 left", "road kabul-punjab")
    act(state, "act 14 gift")
    assert "offer 2" in legal(state)
    # Civil service reforms act free and play dear.
    state = after(f"{RULED}{FULL}\ngray court 24 14\n14 spy blue 2", "act 14 gift", "gift 2")
    act(state, "play 9 left")
    assert "withdraw" in legal(state)


@pytest.mark.parametrize("value", ["unlimited", "three", "one"])
def test_PP_EDGE_96_the_limit_is_agreed_on_before_the_game(value: str) -> None:
    state = velkahra.game("pamir").start(2, {"requests": value})
    assert isinstance(state, PamirState)
    assert requests_left(state) == {"unlimited": -1, "three": 3, "one": 1}[value]


def test_PP_EDGE_96_the_view_tells_how_many_requests_are_left() -> None:
    assert bribe_of(after(limited(RULED, 3), "play 9 left", "offer 0", "answer 3")).requests == 2
    state = after(RULED, "play 9 left", "offer 0", "answer 3")
    assert (bribe_of(state).requests, bribe_of(state).haggle) == (-1, True)
    # Letting a bribe be counts as a request.
    state = after(limited(RULED, 3), *["play 9 left", "withdraw"] * 2, "play 9 left")
    assert "offer 2" in legal(state)
    act(state, "offer 2", "answer 3")
    assert legal(state) == {"offer 3", "withdraw"}
    # When they are used up the payer still confirms the price.
    state = after(limited(RULED, 3), *["play 9 left", "withdraw"] * 3)
    assert told(act(state, "play 9 left")) == ["bribe-due seat=0 other=1 rupees=3 card=9 hostage=0"]
    assert (see.money(state, "gray"), legal(state)) == (4, {"offer 3", "withdraw"})
    assert refused(state, "offer 2") == "PP-EDGE-24"
    other = state.clone()
    act(state, "withdraw")
    assert (see.money(state, "gray"), see.hand(state, "gray"), state.left) == (4, [9, 16, 61], 2)
    assert told(act(other, "offer 3"), "bribed") == ["bribed seat=0 other=1 rupees=3 hostage=0"]


def test_PP_EDGE_96_without_the_corrections_it_is_paid_in_full_at_once() -> None:
    state = limited(RULED, 3)
    state.unconfirmed = 1
    act(state, *["play 9 left", "withdraw"] * 3)
    assert told(act(state, "play 9 left"), "bribed") == ["bribed seat=0 other=1 rupees=3 hostage=0"]
    assert (see.money(state, "gray"), legal(state, "offer")) == (1, set())
    # Who cannot pay then cannot play.
    state = after(limited(f"{RULED}gray money 2", 3), *["play 9 left", "withdraw"] * 3)
    assert refused(state, "play 9 left") == "PP-PLAY-02-dear"
    assert legal(state, "play") == {"play 61 left", "play 61 right"}
    # Courtly manners may always let a bribe be.
    state = limited(f"{RULED}lasting 107 gray", 1)
    act(state, *["play 9 left", "withdraw"] * 3, "play 9 left")
    assert legal(state) == {"offer 0", "offer 1", "offer 2", "offer 3", "withdraw"}
    # Without the corrections three times a turn.
    state = limited(f"{RULED}lasting 107 gray", 3)
    state.unconfirmed = 1
    act(state, *["play 9 left", "withdraw"] * 3, "play 9 left")
    assert refused(state, "withdraw") == "PP-EDGE-96"
    act(state, "offer 0", "road kabul-punjab")
    assert see.money(state, "gray") == 4


def test_PP_EDGE_96_a_bribe_to_wakhan_is_confirmed_too() -> None:
    state = after(HERS, "play 9 left")
    assert (see.decider(state), legal(state)) == ("gray", {"offer 3", "withdraw"})
    assert prompt_for("en", view_of(state, 0)).endswith("Wakhan asks for 3. Pay, or withdraw.")
    other = state.clone()
    act(state, "withdraw")
    assert (see.money(state, "gray"), see.hand(state, "gray"), state.left) == (4, [9], 2)
    act(other, "offer 3")
    assert (see.money(other, "gray"), see.money(other, "wakhan")) == (1, 7)
    # Without the corrections wakhan is paid at once.
    state = read(HERS)
    state.unconfirmed = 1
    assert told(act(state, "play 9 left"), "bribed") == ["bribed seat=0 other=5 rupees=3 hostage=0"]
    assert (see.money(state, "gray"), see.money(state, "wakhan")) == (1, 7)
