"""The figures for Prometheus: right, in OpenMetrics, at an address of their own, nothing secret."""

import json
import logging
import random
import re
import socket
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from prometheus_client import CollectorRegistry
from prometheus_client.openmetrics.parser import text_string_to_metric_families
from prometheus_client.parser import text_string_to_metric_families as prometheus_families
from tests.server.helpers import Site, serving, some_action

import velkahra
from velkahra.server import metrics
from velkahra.server.web.admin.figures import STATES, Listener

OPEN_METRICS = "application/openmetrics-text; version=1.0.0"


class Figures:
    """The figures read at an address."""

    def __init__(self, port: int) -> None:
        self.port = port

    def text(self, accept: str = OPEN_METRICS) -> str:
        address = f"http://127.0.0.1:{self.port}/metrics"
        request = urllib.request.Request(address, headers={"accept": accept})
        with urllib.request.urlopen(request) as answer:
            assert answer.headers["content-type"].startswith(accept.partition(";")[0])
            return str(answer.read().decode())

    def of(self, name: str, *labels: str) -> float:
        """Read a value by its name and its labels' values; 0 where there is none."""
        return self.read().get((name, *sorted(labels)), 0.0)

    def read(self) -> dict[tuple[str, ...], float]:
        families = text_string_to_metric_families(self.text())  # type: ignore[no-untyped-call]
        samples = [sample for family in families for sample in family.samples]
        return {(sample.name, *sorted(sample.labels.values())): sample.value for sample in samples}


@pytest.fixture
def figures(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[tuple[Figures, Site]]:
    """A server whose figures are served at a free port."""
    caplog.set_level(logging.INFO, "velkahra")
    with serving(tmp_path / "data", metrics="127.0.0.1:0") as site:
        (port,) = [record.__dict__["port"] for record in caplog.records if "port" in vars(record)]
        yield Figures(port), site


def test_the_figures_count_what_happened(figures: tuple[Figures, Site]) -> None:
    page, site = figures
    before = page.read()

    def more(*key: str) -> float:
        return page.of(*key) - before.get((key[0], *sorted(key[1:])), 0.0)

    one, two, _ = site.table("viceroy", "person", "person")
    site.table("euphrates", "person", "person")
    with site.at(one) as ash, site.at(two) as birch:
        mover = ash if ash.last["yours"] else birch
        version = mover.version
        text = some_action(mover.last["choices"], random.Random(1))
        mover.act(text)
        mover.update()
        mover.act("nonsense")
        mover.until("problem")
        mover.act(text, version - 1)
        mover.until("problem")
        assert page.of("velkahra_pages") == 2
        assert page.of("velkahra_tables", "viceroy", "going") == 1
    assert more("velkahra_moves_total", "viceroy", "person") == 1
    assert more("velkahra_move_seconds_count", "viceroy") == 1
    assert more("velkahra_refusals_total", "no-action") == 1
    assert more("velkahra_refusals_total", "stale") == 1
    assert more("velkahra_commit_seconds_count") >= 3
    assert more("velkahra_answers_total", "lobby", "303") == 2
    assert site.get(f"{one}/replay").status == 200
    assert more("velkahra_answers_total", "replay", "200") == 1
    assert site.get("/metrics").status == 404
    assert more("velkahra_answers_total", "none", "404") == 1
    assert page.of("velkahra_workers", "busy") == 0
    assert page.of("process_open_fds") > 5


def test_figures_begin_at_zero_and_are_documented(figures: tuple[Figures, Site]) -> None:
    """A first failure is an increase; alerts and the dashboard name exported figures."""
    page, _ = figures
    found = page.read()
    keys: list[tuple[str, ...]] = []
    keys += [("velkahra_store_errors_total", f"store-{why}") for why in ("away", "broken", "full")]
    keys += [("velkahra_refusals_total", why) for why in ("illegal", "stale", "too-fast")]
    keys += [("velkahra_answers_total", *sorted((of, "500"))) for of in ("table", "lobby", "api")]
    for game in velkahra.games():
        keys += [("velkahra_moves_total", *sorted((game, by))) for by in ("person", "bot")]
        keys += [(f"velkahra_{what}_seconds_count", game) for what in ("move", "hint")]
        keys += [("velkahra_tables", *sorted((game, state))) for state in STATES]
    assert [key for key in keys if key not in found] == []
    exported = set(re.findall(r"^# TYPE (\w+)", page.text("text/plain"), re.MULTILINE))
    named = re.compile(r"\b(?:velkahra_[a-z_]*[a-z]|process_[a-z_]*[a-z])\b")
    root = Path(__file__).resolve().parents[2]
    files = [path for path in (root / "deploy").rglob("*") if path.suffix in (".json", ".yaml")]
    documented = set(named.findall((root / "docs" / "running-in-public.md").read_text("utf-8")))
    of_files = {name for path in files for name in named.findall(path.read_text("utf-8"))}
    assert {name.removesuffix("_bucket") for name in of_files} <= exported
    ours = {name for name in exported if name.startswith("velkahra_")}
    assert ours == {name for name in documented if name.startswith("velkahra_")}
    with urllib.request.urlopen(f"http://127.0.0.1:{page.port}/health/ready") as answer:
        assert json.load(answer)["ok"], "the listener also answers for the health"


def test_a_label_has_words_of_the_program_only(figures: tuple[Figures, Site]) -> None:
    page, site = figures
    paths = site.table("euphrates", "person", "bot random")
    site.get(paths[0])
    site.get(f"/table/{paths[0].split('/')[2]}/no-such-token")
    site.get("/lobby/name-of-anna")
    secret = {part for path in paths for part in path.split("/")[2:]} | {"anna", "no-such-token"}
    text = page.text()
    values = set(re.findall(r'="([^"]*)"', text))
    assert not [value for value in values for one in secret if one in value]
    fixed = re.compile(r"[a-z_-]+|\d{3}|[\d.]+(e-05)?|\+Inf")
    assert [value for value in values if not fixed.fullmatch(value)] == []
    assert list(prometheus_families(page.text("text/plain"))), "also for readers of the old format"


def test_failures_of_the_store_are_counted_by_reason(
    figures: tuple[Figures, Site], monkeypatch: pytest.MonkeyPatch
) -> None:
    page, site = figures
    key = "velkahra_store_errors_total", "store-broken"
    before = page.of(*key)

    def broken(*_: object) -> None:
        raise OSError("no such device")

    monkeypatch.setattr(site.store._backend, "commit", broken)
    fields = {"game": "euphrates", "seat-0": "person", "seat-1": "person"}
    assert site.post("/tables", fields).status == 503
    assert page.of(*key) > before


def test_processes_of_one_computer_take_ports_one_after_the_other() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        found = Listener(f"127.0.0.1:{port}")._opened()
        assert port < found.getsockname()[1] < port + 64
        found.close()


def test_a_time_is_counted_where_it_does_not_exceed(monkeypatch: pytest.MonkeyPatch) -> None:
    registry = CollectorRegistry()
    monkeypatch.setattr(metrics, "REGISTRY", registry)
    times = metrics.Seconds("nap", "For a nap.", (0.5, 1.0), "who")
    for seconds in (0.25, 0.5, 0.75, 4.5):
        times.add(seconds, "cat")

    def value(name: str, **more: str) -> float | None:
        return registry.get_sample_value(f"velkahra_nap_seconds_{name}", {"who": "cat", **more})

    assert [value("bucket", le=bound) for bound in ("0.5", "1.0", "+Inf")] == [2, 3, 4]
    assert (value("count"), value("sum")) == (4, 6)
