# What is wrong with a components file; where it stands is said before it.

wrong-bust = the face that costs the turn is one of 1 to { $faces }
