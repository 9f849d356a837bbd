"""When someone is away, gives up, or asks the others: stand-ins, concessions, offers.

A bot stands in for someone who is out of time, or whom the others voted away, and goes when its owner is back. Such
matches are unrated and say so.
"""

import secrets

from igroteka.server import clocks
from igroteka.server.library import find
from igroteka.server.lobby import check_bot, found
from igroteka.server.messages import Answer, Concede, Key, MakeOffer, Offer, Outcome, Played
from igroteka.server.play import Doing, finish, own_seat, running
from igroteka.server.refusals import No
from igroteka.server.storage.base import now
from igroteka.server.tables import Table, Work
from igroteka.server.web import Call, Routes

routes = Routes("away")
GRACE = 30.0
"""Seconds that someone who is back has at least."""


# Stand-ins.


def flags_fell(table: Table) -> Work | None:
    """Let bots stand in for those who are out of time."""
    if table.head.status != "playing" or table.time is None:
        return None
    at = now()
    late = []
    for seat in table.time.running:
        left = clocks.left(table.time, seat, at, table.house.outages)
        if left is not None and left <= 0 and table.head.seats[seat].thinker is None:
            late.append(seat)
    if not late:
        return None
    for seat in late:
        stand_in(table, seat, table.head.stand_in)
    return Work(table.step("stand-in", ",".join(map(str, late))))


def stand_in(table: Table, seat: int, bot: str) -> None:
    """A bot takes a seat over."""
    table.head.seats[seat].stand_in = bot
    table.head.unrated = table.head.unrated or "stand-in"
    table.head.offers = [offer for offer in table.head.offers if offer.kind != "stand-in" or offer.seat != seat]


def back(person: str) -> Doing:
    """Someone is back: the bots give their seats up, and there is a little time at least."""

    def work(table: Table) -> Work | None:
        seats = [
            number
            for number in table.head.seats_of(person)
            if table.head.seats[number].stand_in and not table.head.seats[number].conceded
        ]
        if not seats or table.head.status != "playing":
            return None
        for seat in seats:
            table.head.seats[seat].stand_in = None
        if table.time is not None:
            at = now()
            gone = clocks.spent(table.time, at, table.house.outages)
            full = clocks.per_move(table.head.clock)
            for seat, left in enumerate(table.time.left):
                if left is None:
                    continue
                rest = left - gone if seat in table.time.running else left
                if seat in seats:
                    rest = full if full is not None else max(rest, GRACE)
                table.time.left[seat] = rest
            table.time.since = at
        return Work(table.step("back", ",".join(map(str, seats)), person=person))

    return work


@routes.post("/api/tables/{table}/back")
async def come_back(call: Call, table: Key) -> Played:
    """Take one's seat back from the bot that stood in. Looking at the table over the live connection does the same."""
    there = await found(call, table)
    version = await there.do(back(call.me))
    return Played(version, there.match.ply if there.match else 0)


# Giving up.


@routes.post("/api/tables/{table}/concede")
async def concede(call: Call, table: Key, body: Concede) -> Played:
    """Give the match up. If one player is left, it ends; else a bot plays on in your place."""

    def work(at: Table) -> Work | None:
        match = running(at)
        if len(at.head.seats_of(call.me)) > 1 and body.seat is None:
            seats = at.head.seats_of(call.me)
        else:
            seats = [own_seat(at, call.me, body.seat)]
        for seat in seats:
            at.head.seats[seat].conceded = True
        rest = [number for number, seat in enumerate(at.head.seats) if not seat.conceded]
        if len(rest) < 2 or all(at.head.seats[number].kind == "bot" for number in rest):
            rated = at.head.unrated is None and len(rest) == 1
            if not rated:
                at.head.unrated = at.head.unrated or "conceded"
            outcome = Outcome("conceded", match.scores, rest, match.breakdown, rated)
            return finish(at, outcome, "concede", person=call.me)
        at.head.unrated = at.head.unrated or "conceded"
        for seat in seats:
            at.head.seats[seat].stand_in = at.head.stand_in
        return Work(at.step("concede", ",".join(map(str, seats)), person=call.me))

    there = await found(call, table)
    version = await there.do(work)
    return Played(version, there.match.ply if there.match else 0)


# Asking the others.


@routes.post("/api/tables/{table}/offers")
async def make_offer(call: Call, table: Key, body: MakeOffer) -> Played:
    """Offer to take moves back, to end the match here, or to let a bot play for someone who is away.

    It is carried out when all others have agreed; if there are no others, at once.
    """
    there = await found(call, table)
    if body.bot is not None:
        check_bot(find(there.head.game), body.bot)

    def work(at: Table) -> Work | None:
        offer = new_offer(at, call.me, body)
        at.head.offers = [other for other in at.head.offers if (other.kind, other.seat) != (offer.kind, offer.seat)] + [
            offer
        ]
        return settle(at, offer, call.me)

    version = await there.do(work)
    for offer in there.head.offers:
        if offer.by == call.me:
            for person in offer.waits_for:
                call.house.notify(person, "offer", there, offer.seat)
    return Played(version, there.match.ply if there.match else 0)


def new_offer(table: Table, person: str, wish: MakeOffer) -> Offer:
    """An offer, if it makes sense now."""
    match = running(table)
    seat = own_seat(table, person, wish.seat if wish.kind == "takeback" else None)
    ply, bot = match.ply, None
    if wish.kind == "takeback":
        mine = [index for index, (mover, _) in enumerate(match.moves) if mover == seat]
        if wish.ply is None and not mine:
            raise No(409, "not-here-to-offer", why="not-moved")
        ply = mine[-1] if wish.ply is None else wish.ply
        if ply >= match.ply:
            raise No(409, "not-here-to-offer", why="nothing-after")
    elif wish.kind == "stand-in":
        bot = wish.bot or table.head.stand_in
        seat = _away(table, person, wish.seat)
    waits = waiting(table, person, None if wish.kind != "stand-in" else table.head.seats[seat].person)
    return Offer(secrets.token_urlsafe(8), wish.kind, person, seat, ply, bot, [], waits)


def _away(table: Table, person: str, seat: int | None) -> int:
    """The seat of someone who is away."""
    if seat is None or seat >= table.head.players:
        raise No(400, "no-such-seat", seat=-1 if seat is None else seat, most=table.head.players - 1)
    there = table.head.seats[seat]
    if there.kind != "person" or there.stand_in is not None or there.person == person:
        raise No(409, "not-here-to-offer", why="nobody")
    if there.person in table.presence()["present"]:
        raise No(409, "not-here-to-offer", why="present")
    return seat


def waiting(table: Table, by: str, away: str | None) -> list[str]:
    """Who has to agree: everyone else who plays and isn't away."""
    people = {
        seat.person
        for seat in table.head.seats
        if seat.person and seat.kind in ("person", "hot") and seat.stand_in is None
    }
    return sorted(people - {by, away})


@routes.post("/api/tables/{table}/offers/{offer}")
async def answer_offer(call: Call, table: Key, offer: Key, body: Answer) -> Played:
    """Agree to an offer, or not; whoever made it takes it back by not agreeing."""

    def work(at: Table) -> Work | None:
        running(at)
        this = next((each for each in at.head.offers if each.id == offer), None)
        if this is None or call.me not in (this.by, *this.waits_for, *this.agreed):
            raise No(404, "no-such-offer")
        if not body.agree:
            at.head.offers = [each for each in at.head.offers if each.id != offer]
            return Work(at.step("decline", offer, person=call.me))
        if call.me not in this.waits_for:
            return None
        this.waits_for = [person for person in this.waits_for if person != call.me]
        this.agreed = [*this.agreed, call.me]
        return settle(at, this, call.me)

    there = await found(call, table)
    version = await there.do(work)
    return Played(version, there.match.ply if there.match else 0)


def settle(table: Table, offer: Offer, person: str) -> Work:
    """Carry an offer out, if all have agreed."""
    if offer.waits_for:
        return Work(table.step("offer", offer.id, person=person))
    table.head.offers = [each for each in table.head.offers if each.id != offer.id]
    match = running(table)
    if offer.kind == "takeback":
        if offer.ply > match.ply:
            raise No(409, "not-here-to-offer", why="nothing-after")
        table.rewind(offer.ply)
        return Work(table.step("rewind", str(offer.ply), person=person))
    if offer.kind == "stand-in":
        stand_in(table, offer.seat, offer.bot or table.head.stand_in)
        return Work(table.step("stand-in", str(offer.seat), person=person))
    table.head.unrated = table.head.unrated or "agreed"
    return finish(table, Outcome("agreed", match.scores, [], match.breakdown, False), "end", person=person)
