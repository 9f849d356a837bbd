# Мастерская: как называются компоненты.

group-city = Город
group-goods = Товары
group-buildings = Здания
group-rounds = Раунды
group-tasks = Задания
group-start = Начало партии

entry-city = Карта города
entry-chapels = Часовни
entry-card = Карта раунда { $number }
entry-rank =
    { $number ->
        [1] Гильдия при 3 игроках
        [2] Гильдия при 4 игроках
       *[other] Гильдия при 5 игроках
    }
entry-failed_task = Проваленное задание
entry-start = С чем начинает каждый
entry-council = Городской совет

field-city-guilds = гильдии по рядам
    .help = По букве на область: S кузнецы, V виноделы, C сапожники, M мясники, K пекари, # площадка.
    .member = ряд { $number }
field-city-prices = цены по рядам
    .help = По цифре на область, точка — площадка.
    .member = ряд { $number }
field-guild-prices = сколько могут стоить её области
field-chapels-number = часовни
field-chapels-sites = где они могут стоять
    .help = Место называется по области слева сверху от него.
field-good-price = цена
field-good-copies = жетонов
field-points = очки
field-card-guilds = гильдии
    .member =
        { $number ->
            [1] шаг B
            [2] шаг D
           *[other] шаг F
        }
field-rights = кого принимают, по местам
    .member = { $number }
field-least = сколько нужно
    .member =
        { $number ->
            [1] 3 игрока
            [2] 4 игрока
           *[other] 5 игроков
        }
field-condition = откуда известно условие
field-money = монеты
field-tasks = заданий на выбор
field-copies = карт влияния каждого достоинства
field-highest = высшее достоинство

value-smiths = { guild-smiths }
value-vintners = { guild-vintners }
value-cobblers = { guild-cobblers }
value-butchers = { guild-butchers }
value-bakers = { guild-bakers }
value-master = мастер
value-journeyman = подмастерье
value-apprentice = ученик

# Замечания поставляемого файла.

note-start = У каждого в начале 5 монет, 5 заданий на выбор и по 4 карты влияния каждого достоинства от 1 до 6.
note-city = Известны размер 9 на 6, 7 площадок, то, что область каждой гильдии связна и неправильной формы, и что виноделы платят 3 или 4.
note-guild-smiths = Известен только порядок гильдий, от дорогих к дешёвым.
note-guild-bakers = По опубликованному отчёту, области по большей части стоят денег — значит, некоторые бесплатны.
note-good-weapon = Оружие, бочонок и обувь вместе продаются за 12 (правила); товары дорожают в порядке гильдий (публикации).
note-chapels = Число часовен — из правил; что они стоят на углах областей — из публикаций; сами места восстановлены.
note-building-bathhouse = Жетоны пронумерованы от 2 до 6; названия тех, что на 2, 5 и 6, — наши.
note-task-square = Самое дорогое задание стоит 12 (публикации); что это именно оно — восстановлено.
