"""A match: a state in play, with its record. Moves are judged here; undo, redo and replay live here.

It compiles, since a user's loop over `legal` and `play` should run about as fast as the kernel below it. What is costly
is put off until somebody wants it: copies share their past until one of them moves on, and to take a move back the
moves since the last kept position are played once more.
"""

import difflib
import hashlib
import operator
import secrets
from collections.abc import Collection, Mapping, Sequence
from typing import Any, Final, SupportsIndex

import msgspec
from mypy_extensions import mypyc_attr

from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, Scripted, key_of
from igroteka.engine.dealer import Dealer, Event, Kind
from igroteka.engine.errors import BadOption, IgrotekaError, IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.memory import Crier, Memory
from igroteka.engine.observation import Observer
from igroteka.engine.playout import Playout, play_on
from igroteka.engine.state import State
from igroteka.engine.strategy import Strategy
from igroteka.engine.texts import Names
from igroteka.engine.words import Player, Text

Move = SupportsIndex | str
"""A move by its number, of any integer type, or by its name."""
NOBODY: Final = -1
ANCHORED: Final = 64
"""Every so many moves, where nothing can be taken back, the position is kept for later undoing."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Match:
    """A game being played.

    It knows everything, the seed included; what a player or a bot may use is `match.seat(i)`. With `journal=False` no
    events are kept and nothing can be undone: that is for matches by the thousand; with `turns=True` it still counts
    the turns. A match may also begin at a given `position`, with a `memory` of what led to it, and draw from a given
    `chance`: so scenes put up what they need.
    """

    def __init__(
        self,
        game: Game,
        players: int,
        options: dict[str, Any],
        seed: int | str,
        *,
        journal: bool = True,
        turns: bool = False,
        position: State | None = None,
        memory: Memory | None = None,
        chance: Chance | None = None,
        anew: Sequence[tuple[int, str]] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.seats: list[str] | None = None
        """Who sits where, by name, if the record should say so."""
        self.token = object()
        self.imagined = False
        """Whether this is some seat's imagination, which has no record."""
        self._keep = journal
        self._known_moves: int = len(game.catalogue.names)
        self._ply = 0
        self._moves: list[tuple[int, int]] = []
        self._moves_shared = False
        self._journal: list[Event] = []
        self._journal_shared = False
        self._memory_shared = memory is not None
        self._news: list[Event] = []
        self._undoable = 0
        """How many of the last moves brought nothing random or hidden to light, and so can be taken back."""
        self._redo: list[tuple[int, int]] = []
        self._asked = NOBODY
        """The seat whose legal moves are known,"""
        self._answers: list[int] = []
        """and what they are."""
        self._observer: Observer | None = None
        self._counted: Kind | None = None
        if turns:
            self._counted = next((kind for kind in game.kinds if kind.name == game.turn_begins), None)
        self._turns = 0
        self._chance = chance
        """Where its luck comes from; without one, the seed's, as soon as it is wanted."""
        self._dealer: Dealer | None = None
        """Who deals; hired anew whenever the memory is another."""
        self._anew: list[tuple[int, str]] = [(ply, word) for ply, word in anew]
        """From which plies on luck is another, since moves were taken back there: a word beside the seed for each."""
        self._word = ""
        """The word that its present luck comes from, beside the seed."""
        if position is None:
            dealer = Dealer(self._luck(), self._news)
            position = game.start(players, options, dealer)
            kernel.settle(position, dealer)
        self._state = position
        self._memory = memory if memory is not None else game.memory(position)
        self._attentive = type(self._memory) is not Memory
        """Whether there is more to remember than the position shows."""
        self._anchor: State | None = None
        """The position and the memory after some moves, from which to play on when a later one is taken back."""
        self._anchor_memory = self._memory
        self._anchor_ply = 0
        if self._news:
            for event in self._news:
                self._turns += event.kind is self._counted
            self._file_news()

    def _luck(self) -> Chance:
        chance = self._chance
        if chance is None:
            chance = self._chance = Chance(key_of(self.seed), SETUP)
        return chance

    def _renew_luck(self) -> None:
        """Where moves were taken back, luck is another from there on."""
        word = ""
        for ply, each in self._anew:
            if ply <= self._ply:
                word = each
        if word != self._word:
            self._word = word
            self._chance = Chance(key_of(f"{self.seed}:{word}"), SETUP)
            self._undoable = 0  # to undo, moves are played again from the anchor: by the same luck, all of them
            self._anchor = None
            self._dismiss_dealer()

    def _hire_dealer(self) -> Dealer:
        """One who writes the journal, or tells just the memory, or is quiet."""
        if self._keep:
            dealer = Dealer(self._luck(), self._news)
        elif self._attentive or self._counted is not None:
            dealer = Crier(self._luck(), self._memory, self._counted)
        else:
            dealer = Dealer(self._luck())
        self._dealer = dealer
        return dealer

    def _dismiss_dealer(self) -> None:
        if isinstance(self._dealer, Crier):
            self._turns += self._dealer.count
        self._dealer = None

    # The position, and how it came about.

    @property
    def state(self) -> Any:
        """The position, of the game's own type."""
        return self._state

    @state.setter
    def state(self, position: Any) -> None:
        self.put(position, self._memory)

    @property
    def memory(self) -> Memory:
        """What everybody at the table has seen and could remember."""
        if self._memory_shared:
            self._own_memory()
        return self._memory

    @property
    def moves(self) -> list[tuple[int, int]]:
        """All moves so far: whose, and which."""
        if self._moves_shared:
            self._own_moves()
        return self._moves

    @property
    def journal(self) -> list[Event]:
        """All events so far, for every audience."""
        if self._journal_shared:
            self._journal = list(self._journal)
            self._journal_shared = False
        return self._journal

    def put(self, position: Any, memory: Memory, moves: list[tuple[int, int]] | None = None) -> None:
        """Go on from another position, with the memory and the moves that led to it; nothing can be taken back."""
        self._state = position
        self._memory = memory
        self._memory_shared = False
        if moves is not None:
            self._moves = moves
            self._moves_shared = False
            self._ply = len(moves)
        self._asked = NOBODY
        self._undoable = 0
        self._redo.clear()
        self._anchor = None
        self._dismiss_dealer()

    def _own_moves(self) -> None:
        self._moves = list(self._moves)
        self._moves_shared = False

    def _own_memory(self) -> None:
        self._memory = self._memory.copy()
        self._memory_shared = False
        self._dismiss_dealer()

    # Whose turn it is, and what may be played.

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return self._ply

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; none when the match is over."""
        return kernel.to_act(self._state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self._state.stack

    def legal(self, seat: SupportsIndex | None = None) -> list[int]:
        """The moves that a seat may play now; none for a seat that isn't asked."""
        return list(self._legal(self._seat(seat)))

    def _legal(self, seat: int) -> list[int]:
        if self._asked != seat:
            self._answers = kernel.legal(self._state, seat) if kernel.is_asked(self._state, seat) else []
            self._asked = seat
        return self._answers

    def name(self, move: SupportsIndex) -> str:
        """The name of a move."""
        return str(self.game.catalogue.names[operator.index(move)])

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

    def _play(self, seat: int, move: int) -> None:
        if self._moves_shared:
            self._own_moves()
        if self._memory_shared:
            self._own_memory()
        if self._anew:
            self._renew_luck()
        if self._keep and self._anchor is None:
            self._drop_anchor()
        dealer = self._dealer
        if dealer is None:
            dealer = self._hire_dealer()
        chance = dealer.chance
        chance.turn_to(self._ply)
        if self._keep:
            drawn = chance.drawn
            dealer.revealed = False
            kernel.play(self._state, seat, move, dealer)
            if dealer.revealed or chance.drawn != drawn or not self._state.stack:
                self._undoable = 0
            else:
                self._undoable += 1
            self._take_in_news()
        else:
            kernel.play(self._state, seat, move, dealer)
        self._moves.append((seat, move))
        self._ply += 1
        self._asked = NOBODY
        if self._keep and self._undoable == 0 and self._anchor_is_old():
            self._anchor = None

    def _anchor_is_old(self) -> bool:
        """A script says each thing once: what it has said can't be played again."""
        return self._ply - self._anchor_ply >= ANCHORED or isinstance(self._chance, Scripted)

    def _drop_anchor(self) -> None:
        self._anchor = self._state.copy()
        self._anchor_memory = self._memory.copy()
        self._anchor_ply = self._ply

    def _take_in_news(self) -> None:
        if self._attentive:
            for event in self._news:
                if event.heard_by(None):
                    self._memory.hear(event)
        self._file_news()

    def _file_news(self) -> None:
        if self._keep and self._news:
            self.journal.extend(self._news)
        self._news.clear()

    def play_by(self, strategies: Sequence[Strategy | None], seeds: Sequence[int | str]) -> None:
        """Play on to the end by strategies, one for each seat, with the seeds of their bots; none plays at random.

        It is the same, move by move, as asking `StrategyBot`s and `RandomBot`s with these seeds.
        """
        luck = [Chance(key_of(f"random bot:{seed}"), 0) for seed in seeds]
        while self._state.stack:
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
        self, strategy: str | Strategy | Sequence[Any] = "random", *, limit: int = 0, seed: int | str = 0
    ) -> Playout:
        """How it may go on: a copy of the position, played to the end inside the kernel; the match stays as it is.

        `strategy` is "random", a named strategy of the game, a strategy itself, or a list with one of these for each
        seat. After `limit` moves it ends and is judged as it stands. A strategy is shown the position as it is here,
        so roll out what a seat imagines: `match.seat(0).imagine(seed).rollout("regular")`.
        """
        several = isinstance(strategy, (list, tuple))
        each = list(strategy) if isinstance(strategy, (list, tuple)) else [strategy] * self.players
        if several and len(each) != self.players:
            raise BadOption(f"this match has {self.players} seats, and {len(each)} strategies came")
        chance = Chance(key_of(f"rollout:{seed}"), 0)
        position = self._state.copy()
        plies = play_on(position, [self._strategy(one) for one in each], Dealer(chance), limit)
        return Playout(self.game, position, plies)

    def _strategy(self, one: Any) -> Strategy | None:
        if one == "random":
            return None
        if isinstance(one, str):
            found = self.game.strategies.get(one)
            if found is None:
                known = ", ".join(["random", *self.game.strategies])
                raise BadOption(f"{self.game.key} has no strategy {one!r}; there are {known}")
            return found
        strategy: Any = getattr(one, "strategy", one)
        if not isinstance(strategy, Strategy):
            raise BadOption(f"{one!r} is no strategy: give a name, a Strategy, or a bot that follows one")
        return strategy

    # Undo and redo.

    def can_undo(self, seat: SupportsIndex, through: Collection[int] = ()) -> bool:
        """Whether the seat may take its last move back.

        It may while nothing random or hidden has come to light, and nobody else has moved since but these seats: those
        that programs play, who don't mind.
        """
        return self._to_take_back(operator.index(seat), through) > 0

    def undo(self, seat: SupportsIndex, through: Collection[int] = ()) -> None:
        """Take back the seat's last move, with what these seats played after it: exactly the earlier position."""
        count = self._to_take_back(operator.index(seat), through)
        if count == 0:
            raise IllegalMove(Text("why-no-undo"))
        moves = self.moves
        taken = moves[-count]
        del moves[-count:]
        self._ply -= count
        self._undoable -= count
        journal = self.journal
        while journal and journal[-1].ply != SETUP and journal[-1].ply >= self._ply:
            journal.pop()
        assert self._anchor is not None
        state, memory = self._anchor.copy(), self._anchor_memory.copy()
        chance = self._luck()
        dealer = Crier(chance, memory, None)
        for ply in range(self._anchor_ply, self._ply):
            chance.turn_to(ply)
            place, move = self._moves[ply]
            kernel.play(state, place, move, dealer)
        self._state, self._memory, self._memory_shared = state, memory, False
        self._asked = NOBODY
        self._dismiss_dealer()
        self._redo.append(taken)

    def _to_take_back(self, seat: int, through: Collection[int]) -> int:
        """How many moves there are from the seat's last one on, if they can all be taken back; else none."""
        for count in range(1, self._undoable + 1):
            mover = self._moves[-count][0]
            if mover == seat:
                return count
            if mover not in through:
                return 0
        return 0

    def can_redo(self, seat: SupportsIndex) -> bool:
        """Whether the seat has taken a move back and nothing was played since."""
        return bool(self._redo) and self._redo[-1][0] == operator.index(seat)

    def redo(self, seat: SupportsIndex) -> None:
        """Play again what was taken back last."""
        if not self.can_redo(seat):
            raise IllegalMove(Text("why-no-redo"))
        place, move = self._redo.pop()
        self._play(place, move)

    # Going back further, whatever has come to light since.

    @property
    def anew(self) -> list[tuple[int, str]]:
        """From which plies on luck is another than the seed's alone, since moves were taken back there."""
        return list(self._anew)

    def revealed_since(self, ply: int) -> bool:
        """Whether something random or hidden has come to light since a ply, or may have."""
        return self._ply - ply > self._undoable

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
        return self.observer.observe(self._state, self._memory, self._seat(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has heard since a ply, in order."""
        journal = self._journal
        first = len(journal)
        while first and (journal[first - 1].ply >= since or not since):
            first -= 1
        return [event for event in journal[first:] if event.heard_by(seat)]

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
            memory=self._memory,
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

    def _share_past(self, twin: "Match") -> None:
        """Moves and memory, until one of the two moves on."""
        self._moves_shared = self._memory_shared = twin._moves_shared = True
        twin._moves = self._moves
        twin._ply = self._ply

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

    @property
    def turns(self) -> int:
        """How many turns have begun, by the journal; without one, only if the match was told to count them."""
        if self._keep:
            return sum(event.kind.name == self.game.turn_begins for event in self._journal)
        return self._turns + (self._dealer.count if isinstance(self._dealer, Crier) else 0)

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
        place = whole(seat)
        if not 0 <= place < self.players:
            raise IllegalMove(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}")
        return place

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


def whole(number: object) -> int:
    """A whole number of any integer type, numpy's too; -1, which is neither a move nor a seat, for anything else."""
    if type(number) is int:
        return number
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return NOBODY
    return operator.index(number)


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat:
    """A match as one seat has it: all that a player, or a bot, may use."""

    def __init__(self, match: Match, index: int) -> None:
        self._match = match
        self.index = index
        self.game = match.game
        self.players = match.players
        self.options = match.options

    @property
    def ply(self) -> int:
        """How many moves have been played by all."""
        return self._match.ply

    @property
    def token(self) -> object:
        """The same object for as long as the match is the same; good for nothing else."""
        return self._match.token

    @property
    def last_move(self) -> int | None:
        """The very last move, if it was this seat's own."""
        moves = self._match._moves
        return moves[-1][1] if moves and moves[-1][0] == self.index else None

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now."""
        return self._match.to_act

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self._match.over

    def legal(self) -> list[int]:
        """What this seat may play now."""
        return self._match.legal(self.index)

    def name(self, move: int) -> str:
        """The name of a move."""
        return self._match.name(move)

    def view(self) -> dict[str, Any]:
        """What this seat may know."""
        return self._match.view(self.index)

    def observe(self) -> list[float]:
        """What this seat knows, as numbers between 0 and about 1, for learners."""
        return self._match.observe(self.index)

    def events(self, since: int = 0) -> list[Event]:
        """What this seat has heard."""
        return self._match.events(self.index, since)

    def why_not(self, move: Move, *, language: str = "en", names: Names = None) -> str | None:
        """Why this seat can't play a move now."""
        return self._match.why_not(move, self.index, language=language, names=names)

    def __repr__(self) -> str:
        return f"<seat {self.index} of {self._match!r}>"

    def _repr_html_(self) -> str:
        """How it shows itself in a notebook: as its player sees the match."""
        from igroteka.engine.notebook import page

        return page(self._match, self.index)

    def imagine(self, seed: int | str = 0) -> Match:
        """A match that this seat can't tell from the true one, with everything unknown to it redrawn."""
        match = self._match
        twin = Match(
            self.game,
            self.players,
            dict(self.options),
            f"imagined:{seed}",
            journal=False,
            position=self.imagine_state(seed),
            memory=match._memory,
        )
        match._share_past(twin)
        twin.imagined = True
        twin.seats = match.seats
        twin._observer = match._observer
        return twin

    def imagine_state(self, seed: int | str = 0) -> State:
        """Just the position of such a match, which is all that strategies and search need."""
        chance = Chance(key_of(f"imagine:{seed}"), SETUP)
        return self.game.imagine(self._match._state, self._match._memory, self.index, chance)


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
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOption(f"a seed is a whole number or a string, not {seed!r}")
    count, values = game.read_setup(players, options)
    if after is not None:
        if after.game.key != game.key or after.players != count or not after.over:
            raise BadOption("`after` is a finished match of the same game with as many players")
        values |= game.first_after(count, after.winners, Chance(key_of(f"after:{seed}"), SETUP))
    return Match(game, count, values, seed, journal=journal)
