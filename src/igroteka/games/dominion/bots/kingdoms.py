"""Which plan suits which kingdom: priority lists, and how much each card speaks for each of them.

Both were found by matches, see `bench/strength.md`. A list may name cards that a kingdom lacks.
"""

from typing import Final

RECOMMENDED: Final[dict[str, str]] = {
    "first-game": (
        "Province if turns > 19 or coins >= 16 or left(Province) <= 3; Duchy if left(Province) <= 4; Estate if "
        "left(Province) <= 1; Market if own(Market) < 5 and turns > 2; Militia if own(Militia) < 2; Smithy if "
        "terminals < villages + 1; Village if villages < terminals + 3; Village if own(Village) < 12; Moat if "
        "own(Moat) < 1; Cellar if own(Cellar) < 2; Silver if own(Silver) < 3; Smithy if terminals < villages + 3; "
        "Gold if own(Gold) < 1"
    ),
    "big-money": (
        "Province if money > 12; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; Gold if own(Gold) < 5; "
        "Laboratory if own(Laboratory) < 1; Moneylender if own(Moneylender) < 1 and turns < 6; Market if own(Market) "
        "< 1 and turns < 10; Laboratory if own(Laboratory) < 4; Silver if own(Silver) < 3; Market if own(Market) < 2; "
        "Mine if own(Mine) < 3; Laboratory if own(Laboratory) < 5 and turns < 10; Silver; Bureaucrat if "
        "own(Bureaucrat) < cards / 12"
    ),
    "interaction": (
        "Province if money > 14 or left(Province) <= 4; Duchy if left(Province) <= 5; Estate if left(Province) <= 2; "
        "Gold; Library if own(Library) < treasures / 14; Festival if own(Festival) < 5; Militia if own(Militia) < 2; "
        "Silver; Village if villages < terminals + 2; Spy if own(Spy) < 3; Library if terminals < villages; "
        "Chancellor if own(Chancellor) < 6"
    ),
    "size-distortion": (
        "Province if money > 6 or left(Province) <= 3; Duchy if left(Province) <= 2; Estate if left(Province) <= 1; "
        "Witch if own(Witch) < 1; Laboratory if own(Laboratory) < 3; Silver if own(Silver) < 1; Gold if own(Gold) < "
        "7; Gold if turns < 8; Feast if terminals < villages - 1; Chapel if own(Chapel) < 1 and turns < 3; Laboratory "
        "if own(Laboratory) < 6 and turns < 4; Village if villages < terminals and turns > 4; Laboratory if "
        "own(Laboratory) < 7 and turns < 4; Village if villages < terminals; Laboratory if own(Laboratory) < 8 and "
        "turns < 4; Silver if own(Silver) < 5; Witch if own(Witch) < treasures / 15; Laboratory if own(Laboratory) < "
        "11 and turns < 4; Village if own(Village) < 4; Laboratory if own(Laboratory) < cards / 3"
    ),
    "village-square": (
        "Province if money > 14 or coins >= 15 or left(Province) <= 5; Duchy if left(Province) <= 4; Estate if "
        "left(Province) <= 2; Gold; Library if terminals < villages + 1; Festival if own(Festival) < 6; Market if "
        "own(Market) < 7 and turns < 10; Smithy if terminals < villages + 1; Silver; Cellar if own(Cellar) < 4"
    ),
}
"""Made for one kingdom each."""
FOR_TWO: Final = ("first-game",)
"""Engines that take too long where more than two players take Provinces."""
UNLEARNED: Final = "size-distortion"
"""Where the room's network does worse than the plan: it hasn't learned what a Chapel is for."""

PLANS_BY_NUMBER: Final[list[str]] = [
    (
        "Province if money > 15 or left(Province) <= 5; Duchy if left(Province) <= 5; Estate if left(Province) <= 3; "
        "Witch if own(Witch) < 2; Gold; Laboratory if own(Laboratory) < 9; Chapel if own(Chapel) < 1 and turns < 3; "
        "Market if own(Market) < 3; Festival if own(Festival) < 3; Militia if own(Militia) < 1; Silver; Council Room "
        "if terminals < villages + 2"
    ),
    (
        "Province if money > 14 or left(Province) <= 5; Duchy if left(Province) <= 5; Estate if left(Province) <= 3; "
        "Gold; Laboratory if own(Laboratory) < 10; Market if own(Market) < 4; Festival if own(Festival) < cards / 11; "
        "Militia if own(Militia) < 2; Market if own(Market) < cards / 10; Silver if own(Silver) < 5; Moat if "
        "own(Moat) < 2; Smithy if own(Smithy) < treasures / 13; Chancellor if terminals < villages + 3; Mine if "
        "own(Mine) < 1; Silver; Library if own(Library) < cards / 5"
    ),
    (
        "Province if money > 17 or left(Province) <= 3; Duchy if left(Province) <= 5; Estate if left(Province) <= 3; "
        "Gold if own(Gold) < 4; Council Room if terminals < villages + 1; Silver; Gold"
    ),
    (
        "Province if money > 13 or left(Province) <= 4; Duchy if left(Province) <= 5; Estate if left(Province) <= 2; "
        "Gold; Library if own(Library) < treasures / 14; Festival if own(Festival) < 5 and turns > 2; Militia if "
        "own(Militia) < 2; Silver; Library if terminals < villages + 1; Adventurer if own(Adventurer) < cards / 5; "
        "Festival if own(Festival) < 4; Gardens if own(Gardens) < cards / 9; Thief if own(Thief) < treasures / 8 and "
        "turns < 5; Spy if own(Spy) < cards / 8"
    ),
    (
        "Province if money > 15 or coins >= 14 or left(Province) <= 6; Duchy if left(Province) <= 4; Estate if "
        "left(Province) <= 3; Gold if own(Gold) < 5; Library if own(Library) < 1; Festival if own(Festival) < 5; "
        "Market if own(Market) < cards / 12; Library if terminals < villages + 2; Festival if villages < terminals; "
        "Smithy if terminals < villages + 1; Silver if own(Silver) < 5; Village if villages < terminals + 3; Smithy "
        "if own(Smithy) < 1; Smithy if terminals < villages + 2; Festival if own(Festival) < 10; Cellar if "
        "own(Cellar) < 1"
    ),
    (
        "Province if money > 14 or coins >= 15 or left(Province) <= 5; Duchy if left(Province) <= 4; Estate if "
        "left(Province) <= 2; Gold; Library if terminals < villages + 1; Festival if own(Festival) < 6; Market if "
        "own(Market) < 7 and turns < 10; Smithy if terminals < villages + 1; Silver; Cellar if own(Cellar) < 4"
    ),
    (
        "Province if money > 13 or left(Province) <= 4; Duchy if left(Province) <= 5; Estate if left(Province) <= 2; "
        "Gold; Library if own(Library) < treasures / 14; Festival if own(Festival) < 5; Militia if own(Militia) < 2; "
        "Silver; Library if terminals < villages + 1; Village if villages < terminals; Thief if own(Thief) < "
        "treasures / 8 and turns < 5; Spy if own(Spy) < cards / 8"
    ),
    (
        "Province if money > 10 or left(Province) <= 5; Duchy if left(Province) <= 4; Estate if left(Province) <= 2; "
        "Chapel if own(Chapel) < 1 and turns < 3; Witch if own(Witch) < 2; Gold; Laboratory if own(Laboratory) < 8; "
        "Market if own(Market) < 3; Festival if own(Festival) < 3; Militia if own(Militia) < 1; Smithy if own(Smithy) "
        "< 1; Silver"
    ),
    (
        "Province if money > 12 or left(Province) <= 5; Duchy if left(Province) <= 5; Estate if left(Province) <= 2; "
        "Feast if own(Feast) < 2 and turns < 5; Witch if own(Witch) < 2; Gold; Laboratory if own(Laboratory) < 6; "
        "Market if own(Market) < 4; Throne Room if own(Throne Room) < 2 and turns > 4; Silver"
    ),
]
"""Made for kingdoms of many kinds."""

# fmt: off
LEANINGS: Final[list[list[int]]] = [
    [528, -10, -29, -18, -7, -38, -11, -2, 1, -19, -9, -9, 15, 62, -25, -16, 29, -9, 6, -3, -27, -41, 0, 191, -16, -15],
    [381, 7, -6, -3, 5, 20, 1, 8, 13, 2, 2, -11, 27, 144, 10, 28, 26, 5, 0, 8, -2, -3, 7, -292, 7, -3],
    [306, 2, 6, 3, 9, 3, 236, -9, 3, 4, -14, -6, -18, -49, 12, 8, 28, 6, 11, 2, -6, 1, 1, -229, 2, -7],
    [354, -8, -8, 10, 11, -1, 10, -2, 39, 21, -19, 97, -11, 124, -11, 5, 18, -18, 9, 15, -12, 5, 2, -273, 2, -5],
    [352, -8, 4, 1, -1, -4, 22, -3, 29, -8, -22, 109, 24, -7, 2, 5, 12, -10, 138, -6, 11, 1, 5, -279, -9, -6],
    [369, -9, 5, 7, 18, 1, 4, -7, 20, 5, -9, 94, 15, -12, -2, -3, 23, 4, 138, -2, 0, 0, -7, -285, 4, -1],
    [362, -6, -3, -1, 10, 15, 18, 16, 31, 7, -22, 101, -28, 125, -6, 3, 20, -6, 0, 3, -2, -2, 4, -285, 9, -3],
    [528, -17, -11, -16, 13, -74, -7, 0, 11, -7, 8, -10, 5, 40, -8, -5, 23, -6, 6, -1, -5, -12, -17, 112, -8, -15],
    [334, -13, -9, 1, 2, -2, 29, -189, 4, -1, 35, -15, 38, -20, 7, 6, 29, 1, 24, -5, -12, -121, -6, 224, -12, 3],
]
# fmt: on
"""For each plan how many of a thousand matches it wins, then by how much each card of the base set changes that."""
