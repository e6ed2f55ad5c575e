"""YAML is read strictly, and a mistake is reported with file, line and key."""

from pathlib import Path

import msgspec
import pytest

from velkahra.games.hammer.cards.reading import DataError, Document, load

pytestmark = pytest.mark.plain


class Card(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    cost: int = 0


class Deck(msgspec.Struct, forbid_unknown_fields=True):
    cards: list[Card]


def refused(text: str) -> DataError:
    with pytest.raises(DataError) as caught:
        Document(text, "deck.yaml").decode(Deck)
    assert str(caught.value).startswith("deck.yaml")
    return caught.value


def test_on_and_no_are_words_and_numbers_are_numbers() -> None:
    tree = Document("on: [no, yes, off, 12, -3, 0.5, true, null, '7']", "x").tree
    assert tree == {"on": ["no", "yes", "off", 12, -3, 0.5, True, None, "7"]}


@pytest.mark.parametrize("key", ["true", "1", "null", "1.5", "[a]", "{a: 1}"])
def test_keys_are_text(key: str) -> None:
    error = refused(f"cards: []\n? {key}\n: 1\n")
    assert "a key has to be text" in str(error)
    assert error.line == 2


def test_a_key_stands_once_also_far_below() -> None:
    error = refused("cards:\n  - id: a\n    cost: 1\n    id: b\n")
    assert (error.line, error.key) == (4, "cards[0].id")
    assert "appears twice, first in line 2" in str(error)


@pytest.mark.parametrize(
    "value", ["2026-11-21", "0o17", "0x1F", "1_000", "1e3", ".5", "~", "True", ".inf", "", "007"]
)
def test_what_could_be_read_in_two_ways_belongs_in_quotes(value: str) -> None:
    error = refused(f"cards:\n  - id: {value}\n")
    assert "put text in quotes" in str(error)
    assert (error.line, error.key) == (2, "cards[0].id")
    assert Document(f"cards:\n  - id: '{value}'\n", "x").decode(Deck).cards[0].id == value


def test_a_number_of_too_many_digits_is_refused() -> None:
    for value in ("1" * 5000, "1" * 400 + ".5"):
        error = refused(f"cards:\n  - id: a\n    cost: {value}\n")
        assert "the number has more than 15 digits" in str(error)
        assert (error.line, error.key) == (3, "cards[0].cost")


@pytest.mark.parametrize(
    ("escape", "sign"), [(r"\a", "U+0007"), (r"\ud800", "U+D800"), (r"\t", "U+0009")]
)
def test_control_characters_are_refused(escape: str, sign: str) -> None:
    error = refused(f'cards:\n  - id: "a{escape}"\n')
    assert f"has the control character {sign}" in str(error)
    assert (error.line, error.key) == (2, "cards[0].id")


def test_anchors_and_aliases_are_not_read() -> None:
    assert "anchors are not supported" in str(refused("cards: &all []\nmore: *all\n"))


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("cards:\n  - id: a\n  - id: b\n    cost: much\n", 4, "cards[1].cost"),
        ("cards:\n  - id: a\n    price: 1\n", 3, "cards[0].price"),
        ("cards:\n  - id: a\n  - cost: 1\n", 3, "cards[1]"),
        ("cards:\n  id: a\n", 1, "cards"),
        ("- a\n", 1, ""),
    ],
)
def test_what_does_not_fit_is_told_with_line_and_key(text: str, line: int, key: str) -> None:
    error = refused(text)
    assert (error.line, error.key) == (line, key)


@pytest.mark.parametrize(
    ("text", "said", "line"),
    [
        ("a: 1\nb: " + "[" * 3000, "too deep", 2),
        ("{a: " * 3000, "too deep", 1),
        ("\n".join(" " * n + "a:" for n in range(900)), "too deep", 41),
        ("- " * 3000, "too deep", 1),
        ("? &a {x: 1}\n: *a\n" * 50000, "anchors are not supported", 1),
        ("a: 1\nb: !!python/object:os.system x", "tags are not supported", 2),
    ],
)
def test_texts_that_cost_a_parser_much_are_refused_first(text: str, said: str, line: int) -> None:
    error = refused(text)
    assert said in str(error)
    assert error.line == line


def test_a_file_that_is_too_long_is_not_even_read(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_text("# long\n" * 60_000)
    with pytest.raises(DataError, match=r"deck\.yaml: is longer than 400 kB"):
        load(tmp_path / "deck.yaml")


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("cards: [\n", 2),
        ("a: b: c\n", 1),
        ("a: 1\n\tb: 2\n", 2),
        ("a: *x\n", 1),
        ("a: 1\n---\n", 2),
    ],
)
def test_what_is_no_yaml_is_told_with_its_line(text: str, line: int) -> None:
    assert refused(text).line == line


@pytest.mark.parametrize("text", ["", "# nothing\n", "a: \x00", "[" * 900, "!!python/name:os.x\n"])
def test_other_texts_are_refused_and_nothing_is_run(text: str) -> None:
    refused(text)


def test_a_file_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "deck.yaml").write_bytes(b"a: \xff\xfe")
    with pytest.raises(DataError, match=r"deck\.yaml: is not UTF-8"):
        load(tmp_path / "deck.yaml")
