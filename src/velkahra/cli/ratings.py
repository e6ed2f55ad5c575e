"""Commands for the strengths of people."""

from typing import Final

import typer

from velkahra.cli import showing
from velkahra.cli.administration import Data, Database, place_of
from velkahra.cli.guide import examples

ratings: Final = typer.Typer(help="Compute strengths of people again from the finished games.")


def add_to(app: typer.Typer) -> None:
    """Add these commands to `velkahra`."""
    app.add_typer(
        ratings,
        name="ratings",
        no_args_is_help=True,
        epilog=examples("velkahra ratings recompute"),
    )


@ratings.command(epilog=examples("velkahra ratings recompute"))
def recompute(data: Data = None, database: Database = "") -> None:
    """Compute all strengths and figures of people again from the finished games.

    The result is the same to the last digit. A server may run; its next results wait meanwhile.
    """
    from velkahra.server.store import people
    from velkahra.server.store.archive import archive

    place = place_of(data, database)
    with archive.opened(place, writing=True) as base, archive.transaction(base):
        count = people.recompute(base)
    showing.say(f"counted {count} finished games again")
