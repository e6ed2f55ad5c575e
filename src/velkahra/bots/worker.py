"""A process that thinks: it takes jobs from a pipe, one after the other, until the pipe closes."""

import os
import signal
import threading
import traceback
from collections.abc import Callable, Sequence
from multiprocessing import connection, parent_process
from pathlib import Path
from typing import Any, Final

import msgspec

from velkahra.bots.jobs import Cancelled, Done, Failed, Job, Progress, Ready, Reply, Workshop, work
from velkahra.core import system
from velkahra.core.contract import cards

OUT_OF_MEMORY: Final = 77
"""The exit code of a worker that ran out of memory."""

ALARM_SLACK: Final = 10.0

CANCEL: Final = b""
"""Sent in place of a job: stop the current one."""


class Task(msgspec.Struct, frozen=True):
    """A job, and the seconds it may take."""

    job: Job
    seconds: float


class Terms(msgspec.Struct, frozen=True):
    """The settings of a worker.

    Attributes:
        cards: the folder of own card files, if they lie somewhere else than usual.
        megabytes: the most memory it may have; 0: no limit.
        niceness: its niceness among the processes of the system.
        prepare: functions it calls before its first job.
    """

    cards: Path | None
    megabytes: int
    niceness: int
    prepare: Sequence[Callable[[], None]]


_decoder: Final = msgspec.msgpack.Decoder(Task)
_encoder: Final = msgspec.msgpack.Encoder()


def main(pipe: connection.Connection, terms: Terms) -> None:
    """Serve jobs until the pipe closes, which it does with the server, however that ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    system.yield_to_others(terms.niceness)
    system.limit(terms.megabytes)
    cards.take_from(terms.cards)
    for prepare in terms.prepare:
        prepare()
    workshop = Workshop()
    try:
        _send(pipe, Ready())
        while True:
            raw = pipe.recv_bytes()
            if raw != CANCEL:  # a cancellation may arrive after its job is done
                _send(pipe, _answer(workshop, _decoder.decode(raw), pipe))
    except (EOFError, OSError):
        return


def done_alone(workshop: Workshop, job: Job, seconds: float) -> Done | Failed:
    """Do a job without reports; end the process after `seconds` (unless in a thread)."""
    alone = threading.current_thread() is threading.main_thread()
    system.end_after(seconds if alone else 0)
    try:
        return Done(work(workshop, job, lambda what: None), system.most_megabytes())
    except Exception:
        workshop.clear()
        return Failed(traceback.format_exc())
    finally:
        system.end_after(0)


def _answer(workshop: Workshop, task: Task, pipe: connection.Connection) -> Done | Failed:
    def report(what: Any) -> None:  # noqa: ANN401 - each kind has its own
        if pipe.poll(0) and pipe.recv_bytes() == CANCEL:
            raise Cancelled
        _send(pipe, Progress(what))

    system.end_after(task.seconds + ALARM_SLACK)
    try:
        return Done(work(workshop, task.job, report), system.most_megabytes())
    except Cancelled:
        return Done(None, system.most_megabytes())
    except MemoryError:
        os._exit(OUT_OF_MEMORY)
    except Exception:
        workshop.clear()
        return Failed(traceback.format_exc())
    finally:
        system.end_after(0)


def _send(pipe: connection.Connection, told: Reply) -> None:
    pipe.send_bytes(_encoder.encode(told))


def _end_with_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(1)
