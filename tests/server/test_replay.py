"""Replays: every position as the viewer knew it then, and nothing more before the game is over."""

import asyncio
import json
import random
import re
from pathlib import Path

import pytest
from tests.server.helpers import Site
from tests.server.replays import FINISHED, RECORDS, frames, news, play_out, upload, whole

from velkahra.core import registry
from velkahra.core.contract.events import OPEN, SPECTATOR, Events
from velkahra.core.contract.state import CHANCE
from velkahra.core.play.play import Play
from velkahra.core.play.record import read_record
from velkahra.server.domain import links
from velkahra.server.domain.agreements import EndRow
from velkahra.server.domain.desk_rows import MapRow
from velkahra.server.domain.ledger import Ledger, PlyRow
from velkahra.server.domain.tables import SeatRow, TableRow
from velkahra.server.room.history import CHUNK, Projector, TableHistory
from velkahra.server.room.room import Room
from velkahra.server.store.database import Store
from velkahra.server.web.replay import page
from velkahra.server.web.replay.news import Known, news_of
from velkahra.server.web.replay.page import ReplayCursor, replay_page


def room_of(store: Store, ledger: Ledger) -> Room:
    """Furnish a room around a ledger, as the hub does, with nobody in it."""
    key = links.key("nobody")
    seats = tuple(SeatRow("person", key) for _ in range(ledger.play.seats))
    options = dict(ledger.play.options)
    return Room(
        store, TableRow("t", ledger.game.name, 1, options, "en", "s", key, key, "", seats), ledger
    )


def random_ledger(seed: int, plies: int) -> Ledger:
    """Play euphrates at random for some plies."""
    ledger = Ledger(registry.game("euphrates"), 3, {}, f"seed {seed}")
    ledger.fold(ledger.first())
    rng = random.Random(seed)
    while ledger.play.version < plies and not ledger.state.is_over():
        seat = ledger.state.actor()
        ledger.fold(ledger.act(seat, rng.choice(list(ledger.state.legal_actions(seat)))))
    return ledger


def test_frames_put_together_are_the_pages_of_the_past(tmp_path: Path) -> None:
    """Chunks of changes add up to what `page` draws of the state at that ply."""
    ledger = random_ledger(1, 60)
    store = Store(tmp_path)
    history, game = TableHistory(room_of(store, ledger)), ledger.game
    again, true = Play(game, 3, ledger.play.options), []
    for seat, action in ledger.play.plies[: CHUNK + 6]:
        true.append(again.state.clone())
        again.act(seat, action)
    for eyes in (-1, 0, 2):
        start = history.frames(0, 0, eyes, "en").steps[0].set
        parts = dict(start)
        drawn = history.frames(CHUNK, CHUNK + 5, eyes, "en")
        assert (drawn.first, len(drawn.steps)) == (CHUNK, 6)
        for ply, step in enumerate(drawn.steps, CHUNK):
            parts |= step.set
            assert parts == game.page(history.view(true[ply], ply, eyes), "en")
            assert step.prompt == game.words.prompt("en", true[ply], eyes)
    store.close()


def test_headings_of_a_running_game_tell_a_seat_only_what_it_heard(tmp_path: Path) -> None:
    """What all others hear of a team's clues is no heading for the team, which hears more."""
    store, game = Store(tmp_path), registry.game("hammer")
    ledger = Ledger(game, 2, {"rounds": "5"}, "seed")
    happened = Events()
    happened.emit_to_others(1, "informed", {"seat": 1, "count": 3})
    ledger.play.happened.append(happened.happened)
    history = TableHistory(room_of(store, ledger))
    assert history.gists(1, "en", [0]) == {}
    for eyes in (0, SPECTATOR):
        assert history.gists(eyes, "en", [0]) == {0: "China receives 3 clues."}
    store.close()


def test_what_another_seat_drew_is_told_as_spectators_hear_it(tmp_path: Path) -> None:
    store = Store(tmp_path)
    history = TableHistory(room_of(store, random_ledger(1, 70)))
    lion, bull, crowd = (history.lines(eyes, "en") for eyes in (0, 1, -1))
    own = [ply for ply, heard in enumerate(lion) if heard != crowd[ply]]
    assert len(own) > 3
    assert [bull[ply] for ply in own] == [crowd[ply] for ply in own]
    store.close()


OPENED = {
    "en": "Everything is revealed when the game is over.",
    "cs": "Co kdo skrýval, se odkryje až po skončení hry.",
    "pl": "To, co kto ukrywał, odkryje się po zakończeniu gry.",
}


@pytest.mark.usefixtures("toys")
def test_a_running_game_shows_each_seat_its_own_past_only(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person")
    with site.at(one) as ash:
        ash.act("show 3")
        ash.update()
    mine = frames(site, f"{one}/replay", 0)["steps"][-1]["set"]["position"]
    theirs = frames(site, f"{two}/replay", 0)["steps"][-1]["set"]["position"]
    assert "own: 3" in mine
    assert "own: 3" not in theirs
    shared = re.findall(r'data-path="(/replay/[^"]+)"', site.get(f"{watch}/replay").text)[0]
    bases = [f"{path}/replay" for path in (one, two, watch)] + [shared]
    for base, wish in zip(bases, ("birch", "ash", "ash", "birch"), strict=True):
        for asked in (
            f"?eyes={wish}",
            f"/frames?chunk=0&eyes={wish}",
            f"/news?plies=0&eyes={wish}",
        ):
            answer = site.get(base + asked)
            assert answer.status == 403
            assert "own: 3" not in answer.text
    assert site.get(f"{one}/replay?eyes=watch").status == 403
    for path in (one, two, watch):
        assert site.get(f"{path}/replay/record").status == 409
        assert site.post(f"{path}/replay/try", {"ply": "0"}).status == 403
    for base in bases:
        assert 'value="open"' not in site.get(base).text
        for asked in ("?", "/frames?chunk=0&", "/news?plies=0&"):
            for language, said in OPENED.items():
                answer = site.get(f"{base}{asked}eyes=open&language={language}")
                assert answer.status == 403
                assert said in answer.text
    to_give = re.compile(r'"/replay/[^"]+"')
    assert not to_give.search(site.get(f"{one}/replay").text), "a seat gives no link away"
    assert to_give.search(site.get(f"{watch}/replay").text)


@pytest.mark.usefixtures("toys")
def test_all_hands_are_open_at_the_end_for_who_may_see_the_replay(site: Site) -> None:
    one, two = play_out(site, "morra", rounds="two")
    page = site.get(f"{one}/replay").text
    assert '<option value="open">everything revealed</option>' in page
    shared = re.findall(r'data-path="(/replay/[^"]+)"', page)[0]
    for base in (f"{one}/replay", f"{two}/replay", shared):
        open_, ash, birch = (whole(site, base, 4, CHUNK, eyes) for eyes in ("open", "ash", "birch"))
        chosen = [part["parts"]["position"] for part in open_]
        seen = [re.findall(r"choices: \((\w+), (\w+)\)", text)[0] for text in chosen]
        assert [sorted(pair).count("None") for pair in seen] == [2, 1, 2, 1, 2]
        own = [seat[1]["parts"]["position"] for seat in (ash, birch)]
        assert any(f"choices: ({seen[1][0]}, {seen[1][1]})" in text for text in own)
    assert site.get(f"{one}/replay?eyes=open").status == 200


def test_a_position_seen_with_all_hands_open_is_tried(site: Site) -> None:
    path = upload(site, FINISHED.read_text())
    page = site.get(f"{path}?ply=30&eyes=open").text
    assert f'action="{path}/try"' in page
    assert '<input type="hidden" name="ply" value="30">' in page
    answer = site.post(f"{path}/try", {"ply": "30", "seat-0": "me", "seat-1": "bot greedy"})
    assert answer.status == 303
    mine = answer.headers["location"]
    assert mine.startswith("/table/")
    assert site.get(f"{mine}/replay?eyes=open").status == 403


def test_all_hands_are_what_the_state_says(tmp_path: Path) -> None:
    ledger = random_ledger(1, 60)
    store = Store(tmp_path)
    history, game = TableHistory(room_of(store, ledger)), ledger.game
    for ply in (0, 20, 60):
        view = history.view(history.state(ply), ply, OPEN)
        for seat in range(3):
            own = game.view(history.state(ply), seat)
            assert view.hands[seat] == own.hand
            assert view.points[seat] == own.points[seat]
            assert view.held[seat] == own.held[seat]
    told = {line.text for line in history.lines(OPEN, "en")}
    for seat in range(3):
        own_draws = {line.text for line in history.lines(seat, "en") if " draws " in line.text}
        assert any(text in told for text in own_draws)
    assert not any(re.search(r"draws \d+ tile", text) for text in told)
    store.close()


@pytest.mark.usefixtures("toys")
def test_a_finished_game_can_be_seen_through_any_eyes(site: Site) -> None:
    one, _two = play_out(site, "morra", rounds="two")
    page = site.get(f"{one}/replay").text
    plies = int(re.findall(r'data-plies="(\d+)"', page)[0])
    assert plies == 4
    ash, birch = (whole(site, f"{one}/replay", plies, CHUNK, eyes) for eyes in ("ash", "birch"))
    watch = whole(site, f"{one}/replay", plies, CHUNK, "watch")
    assert ash[1] != birch[1]
    assert "own: -1" in watch[1]["parts"]["position"]
    assert site.get(f"{one}/replay?eyes=nobody").status == 404


@pytest.mark.usefixtures("toys")
def test_what_was_taken_back_is_not_mixed_with_what_came_instead(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    with site.at(one) as ash:
        assert len(frames(site, f"{one}/replay", 0)["steps"]) == 1
        ash.act("show 3")
        ash.update()
        before = frames(site, f"{one}/replay", 0)["steps"][1]
        ash.say(kind="undo", v=ash.version)
        ash.update()
        assert site.get(f"{one}/replay/frames?chunk=0&undone=0").status == 409
        ash.act("show 1")
        ash.update()
    after = frames(site, f"{one}/replay", 0, undone=1)["steps"][1]
    assert "own: 3" in before["set"]["position"]
    assert "own: 1" in after["set"]["position"]


@pytest.mark.usefixtures("toys")
def test_a_page_is_drawn_anew_where_it_differs(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[int] = []

    def counted(
        language: str, room: Room, history: TableHistory, cursor: ReplayCursor, *more: object
    ) -> str:
        drawn.append(cursor.ply)
        return replay_page(language, room, history, cursor)

    monkeypatch.setattr(page, "replay_page", counted)
    one, two, *_ = site.table("morra", "person", "person")
    with site.at(one) as first, site.at(two) as second:
        first.act("show 1")
        second.update()
        before = [site.get(f"{one}/replay?ply=1").text for _ in range(2)]
        second.act("show 2", 1)
        second.until("update")
        after = site.get(f"{one}/replay?ply=1").text
    assert before[0] == before[1] != after
    assert site.get(f"{two}/replay?ply=1").text != after, "the other seat has another link"
    assert drawn == [1, 1, 1]


def test_a_page_is_told_what_is_new(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person", rounds="two")
    assert "data-going" in site.get(f"{one}/replay").text
    assert news(site, f"{one}/replay", 0) == {}
    with site.at(one) as ash, site.at(two) as birch:
        ash.act("show 3")
        birch.update()
        mine = news(site, f"{one}/replay", 0)
        assert mine["lines"] == [{"ply": 1, "text": "en: Ash chooses 3.", "highlights": []}]
        assert {name: mine[name] for name in ("plies", "undone", "first", "unseen", "over")} == {
            "plies": 1,
            "undone": 0,
            "first": 0,
            "unseen": "1 new step",
            "over": False,
        }
        for path in (two, watch):
            theirs = news(site, f"{path}/replay", 0)
            assert [line["text"] for line in theirs["lines"]] == ["en: Ash has chosen."]
        assert news(site, f"{one}/replay", 1) == {}
        birch.act("show 1")
        birch.update()
        later = news(site, f"{one}/replay", 1, seen=0)
        assert {line["ply"] for line in later["lines"]} == {2}
        assert (later["first"], later["unseen"]) == (1, "2 new steps")
        assert news(site, f"{one}/replay", 1, seen=2)["unseen"] == ""


@pytest.mark.usefixtures("toys")
def test_a_page_is_told_what_was_taken_back(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    with site.at(one) as ash:
        ash.act("show 3")
        ash.update()
        ash.say(kind="undo", v=ash.version)
        ash.update()
        back = news(site, f"{one}/replay", 1, undone=0, seen=1)
        assert (back["plies"], back["undone"], back["lines"], back["unseen"]) == (0, 1, [], "")
        ash.act("show 1")
        ash.update()
    again = news(site, f"{one}/replay", 1, undone=0)
    assert [line["text"] for line in again["lines"]] == ["en: Ash chooses 1."]
    assert news(site, f"{one}/replay", 1, undone=1) == {}


@pytest.mark.usefixtures("toys")
def test_the_end_is_news_and_then_nothing_more_is_asked_for(site: Site) -> None:
    one, _two = play_out(site, "morra", rounds="two")
    assert news(site, f"{one}/replay", 1)["over"] is True
    assert "data-going" not in site.get(f"{one}/replay").text


def test_an_agreed_end_is_news_although_it_adds_no_ply(tmp_path: Path) -> None:
    store, projector = Store(tmp_path), Projector()
    room = room_of(store, random_ledger(1, 30))
    known = Known(len(room.ledger.play.plies), 0, 0)
    assert news_of(room, 0, "en", known) is None

    def last() -> str:
        drawn = json.loads(asyncio.run(projector.chunk(room, known.plies // CHUNK, 0, "en")))
        return str(drawn["steps"][-1]["prompt"])

    before = last()
    room.ledger.fold([EndRow(0, ())])
    told = news_of(room, 0, "en", known)
    assert told is not None
    assert (told.over, told.acting, told.lines) == (True, [], [])
    assert last() == "The players agreed to end the game here." != before
    store.close()


def test_the_steps_of_an_automaton_are_news(tmp_path: Path) -> None:
    record = read_record((RECORDS / "pamir/wakhan-1-loses.txt").read_text())
    game = registry.game(record.game)
    ledger = Ledger(game, record.seats, record.options, "seed")
    ledger.fold([PlyRow(seat, game.write(seat, action)) for seat, action in record.plies])
    seats = [seat for seat, _ in record.plies]
    run = next(n for n in range(len(seats)) if set(seats[n : n + 15]) == {CHANCE})
    store = Store(tmp_path)
    told = news_of(room_of(store, ledger), 0, "en", Known(run, 0, len(seats) - 15))
    assert told is not None
    assert told.unseen == "15 new steps"
    store.close()


def test_positions_are_drawn_again_on_the_camp_s_own_map(tmp_path: Path) -> None:
    record = read_record((RECORDS / "hammer/random-2-entered.txt").read_text())
    game = registry.game(record.game)
    ledger = Ledger(game, record.seats, record.options, "seed")
    ledger.fold([PlyRow(seat, game.write(seat, action)) for seat, action in record.plies[:40]])
    store, projector = Store(tmp_path), Projector()
    room = room_of(store, ledger)
    before = asyncio.run(projector.chunk(room, 0, SPECTATOR, "en"))
    ledger.fold([MapRow("0" * 32, 10)])
    after = asyncio.run(projector.chunk(room, 0, SPECTATOR, "en"))
    assert b"/maps/" in after
    assert b"/maps/" not in before
    store.close()


@pytest.mark.usefixtures("toys")
def test_a_link_that_is_given_away_lets_nobody_sit(site: Site) -> None:
    one, _two = play_out(site, "morra", rounds="two")
    shared = re.findall(r'data-path="(/replay/[^"]+)"', site.get(f"{one}/replay").text)[0]
    page = site.get(shared)
    assert page.status == 200
    assert one.rsplit("/", 1)[1] not in page.text
    table, token = shared.split("/")[2:]
    for path in (f"/table/{table}/{token}", f"/host/{table}/{token}", f"/replay/{table}/{token}x"):
        assert site.get(path).status == 404
    assert site.get(f"/replay/0000000000/{token}").status == 404


def test_odd_questions_are_answered(site: Site) -> None:
    one, *_ = site.table("euphrates", "person", "person")
    for asked in ("chunk=", "chunk=-1", "chunk=x", "chunk=99", "chunk=9999999", ""):
        assert site.get(f"{one}/replay/frames?{asked}").status == 404, asked
    for asked in ("", "plies=x", "plies=-1&undone=0", "plies=0&undone=99999999999"):
        assert site.get(f"{one}/replay/news?{asked}").status == 200, asked


def test_odd_positions_lead_to_the_last_one(site: Site) -> None:
    path = upload(site, FINISHED.read_text())
    last = len(read_record(FINISHED.read_text()).plies)
    for wish in ("", "x", "-3", "99999999999", "%C2%B2"):
        page = site.get(f"{path}?ply={wish}").text
        assert f'data-ply="{last}" data-plies="{last}"' in page


def test_the_projector_keeps_only_so_much(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("velkahra.server.room.history.MOST_KEPT", 400_000)
    store, projector = Store(tmp_path), Projector()
    room = room_of(store, random_ledger(1, 80))

    async def look() -> list[bytes]:
        return [
            await projector.chunk(room, n, eyes, "en") for eyes in (-1, 0, 1) for n in (0, 1, 2)
        ]

    drawn = asyncio.run(look())
    assert sum(map(len, drawn)) > 400_000
    assert sum(map(len, projector._kept.values())) <= 400_000
    assert json.loads(asyncio.run(projector.chunk(room, 1, 0, "en"))) == json.loads(drawn[4])
    store.close()
