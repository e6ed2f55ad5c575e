"""Ids of a page and of the game on it are all different: elements are replaced by their ids."""

import re
from collections import Counter
from pathlib import Path

import pytest
from tests.browser.positions import shelf
from tests.server.helpers import serving

ID = re.compile(r'\sid="([^"]+)"')


@pytest.mark.parametrize("suffix", ["", "/replay"])
def test_no_id_is_given_twice(tmp_path: Path, suffix: str) -> None:
    made = shelf(tmp_path)
    with serving(tmp_path) as site:
        for name, path in made.items():
            if name == "host":
                continue
            counts = Counter(ID.findall(site.get(path + suffix).text))
            assert len(counts) > 10
            assert [one for one, count in counts.items() if count > 1] == [], name
