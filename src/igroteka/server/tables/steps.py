"""What stored steps do to a match: the same when it is loaded, when another worker played, and when it is validated."""

import msgspec

from igroteka.engine.match import Match

KINDS = ("moves", "undo", "redo", "rewind")
"""The steps that change a match; all others change the table around it."""
ANEW = "anew"
"""Said by a `rewind` after which luck is another."""


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
        ply, *anew = body.split()
        return match.rewound(int(ply)) if anew else repeated(match, int(ply))
    return match


def repeated(match: Match, ply: int) -> Match:
    """The match as it was at an earlier ply, as servers took moves back before `ANEW`: the same luck came again."""
    again = Match(match.game, match.players, dict(match.options), match.seed)
    for seat, move in match.moves[:ply]:
        again.play(move, seat)
    return again
