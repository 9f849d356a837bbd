"""What every bot saw, could do and did in a tournament, as Parquet: a data set to learn from without playing.

One row for each decision, in the order of the match. Files are named by the first match in them; each carries what the
numbers mean (`schema.metadata`), and `_dataset.json` says it once for all, in the terms that Minari has for such sets.
"""

import json
from pathlib import Path
from typing import Any

from librt.strings import BytesWriter

from igroteka import games
from igroteka.arena.fixture import PlayedMatch
from igroteka.arena.plan import Plan
from igroteka.engine.errors import BadOption
from igroteka.engine.match import Match
from igroteka.engine.words import Text

SHARD = 100
"""Matches in a file."""


def arrow() -> Any:
    """The package that writes Parquet, or a clear refusal."""
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError as error:
        raise BadOption(Text("arena-needs-parquet")) from error
    return pyarrow


class Trajectories:
    """A folder that matches are written to, decision by decision, as they end."""

    def __init__(self, folder: Path, plan: Plan, resume: bool = False) -> None:
        self.arrow = arrow()
        self.folder = folder
        self.plan = plan
        self.game = games.find(plan.game)
        self.observer = self.game.observer(plan.players, plan.options)
        self.moves = len(self.game.catalogue)
        self.rows: list[dict[str, Any]] = []
        self.waiting = 0
        """Matches whose rows aren't written yet."""
        self.first = 0
        """The number of the first of them."""
        if not resume and next(folder.glob("matches-*.parquet"), None) is not None:
            raise BadOption(Text("refused-results-there", folder=str(folder)))  # two runs in one data set, unseen
        try:
            folder.mkdir(parents=True, exist_ok=True)
            (folder / "_dataset.json").write_text(json.dumps(self.about(), indent=1), "utf-8")
        except OSError as error:
            raise BadOption(Text("refused-folder", folder=str(folder), why=str(error.strerror))) from error

    def about(self) -> dict[str, Any]:
        """What the numbers mean."""
        features = self.observer.features
        return {
            "dataset_id": f"igroteka/{self.plan.game}/arena-{self.plan.seed}",
            "data_format": "parquet",
            "game": self.plan.game,
            "players": self.plan.players,
            "options": self.plan.options,
            "package": self.plan.package,
            "rules": self.plan.rules,
            "bots": self.plan.labels,
            "observation_space": {"type": "Box", "dtype": "uint8", "low": 0, "high": 255, "shape": [len(features)]},
            "action_space": {"type": "Discrete", "n": self.moves},
            "features": [{"name": each.name, "most": each.most, "about": each.about} for each in features],
            "moves": list(self.game.catalogue.names),
        }

    def schema(self) -> Any:
        """The columns."""
        a = self.arrow
        columns = [
            ("episode", a.int64()),
            ("match", a.int64()),
            ("ply", a.int32()),
            ("seat", a.int8()),
            ("bot", a.string()),
            ("observation", a.list_(a.uint8(), self.observer.size)),
            ("mask", a.list_(a.uint8(), self.moves)),
            ("move", a.int16()),
            ("terminated", a.bool_()),
            ("reward", a.float32()),
            ("win", a.float32()),
            ("score", a.int32()),
        ]
        return a.schema(columns, metadata={"igroteka": json.dumps(self.about())})

    def add(self, played: PlayedMatch) -> None:
        """Write down a match: it is replayed, and every seat asked what it saw."""
        result = played.result
        assert played.record is not None
        plan = self.plan
        match = Match(self.game, plan.players, plan.options, played.record["seed"], journal=False)
        rows: list[dict[str, Any]] = []
        last: dict[int, int] = {}
        share = 1 / len(result.winners) if result.winners else 0.0
        for ply, (seat, name) in enumerate(played.record["moves"]):
            out = BytesWriter()
            self.observer.write(match.state, match.memory, seat, out)
            mask = bytearray(self.moves)
            for legal in match.legal(seat):
                mask[legal] = 1
            move = match.move(name)
            win = share if seat in result.winners else 0.0
            last[seat] = len(rows)
            rows.append(
                {
                    "episode": result.match * plan.players + seat,
                    "match": result.match,
                    "ply": ply,
                    "seat": seat,
                    "bot": plan.labels[result.bots[seat]],
                    "observation": out.getvalue(),
                    "mask": bytes(mask),
                    "move": move,
                    "terminated": False,
                    "reward": 0.0,
                    "win": win,
                    "score": result.scores[seat],
                }
            )
            match.play(move, seat)
        for at in last.values():
            rows[at]["terminated"] = True
            rows[at]["reward"] = worth(rows[at]["win"], plan.players)
        if not self.waiting:
            self.first = result.match
        self.rows += rows
        self.waiting += 1
        if self.waiting == SHARD:
            self.write()

    def write(self) -> None:
        """Put what waits into a file; it has its name only when it is whole."""
        if not self.rows:
            return
        a = self.arrow
        schema = self.schema()
        arrays = []
        for field in schema:
            column = [row[field.name] for row in self.rows]
            if field.name in ("observation", "mask"):
                flat = a.Array.from_buffers(
                    a.uint8(), len(column) * len(column[0]), [None, a.py_buffer(b"".join(column))]
                )
                arrays.append(a.FixedSizeListArray.from_arrays(flat, len(column[0])))
            else:
                arrays.append(a.array(column, field.type))
        path = self.folder / f"matches-{self.first:06}.parquet"
        whole = path.with_suffix(".part")
        a.parquet.write_table(a.Table.from_arrays(arrays, schema=schema), whole, compression="zstd")
        whole.replace(path)
        self.rows, self.waiting = [], 0

    def close(self) -> None:
        """Nothing more comes."""
        self.write()


def worth(win: float, players: int) -> float:
    """What a match was worth to a seat, so that it sums to 0: as the environments' reward `win`."""
    return players / (players - 1) * (win - 1 / players) if players > 1 else 0.0
