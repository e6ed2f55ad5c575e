"""Libraries that only some people need, and the extra of the package that brings each."""

from typing import Any, Final

from velkahra.core.contract.refusals import VelkahraError

EXTRAS: Final[dict[str, tuple[str, ...]]] = {
    "cli": ("typer", "rich"),
    "press": ("typst", "resvg_py", "PIL", "segno"),
    "arena": ("openskill",),
    "server": (
        "starlette",
        "uvicorn",
        "websockets",
        "httptools",
        "uvloop",
        "argon2",
        "webauthn",
        "cryptography",
        "http_ece",
        "markupsafe",
        "isal",
        "prometheus_client",
    ),
    "research": ("numpy", "gymnasium", "pettingzoo", "pyarrow", "matplotlib"),
    "openspiel": ("pyspiel", "open_spiel"),
    "postgresql": ("psycopg",),
    "opentelemetry": ("opentelemetry",),
    "ray": ("ray",),
}
"""By the names they are imported by."""

PURPOSES: Final = {
    "cli": "the command line's libraries",
    "press": "the libraries that print",
    "arena": "the arena's library",
    "server": "the server's libraries",
    "learn": "NumPy",
    "research": "the libraries of research environments",
    "openspiel": "OpenSpiel",
    "postgresql": "the library that talks to it",
    "opentelemetry": "OpenTelemetry",
    "ray": "Ray",
}


class MissingExtra(VelkahraError):
    """A library is not installed that `who` needs; `extra` is the extra that brings it."""

    def __init__(self, who: str, extra: str) -> None:
        super().__init__(f"{who} needs {PURPOSES[extra]}: pip install 'velkahra[{extra}]'")
        self.who: Final = who
        self.extra: Final = extra

    def __reduce__(self) -> tuple[Any, ...]:
        return MissingExtra, (self.who, self.extra)


def extra_of(error: ImportError) -> str:
    """Return the extra that brings what could not be imported; "" if none does."""
    library = (error.name or "").partition(".")[0]
    return next((extra for extra, found in EXTRAS.items() if library in found), "")


def missing(who: str, error: ImportError) -> Exception:
    """Return the error to raise when `who` cannot import a library; it says what to install."""
    extra = extra_of(error)
    return MissingExtra(who, extra) if extra else error
