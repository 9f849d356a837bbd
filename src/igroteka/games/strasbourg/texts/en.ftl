# Strasbourg. Names are the published ones; every sentence is ours.

game-strasbourg = Strasbourg
    .about = A city of guilds in the 15th century. Divide your influence into secret stacks, outbid the other families for masters and council seats, and settle your own people where chapels and great buildings will rise.
    .goal = Gather the most prestige in five rounds: by seats on the council, family in the city and beside its buildings, and secret tasks.

option-planning = Planning
    .help = Together: everyone plans at once, and all stacks are shown when the last one is ready. In turn: one after the other from the first player, so that the later ones see the stacks of the earlier.
option-planning-together = everyone at once
option-planning-in-turn = in turn order
option-idle_recovers = Empty-handed winners recover a card
    .help = Whoever has won a rank that he can't use (first among the merchants, but without goods; a journeyman or apprentice who can have neither good nor cell) may put one revealed card under his deck, like all who are left with nothing.
option-first = First player
    .help = Which seat makes the first turn. The first player begins in the nobility's seat, the left neighbour in the church's.

points-council = Council
points-city = Family in the city
points-chapels = Chapels
points-bathhouse = Bathhouse
points-fountain = Fountain
points-inn = Inn
points-town_hall = Town hall
points-palace = Palace
points-privileges = Privileges
points-tasks_done = Tasks done
points-tasks_failed = Tasks failed
tie-members = On a tie, more family members in the city win

bot-regular = Regular
    .help = Draws many cards in the early rounds, fights for council seats and for homes beside buildings, and keeps few tasks.

# The council, the guilds and their goods.

council-nobility = nobility
    .help = Won by the highest influence at step A. Whoever holds it at step I says where this round's building is built.
council-church = church
    .help = Won by the second highest influence at step A. Whoever holds it at step H says where a chapel is built.
council-smiths = smiths
    .help = The seat of the smiths' latest master.
council-vintners = vintners
    .help = The seat of the vintners' latest master.
council-cobblers = cobblers
    .help = The seat of the cobblers' latest master.
council-butchers = butchers
    .help = The seat of the butchers' latest master.
council-bakers = bakers
    .help = The seat of the bakers' latest master.
council-merchants = merchants
    .help = Won by the highest influence at step G.

every-guild =
    .help = A cell costs { $cheaper ->
        [none] { "" }
       *[other] { $cheaper } or{ " " }
    }{ $dearest ->
        [one] { $dearest } coin
       *[other] { $dearest } coins
    }; a { $good } sells for { $sale ->
        [one] { $sale } coin
       *[other] { $sale } coins
    }.
guild-smiths = smiths
guild-vintners = vintners
guild-cobblers = cobblers
guild-butchers = butchers
guild-bakers = bakers

good-weapon = weapon
    .help = The good of the smiths. Only goods that are sold are worth anything: win a merchants' step for that.
good-barrel = barrel
    .help = The good of the vintners. Only goods that are sold are worth anything: win a merchants' step for that.
good-shoes = pair of shoes
    .help = The good of the cobblers. Only goods that are sold are worth anything: win a merchants' step for that.
good-meat = side of meat
    .help = The good of the butchers. Only goods that are sold are worth anything: win a merchants' step for that.
good-bread = loaf of bread
    .help = The good of the bakers. Only goods that are sold are worth anything: win a merchants' step for that.

# Whom a guild's step brings in, by rank.
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
step-a = A, nobility and church
    .help = The first rank takes the nobility's seat, the second the church's.
    .rule = Influence on nobility and church
step-b = B, a guild
    .help = The guild admits { admits-guild }. Master: council seat, a good, and a cell if he pays. Journeyman: a good, and a cell if he pays. Apprentice: one of the two.
step-c = C, merchants
    .help = The first rank may sell goods.
    .rule = Influence on the merchants
step-d = D, a guild
    .help = The guild admits { admits-guild }. Master: council seat, a good, and a cell if he pays. Journeyman: a good, and a cell if he pays. Apprentice: one of the two.
step-e = E, merchants
    .help = The first rank may sell goods.
    .rule = Influence on the merchants
step-f = F, a guild
    .help = The guild admits { admits-guild }. Master: council seat, a good, and a cell if he pays. Journeyman: a good, and a cell if he pays. Apprentice: one of the two.
step-g = G, merchants
    .help = The first rank takes the merchants' seat and may sell goods.
    .rule = Influence on the merchants
step-h = H, a chapel
    .help = Whoever holds the church's seat builds a chapel on any free site.
    .rule = Building a chapel
step-i = I, a building
    .help = Whoever holds the nobility's seat builds this round's building on any free plot.
    .rule = Building a building

building-bathhouse = bathhouse
    .help = At the end it gives its points for each family member who lives right beside it, not diagonally.
building-fountain = fountain
    .help = At the end it gives its points for each family member who lives right beside it, not diagonally.
building-inn = inn
    .help = At the end it gives its points for each family member who lives right beside it, not diagonally.
building-town_hall = town hall
    .help = At the end it gives its points for each family member who lives right beside it, not diagonally.
building-palace = palace
    .help = At the end it gives its points for each family member who lives right beside it, not diagonally.

influence-1 = 1
    .help = Goes into a stack; a stack counts for the sum of its cards.
influence-2 = 2
    .help = Goes into a stack; a stack counts for the sum of its cards.
influence-3 = 3
    .help = Goes into a stack; a stack counts for the sum of its cards.
influence-4 = 4
    .help = Goes into a stack; a stack counts for the sum of its cards.
influence-5 = 5
    .help = Goes into a stack; a stack counts for the sum of its cards.
influence-6 = 6
    .help = Goes into a stack; a stack counts for the sum of its cards.

# Tasks: name, and what has to be so at the end.

every-task =
    .help = { $kind ->
        [at_building] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } beside the { $place }.
        [in_guild] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } in cells of the { $place }.
        [at_one_building] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } beside one and the same building.
        [straight] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } in an unbroken row, across or down.
        [council] Your family holds at least { $need } council { $need ->
            [one] seat
           *[other] seats
        }.
        [buildings] Your family lives beside at least { $need } { $need ->
            [one] building
           *[other] different buildings
        }.
        [diagonal] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } in an unbroken diagonal row.
        [most_members] More of your family live in the city than of any other.
        [square] Four of your family live in a square of two by two cells.
        [most_money] You have more money than any other player.
        [guilds] Your family lives in cells of at least { $need } { $need ->
            [one] guild
           *[other] different guilds
        }.
        [at_one_chapel] At least { $need } of your family { $need ->
            [one] touches
           *[other] touch
        } one and the same chapel.
        [chapels] Your family touches at least { $need } { $need ->
            [one] chapel
           *[other] different chapels
        }.
        [most_privileges] You have more privileges left than any other player.
        [offices] Of the seats of nobility, church and merchants your family holds at least { $need }.
        [group] At least { $need } of your family { $need ->
            [one] lives
           *[other] live
        } side by side, in one connected group.
       *[corners] Your family lives in at least { $need } of the four corner cells of the city.
    }{ $alike ->
        [yes] { "" }
       *[no] { " " }(With 3, 4 and 5 players.)
    }
task-at_bathhouse = Regulars of the bathhouse
task-at_fountain = At the fountain
task-at_inn = Neighbours of the inn
task-at_town_hall = Neighbours of the town hall
task-at_palace = Neighbours of the palace
task-three_smiths = Smiths in the family
task-three_vintners = Vintners in the family
task-three_cobblers = Cobblers in the family
task-three_butchers = Butchers in the family
task-three_bakers = Bakers in the family
task-three_at_one = Round the square
task-straight = The street
task-councillors = The councillors
task-four_buildings = All over town
task-diagonal = The slope
task-largest_family = The largest family
task-square = The block
task-richest = The fullest purse
task-every_guild = In every guild
task-three_at_chapel = The congregation
task-four_chapels = The pilgrimage
task-most_privileges = The privileged
task-high_offices = High offices
task-quarter = The quarter
task-corners = Corners of the city

# What a step is played for, and what else lies on the table.

prize-master = master
    .help = The guild's council seat, a good, and a cell if paid for.
    .rule = Influence on a guild
prize-journeyman = journeyman
    .help = A good, and a cell if paid for.
    .rule = Influence on a guild
prize-apprentice = apprentice
    .help = A good, or a cell if paid for.
    .rule = Influence on a guild
prize-nobility = nobility
    .help = The nobility's council seat: its holder places this round's building.
    .rule = Influence on nobility and church
prize-church = church
    .help = The church's council seat: its holder places this round's chapel.
    .rule = Influence on nobility and church
prize-trade = a sale
    .help = May sell goods.
    .rule = Influence on the merchants
prize-merchants = a sale
    .help = The merchants' council seat, and may sell goods.
    .rule = Influence on the merchants
prize-nothing = nothing
    .help = May put one revealed card under the deck.
    .rule = Influence in general
prize-nothing-last = nothing
    .help = In the last round no card goes under the deck.
    .rule = Influence in general
track-prestige = prestige
    .help = Points that a family already has: a point for each councillor after every round. City, chapels, buildings, privileges and tasks count at the end.
    .rule = The end of the game
place-plot = plot
    .help = The nobility's councillor builds here at step I.
    .rule = Building a building
place-chapel = chapel
    .help = A chapel gives a point for each family member in the cells that touch it.
    .rule = The end of the game
place-city = family in the city
    .help = Each family member in the city is a point at the end.
    .rule = The end of the game
place-council = the town council
    .help = At the end of a round each councillor brings a point, and whoever has most of them gets a privilege; if several have, each of them does.
    .rule = The town council phase
place-deck = influence deck
    .help = Draw one card after another; the whole deck must last for five rounds.
    .rule = The planning phase
place-stack = influence stack
    .help = How many cards each stack has is seen by all, which ones they are by its owner alone.
    .rule = The planning phase
place-recovered = recovered card
    .help = Goes under your deck; the other revealed cards leave the match.
    .rule = Influence in general
token-coin = coin
    .help = Pays for cells; worth nothing at the end.
    .rule = Influence on a guild
token-privilege = privilege
    .help = Spend one to decide after all others in a step; each that is left is a point at the end.
    .rule = Privilege
token-first = first player's marker
    .help = Decides first in each step, and ranks before others with the same sum. The marker goes to whoever reveals most.
    .rule = Influence in general

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-council = The town council
rule-guild = Influence on a guild
rule-good = Influence on the merchants
rule-step = Influence on a guild
rule-building = The end of the game
rule-influence = Influence in general
rule-task = The end of the game

# Moves.

move-keep = Keep "{ $task }"
move-return = Return "{ $task }"
move-draw = Draw another card
move-stop = Stop drawing
move-apart = Into a new stack
move-join = Onto stack { $stack }
move-reveal = Reveal stack { $stack }
move-pass = Pass
move-wait = Spend a privilege and wait
move-take = Take the { $good }
move-buy = Move into { $cell }
move-skip = Decline
move-sell = Sell a { $good }
move-done = Stop selling
move-recover = Put the { $card } under your deck
move-leave = Put nothing under the deck
move-chapel = Build the chapel at { $site }
move-build = Build on { $cell }

# Questions.

ask-task = Task { $n } of { $of }: keep "{ $task }" or return it?
ask-draw = Draw another card?
ask-divide = Divide your cards into stacks: where does the { $card } go?
ask-bid = Step { $step }: reveal a stack or pass?
ask-bid-guild = Step { $step } ({ $guild }): reveal a stack or pass?
ask-bid-wait = Step { $step }: reveal a stack, pass, or wait with a privilege?
ask-bid-guild-wait = Step { $step } ({ $guild }): reveal a stack, pass, or wait with a privilege?
ask-recover =
    { $cards_n ->
        [1] There is nothing that you can do in this step. Put the revealed { $cards } under your deck?
       *[other] There is nothing that you can do in this step. Which revealed card goes under your deck: { $cards }?
    }
ask-cell = Move into a cell of the { $guild }? Coins: { $money }
ask-good-or-cell = Apprentice of the { $guild }: a good, or a cell? Coins: { $money }
ask-sell = What do you sell? Coins: { $money }
ask-chapel = Where is the chapel built?
ask-build = Where is the { $building } built?

# Why not.

why-not-your-task = "{ $task }" was not dealt to you
why-task-decided = you have already decided on "{ $task }"
why-task-later = first decide on "{ $task }"
why-keep-one = one task has to be kept, and this is the last one
why-still-drawing = you are still drawing: stop first
why-stopped = you have stopped drawing: now divide your cards into stacks
why-no-such-stack =
    { $n ->
        [one] you have only 1 stack
       *[other] you have only { $n } stacks
    }
why-no-privilege = you have no privilege
why-not-in-stack = there is no { $card } in the stack that you revealed
why-plot = { $cell } is a plot for a building
why-other-guild = { $cell } belongs to the { $guild }
why-cell-taken = { $other } already lives in { $cell }
why-too-dear = { $cell } costs { $cost }, you have { $have }
why-none-left = there is no { $good } left
why-other-good = this guild deals in another good: { $good }
why-no-good = you have no { $good }
why-site-taken = there is already a chapel at { $site }
why-no-site = there is no site for a chapel at { $site }
why-plot-taken = there is already a building on { $cell }
why-no-plot = { $cell } is no plot

# Why the expert would play a move.

reason-task =
    { $percent ->
        [one] whoever keeps it has it done once in a hundred
       *[other] whoever keeps it has it done { $percent } times in a hundred
    }: { $points ->
        [one] one point
       *[other] { $points } points
    }, against −{ $lost } when it fails
reason-no-task =
    { $percent ->
        [one] whoever keeps it has it done only once in a hundred
       *[other] whoever keeps it has it done only { $percent } times in a hundred
    }; else it costs { $lost ->
        [one] one point
       *[other] { $lost } points
    }, and effort that other tasks need
reason-task-closer = the task "{ $task }" comes closer: from about { $now } % to { $later } %
reason-draw =
    { $n ->
        [one] one card is
       *[other] { $n } cards are
    } less than this round's share; { $left ->
        [one] one is
       *[other] { $left } are
    } left for { $rounds ->
        [one] the next round
       *[other] { $rounds } more rounds
    }
reason-draw-all = the last round: a card that stays in the deck is worth nothing
reason-stop =
    { $left ->
        [one] one card stays
       *[other] { $left } cards stay
    } for { $rounds ->
        [one] the next round
       *[other] { $rounds } more rounds
    }
reason-apart =
    one stack more to bid with: then there { $n ->
        [one] is one
       *[other] are { $n }
    }
reason-join = the weakest stack, with { $n }, would hardly win anything as it is
reason-bid =
    influence { $influence } is good for this so far: { $prize }; { $n ->
        [one] one other is
       *[other] { $n } others are
    } still to decide
reason-bid-last = { $influence } is enough, nobody else is to decide: { $prize }
reason-bid-back = it may win nothing, but then a { $n } goes back under your deck
reason-keep-stacks =
    { $n ->
        [one] your stack brings
       *[other] your { $n } stacks bring
    } more at the steps to come
reason-wait =
    { $n ->
        [one] one other shows
       *[other] { $n } others show
    } first what they have, and a lot hangs on the rank
reason-good =
    it sells for { $coins ->
        [one] one coin
       *[other] { $coins } coins
    }
reason-sell =
    { $coins ->
        [one] one coin
       *[other] { $coins } coins
    } for a home in the city; goods that stay count nothing
reason-recover = the highest card, a { $n }, can win most later
reason-beside =
    beside the { $building }: { $points ->
        [one] one point
       *[other] { $points } points
    }, and one for living in the city
reason-at-chapels =
    it touches { $n ->
        [one] a chapel: one point
       *[other] { $n } chapels: a point for each
    }, and one for living in the city
reason-beside-plot = a building may come to stand beside it, and living in the city is a point
reason-home =
    a member of the family in the city is a point, here for { $price ->
        [0] nothing
        [one] one coin
       *[other] { $price } coins
    }
reason-no-cell = no cell that you can pay is worth its price to you
reason-build =
    { $points ->
        [one] one point
       *[other] { $points } points
    }: it stands beside { $own } of yours and { $others ->
        [0] nobody else's
       *[other] { $others } of the others
    }
reason-build-away =
    none of yours live beside any free plot; here { $others ->
        [0] nobody
        [one] only one of the others
       *[other] only { $others } of the others
    } would gain by it
reason-chapel =
    { $own ->
        [one] one point
       *[other] { $own } points
    } for you, { $others } for the others

# What would be lost.

warn-skip = The right to move in would be lost
warn-neither = You would have neither good nor cell

# The log.

log-begin = { $player } is first player
log-dealt = { $player } chooses from these tasks: { $tasks }
log-keep = { $player } keeps: { $tasks }
log-keep-hidden = { $player } has chosen tasks
log-round = Round { $n }
log-draw = { $player } draws a { $card }
log-lay-out =
    { $stacks ->
        [one] { $player } lays out 1 stack, cards: { $n }
       *[other] { $player } lays out { $stacks } stacks, cards: { $n }
    }
log-step = Step { $step }
log-step-guild = Step { $step }: { $guild }
log-reveal =
    { $cards_n ->
        [1] { $player } reveals a stack, influence { $n }
       *[other] { $player } reveals a stack, influence { $n } ({ $cards })
    }
    .drawn = { $player } reveals a stack, influence { $n }
log-pass = { $player } passes
log-wait = { $player } spends a privilege and waits
log-first = { $player } takes the first player's marker
log-return = { $player } leaves the council seat: { $place }
log-sit = { $player } takes the council seat: { $place }
log-take = { $player } takes a { $good }
log-buy =
    { $n ->
        [0] { $player } moves into { $cell } for nothing
        [one] { $player } moves into { $cell } for 1 coin
       *[other] { $player } moves into { $cell } for { $n } coins
    }
log-skip = { $player } takes nothing more
log-sell =
    { $n ->
        [one] { $player } sells a { $good } for 1 coin
       *[other] { $player } sells a { $good } for { $n } coins
    }
log-recover = { $player } has nothing to do and puts the { $card } under the deck
log-chapel = { $player } builds a chapel at { $site }
log-build = { $player } builds the { $building } on { $cell }
log-unused =
    { $n ->
        [one] { $player } puts 1 unused card back into the box
       *[other] { $player } puts { $n } unused cards back into the box
    }
log-council = { $player } gets { $n } prestige from the council
log-privilege = { $player } gets a privilege
log-tasks-done = { $player } has done these tasks: { $tasks }
log-tasks-failed = { $player } has failed these tasks: { $tasks }
log-end = Round { $n } was the last: the match ends

# The table in the terminal.

draw-round = Round { $round } of 5 · { $what }
draw-tasks-phase = tasks are chosen
draw-planning-phase = planning
draw-step-phase = step { $step }
draw-end-phase = the end
draw-council = Council
draw-reserve = Reserve
draw-sells = { $good } ×{ $n } (sells for { $price })
draw-first = first
draw-prestige = prestige { $n }
draw-in-city = in the city { $n }
draw-in-council = in the council { $n }
draw-deck = deck { $n }
draw-stacks = stacks of { $sizes }
draw-no-stacks = no stacks
draw-plans = is planning
draw-bid = revealed { $n }
draw-waiting = yet to decide
draw-money = Coins { $n }
draw-privileges = privileges { $n }
draw-goods = goods
draw-own-stacks = Your stacks
draw-own-drawn = Drawn
draw-tasks = Tasks
draw-kept = kept
draw-undecided = to be decided
draw-done = done
draw-failed = failed
draw-legend = Letter and price: guild and what the cell costs · ▲ family · ○ site, ● chapel at the lower right corner · □ plot

draw-letter-smiths = S
draw-letter-vintners = V
draw-letter-cobblers = C
draw-letter-butchers = M
draw-letter-bakers = B

# Cells are named as on a chessboard: columns a to i, rows 1 to 6 from the top. A corner, where four cells meet, by the
# upper left and the lower right one of them.

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-i1 = i1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-i2 = i2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-i3 = i3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-i4 = i4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-i5 = i5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-i6 = i6
corner-a1 = a1/b2
corner-b1 = b1/c2
corner-c1 = c1/d2
corner-d1 = d1/e2
corner-e1 = e1/f2
corner-f1 = f1/g2
corner-g1 = g1/h2
corner-h1 = h1/i2
corner-a2 = a2/b3
corner-b2 = b2/c3
corner-c2 = c2/d3
corner-d2 = d2/e3
corner-e2 = e2/f3
corner-f2 = f2/g3
corner-g2 = g2/h3
corner-h2 = h2/i3
corner-a3 = a3/b4
corner-b3 = b3/c4
corner-c3 = c3/d4
corner-d3 = d3/e4
corner-e3 = e3/f4
corner-f3 = f3/g4
corner-g3 = g3/h4
corner-h3 = h3/i4
corner-a4 = a4/b5
corner-b4 = b4/c5
corner-c4 = c4/d5
corner-d4 = d4/e5
corner-e4 = e4/f5
corner-f4 = f4/g5
corner-g4 = g4/h5
corner-h4 = h4/i5
corner-a5 = a5/b6
corner-b5 = b5/c6
corner-c5 = c5/d6
corner-d5 = d5/e6
corner-e5 = e5/f6
corner-f5 = f5/g6
corner-g5 = g5/h6
corner-h5 = h5/i6
