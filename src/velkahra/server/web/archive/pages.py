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


def search_page(language: str, sought: Sought, typed: str, found: Sequence[Found]) -> str:
    """Make the page of the search, with one page of games; `typed` is the name of a person."""
    everything, winner = ("", texts.speaker(language)("archive-any")), sought.winner
    query = msgspec.structs.asdict(sought) | {"person": typed, "rated": "yes" * sought.rated}
    query["winner"] = "" if winner is None else str(winner)
    game = registry.game(sought.game) if sought.game else None
    shown = [one for one in found if one.game in registry.names()]
    last = found[games.MOST - 1].number if len(found) > games.MOST else 0
    facts = {
        "query": query,
        "titles": [everything, *pages.titles(language)],
        "counts": [everything, *((str(n), str(n)) for n in _counts(game))],
        "winners": [everything, *_winners(language, game, sought.seats)] if game else [],
        "options": [everything, *_options(language, game)] if game else [],
        "games": [_listed(language, one) for one in shown[: games.MOST]],
        "older": address("/archive", **query | {"before": last}) if last else "",
        "without": address("/archive", **query | {"node": 0, "position": 0}),
    }
    return _page(language, "search", facts, address("", **query)[1:], game)


def _page(
    language: str,
    name: str,
    facts: Mapping[str, object],
    query: str = "",
    about: Game | None = None,
) -> str:
    heading = texts.speaker(language)("archive-title" if name == "search" else f"archive-{name}")
    path, kept = f"archive/{name}.html", f"{query}&" if query else ""
    return pages.from_template(
        language, heading, path, facts, query=kept, about=about, styles=STYLES
    )


def _counts(game: Game | None) -> list[int]:
    of = [game] if game else [registry.game(name) for name in registry.names()]
    return sorted({seats for one in of for seats in one.seats})


def _winners(language: str, game: Game, seats: int) -> list[tuple[str, str]]:
    """List the results to choose from."""
    say, options, seats = texts.speaker(language), game.complete({}), seats or max(game.seats)
    named = [(str(n), game.words.seat(language, options, n)) for n in range(seats)]
    special = ((archived.SEVERAL, "archive-several"), (archived.NO_WINNER, "archive-nobody"))
    return [*named, *((str(n), say(key)) for n, key in special)]


def _options(language: str, game: Game) -> list[tuple[str, str]]:
    """List the options of a game with each value, as the query has them."""
    return [(query, _option(language, game, *one)) for query, one in option_queries(game).items()]


def option_queries(game: Game) -> dict[str, tuple[str, str]]:
    """Return the options with each value, by how they stand in stored options."""
    return {
        msgspec.json.encode({one.name: value}).decode()[1:-1]: (one.name, value)
        for one in game.options
        if not one.cosmetic
        for value in one.values
    }


def _option(language: str, game: Game, name: str, value: str) -> str:
    word = option_word(language, game, name)
    return f"{word}: {option_word(language, game, name, value)}"


def _unusual(game: Game, options: Mapping[str, str]) -> list[tuple[str, str]]:
    """List the options that are not as usual, with their values."""
    return [
        (one.name, options[one.name])
        for one in game.options
        if not one.cosmetic and options[one.name] != one.values[0]
    ]


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
    chosen = [_option(language, game, *one) for one in _unusual(game, options)]
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

    def at(upto: Line, by: int | None = band) -> str:
        steps = [f"{seat} {decision}" for seat, decision in upto]
        facts = {"game": game.name, "seats": seats, "options": options, "d": steps}
        return address("/archive/openings", **facts, band="" if by is None else str(by))

    node = archived.node_of(game, seats, options, line)
    facts = {
        "game": game,
        "titles": pages.titles(language),
        "seats": seats,
        "counts": _counts(game),
        "variants": [(one, _variant(language, game, one), games) for one, games in variants],
        "options": options,
        "at": at,
        "line": tuple(line),
        "words": words,
        "goes_on": len(line) + 1 < archived.MOST_STEPS,
        "found": found,
        "bands": [(key, at(line, by), by == band) for key, by in _BANDS],
        "games": address("/archive", game=game.name, seats=seats, node=node) if line else "",
    }
    return _page(language, "openings", facts, at(line)[len("/archive/openings?") :], game)


_BANDS: Final = (
    ("archive-band-all", None),
    ("archive-band-1", 1),
    ("archive-band-2", 2),
    ("archive-band-3", 3),
    ("archive-band-0", archived.UNKNOWN),
)


def _variant(language: str, game: Game, options: str) -> str:
    """Return the options of a variant that are not the usual ones, in words."""
    read = game.complete(msgspec.json.decode(options, type=dict[str, str]))
    chosen = [option_word(language, game, *one) for one in _unusual(game, read)]
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
    return _page(language, "data", facts)
