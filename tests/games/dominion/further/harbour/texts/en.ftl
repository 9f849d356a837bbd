option-kingdom-harbour = The Harbour

card-ferry = Ferry
    .help = +1 action. You may return a card from your hand to its pile for +2 coins.
card-pier = Pier
    .help = +1 card, +1 action. 1 victory point.
card-toll = Toll
    .help = +2 coins. Attack: every other player with five or more cards in hand puts one of them onto the deck.

points-pier = Piers

move-ship = Return { $card }

ask-ferry = Return a card to its pile for 2 coins, or enough
ask-toll = { $attacker } plays Toll: put a card from your hand on your deck

log-ship = { $player } returns { $card } to its pile
