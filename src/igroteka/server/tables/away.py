"""When someone is away, gives up, or asks the others: stand-ins, concessions, offers.

A bot stands in for someone who is out of time or away for too long, as the table had it from the start, or by the
consent of all, theirs too: one opponent's wish would let a weaker player have their seat. It goes when its owner is
back. Such matches are unrated and say so.
"""

import secrets

from igroteka.server.messages import MakeOffer, Offer, Outcome, PersonRef
from igroteka.server.refusals import No
from igroteka.server.storage.base import Tx
from igroteka.server.tables import clocks, queries
from igroteka.server.tables.info import SeatInfo
from igroteka.server.tables.play import Doing, finish, own_seat, running, said_once
from igroteka.server.tables.table import GRACE, Table, Work

# Stand-ins.


def flags_fell(table: Table) -> Work | None:
    """Let bots stand in for those who are out of time, or away for longer than was agreed."""
    if table.info.status != "playing" or table.time is None:
        return None
    at = table.uptime.now()
    late = []
    for seat in table.time.running:
        if table.info.seats[seat].thinker is None:
            left = clocks.left(table.time, seat, at, table.uptime.outages)
            if (left is not None and left <= 0) or _gone(table, seat, at):
                late.append(seat)
    if not late:
        return None
    for seat in late:
        stand_in(table, seat, table.info.stand_in)
    return Work(table.step("stand-in", ",".join(map(str, late))))


def _gone(table: Table, seat: int, at: float) -> bool:
    """Whether someone who is asked has been away for longer than was agreed."""
    there, time = table.info.seats[seat], table.time
    if not table.info.away or time is None or there.kind != "person" or there.person in table.here():
        return False
    # Nobody could be here before the table was: after a restart, pages need a moment to connect again.
    return clocks.absent(time, seat, at, table.uptime.outages) >= table.info.away and at - table.loaded >= GRACE


def stand_in(table: Table, seat: int, bot: str) -> None:
    """A bot takes a seat over."""
    table.info.seats[seat].stand_in = bot
    table.info.unrated = table.info.unrated or "stand-in"
    table.info.offers = [offer for offer in table.info.offers if offer.kind != "stand-in" or offer.seat != seat]


def back(person: str) -> Doing:
    """Someone is back: the bots give their seats up, and there is a little time at least."""

    def work(table: Table) -> Work | None:
        seats = [
            number
            for number in table.info.seats_of(person)
            if table.info.seats[number].stand_in and not table.info.seats[number].conceded
        ]
        if not seats or table.info.status != "playing":
            return None
        for seat in seats:
            table.info.seats[seat].stand_in = None
        if table.time is not None:
            at = table.uptime.now()
            gone = clocks.spent(table.time, at, table.uptime.outages)
            full = clocks.per_move(table.info.clock)
            for seat, left in enumerate(table.time.left):
                if left is None:
                    continue
                rest = left - gone if seat in table.time.running else left
                if seat in seats:
                    rest = full if full is not None else max(rest, GRACE)
                table.time.left[seat] = rest
            table.time.since = at
            table.time.seen.clear()
        return Work(table.step("back", ",".join(map(str, seats)), person=person))

    return work


# Giving up.


def concede(person: str, seat: int | None, request: str | None = None) -> Doing:
    """Give the match up. If one player is left, it ends; else a bot plays on."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        match, info = running(table), table.info
        if len(info.seats_of(person)) > 1 and seat is None:
            seats = info.seats_of(person)
        else:
            seats = [own_seat(table, person, seat)]
        if all(info.seats[each].conceded for each in seats):
            return None
        for each in seats:
            info.seats[each].conceded = True
        rest = [number for number, there in enumerate(info.seats) if not there.conceded]
        if len(rest) < 2 or all(info.seats[number].kind == "bot" for number in rest):
            rated = info.unrated is None and len(rest) == 1
            if not rated:
                info.unrated = info.unrated or "conceded"
            outcome = Outcome("conceded", match.scores, rest, match.breakdown, rated)
            return finish(table, outcome, "concede", person=person, request=request)
        info.unrated = info.unrated or "conceded"
        for each in seats:
            info.seats[each].stand_in = info.stand_in
        return Work(table.step("concede", ",".join(map(str, seats)), person=person, request=request))

    return work


# Asking the others.


def make_offer(person: str, wish: MakeOffer) -> Doing:
    """Offer something. It is carried out when all others have agreed; if there are no others, at once."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, wish.request):
            return None
        offer = new_offer(table, person, wish)
        others = [other for other in table.info.offers if (other.kind, other.seat) != (offer.kind, offer.seat)]
        table.info.offers = [*others, offer]
        return once(table, settle(table, offer, person, wish.request))

    return work


def new_offer(table: Table, person: str, wish: MakeOffer) -> Offer:
    """An offer, if it makes sense now."""
    match = running(table)
    seat = own_seat(table, person, wish.seat if wish.kind == "takeback" else None)
    ply, bot, unrates = table.seen_ply(()), None, False
    if wish.kind == "takeback":
        mine = [index for index, (mover, _) in enumerate(match.moves) if mover == seat]
        if wish.ply is None and not mine:
            raise No(409, "not-here-to-offer", why="not-moved")
        ply = mine[-1] if wish.ply is None else wish.ply
        if table.apart is not None and ply >= table.apart.ply:
            raise No(409, "not-here-to-offer", why="apart")
        if ply >= match.ply:
            raise No(409, "not-here-to-offer", why="nothing-after")
        unrates = table.info.unrated is None and match.revealed_since(ply)
        if unrates and not wish.unrate:
            raise No(409, "takeback-unrates")
    elif wish.kind == "stand-in":
        bot = wish.bot or table.info.stand_in
        seat = _away(table, person, wish.seat)
        unrates = table.info.unrated is None
    elif wish.kind == "end":
        unrates = table.info.unrated is None
    waits = waiting(table, person)
    return Offer(secrets.token_urlsafe(8), wish.kind, person, seat, ply, bot, [], waits, unrates)


def _away(table: Table, person: str, seat: int | None) -> int:
    """The seat of someone who is away."""
    if seat is None or seat >= table.info.players:
        raise No(400, "no-such-seat", seat=-1 if seat is None else seat, most=table.info.players - 1)
    there = table.info.seats[seat]
    if there.kind != "person" or there.stand_in is not None or there.person == person:
        raise No(409, "not-here-to-offer", why="nobody")
    if there.person in table.presence()["present"]:
        raise No(409, "not-here-to-offer", why="present")
    return seat


def waiting(table: Table, by: str) -> list[str]:
    """Who has to agree: everyone else who plays, here or away."""
    people = {
        seat.person
        for seat in table.info.seats
        if seat.person and seat.kind in ("person", "hot") and seat.stand_in is None
    }
    return sorted(people - {by})


def once(table: Table, work: Work) -> Work:
    """Refuse what was asked for before, by the same key, however long ago: no ply tells that a wish is old."""
    step, also = work
    if step.request is None:
        return work

    def write(tx: Tx) -> None:
        said_once(tx, table.info.id, step)
        if also is not None:
            also(tx)

    return Work(step, write)


def answer_offer(person: str, offer: str, *, agree: bool, request: str | None = None) -> Doing:
    """Agree to an offer, or not; whoever made it takes it back by not agreeing."""

    def work(table: Table) -> Work | None:
        if table.done_already(person, request):
            return None
        running(table)
        this = next((each for each in table.info.offers if each.id == offer), None)
        if this is None or person not in (this.by, *this.waits_for, *this.agreed):
            raise No(404, "no-such-offer")
        if not agree:
            table.info.offers = [each for each in table.info.offers if each.id != offer]
            return Work(table.step("decline", offer, person=person, request=request))
        if person not in this.waits_for:
            return None
        this.waits_for = [other for other in this.waits_for if other != person]
        this.agreed = [*this.agreed, person]
        return settle(table, this, person, request)

    return work


def settle(table: Table, offer: Offer, person: str, request: str | None) -> Work:
    """Carry an offer out, if all have agreed."""
    if offer.waits_for:
        return Work(table.step("offer", offer.id, person=person, request=request))
    table.info.offers = [each for each in table.info.offers if each.id != offer.id]
    match = running(table)
    if offer.kind == "takeback":
        if offer.ply > match.ply:
            raise No(409, "not-here-to-offer", why="nothing-after")
        if match.revealed_since(offer.ply):
            table.info.unrated = table.info.unrated or "takeback"
        body = table.rewind(offer.ply)
        return Work(table.step("rewind", body, person=person, request=request))
    if offer.kind == "stand-in":
        stand_in(table, offer.seat, offer.bot or table.info.stand_in)
        return Work(table.step("stand-in", str(offer.seat), person=person, request=request))
    table.info.unrated = table.info.unrated or "agreed"
    outcome = Outcome("agreed", match.scores, [], match.breakdown, False)
    return finish(table, outcome, "end", person=person, request=request)


# For good.


def leave_for_good(person: str, name: str) -> Doing:
    """Someone is deleted: their seats and what they said go, the match stays, without the name."""

    def work(table: Table) -> Work | None:
        info = table.info
        for number, seat in enumerate(info.seats):
            if seat.person != person:
                continue
            if info.status == "open":
                info.seats[number] = SeatInfo()
            elif info.status == "playing":
                info.seats[number] = SeatInfo("bot", bot=info.stand_in, conceded=True)
                info.unrated = info.unrated or "stand-in"
            else:
                info.seats[number] = SeatInfo(seat.kind, None, None, seat.bot, seat.stand_in, seat.conceded)
        if info.host.id == person:
            info.host = PersonRef("", "")
            if info.name == name:  # a table without a name of its own has its maker's
                info.name = ""
        info.offers = []
        table.chat = [line for line in table.chat if line["person"] != person]
        return Work(table.step("forget"), lambda tx: queries.write_seats(tx, info))

    return work
