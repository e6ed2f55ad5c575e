"""Replays a record as text or pictures, and draws single positions."""

from pathlib import Path
from typing import Any

from velkahra.cli import files, showing
from velkahra.core.contract.events import OPEN
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.play.play import Play
from velkahra.core.play.record import Record, ply_text


def replay(file: Path, pictures: Path | None, check: bool, language: str) -> None:
    """Print a record step by step, as everybody could see it, draw it into a folder, or check it.

    Raises: OptionError for an unknown language, VelkahraError for a file that does not replay, and
        for `check` with `pictures`.
    """
    files.check_language(language)
    if check and pictures is not None:
        raise VelkahraError("--check draws nothing: leave out --check or --pictures")
    record, play = files.load_played(file)
    game = play.game
    if check:
        showing.say(f"{file}: {play.version} plies replay under rules {game.rules} of {game.name}")
    elif pictures is not None:
        _draw_all(play, record, pictures, language)
    else:
        _print_plies(play, record, language)


def draw(file: Path, output: Path, ply: int, seat: str, language: str, width: int) -> None:
    """Draw the position after `ply` plies (-1: the last) as SVG or PNG, by the ending of `output`.

    `seat` says who looks: a seat, "open" (all there is), or "" (a spectator). `width` is in pixels.

    Raises: OptionError for an unknown language, UnknownSeat, VelkahraError for another ending, a
        wrong ply, or a file that does not replay or would be overwritten.
    """
    files.check_language(language)
    if output.suffix not in (".svg", ".png"):
        raise VelkahraError(f"{output} should end in .svg or .png")
    files.refuse_input(output, file)
    record, play = files.load_played(file, None if ply == -1 else max(0, ply))
    if not -1 <= ply <= len(record.plies):
        raise VelkahraError(f"there is no ply {ply}: the record has {len(record.plies)}")
    looks = OPEN if seat == "open" else files.seat_of(play.game, record.options, record.seats, seat)
    _write(output, play.game, play.view(looks), language, width)
    print(f"{output}: after {play.version} of {len(record.plies)} plies")


def _print_plies(play: Play, record: Record, language: str) -> None:
    for number, (ply, events) in enumerate(zip(play.plies, play.happened, strict=True), 1):
        print(f"{number:4}  {ply_text(play.game, record.options, ply)}")
        for event in events:
            text = play.game.words.event(language, event, record.options)
            print(f"\n== {text}" if event.kind in play.game.turns else f"      {text}")
    print(f"\n{play.game.text(play.state, -1, language)}")


def _draw_all(play: Play, record: Record, folder: Path, language: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    step = Play(play.game, record.seats, record.options)
    with showing.progress() as progress:
        for number in progress.track(range(play.version + 1), description="drawing"):
            if number:
                step.act(*play.plies[number - 1])
            _write(folder / f"{number:04}.svg", play.game, step.view(-1), language, 1100)
    print(f"{play.version + 1} pictures are in {folder}")


def _write(output: Path, game: Game, view: Any, language: str, width: int) -> None:  # noqa: ANN401
    picture = game.picture(view, language, width)
    output.parent.mkdir(parents=True, exist_ok=True)
    if output.suffix == ".png":
        from resvg_py import svg_to_bytes

        output.write_bytes(bytes(svg_to_bytes(svg_string=picture)))
    else:
        output.write_text(picture, encoding="utf-8", newline="\n")
