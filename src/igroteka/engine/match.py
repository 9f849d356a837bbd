"""A match: a state in play, with its record. Moves are judged here; undo, redo and replay live here."""

import difflib
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.engine.errors import BadOption, IgrotekaError, IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.memory import Memory
from igroteka.engine.observation import Observer
from igroteka.engine.state import State
from igroteka.engine.texts import Names
from igroteka.engine.words import Player, Text

Move = int | str


class Checkpoint:
    """All that is needed to take one move back."""

    def __init__(self, seat: int, move: int, state: State, memory: Memory, events: int) -> None:
        self.seat = seat
        self.move = move
        self.state = state
        self.memory = memory
        self.events = events


class Match:
    """A game being played.

    It knows everything, the seed included; what a player or a bot may use is `match.seat(i)`. With `journal=False` no
    events are kept and nothing can be undone: that is for matches by the thousand.
    """

    def __init__(
        self, game: Game, players: int, options: dict[str, Any], seed: int | str, *, journal: bool = True
    ) -> None:
        self.game = game
        self.players = players
        self.options = options
        self.seed = seed
        self.seats: list[str] | None = None
        """Who sits where, by name, if the record should say so."""
        self.moves: list[tuple[int, int]] = []
        self.journal: list[Event] = []
        self.token = object()
        self.imagined = False
        """Whether this is some seat's imagination, which has no record."""
        self._keep = journal
        self._key = key_of(seed)
        self._news: list[Event] = []
        self._undo: list[Checkpoint] = []
        self._redo: list[tuple[int, int]] = []
        self._legal: dict[int, list[int]] = {}
        self._observer: Observer | None = None
        dealer = Dealer(self._chance(SETUP), self._news)
        self.state: Any = game.start(players, options, dealer)
        """The position, of the game's own type."""
        kernel.settle(self.state, dealer)
        self.memory = game.memory(self.state)
        self._file_news()

    # Whose turn it is, and what may be played.

    @property
    def ply(self) -> int:
        """How many moves have been played."""
        return len(self.moves)

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that are asked now; none when the match is over."""
        return kernel.to_act(self.state)

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return not self.state.stack

    def legal(self, seat: int | None = None) -> list[int]:
        """The moves that a seat may play now; none for a seat that isn't asked."""
        seat = self._seat(seat)
        if seat not in self._legal:
            self._legal[seat] = kernel.legal(self.state, seat) if seat in self.to_act else []
        return list(self._legal[seat])

    def name(self, move: int) -> str:
        """The name of a move."""
        return self.game.catalogue.names[move]

    def move(self, name: str) -> int:
        """The move of that name."""
        return self._move(name)

    def reason(self, move: Move, seat: int | None = None) -> Text | None:
        """Why the seat can't play this move now, as a text; None if it can."""
        move = self._move(move)
        if self.over:
            return Text("why-over")
        seat = self._seat(seat)
        if seat not in self.to_act:
            if len(self.to_act) == 1:
                return Text("why-not-your-turn", other=Player(self.to_act[0]))
            return Text("why-not-asked")
        if move in self.legal(seat):
            return None
        question = self.state.stack[-1]
        why: Text | None = question.why_not(self.state, seat, move)
        return why or Text("why-not-now", prompt=question.prompt(self.state, seat))

    def why_not(self, move: Move, seat: int | None = None, *, language: str = "en", names: Names = None) -> str | None:
        """Why the seat can't play this move now, in words; None if it can."""
        why = self.reason(move, seat)
        return None if why is None else self.game.speaker(language, names).text(why)

    # Playing.

    def play(self, move: Move, seat: int | None = None) -> None:
        """Play a move, or raise IllegalMove and leave everything as it was."""
        move = self._move(move)
        seat = self._seat(seat)
        if move not in self.legal(seat):
            why = self.reason(move, seat)
            assert why is not None
            raise IllegalMove(Text("refused-move", move=self.name(move), why=why), why, *self.game.words)
        self._redo.clear()
        self._play(seat, move)

    def _play(self, seat: int, move: int) -> None:
        dealer = Dealer(self._chance(self.ply), self._news)
        before = None
        if self._keep:
            before = Checkpoint(seat, move, self.state.copy(), self.memory.copy(), len(self.journal))
        kernel.play(self.state, seat, move, dealer)
        self.moves.append((seat, move))
        self._legal.clear()
        if before is not None:
            if dealer.revealed or dealer.chance.drawn or self.over:
                self._undo.clear()
            else:
                if self._undo and self._undo[-1].seat != seat:
                    self._undo.clear()
                self._undo.append(before)
        self._take_in_news()

    def _take_in_news(self) -> None:
        for event in self._news:
            if event.heard_by(None):
                self.memory.hear(event)
        self._file_news()

    def _file_news(self) -> None:
        if self._keep:
            self.journal += self._news
        self._news.clear()

    # Undo and redo.

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take its last move back.

        It may while nobody else has moved since and nothing random or hidden has come to light.
        """
        return bool(self._undo) and self._undo[-1].seat == seat

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; the position is exactly the earlier one."""
        if not self.can_undo(seat):
            raise IllegalMove(Text("why-no-undo"))
        before = self._undo.pop()
        self.state = before.state
        self.memory = before.memory
        del self.journal[before.events :]
        self.moves.pop()
        self._legal.clear()
        self._redo.append((before.seat, before.move))

    def can_redo(self, seat: int) -> bool:
        """Whether the seat has taken a move back and nothing was played since."""
        return bool(self._redo) and self._redo[-1][0] == seat

    def redo(self, seat: int) -> None:
        """Play again what was taken back last."""
        if not self.can_redo(seat):
            raise IllegalMove(Text("why-no-redo"))
        self._play(*self._redo.pop())

    # What has come of it, and who may see what.

    @property
    def scores(self) -> list[int]:
        """The score of each seat as things stand."""
        return self.game.scores(self.state)

    @property
    def winners(self) -> list[int]:
        """The winning seats, tie-breaks applied; none while the match goes on."""
        return self.game.winners(self.state) if self.over else []

    @property
    def breakdown(self) -> list[dict[str, int]]:
        """Each seat's points by source; they sum to its score."""
        return [self.game.breakdown(self.state, seat) for seat in range(self.players)]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, ready for JSON; None is the spectator."""
        if seat is not None:
            seat = self._seat(seat)
        view: dict[str, Any] = msgspec.to_builtins(self.game.view(self.state, seat))
        return view

    @property
    def observer(self) -> Observer:
        """Who writes down what a seat of this match knows as numbers; it knows the name of each."""
        if self._observer is None:
            self._observer = self.game.observer(self.players, self.options)
        return self._observer

    def observe(self, seat: int) -> list[float]:
        """What a seat knows, as numbers between 0 and about 1, for learners."""
        return self.observer.observe(self.state, self.memory, self._seat(seat))

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) has heard since a ply, in order."""
        first = len(self.journal)
        while first and (self.journal[first - 1].ply >= since or not since):
            first -= 1
        return [event for event in self.journal[first:] if event.heard_by(seat)]

    def seat(self, seat: int) -> "Seat":
        """The match as one seat has it."""
        return Seat(self, self._seat(seat))

    def copy(self) -> "Match":
        """The same match, sharing nothing; its past can't be undone, but its future is its own."""
        twin: Match = object.__new__(Match)
        twin.__dict__.update(self.__dict__)
        twin.state = self.state.copy()
        twin.memory = self.memory.copy()
        twin.options = dict(self.options)
        twin.token = object()
        twin.moves = list(self.moves)
        twin.journal = list(self.journal)
        twin._news = []
        twin._undo = []
        twin._redo = []
        twin._legal = {}
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> "Match":
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        """A match is pickled as what made it: setup, seed and moves."""
        if self.imagined:
            raise IgrotekaError("an imagined match can't be pickled: it was never played")
        setup = (self.game, self.players, self.options, self.seed)
        return _played, (setup, self._keep, self.seats, self.moves)

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

    def _chance(self, ply: int) -> Chance:
        return Chance(self._key, ply)

    def _seat(self, seat: int | None) -> int:
        if seat is None:
            asked = self.to_act
            if len(asked) > 1:
                raise IllegalMove(f"seats {', '.join(map(str, asked))} may act now: say which one, seat=...")
            return asked[0] if asked else 0
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.players:
            raise IllegalMove(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}")
        return seat

    def _move(self, move: Move) -> int:
        catalogue = self.game.catalogue
        if isinstance(move, str):
            if move not in catalogue.ids:
                close = difflib.get_close_matches(move, catalogue.names, n=3)
                hint = f"; did you mean {' or '.join(close)}?" if close else ""
                raise IllegalMove(f"{self.game.key} has no move {move!r}{hint}")
            return catalogue.ids[move]
        if isinstance(move, bool) or not isinstance(move, int) or not 0 <= move < len(catalogue):
            raise IllegalMove(f"{self.game.key} has moves 0 to {len(catalogue) - 1}, not {move!r}")
        return move


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
        moves = self._match.moves
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

    def _repr_html_(self) -> str:
        """How it shows itself in a notebook: as its player sees the match."""
        from igroteka.engine.notebook import page

        return page(self._match, self.index)

    def imagine(self, seed: int | str = 0) -> Match:
        """A match that this seat can't tell from the true one, with everything unknown to it redrawn."""
        twin = self._match.copy()
        twin.seed = f"imagined:{seed}"
        twin._key = key_of(twin.seed)
        twin._keep = False
        twin.journal = []
        twin.imagined = True
        twin.state = self.imagine_state(seed)
        return twin

    def imagine_state(self, seed: int | str = 0) -> State:
        """Just the position of such a match, which is all that strategies and search need."""
        chance = Chance(key_of(f"imagine:{seed}"), SETUP)
        return self.game.imagine(self._match.state, self._match.memory, self.index, chance)


def _played(setup: tuple[Any, ...], journal: bool, seats: list[str] | None, moves: list[tuple[int, int]]) -> Match:
    """What unpickling calls: the match after these moves."""
    match = Match(*setup, journal=journal)
    match.seats = seats
    for seat, move in moves:
        match._play(seat, move)
    return match


def new(
    game: Game,
    players: int | None = None,
    seed: int | str | None = None,
    options: Mapping[str, Any] | None = None,
    *,
    after: Match | None = None,
    journal: bool = True,
) -> Match:
    """A new match. `after` is the last match of a series: the game's rule then says who begins."""
    if seed is None:
        seed = secrets.randbits(128)
    if isinstance(seed, bool) or not isinstance(seed, (int, str)):
        raise BadOption(f"a seed is a whole number or a string, not {seed!r}")
    players, values = game.read_setup(players, options)
    if after is not None:
        if after.game.key != game.key or after.players != players or not after.over:
            raise BadOption("`after` is a finished match of the same game with as many players")
        values |= game.first_after(players, after.winners, Chance(key_of(f"after:{seed}"), SETUP))
    return Match(game, players, values, seed, journal=journal)
