"""The chat: the readers of a line, refusals, the host's view, and lines after a restart."""

import random
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.server.helpers import Page, Serve, Site, play_on, sqlite_of
from websockets.sync.client import connect

from velkahra.core.contract.table import Table
from velkahra.server.domain import chat as domain_chat
from velkahra.server.domain.chat import LONGEST_NAME, LONGEST_TEXT, ChatError, crowd_key, proper
from velkahra.server.domain.pace import Pace
from velkahra.server.room import chat as room_chat
from velkahra.server.store import chat as store_chat
from velkahra.server.store.backend import Connection

KEY = "0123456789abcdef"


def lines(page: Page) -> list[dict[str, Any]]:
    """Wait for lines and give them."""
    while True:
        found: list[dict[str, Any]] = page.hear_chat().get("lines", [])
        if found:
            return found


def texts(page: Page) -> list[str]:
    return [line["text"] for line in lines(page)]


def answer(page: Page) -> dict[str, Any]:
    """Wait for the answer to what the page asked of the chat."""
    while (message := page.hear_chat())["kind"] == "chat":
        pass
    return message


def ask(page: Page, **message: object) -> dict[str, Any]:
    page.say(**message)
    return answer(page)


def people(page: Page) -> dict[int, dict[str, Any]]:
    """Wait for news of the people and give them by seat."""
    while "people" not in (message := page.hear_chat()):
        pass
    return {person["seat"]: person for person in message["people"]}


def host_of(site: Site, *players: str) -> tuple[str, list[str]]:
    """Open a table of morra; give its host's page and the links of the seats and the watchers."""
    fields = {"game": "morra", **{f"seat-{n}": player for n, player in enumerate(players)}}
    to = site.post("/tables", fields).headers["location"]
    found = site.get(to).text.split('href="')[1:]
    return to, [part.split('"')[0] for part in found if part.startswith("/table/")]


def test_players_hear_each_other_with_the_text_as_it_was_typed(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.page(one) as ash, site.page(two) as birch:
        assert ask(ash, kind="say", text="  <b>hi</b>  there ")["kind"] == "chat-done"
        (line,) = lines(birch)
        assert line["text"] == "<b>hi</b> there"
        assert (line["seat"], line["who"], line.get("mine")) == (0, "seat-0", None)


def test_players_do_not_hear_spectators_until_the_game_is_over(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person")
    with site.at(one) as ash, site.at(two) as birch, site.at(watch) as crowd:
        assert ask(crowd, kind="say", text="Ash should show 1")["kind"] == "chat-done"
        assert ask(ash, kind="say", text="hello")["kind"] == "chat-done"
        assert texts(birch) == ["hello"]
        assert texts(crowd) == ["hello"]
        with site.at(two) as again:
            assert texts(again) == ["hello"]
        play_on([ash, birch], random.Random(1))
        assert texts(birch) == ["Ash should show 1", "hello"]


def test_spectators_are_told_apart_and_known_again_after_a_reload(site: Site) -> None:
    *_, watch = site.table("morra", "person", "person")
    for _ in range(2):
        with site.page(watch) as crowd, site.page(watch) as other:
            assert ask(crowd, kind="name", name="Eve", key=KEY)["kind"] == "chat-done"
            assert ask(crowd, kind="say", text="here I am")["kind"] == "chat-done"
            (*_, line) = lines(other)
            assert line["name"] == "Eve"
            assert line["who"] == crowd_key(watch.split("/")[2], KEY)
            assert "mine" not in line
            assert KEY not in str(line)
    with site.page(watch) as crowd:
        crowd.say(kind="name", name="Eve", key=KEY)
        while not all(line.get("mine") for line in lines(crowd)):
            pass


@pytest.mark.usefixtures("both_stores")
def test_a_reload_and_a_restart_keep_lines_names_and_the_host_s_choice(serve: Serve) -> None:
    with serve() as site:
        host, (one, two, _) = host_of(site, "person", "person")
        with site.page(one) as ash:
            ask(ash, kind="name", name="Žofie")
            ask(ash, kind="say", text="first")
            ask(ash, kind="signal", key="hello")
        site.post(host + "/chat", {"mode": "signals"})
    with serve() as site, site.page(two, language="cs") as birch:
        first = birch.hear_chat()
        assert [line["text"] for line in first["lines"]] == ["first", "Ahoj!"]
        assert first["lines"][0]["name"] == "Žofie"
        assert first["mode"] == "signals"
        assert first["people"][0]["seen"] > 0
        assert "Žofie" in site.get(host).text


def test_what_cannot_be_shown_is_refused_with_a_reason(serve: Serve) -> None:
    with serve(chat_seconds=0.001, messages_a_second=1000.0) as site:
        one, two, _ = site.table("morra", "person", "person")
        with site.page(one) as ash, site.page(two) as birch:
            for why, wrong in (
                ("empty", ("", "   ", "\u200d")),
                ("characters", ("a\nb", "a\x00b", "a\x1b[31m", "ab\u202ecd", "a\u200bb")),
                ("characters", ("e" + "\u0301\u0302\u0303\u0304\u0305",)),
                ("long", ("x" * (LONGEST_TEXT + 1),)),
            ):
                for text in wrong:
                    refused = ask(ash, kind="say", text=text)
                    assert (refused["kind"], refused["name"]) == ("chat-problem", f"chat-{why}")
                    assert refused["text"]
            assert ask(ash, kind="say", text="příliš žluťoučký 👩‍👩‍👧 ❤️")["kind"] == "chat-done"
            assert texts(birch) == ["příliš žluťoučký 👩‍👩‍👧 ❤️"], "and nothing before it"


@given(st.text(max_size=60))
def test_proper_text_has_one_line_and_stays_as_it_is(text: str) -> None:
    try:
        tidy = proper(text, 40)
    except ChatError:
        return
    assert 0 < len(tidy) <= 40
    assert tidy.isprintable() or "\u200c" in tidy or "\u200d" in tidy or not tidy.isascii()
    assert len(tidy.splitlines()) == 1
    assert not any(ord(c) < 32 or ord(c) == 127 for c in tidy)
    assert proper(tidy, 40) == tidy


def test_who_talks_too_fast_is_slowed_down_and_nobody_else(serve: Serve) -> None:
    with serve(chat_seconds=3600) as site:
        one, two, _ = site.table("morra", "person", "person")
        with site.page(one) as ash, site.page(one) as ash_again, site.page(two) as birch:
            for n in range(5):
                assert ask(ash, kind="say", text=str(n))["kind"] == "chat-done"
            for page in (ash, ash_again):
                assert ask(page, kind="say", text="more")["name"] == "chat-pace"
                assert ask(page, kind="signal", key="hello")["name"] == "chat-pace"
            assert ask(birch, kind="say", text="calm")["kind"] == "chat-done"


def test_one_address_talks_only_so_fast(serve: Serve, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hundreds of its tables would fill the store, each within the limit of a person."""
    monkeypatch.setattr(room_chat, "ADDRESS_RATE", 1e-9)
    monkeypatch.setattr(room_chat, "ADDRESS_AT_ONCE", 7)
    with serve(proxies="*") as site:
        tables = [site.table("morra", "person", "person") for _ in range(3)]
        said = []
        for one, *_ in tables:
            with site.page(one) as ash:
                said += [ask(ash, kind="say", text=str(n)).get("name", "") for n in range(4)]
        assert said == [""] * 7 + ["chat-pace"] * 5
        with site.page(tables[2][0]) as ash:
            assert ask(ash, kind="signal", key="hello")["name"] == "chat-pace"
            assert ask(ash, kind="name", name="Ann")["name"] == "chat-pace"
        address = f"ws://127.0.0.1:{site.port}{tables[0][1]}/live"
        elsewhere = {"x-forwarded-for": "198.51.100.7"}
        with connect(address, additional_headers=elsewhere) as birch:
            assert ask(Page(birch), kind="say", text="calm")["kind"] == "chat-done"


def test_a_line_sent_again_is_said_once(serve: Serve) -> None:
    with serve(chat_seconds=3600) as site:
        one, two, _ = site.table("morra", "person", "person")
        with site.page(one) as ash, site.page(two) as birch:
            for n in range(5):
                for _ in range(2):
                    assert ask(ash, kind="say", text="ok", key=f"k{n}")["kind"] == "chat-done"
            assert ask(ash, kind="say", text="ok", key="k5")["name"] == "chat-pace"
            assert ask(birch, kind="say", text="done", key="k4")["kind"] == "chat-done"
        with site.page(one) as again:
            assert texts(again) == ["ok"] * 5 + ["done"]


def test_a_pace_lets_a_burst_through_and_then_one_at_a_time() -> None:
    now = [0.0]
    pace = Pace(0.5, lambda: now[0], burst=3)
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]
    now[0] = 2.0
    assert [pace.allows() for _ in range(2)] == [True, False]
    now[0] = 1000.0
    assert [pace.allows() for _ in range(4)] == [True, True, True, False]


def test_signals_are_in_each_reader_s_language(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Table, "signals", ("signal-fist",))
    one, two, _ = site.table("morra", "person", "person")
    assert 'data-signal="signal-fist">en: signal-fist<' in site.get(one).text
    with site.page(one) as ash, site.page(two, language="pl") as birch:
        ask(ash, kind="signal", key="well-played")
        (line,) = lines(birch)
        assert (line["text"], line["signal"]) == ("Dobrze zagrane!", True)
        assert ask(ash, kind="signal", key="<b>")["name"] == "chat-no-signal"
        ask(ash, kind="signal", key="signal-fist")
        assert texts(birch) == ["pl: signal-fist"], "a game brings signals of its own"


def test_the_host_allows_signals_only_or_nothing(site: Site) -> None:
    host, (one, two, _) = host_of(site, "person", "person")
    with site.page(one) as ash, site.page(two) as birch:
        assert site.post(host + "/chat", {"mode": "signals"}).status == 303
        while birch.hear_chat().get("mode") != "signals":
            pass
        assert ask(ash, kind="say", text="psst")["name"] == "chat-signals"
        assert ask(ash, kind="signal", key="hello")["kind"] == "chat-done"
        site.post(host + "/chat", {"mode": "off"})
        assert ask(ash, kind="say", text="psst")["name"] == "chat-off"
        assert ask(ash, kind="signal", key="hello")["name"] == "chat-off"
        assert ask(ash, kind="name", name="you idiot")["name"] == "chat-off"
        site.post(host + "/chat", {"mode": "all"})
        assert ask(ash, kind="say", text="again")["kind"] == "chat-done"
        assert texts(birch) == ["Hello!"]
        assert texts(birch) == ["again"]


def test_only_the_host_sets_the_chat(site: Site) -> None:
    host, (one, *_) = host_of(site, "person", "person")
    seat = one.split("/")[-1]
    assert site.post(host[:-1] + "/chat", {"mode": "off"}).status == 404
    assert site.post(host.rsplit("/", 1)[0] + f"/{seat}/chat", {"mode": "off"}).status == 404
    assert site.post(host + "/chat", {"mode": "loud"}).status == 400
    foreign = site.post(host + "/chat", {"mode": "off"}, origin="https://elsewhere.example")
    assert foreign.status == 403
    with site.page(one) as ash:
        assert ask(ash, kind="say", text="still on")["kind"] == "chat-done"


@pytest.mark.usefixtures("both_stores")
def test_a_report_is_kept_for_the_host_with_the_text_as_text(site: Site) -> None:
    host, (one, two, watch) = host_of(site, "person", "person")
    with site.page(one) as ash, site.page(two) as birch, site.page(watch) as crowd:
        ask(ash, kind="say", text="<script>alert(1)</script>")
        ask(crowd, kind="say", text="secret of the crowd")
        assert "No messages have been reported" in site.get(host).text
        done = ask(birch, kind="report", n=0)
        assert (done["kind"], done["what"]) == ("chat-done", "report")
        assert done["text"].startswith("Reported.")
        assert ask(birch, kind="report", n=0)["kind"] == "chat-done"
        assert ask(ash, kind="report", n=0)["name"] == "chat-no-line", "one's own"
        assert ask(birch, kind="report", n=1)["name"] == "chat-no-line", "what it cannot read"
        assert ask(birch, kind="report", n=77)["name"] == "chat-no-line"
    told = site.get(host).text
    assert told.count("&lt;script&gt;alert(1)&lt;/script&gt;") == 1
    assert "<script>alert" not in told
    assert "reported by Birch" in told
    assert "secret of the crowd" not in told


def test_names_are_limited_and_shown_as_text(site: Site) -> None:
    host, (one, two, _) = host_of(site, "person", "person")
    with site.page(one) as ash, site.page(two) as birch:
        people(birch)
        assert ask(ash, kind="name", name="<i>A</i>")["kind"] == "chat-done"
        assert people(birch)[0]["name"] == "<i>A</i>"
        assert ask(ash, kind="name", name="x" * (LONGEST_NAME + 1))["name"] == "chat-long"
        assert ask(ash, kind="name", name="a\u202eb")["name"] == "chat-characters"
        for path in (host, one, two):
            assert "<i>A</i>" not in site.get(path).text
        assert "&lt;i&gt;A&lt;/i&gt;" in site.get(host).text
        assert ask(ash, kind="name", name="")["kind"] == "chat-done"
        assert "name" not in people(birch)[0]


def test_presence_says_who_is_here_and_when_others_were(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person")
    with site.page(watch) as crowd:
        assert [person.get("here") for person in people(crowd).values()] == [None, None]
        with site.page(one), site.page(one):
            while not people(crowd)[0].get("here"):
                pass
        while (ash := people(crowd)[0]).get("here"):
            pass
        assert ash["seen"] > 1_700_000_000
        with site.page(two):
            while not (found := people(crowd))[1].get("here"):
                pass
            assert found[0]["seen"] == ash["seen"]


def test_a_turn_has_one_number_until_its_seat_has_acted(site: Site) -> None:
    one, two, watch = site.table("morra", "person", "person")
    with site.page(one) as ash, site.page(two) as birch, site.page(watch) as crowd:
        for page in (ash, birch):
            page.update()
            assert page.hear_chat()["turn"] == 0
        assert crowd.hear_chat()["turn"] == -1
        ash.act("show 2")
        ash.update()
        assert next_turn(ash) == -1
        ash.say(kind="undo", v=1)
        ash.update()
        assert next_turn(ash) == 0, "the same turn again"
        ash.act("show 2")
        ash.update()
        assert next_turn(ash) == -1
        birch.act("show 1", version=3)
        assert next_turn(birch) == 1
        assert next_turn(ash) == 1


def next_turn(page: Page) -> int:
    while "turn" not in (message := page.hear_chat()):
        pass
    return int(message["turn"])


def test_a_store_that_cannot_keep_a_line_lets_nobody_hear_it(site: Site) -> None:
    one, two, _ = site.table("morra", "person", "person")
    with site.page(one) as ash, site.page(two) as birch:
        sqlite_of(site.store).execute("PRAGMA query_only = ON")
        assert ask(ash, kind="say", text="lost")["name"] == "chat-store"
        sqlite_of(site.store).execute("PRAGMA query_only = OFF")
        assert ask(ash, kind="say", text="kept")["kind"] == "chat-done"
        assert texts(birch) == ["kept"]


def test_forged_messages_are_refused(site: Site) -> None:
    one, *_ = site.table("morra", "person", "person")
    forged: list[dict[str, object]] = [
        {"kind": "say"},
        {"kind": "say", "text": 5},
        {"kind": "say", "text": "x" * 1001},
        {"kind": "say", "text": "x", "seat": 1},
        {"kind": "name", "name": "x", "key": "../../x"},
        {"kind": "report", "n": -1},
        {"kind": "look", "on": "yes"},
        {"kind": "signal", "key": ""},
    ]
    with site.page(one) as ash:
        for message in forged:
            ash.say(**message)
            assert ash.until("problem")["name"] == "not-understood", message


def test_old_lines_go_and_reported_ones_stay(base: Connection) -> None:
    for n in range(store_chat.KEPT + 10):
        line = domain_chat.Said(0, "seat-0", "", f"line {n}", False, n)
        assert store_chat.keep_line(base, "t", line) == n
        if n == 3:
            store_chat.keep_report(base, ("t", 3, "seat-1", 0))
    mode, kept, _ = store_chat.load(base, "t")
    assert (mode, len(kept)) == ("all", store_chat.LATEST)
    assert kept[-1].text == f"line {store_chat.KEPT + 9}"
    assert [r.line.text for r in store_chat.reports(base, "t")] == ["line 3"]
    stored = base.execute("SELECT count(*) FROM said").fetchone()[0]
    assert stored == store_chat.KEPT + 1


def test_a_table_keeps_so_many_lines_however_many_are_reported(base: Connection) -> None:
    """Who reports everything makes others' reports no shorter."""
    for n in range(store_chat.KEPT + 400):
        line = domain_chat.Said(0, "crowd-0", "", f"line {n}", False, n)
        store_chat.keep_line(base, "t", line)
        who = "seat-1" if n < 10 else f"crowd-{n % 7}"
        store_chat.keep_report(base, ("t", n, who, n))
    ((lines,),) = base.execute("SELECT count(*) FROM said").fetchall()
    assert lines == store_chat.KEPT + 10
    _, latest, _ = store_chat.load(base, "t")
    assert len(latest) == store_chat.LATEST, "the rest need not be in memory"
    by = Counter(report.who.partition("-")[0] for report in store_chat.reports(base, "t"))
    assert by == {"seat": 10, "crowd": store_chat.REPORTS}


def test_every_reason_has_a_sentence() -> None:
    import re

    from velkahra.server.domain.texts import TEXTS
    from velkahra.server.live import chatter as chat_live
    from velkahra.server.room import chat as chat

    source = "".join(
        Path(str(module.__file__)).read_text(encoding="utf-8") for module in (chat, chat_live)
    )
    reasons = set(re.findall(r'ChatError\("([a-z-]+)"\)', source)) | {"off", "signals", "store"}
    assert len(reasons) > 6
    assert {f"problem-chat-{reason}" for reason in reasons} <= TEXTS.keys("en")
    assert {f"signal-{key}" for key in domain_chat.SIGNALS} <= TEXTS.keys("en")
