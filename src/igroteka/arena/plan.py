"""What a tournament is: who plays what, and the schedule of its matches.

A *line-up* is who sits together. A *deal* is one seed of chance: every line-up plays every deal, once in each rotation
of its seats, so that luck and seats fall alike on everybody. The schedule is a pure function of the plan; a match is
known by its number alone, which is what makes results independent of who played them when.
"""

import pickle
from collections.abc import Sequence
from functools import cache
from importlib.metadata import version
from itertools import combinations, combinations_with_replacement, permutations
from numbers import Integral, Real
from pathlib import Path
from typing import Any

import msgspec

from igroteka import bots as programs
from igroteka import games
from igroteka.bots import own
from igroteka.bots.base import Chooser, welcome
from igroteka.bots.budget import Budget
from igroteka.engine import components
from igroteka.engine.errors import BadOption, BadStrategy
from igroteka.engine.words import Text

Seating = tuple[int, ...]
"""Which bot sits on each seat, by number."""


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that the matches of a tournament depend on. It travels to workers and heads the results file."""

    game: str
    bots: list[str]
    """Their names as given, the paths of strategy files, or `mybot.py:MyBot`; each stands here once."""
    players: int
    options: dict[str, Any]
    seed: str
    focus: bool
    budget: str | None
    records: bool
    package: str
    rules: int
    components: str
    """The fingerprint of the game's components."""
    strategies: dict[str, str]
    """What stood in the strategy files, and in files of bots, when the tournament began."""
    corrected: str | None
    """The components file, if another one than the shipped stands in for it."""
    objects: dict[str, bytes] = {}
    """Bots that came as objects, pickled."""
    patience: float = 60.0
    """Seconds of the clock that one's own bot may take for a move."""

    @property
    def labels(self) -> list[str]:
        """How the bots are called in tables: files by their bare name, where that is clear."""
        short = [shortened(name) if name in self.strategies else name for name in self.bots]
        return [label if short.count(label) == 1 else name for label, name in zip(short, self.bots, strict=True)]

    def is_guest(self, number: int) -> bool:
        """Whether a bot isn't one of ours: what it does wrong is its own loss, and no failure of the arena."""
        name = self.bots[number]
        return name in self.objects or own.is_own(name)

    @property
    def has_guests(self) -> bool:
        """Whether any bot isn't one of ours."""
        return any(self.is_guest(number) for number in range(len(self.bots)))


def shortened(name: str) -> str:
    """A strategy file by its bare name, a class in a file by its own."""
    return name.rpartition(":")[2] if own.is_own(name) else Path(name).stem


class Crash(msgspec.Struct, frozen=True):
    """A guest has ended the process that played the match. Whoever plays the match again doesn't ask it any more."""

    seat: int
    ply: int
    """Where it was asked; before the first where it was being made."""
    why: str


class Fixture(msgspec.Struct, frozen=True):
    """One match of the schedule."""

    number: int
    deal: int
    seats: Seating
    crash: Crash | None = None


def make_plan(
    game: str,
    names: Sequence[str | Chooser],
    *,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: str = "0",
    focus: bool = False,
    budget: str | Budget | None = None,
    records: bool = False,
    patience: float = 60.0,
) -> Plan:
    """A plan in which everything exists and fits together, or an error that says what doesn't.

    Bots come by name, as `mybot.py:MyBot`, or as objects with `choose(seat)`; of these every match gets a fresh copy.
    """
    title = games.find(game)
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadStrategy(f"bots are a list, such as ['regular', 'novice']; not {names!r}")
    if not isinstance(patience, Real) or not patience > 0:
        raise BadOption(f"patience is a number of seconds, more than 0; not {patience!r}")
    if players is None:
        players = next((count for count in title.seats if count > 1), title.seats[0])
    players, values = title.read_setup(players, options)
    if not names:
        raise BadStrategy(Text("refused-no-bots", game=game, known=", ".join(programs.names(game))))
    budget = None if budget is None else str(budget)
    limit = None if budget is None else Budget.parse(budget)
    strategies = {}
    objects: dict[str, bytes] = {}
    distinct: list[str] = []
    for each in names:
        if isinstance(each, str):
            name = each
            programs.bot(game, name, budget=limit)
            if name not in programs.names(game) and (name.endswith(".txt") or own.is_own(name)):
                strategies[name] = (own.file_of(name) if own.is_own(name) else Path(name)).read_text("utf-8")
        else:
            welcome(each, game)
            name = called(each, objects)
            objects[name] = packed(each, name)
        if name not in distinct:
            distinct.append(name)
    if focus and (players < 2 or len(distinct) < 2):
        raise BadOption(Text("refused-focus"))
    replaced = components.overrides().get(game)
    return Plan(
        game=game,
        bots=distinct,
        players=players,
        options=values,
        seed=seed,
        focus=focus,
        budget=budget,
        records=records,
        package=version("igroteka"),
        rules=title.rules,
        components=title.components.fingerprint,
        strategies=strategies,
        corrected=None if replaced is None else replaced.read_text("utf-8"),
        objects=objects,
        patience=patience,
    )


def called(bot: Chooser, others: dict[str, bytes]) -> str:
    """What a bot that came as an object is called: by its name or its class, with a number where that is taken."""
    plain = str(getattr(bot, "name", "") or type(bot).__name__)
    return plain if plain not in others else f"{plain} {1 + sum(name.split(' ')[0] == plain for name in others)}"


def packed(bot: Chooser, name: str) -> bytes:
    """A bot ready to travel to other processes."""
    try:
        return pickle.dumps(bot)
    except Exception as error:
        raise BadStrategy(Text("refused-own-pickle", given=name, why=f"{type(error).__name__}: {error}")) from error


def line_ups(bots: int, players: int, focus: bool) -> list[Seating]:
    """Who sits together: every choice of bots; where there are more seats than bots, every way to fill them.

    With focus, the first bot has one seat in every line-up, and the others share the rest.
    """
    if focus:
        others = [tuple(bot + 1 for bot in line) for line in line_ups(bots - 1, players - 1, False)]
        return [(0, *line) for line in others]
    if bots >= players:
        return list(combinations(range(bots), players))
    everybody = tuple(range(bots))
    return [tuple(sorted(everybody + more)) for more in combinations_with_replacement(everybody, players - bots)]


@cache
def circles(line_up: Seating) -> list[Seating]:
    """The orders in which a line-up may sit round the table, rotations apart.

    Orders that repeat themselves (a b a b) are left out: some of their rotations would be one match played twice.
    """
    found: dict[Seating, None] = {}
    for order in permutations(line_up):
        turned = rotations(order)
        if len(set(turned)) == len(turned):
            found.setdefault(min(turned))
    return list(found) or [line_up]


def rotations(order: Seating) -> list[Seating]:
    """The same circle, beginning at each seat."""
    return [order[seat:] + order[:seat] for seat in range(len(order))]


class Schedule:
    """All matches of a plan, without end, by number."""

    def __init__(self, plan: Plan) -> None:
        self.line_ups = line_ups(len(plan.bots), plan.players, plan.focus)
        self.block = plan.players if len(plan.bots) > 1 else 1
        """So many matches are one line-up playing one deal in every rotation."""
        self.deal = self.block * len(self.line_ups)
        """So many matches are everybody's with one deal."""

    def whole(self, games: int) -> int:
        """The least number of matches, no fewer than wanted, after which everybody has sat everywhere equally often."""
        if not isinstance(games, Integral) or games < 1:
            raise BadOption(f"games are a whole number, 1 or more; not {games!r}")
        return -(-games // self.block) * self.block

    def fixture(self, number: int) -> Fixture:
        """A match by its number."""
        block, turn = divmod(number, self.block)
        deal, line = divmod(block, len(self.line_ups))
        orders = circles(self.line_ups[line])
        return Fixture(number, deal, rotations(orders[deal % len(orders)])[turn])
