# The cards that are in every match.

card-copper = Copper
    .help = Treasure worth 1 coin.
    .rule = The buying phase
card-silver = Silver
    .help = Treasure worth 2 coins.
    .rule = The buying phase
card-gold = Gold
    .help = Treasure worth 3 coins.
    .rule = The buying phase
card-estate = Estate
    .help = 1 victory point.
    .rule = The end of the game
card-duchy = Duchy
    .help = 3 victory points.
    .rule = The end of the game
card-province = Province
    .help = 6 victory points. When the last one is gone, the game ends with that turn.
    .rule = The end of the game
card-curse = Curse
    .help = Costs its owner 1 victory point.
    .rule = Preparation
