"""Options: choices before a game, and games of rules 1 that go on as they were begun."""

from pathlib import Path

import pytest

import velkahra
from velkahra.cli.files import load
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record
from velkahra.games.viceroy.engine import ViceroyState
from velkahra.games.viceroy.rules.state import ALWAYS_DRAWN, CORRECTED, LAST_APPOINTMENT
from velkahra.games.viceroy.rules.storage import BY_THE_LETTER
from velkahra.games.viceroy.view.build import view_of

GAME = velkahra.game("viceroy")
RECORDS = sorted((Path(__file__).parents[2] / "records" / "viceroy").glob("*.txt"))
OLD = [path for path in RECORDS if "\nrules 1\n" in path.read_text()]
EARLIER = {
    "laws": "first_international_2014",
    "draws": "with_bids",
    "appointment": "not_last",
    "corrections": "none",
}


def started(seats: int, **options: str) -> ViceroyState:
    state = GAME.start(seats, options)
    assert isinstance(state, ViceroyState)
    return state


def test_a_new_game_is_played_by_the_letter() -> None:
    state = started(2)
    assert state.agreed == BY_THE_LETTER
    view = view_of(state, 0)
    assert (view.corrected, view.always_drawn, view.last_appointment) == (True, True, True)
    assert view.laws == "rulebook_2014"


@pytest.mark.parametrize(
    ("name", "value", "bit"),
    [
        ("draws", "with_bids", ALWAYS_DRAWN),
        ("appointment", "not_last", LAST_APPOINTMENT),
        ("corrections", "none", CORRECTED),
    ],
)
def test_each_question_is_agreed_by_itself(name: str, value: str, bit: int) -> None:
    assert started(2, **{name: value}).agreed == BY_THE_LETTER - bit


@pytest.mark.parametrize("seats", GAME.seats)
def test_a_game_of_rules_1_is_played_on_as_it_was_begun(seats: int) -> None:
    rules, options = GAME.upgraded(1, {"virtual": "rules", "screens": "closed"})
    assert rules == 2
    assert {name: options[name] for name in EARLIER} == EARLIER
    assert started(seats, **options).agreed == 0


def test_a_game_of_rules_1_keeps_the_laws_it_was_played_with() -> None:
    _, options = GAME.upgraded(1, {"laws": "russian_scan"})
    assert options["laws"] == "russian_scan"
    _, options = GAME.upgraded(2, {})
    assert GAME.complete(options)["laws"] == "rulebook_2014"


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_a_record_of_rules_1_replays_to_its_result(path: Path) -> None:
    record, game = load(path)
    assert record.options["corrections"] == "none"
    assert list(Play.replay(record, game).state.returns()) == record.result


def test_there_are_records_of_both_rules() -> None:
    assert 0 < len(OLD) < len(RECORDS)


def test_a_record_that_names_no_laws_has_those_of_its_rules() -> None:
    text = "velkahra record 1\ngame viceroy\nrules {}\nseats 2\n\nresult unfinished\n"
    laws = [read_record(text.format(n)).options["laws"] for n in (1, 2)]
    assert laws == ["first_international_2014", "rulebook_2014"]


def test_only_what_somebody_would_choose_is_on_the_form() -> None:
    listed = {
        option.name: [value for value in option.values if value not in option.unlisted]
        for option in GAME.options
    }
    assert listed["corrections"] == ["all"]
    assert listed["draws"] == ["always", "with_bids"]
    assert listed["appointment"] == ["always", "not_last"]
    assert listed["laws"][0] == "rulebook_2014"
    assert "first_international_2014" in listed["laws"]


def test_the_variants_that_are_tested_are_few_and_hold_every_value() -> None:
    variants = list(GAME.variants())
    assert len(variants) <= 12 * len(GAME.seats) + 10
    for option in GAME.options:
        assert {options[option.name] for _, options in variants} == set(option.values)
