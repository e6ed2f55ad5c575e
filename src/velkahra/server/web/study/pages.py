"""The page of a study, and the page on which one begins."""

from functools import partial
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.play.tree import LONGEST_COMMENT, PLAYED
from velkahra.server.domain import studies as rules
from velkahra.server.domain import texts
from velkahra.server.live.protocol import layout_digest
from velkahra.server.room.studies import OpenStudy
from velkahra.server.web.kit import pages
from velkahra.server.web.lobby import pages as lobby_pages
from velkahra.server.web.study.beginnings import LONGEST_TEXT, Begun

STYLE: Final = "study/study.css"
WORDS: Final = (
    *pages.SCRIPT_WORDS,
    "study-start",
    "study-anyway",
    "study-anyway-why",
    "study-played",
    "study-guess",
    "study-thinking",
    "study-remove-sure",
    "hint-choose",
)
KEYS: Final = {
    "[ ]": "study-key-step",
    "{ }": "study-key-ends",
    "c": "study-key-comment",
    "m": "study-key-mark",
    "a": "study-key-arrow",
    "e": "study-key-engine",
}


def study_page(
    language: str, study: OpenStudy, path: str, reader: str, at: int, *, edits: bool
) -> str:
    """Return the page of a study at a move. `reader` is the address of the link to read it."""
    game, tree, head, say = study.game, study.tree, study.head, texts.speaker(language)
    layout = game.layout(rules.drawn_view(tree, at, head.eyes)[2], language)
    seats = [game.words.seat(language, tree.options, n) for n in range(tree.seats)]
    known = [(n, say("study-eyes-seat", seat=name)) for n, name in enumerate(seats)]
    usual = "score-title" if head.cardboard else "study-title"
    title = head.title or say(usual, game=pages.title_of(game, language))
    facts = {
        "game": game,
        "head": head,
        "options": tree.options,
        "seats": seats,
        "names": msgspec.json.encode(seats).decode(),
        "path": path,
        "reader": reader,
        "edits": edits,
        "at": at,
        "words": msgspec.json.encode({key: say(key) for key in WORDS}).decode(),
        "layout": Markup(layout),
        "drawn": layout_digest(layout),
        "title": title,
        "eyes": [(OPEN, say("study-eyes-open")), (SPECTATOR, say("study-eyes-none")), *known],
        "sitters": pages.player_choices(language),
        "continues": not tree.start and not any(m.kind == PLAYED for m in tree.moves.values()),
        "longest": LONGEST_COMMENT,
        "longest_title": rules.LONGEST_TITLE,
        "keys": KEYS,
    }
    return pages.from_template(
        language,
        title,
        "study/study.html",
        facts,
        kind="at-table at-play at-study",
        query=f"at={at}&",
        game=game,
        styles=["table/moments.css", f"games/{game.name}.css", STYLE],
        scripts=["study/page.js"],
    )


def begin_page(language: str, game: Game, wrong: Begun | None = None) -> str:
    """Return the page on which a study of a game begins; `wrong` is a text with a mistake."""
    say = texts.speaker(language)
    facts: dict[str, object] = {
        "game": game,
        "wrong": wrong,
        "most": LONGEST_TEXT,
        "counts": [(n, say("study-seats", count=n)) for n in game.seats],
        "usual": game.fewest(),
        "offered": [
            o for o in game.options if not o.cosmetic and len({*o.values} - o.unlisted) > 1
        ],
        "word": partial(lobby_pages.option_word, language, game),
        "why": partial(lobby_pages.option_why, language, game),
        "chosen": {},
        "puzzles": len(game.files.puzzles()),
    }
    heading = say("study-title", game=pages.title_of(game, language))
    return pages.from_template(
        language,
        heading,
        "study/begin.html",
        facts,
        about=game,
        styles=["lobby/lobby.css", "replay/replay.css", STYLE],
        scripts=["study/begin.js"],
    )
