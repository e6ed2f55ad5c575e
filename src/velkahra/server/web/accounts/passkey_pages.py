"""The part of the account's page that is about passkeys."""

from collections.abc import Sequence
from typing import Final

import msgspec
from markupsafe import Markup

from velkahra.server.domain.texts import speaker
from velkahra.server.web.identity.passkeys import LONGEST_NAME, Domain, Passkey, encoded
from velkahra.server.web.kit.templates import render
from velkahra.server.web.profiles.pages import day_of

SCRIPT: Final = "accounts/passkeys.js"
WORDS: Final = ("passkey-unable", "passkey-stopped", "passkey-failed")


def part(language: str, domain: Domain | None, keys: Sequence[Passkey] | None) -> Markup:
    """Return the list of an account's passkeys; without a `domain`, why none can be added.

    Without an account (None) it is the button to sign in, or nothing where there can be none.
    """
    if keys is None and domain is None:
        return Markup()
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
        day=day_of,
    )
