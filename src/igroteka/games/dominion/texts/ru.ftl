# «Доминион». Имена — из русских правил, все фразы наши.

game-dominion = Доминион
    .about = Собирайте колоду прямо по ходу игры: деньги на покупки, действия для разгона, земли ради победы. Первое издание: 25 видов карт королевства, в каждой партии — десять.
    .goal = Больше всех победных очков в своих картах, когда кончатся провинции или любые три стопки.

option-kingdom = Королевство
    .help = Десять видов карт: готовый набор по имени, «random» (случайные) или список из десяти карт.
option-kingdom-first-game = Первая игра
option-kingdom-big-money = Большие деньги
option-kingdom-interaction = Опасные связи
option-kingdom-size-distortion = Нарушение равновесия
option-kingdom-village-square = Деревенская площадь
option-kingdom-random = десять случайных
option-first = Кто начинает
    .help = Номер места (первое — 0) или «random». В серии партий начинает левый сосед прошлого победителя.
option-first-random = по жребию
option-first-0 = место 0
option-first-1 = место 1
option-first-2 = место 2
option-first-3 = место 3

points-estates = Поместья
points-duchies = Герцогства
points-provinces = Провинции
points-gardens = Сады
points-curses = Проклятия

bot-regular = Обычный
    .help = Играет здраво: деньги, несколько сильных действий этого королевства, вовремя — герцогства и поместья.
bot-bbm = Большие деньги
    .help = Покупает провинции, золото и серебро — и больше ничего.
bot-bmu = Большие деньги с умом
    .help = «Большие деньги», но вовремя добирает герцогства и поместья.
bot-smithy = Кузница и деньги
    .help = «Большие деньги с умом» и одна-две «Кузницы».
bot-double-witch = Две ведьмы
    .help = Сначала две «Ведьмы», потом деньги.

# Карты: имя, винительный падеж и что делает карта — нашими словами.

card-copper = Медь
    .acc = медь
    .help = Сокровище на 1 монету.
    .rule = Фаза приобретения
card-silver = Серебро
    .acc = серебро
    .help = Сокровище на 2 монеты.
    .rule = Фаза приобретения
card-gold = Золото
    .acc = золото
    .help = Сокровище на 3 монеты.
    .rule = Фаза приобретения
card-estate = Поместье
    .acc = поместье
    .help = 1 победное очко.
    .rule = Конец игры
card-duchy = Герцогство
    .acc = герцогство
    .help = 3 победных очка.
    .rule = Конец игры
card-province = Провинция
    .acc = провинцию
    .help = 6 победных очков. Когда уходит последняя, партия кончается с концом этого хода.
    .rule = Конец игры
card-curse = Проклятие
    .acc = проклятие
    .help = Отнимает у владельца 1 победное очко.
    .rule = Подготовка
card-adventurer = Искатель приключений
    .acc = «Искателя приключений»
    .help = Открывайте карты своей колоды, пока не найдёте два сокровища. Они идут в руку, остальное — в сброс.
card-bureaucrat = Чиновник
    .acc = «Чиновника»
    .help = Получите серебро на верх колоды. Атака: каждый соперник кладёт карту победы с руки на свою колоду или показывает, что таких нет.
card-cellar = Погреба
    .acc = «Погреба»
    .help = +1 действие. Сбросьте сколько угодно карт и возьмите столько же.
card-chancellor = Канцлер
    .acc = «Канцлера»
    .help = +2 монеты. Можно сразу отправить всю свою колоду в сброс.
card-chapel = Часовня
    .acc = «Часовню»
    .help = Выкиньте на свалку до четырёх карт с руки.
card-council_room = Зал совета
    .acc = «Зал совета»
    .help = +4 карты, +1 покупка. Каждый соперник берёт по карте.
card-feast = Пир
    .acc = «Пир»
    .help = Выкиньте эту карту на свалку и получите карту ценой не больше 5.
card-festival = Ярмарка
    .acc = «Ярмарку»
    .help = +2 действия, +1 покупка, +2 монеты.
card-gardens = Сады
    .acc = «Сады»
    .help = 1 победное очко за каждые десять ваших карт в конце партии, с округлением вниз.
card-laboratory = Лаборатория
    .acc = «Лабораторию»
    .help = +2 карты, +1 действие.
card-library = Библиотека
    .acc = «Библиотеку»
    .help = Тяните карты, пока на руке не станет семь. Пришедшие действия можно откладывать; отложенное потом уходит в сброс.
card-market = Рынок
    .acc = «Рынок»
    .help = +1 карта, +1 действие, +1 покупка, +1 монета.
card-militia = Ополчение
    .acc = «Ополчение»
    .help = +2 монеты. Атака: каждый соперник сбрасывает карты, пока на руке не останется три.
card-mine = Рудник
    .acc = «Рудник»
    .help = Выкиньте сокровище с руки и получите прямо в руку другое, дороже не больше чем на 3.
card-moat = Ров
    .acc = «Ров»
    .help = +2 карты. Реакция: покажите его с руки в ответ на атаку — она вас не коснётся.
card-moneylender = Ростовщик
    .acc = «Ростовщика»
    .help = Выкиньте с руки медь: +3 монеты.
card-remodel = Реконструкция
    .acc = «Реконструкцию»
    .help = Выкиньте карту с руки и получите другую, дороже не больше чем на 2.
card-smithy = Кузница
    .acc = «Кузницу»
    .help = +3 карты.
card-spy = Шпион
    .acc = «Шпиона»
    .help = +1 карта, +1 действие. Атака: все, начиная с вас, открывают верхнюю карту колоды; вы решаете, какие уйдут в сброс, а какие вернутся.
card-thief = Вор
    .acc = «Вора»
    .help = Атака: каждый соперник открывает две карты; одно сокровище из них на ваш выбор идёт на свалку. Выкинутое так можно забрать себе.
card-throne_room = Тронный зал
    .acc = «Тронный зал»
    .help = Выберите действие на руке и сыграйте его дважды.
card-village = Деревня
    .acc = «Деревню»
    .help = +1 карта, +2 действия.
card-witch = Ведьма
    .acc = «Ведьму»
    .help = +2 карты. Атака: каждый соперник получает проклятие.
card-woodcutter = Лесоруб
    .acc = «Лесоруба»
    .help = +1 покупка, +2 монеты.
card-workshop = Мастерская
    .acc = «Мастерскую»
    .help = Получите карту ценой не больше 4.

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-card = Описание карт королевства

# Ходы.

move-play = Сыграть { $card_acc }
move-double = Сыграть { $card_acc } дважды
move-buy = Купить { $card_acc }
move-gain = Получить { $card_acc }
move-trash = Выкинуть { $card_acc }
move-discard = Сбросить { $card_acc }
move-topdeck = Положить { $card_acc } на колоду
move-steal = Отправить на свалку { $card_acc }
move-take = Забрать { $card_acc }
move-treasures = Выложить все сокровища
move-end_actions = Закончить с действиями
move-end_turn = Закончить ход
move-done = Хватит
move-reveal_moat = Показать «Ров»
move-no_reaction = Не отвечать
move-discard_deck = Отправить колоду в сброс
move-keep_deck = Оставить колоду
move-set_aside = Отложить
move-keep_card = Оставить на руке
move-discard_top = В сброс
move-put_back = Вернуть на колоду

# Вопросы.

ask-action =
    { $n ->
        [one] Сыграйте действие (есть { $n }) или переходите к покупкам
        [few] Сыграйте действие (есть { $n }) или переходите к покупкам
       *[many] Сыграйте действие (есть { $n }) или переходите к покупкам
    }
ask-buy =
    { $buys ->
        [0] Покупок не осталось: заканчивайте ход
       *[other] Выкладывайте сокровища и покупайте. Монет: { $coins }, покупок: { $buys }
    }
ask-gain = Получите карту ценой не больше { $limit }
ask-gain-treasure = Получите в руку сокровище ценой не больше { $limit }
ask-react = { $attacker } играет { $card_acc }. Чем ответите?
ask-topdeck = Положите карту победы с руки на свою колоду
ask-cellar = Что сбросить в «Погреба» (пока { $picked })? Потом возьмёте столько же
ask-chancellor = Отправить колоду (карт: { $n }) в сброс?
ask-chapel =
    { $left ->
        [1] Можно выкинуть ещё одну карту
       *[other] Выкиньте до { $left } карт
    }
ask-library = Пришло действие: { $card }. Оставить или отложить?
ask-discard-down = Сбросьте карты, чтобы осталось { $size }. Ещё { $left }
ask-mine = Какое сокровище выкинуть, чтобы получить лучшее?
ask-remodel = Какую карту выкинуть, чтобы получить другую, дороже не больше чем на 2?
ask-spy-self = Верхняя карта вашей колоды: { $card }. В сброс или обратно?
ask-spy = Верхняя карта колоды соперника ({ $victim }): { $card }. В сброс или обратно?
ask-steal = Какое сокровище соперника ({ $victim }) отправить на свалку?
ask-loot = Что из добычи «Вора» забрать?
ask-double = Какое действие сыграть дважды?

# Почему нет.

why-not-in-hand = такой карты у вас на руке нет: { $card }
why-not-action = это не действие: { $card }
why-not-treasure = это не сокровище: { $card }
why-not-victory = это не карта победы: { $card }
why-actions-first = ещё идёт фаза действий: сначала закончите её
why-buying-now = фаза действий позади, сыграть { $card_acc } уже нельзя
why-no-buys = покупок не осталось
why-few-treasures = на руке меньше двух сокровищ
why-not-in-supply = этой карты нет в нынешнем королевстве: { $card }
why-pile-empty = стопка кончилась: { $card }
why-too-dear = { $card } стоит { $cost }, а у вас { $have }
why-over-limit = { $card } стоит { $cost }, а можно не дороже { $have }
why-gain-not-buy = карту сейчас получают, а не покупают

# Летопись партии.

log-turn = { $player }: ход { $n }
log-play = { $player } играет { $card_acc }
log-again = { $player } играет { $card_acc } второй раз
log-treasures = { $player } выкладывает: { $cards }
log-draw = { $player } берёт: { $cards }
log-draw-hidden =
    { $n ->
        [one] { $player } берёт { $n } карту
        [few] { $player } берёт { $n } карты
       *[many] { $player } берёт { $n } карт
    }
log-shuffle = { $player } тасует сброс
log-buy = { $player } покупает { $card_acc }
log-gain = { $player } получает { $card_acc }
log-gain-hand = { $player } получает { $card_acc } в руку
log-gain-deck = { $player } получает { $card_acc } на колоду
log-trash = { $player } отправляет на свалку { $card_acc }
log-trash-played = { $player } отправляет на свалку сыгранный { $card_acc }
log-discard = { $player } сбрасывает: { $cards }
log-discard-hidden =
    { $n ->
        [one] { $player } сбрасывает { $n } карту, сверху { $card }
        [few] { $player } сбрасывает { $n } карты, сверху { $card }
       *[many] { $player } сбрасывает { $n } карт, сверху { $card }
    }
log-reveal = { $player } открывает { $card_acc }
log-lay-open = { $player } открывает { $card_acc }
log-discard-top = { $player }: { $card } уходит в сброс
log-put-back = { $player }: { $card } возвращается на колоду
log-discard-revealed = { $player } сбрасывает: { $cards }
log-to-hand = { $player } берёт в руку: { $cards }
log-topdeck = { $player } кладёт { $card_acc } на колоду
log-show-hand = { $player } показывает руку без карт победы: { $cards }
log-shield = { $player } показывает { $card_acc }
log-look = { $player } берёт { $card_acc }
log-look-hidden = { $player } берёт какое-то действие
log-keep = { $player } оставляет карту на руке
log-aside = { $player } откладывает { $card_acc }
log-discard-deck =
    { $n ->
        [one] { $player } отправляет в сброс всю колоду, { $n } карту
        [few] { $player } отправляет в сброс всю колоду, { $n } карты
       *[many] { $player } отправляет в сброс всю колоду, { $n } карт
    }
log-steal = { $player } отправляет на свалку { $card_acc } ({ $victim })
log-take = { $player } забирает со свалки { $card_acc }
log-cleanup = { $player } заканчивает ход

# Стол в терминале.

draw-supply = Резерв
draw-pile = стопка
draw-cost = цена
draw-left = осталось
draw-kingdom = Королевство
draw-trash = Свалка
draw-played = В игре
draw-aside = Отложено
draw-owned = Все карты
draw-hand = Рука
draw-deck = колода { $n }
draw-cards =
    { $n ->
        [one] { $n } карта
        [few] { $n } карты
       *[many] { $n } карт
    }
draw-turn = ход { $n }
draw-discard = сброс { $n }, сверху { $card }
draw-counters = Действия { $actions } · Покупки { $buys } · Монеты { $coins }
