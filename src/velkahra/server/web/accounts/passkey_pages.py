"""The parts of the account's page that are about passkeys."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.texts import Say
from velkahra.server.web.identity.passkeys import LONGEST_NAME, Domain, Passkey, encoded
from velkahra.server.web.kit.pages import TAG

SCRIPT: Final = "/static/passkeys.js"
WORDS: Final = ("passkey-unable", "passkey-stopped", "passkey-failed")


def door(say: Say, domain: Domain | None) -> Markup:
    """Make the way in with a passkey; nothing where there can be none."""
    if domain is None:
        return TAG("")
    return _section(
        say,
        domain,
        "/account/passkey",
        TAG('<button id="passkey-go" class="main wide" type="button" hidden>{}</button>').format(
            say("passkey-sign-in")
        ),
    )


def part(say: Say, domain: Domain | None, keys: Sequence[Passkey]) -> Markup:
    """Make the list of an account's passkeys; where none can be added, it says why."""
    listed = TAG('<ul class="tables">{}</ul>').format(TAG("").join(_row(say, key) for key in keys))
    if domain is None:
        return TAG('<section class="links" id="passkeys"><h2>{}</h2>{}<p>{}</p></section>').format(
            say("passkey-title"), listed if keys else "", say("passkey-insecure")
        )
    return _section(
        say,
        domain,
        "/account/passkeys",
        TAG(
            "<p>{}</p>{}<p></p>"
            '<button id="passkey-go" class="wide" type="button" hidden>{}</button>'
        ).format(say("passkey-why"), listed if keys else "", say("passkey-add")),
    )


def _section(say: Say, domain: Domain, path: str, body: Markup) -> Markup:
    words = {name: say(name) for name in WORDS}
    words["passkey-elsewhere"] = say("passkey-elsewhere", site=domain.origin)
    return TAG(
        '<section class="links" id="passkeys" data-path="{path}" data-origin="{origin}" '
        'data-words="{words}"><h2>{title}</h2>{body}<p id="passkey-state" role="status"></p>'
        "</section>"
    ).format(
        path=path,
        origin=domain.origin,
        words=msgspec.json.encode(words).decode(),
        title=say("passkey-title"),
        body=body,
    )


def _row(say: Say, key: Passkey) -> Markup:
    """Make a passkey's row: its name, which can be changed, and since when it is used."""
    used = say("passkey-used", when=_day(key.used)) if key.used else say("passkey-unused")
    return TAG(
        '<li><form method="post" action="/account/passkeys" class="link">'
        '<input type="hidden" name="key" value="{id}">'
        '<input name="name" value="{name}" required maxlength="{most}" aria-label="{label}">'
        '<button type="submit" aria-label="{save_it}">{save}</button>'
        '<button type="submit" name="do" value="remove" aria-label="{remove_it}">{remove}</button>'
        '</form><span class="note">{made} {used}</span></li>'
    ).format(
        id=encoded(key.id),
        name=key.name,
        most=LONGEST_NAME,
        label=say("passkey-called", name=key.name),
        save=say("passkey-rename"),
        save_it=f"{say('passkey-rename')}: {key.name}",
        remove=say("passkey-remove"),
        remove_it=f"{say('passkey-remove')}: {key.name}",
        made=say("passkey-made", when=_day(key.made)),
        used=used,
    )


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
