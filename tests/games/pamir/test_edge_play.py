"""PP-EDGE-54 to 60: icons, bonus actions, actions without effect, undo, hidden hands."""

import pytest
from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

import velkahra
from velkahra.core.contract.events import OPEN
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.game import GAME
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.view.build import view_of

SPECTATOR = -1
BONUS = "favored military\ngray court 16 52 61\nmarket a3 1 3\nmarket b3 2 3\n"
OPENING = (12, 61, 9, 57, 30, 40, 14, 27, 5, 33, 59, 63)
HANDS = "seats 3\ngray hand 9 61\nblue hand {blue}\ntan hand 30\n"


def test_PP_EDGE_54_icons_come_from_top_to_bottom_as_printed() -> None:
    state = read("gray hand 2\nkabul tribe blue 1\nfavored economic\ngray money 9")
    act(state, "play 2 left", "offer 1")
    assert legal(state) == {"spy 2"}
    assert (see.armies(state, "afghan", "kabul"), see.favored(state)) == (0, "economic")
    act(state, "spy 2")
    assert see.armies(state, "afghan", "kabul") == 0
    act(state, "spy 2")
    assert (see.armies(state, "afghan", "kabul"), see.favored(state)) == (1, "military")


@pytest.mark.parametrize(
    ("card", "choices", "order"),
    [
        (68, ["spy 68", "spy 68"], ["spy", "spy", "army"]),
        (91, ["spy 91"], ["tribe", "army", "spy"]),
        (66, ["road herat-kabul", "road herat-kabul"], ["road", "road", "army"]),
    ],
)
def test_PP_EDGE_54_where_a_card_mixes(card: int, choices: list[str], order: list[str]) -> None:
    events = act(f"gray hand {card}", f"play {card} left", *choices)
    places = [event.facts["place"] for event in events if event.kind == "placed"]
    kinds = [
        "army" if place < 18 else "road" if place < 45 else "tribe" if place < 75 else "spy"
        for place in places
    ]
    assert kinds == order


def test_PP_EDGE_54_it_matters_when_the_supply_is_short() -> None:
    state = read("gray hand 91\nherat tribe gray 9\npersia tribe blue 1\nblue court 90")
    act(state, "play 91 left")
    assert see.tribes(state, "gray", "transcaspia") == 1
    assert legal(state) == {"spy 90", "spy 91"}
    act(state, "spy 91")
    assert legal(state) == {"take-tribe herat"}


def test_PP_EDGE_55_icons_are_not_optional() -> None:
    state = after("gray hand 9 57 39\ngray court 7\nkabul tribe gray 10", "play 9 left")
    assert {text.split()[0] for text in legal(state)} == {"road"}
    assert refused(state, "stop") == "PP-EDGE-58-none"
    assert refused(state, "decline") == "PP-BETRAY-03-none"
    assert refused(state, "end") == "PP-TURN-01-pending"
    act(state, "road herat-kabul", "play 57 left")
    assert legal(state) == {"take-tribe kabul"}
    # Even where they harm.
    state = read("gray hand 57\ngray court 5\nkabul tribe gray 1\nherat tribe gray 9")
    act(state, "play 57 left")
    assert legal(state) == {"take-tribe herat", "take-tribe kabul"}
    act(state, "take-tribe kabul")
    assert see.court(state, "gray") == [57]


def test_PP_EDGE_56_a_card_played_this_turn_acts_this_turn() -> None:
    state = read("gray hand 61\nmarket a0 1 2")
    act(state, "play 61 left", "road herat-kabul", "road herat-kabul")
    act(state, "act 61 tax", "collect a0", "collect a0")
    assert (see.money(state, "gray"), see.actions_left(state)) == (6, 0)


def test_PP_EDGE_57_bonus_actions_need_no_actions_left() -> None:
    state = read(f"{BONUS}turn gray 0")
    assert legal(state) == {"act 16 tax", "act 52 tax", "end"}
    act(state, "act 16 tax", "collect a3", "act 52 tax", "collect a3")
    assert (see.actions_left(state), see.money(state, "gray"), legal(state)) == (0, 6, {"end"})
    assert refused(state, "act 61 tax") == "PP-TURN-01-left"
    # Before between and after the two actions.
    state = read(f"{BONUS}market a0 81")
    act(state, "act 16 tax", "collect a3", "buy a0", "act 52 tax", "collect b3")
    act(state, "act 61 tax", "collect a3", "stop")
    assert (see.actions_left(state), see.money(state, "gray")) == (0, 7)
    # The suit of the moment counts.
    state = after(f"{BONUS}gray hand 42\nturn gray 1", "play 42 left")
    assert (see.favored(state), see.actions_left(state)) == ("economic", 0)
    assert refused(state, "act 16 tax") == "PP-TURN-01-left"
    act(state, "act 61 tax", "collect a3", "stop")
    assert see.actions_left(state) == 0


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        ("act 61 tax", "gray court 61\nmarket a0 1\nblue court 9\nblue money 9"),
        ("act 14 gift", "gray court 14\ngray gifts 2 4 6\ngray money 20"),
        ("act 17 build", "gray court 17\nkabul army afghan 3\nkabul tribe blue 1\ngray money 20"),
        ("act 63 move", "gray court 63\n63 spy gray 1\nkabul army afghan 1\nblue court"),
        ("act 16 betray", "gray court 16 9\n9 spy blue 1\ngray money 20"),
        ("act 33 battle", "gray court 33\nkabul army afghan 2\nherat army russian 1"),
    ],
)
def test_PP_EDGE_58_an_action_must_have_an_effect(deed: str, text: str) -> None:
    assert refused(text, deed) == f"PP-EDGE-58-{deed.split()[2]}"


@pytest.mark.parametrize(
    ("deed", "text"),
    [
        ("act 61 tax", "gray court 61\nmarket a0 1 1"),
        ("act 17 build", "gray court 17\nkabul tribe gray 1"),
        ("act 63 move", "gray court 63 9\n63 spy gray 1"),
    ],
)
def test_PP_EDGE_58_nobody_stops_before_it_had_one(deed: str, text: str) -> None:
    assert refused(after(text, deed), "stop") == "PP-EDGE-58-nothing"


def started(*texts: str) -> velkahra.Play:
    """Play the beginning of a game of two: gray begins; then these actions."""
    play = velkahra.Play(GAME, 2)
    cards = [f"draw {card}" for card in OPENING]
    for text in (*cards, "first blue", "loyalty british", "loyalty afghan", *texts):
        play.act(play.state.actor(), SPACE.from_text(text))
    return play


def set_up(text: str, *texts: str) -> velkahra.Play:
    play = velkahra.Play(GAME, 3)
    play.state = read(f"seats 3\n{text}")
    for action in texts:
        play.act(play.state.actor(), SPACE.from_text(action))
    return play


def undoable(play: velkahra.Play, seat: int) -> list[str]:
    """List the actions a seat may take back now."""
    return [GAME.write(*ply) for ply in play.plies[play.undo_border(seat) :]]


def test_PP_EDGE_59_own_actions_of_this_turn_can_be_taken_back() -> None:
    play = started()
    before = play.state.freeze()
    for text in ("buy a0", "play 12 left", "road herat-kabul"):
        play.act(0, SPACE.from_text(text))
    assert undoable(play, 0)[-3:] == ["buy a0", "play 12 left", "road herat-kabul"]
    assert undoable(play, 1) == []
    play.undo(play.version - 3)
    assert play.state.freeze() == before
    # Never behind a card of the deck.
    play = started("buy a0", "buy a1", "end")
    assert play.undo_border(0) < play.version
    play.act(-1, SPACE.from_text("draw 100"))
    assert undoable(play, 0) == []
    play.act(-1, SPACE.from_text("draw 99"))
    play.act(1, SPACE.from_text("buy b0"))
    assert (undoable(play, 0), undoable(play, 1)) == ([], ["buy b0"])


def test_PP_EDGE_59_never_behind_an_answer_to_a_bribe() -> None:
    play = set_up("gray hand 9\nkabul tribe blue 2\nkabul tribe gray 1", "play 9 left", "offer 1")
    assert undoable(play, 0) == ["play 9 left", "offer 1"]
    play.act(1, SPACE.from_text("answer 2"))
    assert (undoable(play, 0), undoable(play, 1)) == ([], ["answer 2"])
    play.act(0, SPACE.from_text("offer 2"))
    assert undoable(play, 0) == ["offer 2"]
    # A bribe paid in full asks nobody.
    text = "gray hand 9\nkabul tribe blue 2\nkabul tribe gray 1"
    play = set_up(text, "play 9 left", "offer 2", "road herat-kabul")
    assert undoable(play, 0) == ["play 9 left", "offer 2", "road herat-kabul"]


def test_PP_EDGE_59_never_behind_a_safe_house() -> None:
    text = "gray court 33\nblue court 41\n41 spy gray 1\n41 spy blue 1"
    play = set_up(text, "act 33 battle", "court 41", "strike-spy blue")
    assert undoable(play, 0) == ["act 33 battle", "court 41", "strike-spy blue"]
    play.act(1, SPACE.from_text("decline"))
    assert undoable(play, 0) == []
    # Never behind what another gave up for a debt.
    text = "gray court 16\nblue court 27 9 61\n27 spy gray 1\nblue money 1"
    play = set_up(text, "act 16 betray", "betray 27")
    assert undoable(play, 0) == ["act 16 betray", "betray 27"]
    play.act(1, SPACE.from_text("discard 9"))
    assert undoable(play, 0) == []


def test_PP_EDGE_59_never_behind_a_swapped_hand() -> None:
    play = set_up("blue hand 1 2\nmarket a0 114\nmarket b0 9", "buy b0", "buy a0")
    assert undoable(play, 0) == ["buy b0", "buy a0"]
    play.act(0, SPACE.from_text("name blue"))
    assert undoable(play, 0) == []
    # Never behind wakhans card.
    play = velkahra.Play(GAME, 1)
    while play.state.actor() == -1:
        play.act(-1, play.state.legal_actions(-1)[0])
    play.act(0, SPACE.from_text("loyalty afghan"))
    assert undoable(play, 0) == ["loyalty afghan"]
    while play.state.actor() == -1:
        play.act(-1, play.state.legal_actions(-1)[0])
        assert undoable(play, 0) == []


def test_PP_EDGE_60_others_hands_are_hidden_their_numbers_are_not() -> None:
    state = read(HANDS.format(blue="1 2"))
    view = view_of(state, 0)
    assert [player.hand for player in view.players] == [(9, 61), None, None]
    assert [player.hand_size for player in view.players] == [2, 2, 1]
    assert [player.hand for player in view_of(state, SPECTATOR).players] == [None] * 3
    # No view depends on a hand it hides.
    one, other = (read(HANDS.format(blue=cards)) for cards in ("1 2", "33 88"))
    for viewer in (SPECTATOR, 0, 2):
        assert view_of(one, viewer) == view_of(other, viewer)
    for viewer in (1, OPEN):
        assert view_of(one, viewer) != view_of(other, viewer)


def test_PP_EDGE_60_open_hands_are_an_option() -> None:
    assert GAME.complete({})["hands"] == "closed"
    for hands, opened in (("closed", 0), ("open", 1)):
        state = GAME.new_state(2, GAME.complete({"hands": hands}))
        assert isinstance(state, PamirState)
        assert state.open_hands == opened
    state = read(HANDS.format(blue="1 2"))
    state.open_hands = 1
    for viewer in (SPECTATOR, 0, 1, 2):
        hands_seen = [player.hand for player in view_of(state, viewer).players]
        assert hands_seen == [(9, 61), (1, 2), (30,)]


def test_PP_EDGE_60_who_may_see_everything_sees_the_hands() -> None:
    state = read(HANDS.format(blue="1 2"))
    assert [player.hand for player in view_of(state, OPEN).players] == [(9, 61), (1, 2), (30,)]
    # After the end the hands lie open.
    state = after(HANDS.format(blue="1 2") + "checks 3\nmarket a0 104", "buy a0")
    assert [player.hand for player in view_of(state, 0).players] == [(9, 61), (1, 2), (30,)]
    # What everybody has seen is told to everybody.
    state = read("gray money 9\nmarket a0 9\nkabul tribe blue 1\ngray hand 1 2 3\ndeck none")
    events = act(state, "buy a0", "play 9 left", "withdraw", "end", "discard 1", "discard 2")
    assert all(event.visible_to(seat) for event in events for seat in (SPECTATOR, 0, 1))
    assert told(events, "bought") == ["bought seat=0 card=9 slot=0 price=0 rupees=0"]
    assert told(events, "bribe-due") == ["bribe-due seat=0 other=1 rupees=1 card=9 hostage=0"]
    assert [text.split()[2] for text in told(events, "discarded")] == ["card=1", "card=2"]
    # A swap tells who but not what.
    state = read("gray hand 9\nblue hand 1\nmarket a0 114")
    assert told(act(state, "buy a0", "name blue"), "swapped") == ["swapped seat=0 other=1"]
    assert [player.hand for player in view_of(state, 0).players] == [(1,), None]
    assert (see.decider(state), see.is_in_force(state, 114)) == ("gray", False)
    assert (see.roads(state, "afghan", "herat-kabul"), see.spies(state, "gray", 1)) == (0, 0)
