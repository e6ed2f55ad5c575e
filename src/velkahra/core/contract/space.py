"""Action declarations: a game names its kinds and fields once, everything else is derived.

An action is an integer in `range(space.size)`. Kinds lie one after the other in the order they were
declared; inside a kind the first field is the most significant. Encoding, decoding, the JSON form,
the table in the docs and the size of a mask all come from the declaration.
"""

from typing import Final, final

from mypy_extensions import i64

from velkahra.core.contract.refusals import AmbiguousAction, NotationError, UnknownAction

LONGEST: Final = 60  # characters of one action in notation


@final
class Field:
    """One field of a kind of action: a name and the label of each of its values.

    Labels are words of the JSON form and of the docs ("F7", "temple"), never translated.
    """

    def __init__(self, name: str, labels: list[str]) -> None:
        self.name: Final = name
        self.labels: Final = labels
        self.size: Final[i64] = len(labels)


@final
class Kind:
    """One kind of action: `size` integers from `offset` on; the first field varies slowest."""

    def __init__(self, name: str, fields: list[Field], offset: i64) -> None:
        self.name: Final = name
        self.fields: Final = fields
        self.offset: Final[i64] = offset
        size: i64 = 1
        for field in fields:
            size *= field.size
        self.size: Final[i64] = size


@final
class Action:
    """An action taken apart: the kind's name and one value per field, in declared order."""

    def __init__(self, kind: str, values: list[int]) -> None:
        self.kind: Final = kind
        self.values: Final = values


@final
class ActionSpace:
    """The fixed, documented layout of a game's actions."""

    def __init__(self, kinds: list[tuple[str, list[Field]]]) -> None:
        self.kinds: Final[list[Kind]] = []
        self._by_name: Final[dict[str, Kind]] = {}
        offset: i64 = 0
        for name, fields in kinds:
            if name in self._by_name:
                raise ValueError(f"the kind {name!r} is declared twice")
            kind = Kind(name, fields, offset)
            self.kinds.append(kind)
            self._by_name[name] = kind
            offset += kind.size
        self.size: Final[i64] = offset

    def offset(self, name: str) -> i64:
        """Return the first integer of the kind `name`. Raises: KeyError for an undeclared kind."""
        return self._by_name[name].offset

    def encode(self, name: str, values: list[int]) -> i64:
        """Return the integer of an action: `values` has one number per field, in declared order.

        Raises: UnknownAction if the kind is not declared, or a value is missing or out of range.
        """
        kind = self._by_name.get(name)
        if kind is None:
            raise UnknownAction(f"unknown kind of action {name!r}")
        if len(values) != len(kind.fields):
            raise UnknownAction(f"{name} takes {len(kind.fields)} values, not {len(values)}")
        code: i64 = 0
        for i in range(len(values)):
            field = kind.fields[i]
            if not 0 <= values[i] < field.size:
                raise UnknownAction(f"{name}: {field.name} must be 0..{field.size - 1}")
            code = code * field.size + values[i]
        return kind.offset + code

    def kind_of(self, action: i64) -> Kind:
        """Return the kind an integer belongs to. Raises: UnknownAction outside the space."""
        if 0 <= action < self.size:
            for kind in self.kinds:
                if action < kind.offset + kind.size:
                    return kind
        raise UnknownAction(f"{action} is not an action: the space is 0..{self.size - 1}")

    def decode(self, action: i64) -> Action:
        """Return the kind and values of an integer. Raises: UnknownAction outside the space."""
        kind = self.kind_of(action)
        code = action - kind.offset
        values: list[int] = []
        for field in reversed(kind.fields):
            values.insert(0, code % field.size)
            code //= field.size
        return Action(kind.name, values)

    def to_json(self, action: i64) -> dict[str, str]:
        """Return an action as a dict: "kind", and each field's label. Raises: UnknownAction."""
        parts = self.decode(action)
        form = {"kind": parts.kind}
        for field, value in zip(self._by_name[parts.kind].fields, parts.values, strict=True):
            form[field.name] = field.labels[value]
        return form

    def from_json(self, form: dict[str, str]) -> i64:
        """Return the integer of a dict that `to_json` made. Raises: UnknownAction."""
        name = form.get("kind", "")
        kind = self._by_name.get(name)
        if kind is None:
            raise UnknownAction(f"unknown kind of action {name!r}")
        wanted = [field.name for field in kind.fields]
        if sorted(form) != sorted(["kind", *wanted]):
            raise UnknownAction(f"{name} takes the fields {', '.join(wanted) or 'none'}")
        values: list[int] = []
        for field in kind.fields:
            label = form[field.name]
            if label not in field.labels:
                raise UnknownAction(f"{name}: {field.name} cannot be {label!r}")
            values.append(field.labels.index(label))
        return self.encode(name, values)

    def to_text(self, action: i64) -> str:
        """Return an action as the kind and the fields' labels. Raises: UnknownAction."""
        return " ".join(self.to_json(action).values())

    def from_text(self, text: str) -> i64:
        """Return the integer of a text that `to_text` could have written, exactly.

        Raises: AmbiguousAction, listing the readings, for a beginning of several words;
            NotationError for everything else that is no action.
        """
        if len(text) > LONGEST:
            raise NotationError(f"an action is at most {LONGEST} characters long")
        verb, *rest = text.split(" ")
        kind = self._by_name.get(verb)
        if kind is None:
            known = [word for word in self._by_name if verb and word.startswith(verb)]
            if len(known) > 1:
                raise AmbiguousAction(f"{text!r} could begin {' or '.join(known)}")
            words = ", ".join(self._by_name)
            raise NotationError(f"{text!r} is not an action: it must begin with {words}")
        labels = [field.labels[0] for field in kind.fields]
        form = f"{text!r} is not an action: write {' '.join([verb, *labels])!r}"
        if len(rest) != len(labels):
            raise NotationError(form)
        names = [field.name for field in kind.fields]
        try:
            return self.from_json({"kind": verb, **dict(zip(names, rest, strict=True))})
        except UnknownAction as error:
            raise NotationError(form) from error

    def table(self) -> list[tuple[str, str, int, int]]:
        """List the layout for the docs: kind, its fields with sizes, first integer, count."""
        rows: list[tuple[str, str, int, int]] = []
        for kind in self.kinds:
            fields = ", ".join(f"{field.name} ({field.size})" for field in kind.fields)
            rows.append((kind.name, fields, kind.offset, kind.size))
        return rows
