"""What stored steps do to a match: the same when it is loaded, when another worker played, and when it is validated."""

import msgspec

from igroteka.engine.match import Match

KINDS = ("moves", "undo", "redo", "rewind")
"""The steps that change a match; all others change the table around it."""
ANEW = "anew"
"""Said by a `rewind` after which luck is another."""
FOLLOWS = "follows "
"""Before moves that go without saying after the last ones."""
read = msgspec.json.Decoder(list[tuple[int, str]]).decode


def follows(body: str) -> bool:
    """Whether the moves of a step go without saying after the last ones."""
    return body.startswith(FOLLOWS)


def moves_of(body: str) -> list[tuple[int, str]]:
    """The moves of a step: whose, by name."""
    return read(body.removeprefix(FOLLOWS))


def follow(match: Match, kind: str, body: str) -> Match:
    """The match after a step."""
    if kind == "moves":
        for seat, name in moves_of(body):
            match.play(name, seat)
    elif kind == "undo":
        for line in body.splitlines():
            seat, *programs = map(int, line.split())
            match.undo(seat, programs)
    elif kind == "redo":
        for line in body.splitlines():
            match.redo(int(line))
    else:
        ply, *anew = body.split()
        return match.rewound(int(ply)) if anew else repeated(match, int(ply))
    return match


def repeated(match: Match, ply: int) -> Match:
    """The match as it was at an earlier ply, the same luck to come: on a guide's way, that is what was prepared.

    So servers took all moves back before `ANEW`.
    """
    again = Match(match.game, match.players, dict(match.options), match.seed)
    again.seats = match.seats
    for seat, move in match.moves[:ply]:
        again.play(move, seat)
    return again
