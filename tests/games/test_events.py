"""Events and refusals are what their declaration says: in the rules, in sentences, for programs."""

from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest
from tests.games.emitted import emitted, undeclared
from tests.games.sentences import said

import velkahra
from velkahra.cli.files import load
from velkahra.core.contract.events import EVERYBODY, Event, Events
from velkahra.core.contract.facts import Facts
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.text.fluent import FluentWords

ROOT = Path(__file__).parents[2]
RECORDS = ROOT / "tests" / "records"
API = ROOT / "docs" / "api.md"
LOOKED_AT = 30
every_game = pytest.mark.parametrize("game", velkahra.games())
SEATS = {
    *("seat", "seats", "other", "actor", "finder", "last"),
    *("winner", "loser", "attacker", "defender"),
}
TITLES = {
    "euphrates": "Tigris & Euphrates",
    "pamir": "Pax Pamir",
    "viceroy": "Viceroy",
    "hammer": "the camp game",
}


def words(game: str) -> FluentWords:
    found = velkahra.game(game).words
    assert isinstance(found, FluentWords)
    return found


@every_game
def test_the_rules_emit_events_as_they_are_declared(game: str) -> None:
    assert undeclared(game, said(game).events) == []
    # Every declared event is emitted.
    kinds = {kind for one in emitted(game) for kind in one.kinds}
    assert kinds.isdisjoint(said(game).made)
    assert kinds.union(said(game).made) == said(game).events.keys()
    # Every event that has no kind in the source is made.
    assert bool([one.where for one in emitted(game) if not one.kinds]) == bool(said(game).made)
    # Events and refusals are told apart.
    told = said(game)
    assert list(words(game).facts) == [*told.events, *told.refusals]


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_use_only_what_is_declared(game: str, language: str) -> None:
    told, spoken = said(game), words(game)
    used = spoken.texts.used_facts(language)
    for beginning, kinds in (("event", told.events), ("refusal", told.refusals)):
        for kind, names in kinds.items():
            there = arguments(spoken, language, kind, told.samples(kind, names), told.options)
            assert used[f"{beginning}-{kind}"] <= there, kind


def arguments(
    spoken: FluentWords,
    language: str,
    kind: str,
    samples: list[dict[str, int]],
    options: Mapping[str, str],
) -> set[str]:
    """List what the sentence of a kind of event or refusal may use, up to the first hyphens."""
    declared, context = spoken.facts[kind], spoken.context(options)
    found = [declared.arguments(language, context, facts) for facts in samples]
    return {name.partition("-")[0] for one in found for name in one}


@every_game
def test_what_happens_and_what_is_refused_has_names(game: str) -> None:
    record, title = load(sorted((RECORDS / game).glob("*.txt"))[0])
    state = title.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.plies):
        events = Events()
        for other in range(number % LOOKED_AT, title.space.size, 997) if seat >= 0 else ():
            if refusal := state.refusal(seat, other):
                check(game, refusal.key.removeprefix("refusal-"), refusal.facts, record.options)
        state.apply(seat, action, events)
        for event in events.happened:
            check(game, event.kind, event.facts, record.options)


def check(game: str, what: str, facts: dict[str, int], options: dict[str, str]) -> None:
    found = velkahra.game(game).named_facts(what, facts, options)
    declared = words(game).facts[what].facts
    assert set(found) == {fact for fact in facts if declared[fact].names is not None}
    assert all(isinstance(word, str) for word in found.values()), (what, found)


@every_game
def test_the_API_lists_every_fact_that_has_names(game: str) -> None:
    rows = table_of(game)
    for facts in words(game).facts.values():
        for name in named(facts):
            assert f"`{name}`" in rows or f"`{name[:-1]}0` ..." in rows, name


def named(facts: Facts) -> Iterator[str]:
    """List the facts with words that are not seats."""
    for name, fact in facts.facts.items():
        if fact.names is not None and name not in SEATS:
            yield name


def table_of(game: str) -> str:
    """Return the rows of a game in the table of names of facts."""
    lines = API.read_text("utf-8").partition("## Names of facts")[2].splitlines()
    title = TITLES[game]
    first = next(n for n, line in enumerate(lines) if line.startswith(f"| {title} |"))
    rows = [lines[first]]
    for line in lines[first + 1 :]:
        if not line.startswith("| |"):
            break
        rows.append(line)
    return "\n".join(rows)


def name_of(game: str, what: str, **facts: int) -> dict[str, str]:
    title = velkahra.game(game)
    return title.named_facts(what, facts, title.complete({}))


def highlights(game: str, kind: str, **facts: int) -> tuple[str, ...]:
    return velkahra.game(game).highlights(Event(kind, facts, EVERYBODY))


def test_names_of_Tigris_and_Euphrates() -> None:
    assert name_of("euphrates", "points-tile", seat=1, colour=3, points=1, by=1) == {
        **{"seat": "bull", "colour": "black", "by": "king"}
    }
    assert name_of("euphrates", "moved", seat=0, office=2, origin=0, space=18) == {
        **{"seat": "lion", "office": "trader", "origin": "A1", "space": "C2"}
    }


@pytest.mark.parametrize(
    ("place", "name"),
    [
        (0, "transcaspia army afghan"),
        (7, "kabul army british"),
        (18, "transcaspia-persia road afghan"),
        (46, "kabul tribe gray"),
        (75 + 4, "blue gift 4"),
        (90 + 30 * 5 + 2, "30 spy tan"),
    ],
)
def test_a_place_of_Pax_Pamir_is_named_as_positions_are_written(place: int, name: str) -> None:
    found = name_of("pamir", "placed", seat=0, place=place)
    assert found["seat"] == "gray"
    assert found["place"].split()[1:] == name.split()[1:]
    assert found["place"] == name or "road" in name


def test_by_and_why_of_Wakhan_have_names() -> None:
    assert name_of("pamir", "wakhan-skips", line=0, why=4)["why"] == "no-use"
    assert name_of("pamir", "wakhan-ambition", why=2, card=101) == {"why": "wins"}
    assert name_of("pamir", "wakhan-card", card=9, by=7) == {"by": "highest-rank"}
    assert name_of("pamir", "wakhan-discards", card=9, by=4) == {"by": "surplus-of-spies"}
    assert name_of("pamir", "wakhan-buys", card=9, slot=7, by=4, line=0)["by"] == "arrows"
    assert name_of("pamir", "wakhan-taxes", other=5, by=2) == {"other": "wakhan", "by": "red-arrow"}
    assert name_of("pamir", "wakhan-region", region=1, place=3) == {"region": "kabul"}


def test_names_of_Viceroy_and_the_camp_game() -> None:
    assert name_of("viceroy", "bids", bid0=1, bid1=4, bid2=9) == {
        **{"bid0": "red", "bid1": "attack", "bid2": "none"}
    }
    assert name_of("viceroy", "took-card", seat=0, card=65, slot=5)["card"] == "law-65"
    assert name_of("hammer", "found", seat=0, square=25, points=5)["square"] == "B2"
    assert name_of("hammer", "placed", seat=-1, place=1, how=2) == {
        "seat": "nobody",
        "how": "nothing",
    }
    assert name_of("hammer", "drew-joint", seats=5, card=155)["seats"] == "usa japan"
