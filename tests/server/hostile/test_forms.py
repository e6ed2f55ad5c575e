"""M4: large forms cost little beside their own size, and are read one at a time."""

import os
import sys
import threading
import time
import tracemalloc
import urllib.parse
from pathlib import Path

import pytest
from tests.server.helpers import serving

from velkahra.server.web.kit import request


@pytest.mark.parametrize(
    "raw",
    [
        b"a=1&b=2&a=3",
        b"a=%C4%8D+x&b",
        b"=x&&c=%zz%4",
        b"a=%FF%C4",
        "a=č".encode(),
        b"a=" + b"%C4%8D" * 30_000,
        b"a=" + b"x" * 65_535 + b"%41%42" * 20,
        b"a=" + b"x" * 65_534 + b"%" + b"%41" * 50_000,
        b"",
    ],
)
def test_a_form_is_read_as_python_reads_it(raw: bytes) -> None:
    wanted = urllib.parse.parse_qs(raw.decode(), keep_blank_values=True)
    assert request._fields(raw) == {name: values[-1] for name, values in wanted.items()}


@pytest.mark.parametrize("raw", [b"a=1&" * 100, b"a=\xff"])
def test_what_is_no_form_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match=r"too many|decode"):
        request._fields(raw)


def test_a_form_of_escapes_takes_little_memory() -> None:
    """4 MB took 330 MB."""
    raw = b"record=" + b"%5B" * 1_300_000
    tracemalloc.start()
    try:
        request._fields(raw)
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()


def test_large_forms_are_read_one_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Ten at once took the processor for so long that the store seemed broken."""
    real, reading, most = request._fields, [0], [0]
    lock = threading.Lock()

    def counted(raw: bytes) -> dict[str, str]:
        with lock:
            reading[0] += 1
            most[0] = max(most[0], reading[0])
        try:
            return real(raw)
        finally:
            with lock:
                reading[0] -= 1

    monkeypatch.setattr(request, "_fields", counted)
    with serving(tmp_path / "data") as site:
        sending = [
            threading.Thread(target=lambda: site.post("/records", {"record": "[" * 400_000}))
            for _ in range(6)
        ]
        for one in sending:
            one.start()
        while any(one.is_alive() for one in sending):
            assert site.get("/health").status == 200
    assert most[0] == 1


def test_no_large_form_is_read_while_many_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "python").write_text(f"#!{sys.executable}\nimport time; time.sleep(1)\n")
    os.chmod(tmp_path / "python", 0o755)
    read: list[int] = []
    real = request._fields

    def noted(raw: bytes) -> dict[str, str]:
        read.append(len(raw))
        return real(raw)

    monkeypatch.setattr(request, "_fields", noted)
    with serving(tmp_path / "data") as site:
        monkeypatch.setattr(sys, "executable", str(tmp_path / "python"))
        answers: list[int] = []

        def send() -> None:
            answers.append(site.post("/desk", {"record": "x"}).status)

        sending = [threading.Thread(target=send) for _ in range(3)]
        for one in sending:
            one.start()
        while len(read) < 3:
            time.sleep(0.01)
        assert site.post("/desk", {"record": "x" * 3_000_000}).status == 429
        for one in sending:
            one.join()
    assert max(read) < 100
    assert answers == [400] * 3
