# What is wrong with a components file.

wrong-order = the components of bronze_age: each { $kind } is listed in this order: { $keys }
wrong-values = the components of bronze_age: the values of good { $good } rise from more than 0
wrong-city = the components of bronze_age: city { $city } has at least one box
wrong-monument = the components of bronze_age: monument { $monument } has at least one box
wrong-out = the components of bronze_age: { $monument } is out with 2, 3 or 4 players
wrong-base = the components of bronze_age: `base` is missing for { $late }, and only there
wrong-skulls = the components of bronze_age: the skulls of the disasters rise from more than 0
wrong-cities = the components of bronze_age: everyone begins with 3 cities, so that the 7 dice of the box are enough
wrong-rolls = the components of bronze_age: there is at least one roll
wrong-food = the components of bronze_age: the food row is long enough for the food of the start
