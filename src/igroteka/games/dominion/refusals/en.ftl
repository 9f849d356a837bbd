# What is wrong with a components file or a priority list.

wrong-order = the components of dominion list the cards in this order: { $keys }
wrong-piles = the components of dominion have the piles copper, silver, gold, victory, curse and kingdom
wrong-kingdom = the components of dominion: kingdom { $kingdom } is not ten different kingdom cards

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
