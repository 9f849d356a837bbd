# The Bronze Age. Names are the published ones; every sentence is ours.

game-bronze_age = Roll Through the Ages: The Bronze Age
    .about = Roll dice for food, workers, goods and coins, and lead a people from three cities to seven, to monuments and developments, past Famine, Drought and Revolt. With The Late Bronze Age: ships, smiths, trade and a longer game.
    .goal = Have the most points when a player has { $end-base ->
            [one] { $end-base } development
           *[other] { $end-base } developments
        } ({ $end-late } in The Late Bronze Age) or every monument stands: developments and monuments, less what disasters have cost.

option-rules = Rule set
    .help = The base game, or The Late Bronze Age with more developments, ships, its own prices, all monuments and trading after building. Either can be played alone: { $solo-turns ->
            [one] { $solo-turns } turn
           *[other] { $solo-turns } turns
        }, and skulls may be rolled again.
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
tie-goods = On a tie, goods worth more coins win

bot-regular = Regular
    .help = Founds cities first and feeds them, then builds monuments and buys the developments that pay for them; trades where it gains more than it helps.

# Faces of the dice.

face-food = food
    .help = { $face-food-food } food.
    .rule = 3) Collecting food
face-workers = workers
    .help =
        { $face-workers-workers ->
            [one] 1 worker, who marks
           *[other] { $face-workers-workers } workers, each of whom marks
        } a box of a city or monument.
    .rule = 6) Building cities and monuments
face-either = food/workers
    .help =
        { $face-either-food } food or { $face-either-workers ->
            [one] { $face-either-workers } worker
           *[other] { $face-either-workers } workers
        }, as you choose for each die.
    .rule = 3) Collecting food
face-good = good
    .help =
        { $face-good-goods ->
            [one] { $face-good-goods } good
           *[other] { $face-good-goods } goods
        }.
face-skull = skull
    .help =
        { $face-skull-goods ->
            [one] { $face-skull-goods } good
           *[other] { $face-skull-goods } goods
        }, and { $face-skull-skulls ->
            [one] { $face-skull-skulls } skull
           *[other] { $face-skull-skulls } skulls
        } towards disaster. It can't be rolled again, except in the game for one or with Leadership.
    .rule = 5) Resolving disasters
face-coin = coin
    .help =
        { $face-coin-coins ->
            [one] { $face-coin-coins } coin
           *[other] { $face-coin-coins } coins
        } for a development this turn; { $development-coinage-effect } with Coinage.
    .rule = 7) Buying a development

# Goods and food.

good-wood = wood
    .paid = all wood
    .help = The first good of every turn. A full row of { $good-wood-most } is worth { $good-wood-full ->
            [one] { $good-wood-full } coin
           *[other] { $good-wood-full } coins
        }. Ships are built of wood and cloth.
good-stone = stone
    .paid = all stone
    .help = The second good. A full row of { $good-stone-most } is worth { $good-stone-full ->
            [one] { $good-stone-full } coin
           *[other] { $good-stone-full } coins
        }. With Engineering each stone is { $development-engineering-effect ->
            [one] { $development-engineering-effect } worker
           *[other] { $development-engineering-effect } workers
        }.
good-pottery = pottery
    .paid = all pottery
    .help = The third good. A full row of { $good-pottery-most } is worth { $good-pottery-full ->
            [one] { $good-pottery-full } coin
           *[other] { $good-pottery-full } coins
        }. Preservation takes one to multiply the food by { $development-preservation-late-effect }.
good-cloth = cloth
    .paid = all cloth
    .help = The fourth good. A full row of { $good-cloth-most } is worth { $good-cloth-full ->
            [one] { $good-cloth-full } coin
           *[other] { $good-cloth-full } coins
        }. Ships are built of wood and cloth.
good-spearheads = spearheads
    .paid = all spearheads
    .help = The fifth and dearest good. A full row of { $good-spearheads-most } is worth { $good-spearheads-full ->
            [one] { $good-spearheads-full } coin
           *[other] { $good-spearheads-full } coins
        }. Smithing makes an Invasion worse with them.
good-food = food
    .paid = 1 food
    .help = Every city eats 1 a turn. There is room for { $limits-food }.
    .rule = 4) Feeding the cities

# Cities and monuments.

project-city4 = 4th city
    .help =
        { $city-city4-boxes ->
            [one] { $city-city4-boxes } box
           *[other] { $city-city4-boxes } boxes
        }. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city5 = 5th city
    .help =
        { $city-city5-boxes ->
            [one] { $city-city5-boxes } box
           *[other] { $city-city5-boxes } boxes
        }. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city6 = 6th city
    .help =
        { $city-city6-boxes ->
            [one] { $city-city6-boxes } box
           *[other] { $city-city6-boxes } boxes
        }. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-city7 = 7th city
    .help =
        { $city-city7-boxes ->
            [one] { $city-city7-boxes } box
           *[other] { $city-city7-boxes } boxes
        }. Each city gives one more die from the next turn on, and eats 1 food a turn.
project-step_pyramid = Step Pyramid
    .help =
        { $monument-step_pyramid-boxes ->
            [one] { $monument-step_pyramid-boxes } box
           *[other] { $monument-step_pyramid-boxes } boxes
        }. { $monument-step_pyramid-first ->
            [one] { $monument-step_pyramid-first } point
           *[other] { $monument-step_pyramid-first } points
        } for the first builder, { $monument-step_pyramid-later } for the others ({ $monument-step_pyramid-late } in The Late Bronze Age).{ $monument-step_pyramid-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-step_pyramid-out }.
        }
project-stone_circle = Stone Circle
    .help =
        { $monument-stone_circle-boxes ->
            [one] { $monument-stone_circle-boxes } box
           *[other] { $monument-stone_circle-boxes } boxes
        }. { $monument-stone_circle-first ->
            [one] { $monument-stone_circle-first } point
           *[other] { $monument-stone_circle-first } points
        } for the first builder, { $monument-stone_circle-later } for the others ({ $monument-stone_circle-late } in The Late Bronze Age).{ $monument-stone_circle-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-stone_circle-out }.
        }
project-temple = Temple
    .help =
        { $monument-temple-boxes ->
            [one] { $monument-temple-boxes } box
           *[other] { $monument-temple-boxes } boxes
        }. { $monument-temple-first ->
            [one] { $monument-temple-first } point
           *[other] { $monument-temple-first } points
        } for the first builder, { $monument-temple-later } for the others ({ $monument-temple-late } in The Late Bronze Age).{ $monument-temple-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-temple-out }.
        }
project-obelisk = Obelisk
    .help =
        { $monument-obelisk-boxes ->
            [one] { $monument-obelisk-boxes } box
           *[other] { $monument-obelisk-boxes } boxes
        }. { $monument-obelisk-first ->
            [one] { $monument-obelisk-first } point
           *[other] { $monument-obelisk-first } points
        } for the first builder, { $monument-obelisk-later } for the others ({ $monument-obelisk-late } in The Late Bronze Age).{ $monument-obelisk-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-obelisk-out }.
        }
project-hanging_gardens = Hanging Gardens
    .help =
        { $monument-hanging_gardens-boxes ->
            [one] { $monument-hanging_gardens-boxes } box
           *[other] { $monument-hanging_gardens-boxes } boxes
        }. { $monument-hanging_gardens-first ->
            [one] { $monument-hanging_gardens-first } point
           *[other] { $monument-hanging_gardens-first } points
        } for the first builder, { $monument-hanging_gardens-later } for the others ({ $monument-hanging_gardens-late } in The Late Bronze Age).{ $monument-hanging_gardens-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-hanging_gardens-out }.
        }
project-great_wall = Great Wall
    .help =
        { $monument-great_wall-boxes ->
            [one] { $monument-great_wall-boxes } box
           *[other] { $monument-great_wall-boxes } boxes
        }. { $monument-great_wall-first ->
            [one] { $monument-great_wall-first } point
           *[other] { $monument-great_wall-first } points
        } for the first builder, { $monument-great_wall-later } for the others ({ $monument-great_wall-late } in The Late Bronze Age).{ $monument-great_wall-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-great_wall-out }.
        } Invasions don't hurt its owner.
project-great_pyramid = Great Pyramid
    .help =
        { $monument-great_pyramid-boxes ->
            [one] { $monument-great_pyramid-boxes } box
           *[other] { $monument-great_pyramid-boxes } boxes
        }. { $monument-great_pyramid-first ->
            [one] { $monument-great_pyramid-first } point
           *[other] { $monument-great_pyramid-first } points
        } for the first builder, { $monument-great_pyramid-later } for the others ({ $monument-great_pyramid-late } in The Late Bronze Age).{ $monument-great_pyramid-out ->
            [none] { "" }
           *[other] { " " }In the base game not with so many players: { $monument-great_pyramid-out }.
        }

# Developments.

development-leadership = Leadership
    .help = After your last roll you may roll one die once more, even a skull.
development-irrigation = Irrigation
    .help = Drought costs you nothing.
development-agriculture = Agriculture
    .help = Each die that gives food gives { $development-agriculture-effect } more.
development-quarrying = Quarrying
    .help = If a turn brings you stone, it brings { $development-quarrying-effect } more.
development-medicine = Medicine
    .help = Pestilence costs you nothing.
development-preservation = Preservation
    .help = Before you roll, you may give up 1 pottery to multiply your food by { $development-preservation-late-effect }, up to { $limits-food }.
    .rule = The Late Bronze Age
development-coinage = Coinage
    .help = Each coin die gives { $development-coinage-effect ->
            [one] { $development-coinage-effect } coin
           *[other] { $development-coinage-effect } coins
        } rather than { $face-coin-coins }.
development-caravans = Caravans
    .help = You keep all your goods at the end of your turn.
development-shipping = Shipping
    .help = While building, you may turn { $ships-wood } wood and { $ships-cloth } cloth into a ship; there is room for { $ships-most }. While trading, each ship swaps one good for any other once a turn.
    .rule = The Late Bronze Age
development-smithing = Smithing
    .help = Your Invasion costs all others { $disaster-invasion-loss ->
            [one] { $disaster-invasion-loss } point
           *[other] { $disaster-invasion-loss } points
        } instead of you, and { $development-smithing-late-effect } more for each spearhead; whether those are spent or merely counted is the option Smithing. The Great Wall keeps it out.
    .rule = The Late Bronze Age
development-religion = Religion
    .help = Your Revolt takes the goods of all others who lack Religion, and not yours. Alone, it just protects you.
development-granaries = Granaries
    .help = Food buys developments, too: { $development-granaries-base-effect ->
            [one] { $development-granaries-base-effect } coin
           *[other] { $development-granaries-base-effect } coins
        } each, { $development-granaries-late-effect } in The Late Bronze Age.
development-masonry = Masonry
    .help = Each die that gives workers gives { $development-masonry-effect } more.
development-engineering = Engineering
    .help = While building, each stone that you give up is { $development-engineering-effect ->
            [one] { $development-engineering-effect } worker
           *[other] { $development-engineering-effect } workers
        }.
development-commerce = Commerce
    .help = At the end, { $development-commerce-late-effect ->
            [one] { $development-commerce-late-effect } point
           *[other] { $development-commerce-late-effect } points
        } for each good that you have left.
    .rule = The Late Bronze Age
development-architecture = Architecture
    .help = At the end, { $development-architecture-base-effect ->
            [one] { $development-architecture-base-effect } point
           *[other] { $development-architecture-base-effect } points
        } for each of your monuments, { $development-architecture-late-effect } in The Late Bronze Age.
development-empire = Empire
    .help = At the end, { $development-empire-effect ->
            [one] { $development-empire-effect } point
           *[other] { $development-empire-effect } points
        } for each of your cities.

# Disasters.

disaster-famine = Famine
    .help = Each city that can't be fed costs 1 point.
    .rule = 4) Feeding the cities
disaster-drought = Drought
    .help =
        { $disaster-drought-skulls ->
            [one] { $disaster-drought-skulls } skull
           *[other] { $disaster-drought-skulls } skulls
        }: you lose { $disaster-drought-loss ->
            [one] { $disaster-drought-loss } point
           *[other] { $disaster-drought-loss } points
        }. Irrigation protects you.
disaster-pestilence = Pestilence
    .help =
        { $disaster-pestilence-skulls ->
            [one] { $disaster-pestilence-skulls } skull
           *[other] { $disaster-pestilence-skulls } skulls
        }: all others lose { $disaster-pestilence-loss ->
            [one] { $disaster-pestilence-loss } point
           *[other] { $disaster-pestilence-loss } points
        }, except those with Medicine. Alone, it hits you.
disaster-invasion = Invasion
    .help =
        { $disaster-invasion-skulls ->
            [one] { $disaster-invasion-skulls } skull
           *[other] { $disaster-invasion-skulls } skulls
        }: you lose { $disaster-invasion-loss ->
            [one] { $disaster-invasion-loss } point
           *[other] { $disaster-invasion-loss } points
        }. The Great Wall protects you, Smithing turns it against the others.
disaster-revolt = Revolt
    .help =
        { $disaster-revolt-skulls ->
            [one] { $disaster-revolt-skulls } skull
           *[other] { $disaster-revolt-skulls } skulls
        } or more: you lose all goods, those of this turn too. With Religion, others lose theirs instead.

neighbour-left = left neighbour
neighbour-across = player across the table
neighbour-right = right neighbour

# What is counted beside goods.

track-disasters = disasters
    .help = Each box is a point lost. Famine and skulls fill them.
    .rule = 5) Resolving disasters
track-ships = ships
    .help = Each ship swaps one good for any other with the bank, once a turn.
    .rule = The Late Bronze Age
track-workers = workers
    .help = Each marks a box of a city or monument this turn. Those that aren't used are lost.
    .rule = 6) Building cities and monuments
track-coins = coins
    .help = For a development this turn, beside goods. What isn't used is lost.
    .rule = 7) Buying a development

track-cities = cities
    .help = Each rolls a die and eats 1 food a turn.
    .rule = 4) Feeding the cities
track-goods = all goods
    .help = What they are worth in coins. At the end of a turn at most { $limits-kept ->
            [one] { $limits-kept } good is
           *[other] { $limits-kept } goods are
        } kept; on a tie, the more valuable ones win.
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

move-preserve = Give up 1 pottery: food ×{ $development-preservation-late-effect }
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
        [one] Is this die for food (+{ $more }) or for workers (+{ $workers })? { $cities } cities have to be fed; food without it: { $food }
       *[other] How many dice for food (+{ $more } each)? The rest is for workers (+{ $workers } each). { $cities } cities have to be fed; food without these dice: { $food }
    }
ask-spears = Your Invasion: each spearhead (you have { $have }) costs the others { $more ->
        [one] { $more } point
       *[other] { $more } points
    } more
ask-build =
    { $n ->
        [0] No workers left: build something else, or be done
        [one] Where does your worker go? 1 left
       *[other] Where do your workers go? { $n } left
    }
ask-trade =
    { $swaps ->
        [0] Trade (offers left: { $offers }), or be done
       *[other] Trade (offers left: { $offers }, ship swaps left: { $swaps }), or be done
    }
ask-compose = Your offer to { $partner }: you give { $given }, you want { $wanted }
ask-consider = { $proposer } gives { $given } and wants { $wanted }. Accept?
ask-buy = Buy a development? Coins: { $coins }, with all that you can pay with: { $funds }
ask-pay =
    { $missing ->
        [one] { $development }: 1 coin still to pay. What do you pay with?
       *[other] { $development }: { $missing } coins still to pay. What do you pay with?
    }
ask-discard =
    { $kept ->
        [one] You may keep 1 good: { $left } to go
       *[other] You may keep { $kept } goods: { $left } to go
    }

# Why not.

why-preserved = Preservation works once a turn
why-not-owned = you don't have { $development }
why-no-good = you have no { $good }
why-no-use = it would be of no use now
why-one-die = Leadership is for one die
why-no-die = you rolled { $n } dice
why-skull = a skull can't be rolled again
why-like-dice = dice that show the same are alike: this is the same as { $dice }
why-few-dice =
    { $dice ->
        [one] only 1 of your dice leaves a choice
       *[other] only { $dice } of your dice leave a choice
    }
why-few-spears =
    { $have ->
        [one] you have 1 spearhead
       *[other] you have { $have } spearheads
    }
why-built = { $project } is finished
why-out = { $project } is not in play with so many players
why-no-workers = you have no workers left
why-ships =
    { $n ->
        [one] there is room for 1 ship
       *[other] there is room for { $n } ships
    }
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

# Why the expert would play a move.

reason-preserve = one pottery for { $food } food
reason-keep-skull = one more skull would mean { $disaster }
reason-keep-buy = that pays for { $development }
reason-keep = each die is worth more as it lies than a fresh one may be expected to be
reason-skull = as the skulls lie they bring { $disaster }
reason-hunger =
    { $n ->
        [one] one city is
       *[other] { $n } cities are
    } still without food, and each would cost a point
reason-roll-buy =
    for { $development } { $n ->
        [one] one coin is
       *[other] { $n } coins are
    } missing
reason-fresh =
    a fresh { $n ->
        [one] die may be expected to be worth more than this one
       *[other] die may be expected to be worth more than each of these
    }
reason-fed = all cities have their food, so the dice can work
reason-feed =
    it feeds { $n ->
        [one] a city
       *[other] { $n } cities
    } that would starve otherwise
reason-spears =
    everybody else loses { $points ->
        [one] one point
       *[other] { $points } points
    }
reason-ship = it can still sail, and swaps a good for a better one in every turn
reason-no-ship = a ship would hardly sail any more
reason-engineer = with stone for workers it is finished now: { $project }
reason-city-now = one more die from the next turn on
reason-city =
    { $n ->
        [one] one more worker
       *[other] { $n } more workers
    }, and you roll one die more in every turn
reason-monument-first =
    finished this turn, before all others: { $points ->
        [one] one point
       *[other] { $points } points
    }
reason-monument-now =
    finished this turn: { $points ->
        [one] one point
       *[other] { $points } points
    }
reason-monument-race =
    { $points ->
        [one] one point
       *[other] { $points } points
    } for whoever is first, { $later } for the rest; somebody else is at it; workers you still need: { $n }
reason-monument =
    { $points ->
        [one] one point
       *[other] { $points } points
    } for { $n ->
        [one] one more worker
       *[other] { $n } more workers
    }
reason-buy-later =
    nothing good can be paid; the goods stay, and there are { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    } or so
reason-buy-last =
    { $points ->
        [one] one point
       *[other] { $points } points
    }, and it is your last development: the match ends with this round
reason-buy-end =
    { $points ->
        [one] one point
       *[other] { $points } points
    }, and { $more } more at the end as things stand
reason-buy-more =
    { $points ->
        [one] one point
       *[other] { $points } points
    }, and { $n } more each time it helps; turns left: about { $turns }
reason-buy-safe =
    { $points ->
        [one] one point
       *[other] { $points } points
    }, and { $disaster } costs you no more points (it takes { $lost })
reason-buy =
    { $points ->
        [one] one point
       *[other] { $points } points
    }: the best that you can pay
reason-pay = that covers the price with the least to spare
reason-discard =
    of all stacks this one loses least by it: { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
reason-swap =
    your goods are worth { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } more after it
reason-deal =
    there is a deal that both may like; it gains you { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
reason-accept = in coins it gains you { $own }, the other { $other }
reason-decline = in coins it gains you { $own } and the other { $other }: not enough for you
reason-too-late = you have no turn left in which goods could buy anything

# What would be lost.

warn-workers =
    { $n ->
        [one] 1 worker would be lost
       *[other] { $n } workers would be lost
    }
warn-coins =
    { $n ->
        [one] 1 coin of this turn would be lost
       *[other] { $n } coins of this turn would be lost
    }

# The log.

log-turn = { $player }: turn { $n }
log-preserve = { $player } gives up pottery to preserve food: now { $n }
log-roll-3 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 }
    .drawn = { $player } rolls
log-roll-4 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 }
    .drawn = { $player } rolls
log-roll-5 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 }
    .drawn = { $player } rolls
log-roll-6 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 } · 6: { $d6 }
    .drawn = { $player } rolls
log-roll-7 = { $player } rolls 1: { $d1 } · 2: { $d2 } · 3: { $d3 } · 4: { $d4 } · 5: { $d5 } · 6: { $d6 } · 7: { $d7 }
    .drawn = { $player } rolls
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
log-engineer =
    { $n ->
        [one] { $player } turns a stone into a worker
       *[other] { $player } turns a stone into { $n } workers
    }
log-build = { $player } marks boxes: { $projects }
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
log-buy =
    { $points ->
        [one] { $player } develops { $development }: 1 point
       *[other] { $player } develops { $development }: { $points } points
    }
log-discard = { $player } discards { $good }
log-last-round =
    { $n ->
        [0] Every monument stands: this is the last round
        [one] { $player } has 1 development: this is the last round
       *[other] { $player } has { $n } developments: this is the last round
    }
log-end-developments =
    { $n ->
        [one] 1 development is enough to end the match: { $figures }
       *[other] { $n } developments are enough to end the match: { $figures }
    }
log-end-monuments = Every monument stands: the match ends
log-end-solo =
    { $n ->
        [one] The only turn is played: the match ends
       *[other] All { $n } turns are played: the match ends
    }

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
