"""The form in which a table is opened with everything that can be chosen."""

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final
from urllib.parse import urlencode

import msgspec
from markupsafe import Markup

from velkahra.core.contract import front, options, refusals, words
from velkahra.core.contract.game import Game
from velkahra.server.domain import clocks, texts
from velkahra.server.domain.manners import ASKED_FOR
from velkahra.server.store.hints import NO, YES
from velkahra.server.store.tempo import TEMPOS
from velkahra.server.web.compiling import Compilation
from velkahra.server.web.hints import pages as hint_pages
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.timing import pages as time_pages

STYLE: Final = "lobby/lobby.css"


def build_text(say: texts.Say, build: Compilation) -> str:
    """Return a sentence on whether the rules are compiled, and its consequence."""
    return say(f"build-{build.state}", percent=build.percent, why=build.why)


class Choices(msgspec.Struct, frozen=True):
    """Values that the form starts with: who sits on each `seats`, and other fields by name."""

    seats: Sequence[str]
    fields: Mapping[str, str] = {}


PRESETS: Final[Mapping[str, tuple[str, Mapping[str, str]]]] = {
    "family": ("bot beginner", {"hints": YES, "clock": clocks.NO_CLOCK}),
    "letter": ("bot expert", {"hints": NO, "clock": clocks.NO_CLOCK}),
    "device": ("me", {"hints": NO, "clock": clocks.NO_CLOCK}),
    "slow": ("person", {"hints": NO, "clock": "days-3"}),
}
"""Ready-made choices: opponents, and values of other fields."""


def filled(game: Game, start: front.QuickStart, preset: str, level: str) -> Choices:
    """Fill the form for a quick start and a preset; `level` is the bot if the preset has none."""
    other, fields = PRESETS.get(preset, (f"bot {level}", {}))
    others = "person" if start.people else other
    seats = ["person" if start.people else "me", *[others] * (start.seats - 1)]
    options = {f"option-{name}": value for name, value in start.options.items()}
    return Choices(
        [*seats, *[pages.NOBODY] * (max(game.seats) - start.seats)], {**options, **fields}
    )


def new_page(
    language: str,
    game: Game,
    start: front.QuickStart,
    preset: str,
    level: str,
    rated: Markup = pages.NOTHING,
    club: str = "",
    *,
    public: bool,
    asks: bool = False,
) -> str:
    """Make the page on which everything about a new table can be chosen.

    The form begins with the quick start and the preset, one of `PRESETS` or another word for none;
    `level` is the bot that sits opposite; `rated` is the field that rates the game; `public`: the
    table may be listed, on the page of `club` if it has one. `asks`: it may ask for reliable
    players.
    """
    say = texts.speaker(language)
    title, more = pages.title_of(game, language), f"&{urlencode({'club': club})}" if club else ""
    if start.people:
        return _camp_page(language, game, start)
    facts = {
        "game": game,
        "start": start,
        "preset": preset,
        "presets": list(PRESETS),
        "starts": [(one.name, start_name(language, game, one)) for one in game.front.quick_starts],
        "public": public,
        "rated": rated,
        "club": club,
        "more": more,
        "leasts": [(n, say(f"listing-ask-{n}")) for n in (0, *ASKED_FOR)] if asks else (),
        "titles": pages.titles(language),
        **_form(language, game, filled(game, start, preset, level)),
    }
    heading = say("new-title", game=title)
    return pages.from_template(
        language,
        heading,
        "lobby/new.html",
        facts,
        query=f"game={game.name}&start={start.name}&preset={preset}{more}&",
        about=game,
        styles=[STYLE],
        scripts=["lobby/page.js"],
    )


def _camp_page(language: str, game: Game, start: front.QuickStart) -> str:
    """Make the page on which a camp is set up, step by step."""
    say = texts.speaker(language)
    form = _form(language, game, filled(game, start, "", ""))
    shown = (*start.first, *start.second)
    names = [option.name for option in game.options if _is_asked(option)]
    fixed = [name for name in start.options if name not in shown]
    facts = {
        **form,
        "game": game,
        "start": start,
        "fixed": fixed,
        "rest": [name for name in names if name not in (*shown, *fixed)],
        "teams": [(seats, str(seats)) for seats in sorted(game.seats, reverse=True)],
    }
    heading = say("front-camp-run")
    return pages.from_template(
        language,
        heading,
        "lobby/camp.html",
        facts,
        query=f"game={game.name}&start={start.name}&",
        about=game,
        styles=[STYLE],
        scripts=["lobby/camp.js"],
    )


def start_name(language: str, game: Game, start: front.QuickStart) -> str:
    """Return what a quick start is called; the number of seats where the game has no name."""
    found = texts.of_game(game, language, f"quick-{start.name}")
    unnamed = found.startswith("quick-")
    return texts.speaker(language)("lobby-seats", count=start.seats) if unnamed else found


def _form(language: str, game: Game, choices: Choices) -> dict[str, object]:
    """Return what the form asks, and what it is filled in with."""
    say = texts.speaker(language)
    names = seat_names(language, game, game.complete({}))
    alone = texts.of_game(game, language, "opening-alone") if 1 in game.seats else ""
    asked = [option for option in game.options if not option.cosmetic and _is_asked(option)]
    return {
        "seats": _seats(language, game, names, choices.seats),
        "renamed": msgspec.json.encode(_renamed(language, game, names)).decode(),
        "alone": "" if alone == "opening-alone" else alone,
        "options": asked,
        "chosen": choices.fields,
        "languages": [(code, texts.LANGUAGE_NAMES[code]) for code in words.LANGUAGES],
        "time": time_pages.fields(language, game, choices.fields.get("clock", "")),
        "tempos": [(tempo, say(f"tempo-{tempo}")) for tempo in TEMPOS],
        "hints": hint_pages.field(language, choices.fields.get("hints", YES)),
        "looks": [option for option in game.options if option.cosmetic],
        "word": partial(option_word, language, game),
        "why": partial(option_why, language, game),
    }


def _seats(
    language: str, game: Game, names: Sequence[str], sitters: Sequence[str]
) -> list[tuple[str, list[tuple[str, str]], str]]:
    """List the rows of the seats: a name, who may sit there, and who does at first."""
    players = pages.player_choices(language)
    nobody = (pages.NOBODY, texts.speaker(language)("seat-nobody"))
    return [
        (name, [*players, nobody] if n >= min(game.seats) else players, sitters[n])
        for n, name in enumerate(names)
    ]


def seat_names(language: str, game: Game, options: Mapping[str, str]) -> list[str]:
    """Name all seats a table of the game may have."""
    return [game.words.seat(language, options, seat) for seat in range(max(game.seats))]


def _renamed(language: str, game: Game, usual: Sequence[str]) -> dict[str, dict[str, list[str]]]:
    """Return the names of seats by cosmetic option and its value."""
    found = {
        f"option-{option.name}": {
            value: seat_names(language, game, game.complete({option.name: value}))
            for value in option.values
        }
        for option in game.options
        if option.cosmetic
    }
    return {
        name: values for name, values in found.items() if any(n != usual for n in values.values())
    }


def named_as_wished(game: Game, options: Mapping[str, str], rows: Sequence[int]) -> dict[str, str]:
    """Choose the looks that give the taken rows of the form, from 0, their names, if offered.

    Only where rows were left out. Raises: OptionError.
    """
    chosen = game.complete(options)
    if list(rows) == list(range(len(rows))) or max(rows) >= max(game.seats):
        return chosen
    looks = [option for option in game.options if option.cosmetic]
    wished = [game.seat_name(chosen, row) for row in rows]
    for values in product(*(option.values for option in looks)):
        tried = {**chosen, **{look.name: v for look, v in zip(looks, values, strict=True)}}
        if [game.seat_name(tried, seat) for seat in range(len(rows))] == wished:
            return tried
    return chosen


def offered(game: Game, options: Mapping[str, str], seats: int) -> dict[str, str]:
    """Leave out complete options that are offered for other numbers of seats only."""
    given = (option for option in game.options if not option.seats or seats in option.seats)
    return {option.name: options[option.name] for option in given}


def _is_asked(option: options.Option) -> bool:
    """Return whether there is something to choose: not where old tables alone have other values."""
    return option.since == 1 or len(set(option.values) - option.unlisted) > 1


def option_word(language: str, game: Game, *names: str) -> str:
    """Give the game's word for an option, or for one of its values."""
    key = "-".join(("option", *names))
    found = texts.of_game(game, language, key)
    return names[-1] if found == key else found


def option_why(language: str, game: Game, option: str) -> str:
    """Return the game's line that explains an option; "" where it has none."""
    key = f"option-{option}-why"
    found = texts.of_game(game, language, key)
    return "" if found == key else found


def forget_page(language: str, table: str, title: str) -> str:
    """Make the page that asks whether a game that goes on is to leave the visitor's list."""
    body = templates.render("lobby/forget.html", language, table=table, title=title)
    return pages.page(language, texts.speaker(language)("lobby-forget"), body, styles=[STYLE])


def clash(language: str, game: Game, error: refusals.OptionClash) -> str:
    """Return the message that a chosen value needs another one."""
    return texts.speaker(language)(
        "error-clash",
        option=option_word(language, game, error.option),
        value=option_word(language, game, error.option, error.value),
        other=option_word(language, game, error.other),
        needed=option_word(language, game, error.other, error.needed),
    )
