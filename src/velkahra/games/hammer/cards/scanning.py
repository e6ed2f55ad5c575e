"""A YAML scanner that refuses, at once, what cards do not need and parsers suffer from.

A thousand brackets cost a parser seconds, and anchors let a few lines stand for many. Both end
here, before anything is made of them.
"""

from typing import Any, Final, NoReturn

from ruamel.yaml.error import MarkedYAMLError
from ruamel.yaml.scanner import Scanner

MOST_DEEP: Final = 40
"""Constructs in constructs; the deepest card has a third of that."""


class RefusedYAML(MarkedYAMLError):
    """Raised for YAML that is not accepted here. `name` is the message key of the reason."""

    def __init__(self, name: str, mark: Any) -> None:  # noqa: ANN401 - a mark of ruamel's
        super().__init__(problem=name, problem_mark=mark)
        self.name: Final = name


class StrictScanner(Scanner):
    """A scanner that refuses anchors, aliases, tags and deep nesting."""

    def fetch_anchor(self) -> None:
        """Raise RefusedYAML for `&name`."""
        self._refuse("yaml-anchor")

    def fetch_alias(self) -> None:
        """Raise RefusedYAML for `*name`."""
        self._refuse("yaml-anchor")

    def fetch_tag(self) -> None:
        """Raise RefusedYAML for `!name`."""
        self._refuse("yaml-tag")

    def fetch_flow_collection_start(self, TokenClass: Any, to_push: str) -> None:  # noqa: ANN401, N803
        """Enter brackets. Raises: RefusedYAML if they are nested too deep."""
        self._go_deeper()
        super().fetch_flow_collection_start(TokenClass, to_push)

    def add_indent(self, column: int) -> bool:
        """Enter a deeper indent. Raises: RefusedYAML if it is too deep."""
        self._go_deeper()
        return bool(super().add_indent(column))

    def _go_deeper(self) -> None:
        if len(self.flow_context) + len(self.indents) >= MOST_DEEP:
            self._refuse("yaml-deep")

    def _refuse(self, name: str) -> NoReturn:
        raise RefusedYAML(name, self.reader.get_mark())
