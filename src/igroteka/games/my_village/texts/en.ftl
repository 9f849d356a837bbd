# My Village. Names are the published ones where there are such; every sentence is ours.

game-my_village = My Village
    .about = Lead a village over generations: two dice a turn make a value, and the value's banners build craft buildings, fields and churches, send travellers off and bring customers. Most of it costs time, and time takes villagers. Matches end when enough villagers have died; since some banners cost no time, the house adds that round 100 is the last in any case.
    .goal = Most prestige when 9, 14 or 18 villagers (with 2, 3 or 4 players) lie in their coffins at the end of a round, or after round 100 at the latest.

option-first = Who begins
    .help = Which seat makes the first turn. The first player has 1 coin, the next 2, and so on.

points-religion = Church and windows
points-council = Council chamber and meeting place
points-fields = Fields
points-travel = Travel
points-customers = Customers served
points-story = Saved story points
points-labourers = Day labourers
points-hand = Starting hand

bot-regular = Regular
    .help = Looks for the pair of dice and the banner that bring most for their time: a church with monks, a council, a journey, customers whose goods it makes, and the headman home before the rats come.

# Villagers and places.

villager-abbot = abbot
    .help = While he is present, churches and monks can be taken and the church's ability works.
villager-councilman = councilman
    .help = While he is present, the council chamber and the meeting place can be taken and activated.
villager-traveller = traveller
    .help = While he is present, the journey can go on.
villager-craftsman = craftsman
    .help = While he is present, craft buildings can be built and activated. Goods that are made can be used without him.
villager-merchant = merchant
    .help = While he is present, customers can be served. They can be invited without him.

cell-house = the main house
    .help = All story points of the tree become safe prestige.
cell-coin = the coin
    .help = 1 coin.
cell-story = the story points
    .help = 3 story points on the tree.

side-left = left
    .help = A pupil from here becomes a villager for 1 time.
side-right = right
    .help = A pupil from here becomes a villager for 1 time, and brings 2 story points.

area-travel = travel cards
area-craft = craft buildings
area-customers = customers served
area-religion = church and monks
area-fields = fields

banner-school = school
    .help = Value 3/11: a new pupil, a pupil to the right cell, or for 1 time a pupil becomes a villager (from the right cell with 2 story points).
    .rule = The banner of the school
banner-play = play
    .help = One story point on the tree, for no time. Its values differ from village to village.
    .rule = The banner of play
banner-council = council chamber
    .help = The action of the council chamber once more, for 1 time.
    .rule = Council chamber cards
banner-meeting = meeting place
    .help = Value 2/12, 2 time to take, none afterwards, councilman. 1 story point and a marker (room for 2); the 2/12-value tile may move to any white banner, which then works at 2 and 12 too. A marker sets one of your dice to any face. The last banner of a turn. 2 prestige.
    .rule = Meeting place cards
banner-stable = stable
    .help = Makes a horse for 1 time, if there is room.
    .rule = Craft building cards
banner-brewery = brewery
    .help = Makes a beer for 1 time, if there is room.
    .rule = Craft building cards
banner-forge = forge
    .help = Makes a plough for 1 time, if there is room.
    .rule = Craft building cards
banner-office = office
    .help = Makes a scroll for 1 time, if there is room.
    .rule = Craft building cards
banner-wainwright = wainwright
    .help = Makes a cart for 1 time, if there is room.
    .rule = Craft building cards
banner-field1 = field 1
    .help = A coin, and one more with a plough on it.
banner-field2 = field 2
    .help = A coin, and one more with a plough on it.
banner-field3 = field 3
    .help = A coin, and one more with a plough on it.
banner-field4 = field 4
    .help = A coin, and one more with a plough on it.
banner-field5 = field 5
    .help = A coin, and one more with a plough on it.
banner-field6 = field 6
    .help = A coin, and one more with a plough on it.
banner-field7 = field 7
    .help = A coin, and one more with a plough on it.
banner-field8 = field 8
    .help = A coin, and one more with a plough on it.

# Dice.

die-white-1 = white 1
die-white-2 = white 2
die-white-3 = white 3
die-white-4 = white 4
die-white-5 = white 5
die-white-6 = white 6
die-black-1 = black 1
die-black-2 = black 2
die-black-3 = black 3
die-black-4 = black 4
die-black-5 = black 5
die-black-6 = black 6

# Goods and means of payment.

good-horse = horse
good-beer = beer
good-plough = plough
good-scroll = scroll
good-cart = cart
means-horse = a horse
means-beer = a beer
means-plough = a plough
means-scroll = a scroll
means-cart = a cart
means-joker = a joker of the Council of Guilds
means-coin = a coin
means-coins = coins instead of a cart

# Craft buildings.

craft-stable = Stable
    .help = Makes a horse, when built and each time its white banner is activated. A village has one at most.
craft-brewery = Brewery
    .help = Makes a beer, when built and each time its white banner is activated. A village has one at most.
craft-forge = Forge
    .help = Makes a plough, when built and each time its white banner is activated. A village has one at most.
craft-office = Office
    .help = Makes a scroll, when built and each time its white banner is activated. A village has one at most.
craft-wainwright = Wainwright
    .help = Makes a cart, when built and each time its white banner is activated. A village has one at most.
workshop-stable-5 = Stable 5
    .help = Value 5, 3 time, craftsman. One horse at once; later one for 1 time at the same value. Room for 3.
workshop-stable-6 = Stable 6
    .help = Value 6, 3 time, craftsman. One horse at once; later one for 1 time at the same value. Room for 3.
workshop-stable-8 = Stable 8
    .help = Value 8, 3 time, craftsman. One horse at once; later one for 1 time at the same value. Room for 3.
workshop-stable-9 = Stable 9
    .help = Value 9, 3 time, craftsman. One horse at once; later one for 1 time at the same value. Room for 3.
workshop-brewery-5 = Brewery 5
    .help = Value 5, 3 time, craftsman. One beer at once; later one for 1 time at the same value. Room for 3.
workshop-brewery-6 = Brewery 6
    .help = Value 6, 3 time, craftsman. One beer at once; later one for 1 time at the same value. Room for 3.
workshop-brewery-8 = Brewery 8
    .help = Value 8, 3 time, craftsman. One beer at once; later one for 1 time at the same value. Room for 3.
workshop-brewery-9 = Brewery 9
    .help = Value 9, 3 time, craftsman. One beer at once; later one for 1 time at the same value. Room for 3.
workshop-forge-5 = Forge 5
    .help = Value 5, 3 time, craftsman. One plough at once; later one for 1 time at the same value. Room for 3.
workshop-forge-6 = Forge 6
    .help = Value 6, 3 time, craftsman. One plough at once; later one for 1 time at the same value. Room for 3.
workshop-forge-8 = Forge 8
    .help = Value 8, 3 time, craftsman. One plough at once; later one for 1 time at the same value. Room for 3.
workshop-forge-9 = Forge 9
    .help = Value 9, 3 time, craftsman. One plough at once; later one for 1 time at the same value. Room for 3.
workshop-office-5 = Office 5
    .help = Value 5, 3 time, craftsman. One scroll at once; later one for 1 time at the same value. Room for 3.
workshop-office-6 = Office 6
    .help = Value 6, 3 time, craftsman. One scroll at once; later one for 1 time at the same value. Room for 3.
workshop-office-8 = Office 8
    .help = Value 8, 3 time, craftsman. One scroll at once; later one for 1 time at the same value. Room for 3.
workshop-office-9 = Office 9
    .help = Value 9, 3 time, craftsman. One scroll at once; later one for 1 time at the same value. Room for 3.
workshop-wainwright-5 = Wainwright 5
    .help = Value 5, 3 time, craftsman. One cart at once; later one for 1 time at the same value. Room for 3.
workshop-wainwright-6 = Wainwright 6
    .help = Value 6, 3 time, craftsman. One cart at once; later one for 1 time at the same value. Room for 3.
workshop-wainwright-8 = Wainwright 8
    .help = Value 8, 3 time, craftsman. One cart at once; later one for 1 time at the same value. Room for 3.
workshop-wainwright-9 = Wainwright 9
    .help = Value 9, 3 time, craftsman. One cart at once; later one for 1 time at the same value. Room for 3.

# Fields.

field-field1 = field 1
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field2 = field 2
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field3 = field 3
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field4 = field 4
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field5 = field 5
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field6 = field 6
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field7 = field 7
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.
field-field8 = field 8
    .help = Value 7, 2 time, no villager needed. A coin at once; at value 7 a coin for no time, and one more with a plough on the field. 1 prestige.

# Customers.

customer-k01 = customer 1 (horse)
    .help = Value 4/10. Wants a horse; a merchant must be present. 3 prestige once served.
customer-k02 = customer 2 (horse)
    .help = Value 5/9. Wants a horse; a merchant must be present. 2 prestige once served.
customer-k03 = customer 3 (horse)
    .help = Value 6/8. Wants a horse; a merchant must be present. 2 prestige once served.
customer-k04 = customer 4 (beer)
    .help = Value 3/11. Wants a beer; a merchant must be present. 3 prestige once served.
customer-k05 = customer 5 (beer)
    .help = Value 6/8. Wants a beer; a merchant must be present. 2 prestige once served.
customer-k06 = customer 6 (beer)
    .help = Value 7. Wants a beer; a merchant must be present. 2 prestige once served.
customer-k07 = customer 7 (plough)
    .help = Value 4/10. Wants a plough; a merchant must be present. 3 prestige once served.
customer-k08 = customer 8 (plough)
    .help = Value 5/9. Wants a plough; a merchant must be present. 2 prestige once served.
customer-k09 = customer 9 (plough)
    .help = Value 7. Wants a plough; a merchant must be present. 2 prestige once served.
customer-k10 = customer 10 (scroll)
    .help = Value 3/11. Wants a scroll; a merchant must be present. 3 prestige once served.
customer-k11 = customer 11 (scroll)
    .help = Value 6/8. Wants a scroll; a merchant must be present. 2 prestige once served.
customer-k12 = customer 12 (scroll)
    .help = Value 7. Wants a scroll; a merchant must be present. 2 prestige once served.
customer-k13 = customer 13 (cart)
    .help = Value 3/11. Wants a cart; a merchant must be present. 3 prestige once served.
customer-k14 = customer 14 (cart)
    .help = Value 4/10. Wants a cart; a merchant must be present. 3 prestige once served.
customer-k15 = customer 15 (cart)
    .help = Value 5/9. Wants a cart; a merchant must be present. 2 prestige once served.
customer-k16 = customer 16 (2 × horse)
    .help = Any value. Wants two horses; a merchant must be present. 4 prestige once served.
customer-k17 = customer 17 (2 × beer)
    .help = Any value. Wants two beers; a merchant must be present. 4 prestige once served.
customer-k18 = customer 18 (2 × plough)
    .help = Any value. Wants two ploughs; a merchant must be present. 4 prestige once served.
customer-k19 = customer 19 (2 × scroll)
    .help = Any value. Wants two scrolls; a merchant must be present. 4 prestige once served.
customer-k20 = customer 20 (2 × cart)
    .help = Any value. Wants two carts; a merchant must be present. 4 prestige once served.
customer-k21 = customer 21 (horse + beer)
    .help = Value 5/9. Wants a horse and a beer; a merchant must be present. 4 prestige once served.
customer-k22 = customer 22 (horse + plough)
    .help = Value 6/8. Wants a horse and a plough; a merchant must be present. 4 prestige once served.
customer-k23 = customer 23 (horse + scroll)
    .help = Value 7. Wants a horse and a scroll; a merchant must be present. 4 prestige once served.
customer-k24 = customer 24 (horse + cart)
    .help = Value 3/11. Wants a horse and a cart; a merchant must be present. 5 prestige once served.
customer-k25 = customer 25 (beer + plough)
    .help = Value 4/10. Wants a beer and a plough; a merchant must be present. 5 prestige once served.
customer-k26 = customer 26 (beer + scroll)
    .help = Value 5/9. Wants a beer and a scroll; a merchant must be present. 4 prestige once served.
customer-k27 = customer 27 (beer + cart)
    .help = Value 6/8. Wants a beer and a cart; a merchant must be present. 4 prestige once served.
customer-k28 = customer 28 (plough + scroll)
    .help = Value 3/11. Wants a plough and a scroll; a merchant must be present. 5 prestige once served.
customer-k29 = customer 29 (plough + cart)
    .help = Value 7. Wants a plough and a cart; a merchant must be present. 4 prestige once served.
customer-k30 = customer 30 (scroll + cart)
    .help = Value 4/10. Wants a scroll and a cart; a merchant must be present. 5 prestige once served.
customer-k31 = customer 31 (beer + plough + scroll)
    .help = Value 7. Wants a beer, a plough and a scroll; a merchant must be present. 7 prestige once served.
customer-k32 = customer 32 (horse + scroll + cart)
    .help = Value 5/9. Wants a horse, a scroll and a cart; a merchant must be present. 7 prestige once served.
customer-k33 = customer 33 (horse + beer + plough)
    .help = Value 6/8. Wants a horse, a beer and a plough; a merchant must be present. 6 prestige once served.

# Travel.

road-a = A
    .help = Letter A of the journey: value 6/8, 2 time, traveller. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
road-b = B
    .help = Letter B of the journey: value 5/9, 2 time, a cart or 2 coins, traveller. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
road-c = C
    .help = Letter C of the journey: value 7, 2 time, a cart or 2 coins, traveller. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
road-d = D
    .help = Letter D of the journey: value 4/10, 3 time, a cart or 2 coins, traveller. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
road-e = E
    .help = Letter E of the journey: value 3/11, 4 time, a cart or 2 coins, traveller. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
travel-a1 = A1
    .help = 2 prestige. Nothing more to pay for travelling on.
travel-a2 = A2
    .help = 3 prestige. 1 coin to travel on.
travel-a3 = A3
    .help = 3 prestige. 1 beer to travel on.
travel-a4 = A4
    .help = 4 prestige. 3 time to travel on.
travel-b1 = B1
    .help = 3 prestige. Nothing more to pay for travelling on.
travel-b2 = B2
    .help = 4 prestige. 1 coin to travel on.
travel-b3 = B3
    .help = 5 prestige. 1 beer to travel on.
travel-b4 = B4
    .help = 5 prestige. 3 time to travel on.
travel-c1 = C1
    .help = 4 prestige. Nothing more to pay for travelling on.
travel-c2 = C2
    .help = 5 prestige. 1 coin to travel on.
travel-c3 = C3
    .help = 5 prestige. 1 beer to travel on.
travel-c4 = C4
    .help = 6 prestige. 3 time to travel on.
travel-d1 = D1
    .help = 5 prestige. Nothing more to pay for travelling on.
travel-d2 = D2
    .help = 6 prestige. 1 coin to travel on.
travel-d3 = D3
    .help = 6 prestige. 1 beer to travel on.
travel-d4 = D4 (chapel)
    .help = 8 prestige. The chapel: the journey ends here.
travel-e1 = E1
    .help = 7 prestige. The end of the road.
travel-e2 = E2
    .help = 8 prestige. The end of the road.
travel-e3 = E3
    .help = 9 prestige. The end of the road.

# Churches and monks.

church-healing = Church of Healing
    .help = Value 7, 4 time, abbot. 3 prestige. While the abbot is present: twice in a match it keeps the rats away from your story points.
church-monastery = Monastery
    .help = Value 7, 4 time, abbot. 4 prestige. Has a window of its own, so it takes five monks.
church-trade = Trade Church
    .help = Value 7, 4 time, abbot. 5 prestige. While the abbot is present: whenever you use the clerk's office, one more customer is turned over first and one comes for nothing.
church-travellers = Travellers' Church
    .help = Value 7, 4 time, abbot. 5 prestige. While the abbot is present: having seen a travel card you may put it under its stack and take the next one instead.
stack-quill = the quill
    .help = The monks with the quill; the top card is open.
stack-chalice = the chalice
    .help = The monks with the chalice; the top card is open.
stack-rosary = the rosary
    .help = The monks with the rosary; the top card is open.
monk-quill1 = quill monk (3 story points)
    .help = Value 3/11, 2 time; abbot and church. At once: 3 story points on the tree. A window of the church.
monk-quill2 = quill monk (school twice)
    .help = Value 3/11, 2 time; abbot and church. At once: the school's banner twice in a row. A window of the church.
monk-quill3 = quill monk (clerk's office)
    .help = Value 3/11, 2 time; abbot and church. At once: the clerk's office, up to 2 customers at the usual price. A window of the church.
monk-chalice1 = chalice monk (3 story points)
    .help = Value 4/10, 2 time, 1 horse or coin; abbot and church. At once: 3 story points on the tree. A window of the church.
monk-chalice2 = chalice monk (headman's step)
    .help = Value 4/10, 2 time, 1 horse or coin; abbot and church. At once: the headman may take a step, for the usual time. A window of the church.
monk-chalice3 = chalice monk (school)
    .help = Value 4/10, 2 time, 1 horse or coin; abbot and church. At once: the school's banner once. A window of the church.
monk-chalice4 = chalice monk (clerk's office)
    .help = Value 4/10, 2 time, 1 horse or coin; abbot and church. At once: the clerk's office, up to 2 customers at the usual price. A window of the church.
monk-rosary1 = rosary monk (2 story points)
    .help = Value 5/9, 2 time, 2 horses or coins; abbot and church. At once: 2 story points on the tree. A window of the church.
monk-rosary2 = rosary monk (2 story points)
    .help = Value 5/9, 2 time, 2 horses or coins; abbot and church. At once: 2 story points on the tree. A window of the church.
monk-rosary3 = rosary monk (headman's step)
    .help = Value 5/9, 2 time, 2 horses or coins; abbot and church. At once: the headman may take a step, for the usual time. A window of the church.
monk-rosary4 = rosary monk (school)
    .help = Value 5/9, 2 time, 2 horses or coins; abbot and church. At once: the school's banner once. A window of the church.
monk-rosary5 = rosary monk (clerk's office)
    .help = Value 5/9, 2 time, 2 horses or coins; abbot and church. At once: the clerk's office, up to 2 customers at the usual price. A window of the church.

# Councils.

council-finance = Council of Finance
    .help = Value 3, 4 time, councilman; later 1 time at the same value. 2 coins each time. 2 prestige.
council-guild = Council of Guilds
    .help = Value 11, 4 time, councilman; later 1 time at the same value. A joker each time, room for 3: it stands in for any good, on a field too. 2 prestige.
council-territories = Council of Territories
    .help = Value 11, 4 time, councilman; later 1 time at the same value. A marker each time: at the end, 1 prestige for each card of a marked kind.
council-people = Council of the People
    .help = Value 3, 4 time, councilman; later 1 time at the same value. A marker each time: at the end, 4 prestige for each marked profession whose villager lives.

# What else lies on the table.

dice-white = white die
    .help = Take two dice. Their sum is your value, and a banner must have exactly that.
    .rule = The value of your banner
dice-black = black die
    .help = Take two dice; their sum is your value. A black one is the plague, and costs { $n } time at once.
    .rule = The value of your banner
dice-sum = the value
    .help = The sum of your two dice. It activates either one black banner or any number of white ones that have exactly this value; or, with any value, the headman steps instead.
    .rule = The value of your banner
dice-changed = changing a die
    .help = A coin changes a die by 1; a marker of the meeting place sets one to any face.
    .rule = The value of your banner
place-clerk = clerk's office
    .help = Value 4/10. Invite up to four customers: 1 time, 2 time, 2 time and a coin, 3 time and a coin. No merchant is needed for that.
    .rule = The banner of the clerk's office
place-tree = story tree
    .help = Story points count only once the headman has brought them into the main house. A rat invasion takes half of what hangs here.
    .rule = Story points
place-barn = money barn
    .help = Coins change dice and pay for journeys, monks and customers. They count nothing at the end, but for a tie.
    .rule = The value of your banner
place-chronicle = the chronicle
    .help = Who dies while his profession has a free cell here brings its story points; otherwise it is an anonymous grave, for nothing. Full coffins end the match.
    .rule = Check whether a villager has died
track-life = life
    .help = Time moves the marker. When it crosses the bridge, a villager dies at the end of the turn.
    .rule = Time as "currency", and the reaper
track-prestige = prestige
    .help = What your village would be worth if the match ended now.
    .rule = The end of the game
track-windows = church windows
    .help = The monks of your church, six at most. At the end they bring the more points the more there are.
    .rule = Monk cards
track-served = customers served
    .help = Only served customers bring their prestige.
    .rule = Customer cards
token-hand = starting hand
    .help = Value 4/10, for nothing: take the hand with its story points and begin the next round. 1 prestige at the end.
    .rule = The banner of the starting hand
token-rat = the rat
    .help = After each death the rat runs as far as its die says. From cell { $red } on, one roll can bring it to { $raid }, the rat invasion: then everyone loses half of the story points on the tree, rounded down.
    .rule = Check whether a villager has died
token-headman = the headman
    .help = Instead of banners, with any value: one step along his path for 1 time, to a coin, to story points, or home, where the story points of the tree become safe.
    .rule = The black "?" banner
token-labourer = day labourer
    .help = Hired when the last villager has died; takes any profession, and costs 5 prestige at the end.
    .rule = Check whether a villager has died

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-villager = The zones of your village
rule-cell = The black "?" banner
rule-side = The banner of the school
rule-banner = Field cards
rule-craft = Craft building cards
rule-workshop = Craft building cards
rule-field = Field cards
rule-customer = Customer cards
rule-road = Travel cards
rule-travel = Travel cards
rule-church = Church cards
rule-stack = Monk cards
rule-monk = Monk cards
rule-council = Council chamber cards

# Moves.

move-take = Take the { $die }
move-raise = Raise the { $face } by one, for a coin
move-lower = Lower the { $face } by one, for a coin
move-turn = Turn the { $face } to a { $to }, for a marker of the meeting place
move-plough = Move a plough from the forge to { $field }
move-joker_plough = Move a joker to { $field } as a plough
move-walk = The headman steps to { $cell }
move-stay = Spend the headman's time, but let him stay
move-hand = Take the starting hand
move-clerk = Go to the clerk's office
move-build = Build: { $workshop }
move-field = Lay out a field
move-travel = Travel to { $road }
move-church = Take the { $church }
move-monk = Take the monk with { $stack }
move-council = Take the { $council }
move-meeting = Take a meeting place
move-use = Activate the white banner: { $banner }
move-serve = Serve { $customer }
move-done = Enough
move-pupil = A new pupil
move-push = Move the pupil to the right cell
move-graduate = The pupil on the { $side } becomes { $villager }
move-skip = Let it be
move-mark_area = Mark: { $area }
move-mark_villager = Mark the { $villager }
move-token = Put the 2/12-value tile beside: { $banner }
move-token_customer = Put the 2/12-value tile beside { $customer }
move-invite = Invite { $customer }
move-welcome = Invite { $customer } for nothing
move-pay = Pay with { $means }
move-pay_field = Pay with the plough of { $field }
move-keep_card = Keep the travel card
move-swap_card = Put it under the stack and take the next one
move-bury = The { $villager } dies
move-heal = Use a cell of the Church of Healing
move-endure = Let the rats come
move-hire = Hire the labourer as { $villager }

# Questions.

ask-die =
    { $n ->
        [one] Take the first die (a black one costs { $plague } time)
       *[other] Take the second die (a black one costs { $plague } time)
    }
ask-banner = Your value is { $value }: one black banner, any white ones, or the headman's step
ask-more = Your value is { $value }: go on, or enough
ask-done = Your value is { $value }, and there is no other white banner for it: end your turn
ask-pay = A { $good } is due: pay with what?
ask-pay-horse =
    { $left ->
        [one] Pay a horse or a coin
       *[other] Pay { $left } horses or coins, one by one
    }
ask-pay-cart =
    { $n ->
        [one] Pay a cart or { $n } coin
       *[other] Pay a cart or { $n } coins
    }
ask-school = What happens in the school? A new villager takes { $time } time
ask-path = The monk lets the headman step, for { $time } time
ask-mark-area = Which cards shall count at the end?
ask-mark-villager = Which profession shall count at the end?
ask-token = Beside which white banner does the 2/12-value tile go?
ask-clerk =
    { $coins ->
        [0] Invited: { $n }, at most { $most }. Price of the next one: { $time } time
        [one] Invited: { $n }, at most { $most }. Price of the next one: { $time } time and a coin
       *[other] Invited: { $n }, at most { $most }. Price of the next one: { $time } time and { $coins } coins
    }
ask-clerk-full = Invited: { $n }; no more can come
ask-free-customer = Which customer comes for nothing?
ask-keep-travel = You have turned over { $travel }: keep it?
ask-bury = The reaper is here: who dies?
ask-heal =
    { $n ->
        [one] Rat invasion: 1 story point would be lost. Use the Church of Healing ({ $left } left)?
       *[other] Rat invasion: { $n } story points would be lost. Use the Church of Healing ({ $left } left)?
    }
ask-hire = Your village is empty: which profession does the day labourer take up?

# Why not.

why-no-villager = you have no { $villager }, so this zone is not active
why-hand-back = { $owner } has already taken the starting hand in this round
why-hand-two = the first player can't take the hand in his first turn of the round
why-hand-yours = the first player can't take the hand from himself
why-no-customers = no customers are waiting at the clerk's office
why-taken = { $owner } has this card
why-one-of-craft = you already have one: { $craft }
why-no-fields = there are no fields left
why-been-there = you already have a card { $road }
why-chapel = your journey has ended at the chapel
why-letters-in-order = letters come in order: the next one is { $road }
why-no-cards = there are no cards left
why-fare = you have neither a cart nor { $coins } coins
why-fare-coin =
    { $coins ->
        [0] the grey banner of your last card costs { $grey } coin
       *[other] you can't pay both a cart (or { $coins } coins) and { $grey } coin for the grey banner of your last card
    }
why-fare-beer =
    { $coins ->
        [0] the grey banner of your last card costs { $beer } beer
       *[other] you can't pay both a cart (or { $coins } coins) and { $beer } beer for the grey banner of your last card
    }
why-one-church = you already have a church
why-church-first = a monk needs a church first
why-windows = you already have { $n } church windows
why-monk-price =
    { $need ->
        [one] the monk costs a horse or a coin, you have { $have }
       *[other] the monk costs { $need } horses or coins, you have { $have }
    }
why-one-council = you already have a council chamber
why-one-meeting = you already have a meeting place
why-no-banner = your village has no such banner: { $banner }
why-not-your-customer = { $customer } does not wait in your village
why-used = each white banner works once in a turn
why-white-value = this banner wants { $wanted }, your value is { $have }
why-black-value = this banner wants { $wanted }, your value is { $have }
why-no-goods = you don't have the goods
why-wrong-means = { $means } is not what is due
why-no-means = you have no such thing to spare: { $means }
why-no-plough-there = you have no plough there: { $field }
why-pupil-there = there is already a pupil on the left
why-cannot-push = a pupil must be on the left and the right cell free
why-no-pupil = there is no pupil on that cell
why-villager-present = the { $villager } is still there
why-headman-there = the headman is already there: { $cell }
why-too-far = the headman walks one step at a time, so not yet to { $cell }
why-marked = this cell is already marked
why-token-there = the tile already lies there
why-clerk-full = no more than { $n } customers can be invited now
why-not-open = { $customer } is not waiting at the clerk's office
why-coins =
    { $need ->
        [one] it costs a coin, you have { $have }
       *[other] it costs { $need } coins, you have { $have }
    }
why-no-die = there is no { $die } to take
why-dice-first = take two dice first
why-must-use = the value must be used: activate a banner (the headman's always works)
why-white-now = you are activating white banners in this turn
why-no-face = none of your dice shows { $face }
why-no-markers = you have no markers on a meeting place
why-same-face = the die shows { $face } already
why-no-such-face = a die goes from 1 to 6
why-not-your-field = { $field } is not in your village
why-ploughed = there is already a plough on { $field }
why-no-plough = you have no plough in a forge
why-no-joker = you have no joker on a Council of Guilds
why-nobody-there = you have no { $villager }

# The log.

log-round =
    { $story ->
        [one] Round { $n }: { $player } puts a story point on the starting hand
       *[other] Round { $n }: { $player } puts a story point on the starting hand, { $story } lie there now
    }
log-roll = { $player } rolls { $dice }
log-turn = { $player }'s turn
log-die = { $player } takes the { $die }
log-nudge = { $player } spends a coin: { $face } becomes { $to }
log-turn-die = { $player } spends a marker: { $face } becomes { $to }
log-plough = { $player } moves a plough to { $field }
log-joker-plough = { $player } moves a joker to { $field } as a plough
log-time = { $player } spends { $n } time
log-bridge = The reaper joins { $player }
log-coins =
    { $n ->
        [one] { $player } gets a coin
       *[other] { $player } gets { $n } coins
    }
log-story =
    { $n ->
        [one] { $player } gets a story point
       *[other] { $player } gets { $n } story points
    }
log-save =
    { $n ->
        [one] { $player } saves a story point
       *[other] { $player } saves { $n } story points
    }
log-walk = { $player }'s headman steps to { $cell }
log-stay = { $player }'s headman stays
log-hand =
    { $n ->
        [one] { $player } takes the starting hand and a story point
       *[other] { $player } takes the starting hand and { $n } story points
    }
log-clerk = { $player } goes to the clerk's office
log-extra = One more is turned over: { $customer }
log-invite = { $player } invites { $customer }
log-welcome = { $player } invites { $customer } for nothing
log-refill = New at the clerk's office: { $customers }
log-build = { $player } builds: { $workshop }
log-make = { $player } makes: { $good }
log-no-room = { $player } has no room for another marker
log-field = { $player } lays out { $field }
log-travel = { $player } travels to { $road }
log-arrive = { $player } arrives: { $travel }
log-look = { $player } turns over { $travel }
log-swap = { $player } takes the next card instead: { $travel }
log-church = { $player } takes the { $church }
log-monk = { $player } takes the { $monk }
log-uncover = Now on top: { $monk }
log-council = { $player } takes the { $council }
log-meeting = { $player } takes a meeting place
log-use = { $player } activates: { $banner }
log-serve = { $player } serves { $customer }
log-joker = { $player } makes a joker
log-marker = { $player } puts a marker on the meeting place
log-mark-area = { $player } marks: { $area }
log-mark-villager = { $player } marks the { $villager }
log-token = { $player } puts the 2/12-value tile beside: { $banner }
log-token-customer = { $player } puts the 2/12-value tile beside { $customer }
log-token-back = { $player }'s 2/12-value tile goes back to the meeting place
log-pupil = { $player } sends a pupil to school
log-push = { $player }'s pupil moves to the right
log-graduate = { $player }'s pupil becomes { $villager }
log-skip = { $player } leaves it at that
log-pay = { $player } pays { $means }
log-pay-field = { $player } pays the plough of { $field }
log-pay-coins =
    { $n ->
        [one] { $player } pays a coin
       *[other] { $player } pays { $n } coins
    }
log-chronicle = { $player }'s { $villager } dies and enters the chronicle
log-grave = { $player }'s { $villager } dies and lies in anonymous grave { $n }
log-rat = The rat runs { $n }, to cell { $cell } ({ $player } rolls)
log-raid = Rat invasion in every village
log-heal = { $player } is spared by the Church of Healing
log-lose =
    { $n ->
        [one] { $player } loses a story point
       *[other] { $player } loses { $n } story points
    }
log-hire = { $player } hires a day labourer as { $villager }
log-end = { $n } coffins are filled: the match ends
log-bound = Round { $n } is over: the match ends here in any case

# The table in the terminal.

draw-round = Round { $n } (the last: { $last })
draw-dice = Dice
draw-taken = taken: { $dice } = { $value }
draw-hand =
    { $story ->
        [one] Starting hand: { $owner }, 1 story point on it
       *[other] Starting hand: { $owner }, { $story } story points on it
    }
draw-hand-taken = Starting hand: taken by { $owner }
draw-rat = Rat
draw-chronicle = Chronicle
draw-graves = graves { $n }
draw-coffins = coffins { $n } of { $last }
draw-offer = Clerk's office ({ $left } more in the stack)
draw-monks = Monks
draw-monk = { $monk }: { $values }, { $time } time, { $price } horse/coin ({ $left } left)
draw-roads = Travel
draw-workshops = Craft buildings
draw-churches = Churches
draw-councils = Council chambers
draw-fields-left = Fields: { $n } left
draw-time = time
draw-life = Life
draw-barn = coins { $coins } · tree { $tree } · house { $house } · prestige { $prestige }
draw-labourers = labourers { $n }
draw-headman = headman: { $cell }
draw-school = School
draw-play = Play { $values }
draw-religion = Religion
draw-windows = windows { $n }
draw-healings = healed { $n }
draw-council-zone = Council
draw-jokers = jokers { $n }
draw-markers = markers { $n }
draw-token = 2/12 beside: { $banner }
draw-harvest = Fields
draw-plough = plough
draw-travel-zone = Journey
draw-craft-zone = Craft buildings
draw-market = Market
draw-served = served { $n }
draw-looked = Turned over: { $travel }
