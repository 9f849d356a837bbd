# Что не так в файле компонентов.

wrong-order = компоненты strasbourg: записи { $kind } идут в таком порядке: { $keys }
wrong-city = компоненты strasbourg: в городе { $rows } рядов по { $columns } областей — и в guilds, и в prices
wrong-plot = компоненты strasbourg: область { $cell } — площадка, её цена пишется точкой, а не { $given }
wrong-guild = компоненты strasbourg: у области { $cell } гильдия { $given }, а буквы гильдий — { $known }; площадка — #
wrong-price = компоненты strasbourg: область { $cell } гильдии { $guild } может стоить { $known }, а не { $given }
wrong-plots = компоненты strasbourg: площадок в городе { $wanted }, а не { $found }
wrong-of = компоненты strasbourg: задание { $task }: `of` — одно из { $known }, а не { $given }
wrong-of-nothing = компоненты strasbourg: задание { $task }: `of` здесь не нужно, а стоит { $given }
wrong-rounds = компоненты strasbourg: карт раундов { $n } и часовен { $n }, по одной на раунд
wrong-card = компоненты strasbourg: карта раунда { $card }: гильдии { $given } нет
wrong-sites = компоненты strasbourg: часовням нужно не меньше { $n } разных мест от a1 до h5; не годятся { $sites }
wrong-few-sites = компоненты strasbourg: часовням нужно не меньше { $n } разных мест от a1 до h5, а их меньше
wrong-start = компоненты strasbourg: карты влияния — от 1 до 6, не больше 4 каждой, и каждому сдаётся 5 заданий
