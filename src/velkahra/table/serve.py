"""Starts a server: opens the port and the store, with clear errors, and serves until it ends."""

import gc
import os
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Final, NoReturn

import msgspec
import uvicorn
from starlette.applications import Starlette

from velkahra.core import cards
from velkahra.table.admin import logs
from velkahra.table.assets import STATIC
from velkahra.table.settings import Settings, SettingsError, check, checked_base, home
from velkahra.table.store import InUseError, Store, StoreError
from velkahra.table.web import application, guarded
from velkahra.table.wire import Wire

COLLECTIONS: Final = (20_000, 10, 10)
TURN_SECONDS: Final = 0.0005


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path | None = None,
    open_browser: bool = False,
    settings: Settings | None = None,
    log_level: str = "warning",
    log_json: bool = False,
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

    Raises: SystemExit with code 1 and one line that says what to do.
    """
    _set_up_logs(log_level, log_json)
    if not (STATIC / "vendor" / "idiomorph.min.js").exists():
        _give_up("the pages' assets are missing; collect them with: python script/assets.py")
    listening = _listen(host, port)
    folder = data or home()
    cards.lie_below(folder)
    store = _open(folder)
    chosen = msgspec.structs.replace(settings or Settings(folder), data=folder)
    port = listening.getsockname()[1]
    chosen = msgspec.structs.replace(
        chosen, base_url=_base(chosen.base_url), lan_url=chosen.lan_url or lan_address(host, port)
    )
    _check(chosen)
    address = _address(host, port)
    print(
        f"velkahra is open at {address}  (Ctrl+C ends it; tables are kept in {folder})", flush=True
    )
    if chosen.base_url or chosen.lan_url:
        print(f"others reach it at {chosen.base_url or chosen.lan_url}/", flush=True)
    if open_browser and _has_display():
        webbrowser.open(address)
    _tune()
    try:
        Server(configured(chosen, store)).run(sockets=[listening])
    except KeyboardInterrupt:
        print("velkahra is closed; every table is kept.")


def _tune() -> None:
    """Set the interpreter up for a server: few collections, and a writer that need not wait long.

    What has been loaded stays for good, and a move leaves few cycles behind. The store's thread
    gets its turn soon while the event loop is busy: moves wait for it.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)
    sys.setswitchinterval(TURN_SECONDS)


class Config(uvicorn.Config):
    """How to serve an application."""

    application: Starlette


class Server(uvicorn.Server):
    """A server that answers the requests that wait for a change when it ends."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End."""
        assert isinstance(self.config, Config)
        self.config.application.state.programs.close()
        await super().shutdown(sockets)


def configured(settings: Settings, store: Store) -> Config:
    """Configure the server: limits, and what it believes of what a proxy tells."""
    app = application(settings, store)
    config = Config(
        guarded(app),
        ws=Wire,
        log_config=None,  # the log is set up already
        log_level="warning",  # at "info" the addresses with the seats' secrets would be logged
        access_log=False,
        ws_max_size=16 * settings.message_bytes,
        timeout_graceful_shutdown=3,
        server_header=False,
        forwarded_allow_ips=settings.proxies,
    )
    config.application = app
    return config


def _set_up_logs(level: str, as_json: bool) -> None:
    if level not in logs.LEVELS:
        _give_up(f"there is no log level {level!r}: {', '.join(logs.LEVELS)}")
    logs.set_up(level, as_json)


def _base(address: str) -> str:
    try:
        return checked_base(address) if address else ""
    except SettingsError as error:
        _give_up(str(error))


def _check(settings: Settings) -> None:
    try:
        check(settings)
    except SettingsError as error:
        _give_up(str(error))


def _listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    if os.name != "nt":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((host, port))
        listening.listen(2048)
    except OverflowError:
        _give_up(f"{port} is no port; choose one from 1 to 65535 with --port")
    except OSError as error:
        listening.close()
        why = error.strerror or str(error)
        _give_up(f"cannot open port {port} on {host} ({why}); choose another one with --port")
    return listening


def _open(data: Path) -> Store:
    try:
        return Store(data)
    except InUseError:
        _give_up(f"another velkahra has the folder {data} open; choose another one with --data")
    except StoreError as error:
        _give_up(f"{error}; choose another folder with --data")


def _address(host: str, port: int) -> str:
    name = {"0.0.0.0": "localhost", "::": "localhost"}.get(host, host)
    return f"http://[{name}]:{port}/" if ":" in name else f"http://{name}:{port}/"


def lan_address(host: str, port: int) -> str:
    """Say how other computers of the network reach a server that listens everywhere; or ""."""
    if host not in ("0.0.0.0", "::"):
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way it would go
        except OSError:
            return ""
        return f"http://{probe.getsockname()[0]}:{port}"


def _has_display() -> bool:
    if sys.platform in ("win32", "darwin"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _give_up(message: str) -> NoReturn:
    print(f"velkahra: {message}", file=sys.stderr)
    raise SystemExit(1)
