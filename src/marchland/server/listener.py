"""Where the server listens."""

import socket
import sys

__all__ = ["listen"]

WAITING = 128
"""How many may wait at the door."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that listens there; port 0 takes a free one.

    Raises:
        OSError: the address cannot be used.
        OverflowError: no port has such a number.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Only where TCP is named does asyncio send at once what follows (TCP_NODELAY): else the body
    # of each answer waits until its head was acknowledged, which takes 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if sys.platform != "win32":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(WAITING)
    except Exception:
        listener.close()
        raise
    return listener
