"""Notation and records: everything that is written can be read back."""

from collections.abc import Iterator
from typing import Final

from librt.random import Random

from velkahra.core.contract import refusals, state
from velkahra.core.contract.game import Game
from velkahra.core.play import position
from velkahra.core.play.play import Play
from velkahra.core.play.record import LONGEST_LINE, read_record, write_record
from velkahra.testing.walk import fold

NONSENSE: Final = ("", " ", "\n", "\x00", "xyzzy", "é", "1", "-1", "9" * 5000, "<b>", "None")


def every_action_comes_back(game: Game) -> Iterator[str]:
    """Each integer of the space has one text, its own, whatever seat it is written for."""
    seen: dict[str, int] = {}
    for action in range(game.space.size):
        text = game.write(0, action)
        if any(game.write(seat, action) != text for seat in (state.CHANCE, max(game.seats) - 1)):
            yield f"{text!r} is written differently for another seat"
        if seen.setdefault(text, action) != action:
            yield f"{text!r} stands for {seen[text]} and {action}"
        if not text.isprintable() or text != text.strip() or len(text) > LONGEST_LINE // 2:
            yield f"{text!r} is not a text for a line"
        try:
            if game.read(text) != action:
                yield f"{text!r} was {action} and reads as {game.read(text)}"
        except refusals.NotationError as error:
            yield f"{text!r} cannot be read: {error}"


def every_form_comes_back(game: Game) -> Iterator[str]:
    """Each integer has one JSON form and one pair of kind and values."""
    space = game.space
    for action in range(space.size):
        form, parts = space.to_json(action), space.decode(action)
        if space.from_json(form) != action or space.encode(parts.kind, parts.values) != action:
            yield f"{form} does not lead back to {action}"
    for action in (-1, space.size):
        try:
            space.decode(action)
        except refusals.UnknownAction:
            continue
        yield f"{action} is outside the space and was taken apart"


def nonsense_is_refused(game: Game) -> Iterator[str]:
    """Text that is no action raises NotationError and nothing else."""
    known = {game.write(0, action) for action in range(game.space.size)}
    rng = Random(1)
    texts = sorted(known)
    broken = [_spoil(texts[rng.randrange(len(texts))], rng) for _ in range(200)]
    for text in [*NONSENSE, *broken]:
        try:
            action = game.read(text)
        except refusals.NotationError:
            continue
        except Exception as error:
            yield f"reading {text[:40]!r} raised {error!r}"
            continue
        if not 0 <= action < game.space.size:
            yield f"{text!r} reads as {action}, which is not an action"


def _spoil(text: str, rng: Random) -> str:
    place = rng.randrange(len(text) + 1)
    ways = (text[:place], text[:place] + "Q" + text[place:], text[place:] + " " + text[:place])
    return ways[rng.randrange(len(ways))]


def seats_have_names(game: Game) -> Iterator[str]:
    """Seats have different lower-case words in records, under all options."""
    for seats, options in game.variants():
        names = [game.seat_name(options, seat) for seat in range(seats)]
        if len({*names, "chance"}) != seats + 1 or not all(
            n.isalpha() and n.islower() for n in names
        ):
            yield f"the {seats} seats are called {names}"


def record_comes_back(play: Play, rng: Random) -> Iterator[str]:
    """A record reads back as it was, and replays to the same position and result."""
    record = play.record({"player": "somebody with spaces"})
    text = write_record(record, play.game)
    try:
        again = read_record(text, play.game)
        replayed = Play.replay(again, play.game)
    except refusals.VelkahraError as error:
        yield f"the record does not come back: {error}"
        return
    if again != record or write_record(again, play.game) != text:
        yield "the record reads back differently"
    if replayed.state.freeze() != play.state.freeze():
        yield "the record replays to another position"
    if list(replayed.state.returns()) != list(play.state.returns()):
        yield "the record replays to another result"


def position_comes_back(play: Play, rng: Random) -> Iterator[str]:
    """A position reads back as it was, half-taken decisions and pending chance included."""
    text = position.write_position(play.state, play.game)
    try:
        again = position.read_position(text, play.game)
    except refusals.VelkahraError as error:
        yield f"the position does not come back: {error}"
        return
    if again.freeze() != play.state.freeze():
        yield "the position reads back as another one"
    if position.write_position(again, play.game) != text:
        yield "the position that was read is written differently"
    if rng.randrange(2) and not again.is_over():
        yield from _breaks(text, play.game, rng)


def _breaks(text: str, game: Game, rng: Random) -> Iterator[str]:
    """A text with a broken line is refused, or is another valid position."""
    lines = text.split("\n")
    at = rng.randrange(len(lines))
    lines[at] = _spoil(lines[at], rng)
    try:
        position.read_position("\n".join(lines), game)
    except refusals.NotationError:
        return
    except Exception as error:
        yield f"reading {lines[at][:60]!r} raised {error!r}"


def replay_is_the_same_at_every_ply(play: Play, rng: Random) -> Iterator[str]:
    """The same plies lead through the same positions, whether they are checked or not."""
    checked = play.game.start(play.seats, play.options)
    unchecked = checked.clone()
    for number, (seat, action) in enumerate(play.plies, 1):
        checked.apply(seat, action)
        unchecked.advance(seat, action, None)
        if checked.freeze() != unchecked.freeze():
            yield f"ply {number} leads to two positions"
            return
    if checked.freeze() != play.state.freeze() or fold(play, 0).version != 0:
        yield "the same plies lead to another position"
