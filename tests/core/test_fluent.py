import sys
from pathlib import Path

import pytest
from fluent.syntax import FluentParser

from velkahra.core.text import fluent
from velkahra.core.text.fluent import Texts

TILES = """
tiles = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
"""
KARTICKY = """
tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
"""
PLYTKI = """
tiles = { $count ->
    [one] { $count } płytka
    [few] { $count } płytki
   *[other] { $count } płytek
}
"""


def write(folder: Path, **files: str) -> Texts:
    """Write `en` or `en_more`, each a file of that language."""
    for name, text in files.items():
        language, _, file = name.partition("_")
        (folder / language).mkdir(exist_ok=True)
        (folder / language / f"{file or 'main'}.ftl").write_text(text, encoding="utf-8")
    return Texts(folder)


def test_text_is_formatted_with_its_facts(tmp_path: Path) -> None:
    texts = write(tmp_path, en="hello = Hello { $name }, you are { $age }.")
    assert texts.text("en", "hello", name="Ann", age=7) == "Hello Ann, you are 7."


def test_a_fact_may_be_called_key_or_language(tmp_path: Path) -> None:
    texts = write(tmp_path, en="odd = { $key } { $language }")
    assert texts.text("en", "odd", key="a", language="b") == "a b"


def test_plurals_follow_each_language(tmp_path: Path) -> None:
    texts = write(tmp_path, en=TILES, cs=KARTICKY, pl=PLYTKI)
    assert [texts.text("en", "tiles", count=n) for n in (1, 2)] == ["1 tile", "2 tiles"]
    assert [texts.text("cs", "tiles", count=n) for n in (1, 2, 5, 22)] == [
        "1 kartička",
        "2 kartičky",
        "5 kartiček",
        "22 kartiček",
    ]
    assert [texts.text("pl", "tiles", count=n) for n in (1, 2, 5, 12, 22)] == [
        "1 płytka",
        "2 płytki",
        "5 płytek",
        "12 płytek",
        "22 płytki",
    ]


def test_all_files_of_a_language_are_read(tmp_path: Path) -> None:
    texts = write(tmp_path, en="a = one", en_more="b = two { a }")
    assert texts.keys("en") == {"a", "b"}
    assert texts.text("en", "b") == "two one"


def test_a_file_is_parsed_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A page of rules lists the keys at each request."""
    texts = write(tmp_path, en="once = parsed once")
    assert texts.text("en", "once") == "parsed once"
    monkeypatch.delattr(FluentParser, "parse")
    assert texts.keys_in_order("en") == ["once"]


def test_files_are_kept_until_they_change(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fluent, "HOME", tmp_path)
    monkeypatch.setattr("velkahra.core.kept.folder", lambda: tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", False)
    (tmp_path / "text").mkdir()
    write(tmp_path / "text", en="hello = Hello", cs="hello = Ahoj").text("en", "hello")
    with monkeypatch.context() as patched:
        patched.delattr(FluentParser, "parse")
        assert Texts(tmp_path / "text").text("en", "hello") == "Hello"
    assert write(tmp_path / "text", en="hello = Hi").text("en", "hello") == "Hi"
    (there,) = tmp_path.glob("*.kept")
    for torn in (b"", b"\x80", there.read_bytes()[:-9]):
        there.write_bytes(torn)
        assert Texts(tmp_path / "text").text("en", "hello") == "Hi"


def test_forms_are_the_attributes_of_a_word(tmp_path: Path) -> None:
    texts = write(tmp_path, cs="lion = Lev\n    .acc = Lva\n")
    assert texts.forms("cs", "lion") == {"": "Lev", "acc": "Lva"}


def test_a_missing_key_is_an_error_that_names_key_and_language(tmp_path: Path) -> None:
    texts = write(tmp_path, en="a = one")
    with pytest.raises(KeyError, match="'b' in 'en'"):
        texts.text("en", "b")


def test_a_word_of_forms_alone_is_no_text(tmp_path: Path) -> None:
    texts = write(tmp_path, en="a =\n    .acc = one\n")
    assert texts.keys("en") == set()
    with pytest.raises(KeyError, match="'a' in 'en'"):
        texts.text("en", "a")


def test_an_unknown_language_is_an_error(tmp_path: Path) -> None:
    texts = write(tmp_path, en="a = one")
    with pytest.raises(KeyError, match="de"):
        texts.text("de", "a")


def test_a_missing_fact_is_an_error_that_names_it(tmp_path: Path) -> None:
    texts = write(tmp_path, en="a = { $space } is full")
    with pytest.raises(ValueError, match=r"'a' in 'en'.*space"):
        texts.text("en", "a", place="F7")


def test_a_manner_says_some_things_differently_and_the_rest_alike(tmp_path: Path) -> None:
    texts = write(tmp_path, **{"en": "a = one\nb = two { a }", "en-x-curt": "a = 1"})
    assert (texts.text("en-x-curt", "a"), texts.text("en-x-curt", "b")) == ("1", "two 1")
    assert texts.text("en", "b") == "two one"
    assert texts.text("en-x-other", "a") == "one", "a manner nobody knows changes nothing"
    assert (texts.languages(), texts.manners(), texts.faults()) == (["en"], ["curt"], [])


def test_a_manner_has_no_key_and_no_fact_of_its_own(tmp_path: Path) -> None:
    write(tmp_path, **{"en": "a = { $x }", "en-x-curt": "a = { $y }\nb = { a }{ c }"})
    assert Texts(tmp_path).faults() == [
        "en-x-curt/main.ftl: b refers to c, which is not there",
        "en-x-curt: a uses facts that en does not (y)",
        "en-x-curt: b is not in en",
    ]


def test_a_manner_is_the_same_in_all_languages(tmp_path: Path) -> None:
    both = "a = one\nb = two"
    write(tmp_path, **{"en": both, "cs": both, "en-x-curt": both, "cs-x-curt": "a = jedna"})
    assert Texts(tmp_path).faults() == ["cs-x-curt: b is missing"]


def test_fault_unreadable_entry(tmp_path: Path) -> None:
    (fault,) = write(tmp_path, en="a = one\nb = { $x\nc = three").faults()
    assert fault.startswith("en/main.ftl: cannot be read: 'b = { $x")


@pytest.mark.parametrize(
    ("files", "faults"),
    [
        ({"en": TILES, "cs": KARTICKY, "pl": PLYTKI}, []),
        ({"en": "a = { $seat } moves", "pl": "a = Tura { $seat-gen }"}, []),
        ({"en": "a = { b }\nb = { $x }", "cs": "a = { $x }\nb = { $x }"}, []),
        ({"en": "a = one", "en_more": "a = two"}, ["en/more.ftl: a is given twice"]),
        ({"en": "a = { b }"}, ["en/main.ftl: a refers to b, which is not there"]),
        ({"en": "a = { -c }"}, ["en/main.ftl: a refers to -c, which is not there"]),
        ({"en": "a = one\nb = two", "cs": "a = jedna"}, ["cs: b is missing"]),
        (
            {"en": "a = { $x } { $y }", "cs": "a = { $x }"},
            ["a uses different facts (cs: x; en: x, y)"],
        ),
    ],
)
def test_faults_are_named(tmp_path: Path, files: dict[str, str], faults: list[str]) -> None:
    assert write(tmp_path, **files).faults() == faults
