"""Builds mypyc's C files as a few units, several at once, and again only where a unit has changed.

mypyc writes a C file for each module, two headers for all of them, and one table of literals. A
change in one game changes both headers and moves literals of every other game. So a unit is made
to stand on its own: it holds the files of some modules, of the headers only what those use, and it
refers to each literal by a symbol of its own, which the table's unit defines. It has copies of the
short functions that it calls of other units, which the compiler may inline. The object of a unit
is stored in the user's cache (cache.py), and used again for the same text.
"""

import hashlib
import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from importlib import metadata
from pathlib import Path
from typing import Final

import mypyc.build
from mypyc.common import RUNTIME_C_FILES
from script import cache

RUNTIME: Final = Path(mypyc.build.include_dir())
MYPYC: Final = metadata.version("mypy")
SUFFIX: Final = str(sysconfig.get_config_var("EXT_SUFFIX"))

FLAGS: Final = (
    *mypyc.build.get_cflags(compiler_type="unix", opt_level="3", debug_level="0"),
    *("-DNDEBUG", "-fwrapv"),  # as Python is built: no asserts in headers, integers wrap around
    *("-fPIC", "-fvisibility=hidden", "-fno-semantic-interposition"),  # keep calls direct
)

LITERAL: Final = re.compile(r"\bCPyStatics\[(\d+)\]")
WORD: Final = re.compile(r"\b[A-Za-z_]\w*")
FUNCTION: Final = re.compile(r"^[A-Za-z]\w* \*?(CPyDef_\w+)\([^;{]*\) \{\n.*?^\}\n", re.M | re.S)
FEW_LINES: Final = 60
LIBRT: Final = ("random", "strings", "vecs")
"""Modules of librt that compiled code calls in C, and what mypyc adds to them."""
EXTRA: Final = ("byteswriter_extra_ops.c", "vecs_extra_ops.c")
CALL: Final = re.compile(r"\b(CPyDef_\w+)\(")
NATIVE: Final = re.compile(r"\bnative_(\w+)\(")
"""A function of a module's own C file, with the name of the Python function that it replaces."""

DECLARED: Final = re.compile(r"(\w+)\s*[(\[;]")
GUARD: Final = re.compile(r"^#ifndef (MYPYC_DECLARED_\w+)", re.MULTILINE)
BLOCK_NAME: Final = re.compile(r"^\} (\w+);", re.MULTILINE)


class CompilerError(Exception):
    """The C compiler did not do its work; the text says why in one sentence."""


@dataclass(frozen=True)
class Unit:
    """A C file that stands on its own."""

    name: str
    text: str

    @property
    def key(self) -> str:
        """The key of its object in the cache."""
        return key(self.name, self.text)


def key(name: str, content: str) -> str:
    """Return the key of the object compiled from `content`: a digest of it and of all tools."""
    tools = (*FLAGS, *compiler(), _version(), sys.version, sysconfig.get_platform(), SUFFIX, MYPYC)
    digest = hashlib.sha256("\0".join((content, *tools)).encode()).hexdigest()
    return f"{name}-{digest}"


def compiler() -> list[str]:
    """Give the command of the C compiler Python was built with, or another one there is.

    Raises: CompilerError if there is none.
    """
    own = shlex.split(str(sysconfig.get_config_var("CC") or ""))
    for command in (own, ["cc"], ["gcc"], ["clang"]):
        if command and shutil.which(command[0]):
            return command
    raise CompilerError("there is no C compiler (Debian: apt install gcc)")


def check_headers() -> None:
    """Raise: CompilerError if Python's headers are missing."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        package = f"python{version}-dev"
        raise CompilerError(f"Python's C headers are missing (Debian: apt install {package})")


def _version() -> str:
    said = subprocess.run([*compiler(), "--version"], capture_output=True, text=True, check=False)
    return said.stdout.partition("\n")[0]


def units(
    folder: Path, group: str, parts: Mapping[str, str], native: Mapping[str, str]
) -> list[Unit]:
    """Make the units of what mypyc wrote, the largest first.

    Args:
        folder: where mypyc wrote, with cwd there.
        group: the name of mypyc's group.
        parts: for each module, the name of the unit it goes into.
        native: for some modules, C with functions in place of Python's. No other unit has copies
            of functions of their units.

    Raises: CompilerError
    """
    headers = Headers(folder, group)
    texts: dict[str, list[str]] = {}
    for module, part in parts.items():
        file = folder / f"__native_{module.replace('.', '___')}.c"
        text = _with_native(_without_includes(file.read_text()), native.get(module, ""))
        texts.setdefault(part, []).append(text)
    made, aliases = [], []
    whole = {part: "\n".join(found) for part, found in texts.items()}
    alone = {parts[module] for module in native}
    short = {part: _short_functions(text) for part, text in whole.items() if part not in alone}
    for part, own in whole.items():
        others = {
            n: body for other, found in short.items() if other != part for n, body in found.items()
        }
        text, numbers = _own_literals(part, _inlining(others, own))
        made.append(Unit(part, headers.needed(text) + text))
        aliases += [_alias(part, place, number) for place, number in enumerate(numbers)]
    table = (folder / f"__native_{group}.c").read_text() + "".join(aliases)
    made += [Unit("table", table + headers.whole()), _runtime()]
    return sorted(made, key=lambda unit: -len(unit.text))


def _with_native(text: str, native: str) -> str:
    """Put C before a module's text, and let functions of the module call those of it.

    Raises: CompilerError if the module has no such function.
    """
    for name in dict.fromkeys(NATIVE.findall(native)):
        head = re.compile(rf"^\w+ \*?CPyDef_\w+___{name}\(([^;{{]*)\) \{{\n", re.M)
        found = head.search(text)
        if found is None:
            raise CompilerError(f"native_{name} replaces no function")
        given = ", ".join(one.split()[-1] for one in found[1].split(","))
        end = text.index("\n}\n", found.end())
        text = f"{text[: found.end()]}    return native_{name}({given});{text[end:]}"
    return f"{native}\n{text}" if native else text


def _short_functions(text: str) -> dict[str, str]:
    """Find the functions of a few lines that mypyc made of Python's, by name."""
    found = {match[1]: match[0] for match in FUNCTION.finditer(text)}
    return {name: body for name, body in found.items() if body.count("\n") <= FEW_LINES}


def _inlining(functions: Mapping[str, str], text: str) -> str:
    """Let a unit call copies of its own of the short functions that it calls of other units."""

    def copied(call: re.Match[str]) -> str:
        return f"inlined_{call[0]}" if call[1] in functions else call[0]

    used = dict.fromkeys(name for name in CALL.findall(text) if name in functions)
    copies = [f"static inline {functions[name]}" for name in used]
    named = [
        copy.replace(f"{name}(", f"inlined_{name}(", 1)
        for name, copy in zip(used, copies, strict=True)
    ]
    heads = "".join(f"{copy.partition(' {')[0]};\n" for copy in named)
    return heads + "\n".join(named) + CALL.sub(copied, text)


def _runtime() -> Unit:
    """Make the unit of mypyc's own library."""
    names = [*RUNTIME_C_FILES, *EXTRA, *(f"{name}/librt_{name}_api.c" for name in LIBRT)]
    return Unit("runtime", "".join(f'#include "{name}"\n' for name in names))


def _without_includes(text: str) -> str:
    return "".join(
        line for line in text.splitlines(keepends=True) if not line.startswith("#include")
    )


def _own_literals(part: str, text: str) -> tuple[str, list[int]]:
    """Name literals by their place in this unit. Returns: the text, and what they are."""
    places: dict[int, int] = {}

    def named(found: re.Match[str]) -> str:
        place = places.setdefault(int(found[1]), len(places))
        return f"CPyLiteral_{part}_{place}"

    text = LITERAL.sub(named, text)
    declared = "".join(
        f"extern PyObject *CPyLiteral_{part}_{place};\n" for place in range(len(places))
    )
    return declared + text, list(places)


def _alias(part: str, place: int, number: int) -> str:
    """Define the symbol of a literal: it is a place in the table, so reading it costs the same."""
    mark = "_" if sys.platform == "darwin" else ""
    hidden = ".private_extern" if sys.platform == "darwin" else ".hidden"
    name, at = f"{mark}CPyLiteral_{part}_{place}", f"{mark}CPyStatics+{8 * number}"
    return f'__asm__(".globl {name}\\n{hidden} {name}\\n.set {name}, {at}\\n");\n'


class Headers:
    """The two headers of a group, taken apart into declarations."""

    def __init__(self, folder: Path, group: str) -> None:
        public = (folder / f"__native_{group}.h").read_text()
        private = (folder / f"__native_internal_{group}.h").read_text()
        self._text: Final = public + private
        self._folder: Final = folder
        blocks = [block for block in public.split("\n\n") if BLOCK_NAME.search(block)]
        self._blocks: Final = [(frozenset(BLOCK_NAME.findall(block)), block) for block in blocks]
        self._lines: Final = list(_declarations(private))
        self._system: Final = "".join(
            line + "\n" for line in self._text.splitlines() if _is_include(line, group)
        )

    def needed(self, text: str) -> str:
        """Give the declarations that a unit's text uses."""
        words = frozenset(WORD.findall(text))
        lines = [line for name, line in self._lines if name in words]
        wanted, kept = set(words).union(*map(WORD.findall, lines)), []
        for names, block in reversed(self._blocks):  # a struct may use those declared before it
            if names & wanted:
                kept.append(block)
                wanted |= set(WORD.findall(block))
        blocks = "\n".join(_alone(block) for block in reversed(kept))
        return f"{self._system}{blocks}\n" + "\n".join(lines) + "\n"

    def whole(self) -> str:
        """Give all of it as a comment, for the unit that includes the files themselves."""
        return f"\n/* {hashlib.sha256(self._text.encode()).hexdigest()} */\n"


def _is_include(line: str, group: str) -> bool:
    return line.startswith("#include") and f"__native_{group}.h" not in line


def _alone(block: str) -> str:
    """Take a block out of the header, with the guard of its own if it has one."""
    inside = "\n".join(line for line in block.splitlines() if not line.startswith("#"))
    guard = GUARD.search(block)
    return f"#ifndef {guard[1]}\n#define {guard[1]}\n{inside}\n#endif" if guard else inside


def _declarations(header: str) -> Iterator[tuple[str, str]]:
    """List what a header declares, a line each: its name, and the line."""
    for line in header.splitlines():
        found = DECLARED.search(line)
        if found and not line.startswith("#"):
            yield found[1], line


def build(made: Iterable[Unit], folder: Path, progress: Callable[[int, int], None]) -> list[Path]:
    """Compile the units that the cache does not have, as many at once as there are cores.

    Args:
        made: the units.
        folder: where mypyc wrote, and where the objects are put.
        progress: hears how many bytes of C of how many are done.

    Returns: the objects. Raises: CompilerError, with the first that failed.
    """
    wanted = {unit: folder / f"unit_{unit.name}.o" for unit in made}
    missing = [unit for unit, target in wanted.items() if not take(unit.key, target)]
    total, done = sum(len(unit.text) for unit in missing), 0
    progress(done, total)
    with ThreadPoolExecutor(max_workers=_cores()) as pool:
        jobs = {pool.submit(_compile, unit, wanted[unit], folder): unit for unit in missing}
        try:
            for job in as_completed(jobs):
                job.result()
                done += len(jobs[job].text)
                progress(done, total)
        except CompilerError:
            pool.shutdown(cancel_futures=True)
            raise
    return list(wanted.values())


def take(key: str, target: Path) -> bool:
    """Write an entry of the cache to a file. Returns: whether there is one."""
    data = cache.load(key)
    if data is None:
        return False
    target.write_bytes(data)
    return True


def _cores() -> int:
    able = len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count()
    return able or 1


def _compile(unit: Unit, target: Path, folder: Path) -> None:
    """Compile a unit, and store its object in the cache."""
    source = folder / f"unit_{unit.name}.c"
    source.write_text(unit.text)
    include = (folder, RUNTIME, *(RUNTIME / name for name in LIBRT), *_python_headers())
    options = [*FLAGS, *(f"-I{there}" for there in include)]
    run([*compiler(), *options, "-c", str(source), "-o", str(target)])
    cache.store(unit.key, target.read_bytes())


def _python_headers() -> list[Path]:
    return [Path(sysconfig.get_path(name)) for name in ("include", "platinclude")]


def link(objects: Iterable[Path], target: Path) -> None:
    """Link objects to a module of Python. Raises: CompilerError."""
    command = shlex.split(str(sysconfig.get_config_var("LDSHARED") or "cc -shared"))
    if not shutil.which(command[0]):
        command[0] = compiler()[0]
    run([*command, "-g0", *map(str, objects), "-o", str(target)])


def run(command: list[str]) -> None:
    """Run a command of the compiler. Raises: CompilerError with the first error it names."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode == 0:
        return
    if done.returncode < 0:
        raise CompilerError(f"the C compiler was ended by signal {-done.returncode}")
    lines = done.stderr.strip().splitlines()
    told = next((line for line in lines if "rror:" in line), lines[-1] if lines else "no reason")
    raise CompilerError(f"the C compiler says: {told[-300:]}")
