"""What has happened at a table before, as far as someone may know it: the log, and what one missed."""

from collections.abc import Sequence
from typing import Any

import msgspec

from igroteka.engine.match import Match
from igroteka.server.messages import Glimpse, Missed, MissedStep, PatchOperation, Told
from igroteka.server.refusals import No
from igroteka.server.tables import sight
from igroteka.server.tables.patch import difference
from igroteka.server.tables.standing import Audience
from igroteka.server.tables.table import Table
from igroteka.server.thread_pool import aside

STEPS = 40
"""In how many steps at most someone is shown what has happened meanwhile."""
PAGE = 500
"""How many plies of the log are given at once, at most."""


async def earlier_log(table: Table, person: str, before: int | None, plies: int) -> list[Told]:
    """So many plies of the log, before a ply; no more than a page."""
    async with table.lock:
        if table.match is None:
            return []
        audience = table.audience(person)
        known = table.seen_moves(audience)
        last = len(known) if before is None else min(before, len(known))
        moves = known[:last]
        match = table.new_match()
    return await aside(lines_from, match, moves, last - min(plies, PAGE), audience)


def lines_from(match: Match, moves: Sequence[tuple[int, int]], low: int, audience: Audience) -> list[Told]:
    """The log of these moves from a ply on."""
    play(match, moves)
    events = [event for event in match.journal if sight.ply_of(event) >= low or (low <= 0 and sight.ply_of(event) < 0)]
    return [sight.log_line(match, event, audience) for event in events if sight.heard(event, audience)]


async def missed(table: Table, person: str, since: int) -> Missed:
    """The table as someone saw it at a ply, and how it went on: of a lot the last page."""
    async with table.lock:
        if table.match is None:
            raise No(409, "not-playing", status=table.info.status)
        audience = table.audience(person)
        moves = table.seen_moves(audience)
        if since > len(moves):
            raise No(400, "no-such-ply", ply=since, most=len(moves))
        match = table.new_match()
        # Who has finished isn't in one's own moves, where all answer apart.
        at_last = glimpse(table.match, audience) | {"ply": len(moves)}
    return await aside(gone_on, match, moves, max(since, len(moves) - PAGE), at_last, audience)


def gone_on(
    match: Match, moves: Sequence[tuple[int, int]], since: int, at_last: dict[str, Any], audience: Audience
) -> Missed:
    """How it went on since a ply, up to what is seen at last."""
    play(match, moves[:since])
    first = last = at_last if since == len(moves) else glimpse(match, audience)
    stride = -(-(len(moves) - since) // STEPS)
    steps = []
    while match.ply < len(moves):
        known = len(match.journal)
        play(match, moves[match.ply : match.ply + stride])
        then = at_last if match.ply == len(moves) else glimpse(match, audience)
        patches = difference(last, then)
        heard = [event for event in match.journal[known:] if sight.heard(event, audience)]
        lines = [sight.log_line(match, event, audience) for event in heard]
        steps.append(MissedStep(msgspec.convert(patches, list[PatchOperation]), lines))
        last = then
    return Missed(msgspec.convert(first, Glimpse), steps)


def glimpse(match: Match, audience: Audience) -> dict[str, Any]:
    """A `Glimpse` as plain data."""
    nothing = {"moves": [], "warns": [], "can_undo": False, "can_redo": False}
    return {
        "ply": match.ply,
        "to_act": list(match.to_act),
        "sights": [{"seat": seat, "view": match.view(seat), **nothing} for seat in audience or (None,)],
    }


async def play_over(match: Match, moves: Sequence[tuple[int, int]]) -> None:
    """Play moves over again, aside: a long match keeps nobody else waiting."""
    await aside(play, match, moves)


def play(match: Match, moves: Sequence[tuple[int, int]]) -> None:
    """Play moves."""
    for seat, move in moves:
        match.play(move, seat)
