"""Names and faces on arrival, at the tables that follow, and what a character says."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.browser.clicker import (
    DESKTOP,
    PHONE,
    Browsed,
    box_of,
    run_until,
    script,
    stop_clock,
    visit,
)
from tests.server.helpers import Site

SAY = f"""async (text) => {{
  const {{ emit }} = {script("shared/events.js")};
  const none = {{ first: 0, lines: [], highlights: [], rules: [], own: [] }};
  const log = {{ ...none, remarks: [[0, 1, text]] }};
  const v = Number(document.getElementById("table").dataset.version);
  emit("table:update", {{ log, over: false, yours: true, v, turn: {{}} }});
}}"""


def play(page: Page, site: Site) -> None:
    """Open a table of Pax Pamir from the start page, and read how one wins."""
    page.goto(site.base)
    page.click("[aria-labelledby=card-pamir] .main")
    page.wait_for_selector("#table[data-version]")
    if page.locator("#welcome").is_visible():
        expect(page.locator("#arrival")).to_be_hidden()
        page.click("#welcome-done")


def mark(page: Page, seat: int, place: str = "#game") -> Locator:
    """Return the place of a player's name."""
    return page.locator(f"{place} [data-player='{seat}']").first


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_who_arrives_has_a_name_and_face_everywhere(site: Browsed, size: tuple[int, int]) -> None:
    page = site.open("/", *size, touch=size == PHONE)
    play(page, site)
    page.fill("#arrival #name", "Žofie")
    page.click("#arrival [value=owl]")
    page.click("#arrival .main")
    expect(page.locator("#arrival")).to_have_count(0)
    expect(page.locator("[data-sitter='0'] .given")).to_have_text(" · Žofie")
    page.reload()
    expect(mark(page, 0)).to_have_text("Žofie")
    expect(mark(page, 0).locator("img")).to_have_attribute("src", re.compile("/owl.svg$"))
    play(page, site)
    expect(page.locator("#arrival")).to_have_count(0)
    expect(page.locator("[data-sitter='0'] .given")).to_have_text(" · Žofie")


def test_who_does_not_want_to_be_asked_is_not_asked_again(site: Browsed) -> None:
    one, two, _ = site.table("viceroy", "person", "person")
    page = site.open(one)
    page.click("#welcome-done")
    page.click("#name-skip")
    expect(page.locator("#arrival")).to_have_count(0)
    visit(page, site, two)
    expect(page.locator("#arrival")).to_have_count(0)
    page.click("#naming summary")
    expect(page.locator("#naming #name")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_a_character_speaks_at_its_place_until_told(site: Browsed, size: tuple[int, int]) -> None:
    page = site.open("/", *size, touch=size == PHONE)
    play(page, site)
    page.click("#name-skip")
    stop_clock(page)  # it speaks for some seconds
    page.evaluate(SAY, "Tea?")
    run_until(page, lambda: page.text_content("#remark-text"))
    expect(page.locator("#remark-text")).to_have_text("OtoTea?")
    box, (width, height) = box_of(page.locator("#remark")), size
    assert box["x"] >= 0 <= box["y"]
    assert box["x"] + box["width"] <= width
    assert box["y"] + box["height"] <= height
    page.click("#remark-off")
    expect(page.locator("#remark")).to_be_hidden()
    page.evaluate(SAY, "More tea?")
    page.clock.run_for(100)
    expect(page.locator("#remark")).to_be_hidden()
    page.reload()
    assert page.get_attribute("html", "data-remarks") == "off"


TELL = f"""async (lines) => {{
  const {{ writeLog }} = {script("board/log-lines.js")};
  const none = lines.map(() => "");
  writeLog({{ first: 10_000, lines, highlights: lines.map(() => []), rules: none, own: [] }});
}}"""


@pytest.mark.parametrize(
    ("players", "lines"),
    [
        (
            ("pamir", "person", "bot beginner", "bot beginner"),
            {
                "Blue buys Khyber Pass. Blue ends.": "{} buys Khyber Pass. Blue ends.",
                "Blueberries grow.": "Blueberries grow.",
                "Gray ends the turn.": "Gray ends the turn.",
            },
        ),
        (
            ("hammer", "bot beginner", "person"),
            {"The USA plays Low Pass.": "{}: The USA plays Low Pass."},
        ),
    ],
)
def test_the_log_calls_others_by_their_names(
    site: Browsed, players: tuple[str, ...], lines: dict[str, str]
) -> None:
    page = site.open(site.table(*players)[0])
    name = mark(page, players.index("bot beginner") - 1).inner_text()
    page.evaluate(TELL, list(lines))
    for number, shown in enumerate(lines.values(), 10_000):
        line = page.locator(f"#log [data-n='{number}']")
        expect(line).to_have_text(shown.format(name))
        expect(line.locator("img")).to_have_count(1 if "{}" in shown else 0)
