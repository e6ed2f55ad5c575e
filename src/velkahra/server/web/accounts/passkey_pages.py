"""The part of the account's page that is about passkeys."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.texts import speaker
from velkahra.server.web.identity.passkeys import LONGEST_NAME, Domain, Passkey, encoded
from velkahra.server.web.kit.templates import render

SCRIPT: Final = "accounts/passkeys.js"
WORDS: Final = ("passkey-unable", "passkey-stopped", "passkey-failed")


def door(language: str, domain: Domain | None) -> Markup:
    """Return the button to sign in with a passkey; nothing where there can be none."""
    return _section(language, domain, None) if domain else Markup()


def part(language: str, domain: Domain | None, keys: Sequence[Passkey]) -> Markup:
    """Return the list of an account's passkeys; without a `domain`, why none can be added."""
    return _section(language, domain, keys)


def _section(language: str, domain: Domain | None, keys: Sequence[Passkey] | None) -> Markup:
    say = speaker(language)
    words = {name: say(name) for name in WORDS}
    words["passkey-elsewhere"] = say("passkey-elsewhere", site=domain.origin if domain else "")
    return render(
        "accounts/passkeys.html",
        language,
        domain=domain,
        keys=keys,
        words=msgspec.json.encode(words).decode(),
        longest_name=LONGEST_NAME,
        encoded=encoded,
        day=_day,
    )


def _day(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).date().isoformat()
