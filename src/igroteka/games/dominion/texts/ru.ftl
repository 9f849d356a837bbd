# «Доминион». Имена — из русских правил, все фразы наши.

game-dominion = Доминион
    .about = Собирайте колоду прямо по ходу игры: деньги на покупки, действия для разгона, земли ради победы. Первое издание: 25 видов карт королевства, в каждой партии — десять.
    .goal = Больше всех победных очков в своих картах, когда кончатся провинции или любые три стопки.

option-kingdom = Королевство
    .help = Десять видов карт: готовый набор по имени, «random» (случайные) или список из десяти карт.
option-kingdom-random = десять случайных
option-first = Кто начинает
    .help = С какого места начинают. В серии партий начинает левый сосед прошлого победителя.

refused-kingdom = настройка kingdom — одно из { $known } или список из десяти карт, а не { $given }
refused-twice = настройка kingdom: больше одного раза названо { $cards }
refused-ten = настройка kingdom — десять карт, а не { $n }
refused-basic = настройка kingdom: { $card } есть в каждой партии, это не карта королевства
refused-no-card = настройка kingdom: карты { $given } нет; есть { $known }

points-estates = Поместья
points-duchies = Герцогства
points-provinces = Провинции
points-curses = Проклятия

bot-regular = Завсегдатай
    .help = Играет здраво: деньги, несколько сильных действий этого королевства, вовремя — герцогства и поместья.
bot-bbm = Большие деньги
    .help = Покупает провинции, золото и серебро — и больше ничего.
bot-bmu = Большие деньги с умом
    .help = «Большие деньги», но вовремя добирает герцогства и поместья.
bot-smithy = Кузница и деньги
    .help = «Большие деньги с умом» и одна-две «Кузницы».
bot-double-witch = Две ведьмы
    .help = Сначала две «Ведьмы», потом деньги.

# Места и счётчики на столе.

place-hand = рука
    .help = Карт в начале хода: { $deck-hand }. В конце хода оставшиеся сбрасывают и берут столько же новых. Соперникам их не показывают.
    .rule = Фаза расчистки
place-deck = колода
    .help = Карты берут сверху, изучать колоду нельзя. Когда нужна карта, а колода пуста, сброс тасуют в новую.
    .rule = Дополнительные правила
place-discard = сброс
    .help = Сюда идёт всё купленное и полученное, а в конце хода — всё сыгранное и всё с руки. Видна только верхняя карта.
    .rule = Дополнительные правила
place-trash = свалка
    .help = Что попало сюда, выбыло из игры. Свалку может изучать каждый.
    .rule = Дополнительные правила
count-actions = действия
    .help = Сколько карт действий ещё можно сыграть в этот ход. В начале хода — одну.
    .rule = Действия
count-buys = покупки
    .help = Сколько карт ещё можно купить в этот ход. В начале хода — одну.
    .rule = Фаза приобретения
count-coins = монеты
    .help = Сколько можно потратить в этот ход: монеты с действий и с выложенных сокровищ. Остаток пропадает.
    .rule = Фаза приобретения

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-card = Описание карт королевства

# Ходы.

move-play = Сыграть { $card_acc }
move-buy = Купить { $card_acc }
move-gain = Получить { $card_acc }
move-trash = Выкинуть { $card_acc }
move-discard = Сбросить { $card_acc }
move-treasures = Выложить все сокровища
move-end_actions = Закончить с действиями
move-end_turn = Закончить ход
move-done = Хватит

# Вопросы.

ask-action =
    { $n ->
        [one] Сыграйте действие (есть { $n }) или переходите к приобретениям
        [few] Сыграйте действие (есть { $n }) или переходите к приобретениям
       *[many] Сыграйте действие (есть { $n }) или переходите к приобретениям
    }
ask-buy =
    { $buys ->
        [0] Покупок не осталось: заканчивайте ход
       *[other] Выкладывайте сокровища и покупайте. Монет: { $coins }, покупок: { $buys }
    }
ask-gain = Получите карту ценой не больше { $limit }
ask-gain-treasure = Получите в руку сокровище ценой не больше { $limit }

# Почему нет.

why-not-in-hand = такой карты у вас на руке нет: { $card }
why-not-action = это не действие: { $card }
why-not-treasure = это не сокровище: { $card }
why-not-victory = это не карта победы: { $card }
why-actions-first = ещё идёт фаза действий: сначала закончите её
why-never-played = эту карту не играют, её считают в конце партии: { $card }
why-buying-now = фаза действий позади, сыграть { $card_acc } уже нельзя
why-no-buys = покупок не осталось
why-few-treasures = на руке меньше двух сокровищ
why-not-in-supply = этой карты нет в нынешнем королевстве: { $card }
why-pile-empty = стопка кончилась: { $card }
why-too-dear = { $card }: цена { $cost }, а у вас { $have }
why-over-limit = { $card }: цена { $cost }, а можно не дороже { $have }
why-gain-not-buy = карту сейчас получают, а не покупают

# Летопись партии.

log-turn = { $player }: ход { $n }
log-play = { $player } играет { $card_acc }
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
log-trash-played = { $player } отправляет на свалку сыгранную карту: { $card }
log-discard = { $player } сбрасывает: { $cards }
log-discard-hidden =
    { $n ->
        [one] { $player } сбрасывает { $n } карту, сверху { $card }
        [few] { $player } сбрасывает { $n } карты, сверху { $card }
       *[many] { $player } сбрасывает { $n } карт, сверху { $card }
    }
log-reveal = { $player } раскрывает { $card_acc }
log-lay-open = { $player } раскрывает { $card_acc }
log-discard-top = { $player }: верхняя карта — в сброс ({ $card })
log-put-back = { $player }: верхняя карта — обратно на колоду ({ $card })
log-discard-revealed = { $player } сбрасывает: { $cards }
log-to-hand = { $player } берёт в руку: { $cards }
log-topdeck = { $player } кладёт { $card_acc } на колоду
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
