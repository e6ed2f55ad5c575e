"""The rules behind events, signs and cards: each is there, and each event of a log has one."""

import pytest

from velkahra.core import registry
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.fluent import FluentWords, citations

NEWS: dict[str, set[str]] = {
    "pamir": {"declined"},
    "euphrates": set(),
    "viceroy": {"declined"},
}
"""Events that no rule is behind; the cards of the camp game say themselves what they do."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_what_is_cited_is_there(name: str) -> None:
    words = registry.game(name).words
    assert isinstance(words, FluentWords)
    found = citations(words.texts.folder)
    rules, keys = set(words.rules("en")), words.texts.keys("en")
    assert {rule for cited in found.values() for rule in cited.values()} <= rules
    assert {f"event-{kind}" for kind in found["event"]} <= keys
    if name in NEWS:
        told = {key.removeprefix("event-") for key in keys if key.startswith("event-")}
        assert told - found["event"].keys() == NEWS[name]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", BUILT_IN)
def test_signs_lead_to_rules(name: str, language: str) -> None:
    game = registry.game(name)
    signs = game.legend(language)
    assert len(signs) >= 12
    cited = {sign.rule for sign in signs if sign.rule}
    assert cited <= set(game.words.rules(language))
    # Some only show who knows or decides something.
    assert sum(not sign.rule for sign in signs) <= 3
    assert len({sign.text for sign in signs}) == len(signs)


def test_cards_with_an_ability_and_events_lead_to_their_rules() -> None:
    game = registry.game("pamir")
    listed = game.card_list(game.view(game.start(2, {}), 0), "en")
    assert [card.rule for card in listed[104:116]] == [f"PP-EVENT-{n}" for n in range(105, 117)]
    assert sum(card.rule.startswith("PP-ABIL") for card in listed) >= 20
