"""Checks that a server may be attacked: on this machine or in a private network."""

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

import msgspec

from velkahra.core.contract.refusals import VelkahraError

PRIVATE: Final = tuple(
    ipaddress.ip_network(name)
    for name in (
        *("127.0.0.0/8", "::1/128"),  # this machine
        *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),  # RFC 1918
        "fc00::/7",  # unique local addresses, RFC 4193
        *("169.254.0.0/16", "fe80::/10"),  # link local
    )
)


class TargetError(VelkahraError):
    """Raised for a server that may not be attacked."""


class Target(msgspec.Struct, frozen=True):
    """A server: its name for visitors, port, checked address (only this is called), and TLS."""

    host: str
    port: int
    address: str
    secure: bool = False

    @property
    def authority(self) -> str:
        """Return the value of the Host header."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{host}:{self.port}"


def target_of(text: str) -> Target:
    """Return the target of an address such as http://127.0.0.1:8000, which is looked up.

    Raises: TargetError if it is none, or neither of this machine nor of a private network.
    """
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        host, port = parts.hostname, parts.port
    except ValueError as error:
        raise TargetError(f"{text} is not the address of a server: {error}") from error
    if parts.scheme not in ("http", "https") or not host:
        raise TargetError(f"{text} is not the address of a server, such as http://127.0.0.1:8000")
    port = port or (443 if parts.scheme == "https" else 80)
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    except (OSError, UnicodeError) as error:
        raise TargetError(f"the address of {host} cannot be found: {error}") from error
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if not is_own(address):
            raise TargetError(
                f"{host} is at {address}, which is neither this machine nor in a private network. "
                "An attack on someone else's server is a crime, so only this machine and private "
                "networks are allowed. Run the command on the server itself."
            )
    return Target(host, port, addresses[0], parts.scheme == "https")


def is_own(text: str) -> bool:
    """Return whether an IP address is of this machine or a private network. Raises: ValueError."""
    address = ipaddress.ip_address(text.partition("%")[0])
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped:
        address = address.ipv4_mapped
    if any(address in network for network in PRIVATE):
        return True
    return not (address.is_multicast or address.is_unspecified) and _is_here(str(address))


def _is_here(address: str) -> bool:
    """Return whether an address can be bound, and so belongs to an interface of this machine."""
    family = socket.AF_INET6 if ":" in address else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        try:
            probe.bind((address, 0))
        except OSError:
            return False
    return True
