# The board of Strasbourg.

city = The city
rounds = Round cards
steps = Steps of this round
families = Families in turn order
my-cards = Your influence cards
scoring = What the city brings
scoring-steps = The scoring, line by line
scoring-next = Next on the map
scoring-back = Previous on the map
screen-of = Behind the screen of { $name }

round = Round { $n }
round-card =
    { $points ->
        [one] Round { $n }: { $guilds }; { $building }, 1 point for each neighbour
       *[other] Round { $n }: { $guilds }; { $building }, { $points } points for each neighbour
    }
round-guilds = Guilds of this round: { $guilds }.
building-points =
    { $n ->
        [one] { $building }: 1 point for each neighbour
       *[other] { $building }: { $n } points for each neighbour
    }
built = It is built.

cell-free =
    { $price ->
        [0] { $cell }, { $guild }, free of charge
        [one] { $cell }, { $guild }, 1 coin
       *[other] { $cell }, { $guild }, { $price } coins
    }
cell-owned = { $cell }, { $guild }: { $name } lives here
cell-plot = { $cell }, an empty plot
cell-building = { $cell }: { $building }
cell-worth =
    { $n ->
        [one] As the city stands, a family member here brings 1 point.
       *[other] As the city stands, a family member here brings { $n } points.
    }
cell-chapel = Touches the chapel { $site }: 1 point.
cell-beside =
    { $n ->
        [one] Beside the { $building }: 1 point.
       *[other] Beside the { $building }: { $n } points.
    }
site-free = Chapel site { $site }
site-chapel = Chapel { $site }
brings = It brings: { $shares }.
would-bring = As the city stands, it would bring: { $shares }.
would-build = The { $building } here would bring, as the city stands: { $shares }.
nobody = nothing to anybody
task-step = "{ $task }": { $before } → { $after } of { $need }.
money-left =
    { $n ->
        [one] Then you have 1 coin.
       *[other] Then you have { $n } coins.
    }
sell-all =
    { $n ->
        [one] Sell all for 1 coin
       *[other] Sell all for { $n } coins
    }

seat-empty = empty
seat-help = Whoever takes it sends the former councillor home.
privilege-to = Most seats now: { $names }
reserve-left = { $n } left.
sells-for =
    { $n ->
        [one] Sells for 1 coin.
       *[other] Sells for { $n } coins.
    }

ranks = What this step brings
nobody-yet = nobody yet
to-decide = To decide:
would-win = As things stand: place { $place }, { $prize }.
bid = { $n } · no. { $place }
decides-now = decides
decides-later =
    { $n ->
        [2] decides { $n }nd
        [3] decides { $n }rd
       *[other] decides { $n }th
    }
passed = passed
deck-left =
    { $rounds ->
        [0] Cards in the deck: { $n }; this is the last round
        [one] Cards in the deck: { $n }, for one more round
       *[other] Cards in the deck: { $n }, for { $rounds } more rounds
    }
drawn =
    { $n ->
        [one] Drawn: 1 card, { $sum }
       *[other] Drawn: { $n } cards, { $sum } in all
    }
stack = Stack { $n }: { $sum }
stack-alone = stack { $n } ({ $cards })
stack-of = stack { $n } ({ $cards } = { $sum })
recover = Put one card under your deck?
divide-how = Drag a card onto another, or press both, to make one stack of them.
divide-onto = Where does the { $card } go? Press a stack.
divide-drawn = The { $card } goes onto the stack that you press, or stays apart: draw on, or lay out.
divide-help = Each step from A to G takes one stack; others see only how many cards it has.
pick-up = { $card }: pick up, from { $stack }
put-down = { $card }: put down again
put-onto = Put the { $card } onto { $stack }
too-many-stacks =
    Only { $steps } steps take a stack. { $n ->
        [one] 1 stack goes
       *[other] { $n } stacks go
    } back into the box.
picked = { $card } picked up. Choose a stack.
put = { $card } put: { $cards } = { $sum }
laid = This card already lies in its stack; undo takes it back.
new-stack = apart
all-apart = All apart again
lay-out =
    { $n ->
        [one] Lay out 1 stack
       *[other] Lay out { $n } stacks
    }

choose-tasks = Which tasks do you keep? Mark one or more.
keep-one = Mark at least one task: one must be kept.
keep-tasks =
    { $n ->
        [0] Keep those marked
        [one] Keep 1 task
       *[other] Keep { $n } tasks
    }
would-keep = is kept
would-return = goes back
draw-and-divide = Draw more cards, or lay out your stacks
divide-all = Put cards together into stacks, then lay them out

points =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
keep = Keep
return = Return
returned = returned
tasks-how = At the end a task brings its points; one that failed counts { $failed_task-points }. Nobody sees which you keep, or how many.
progress-at_building = { $have } of { $need } beside the { $what }
progress-in_guild = { $have } of { $need } among the { $what }
progress-at_one_building = { $have } of { $need } beside one building
progress-buildings = { $have } of { $need } buildings
progress-straight = { $have } of { $need } in a row
progress-diagonal = { $have } of { $need } in a diagonal
progress-council = { $have } of { $need } council seats
progress-offices = { $have } of { $need } high seats
progress-guilds = { $have } of { $need } guilds
progress-at_one_chapel = { $have } of { $need } at one chapel
progress-chapels = { $have } of { $need } chapels
progress-group = { $have } of { $need } in one group
progress-corners = { $have } of { $need } corners
progress-square = { $have } of { $need } in one block
progress-most_members = { $have } in the city; it takes { $need }
progress-most_money =
    { $have ->
        [one] 1 coin; what the others have is hidden
       *[other] { $have } coins; what the others have is hidden
    }
progress-most_privileges =
    { $have ->
        [one] 1 privilege; what the others have is hidden
       *[other] { $have } privileges; what the others have is hidden
    }
each =
    { $n ->
        [one] 1 point each
       *[other] { $n } points each
    }
fact-city = city { $n }
fact-council = council { $n }

rules-round = A round
    .text =
        Before the first round everyone is dealt secret tasks ({ $start-tasks }), and keeps at least one.
        Draw as many influence cards as you like and divide them into stacks. The deck of { $start-deck } must last for five rounds; stacks that are left at the end of a round are lost.
        Then the nine steps of the round card are played. After them each councillor brings a point, and whoever has most of them gets a privilege; if several have, each of them does.
admits-guild =
    a master{ $right-master-where ->
        [all] { "" }
        [none] { " " }(never)
       *[other] { " " }(with { $right-master-where } players)
    }, a journeyman{ $right-journeyman-where ->
        [all] { "" }
        [none] { " " }(never)
       *[other] { " " }(with { $right-journeyman-where } players)
    } and an apprentice{ $right-apprentice-where ->
        [all] { "" }
        [none] { " " }(never)
       *[other] { " " }(with { $right-apprentice-where } players)
    }
rules-steps = The steps
    .text =
        In steps A to G everyone in turn reveals a stack or passes; a privilege lets you decide last. The highest sum ranks first; of equal sums the one nearer to the first player, in turn order. Whoever ranks first takes the first player's marker.
        Whoever revealed a stack and can do nothing may put one of its cards under the deck, except in the last round; all other revealed cards leave the match.
        A: the seats of nobility and church. B, D, F: a guild, which admits { admits-guild }, by rank. The master gets its council seat, a good, and may buy a cell; the journeyman a good and a cell; the apprentice one of the two. C, E, G: the first may sell goods; at G he takes the merchants' seat as well.
        H: the church's councillor places a chapel. I: the nobility's councillor places this round's building.
rules-end = The end
    .text =
        After five rounds: a point for each family member in the city, for each chapel it touches, and the number of the building beside it; a point for each privilege left. A task brings its points; one that failed counts { $failed_task-points }. A tie goes to whoever has more family members in the city; then it is shared.

sign-nobility = nobility: places the round's building (step I)
sign-church = church: places a chapel (step H)
sign-merchants = merchants: the first may sell goods (steps C, E, G)
sign-smiths = smiths; their good, a weapon, sells for { $good-weapon-price }
sign-vintners = vintners; a barrel sells for { $good-barrel-price }
sign-cobblers = cobblers; a pair of shoes sells for { $good-shoes-price }
sign-butchers = butchers; a side of meat sells for { $good-meat-price }
sign-bakers = bakers; a loaf of bread sells for { $good-bread-price }
sign-coin = coins: pay for cells, and count for nothing at the end
sign-privilege = privilege: lets you decide last in a step, or is a point at the end
sign-marker = the first player: decides first, and wins ties
sign-building = a plot for a building; its number for each of your family beside it
sign-chapel = a chapel: a point for each of your family that it touches

