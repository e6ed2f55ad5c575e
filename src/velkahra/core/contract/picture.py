"""How a game is shown: views, choices, pictures of a position, and the page."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from html import escape
from types import MappingProxyType
from typing import Generic, NamedTuple

import msgspec
from librt.random import Random

from velkahra.core.choice.choice import Choices
from velkahra.core.contract import refusals, words
from velkahra.core.contract.events import Event
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.core.contract.state_type import S, V

Parts = tuple[Mapping[str, str], ...]
"""A page in parts, each a mapping of element ids to markup, in document order."""
Drawn = tuple[words.AnyView, Parts]
"""A view and the parts of its page."""


class Preview(msgspec.Struct, frozen=True):
    """The effects of an action, as far as known: sentences, and elements with figures then."""

    lines: tuple[str, ...] = ()
    parts: Mapping[str, str] = {}


class Sign(NamedTuple):
    """A sign of the page: a drawing, as SVG, what it means, and the rule that says so, if any."""

    drawing: str
    text: str
    rule: str = ""


class CardEntry(msgspec.Struct, frozen=True):
    """A card on the list of all cards of a table.

    Attributes:
        name: its name in the language of the list.
        picture: its markup, drawn large.
        where: "here" where the viewer sees it, "gone" for good, "hidden" where it may still come.
        text: its effects, in sentences.
        rule: the id of the rule behind it, if there is one.
        traits: further filters of the list: words for each of `traits` in the game's texts
            (`card-trait-<name>`), such as its kind.
    """

    name: str
    picture: str
    where: str
    text: str = ""
    rule: str = ""
    traits: Mapping[str, str] = {}


class Ground(msgspec.Struct, frozen=True):
    """An organiser's own map: the address of its picture, and the metres of a square's side."""

    address: str
    metres: int


class Switch(msgspec.Struct, frozen=True):
    """A way to look at the page that each viewer sets for themselves; `values[0]` is the default.

    The page sets it as `data-<name>` on the root of the game area, where the game's own style
    sheet reads it. The game's words name it `switch-<name>` and its values
    `switch-<name>-<value>`. Who does not take the default is told everything in the `manner`, if
    there is one: see `core.fluent`.
    """

    name: str
    values: tuple[str, ...]
    manner: str = ""


class GamePicture(ABC, Generic[S, V]):
    """The views, pictures, pages and choices of a game.

    Attributes:
        viewpoint: fields of the view that say how things are from where the viewer sits: they may
            differ between viewers who know the same.
        switches: what each viewer may set about the looks of the page.
        lists_cards: whether `card_list` lists any.
        turns: kinds of events that begin a turn, of the seat their fact `seat` names; those without
            such a fact begin a round. Everybody may know them. The log groups its lines by them.
        asides: kinds of events in small print in the log: refills.
        event_signs: for kinds of events that tell an action of the seat their fact `seat` names,
            the name of a picture of `event_icons`; {NAME} is a fact in words of notation.
    """

    viewpoint: frozenset[str] = frozenset(("seat",))
    switches: tuple[Switch, ...] = ()
    lists_cards: bool = False
    turns: frozenset[str] = frozenset()
    asides: frozenset[str] = frozenset()
    event_signs: Mapping[str, str] = MappingProxyType({})

    @abstractmethod
    def view(self, state: S, seat: int, last: Sequence[Event] = ()) -> V:
        """Return a frozen msgspec struct of all that `seat` may know; it may be `SPECTATOR` too.

        For `OPEN` it is everything: every hand, every card that is face down, the contents of
        bags and decks. Tables show it when a game is over. Facts hidden from a viewer are None in
        the view, or an empty collection; all others are the same as in the view of `OPEN`.

        `last` are the events of the last action; the view keeps what `seat` may see of them, so
        that a picture can mark it.
        """

    def on_ground(self, view: V, ground: Ground) -> V:
        """Return a view with an organiser's own map in it, if the game shows one."""
        return view

    @abstractmethod
    def choices(self, state: S, seat: int) -> Choices:
        """Return the choice graph of `seat` over the element ids that `page` draws."""

    @abstractmethod
    def attempt(self, state: S, seat: int, path: Sequence[str]) -> int | refusals.Refusal:
        """Return the action meant by clicking `path`: ids that are no way in the graph.

        If they mean none, return a refusal that says what can be done now.
        """

    def text(self, state: S, seat: int, language: str = "en") -> str:
        """Return the position as text for a terminal, as `seat` may see it."""
        return self.view_as_text(self.view(state, seat), language)

    @abstractmethod
    def view_as_text(self, view: V, language: str) -> str:
        """Return a view as text: titles in `language`, the rest in notation."""

    def picture(self, view: V, language: str = "en", width: int = 1100) -> str:
        """Return a view as a standalone SVG, `width` pixels wide.

        A game that draws none yet gets its text as a picture.
        """
        return _lettered(self.view_as_text(view, language).splitlines(), width)

    @abstractmethod
    def page(self, view: V, language: str) -> dict[str, str]:
        """Return everything that can change on the page: element id -> markup, in document order.

        The set of ids is the same in every state, so a page is kept up to date by replacing the
        elements that differ from what it was sent last.
        """

    def parts(
        self, view: V, language: str, before: Drawn | None = None, own: Drawn | None = None
    ) -> Parts:
        """Return the same as `page` in parts: always as many, each a dict with the same ids.

        `before` is an earlier drawing in this language at the same table, whoever it was for, and
        `own` one for the same viewer. Where a game takes a part that is as it was from there, as
        the very same object, nobody need look for what has changed in it.
        """
        return (self.page(view, language),)

    def layout(self, view: V, language: str) -> str:
        """Return the whole game area of the page, made of the elements of `page`."""
        return f"<div>{''.join(self.page(view, language).values())}</div>"

    def drawings(self) -> str:
        """Return markup of what `layout` refers to by ids and is the same at every table.

        Each page about the game has it, as a file that browsers keep.
        """
        return ""

    def legend(self, language: str) -> Sequence[Sign]:
        """Explain the signs of the page."""
        return ()

    def seat_signs(self, options: Options, seats: int) -> Mapping[int, str]:
        """Return small pictures of the players, by seat, made of drawings on the page."""
        return {}

    def event_icons(self) -> Mapping[str, str]:
        """Return small pictures of actions, by name, made of drawings on the page."""
        return {}

    def card_list(self, view: V, language: str) -> Sequence[CardEntry]:
        """List all cards of the game, each where it is as far as the viewer may know."""
        return ()

    def style(self) -> str:
        """Return the style sheet of the game area."""
        return ""

    def foreseen(self, state: S, seat: int, action: int, number: int) -> State:
        """Return a state that agrees with what `seat` knows and in which the action is legal.

        `number`, from 0, says which of several such states: the same number gives the same one. A
        preview says what the states of all numbers agree on.
        """
        return state.determinize(seat, Random(number))

    def preview(self, state: S, after: S, seat: int, language: str) -> Preview:
        """Return the effects of an action of `seat` that no event shows.

        The action led from `state` to `after`, the next decision of a player or of chance; cards
        dealt at that decision are not in it. Both are resampled from what `seat` knows. `after`
        may be changed.
        """
        return Preview()


def _lettered(lines: Sequence[str], width: int) -> str:
    """Return lines of text as an SVG, `width` pixels wide."""
    wide, high = 10 * max(map(len, lines), default=0) + 20, 20 * len(lines) + 20
    texts = "".join(
        f'<text x="10" y="{20 * number + 25}" xml:space="preserve">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    size = f'viewBox="0 0 {wide} {high}" width="{width}" height="{width * high // wide}"'
    letters = 'font-family="monospace" font-size="15"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} {letters}>{texts}</svg>'
