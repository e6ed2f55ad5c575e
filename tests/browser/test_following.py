"""Following the others: the strip of their actions, the log as a drawer; steps without a choice."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import (
    DESKTOP,
    PHONE,
    Browsed,
    box_of,
    hold_back,
    script,
    stop_clock,
    visit,
    wait_until,
)
from tests.sampling import ALL

SWIPE = """([from, to]) => {
  const touch = (x) => new Touch({identifier: 1, target: document.body, clientX: x, clientY: 300});
  const send = (name, touches, changedTouches) => document.body.dispatchEvent(
    new TouchEvent(name, {touches, changedTouches, bubbles: true}));
  send("touchstart", [touch(from)], [touch(from)]);
  send("touchend", [], [touch(to)]);
}"""

HALF = """async (most) => {
  document.documentElement.dataset.forced = "ask";
  let step;
  document.querySelector("main").addEventListener("table:step", ({detail}) => { step = detail; });
  const back = () => document.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
  back();
  const found = [];
  const ways = Object.entries(step.node.to ?? {});
  const every = Math.ceil(ways.length / most); // a map has hundreds of squares alike
  for (const [id, next] of ways.filter((way, n) => n % every === 0)) {
    if (typeof next !== "number") continue;
    document.getElementById(id).dispatchEvent(new MouseEvent("click", {bubbles: true}));
    const shown = [...document.querySelectorAll("#game .can")].filter((one) =>
      one.checkVisibility() || one.closest(".leaf")).length;
    found.push([document.getElementById("half").textContent, shown,
      document.querySelectorAll("#controls [data-control^=number]").length]);
    back();
  }
  return found;
}"""
SAYINGS = """() => {
  window.sayings = [];
  const note = (changes) => changes.forEach(({addedNodes}) =>
    addedNodes.forEach(({textContent}) => window.sayings.push(textContent)));
  new MutationObserver(note).observe(document.getElementById("strip-said"), {childList: true});
}"""
FIGURES = """() => [...document.querySelectorAll("#game [data-count]")].map((one) =>
    [one.id, one.dataset.count])"""
ONE_WAY = f"""async () => {{
  const {{ actionOf }} = {script("table/play.js")};
  return [...document.querySelectorAll(".own .court-card.can")].map((card) => card.id)
    .find((id) => actionOf(id));
}}"""
CHOICES = ("own turn", "pamir turn", "pamir debtor", "pamir bribe", "viceroy bid", "viceroy place",
           "hammer main", "hammer square")  # fmt: skip


def act_of(page: Page, text: str) -> None:
    expect(page.locator("#strip-said")).to_have_text(text)


def test_the_strip_shows_who_did_what_and_where(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["own turn"], *DESKTOP)
    acts = page.locator("#strip li button")
    expect(acts.first).to_be_visible()
    for act in acts.all():
        assert act.get_attribute("aria-label")
        expect(act.locator("svg")).to_have_count(2)
    acts.last.hover()
    act_of(page, acts.last.get_attribute("aria-label") or "")
    expect(page.locator("#game .pointed").first).to_be_attached()
    page.mouse.move(5, 5)
    act_of(page, "")
    expect(page.locator("#game .pointed")).to_have_count(0)
    box, before = box_of(page.locator("#strip")), box_of(page.locator(".board-box"))
    assert box["y"] >= before["y"] + before["height"], "it stands below the board"


def test_the_strip_is_played_again_and_the_keyboard_walks_over_it(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"], *DESKTOP)
    acts = page.locator("#strip li button")
    expect(acts.first).to_be_visible()
    stop_clock(page)
    page.focus("#strip-replay")
    page.keyboard.press("Enter")
    expect(page.locator("#strip-replay")).to_have_attribute("aria-pressed", "true")
    for act in acts.all():
        act_of(page, act.get_attribute("aria-label") or "")
        page.clock.run_for(1600)
    expect(page.locator("#strip-replay")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Tab")
    expect(acts.first).to_be_focused()
    act_of(page, acts.first.get_attribute("aria-label") or "")


def test_a_past_position_that_comes_late_is_not_shown(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"], *DESKTOP)
    acts = page.locator("#strip li button")
    expect(acts).not_to_have_count(0)
    first, second = (acts.nth(n).get_attribute("aria-label") or "" for n in range(2))
    held = hold_back(page, "**/replay/frames?**")
    stop_clock(page)
    page.click("#strip-replay")
    act_of(page, first)
    wait_until(page, lambda: bool(held))
    page.clock.run_for(1600)
    act_of(page, second)
    page.evaluate(SAYINGS)
    known = page.evaluate(FIGURES)
    for route in held:
        route.continue_()
    page.unroute("**/replay/frames?**")
    wait_until(page, lambda: page.evaluate(FIGURES) != known)
    assert page.evaluate("window.sayings").count(first) == 0
    act_of(page, second)


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_the_strip_shows_the_past_and_returns(laid_anew: Browsed, size: tuple[int, int]) -> None:
    path = laid_anew.paths["pamir turn"]
    page = laid_anew.open(path, *size, touch=size == PHONE)
    expect(page.locator("#strip li button")).not_to_have_count(0)
    stop_clock(page)  # so it stays at the first action
    known = page.evaluate(FIGURES)
    if size == PHONE:
        page.click("#log-open")
    page.click("#strip-replay")
    expect(page.locator("#table.earlier #ask #strip")).to_be_visible()
    expect(page.locator("#game .can")).to_have_count(0)
    wait_until(page, lambda: page.evaluate(FIGURES) != known)  # the server draws
    page.locator(".board-box").click(force=True)
    expect(page.locator("#table.earlier")).to_have_count(0)
    assert page.evaluate(FIGURES) == known
    expect(page.locator("#game .can").first).to_be_attached()


def test_the_log_of_a_phone_is_one_swipe_or_one_press_away(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"], *PHONE, touch=True)
    drawer = page.locator("#log-card")
    expect(drawer).to_be_hidden()
    page.evaluate(SWIPE, [300, 100])
    expect(drawer).to_be_visible()
    expect(page.locator("#log-card #strip li button").first).to_be_visible()
    page.evaluate(SWIPE, [100, 300])
    expect(drawer).to_be_hidden()
    page.tap("#log-open")
    expect(page.locator("#log li[data-n]").first).to_be_visible()


def test_only_steps_make_themselves_and_undo_leads_to_a_choice(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir forced"], *DESKTOP)
    page.click("#c-89")
    page.click("#do-battle")
    latest = page.locator("#log li[data-n]").first
    expect(latest).to_contain_text("(the only possibility)")
    page.click("#undo")
    expect(page.locator("#log")).not_to_contain_text("(the only possibility)")
    expect(page.locator("#c-89")).to_have_class(re.compile(r"\bcan\b"))
    page.click(".tools [data-opens=settings]")
    page.get_by_role("radio", name="ask me").check(force=True)
    page.keyboard.press("Escape")
    page.click("#c-89")
    page.click("#do-battle")
    expect(page.locator("#log li[data-n]").first).to_contain_text("battle")
    expect(page.locator("#log")).not_to_contain_text("(the only possibility)")


def test_a_card_for_an_empty_court_is_played_at_once(laid_anew: Browsed) -> None:
    page = laid_anew.open(laid_anew.paths["pamir first card"], *DESKTOP)
    page.locator("[id^=h-].can").first.click()
    expect(page.locator("#log li[data-n]", has_text="plays")).not_to_have_count(0)


def test_no_prompt_speaks_of_highlighted_places_where_there_are_none(laid: Browsed) -> None:
    page = laid.open("/", *DESKTOP)
    for position in CHOICES:
        visit(page, laid, laid.paths[position])
        for text, shown, numbers in page.evaluate(HALF, 1000 if ALL else 20):
            assert text, position
            assert shown or numbers or "highlighted" not in text, text
            assert not numbers or text.endswith("How much?")


@pytest.mark.parametrize("by_key", [False, True])
def test_a_card_with_one_action_waits_for_a_second_click(laid_anew: Browsed, by_key: bool) -> None:
    page = laid_anew.open(laid_anew.paths["pamir turn"])
    version = str(page.get_attribute("#table", "data-version"))
    card = page.locator(f"#{page.evaluate(ONE_WAY)}")

    def press() -> None:
        if by_key:
            card.press("Enter")
        else:
            card.click(position={"x": 20, "y": 20})

    press()
    expect(page.locator("#sure p")).not_to_be_empty()
    assert page.get_attribute("#table", "data-version") == version
    press()
    expect(page.locator("#table")).not_to_have_attribute("data-version", version)
    expect(page.locator("#sure")).to_be_hidden()
