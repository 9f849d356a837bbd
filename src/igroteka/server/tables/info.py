"""Table info: a table as it is stored, apart from its moves. Who sits where, what was agreed, how it stands."""

import secrets
from typing import Any, Literal

from msgspec import Struct, field

from igroteka.server.messages import Clock, Offer, Outcome, PersonRef, SeatSeen

Status = Literal["open", "playing", "finished", "cancelled"]


class SeatInfo(Struct, omit_defaults=True):
    """A seat."""

    kind: Literal["open", "invited", "person", "bot", "hot"] = "open"
    person: str | None = None
    """Whoever plays it; at a hot seat, whose screen it is."""
    name: str | None = None
    bot: str | None = None
    stand_in: str | None = None
    conceded: bool = False

    @property
    def thinker(self) -> str | None:
        """The bot that moves here, if a bot does."""
        return self.bot if self.kind == "bot" else self.stand_in

    def seen(self, seat: int) -> SeatSeen:
        """As it goes over the wire."""
        return SeatSeen(seat, self.kind, self.person, self.name, self.bot, self.stand_in, self.conceded)


class TableInfo(Struct, omit_defaults=True):
    """A table."""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    name: str
    listed: bool
    host: PersonRef
    seats: list[SeatInfo]
    created: float
    rules: int
    """The version of the game's rules that it is played by."""
    components: str
    """The fingerprint of the components that it is played with."""
    clock: Clock = field(default_factory=Clock)
    stand_in: str = "random"
    away: int = 0
    """How many seconds someone may be away when asked, as the table agreed to; 0: any time."""
    status: Status = "open"
    started: float | None = None
    ended: float | None = None
    unrated: str | None = None
    after: str | None = None
    next: str | None = None
    offers: list[Offer] = []
    outcome: Outcome | None = None
    guided: bool = False
    """Whether this is a first match with a guide."""
    anew: list[tuple[int, str]] = []
    """Of a match that began elsewhere: from which plies on its luck is another (see `Match`)."""
    was_here: list[str] = []
    """People who had a seat and gave it up: they could see the match and still may."""

    @property
    def programs(self) -> list[int]:
        """The seats that bots play."""
        return [seat for seat, each in enumerate(self.seats) if each.kind == "bot"]

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person plays."""
        if person is None:
            return []
        return [
            number for number, seat in enumerate(self.seats) if seat.person == person and seat.kind in ("person", "hot")
        ]

    def people(self) -> list[str]:
        """The people who play, each once."""
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person and seat.kind in ("person", "hot")))

    @property
    def advised(self) -> bool:
        """Whether the expert gives hints: not where the match counts and several people play."""
        return self.unrated is not None or len(self.people()) <= 1

    def names(self) -> list[str]:
        """What the seats are called."""
        return [seat.name or seat.bot or str(number + 1) for number, seat in enumerate(self.seats)]


class Time(Struct, omit_defaults=True):
    """The clocks: what each seat had left when the present turn began."""

    left: list[float | None]
    since: float
    running: list[int]
    seen: dict[int, float] = {}
    """When those were last here, since then, who mustn't be away for long."""


def new_id() -> str:
    """An id that nobody guesses: it may be the only key to a table."""
    return secrets.token_urlsafe(16)
