# The board of Village.

round = Round { $n }
begins = { $name } began the round
begins-next = { $name } begins the next
ending = { $name } has filled the last space of the chronicle or of the graves
last-actions =
    { $n ->
        [0] no more last actions to come
       *[other] last actions after this one: { $n }
    }
member = { $name }, generation { $n }
takes-time = Takes { $n } time: the marker goes from { $now } to { $then }.
would-die = Crosses the bridge: somebody of generation { $n } dies ({ $places }).

cubes-at =
    { $n ->
        [one] { $name }: 1 cube
       *[other] { $name }: { $n } cubes
    }
no-cubes = no cubes
reap = Bring in the grain
child = A child is born
or-fetch = or somebody comes home: touch them on the board
training = training takes { $n } time
make = Make with time: { $good }
buy = Buy without time: { $good }
mill = Mill

market-day = Market day
fee = Fee:
sells-free = sells now, without the fee
sells-now = sells now
sells-next = comes next
sells-later = comes later
done-selling = done for today
could-serve =
    { $n ->
        [0] could serve nobody
        [one] could serve 1 customer
       *[other] could serve { $n } customers
    }
stalls =
    { $n ->
        [one] Stalls: 1 customer
       *[other] Stalls: { $n } customers
    }
queue =
    { $n ->
        [one] Queue: 1 customer
       *[other] Queue: { $n } customers
    }
queue-word = in the queue
pile = { $n } more customers face down
waits = Waits in the queue; can't be served yet.
can-supply = You have all of this.

all-roads = Every road:
visited = { $name } has been here.
every-step = Every step: time and
chamber = { $name }: the step takes { $time } time, { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each member at the end
window = { $name }: { $points ->
        [one] 1 point
       *[other] { $points } points
    } for each member at the end
bag = The black bag: members { $n }, monks { $monks }
bag-price = cubes or time
mass-now = Mass
mass-pull = Pieces that come out of the black bag: { $n }, one's own for coins ({ $mass-coins } each), the rest drawn.
mass-left = Still to come: { $n }.
mass-drawn = Out of the bag:
mass-climb = Members climb to the left for grain.
leads = would lead now
in-windows = in the windows: { $n }
majority = Most members in the windows: { $n } prestige.

overview = The village at a glance
farm-opens = Press to unfold the farm, or to fold it again.

chronicle = Village chronicle
short-chronicle-crafts = Crafts
short-chronicle-council = Council
short-chronicle-travel = Travels
short-chronicle-church = Church
short-chronicle-farm = Farms
short-grave = Anonymous graves
filled = { $n } of { $most } spaces taken
remembered =
    { $n ->
        [one] 1 member in the chronicle, points so far: { $points }
       *[other] { $n } members in the chronicle, points so far: { $points }
    }

stores = The well and the supply
well = The well: { $n } alike for any action
well-colour = The well: { $cubes } ×{ $n }
supply = Supply

prestige = { $n } prestige
first = Starting player
life = Life track: { $n } of { $most } to the bridge
own-customers =
    { $n ->
        [one] 1 customer, points: { $points }
       *[other] { $n } customers, points: { $points }
    }
cities =
    { $n ->
        [one] 1 city, points: { $points }
       *[other] { $n } cities, points: { $points }
    }
fact-life = life { $n }/{ $life-spaces }
fact-customers =
    { $n ->
        [one] 1 customer
       *[other] { $n } customers
    }

rules-turn = A turn
    .text =
        Take a cube from an action space and carry out its action, if you like. Cubes pay for things later; a black one is the plague and costs { $plague-time } time.
        Or pay { $well-cubes ->
            [one] { $well-cubes } cube
           *[other] { $well-cubes } cubes
        } of one colour at the well and do any action, while an influence cube lies on some action space. A coin stands in for any cube, but never for grain.
rules-actions = The actions
    .text =
        Grain harvest: with somebody on your farm, { $farm-harvest } grain; { $farm-horse } with horse and plough, { $farm-ox } with ox and plough. A farm holds { $farm-grain_limit }.
        Family: a child is born, always of the lowest generation that is left; or somebody comes home from the board. Whoever is to learn a craft, set out, step into the council or pray has to be on the farm.
        Crafts: one good, with time by a member trained in its craft building, or at once for cubes or grain. Training takes time as well; whoever has just been trained may make something at once. The mill turns { $mill-grain } grain and { $mill-time } time into { $mill-coins ->
            [one] { $mill-coins } coin
           *[other] { $mill-coins } coins
        }.
        Travel: from the village to a city next to it, or on from city to city, for time, a wagon and the cubes of the road. The first visit to each city brings its reward.
        Council: a step into the next chamber, for time and { $council-green ->
            [one] { $council-green } green cube
           *[other] { $council-green } green cubes
        } or { $council-scrolls ->
            [one] { $council-scrolls } scroll
           *[other] { $council-scrolls } scrolls
        }, and a privilege of that chamber or of one below; or just such a privilege, without a step.
        Church: somebody from the farm goes into the black bag, for { $church-brown ->
            [one] { $church-brown } brown cube
           *[other] { $church-brown } brown cubes
        } or { $church-time } time.
        Market: a market day, see below.
rules-time = Time and death
    .text =
        Much of what a family does takes time. When its marker crosses the bridge, one of its oldest generation dies at the end of the turn (on a market day, at once); those in the black bag are safe.
        Whoever dies goes into the chapter of the chronicle for what they did, if there is room, and to an anonymous grave if not. Points for your own in the chronicle, from none on: { $scoring-chronicle }.
rules-round = A round
    .text =
        A round lasts until the last cube is taken. Then there is mass: { $mass-pieces ->
            [one] { $mass-pieces } piece comes
           *[other] { $mass-pieces } pieces come
        } out of the black bag, bought for coins or drawn, and members in the windows may climb for grain. Most members in the windows: { $mass-majority } prestige; on a tie, for whoever has the member furthest to the left, and if that is equal too, for each of them.
        Whoever took the next starting player marker in the council begins the next round; otherwise the starting player stays.
        A market day is everybody's: the opener's first sale costs the goods alone, every other one { $market-green ->
            [one] { $market-green } green cube
           *[other] { $market-green } green cubes
        } and { $market-time } time as well. Whoever passes is out for the day.
rules-end = The end
    .text =
        When the chronicle or the graves are full, every other player has one last action (any of them and for nothing, once the board is bare); then one last mass. A market day is finished first; if it wasn't the opener who ended the match in it, everyone has a last action, the opener the last of all.
        Points: prestige, cities, council, church, chronicle, customers, coins. A tie goes to whoever served more customers, then to whoever has more living family members; then it is shared.

sign-orange = skill: for crafts and journeys
sign-green = persuasiveness: for market and council
sign-brown = fate: for church and journeys
sign-pink = knowledge: for crafts and journeys
sign-plague = the plague: costs { $plague-time } time
sign-scroll = scroll, from the office
sign-horse = horse, from the stables: with a plough { $farm-horse } grain
sign-ox = ox, from the stables: with a plough { $farm-ox } grain
sign-plough = plough, from the smithy
sign-wagon = wagon, from the wainwright: for journeys
sign-grain = grain: { $farm-grain_limit } fit on a farm
sign-coin = coin: stands in for any cube; { $scoring-coin ->
        [one] { $scoring-coin } point
       *[other] { $scoring-coin } points
    } at the end
sign-time = time: steps on the life track
sign-prestige = prestige: points
sign-marker = the next starting player marker

