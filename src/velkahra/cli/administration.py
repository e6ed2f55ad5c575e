"""Commands for whoever runs a server: tables, backups, figures. They work beside a server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.core.refusals import VelkahraError

if TYPE_CHECKING:
    from velkahra.table.admin.carrying import Arrived
    from velkahra.table.ledger import Ledger
    from velkahra.table.settings import Settings
    from velkahra.table.store import TableRow

tables: Final = typer.Typer(help="List, show, export, import and delete tables.")

Data = Annotated[Path | None, typer.Option("--data", help="The folder that keeps the tables.")]
Table = Annotated[str, typer.Argument(help="A table's name, or how it begins.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands to `velkahra`."""
    app.add_typer(tables, name="tables", no_args_is_help=True)
    app.command()(backup)
    app.command()(restore)
    app.command()(stats)
    app.command()(cards)


@tables.command("list")
def list_tables(
    data: Data = None, most: Annotated[int, typer.Option(help="At most.")] = 50
) -> None:
    """List the tables, the newest first."""
    from itertools import islice

    from rich.console import Console
    from rich.table import Table as Columns

    from velkahra.table.admin import archive

    columns = Columns(box=None, pad_edge=False)
    for name in ("table", "game", "seats", "rows", "state", "opened"):
        columns.add_column(name, justify="right" if name in ("seats", "rows") else "left")
    with archive.opened(_folder(data)) as connection:
        for one in islice(archive.summaries(connection), most):
            state = one.state if _plays(one.game, one.rules) else "other rules"
            columns.add_row(one.id, one.game, str(one.seats), str(one.rows), state, one.created)
    Console(width=100 if not Console().is_terminal else None).print(columns)


@tables.command()
def show(table: Table, data: Data = None) -> None:
    """Show what is known about a table, nothing hidden."""
    from velkahra.core.dealer import Dealer
    from velkahra.table.admin import archive, carrying

    with archive.opened(_folder(data)) as connection:
        row, rows = archive.find(connection, table)
    print(f"table    {row.id}\ngame     {row.game}, rules {row.rules}\nopened   {row.created}")
    print(f"options  {', '.join(f'{name} {value}' for name, value in row.options.items())}")
    print(f"dealer   {Dealer(row.seed).commitment}\nrows     {len(rows)}")
    try:
        _show_game(row, carrying.fold(row, rows))
    except VelkahraError as error:
        print(f"state    does not replay: {error}")


def _show_game(row: "TableRow", ledger: "Ledger") -> None:
    title, play = ledger.game, ledger.play
    print(f"plies    {play.version} stand, {ledger.undone} times something was taken back")
    for number, seat in enumerate(row.seats):
        todo = "  has to act" if play.state.may_act(number) else ""
        print(f"seat     {title.seat_name(row.options, number)}: {seat.player}{todo}")
    if play.state.is_over():
        shares = " ".join(f"{share:g}" for share in play.state.returns())
        print(f"result   {shares}\nseed     {row.seed}")


@tables.command()
def export(
    table: Table,
    file: Annotated[Path, typer.Argument(help="Where to; it must not be there yet.")],
    rows: Annotated[
        bool, typer.Option("--rows", help="All as JSON, undone actions, clock and chat too.")
    ] = False,
    data: Data = None,
) -> None:
    """Write a table to a file. While a game goes on, the file shows what is hidden."""
    from velkahra.table.admin import archive, beside, carrying
    from velkahra.table.standing.answers import answers_of

    with archive.opened(_folder(data)) as connection:
        found = archive.find(connection, table)
        name = found[0].id
        more = beside.clock_of(connection, name), beside.talk_of(connection, name)
        standing = answers_of(connection, name)
    try:
        ways = carrying.links_of(found[0])
        text = (
            carrying.as_rows(*found, *more, standing, ways) if rows else carrying.as_record(*found)
        )
    except VelkahraError as error:
        raise VelkahraError(f"{error}; export it as it is with --rows") from error
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with file.open("x", encoding="utf-8", newline="\n") as into:
            into.write(text)
    except FileExistsError:
        raise VelkahraError(f"{file} is there already: choose another name") from None
    print(f"{file}: table {name}")


@tables.command("import")
def import_table(
    file: Annotated[Path, typer.Argument(help="A record, or JSON of `export --rows`.")],
    data: Data = None,
    language: Annotated[str, typer.Option("--language", help="en, cs or pl.")] = "en",
    base_url: Annotated[str, typer.Option(help="What the links begin with.")] = "",
    same_links: Annotated[
        bool, typer.Option("--same-links", help="Let the links that people have lead to it.")
    ] = False,
) -> None:
    """Make a new table of a file, with links of its own."""
    from velkahra.cli.files import check_language, read_text
    from velkahra.table.admin import archive, carrying

    check_language(language)
    try:
        arrived = carrying.read(read_text(file), language, same_links)
    except VelkahraError as error:
        raise VelkahraError(f"{file}: {error}") from error
    with archive.opened(_folder(data), writing=True) as connection:
        archive.keep(connection, arrived)
    print(f"table {arrived.table.id}\n{_link(arrived, base_url)}")


def _link(arrived: "Arrived", base_url: str) -> str:
    from velkahra.table import links

    name, secret = arrived.table.id, arrived.secret
    if not secret:
        return "its links are those it had"
    if arrived.result is None:
        return f"its host's link: {base_url}/host/{name}/{secret}"
    return f"to look at it: {base_url}/table/{name}/{links.token(secret, links.WATCH)}"


@tables.command()
def delete(
    table: Table,
    data: Data = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Delete a table for ever, with its chat and its links."""
    from velkahra.table.admin import archive

    with archive.opened(_folder(data), writing=True) as connection:
        row, rows = archive.find(connection, table)
        if not yes:
            asked = f"Delete table {row.id} ({row.game}, {len(rows)} rows, {row.created})?"
            typer.confirm(asked, abort=True)
        archive.delete(connection, row.id)
    print(f"table {row.id} is deleted")


def backup(
    file: Annotated[Path, typer.Argument(help="Where to; it must not be there yet.")],
    data: Data = None,
) -> None:
    """Copy all tables into one file; a server may go on meanwhile."""
    from velkahra.table.admin import archive

    print(f"{file}: {archive.backup(_folder(data), file)} tables")


def restore(
    file: Annotated[Path, typer.Argument(help="A file of `velkahra backup`.")],
    data: Data = None,
    table: Annotated[str, typer.Option(help="This one only, or how its name begins.")] = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask.")] = False,
) -> None:
    """Put the tables of a backup in the place of those there are; a server may go on meanwhile."""
    from velkahra.table.admin import restoring

    folder = _folder(data)
    if not yes:
        what = f"table {table}" if table else "all tables"
        typer.confirm(f"Replace {what} in {folder} by what is in {file}?", abort=True)
    done = restoring.restore(folder, file, table)
    print(f"{folder}: {f'table {done.table} of ' if done.table else ''}{done.tables} tables")
    if done.former is not None:
        print(f"what was there is kept in {done.former}")


def stats(
    data: Data = None,
    json: Annotated[bool, typer.Option("--json", help="As JSON.")] = False,
) -> None:
    """Count tables and plies, for each game and in all."""
    import msgspec

    from velkahra.table.admin import archive

    with archive.opened(_folder(data)) as connection:
        games = archive.counts(connection)
    total = archive.Count(
        sum(count.tables for count in games.values()),
        sum(count.finished for count in games.values()),
        sum(count.plies for count in games.values()),
    )
    if json:
        print(msgspec.json.encode({"games": games, "all": total}).decode())
        return
    for name, count in [*games.items(), ("all", total)]:
        print(f"{name}: {count.tables} tables, {count.finished} finished, {count.plies} plies")


def _plays(game: str, rules: int) -> bool:
    """Say whether this program plays these rules of a game."""
    from velkahra.core import registry

    if game not in registry.names():
        return False
    title = registry.game(game)
    return title.oldest_rules <= rules <= title.rules


def _folder(data: Path | None) -> Path:
    from velkahra.core.cards import lie_below
    from velkahra.table.settings import home

    folder = data or home()
    lie_below(folder)
    return folder


def settings_of(data: Path | None, file: Path | None, base_url: str) -> "Settings":
    """Make a server's settings of a file and of what the command line says instead."""
    import msgspec

    from velkahra.table.settings import Settings, read_settings

    chosen = read_settings(file, _folder(data)) if file else Settings(_folder(data))
    if data is not None:
        chosen = msgspec.structs.replace(chosen, data=data)
    return msgspec.structs.replace(chosen, base_url=base_url or chosen.base_url)


def cards(
    game: Annotated[str, typer.Argument(help="A game's short name, such as viceroy.")],
    file: Annotated[Path, typer.Argument(help="The card file.")],
    keep: Annotated[bool, typer.Option("--keep", help="Offer it at tables from now on.")] = False,
    data: Data = None,
) -> None:
    """Check a card file of one's own, and keep it for the tables of a server if wished."""
    from velkahra.core import registry

    text = file.read_bytes()
    name = registry.game(game).card_set(text, file.name)
    print(f"{file}: in order; options call it {name}")
    if keep:
        target = _folder(data) / "cards" / game / f"{name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".part")
        partial.write_bytes(text)
        partial.replace(target)
        print(f"kept as {target}; a server that runs offers it after its next start")
