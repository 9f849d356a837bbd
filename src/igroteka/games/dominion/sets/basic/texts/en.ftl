# The cards that are in every match.

card-copper = Copper
    .help = Treasure worth { $card-copper-coins ->
            [one] { $card-copper-coins } coin
           *[other] { $card-copper-coins } coins
        }.
    .rule = The buying phase
card-silver = Silver
    .help = Treasure worth { $card-silver-coins ->
            [one] { $card-silver-coins } coin
           *[other] { $card-silver-coins } coins
        }.
    .rule = The buying phase
card-gold = Gold
    .help = Treasure worth { $card-gold-coins ->
            [one] { $card-gold-coins } coin
           *[other] { $card-gold-coins } coins
        }.
    .rule = The buying phase
card-estate = Estate
    .help =
        { $card-estate-points ->
            [one] { $card-estate-points } victory point
           *[other] { $card-estate-points } victory points
        }.
    .rule = The end of the game
card-duchy = Duchy
    .help =
        { $card-duchy-points ->
            [one] { $card-duchy-points } victory point
           *[other] { $card-duchy-points } victory points
        }.
    .rule = The end of the game
card-province = Province
    .help =
        { $card-province-points ->
            [one] { $card-province-points } victory point
           *[other] { $card-province-points } victory points
        }. When the last one is gone, the game ends with that turn.
    .rule = The end of the game
card-curse = Curse
    .help = Victory points for its owner: { $card-curse-points }.
    .rule = Preparation
