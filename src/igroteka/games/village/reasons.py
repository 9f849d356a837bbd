"""Why a move is refused, where several questions say it in the same words."""

from igroteka.engine.words import Noun, Text
from igroteka.games.village.components import ITEMS
from igroteka.games.village.kinds import COIN, N_COLOURS
from igroteka.games.village.questions import item_noun, place_noun
from igroteka.games.village.state import State


def why_no_member(s: State, seat: int, place: int, generation: int) -> Text | None:
    """Nobody of this generation is there."""
    if s.generations_at(seat, place) >> generation & 1:
        return None
    return Text("why-no-member", generation=generation + 1, place=place_noun(place))


def why_none_left(s: State, item: int) -> Text | None:
    """The supply has run out of it."""
    return None if s.supply(item) else Text("why-none-left", item=item_noun(item))


def why_too_dear(s: State, seat: int, needs: list[int], item: int, n: int) -> Text | None:
    """The price, some cubes and n of an item, is more than the seat has.

    Coins are told of only where cubes are short: they stand in for nothing else («Монеты»).
    """
    if s.has(seat, item) >= n and (not needs or s.can_pay(seat, needs)):
        return None
    price: list[Noun] = []
    have: list[Noun] = []
    if needs:
        for colour in range(N_COLOURS):
            price += several(colour, needs[colour])
            if needs[colour]:
                have += several(colour, s.has(seat, colour))
    price += several(item, n)
    if n:
        have += several(item, s.has(seat, item))
    if needs and any(needs[colour] > s.has(seat, colour) for colour in range(N_COLOURS)):
        have += several(COIN, s.has(seat, COIN))
    return Text("why-too-dear", price=price, have=have)


def several(item: int, n: int) -> list[Noun]:
    """So many of an item."""
    return [Noun("item", ITEMS[item])] * n
