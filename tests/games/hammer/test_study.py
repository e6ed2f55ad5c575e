"""What teams may read up at any time: HM-SETUP-02, HM-SETUP-03, HM-EDGE-SETUP-04."""

import re
from html import unescape

import pytest
from tests.games.hammer.random_games import new_camp
from tests.games.hammer.table import act, read

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.games.hammer.cards import facts
from velkahra.games.hammer.picture.page import layout, page
from velkahra.games.hammer.view.build import view_of


def plain(markup: str) -> str:
    return unescape(re.sub(r"<[^>]+>", " ", markup))


@pytest.mark.parametrize("language", LANGUAGES)
def test_HM_SETUP_03_every_page_describes_all_powers(language: str) -> None:
    state = new_camp((0, 1, 2, 3, 4))
    for seat in (SPECTATOR, 0, 4):
        told = plain(page(view_of(state, seat), language)["powers"])
        for power in facts.card_set(0).powers:
            assert power.public.of(language) in told
            for side in (*power.secret.strong, *power.secret.weak):
                assert side.text.of(language) not in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_HM_SETUP_02_a_team_may_study_its_deck_before_it_plays(language: str) -> None:
    state = new_camp((0, 1, 2))
    found = page(view_of(state, 1), language)["study"]
    for card in facts.card_set(0).decks[1].cards:
        assert card.name.of(language) in plain(found)
    other = plain(page(view_of(state, 0), language)["study"])
    names = {card.name.of(language) for card in facts.card_set(0).decks[0].cards}
    foreign = {card.name.of(language) for card in facts.card_set(0).decks[1].cards} - names
    assert not any(f" {name} " in other for name in foreign)


def test_HM_EDGE_SETUP_04_later_it_sees_what_is_left_in_it_and_never_the_order() -> None:
    state = read("at usa\nusa hand usa-sponsor")
    before = page(view_of(state, 0), "en")["study"]
    assert before != page(view_of(read("at usa"), 0), "en")["study"]
    assert plain(before).count("In the deck: 0 of 1") + plain(before).count("1 of 2") == 2
    state.at[20] = 1100
    state.known[20] = 0
    assert page(view_of(state, 0), "en")["study"] == before


def test_HM_SETUP_02_who_only_looks_on_has_no_deck() -> None:
    state = read("at usa")
    found = layout(view_of(state, SPECTATOR), "en")
    assert "Your deck" not in found
    assert "what everyone knows" in found
    act(state, "end")
    assert "Your deck" in layout(view_of(state, 2), "en")
