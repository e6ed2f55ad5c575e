"""VC-FLOW: twelve rounds of two phases, open and hidden facts."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, dealt, legal, read, refused
from tests.games.viceroy.random_games import play

import velkahra
from velkahra.core.play.play import Play
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")


def test_VC_FLOW_02_a_game_has_exactly_twelve_rounds() -> None:
    kinds = []
    steps = list(play(2, 0, 0, 4))
    for _, events in steps:
        kinds += [event.kind for event in events]
    state = steps[-1][0]
    assert (kinds.count("round"), state.round, state.large) == (12, 12, 0)
    assert kinds.count("ended") == 1


def test_VC_FLOW_03_a_round_is_an_auction_and_then_building() -> None:
    state = read("circle hand 32\nround 5\nlarge 28")
    assert see.asked(state) == "bid circle square"
    act(state, "pass", "pass")
    while see.asked(state).startswith("gems"):
        act(state, min(legal(state)))
    dealt(state)
    assert see.asked(state) == "card circle"
    act(state, "pass")
    assert (see.asked(state), state.round) == ("bid circle square", 6)


def test_VC_FLOW_03_nobody_waits_for_another_to_choose() -> None:
    state = after("seats 3\nlower-blue 4", "triangle bid blue")
    assert see.asked(state) == "bid circle square"
    assert refused(state, "triangle pass") == "VC-FLOW-03-chosen"
    act(state, "circle pass", "square bid blue")
    assert see.asked(state) == "gems circle"
    assert refused(state, "square pass") == "VC-FLOW-03-turn"
    # Who does not take part is told so.
    state = read("seats 3\nlower-blue 4\nauction 2\ncircle passed")
    assert see.asked(state) == "bid square triangle"
    assert refused(state, "circle pass") == "VC-FLOW-03-apart"
    # Other actions than what is asked are refused.
    state = read("lower-blue 4\ncircle hand 5")
    for text in (
        "play 5",
        "take lower-blue",
        "gems b",
        "decline",
        "place 1 1",
        "optimum",
        "tuck 5",
    ):
        assert refused(state, f"circle {text}") == "VC-FLOW-03-other", text
    assert refused(state, "circle deal 5") == "VC-FLOW-03-other"


def test_VC_FLOW_04_pyramids_are_open_to_everybody() -> None:
    state = read("circle lay 1 1 0 2 1 1 3 2 0\n3 magic 2\ncircle tuck 70 2")
    for viewer in (-1, 0, 1):
        cards = view_of(state, viewer).players[0].pyramid
        assert [(card.card, card.level, card.column) for card in cards] == [
            (1, 1, 0),
            (2, 1, 1),
            (3, 2, 0),
        ]
        assert (cards[1].tucked, cards[2].tokens) == ((70,), ((11, 2),))


def test_VC_FLOW_05_nobody_looks_behind_screens_or_into_hands() -> None:
    state = read("circle hand 32 70\ncircle attack 1\nlower-blue 4")
    for viewer in (-1, 1):
        theirs = view_of(state, viewer).players[0]
        assert (theirs.hand, theirs.gems, theirs.attack, theirs.hand_size) == (None, None, None, 2)
    mine = view_of(state, 0).players[0]
    assert (mine.hand, mine.gems, mine.attack) == ((32, 70), (2, 2, 2, 2), 1)
    # Screens may be left out.
    theirs = view_of(read("screens open\ncircle hand 32\ncircle attack 1"), 1).players[0]
    assert (theirs.gems, theirs.attack, theirs.hand) == ((2, 2, 2, 2), 1, None)
    # Agreements are talk and bind nobody.
    assert "signal-blue" in GAME.table.signals
    assert Play(GAME, 2).game.table.signals[-1] == "signal-pass"
