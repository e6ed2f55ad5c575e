"""README and docs are tested: every example in them runs and prints what it says."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
PAGES = [*ROOT.glob("*.md"), *sorted((ROOT / "docs").glob("*.md"))]
SOURCES = sorted((ROOT / "src" / "velkahra").rglob("*.py"))
LINK = re.compile(r"\]\((?!https?:|mailto:|#)([^)#\s]+)")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)
# Examples may leave out what differs from machine to machine, and what is long.
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


def named(path: Path) -> str:
    return str(path.relative_to(ROOT))


def without_fences(text: str) -> str:
    """Take the closing fences away, which doctest would read as expected output."""
    return re.sub(r"^```.*$", "", text, flags=re.MULTILINE)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_the_examples_of_a_page_run(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = without_fences(path.read_text(encoding="utf-8"))
    test = doctest.DocTestParser().get_doctest(text, {}, named(path), str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert report == [], "".join(report)


@pytest.mark.parametrize(
    "path", [path for path in SOURCES if ">>> " in path.read_text(encoding="utf-8")], ids=named
)
def test_the_examples_of_a_module_run(path: Path) -> None:
    parser = doctest.DocTestParser()
    text = path.read_text(encoding="utf-8").replace('"""', "\n")
    test = parser.get_doctest(text, {}, named(path), str(path), 0)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append)
    assert report == [], "".join(report)


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_links_of_a_page_lead_somewhere(path: Path) -> None:
    text = FENCE.sub("", path.read_text(encoding="utf-8"))
    assert [link for link in LINK.findall(text) if not (path.parent / link).exists()] == []
