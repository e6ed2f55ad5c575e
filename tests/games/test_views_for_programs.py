"""Fields of a view for programs, beside the board: turns, drawn pieces, the end of the game."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import velkahra
from velkahra.cli.files import load
from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.state import CHANCE, State

RECORDS = Path(__file__).parent.parent / "records"
ENDINGS = {
    "euphrates": {"treasures", "bag"},
    "pamir": {"lead", "last-check"},
    "viceroy": {"won", "shared", "alone"},
    "hammer": {"last-round"},
}


def steps(path: Path) -> Iterator[tuple[Any, Any, list[Event], Any]]:
    """Give each ply of a record: the views of a spectator around it, and what happened."""
    record, game = load(path)
    state = game.start(record.seats, record.options)
    before = game.view(state, SPECTATOR)
    for seat, action in record.plies:
        events = Events()
        state.apply(seat, action, events)
        after = game.view(state, SPECTATOR)
        yield before, (game.write(seat, action), seat), events.happened, after
        before = after


def records(game: str) -> list[Path]:
    return sorted((RECORDS / game).glob("*.txt"))[:4]


@pytest.mark.parametrize("game", ["euphrates", "pamir"])
def test_the_turn_number_counts_the_turns_that_have_begun(game: str) -> None:
    turns = 0
    for _, _, events, after in steps(records(game)[0]):
        turns += sum(event.kind == "turn" for event in events)
        assert after.turn_number == turns
    assert turns > 10


def test_the_turn_number_of_the_camp_game_is_the_place_in_the_order() -> None:
    for _, _, _, after in steps(records("hammer")[0]):
        place = after.teams[after.turn].place if after.turn >= 0 else 0
        assert after.turn_number == place


@pytest.mark.lengthy
@pytest.mark.parametrize("game", velkahra.games())
def test_the_view_says_which_way_the_game_ended(game: str) -> None:
    for path in records(game):
        *played, (last, _, _, end) = steps(path)
        assert {before.ending for before, *_ in [*played, (last, 0, 0, 0)]} == {""}
        assert end.ending in ENDINGS[game]


@pytest.mark.parametrize(("game", "reason"), [("pamir", {1: "lead", 2: "last-check"})])
def test_the_ending_is_the_reason_that_was_told(game: str, reason: dict[int, str]) -> None:
    told = [event for path in records(game) for *_, events, _ in steps(path) for event in events]
    ends = [reason[event.facts["reason"]] for event in told if event.kind == "over"]
    assert ends == [[after for *_, after in steps(path)][-1].ending for path in records(game)]


def test_Tigris_and_Euphrates_ends_with_the_treasures_or_the_bag() -> None:
    for path in records("euphrates"):
        *_, (_, _, events, after) = steps(path)
        kind = next(event.kind for event in events if event.kind.startswith("over-"))
        assert after.ending == kind.removeprefix("over-")


def test_whose_refill_is_drawn_can_be_seen() -> None:
    drawn = 0
    for before, (_, seat), events, _ in steps(records("euphrates")[0]):
        assert (before.draw is not None) == (seat == CHANCE)
        for event in events if before.draw and before.draw.kind == "refill" else ():
            if event.kind == "drew":
                due = (before.draw.seat, before.draw.tiles)
                assert (event.facts["seat"], event.facts["count"]) == due
                drawn += 1
    assert drawn > 10


def test_treasures_still_due_are_counted_down() -> None:
    seen = set()
    for path in records("euphrates"):
        due = 0
        for before, (text, _), _, after in steps(path):
            if text.startswith("take "):
                seen.add(before.treasures_due)
                assert after.treasures_due in (due - 1, after.treasures_due * (due == 1))
            due = after.treasures_due
            assert (due > 0) == (after.decision == "treasure")
    assert 1 in seen


def test_the_space_that_the_next_card_comes_to_can_be_seen() -> None:
    for before, (text, _), events, _ in steps(records("pamir")[0]):
        drawn = [event.facts["slot"] for event in events if event.kind == "drawn"]
        assert before.gap == (drawn[0] if text.startswith("draw ") else -1)


def test_what_the_dealer_of_Viceroy_draws_can_be_seen() -> None:
    kinds = set()
    for path in records("viceroy"):
        for before, (_, seat), events, _ in steps(path):
            assert (before.draw is not None) == (seat == CHANCE)
            if before.draw is None:
                continue
            kinds.add(before.draw.kind)
            told = {event.kind: event.facts for event in events}
            if before.draw.kind == "show":
                assert told["shown"]["slot"] == before.draw.slot
            elif before.draw.kind == "deal" and "drew" in told:
                facts = told["drew"]
                assert (facts["seat"], facts["deck"]) == (before.draw.seat, before.draw.deck)
            elif before.draw.kind == "virtual":
                assert told["robot-bid"]["robot"] == before.draw.robot
    assert {"show", "deal", "back"} <= kinds


@pytest.mark.lengthy
def test_what_is_drawn_or_entered_in_a_camp_can_be_seen() -> None:
    kinds = set()
    for path in records("hammer"):
        for before, (_, seat), _, _ in steps(path):
            assert (before.chance != "") == (seat == CHANCE)
            kinds.add(before.chance)
    assert {"hide", "salt", "deal", "finish"} <= kinds


@pytest.mark.parametrize("game", velkahra.games())
def test_every_viewer_sees_them(game: str) -> None:
    title = velkahra.game(game)
    state: State = title.start(title.seats[-1])
    for seat in (0, SPECTATOR, OPEN):
        assert title.view(state, seat).ending == ""
