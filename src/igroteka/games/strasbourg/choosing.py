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
        for decided in s.decided:
            if decided < DEALT:
                asked |= bit
            bit <<= 1
        return SEATS_OF[asked]

    def answers_of(self, s: State, seat: int) -> list[int]:
        task = next_task(s, seat)
        if must_keep(s, seat):
            return [KEEP + task]
        return [KEEP + task, RETURN + task]

    def answer_of(self, s: State, seat: int, move: int, d: Dealer) -> None:
        if move < RETURN:
            s.kept[seat] |= 1 << s.decided[seat]
        s.decided[seat] += 1
        if s.decided[seat] == DEALT:
            if d.loud:
                d.whisper_list(KEEPS, seat, kept_tasks(s, seat))
                d.tell_others(KEEPS_HIDDEN, seat)
            for other in range(s.players):
                if s.decided[other] < DEALT:
                    return
            s.answered()

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-task", task=task_noun(next_task(s, seat)), n=s.decided[seat] + 1, of=DEALT)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        if move >= RETURN + TASKS:
            return None
        task = move % TASKS
        own = list(s.dealt[seat * DEALT : (seat + 1) * DEALT])
        if task not in own:
            return Text("why-not-your-task", task=task_noun(task))
        if own.index(task) < s.decided[seat]:
            return Text("why-task-decided", task=task_noun(task))
        if task != next_task(s, seat):
            return Text("why-task-later", task=task_noun(next_task(s, seat)))
        return Text("why-keep-one")


def next_task(s: State, seat: int) -> int:
    """The task that a seat decides on now."""
    return s.dealt[seat * DEALT + s.decided[seat]]


def must_keep(s: State, seat: int) -> bool:
    """The last task must be kept if none was."""
    return s.kept[seat] == 0 and s.decided[seat] == DEALT - 1


def kept_tasks(s: State, seat: int) -> list[int]:
    """The tasks that a seat keeps."""
    return [s.dealt[seat * DEALT + i] for i in range(DEALT) if s.kept[seat] >> i & 1]
