"""What would follow from a move, as far as its player can know before making it.

It is played in positions that the seat can't tell from the true one, so that nothing hidden shows; what comes out the
same in all of them is foreseeable.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from igroteka.engine import state as kernel
from igroteka.engine.chance import Chance, key_of
from igroteka.engine.dealer import Dealer, Event
from igroteka.engine.errors import IllegalMove
from igroteka.engine.match import Seat
from igroteka.engine.words import Text

FEW = 3
MANY = 12
"""How many worlds are tried: more where chance or hidden things have a say, lest they agree by accident."""


class Foresight(NamedTuple):
    """What a seat would see afterwards."""

    sure: bool
    """Whether all of it is known: nothing random or hidden would come to light."""
    view: dict[str, Any]
    """The view, with everything that can't be foreseen left as it is now."""
    events: list[Event]


def foresee(seat: Seat, moves: Sequence[int]) -> Foresight:
    """What would come of these moves, one after the other."""
    worlds = [World(seat, moves, number) for number in range(FEW)]
    sure = not any(world.surprising for world in worlds)
    if not sure:
        worlds += [World(seat, moves, number) for number in range(FEW, MANY)]
    told = worlds[0].events
    for world in worlds[1:]:
        told = [event for event in told if any(same(event, other) for other in world.events)]
    return Foresight(sure, agreed(seat.view(), [world.view for world in worlds]), told)


class World:
    """The moves, played in one imagined position."""

    def __init__(self, seat: Seat, moves: Sequence[int], number: int) -> None:
        s: Any = seat.imagine_state(f"foresee:{number}")
        news: list[Event] = []
        self.surprising = False
        for index, move in enumerate(moves):
            if seat.index not in kernel.to_act(s) or move not in kernel.legal(s, seat.index):
                raise IllegalMove(Text("refused-then", move=seat.name(move)))
            dealer = Dealer(Chance(key_of(f"foresee:{number}"), seat.ply + index), news)
            kernel.play(s, seat.index, move, dealer)
            self.surprising |= dealer.revealed or dealer.chance.drawn > 0
        self.events = [event for event in news if event.heard_by(seat.index)]
        self.view: dict[str, Any] = msgspec.to_builtins(seat.game.view(s, seat.index))


def same(event: Event, other: Event) -> bool:
    """Whether two events say the same."""
    if event.kind is not other.kind or event.seat != other.seat:
        return False
    return event.values == other.values and event.items == other.items


def agreed(now: Any, thens: list[Any]) -> Any:
    """What all agree on; the rest as it is now."""
    first = thens[0]
    if all(then == first for then in thens):
        return first
    if isinstance(now, dict) and all(isinstance(then, dict) and then.keys() == first.keys() for then in thens):
        return {key: agreed(now.get(key), [then[key] for then in thens]) for key in first}
    if isinstance(now, list) and all(isinstance(then, list) and len(then) == len(now) for then in thens):
        return [agreed(was, [then[index] for then in thens]) for index, was in enumerate(now)]
    return now
