"""Actions as text, both ways: `bid red`, `play captain`, `place 2 -1`. The README has the table.

A word for the kind, then one for each field: cards are their keys, gems letters (`gems bbr`),
columns count from the first card.
"""

from typing import Final

from velkahra.core.refusals import AmbiguousAction, NotationError, UnknownAction
from velkahra.games.viceroy.actions import SPACE

_KINDS: Final = {kind.name: kind for kind in SPACE.kinds}


def write_action(action: int) -> str:
    """Write an action or a chance outcome. `read_action` gives the same integer back."""
    return " ".join(SPACE.to_json(action).values())


def read_action(text: str) -> int:
    """Read an action strictly: one space between words, names as `write_action` writes them.

    Raises: AmbiguousAction, listing the readings, for a beginning of several words; NotationError
        for everything else that is no action.
    """
    if len(text) > 60:
        raise NotationError("an action is at most 60 characters long")
    verb, *rest = text.split(" ")
    kind = _KINDS.get(verb)
    if kind is None:
        known = [word for word in _KINDS if verb and word.startswith(verb)]
        if len(known) > 1:
            raise AmbiguousAction(f"{text!r} could begin {' or '.join(known)}")
        raise NotationError(f"{text!r} is no action: it must begin with {', '.join(_KINDS)}")
    names = [field.name for field in kind.fields]
    if len(rest) != len(names):
        raise NotationError(f"{text!r} is no action: write {_form(verb)}")
    try:
        return int(SPACE.from_json({"kind": verb, **dict(zip(names, rest, strict=True))}))
    except UnknownAction as error:
        raise NotationError(f"{text!r} is no action: write {_form(verb)}") from error


def _form(verb: str) -> str:
    """Show how an action of a kind is written, by an example of it."""
    fields = _KINDS[verb].fields
    return " ".join([repr(" ".join([verb, *(field.labels[0] for field in fields)]))])
