"""What the toy games share: sentences from a table, plain pages."""

from collections.abc import Sequence

import msgspec

from velkahra.core.choice.choice import Choices, Choose, Number, One
from velkahra.core.contract.events import Event
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.pages import Pages
from velkahra.core.contract.refusals import Refusal
from velkahra.core.contract.state import State
from velkahra.core.contract.words import AnyView, Words

SEAT_NAMES = ("ash", "birch", "cedar", "doum")


class ToyWords(Words):
    """English sentences with the language's name in front, which is enough to tell them apart."""

    def __init__(self, rules: dict[str, str], kinds: dict[str, str]) -> None:
        self._rules = rules
        self._kinds = kinds

    def text(self, language: str, key: str, **facts: str | int) -> str:
        return f"{language}: {key}"

    def seat(self, language: str, options: Options, seat: int) -> str:
        return SEAT_NAMES[seat].capitalize()

    def prompt(self, language: str, state: State, seat: int, view: AnyView = None) -> str:
        if state.is_over():
            return f"{language}: the game is over."
        return f"{language}: {'choose.' if seat >= 0 and state.may_act(seat) else 'wait.'}"

    def event(self, language: str, event: Event, options: Options) -> str:
        facts = {
            name: self.seat(language, options, value) if name == "seat" else value
            for name, value in event.facts.items()
        }
        return f"{language}: {self._kinds[event.kind].format(**facts)}"

    def refusal(self, language: str, refusal: Refusal, options: Options) -> str:
        return f"{language}: {self._rules[refusal.rule]}"

    def rule(self, language: str, rule: str) -> str:
        return f"{language}: {self._rules[rule]}"


class ToyPages(Pages[State, AnyView]):
    """A style sheet."""

    def style(self) -> str:
        return "button { font: inherit }"


class ToyGame(Game):
    """A game with plain lines for a page."""

    rules = 1
    pages = ToyPages()

    def seat_name(self, options: Options, seat: int) -> str:
        return SEAT_NAMES[seat]

    def attempt(self, state: State, seat: int, path: Sequence[str]) -> int | Refusal:
        """Take the first click as the beginning of a way, and go on to any end of it."""
        choices = self.choices(state, seat)
        if not choices.nodes:
            return self._nothing_to_do()
        root = choices.nodes[choices.root]
        if isinstance(root, One) and path and path[0] in root.to:
            step = root.to[path[0]]
            if isinstance(step, str):
                return self.read(step)
        return self._nothing_to_do()

    def _nothing_to_do(self) -> Refusal:
        return Refusal(f"{self.prefix}-TURN-01")

    def picture(self, view: msgspec.Struct, language: str = "en", width: int = 1100) -> str:
        rows = "".join(
            f'<text y="{20 * row}">{text}</text>'
            for row, text in enumerate(self.lines(view, language), 1)
        )
        return f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}">{rows}</svg>'

    def lines(self, view: msgspec.Struct, language: str) -> list[str]:
        """Show a view as lines of text."""
        return [f"{name}: {getattr(view, name)}" for name in view.__struct_fields__]

    def elements(self) -> list[str]:
        """List the ids of everything that can be clicked."""
        raise NotImplementedError

    def view_as_text(self, view: msgspec.Struct, language: str) -> str:
        return "\n".join(self.lines(view, language))

    def page(self, view: msgspec.Struct, language: str) -> dict[str, str]:
        lines = "<br>".join(self.lines(view, language))
        buttons = {name: f'<button id="{name}">{name}</button>' for name in self.elements()}
        return {"position": f'<p id="position">{lines}</p>', **buttons}

    def layout(self, view: msgspec.Struct, language: str) -> str:
        return f"<div>{''.join(self.page(view, language).values())}</div>"

    def faults(self, state: State) -> list[str]:
        return []


def graph_of(root: One | Choose | Number) -> Choices:
    """Make a graph of one node."""
    return Choices([root], 0)
