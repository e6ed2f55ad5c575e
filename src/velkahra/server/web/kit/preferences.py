"""Settings of every page, and the keys of a table."""

from collections.abc import Callable, Sequence
from contextvars import ContextVar
from typing import Final

from velkahra.core.contract.game import Game
from velkahra.core.contract.pages import Switch
from velkahra.server.domain.texts import of_game, speaker

STYLE: Final = "shared/preferences.css"
SCRIPT: Final = "shared/settings.js"
WORDS: Final = (
    "half",
    "half-few",
    "half-number",
    "half-left",
    "half-more",
    "half-sure",
    "full",
    "would",
    "since",
)

# Settings of every page; the first value is the default.
PAGE_SWITCHES: Final = (
    Switch("board", ("normal", "large")),
    Switch("cards", ("normal", "large")),
    Switch("bots", ("table", "fast")),
    Switch("confirm", ("off", "on")),
    Switch("theme", ("auto", "light", "dark")),
    Switch("sound", ("on", "off")),
    Switch("motion", ("auto", "off")),
)
TABLE_SWITCHES: Final = (
    Switch("keys", ("on", "off")),
    Switch("forced", ("act", "ask")),
    Switch("remarks", ("on", "off")),
)

looks: Final[ContextVar[str]] = ContextVar("looks", default="")
"""Attributes of the root of the page that is being made; see `looks_of`."""
_LOOKS: Final = {
    f"{one.name}.{value}": f' data-{one.name}="{value}"'
    for one in PAGE_SWITCHES
    if one.name in ("board", "cards", "theme", "motion")
    for value in one.values[1:]
}

KEYS: Final = (
    ("key-tab", "help-tab"),
    ("key-arrows", "help-arrows"),
    ("key-enter", "help-enter"),
    ("key-escape", "help-escape"),
    ("N", "help-next"),
    ("B", "help-board"),
    ("L", "help-log"),
    ("W", "help-what"),
    ("T", "help-position"),
    ("/", "help-type"),
    ("U", "help-undo"),
    ("A", "help-ahead"),
    ("+ \N{MINUS SIGN} 0", "help-zoom"),
    ("?", "help-help"),
)


def looks_of(cookie: str) -> str:
    """Return the settings of colours, sizes and motion in the cookie `looks`, as attributes.

    A script could set them only after its file has come, and the first paint would wait for it.
    """
    return "".join(_LOOKS.get(word, "") for word in cookie.split("_")[: len(_LOOKS)])


def groups(language: str, game: Game | None) -> list[dict[str, object]]:
    """Give what can be set as the settings list it: the pages' own switches, then the game's."""
    say, general = speaker(language), PAGE_SWITCHES + (TABLE_SWITCHES if game else ())
    found = [_group("page", "", general, lambda key: say(f"settings-{key}"))]
    if game and game.pages.switches:
        title = say("settings-game", game=of_game(game, language, "title"))
        found.append(
            _group(
                game.name,
                title,
                game.pages.switches,
                lambda key: of_game(game, language, f"switch-{key}"),
            )
        )
    return found


def _group(
    scope: str, heading: str, switches: Sequence[Switch], say: Callable[[str], str]
) -> dict[str, object]:
    listed = [
        {
            "switch": switch,
            "legend": say(switch.name),
            "words": {value: say(f"{switch.name}-{value}") for value in switch.values},
        }
        for switch in switches
    ]
    return {"scope": scope, "heading": heading, "switches": listed}
