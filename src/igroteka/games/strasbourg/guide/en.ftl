# The guide to Strasbourg: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome =
    Welcome to Strasbourg! Three families want to settle in the city, get into its guilds and sit on its council. Prestige decides, after five rounds.
    First the tasks. Each that you keep brings its points at the end if it is done, and costs 3 if it isn't. The bathhouse comes up in another round; put that one back.
guide-task-kept = "Neighbours of the palace" wants two of your family beside the palace. The palace is this round's building, and whoever holds the seat of the nobility decides where it stands. At the moment that is you. Keep it!
guide-tasks-returned = These two depend on what others do as well. Better put them back.
guide-task-risk = Four of your family side by side, for 8 points: if you buy your cells close together anyway, it is worth the risk. Keep it.
guide-draw = Now you plan the round. Your 24 influence cards, 1 to 6, must last for all five rounds: that is about five for each. You have one already; draw four more.
guide-stop = 2, 6, 2, 5, 6: fine cards. The deck won't come back, so stop here.
guide-divide = Cards are played in stacks, one stack a step, and a stack is worth its sum. Two 2s together would be a 4, but single cards serve more steps. Lay each card apart.
guide-nobility = The others see how many cards your stacks have, not which. Step A: the highest bid takes the seat of the nobility, the second that of the church. You need the nobility to place the palace, so reveal a 6. You decide first, and ties are yours.
guide-guild = The seat is yours! Step B is about the smiths, the richest guild. First place makes you master: a council seat, a good, and the right to buy a cell. The second 6, then.
guide-master = Two sixes on the table, and the tie is yours. You are master of the smiths and have a weapon. Now the cell: each costs what is printed on it. Buy C2. It lies below the empty plot C1, remember that.
guide-merchants = Your purse is empty. Step C: the first among the merchants may sell goods. The others have little to sell, so perhaps the smallest card will do: a 2.
guide-sell = It did. A weapon brings 5 coins.
guide-bakers = Step D, the bakers: their cells are cheap. Reveal the 5.
guide-second-cell = A tie again, and again yours: the marker of the first player is worth a lot. Buy B1, on the other side of the plot C1.
guide-pass = Step E: merchants again. Your bread would bring just one coin, and a card is worth more than that. Pass.
guide-vintners = Step F, the vintners. With three players the second place makes an apprentice: a good or a cell, not both. See what your last 2 can do.
guide-apprentice = Second! B2 touches both of your cells: three side by side now. Buy it for 3.
guide-building = Your cards are used up, so G went on without you, and the church's councillor placed a chapel. Step I: you hold the nobility, so the palace is yours to place. On C1 it touches two of your family, that is 6 points for each at the end, and your task is done.
guide-farewell =
    The round is over: three seats on the council brought 3 prestige, and the most seats a privilege. With it you may let the others decide first in a step; kept to the end it is a point.
    You have seen every kind of step. Spread your cards over the rounds, keep your family together, and look at the round cards: they say which guild comes when. Play on as you like; when something new comes up, I'll be back.

guide-ask-draw = Each card that you draw now is missing later. About five a round is a good measure.
guide-ask-divide = Put the card on a stack of its own, or onto another to make that one stronger. The others will see how many cards each has.
guide-ask-bid = Reveal a stack, or pass. The highest sum comes first; if two are equal, whoever is nearer to the first player.
guide-ask-bid-guild = The first becomes master: a council seat, a good and a cell. With three players the second is apprentice: a good or a cell.
guide-ask-bid-wait = You have a privilege now: spend it, and the others decide before you. If you never need to, it is a point at the end.
guide-ask-cell = Look at what lies around a cell: plots for buildings at its sides, white circles for chapels at its corners. That is where the points will come from.
guide-ask-good-or-cell = An apprentice gets one of the two. A cell is a point and perhaps neighbours; a good is money at the next merchants' step.
guide-ask-recover = You revealed a stack, but there is nothing that you can do for it. As a comfort, one of these cards may go back under your deck: the best one, usually.
guide-ask-chapel = The church's councillor places a chapel: a point at the end for each of your family whose cell touches it. Corners count.
guide-ask-build = Place the building where your family lives at its sides: each of them brings the points on it at the end. Diagonals don't count.
guide-ask-sell = Sell what you like; prices are printed on the goods. Coins count for nothing at the end, but they buy cells.
