"""Which addresses of the net a webhook may lead to, and what an address of one looks like."""

import ipaddress
from typing import Literal
from urllib.parse import quote, urlsplit

from marchland.server import faults

__all__ = ["Reach", "Target", "may_reach", "target"]

Reach = Literal["off", "on", "home"]
"""Where webhooks lead: nowhere, to the internet, or to this machine and its neighbours too."""

LONGEST = 500
"""Characters of an address."""

PORTS = {"http": 80, "https": 443}
FIRST_FREE = 1024
"""From here on a port is nobody's by custom: below, mail and the like would be spoken to."""

IN_PATH = "/%:@!$&'()*+,;=~-._"
"""What stands in a path as it is."""

IPv6 = ipaddress.IPv6Address
WRAPS = (ipaddress.IPv6Network("64:ff9b::/96"), ipaddress.IPv6Network("64:ff9b:1::/48"))
"""Networks whose last four bytes are an address of the older kind."""


class Target:
    """Where a post goes: parts of an address that was checked."""

    def __init__(self, scheme: str, host: str, port: int, path: str) -> None:
        """Take the parts; the path with what stands behind `?`."""
        self.scheme, self.host, self.port, self.path = scheme, host, port, path

    @property
    def site(self) -> str:
        """The host with its port, as a request names it."""
        shown = f"[{self.host}]" if ":" in self.host else self.host
        return shown if self.port == PORTS[self.scheme] else f"{shown}:{self.port}"

    @property
    def url(self) -> str:
        """The whole address."""
        return f"{self.scheme}://{self.site}{self.path}"


def target(url: str) -> Target:
    """Take an address apart.

    Raises:
        Fault: it is none that a post can go to.
    """
    text = url.strip()
    try:
        parts = urlsplit(text)
        host, port = parts.hostname or "", parts.port
        if ":" not in host:
            host = host.encode("idna").decode()
    except (ValueError, UnicodeError) as error:
        raise _no_address() from error
    usable = port is None or port in PORTS.values() or port >= FIRST_FREE
    if not (
        len(text) <= LONGEST
        and text.isprintable()
        and parts.scheme in PORTS
        and host
        and not any(sign.isspace() or sign in '<>"\\^`{|}' for sign in host)
        and parts.username is None
        and usable
    ):
        raise _no_address()
    path = quote(parts.path, safe=IN_PATH) or "/"
    if parts.query:
        path += f"?{quote(parts.query, safe=f'{IN_PATH}?')}"
    return Target(parts.scheme, host, port or PORTS[parts.scheme], path)


def may_reach(address: str, reach: Reach) -> bool:
    """Tell whether a post may go to an address in numbers.

    To the internet it may; to this machine and its neighbours only at `home`; never to many at
    once.
    """
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    if reach == "off" or found.is_multicast or found.is_unspecified:
        return False
    return reach == "home" or _is_public(found)


def _is_public(address: ipaddress.IPv4Address | ipaddress.IPv6Address) -> bool:
    """Tell whether an address lies on the internet, also where it is wrapped into another."""
    if isinstance(address, IPv6):
        inner = address.ipv4_mapped or address.sixtofour
        if any(address in net for net in WRAPS):
            inner = ipaddress.IPv4Address(int(address) & 0xFFFFFFFF)
        if inner is not None:
            return _is_public(inner)
        if address.teredo is not None or address.is_site_local:
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _no_address() -> faults.Fault:
    return faults.worded(
        "That is not a webhook address; one looks like https://host/path, without a password.",
        "error-webhook-address",
    )
