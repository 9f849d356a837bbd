"""An analysed match: in the terminal, and as a web page with the win-probability curve."""

from rich.console import Console
from rich.table import Table

from igroteka import games
from igroteka.arena.analyse import Analysis
from igroteka.arena.charts import curves
from igroteka.arena.figures import number, percent
from igroteka.arena.page import figure, folded, legend, page, paragraph, section, table
from igroteka.bots.analysis import Decision
from igroteka.engine.texts import Speaker

BARS = " ▁▂▃▄▅▆▇█"
FURTHER = 3
"""So many moves of an expected line are told, after the better one itself."""


def label(analysis: Analysis, name: str, speaker: Speaker) -> str:
    """A move in words."""
    catalogue = games.find(analysis.game).catalogue
    return speaker.text(catalogue.label(catalogue.ids[name]))


def sparkline(points: list[tuple[int, float]], width: int = 60) -> str:
    """A curve in one line of blocks."""
    if not points:
        return ""
    taken = [points[round(step * (len(points) - 1) / max(1, width - 1))][1] for step in range(min(width, len(points)))]
    if len(points) <= width:
        taken = [share for _, share in points]
    return "".join(BARS[round(max(0.0, min(1.0, share)) * (len(BARS) - 1))] for share in taken)


def mistake(analysis: Analysis, decision: Decision, speaker: Speaker) -> list[str]:
    """A mistake as a row: where, who, what, what was better, what it cost, how it should have gone on."""
    best = decision.options[0]
    played = decision.played if decision.played is not None else best.win
    line = ", ".join(label(analysis, move, speaker) for move in best.line[1 : 1 + FURTHER])
    return [
        str(decision.ply),
        speaker.player(decision.seat),
        label(analysis, decision.move, speaker),
        label(analysis, best.move, speaker),
        f"{number(100 * best.win, speaker, 0)} → {percent(played, speaker, 0)}",
        percent(decision.lost, speaker),
        line,
    ]


COLUMNS = ("ply", "seat", "played", "better", "win", "lost", "line")


def seats(analysis: Analysis, speaker: Speaker) -> list[list[str]]:
    """For each seat: how many decisions, and what they lost on average."""
    rows = []
    for seat in range(analysis.players):
        own = analysis.of(seat)
        lost = sum(decision.lost for decision in own) / len(own) if own else 0.0
        score = "" if analysis.scores is None else str(analysis.scores[seat])
        rows.append([speaker.player(seat), score, str(len(own)), percent(lost, speaker, 2)])
    return rows


def heads(speaker: Speaker) -> list[str]:
    """The columns of that."""
    return [speaker.say(key) for key in ("analyse-seat", "arena-score", "analyse-judged", "analyse-mean-lost")]


def title(analysis: Analysis, speaker: Speaker) -> str:
    """What it is about."""
    return speaker.say("analyse-title", game=speaker.say(f"game-{analysis.game}"))


def show(analysis: Analysis, speaker: Speaker, console: Console) -> None:
    """Print the curves, the seats and the largest mistakes."""
    say = speaker.say
    console.print(f"[bold]{title(analysis, speaker)}[/]")
    if analysis.interrupted and analysis.decisions:
        console.print(say("analyse-interrupted", ply=analysis.decisions[-1].ply), style="yellow")
    console.print()
    console.print(say("analyse-curve"))
    for seat in range(analysis.players):
        console.print(f"{speaker.player(seat):>12} {sparkline(analysis.curve(seat))}", markup=False, soft_wrap=True)
    told = Table(*heads(speaker), title=say("analyse-summary"), title_justify="left")
    for row in seats(analysis, speaker):
        told.add_row(*row)
    console.print(told)
    mistakes = analysis.mistakes()
    if not mistakes:
        console.print(say("analyse-no-mistakes"))
        return
    worst = Table(title=say("analyse-mistakes"), title_justify="left")
    for column in COLUMNS:
        worst.add_column(say(f"analyse-{column}"), justify="right" if column in ("ply", "win", "lost") else "left")
    for decision in mistakes:
        worst.add_row(*mistake(analysis, decision, speaker))
    console.print(worst)


def report(analysis: Analysis, speaker: Speaker) -> str:
    """The page."""
    say = speaker.say
    names = [speaker.player(seat) for seat in range(analysis.players)]
    series = [
        (name, [(float(ply), 100 * share) for ply, share in analysis.curve(seat)]) for seat, name in enumerate(names)
    ]
    behind = table(
        [say("analyse-ply"), *names],
        [
            [str(decision.ply), *(percent(share, speaker, 0) for share in decision.win)]
            for decision in analysis.decisions
        ],
    )
    chart = legend(names) + curves(say("analyse-curve"), series, 100.0)
    head = [say(f"analyse-{column}") for column in COLUMNS]
    mistakes = [mistake(analysis, decision, speaker) for decision in analysis.mistakes()]
    everything = [mistake(analysis, decision, speaker) for decision in analysis.decisions if decision.options]
    parts = []
    if analysis.interrupted and analysis.decisions:
        parts.append(paragraph(say("analyse-interrupted", ply=analysis.decisions[-1].ply)))
    parts += [
        section(say("analyse-curve"), say("analyse-curve-about"), figure(chart, say("arena-report-table"), behind)),
        section(say("analyse-summary"), "", table(heads(speaker), seats(analysis, speaker))),
        section(
            say("analyse-mistakes"),
            "",
            table(head, mistakes, words=(1, 2, 3, 6)) if mistakes else paragraph(say("analyse-no-mistakes")),
        ),
        section(
            say("analyse-all"),
            "",
            folded(say("arena-report-table"), table(head, everything, words=(1, 2, 3, 6))),
        ),
    ]
    return page(title(analysis, speaker), speaker.language, parts)
