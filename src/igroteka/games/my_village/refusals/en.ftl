# What is wrong with a components file.

wrong-order = the components of my_village list each { $kind } in this order: { $keys }
wrong-good = the components of my_village: { $workshop } makes { $good }
wrong-road = the components of my_village: { $card } is a card of road { $road }
wrong-stack = the components of my_village: { $card } is a card of stack { $stack }
wrong-invites = the components of my_village: { $card } invites 4 customers at most
wrong-cells = the components of my_village: the council { $council } has five cells
wrong-villages = the components of my_village have four villages
wrong-windows = the components of my_village: windows have a prestige for each number from 0 to 6
wrong-clerk = the components of my_village: the clerk has a time and coins for 1 to 4 customers, rising
wrong-rat = the components of my_village: the rat begins before the rat invasion
wrong-dice = the components of my_village: each turn takes two dice, so 8, 6 and 8 are needed at least
