"""Matches between bots, cut where somebody decides: `python matches.py village 4 0.5 0.9 1` prints a record a line.

Shares are of the whole match; 1 is its end. What a test or a picture shows has been played by the rules.
"""

import json
import sys
from typing import Any

import igroteka
from igroteka.engine.match import Match


def played(game: str, players: int, options: dict[str, Any]) -> tuple[Match, list[int]]:
    """A whole match, and the plies at which there was something to decide."""
    match = igroteka.new(game, players=players, seed=players, options=options)
    bot = igroteka.bot(game, "regular")
    choices = []
    while not match.over:
        seat = match.to_act[0]
        if len(match.legal(seat)) > 1:
            choices.append(match.ply)
        match.play(bot.choose(match.seat(seat)), seat=seat)
    return match, choices


def cut(record: dict[str, Any], ply: int) -> dict[str, Any]:
    """The record of the same match up to there; each link of its chain has four digits."""
    return {**record, "moves": record["moves"][:ply], "chain": record["chain"][: 4 * ply], "result": None}


def main(game: str, players: str, *shares: str) -> None:
    """Print the records."""
    options = {"rules": "late_bronze_age"} if game == "bronze_age" and int(players) > 1 else {}
    match, choices = played(game, int(players), options)
    record = match.record()
    for share in map(float, shares):
        at = min(choices, key=lambda ply: abs(ply - share * match.ply))
        print(json.dumps(record if share == 1 else cut(record, at)))


main(*sys.argv[1:])
