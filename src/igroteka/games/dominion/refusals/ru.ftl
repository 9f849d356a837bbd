# Что не так в файле компонентов, в наборе карт или в списке покупок.

wrong-order = компоненты dominion: карты перечисляются в таком порядке: { $keys }
wrong-piles = компоненты dominion: стопки называются copper, silver, gold, victory, curse и kingdom
wrong-kingdom = компоненты dominion: в наборе { $kingdom } должно быть десять разных карт королевства
wrong-twice = наборы dominion: карта встречается дважды: { $keys }
wrong-module = { $file }: модуль набора называется по одной из его карт ({ $keys }), а вспомогательный начинается с _
wrong-no-card-here = в { $file } нет самой карты: допишите в конце CARD: Final = ВашаКарта("{ $card }", ...), объект вашего класса-наследника Card
wrong-unobserved = { $file }: обучаемые программы не увидят вопроса { $questions }; назовите его там, где создаётся карта: CARD: Final = ВашаКарта("{ $card }", { $questions })
wrong-no-attack = { $card } — атака, и надо сказать, что она делает с соперниками: напишите { $file } с наследником Attack, у которого есть метод attack

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
