# Мастерская: как называются компоненты.

group-market = Рынок и покупатели
group-travel = Города и дороги
group-crafts = Мастерские
group-council = Деревенский совет
group-church = Церковь
group-chronicle = Деревенская летопись
group-round = Подготовка раунда
group-farm = Ферма и семья
group-scoring = Известность в конце
group-supply = Резерв

entry-customer = Покупатель { $number }
entry-market = Рынок
entry-road = Дорога { $number }
entry-mill = Мельница
entry-price-scroll = { item-scroll }: покупка
entry-price-horse = { item-horse }: покупка
entry-price-plough = { item-plough }: покупка
entry-price-ox = { item-ox }: покупка
entry-price-wagon = { item-wagon }: покупка
entry-council = Шаг в совете
entry-privileges = Привилегии палат
entry-church = В чёрный мешочек
entry-mass = Служба
entry-graves = Безымянные могилы
entry-bag =
    { $number ->
        [1] Зелёный мешочек при 2 игроках
        [2] Зелёный мешочек при 3 игроках
       *[other] Зелёный мешочек при 4 игроках
    }
entry-board =
    { $number ->
        [1] Кубики на поле при 2 игроках
        [2] Кубики на поле при 3 игроках
       *[other] Кубики на поле при 4 игроках
    }
entry-farm = Ферма
entry-family = Семья
entry-life = Шкала жизненного пути
entry-plague = Чума
entry-well = Колодец
entry-scoring = Путешествия, летопись, монеты

field-wants = что нужно
field-points = известность
field-stalls = прилавков в игре
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-queue = покупателей в очереди
field-market-green = зелёных кубиков за каждую другую продажу
field-market-time = времени за каждую другую продажу
field-city-prestige = известность
field-city-coins = монеты
field-city-cubes = кубики влияния на выбор
field-ends = ведёт
    .member =
        { $number ->
            [1] откуда
           *[other] куда
        }
field-time = время
field-wagons = повозки
field-orange = { item-orange }
field-green = { item-green }
field-brown = { item-brown }
field-pink = { item-pink }
field-train = времени на обучение
field-make = времени на товар
field-grain = зерно
field-mill-coins = монеты
field-council-green = зелёные кубики
field-council-scrolls = или свитки
field-privileges-cubes = 2-я палата: кубики влияния
field-privileges-goods = 3-я палата: товары
field-privileges-coins = 4-я палата: монет отдать
field-privileges-prestige = 4-я палата: известности за них
field-church-brown = коричневые кубики
field-church-time = или время
field-mass-monks = монахов в мешочке
field-mass-pieces = фишек тянут
field-mass-coins = монет за выбор своего
field-mass-majority = известность, если своих в церкви больше всех
field-window-points = известность за члена семьи
field-window-grain = зерна, чтобы подняться
field-spaces = мест в игре
    .member =
        { $number ->
            [1] 2 игрока
            [2] 3 игрока
           *[other] 4 игрока
        }
field-board-harvest = { space-harvest }
field-board-family = { space-family }
field-board-crafts = { space-crafts }
field-board-market = { space-market }
field-board-travel = { space-travel }
field-board-council = { space-council }
field-board-church = { space-church }
field-farm-coins = монет в начале
field-farm-grain_limit = сколько зерна вмещает
field-farm-harvest = зерна за сбор
field-farm-horse = с лошадью и плугом
field-farm-ox = с быком и плугом
field-generations = членов семьи
    .member =
        { $number ->
            [1] 1-е поколение
            [2] 2-е поколение
            [3] 3-е поколение
           *[other] 4-е поколение
        }
field-life-spaces = делений до моста
field-plague-time = времени за кубик чумы
field-well-cubes = сколько кубиков одного цвета нужно
field-scoring-travel = за посещённые города
    .member = городов: { $before }
field-scoring-chronicle = за членов семьи в летописи
    .member = членов семьи: { $before }
field-scoring-coin = за монету
field-count = штук

value-scroll = { item-scroll }
value-horse = { item-horse }
value-plough = { item-plough }
value-ox = { item-ox }
value-wagon = { item-wagon }
value-grain = { item-grain }
value-village = деревня
value-city-a = { place-city-a }
value-city-b = { place-city-b }
value-city-c = { place-city-c }
value-city-d = { place-city-d }
value-city-e = { place-city-e }
value-city-f = { place-city-f }

# Замечания поставляемого файла.

note-price-scroll = Цвет описан хорошо, число хуже: возможно, 2.
note-price-plough = Столько же, сколько времени, — как у повозки и животных конюшни.
note-customer = Что ему нужно — из правил, известность восстановлена.
note-chamber = Для верхних палат в правилах сказано: 2 или 3.
note-window-3 = С примером из правил сошлись бы и 4, и 1.
