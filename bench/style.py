"""How a bot plays, in figures: `python bench/style.py GAME [BOT] [--against BOT] [--seats N] [--games N] ...`.

Plays matches of one bot, against itself or another, and counts what a person would notice: what is left over at the
end, which parts of the game are used, turns for nothing, where the points come from. What is counted in a game stands
in `bench/habits/<game>.py`; a game without one has its score sheet.
"""

import argparse
import json

from habits import Tally, habits_of

import igroteka
from igroteka.arguments import options_of
from igroteka.bots.budget import Budget


def watch(wanted: argparse.Namespace, seats: int) -> Tally:
    """Play the matches and count."""
    tally = Tally()
    game, name = wanted.game, wanted.bot
    against = wanted.against or name
    options = options_of(wanted.option)
    kind = habits_of(game)
    for number in range(wanted.games):
        match = igroteka.new(game, seats, f"{wanted.seed}:{number}", options, journal=False)
        own = list(range(seats)) if against == name else [number % seats]
        limit = Budget.parse(wanted.budget) if wanted.budget else None
        bots = [
            igroteka.bot(game, name if seat in own else against, seed=f"{number}:{seat}", budget=limit)
            for seat in range(seats)
        ]
        habits = kind(match, own, tally)
        while not match.over:
            seat = match.to_act[0]
            move = bots[seat].choose(match.seat(seat))
            habits.before(match.state, seat, match.name(move))
            match.play(move, seat)
        habits.end(match.state)
    return tally


def main() -> None:
    """Play, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=igroteka.game_keys())
    parser.add_argument("bot", nargs="?", default=igroteka.bots.USUAL)
    parser.add_argument("--against", help="who sits at the other seats (default: the same)")
    parser.add_argument("--seats", type=int, help="how many play (default: as few as can, but two)")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", default="style")
    parser.add_argument("--budget", help="for bots that have use for one, as in the arena")
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as in the arena")
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    room = igroteka.games.find(wanted.game)
    seats = wanted.seats or max(2, min(room.seats))
    tally = watch(wanted, seats)
    if wanted.json:
        print(json.dumps(tally.figures(), indent=1))
        return
    print(f"{wanted.bot} of {wanted.game}, {seats} seats, {wanted.games} matches")
    for name, figure in tally.figures().items():
        print(f"  {name:45} {figure:8.2f}")


if __name__ == "__main__":
    main()
