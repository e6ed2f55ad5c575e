"""Traces: an id that comes in, stands in the log and goes out; spans with nothing secret."""

import io
import json
import logging
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from opentelemetry.sdk.trace import ReadableSpan
from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from tests.server.databases import Cluster
from tests.server.helpers import Site, some_action
from tests.server.sharing import sharing

from velkahra.core.extras import MissingExtra
from velkahra.server import tracing
from velkahra.server.web.admin.logs import JsonLines

TRACE = "4bf92f3577b34da6a3ce929d0e0e4736"
PARENT = f"00-{TRACE}-00f067aa0ba902b7-01"


@pytest.fixture
def spans(monkeypatch: pytest.MonkeyPatch) -> InMemorySpanExporter:
    monkeypatch.setattr(tracing, "_tracer", None)
    monkeypatch.setattr(tracing, "_provider", None)
    kept = InMemorySpanExporter()
    tracing.export_with(SimpleSpanProcessor(kept))
    return kept


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """The log of everything as JSON lines."""
    stream = io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(JsonLines())
    log = logging.getLogger("velkahra")
    log.addHandler(handler)
    log.setLevel(logging.DEBUG)
    yield stream
    log.removeHandler(handler)
    log.setLevel(logging.NOTSET)


def test_the_log_has_the_trace_that_came_in(site: Site, lines: io.StringIO) -> None:
    fields = {"game": "morra", "seat-0": "person", "seat-1": "person"}
    assert site.post("/tables", fields, traceparent=PARENT).status == 303
    opened = [json.loads(line) for line in lines.getvalue().splitlines()][-1]
    assert (opened["message"], opened["trace"]) == ("a table was opened", TRACE)


@pytest.mark.parametrize(
    "header", ["", "nonsense", PARENT.upper(), f"00-{'0' * 32}-00f067aa0ba902b7-01", PARENT + "\n"]
)
def test_a_header_that_is_none_begins_a_new_trace(header: str) -> None:
    with tracing.followed(header):
        first = tracing.trace_id()
    with tracing.followed(header):
        assert len(tracing.trace_id()) == len(first) == 32
        assert tracing.trace_id() not in (first, TRACE)
    assert tracing.trace_id() == tracing.traceparent() == ""


def test_a_trace_is_handed_on() -> None:
    with tracing.followed(PARENT):
        version, trace, span, flags = tracing.traceparent().split("-")
    assert (version, trace, flags) == ("00", TRACE, "01")
    assert len(span) == 16
    assert span not in PARENT


def test_spans_follow_a_trace_without_secrets(site: Site, spans: InMemorySpanExporter) -> None:
    one, two, _ = site.table("morra", "person", "person")
    site.get(one, traceparent=PARENT)
    with site.at(one) as ash, site.at(two):
        text = some_action(ash.last["choices"], random.Random(1))
        ash.act(text)
        ash.update()
        ash.act(text)
        ash.until("refused")
    found = spans.get_finished_spans()
    (asked,) = [span for span in found if span.name == "GET table"]
    assert f"{asked.context.trace_id:032x}" == TRACE
    assert asked.parent is not None
    assert f"{asked.parent.span_id:016x}" in PARENT
    moves = [span for span in found if span.name == "move"]
    told = {"game": "morra", "by": "person"}
    assert [dict(span.attributes or {}) for span in moves] == [told, told]
    everything = "".join(map(ReadableSpan.to_json, found))
    for secret in (text, *(part for path in (one, two) for part in path.split("/")[2:])):
        assert secret not in everything


def test_what_waits_is_exported_when_the_server_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tracing, "_tracer", None)
    monkeypatch.setattr(tracing, "_provider", None)
    tracing.flush()
    kept = InMemorySpanExporter()
    tracing.export_with(BatchSpanProcessor(kept, schedule_delay_millis=60_000))
    with tracing.span("move"):
        pass
    assert kept.get_finished_spans() == ()
    tracing.flush()
    assert [span.name for span in kept.get_finished_spans()] == ["move"]


def test_a_missing_opentelemetry_is_told_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "opentelemetry.sdk.trace.export", None)
    with pytest.raises(MissingExtra, match=r"velkahra\[opentelemetry\]"):
        tracing.export("http://127.0.0.1:4318")


def test_the_span_of_a_server_that_answers_is_below_that_of_the_one_that_passed_on(
    postgresql: Cluster, tmp_path: Path, toys: None, spans: InMemorySpanExporter
) -> None:
    with sharing(postgresql.new(), tmp_path) as (one, two):
        path, *_ = one.table("morra", "person", "person")
        spans.clear()
        assert two.get(path, traceparent=PARENT).status == 200
    found = {span.name: span for span in spans.get_finished_spans()}
    passed, answered = found["pass on"], found["GET table"]
    assert f"{answered.context.trace_id:032x}" == TRACE
    assert answered.parent is not None
    assert answered.parent.span_id == passed.context.span_id
    assert passed.parent is not None
    assert f"{passed.parent.span_id:016x}" in PARENT
