# What is wrong with a components file; where it stands is said before it.

wrong-goods = each good is made in one craft building
wrong-road = a road leads from one place to another
wrong-roads = there is another road between the same places
wrong-family = with { $players } players the families are too small to fill the chronicle or the graves: the match would never end
wrong-monks = a mass draws more pieces than there are monks
wrong-market = stalls and queue are more than the customers
