"""What can go wrong, each with a sentence that says what, where, and what to do."""

from igroteka.engine.words import Text


class IgrotekaError(Exception):
    """Everything that Igroteka refuses."""


class IllegalMove(IgrotekaError):
    """A move that the position doesn't allow. The match is as it was."""

    def __init__(self, sentence: str, reason: Text | None = None) -> None:
        super().__init__(sentence)
        self.reason = reason
        """The same as a text, for showing in another language."""


class UnknownGame(IgrotekaError):
    """No game has this key."""


class BadOption(IgrotekaError):
    """An option, seat count or seed that the game doesn't have."""


class BadRecord(IgrotekaError):
    """A record that can't be replayed. `ply` says where it goes wrong, if it got as far as the moves."""

    def __init__(self, sentence: str, ply: int | None = None) -> None:
        super().__init__(sentence if ply is None else f"at ply {ply}: {sentence}")
        self.ply = ply


class BadComponents(IgrotekaError):
    """A components file that doesn't fit its game."""


class BadStrategy(IgrotekaError):
    """A strategy that can't be read, or a bot that doesn't exist."""
