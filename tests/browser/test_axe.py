"""Automatic audits of accessibility: no serious finding on any page, in any looks."""

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.camps import camp, to_a_turn
from tests.browser.clicker import PHONE, SIZES, Browsed, quick_start, stop_clock
from tests.browser.conftest import Serve
from tests.browser.positions import PLIES, SECRET, Laid
from tests.browser.test_lobby import SMALL
from tests.browser.test_slow import end_turn, seats_of
from tests.sampling import ALL, some
from tests.server.device import Device
from tests.server.finished_games import lay_games
from tests.server.helpers import Site, sqlite_of
from tests.server.letterbox import letterbox, link_in
from tests.server.test_accounts import PASSWORD

import velkahra
from velkahra.server.domain import links
from velkahra.server.settings import MailSettings

AXE = Path(__file__).resolve().parents[2] / "node_modules" / "axe-core" / "axe.min.js"
LOOKS: tuple[Literal["light", "dark"], ...] = ("light", "dark")
LESSONS = 3
GAMES = tuple(velkahra.games())
PAGES = (
    "/",
    "/new?game=hammer",
    "/new?game=hammer&start=camp",
    *(f"/rules/{name}" for name in GAMES),
    "/account",
    "/archive",
    "/archive/data",
    "/archive/openings",
    "/puzzle",
    "/puzzle/today",
    "/clubs",
    "/api",
    "/records",
    "/rules/hammer/try/spy",
    "/puzzles/euphrates",
    "/puzzles/euphrates/1",
    "/study/pamir",
)
REPLAYS = {
    "replay": ("final score", "/replay"),
    "program": ("own turn", "/program"),
    "everything revealed": ("final score", "/replay?ply=150&eyes=open"),
    "replay of a running game": ("own turn", "/replay?ply=90"),
    "all cards": ("pamir turn", "/cards"),
    "all cards of Viceroy": ("viceroy place", "/cards"),
    "all cards of a camp": ("hammer main", "/cards"),
}
"""The position whose table it is, and what follows in the address."""
OPEN_ALL = "document.querySelectorAll('details').forEach((one) => { one.open = true; })"
# Rules whose result may change in the dark, where only colours differ.
BY_COLOUR = ("color-contrast", "link-in-text-block")
AUDIT = """async ([only, inside, without]) => {
  const rules = only.length ? { runOnly: { type: "rule", values: only } } : {};
  // No rule that is run reads style sheets or media, so none is fetched anew for it.
  const wanted = { resultTypes: ["violations"], preload: false, ...rules };
  const { violations } = await axe.run({ include: inside, exclude: without }, wanted);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, impact, nodes }) => ({
      id, impact, where: nodes.slice(0, 4).map((node) => `${node.target} ${node.failureSummary}`),
    }));
}"""


def audit(
    page: Page, *only: str, inside: str = "html", without: Sequence[str] = ()
) -> list[dict[str, Any]]:
    """List serious faults, by all rules of the audit or some, on all of the page or some."""
    page.wait_for_load_state()  # a click waits only until the next page begins
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[dict[str, Any]] = page.evaluate(AUDIT, [only, inside, without])
    return found


def audit_in_both_looks(page: Page) -> list[dict[str, Any]]:
    """List serious faults in the light, and then those of colours in the dark."""
    page.emulate_media(color_scheme="light")
    found = audit(page)
    page.emulate_media(color_scheme="dark")
    return found + audit(page, *BY_COLOUR)


def audit_at_both_sizes(page: Page) -> list[dict[str, Any]]:
    """List serious faults on a desktop in the light, and on a phone in the dark."""
    found = []
    for size, look in zip(SIZES, LOOKS, strict=True):
        resize(page, *size)
        page.emulate_media(color_scheme=look)
        found += audit(page)
    return found


def audit_light_at_both_sizes(page: Page) -> list[dict[str, Any]]:
    """List serious faults in the light, on a desktop and then on a phone."""
    found = []
    for size in SIZES:
        resize(page, *size)
        found += audit(page)
    return found


def resize(page: Page, wide: int, high: int) -> None:
    page.set_viewport_size({"width": wide, "height": high})


@pytest.fixture(scope="module")
def still(browser: Browser) -> Iterator[Page]:
    """A page on which nothing glides, for one address after the other."""
    context = browser.new_context(reduced_motion="reduce")
    yield context.new_page()
    context.close()


NAMES = (*PAGES, *REPLAYS, *PLIES, "host")


def seen(name: str) -> list[tuple[tuple[int, int], Literal["light", "dark"]]]:
    """Say at which sizes and in which looks a page is audited."""
    turn = NAMES.index(name)
    both = [(size, LOOKS[(turn // 2 + nth) % 2]) for nth, size in enumerate(SIZES)]
    return both if name in PAGES or ALL else [both[turn % 2]]


@pytest.mark.parametrize("name", NAMES)
def test_no_serious_finding(still: Page, laid: Laid, name: str) -> None:
    """On a desktop in one of the two looks, on a phone in the other, in turn from page to page.

    A game has many positions here: each is seen in one of the four, and its board, its cards and
    its text in all of them.
    """
    place, rest = REPLAYS.get(name, (name, ""))
    path = laid.paths.get(place, place) + rest
    resize(still, *SIZES[0])
    answer = still.goto(laid.base + path)
    assert answer is not None
    assert answer.ok, path
    if name in PLIES:
        still.wait_for_selector("#table[data-version]")
    if "/replay" in path:
        still.wait_for_selector("#replay[data-shown]")
    assert still.locator("h1").count() == 1
    assert still.locator("main").count() == 1
    for size, look in seen(name):
        resize(still, *size)
        still.emulate_media(color_scheme=look)
        assert audit(still) == [], (size, look)


def test_a_start_page_with_tables_has_no_serious_finding(browser: Browser, laid: Laid) -> None:
    """In each language: names that a screen reader says contain the visible text."""
    for language in ("en", "cs", "pl"):
        page = browser.new_page(locale=language, reduced_motion="reduce")
        page.goto(laid.base + laid.paths["own turn"])
        page.goto(laid.base + "/")
        page.wait_for_selector("#mine .go")
        assert audit(page) == []
        page.close()


def test_a_new_token_and_a_removal_have_no_serious_finding(laid: Browsed) -> None:
    page = laid.open(laid.paths["own turn"])
    page.goto(laid.base + laid.paths["own turn"] + "/program")
    page.click("button[value=make]")
    page.wait_for_selector("[role=status]")
    assert audit_in_both_looks(page) == []
    page.goto(laid.base)
    page.click("#mine .menu summary >> nth=0")
    page.click("#mine form[action='/forget'] button >> nth=0")
    page.wait_for_selector("button[name=sure]")
    assert audit_in_both_looks(page) == []


def test_a_curtain_waits_without_a_finding_and_opens_itself(browser: Browser, laid: Laid) -> None:
    context = browser.new_context(reduced_motion="reduce")
    page = context.new_page()
    seats = {"seat-0": "person", "seat-1": "me", "seat-2": "me"}
    fields: dict[str, str | float | bool] = {"game": "euphrates", **seats}
    for _ in range(30):  # until the first turn is somebody else's
        answer = context.request.post(f"{laid.base}/tables", form=fields, max_redirects=0)
        page.goto(f"{laid.base}/hand/{answer.headers['location'].split('/')[2]}")
        if page.locator("[data-waits]").count():
            break
    assert audit_in_both_looks(page) == []
    page.clock.install()
    page.reload()
    stop_clock(page)
    page.evaluate("document.title = 'somebody else is asked'")
    page.clock.run_for(5000)
    expect(page).to_have_title(re.compile("Waiting"))
    context.close()


def test_dialogs_and_half_a_choice_have_no_serious_finding(laid: Browsed) -> None:
    page = laid.open(laid.paths["own turn"], reduced_motion="reduce")
    expect(page.locator("#strip li button").first).to_be_visible()
    assert audit(page) == []
    page.click("#hand-0")
    page.click(".space:not(.can)", force=True)
    page.wait_for_selector("#notice:not([hidden])")
    assert audit(page) == []
    page.keyboard.press("Escape")
    for dialog in ("settings", "help"):
        page.click(f"[data-opens={dialog}]")
        page.evaluate(OPEN_ALL)
        assert audit(page) == []
        page.keyboard.press("Escape")
    page.keyboard.press("/")
    assert audit(page) == []
    page.click("#position-open")
    assert audit(page) == []


def test_the_log_of_a_phone_has_no_serious_finding(laid: Browsed) -> None:
    page = laid.open(laid.paths["pamir turn"], *PHONE, touch=True)
    page.tap("#log-open")
    expect(page.locator("#log-card #strip li button").first).to_be_visible()
    assert audit(page) == []


def test_automatic_answers_have_no_serious_finding(laid: Browsed) -> None:
    path = laid.paths["pamir bribe"]
    page = laid.open(path, reduced_motion="reduce")
    page.click("#stand")
    assert audit_light_at_both_sizes(page) == []


def test_no_part_of_the_camp_game_has_a_serious_finding(laid: Browsed) -> None:
    page = laid.open(laid.paths["hammer main"], *PHONE)
    for tab, look in zip(("hand", "picture", "piles", "table"), LOOKS * 2, strict=True):
        page.locator(f"nav.leaves a[href='#tab-{tab}']").click()
        expect(page.locator(f"#tab-{tab}")).to_be_visible()
        page.emulate_media(color_scheme=look)
        assert audit(page) == []
    page.get_by_label("More…").check(force=True)
    expect(page.locator("#do-guess")).to_be_visible()
    assert audit_in_both_looks(page) == []


def test_the_way_to_the_next_game_has_no_serious_finding(laid_anew: Browsed) -> None:
    own = laid_anew.paths["final score"]
    other = f"{own.rpartition('/')[0]}/{links.token(SECRET, 1)}"
    host = laid_anew.open(own)
    guest = laid_anew.open(other)
    host.click("#over button.main")
    expect(guest.locator("#next-game")).to_contain_text("The next game is open.")
    for page in (host, guest):
        assert audit_light_at_both_sizes(page) == []


def test_links_and_own_tables_have_no_serious_finding(laid: Browsed) -> None:
    page = laid.open("/")
    quick_start(page, "viceroy", "three")
    page.wait_for_selector("#table[data-version]")
    page.goto(laid.base)
    expect(page.locator("#mine img")).to_have_js_property("complete", value=True)
    assert audit_light_at_both_sizes(page) == []
    page.click("#mine .menu summary")
    assert audit_light_at_both_sizes(page) == []
    page.get_by_role("link", name="Links").click()
    expect(page.locator("#guests li")).to_have_count(3)
    assert audit_light_at_both_sizes(page) == []
    page.goto(f"{laid.base}/new?game=euphrates")
    page.select_option("[name=seat-1]", "person")
    page.click("#new > button")
    expect(page.locator(".invitation input")).to_be_visible()
    assert audit_light_at_both_sizes(page) == []


def test_no_page_of_notices_has_a_serious_finding(serve: Serve) -> None:
    with letterbox() as box:
        mail = MailSettings("127.0.0.1", "table@example.org", box.port, tls="none", after=3600)
        with serve(mail=mail, base_url="https://table.example") as site:
            seats = site.table("euphrates", "person", "person")[:2]
            page = site.open("/")
            for seat in seats:
                page.goto(f"{site.base}{seat}/notices")
                found = audit_at_both_sizes(page) if seat == seats[0] else []
                page.fill("[name=address]", "anna@example.org")
                page.click("#mail button")
            assert found + audit_at_both_sizes(page) == []
            page.goto(site.base + link_in(box.next()))
            for _ in seats:
                assert audit_at_both_sizes(page) == []
                page.get_by_role("button", name="Yes, email me").first.click()
                page.wait_for_load_state()
            expect(page.get_by_role("button", name="Stop all emails")).to_be_visible()
            assert audit_at_both_sizes(page) == []


@pytest.fixture(scope="module")
def friends(club_house: Site) -> dict[str, Device]:
    """Two friends who share a club: one with many games, and one who moderates and reports."""
    made = {name: Device(club_house) for name in ("Anna", "Bob")}
    for name, device in made.items():
        device.post("/account/new", name=name, password=PASSWORD)
    base = sqlite_of(club_house.store)
    base.execute("INSERT INTO moderators SELECT id, 5 FROM accounts WHERE name = 'Bob'")
    key = "INSERT INTO passkeys SELECT x'01', id, x'02', x'', 0, 'Key', 5, 5 FROM accounts"
    base.execute(f"{key} WHERE name = 'Anna'")
    lay_games(club_house.store, "Anna")
    made["Anna"].post("/account/page", seen_by="everyone")
    made["Bob"].post("/circle", do="friend", name="Anna")
    made["Anna"].post("/circle", do="accept", name="Bob")
    made["Anna"].post("/clubs", name="Night Owls")
    made["Anna"].open("viceroy", "me", "person", public="yes", club="Night Owls", least="80")
    made["Bob"].post("/report", name="Anna", kind="conduct", why="Eats all the cake")
    return made


OWN_PAGES = {
    "Anna": ("/account", "/circle", "/clubs/Night%20Owls", "/people/Anna", "/people?game=viceroy",
             "/new?game=viceroy", "/puzzle", "/puzzle/today"),
    "Bob": ("/circle", "/clubs/Night%20Owls", "/report?name=Anna", "/moderation", "/"),
}  # fmt: skip


def as_person(site: Browsed, device: Device) -> Page:
    """Open the start page with the cookies of a device."""
    page = site.open("/")
    cookies = device.cookies.items()
    page.context.add_cookies([{"name": n, "value": v, "url": site.base} for n, v in cookies])
    return page


@pytest.mark.parametrize("name", OWN_PAGES)
def test_no_own_page_of_a_person_has_a_serious_finding(
    club: Browsed, friends: dict[str, Device], name: str
) -> None:
    """All that is folded is unfolded; nothing is too small for a finger, or wider than a phone."""
    page = as_person(club, friends[name])
    for path in OWN_PAGES[name]:
        page.goto(club.base + path)
        page.evaluate(OPEN_ALL)
        assert audit_at_both_sizes(page) == [], path
        assert path.startswith(("/people", "/puzzle/")) or page.evaluate(SMALL) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path


def test_a_storm_and_its_end_have_no_serious_finding(
    club: Browsed, friends: dict[str, Device]
) -> None:
    page = as_person(club, friends["Anna"])
    page.goto(f"{club.base}/puzzle")
    page.select_option("[name=game]", "viceroy")
    page.get_by_role("button", name="Start the clock").click()
    page.wait_for_selector("#table[data-state=ask]")
    assert audit_at_both_sizes(page) == []
    sqlite_of(club.store).execute("UPDATE storms SET began = began - 1000")
    page.reload()
    expect(page.locator("h1")).to_have_text("Time is up")
    assert audit_at_both_sizes(page) == []


def test_plans_and_moves_in_advance_have_no_serious_finding(club: Browsed) -> None:
    _, waits, _ = seats_of(club)
    page = club.open(waits)
    page.locator("#prompt").click()
    page.keyboard.press("a")
    expect(page.locator("#ahead-said")).to_contain_text("if the others do nothing more")
    assert audit_light_at_both_sizes(page) == []
    end_turn(page)
    expect(page.locator("#ahead-said")).to_contain_text("In advance:")
    assert audit_light_at_both_sizes(page) == []
    page.goto(club.base + waits)
    page.click("#plan-open")
    expect(page.locator("#lesson-text")).to_contain_text("might do")
    assert audit_light_at_both_sizes(page) == []
    end_turn(page)
    end_turn(page)
    page.click("#plan-keep")
    expect(page.locator("#plans > ol > li")).to_have_count(1)
    assert audit_light_at_both_sizes(page) == []


def test_the_end_and_its_turning_point_have_no_serious_finding(laid: Browsed) -> None:
    page = laid.open(laid.paths["final score"])
    page.wait_for_selector("#over-moment[data-analysis=done] dl", timeout=120_000)
    assert audit_in_both_looks(page) == []
    page.click("#over-moment .button")
    page.wait_for_selector("#verdict-drawing rect.played")
    assert audit_at_both_sizes(page) == []


def test_the_coach_and_hints_have_no_serious_finding(site: Browsed) -> None:
    page = site.open("/", *PHONE)
    quick_start(page, "euphrates", "two")
    page.wait_for_selector("#table.yours[data-version]")
    page.click("#welcome-done")
    expect(page.locator("#coach")).to_be_visible()
    assert audit(page, inside="#coach") == []
    page.click("#coach-hint")
    page.wait_for_selector("#hints li")
    assert audit_at_both_sizes(page) == []


@pytest.mark.parametrize("name", GAMES)
def test_no_lesson_begins_with_a_serious_finding(still: Page, laid: Laid, name: str) -> None:
    """The board is looked at in the first lesson; tables in the middle of games show the rest."""
    resize(still, *SIZES[0])
    still.emulate_media(color_scheme="light")
    found: dict[str, list[dict[str, Any]]] = {}
    first, *others = velkahra.game(name).files.lessons()
    for lesson in (first, *some(others, LESSONS - 1)):
        still.goto(f"{laid.base}/learn/{name}?lesson={lesson.name}&step=0")
        still.wait_for_selector("#table[data-version]")
        found[lesson.name] = audit(still, without=["#game"] if found else [])
    assert found
    assert {lesson: faults for lesson, faults in found.items() if faults} == {}


def test_an_organiser_s_desk_has_no_serious_finding(still: Page, laid: Laid) -> None:
    desk, page = camp(laid), still
    resize(page, *SIZES[0])
    page.goto(laid.base + desk)
    found = {"a new camp": audit_at_both_sizes(page)}
    to_a_turn(laid, desk)
    for path in (desk, f"{desk}/slips", f"{desk}/log", f"{desk}/announce", "/desk"):
        page.goto(laid.base + path)
        assert page.locator("h1").count() == page.locator("main").count() == 1
        page.evaluate(OPEN_ALL)
        found[path] = audit_at_both_sizes(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


@pytest.mark.parametrize("colour", ["#d8cfbb", "light-dark(#000, #433)"])
def test_the_audit_finds_something(browser: Browser, laid: Laid, colour: str) -> None:
    page = browser.new_page()
    page.goto(laid.base + "/")
    page.evaluate("(colour) => { document.querySelector('h1').style.color = colour; }", colour)
    found = audit_in_both_looks(page)
    assert [finding["id"] for finding in found] == ["color-contrast"]
    page.close()
