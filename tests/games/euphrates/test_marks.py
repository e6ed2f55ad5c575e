"""Every event names the elements it is about, and those elements are on the page."""

from pathlib import Path

import velkahra
from velkahra.core.contract.events import EVERYBODY, Event
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record
from velkahra.games.euphrates.game import GAME

RECORDS = sorted((Path(__file__).parents[2] / "records" / "euphrates").glob("*.txt"))


def marks(kind: str, **facts: int) -> set[str]:
    return set(GAME.highlights(Event(kind, facts, EVERYBODY)))


def test_places_and_pieces_are_named() -> None:
    assert marks("tile", seat=1, colour=2, space=85) == {"s-F6"}
    assert marks("moved", seat=1, office=3, origin=0, space=17) == {"s-A1", "s-B2", "leader-1-3"}
    assert marks("war", attacker=0, defender=2, colour=1, attack=3, defence=2) == {
        "leader-0-1",
        "leader-2-1",
    }
    assert marks("built", seat=0, monument=4, space=0, colour=2) == {
        "s-A1",
        "s-B1",
        "s-A2",
        "s-B2",
        "tower-4",
    }
    assert marks("treasure", seat=0, space=17) == {"s-B2", "treasure-B2"}
    assert marks("points-tile", seat=2, colour=1, points=1, by=0) == {"leader-2-1"}
    assert marks("points-tile", seat=2, colour=1, points=1, by=1) == {"leader-2-3"}
    assert marks("drew", seat=0, count=3) == set()
    assert marks("place", seat=0, place=1, red=1, blue=1, green=1, black=1, held=0) == set()


def test_every_mark_of_a_whole_game_is_an_element_of_the_page() -> None:
    record = read_record(RECORDS[0].read_text(encoding="utf-8"))
    game = velkahra.game(record.game)
    play = Play.replay(record, game)
    there = set(game.page(play.view(0), "en"))
    named = {
        mark for events in play.happened for event in events for mark in game.highlights(event)
    }
    assert len(named) > 100
    assert named <= there
