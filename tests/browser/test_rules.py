"""Search in the rules: results at once, marked words, a count; and numbers for those who ask."""

from playwright.sync_api import Browser, expect
from tests.browser.clicker import box_of, looking
from tests.server.helpers import Site


def test_a_search_marks_counts_and_leads_to_the_first_result(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/rules/pamir?language=en") as page:
        page.fill("[type=search]", "gift")
        results = page.locator(".chapter dl > div:visible")
        expect(page.locator("#search output")).to_have_text(f"{results.count()} results")
        first = box_of(results.first)
        assert first["y"] + first["height"] <= 900
        assert page.locator("mark").count() >= results.count()
        assert set(page.locator("mark").all_text_contents()) == {"gift", "Gift"}
        page.press("[type=search]", "Enter")
        expect(results.first).to_be_focused()
        page.fill("[type=search]", "pp-battle-03")
        expect(page.locator("a[href='#PP-BATTLE-03']")).to_be_visible()
        page.fill("[type=search]", "zero gifts nowhere")
        expect(page.locator("#search output")).to_have_text("No rule contains all of these words.")
        page.press("[type=search]", "Escape")
        expect(page.locator("[type=search]")).to_have_value("")
        expect(page.locator("mark")).to_have_count(0)
        assert results.count() > 100


def test_numbers_of_rules_are_shown_if_people_ask_and_for_a_link(
    browser: Browser, site: Site
) -> None:
    with looking(browser, site, "/rules/pamir?language=en") as page:
        number, other = (page.locator(f"a[href='#PP-BATTLE-0{n}']") for n in (3, 1))
        expect(number).to_be_hidden()
        page.goto(f"{site.base}/rules/pamir?language=en#PP-BATTLE-03")
        expect(number).to_be_in_viewport()
        expect(other).to_be_hidden()
        page.check("#codes")
        expect(other).to_be_visible()
        page.reload()
        expect(other).to_be_visible()
