"""Where each file of the repository stands on the site, and links rewritten for that place.

The documents stay readable in the repository: their links are relative paths of files there.
"""

import os
import re
from pathlib import Path, PurePosixPath
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]

PLACES: Final = (
    (r"docs/website/index-(cs|pl)\.md", r"\1/index.md"),
    (r"src/velkahra/games/(\w+)/text/en/rules\.ftl", r"rules/\1.md"),
    (r"src/velkahra/games/(\w+)/text/(cs|pl)/rules\.ftl", r"\2/rules/\1.md"),
    (r"src/velkahra/cli/guide\.py", "commands.md"),
    (r"src/velkahra/__init__\.py", "reference/velkahra.md"),
    (r"docs/website/(.+)", r"\1"),
    (r"docs/pro-hrace\.md", "cs/playing.md"),
    (r"docs/dla-graczy\.md", "pl/playing.md"),
    (r"docs/pruvodce-poradatele\.md", "cs/organiser-guide.md"),
    (r"docs/przewodnik-organizatora\.md", "pl/organiser-guide.md"),
    (r"docs/rules/(\w+\.md)", r"catalogue/\1"),
    (r"docs/notebooks/(\w+)\.ipynb", r"notebooks/\1.md"),
    (r"docs/(.+\.(?:md|png|webp|svg|pdf))", r"\1"),
    (r"src/velkahra/games/(\w+)/README\.md", r"games/\1.md"),
    (r"src/velkahra/games/(\w+)/README-(\w+\.md)", r"games/\1-\2"),
    (r"(?:.+/)?(\w+)/README\.md", r"\1.md"),
    (r"(\w+\.md)", r"project/\1"),
    (r"(.+)", r"files/\1.md"),
)
"""Patterns of paths in the repository, each with the path on the site. The first match counts."""

CODE: Final = re.compile(r"(^```.*?^```$|`[^`\n]+`)", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r'(?<=\]\()(?!https?:|mailto:|#)[^)#\s]+|(?<=src=")(?!https?:)[^"]+')


def place(path: str) -> str:
    """Return the path on the site of a file of the repository."""
    found = ((re.fullmatch(pattern, path), target) for pattern, target in PLACES)
    return next(match.expand(target) for match, target in found if match)


class Links:
    """Rewrites the links of pages, and collects the files that they lead to.

    Attributes:
        repository: the address at which the repository shows files, ending in a slash; "" for
            none, then the site has a page with the text of such a file.
        wanted: the files of the repository that links lead to.
    """

    def __init__(self, repository: str = "") -> None:
        self.repository = repository
        self.wanted: set[str] = set()

    def rewritten(self, text: str, path: str) -> str:
        """Return the text of a page of the repository with its links as they are on the site."""

        def link(match: re.Match[str]) -> str:
            return self._address(path, match[0])

        parts = CODE.split(text)
        return "".join(part if n % 2 else LINK.sub(link, part) for n, part in enumerate(parts))

    def _address(self, path: str, link: str) -> str:
        """Return the address of a link. Raises: FileNotFoundError if it leads to no file."""
        there = os.path.normpath(PurePosixPath(path).parent / link)
        if not (ROOT / there).is_file():
            raise FileNotFoundError(f"{path} links to {link}, but there is no file {there}")
        target = place(there)
        if self.repository and target.startswith("files/"):
            return self.repository + there
        self.wanted.add(there)
        return os.path.relpath(target, PurePosixPath(place(path)).parent)
