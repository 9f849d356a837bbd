# Dominion. Names are the published ones; every sentence is ours.

game-dominion = Dominion
    .about = Build a deck of cards as you play: money to buy with, actions to do more, land for victory. First edition, 25 kingdom cards of which ten are in play.
    .goal = Most victory points in one's cards when the Provinces, or any three piles, are gone.

option-kingdom = Kingdom
    .help = The ten kingdom cards: a recommended set by name, "random", or a list of ten cards.
option-kingdom-first-game = First Game
option-kingdom-big-money = Big Money
option-kingdom-interaction = Interaction
option-kingdom-size-distortion = Size Distortion
option-kingdom-village-square = Village Square
option-kingdom-random = ten at random
option-first = Who begins
    .help = Which seat makes the first turn. In a series, the left neighbour of the last winner begins.

refused-kingdom = option kingdom is one of { $known }, or a list of ten cards; not { $given }
refused-twice = option kingdom names { $cards } more than once
refused-ten = option kingdom is ten cards, not { $n }
refused-basic = option kingdom: { $card } is in every game, it is no kingdom card
refused-no-card = option kingdom: there is no card { $given }; the cards are { $known }

points-estates = Estates
points-duchies = Duchies
points-provinces = Provinces
points-gardens = Gardens
points-curses = Curses

bot-regular = Regular
    .help = A sound player: money, a few strong actions of this kingdom, Duchies and Estates in time.
bot-bbm = Big Money
    .help = Buys Provinces, Gold and Silver, and nothing else.
bot-bmu = Big Money Ultimate
    .help = Big Money with a sense for the endgame: Duchies and Estates in time.
bot-smithy = Smithy and money
    .help = Big Money Ultimate with a Smithy or two.
bot-double-witch = Double Witch
    .help = Two Witches, then money.

# Cards: name, and what it does in our words.

card-copper = Copper
    .help = Treasure worth 1 coin.
    .rule = The buying phase
card-silver = Silver
    .help = Treasure worth 2 coins.
    .rule = The buying phase
card-gold = Gold
    .help = Treasure worth 3 coins.
    .rule = The buying phase
card-estate = Estate
    .help = 1 victory point.
    .rule = The end of the game
card-duchy = Duchy
    .help = 3 victory points.
    .rule = The end of the game
card-province = Province
    .help = 6 victory points. When the last one is gone, the game ends with that turn.
    .rule = The end of the game
card-curse = Curse
    .help = Costs its owner 1 victory point.
    .rule = Preparation
card-adventurer = Adventurer
    .help = Turn over cards of your deck until two Treasures have come up. They go to your hand, the rest is discarded.
card-bureaucrat = Bureaucrat
    .help = Gain a Silver onto your deck. Attack: every other player puts a Victory card from hand onto the deck, or shows a hand without one.
card-cellar = Cellar
    .help = +1 action. Discard as many cards as you like, then draw as many.
card-chancellor = Chancellor
    .help = +2 coins. You may put your whole deck into your discard pile at once.
card-chapel = Chapel
    .help = Trash up to four cards from your hand.
card-council_room = Council Room
    .help = +4 cards, +1 buy. Every other player draws a card.
card-feast = Feast
    .help = Trash this card and gain one costing up to 5.
card-festival = Festival
    .help = +2 actions, +1 buy, +2 coins.
card-gardens = Gardens
    .help = 1 victory point for every ten cards you own at the end, rounded down.
card-laboratory = Laboratory
    .help = +2 cards, +1 action.
card-library = Library
    .help = Draw until you hold seven cards. Actions may be set aside as you draw them; those are discarded afterwards.
card-market = Market
    .help = +1 card, +1 action, +1 buy, +1 coin.
card-militia = Militia
    .help = +2 coins. Attack: every other player discards down to three cards.
card-mine = Mine
    .help = Trash a Treasure from your hand; gain one costing up to 3 more, straight into your hand.
card-moat = Moat
    .help = +2 cards. Reaction: shown from your hand when another player attacks, it keeps the attack from you.
card-moneylender = Moneylender
    .help = Trash a Copper from your hand for +3 coins.
card-remodel = Remodel
    .help = Trash a card from your hand; gain one costing up to 2 more.
card-smithy = Smithy
    .help = +3 cards.
card-spy = Spy
    .help = +1 card, +1 action. Attack: everyone, you first, turns over the top card of the deck; you say which are discarded and which go back.
card-thief = Thief
    .help = Attack: every other player turns over two cards; one Treasure of your choice among them is trashed. You may take any of the cards trashed so.
card-throne_room = Throne Room
    .help = Choose an Action in your hand and play it twice.
card-village = Village
    .help = +1 card, +2 actions.
card-witch = Witch
    .help = +2 cards. Attack: every other player gains a Curse.
card-woodcutter = Woodcutter
    .help = +1 buy, +2 coins.
card-workshop = Workshop
    .help = Gain a card costing up to 4.

# The places and counters of the table.

place-hand = hand
    .help = Five cards at the beginning of a turn. What is left of them at its end is discarded, and five new ones are drawn. Nobody else may see them.
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
    .help = How many Actions you may still play this turn. Every turn begins with one.
    .rule = Actions
count-buys = buys
    .help = How many cards you may still buy this turn. Every turn begins with one.
    .rule = The buying phase
count-coins = coins
    .help = What you can spend this turn: of Actions and of Treasures that you have played. What is left over is lost.
    .rule = The buying phase

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-card = The kingdom cards

# Moves.

move-play = Play { $card }
move-double = Play { $card } twice
move-buy = Buy { $card }
move-gain = Gain { $card }
move-trash = Trash { $card }
move-discard = Discard { $card }
move-topdeck = Put { $card } on your deck
move-steal = Trash { $card }
move-take = Take { $card }
move-treasures = Play all Treasures
move-end_actions = End the action phase
move-end_turn = End the turn
move-done = Enough
move-reveal_moat = Show your Moat
move-no_reaction = Let it happen
move-discard_deck = Put the deck into the discard pile
move-keep_deck = Leave the deck
move-set_aside = Set it aside
move-keep_card = Keep it
move-discard_top = Discard it
move-put_back = Put it back

# Questions.

ask-action =
    { $n ->
        [one] Play an Action (1 left), or go on to buying
       *[other] Play an Action ({ $n } left), or go on to buying
    }
ask-buy =
    { $buys ->
        [0] Nothing left to buy with: end your turn
       *[other] Play Treasures and buy: { $coins ->
            [one] 1 coin
           *[other] { $coins } coins
        }, { $buys ->
            [one] 1 buy
           *[other] { $buys } buys
        }
    }
ask-gain = Gain a card costing up to { $limit }
ask-gain-treasure = Gain a Treasure costing up to { $limit }, into your hand
ask-react = { $attacker } plays { $card }: how do you react?
ask-topdeck = { $attacker } plays Bureaucrat: put a Victory card from your hand on your deck
ask-cellar = Discard for Cellar ({ $picked } so far), then draw as many
ask-chancellor =
    { $n ->
        [one] Put your deck (1 card) into your discard pile?
       *[other] Put your deck ({ $n } cards) into your discard pile?
    }
ask-chapel =
    { $left ->
        [one] Trash 1 more card, or enough
       *[other] Trash up to { $left } cards
    }
ask-library = You drew { $card }: keep it or set it aside?
ask-discard-down = { $attacker } plays Militia: discard down to { $size } cards, { $left } to go
ask-mine = Trash a Treasure, to gain a better one
ask-remodel = Trash a card, to gain one costing up to 2 more
ask-spy-self = Your top card is { $card }: discard it or put it back?
ask-spy = { $victim }'s top card is { $card }: discard it or put it back?
ask-steal = Which of { $victim }'s Treasures is trashed?
ask-loot = Take what the Thief has brought, or enough
ask-double = Choose an Action to play twice

# Why not.

why-not-in-hand = you have no { $card } in hand
why-not-action = { $card } is no Action
why-not-treasure = { $card } is no Treasure
why-not-victory = { $card } is no Victory card
why-actions-first = you are still in the action phase: end it first
why-never-played = { $card } isn't played: it counts at the end of the match
why-buying-now = the action phase is over: { $card } can't be played now
why-no-buys = you have no buys left
why-few-treasures = you have fewer than two Treasures in hand
why-not-in-supply = { $card } is not in this kingdom
why-pile-empty = the pile of { $card } is empty
why-too-dear = { $card } costs { $cost }, you have { $have }
why-over-limit = { $card } costs { $cost }, the limit is { $have }
why-gain-not-buy = this card is gained, not bought: choose "gain"

# The log.

log-turn = { $player }: turn { $n }
log-play = { $player } plays { $card }
log-again = { $player } plays { $card } a second time
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
log-show-hand = { $player } shows a hand without Victory cards: { $cards }
log-shield = { $player } shows { $card }
log-look = { $player } draws { $card }
log-look-hidden = { $player } draws an Action
log-keep = { $player } keeps it
log-aside = { $player } sets { $card } aside
log-discard-deck =
    { $n ->
        [one] { $player } puts the deck (1 card) into the discard pile
       *[other] { $player } puts the deck ({ $n } cards) into the discard pile
    }
log-steal = { $player } has { $victim }'s { $card } trashed
log-take = { $player } takes { $card } from the trash
log-cleanup = { $player } cleans up

# The table in the terminal.

draw-supply = Supply
draw-pile = pile
draw-cost = cost
draw-left = left
draw-kingdom = Kingdom
draw-trash = Trash
draw-played = In play
draw-aside = Set aside
draw-owned = All cards
draw-hand = Hand
draw-deck = deck { $n }
draw-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
draw-turn = turn { $n }
draw-discard = discard { $n }, { $card } on top
draw-counters = Actions { $actions } · Buys { $buys } · Coins { $coins }
