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

from igroteka.arena.plan import Plan, Schedule, make_plan
from igroteka.arena.play import MatchFailed, Result
from igroteka.arena.run import Outcome, run
from igroteka.arena.store import Store
from igroteka.arena.summary import Summary, summarise

__all__ = ["MatchFailed", "Outcome", "Plan", "Result", "Schedule", "Store", "Summary", "make_plan", "run", "summarise"]
