"""What the steward goes by, in tenths of a point: found by trying, see `bench/strength.md`."""

from typing import Final

from igroteka.games.bronze_age.kinds import (
    AGRICULTURE,
    ARCHITECTURE,
    CARAVANS,
    COINAGE,
    DEVELOPMENT_COUNT,
    EMPIRE,
    ENGINEERING,
    GRANARIES,
    IRRIGATION,
    LEADERSHIP,
    MASONRY,
    MEDICINE,
    PRESERVATION,
    QUARRYING,
    RELIGION,
    SHIPPING,
    SMITHING,
)


class Weights:
    """Worths of dice, of works, and of what developments are good for."""

    def __init__(self) -> None:
        self.worker = 16.22
        self.good = 23.19
        self.coin = 2.33
        self.fed = 15.49
        self.later_food = 6.52
        """On the dice: a worker, a good, a coin, food for a hungry city, and food in store."""
        self.step = 0.03
        """How much the purchase counts that coins on the dice would make possible now, beside their plain worth."""
        self.hope = 8.9
        """How much more a fresh die is worth that can be rolled once again."""
        self.skull = 34.73
        """Two goods, which a skull brings."""
        self.drought = 9.93
        self.pestilence = 17.51
        """What it is worth that each of the others is hit."""
        self.invasion = 96.79
        self.cities = 6.22
        """So many cities are enough."""
        self.city = 2.39
        """Points for a city in each turn that is left."""
        self.city_turns = 1.19
        """No city is begun with so few turns left."""
        self.done_now = 1.35
        """How much better a monument is that can be finished this turn."""
        self.race = 0.08
        """How much worse one is that somebody else has begun, for each tenth that he has of it."""
        self.poor = 150.49
        """A development that is worth less can wait."""
        self.coins_enough = 2.49
        """Coins can't be kept: with so many, something is bought."""
        self.medicine = 4.71
        """The use of Medicine for each other player, who may bring pestilence."""
        self.use = [0.0] * DEVELOPMENT_COUNT
        """What a development helps, while the match is young."""
        self.use[LEADERSHIP] = 5.1
        self.use[IRRIGATION] = -10.9
        self.use[AGRICULTURE] = 98.9
        self.use[QUARRYING] = 58.3
        self.use[MEDICINE] = -7.4
        self.use[PRESERVATION] = 5.0
        self.use[COINAGE] = 7.4
        self.use[CARAVANS] = 13.1
        self.use[SHIPPING] = 10.0
        self.use[SMITHING] = 5.0
        self.use[RELIGION] = 4.3
        self.use[GRANARIES] = -30.7
        self.use[MASONRY] = 49.9
        self.use[ENGINEERING] = 3.7
        self.use[ARCHITECTURE] = -2.7
        self.use[EMPIRE] = 15.4


WEIGHTS: Final = Weights()
