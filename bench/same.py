"""Compares everything a game says and shows in two versions of the program, by digests.

`python -m bench.same --write FILE` plays random games and writes what was seen; `python -m
bench.same FILE` plays the same games again and prints where something differs. `--full` writes the
texts themselves into a folder, so that `diff -r` shows what changed.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec
from librt.random import Random

from velkahra.core import registry
from velkahra.core.contract.entries import blank_entries
from velkahra.core.contract.game import Game
from velkahra.core.contract.state import State
from velkahra.core.contract.words import LANGUAGES
from velkahra.core.play.play import Play
from velkahra.core.play.position import write_position
from velkahra.core.play.record import ply_text
from velkahra.testing.walk import random_game

GAMES: Final = 6
"""Random games for each variant with a new number of seats, half of them by kinds of action."""
SHOWN: Final = 29
"""Pages and pictures are compared every so many plies, observations and texts at every fourth."""
MOST: Final = 700
Seen = Iterator[tuple[str, str]]


def main() -> None:
    """Write or compare the digests of the games named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("file", type=Path)
    parser.add_argument("games", nargs="*", default=registry.names())
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--full", type=Path)
    wanted = parser.parse_args()
    found = {name: digests(name, wanted.full) for name in wanted.games}
    if wanted.write:
        wanted.file.write_text(json.dumps(found, indent=1))
        return
    before = json.loads(wanted.file.read_text())
    different = [
        f"{name}: {what} differs"
        for name, things in found.items()
        for what in sorted(before[name].keys() | things.keys())
        if before[name].get(what) != things.get(what)
    ]
    print("\n".join(different) or f"all the same: {', '.join(found)}")
    sys.exit(bool(different))


def digests(name: str, folder: Path | None) -> dict[str, str]:
    """Digest everything that is seen in the random games of a game, by what it is."""
    sums: dict[str, hashlib._Hash] = {}
    for what, text in everything(registry.game(name)):
        sums.setdefault(what, hashlib.sha256()).update(text.encode() + b"\n")
        if folder is not None:
            folder.mkdir(parents=True, exist_ok=True)
            with (folder / f"{name}-{what}.txt").open("a") as file:
                file.write(text + "\n")
    return {what: one.hexdigest()[:16] for what, one in sums.items()}


def everything(game: Game) -> Seen:
    """Play random games of each number of seats, options in turn."""
    for language in LANGUAGES:
        signs = [(sign.text, sign.rule, sign.drawing) for sign in game.legend(language)]
        yield (
            "rules",
            repr([(rule, game.words.rule(language, rule)) for rule in game.words.rules(language)]),
        )
        yield "legend", repr(signs)
    yield "style", game.style()
    for seats in game.seats:
        variants = [options for number, options in game.variants() if number == seats]
        for number in range(GAMES):
            options = variants[(seats * 5 + number * 7) % len(variants)]
            yield "layout", repr(game.observation(seats, options).parts)
            yield "inputs", repr(game.input_names(seats))
            for play in random_game(game, seats, options, 100 * seats + number, MOST):
                yield from of_ply(play)
                if play.version % 4 == 0:
                    yield from of_state(play)
                if play.version % SHOWN == 0 or play.state.is_over():
                    yield from of_pages(play)


def of_ply(play: Play) -> Seen:
    state, game = play.state, play.game
    yield "state", state.freeze().hex()
    for seat in range(-1, play.seats):
        if state.may_act(seat) or state.may_step_in(seat):
            yield "legal", repr((seat, list(state.legal_actions(seat))))
    if not play.plies:
        return
    yield "plies", ply_text(game, play.options, play.plies[-1])
    for event in play.happened[-1]:
        names = sorted(game.named_facts(event.kind, event.facts, play.options).items())
        cited = game.words.cited("event", event.kind, event.facts)
        yield "events", repr((event.kind, event.facts, event.audience, names, cited))
        yield "highlights", repr(game.highlights(event))
        for language in LANGUAGES:
            yield "sentences", game.words.event(language, event, play.options)


def of_state(play: Play) -> Seen:
    state, game = play.state, play.game
    out = blank_entries(game.observation(play.seats, play.options).size)
    for seat in range(-1, play.seats):
        state.observe(seat, out, 0)
        yield "observation", repr(list(out))
    yield "census", repr((game.census(state), game.faults(state), list(state.returns())))
    yield "position", write_position(state, game)
    for seat in range(play.seats):
        yield "values", repr((round(state.evaluate(seat), 6), game.decision(state, seat)))
        yield from of_seat(play, state, seat)


def of_seat(play: Play, state: State, seat: int) -> Seen:
    game, rng = play.game, Random(play.version)
    for _ in range(12):
        action = rng.randrange(game.space.size)
        refused = state.refusal(seat, action)
        if refused is None:
            continue
        names = sorted(
            game.named_facts(
                refused.key.removeprefix("refusal-"), refused.facts, play.options
            ).items()
        )
        said = [game.words.refusal(language, refused, play.options) for language in LANGUAGES]
        yield "refusals", repr((action, refused.key, refused.facts, names, said))


def of_pages(play: Play) -> Seen:
    state, game = play.state, play.game
    last = play.happened[-1] if play.happened else ()
    for number, seat in enumerate((-1, *range(play.seats))):
        language = LANGUAGES[(play.version + number) % len(LANGUAGES)]
        view = game.view(state, seat, last)
        yield "views", msgspec.json.encode(view).decode()
        yield "pages", repr(game.page(view, language))
        yield "parts", repr([dict(part) for part in game.parts(view, language)])
        yield "layouts", game.layout(view, language)
        yield "pictures", game.picture(view, language)
        yield "texts", game.view_as_text(view, language)
        figures = game.reasons.figures(view) if game.reasons else {}
        yield "figures", repr(dict(figures))
        yield "prompts", repr([game.words.prompt(each, state, seat) for each in LANGUAGES])
        yield "lists", repr(game.card_list(view, language) if game.lists_cards else ())
        if seat >= 0 and state.may_act(seat):
            yield "choices", msgspec.json.encode(game.choices(state, seat)).decode()


if __name__ == "__main__":
    main()
