"""Measures pages with Lighthouse: performance, accessibility and best practices, on a slow phone.

Serves a folder with tables in the middle of things, visits each page with the system's Chromium,
and prints a line for each. Ends with 1 if a figure is below `LEAST` or a first paint comes after
`LATEST`. Lighthouse is fetched from npm into build/lighthouse. Figures of performance depend on the
machine, so no test runs this.

    .venv/bin/python script/lighthouse.py            every page
    .venv/bin/python script/lighthouse.py start new  some of them
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final
from urllib.request import urlopen

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from script.assets import npm  # noqa: E402
from tests.browser.conftest import QUIET, chromium  # noqa: E402
from tests.browser.positions import PAGES, shelf  # noqa: E402
from tests.server.helpers import serving  # noqa: E402

VERSION: Final = "12.8.2"
FOLDER: Final = ROOT / "build" / "lighthouse"
MODULE: Final = FOLDER / "node_modules" / "lighthouse" / "cli" / "index.js"
KINDS: Final = ("performance", "accessibility", "best-practices")
LEAST: Final = 95
LATEST: Final = 1.2
"""Seconds until the first paint, with the network and the processor slowed down."""
TABLES: Final = ("opening", "pamir turn", "viceroy place", "hammer main", "final score")


def install() -> None:
    """Fetch Lighthouse if it is not there."""
    if MODULE.exists():
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    quiet = ["--no-audit", "--no-fund", "--loglevel=error", "--prefix", str(FOLDER)]
    subprocess.run([*npm(), "install", *quiet, f"lighthouse@{VERSION}"], check=True)


def visit(address: str) -> None:
    """Let the server draw a page once: what only its first visitor waits for is not measured."""
    with urlopen(address) as answer:
        answer.read()


def measure(address: str) -> tuple[dict[str, int], float, list[str]]:
    """Measure a page.

    Returns: figures from 0 to 100 by kind, seconds until the first paint, and what falls short.
    """
    flags = " ".join(["--headless=new", *QUIET])
    command = ["node", str(MODULE), address, "--quiet", "--output=json", f"--chrome-flags={flags}"]
    command += [f"--only-categories={','.join(KINDS)}"]
    known = {**os.environ, "CHROME_PATH": chromium("chromium") or ""}
    done = subprocess.run(command, stdout=subprocess.PIPE, env=known, check=True)
    found = json.loads(done.stdout)
    figures = {kind: round(100 * (found["categories"][kind]["score"] or 0)) for kind in KINDS}
    paint = found["audits"]["first-contentful-paint"]["numericValue"] / 1000
    return figures, paint, list(_short(found))


def _short(found: dict[str, dict[str, dict[str, object]]]) -> list[str]:
    """List the audits that were not passed, with what they say."""
    return [
        f"{name} ({audit.get('displayValue', '')})"
        for name, audit in found["audits"].items()
        if isinstance(audit.get("score"), int | float) and float(str(audit["score"])) < 0.9
    ]


def main() -> int:
    """Measure the pages named, or all. Returns: 1 if a figure is too low."""
    install()
    low = 0
    with tempfile.TemporaryDirectory() as folder:
        made = shelf(Path(folder))
        with serving(Path(folder), accounts=True) as site:
            pages = {**PAGES, **{name.replace(" ", "-"): made[name] for name in TABLES}}
            for name in sys.argv[1:] or pages:
                visit(site.base + pages[name])
                figures, paint, short = measure(site.base + pages[name])
                low += min(figures.values()) < LEAST or paint > LATEST
                told = "  ".join(f"{kind} {figure:3}" for kind, figure in figures.items())
                print(f"{name:14} {told}  paint {paint:.2f} s  {'; '.join(short)}", flush=True)
    return int(low > 0)


if __name__ == "__main__":
    sys.exit(main())
