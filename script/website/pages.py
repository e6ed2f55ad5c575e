"""Everything that the site is made of, written to one folder: documents, and pages of the code."""

import shutil
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Final

from script.website.commands import commands_page
from script.website.places import ROOT, Links, place
from script.website.reference import reference_pages
from script.website.rulebook import rule_pages
from script.website.texts import notebook_page, source_page

PATTERNS: Final = (
    *("docs/*.md", "docs/website/*.md", "docs/datasheets/*.md", "docs/rules/*.md"),
    *("docs/notebooks/*.ipynb", "src/velkahra/games/*/*.md", "bench/README.md"),
    *("CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md", "examples/dudo/README.md"),
)
"""The documents of the repository. What they link to comes with them."""


def documents() -> Iterator[str]:
    """Yield the paths of the documents in the repository."""
    for pattern in PATTERNS:
        yield from (path.relative_to(ROOT).as_posix() for path in sorted(ROOT.glob(pattern)))


def write_pages(pages: Path, repository: str = "") -> None:
    """Write everything that the site is made of. Raises: FileNotFoundError for a broken link."""
    made = dict((*rule_pages(), *reference_pages(), ("commands.md", commands_page())))
    for target, text in made.items():
        write(pages / target, text)
    links, done = Links(repository), set[str]()
    links.wanted.update(documents())
    while waiting := {path for path in links.wanted - done if place(path) not in made}:
        for path in sorted(waiting):
            _write_document(path, links, pages)
        done |= waiting
    _add_front_matter(pages)


def _write_document(path: str, links: Links, pages: Path) -> None:
    """Write a file of the repository to its place: a page, or a copy."""
    source, target, linked = ROOT / path, place(path), partial(links.rewritten, path=path)
    if path.endswith(".ipynb"):
        text, pictures = notebook_page(source.stem, source.read_text(encoding="utf-8"), linked)
        write(pages / target, text)
        for name, picture in pictures.items():
            (pages / target).with_name(name).write_bytes(picture)
    elif path.endswith(".md"):
        write(pages / target, linked(source.read_text(encoding="utf-8")))
    elif target.endswith(".md"):
        write(pages / target, source_page(path, source.read_text(encoding="utf-8")))
    else:
        copy(source, pages / target)


def copy(source: Path, target: Path) -> None:
    """Copy a file, and make the folder for it."""
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def write(path: Path, text: str) -> None:
    """Write a file, and make the folder for it."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _add_front_matter(pages: Path) -> None:
    """Tell the theme the language of pages that exist in all languages, and front pages."""
    for language in ("cs", "pl"):
        for page in sorted((pages / language).rglob("*.md")):
            path = page.relative_to(pages / language)
            for each, told in ((page, language), (pages / path, "en")):
                text = each.read_text(encoding="utf-8")
                hidden = "hide: [navigation, toc]\n" if path.name == "index.md" else ""
                if not text.startswith("---"):
                    write(each, f"---\nlanguage: {told}\ntranslated: true\n{hidden}---\n{text}")
