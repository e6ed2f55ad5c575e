"""The coverage of the rules: it finds missing, unknown and needlessly excused rules."""

from pathlib import Path

import pytest
from script.coverage import Coverage, cited_in, defined_in, linked_in, named_in, read

from velkahra.core.contract.refusals import VelkahraError

CATALOGUE = """
### 1.1 Setup (TE-SETUP)
* **TE-SETUP-01** Something, see TE-SETUP-02.
* **TE-SETUP-02** Something else.
### TE-EX-01 An example
* **TE-EDGE-58 A case.** D: decided.
"""
CODE = '"""Rules: TE-SETUP-01..02, TE-EDGE-58."""\n'
TESTS = """
def test_TE_SETUP_01_is_so() -> None: ...
    def test_TE_SETUP_02_and_TE_EDGE_58() -> None: ...
def test_TE_EX_01_example() -> None: ...
"""


@pytest.fixture
def places(tmp_path: Path) -> tuple[Path, Path, Path]:
    """Lay out a catalogue, code and tests where nothing is missing."""
    catalogue, code, tests = tmp_path / "toy.md", tmp_path / "code", tmp_path / "tests"
    catalogue.write_text(CATALOGUE)
    for folder, text in ((code / "rules", CODE), (tests, TESTS)):
        folder.mkdir(parents=True)
        (folder / "file.py").write_text(text)
    return catalogue, code, tests


def found(places: tuple[Path, Path, Path]) -> list[tuple[str, str]]:
    return read("TE", *places).complaints()


def test_bullets_and_headings_define_ids_and_mentions_do_not() -> None:
    assert defined_in("TE", CATALOGUE + "see TE-WAR-01\n") == {
        "TE-SETUP-01",
        "TE-SETUP-02",
        "TE-EX-01",
        "TE-EDGE-58",
    }


def test_a_numbered_list_defines_invariants() -> None:
    text = "1. No.\n## 4. Invariants for tests\n\n1. Tiles: 153.\n2. Kings.\n\n## 5. More\n3. No.\n"
    assert defined_in("TE", text) == {"TE-INV-1", "TE-INV-2"}


def test_ranges_and_lists_are_citations() -> None:
    text = "TE-A-01..03, TE-B-07/08 and PP-A-01, TE-C-12-over"
    assert cited_in("TE", text) == {
        *("TE-A-01", "TE-A-02", "TE-A-03", "TE-B-07", "TE-B-08", "TE-C-12")
    }


def test_a_family_of_rules_may_have_chapters() -> None:
    ids = {"TE-EDGE-WAR-01", "TE-EDGE-WAR-02"}
    assert defined_in("TE", "- **TE-EDGE-WAR-01 A tie.**\n- **TE-EDGE-WAR-02** More.\n") == ids
    assert cited_in("TE", "Rules: TE-EDGE-WAR-01..02, TE-EDGE-") == ids
    text = "def test_TE_EDGE_WAR_01_and_TE_EDGE_WAR_02() -> None: ..."
    assert named_in("TE", text) == ids


def test_names_of_tests_name_rules() -> None:
    text = "def test_TE_WAR_04_tie() -> None: ...\ndef helper_TE_WAR_05() -> None: ..."
    assert named_in("TE", text) == {"TE-WAR-04"}


def test_nothing_is_missing(places: tuple[Path, Path, Path]) -> None:
    assert found(places) == []


def test_a_rule_without_code_or_test_is_found(places: tuple[Path, Path, Path]) -> None:
    catalogue = places[0]
    catalogue.write_text(CATALOGUE + "* **TE-WAR-01** New.\n### TE-EX-02 New\n")
    assert [rule for rule, _ in found(places)] == ["TE-EX-02", "TE-WAR-01", "TE-WAR-01"]


def test_a_citation_counts_only_where_rules_are_enforced(places: tuple[Path, Path, Path]) -> None:
    catalogue, code, _ = places
    catalogue.write_text(CATALOGUE + "* **TE-WAR-01** New.\n")
    for folder, missing in (("view", 1), ("cards", 0)):
        (code / folder).mkdir()
        (code / folder / "file.py").write_text("# TE-WAR-01\n")
        assert sum("cited" in what for _, what in found(places)) == missing


def test_a_rule_that_does_not_exist_is_found(places: tuple[Path, Path, Path]) -> None:
    (places[1] / "rules" / "file.py").write_text(CODE + "# TE-WAR-99\n")
    (places[2] / "file.py").write_text(TESTS + "def test_TE_WAR_98_x() -> None: ...\n")
    assert [rule for rule, _ in found(places)] == ["TE-WAR-98", "TE-WAR-99"]


def test_an_exception_excuses_and_must_be_needed(places: tuple[Path, Path, Path]) -> None:
    catalogue = places[0]
    catalogue.write_text(CATALOGUE + "* **TE-COMP-01** Wood.\n")
    exceptions = catalogue.with_suffix(".exceptions.toml")
    exceptions.write_text('[code]\nTE-COMP-01 = "cosmetic"\n[test]\nTE-COMP-01 = "cosmetic"\n')
    assert found(places) == []
    exceptions.write_text(
        exceptions.read_text() + 'TE-SETUP-01 = "x"\nTE-WAR-01 = "x"\nTE-COMP-01x = ""\n'
    )
    assert [rule for rule, _ in found(places)] == ["TE-COMP-01x", "TE-SETUP-01", "TE-WAR-01"]
    exceptions.write_text('[code]\nTE-COMP-01 = " "\n[test]\nTE-COMP-01 = "cosmetic"\n')
    assert found(places) == [("TE-COMP-01", "is excused from [code] without a reason")]


@pytest.mark.parametrize("text", ["[code", "code = 1", "[code]\nTE-COMP-01 = 5", "[shoes]\na = ''"])
def test_broken_exceptions_are_an_error(places: tuple[Path, Path, Path], text: str) -> None:
    places[0].with_suffix(".exceptions.toml").write_text(text)
    with pytest.raises(VelkahraError):
        found(places)


def test_a_catalogue_must_be_there(tmp_path: Path) -> None:
    with pytest.raises(VelkahraError, match="no catalogue"):
        read("TE", tmp_path / "none.md", tmp_path, tmp_path)


def test_examples_need_no_code() -> None:
    assert Coverage({"TE-EX-01"}, {}, {"TE-EX-01": "here"}, {}).complaints() == []


def test_every_language_tells_every_rule_and_no_other() -> None:
    told = {"en": {"TE-WAR-01"}, "cs": {"TE-WAR-01", "TE-WAR-02"}}
    places = {"TE-WAR-01": "here", "TE-INV-1": "here"}
    found = Coverage({"TE-WAR-01", "TE-INV-1"}, places, places, {}, told)
    assert found.complaints() == [
        ("TE-WAR-02", "has a sentence but is not in the catalogue on the rules page in 'cs'")
    ]
    found.worded["cs"] = set()
    assert found.complaints() == [("TE-WAR-01", "has no sentence on the rules page in 'cs'")]


def test_what_pages_lead_to_is_in_the_catalogue() -> None:
    found = Coverage(set(), {}, {}, {}, {}, {"TE-WAR-99": "event war"})
    assert found.complaints() == [("TE-WAR-99", "is linked, but not in the catalogue: event war")]


def test_events_signs_and_cards_are_links(tmp_path: Path) -> None:
    (tmp_path / "citations.toml").write_text('[event]\nwar = "TE-WAR-01"\n[sign]\nx = "TE-WAR-02"')
    assert linked_in(tmp_path) == {"TE-WAR-01": "event war", "TE-WAR-02": "sign x"}
    assert linked_in(tmp_path / "none") == {}
