"""Frames of WebSockets (RFC 6455): only those that nearly all messages come and go by. All others are the library's."""

from collections.abc import Sequence

try:
    from websockets.speedups import apply_mask
except ImportError:  # where it wasn't compiled
    from websockets.utils import apply_mask

TEXT = 0x81
"""The first byte of a text that is all in one frame."""
LAST = 0x80
MASKED = 0x80
SHORT = 126
"""From here on, the length of a frame stands apart."""


def short_text(data: bytes) -> str | None:
    """The text, if this is one short text of a client and nothing else."""
    if len(data) < 6 or data[0] != TEXT or not MASKED <= data[1] < MASKED + SHORT or len(data) != data[1] - MASKED + 6:
        return None
    try:
        return str(apply_mask(data[6:], data[2:6]), "utf-8")
    except UnicodeDecodeError:
        return None


def only_whole(data: bytes) -> bool:
    """Whether these are frames of a client from the first byte to the last, none of them a part of a message."""
    at, size = 0, len(data)
    while at + 1 < size:
        if not data[at] & LAST:
            return False
        length = data[at + 1] & 0x7F
        masked = 4 if data[at + 1] & MASKED else 0
        at += 2 + masked
        if length >= SHORT:
            more = 2 if length == SHORT else 8
            length = int.from_bytes(data[at - masked : at - masked + more], "big")
            at += more
        at += length
    return at == size


def framed(messages: Sequence[bytes]) -> bytes:
    """Texts as a server sends them."""
    parts = []
    for message in messages:
        size = len(message)
        if size < SHORT:
            parts.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            parts.append(bytes((TEXT, SHORT, size >> 8, size & 0xFF)))
        else:
            parts.append(bytes((TEXT, SHORT + 1)) + size.to_bytes(8, "big"))
        parts.append(message)
    return b"".join(parts)
