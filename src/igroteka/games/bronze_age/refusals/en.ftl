# What is wrong with a components file; where it stands is said before it.

wrong-values = each further one makes the good worth more
wrong-base = `base` is missing for { $late }, and only there
wrong-effect = what this development does is no number: 0 is right here
wrong-loss = a Revolt costs goods, not points: 0 is right here
wrong-dice = disasters count the dice with a skull: 1 for that face, 0 for the others
wrong-face = this face gives none of it: 0 is right here
wrong-skulls = it takes more skulls than the disaster before
wrong-cities = everyone begins with 3 cities, so that the 7 dice of the box are enough
wrong-food = the food row is not long enough for the food of the start
