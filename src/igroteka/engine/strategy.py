"""A way of playing: the policy by which bots choose and playouts are guided."""

from typing import Any

from mypy_extensions import mypyc_attr

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text


@mypyc_attr(allow_interpreted_subclasses=True)
class Strategy:
    """A way of playing that can be read: given a position, a move.

    It is shown imagined positions only (see `Seat.imagine`) and must look at nothing else. Search uses the same
    strategies to guide its playouts, so `pick` must be quick and must not change the position.
    """

    looks_further = True
    """Whether it looks at what its seat can't see, so that it must be shown an imagined position. One that looks only
    at what its seat knows may be shown the true one, and decides the same: a test of every game holds that."""
    foretells = False
    """Whether it can tell from a position what comes of it: see `prospects`."""

    leaves_the_rest = False
    """Whether it plays only where it knows better, and leaves all other matches to the room's network."""

    effort = 1
    """What a decision of it costs, in decisions of a quick strategy (some 2.5 µs compiled): a search counts by it how
    much it has done, so that budgets come to about the same time in all games."""

    def pick(self, s: Any, seat: int, legal: list[int]) -> int:
        """One of the legal moves."""
        raise NotImplementedError(type(self).__name__)

    def reason(self, s: Any, seat: int, move: int) -> Text | None:
        """Why it would play a move here, in a room's own words (`reason-...`); nothing where it has no more to say.

        It is asked about others' moves, too, and only says what is true of them.
        """
        return None

    def consider(self, s: Any, seat: int, legal: list[int]) -> list[int]:
        """The legal moves worth a thought: a search tries no others. At least one."""
        return legal

    def knows_better(self, s: Any) -> bool:
        """Whether it plays a match like this one better than the room's network does, so that it is left to it."""
        return False

    def ends(self, s: Any, seat: int) -> list[int]:
        """How chance may leave what this choice is about, by the room's own numbers; none where that is no short list.

        A search that has judged each `end` has the room work out what the choice is worth (`reckoned`), exactly.
        """
        return []

    def end(self, s: Any, seat: int, number: int, d: Dealer) -> Any:
        """A position in which it was left so, and the seat has chosen for the last time."""
        raise NotImplementedError(type(self).__name__)

    def reckoned(self, s: Any, seat: int, legal: list[int], worths: dict[int, list[float]]) -> list[list[float]]:
        """What each legal move is worth to everybody, of what each end is, if the seat goes on choosing the best."""
        raise NotImplementedError(type(self).__name__)

    def moment(self, s: Any, seat: int) -> int:
        """How late in the match it is, in whatever measure `prospects` goes by."""
        return 0

    def prospects(self, s: Any, seat: int, legal: list[int], since: int) -> list[float]:
        """What everybody can expect if all play on so, this seat being asked; nothing if that is yet to be seen.

        A playout that began at the moment `since` ends where something is expected. So whoever can tell from the
        position who will win needn't have every playout go to the end, and hasn't all the luck of it.
        """
        return []
