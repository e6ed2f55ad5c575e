"""PP-EDGE-11 to 16: debts, forced discards, and the order of a change of loyalty."""

from tests.games.pamir import see
from tests.games.pamir.helpers import act, after, legal, read, refused, told

DEBTOR = "gray afghan\ngray court 42 61\ngray money 0\ngray hand {played} 9\n"


def test_PP_EDGE_11_the_debt_is_due_before_the_icons_of_the_card_being_played() -> None:
    state = after(DEBTOR.format(played=80), "play 80 left")
    assert (see.decider(state), legal(state)) == ("gray", {"discard 61", "discard 80", "discard 9"})
    act(state, "discard 61", "discard 9", "road herat-persia")
    assert (see.money(state, "gray"), see.court(state, "gray")) == (2, [80])
    # Money of the moment pays first.
    state = after(DEBTOR.format(played=80) + "gray money 1", "play 80 left")
    assert see.money(state, "gray") == 0
    act(state, "discard 9", "road herat-persia")
    assert see.court(state, "gray") == [80, 61]


def test_PP_EDGE_12_a_card_lost_before_its_first_icon_has_none() -> None:
    state = read(DEBTOR.format(played=71))
    events = act(state, "play 71 left", "discard 71", "discard 61")
    assert [event.kind for event in events][-2:] == ["discarded", "dial"]
    assert (see.court(state, "gray"), see.hand(state, "gray")) == ([], [9])
    assert (see.decider(state), see.loyalty(state, "gray"), state.left) == ("gray", "british", 1)
    # Icons that have begun are finished.
    state = read(
        "gray hand 6\ngray court 57 30\ngray money 0\nherat tribe gray 1\nkandahar tribe gray 9\n"
        "blue court 9"
    )
    act(state, "play 6 left", "take-tribe herat")
    assert see.court(state, "gray") == [6, 30]
    act(state, "spy 9", "take-tribe kandahar")
    assert (see.spies(state, "gray", 9), see.tribes(state, "gray", "kabul")) == (1, 1)


def test_PP_EDGE_12_begun_icons_go_on_without_their_card() -> None:
    state = read(
        "gray hand 91\ngray court 74\ngray afghan\ntranscaspia tribe gray 1\npersia tribe gray 9"
    )
    act(state, "play 91 left", "take-tribe transcaspia")
    assert see.court(state, "gray") == [74]
    assert see.tribes(state, "gray", "transcaspia") == 1
    assert see.decider(state) == "gray"
    # A spy without a card of the region lapses.
    state = read(
        "gray hand 92\ngray court 74\ngray afghan\ntranscaspia tribe gray 1\npersia tribe gray 9"
    )
    events = act(state, "play 92 left", "take-tribe transcaspia")
    assert [e.kind for e in events][-2:] == ["lapsed", "favored"]


def test_PP_EDGE_13_each_leveraged_card_makes_a_debt_of_its_own() -> None:
    state = read(
        "gray court 15\nblue court 14 46 30\nblue money 0\nblue hand 9\n14 spy gray 1\n"
        "46 spy gray 2\ngray money 2"
    )
    act(state, "act 15 betray", "betray 14", "discard 46", "discard 30")
    assert see.decider(state) == "blue"
    assert see.spies(state, "gray", 46) == 0
    act(state, "discard 9")
    assert see.decider(state) == "gray"
    assert see.court(state, "blue") == []
    assert see.hand(state, "blue") == []
    # Such a discard may overthrow.
    state = read(
        "gray court 15\nblue court 14 44\nblue money 1\n14 spy gray 1\nkandahar tribe blue 2"
    )
    act(state, "act 15 betray", "betray 14", "discard 44")
    assert (see.court(state, "blue"), see.tribes(state, "blue", "kandahar")) == ([], 0)


def test_PP_EDGE_14_after_a_debt_the_court_is_looked_at_again() -> None:
    state = read("gray court 61 9 24 46 59 60\ngray money 1\ndeck none")
    act(state, "end", "discard 46", "discard 24")
    assert (see.decider(state), see.court(state, "gray")) == ("gray", [61, 9, 59, 60])
    act(state, "discard 59")
    assert (see.decider(state), see.court(state, "gray")) == ("blue", [61, 9, 60])
    # The hand comes last.
    state = read("gray court 1 9 16 46\ngray hand 4 18 22 39 40\ngray money 0\ndeck none")
    act(state, "end", "discard 46", "discard 1", "discard 4")
    assert (see.court(state, "gray"), see.hand(state, "gray")) == ([9, 16], [18, 22, 39, 40])
    act(state, "discard 18", "discard 22")
    assert see.decider(state) == "blue"


def test_PP_EDGE_15_forced_discards_are_automatic() -> None:
    state = after("gray afghan\ngray court 3 9 6 11\ngray hand 51", "play 51 left")
    assert (see.decider(state), see.court(state, "gray"), state.left) == ("gray", [51, 9], 1)
    # With leverage among them their owner chooses the order.
    state = read("gray afghan\ngray court 3 9 42 11\ngray hand 51 61\ngray money 0")
    act(state, "play 51 left")
    assert legal(state) == {"discard 3", "discard 42", "discard 11"}
    assert refused(state, "discard 9") == "PP-LOYAL-04"
    act(state, "discard 42", "discard 3", "discard 11")
    assert (see.court(state, "gray"), see.hand(state, "gray")) == ([51, 9], [61])
    assert see.loyalty(state, "gray") == "british"
    # So does who is overthrown.
    state = read(
        "gray court 50\ngray british\nblue afghan\nblue court 26 61 27 24\nblue money 0\n"
        "punjab tribe blue 1\npunjab army british 1"
    )
    act(state, "act 50 battle", "field punjab", "strike-tribe blue")
    assert (see.decider(state), legal(state)) == ("blue", {f"discard {c}" for c in (26, 27, 24)})
    assert refused(state, "discard 61") == "PP-GEN-11"
    act(state, "discard 27", "discard 26", "discard 24")
    assert (see.decider(state), see.court(state, "blue")) == ("gray", [61])


def test_PP_EDGE_16_bribe_then_gifts_and_prizes_then_patriots_then_dial_then_icons() -> None:
    state = read(
        "gray afghan\ngray court 6\ngray hand 51\ngray prizes 4\ngray gifts 2\n"
        "kandahar tribe blue 1"
    )
    assert [event.kind for event in act(state, "play 51 left", "offer 1")] == [
        "bribe-due",
        "bribed",
        "played",
        "gifts-lost",
        "prizes-lost",
        "discarded",
        "dial",
        "placed",
    ]
    assert see.is_discarded(state, 6)
    # The bribe is owed to who rules before the change.
    state = read(
        "gray afghan\ngray hand 51\nkandahar tribe blue 1\nkandahar tribe gray 1\n"
        "kandahar army afghan 1"
    )
    assert told(act(state, "play 51 left"), "bribe-due") == []
    assert see.ruler(state, "kandahar") == "nobody"
    state = read(
        "gray afghan\nblue russian\ngray hand 51\nkandahar tribe blue 2\nkandahar tribe gray 1\n"
        "kandahar army british 1"
    )
    act(state, "play 51 left", "offer 2")
    assert (see.ruler(state, "kandahar"), see.money(state, "blue")) == ("gray", 6)
