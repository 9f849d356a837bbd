# «Сквозь время: Бронзовый век». Имена — из русских правил, все фразы наши.

game-bronze_age = Сквозь время: Бронзовый век
    .about = Бросайте кубики ради еды, рабочих, товаров и монет и ведите свой народ от трёх городов к семи, к строениям и улучшениям — мимо голода, засухи и восстаний. С дополнением «Поздний бронзовый век»: корабли, кузница, торги и партия подлиннее.
    .goal = Наберите больше всех очков к тому времени, когда у кого-то { $end-base ->
            [one] { $end-base } улучшение
            [few] { $end-base } улучшения
           *[many] { $end-base } улучшений
        } (в «Позднем бронзовом веке» — { $end-late }) или возведены все строения: улучшения и строения минус потери от катастроф.

option-rules = Правила
    .help = Основная игра или «Поздний бронзовый век»: больше улучшений, корабли, свои цены, все строения и торги после строительства. В обе можно играть одному: { $solo-turns ->
            [one] { $solo-turns } ход
            [few] { $solo-turns } хода
           *[many] { $solo-turns } ходов
        }, и черепа разрешено перебрасывать.
option-rules-bronze_age = Бронзовый век
option-rules-late_bronze_age = Поздний бронзовый век
option-trading = Торги
    .help = В основной игре на 2–4 игроков: перед строительством можно меняться товарами и питанием с тем, кто ходит. В «Позднем бронзовом веке» торги есть всегда. За ход можно начать до 6 предложений, и каждое идёт в счёт, чем бы ни кончилось.
option-smithing = Кузница
    .help = В «Позднем бронзовом веке»: тратит ли вторжение кузнеца наконечники копий (сколько он захочет) или просто считает те, что на складе.
option-smithing-spent = наконечники тратятся
option-smithing-counted = наконечники считаются

refused-trading = настройка trading — для 2–4 игроков: в одиночку торговаться не с кем

points-developments = Улучшения
points-monuments = Строения
points-architecture = Архитектура
points-empire = Империя
points-commerce = Торговля
points-disasters = Катастрофы
tie-goods = При ничьей побеждает тот, у кого товары дороже

bot-regular = Завсегдатай
    .help = Сначала основывает города и кормит их, потом возводит строения и покупает улучшения, которые их окупают; меняется, когда сам выигрывает больше, чем помогает.

# Грани кубиков.

face-food = питание
    .help =
        { $face-food-food ->
            [one] { $face-food-food } единица
            [few] { $face-food-food } единицы
           *[many] { $face-food-food } единиц
        } питания.
    .rule = 3) Сбор питания
face-workers = рабочие
    .help =
        { $face-workers-workers ->
            [one] { $face-workers-workers } рабочий
            [few] { $face-workers-workers } рабочих
           *[many] { $face-workers-workers } рабочих
        }; каждый отмечает одну клетку города или строения.
    .rule = 6) Строительство городов / строений
face-either = питание/рабочие
    .help =
        { $face-either-food ->
            [one] { $face-either-food } единица
            [few] { $face-either-food } единицы
           *[many] { $face-either-food } единиц
        } питания или { $face-either-workers ->
            [one] { $face-either-workers } рабочий
            [few] { $face-either-workers } рабочих
           *[many] { $face-either-workers } рабочих
        } — для каждого кубика на выбор.
    .rule = 3) Сбор питания
face-good = товар
    .help =
        { $face-good-goods ->
            [one] { $face-good-goods } товар
            [few] { $face-good-goods } товара
           *[many] { $face-good-goods } товаров
        }.
face-skull = череп
    .help =
        { $face-skull-goods ->
            [one] { $face-skull-goods } товар
            [few] { $face-skull-goods } товара
           *[many] { $face-skull-goods } товаров
        } и { $face-skull-skulls ->
            [one] { $face-skull-skulls } череп
            [few] { $face-skull-skulls } черепа
           *[many] { $face-skull-skulls } черепов
        }, шаг к катастрофе. Перебросить его нельзя — разве что в игре для одного или с «Лидерством».
    .rule = 5) Ликвидация катастроф
face-coin = монета
    .help =
        { $face-coin-coins ->
            [one] { $face-coin-coins } монета
            [few] { $face-coin-coins } монеты
           *[many] { $face-coin-coins } монет
        } на улучшение в этот ход; с «Чеканкой» — { $development-coinage-effect }.
    .rule = 7) Покупка улучшений

# Товары и питание.

good-wood = дерево
    .paid = всё дерево
    .acc = дерево
    .gen = дерева
    .help = Первый товар каждого хода. Полный ряд (мест: { $good-wood-most }) стоит { $good-wood-full ->
            [one] { $good-wood-full } монету
            [few] { $good-wood-full } монеты
           *[many] { $good-wood-full } монет
        }. Из дерева и ткани строят корабли.
good-stone = камень
    .paid = весь камень
    .acc = камень
    .gen = камня
    .help = Второй товар. Полный ряд (мест: { $good-stone-most }) стоит { $good-stone-full ->
            [one] { $good-stone-full } монету
            [few] { $good-stone-full } монеты
           *[many] { $good-stone-full } монет
        }. С «Инженерным делом» сданный камень заменяет { $development-engineering-effect ->
            [one] { $development-engineering-effect } рабочего
           *[many] { $development-engineering-effect } рабочих
        }.
good-pottery = керамика
    .paid = всю керамику
    .acc = керамику
    .gen = керамики
    .help = Третий товар. Полный ряд (мест: { $good-pottery-most }) стоит { $good-pottery-full ->
            [one] { $good-pottery-full } монету
            [few] { $good-pottery-full } монеты
           *[many] { $good-pottery-full } монет
        }. «Сохранение» берёт одну: питание ×{ $development-preservation-late-effect }.
good-cloth = ткань
    .paid = всю ткань
    .acc = ткань
    .gen = ткани
    .help = Четвёртый товар. Полный ряд (мест: { $good-cloth-most }) стоит { $good-cloth-full ->
            [one] { $good-cloth-full } монету
            [few] { $good-cloth-full } монеты
           *[many] { $good-cloth-full } монет
        }. Из дерева и ткани строят корабли.
good-spearheads = металл
    .paid = весь металл
    .acc = металл
    .gen = металла
    .help = Пятый и самый дорогой товар, наконечники копий. Полный ряд (мест: { $good-spearheads-most }) стоит { $good-spearheads-full ->
            [one] { $good-spearheads-full } монету
            [few] { $good-spearheads-full } монеты
           *[many] { $good-spearheads-full } монет
        }. С «Кузницей» они усиливают вторжение.
good-food = питание
    .paid = 1 питание
    .acc = питание
    .gen = питания
    .help = Каждый город съедает 1 за ход. Помещается { $limits-food }.
    .rule = 4) Снабжение городов

# Города и строения.

project-city4 = четвёртый город
    .help =
        { $city-city4-boxes ->
            [one] { $city-city4-boxes } клетка
            [few] { $city-city4-boxes } клетки
           *[many] { $city-city4-boxes } клеток
        }. Каждый город со следующего хода даёт ещё один кубик и съедает 1 питание за ход.
project-city5 = пятый город
    .help =
        { $city-city5-boxes ->
            [one] { $city-city5-boxes } клетка
            [few] { $city-city5-boxes } клетки
           *[many] { $city-city5-boxes } клеток
        }. Каждый город со следующего хода даёт ещё один кубик и съедает 1 питание за ход.
project-city6 = шестой город
    .help =
        { $city-city6-boxes ->
            [one] { $city-city6-boxes } клетка
            [few] { $city-city6-boxes } клетки
           *[many] { $city-city6-boxes } клеток
        }. Каждый город со следующего хода даёт ещё один кубик и съедает 1 питание за ход.
project-city7 = седьмой город
    .help =
        { $city-city7-boxes ->
            [one] { $city-city7-boxes } клетка
            [few] { $city-city7-boxes } клетки
           *[many] { $city-city7-boxes } клеток
        }. Каждый город со следующего хода даёт ещё один кубик и съедает 1 питание за ход.
project-step_pyramid = Ступенчатая пирамида
    .help =
        { $monument-step_pyramid-boxes ->
            [one] { $monument-step_pyramid-boxes } клетка
            [few] { $monument-step_pyramid-boxes } клетки
           *[many] { $monument-step_pyramid-boxes } клеток
        }. { $monument-step_pyramid-first ->
            [one] { $monument-step_pyramid-first } очко
            [few] { $monument-step_pyramid-first } очка
           *[many] { $monument-step_pyramid-first } очков
        } первому строителю, { $monument-step_pyramid-later } остальным (в «Позднем бронзовом веке» { $monument-step_pyramid-late }).{ $monument-step_pyramid-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-step_pyramid-out }.
        }
project-stone_circle = Каменный круг
    .help =
        { $monument-stone_circle-boxes ->
            [one] { $monument-stone_circle-boxes } клетка
            [few] { $monument-stone_circle-boxes } клетки
           *[many] { $monument-stone_circle-boxes } клеток
        }. { $monument-stone_circle-first ->
            [one] { $monument-stone_circle-first } очко
            [few] { $monument-stone_circle-first } очка
           *[many] { $monument-stone_circle-first } очков
        } первому строителю, { $monument-stone_circle-later } остальным (в «Позднем бронзовом веке» { $monument-stone_circle-late }).{ $monument-stone_circle-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-stone_circle-out }.
        }
project-temple = Храм
    .help =
        { $monument-temple-boxes ->
            [one] { $monument-temple-boxes } клетка
            [few] { $monument-temple-boxes } клетки
           *[many] { $monument-temple-boxes } клеток
        }. { $monument-temple-first ->
            [one] { $monument-temple-first } очко
            [few] { $monument-temple-first } очка
           *[many] { $monument-temple-first } очков
        } первому строителю, { $monument-temple-later } остальным (в «Позднем бронзовом веке» { $monument-temple-late }).{ $monument-temple-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-temple-out }.
        }
project-obelisk = Обелиск
    .help =
        { $monument-obelisk-boxes ->
            [one] { $monument-obelisk-boxes } клетка
            [few] { $monument-obelisk-boxes } клетки
           *[many] { $monument-obelisk-boxes } клеток
        }. { $monument-obelisk-first ->
            [one] { $monument-obelisk-first } очко
            [few] { $monument-obelisk-first } очка
           *[many] { $monument-obelisk-first } очков
        } первому строителю, { $monument-obelisk-later } остальным (в «Позднем бронзовом веке» { $monument-obelisk-late }).{ $monument-obelisk-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-obelisk-out }.
        }
project-hanging_gardens = Висячие сады
    .help =
        { $monument-hanging_gardens-boxes ->
            [one] { $monument-hanging_gardens-boxes } клетка
            [few] { $monument-hanging_gardens-boxes } клетки
           *[many] { $monument-hanging_gardens-boxes } клеток
        }. { $monument-hanging_gardens-first ->
            [one] { $monument-hanging_gardens-first } очко
            [few] { $monument-hanging_gardens-first } очка
           *[many] { $monument-hanging_gardens-first } очков
        } первому строителю, { $monument-hanging_gardens-later } остальным (в «Позднем бронзовом веке» { $monument-hanging_gardens-late }).{ $monument-hanging_gardens-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-hanging_gardens-out }.
        }
project-great_wall = Великая стена
    .help =
        { $monument-great_wall-boxes ->
            [one] { $monument-great_wall-boxes } клетка
            [few] { $monument-great_wall-boxes } клетки
           *[many] { $monument-great_wall-boxes } клеток
        }. { $monument-great_wall-first ->
            [one] { $monument-great_wall-first } очко
            [few] { $monument-great_wall-first } очка
           *[many] { $monument-great_wall-first } очков
        } первому строителю, { $monument-great_wall-later } остальным (в «Позднем бронзовом веке» { $monument-great_wall-late }).{ $monument-great_wall-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-great_wall-out }.
        } Вторжения владельцу не страшны.
project-great_pyramid = Большая пирамида
    .help =
        { $monument-great_pyramid-boxes ->
            [one] { $monument-great_pyramid-boxes } клетка
            [few] { $monument-great_pyramid-boxes } клетки
           *[many] { $monument-great_pyramid-boxes } клеток
        }. { $monument-great_pyramid-first ->
            [one] { $monument-great_pyramid-first } очко
            [few] { $monument-great_pyramid-first } очка
           *[many] { $monument-great_pyramid-first } очков
        } первому строителю, { $monument-great_pyramid-later } остальным (в «Позднем бронзовом веке» { $monument-great_pyramid-late }).{ $monument-great_pyramid-out ->
            [none] { "" }
           *[other] { " " }В основной игре не строится при числе игроков: { $monument-great_pyramid-out }.
        }

# Улучшения.

development-leadership = Лидерство
    .help = После последнего броска можно перебросить один кубик, даже череп.
development-irrigation = Орошение
    .help = Засуха вам не страшна.
development-agriculture = Земледелие
    .help = Каждый кубик, взятый на питание, даёт на { $development-agriculture-effect } больше.
development-quarrying = Каменоломня
    .help = Если за ход пришёл камень, приходит ещё { $development-quarrying-effect }.
development-medicine = Медицина
    .help = Эпидемия вам не страшна.
development-preservation = Сохранение
    .help = Перед броском можно сдать 1 керамику: питание ×{ $development-preservation-late-effect }, но не больше { $limits-food }.
    .rule = Поздний бронзовый век
development-coinage = Чеканка
    .help = Каждая монета на кубиках приносит { $development-coinage-effect ->
            [one] { $development-coinage-effect } монету
            [few] { $development-coinage-effect } монеты
           *[many] { $development-coinage-effect } монет
        } вместо { $face-coin-coins }.
development-caravans = Караван
    .help = В конце хода все товары остаются у вас.
development-shipping = Судоходство
    .help = При строительстве можно построить корабль: дерево { $ships-wood }, ткань { $ships-cloth }; всего кораблей — до { $ships-most }. В торги каждый корабль раз за ход меняет один товар на любой другой.
    .rule = Поздний бронзовый век
development-smithing = Кузница
    .help = Ваше вторжение стоит { $disaster-invasion-loss ->
            [one] { $disaster-invasion-loss } очко
            [few] { $disaster-invasion-loss } очка
           *[many] { $disaster-invasion-loss } очков
        } не вам, а всем соперникам, и ещё { $development-smithing-late-effect } за каждый наконечник копья; тратятся они или только считаются, решает настройка «Кузница». Великая стена от него защищает.
    .rule = Поздний бронзовый век
development-religion = Религия
    .help = Ваше восстание лишает товаров не вас, а всех соперников без «Религии». В игре для одного просто защищает.
development-granaries = Элеватор
    .help = Питанием тоже можно платить за улучшения: монет за единицу — { $development-granaries-base-effect }, в «Позднем бронзовом веке» — { $development-granaries-late-effect }.
development-masonry = Каменная кладка
    .help = Каждый кубик, взятый на рабочих, даёт на { $development-masonry-effect } больше.
development-engineering = Инженерное дело
    .help = При строительстве каждый сданный камень заменяет { $development-engineering-effect ->
            [one] { $development-engineering-effect } рабочего
           *[many] { $development-engineering-effect } рабочих
        }.
development-commerce = Торговля
    .help = В конце партии { $development-commerce-late-effect ->
            [one] { $development-commerce-late-effect } очко
            [few] { $development-commerce-late-effect } очка
           *[many] { $development-commerce-late-effect } очков
        } за каждый оставшийся товар.
    .rule = Поздний бронзовый век
development-architecture = Архитектура
    .help = В конце партии { $development-architecture-base-effect ->
            [one] { $development-architecture-base-effect } очко
            [few] { $development-architecture-base-effect } очка
           *[many] { $development-architecture-base-effect } очков
        } за каждое ваше строение, в «Позднем бронзовом веке» { $development-architecture-late-effect }.
development-empire = Империя
    .help = В конце партии { $development-empire-effect ->
            [one] { $development-empire-effect } очко
            [few] { $development-empire-effect } очка
           *[many] { $development-empire-effect } очков
        } за каждый ваш город.

# Катастрофы.

disaster-famine = Голод
    .gen = голода
    .ins = голодом
    .help = Каждый город, которому не хватило питания, стоит 1 очко.
    .rule = 4) Снабжение городов
disaster-drought = Засуха
    .gen = засухи
    .ins = засухой
    .help =
        { $disaster-drought-skulls ->
            [one] { $disaster-drought-skulls } череп
            [few] { $disaster-drought-skulls } черепа
           *[many] { $disaster-drought-skulls } черепов
        }: вы теряете { $disaster-drought-loss ->
            [one] { $disaster-drought-loss } очко
            [few] { $disaster-drought-loss } очка
           *[many] { $disaster-drought-loss } очков
        }. Спасает «Орошение».
disaster-pestilence = Эпидемия
    .gen = эпидемии
    .ins = эпидемией
    .help =
        { $disaster-pestilence-skulls ->
            [one] { $disaster-pestilence-skulls } череп
            [few] { $disaster-pestilence-skulls } черепа
           *[many] { $disaster-pestilence-skulls } черепов
        }: все соперники теряют по { $disaster-pestilence-loss ->
            [one] { $disaster-pestilence-loss } очку
            [few] { $disaster-pestilence-loss } очка
           *[many] { $disaster-pestilence-loss } очков
        }, кроме тех, у кого «Медицина». В игре для одного бьёт по вам.
disaster-invasion = Вторжение
    .gen = вторжения
    .ins = вторжением
    .help =
        { $disaster-invasion-skulls ->
            [one] { $disaster-invasion-skulls } череп
            [few] { $disaster-invasion-skulls } черепа
           *[many] { $disaster-invasion-skulls } черепов
        }: вы теряете { $disaster-invasion-loss ->
            [one] { $disaster-invasion-loss } очко
            [few] { $disaster-invasion-loss } очка
           *[many] { $disaster-invasion-loss } очков
        }. Спасает Великая стена, а «Кузница» обращает его на соперников.
disaster-revolt = Восстание
    .gen = восстания
    .ins = восстанием
    .help =
        { $disaster-revolt-skulls ->
            [one] { $disaster-revolt-skulls } череп
            [few] { $disaster-revolt-skulls } черепа
           *[many] { $disaster-revolt-skulls } черепов
        } и больше: вы теряете все товары, и этого хода тоже. С «Религией» вместо вас их теряют соперники.

neighbour-left = сосед слева
    .dat = соседу слева
neighbour-across = игрок напротив
    .dat = игроку напротив
neighbour-right = сосед справа
    .dat = соседу справа

# Что считают кроме товаров.

track-disasters = катастрофы
    .help = Каждая клетка — потерянное очко. Их заполняют голод и черепа.
    .rule = 5) Ликвидация катастроф
track-ships = корабли
    .help = Каждый корабль раз в ход обменивает в банке один товар на любой другой.
    .rule = Поздний бронзовый век
track-workers = рабочие
    .help = Каждый в этот ход отмечает клетку города или строения. Незанятые пропадают.
    .rule = 6) Строительство городов / строений
track-coins = монеты
    .help = На улучшение в этот ход, вместе с товарами. Непотраченное пропадает.
    .rule = 7) Покупка улучшений

track-cities = города
    .help = Каждый бросает кубик и съедает 1 питание в ход.
    .rule = 4) Снабжение городов
track-goods = все товары
    .help = Сколько они стоят в монетах. В конце хода остаётся не больше { $limits-kept }; при ничьей побеждает тот, у кого они дороже.
    .rule = 8) Сохранение товаров
track-score = очки
    .help = Улучшения и строения, минус катастрофы.
    .rule = Конец игры

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-face = 2) Сбор товаров
rule-good = 2) Сбор товаров
rule-project = 6) Строительство городов / строений
rule-development = 7) Покупка улучшений
rule-disaster = 5) Ликвидация катастроф

# Ходы.

move-preserve = Сдать 1 керамику: питание ×{ $development-preservation-late-effect }
move-roll = Бросить кубики
move-keep = Оставить кубики
move-reroll = Перебросить: { $dice }
move-food = На питание: { $n }
move-spears = Потратить наконечников: { $n }
move-build = Рабочего сюда: { $project }
move-engineer = Обменять 1 камень на рабочих
move-ship = Построить корабль
move-done_building = Закончить строительство
move-offer = Сделать предложение { $partner_dat }
move-give = Отдать 1 { $good_acc }
move-ask = Попросить 1 { $good_acc }
move-send = Отправить предложение
move-withdraw = Отозвать предложение
move-accept = Согласиться
move-decline = Отказаться
move-swap = Обменять { $good_acc } на { $other_acc }
move-done_trading = Закончить торги
move-buy = Купить: { $development }
move-buy_nothing = Ничего не покупать
move-pay = Отдать { $good_paid }
move-discard = Сбросить 1 { $good_acc }

# Вопросы.

ask-roll = Бросайте кубики: { $n }
ask-reroll =
    { $left ->
        [1] Перебросьте любые кубики (остался 1 бросок) или оставьте все
       *[other] Перебросьте любые кубики (осталось бросков: { $left }) или оставьте все
    }
ask-lead = «Лидерство»: перебросьте один кубик, даже череп, или оставьте все
ask-food =
    { $dice ->
        [1] Кубик — на питание (+{ $more }) или на рабочих (+{ $workers })? Накормить надо { $cities ->
            [one] { $cities } город
            [few] { $cities } города
           *[many] { $cities } городов
        }; питания без него — { $food }
       *[other] Сколько кубиков на питание (по +{ $more })? Остальные — на рабочих (по +{ $workers }). Накормить надо { $cities ->
            [one] { $cities } город
            [few] { $cities } города
           *[many] { $cities } городов
        }; питания без них — { $food }
    }
ask-spears = Ваше вторжение: каждый наконечник (у вас { $have }) отнимет у соперников ещё { $more ->
        [one] { $more } очко
        [few] { $more } очка
       *[many] { $more } очков
    }
ask-build =
    { $n ->
        [0] Рабочие кончились: стройте иначе или заканчивайте
        [1] Куда идёт рабочий? Он остался один
       *[other] Куда идут рабочие? Осталось { $n }
    }
ask-trade =
    { $swaps ->
        [0] Торгуйте (предложений осталось { $offers }) или заканчивайте
       *[other] Торгуйте (предложений осталось { $offers }, обменов на кораблях { $swaps }) или заканчивайте
    }
ask-compose = Ваше предложение ({ $partner }): отдаёте — { $given }, хотите — { $wanted }
ask-consider = { $proposer } отдаёт: { $given }, хочет: { $wanted }. Согласны?
ask-buy = Купите улучшение? Монет: { $coins }, а если отдать всё, что можно: { $funds }
ask-pay =
    { $missing ->
        [one] { $development }: осталось внести { $missing } монету. Чем заплатите?
        [few] { $development }: осталось внести { $missing } монеты. Чем заплатите?
       *[many] { $development }: осталось внести { $missing } монет. Чем заплатите?
    }
ask-discard = Товаров можно оставить не больше { $kept }. Лишних: { $left }

# Почему нет.

why-preserved = «Сохранение» работает раз за ход
why-not-owned = у вас нет улучшения «{ $development }»
why-no-good = у вас нет { $good_gen }
why-no-use = сейчас от этого никакой пользы
why-one-die = «Лидерство» — это один кубик
why-no-die = у вас кубиков: { $n }
why-skull = череп перебросить нельзя
why-like-dice = одинаковые кубики равноценны: это то же, что { $dice }
why-few-dice = кубиков с выбором: { $dice }
why-few-spears = наконечников у вас: { $have }
why-built = уже построено: { $project }
why-out = при таком числе игроков не строится: { $project }
why-no-workers = рабочих не осталось
why-ships = мест для кораблей: { $n }
why-nobody-there = там никто не сидит
why-no-offers = все предложения этого хода уже сделаны
why-no-deal = с этим игроком сейчас нечем меняться
why-no-ships = нет корабля, который ещё мог бы меняться в этот ход
why-same-good = корабль меняет товар на другой
why-row-full = ряд полон: { $good }
why-one-sided = отдать что-то должны обе стороны
why-both-sides = уже есть на другой стороне предложения: { $good }
why-no-more = больше нет { $good_gen } ({ $player })
why-no-room = больше нет места для { $good_gen } ({ $player })
why-owned = уже есть: { $development }
why-not-on-sheet = только в «Позднем бронзовом веке»: { $development }
why-too-dear = { $development } стоит { $cost }, а у вас со всем вместе { $have }

# Почему опытный игрок пошёл бы так.

reason-preserve = одна керамика — и питания на { $food } больше
reason-keep-skull = ещё один череп обернётся { $disaster_ins }
reason-keep-buy = этого хватает на улучшение «{ $development }»
reason-keep = каждый кубик лучше оставить, чем ждать большего от нового броска
reason-skull = эти черепа обернутся { $disaster_ins }
reason-hunger =
    { $n ->
        [one] { $n } город ещё без питания
        [few] { $n } города ещё без питания
       *[many] { $n } городов ещё без питания
    }, а каждый голодный — минус очко
reason-roll-buy = на улучшение «{ $development }» не хватает монет: { $n }
reason-fresh =
    { $n ->
        [one] от нового броска можно ждать большего, чем от этого кубика
       *[other] от нового броска можно ждать большего, чем от каждого из этих кубиков
    }
reason-fed = питания хватает всем городам, пусть кубики работают
reason-feed = иначе голодали бы города ({ $n })
reason-spears = все остальные теряют { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-ship = корабль ещё успеет поплавать: каждый ход он меняет товар на более дорогой
reason-no-ship = кораблю плавать уже почти некогда
reason-engineer = с камнем вместо рабочих это будет готово сейчас: { $project }
reason-city-now = со следующего хода — ещё один кубик
reason-city = ещё рабочих: { $n }, и каждый ход у вас будет на кубик больше
reason-monument-first = готово в этот ход и раньше всех: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-monument-now = готово в этот ход: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-monument-race = первому { $points }, остальным { $later }; это строит и кто-то ещё, а вам нужно ещё рабочих: { $n }
reason-monument = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, нужно ещё рабочих: { $n }
reason-buy-later = ничего хорошего пока не купить; товары останутся, а ходов впереди ещё примерно { $turns }
reason-buy-last = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и это ваше последнее улучшение: партия кончится с этим раундом
reason-buy-end = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и в конце, как дела стоят сейчас, ещё { $more }
reason-buy-more = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и каждый раз на { $n } больше, а ходов впереди примерно { $turns }
reason-buy-safe = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, и из-за { $disaster_gen } вы больше не теряете очков (каждый раз { $lost })
reason-buy = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }: лучшее, что можно купить
reason-pay = так цена покрыта, а лишнего уходит меньше всего
reason-discard = из всех рядов этот теряет меньше всего: { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
reason-swap = после обмена ваши товары дороже на { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
reason-deal = есть обмен, выгодный обоим; вам он даёт { $coins ->
        [one] { $coins } монету
        [few] { $coins } монеты
       *[many] { $coins } монет
    }
reason-accept = вам это даёт монет: { $own }, другому — { $other }
reason-decline = вам это даёт монет: { $own }, а другому — { $other }; для вас этого мало
reason-too-late = у вас не осталось хода, в котором товары что-нибудь купят

# Что пропадёт.

warn-workers =
    { $n ->
        [one] { $n } рабочий пропадёт
        [few] { $n } рабочих пропадут
       *[many] { $n } рабочих пропадут
    }
warn-coins = Монеты этого хода пропадут: { $n }

# Летопись партии.

log-turn = { $player }: ход { $n }
log-preserve = { $player } сдаёт керамику и сохраняет питание, теперь его { $n }
log-roll-3 = { $player } бросает: 1 — { $d1 } · 2 — { $d2 } · 3 — { $d3 }
    .drawn = { $player } бросает
log-roll-4 = { $player } бросает: 1 — { $d1 } · 2 — { $d2 } · 3 — { $d3 } · 4 — { $d4 }
    .drawn = { $player } бросает
log-roll-5 = { $player } бросает: 1 — { $d1 } · 2 — { $d2 } · 3 — { $d3 } · 4 — { $d4 } · 5 — { $d5 }
    .drawn = { $player } бросает
log-roll-6 = { $player } бросает: 1 — { $d1 } · 2 — { $d2 } · 3 — { $d3 } · 4 — { $d4 } · 5 — { $d5 } · 6 — { $d6 }
    .drawn = { $player } бросает
log-roll-7 = { $player } бросает: 1 — { $d1 } · 2 — { $d2 } · 3 — { $d3 } · 4 — { $d4 } · 5 — { $d5 } · 6 — { $d6 } · 7 — { $d7 }
    .drawn = { $player } бросает
log-collect =
    { $lost ->
        [0] { $player } собирает товары: { $goods }
       *[other] { $player } собирает товары: { $goods } (не поместилось { $lost })
    }
log-harvest = { $player } получает питание: { $n }, теперь { $food }
log-feed = { $player } кормит города: { $n }, питания остаётся { $food }
log-lose =
    { $n ->
        [one] { $disaster }: { $player } теряет { $n } очко
        [few] { $disaster }: { $player } теряет { $n } очка
       *[many] { $disaster }: { $player } теряет { $n } очков
    }
log-safe = { $disaster }: { $player } в безопасности
log-lose-goods = { $disaster }: { $player } теряет товары: { $goods }
log-bring = { $player }: черепа оборачиваются { $disaster_ins }
log-spears = { $player } тратит наконечники: { $n }
log-engineer = { $player } меняет камень на рабочих: { $n }
log-build = { $player } отмечает клетки: { $projects }
log-found = { $player } основывает { $project } и будет бросать кубиков: { $n }
log-finish = { $player } раньше всех завершает строение: { $project }. Очки: { $points }
log-finish-later = { $player } тоже завершает строение: { $project }. Очки: { $points }
log-ship =
    { $n ->
        [1] { $player } строит корабль
       *[other] { $player } строит корабль, всего их { $n }
    }
log-offer = { $player } предлагает ({ $partner }): { $goods }
log-want = { $player } хочет взамен: { $goods }
log-withdraw = { $player } отзывает предложение
log-accept = { $player } соглашается
log-decline = { $player } отказывается
log-swap = { $player } меняет на корабле { $good_acc } на { $other_acc }
log-pay =
    { $n ->
        [one] { $player } отдаёт { $good_paid } за { $n } монету
        [few] { $player } отдаёт { $good_paid } за { $n } монеты
       *[many] { $player } отдаёт { $good_paid } за { $n } монет
    }
log-buy = { $player } покупает улучшение: { $development }. Очки: { $points }
log-discard = { $player } сбрасывает { $good_acc }
log-last-round =
    { $n ->
        [0] Возведены все строения: этот раунд — последний
       *[other] { $player } — улучшений: { $n }. Этот раунд — последний
    }
log-end-developments =
    { $n ->
        [one] Партия окончена, для этого хватает { $n } улучшения: { $figures }
       *[other] Партия окончена, для этого хватает { $n } улучшений: { $figures }
    }
log-end-monuments = Возведены все строения: партия окончена
log-end-solo = Все ходы сыграны ({ $n }): партия окончена

# Стол в терминале.

draw-round = Раунд { $n }
draw-last-round = последний раунд
draw-dice = Кубики
draw-workers = рабочих { $n }
draw-coins = монет { $n }
draw-swaps = обменов на кораблях { $n }
draw-offers = предложений { $n }
draw-rolls = бросков осталось { $n }
draw-no-dice = ещё не брошены
draw-board = Доска
draw-value = стоимость
draw-first = первый ход: { $player }
draw-projects = Города и строения
draw-points = очки
draw-cost = цена
draw-developments = Улучшения
draw-ships = Корабли
draw-disasters = Катастрофы
draw-score = Счёт
draw-out = не строится
draw-offer = Предложение ({ $partner }): { $given } за { $wanted }
