"""What can go wrong, each with a sentence that says what, where, and what to do.

An error says it as a text, so that whoever shows it can tell it in the reader's language; as a string it is English.
Plain strings are for what only programmers meet.
"""

from pathlib import Path

from igroteka.engine.texts import Speaker
from igroteka.engine.words import Text

REFUSALS = Path(__file__).parent / "refusals"
"""Words that only the command needs; those that a table needs, too, are with the engine's or the game's texts."""

LONGEST = 1500
"""So much of a word that was given is said again: of a longer one nobody could read the sentence around it."""


def shortened(text: Text) -> Text:
    """The text, with words that are no longer than that."""
    for name, value in text.args.items():
        if isinstance(value, Text):
            shortened(value)
        elif isinstance(value, str) and len(value) > LONGEST:
            text.args[name] = f"{value[:LONGEST]}…"
    return text


class IgrotekaError(Exception):
    """Everything that Igroteka refuses. `words` are the folders of a game's Fluent files, if it speaks in its words."""

    def __init__(self, says: Text | str, *words: Path) -> None:
        self.says = shortened(says) if isinstance(says, Text) else says
        self.words = words
        super().__init__(self.tell("en"))

    def tell(self, language: str) -> str:
        """What went wrong, in the reader's language."""
        if isinstance(self.says, str):
            return self.says
        return Speaker(language, REFUSALS, *self.words).text(self.says)


class IllegalMove(IgrotekaError):
    """A move that the position doesn't allow. The match is as it was."""

    def __init__(self, says: Text | str, reason: Text | None = None, *words: Path) -> None:
        super().__init__(says, *words)
        self.reason = says if reason is None and isinstance(says, Text) else reason
        """Why, as a text, without the move's name."""


class UnknownGame(IgrotekaError):
    """No game has this key."""


class BadOption(IgrotekaError):
    """An option, seat count or seed that the game doesn't have."""


class BadRecord(IgrotekaError):
    """A record that can't be replayed. `ply` says where it goes wrong, if it got as far as the moves."""

    def __init__(self, says: Text | str, ply: int | None = None, *words: Path) -> None:
        super().__init__(says if ply is None else Text("refused-at-ply", ply=str(ply), what=says), *words)
        self.ply = ply


class BadComponents(IgrotekaError):
    """A components file that doesn't fit its game. `place` says where, if it got as far as the entries."""

    def __init__(self, says: Text | str, *words: Path, place: tuple[str | int, ...] = ()) -> None:
        super().__init__(says, *words)
        self.place = place


class BadStrategy(IgrotekaError):
    """A strategy that can't be read, or a bot that doesn't exist."""
