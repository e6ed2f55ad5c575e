"""Executes the notebooks of `docs/notebooks/` and writes them with what they show.

    .venv/bin/python -m script.notebooks [NAME ...]

Nothing of the machine is kept: no times of execution, no versions, no paths.
"""

import sys
from pathlib import Path
from typing import Final

import nbformat
from jupyter_client.manager import KernelManager
from nbclient import NotebookClient
from nbformat import NotebookNode

FOLDER: Final = Path(__file__).resolve().parents[1] / "docs" / "notebooks"
SIZE: Final = 200_000  # bytes that a notebook may have
GAMES: Final = "GAMES = 2000"
"""The line of each notebook that says how many games it plays."""
METADATA: Final = {
    "kernelspec": {"display_name": "Python 3", "language": "python", "name": "python3"},
    "language_info": {"name": "python"},
}


def executed(
    path: Path, games: int | None = None, kernel: KernelManager | None = None
) -> NotebookNode:
    """Return a notebook with the outputs of all its cells.

    `games` takes the place of the number of games that it plays otherwise. In a `kernel` that ran
    another one before, its names are deleted first.

    Raises: CellExecutionError with the traceback of a cell that fails.
    """
    book: NotebookNode = nbformat.read(path, as_version=4)  # type: ignore[no-untyped-call]
    for cell in book.cells:
        if games is not None:
            cell.source = cell.source.replace(GAMES, f"GAMES = {games}")
    if kernel is not None:
        first = next(cell for cell in book.cells if cell.cell_type == "code")
        first.source = f"%reset -f\n{first.source}"
    NotebookClient(book, km=kernel, timeout=3600, kernel_name="python3").execute()
    return book


def cleaned(book: NotebookNode) -> NotebookNode:
    """Return a notebook without the traces of this machine and this run."""
    book.metadata = METADATA
    for cell in book.cells:
        cell.metadata = {}
        cell.outputs = [out for out in cell.get("outputs", []) if out.get("name") != "stderr"]
        if cell.cell_type != "code":
            del cell["outputs"]
        for out in cell.get("outputs", []):
            if "metadata" in out:
                out.metadata = {}
    return book


def main() -> None:
    """Execute the named notebooks, or all."""
    names = sys.argv[1:] or sorted(path.stem for path in FOLDER.glob("*.ipynb"))
    for path in (FOLDER / f"{name}.ipynb" for name in names):
        nbformat.write(cleaned(executed(path)), path)  # type: ignore[no-untyped-call]
        print(path.name, path.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
