# The board of The Bronze Age.

round = Round { $n }
round-of = Round { $n } of { $of }
last-round = The last round
step-roll = { $name } rolls
step-food = { $name }: food or workers
step-disaster = { $name }: disaster
step-trade = { $name } trades
step-build = { $name } builds
step-develop = { $name } develops
step-discard = { $name } discards goods
step-end = The end
workers =
    { $n ->
        [one] 1 worker
       *[other] { $n } workers
    }
coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
swaps = ship swaps: { $n }

die = Die { $n }: { $face }
die-kept = Die { $n }: { $face }, kept
die-locked = Die { $n }: { $face }, must lie
roll-again =
    { $n ->
        [0] Nothing to roll
        [one] Roll 1 die again
       *[other] Roll { $n } dice again
    }
roll-how = Click the dice that you keep.
lead-how = Click the one die to roll once more.

state-up = rolls
state-kept = kept
state-locked = stays

worth = worth { $n }
stack-worth =
    { $n ->
        [one] 1 in stock, worth { $value } in coins
       *[other] { $n } in stock, worth { $value } in coins
    }
goods-worth =
    { $n ->
        [one] All goods: 1 coin
       *[other] All goods: { $n } coins
    }
score =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
cities =
    { $n ->
        [one] 1 city
       *[other] { $n } cities
    }
disasters =
    { $n ->
        [0] no disasters
       *[other] disasters: −{ $n }
    }
ships = ships: { $n } of { $most }
city = City { $n }
end-developments =
    { $n ->
        [one] 1 development, or all monuments
       *[other] { $n } developments, or all monuments
    }
end-turns =
    { $n ->
        [one] after 1 turn
       *[other] after { $n } turns
    }
tabs = Parts of the sheet
tab-goods = Goods
tab-build = Building
tab-develop = Developments
tab-others = Others
open-sheet = Open the sheet
back-to-own = Back to my sheet
rival = { $name }: points: { $score }, cities: { $cities }, food: { $food }, goods worth { $goods }, developments: { $developments }, disasters: { $disasters }
boxes =
    { $boxes ->
        [one] { $filled } of 1 box
       *[other] { $filled } of { $boxes } boxes
    }
send =
    { $n ->
        [one] Send 1 worker
       *[other] Send { $n } workers
    }
project =
    { $boxes ->
        [one] { $name }: { $filled } of 1 box
       *[other] { $name }: { $filled } of { $boxes } boxes
    }
project-out = { $name }: not in play
first-builder = { $name } was first.
development =
    { $points ->
        [one] { $name }: costs { $cost }, 1 point
       *[other] { $name }: costs { $cost }, { $points } points
    }
development-has =
    { $points ->
        [one] { $name }: owned, 1 point
       *[other] { $name }: owned, { $points } points
    }
development-cost =
    Costs { $cost ->
        [one] 1 coin
       *[other] { $cost } coins
    }, { $points ->
        [one] 1 point
       *[other] { $points } points
    }.
# What a development does, in the few words that a sheet has room for.
does-leadership = one die once more
does-irrigation = no Drought
does-agriculture = food die +{ $n }
does-quarrying = stone +{ $n } a turn
does-medicine = no Pestilence
does-preservation = 1 pottery: food ×{ $n }
does-coinage = coin die is { $n }
does-caravans = keep all goods
does-shipping = ships swap goods
does-smithing = Invasion hits others
does-religion = Revolt hits others
does-granaries =
    { $n ->
        [one] 1 food = 1 coin
       *[other] 1 food = { $n } coins
    }
does-masonry = worker die +{ $n }
does-engineering =
    { $n ->
        [one] 1 stone = 1 worker
       *[other] 1 stone = { $n } workers
    }
does-commerce =
    { $n ->
        [one] good: +1 point
       *[other] good: +{ $n } points
    }
does-architecture =
    { $n ->
        [one] monument: +1 point
       *[other] monument: +{ $n } points
    }
does-empire =
    { $n ->
        [one] city: +1 point
       *[other] city: +{ $n } points
    }

brings-drought = −{ $n }
brings-pestilence = others −{ $n }
brings-invasion = −{ $n }
brings-revolt = goods

count-workers = Workers
count-coins = Coins
count-food = Food
count-goods = Goods, in coins
count-score = Points
count-disasters = Disasters
count-ships = Ships
fact-food = food { $n }
fact-goods = goods { $n }

compose = Your offer to { $name }: say what both sides give, and send it
not-own = This is the sheet of { $name }.
offer-short = Offer
offer-to = Make an offer to { $name }
offer-title = The offer
offer-given = { $name } gives
offer-wanted = { $name } gives in return
of-stock = of { $n }
offer-less-give = Give one less: { $good }
offer-less-ask = Want one less: { $good }
offer-most = No more of that can go there.
offer-how = Clicking stacks on both boards adds to it, too. Nothing is told before it is sent.
swap-out = Send one out by ship
swap-how = { $good } goes aboard: now touch the good that comes back, or the same again.

rules-turn = A turn
    .text =
        Roll a die for each city, { $limits-rolls ->
            [one] once
           *[other] up to { $limits-rolls } times
        }; skulls lie where they fall.
        Take goods and food and feed your cities: each eats 1 food, and one that goes hungry costs a point. Then suffer the disaster that the skulls bring.
        Send workers to boxes of cities and monuments. A finished city is one more die from the next turn on; whoever is first to finish a monument gets more points for it.
        Buy one development, with coins of this turn and whole stacks of goods. Workers and coins that aren't used are lost. Keep at most { $limits-kept ->
            [one] { $limits-kept } good
           *[other] { $limits-kept } goods
        }.
rules-trade = Goods
    .text =
        Goods are taken in order: wood, stone, pottery, cloth, spearheads, and again from the start. The more of one kind, the more a stack is worth; it is always paid whole.
        Where trading is played, goods and food can be exchanged with the player whose turn it is: in the base game before building, in The Late Bronze Age after it. With Shipping, each ship swaps one good a turn.
rules-end = The end
    .text =
        The round is played out in which someone has { $end-base ->
            [one] { $end-base } development
           *[other] { $end-base } developments
        } ({ $end-late } in The Late Bronze Age), or every monument has been built by someone. Alone, it is { $solo-turns ->
            [one] { $solo-turns } turn
           *[other] { $solo-turns } turns
        }: all monuments are there, skulls may be rolled again, a Pestilence hits you, and Religion just protects from a Revolt. Points: developments and monuments, and what Architecture, Empire and Commerce give, less disasters. On a tie, the more valuable goods win; then it is shared.

sign-food = { $face-food-food } food
sign-workers =
    { $face-workers-workers ->
        [one] { $face-workers-workers } worker
       *[other] { $face-workers-workers } workers
    }
sign-either =
    { $face-either-food } food or { $face-either-workers ->
        [one] { $face-either-workers } worker
       *[other] { $face-either-workers } workers
    }
sign-good =
    { $face-good-goods ->
        [one] { $face-good-goods } good
       *[other] { $face-good-goods } goods
    }
sign-skull =
    { $face-skull-goods ->
        [one] { $face-skull-goods } good
       *[other] { $face-skull-goods } goods
    } and a skull; it can't be rolled again. Skulls: { $disaster-drought-skulls }, you lose { $disaster-drought-loss ->
        [one] { $disaster-drought-loss } point
       *[other] { $disaster-drought-loss } points
    }; { $disaster-pestilence-skulls }, the others lose { $disaster-pestilence-loss }; { $disaster-invasion-skulls }, you lose { $disaster-invasion-loss }; { $disaster-revolt-skulls }, all your goods
sign-coin =
    { $face-coin-coins ->
        [one] { $face-coin-coins } coin
       *[other] { $face-coin-coins } coins
    }, for this turn

pays-part = Then { $missing } would still be missing.
pays-all =
    { $lost ->
        [0] That pays it exactly.
        [one] That pays it; 1 coin would be lost.
       *[other] That pays it; { $lost } coins would be lost.
    }
pays-part-short = { $missing } left
pays-lost-short = { $lost } lost
pays-all-short = exactly
