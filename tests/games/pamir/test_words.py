"""The sentences of Pax Pamir: all there, in each language, and said as they should be."""

from collections.abc import Sequence

import msgspec
import pytest
from tests.games.pamir.helpers import read
from tests.games.pamir.random_games import TABLES, play
from tests.games.pamir.said import SAID
from tests.games.sentences import PROMPT

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.pamir.engine import PamirState
from velkahra.games.pamir.rules.actions import SPACE
from velkahra.games.pamir.text.names import TEXTS, thrown_name
from velkahra.games.pamir.text.words import PamirWords, prompt_for
from velkahra.games.pamir.view.build import DECISIONS, view_of
from velkahra.games.pamir.view.model import Battle, Bribe, View

pytestmark = pytest.mark.plain

describe, refuse = SAID.describe, SAID.refuse

WORDS = PamirWords()
MERCHANTS, KEANE, TACTICS = 30, 51, 105


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompts(language: str) -> None:
    dealer = ("draw", "first", "back", "ai", "wakhan")
    slots = SAID.samples("frame", ("region", "count", "left", "bonus"))
    views = [
        asked(seat, decision=decision, deciders=deciders, pending=tuple(pending.values()))
        for decision in DECISIONS.values()
        for deciders in [() if decision in dealer else (0,)]
        for pending in slots
        for seat in (0, 1, SPECTATOR)
    ]
    SAID.check(*(prompt_for(language, view) for view in views), ends=PROMPT)


def asked(seat: int, **changes: object) -> View:
    """What a seat sees of a game of two with Wakhan, with some changes."""
    plain = view_of(PamirState.new(2, 1, 0), seat)
    haggling = Bribe(
        0, 2, MERCHANTS, playing=True, full=3, asked=2, offered=1, haggle=True, requests=-1
    )
    fight = Battle(pieces=2, exact=seat != 1)
    return msgspec.structs.replace(plain, bribe=haggling, battle=fight, left=2, **changes)


def test_a_prompt_to_the_decider_and_about_it() -> None:
    turn = {"decision": "turn", "deciders": (0,)}
    assert prompt_for("en", asked(0, **turn)) == "Your turn, 2 actions left: end the turn."
    assert prompt_for("en", asked(1, **turn)) == "Gray is taking a turn, with 2 actions left."
    assert prompt_for("cs", asked(1, **turn)) == "Šedý je na tahu, zbývají 2 akce."
    assert prompt_for("pl", asked(-1, **turn)) == "Szary rozgrywa turę, zostały 2 akcje."


def test_PP_TURN_01_the_prompt_of_a_turn_names_what_is_possible() -> None:
    state = read("seats 2\ngray hand 9\ngray court 12\nmarket a0 30\n")
    assert prompt_for("en", view_of(state, 0)) == (
        "Your turn, 2 actions left: buy a framed card, play a card from hand, "
        "use a court card, or end the turn."
    )
    state.left = 0
    used = view_of(state, 0)
    assert prompt_for("en", used) == "Your turn, no actions left: end the turn."
    assert prompt_for("cs", used) == "Jsi na tahu, akce už nezbývá: ukonči tah."
    assert prompt_for("pl", used) == "Twoja tura, akcji już nie ma: zakończ turę."


@pytest.mark.parametrize(
    ("text", "usable"),
    [
        ("gray court 12\n", True),
        ("gray court 76\n", False),  # no actions on the card
        ("gray court 12\ngray money 1\n", False),  # no gift for one rupee
        ("gray british\ngray court 50\n", False),  # no battle and no move
        ("gray british\ngray court 50\nkabul army british 1\nkabul army afghan 1\n", True),
    ],
)
def test_PP_EDGE_58_the_prompt_offers_a_court_card_that_can_act(text: str, usable: bool) -> None:
    state = read(f"seats 2\nmarket a0 30\n{text}")
    assert ("use a court card" in prompt_for("en", view_of(state, 0))) is usable
    for viewer in (0, 1, SPECTATOR):
        assert [card.usable for card in view_of(state, viewer).players[0].court] == [usable]


def test_PP_ACT_07_the_prompt_of_a_turn_offers_no_court_card_with_a_bribe_out_of_reach() -> None:
    text = "seats 1\nmarket a0 81 1\ngray court 61\n61 spy wakhan 2\n"
    for money, usable in ((1, False), (2, True)):
        view = view_of(read(f"{text}gray money {money}\n"), 0)
        assert ("use a court card" in prompt_for("en", view)) is usable


def test_PP_ACT_01_a_court_card_can_act_only_in_the_turn_of_its_owner() -> None:
    players = view_of(read("seats 2\nmarket a0 30\ngray court 12\nblue court 14\n"), 1).players
    assert [card.usable for card in players[0].court] == [True]
    assert [card.usable for card in players[1].court] == [False]
    # The usable court cards are those with a legal action.
    for seats, wakhan in TABLES:
        for step in play(seats, wakhan, 7):
            state = step.before
            view = view_of(state, SPECTATOR)
            if view.decision != "turn":
                continue
            usable = {card.card for player in view.players for card in player.court if card.usable}
            acts = (SPACE.decode(action) for action in state.legal_actions(step.actor))
            assert usable == {act.values[0] + 1 for act in acts if act.kind == "act"}


def test_PP_EVENT_112_the_prompt_of_a_build_tells_the_price_of_nation_building() -> None:
    text = "seats 2\ngray court 17\ngray money 9\nkabul tribe gray 1\n"
    told = []
    for lasting in ("", "lasting 112 blue\n", "lasting 112 gray\n"):
        state = read(text + lasting)
        state.apply(0, SPACE.from_text("act 17 build"))
        told.append([prompt_for(language, view_of(state, 0)) for language in LANGUAGES])
    plain, others, doubled = (dict(zip(LANGUAGES, prompts, strict=True)) for prompts in told)
    assert plain == others
    assert plain["en"].endswith(" borders. Each block costs two rupees.")
    assert doubled["en"] == (
        "Place up to 6 more blocks: choose a region you rule or one of its borders. "
        "Every two blocks cost two rupees; a single one also costs two."
    )
    assert doubled["cs"].endswith(" Každé dva kvádry stojí dvě rupie; jeden samotný také dvě.")
    assert doubled["pl"].endswith(" Każde dwa piony kosztują dwie rupie; jeden także dwie.")


def test_PP_TAX_01_the_prompt_of_a_tax_counts_the_rupees_there_are() -> None:
    for rupees, told in (
        ("market a0 81 1\n", "Take one more rupee:"),
        ("market a0 81 3\n", "Take up to 2 more rupees:"),
        ("market a0 81 1\nkabul tribe gray 1\nblue court 16\nblue money 1\n", "Take up to 2 more"),
        ("market a0 81 1\nblue court 16\nblue money 9\n", "Take one more rupee:"),
    ):
        state = read(f"seats 2\ngray court 61\n{rupees}")
        state.apply(0, SPACE.from_text("act 61 tax"))
        assert prompt_for("en", view_of(state, 0)).startswith(told)


def test_PP_PLAY_08_the_prompt_of_a_road_counts_those_of_the_card() -> None:
    road = {"decision": "road", "deciders": (0,)}
    second = asked(0, **road, pending=(1, 0, 2, 3))
    assert prompt_for("en", second) == "Choose a border of Kabul for the road (2 of 3)."
    assert prompt_for("cs", second) == "Zvol hranici Kábulu, kam přijde cesta (2. ze 3)."
    only = asked(0, **road, pending=(1, 0, 1, 1))
    assert prompt_for("pl", only) == "Wybierz granicę Kabulu dla drogi."


def test_PP_PLAY_02_the_prompt_of_a_bribe_says_if_one_has_too_little() -> None:
    state = read("seats 2\nkabul tribe blue 2\ngray hand 9\ngray money 1\n")
    state.apply(0, SPACE.from_text("play 9 left"))
    assert prompt_for("en", view_of(state, 0)).endswith(
        "You have too little: offer less, or withdraw."
    )


def test_PP_PLAY_07_roads_of_a_card_are_counted_one_after_the_other() -> None:
    state = read("seats 2\ngray hand 8\n")
    state.apply(0, SPACE.from_text("play 8 left"))
    assert view_of(state, 0).pending[2:] == (1, 2)
    state.apply(0, state.legal_actions(0)[0])
    assert view_of(state, 0).pending[2:] == (2, 2)


def test_a_suit_that_stays_is_not_told_as_a_change() -> None:
    assert describe("en", "favored", suit=2, held=0, was=2) == "The favored suit stays political."
    assert "was economic" in describe("en", "favored", suit=2, held=0, was=0)


def test_the_prompt_of_a_bribe_names_card_holder_and_price() -> None:
    bribe = {"decision": "bribe", "deciders": (0,)}
    assert prompt_for("en", asked(0, **bribe)) == (
        "To play Sikh Merchants in Lahore into a region that Wakhan rules, you owe a bribe of "
        "3 rupees; Wakhan asks for 2. Pay, offer less, or withdraw."
    )
    assert "„Kupcy sikhijscy w Lahore” w regionie, którym włada Wachan" in prompt_for(
        "pl", asked(0, **bribe)
    )


def test_the_prompt_at_the_end_names_the_winners() -> None:
    over = asked(1, decision="over", deciders=())
    shares = (0.5, 0.5, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)
    shared, mine, hers = (_with_shares(over, share) for share in shares)
    assert prompt_for("en", shared) == "Shared victory: Gray, Blue."
    assert prompt_for("cs", mine) == "Vítězství je tvoje."
    assert prompt_for("pl", hers) == "Wygrywa Wachan."


def _with_shares(view: View, shares: Sequence[float]) -> View:
    players = zip(view.players, shares, strict=True)
    changed = tuple(msgspec.structs.replace(player, share=share) for player, share in players)
    return msgspec.structs.replace(view, players=changed)


def test_seats_are_named_by_their_colour() -> None:
    assert [WORDS.seat("en", {}, seat) for seat in range(5)] == [
        *("Gray", "Blue", "Tan", "Red", "Black")
    ]
    assert WORDS.seat("cs", {}, 2) == "Béžový"
    assert WORDS.seat("pl", {}, 4) == "Czarny"
    assert describe("pl", "turn", seat=5) == "Tura Wachanu."


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_have_one_name_in_log_and_picture(language: str) -> None:
    name = TEXTS.text(language, f"card-name-{MERCHANTS}")
    assert name in describe(language, "played", seat=0, card=MERCHANTS, right=0)
    assert TEXTS.text(language, "card-half-new-tactics") == TEXTS.text(language, "card-name-105")
    assert thrown_name(language, 114) == TEXTS.text(language, "card-half-confidence-failure")


def test_a_thrown_event_is_named_by_its_upper_half() -> None:
    assert describe("en", "thrown", card=TACTICS) == (
        "Military favored is discarded from the market and takes effect."
    )
    assert describe("en", "thrown", card=111) == (
        "Public Withdrawal is discarded from the market without effect."
    )


def test_wakhan_never_owes_cards_for_leverage() -> None:
    facts = {"rupees": 1, "short": 1}
    assert "owes one card" in describe("en", "leverage-paid", seat=0, **facts)
    assert "owes" not in describe("en", "leverage-paid", seat=5, **facts)


def test_a_piece_left_out_has_no_place() -> None:
    nowhere = 90  # a spy of the first player, on no card
    assert describe("en", "lapsed", seat=0, place=nowhere).startswith("The spy is not placed")
    assert describe("cs", "lapsed", seat=0, place=18).startswith("Odpadá afghánská cesta:")
    assert describe("pl", "lapsed", seat=0, place=13).startswith("Przepada rosyjska armia:")
