"""The pages of the archive: the search, the openings, the open data."""

from collections.abc import Mapping, Sequence
from typing import Final
from urllib.parse import urlencode

import msgspec

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import archived, characters, texts
from velkahra.server.store import games
from velkahra.server.store.games import Choice, Found, Sought
from velkahra.server.web.kit import pages
from velkahra.server.web.lobby.pages import option_word
from velkahra.server.web.profiles.pages import STYLE as PROFILES
from velkahra.server.web.profiles.pages import day_of

STYLES: Final = (PROFILES, "archive/archive.css")
Line = Sequence[tuple[int, str]]
"""The decisions of an opening: each with its seat."""


def address(path: str, **query: object) -> str:
    """Return an address with a query, without empty values; lists repeat their name."""
    given = {name: value for name, value in query.items() if value not in ("", 0, None, False, ())}
    return f"{path}?{urlencode(given, doseq=True)}" if given else path


def chosen_query(sought: Sought, typed: str) -> dict[str, object]:
    """Return the filters as the query of the page; `typed` is the name of a person."""
    found = msgspec.structs.asdict(sought) | {"person": typed, "rated": "yes" * sought.rated}
    return found | {"winner": "" if sought.winner is None else str(sought.winner)}


def search_page(language: str, sought: Sought, typed: str, found: Sequence[Found]) -> str:
    """Make the page of the search, with one page of games."""
    say, query = texts.speaker(language), chosen_query(sought, typed)
    game = registry.game(sought.game) if sought.game else None
    shown = [one for one in found if one.game in registry.names()]
    last = found[games.MOST - 1].number if len(found) > games.MOST else 0
    facts = {
        "query": query,
        "titles": [("", say("archive-any")), *_titles(language)],
        "counts": [("", say("archive-any")), *((str(n), str(n)) for n in _counts(game))],
        "winners": _winners(language, game, sought.seats),
        "options": _options(language, game),
        "games": [_listed(language, one) for one in shown[: games.MOST]],
        "older": address("/archive", **query | {"before": last}) if last else "",
        "without": address("/archive", **query | {"node": 0, "position": 0}),
    }
    return _page(language, "archive-title", "search", facts, address("", **query)[1:])


def _page(
    language: str, title: str, template: str, facts: Mapping[str, object], query: str = ""
) -> str:
    heading, kept = texts.speaker(language)(title), f"{query}&" if query else ""
    path = f"archive/{template}.html"
    return pages.from_template(language, heading, path, facts, query=kept, styles=STYLES)


def _titles(language: str) -> list[tuple[str, str]]:
    return pages.titles(language)


def _counts(game: Game | None) -> list[int]:
    of = [game] if game else [registry.game(name) for name in registry.names()]
    return sorted({seats for one in of for seats in one.seats})


def _winners(language: str, game: Game | None, seats: int) -> list[tuple[str, str]]:
    """List the results to choose from: seats have names once the game is known."""
    say = texts.speaker(language)
    if game is None:
        return []
    options = game.complete({})
    named = [
        (str(n), game.words.seat(language, options, n)) for n in range(seats or max(game.seats))
    ]
    special = ((archived.SEVERAL, "archive-several"), (archived.NO_WINNER, "archive-nobody"))
    return [("", say("archive-any")), *named, *((str(n), say(key)) for n, key in special)]


def _options(language: str, game: Game | None) -> list[tuple[str, str]]:
    """List the options of a game with each value, as the query has them."""
    if game is None:
        return []
    return [("", texts.speaker(language)("archive-any"))] + [
        (
            option_query(option.name, value),
            f"{option_word(language, game, option.name)}: "
            f"{option_word(language, game, option.name, value)}",
        )
        for option in game.options
        if not option.cosmetic
        for value in dict.fromkeys(option.values)
    ]


def option_query(name: str, value: str) -> str:
    """Return an option with its value as it stands in stored options."""
    return msgspec.json.encode({name: value}).decode()[1:-1]


def _listed(language: str, one: Found) -> dict[str, object]:
    say, game = texts.speaker(language), registry.game(one.game)
    options, title = game.complete(one.options), pages.title_of(game, language)
    bots = tuple(sat.bot for sat in sorted(one.seats, key=lambda sat: sat.seat))
    cast = characters.cast_of(game.name, bots)
    levels = {bot: pages.level_name(language, bot) for bot in bots}
    seats = [
        (
            sat,
            game.words.seat(language, options, sat.seat),
            say("player-bot", name=cast[sat.seat], level=levels[sat.bot]) if sat.bot else "",
        )
        for sat in one.seats
    ]
    chosen = [
        f"{option_word(language, game, option.name)}: "
        f"{option_word(language, game, option.name, options[option.name])}"
        for option in game.options
        if not option.cosmetic and options[option.name] != option.values[0]
    ]
    facts = [say("archive-decisions", count=one.decided), *chosen]
    return {"one": one, "title": title, "day": day_of(one.at), "seats": seats, "facts": facts}


def openings_page(
    language: str,
    game: Game,
    seats: int,
    variants: Sequence[tuple[str, int]],
    options: str,
    line: Line,
    words: Sequence[Mapping[str, str]],
    found: Sequence[Choice],
    band: int | None,
) -> str:
    """Make the page of an opening: its decisions so far, and those that follow."""
    all_games = sum(one.games for one in found)

    def at(upto: Line, by: int | None = band) -> str:
        steps = [f"{seat} {decision}" for seat, decision in upto]
        facts = {"game": game.name, "seats": seats, "options": options, "d": steps}
        return address("/archive/openings", **facts, band="" if by is None else str(by))

    node = node_of(game, seats, options, line)
    facts = {
        "game": game,
        "titles": _titles(language),
        "seats": seats,
        "counts": _counts(game),
        "variants": [(one, _variant(language, game, one), games) for one, games in variants],
        "options": options,
        "line": [
            (_said(language, said, decision), at(line[: n + 1]))
            for n, ((_, decision), said) in enumerate(zip(line, words, strict=True))
        ],
        "start": at(()),
        "found": [
            (
                _said(language, one.words, one.decision),
                at((*line, (one.seat, one.decision)))
                if len(line) + 1 < archived.MOST_STEPS
                else "",
                one.games,
                round(100 * one.games / all_games),
                round(100 * one.share),
            )
            for one in found
        ],
        "bands": [(key, at(line, by), by == band) for key, by in _BANDS],
        "games": address("/archive", game=game.name, seats=seats, node=node) if line else "",
    }
    return _page(
        language, "archive-openings", "openings", facts, at(line)[len("/archive/openings?") :]
    )


_BANDS: Final = (
    ("archive-band-all", None),
    ("archive-band-1", 1),
    ("archive-band-2", 2),
    ("archive-band-3", 3),
    ("archive-band-0", archived.UNKNOWN),
)


def node_of(game: Game, seats: int, options: str, line: Line) -> int:
    """Return the node after the decisions of a line."""
    node = archived.root(game.name, seats, options)
    for seat, decision in line:
        node = archived.child(node, seat, decision)
    return node


def _said(language: str, words: Mapping[str, str], decision: str) -> str:
    return words.get(language, decision)


def _variant(language: str, game: Game, options: str) -> str:
    """Return the options of a variant that are not the usual ones, in words."""
    read = game.complete(msgspec.json.decode(options, type=dict[str, str]))
    chosen = [
        option_word(language, game, option.name, read[option.name])
        for option in game.options
        if not option.cosmetic and read[option.name] != option.values[0]
    ]
    return ", ".join(chosen) or texts.speaker(language)("archive-usual")


def data_page(language: str, counts: Mapping[str, Sequence[int]], *, works: bool) -> str:
    """Make the page of the open data: for each game the sizes of its files."""
    facts = {
        "works": works,
        "sets": [
            (name, pages.title_of(registry.game(name), language), sizes)
            for name, sizes in counts.items()
            if sizes
        ],
    }
    return _page(language, "archive-data", "data", facts)
