"""The log of a table: its lines by turns and rounds, and how a move adds to them."""

from playwright.sync_api import Page, expect
from tests.browser.clicker import Browsed

TURNS = """() => [...document.querySelectorAll("#log > .turn")].map((turn) =>
  [turn.firstChild.textContent, turn.querySelectorAll("li[data-n]").length])"""
NUMBERS = """() => [...document.querySelectorAll("#log [data-n]")].map((line) => +line.dataset.n)"""


def turns(page: Page) -> list[tuple[str, int]]:
    """List the headings of the log, the latest first, each with the number of its lines."""
    return [(str(name), int(lines)) for name, lines in page.evaluate(TURNS)]


def test_lines_are_told_by_turns_with_whose_it_was(laid: Browsed) -> None:
    page = laid.open(laid.paths["pamir turn"])
    names = [name for name, _ in turns(page)]
    assert names[0] == "Gray begins a turn."
    assert len(names) > len(set(names)) == 3
    assert all(lines for _, lines in turns(page)[1:])
    expect(page.locator("#log .turn > h3 > svg")).to_have_count(len(names))
    signs = page.locator("#log .turn > h3 use")
    assert signs.first.get_attribute("href") == "#pp-cylinder-gray"
    numbers = sorted(page.evaluate(NUMBERS))
    assert numbers == list(range(numbers[0], numbers[-1] + 1))


def test_a_move_adds_its_lines_to_the_latest_turn(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir battle"])
    known = turns(page)
    page.click("#tab-map .can[id^=army]")
    latest = page.locator("#log > .turn").first.locator("li[data-n]")
    expect(latest).to_have_count(known[0][1] + 1)
    assert turns(page)[1:] == known[1:]
    page.click("#undo")
    expect(latest).to_have_count(known[0][1])


def test_turns_lie_within_their_round(laid: Browsed) -> None:
    page = laid.open(laid.paths["hammer row"])
    expect(page.locator("#log > .round > h3").first).to_contain_text("Round")
    expect(page.locator("#log > .round > ol > .turn > h4").first).to_contain_text("turn")
    expect(page.locator("#log .turn .round")).to_have_count(0)


def test_the_arrow_keys_walk_over_lines_and_headings(laid: Browsed) -> None:
    page = laid.open(laid.paths["viceroy place"])
    page.keyboard.press("l")
    expect(page.locator("#log h3").first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("#log li[data-n]").first).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(page.locator("#log h3").first).to_be_focused()


def test_a_replay_has_the_same_headings(laid: Browsed) -> None:
    page = laid.open("/")
    page.goto(f"{laid.base}{laid.paths['pamir turn']}/replay?ply=242")
    headings = page.locator("#log li > a > h3")
    assert headings.last.inner_text() == "Gray begins a turn."
    assert headings.last.locator("use").get_attribute("href") == "#pp-cylinder-gray"
    expect(page.locator("#log h4")).to_have_count(0)
