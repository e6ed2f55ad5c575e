"""The organiser's desk: entering, holding, clocks, slips, the trail, and a camp as a file."""

import json
import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from tests.server.helpers import Answer, Site, serving
from tests.server.test_clocks import Place, place, seconds
from websockets.sync.client import connect

from velkahra.core.contract.desk import DeskError
from velkahra.core.contract.refusals import IllegalAction, StaleAction
from velkahra.server.domain import links
from velkahra.server.domain.agreements import NotNow
from velkahra.server.domain.ledger import Ledger
from velkahra.server.domain.messages.timing import Resume
from velkahra.server.room.requests import Requests
from velkahra.server.room.room import Room
from velkahra.server.store.archive import archive, bundle, sidecar
from velkahra.server.web.desk.audit import trail
from velkahra.server.web.desk.service import DeskService
from velkahra.server.web.lobby.link_pages import is_local

__all__ = ["place"]

RACE = {"team": "ash"}


async def relay(
    place: Place, clock: str = "none", late: str = "default"
) -> tuple[Room, DeskService]:
    """Open a relay for two teams that waits for its first race."""
    room = await place.open("relay", clock=clock, late=late)
    return room, DeskService(room)


async def raced(
    place: Place, clock: str = "none", late: str = "default"
) -> tuple[Room, DeskService]:
    """Open a relay in which it is the first team's turn."""
    room, clerk = await relay(place, clock, late)
    await clerk.enter("race", RACE, "", room.ledger.version)
    return room, clerk


async def act(room: Room, seat: int, text: str) -> None:
    await room.act(seat, text, room.ledger.version)


async def test_the_game_waits_for_the_organiser_and_then_goes_on_by_itself(place: Place) -> None:
    room, clerk = await relay(place)
    assert (room.ledger.version, room.acting()) == (0, [])
    await clerk.enter("race", RACE, "", 0)
    assert room.acting() == [0]
    assert room.scene(1, "en").log == ["en: Ash wins the race."]


async def test_a_held_game_stops_before_the_next_turn(place: Place) -> None:
    room, clerk = await relay(place)
    await clerk.hold(True)
    await clerk.hold(True)
    await clerk.enter("race", RACE, "", 1)
    assert room.acting() == []
    await clerk.go_on(room.ledger.version)
    assert room.acting() == [0]
    await act(room, 0, "end")
    assert room.acting() == []
    await clerk.hold(False)
    assert room.acting() == [1]
    with pytest.raises(StaleAction):
        await clerk.go_on(room.ledger.version)


async def test_what_cannot_be_entered_is_refused_and_nothing_changes(place: Place) -> None:
    room, clerk = await relay(place)
    with pytest.raises(DeskError, match="desk-no-team"):
        await clerk.enter("race", {}, "", 0)
    with pytest.raises(IllegalAction):
        await clerk.enter("race", {"team": "cedar"}, "", 0)
    with pytest.raises(NotNow, match="desk-stop"):
        await clerk.enter("no such form", RACE, "", 0)
    with pytest.raises(NotNow, match="desk-text"):
        await clerk.enter("race", RACE, "x" * 400, 0)
    await clerk.enter("race", RACE, "", 0)
    with pytest.raises(StaleAction):
        await clerk.enter("grant", RACE, "", 0)
    with pytest.raises(NotNow, match="desk-stop"):
        await clerk.enter("race", RACE, "", room.ledger.version)
    assert room.ledger.play.version == 2


async def test_what_is_entered_in_a_turn_waits_until_it_is_over(place: Place) -> None:
    room, clerk = await raced(place)
    await clerk.enter("grant", {"team": "birch"}, "fair play", room.ledger.version)
    await clerk.enter("grant", {"team": "ash"}, "", room.ledger.version)
    first, second = room.ledger.desk.waiting
    assert (first.text, first.reason) == ("grant birch", "fair play")
    await clerk.drop(second.n)
    await clerk.drop(second.n)
    await act(room, 0, "end")
    assert not room.ledger.desk.waiting
    assert room.ledger.state.points == [1, 1]  # type: ignore[attr-defined]
    assert room.acting() == [1]
    said = ["en: Birch is granted a point.", "Entered by the organiser: fair play"]
    assert room.scene(0, "en").log[-2:] == said


async def test_HM_EDGE_ORG_01_between_turns_the_impossible_does_not_wait(place: Place) -> None:
    table, _ = await place.hub.open_table(
        "hammer", ["person", "person"], {"results": "organiser"}, "en"
    )
    room = await place.room(table)
    clerk, ledger = DeskService(room), room.ledger
    await clerk.enter("hide", {"square": "C4"}, "", ledger.version)
    while (seat := int(ledger.state.actor())) >= 0:
        safe = ledger.game.table.safe_default(ledger.state, seat)
        await act(room, seat, ledger.game.write(seat, safe))
    answers = {"power": "usa", "what": "sb", "points": "-2"}
    with pytest.raises(IllegalAction):
        await clerk.enter("amend", answers, "", ledger.version)
    assert ledger.desk.waiting == []


async def test_a_slip_is_ticked_and_stays_ticked_after_going_back(place: Place) -> None:
    room, clerk = await raced(place)
    await act(room, 0, "dig")
    with pytest.raises(StaleAction):
        await clerk.hand_out("birch 1", True)
    await clerk.hand_out("ash 1", True)
    await clerk.hand_out("ash 1", True)
    assert room.ledger.desk.slips == {"ash 1"}
    await clerk.revert(2, "wrong team", room.ledger.version)
    assert room.ledger.desk.slips == {"ash 1"}
    await act(room, 0, "dig")
    await clerk.hand_out("ash 1", False)
    assert not room.ledger.desk.slips


async def test_going_back_is_told_and_the_game_holds(place: Place) -> None:
    room, clerk = await raced(place)
    await act(room, 0, "dig")
    await act(room, 0, "end")
    assert clerk.stops() == {0, 2, 3}  # not to where the game went on by itself
    with pytest.raises(NotNow, match="desk-back"):
        await clerk.revert(1, "", room.ledger.version)
    await clerk.revert(0, "Birch had won", room.ledger.version)
    assert (room.acting(), room.ledger.desk.held) == ([], True)
    log = room.scene(1, "en").log
    assert log == ["The organiser undoes 2 actions: Birch had won"]
    await clerk.enter("race", {"team": "birch"}, "", room.ledger.version)
    assert room.ledger.state.points == [0, 1]  # type: ignore[attr-defined]


async def played_out(room: Room, clerk: DeskService) -> None:
    while not room.ledger.state.is_over():
        if room.acting():
            await act(room, room.acting()[0], "end")
        else:
            await clerk.enter("race", RACE, "", room.ledger.version)


async def test_a_game_that_is_over_stays_over(place: Place) -> None:
    room, clerk = await relay(place)
    await played_out(room, clerk)
    assert clerk.stops() == set()
    with pytest.raises(NotNow, match="over"):
        await clerk.revert(0, "", room.ledger.version)
    with pytest.raises(NotNow, match="desk-stop"):
        await clerk.enter("grant", RACE, "", room.ledger.version)
    await clerk.pause("")
    assert not room.ledger.agreements.paused


async def test_the_trail_keeps_what_was_taken_back_with_times(place: Place) -> None:
    room, clerk = await raced(place, "turn-900")
    place.hands.go(60)
    await act(room, 0, "dig")
    await clerk.revert(2, "a mistake", room.ledger.version)
    await clerk.remark("Dinner <b>")
    found = await place.store.load(room.row.id)
    kept = await place.hub.era.load(room.row.id)
    assert found is not None
    assert kept is not None
    ledger = Ledger(room.ledger.game, 2, room.row.options, room.row.seed)
    traces = trail(ledger, *found, kept.moments, "en")
    told = [(trace.lines, trace.ply, trace.by_hand, trace.gone) for trace in traces]
    assert told == [
        (("en: Ash wins the race.",), 0, True, False),
        (("en: Ash digs up secret 1.",), -1, False, True),
        (("The organiser undoes 1 action: a mistake",), -1, False, False),
        (("The organiser: Dinner <b>",), -1, False, False),
    ]
    assert traces[1].at - traces[0].at == 60_000
    assert "Dinner <b>" in room.scene(-1, "en").log[-1]


async def test_a_whole_turn_has_its_time_whoever_decides_in_it(place: Place) -> None:
    room, clerk = await relay(place, "turn-900")
    place.hands.go(500)
    assert seconds(room) == [900, 900]
    await clerk.enter("race", RACE, "", 0)
    place.hands.go(100)
    await act(room, 0, "dig")
    await room.undo(0, room.ledger.version)  # gains no time
    await act(room, 0, "ask birch")
    place.hands.go(100)
    assert seconds(room) == [700, 900]
    assert [runs for _, _, runs in room.dials()] == [True, False]
    await act(room, 1, "answer yes")
    await clerk.hold(True)
    await act(room, 0, "end")
    place.hands.go(100)
    assert seconds(room) == [900, 900]
    await clerk.go_on(room.ledger.version)
    place.hands.go(100)
    assert seconds(room) == [900, 800]


async def test_when_a_turn_s_time_is_up_the_rest_of_it_is_done_for_the_team(place: Place) -> None:
    room, _ = await raced(place, "turn-900")
    await act(room, 0, "ask birch")
    place.hands.go(899)
    clock = room.clock
    assert clock is not None
    await clock.ring()
    assert room.acting() == [1]
    place.hands.go(1)
    await clock.ring()
    assert room.acting() == [0]  # the other team did not answer, which means no
    await clock.ring()
    assert room.acting() == [1]
    assert seconds(room) == [900, 900]
    log = room.scene(-1, "en").log
    assert log.count("Ash ran out of time. A harmless action was played instead.") == 1


async def test_the_organiser_pauses_extends_and_goes_on_alone(place: Place) -> None:
    room, clerk = await raced(place, "turn-900")
    place.hands.go(600)
    await clerk.pause("thunderstorm")
    await clerk.pause("again")
    place.hands.go(5000)
    with pytest.raises(NotNow, match="halted"):
        await act(room, 0, "dig")
    with pytest.raises(NotNow, match="halted"):
        await room.feature(Requests).do(0, Resume())
    assert room.turn(0, "en").halted
    await clerk.extend(0, 5)
    await clerk.extend(0, -1)
    await clerk.resume()
    await clerk.resume()
    place.hands.go(40)
    assert seconds(room) == [500, 900]
    assert room.scene(1, "en").log[1:] == [
        "The organiser pauses the game: thunderstorm",
        "The organiser adds 5 minutes to Ash’s clock.",
        "The organiser takes 1 minute off Ash’s clock.",
        "The organiser resumes the game.",
    ]
    for seat, minutes in ((0, 0), (0, 100_000), (7, 1)):
        with pytest.raises(NotNow):
            await clerk.extend(seat, minutes)


async def test_the_organiser_sets_the_minutes_of_turns_and_they_stay_so(place: Place) -> None:
    room, clerk = await raced(place, "turn-900")
    place.hands.go(100)
    await clerk.time_turns("20")
    await clerk.time_turns("20")
    await clerk.hold(True)
    await clerk.enter("grant", RACE, "later", room.ledger.version)
    assert seconds(room) == [1100, 1200]
    for minutes in ("", "0", "1.5", "2000"):
        with pytest.raises(NotNow, match="desk-minutes"):
            await clerk.time_turns(minutes)
    place.restart(down=10_000)
    again = await place.room(room.row.id)
    assert seconds(again) == [1100, 1200]
    told = [line for line in again.scene(1, "en").log if "20 minutes" in line]
    assert told == ["The organiser sets the time for a whole turn to 20 minutes."]
    assert again.ledger.desk.held
    assert [post.reason for post in again.ledger.desk.waiting] == ["later"]


async def test_minutes_of_turns_are_set_only_where_whole_turns_are_timed(place: Place) -> None:
    for clock in ("none", "days-1"):
        _, clerk = await raced(place, clock)
        with pytest.raises(NotNow, match="no-turns"):
            await clerk.time_turns("20")
    with pytest.raises(ValueError, match="there is no clock"):
        await place.table("turn-900")


def opened(site: Site, **fields: str) -> str:
    """Open a relay as people do. Returns the path of its desk."""
    seats = {"seat-0": "person", "seat-1": "person"}
    answer = site.post("/tables", {"game": "relay", "clock": "turn-900", **seats, **fields})
    path = answer.headers["location"]
    assert path.startswith("/desk/"), path
    return path


def version(site: Site, desk: str) -> str:
    found = re.search(r'data-v="(\d+)"', site.get(desk).text)
    assert found is not None
    return found[1]


def enter(site: Site, desk: str, form: str, **answers: str) -> Answer:
    v = version(site, desk)
    return site.post(desk, {"do": "enter", "form": form, "v": v, **answers})


def teams(site: Site, desk: str) -> list[str]:
    return re.findall(r'href="(/table/[^"]+)"', site.get(desk).text)


def test_opening_leads_to_the_desk_and_the_host_s_page_has_a_way_there(site: Site) -> None:
    desk = opened(site)
    page = site.get(desk)
    assert page.status == 200
    codes = re.findall(r"<svg|/code/\d+\.svg", page.text)
    assert len(codes) >= 3  # one for each team, and one for spectators
    assert len(teams(site, desk)) == 3
    assert f'href="{desk}"' in site.get(desk.replace("/desk/", "/host/")).text
    assert "only this computer can open" in page.text


def test_a_table_without_entered_outcomes_has_no_desk(site: Site) -> None:
    seats = {"seat-0": "person", "seat-1": "person", "option-results": "chance"}
    path = site.post("/tables", {"game": "relay", **seats}).headers["location"]
    assert path.startswith("/host/")
    assert site.get(path.replace("/host/", "/desk/")).status == 404
    assert "/desk/" not in site.get(path).text
    assert site.get(f"{teams(site, path)[-1]}/announce").status == 404


PAGES = ("", "/slips", "/log", "/file")


def test_only_the_host_s_secret_opens_the_desk(site: Site) -> None:
    desk = opened(site)
    table = desk.split("/")[2]
    tokens = [path.split("/")[3] for path in teams(site, desk)]
    for token in (*tokens, "x" * 22, links.new_secret()):
        for page in PAGES:
            assert site.get(f"/desk/{table}/{token}{page}").status == 404
        assert site.post(f"/desk/{table}/{token}", {"do": "hold"}).status == 404
    for page in PAGES:
        assert site.get(desk + page).status == 200
    assert site.post(desk, {"do": "hold"}, origin=site.base).status == 303
    assert site.post(desk, {"do": "what"}).status == 400


def test_results_are_entered_and_what_is_wrong_is_said(site: Site) -> None:
    desk = opened(site)
    answer = site.post(desk, {"do": "enter", "form": "race", "v": "9", "team": "birch"})
    assert 'value="birch" checked' in answer.text, "what was answered stays"
    answer = enter(site, desk, "race", team="cedar")
    assert (answer.status, "that is not what is entered here" in answer.text) == (409, True)
    assert enter(site, desk, "race").status == 409
    with connect(f"ws://127.0.0.1:{site.port}{desk}/live", close_timeout=1) as socket:
        before = int(socket.recv(timeout=30))
        assert enter(site, desk, "race", team="birch").status == 303
        assert int(socket.recv(timeout=30)) > before
    page = site.get(desk).text
    ranked = re.findall(r"<td>(\d)\.</td>\s*<th scope=\"row\">(\w+)", page)
    assert ranked == [("1", "birch"), ("2", "ash")]
    assert "Waiting for Ash" in page
    assert 'data-runs="yes"' in page
    stale = site.post(desk, {"do": "enter", "form": "grant", "team": "ash", "v": "0"})
    assert (stale.status, "changed before your action arrived" in stale.text) == (409, True)
    assert site.post(desk, {"do": "extend", "seat": "x", "minutes": "1"}).status == 409


def test_what_is_typed_is_never_markup(site: Site) -> None:
    desk = opened(site)
    evil = "<script>alert(1)</script>"
    assert site.post(desk, {"do": "remark", "text": evil}).status == 303
    assert site.post(desk, {"do": "remark", "text": ""}).status == 409
    enter(site, desk, "race", team="ash")
    enter(site, desk, "grant", team="ash", reason=evil)
    for page in (desk, desk + "/log"):
        text = site.get(page).text
        assert "<script>alert" not in text
        assert "&lt;script&gt;alert" in text


def test_every_deed_of_the_desk_works_by_form(site: Site) -> None:
    desk = opened(site)
    do = partial(_do, site, desk)
    do("hold")
    enter(site, desk, "race", team="ash")
    assert "Start the next turn" in site.get(desk).text
    do("go-on", v=version(site, desk))
    with site.at(teams(site, desk)[0]) as ash:
        ash.act("dig")
        ash.update()
    do("free")
    do("pause", reason="lunch")
    assert "The game is paused." in site.get(desk).text
    do("extend", seat="0", minutes="5")
    do("resume")
    assert "1 slip to hand out" in site.get(desk).text
    do("hand-out", slip="ash 1")
    assert "handed out" in site.get(desk + "/slips").text
    do("not-out", slip="ash 1")
    do("revert", to="0", reason="a mistake", v=version(site, desk))
    trail = site.get(desk + "/log").text
    assert "undone" in trail
    assert "Ash digs up secret 1." in trail


def _do(site: Site, desk: str, what: str, **fields: str) -> None:
    answer = site.post(desk, {"do": what, **fields})
    assert answer.status == 303, answer.text


def test_nobody_else_sees_what_the_desk_sees(site: Site) -> None:
    desk = opened(site)
    enter(site, desk, "race", team="ash")
    ash, birch, watch = teams(site, desk)
    with site.at(ash) as page:
        page.act("dig")
        page.update()
    assert "secret ash 1" in site.get(desk + "/slips").text
    secret = desk.split("/")[3]
    for path in (birch, watch):
        with site.at(path) as page:
            told = json.dumps(page.last)
            assert "secret 1" not in told
            assert "secret ash" not in told
        for text in (site.get(path).text, site.get(path + "/replay").text, told):
            assert secret not in text
            assert "/desk/" not in text


def test_the_secret_of_the_desk_is_in_no_log(site: Site, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("DEBUG")
    caplog.set_level("DEBUG", logger="velkahra")  # a command of another test may have set it
    desk = opened(site)
    enter(site, desk, "race", team="ash")
    site.get(desk + "/log")
    secret = desk.split("/")[3]
    assert caplog.records
    for record in caplog.records:
        assert secret not in record.getMessage()
        assert secret not in str(record.__dict__)


@pytest.mark.usefixtures("both_stores")
def test_a_camp_goes_into_a_file_and_back_with_its_links(tmp_path: Path, toys: None) -> None:
    with serving(tmp_path / "one") as site:
        desk = opened(site)
        enter(site, desk, "race", team="ash")
        with site.at(teams(site, desk)[0]) as ash:
            ash.act("dig")
            ash.update()
        _do(site, desk, "hand-out", slip="ash 1")
        _do(site, desk, "remark", text="Good night")
        text = site.get(desk + "/file").text
    with serving(tmp_path / "two") as site:
        answer = site.post("/desk", {"record": text})
        assert answer.headers["location"] == desk
        page = site.get(desk).text
        assert "The game is paused." in page
        assert "0 slips to hand out" in page
        trail = site.get(desk + "/log").text
        assert "Good night" in trail
        _do(site, desk, "resume")
        with site.at(teams(site, desk)[0]) as ash:
            assert ash.last["yours"]
        again = site.post("/desk", {"record": text}).headers["location"]
        assert again.startswith("/desk/")
        assert again != desk
        assert site.get(again).status == 200


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda camp: camp["links"].update(secret="x" * 22), "secret in the file"),
        (lambda camp: camp["links"].update(seats=[]), "links of 0 seats"),
        (
            lambda camp: camp["links"].update(table="../etc"),
            "a value in the table&#39;s file is wrong",
        ),
        (lambda camp: camp["links"].update(host="00"), "a value in the table&#39;s file is wrong"),
        (lambda camp: camp["links"].update(secret=""), "does not contain the secret"),
    ],
)
def test_a_file_that_is_not_whole_is_refused(
    site: Site, change: Callable[[dict[str, dict[str, object]]], None], why: str
) -> None:
    desk = opened(site)
    camp = json.loads(site.get(desk + "/file").text)
    camp["links"]["table"] = "0123456789"
    change(camp)
    answer = site.post("/desk", {"record": json.dumps(camp)})
    assert answer.status == 400
    assert why in answer.text


def test_the_commands_carry_a_camp_with_its_links_and_no_secret(tmp_path: Path, toys: None) -> None:
    with serving(tmp_path / "one") as site:
        desk = opened(site)
        paths = teams(site, desk)
    with archive.opened(tmp_path / "one") as connection:
        row, rows = archive.find(connection, desk.split("/")[2])
    text = bundle.as_rows(row, rows, None, sidecar.Talk(), (), bundle.links_of(row))
    assert desk.split("/")[3] not in text
    arrived = bundle.read(text, "en", same_links=True)
    assert (arrived.table.id, arrived.secret) == (row.id, "")
    assert bundle.read(text, "en").table.id != row.id
    with serving(tmp_path / "two"):
        pass
    with archive.opened(tmp_path / "two", writing=True) as connection:
        archive.keep(connection, arrived)
        with pytest.raises(archive.ArchiveError, match="already"):
            archive.keep(connection, arrived)
    with serving(tmp_path / "two") as site:
        assert [site.get(path).status for path in (desk, *paths)] == [200] * 4


def test_all_texts_of_the_desk_are_there_in_all_languages(site: Site) -> None:
    desk = opened(site)
    for language in ("cs", "pl", "en"):
        for page in ("", "/slips", "/log"):
            assert site.get(f"{desk}{page}?language={language}").status == 200
        assert site.get(f"/desk?language={language}").status == 200


def test_the_screen_for_announcing_has_no_secrets(site: Site) -> None:
    desk = opened(site)
    led = site.get(f"{desk}/announce")
    paths = teams(site, desk)
    assert (led.status, led.headers["location"]) == (303, f"{paths[2]}/announce")
    answer = site.get(f"{paths[2]}/announce")
    assert (answer.status, "birch" in answer.text) == (200, True)
    for secret in (desk.split("/")[3], *(path.split("/")[3] for path in paths[:2])):
        assert secret not in answer.text
    watching = paths[2]
    assert f'data-live="{watching}/announce/live"' in answer.text
    with connect(f"ws://127.0.0.1:{site.port}{watching}/announce/live") as screen:
        assert screen.recv() == version(site, desk)


@pytest.mark.parametrize(
    ("origin", "local"),
    [
        ("http://localhost:8080", True),
        ("http://127.0.1.1:8080", True),
        ("http://[::1]:8080", True),
        ("http://0.0.0.0:8080", True),
        ("http://169.254.7.7", True),
        ("http://192.168.1.20:8080", False),
        ("https://games.example", False),
    ],
)
def test_an_address_that_others_cannot_open_is_known(origin: str, local: bool) -> None:
    assert is_local(origin) is local
