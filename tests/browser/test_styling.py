"""A page styles few elements: hundreds for a click, not the thousands that a table has."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import ASKED, MIDDLE, OFFERED, looking, script
from tests.browser.positions import Laid
from tests.browser.styling import styling

MOST: Final = 300
"""Elements that a step of a move may style."""
MOST_TO_START: Final = 1000
STEP: Final = f"""async () => {{
  const play = {script("table/play.js")};
  const steps = ({OFFERED})().filter(({{ id }}) => id && play.actionOf(id) === null);
  return steps[0] && `[id='${{steps[0].id}}']`;
}}"""
"""Finds an offered element that is only a step of an action."""
POSITIONS: Final = ("own turn", "pamir turn", "hammer main")
FINISH: Final = f"""async () => {{
  const play = {script("table/play.js")};
  const ends = ({OFFERED})().filter(({{ id }}) => id && play.actionOf(id) !== null);
  return `[id='${{ends[0].id}}']`;
}}"""
"""Finds an offered element that finishes an action."""
MOST_OF_A_MOVE: Final = {
    "own turn": 450,
    "pamir turn": 300,
    "pamir battle": 300,
    "pamir first card": 700,
    "viceroy bid": 300,
    "viceroy place": 900,
    "hammer main": 2600,
}
"""Elements that a finished move may style; a card that comes has 130, once more while it flies."""


@pytest.mark.parametrize("name", POSITIONS)
def test_a_step_styles_few_elements(browser: Browser, laid: Laid, name: str) -> None:
    with looking(browser, laid, laid.paths[name]) as page:
        page.wait_for_function(ASKED)
        before = page.get_attribute("#table", "data-version")
        page.mouse.move(*page.evaluate(MIDDLE, page.evaluate(STEP)))
        page.wait_for_timeout(300)  # so the browser has marked the piece under the pointer
        with styling(browser, page) as styled:
            page.mouse.down()
            page.mouse.up()
            expect(page.locator("#game .picked")).not_to_have_count(0)
            page.wait_for_timeout(300)
        assert page.get_attribute("#table", "data-version") == before, "no step, but an action"
        assert 0 < sum(styled) < MOST, styled


@pytest.mark.parametrize("name", MOST_OF_A_MOVE)
def test_a_finished_move_styles_few_elements(browser: Browser, laid_anew: Laid, name: str) -> None:
    with looking(browser, laid_anew, laid_anew.paths[name]) as page:
        page.wait_for_function(ASKED)
        before = str(page.get_attribute("#table", "data-version"))
        for finder in (STEP, FINISH) if name in POSITIONS else (FINISH,):
            page.mouse.move(*page.evaluate(MIDDLE, page.evaluate(finder)))
            page.wait_for_timeout(300)  # so the browser has marked the piece under the pointer
            if finder is STEP:
                page.mouse.down()
                page.mouse.up()
        with styling(browser, page) as styled:
            page.mouse.down()
            page.mouse.up()
            expect(page.locator("#table")).not_to_have_attribute("data-version", before)
            page.wait_for_timeout(500)
        assert 0 < sum(styled) < MOST_OF_A_MOVE[name], styled


def test_the_start_page_styles_few_elements(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, "/records") as page:
        page.goto("about:blank")
        with styling(browser, page) as styled:
            page.goto(laid.base)
            page.wait_for_load_state("networkidle")
        assert 0 < sum(styled) < MOST_TO_START, styled
