"""The tutorial through the page: a learner who does what it says, and one who does not."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.clicker import DESKTOP, MIDDLE, PHONE, Browsed, box_of, tap, wait_until
from tests.sampling import some
from tests.server.helpers import Site

from velkahra.core.choice.choice import Choices, Choose, Number, One
from velkahra.core.contract.lesson import Lesson
from velkahra.core.play.tutor import Walk
from velkahra.core.registry import game

EUPHRATES = game("euphrates")
PAMIR = game("pamir")
LESSONS = {lesson.name: lesson for lesson in EUPHRATES.files.lessons()}

HANG_UP = """() => {
  const send = WebSocket.prototype.send;
  WebSocket.prototype.send = function () {
    WebSocket.prototype.send = send;
    this.close();
  };
  const lost = document.getElementById("lost");
  const shown = () => { window.was_lost ||= !lost.hidden; };
  new MutationObserver(shown).observe(lost, { attributeFilter: ["hidden"] });
}"""
"""Ends the connection at the next message, and notes whether the page says so for a moment."""


def way_to(choices: Choices, text: str, step: int | str) -> list[str] | None:
    """Find the selectors to click for an action, from a node of the graph on."""
    node = choices.nodes[step] if isinstance(step, int) else None
    if isinstance(node, Number) and text.startswith(node.text):
        return [f"[data-control=number-{text.removeprefix(node.text)}]"]
    if isinstance(node, Choose) and text.startswith(node.text):
        left, clicks = list(text.removeprefix(node.text)), []
        for element, letter in node.of:
            if letter in left:
                left.remove(letter)
                clicks.append(f"#{element}")
        return [*clicks, "[data-control=confirm]"]
    for element, following in choices.ways(node).items() if isinstance(node, One) else ():
        rest = [] if following == text else way_to(choices, text, following)
        if rest is not None:
            return [f"#{element}", *rest]
    return None


def address(lesson: str, step: int = 0, name: str = "euphrates", language: str = "en") -> str:
    return f"/learn/{name}?language={language}&lesson={lesson}&step={step}"


def learn(site: Browsed, path: str, *size: int) -> Page:
    """Open a lesson at a step."""
    page = site.open(path, *size)
    page.wait_for_selector("#table[data-state]")
    return page


def turn_to(page: Page, site: Site, path: str) -> None:
    """Go to another lesson, or another step of one."""
    page.goto(site.base + path)
    page.wait_for_selector("#table[data-state]")


def at(page: Page, step: int, state: str) -> None:
    """Wait until the page is at a step of its lesson."""
    page.wait_for_selector(f"#table[data-step='{step}'][data-state='{state}']")


def do(page: Page, walk: Walk) -> None:
    """Click what the step of `walk` asks for."""
    choices = walk.game.choices(walk.state, walk.seat)
    clicks = way_to(choices, walk.game.write(walk.seat, walk.right()[0]), choices.root)
    assert clicks is not None
    for selector in clicks:
        tap(page, selector)


def after_doing(walk: Walk) -> tuple[Walk, str]:
    """Give where the lesson is when the step has been done, and the state its page then has."""
    walk.show()
    if walk.at_end:
        return walk, "end"
    if walk.now.done:
        return walk, "read"
    walk = walk.go_on()
    return walk, "ask" if walk.asks else "read"


def test_a_learner_comes_from_the_start_page_through_all_lessons(site: Browsed) -> None:
    page = site.open("/")
    page.click("[popovertarget=doors-euphrates]")
    page.click("[aria-label^=Learn] >> nth=0")
    for number, lesson in enumerate(LESSONS.values(), 1):
        page.wait_for_selector(f"#table[data-lesson={lesson.name}][data-step='0'][data-state]")
        expect(page.locator("#lesson-title")).to_contain_text(f"Lesson {number} of 7")
        follow(page, Walk(EUPHRATES, lesson))
        expect(page.locator(".finished:visible")).to_have_count(number)
        if number == 1:
            page.goto(f"{site.base}/learn/euphrates")  # another day; the next lesson is found
        else:
            page.click("#lesson-onward")
    page.wait_for_selector("#table.yours:not(.lesson)[data-version]")
    page.click("#welcome-done")
    expect(page.locator("#coach")).to_be_visible()


def test_a_lesson_on_a_phone_is_no_wider_than_the_phone(site: Browsed) -> None:
    page = site.open("/learn/pamir", *PHONE, touch=True)
    page.wait_for_selector("#table[data-state]")
    expect(page.locator("#rings span")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE[0]
    assert box_of(page.locator("#rings span"))["x"] >= 0


def follow(page: Page, walk: Walk) -> None:
    """Do a whole lesson."""
    while True:
        at(page, walk.step, "end" if walk.at_end else "ask" if walk.asks else "read")
        text = walk.game.words.text("en", walk.now.text)
        expect(page.locator("#lesson-text")).to_have_text(text)
        if not walk.solved:
            if walk.asks:
                do(page, walk)
            else:
                page.click("#lesson-next")
            step = walk.step
            walk, state = after_doing(walk)
            at(page, walk.step, state)
            if walk.step != step:
                continue
            done = walk.game.words.text("en", walk.now.done)
            expect(page.locator("#lesson-text")).to_have_text(done)
        if walk.at_end:
            return
        if walk.step:
            expect(page.locator("#lesson-next")).to_be_focused()
        page.click("#lesson-next")
        walk = walk.go_on()


@pytest.mark.parametrize("lesson", some(PAMIR.files.lessons(), 4), ids=lambda lesson: lesson.name)
def test_a_narrow_page_turns_to_the_leaf_that_is_asked_for(site: Browsed, lesson: Lesson) -> None:
    page = learn(site, address(lesson.name, name="pamir"), *PHONE)
    follow(page, Walk(PAMIR, lesson))


@pytest.mark.parametrize(
    ("lesson", "size"), [("rivals", DESKTOP), ("auction", PHONE), ("rivals", PHONE)]
)
def test_bids_in_secret_can_be_learned(site: Browsed, lesson: str, size: tuple[int, int]) -> None:
    viceroy = game("viceroy")
    (found,) = (one for one in viceroy.files.lessons() if one.name == lesson)
    follow(learn(site, address(lesson, name="viceroy"), *size), Walk(viceroy, found))


def test_a_phone_shows_the_part_of_the_table_that_a_lesson_speaks_of(site: Browsed) -> None:
    page = learn(site, address("auction", name="viceroy"), *PHONE)
    expect(page.locator("#slot-lower-blue")).to_be_visible()
    expect(page.locator("#rings span")).to_have_count(4)
    page.click("#lesson-next")
    at(page, 1, "ask")
    tap(page, "#slot-lower-blue")
    at(page, 1, "read")
    expect(page.locator("#slot-lower-blue")).to_be_visible()  # the result of the action
    turn_to(page, site, address("end", 6, "viceroy"))
    expect(page.locator("#score")).to_be_visible()
    turn_to(page, site, address("building", 0, "viceroy"))
    expect(page.locator("#h-4")).to_be_visible()
    expect(page.locator("#pyramid-0")).to_be_visible()


def test_a_wrong_tap_gets_its_refusal_with_the_rule(site: Browsed) -> None:
    page = learn(site, address("treasures", 2))
    tap(page, "#treasure-K11")
    expect(page.locator("#notice summary")).to_have_text("Rule TE-TREASURE-02")
    turn_to(page, site, address("tiles", 3))
    tap(page, "#hand-1")
    tap(page, "#s-H5")
    expect(page.locator("#notice")).to_contain_text("on H5: it is land")
    at(page, 3, "ask")


def test_another_legal_action_is_taken_back_with_a_hint(site: Browsed) -> None:
    page = learn(site, address("kingdom", 2))
    tap(page, "#leader-0-3")
    tap(page, "#s-I6")
    expect(page.locator("#notice")).to_contain_text("choose F2, F4 or G3")
    at(page, 2, "ask")
    expect(page.locator("#leader-0-3")).to_have_class(re.compile(r"\boff\b"))
    tap(page, "#leader-0-3")
    tap(page, "#s-F4")
    at(page, 2, "read")
    expect(page.locator("#leader-0-3")).to_have_class(re.compile(r"\bon\b"))


def covers(ring: Locator, target: Locator) -> bool:
    outer, inner = box_of(ring), box_of(target)
    return abs(outer["x"] - inner["x"]) < 12 and abs(outer["y"] - inner["y"]) < 12


def test_rings_show_where_to_click_next(site: Browsed) -> None:
    page = learn(site, address("revolt", 4))
    ring = page.locator("#rings span")
    expect(ring).to_have_count(1)
    wait_until(page, lambda: covers(ring, page.locator("#leader-0-3")))
    tap(page, "#leader-0-3")
    page.wait_for_function("() => document.querySelector('#s-I6').classList.contains('can')")
    wait_until(page, lambda: covers(ring, page.locator("#s-I6")))


LATE_FRAMES = """
  window.requestAnimationFrame = (draw) => setTimeout(() => draw(performance.now()), 100);
  window.cancelAnimationFrame = clearTimeout;
"""


def test_what_was_brought_into_sight_is_not_moved_again(site: Browsed) -> None:
    """An element at the window's edge ends between two pixels; the page must leave it there."""
    page = site.open("/")
    page.add_init_script(LATE_FRAMES)
    turn_to(page, site, address("monument", 1))
    tap(page, "#s-H3")
    middle = page.evaluate(MIDDLE, "#monument-4")
    page.wait_for_timeout(300)
    assert page.evaluate(MIDDLE, "#monument-4") == middle
    page.mouse.click(*middle)
    at(page, 1, "read")


def test_one_goes_on_where_one_was(site: Browsed) -> None:
    page = learn(site, address("war", 1))
    page.click("#lesson-next")
    at(page, 1, "read")
    page.click("#lesson-next")
    at(page, 2, "ask")
    page.reload()
    at(page, 2, "ask")
    page.goto(site.base + "/learn/euphrates")
    page.wait_for_selector("#table[data-lesson=war][data-step='2'][data-state=ask]")
    page.click("#lesson-back")
    at(page, 1, "ask")
    page.click("#lesson-restart")
    at(page, 0, "read")
    expect(page.locator("#lesson-back")).to_be_disabled()
    page.click("nav.languages >> text=cs")
    page.wait_for_selector("html[lang=cs] #table[data-lesson=war][data-step='0'][data-state]")


def test_a_lesson_outlives_its_connection(site: Browsed) -> None:
    page = learn(site, address("war", 2))
    page.evaluate(HANG_UP)
    page.click("#lesson-next")
    page.wait_for_function("() => window.was_lost")
    expect(page.locator("#lost")).to_be_hidden()
    at(page, 2, "ask")
    page.click("#lesson-next")
    at(page, 3, "ask")


def test_a_lesson_is_done_with_the_keyboard_alone(site: Browsed) -> None:
    page = learn(site, address("monument"))
    page.focus("#hand-4")
    page.keyboard.press("Enter")
    page.focus("#s-I4")
    page.keyboard.press("Enter")
    at(page, 0, "read")
    expect(page.locator("#lesson-next")).to_be_focused()
    page.keyboard.press("Enter")
    at(page, 1, "ask")
    page.keyboard.press("Enter")  # the button "show me"
    at(page, 1, "read")
    expect(page.locator("#tower-4")).to_have_class("tower")
    expect(page.locator("#lesson-text")).to_have_attribute("aria-live", "polite")


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_on_a_phone_the_text_leaves_room_for_the_board(site: Browsed, language: str) -> None:
    page = site.open("/", *PHONE)
    for lesson, step in (("war", 3), ("kingdom", 0), ("monument", 1), ("end", 1)):
        turn_to(page, site, address(lesson, step, language=language))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        bar = box_of(page.locator("#ask"))
        assert bar["height"] < 844 / 2.5
        small = page.evaluate(
            """() => [...document.querySelectorAll("button, .button, .lessons a")]
              .filter((e) => e.offsetParent && e.getBoundingClientRect().height < 44)
              .map((e) => e.outerHTML.slice(0, 80))"""
        )
        assert small == []


HIDE = """
  const late = new CSSStyleSheet();
  late.replaceSync("%s { display: none !important }");
  document.adoptedStyleSheets = [late];
  window.showLate = () => { document.adoptedStyleSheets = []; };
  window.turned = 0;
  window.addEventListener("hashchange", () => { window.turned += 1; });
"""


@pytest.mark.parametrize(
    ("name", "lesson", "step", "selector"),
    [("hammer", "square", 2, "#row-24"), ("euphrates", "revolt", 3, "#conflict")],
)
def test_what_shows_itself_late_is_brought_into_sight(
    site: Browsed, name: str, lesson: str, step: int, selector: str
) -> None:
    page = site.open("/", *PHONE)
    page.add_init_script(HIDE % selector)
    turn_to(page, site, address(lesson, step, name))
    element = page.locator(selector)
    expect(element).to_be_hidden()
    page.wait_for_timeout(300)
    assert page.evaluate("turned") <= 4  # it does not turn the leaves on and on
    page.evaluate("scrollTo(0, 0)")
    page.evaluate("showLate()")
    expect(element).to_be_in_viewport(ratio=1)
    page.evaluate("scrollTo(0, 0)")
    page.wait_for_timeout(300)
    assert page.evaluate("scrollY") == 0  # whoever scrolls away is not pulled back
