"""Levels that a person can choose: how long a search may think, and how well it can judge.

No level sees more than its seat may know, and none plays at random: all below master think less,
do not play on from what they see, and misjudge positions, as people do who know a game less well.
The three lowest also judge by what is plain to see, as greedy does.
"""

from collections.abc import Mapping
from typing import Final

from velkahra.bots.effort import MARGIN, RANK, WIN, Effort
from velkahra.core.contract.refusals import VelkahraError

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "beginner": {"nodes": "20", "blur": "10", "playout": "0", "plain": "on"},
    "apprentice": {"nodes": "40", "blur": "8", "playout": "0", "plain": "on"},
    "player": {"seconds": "0.1", "nodes": "200", "blur": "5", "playout": "0", "plain": "on"},
    "expert": {"seconds": "0.1", "blur": "2", "playout": "0"},
    "master": {"seconds": "1"},
}

OBJECTIVES: Final = {"win": WIN, "rank": RANK, "margin": MARGIN}
SWITCHES: Final = {"on": 1, "off": 0}


def effort_of(settings: Mapping[str, str]) -> Effort:
    """Make the effort of a search from settings as text; without a limit it thinks for a second.

    Raises: VelkahraError naming the setting that is unknown or has no such value.
    """
    effort = Effort()
    for name, text in settings.items():
        _set(effort, name, text)
    if not effort.seconds and not effort.nodes:
        effort.seconds = 1.0
    return effort


def _set(effort: Effort, name: str, text: str) -> None:
    if name == "objective":
        effort.objective = _one_of(OBJECTIVES, name, text)
    elif name in ("reuse", "plain"):
        setattr(effort, name, bool(_one_of(SWITCHES, name, text)))
    elif name in ("nodes", "worlds", "candidates", "playout", "breadth"):
        setattr(effort, name, int(_number(name, text, int)))
    elif name in ("seconds", "exploration", "width", "widening", "trust", "rely", "spread", "blur"):
        setattr(effort, name, float(_number(name, text, float)))
    else:
        raise VelkahraError(f"a search has no setting {name!r}: see docs/playing-programs.md")


def _one_of(values: Mapping[str, int], name: str, text: str) -> int:
    if text not in values:
        raise VelkahraError(f"{name} cannot be {text!r}: choose {', '.join(values)}")
    return values[text]


def _number(name: str, text: str, kind: type[int] | type[float]) -> int | float:
    try:
        number = kind(text)
    except ValueError:
        number = -1
    if not 0 <= number < 1e9:
        what = "a whole number" if kind is int else "a number"
        raise VelkahraError(f"{name} is {what} from 0, not {text!r}")
    return number
