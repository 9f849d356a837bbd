"""What the strategy goes by, in numbers: found by trying, see `bench/strength.md`."""

from typing import Final


class Weights:
    """Points of prestige, chances and shares."""

    def __init__(self) -> None:
        self.coin_now = 0.474
        """A coin in the first round, in points."""
        self.coin_late = 0.108
        """A coin in the last round."""
        self.good = 0.662
        """A good, as a share of what it will sell for: selling takes another victory."""
        self.privilege = 0.466
        """A further member in the council, as a share in the privilege for most members."""
        self.power = 0.528
        """To say where the building goes, as a share of what it brings there."""
        self.chapel = 0.993
        """To say where the chapel goes."""
        self.to_come = 0.951
        """What may still be built beside a cell, as a share of its points."""
        self.recovered = 0.261
        """A point of influence that comes back under the deck."""
        self.kept_back = 0.917
        """What later steps of the round seem to bring, as a share that can be relied on."""
        self.bids_guild = 0.827
        self.bids_nobility = 0.659
        self.bids_merchants = 0.621
        """How likely somebody with enough stacks reveals one, by step."""
        self.bids_last = 0.752
        """The same at step G, where stacks not revealed are lost."""
        self.idle_merchant = 0.153
        """The same for somebody without goods at the other merchants' steps."""
        self.card = 3.460
        """The influence that is expected of a face-down card."""
        self.spread = 2.098
        """By how much that may differ: a logistic curve's width."""
        self.wait = 1.662
        """A privilege is spent on waiting if so much seems to be gained by it."""
        self.home = 0.636
        """The chance to get a cell that one needs, each time its guild comes up."""
        self.office = 0.437
        """The chance to hold a council seat in the end that will be contested again."""
        self.site = 0.440
        """The chance that something is built where one wants it."""
        self.task = 0.991
        """How much tasks count, beside what is certain."""
        self.divided = 1.350
        """What a task must be worth for each better one that is kept beside it."""
        self.first_share = 1.062
        self.middle_share = 1.462
        """Cards for the first round and the next, as shares of an even distribution of what is left."""
        self.stacks = 0.705
        """Stacks for each card."""


WEIGHTS: Final = Weights()
