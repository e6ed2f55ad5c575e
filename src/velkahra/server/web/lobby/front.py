"""The start page: one's own tables first, then the games, each with one tap to a table."""

from collections.abc import Sequence
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import characters, texts
from velkahra.server.web.kit import assets, covers, templates
from velkahra.server.web.kit.pages import NOTHING, from_template, level_name, title_of
from velkahra.server.web.lobby import level, lists, pages
from velkahra.server.web.people.company import STYLE as COMPANY
from velkahra.server.web.people.pages import STYLE as PEOPLE

APP: Final = ("slow/next.js", "presence/app.js")
COVER: Final = (900, 600)
"""The size of a cover whose game names no part of its picture."""


class GameCard(msgspec.Struct, frozen=True):
    """A game on the start page.

    Attributes:
        name, title: its name in addresses and in words; line: what it is, in a sentence.
        world: the path of its drawing, if it has one.
        cover, size: the address of its picture, with its width and height in pixels.
        facts: players, minutes and weight, in words.
        start: the quick start of "Play now"; starts: names and words of the other solo ones.
        opponent: the characters that one meets by "Play now", in words; faces: theirs.
    """

    name: str
    title: str
    line: str
    world: Sequence[str]
    cover: str
    size: tuple[int, int]
    facts: Sequence[str]
    kind: str
    start: str
    starts: Sequence[tuple[str, str]]
    opponent: str
    faces: Sequence[str]
    lessons: bool
    puzzles: bool


def front_page(language: str, lobby: lists.Lobby) -> str:
    """Make the start page."""
    say = texts.speaker(language)
    mine = sorted(lobby.mine, key=lists.Mine.rank)
    games = [registry.game(name) for name in registry.names()]
    is_app = lobby.waiting is not None
    worlds = [path for game in games for path in assets.world_of(game, "css")]
    facts = {
        "lobby": lobby,
        "build_text": pages.build_text,
        "mine": [lists.my_table(language, entry) for entry in mine],
        "first": len(mine) if lobby.whole else lists.FIRST_TABLES,
        "full": lobby.full,
        "offers": [lists.open_offer(language, offer) for offer in lobby.public or ()],
        "cards": [_card(language, game, mine) for game in games],
        "camps": [game.name for game in games if _camp(game)],
        "easiest": _easiest(language, games),
    }
    return from_template(
        language,
        say("title"),
        "lobby/start.html",
        facts,
        title=f"{say('title')} · {say('front-title')}",
        kind="front-page",
        query="all=yes&" if lobby.whole else "",
        styles=[pages.STYLE, PEOPLE, COMPANY, "lobby/front.css", *worlds],
        head=templates.render("presence/head.html", language) if is_app else NOTHING,
        scripts=["lobby/front.js", *(APP if is_app else ())],
    )


def _card(language: str, game: Game, mine: Sequence[lists.Mine]) -> GameCard:
    say, usual = texts.speaker(language), game.quick_start()
    single = [start for start in game.front.quick_starts[1:] if not start.people]
    bot = level.level_of(game.name, mine)
    met = characters.cast_of(game.name, ("", *[bot] * (usual.seats - 1)))[1:]
    told = {"names": ", ".join(met), "level": level_name(language, bot), "count": len(met)}
    return GameCard(
        name=game.name,
        title=title_of(game, language),
        line=_said(game, language, "front-line"),
        world=assets.world_of(game, "webp"),
        cover=covers.cover_address(game.name, language),
        size=game.front.cover[2:] if game.front.cover else COVER,
        facts=facts(language, game),
        kind=_said(game, language, "front-kind"),
        start=usual.name,
        starts=[(start.name, pages.start_name(language, game, start)) for start in single],
        opponent=say("front-level", **told) if met else "",
        faces=[characters.face_of(name) for name in met],
        lessons=bool(game.files.lessons()),
        puzzles=bool(game.files.puzzles()),
    )


def facts(language: str, game: Game) -> list[str]:
    """Return a game's number of players, duration and depth in words."""
    say = texts.speaker(language)
    fewest, most = min(game.seats), max(game.seats)
    players = (
        say("front-players-range", **{"from": fewest, "to": most})
        if fewest < most
        else say("front-players", **{"from": most})
    )
    shortest, longest = game.front.minutes
    minutes = say("front-minutes", **{"from": shortest, "to": longest})
    return [players, minutes, say(f"front-weight-{game.front.weight}")]


def _said(game: Game, language: str, key: str) -> str:
    """Return a sentence of the game; "" where it has none."""
    found = texts.of_game(game, language, key)
    return "" if found == key else found


def _camp(game: Game) -> bool:
    return any(start.name == "camp" for start in game.front.quick_starts)


def _easiest(language: str, games: Sequence[Game]) -> str:
    lightest = min(games, key=lambda game: game.front.weight)
    return title_of(lightest, language) if len(games) > 1 else ""
