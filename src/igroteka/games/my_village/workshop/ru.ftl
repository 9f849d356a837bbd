# Мастерская: как называются компоненты.

group-customers = Покупатели и служащий
group-crafts = Мастерские и поля
group-travel = Карты путешествий
group-religion = Церковь и монахи
group-councils = Палаты советов и места собраний
group-village = Планшет деревни
group-chronicle = Хроника и конец партии
group-start = Начало партии и раунда

entry-customer = Покупатель { $number }
entry-clerk = Контора служащего
entry-workshop =
    { $kin ->
        [stable] { craft-stable }, карта { $nth }
        [brewery] { craft-brewery }, карта { $nth }
        [forge] { craft-forge }, карта { $nth }
        [office] { craft-office }, карта { $nth }
       *[wainwright] { craft-wainwright }, карта { $nth }
    }
entry-field = Каждое поле
entry-road-a = Путешествие: буква { road-a }
entry-road-b = Путешествие: буква { road-b }
entry-road-c = Путешествие: буква { road-c }
entry-road-d = Путешествие: буква { road-d }
entry-road-e = Путешествие: буква { road-e }
entry-monk =
    { $kin ->
        [quill] Монах { stack-quill }, № { $nth }
        [chalice] Монах { stack-chalice }, № { $nth }
       *[rosary] Монах { stack-rosary }, № { $nth }
    }
entry-windows = Церковные окна
entry-bonus = Маркеры на советах
entry-meeting = Каждое место собраний
entry-token = Жетон «{ $token-values }»
entry-life = Трек жизни
entry-school = Школа
entry-headman = Тропинка деревенского головы
entry-play = Потеха
entry-village = Планшет деревни { $number }
entry-labourer = Наёмный рабочий
entry-chronicle = Хроника
entry-rat = Крыса
entry-ending = Гробы, с которыми кончается партия
entry-start = Монеты в начале
entry-hand = Рука первого игрока
entry-dice = Кубики
entry-bound = Самая долгая партия

field-values = ценность на вымпеле
    .help = Сумма двух кубиков.
field-customer-values = ценность на вымпеле
    .help = Сумма двух кубиков. Ничего не указано — подойдёт любая.
field-play = ценность вымпела потехи
field-goods = товары
field-prestige = престиж
field-time = время
field-white_time = время у белого вымпела
field-cells = ячейки
field-coins = монеты
field-story = очки истории
field-clerk-time = время
    .member = покупателей: { $number }
field-clerk-coins = монеты
    .member = покупателей: { $number }
field-clerk-open = открытых покупателей
field-plough_coins = монет прибавляет плуг
field-road-coins = монет вместо телеги
    .help = 0: телега не нужна.
field-grey_coins = серый вымпел: монеты
field-grey_beer = серый вымпел: пиво
field-grey_time = серый вымпел: время
field-chapel = с часовней
field-price = цена в лошадях или монетах
field-effect = что он делает один раз
field-n = сколько или сколько раз
field-windows-prestige = престиж
    .member = окон: { $before }
field-bonus-territories = за каждую карту отмеченного вида
field-bonus-people = за каждого живого жителя, чья ячейка отмечена
field-clouds = облака
field-start-coins = монет по порядку хода
    .member =
        { $number ->
            [1] 1-й
            [2] 2-й
            [3] 3-й
           *[other] 4-й
        }
field-dice-white = белых кубиков
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-dice-black = чёрных кубиков
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-dice-plague = времени за чёрный кубик
field-chronicle-abbot = очки истории: { villager-abbot }
    .member = ячейка { $number }
field-chronicle-councilman = очки истории: { villager-councilman }
    .member = ячейка { $number }
field-chronicle-traveller = очки истории: { villager-traveller }
    .member = ячейка { $number }
field-chronicle-craftsman = очки истории: { villager-craftsman }
    .member = ячейка { $number }
field-chronicle-merchant = очки истории: { villager-merchant }
    .member = ячейка { $number }
field-rat-raid = ячейка набега крыс
field-rat-start = ячейка, с которой она начинает
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-rat-red = первая красная ячейка
field-coffins = гробы
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-rounds = раундов не больше

value-goods-horse = { good-horse }
value-goods-beer = { good-beer }
value-goods-plough = { good-plough }
value-goods-scroll = { good-scroll }
value-goods-cart = { good-cart }
value-effect-story = даёт очки истории
value-effect-path = двигает деревенского голову
value-effect-school = пользуется школой
value-effect-clerk = приглашает покупателей

# Замечания поставляемого файла.

note-windows = 4 окна дают 10, и 6 — предел (правила); остальное продолжает ряд треугольных чисел.
note-school = 3, время и очки истории — из правил; 11 — зеркальная ценность, как на других вымпелах.
note-village = Две ценности с мастерских, разные на каждом планшете (правила).
note-dice = Время за чёрный кубик записано здесь же.
note-clerk = Время и монеты — по числу взятых покупателей, от 1 до 4.
note-chronicle = В правилах сказано только: 1 или 2.
note-rat = Втроём крыса возвращается на ячейку 3 (правила).
note-bound = Предел нашего дома; в коробке его нет.
note-field = Монеты и престиж — из правил; ценность и оба времени — нет.
note-customer-k13 = Вымпел и товар — из правил.
note-customer-k19 = Вымпел и товары — из правил.
note-travel-b3 = Пиво на сером вымпеле — из правил.
note-church = Свойство — из правил.
note-church-monastery = Престиж — из правил.
note-monk = Что такое действие есть, известно из правил.
note-monk-rosary3 = Действие и такая цена есть (правила), но, может быть, не вместе.
note-council-finance = Всё, кроме престижа, — из правил.
note-council-territories = Пять ячеек и никакого престижа на карте — из правил.
note-council = Действие — из правил.
note-bonus = За каждую карту отмеченного вида; за каждого живого жителя, чья ячейка отмечена.
note-meeting = Ценность, очко истории и престиж — из правил; времена и ячейки — нет.
