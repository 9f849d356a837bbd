"""What a learner is shown of Pig: everything, for nothing is hidden."""

from typing import Any, Final

from librt.strings import BytesWriter
from mypy_extensions import i64

from igroteka.engine.memory import Memory
from igroteka.engine.observation import Features, put, put_one, put_seat
from igroteka.engine.observation import Observer as EngineObserver
from igroteka.games.pig.kinds import FACES, GOAL
from igroteka.games.pig.rules import RollOrHold
from igroteka.games.pig.state import State

QUESTIONS: Final[list[type]] = [RollOrHold]


def features(players: int) -> Features:
    """Every number of an observation, in the order in which `fill` writes them."""
    f = Features(players, QUESTIONS)
    f.seats("active", 1, "whose turn it is")
    f.seats("first", 1, "who began")
    f.one("even", 1, "whether a round is always played to its end")
    f.one("last_round", 1, "whether this round is the last")
    f.each("die", [str(face + 1) for face in range(FACES)], 1, "what the die shows; nothing before the first roll")
    f.one("total", GOAL, "what was rolled this turn and is not safe yet")
    f.seats("points", GOAL, "what is safe")
    return f


class Observer(EngineObserver):
    """Writes a position as a seat knows it. What stays zero need not be written."""

    def __init__(self, players: int, options: dict[str, Any]) -> None:
        super().__init__(features(players))

    def fill(self, s: Any, memory: Memory, seat: int, out: BytesWriter, at: i64) -> None:
        t: State = s
        viewer: i64 = seat
        players: i64 = t.players
        at = put_seat(out, at, t.active, viewer, players)
        at = put_seat(out, at, t.first, viewer, players)
        if t.even:
            put_one(out, at)
        if t.ending:
            put_one(out, at + 1)
        at += 2
        if t.die > 0:
            put_one(out, at + t.die - 1)
        at += FACES
        put(out, at, t.total)
        at += 1
        for turned in range(t.players):
            other: i64 = viewer + turned
            put(out, at + turned, t.points[other if other < players else other - players])
