"""Compiles the core, the rules and the bots in place, when their sources have changed.

One compilation group, so that calls between the modules are calls in C. Without a C compiler the
package works interpreted; this script says so and succeeds, unless --require is given.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
STAMP = ROOT / "build" / "compiled.stamp"

# Lets the C compiler inline calls inside the group; no debug symbols in what people run.
FLAGS = {"CFLAGS": "-fno-semantic-interposition -g0"}


def modules() -> list[Path]:
    """List what is compiled, as pyproject.toml says."""
    import tomllib

    config = tomllib.loads((ROOT / "pyproject.toml").read_text())
    patterns = config["tool"]["velkahra"]["compile"]["include"]
    found = {path for pattern in patterns for path in ROOT.glob(pattern)}
    return sorted(path for path in found if path.name != "__init__.py")


def fingerprint(sources: list[Path]) -> str:
    """Digest everything the result depends on."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    for path in [*sources, Path(__file__), ROOT / "uv.lock"]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def clean() -> None:
    """Remove compiled modules, so that none outlives its source."""
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()
    shutil.rmtree(ROOT / "build" / "mypyc", ignore_errors=True)
    STAMP.unlink(missing_ok=True)


def compile_all(sources: list[Path]) -> bool:
    """Run mypyc over the group. Returns whether it succeeded."""
    build = ROOT / "build" / "mypyc"
    build.mkdir(parents=True, exist_ok=True)
    names = ", ".join(repr(str(path)) for path in sources)
    options = f"['--config-file={ROOT / 'pyproject.toml'}', {names}]"
    setup = (
        "from setuptools import setup\nfrom mypyc.build import mypycify\n"
        f"setup(name='velkahra', package_dir={{'': {str(SOURCE)!r}}}, packages=[],\n"
        f"      ext_modules=mypycify({options}, opt_level='3', target_dir={str(build)!r}))\n"
    )
    (build / "setup.py").write_text(setup)
    command = [sys.executable, str(build / "setup.py"), "build_ext"]
    command += ["--build-lib", str(SOURCE), "--build-temp", str(build / "temp")]
    log = build / "log.txt"
    with log.open("w") as out:
        done = subprocess.run(
            command, cwd=build, check=False, stdout=out, stderr=out, env=os.environ | FLAGS
        )
    if done.returncode:
        print(log.read_text()[-4000:])
    return done.returncode == 0


def main() -> int:
    """Compile if needed."""
    require = "--require" in sys.argv
    if "--clean" in sys.argv:
        clean()
        return 0
    sources = modules()
    wanted = fingerprint(sources)
    if STAMP.exists() and STAMP.read_text() == wanted:
        return 0
    clean()
    if shutil.which("cc") is None and shutil.which("gcc") is None:
        print("No C compiler found: the rules run interpreted, about fifty times slower.")
        return 1 if require else 0
    print(f"Compiling {len(sources)} modules of rules (about a minute, once) ...", flush=True)
    if not compile_all(sources):
        clean()
        print("Compiling failed; the rules run interpreted, about fifty times slower.")
        return 1
    STAMP.parent.mkdir(exist_ok=True)
    STAMP.write_text(wanted)
    return 0


if __name__ == "__main__":
    sys.exit(main())
