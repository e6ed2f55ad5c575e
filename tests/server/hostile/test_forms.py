"""M4: forms are read as Python reads them, and large ones cost little beside their own size."""

import tracemalloc
import urllib.parse

import pytest

from velkahra.server.web.kit import forms


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
    found = {name: forms.text(value) for name, value in forms.fields(raw).items()}
    assert found == {name: values[-1] for name, values in wanted.items()}


@pytest.mark.parametrize("raw", [b"a=1&" * 100, b"a=\xff"])
def test_what_is_no_form_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match=r"too many|decode"):
        forms.fields(raw)


def test_a_form_of_escapes_takes_little_memory() -> None:
    """4 MB took 330 MB."""
    raw = b"record=" + b"%5B" * 1_300_000
    tracemalloc.start()
    try:
        forms.fields(raw)
        assert tracemalloc.get_traced_memory()[1] < 40_000_000
    finally:
        tracemalloc.stop()


def test_the_boundary_is_that_of_the_content_type() -> None:
    for kind, boundary in (
        ("multipart/form-data; boundary=x", "x"),
        ('Multipart/Form-Data;boundary="----a b"', "----a b"),
        *(("application/x-www-form-urlencoded", ""), ("text/html; boundary=x", ""), ("", "")),
    ):
        assert forms.boundary_of(kind) == boundary
    parts = "multipart/form-data"
    for kind in (
        *(
            parts,
            f"{parts}; boundary=",
            f"{parts}; boundary=a\0b",
            f"{parts}; boundary=" + "x" * 71,
        ),
        "multipart/mixed; boundary=x",
    ):
        with pytest.raises(ValueError, match="boundary"):
            forms.boundary_of(kind)


def test_parts_of_a_form_are_read_to_the_byte() -> None:
    head = b'--x\r\nContent-Disposition: form-data; name="%s"\r\n\r\n%s\r\n'
    raw = head % (b"a", b"\xff\r\n-x") + head % ("č".encode(), b"") + b"--x--\r\n"
    assert forms.fields(raw, "x") == {"a": b"\xff\r\n-x", "č": b""}


@pytest.mark.parametrize("raw", [b"--x\r\n\r\n" * 1000, b"--x\r\nname\r\n\r\n\r\n--x--"])
def test_what_is_no_form_in_parts_is_refused(raw: bytes) -> None:
    with pytest.raises(ValueError, match=r"too many|no name"):
        forms.fields(raw, "x")
