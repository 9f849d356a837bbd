# «Страсбург». Имена — из русских правил, все фразы наши.

game-strasbourg = Страсбург
    .about = Город ремесленных гильдий, XV век. Разложите своё влияние по тайным стопкам, перебейте ставки других семей за мастеров и места в совете и поселите родню там, где вырастут часовни и большие здания.
    .goal = Больше всех престижа после пяти раундов: за совет, за семью в городе и рядом со зданиями, за тайные задания.

option-planning = Планирование
    .help = «Вместе»: все планируют одновременно, стопки открываются взглядам, когда готов последний. «По очереди»: друг за другом, начиная с первого игрока, и следующие видят стопки предыдущих.
option-planning-together = все вместе
option-planning-in-turn = по очереди
option-idle_recovers = Победитель с пустыми руками возвращает карту
    .help = Кому нечем воспользоваться своим правом (купцу без товаров, подмастерью или ученику, которому не достаётся ни товара, ни области), тот считается не выполнившим действия и может положить одну открытую карту под свою колоду.
option-first = Первый игрок
    .help = Номер места (первое — 0) или «random». Первый игрок начинает с местом дворянства, его сосед слева — с местом церкви.
option-first-random = по жребию
option-first-0 = место 0
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3
option-first-4 = место 4

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

bot-regular = Завсегдатай
    .help = Делит колоду поровну на все раунды, торгуется там, где место стоит влияния, селится у зданий и берёт только посильные задания.

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

guild-smiths = кузнецы
    .gen = кузнецов
    .dat = кузнецам
    .help = Самые дорогие области, зато и оружие ценится дороже всего.
guild-vintners = виноделы
    .gen = виноделов
    .dat = виноделам
    .help = Дорогие области, бочонки идут по хорошей цене.
guild-cobblers = сапожники
    .gen = сапожников
    .dat = сапожникам
    .help = И области, и обувь — средней цены.
guild-butchers = мясники
    .gen = мясников
    .dat = мясникам
    .help = Дешёвые области, и мясо стоит немного.
guild-bakers = пекари
    .gen = пекарей
    .dat = пекарям
    .help = Самые дешёвые области, некоторые и вовсе даром; хлеб дешевле всего.

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

step-a = A, дворянство и церковь
    .help = Первый по влиянию занимает место дворянства, второй — место церкви.
    .rule = Влияние на дворянство и церковь
step-b = B, гильдия
    .help = Гильдия принимает мастера, подмастерье (втроём — нет) и ученика. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
step-c = C, купечество
    .help = Первый по влиянию может продать товары.
    .rule = Влияние на купечество
step-d = D, гильдия
    .help = Гильдия принимает мастера, подмастерье (втроём — нет) и ученика. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
step-e = E, купечество
    .help = Первый по влиянию может продать товары.
    .rule = Влияние на купечество
step-f = F, гильдия
    .help = Гильдия принимает мастера, подмастерье (втроём — нет) и ученика. Мастеру — место в совете, товар и, если заплатит, область. Подмастерью — товар и, если заплатит, область. Ученику — одно из двух.
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
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к ней; по диагонали не считается.
building-fountain = фонтан
    .acc = фонтан
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к нему; по диагонали не считается.
building-inn = трактир
    .acc = трактир
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к нему; по диагонали не считается.
building-town_hall = ратуша
    .acc = ратушу
    .help = В конце партии приносит свои очки за каждого члена семьи вплотную к ней; по диагонали не считается.
building-palace = дворец
    .acc = дворец
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

task-at_bathhouse = Завсегдатаи бани
    .help = Двое из вашей семьи живут вплотную к бане.
task-at_fountain = У фонтана
    .help = Двое из вашей семьи живут вплотную к фонтану.
task-at_inn = Соседи трактира
    .help = Двое из вашей семьи живут вплотную к трактиру.
task-at_town_hall = Соседи ратуши
    .help = Двое из вашей семьи живут вплотную к ратуше.
task-at_palace = Соседи дворца
    .help = Двое из вашей семьи живут вплотную к дворцу.
task-three_smiths = Трое кузнецов
    .help = Трое из вашей семьи живут в областях кузнецов.
task-three_vintners = Трое виноделов
    .help = Трое из вашей семьи живут в областях виноделов.
task-three_cobblers = Трое сапожников
    .help = Трое из вашей семьи живут в областях сапожников.
task-three_butchers = Трое мясников
    .help = Трое из вашей семьи живут в областях мясников.
task-three_bakers = Трое пекарей
    .help = Трое из вашей семьи живут в областях пекарей.
task-three_at_one = Вокруг площади
    .help = Трое из вашей семьи живут вплотную к одному и тому же зданию.
task-straight = Улица
    .help = Трое из вашей семьи живут подряд по горизонтали или вертикали.
task-councillors = Советники
    .help = У вашей семьи четыре места в совете (вчетвером хватит трёх, впятером — двух).
task-four_buildings = По всему городу
    .help = Ваша семья живёт вплотную к четырём разным зданиям.
task-diagonal = Косогор
    .help = Трое из вашей семьи живут подряд по диагонали.
task-largest_family = Самая большая семья
    .help = В городе больше членов вашей семьи, чем любой другой.
task-square = Квартал
    .help = Четверо из вашей семьи живут квадратом два на два.
task-richest = Самый тугой кошелёк
    .help = У вас больше денег, чем у любого другого игрока.
task-every_guild = В каждой гильдии
    .help = Ваша семья живёт в областях всех пяти гильдий.
task-three_at_chapel = Прихожане
    .help = Трое из вашей семьи живут у одной и той же часовни.
task-four_chapels = Паломники
    .help = Ваша семья живёт у четырёх разных часовен.
task-most_privileges = Привилегированные
    .help = У вас осталось больше привилегий, чем у любого другого игрока.
task-high_offices = Высокие посты
    .help = За вашей семьёй два места из трёх: дворянство, церковь, купечество.
task-quarter = Родной приход
    .help = Четверо из вашей семьи живут бок о бок, одной связной группой.
task-corners = Углы города
    .help = Ваша семья живёт в трёх из четырёх угловых областей города.

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
move-skip = Не селиться
move-sell = Продать { $good_acc }
move-done = Больше не продавать
move-recover = Положить { $card } под колоду
move-leave = Ничего не возвращать
move-chapel = Поставить часовню на { $site }
move-build = Строить на { $cell }

# Вопросы.

ask-task = Задание { $n } из { $of }: оставить «{ $task }» или вернуть?
ask-draw = Вы взяли: { $cards }. В колоде ещё { $left }. Берёте следующую?
ask-divide = Разделите карты на стопки: куда положить { $card }?
ask-bid = Шаг { $step }: открыть стопку или пропустить?
ask-bid-guild = Шаг { $step } ({ $guild }): открыть стопку или пропустить?
ask-recover = Действия вам не досталось. Вернуть под колоду одну из своих карт ({ $cards })?
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

# Летопись партии.

log-begin = { $player } — первый игрок
log-dealt = { $player } выбирает из заданий: { $tasks }
log-keep = { $player } оставляет: { $tasks }
log-keep-hidden = { $player } заканчивает выбор заданий
log-round = Раунд { $n }
log-draw = { $player } берёт { $card }
log-lay-out =
    { $stacks ->
        [one] { $player } выкладывает { $stacks } стопку, карт: { $n }
        [few] { $player } выкладывает { $stacks } стопки, карт: { $n }
       *[many] { $player } выкладывает { $stacks } стопок, карт: { $n }
    }
log-step = Шаг { $step }
log-step-guild = Шаг { $step }: { $guild }
log-reveal = { $player } открывает { $n } ({ $cards })
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
log-skip = { $player } не селится
log-sell =
    { $n ->
        [one] { $player } продаёт { $good_acc } за { $n } монету
        [few] { $player } продаёт { $good_acc } за { $n } монеты
       *[many] { $player } продаёт { $good_acc } за { $n } монет
    }
log-recover = { $player } остаётся без действия и кладёт { $card } под колоду
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
log-tasks-done = { $player } выполняет: { $tasks }
log-tasks-failed = { $player } проваливает: { $tasks }

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
