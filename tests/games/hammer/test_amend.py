"""The organiser puts numbers and cards right one by one, and enters draws from paper decks."""

import pytest

from velkahra.core.contract.desk import Desk, DeskError
from velkahra.core.contract.events import Events
from velkahra.core.contract.state import CHANCE
from velkahra.games.hammer.cards.card_ids import CARD_NAMES
from velkahra.games.hammer.desk.forms import HammerDesk
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.rules import frames
from velkahra.games.hammer.rules.decisions import draws_of_deck
from velkahra.games.hammer.rules.invariants import faults
from velkahra.games.hammer.rules.values import DECK, HAND, PILE
from velkahra.games.hammer.view.build import view_of

OPTIONS = GAME.complete({"results": "organiser"})
DESK: Desk = HammerDesk()


def camp(**options: str) -> HammerState:
    state = GAME.start(2, {"results": "organiser", "rounds": "5", **options})
    assert isinstance(state, HammerState)
    return state


def on(state: HammerState) -> HammerState:
    """Play the first evening until the organiser has the word."""
    while state.frame_kind() != frames.DESK:
        seat = int(state.actor())
        state.apply(seat, int(state.legal_actions(seat)[0]))
    return state


def forms(state: HammerState) -> set[str]:
    return {form.name for form in DESK.forms(state, OPTIONS, "en")}


def enter(state: HammerState, form: str, **answers: str) -> list[str]:
    """Fill in a form of the desk. Returns what everybody hears."""
    assert form in forms(state)
    events = Events()
    for text in DESK.entries(state, form, answers):
        state.apply(CHANCE, GAME.read(text), events)
    assert faults(state) == []
    return [repr(event) for event in events.happened if event.visible_to(-1)]


def numbers(state: HammerState) -> tuple[int, int, int]:
    return int(state.points[0]), int(state.sb[0]), int(state.bm[0])


def test_HM_EDGE_ORG_01_points_SB_and_BM_are_corrected_apart() -> None:
    state = on(camp())
    for what, wanted in (("points", (3, 0, 0)), ("sb", (3, 3, 0)), ("bm", (3, 3, 3))):
        told = enter(state, "amend", power="usa", what=what, points="+3")
        assert numbers(state) == wanted
        assert told == [f"amended seat=0 what={('points', 'sb', 'bm').index(what)} by=3"]
    enter(state, "amend", power="usa", what="sb", points="-9")
    assert numbers(state) == (3, 0, 3)
    assert state.refusal(CHANCE, GAME.read("amend usa sb -1")) is not None


def test_HM_GOLD_01_what_a_card_says_is_entered_without_touching_the_score() -> None:
    state = on(camp())
    card = next(place for place in range(30) if state.zone[place] == HAND)
    before = numbers(state)
    told = enter(state, "lay", card=CARD_NAMES[card], place="pile")
    assert (state.zone[card], numbers(state)) == (PILE, before)
    assert told == [f"laid seat=0 card={card} place=2"]
    enter(state, "lay", card=CARD_NAMES[card], place="hand")
    assert card in (view_of(state, 0).teams[0].hand or ())


def test_a_card_between_hand_and_deck_is_told_to_its_team_only() -> None:
    state = on(camp(study="always"))
    card = next(place for place in range(30) if state.zone[place] == HAND)
    assert enter(state, "lay", card=CARD_NAMES[card], place="deck") == []
    assert state.zone[card] == DECK
    assert card in view_of(state, 0).deck_list


def test_HM_EDGE_RANK_05_a_correction_taken_back_leaves_no_debt() -> None:
    state = on(camp())
    enter(state, "correct", power="usa", points="+5")
    enter(state, "amend", power="usa", what="sb", points="-5")
    enter(state, "correct", power="usa", points="-3")
    assert (numbers(state), state.debt[0]) == ((2, 0, 0), 3)
    enter(state, "correct", power="usa", points="+3")
    assert (numbers(state), state.debt[0]) == ((5, 0, 0), 0)


def test_HM_EDGE_END_01_the_last_round_is_offered_where_it_can_be_set() -> None:
    state = on(camp())
    while not state.over:
        legal = {int(action) for action in state.legal_actions(int(state.actor()))}
        if state.frame_kind() == frames.DESK:
            assert ("last-round" in forms(state)) == (GAME.read("last-round") in legal)
        state.apply(int(state.actor()), min(legal))
    assert state.round == 5


def test_HM_EDGE_FIND_01_HM_EDGE_FIND_03_all_who_found_him_are_named() -> None:
    state = on(camp(find="outdoors"))
    enter(state, "found", power="china")
    enter(state, "found", power="usa")
    view = view_of(state, 0)
    assert (view.finder, view.finders) == (1, (0, 1))
    # A find of two teams is taken back from both.
    state = on(camp(find="outdoors"))
    enter(state, "found", power="usa")
    enter(state, "found", power="china")
    assert [*state.points[:2]] == [20, 20]
    assert enter(state, "unfind") == ["unfound seat=0 points=20", "unfound seat=1 points=20"]
    assert ([*state.points[:2]], state.finder) == ([0, 0], -1)
    enter(state, "found", power="china")
    assert [*state.points[:2]] == [0, 20]


def test_cards_drawn_by_hand_are_entered() -> None:
    state = camp(draws="organiser")
    while not draws_of_deck(state):
        state.apply(state.actor(), int(state.legal_actions(state.actor())[0]))
    assert (state.frame_kind(), GAME.table.is_entered(state)) == (frames.DEAL, True)
    assert view_of(state, 0).decision == "cards"
    (form,) = DESK.forms(state, OPTIONS, "en")
    assert (form.name, form.waits) == ("drawn", True)
    came = ["usa-3", "usa-9", "usa-11", "usa-2", "usa-30", "usa-7", "usa-8"]
    enter(state, "drawn", **{f"card-{number}": card for number, card in enumerate(came, 1)})
    hand = view_of(state, 0).teams[0].hand or ()
    assert {CARD_NAMES[card] for card in hand} == set(came)
    with pytest.raises(DeskError, match="desk-no-card"):
        DESK.entries(state, "drawn", {})


def test_games_of_version_1_have_neither() -> None:
    state = on(camp(corrections="none"))
    assert not forms(state) & {"amend", "lay", "unfind"}
    assert all(int(action) < GAME.space.offset("amend") for action in state.legal_actions(CHANCE))
