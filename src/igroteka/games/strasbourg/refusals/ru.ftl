# Что не так в файле компонентов; где именно, сказано перед этим.

wrong-city = в городе { $rows } рядов по { $columns } областей — и гильдий, и цен
wrong-plot = область { $cell } — площадка, её цена пишется точкой, а не { $given }
wrong-guild = у области { $cell } гильдия { $given }, а буквы гильдий — { $known }; площадка — #
wrong-price = область { $cell } по своей гильдии может стоить { $known }, а не { $given }
wrong-plots = площадок в городе { $wanted }, а не { $found }
wrong-of = `of` — одно из { $known }, а не { $given }
wrong-of-nothing = `of` нужно заданиям о здании или гильдии, а здесь стоит { $given }
wrong-rounds = карт раундов { $n } и часовен { $n }, по одной на раунд
wrong-sites = { $site } — не место для часовни; места — от a1 до h5
wrong-site-twice = место { $site } названо дважды
wrong-few-sites = часовням нужно не меньше { $n } разных мест
wrong-highest = карты влияния — от 1 до 6
wrong-tasks = каждому сдаётся 5 заданий
