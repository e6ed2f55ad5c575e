"""Previews of actions: scores, losses, limits."""

import re

import pytest
from tests.games.pamir.helpers import read
from tests.games.pamir.test_page import TABLES, midgame

import velkahra
from velkahra.core.choice.choice import Choices, Next, One
from velkahra.core.contract.pages import Preview
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.server.domain.wording import preview_of

GAME = velkahra.game("pamir")
OPTIONS = GAME.complete({})
LOYAL = (
    "seats 2\ngray afghan\ngray gifts 2 4\ngray prizes 37\ngray hand 19\ngray money 1\n"
    "market b0 5\n14 spy blue 1\nkabul tribe gray 2\n"
)
FOE = "seats 2\ngray afghan\nblue british\nmarket b0 13\n"


def preview(state: PamirState, text: str, language: str = "en") -> Preview:
    """Aim at an action, as whoever decides; the position must stay as it is."""
    before = state.freeze()
    told = preview_of(GAME, state, language, OPTIONS, state.actor(), GAME.read(text))
    assert state.freeze() == before
    return told


def step(state: PamirState, seat: int, offered: str) -> tuple[Choices, dict[str, Next]]:
    """Give the choice graph of a seat, and its step that offers an element."""
    ways = GAME.choices(state, seat)
    steps = (ways.ways(node) for node in ways.nodes if isinstance(node, One))
    return ways, next(found for found in steps if offered in found)


def then(markup: str) -> list[str]:
    """List what stands behind arrows."""
    return re.findall(r'<ins class="then">([^<]*)</ins>', markup)


def test_PP_DOM_02_blocks_and_points_stand_beside_those_of_afterwards() -> None:
    state = read("seats 2\ngray hand 9\nkabul army afghan 3\nkabul tribe gray 1\n")
    told = preview(state, "play 9 left")
    assert told.lines[-1] == (
        "In a check after that: Afghans: 4 blocks in play; Afghans dominate; Gray: 5 victory "
        "points; Blue: 0 victory points."
    )
    panel = then(told.parts["dominance"])
    assert panel[0] == "4"
    assert panel[1].startswith("Afghans dominate by 4 blocks")
    assert panel[2:] == ["Influence", "+5", "&#8211;", "0", "It would end the game: Gray would win"
                         " by a lead of four."]  # fmt: skip
    assert 'class="more"' in told.parts["dominance"]
    assert then(told.parts["status"]) == ["4"]
    # What a check does not touch is drawn as it is.
    told = preview(read("seats 2\ngray money 4\nmarket a0 1\nmarket a1 2\n"), "buy a1")
    assert told.parts == {}
    assert all("check" not in line for line in told.lines)


def test_PP_SETUP_05_a_preview_ends_before_the_dealer_draws() -> None:
    state = read("seats 2\nmarket a0 1\npile 1 9 0 0\n")
    assert preview(state, "end").lines == ("Gray ends the turn with 2 actions unused.",)


def test_PP_DOM_07_a_check_that_would_be_bought_shows_its_points() -> None:
    state = read(
        "seats 3\nmarket a0 101\nkabul tribe gray 2\nherat tribe blue 1\nkabul army afghan 1\n"
    )
    panel = then(preview(state, "buy a0").parts["dominance"])
    assert panel[:3] == ["3", "1", "Check 2 of 4 comes next"]


def test_PP_PLAY_02_a_bribe_is_taken_as_paid_and_said_to_be() -> None:
    state = read("seats 3\ngray hand 9\nkabul tribe blue 4\ngray money 6\nmarket a0 1\n")
    assert preview(state, "play 9 left").lines[:4] == (
        "Gray owes Blue a bribe of 4 rupees for Afghan Handicrafts.",
        "If you pay:",
        "Gray pays Blue a bribe of 4 rupees.",
        "Gray plays Afghan Handicrafts on the left end of the court.",
    )


def test_PP_LOYAL_04_what_a_change_of_loyalty_costs_is_told_before() -> None:
    assert preview(read(f"gray court 6 14\n{LOYAL}"), "play 19 left").lines[1:6] == (
        "Gray loses 2 gifts.",
        "Gray loses 1 prize.",
        "Gray discards Aminullah Khan Logari from the court.",
        "Gray loses 2 tribes in Kabul.",
        "Gray is now loyal to the British.",
    )
    # Patriots whose order is to be chosen are named with their leverage.
    assert preview(read(f"gray court 6 42 14\n{LOYAL}"), "play 19 left").lines[3:5] == (
        "Gray must then discard from the court, in any order: Aminullah Khan Logari, Barakzai "
        "Sadars; leverage to pay back: 2 rupees.",
        "Gray is now loyal to the British.",
    )


def test_PP_BETRAY_04_what_a_prize_of_another_coalition_costs_is_told_before() -> None:
    state = read(
        "seats 2\ngray afghan\nblue british\nblue court 13\ngray court 15 6\ngray gifts 2\n"
        "gray money 4\n13 spy gray 1\nmarket a5 1\n"
    )
    state.apply(0, GAME.read("act 15 betray"))
    state.apply(0, GAME.read("betray 13"))
    assert preview(state, "prize").lines[:3] == (
        "Gray loses 1 gift.",
        "Gray discards Aminullah Khan Logari from the court.",
        "Gray is now loyal to the Russians.",
    )


def test_PP_GEN_09_leverage_that_cannot_be_paid_is_told_before() -> None:
    state = read(
        f"{FOE}blue court 14 19\ngray court 15\ngray money 4\n14 spy gray 1\nblue money 1\n"
    )
    state.apply(0, GAME.read("act 15 betray"))
    assert (
        "Blue pays 1 rupee of leverage back to the bank and owes one card for the missing rupee."
        in preview(state, "betray 14").lines
    )


def test_PP_GEN_11_an_overthrow_in_battle_names_the_cards_that_go() -> None:
    state = read(f"{FOE}blue court 7 5\ngray court 3\nkabul army afghan 2\nkabul tribe blue 1\n")
    state.apply(0, GAME.read("act 3 battle"))
    state.apply(0, GAME.read("field kabul"))
    told = preview(state, "strike-tribe blue").lines
    assert "Blue discards Dost Mohammad from the court." in told
    assert "Blue discards Shah Shuja Durrani from the court." in told
    # Riots name the cards whose order their owner chooses.
    state = read("seats 2\nblue court 27 24\npunjab tribe blue 3\nmarket a0 109\n")
    told = preview(state, "end").lines
    assert "Blue loses 3 tribes in Punjab." in told
    assert any(line.endswith("leverage to pay back: 2 rupees.") for line in told)


def test_PP_GEN_12_discarding_the_last_political_card_tells_of_the_tribes() -> None:
    state = read("seats 2\ngray court 1 2 4 5 14\nkabul tribe gray 1\nmarket b0 6\n")
    state.apply(0, GAME.read("end"))
    assert "Gray loses 1 tribe in Kabul." in preview(state, "discard 5").lines


def test_PP_CLEAN_01_what_must_be_discarded_is_told_before_the_turn_ends() -> None:
    text = "seats 2\ngray hand 9 13 1 2\ngray court 14 16 30 31\nmarket a0 116\nmarket b0 5\n"
    state = read(text)
    must = "At the end of the turn you must discard: 1 court card, 2 hand cards."
    assert preview(state, "end").lines[1:] == (
        must,
        "Then Political favored is discarded from the market and takes effect.",
    )
    assert must in GAME.page(GAME.view(state, 0), "en")["actions"]
    assert must not in GAME.page(GAME.view(state, 1), "en")["actions"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Then Public Withdrawal is discarded from the market without effect."),
        ("cs", "Pak karta Veřejný ústup opustí nabídku bez účinku."),
        ("pl", "Potem Jawny odwrót schodzi z rynku bez efektu."),
    ],
)
def test_PP_EVENT_111_a_withdrawal_that_will_go_is_without_effect(language: str, line: str) -> None:
    state = read("seats 2\ngray hand 9 13 1 2\nmarket a0 111\nmarket b0 5\n")
    assert preview(state, "end", language).lines[-1] == line


def test_PP_CLEAN_01_a_card_too_many_is_told_before_it_is_played() -> None:
    state = read("seats 2\ngray hand 9\ngray court 14 16 30\nmarket a0 1\n")
    assert (
        "At the end of the turn you must discard: 1 court card."
        in preview(state, "play 9 left").lines
    )
    assert (
        "Na konci tahu bude třeba odhodit: 1 kartu dvora."
        in preview(state, "play 9 left", "cs").lines
    )


@pytest.mark.parametrize(("seats", "wakhan"), TABLES)
def test_PP_EDGE_60_no_preview_tells_what_the_dealer_will_draw(seats: int, wakhan: int) -> None:
    options = GAME.complete({"third": "wakhan"} if wakhan and seats == 2 else {})
    for steps in (60, 150, 320):
        state = midgame(seats, wakhan, 5, steps)
        for action in list(state.legal_actions(state.actor()))[:40]:
            for language in LANGUAGES:
                told = preview_of(GAME, state, language, options, state.actor(), action)
                assert "New in the market" not in " ".join(told.lines)
                assert told.parts.keys() <= GAME.page(GAME.view(state, 0), language).keys()


def test_PP_EDGE_47_a_rumor_about_oneself_takes_one_more_click() -> None:
    state = read("seats 2\ngray money 4\nmarket a0 108\n")
    state.apply(0, GAME.read("buy a0"))
    ways, root = step(state, 0, "player-blue")
    assert root["player-blue"] == "name blue"
    sure = root["player-gray"]
    assert isinstance(sure, int)
    assert ways.nodes[sure] == One({"do-sure": "name gray"})
    page = GAME.page(GAME.view(state, 0), "en")
    assert "Yes, name myself: my own patriots will not count" in page["actions"]


def test_PP_EDGE_49_a_rebuke_of_an_empty_region_takes_one_more_click() -> None:
    state = read("seats 2\ngray money 4\nmarket a0 116\nkabul army british 1\n")
    state.apply(0, GAME.read("buy a0"))
    _, root = step(state, 0, "r-kabul")
    assert root["r-kabul"] == "rebuke kabul"
    assert all(isinstance(root[f"r-{name}"], int) for name in ("herat", "persia", "punjab"))
    assert "Yes, even though nothing is there" in GAME.page(GAME.view(state, 0), "en")["actions"]


def test_PP_PLAY_03_more_is_offered_only_where_something_lies_between() -> None:
    state = read("seats 3\ngray hand 9\nkabul tribe blue 4\ngray money 6\nmarket a0 1\n")
    state.apply(0, GAME.read("play 9 left"))
    for offered, more in ((3, False), (2, True)):
        asked = state.clone()
        asked.apply(0, GAME.read(f"offer {offered}"))
        assert ("ask for more" in GAME.words.prompt("en", asked, 1)) is more


def test_the_end_of_a_game_speaks_of_no_cleanup() -> None:
    state = read("seats 2\ngray hand 9\nmarket a0 101\nkabul tribe gray 2\nkabul army afghan 5\n")
    assert "(limit " in "".join(GAME.page(GAME.view(state, 0), "en").values())
    state.apply(0, GAME.read("buy a0"))
    assert state.is_over()
    assert "(limit " not in "".join(GAME.page(GAME.view(state, 0), "en").values())


def test_a_terminal_calls_cards_by_their_titles_in_its_language() -> None:
    state = read("seats 2\ngray court 29\nmarket a0 116\nlasting 107 gray\n")
    english, czech = GAME.text(state, 0), GAME.text(state, 0, "cs")
    assert "Khyber Pass" in english
    assert "Chajbarský průsmyk" in czech
    assert "Pokárání" in czech
    assert "Courtly Manners" not in czech


def test_PP_EDGE_10_all_can_agree_to_end_once_the_deck_is_empty() -> None:
    assert GAME.table.may_agree_to_end(read("seats 2\nmarket a1 101\ndeck none\n"))
    assert not GAME.table.may_agree_to_end(read("seats 2\nmarket a1 101\n"))


def test_PP_PLAY_02_buying_a_card_tells_the_bribe_for_playing_it() -> None:
    state = read("seats 2\nmarket a0 8\nkabul tribe blue 2\n")
    told = "Playing it costs a bribe of 2 rupees to Blue, who rules there."
    assert told in preview(state, "buy a0").lines
