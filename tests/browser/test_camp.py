"""A camp: an organiser and five teams through two rounds, restored from a file on the way."""

import re
from contextlib import ExitStack
from pathlib import Path

from playwright.sync_api import APIResponse, Browser, Page, Route, expect
from tests.browser.camps import FIRST, Teams, links_of
from tests.browser.clicker import PHONE, Browsed, box_of, browsed, wait_until
from tests.server.helpers import Site, serving

PHONES = 2  # on pages: the team that gets a slip, and one that does not
SECOND = {"gla": "1", "russia": "2", "japan": "3", "china": "4", "usa": "5"}


def shown(desk: Page, text: str) -> None:
    expect(desk.locator("#now")).to_contain_text(text)


def press(desk: Page, part: str, button: str) -> None:
    """Press a button of a part of the desk; the desk is loaded anew."""
    with desk.expect_navigation():
        desk.locator(part).get_by_role("button", name=button, exact=True).click()


def enter_results(desk: Page, places: dict[str, str]) -> None:
    for power, place in places.items():
        desk.locator(f"input[name={power}][value='{place}']").check(force=True)
    press(desk, "#now", "Enter, and continue at once")


def fill(desk: Page, title: str, **answers: str) -> None:
    """Fill in a form that can be entered at any time."""
    details = desk.locator("#entries details").filter(has_text=title).first
    details.locator("summary").click()
    for name, answer in answers.items():
        field = details.locator(f"[name={name}]")
        if field.evaluate("field => field.tagName") == "SELECT":
            field.select_option(answer)
        else:
            field.fill(answer)
    with desk.expect_navigation():
        details.locator("button[type=submit]").click()


def opened(desk: Page, site: Site) -> str:
    """Open a camp on the page for new tables."""
    desk.goto(f"{site.base}/new?game=hammer&language=en")
    for seat in range(5):
        desk.select_option(f"select[name=seat-{seat}]", "person")
    desk.select_option("select[name=option-results]", "organiser")
    desk.select_option("select[name=option-rounds]", "5")
    assert desk.input_value("select[name=clock]") == "turn-agreed"
    with desk.expect_navigation():
        desk.click("#new button[type=submit]")
    return re.sub(r"^http://[^/]+", "", desk.url)


def first_round(site: Site, path: str, desk: Page, teams: Teams, phones: list[Page]) -> None:
    """Results with a tie, an entry in a turn that waits for its end, a pause, a slip."""
    enter_results(desk, FIRST)
    expect(desk.locator("#standings")).to_contain_text("5")
    for phone in phones:
        expect(phone.locator("#log")).to_contain_text("missed the daily game")
    while 'data-runs="yes"' not in site.get(path).text:
        teams.step()
    expect(desk.locator("[data-runs=yes]")).to_be_visible()
    press(desk, "#clock", "Pause")
    expect(phones[0].locator("#halted")).to_be_visible()
    with desk.expect_navigation():
        desk.locator("#clock button", has_text="+ 5 min").click()
    press(desk, "#clock", "Resume")
    expect(phones[0].locator("#halted")).to_be_hidden()
    expect(phones[0].locator("#log")).to_contain_text("adds 5 minutes to")
    fill(desk, "Cooperation announced", pair="usa-china", reason="at lunch")
    expect(desk.locator("#entries")).to_contain_text("Waiting to take effect")
    fill(desk, "A slip handed out", power="usa", row="3", reason="wrong <envelope>")
    teams.rest()
    for phone in phones:
        expect(phone.locator("#log")).to_contain_text("wrong <envelope>")
    expect(desk.locator("#entries")).not_to_contain_text("Waiting to take effect")


def hand_out(desk: Page, phones: list[Page]) -> None:
    """Tick the slip, which only the desk and its own team read."""
    desk.locator("#slips a.button").click()
    desk.wait_for_url("**/slips")
    code = desk.locator(".slip span").nth(1).text_content()
    assert code is not None
    assert code.startswith("Dark symbols: ")
    for phone in phones[1:]:
        assert code.split("(")[1] not in phone.content()
    with desk.expect_navigation():
        desk.get_by_role("button", name="Mark as handed out", exact=True).click()
    expect(desk.locator(".slips .out")).to_have_count(1)
    desk.locator("main a.button").first.click()
    desk.wait_for_selector("#now")


def saved(desk: Page, folder: Path) -> Path:
    with desk.expect_download() as got:
        desk.get_by_role("link", name="Save the camp").click()
    file = folder / "camp.json"
    got.value.save_as(file)
    return file


def restored(desk: Page, site: Site, file: Path, path: str) -> None:
    desk.goto(f"{site.base}/desk?language=en")
    desk.set_input_files("#record-file", file)
    expect(desk.locator("#record")).not_to_have_value("")
    with desk.expect_navigation():
        desk.get_by_role("button", name="Restore").click()
    assert desk.url == site.base + path
    expect(desk.locator("#clock")).to_contain_text("The game is paused.")


def standings(desk: Page) -> list[str]:
    return desk.locator("#standings td").all_text_contents()


def on_phones(site: Browsed, paths: list[str]) -> list[Page]:
    return [site.open(f"{one}?language=en", *PHONE) for one in paths[:PHONES]]


def test_two_rounds_of_a_camp_one_of_them_restored_from_its_file(
    browser: Browser, tmp_path: Path
) -> None:
    with serving(tmp_path / "one") as running, browsed(browser, running, {}) as site:
        desk = site.open("/new?game=hammer&language=en")
        path = opened(desk, site)
        desk.click("[data-square=C4]")
        press(desk, "#now", "Hide him here")
        paths = links_of(site, path)
        with ExitStack() as stack:
            phones = on_phones(site, paths)
            teams = Teams(site, path, paths, stack)
            teams.rest()
            shown(desk, "Results of the daily game")
            first_round(site, path, desk, teams, phones)
            hand_out(desk, phones)
            secret = path.split("/")[3]
            assert all(secret not in phone.content() for phone in phones)
        with ExitStack() as stack:
            teams = Teams(site, path, paths, stack)
            teams.rest()
            shown(desk, "Results of the daily game")
            enter_results(desk, SECOND)
            teams.step()
        before, file = standings(desk), saved(desk, tmp_path)
    with serving(tmp_path / "two") as running, browsed(browser, running, {}) as site:
        desk = site.open("/desk?language=en")
        restored(desk, site, file, path)
        assert standings(desk)[:3] == before[:3]
        expect(desk.locator("#slips")).to_contain_text("0 slips")
        phones = on_phones(site, paths)
        press(desk, "#clock", "Resume")
        with ExitStack() as stack:
            Teams(site, path, paths, stack).rest()
        shown(desk, "Results of the daily game")
        for phone in phones:
            expect(phone.locator("#log")).to_contain_text("Round 3", ignore_case=True)
        desk.goto(f"{site.base}{path}/log?all")
        expect(desk.locator(".traces")).to_contain_text("wrong <envelope>")


def test_a_desk_hears_of_what_happens_while_it_asks_what_is_new(site: Browsed) -> None:
    desk = site.open("/new?game=hammer&language=en")
    told: list[str | bytes] = []
    desk.on("websocket", lambda line: line.on("framereceived", lambda text: told.append(text)))
    path = opened(desk, site)
    desk.click("[data-square=C4]")
    press(desk, "#now", "Hide him here")
    with ExitStack() as stack:
        teams = Teams(site, path, links_of(site, path), stack)
        held: list[tuple[Route, APIResponse]] = []
        desk.route(f"**{path}", lambda route: held.append((route, route.fetch())), times=1)
        teams.step()
        wait_until(desk, lambda: held)
        teams.rest()
        wait_until(desk, lambda: told[-1] == str(teams.version))
        route, answer = held[0]
        route.fulfill(response=answer)
        shown(desk, "Results of the daily game")


def test_the_map_is_whole_and_results_come_before_the_order(site: Browsed) -> None:
    """The first team's clock stands until the organiser lets the order be chosen."""
    fields = {"game": "hammer", "option-results": "organiser", "option-rounds": "10"}
    seats = {f"seat-{n}": "person" for n in range(5)}
    path = site.post("/tables", fields | seats | {"clock": "turn-900"}).headers["location"]
    desk = site.open(f"{path}?language=en")
    with ExitStack() as stack:
        last = box_of(desk.locator("[data-square=X24]"))
        assert last["x"] + last["width"] <= 1440
        desk.click("[data-square=X24]")
        press(desk, "#now", "Hide him here")
        expect(desk.locator(".done").first).to_contain_text("Thomas Hammer is hidden")
        Teams(site, path, links_of(site, path), stack).rest()
        press(desk, "#day", "Start")
        expect(desk.locator("#day [aria-current]")).to_have_text("Daily game")
        for power, place in FIRST.items():
            desk.locator(f"input[name={power}][value='{place}']").check(force=True)
        press(desk, "#now", "Enter, and announce them first")
        expect(desk.locator("#day [aria-current]")).to_have_text("Results")
        expect(desk.locator("[data-runs=yes]")).to_have_count(0)
        press(desk, "#day", "Let the order be chosen")
        expect(desk.locator("[data-runs=yes]")).to_be_visible()
        expect(desk.locator("#day [aria-current]")).to_have_text("Order")
