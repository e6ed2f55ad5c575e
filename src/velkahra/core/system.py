"""Calls that not every operating system has: no other module makes one.

Where a call is missing, its function does nothing, or returns the nearest value.
"""

import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

HANDS_OVER: Final = os.name != "nt"
"""Whether a process may give its open sockets and pipes to one that it starts."""
MOST_FILES: Final = 65_536
MEGABYTE: Final = 2**20


def cores() -> int:
    """Return the number of processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def yield_to_others(niceness: int) -> None:
    """Give other processes priority: 0 is none, 19 the most."""
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(niceness)


def limit(megabytes: int = 0, seconds: int = 0) -> None:
    """Bound the memory and the computing time of this process; 0 is no bound."""
    if resource is None:
        return
    bounds = ((resource.RLIMIT_AS, megabytes * MEGABYTE), (resource.RLIMIT_CPU, seconds))
    for kind, most in bounds:
        with suppress(OSError, ValueError):
            if most:
                resource.setrlimit(kind, (most, most))


def end_after(seconds: float) -> None:
    """Have the system end this process after `seconds`, even if everything else hangs; 0: never."""
    if hasattr(signal, "setitimer"):
        signal.setitimer(signal.ITIMER_REAL, seconds)


def most_megabytes() -> int:
    """Return the most memory this process has taken so far; 0 if that is not known."""
    if resource is None:
        return 0
    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # in kilobytes, but on macOS bytes
    return int(most) // (MEGABYTE if sys.platform == "darwin" else 2**10)


def megabytes() -> float:
    """Return the memory of this process, or the most it had if only that is known."""
    try:
        pages = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1])
    except (OSError, ValueError, IndexError):
        return most_megabytes()
    return pages * resource.getpagesize() / MEGABYTE if resource else 0.0


def descriptors() -> int:
    """Raise the limit of file descriptors as far as the system allows, and return it."""
    if resource is None:  # Windows has no such limit
        return 4096
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Keep Ctrl+C from this thread, and from processes that it starts meanwhile."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGINT])
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)


def behind(niceness: int) -> dict[str, Any]:
    """Return the arguments of `Popen` for a process that others go before, in its own group."""
    if not hasattr(os, "setsid"):
        return {}
    return {"start_new_session": True, "preexec_fn": lambda: yield_to_others(niceness)}


def end_group(process: int) -> None:
    """End a process and those that it has started, if it was started `behind`."""
    with suppress(ProcessLookupError):
        if hasattr(os, "killpg"):
            os.killpg(process, signal.SIGTERM)
        else:
            os.kill(process, signal.SIGTERM)


def heir(
    command: Sequence[str],
    environment: Mapping[str, str],
    given: Sequence[int],
    stdin: int | None = None,
) -> subprocess.Popen[bytes]:
    """Start a process with the descriptors `given`, only where `HANDS_OVER`. Raises: OSError."""
    return subprocess.Popen(command, env=environment, pass_fds=given, stdin=stdin)


def reuse_address(listening: socket.socket) -> None:
    """Let a server listen where one has just ended. On Windows, this would let two share a port."""
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def has_input(descriptor: int) -> bool:
    """Return whether a socket can be read without waiting; False if that is not known."""
    if not hasattr(select, "poll"):
        return False
    poll = select.poll()
    poll.register(descriptor, select.POLLIN)
    return bool(poll.poll(0))


def give(file: Path, owner: os.stat_result) -> None:
    """Give a file that root has written to the owner of another file."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        os.chown(file, owner.st_uid, owner.st_gid)


def user_folder() -> Path:
    """Return the folder in which programs keep a user's data."""
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home()))
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")


def has_display() -> bool:
    """Return whether a browser can be opened here."""
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
