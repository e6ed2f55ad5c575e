"""In the browser: the analysis of a finished game, and hints at the table."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect
from tests.bots.test_analysis import played
from tests.bots.thoughts import slow
from tests.browser.clicker import Browsed, box_of
from tests.browser.conftest import Serve
from tests.browser.test_axe import audit_at_both_sizes
from tests.sampling import usual
from tests.server.helpers import Site
from tests.server.insights import finished, let, part
from tests.server.replays import upload

from velkahra.core.play.record import write_record


@pytest.fixture
def quick(serve: Serve, toys: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[Browsed]:
    """A server that tries out little, and whose processes know the toy games."""
    let(monkeypatch)
    with serve(analysis_nodes=20, hint_seconds=0.2) as site:
        yield site


def hinting(site: Site) -> str:
    """Open a table where seats may take hints. Returns the path of the seat that goes first."""
    seats = {"seat-0": "person", "seat-1": "person"}
    answer = site.post("/tables", {"game": "draws", "hints": "yes", **seats})
    links: list[str] = re.findall(
        r'href="(/table/[^"]+)"', site.get(answer.headers["location"]).text
    )
    return links[0]


@pytest.mark.parametrize("wide", usual(390, [1440, 390]))
def test_an_analysis_is_made_and_leads_to_positions(quick: Browsed, wide: int) -> None:
    play = played("draws")
    path = upload(quick, write_record(play.record(), play.game))
    page = quick.open(f"{path}?ply=0&language=en", wide, 844)
    page.wait_for_selector("#replay[data-shown='0']")
    status = page.locator("#analysis-status").element_handle()
    page.evaluate(
        """() => {
          window.real = window.fetch;
          window.fetch = () => Promise.reject(new TypeError());
        }"""
    )
    page.get_by_role("button", name="Analyse the game").click()
    expect(page.locator("#analysis-status")).to_have_text(re.compile("cannot be reached"))
    page.evaluate("() => { window.fetch = window.real; }")
    page.get_by_role("button", name="Analyse the game").click()
    page.wait_for_selector("#analysis[data-state='done'] .curve svg")
    assert status.evaluate("status => status.isConnected && status.textContent.length > 9")
    line = page.locator("#curve-now")
    start = float(str(line.get_attribute("x1")))
    link = page.locator("#analysis a[data-ply]").first
    ply = int(str(link.get_attribute("data-ply")))
    link.click()
    page.wait_for_selector(f"#replay[data-shown='{ply}']")
    expect(link).to_have_attribute("aria-current", "step")
    assert float(str(line.get_attribute("x1"))) > start
    box = box_of(page.locator(".curve svg"))
    page.locator(".curve svg").click(position={"x": box["width"] * 0.93, "y": 90})
    page.wait_for_function(
        "(ply) => Number(document.getElementById('replay').dataset.shown) > ply", arg=ply
    )
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_hint_is_prepared_on_the_board_and_not_played(quick: Browsed) -> None:
    page = quick.open(f"{hinting(quick)}?language=en")
    page.get_by_role("button", name="Hint", exact=True).click()
    hint = page.locator("#hints li").first
    expect(hint).to_contain_text("chance of winning")
    expect(page.locator("#hints-heading")).to_be_focused()
    expect(page.locator("#log li[data-n]").first).to_contain_text("took a hint (number 1")
    plies = page.locator("#log li[data-n]").count()
    hint.get_by_role("button", name="Show it on the board").click()
    assert page.locator(".hinted").count() == 1
    assert page.locator("#log li[data-n]").count() == plies
    page.locator(".hinted").click()
    expect(page.locator("#log li[data-n]")).not_to_have_count(plies)
    expect(page.locator("#hints")).to_be_hidden()


def test_a_queued_analysis_says_its_place_and_another_s_can_be_joined(
    serve: Serve, toys: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    let(monkeypatch, analyse=slow)
    with serve() as site:
        first, second = finished(site, 5), finished(site, 6)
        part(site, first, {})
        page = site.open(f"{second}?ply=0&language=en")
        page.get_by_role("button", name="Analyse the game").click()
        status = page.locator("#analysis-status")
        expect(status).to_have_text("The analysis is queued. One other goes first.")
        assert status.get_attribute("role") == "status"
        assert audit_at_both_sizes(page) == []
        page.goto(f"{site.base}{first}?ply=0&language=en")
        expect(page.get_by_text("1 of 900 decisions")).to_be_visible()
        assert audit_at_both_sizes(page) == []
        page.get_by_role("button", name="Keep it going for me too").click()
        page.get_by_role("button", name="Cancel").click()
        expect(page.get_by_text("Someone else started this analysis")).to_be_visible()
