# The board of Strasbourg.

city = The city
rounds = Round cards
steps = Steps of this round
families = Families in turn order
my-cards = Your influence cards
scoring = What the city brings
screen-of = Behind the screen of { $name }

round = Round { $n }
round-card = Round { $n }: { $guilds }; { $building }, { $points } points for each neighbour
building-points = { $building }: { $n } points for each neighbour

cell-free =
    { $price ->
        [0] { $cell }, { $guild }, free of charge
        [one] { $cell }, { $guild }, 1 coin
       *[other] { $cell }, { $guild }, { $price } coins
    }
cell-owned = { $cell }, { $guild }: { $name } lives here
cell-plot = { $cell }, an empty plot
cell-building = { $cell }: { $building }
plot-help = The nobility's councillor builds here at step I.
cell-worth =
    { $n ->
        [one] As the city stands, a family member here brings 1 point.
       *[other] As the city stands, a family member here brings { $n } points.
    }
cell-chapels =
    { $n ->
        [one] Touches a chapel: 1 point.
       *[other] Touches { $n } chapels: a point each.
    }
cell-beside = Beside the { $building }: { $n } points.
site-free = Chapel site { $site }
site-chapel = Chapel { $site }
chapel-help = A chapel gives a point for each family member in the four cells that touch it.

seat-empty = empty
reserve-left = { $n } left.
sells-for =
    { $n ->
        [one] Sells for 1 coin.
       *[other] Sells for { $n } coins.
    }
money-help = Pays for cells; worth nothing at the end.
privilege-help = Spend one to decide after all others in a step; each that is left is a point at the end.
first-help = Decides first in each step, and ranks before others with the same sum. The marker goes to whoever reveals most.

stacks-of = Stacks of { $name }
bid = { $n } · place { $place }
decides-now = decides now
decides-later = decides as no. { $n }
deck-help = Draw one card after another; the whole deck must last for five rounds.
drawn = Drawn, { $n } in all
stack = Stack { $n }: { $sum }
recover = Put one card under your deck?
divide-help = Each stack can be revealed in one step. The highest card left goes next.
divide-how = Drag the { $card } onto a stack, or click the stack.
all-apart = All { $n } into stacks of their own

points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
keep = Keep
return = Return
returned = returned
progress = { $have } of { $need }
progress-open = { $have }; what the others have is hidden
each =
    { $n ->
        [one] 1 point each
       *[other] { $n } points each
    }
fact-city = city { $n }
fact-council = council { $n }

rules-round = A round
    .text =
        Draw as many influence cards as you like and divide them into stacks. The deck of 24 must last for five rounds; stacks that are left at the end of a round are lost.
        Then the nine steps of the round card are played. After them each councillor brings a point, and whoever has most of them gets a privilege.
rules-steps = The steps
    .text =
        In steps A to G everyone in turn reveals a stack or passes; a privilege lets you decide last. The highest sum ranks first.
        A: the seats of nobility and church. B, D, F: a guild. The master gets its council seat, a good, and may buy a cell; the journeyman (not with three players) a good and a cell; the apprentice one of the two. C, E, G: the first may sell goods; at G he takes the merchants' seat as well.
        H: the church's councillor places a chapel. I: the nobility's councillor places this round's building.
rules-end = The end
    .text =
        After five rounds: a point for each family member in the city, for each chapel it touches, and the number of the building beside it; a point for each privilege left. A task brings its points, or costs three if it failed.

sign-nobility = nobility: places the round's building (step I)
sign-church = church: places a chapel (step H)
sign-merchants = merchants: the first may sell goods (steps C, E, G)
sign-smiths = smiths; their good, a weapon, sells for 5
sign-vintners = vintners; a barrel sells for 4
sign-cobblers = cobblers; a pair of shoes sells for 3
sign-butchers = butchers; a side of meat sells for 2
sign-bakers = bakers; a loaf of bread sells for 1
sign-coin = coins: pay for cells, and count for nothing at the end
sign-privilege = privilege: lets you decide last in a step, or is a point at the end
sign-marker = the first player: decides first, and wins ties
sign-building = a plot for a building; its number for each of your family beside it
sign-chapel = a chapel: a point for each of your family that it touches
