"""Wakhan's steps are shown one after the other, at the pace of bots."""

import time
from pathlib import Path

import pytest
from tests.browser.positions import shelf
from tests.server.helpers import Page, serving

PAUSE = 0.05  # seconds of a step; the usual pace takes two

pytestmark = pytest.mark.plain


def end_turn(page: Page) -> list[dict[str, object]]:
    """End one's turn against Wakhan. Returns: the updates until one's next decision."""
    page.act("end")
    found: list[dict[str, object]] = []
    while not found or not (found[-1]["yours"] or found[-1]["over"]):
        found.append(page.update())
    return found


@pytest.mark.parametrize("pause", [0, PAUSE])
def test_PP_WAKHAN_22_each_line_of_her_card_is_an_update(tmp_path: Path, pause: float) -> None:
    made = shelf(tmp_path, "wakhan")
    with serving(tmp_path, bot_pause=pause) as site, site.at(made["wakhan"]) as page:
        begun = time.monotonic()
        told = end_turn(page)
        lines = [line for line in page.log if line.startswith("Line ")]
        assert lines
        if pause:
            assert len(told) > 1
            assert time.monotonic() - begun >= 2 * pause * (len(told) - 1)
            assert 'aria-current="step"' in str(told[0]["set"])
        else:
            assert len(told) == 1
        assert page.last["yours"] or page.last["over"]


def test_who_leaves_meanwhile_finds_her_turn_done(tmp_path: Path) -> None:
    made = shelf(tmp_path, "wakhan")
    with serving(tmp_path, bot_pause=1) as site:
        with site.at(made["wakhan"]) as page:
            page.act("end")
            first = page.update()
            assert not first["yours"]
        with site.page(made["wakhan"]) as page:
            page.until_yours()
            assert page.version > int(first["v"])


def test_a_person_alone_skips_the_steps(tmp_path: Path) -> None:
    made = shelf(tmp_path, "wakhan")
    with serving(tmp_path, bot_pause=3600) as site, site.at(made["wakhan"]) as page:
        page.act("end")
        assert not page.update()["yours"]
        page.socket.send('{"kind":"hurry"}')
        page.until_yours()
