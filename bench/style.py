"""How a bot plays, in figures: `python bench/style.py GAME [BOT] [--against BOT] [--seats N] [--games N]`.

Plays matches of one bot, against itself or another, and counts what a person would notice: what is left over at the
end, which parts of the game are used, turns for nothing, where the points come from. What is counted in a game stands
in `bench/habits/<game>.py`; a game without one has its score sheet.
"""

import argparse
import json

from habits import Tally, habits_of

import igroteka
from igroteka.bots.budget import Budget


def watch(game: str, name: str, against: str, seats: int, games: int, seed: str, budget: str | None) -> Tally:
    """Play the matches and count."""
    tally = Tally()
    kind = habits_of(game)
    for number in range(games):
        match = igroteka.new(game, seats, f"{seed}:{number}", journal=False)
        own = list(range(seats)) if against == name else [number % seats]
        limit = Budget.parse(budget) if budget else None
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
    parser.add_argument("--json", action="store_true")
    wanted = parser.parse_args()
    room = igroteka.games.find(wanted.game)
    seats = wanted.seats or max(2, min(room.seats))
    against = wanted.against or wanted.bot
    tally = watch(wanted.game, wanted.bot, against, seats, wanted.games, wanted.seed, wanted.budget)
    if wanted.json:
        print(json.dumps(tally.figures(), indent=1))
        return
    print(f"{wanted.bot} of {wanted.game}, {seats} seats, {wanted.games} matches")
    for name, figure in tally.figures().items():
        print(f"  {name:45} {figure:8.2f}")


if __name__ == "__main__":
    main()
