"""Each game has a world of its own: colours, an ornament and a wide drawing on its pages."""

import gzip
import re

import pytest
from tests.server.helpers import Site

from velkahra.core.plugin import BUILT_IN

LIGHT = 15_000
"""Bytes that a compressed drawing takes at most."""


@pytest.mark.parametrize("name", BUILT_IN)
def test_pages_about_a_game_begin_with_its_drawing(site: Site, name: str) -> None:
    drawings = set()
    for path in (f"/rules/{name}", f"/new?game={name}", f"/puzzles/{name}"):
        page = site.get(path).text
        assert re.search(rf'<body class="plain( book)?" data-world="{name}">', page)
        drawings |= set(re.findall(r'class="headpiece" src="([^"]+)"', page))
    (address,) = drawings
    answer = site.get(address)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert "immutable" in answer.headers["cache-control"]
    assert len(gzip.compress(answer.text.encode())) < LIGHT


def test_a_table_has_the_colours_but_not_the_drawing(site: Site) -> None:
    (path,) = site.table("pamir", "me", "bot random")
    page = site.get(path).text
    assert 'data-world="pamir"' in page
    assert 'class="headpiece"' not in page
