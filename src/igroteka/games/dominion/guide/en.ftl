# The guide to Dominion: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome =
    Welcome! Both of you begin with the same ten humble cards, seven Coppers and three Estates; five are in your hand. Whoever has the most victory points among all their cards at the end wins.
    Money first. No need to lay Coppers one by one: the button below plays all your Treasures.
guide-first-buy = Three Coppers are three coins, and one card a turn is yours to buy. Take a Village: it will show what it is good for soon.
guide-clean-up = The Village lies in your discard pile, not in your hand: you will draw it later. End the turn. What you played and what is left in your hand is discarded as well, and you draw five new cards. Nothing can be saved up.
guide-second-turn = Your second turn, with the other half of your deck: four Coppers and an Estate. Estates are worth a point at the end, but until then they only clog your hand.
guide-smithy = Four coins buy a Smithy. It draws three cards at once, so you will have more to spend in one turn.
guide-shuffle = End the turn and look at your deck: it is empty. The discard pile is shuffled and becomes the new deck, with your Village and your Smithy in it. That is how all you buy comes round, again and again.
guide-village = Both came at once! A turn allows just one Action, so the order matters. Village first: it draws a card and gives two further Actions.
guide-draw = Two Actions left and a Smithy in hand: three more cards. Had you begun with the Smithy, the Village would have stayed in your hand.
guide-money = Six Coppers in one hand. No Action card is left, so on to the money.
guide-gold = Six coins: the Gold. It is worth three coins each time it comes up, and takes no more room in your hand than a Copper.
guide-go-on = End the turn. Meanwhile watch what the other one buys: the log tells everything, and hovering over a card (or a long press) tells what it does.
guide-other-bought = Your Gold is here already. The other one has a Militia since last turn; keep that name in mind. Lay down your money.
guide-market = Five coins. The Market does a little of everything: a card, an Action, a buy and a coin. It never gets in the way of other Actions, because it gives back the one it costs.
guide-ready = End the turn.
guide-attack = An attack! Militia brings its owner two coins and makes everybody else discard down to three cards. Part with two Coppers: the Village and the Smithy will draw better cards.
guide-again-village = Your turn with three cards, but what cards. The Village first, as before.
guide-again-smithy = Now the Smithy.
guide-play-market = And the Market turned up. The Village left you an Action, so it can be played at once. Watch the counters in the middle: actions, buys, coins.
guide-count = The Market gave a coin and a second buy. Lay down the Coppers.
guide-two-buys = Five coins and two buys. You could have one card for five; try two instead. A Silver for three: plain money is what most good decks are made of.
guide-moat = Two coins are left, enough for a Moat. It draws two cards. And while it is in your hand, you may show it when somebody attacks: the attack passes you by.
guide-last = End the turn, and you know how it goes.
guide-farewell =
    Now you know how Dominion works; the rest is choosing well. A Province costs eight and brings six points: first make a deck that often has eight coins, then buy Provinces. The match ends when they are gone, or when any three piles are.
    From here on you play as you like. When something new comes up, I'll be back. The R key has the rules on one page.

guide-ask-action = Here you play Actions: one, and more if a card says “+ actions”. With none worth playing, go on to buying.
guide-ask-buy = Lay down Treasures, then buy what the coins allow, one card per buy. You need not buy: Coppers and Curses cost nothing and are rarely a gift.
guide-ask-discard-down = An attack: keep the three cards that make the best turn together. Victory cards go first, they do nothing during play.
guide-ask-react = An attack. If a Moat is in your hand, show it, and the attack doesn't touch you; the card stays in your hand, so there is no reason not to. Without one, let it happen: those are asked, too, who own a Moat but don't hold it now, so that the question gives nothing away.
guide-ask-cellar = The Cellar: discard any cards you can't use now, and draw as many. Estates are the first to go.
guide-ask-mine = The Mine turns a Treasure into a better one, and puts it straight into your hand: Copper into Silver, Silver into Gold.
guide-ask-gain-treasure = The new Treasure may cost up to three more, and you can spend it this very turn.
guide-ask-remodel = Remodel trashes a card, out of the game for good, and you get one that costs up to two more. An Estate becomes a Smithy; late in the match a Gold becomes a Province.
guide-ask-gain = Choose a card up to that price: it costs no coins and no buy, and goes to your discard pile.
