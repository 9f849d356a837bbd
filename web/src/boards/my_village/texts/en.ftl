# The board of My Village.

round = Round { $n }
due =
    { $n ->
        [one] 1 thing to pay
       *[other] { $n } things to pay
    }
prestige = { $n } prestige
coins =
    { $n ->
        [one] 1 coin
       *[other] { $n } coins
    }
tree =
    { $n ->
        [one] 1 story point
       *[other] { $n } story points
    }
time = { $n } time
banner-black = black banner { $values }
banner-white = white banner { $values }
token-here = with the { $token-values }-value tile

no-dice = No dice are left in this round.
die-fits = fits
taken = Your two dice
sums-title = What { $name } could make, with the black and white banners it would activate:
sum = Value { $sum }: black banners { $black }, white banners { $white }
sum-black = { $sum }, one black banner:
sum-white = { $sum }, white banners:
now-black = One black banner:
now-white = White banners, one after another:
now-stay = stays
now-rest = Your answer:
now-other = Or:
sum-markers =
    { $n ->
        [one] with a marker of the meeting place
       *[other] with { $n } markers of the meeting place
    }
sum-coins =
    { $n ->
        [one] for 1 coin
       *[other] for { $n } coins
    }
sum-plague = and { $n } time for black dice
sums-take = Rest on a value to see what it would allow, marked on the table; choose it to take its dice.
sums-touch = Touch a value to see what it would allow, marked on the table; touch it again to take its dice.
sums-help = Choose a value to see what it would allow; the cards are marked on the table.
now-spent = No more in this turn:
sum-headman = With any value the headman may step instead.

villages = Everyone's villages
stalls = Stalls
main-board = The main board
field = field
fare =
    { $n ->
        [one] a cart or 1 coin
       *[other] a cart or { $n } coins
    }
left = { $n } left
monk-price =
    { $n ->
        [one] a horse or a coin
       *[other] { $n } horses or coins
    }
square = Hand, chronicle and rat
chronicle-cells = { $n } of { $all } lie here
rat-track = The rat's track
rat-at = cell { $n } of { $raid }
rat-far = The next death brings no rat invasion yet: { $n } cells to go.
rat-near =
    { $n ->
        [one] The next death brings the rat invasion.
       *[other] The next death brings the rat invasion if the die shows { $n } or more.
    }

life-at = cloud { $n } of { $all }
life-reaper = the reaper is here
life-shadow = +{ $n } time
life-crosses = +{ $n } time: over the bridge, a villager dies
path = The headman's path
path-step = One step for { $n } time, with any value.
headman = headman
headman-here = the headman is here
saved = { $n } saved
tree-state = { $n } on the tree, { $saved } safe in the main house
pupil-here = a pupil is here
pupil-none = no pupil
villager-here = present
villager-gone = nobody here: the zone is not active
goods = { $good }: { $n } of { $cells }
no-fields = No fields yet.
chapel = chapel
grey-coins =
    { $n ->
        [one] on: 1 coin
       *[other] on: { $n } coins
    }
grey-beer = on: { $n } beer
grey-time = on: { $n } time
marked = marked
unmarked = not marked
chip-plough = plough here
chip-joker_plough = joker here
chip-graduate = the left pupil
chip-swap_card = take the next one
chip-token = { $token-values } here

rules-turn = A turn
    .text =
        Take two dice from the pool; a black one costs { $dice-plague } time. Their sum is your value. With two players everyone has two turns a round, alternately.
        A coin changes one die by 1; a marker of the meeting place sets a die to any face.
        Then activate one black banner, or any number of your white banners one after another, or let the headman take a step for { $headman-time } time. The meeting place is always the last white banner of a turn.
rules-banners = Banners and zones
    .text =
        Black banners lie on the table: taking a card turns it over in your village. Most need a villager: the abbot for churches and monks, the councilman for the council and the meeting place, the traveller for the journey, the craftsman for craft buildings.
        A village has one building of each craft, one church, one council chamber and one meeting place at most. Monks need a church, whose windows are six at most. Journeys go in the order of the letters, one card of each; the grey banner of the last card is paid with the next one, and a chapel ends the journey.
        The starting hand has a black banner as well: it costs nothing, brings the story points that lie on it and lets you begin the next round; once a round it can be taken. The starting player can't take it from himself; with two players he can, in his second turn of the round.
        White banners lie in your village and work again each time you have their value. Customers are invited at the clerk's office, up to four at a time (time { $clerk-time }, coins { $clerk-coins }), and served with goods while the merchant is present.
rules-time = Time, death and rats
    .text =
        When the time marker crosses the bridge, one villager of your choice dies at the end of the turn: into the chronicle with story points while there is room, otherwise into an anonymous grave. The school brings new ones. When the last one has died, a day labourer is hired, who counts { $labourer-prestige } prestige at the end.
        Story points hang on the tree until the headman comes home. After each death the rat runs as far as its die says; at the end of its track comes the rat invasion, and everyone loses half of what hangs there, rounded down.
rules-end = The end
    .text =
        The round is played out in which { $ending-coffins-0 }, { $ending-coffins-1 } or { $ending-coffins-2 } villagers (with 2, 3 or 4 players) have died, and round { $bound-rounds } is the last in any case. Most prestige wins: church and windows, council chamber and meeting place, fields, travel, customers, saved story points, the starting hand; less the day labourers. A tie goes to whoever has more coins, goods and story points on the tree together; then it is shared.

sign-horse = horse, from the stable
sign-beer = beer, from the brewery
sign-plough = plough, from the forge: a field gives more coins with it
sign-scroll = scroll, from the office
sign-cart = cart, from the wainwright's
sign-joker = any good, from the Council of Guilds
sign-coin = coin: changes a die by 1
sign-time = time: steps on the life track
sign-bridge = the bridge: crossing it costs a villager
sign-story = story points: on the tree, not yet safe
sign-star = prestige: points
sign-person = a villager: the zone is active
sign-coffin = nobody: the zone is not active
sign-headman = the headman: carries story points home
sign-rat = the rat: at the end of its track everyone loses half of the tree
sign-hand = the starting hand, with story points on it
sign-church = church
sign-window = church windows: the more monks, the more points
sign-council = council chamber
sign-meeting = meeting place: its markers set a die to any face
sign-road = journey, from A to E
sign-field = field: coins
sign-clerk = the clerk's office: invites customers
sign-school = school: pupils become villagers
sign-play = play
