"""A tournament, from its plan to its results."""

from collections.abc import Callable, Iterator

import msgspec

from igroteka.arena.fixture import PlayedMatch, Result
from igroteka.arena.plan import Fixture, Plan, Schedule
from igroteka.arena.sprt import PairTest, Verdict, pair_tests
from igroteka.arena.store import Store
from igroteka.arena.workers import Here, Workers

MARGIN = 0.02
"""How far from equal two bots must be for `until_sure` to promise the right verdict."""


class Tournament(msgspec.Struct):
    """What a tournament has brought."""

    plan: Plan
    planned: int
    """How many matches it would have been at most."""
    results: list[Result]
    """In the order of their numbers."""
    interrupted: bool = False
    verdicts: list[Verdict] = []
    """What the sequential test says, if it was asked."""


def standing(result: Result) -> list[int]:
    """Each seat's rank, from 0: the winners, then the others by their scores."""
    others = sorted({score for seat, score in enumerate(result.scores) if seat not in result.winners}, reverse=True)
    return [0 if seat in result.winners else 1 + others.index(score) for seat, score in enumerate(result.scores)]


def duels(results: list[Result]) -> Iterator[tuple[int, int, float]]:
    """Every meeting of two bots at one table: (a, b, 1 if a came out ahead, 1/2 for a tie); both ways round."""
    for result in results:
        ranks = standing(result)
        for seat, bot in enumerate(result.bots):
            for other, rival in enumerate(result.bots):
                if bot != rival:
                    yield bot, rival, 0.5 + 0.5 * ((ranks[seat] < ranks[other]) - (ranks[seat] > ranks[other]))


class StoppingRule:
    """Watches the results, deal by deal in their order, until every test is sure.

    Going by the schedule's order and not by that in which workers finish, it stops at the same match however many
    workers there are.
    """

    def __init__(self, plan: Plan, sure: float, margin: float) -> None:
        self.size = Schedule(plan).deal
        self.tests: list[PairTest] = pair_tests(len(plan.bots), plan.focus, sure, margin)
        self.deals = 0

    def look(self, results: dict[int, Result]) -> bool:
        """Take in the deals that are complete now; whether everything is decided."""
        while not self.decided:
            numbers = range(self.deals * self.size, (self.deals + 1) * self.size)
            if any(number not in results for number in numbers):
                return False
            self.deals += 1
            meetings = list(duels([results[number] for number in numbers]))
            for test in self.tests:
                shares = [share for one, other, share in meetings if (one, other) == (test.first, test.second)]
                test.add(sum(shares) / len(shares))
        return True

    @property
    def decided(self) -> bool:
        """Whether every test is sure."""
        return all(test.verdict().better is not None for test in self.tests)


def run(
    plan: Plan,
    games: int,
    *,
    workers: Workers | None = None,
    store: Store | None = None,
    until_sure: float | None = None,
    margin: float = MARGIN,
    progress: Callable[[int, int], None] = lambda done, planned: None,
    keep: Callable[[PlayedMatch], None] | None = None,
) -> Tournament:
    """Play so many matches, or fewer if the sequential test is sure. Ctrl-C ends it with what is done.

    `keep` gets every match as it ends, before its result is written down.
    """
    schedule = Schedule(plan)
    planned = schedule.whole(games)
    judge = None if until_sure is None else StoppingRule(plan, until_sure, margin)
    results: dict[int, Result] = {} if store is None else store.results
    outcome = Tournament(plan, planned, [])

    def missing() -> Iterator[Fixture]:
        for number in range(planned):
            if number not in results:
                yield schedule.fixture(number)

    def done() -> int:
        return sum(number < planned for number in results)

    count = done()
    progress(count, planned)
    if count < planned and not (judge and judge.look(results)):
        matches = (workers or Here()).play(plan, missing())
        try:
            for played in matches:
                if keep is not None and played.result.match not in results:
                    keep(played)
                if store is not None:
                    count += store.add(played)
                elif played.result.match not in results:
                    results[played.result.match] = played.result
                    count += 1
                progress(count, planned)
                if judge and judge.look(results):
                    break
        except KeyboardInterrupt:
            outcome.interrupted = True
            if store is not None:
                store.catch_up()
        finally:
            close = getattr(matches, "close", None)
            if close is not None:
                close()
    end = planned
    if judge:
        judge.look(results)
        outcome.verdicts = [test.verdict() for test in judge.tests]
        if judge.decided:
            # What workers finished beyond the deciding deal doesn't count, or the result would depend on their number.
            end = min(planned, judge.deals * judge.size)
    outcome.results = [results[number] for number in sorted(results) if number < end]
    return outcome
