# My Village. Names are the published ones where there are such; every sentence is ours.

game-my_village = My Village
    .about = Lead a village over generations: two dice a turn make a value, and the value's banners build craft buildings, fields and churches, send travellers off and bring customers. Most of it costs time, and time takes villagers. Matches end when enough villagers have died.
    .goal = Most prestige when { $ending-coffins-0 }, { $ending-coffins-1 } or { $ending-coffins-2 } villagers (with 2, 3 or 4 players) lie in their coffins at the end of a round, or after round { $bound-rounds } at the latest.

option-first = Who begins
    .help = Which seat makes the first turn. Coins to begin with, from the starting player on: { $start-coins }.

points-religion = Church and windows
points-council = Council chamber and meeting place
points-fields = Fields
points-travel = Travel
points-customers = Customers served
points-story = Saved story points
points-labourers = Day labourers
points-hand = Starting hand
tie-leftovers = On a tie, more coins, goods and story points left on the tree win

bot-regular = Regular
    .help = Looks for the pair of dice and the banner that bring most for their time: a church full of monks first, then a council and the beginning of a journey. It hardly ever serves customers.

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
cell-coin =
    { $headman-coins ->
        [one] the coin
       *[other] the coins
    }
    .help =
        The headman takes { $headman-coins ->
            [one] { $headman-coins } coin
           *[other] { $headman-coins } coins
        } here.
cell-story = the story points
    .help =
        { $headman-story ->
            [one] { $headman-story } story point
           *[other] { $headman-story } story points
        } on the tree.

side-left = left
    .help = A pupil from here becomes a villager for { $school-time } time.
side-right = right
    .help = A pupil from here becomes a villager for { $school-time } time, and brings { $school-story ->
            [one] { $school-story } story point
           *[other] { $school-story } story points
        }.

area-travel = travel cards
area-craft = craft buildings
area-customers = customers served
area-religion = church and monks
area-fields = fields

banner-school = school
    .help = Value { $school-values }: a new pupil, a pupil to the right cell, or for { $school-time } time a pupil becomes a villager (from the right cell with { $school-story ->
            [one] { $school-story } story point
           *[other] { $school-story } story points
        }).
    .rule = The banner of the school
banner-play = play
    .help =
        { $play-story ->
            [one] { $play-story } story point
           *[other] { $play-story } story points
        } on the tree, for no time. Its values differ from village to village.
    .rule = The banner of play
banner-council = council chamber
    .help = The action of the council chamber once more, for its time.
    .rule = Council chamber cards
banner-meeting = meeting place
    .help = Value { $meeting-values }, { $meeting-time } time to take, { $meeting-white_time ->
            [0] none afterwards
            [one] 1 time afterwards
           *[other] { $meeting-white_time } time afterwards
        }, councilman. { $meeting-story ->
            [one] { $meeting-story } story point
           *[other] { $meeting-story } story points
        } and a marker (room for { $meeting-cells }); the { $token-values }-value tile may move to any white banner, which then works at { $token-values } too. A marker sets one of your dice to any face. The last banner of a turn. { $meeting-prestige } prestige.
    .rule = Meeting place cards
banner-stable = stable
    .help = Makes a horse for the time on its card, if there is room.
    .rule = Craft building cards
banner-brewery = brewery
    .help = Makes a beer for the time on its card, if there is room.
    .rule = Craft building cards
banner-forge = forge
    .help = Makes a plough for the time on its card, if there is room.
    .rule = Craft building cards
banner-office = office
    .help = Makes a scroll for the time on its card, if there is room.
    .rule = Craft building cards
banner-wainwright = wainwright
    .help = Makes a cart for the time on its card, if there is room.
    .rule = Craft building cards
banner-field1 = field 1
    .help =
        { $field-coins ->
            [one] { $field-coins } coin
           *[other] { $field-coins } coins
        }, and { $field-plough_coins } more with a plough on it.
banner-field2 = field 2
    .help = { banner-field1.help }
banner-field3 = field 3
    .help = { banner-field1.help }
banner-field4 = field 4
    .help = { banner-field1.help }
banner-field5 = field 5
    .help = { banner-field1.help }
banner-field6 = field 6
    .help = { banner-field1.help }
banner-field7 = field 7
    .help = { banner-field1.help }
banner-field8 = field 8
    .help = { banner-field1.help }

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
every-workshop = { $good ->
        [horse] Stable
        [beer] Brewery
        [plough] Forge
        [scroll] Office
       *[cart] Wainwright
    } { $values }
    .help = Value { $values }, { $time } time, craftsman. At once: { $makes }; later one more for { $white_time } time at the same value. Room for { $cells }.

# Fields.

field-field1 = field 1
    .help = Value { $field-values }, { $field-time } time, no villager needed. { $field-coins ->
            [one] { $field-coins } coin
           *[other] { $field-coins } coins
        } at once; at the same value { $field-coins ->
            [one] { $field-coins } coin
           *[other] { $field-coins } coins
        } for { $field-white_time ->
            [0] no time
            [one] 1 time
           *[other] { $field-white_time } time
        }, and { $field-plough_coins } more with a plough on the field. { $field-prestige } prestige.
field-field2 = field 2
    .help = { field-field1.help }
field-field3 = field 3
    .help = { field-field1.help }
field-field4 = field 4
    .help = { field-field1.help }
field-field5 = field 5
    .help = { field-field1.help }
field-field6 = field 6
    .help = { field-field1.help }
field-field7 = field 7
    .help = { field-field1.help }
field-field8 = field 8
    .help = { field-field1.help }

# Customers.

every-customer = customer { $number } ({ $goods })
    .help =
        { $values ->
            [none] Any value.
           *[other] Value { $values }.
        } Wants: { $goods }; a merchant must be present. { $prestige } prestige once served.

# Travel.

every-road = { $letter }
    .help =
        Letter { $letter } of the journey: value { $values }, { $time } time, { $coins ->
            [0] traveller
            [one] a cart or { $coins } coin, traveller
           *[other] a cart or { $coins } coins, traveller
        }. Letters come in order, one card of each. What lies on the other side is seen on arrival; its grey banner is paid with the next letter.
every-travel = { $name }{ $chapel ->
        [yes] { " " }(chapel)
       *[no] { "" }
    }
    .worth = { $prestige } prestige
    .help =
        { $prestige } prestige. { $chapel ->
            [yes] The chapel: the journey ends here.
           *[no] { $road ->
                [e] The end of the road.
               *[other] { $grey ->
                    [none] Nothing more to pay for travelling on.
                   *[other] To travel on: { $fare }.
                }
            }
        }

# Churches and monks.

church-healing = Church of Healing
    .help = Value { $church-healing-values }, { $church-healing-time } time, abbot. { $church-healing-prestige } prestige. While the abbot is present: { $church-healing-cells ->
            [one] { $church-healing-cells } time
           *[other] { $church-healing-cells } times
        } in a match it keeps the rats away from your story points.
church-monastery = Monastery
    .help = Value { $church-monastery-values }, { $church-monastery-time } time, abbot. { $church-monastery-prestige } prestige. Has a window of its own, so it takes one monk less.
church-trade = Trade Church
    .help = Value { $church-trade-values }, { $church-trade-time } time, abbot. { $church-trade-prestige } prestige. While the abbot is present: whenever you use the clerk's office, one more customer is turned over first and one comes for nothing.
church-travellers = Travellers' Church
    .help = Value { $church-travellers-values }, { $church-travellers-time } time, abbot. { $church-travellers-prestige } prestige. While the abbot is present: having seen a travel card you may put it under its stack and take the next one instead.
stack-quill = the quill
    .help = The monks with the quill; the top card is open.
stack-chalice = the chalice
    .help = The monks with the chalice; the top card is open.
stack-rosary = the rosary
    .help = The monks with the rosary; the top card is open.
every-monk = { $stack ->
        [quill] quill
        [chalice] chalice
       *[rosary] rosary
    } monk ({ $effect ->
        [story] { $n ->
            [one] { $n } story point
           *[other] { $n } story points
        }
        [path] headman's step
        [school] { $n ->
            [1] school
            [2] school twice
           *[other] school ×{ $n }
        }
       *[clerk] clerk's office
    })
    .help =
        Value { $values }, { $time } time{ $price ->
            [0] { "" }
            [one] , { $price } horse or coin
           *[other] , { $price } horses or coins
        }; abbot and church. At once: { $effect ->
            [story] { $n ->
                [one] { $n } story point on the tree
               *[other] { $n } story points on the tree
            }
            [path] the headman may take a step, for the usual time
            [school] { $n ->
                [one] the school's banner once
                [2] the school's banner twice in a row
               *[other] the school's banner { $n } times in a row
            }
           *[clerk] the clerk's office, { $n ->
                [one] 1 customer
               *[other] up to { $n } customers
            } at the usual price
        }. A window of the church.

# Councils.

council-finance = Council of Finance
    .help = Value { $council-finance-values }, { $council-finance-time } time, councilman; later { $council-finance-white_time } time at the same value. { $council-finance-coins ->
            [one] { $council-finance-coins } coin
           *[other] { $council-finance-coins } coins
        } each time. { $council-finance-prestige } prestige.
council-guild = Council of Guilds
    .help = Value { $council-guild-values }, { $council-guild-time } time, councilman; later { $council-guild-white_time } time at the same value. A joker each time, room for { $council-guild-cells }: it stands in for any good, on a field too. { $council-guild-prestige } prestige.
council-territories = Council of Territories
    .help = Value { $council-territories-values }, { $council-territories-time } time, councilman; later { $council-territories-white_time } time at the same value. A marker each time: at the end, { $bonus-territories } prestige for each card of a marked kind. { $council-territories-prestige } prestige of its own.
council-people = Council of the People
    .help = Value { $council-people-values }, { $council-people-time } time, councilman; later { $council-people-white_time } time at the same value. A marker each time: at the end, { $bonus-people } prestige for each marked profession whose villager lives. { $council-people-prestige } prestige of its own.

# What else lies on the table.

dice-white = white die
    .help = Take two dice. Their sum is your value, and a banner must have exactly that.
    .rule = The value of your banner
dice-black = black die
    .help = Take two dice; their sum is your value. A black one is the plague, and costs { $dice-plague } time at once.
    .rule = The value of your banner
dice-sum = the value
    .help = The sum of your two dice. It activates either one black banner or any number of white ones that have exactly this value; or, with any value, the headman steps instead.
    .rule = The value of your banner
dice-changed = changing a die
    .help = A coin changes a die by 1; a marker of the meeting place sets one to any face.
    .rule = The value of your banner
place-clerk = clerk's office
    .help = Value { $clerk-values }. Invite up to four customers. Together, from one to four, they cost: time { $clerk-time }, coins { $clerk-coins }. No merchant is needed for that.
    .rule = The banner of the clerk's office
place-tree = story tree
    .help = Story points count only once the headman has brought them into the main house. A rat invasion takes half of what hangs here.
    .rule = Story points
place-barn = money barn
    .help = Coins change dice and pay for journeys, monks and customers. They count nothing at the end, but for a tie.
    .rule = The value of your banner
place-chronicle = the chronicle
    .help = Whoever dies while their profession has a free cell here brings its story points; otherwise it is an anonymous grave, and nothing. Filled coffins end the match.
    .rule = Check whether a villager has died
track-time = time
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
    .help = Value { $hand-values }, for nothing: take the hand with its story points and begin the next round. { $hand-prestige } prestige at the end.
    .rule = The banner of the starting hand
token-rat = the rat
    .help = After each death the rat runs as far as its die says. From cell { $rat-red } on, one roll can bring it to { $rat-raid }, the rat invasion: then everyone loses half of the story points on the tree, rounded down.
    .rule = Check whether a villager has died
token-headman = the headman
    .help = Instead of banners, with any value: one step along his path for { $headman-time } time, to a coin, to story points, or home, where the story points of the tree become safe.
    .rule = The black "?" banner
token-labourer = day labourer
    .help = Hired when the last villager has died; takes any profession, and counts { $labourer-prestige } prestige at the end.
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
move-token = Put the { $token-values }-value tile beside: { $banner }
move-token_customer = Put the { $token-values }-value tile beside { $customer }
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
ask-pay = A { $good } is due: what do you pay with?
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
ask-school =
    { $time ->
        [0] What happens in the school?
       *[other] What happens in the school? A new villager takes { $time } time
    }
ask-school-full = The school is full, and every villager is present: there is nothing to do here
ask-path = The monk lets the headman step, for { $time } time
ask-mark-area = Which cards shall count at the end?
ask-mark-villager = Which profession shall count at the end?
ask-token = Beside which white banner does the { $token-values }-value tile go?
ask-clerk =
    { $coins ->
        [0] Invited: { $n }, at most { $most }. Price of the next one: { $time } time
        [one] Invited: { $n }, at most { $most }. Price of the next one: { $time } time and a coin
       *[other] Invited: { $n }, at most { $most }. Price of the next one: { $time } time and { $coins } coins
    }
ask-clerk-full = Invited: { $n }; no more can come
ask-clerk-empty = Invited: { $n }; nobody else is waiting
ask-clerk-poor =
    { $coins ->
        [one] Invited: { $n }. The next one costs a coin as well, and you have none
       *[other] Invited: { $n }. The next one costs { $coins } coins as well, and you have fewer
    }
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
why-hand-two = the starting player can't take the hand in his first turn of the round
why-hand-yours = the starting player can't take the hand from himself
why-no-customers = no customers are waiting at the clerk's office
why-taken = { $owner } has this card
why-one-of-craft = you already have one: { $craft }
why-no-fields = there are no fields left
why-been-there = you already have card { $road }
why-chapel = your journey has ended at the chapel
why-letters-in-order = letters come in order: the next one is { $road }
why-no-cards = there are no cards left
why-fare =
    { $coins ->
        [one] you have neither a cart nor a coin
       *[other] you have neither a cart nor { $coins } coins
    }
why-fare-coin =
    { $coins ->
        [0] the coins for the grey banner of your last card are missing: { $grey }
       *[other] you can't pay both a cart (or coins: { $coins }) and the grey banner of your last card (coins: { $grey })
    }
why-fare-beer =
    { $coins ->
        [0] the beer for the grey banner of your last card is missing: { $beer }
       *[other] you can't pay both a cart (or coins: { $coins }) and the grey banner of your last card (beer: { $beer })
    }
why-one-church = you already have a church
why-church-first = a monk needs a church first
why-windows = you already have { $n } church windows
why-monk-price =
    { $need ->
        [one] the monk costs a horse or a coin, you have neither
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
why-clerk-full =
    { $n ->
        [one] no more than one customer can be invited now
       *[other] no more than { $n } customers can be invited now
    }
why-not-open = { $customer } is not waiting at the clerk's office
why-coins =
    { $need ->
        [one] it costs a coin, you have none
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

# Why the expert would play a move.

reason-value = it can make { $value }, and that is good for this: { $why }
reason-hand =
    { $story ->
        [one] a story point
       *[other] { $story } story points
    } and the first choice of dice; at the end the hand is worth { $points } prestige
reason-clerk = { $customer } waits there and is worth { $points } prestige
reason-build-wanted = your customers want what it makes ({ $good }); missing: { $n }
reason-build = one good ({ $good }) at once and whenever the value comes back, with room for { $room }
reason-field = { $points } prestige and { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } now, and coins without time later
reason-travel = what lies there is worth { $least } to { $most } prestige
reason-church = { $points } prestige, and monks can come from now on
reason-monk = church window { $n }: { $points } prestige
reason-meeting =
    { $points } prestige, { $story ->
        [one] a story point
       *[other] { $story } story points
    }, and a marker that turns a die to any face
reason-council = { $points } prestige, and its action whenever the value comes back
reason-council-marks =
    { $points ->
        [0] a marker
       *[other] { $points } prestige, and a marker
    } each time its value comes back, which counts at the end
reason-serve = they have all they want: { $points } prestige
reason-play =
    { $story ->
        [one] one story point
       *[other] { $story } story points
    } for the tree
reason-marker =
    { $story ->
        [one] a story point
       *[other] { $story } story points
    } and a marker, which turns a die to any face later
reason-make-wanted = your customers want it ({ $good }); still missing: { $n }
reason-make = one more for the store: { $good }
reason-coins =
    { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } to change dice or to pay with
reason-joker = a joker stands in for any good
reason-marks = a marker more: at the end { $points } prestige for each that counts
reason-plough =
    on the field the plough brings { $coins ->
        [one] a coin
       *[other] { $coins } coins
    } more each time
reason-save =
    { $story ->
        [one] one story point of the tree becomes safe prestige
       *[other] { $story } story points of the tree become safe prestige
    } before the rats come
reason-pupil = a pupil now is a villager later, when somebody has died
reason-push =
    from the right cell the pupil brings { $story ->
        [one] a story point
       *[other] { $story } story points
    } as well
reason-graduate = the { $villager } is missing in your village
reason-hire = the { $villager } can do most for your village as it is
reason-spare = that is what you can best do without
reason-area =
    { $area }: you have { $n ->
        [one] one card
       *[other] { $n } cards
    } of that, { $points } prestige as it stands
reason-villager = the { $villager } is there: { $points } prestige if that is still so at the end
reason-invite = { $points } prestige, and all that is wanted is made in your village
reason-invite-lacks = { $points } prestige; not made here yet: { $goods }
reason-keep =
    { $points } prestige; of those that may come instead { $n ->
        [0] none is better
        [one] one is better
       *[other] { $n } are better
    }
reason-swap =
    only { $points } prestige; of those that may come instead { $n ->
        [one] one is better
       *[other] { $n } are better
    }
reason-chronicle =
    the chronicle still has room for this profession: { $story ->
        [one] a story point
       *[other] { $story } story points
    }
reason-needless = of all who are there, the village needs this one least
reason-heal =
    it keeps { $story ->
        [one] a story point
       *[other] { $story } story points
    } from the rats
reason-leave = nothing more there is worth what it takes

# What would be lost.

warn-stay = The turn would be lost, and { $headman-time } time with it
warn-nothing = What the banner gives would be lost
warn-school = It would bring nothing: the school is full, and every villager is there
warn-no-room = It would bring nothing: there is no room for another marker

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
        [0] { $player } has no story points on the tree to save
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
log-arrive = { $player } arrives: { $travel }, { $travel_worth }
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
log-token = { $player } puts the { $token-values }-value tile beside: { $banner }
log-token-customer = { $player } puts the { $token-values }-value tile beside { $customer }
log-token-back = { $player }'s { $token-values }-value tile goes back to the meeting place
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
log-last-round =
    { $n ->
        [one] A coffin is filled: this round is the last
       *[other] { $n } coffins are filled: this round is the last
    }
log-end =
    { $n ->
        [one] A coffin is filled: the match ends
       *[other] { $n } coffins are filled: the match ends
    }
log-bound = Round { $n } is over: the match ends here in any case

# The table in the terminal.

draw-round = Round { $n } (of { $last } at most)
draw-last-round = Round { $n }, the last
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
draw-monk =
    { $price ->
        [0] { $monk }: { $values }, { $time } time ({ $left } left)
        [one] { $monk }: { $values }, { $time } time, { $price } horse or coin ({ $left } left)
       *[other] { $monk }: { $values }, { $time } time, { $price } horses or coins ({ $left } left)
    }
draw-roads = Travel
draw-fare =
    { $n ->
        [one] cart or { $n } coin
       *[other] cart or { $n } coins
    }
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
draw-token = { $token-values } beside: { $banner }
draw-harvest = Fields
draw-plough = plough
draw-travel-zone = Journey
draw-craft-zone = Craft buildings
draw-market = Market
draw-served = served { $n }
draw-looked = Turned over: { $travel }
