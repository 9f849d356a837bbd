"""A tournament's summary in the terminal."""

from collections import Counter

from rich.console import Console
from rich.table import Table

from igroteka.arena.figures import bounds, number, percent
from igroteka.arena.summary import Summary
from igroteka.engine.texts import Speaker


def headline(summary: Summary, speaker: Speaker) -> str:
    """What was played."""
    game = speaker.say(f"game-{summary.plan.game}")
    return speaker.say("arena-title", game=game, players=summary.plan.players)


def setup(summary: Summary, speaker: Speaker) -> str:
    """Options, seed and budget."""
    plan = summary.plan
    none = speaker.say("arena-setup-none")
    options = ", ".join(f"{key}={_told(value)}" for key, value in plan.options.items()) or none
    budget = plan.budget or speaker.say("arena-setup-usual")
    return speaker.say("arena-setup", options=options, seed=plan.seed, budget=budget)


def count(summary: Summary, speaker: Speaker) -> str:
    """How many matches."""
    planned = 0 if summary.played == summary.planned else summary.planned
    return speaker.say("arena-played", played=summary.played, planned=planned)


def verdicts(summary: Summary, speaker: Speaker) -> list[str]:
    """What the sequential test says."""
    told = []
    for verdict in summary.verdicts:
        better = verdict.better
        first, second = (summary.bots[bot].name for bot in (verdict.first, verdict.second))
        if better == verdict.second:
            first, second = second, first
        told.append(
            speaker.say(
                "arena-sure-open" if better is None else "arena-sure-better",
                better=first,
                other=second,
                n=verdict.deals,
                evidence=number(verdict.evidence, speaker, 2),
                bound=number(verdict.bound, speaker, 2),
            )
        )
    return told


FORFEITS_SHOWN = 5


def forfeits(summary: Summary, speaker: Speaker) -> list[str]:
    """Who lost matches by raising, hanging or answering illegally, and the first reasons."""
    told = []
    for name, n in Counter(loss.bot for loss in summary.forfeits).most_common():
        told.append(speaker.say("arena-forfeits", bot=name, n=n))
    for loss in summary.forfeits[:FORFEITS_SHOWN]:
        told.append(speaker.say("arena-forfeit", match=loss.match, bot=loss.bot, why=loss.why))
    return told


def show(summary: Summary, speaker: Speaker, console: Console) -> None:
    """Print everything that has a place in a terminal."""
    say = speaker.say
    console.print(f"[bold]{headline(summary, speaker)}[/]")
    console.print(setup(summary, speaker), style="dim", markup=False)
    console.print(count(summary, speaker))
    console.print()
    console.print(ladder(summary, speaker))
    console.print(say("arena-fair", share=percent(summary.fair, speaker)), style="dim")
    if len(summary.bots) > 2:
        console.print(matrix(summary, speaker))
    console.print(points(summary, speaker))
    if summary.plan.players > 1:
        console.print(order(summary, speaker))
    console.print(lengths(summary, speaker))
    for sentence in [*verdicts(summary, speaker), *forfeits(summary, speaker)]:
        console.print(sentence, markup=False)


def ladder(summary: Summary, speaker: Speaker) -> Table:
    """The bots, the strongest first."""
    say = speaker.say
    table = Table(say("arena-bot"))
    for column in ("wins", "wins-95", "score", "rating"):
        table.add_column(say(f"arena-{column}"), justify="right", no_wrap=True)
    for index in summary.ladder():
        bot = summary.bots[index]
        table.add_row(
            bot.name,
            percent(bot.share.mean, speaker),
            bounds(bot.share, speaker),
            f"{number(bot.score.mean, speaker)} ± {number(bot.score.deviation, speaker)}",
            f"{number(bot.rating.mu, speaker)} ± {number(bot.rating.sigma, speaker)}",
        )
    return table


def matrix(summary: Summary, speaker: Speaker) -> Table:
    """Everybody against everybody."""
    ranked = summary.ladder()
    table = Table("", title=speaker.say("arena-matrix"), title_justify="left")
    for bot in ranked:
        table.add_column(summary.bots[bot].name, justify="right")
    for bot in ranked:
        cells = [summary.matrix[bot][other] for other in ranked]
        told = ["" if cell is None else f"{percent(cell.mean, speaker)}\n{bounds(cell, speaker)}" for cell in cells]
        table.add_row(summary.bots[bot].name, *told)
    return table


def points(summary: Summary, speaker: Speaker) -> Table:
    """What the scores are made of."""
    ranked = summary.ladder()
    table = Table("", title=speaker.say("arena-points"), title_justify="left")
    for bot in ranked:
        table.add_column(summary.bots[bot].name, justify="right")
    for source in sources(summary):
        cells = [number(summary.bots[bot].points.get(source, 0.0), speaker) for bot in ranked]
        table.add_row(speaker.say(f"points-{source}"), *cells)
    return table


def sources(summary: Summary) -> list[str]:
    """The sources of points that brought anything to anybody."""
    found = dict.fromkeys(source for bot in summary.bots for source in bot.points)
    return [source for source in found if any(bot.points.get(source) for bot in summary.bots)]


def order(summary: Summary, speaker: Speaker) -> Table:
    """What it is worth to begin."""
    say = speaker.say
    table = Table("", title=say("arena-order"), title_justify="left")
    table.add_column(say("arena-wins"), justify="right")
    table.add_column(say("arena-wins-95"), justify="right")
    for place, share in enumerate(summary.order, start=1):
        table.add_row(say("arena-order-place", number=place), percent(share.mean, speaker), bounds(share, speaker))
    return table


def lengths(summary: Summary, speaker: Speaker) -> Table:
    """Turns and decisions of a match."""
    say = speaker.say
    table = Table("", title=say("arena-lengths"), title_justify="left")
    table.add_column(say("arena-mean"), justify="right")
    table.add_column(say("arena-spread"), justify="right")
    for line, length in (("turns", summary.turns), ("decisions", summary.decisions)):
        table.add_row(say(f"arena-{line}"), number(length.mean, speaker), number(length.deviation, speaker))
    return table


def _told(value: object) -> str:
    return ",".join(map(str, value)) if isinstance(value, list) else str(value)
