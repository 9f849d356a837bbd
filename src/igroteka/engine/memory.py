"""What everybody at a table has seen and could remember."""

from mypy_extensions import mypyc_attr

from igroteka.engine.chance import Chance
from igroteka.engine.dealer import Dealer, Event, Kind


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory:
    """What everybody at the table has seen and could remember, beyond what the position shows.

    It hears the public events of a match and nothing else, so it can't know more than a spectator does. A game whose
    positions show all there is to remember needs no more than this empty one.
    """

    def hear(self, event: Event) -> None:
        """Take in one public event."""
        self.note(event.kind, event.seat, event.values[0], event.values[1], list(event.items))

    def note(self, kind: Kind, seat: int, a: int, b: int, items: list[int]) -> None:
        """The same by its parts, the first two values being all that any memory needs."""

    def copy(self) -> "Memory":
        """The same, sharing nothing."""
        return self


class Crier(Dealer):
    """A dealer who tells a memory at once what everybody hears, and writes no journal. It may count a kind of event."""

    def __init__(self, chance: Chance, memory: Memory, counted: Kind | None) -> None:
        super().__init__(chance)
        self.loud = True
        self.memory = memory
        self.counted = counted
        self.count = 0
        self.nothing: list[int] = []

    def tell(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        if kind is self.counted:
            self.count += 1
        self.memory.note(kind, seat, a, b, self.nothing)

    def tell_others(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        if kind is self.counted:
            self.count += 1
        self.memory.note(kind, seat, a, b, self.nothing)

    def tell_list(self, kind: Kind, seat: int, items: list[int], a: int = 0, b: int = 0) -> None:
        if kind is self.counted:
            self.count += 1
        self.memory.note(kind, seat, a, b, items)

    def whisper(self, kind: Kind, seat: int, a: int = 0, b: int = 0, c: int = 0, e: int = 0) -> None:
        """Not everybody's business."""

    def whisper_list(self, kind: Kind, seat: int, items: list[int], a: int = 0, b: int = 0) -> None:
        """Not everybody's business."""
