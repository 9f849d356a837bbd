# Dominion. Names are the published ones; every sentence is ours.

game-dominion = Dominion
    .about = Build a deck of cards as you play: money to buy with, actions to do more, land for victory. First edition, 25 kingdom cards of which ten are in play.
    .goal = Have the most victory points in your cards when the Provinces, or any three piles, are gone.

option-kingdom = Kingdom
    .help = The ten kingdom cards: a recommended set by name, "random", or a list of ten cards.
option-kingdom-random = ten at random
option-first = Who begins
    .help = Which seat makes the first turn. In a series, the left neighbour of the last winner begins.

refused-kingdom = option kingdom is one of { $known }, or a list of ten cards; not { $given }
refused-twice = option kingdom names { $cards } more than once
refused-ten = option kingdom is ten cards, not { $n }
refused-basic = option kingdom: { $card } is in every match, it is no kingdom card
refused-no-card = option kingdom: there is no card { $given }; the cards are { $known }

points-estates = Estates
points-duchies = Duchies
points-provinces = Provinces
points-curses = Curses
tie-turns = On a tie, fewer turns win

bot-regular = Regular
    .help = A sound player: money, a few strong actions of this kingdom, Duchies and Estates in time.
bot-novice = Novice
    .help = Buys whatever is dearest, and wonders why the cards don't go together.
bot-bbm = Big Money
    .help = Buys Provinces, Gold and Silver, and nothing else.
bot-bmu = Big Money Ultimate
    .help = Big Money with a sense for the endgame: Duchies and Estates in time.
bot-smithy = Smithy and money
    .help = Big Money Ultimate with a Smithy or two.
bot-double-witch = Double Witch
    .help = Two Witches, then money.
bot-engine = Engine
    .help = Villages, Smithies and Markets for two, where all parts are there; else plays like Regular.

# The places and counters of the table.

place-hand = hand
    .help = Cards at the beginning of a turn: { $deck-hand }. What is left of them at its end is discarded, and as many new ones are drawn. Nobody else may see them.
    .rule = The clean-up phase
place-deck = deck
    .help = Drawn from the top, and not to be looked through. When a card is needed and it is empty, the discard pile is shuffled into a new one.
    .rule = Additional rules
place-discard = discard pile
    .help = Where bought and gained cards go, and at the end of a turn everything played and held. Only its top card is seen.
    .rule = Additional rules
place-trash = trash
    .help = What lies here is out of the game. Anyone may look through it.
    .rule = Additional rules
count-actions = actions
    .help = How many Actions you may still play before buying. Every turn begins with one.
    .rule = Actions
count-buys = buys
    .help = How many cards you may still buy this turn. Every turn begins with one.
    .rule = The buying phase
count-coins = coins
    .help = What you can spend this turn, from Actions and from the Treasures that you have played. What is left over is lost.
    .rule = The buying phase

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-card = The kingdom cards

# Moves.

move-play = Play { $card }
move-buy = Buy { $card }
move-gain = Gain { $card }
move-trash = Trash { $card }
move-discard = Discard { $card }
move-treasures = Play all Treasures
move-end_actions = Go on to buying
move-end_turn = End the turn
move-done = Done

# Questions.

ask-action = Play an Action ({ $n } left), or go on to buying
ask-buy =
    { $buys ->
        [0] No buys left: end your turn
       *[other] Buy: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }{ $treasures ->
            [0] {""}
           *[other] {" "}and { $treasures } in hand
        }, { $buys ->
            [one] 1 buy
           *[other] { $buys } buys
        }
    }
ask-gain = Gain a card costing up to { $limit }
ask-gain-treasure = Gain a Treasure costing up to { $limit }, into your hand

# Why not.

why-not-in-hand = you have no { $card } in hand
why-not-action = { $card } is no Action
why-not-treasure = { $card } is no Treasure
why-not-victory = { $card } is no Victory card
why-actions-first = this is still the action phase: go on to buying first
why-never-played = { $card } isn't played: it counts at the end of the match
why-buying-now = the action phase is over: { $card } can't be played now
why-no-buys = you have no buys left
why-few-treasures = you have fewer than two Treasures in hand
why-not-in-supply = { $card } is not in this kingdom
why-pile-empty = the pile of { $card } is empty
why-too-dear = { $card } costs { $cost }, you have { $have }
why-over-limit = { $card } costs { $cost }, the limit is { $have }
why-gain-not-buy = this card is gained, not bought: choose “gain”

# What would be lost.

warn-unplayed =
    { $coins ->
        [one] You could still have 1 coin to spend, and ending the turn can't be undone
       *[other] You could still have { $coins } coins to spend, and ending the turn can't be undone
    }
warn-curse = { $card } takes points away at the end
warn-coins =
    { $coins ->
        [one] 1 coin is unspent, and ending the turn can't be undone
       *[other] { $coins } coins are unspent, and ending the turn can't be undone
    }

# The log.

log-turn = { $player }: turn { $n }
log-play = { $player } plays { $card }
log-treasures = { $player } plays { $cards }
log-draw = { $player } draws { $cards }
log-draw-hidden =
    { $n ->
        [one] { $player } draws a card
       *[other] { $player } draws { $n } cards
    }
log-shuffle = { $player } shuffles
log-buy = { $player } buys { $card }
log-gain = { $player } gains { $card }
log-gain-hand = { $player } gains { $card } into hand
log-gain-deck = { $player } gains { $card } onto the deck
log-trash = { $player } trashes { $card }
log-trash-played = { $player } trashes the { $card } just played
log-discard = { $player } discards { $cards }
log-discard-hidden =
    { $n ->
        [one] { $player } discards { $card }
       *[other] { $player } discards { $n } cards, { $card } on top
    }
log-reveal = { $player } reveals { $card }
log-lay-open = { $player } turns over { $card }
log-discard-top = { $player }'s { $card } is discarded
log-put-back = { $player }'s { $card } goes back on the deck
log-discard-revealed = { $player } discards { $cards }
log-to-hand = { $player } takes { $cards } into hand
log-topdeck = { $player } puts { $card } on the deck
log-cleanup = { $player } cleans up
log-end-provinces = The pile of Provinces is empty: the match ends
log-end-piles = Empty piles of the supply end the match: { $cards }

# The table in the terminal.

draw-supply = Supply
draw-pile = pile
draw-cost = cost
draw-left = left
draw-kingdom = Kingdom
draw-trash = Trash
draw-played = In play
draw-aside = Lying open
draw-owned = All cards
draw-hand = Hand
draw-deck = deck { $n }
draw-cards = hand { $n }
draw-turn = turn { $n }
draw-discard = discard { $n }, { $card } on top
draw-counters = Actions { $actions } · Buys { $buys } · Coins { $coins }

# Why a move, in a hint.

reason-treasures = coins can't be saved: a Treasure that isn't played is discarded all the same
reason-no-buy =
    { $coins ->
        [one] nothing that one coin can pay would help the deck
       *[other] nothing that { $coins } coins can pay would help the deck
    }
reason-province = { $points ->
    [one] one point
   *[other] { $points } points
}; { $left ->
    [0] it is the last one, and ends the match
    [one] one is left after it, and the match ends with the last
   *[other] { $left } are left after it, and the match ends with the last
}
reason-last-province = the last Province would end the match, and { $behind ->
    [0] among equals whoever had fewer turns would win it
    [one] you would still be a point behind
   *[other] you would still be { $behind } points behind
}
reason-late-points = only { $left ->
        [one] one Province is
       *[other] { $left } Provinces are
    } left: points count more now than what the deck can still buy
reason-money = { $hands } hands bring about { $now } coins, with it { $later }; a Province takes { $price } at once
reason-buy-attack = it slows the others down each time it is played
reason-buy-actions = { $n ->
    [0] with it more than one Action can be played in a turn
    [one] one of your Actions ends the phase: with this one another can follow
   *[other] { $n } of your Actions end the phase: with this one more of them can be played in a turn
}
reason-buy-cards = it draws { $n ->
    [one] a card: it takes no place in the hand
   *[other] { $n } cards: more money in a turn
}
reason-free-action = it gives back the action that it takes
reason-play-attack = it hurts everybody else
reason-play-cards = it draws { $n ->
    [one] a card
   *[other] { $n } cards
}
reason-burden = { $card } does nothing in the hand
