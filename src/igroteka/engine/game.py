"""A game: one title, as one plain object that says what it is made of and how it begins, is seen and is scored."""

import math
from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

from igroteka.engine import state as kernel
from igroteka.engine import ties
from igroteka.engine.catalogue import Catalogue
from igroteka.engine.chance import Chance
from igroteka.engine.components import Loaded, loaded
from igroteka.engine.dealer import Dealer, Event, Kind
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.engine.memory import Memory
from igroteka.engine.observation import Observer
from igroteka.engine.options import Choice, Option, read_options
from igroteka.engine.state import State
from igroteka.engine.strategy import Strategy
from igroteka.engine.texts import Names, Speaker
from igroteka.engine.view import View
from igroteka.engine.words import Noun, Player, Text

LEVEL: Final = 2.5
"""By the lead alone, this many times the lead that nearly decides a match still leaves much to gain."""


class Guidance(NamedTuple):
    """How a search goes by the opinions of a network (`bots/guided.py`)."""

    exploring: float = 1.5
    """How much a move that the network is for is preferred to one that has done better so far."""
    own_view: bool = False
    """Whether what a position is worth is asked only where the searching seat is to decide, the others playing on as
    the network would: where much is hidden, they know too little of what it has."""
    alone: bool = False
    """Whether only its own moves, up to the next of somebody else's, are a tree."""
    paired: bool = False
    """Whether there is no tree, but moves are compared one by one under the same luck,"""
    ahead: int = 0
    """and everybody plays on for so many decisions as the network would, before it is asked what that is worth."""
    throughout: bool = False
    """Whether it is asked at each decision of the searching seat on the way instead, and the mean counts,"""
    others_written: bool = False
    """and whether the others are then taken to play as the room's strategy does, which the network may not be like."""
    to_the_end: bool = False
    """Whether moves are compared by whole matches instead, the others as written in every other one of them, and the
    lead at the end counts."""
    open_questions: tuple[type, ...] = ()
    """Questions of which every answer is compared, however sure the network is: it plays its own way afterwards, and so
    never learned what another answer is worth to whoever goes by it."""


class Game:
    """One title. A room makes one object of a subclass of this, called `GAME`."""

    key: str
    hidden: bool = False
    """Whether it is off the shelf: found by whoever names its key, but in no list that doesn't ask for it."""
    seats: range
    usual_players: int
    """How many play if nobody says."""
    minutes: tuple[int, int]
    weight: float
    """How demanding it is, from 1 to 5, as players rate it."""
    to_begin_with: bool = False
    """Whether it is the one to offer somebody who has no wish of his own."""
    rules: int = 1
    """Raised whenever the same moves may lead elsewhere than before."""
    options: tuple[Option, ...] = ()
    """A room lists its own; who begins can be said in every game, and is the last of them."""
    rule_sets: tuple[dict[str, Any], ...] = ({},)
    """Options that make it another game, each worth a golden playthrough of its own."""
    studied: tuple[dict[str, Any], ...] = ()
    """Options under which networks learn it, the usual ones first; the rule sets, if there are none."""
    catalogue: Catalogue
    kinds: tuple[Kind, ...]
    """All kinds of events."""
    turn_begins: str = "turn"
    """The kind of event that begins a turn, for statistics of how long matches are."""
    nouns: dict[str, list[str]]
    """The keys of each noun that events and moves name by number."""
    points: tuple[str, ...]
    """The lines of the score sheet."""
    scoring: Any
    """The room's `scoring` module: `LINES` and `breakdown(state, seat)`, `TIES` and `ties(state, seat)`, and
    `tell_end(state, dealer)`."""
    views: Any
    """The room's `look` module: `view(game, state, seat)`."""
    observing: Any
    """The room's `observe` module: `Observer(players, options)`."""
    folder: Path
    strategies: Mapping[str, Strategy] = {}
    """The game's own named strategies."""
    reads_strategies: bool = False
    """Whether players can write strategies for it as plain text: see `read_strategy`."""
    plans: Sequence[Strategy] = ()
    """Ways of playing for a search to choose from, the usual one first; where none is named, the regular strategy."""
    open_moves: bool = False
    """Whether everyone can see what a seat may play."""
    longest: int = 5_000
    """How many moves a record from elsewhere may have: several times those of the longest match that bots play."""
    horizon: int = 1000
    """How many decisions search plays on before it judges the position as it stands."""
    doubt: float = 2.0
    """By how many standard errors a move must beat the strategy's choice for a search to prefer it."""
    paired: bool = False
    """Whether a search compares moves one by one under the same luck, instead of in a tree: whatever is stronger."""
    learned: bool = False
    """Whether the first choice of the room's network is its `regular`; the written strategy of that name then guides
    searches, is what a novice half understands, and plays where the network hasn't learned to."""
    guided: Guidance | None = None
    """How it goes by the opinions of the room's network, instead of playing on; not at all, where that is stronger."""
    beginner: tuple[int, int] = (40, 30)
    """How often, in per cent, points at once tempt a beginner, and how often he follows his second idea: see
    `bots/novice.py`."""
    lead: float = 10.0
    """A lead in points that nearly decides a match."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        if all(option.key != "first" for option in cls.options):
            cls.options = (*cls.options, Choice("first", "random", *map(str, range(cls.seats[-1]))))
        cls.points = tuple(cls.scoring.LINES)
        cls.kinds = (*cls.kinds, *ties.KINDS)
        cls.nouns = {**cls.nouns, "tie": list(cls.scoring.TIES)}

    def __reduce__(self) -> str:
        """A pickle names the game, and doesn't hold it."""
        return "GAME"

    def read_strategy(self, text: str) -> Strategy:
        """A strategy that a player has written down, or BadStrategy that points at what can't be read."""
        raise BadStrategy(Text("refused-strategy-file", game=self.key, known=", ".join(self.strategies)))

    def plans_for(self, s: Any) -> Sequence[Strategy]:
        """The plans for a match, by what everybody knows of it: where one is better than all others, that alone."""
        return self.plans

    # How it begins, ends and is scored.

    def start(self, players: int, options: dict[str, Any], d: Dealer) -> State:
        """The position before the first move."""
        raise NotImplementedError(self.key)

    def first_seat(self, players: int, options: dict[str, Any], d: Dealer) -> int:
        """Who begins: the seat that the option `first` names, or one at random."""
        return d.chance.below(players) if options["first"] == "random" else int(options["first"])

    def first_after(self, players: int, winners: list[int], chance: Chance) -> dict[str, Any]:
        """The options that let the right seat begin the next match of a series."""
        raise BadOption(f"{self.key} has no rule for who begins the next match of a series")

    def breakdown(self, s: Any, seat: int) -> dict[str, int]:
        """The points of a seat by source; their sum is its score."""
        points: dict[str, int] = self.scoring.breakdown(s, seat)
        return points

    def lines(self, s: Any) -> list[str]:
        """The lines of the score sheet that can count in this match."""
        return list(self.points)

    def scores(self, s: Any) -> list[int]:
        """The score of each seat as things stand."""
        return ties.scores(self.scoring, s)

    def winners(self, s: Any) -> list[int]:
        """The seats that win as things stand, tie-breaks applied."""
        return self.best(s, self.scores(s))

    def best(self, s: Any, scores: list[int]) -> list[int]:
        """The same where everybody's score has been counted."""
        return ties.winners(self.scoring, s, scores)

    def ending(self, s: Any, ply: int) -> list[Event]:
        """Why the match is over: what the room's chapter on scoring tells of its last position."""
        journal: list[Event] = []
        self.scoring.tell_end(s, Dealer(Chance((0, 0), ply), journal))
        return journal

    def verdict(self, s: Any, ply: int) -> list[Event]:
        """How it was decided, where the points alone don't: see `engine.ties`."""
        return ties.told(self.scoring, s, self.scores(s), ply)

    def judge(self, s: Any) -> list[float]:
        """What a position is worth to each seat, from 0 to 1, for search: mostly who wins, partly by how much.

        Before the end it goes by the scores as they stand; a game may know better.
        """
        scores = self.scores(s)
        winners = self.best(s, scores) if not s.stack else []
        worth = []
        for seat in range(s.players):
            margin = 1 / (1 + math.exp(-lead_of(scores, seat) * 2 / self.lead))
            won = (seat in winners) / len(winners) if winners else margin
            worth.append(0.75 * won + 0.25 * margin)
        return worth

    def by_lead(self, s: Any) -> list[float]:
        """The same by the lead alone, hardly bent: ten points more count for much, however far ahead one is.

        For a search that takes the others to be weaker than they may be, and so sees itself win whatever it does.
        """
        scores = self.scores(s)
        return [1 / (1 + math.exp(-lead_of(scores, seat) / (LEVEL * self.lead))) for seat in range(s.players)]

    def census(self, s: Any) -> dict[str, int]:
        """How many of each component there are in all places together, box included: this never changes."""
        raise NotImplementedError(self.key)

    # What a seat may know.

    def view(self, s: Any, seat: int | None) -> View:
        """What a seat, or a spectator, sees."""
        seen: View = self.views.view(self, s, seat)
        return seen

    def memory(self, s: Any) -> Memory:
        """A fresh memory, at the first position."""
        return Memory()

    def imagine(self, s: Any, memory: Memory, seat: int, chance: Chance) -> State:
        """A position that the seat can't tell from `s`, with everything unknown to it redrawn.

        The result must depend on nothing that the seat doesn't know: equal knowledge and chance, equal result.
        """
        raise NotImplementedError(self.key)

    def observer(self, players: int, options: dict[str, Any]) -> Observer:
        """Who writes down what a seat knows as numbers, for learners."""
        observer: Observer = self.observing.Observer(players, options)
        return observer

    # Words and figures.

    @property
    def components(self) -> Loaded:
        """Where its figures come from."""
        return loaded(self.key)

    @property
    def texts(self) -> Path:
        """The folder of its Fluent files."""
        return self.folder / "texts"

    @property
    def words(self) -> tuple[Path, ...]:
        """All folders of its Fluent files: of a game that comes in parts, each part has its own."""
        return (self.texts,)

    def speaker(self, language: str = "en", names: Names = None) -> Speaker:
        """Someone who puts this game's texts into words."""
        return Speaker(language, *self.words, names=names)

    def draw(self, view: dict[str, Any], speaker: Speaker) -> Any:
        """A view as something that rich can print: what the room's `draw.py` makes of it."""
        return import_module(f"{type(self).__module__}.draw").draw(view, speaker)

    def title(self) -> Text:
        """The game's name."""
        return Text(f"game-{self.key}")

    def read_setup(self, players: int | None, options: Mapping[str, Any] | None) -> tuple[int, dict[str, Any]]:
        """Seat count and options in their canonical form, or BadOption."""
        if players is None:
            players = self.usual_players
        whole = hasattr(players, "__index__") and not isinstance(players, bool)  # of whatever integer type
        if not whole or players not in self.seats:
            least, most = str(self.seats[0]), str(self.seats[-1])
            given = str(players) if whole else repr(players)
            raise BadOption(Text("refused-players", game=self.key, least=least, most=most, given=given))
        players = int(players)
        values = read_options(self.options, options)
        if values["first"] != "random" and int(values["first"]) >= players:
            raise BadOption(Text("refused-first", most=str(players - 1), given=values["first"]))
        self.check_setup(players, values)
        return players, values

    def check_setup(self, players: int, options: dict[str, Any]) -> None:
        """Refuse options that are fine alone but not together, or not with so many players."""

    def describe(self, event: Event) -> Text:
        """An event as a log line."""
        args: dict[str, Any] = {"player": Player(event.seat)} if event.seat >= 0 else {}
        for spec, value in zip(event.kind.args, (*event.values, 0), strict=False):
            name, _, noun = spec.partition("=")
            if not name:
                continue
            if noun == "@*":
                args[name] = [Player(item) for item in event.items]
            elif noun == "@#":
                pairs = zip(event.items[::2], event.items[1::2], strict=True)
                args[name] = [Text("figure-of", player=Player(seat), n=figure) for seat, figure in pairs]
            elif noun.endswith("*"):
                args[name] = [Noun(noun[:-1], self.nouns[noun[:-1]][item]) for item in event.items]
            elif noun == "@":
                args[name] = Player(value)
            elif noun:
                args[name] = Noun(noun, self.nouns[noun][value])
            else:
                args[name] = value
        return Text(f"log-{event.kind.name}", **args)

    def common(self, s: State, seat: int | None) -> dict[str, Any]:
        """The fields of `View` that every game has, ready to be passed on."""
        asked = kernel.to_act(s)
        over = not asked
        return {
            "game": self.key,
            "seat": seat,
            "players": s.players,
            "to_act": asked,
            "prompt": s.stack[-1].prompt(s, seat).data() if seat is not None and seat in asked else None,
            "lines": self.lines(s),
            "over": over,
            "scores": self.scores(s) if over else None,
            "winners": self.winners(s) if over else None,
            "breakdown": [self.breakdown(s, each) for each in range(s.players)] if over else None,
        }


def lead_of(scores: Sequence[int], seat: int) -> int:
    """By how much a seat is ahead of the best of the others; who plays alone, of nothing."""
    return scores[seat] - max([score for other, score in enumerate(scores) if other != seat] or [0])
