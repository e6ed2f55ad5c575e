"""VC-END: the last round, screens, recolouring."""

from tests.games.viceroy import see
from tests.games.viceroy.helpers import act, after, legal, read, refused, told
from tests.games.viceroy.pyramids import MIXED
from tests.games.viceroy.said import SAID

from velkahra.games.viceroy.view.build import view_of


def test_VC_END_01_after_the_twelfth_round_comes_the_scoring() -> None:
    state = read("round 12\ncircle hand 75\nlarge 0\nbuilding")
    assert told(act(state, "play 75", "place 1 1"), "ended", "round") == ["ended"]
    assert see.asked(state) == "over"
    assert refused(state, "circle pass") == "VC-END-01-over"
    state = after("round 11\ncircle hand 75\nlarge 0\nbuilding", "play 75", "place 1 1")
    assert (see.asked(state), state.round) == ("bid circle square", 12)


def test_VC_END_02_hands_are_discarded_and_worth_nothing() -> None:
    state = read(MIXED + "circle hand 32 68\nsquare hand 76\ncircle gems r\nend")
    assert see.asked(state) == "recolour circle"
    assert (see.gone(state, 32), see.gone(state, 68), see.gone(state, 76)) == (True, True, True)
    assert see.points(state, "circle")[2] == 0
    # What was in the hands lies open then.
    state = read("circle hand 32 68\nupper-blue 8\nround 12\nlarge 0\nbuilding")
    assert {8, 32, 68}.isdisjoint(view_of(state, 1).gone)
    act(state, "pass")
    assert {32, 68} <= set(view_of(state, 1).gone)
    # The screens are removed before recolouring.
    state = read(MIXED + "circle gems rr\nsquare gems by\nsquare attack 2\nend")
    assert see.asked(state) == "recolour circle"
    for viewer in (-1, 0):
        seen = view_of(state, viewer)
        assert seen.phase == "end"
        assert seen.players[1].gems == (1, 0, 0, 1)
        assert seen.players[1].attack == 2
        assert seen.players[0].points[6] == -8


def test_VC_END_03_remaining_gems_recolour_circles() -> None:
    state = read(MIXED + "circle gems rbbb\nend")
    assert see.points(state, "circle")[0] == 0
    assert legal(state) == {"recolour 20 red", "recolour 20 blue", "optimum", "decline"}
    events = act(state, "recolour 20 red")
    assert told(events, "recoloured") == ["recoloured seat=0 card=20 colour=1 count=1"]
    assert (see.points(state, "circle")[0], see.gems(state, "circle")) == (2, "bbb")
    # It may be left.
    state = after(MIXED + "circle gems rbbb\nend", "decline")
    assert (see.asked(state), see.points(state, "circle")[0]) == ("over", 0)
    # Only ones own circles.
    state = read(MIXED + "circle gems r\nsquare lay 2 1 0\nsquare gems rrrr\nend")
    assert see.asked(state) == "recolour circle"
    assert refused(state, "recolour 2 red") == "VC-END-03"
    assert refused(state, "recolour 1 red") == "VC-END-03"
    act(state, "decline")
    assert see.asked(state) == "over"
    # A card of another player may complete a circle.
    state = read(MIXED + "circle gems r\nsquare lay 6 1 0 3 1 1 22 2 0\nend")
    assert refused(state, "circle recolour 22 green") == "VC-END-03"
    assert SAID.refuse("en", "VC-END-03", card=22) == (
        "Brigand does not complete any of your circles. Choose a card on level 2 or higher in your "
        "pyramid."
    )


def test_VC_END_04_VC_EDGE_35_one_gem_for_a_segment_and_two_for_the_half_circle() -> None:
    state = after("circle lay 1 1 0 3 1 1 21 2 0\ncircle gems rr\nend", "recolour 21 red")
    assert see.gems(state, "circle") == ""
    state = read("circle lay 1 1 0 3 1 1 21 2 0\ncircle gems rgggg\nend")
    assert see.asked(state) == "recolour circle"
    assert legal(state, "recolour") == {"recolour 21 green"}
    assert refused(state, "recolour 21 red") == "VC-EDGE-35"
    # What is of the colour already is not paid.
    state = read("circle lay 1 1 0 3 1 1 20 2 0\ncircle gems rrrrbbbb\nend")
    assert refused(state, "recolour 20 red") == "VC-END-04-already"
    assert legal(state, "recolour") == {"recolour 20 blue"}


def test_VC_END_05_recolouring_brings_no_gem() -> None:
    state = read(MIXED + "circle gems r\nsquare gems\nsupply bbrr\nend")
    assert told(act(state, "recolour 20 red"), "circle") == []
    assert (see.gems(state, "circle"), see.supply(state)) == ("", "bbrrr")


def test_VC_END_06_the_headings_in_their_order() -> None:
    state = read(
        MIXED + "circle gems r\n1 eternal-blue 1\n4 power-7 1\n1 magic 2\n4 magic-3 1\n"
        "4 defence 1\n20 science 1\ncircle lay 68 1 2\nsquare attack 3\nend"
    )
    events = act(state, "recolour 20 red")
    headings = [2, 1, 4, 7, 6, 12, -8]
    facts = " ".join(f"points{number}={points}" for number, points in enumerate(headings))
    assert told(events, "score")[0] == f"score seat=0 place=1 {facts} total=24"
