"""A table as it stands: who sits where, the match, what was said, the clocks.

Where all answer apart, nobody may be able to tell from any count how far the others are: versions, plies and moves are
counted for each audience by itself.
"""

from typing import Any

import msgspec

from igroteka.engine.guide import Lesson, guide_of
from igroteka.engine.match import Match
from igroteka.games import find
from igroteka.server.freeze import thaw
from igroteka.server.messages import ChatLine
from igroteka.server.refusals import No
from igroteka.server.tables import queries, steps
from igroteka.server.tables.acts import Acts
from igroteka.server.tables.apart import KINDS, Apart, answered_apart, seat_of, still
from igroteka.server.tables.info import TableInfo

Audience = tuple[int, ...]
Data = dict[str, Any]
Way = tuple[list[tuple[int, int]], list[tuple[int, str]]]
"""The moves that led to a position, and from which plies on their luck was another."""


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


class TableFacts:
    """What is known of a table, as the database has it or a little ahead of it."""

    def take(self, loaded: queries.LoadedTable) -> None:
        """Be as the database has it."""
        self.info = loaded.info
        self.seed = loaded.seed
        self.version = loaded.version
        self.time = loaded.time
        self.chat: list[Data] = msgspec.to_builtins(loaded.chat)
        self.requests = loaded.requests
        self.seated_anew()
        self.match: Match | None = None
        self.log_from = -1
        """The ply from which the log is at hand."""
        self.kept = 0
        """The ply of the last snapshot."""
        self.apart: Apart | None = None
        """Where all answer apart: since when, and what was done."""
        self.acts = Acts()
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
                asked, ply = match.to_act, match.ply
                match = steps.follow(match, kind, body)
                self._note(match, kind, body, version, asked, ply)
                if kind == "rewind":
                    self.log_from = -1
            self.kept = min(self.kept, match.ply)
            self.match = match
        self._number_chat()

    def seated_anew(self) -> None:
        """Who sits where may be another now."""
        self._audiences: dict[str | None, Audience] = {}
        self._programs: list[int] | None = None

    def audience(self, person: str | None) -> Audience:
        """The seats that a person plays, whose sight they have."""
        found = self._audiences.get(person)
        if found is None:
            found = self._audiences[person] = tuple(self.info.seats_of(person))
        return found

    def programs(self) -> list[int]:
        """The seats that bots play."""
        if self._programs is None:
            self._programs = self.info.programs
        return self._programs

    def new_match(self) -> Match:
        """The match before its first move."""
        info = self.info
        anew = info.anew if self.match is None else self.match.anew
        return Match(find(info.game), info.players, dict(info.options), self.seed, anew=anew)

    def rewind(self, ply: int) -> str:
        """Go back to an earlier ply, whatever has come to light since; returns what the step says.

        Back on a guide's way luck stays as the opening was prepared with: what comes is in its script, and no secret.
        """
        assert self.match is not None
        guided = self.lesson is not None and self.lesson.guide.leads(self.match.moves[:ply])
        body = str(ply) if guided else f"{ply} {steps.ANEW}"
        self.match = steps.follow(self.match, "rewind", body)
        self.kept = min(self.kept, ply)
        self.log_from = -1
        return body

    def say(self, line: ChatLine) -> None:
        """Add to what was said."""
        if len(self.chat) >= 2 * queries.CHAT_LINES:  # not one by one, which would shift the list with every line
            del self.chat[: -queries.CHAT_LINES]
        self.chat = [*self.chat, msgspec.to_builtins(line)]

    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self.match.to_act if self.match is not None and self.info.status == "playing" else ()

    def way_here(self) -> Way | None:
        """How the position came about. Its ply doesn't tell: what was taken back may have been played otherwise."""
        return None if self.match is None else (list(self.match.moves), list(self.match.anew))

    def prepared(self) -> tuple[int, int] | None:
        """At a guided match that follows its opening: who moves next, and how."""
        if self.lesson is None or self.match is None:
            return None
        return self.lesson.guide.prepared(self.match)

    def _ply(self) -> int:
        return -1 if self.match is None else self.match.ply

    def _note(self, match: Match, kind: str, body: str, version: int, asked: tuple[int, ...], ply: int) -> None:
        """A step was made at a ply, where these were asked."""
        self.acts.note(kind, body, ply, match.ply)
        self._note_apart(match, kind, body, version, asked)

    def back(self, seat: int) -> list[int]:
        """Whose moves an undo takes back, where the last of them is a seat's: also others of whoever has it."""
        if self.match is None or not self.may_undo(seat):
            return []
        person = self.info.seats[seat].person
        seats = (seat,) if person is None else self.audience(person)
        movers = self.acts.back(self.match, seats, self.programs())
        return movers if movers[:1] == [seat] else []

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
