# What is wrong with a components file.

wrong-order = the components of village list every { $kind }, in this order: { $keys }
wrong-wants = the components of village: customer { $customer } wants goods and grain only
wrong-road = the components of village: the road { $ends } doesn't lead from the village or a city to another city
wrong-roads = the components of village have two roads between the same ends
wrong-travel = the components of village score travel for 0 to 6 cities
wrong-monks = the components of village have fewer monks than a mass draws pieces
wrong-market = the components of village have more stalls and queue than customers
wrong-chronicle = the components of village score the chronicle for 0 members and more
