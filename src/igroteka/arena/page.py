"""A web page that needs nothing but itself."""

from collections.abc import Sequence
from html import escape

from igroteka.arena.charts import COLOURS, colour

LIGHT = ("#0072b2", "#d55e00", "#009e73", "#b8548f", "#c98a00", "#3d9fd6", "#6b6b6b", "#8a5a2b")
DARK = ("#4aa8e0", "#ff8a3c", "#2fc79a", "#e08bbb", "#f0b83a", "#8fd0f5", "#a8a8a8", "#c79a68")
assert len(LIGHT) == len(DARK) == COLOURS

STYLE = """
:root { color-scheme: light dark; --paper: #fff; --ink: #1d1d1f; --soft: #5c5c66; --rule: #d9d9e0; --good: #009e73;
  --bad: #d55e00; SERIES_LIGHT }
@media (prefers-color-scheme: dark) { :root { --paper: #17181c; --ink: #ececf1; --soft: #a6a6b3; --rule: #3a3b44;
  --good: #2fc79a; --bad: #ff8a3c; SERIES_DARK } }
* { box-sizing: border-box }
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; background: var(--paper); color: var(--ink);
  font: 16px/1.5 system-ui, sans-serif }
h1 { line-height: 1.2 } h2 { margin: 2.5rem 0 .25rem } p.about, dt, summary { color: var(--soft) }
p { margin: .25rem 0 1rem }
figure { margin: 0 } svg { width: 100%; height: auto; display: block }
.scroll { overflow-x: auto } table { border-collapse: collapse; font-variant-numeric: tabular-nums }
th, td { padding: .3rem .7rem; border-bottom: 1px solid var(--rule); text-align: right; vertical-align: top }
th[scope=row], thead th:first-child { text-align: left } .words { text-align: left }
td small { display: block } td.heat { min-width: 5.5rem }
details { margin: .5rem 0 } summary { cursor: pointer }
ul.legend { list-style: none; padding: 0; margin: .5rem 0; display: flex; flex-wrap: wrap; gap: .25rem 1rem }
ul.legend span { display: inline-block; width: .9em; height: .9em; margin-right: .4em; border-radius: 2px;
  vertical-align: -.1em }
svg text { fill: var(--ink); font: 13px system-ui, sans-serif } svg text.tick { fill: var(--soft); font-size: 12px }
svg .grid { stroke: var(--rule) } svg .floor { stroke: var(--soft) }
svg .whisker { stroke: var(--ink); stroke-width: 2 }
svg .dot { fill: var(--series-0) } svg .mark { stroke: var(--ink); stroke-dasharray: 4 4 }
svg .curve { fill: none; stroke-width: 2 }
"""

Cell = str | tuple[str, str]
"""Words, or markup with the attributes of its cell."""


def page(title: str, language: str, parts: Sequence[str]) -> str:
    """The whole page."""
    style = STYLE
    for name, series in (("SERIES_LIGHT", LIGHT), ("SERIES_DARK", DARK)):
        style = style.replace(name, " ".join(f"--series-{number}: {tone};" for number, tone in enumerate(series)))
    return (
        f'<!doctype html>\n<html lang="{language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n<h1>{escape(title)}</h1>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, about: str, *parts: str) -> str:
    """A heading, what is to be seen, and that."""
    told = f'<p class="about">{escape(about)}</p>' if about else ""
    return f"<section>\n<h2>{escape(title)}</h2>\n{told}\n" + "\n".join(parts) + "\n</section>"


def paragraph(words: str) -> str:
    """A paragraph of plain words."""
    return f"<p>{escape(words)}</p>"


def table(head: Sequence[str], rows: Sequence[Sequence[Cell]], words: Sequence[int] = ()) -> str:
    """A table whose first column names its rows; the columns `words` hold words, the others figures."""

    def cell(column: int, content: Cell) -> str:
        if column == 0:
            return f'<th scope="row">{escape(content) if isinstance(content, str) else content[0]}</th>'
        if isinstance(content, tuple):
            return f"<td {content[1]}>{content[0]}</td>"
        kind = ' class="words"' if column in words else ""
        return f"<td{kind}>{escape(content)}</td>"

    top = "".join(
        f'<th scope="col"{" class=words" if column in words else ""}>{escape(name)}</th>'
        for column, name in enumerate(head)
    )
    body = "\n".join(f"<tr>{''.join(cell(*each) for each in enumerate(row))}</tr>" for row in rows)
    return f'<div class="scroll"><table>\n<thead><tr>{top}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>'


def figure(chart: str, summary: str, behind: str) -> str:
    """A chart, and the table behind it."""
    return f"<figure>{chart}\n{folded(summary, behind)}</figure>"


def folded(summary: str, content: str) -> str:
    """Something long, shown when asked for."""
    return f"<details><summary>{escape(summary)}</summary>\n{content}</details>"


def legend(names: Sequence[str]) -> str:
    """Which colour is what."""
    items = "".join(
        f'<li><span style="background:{colour(index)};opacity:{1 - 0.45 * (index // COLOURS % 2):g}"></span>'
        f"{escape(name)}</li>"
        for index, name in enumerate(names)
    )
    return f'<ul class="legend">{items}</ul>'


def heat(share: float, content: str) -> tuple[str, str]:
    """A cell of a matrix: the greener the better, the redder the worse, and the figure is always there to read."""
    tone = "--good" if share >= 0.5 else "--bad"
    strength = round(abs(share - 0.5) * 90)
    return content, f'class="heat" style="background:color-mix(in srgb, var({tone}) {strength}%, var(--paper))"'
