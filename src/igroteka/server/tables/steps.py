"""What stored steps do to a match: the same when it is loaded, when another worker played, and when it is validated."""

import msgspec

from igroteka.engine.match import Match

KINDS = ("moves", "undo", "redo", "rewind")
"""The steps that change a match; all others change the table around it."""


def follow(match: Match, kind: str, body: str) -> Match:
    """The match after a step."""
    if kind == "moves":
        for seat, name in msgspec.json.decode(body, type=list[tuple[int, str]]):
            match.play(name, seat)
    elif kind == "undo":
        seat, *programs = map(int, body.split())
        match.undo(seat, programs)
    elif kind == "redo":
        match.redo(int(body))
    else:
        return rewound(match, int(body))
    return match


def rewound(match: Match, ply: int) -> Match:
    """The match as it was at an earlier ply, whatever has come to light since."""
    again = Match(match.game, match.players, dict(match.options), match.seed)
    for seat, move in match.moves[:ply]:
        again.play(move, seat)
    return again
