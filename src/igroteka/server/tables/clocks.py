"""Clocks: none, so much per move, a bank with increment, or days per move; and how long somebody may be away.

A clock runs while its seat is asked and the server is up. Times during which the server was down are kept as outages
and credited to whoever was thinking.
"""

from collections.abc import Sequence

from igroteka.server.messages import Clock, ClockSeen
from igroteka.server.tables.info import TableInfo, Time

DAY = 86400.0
Outages = Sequence[tuple[float, float]]


def per_move(clock: Clock) -> float | None:
    """The time for one move, where each has its own."""
    if clock.kind == "move":
        return float(clock.seconds)
    if clock.kind == "days":
        return clock.days * DAY
    return None


def start(info: TableInfo, to_act: Sequence[int], at: float) -> Time | None:
    """The clocks at the first move."""
    if info.clock.kind == "none" and not info.away:
        return None
    each = float(info.clock.seconds) if info.clock.kind == "bank" else per_move(info.clock)
    return Time([each] * info.players, at, list(to_act))


def spent(time: Time, at: float, outages: Outages) -> float:
    """How long the present turn has taken, without the times the server was down."""
    return between(time.since, at, outages)


def between(since: float, at: float, outages: Outages) -> float:
    """How long the server was there, between two times."""
    down = sum(max(0.0, min(ended, at) - max(began, since)) for began, ended in outages)
    return max(0.0, at - since - down)


def absent(time: Time, seat: int, at: float, outages: Outages) -> float:
    """For how long a seat has been asked without its owner looking, if that is not here now."""
    return between(max(time.since, time.seen.get(seat, time.since)), at, outages)


def left(time: Time, seat: int, at: float, outages: Outages) -> float | None:
    """What a seat has left."""
    full = time.left[seat]
    if full is None or seat not in time.running:
        return full
    return full - spent(time, at, outages)


def press(
    info: TableInfo, time: Time, movers: Sequence[int], to_act: Sequence[int], at: float, outages: Outages
) -> Time:
    """Someone moved: stop the clocks of those who are done, start those of the asked."""
    gone = spent(time, at, outages)
    each = per_move(info.clock)
    now = list(time.left)
    for seat in time.running:
        full = now[seat]
        if full is not None:
            now[seat] = max(0.0, full - gone)
    for seat, rest in enumerate(now):
        if rest is None:
            continue
        if each is not None:
            if seat in movers or seat not in time.running:
                now[seat] = each
        elif seat in movers and seat not in to_act:
            now[seat] = rest + info.clock.increment
    return Time(now, at, list(to_act))


def falls_at(time: Time | None, at: float, outages: Outages, thinkers: Sequence[str | None]) -> float | None:
    """When the first flag falls, of a seat that a person plays."""
    if time is None:
        return None
    gone = spent(time, at, outages)
    soonest = None
    for seat in time.running:
        full = time.left[seat]
        if full is not None and thinkers[seat] is None:
            falls = at + full - gone
            soonest = falls if soonest is None else min(soonest, falls)
    return soonest


def seen(time: Time, at: float, outages: Outages, wall: float) -> ClockSeen:
    """As it goes over the wire, where the machine's time is told."""
    lefts = [left(time, seat, at, outages) for seat in range(len(time.left))]
    return ClockSeen(wall, [None if each is None else round(max(0.0, each), 3) for each in lefts], list(time.running))
