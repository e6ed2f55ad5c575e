"""Between a click and the server's answer, and how the answer gets into the page."""

import random
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from tests.browser.clicker import PHONE, Browsed, run_until, script, stop_clock
from tests.server.helpers import play_on

from velkahra.server.live import connection

MORPH = script("board/morph.js")
LATER = script("board/later.js")

CLICK = """(ids) => {
  for (const id of ids) {
    document.getElementById(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));
  }
  const table = document.getElementById("table");
  return {
    can: document.querySelectorAll("rect.can").length,
    picked: [...document.querySelectorAll(".picked")].map((element) => element.id),
    busy: getComputedStyle(table).cursor,
    waiting: "waiting" in table.dataset,
  };
}"""

MARKED = """(id) => new Promise((resolve) => {
  const element = document.getElementById(id);
  const seen = () => resolve(document.querySelectorAll(".can").length);
  new MutationObserver(seen).observe(element, { attributeFilter: ["class"] });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true }));
})"""

FRAMES = """() => {
  window.frames_seen = [];
  const table = document.getElementById("table");
  const supply = document.getElementById("supply");
  const { drawn, version } = table.dataset;
  new MutationObserver(() => {
    const { drawn: shown, version: known } = table.dataset;
    window.frames_seen.push([shown !== drawn, known !== version, supply.textContent]);
  }).observe(table, { attributeFilter: ["data-drawn", "data-version"] });
}"""


class Answers:
    """What the server says to one page, which hears it only while they are let through."""

    def __init__(self, page: Page) -> None:
        """Stand between the page and the server from the next loading on."""
        self._held: list[str | bytes] = []
        self._holding = False
        page.route_web_socket("**/*", self._connect)

    def _connect(self, route: WebSocketRoute) -> None:
        self._route = route
        route.connect_to_server().on_message(self._hear)

    def _hear(self, message: str | bytes) -> None:
        if self._holding:
            self._held.append(message)
        else:
            self._route.send(message)

    def hold(self) -> None:
        """Let nothing through."""
        self._holding = True

    def forget(self) -> None:
        """Let through what comes from now on; what was held is lost."""
        self._holding = False
        self._held.clear()

    def release(self) -> None:
        """Let everything through again, first what was held."""
        self._holding = False
        for message in self._held:
            self._route.send(message)


@contextmanager
def held(site: Browsed) -> Iterator[tuple[Page, Answers]]:
    """Open a table whose page hears nothing any more."""
    one, *_ = site.table("claims", "person", "person")
    with site.looking(one) as page:
        answers = Answers(page)
        page.reload()
        page.wait_for_selector("#stone-0.can")
        answers.hold()
        yield page, answers


def test_nothing_is_drawn_while_the_answer_may_come_at_once(site: Browsed) -> None:
    with held(site) as (page, answers):
        page.click("#stone-0")
        offered = page.locator(".can").count()
        assert page.evaluate(MARKED, "s-A1") == offered, "what else was on offer stays marked"
        assert page.evaluate(CLICK, ["s-B1"])["waiting"], "a second click is not sent"
        answers.release()
        expect(page.locator("#supply")).to_have_text("stones left: 5")
        expect(page.locator(".picked, #table[data-waiting]")).to_have_count(0)
        expect(page.locator("#notice")).to_be_hidden()


def test_a_late_answer_makes_the_page_busy_and_shows_the_board_first(site: Browsed) -> None:
    with held(site) as (page, answers):
        page.click("#stone-0")
        before = page.text_content("#supply")
        page.evaluate(FRAMES)
        assert page.evaluate(CLICK, ["s-A1"]) == {
            "can": 8, "picked": ["stone-0"], "busy": "auto", "waiting": True
        }  # fmt: skip
        expect(page.locator("#game :is(.can, .picked)")).to_have_count(0)
        assert page.evaluate("getComputedStyle(table).cursor") == "progress"
        answers.release()
        expect(page.locator("#stone-1.can")).to_have_count(1)
        page.wait_for_function("() => window.frames_seen.length === 2")
        assert page.evaluate("window.frames_seen") == [
            [True, False, before],
            [True, True, "stones left: 5"],
        ]
        assert page.evaluate("getComputedStyle(table).cursor") == "auto"


def test_a_line_that_swallows_everything_is_given_up(site: Browsed) -> None:
    """No error comes from it, and no end: the page makes another connection by itself."""
    one, *_ = site.table("claims", "person", "person")
    page = site.open(one)
    page.clock.install()
    answers = Answers(page)
    page.reload()
    page.wait_for_selector("#stone-0.can")
    stop_clock(page)
    answers.hold()
    page.click("#stone-0")
    page.click("#s-A1")
    page.clock.run_for(11_000)
    expect(page.locator("#lost")).to_be_hidden()
    answers.forget()
    page.clock.run_for(3_000)
    supply = page.locator("#supply")
    run_until(page, lambda: supply.inner_text() == "stones left: 5")
    expect(page.locator("#lost")).to_be_hidden()
    expect(page.locator("#stone-1.can")).to_have_count(1)


def test_a_page_comes_back_to_a_whole_log(site: Browsed, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "FIRST_LINES", 2)
    one, two, _ = site.table("claims", "person", "person")
    page = site.open(one)
    with site.at(two) as other:
        page.click("#stone-0")
        page.click("#s-A1")
        expect(page.locator("#log [data-n]").first).to_be_visible()
        stop_clock(page)  # it does not come back before the end
        page.evaluate("dispatchEvent(new Event('online'))")
        with site.at(one) as phone:
            play_on([phone, other], random.Random(3))
        over = page.locator("#table[data-over=true]")
        run_until(page, over.count)
        numbers = page.locator("#log [data-n]").evaluate_all(
            "lines => lines.map((line) => Number(line.dataset.n)).sort((a, b) => a - b)"
        )
        assert numbers == list(range(numbers[0], numbers[-1] + 1))


def morphed(page: Page, before: str, after: str, kept: str) -> str:
    """Put an element into the page and change it; where `kept` was must be the same node."""
    told = """async ([before, after, kept]) => {
      const place = document.createElement("div");
      place.innerHTML = before;
      document.getElementById("log").before(place);
      const node = place.querySelector(kept);
      MORPH.morphElements({ probe: after });
      const same = place.querySelector(kept) === node;
      const text = place.innerHTML;
      place.remove();
      return [same, text];
    }"""
    same, text = page.evaluate(told.replace("MORPH", MORPH), [before, after, kept])
    assert same, f"{kept} is another node now"
    return str(text)


BUTTON = (
    '<p id="probe"><button id="one" class="do shy can picked" tabindex="0" '
    'aria-pressed="true">1</button></p>'
)
OLD = '<p id="probe" class="old" hidden>you have <b class="few">1</b></p>'
MORPHS = [
    (OLD, '<p id="probe" title="new">you have <b>2</b></p>', "b", ""),
    (OLD, '<p id="probe">you have <b>2</b> and <i>3</i></p>', "#probe", ""),
    (OLD, '<p id="probe"></p>', "#probe", ""),
    (
        '<p id="probe"><b id="one">1</b><b id="two">2</b></p>',
        '<p id="probe"><b id="two">4</b></p>',
        "#two",
        "",
    ),
    (
        BUTTON,
        '<p id="probe"><button id="one" class="do new" disabled>2</button></p>',
        "#one",
        '<p id="probe"><button id="one" class="do new shy can picked" tabindex="0" '
        'aria-pressed="true">2</button></p>',
    ),
    (
        BUTTON,
        '<p id="probe"><button id="one" class="do">2</button></p>',
        "#one",
        BUTTON.replace("shy ", "").replace(">1", ">2"),
    ),
]
"""Markup, what it is changed to, the node that stays, and the result where it is not the second."""


def test_a_change_is_written_into_the_nodes_that_are_there(site: Browsed) -> None:
    """What has an id stays when its neighbour goes; so does what the page made of a button."""
    page = site.open(site.table("claims", "person", "person")[0])
    for before, after, kept, result in MORPHS:
        assert morphed(page, before, after, kept) == (result or after)
    told = """async () => {
      const { morphElements } = MORPH;
      const [stone, supply] = ["stone-1", "supply"].map((id) => document.getElementById(id));
      morphElements({
        supply: supply.outerHTML.replace("stones", "pebbles"),
        "stone-1": stone.outerHTML.replace("<circle", "<circle/><circle"),
        nobody: "<p id='nobody'></p>",
      });
      return [supply.textContent, ...[...stone.children].map((e) => e.constructor.name)];
    }"""
    found = page.evaluate(told.replace("MORPH", MORPH))
    assert found[0].startswith("pebbles"), "drawings and HTML change together"
    assert found.count("SVGCircleElement") == 2


def test_what_can_wait_is_done_after_the_frame_or_before_somebody_acts(site: Browsed) -> None:
    after = f"""async () => {{
      const {{ later }} = {LATER};
      const done = [];
      later(() => done.push("first"));
      requestAnimationFrame(() => done.push("frame"));
      done.push("now");
      return new Promise((resolve) => later(() => resolve([...done, "second"])));
    }}"""
    before = f"""async (event) => {{
      const {{ later }} = {LATER};
      const done = [];
      later(() => (done.push("first"), later(() => done.push("second"))));
      document.getElementById("log").dispatchEvent(event);
      return done;
    }}"""
    page = site.open(site.table("claims", "person", "person")[0])
    assert page.evaluate(after) == ["now", "frame", "first", "second"]
    for event in ("new MouseEvent('click')", "new KeyboardEvent('keydown', { key: 'x' })"):
        assert page.evaluate(f"({before})({event})") == ["first", "second"]


def test_a_tap_leaves_the_focus_nowhere(site: Browsed) -> None:
    one, *_ = site.table("claims", "person", "person")
    page = site.open(one, *PHONE, touch=True)
    page.wait_for_selector("#stone-0.can")
    page.focus("#log")
    page.tap("#stone-0")
    expect(page.locator("#stone-0.picked")).to_have_count(1)
    assert page.evaluate("document.activeElement === document.body")
