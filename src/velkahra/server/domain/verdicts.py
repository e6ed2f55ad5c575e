"""An analysis for people: the curve, and in words the decisions that swung the game."""

from collections.abc import Sequence
from functools import partial

import msgspec

from velkahra.bots.analysis import Analysis, Decision
from velkahra.core.contract.game import Game
from velkahra.core.contract.options import Options
from velkahra.core.contract.state import State
from velkahra.core.play.record import Ply
from velkahra.picture.curves import Curve, Mark, curves, letters
from velkahra.server.domain.labels import clicks_of, label_of
from velkahra.server.domain.texts import speaker
from velkahra.server.domain.wording import preview_of, touched_by


class Deed(msgspec.Struct, frozen=True):
    """An action: in notation, its effects in words, and the chances after it as percentages.

    `elements` are those of the page that are clicked for it, `touched` those it is about, and
    `gist` is the first effect.
    """

    text: str
    sentence: str
    chance: str
    elements: tuple[str, ...] = ()
    touched: tuple[str, ...] = ()
    gist: str = ""


class Verdict(msgspec.Struct, frozen=True):
    """A decision that swung the game, in words: `number` from 1, made in position `ply`.

    `loss` is the chances it gave away, as text.
    """

    number: int
    ply: int
    seat: str
    loss: str
    played: Deed
    better: Deed


def percent(language: str, chance: float) -> str:
    """Return a chance in percent, as it is written in a language."""
    return speaker(language)("analysis-percent", value=round(100 * chance))


def uncounted(language: str, game: Game, options: Options, seats: int) -> str:
    """Return a sentence on the player without a seat whose chances are left out, or ""."""
    name = game.automaton(language, seats, options) if seats > 1 else ""
    return speaker(language)("analysis-uncounted", name=name) if name else ""


def verdicts(
    language: str,
    game: Game,
    options: Options,
    plies: Sequence[Ply],
    analysis: Analysis,
    most: int = 10,
) -> list[Verdict]:
    """List in words at most `most` decisions that swung the game, the largest swing first."""
    swings = analysis.swings(most)
    wanted = {decision.ply for decision in swings}
    states: dict[int, State] = {}
    seats = len(analysis.decisions[0].chances) if analysis.decisions else game.seats[0]
    state = game.start(seats, options)
    for ply, (seat, action) in enumerate(plies):
        if ply in wanted:
            states[ply] = state.clone()
        state.advance(seat, action, None)
    return [
        _verdict(language, game, options, states[decision.ply], decision, number)
        for number, decision in enumerate(swings, 1)
    ]


def _verdict(
    language: str, game: Game, options: Options, state: State, decision: Decision, number: int
) -> Verdict:
    choices = game.choices(state, decision.seat)

    def deed(action: int, chance: float) -> Deed:
        told = preview_of(game, state, language, options, decision.seat, action, as_log=True)
        lines = told.lines or (label_of(game, state, language, decision.seat, action),)
        text = game.write(decision.seat, action)
        shown = clicks_of(choices, text), touched_by(game, state, decision.seat, action)
        return Deed(text, " ".join(lines), percent(language, chance), *shown, lines[0])

    # The difference of the rounded chances, which people see and subtract.
    loss = round(100 * decision.best) - round(100 * decision.chance)

    return Verdict(
        number,
        decision.ply,
        game.words.seat(language, options, decision.seat),
        percent(language, loss / 100),
        deed(decision.played, decision.chance),
        deed(decision.better, decision.best),
    )


def chart(
    language: str,
    game: Game,
    options: Options,
    analysis: Analysis,
    *,
    wide: float = 900,
    high: float = 420,
    now: int = -1,
    most: int = 10,
) -> str:
    """Return an SVG of an analysis, with the `most` largest swings numbered.

    `wide` and `high` are in pixels, `now` is the ply shown (-1: none).
    """
    say, points = speaker(language), analysis.curves()
    names = [game.words.seat(language, options, seat) for seat in range(len(points))]
    lines = [
        Curve(letter, name, line)
        for letter, name, line in zip(letters(names), names, points, strict=True)
    ]
    marks = [
        Mark(number, decision.ply, decision.seat)
        for number, decision in enumerate(analysis.swings(most), 1)
    ]
    return curves(
        say("analysis-curve"),
        say("analysis-axis"),
        lines,
        analysis.plies,
        marks,
        wide=wide,
        high=high,
        now=now,
        percent=partial(percent, language),
    )
