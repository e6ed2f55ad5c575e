"""Levels that a person can choose: how long a search may think, and how well it can judge.

No level sees more than its seat may know, and none plays at random: all below master think less,
play no turns before they judge, and misjudge positions, as people do who know a game less well. The
three lowest judge as greedy does.
"""

from collections.abc import Mapping
from typing import Final

from velkahra.bots import search_config
from velkahra.core.contract.refusals import VelkahraError

LEVELS: Final[Mapping[str, Mapping[str, str]]] = {
    "beginner": {"nodes": "20", "noise": "10", "playout": "0", "plain": "on"},
    "apprentice": {"nodes": "40", "noise": "8", "playout": "0", "plain": "on"},
    "player": {"seconds": "0.1", "nodes": "200", "noise": "5", "playout": "0", "plain": "on"},
    "expert": {"seconds": "0.1", "noise": "2", "playout": "0"},
    "master": {"seconds": "1", "learned_seconds": "0.3"},
}

OBJECTIVES: Final = {
    "win": search_config.WIN,
    "rank": search_config.RANK,
    "margin": search_config.MARGIN,
}
SWITCHES: Final = {"on": 1, "off": 0}
_COUNTS: Final = ("nodes", "worlds", "candidates", "playout", "breadth", "group_extra")
_NUMBERS: Final = (
    *("seconds", "learned_seconds", "exploration", "width", "widening"),
    *("prior_visits", "root_prior_visits", "temperature", "noise"),
)
_OLDER: Final = {
    "blur": "noise",
    "spread": "temperature",
    "trust": "prior_visits",
    "rely": "root_prior_visits",
}
"""Names of settings in records and tables of older programs."""


def level_config(kind: str, settings: Mapping[str, str]) -> search_config.SearchConfig:
    """Return search settings of a level, with some of its own replaced by `settings`.

    `seconds` among them hold for learned values too.

    Raises: VelkahraError naming the setting that is unknown or has no such value.
    """
    replaced = {"learned_seconds": "0"} if "seconds" in settings else {}
    return search_config_of({**LEVELS[kind], **replaced, **settings})


def search_config_of(settings: Mapping[str, str]) -> search_config.SearchConfig:
    """Return search settings from text; without a limit of time or nodes, one second.

    Raises: VelkahraError naming the setting that is unknown or has no such value.
    """
    config = search_config.SearchConfig()
    for name, text in settings.items():
        _set(config, _OLDER.get(name, name), text)
    if not config.seconds and not config.nodes:
        config.seconds = 1.0
    return config


def _set(config: search_config.SearchConfig, name: str, text: str) -> None:
    if name == "objective":
        config.objective = _one_of(OBJECTIVES, name, text)
    elif name == "values":
        config.values = text
    elif name in ("reuse", "plain"):
        setattr(config, name, bool(_one_of(SWITCHES, name, text)))
    elif name in _COUNTS:
        setattr(config, name, int(_number(name, text, int)))
    elif name in _NUMBERS:
        setattr(config, name, float(_number(name, text, float)))
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
