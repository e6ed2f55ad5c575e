"""What a tag publishes: metadata, notes, licences, and the workflows that do it."""

import re
import shutil
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest
from script import notes
from tests.release.conftest import run

import velkahra

pytestmark = pytest.mark.release
ROOT = Path(__file__).resolve().parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
CHANGELOG = (
    "# Changelog\n\n## 1.1.0 (2026-12-01)\n\n### Added\n\n- Two\n\n## 1.0.0 (2026-11-01)\n\n- One\n"
)


def tool(*words: str | Path) -> str:
    return run([str(Path(sys.executable).parent / words[0]), *map(str, words[1:])], ROOT)


def metadata_of(distributions: Path) -> str:
    with ZipFile(next(distributions.glob("*-none-any.whl"))) as wheel:
        name = f"velkahra-{velkahra.__version__}.dist-info/METADATA"
        return wheel.read(name).decode()


def test_the_notes_of_a_release_are_its_section_of_the_changelog() -> None:
    assert notes.notes(CHANGELOG, "v1.1.0", "1.1.0") == "### Added\n\n- Two\n"
    assert notes.notes(CHANGELOG, "v1.0.0", "1.0.0") == "- One\n"


@pytest.mark.parametrize(
    ("tag", "version", "why"),
    [
        ("v1.1.1", "1.1.0", "the tag is v1.1.1, but velkahra.__version__ is 1.1.0: tag v1.1.0"),
        ("v1.2.0", "1.2.0", "needs a heading with the day: ## 1.2.0 "),
    ],
)
def test_a_tag_without_notes_is_refused(tag: str, version: str, why: str) -> None:
    with pytest.raises(ValueError, match=re.escape(why)):
        notes.notes(CHANGELOG + "\n## 1.2.0 (soon)\n", tag, version)


def test_the_metadata_are_complete(distributions: Path) -> None:
    from pyroma import ratings
    from pyroma.projectdata import get_data

    assert ratings.rate(get_data(str(ROOT))) == (10, [])
    tool("check-wheel-contents", *distributions.glob("*.whl"))


def test_an_index_shows_absolute_links_to_files_that_exist(distributions: Path) -> None:
    text = metadata_of(distributions)
    repository = re.findall(r"^Project-URL: Repository, (.+)$", text, re.MULTILINE)[0]
    links = re.findall(r"\]\(([^)]+)\)", text.partition("\n\n")[2])
    files = rf"{re.escape(repository)}/(?:blob|raw)/v{re.escape(velkahra.__version__)}/([^#]+)"
    found = [re.match(files, link) for link in links if not link.startswith("#")]
    assert len(found) > 30
    assert all(at and (ROOT / at[1]).exists() for at in found)


def test_the_address_of_the_repository_is_declared_once() -> None:
    address = re.findall(
        r'^repository = "https://(.+)"', (ROOT / "pyproject.toml").read_text(), re.M
    )
    listed = run(["git", "grep", "-Il", address[0]], ROOT).split()
    assert listed == ["pyproject.toml"]


def test_each_file_has_a_licence() -> None:
    tool("reuse", "lint", "--quiet")


def test_the_workflows_are_valid_and_have_few_rights() -> None:
    node = shutil.which("node") or str(Path(sys.executable).parent / "node")
    linter = ROOT / "node_modules" / "@tktco" / "node-actionlint" / "bin" / "node-actionlint.js"
    run([node, str(linter)], ROOT)
    tool("zizmor", "--offline", "--quiet", "--no-progress", ROOT / ".github")


def test_actions_are_pinned_by_their_commits() -> None:
    pinned = re.compile(r"uses: (?:\./|[\w./-]+@[0-9a-f]{40} # v\d)")
    lines = [line for path in WORKFLOWS for line in path.read_text().splitlines()]
    assert [line for line in lines if "uses:" in line and not pinned.search(line)] == []


def test_the_libraries_of_a_service_are_pinned_by_hashes(distributions: Path) -> None:
    locked = (distributions / "locked.txt").read_text()
    names = re.findall(r"^[\w.-]+==", locked, re.MULTILINE)
    assert len(names) > 30
    assert locked.count("--hash=sha256:") >= len(names)


def test_compiled_wheels_are_built_for_each_python() -> None:
    classifiers = re.findall(r"Python :: 3\.(\d+)", (ROOT / "pyproject.toml").read_text())
    build = re.search(r'build = \["cp31\[1-(\d)\]', (ROOT / "pyproject.toml").read_text())
    assert build
    assert classifiers == [str(10 + at) for at in range(1, int(build[1]) + 1)]
