"""«Строительство городов / строений», with the ships of «Судоходство»."""

from igroteka.engine.dealer import Dealer
from igroteka.engine.words import Text
from igroteka.games.bronze_age.kinds import (
    BOXES,
    BUILD,
    BUILDS,
    CITY_COUNT,
    CLOTH,
    DONE_BUILDING,
    EFFECT,
    ENGINEER,
    ENGINEERING,
    ENGINEERS,
    FINISHES,
    FINISHES_LATER,
    FIRST_POINTS,
    FOUNDS,
    LATER_POINTS,
    LAUNCHES,
    NO_SEAT,
    NOT_IN_PLAY,
    PROJECT_COUNT,
    SHIP,
    SHIP_CLOTH,
    SHIP_WOOD,
    SHIPPING,
    SHIPS,
    STONE,
    WOOD,
)
from igroteka.games.bronze_age.scoring import look_for_end
from igroteka.games.bronze_age.state import Question, State, Then, development_noun, good_noun, project_noun


class Build(Then):
    """Building goes on while there is something to build with."""

    def run(self, s: State, d: Dealer) -> None:
        if can_build(s) or can_engineer(s) or can_launch(s):
            s.ask(Building(s.active))
        else:
            end_building(s, d)


def end_building(s: State, d: Dealer) -> None:
    """Workers that were not used are lost."""
    s.workers = 0
    if s.placed:
        d.tell_list(BUILDS, s.active, s.placed)
        s.placed = []


def is_open(s: State, project: int) -> bool:
    """Whether a box of this city or monument is still to be marked. Cities may be built in any order."""
    if project >= CITY_COUNT and s.builders[project - CITY_COUNT] == NOT_IN_PLAY:
        return False
    return not s.is_built(s.active, project)


def can_build(s: State) -> bool:
    """Whether there is work, and workers."""
    return s.workers > 0 and has_work(s)


def has_work(s: State) -> bool:
    """Whether anything is left to build."""
    for project in range(PROJECT_COUNT):
        if is_open(s, project):
            return True
    return False


def can_engineer(s: State) -> bool:
    """Engineering turns stone into workers, if there is work for them."""
    return s.owns(s.active, ENGINEERING) and s.has(s.active, STONE) > 0 and has_work(s)


def can_launch(s: State) -> bool:
    """Shipping builds ships, while goods and places last."""
    return s.owns(s.active, SHIPPING) and why_no_ship(s) is None


def why_no_ship(s: State) -> Text | None:
    """What is missing for a ship."""
    if not s.owns(s.active, SHIPPING):
        return Text("why-not-owned", development=development_noun(SHIPPING))
    if s.ships[s.active] >= SHIPS:
        return Text("why-ships", n=SHIPS)
    if s.has(s.active, WOOD) < SHIP_WOOD:
        return Text("why-no-good", good=good_noun(WOOD))
    if s.has(s.active, CLOTH) < SHIP_CLOTH:
        return Text("why-no-good", good=good_noun(CLOTH))
    return None


class Building(Question):
    """Where to put the next worker; or stone into workers, a ship, or enough."""

    def answers(self, s: State) -> list[int]:
        moves: list[int] = []
        if s.workers > 0:
            for project in range(PROJECT_COUNT):
                if is_open(s, project):
                    moves.append(BUILD + project)
        if can_engineer(s):
            moves.append(ENGINEER)
        if can_launch(s):
            moves.append(SHIP)
        moves.append(DONE_BUILDING)
        return moves

    def answer(self, s: State, move: int, d: Dealer) -> None:
        s.answered()
        if move == DONE_BUILDING:
            end_building(s, d)
            return
        s.ask(BUILD_ON)
        if move == ENGINEER:
            s.pay(self.seat, STONE, 1)
            s.workers += EFFECT[s.edition][ENGINEERING]
            d.tell(ENGINEERS, self.seat, EFFECT[s.edition][ENGINEERING])
        elif move == SHIP:
            s.pay(self.seat, WOOD, SHIP_WOOD)
            s.pay(self.seat, CLOTH, SHIP_CLOTH)
            s.ships[self.seat] += 1
            d.tell(LAUNCHES, self.seat, s.ships[self.seat])
        else:
            put_worker(s, move - BUILD, d)

    def prompt(self, s: State, seat: int) -> Text:
        return Text("ask-build", n=s.workers)

    def why_not(self, s: State, seat: int, move: int) -> Text | None:
        project = move - BUILD
        if 0 <= project < PROJECT_COUNT:
            if s.is_built(seat, project):
                return Text("why-built", project=project_noun(project))
            if not is_open(s, project):
                return Text("why-out", project=project_noun(project))
            return Text("why-no-workers")
        if move == ENGINEER:
            if not s.owns(seat, ENGINEERING):
                return Text("why-not-owned", development=development_noun(ENGINEERING))
            return Text("why-no-good", good=good_noun(STONE)) if s.has(seat, STONE) == 0 else Text("why-no-use")
        return why_no_ship(s) if move == SHIP else None

    def warning(self, s: State, seat: int, move: int) -> Text | None:
        return Text("warn-workers", n=s.workers) if move == DONE_BUILDING and s.workers > 0 else None


BUILD_ON = Build()


def put_worker(s: State, project: int, d: Dealer) -> None:
    """Mark one box; the last one finishes the city or monument."""
    s.workers -= 1
    s.placed.append(project)
    place = s.active * PROJECT_COUNT + project
    s.boxes[place] += 1
    if s.boxes[place] < BOXES[project]:
        return
    if project < CITY_COUNT:
        d.tell(FOUNDS, s.active, project, s.cities(s.active))
        return
    monument = project - CITY_COUNT
    if s.builders[monument] == NO_SEAT:
        s.builders[monument] = s.active
        d.tell(FINISHES, s.active, project, FIRST_POINTS[monument])
        look_for_end(s, d)
    else:
        d.tell(FINISHES_LATER, s.active, project, LATER_POINTS[s.edition][monument])
