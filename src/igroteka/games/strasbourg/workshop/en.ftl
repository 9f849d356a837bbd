# The workshop: what the components are called.

group-city = The city
group-goods = Goods
group-buildings = Buildings
group-rounds = The rounds
group-tasks = Tasks
group-start = The start

entry-city = The map
entry-chapels = Chapels
entry-card = Round card { $number }
entry-rank =
    { $number ->
        [1] A guild with 3 players
        [2] A guild with 4 players
       *[other] A guild with 5 players
    }
entry-failed_task = A task that failed
entry-start = What everybody begins with
entry-council = The town council

field-city-guilds = guilds, row by row
    .help = One letter a cell: S smiths, V vintners, C cobblers, M butchers, K bakers, # a plot.
    .member = row { $number }
field-city-prices = prices, row by row
    .help = One figure a cell, a dot for a plot.
    .member = row { $number }
field-guild-prices = what its cells may cost
field-chapels-number = chapels
field-chapels-sites = where they may stand
    .help = A place is named by the cell to the upper left of it.
field-good-price = price
field-good-copies = tiles
field-points = points
field-card-guilds = guilds
    .member =
        { $number ->
            [1] step B
            [2] step D
           *[other] step F
        }
field-rights = who is admitted, by rank
    .member = { $number }
field-least = how many are needed
    .member =
        { $number ->
            [1] 3 players
            [2] 4 players
           *[other] 5 players
        }
field-condition = where the condition is from
field-money = coins
field-tasks = tasks to choose from
field-copies = influence cards of each value
field-highest = highest value

value-smiths = { guild-smiths }
value-vintners = { guild-vintners }
value-cobblers = { guild-cobblers }
value-butchers = { guild-butchers }
value-bakers = { guild-bakers }
value-master = master
value-journeyman = journeyman
value-apprentice = apprentice
