"""The rulebook: search with marked words and a count; rules that unfold by a link or at wish."""

from playwright.sync_api import expect
from tests.browser.clicker import Browsed, box_of


def test_a_search_marks_counts_and_leads_to_the_first_result(site: Browsed) -> None:
    page = site.open("/rules/pamir?language=en")
    page.fill("[type=search]", "gift")
    results = page.locator(".chapter [data-by]:visible")
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
    assert 30 < results.count() < 100
    expect(page.locator("details[open]")).to_have_count(0)


def test_a_link_unfolds_its_rule_and_a_tick_unfolds_all(site: Browsed) -> None:
    page = site.open("/rules/pamir?language=en")
    rule, other = (page.locator(f"#PP-{rule}-03") for rule in ("BATTLE", "TAX"))
    expect(rule).to_be_hidden()
    page.goto(f"{site.base}/rules/pamir?language=en#PP-BATTLE-03")
    expect(rule).to_be_in_viewport()
    expect(other).to_be_hidden()
    page.evaluate("location.hash = 'PP-TAX-03'")
    expect(other).to_be_in_viewport()
    page.check("#unfold")
    page.reload()
    expect(rule).to_be_visible()
    page.uncheck("#unfold")
    expect(page.locator(".fold[open]")).to_have_count(0)
