"""`python -m bench.attack ADDRESS`: hostile input to a server of one's own."""

import sys
from typing import Annotated

import typer
from bench.attack import run

from velkahra.core.contract.refusals import VelkahraError

app = typer.Typer(add_completion=False)


@app.command()
def attack(
    address: Annotated[
        str, typer.Argument(help="Address of your own server, such as http://127.0.0.1:8000.")
    ],
    seconds: Annotated[float, typer.Option(help="Seconds for each kind.")] = 5.0,
    kind: Annotated[
        list[str] | None,
        typer.Option("--kind", help="Send only this kind; may be repeated. Default: all."),
    ] = None,
    seed: Annotated[
        int, typer.Option(help="Random seed; the same seed sends the same. Default: a new one.")
    ] = 0,
    patience: Annotated[
        float, typer.Option(help="Seconds within which the server must end idle connections.")
    ] = 30.0,
    connections: Annotated[int, typer.Option(help="Number of connections at once.")] = 500,
    language: Annotated[
        str, typer.Option("--language", help="Language of the answers: en, cs or pl.")
    ] = "en",
) -> None:
    """Send hostile input to your own server, and report how it copes.

    Only addresses of this machine and of private networks are allowed. The
    kinds are endless-head, long-head, silence, half-request, slow-body, connections, paths, bodies,
    headers, other-sites, frames, records, camps, passwords and tables. At the same
    time another connection asks for /health: 95 of 100 requests must be answered within 100 ms. The
    opened tables are listed at the end. The exit code is 0 if all is well.
    """
    plan = run.Plan(seconds, kind or (), seed, language, patience, connections)
    try:
        run.attack(address, plan)
    except VelkahraError as error:
        print(error, file=sys.stderr)
        raise typer.Exit(1) from error


if __name__ == "__main__":
    app()
