"""Studies: what a viewer sees of a position, what can be entered there, and the moves in words."""

from collections.abc import Collection, Iterator, Sequence
from contextlib import suppress
from random import SystemRandom
from typing import Any, Final

import msgspec
from librt.random import Random

from velkahra.core.contract.events import OPEN, SPECTATOR, Event, Events
from velkahra.core.contract.game import Game
from velkahra.core.contract.refusals import VelkahraError
from velkahra.core.contract.space import Kind
from velkahra.core.contract.state import CHANCE, NOBODY, State
from velkahra.core.play.guesses import MOST_LETTERS
from velkahra.core.play.play import intern_event
from velkahra.core.play.tree import GUESS, ROOT, Tree
from velkahra.server.domain import wording

LONGEST_TITLE: Final = 60
QUIET: Final = 60
MOST_WORLDS: Final = 200
TRIED: Final = 12
"""Positions that agree with everything known, to list what a seat with a hidden hand could do."""
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


def drawn_view(tree: Tree, number: int, eyes: int) -> tuple[State, list[Event], Any, int]:
    """Return the position after a move, its events, its view, and the seat that can be played.

    That is -1 where nothing can be done on the board. A draw is seen from where the seat before it
    sits, so that the page does not change for it.
    """
    (state, happened), game = tree.step(number), tree.game
    actor = int(state.actor())
    if eyes == OPEN:
        seats = [seat for n in tree.path(number) if (seat := tree.moves[n].seat) >= 0]
        seat = actor if actor >= 0 else [0, *seats][-1]
        own, everything = game.view(state, seat, happened), game.view(state, OPEN, happened)
        return state, happened, _as_seen_by(game, own, everything), max(actor, -1)
    if actor >= 0:
        own, public = game.view(state, actor), game.view(state, SPECTATOR)
        if actor == eyes or _as_seen_by(game, own, public) == own:
            return state, happened, game.view(state, actor, happened), actor
    return state, happened, game.view(state, eyes, happened), -1


def _as_seen_by(game: Game, own: Any, view: Any) -> Any:  # noqa: ANN401 - each game's own type
    """Return another view, from where the seat of `own` sits."""
    fields = {name: getattr(own, name) for name in game.viewpoint if hasattr(own, name)}
    return msgspec.structs.replace(view, **fields)


def _is_unseen(game: Game, state: State, outcomes: list[int], eyes: int) -> bool:
    """Return whether these eyes cannot see which of several outcomes comes now."""

    def shown(outcome: int) -> str:
        after, events = _tried(state, CHANCE, outcome)
        seen = [str(event) for event in events if event.visible_to(eyes)]
        return f"{seen} {game.view(after, eyes)}"

    return eyes != OPEN and len(outcomes) > 1 and shown(outcomes[0]) == shown(outcomes[-1])


def _tried(state: State, seat: int, action: int) -> tuple[State, list[Event]]:
    after, events = state.clone(), Events()
    after.apply(seat, action, events)
    return after, events.happened


def settle(tree: Tree, number: int, head: Head) -> list[int]:
    """Add what follows a move without a decision, and list it: draws that nobody is asked for."""
    added, state = [], tree.state(number)
    while int(state.actor()) == CHANCE:
        outcomes = [int(outcome) for outcome in state.legal_actions(CHANCE)]
        unseen = _is_unseen(tree.game, state, outcomes, head.eyes)
        # One that was drawn before stays, and another one can be entered.
        if tree.after(number) or (head.asks and len(outcomes) > 1 and not unseen):
            break
        action = draw(state)
        number = tree.add(number, CHANCE, action, GUESS if unseen else "")
        state.advance(CHANCE, action, None)
        added.append(number)
    return added


def entries(tree: Tree, number: int, eyes: int, language: str, path: str) -> list[Entry]:
    """List what can be entered after a move, after the words of a `path`, "" for all."""
    game, state, begun = tree.game, tree.state(number), path.split()
    actor = int(state.actor())
    if actor == NOBODY:
        return []
    legal = possible(game, state, actor, eyes)
    texts = {game.write(actor, action): (legal[action], action) for action in sorted(legal)}
    found = {text: one for text, one in texts.items() if text.split()[: len(begun)] == begun}
    heads = dict.fromkeys(" ".join(text.split()[: len(begun) + 1]) for text in found)
    if len(found) <= MOST_LISTED or len(heads) == len(found) < MOST_LABELLED:
        format_ = wording.formatter(game, language, tree.options)
        return [_entry(game, format_, actor, one, text) for text, one in found.items()]
    return [Entry(text, text.split()[-1], _square(text), text in found) for text in heads]


def possible(game: Game, state: State, actor: int, eyes: int) -> dict[int, State | None]:
    """Return what may be legal for all that these eyes know, each action with such a position.

    Positions are drawn until QUIET in a row bring nothing new. Of several tiles or gems at once
    some are too rare for that: those are listed without a position that are only refused for what
    the hand has.
    """
    found: dict[int, State | None] = {int(action): state for action in state.legal_actions(actor)}
    worlds, quiet = [state], 0
    hidden = eyes != OPEN and not 0 <= eyes == actor
    for number in range(MOST_WORLDS if hidden and game.hides else 0):
        world, before = state.determinize(eyes, Random(number)), len(found)
        if world.may_act(actor):
            worlds.append(world)
            for action in world.legal_actions(actor):
                found.setdefault(int(action), world)
        quiet = quiet + 1 if len(found) == before else 0
        if quiet == QUIET:
            break
    for kind in game.space.kinds if len(worlds) > 1 else ():
        found |= dict.fromkeys(_rare(kind, worlds[:TRIED], actor, found))
    return found


def _rare(kind: Kind, worlds: list[State], actor: int, found: Collection[int]) -> Iterator[int]:
    """Yield actions of several tiles or gems that no world has by accident."""
    labels = kind.fields[0].labels if len(kind.fields) == 1 else []
    known = [at for at in range(len(labels)) if kind.offset + at in found]
    if not known or len(set("".join(labels))) > MOST_LETTERS:
        return
    longest = max(len(labels[at]) for at in known)
    refusals = [world.refusal(actor, kind.offset + at) for world in worlds for at in known]
    rules = {refusal.rule for refusal in refusals if refusal}
    for at, label in enumerate(labels):
        if at not in known and len(label) <= longest:
            refused = (world.refusal(actor, kind.offset + at) for world in worlds)
            if all(refusal and refusal.rule in rules for refusal in refused):
                yield kind.offset + at


def _square(text: str) -> str:
    return f"s-{text.split()[-1]}"


def _entry(
    game: Game, format_: wording.EventFormatter, seat: int, one: tuple[State | None, int], text: str
) -> Entry:
    """Return an action in words: the first two sentences that it brings, and an element of it."""
    world, action = one
    happened = _tried(world, seat, action)[1] if world else []
    seen = [event for event in happened if event.visible_to(seat if seat >= 0 else OPEN)]
    lines = list(dict.fromkeys(format_.describe(event).text for event in seen[:2]))
    elements = [element for event in seen[:1] for element in game.highlights(event)]
    return Entry(text, " ".join(lines) or text, (elements or [_square(text)])[-1], True)


def sentences(
    tree: Tree, language: str, eyes: int, numbers: Sequence[int] | None
) -> dict[int, str]:
    """Return what moves of these numbers, or all, brought in words."""
    steps = tree.walk() if numbers is None else ((n, tree.step(n)[1]) for n in numbers)
    return {number: _sentence(tree, number, found, language, eyes) for number, found in steps}


def draw(state: State) -> int:
    """Return an outcome drawn by its probability."""
    return int(state.draw(Random(SystemRandom().getrandbits(60))))


def _sentence(tree: Tree, number: int, happened: Sequence[Event], language: str, eyes: int) -> str:
    """Return what a move brought in words: its first sentence, or its notation."""
    move = tree.moves[number]
    seat = move.seat if move.seat >= 0 and eyes == OPEN else eyes
    first = [event for event in happened if event.visible_to(seat)][:1]
    if number == ROOT:
        return ""
    if first:
        format_ = wording.formatter(tree.game, language, tree.options)
        return wording.in_words(format_, seat, map(intern_event, first))[0].text
    if eyes != OPEN and move.kind == GUESS:
        return ""
    return tree.game.write(move.seat, move.action)


def scores(tree: Tree, state: State) -> list[int | None]:
    """Return the points of each seat so far, as the game counts them at its end; None for none."""

    def of(seat: int) -> int | None:
        with suppress(VelkahraError, IndexError, ValueError):
            return next(iter(tree.game.table.final_score(state, seat)), None)
        return None

    return [of(seat) for seat in range(tree.seats)]


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
