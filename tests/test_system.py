"""The program runs where calls of one system are missing, and one module alone makes such calls."""

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

import velkahra

SOURCE = Path(velkahra.__file__).parent
MODULES = ("fcntl", "grp", "msvcrt", "pwd", "resource", "syslog", "termios", "tty", "winreg")
CALLS = {
    "os": "chown fchmod fork getegid geteuid getgid getloadavg getpgid getuid killpg mkfifo nice "
    "posix_fadvise posix_spawn sched_getaffinity sched_setaffinity sendfile setpgid setsid statvfs "
    "sysconf wait wait4",
    "select": "epoll kqueue poll",
    "signal": "alarm pthread_sigmask setitimer sigwait SIGCHLD SIGHUP SIGKILL SIGQUIT SIGUSR1",
    "socket": "AF_UNIX SO_REUSEPORT",
}
ANSWERS = {
    "os": "name uname",
    "platform": "system",
    "socket": "SO_REUSEADDR",
    "sys": "getwindowsversion platform",
}
"""Every system has them, with another meaning."""
SETTINGS = ("pass_fds", "preexec_fn", "process_group", "start_new_session", "umask")
FILES = ("/dev/", "/proc/", "/sys/")
WITHOUT = f"""
import asyncio, concurrent.futures.process, importlib, multiprocessing.connection, pathlib, pkgutil
import select, signal, socket, subprocess, sys, os, uvicorn, velkahra
for module in {MODULES}:
    sys.modules[module] = None
for module, names in {CALLS}.items():
    for name in filter(lambda name: hasattr(sys.modules[module], name), names.split()):
        delattr(sys.modules[module], name)
"""
IMPORTS = """
for found in pkgutil.walk_packages(velkahra.__path__, "velkahra."):
    if ".skeleton." not in found.name and not found.name.endswith("__main__"):
        importlib.import_module(found.name)
"""
FALLBACKS = """
from velkahra.core import system
system.yield_to_others(5)
system.limit(megabytes=1, seconds=1)
system.end_after(0.001)
with system.without_interrupts(), socket.socket() as one:
    assert not system.has_input(one.fileno())
    system.reuse_address(one)
system.give(pathlib.Path("nowhere"), os.stat("."))
assert system.behind(5) == {}
assert (system.cores(), system.most_megabytes(), system.descriptors()) == (os.cpu_count(), 0, 4096)
"""


def run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def is_of_one_system(node: ast.AST) -> bool:
    match node:
        case ast.Attribute(ast.Name(module), name):
            return name in f"{CALLS.get(module, '')} {ANSWERS.get(module, '')}".split()
        case ast.Import([ast.alias(name)]) | ast.ImportFrom(name):
            return name in MODULES or (isinstance(node, ast.ImportFrom) and name in CALLS)
        case ast.keyword(name):
            return name in SETTINGS
        case ast.Constant(str(text)):
            return text.startswith(FILES)
    return False


def test_one_module_alone_makes_calls_that_not_every_system_has() -> None:
    words = re.compile("|".join([*MODULES, *CALLS, *ANSWERS, *SETTINGS, *FILES]))
    found: dict[str, list[int]] = {}
    for path in SOURCE.rglob("*.py"):
        text = path.read_text("utf-8")
        for node in ast.walk(ast.parse(text)) if words.search(text) else ():
            if is_of_one_system(node):
                place = path.relative_to(SOURCE).as_posix()
                found.setdefault(place, []).append(getattr(node, "lineno", 0))
    assert found.pop("core/system.py")
    assert found == {}


def test_what_a_system_lacks_has_something_in_its_place() -> None:
    run(WITHOUT + FALLBACKS)


@pytest.mark.release
def test_every_module_can_be_imported_where_those_calls_are_missing() -> None:
    run(WITHOUT + IMPORTS)
