"""The distributions work where there is no checkout: each wheel, and the bare library."""

import json
import random
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.release.conftest import with_uv
from tests.release.installed import Installed
from tests.server.helpers import Page, Site, some_action
from tests.server.test_api import Program, program
from tests.test_docs import without_fences

import velkahra

pytestmark = pytest.mark.release
ROOT = Path(__file__).resolve().parents[2]

SHORT = {"hammer": {"rounds": "5"}}
"""Options that let a game end soon."""


def test_the_version_is_that_of_the_sources(whole: Installed) -> None:
    said = whole.run("velkahra", "--version").stdout
    assert said.startswith(f"velkahra {velkahra.__version__}, rules ")
    found = whole.python("from importlib.metadata import version; print(version('velkahra'))")
    assert found == velkahra.__version__
    assert whole.run("python", "-m", "velkahra", "--version").stdout == said


def test_it_can_be_installed_as_a_tool(
    distributions: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("UV_TOOL_DIR", str(tmp_path / "tools"))
    monkeypatch.setenv("UV_TOOL_BIN_DIR", str(tmp_path / "bin"))
    wheel = next(distributions.glob("*-none-any.whl"))
    with_uv(["tool", "install", "--python", sys.executable], wheel, "cli", tmp_path)
    assert "Usage: velkahra" in Installed(tmp_path, tmp_path).run("velkahra", "--help").stdout


def test_nothing_comes_from_the_checkout(whole: Installed) -> None:
    place = whole.python("import velkahra; print(velkahra.__file__)")
    assert Path(place).is_relative_to(whole.home)


def test_each_wheel_is_what_it_says(install: Callable[..., Installed]) -> None:
    asked = "import velkahra; print(velkahra.compiled())"
    assert install("compiled", "*-cp*.whl", "all").python(asked) == "True"
    assert install("pure", "*-none-any.whl", "all").python(asked) == "False"


@pytest.fixture(scope="module")
def site(whole: Installed, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that runs from the installation."""
    with whole.serving(tmp_path_factory.mktemp("tables")) as port:
        yield Site(port, store=None)  # type: ignore[arg-type]  # the store is the other process's


@pytest.mark.parametrize("game", velkahra.games())
def test_a_whole_game_is_played_over_http_and_websocket(site: Site, game: str) -> None:
    one, two, *_ = site.table(game, "person", "person", **SHORT.get(game, {}))
    with site.page(two) as page:
        result = play(program(site, one), page, random.Random(game))
    assert result["over"]
    assert len(result["result"]) == 2
    assert site.get(f"{one}/replay").status == 200


def play(by_http: Program, by_socket: Page, rng: random.Random) -> Any:  # noqa: ANN401 - JSON
    """Let a program and a page play at random until the game is over."""
    while not (table := by_http.get())["over"]:
        if table["yours"] and (len(table["acting"]) == 1 or rng.random() < 0.5):
            chosen = rng.choice(table["actions"])["text"]
            assert "version" in by_http.act(chosen, table["version"])
        else:
            while by_socket.version < table["version"]:
                by_socket.update()
            by_socket.act(some_action(by_socket.last["choices"], rng))
            by_socket.update()
    return table


def test_cards_are_printed(whole: Installed, tmp_path: Path) -> None:
    command = ("press", "hammer", "--only", "cards-usa", "--output", tmp_path)
    done = whole.run("velkahra", *command)
    assert done.returncode == 0, done.stderr
    printed = (tmp_path / "cards-usa.pdf").read_bytes()
    assert printed.startswith(b"%PDF-")
    assert b"NotoSans" in printed


def test_the_examples_of_the_readme_run(whole: Installed) -> None:
    text = without_fences((ROOT / "README.md").read_text(encoding="utf-8"))
    assert ">>> import velkahra" in text
    page = whole.folder / "README.md"
    page.write_text(text, encoding="utf-8")
    flags = ("-o", "ELLIPSIS", "-o", "NORMALIZE_WHITESPACE")
    done = whole.run("python", "-m", "doctest", *flags, page)
    assert done.returncode == 0, done.stdout + done.stderr


def test_both_wheels_agree_on_fixed_records(install: Callable[..., Installed]) -> None:
    records = (ROOT / "tests" / "records").glob("*/*.txt")
    longest_first = sorted(records, key=lambda file: -file.stat().st_size)
    shortest = {file.parent.name: file for file in longest_first}
    assert sorted(shortest) == sorted(velkahra.games())
    told = [
        install(name, pattern, "all").run(
            "python", ROOT / "tests" / "conformance" / "digest.py", *shortest.values()
        )
        for name, pattern in (("compiled", "*-cp*.whl"), ("pure", "*-none-any.whl"))
    ]
    assert [done.returncode for done in told] == [0, 0], told[0].stderr + told[1].stderr
    compiled, pure = (json.loads(done.stdout) for done in told)
    assert compiled == pure
    assert all(compiled.values())


def test_the_bare_library_plays_and_draws_every_game(bare: Installed) -> None:
    code = """
import random, velkahra
for name in velkahra.games():
    game = velkahra.game(name)
    play = velkahra.Play(game, seats=2)
    dealer, rng = velkahra.Dealer('bare'), random.Random(1)
    said = []
    for _ in range(6):
        play.deal(dealer)
        seat = next(s for s in range(2) if play.state.may_act(s))
        events = play.act(seat, rng.choice(list(play.state.legal_actions(seat))))
        said += [game.words.event(language, event, play.options)
                 for event in events for language in ('en', 'cs', 'pl')]
    assert said, name
    assert game.picture(play.view(0)).startswith('<svg'), name
    velkahra.read_record(velkahra.write_record(play.record(), game))
print('played')
"""
    assert bare.python(code) == "played"


@pytest.mark.parametrize(
    ("words", "extra"),
    [
        (["serve"], "server"),
        (["press", "hammer", "-o", "x"], "press"),
        (["arena", "euphrates"], "arena"),
        (["dataset", "pamir", "-o", "x"], "research"),
        (["learn", "euphrates", "-o", "x"], "learn"),
        (["replay", "x"], "cli"),
        (["hammer", "check"], "cli"),
    ],
)
def test_a_command_without_its_libraries_says_what_to_install(
    bare: Installed, words: list[str], extra: str
) -> None:
    done = bare.run("velkahra", *words)
    assert done.returncode == 1
    assert done.stdout == ""
    assert re.fullmatch(
        rf"velkahra {words[0]} needs .+: pip install 'velkahra\[{extra}\]'\n", done.stderr
    )


def test_the_bare_command_says_its_version(bare: Installed) -> None:
    assert bare.run("velkahra", "--version").stdout.startswith(f"velkahra {velkahra.__version__}")
