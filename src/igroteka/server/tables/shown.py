"""A table as it is shown: to each audience what it may see, as a whole or as what has changed, each written once."""

import asyncio
import time as clock
from collections.abc import Callable
from typing import Protocol

import msgspec

from igroteka.engine.dealer import Event
from igroteka.server.storage.base import now
from igroteka.server.tables import clocks, queries, sight
from igroteka.server.tables.patch import difference
from igroteka.server.tables.standing import Audience, Data, TableFacts
from igroteka.server.tables.uptime import Uptime

NAMED = 50
"""How many of those who only watch are named."""
PRESENCE_EVERY = 0.25
"""Seconds between two messages about who is here."""


class Viewer(Protocol):
    """Someone looking at a table over a live connection."""

    person: str
    audience: Audience | None
    takes_changes: bool
    """Whether it is sent changes; else the whole state for each version."""

    def push(self, message: bytes) -> None:
        """Send, without waiting."""

    def resync(self) -> None:
        """Send the whole state when there is room for it."""

    def close_if_stuck(self) -> None:
        """Close a connection that has taken nothing for long."""


class Shown(TableFacts):
    """A table with its viewers."""

    def __init__(self, uptime: Uptime, elsewhere: Callable[[str], set[str]]) -> None:
        self.uptime = uptime
        self._elsewhere = elsewhere
        """The people who look at a table through other workers."""
        self.viewers: dict[Viewer, None] = {}
        self._pictures: dict[Audience, tuple[int, Data, Data]] = {}
        """What the viewers have of each kind: of which version it is, what all see alike, and what they see."""
        self._wholes: dict[Audience, tuple[int, bytes]] = {}
        """The last whole states that were sent, without who is here: whoever else comes gets the same."""
        self._presence_shown = 0.0
        self._presence_due: asyncio.TimerHandle | None = None
        self._sights: dict[int | None, Data] = {}
        self._shared: Data | None = None

    def take(self, loaded: queries.LoadedTable) -> None:
        super().take(loaded)
        self._look_anew()

    def rewind(self, ply: int) -> str:
        body = super().rewind(ply)
        if self._counted_apart:
            self._pictures.clear()  # the whole is sent: some have lines that they wouldn't know when to forget
        return body

    def _look_anew(self) -> None:
        """Something other than the match may have changed."""
        self.seated_anew()
        self._sights.clear()
        self._shared = None
        self._shown_time()

    def picture(self, audience: Audience) -> Data:
        """What an audience sees: of a `TableSeen` as plain data what isn't public, without version, log, presence."""
        return {
            "ply": self.seen_ply(audience),
            "to_act": list(self.to_act()),
            "time": self._time_for(audience),
            "chat": self.chat,
            "mine": list(audience),
            "sights": self._sights_of(audience),
            "guide": self._guide(audience),
        }

    def _public(self) -> Data:
        """What all see alike, and what changes less often than the match: made once for many moves."""
        if self._shared is None:
            info = self.info
            self._shared = {
                "id": info.id,
                "game": info.game,
                "name": info.name,
                "players": info.players,
                "options": info.options,
                "listed": info.listed,
                "status": info.status,
                "host": msgspec.to_builtins(info.host),
                "seats": [msgspec.to_builtins(seat.seen(number)) for number, seat in enumerate(info.seats)],
                "clock": msgspec.to_builtins(info.clock),
                "stand_in": info.stand_in,
                "away": info.away,
                "rated": info.unrated is None,
                "advised": info.advised,
                "unrated": info.unrated,
                "after": info.after,
                "next": info.next,
                "created": info.created,
                "started": info.started,
                "ended": info.ended,
                "offers": msgspec.to_builtins(info.offers),
                "outcome": msgspec.to_builtins(info.outcome),
            }
        return self._shared

    def _sights_of(self, audience: Audience) -> list[Data]:
        if self.match is None:
            return []
        sights = []
        for seat in audience or (None,):
            if seat not in self._sights:
                found = sight.sight(self.match, seat, self.programs())
                if self.info.status != "playing" or (seat is not None and not self.may_undo(seat)):
                    found.update(can_undo=False, can_redo=False)
                elif seat is not None:
                    found.update(can_undo=bool(self.back(seat)))
                if self.info.status != "playing":
                    found.update(moves=[])
                self._sights[seat] = found
            sights.append(self._sights[seat])
        return sights

    def _guide(self, audience: Audience) -> Data | None:
        """A `GuideSeen` as plain data, for the learner."""
        lesson, match = self.lesson, self.match
        if lesson is None or match is None or lesson.guide.seat not in audience:
            return None
        return sight.guide(lesson, match)

    def _shown_time(self) -> None:
        time = self.time
        self._time_seen: Data | None = None
        if time is not None and self.info.clock.kind != "none":
            self._time_seen = msgspec.to_builtins(clocks.seen(time, self.uptime.now(), self.uptime.outages, now()))

    def _time_for(self, audience: Audience) -> Data | None:
        """The clocks; where all answer apart, not how long ago others moved last."""
        time = self.time
        if time is None or self.apart is None or self._time_seen is None:
            return self._time_seen
        seen = clocks.seen(time, self.uptime.now(), self.uptime.outages, now())
        if self.info.clock.kind != "bank":
            seen.left = [
                None if seat in time.running and seat not in audience else left for seat, left in enumerate(seen.left)
            ]
        found: Data = msgspec.to_builtins(seen)
        return found

    def events(self, audience: Audience, low: int) -> list[Data]:
        """The log from a ply on, as an audience may know it."""
        return self._addressed(self._lines(low), audience)

    def _addressed(self, lines: list[tuple[Event, Data]], audience: Audience) -> list[Data]:
        known = sight.addressed(lines, audience)
        if self.apart is None:
            return known
        return [{**line, "ply": self.seen_ply(audience, line["ply"])} for line in known]

    def _lines(self, low: int) -> list[tuple[Event, Data]]:
        """The log from a ply on, each event with its line."""
        if self.match is None:
            return []
        journal = self.match.journal
        first = len(journal)
        while first and sight.ply_of(journal[first - 1]) >= low:
            first -= 1
        return [(event, sight.told(self.match, event)) for event in journal[first:]]

    def state(self, audience: Audience) -> Data:
        """A whole `TableSeen` as plain data."""
        return {**self._whole(audience), **self.presence()}

    def _whole(self, audience: Audience) -> Data:
        here = self.seen_version(audience)
        version, public, picture = self._pictures.get(audience, (None, {}, {}))
        if version != here:
            public, picture = self._public(), self.picture(audience)
            if any(viewer.audience == audience for viewer in self.viewers):
                self._pictures[audience] = here, public, picture
        low = self._log_begins()
        return {
            **public,
            **picture,
            "version": here,
            "events": self.events(audience, low),
            "events_from": low,
        }

    def _log_begins(self) -> int:
        """The ply from which the log is sent with the whole state: of a long match the last part, like at any other."""
        if self.match is None or len(self.match.journal) < sight.KEEP_LINES:
            return self.log_from
        return max(self.log_from, self.seen_ply(()) - sight.KEEP_PLIES)

    def here(self) -> set[str]:
        """The people who look at it, through any worker."""
        return {viewer.person for viewer in self.viewers} | self._elsewhere(self.info.id)

    def presence(self) -> Data:
        """Who is here."""
        people = self.here()
        playing = people.intersection(seat.person for seat in self.info.seats if seat.person)
        watching = people - playing
        # Of a crowd only some are named: a list of all, sent to all whenever somebody comes, would cost their square.
        return {
            "present": sorted([*playing, *sorted(watching)[:NAMED]]),
            "watchers": len(watching),
        }

    def show(self, low: int, before: int, since: int) -> None:
        """Send everyone what is new. `low` is the ply from which the log is new, `before` the ply it was at."""
        forget = low if low < before else None
        old, self._pictures = self._pictures, {}
        self._wholes = {each: whole for each, whole in self._wholes.items() if whole[0] == self.seen_version(each)}
        messages: dict[Audience, bytes] = {}
        public = self._public() if self.viewers else {}
        lines = self._lines(low) if self.viewers else []
        seated = False
        for viewer in self.viewers:
            audience = self.audience(viewer.person)
            version = self.seen_version(audience)
            seated = seated or audience != viewer.audience
            if audience == viewer.audience and audience in old and old[audience][0] == version:
                self._pictures[audience] = old[audience]  # it knows nothing of what happened
                continue
            if not viewer.takes_changes or audience != viewer.audience or audience not in old:
                viewer.audience = audience
                viewer.resync()
                continue
            if audience not in messages:
                picture = self.picture(audience)
                self._pictures[audience] = version, public, picture
                then, public_before, before_it = old[audience]
                patches = difference(before_it, picture)
                if public is not public_before:
                    patches += difference(public_before, public)
                change = {
                    "type": "change",
                    "version": version,
                    "since": then,
                    "patches": patches,
                    "events": self._addressed(lines, audience),
                    "forget": None if forget is None else self.seen_ply(audience, forget),
                }
                messages[audience] = msgspec.json.encode(change)
            viewer.push(messages[audience])
        if seated:
            self.show_presence()  # who only watched before may play now
        if self.match is not None and self.apart is None:
            first = sight.trim(self.match)
            if first is not None:
                self.log_from = first

    def greet(self, viewer: Viewer) -> bytes:
        """The first message to a viewer: the whole state."""
        self.viewers[viewer] = None
        viewer.audience = self.audience(viewer.person)
        return self.state_message(viewer.audience)

    def state_message(self, audience: Audience) -> bytes:
        """The whole state as a message. It is written once for all who see the same, however many come."""
        version = self.seen_version(audience)
        found = self._wholes.get(audience)
        if found is None or found[0] != version or audience not in self._pictures:
            found = self._wholes[audience] = version, msgspec.json.encode(self._whole(audience))[:-1]
        here = msgspec.json.encode(self.presence())[1:]
        return b'{"type":"state","table":' + found[1] + b"," + here + b"}"

    def show_presence(self) -> None:
        """Tell everyone who is here; where many come and go, not for each of them."""
        if self._presence_due is None:
            wait = self._presence_shown + PRESENCE_EVERY - clock.monotonic()
            if wait <= 0:
                self._show_presence()
            else:
                self._presence_due = asyncio.get_running_loop().call_later(wait, self._show_presence)

    def _show_presence(self) -> None:
        self._presence_due = None
        self._presence_shown = clock.monotonic()
        message = msgspec.json.encode({"type": "presence", **self.presence()})
        for viewer in self.viewers:
            viewer.push(message)

    def show_clocks(self) -> None:
        """Time was left out: nobody's clock stands where their page believes it does."""
        if self.time is not None and self.time.running:
            self._shown_time()
            self._pictures.clear()
            self._wholes.clear()
            for viewer in self.viewers:
                viewer.resync()
