"""Takes the pictures of the README and of docs/pages.md: every page, in each size and language.

Needs Chromium (VELKAHRA_CHROMIUM, or found by name). With names of pages as arguments it takes
those only. Writes docs/pages.md, docs/pictures/<name>-<size>.png for the README,
docs/pictures/pages/<name>-<size>-<language>.webp, docs/pictures/<game>/<name>-<size>.webp for the
READMEs of the games, and docs/pictures/dark/ of the pages that are compared with their past.
"""

import base64
import re
import socket
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final, Literal

from playwright._impl._api_structures import SetCookieParam
from playwright.sync_api import Browser, Page, sync_playwright

from velkahra.core.contract.words import LANGUAGES
from velkahra.core.registry import names
from velkahra.server.settings import MailSettings

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.browser.camps import to_a_turn  # noqa: E402
from tests.browser.conftest import QUIET, WHOLE, chromium  # noqa: E402
from tests.browser.positions import RECORD, shelf  # noqa: E402
from tests.server.finished_games import lay_archive, lay_games  # noqa: E402
from tests.server.helpers import Site, serving, sqlite_of  # noqa: E402
from tests.server.letterbox import Letterbox, letterbox, text_of  # noqa: E402

PICTURES: Final = ROOT / "docs" / "pictures"
LIST: Final = ROOT / "docs" / "pages.md"
README: Final = {"midgame": "own turn", "conflict": "conflict", "final": "final score"}
SIZES: Final = {"wide": (1440, 900), "phone": (390, 844)}
QUALITY: Final = 58
GAME_QUALITY: Final = 48
PATIENCE: Final = 400_000  # milliseconds to wait while a program thinks
STILL: Final = 700  # milliseconds until animations have ended
Scheme = Literal["light", "dark"]
NAMES: Final = {"en": "Anna", "cs": "Alžběta", "pl": "Łucja"}
CLUB: Final = "Orion"
OPENINGS: Final = "/archive/openings?game=viceroy&seats=2"
AT_CLUB: Final = f"/clubs/{CLUB}"
TALK: Final = {"en": "Good luck!", "cs": "Hodně štěstí!", "pl": "Powodzenia!"}


@dataclass
class Visit:
    """A browser that visits one page after the other."""

    page: Page
    base: str
    site: Site
    made: dict[str, str]
    box: Letterbox
    language: str

    def go(self, path: str) -> None:
        """Open a page of the site."""
        self.page.goto(self.base + path)

    def table(self, name: str, *, met: bool = True) -> None:
        """Open a table that was laid down; who has `met` the games has no coach."""
        for game in names() if met else ():
            for cookie, value in ((f"met-{game}", "yes"), (f"coach-{game}", "off")):
                kept: SetCookieParam = {"name": cookie, "value": value, "url": self.base}
                self.page.context.add_cookies([kept])
        self.go(self.made[name])
        self.page.wait_for_selector("#table[data-version]")

    def open(self, *players: str, **more: str) -> str:
        """Open a table for these players. Returns: the page one is led to."""
        form = {f"seat-{n}": player for n, player in enumerate(players)}
        answer = self.page.request.post(
            f"{self.base}/tables",
            form={"game": "euphrates", "language": self.language, **form, **more},
            max_redirects=0,
        )
        return answer.headers["location"]


@dataclass(frozen=True)
class Stop:
    """A page to be shown: its route, its contents, and the clicks that lead there."""

    name: str
    route: str
    words: str
    get: Callable[[Visit], None]


def public(visit: Visit) -> None:
    """The start page of a server with a public list, to a stranger."""
    visit.open("me", "person", "bot greedy", public="yes")
    visit.open("me", "person", "person", "person", public="yes")
    visit.page.context.clear_cookies()
    visit.go(f"/?language={visit.language}")


def own_tables(visit: Visit) -> None:
    """The start page of somebody who plays at several tables."""
    visit.open("me", "bot greedy")
    visit.open("me", "person", "person")
    visit.open("me", "me")
    visit.table("final score")
    visit.go("/")


def links(visit: Visit) -> None:
    """The page of a host who waits for two people, of whom one has come."""
    host = visit.open("me", "person", "person", gather="yes")
    visit.go(host)
    way = re.findall(r"/lobby/\w+/guest/[\w-]{22}", visit.page.content())[0]
    visit.page.request.post(
        visit.base + way,
        form={"name": NAMES[visit.language], "claim": "c" * 22},
        max_redirects=0,
    )
    visit.go(host)


def friends(visit: Visit) -> None:
    """The host's page of an invitation that somebody has followed."""
    invited(visit)
    host = visit.page.url
    page = visit.page.request.get(host).text()
    way = re.findall(r"/join/[0-9a-f]+/[\w-]+", page)[0]
    visit.page.request.post(
        visit.base + way,
        form={"name": NAMES[visit.language], "claim": "c" * 22},
        max_redirects=0,
    )
    visit.page.goto(host)


def invited(visit: Visit) -> None:
    """A game to which friends are invited."""
    answer = visit.page.request.post(
        f"{visit.base}/friends", form={"game": "pamir"}, max_redirects=0
    )
    visit.go(answer.headers["location"])


def joining(visit: Visit) -> None:
    """The page that asks a guest for a name."""
    invited(visit)
    visit.go(re.findall(r"/join/[0-9a-f]+/[\w-]+", visit.page.content())[0])


def late(visit: Visit) -> None:
    """What a guest reads who comes to an invitation when all seats are taken."""
    invited(visit)
    way = re.findall(r"/join/[0-9a-f]+/[\w-]+", visit.page.content())[0]
    visit.page.locator("#guests button").first.click()
    visit.page.wait_for_selector("#table[data-version]")
    visit.page.context.clear_cookies()
    visit.go(f"{way}?language={visit.language}")


def seats_by_link(visit: Visit) -> None:
    """A guest's page of a table with options of its own, whose seats all come by one link."""
    visit.go(visit.open("me", "person", "person", gather="yes"))
    way = re.findall(r"/lobby/\w+/guest/[\w-]{22}", visit.page.content())[0]
    visit.page.context.clear_cookies()
    visit.go(f"{way}?language={visit.language}")


def reports(visit: Visit) -> None:
    """The lower end of the links' page, with a message that was reported."""
    host = visit.open("me", "person")
    visit.go(host)
    one, two, _watch = dict.fromkeys(re.findall(r'href="(/table/[^"]+)"', visit.page.content()))
    visit.go(two)
    visit.page.fill("#say", TALK[visit.language])
    visit.page.press("#say", "Enter")
    visit.page.wait_for_selector("#said .text")
    visit.go(one)
    visit.page.click("#said .line-menu summary")
    visit.page.locator("#said .choices button").nth(1).click()
    visit.page.wait_for_selector("#chat-note:not(:empty)")
    visit.go(host)
    visit.page.locator("#host-chat").scroll_into_view_if_needed()


def account(visit: Visit) -> None:
    """The account of a signed-in visitor."""
    for form in ("new", "sign-in"):  # another page may have made it
        visit.go("/account")
        fields = visit.page.locator(f"form[action='/account/{form}']")
        fields.locator("[name=name]").fill(NAMES[visit.language])
        fields.locator("[name=password]").fill("correct horse battery")
        fields.locator("button").click()
        visit.page.wait_for_selector(".games, .alert")
        if visit.page.locator(".games").count():
            break
    visit.go("/account")


def person(visit: Visit) -> None:
    """The page of a signed-in visitor with some games, made as a server counts them."""
    account(visit)
    lay_games(visit.site.store, NAMES[visit.language])
    visit.go(f"/people/{NAMES[visit.language]}")


def best(visit: Visit) -> None:
    """The table of the best after these games."""
    person(visit)
    visit.go("/people?game=viceroy&seats=2")


def storm(visit: Visit) -> None:
    """The first puzzle of a storm."""
    visit.go("/puzzle")
    visit.page.locator("form[action='/puzzle/storm'] button").click()
    visit.page.wait_for_selector("#table[data-state=ask]")


def archive(path: str) -> Callable[[Visit], None]:
    """Open a page of the archive, with some games."""

    def get(visit: Visit) -> None:
        lay_archive(visit.site.store)
        visit.go(path)

    return get


def _made(visit: Visit, **wishes: str) -> str:
    """Make a tournament. Returns: the address of its organiser's page."""
    usual = {"size": "2", "rounds": "3", "clock": "none", "every": "3600", "public": "yes"}
    form: dict[str, str | float | bool] = {**usual, "starts": "2030-01-12T18:00", **wishes}
    answer = visit.page.request.post(f"{visit.base}/tournaments", form=form, max_redirects=0)
    return answer.headers["location"]


def announced_tournament(visit: Visit) -> str:
    """Announce a tournament with bots. Returns: the address of its organiser's page."""
    account(visit)
    title = {"en": "Winter cup", "cs": "Zimní pohár", "pl": "Puchar zimy"}[visit.language]
    organiser = _made(visit, title=title, game="viceroy", form="swiss")
    for _ in range(5):
        visit.page.request.post(visit.base + organiser, form={"do": "bot", "bot": "beginner"})
    visit.page.request.post(f"{visit.base}{organiser.split('/organise')[0]}/enter")
    return organiser


def organised(visit: Visit) -> None:
    """The organiser's page of a tournament."""
    visit.go(announced_tournament(visit))


def tournament(visit: Visit) -> None:
    """A tournament in its second round."""
    organiser = announced_tournament(visit)
    visit.page.request.post(visit.base + organiser, form={"do": "begin"})
    places = {"place-0": "1", "place-1": "2", "why": TALK[visit.language]}
    for board in "012":
        visit.page.request.post(
            visit.base + organiser, form={"do": "result", "round": "1", "board": board, **places}
        )
    visit.go(organiser.split("/organise")[0])


def tournaments(visit: Visit) -> None:
    """The list of tournaments."""
    announced_tournament(visit)
    visit.go("/tournaments")


def new_tournament(visit: Visit) -> None:
    """The form for a new tournament."""
    account(visit)
    visit.go("/tournaments/new")


def team(visit: Visit) -> None:
    """The page for somebody who follows the link of a team."""
    account(visit)
    organiser = _made(visit, title="Hammer", game="hammer", form="knock-out")
    path = organiser.split("/organise")[0]
    visit.page.request.post(f"{visit.base}{path}/enter", form={"team": NAMES[visit.language]})
    visit.go(path)
    visit.go(re.findall(rf"{path}/team/[\w-]+", visit.page.content())[0])


def waiting(visit: Visit) -> str:
    """Open a table at which another seat decides. Returns: the address of one that waits."""
    visit.go(visit.open("person", "person", "person"))
    seats: list[str] = re.findall(r'href="(/table/[^"]+)"', visit.page.content())
    for seat in seats:
        visit.go(seat)
        visit.page.wait_for_selector("#table[data-version]")
        if visit.page.locator("#plan-open").count() and not visit.page.locator(".yours").count():
            return seat
    raise AssertionError("nobody waits")


def plan(visit: Visit) -> None:
    """A seat plans: it has ended the turn of another one."""
    visit.go(f"{waiting(visit)}/plan")
    visit.page.wait_for_selector("#table[data-version]")


def notes(visit: Visit) -> None:
    """The card of a seat's plans and notes."""
    visit.go(waiting(visit))
    visit.page.locator("#slow").scroll_into_view_if_needed()


def embedded(visit: Visit) -> None:
    """A live board as other sites show it."""
    visit.go(visit.open("person", "person", "person"))
    *_, watch = re.findall(r'href="(/table/[^"]+)"', visit.page.content())
    visit.go(f"/embed{watch}")
    visit.page.wait_for_selector("#table[data-version]")


LAID: Final[set[tuple[str, str]]] = set()
"""People who have their company already, with the addresses of their servers."""


def company(visit: Visit) -> None:
    """Somebody who has two friends, has asked to join a club, and is a moderator with a report."""
    own, post = NAMES[visit.language], visit.page.request.post
    names = "Ola", "Marek", own
    signed_in(visit, own)
    for name in () if (visit.base, own) in LAID else (*names, *names):
        signed_in(visit, name)
        post(f"{visit.base}/clubs", form={"name": CLUB})
        post(visit.base + AT_CLUB, form={"do": "ask"})
        for other in names:
            post(f"{visit.base}/circle", form={"do": "friend", "name": other})
    LAID.add((visit.base, own))
    post(f"{visit.base}/report", form={"name": "Marek", "why": TALK[visit.language]})
    sql = "INSERT INTO moderators SELECT id, 5 FROM accounts WHERE name = ?"
    sqlite_of(visit.site.store).execute(f"{sql} ON CONFLICT DO NOTHING", (own,))


def signed_in(visit: Visit, name: str) -> None:
    """Sign in to an account; create it if it is not there."""
    form: dict[str, str | float | bool] = {"name": name, "password": "correct horse battery"}
    answer = visit.page.request.post(f"{visit.base}/account/new", form=form, max_redirects=0)
    if answer.status != 303:
        visit.page.request.post(f"{visit.base}/account/sign-in", form=form)


def in_company(path: str) -> Callable[[Visit], None]:
    """Open a page of that person."""

    def get(visit: Visit) -> None:
        company(visit)
        visit.go(path)

    return get


def club(visit: Visit) -> None:
    """A club that one leads, with a table of its own, in which somebody asks to be."""
    company(visit)
    post, text = visit.page.request.post, TALK[visit.language]
    signed_in(visit, "Ola")
    post(visit.base + AT_CLUB, form={"do": "text", "text": text})
    post(visit.base + AT_CLUB, form={"do": "accept", "who": "Marek"})
    visit.go(AT_CLUB)


def legal_places(visit: Visit) -> None:
    """Half a choice: the tile is picked, its places shine."""
    visit.table("own turn")
    visit.page.click("#hand-0")


def refusal(visit: Visit) -> None:
    """A tap on a place that is not possible."""
    legal_places(visit)
    visit.page.locator(".space:not(.can)").nth(30).click(force=True)
    visit.page.wait_for_selector("#notice:not([hidden])")


def dark(visit: Visit) -> None:
    """The same as `legal_places` in dark colours."""
    visit.page.emulate_media(color_scheme="dark")
    legal_places(visit)


def dialog(name: str) -> Callable[[Visit], None]:
    """Open a dialog of the header."""

    def get(visit: Visit) -> None:
        visit.table("own turn")
        visit.page.click(f"[data-opens={name}]")

    return get


def lower_end(visit: Visit) -> None:
    """What stands below or beside the board: people, talk, time."""
    visit.table("own turn")
    visit.page.locator("#chat").scroll_into_view_if_needed()


def replay(visit: Visit) -> None:
    """A replay of a finished game, in its middle."""
    visit.go(visit.made["final score"] + "/replay?ply=184")
    visit.page.wait_for_selector("#replay[data-shown]")


def shared_replay(visit: Visit) -> None:
    """A replay that anybody may see: of a record that was uploaded."""
    answer = visit.page.request.post(
        f"{visit.base}/records", form={"record": RECORD.read_text()}, max_redirects=0
    )
    visit.go(answer.headers["location"].partition("?")[0] + "?ply=90")
    visit.page.wait_for_selector("#replay[data-shown]")


def analysis(visit: Visit) -> None:
    """The analysis of a game that is over, beside its replay."""
    shared_replay(visit)
    visit.page.locator("#analysis button").first.click()
    visit.page.wait_for_selector("#analysis[data-state='done'] .curve svg", timeout=PATIENCE)
    visit.page.locator("#analysis").scroll_into_view_if_needed()


def hints(visit: Visit) -> None:
    """What the engine would do, where the table lets one ask."""
    visit.go(visit.open("me", "bot greedy", hints="yes"))
    visit.page.locator("#hint").click()
    visit.page.wait_for_selector("#hints li", timeout=PATIENCE)
    visit.page.locator("#hints").scroll_into_view_if_needed()


def lesson(visit: Visit) -> None:
    """A step of a lesson that asks for something."""
    visit.go("/learn/euphrates?lesson=war&step=1")
    visit.page.wait_for_selector("#table[data-state]")


def study(kind: str) -> Callable[[Visit], None]:
    """Return what opens a study, or the scorekeeper, of the first game."""

    def open_one(visit: Visit) -> None:
        visit.go("/study/euphrates")
        visit.page.click(f"button[value={kind}]")
        visit.page.wait_for_selector("#tree li + li", state="attached")

    return open_one


def puzzle(visit: Visit) -> None:
    """A puzzle that nobody has tried yet."""
    visit.go("/puzzles/euphrates/8")
    visit.page.wait_for_selector("#table[data-state]")


def curtain(visit: Visit) -> None:
    """Between two seats of one device."""
    visit.go(visit.open("me", "me"))


def notices(visit: Visit) -> None:
    """How a seat's turns are told."""
    visit.go(visit.made["own turn"] + "/notices")


def program(visit: Visit) -> None:
    """Where a token for a program is made, with one that was just made."""
    visit.go(visit.made["own turn"] + "/program")
    visit.page.click("button[value=make]")
    visit.page.wait_for_load_state()


def mailbox(visit: Visit) -> None:
    """What a mailbox is asked."""
    notices(visit)
    visit.page.fill("#mail [name=address]", "anna@example.org")
    visit.page.click("#mail button")
    mail = text_of(visit.box.next())
    visit.page.goto(next(word for word in mail.split() if "/mail/" in word))


def camp(visit: Visit, part: str = "") -> None:
    """A part of the desk of a camp: a team has its turn, and a slip is due."""
    more = {"option-results": "organiser", "option-rounds": "5", "clock": "turn-900"}
    desk = visit.open(*["person"] * 5, game="hammer", late="default", **more)
    to_a_turn(visit.site, desk, TALK[visit.language])
    visit.go(desk + part)


def prints(visit: Visit) -> None:
    """What the desk of a camp prints: the first of its sheets are unfolded."""
    camp(visit)
    visit.page.locator("#printing details summary").first.click()
    visit.page.locator("#printing").scroll_into_view_if_needed()


def desk_at(part: str) -> Callable[[Visit], None]:
    """Open a part of the desk of a camp."""
    return lambda visit: camp(visit, part)


announced: Final = desk_at("/announce")


def at(path: str) -> Callable[[Visit], None]:
    """Open a page by its path."""
    return lambda visit: visit.go(path)


def first_visit(visit: Visit) -> None:
    """A table at the start of a game, for somebody who plays this game for the first time."""
    visit.table("opening", met=False)


def all_cards(visit: Visit) -> None:
    """All cards of a game."""
    visit.go(visit.made["pamir turn"] + "/cards")


def laid(name: str) -> Callable[[Visit], None]:
    """Open a table that was laid down."""
    return lambda visit: visit.table(name)


STOPS: Final = (
    Stop("start", "/", "Start page with open tables", public),
    Stop("own-tables", "/", "Start page with your own tables", own_tables),
    Stop("friends", "/friends/{name}/{token}", "Inviting friends", friends),
    Stop("join", "/join/{name}/{key}", "Following an invitation", joining),
    Stop("late", "/join/{name}/{key}", "Coming too late to an invitation", late),
    Stop("guest", "/lobby/{table}/guest/{key}", "Following a link for all guests", seats_by_link),
    Stop("links", "/host/{table}/{secret}", "Links of a new table, for its host", links),
    Stop("reports", "/host/{table}/{secret}", "Host settings and reported messages", reports),
    Stop("sign-in", "/account", "Signing in or creating an account", at("/account")),
    Stop("account", "/account", "An account", account),
    Stop("tournaments", "/tournaments", "The list of tournaments", tournaments),
    Stop("tournament-new", "/tournaments/new", "Announcing a tournament", new_tournament),
    Stop("tournament", "/tournaments/{name}", "A tournament", tournament),
    Stop("organiser", "/tournaments/{name}/organise/{secret}", "Its organiser's page", organised),
    Stop("team", "/tournaments/{name}/team/{code}", "Joining a team", team),
    Stop("person", "/people/{name}", "A person's page", person),
    Stop("best", "/people", "The table of the best", best),
    Stop("archive", "/archive", "The archive of finished games", archive("/archive?game=viceroy")),
    Stop("openings", "/archive/openings", "How games begin", archive(OPENINGS)),
    Stop("open-data", "/archive/data", "Open data", archive("/archive/data")),
    Stop("daily", "/puzzle", "The puzzle of the day", in_company("/puzzle")),
    Stop("today", "/puzzle/today", "Solving it", at("/puzzle/today")),
    Stop("storm", "/puzzle/storm/{name}", "A storm of puzzles", storm),
    Stop("circle", "/circle", "Friends, and your reliability", in_company("/circle")),
    Stop("clubs", "/clubs", "All clubs", in_company("/clubs")),
    Stop("club", "/clubs/{name}", "A club, for its founder", club),
    Stop("report", "/report", "Reporting a person", in_company("/report?name=Marek")),
    Stop("moderation", "/moderation", "The moderators' page", in_company("/moderation")),
    Stop("new", "/new", "What can be chosen for a new table", at("/new?game=pamir")),
    Stop("rules", "/rules/{game}", "The rules of a game", at("/rules/hammer#HM-MAIN-01")),
    Stop("example", "/rules/{game}/try/{example}", "Trying a rule", at("/rules/hammer/try/spy")),
    Stop("opening", "/table/{table}/{token}", "A table at the start of a game", first_visit),
    Stop("turn", "/table/{table}/{token}", "A half-made choice: where a tile may go", legal_places),
    Stop("refusal", "/table/{table}/{token}", "Why an action is not allowed", refusal),
    Stop("conflict", "/table/{table}/{token}", "A conflict", laid("conflict")),
    Stop("final", "/table/{table}/{token}", "The final score", laid("final score")),
    Stop("dark", "/table/{table}/{token}", "The same in dark mode", dark),
    Stop("cards", "/table/{table}/{token}/cards", "All cards, and where they are", all_cards),
    Stop("talk", "/table/{table}/{token}", "Players, chat and clocks next to the board", lower_end),
    Stop("settings", "/table/{table}/{token}", "Settings", dialog("settings")),
    Stop("help", "/table/{table}/{token}", "Goal, turn, rules and keys", dialog("help")),
    Stop("program", "/table/{table}/{token}/program", "Connecting a program", program),
    Stop("api", "/api", "The API for programs", at("/api")),
    Stop("plan", "/table/{table}/{token}/plan", "Planning moves ahead", plan),
    Stop("between-turns", "/table/{table}/{token}", "Notes and plans of a seat", notes),
    Stop("offline", "/offline", "The installed site without a connection", at("/offline")),
    Stop("embed", "/embed/table/{table}/{token}", "A live board in another page", embedded),
    Stop("notices", "/table/{table}/{token}/notices", "Turn notifications", notices),
    Stop("mailbox", "/mail/{box}/{secret}", "Emails sent to an address", mailbox),
    Stop("curtain", "/hand/{table}", "Passing a shared device", curtain),
    Stop("replay", "/table/{table}/{token}/replay", "A replay", replay),
    Stop("shared-replay", "/replay/{table}/{token}", "A public replay", shared_replay),
    Stop("analysis", "/replay/{table}/{token}", "An analysis of a game", analysis),
    Stop("hints", "/table/{table}/{token}", "Hints from the engine", hints),
    Stop("upload", "/records", "Replaying a record from a file", at("/records")),
    Stop("lesson", "/learn/{game}", "A lesson", lesson),
    Stop("puzzles", "/puzzles/{game}", "All puzzles of a game", at("/puzzles/euphrates")),
    Stop("puzzle", "/puzzles/{game}/{number}", "A puzzle", puzzle),
    Stop("study-begin", "/study/{game}", "Beginning a study", at("/study/euphrates")),
    Stop("study", "/study/{game}/{study}/{token}", "An analysis board", study("study")),
    Stop("scorekeeper", "/study/{game}/{study}/{token}", "The scorekeeper", study("cardboard")),
    Stop("desk", "/desk/{table}/{secret}", "The organiser's desk", camp),
    Stop("desk-slips", "/desk/{table}/{secret}/slips", "Clue slips of a team", desk_at("/slips")),
    Stop("desk-log", "/desk/{table}/{secret}/log", "The audit trail", desk_at("/log")),
    Stop("desk-print", "/desk/{table}/{secret}", "Printing for a camp", prints),
    Stop("desk-announce", "/table/{table}/{token}/announce", "A camp's screen", announced),
    Stop("desk-camp", "", "Setting up a camp", at("/new?game=hammer&start=camp")),
    Stop("desk-restore", "/desk", "Restoring a camp", at("/desk")),
    Stop("error", "", "Page not found", at("/table/nowhere/nothing")),
    Stop("health", "/health", "Health check (JSON)", at("/health")),
)  # fmt: skip


def pamir_card(visit: Visit) -> None:
    """Half a choice: a card of the hand is picked, both ends of the court are on offer."""
    visit.table("pamir turn")
    leaf(visit, "own")
    visit.page.locator("[id^='h-'].can").first.dispatch_event("click")
    visit.page.mouse.move(0, 0)


def pamir_battle(visit: Visit) -> None:
    """A battle: what can be struck shines on the map, which a phone shows alone."""
    visit.table("pamir battle")
    leaf(visit, "map")


def leaf(visit: Visit, name: str) -> None:
    """Turn to a part of the game that a phone shows alone."""
    tab = visit.page.locator(f"#game .leaves a[href='#tab-{name}']")
    if tab.is_visible():
        tab.click()


def wakhan_reasons(visit: Visit) -> None:
    """Wakhan after her turn: her card, and every step of hers in the log."""
    visit.table("wakhan")
    opener = visit.page.locator("#log-open")
    if opener.is_visible():
        opener.click()
    else:
        visit.page.locator("#log").scroll_into_view_if_needed()


def aimed(visit: Visit) -> None:
    """What an action would do, in words and in figures: that of what has the focus."""
    visit.table("pamir battle")
    leaf(visit, "map")
    visit.page.keyboard.press("n")
    visit.page.wait_for_selector("#status .then", state="attached")


def checked(visit: Visit) -> None:
    """A dominance check has just been scored."""
    visit.table("pamir check")
    leaf(visit, "state")


def pamir_final(visit: Visit) -> None:
    """The final score."""
    visit.table("pamir score")
    leaf(visit, "state")


PAMIR: Final = (
    Stop("midgame", "", "The middle of a game", laid("pamir turn")),
    Stop("turn", "", "A half-made choice: where a card can go in the court", pamir_card),
    Stop("aimed", "", "Preview of a dominance check after an action", aimed),
    Stop("check", "", "A dominance check has just been scored", checked),
    Stop("bribe", "", "Haggling over a bribe", laid("pamir bribe")),
    Stop("battle", "", "A battle", pamir_battle),
    Stop("wakhan", "", "Wakhan's card and the reasons for her actions", wakhan_reasons),
    Stop("final", "", "The final score", pamir_final),
)


def opened(name: str, part: str) -> Callable[[Visit], None]:
    """Open a table that was laid down, on a phone at this part of it."""

    def get(visit: Visit) -> None:
        visit.table(name)
        leaf(visit, part)

    return get


def weighed(visit: Visit) -> None:
    """Where a card may be laid, and what it costs and makes there: that of what has the focus."""
    visit.table("viceroy place")
    leaf(visit, "own")
    visit.page.locator("[id^='place-'].can").last.focus()


VICEROY: Final = (
    Stop("auction", "", "An auction: someone has chosen already", laid("viceroy bid")),
    Stop("clash", "", "Bids revealed: three are equal", laid("viceroy clash")),
    Stop("building", "", "Where a card can go, with its cost and reward there", weighed),
    Stop("pyramid", "", "A wide pyramid", opened("viceroy wide", "own")),
    Stop("final", "", "The final score", opened("viceroy score", "score")),
)
HAMMER: Final = (
    Stop("main", "", "Main phase: playable cards are highlighted", laid("hammer main")),
    Stop("row", "", "Choosing a row to learn", laid("hammer row")),
    Stop("square", "", "Choosing a square to guess", laid("hammer square")),
    Stop(
        "consent",
        "",
        "A partner is asked to share the price of a joint card",
        laid("hammer consent"),
    ),
    Stop("final", "", "The end of a camp", laid("hammer score")),
)
GAMES: Final = {"pamir": PAMIR, "viceroy": VICEROY, "hammer": HAMMER}


@dataclass(frozen=True)
class Compared:
    """A page beside its past: docs/pictures/before/ and sketches/ have files of its name."""

    folder: str
    name: str
    idea: str

    @property
    def file(self) -> str:
        """Return the name of its files, without the size."""
        return self.name if self.folder == "pages" else f"{self.folder}-{self.name}"


COMPARED: Final = (
    Compared("pages", "start", "Fewer doors: a large game, *Play now* without scrolling."),
    Compared("pages", "own-tables", "A tile a table, with its position and one button."),
    Compared("pages", "links", "One invitation for all guests; seats fill while one looks."),
    Compared("pages", "new", "Few choices, the others folded; the world of the game on top."),
    Compared("pages", "turn", "The board takes the height, the hand lies below it."),
    Compared("pamir", "midgame", "Map at the left, market at the right, one tray below both."),
    Compared("viceroy", "auction", "One height for the auction, portraits always, a fan of cards."),
    Compared("hammer", "main", "The encoded picture is always in sight."),
    Compared("hammer", "row", "Three papers side by side; no row moves when one is chosen."),
    Compared("pages", "final", "A place, a reason and a turning point in one look."),
    Compared("pages", "analysis", "Board, both actions and the reason in one view."),
    Compared("pages", "puzzles", "Tiles with the position, the theme and the difficulty."),
    Compared("pages", "puzzle", "The reply lies beside the board, never on it."),
    Compared("pages", "rules", "Hits while one types, with a count; numbers when asked for."),
    Compared("pages", "cards", "Filters; the text on the card can be read."),
    Compared("pages", "settings", "Sizes, pace, confirming and sound."),
    Compared("pages", "archive", "The world of the game; the filters stay beside the games."),
    Compared("pages", "desk", "The next step alone on top; standings in their order."),
)


@contextmanager
def served(folder: Path, box: Letterbox) -> Iterator[tuple[str, Site]]:
    """Run a server with all that can be switched on. Gives: its address, and the server."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://localhost:{port}"
    mail = MailSettings("127.0.0.1", "table@example.org", box.port, tls="none")
    more = {"public_lobby": True, "accounts": True, "push": True, "mail": mail}
    with serving(folder, port, base_url=address, analysis_nodes=40, **more) as site:
        yield address, site


def shoot(page: Page, to: Path, quality: int = QUALITY) -> None:
    """Keep what the window shows as WebP, which takes a tenth of PNG's room."""
    page.wait_for_timeout(STILL)
    session = page.context.new_cdp_session(page)
    taken = session.send("Page.captureScreenshot", {"format": "webp", "quality": quality})
    to.write_bytes(base64.b64decode(taken["data"]))


def take_pages(
    browser: Browser, stops: Mapping[Path, Stop], size: str, language: str, scheme: Scheme = "light"
) -> None:
    """Take pages into these files; every stop begins with a browser that is new."""
    wide, high = SIZES[size]
    with tempfile.TemporaryDirectory() as name, letterbox() as box:
        made = shelf(Path(name))
        with served(Path(name), box) as (address, site):
            for file, stop in stops.items():
                context = browser.new_context(
                    viewport={"width": wide, "height": high}, locale=language, color_scheme=scheme
                )
                visit = Visit(context.new_page(), address, site, made, box, language)
                visit.go(f"/?language={language}")
                stop.get(visit)
                shoot(visit.page, file)
                context.close()


def take_dark(browser: Browser, size: str) -> None:
    """Take the compared pages in dark colours."""
    (PICTURES / "dark").mkdir(exist_ok=True)
    stops = {PICTURES / "dark" / f"{one.file}-{size}.webp": _stop_of(one) for one in COMPARED}
    take_pages(browser, stops, size, "en", "dark")


def _stop_of(compared: Compared) -> Stop:
    stops = GAMES.get(compared.folder, STOPS)
    return next(stop for stop in stops if stop.name == compared.name)


def picture(stop: Stop, size: str, language: str) -> str:
    """Name the file of a picture."""
    return f"{stop.name}-{size}-{language}.webp"


def take_game(browser: Browser, game: str) -> None:
    """Take the pictures of a game's README."""
    (PICTURES / game).mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as name, letterbox() as box:
        made = shelf(Path(name))
        with served(Path(name), box) as (address, site):
            for (size, (wide, high)), stop in product(SIZES.items(), GAMES[game]):
                context = browser.new_context(viewport={"width": wide, "height": high})
                visit = Visit(context.new_page(), address, site, made, box, "en")
                stop.get(visit)
                shoot(visit.page, PICTURES / game / f"{stop.name}-{size}.webp", GAME_QUALITY)
                context.close()


def take_readme(browser: Browser) -> None:
    """Take the README's pictures."""
    with tempfile.TemporaryDirectory() as folder:
        made = shelf(Path(folder))
        with serving(Path(folder)) as site:
            for size, (width, height) in SIZES.items():
                for name, position in README.items():
                    page = browser.new_page(viewport={"width": width, "height": height})
                    page.goto(site.base + made[position])
                    page.wait_for_selector("#table[data-version]")
                    page.wait_for_timeout(STILL)
                    page.screenshot(path=PICTURES / f"{name}-{size}.png")
                    page.close()


def listed() -> str:
    """Write docs/pages.md."""
    rows = "\n".join(map(_row, STOPS))
    return (
        "# The pages\n\n"
        "Every page on a desktop (1440 by 900) and on a phone (390 by 844), in English; the other\n"
        "languages are linked. [script/screenshots.py](../script/screenshots.py) takes them.\n"
        f"More of the games is shown in their READMEs:\n{_games()}.\n\n"
        f"| page | desktop | phone |\n| --- | --- | --- |\n{rows}\n\n"
        "## Before and after\n\n"
        "The pages that changed most: before, the sketch, and after in light and dark.\n\n"
        "| page | before | sketch | after |\n| --- | --- | --- | --- |\n"
        + "".join(map(_compared, COMPARED))
    )


def _compared(one: Compared) -> str:
    language = "-en" if one.folder == "pages" else ""
    files = {
        "before": f"before/{one.file}-{{}}.webp",
        "light": f"{one.folder}/{one.name}-{{}}{language}.webp",
        "dark": f"dark/{one.file}-{{}}.webp",
    }
    before, *after = (_pair(f"pictures/{file}", when, one) for when, file in files.items())
    sketch = f'<img src="pictures/sketches/{one.file}.svg" width="300" alt="Sketch: {one.file}">'
    words = _stop_of(one).words
    return f"| {words}. {one.idea} | {before} | {sketch} | {'<br>'.join(after)} |\n"


def _pair(file: str, when: str, one: Compared) -> str:
    """Show a page in both sizes, beside each other."""
    return " ".join(
        f'<img src="{file.format(size)}" width="{width}" alt="{one.file}, {when}, {size}">'
        for size, width in (("wide", 320), ("phone", 92))
    )


def _games() -> str:
    return ",\n".join(f"[{name}](../src/velkahra/games/{name}/README.md)" for name in GAMES)


def _row(stop: Stop) -> str:
    route = f"<br>`{stop.route}`" if stop.route else ""
    others = "<br>".join(
        f"{language}: " + ", ".join(f"[{size}]({_path(stop, size, language)})" for size in SIZES)
        for language in LANGUAGES
        if language != "en"
    )
    wide, phone = (
        f'<img src="{_path(stop, size, "en")}" width="{width}" alt="{stop.words}, {size}">'
        for size, width in (("wide", 560), ("phone", 190))
    )
    return f"| {stop.words}{route}<br>{others} | {wide} | {phone} |"


def _path(stop: Stop, size: str, language: str) -> str:
    return f"pictures/pages/{picture(stop, size, language)}"


def main() -> None:
    """Take the pictures."""
    names = sys.argv[1:]
    stops = [stop for stop in STOPS if not names or stop.name in names]
    (PICTURES / "pages").mkdir(parents=True, exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(*WHOLE), args=QUIET)
        for size, language in product(SIZES, LANGUAGES) if stops else ():
            files = {PICTURES / "pages" / picture(one, size, language): one for one in stops}
            take_pages(browser, files, size, language)
        if not names or "dark" in names:
            for size in SIZES:
                take_dark(browser, size)
        if not names:
            take_readme(browser)
        for game in GAMES:
            if not names or game in names:
                take_game(browser, game)
        browser.close()
    LIST.write_text(listed(), encoding="utf-8")


if __name__ == "__main__":
    main()
