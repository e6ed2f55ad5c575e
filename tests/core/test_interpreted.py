"""The warning that the rules run interpreted: once in a program, and only where nobody chose it."""

import os
import subprocess
import sys

import pytest

FINDER = """
import sys
from velkahra import _interpreted
_interpreted.install()
"""
"""Lets a program run interpreted although compiled modules lie beside the sources."""
PROGRAM = """
import warnings
from velkahra import bots
with warnings.catch_warnings(record=True) as found:
    warnings.simplefilter("always")
    import velkahra
    bots.make("random"), bots.make("greedy")
print(*(f"{each.category.__name__}: {each.message}" for each in found), sep="\\n")
"""


@pytest.mark.parametrize("chosen", [False, True])
def test_a_program_is_warned_once_unless_it_chose_to_run_interpreted(chosen: bool) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "VELKAHRA_INTERPRETED"}
    environment |= {"VELKAHRA_INTERPRETED": "1"} if chosen else {}
    command = [sys.executable, "-c", FINDER + PROGRAM]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=True)
    assert len(done.stdout.splitlines()) == 1
    said = done.stdout.strip()
    assert said.startswith("InterpretedWarning: the rules run interpreted, about 20 ") != chosen
    assert ("script/release --python VERSION" in said) != chosen
