"""A table's life in memory: one writer at a time, commit first, then show.

Whatever changes a table goes through `Table.do`. The work given to it checks and changes the table in memory and
returns the step to store; only when the step is on disk is it shown to anyone. If it can't be stored, or someone else
was quicker (another worker), the table is loaded again as the database has it.
"""

import asyncio
import time as clock
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, Protocol

import msgspec

from igroteka.engine.dealer import Event
from igroteka.engine.guide import Lesson, guide_of
from igroteka.engine.match import Match
from igroteka.games import find
from igroteka.server.bot_process.protocol import Advice
from igroteka.server.freeze import freeze, thaw
from igroteka.server.messages import ChatLine, Outcome
from igroteka.server.refusals import No, missing
from igroteka.server.storage.base import Snapshot, StorageFailed, Store, TableStep, Tx, now
from igroteka.server.tables import clocks, queries, sight, steps
from igroteka.server.tables.apart import KINDS, Apart, answered_apart, seat_of, still
from igroteka.server.tables.info import TableInfo
from igroteka.server.tables.patch import difference
from igroteka.server.tables.uptime import Uptime

SNAPSHOT_EVERY = 40
"""Plies between snapshots."""
BOT_DUE = 30.0
"""After so many seconds without a bot's move another worker may take it up."""

NAMED = 50
"""How many of those who only watch are named."""
PRESENCE_EVERY = 0.25
"""Seconds between two messages about who is here."""

Audience = tuple[int, ...]
Data = dict[str, Any]


class Viewer(Protocol):
    """Someone looking at a table over a live connection."""

    person: str
    audience: Audience | None
    takes_changes: bool
    """Whether it is sent changes; else the whole state for each version."""

    def push(self, message: str) -> None:
        """Send, without waiting."""

    def resync(self) -> None:
        """Send the whole state when there is room for it."""

    def close_if_stuck(self) -> None:
        """Close a connection that has taken nothing for long."""


class Caretaker(Protocol):
    """Whoever looks after tables: see `Tables`."""

    def after(self, table: "Table", step: TableStep) -> None:
        """A step was committed and shown."""

    def look_after(self, table: "Table") -> None:
        """If a bot is asked, let it think."""

    def elsewhere(self, table: str) -> set[str]:
        """The people who look at a table through other workers."""


KeepResult = Callable[[Tx, TableInfo, Outcome], None]
"""Writes how a match came out, in the transaction that ends it."""


class Work(NamedTuple):
    """What some work came to: the step to store, and what else belongs in the same transaction."""

    step: TableStep
    also: Callable[[Tx], None] | None = None


def check_rules(info: TableInfo) -> None:
    """A match goes on only with the rules and components that it began with."""
    game = find(info.game)
    if (info.rules, info.components) != (game.rules, game.components.fingerprint):
        raise No(
            409,
            "other-rules",
            game=info.game,
            rules=info.rules,
            here=game.rules,
            components=info.components,
            components_here=game.components.fingerprint,
        )


class Table:
    """A table that is in use."""

    def __init__(
        self,
        loaded: queries.LoadedTable,
        store: Store,
        uptime: Uptime,
        caretaker: Caretaker,
        keep_result: KeepResult,
    ) -> None:
        self.store = store
        self.uptime = uptime
        self.keep_result = keep_result
        self._caretaker = caretaker
        self.lock = asyncio.Lock()
        self.viewers: dict[Viewer, None] = {}
        self.thinking = False
        self.stale = False
        """Whether memory may say what is not, or not yet, on disk."""
        self.asked: set[str] = set()
        """The people who have been told that it is their turn."""
        self.used = clock.monotonic()
        self.advice: dict[int, tuple[list[tuple[int, int]], asyncio.Task[Advice]]] = {}
        """For each seat the last hint, and the moves that led to where it was asked for."""
        self._pictures: dict[Audience, tuple[int, Data, Data]] = {}
        """What the viewers have of each kind: of which version it is, what all see alike, and what they see."""
        self._wholes: dict[Audience, tuple[int, bytes]] = {}
        """The last whole states that were sent, without who is here: whoever else comes gets the same."""
        self._presence_shown = 0.0
        self._presence_due: asyncio.TimerHandle | None = None
        self._sights: dict[int | None, Data] = {}
        self._shared: Data | None = None
        self.take(loaded)

    # Loading.

    def take(self, loaded: queries.LoadedTable) -> None:
        """Be as the database has it."""
        self.info = loaded.info
        self.seed = loaded.seed
        self.version = loaded.version
        self.time = loaded.time
        self.chat: list[Data] = msgspec.to_builtins(loaded.chat)
        self.requests = loaded.requests
        self.match: Match | None = None
        self.log_from = -1
        """The ply from which the log is at hand."""
        self.kept = 0
        """The ply of the last snapshot."""
        self.apart: Apart | None = None
        """Where all answer apart: since when, and what was done."""
        self._counted_apart = False
        """Whether lines of the log have gone out with plies as one viewer alone counts them."""
        guide = guide_of(find(self.info.game)) if self.info.guided else None
        # A guide that was written anew since has another seed, and nothing to say about this match.
        self.lesson = Lesson(guide) if guide is not None and guide.script.seed == self.seed else None
        if loaded.info.status in ("playing", "finished"):
            check_rules(loaded.info)
            match = self.new_match() if loaded.snapshot is None else thaw(loaded.snapshot)
            self.kept = match.ply
            self.log_from = -1 if loaded.snapshot is None else match.ply
            self._begin_apart(match)
            for kind, body, version in loaded.entries:
                asked = match.to_act
                match = steps.follow(match, kind, body)
                self._note_apart(match, kind, body, version, asked)
                if kind == "rewind":
                    self.log_from = -1
            self.kept = min(self.kept, match.ply)
            self.match = match
        self._number_chat()
        self._sights.clear()
        self._shared = None
        self._shown_time()

    def new_match(self) -> Match:
        """The match before its first move."""
        info = self.info
        anew = info.anew if self.match is None else self.match.anew
        return Match(find(info.game), info.players, dict(info.options), self.seed, anew=anew)

    def rewind(self, ply: int) -> None:
        """Go back to an earlier ply, whatever has come to light since."""
        assert self.match is not None
        self.match = self.match.rewound(ply)
        self.kept = min(self.kept, ply)
        self.log_from = -1
        if self._counted_apart:
            self._pictures.clear()  # the whole is sent: some have lines that they wouldn't know when to forget

    # Where all answer apart.

    def _begin_apart(self, match: Match) -> None:
        apart = self.lesson is None and answered_apart(match)  # a guide's opening is known to its learner
        self.apart = Apart(match.ply) if apart else None
        self._counted_apart = self._counted_apart or apart

    def _note_apart(self, match: Match, kind: str, body: str, version: int, asked: tuple[int, ...]) -> None:
        """A step was made, after these were asked."""
        if not still(self.apart, match) or kind not in KINDS:
            if kind in steps.KINDS or kind == "start":
                self._begin_apart(match)
        elif self.apart is not None and match.to_act == asked:  # that somebody has finished is seen by all
            self.apart.note(version, seat_of(kind, body))

    def seen_version(self, audience: Audience, version: int | None = None) -> int:
        """The version it is in, or another, as an audience counts."""
        at = self.version if version is None else version
        return at if self.apart is None else self.apart.version_for(audience, at)

    def seen_ply(self, audience: Audience, ply: int | None = None) -> int:
        """The ply it is at, or another, as an audience counts."""
        at = max(0, self._ply()) if ply is None else ply
        if self.apart is None or self.match is None:
            return at
        return self.apart.ply_for(audience, self.match.moves, at)

    def seen_moves(self, audience: Audience) -> list[tuple[int, int]]:
        """The moves that an audience knows of."""
        assert self.match is not None
        moves = self.match.moves
        return list(moves) if self.apart is None else self.apart.moves_for(audience, moves)

    def may_undo(self, seat: int) -> bool:
        """Whether a seat's moves can be undone: where all answer apart, once the others have finished."""
        return self.apart is None or not any(other != seat for other in self.to_act())

    def _number_chat(self) -> None:
        for line in self.chat:
            line["version"] = self.seen_version((), line["version"])

    # Changing.

    async def do(self, work: Callable[["Table"], Work | None]) -> int:
        """Check, apply, commit, show; returns the version it is in. None as work means it was already done."""
        self.used = clock.monotonic()
        async with self.lock:
            for _ in range(5):
                await self.sound()
                low, version, asked = self._ply(), self.version, self.to_act()
                try:
                    done = work(self)
                except No:
                    if await self._behind():  # refused by what is no longer true
                        await self._follow()
                        continue
                    raise
                if done is None:
                    return self.version
                self.stale = True  # until it is on disk, memory says more than is true
                try:
                    landed = await self._commit(done)
                except StorageFailed as error:
                    raise No(503, "storage", why=str(error)) from error
                if landed:
                    self.stale = False
                    self.version = done.step.version
                    if self.match is not None:
                        self._note_apart(self.match, done.step.kind, done.step.body, self.version, asked)
                    if done.step.request:
                        self._remember((done.step.person, done.step.request), self.version)
                    self.show(min(low, self._ply()), low, version)
                    break
            else:
                raise No(503, "busy")
        self._caretaker.after(self, done.step)
        return done.step.version

    async def _commit(self, done: Work) -> bool:
        step, also = done
        if also is None:
            return await self.store.append(step)

        def write(tx: Tx) -> bool:
            if not tx.append([step]):
                return False
            also(tx)
            return True

        return await self.store.write(write)

    async def sound(self) -> None:
        """After a failure memory may be ahead of the database: be as the database has it, before anyone looks."""
        if not self.stale:
            return
        low, version = self._ply(), self.version
        try:
            loaded = await self.store.read(lambda tx: queries.load(tx, self.info.id))
        except StorageFailed as error:
            raise No(503, "storage", why=str(error)) from error
        if loaded is None:
            raise missing("table")
        self.take(loaded)
        self.stale = False
        self._pictures.clear()
        self._wholes.clear()
        if self.version != version:
            self.show(min(low, self._ply()), low, version)

    async def _behind(self) -> bool:
        """Whether another worker has written what memory doesn't know yet."""
        if not self.store.shared:
            return False
        sql = "SELECT version FROM progress WHERE table_id = :table"
        version: int = await self.store.read(lambda tx: tx.value(sql, table=self.info.id))
        return version != self.version

    async def _follow(self) -> None:
        """Take in what another worker did, and show it."""
        version = self.version
        news = await self.store.read(lambda tx: queries.load(tx, self.info.id, after=version))
        if news is None:
            raise missing("table")
        before = low = self._ply()
        self.stale = True
        self.info, self.version, self.time = news.info, news.version, news.time
        self.chat = msgspec.to_builtins(news.chat)
        self._number_chat()
        if self.match is None and self.info.status in ("playing", "finished"):
            self.match = self.new_match()
            self._begin_apart(self.match)
        for kind, body, number in news.entries:
            assert self.match is not None
            asked = self.match.to_act
            self.match = steps.follow(self.match, kind, body)
            self._note_apart(self.match, kind, body, number, asked)
            low = min(low, self._ply())
            if kind == "rewind":
                self.log_from = -1
                self.kept = min(self.kept, low)
        for request, number in news.requests.items():
            self._remember(request, number)
        self.stale = False
        self._sights.clear()
        self._shared = None
        self._shown_time()
        self.show(low, before, version)

    async def refresh(self) -> None:
        """See to it that nothing older is shown than another worker has acknowledged, and nothing that isn't true."""
        # While it asked the database, someone here may have begun a step that isn't on disk: the last question.
        if self.stale or await self._behind() or self.stale:
            async with self.lock:
                await self.sound()
                if await self._behind():
                    await self._follow()
            self._caretaker.look_after(self)

    async def catch_up(self, version: int) -> None:
        """Another worker wrote: take in what it did."""
        async with self.lock:
            await self.sound()
            if self.version < version:
                await self._follow()
        self._caretaker.look_after(self)

    def step(
        self,
        kind: str,
        body: str = "",
        *,
        person: str | None = None,
        request: str | None = None,
        movers: Sequence[int] = (),
        info: bool = True,
    ) -> TableStep:
        """The step that leads to the table as it is now in memory. With `info=False` only the match has changed."""
        at, written = self.uptime.now(), now()
        asked = self.to_act()
        outages = self.uptime.outages
        if self.info.status == "playing":
            if self.time is None or kind in ("start", "rewind"):
                before = self.time
                self.time = clocks.start(self.info, asked, at)
                if before is not None and self.time is not None and self.info.clock.kind == "bank":
                    self.time.left = before.left
            elif movers:
                self.time = clocks.press(self.info, self.time, movers, asked, at, outages)
        elif self.time is not None and self.time.running:
            self.time = clocks.press(self.info, self.time, movers, (), at, outages)
        wake = None
        if self.info.status == "playing":
            thinkers = [seat.thinker for seat in self.info.seats]
            wake = clocks.falls_at(self.time, at, outages, thinkers)
            if any(thinkers[seat] for seat in asked):
                wake = at + BOT_DUE if wake is None else min(wake, at + BOT_DUE)
        self._sights.clear()
        self._shown_time()
        if info:
            self._shared = None
        return TableStep(
            self.info.id,
            self.version + 1,
            kind,
            self.match.ply if self.match else 0,
            body,
            request,
            person,
            written,
            self.info.status,
            ",".join(map(str, asked)),
            wake,
            queries.text(self.time) if self.time else None,
            queries.text(self.info) if info else None,
            kind in KINDS and self.match is not None and still(self.apart, self.match),
        )

    def done_already(self, person: str, request: str | None) -> bool:
        """Whether a person's request is one of those that were just carried out."""
        return request is not None and (person, request) in self.requests

    def _remember(self, request: queries.RequestKey, version: int) -> None:
        self.requests[request] = version
        if len(self.requests) > queries.REQUESTS:
            del self.requests[next(iter(self.requests))]

    # How it stands.

    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self.match.to_act if self.match is not None and self.info.status == "playing" else ()

    def prepared(self) -> tuple[int, int] | None:
        """At a guided match that follows its opening: who moves next, and how."""
        if self.lesson is None or self.match is None:
            return None
        return self.lesson.guide.prepared(self.match)

    def _ply(self) -> int:
        return -1 if self.match is None else self.match.ply

    def snapshot(self) -> Snapshot | None:
        """A snapshot, where one is due and nothing can be undone."""
        match = self.match
        if match is None or self.lock.locked() or self.apart or match.ply - self.kept < SNAPSHOT_EVERY:
            return None
        if any(match.can_undo(seat) or match.can_redo(seat) for seat in range(match.players)):
            return None
        self.kept = match.ply
        return Snapshot(self.info.id, self.version, freeze(match))

    # Showing.

    def audience(self, person: str | None) -> Audience:
        """The seats whose sight a person has."""
        return tuple(self.info.seats_of(person))

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
                "rated": info.unrated is None,
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
                found = sight.sight(self.match, seat, self.info.programs)
                if self.info.status != "playing" or (seat is not None and not self.may_undo(seat)):
                    found.update(can_undo=False, can_redo=False)
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
        if time is not None:
            self._time_seen = msgspec.to_builtins(clocks.seen(time, self.uptime.now(), self.uptime.outages, now()))

    def _time_for(self, audience: Audience) -> Data | None:
        """The clocks; where all answer apart, not how long ago others moved last."""
        time = self.time
        if time is None or self.apart is None:
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

    def presence(self) -> Data:
        """Who is here."""
        people = {viewer.person for viewer in self.viewers} | self._caretaker.elsewhere(self.info.id)
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
        messages: dict[Audience, str] = {}
        public = self._public() if self.viewers else {}
        lines = self._lines(low) if self.viewers else []
        for viewer in self.viewers:
            audience = self.audience(viewer.person)
            version = self.seen_version(audience)
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
                messages[audience] = msgspec.json.encode(change).decode()
            viewer.push(messages[audience])
        if self.match is not None and self.apart is None:
            first = sight.trim(self.match)
            if first is not None:
                self.log_from = first

    def greet(self, viewer: Viewer) -> str:
        """The first message to a viewer: the whole state."""
        self.viewers[viewer] = None
        viewer.audience = self.audience(viewer.person)
        return self.state_message(viewer.audience)

    def state_message(self, audience: Audience) -> str:
        """The whole state as a message. It is written once for all who see the same, however many come."""
        version = self.seen_version(audience)
        found = self._wholes.get(audience)
        if found is None or found[0] != version or audience not in self._pictures:
            found = self._wholes[audience] = version, msgspec.json.encode(self._whole(audience))[:-1]
        here = msgspec.json.encode(self.presence())[1:]
        return (b'{"type":"state","table":' + found[1] + b"," + here + b"}").decode()

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
        message = msgspec.json.encode({"type": "presence", **self.presence()}).decode()
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

    def say(self, line: ChatLine) -> None:
        """Add to what was said."""
        if len(self.chat) >= 2 * queries.CHAT_LINES:  # not one by one, which would shift the list with every line
            del self.chat[: -queries.CHAT_LINES]
        self.chat = [*self.chat, msgspec.to_builtins(line)]
