"""The notebooks run with few games, and what they show is small and of no machine."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jupyter_client.manager import KernelManager
from script import notebooks

import velkahra

pytestmark = pytest.mark.plain

BOOKS = pytest.mark.parametrize("name", velkahra.games())


def read(name: str) -> Any:
    """Return a notebook as JSON."""
    return json.loads((notebooks.FOLDER / f"{name}.ipynb").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def kernel() -> Iterator[KernelManager]:
    """A kernel for all notebooks: what one imports takes longer than all that it shows."""
    manager = KernelManager(kernel_name="python3")
    yield manager
    if manager.has_kernel:
        manager.shutdown_kernel(now=True)


@BOOKS
def test_a_notebook_runs_and_shows_the_same_kinds_of_things(
    name: str, kernel: KernelManager
) -> None:
    path = notebooks.FOLDER / f"{name}.ipynb"
    ran = notebooks.executed(path, games=4, kernel=kernel)
    for cell, kept in zip(ran.cells, read(name)["cells"], strict=True):
        assert _kinds(cell) == _kinds(kept), cell.source
        if "for p in layout.parts" in cell.source:
            assert cell.outputs[0].data["text/plain"] == _plain(kept)


def _plain(cell: Any) -> str:
    """Return what the first output of a stored cell says as text."""
    return "".join(cell["outputs"][0]["data"]["text/plain"])


def _kinds(cell: Any) -> set[str]:
    """Return what kinds of outputs a cell has, messages to the standard error left out."""
    outputs = [out for out in cell.get("outputs", []) if out.get("name") != "stderr"]
    return {kind for out in outputs for kind in out.get("data", {"text": ""})}


@BOOKS
def test_a_notebook_is_short_and_small(name: str) -> None:
    assert (notebooks.FOLDER / f"{name}.ipynb").stat().st_size < notebooks.SIZE
    sources = ["".join(cell["source"]) for cell in read(name)["cells"]]
    assert sum(notebooks.GAMES in source for source in sources) == 1
    assert max(source.count("\n") for source in sources) < 25


@BOOKS
def test_a_notebook_keeps_nothing_of_the_machine_or_the_run(name: str) -> None:
    book = read(name)
    assert book["metadata"] == notebooks.METADATA
    for cell in book["cells"]:
        assert cell["metadata"] == {}
        assert all(not out.get("metadata") for out in cell.get("outputs", []))
    text = json.dumps(book)
    assert not [root for root in (str(Path.home()), str(notebooks.FOLDER)) if root in text]
    assert "/tmp/" not in text
    assert "Traceback" not in text


@BOOKS
def test_the_links_of_a_notebook_lead_somewhere(name: str) -> None:
    text = "".join(line for cell in read(name)["cells"] for line in cell["source"])
    links = re.findall(r"\]\(([^)#]+)\)", text)
    assert links
    assert [link for link in links if not (notebooks.FOLDER / link).exists()] == []
