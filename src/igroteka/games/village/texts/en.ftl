# Village. Names follow the published game; every sentence is ours.

game-village = Village
    .about = Lead a family through four generations. Its members learn crafts, travel, sit in the council or pray; time passes with what they do, and the old ones die. Those who lived well are remembered in the village chronicle.
    .goal = Most prestige when the chronicle or the anonymous graves are full.

option-first = Who begins
    .help = Which seat makes the first turn. At a table the oldest player begins.

points-prestige = Prestige during play
points-travel = Travel
points-council = Council
points-church = Church
points-chronicle = Chronicle
points-customers = Customers
points-coins = Coins
tie-customers = On a tie, more customers served win
tie-living = Still a tie, so more family members alive win

bot-regular = Regular
    .help = Weighs every cube with the action behind it: takes goods in the council, sells what the market wants, fills the windows of the church, and lets the old die where the chronicle has room.

# Action spaces.

space-harvest = Grain harvest
    .help = With somebody on your farm, take { $farm-harvest } grain; { $farm-horse } with horse and plough, { $farm-ox } with ox and plough. Nothing is used up. A farm holds { $farm-grain_limit } grain.
    .rule = Harvest
space-family = Family
    .help = A child is born, always of the lowest generation that is left; or one of your members comes home from the board.
    .rule = Family
space-crafts = Crafts
    .help = Get one good: with time, by a member trained in its craft building, or at once for cubes or grain. The mill turns { $mill-grain } grain and { $mill-time } time into { $mill-coins ->
            [one] { $mill-coins } coin
           *[other] { $mill-coins } coins
        }.
    .rule = The crafts
space-market = Market
    .help = A market day for everybody, beginning with you. Your first sale costs only the goods; every other sale of anyone costs { $market-green ->
            [one] { $market-green } green cube
           *[other] { $market-green } green cubes
        } and { $market-time } time as well. It always takes place.
    .rule = The market
space-travel = Travel
    .help = Send somebody out of the village, or on from city to city, for a wagon, time and cubes. The first time in each city brings its reward.
    .rule = Travel
space-council = Council
    .help = Step into the council or a chamber higher, for time and { $council-green ->
            [one] { $council-green } green cube
           *[other] { $council-green } green cubes
        } or { $council-scrolls ->
            [one] { $council-scrolls } scroll
           *[other] { $council-scrolls } scrolls
        }, and use a privilege; or just use a privilege.
    .rule = The village council
space-church = Church
    .help = Somebody from your farm goes into the black bag, for { $church-brown ->
            [one] { $church-brown } brown cube
           *[other] { $church-brown } brown cubes
        } or { $church-time } time. At mass { $mass-pieces ->
            [one] { $mass-pieces } piece comes
           *[other] { $mass-pieces } pieces come
        } out of it.
    .rule = The church

# Cubes, goods and the like.

item-orange = orange cube
    .plural = orange cubes
    .help = Skill: for crafts and travel.
item-green = green cube
    .plural = green cubes
    .help = Persuasiveness: for the market and the council.
item-brown = brown cube
    .plural = brown cubes
    .help = Fate: for the church and for travel.
item-pink = pink cube
    .plural = pink cubes
    .help = Knowledge: for crafts and travel.
reward-cube = influence cube of your choice
item-plague = plague cube
    .help = No influence at all: it goes back to the supply and costs { $plague-time } time. Its action may still be carried out.
item-scroll = scroll
    .help = From the office. Pays a step in the council; customers buy it.
    .rule = The crafts
item-horse = horse
    .help = From the stables. With a plough the farm brings in { $farm-horse } grain; customers buy it.
    .rule = The crafts
item-plough = plough
    .help = From the smithy. With a horse or an ox the farm brings in more; customers buy it.
    .rule = The crafts
item-ox = ox
    .help = From the stables. With a plough the farm brings in { $farm-ox } grain; customers buy it.
    .rule = The crafts
item-wagon = wagon
    .help = From the wainwright. Journeys use wagons up; customers buy them.
    .rule = The crafts
item-grain = grain
    .help = For the mill, the stables, customers, and for rising in the church. At most { $farm-grain_limit } on a farm.
    .rule = Harvest
item-coin = coin
    .help = Stands in for any influence cube, pulls a member out of the black bag, buys prestige in chamber 4. Worth { $scoring-coin } prestige at the end.
    .rule = Coins

# Where people are.

place-farm = the farm
    .help = Where members begin and from where they are sent out.
    .rule = Family
place-wainwright = the wainwright's
    .help = Training { $workshop-wainwright-train } time, a wagon { $workshop-wainwright-make } time; or without time, a wagon for { $price-wagon-cost }.
    .rule = The crafts
place-stable = the stables
    .help = Training { $workshop-stable-train } time, a horse or an ox { $workshop-stable-make } time; or without time, a horse for { $price-horse-cost }, an ox for { $price-ox-cost }.
    .rule = The crafts
place-office = the office
    .help = Training { $workshop-office-train } time, a scroll { $workshop-office-make } time; or without time, a scroll for { $price-scroll-cost }.
    .rule = The crafts
place-smithy = the smithy
    .help = Training { $workshop-smithy-train } time, a plough { $workshop-smithy-make } time; or without time, a plough for { $price-plough-cost }.
    .rule = The crafts
place-city-a = city A
    .help = The first visit brings: { $city-a-reward }.
    .rule = Travel
place-city-b = city B
    .help = The first visit brings: { $city-b-reward }.
    .rule = Travel
place-city-c = city C
    .help = The first visit brings: { $city-c-reward }.
    .rule = Travel
place-city-d = city D
    .help = The first visit brings: { $city-d-reward }.
    .rule = Travel
place-city-e = city E
    .help = The first visit brings: { $city-e-reward }.
    .rule = Travel
place-city-f = city F
    .help = The first visit brings: { $city-f-reward }.
    .rule = Travel
place-chamber-1 = chamber 1
    .help = Privilege: the next starting player marker, if it is still there. { $chamber-1-points ->
            [0] No points at the end.
            [one] 1 point at the end for each member here.
           *[other] { $chamber-1-points } points at the end for each member here.
        }
    .rule = The village council
place-chamber-2 = chamber 2
    .help = Privilege: { $privileges-cubes ->
            [one] { $privileges-cubes } influence cube
           *[other] { $privileges-cubes } influence cubes
        } of your choice. { $chamber-2-points ->
            [one] { $chamber-2-points } point
           *[other] { $chamber-2-points } points
        } at the end for each member here.
    .rule = The village council
place-chamber-3 = chamber 3
    .help = Privilege: { $privileges-goods ->
            [one] { $privileges-goods } good
           *[other] { $privileges-goods } goods
        } of your choice. { $chamber-3-points ->
            [one] { $chamber-3-points } point
           *[other] { $chamber-3-points } points
        } at the end for each member here.
    .rule = The village council
place-chamber-4 = chamber 4
    .help = Privilege: { $privileges-prestige } prestige for { $privileges-coins ->
            [one] { $privileges-coins } coin
           *[other] { $privileges-coins } coins
        }. { $chamber-4-points ->
            [one] { $chamber-4-points } point
           *[other] { $chamber-4-points } points
        } at the end for each member here.
    .rule = The village council
place-window-1 = window 1
    .help = The rightmost window of the church, where members come from the bag. { $window-1-points ->
            [one] { $window-1-points } point
           *[other] { $window-1-points } points
        } at the end for each; climbing on costs { $window-1-grain } grain.
    .rule = The church
place-window-2 = window 2
    .help =
        { $window-2-points ->
            [one] { $window-2-points } point
           *[other] { $window-2-points } points
        } at the end for each member here; climbing on costs { $window-2-grain } grain.
    .rule = The church
place-window-3 = window 3
    .help =
        { $window-3-points ->
            [one] { $window-3-points } point
           *[other] { $window-3-points } points
        } at the end for each member here; climbing on costs { $window-3-grain } grain.
    .rule = The church
place-window-4 = window 4
    .help = The leftmost window of the church. { $window-4-points ->
            [one] { $window-4-points } point
           *[other] { $window-4-points } points
        } at the end for each member here.
    .rule = The church
place-bag = the black bag
    .help = Members here wait for mass, among { $mass-monks ->
            [one] { $mass-monks } monk
           *[other] { $mass-monks } monks
        }. They can't die, and count nothing at the end.
    .rule = Mass
place-chronicle-crafts = the chronicle of crafts
    .help = For members who die in a craft building.
place-chronicle-council = the chronicle of the council
    .help = For members who die in the council.
place-chronicle-travel = the chronicle of travels
    .help = For members who die abroad.
place-chronicle-church = the chronicle of the church
    .help = For members who die in the church.
place-chronicle-farm = the chronicle of farms
    .help = For members who die on the farm.
place-grave = an anonymous grave
    .help = For members whose chapter of the chronicle is full. No points.
place-gone = oblivion
    .help = Where the last dead go when neither chronicle nor graves have room.
place-unborn = the unborn
    .help = Later generations, not yet in play.
    .rule = Family

# Customers.

every-customer = customer { $number } ({ $wants })
    .alone = customer { $number }
    .acc = customer { $number }
    .help =
        Wants: { $wants }; worth { $points ->
            [one] { $points } point
           *[other] { $points } points
        }.

# Ways to pay, and privileges.

payment-green =
    { $council-green ->
        [one] for a green cube
       *[other] for green cubes
    }
payment-scroll =
    { $council-scrolls ->
        [one] for a scroll
       *[other] for scrolls
    }
payment-brown =
    { $church-brown ->
        [one] for a brown cube
       *[other] for brown cubes
    }
payment-time = for time

privilege-chamber-1 = the next starting player marker
    .help = Begin the next round.
privilege-chamber-2 =
    { $privileges-cubes ->
        [one] an influence cube of your choice
       *[other] influence cubes of your choice
    }
    .help = Take { $privileges-cubes ->
            [one] { $privileges-cubes } cube
           *[other] { $privileges-cubes } cubes
        } from the supply.
privilege-chamber-3 =
    { $privileges-goods ->
        [one] a good of your choice
       *[other] goods of your choice
    }
    .help = Take { $privileges-goods ->
            [one] { $privileges-goods } good
           *[other] { $privileges-goods } goods
        } from the supply.
privilege-chamber-4 =
    { $privileges-coins ->
        [one] prestige for a coin
       *[other] prestige for coins
    }
    .help = Pay { $privileges-coins ->
            [one] { $privileges-coins } coin
           *[other] { $privileges-coins } coins
        }, go { $privileges-prestige } forward on the prestige track.

# What else lies on the table.

place-well = the well
    .help = Instead of taking a cube, pay { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } of one colour and do any action, as long as an influence cube lies on some action space; a plague cube won't do.
    .rule = The well
place-pile = the customers' pile
    .help = When a market day is over, the queue moves up, and new customers come from here.
    .rule = The market
place-green-bag = the green bag
    .help = The cubes of a round are drawn from it onto the action spaces; what is left stays in it for the next.
    .rule = A round
place-chronicle = the village chronicle
    .help = Points at the end for your own in it, from none on: { $scoring-chronicle }; for more, as much as for the last.
    .rule = Final scoring
track-life = life track
    .help = Time moves the marker. Whenever it crosses the bridge, one of the oldest generation dies at the end of the turn; on a market day, at once.
    .rule = Time
track-prestige = prestige
    .help = Points that you already have. Most of the others come at the end.
    .rule = Final scoring
track-cities = cities visited
    .help = What cities visited are worth at the end, from none to all of them: { $scoring-travel }.
    .rule = Final scoring
track-served = customers served
    .help = They lie face down; their points count at the end. More of them win a tie; if they are equal too, more living family members do.
    .rule = Final scoring
track-fee = fee
    .help = A sale costs the goods, { $market-green ->
            [one] { $market-green } green cube
           *[other] { $market-green } green cubes
        } and { $market-time } time. Whoever opened the day pays no fee for the first one.
    .rule = The market
track-windows = members in the windows
    .help = At the end of mass, most members in the windows bring { $mass-majority } prestige; a tie goes to whoever has the member furthest to the left, and if that is equal too, to each of them.
    .rule = Mass
token-first = starting player
    .help = Has the first turn of the round, and of mass. Whoever took the next starting player marker has it in the next round.
    .rule = A new round

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-item = A player's turn
rule-place = A family member passes away
rule-customer = The market
rule-privilege = The village council

# Moves.

move-take = { $space }: take the { $cube }
move-well = Use the well for { $cube_plural }
move-act = { $space }
move-skip = Leave the action undone
move-harvest = Bring in the grain
move-birth = Have a child
move-fetch = Bring generation { $generation } home from { $place }
move-train = Train generation { $generation } at { $place }
move-make = Make with time: { $item }
move-buy = Buy without time: { $item }
move-mill = Have grain milled for coins
move-serve = Serve { $customer_acc }: { $wants } ({ $points ->
        [one] 1 point
       *[other] { $points } points
    })
move-pass = Take no further part in this market day
move-set_out = Send generation { $generation } from the farm to { $city }
move-travel_on = Send generation { $generation } from { $origin } to { $city }
move-enter = Generation { $generation } into the council, { $payment }
move-rise = Generation { $generation } up from { $place }, { $payment }
move-privilege = Use the privilege: { $place }
move-church = Generation { $generation } into the black bag, { $payment }
move-coins =
    { $n ->
        [0] Pay in cubes only
        [1] Pay one with a coin
       *[other] Pay { $n } with coins
    }
move-take_cube = Take: { $cube }
move-take_good = Take: { $item }
move-bury = The one at { $place } dies
move-pull =
    Pull generation { $generation } out of the bag for { $mass-coins ->
        [one] a coin
       *[other] { $mass-coins } coins
    }
move-climb = Generation { $generation } climbs on from { $place }
move-done = That's all

# Questions.

ask-turn =
    { $well ->
        [0] Take a cube
       *[other] Take a cube, or use the well
    }
ask-well = The well is paid: which action?
ask-free-action = The board is bare: a last action of your choice, for nothing
ask-harvest = Bring in the grain?
ask-family = A child, or somebody home?
ask-family-child = A child?
ask-family-home = Everybody is born: who comes home?
ask-crafts = What shall the craftsmen do?
ask-travel = Who travels where?
ask-council = What do you do in the council?
ask-church = Who goes into the black bag?
ask-pay =
    { $n ->
        [1] To pay: { $cube }. With the cube or with a coin?
       *[other] To pay: { $cube } ×{ $n }. With how many coins instead?
    }
ask-take-cubes =
    { $n ->
        [1] Take one more influence cube
       *[other] Take { $n } influence cubes, one after the other
    }
ask-take-good =
    { $n ->
        [1] Which good do you take?
       *[other] Take { $n } goods, one after the other
    }
ask-first-work = Training at { $place } is done. Make something at once?
ask-privilege = You have reached { $place }. Use a privilege, its own or an earlier one?
ask-bury = Somebody of generation { $generation } dies. Who?
ask-sale = Serve a customer for the goods and the fee ({ $market-green ->
        [one] { $market-green } green cube
       *[other] { $market-green } green cubes
    } and { $time } time)?
ask-sale-free = You opened the market day: serve your first customer for the goods alone, without the fee?
ask-pull = Mass: pull somebody out of the black bag? Pieces still to come out: { $n }
ask-climb = Mass: who climbs, with { $n } grain?

# Why not.

why-price-lower =
    { $n ->
        [one] only 1 is to be paid
       *[other] only { $n } are to be paid
    }
why-few-cubes = { $cube }: you have { $have }
why-few-coins =
    { $have ->
        [0] you have no coin to spend
        [one] you have 1 coin to spend
       *[other] you have { $have } coins to spend
    }
why-none-left = none is left in the supply: { $item }
why-too-dear = it costs { $price }; towards it you have { $have }
why-no-member = nobody of generation { $generation } is there: { $place }
why-nobody-there = nobody of yours is there: { $place }
why-too-young = only generation { $generation }, your oldest, can die; nobody of it is there: { $place }
why-barn-full = your farm holds { $n } grain and no more
why-farm-empty = nobody is on your farm to bring it in
why-all-born = your whole family is born already
why-not-trained = nobody of yours is trained there: { $place }
why-other-workshop = that is made elsewhere: { $place }
why-no-road = no road leads there directly
why-chamber-not-reached = you have not got that far: { $place }
why-marker-taken = somebody has the marker already
why-supply-empty = nothing of the kind is left in the supply
why-cube-first = take a cube first: { $space }
why-no-such-cube = { $space }: there is no { $cube }
why-well-dry = the well can be used only while an influence cube lies on some action space; a plague cube won't do
why-nothing-to-do = { $space }: there is nothing you could do there now
why-customer-waits = this customer is still waiting in the queue
why-customer-absent = this customer is not at the market

# Why the expert would play a move.

reason-harvest = { $n } grain for the farm: the mill, the stables, customers and the windows of the church take it
reason-harvest-team = plough and team bring in { $n } grain at once
reason-child =
    { $n ->
        [0] nobody is left on your farm to be sent anywhere, and a child takes no time
        [one] only one of yours is left on the farm, and a child takes no time
       *[other] a child takes no time, and on the farm you have { $n } to send out
    }
reason-home = the whole family is born; on the farm you have { $n }, and only from there can anybody be sent out
reason-train = whoever has learnt it makes something at once ({ $items }) and more of it later, for { $time } time each
reason-train-old = generation { $generation } is old: whoever dies at { $place } still finds room in the chronicle (places: { $n })
reason-last-missing = with it you have all that { $customer_alone } wants: { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wanted = { $customer_alone } wants it and gives { $points ->
        [one] 1 point
       *[other] { $points } points
    }
reason-wagon = no journey without a wagon; { $city } is worth one
reason-team = with it the harvest brings { $later } grain instead of { $now }
reason-scroll =
    a scroll pays for a step in the council instead of { $green ->
        [one] a green cube
       *[other] { $green } green cubes
    }
reason-mill =
    { $grain } grain become { $coins ->
        [one] a coin, which is a point
       *[other] { $coins } coins, which are points
    } at the end and any cube until then
reason-city =
    { $points ->
        [one] one more point
       *[other] { $points } more points
    } for travel ({ $n ->
        [one] one city
       *[other] { $n } cities
    }: { $total }), and what the city gives
reason-council = into { $place } and at once to its privilege: { $privilege }
reason-step =
    { $points ->
        [one] one point
       *[other] { $points } points
    } more at the end for whoever sits there then
reason-step-privilege =
    { $points ->
        [one] one point
       *[other] { $points } points
    } more at the end, and a privilege at once: { $privilege }
reason-begin = you begin the next round, with all the cubes to choose from
reason-free-cubes =
    { $n ->
        [one] a cube
       *[other] { $n } cubes
    } of your choice for no time at all
reason-free-good = any good, without time and without cubes
reason-buy-prestige =
    a coin would be { $points ->
        [one] one point
       *[other] { $points } points
    } at the end; here it brings { $n }
reason-bag =
    in the bag nobody dies, and at mass the way leads to the windows: from { $points ->
        [one] one point
       *[other] { $points } points
    } up
reason-market =
    you have what { $customer_alone } wants, { $points ->
        [one] 1 point
       *[other] { $points } points
    }, and the first sale takes no fee; { $others ->
        [0] nobody else could sell anything
        [one] one other could sell something, too
       *[other] { $others } others could sell something, too
    }
reason-serve-free =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the goods alone, without a fee
reason-serve =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    } for the goods, { $green ->
        [one] a green cube
       *[other] { $green } green cubes
    } and { $time } time
reason-remembered =
    remembered in { $rest } (places: { $left }); with { $n } in the chronicle it is { $points ->
        [0] not points yet, but a step to them
        [one] one point
       *[other] { $points } points
    }
reason-nameless = nobody who could die would be remembered, so the one who is needed least
reason-climb =
    { $points ->
        [one] one point
       *[other] { $points } points
    } more at the end for { $grain } grain
reason-pull-lead = that makes you the leader in the church: { $n } prestige
reason-pull-last =
    the last mass: a window is { $points ->
        [one] one point
       *[other] { $points } points
    }, the coin { $coin }; and it may climb
reason-pair-council = with { $n } green cubes you can pay for a step in the council
reason-road = a journey takes cubes of this colour
reason-cube-well = { $cubes } of a colour are any action you like, at the well
reason-well = { $cubes } cubes of one colour for any action: { $why }
reason-pay-cubes =
    a coin is { $points ->
        [one] a point
       *[other] { $points } points
    } at the end and stands in for any colour; cubes do neither
reason-leave = nothing there is worth its price now

# What would be lost.

warn-skip = The action would be lost
warn-nameless = The chronicle has no space for this one, who goes to { $rest }
warn-market = You can serve no customer, so the market day would be for the others alone
warn-idle = Nothing could be done there, so the action would be lost: { $why }
idle-farm_empty = nobody is on the farm
idle-barn_full = the farm holds no more grain
idle-family_whole = the whole family is born, and nobody is away
idle-no_craft = there is nobody to train, nothing can be made, and nothing can be paid
idle-no_traveller = nobody is where a road begins
idle-no_wagon = a wagon is missing
idle-no_cubes = the cubes for a road are missing
idle-no_councillor = nobody is on the farm or in the council
idle-no_step = no step can be paid, and no privilege used

# The log.

log-round = Round { $n }
log-first = { $player } has the starting player marker
log-lay-out = { $space }: { $cubes }
log-take = { $player } takes: { $cube } ({ $space })
log-plague = { $player } takes a { $cube } ({ $space }, { $time } time)
log-well = { $player } uses the well: { $space }
log-act = { $player } acts for nothing: { $space }
log-skip = { $player } leaves the action undone ({ $space })
log-idle = { $player } can do nothing there ({ $space }): { $why }
log-harvest = { $player } brings in { $n } grain
log-birth = { $player } has a child of generation { $generation }
log-fetch = { $player } brings generation { $generation } home from { $place }
log-train = { $player } trains generation { $generation } at { $place } ({ $time } time)
log-make = { $player } makes: { $item } ({ $time } time)
log-buy = { $player } buys: { $item }
log-mill =
    { $n ->
        [1] { $player } mills grain for 1 coin ({ $time } time)
       *[other] { $player } mills grain for { $n } coins ({ $time } time)
    }
log-pay = { $player } pays: { $items }
log-market = { $player } opens a market day
log-serve = { $player } serves { $customer_acc } for { $points ->
        [one] 1 point
       *[other] { $points } points
    }: { $wants }
log-pass = { $player } is done at the market
log-customers = New at the market: { $customers }
log-set-out = { $player } sends generation { $generation } to { $city } ({ $time } time)
log-travel-on = { $player } sends generation { $generation } from { $origin } to { $city } ({ $time } time)
log-prestige = { $player } gets { $n } prestige
log-get =
    { $n ->
        [1] { $player } gets: { $item }
       *[other] { $player } gets: { $item } ×{ $n }
    }
log-council = { $player } brings generation { $generation } into { $place } ({ $time } time)
log-next-first = { $player } takes the next starting player marker
log-gift =
    { $coins ->
        [1] { $player } pays a coin for { $n } prestige
       *[other] { $player } pays { $coins } coins for { $n } prestige
    }
log-church =
    { $time ->
        [0] { $player } sends generation { $generation } into the black bag
       *[other] { $player } sends generation { $generation } into the black bag ({ $time } time)
    }
log-die = { $player }: generation { $generation } dies at { $place } and goes to { $rest }
log-nobody-dies = { $player } crosses the bridge, but has nobody in sight who could die
log-ending =
    { $graves ->
        [0] { $player } has filled the last space of the chronicle: the match is ending
       *[other] { $player } has filled the last of the graves: the match is ending
    }
log-end-chronicle = Every space of the chronicle is filled: the match ends
log-end-graves = All the graves are filled: the match ends
log-last-action = { $player }: the last action
log-mass = Mass
log-pull =
    { $n ->
        [1] { $player } pulls generation { $generation } out of the bag for a coin
       *[other] { $player } pulls generation { $generation } out of the bag for { $n } coins
    }
log-drawn = { $player }: generation { $generation } is drawn from the bag
log-monks =
    { $n ->
        [0] No monk is drawn
        [1] One monk is drawn and goes back
       *[other] { $n } monks are drawn and go back
    }
log-climb = { $player }: generation { $generation } climbs to { $place } for { $n } grain
log-majority = { $player } leads in the church: { $n } prestige

# The table in the terminal.

draw-village = Village, round { $n }
draw-over = Village, the end
draw-first = starting player: { $player }
draw-next-first = next: { $player }
draw-marker-free = the next starting player marker lies in the council
draw-last-turns =
    { $n ->
        [0] no more last actions to come
       *[other] last actions after this one: { $n }
    }
draw-spaces = Action spaces
draw-bag = Green bag
draw-black-bag = Black bag
draw-monks =
    { $n ->
        [1] 1 monk
       *[other] { $n } monks
    }
draw-supply = Supply
draw-market = Market
draw-stall = Stalls
draw-queue = Queue
draw-pile = { $n } more face down
draw-passed = done for today: { $players }
draw-chronicle = Chronicle
draw-map = Roads
draw-village-end = village
draw-time = { $n } time
draw-reward-prestige = { $n } prestige
draw-reward-coins =
    { $n ->
        [1] { $n } coin
       *[other] { $n } coins
    }
draw-reward-cubes =
    { $n ->
        [1] { $n } cube
       *[other] { $n } cubes
    }
draw-life = Life
draw-prestige = Prestige { $n }
draw-stock = Has
draw-family = Family
draw-visited = Visited
draw-served =
    { $n ->
        [one] { $n } customer
       *[other] { $n } customers
    }
draw-dying = { $n } to die
draw-cities = Cities
draw-orange = orange
draw-green = green
draw-brown = brown
draw-pink = pink
draw-plague = plague
draw-sign-0 = R
draw-sign-1 = Y
draw-sign-2 = B
draw-sign-3 = W
