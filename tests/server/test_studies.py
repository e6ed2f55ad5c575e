"""Studies: what their links allow, edits of several people, unknown hands, and what survives."""

import asyncio
import json
import random
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, cast

import pytest
from tests.server.helpers import Site, read_here, serving
from tests.server.processes import running
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from velkahra.core import registry
from velkahra.core.choice.graph import labels_of
from velkahra.core.play import guesses
from velkahra.core.play.record import read_record
from velkahra.core.play.tree import read_tree
from velkahra.server.domain import studies as of_domain
from velkahra.server.domain.studies import settle
from velkahra.server.room import studies as of_room
from velkahra.server.room.studies import fit
from velkahra.server.store.database import Store
from velkahra.server.web.study.beginnings import head_of, of_start

RECORDS = Path(__file__).parents[1] / "records"
GAMES = ("euphrates", "hammer", "pamir", "viceroy")


@pytest.fixture(autouse=True)
def here(monkeypatch: pytest.MonkeyPatch) -> None:
    read_here(monkeypatch)


class Student:
    """A page of a study without a browser."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.version = -1
        self.last: dict[str, dict[str, Any]] = {}
        self.moves: dict[int, list[Any]] = {}
        self.raw: list[str] = []

    def until(self, kind: str) -> dict[str, Any]:
        """Take messages until one of this kind comes."""
        while (message := self.take())["kind"] != kind:
            pass
        return message

    def take(self) -> dict[str, Any]:
        """Take a message."""
        raw = self.socket.recv(timeout=20)
        self.raw.append(str(raw))
        message: dict[str, Any] = json.loads(raw)
        self.last[message["kind"]] = message
        if message["kind"] == "update":
            self.version = message["v"]
        if message["kind"] == "moves":
            self.moves = {} if message["fresh"] else self.moves
            self.moves |= {row[0]: row for row in message["moves"]}
            self.moves = {n: m for n, m in self.moves.items() if n not in message["gone"]}
        return message

    def say(self, kind: str, **message: object) -> None:
        if kind in ("act", "enter", "draw", "ways", "undo"):
            message["v"] = self.version
        self.socket.send(json.dumps({"kind": kind, **message}))

    def shown(self, at: int) -> dict[str, Any]:
        if self.last["study"]["at"] == at:
            return self.last["study"]
        self.say("visit", at=at)
        while (found := self.until("study"))["at"] != at:
            pass
        return found

    def enter_first(self, rng: random.Random) -> None:
        """Enter something that is listed, or can be played on the board."""
        before = self.last["study"]
        while self.last["study"] is before:
            time.sleep(0.12)  # the server takes so many messages a second
            if before["enters"]:
                self.say("enter", text=self._picked(rng))
            else:
                self.say("act", text=rng.choice(leaves(self.last["update"]["choices"])))
            self._answered()

    def _picked(self, rng: random.Random) -> str:
        self.say("ways", path="")
        while not (pick := rng.choice(self.until("listed")["entries"]))[3]:
            self.say("ways", path=pick[0])
        return str(pick[0])

    def _answered(self) -> None:
        """Wait for another position or a refusal: not all that others may hold can be held."""
        before = self.last["study"]["at"]
        self.last.pop("refused", None)
        while "refused" not in self.last and self.last["study"]["at"] == before:
            assert self.take()["kind"] != "problem", self.last["problem"]


def leaves(choices: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for node in choices["nodes"]:
        if node["type"] == "one":
            found += [to for to in node.get("to", {}).values() if isinstance(to, str)]
            row = choices["rows"][node["row"]] if "row" in node else ""
            found += [node["text"] + label for label in labels_of(row)]
    return found


def begin(site: Site, game: str, **fields: str) -> str:
    seats = str(registry.game(game).fewest())
    answer = site.post(f"/study/{game}", {"seats": seats, **fields})
    assert answer.status == 303, answer.text[-600:]
    return answer.headers["location"].partition("?")[0]


@contextmanager
def at(site: Site, path: str, place: int = -1) -> Iterator[Student]:
    address = f"ws{site.base[4:]}{path}/live?language=en&at={place}"
    with connect(address, origin=Origin(site.base), compression=None) as socket:
        student = Student(socket)
        student.until("study")
        yield student


def reader_of(site: Site, path: str) -> str:
    page = site.get(path).text
    links = [part.split('"')[0] for part in page.split(f"{site.base}/study/")[1:]]
    other = next(link for link in links if not path.endswith(link))
    return f"/study/{other}"


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_entered_from_a_real_table(site: Site, game: str) -> None:
    path, rng = begin(site, game, kind="cardboard"), random.Random(5)
    with at(site, path) as page:
        for _ in range(14):
            page.enter_first(rng)
        assert len(page.moves) > 14
    tree = read_tree(site.get(f"{path}/record").text)
    assert len(tree.line()) >= 14
    assert read_record(site.get(f"{path}/record").text).plies


@pytest.mark.parametrize("game", GAMES)
def test_a_study_branches_and_goes_back(site: Site, game: str) -> None:
    path = begin(site, game)
    with at(site, path) as page:
        start, rng = page.last["study"]["at"], random.Random(2)
        page.enter_first(rng)
        first = page.last["study"]["at"]
        for number in range(9):
            page.shown(start)
            page.enter_first(random.Random(number))
        after = page.shown(start)["on"]
        assert len(after) > 1, "there are variations"
        page.say("promote", at=after[-1])
        assert page.until("moves")["moves"][0][0] == after[-1]
        page.say("remove", at=after[0])
        assert after[0] in page.until("moves")["gone"]
        assert first in page.moves or first in page.last["moves"]["gone"]


def test_a_link_to_read_changes_nothing(site: Site) -> None:
    path = begin(site, "euphrates")
    read = reader_of(site, path)
    with at(site, path) as editor, at(site, read) as reader:
        place = editor.last["study"]["at"]
        assert not reader.last["update"]["yours"]
        assert not reader.last["study"]["enters"]
        for message in (
            {"kind": "note", "at": place, "comment": "mine"},
            {"kind": "remove", "at": 1},
            {"kind": "promote", "at": 1},
            {"kind": "look", "eyes": -1, "asks": True},
        ):
            reader.say(**message)
            assert reader.until("problem")["name"] == "study-read"
        for kind, more in (("act", {"text": "pass"}), ("enter", {"text": "pass"}), ("draw", {})):
            reader.say(kind, **more)
            assert reader.until("problem")["name"] == "study-read"
        editor.say("note", at=place, comment="A <b>bold</b> plan\x00.", marks=["s-A1", "s-A1 s-B2"])
        assert reader.until("moves")["moves"][0][6] == "A <b>bold</b> plan."
    for what in ("title", "delete"):
        assert site.post(f"{read}/{what}", {"title": "mine"}).status == 404
    for wrong in (f"{path}x", path.replace("euphrates", "pamir")):
        assert site.get(wrong).status == 404
        with pytest.raises(InvalidStatus), at(site, wrong):
            pass
    with at(site, read) as reader:
        assert site.post(f"{path}/delete", {}).status == 303
        with pytest.raises(ConnectionClosed):
            reader.until("nothing")
    gone = [path, read, f"{path}x"]
    for what in ("", "/record", "/picture.png", "/film.webp"):
        assert {site.get(link + what).status for link in gone} == {404}
    for what in ("play", "replay"):
        assert {site.post(f"{link}/{what}", {}).status for link in gone} == {404}


def test_visitors_who_come_at_the_same_moment_share_a_study(tmp_path: Path) -> None:
    store = Store(tmp_path)
    studies = of_room.Studies(store, cast(Any, None), cast(Any, None))

    async def come() -> None:
        tree = of_start(registry.game("viceroy"), 2, {})
        link = await studies.make(tree, head_of(tree, cardboard=False))
        one, other = await asyncio.gather(studies.enter(*link), studies.enter(*link))
        assert one is not None
        assert other is not None
        assert one[0] is other[0], "a change of one would be stale for the other"

    asyncio.run(come())
    store.close()


def test_several_people_edit_and_see_each_other(site: Site) -> None:
    path = begin(site, "pamir")
    with at(site, path) as one, at(site, path) as other:
        one.until("guests")
        one.enter_first(random.Random(1))
        place = one.last["study"]["at"]
        while place not in other.moves:
            other.until("moves")
        while other.until("guests")["guests"][0][1] != place:
            pass
        other.say("note", at=place, comment="Why?")
        while one.moves[place][6] != "Why?":
            one.until("moves")


def test_a_study_survives_a_kill_at_any_moment(tmp_path: Path) -> None:
    """A writer is cut off in the middle of its notes; what it heard of is there again."""
    heard: dict[int, list[Any]] = {}
    with running(tmp_path) as (process, site):
        path = begin(site, "viceroy")
        with suppress(ConnectionClosed), at(site, path) as page:
            place = page.last["study"]["at"]
            threading.Timer(0.4, process.kill).start()
            for number in range(10_000):
                page.say("note", at=place, comment=f"note {number}")
                page.until("moves")
                heard = dict(page.moves)
                time.sleep(0.01)
    assert heard[place][6] != ""
    with serving(tmp_path) as again, at(again, path) as page:
        page.until("guests")
        kept = int(page.moves[place][6].split()[1])
        assert kept in (last := int(heard[place][6].split()[1]), last + 1)
        assert page.moves | {place: heard[place]} == heard


def test_a_move_against_the_rules_can_be_entered(site: Site) -> None:
    path = begin(site, "euphrates", kind="cardboard")
    with at(site, path) as page:
        listed = page.until("listed")["entries"]
        page.say("enter", text=listed[0][0])
        page.until("listed")
        refused = None
        for text in ("lion king A1", "lion trader A1", "leader king A1", "king A1", "farm A1"):
            page.say("enter", text=text)
            while True:
                message = json.loads(page.socket.recv(timeout=10))
                if message["kind"] in ("refused", "problem"):
                    break
            if message["kind"] == "refused":
                refused = text
                break
        assert refused is not None
        assert message["rule"].startswith("TE-")


def test_records_positions_and_puzzles_become_studies(site: Site) -> None:
    path = begin(site, "euphrates")
    with at(site, path) as page:
        page.enter_first(random.Random(1))
    text = site.get(f"{path}/record").text
    again = begin(site, "euphrates", record=text)
    assert site.get(f"{again}/record").text == text
    assert site.get(begin(site, "euphrates", puzzle="1")).status == 200
    hand = "velkahra position 1\ngame euphrates\nseats 2\nhand lion TTFMSS\n"
    position = begin(site, "euphrates", record=hand)
    kept = site.get(f"{position}/record").text
    assert "position hand lion" in kept
    assert site.get(begin(site, "euphrates", record=kept)).status == 200
    wrong = site.post(
        "/study/euphrates", {"record": text.replace("result ", "cat farm A1\nresult ")}
    )
    assert wrong.status == 400
    assert "cannot be read" in wrong.text


def test_a_main_line_is_played_on_replayed_and_drawn(site: Site) -> None:
    path = begin(site, "pamir")
    with at(site, path) as page:
        for number in range(3):
            page.enter_first(random.Random(number))
        place = page.last["study"]["at"]
    fields = {"at": str(place), "seat-0": "me", "seat-1": "bot beginner"}
    assert site.post(f"{path}/play", fields).status == 303
    replay = site.post(f"{path}/replay", {})
    assert replay.headers["location"].startswith("/replay/")
    assert site.get(replay.headers["location"]).status == 200


def test_an_evaluation_comes_soon(site: Site) -> None:
    path = begin(site, "pamir")
    with at(site, path) as page:
        page.say("advise", on=True)
        page.until("advised")
        page.enter_first(random.Random(3))
        begun = time.monotonic()
        hints = page.until("advised")["hints"]
        assert 0 < len(hints) <= 3
        assert hints[0]["chance"]
        assert time.monotonic() - begun < 5


def test_a_host_can_switch_studies_off(tmp_path: Path) -> None:
    with serving(tmp_path, studies=False) as site:
        assert site.get("/study/euphrates").status == 404


@pytest.mark.parametrize("seed", [1, 3, 4])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_entered_from_a_written_log(
    game: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Everything but draws that nobody saw is entered; those are guessed."""
    draws = random.Random(seed)
    for module in (of_room, of_domain):
        monkeypatch.setattr(module, "SystemRandom", lambda: draws)
    monkeypatch.setattr(guesses, "SECONDS", 20.0)  # on a busy machine, too
    file = sorted((RECORDS / game).glob("*.txt"))[0]
    title, wanted = registry.game(game), read_record(file.read_text())
    tree = of_start(title, wanted.seats, wanted.options)
    head = head_of(tree, cardboard=True)
    at = tree.line()[-1] if tree.line() else 0
    while len(tree.path(at)) < len(wanted.plies):
        seat, action = wanted.plies[len(tree.path(at))]
        if seat < 0 and tree.state(at).refusal(seat, action) is not None:
            listed = of_domain.entries(tree, at, head.eyes, "en", title.write(seat, action))
            assert listed, "what an earlier draw was guessed to be can be drawn all the same"
        if seed == 1 and seat >= 0 and game in ("euphrates", "pamir"):
            listed = of_domain.entries(tree, at, head.eyes, "en", title.write(seat, action))
            assert listed, "all that a hand could do is on the list"
        fit(tree, at, seat, action)
        at = tree.add(at, seat, action)
        for number in settle(tree, at, head):
            if wanted.plies[len(tree.path(at))][0] != tree.moves[number].seat:
                tree.remove(number)  # by the guess there was nothing to decide: a step back
                break
            at = number
    assert tree.state(at).is_over() == (wanted.result is not None)
    assert any(move.kind == "guess" for move in tree.moves.values()) == (game != "pamir")
    assert [ply for ply in tree.record(at).plies if ply[0] >= 0] == [
        ply for ply in wanted.plies if ply[0] >= 0
    ]
