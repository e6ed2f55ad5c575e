"""The game in words: the position as text, and actions typed in notation."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import Browsed
from tests.browser.positions import SECRET

from velkahra.server.domain import links

LINES = "all => all.map(one => one.textContent)"
CARDS = {
    "own turn": ("temple, tile 1 in your hand", "K1, land, temple, treasure, kingdom"),
    "pamir turn": ("Sindhi Warriors", "Kabul. Nobody rules. Afghans: 2 armies."),
    "viceroy place": ("Lookout (12).", "Regent (52), level 1, column -3."),
    "hammer main": ("Aircraft Carrier", "Seasoned Reporter. Spy"),
}
"""For a position of each game something only its seat knows, and something everybody sees."""


def position(page: Page) -> list[str]:
    """Read the position as text, by keyboard."""
    page.keyboard.press("t")
    expect(page.locator("#position-sheet")).to_be_visible()
    found: list[str] = page.locator("#position-text > *").evaluate_all(LINES)
    page.keyboard.press("Escape")
    expect(page.locator("#position-sheet")).to_be_hidden()
    return found


@pytest.mark.parametrize("name", CARDS)
def test_the_position_as_text_says_what_its_viewer_may_know(laid: Browsed, name: str) -> None:
    own, open_to_all = CARDS[name]
    path = laid.paths[name]
    watching = f"{path.rpartition('/')[0]}/{links.token(SECRET, links.WATCH)}"
    with laid.looking(path) as page:
        mine = position(page)
        page.goto(f"{laid.base}{watching}")
        page.wait_for_selector("#table[data-version]")
        theirs = position(page)
        assert page.locator("#typed").count() == 0
    assert any(line.startswith(own) for line in mine), mine
    assert not any(line.startswith(own) for line in theirs), theirs
    for lines in (mine, theirs):
        assert any(line.startswith(open_to_all) for line in lines), lines


def test_a_replay_says_the_position_it_shows(laid: Browsed) -> None:
    with laid.looking("/") as page:
        page.goto(f"{laid.base}{laid.paths['final score']}/replay?ply=5")
        page.wait_for_selector("#replay[data-shown='5']")
        early = position(page)
        page.keyboard.press("End")
        page.wait_for_selector("#replay:not([data-shown='5'])")
        late = position(page)
    empty = [sum(line.endswith("empty") for line in lines) for lines in (early, late)]
    assert empty[0] > empty[1] + 20, empty


def type_action(page: Page, text: str) -> None:
    """Type an action, by keyboard."""
    page.keyboard.press("/")
    expect(page.locator("#typed-action")).to_have_attribute("placeholder", re.compile("."))
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type(text)
    page.keyboard.press("Enter")


def test_actions_are_typed_at_a_table(site: Browsed) -> None:
    path, *_ = site.table("euphrates", "me", "bot random")
    page = site.open(path)
    page.wait_for_selector("#table.yours")
    page.keyboard.press("/")
    field = page.locator("#typed-action")
    expect(field).to_be_focused()
    expect(page.locator("#typed-actions option").first).to_be_attached()
    offered = page.locator("#typed-actions option").evaluate_all("all => all.map(o => o.value)")
    assert "temple A1" in offered
    assert field.get_attribute("placeholder") == offered[0]
    page.keyboard.press("Escape")
    for wrong in ("dance A1", "king A99"):
        type_action(page, wrong)
        expect(field).to_have_value(wrong)  # a refusal gives back what was typed
        expect(page.locator("#notice [role=alert]")).to_contain_text("no such action")
    type_action(page, "decline")
    expect(page.locator("#notice summary")).to_contain_text("TE-")
    before = page.get_attribute("#table", "data-version")
    type_action(page, f"  {offered[0].replace(' ', '  ')} ")
    expect(page.locator("#table")).not_to_have_attribute("data-version", before or "")
    expect(field).to_have_value("")
    expect(page.locator("#notice")).to_be_hidden()


@pytest.mark.parametrize("path", ["/learn/euphrates", "/rules/hammer/try/spy"])
def test_actions_are_typed_where_one_learns(site: Browsed, path: str) -> None:
    page = site.open(path)
    page.wait_for_selector("#table[data-version]")
    while not page.evaluate("document.querySelector('#table.yours')"):
        before = page.get_attribute("#table", "data-version")
        page.click("#lesson-next")
        expect(page.locator("#table")).not_to_have_attribute("data-version", before or "")
    assert position(page)
    page.keyboard.press("/")
    expect(page.locator("#typed-action")).to_have_attribute("placeholder", re.compile("."))
    action = page.get_attribute("#typed-action", "placeholder") or ""
    type_action(page, "dance A1")
    expect(page.locator("#notice [role=alert]")).to_contain_text("no such action")
    before = page.get_attribute("#table", "data-version")
    type_action(page, action)
    expect(page.locator("#table")).not_to_have_attribute("data-version", before or "")
