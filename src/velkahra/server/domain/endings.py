"""The end of a game: places, points by source, the source that made the difference, feats."""

from collections import Counter
from collections.abc import Sequence
from itertools import chain

import msgspec

from velkahra.core.contract.ending import NOTABLE, Feat
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.play.play import Play
from velkahra.server.domain.texts import of_game, speaker


class FinalPlace(msgspec.Struct, frozen=True):
    """The end of a game for a seat.

    Attributes:
        place: from 1; seats that are level share one, and an automaton that won has the first.
        share: of the victory, 0..1.
        points: None where the game has none.
    """

    seat: int
    place: int
    share: float
    points: int | None


class FinalRow(msgspec.Struct, frozen=True):
    """A player of a finished game, an automaton too: its place, points by source, and best feat."""

    end: FinalPlace
    parts: dict[str, int]
    feat: Feat | None

    @property
    def total(self) -> int:
        """The length of the player's bar, in points."""
        return sum(max(0, points) for points in self.parts.values()) or self.end.points or 0


def final_places(game: Game, state: State) -> list[FinalPlace]:
    """List the seats of a finished game, the best first."""
    shares = list(state.returns())
    scores = [game.table.final_score(state, seat) for seat in range(state.seats)]
    keys = list(zip(shares, scores, strict=True))
    ahead = 1 if any(shares) else 2
    found = [
        FinalPlace(seat, ahead + sum(key > own for key in keys), own[0], next(iter(own[1]), None))
        for seat, own in enumerate(keys)
    ]
    return sorted(found, key=lambda place: place.place)


def final_rows(play: Play) -> list[FinalRow]:
    """List the players of a finished game, the best first, with an automaton that won points."""
    ending, state = play.game.ending, play.state
    parts: dict[int, Counter[str]] = {}
    for part in ending.parts(chain.from_iterable(play.happened)):
        parts.setdefault(part.seat, Counter())[part.source] += part.points
    best: dict[int, Feat] = {}
    for feat in ending.feats(play.happened):
        if feat.worth >= max(NOTABLE, best[feat.seat].worth + 1 if feat.seat in best else 0):
            best[feat.seat] = feat
    places = final_places(play.game, state)
    unseated = [
        FinalPlace(seat, 1 if play.game.unseated_share(state) else 2, 0.0, sum(own.values()))
        for seat, own in parts.items()
        if seat >= state.seats
    ]
    return sorted(
        (
            FinalRow(end, dict(parts.get(end.seat, {})), best.get(end.seat))
            for end in (*places, *unseated)
        ),
        key=lambda row: (row.end.place, -(row.end.points or 0)),
    )


def player_of(language: str, play: Play, seat: int) -> str:
    """Return the name of a seat, or of the automaton, which has a number beyond the seats."""
    if seat < play.seats:
        return play.game.words.seat(language, play.options, seat)
    return play.game.automaton(language, play.seats, play.options)


def rivals(rows: Sequence[FinalRow], own: int) -> tuple[FinalRow, FinalRow] | None:
    """Return the winner and a loser to compare: the seat `own` if it lost, or else the next one.

    None if nobody lost to another player.
    """
    losers = [row for row in rows if row.end.place > rows[0].end.place]
    mine = next((row for row in losers if row.end.seat == own), None)
    return (rows[0], mine or losers[0]) if losers else None


def reason(language: str, play: Play, rows: Sequence[FinalRow], own: int) -> str:
    """Return a sentence about the source of points that made the difference, or ""."""
    pair = rivals(rows, own)
    if pair is None:
        return most_of(language, play.game, rows[0]) if len(rows) == 1 else ""
    ahead, behind = (row.parts for row in pair)
    source = _source(play.game, ahead, behind)
    if not source:
        return ""
    winner, other = (player_of(language, play, row.end.seat) for row in pair)
    facts: dict[str, str | int] = {"points": ahead.get(source, 0), "less": behind.get(source, 0)}
    facts |= {"least": min(ahead.values(), default=0), "lost": -min(0, behind.get(source, 0))}
    return play.game.words.text(language, "why", source=source, seat=winner, other=other, **facts)


def _source(game: Game, ahead: dict[str, int], behind: dict[str, int]) -> str:
    """Return the source that made the difference, "" for none, "level" for equal weakest ones."""
    if not game.ending.colours or not ahead:
        return ""
    if not game.ending.least:
        leads = {s: ahead.get(s, 0) - behind.get(s, 0) for s in game.ending.colours}
        source = max(leads, key=lambda name: leads[name])
        return source if leads[source] > 0 else ""
    source = min(behind, key=lambda name: behind[name])
    return source if min(ahead.values()) > behind[source] else "level"


def most_of(language: str, game: Game, row: FinalRow) -> str:
    """Return a sentence about the source that brought a lone player most, or ""."""
    source = max(row.parts, key=lambda name: row.parts[name], default="")
    if not source:
        return ""
    name = of_game(game, language, f"source-{source}")
    return speaker(language)("over-most", source=name, points=row.parts[source])


def feat_in_words(language: str, play: Play, row: FinalRow) -> str:
    """Return the best feat of a player as the log tells it, or else where most points came from."""
    if row.feat is None:
        return most_of(language, play.game, row)
    words = play.game.words
    return " ".join(words.event(language, event, play.options) for event in row.feat.events)
