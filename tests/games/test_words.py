"""The sentences of every game: all there, in each language, and whole."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

import pytest
from script.coverage import defined_in
from tests.games.sentences import PROMPT, said

import velkahra
from velkahra.core.contract.events import SPECTATOR, Event
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.text.fluent import Texts
from velkahra.testing.walk import random_game

pytestmark = pytest.mark.plain

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
GAMES = velkahra.games()
NUMBERED = re.compile(r"(bid|card)\d")
COUNTED = (1, 2, 5, 22)
STEPS_A_REFUSAL = 29
STEPS_A_PROMPT = 3
MOST_VARIANTS = 8

every_game = pytest.mark.parametrize("name", GAMES)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def folder(name: str) -> Path:
    return ROOT / "src" / "velkahra" / "games" / name


def keys(name: str, language: str, beginning: str) -> set[str]:
    """List the keys of a game's texts that begin so, without the beginning."""
    found = Texts(folder(name) / "text").keys(language)
    return {key.removeprefix(beginning) for key in found if key.startswith(beginning)}


@every_language
@every_game
def test_every_event_is_a_sentence(name: str, language: str) -> None:
    words = said(name)
    words.check(
        *(
            words.describe(language, kind, **facts)
            for kind, names in words.events.items()
            for facts in words.samples(kind, names)
        )
    )


@every_language
@every_game
def test_every_refusal_is_a_sentence(name: str, language: str) -> None:
    words = said(name)
    words.check(
        *(
            words.refuse(language, key, **facts)
            for key, names in words.refusals.items()
            for facts in words.samples(key, names)
        )
    )
    # No event or refusal is unknown.
    assert keys(name, language, "event-") == set(said(name).events)
    assert keys(name, language, "refusal-") == set(said(name).refusals)


@every_language
@every_game
def test_sentences_and_plurals_are_word_for_word(name: str, language: str) -> None:
    words, pinned = said(name), tomllib.loads((HERE / name / "sentences.toml").read_text("utf-8"))
    wrong = [
        (told, one[language])
        for one in pinned["said"]
        if language in one
        if (told := words.say(language, one["key"], **one.get("facts", {}))) != one[language]
    ]
    wrong += [
        (told, counted)
        for one in pinned["counted"]
        for number, counted in zip(COUNTED, one.get(language, "").split(", "), strict=False)
        for facts in [one["facts"] | {one.get("fact", "count"): number}]
        if (told := words.say(language, one["key"], **facts))
        and not re.search(rf"(?<!\w){counted}(?!\w)", told)
    ]
    assert wrong == [], "told, and pinned in sentences.toml"


@every_game
def test_every_refusal_has_a_rule_that_the_rules_name(name: str) -> None:
    words, prefix = said(name), velkahra.game(name).prefix
    files = sorted((folder(name) / "rules").rglob("*.py"))
    code = "\n".join(path.read_text("utf-8") for path in files)
    ids = {re.match(r"[A-Z]+(?:-[A-Z]+)+-\d+", key)[0] for key in words.refusals}  # type: ignore[index]
    assert set(re.findall(rf'"({prefix}(?:-[A-Z]+)+-\d+)"', code)) == ids


@dataclass
class Heard:
    """What random games told, refused and asked: one of each sort."""

    events: dict[str, tuple[Event, dict[str, str]]] = field(default_factory=dict)
    refusals: dict[str, Refusal] = field(default_factory=dict)
    prompts: set[tuple[str, str]] = field(default_factory=set)
    decisions: set[str] = field(default_factory=set)


@cache
def heard(name: str) -> Heard:
    """Play a game at random with some of its variants."""
    game, found = velkahra.game(name), Heard()
    variants = list(game.variants())
    for number, (seats, options) in enumerate(variants[:: -(-len(variants) // MOST_VARIANTS)]):
        for play in random_game(game, seats, options, number):
            for event in play.happened[-1] if play.happened else ():
                found.events.setdefault(repr(event), (event, options))
            if play.version % STEPS_A_PROMPT == number % STEPS_A_PROMPT:
                _listen(play, found)
            if play.version % STEPS_A_REFUSAL == number:
                found.refusals |= {refusal.key: refusal for refusal in refused(play)}
    return found


def _listen(play: Play, found: Heard) -> None:
    """Note the prompts in this position: each decision once from every side."""
    actor = max(int(play.state.actor()), 0)
    for viewer in {actor, (actor + 1) % play.seats, SPECTATOR}:
        view = play.view(viewer)
        found.decisions.add(view.decision)
        for language in LANGUAGES:
            prompt = play.game.words.prompt(language, play.state, viewer, view)
            found.prompts.add((language, prompt))


def refused(play: Play) -> Iterator[Refusal]:
    """Ask about every action of the deciding seat, and about a few of another seat."""
    actor = max(int(play.state.actor()), 0)
    for seat, step in ((actor, 1), ((actor + 1) % play.seats, 97), (CHANCE, 97)):
        for action in range(0, play.game.space.size, step):
            if refusal := play.state.refusal(seat, action):
                yield refusal


@every_game
def test_random_games_tell_and_refuse_what_is_declared(name: str) -> None:
    words, found = said(name), heard(name)
    for event, _ in found.events.values():
        names = words.events[event.kind]
        assert list(event.facts) == [name for name in names if name in event.facts], event
        assert all(NUMBERED.fullmatch(n) for n in names if n not in event.facts), event
    for key, refusal in found.refusals.items():
        names = words.refusals[key.removeprefix("refusal-")]
        assert list(refusal.facts) == [name for name in names if name in refusal.facts], refusal
        assert set(names) - set(refusal.facts) <= words.optional, refusal
    events = {event.kind for event, _ in found.events.values()}
    met = (len(events), len(found.refusals), len(found.decisions))
    assert all(many >= least for many, least in zip(met, words.kinds, strict=True)), met


@every_language
@every_game
def test_random_games_can_be_told(name: str, language: str) -> None:
    words, found, check = velkahra.game(name).words, heard(name), said(name).check
    refusals = found.refusals.values()
    check(*(words.event(language, event, options) for event, options in found.events.values()))
    check(*(words.refusal(language, refusal, said(name).options) for refusal in refusals))
    check(*(prompt for spoken, prompt in found.prompts if spoken == language), ends=PROMPT)


@every_language
@every_game
def test_every_rule_of_the_catalogue_has_a_text(name: str, language: str) -> None:
    prefix = velkahra.game(name).prefix
    catalogue = (ROOT / "docs" / "rules" / f"{name}.md").read_text("utf-8")
    known = {rule for rule in defined_in(prefix, catalogue) if "-INV-" not in rule}
    known -= {rule for rule in known if "-EX-" in rule and name == "euphrates"}
    assert {rule for rule in keys(name, language, "rule-") if "-INV-" not in rule} == known
    texts = [velkahra.game(name).words.rule(language, rule) for rule in sorted(known)]
    said(name).check(*texts)
    assert [text for text in texts if len(text) >= said(name).longest] == []
    assert len(set(texts)) == len(texts) - said(name).similar


@every_game
def test_a_rule_outside_the_catalogue_has_no_text(name: str) -> None:
    with pytest.raises(KeyError):
        velkahra.game(name).words.rule("en", f"{velkahra.game(name).prefix}-TURN-99")
