"""Positions in a few words: a real start, changed as a scene needs it, and dice that fall as it says."""

from typing import Any

import igroteka
from igroteka.engine import state as kernel
from igroteka.engine.chance import Scripted
from igroteka.engine.dealer import Dealer, Event
from igroteka.games.bronze_age.components import DEVELOPMENTS, FACES, GOODS, ITEMS, MONUMENTS, PROJECTS
from igroteka.games.bronze_age.kinds import BOXES, CITY_COUNT, ITEM_COUNT, NO_SEAT, PROJECT_COUNT
from igroteka.games.bronze_age.state import State

LATE: dict[str, Any] = {"rules": "late_bronze_age"}


class Scene:
    """A match of which seat 0 is the first player, and at its first turn."""

    def __init__(self, players: int = 2, **options: Any) -> None:
        self.match = igroteka.new("bronze_age", players, seed=1, options={"first": "0", **options})
        self.journal: list[Event] = []

    @property
    def s(self) -> State:
        state = self.match.state
        assert isinstance(state, State)
        return state

    # Setting up.

    def stock(self, seat: int = 0, **items: int) -> "Scene":
        """So many of each item on a player's board: `stock(wood=3, food=2)`."""
        for item, count in items.items():
            self.s.stock[seat * ITEM_COUNT + ITEMS.index(item)] = count
        return self.changed()

    def own(self, *developments: str, seat: int = 0) -> "Scene":
        """Developments that a player already has."""
        for development in developments:
            self.s.developments[seat] |= 1 << DEVELOPMENTS.index(development)
        return self.changed()

    def marked(self, seat: int = 0, **projects: int) -> "Scene":
        """So many boxes of each city or monument: `marked(obelisk=7)`."""
        for project, count in projects.items():
            self.s.boxes[seat * PROJECT_COUNT + PROJECTS.index(project)] = count
        return self.changed()

    def built(self, *projects: str, seat: int = 0) -> "Scene":
        """Cities and monuments that a player has finished; the first to be named so was the first builder."""
        for project in projects:
            number = PROJECTS.index(project)
            self.marked(seat, **{project: BOXES[number]})
            if number >= CITY_COUNT and self.s.builders[number - CITY_COUNT] == NO_SEAT:
                self.s.builders[number - CITY_COUNT] = seat
        return self.changed()

    def cities(self, count: int, seat: int = 0) -> "Scene":
        """So many cities."""
        return self.built(*PROJECTS[: count - 3], seat=seat)

    def changed(self) -> "Scene":
        self.match.put(self.match.state, self.match.memory)
        return self

    # Playing.

    def play(self, *moves: str, dice: tuple[str, ...] = ()) -> "Scene":
        """Moves of whoever is asked; `dice` are the faces that come up meanwhile."""
        script = Scripted([FACES.index(face) for face in dice])
        for name in moves:
            seat = self.match.to_act[0]
            assert name in self.legal(), f"{name} is not among {self.legal()}"
            kernel.play(self.s, seat, self.match.move(name), Dealer(script, self.journal))
            self.changed()
        assert not script.numbers, "more dice were given than rolled"
        return self

    def roll(self, *faces: str) -> "Scene":
        """The first roll, with so many cities as it takes."""
        self.cities(len(faces), self.s.active)
        return self.play("roll", dice=faces)

    def turn(self, *faces: str) -> "Scene":
        """Roll once and keep it all, Leadership or not, up to the next choice."""
        self.roll(*faces)
        while "keep" in self.legal():
            self.play("keep")
        return self

    def legal(self) -> list[str]:
        """What may be played, by name."""
        return [self.match.name(move) for move in self.match.legal()]

    def why(self, move: str) -> str:
        """Why a move is refused."""
        reason = self.match.why_not(move)
        assert reason is not None, f"{move} is legal"
        return reason

    # Looking.

    def goods(self, seat: int = 0) -> dict[str, int]:
        """A player's goods, only what there is."""
        counts = {good: self.has(good, seat) for good in GOODS}
        return {good: count for good, count in counts.items() if count}

    def has(self, item: str, seat: int = 0) -> int:
        return self.s.has(seat, ITEMS.index(item))

    def lost(self, seat: int = 0) -> int:
        """Points lost to disasters."""
        return self.s.disasters[seat]

    def boxes(self, project: str, seat: int = 0) -> int:
        return self.s.boxes[seat * PROJECT_COUNT + PROJECTS.index(project)]

    def owns(self, development: str, seat: int = 0) -> bool:
        return self.s.owns(seat, DEVELOPMENTS.index(development))

    def in_play(self) -> list[str]:
        """The monuments that can be built."""
        return [key for key, builder in zip(MONUMENTS, self.s.builders, strict=True) if builder >= NO_SEAT]

    def points(self, line: str, seat: int = 0) -> int:
        """A line of the score sheet."""
        return self.match.breakdown[seat][line]

    def told(self, kind: str) -> list[Event]:
        """The events of a kind that have happened."""
        return [event for event in self.journal if event.kind.name == kind]
