# What is wrong with a components file; where it stands is said before it.

wrong-good = this one makes { $good }
wrong-road = this is a travel card { $road }
wrong-stack = this is a monk with the { $stack }
wrong-invites = 4 customers at most can be invited
wrong-cells = this council has five cells, on which its rule stands
wrong-clerk = more customers never cost less
wrong-rat = the rat begins before the rat invasion
wrong-dice = each turn takes two dice, so white and black together are { $least } at least
