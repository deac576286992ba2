"""What pages send is read in sips, so that one page's burst holds up nobody else's."""

import asyncio

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

__all__ = ["SIP", "Sipping"]

SIP = 4096
"""How many bytes of one page are read before others have their turn; asyncio's own are 256 KiB,
in which thousands of messages have room."""


class Sipping(WebSocketsSansIOProtocol, asyncio.BufferedProtocol):
    """A page's line, of which at most a sip is read at once."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Begin with a cup."""
        self._cup = bytearray(SIP)
        super().connection_made(transport)

    def get_buffer(self, sizehint: int) -> bytearray:
        """Return where the next bytes go."""
        return self._cup

    def buffer_updated(self, nbytes: int) -> None:
        """Take the bytes that came."""
        self.data_received(bytes(self._cup[:nbytes]))
