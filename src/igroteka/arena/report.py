"""A tournament as one web page."""

from html import escape

from igroteka.arena import charts, terminal
from igroteka.arena.figures import bounds, number, percent
from igroteka.arena.page import Cell, figure, folded, heat, legend, page, paragraph, section, table
from igroteka.arena.summary import Summary
from igroteka.engine.texts import Speaker


def report(summary: Summary, speaker: Speaker) -> str:
    """The page."""
    say = speaker.say
    parts = [
        paragraph(terminal.headline(summary, speaker) + ". " + terminal.count(summary, speaker) + "."),
        overview(summary, speaker),
    ]
    if summary.verdicts:
        parts.append(section(say("arena-report-sure"), "", *map(paragraph, terminal.verdicts(summary, speaker))))
    if summary.forfeits:
        parts.append(section(say("arena-report-forfeits"), "", *map(paragraph, terminal.forfeits(summary, speaker))))
    parts.append(wins(summary, speaker))
    if len(summary.bots) > 1:
        parts += [matrix(summary, speaker), ladder(summary, speaker)]
    parts += [scores(summary, speaker), points(summary, speaker)]
    if summary.plan.players > 1:
        parts.append(order(summary, speaker))
    parts += [lengths(summary, speaker), how(summary, speaker)]
    game = say(f"game-{summary.plan.game}")
    return page(say("arena-report", game=game), speaker.language, parts)


def overview(summary: Summary, speaker: Speaker) -> str:
    """The main table."""
    say = speaker.say
    columns = ("bot", "wins", "wins-95", "score", "spread", "rating", "uncertainty", "ordinal", "seats-played")
    rows = []
    for index in summary.ladder():
        bot = summary.bots[index]
        rating = bot.rating
        figures = (bot.score.mean, bot.score.deviation, rating.mu, rating.sigma, rating.ordinal)
        rows.append(
            [bot.name, percent(bot.share.mean, speaker), bounds(bot.share, speaker)]
            + [number(value, speaker) for value in figures]
            + [str(bot.share.matches)]
        )
    return table([say(f"arena-{column}") for column in columns], rows)


def wins(summary: Summary, speaker: Speaker) -> str:
    """Win shares with their intervals."""
    say = speaker.say
    ranked = [summary.bots[bot] for bot in summary.ladder()]
    rows = [(bot.name, 100 * bot.share.mean, 100 * bot.share.low, 100 * bot.share.high) for bot in ranked]
    behind = [[bot.name, percent(bot.share.mean, speaker), bounds(bot.share, speaker)] for bot in ranked]
    title = say("arena-report-wins")
    head = [say("arena-bot"), say("arena-wins"), say("arena-wins-95")]
    chart = charts.whiskers(title, rows, 100 * summary.fair)
    return section(title, say("arena-report-wins-about"), figure(chart, say("arena-report-table"), table(head, behind)))


def matrix(summary: Summary, speaker: Speaker) -> str:
    """Everybody against everybody: a table that is its own picture."""
    ranked = summary.ladder()
    names = [summary.bots[bot].name for bot in ranked]
    rows: list[list[Cell]] = []
    for bot in ranked:
        row: list[Cell] = [summary.bots[bot].name]
        for other in ranked:
            cell = summary.matrix[bot][other]
            if cell is None:
                row.append("")
            else:
                told = f"{percent(cell.mean, speaker)}<small>{bounds(cell, speaker)}</small>"
                row.append(heat(cell.mean, told))
        rows.append(row)
    return section(speaker.say("arena-matrix"), speaker.say("arena-report-matrix-about"), table(["", *names], rows))


def ladder(summary: Summary, speaker: Speaker) -> str:
    """Ratings with their uncertainty."""
    say = speaker.say
    ranked = [summary.bots[bot] for bot in summary.ladder()]
    rows = [
        (bot.name, bot.rating.mu, bot.rating.mu - 2 * bot.rating.sigma, bot.rating.mu + 2 * bot.rating.sigma)
        for bot in ranked
    ]
    behind = [
        [bot.name, *(number(value, speaker) for value in (bot.rating.mu, bot.rating.sigma, bot.rating.ordinal))]
        for bot in ranked
    ]
    head = [say(f"arena-{column}") for column in ("bot", "rating", "uncertainty", "ordinal")]
    title = say("arena-report-ladder")
    chart = charts.whiskers(title, rows)
    about = say("arena-report-ladder-about")
    return section(title, about, figure(chart, say("arena-report-table"), table(head, behind)))


def scores(summary: Summary, speaker: Speaker) -> str:
    """How scores are distributed."""
    say = speaker.say
    ranked = [summary.bots[bot] for bot in summary.ladder()]
    chart = charts.histograms(say("arena-report-scores"), [(bot.name, bot.scores, bot.score.mean) for bot in ranked])
    found = sorted({score for bot in ranked for score in bot.scores})
    behind = [[number(score, speaker, 0), *(str(bot.scores.get(score, 0)) for bot in ranked)] for score in found]
    head = [say("arena-score"), *(bot.name for bot in ranked)]
    drawn = figure(chart, say("arena-report-table"), table(head, behind))
    return section(say("arena-report-scores"), say("arena-report-scores-about"), drawn)


def points(summary: Summary, speaker: Speaker) -> str:
    """What the scores are made of."""
    say = speaker.say
    ranked = [summary.bots[bot] for bot in summary.ladder()]
    sources = terminal.sources(summary)
    names = [say(f"points-{source}") for source in sources]
    series = [
        (name, [bot.points.get(source, 0.0) for bot in ranked]) for source, name in zip(sources, names, strict=True)
    ]
    title = say("arena-points")
    chart = legend(names) + charts.stacks(title, [bot.name for bot in ranked], series)
    behind = [[name, *(number(value, speaker) for value in values)] for name, values in series]
    drawn = figure(chart, say("arena-report-table"), table(["", *(bot.name for bot in ranked)], behind))
    return section(title, say("arena-report-points-about"), drawn)


def order(summary: Summary, speaker: Speaker) -> str:
    """What it is worth to begin."""
    say = speaker.say
    names = [say("arena-order-place", number=place) for place in range(1, len(summary.order) + 1)]
    shares = list(zip(names, summary.order, strict=True))
    rows = [(name, 100 * share.mean, 100 * share.low, 100 * share.high) for name, share in shares]
    behind = [[name, percent(share.mean, speaker), bounds(share, speaker)] for name, share in shares]
    title = say("arena-order")
    chart = charts.whiskers(title, rows, 100 * summary.fair)
    head = ["", say("arena-wins"), say("arena-wins-95")]
    return section(
        title, say("arena-report-order-about"), figure(chart, say("arena-report-table"), table(head, behind))
    )


def lengths(summary: Summary, speaker: Speaker) -> str:
    """Turns and decisions."""
    say = speaker.say
    rows = [
        [say(f"arena-{name}"), number(length.mean, speaker), number(length.deviation, speaker)]
        for name, length in (("turns", summary.turns), ("decisions", summary.decisions))
    ]
    return section(say("arena-lengths"), "", table(["", say("arena-mean"), say("arena-spread")], rows))


def how(summary: Summary, speaker: Speaker) -> str:
    """What one needs to play the same matches again."""
    plan = summary.plan
    version = f"igroteka {plan.package}; {plan.game}: rules {plan.rules}, components {plan.components}"
    lists = [folded(name, f"<pre>{escape(content)}</pre>") for name, content in plan.strategies.items()]
    told = [paragraph(terminal.setup(summary, speaker)), paragraph(version), *lists]
    return section(speaker.say("arena-report-how"), "", *told)
