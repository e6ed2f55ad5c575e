"""The list of all cards, the signs and the figures of gains: complete, with nothing hidden."""

import re
from functools import cache
from pathlib import Path

import msgspec
import pytest
from tests.games.hammer.made import names
from tests.games.hammer.sets import damaged
from tests.games.hammer.table import read

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards import facts
from velkahra.games.hammer.cards.card_ids import ABILITY, OWN
from velkahra.games.hammer.cards.facts import FOLDERS, STANDARD_SET, placed, set_number
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.game import GAME
from velkahra.games.hammer.picture.listing import card_list, places_of
from velkahra.games.hammer.picture.page import page
from velkahra.games.hammer.picture.stock import drawings
from velkahra.games.hammer.view.build import view_of

pytestmark = pytest.mark.plain

TABLE = """
powers usa china japan
usa hand usa-low-pass
usa play usa-field-scout
china hand {}
pact usa china
joint hand usa-china-film-crew
at usa
"""
OWN_CARDS = set(range(OWN))
VIEWERS = (0, 1, 2, SPECTATOR)


@cache
def camp(held: str = "china-1", agreed: str = "") -> HammerState:
    """Read the position, with one card in the hand of China."""
    first = next(name for name, place in names().items() if place == OWN)
    return read(agreed + TABLE.format(first if held == "china-1" else held))


def of(state: HammerState, viewer: int, where: str) -> set[int]:
    """Return the cards that a viewer finds at a place on the list."""
    return {card for card, place in places_of(view_of(state, viewer)).items() if place == where}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_powers_that_play_is_on_the_open_list(language: str) -> None:
    listed = card_list(view_of(camp(), OPEN), language)
    mine = [
        each
        for each in placed(set_number(STANDARD_SET))
        if each.card and set(each.owners) <= {0, 1, 2}
    ]
    assert len(listed) == len({(each.owners, each.card.id) for each in mine if each.card})
    assert all(card.name and card.text.endswith(".") for card in listed)
    assert all(set(card.traits) == {"power", "kind"} for card in listed)


def test_HM_SETUP_01_a_team_finds_its_own_deck_and_what_is_in_sight() -> None:
    state = camp()
    scout, film = names()["usa-field-scout"], names()["usa-china-film-crew"]
    assert of(state, 0, "here") == {names()["usa-low-pass"], scout, film, int(ABILITY)}
    assert of(state, 0, "hidden") == OWN_CARDS - of(state, 0, "here")
    assert of(state, 2, "here") & OWN_CARDS == of(state, SPECTATOR, "here")
    assert of(state, SPECTATOR, "here") == {scout}
    assert not of(state, SPECTATOR, "hidden")


def test_HM_EDGE_SETUP_04_a_deck_is_listed_only_while_it_may_be_studied() -> None:
    state = camp(agreed="agreed study=opening\n")
    assert not of(state, 0, "hidden")
    assert of(state, 0, "here") == of(camp(), 0, "here")


def test_HM_CHAR_02_special_abilities_are_listed_for_their_own_team() -> None:
    for viewer in VIEWERS:
        found = {card for card in places_of(view_of(camp(), viewer)) if card >= ABILITY}
        assert found == ({int(ABILITY) + viewer} if viewer >= 0 else set())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_explains_the_signs_of_the_page(language: str) -> None:
    signs = GAME.pages.legend(language)
    assert len({sign.text for sign in signs}) == len(signs)
    explained = set(re.findall(r'href="#(s-[^"]+)"', "".join(sign.drawing for sign in signs)))
    known = set(re.findall(r'<symbol id="(s-[^"]+)"', drawings()))
    assert known - {f"s-die-{face}" for face in range(1, 7)} == explained
    assert all(sign.text.endswith(".") for sign in signs)


@pytest.mark.parametrize(
    ("language", "called"), [("cs", "Drak"), ("pl", "Latawiec"), ("en", "Kite")]
)
def test_a_set_of_ones_own_is_listed_with_its_own_words(
    language: str, called: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    damaged(
        tmp_path,
        "deck-usa.yaml",
        "id: usa-low-pass",
        "{cs: Nízký průlet, pl: Niski przelot, en: Low Pass}",
        "{cs: Drak, pl: Latawiec, en: Kite}",
    )
    monkeypatch.setattr(facts, "FOLDERS", {**FOLDERS, "kites": tmp_path})
    listed = card_list(msgspec.structs.replace(view_of(camp(), 0), cards="kites"), language)
    assert called in [card.name for card in listed]
    assert called not in [card.name for card in card_list(view_of(camp(), 0), language)]


def test_gains_rise_from_what_is_public() -> None:
    for viewer in VIEWERS:
        whole = "".join(page(view_of(camp(), viewer), "en").values())
        found = re.findall(r'id="([\w-]+)"[^>]* ?data-count="(\d+)"', whole)
        assert [name for name, _ in found] == [
            f"{name}-{seat}"
            for seat in range(3)
            for name in ("sb", "bm", "points", "pieces", "held" if seat == viewer else "card")
        ]
