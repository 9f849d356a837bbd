# The Dominion board.

type-action = Action
type-attack = Attack
type-reaction = Reaction
type-treasure = Treasure
type-victory = Victory
type-curse = Curse

supply = The supply
piles-basic = Treasures, Victory cards and Curses
piles-kingdom = The kingdom
pile-left =
    { $n ->
        [0] none left
       *[other] { $n } left
    }
buy-with-all = play all Treasures and buy it
card-cost = costs { $n }

play-area = Cards in play
nothing-played = Nothing has been played this turn.
phase-action = { $name }: actions
phase-buy = { $name }: buying
phase-end = The match is over
count-actions = Actions
count-buys = Buys
count-coins = Coins
count-hand = Hand
count-deck = Deck
count-cards = All your cards
aside = Lying open
aside-of = Lying open ({ $name })
looked = Only you see this card
trash = Trash: { $n }
trash-empty = nothing yet

only-lies = This card just lies here: nothing can be done with it now.
my-cards = My cards
hand =
    { $n ->
        [one] Hand, 1 card
       *[other] Hand, { $n } cards
    }
hand-empty = The hand is empty.
deck = Deck: { $n }
discard = Discard: { $n }
picked = To be discarded: { $cards }
fact-hand = hand { $n }
fact-deck = deck { $n }
fact-discard = discard { $n }
fact-discard-top = discard { $n } ({ $card })
holdings = Everyone's cards
holdings-card = Card
holdings-mine = All your cards, wherever they are
holdings-place = How many cards
holdings-hand_size = in hand
holdings-deck_size = in the deck
holdings-discard_size = in the discard pile


rules-turn = A turn
    .text =
        Everybody begins with the same cards (Coppers: { $deck-copper }, Estates: { $deck-estate }), shuffled, and draws a hand of { $deck-hand }.
        Actions: play one Action card from your hand; cards with “+ actions” let you play more.
        Buying: lay down Treasures for coins, then buy one card from the supply; “+ buys” allow more. It goes to your discard pile.
        Clean-up: everything played and everything still in hand is discarded, and { $deck-hand } new cards are drawn. An empty deck is shuffled anew from the discard pile.
rules-cards = The cards
    .text =
        Treasures are money, and are played again and again as they come back. Victory cards only count at the end. Curses count against you.
        Attacks hurt all others unless they show a Reaction that guards them. What is trashed is out of the game.
rules-end = The end
    .text =
        The match ends after the turn in which the Provinces, or any three piles, run out. Most points in all one's cards win; on a tie, whoever has had fewer turns; if that is equal too, the victory is shared.

sign-cost = what the card costs
sign-left = how many are left in the pile
sign-cards = draw so many cards
sign-actions = so many more Actions this turn
sign-buys = so many more buys this turn
sign-coins = coins to spend this turn
sign-points = victory points at the end
sign-action = Action: played in the action phase
sign-attack = Attack: hurts all others
sign-reaction = Reaction: guards against attacks from the hand
sign-treasure = Treasure: money in the buying phase
sign-victory = Victory card: points at the end
sign-curse = Curse: points lost at the end

# Choosing the kingdom of a new table.

kingdom-own = Card by card…
kingdom-count =
    { $left ->
        [0] Ten cards: a kingdom
       *[other] { $n } of ten cards chosen
    }
