"""From the start page to the first decision, as somebody who has never been here."""

import random
import re

import pytest
from playwright.sync_api import Browser, expect
from tests.browser.clicker import DESKTOP, PHONE, SIZES, finish_action, looking, quick_start
from tests.browser.positions import Laid
from tests.sampling import in_turn, usual
from tests.server.helpers import Site, play_on

from velkahra.core import registry
from velkahra.core.plugin import BUILT_IN

STARTS = [
    (game, start.name)
    for game in BUILT_IN
    for start in registry.game(game).front.quick_starts
    if not start.people
]
ON_A_PHONE = pytest.mark.parametrize("size", usual(PHONE, SIZES))
ON_A_DESKTOP = pytest.mark.parametrize("size", usual(DESKTOP, SIZES))


@pytest.mark.parametrize(("start", "size"), in_turn(STARTS, SIZES))
def test_one_click_leads_to_the_first_decision(
    browser: Browser, site: Site, start: tuple[str, str], size: tuple[int, int]
) -> None:
    """On a desktop and a phone in turn: each game on both."""
    with looking(browser, site, "/", *size) as page:
        quick_start(page, *start)
        page.wait_for_selector("#table.yours[data-version]")
        expect(page.locator("#welcome")).to_be_visible()
        expect(page.locator("#game .can").filter(visible=True).first).to_be_in_viewport()
        finish_action(page, random.Random(1))


def test_what_wins_is_shown_until_it_was_read(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/") as page:
        quick_start(page, "viceroy", "three")
        page.wait_for_selector("#table[data-version]")
        page.click("#welcome [data-opens=help]")
        expect(page.locator("#help")).to_be_visible()
        page.keyboard.press("Escape")
        page.click("#welcome-done")
        expect(page.locator("#welcome")).to_have_count(0)
        page.reload()
        page.wait_for_selector("#table[data-version]")
        expect(page.locator("#welcome")).to_have_count(0)


def test_the_keyboard_alone_leads_to_a_table(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/") as page:
        for _ in range(30):
            page.keyboard.press("Tab")
            if (page.evaluate("document.activeElement.ariaLabel") or "").startswith(
                "Play now: Viceroy"
            ):
                break
        page.keyboard.press("Enter")
        page.wait_for_selector("#table.yours[data-version]")
        page.keyboard.press("n")
        assert page.evaluate("document.activeElement.matches('.can, button')")
        page.keyboard.press("?")
        expect(page.locator("#help")).to_be_visible()


def test_friends_gather_by_one_link_and_begin_together(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/") as host:
        host.click("[aria-label='Play with friends: Viceroy']")
        link = host.locator(".link input").input_value().removeprefix(site.base)
        with looking(browser, site, link) as guest:
            guest.fill("[name=name]", "Bea")
            guest.click("text=Join the game")
            expect(host.locator("#guests li").nth(1)).to_have_text("Bea")
            host.click("text=Start the game")
            host.wait_for_selector("#table[data-seat='0'][data-version]")
            guest.wait_for_selector("#table[data-seat='1'][data-version]")


def test_the_last_choices_are_filled_in_and_can_be_forgotten(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/new?game=pamir") as page:
        expect(page.locator("#remembered")).to_be_hidden()
        page.select_option("[name=option-hands]", "open")
        page.click("#new > button")
        page.wait_for_selector("#table[data-version]")
        page.goto(f"{site.base}/new?game=pamir")
        expect(page.locator("[name=option-hands]")).to_have_value("open")
        page.click("#remembered button")
        expect(page.locator("[name=option-hands]")).to_have_value("closed")


def test_the_rules_are_searched_without_accents(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/rules/pamir?language=cs") as page:
        page.fill("#search input", "vachana kontrola")
        expect(page.locator("#PP-COMP-01")).to_be_hidden()
        assert page.locator(".chapter dl > div:visible").count() > 0
        page.fill("#search input", "xyz")
        expect(page.locator("#search output")).not_to_be_empty()


def test_the_end_offers_another_game(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, laid.paths["final score"]) as page:
        expect(page.locator("#over-title")).to_have_text("You came third, 5 points")
        expect(page.locator("#welcome")).to_have_count(0)
        page.click("#over button.main")
        expect(page).to_have_url(re.compile("/host/"))


@ON_A_PHONE
def test_the_others_follow_to_the_next_game(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    one, two, _ = site.table("claims", "person", "person")
    with site.at(one) as first, site.at(two) as second:
        play_on([first, second], random.Random(3))
    with looking(browser, site, one) as ash, looking(browser, site, two, *size) as birch:
        birch.wait_for_selector("#table[data-over=true]")
        expect(birch.locator("#next-game")).to_be_empty()
        ash.click("#over button.main")
        expect(ash).to_have_url(re.compile("/host/"))
        expect(birch.locator("#next-game")).to_contain_text("The next game is open.")
        expect(birch.locator("#over .buttons button.main")).to_be_hidden()
        birch.focus("#next-game button")
        birch.keyboard.press("Enter")
        expect(birch.locator("#table")).to_have_attribute("data-over", "false")
        expect(ash.locator(".arrival")).to_have_class(re.compile("here"))
        ash.reload()
        expect(ash.get_by_text("Get the links")).to_have_count(0)
        assert birch.url not in ash.content()


@pytest.mark.parametrize("sizes", usual((PHONE, DESKTOP), [(PHONE, DESKTOP), SIZES]))
def test_the_host_of_the_next_game_gets_the_links_of_those_who_stay_away(
    browser: Browser, site: Site, sizes: tuple[tuple[int, int], tuple[int, int]]
) -> None:
    guest, host = sizes
    one, two, _ = site.table("claims", "person", "person")
    with site.at(one) as first, site.at(two) as second:
        play_on([first, second], random.Random(3))
    with looking(browser, site, two, *guest) as birch, looking(browser, site, one, *host) as ash:
        ash.click("#over button.main")
        expect(ash.locator(".link input")).to_have_count(2)
        expect(birch.locator("#next-game button")).to_be_visible()
        ash.get_by_role("button", name="Get the links").click()
        expect(ash.locator(".link input")).to_have_count(3)
        birch.goto(ash.locator(".link input").nth(1).input_value())
        expect(birch.locator("#table")).to_have_attribute("data-over", "false")


def test_a_refusal_leads_to_its_rule(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, laid.paths["own turn"]) as page:
        page.click("#s-B2", force=True)
        page.click("#notice summary")
        link = page.locator("#notice a")
        assert re.fullmatch(r"/rules/euphrates#TE-[A-Z]+-\w+", link.get_attribute("href") or "")


def test_a_line_of_the_log_leads_to_its_rule_and_back(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, laid.paths["own turn"]) as page:
        line = page.locator("#log li li:has(> .cite)").first
        rule = (line.locator("> .cite").get_attribute("href") or "").partition("#")[2]
        with page.context.expect_page() as opened:
            line.locator("> .cite").click()
        rules = opened.value
        expect(rules.locator(f"[id='{rule}']:target")).to_be_in_viewport()
        with rules.expect_event("close"):  # which may come before a click has been answered
            rules.locator("#back").evaluate("back => void setTimeout(() => back.click())")
        line.focus()
        with page.context.expect_page() as again:
            page.keyboard.press("Enter")
        expect(again.value.locator(f"[id='{rule}']:target")).to_be_in_viewport()


def test_a_sign_leads_to_its_rule(browser: Browser, laid: Laid) -> None:
    with looking(browser, laid, laid.paths["own turn"]) as page:
        page.click("[data-opens=help]")
        page.locator("#help summary", has_text="signs").click()
        assert page.locator("#help .legend .cite").count() >= 12
        expect(page.locator("#help .legend .cite").first).to_have_attribute(
            "href", "/rules/euphrates#TE-COMP-02"
        )


def test_the_rules_lead_back_only_where_one_came_from(browser: Browser, site: Site) -> None:
    with looking(browser, site, "/rules/euphrates") as page:
        expect(page.locator("#search")).to_be_visible()
        expect(page.locator("#back")).to_be_hidden()


@pytest.mark.parametrize("size", SIZES, ids=("wide", "phone"))
def test_a_game_can_be_begun_above_the_fold(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    with looking(browser, site, "/", *size) as page:
        for tables in (0, 1, 4, 5):
            while page.locator("#mine li").count() < min(tables, 4):
                page.request.post(f"{site.base}/play", form={"game": "pamir"})
                page.goto(site.base)
            expect(page.get_by_role("button", name="Play now").first).to_be_in_viewport(ratio=1)
            assert page.evaluate("document.querySelectorAll('*').length") < 1000


@ON_A_PHONE
def test_a_tile_continues_a_game_and_its_menu_removes_it(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    with looking(browser, site, "/", *size) as page:
        quick_start(page, "viceroy", "three")
        page.wait_for_selector("#table[data-version]")
        table = page.url
        page.goto(site.base)
        expect(page.locator("#mine img")).to_have_js_property("complete", value=True)
        assert page.locator("#mine img").evaluate("e => e.naturalWidth") > 0
        expect(page.get_by_role("button", name="Remove from my list")).to_be_hidden()
        page.click("#mine .menu summary")
        page.get_by_role("link", name="Links").click()
        expect(page.locator("#guests li")).to_have_count(3)
        page.goto(site.base)
        page.get_by_text("Continue").click()
        expect(page).to_have_url(table)


@ON_A_DESKTOP
def test_everybody_comes_to_a_table_by_one_link(
    browser: Browser, site: Site, size: tuple[int, int]
) -> None:
    with looking(browser, site, "/new?game=euphrates", *size) as host:
        host.select_option("[name=seat-1]", "person")
        host.select_option("[name=seat-2]", "person")
        host.click("#new > button")
        link = host.locator(".invitation input").input_value().removeprefix(site.base)
        with looking(browser, site, link) as bea, looking(browser, site, link) as cid:
            for guest, name in ((bea, "Bea"), (cid, "Cid")):
                guest.fill("[name=name]", name)
                guest.click("text=Join the game")
                guest.wait_for_selector("#table[data-version]")
                expect(host.locator("#guests")).to_contain_text(name)
            with looking(browser, site, link) as late:
                late.click("text=Watch the game")
                late.wait_for_selector("#table[data-seat='-1'][data-version]")
            host.click("text=Go to the table")
            host.wait_for_selector("#table[data-version]")
            one_turn = "document.querySelector('#table.yours') !== null"
            assert sum(page.evaluate(one_turn) for page in (host, bea, cid)) == 1
