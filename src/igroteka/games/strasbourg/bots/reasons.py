"""Why a move is made, as a player would say it: what it brings, in the terms that the regular weighs it by."""

from typing import Final

from igroteka.engine.sets import count
from igroteka.engine.words import Noun, Text
from igroteka.games.strasbourg.actions import BuyCell, PlaceBuilding, PlaceChapel, Sell, prize
from igroteka.games.strasbourg.bots.bids import bid
from igroteka.games.strasbourg.bots.chances import Outlook, chance
from igroteka.games.strasbourg.bots.regular import OFTEN, Regular, choose_task, plan, settle
from igroteka.games.strasbourg.bots.worth import Eyes
from igroteka.games.strasbourg.choosing import ChooseTasks, kept_tasks
from igroteka.games.strasbourg.components import BUILDING_KEYS
from igroteka.games.strasbourg.influence import Bid, Recover, rank_with
from igroteka.games.strasbourg.kinds import (
    APART,
    BESIDE,
    BUILD,
    BUILDING_POINTS,
    BUILDINGS,
    BUY,
    CHAPEL,
    DONE,
    DRAW,
    FAILED,
    GOOD_PRICE,
    GUILDS,
    JOIN,
    LEAVE,
    NONE,
    PASS,
    PLOTS_BESIDE,
    PRICE,
    RECOVER,
    RETURN,
    REVEAL,
    ROUNDS,
    SELL,
    SITES_OF,
    SKIP,
    STEP_G,
    STOP,
    TAKE,
    TASK_POINTS,
    TOUCHING,
    WAIT,
)
from igroteka.games.strasbourg.planning import Planning
from igroteka.games.strasbourg.questions import task_noun
from igroteka.games.strasbourg.stacks import highest_of, sum_of
from igroteka.games.strasbourg.state import State

CLOSER: Final = 0.05
"""By so much a task must become likelier to be named."""


class Spoken(Regular):
    """The regular, who can say why."""

    def reason(self, s: State, seat: int, move: int) -> Text | None:
        question = s.stack[-1]
        if isinstance(question, Bid):
            return of_bid(s, seat, move, question.answers(s))
        if isinstance(question, Planning):
            return of_plan(s, seat, move)
        if isinstance(question, ChooseTasks):
            return of_task(s, seat, move)
        if isinstance(question, BuyCell):
            return of_settling(s, seat, question.guild, move, question.answers(s))
        if isinstance(question, PlaceBuilding):
            return of_building(s, seat, question.building, move - BUILD)
        if isinstance(question, PlaceChapel):
            return of_chapel(s, seat, move - CHAPEL)
        if isinstance(question, Sell) and move != DONE:
            return Text("reason-sell", coins=GOOD_PRICE[move - SELL])
        if isinstance(question, Recover) and move != LEAVE:
            highest = max(each for each in question.answers(s) if each != LEAVE)
            return Text("reason-recover", n=move - RECOVER + 1) if move == highest else None
        return None


# Tasks.


def of_task(s: State, seat: int, move: int) -> Text | None:
    """How often a task is fulfilled; returned are those that would cost more than they bring."""
    task = move % RETURN
    often = OFTEN[task][s.players - 3]
    if move != choose_task(s, seat, s.stack[-1].answers_of(s, seat)):
        return None
    if move < RETURN:
        return Text("reason-task", percent=often, points=TASK_POINTS[task], lost=-FAILED)
    return Text("reason-no-task", percent=often, points=TASK_POINTS[task], lost=-FAILED)


def helped(s: State, then: State, seat: int, later: bool) -> Text | None:
    """The task that has become likeliest beside before; nothing where none has by much."""
    before = Outlook(s, seat).later() if later else Outlook(s, seat)
    after = Outlook(then, seat).later() if later else Outlook(then, seat)
    mine = s.families[seat]
    there = then.families[seat]
    best = NONE
    most = CLOSER
    was = 0.0
    for task in kept_tasks(s, seat):
        now = chance(before, task, mine.homes, mine.offices)
        gain = chance(after, task, there.homes, there.offices) - now
        if gain > most:
            most = gain
            best = task
            was = now
    if best == NONE:
        return None
    return Text("reason-task-closer", task=task_noun(best), now=round(100 * was), later=round(100 * (was + most)))


# Planning.


def of_plan(s: State, seat: int, move: int) -> Text | None:
    """A share of the deck for each round, in stacks of about the same weight."""
    family = s.families[seat]
    if move != plan(s, seat):
        return None
    if move == DRAW:
        if s.round == ROUNDS - 1:
            return Text("reason-draw-all")
        return Text("reason-draw", n=family.cards_in_plan(), left=len(family.deck), rounds=ROUNDS - 1 - s.round)
    if move == STOP:
        return Text("reason-stop", left=len(family.deck), rounds=ROUNDS - 1 - s.round)
    if move == APART:
        return Text("reason-apart", n=len(family.stacks) + 1)
    return Text("reason-join", n=int(sum_of(family.stacks[move - JOIN])))


# The steps A to G.


def of_bid(s: State, seat: int, move: int, legal: list[int]) -> Text | None:
    """What a stack wins as things stand; what others may still do; or why it is kept."""
    if move == WAIT:
        return Text("reason-wait", n=to_come(s)) if to_come(s) else None
    if move == PASS:
        if s.step == STEP_G or bid(s, seat, legal) != PASS:
            return None
        return Text("reason-keep-stacks", n=len(s.families[seat].stacks))
    stack = s.families[seat].stacks[move - REVEAL]
    won = prize(s, rank_with(s, seat, stack))
    if won != "nothing":
        key = "reason-bid" if to_come(s) else "reason-bid-last"
        return Text(key, influence=int(sum_of(stack)), prize=Noun("prize", won), n=to_come(s))
    if s.round < ROUNDS - 1:
        return Text("reason-bid-back", n=int(highest_of(stack)))
    return None


def to_come(s: State) -> int:
    """How many others decide after this seat."""
    n = 0
    for other in s.queue[1:]:
        n += len(s.families[other].stacks) > 0
    return n


# The city.


def of_settling(s: State, seat: int, guild: int, move: int, legal: list[int]) -> Text | None:
    """What a cell lies beside, and what it does for a task."""
    if TAKE <= move < TAKE + GUILDS:
        return Text("reason-good", coins=GOOD_PRICE[guild])
    if move == SKIP:
        return Text("reason-no-cell") if settle(s, seat, guild, legal) == SKIP else None
    cell = move - BUY
    then = s.copy()
    then.families[seat].homes |= 1 << cell
    task = helped(s, then, seat, True)
    if task is not None:
        return task
    for building in range(BUILDINGS):
        if s.buildings[building] in PLOTS_BESIDE[cell]:
            noun = Noun("building", BUILDING_KEYS[building])
            return Text("reason-beside", building=noun, points=BUILDING_POINTS[building])
    chapels = sum(site in s.chapels for site in SITES_OF[cell])
    if chapels:
        return Text("reason-at-chapels", n=chapels)
    if Eyes(s, seat).cell(cell) <= 0.0:
        return None
    if PLOTS_BESIDE[cell]:
        return Text("reason-beside-plot")
    return Text("reason-home", price=PRICE[cell])


def of_building(s: State, seat: int, building: int, plot: int) -> Text | None:
    """Whose members a building is beside."""
    then = s.copy()
    then.buildings[building] = plot
    own, others = neighbours(s, seat, BESIDE[plot])
    if own == 0:
        task = helped(s, then, seat, False)
        if task is not None:
            return task
        return of_building_away(s, seat, others)
    return Text("reason-build", own=own, others=others, points=BUILDING_POINTS[building] * own)


def of_building_away(s: State, seat: int, others: int) -> Text | None:
    """Where none of one's own would gain by a building, it may stand where others gain least."""
    for move in s.stack[-1].answers(s):
        mine, theirs = neighbours(s, seat, BESIDE[move - BUILD])
        if mine > 0 or theirs < others:
            return None
    return Text("reason-build-away", others=others)


def of_chapel(s: State, seat: int, site: int) -> Text | None:
    """Whose members a chapel touches."""
    own, others = neighbours(s, seat, TOUCHING[site])
    return Text("reason-chapel", own=own, others=others) if own > 0 else None


def neighbours(s: State, seat: int, area: int) -> tuple[int, int]:
    """How many of one's own live in an area, and how many of all others."""
    own = 0
    others = 0
    for other in range(s.players):
        n = count(s.families[other].homes & area)
        if other == seat:
            own = n
        else:
            others += n
    return own, others
