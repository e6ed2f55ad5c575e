"""What makes the pages comfortable for everybody: settings, the list of keys, zoom buttons."""

from typing import Final

from markupsafe import Markup

from velkahra.core.game import Game, Switch
from velkahra.server.domain.texts import Say, of_game, speaker

TAG: Final = Markup

STYLE: Final = "/static/comfort.css"
EARLY: Final = "/static/looks.js"
SCRIPTS: Final = ("/static/settings.js",)
BOARD_SCRIPTS: Final = ("/static/sparing.js", "/static/zoom.js", "/static/pointing.js")
TABLE_SCRIPTS: Final = (*BOARD_SCRIPTS, "/static/keys.js", "/static/aiming.js")
SINCE_SCRIPT: Final = "/static/since.js"
WORDS: Final = ("half", "half-few", "half-more", "would", "since")

# What can be set on every page; the first value is the default.
PAGE_SWITCHES: Final = (
    Switch("theme", ("auto", "light", "dark")),
    Switch("motion", ("auto", "off")),
)
TABLE_SWITCHES: Final = (Switch("keys", ("on", "off")),)

_KEYS: Final = (
    ("key-tab", "help-tab"),
    ("key-arrows", "help-arrows"),
    ("key-enter", "help-enter"),
    ("key-escape", "help-escape"),
    ("N", "help-next"),
    ("B", "help-board"),
    ("L", "help-log"),
    ("W", "help-what"),
    ("U", "help-undo"),
    ("+ \N{MINUS SIGN} 0", "help-zoom"),
    ("?", "help-help"),
)
_GEAR: Final = TAG(
    '<svg viewBox="-12 -12 24 24" aria-hidden="true"><circle r="3.2"/><path d="M0-9.5v3M0 6.5v3'
    'M-9.5 0h3M6.5 0h3M-6.7-6.7l2.1 2.1M4.6 4.6l2.1 2.1M-6.7 6.7l2.1-2.1M4.6-4.6l2.1-2.1"/>'
    '<circle r="6.2"/></svg>'
)
_FRAME: Final = TAG(
    '<svg viewBox="-12 -12 24 24" aria-hidden="true"><path d="M-8-3v-5h5M8-3v-5H3M-8 3v5h5M8 3v5H3"'
    "/></svg>"
)


def buttons(language: str, game: Game | None) -> Markup:
    """Make the buttons of the header; the list of keys is for tables, which have a `game`."""
    say = speaker(language)
    return TAG('<div class="tools">{}{}</div>').format(
        _opener("settings", say("settings"), _GEAR),
        _opener("help", say("help"), "?") if game else "",
    )


def _opener(dialog: str, words: str, sign: str) -> Markup:
    return TAG(
        '<button type="button" class="tool" data-opens="{0}" aria-haspopup="dialog" '
        'aria-label="{1}" title="{1}">{2}</button>'
    ).format(dialog, words, sign)


def dialogs(language: str, game: Game | None, languages: Markup) -> Markup:
    """Make the dialogs that the buttons open.

    `languages` are the links that a narrow table has no room for in its header.
    """
    return _settings(language, game, languages) + (_help(speaker(language)) if game else TAG(""))


def _settings(language: str, game: Game | None, languages: Markup) -> Markup:
    say = speaker(language)
    general = (*PAGE_SWITCHES, *TABLE_SWITCHES) if game else PAGE_SWITCHES
    groups = TAG("").join(_switch("page", "settings", switch, say) for switch in general)
    if game and game.switches:
        title = say("settings-game", game=of_game(game, language, "title"))
        own = TAG("").join(
            _switch(game.name, "switch", switch, _words_of(game, language))
            for switch in game.switches
        )
        groups += TAG("<h3>{}</h3>{}").format(title, own)
    lead = TAG('<p class="lead">{}</p>').format(say("settings-lead"))
    return sheet("settings", say("settings"), lead + languages + groups, say)


def _words_of(game: Game, language: str) -> Say:
    return lambda key: of_game(game, language, key)


def _switch(scope: str, prefix: str, switch: Switch, say: Say) -> Markup:
    """Make the radio buttons of a switch; the default comes first and is checked."""
    choices = TAG("").join(
        TAG('<label><input type="radio" name="{}" value="{}"{}><span>{}</span></label>').format(
            f"{scope}/{switch.name}",
            value,
            TAG(" checked") if value == switch.values[0] else "",
            say(f"{prefix}-{switch.name}-{value}"),
        )
        for value in switch.values
    )
    manner = TAG(' data-manner="{}"').format(switch.manner) if switch.manner else ""
    return TAG(
        '<fieldset class="switch"{}><legend>{}</legend><div class="values">{}</div></fieldset>'
    ).format(manner, say(f"{prefix}-{switch.name}"), choices)


def _help(say: Say) -> Markup:
    rows = TAG("").join(
        TAG("<div><dt><kbd>{}</kbd></dt><dd>{}</dd></div>").format(
            say(key) if key.startswith("key-") else key, say(words)
        )
        for key, words in _KEYS
    )
    body = TAG('<p class="lead">{}</p><dl class="keys">{}</dl>').format(say("help-lead"), rows)
    return sheet("help", say("help"), body, say)


def sheet(name: str, heading: str, body: Markup, say: Say) -> Markup:
    """Make a dialog that a button with `data-opens` opens; `name` is its id."""
    return TAG(
        '<dialog id="{0}" class="sheet-dialog" aria-labelledby="{0}-title"><form method="dialog">'
        '<header><h2 id="{0}-title">{1}</h2><button type="submit" class="tool" aria-label="{2}">'
        "&#215;</button></header>{3}</form></dialog>"
    ).format(name, heading, say("close"), body)


def zoom_bar(say: Say) -> Markup:
    """Make the buttons that zoom the board; the script shows them where there is one."""
    made = TAG("").join(
        TAG(
            '<button type="button" class="tool" data-zoom="{0}" aria-label="{1}" title="{1}">{2}'
            "</button>"
        ).format(step, say(f"zoom-{step}"), sign)
        for step, sign in (("in", "+"), ("out", "\N{MINUS SIGN}"), ("whole", _FRAME))
    )
    return TAG('<div id="zoom" role="group" aria-label="{}" hidden>{}</div>').format(
        say("zoom"), made
    )


def missed_button() -> Markup:
    """Make the button that leads to what happened since the viewer last looked."""
    return TAG('<button id="missed" type="button" hidden></button>')


def half_line() -> Markup:
    """Make the place that tells what is half chosen and what it would do, and the announcer."""
    return TAG('<p id="half" hidden></p><p id="told" class="unseen" aria-live="polite"></p>')
