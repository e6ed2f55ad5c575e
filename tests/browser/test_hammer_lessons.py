"""The lessons of the camp game on a phone: what the text speaks of is on the screen."""

import pytest
from playwright.sync_api import Page, expect
from tests.browser.clicker import PHONE, Browsed
from tests.browser.test_lessons import way_to
from tests.sampling import some

from velkahra.core.play.tutor import Walk
from velkahra.core.registry import game

HAMMER = game("hammer")
LESSONS = {lesson.name: lesson for lesson in HAMMER.files.lessons()}

SEEN = """(ids) => ids.some((id) => {
  const element = document.getElementById(id);
  const dock = document.querySelector("#game .dock");
  if (!element || !dock) return false; // while the page of the next step takes its place
  const box = element.getBoundingClientRect();
  const lower = dock.contains(element) ? innerHeight : dock.getBoundingClientRect().top;
  const upper = document.getElementById("ask").getBoundingClientRect().bottom;
  return box.height && Math.max(box.top, upper) + 20 < Math.min(box.bottom, lower);
})"""


def state_of(walk: Walk) -> str:
    return "end" if walk.at_end else "ask" if walk.asks else "read"


def arrive(page: Page, walk: Walk) -> None:
    """Wait for the page of a step, and for what it is about to be on the screen."""
    page.wait_for_selector(f"#table[data-step='{walk.step}'][data-state={state_of(walk)}]")
    step = walk.now
    key = step.done if walk.solved and step.done else step.text
    expect(page.locator("#lesson-text")).to_have_text(HAMMER.words.text("en", key))
    if walk.pointed:
        page.wait_for_function(SEEN, arg=list(walk.pointed))
        expect(page.locator("#rings span").first).to_be_attached()


def click_on(page: Page, walk: Walk) -> None:
    """Click what the step of `walk` asks for; where there is something to watch, click on."""
    if not walk.asks:
        page.click("#lesson-next")
        return
    choices = HAMMER.choices(walk.state, walk.seat)
    clicks = way_to(choices, walk.now.do[0], choices.root)
    assert clicks is not None
    for selector in clicks:
        page.click(selector)  # Playwright clicks where the dock does not cover the element


@pytest.mark.parametrize("name", some(list(LESSONS), 4))
def test_a_team_learns_on_a_phone(site: Browsed, name: str) -> None:
    walk = Walk(HAMMER, LESSONS[name])
    page = site.open(f"/learn/hammer?lesson={name}&step=0", *PHONE)
    arrive(page, walk)
    while not walk.at_end:
        if not walk.solved:
            click_on(page, walk)
            walk.show()
        else:
            page.click("#lesson-next")
            walk = walk.go_on()
        if walk.solved and walk.now.do and not walk.now.done:
            walk = walk.go_on()
        arrive(page, walk)
