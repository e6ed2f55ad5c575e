"""Playthroughs: a random game per seat count as text, with everything the program says about it.

A change of the rules, the words or the views shows as a difference that a person can read. Of a
position, the view and the text of spectators are whole; those of seats are what differs from them.
`script/playthrough.py` compares those that are stored; `--write` writes them again.
"""

import argparse
import difflib
import sys
import textwrap
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from velkahra.cli.files import who
from velkahra.core import registry
from velkahra.core.contract.events import SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.play.record import ply_text
from velkahra.testing.walk import random_game

ROOT: Final = Path(__file__).resolve().parent.parent
PLIES: Final = 120
SEED: Final = 20
LOOK_EVERY: Final = 24
WIDTH: Final = 118


def playthrough(name: str, write: bool) -> None:
    """Compare the stored playthroughs with today's, or write them again.

    Raises: VelkahraError naming those that differ.
    """
    titles = [registry.game(name)] if name else [registry.game(n) for n in registry.names()]
    different = []
    for title in titles:
        for path, text in playthroughs(title):
            if write:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8", newline="\n")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                different.append(str(path.relative_to(ROOT)))
    if different:
        raise VelkahraError(
            f"these differ (use --write to write them again): {', '.join(different)}"
        )
    print("written" if write else "all playthroughs are as stored")


def playthroughs(game: Game) -> Iterator[tuple[Path, str]]:
    """Make the playthroughs of a game: one per number of seats, variants taken in turn."""
    folder = ROOT / "tests" / "playthroughs" / game.name
    for seats in game.seats:
        variants = [options for number, options in game.variants() if number == seats]
        options = variants[(seats * 5) % len(variants)]
        yield folder / f"{seats}-seats.txt", described(game, seats, options)


def described(game: Game, seats: int, options: dict[str, str]) -> str:
    """Tell a random game, odd seeds of which choose among the kinds of action first."""
    chosen = ", ".join(f"{name} {value}" for name, value in options.items())
    lines = [f"{game.name}, rules {game.rules}, {seats} seats, {chosen or 'no options'}"]
    for play in random_game(game, seats, options, SEED + seats, PLIES):
        if play.plies:
            lines.append(f"\n{play.version}. {ply_text(game, play.options, play.plies[-1])}")
            lines += _events(play)
        if play.version % LOOK_EVERY == 0 or play.version == PLIES or play.state.is_over():
            lines += _position(play)
    return "\n".join([*(line.rstrip() for line in lines), ""])


def _events(play: Play) -> Iterator[str]:
    for event in play.happened[-1]:
        heard = [seat for seat in range(-1, play.seats) if event.visible_to(seat)]
        everybody = len(heard) == play.seats + 1
        yield f"   {event!r}{'' if everybody else f' (only {heard})'}"
        for language in LANGUAGES:
            yield f"     {play.game.words.event(language, event, play.options)}"


def _position(play: Play) -> Iterator[str]:
    state, game = play.state, play.game
    yield f"\n== position {play.version} =="
    yield f"actor {state.actor()}, acting {state.acting():b}, over {state.is_over()}"
    yield f"returns {[round(share, 6) for share in state.returns()]}"
    yield f"census {game.census(state)}, faults {game.faults(state)}"
    for seat in (seat for seat in range(CHANCE, play.seats) if state.may_act(seat)):
        texts = [game.write(seat, action) for action in state.legal_actions(seat)]
        yield f"{who(game, play.options, seat)} may ({len(texts)}):"
        yield from textwrap.wrap(", ".join(texts), WIDTH, initial_indent="   ")
    for seat in range(-1, play.seats):
        yield from _seen(play, seat)


def _seen(play: Play, seat: int) -> Iterator[str]:
    state, game = play.state, play.game
    yield f"-- seat {seat}, undo to {play.undo_border(seat) if seat >= 0 else 'nothing'} --"
    yield from (f"   {game.words.prompt(language, state, seat)}" for language in LANGUAGES)
    yield from _json(_view(play, seat))
    if seat >= 0 and state.may_act(seat):
        yield from _json(game.choices(state, seat))
    text = game.text(state, seat)
    if seat >= 0:
        text = _changed(game.text(state, SPECTATOR), text)
    if text:
        yield textwrap.indent(text, "   ")


def _json(what: object) -> list[str]:
    text = msgspec.json.encode(what).decode()
    return textwrap.wrap(text, WIDTH, initial_indent="   ", break_on_hyphens=False)


def _view(play: Play, seat: int) -> object:
    """Return the view of a spectator, or what another view has otherwise."""
    mine, common = (
        msgspec.json.decode(msgspec.json.encode(play.view(viewer))) for viewer in (seat, SPECTATOR)
    )
    return common if seat == SPECTATOR else _otherwise(common, mine)


def _otherwise(common: object, mine: object) -> object:
    """Return the parts of JSON that differ from those of another one, by their names or numbers."""
    if isinstance(mine, dict) and isinstance(common, dict) and mine.keys() == common.keys():
        parts = [(name, common[name], mine[name]) for name in mine]
    elif isinstance(mine, list) and isinstance(common, list) and len(mine) == len(common):
        parts = [(str(n), *both) for n, both in enumerate(zip(common, mine, strict=True))]
    else:
        return mine
    return {name: _otherwise(one, other) for name, one, other in parts if one != other}


def _changed(before: str, after: str) -> str:
    """Return the lines that one text has and the other has not, with signs."""
    lines = difflib.ndiff(before.splitlines(), after.splitlines())
    return "\n".join(line for line in lines if line[0] in "+-")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?", default="", help="a game; default: all")
    parser.add_argument("--write", action="store_true", help="write the files again")
    wanted = parser.parse_args()
    playthrough(wanted.game, wanted.write)


if __name__ == "__main__":
    try:
        main()
    except VelkahraError as error:
        sys.exit(str(error))
