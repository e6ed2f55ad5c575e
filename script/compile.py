"""Compiles the core, the rules and the bots in place, when their sources have changed.

One shared library, so that calls between the modules are calls in C, built from a C file for each
part of a game: see unity.py. The library and the objects of the parts are stored in the user's
cache (cache.py), so another checkout of the same sources compiles nothing. Without a C compiler the
package works interpreted; this script says so and succeeds, unless --require is given.

    --require   fail where the rules cannot be compiled
    --clean     remove what was compiled
    --check     exit with 0 if the compiled library is up to date; otherwise remove it
    --lines     print the progress as lines "part PERCENT 100", for another program
"""

import contextlib
import hashlib
import re
import shutil
import sys
import sysconfig
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Final, TextIO, cast

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src"
sys.path.insert(0, str(ROOT))
BUILD: Final = ROOT / "build"
STAMP: Final = BUILD / "compiled.stamp"
GROUP: Final = "velkahra"
ALONE: Final = ("velkahra.core.contract.net", "velkahra.core.contract.spans")
"""Modules with functions in C, each a unit of its own."""
UNTYPED: Final = """
[[tool.mypy.overrides]]
module = ["velkahra.envs.aec", "velkahra.envs.parallel", "velkahra.envs.single", "gymnasium",
    "pettingzoo"]
follow_imports = "skip"
"""
"""What a compiled module's package imports and no compiled module uses: with it 1,100 modules more
would be read. The C is the same."""
BASE: Final = ("actions", "arrays", "frames", "pieces", "state", "storage", "tables", "values")

SHIM: Final = """\
#include <Python.h>
/* Stands for every compiled module: it takes the one it is asked for out of the library. */
static PyObject *take(PyObject *spec, PyModuleDef *def)
{
    PyObject *library = NULL, *name = NULL, *key = NULL, *capsule = NULL, *module = NULL;
    if ((library = PyImport_ImportModule("velkahra__mypyc")) == NULL) goto done;
    if ((name = PyObject_GetAttrString(spec, "name")) == NULL) goto done;
    PyObject *mangled = PyObject_CallMethod(name, "replace", "ss", ".", "___");
    if (mangled == NULL) goto done;
    key = PyUnicode_FromFormat("init_%U", mangled);
    Py_DECREF(mangled);
    if (key == NULL || (capsule = PyObject_GetAttr(library, key)) == NULL) goto done;
    void *init = PyCapsule_GetPointer(capsule, PyCapsule_GetName(capsule));
    if (init != NULL) module = ((PyObject *(*)(void))init)();
done:
    Py_XDECREF(library); Py_XDECREF(name); Py_XDECREF(key); Py_XDECREF(capsule);
    return module;
}
static PyModuleDef_Slot slots[] = {{Py_mod_create, take}, {0, NULL}};
static PyModuleDef shim = {PyModuleDef_HEAD_INIT, "velkahra", NULL, 0, NULL, slots};
"""
ENTRY: Final = "PyMODINIT_FUNC PyInit_%s(void) { return PyModuleDef_Init(&shim); }\n"


PHASES: Final = {"checking types": 20, "writing C": 22, "compiling C": 97, "linking": 100}
"""Per cent of the time, about, that have passed at the end of each phase."""
STEP: Final = 5
"""Per cent between two lines for a person."""


def modules() -> list[Path]:
    """List the modules to compile, as pyproject.toml has them."""
    config = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["velkahra"]["compile"]
    found, left_out = (
        {path for pattern in config[key] for path in ROOT.glob(pattern)}
        for key in ("include", "exclude")
    )
    return sorted(path for path in found - left_out if path.name != "__init__.py")


def fingerprint(sources: list[Path]) -> str:
    """Digest everything the result depends on."""
    digest = hashlib.sha256(f"{sys.version} {sysconfig.get_platform()}".encode())
    own = (Path(__file__), Path(__file__).with_name("unity.py"))
    for path in [*sources, *_native(sources), *own, ROOT / "uv.lock"]:
        digest.update(str(path.relative_to(ROOT)).encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def _native(sources: list[Path]) -> list[Path]:
    """List the C files beside modules: see net.c."""
    return [path for source in sources if (path := source.with_suffix(".c")).exists()]


def is_current() -> bool:
    """Return whether the compiled library is that of today's sources."""
    return STAMP.exists() and STAMP.read_text() == fingerprint(modules())


def clean() -> None:
    """Remove compiled modules, so that none outlives its source."""
    STAMP.unlink(missing_ok=True)
    for path in [*SOURCE.rglob("*.so"), *SOURCE.rglob("*.pyd")]:
        path.unlink()


def module_name(source: Path) -> str:
    """Name a module as Python does."""
    return ".".join(source.relative_to(SOURCE).with_suffix("").parts)


def part_of(module: str) -> str:
    """Say which unit a module goes into: a game has one of rules, one for pages, and a rest.

    What both rules and bots of a game stand on is in the rest. The search has a unit of its own,
    which few changes of the core concern. See ALONE for others.
    """
    if module in ALONE:
        return module.rpartition(".")[2]
    room, game, folder, *rest = [*module.split(".")[1:], ""]
    if room != "games":
        return "bots" if room == "bots" else "core"
    if folder == "view":
        return f"{game}_pages"
    return f"{game}_rules" if folder == "rules" and rest[0] not in BASE else game


class Progress:
    """Tells how far the work is, in per cent: to a person, or in lines to a program."""

    def __init__(self, lines: bool) -> None:
        self._lines: Final = lines
        self._out: Final = sys.stdout  # mypyc's output goes elsewhere meanwhile
        self._begun: Final = time.monotonic()
        self._step: Final = 1 if lines else STEP
        self._phase = ""
        self._percent = -self._step

    def begin(self, modules: int) -> None:
        """Tell that the work begins."""
        if not self._lines:
            print(f"Compiling {modules} modules of rules ...", file=self._out, flush=True)

    def phase(self, name: str) -> None:
        """Tell that one of the PHASES begins."""
        self._phase = name
        if not self._lines:
            self._percent = -self._step  # a person reads the name of each phase
        self.progress(0, 1)

    def progress(self, done: int, total: int) -> None:
        """Tell how much of the phase is done."""
        names = list(PHASES)
        place = names.index(self._phase)
        first, last = PHASES[names[place - 1]] if place else 0, PHASES[self._phase]
        percent = first + (last - first) * done // max(1, total)
        if percent < self._percent + self._step:
            return
        self._percent = percent
        if self._lines:
            print(f"part {percent} 100", file=self._out, flush=True)
        else:
            seconds = time.monotonic() - self._begun
            print(f"  {percent:3} %  {self._phase}, {seconds:.0f} s", file=self._out, flush=True)

    def end(self) -> None:
        """Tell that it is done."""
        if not self._lines:
            seconds = time.monotonic() - self._begun
            print(
                f"The compiled rules are in place after {seconds:.0f} s.",
                file=self._out,
                flush=True,
            )


class Log:
    """What mypyc prints: progress is told, and the rest is kept in a file for an error."""

    def __init__(self, out: TextIO, progress: Progress) -> None:
        self._out: Final = out
        self._progress: Final = progress
        self._line = ""
        self._modules = self._checked = 0

    def write(self, text: str) -> int:
        """Take a piece of the output."""
        *lines, self._line = (self._line + text).split("\n")
        for line in lines:
            self._read(line)
        return len(text)

    def flush(self) -> None:
        """Do nothing: whole lines are written at once."""

    def isatty(self) -> bool:
        """Return False: nobody looks at this output."""
        return False

    def _read(self, line: str) -> None:
        if "Parsing" in line:
            self._modules += 1
        elif found := re.search(r"Scheduling SCC (?:of size (\d+)|singleton)", line):
            self._checked += int(found[1] or 1)
            self._progress.progress(self._checked, self._modules)
        elif line.startswith("Parsed and typechecked"):
            self._progress.phase("writing C")
        elif not line.startswith("LOG:"):
            self._out.write(f"{line}\n")


def compile_all(sources: list[Path], progress: Progress) -> None:
    """Compile everything that has changed, and put it in place.

    Raises: CompilerError, OSError.
    """
    from script import cache, unity

    unity.compiler()
    unity.check_headers()
    folder = BUILD / "mypyc"
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    library, shim = folder / f"library{unity.SUFFIX}", folder / f"shim{unity.SUFFIX}"
    key = unity.key("library", fingerprint(sources) + cache.digest(_typed(), SOURCE))
    if not unity.take(key, library):
        progress.begin(len(sources))
        _make_library(sources, folder, library, progress)
        cache.store(key, library.read_bytes())
    _make_shim(sources, folder, shim)
    _put_in_place(sources, library, shim)


def _typed() -> list[Path]:
    """List the sources whose types the compiled modules may use: all of the rooms they are in."""
    rooms = {path.relative_to(SOURCE).parts[:2] for path in modules()}
    return [path for room in rooms for path in SOURCE.joinpath(*room).rglob("*.py")]


def _make_library(sources: list[Path], folder: Path, library: Path, progress: Progress) -> None:
    """Compile the units of a library that the cache does not have, and link all of them."""
    from script import unity

    progress.phase("checking types")
    write_c(sources, folder, progress)
    parts = {module_name(path): part_of(module_name(path)) for path in sources}
    native = {module_name(path): path.read_text() for path in _native(sources)}
    made = unity.units(folder, GROUP, parts, native)
    progress.phase("compiling C")
    objects = unity.build(made, folder, progress.progress)
    progress.phase("linking")
    unity.link(objects, library)


def write_c(sources: list[Path], folder: Path, progress: Progress) -> None:
    """Let mypyc write its C files into `folder`. Raises: CompilerError with what mypy says."""
    from mypyc.build import mypycify
    from script import unity

    names = [str(path.relative_to(SOURCE)) for path in sources]
    config = folder / "mypy.toml"
    config.write_text((ROOT / "pyproject.toml").read_text() + UNTYPED)
    options = [f"--config-file={config}", "--cache-dir=/dev/null", "--verbose"]
    log = folder / "log.txt"
    try:
        with log.open("w") as out, contextlib.chdir(SOURCE), _printing_to(Log(out, progress)):
            mypycify(
                [*options, *names],
                verbose=True,
                multi_file=True,
                target_dir=str(folder),
                group_name=GROUP,
            )
    except SystemExit as error:
        raise unity.CompilerError(f"mypyc refuses the sources: {log.read_text()}") from error


@contextlib.contextmanager
def _printing_to(log: Log) -> Iterator[None]:
    out = cast(TextIO, log)
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(out):
        yield


def _make_shim(sources: list[Path], folder: Path, shim: Path) -> None:
    """Make the small library that stands beside every compiled module."""
    from script import unity

    entries = "".join(ENTRY % name for name in sorted({path.stem for path in sources}))
    source, made = folder / "shim.c", folder / "shim.o"
    source.write_text(SHIM + entries)
    include = f"-I{sysconfig.get_path('include')}"
    unity.run([*unity.compiler(), "-O1", "-fPIC", include, "-c", str(source), "-o", str(made)])
    unity.link([made], shim)


def _put_in_place(sources: list[Path], library: Path, shim: Path) -> None:
    """Let Python find what was compiled, each file whole from the start."""
    from script import unity

    targets = {path.with_suffix(unity.SUFFIX): shim for path in sources}
    targets[SOURCE / f"{GROUP}__mypyc{unity.SUFFIX}"] = library
    for target, made in targets.items():
        part = target.with_suffix(".part")
        shutil.copyfile(made, part)
        part.replace(target)


@contextlib.contextmanager
def alone() -> Iterator[None]:
    """Wait until nobody else compiles in this checkout."""
    import fcntl

    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compile.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def make(progress: Progress) -> None:
    """Compile unless all is up to date. Raises: CompilerError, OSError."""
    with alone():
        if is_current():
            return
        clean()
        sources = modules()
        wanted = fingerprint(sources)
        try:
            compile_all(sources, progress)
        except BaseException:
            clean()
            raise
        STAMP.write_text(wanted)
        progress.end()


def main() -> int:
    """Compile if needed."""
    if "--clean" in sys.argv:
        clean()
        return 0
    if is_current():
        return 0
    if "--check" in sys.argv:
        with contextlib.suppress(OSError):
            clean()
        return 1
    try:
        from script import unity

        make(Progress("--lines" in sys.argv))
    except (unity.CompilerError, OSError) as error:
        why = f"{error.strerror}: {error.filename}" if isinstance(error, OSError) else str(error)
        if "--lines" in sys.argv:
            print(f"failed {why.partition(chr(10))[0]}", flush=True)
            return 1
        print(f"The rules run interpreted, about fifty times slower: {why}", flush=True)
        return 1 if "--require" in sys.argv else 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
