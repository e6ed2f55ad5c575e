"""Which addresses lead to one mailbox, as far as providers publish it.

| provider | the same mailbox | where it is published |
| --- | --- | --- |
| Google | dots are ignored; gmail.com is googlemail.com | support.google.com/mail/answer/7436150 |
| Proton | . _ - are ignored; all its domains | proton.me/support/change-username |
| Apple | icloud.com, me.com and mac.com | support.apple.com/118230 |
| Fastmail | x@name.fastmail.com is name@fastmail.com | fastmail.help, article 360060591053 |

What follows a plus sign is ignored at all of them, and here at every other provider too. Mails to
a domain of others are limited together, see `mail.OF_A_DOMAIN_A_SECOND`.
"""

from typing import Final, NamedTuple


class Provider(NamedTuple):
    """A provider: its domains, ignored letters, and whether `subdomains` can name a mailbox."""

    domains: tuple[str, ...]
    ignored: str = ""
    subdomains: bool = False


PROVIDERS: Final = (
    Provider(("gmail.com", "googlemail.com"), "."),
    Provider(("proton.me", "protonmail.com", "protonmail.ch", "pm.me"), "._-"),
    Provider(("icloud.com", "me.com", "mac.com")),
    Provider(("fastmail.com",), subdomains=True),
    Provider(("fastmail.fm",), subdomains=True),
)


class Mailbox(NamedTuple):
    """A mailbox: its name, its domain, and whether the provider says which addresses are it."""

    name: str
    domain: str
    is_known: bool


def mailbox_of(address: str) -> Mailbox:
    """Return the mailbox of an address."""
    name, _, domain = address.casefold().rstrip(".").rpartition("@")
    owner, _, parent = domain.partition(".")
    for provider in PROVIDERS:
        if provider.subdomains and parent in provider.domains:
            name, domain = owner, parent
        if domain in provider.domains:
            name = name.partition("+")[0].translate(dict.fromkeys(map(ord, provider.ignored)))
            return Mailbox(name, provider.domains[0], is_known=True)
    return Mailbox(name.partition("+")[0], domain, is_known=False)
