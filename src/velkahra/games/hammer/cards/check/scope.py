"""Checks that words for teams and cards are used only where they mean something.

`that_team` needs a team chosen before in the same effect, `target_controller` and `that` cards.
"""

from collections.abc import Iterator
from typing import Final, get_args

from velkahra.games.hammer.cards import language, reading, remarks, visitor

_CARDS: Final = ("target", "choose", "all", "random", "cards")
_TARGETS: Final = get_args(language.Target)
_SELECTING: Final = (language.Selection, language.Deploy, language.Recover, language.Search)
_EARLIER: Final = ("that", *get_args(language.Earlier))


def scope(node: language.Card | language.Side, is_joint: bool) -> Iterator[visitor.Finding]:
    """Find words of a card or side that mean nothing there; only joint cards say `allies`."""
    if not is_joint:
        yield from _joint_words(node)
    for key, root in _roots(node):
        yield from _Scope(key).findings(root)


def _joint_words(node: language.Strict) -> Iterator[visitor.Finding]:
    for key, part in visitor.walk(node):
        for name, value in visitor.fields(part):
            if name in visitor.TEAMS and value == "allies":
                yield reading.join(key, name), remarks.remark("allies")
        if isinstance(part, language.Step) and part.restock:
            yield reading.join(key, "restock"), remarks.remark("restock")


def _roots(node: language.Card | language.Side) -> Iterator[tuple[str, object]]:
    """Yield the parts of a card within which words refer to each other."""
    for name, value in visitor.fields(node):
        if name in ("effect", "requires"):
            yield name, value
        elif name in ("abilities", "triggers", "static"):
            assert isinstance(value, tuple)
            yield from ((f"{name}[{at}]", part) for at, part in enumerate(value))


class _Scope:
    """The choices made so far within one effect."""

    def __init__(self, root: str) -> None:
        self.root: Final = root
        self.may_choose: Final = not root.startswith(("static", "requires"))
        self.known = {"event_team"} if root.startswith("triggers") else set()

    def findings(self, root: object) -> Iterator[visitor.Finding]:
        """Find words that mean nothing yet."""
        for key, part in visitor.walk(root, self.root):
            for name, value in visitor.fields(part):
                if isinstance(value, str) and (name in visitor.TEAMS or name in _CARDS):
                    yield from self._word(reading.join(key, name), value)
            if isinstance(part, _SELECTING):
                self.known |= {"target_controller", "that"}

    def _word(self, key: str, word: str) -> Iterator[visitor.Finding]:
        if word in _TARGETS and self.may_choose:
            self.known.add("that_team")
        elif word in _TARGETS:
            yield key, remarks.remark("nobody-chooses")
        elif word == "source_team" and ".for_each.do" in key:
            return
        elif word in _EARLIER and word not in self.known:
            yield key, remarks.remark(f"means-nothing-{word.replace('_', '-')}")
