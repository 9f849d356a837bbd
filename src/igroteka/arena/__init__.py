"""Matches by the thousand: tournaments of bots, honest statistics, ratings, reports, and the analysis of a match.

>>> from igroteka import arena
>>> plan = arena.make_plan("dominion", ["bmu", "bbm"])
>>> outcome = arena.run(plan, games=20)
>>> len(outcome.results)
20
>>> bmu, bbm = arena.summarise(outcome).bots
>>> bmu.share.mean > bbm.share.mean
True
"""

from igroteka.arena.fixture import MatchFailed, Result
from igroteka.arena.plan import Plan, Schedule, make_plan
from igroteka.arena.run import Tournament, run
from igroteka.arena.store import Store
from igroteka.arena.summary import Summary, summarise

__all__ = [
    "MatchFailed",
    "Plan",
    "Result",
    "Schedule",
    "Store",
    "Summary",
    "Tournament",
    "make_plan",
    "run",
    "summarise",
]
