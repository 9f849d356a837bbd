# The workshop: what the components are called.

group-customers = Customers and the clerk
group-crafts = Craft buildings and fields
group-travel = Travel cards
group-religion = Church and monks
group-councils = Council chambers and meeting places
group-village = The village board
group-chronicle = The chronicle and the end
group-start = The start of a match and of a round

entry-customer = Customer { $number }
entry-clerk = The clerk's office
entry-workshop =
    { $kin ->
        [stable] { craft-stable }, card { $nth }
        [brewery] { craft-brewery }, card { $nth }
        [forge] { craft-forge }, card { $nth }
        [office] { craft-office }, card { $nth }
       *[wainwright] { craft-wainwright }, card { $nth }
    }
entry-field = Each field
entry-road-a = Letter { road-a } of the journey
entry-road-b = Letter { road-b } of the journey
entry-road-c = Letter { road-c } of the journey
entry-road-d = Letter { road-d } of the journey
entry-road-e = Letter { road-e } of the journey
entry-monk =
    { $kin ->
        [quill] Monk with { stack-quill }, no. { $nth }
        [chalice] Monk with { stack-chalice }, no. { $nth }
       *[rosary] Monk with { stack-rosary }, no. { $nth }
    }
entry-windows = Church windows
entry-bonus = Markers on the councils
entry-meeting = Each meeting place
entry-token = The { $token-values }-value tile
entry-life = The life track
entry-school = The school
entry-headman = The headman's path
entry-play = The play
entry-village = Village board { $number }
entry-labourer = A day labourer
entry-chronicle = The chronicle
entry-rat = The rat
entry-ending = Coffins that end the match
entry-start = Coins at the start
entry-hand = The starting hand
entry-dice = The dice
entry-bound = The longest match

field-values = values on the banner
    .help = Sums of two dice.
field-customer-values = values on the banner
    .help = Sums of two dice. With none given, any will do.
field-play = values of the play banner
field-goods = goods
field-prestige = prestige
field-time = time
field-white_time = time at the white banner
field-cells = cells
field-coins = coins
field-story = story points
field-clerk-time = time
    .member = customers: { $number }
field-clerk-coins = coins
    .member = customers: { $number }
field-clerk-open = customers on display
field-plough_coins = coins more with a plough
field-road-coins = coins instead of a cart
    .help = 0: no cart is needed.
field-grey_coins = grey banner: coins
field-grey_beer = grey banner: beer
field-grey_time = grey banner: time
field-chapel = has a chapel
field-price = price in horses or coins
field-effect = what he does once
field-n = how many, or how often
field-windows-prestige = prestige
    .member = windows: { $before }
field-bonus-territories = for each card of a marked kind
field-bonus-people = for each living villager whose cell is marked
field-clouds = clouds
field-start-coins = coins, in turn order
    .member =
        { $number ->
            [1] 1st
            [2] 2nd
            [3] 3rd
           *[other] 4th
        }
field-dice-white = white dice
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-dice-black = black dice
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-dice-plague = time of a black die
field-chronicle-abbot = story points: { villager-abbot }
    .member = cell { $number }
field-chronicle-councilman = story points: { villager-councilman }
    .member = cell { $number }
field-chronicle-traveller = story points: { villager-traveller }
    .member = cell { $number }
field-chronicle-craftsman = story points: { villager-craftsman }
    .member = cell { $number }
field-chronicle-merchant = story points: { villager-merchant }
    .member = cell { $number }
field-rat-raid = cell of the rat invasion
field-rat-start = cell where it begins
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-rat-red = first red cell
field-coffins = coffins
    .member =
        { $number ->
            [1] 2 players
            [2] 3 players
           *[other] 4 players
        }
field-rounds = rounds at most

value-goods-horse = { good-horse }
value-goods-beer = { good-beer }
value-goods-plough = { good-plough }
value-goods-scroll = { good-scroll }
value-goods-cart = { good-cart }
value-effect-story = gives story points
value-effect-path = moves the headman
value-effect-school = uses the school
value-effect-clerk = invites customers

# Remarks of the shipped file in other words than the file's own.

note-village = two values found on craft buildings, different on each board (rulebook)
