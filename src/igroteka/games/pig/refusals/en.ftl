# What is wrong with a components file.

wrong-faces = the components of pig: the die has at least two faces
wrong-bust = the components of pig: the face that costs the turn is one of 1 to { $faces }
wrong-goal = the components of pig: the goal is at least one point
