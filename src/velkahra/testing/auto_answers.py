"""Automatic answers: they are legal, betray nothing, and have their words."""

from collections.abc import Iterator

from librt.random import Random

from velkahra.core.contract import table, words
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.play.play import Play


def auto_answers_are_legal(play: Play, rng: Random) -> Iterator[str]:
    """A question that waits is declared, is about another seat, and its answers are legal."""
    for seat in range(play.seats):
        question = play.game.auto_answers.question(play.state, seat)
        if question is None:
            continue
        if not play.state.may_act(seat):
            yield f"seat {seat} is asked {question.name!r} and has nothing to decide"
        declared = [s for s in play.game.auto_answers.offered if s.name == question.name]
        if not declared:
            yield f"seat {seat} is asked {question.name!r}, which is not in Game.auto_answers"
        for answer in declared:
            if answer.whom and question.whom not in set(range(play.seats)) - {seat}:
                yield f"{question.name!r} is about {question.whom}, which is not another seat"
            yield from _of_answers(play, seat, answer, rng)


def _of_answers(play: Play, seat: int, answer: table.AutoAnswer, rng: Random) -> Iterator[str]:
    game, legal = play.game, set(play.state.legal_actions(seat))
    answers = _answers(game, play.state, seat, answer)
    if answers[0] is not None:
        yield f"the default of {answer.name!r} does not ask"
    for value, action in zip(answer.values, answers, strict=True):
        if action is not None and action not in legal:
            yield f"{value!r} answers {answer.name!r} by {game.write(seat, action)!r}: not legal"
    if _answers(game, play.state.determinize(seat, rng), seat, answer) != answers:
        yield f"the automatic answers of seat {seat} hang on what it cannot know"


def _answers(game: Game, state: State, seat: int, answer: table.AutoAnswer) -> list[int | None]:
    return [game.auto_answers.action(state, seat, value) for value in answer.values]


def auto_answers_have_words(game: Game) -> Iterator[str]:
    """The page can name every question and every answer, in every language."""
    for answer in game.auto_answers.offered:
        key = f"auto-answer-{answer.name}"
        if answer.bots and answer.bots not in answer.values[1:]:
            yield f"bots answer {answer.name!r} by {answer.bots!r}: no such answer"
        ends = ["", "-lead", *(f"-{value}" for value in answer.values)]
        for name in [f"{key}{end}" for end in [*ends, *(["-bots"] if answer.bots else [])]]:
            for language in words.LANGUAGES:
                try:
                    game.words.text(language, name)
                except KeyError:
                    yield f"there are no words {name!r} in {language!r}"
