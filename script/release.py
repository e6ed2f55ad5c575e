"""Builds the distributions from the compiled library in this checkout, and checks their contents.

The pure wheel is built from the archive of the sources, which proves that the archive is complete.
The tag of the compiled wheel is the oldest platform on which auditwheel finds that it runs.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from script.assets import ROOT, STAMP, TARGETS
from script.compile import SOURCE, modules

SERVICE: Final = ("server", "postgresql", "opentelemetry")
"""The extras of a server that is a service, as deploy/install.sh installs them."""
PORTABLE: Final = re.compile(r'"((?:many|musl)linux_\w+)"')


def hatch(kind: str, root: Path, into: Path, **settings: str) -> Path:
    """Build one distribution of the project at `root`. Returns: where it lies."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", str(into)]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("VELKAHRA_")}
    done = subprocess.run(
        command,
        cwd=root,
        env=environment | settings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        raise SystemExit(done.stdout.strip())
    return into / Path(done.stdout.splitlines()[-1]).name


def pure_wheel(sdist: Path, into: Path) -> Path:
    """Build the pure wheel from the archive of the sources."""
    with TemporaryDirectory() as folder:
        shutil.unpack_archive(sdist, folder)
        return hatch("wheel", next(Path(folder).iterdir()), into)


def compiled_wheel(into: Path) -> Path:
    """Build the wheel with compiled modules, tagged for all the platforms it runs on."""
    with TemporaryDirectory() as folder:
        first = hatch("wheel", ROOT, Path(folder), VELKAHRA_WHEEL="compiled")
        platform = audited(first)
        if not platform:
            return Path(shutil.move(first, into / first.name))
    return hatch("wheel", ROOT, into, VELKAHRA_WHEEL="compiled", VELKAHRA_PLATFORM=platform)


def audited(wheel: Path) -> str:
    """Name the portable platform that auditwheel finds for a wheel; "" if there is none."""
    if find_spec("auditwheel") is None:  # auditwheel exists for Linux only
        return ""
    command = [sys.executable, "-m", "auditwheel", "show", str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"auditwheel refuses {wheel.name}: {done.stderr.strip()}")
    found = PORTABLE.search(done.stdout)
    return found[1] if found else ""


def contents(file: Path) -> set[str]:
    """List the files of a wheel, or of the sources below their folder."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as archive:
            return set(archive.namelist())
    with tarfile.open(file) as archive:
        return {name.partition("/")[2] for name in archive.getnames()}


def wanted(compiled: bool) -> set[str]:
    """List what belongs into a wheel: what git knows of the package, the assets, the compiled."""
    listed = subprocess.run(
        ["git", "ls-files", "-z", "src"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True
    )
    package = {name.removeprefix("src/") for name in listed.stdout.split("\0") if name}
    assets = {path.relative_to(SOURCE).as_posix() for path in TARGETS}
    machine = {
        path.relative_to(SOURCE).as_posix()
        for kind in ("*.so", "*.pyd")
        for path in SOURCE.rglob(kind)
        if compiled
    }
    return package | assets | machine


def faults(file: Path) -> list[str]:
    """Say what a distribution lacks, and what does not belong into it."""
    there = contents(file)
    if file.suffix != ".whl":
        needed = {f"src/{name}" for name in wanted(compiled=False)}
        needed |= {STAMP.relative_to(ROOT).as_posix(), "hatch_build.py", "LICENSE", "NOTICE"}
        binaries = {name for name in there if name.endswith((".so", ".pyd"))}
        return _differences(needed - there, binaries)
    compiled = not file.name.endswith("-none-any.whl")
    own = {name for name in there if ".dist-info/" not in name}
    lost = wanted(compiled) - own
    lost |= {
        f"the licence {name}"
        for name in ("LICENSE", "NOTICE")
        if not any(found.endswith(f".dist-info/licenses/{name}") for found in there)
    }
    if compiled and len([name for name in own if name.endswith((".so", ".pyd"))]) <= len(modules()):
        lost.add("a compiled module")
    return _differences(lost, own - wanted(compiled))


def _differences(lost: set[str], foreign: set[str]) -> list[str]:
    return [
        *(f"it lacks {name}" for name in sorted(lost)),
        *(f"it should not hold {name}" for name in sorted(foreign)),
    ]


def build(into: Path, pure: bool = False) -> list[Path]:
    """Build all three into a folder, in place of older ones; `pure`: not the compiled wheel."""
    into.mkdir(parents=True, exist_ok=True)
    for old in (*into.glob("velkahra-*.whl"), *into.glob("velkahra-*.tar.gz")):
        old.unlink()
    sdist = hatch("sdist", ROOT, into)
    write_locked(into)
    return [sdist, *([] if pure else [compiled_wheel(into)]), pure_wheel(sdist, into)]


def write_locked(into: Path) -> None:
    """Write `locked.txt`: the libraries that a service is installed with, by version and hash."""
    beside = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    command = [shutil.which("uv", path=beside) or "uv", "export", "--quiet", "--frozen"]
    command += ["--no-emit-project", "--no-default-groups"]
    extras = [word for extra in SERVICE for word in ("--extra", extra)]
    output = ["--output-file", str(into / "locked.txt")]
    subprocess.run([*command, *extras, *output], cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def main() -> int:
    """Build, check and list the distributions."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--into", type=Path, default=ROOT / "dist", help="the folder (dist/)")
    parser.add_argument("--pure", action="store_true", help="build no compiled wheel")
    asked = parser.parse_args()
    wrong = False
    for file in build(asked.into, asked.pure):
        found = faults(file)
        wrong |= bool(found)
        told = f"{len(found)} faults" if found else "complete"
        size = file.stat().st_size / 1e6
        print(f"{file.name:55} {size:5.1f} MB  {len(contents(file))} files, {told}")
        for fault in found:
            print(f"    {fault}")
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main())
