"""The head of every page, and the names of games, bots and players on pages."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final, TypedDict, Unpack

import msgspec
from markupsafe import Markup

import velkahra
from velkahra import bots
from velkahra.bots.levels import LEVELS
from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.core.text.typesetting import bind_markup
from velkahra.server.domain import characters, tables, texts
from velkahra.server.web.kit import assets, preferences, templates

STYLES: Final = ("shared/tokens.css", "shared/frame.css", preferences.STYLE)
NOBODY: Final = "nobody"
SCRIPT_WORDS: Final = ("confirm", "cancel", "rule", "rule-more", "your-turn", *preferences.WORDS)
NOTHING: Final = Markup()
BODY: Final = "<!-- body -->"
"""A place in a frame."""


def title_of(game: Game, language: str) -> str:
    """Give the game's name as people know it."""
    title = texts.of_game(game, language, "title")
    return game.name.capitalize() if title == "title" else title


def titles(language: str, names: Iterable[str] = ()) -> list[tuple[str, str]]:
    """Return the names of some games, or of all, each with its title."""
    return [(one, title_of(registry.game(one), language)) for one in names or registry.names()]


def script_words(language: str) -> str:
    """Return the words that scripts of a board use, as JSON."""
    say = texts.speaker(language)
    return msgspec.json.encode({key: say(key) for key in SCRIPT_WORDS}).decode()


def level_name(language: str, bot: str) -> str:
    """Return how strong a bot is in words, or its name where there are none."""
    try:
        return texts.TEXTS.text(language, f"bot-{bot}")
    except KeyError:
        return bot


def player_choices(language: str) -> list[tuple[str, str]]:
    """List the people and bot levels for a seat, as (value in forms, words)."""
    say = texts.speaker(language)
    named = [
        (f"bot {bot}", say("seat-bot", level=level_name(language, bot), why=say(f"bot-{bot}-why")))
        for bot in LEVELS
    ]
    return [("me", say("seat-me")), ("person", say("seat-person")), *named]


def player_name(language: str, row: tables.TableRow, seat: int) -> str:
    """Return the name of a seat's player in words: a character with its strength, or a person."""
    say, bot = texts.speaker(language), row.seats[seat].bot
    if not bot:
        return say("player-person")
    slow = bots.is_heavy(bot) and not velkahra.compiled()
    name, level = characters.at_table(row)[seat], level_name(language, bot)
    return say("player-bot-slow" if slow else "player-bot", name=name, level=level)


class Frame(TypedDict, total=False):
    """The rest of a page: `kind` is a class of its body, `head` more markup for the head.

    `styles` are addresses; `scripts` are modules, fetched with their imports. `query` is the part
    of the address that a change of language keeps, `game` a table's, `cards` leads to the list of
    its cards, `coach` switches its coach. A page `about` a game begins with its wide drawing.
    The page has the drawings of `game`, or of the one `drawn`.
    """

    kind: str
    query: str
    game: Game | None
    about: Game | None
    cards: str
    coach: Markup
    head: Markup
    styles: Sequence[str]
    scripts: Sequence[str]
    drawn: Game | None


def page(language: str, title: str, body: str, *, heading: str = "", **frame: Unpack[Frame]) -> str:
    """Make a whole document. `heading` is its h1."""
    hashable: Any = {k: tuple(v) if isinstance(v, list) else v for k, v in frame.items()}
    before, after = _frame(language, title, heading, **hashable)
    before = str(before).replace("<html", f"<html{preferences.looks.get()}", 1)
    return "".join((before, bind_markup(language, body), after))


def from_template(
    language: str,
    heading: str,
    template: str,
    facts: Mapping[str, object],
    *,
    title: str = "",
    **frame: Unpack[Frame],
) -> str:
    """Make a page with a heading, whose body is a template with facts.

    Without a `title` it is the heading and the name of the site.
    """
    title = title or f"{heading} · {texts.speaker(language)('title')}"
    body = templates.render(template, language, **facts)
    return page(language, title, body, heading=heading, **frame)


@lru_cache(maxsize=128)
def _frame(
    language: str,
    title: str,
    heading: str,
    kind: str = "plain",
    query: str = "",
    game: Game | None = None,
    about: Game | None = None,
    cards: str = "",
    coach: Markup = NOTHING,
    head: Markup = NOTHING,
    styles: Sequence[str] = (),
    scripts: Sequence[str] = (),
    drawn: Game | None = None,
) -> tuple[str, str]:
    """Return the markup before and after the body of a `page` with these arguments."""
    modules, world, drawn = (preferences.SCRIPT, *scripts), about or game, drawn or game
    worlds = assets.world_of(world, "css") if world else ()
    signs = game.pages.legend(language) if game else ()
    made = templates.render(
        "kit/page.html",
        language,
        title=title,
        heading=heading,
        kind=kind,
        query=query,
        game=game,
        body=Markup(BODY),
        fonts=assets.FONTS,
        sheet=assets.sheet_address(*STYLES, *worlds, *styles),
        world=world,
        about=about,
        script=assets.script_address(*modules),
        drawings=assets.drawings_address(drawn) if drawn and drawn.pages.drawings() else "",
        language_names=texts.LANGUAGE_NAMES,
        switches=preferences.groups(language, game),
        keys=preferences.KEYS,
        goal=texts.lines_of_game(game, language, "goal") if game else (),
        cards=cards,
        coach=coach,
        head=head,
        legend=[sign._replace(drawing=Markup(sign.drawing)) for sign in signs],
        turn=texts.lines_of_game(game, language, "turn") if game else (),
    )
    before, _, after = bind_markup(language, made).partition(BODY)
    return before, after


def error_page(
    language: str, text: str, mine: Sequence[Mapping[str, object]] = (), detail: str = ""
) -> str:
    """Make a page about a failure (`detail` is in English), with one's own tables, to go on."""
    body = templates.render(
        "kit/error.html", language, text=text, mine=mine, first=len(mine), full=False, detail=detail
    )
    styles = ["lobby/lobby.css"] if mine else []
    return page(language, texts.speaker(language)("error-title"), body, styles=styles)
