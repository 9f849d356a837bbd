# Что не так в файле компонентов, в наборе карт или в списке покупок.

wrong-order = записи должны быть такие и в таком порядке: { $keys }
wrong-kingdom = здесь должно быть десять разных карт королевства
wrong-twice = наборы dominion: карта встречается дважды: { $keys }
wrong-module = у модуля { $file } нет карты: напишите { $figures } со значениями и текстами карты или начните имя модуля с _, если он вспомогательный
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
