# «Страсбург». Имена — из русских правил, все фразы наши.

game-strasbourg = Страсбург
    .about = Город ремесленных гильдий, XV век. Разложите своё влияние по тайным стопкам, перебейте ставки других семей за мастеров и места в совете и поселите родню там, где вырастут часовни и большие здания.
    .goal = Наберите за пять раундов больше всех престижа: местами в совете, роднёй в городе и у его зданий, тайными заданиями.

option-planning = Планирование
    .help = «Вместе»: все планируют одновременно, и все стопки выкладывают разом, когда готов последний. «По очереди»: друг за другом, начиная с первого игрока, и следующие видят стопки предыдущих.
option-planning-together = все вместе
option-planning-in-turn = по очереди
option-idle_recovers = Победитель с пустыми руками возвращает карту
    .help = Кто занял место, но воспользоваться им не может (первый у купечества, но без товаров; подмастерье или ученик, которому не достаётся ни товара, ни области), тот, как и все, кто остался ни с чем, может положить одну открытую карту под свою колоду.
option-first = Первый игрок
    .help = С какого места начинают. Первый игрок начинает с местом дворянства, его сосед слева — с местом церкви.

points-council = Совет
points-city = Семья в городе
points-chapels = Часовни
points-bathhouse = Баня
points-fountain = Фонтан
points-inn = Трактир
points-town_hall = Ратуша
points-palace = Дворец
points-privileges = Привилегии
points-tasks_done = Выполненные задания
points-tasks_failed = Проваленные задания
tie-members = При ничьей побеждает тот, у кого в городе больше членов семьи

bot-regular = Завсегдатай
    .help = В первых раундах тянет много карт, бьётся за места в совете и за дома у зданий, а заданий оставляет немного.

# Совет, гильдии и их товары.

council-nobility = дворянство
    .gen = дворянства
    .help = Достаётся самому влиятельному на шаге A. Кто держит это место на шаге I, решает, где построить здание раунда.
council-church = церковь
    .gen = церкви
    .help = Достаётся второму по влиянию на шаге A. Кто держит это место на шаге H, решает, где построить часовню.
council-smiths = кузнецы
    .gen = кузнецов
    .help = Место последнего мастера кузнецов.
council-vintners = виноделы
    .gen = виноделов
    .help = Место последнего мастера виноделов.
council-cobblers = сапожники
    .gen = сапожников
    .help = Место последнего мастера сапожников.
council-butchers = мясники
    .gen = мясников
    .help = Место последнего мастера мясников.
council-bakers = пекари
    .gen = пекарей
    .help = Место последнего мастера пекарей.
council-merchants = купечество
    .gen = купечества
    .help = Достаётся самому влиятельному на шаге G.

every-guild =
    .help = Область стоит { $cheaper ->
        [none] { "" }
       *[other] { $cheaper } или{ " " }
    }{ $dearest ->
        [one] { $dearest } монету
        [few] { $dearest } монеты
       *[many] { $dearest } монет
    }, { $good } продаётся за { $sale ->
        [one] { $sale } монету
        [few] { $sale } монеты
       *[many] { $sale } монет
    }.
guild-smiths = кузнецы
    .gen = кузнецов
    .dat = кузнецам
guild-vintners = виноделы
    .gen = виноделов
    .dat = виноделам
guild-cobblers = сапожники
    .gen = сапожников
    .dat = сапожникам
guild-butchers = мясники
    .gen = мясников
    .dat = мясникам
guild-bakers = пекари
    .gen = пекарей
    .dat = пекарям

good-weapon = оружие
    .acc = оружие
    .gen = оружия
    .help = Товар кузнецов. Пока товар не продан, он ничего не даёт: продают, победив на шаге купечества.
good-barrel = бочонок
    .acc = бочонок
    .gen = бочонка
    .help = Товар виноделов. Пока товар не продан, он ничего не даёт: продают, победив на шаге купечества.
good-shoes = обувь
    .acc = обувь
    .gen = обуви
    .help = Товар сапожников. Пока товар не продан, он ничего не даёт: продают, победив на шаге купечества.
good-meat = мясо
    .acc = мясо
    .gen = мяса
    .help = Товар мясников. Пока товар не продан, он ничего не даёт: продают, победив на шаге купечества.
good-bread = хлеб
    .acc = хлеб
    .gen = хлеба
    .help = Товар пекарей. Пока товар не продан, он ничего не даёт: продают, победив на шаге купечества.

# Кого принимают на шаге гильдии, по местам.
admits-guild =
    мастера{ $right-master-where ->
        [all] { "" }
        [none] { " " }(никогда)
       *[other] { " " }(при { $right-master-where } игроках)
    }, подмастерье{ $right-journeyman-where ->
        [all] { "" }
        [none] { " " }(никогда)
       *[other] { " " }(при { $right-journeyman-where } игроках)
    } и ученика{ $right-apprentice-where ->
        [all] { "" }
        [none] { " " }(никогда)
       *[other] { " " }(при { $right-apprentice-where } игроках)
    }
step-a = A, дворянство и церковь
    .help = Первый по влиянию занимает место дворянства, второй — место церкви.
    .rule = Влияние на дворянство и церковь
step-b = B, гильдия
    .help = Гильдия принимает { admits-guild }. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
step-c = C, купечество
    .help = Первый по влиянию может продать товары.
    .rule = Влияние на купечество
step-d = D, гильдия
    .help = Гильдия принимает { admits-guild }. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
step-e = E, купечество
    .help = Первый по влиянию может продать товары.
    .rule = Влияние на купечество
step-f = F, гильдия
    .help = Гильдия принимает { admits-guild }. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
step-g = G, купечество
    .help = Первый по влиянию занимает место купечества и может продать товары.
    .rule = Влияние на купечество
step-h = H, часовня
    .help = Хозяин места церкви ставит часовню на любое свободное место для неё.
    .rule = Постройка часовни
step-i = I, здание
    .help = Хозяин места дворянства ставит здание раунда на любую свободную площадку.
    .rule = Постройка здания

building-bathhouse = баня
    .acc = баню
    .dat = бане
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к ней; по диагонали не считается.
building-fountain = фонтан
    .acc = фонтан
    .dat = фонтану
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к нему; по диагонали не считается.
building-inn = трактир
    .acc = трактир
    .dat = трактиру
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к нему; по диагонали не считается.
building-town_hall = ратуша
    .acc = ратушу
    .dat = ратуше
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к ней; по диагонали не считается.
building-palace = дворец
    .acc = дворец
    .dat = дворцу
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к нему; по диагонали не считается.

influence-1 = 1
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.
influence-2 = 2
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.
influence-3 = 3
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.
influence-4 = 4
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.
influence-5 = 5
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.
influence-6 = 6
    .help = Кладётся в стопку; стопка стоит столько, сколько её карты вместе.

# Задания: имя и что должно быть к концу партии.

every-task =
    .help = { $kind ->
        [at_building] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } вплотную к { $place_dat }.
        [in_guild] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } в областях { $place_gen }.
        [at_one_building] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } вплотную к одному и тому же зданию.
        [straight] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } подряд по горизонтали или вертикали.
        [council] Ваша семья занимает в совете хотя бы { $need } { $need ->
            [one] место
            [many] мест
           *[few] места
        }.
        [buildings] Ваша семья живёт вплотную хотя бы к { $need } { $need ->
            [one] зданию
           *[other] разным зданиям
        }.
        [diagonal] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } подряд по диагонали.
        [most_members] В городе больше членов вашей семьи, чем любой другой.
        [square] Четверо из вашей семьи живут квадратом два на два.
        [most_money] У вас больше денег, чем у любого другого игрока.
        [guilds] Ваша семья живёт в областях хотя бы { $need } { $need ->
            [one] гильдии
           *[other] разных гильдий
        }.
        [at_one_chapel] Хотя бы { $need } из вашей семьи { $need ->
            [one] касается
           *[other] касаются
        } одной и той же часовни.
        [chapels] Ваша семья касается хотя бы { $need } { $need ->
            [one] часовни
           *[other] разных часовен
        }.
        [most_privileges] У вас осталось больше привилегий, чем у любого другого игрока.
        [offices] Ваша семья занимает хотя бы { $need } из трёх мест: дворянства, церкви и купечества.
        [group] Хотя бы { $need } из вашей семьи { $need ->
            [one] живёт
           *[other] живут
        } бок о бок, одной связной группой.
       *[corners] Ваша семья живёт хотя бы в { $need } из четырёх угловых областей города.
    }{ $alike ->
        [yes] { "" }
       *[no] { " " }(При 3, 4 и 5 игроках.)
    }
task-at_bathhouse = Завсегдатаи бани
task-at_fountain = У фонтана
task-at_inn = Соседи трактира
task-at_town_hall = Соседи ратуши
task-at_palace = Соседи дворца
task-three_smiths = Кузнецы в роду
task-three_vintners = Виноделы в роду
task-three_cobblers = Сапожники в роду
task-three_butchers = Мясники в роду
task-three_bakers = Пекари в роду
task-three_at_one = Вокруг площади
task-straight = Улица
task-councillors = Советники
task-four_buildings = По всему городу
task-diagonal = Косогор
task-largest_family = Самая большая семья
task-square = Общий двор
task-richest = Самый тугой кошелёк
task-every_guild = В каждой гильдии
task-three_at_chapel = Прихожане
task-four_chapels = Паломники
task-most_privileges = Привилегированные
task-high_offices = Высокие посты
task-quarter = Квартал
task-corners = Углы города

# За что играют шаг и что ещё лежит на столе.

prize-master = мастер
    .help = Место гильдии в совете, товар и область, если за неё заплатить.
    .rule = Влияние на одну из гильдий
prize-journeyman = подмастерье
    .help = Товар и область, если за неё заплатить.
    .rule = Влияние на одну из гильдий
prize-apprentice = ученик
    .help = Товар или область, если за неё заплатить.
    .rule = Влияние на одну из гильдий
prize-nobility = дворянство
    .help = Место дворянства в совете: его хозяин строит здание этого раунда.
    .rule = Влияние на дворянство и церковь
prize-church = церковь
    .help = Место церкви в совете: его хозяин строит часовню этого раунда.
    .rule = Влияние на дворянство и церковь
prize-trade = продажа
    .help = Можно продать товары.
    .rule = Влияние на купечество
prize-merchants = продажа
    .help = Место купечества в совете, и можно продать товары.
    .rule = Влияние на купечество
prize-nothing = ничего
    .help = Можно положить одну открытую карту под колоду.
    .rule = Общие замечания о влиянии
prize-nothing-last = ничего
    .help = В последнем раунде карты под колоду не возвращают.
    .rule = Общие замечания о влиянии
track-prestige = престиж
    .help = Очки, которые у семьи уже есть: по одному за каждого советника после каждого раунда. Город, часовни, здания, привилегии и задания считают в конце.
    .rule = Завершение игры
place-plot = площадка
    .help = Здесь строит советник от дворянства на шаге I.
    .rule = Постройка здания
place-chapel = часовня
    .help = Часовня приносит очко за каждого члена семьи в областях, которые её касаются.
    .rule = Завершение игры
place-city = семья в городе
    .help = Каждый член семьи в городе приносит в конце очко.
    .rule = Завершение игры
place-council = городской совет
    .help = В конце раунда каждый советник приносит очко, а у кого их больше всех, тот получает привилегию; при равенстве — каждый из них.
    .rule = Фаза городского совета
place-deck = колода влияния
    .help = Тяните карты по одной; колоды должно хватить на пять раундов.
    .rule = Фаза планирования
place-stack = стопка влияния
    .help = Сколько карт в стопке, видят все, а какие они — только её хозяин.
    .rule = Фаза планирования
place-recovered = возвращённая карта
    .help = Уйдёт под вашу колоду; остальные открытые карты выходят из игры.
    .rule = Общие замечания о влиянии
token-coin = монета
    .help = За монеты покупают области; в конце они ничего не стоят.
    .rule = Влияние на одну из гильдий
token-privilege = привилегия
    .help = Потратьте её, чтобы на шаге решать после всех; каждая оставшаяся в конце — очко.
    .rule = Привилегия
token-first = маркер первого игрока
    .help = Решает первым на каждом шаге и выше других при равной сумме. Маркер получает тот, кто открыл больше всех.
    .rule = Общие замечания о влиянии

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-council = Городской совет
rule-guild = Влияние на одну из гильдий
rule-good = Влияние на купечество
rule-step = Влияние на одну из гильдий
rule-building = Завершение игры
rule-influence = Общие замечания о влиянии
rule-task = Завершение игры

# Ходы.

move-keep = Оставить «{ $task }»
move-return = Вернуть «{ $task }»
move-draw = Взять ещё карту
move-stop = Остановиться
move-apart = В новую стопку
move-join = В стопку { $stack }
move-reveal = Открыть стопку { $stack }
move-pass = Пропустить ход
move-wait = Отдать привилегию и выждать
move-take = Взять { $good_acc }
move-buy = Поселиться на { $cell }
move-skip = Отказаться
move-sell = Продать { $good_acc }
move-done = Закончить продажу
move-recover = Положить карту { $card } под колоду
move-leave = Ничего под колоду не класть
move-chapel = Поставить часовню на { $site }
move-build = Строить на { $cell }

# Вопросы.

ask-task = Задание { $n } из { $of }: оставить «{ $task }» или вернуть?
ask-draw = Взять ещё карту?
ask-divide = Разделите карты на стопки: куда положить карту { $card }?
ask-bid = Шаг { $step }: открыть стопку или пропустить?
ask-bid-guild = Шаг { $step } ({ $guild }): открыть стопку или пропустить?
ask-bid-wait = Шаг { $step }: открыть стопку, пропустить или выждать с привилегией?
ask-bid-guild-wait = Шаг { $step } ({ $guild }): открыть стопку, пропустить или выждать с привилегией?
ask-recover =
    { $cards_n ->
        [1] Сделать на этом шаге вы ничего не можете. Положить открытую карту { $cards } под колоду?
       *[other] Сделать на этом шаге вы ничего не можете. Какую открытую карту положить под колоду: { $cards }?
    }
ask-cell = Поселитесь в области { $guild_gen }? Монет: { $money }
ask-good-or-cell = Ученик у { $guild_gen }: товар или область? Монет: { $money }
ask-sell = Что продаёте? Монет: { $money }
ask-chapel = Где поставить часовню?
ask-build = Где построить { $building_acc }?

# Почему нет.

why-not-your-task = задания «{ $task }» вам не сдавали
why-task-decided = о задании «{ $task }» вы уже решили
why-task-later = сначала решите о задании «{ $task }»
why-keep-one = хотя бы одно задание надо оставить, а это последнее
why-still-drawing = вы ещё берёте карты: сначала остановитесь
why-stopped = вы уже остановились: теперь делите карты на стопки
why-no-such-stack =
    { $n ->
        [one] у вас всего { $n } стопка
        [few] у вас всего { $n } стопки
       *[many] у вас всего { $n } стопок
    }
why-no-privilege = у вас нет привилегий
why-not-in-stack = в открытой вами стопке такой карты нет: { $card }
why-plot = { $cell } — строительная площадка
why-other-guild = { $cell } принадлежит { $guild_dat }
why-cell-taken = на { $cell } уже живёт { $other }
why-too-dear = { $cell } стоит { $cost }, а у вас { $have }
why-none-left = в резерве больше нет { $good_gen }
why-other-good = товар этой гильдии другой: { $good }
why-no-good = у вас нет { $good_gen }
why-site-taken = на { $site } часовня уже стоит
why-no-site = на { $site } места для часовни нет
why-plot-taken = на { $cell } здание уже стоит
why-no-plot = { $cell } — не строительная площадка

# Почему опытный игрок пошёл бы так.

reason-task =
    { $percent ->
        [one] кто его оставляет, выполняет в { $percent } случае из ста
       *[other] кто его оставляет, выполняет в { $percent } случаях из ста
    }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } против −{ $lost }, если не выйдет
reason-no-task =
    { $percent ->
        [one] кто его оставляет, выполняет всего в { $percent } случае из ста
       *[other] кто его оставляет, выполняет всего в { $percent } случаях из ста
    }; иначе −{ $lost }, а силы нужны и другим заданиям
reason-task-closer = задание «{ $task }» становится ближе: было примерно { $now } %, будет { $later } %
reason-draw =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    } — меньше, чем приходится на этот раунд: { $rounds ->
        [one] следующему раунду
       *[other] следующим раундам ({ $rounds })
    } остаётся { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[many] { $left } карт
    }
reason-draw-all = раунд последний: карта, оставшаяся в колоде, ничего не стоит
reason-stop =
    { $rounds ->
        [one] следующему раунду
       *[other] следующим раундам ({ $rounds })
    } остаётся { $left ->
        [one] { $left } карта
        [few] { $left } карты
       *[many] { $left } карт
    }
reason-apart = ещё одна стопка, ещё одна ставка: всего их будет { $n }
reason-join = самая слабая стопка ({ $n }) сама вряд ли что выиграет
reason-bid = с { $influence } пока выходит «{ $prize }»; решать ещё будут: { $n }
reason-bid-last = { $influence } хватает, решать больше некому: «{ $prize }»
reason-bid-back = может ничего и не выиграть, но тогда карта { $n } вернётся под колоду
reason-keep-stacks =
    { $n ->
        [1] стопка принесёт больше на следующих шагах
       *[other] стопки ({ $n }) принесут больше на следующих шагах
    }
reason-wait = сначала покажут своё другие ({ $n }), а от места зависит многое
reason-good =
    его можно продать за { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
reason-sell =
    { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    } на жильё в городе; непроданный товар в конце ничего не даёт
reason-recover = старшая карта, { $n }, потом пригодится больше всех
reason-beside = вплотную к { $building_dat }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и ещё одно за жизнь в городе
reason-at-chapels =
    { $n ->
        [1] область касается часовни: очко за неё
       *[other] область касается нескольких часовен ({ $n }): очко за каждую
    }, и ещё одно за жизнь в городе
reason-beside-plot = рядом может вырасти здание, и ещё очко за жизнь в городе
reason-home = член семьи в городе — это очко, а здесь обойдётся { $price ->
        [0] даром
        [one] в { $price } монету
        [few] в { $price } монеты
       *[many] в { $price } монет
    }
reason-no-cell = ни одна область, что вам по карману, не стоит для вас своих денег
reason-build = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } вам: рядом из вашей семьи { $own }, из чужих { $others }
reason-build-away = ни у одной свободной площадки никто из ваших не живёт, а здесь чужих меньше всего ({ $others })
reason-chapel = { $own ->
        [one] вам { $own } очко
        [few] вам { $own } очка
       *[many] вам { $own } очков
    }, остальным { $others }

# Что пропадёт.

warn-skip = Право поселиться пропадёт
warn-neither = Не будет ни товара, ни области

# Летопись партии.

log-begin = { $player } — первый игрок
log-dealt = { $player } выбирает из заданий: { $tasks }
log-keep = { $player } оставляет: { $tasks }
log-keep-hidden = { $player } заканчивает выбор заданий
log-round = Раунд { $n }
log-draw = { $player } берёт карту { $card }
log-lay-out =
    { $stacks ->
        [one] { $player } выкладывает { $stacks } стопку, карт: { $n }
        [few] { $player } выкладывает { $stacks } стопки, карт: { $n }
       *[many] { $player } выкладывает { $stacks } стопок, карт: { $n }
    }
log-step = Шаг { $step }
log-step-guild = Шаг { $step }: { $guild }
log-reveal =
    { $cards_n ->
        [1] { $player } открывает стопку, влияние { $n }
       *[other] { $player } открывает стопку, влияние { $n } ({ $cards })
    }
    .drawn = { $player } открывает стопку, влияние { $n }
log-pass = { $player } пропускает ход
log-wait = { $player } отдаёт привилегию и ждёт
log-first = { $player } берёт маркер первого игрока
log-return = { $player } уступает место { $place_gen } в совете
log-sit = { $player } занимает место { $place_gen } в совете
log-take = { $player } берёт { $good_acc }
log-buy =
    { $n ->
        [0] { $player } селится на { $cell } даром
        [one] { $player } селится на { $cell } за { $n } монету
        [few] { $player } селится на { $cell } за { $n } монеты
       *[many] { $player } селится на { $cell } за { $n } монет
    }
log-skip = { $player } больше ничего не берёт
log-sell =
    { $n ->
        [one] { $player } продаёт { $good_acc } за { $n } монету
        [few] { $player } продаёт { $good_acc } за { $n } монеты
       *[many] { $player } продаёт { $good_acc } за { $n } монет
    }
log-recover = { $player } остаётся без действия и кладёт карту { $card } под колоду
log-chapel = { $player } ставит часовню на { $site }
log-build = { $player } строит { $building_acc } на { $cell }
log-unused =
    { $n ->
        [one] { $player } убирает в коробку { $n } неоткрытую карту
        [few] { $player } убирает в коробку { $n } неоткрытые карты
       *[many] { $player } убирает в коробку { $n } неоткрытых карт
    }
log-council = { $player } получает престиж за совет: { $n }
log-privilege = { $player } получает привилегию
log-tasks-done = { $player } выполняет задания: { $tasks }
log-tasks-failed = { $player } проваливает задания: { $tasks }
log-end = Раунд { $n } был последним: партия окончена

# Стол в терминале.

draw-round = Раунд { $round } из 5 · { $what }
draw-tasks-phase = выбор заданий
draw-planning-phase = планирование
draw-step-phase = шаг { $step }
draw-end-phase = конец партии
draw-council = Совет
draw-reserve = Резерв
draw-sells = { $good } ×{ $n } (по { $price })
draw-first = первый
draw-prestige = престиж { $n }
draw-in-city = в городе { $n }
draw-in-council = в совете { $n }
draw-deck = колода { $n }
draw-stacks = стопки по { $sizes }
draw-no-stacks = стопок нет
draw-plans = планирует
draw-bid = открыто { $n }
draw-waiting = ещё решает
draw-money = Монеты { $n }
draw-privileges = привилегии { $n }
draw-goods = товары
draw-own-stacks = Ваши стопки
draw-own-drawn = На руке
draw-tasks = Задания
draw-kept = оставлено
draw-undecided = не решено
draw-done = выполнено
draw-failed = провалено
draw-legend = Буква и цена: чья область и сколько стоит · ▲ семья · ○ место, ● часовня в правом нижнем углу · □ площадка

draw-letter-smiths = К
draw-letter-vintners = В
draw-letter-cobblers = С
draw-letter-butchers = М
draw-letter-bakers = П

# Области называются как клетки шахматной доски: столбцы a–i, строки 1–6 сверху вниз. Угол, где сходятся четыре области,
# — по верхней левой и нижней правой из них.

cell-a1 = a1
cell-b1 = b1
cell-c1 = c1
cell-d1 = d1
cell-e1 = e1
cell-f1 = f1
cell-g1 = g1
cell-h1 = h1
cell-i1 = i1
cell-a2 = a2
cell-b2 = b2
cell-c2 = c2
cell-d2 = d2
cell-e2 = e2
cell-f2 = f2
cell-g2 = g2
cell-h2 = h2
cell-i2 = i2
cell-a3 = a3
cell-b3 = b3
cell-c3 = c3
cell-d3 = d3
cell-e3 = e3
cell-f3 = f3
cell-g3 = g3
cell-h3 = h3
cell-i3 = i3
cell-a4 = a4
cell-b4 = b4
cell-c4 = c4
cell-d4 = d4
cell-e4 = e4
cell-f4 = f4
cell-g4 = g4
cell-h4 = h4
cell-i4 = i4
cell-a5 = a5
cell-b5 = b5
cell-c5 = c5
cell-d5 = d5
cell-e5 = e5
cell-f5 = f5
cell-g5 = g5
cell-h5 = h5
cell-i5 = i5
cell-a6 = a6
cell-b6 = b6
cell-c6 = c6
cell-d6 = d6
cell-e6 = e6
cell-f6 = f6
cell-g6 = g6
cell-h6 = h6
cell-i6 = i6
corner-a1 = a1/b2
corner-b1 = b1/c2
corner-c1 = c1/d2
corner-d1 = d1/e2
corner-e1 = e1/f2
corner-f1 = f1/g2
corner-g1 = g1/h2
corner-h1 = h1/i2
corner-a2 = a2/b3
corner-b2 = b2/c3
corner-c2 = c2/d3
corner-d2 = d2/e3
corner-e2 = e2/f3
corner-f2 = f2/g3
corner-g2 = g2/h3
corner-h2 = h2/i3
corner-a3 = a3/b4
corner-b3 = b3/c4
corner-c3 = c3/d4
corner-d3 = d3/e4
corner-e3 = e3/f4
corner-f3 = f3/g4
corner-g3 = g3/h4
corner-h3 = h3/i4
corner-a4 = a4/b5
corner-b4 = b4/c5
corner-c4 = c4/d5
corner-d4 = d4/e5
corner-e4 = e4/f5
corner-f4 = f4/g5
corner-g4 = g4/h5
corner-h4 = h4/i5
corner-a5 = a5/b6
corner-b5 = b5/c6
corner-c5 = c5/d6
corner-d5 = d5/e6
corner-e5 = e5/f6
corner-f5 = f5/g6
corner-g5 = g5/h6
corner-h5 = h5/i6
