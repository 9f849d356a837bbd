"""«Подготовка к игре»: everyone keeps one to five of the five tasks dealt.

All choose at once, and each decides on one task after the other, in a fixed order: so the number of steps tells nobody
how many tasks were kept.
"""

from mypy_extensions import i64

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.strasbourg.kinds import DEALT, KEEP, KEEPS, KEEPS_HIDDEN, RETURN, TASKS
from igroteka.games.strasbourg.questions import SEATS_OF, Question, task_noun
from igroteka.games.strasbourg.state import State


class ChooseTasks(Question):
    """Keep the next task, or return it to the box? At least one is kept."""

    def seats(self, s: State) -> tuple[int, ...]:
        asked: i64 = 0
        bit: i64 = 1
        for family in s.families:
            if family.decided < DEALT:
                asked |= bit
            bit <<= 1
        return SEATS_OF[asked]

    def answers_of(self, s: State, seat: int) -> list[int]:
        task = next_task(s, seat)
        if must_keep(s, seat):
            return [KEEP + task]
        return [KEEP + task, RETURN + task]

    def answer_of(self, s: State, seat: int, move: int, d: Dealer) -> None:
        family = s.families[seat]
        if move < RETURN:
            family.kept |= 1 << family.decided
        family.decided += 1
        if family.decided == DEALT:
            if d.loud:
                d.whisper_list(KEEPS, seat, kept_tasks(s, seat))
                d.tell_others(KEEPS_HIDDEN, seat)
            for other in s.families:
                if other.decided < DEALT:
                    return
            s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-task", task=task_noun(next_task(s, seat)), n=s.families[seat].decided + 1, of=DEALT)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move >= RETURN + TASKS:
            return None
        task = move % TASKS
        own = list(s.families[seat].dealt)
        if task not in own:
            return Text("why-not-your-task", task=task_noun(task))
        if own.index(task) < s.families[seat].decided:
            return Text("why-task-decided", task=task_noun(task))
        if task != next_task(s, seat):
            return Text("why-task-later", task=task_noun(next_task(s, seat)))
        return Text("why-keep-one")


def next_task(s: State, seat: int) -> int:
    """The task that a seat decides on now."""
    family = s.families[seat]
    return family.dealt[family.decided]


def must_keep(s: State, seat: int) -> bool:
    """The last task must be kept if none was."""
    family = s.families[seat]
    return family.kept == 0 and family.decided == DEALT - 1


def kept_tasks(s: State, seat: int) -> list[int]:
    """The tasks that a seat keeps."""
    family = s.families[seat]
    return [family.dealt[i] for i in range(DEALT) if family.kept >> i & 1]
