# Первое издание. Имена — из русских правил, все фразы наши.

# Рекомендованные королевства.

option-kingdom-first-game = Первая игра
option-kingdom-big-money = Большие деньги
option-kingdom-interaction = Опасные связи
option-kingdom-size-distortion = Нарушение равновесия
option-kingdom-village-square = Деревенская площадь

# Карты: имя, винительный падеж и что делает карта — нашими словами.

card-adventurer = Искатель приключений
    .acc = «Искателя приключений»
    .help = Раскрывайте карты своей колоды, пока не найдёте два сокровища. Они идут в руку, остальное — в сброс.
card-bureaucrat = Чиновник
    .acc = «Чиновника»
    .help = Получите серебро на верх колоды. Атака: каждый соперник кладёт карту победы с руки на свою колоду или показывает, что таких нет.
card-cellar = Погреба
    .acc = «Погреба»
    .help =
        { $card-cellar-actions ->
            [one] +{ $card-cellar-actions } действие
            [few] +{ $card-cellar-actions } действия
           *[many] +{ $card-cellar-actions } действий
        }. Сбросьте сколько угодно карт и возьмите столько же.
card-chancellor = Канцлер
    .acc = «Канцлера»
    .help =
        { $card-chancellor-coins ->
            [one] +{ $card-chancellor-coins } монета
            [few] +{ $card-chancellor-coins } монеты
           *[many] +{ $card-chancellor-coins } монет
        }. Можно сразу отправить всю свою колоду в сброс.
card-chapel = Часовня
    .acc = «Часовню»
    .help = Выкиньте на свалку до четырёх карт с руки.
card-council_room = Зал совета
    .acc = «Зал совета»
    .help =
        { $card-council_room-cards ->
            [one] +{ $card-council_room-cards } карта
            [few] +{ $card-council_room-cards } карты
           *[many] +{ $card-council_room-cards } карт
        }, { $card-council_room-buys ->
            [one] +{ $card-council_room-buys } покупка
            [few] +{ $card-council_room-buys } покупки
           *[many] +{ $card-council_room-buys } покупок
        }. Каждый соперник берёт по карте.
card-feast = Пир
    .acc = «Пир»
    .help = Выкиньте эту карту на свалку и получите карту ценой не больше 5.
card-festival = Ярмарка
    .acc = «Ярмарку»
    .help =
        { $card-festival-actions ->
            [one] +{ $card-festival-actions } действие
            [few] +{ $card-festival-actions } действия
           *[many] +{ $card-festival-actions } действий
        }, { $card-festival-buys ->
            [one] +{ $card-festival-buys } покупка
            [few] +{ $card-festival-buys } покупки
           *[many] +{ $card-festival-buys } покупок
        }, { $card-festival-coins ->
            [one] +{ $card-festival-coins } монета
            [few] +{ $card-festival-coins } монеты
           *[many] +{ $card-festival-coins } монет
        }.
card-gardens = Сады
    .acc = «Сады»
    .help = 1 победное очко за каждые десять ваших карт в конце партии, с округлением вниз.
card-laboratory = Лаборатория
    .acc = «Лабораторию»
    .help =
        { $card-laboratory-cards ->
            [one] +{ $card-laboratory-cards } карта
            [few] +{ $card-laboratory-cards } карты
           *[many] +{ $card-laboratory-cards } карт
        }, { $card-laboratory-actions ->
            [one] +{ $card-laboratory-actions } действие
            [few] +{ $card-laboratory-actions } действия
           *[many] +{ $card-laboratory-actions } действий
        }.
card-library = Библиотека
    .acc = «Библиотеку»
    .help = Тяните карты, пока на руке не станет семь. Пришедшие действия можно откладывать; отложенное потом уходит в сброс.
card-market = Рынок
    .acc = «Рынок»
    .help =
        { $card-market-cards ->
            [one] +{ $card-market-cards } карта
            [few] +{ $card-market-cards } карты
           *[many] +{ $card-market-cards } карт
        }, { $card-market-actions ->
            [one] +{ $card-market-actions } действие
            [few] +{ $card-market-actions } действия
           *[many] +{ $card-market-actions } действий
        }, { $card-market-buys ->
            [one] +{ $card-market-buys } покупка
            [few] +{ $card-market-buys } покупки
           *[many] +{ $card-market-buys } покупок
        }, { $card-market-coins ->
            [one] +{ $card-market-coins } монета
            [few] +{ $card-market-coins } монеты
           *[many] +{ $card-market-coins } монет
        }.
card-militia = Ополчение
    .acc = «Ополчение»
    .help =
        { $card-militia-coins ->
            [one] +{ $card-militia-coins } монета
            [few] +{ $card-militia-coins } монеты
           *[many] +{ $card-militia-coins } монет
        }. Атака: каждый соперник сбрасывает карты, пока на руке не останется три.
card-mine = Рудник
    .acc = «Рудник»
    .help = Выкиньте сокровище с руки и получите прямо в руку другое, дороже не больше чем на 3.
card-moat = Ров
    .acc = «Ров»
    .help =
        { $card-moat-cards ->
            [one] +{ $card-moat-cards } карта
            [few] +{ $card-moat-cards } карты
           *[many] +{ $card-moat-cards } карт
        }. Реакция: покажите его с руки в ответ на атаку — она вас не коснётся.
card-moneylender = Ростовщик
    .acc = «Ростовщика»
    .help = Выкиньте с руки медь: +3 монеты.
card-remodel = Реконструкция
    .acc = «Реконструкцию»
    .help = Выкиньте карту с руки и получите другую, дороже не больше чем на 2.
card-smithy = Кузница
    .acc = «Кузницу»
    .help =
        { $card-smithy-cards ->
            [one] +{ $card-smithy-cards } карта
            [few] +{ $card-smithy-cards } карты
           *[many] +{ $card-smithy-cards } карт
        }.
card-spy = Шпион
    .acc = «Шпиона»
    .help =
        { $card-spy-cards ->
            [one] +{ $card-spy-cards } карта
            [few] +{ $card-spy-cards } карты
           *[many] +{ $card-spy-cards } карт
        }, { $card-spy-actions ->
            [one] +{ $card-spy-actions } действие
            [few] +{ $card-spy-actions } действия
           *[many] +{ $card-spy-actions } действий
        }. Атака: все, начиная с вас, раскрывают верхнюю карту колоды; вы решаете, какие уйдут в сброс, а какие вернутся.
card-thief = Вор
    .acc = «Вора»
    .help = Атака: каждый соперник раскрывает две карты; одно сокровище из них на ваш выбор идёт на свалку. Выкинутое так можно забрать себе.
card-throne_room = Тронный зал
    .acc = «Тронный зал»
    .help = Выберите действие на руке и сыграйте его дважды.
card-village = Деревня
    .acc = «Деревню»
    .help =
        { $card-village-cards ->
            [one] +{ $card-village-cards } карта
            [few] +{ $card-village-cards } карты
           *[many] +{ $card-village-cards } карт
        }, { $card-village-actions ->
            [one] +{ $card-village-actions } действие
            [few] +{ $card-village-actions } действия
           *[many] +{ $card-village-actions } действий
        }.
card-witch = Ведьма
    .acc = «Ведьму»
    .help =
        { $card-witch-cards ->
            [one] +{ $card-witch-cards } карта
            [few] +{ $card-witch-cards } карты
           *[many] +{ $card-witch-cards } карт
        }. Атака: каждый соперник получает проклятие.
card-woodcutter = Лесоруб
    .acc = «Лесоруба»
    .help =
        { $card-woodcutter-buys ->
            [one] +{ $card-woodcutter-buys } покупка
            [few] +{ $card-woodcutter-buys } покупки
           *[many] +{ $card-woodcutter-buys } покупок
        }, { $card-woodcutter-coins ->
            [one] +{ $card-woodcutter-coins } монета
            [few] +{ $card-woodcutter-coins } монеты
           *[many] +{ $card-woodcutter-coins } монет
        }.
card-workshop = Мастерская
    .acc = «Мастерскую»
    .help = Получите карту ценой не больше 4.

points-gardens = Сады

# Ходы, которые появились с этими картами.

move-double = Сыграть { $card_acc } дважды
move-topdeck = Положить { $card_acc } на колоду
move-steal = Отправить на свалку { $card_acc }
move-take = Забрать { $card_acc }
move-reveal_moat = Показать «Ров»
move-no_reaction = Не отвечать
move-discard_deck = Отправить колоду в сброс
move-keep_deck = Оставить колоду
move-set_aside = Отложить
move-keep_card = Оставить на руке
move-discard_top = В сброс
move-put_back = Вернуть на колоду

# Вопросы.

ask-react = { $attacker } играет { $card_acc }. Чем ответите?
ask-topdeck = { $attacker } играет «Чиновника»: положите карту победы с руки на свою колоду
ask-cellar = Что сбросить в «Погреба» (пока { $picked })? Потом возьмёте столько же
ask-chancellor = Отправить колоду (карт: { $n }) в сброс?
ask-chapel =
    { $left ->
        [1] Можно выкинуть ещё одну карту
       *[other] Выкиньте до { $left } карт
    }
ask-library = Пришло действие: { $card }. Оставить или отложить?
ask-discard-down = { $attacker } играет «Ополчение»: сбросьте карты, чтобы осталось { $size }. Ещё { $left }
ask-mine = Какое сокровище выкинуть, чтобы получить лучшее?
ask-remodel = Какую карту выкинуть, чтобы получить другую, дороже не больше чем на 2?
ask-spy-self = Верхняя карта вашей колоды: { $card }. В сброс или обратно?
ask-spy = Верхняя карта колоды соперника ({ $victim }): { $card }. В сброс или обратно?
ask-steal = Какое сокровище соперника ({ $victim }) отправить на свалку?
ask-loot = Что из добычи «Вора» забрать?
ask-double = Какое действие сыграть дважды?

# Летопись партии.

log-again = { $player } играет { $card_acc } второй раз
log-show-hand = { $player } показывает руку без карт победы: { $cards }
log-shield = { $player } показывает { $card_acc }
log-look = { $player } берёт { $card_acc }
log-look-hidden = { $player } берёт карту
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
