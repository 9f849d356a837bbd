"""Writes the room of a new game, so that there is something to change: Pig, under another name.

    python tools/new_game.py kite_flying --title "Kite Flying"

The room is complete and passes the contract suite: rules, texts, guide, bots, scenes, golden playthroughs, fidelity
page, a row in the README, a small board for the browser. It is hidden from the shelf until its author takes `hidden`
away. Since it is copied from Pig's room as that is today, there is no second example that could grow old.
"""

import argparse
import keyword
import re
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).parents[1]
PATTERN = "pig"
LENGTH = "5-20 min"


def main(arguments: Sequence[str] | None = None) -> int:
    """Write everything, or say why not and write nothing."""
    parser = argparse.ArgumentParser(description="Write the room of a new game, to be changed from there.")
    parser.add_argument("key", help="the game's key, as people type it: small letters, digits and _")
    parser.add_argument("--title", help="its name (default: made of the key)")
    parser.add_argument("--root", type=Path, default=ROOT, help="the repository (default: this one)")
    asked = parser.parse_args(arguments)
    wrong = refusal(asked.root, asked.key)
    if wrong:
        print(f"new_game: {wrong}", file=sys.stderr)
        return 2
    names = Names(asked.key, asked.title or asked.key.replace("_", " ").title())
    written = [*copied(asked.root, names), *board(asked.root, names), row(asked.root, names)]
    print("\n".join(str(path.relative_to(asked.root)) for path in written))
    print(
        f"\nThis is Pig under the name {names.title}. Change it chapter by chapter, as CONTRIBUTING.md has them; "
        f"`pytest -q tests/contract tests/games/{names.key} -k {names.key}` says what is missing at each step. "
        f"When it may be seen, take `hidden = True` out of src/igroteka/games/{names.key}/__init__.py."
    )
    return 0


class Names:
    """How the game is called: by programs, as a class, by people."""

    def __init__(self, key: str, title: str) -> None:
        self.key = key
        self.title = title
        self.camel = "".join(part.capitalize() for part in key.split("_"))


def refusal(root: Path, key: str) -> str | None:
    """Why there can be no such game."""
    if not re.fullmatch("[a-z][a-z0-9_]*", key) or keyword.iskeyword(key) or key.endswith("_"):
        return f"a key is small letters, digits and _, like kite_flying; not {key!r}"
    for taken in ("engine", "server", "web", "all"):
        if key == taken:
            return f"{key} is the name of something else here: take another"
    for place in (room(root, key), root / "tests" / "games" / key, root / "web" / "src" / "boards" / key):
        if place.exists():
            return f"{place} is already there: take another key, or remove it first"
    return None


def room(root: Path, key: str) -> Path:
    """Where a game lives."""
    return root / "src" / "igroteka" / "games" / key


# What is copied from Pig.


def copied(root: Path, names: Names) -> list[Path]:
    """The room, its scenes, its goldens and its fidelity page, each under the new name."""
    sources = [
        *room(root, PATTERN).rglob("*"),
        *(root / "tests" / "games" / PATTERN).rglob("*"),
        *(root / "tests" / "goldens").glob(f"{PATTERN}-*.txt"),
        root / "docs" / "fidelity" / f"{PATTERN}.md",
    ]
    written = []
    for source in sorted(sources):
        if source.is_file() and source.suffix in (".py", ".toml", ".ftl", ".md", ".txt"):
            path = root / re.sub(rf"\b{PATTERN}\b|(?<=_){PATTERN}\b", names.key, str(source.relative_to(root)))
            write(path, renamed(source.read_text("utf-8"), source.suffix, names))
            written.append(path)
    return written


def renamed(text: str, suffix: str, names: Names) -> str:
    """The text of a file, about another game; where it tells of Pig itself, that it was copied from there."""
    for about, instead in ABOUT_PIG.items():
        text = text.replace(about, instead.format(names.title))
    text = re.sub(r"(?<=class )Pig(?=\()|Pig(?=\(\))", names.camel, text) if suffix == ".py" else text
    text = re.sub(r"\bpig\b|(?<=_)pig\b", names.key, re.sub(r"\bPig\b", names.title, text))
    return text.replace(COPIED, "Pig")


COPIED = "\0"
"""Stands for Pig where that is what is meant, while everything else is renamed."""
ABOUT_PIG = {
    "Pig, a folk game with one die. For 2 to 6 players, and for whoever wants to see how a room is made.\n\n"
    "It is complete, and the smallest room there is: CONTRIBUTING.md is written along it.\n": "{}.\n\n"
    f"Its rules are still those of {COPIED}, from whose room it was copied.\n",
    "Pig is a folk game: it has no publisher and no rulebook, so this page has its rules, in our words, and names the "
    "scenes\nthat hold each. They are in `tests/games/pig/test_pig.py`. It is on no shelf: `igroteka play pig` plays "
    "it, and\n[CONTRIBUTING.md](../../CONTRIBUTING.md) is written along its room.\n": "The rulebook, section by "
    "section, with the scenes that hold each rule; they are in `tests/games/pig/`.\n"
    f"As yet these are the rules of {COPIED}, from whose room this one was copied.\n",
    "game-pig = Свинья": "game-pig = {}",
    "«Свинья»": "«{}»",
    "«Свиньи»": "«{}»",
}


def write(path: Path, text: str) -> None:
    """One file, with its folder."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, "utf-8")


# What Pig has not: a board in the browser.


def board(root: Path, names: Names) -> list[Path]:
    """A board that shows the points and answers by two buttons, and the picture on the lid of the box."""
    folder = root / "web" / "src" / "boards" / names.key
    if not folder.parent.is_dir():
        return []
    written = []
    for name, text in BOARD.items():
        path = folder / name.replace("Pig", names.camel)
        text = text.replace("PigView", f"{names.camel}View").replace("PigBoard", f"{names.camel}Board")
        write(path, text.replace("api/pig", f"api/{names.key}").replace("Pig", names.title))
        written.append(path)
    return written


BOARD = {
    "logic.ts": """\
/** Pig: what its board works out from the view. */
import type { components } from "../../api/pig";
import type { ViewOf } from "../../table/desk";

export type PigView = ViewOf<components["schemas"]["View"]>;
""",
    "PigBoard.svelte": """\
<script lang="ts">
  import type { Desk } from "../../table/desk";
  import type { PigView } from "./logic";

  let { desk }: { desk: Desk<PigView> } = $props();

  const ANSWERS = ["roll", "hold"];
</script>

<section class="stack">
  <ol>
    {#each desk.view.points as points, seat (seat)}
      <li class:active={seat === desk.view.active}>{desk.names[seat]}: {points} / {desk.view.goal}</li>
    {/each}
  </ol>
  <p data-place="die">{desk.words.say("draw-turn", { total: desk.view.total })}</p>
  <div class="row">
    {#each ANSWERS as move (move)}
      <button class="button" data-move={desk.moves.has(move) ? move : undefined} onclick={() => desk.touch(move)}>
        {desk.words.say(`move-${move}`)}
      </button>
    {/each}
  </div>
</section>

<style>
  .active {
    font-weight: bold;
  }
</style>
""",
    "index.ts": """\
import type { Board } from "../../table/desk";
import type { PigView } from "./logic";
import PigBoard from "./PigBoard.svelte";

export const board: Board<PigView> = {
  component: PigBoard,
  verbs: ["roll", "hold"],
  rules: ["rules-turn", "rules-end"],
  scores: (view) => view.points,
};
""",
    "box.ts": """\
import type { Box } from "../box";
import BoxArt from "./BoxArt.svelte";

export const box: Box = { art: BoxArt, sky: ["#7d93b5", "#e8d8c3"] };
""",
    "BoxArt.svelte": """\
<svelte:options namespace="svg" />

<path d="M0 118h320v32H0z" fill="#8a9a5b" />
<rect x="130" y="58" width="60" height="60" rx="10" fill="#fbf4e4" />
<circle cx="160" cy="88" r="7" fill="#9c3d2e" />
""",
    "texts/en.ftl": """\
# The board of Pig: the rules in short.

rules-turn = A turn
    .text = Roll as often as you like, and hold. A { $die-bust } ends your turn, and all that it had brought is lost.
rules-end = The end
    .text = Whoever has { $goal-points } points after holding has won.
""",
    "texts/ru.ftl": """\
# Поле игры «Pig»: правила вкратце.

rules-turn = Ход
    .text = Бросайте сколько хотите, потом остановитесь. Единица кончает ход, и всё, что он принёс, пропадает.
rules-end = Конец игры
    .text = Кто, остановившись, набрал очки: { $goal-points }, тот победил.
""",
}


def row(root: Path, names: Names) -> Path:
    """Its row among the games of the README, in the order of their keys."""
    path = root / "README.md"
    lines = path.read_text("utf-8").splitlines()
    rows = [number for number, line in enumerate(lines) if line.startswith("| `")]
    after = [number for number in rows if lines[number] < f"| `{names.key}`"]
    place = after[-1] + 1 if after else rows[0]
    lines.insert(place, f"| `{names.key}` | {names.title} | 2-6 | {LENGTH} |")
    path.write_text("\n".join(lines) + "\n", "utf-8")
    return path


if __name__ == "__main__":
    sys.exit(main())
