# The guide to Pig: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome = One die, and a hundred points to win. Every turn begins with a roll: take the die!
guide-again = A six, and it counts for this turn. You may keep it now, or roll again and have more. Only a 1 is bad, so roll.
guide-on = Twelve. Each roll is a 1 once in six times, and then the whole turn is lost. Twelve is little to lose: two more rolls.
guide-hold = Twenty-three! Here a roll would risk more than it can win: from twenty on, stop. Hold, and the points are safe.
guide-second-turn = Your opponent rolled a 1 and got nothing for the turn. Your 23 stay whatever comes. The die is yours again: four rolls.
guide-fifteen = Fifteen this turn: not yet twenty, so it is still right to roll.
guide-lost = A 1: the fifteen are gone, the 23 are not. It was no mistake, only bad luck; and your opponent had the same. On with it.
guide-patience = Again a 1, for both of you. Don't become timid: whoever stops at ten needs twice as many turns. Roll until there are twenty.
guide-hold-again = Twenty-two. Hold, and you have 45.
guide-farewell = That is all there is to it: roll below twenty, hold from twenty on. Near the end look at the others, too: who is about to win leaves you no time to be careful. Play on as you like!

guide-ask-roll-or-hold = Roll while there are less than twenty points this turn, then hold. And hold at once when it makes a hundred.
