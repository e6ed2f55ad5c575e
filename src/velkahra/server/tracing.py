"""Request ids: a trace id in the log, and spans for OpenTelemetry.

The id comes with the header `traceparent` (W3C Trace Context), or is made here, and is sent on.
Spans are exported only where that is set; they carry a game, a feature or a status, and never a
name, a link, an action or the text of an error.
"""

import re
import secrets
from collections.abc import Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any, Final

from velkahra.core.extras import missing

HEADER: Final = b"traceparent"
_PARENT: Final = re.compile(r"00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})")
_trace: Final[ContextVar[str]] = ContextVar("trace", default="")
_flags: Final[ContextVar[str]] = ContextVar("flags", default="00")
FLUSH_SECONDS: Final = 1.0
_tracer: Any = None
_provider: Any = None


def trace_id() -> str:
    """Return the id of the trace that is followed now, 32 hexadecimal digits; "" for none."""
    return _trace.get()


def traceparent() -> str:
    """Return the header with which the trace is handed on; "" for none."""
    if not _trace.get():
        return ""
    if _tracer is not None:
        from opentelemetry.trace import get_current_span

        context = get_current_span().get_span_context()
        if context.is_valid:
            return f"00-{context.trace_id:032x}-{context.span_id:016x}-{context.trace_flags:02x}"
    return f"00-{_trace.get()}-{secrets.token_hex(8)}-{_flags.get()}"


def parent_of(scope: Mapping[str, Any]) -> str:
    """Return the header with which the trace of a request has come; "" for none."""
    return next((v.decode("latin-1") for k, v in scope["headers"] if k == HEADER), "")


@contextmanager
def followed(parent: str) -> Iterator[None]:
    """Follow the trace of a header `traceparent`, or a new one if that is no such header."""
    found = _PARENT.fullmatch(parent)
    token = _trace.set(found[1] if found else secrets.token_hex(16))
    flags = _flags.set(found[2] if found else "00")
    try:
        yield
    finally:
        _trace.reset(token)
        _flags.reset(flags)


def span(name: str, parent: str = "", **attributes: str) -> AbstractContextManager[Any]:
    """Return a span as a context, or an empty one; `parent` is a header from elsewhere."""
    return nullcontext() if _tracer is None else _started(name, parent, attributes)


@contextmanager
def _started(name: str, parent: str, attributes: dict[str, str]) -> Iterator[Any]:
    from opentelemetry.trace.propagation.tracecontext import TraceContextTextMapPropagator

    known = _PARENT.fullmatch(parent) is not None
    context = TraceContextTextMapPropagator().extract({"traceparent": parent}) if known else None
    with _tracer.start_as_current_span(
        name,
        context,
        attributes=attributes,
        record_exception=False,  # its text may quote an action
        set_status_on_exception=False,
    ) as begun:
        yield begun


def export(address: str) -> None:
    """Export spans to a collector, as http://127.0.0.1:4318, from now on. Raises: MissingExtra."""
    try:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter
        from opentelemetry.sdk.trace.export import BatchSpanProcessor
    except ImportError as error:
        raise missing("Exporting spans", error) from None
    export_with(BatchSpanProcessor(OTLPSpanExporter(f"{address.rstrip('/')}/v1/traces")))


def export_with(processor: Any) -> None:  # noqa: ANN401 - a SpanProcessor, which may be missing
    """Export spans through a processor of OpenTelemetry."""
    from opentelemetry.sdk.resources import Resource
    from opentelemetry.sdk.trace import TracerProvider
    from opentelemetry.sdk.trace.id_generator import RandomIdGenerator

    class SameIds(RandomIdGenerator):
        """Gives a first span the id that the log has."""

        def generate_trace_id(self) -> int:
            return int(_trace.get(), 16) if _trace.get() else super().generate_trace_id()

    global _tracer, _provider
    resource = Resource.create({"service.name": "velkahra"})
    provider = TracerProvider(resource=resource, id_generator=SameIds())
    provider.add_span_processor(processor)
    _tracer, _provider = provider.get_tracer("velkahra"), provider


def flush() -> None:
    """Export the spans that wait, for at most FLUSH_SECONDS. Blocks."""
    if _provider is not None:
        _provider.force_flush(int(1000 * FLUSH_SECONDS))
