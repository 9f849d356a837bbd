"""A course as one web page: exams by the minute, and what the network has come to hope and to try."""

from typing import Any

from igroteka.arena import charts
from igroteka.arena.figures import number, percent
from igroteka.arena.page import figure, legend, page, paragraph, section, table
from igroteka.engine.texts import Speaker
from igroteka.learn.exam import Mark
from igroteka.learn.lessons import Lessons


def report(lessons: Lessons, marks: list[dict[str, Any]], last: list[Mark], language: str) -> str:
    """The page."""
    speaker = Speaker(language, *lessons.game.words)
    say = speaker.say
    parts = []
    if marks:
        decisions = number(marks[-1]["decisions"] / 1e6, speaker)
        minutes = number(marks[-1]["minute"], speaker)
        parts.append(paragraph(say("learn-report-done", minutes=minutes, decisions=decisions)))
    if last:
        parts.append(section(say("learn-report-last"), say("learn-report-last-about"), last_exam(last, speaker)))
    if any(mark["exams"] for mark in marks):
        parts.append(exams(marks, speaker))
    parts += [figures(marks, speaker, name) for name in ("value", "entropy")]
    return page(say("learn-report", game=say(f"game-{lessons.key}")), language, parts)


def last_exam(last: list[Mark], speaker: Speaker) -> str:
    """The last exam, with intervals."""
    say = speaker.say
    names = [said(mark.players, mark.opponent, speaker) for mark in last]
    rows = [(name, 100 * mark.share, 100 * mark.low, 100 * mark.high) for name, mark in zip(names, last, strict=True)]
    behind = [
        [
            name,
            percent(mark.share, speaker),
            f"{percent(mark.low, speaker)} – {percent(mark.high, speaker)}",
            str(mark.matches),
        ]
        for name, mark in zip(names, last, strict=True)
    ]
    head = ["", say("arena-wins"), say("arena-wins-95"), say("learn-report-matches")]
    return figure(charts.whiskers(say("learn-report-last"), rows), say("arena-report-table"), table(head, behind))


def exams(marks: list[dict[str, Any]], speaker: Speaker) -> str:
    """Exams by the minute."""
    say = speaker.say
    kinds = sorted({(each["players"], each["opponent"]) for mark in marks for each in mark["exams"]})
    series = []
    for players, opponent in kinds:
        points = [
            (mark["minute"], 100 * each["share"])
            for mark in marks
            for each in mark["exams"]
            if (each["players"], each["opponent"]) == (players, opponent)
        ]
        series.append((said(players, opponent, speaker), points))
    title = say("learn-report-exams")
    behind = [
        [number(mark["minute"], speaker), said(each["players"], each["opponent"], speaker)]
        + [percent(each[key], speaker) for key in ("share", "low", "high")]
        + [str(each["matches"])]
        for mark in marks
        for each in mark["exams"]
    ]
    head = [say("learn-report-minute"), "", say("arena-wins"), "95 % ↓", "95 % ↑", say("learn-report-matches")]
    chart = legend([name for name, _ in series]) + charts.curves(title, series, 100)
    drawn = figure(chart, say("arena-report-table"), table(head, behind, words=[1]))
    return section(title, say("learn-report-exams-about"), drawn)


def figures(marks: list[dict[str, Any]], speaker: Speaker, name: str) -> str:
    """One figure by the minute."""
    say = speaker.say
    points = [(mark["minute"], mark[name]) for mark in marks if name in mark]
    title = say(f"learn-report-{name}")
    high = max([value for _, value in points] or [1.0])
    behind = [[number(minute, speaker), number(value, speaker, 3)] for minute, value in points]
    drawn = figure(
        charts.curves(title, [(title, points)], high),
        say("arena-report-table"),
        table([say("learn-report-minute"), title], behind),
    )
    return section(title, say(f"learn-report-{name}-about"), drawn)


def said(players: int, opponent: str, speaker: Speaker) -> str:
    """What an exam was."""
    return speaker.say("learn-report-exam", seats=players, opponent=opponent)
