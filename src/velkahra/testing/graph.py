"""Clicks: the choice graph offers exactly the legal actions, over elements of the page."""

from collections.abc import Iterator
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Final

from librt.random import Random

from velkahra.core.choice.choice import Choices, Choose, Next, Node, Number, One
from velkahra.core.contract import refusals, words
from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.testing.pages import ID

STRAY: Final = ("", "no-such-element", "s-", "<script>", "é" * 300)


def finished(choices: Choices) -> set[str]:
    """Return the finished actions of all ways through a graph, in notation."""
    return _ends(choices, choices.root, {}) if choices.nodes else set()


def _ends(choices: Choices, step: Next, known: dict[int, set[str]]) -> set[str]:
    if isinstance(step, str):
        return {step}
    if step not in known:
        node = choices.nodes[step]
        if isinstance(node, One):
            ends = [_ends(choices, following, known) for following in choices.ways(node).values()]
            known[step] = set().union(*ends)
        else:
            known[step] = _texts(node)
    return known[step]


def _texts(node: Choose | Number) -> set[str]:
    if isinstance(node, Number):
        return {f"{node.text}{value}" for value in node.values}
    heaps = [(letter, len(list(alike))) for letter, alike in groupby(node.of, key=itemgetter(1))]
    sizes = range(node.least, node.most + 1)
    return {node.text + chosen for size in sizes for chosen in _handfuls(heaps, size)}


def _handfuls(heaps: list[tuple[str, int]], size: int) -> Iterator[str]:
    """Yield every way to take `size` letters from heaps of equal ones."""
    if not heaps:
        yield from [""] if size == 0 else []
        return
    (letter, number), *others = heaps
    for count in range(min(number, size) + 1):
        yield from (letter * count + rest for rest in _handfuls(others, size - count))


def elements(choices: Choices) -> set[str]:
    """Return the ids of the elements that a graph names."""
    return {element for node in choices.nodes for element in _named(choices, node)}


def _named(choices: Choices, node: Node) -> list[str]:
    if isinstance(node, One):
        return list(choices.ways(node))
    return [element for element, _ in node.of] if isinstance(node, Choose) else []


def leaves_are_the_legal_actions(play: Play, rng: Random) -> Iterator[str]:
    """The finished actions of a seat's graph are its legal actions, no more and no fewer."""
    for seat in range(play.seats):
        try:
            texts = finished(play.game.choices(play.state, seat))
            offered = {play.game.read(text) for text in texts}
        except refusals.NotationError as error:
            yield f"the graph of seat {seat} ends in something unreadable: {error}"
            continue
        legal = set(play.state.legal_actions(seat))
        for action in sorted(offered ^ legal)[:5]:
            said = "is offered and not legal" if action in offered else "is legal and not offered"
            yield f"{play.game.write(seat, action)!r} of seat {seat} {said}"


def elements_are_on_the_page(play: Play, rng: Random) -> Iterator[str]:
    """Elements of a graph can be clicked, and the page keeps its ids from start to end."""
    game = play.game
    for seat in range(-1, play.seats):
        page = game.page(play.view(seat), words.LANGUAGES[0])
        there = set(ID.findall("".join(page.values())))
        if tuple(page) != _ids_at_first(game, play.seats, tuple(play.options.items()), seat):
            yield f"the page of seat {seat} has other ids than at the start"
        named = elements(game.choices(play.state, seat)) if seat >= 0 else set()
        if unknown := sorted(named - there)[:5]:
            yield f"seat {seat} may click {unknown}, which are not on the page"


@lru_cache(maxsize=64)
def _ids_at_first(
    game: Game, seats: int, options: tuple[tuple[str, str], ...], seat: int
) -> tuple[str, ...]:
    start = game.start(seats, dict(options))
    return tuple(game.page(game.view(start, seat), words.LANGUAGES[0]))


def stray_clicks_are_answered(play: Play, rng: Random) -> Iterator[str]:
    """Clicks that are no way in the graph name an action, or are refused in words."""
    seat = rng.randrange(play.seats)
    ids = [*play.game.page(play.view(seat), words.LANGUAGES[0]), *STRAY]
    for length in (0, 1, 1, 1, 2, 2, 2, 3, 8):
        path = [ids[rng.randrange(len(ids))] for _ in range(length)]
        meant = play.game.attempt(play.state, seat, path)
        if isinstance(meant, refusals.Refusal):
            for language in words.LANGUAGES:
                if not play.game.words.refusal(language, meant, play.options).strip():
                    yield f"{meant!r} has no words in {language!r}"
        elif not 0 <= meant < play.game.space.size:
            yield f"clicking {path} means {meant}, which is not an action"
