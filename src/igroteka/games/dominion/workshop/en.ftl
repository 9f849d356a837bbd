# The workshop: what the components are called.

group-cards = The cards
group-piles = How many cards lie in the supply
group-kingdoms = Recommended kingdoms
group-start = The start

entry-deck = What everybody begins with
entry-pile-copper = { card-copper }
entry-pile-silver = { card-silver }
entry-pile-gold = { card-gold }
entry-pile-victory = Each pile of Victory cards
entry-pile-curse = { card-curse }
entry-pile-kingdom = Each other kingdom pile

field-types = types
field-cost = cost
field-cards = +cards
field-actions = +actions
field-buys = +buys
field-coins = coins
    .help = What a Treasure is worth, or what an Action adds.
field-points = victory points
field-effect = figure in its text
    .help = How dear a card it gains, how many cards it takes or leaves: the text of the card says what is counted.
field-left = cards in the pile
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-kingdom-cards = the ten cards
field-deck-copper = { card-copper }
field-deck-estate = { card-estate }
field-deck-hand = cards in hand

value-types-treasure = Treasure
value-types-victory = Victory
value-types-curse = Curse
value-types-action = Action
value-types-attack = Attack
value-types-reaction = Reaction
