"""What the numbers in events and refusals stand for, as programs are told."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import velkahra
from velkahra.cli.files import load
from velkahra.core.contract.events import Events
from velkahra.core.contract.game import Game

GAMES = [game for game in velkahra.games() if not velkahra.game(game).words.facts]
RECORDS = Path(__file__).parent.parent / "records"
LOOKED_AT = 30


def part(game: str, name: str) -> ModuleType:
    return import_module(f"velkahra.games.{game}.text.{name}")


def sentences(game: str) -> dict[str, tuple[str, ...]]:
    """Give the fact names of all events and refusals."""
    vocabulary = part(game, "vocabulary")
    return {**vocabulary.EVENTS, **vocabulary.REFUSALS}


@pytest.mark.parametrize("game", GAMES)
def test_every_fact_is_named_or_says_all_by_itself(game: str) -> None:
    names, numbers = velkahra.game(game).fact_names, part(game, "fact_names").NUMBERS
    bare = {
        (kind, fact)
        for kind, facts in sentences(game).items()
        for fact in facts
        if names.find(kind, fact) is None and fact not in numbers
    }
    assert bare == set()


@pytest.mark.parametrize("game", GAMES)
def test_no_name_is_for_a_fact_that_is_nowhere(game: str) -> None:
    names, told = velkahra.game(game).fact_names, sentences(game)
    facts = {fact for some in told.values() for fact in some}
    assert set(names.names) <= facts
    assert facts >= part(game, "fact_names").NUMBERS
    assert [pair for pair in names.special if pair[1] not in told[pair[0]]] == []


@pytest.mark.parametrize("game", GAMES)
def test_what_happens_and_what_is_refused_has_names(game: str) -> None:
    path = sorted((RECORDS / game).glob("*.txt"))[0]
    record, title = load(path)
    state = title.start(record.seats, record.options)
    for number, (seat, action) in enumerate(record.plies):
        events = Events()
        for other in range(number % LOOKED_AT, title.space.size, 997) if seat >= 0 else ():
            if refusal := state.refusal(seat, other):
                key = refusal.key.removeprefix("refusal-")
                check(title, key, refusal.facts, record.options)
        state.apply(seat, action, events)
        for event in events.happened:
            check(title, event.kind, event.facts, record.options)


def check(title: Game, what: str, facts: dict[str, int], options: dict[str, str]) -> None:
    found = title.named_facts(what, facts, options)
    assert set(found) == {fact for fact in facts if title.fact_names.find(what, fact) is not None}
    assert all(isinstance(word, str) for word in found.values()), (what, found)


def named(game: str, what: str, **facts: int) -> dict[str, str]:
    title = velkahra.game(game)
    return title.named_facts(what, facts, title.complete({}))


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
    found = named("pamir", "placed", seat=0, place=place)
    assert found["seat"] == "gray"
    assert found["place"].split()[1:] == name.split()[1:]
    assert found["place"] == name or "road" in name


def test_by_and_why_of_Wakhan_have_names() -> None:
    assert named("pamir", "wakhan-skips", line=0, why=4)["why"] == "no-use"
    assert named("pamir", "wakhan-ambition", why=2, card=101) == {"why": "wins"}
    assert named("pamir", "wakhan-card", card=9, by=7) == {"by": "highest-rank"}
    assert named("pamir", "wakhan-discards", card=9, by=4) == {"by": "surplus-of-spies"}
    assert named("pamir", "wakhan-buys", card=9, slot=7, by=4, line=0)["by"] == "arrows"
    assert named("pamir", "wakhan-taxes", other=5, by=2) == {"other": "wakhan", "by": "red-arrow"}
    assert named("pamir", "wakhan-region", region=1, place=3) == {"region": "kabul"}


def test_names_of_the_other_games() -> None:
    assert named("viceroy", "bids", bid0=1, bid1=4, bid2=9) == {
        **{"bid0": "red", "bid1": "attack", "bid2": "none"},
    }
    assert named("viceroy", "took-card", seat=0, card=65, slot=5)["card"] == "law-65"
    assert named("hammer", "found", seat=0, square=25, points=5)["square"] == "B2"
    assert named("hammer", "placed", seat=-1, place=1, how=2) == {
        "seat": "nobody",
        "how": "nothing",
    }
    assert named("hammer", "drew-joint", seats=5, card=155)["seats"] == "usa japan"
