"""How a study begins: from the start of a game, a record, a position as text, or a puzzle."""

from collections.abc import Mapping
from typing import Final

import msgspec

from velkahra.core import registry
from velkahra.core.contract.events import OPEN, SPECTATOR
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play import position, tree, tutor
from velkahra.core.play.record import game_of, read_record
from velkahra.core.play.tree import ROOT, Tree
from velkahra.server.domain.studies import Head, settle
from velkahra.server.web.kit import forms
from velkahra.server.web.kit.numbers import number_of

LONGEST_TEXT: Final = 500_000
LONGEST_FORM: Final = 4 * LONGEST_TEXT


class Begun(msgspec.Struct, frozen=True):
    """The text of a tree as a process with limits has checked it, or the mistake in it."""

    text: str = ""
    wrong: str = ""
    line: int = 0
    fields: dict[str, str] = {}


def read(form: Mapping[str, bytes], game: str) -> Begun:
    """Return what a form's text says, checked move by move. It runs in a process with limits."""
    fields = {name: forms.text(value) for name, value in form.items() if name != "record"}
    text = forms.text(form.get("record", b"")).replace("\r\n", "\n").strip()
    if not text:
        return Begun(fields=fields)
    title = registry.game(game)
    try:
        if len(text) > LONGEST_TEXT:
            raise RecordError(f"the text is longer than {LONGEST_TEXT} characters")
        if "record" in text.split("\n", 1)[0]:
            found = tree.read_tree(f"{text}\n", title, lawful=False)
        else:
            found = tree.of_position(position.read_position(text, title), title)
        return Begun(tree.write_tree(found), fields=fields)
    except VelkahraError as error:
        return Begun(text[:LONGEST_TEXT], str(error), getattr(error, "line", 0), fields)


def tree_of(game: Game, begun: Begun) -> Tree:
    """Return the tree that a form asks for. Raises: VelkahraError, with the mistake in its text."""
    fields = begun.fields
    if begun.wrong:
        raise RecordError(begun.wrong)
    if begun.text:
        return tree.read_tree(begun.text, game, lawful=False)
    if fields.get("puzzle"):
        return of_puzzle(game, number_of(fields["puzzle"]))
    options = {name[7:]: text for name, text in fields.items() if name.startswith("option-")}
    return of_start(game, number_of(fields.get("seats", "")), options)


def of_puzzle(game: Game, number: int) -> Tree:
    """Return a puzzle's position, with the moves before it where it has a record.

    Raises: VelkahraError if there is no such puzzle.
    """
    found = game.files.puzzles()
    if not 1 <= number <= len(found):
        raise VelkahraError(f"there is no puzzle {number}")
    puzzle = found[number - 1]
    if puzzle.record and not puzzle.position and not puzzle.steps[0].position:
        record = read_record(puzzle.record, game)
        return tree.of_record(record, game_of(record.game, game))
    return tree.of_position(tutor.opening(game, puzzle), game)


def of_start(game: Game, seats: int, options: Mapping[str, str]) -> Tree:
    """Return a tree without moves. Raises: VelkahraError for options that are not offered."""
    complete = game.complete(options)
    game.start(seats, complete)
    game.check_together(complete)
    return Tree(game, seats, complete)


def head_of(found: Tree, *, cardboard: bool) -> Head:
    """Return the head of a new study, and draw what comes before the first decision."""
    about = found.seats, found.game.rules, dict(found.options), found.start, dict(found.notes)
    eyes = SPECTATOR if cardboard else OPEN
    head = Head("", *about, eyes, asks=cardboard, cardboard=cardboard)
    settle(found, [ROOT, *found.line()][-1], head)
    return head
