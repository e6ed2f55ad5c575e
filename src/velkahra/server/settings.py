"""Settings of a server."""

import ipaddress
import re
import tomllib
from pathlib import Path
from typing import Annotated, Final, Literal
from urllib.parse import urlsplit

import msgspec

from velkahra.core import files, system
from velkahra.core.contract.refusals import VelkahraError

Network = ipaddress.IPv4Network | ipaddress.IPv6Network

MOST_PORT: Final = 65_535
HERE: Final = ("localhost", "127.0.0.1", "::1")

ADDRESS: Final = re.compile(r"[\w.!#$%&'*+/=?^`{|}~-]{1,64}@[A-Za-z0-9.-]{1,190}", re.ASCII)
"""Addresses of mails. Without space, comma and bracket, so that they are safe in a header."""


class MailSettings(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, rename={"sender": "from"}
):
    """The server through which mails go out: the table `[mail]` of a settings file.

    Attributes:
        host: its name.
        sender: in the file `from`: table@example.org, without a name.
        port: 587 is usual, 465 for `tls = "tls"`.
        user: the name to sign in with; "": none.
        tls: "starttls" or "tls" encrypt; "none" does not, and sends no password but to this
            computer.
        after: seconds for which that person has not looked when a mail about a turn is sent.
        gap: seconds between two mails about turns to the same address.
    """

    host: Annotated[str, msgspec.Meta(min_length=1)]
    sender: str
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 587
    user: str = ""
    password: str = ""
    tls: Literal["starttls", "tls", "none"] = "starttls"
    after: Annotated[float, msgspec.Meta(ge=0)] = 600.0
    gap: Annotated[float, msgspec.Meta(ge=0)] = 3600.0

    def __post_init__(self) -> None:
        if not ADDRESS.fullmatch(self.sender):
            raise ValueError(f"from = {self.sender!r} is not an address such as table@example.org")
        if bool(self.user) != bool(self.password):
            raise ValueError("user and password belong together: set both or neither")
        if self.password and self.tls == "none" and self.host not in HERE:
            raise ValueError('with tls = "none" anyone on the network could read the password')

    def __repr__(self) -> str:
        return f"MailSettings({self.host}:{self.port})"


class Settings(msgspec.Struct, frozen=True):
    """The settings of a server.

    Attributes:
        data: the folder the tables are kept in, and own cards and keys in any case.
        database: the address of a PostgreSQL database that has the tables, as
            postgresql://user@host/name; "": they are in the folder.
        dump_taken: the version of the database's schema of which there is a dump: a newer program
            may then change it in a way that the program of before could not go on with.
        bot_pause: seconds that a bot takes at least for a forced step, so that people can follow;
            for others it takes a multiple, as agreed at the table, see `tempo`.
        bot_seconds: seconds a bot may think; then a random legal action is played.
        thinkers: processes for bots that think for long; 0: one less than there are cores.
        ray: a Ray cluster that thinks in place of these processes, "auto" or host:port; "": none.
        thinker_seconds: seconds one of those may think; then it is replaced.
        thinker_megabytes: the most memory one of those processes may have; 0: all there is.
        hint_seconds: seconds in which a hint is found.
        analysis_nodes: how often each decision is tried out in the analysis of a finished game.
        analysis_seconds: seconds such an analysis may take.
        message_bytes: the longest message a page may send.
        messages_a_second: how fast a page may send them; twice as many at once are let through. All
            pages of a network address together may send five times as many.
        abuses: messages that are not understood, or too many, before a page is cut off.
        rooms: tables kept in memory when nobody looks at them.
        chat_seconds: a person may say something every so many seconds; a few lines at once.
        webhook: address called when it is the turn of somebody who does not look; "": none.
        webhook_after: seconds for which that person has not looked by then.
        mail: the server through which people are mailed who wish it; None: there is none.
        push: browsers that are closed can be told, through the push service of their maker.
        push_after: seconds for which nobody has looked by then.
        push_private: a push service may be at a private address; for networks of one's own.
        base_url: how people reach the server, as https://example.org; it answers at no other name
            but those of this computer, and `lan_url`. "": as their browser says.
        lan_url: what links for others begin with when the page itself was opened on this computer.
        public_lobby: tables can be listed for everybody, with their free seats.
        accounts: people may keep their list of tables with a name and a password.
        community: with accounts: pages of people, strengths, tournaments, clubs and friends.
        archive: finished games that anybody could join or watch can be looked up.
        daily_puzzle: there is a puzzle a day and puzzle storm; accounts have a strength at puzzles.
        studies: people may analyse games, and keep the score of games on a real table.
        peer_host: the address at which other servers of the same database reach this one, where
            they are on other computers.
        proxies: addresses and networks of proxies whose forwarded headers are believed, with
            commas; "*": anyone's are.
        tables_a_minute: how many an address may open, 40 at once.
        files_a_minute: how many files of tables and records it may send, 10 at once.
        connections: how many may be open at once from one address; a proxy's are not counted. So
            many requests of an address, by a proxy too, may wait for their turn.
        head_seconds: how long the head of a request may take to come.
        body_seconds: how long the rest of it may pause.
        store_seconds: how long the health page waits for the store before it calls it broken.
        metrics: where figures for Prometheus are served, as 127.0.0.1:9464; "": nowhere. Anyone who
            reaches this address can read them.
        telemetry: a collector of OpenTelemetry that gets spans, as http://127.0.0.1:4318; "": none.
        drain_seconds: for how long the server still serves after SIGTERM, while `/health/ready`
            tells a balancer to send people elsewhere.
    """

    data: Path
    database: Annotated[str, msgspec.Meta(pattern="^(postgres(ql)?://.+)?$")] = ""
    dump_taken: Annotated[int, msgspec.Meta(ge=0)] = 0
    bot_pause: Annotated[float, msgspec.Meta(ge=0)] = 0.4
    bot_seconds: Annotated[float, msgspec.Meta(gt=0)] = 5.0
    thinkers: Annotated[int, msgspec.Meta(ge=0)] = 0
    ray: str = ""
    thinker_seconds: Annotated[float, msgspec.Meta(gt=0)] = 30.0
    thinker_megabytes: Annotated[int, msgspec.Meta(ge=0)] = 2048
    hint_seconds: Annotated[float, msgspec.Meta(gt=0)] = 1.0
    analysis_nodes: Annotated[int, msgspec.Meta(ge=1)] = 120
    analysis_seconds: Annotated[float, msgspec.Meta(gt=0)] = 1800.0
    message_bytes: Annotated[int, msgspec.Meta(ge=1024)] = 4096
    messages_a_second: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    abuses: Annotated[int, msgspec.Meta(ge=1)] = 50
    rooms: Annotated[int, msgspec.Meta(ge=0)] = 200
    base_url: str = ""
    lan_url: str = ""
    public_lobby: bool = False
    accounts: bool = False
    community: bool = True
    archive: bool = True
    daily_puzzle: bool = True
    studies: bool = True
    chat_seconds: Annotated[float, msgspec.Meta(gt=0)] = 2.0
    webhook: Annotated[str, msgspec.Meta(pattern="^(https?://.+)?$")] = ""
    webhook_after: Annotated[float, msgspec.Meta(ge=0)] = 300.0
    mail: MailSettings | None = None
    push: bool = True
    push_after: Annotated[float, msgspec.Meta(ge=0)] = 10.0
    push_private: bool = False
    tables_a_minute: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    files_a_minute: Annotated[float, msgspec.Meta(gt=0)] = 6.0
    connections: Annotated[int, msgspec.Meta(ge=8)] = 500
    head_seconds: Annotated[float, msgspec.Meta(gt=0)] = 10.0
    body_seconds: Annotated[float, msgspec.Meta(gt=0)] = 20.0
    store_seconds: Annotated[float, msgspec.Meta(gt=0)] = 2.0
    metrics: Annotated[str, msgspec.Meta(pattern=r"^(\[?[\w.:-]+\]?:\d{1,5})?$")] = ""
    telemetry: Annotated[str, msgspec.Meta(pattern="^(https?://.+)?$")] = ""
    drain_seconds: Annotated[float, msgspec.Meta(ge=0)] = 0.0
    peer_host: Annotated[str, msgspec.Meta(min_length=1)] = "127.0.0.1"
    proxies: str = "127.0.0.1,::1"

    @property
    def place(self) -> Path | str:
        """Return the folder with the tables, or the address of their database."""
        return self.database or self.data

    @property
    def has_community(self) -> bool:
        """Return whether there are pages of people, tournaments and clubs."""
        return self.accounts and self.community


class SettingsError(VelkahraError):
    """A setting that makes no sense."""


def home() -> Path:
    """Return the folder of a user's tables when none is named."""
    return system.user_folder() / "velkahra"


def read_settings(file: Path, data: Path) -> Settings:
    """Return settings from a TOML file whose names are those of `Settings`.

    `data` is the default of the folder. Raises: SettingsError for an unreadable file, an unknown
    name, or a wrong value.
    """
    try:
        found = tomllib.loads(files.read_file(file).decode())
    except VelkahraError as error:
        raise SettingsError(str(error)) from error
    except RecursionError:
        raise SettingsError(f"{file}: its brackets are nested too deep") from None
    except (UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"the settings {file} cannot be read: {error}") from error
    unknown = set(found) - set(Settings.__struct_fields__)
    if unknown:
        raise SettingsError(f"{file}: unknown setting {', '.join(sorted(unknown))}")
    try:
        return _checked(msgspec.convert({"data": str(data), **found}, Settings, dec_hook=_made))
    except (msgspec.ValidationError, SettingsError) as error:
        raise SettingsError(f"{file}: {error}") from error


def _checked(settings: Settings) -> Settings:
    """Return settings after a look at their addresses. Raises: SettingsError."""
    networks(settings.proxies)
    if int(settings.metrics.rpartition(":")[2] or 0) > MOST_PORT:
        raise SettingsError(f"metrics = {settings.metrics!r}: a port is at most {MOST_PORT}")
    lan = checked_base(settings.lan_url) if settings.lan_url else ""
    return msgspec.structs.replace(settings, lan_url=lan)


def networks(proxies: str) -> tuple[Network, ...]:
    """Return the networks of proxies, separated by commas. Raises: SettingsError if one is none."""
    if proxies == "*":
        return ipaddress.ip_network("0.0.0.0/0"), ipaddress.ip_network("::/0")
    found: list[Network] = []
    for name in filter(None, (name.strip() for name in proxies.split(","))):
        try:
            found.append(ipaddress.ip_network(name))
        except ValueError:
            kinds = 'an address such as 10.0.0.7, a network such as 10.0.0.0/8, or "*" alone'
            raise SettingsError(f"proxies: {name!r} is not {kinds}") from None
    return tuple(found)


def check(settings: Settings) -> None:
    """Check settings that depend on each other, wherever they come from. Raises: SettingsError."""
    if settings.mail and not settings.base_url:
        why = "emails contain links, so [mail] needs base_url"
        raise SettingsError(f"{why}: set it there or with --base-url")


def _made(kind: type, value: object) -> object:
    """Return a value of a kind that TOML does not have."""
    if kind is Path and value and isinstance(value, str):
        return Path(value)
    raise TypeError(f"{value!r} must be a path")


def checked_base(address: str) -> str:
    """Return the address of a site without a last slash. Raises: SettingsError if it is none."""
    parts = urlsplit(address)
    whole = parts.scheme in ("http", "https") and parts.netloc and "@" not in parts.netloc
    if not whole or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise SettingsError(
            f"{address!r} is not the address of a site, such as https://example.org"
        )
    return f"{parts.scheme}://{parts.netloc}"
