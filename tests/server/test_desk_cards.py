"""A camp with cards of its own goes to a machine that has never seen them, or is refused."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from velkahra.core.contract.refusals import RecordError
from velkahra.games.hammer import bundle as hammer_bundle
from velkahra.games.hammer.cards.card_set import DEFAULT, keep, read_set
from velkahra.games.hammer.cards.facts import STANDARD_SET, standard_name
from velkahra.server.store.archive import bundle
from velkahra.server.store.archive.bundle import Arrived

Camp = dict[str, Any]

OPENED = """
import sys
from pathlib import Path
from tests.server.helpers import serving
from velkahra.core.contract.cards import lie_below
folder = Path(sys.argv[1])
lie_below(folder)
with serving(folder) as site:
    fields = {"game": "hammer", "seat-0": "person", "seat-1": "person"}
    fields |= {"option-results": "organiser", "option-cards": sys.argv[2]}
    desk = site.post("/tables", fields).headers["location"]
    site.post(desk, {"do": "enter", "form": "hide", "v": "0", "square": "C4"})
    print(desk)
    print(site.get(desk + "/file").text)
"""
RESTORED = """
import sys
from pathlib import Path
from urllib.request import urlopen
from tests.server.helpers import serving
from velkahra.core.contract.cards import lie_below
folder, camp = Path(sys.argv[1]), sys.stdin.read()
lie_below(folder)
with serving(folder) as site:
    answer = site.post("/desk", {"record": camp})
    desk = answer.headers.get("location", "")
    print(answer.status, desk)
    print(site.get(desk).status)
    print(sys.argv[2] in site.get("/new?game=hammer").text)
    with urlopen(f"{site.base}{desk}/print/cards-usa.pdf") as sheet:
        print(sheet.read(4).decode())
with serving(folder) as site:
    print(site.get(desk).status)
from velkahra.games.hammer.cards.facts import FOLDERS, by_slot, set_number
names = [one.card.name.en for one in by_slot(set_number(sys.argv[2])).values() if one.card]
print("Kite Pilot" in names, "Drone Pilot" in names)
"""
AGAIN = """
import sys
from pathlib import Path
from tests.server.helpers import serving
from velkahra.core.contract.cards import lie_below
folder = Path(sys.argv[1])
lie_below(folder)
with serving(folder) as site:
    print(site.get(sys.argv[2]).status)
"""
INSTALLED_LATER = """
import os, sys
from pathlib import Path
from velkahra.core import registry
from velkahra.core.contract.refusals import OptionError
from velkahra.games.hammer.cards.card_set import keep
os.environ["VELKAHRA_CARDS"] = sys.argv[2]
game, name = registry.game("hammer"), sys.argv[3]
for options in ({"cards": name}, {"cards": "../carried/" + name}):
    try:
        game.complete(options)
    except OptionError:
        print("not here")
    keep(Path(sys.argv[1]), Path(sys.argv[2]) / "hammer" / "carried")
print(game.complete({"cards": name})["cards"])
"""


def ran(program: str, *words: object, told: str = "") -> list[str]:
    """Run a program of its own: each process reads which sets there are once."""
    root = Path(__file__).resolve().parents[2]
    paths = os.pathsep.join([str(root), os.environ.get("PYTHONPATH", "")])
    made = subprocess.run(
        [sys.executable, "-c", program, *map(str, words)],
        input=told,
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": paths},
        check=False,
    )
    assert made.returncode == 0, made.stderr
    return made.stdout.splitlines()


@pytest.fixture(scope="module")
def camp(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str, str]:
    """Make a camp with cards of its own. Returns: their name, the path of its desk, its file."""
    folder = tmp_path_factory.mktemp("one")
    own = copytree(DEFAULT, folder / "mine")
    deck = own / "deck-usa.yaml"
    text = deck.read_text(encoding="utf-8")
    deck.write_text(text.replace("en: Drone Pilot", "en: Kite Pilot"), encoding="utf-8")
    name = read_set(own).name
    keep(own, folder / "cards" / "hammer")
    desk, *lines = ran(OPENED, folder, name)
    return name, desk, "\n".join(lines)


def test_a_camp_takes_its_cards_elsewhere(camp: tuple[str, str, str], tmp_path: Path) -> None:
    name, desk, text = camp
    told = ran(RESTORED, tmp_path, name, told=text)
    assert told == [f"303 {desk}", "200", "False", "%PDF", "200", "True False"]
    assert ran(AGAIN, tmp_path, desk) == ["200"]


def test_cards_of_another_process_are_known(camp: tuple[str, str, str], tmp_path: Path) -> None:
    own = tmp_path / "own"
    own.mkdir()
    for file, text in json.loads(camp[2])["files"].items():
        (own / file).write_text(text, encoding="utf-8")
    told = ran(INSTALLED_LATER, own, tmp_path, camp[0])
    assert told == ["not here", "not here", camp[0]]


@pytest.fixture
def cards_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Let cards that come along be kept in a folder of the test."""
    monkeypatch.setenv("VELKAHRA_CARDS", str(tmp_path))
    return tmp_path / "hammer" / "carried"


def read(camp: Camp) -> Arrived:
    return bundle.read(json.dumps(camp), "en", same_links=True)


def usa(camp: Camp, old: str, new: str) -> None:
    camp["files"]["deck-usa.yaml"] = camp["files"]["deck-usa.yaml"].replace(old, new, 1)


A_MISTAKE = r"its cards: deck-usa\.yaml, line \d+, .*says \{2\}, but the text does not"


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (lambda camp: camp["files"].clear(), "neither here nor in the file: keep them first with"),
        (lambda camp: usa(camp, "Kite", "Bat"), "and it was played with default-"),
        (lambda camp: usa(camp, "Gain {2}", "Gain {3}"), A_MISTAKE),
        (lambda camp: camp["files"].pop("deck-gla.yaml"), r"its cards: .*deck-gla\.yaml"),
        (lambda camp: camp["files"].update({"more.yaml": "a: 1"}), r"more\.yaml is not a file of"),
        (
            lambda camp: camp["files"].update({"a.yaml": "#" * 1_000_001}),
            "more than 1000000",
        ),
        (
            lambda camp: camp["files"].update({"../set.yaml": "a: 1"}),
            "neither a record nor",
        ),
    ],
    ids=("no cards", "another name", "a mistake", "no deck", "one more", "too large", "outside"),
)
def test_cards_that_are_not_in_order_are_refused_and_not_kept(
    camp: tuple[str, str, str], change: Callable[[Camp], None], why: str, cards_home: Path
) -> None:
    carried = json.loads(camp[2])
    change(carried)
    with pytest.raises(RecordError, match=why):
        read(carried)
    assert not cards_home.exists()


def test_no_more_sets_are_kept_than_a_server_has_room_for(
    camp: tuple[str, str, str], cards_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hammer_bundle, "MOST_CARRIED", 2)
    for name in ("one", "two"):
        (cards_home / name).mkdir(parents=True)
    with pytest.raises(RecordError, match="there are 2 sets of cards from files here already"):
        read(json.loads(camp[2]))
    assert len(list(cards_home.iterdir())) == 2


def test_a_camp_takes_usual_cards_along_too(camp: tuple[str, str, str], cards_home: Path) -> None:
    """So it can go to a program that has changed its cards since."""
    carried = json.loads(camp[2])
    carried["options"]["cards"] = STANDARD_SET
    carried["files"]["deck-usa.yaml"] = (DEFAULT / "deck-usa.yaml").read_text(encoding="utf-8")
    assert read(carried).table.options["cards"] == STANDARD_SET
    assert not cards_home.exists()


def test_a_camp_with_other_usual_cards_goes_on(camp: tuple[str, str, str], tmp_path: Path) -> None:
    carried = json.loads(camp[2])
    name = standard_name({file: text.encode() for file, text in carried["files"].items()})
    carried["options"]["cards"] = name
    told = ran(RESTORED, tmp_path, name, told=json.dumps(carried))
    assert told == [f"303 {camp[1]}", "200", "False", "%PDF", "200", "True False"]


def test_another_game_takes_no_files(camp: tuple[str, str, str]) -> None:
    carried = json.loads(camp[2])
    carried |= {"game": "viceroy", "rules": 1}
    with pytest.raises(
        RecordError, match=r"viceroy has no files to install, but was given .*set\.yaml"
    ):
        read(carried)
