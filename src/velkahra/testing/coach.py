"""The coach: every kind of decision is introduced, in every language."""

from collections.abc import Iterator

from librt.random import Random

from velkahra.core.contract.game import Game
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.testing.words import flaw


def introductions_are_in_every_language(game: Game) -> Iterator[str]:
    """The coach introduces the same kinds of decisions in every language, in whole sentences."""
    kinds = game.words.introductions(LANGUAGES[0]).keys()
    for language in LANGUAGES:
        texts = game.words.introductions(language)
        if other := sorted(kinds ^ texts.keys()):
            yield f"{other} are introduced in {language!r} or in {LANGUAGES[0]!r} only"
        for kind, text in texts.items():
            if found := flaw(text, game.prefix):
                yield f"coach-{kind} reads {text!r} in {language!r}: {found}"


def decisions_are_introduced(play: Play, rng: Random) -> Iterator[str]:
    """Every decision of a seat is of a kind that the coach introduces, if there is a coach."""
    known = play.game.words.introductions(LANGUAGES[0])
    for seat in range(play.seats) if known else ():
        kind = play.game.decision(play.state, seat)
        if play.state.may_act(seat) and kind not in known:
            yield f"seat {seat} decides {kind!r}, which the coach does not introduce"
        if play.game.decision(play.state.determinize(seat, rng), seat) != kind:
            yield f"the kind {kind!r} of seat {seat}'s decision hangs on what it cannot know"
