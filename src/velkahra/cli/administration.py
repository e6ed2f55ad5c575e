"""Commands for whoever runs a server: tables, backups, figures. They work beside a server."""

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from velkahra.cli import showing
from velkahra.cli.arguments import AsJson, GameName, Language
from velkahra.cli.guide import examples
from velkahra.core.contract.refusals import VelkahraError

if TYPE_CHECKING:
    from velkahra.server.domain.ledger import Ledger
    from velkahra.server.domain.tables import TableRow
    from velkahra.server.settings import Settings
    from velkahra.server.store.archive.archive import Summary
    from velkahra.server.store.archive.bundle import Arrived

tables: Final = typer.Typer(help="List, show, export, import, copy and delete tables.")

moderators: Final = typer.Typer(help="Name the people who decide about reports.")
ratings: Final = typer.Typer(help="Compute strengths of people again from the finished games.")


def folder_named(text: str) -> Path:
    """Return the folder of this name. Raises: BadParameter for an empty name."""
    if not text:
        raise typer.BadParameter("must name a folder, not ''")
    return Path(text)


Data = Annotated[
    Path | None,
    typer.Option(
        "--data",
        help="Folder in which the tables are stored.",
        parser=folder_named,
        metavar="FOLDER",
    ),
]
Database = Annotated[
    str,
    typer.Option(
        "--database", help="PostgreSQL database with the tables: postgresql://user@host/name."
    ),
]
Table = Annotated[str, typer.Argument(help="Name of a table, or a unique prefix of it.")]


def add_to(app: typer.Typer) -> None:
    """Add these commands to `velkahra`."""
    shown = examples("velkahra tables list", "velkahra tables show 0f3a")
    app.add_typer(tables, name="tables", no_args_is_help=True, epilog=shown)
    shown = examples("velkahra moderators add Anna", "velkahra moderators list")
    app.add_typer(moderators, name="moderators", no_args_is_help=True, epilog=shown)
    shown = examples("velkahra ratings recompute")
    app.add_typer(ratings, name="ratings", no_args_is_help=True, epilog=shown)
    app.command(epilog=examples("velkahra backup monday.backup"))(backup)
    app.command(
        epilog=examples(
            "velkahra restore monday.backup", "velkahra restore monday.backup --table 0f3a"
        )
    )(restore)
    app.command(epilog=examples("velkahra stats --json"))(stats)
    app.command(epilog=examples("velkahra cards viceroy my-laws.json --keep"))(cards)


@tables.command("list", epilog=examples("velkahra tables list --most 10"))
def list_tables(
    data: Data = None,
    database: Database = "",
    most: Annotated[int, typer.Option(min=0, help="Maximum number of tables to list.")] = 50,
    json: AsJson = False,
) -> None:
    """List the tables, the newest first."""
    from itertools import islice

    from velkahra.server.store.archive import archive

    columns = [showing.Column("table"), showing.Column("game"), showing.number("seats", form="")]
    columns += [showing.number("rows", form=""), showing.Column("state"), showing.Column("opened")]
    with archive.opened(_place(data, database)) as connection:
        rows = [
            (one.id, one.game, one.seats, one.rows, _state(one), one.created)
            for one in islice(archive.summaries(connection), most)
        ]
    showing.show(showing.Table("", columns, rows), json)


def _state(one: "Summary") -> str:
    return one.state if _plays(one.game, one.rules) else "other rules"


@tables.command(epilog=examples("velkahra tables show 0f3a"))
def show(table: Table, data: Data = None, database: Database = "") -> None:
    """Show the public information about a table."""
    from velkahra.core.play.dealer import Dealer
    from velkahra.server.store.archive import archive, bundle

    with archive.opened(_place(data, database)) as connection:
        row, rows = archive.find(connection, table)
    showing.say(
        f"table    {row.id}\ngame     {row.game}, rules {row.rules}\nopened   {row.created}"
    )
    showing.say(f"options  {', '.join(f'{name} {value}' for name, value in row.options.items())}")
    showing.say(f"dealer   {Dealer(row.seed).commitment}\nrows     {len(rows)}")
    try:
        _show_game(row, bundle.fold(row, rows))
    except VelkahraError as error:
        showing.say(f"state    does not replay: {error}")


def _show_game(row: "TableRow", ledger: "Ledger") -> None:
    title, play = ledger.game, ledger.play
    showing.say(f"plies    {play.version}, undone {ledger.undone} times")
    for number, seat in enumerate(row.seats):
        todo = "  has to act" if play.state.may_act(number) else ""
        showing.say(f"seat     {title.seat_name(row.options, number)}: {seat.player}{todo}")
    if play.state.is_over():
        shares = " ".join(f"{share:g}" for share in play.state.returns())
        showing.say(f"result   {shares}\nseed     {row.seed}")


@tables.command(
    epilog=examples(
        "velkahra tables export 0f3a record.txt", "velkahra tables export 0f3a table.json --rows"
    )
)
def export(
    table: Table,
    file: Annotated[Path, typer.Argument(help="File to write; it must not exist yet.")],
    rows: Annotated[
        bool,
        typer.Option(
            "--rows", help="Export everything as JSON, with undone actions, clock and chat."
        ),
    ] = False,
    data: Data = None,
    database: Database = "",
) -> None:
    """Write a table to a file.

    The file of a running game contains hidden information.
    """
    from velkahra.server.store import auto_answers, maps
    from velkahra.server.store.archive import archive, bundle, sidecar

    with archive.opened(_place(data, database)) as connection:
        found = archive.find(connection, table)
        name = found[0].id
        more = sidecar.clock_of(connection, name), sidecar.talk_of(connection, name)
        answers, own = auto_answers.answers_of(connection, name), maps.load(connection, name)
    try:
        ways = bundle.links_of(found[0])
        text = (
            bundle.as_rows(*found, *more, answers, ways, own) if rows else bundle.as_record(*found)
        )
    except VelkahraError as error:
        raise VelkahraError(f"{error}; export it as it is with --rows") from error
    file.parent.mkdir(parents=True, exist_ok=True)
    try:
        with file.open("x", encoding="utf-8", newline="\n") as into:
            into.write(text)
    except FileExistsError:
        raise VelkahraError(f"{file} already exists: choose another name") from None
    showing.say(f"{file}: table {name}")


@tables.command(
    "import", epilog=examples("velkahra tables import game.txt --base-url https://play.example.org")
)
def import_table(
    file: Annotated[Path, typer.Argument(help="A record, or a JSON file from `export --rows`.")],
    data: Data = None,
    database: Database = "",
    language: Language = "en",
    base_url: Annotated[str, typer.Option(help="Public address to put before the links.")] = "",
    same_links: Annotated[
        bool, typer.Option("--same-links", help="Keep the existing links of the table.")
    ] = False,
) -> None:
    """Create a new table from a file, with new links."""
    from velkahra.cli.files import check_language, read_text
    from velkahra.server.settings import checked_base
    from velkahra.server.store.archive import archive, bundle

    check_language(language)
    base = checked_base(base_url) if base_url else ""
    text = read_text(file)
    try:
        arrived = bundle.read(text, language, same_links)
    except VelkahraError as error:
        raise VelkahraError(f"{file}: {error}") from error
    place = _place(data, database)
    _check_begun(place)
    with archive.opened(place, writing=True) as connection:
        archive.keep(connection, arrived)
    showing.say(f"table {arrived.table.id}\n{_link(arrived, base)}")


def _check_begun(place: "Path | str") -> None:
    """Raise an error if a server has not made the tables of a folder yet."""
    from velkahra.server.store.sqlite import DATABASE

    if isinstance(place, Path) and not (place / DATABASE).is_file():
        start = f"start `velkahra serve --data {place}` once first"
        raise VelkahraError(f"there are no tables in {place}: {start}")


def _link(arrived: "Arrived", base_url: str) -> str:
    from velkahra.server.domain import links

    name, secret = arrived.table.id, arrived.secret
    if not secret:
        return "its links are unchanged"
    if arrived.result is None:
        return f"host link: {base_url}/host/{name}/{secret}"
    return f"link to watch it: {base_url}/table/{name}/{links.token(secret, links.WATCH)}"


@tables.command(epilog=examples("velkahra tables delete 0f3a"))
def delete(
    table: Table,
    data: Data = None,
    database: Database = "",
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
) -> None:
    """Delete a table permanently, with its chat and links."""
    from velkahra.server.store.archive import archive

    with archive.opened(_place(data, database), writing=True) as connection:
        row, rows = archive.find(connection, table)
        if not yes:
            asked = f"Delete table {row.id} ({row.game}, {len(rows)} rows, {row.created})?"
            typer.confirm(showing.visible(asked), abort=True)
        archive.delete(connection, row.id)
    showing.say(f"table {row.id} is deleted")


@tables.command("copy", epilog=examples("velkahra tables copy velkahra postgresql://me@/velkahra"))
def copy_tables(
    source: Annotated[str, typer.Argument(help="Folder or postgresql:// address to copy from.")],
    target: Annotated[
        str, typer.Argument(help="Folder or postgresql:// address to copy to; it must be empty.")
    ],
) -> None:
    """Copy everything between a folder and a PostgreSQL database.

    Stop the server first. Everything is copied and compared row by row, or nothing is.
    """
    from velkahra.server.store.archive.copying import copy_tables as run
    from velkahra.server.store.database import shown

    for place in (source, target):
        if not place:
            raise VelkahraError("name a folder or a postgresql:// address, not ''")
    counts = run(source, target)
    for name, rows in counts.items():
        showing.say(f"{name}: {rows} rows")
    showing.say(
        f"{shown(target)}: {counts['tables']} tables, {sum(counts.values())} rows, all compared"
    )


Name = Annotated[str, typer.Argument(help="Name of the account.")]


@moderators.command("list", epilog=examples("velkahra moderators list"))
def list_moderators(data: Data = None, database: Database = "", json: AsJson = False) -> None:
    """List the moderators of a server."""
    from velkahra.server.store import moderation
    from velkahra.server.store.archive import archive

    with archive.opened(_place(data, database)) as connection:
        rows = [(name,) for name in moderation.moderators(connection)]
    showing.show(showing.Table("", [showing.Column("moderator")], rows), json)


@moderators.command(epilog=examples("velkahra moderators add Anna"))
def add(name: Name, data: Data = None, database: Database = "") -> None:
    """Let an account decide about reports, on the page /moderation."""
    _appoint(name, data, database, is_one=True)


@moderators.command(epilog=examples("velkahra moderators remove Anna"))
def remove(name: Name, data: Data = None, database: Database = "") -> None:
    """Let an account decide no longer. Its decisions stay in the audit trail."""
    _appoint(name, data, database, is_one=False)


def _appoint(name: str, data: Path | None, database: str, *, is_one: bool) -> None:
    from velkahra.server.store import moderation
    from velkahra.server.store.archive import archive
    from velkahra.server.web.identity.accounts import folded

    with archive.opened(_place(data, database), writing=True) as connection:
        if not moderation.appoint(connection, folded(name), is_one=is_one):
            raise VelkahraError(f"there is no {'account' if is_one else 'moderator'} {name!r}")
    showing.say(f"{name} is {'a' if is_one else 'no longer a'} moderator")


@ratings.command(epilog=examples("velkahra ratings recompute"))
def recompute(data: Data = None, database: Database = "") -> None:
    """Compute all strengths and figures of people again from the finished games.

    The result is the same to the last digit. A server may run; its next results wait meanwhile.
    """
    from velkahra.server.store import people
    from velkahra.server.store.archive import archive

    place = _place(data, database)
    with archive.opened(place, writing=True) as base, archive.transaction(base):
        count = people.recompute(base)
    showing.say(f"counted {count} finished games again")


def backup(
    file: Annotated[Path, typer.Argument(help="File to write; it must not exist yet.")],
    data: Data = None,
) -> None:
    """Copy all tables into one file.

    The server can keep running.
    """
    from velkahra.server.store.archive import archive

    showing.say(f"{file}: {archive.backup(_folder(data), file)} tables")


def restore(
    file: Annotated[Path, typer.Argument(help="A file written by `velkahra backup`.")],
    data: Data = None,
    table: Annotated[
        str | None, typer.Option(help="Restore only this table (name or unique prefix).")
    ] = None,
    yes: Annotated[bool, typer.Option("--yes", help="Do not ask first.")] = False,
) -> None:
    """Replace all tables with those of a backup.

    The server can keep running. The tables that were there are kept in a file.
    """
    from velkahra.server.store.archive import restoring

    if table == "":
        raise VelkahraError("--table must name a table; leave it out to restore all tables")
    folder = _folder(data)
    if not yes:
        what = f"table {table}" if table else "all tables"
        asked = f"Replace {what} in {folder} with those in {file}?"
        typer.confirm(showing.visible(asked), abort=True)
    done = restoring.restore(folder, file, table or "")
    showing.say(f"{folder}: {f'table {done.table} of ' if done.table else ''}{done.tables} tables")
    if done.former is not None:
        showing.say(f"the previous tables are saved in {done.former}")


def stats(
    data: Data = None,
    database: Database = "",
    json: AsJson = False,
) -> None:
    """Count tables and plies, per game and in total."""
    import msgspec

    from velkahra.server.store.archive import archive

    with archive.opened(_place(data, database)) as connection:
        games = archive.counts(connection)
    total = archive.Count(
        sum(count.tables for count in games.values()),
        sum(count.finished for count in games.values()),
        sum(count.plies for count in games.values()),
    )
    if json:
        showing.show_json(msgspec.to_builtins({"games": games, "all": total}))
        return
    for name, count in [*games.items(), ("all", total)]:
        showing.say(
            f"{name}: {count.tables} tables, {count.finished} finished, {count.plies} plies"
        )


def _plays(game: str, rules: int) -> bool:
    """Return whether this program supports the game under these rules."""
    from velkahra.core import registry

    if game not in registry.names():
        return False
    title = registry.game(game)
    return title.oldest_rules <= rules <= title.rules


def _folder(data: Path | None) -> Path:
    from velkahra.core.contract.cards import lie_below
    from velkahra.server.settings import home

    folder = data or home()
    lie_below(folder)
    return folder


def _place(data: Path | None, database: str) -> "Path | str":
    """Return the database that was named, or the folder; own cards are in the folder anyway."""
    from velkahra.server.store.database import is_address

    if database and not is_address(database):
        raise VelkahraError(
            "--database must be an address such as postgresql://user@host:5432/name"
        )
    return database or _folder(data)


def settings_of(data: Path | None, database: str, file: Path | None, base_url: str) -> "Settings":
    """Return a server's settings from a file, overridden by the command line."""
    import msgspec

    from velkahra.server.settings import Settings, read_settings

    chosen = read_settings(file, _folder(data)) if file else Settings(_folder(data))
    if data is not None:
        chosen = msgspec.structs.replace(chosen, data=data)
    if database:
        chosen = msgspec.structs.replace(chosen, database=str(_place(data, database)))
    return msgspec.structs.replace(chosen, base_url=base_url or chosen.base_url)


def cards(
    game: GameName,
    file: Annotated[Path, typer.Argument(help="Card file to check.")],
    keep: Annotated[bool, typer.Option("--keep", help="Offer it for new tables.")] = False,
    data: Data = None,
) -> None:
    """Check your own card file.

    With --keep it is offered for new tables.
    """
    from velkahra.core import files, registry

    text = files.read_file(file)
    name = registry.game(game).card_files.check(text, file.name)
    showing.say(f"{file} is valid; its option value is {name}")
    if keep:
        target = _folder(data) / "cards" / game / f"{name}.json"
        target.parent.mkdir(parents=True, exist_ok=True)
        partial = target.with_suffix(".part")
        partial.write_bytes(text)
        partial.replace(target)
        showing.say(f"saved as {target}; restart the server to offer it")
