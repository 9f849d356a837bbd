"""A match: a game in play, with its record. Moves are judged here, and told who sees what of it.

It compiles, since a user's loop over `legal` and `play` should run about as fast as the kernel below it.
"""

import difflib
import hashlib
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, SupportsIndex

import msgspec
from mypy_extensions import mypyc_attr

from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, Scripted, key_of, seed_of
from igroteka.engine.dealer import Event
from igroteka.engine.errors import BadOption, IgrotekaError, IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.observation import Observer
from igroteka.engine.playout import Playout, roll_out
from igroteka.engine.seat import Move, Seat, Seed
from igroteka.engine.state import State
from igroteka.engine.strategy import Strategy
from igroteka.engine.texts import Names
from igroteka.engine.timeline import Timeline, whole
from igroteka.engine.words import Player, Text

__all__ = ["Match", "Move", "Seat", "new"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Match(Timeline):
    """A game being played.

    It knows everything, the seed included; what a player or a bot may use is `match.seat(i)`. With `journal=False` no
    events are kept and nothing can be undone: that is for matches by the thousand; with `turns=True` it still counts
    the turns. A match may also begin at a given `position`, with a `memory` of what led to it, and draw from a given
    `chance`: so scenes put up what they need.
    """

    # What may be played.

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """The moves that a seat may play now; none for a seat that isn't asked."""
        return list(self._legal(self._seat(seat)))

    def name(self, move: SupportsIndex) -> str:
        """The name of a move."""
        return str(self.game.catalogue.names[self._move(move)])

    def move(self, name: str) -> int:
        """The move of that name."""
        return self._move(name)

    def reason(self, move: Move, seat: SupportsIndex | None = None) -> Text | None:
        """Why the seat can't play this move now, as a text; None if it can."""
        number = self._move(move)
        if self.over:
            return Text("why-over")
        asked = self.to_act
        place = self._seat(seat)
        if place not in asked:
            if len(asked) == 1:
                return Text("why-not-your-turn", other=Player(asked[0]))
            return Text("why-not-asked")
        if number in self._legal(place):
            return None
        question = self._state.stack[-1]
        why = question.why_not(self._state, place, number)
        return why or Text("why-not-now", prompt=question.prompt(self._state, place))

    def why_not(
        self, move: Move, seat: SupportsIndex | None = None, *, language: str = "en", names: Names = None
    ) -> str | None:
        """Why the seat can't play this move now, in words; None if it can."""
        why = self.reason(move, seat)
        if why is None:
            return None
        words: str = self.game.speaker(language, names).text(why)
        return words

    def warning(self, move: Move, seat: SupportsIndex | None = None) -> Text | None:
        """What the seat would lose by this move, if it may be played and there is something to warn of."""
        number = self._move(move)
        place = self._seat(seat)
        if number not in self._legal(place):
            return None
        return self._state.stack[-1].warning(self._state, place, number)

    # Playing.

    def play(self, move: Move, seat: SupportsIndex | None = None) -> None:
        """Play a move, or raise IllegalMove and leave everything as it was."""
        number = self._move(move)
        place = self._seat(seat)
        if number not in self._legal(place):
            why = self.reason(number, place)
            assert why is not None
            raise IllegalMove(Text("refused-move", move=self.name(number), why=why), why, *self.game.words)
        if self._redo:
            self._redo.clear()
        self._play(place, number)

    def play_by(self, strategies: Sequence[Strategy | None], seeds: Sequence[int | str]) -> None:
        """Play on to the end by strategies, one for each seat, with the seeds of their bots; none plays at random.

        It is the same, move by move, as asking `StrategyBot`s and `RandomBot`s with these seeds. Strategies may go
        round in circles together: what is longer than any match stays as it is then.
        """
        luck = [Chance(key_of(f"random bot:{seed}"), 0) for seed in seeds]
        unheard = self._hush(any(each is not None and each.looks_further for each in strategies))
        try:
            self._play_by(strategies, seeds, luck)
        finally:
            self._memory_late = unheard

    def _play_by(self, strategies: Sequence[Strategy | None], seeds: Sequence[int | str], luck: list[Chance]) -> None:
        longest: int = self.game.longest
        while self._state.stack and self._ply < longest:
            seat = kernel.first_to_act(self._state)
            legal = self._legal(seat)
            strategy = strategies[seat]
            if strategy is None:
                luck[seat].turn_to(self._ply * self.players + seat)
                move = luck[seat].pick(legal)
            elif len(legal) == 1:
                move = legal[0]
            else:
                seen = self._state
                if strategy.looks_further:
                    chance = Chance(key_of(f"imagine:{seeds[seat]}:{self._ply}"), SETUP)
                    seen = self.game.imagine(self._state, self._memory, seat, chance)
                move = strategy.pick(seen, seat, legal)
                if move not in legal:
                    self.play(move, seat)  # says why not
            self._play(seat, move)

    def rollout(
        self, strategy: str | Strategy | Sequence[Any] = "random", *, limit: SupportsIndex = 0, seed: Seed = 0
    ) -> Playout:
        """How it may go on: a copy of the position, played to the end inside the kernel; the match stays as it is.

        `strategy` is "random", a named strategy of the game, a strategy itself, or a list with one of these for each
        seat. After `limit` moves it ends and is judged as it stands; without one, after the `longest` of the game. A
        strategy is shown the position as it is here, so roll out what a seat imagines:
        `match.seat(0).imagine(seed).rollout("regular")`.
        """
        most = whole(limit)
        if most < 0:
            raise BadOption(f"limit is so many moves, 0 for no limit; not {limit!r}")
        return roll_out(self.game, self._state, strategy, most, seed_of(seed))

    # Going back further than undo does, whatever has come to light since.

    def rewound(self, ply: int) -> "Match":
        """The match as it was after so many moves, to be played on otherwise.

        What came to light since is known, so it doesn't come again: from here on luck follows from what was taken back.
        """
        taken = f"{self._anew} {self._moves[ply:]}"
        word = hashlib.sha256(taken.encode()).hexdigest()[:16]
        kept = [(at, each) for at, each in self._anew if at < ply]
        again = Match(self.game, self.players, dict(self.options), self.seed, anew=[*kept, (ply, word)])
        again.seats = self.seats
        for seat, move in self._moves[:ply]:
            again._play(seat, move)
        return again

    # What has come of it, and who may see what.

    @property
    def scores(self) -> list[int]:
        """The score of each seat as things stand."""
        return list(self.game.scores(self._state))

    @property
    def winners(self) -> list[int]:
        """The winning seats, tie-breaks applied; none while the match goes on."""
        return list(self.game.winners(self._state)) if self.over else []

    @property
    def ending(self) -> list[Text]:
        """Why the match is over, by the rule that ended it; nothing while it goes on."""
        if not self.over:
            return []
        return [self.game.describe(event) for event in self.game.ending(self._state, self._ply)]

    @property
    def verdict(self) -> list[Text]:
        """How a tie was broken, or why the victory is shared; nothing where the points alone decided."""
        if not self.over:
            return []
        return [self.game.describe(event) for event in self.game.verdict(self._state, self._ply)]

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """Each seat's points by source; they sum to its score."""
        return [self.game.breakdown(self._state, seat) for seat in range(self.players)]

    def view(self, seat: SupportsIndex | None = None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None is the spectator."""
        place = None if seat is None else self._seat(seat)
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self._state, place))
        return view

    @property
    def observer(self) -> Observer:
        """Who writes down what a seat of this match knows as numbers; it knows the name of each."""
        observer = self._observer
        if observer is None:
            observer = self._observer = self.game.observer(self.players, self.options)
        return observer

    def observe(self, seat: SupportsIndex) -> list[float]:
        """What a seat knows, as numbers between 0 and about 1, for learners."""
        return self.observer.observe(self._state, self._known(), self._seat(seat))

    def events(self, seat: SupportsIndex | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has heard since a ply, in order."""
        listener = None if seat is None else self._seat(seat)
        journal = self._journal
        first = len(journal)
        while first and (journal[first - 1].ply >= since or not since):
            first -= 1
        return [event for event in journal[first:] if event.heard_by(listener)]

    def seat(self, seat: SupportsIndex) -> "Seat":
        """The match as one seat has it."""
        return Seat(self, self._seat(seat))

    def copy(self) -> "Match":
        """The same match, sharing nothing; its past can't be undone, but its future is its own."""
        luck = self._chance
        if luck is not None and not isinstance(luck, Scripted):
            luck = Chance((luck.key0, luck.key1), SETUP)
        twin = Match(
            self.game,
            self.players,
            dict(self.options),
            self.seed,
            journal=self._keep,
            position=self._state.copy(),
            memory=self._known(),
            chance=luck,
            anew=self._anew,
        )
        twin._word = self._word
        self._share_past(twin)
        self._journal_shared = twin._journal_shared = True
        twin._journal = self._journal
        twin.seats = self.seats
        twin.imagined = self.imagined
        twin._observer = self._observer
        twin._counted = self._counted
        if not self._keep:
            twin._turns = self.turns  # with a journal, that tells
        return twin

    def _imagined(self, position: State, seed: Seed) -> "Match":
        """A match that goes on from a position which a seat imagines."""
        twin = Match(
            self.game,
            self.players,
            dict(self.options),
            f"imagined:{seed}",
            journal=False,
            position=position,
            memory=self._known(),
        )
        self._share_past(twin)
        twin.imagined = True
        twin.seats = self.seats
        twin._observer = self._observer
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as what made it: setup, seed and moves."""
        if self.imagined:
            raise IgrotekaError("an imagined match can't be pickled: it was never played")
        setup = (self.game, self.players, self.options, self.seed)
        return _played, (setup, self._keep, self.seats, list(self._moves), self._anew)

    def record(self) -> dict[str, Any]:
        """The whole match, ready for JSON. It holds the seed: while the match runs, keep it where it is played."""
        from igroteka.engine.record import write

        if self.imagined:
            raise IgrotekaError("an imagined match has no record: it was never played")
        return write(self)

    def _repr_html_(self) -> str:
        """How it shows itself in a notebook: as a spectator sees it. A seat shows what its player sees."""
        from igroteka.engine.notebook import page

        return page(self, None)

    # Small services.

    def __repr__(self) -> str:
        where = "over" if self.over else f"seat {' and '.join(map(str, self.to_act))} to act"
        kind = "imagined match" if self.imagined else "match"
        return f"<{kind} of {self.game.key}, {self.players} players, ply {self._ply}, {where}>"

    def _seat(self, seat: SupportsIndex | None) -> int:
        if seat is None:
            asked = kernel.to_act(self._state)
            if len(asked) > 1:
                raise IllegalMove(f"seats {', '.join(map(str, asked))} may act now: say which one, seat=...")
            return asked[0] if asked else 0
        return self._place(seat)

    def _move(self, move: Move) -> int:
        if isinstance(move, str):
            ids: dict[str, int] = self.game.catalogue.ids
            if move not in ids:
                close = difflib.get_close_matches(move, self.game.catalogue.names, n=3)
                hint = f"; did you mean {' or '.join(close)}?" if close else ""
                raise IllegalMove(f"{self.game.key} has no move {move!r}{hint}")
            return ids[move]
        number = whole(move)
        if not 0 <= number < self._known_moves:
            raise IllegalMove(f"{self.game.key} has moves 0 to {self._known_moves - 1}, not {move!r}")
        return number


def _played(
    setup: tuple[Any, ...],
    journal: bool,
    seats: list[str] | None,
    moves: list[tuple[int, int]],
    anew: Sequence[tuple[int, str]] = (),
) -> Match:
    """What unpickling calls: the match after these moves."""
    match = Match(*setup, journal=journal, anew=anew)
    match.seats = seats
    for seat, move in moves:
        match._play(seat, move)
    return match


def new(
    game: Game,
    players: Any = None,
    seed: Any = None,
    options: Mapping[str, Any] | None = None,
    *,
    after: Match | None = None,
    journal: bool = True,
) -> Match:
    """A new match. `after` is the last match of a series: the game's rule then says who begins.

    What isn't a number of players or a seed is refused in our words; a compiled function would refuse it in its own.
    """
    if seed is None:
        seed = secrets.randbits(128)
    seed = seed_of(seed)
    count, values = game.read_setup(players, options)
    if after is not None:
        if after.game.key != game.key or after.players != count or not after.over:
            raise BadOption("`after` is a finished match of the same game with as many players")
        values |= game.first_after(count, after.winners, Chance(key_of(f"after:{seed}"), SETUP))
    return Match(game, count, values, seed, journal=journal)
