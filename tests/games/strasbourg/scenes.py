"""Positions to tell a rule by: a real match after the choice of tasks, changed to what the scene needs."""

from typing import Any

import igroteka
from igroteka.engine import state as kernel
from igroteka.engine.chance import Scripted
from igroteka.engine.dealer import Dealer
from igroteka.engine.sets import set_of
from igroteka.games.strasbourg.components import BUILDING_KEYS, CELL_KEYS, CORNER_KEYS, GOOD_KEYS, GUILD_KEYS, SEAT_KEYS
from igroteka.games.strasbourg.components import TASK_KEYS as TASKS
from igroteka.games.strasbourg.goods import ONE_GOOD, how_many
from igroteka.games.strasbourg.kinds import IDLE, NONE, ROUND_GUILDS
from igroteka.games.strasbourg.planning import Plan
from igroteka.games.strasbourg.rules import EndRound, RoundStep
from igroteka.games.strasbourg.stacks import stack_of
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import fulfilled

SVETLANA, ANTON, IRINA, VLADISLAV = range(4)
"""The players of the rulebook's examples, clockwise."""

Stacks = dict[int, list[list[int]]]


def state_of(match: igroteka.Match) -> State:
    """The position, to look at and to change."""
    assert isinstance(match.state, State)
    return match.state


def imagined(match: igroteka.Match, seat: int, seed: int) -> State:
    """A position as a seat imagines it."""
    state = match.seat(seat).imagine_state(seed)
    assert isinstance(state, State)
    return state


def fresh(players: int = 4, seed: int = 1, **options: Any) -> igroteka.Match:
    """A match before the tasks are chosen; seat 0 is first player."""
    return igroteka.new("strasbourg", players, seed, {"first": "0", **options})


def started(players: int = 4, seed: int = 1, **options: Any) -> igroteka.Match:
    """A match in the first planning phase; everyone has kept the first of the dealt tasks."""
    match = fresh(players, seed, **options)
    for seat in range(players):
        for number in range(5):
            match.play(match.legal(seat)[0 if number == 0 else 1], seat)
    return match


def gather(match: igroteka.Match) -> None:
    """Everyone's influence cards back into the deck, lowest on top, and no plans."""
    for family in state_of(match).families:
        family.plan = IDLE
        family.drawn = 0
        family.stacks = []
        family.deck = [value for value in range(6, 0, -1) for _ in range(4)]


def at_planning(
    draws: dict[int, list[int]], players: int = 4, whole: dict[int, list[int]] | None = None, **options: Any
) -> igroteka.Match:
    """The planning phase of the first round, with the decks beginning with these cards, or being the whole of these."""
    match = started(players, **options)
    gather(match)
    s = state_of(match)
    for seat, cards in draws.items():
        for value in cards:
            s.families[seat].deck.remove(value)
        s.families[seat].deck += reversed(cards)
    for seat, cards in (whole or {}).items():
        s.families[seat].deck = list(cards)
    s.stack = [EndRound(), *(RoundStep(step) for step in range(8, -1, -1))]
    s.stack += [Plan(seat) for seat in reversed(range(players))] if s.in_turn else [Plan(-1)]
    return settled(match)


def at_step(
    letter: str, stacks: Stacks | None = None, guild: str = "", players: int = 4, number: int = 1, **options: Any
) -> igroteka.Match:
    """A step of a round, with these stacks laid out; at a guild's step, the guild."""
    match = started(players, **options)
    gather(match)
    s = state_of(match)
    s.round = number - 1
    if guild:
        place = "bdf".index(letter)
        card = next(card for card in range(5) if ROUND_GUILDS[card][place] == GUILD_KEYS.index(guild))
        others = [each for each in s.cards if each != card]
        s.cards = bytes([*others[: s.round], card, *others[s.round :]])
    for seat, laid in (stacks or {}).items():
        s.families[seat].stacks = [stack_of(cards) for cards in laid]
        for cards in laid:
            for value in cards:
                s.families[seat].deck.remove(value)
    s.stack = [EndRound(), *(RoundStep(step) for step in range(8, "abcdefghi".index(letter) - 1, -1))]
    return settled(match)


def settled(match: igroteka.Match) -> igroteka.Match:
    """Run on to the next question."""
    kernel.settle(match.state, Dealer(Scripted()))
    match.put(match.state, match.memory)
    return match


def play(match: igroteka.Match, *moves: str) -> None:
    """Whoever is asked plays these moves, one after the other."""
    for move in moves:
        match.play(move)


def plan(match: igroteka.Match, seat: int, *moves: str) -> None:
    """A seat plans."""
    for move in moves:
        match.play(move, seat)


def names(match: igroteka.Match, seat: int | None = None) -> list[str]:
    """What may be played."""
    asked = match.to_act[0] if seat is None else seat
    return [match.name(move) for move in match.legal(asked)]


def told(match: igroteka.Match, seat: int | None = None) -> list[str]:
    """The log as a seat reads it."""
    speaker = match.game.speaker("en")
    return [speaker.text(match.game.describe(event)) for event in match.events(seat)]


def member(match: igroteka.Match, cell: str) -> int:
    """Who lives in a cell; -1 is nobody."""
    return state_of(match).resident(CELL_KEYS.index(cell))


def councillor(match: igroteka.Match, place: str) -> int:
    """Who holds a council seat; -1 is nobody."""
    return state_of(match).holder(SEAT_KEYS.index(place))


def goods(match: igroteka.Match, seat: int) -> dict[str, int]:
    """What a seat has of each good, only what there is."""
    held = state_of(match).families[seat].goods
    return {key: how_many(held, good) for good, key in enumerate(GOOD_KEYS) if how_many(held, good)}


def each(match: igroteka.Match, what: str) -> list[int]:
    """What each seat has: `each(match, "money")`."""
    return [getattr(family, what) for family in state_of(match).families]


def let(match: igroteka.Match, **figures: list[int]) -> None:
    """Let the seats have so much of something: `let(match, money=[7, 6, 0, 6])`."""
    for what, numbers in figures.items():
        for family, number in zip(state_of(match).families, numbers, strict=True):
            setattr(family, what, number)


def give(match: igroteka.Match, seat: int, *kinds: str) -> None:
    """Give a seat goods from the reserve."""
    for kind in kinds:
        state_of(match).reserve -= ONE_GOOD[GOOD_KEYS.index(kind)]
        state_of(match).families[seat].goods += ONE_GOOD[GOOD_KEYS.index(kind)]


def none_left(match: igroteka.Match, kind: str) -> None:
    """All goods of a kind are out of the reserve."""
    s, good = state_of(match), GOOD_KEYS.index(kind)
    s.reserve -= how_many(s.reserve, good) * ONE_GOOD[good]


def seat_council(match: igroteka.Match, holders: dict[str, int]) -> None:
    """Put these families on these council seats; the others are empty."""
    for seat, family in enumerate(state_of(match).families):
        family.offices = set_of([SEAT_KEYS.index(key) for key, holder in holders.items() if holder == seat])


def settle_city(match: igroteka.Match, families: dict[int, str]) -> None:
    """Put families on cells: `{ANTON: "b1 i6"}`."""
    for seat, cells in families.items():
        for cell in cells.split():
            state_of(match).families[seat].homes |= 1 << CELL_KEYS.index(cell)


def build(match: igroteka.Match, **plots: str) -> None:
    """Put buildings on plots: `inn="c1"`."""
    for key, plot in plots.items():
        state_of(match).buildings[BUILDING_KEYS.index(key)] = CELL_KEYS.index(plot)


def consecrate(match: igroteka.Match, sites: str) -> None:
    """Put chapels on sites."""
    state_of(match).chapels += [CORNER_KEYS.index(site) for site in sites.split()]


def at_the_end(
    families: dict[int, str],
    players: int = 4,
    chapels: str = "",
    council: dict[str, int] | None = None,
    buildings: dict[str, str] | None = None,
) -> igroteka.Match:
    """The match is over; nobody has kept any task or has anything but what is given here."""
    match = started(players)
    gather(match)
    s = state_of(match)
    s.stack = []
    for family in s.families:
        family.kept = 0
        family.money = 0
    s.buildings = [NONE] * 5
    seat_council(match, council or {})
    settle_city(match, families)
    consecrate(match, chapels)
    build(match, **(buildings or {}))
    match.put(match.state, match.memory)
    return match


def done(match: igroteka.Match, task: str, seat: int = 0) -> bool:
    """Whether a seat has fulfilled a task."""
    return fulfilled(state_of(match), seat, TASKS.index(task))


def keep(match: igroteka.Match, seat: int, *tasks: str) -> None:
    """Let a seat have kept these tasks."""
    family = state_of(match).families[seat]
    cards = [TASKS.index(task) for task in tasks]
    others = [task for task in range(25) if task not in cards]
    family.dealt = bytes((cards + others)[:5])
    family.kept = (1 << len(cards)) - 1
