"""What markup of the games' pages says, read as text."""

import re


def text_of(markup: str) -> str:
    """Return the text in markup."""
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


def label_of(markup: str, name: str) -> str:
    """Return what an element says of itself, in a label or to screen readers."""
    found = re.search(
        rf'id="{name}"[^>]*?(?: aria-label="([^"]*)"|><span class="sr">([^<]*)<)', markup
    )
    assert found is not None, name
    return found[1] or found[2]
