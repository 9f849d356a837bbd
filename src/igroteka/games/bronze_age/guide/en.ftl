# The guide to The Bronze Age: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome = Welcome to the Bronze Age! Your people live in three cities, and each city rolls a die. Dice bring food, workers, goods and coins; developments and monuments bring the points that win. Roll!
guide-reroll = Three rolls a turn are yours. A skull stays where it falls: it brings two goods, but too many skulls are a disaster. Roll the other two dice again.
guide-keep = Two dice with wheat and a worker: each gives 2 food or 2 workers, as you like. That is just what we need, so stop here and keep the dice.
guide-food-or-workers = The skull's goods are stored: a wood and a stone. Now for the two dice. Every city eats 1 food a turn, and the three in store are enough for three cities. So no die for food: all four workers shall build.
guide-city = Every worker marks a box. Three boxes make the fourth city, and a city is another die, in every turn from the next on. There is no better beginning: click the fourth city, and three workers go there. (With a mouse, a click on a single house sends them up to it.)
guide-next-city = The city is founded. One worker is left: let that one begin the fifth. Boxes stay marked, so nothing is lost.
guide-four-dice = See what happened: two skulls brought your opponent a Drought, which costs two points. Your turn, and now there are four dice.
guide-keep-one = Three jars: a good each. Not bad, but there are four cities to feed and no food in store! Click the die with wheat and worker to keep it, then roll the other three.
guide-coins = Well rolled: two coins and another die with wheat. Keep them.
guide-hungry = Without food each hungry city costs a point. Take both dice as food: four for four cities.
guide-develop = Two coin dice are 14 coins, good for this turn only. With a few goods that buys a development, one a turn. Agriculture is worth 3 points, and from now on each food die brings 1 more.
guide-pay = One coin is missing. Goods pay too, but always the whole stack of a kind, and there is no change. The wood is worth just that one coin; the stone is worth more.
guide-third-turn = Your opponent developed Coinage. Roll!
guide-skull-stays = Goods and a coin, but no food, and again the store is empty. Leave the skull, roll the rest.
guide-two-skulls = A second skull: that is a Drought, minus two points. A third would turn it into a Pestilence, which hurts the others instead; but don't count on that, you need the food. Keep the dice.
guide-workers = Thanks to Agriculture the wheat brings 4 food, enough for four cities. So the other die may work: no die for food.
guide-boxes = There went two points for the Drought (Irrigation would have kept it off). Two workers, two more boxes of the fifth city.
guide-save = Look at your goods: the more of a kind, the more each is worth. One stone is 2 coins, two are 6, three are 12. So buy nothing now, and save for something big. Up to six goods keep for the next turn.
guide-farewell =
    Now you know a whole turn: roll, take goods and food, feed, suffer, build, buy. A few cities first, then the dear developments and a monument; whoever finishes a monument first gets the higher number.
    It ends with the round in which someone has five developments, or all monuments have been built. Play on as you like; when something new comes up, I'll be back.

guide-ask-reroll = Keep what you need and roll the rest, up to three rolls. Skulls stay.
guide-ask-food = Each of these dice is food or workers. Feed your cities first: a hungry city costs a point.
guide-ask-build = Mark boxes with your workers. Cities give dice, monuments give points; an unfinished monument gives nothing.
guide-ask-buy = One development a turn, paid with the coins of this turn and with whole stacks of goods. Coins can't be saved, goods can.
guide-ask-pay = Choose which stacks to give. Each is paid whole and without change, so look for the sum that fits.
guide-ask-discard = Only six goods keep. Give up what is worth least: single goods of the lower rows.
guide-ask-lead = Leadership lets you roll one die once more, after the last roll, even a skull.
