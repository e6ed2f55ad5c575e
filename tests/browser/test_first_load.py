"""What a page loads the first time stays small, on a phone as elsewhere."""

import pytest
from bench.first_load import MOST, weigh
from playwright.sync_api import Browser
from tests.browser.positions import PAGES, Laid

HEAVIEST = ("final score", "pamir turn", "viceroy score", "hammer square", "hammer score")
"""The positions whose tables load most."""
SECOND = (
    ("own turn", "opening"),
    ("pamir turn", "pamir opening"),
    ("viceroy place", "viceroy bid"),
    ("hammer main", "hammer dice"),
)
"""Tables that are opened after another one of their game."""
MOST_AGAIN = 32_000
"""Bytes that such a table may take."""
MOST_TO_START = 100_000
"""Bytes that the first load of the start page may take."""
TOLD = 10_000
"""Bytes that a page may hear to begin with: what can be done, and the log."""


@pytest.mark.parametrize("name", [*PAGES, *HEAVIEST])
def test_the_first_load_of_a_page_is_small(browser: Browser, laid: Laid, name: str) -> None:
    found = weigh(browser, laid.base + (laid.paths | PAGES)[name])
    assert sum(path.endswith(".woff2") for path in found) == 3
    assert found["WebSocket"] < TOLD, "a table's page has the picture already"
    most = MOST_TO_START if name == "start" else MOST
    assert found.total() < most, found.most_common(8)


@pytest.mark.parametrize(("name", "before"), SECOND)
def test_a_second_table_of_a_game_loads_little(
    browser: Browser, laid: Laid, name: str, before: str
) -> None:
    found = weigh(browser, *(laid.base + laid.paths[each] for each in (name, before)))
    assert found.total() < MOST_AGAIN, found.most_common(8)
