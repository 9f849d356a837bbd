"""The timeline of a match: its position, the moves that led there, their luck and their news.

Nothing is judged here; `Match` is who does. What is costly is put off until somebody wants it: copies share their past
until one of them moves on, and to take a move back the moves since the last kept position are played once more.
"""

import operator
from collections.abc import Collection, Sequence
from typing import Any, Final, SupportsIndex

from mypy_extensions import mypyc_attr

from igroteka.engine import state as kernel
from igroteka.engine.chance import SETUP, Chance, Scripted, key_of
from igroteka.engine.dealer import Dealer, Event, Kind
from igroteka.engine.errors import IllegalMove
from igroteka.engine.game import Game
from igroteka.engine.memory import Crier, Memory
from igroteka.engine.observation import Observer
from igroteka.engine.state import State
from igroteka.engine.words import Text

NOBODY: Final = -1
ANCHORED: Final = 64
"""Every so many moves, where nothing can be taken back, the position is kept for later undoing."""


def whole(number: object) -> int:
    """A whole number of any integer type, numpy's too; -1, which is neither a move nor a seat, for anything else."""
    if type(number) is int:
        return number
    if isinstance(number, bool) or not hasattr(number, "__index__"):
        return NOBODY
    try:
        return operator.index(number)
    except TypeError:  # so numpy's arrays say that they are no number
        return NOBODY


@mypyc_attr(allow_interpreted_subclasses=True)
class Timeline:
    """A game under way, from wherever it began."""

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
        self._memory_late = False
        """Whether the memory has missed what was played: it hears of it when somebody wants to know."""
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
        self._began_here = position is None and chance is None
        """Whether it began as its seed says, so that it can be played once more."""
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

    def _hush(self, wanted: bool) -> bool:
        """Let nobody tell the memory what is played, unless it is wanted or couldn't catch up; whether that is so."""
        self._known()
        if wanted or self._keep or self._anew or not (self._attentive and self._began_here):
            return False
        self._dismiss_dealer()
        counted = self._counted
        self._dealer = Dealer(self._luck()) if counted is None else Crier(self._luck(), Memory(), counted)
        return True

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
        self.put(position, self._known())

    @property
    def memory(self) -> Memory:
        """What everybody at the table has seen and could remember."""
        memory = self._known()
        if self._memory_shared:
            self._own_memory()
            return self._memory
        return memory

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
        self._memory_shared = self._memory_late = self._began_here = False
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

    def _known(self) -> Memory:
        """The memory, shared or not, once it has heard of everything."""
        if self._memory_late:
            self._catch_up()
        return self._memory

    def _catch_up(self) -> None:
        """Let the memory hear what it has missed: all is played once more."""
        again = Timeline(self.game, self.players, dict(self.options), self.seed, journal=False, anew=self._anew)
        for seat, move in self._moves:
            again._play(seat, move)
        self._memory = again._memory
        self._memory_shared = self._memory_late = False
        self._dismiss_dealer()

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

    def _legal(self, seat: int) -> list[int]:
        if self._asked != seat:
            self._answers = kernel.legal(self._state, seat) if kernel.is_asked(self._state, seat) else []
            self._asked = seat
        return self._answers

    # Playing.

    def _play(self, seat: int, move: int) -> None:
        if self._moves_shared:
            self._own_moves()
        if self._memory_late:
            self._catch_up()
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
        if not self._state.stack:
            self._news += self.game.ending(self._state, self._ply)
            self._news += self.game.verdict(self._state, self._ply)
        self._file_news()

    def _file_news(self) -> None:
        if self._keep and self._news:
            self.journal.extend(self._news)
        self._news.clear()

    # Undo and redo.

    def can_undo(self, seat: SupportsIndex, through: Collection[int] = ()) -> bool:
        """Whether the seat may take its last move back.

        It may while nothing random or hidden has come to light, and nobody else has moved since but these seats: those
        that programs play, who don't mind.
        """
        return self._to_take_back(self._place(seat), through) > 0

    def undo(self, seat: SupportsIndex, through: Collection[int] = ()) -> None:
        """Take back the seat's last move, with what these seats played after it: exactly the earlier position."""
        count = self._to_take_back(self._place(seat), through)
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

    def _place(self, seat: SupportsIndex) -> int:
        """The number of a seat, checked."""
        place = whole(seat)
        if not 0 <= place < self.players:
            raise IllegalMove(f"there is no seat {seat!r}: the seats are 0 to {self.players - 1}")
        return place

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
        """Whether the seat has taken a move back, nothing was played since, and it is the one asked again.

        It isn't where a program's move was taken back in between: that one may move otherwise.
        """
        asking = self._place(seat)
        if not self._redo:
            return False
        place, move = self._redo[-1]
        return place == asking and move in self._legal(place)

    def redo(self, seat: SupportsIndex) -> None:
        """Play again what was taken back last."""
        if not self.can_redo(seat):
            raise IllegalMove(Text("why-no-redo"))
        place, move = self._redo.pop()
        self._play(place, move)

    @property
    def anew(self) -> list[tuple[int, str]]:
        """From which plies on luck is another than the seed's alone, since moves were taken back there."""
        return list(self._anew)

    def revealed_since(self, ply: int) -> bool:
        """Whether something random or hidden has come to light since a ply, or may have."""
        return self._ply - ply > self._undoable

    @property
    def turns(self) -> int:
        """How many turns have begun, by the journal; without one, only if the match was told to count them."""
        if self._keep:
            return sum(event.kind.name == self.game.turn_begins for event in self._journal)
        return self._turns + (self._dealer.count if isinstance(self._dealer, Crier) else 0)

    def _share_past(self, twin: "Timeline") -> None:
        """Moves and memory, until one of the two moves on."""
        self._moves_shared = self._memory_shared = twin._moves_shared = True
        twin._moves = self._moves
        twin._ply = self._ply
