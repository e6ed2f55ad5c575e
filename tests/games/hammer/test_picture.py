"""What the page of the camp game tells: prices, states of cards, codes, squares, buttons."""

import re

import msgspec
import pytest
from tests.games.hammer.test_picture_page import midgame
from tests.games.markup import label_of, text_of

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards.card_ids import CARD_NAMES, GROUP_NAMES
from velkahra.games.hammer.picture.cipher import gone, is_gone
from velkahra.games.hammer.picture.page import layout, page
from velkahra.games.hammer.picture.sheet import sheet
from velkahra.games.hammer.picture.words import the_set
from velkahra.games.hammer.puzzle.facts import facts
from velkahra.games.hammer.puzzle.shaft import make, squares_left
from velkahra.games.hammer.view.build import view_of
from velkahra.games.hammer.view.model import Group, InPlay, Price, View
from velkahra.testing.pages import ID

SCOUT = CARD_NAMES.index("usa-1")
DOUBLE_SPY = next(
    number
    for number in range(31)
    if "random clue" in sheet(view_of(midgame(5), 0).cards, "en", number)
)
JOINT = CARD_NAMES.index("usa-china-1")


def seen(viewer: int = 0, **changes: object) -> View:
    """Return what a team of five knows, with changes."""
    return msgspec.structs.replace(view_of(midgame(5), viewer), **changes)


def teams(view: View, seat: int, **changes: object) -> View:
    """Change the known facts of a team."""
    among = list(view.teams)
    among[seat] = msgspec.structs.replace(among[seat], **changes)
    return msgspec.structs.replace(view, teams=tuple(among))


def decided(decision: str, **changes: object) -> View:
    """Return what the first team knows while it decides something."""
    return msgspec.structs.replace(seen(decision=decision, deciders=(0,)), **changes)


def test_a_card_in_hand_tells_its_price_now() -> None:
    hand = page(seen(prices=(Price(SCOUT, 1, 0, ""),)), "en")["hand"]
    assert "Field Scout" in hand
    assert "Price now: 1 SP, 0 PP" in label_of(hand, f"h-{SCOUT}")
    assert '<i class="coin">1</i>' in hand.split('class="big"')[0]
    assert '<i class="coin">2</i>' in hand.split('class="big"')[1]  # as printed
    assert "barred" not in hand


def test_what_cannot_be_played_is_marked_and_says_why() -> None:
    hand = page(teams(seen(prices=(Price(SCOUT, 2, 0, "HM-MAIN-02"),)), 0, sb=1), "en")["hand"]
    assert f'id="h-{SCOUT}" class="hand-card card barred"' in hand
    assert "Too expensive now" in label_of(hand, f"h-{SCOUT}")
    hand = page(teams(seen(prices=(Price(SCOUT, 2, 0, "HM-GOLD-01"),)), 0, sb=9), "en")["hand"]
    assert "Blocked by a card" in text_of(hand)
    assert "Too expensive" not in hand
    assert "the card is right" in label_of(hand, f"h-{SCOUT}").partition("HM-GOLD-01")[2]


def test_joint_cards_are_marked_with_their_owners() -> None:
    hand = page(seen(prices=(Price(JOINT, 1, 1, ""),)), "en")["hand"]
    assert "joint" in hand.partition('class="')[2]
    assert text_of(hand.split('class="owners">')[1].split("</span></span>")[0]) == "USA China"
    assert "Joint card" in label_of(hand, f"h-{JOINT}").replace("joint", "Joint")
    # Hands are told after the end with printed prices.
    over = seen(prices=(), decision="over", deciders=(), phase="over")
    hand = page(teams(over, 0, hand=(SCOUT,)), "en")["hand"]
    assert "Price now: 2 SP" in label_of(hand, f"h-{SCOUT}")


def test_what_is_in_play_tells_its_state_and_its_abilities() -> None:
    table = (
        InPlay(SCOUT, 1, (0,), (0,), (0,)),
        InPlay(DOUBLE_SPY, 0, (0,), (0,), (0, 0)),
        InPlay(JOINT, 2, (0, 1), (0, 1), ()),
    )
    found = page(teams(teams(seen(), 0, table=table), 1, table=(table[2],)), "en")
    mine, theirs = found["side-0"], found["side-1"]
    assert f'id="c-{SCOUT}" role="button" tabindex="-1" class="permanent tired"' in mine
    assert "exhausted" in label_of(mine, f"c-{SCOUT}")
    assert {f"use-{DOUBLE_SPY}-1", f"use-{DOUBLE_SPY}-2"} <= set(ID.findall(mine))
    assert f"use-{DOUBLE_SPY}-3" not in ID.findall(mine)
    assert "joint card of USA, China" in label_of(mine, f"c-{JOINT}")
    assert "detained" in theirs
    assert f"c-{JOINT}" not in ID.findall(theirs)  # one card, with one id
    assert "use-" not in theirs


def test_a_spectator_finds_joint_permanents_with_the_first_ally() -> None:
    card = InPlay(JOINT, 0, (1, 2), (1, 2), ())
    found = page(teams(teams(seen(SPECTATOR), 1, table=(card,)), 2, table=(card,)), "en")
    assert f"c-{JOINT}" in ID.findall(found["side-1"])
    assert f"c-{JOINT}" not in ID.findall(found["side-2"])


def test_a_team_tells_its_supplies_and_its_pacts() -> None:
    view = teams(
        seen(), 1, sb=4, bm=2, points=11, pieces=3, coming=2, pacts=(0, 3), rank=2, joker=False
    )
    told = text_of(page(view, "en")["side-1"])
    for words in (
        "4 strategic points (SP)",
        "2 power points (PP)",
        "11 points",
        "3 clues",
        "2 more after this turn",
        "Cooperates with: USA, Russia",
        "Place 2 in the daily game",
    ):
        assert words in told
    assert "joker" not in told


def test_places_in_the_order_of_turns_give_way_to_those_of_the_end() -> None:
    view = teams(teams(seen(), 0, place=1, points=7), 1, place=2, points=9, won=True)
    assert "turn 1" in text_of(page(view, "en")["side-0"])
    over = msgspec.structs.replace(view, decision="over", deciders=())
    assert "place 2" in text_of(page(over, "en")["side-0"])
    assert "turn 1" not in text_of(page(over, "en")["side-0"])
    assert page(view, "en")["score"].endswith("hidden></section>")


def test_the_final_table_says_place_points_and_what_won() -> None:
    points = (7, 29, 12, 11, 10)
    view = seen()
    for seat, each in enumerate(points):
        view = teams(view, seat, points=each, won=seat == 1)
    over = msgspec.structs.replace(
        view, decision="over", deciders=(), finder=1, finders=(1,), square=24 * 9 + 4
    )
    told = text_of(page(over, "en")["score"])
    assert "1. China 9 20 29 2. Japan 12" in told
    assert "hiding at J5. He was found first by: China. The game was decided by" in told
    unfound = msgspec.structs.replace(over, finder=-1, finders=())
    assert "Nobody found Thomas Hammer" in text_of(page(unfound, "en")["score"])
    assert "The game was decided by the places" in text_of(page(unfound, "en")["score"])


def test_what_bars_a_card_is_told_in_ones_own_main_phase_only() -> None:
    price = Price(0, 30, 0, "HM-MAIN-02")
    view = msgspec.structs.replace(seen(), prices=(price,), phase="main", turn=0)
    assert "Too expensive now" in text_of(page(view, "en")["hand"])
    for other in ({"phase": "refresh"}, {"turn": 1}):
        assert "Too expensive" not in page(msgspec.structs.replace(view, **other), "en")["hand"]
    # A hand is marked while it is asked about.
    view = msgspec.structs.replace(seen(), decision="swap", deciders=(0,))
    assert 'class="panel hand asked"' in page(view, "en")["hand"]


def test_rare_actions_have_a_switch_in_the_main_phase_only() -> None:
    view = msgspec.structs.replace(seen(), decision="main", deciders=(0,))
    drawn = page(view, "en")["actions"]
    assert drawn.count(" rare") == 4
    assert 'class="more"' in drawn
    other = msgspec.structs.replace(view, decision="refresh")
    assert 'class="more"' not in page(other, "en")["actions"]


def test_a_bet_is_told_when_it_is_known() -> None:
    told = text_of(page(teams(seen(), 1, bet=None, chosen=True, joker=True), "en")["side-1"])
    assert "has chosen whether to bet its joker" in told
    shown = teams(seen(), 1, bet=3, chosen=True)
    assert "Joker bet on: Russia" in text_of(page(shown, "en")["side-1"])


def test_cards_known_in_another_hand_are_shown_there() -> None:
    card = CARD_NAMES.index("china-3")
    knows = ((), (card,), (), (), ())
    told = page(seen(knows=knows, peeks=((), (4, 17), (), (), ())), "en")["side-1"]
    assert "Known cards in this hand" in told
    assert "rows 4, 17" in told
    figures = [f"{name}-1" for name in ("sb", "bm", "points", "pieces", "card")]
    assert ID.findall(told) == ["side-1", "team-1", *figures, *re.findall(r'id="(c-\d+)"', told)]
    found = page(decided("take-card", other=1, knows=knows), "en")
    assert f"k-{card}" in ID.findall(found["looked"])
    assert "Known cards in this hand" not in found["side-1"]


@pytest.mark.parametrize("decision", ["sift", "search"])
def test_cards_looked_at_are_offered_to_who_looks(decision: str) -> None:
    tops = ((3, 4), (), (), (), ())
    view = decided(decision, tops=tops, deck_list=(5, 6))
    cards = (3, 4) if decision == "sift" else (5, 6)
    assert ID.findall(page(view, "en")["looked"])[1:] == [
        "looked-title",
        *(f"k-{card}" for card in cards),
    ]
    waiting = msgspec.structs.replace(view, deciders=(1,))
    assert ID.findall(page(waiting, "en")["looked"]) == ["looked"]


def test_a_pile_is_listed_and_brought_near_when_one_of_it_is_chosen() -> None:
    pile = (7, 8)
    found = page(teams(seen(decision="main"), 0, pile=pile), "en")
    assert ID.findall(found["pile-0"]) == ["pile-0", "p-7", "p-8"]
    assert "2" in text_of(found["heap-0"])
    found = page(teams(decided("demand", deed="end"), 0, pile=pile), "en")
    assert "p-7" in ID.findall(found["looked"])
    assert ID.findall(found["pile-0"]) == ["pile-0"]
    tiring = teams(decided("demand", deed="tire"), 0, pile=pile)
    assert ID.findall(page(tiring, "en")["looked"]) == ["looked"]


def test_joint_decks_of_complete_groups_are_counted() -> None:
    groups = (Group(0, (0, 1), True, 5, (), 1, (JOINT,)), Group(1, (0, 2), False, 6, None, 0, ()))
    told = page(seen(groups=groups), "en")["joint"]
    assert "5 cards in the deck" in told
    assert "1 joint card in hand" in told
    assert f"p-{JOINT}" in ID.findall(told)
    assert "6 cards" not in told
    assert GROUP_NAMES[0] == "usa-china"


def test_known_rows_are_painted_and_asked_ones_marked() -> None:
    view = teams(seen(), 0, rows=((1, 0x02),), due=(2,))
    panel = page(view, "en")["cipher-0"]
    line = view.marks[0]
    ground = re.search(r'class="painted" d="([^"]*)"', panel)
    assert ground is not None
    dark = {place for place, mark in enumerate(line) if mark in "AC"}
    assert {int(x) // 10 for x in re.findall(r"M(\d+) 0", ground[1])} == dark
    assert "dark" in label_of(panel, "row-1")
    assert 'id="row-2" class="row due"' in panel
    assert "after this turn" in label_of(panel, "row-2")
    assert 'id="row-3" class="row"' in panel


def test_codes_rule_squares_out_as_the_solver_does() -> None:
    level = facts().level("mini")
    puzzle = make(level, "seed", (3, 4))
    codes = tuple(list(enumerate(puzzle.codes, 1))[::3])
    ruled = gone(puzzle.cipher.lines, codes)
    squares = [(column, line) for line in range(level.size) for column in range(level.size)]
    left = [square for square in squares if not is_gone(square, ruled, level.size)]
    assert left == squares_left(puzzle.cipher, dict(codes))
    assert (3, 4) in left


def test_the_map_tells_guesses_and_where_he_was() -> None:
    chart = page(teams(seen(square=24 * 9 + 4), 0, guesses=((24 * 2 + 6, 3),)), "en")["map"]
    assert 'class="hiding"' in chart
    assert chart.count('class="wrong"') == 1
    assert "Wrong guesses: C7. Thomas Hammer was at J5." in chart
    assert "sq-" not in chart


def test_squares_are_buttons_while_one_is_asked() -> None:
    chart = page(decided("square"), "en")["map"]
    size = seen().size
    assert len(re.findall(r' id="sq-\d+-\d+"', chart)) == size * size
    assert 'role="group"' in chart
    assert label_of(chart, "sq-9-4").startswith("J5")


def test_the_picture_is_not_there_before_it_is_made() -> None:
    whole = layout(seen(marks=(), phase="setup"), "en")
    assert "is handed out when the game begins" in whole
    assert whole.count('class="cipher n-0" hidden') == 3
    assert "row-1" not in ID.findall(whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_power_sheet_is_for_its_team(language: str) -> None:
    own = page(seen(), language)["own"]
    power = the_set(seen().cards).powers[0]
    assert power.ability.name.of(language) in own
    for side in (*power.secret.strong, *power.secret.weak):
        assert side.name.of(language) in own
    assert text_of(page(seen(SPECTATOR), language)["own"]) == ""
    assert text_of(page(seen(OPEN), language)["own"]) == ""


def test_the_clock_tells_round_phase_and_order() -> None:
    view = seen(round=3, rounds=9, phase="draw", turn=2, deciders=(2,), lasting=((1, 1),))
    status = page(view, "en")["status"]
    told = text_of(status)
    assert told.startswith("Round 3 of 9 Draw phase")
    assert 'class="here" aria-current="step" title="Draw"' in status
    assert "Japan: to act, is deciding" in told
    assert "China (until the end of the round)" in told


def test_what_a_decision_is_about_is_shown_unless_it_is_secret() -> None:
    assert "Field Scout" in page(seen(card=SCOUT), "en")["about"]
    ability = 322 + 1
    assert text_of(page(seen(card=ability), "en")["about"]) == ""
    assert text_of(page(seen(1, card=ability), "en")["about"]) != ""
    # Buttons are there for who decides.
    assert "do-special" in ID.findall(page(decided("main"), "en")["actions"])
    assert ID.findall(page(seen(decision="main", deciders=(3,)), "en")["actions"]) == ["actions"]
    share = ID.findall(page(decided("share"), "en")["actions"])
    assert share[1:] == [f"do-share-{number}" for number in range(21)]
