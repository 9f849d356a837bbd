"""What the expert says: a hint at the table, a finished match looked back on."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from igroteka.server.messages.common import Ply, SeatNumber, Words
from igroteka.server.messages.table import LegalMove


class AskHint(Struct, forbid_unknown_fields=True):
    """Ask the expert what it would do."""

    ply: Ply
    """The ply you are asked at."""
    seat: SeatNumber | None = None
    """Needed where several of your seats may act."""
    unrate: bool = False
    """Whether a match that counts may cease to count. Needed where you play a rated match against bots alone."""


class Expected(Struct):
    """A move that the expert expects: a guess, made of positions that your seat can imagine."""

    seat: int
    move: LegalMove


class HintMove(Struct):
    """A move that the expert considered."""

    move: LegalMove
    visits: int
    """How often it was tried; 0 where there is no other move, and nothing to think about."""
    win: float
    """The share of the victory to be expected of it, from 0 to 1."""
    line: list[Expected]
    """How it might go on, this move first."""
    why: Words | None
    """The reason for it: as a player would say it, or what the search found; none where there is no other move."""
    before: list[LegalMove]
    """What goes without saying before it, and shows nothing new: these are played first, with it as one."""


class Hint(Struct):
    """What the expert thinks of a position, knowing what the seat knows and no more."""

    ply: int
    seat: int
    moves: list[HintMove]
    """At most three; the first is what it would play. It leaves the game's usual move only for a surely better one."""
    win: list[float]
    """Everybody's share of the victory to be expected now; empty where there is only one move."""


class Judged(Struct):
    """A decision of a finished match, as the expert sees it: knowing what the player knew then, and no more."""

    ply: int
    """The ply it was made at: the move is the one that leads to the next."""
    seat: int
    win: list[float]
    """Everybody's share of the victory to be expected before it, by seat."""
    best: LegalMove
    """What the expert would have played."""
    best_win: float
    played: float | None
    """The share to be expected of what was played."""
    lost: float
    """How much less that is; 0 where the expert isn't sure."""
    why: Words | None
    """Why the expert would have played otherwise, where that can be said in words."""


class Balance(Struct):
    """What became of a seat's chances: equal ones at first, then the sum of these parts is how it ended."""

    seat: int
    mistakes: float
    """What its own mistakes cost it, as far as the expert is sure of them."""
    others: float
    """What others' mistakes brought it."""
    luck: float
    """The rest: cards, dice, and what others did well."""
    end: float
    """Its share of the victory."""


class Analysis(Struct):
    """A finished match looked back on by the expert; made once, on request, and kept."""

    state: Literal["none", "running", "stopped", "done"]
    """A stopped one goes on when it is asked for again."""
    problem: str | None
    """What went wrong, if that is why it stopped."""
    budget: str
    """What the whole match was given, in decisions of a search (`5000000d`)."""
    plies: int
    done: int
    """How many of the moves have been looked at."""
    judged: int
    """How many decisions are judged."""
    decisions: list[Judged]
    """Those where there was a choice, from number `have` on."""
    balances: list[Balance]
    """What became of everybody's chances, and why; none before the analysis is done, or where nobody won by playing."""


Have = Annotated[int, Meta(ge=0, le=1_000_000)]
