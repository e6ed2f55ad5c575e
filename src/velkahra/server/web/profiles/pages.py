"""The page of a person, the table of the best, and what other pages show of strengths."""

from collections import defaultdict
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from typing import Final

from markupsafe import Markup

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import characters, links, strength
from velkahra.server.domain.texts import of_game, speaker
from velkahra.server.store import people, profiles
from velkahra.server.store.profiles import Figure, Person, PersonStrength, Profile
from velkahra.server.web.kit import pages, templates
from velkahra.server.web.people.company import STYLE as COMPANY
from velkahra.server.web.profiles.plot import plot

STYLE: Final = "profiles/profiles.css"
MOST_OPENINGS: Final = 3


def strength_words(language: str, found: strength.Strength) -> str:
    """Return a strength with its uncertainty."""
    spread = round(2 * found.deviation)
    return speaker(language)("strength-of", mean=round(found.mean), spread=spread)


def person_page(
    language: str, profile: Profile, *, own: bool, buttons: Markup = pages.NOTHING
) -> str:
    """Make the page of a person; `own`: of the viewer, who else gets `buttons` about the person."""
    figures: dict[str, list[Figure]] = defaultdict(list)
    for figure in profile.figures:
        figures[figure.game].append(figure)
    known = registry.names()
    facts = {
        "own": own,
        "buttons": buttons,
        "seen_by": profile.person.seen_by,
        "titles": [
            _title(language, profile, registry.game(game), figures[game])
            for game in known
            if game in figures
        ],
        "games": [
            _last(language, game) for game in profile.games if game.game.game in registry.names()
        ],
    }
    styles = [STYLE, COMPANY]
    return pages.from_template(
        language, profile.person.name, "profiles/person.html", facts, styles=styles
    )


def _title(
    language: str, profile: Profile, game: Game, figures: Sequence[Figure]
) -> dict[str, object]:
    kinds: dict[str, list[Figure]] = defaultdict(list)
    for figure in figures:
        kinds[figure.kind].append(figure)
    return {
        "name": game.name,
        "title": pages.title_of(game, language),
        "seats": sorted(kinds["seats"], key=lambda figure: int(figure.name)),
        "row": max((figure.won for figure in kinds["row"]), default=0),
        "sources": _sources(language, game, kinds["source"]),
        "openings": [
            (_opening(language, profile, game.name, figure.name), figure)
            for figure in kinds["opening"][:MOST_OPENINGS]
        ],
        "strengths": [
            _strength(language, profile, one) for one in profile.standings if one.game == game.name
        ],
    }


def _sources(
    language: str, game: Game, figures: Sequence[Figure]
) -> list[tuple[str, str, float, float]]:
    """List the sources of points: name, colour, points a game, and part of the largest one."""
    colours = game.ending.colours
    known = {figure.name: figure for figure in figures}
    found = [
        (name, colour, known[name].points / known[name].games)
        for name, colour in colours.items()
        if name in known
    ]
    most = max((abs(points) for *_, points in found), default=0) or 1
    return [
        (of_game(game, language, f"source-{name}"), colour, round(points, 1), abs(points) / most)
        for name, colour, points in found
    ]


def _opening(language: str, profile: Profile, game: str, opening: str) -> str:
    return profile.openings.get((game, opening), {}).get(language, opening)


def _strength(language: str, profile: Profile, one: PersonStrength) -> dict[str, object]:
    say, words = speaker(language), strength_words(language, one.strength)
    points = [p for p in profile.history if (p.game, p.seats) == (one.game, one.seats)]
    title = say("strength-plot", count=len(points), strength=words)
    ends = day_of(points[0].at), day_of(points[-1].at)
    levels = dict(_levels(language, one.game))
    drawn = plot(language, title, [point.strength for point in points], ends, levels)
    return {"one": one, "words": words, "plot": drawn if len(points) > 1 else ""}


def _levels(language: str, game: str) -> list[tuple[str, float]]:
    found = strength.anchors(game).items()
    return [(pages.level_name(language, level), anchor.mean) for level, anchor in found]


def day_of(at: int) -> str:
    """Return a date."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def _last(language: str, one: profiles.Game) -> dict[str, object]:
    found, game = one.game, registry.game(one.game.game)
    options, bots = game.complete(one.options), tuple(seat.bot for seat in found.seats)
    cast, say = characters.cast_of(game.name, bots), speaker(language)
    players = [
        say("player-bot", name=cast[n], level=pages.level_name(language, bot)) if bot else ""
        for n, bot in enumerate(bots)
    ]
    seats = [game.words.seat(language, options, n) for n in range(len(bots))]
    return {
        "day": day_of(found.at),
        "title": pages.title_of(game, language),
        "game": found,
        "uncounted": one.uncounted,
        "replay": links.replay_path(found.table, one.watch_key) if one.watch_key else "",
        "seats": sorted(
            zip(found.seats, seats, one.names, players, strict=True), key=lambda row: row[0].place
        ),
    }


def best_page(
    language: str, game: Game, seats: int, rows: Sequence[PersonStrength], counts: Sequence[int]
) -> str:
    """Make the table of the best of a game, for one of these numbers of seats."""
    facts = {
        "game": game,
        "seats": seats,
        "counts": counts,
        "titles": [(name, pages.title_of(registry.game(name), language)) for name in rated_games()],
        "rows": [(one, strength_words(language, one.strength)) for one in rows],
        "levels": _levels(language, game.name),
    }
    return pages.from_template(
        language,
        speaker(language)("best-title"),
        "profiles/best.html",
        facts,
        query=f"game={game.name}&seats={seats}&",
        about=game,
        styles=[STYLE],
    )


def rated_games() -> list[str]:
    """List the games that can be rated: of others no bot has a strength."""
    return [name for name in registry.names() if strength.anchors(name)]


def counts_of(game: Game) -> list[int]:
    """List the numbers of seats with which a game can be rated."""
    return [seats for seats in sorted(game.seats) if seats > 1]


def account_part(language: str, person: Person) -> Markup:
    """Make the part of the account's page on the page of its person."""
    say: Callable[[str], str] = speaker(language)
    return templates.render(
        "profiles/account.html",
        language,
        name=person.name,
        seen_by=person.seen_by,
        choices=[(one, say(f"seen-by-{one}")) for one in people.CHOICES],
    )


def rated_part(
    language: str, game: Game, mine: PersonStrength | None, near: Sequence[PersonStrength]
) -> Markup:
    """Make the field of a new table that rates its game, with opponents near one's strength."""
    if game.name not in rated_games():
        return pages.NOTHING
    level = strength.even_level(game.name, mine.strength.mean) if mine else ""
    return templates.render(
        "profiles/rated.html",
        language,
        game=game,
        strength=strength_words(language, mine.strength) if mine else "",
        seats=mine.seats if mine else 0,
        level=pages.level_name(language, level) if level else "",
        near=[(one.name, round(one.strength.mean)) for one in near],
    )
