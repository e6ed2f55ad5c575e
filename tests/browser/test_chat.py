"""The card beside a game: text stays text, muting, off, apart, and telling whose turn it is."""

import re

from playwright.sync_api import Page, expect
from tests.browser.cable import cable
from tests.browser.clicker import PHONE, Browsed, script

EVIL = "<img src=x onerror=document.title='owned'><b>bold</b>"

FAKE_NOTIFICATIONS = """() => {
  window.notices = [];
  window.away = true;
  window.Notification = class extends EventTarget {
    static permission = "default";
    static async requestPermission() { return (this.permission = "granted"); }
    constructor(title, options) { super(); window.notices.push({ title, ...options }); }
    close() {}
  };
  Document.prototype.hasFocus = () => !window.away;
}"""


def say(page: Page, text: str) -> None:
    """Say something, and wait until the server has it."""
    page.fill("#say", text)
    page.press("#say", "Enter")
    expect(page.locator("#say")).to_have_value("")


def two_people(site: Browsed) -> tuple[Page, Page, str]:
    """Open the pages of both seats of a table. Returns: these, and the path to watch it."""
    one, two, watch = site.table("claims", "person", "person")
    return site.open(one), site.open(two), watch


def shows(page: Page, *lines: str) -> None:
    expect(page.locator("#said li:not([hidden]) .text")).to_have_text(lines)


def test_markup_in_names_and_chat_is_text(site: Browsed) -> None:
    ash, birch, _ = two_people(site)
    ash.click("#welcome-done")
    ash.fill("#name", "<b>A</b> & Ö")
    ash.click("#name-form button")
    expect(ash.locator("#naming")).not_to_have_attribute("open", "")
    say(ash, EVIL)
    expect(birch.locator("#said .text")).to_have_text(EVIL)
    expect(birch.locator("#said .by")).to_have_text("Ash · <b>A</b> & Ö")
    expect(birch.locator("[data-sitter='0'] .given")).to_have_text(" · <b>A</b> & Ö")
    for page in (ash, birch):
        assert page.locator("#chat :is(b, img:not(.player-face))").count() == 0
        assert "owned" not in page.title()
    ash.reload()
    expect(ash.locator("#said .text")).to_have_text(EVIL)
    expect(ash.locator("#name")).to_have_value("<b>A</b> & Ö")
    assert ash.locator("#chat :is(b, img:not(.player-face))").count() == 0


def test_what_is_half_typed_survives_an_opponent_s_move(site: Browsed) -> None:
    ash, birch, _ = two_people(site)
    ash.locator("#say").press_sequentially("half a sen")
    birch.click("#stone-5")
    birch.click("#s-D2")
    expect(ash.locator("#supply")).to_have_text("stones left: 5")
    say(birch, "done")
    expect(ash.locator("#said .text")).to_have_text("done")
    assert ash.evaluate("document.activeElement.id") == "say"
    ash.locator("#say").press_sequentially("tence")
    expect(ash.locator("#say")).to_have_value("half a sentence")


def test_a_muted_person_is_silent_for_oneself_also_after_a_reload(site: Browsed) -> None:
    ash, birch, watch = two_people(site)
    crowd = site.open(watch)
    say(birch, "first")
    expect(ash.locator("#said .text")).to_have_text("first")
    ash.locator("#said .line-menu summary").click()
    ash.locator("#said .choices button").first.click()
    expect(ash.locator("#said li")).to_be_hidden()
    expect(ash.locator("#muted")).to_contain_text("Muted: Birch")
    say(birch, "second")
    say(ash, "own")
    shows(ash, "own")
    expect(crowd.locator("#said .text")).to_have_text(["first", "second", "own"])
    ash.reload()
    expect(ash.locator("#said li:not([hidden])")).to_have_count(1)
    expect(ash.locator("#unread")).to_be_hidden()
    ash.click("[data-sitter='1'] .mute")
    shows(ash, "first", "second", "own")


def test_a_reader_and_the_host_switch_the_chat_off(site: Browsed) -> None:
    host = site.post("/tables", {"game": "claims", "seat-0": "person", "seat-1": "person"})
    to = host.headers["location"]
    one, two = re.findall(r'href="(/table/[^"]+)"', site.get(to).text)[:2]
    ash = site.open(one)
    birch = site.open(two)
    page = site.open(to)
    ash.click("#chat-switch")
    expect(ash.locator("#talking")).to_be_hidden()
    say(birch, "is anybody there?")
    ash.reload()
    ash.wait_for_selector("#table[data-version]")
    expect(ash.locator("#talking")).to_be_hidden()
    expect(ash.locator("#unread")).to_be_hidden()
    ash.click("#chat-switch")
    expect(ash.locator("#said .text")).to_have_text("is anybody there?")
    birch.locator("#say").press_sequentially("not sent")
    page.select_option("#host-chat select", "signals")
    page.click("#host-chat form button")
    expect(birch.locator("#say-form")).to_be_hidden()
    expect(birch.locator("#chat-note")).to_have_text("The host allows quick messages only.")
    birch.click("[data-signal='well-played']")
    expect(ash.locator("#said .signal .text")).to_have_text("Well played!")
    page.select_option("#host-chat select", "off")
    page.click("#host-chat form button")
    expect(birch.locator("#signals")).to_be_hidden()
    page.select_option("#host-chat select", "all")
    page.click("#host-chat form button")
    expect(birch.locator("#say")).to_have_value("not sent")


def test_spectators_talk_apart_and_a_report_reaches_the_host(site: Browsed) -> None:
    made = site.post("/tables", {"game": "claims", "seat-0": "person", "seat-1": "person"})
    to = made.headers["location"]
    one, _two, watch = re.findall(r'href="(/table/[^"]+)"', site.get(to).text)[:3]
    ash = site.open(one)
    crowd = site.open(watch)
    other = site.open(watch)
    crowd.click("#naming summary")
    crowd.fill("#name", "Eve")
    crowd.click("#name-form button")
    say(crowd, "A1 is best")
    expect(other.locator("#said .by")).to_have_text("Spectator Eve")
    say(ash, "hello")
    expect(ash.locator("#said .text")).to_have_text("hello")
    expect(crowd.locator("#said .text")).to_have_text(["A1 is best", "hello"])
    crowd.reload()
    expect(crowd.locator("#said .mine .text")).to_have_text("A1 is best")
    other.locator("#said .line-menu summary").nth(1).click()
    other.get_by_role("button", name="Report to the host").click()
    expect(other.locator("#chat-note")).to_have_text(re.compile("^Reported"))
    page = site.open(to)
    expect(page.locator(".reports blockquote")).to_have_text("hello")


def test_too_fast_is_said_and_keeps_what_was_typed(site: Browsed) -> None:
    one, *_ = site.table("claims", "person", "person")
    ash = site.open(one)
    refused = False
    for n in range(30):
        ash.fill("#say", f"line {n}")
        ash.press("#say", "Enter")
        ash.wait_for_function("() => !document.getElementById('say').readOnly")
        if ash.input_value("#say"):
            refused = True
            break
    assert refused
    expect(ash.locator("#chat-note")).to_contain_text("sending messages too fast")


def test_a_line_on_its_way_when_the_connection_breaks_is_said_once(site: Browsed) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with cable(site.port) as way, site.looking(two) as birch:
        page = birch.context.new_page()
        page.goto(f"http://127.0.0.1:{way.port}{one}")
        page.wait_for_selector("#table[data-version]")
        say(page, "ok  then")
        way.swallow()
        page.fill("#say", "ok  then")
        page.press("#say", "Enter")
        expect(birch.locator("#said .text")).to_have_count(2)
        way.cut()
        way.mend()
        expect(page.locator("#say")).to_have_value("")
        way.cut()
        expect(page.locator("#lost")).to_be_visible()
        page.fill("#say", "ok  then")
        page.press("#say", "Enter")
        expect(birch.locator("#said .text")).to_have_count(2)
        way.mend()
        expect(page.locator("#say")).to_have_value("")
        expect(birch.locator("#said .text")).to_have_text(["ok then"] * 3)


def test_what_is_new_is_counted_while_it_is_out_of_sight(site: Browsed) -> None:
    one, two, _ = site.table("euphrates", "person", "person")
    ash = site.open(one, *PHONE)
    birch = site.open(two)
    expect(ash.locator("#unread")).to_be_hidden()
    say(birch, "one")
    birch.click("[data-signal='hello']")
    expect(ash.locator("#unread")).to_have_attribute("aria-label", "2 new messages")
    ash.click("#unread")
    expect(ash.locator("#unread")).to_be_hidden()
    expect(ash.locator("#said")).to_be_in_viewport()


def test_presence_is_shown_in_words_too(site: Browsed) -> None:
    one, two, _ = site.table("claims", "person", "person")
    ash = site.open(one)
    birch = ash.locator("[data-sitter='1']")
    expect(birch.locator(".seen")).to_have_text("not here yet")
    with site.looking(two):
        expect(birch).to_have_class("here")
        expect(birch.locator(".seen")).to_have_text("here")
    expect(birch.locator(".seen")).to_have_text(re.compile("^last seen"))
    expect(birch).not_to_have_class("here")


def test_a_turn_is_told_once_and_only_to_whom_asked_for_it(site: Browsed, toys: None) -> None:
    one, two, _ = site.table("draws", "person", "person")
    birch = site.open(two)
    ash = site.open(one)
    for page in (ash, birch):
        page.add_init_script(f"({FAKE_NOTIFICATIONS})()")
        page.reload()
        page.wait_for_selector("#table[data-version]")
    assert not birch.title().startswith("●")
    expect(ash.locator("#table.yours")).to_have_count(1)
    birch.click("#notify")
    expect(birch.locator("#notify")).to_have_text("Stop notifying me when it is my turn")
    for bid in ("bid 1", "bid 2"):
        version = ash.get_attribute("#table", "data-version")
        ash.evaluate(
            f"async (message) => {script('table/connection.js')}.send(message)",
            {"kind": "act", "v": int(version or 0), "text": bid},
        )
        expect(birch).to_have_title(re.compile("^● your turn · "))
        if bid == "bid 1":
            ash.click("#undo")
            expect(birch).not_to_have_title(re.compile("●"))
    expect(birch.locator("#table.yours")).to_have_count(1)
    told = birch.evaluate("window.notices")
    assert [(note["body"], note["silent"]) for note in told] == [("your turn", True)]
    birch.reload()
    birch.wait_for_selector("#table.yours")
    assert birch.evaluate("window.notices") == []
    unasked = ash.evaluate("[Notification.permission, window.notices]")
    assert unasked == ["default", []], "nobody is asked or told without a click"
