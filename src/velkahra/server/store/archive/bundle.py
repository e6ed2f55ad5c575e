"""Tables as files: a record of the actions that stand, or JSON with everything."""

from collections.abc import Mapping, Sequence
from typing import Annotated, Final

import msgspec
from msgspec import Meta

from velkahra import bots
from velkahra.core import registry
from velkahra.core.contract.options import Options
from velkahra.core.contract.refusals import RecordError, VelkahraError
from velkahra.core.play import dealer, play
from velkahra.core.play.record import MAGIC, Record, first_line, read_record, write_record
from velkahra.server.domain import auto_answers, bounds, legacy, links, provenance, tables
from velkahra.server.domain.ledger import Ledger, PlyRow, Row, decode, encode
from velkahra.server.store.archive import sidecar
from velkahra.server.store.maps import is_map

FORMAT: Final = "velkahra table 1"
PERSON: Final = "person"

Players = Annotated[list[bounds.Short], Meta(min_length=1, max_length=8)]
FileName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_][\w.-]*$", max_length=80)]
Hash = Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Facts(msgspec.Struct, frozen=True):
    """The terms of a table, its rules' version, the dealer's seed, and its creation in ISO 8601."""

    game: bounds.Short
    rules: Annotated[int, Meta(ge=1, le=1_000)]
    options: dict[bounds.Short, bounds.Short]
    language: Annotated[str, Meta(pattern="^[a-z]{2}$")]
    seed: bounds.Short
    created: bounds.Moment


class Links(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The links of a table: its name, and the hashes of its links in hexadecimal digits.

    `secret` is the host's, or "" where the file was not written at its desk. With the hashes, links
    that people have lead to a restored table.
    """

    table: Annotated[str, Meta(pattern="^[0-9a-f]{10}$")]
    host: Hash
    watch: Hash
    seats: Annotated[list[Hash], Meta(max_length=8)]
    secret: Annotated[str, Meta(max_length=40)] = ""


class Carried(Facts, frozen=True, forbid_unknown_fields=True):
    """A whole table, with every row as the store has it, to the byte.

    `files` are those it needs to be played, such as cards; `ground` is the map, in Base64.
    """

    players: Players
    rows: Annotated[
        list[Annotated[str, Meta(max_length=500_000)]], Meta(max_length=bounds.MOST_ROWS)
    ]
    clock: sidecar.Clock | None = None
    talk: sidecar.Talk = sidecar.Talk()
    answers: list[auto_answers.Answer] = msgspec.field(name="standing", default_factory=list)
    links: Links | None = None
    files: Annotated[dict[FileName, str], Meta(max_length=100)] = {}
    ground: bytes = b""
    format: str = FORMAT


class Arrived(msgspec.Struct, frozen=True):
    """A table that was read from a file, with the rest of what the store needs.

    Attributes:
        secret: its host's secret, from which all links follow; "" where the file has only hashes.
        result: each seat's share if the game is over.
        halts: it pauses first, because a clock would run.
        answers: automatic answers of seats.
        ground: the organiser's own map, if there is one.
        has_desk: an organiser enters outcomes at it.
    """

    table: tables.TableRow
    rows: list[bytes]
    secret: str
    result: list[float] | None
    clock: sidecar.Clock | None
    talk: sidecar.Talk
    halts: bool
    answers: Sequence[auto_answers.Answer] = ()
    ground: bytes = b""
    has_desk: bool = False


def fold(table: tables.TableRow, rows: Sequence[bytes]) -> Ledger:
    """Return the fold of a table's rows. Raises: RecordError if they do not replay today."""
    title = legacy.known_title(table)
    if table.rules != title.rules:
        raise RecordError(
            f"it was played under version {table.rules} of the rules; "
            f"this program has version {title.rules}"
        )
    return legacy.replayed(title, table, rows)


def as_record(table: tables.TableRow, rows: Sequence[bytes]) -> str:
    """Return the plies that stand as a record, hidden ones too. Raises: RecordError."""
    ledger = fold(table, rows)
    title = ledger.game
    own = {"dealer": dealer.Dealer(table.seed).commitment, "seed": table.seed}
    for number, seat in enumerate(table.seats):
        own[f"player-{title.seat_name(table.options, number)}"] = seat.player
    notes = provenance.notes_of(ledger.origin, ledger.given, own, table.created)
    return write_record(ledger.play.record(notes), title)


def runs(ledger: Ledger) -> bool:
    """Return whether a clock could run now: the game is neither over nor paused."""
    return not ledger.state.is_over() and not ledger.agreements.paused


def as_rows(
    table: tables.TableRow,
    rows: Sequence[bytes],
    clock: sidecar.Clock | None,
    talk: sidecar.Talk,
    answers: Sequence[auto_answers.Answer] = (),
    ways: Links | None = None,
    ground: bytes = b"",
) -> str:
    """Return everything as JSON; it needs no rules, so it works for any table.

    `ground` is the organiser's own map, b"" for none. Without `ways` there are no links in it, and
    it can be restored with new links only.
    """
    carried = Carried(
        table.game,
        table.rules,
        table.options,
        table.language,
        table.seed,
        table.created,
        [seat.player for seat in table.seats],
        [row.decode() for row in rows],
        clock,
        talk,
        list(answers),
        ways,
        _bundled_files(table),
        ground,
    )
    return msgspec.json.format(msgspec.json.encode(carried), indent=1).decode() + "\n"


def _bundled_files(table: tables.TableRow) -> dict[str, str]:
    """Return the files a table needs; none if the game or the set is missing here."""
    try:
        return dict(registry.game(table.game).card_files.bundle(table.options))
    except VelkahraError:
        return {}


def links_of(table: tables.TableRow, secret: str = "") -> Links:
    """Return the links of a table, for its file, with the host's `secret` if it is given."""
    seats = [seat.key.hex() for seat in table.seats]
    return Links(table.id, table.host_key.hex(), table.watch_key.hex(), seats, secret)


def read(text: str, language: str, same_links: bool = False) -> Arrived:
    """Return a table read from either form, as a new one; `language` is that of a record's table.

    With `same_links` it keeps its name and the links of the file. Raises: VelkahraError.
    """
    if text.startswith(MAGIC):
        return _from_record(read_record(text), first_line(text), language)
    try:
        carried = msgspec.json.decode(text, type=Carried)
    except (msgspec.DecodeError, UnicodeEncodeError) as error:
        if " - at `$." in str(error):
            raise RecordError(f"a value in the table's file is wrong: {error}") from error
        raise RecordError(f"this is neither a record nor a table: {error}") from error
    except RecursionError as error:
        raise RecordError("this is not a table: its brackets are nested too deeply") from error
    bounds.check_moment(carried.created)
    return _from_rows(carried, carried.links if same_links else None)


def _from_record(record: Record, line: int, language: str) -> Arrived:
    """Return a table made of a record, to look at if the game is over, else to go on with."""
    title = registry.game(record.game)
    play.Play.replay(record, title, line=line)
    kind: provenance.Kind = provenance.BRANCH
    notes = {"came-from": "a record"}
    if record.result is not None:
        kind, notes = provenance.RECORD, record.notes
    plies = [PlyRow(seat, title.write(seat, action)) for seat, action in record.plies]
    given: list[Row] = [provenance.OriginRow(kind, len(plies), notes), *plies]
    names = [title.seat_name(record.options, seat) for seat in range(record.seats)]
    players = [_player(record.notes.get(f"player-{name}", PERSON)) for name in names]
    seed = dealer.new_seed()
    ledger = Ledger(title, record.seats, record.options, seed)
    ledger.fold(given)
    rows = encode([*given, *ledger.first()])
    options = dict(ledger.play.options)
    facts = Facts(record.game, record.rules, options, language, seed, tables.now())
    return _arrived(facts, players, rows, None, sidecar.Talk(), ())


def _from_rows(carried: Carried, ways: Links | None) -> Arrived:
    if carried.format != FORMAT:
        raise RecordError(f"the file's format is {carried.format!r}, not {FORMAT!r}")
    players = [_player(player) for player in carried.players]
    rows = [_row(row) for row in carried.rows]
    rules, options = registry.upgraded(carried.game, carried.rules, carried.options)
    facts = Facts(
        carried.game, rules, dict(options), carried.language, carried.seed, carried.created
    )
    install_files(carried.game, rules, options, carried.files)
    arrived = _arrived(facts, players, rows, carried.clock, carried.talk, carried.answers)
    arrived = msgspec.structs.replace(arrived, ground=_ground(carried.ground))
    return _with_links(arrived, ways) if ways else arrived


def _ground(picture: bytes) -> bytes:
    """Check an organiser's own map. Raises: RecordError if it is none."""
    if picture and not is_map(picture):
        raise RecordError("its map is not a JPEG of an allowed size")
    return picture


def _row(text: str) -> bytes:
    try:
        return text.encode()
    except UnicodeEncodeError as error:
        raise RecordError("a row of the table is not valid Unicode") from error


def install_files(game: str, rules: int, options: Options, files: Mapping[str, str]) -> None:
    """Install the files a table needs to be played. Raises: RecordError with the mistake."""
    try:
        title = registry.game(game)
        if rules == title.rules:
            title.card_files.install(options, files)
    except VelkahraError as error:
        raise RecordError(str(error)) from error


def _with_links(arrived: Arrived, ways: Links) -> Arrived:
    """Return the table with the links it had. Raises: RecordError if they are incomplete."""
    if len(ways.seats) != len(arrived.table.seats):
        raise RecordError(f"the file has links of {len(ways.seats)} seats")
    if ways.secret and links.key(ways.secret).hex() != ways.host:
        raise RecordError("the secret in the file does not match the host's link")
    seats = tuple(
        tables.SeatRow(seat.player, bytes.fromhex(key))
        for seat, key in zip(arrived.table.seats, ways.seats, strict=True)
    )
    table = msgspec.structs.replace(
        arrived.table,
        id=ways.table,
        host_key=bytes.fromhex(ways.host),
        watch_key=bytes.fromhex(ways.watch),
        seats=seats,
    )
    return msgspec.structs.replace(arrived, table=table, secret=ways.secret)


def as_new(arrived: Arrived) -> Arrived:
    """Return the table with a new name and new links, because it is here already."""
    secret = links.new_secret()
    seats = [links.key(links.token(secret, n)).hex() for n in range(len(arrived.table.seats))]
    watch = links.key(links.token(secret, links.WATCH)).hex()
    return _with_links(
        arrived, Links(links.new_name(), links.key(secret).hex(), watch, seats, secret)
    )


def _player(player: str) -> str:
    """Return a bot that exists here; anything else was a person."""
    return player if player in [f"bot {name}" for name in bots.names()] else PERSON


def _arrived(
    facts: Facts,
    players: list[str],
    rows: list[bytes],
    clock: sidecar.Clock | None,
    talk: sidecar.Talk,
    answers: Sequence[auto_answers.Answer],
) -> Arrived:
    """Return a table with a new name and new links, after checking that it replays.

    A table of other rules than today's is not checked: it stays readable, and is never altered.
    """
    secret = links.new_secret()
    terms = facts.game, facts.rules, facts.options, facts.language, facts.seed
    table = tables.new_row(secret, *terms, players, facts.created)
    try:
        title = registry.game(facts.game)
    except VelkahraError as error:
        raise RecordError(str(error)) from error
    sidecar.check(clock, talk, answers, title, len(players), len(rows))
    if facts.rules != title.rules:
        desk = title.desk is not None
        return Arrived(table, rows, secret, None, clock, talk, False, answers, has_desk=desk)
    ledger = fold(table, rows)
    sidecar.check_rows(ledger, [decode(row) for row in rows])
    result = list(ledger.state.returns()) if ledger.state.is_over() else None
    halts = clock is not None and runs(ledger)
    return Arrived(
        table, rows, secret, result, clock, talk, halts, answers, has_desk=ledger.has_desk
    )
