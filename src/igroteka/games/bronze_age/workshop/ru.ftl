# Мастерская: как называются компоненты.

group-dice = Грани кубика
group-goods = Товары на доске
group-cities = Города
group-monuments = Строения
group-developments = Улучшения
group-disasters = Катастрофы
group-match = Партия

entry-city-city4 = { project-city4 }
entry-city-city5 = { project-city5 }
entry-city-city6 = { project-city6 }
entry-city-city7 = { project-city7 }
entry-monument-step_pyramid = { project-step_pyramid }
entry-monument-stone_circle = { project-stone_circle }
entry-monument-temple = { project-temple }
entry-monument-obelisk = { project-obelisk }
entry-monument-hanging_gardens = { project-hanging_gardens }
entry-monument-great_wall = { project-great_wall }
entry-monument-great_pyramid = { project-great_pyramid }
entry-start = С чем начинает каждый
entry-limits = Пределы
entry-ships = Корабли
entry-end = Улучшения, которыми завершается партия
entry-solo = Игра для одного

field-face-food = питание
field-face-workers = рабочие
field-face-goods = товары
field-face-coins = монеты
field-face-skulls = черепа
field-values = стоимость
    .member = { $number } шт.
field-boxes = клеток
field-monument-first = очки первому
field-monument-later = очки остальным, основная игра
field-monument-late = очки остальным, «Поздний бронзовый век»
field-monument-out = не строится в основной игре при таком числе игроков
field-disaster-skulls = черепа
field-disaster-loss = теряется очков
field-base-cost = цена, основная игра
field-base-points = очки, основная игра
field-base-effect = действие, основная игра
    .help = Число в том, что оно даёт; 0, если числа нет.
field-late-cost = цена, «Поздний бронзовый век»
field-late-points = очки, «Поздний бронзовый век»
field-late-effect = действие, «Поздний бронзовый век»
    .help = Число в том, что оно даёт; 0, если числа нет.
field-start-food = питание
field-start-cities = города
field-limits-food = шкала питания
field-limits-kept = товаров остаётся в конце хода
field-limits-rolls = бросков за ход
field-ships-most = кораблей не больше
field-ships-wood = дерева за корабль
field-ships-cloth = ткани за корабль
field-end-base = в основной игре
field-end-late = в «Позднем бронзовом веке»
field-solo-turns = ходов

# Замечания поставляемого файла.

note-ships = Цена — из правил; число кораблей нарисовано на листе, и две программы сходятся на пяти.
note-monument-obelisk = Клетки и очки первому и остальным есть и в примере правил.
note-development-religion = 5 очков основной игры в правилах — опечатка: на листе 6.
note-development-granaries = Цены питания — из правил.
note-development-architecture = Цены и очки за каждое строение — из правил.
note-development-empire = Цены — из правил, о 10 очках «Позднего бронзового века» они молчат.
