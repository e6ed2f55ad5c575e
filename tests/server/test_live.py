"""The live page: what it is told, what it may do, and what it is answered when it may not."""

import random
import re
import time

import pytest
from tests.server.helpers import Page, Serve, Site, play_on, rows_in, sqlite_of
from tests.server.hours import PATIENCE
from tests.server.test_tasks import until_ash_is_here
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from velkahra.server.room import hub
from velkahra.server.room.room import Room


def test_a_page_is_told_everything_first_and_only_changes_later(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.page(one) as ash, site.page(two) as birch:
        first = ash.update()
        birch.update()
        assert first["layout"]
        assert first["choices"]["nodes"][0]["type"] == "number"
        ash.act("show 2")
        later = ash.update()
        assert "layout" not in later
        assert list(later["set"]) == ["position"]
        assert later["v"] == 1
        assert birch.update()["v"] == 1


def test_a_page_is_not_told_what_it_shows_already(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    found = re.search(r'data-drawn-as="(\w+)"', site.get(one).text)
    assert found
    with site.page(one, drawn=found[1]) as ash:
        assert ash.update()["layout"] == ""
        ash.act("show 2")
        assert list(ash.update()["set"]) == ["position"]
    with site.page(one, drawn=found[1]) as late, site.page(two, drawn=found[1]) as other:
        assert late.update()["layout"]
        assert other.update()["layout"]


@pytest.mark.parametrize("lesson", [False, True])
def test_pages_of_one_address_take_turns_and_others_do_not_wait(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, lesson: bool
) -> None:
    """Hundreds of pages within their own limits kept everybody else waiting for seconds."""
    monkeypatch.setattr(hub, "ADDRESS_TIMES", 0.2)  # four a second
    monkeypatch.setattr(hub, "ADDRESS_AT_ONCE", 0.2)
    with serve(proxies="*") as site:
        seats = site.table("morra", "person", "person")
        table = "/learn/euphrates" if lesson else seats[0]

        def page(number: int, path: str = table) -> ClientConnection:
            address = f"ws://127.0.0.1:{site.port}{path}/live"
            return connect(address, additional_headers={"x-forwarded-for": f"192.0.2.{number}"})

        def answered(socket: ClientConnection, times: int) -> None:
            while times > 0:
                times -= str(socket.recv(PATIENCE)).count('"not-understood"')

        with page(1) as one, page(1) as two, page(2, seats[1]) as other:
            for socket in (one, two, other):
                socket.recv(PATIENCE)
            begun = time.monotonic()
            for _ in range(5):
                one.send("x")
                two.send("x")
            other.send("x")
            answered(other, 1)
            assert time.monotonic() - begun < 1.4, "the flood alone takes 1.5 seconds"
            answered(one, 5)
            answered(two, 5)
            assert time.monotonic() - begun > 1.4, "nothing is lost, but it has to wait"


def test_a_page_that_leaves_then_has_left(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hub, "ADDRESS_TIMES", 0.1)  # two a second
    monkeypatch.setattr(hub, "ADDRESS_AT_ONCE", 0.1)
    with serve() as site:
        one, two, _ = site.table("morra", "person", "person")
        with site.page(two) as birch:
            with site.page(one) as ash:
                until_ash_is_here(birch, True)
                for _ in range(40):
                    ash.say(kind="nonsense")
            begun = time.monotonic()
            until_ash_is_here(birch, False)
            assert time.monotonic() - begun < 10


def test_a_whole_game_is_played_and_its_seed_shown_at_the_end(site: Site) -> None:
    one, two, watch = site.table("draws", "person", "person")
    assert site.get(one + "/record").status == 409
    assert site.get(watch + "/seed").status == 409
    with site.at(one) as ash, site.at(two) as birch:
        assert play_on([ash, birch], random.Random(1)) >= 4
        assert ash.log[-1] == birch.log[-1]
    record = site.get(watch + "/record")
    assert record.status == 200
    assert "attachment" in record.headers["content-disposition"]
    seed = site.get(watch + "/seed").text
    assert f"note seed {seed}\n" in record.text

    import velkahra
    from velkahra.core.registry import game

    read = velkahra.read_record(record.text)
    play = velkahra.Play.replay(read, game("draws"))
    assert play.state.is_over()
    dealer = velkahra.Dealer(seed)
    assert dealer.commitment in site.get(one).text
    again = velkahra.Play(game("draws"), 2)
    for seat, action in play.plies:
        if seat == velkahra.CHANCE:
            assert dealer.draw(again.state, again.version) == action
        again.act(seat, action)


def test_nothing_hidden_reaches_another_seat(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person")
    with site.page(one) as ash, site.page(two) as birch, site.page(watch) as crowd:
        before = [page.update() for page in (ash, birch, crowd)]
        ash.act("show 2")
        own, other, none = ash.update(), birch.update(), crowd.update()
        assert "own: 2" in own["set"]["position"]
        assert own["log"]["lines"] == ["en: Ash chooses 2."]
        assert other["log"]["lines"] == none["log"]["lines"] == ["en: Ash has chosen."]
        assert "own: -1" in none["set"]["position"]
        assert "2" not in other["set"]["position"].replace("rounds: 3", "").split("own:")[1]
        assert not none["undo"]
        assert before[1]["choices"] == other["choices"]


def test_draws_of_others_are_not_told(site: Site) -> None:
    one, two, watch = site.table("draws", "person", "person")
    with site.at(one) as ash, site.at(two), site.at(watch) as crowd:
        assert sum("Ash draws a card" in line for line in ash.log) == 0
        assert sum("Birch draws a card" in line for line in ash.log) == 2
        assert sum("draws a card" in line for line in crowd.log) == 4


def test_spectators_cannot_act(site: Site) -> None:
    *_, watch = site.table("morra", "person", "person")
    with site.page(watch) as crowd:
        assert crowd.update()["choices"]["nodes"] == []
        crowd.act("show 1")
        assert crowd.until("problem")["name"] == "only-watching"


def test_a_stale_click_gets_an_explanation_and_the_table_as_it_is(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        ash.act("show 2")
        assert birch.update()["v"] == 1
        birch.act("show 1", version=0)
        kinds = [birch.hear(), birch.hear()]
        assert [m["kind"] for m in kinds] == ["update", "problem"]
        assert kinds[0]["v"] == 1
        assert kinds[1]["name"] == "stale"
        birch.act("show 1")
        assert birch.update()["v"] == 2


def test_out_of_turn_is_refused_with_its_rule(site: Site) -> None:
    one, two, _ = site.table("draws", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        birch.act("bid 1")
        refused = birch.until("refused")
        assert refused["rule"] == "DR-TURN-01"
        assert refused["text"] == "en: seats act in turn."
        assert refused["instead"].startswith("en: ")
        assert refused["summary"]
        ash.act("play 1")
        assert ash.until("refused")["rule"] == "DR-BID-01"
        ash.act("bid 1")
        assert ash.update()["yours"] is False


def test_a_tap_that_is_no_way_is_explained(site: Site) -> None:
    one, two, _ = site.table("draws", "person", "person")
    with site.at(one, language="cs") as ash, site.at(two) as birch:
        ash.say(kind="why", v=ash.version, path=["card-0"])
        assert ash.until("refused")["text"].startswith("cs: ")
        ash.say(kind="why", v=99, path=["card-0"])
        assert ash.until("problem")["name"] == "stale"
        birch.say(kind="why", v=birch.version, path=["card-0"])
        assert birch.until("problem")["text"] == "It is the others’ turn."


def test_undo_goes_to_its_border_and_stays_in_the_store(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        ash.act("show 2")
        assert ash.update()["undo"]
        assert birch.update()["undo"] is False
        birch.say(kind="undo", v=1)
        assert birch.until("problem")["name"] == "stale"
        ash.say(kind="undo", v=1)
        undone = ash.update()
        assert (undone["v"], undone["yours"], ash.log) == (2, True, [])
        birch.update()
        assert birch.log == []
        ash.act("show 3")
        ash.update()
        birch.update()
        birch.act("show 1")
        shown = birch.update()
        assert not shown["undo"], "a reveal is the border of undo"
        assert not ash.update()["undo"]
    rows = sqlite_of(site.store).execute("SELECT what FROM plies ORDER BY n").fetchall()
    assert [what for (what,) in rows] == [
        b'["ply",0,"show 2"]',
        b'["undo",0,0]',
        b'["ply",0,"show 3"]',
        b'["ply",1,"show 1"]',
    ]


def test_a_reload_and_a_restart_go_on_where_it_was(serve: Serve) -> None:
    with serve() as site:
        one, two, _ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            ash.act("show 2")
            ash.update()
        with site.at(one) as ash:
            before = ash.last
            assert "own: 2" in before["layout"]
            assert (before["v"], before["undo"], ash.log) == (1, True, ["en: Ash chooses 2."])
    with serve() as site, site.at(one) as ash, site.at(two) as birch:
        assert (ash.last["v"], ash.last["prompt"]) == (before["v"], before["prompt"])
        assert birch.last["yours"]


NO_MESSAGES: tuple[str | bytes, ...] = (
    *("", "{", "[]", "null", '"act"', "{}", b"\xff\xfe", b"\x00", "[" * 4000),
    *('{"kind":"what"}', '{"kind":"act"}', '{"kind":"act","v":0}', '{"kind":"undo"}'),
    '{"kind":"act","v":"0","text":"show 1"}',
    '{"kind":"act","v":-1,"text":"show 1"}',
    '{"kind":"act","v":1e400,"text":"show 1"}',
    '{"kind":"act","v":99999999999999999999999,"text":"show 1"}',
    '{"kind":"act","v":0.5,"text":"show 1"}',
    '{"kind":"act","v":true,"text":"show 1"}',
    '{"kind":"act","v":NaN,"text":"show 1"}',
    '{"kind":"act","v":0,"text":7}',
    '{"kind":"act","v":0,"text":""}',
    '{"kind":"act","v":0,"text":"\\ud800"}',
    '{"kind":"act","v":0,"text":"show 1"} {}',
    '{"kind":"act","v":0,"text":"show 1","seat":1}',
    '{"kind":"act","v":0,"text":"show 1","__proto__":{}}',
    '{"kind":"act","v":0,"text":' + "[" * 1500,
    '{"kind":["act"],"v":0,"text":"show 1"}',
    '{"kind":"ACT","v":0,"text":"show 1"}',
    '{"x":' + "[" * 1500 + "]" * 1500 + ',"kind":"undo","v":0}',
    *('{"kind":"update","v":0}', '\ufeff{"kind":"undo","v":0}', '{"kind":"undo","v":0,"to":1.5}'),
    *('{"kind":"why","v":0,"path":[]}', '{"kind":"why","v":0,"path":["a",1]}'),
    *('{"kind":"ask-back","v":0}', '{"kind":"ask-back","v":0,"to":-1}'),
    *('{"kind":"ask-back","v":0,"to":"0"}', '{"kind":"reply","n":0}'),
    *('{"kind":"reply","n":0,"yes":1}', '{"kind":"resume","seat":1}'),
)


def test_what_is_no_message_is_answered_and_the_page_goes_on(serve: Serve) -> None:
    with serve(messages_a_second=1000.0) as site:
        one, *_ = site.table("morra", "person", "person")
        with site.at(one) as ash:
            for raw in NO_MESSAGES:
                ash.socket.send(raw)
                assert ash.until("problem")["name"] == "not-understood", raw
            ash.act("show 1")
            assert ash.update()["v"] == 1


def test_a_message_too_large_is_answered_and_a_huge_one_ends_it(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    with site.at(one) as ash:
        ash.act("x" * 5000)
        assert ash.until("problem")["name"] == "too-large"


def test_too_many_messages_are_refused_and_in_the_end_cut_off(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    with site.at(one) as ash:
        with pytest.raises(ConnectionClosed) as closed:
            flood(ash)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1008


def flood(page: Page) -> None:
    for _ in range(400):
        page.say(kind="undo", v=7)
    while True:
        page.hear()


def test_what_a_page_says_before_it_leaves_is_known_to_the_table(site: Site) -> None:
    for _ in range(8):
        path = site.table("morra", "person", "bot random")[0]
        with site.page(path) as ash:
            version = ash.update()["v"]
            ash.act("show 1")
        kept = f"SELECT count(*) FROM plies WHERE table_id = '{path.split('/')[2]}'"
        deadline = time.monotonic() + PATIENCE
        while rows_in(site.store, kept) == [(version,)]:
            assert time.monotonic() < deadline
        with site.page(path) as again:
            while again.update()["v"] < rows_in(site.store, kept)[0][0]:
                pass


def test_our_mistake_ends_the_connection(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    one, *_ = site.table("morra", "person", "person")
    with site.at(one) as ash:
        monkeypatch.setattr(Room, "act", lambda *given: 1 / 0)
        ash.act("show 1")
        assert ash.until("problem")["name"] == "broken"


def test_a_locked_store_is_told_to_the_player_and_nobody_else(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        sqlite_of(site.store).execute("PRAGMA query_only = ON")
        ash.act("show 2")
        assert ash.until("problem")["name"] == "store-readonly"
        assert ash.version == 0
        with pytest.raises(TimeoutError):
            birch.hear(timeout=0.2)
        sqlite_of(site.store).execute("PRAGMA query_only = OFF")
        ash.act("show 3")
        assert ash.update()["v"] == 1
        assert birch.update()["v"] == 1


def test_the_server_ends_while_pages_are_open(serve: Serve) -> None:
    with serve() as site:
        one, *_ = site.table("morra", "person", "person")
        context = site.page(one)
        page: Page = context.__enter__()
        page.update()
    with pytest.raises(ConnectionClosed):
        page.hear()
    context.__exit__(None, None, None)
