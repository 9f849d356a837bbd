"""What a tournament's results say, as data: printed, written to `summary.json`, drawn in the report."""

from collections import Counter

import msgspec

from igroteka import games
from igroteka.arena.plan import Plan
from igroteka.arena.ratings import Rating, rate
from igroteka.arena.run import Tournament, duels
from igroteka.arena.sprt import Verdict
from igroteka.arena.statistics import Interval, Spread, Tally, spread


class BotSummary(msgspec.Struct):
    """One bot's tournament."""

    name: str
    share: Interval
    """Of wins, per seat; a shared win counts in part."""
    score: Spread
    scores: dict[int, int]
    """How often it had each score."""
    points: dict[str, float]
    """Its mean points by source."""
    rating: Rating


class Loss(msgspec.Struct):
    """A match that a bot lost by raising, hanging or an illegal answer."""

    match: int
    bot: str
    why: str


class Summary(msgspec.Struct):
    """All of it."""

    plan: Plan
    planned: int
    played: int
    interrupted: bool
    bots: list[BotSummary]
    matrix: list[list[Interval | None]]
    """How often the row's bot came out ahead of the column's; none where they never met."""
    order: list[Interval]
    """The wins of whoever was asked first, second, ... whichever bot that was."""
    turns: Spread
    decisions: Spread
    verdicts: list[Verdict]
    forfeits: list[Loss] = []

    @property
    def fair(self) -> float:
        """The share of wins of one among equals."""
        return 1 / self.plan.players

    def ladder(self) -> list[int]:
        """The bots, the strongest first."""

        def strength(bot: BotSummary) -> tuple[float, float, float]:
            return -bot.rating.mu, -bot.share.mean, -bot.score.mean

        return sorted(range(len(self.bots)), key=lambda bot: strength(self.bots[bot]))


def summarise(outcome: Tournament) -> Summary | None:
    """The summary; none while nothing is played, or some bot hasn't come to play."""
    plan, results = outcome.plan, outcome.results
    count = len(plan.bots)
    wins = [Tally() for _ in range(count)]
    places = [Tally() for _ in range(plan.players)]
    scores: list[list[int]] = [[] for _ in range(count)]
    sources: list[Counter[str]] = [Counter() for _ in range(count)]
    for result in results:
        for seat, bot in enumerate(result.bots):
            share = 1 / len(result.winners) if seat in result.winners else 0.0
            wins[bot].add(result.deal, share)
            places[(seat - result.first) % plan.players].add(result.deal, share)
            scores[bot].append(result.scores[seat])
            sources[bot].update(result.points[seat])
    if not all(scores):
        return None
    matrix = [[Tally() for _ in range(count)] for _ in range(count)]
    for result in results:
        for one, other, share in duels([result]):
            matrix[one][other].add(result.deal, share)
    ratings = rate(results, count)
    order = list(games.find(plan.game).points)
    bots = []
    for bot, name in enumerate(plan.labels):
        total = sources[bot]
        lines = [line for line in order if line in total] + sorted(set(total) - set(order))
        share_of_wins = wins[bot].interval()
        assert share_of_wins is not None
        bots.append(
            BotSummary(
                name,
                share_of_wins,
                spread(scores[bot]),
                dict(sorted(Counter(scores[bot]).items())),
                {line: total[line] / len(scores[bot]) for line in lines},
                ratings[bot],
            )
        )
    return Summary(
        plan=plan,
        planned=outcome.planned,
        played=len(results),
        interrupted=outcome.interrupted,
        bots=bots,
        matrix=[[tally.interval() for tally in row] for row in matrix],
        order=[interval for tally in places if (interval := tally.interval()) is not None],
        turns=spread([result.turns for result in results]),
        decisions=spread([result.decisions for result in results]),
        verdicts=outcome.verdicts,
        forfeits=[
            Loss(result.match, plan.labels[result.bots[result.forfeited]], result.why)
            for result in results
            if result.forfeited >= 0
        ],
    )
