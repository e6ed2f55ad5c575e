"""A finished game as the archive keeps it: its result, and its first decisions as an opening."""

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from typing import Final

import msgspec

from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import CHANCE, State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.play.record import Ply
from velkahra.server.domain import endings, labels, strength, wording

MOST_STEPS: Final = 16
"""The first decisions of a game by which its opening and its positions are found."""
LONGEST_WORDS: Final = 160
NO_WINNER: Final = -1
SEVERAL: Final = -2
BANDS: Final = (20.0, 30.0)
"""Strengths between which a player is of usual strength."""
UNKNOWN: Final = 0


class Step(msgspec.Struct, frozen=True):
    """A decision of an opening: see the table `archived_steps`; `words` are by language."""

    node: int
    position: int
    seat: int
    decision: str
    words: dict[str, str]


class Archived(msgspec.Struct, frozen=True):
    """A finished game: see the table `archived`. `bots` and `ends` are by seat, "" for a person."""

    table: str
    game: str
    decided: int
    options: str
    winner: int
    bots: tuple[str, ...]
    ends: tuple[endings.FinalPlace, ...]
    steps: tuple[Step, ...]


def archived(table: str, play: Play, bots: Sequence[str]) -> Archived:
    """Return a finished game for the archive; `bots` are the names of bots by seat, "" for people.

    Options that a person typed, such as names of teams, are left out.
    """
    found = {row.end.seat: row.end for row in endings.final_rows(play)}
    ends = tuple(found[seat] for seat in range(len(bots)))
    won = [end.seat for end in ends if end.place == 1 and end.share > 0]
    winner = SEVERAL if len(won) > 1 else won[0] if won else NO_WINNER
    decided = sum(seat != CHANCE for seat, _ in play.plies)
    options = options_text(play.game, play.options)
    about = table, play.game.name, decided, options, winner, tuple(bots), ends
    return Archived(*about, tuple(_steps(play, options)))


def options_text(game: Game, options: Options) -> str:
    """Return the options that change a game, as JSON by which games with alike ones are found."""
    shown = {one.name: options[one.name] for one in game.options if not one.cosmetic}
    return msgspec.json.encode(shown, order="deterministic").decode()


def _steps(play: Play, options: str) -> Iterator[Step]:
    game, node = play.game, digest(play.game.name, play.seats, options)
    state, seen, left = game.start(play.seats, play.options), {0}, MOST_STEPS
    for seat, action in play.plies:
        if seat != CHANCE:
            said = {code: _in_words(code, play, state, (seat, action)) for code in LANGUAGES}
            position = position_of(game, state)
            position = 0 if position in seen else position
            seen.add(position)
            yield Step(node, position, seat, said["en"], said)
            node, left = digest(node, seat, said["en"]), left - 1
        if not left:
            return
        state.advance(seat, action, None)


def _in_words(language: str, play: Play, state: State, ply: Ply) -> str:
    """Return what a decision does: the same notation may mean another card in another game."""
    told = wording.preview_of(play.game, state, language, play.options, *ply, as_log=True).lines
    found = told[0] if told else labels.label_of(play.game, state, language, *ply)
    return found[:LONGEST_WORDS]


def digest(*facts: object) -> int:
    """Return the number of a node, or of a decision by its English sentence, whatever came before.

    The first node is a game, seats and options; others a node, a seat and its decision; a decision
    is a game, a seat and a sentence.
    """
    text = " ".join(map(str, facts)).encode()
    return int.from_bytes(hashlib.sha256(text).digest()[:8]) >> 1


def node_of(game: Game, seats: int, options: str, line: Iterable[tuple[int, str]]) -> int:
    """Return the node after the decisions of a line."""
    return reduce(lambda node, step: digest(node, *step), line, digest(game.name, seats, options))


def position_of(game: Game, state: State) -> int:
    """Return a digest of what a spectator sees: hidden hands do not tell positions apart."""
    return digest(game.name + msgspec.json.encode(game.view(state, SPECTATOR)).decode())


def band_of(game: str, bot: str, mean: float | None) -> int:
    """Return how strong a player is: 1 weak, 2 usual, 3 strong, or UNKNOWN.

    `bot` is the name of a bot, "" for a person with the strength `mean`, if it is known.
    """
    known = strength.anchors(game).get(bot) if bot else None
    found = known.mean if known else mean
    return UNKNOWN if found is None else 1 + sum(found >= least for least in BANDS)
