"""Network addresses as limits count them.

An IPv4 address counts alone, an IPv6 address with its /64, a household's network. The /64s of a
/48, which one customer may have, share a larger limit.
"""

import ipaddress
from typing import Final

HOUSEHOLD: Final = 64
SITE: Final = 48
LARGER: Final = 4
"""How many times the limit of an address the one of its /48 is."""


def whose(host: str) -> str:
    """Return the owner of an address: itself, or its /64."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, HOUSEHOLD), strict=False))
    return host


def network_of(owner: str) -> str:
    """Return the /48 of an owner that `whose` has returned; the owner where there is none."""
    if not owner.endswith(f"/{HOUSEHOLD}"):
        return owner
    return str(ipaddress.ip_network(owner).supernet(new_prefix=SITE))
