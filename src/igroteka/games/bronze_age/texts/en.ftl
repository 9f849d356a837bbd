# The Bronze Age. Names are the published ones; every sentence is ours.

game-bronze_age = Roll Through the Ages: The Bronze Age
    .about = Roll dice for food, workers, goods and coins, and lead a people from three villages to cities, monuments and developments, past famine, drought and revolt. With The Late Bronze Age: ships, smiths, trade and a longer game.
    .goal = Most points when a player has five developments (seven in The Late Bronze Age) or every monument stands: developments and monuments, less what disasters have cost.

option-rules = Rule set
    .help = The base game, or The Late Bronze Age with four more developments, ships, its own prices, all monuments and trading after building. Either can be played alone: ten turns, and skulls may be rolled again.
option-rules-bronze_age = The Bronze Age
option-rules-late_bronze_age = The Late Bronze Age
option-trading = Trading
    .help = In the base game for 2 to 4 players: goods and food may be traded with the player whose turn it is, before building. The Late Bronze Age always has trading. A player may begin up to 6 offers a turn; each counts, whatever becomes of it.
option-smithing = Smithing
    .help = In The Late Bronze Age: whether the smith's Invasion spends the spearheads that make it worse (as many as the smith likes), or merely counts those in stock.
option-smithing-spent = spearheads are spent
option-smithing-counted = spearheads are counted

refused-trading = option trading is for 2 to 4 players: alone there is nobody to trade with

points-developments = Developments
points-monuments = Monuments
points-architecture = Architecture
points-empire = Empire
points-commerce = Commerce
points-disasters = Disasters

bot-regular = Regular
    .help = Feeds its cities and founds up to six, puts workers where they bring most points, buys the development that is worth most to it, and trades where both sides gain.

# Faces of the dice.

face-food = food
    .help = 3 food.
    .rule = 3) Collecting food
face-workers = workers
    .help = 3 workers, each of whom marks a box of a city or monument.
    .rule = 6) Building cities and monuments
face-either = food/workers
    .help = 2 food or 2 workers, as you choose for each die.
    .rule = 3) Collecting food
face-good = good
    .help = 1 good.
face-skull = skull
    .help = 2 goods, and a skull towards disaster. It can't be rolled again, but for the game for one and Leadership.
    .rule = 5) Resolving disasters
face-coin = coin
    .help = 7 coins for a development this turn; 12 with Coinage.
    .rule = 7) Buying a development

# Goods and food.

good-wood = wood
    .paid = all wood
    .help = The first good of every turn. A full row of eight is worth 36 coins. One wood and one cloth make a ship.
good-stone = stone
    .paid = all stone
    .help = The second good. A full row of seven is worth 56 coins. With Engineering each stone is 3 workers.
good-pottery = pottery
    .paid = all pottery
    .help = The third good. A full row of six is worth 63 coins. Preservation takes one to double the food.
good-cloth = cloth
    .paid = all cloth
    .help = The fourth good. A full row of five is worth 60 coins. One wood and one cloth make a ship.
good-spearheads = spearheads
    .paid = all spearheads
    .help = The fifth and dearest good. A full row of four is worth 50 coins. Smithing makes an Invasion worse with them.
good-food = food
    .paid = 1 food
    .help = Every city eats 1 a turn. There is room for 15.
    .rule = 4) Feeding the cities

# Cities and monuments.

project-city4 = 4th city
    .help = 3 boxes. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city5 = 5th city
    .help = 4 boxes. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city6 = 6th city
    .help = 5 boxes. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city7 = 7th city
    .help = 6 boxes. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-step_pyramid = Step Pyramid
    .help = 3 boxes. 1 point for the first builder, nothing for the others.
project-stone_circle = Stone Circle
    .help = 5 boxes. 2 points for the first builder, 1 for the others.
project-temple = Temple
    .help = 7 boxes. 4 points for the first builder, 2 for the others (3 in The Late Bronze Age). In the base game not for two players.
project-obelisk = Obelisk
    .help = 9 boxes. 6 points for the first builder, 3 for the others (4 in The Late Bronze Age).
project-hanging_gardens = Hanging Gardens
    .help = 11 boxes. 8 points for the first builder, 4 for the others (5 in The Late Bronze Age). In the base game not for three players.
project-great_wall = Great Wall
    .help = 13 boxes. 10 points for the first builder, 5 for the others (6 in The Late Bronze Age). Invasions don't hurt its owner.
project-great_pyramid = Great Pyramid
    .help = 15 boxes. 12 points for the first builder, 6 for the others (8 in The Late Bronze Age). In the base game not for two players.

# Developments.

development-leadership = Leadership
    .help = After your last roll you may roll one die once more, even a skull.
development-irrigation = Irrigation
    .help = Drought costs you nothing.
development-agriculture = Agriculture
    .help = Each die that gives food gives 1 more.
development-quarrying = Quarrying
    .help = If a turn brings you stone, it brings 1 more.
development-medicine = Medicine
    .help = Pestilence costs you nothing.
development-preservation = Preservation
    .help = Before you roll, you may give up 1 pottery to double your food, up to 15.
    .rule = The Late Bronze Age
development-coinage = Coinage
    .help = Each coin die gives 12 coins rather than 7.
development-caravans = Caravans
    .help = You keep all your goods at the end of your turn.
development-shipping = Shipping
    .help = While building, you may turn 1 wood and 1 cloth into a ship, up to five. While trading, each ship swaps one good for any other once a turn.
    .rule = The Late Bronze Age
development-smithing = Smithing
    .help = Your Invasion costs all others 4 points instead of you, and 2 more for each spearhead; whether those are spent or merely counted is the option Smithing. The Great Wall keeps it out.
    .rule = The Late Bronze Age
development-religion = Religion
    .help = Your Revolt takes the goods of all others who lack Religion, and not yours. Alone, it just protects you.
development-granaries = Granaries
    .help = Food buys developments, too: 4 coins each, 6 in The Late Bronze Age.
development-masonry = Masonry
    .help = Each die that gives workers gives 1 more.
development-engineering = Engineering
    .help = While building, each stone that you give up is 3 workers.
development-commerce = Commerce
    .help = At the end, 1 point for each good that you have left.
    .rule = The Late Bronze Age
development-architecture = Architecture
    .help = At the end, 1 point for each of your monuments, 2 in The Late Bronze Age.
development-empire = Empire
    .help = At the end, 1 point for each of your cities.

# Disasters.

disaster-famine = Famine
    .help = Each city that can't be fed costs 1 point.
    .rule = 4) Feeding the cities
disaster-drought = Drought
    .help = Two skulls: you lose 2 points. Irrigation protects you.
disaster-pestilence = Pestilence
    .help = Three skulls: all others lose 3 points, except those with Medicine. Alone, it hits yourself.
disaster-invasion = Invasion
    .help = Four skulls: you lose 4 points. The Great Wall protects you, Smithing turns it against the others.
disaster-revolt = Revolt
    .help = Five skulls or more: you lose all goods, those of this turn too. With Religion, others lose theirs instead.

neighbour-left = left neighbour
neighbour-across = player across the table
neighbour-right = right neighbour

# What is counted beside goods.

track-disasters = disasters
    .help = Each box is a point lost. Hunger and skulls fill them.
    .rule = 5) Resolving disasters
track-ships = ships
    .help = Each ship swaps one good for any other with the bank, once a turn.
    .rule = The Late Bronze Age
track-workers = workers
    .help = Each marks a box of a city or monument this turn. Who isn't used is lost.
    .rule = 6) Building cities and monuments
track-coins = coins
    .help = For a development this turn, beside goods. What isn't used is lost.
    .rule = 7) Buying a development

track-cities = cities
    .help = Each rolls a die and eats 1 food a turn.
    .rule = 4) Feeding the cities
track-goods = all goods
    .help = What they are worth in coins. At the end of a turn at most six goods are kept; on a tie, the more valuable ones win.
    .rule = 8) Keeping goods
track-score = points
    .help = Developments and monuments, less disasters.
    .rule = The end of the game

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-face = 2) Collecting goods
rule-good = 2) Collecting goods
rule-project = 6) Building cities and monuments
rule-development = 7) Buying a development
rule-disaster = 5) Resolving disasters

# Moves.

move-preserve = Give up 1 pottery to double the food
move-roll = Roll
move-keep = Keep the dice
move-reroll = Roll again: { $dice }
move-food = For food: { $n }
move-spears = Spend spearheads: { $n }
move-build = A worker to: { $project }
move-engineer = Turn 1 stone into workers
move-ship = Build a ship
move-done_building = Done building
move-offer = Make an offer to the { $partner }
move-give = Give 1 { $good }
move-ask = Want 1 { $good }
move-send = Send the offer
move-withdraw = Withdraw the offer
move-accept = Accept
move-decline = Decline
move-swap = Swap { $good } for { $other }
move-done_trading = Done trading
move-buy = Buy { $development }
move-buy_nothing = Buy nothing
move-pay = Pay { $good_paid }
move-discard = Discard 1 { $good }

# Questions.

ask-roll = Roll your { $n } dice
ask-reroll =
    { $left ->
        [one] Roll some dice again (1 roll left), or keep them
       *[other] Roll some dice again ({ $left } rolls left), or keep them
    }
ask-lead = Leadership: roll one die once more, even a skull, or keep them
ask-food =
    { $dice ->
        [one] 1 die gives { $more } food or { $workers } workers. { $cities } cities have to be fed, and without this die you have { $food } food. Is it for food?
       *[other] { $dice } dice give { $more } food or { $workers } workers each. { $cities } cities have to be fed, and without these dice you have { $food } food. How many for food?
    }
ask-spears = Your Invasion: each spearhead (you have { $have }) costs the others { $more } points more
ask-build =
    { $n ->
        [0] No workers left: build something else, or be done
        [one] Where does your worker go? 1 left
       *[other] Where does your next worker go? { $n } left
    }
ask-trade = Trade (offers left: { $offers }, ship swaps left: { $swaps }), or be done
ask-compose = Your offer to { $partner }: you give { $given }, you want { $wanted }
ask-consider = { $proposer } gives { $given } and wants { $wanted }. Accept?
ask-buy = Buy a development? You have { $coins } coins, { $funds } with all that you can pay with
ask-pay =
    { $missing ->
        [one] 1 coin is missing for { $development }: what do you pay with?
       *[other] { $missing } coins are missing for { $development }: what do you pay with?
    }
ask-discard = You may keep { $kept } goods: { $left } to go

# Why not.

why-preserved = Preservation works once a turn
why-not-owned = you don't have { $development }
why-no-good = you have no { $good }
why-no-use = it would be of no use now
why-one-die = Leadership is for one die
why-no-die = you rolled { $n } dice
why-skull = a skull can't be rolled again
why-like-dice = dice that show the same are alike; that is: { $dice }
why-few-dice =
    { $dice ->
        [one] only 1 of your dice leaves a choice
       *[other] only { $dice } of your dice leave a choice
    }
why-few-spears = you have { $have } spearheads
why-built = { $project } is finished
why-out = { $project } is not in play with so many players
why-no-workers = you have no workers left
why-ships = there is room for { $n } ships
why-nobody-there = nobody sits there
why-no-offers = you have made all your offers this turn
why-no-deal = there is nothing that could be traded with that player
why-no-ships = you have no ship that can still swap this turn
why-same-good = a ship swaps for another good
why-row-full = your row of { $good } is full
why-one-sided = both sides must give something
why-both-sides = { $good } is already on the other side of the offer
why-no-more = { $player } has no more { $good }
why-no-room = { $player } has no more room for { $good }
why-owned = you already have { $development }
why-not-on-sheet = { $development } belongs to The Late Bronze Age
why-too-dear = { $development } costs { $cost }, you have { $have } with everything

# The log.

log-turn = { $player }: turn { $n }
log-preserve = { $player } gives up pottery to preserve food: now { $n }
log-roll-3 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 }
log-roll-4 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 }
log-roll-5 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 }
log-roll-6 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 } · 6: { $d6 }
log-roll-7 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 } · 6: { $d6 } · 7: { $d7 }
log-collect =
    { $lost ->
        [0] { $player } collects { $goods }
       *[other] { $player } collects { $goods } (no room for { $lost } more)
    }
log-harvest = { $player } harvests { $n } food, now { $food }
log-feed =
    { $n ->
        [one] { $player } feeds 1 city, { $food } food left
       *[other] { $player } feeds { $n } cities, { $food } food left
    }
log-lose =
    { $n ->
        [one] { $disaster }: { $player } loses 1 point
       *[other] { $disaster }: { $player } loses { $n } points
    }
log-safe = { $disaster } does { $player } no harm
log-lose-goods = { $disaster }: { $player } loses { $goods }
log-bring = { $player } rolled a disaster: { $disaster }
log-spears = { $player } spends spearheads: { $n }
log-engineer = { $player } turns a stone into { $n } workers
log-build = { $player } builds: { $projects }
log-found = { $player } founds the { $project } and will roll { $n } dice
log-finish =
    { $points ->
        [one] { $player } is the first to finish the { $project }: 1 point
       *[other] { $player } is the first to finish the { $project }: { $points } points
    }
log-finish-later =
    { $points ->
        [one] { $player } finishes the { $project }, too: 1 point
       *[other] { $player } finishes the { $project }, too: { $points } points
    }
log-ship =
    { $n ->
        [one] { $player } builds a ship
       *[other] { $player } builds a ship and has { $n }
    }
log-offer = { $player } offers { $partner } { $goods }
log-want = { $player } wants { $goods }
log-withdraw = { $player } withdraws the offer
log-accept = { $player } accepts
log-decline = { $player } declines
log-swap = { $player } ships { $good } out and { $other } in
log-pay =
    { $n ->
        [one] { $player } pays { $good_paid } for 1 coin
       *[other] { $player } pays { $good_paid } for { $n } coins
    }
log-buy = { $player } develops { $development }: { $points } points
log-discard = { $player } discards { $good }
log-last-round = This is the last round

# The table in the terminal.

draw-round = Round { $n }
draw-last-round = the last round
draw-dice = Dice
draw-workers = workers { $n }
draw-coins = coins { $n }
draw-swaps = ship swaps { $n }
draw-offers = offers { $n }
draw-rolls = rolls left { $n }
draw-no-dice = not rolled yet
draw-board = Board
draw-value = worth
draw-first = { $player } began
draw-projects = Cities and monuments
draw-points = points
draw-cost = cost
draw-developments = Developments
draw-ships = Ships
draw-disasters = Disasters
draw-score = Score
draw-out = not in play
draw-offer = On offer to { $partner }: { $given } for { $wanted }
