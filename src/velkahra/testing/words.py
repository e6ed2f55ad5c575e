"""Words: every event, prompt and refusal has whole sentences in every language."""

import inspect
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from librt.random import Random

from velkahra.core.contract import refusals, state, words
from velkahra.core.contract.game import Game
from velkahra.core.play.play import Play
from velkahra.core.play.tutor import faults
from velkahra.core.text.fluent import Texts

LEFT_OVER: Final = re.compile(r"[{}$]|\?\?\?|\bNone\b|\n|  | [.,;:!)]|\( |\(\)|\.\.")
ENDS: Final = ".!?)"


def flaw(sentence: str, prefix: str) -> str:
    """Return what a formatter has left behind in a sentence, or an id of a rule; "" if nothing.

    `prefix` is that of the game's rules, such as TE.
    """
    if not sentence or sentence[-1] not in ENDS:
        return "no full stop"
    found = LEFT_OVER.search(sentence) or re.search(rf"\b{prefix}-[A-Z]", sentence)
    return repr(found[0]) if found else ""


def events_have_words(play: Play, rng: Random) -> Iterator[str]:
    """Every event of the last ply is one sentence; the languages are tried in turn."""
    language = words.LANGUAGES[play.version % len(words.LANGUAGES)]
    for event in play.happened[-1] if play.happened else []:
        line = play.game.words.event(language, event, play.options)
        if found := flaw(line, play.game.prefix):
            yield f"{event!r} reads {line!r} in {language!r}: {found}"


def refusals_can_be_read(play: Play, rng: Random) -> Iterator[str]:
    """Every refusal of the position has its sentence and its rule, in one language or another."""
    language = words.LANGUAGES[rng.randrange(len(words.LANGUAGES))]
    met: dict[str, refusals.Refusal] = {}
    for seat in [state.CHANCE, *range(play.seats)]:
        for action in range(play.game.space.size):
            refusal = play.state.refusal(seat, action)
            if refusal is not None:
                met.setdefault(f"{refusal.key} {sorted(refusal.facts)}", refusal)
    for refusal in met.values():
        line = play.game.words.refusal(language, refusal, play.options)
        if found := flaw(line, play.game.prefix):
            yield f"{refusal!r} reads {line!r} in {language!r}: {found}"
        if found := flaw(play.game.words.rule(language, refusal.rule), play.game.prefix):
            yield f"the summary of {refusal.rule} has {found} in {language!r}"


def prompts_can_be_read(play: Play, rng: Random) -> Iterator[str]:
    """Everybody gets a prompt in every language, and sees the position as text."""
    for seat in range(-1, play.seats):
        for language in words.LANGUAGES:
            line = play.game.words.prompt(language, play.state, seat)
            if found := flaw(line, play.game.prefix):
                yield f"seat {seat} is asked {line!r} in {language!r}: {found}"
        if not play.game.text(play.state, seat).strip():
            yield f"seat {seat} gets no text of the position"


def texts_of(game: Game) -> Texts:
    """Return the Fluent files beside the module of a game; it may have none."""
    return Texts(Path(inspect.getfile(type(game))).parent / "text")


def text_files_agree(game: Game) -> Iterator[str]:
    """The Fluent files of all its languages can be read, and have the same keys and facts."""
    texts = texts_of(game)
    yield from texts.faults()
    for language in sorted(set(texts.languages()) - set(words.LANGUAGES)):
        yield f"{texts.folder}: {language} is none of the languages {', '.join(words.LANGUAGES)}"


def everything_to_choose_has_a_name(game: Game) -> Iterator[str]:
    """Title, switches and signals have names that differ; options have names for their values."""
    switches = [(f"switch-{switch.name}", switch.values) for switch in game.pages.switches]
    signals = [key for key in game.table.signals if key]
    for language in words.LANGUAGES:
        names = ["title", *signals, *(key for key, _ in switches)]
        groups = [signals, *([f"{key}-{value}" for value in values] for key, values in switches)]
        for option in game.options:
            names.append(f"option-{option.name}")
            listed = [value for value in option.values if value not in option.unlisted]
            groups.append([f"option-{option.name}-{value}" for value in listed])
        for keys in [*([name] for name in names), *groups]:
            yield from _unnamed(game, language, keys)


def _unnamed(game: Game, language: str, keys: list[str]) -> Iterator[str]:
    found = []
    for key in keys:
        try:
            found.append(game.words.text(language, key))
        except KeyError:
            yield f"there are no words {key!r} in {language!r}"
    if len(set(found)) < len(found):
        yield f"in {language!r} {keys} are not told apart: {found}"


def lessons_can_be_played(game: Game) -> Iterator[str]:
    """Every lesson, puzzle and example can be played as written, whatever a learner does right."""
    yield from faults(game, [*game.files.lessons(), *game.files.puzzles()])
    yield from faults(game, [one.lesson() for one in game.files.examples()])
