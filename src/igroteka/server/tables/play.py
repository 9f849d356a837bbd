"""What happens at a table while it is played: moves, undo and redo, saying something, the end.

Most functions here make a piece of work for `Table.do`: it checks, changes the table in memory, and returns the step.
"""

import time
from collections.abc import Callable, Sequence

from igroteka.engine.errors import IllegalMove
from igroteka.engine.match import Match
from igroteka.engine.words import Text
from igroteka.server import metrics
from igroteka.server.messages import ChatLine, Outcome, Played
from igroteka.server.refusals import No, illegal, words
from igroteka.server.storage.base import TableStep, Tx, now
from igroteka.server.tables import queries, steps
from igroteka.server.tables.standing import Way
from igroteka.server.tables.table import Table, Work

Doing = Callable[[Table], Work | None]


async def carry_out(table: Table, work: Doing, person: str, request: str | None) -> Played:
    """Do it; a request that was already carried out is answered the same again."""
    began = time.perf_counter()
    try:
        version = await table.do(work)
    except No as no:
        again = no.refusal.error in ("stale", "not-playing", "busy", "repeated", "no-such-offer")
        earlier = await _earlier(table, person, request) if again else None
        if earlier is None:
            raise
        return earlier
    if request is not None and table.requests.get((person, request), version) != version:
        earlier = await _earlier(table, person, request)
        if earlier is not None:
            return earlier
    metrics.move_seconds.observe(time.perf_counter() - began)
    audience = table.audience(person)
    return Played(table.seen_version(audience, version), table.seen_ply(audience))


async def _earlier(table: Table, person: str, request: str | None) -> Played | None:
    if request is None:
        return None
    entry = await table.store.read(lambda tx: queries.entry_of_request(tx, table.info.id, person, request))
    if entry is None:
        return None
    version, ply = entry
    audience = table.audience(person)
    return Played(table.seen_version(audience, version), table.seen_ply(audience, ply))


def running(table: Table) -> Match:
    """The match of a table that is being played."""
    if table.match is None or table.info.status != "playing":
        raise No(409, "not-playing", status=table.info.status)
    return table.match


def own_seat(table: Table, person: str, seat: int | None) -> int:
    """The seat that a person means: the one named, or the one that is asked."""
    mine = table.audience(person)
    if not mine:
        raise No(403, "no-seat")
    if seat is None:
        asked = [each for each in mine if each in table.to_act()]
        if len(asked) > 1:
            raise No(409, "which-seat", seats=", ".join(map(str, asked)))
        return asked[0] if asked else mine[0]
    if seat not in mine:
        raise No(403, "not-your-seat", seat=seat)
    return seat


def check_ply(table: Table, person: str, ply: int) -> None:
    """A move answers one position, and no other."""
    at = table.seen_ply(table.audience(person))
    if ply != at:
        raise No(409, "stale", ply=at, answered=ply, at=at)


def moves(
    person: str, ply: int, names: Sequence[str], seat: int | None, request: str | None, *, follows: bool = False
) -> Doing:
    """Play a move, or several as one; if it follows, it is one with what the person did before."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        running(table)
        mover = own_seat(table, person, seat)
        check_ply(table, person, ply)
        if table.info.seats[mover].stand_in is not None:
            raise No(409, "bot-plays", seat=mover)
        return _play(table, mover, names, person, request, follows=follows)

    return work


def bot_move(seat: int, bot: str, way: Way | None, move: str) -> Doing:
    """A bot's move, found for a position; if the table is at another by now, nothing."""

    def work(table: Table) -> Work | None:
        match = table.match
        if match is None or table.info.status != "playing" or table.way_here() != way:
            return None
        if seat not in match.to_act or table.info.seats[seat].thinker != bot:
            return None
        return _play(table, seat, [move], None, None)

    return work


def _play(
    table: Table, seat: int, names: Sequence[str], person: str | None, request: str | None, *, follows: bool = False
) -> Work:
    match = running(table)
    at = table.seen_ply((seat,) if person is None else table.audience(person))
    if len(names) > 1:
        trial = match.copy()
        for index, name in enumerate(names):
            try:
                trial.play(name, seat)
            except IllegalMove as error:
                raise illegal(error, at + index) from error
    try:
        for name in names:
            match.play(name, seat)
    except IllegalMove as error:
        raise illegal(error, at) from error
    body = (steps.FOLLOWS if follows else "") + queries.text([(seat, name) for name in names])
    dropped = _drop_offers(table, "takeback")
    if match.over:
        outcome = played_out(match, rated=table.info.unrated is None)
        return finish(table, outcome, "moves", body, person=person, request=request, movers=[seat])
    return Work(table.step("moves", body, person=person, request=request, movers=[seat], info=dropped))


def played_out(match: Match, *, rated: bool) -> Outcome:
    """The outcome of a match that was played to its end."""
    why = [words(text) for text in match.ending + match.verdict]
    return Outcome("played", match.scores, match.winners, match.breakdown, rated, why)


def _drop_offers(table: Table, kind: str) -> bool:
    kept = [offer for offer in table.info.offers if offer.kind != kind]
    if len(kept) == len(table.info.offers):
        return False
    table.info.offers = kept
    return True


def undo(person: str, ply: int, seat: int | None, request: str | None) -> Doing:
    """Take back one's last act, as far as the engine lets one; what bots played since goes with it."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        match = running(table)
        mine = own_seat(table, person, _undoer(table, person, seat))
        check_ply(table, person, ply)
        movers = table.back(mine)
        if not movers:
            raise illegal(IllegalMove(Text("why-no-undo")), ply)
        programs = table.programs()
        for mover in movers:
            match.undo(mover, programs)
        body = "\n".join(" ".join(map(str, (mover, *programs))) for mover in movers)
        return Work(table.step("undo", body, person=person, request=request, movers=[mine], info=False))

    return work


def _undoer(table: Table, person: str, seat: int | None) -> int | None:
    """At a hot seat, whoever of the person's seats can undo."""
    if seat is None and table.match is not None:
        for each in table.audience(person):
            if table.back(each):
                return each
    return seat


def redo(person: str, ply: int, seat: int | None, request: str | None) -> Doing:
    """Play again what one took back, as far as nobody else's move comes in between."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        match = running(table)
        mine = own_seat(table, person, seat)
        check_ply(table, person, ply)
        try:
            if not table.may_undo(mine):
                raise IllegalMove(Text("why-no-redo"))
            match.redo(mine)
        except IllegalMove as error:
            raise illegal(error, ply) from error
        movers, seats = [mine], table.audience(person)
        while len(movers) < table.acts.again():
            mover = next((each for each in seats if match.can_redo(each)), None)
            if mover is None:
                break
            match.redo(mover)
            movers.append(mover)
        body = "\n".join(map(str, movers))
        return Work(table.step("redo", body, person=person, request=request, movers=[mine], info=False))

    return work


def chat(person: str, name: str, text: str, request: str | None = None) -> Doing:
    """Say something at the table."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        step = table.step("chat", queries.text((name, text)), person=person, request=request, info=False)
        table.say(ChatLine(table.seen_version((), step.version), person, name, text, step.at))
        return Work(step) if request is None else Work(step, lambda tx: said_once(tx, table.info.id, step))

    return work


def said_once(tx: Tx, table: str, step: TableStep) -> None:
    """Refuse what was said before, however long ago: no ply tells that a line is old."""
    assert step.person is not None
    assert step.request is not None
    first = queries.entry_of_request(tx, table, step.person, step.request)
    if first is not None and first[0] != step.version:
        raise No(409, "repeated", request=step.request)


def finish(
    table: Table,
    outcome: Outcome,
    kind: str,
    body: str = "",
    *,
    person: str | None = None,
    request: str | None = None,
    movers: Sequence[int] = (),
) -> Work:
    """The end: how it came out, and what it means for ratings, all in one step."""
    info = table.info
    info.status = "finished"
    info.ended = now()
    info.outcome = outcome
    info.offers = []
    step = table.step(kind, body, person=person, request=request, movers=movers)
    return Work(step, lambda tx: table.keep_result(tx, info, outcome))
