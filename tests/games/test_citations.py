"""The rules behind events, signs and cards: each is there, and each event of a log has one."""

import pytest
from tests.games.sentences import said

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.fluent import FluentWords, citations

NEWS: dict[str, set[str]] = {"pamir": {"declined"}, "euphrates": set(), "viceroy": {"declined"}}
"""Events that no rule is behind; the cards of the camp game say themselves what they do."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_cited_is_there(name: str) -> None:
    words = registry.game(name).words
    assert isinstance(words, FluentWords)
    found = citations(words.texts.folder)
    rules, keys = set(words.rules("en")), words.texts.keys("en")
    assert {rule for cited in found.values() for rule in cited.values()} <= rules
    assert {f"event-{name.partition(' ')[0]}" for name in found["event"]} <= keys
    if name in NEWS:
        told = {key.removeprefix("event-") for key in keys if key.startswith("event-")}
        assert told - found["event"].keys() == NEWS[name]


@pytest.mark.parametrize("name", BUILT_IN)
def test_special_cases_are_told_by_facts_of_their_events(name: str) -> None:
    words = registry.game(name).words
    assert isinstance(words, FluentWords)
    for cited in citations(words.texts.folder)["event"]:
        kind, _, fact = cited.partition(" ")
        if fact:
            assert fact.partition("=")[0] in said(name).events[kind]


@pytest.mark.parametrize(
    ("name", "kind", "facts", "rule"),
    [
        ("euphrates", "points-tile", {"seat": 0, "by": 0}, "TE-TILE-07"),
        ("euphrates", "points-tile", {"seat": 0, "by": 1}, "TE-TILE-08"),
        ("pamir", "scored", {"seat": 0, "successful": 0}, "PP-DOM-05"),
        ("pamir", "scored", {"seat": 0, "successful": 1}, "PP-DOM-03"),
        ("pamir", "discarded", {"seat": 0, "hand": 0, "cause": 5}, "PP-BETRAY-01"),
        ("pamir", "bribed", {"seat": 0, "other": 1, "hostage": 1}, "PP-ACT-07"),
        ("viceroy", "placed", {"seat": 0, "level": 1, "column": 1}, "VC-BUILD-05"),
        ("viceroy", "placed", {"seat": 0, "level": 2, "column": 1}, "VC-BUILD-06"),
        ("viceroy", "removed", {"card": 1, "slot": 0, "virtual": 1}, "VC-SOLO-04"),
        ("viceroy", "clash", {"cards": 1, "seats": 1, "robots": 1}, "VC-SOLO-03"),
        ("hammer", "coin", {"seat": 0, "won": 0, "purpose": 0}, "HM-POPULATION-01"),
    ],
)
def test_events_cite_rules_of_cases(name: str, kind: str, facts: dict[str, int], rule: str) -> None:
    assert registry.game(name).words.cited("event", kind, facts) == rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_signs_lead_to_rules(name: str, language: str) -> None:
    game = registry.game(name)
    signs = game.pages.legend(language)
    assert len(signs) >= 12
    assert {sign.rule for sign in signs if sign.rule} <= set(game.words.rules(language))
    # Some only show who knows or decides something.
    assert sum(not sign.rule for sign in signs) <= 3
    assert len({sign.text for sign in signs}) == len(signs)


def test_cards_with_an_ability_and_events_lead_to_their_rules() -> None:
    game = registry.game("pamir")
    listed = game.pages.card_list(game.view(game.start(2, {}), 0), "en")
    assert [card.rule for card in listed[104:116]] == [f"PP-EVENT-{n}" for n in range(105, 117)]
    assert sum(card.rule.startswith("PP-ABIL") for card in listed) >= 20
