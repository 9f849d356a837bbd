"""The score as it stands, as far as a seat knows it.

It is read off positions that the seat can't tell from the true one, so that nothing hidden shows: what is the same in
all of them is known.
"""

from igroteka.engine.match import Seat

WORLDS = 8
"""How many positions are looked at, lest hidden points agree by accident."""


def standing(seat: Seat) -> list[dict[str, int]]:
    """Each seat's points by source as things stand; sources that this seat can't be sure of are left out."""
    game = seat.game
    sheets = []
    for number in range(WORLDS):
        s = seat.imagine_state(f"standing:{number}")
        sheets.append([game.breakdown(s, other) for other in range(seat.players)])
    first = sheets[0]
    return [
        {
            line: points
            for line, points in first[other].items()
            if all(sheet[other].get(line) == points for sheet in sheets)
        }
        for other in range(len(first))
    ]
