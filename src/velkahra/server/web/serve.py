"""Starts a server: opens the port and the store, with clear errors, and serves until it ends."""

import asyncio
import contextlib
import gc
import signal
import socket
import sys
import threading
import warnings
import webbrowser
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Final, NoReturn

import msgspec
import uvicorn
from starlette.applications import Starlette

import velkahra
from velkahra.bots import cluster
from velkahra.core import extras, system
from velkahra.core.contract import cards, refusals
from velkahra.server import tracing
from velkahra.server.live.wire import Wire
from velkahra.server.room.tasks import begin
from velkahra.server.settings import Settings, SettingsError, check, checked_base, home
from velkahra.server.store.backend import InUseError, StoreError
from velkahra.server.store.database import Store, shown
from velkahra.server.web import connections, passing, warming
from velkahra.server.web.admin import figures, logs
from velkahra.server.web.app import application, guarded
from velkahra.server.web.compiling import Compilation, Successor, SuccessorError, inherited
from velkahra.server.web.fair_queue import InTurns, StepQueue
from velkahra.server.web.kit import assets
from velkahra.server.web.workers import Workers, employed

COLLECTIONS: Final = (20_000, 10, 10)
TURN_SECONDS: Final = 0.0005
STOPPED: Final = "velkahra has stopped. All tables are saved."


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    log_level: str = "warning",
    log_json: bool = False,
    compile_with: Path | None = None,
    workers: int = 1,
) -> None:
    """Serve tables at `host`:`port`, kept in the folder `data`, until Ctrl+C.

    Args:
        host: address to listen on; 0.0.0.0 lets others in.
        port: 0 takes a free one.
        data: folder of the tables, made if needed; None: the user's own, see `home`.
        open_browser: show the start page in the browser, where there is a display.
        settings: everything else; its `data` gives way to `data`.
        log_level: debug, info, warning or error.
        log_json: log JSON lines instead of readable ones.
        compile_with: a script that compiles the rules, to which the server then goes over.
        workers: how many processes serve; more than one share a database.

    Raises: SystemExit with code 1 and one line that says what to do.
    """
    if log_level not in logs.LEVELS:
        _give_up(f"there is no log level {log_level!r}: {', '.join(logs.LEVELS)}")
    logs.set_up(log_level, log_json)
    warnings.simplefilter("ignore", velkahra.InterpretedWarning)  # the welcome and pages say so
    if not assets.are_complete():
        _give_up("the pages' assets are missing; collect them with: python script/assets.py")
    before, worker = inherited(), employed()
    folder = data or home()
    cards.lie_below(folder)
    chosen = msgspec.structs.replace(settings or Settings(folder), data=folder)
    if workers > 1 and worker is None:
        _check_workers(chosen)
    elif velkahra.compiled():
        warming.load_games()
    given = before or worker
    listening = given.listening if given else listen(host, port)
    tables = before.wait() if before else []
    store = _open(chosen)
    port = listening.getsockname()[1]
    chosen = msgspec.structs.replace(
        chosen, base_url=_base(chosen.base_url), lan_url=chosen.lan_url or lan_address(host, port)
    )
    _check(chosen)
    compilation = Compilation(compile_with if system.HANDS_OVER and workers == 1 else None)
    if worker:
        chosen = msgspec.structs.replace(chosen, thinkers=_share(chosen.thinkers, worker.count))
    elif before:
        print("The rules are compiled: the bots play at full strength.", flush=True)
    else:
        _welcome(_address(host, port), chosen, compilation, open_browser)
    if workers > 1 and worker is None:
        store.close()  # workers open it for themselves
        Workers(listening, workers, chosen.drain_seconds).run()
        print(STOPPED)
    else:
        _run(chosen, store, compilation, listening, tables)


def _run(
    settings: Settings,
    store: Store,
    compilation: Compilation,
    listening: socket.socket,
    tables: list[str],
) -> None:
    gc.collect()  # moves leave few cycles behind, and wait for the thread of the store
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    sys.setswitchinterval(TURN_SECONDS)
    if velkahra.compiled():
        threading.Thread(target=warming.draw_games, name="drawing", daemon=True).start()
    inner = listen(settings.peer_host, 0) if settings.database else None
    address = inner_address(inner) if inner else ""
    sockets = [listening, inner] if inner else [listening]
    server = Server(configured(settings, store, compilation, address), listening, tables)
    try:
        server.run(sockets=sockets)
    except KeyboardInterrupt:
        print(STOPPED)
        return
    if server.successor is not None:
        server.successor.take_over(server.tables)


def _check_workers(settings: Settings) -> None:
    """Check that several processes can serve the tables. Raises: SystemExit."""
    if not settings.database:
        why = "a folder of tables belongs to one process"
        _give_up(f"{why}: for --workers above 1, set --database postgresql://...")
    if not system.HANDS_OVER:
        _give_up("--workers above 1 is not possible on Windows; start one server per port")


def _share(thinkers: int, workers: int) -> int:
    """Return how many processes of a worker may think: all workers together as many as one."""
    return max(1, (thinkers or system.cores() - 1) // workers)


def inner_address(inner: socket.socket) -> str:
    """Return the address at which other servers reach the one that listens on a socket."""
    host, port = inner.getsockname()[:2]
    return f"[{host}]:{port}" if ":" in host else f"{host}:{port}"


def _welcome(
    address: str, settings: Settings, compilation: Compilation, open_browser: bool
) -> None:
    """Print the address of the server, and open it in the browser."""
    print(
        f"velkahra is running at {address}  "
        f"(Ctrl+C stops it; tables are stored in {shown(settings.place)})",
        flush=True,
    )
    if settings.base_url or settings.lan_url:
        print(f"others can join at {settings.base_url or settings.lan_url}/", flush=True)
    if compilation.state == "interpreted":
        print("The rules are not compiled, so the bots look ahead less.", flush=True)
    if open_browser and system.has_display():
        webbrowser.open(address)


class Config(uvicorn.Config):
    """The configuration of uvicorn, with limits for connections."""

    application: Starlette
    settings: Settings
    doors: connections.Doors
    inner_port: int


class Server(uvicorn.Server):
    """A server that can hand over to one with compiled rules, and ends without open requests.

    Attributes:
        tables: those that are loaded first; when it ends, those that were in memory.
        successor: the server that takes over when this one has ended, if there is one.
    """

    def __init__(
        self,
        config: uvicorn.Config,
        listening: socket.socket | None = None,
        tables: list[str] | None = None,
    ) -> None:
        super().__init__(config)
        assert isinstance(config, Config)
        self.tables = tables or []
        self.successor: Successor | None = None
        self._listening: Final = listening
        self._sidecar: asyncio.Task[None] | None = None
        self._serving: asyncio.AbstractEventLoop | None = None
        self._figures: Final = figures.Listener(config.settings.metrics)

    @property
    def _app(self) -> Starlette:
        assert isinstance(self.config, Config)
        return self.config.application

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """End, after SIGTERM when balancers have seen that this server drains."""
        assert isinstance(self.config, Config)
        seconds, state = self.config.settings.drain_seconds, self._app.state
        loop = None if state.draining or sig != signal.SIGTERM or not seconds else self._serving
        state.draining = True
        end = partial(super().handle_exit, sig, frame)
        if loop is not None:
            loop.call_soon_threadsafe(loop.call_later, seconds, end)
        else:
            end()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to serve; other tasks start beside it."""
        await super().startup(sockets)
        self._serving = asyncio.get_running_loop()
        await self._figures.start(self._app)
        self._sidecar = begin(self._settle_in(), "the start")

    async def _settle_in(self) -> None:
        """Load the tables that were open, then compile the rules."""
        for table in self.tables:
            with contextlib.suppress(refusals.VelkahraError, StoreError):
                await self._app.state.hub.room(table)
        compilation: Compilation = self._app.state.compilation
        if self._listening is None or not await compilation.run():
            return
        try:
            successor = Successor(self._listening)
            await successor.warmed_up()
        except SuccessorError as error:
            compilation.fail(str(error))
            return
        self.successor, self.should_exit = successor, True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer the requests that wait for a change, store the time, and end."""
        state = self._app.state
        state.compilation.stop()
        if self._sidecar is not None:
            self._sidecar.cancel()
        self.tables = state.hub.names()
        with contextlib.suppress(StoreError):
            await state.hub.era.beat()
        state.programs.close()
        if state.hub.membership is not None:
            for server in self.servers:
                server.close()
            with contextlib.suppress(StoreError):
                await state.hub.retire()
        await super().shutdown(sockets)
        await self._figures.stop()
        await asyncio.to_thread(tracing.flush)


def configured(
    settings: Settings, store: Store, compilation: Compilation | None = None, address: str = ""
) -> Config:
    """Return the configuration: limits, and which proxies are trusted.

    `settings` and `store` are the server's; `compilation` says how far compiling is; `address` is
    where other servers reach this one, if they share the store.
    """
    app = application(settings, store, address)
    app.state.compilation = compilation or Compilation()
    queue, answering = StepQueue(settings.connections), guarded(app)
    config = Config(
        passing.Passing(answering, app.state, queue) if address else InTurns(answering, queue),
        http=connections.Visit,
        h11_max_incomplete_event_size=connections.HEAD_BYTES,
        ws=Wire,
        log_config=None,  # logging is configured already
        log_level="warning",  # "info" would log addresses with secrets of seats
        access_log=False,
        ws_max_size=16 * settings.message_bytes,
        timeout_graceful_shutdown=passing.GRACE_SECONDS,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    config.application = app
    config.settings = settings
    config.doors = app.state.doors = connections.Doors(settings, system.descriptors())
    config.inner_port = int(address.rpartition(":")[2]) if address else 0
    return config


def _base(address: str) -> str:
    try:
        return checked_base(address) if address else ""
    except SettingsError as error:
        _give_up(str(error))


def _check(settings: Settings) -> None:
    try:
        check(settings)
        if settings.telemetry:
            tracing.export(settings.telemetry)
        if settings.ray:
            cluster.connected(settings.ray)
    except (SettingsError, extras.MissingExtra, ConnectionError) as error:
        _give_up(str(error))


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens. Raises: SystemExit with the reason if there is none."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    system.reuse_address(listening)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OverflowError:
        _give_up(f"{port} is not a valid port; choose one from 1 to 65535 with --port")
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        _give_up(f"cannot open port {port} on {host} ({why}); choose another one with --port")
    return listening


def _open(settings: Settings) -> Store:
    data = settings.data
    try:
        return Store(settings.place, bool(settings.database), settings.dump_taken)
    except InUseError as error:
        if settings.database:
            _give_up(f"{error}; choose another database with --database")
        _give_up(f"another velkahra is using the folder {data}; choose another one with --data")
    except StoreError as error:
        other = "check --database" if settings.database else "choose another folder with --data"
        _give_up(f"{error}; {other}")
    except extras.MissingExtra as error:
        _give_up(str(error))


def _address(host: str, port: int) -> str:
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def lan_address(host: str, port: int) -> str:
    """Return the address for other computers of the network; "" if the server is local.

    `host` and `port` are what it listens on.
    """
    if host not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks for the route
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def _give_up(message: str) -> NoReturn:
    print(f"velkahra: {message}", file=sys.stderr)
    raise SystemExit(1)
