"""Numbers of `cards.opcodes` and `cards.columns` are literals, so each is held to its word."""

import pytest

from velkahra.games.hammer.cards import columns, language, opcodes
from velkahra.games.hammer.cards.verbs import VERBS

LISTS = {
    "T": opcodes.TEAMS,
    "S": opcodes.STATS,
    "W": opcodes.WHENS,
    "UNTIL": opcodes.UNTILS,
    "NO": opcodes.FORBIDDEN,
    "M": opcodes.MODIFIER_KINDS,
    "P": opcodes.PARAMETERS,
    "O": tuple(op.removeprefix("sel-") for op in opcodes.OPS),
}
OTHERS = {"NO_CARD", "NO_LIMIT"}


@pytest.mark.parametrize("start", LISTS)
def test_each_word_has_its_place_as_its_number(start: str) -> None:
    words = [word.replace("info", "clues") for word in LISTS[start]]
    names = [name for name in vars(opcodes) if name.startswith(f"{start}_")]
    numbered = {name: getattr(opcodes, name) for name in names if name not in OTHERS}
    assert numbered == {f"{start}_{word.upper()}": at for at, word in enumerate(words)}


def test_columns_of_verbs_are_the_fields_of_their_arguments() -> None:
    found = set()
    for kind in language.Arguments.__subclasses__():
        start = "".join(f"_{one}" if one.isupper() else one.upper() for one in kind.__name__)
        for at, field in enumerate(kind.columns or kind.__struct_fields__, 1):
            name = f"OP{start}_{field.strip('_').upper()}"
            if hasattr(columns, name):
                assert getattr(columns, name) == at, name
                found.add(name)
    verbs = list(vars(columns))[list(vars(columns)).index("OP_SUPPLY_WHO") :]
    others = {"OP_DEPLOY_FROM_DECK", "OP_MODIFY_MODIFIER", "OP_MODIFY_UNTIL", "OP_DEED", "OP_WIDTH"}
    assert {name for name in verbs if name.startswith("OP_")} == found | others
    shared = ("n", "who")
    assert language.Count.__struct_fields__ == language.Mill.columns == shared
    assert language.Discard.columns[:2] == shared


def test_every_deed_has_its_facts() -> None:
    assert tuple(VERBS) == language.DEEDS
