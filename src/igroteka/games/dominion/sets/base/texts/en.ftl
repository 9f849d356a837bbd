# The first edition. Names are the published ones; every sentence is ours.

# The recommended kingdoms.

option-kingdom-first-game = First Game
option-kingdom-big-money = Big Money
option-kingdom-interaction = Interaction
option-kingdom-size-distortion = Size Distortion
option-kingdom-village-square = Village Square

# Cards: name, and what it does in our words.

card-adventurer = Adventurer
    .help = Turn over cards of your deck until two Treasures have come up. They go to your hand, the rest is discarded.
card-bureaucrat = Bureaucrat
    .help = Gain a Silver onto your deck. Attack: every other player puts a Victory card from hand onto the deck, or shows a hand without one.
card-cellar = Cellar
    .help =
        { $card-cellar-actions ->
            [one] +{ $card-cellar-actions } action
           *[other] +{ $card-cellar-actions } actions
        }. Discard as many cards as you like, then draw as many.
card-chancellor = Chancellor
    .help =
        { $card-chancellor-coins ->
            [one] +{ $card-chancellor-coins } coin
           *[other] +{ $card-chancellor-coins } coins
        }. You may put your whole deck into your discard pile at once.
card-chapel = Chapel
    .help = Trash up to four cards from your hand.
card-council_room = Council Room
    .help =
        { $card-council_room-cards ->
            [one] +{ $card-council_room-cards } card
           *[other] +{ $card-council_room-cards } cards
        }, { $card-council_room-buys ->
            [one] +{ $card-council_room-buys } buy
           *[other] +{ $card-council_room-buys } buys
        }. Every other player draws a card.
card-feast = Feast
    .help = Trash this card and gain one costing up to 5.
card-festival = Festival
    .help =
        { $card-festival-actions ->
            [one] +{ $card-festival-actions } action
           *[other] +{ $card-festival-actions } actions
        }, { $card-festival-buys ->
            [one] +{ $card-festival-buys } buy
           *[other] +{ $card-festival-buys } buys
        }, { $card-festival-coins ->
            [one] +{ $card-festival-coins } coin
           *[other] +{ $card-festival-coins } coins
        }.
card-gardens = Gardens
    .help = 1 victory point for every ten cards you own at the end, rounded down.
card-laboratory = Laboratory
    .help =
        { $card-laboratory-cards ->
            [one] +{ $card-laboratory-cards } card
           *[other] +{ $card-laboratory-cards } cards
        }, { $card-laboratory-actions ->
            [one] +{ $card-laboratory-actions } action
           *[other] +{ $card-laboratory-actions } actions
        }.
card-library = Library
    .help = Draw until you hold seven cards. Actions may be set aside as you draw them; those are discarded afterwards.
card-market = Market
    .help =
        { $card-market-cards ->
            [one] +{ $card-market-cards } card
           *[other] +{ $card-market-cards } cards
        }, { $card-market-actions ->
            [one] +{ $card-market-actions } action
           *[other] +{ $card-market-actions } actions
        }, { $card-market-buys ->
            [one] +{ $card-market-buys } buy
           *[other] +{ $card-market-buys } buys
        }, { $card-market-coins ->
            [one] +{ $card-market-coins } coin
           *[other] +{ $card-market-coins } coins
        }.
card-militia = Militia
    .help =
        { $card-militia-coins ->
            [one] +{ $card-militia-coins } coin
           *[other] +{ $card-militia-coins } coins
        }. Attack: every other player discards down to three cards.
card-mine = Mine
    .help = Trash a Treasure from your hand; gain one costing up to 3 more, straight into your hand.
card-moat = Moat
    .help =
        { $card-moat-cards ->
            [one] +{ $card-moat-cards } card
           *[other] +{ $card-moat-cards } cards
        }. Reaction: shown from your hand when another player attacks, it keeps the attack from you.
card-moneylender = Moneylender
    .help = Trash a Copper from your hand for +3 coins.
card-remodel = Remodel
    .help = Trash a card from your hand; gain one costing up to 2 more.
card-smithy = Smithy
    .help =
        { $card-smithy-cards ->
            [one] +{ $card-smithy-cards } card
           *[other] +{ $card-smithy-cards } cards
        }.
card-spy = Spy
    .help =
        { $card-spy-cards ->
            [one] +{ $card-spy-cards } card
           *[other] +{ $card-spy-cards } cards
        }, { $card-spy-actions ->
            [one] +{ $card-spy-actions } action
           *[other] +{ $card-spy-actions } actions
        }. Attack: everyone, you first, turns over the top card of the deck; you say which are discarded and which go back.
card-thief = Thief
    .help = Attack: every other player turns over two cards; one Treasure of your choice among them is trashed. You may take any of the cards trashed so.
card-throne_room = Throne Room
    .help = Choose an Action in your hand and play it twice.
card-village = Village
    .help =
        { $card-village-cards ->
            [one] +{ $card-village-cards } card
           *[other] +{ $card-village-cards } cards
        }, { $card-village-actions ->
            [one] +{ $card-village-actions } action
           *[other] +{ $card-village-actions } actions
        }.
card-witch = Witch
    .help =
        { $card-witch-cards ->
            [one] +{ $card-witch-cards } card
           *[other] +{ $card-witch-cards } cards
        }. Attack: every other player gains a Curse.
card-woodcutter = Woodcutter
    .help =
        { $card-woodcutter-buys ->
            [one] +{ $card-woodcutter-buys } buy
           *[other] +{ $card-woodcutter-buys } buys
        }, { $card-woodcutter-coins ->
            [one] +{ $card-woodcutter-coins } coin
           *[other] +{ $card-woodcutter-coins } coins
        }.
card-workshop = Workshop
    .help = Gain a card costing up to 4.

points-gardens = Gardens

# Moves that these cards have brought.

move-double = Play { $card } twice
move-topdeck = Put { $card } on your deck
move-steal = Trash { $card }
move-take = Take { $card }
move-reveal_moat = Show your Moat
move-no_reaction = Let it happen
move-discard_deck = Put the deck into the discard pile
move-keep_deck = Leave the deck
move-set_aside = Set it aside
move-keep_card = Keep it
move-discard_top = Discard it
move-put_back = Put it back

# Questions.

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

# The log.

log-again = { $player } plays { $card } a second time
log-show-hand = { $player } shows a hand without Victory cards: { $cards }
log-shield = { $player } shows { $card }
log-look = { $player } draws { $card }
log-look-hidden = { $player } draws a card
log-keep = { $player } keeps it
log-aside = { $player } sets { $card } aside
log-discard-deck =
    { $n ->
        [one] { $player } puts the deck (1 card) into the discard pile
       *[other] { $player } puts the deck ({ $n } cards) into the discard pile
    }
log-steal = { $player } has { $victim }'s { $card } trashed
log-take = { $player } takes { $card } from the trash
