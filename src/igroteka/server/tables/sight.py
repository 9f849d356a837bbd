"""What a viewer sees of a match: the view of a seat or a spectator, legal moves, the log in words' keys."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from igroteka.engine.chance import SETUP
from igroteka.engine.dealer import EVERYONE, Event, Kind
from igroteka.engine.game import Game
from igroteka.engine.guide import Lesson
from igroteka.engine.match import Match
from igroteka.engine.state import State
from igroteka.server.messages import LegalMove, Told
from igroteka.server.refusals import words

LINES = 5000
"""How many lines of the log are known in words."""
KEEP_LINES = 400
KEEP_PLIES = 60
"""How much of the log a table keeps at hand."""


def legal_move(match: Match, move: int) -> LegalMove:
    """A move with its label."""
    return LegalMove(match.name(move), words(match.game.catalogue.label(move)))


def warnings(match: Match, seat: int, legal: Sequence[int]) -> list[dict[str, Any]]:
    """What would be lost by legal answers of a seat, as plain data.

    It stands apart from the moves, which stay as they are meanwhile. What `warn-<verb>` says is true of every move of a
    verb, and isn't sent.
    """
    found: dict[str, dict[str, Any]] = {}
    state: State = match.state
    for move in legal:
        warning = state.stack[-1].warning(state, seat, move)
        if warning is not None and warning.key != f"warn-{match.game.catalogue.verb(move)}":
            text = warning.data()
            warned = found.setdefault(str(text), {"of": "", "text": text})
            warned["of"] = f"{warned['of']} {match.name(move)}".strip()
    return list(found.values())


def sight(match: Match, seat: int | None, programs: Sequence[int] = ()) -> dict[str, Any]:
    """A `Sight`, as JSON has it; moves of programs are taken back with one's own."""
    names = match.game.catalogue.names
    legal = [] if seat is None else match.legal(seat)
    return {
        "seat": seat,
        "view": match.game.view(match.state, seat),
        "moves": [names[move] for move in legal],
        "warns": [] if seat is None else warnings(match, seat, legal),
        "can_undo": seat is not None and match.can_undo(seat, programs),
        "can_redo": seat is not None and match.can_redo(seat),
    }


def guide(lesson: Lesson, match: Match) -> dict[str, Any] | None:
    """A `GuideSeen` as plain data."""
    page = lesson.at(match)
    if page is None:
        return None
    return {
        "kind": page.kind,
        "text": page.text and page.text.data(),
        "step": page.step,
        "steps": lesson.guide.steps,
        "move": page.move,
        "look": page.look,
        "back": page.back,
    }


@lru_cache(maxsize=LINES)
def line_of(game: Game, kind: Kind, seat: int, values: tuple[int, ...], items: tuple[int, ...]) -> dict[str, Any]:
    """The words of an event as plain data. Much happens again and again, at every table."""
    return game.describe(Event(0, kind, seat, values, items, EVERYONE)).data()


def told(match: Match, event: Event) -> dict[str, Any]:
    """A `Told` as plain data."""
    return {
        "ply": -1 if event.ply == SETUP else event.ply,
        "kind": event.kind.name,
        "seat": event.seat if event.seat >= 0 else None,
        "text": line_of(match.game, event.kind, event.seat, event.values, event.items),
    }


def log_line(match: Match, event: Event, seats: Sequence[int] = ()) -> Told:
    """A `Told`, for someone with these seats."""
    data = told(match, event)
    return Told(data["ply"], data["kind"], data["seat"], words(match.game.describe(event)), only_to(event, seats))


def heard(event: Event, seats: Sequence[int]) -> bool:
    """Whether someone with these seats (none: a spectator) may know of an event."""
    if not seats:
        return event.heard_by(None)
    return any(event.heard_by(seat) for seat in seats)


def only_to(event: Event, seats: Sequence[int]) -> list[int] | None:
    """At a hot seat: which of these seats may know of an event, if not all of them."""
    told_to = [seat for seat in seats if event.heard_by(seat)]
    return None if len(told_to) == len(seats) else told_to


def addressed(lines: Sequence[tuple[Event, dict[str, Any]]], seats: Sequence[int]) -> list[dict[str, Any]]:
    """Of these events with their lines, what someone with these seats may know; as plain data."""
    known = [(line, only_to(event, seats)) for event, line in lines if heard(event, seats)]
    return [line if to is None else {**line, "to": to} for line, to in known]


def ply_of(event: Event) -> int:
    """The ply of an event; the setting up comes before the first."""
    return -1 if event.ply == SETUP else event.ply


def trim(match: Match) -> int | None:
    """Let go of the old part of the log, where nothing can be undone into it; the first ply that is left."""
    journal = match.journal
    if len(journal) < KEEP_LINES or any(match.can_undo(seat) for seat in range(match.players)):
        return None
    first = len(journal)
    while first and ply_of(journal[first - 1]) >= match.ply - KEEP_PLIES:
        first -= 1
    del journal[:first]
    return match.ply - KEEP_PLIES
