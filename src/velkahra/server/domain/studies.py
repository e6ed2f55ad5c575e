"""Studies: what a viewer sees of a position, what can be entered there, and the moves in words."""

from collections.abc import Iterator, Sequence
from random import SystemRandom
from typing import Any, Final

import msgspec
from librt.random import Random

from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.play import intern_event
from velkahra.core.play.tree import GUESS, Kind, Tree
from velkahra.server.domain import wording

LONGEST_TITLE: Final = 60
WORLDS: Final = 32
"""Worlds that agree with everything known, to list what a seat with a hidden hand could do."""
MOST_LISTED: Final = 120
MOST_LABELLED: Final = 300
"""Actions listed one by one; more are listed by their next word."""


class Head(msgspec.Struct, frozen=True):
    """What a study is about, beside its moves.

    Attributes:
        start: as in `Tree`.
        eyes: whose knowledge it shows: a seat, SPECTATOR for hands that nobody knows, or OPEN.
        asks: it asks what chance brings, where that can be seen; if not, it draws.
        cardboard: it keeps the score of a game on a real table.
    """

    title: str
    seats: int
    rules: int
    options: dict[str, str]
    start: str = ""
    notes: dict[str, str] = {}
    eyes: int = OPEN
    asks: bool = False
    cardboard: bool = False


class Entry(msgspec.Struct, frozen=True, array_like=True):
    """Something that can be entered: words of notation, a label, an element of the page.

    `done`: it is a whole action, not the beginning of several.
    """

    text: str
    label: str
    element: str
    done: bool


def drawn_view(game: Game, state: State, eyes: int, last: Sequence[Event]) -> tuple[Any, int]:
    """Return a view of a position, and the seat that can be played on the board, -1 for none."""
    actor = int(state.actor())
    if actor < 0:
        return game.view(state, eyes, last), -1
    if eyes == OPEN:
        return _all_of(game, state, actor, last), actor
    known = game.view(state, actor, last)
    if actor == eyes or not _hides(game, state, actor):
        return known, actor
    return game.view(state, eyes, last), -1


def _all_of(game: Game, state: State, seat: int, last: Sequence[Event]) -> Any:  # noqa: ANN401
    """Return the view of everything, from where a seat sits."""
    own, everything = game.view(state, seat, last), game.view(state, OPEN, last)
    fields = {name: getattr(own, name) for name in game.viewpoint if hasattr(own, name)}
    return msgspec.structs.replace(everything, **fields)


def _hides(game: Game, state: State, seat: int) -> bool:
    """Return whether a seat knows anything that spectators do not."""
    own, public = game.view(state, seat), game.view(state, SPECTATOR)
    fields = {name: getattr(public, name) for name in game.viewpoint if hasattr(public, name)}
    return bool(msgspec.structs.replace(own, **fields) != public)


def is_unseen(game: Game, state: State, eyes: int) -> bool:
    """Return whether the draw that comes now cannot be seen by these eyes."""
    if eyes == OPEN:
        return False
    outcomes = list(state.legal_actions(CHANCE))
    shown = {_shown(game, state, int(outcome), eyes) for outcome in (outcomes[0], outcomes[-1])}
    return len(shown) == 1 and len(outcomes) > 1


def _shown(game: Game, state: State, outcome: int, eyes: int) -> str:
    after, events = _tried(state, CHANCE, outcome)
    seen = [str(event) for event in events if event.visible_to(eyes)]
    return f"{seen} {game.view(after, eyes)}"


def _tried(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    after, events = state.clone(), Events()
    after.apply(seat, action, events)
    return after, events.happened


def settle(tree: Tree, number: int, head: Head) -> list[int]:
    """Add what follows a move without a decision, and list it: draws that nobody is asked for."""
    added = []
    state = tree.state(number)
    while int(state.actor()) == CHANCE:
        outcomes = list(state.legal_actions(CHANCE))
        unseen = len(outcomes) > 1 and is_unseen(tree.game, state, head.eyes)
        if head.asks and len(outcomes) > 1 and not unseen:
            break
        if tree.after(number):
            break  # it was drawn before; another outcome can be entered
        action = draw(state)
        kind: Kind = GUESS if unseen else ""
        number = tree.add(number, CHANCE, action, kind)
        state.advance(CHANCE, action, None)
        added.append(number)
    return added


def entries(
    game: Game, options: dict[str, str], state: State, eyes: int, language: str, path: str
) -> list[Entry]:
    """List what can be entered now, after the words of a `path`, "" for all."""
    actor = int(state.actor())
    if actor == NOBODY:
        return []
    begun = path.split()
    legal: dict[int, State] = {}
    for world in _worlds(game, state, actor, eyes):
        for action in world.legal_actions(actor):
            legal.setdefault(int(action), world)
    found: dict[str, tuple[State, int]] = {}
    for action, world in legal.items():
        text = game.write(actor, action)
        if text.split()[: len(begun)] == begun:
            found[text] = world, action
    heads = dict.fromkeys(" ".join(text.split()[: len(begun) + 1]) for text in found)
    if len(found) <= MOST_LISTED or len(heads) == len(found) < MOST_LABELLED:
        format_ = wording.formatter(game, language, options)
        return [_entry(game, format_, actor, *one, text) for text, one in found.items()]
    return [Entry(text, text.split()[-1], _square(text), text in found) for text in heads]


def _worlds(game: Game, state: State, actor: int, eyes: int) -> list[State]:
    """Return positions that agree with everything known, the true one first."""
    if eyes == OPEN or 0 <= eyes == actor or not game.hides:
        return [state]
    drawn = [state.determinize(eyes, Random(number)) for number in range(WORLDS)]
    return [state, *(world for world in drawn if world.may_act(actor))]


def _square(text: str) -> str:
    return f"s-{text.split()[-1]}"


def _entry(
    game: Game, format_: wording.EventFormatter, seat: int, world: State, action: int, text: str
) -> Entry:
    """Return an action in words: the first two sentences that it brings, and an element of it."""
    _, happened = _tried(world, seat, action)
    seen = [event for event in happened if event.visible_to(seat if seat >= 0 else OPEN)]
    lines = list(dict.fromkeys(format_.describe(event).text for event in seen[:2]))
    elements = [element for event in seen[:1] for element in game.highlights(event)]
    return Entry(text, " ".join(lines) or text, (elements or [_square(text)])[-1], True)


def sentences(tree: Tree, language: str, eyes: int) -> Iterator[tuple[int, str]]:
    """Yield each move's number, with what it brought in words."""
    for number, _, happened in tree.walk():
        yield number, sentence(tree, number, happened, language, eyes)


def sentence_of(tree: Tree, number: int, language: str, eyes: int) -> str:
    """Return what one move brought in words."""
    return sentence(tree, number, tree.step(number)[1], language, eyes) if number else ""


def draw(state: State) -> int:
    """Return an outcome drawn by its probability."""
    return int(state.draw(Random(SystemRandom().getrandbits(60))))


def looked(head: Head, eyes: int, *, asks: bool) -> Head:
    """Return a study's head with other eyes, if it has them."""
    known = eyes in (OPEN, SPECTATOR) or 0 <= eyes < head.seats
    return msgspec.structs.replace(head, eyes=eyes if known else head.eyes, asks=asks)


def sentence(tree: Tree, number: int, happened: Sequence[Event], language: str, eyes: int) -> str:
    """Return what a move brought in words: its first sentence, or its notation."""
    move = tree.moves[number]
    seat = move.seat if move.seat >= 0 and eyes == OPEN else eyes
    first = [event for event in happened if event.visible_to(seat)][:1]
    if first:
        format_ = wording.formatter(tree.game, language, tree.options)
        return wording.in_words(format_, seat, map(intern_event, first))[0].text
    if eyes != OPEN and move.kind == GUESS:
        return ""
    return tree.game.write(move.seat, move.action)


def scores(tree: Tree, state: State) -> list[int | None]:
    """Return the points of each seat so far, as the game counts them at its end; None for none."""
    found: list[int | None] = []
    for seat in range(int(state.seats)):
        try:
            points = tree.game.table.final_score(state, seat)
        except (VelkahraError, IndexError, ValueError):
            points = ()
        found.append(next(iter(points), None))
    return found


def tree_of(game: Game, head: Head, moves: dict[int, Any]) -> Tree:
    """Return the tree of a stored study."""
    options = game.complete(game.upgraded(head.rules, head.options)[1])
    tree = Tree(game, head.seats, options, head.start)
    tree.notes = dict(head.notes)
    for number, move in sorted(moves.items()):
        tree.put(number, move)
    return tree


def proper_title(text: str) -> str:
    """Return a title on one line, cut to its longest."""
    return " ".join("".join(c for c in text if c.isprintable()).split())[:LONGEST_TITLE]


def proper_comment(text: str, longest: int) -> str:
    """Return a comment without characters that cannot be shown and without empty ends."""
    lines = text.replace("\r\n", "\n").split("\n")
    kept = ("".join(c for c in line if c.isprintable()).rstrip() for line in lines)
    return "\n".join(kept)[:longest].strip()
