"""Actions as text: every one comes back, and the layout never moves."""

import pytest

from velkahra.core.contract.refusals import AmbiguousAction, NotationError, UnknownAction
from velkahra.games.pamir.rules.actions import ACTIONS, SPACE
from velkahra.games.pamir.rules.facts import DATA

LAYOUT = [
    ("loyalty", "coalition (3)", 0, 3),
    ("buy", "slot (12)", 3, 12),
    ("play", "card (100), side (2)", 15, 200),
    ("act", "card (100), action (6)", 215, 600),
    ("offer", "rupees (11)", 815, 11),
    ("answer", "rupees (11)", 826, 11),
    ("withdraw", "", 837, 1),
    ("levy", "player (5)", 838, 5),
    ("collect", "slot (12)", 843, 12),
    ("gift", "space (3)", 855, 3),
    ("army", "region (6)", 858, 6),
    ("road", "border (9)", 864, 9),
    ("spy", "card (100)", 873, 100),
    ("march", "region (6), to (6)", 973, 36),
    ("ride", "region (6), to (6)", 1009, 36),
    ("sneak", "card (100), to (100)", 1045, 10000),
    ("betray", "card (100)", 11045, 100),
    ("prize", "", 11145, 1),
    ("decline", "", 11146, 1),
    ("field", "region (6)", 11147, 6),
    ("court", "card (100)", 11153, 100),
    ("strike-tribe", "player (5)", 11253, 5),
    ("strike-army", "coalition (3)", 11258, 3),
    ("strike-road", "coalition (3), border (9)", 11261, 27),
    ("strike-spy", "player (5)", 11288, 5),
    ("take-army", "region (6)", 11293, 6),
    ("take-road", "border (9)", 11299, 9),
    ("take-tribe", "region (6)", 11308, 6),
    ("take-gift", "space (3)", 11314, 3),
    ("take-spy", "card (100)", 11317, 100),
    ("discard", "card (100)", 11417, 100),
    ("name", "player (5)", 11517, 5),
    ("suit", "suit (4)", 11522, 4),
    ("rebuke", "region (6)", 11526, 6),
    ("stop", "", 11532, 1),
    ("end", "", 11533, 1),
    ("first", "player (5)", 11534, 5),
    ("draw", "card (116)", 11539, 116),
    ("back", "back (12)", 11655, 12),
    ("ai", "card (24)", 11667, 24),
    ("wakhan", "", 11691, 1),
]
PINNED = {
    0: "loyalty afghan",
    1: "loyalty british",
    2: "loyalty russian",
    3: "buy a0",
    9: "buy b0",
    14: "buy b5",
    15: "play 1 left",
    16: "play 1 right",
    214: "play 100 right",
    215: "act 1 tax",
    216: "act 1 gift",
    217: "act 1 build",
    218: "act 1 move",
    219: "act 1 betray",
    220: "act 1 battle",
    815: "offer 0",
    825: "offer 10",
    826: "answer 0",
    837: "withdraw",
    838: "levy gray",
    842: "levy black",
    848: "collect a5",
    855: "gift 2",
    857: "gift 6",
    858: "army transcaspia",
    863: "army kandahar",
    864: "road persia-transcaspia",
    868: "road herat-kabul",
    872: "road kandahar-punjab",
    873: "spy 1",
    974: "march transcaspia kabul",
    1009 + 6 + 5: "ride kabul kandahar",
    1045 + 100 * 29 + 30: "sneak 30 31",
    11045: "betray 1",
    11145: "prize",
    11146: "decline",
    11148: "field kabul",
    11153: "court 1",
    11254: "strike-tribe blue",
    11260: "strike-army russian",
    11261 + 9: "strike-road british persia-transcaspia",
    11290: "strike-spy tan",
    11294: "take-army kabul",
    11300: "take-road herat-persia",
    11313: "take-tribe kandahar",
    11315: "take-gift 4",
    11317: "take-spy 1",
    11516: "discard 100",
    11520: "name red",
    11522: "suit economic",
    11523: "suit military",
    11524: "suit political",
    11525: "suit intelligence",
    11527: "rebuke kabul",
    11532: "stop",
    11533: "end",
    11534: "first gray",
    11539: "draw 1",
    11654: "draw 116",
    11655: "back 1",
    11667: "ai 1",
    11691: "wakhan",
}


def test_the_layout_is_pinned() -> None:
    assert SPACE.table() == LAYOUT
    assert SPACE.size == ACTIONS == 11692


def test_the_integers_of_stored_games_keep_their_meaning() -> None:
    assert {action: SPACE.to_text(action) for action in PINNED} == PINNED


def test_the_readme_has_every_kind_with_its_integers() -> None:
    readme = (DATA.parent / "README.md").read_text("utf-8")
    rows = [line for line in readme.splitlines() if line.startswith("|")]
    for kind, _, first, count in LAYOUT:
        span = f"{first}" if count == 1 else f"{first}\u2013{first + count - 1}"
        assert any(f"`{kind}" in row and row.endswith(f"| {span} |") for row in rows), kind


def test_an_action_is_written_as_json() -> None:
    assert SPACE.to_json(220) == {"kind": "act", "card": "1", "action": "battle"}


@pytest.mark.parametrize("action", [-1, 11692, 10**9])
def test_an_integer_outside_the_space_is_no_action(action: int) -> None:
    with pytest.raises(UnknownAction, match="is not an action"):
        SPACE.to_text(action)


@pytest.mark.parametrize(
    ("text", "readings"),
    [
        ("strike blue", "strike-tribe or strike-army or strike-road or strike-spy"),
        ("take-", "take-army or take-road or take-tribe or take-gift or take-spy"),
        ("a 30 tax", "act or answer or army or ai"),
        ("b a0", "buy or betray or back"),
        ("dec", None),
        ("d", "decline or discard or draw"),
        ("r", "road or ride or rebuke"),
    ],
)
def test_an_ambiguous_beginning_lists_its_readings(text: str, readings: str | None) -> None:
    with pytest.raises(NotationError) as caught:
        SPACE.from_text(text)
    assert isinstance(caught.value, AmbiguousAction) == (readings is not None)
    if readings is not None:
        assert str(caught.value) == f"{text!r} could begin {readings}"


@pytest.mark.parametrize("text", ["", " ", "x", "attack kabul", "Buy a0", " buy a0", "buya0"])
def test_an_unknown_beginning_names_the_known_ones(text: str) -> None:
    with pytest.raises(NotationError, match="it must begin with loyalty, buy, play") as caught:
        SPACE.from_text(text)
    assert not isinstance(caught.value, AmbiguousAction)
    assert str(caught.value).startswith(repr(text))


@pytest.mark.parametrize(
    ("text", "form"),
    [
        ("loyalty", "'loyalty afghan'"),
        ("loyalty persian", "'loyalty afghan'"),
        ("loyalty Afghan", "'loyalty afghan'"),
        ("buy", "'buy a0'"),
        ("buy a6", "'buy a0'"),
        ("buy c0", "'buy a0'"),
        ("buy A0", "'buy a0'"),
        ("buy 0a", "'buy a0'"),
        ("buy a0 a1", "'buy a0'"),
        ("buy  a0", "'buy a0'"),
        ("buy a0 ", "'buy a0'"),
        ("buy a0\n", "'buy a0'"),
        ("buy a\uff10", "'buy a0'"),
        ("play 30", "'play 1 left'"),
        ("play 30 up", "'play 1 left'"),
        ("play 101 left", "'play 1 left'"),
        ("play 0 left", "'play 1 left'"),
        ("play 030 left", "'play 1 left'"),
        ("act 30", "'act 1 tax'"),
        ("act 30 play", "'act 1 tax'"),
        ("act tax 30", "'act 1 tax'"),
        ("offer 11", "'offer 0'"),
        ("offer -1", "'offer 0'"),
        ("answer yes", "'answer 0'"),
        ("withdraw 1", "'withdraw'"),
        ("levy wakhan", "'levy gray'"),
        ("collect", "'collect a0'"),
        ("gift 3", "'gift 2'"),
        ("army herat-kabul", "'army transcaspia'"),
        ("road kabul-herat", "'road persia-transcaspia'"),
        ("spy 116", "'spy 1'"),
        ("march kabul", "'march transcaspia transcaspia'"),
        ("sneak 30", "'sneak 1 1'"),
        ("strike-road british", "'strike-road afghan persia-transcaspia'"),
        ("take-gift", "'take-gift 2'"),
        ("suit red", "'suit economic'"),
        ("stop it", "'stop'"),
        ("end turn", "'end'"),
        ("draw 117", "'draw 1'"),
        ("back 13", "'back 1'"),
        ("ai 25", "'ai 1'"),
    ],
)
def test_a_known_beginning_shows_how_to_go_on(text: str, form: str) -> None:
    with pytest.raises(NotationError) as caught:
        SPACE.from_text(text)
    assert str(caught.value) == f"{text!r} is not an action: write {form}"


def test_a_long_text_is_no_action() -> None:
    with pytest.raises(NotationError, match="at most 60 characters"):
        SPACE.from_text("buy a0" + " " * 60)
