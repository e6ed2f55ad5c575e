"""The page of a person, the table of the best, and what other pages show of strengths."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, Final

from markupsafe import Markup

from velkahra.core import registry
from velkahra.core.contract.game import Game
from velkahra.server.domain import characters, links, strength
from velkahra.server.domain.texts import of_game, speaker
from velkahra.server.store import people, profiles
from velkahra.server.store.profiles import Figure, Person, PersonStrength, Profile
from velkahra.server.web.kit import pages, templates

STYLE: Final = "profiles/profiles.css"
MOST_OPENINGS: Final = 3
LEFT, RIGHT, TOP, BOTTOM = 30, 296, 10, 204
"""The edges of a plot within its picture of 400 by 230."""
MOST_POINTS: Final = 160
STEPS: Final = (5, 10, 20, 50)


def strength_words(language: str, found: strength.Strength) -> str:
    """Return a strength with its uncertainty."""
    spread = round(2 * found.deviation)
    return speaker(language)("strength-of", mean=round(found.mean), spread=spread)


def person_facts(language: str, profile: Profile) -> dict[str, Any]:
    """Return what the page of a person shows."""
    known = registry.names()
    figures = {game: [one for one in profile.figures if one.game == game] for game in known}
    return {
        "seen_by": profile.person.seen_by,
        "titles": [
            _title(language, profile, registry.game(game), some)
            for game, some in figures.items()
            if some
        ],
        "games": [_last(language, one) for one in profile.games if one.game.game in known],
    }


def _title(
    language: str, profile: Profile, game: Game, figures: Sequence[Figure]
) -> dict[str, object]:
    kinds = {
        kind: [one for one in figures if one.kind == kind]
        for kind in ("seats", "row", "source", "opening")
    }
    opened = kinds["opening"][:MOST_OPENINGS]
    words = [profile.openings.get((game.name, one.name), {}) for one in opened]
    return {
        "name": game.name,
        "title": pages.title_of(game, language),
        "seats": sorted(kinds["seats"], key=lambda figure: int(figure.name)),
        "row": max((figure.won for figure in kinds["row"]), default=0),
        "sources": _sources(language, game, kinds["source"]),
        "openings": [
            (said.get(language, figure.name), figure)
            for said, figure in zip(words, opened, strict=True)
        ],
        "strengths": [
            _strength(language, profile, one) for one in profile.standings if one.game == game.name
        ],
    }


def _sources(
    language: str, game: Game, figures: Sequence[Figure]
) -> list[tuple[str, str, float, float]]:
    """List the sources of points: name, colour, points a game, and part of the largest one."""
    means = {figure.name: figure.points / figure.games for figure in figures}
    known = {name: colour for name, colour in game.ending.colours.items() if name in means}
    most = max((abs(means[name]) for name in known), default=0) or 1
    words = {one: of_game(game, language, f"source-{one}") for one in known}
    return [
        (words[one], colour, round(means[one], 1), abs(means[one]) / most)
        for one, colour in known.items()
    ]


def _strength(language: str, profile: Profile, one: PersonStrength) -> dict[str, object]:
    words = strength_words(language, one.strength)
    points = [p for p in profile.history if (p.game, p.seats) == (one.game, one.seats)]
    plot = None
    if len(points) > 1:
        title = speaker(language)("strength-plot", count=len(points), strength=words)
        plot = plot_of(points, _levels(language, one.game)) | {"title": title}
    return {"one": one, "words": words, "plot": plot}


def plot_of(
    history: Sequence[PersonStrength], levels: Sequence[tuple[str, float]]
) -> dict[str, object]:
    """Return the numbers of the plot of strengths, the oldest first, and of the bots within it."""
    thinned = history[:: min(-1, -len(history) // MOST_POINTS)][::-1]
    known = [one.strength for one in thinned]
    lowest = min(one.sure for one in known) - 1
    highest = max(one.mean + 2 * one.deviation for one in known) + 1
    step = next((step for step in STEPS if (highest - lowest) / step <= 5), STEPS[-1])
    across = (RIGHT - LEFT) / max(1, len(known) - 1)

    def y(mean: float) -> float:
        return round(BOTTOM - (BOTTOM - TOP) * (mean - lowest) / (highest - lowest), 1)

    return {
        "marks": [(n, y(n)) for n in range(int(-(-lowest // step)) * step, int(highest) + 1, step)],
        "levels": [(name, y(mean)) for name, mean in levels if lowest < mean < highest],
        "points": [
            (round(LEFT + n * across, 1), *map(y, (s.mean, s.mean + 2 * s.deviation, s.sure)))
            for n, s in enumerate(known)
        ],
        "ends": [day_of(history[at].at) for at in (0, -1)],
    }


def _levels(language: str, game: str) -> list[tuple[str, float]]:
    found = strength.anchors(game).items()
    return [(pages.level_name(language, level), anchor.mean) for level, anchor in found]


def day_of(at: int) -> str:
    """Return a date."""
    return datetime.fromtimestamp(at, UTC).date().isoformat()


def _last(language: str, one: profiles.Game) -> dict[str, object]:
    found, game, say = one.game, registry.game(one.game.game), speaker(language)
    options, bots = game.complete(one.options), tuple(seat.bot for seat in found.seats)
    rows = [
        (
            found.seats[n],
            game.words.seat(language, options, n),
            one.names[n],
            say("player-bot", name=name, level=pages.level_name(language, bot)) if bot else "",
        )
        for n, (bot, name) in enumerate(zip(bots, characters.cast_of(game.name, bots), strict=True))
    ]
    return {
        "day": day_of(found.at),
        "title": pages.title_of(game, language),
        "game": found,
        "uncounted": one.uncounted,
        "replay": links.replay_path(found.table, one.watch_key) if one.watch_key else "",
        "seats": sorted(rows, key=lambda row: row[0].place),
    }


def best_facts(
    language: str, game: Game, seats: int, rows: Sequence[PersonStrength]
) -> dict[str, Any]:
    """Return what the table of the best of a game for a number of seats shows."""
    return {
        "game": game,
        "seats": seats,
        "counts": counts_of(game),
        "titles": pages.titles(language, rated_games()),
        "rows": [(one, strength_words(language, one.strength)) for one in rows],
        "levels": _levels(language, game.name),
    }


def rated_games() -> list[str]:
    """List the games that can be rated: of others no bot has a strength."""
    return [name for name in registry.names() if strength.anchors(name)]


def counts_of(game: Game) -> list[int]:
    """List the numbers of seats with which a game can be rated."""
    return [seats for seats in sorted(game.seats) if seats > 1]


def account_part(language: str, person: Person) -> Markup:
    """Make the part of the account's page on the page of its person."""
    say = speaker(language)
    choices = [(one, say(f"seen-by-{one}")) for one in people.CHOICES]
    facts = {"name": person.name, "seen_by": person.seen_by, "choices": choices}
    return templates.render("profiles/account.html", language, **facts)


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
