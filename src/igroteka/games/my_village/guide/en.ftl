# The guide to My Village: the steps of script.toml in their order, then what is said when a new question comes up.

guide-welcome =
    Welcome to your village! Five villagers live in it: an abbot, a councilman, a traveller, a craftsman and a merchant. Build around them, let them work, and gather prestige before time takes too many of them.
    In a turn you take two dice; their sum is your value, and banners with that value can be activated. Take two 3s, for a 6.
guide-stable = Black banners are on the cards of the table: you take one card a turn. The stable with the 6 takes 3 time; it turns over, joins your craftsman, and a horse stands in it at once.
guide-ten = Horses want customers. The clerk's office is open at 4 and 10: take the 4 and a 6. Leave black dice alone if you can, each costs 2 time.
guide-clerk = Go to the clerk's office.
guide-customers = One customer takes 1 time, two take 2. This one wants a horse, and comes at 6 or 8, like your stable! Take along the one who wants a cart, too: perhaps you will build a wainwright's.
guide-enough = Up to four could come, but a third costs a coin as well. That is enough.
guide-six-again = Your opponent's merchant died, and the rat moved on; more about both soon. A new round, new dice. Make a 6 again: 1 and 5.
guide-white-banner = White banners are those in your own village, and you may activate as many as your value fits. Your merchant is there, so serve the customer: the horse goes, and 2 points are yours.
guide-another = With the same 6 the stable works again: 1 time for another horse.
guide-no-more = Nothing else in your village has a 6. Enough for this turn.
guide-seven = Now a church, at 7. Take 3 and 5: one too many, but that can be helped.
guide-coin = A coin changes one die by 1. Make the 5 a 4.
guide-church = Each church has a gift of its own. The Trade Church brings a customer for nothing whenever you go to the clerk. It takes 4 time; watch your marker on the life track.
guide-death = The marker crossed the bridge, and one villager dies. While there is room for the profession in the chronicle, that brings story points: 2 for the first, 1 for the second. But where nobody lives, the zone is not active: no new cards, no use. You have nothing in the council yet, so let the councilman go.
guide-headman-dice = Story points hang on your tree, and when the rat reaches the end of its track, everyone loses half of what hangs there. Only in the main house they are safe. Any two dice will do now: take 4 and 5.
guide-headman = Instead of a banner, the headman may take a step for 1 time: to the coin first. From there he goes home, and carries everything from the tree into the house, or on to 3 more story points.
guide-farewell =
    You know the ways of the village now. Look for values that several of your white banners share, send pupils to school for those who died (3 or 11), and bring story points home before the rats come.
    The match ends with the round in which 9 villagers of you two have died. Play on as you like; when something new comes up, I'll be back.

guide-ask-die = Two dice, and their sum decides. Beside the dice you see which sums are possible, and what each would allow.
guide-ask-banner = One black banner, or as many white ones as fit, or a step of the headman. Coins can still change the dice.
guide-ask-more = One white banner after the other, in any order. Goods made now can be sold at once.
guide-ask-school = A pupil enters, moves on, or becomes a villager of any profession that is missing.
guide-ask-clerk = One customer takes 1 time, two or three take 2, four take 3; from the third on a coin is due as well. Look at what they want and at which values they come: best at those that your village uses anyway.
guide-ask-free-customer = The Trade Church's gift: one customer for nothing.
guide-ask-bury = Somebody must go. Think of the chronicle: 2 story points for the first of a profession, 1 for the second, none in an anonymous grave. And of whom you need.
guide-ask-mark-area = The Council of Territories counts one kind of card at the end. Choose what you will have most of.
guide-ask-mark-villager = The Council of the People counts villagers who are alive at the end.
guide-ask-token = The 2/12-value tile makes a banner work at 2 and 12 as well. Put it where you want to come often.
guide-ask-path = The monk lets the headman walk. At home he saves all story points of the tree.
guide-ask-pay-horse = A horse or a coin: keep what you need sooner.
guide-ask-pay-cart = A cart, or two coins.
guide-ask-keep-travel = The Travellers' Church lets you look once more: keep this card, or take the next one unseen.
guide-ask-heal = The rats are coming, and half of your tree is at stake. The Church of Healing can keep them out of your village, twice in a match.
guide-ask-hire = The village is empty, so a day labourer comes. Choose the profession that you can use best.
