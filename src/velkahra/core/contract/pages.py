"""What only pages show of a game, besides its pictures: legend, lists, previews, switches."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Generic, NamedTuple

import msgspec
from librt.random import Random

from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.core.contract.state_type import S, V


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


class Pages(Generic[S, V]):
    """What only pages show of a game. A game may leave out all of it.

    Attributes:
        switches: what each viewer may set about the looks of the page.
        asides: kinds of events in small print in the log: refills.
        event_signs: for kinds of events that tell an action of the seat their fact `seat` names,
            the name of a picture of `event_icons`; {NAME} is a fact in words of notation.
    """

    switches: tuple[Switch, ...] = ()
    asides: frozenset[str] = frozenset()
    event_signs: Mapping[str, str] = MappingProxyType({})

    def on_ground(self, view: V, ground: Ground) -> V:
        """Return a view with an organiser's own map in it, if the game shows one."""
        return view

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

    @property
    def lists_cards(self) -> bool:
        """Whether the game has a list of all its cards."""
        return type(self).card_list is not Pages.card_list

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
