"""The organiser's guide calls everything as the desk does, in its three languages."""

from pathlib import Path
from typing import Final

import pytest

from velkahra.games.hammer.texts import TEXTS
from velkahra.server.domain.texts import TEXTS as PAGES

pytestmark = pytest.mark.plain

DOCS: Final = Path(__file__).resolve().parents[3] / "docs"
GUIDES: Final = {
    "en": "organiser-guide.md",
    "cs": "pruvodce-poradatele.md",
    "pl": "przewodnik-organizatora.md",
}
OF_THE_GAME: Final = (
    *("desk-amend", "desk-correct", "desk-lay", "desk-unfind", "desk-leak", "desk-last-round"),
    *("desk-results-announce", "desk-step-choose", "desk-end-go", "desk-missing", "desk-nothing"),
    *("desk-step-bets", "desk-step-game", "desk-step-results", "desk-step-order"),
    *("desk-step-turns", "option-draws-organiser", "picture-powers", "picture-study"),
    "press-links",
)
OF_THE_DESK: Final = (
    *("desk-go-on", "desk-act", "desk-entries", "desk-slips", "desk-log", "desk-revert"),
    *("desk-file-go", "desk-state", "desk-map", "desk-print", "desk-resume", "desk-step-slips"),
    "desk-step-save",
)


@pytest.mark.parametrize("language", GUIDES)
def test_the_guide_calls_buttons_forms_and_sheets_by_their_names(language: str) -> None:
    guide = " ".join((DOCS / GUIDES[language]).read_text(encoding="utf-8").split())
    texts = [TEXTS.text(language, key) for key in OF_THE_GAME]
    texts += [PAGES.text(language, key) for key in OF_THE_DESK]
    names = [text.split(":")[0].split(";")[0] for text in texts]
    plain = guide.replace("\u2019", "'")
    assert [name for name in names if f"*{name}*".replace("\u2019", "'") not in plain] == []


def test_the_guides_have_the_same_parts() -> None:
    parts = [
        [line.split(" ")[0] for line in (DOCS / name).read_text(encoding="utf-8").splitlines()]
        for name in GUIDES.values()
    ]
    marks = [
        [mark for mark in part if mark in ("#", "##", "|", "-", "1.", "2.", "3.")] for part in parts
    ]
    assert marks[0] == marks[1] == marks[2]
