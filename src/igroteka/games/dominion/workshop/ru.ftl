# Мастерская: как называются компоненты.

group-cards = Карты
group-piles = Сколько карт лежит в резерве
group-kingdoms = Рекомендованные королевства
group-start = Начало партии

entry-deck = С чем начинает каждый
entry-pile-copper = { card-copper }
entry-pile-silver = { card-silver }
entry-pile-gold = { card-gold }
entry-pile-victory = Каждая стопка карт победы
entry-pile-curse = { card-curse }
entry-pile-kingdom = Каждая другая стопка королевства

field-types = типы
field-cost = цена
field-cards = +карты
field-actions = +действия
field-buys = +покупки
field-coins = монеты
    .help = Сколько стоит сокровище или сколько добавляет действие.
field-points = победные очки
field-effect = число в тексте
    .help = Какой цены карту можно получить, сколько карт взять или оставить: что именно, сказано в тексте карты.
field-left = карт в стопке
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-kingdom-cards = десять карт
field-deck-copper = { card-copper }
field-deck-estate = { card-estate }
field-deck-hand = карт на руке

value-types-treasure = Сокровище
value-types-victory = Победа
value-types-curse = Проклятие
value-types-action = Действие
value-types-attack = Атака
value-types-reaction = Реакция
