# The workshop: what the components are called.

group-market = The market and its customers
group-travel = Cities and roads
group-crafts = Craft buildings
group-council = The council
group-church = The church
group-chronicle = The village chronicle
group-round = Preparing a round
group-farm = The farm and the family
group-scoring = Prestige at the end
group-supply = The supply

entry-customer = Customer { $number }
entry-market = The market
entry-road = Road { $number }
entry-mill = The mill
entry-price-scroll = { item-scroll }, bought
entry-price-horse = { item-horse }, bought
entry-price-plough = { item-plough }, bought
entry-price-ox = { item-ox }, bought
entry-price-wagon = { item-wagon }, bought
entry-council = A step in the council
entry-privileges = Privileges of the chambers
entry-church = Into the black bag
entry-mass = A mass
entry-graves = Anonymous graves
entry-bag =
    { $number ->
        [1] The green bag with 2 players
        [2] The green bag with 3 players
       *[other] The green bag with 4 players
    }
entry-board =
    { $number ->
        [1] Cubes on the board with 2 players
        [2] Cubes on the board with 3 players
       *[other] Cubes on the board with 4 players
    }
entry-farm = The farm
entry-family = The family
entry-life = The life track
entry-plague = The plague
entry-well = The well
entry-scoring = Travel, chronicle, coins

field-wants = wants
field-points = prestige
field-stalls = stalls in use
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-queue = customers in the queue
field-market-green = green cubes for every other sale
field-market-time = time for every other sale
field-city-prestige = prestige
field-city-coins = coins
field-city-cubes = influence cubes of one's choice
field-ends = leads
    .member =
        { $number ->
            [1] from
           *[other] to
        }
field-time = time
field-wagons = wagons
field-orange = { item-orange }
field-green = { item-green }
field-brown = { item-brown }
field-pink = { item-pink }
field-train = time to train a member
field-make = time to make a good
field-grain = grain
field-mill-coins = coins
field-council-green = green cubes
field-council-scrolls = or scrolls
field-privileges-cubes = chamber 2: influence cubes
field-privileges-goods = chamber 3: goods
field-privileges-coins = chamber 4: coins to pay
field-privileges-prestige = chamber 4: prestige for them
field-church-brown = brown cubes
field-church-time = or time
field-mass-monks = monks in the bag
field-mass-pieces = pieces drawn
field-mass-coins = coins to choose a member
field-mass-majority = prestige for most members in the church
field-window-points = prestige of a member there
field-window-grain = grain to climb on
field-spaces = spaces in use
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-board-harvest = { space-harvest }
field-board-family = { space-family }
field-board-crafts = { space-crafts }
field-board-market = { space-market }
field-board-travel = { space-travel }
field-board-council = { space-council }
field-board-church = { space-church }
field-farm-coins = coins at the start
field-farm-grain_limit = grain that it holds
field-farm-harvest = grain of a harvest
field-farm-horse = with horse and plough
field-farm-ox = with ox and plough
field-generations = members
    .member =
        { $number ->
            [1] 1st generation
            [2] 2nd generation
            [3] 3rd generation
           *[other] 4th generation
        }
field-life-spaces = steps round to the bridge
field-plague-time = time of a plague cube
field-well-cubes = cubes of one colour that it asks
field-scoring-travel = for cities visited
    .member = cities: { $before }
field-scoring-chronicle = for members in the chronicle
    .member = members: { $before }
field-scoring-coin = for a coin
field-count = pieces

value-scroll = { item-scroll }
value-horse = { item-horse }
value-plough = { item-plough }
value-ox = { item-ox }
value-wagon = { item-wagon }
value-grain = { item-grain }
value-village = the village
value-city-a = { place-city-a }
value-city-b = { place-city-b }
value-city-c = { place-city-c }
value-city-d = { place-city-d }
value-city-e = { place-city-e }
value-city-f = { place-city-f }
