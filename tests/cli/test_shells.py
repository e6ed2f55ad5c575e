"""What shells and `man` get: completions for four shells, and pages of the commands."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.cli.conftest import Cli

from velkahra.cli.guide import groups

BIN = Path(sys.executable).parent
COMPLETES = "_VELKAHRA_COMPLETE"
SHELLS = ("bash", "zsh", "fish", "powershell")


def completed(cli: Cli, monkeypatch: pytest.MonkeyPatch, shell: str, line: str) -> str:
    """Return what the program answers to a shell's script for a line and its last word."""
    monkeypatch.setenv(COMPLETES, f"complete_{shell}")
    monkeypatch.setenv("COMP_WORDS", line)
    monkeypatch.setenv("COMP_CWORD", str(line.count(" ")))
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", line)
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv("_TYPER_COMPLETE_WORD_TO_COMPLETE", line.rpartition(" ")[2])
    monkeypatch.setattr(sys, "argv", ["velkahra"])
    assert cli() == 0
    return cli.out


@pytest.mark.parametrize("shell", SHELLS)
@pytest.mark.parametrize(
    ("line", "expected", "other"),
    [
        ("velkahra pu", ["puzzles"], "play"),
        ("velkahra play vi", ["viceroy"], "pamir"),
        ("velkahra arena euphrates --wid", ["--width"], "--games"),
        ("velkahra play euphrates --option bo", ["board=standard", "board=advanced"], "pairing"),
        ("velkahra hammer nonogram --language ", ["cs", "en", "pl"], "--language"),
        ("velkahra tables l", ["list"], "export"),
    ],
)
def test_a_shell_completes_commands_games_and_options(
    shell: str,
    line: str,
    expected: list[str],
    other: str,
    cli: Cli,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    offered = completed(cli, monkeypatch, shell, line)
    assert all(each in offered for each in expected)
    assert other not in offered


@pytest.mark.parametrize("shell", SHELLS)
def test_a_shell_s_script_is_shown(shell: str, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    assert cli("--show-completion", shell) == 0
    assert f"complete_{shell}" in cli.out
    assert COMPLETES in cli.out


@pytest.mark.skipif(shutil.which("bash") is None, reason="there is no bash")
def test_bash_completes_commands(tmp_path: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("_TYPER_COMPLETE_TEST_DISABLE_SHELL_DETECTION", "1")
    monkeypatch.setenv("HOME", str(tmp_path))
    assert cli("--install-completion", "bash") == 0
    asked = "COMP_WORDS=(velkahra play vi); COMP_CWORD=2; _velkahra_completion velkahra"
    script = f'source ~/.bashrc; {asked}; echo "<${{COMPREPLY[*]}}>"'
    environment = {**os.environ, "PATH": f"{BIN}{os.pathsep}{os.environ['PATH']}"}
    done = subprocess.run(
        ["bash", "--norc", "-c", script],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout == "<viceroy>\n"
    assert done.stderr == ""


def test_each_command_has_a_page_of_the_manual(tmp_path: Path, cli: Cli) -> None:
    assert cli("man", tmp_path / "man1") == 0
    files = (tmp_path / "man1").iterdir()
    pages = {path.stem: path.read_text().replace("\\-", "-") for path in files}
    for name, summary in [pair for group in groups().values() for pair in group.items()]:
        assert f"\nvelkahra-{name} - {summary}\n" in pages[f"velkahra-{name}"]
        assert f"\n.B velkahra {name}\n{summary}\n" in pages["velkahra"]
    page = pages["velkahra-tables-export"]
    assert "velkahra tables export [OPTIONS]" in page
    assert ".B --rows\nExport everything as JSON" in page
    assert "  velkahra tables export 0f3a record.txt\n" in page


@pytest.mark.skipif(shutil.which("groff") is None, reason="there is no groff")
def test_groff_reads_the_pages_without_a_warning(tmp_path: Path, cli: Cli) -> None:
    assert cli("man", tmp_path) == 0
    command = [
        "groff",
        "-man",
        "-ww",
        "-z",
        "-Tutf8",
        "-K",
        "utf8",
        *sorted(map(str, tmp_path.iterdir())),
    ]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert (done.stdout, done.stderr) == ("", "")


def test_a_file_is_no_folder_for_the_manual(tmp_path: Path, cli: Cli) -> None:
    (tmp_path / "file").touch()
    assert cli("man", tmp_path / "file") == 1
    assert f"{tmp_path / 'file'} is a file; name a folder" in cli.err
