"""Arguments and options that several commands have, with what a shell completes for them."""

from typing import Annotated

import typer


def game_names(incomplete: str) -> list[str]:
    """List the games whose names begin like this, for a shell."""
    from velkahra.core import registry

    return [name for name in registry.names() if name.startswith(incomplete)]


def option_values(ctx: typer.Context, incomplete: str) -> list[str]:
    """List the options of the game of a command as name=value, for a shell."""
    from velkahra.core import registry
    from velkahra.core.contract.refusals import VelkahraError

    try:
        options = registry.game(ctx.params.get("game") or "").options
    except VelkahraError:
        return []
    pairs = (f"{each.name}={value}" for each in options for value in each.values)
    return [pair for pair in pairs if pair.startswith(incomplete)]


def languages(incomplete: str) -> list[str]:
    """List the languages that begin like this, for a shell."""
    from velkahra.core.contract.words import LANGUAGES

    return [language for language in LANGUAGES if language.startswith(incomplete)]


GameName = Annotated[
    str,
    typer.Argument(help="Short name of the game, such as euphrates.", autocompletion=game_names),
]
Options = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        help="Game option as name=value; may be repeated.",
        autocompletion=option_values,
    ),
]
Language = Annotated[
    str, typer.Option("--language", help="Language: en, cs or pl.", autocompletion=languages)
]
Seed = Annotated[int, typer.Option("--seed", help="Random seed; the same seed repeats the run.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON in place of a table.")]
