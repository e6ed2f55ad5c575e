"""Strict reading of YAML: an error names file, line and key.

YAML 1.2, where `on` and `no` are words. Keys are text and stand once; there are no tags, anchors,
dates or numbers in odd forms. People who write cards by hand learn of every slip. A thousand
brackets cost a parser seconds, and anchors let a few lines stand for many, so neither is read.
"""

import re
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NoReturn, TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode
from ruamel.yaml.scanner import Scanner

from velkahra.core.contract.refusals import VelkahraError
from velkahra.games.hammer.cards.remarks import Remark, remark

Scalar = str | int | float | bool | None
Tree = Scalar | list["Tree"] | dict[str, "Tree"]
Kind = TypeVar("Kind")

MOST_DEEP: Final = 40
"""Constructs in constructs; the deepest card has a third of that."""

LONGEST: Final = 400_000
"""Bytes of a file; the longest of the five decks has a tenth of that."""

_TAG: Final = "tag:yaml.org,2002:"
_MOST_DIGITS: Final = 15
_INTEGER: Final = re.compile(r"-?(0|[1-9][0-9]*)")
_DECIMAL: Final = re.compile(r"-?(0|[1-9][0-9]*)\.[0-9]+")
_CONSTANTS: Final = {"true": True, "false": False, "null": None}
_NUMBERS: Final = {"int", "float"}
_CONTROL: Final = re.compile("[^\n -~\x85\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")
"""Characters that no document can have, though an escape in quotes can say them."""
_AT: Final = re.compile(r"^(.*?)(?: - at (?:`key` in )?`\$(.*)`)?$", re.DOTALL)
_FIELD: Final = re.compile(r"unknown field `(\w+)`")


_STUMBLES: Final = (
    ("\\t", "yaml-tab"),
    ("mapping values are not allowed", "yaml-colon"),
    ("could not find expected ':'", "yaml-no-colon"),
    ("quoted scalar", "yaml-quote"),
    ("escape", "yaml-quote"),
    ("flow", "yaml-bracket"),
    ("block", "yaml-indent"),
    ("cannot start any token", "yaml-sign"),
)
"""Messages of the parser about broken files, with their meanings."""


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


class DataError(VelkahraError):
    """A data file that is wrong.

    `file` is its name, `line` counts from 1 (0: not known), `key` is "" if not known, and `what` is
    the reason.
    """

    def __init__(self, name: str, line: int, key: str, what: str | Remark) -> None:
        where = [name, *([f"line {line}"] if line else []), *([key] if key else [])]
        super().__init__(f"{', '.join(where)}: {what}")
        self.file: Final = name
        self.line: Final = line
        self.key: Final = key
        self.what: Final = what if isinstance(what, Remark) else remark("plain", what=what)


class Document:
    """A YAML file as plain values, which remembers the line of every key.

    A key is written as `levels[2].size`; the whole file is the empty key.
    Raises: DataError for anything that is not strict YAML.
    """

    def __init__(self, text: str, name: str) -> None:
        self.name: Final = name
        self.lines: Final[dict[str, int]] = {}
        root = self._compose(text)
        self.tree: Final = self._value(root, "")

    def decode(self, kind: type[Kind]) -> Kind:
        """Return the document as a type. Raises: DataError naming line and key."""
        try:
            return msgspec.convert(self.tree, kind)
        except msgspec.ValidationError as error:
            self.refuse(*located(error))

    def refuse(self, key: str, what: str | Remark) -> NoReturn:
        """Raise a DataError with `what`, the mistake at a key."""
        raise DataError(self.name, self.line_of(key), key, what)

    def line_of(self, key: str) -> int:
        """Return the line, from 1, of a key or of what encloses it; 0 if neither is there."""
        while key and key not in self.lines:
            key = key[: max(key.rfind("."), key.rfind("["), 0)]
        return self.lines.get(key, 0)

    def _compose(self, text: str) -> Node:
        try:
            parser = YAML(typ="safe", pure=True)
            parser.Scanner = StrictScanner
            root = parser.compose(text)
        except RefusedYAML as error:
            raise DataError(
                self.name, error.problem_mark.line + 1, "", remark(error.name)
            ) from None
        except MarkedYAMLError as error:
            line = error.problem_mark.line + 1 if error.problem_mark else 0
            raise DataError(self.name, line, "", _torn(error)) from None
        except (YAMLError, ValueError):
            raise DataError(self.name, 0, "", remark("yaml-character")) from None
        except RecursionError:
            raise DataError(self.name, 0, "", remark("yaml-other")) from None
        if root is None:
            raise DataError(self.name, 0, "", remark("empty-file"))
        assert isinstance(root, Node)
        return root

    def _value(self, node: Node, key: str) -> Tree:
        self.lines.setdefault(key, node.start_mark.line + 1)
        if isinstance(node, MappingNode):
            return self._mapping(node, key)
        if isinstance(node, SequenceNode):
            return [self._value(part, f"{key}[{at}]") for at, part in enumerate(node.value)]
        assert isinstance(node, ScalarNode)
        return self._scalar(node, key)

    def _mapping(self, node: MappingNode, key: str) -> Tree:
        found: dict[str, Tree] = {}
        for name, part in node.value:
            word = self._key(name, key)
            if word in found:
                first = self.lines[join(key, word)]
                line = name.start_mark.line + 1
                what = remark("twice", line=first)
                raise DataError(self.name, line, join(key, word), what)
            self.lines[join(key, word)] = name.start_mark.line + 1
            found[word] = self._value(part, join(key, word))
        return found

    def _key(self, node: Node, key: str) -> str:
        if isinstance(node, ScalarNode) and node.tag == f"{_TAG}str":
            return str(node.value)
        line = node.start_mark.line + 1
        if not isinstance(node, ScalarNode):
            raise DataError(self.name, line, key, remark("key-no-list"))
        raise DataError(self.name, line, key, remark("key-no-text", shown=str(node.value)))

    def _scalar(self, node: ScalarNode, key: str) -> Scalar:
        kind, text = str(node.tag).removeprefix(_TAG), str(node.value)
        if kind == "str":
            if control := _CONTROL.search(text):
                self.refuse(key, remark("control", sign=f"U+{ord(control[0]):04X}"))
            return text
        if kind in _NUMBERS and len(text) > _MOST_DIGITS:
            self.refuse(key, remark("number-long", most=_MOST_DIGITS))
        if kind in _NUMBERS and _INTEGER.fullmatch(text):
            return int(text)
        if kind in _NUMBERS and _DECIMAL.fullmatch(text):
            return float(text)
        if kind in ("bool", "null") and text in _CONSTANTS:
            return _CONSTANTS[text]
        return self.refuse(key, remark("unclear", text=text) if text else remark("nothing"))


def _torn(error: MarkedYAMLError) -> Remark:
    """Return the parser's error in words for people."""
    said = f"{error.context or ''} {error.problem or ''}"
    return remark(next((name for part, name in _STUMBLES if part in said), "yaml-other"))


def join(key: str, name: str) -> str:
    """Return the key of a part of something; `[2]` is the third of a list."""
    return f"{key}{'' if name.startswith('[') or not (key and name) else '.'}{name}"


def located(error: msgspec.ValidationError) -> tuple[str, str]:
    """Return the key that does not fit, "" if unknown, and the reason, from an error of msgspec."""
    found = _AT.match(str(error))
    what, key = found.groups(default="") if found else (str(error), "")
    key = key.removeprefix(".")
    unknown = _FIELD.search(what)
    return (join(key, unknown[1]) if unknown else key), what


def load(path: Path) -> Document:
    """Return a YAML file. Raises: DataError; OSError if the file cannot be read."""
    with path.open("rb") as file:
        data = file.read(LONGEST + 1)
    if len(data) > LONGEST:
        raise DataError(path.name, 0, "", remark("file-long", most=LONGEST // 1000))
    try:
        text = data.decode()
    except UnicodeDecodeError:
        raise DataError(path.name, 0, "", remark("not-utf-8")) from None
    return _document(text, path.name)


@lru_cache(maxsize=64)
def _document(text: str, name: str) -> Document:
    """Return a text as a document, cached: the parser is slow."""
    return Document(text, name)
