"""Positions in a few words: points as a scene needs them, and a die that falls as it says."""

from typing import Any

import igroteka
from igroteka.engine import state as kernel
from igroteka.engine.chance import Scripted
from igroteka.engine.dealer import Dealer, Event
from igroteka.games.pig.state import State


class Scene:
    """A match of which seat 0 begins."""

    def __init__(self, *points: int, **options: Any) -> None:
        self.match = igroteka.new("pig", len(points) or 2, seed=1, options={"first": "0", **options})
        self.s.points[:] = points or [0, 0]
        self.journal: list[Event] = []

    @property
    def s(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    def roll(self, *faces: int) -> "Scene":
        """Whoever is asked rolls, once for each face."""
        for face in faces:
            self.play("roll", face)
        return self

    def hold(self) -> "Scene":
        return self.play("hold")

    def play(self, name: str, *faces: int) -> "Scene":
        seat = self.match.to_act[0]
        assert name in self.legal(), f"{name} is not among {self.legal()}"
        script = Scripted([face - 1 for face in faces])
        kernel.play(self.s, seat, self.match.move(name), Dealer(script, self.journal))
        self.match.put(self.match.state, self.match.memory)
        return self

    def legal(self) -> list[str]:
        return [self.match.name(move) for move in self.match.legal(self.match.to_act[0])]

    def told(self) -> list[str]:
        """The log so far, in words."""
        speaker = self.match.game.speaker("en")
        return [speaker.text(self.match.game.describe(event)) for event in self.journal]
