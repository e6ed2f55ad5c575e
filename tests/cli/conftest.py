"""Commands as a user runs them."""

import pytest

from velkahra.cli import main


def run(*words: object) -> int:
    """Run a command. Returns: its exit code."""
    with pytest.raises(SystemExit) as caught:
        main([str(word) for word in words])
    code = caught.value.code
    assert code is None or isinstance(code, int)
    return code or 0


class Cli:
    """Runs commands.

    Attributes:
        out: what the last one printed.
        err: what it said of errors.
    """

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self._capsys = capsys
        self.out = self.err = ""

    def __call__(self, *words: object) -> int:
        """Run a command. Returns: its exit code."""
        self._capsys.readouterr()
        code = run(*words)
        self.out, self.err = self._capsys.readouterr()
        return code


@pytest.fixture
def cli(capsys: pytest.CaptureFixture[str]) -> Cli:
    return Cli(capsys)
