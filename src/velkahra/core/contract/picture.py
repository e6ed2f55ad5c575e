"""How a game is shown: views, choices, pictures of a position, and the page."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from html import escape
from typing import Generic

from velkahra.core.choice.choice import Choices
from velkahra.core.contract import refusals, words
from velkahra.core.contract.events import Event
from velkahra.core.contract.state_type import S, V

Parts = tuple[Mapping[str, str], ...]
"""A page in parts, each a mapping of element ids to markup, in document order."""
Drawn = tuple[words.AnyView, Parts]
"""A view and the parts of its page."""


class GamePicture(ABC, Generic[S, V]):
    """The views, pictures, pages and choices of a game.

    Attributes:
        viewpoint: fields of the view that say how things are from where the viewer sits: they may
            differ between viewers who know the same.
        turns: kinds of events that begin a turn, of the seat their fact `seat` names; those without
            such a fact begin a round. Everybody may know them. The log groups its lines by them.
    """

    viewpoint: frozenset[str] = frozenset(("seat",))
    turns: frozenset[str] = frozenset()

    @abstractmethod
    def view(self, state: S, seat: int, last: Sequence[Event] = ()) -> V:
        """Return a frozen msgspec struct of all that `seat` may know; it may be `SPECTATOR` too.

        For `OPEN` it is everything: every hand, every card that is face down, the contents of
        bags and decks. Tables show it when a game is over. Facts hidden from a viewer are None in
        the view, or an empty collection; all others are the same as in the view of `OPEN`.

        `last` are the events of the last action; the view keeps what `seat` may see of them, so
        that a picture can mark it.
        """

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
