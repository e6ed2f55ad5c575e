"""Files of the repository that are no Markdown, as pages: notebooks and sources."""

import base64
import json
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any, Final

Linked = Callable[[str], str]

FENCE: Final = "`````"
LEXERS: Final = {".py": "python", ".toml": "toml", ".yaml": "yaml", ".service": "ini"}


def source_page(path: str, text: str) -> str:
    """Return a page with the text of a file."""
    return f"# `{path}`\n\n{FENCE}{LEXERS.get(Path(path).suffix, 'text')}\n{text}\n{FENCE}\n"


def notebook_page(name: str, text: str, linked: Linked) -> tuple[str, dict[str, bytes]]:
    """Return a notebook as a page, and the pictures on it by their names.

    `linked` rewrites the links of a text.
    """
    pictures: dict[str, bytes] = {}
    parts: list[str] = []
    for cell in json.loads(text)["cells"]:
        source = "".join(cell["source"])
        parts.append(linked(source) if cell["cell_type"] == "markdown" else _code(source))
        for output in cell.get("outputs", ()):
            parts += _shown(output, name, pictures)
    return "\n\n".join(parts) + "\n", pictures


def _code(source: str) -> str:
    return f"```python\n{source}\n```"


def _shown(output: Mapping[str, Any], name: str, pictures: dict[str, bytes]) -> Iterator[str]:
    """Yield the richest form of an output of a cell."""
    data = output.get("data", {})
    if "image/png" in data:
        picture = f"{name}-{len(pictures) + 1}.png"
        pictures[picture] = base64.b64decode("".join(data["image/png"]))
        yield f"![Output of the cell above]({picture})"
    elif "text/html" in data:
        yield "".join(data["text/html"])
    else:
        yield f"```text\n{''.join(output.get('text', data.get('text/plain', '')))}\n```"
