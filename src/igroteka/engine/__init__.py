"""The kernel: what all games stand on. It knows no game and nothing of the web."""

from igroteka.engine import match, record

__all__ = ["match", "record"]
