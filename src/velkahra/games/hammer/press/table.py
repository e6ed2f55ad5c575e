"""Documents of a table: its own cards, powers, rounds, picture and links.

The picture is that of the true state, so all of it is for whoever holds the organiser's link.
"""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from velkahra.core.contract import events, refusals
from velkahra.core.play.play import Play
from velkahra.core.print_model import BARE, AtTable, Note, Printable, Sheet
from velkahra.games.hammer.cards.facts import card_set
from velkahra.games.hammer.cards.language import POWERS, Power
from velkahra.games.hammer.engine import HammerState
from velkahra.games.hammer.press import camp
from velkahra.games.hammer.press.state import StateSheet
from velkahra.games.hammer.puzzle import photo, picture, shaft
from velkahra.games.hammer.puzzle.key import write_key
from velkahra.games.hammer.rules import agreed, enigma
from velkahra.games.hammer.texts import TEXTS

KEY: Final = "key.json"


def printables_of(
    play: Play,
    links: Mapping[int, str],
    language: str,
    clocks: Mapping[int, int],
    table: AtTable = BARE,
) -> Iterator[Printable]:
    """Yield what can be printed, without a picture before T. H. is hidden.

    `links` are addresses and `clocks` seconds left, by seat. Raises: VelkahraError.
    """
    state = play.state
    if not isinstance(state, HammerState):
        raise refusals.VelkahraError(f"{play.game.name} is not the camp game")
    yield from _states(state.clone(), language, clocks)
    order = order_of_table(state, links, language, table)
    yield from camp.printables(order)
    if order.puzzle is None:
        yield from _waiting(language)
    elif isinstance(order.puzzle, shaft.Puzzle):
        yield _key(order.puzzle, language)


def _states(state: HammerState, language: str, clocks: Mapping[int, int]) -> Iterator[Printable]:
    """Yield the whole state for the organiser, and what each team may know for each team."""
    whole = _state(state, events.OPEN, TEXTS.text(language, "press-state"), language, clocks)
    yield camp.listed(language, "state", "state", "press-state", whole)
    for seat, power in enumerate(state.powers):
        name = card_set(int(state.tables.number)).powers[power].name.of(language)
        title = TEXTS.text(language, "press-state-of", power=name)
        make = _state(state, seat, title, language, clocks)
        file = f"state-{POWERS[power]}"
        yield camp.listed(language, file, "state", "press-state-of", make, power=name)


def _state(
    state: HammerState, seat: int, title: str, language: str, clocks: Mapping[int, int]
) -> Callable[[], Sheet]:
    """Return a function that makes the sheet of a state for `seat`."""
    written = StateSheet(state, seat, language, clocks)
    name = "state" if seat == events.OPEN else f"state-{POWERS[state.powers[seat]]}"
    return partial(written.sheet, name, title)


def order_of_table(
    state: HammerState, links: Mapping[int, str], language: str, table: AtTable = BARE
) -> camp.Order:
    """Return what the press prints for a state as it is now; `links` are addresses by seat."""
    cards = card_set(int(state.tables.number))
    seated: list[Power] = [POWERS[power] for power in state.powers]
    return camp.Order(
        cards,
        tuple(power for power in cards.index.powers if power in seated),
        language,
        int(state.rounds),
        enigma.puzzle_of(state) if state.salts else None,
        photo.in_svg(table.ground) if table.ground else picture.sample_map(),
        {seated[seat]: link for seat, link in links.items()},
        table.metres if table.ground else 0,
        table.minutes,
        state.field_mode(),
        agreed.as_options(state.agreed)["special"],
    )


def _waiting(language: str) -> Iterator[Printable]:
    part, waits = (TEXTS.text(language, f"press-{key}") for key in ("part-picture", "waits"))
    for name in camp.PICTURE:
        title = TEXTS.text(language, camp.TITLES[name])
        yield Printable(name + camp.ENDING, part, title, partial(_no_note, waits), waits)


def _no_note(waits: str) -> Note:
    raise refusals.VelkahraError(waits)


def _key(puzzle: shaft.Puzzle, language: str) -> Printable:
    """Return the key as a printable: with it the press prints the picture on another map."""
    part, title = (TEXTS.text(language, f"press-{key}") for key in ("part-picture", "key"))
    return Printable(KEY, part, title, lambda: Note(KEY, write_key(puzzle)))
