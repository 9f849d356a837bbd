"""What everybody at a table has seen and could remember."""

from mypy_extensions import mypyc_attr

from igroteka.engine.dealer import Event, Kind


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
