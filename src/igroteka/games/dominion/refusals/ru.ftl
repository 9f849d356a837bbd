# Что не так в файле компонентов или в списке покупок.

wrong-order = компоненты dominion: карты перечисляются в таком порядке: { $keys }
wrong-piles = компоненты dominion: стопки называются copper, silver, gold, victory, curse и kingdom
wrong-kingdom = компоненты dominion: в наборе { $kingdom } должно быть десять разных карт королевства

strategy-line = строка { $line }: { $what }{ $pointed }
strategy-sign = этот знак здесь ничего не значит
strategy-end = здесь пункт должен закончиться; пишите `Карта if условие`, а пункты разделяйте ; или новой строкой
strategy-card = карты { $given } нет
strategy-no-card = не хватает названия карты
strategy-of = после { $word } нужна карта в скобках: { $word }(Province)
strategy-missing = здесь чего-то не хватает
strategy-unknown = { $given } здесь непонятно; есть { $known }, own(Карта), left(Карта) и числа
strategy-close = здесь не хватает )
strategy-empty = в списке нет ни одного пункта; напишите, например: Province; Gold; Silver
