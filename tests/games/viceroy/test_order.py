"""VC-ORDER: who comes first when all act at once."""

from librt.vecs import vec
from mypy_extensions import i64
from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused

from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules import frames
from velkahra.games.viceroy.rules.decisions import settle
from velkahra.games.viceroy.rules.facts import SEAT_NAMES

ROW = "lower-blue 4\nlower-red 5\n"
ATTACKERS = "seats 3\ncircle attack 1\ncircle lay 1 1 0\nsquare attack 1\nsquare lay 2 1 0\n"
ATTACKERS += "triangle lay 3 1 0\n"
CIRCLES = "circle lay 1 1 0 4 1 1 20 2 0\ncircle gems r\nsquare lay 6 1 0 3 1 1 22 2 0\nend\n"


def test_VC_ORDER_01_the_lowest_number_first_and_the_whole_action() -> None:
    state = read(
        "seats 3\ncircle lay 50 1 0\nsquare lay 49 1 0\ntriangle lay 60 1 0 7 1 1\n"
        "7 science 8\nsupply bbbbbbbbbbbbbbbbbbbbrrrrrrrrrrrrr"
    )
    act(state, "pass", "pass", "pass")
    assert see.asked(state) == "gems triangle"
    act(state, "gems bbbbbbbb")
    assert see.asked(state) == "gems triangle"
    act(state, "gems rrr")
    assert see.asked(state) == "gems square"
    act(state, "gems rrr")
    assert see.asked(state) == "gems circle"


def test_VC_ORDER_01_who_takes_gems_later_is_told_why() -> None:
    state = after("seats 3\nlower-blue 4", "circle pass", "square pass", "triangle bid blue")
    assert see.asked(state) == "gems circle"
    assert refused(state, "square gems bbb") == "VC-ORDER-01"
    assert refused(state, "triangle gems bbb") == "VC-FLOW-03-turn"  # has a card
    act(state, "gems bbb")
    assert refused(state, "circle gems bbb") == "VC-FLOW-03-turn"  # has taken its gems
    # Who may find no gems left waits for no turn.
    state = after("seats 2\nsupply bbbbrr\ncircle gems\nsquare gems", "pass", "pass")
    assert see.asked(state) == "gems circle"
    assert refused(state, "square gems bbb") == "VC-FLOW-03-turn"


def test_VC_ORDER_01_who_attacks_later_is_told_why() -> None:
    state = after(ATTACKERS + ROW, "circle bid attack", "square bid attack", "triangle bid red")
    assert see.asked(state) == "take circle"
    assert refused(state, "square take lower-red") == "VC-ORDER-01"
    assert refused(state, "triangle take lower-red") == "VC-FLOW-03-turn"
    act(state, "take lower-blue")
    assert refused(state, "circle take lower-red") == "VC-FLOW-03-turn"
    # An attacker may find no card left.
    state = read(ATTACKERS + "lower-blue 4")
    act(state, "circle bid attack", "square bid attack", "triangle pass")
    assert see.asked(state) == "take circle"
    assert refused(state, "square take lower-blue") == "VC-FLOW-03-turn"


def test_VC_ORDER_01_an_attacker_is_before_gem_bidders_with_lower_numbers() -> None:
    state = read(ROW + "circle lay 60 1 0\ncircle attack 1\nsquare lay 1 1 0\nupper-red 9")
    act(state, "circle bid attack", "square bid red")
    assert see.asked(state) == "take circle"
    assert refused(state, "square take lower-red") == "VC-FLOW-03-turn"
    # Cards are taken by colour and not by number.
    state = read(ROW + "circle lay 60 1 0\nsquare lay 1 1 0\nupper-blue 8\nupper-red 9")
    act(state, "circle bid blue", "square bid red")
    assert see.asked(state) == "take circle"
    assert refused(state, "square take lower-red") == "VC-FLOW-03-turn"


def test_VC_ORDER_01_at_the_end_who_recolours_later_is_told_why() -> None:
    state = read(CIRCLES + "square gems g")
    assert see.asked(state) == "recolour circle"
    assert refused(state, "square recolour 22 green") == "VC-ORDER-01"
    act(state, "recolour 20 red")
    assert see.asked(state) == "recolour square"
    assert refused(state, "circle recolour 20 red") == "VC-FLOW-03-turn"
    # Who cannot recolour waits for no turn.
    assert refused(CIRCLES + "square gems", "square recolour 22 green") == "VC-FLOW-03-turn"
    # At the start who takes its reward later is told why.
    state = started(10, 12, 14)  # gems, gems, and magic, of which nobody is asked
    assert see.asked(state) == "gems circle"
    assert refused(state, "square gems bbb") == "VC-ORDER-01"
    assert refused(state, "triangle gems bbb") == "VC-FLOW-03-turn"
    act(state, min(legal(state)))
    assert see.asked(state) == "gems square"
    assert refused(state, "circle gems bbb") == "VC-FLOW-03-turn"


def started(*cards: int) -> ViceroyState:
    """A game whose seats begin with these cards, at the first decision about their rewards."""
    lines = [f"{SEAT_NAMES[seat]} lay {card} 1 0" for seat, card in enumerate(cards)]
    state = read("\n".join([f"seats {len(cards)}", "end", *lines]))
    state.over, state.round, state.stack = 0, 0, vec[i64]()
    state.push(frames.ROUND, -1)
    state.push(frames.FIRST, -1)
    settle(state, None)
    return state


def test_VC_ORDER_03_when_building_the_cards_that_are_played_decide() -> None:
    state = read("circle lay 1 1 0\nsquare lay 2 1 0\ncircle hand 70\nsquare hand 32\nbuilding")
    act(state, "circle play 70", "square play 32")
    assert see.asked(state) == "place square"
    act(state, "place 1 1", "draw laws")
    state = read(
        "circle lay 2 1 0\nsquare lay 1 1 0\ncircle hand 31\nsquare hand 32\nbuilding\n"
        "circle gems b\nsquare gems g"
    )
    act(state, "circle play 31", "square play 32")
    assert see.asked(state) == "place circle"
    act(state, "place 1 1")
    assert see.asked(state) == "place square"
    # Who builds later is told why.
    state = read(
        "seats 3\ncircle lay 60 1 0\ncircle hand 31\ncircle gems b\nsquare lay 1 1 0\n"
        "square hand 32\nsquare gems g\ntriangle hand 70\nbuilding"
    )
    act(state, "circle play 31", "square play 32", "triangle pass")
    assert see.asked(state) == "place circle"
    assert refused(state, "square place 1 1") == "VC-ORDER-03"
    assert refused(state, "triangle place 1 1") == "VC-FLOW-03-turn"  # has passed
    act(state, "place 1 1")
    assert see.asked(state) == "place square"
    assert refused(state, "circle place 1 2") == "VC-FLOW-03-turn"  # has built
