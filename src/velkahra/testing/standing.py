"""Standing answers: they are legal, betray nothing, and have their words."""

from collections.abc import Iterator

from librt.random import Random

from velkahra.core.contract.extras import Standing
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play


def standing_answers_are_legal(play: Play, rng: Random) -> Iterator[str]:
    """A question that waits is declared, another seat's doing, and answered by what is legal."""
    for seat in range(play.seats):
        question = play.game.question(play.state, seat)
        if question is None:
            continue
        if not play.state.may_act(seat):
            yield f"seat {seat} is asked {question.name!r} and has nothing to decide"
        declared = [s for s in play.game.standing if s.name == question.name]
        if not declared:
            yield f"seat {seat} is asked {question.name!r}, which is not in Game.standing"
        for standing in declared:
            if standing.whom and question.whom not in set(range(play.seats)) - {seat}:
                yield f"{question.name!r} is brought up by {question.whom}, which is no other seat"
            yield from _of_answers(play, seat, standing, rng)


def _of_answers(play: Play, seat: int, standing: Standing, rng: Random) -> Iterator[str]:
    game, legal = play.game, set(play.state.legal_actions(seat))
    answers = _answers(game, play.state, seat, standing)
    if answers[0] is not None:
        yield f"the default of {standing.name!r} does not ask"
    for value, action in zip(standing.values, answers, strict=True):
        if action is not None and action not in legal:
            yield f"{value!r} answers {standing.name!r} by {game.write(seat, action)!r}: not legal"
    if _answers(game, play.state.determinize(seat, rng), seat, standing) != answers:
        yield f"the standing answers of seat {seat} hang on what it cannot know"


def _answers(game: Game, state: State, seat: int, standing: Standing) -> list[int | None]:
    return [game.standing_answer(state, seat, value) for value in standing.values]


def standing_answers_have_words(game: Game) -> Iterator[str]:
    """The page can name every question and every answer, in every language."""
    for standing in game.standing:
        key = f"standing-{standing.name}"
        if standing.bots and standing.bots not in standing.values[1:]:
            yield f"bots answer {standing.name!r} by {standing.bots!r}: no such answer"
        ends = ["", "-lead", *(f"-{value}" for value in standing.values)]
        for name in [f"{key}{end}" for end in [*ends, *(["-bots"] if standing.bots else [])]]:
            for language in LANGUAGES:
                try:
                    game.words.text(language, name)
                except KeyError:
                    yield f"there are no words {name!r} in {language!r}"
