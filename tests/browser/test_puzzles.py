"""The puzzles through the page: a wrong try, the answer, and the marks of solved ones."""

import pytest
from bench.first_load import weigh
from playwright.sync_api import Browser, Page, expect
from tests.browser.clicker import DESKTOP, PHONE, Browsed, box_of, tap
from tests.browser.test_examples import bytes_of
from tests.browser.test_lessons import way_to
from tests.sampling import some
from tests.server.helpers import Site

from velkahra.core.play.tutor import Walk
from velkahra.core.plugin import BUILT_IN
from velkahra.core.registry import game

GAMES = [name for name in BUILT_IN if game(name).files.puzzles()]
SCREENS = [*((name, *DESKTOP) for name in GAMES), ("euphrates", *PHONE)]


def click(page: Page, walk: Walk, action: int) -> None:
    """Click an action."""
    choices = walk.game.choices(walk.state, walk.seat)
    clicks = way_to(choices, walk.game.write(walk.seat, action), choices.root)
    assert clicks is not None
    for selector in clicks:
        tap(page, selector)


def wrong(walk: Walk) -> int:
    """Return the legal action that takes the fewest clicks, and is no answer."""
    choices, right = walk.game.choices(walk.state, walk.seat), walk.right()
    others = [int(a) for a in walk.state.legal_actions(walk.seat) if int(a) not in right]
    ways = {a: way_to(choices, walk.game.write(walk.seat, a), choices.root) for a in others}
    clickable = {action: way for action, way in ways.items() if way is not None}
    return min(clickable, key=lambda action: len(clickable[action]))


@pytest.mark.parametrize(("name", "width", "height"), SCREENS)
def test_a_puzzle_is_solved_at_the_second_try(
    site: Browsed, name: str, width: int, height: int
) -> None:
    title = game(name)
    walk = Walk(title, title.files.puzzles()[0])
    page = site.open(f"/puzzles/{name}?language=en", width, height)
    page.click("[data-puzzle='1']")
    page.wait_for_selector("#table[data-state=ask]")
    expect(page.locator("#lesson-next")).to_be_hidden()
    click(page, walk, wrong(walk))
    expect(page.locator("#notice")).to_contain_text("There is something better.")
    answer, board = (box_of(page.locator(at)) for at in ("#notice", "#game .board-box"))
    assert answer["y"] + answer["height"] <= board["y"]
    expect(page.locator("#correct")).to_be_empty()
    expect(page.locator("#table")).to_have_attribute("data-state", "ask")
    click(page, walk, walk.right()[0])
    page.wait_for_selector("#table[data-state=end]")
    expect(page.locator("#lesson-text")).to_have_text(title.words.text("en", walk.now.done))
    expect(page.locator("#correct")).to_have_text("Correct!")
    page.click("#lesson-puzzles")
    expect(page.locator(".is-solved")).to_have_count(1)
    expect(page.locator("#solved")).to_contain_text("1 of")


def test_the_answer_is_offered_after_two_tries_and_then_not_counted(site: Browsed) -> None:
    title = game("euphrates")
    walk = Walk(title, title.files.puzzles()[0])
    page = site.open("/puzzles/euphrates/1?language=en")
    page.wait_for_selector("#table[data-state=ask]")
    for _ in range(2):
        expect(page.locator("#lesson-next")).to_be_hidden()
        click(page, walk, wrong(walk))
        expect(page.locator("#notice")).to_be_visible()
        expect(page.locator("#notice")).to_contain_text("There is something better.")
        if page.locator("#lesson-next").is_hidden():
            page.keyboard.press("Escape")
    expect(page.locator("#lesson-next")).to_have_text("Show the answer")
    page.click("#lesson-next")
    page.wait_for_selector("#table[data-state=end]")
    expect(page.locator("#notice")).to_be_hidden()
    expect(page.locator("#correct")).to_be_empty()
    expect(page.locator("#lesson-onward")).to_be_focused()
    page.click("#lesson-onward")
    page.wait_for_url("**/puzzles/euphrates/2")
    page.goto(f"{site.base}/puzzles/euphrates")
    expect(page.locator(".is-solved")).to_have_count(0)


def test_the_pages_are_light(browser: Browser, site: Site) -> None:
    """The first paint of the list waits for none of its pictures."""
    for name in some(GAMES, 2):
        for path in (name, f"{name}/1"):
            address = f"{site.base}/puzzles/{path}?language=cs"
            assert 10_000 < weigh(browser, address).total() < 150_000, path
        assert bytes_of(browser, f"{site.base}/puzzles/{name}?language=cs") < 450_000, name


def test_without_scripts_the_answer_can_be_opened(site: Browsed) -> None:
    page = site.open("/puzzles/euphrates?language=en", java_script_enabled=False)
    page.click("[data-puzzle='1']")
    page.click("noscript summary")
    title = game("euphrates")
    answer = title.words.text("en", title.files.puzzles()[0].steps[0].done)
    expect(page.locator("noscript details p")).to_have_text(answer)
