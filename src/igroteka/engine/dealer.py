"""The hand that shuffles, rolls and announces.

Rules get one Dealer: it brings chance into the game and carries the news out of it. During search it is quiet, and
telling costs next to nothing.
"""

from typing import Final

from igroteka.engine.chance import Chance

EVERYONE: Final = -1
SPECTATOR: Final = 30
"""The audience bit of those who hold no seat."""


class Kind:
    """A kind of event, declared once by its game.

    `args` name the values that go with it: `"n"` is a number, `"card=card"` a noun of the game, `"victim=@"` a seat,
    and a last `"cards=card*"` a list, `"players=@*"` one of seats, `"figures=@#"` of seats with a number each. The log
    line is the text `log-<name>`. An event that `reveals` shows somebody something that was hidden, so that it can't be
    undone.
    """

    def __init__(self, name: str, *args: str, reveals: bool = False) -> None:
        self.name = name
        self.args = args
        self.reveals = reveals


class Event:
    """Something that happened: what, to whom, and who may know."""

    def __init__(
        self, ply: int, kind: Kind, seat: int, values: tuple[int, ...], items: tuple[int, ...], audience: int
    ) -> None:
        self.ply = ply
        self.kind = kind
        self.seat = seat
        self.values = values
        self.items = items
        self.audience = audience

    def heard_by(self, seat: int | None) -> bool:
        """Whether this seat (None: a spectator) may know of it."""
        return bool(self.audience >> (SPECTATOR if seat is None else seat) & 1)


class Dealer:
    """Chance and journal of the ply being played."""

    def __init__(self, chance: Chance, journal: list[Event] | None = None) -> None:
        self.chance = chance
        self.journal = journal
        self.loud = journal is not None
        self.revealed = False

    def tell(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        """Announce to everyone."""
        if self.loud:
            self.record(kind, seat, EVERYONE, (a, b, c, e), ())

    def whisper(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        """Announce to the seat alone."""
        if self.loud:
            self.record(kind, seat, 1 << seat, (a, b, c, e), ())

    def tell_others(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        """Announce to everyone but the seat."""
        if self.loud:
            self.record(kind, seat, ~(1 << seat), (a, b, c, e), ())

    def tell_list(self, kind: Kind, seat: int, items: list[int], a: int = 0, b: int = 0) -> None:
        """Announce a list to everyone."""
        if self.loud:
            self.record(kind, seat, EVERYONE, (a, b), tuple(items))

    def whisper_list(self, kind: Kind, seat: int, items: list[int], a: int = 0, b: int = 0) -> None:
        """Announce a list to the seat alone."""
        if self.loud:
            self.record(kind, seat, 1 << seat, (a, b), tuple(items))

    def come_to_light(self) -> None:
        """Something hidden is known now without being told of, such as what somebody holds from his being asked."""
        self.revealed = True

    def record(self, kind: Kind, seat: int, audience: int, values: tuple[int, ...], items: tuple[int, ...]) -> None:
        """Write into the journal."""
        if kind.reveals:
            self.revealed = True
        if self.journal is not None:
            self.journal.append(Event(self.chance.ply, kind, seat, values, items, audience))
