"""The end of a game as each viewer meets it: place, points, reason, and what to do next."""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from urllib.request import urlopen

import pytest
from tests.browser.positions import SECRET, lay
from tests.server.helpers import Site, serving

from velkahra.core import registry
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record, read_record
from velkahra.server.domain import links
from velkahra.server.domain.endings import feat_in_words, final_places, final_rows, reason
from velkahra.server.store.database import Store

RECORDS = Path(__file__).parents[1] / "records"
ENDS = [
    "euphrates/greedy-4-ends-by-treasures",
    "pamir/greedy-3-ends-by-last-check",
    "viceroy/greedy-4-one-random",
    "hammer/greedy-5",
]


LION = f"/table/final/{links.token(SECRET, 0)}"


def record_of(name: str) -> Record:
    return read_record((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))


def replayed(name: str) -> Play:
    record = record_of(name)
    return Play.replay(record, registry.game(record.game))


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server with a finished game."""
    folder = tmp_path_factory.mktemp("finished")
    store = Store(folder)
    lay(store, "final", record_of(ENDS[0]))
    store.close()
    with serving(folder) as site:
        yield site


@pytest.mark.parametrize("name", ENDS)
def test_winners_are_first_and_headings_retell_only_what_the_viewer_heard(name: str) -> None:
    """A spectator hears that a team gets two clues; the team itself hears which ones."""
    play = replayed(name)
    found = final_places(play.game, play.state)
    assert [one.share > 0 for one in found] == [one.place == 1 for one in found]
    points = [one.points for one in found if one.points is not None]
    assert points == sorted(points, reverse=True), "points fall with the place"
    assert len(points) == len(found)
    for viewer in (*range(play.seats), SPECTATOR):
        feats = play.game.ending.feats(play.happened, viewer)
        assert {feat.seat for feat in feats} >= {*range(play.seats)}
        assert all(event.visible_to(viewer) for feat in feats for event in feat.events)


def test_PP_WAKHAN_01_nobody_is_first_if_she_wins() -> None:
    play = replayed("pamir/wakhan-1-wins-by-lead")
    assert [one.place for one in final_places(play.game, play.state)] == [2]


def test_nothing_is_told_before_the_end(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    assert site.get(f"{one}/over").status == 409


ALL = [f"{path.parent.name}/{path.stem}" for path in sorted(RECORDS.glob("*/*.txt"))]


@pytest.mark.parametrize("name", ALL)
def test_the_sources_make_the_final_score_and_every_reason_has_its_words(name: str) -> None:
    play = replayed(name)
    rows = final_rows(play)
    joined = min if play.game.ending.least else sum
    for row in rows if play.state.is_over() else ():
        assert joined(row.parts.values() or [0]) == row.end.points
    for language, own in product(LANGUAGES, range(-1, play.seats)):
        assert "{" not in reason(language, play, rows, own)
        for row in rows:
            assert feat_in_words(language, play, row) or not row.parts


def test_the_reason_is_about_the_seat_that_lost() -> None:
    play = replayed(ENDS[0])
    assert reason("en", play, final_rows(play), 0) == (
        "Only the weakest colour counts: Lion has 5 blue, Archer at least 14 of every colour."
    )


def test_the_story_has_bars_a_moment_and_a_card(finished: Site) -> None:
    told = finished.get(f"{LION}/over").text
    assert '<h2 id="over-title" data-won="no">You came third, 5 points</h2>' in told
    assert told.count('<svg class="bar"') == 4
    picture = re.search(r'<img src="([^"]+)"', told)
    card = re.search(r'href="http://[^/]+([^"]+card.png[^"]*)"', told)
    assert picture
    assert card
    assert "<svg" in finished.get(picture[1].replace("&amp;", "&")).text
    with urlopen(f"{finished.base}{card[1]}") as answer:
        assert answer.read(4) == b"\x89PNG"


def test_a_shared_replay_has_a_title_a_description_and_a_picture(finished: Site) -> None:
    card = re.search(r'data-share="http://[^/]+([^"]+)"', finished.get(f"{LION}/over").text)
    assert card
    shared = finished.get(f"{card[1]}?language=pl").text
    assert '<meta property="og:title" content="Zwycięzca: Łucznik, 14 punktów">' in shared
    assert f'{card[1]}/card.png?language=pl">' in shared
    assert "Liczy się tylko najsłabszy kolor" in shared


def test_the_headings_of_a_replay_say_what_a_turn_brought(finished: Site) -> None:
    shown = finished.get(f"{LION}/replay?language=en").text
    assert re.search(r"</h3><small>Archer wins the war of the farmers against Bull", shown)


def test_a_running_game_has_no_pictures_for_links(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    assert site.get(f"{one}/replay/picture.svg").status == 403
    assert site.get(f"{one}/replay/card.png").status == 404
    assert "og:title" not in site.get(f"{one}/replay").text
