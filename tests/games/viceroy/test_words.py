"""The sentences of Viceroy: all there, in each language, and said as they should be."""

from collections.abc import Sequence

import msgspec
import pytest
from tests.games.sentences import PROMPT
from tests.games.viceroy.helpers import dealt
from tests.games.viceroy.said import SAID

from velkahra.core.contract.events import EVERYBODY, SPECTATOR, Event
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.game import GAME
from velkahra.games.viceroy.rules.actions import SPACE
from velkahra.games.viceroy.rules.facts import EFFECTS, PEOPLE, SET_NAMES
from velkahra.games.viceroy.rules.tables import TOKENS
from velkahra.games.viceroy.text import names as named
from velkahra.games.viceroy.text.words import ViceroyWords, choice_name, prompt_for
from velkahra.games.viceroy.view.build import DECISIONS, view_of
from velkahra.games.viceroy.view.model import View

pytestmark = pytest.mark.plain

describe, refuse = SAID.describe, SAID.refuse

WORDS = ViceroyWords()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_decision_has_its_prompts(language: str) -> None:
    dealer = ("back", "deal", "show", "virtual")
    views = [
        asked(seat, decision=decision, deciders=deciders, left=left, card=card, colour=colour)
        for decision in DECISIONS.values()
        for deciders in [() if decision in dealer else (0,)]
        for left in (1, 2, 5, 22)
        for card, colour in ((1, 4), (32, 0), (76, 3))
        for seat in (0, 1, SPECTATOR)
    ]
    SAID.check(*(prompt_for(language, view) for view in views), ends=PROMPT)


def asked(seat: int, **changes: object) -> View:
    """What a seat sees of a game of three, with some changes."""
    plain = view_of(ViceroyState.new(3), seat)
    return msgspec.structs.replace(plain, **{"auction_round": 1, "building_round": 1, **changes})


def test_a_prompt_to_the_decider_and_about_it() -> None:
    gems = {"decision": "gems", "deciders": (0,), "left": 5, "least": 5}
    assert prompt_for("en", asked(0, **gems)) == "Take 5 gems of any colour from the supply."
    assert prompt_for("en", asked(1, **gems)) == "Circle is taking 5 gems."
    assert prompt_for("cs", asked(1, **gems)) == "Kroužek si bere 5 drahokamů."
    assert prompt_for("pl", asked(-1, **gems)) == "Kółko bierze 5 klejnotów."
    # A prompt asks for at most a handful of gems.
    many = {"decision": "gems", "deciders": (0,), "left": 11, "least": 8}
    assert prompt_for("pl", asked(0, **many)) == "Weź z puli 8 klejnotów dowolnych kolorów."


def test_a_prompt_to_bid_says_the_try_and_what_passing_brings() -> None:
    bid = {"decision": "bid", "deciders": (0, 1), "auction_round": 2}
    view = asked(0, **bid)
    science = tuple(2 if kind == 10 else 0 for kind in range(TOKENS))
    mine = msgspec.structs.replace(view.players[0], held=science, attack=1)
    assert prompt_for("en", msgspec.structs.replace(view, players=(mine, *view.players[1:]))) == (
        "Auction, bidding round 2 of 3: choose the colour of gem to bid (or an attack token, which "
        "takes any card first), or pass for 5 gems."
    )
    assert "attack" not in prompt_for("en", asked(0, **bid))


def first_choice() -> ViceroyState:
    """Return a game of three in which the first seat has chosen its first card."""
    state = ViceroyState.new(3)
    dealt(state)
    state.advance(0, state.legal_actions(0)[0], None)
    return state


@pytest.mark.parametrize("language", LANGUAGES)
def test_who_has_chosen_reads_its_choice_and_who_is_missing(language: str) -> None:
    view = view_of(first_choice(), 0)
    assert view.mine is not None
    assert view.mine.choice is not None
    card = PEOPLE[SPACE.decode(view.mine.choice).values[0]].names[language]
    prompt = prompt_for(language, view)
    assert card in prompt
    assert WORDS.seat(language, {}, 1) in prompt
    assert WORDS.seat(language, {}, 2) in prompt
    assert WORDS.seat(language, {}, 0) not in prompt


def test_others_read_only_that_somebody_has_chosen() -> None:
    assert prompt_for("en", view_of(first_choice(), SPECTATOR)) == (
        "First cards are being chosen. Still choosing: Square, Triangle; ready: Circle."
    )


def test_the_prompt_at_the_end_names_the_winners() -> None:
    shared, mine, lost = (
        _with_places(asked(1, decision="over", deciders=()), places)
        for places in ((1, 2, 1), (2, 1, 3), (1, 2, 3))
    )
    assert prompt_for("en", shared) == "Circle and Triangle share the victory with 22 points."
    assert prompt_for("cs", mine) == "Vítězství je tvoje, máš 22 bodů."
    assert prompt_for("pl", lost) == "Wygrywa Kółko, ma 22 punkty."


def _with_places(view: View, places: Sequence[int]) -> View:
    points = (3, 4, 5, 6, 7, 1, -4)
    changed = tuple(
        msgspec.structs.replace(player, place=place, points=points)
        for player, place in zip(view.players, places, strict=True)
    )
    return msgspec.structs.replace(view, players=changed)


def test_alone_the_end_is_a_score() -> None:
    view = view_of(ViceroyState.new(1, 1), 0)
    said = {}
    for total in (1, 40, 79, 80):
        player = msgspec.structs.replace(view.players[0], place=1, points=(total, *[0] * 6))
        over = msgspec.structs.replace(view, decision="over", deciders=(), players=(player,))
        said[total] = prompt_for("en", over)
    assert (
        said[1]
        == "The game is over with 1 point. A good first score is 40: aim for that next time."
    )
    assert "aim for 60" in said[40]
    assert "aim for 80" in said[79]
    assert "80 or more is rare" in said[80]


def test_seats_are_named_by_their_signs() -> None:
    assert [WORDS.seat("en", {}, n) for n in range(4)] == ["Circle", "Square", "Triangle", "Star"]
    assert WORDS.seat("cs", {}, 0) == "Kroužek"
    assert WORDS.seat("pl", {}, 3) == "Gwiazda"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_its_options_and_signals_have_names(language: str) -> None:
    assert WORDS.text(language, "title")
    assert WORDS.text(language, "opening-alone")
    for option in GAME.options:
        WORDS.text(language, f"option-{option.name}")
        for value in option.values:
            if option.name != "laws" or value in SET_NAMES[:3]:
                WORDS.text(language, f"option-{option.name}-{value}")
    assert len({WORDS.text(language, signal) for signal in GAME.table.signals}) == 5


def test_an_own_set_of_laws_has_no_name_of_ours() -> None:
    with pytest.raises(KeyError):
        WORDS.text("en", "option-laws-mine-0123456789ab")


@pytest.mark.parametrize("language", LANGUAGES)
def test_laws_bring_their_words_and_have_rulings(language: str) -> None:
    played = [(law, laws) for laws in SET_NAMES[:3] for law in range(65, 89)]
    assert all(named.card_name(language, law, laws) for law, laws in played)
    SAID.check(*(named.law_text(language, law, laws) for law, laws in played))
    SAID.check(*(named.law_ruling(language, law, laws) for law, laws in played))
    assert len({named.TEXTS.text(language, f"ruling-{effect}") for effect in EFFECTS}) == len(
        EFFECTS
    )


def test_laws_are_told_by_the_set_that_is_played() -> None:
    assert len({named.law_text("en", 74, laws) for laws in SET_NAMES[:3]}) == 2
    assert WORDS.event(
        "en", Event("skips", {"seat": 0, "law": 69}, EVERYBODY), {"laws": SET_NAMES[1]}
    ).startswith("Direct Appointment: Circle takes a card")


@pytest.mark.parametrize("laws", SET_NAMES[:3])
@pytest.mark.parametrize(
    ("law", "words"),
    [
        (65, {"cs": "dostaneš drahokam", "pl": "dostajesz klejnot", "en": "gives you its gem"}),
        (74, {"cs": "její žetony", "pl": "jej żetony", "en": "Its tokens move"}),
    ],
    ids=["circles of law 65", "tokens of law 74"],
)
def test_VC_TX_texts_of_laws_say_all_they_do(laws: str, law: int, words: dict[str, str]) -> None:
    for language, part in words.items():
        assert part in named.law_text(language, law, laws)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_tokens_have_names_of_their_own(language: str) -> None:
    assert len({named.token_name(language, kind) for kind in range(TOKENS)}) == TOKENS
    assert all("5" in named.token_name(language, kind, 5) for kind in range(TOKENS))
    # Every reward has a name.
    rows = {row.reward for person in PEOPLE for row in person.rows}
    names = {named.reward_name(language, row.all) for row in rows}
    assert len(names) == len(rows)
    SAID.check(*(name[:1].upper() + name[1:] + "." for name in names))


@pytest.mark.parametrize(
    ("language", "listed"),
    [
        ("en", "2 blue, 1 red, 5 yellow"),
        ("cs", "2 modré, 1 červený, 5 žlutých"),
        ("pl", "2 niebieskie, 1 czerwony, 5 żółtych"),
    ],
)
def test_gems_are_listed_by_colour(language: str, listed: str) -> None:
    assert named.gem_list(language, (2, 1, 0, 5)) == listed
    assert named.gem_list(language, (0, 0, 0, 0)) == ""


def test_a_choice_is_named_as_it_was_made() -> None:
    laws = SET_NAMES[0]
    assert choice_name("en", SPACE.from_text("bid attack"), laws) == "an attack token"
    assert choice_name("cs", SPACE.from_text("pass"), laws) == "pas"
    assert choice_name("pl", SPACE.from_text("name upper"), laws) == "górna karta"
    assert choice_name("en", SPACE.from_text("play captain"), laws) == "Captain"
