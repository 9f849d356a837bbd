# What is wrong with a components file, a set of cards or a priority list.

wrong-unused = on a card of these types it would mean nothing: 0 is right here
wrong-effect = the words of this card need a figure here
wrong-no-effect = there is no figure in the words of this card: leave it out
wrong-kingdom = these are ten different kingdom cards
wrong-twice = the sets of dominion have a card twice: { $keys }
wrong-module = { $file } is no card's module: write { $figures } with the card's figures and words, or let the module's name begin with _ if it only helps cards
wrong-no-card-here = { $file } lacks the card itself: end it with CARD: Final = TheCard("{ $card }", ...), an object of your subclass of Card
wrong-unobserved = { $file }: learners wouldn't see when { $questions } is asked; name it where the card is made: CARD: Final = TheCard("{ $card }", { $questions })
wrong-no-attack = { $card } is an Attack, so something must say what it does to others: write { $file } with a subclass of Attack that has a method attack

strategy-line = line { $line }: { $what }{ $pointed }
strategy-sign = this sign has no meaning here
strategy-end = the clause should end here; write `Card if condition`, parted by ; or new lines
strategy-card = there is no card { $given }
strategy-no-card = a card's name is missing
strategy-of = after { $word } comes a card in parentheses: { $word }(Province)
strategy-missing = something is missing here
strategy-unknown = { $given } is unknown here; there are { $known }, own(Card), left(Card) and numbers
strategy-close = a ) is missing here
strategy-empty = this list has no clause; write something like: Province; Gold; Silver
