"""The match, in the rulebook's order: preparation, five rounds of three phases, the end."""

from typing import Final

from igroteka.engine.dealer import Dealer
from igroteka.games.strasbourg.actions import PlaceBuilding, PlaceChapel
from igroteka.games.strasbourg.choosing import ChooseTasks, kept_tasks
from igroteka.games.strasbourg.family import Family
from igroteka.games.strasbourg.goods import ALL_GOODS
from igroteka.games.strasbourg.influence import begin_influence
from igroteka.games.strasbourg.kinds import (
    BEGINS,
    BUILDINGS,
    CHURCH,
    COUNCIL,
    DEALT,
    DEALT_TASKS,
    IDLE,
    MONEY,
    NOBILITY,
    NOBODY,
    NONE,
    PRIVILEGE,
    ROUND,
    ROUNDS,
    STEP,
    STEP_A,
    STEP_G,
    STEP_H,
    STEP_I,
    TASKS,
    TASKS_DONE,
    TASKS_FAILED,
    UNUSED,
)
from igroteka.games.strasbourg.planning import Plan
from igroteka.games.strasbourg.questions import Then
from igroteka.games.strasbourg.stacks import ALL_CARDS, cards_of
from igroteka.games.strasbourg.state import State
from igroteka.games.strasbourg.tasks import fulfilled

EVERYONE: Final = -1

# «Подготовка к игре»


def prepare(players: int, first: int, in_turn: bool, idle_recovers: bool, d: Dealer) -> State:
    """Shuffle round cards, buildings, decks and tasks, fill the first two council seats, let everyone choose tasks."""
    cards = list(range(ROUNDS))
    d.chance.shuffle(cards)
    tiles = list(range(BUILDINGS))
    d.chance.shuffle(tiles)
    tasks = list(range(TASKS))
    d.chance.shuffle(tasks)
    families: list[Family] = []
    for seat in range(players):
        deck = cards_of(ALL_CARDS)
        d.chance.shuffle(deck)
        families.append(new_family(sorted(tasks[seat * DEALT : (seat + 1) * DEALT]), deck))
    s = State(
        players,
        [BeginRound(), ChooseTasks(EVERYONE)],
        in_turn,
        idle_recovers,
        cards=bytes(cards),
        tiles=bytes(tiles),
        round=-1,
        step=STEP_A,
        first=first,
        queue=[],
        buildings=[NONE] * BUILDINGS,
        chapels=[],
        reserve=ALL_GOODS,
        families=families,
    )
    d.tell(BEGINS, first)
    s.sit(first, NOBILITY, d)
    s.sit((first + 1) % players, CHURCH, d)
    for seat in range(players):
        d.whisper_list(DEALT_TASKS, seat, list(families[seat].dealt))
    return s


def new_family(tasks: list[int], deck: list[int]) -> Family:
    """A family before the match, with these tasks to choose from."""
    return Family(
        dealt=bytes(tasks),
        kept=0,
        decided=0,
        homes=0,
        offices=0,
        prestige=0,
        money=MONEY,
        privileges=0,
        goods=0,
        deck=deck,
        plan=IDLE,
        drawn=0,
        stacks=[],
        bid=0,
        boxed=0,
    )


# «Игровой процесс»


class BeginRound(Then):
    """The next round: planning, the nine steps, the council."""

    def run(self, s: State, d: Dealer) -> None:
        s.round += 1
        s.step = STEP_A
        d.tell(ROUND, NOBODY, s.round + 1)
        s.ask(EndRound())
        for step in range(STEP_I, STEP_A - 1, -1):
            s.ask(RoundStep(step))
        if s.in_turn:
            order = s.turn_order()
            order.reverse()
            for seat in order:
                s.ask(Plan(seat))
        else:
            s.ask(Plan(EVERYONE))


# «2) Фаза действия»


class RoundStep(Then):
    """One of the steps A to I."""

    def __init__(self, step: int) -> None:
        super().__init__()
        self.step = step

    def run(self, s: State, d: Dealer) -> None:
        s.step = self.step
        if self.step <= STEP_G:
            begin_influence(s, d)
            return
        d.tell(STEP, NOBODY, self.step)
        if self.step == STEP_H:
            s.ask(PlaceChapel(s.holder(CHURCH)))
        else:
            s.ask(PlaceBuilding(s.holder(NOBILITY), s.tiles[s.round]))


# «3) Фаза городского совета»


class EndRound(Then):
    """Unused stacks leave the game; the council gives prestige and privileges; then the next round or the end."""

    def run(self, s: State, d: Dealer) -> None:
        discard_unused(s, d)
        hold_council(s, d)
        if s.round < ROUNDS - 1:
            s.ask(BeginRound())
        elif d.loud:
            tell_tasks(s, d)


def discard_unused(s: State, d: Dealer) -> None:
    """Stacks that were not revealed go back to the box, unseen."""
    for seat in range(s.players):
        family = s.families[seat]
        if family.stacks:
            d.tell(UNUSED, seat, family.cards_in_plan())
            for stack in family.stacks:
                family.box(stack)
            family.stacks.clear()


def hold_council(s: State, d: Dealer) -> None:
    """One prestige for each family member; a privilege for whoever has most, for all of them if they are tied."""
    for seat in range(s.players):
        members = s.families[seat].councillors()
        if members:
            s.families[seat].prestige += members
            d.tell(COUNCIL, seat, members)
    for seat in most_in_council(s):
        s.families[seat].privileges += 1
        d.tell(PRIVILEGE, seat)


def most_in_council(s: State) -> list[int]:
    """Whoever has most members in the council, all of them if they are tied."""
    most = max([family.councillors() for family in s.families])
    return [seat for seat in range(s.players) if s.families[seat].councillors() == most]


# «Завершение игры»


def tell_tasks(s: State, d: Dealer) -> None:
    """Everyone shows the tasks that he kept. The points themselves are counted in the chapter on scoring."""
    for seat in range(s.players):
        done: list[int] = []
        failed: list[int] = []
        for task in kept_tasks(s, seat):
            if fulfilled(s, seat, task):
                done.append(task)
            else:
                failed.append(task)
        if done:
            d.tell_list(TASKS_DONE, seat, done)
        if failed:
            d.tell_list(TASKS_FAILED, seat, failed)
