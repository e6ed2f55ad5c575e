"""Remarks of characters: of events that everybody sees, in all languages, and few."""

import pytest
from tests.games.sentences import said
from tests.server.test_log import played

from velkahra.core import registry
from velkahra.core.contract.events import EVERYBODY, SPECTATOR, Event
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.plugin import BUILT_IN
from velkahra.core.text.fluent import FluentWords, remarks
from velkahra.server.domain.remarks import PAUSE, REST, Remarks
from velkahra.server.domain.texts import lines_of_game
from velkahra.server.room.story import Story

BOTS = (0, 1, 2)


@pytest.mark.parametrize("name", BUILT_IN)
def test_who_remarks_is_a_fact_and_has_lines(name: str) -> None:
    game = registry.game(name)
    assert isinstance(game.words, FluentWords)
    found = remarks(game.words.texts.folder)
    assert found
    for moment, speakers in found.items():
        kind, _, fact = moment.partition(" ")
        known = set(said(name).events[kind])
        assert {*speakers} - {REST} <= known
        assert not fact or fact.partition("=")[0] in known
        for language in LANGUAGES:
            for about in speakers.values():
                assert len(lines_of_game(game, language, f"remark-{about}")) > 1


@pytest.mark.parametrize("name", BUILT_IN)
def test_remarks_are_few_public_and_the_same_for_everybody(name: str) -> None:
    ledger = played(name)
    stories = [
        Story(ledger, ledger.play.options, seat, "en", BOTS).go_on() for seat in (SPECTATOR, 0, 1)
    ]
    spoken = [[(seat, text) for _, seat, text in story.remarks] for story in stories]
    assert spoken[0] == spoken[1] == spoken[2]
    assert len(spoken[0]) <= len(ledger.play.plies) / PAUSE + len(BOTS)
    for story in stories:
        assert all(line < len(story.log) for line, *_ in story.remarks)
    assert not Story(ledger, ledger.play.options, SPECTATOR, "en").go_on().remarks


def test_nobody_remarks_on_what_some_do_not_know() -> None:
    remarker = Remarks(registry.game("pamir"), (0, 1), "en")
    facts = {"seat": 0, "other": 1}
    assert remarker.on(Event("betrayed", facts, 1), PAUSE) is None
    assert remarker.on(Event("betrayed", facts, EVERYBODY), PAUSE - 1) is None
    assert remarker.on(Event("betrayed", facts, EVERYBODY), PAUSE) == (
        1,
        lines_of_game(registry.game("pamir"), "en", "remark-betrayed")[(PAUSE + 1) % 2],
    )
    assert remarker.on(Event("betrayed", facts, EVERYBODY), PAUSE + 1) is None


def test_a_bot_congratulates_a_person() -> None:
    remarker = Remarks(registry.game("pamir"), (1, 2), "en")
    assert remarker.on(Event("won", {"seat": 0, "points": 9}, EVERYBODY), 2) == (
        1,
        lines_of_game(registry.game("pamir"), "en", "remark-lost")[1],
    )
