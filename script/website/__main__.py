"""Build the documents as a site; `serve` shows it too.

Pages of the repository, and pages made from the code, are written to one folder. Zensical makes
the site of them, and fails if a link or an anchor leads nowhere.
"""

import argparse
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

from script.website.pages import copy, write, write_pages
from script.website.places import ROOT

HOME: Final = ROOT / "docs" / "website"
SERVER: Final = ROOT / "src" / "velkahra" / "server" / "web"
TOKENS: Final = "shared/tokens.css"
SHARED: Final = ("shared/icon.svg", "vendor/*.woff2", "vendor/*.LICENSE.txt")
"""What the server's pages load too, below its folder and on the site alike."""
FROM_NPM: Final = {
    "iframe-worker/shim/index.js": "iframe-worker.js",
    "iframe-worker/LICENSE": "iframe-worker.LICENSE.txt",
}
"""For the search on pages opened from a disk, where browsers start no worker."""
PATTERN: Final = re.compile(r'"([\w./-]*\*[\w./-]*\.md)",?')


def build(into: Path) -> Path:
    """Build the site below a folder. Returns: its own folder. Raises: SystemExit if it fails."""
    pages, text = into / "pages", (HOME / "zensical.toml").read_text(encoding="utf-8")
    settings = tomllib.loads(text)["project"]
    for folder in (pages, into / "overrides"):
        shutil.rmtree(folder, ignore_errors=True)
    write_pages(pages, settings["extra"].get("repository", ""))
    _write_assets(pages)
    shutil.copytree(HOME / "overrides", into / "overrides")
    write(into / "zensical.toml", _listed(text.replace("ROOT/", f"{ROOT}/"), pages))
    command = [sys.executable, "-m", "zensical", "build", "--strict", "--clean"]
    if subprocess.run(command, cwd=into).returncode:
        raise SystemExit("The site was not built: see above.")
    return into / str(settings["site_dir"])


def _write_assets(pages: Path) -> None:
    """Write what pages load."""
    # The server's pages preload their typefaces, so a late one is left out there.
    tokens = (SERVER / TOKENS).read_text(encoding="utf-8")
    write(pages / TOKENS, tokens.replace("font-display: optional", "font-display: swap"))
    for path in (path for pattern in SHARED for path in SERVER.glob(pattern)):
        copy(path, pages / path.relative_to(SERVER))
    for source, target in FROM_NPM.items():
        copy(ROOT / "node_modules" / source, pages / target)
    copy(HOME / "website.css", pages / "website.css")


def _listed(settings: str, pages: Path) -> str:
    """Return the settings with the pages that each pattern in them stands for."""

    def found(match: re.Match[str]) -> str:
        paths = sorted(pages.glob(match[1]), key=lambda path: path.stem)
        return " ".join(f'"{path.relative_to(pages).as_posix()}",' for path in paths)

    return PATTERN.sub(found, settings)


def main() -> None:
    """Build the site; serve it if asked to."""
    parser = argparse.ArgumentParser(description=__doc__, prog="script/docs")
    parser.add_argument("what", nargs="?", choices=["build", "serve"], default="build")
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "documentation")
    parser.add_argument("--port", type=int, default=8001)
    asked = parser.parse_args()
    site = build(asked.into)
    print(f"The site: {site / 'index.html'}", flush=True)
    if asked.what == "serve":
        server = ["-m", "http.server", "--bind", "127.0.0.1", str(asked.port)]
        subprocess.run([sys.executable, *server], cwd=site)


if __name__ == "__main__":
    main()
