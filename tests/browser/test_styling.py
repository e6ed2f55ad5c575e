"""A page styles few elements: hundreds for a click, not the thousands that a table has."""

from typing import Final

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import ASKED, MIDDLE, OFFERED, looking, script
from tests.browser.positions import Laid
from tests.browser.styling import styling

STEPS: Final = {"own turn": 300, "pamir turn": 300, "hammer main": 300}
"""Elements that a step of an action may style."""
ACTIONS: Final = {"pamir turn": 1600, "viceroy bid": 1800, "viceroy place": 4000}
"""Elements that an action may style: a card that is bought, a bid, a card that is placed."""
MOST_TO_START: Final = 1000
FIRST: Final = f"""async (ends) => {{
  const play = {script("table/play.js")};
  const offered = ({OFFERED})().filter(({{ id }}) => id);
  const found = offered.find(({{ id }}) => (play.actionOf(id) !== null) === ends);
  return `[id='${{found.id}}']`;
}}"""
"""Finds the first offered element that is an action by itself, or that is only a step of one."""
PAUSE: Final = 300
"""Milliseconds in which a page has styled all that a click changes."""
FLIGHT: Final = 1500
"""The same, till pieces have flown to their places."""


@pytest.mark.parametrize("name", STEPS)
def test_a_step_styles_few_elements(browser: Browser, laid: Laid, name: str) -> None:
    with looking(browser, laid, laid.paths[name]) as page:
        page.wait_for_function(ASKED)
        before = page.get_attribute("#table", "data-version")
        page.mouse.move(*page.evaluate(MIDDLE, page.evaluate(FIRST, False)))
        page.wait_for_timeout(PAUSE)  # so the browser has marked the piece under the pointer
        with styling(browser, page) as styled:
            page.mouse.down()
            page.mouse.up()
            expect(page.locator("#game .picked")).not_to_have_count(0)
            page.wait_for_timeout(PAUSE)
        assert page.get_attribute("#table", "data-version") == before, "no step, but an action"
        assert 0 < sum(styled) < STEPS[name], styled


@pytest.mark.parametrize("name", ACTIONS)
def test_an_action_styles_few_elements(browser: Browser, laid_anew: Laid, name: str) -> None:
    with looking(browser, laid_anew, laid_anew.paths[name]) as page:
        page.wait_for_function(ASKED)
        before = str(page.get_attribute("#table", "data-version"))
        page.mouse.move(*page.evaluate(MIDDLE, page.evaluate(FIRST, True)))
        page.wait_for_timeout(PAUSE)
        with styling(browser, page) as styled:
            page.mouse.down()
            page.mouse.up()
            expect(page.locator("#table")).not_to_have_attribute("data-version", before)
            page.wait_for_timeout(FLIGHT)
        assert 0 < sum(styled) < ACTIONS[name], styled


def test_the_start_page_styles_few_elements(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, "/records") as page:
        page.goto("about:blank")
        with styling(browser, page) as styled:
            page.goto(laid.base)
            page.wait_for_load_state("networkidle")
        assert 0 < sum(styled) < MOST_TO_START, styled
