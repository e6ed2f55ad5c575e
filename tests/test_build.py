"""The scripts that install and compile: what changed is built, and what goes wrong is said."""

import errno
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import threading
import time
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest
from script import cache, unity
from script import compile as build

pytestmark = pytest.mark.plain

ROOT = Path(__file__).resolve().parent.parent

BASE = """\
from mypy_extensions import i64
class Counter:
    def __init__(self) -> None:
        self.count: i64 = 0
    def add(self, by: i64) -> str:
        self.count += by
        return "now"
"""
GAME = """\
from mypy_extensions import i64
from velkahra.core.base import Counter
def play(by: i64) -> tuple[str, str, int]:
    counter = Counter()
    said = counter.add(by)
    return said, "{word}", int(counter.count)
"""
MORE = '\ndef more() -> list[str]:\n    return ["first", "second", play(7)[1]]\n'


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A checkout with a core and two games of a few lines, in place of the real one."""
    source = tmp_path / "src"
    for name, text in (
        ("core/base.py", BASE),
        ("games/one/rules.py", GAME.format(word="one")),
        ("games/two/rules.py", GAME.format(word="two")),
    ):
        file = source / "velkahra" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)
        for folder in (source / "velkahra", *file.parents[:2]):
            if folder.is_relative_to(source / "velkahra"):
                (folder / "__init__.py").touch()
    monkeypatch.setattr(build, "SOURCE", source)
    monkeypatch.setattr(build, "BUILD", tmp_path / "build")
    monkeypatch.setattr(build, "STAMP", tmp_path / "build" / "compiled.stamp")
    monkeypatch.setattr(build, "modules", lambda: sorted(source.rglob("[!_]*.py")))
    monkeypatch.setattr(build, "fingerprint", lambda found: "".join(f.read_text() for f in found))
    monkeypatch.setenv("VELKAHRA_CACHE", str(tmp_path / "cache"))
    return tmp_path


def asked(checkout: Path, code: str) -> str:
    """Let another process import what was compiled."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": str(checkout / "src")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def entries(checkout: Path) -> dict[str, set[str]]:
    """List the entries of the cache: the digests of each unit."""
    found: dict[str, set[str]] = {}
    for path in (checkout / "cache" / "entries").iterdir():
        unit, _, digest = path.name.rpartition("-")
        found.setdefault(unit, set()).add(digest)
    return found


KEPT: dict[str, bytes] = {}
"""The entries of the cache after the sources of `checkout` were compiled once."""


def fill_cache() -> None:
    """Store what an earlier test has compiled of the same sources."""
    for key, content in KEPT.items():
        cache.store(key, content)


def compile_kept(checkout: Path) -> None:
    """Compile a checkout, from the cache if an earlier test has compiled the same sources."""
    fill_cache()
    build.make(build.Progress(lines=True))
    keep_cache(checkout)


def keep_cache(checkout: Path) -> None:
    """Keep what was compiled for later tests."""
    for entry in (checkout / "cache" / "entries").iterdir():
        KEPT.setdefault(entry.name, cache.load(entry.name) or b"")


@pytest.fixture
def compiled(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """List the units that the C compiler gets from now on."""
    names: list[str] = []
    compile_one = unity._compile

    def noted(unit: unity.Unit, target: Path, folder: Path) -> None:
        names.append(unit.name)
        compile_one(unit, target, folder)

    monkeypatch.setattr(unity, "_compile", noted)
    return names


def test_every_module_that_shall_be_compiled_is_there() -> None:
    """A module that was renamed would run interpreted, and nobody would notice."""
    config = tomllib.loads((build.ROOT / "pyproject.toml").read_text())
    patterns = config["tool"]["velkahra"]["compile"]["include"]
    assert [each for each in patterns if not list(build.ROOT.glob(each))] == []


PLAY = "from velkahra.games.{0} import rules; print(rules.__file__[-3:], rules.play(5))"


def test_after_a_change_of_one_game_only_its_unit_is_compiled_again(
    checkout: Path, compiled: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    build.make(build.Progress(lines=True))
    told = [line.split() for line in capsys.readouterr().out.splitlines()]
    percents = [int(percent) for part, percent, whole in told if (part, whole) == ("part", "100")]
    assert (percents[0], percents[-1]) == (0, 97)
    assert percents == sorted(set(percents))
    assert any(0 < percent < 20 for percent in percents), "nothing moves while types are checked"
    assert asked(checkout, PLAY.format("two")) == ".so ('now', 'two', 5)"
    assert set(entries(checkout)) == {
        "core",
        "one_rules",
        "two_rules",
        "table",
        "runtime",
        "library",
    }
    assert set(compiled) == {"core", "one_rules", "two_rules", "table", "runtime"}
    keep_cache(checkout)

    compiled.clear()
    file = checkout / "src" / "velkahra" / "games" / "one" / "rules.py"
    file.write_text(file.read_text() + MORE)
    build.make(build.Progress(lines=False))
    phases = re.findall(r"^ +\d+ %  ([\w ]+), \d+ s$", capsys.readouterr().out, re.MULTILINE)
    assert list(dict.fromkeys(phases)) == list(build.PHASES)
    assert set(compiled) == {"one_rules", "table"}
    assert asked(checkout, PLAY.format("two")) == ".so ('now', 'two', 5)"
    more = "from velkahra.games.one import rules; print(rules.more())"
    assert asked(checkout, more) == "['first', 'second', 'one']"


def test_each_unit_of_its_own_has_its_c_file() -> None:
    """Without the file the Python of the module is compiled, and nobody notices."""
    for module in build.ALONE:
        path = build.SOURCE.joinpath(*module.split(".")).with_suffix(".c")
        listed = ["git", "-C", str(build.ROOT), "check-ignore", "--quiet", str(path)]
        assert path.exists(), path
        assert subprocess.run(listed, check=False).returncode != 0, "a clone lacks an ignored file"


NATIVE = "static int64_t native_doubled(int64_t of) { return 2 * of + 100; }"


def test_a_function_of_a_c_file_beside_a_module_takes_the_place_of_pythons(
    checkout: Path, compiled: list[str]
) -> None:
    """The other units have no copies of it, so that a change in it compiles its own one."""
    base, one = (
        checkout / "src" / "velkahra" / at for at in ("core/base.py", "games/one/rules.py")
    )
    base.write_text(f"{BASE}def doubled(of: i64) -> i64:\n    return 2 * of\n")
    native = base.with_suffix(".c")
    native.write_text(NATIVE)
    said = GAME.format(word="one").replace("import Counter", "import Counter, doubled")
    one.write_text(said.replace("add(by)", "add(doubled(by))"))
    build.make(build.Progress(lines=True))
    assert asked(checkout, PLAY.format("one")) == ".so ('now', 'one', 110)"

    compiled.clear()
    native.write_text(NATIVE.replace("100", "200"))
    build.clean()
    cache_of = checkout / "cache" / "entries"
    for library in cache_of.glob("library-*"):
        library.unlink()
    build.make(build.Progress(lines=True))
    assert compiled == ["core"]
    assert asked(checkout, PLAY.format("one")) == ".so ('now', 'one', 210)"

    native.write_text(NATIVE.replace("doubled", "trebled"))
    build.clean()
    for library in cache_of.glob("library-*"):
        library.unlink()
    with pytest.raises(unity.CompilerError, match="native_trebled replaces no function"):
        build.make(build.Progress(lines=True))


def test_another_checkout_of_the_same_sources_compiles_nothing(
    checkout: Path, compiled: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    compile_kept(checkout)
    compiled.clear()
    other = checkout / "other"
    shutil.copytree(checkout / "src", other / "src", ignore=shutil.ignore_patterns("*.so"))
    monkeypatch.setattr(build, "SOURCE", other / "src")
    monkeypatch.setattr(build, "BUILD", other / "build")
    monkeypatch.setattr(build, "STAMP", other / "build" / "compiled.stamp")
    monkeypatch.setattr(build, "modules", lambda: sorted((other / "src").rglob("[!_]*.py")))
    monkeypatch.setattr(build, "write_c", lambda *_: pytest.fail("mypyc is not needed"))
    build.make(build.Progress(lines=True))
    assert compiled == []
    assert asked(other, PLAY.format("two")) == ".so ('now', 'two', 5)"


def damage(entry: Path) -> None:
    entry.write_bytes(entry.read_bytes()[:-10])


def exchange(entry: Path) -> None:
    other = next(path for path in entry.parent.iterdir() if path.name.startswith("core"))
    entry.write_bytes(other.read_bytes())


@pytest.mark.parametrize("spoil", [damage, exchange])
def test_a_damaged_or_foreign_entry_is_compiled_again(
    checkout: Path, compiled: list[str], spoil: Callable[[Path], None]
) -> None:
    compile_kept(checkout)
    compiled.clear()
    for entry in (checkout / "cache" / "entries").iterdir():
        if entry.name.startswith(("two_rules", "library")):
            spoil(entry)
    build.clean()
    build.make(build.Progress(lines=True))
    assert compiled == ["two_rules"]
    assert asked(checkout, PLAY.format("two")) == ".so ('now', 'two', 5)"


def test_the_oldest_entries_are_removed_beyond_the_limit(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("VELKAHRA_CACHE", str(tmp_path))
    for age, key in enumerate(("new", "used", "old")):
        cache.store(key, bytes(1000))
        os.utime(tmp_path / "entries" / key, (1000 - age, 1000 - age))
    assert cache.load("used") == bytes(1000)
    monkeypatch.setattr(cache, "LIMIT", 2500)
    cache.store("more", bytes(1000))
    assert {path.name for path in (tmp_path / "entries").iterdir()} == {"used", "more"}


def test_a_cache_that_cannot_be_written_to_stores_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("VELKAHRA_CACHE", str(tmp_path / "file"))
    cache.store("key", b"content")
    assert cache.load("key") is None


def test_the_folder_of_the_cache_follows_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VELKAHRA_CACHE", "/own")
    assert cache.folder() == Path("/own")
    monkeypatch.delenv("VELKAHRA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", "/shared")
    assert cache.folder() == Path("/shared/velkahra")
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache.folder() == Path.home() / ".cache" / "velkahra"


def test_pythons_own_flags_are_kept() -> None:
    assert {"-DNDEBUG", "-fwrapv", "-O3", "-g0"} <= set(unity.FLAGS)


def test_sources_that_do_not_compile_leave_nothing_compiled(checkout: Path) -> None:
    file = checkout / "src" / "velkahra" / "games" / "one" / "rules.py"
    file.write_text(GAME.format(word="one").replace("int(counter.count)", "counter.none"))
    with pytest.raises(unity.CompilerError, match="none"):
        build.make(build.Progress(lines=True))
    assert not list((checkout / "src").rglob("*.so"))
    assert not build.is_current()


def test_without_a_compiler_one_sentence_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(shutil, "which", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    assert build.main() == 0
    said = capsys.readouterr().out
    assert "there is no C compiler" in said
    assert len(said.splitlines()) == 1


def test_without_pythons_headers_one_sentence_says_so(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sysconfig, "get_path", lambda name: str(checkout))
    monkeypatch.setattr(sys, "argv", ["compile.py", "--lines"])
    assert build.main() == 1
    assert capsys.readouterr().out.startswith("failed Python's C headers are missing")


def test_a_full_disk_is_told_and_leaves_nothing_compiled(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(sources: list[Path], library: Path, shim: Path) -> None:
        sources[0].with_suffix(".so").touch()
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(library))

    fill_cache()
    monkeypatch.setattr(build, "_put_in_place", full)
    monkeypatch.setattr(sys, "argv", ["compile.py", "--require"])
    assert build.main() == 1
    assert "No space left on device" in capsys.readouterr().out
    assert not list((checkout / "src").rglob("*.so"))


def test_what_the_compiler_says_of_a_full_disk_is_passed_on() -> None:
    said = "as: fatal error: error writing to /tmp/x.s: No space left on device"
    with pytest.raises(unity.CompilerError, match="No space left on device"):
        unity.run(["sh", "-c", f"echo '{said}' >&2; exit 1"])


def test_a_compiler_that_is_killed_is_told() -> None:
    with pytest.raises(unity.CompilerError, match="ended by signal 9"):
        unity.run(["sh", "-c", "kill -9 $$"])


def test_a_folder_that_cannot_be_written_to_is_told(
    checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (checkout / "file").touch()
    monkeypatch.setattr(build, "BUILD", checkout / "file" / "build")
    monkeypatch.setattr(sys, "argv", ["compile.py"])
    assert build.main() == 0
    assert "Not a directory" in capsys.readouterr().out


def test_two_at_once_compile_once(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[int] = []

    def slowly(sources: list[Path], progress: build.Progress) -> None:
        time.sleep(0.2)
        done.append(len(sources))

    monkeypatch.setattr(build, "compile_all", slowly)
    both = [threading.Thread(target=build.make, args=(build.Progress(True),)) for _ in range(2)]
    for one in both:
        one.start()
    for one in both:
        one.join()
    assert done == [3]


def test_what_is_old_is_removed_so_that_the_source_runs(
    checkout: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    old = checkout / "src" / "velkahra" / "core" / "base.so"
    old.touch()
    monkeypatch.setattr(sys, "argv", ["compile.py", "--check"])
    assert build.main() == 1
    assert not old.exists()


def test_the_help_of_play_is_that_of_the_command() -> None:
    shown = subprocess.run(
        [sys.executable, "-m", "velkahra", "serve", "--help"],
        env={**os.environ, "COLUMNS": "80"},
        capture_output=True,
        text=True,
        check=True,
    )
    wanted = re.sub(r"Usage: velkahra serve", "Usage: script/play", shown.stdout)
    assert (ROOT / "script" / "play.help").read_text().split() == wanted.split()


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    """A checkout of which only the scripts are there."""
    (tmp_path / "script").mkdir()
    for name in ("play", "_lib.sh"):
        shutil.copy(ROOT / "script" / name, tmp_path / "script" / name)
    for name in ("pyproject.toml", "uv.lock", "src/velkahra/__init__.py"):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


def play(folder: Path, **environment: str) -> "subprocess.CompletedProcess[str]":
    return subprocess.run(
        ["bash", str(folder / "script" / "play"), "--no-open"],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )


def test_a_python_that_is_too_old_is_named(scripts: Path) -> None:
    old = scripts / "python3"
    old.write_text('#!/bin/sh\ncase "$2" in *platform*) echo 3.9.2 ;; *) exit 1 ;; esac\n')
    old.chmod(0o755)
    done = play(scripts, VELKAHRA_PYTHON=str(old))
    assert done.returncode == 1
    assert done.stderr.strip() == f"Python 3.11 or newer is needed; {old} is 3.9.2."


def test_a_python_that_is_not_there_is_named(scripts: Path) -> None:
    done = play(scripts, VELKAHRA_PYTHON=str(scripts / "none"))
    assert done.returncode == 1
    assert "Python 3.11 or newer is needed" in done.stderr


def test_without_a_network_one_sentence_asks_for_it(scripts: Path) -> None:
    nowhere = {"PIP_INDEX_URL": "http://127.0.0.1:9/simple", "PIP_NO_CACHE_DIR": "1"}
    done = play(scripts, **nowhere, PIP_RETRIES="0", VELKAHRA_PYTHON=sys.executable)
    assert done.returncode == 1
    assert "is there a network?" in done.stderr.splitlines()[-1]


@pytest.mark.skipif(sys.platform == "win32", reason="folders are protected otherwise there")
def test_a_checkout_that_cannot_be_written_to_is_named(scripts: Path) -> None:
    for folder in (scripts, *scripts.parents):
        if folder.owner() == scripts.owner() and folder != Path("/"):
            folder.chmod(folder.stat().st_mode | 0o055)
    scripts.chmod(0o555)
    command = ["bash", str(scripts / "script" / "play")]
    other = {"user": 65534, "group": 65534, "extra_groups": []} if os.getuid() == 0 else {}
    done = subprocess.run(command, capture_output=True, text=True, check=False, **other)  # type: ignore[call-overload]
    scripts.chmod(0o755)
    assert done.returncode == 1
    assert "cannot be written to" in done.stderr


def test_a_second_start_installs_nothing(scripts: Path) -> None:
    tools = scripts / ".venv" / "bin"
    tools.mkdir(parents=True)
    for name in ("python", "uv", "velkahra"):
        (tools / name).write_text(f'#!/bin/sh\necho "{name} $*"\n')
        (tools / name).chmod(0o755)
    assert "uv sync" in play(scripts).stdout
    again = play(scripts).stdout
    assert "uv" not in again
    assert again.splitlines()[-1] == "velkahra serve --open --no-open"
