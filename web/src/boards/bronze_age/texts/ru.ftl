# Стол «Бронзового века».

round = Раунд { $n }
round-of = Раунд { $n } из { $of }
last-round = Последний раунд
step-roll = { $name } бросает кубики
step-food = { $name }: питание или рабочие
step-disaster = { $name }: катастрофа
step-trade = { $name } торгует
step-build = { $name } строит
step-develop = { $name } покупает улучшение
step-discard = { $name } сбрасывает лишние товары
step-end = Конец
workers =
    { $n ->
        [one] { $n } рабочий
        [few] { $n } рабочих
       *[many] { $n } рабочих
    }
coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
swaps = обменов на кораблях: { $n }

die = Кубик { $n }: { $face }
die-kept = Кубик { $n }: { $face }, оставлен
die-locked = Кубик { $n }: { $face }, трогать нельзя
roll-again =
    { $n ->
        [0] Нечего бросать
        [one] Перебросить { $n } кубик
        [few] Перебросить { $n } кубика
       *[many] Перебросить { $n } кубиков
    }
roll-how = Нажмите на кубики, которые оставляете.
lead-how = Нажмите на кубик, который перебросите.

state-up = бросить
state-kept = оставлен
state-locked = лежит

worth = стоит { $n }
stack-worth = В запасе { $n }, вместе стоят { $value }
goods-worth =
    { $n ->
        [one] Все товары: { $n } монета
        [few] Все товары: { $n } монеты
       *[many] Все товары: { $n } монет
    }
score =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }
cities =
    { $n ->
        [one] { $n } город
        [few] { $n } города
       *[many] { $n } городов
    }
disasters =
    { $n ->
        [0] катастроф не было
       *[other] катастрофы: −{ $n }
    }
ships = корабли: { $n } из { $most }
city = { $n }-й город
end-developments =
    { $n ->
        [one] { $n } улучшение или все строения
        [few] { $n } улучшения или все строения
       *[many] { $n } улучшений или все строения
    }
end-turns = после хода { $n }
tabs = Части листа
tab-goods = Товары
tab-build = Стройка
tab-develop = Улучшения
tab-others = Другие
open-sheet = Открыть лист
back-to-own = К своему листу
rival = { $name }: очки { $score }, города { $cities }, питание { $food }, товары на { $goods }, улучшения { $developments }, катастрофы { $disasters }
boxes = Клеток: { $filled } из { $boxes }
send =
    { $n ->
        [one] Отправить { $n } рабочего
        [few] Отправить { $n } рабочих
       *[many] Отправить { $n } рабочих
    }
project = { $name }: клеток { $filled } из { $boxes }
project-out = { $name }: не строится
first-builder = Первый строитель: { $name }.
development = { $name }: цена { $cost }, очки { $points }
development-has = { $name }: куплено, очки { $points }
development-cost = Цена { $cost }, очки { $points }.
# Что даёт улучшение, в нескольких словах: столько помещается на лист.
does-leadership = ещё бросок кубика
does-irrigation = без засухи
does-agriculture = кубик: питание +{ $n }
does-quarrying = камень +{ $n } за ход
does-medicine = без эпидемий
does-preservation = питание ×{ $n }
does-coinage =
    { $n ->
        [one] кубик: { $n } монета
        [few] кубик: { $n } монеты
       *[many] кубик: { $n } монет
    }
does-caravans = хранить все товары
does-shipping = обмен на кораблях
does-smithing = вторжение у других
does-religion = восстание у других
does-granaries =
    { $n ->
        [one] питание = { $n } монета
        [few] питание = { $n } монеты
       *[many] питание = { $n } монет
    }
does-masonry = кубик: рабочих +{ $n }
does-engineering =
    { $n ->
        [one] камень = { $n } рабочий
       *[many] камень = { $n } рабочих
    }
does-commerce =
    { $n ->
        [one] товар: +{ $n } очко
        [few] товар: +{ $n } очка
       *[many] товар: +{ $n } очков
    }
does-architecture =
    { $n ->
        [one] строение: +{ $n } очко
        [few] строение: +{ $n } очка
       *[many] строение: +{ $n } очков
    }
does-empire =
    { $n ->
        [one] город: +{ $n } очко
        [few] город: +{ $n } очка
       *[many] город: +{ $n } очков
    }

brings-drought = −{ $n }
brings-pestilence = другим −{ $n }
brings-invasion = −{ $n }
brings-revolt = товары

count-workers = Рабочие
count-coins = Монеты
count-food = Питание
count-goods = Товары (в монетах)
count-score = Очки
count-disasters = Катастрофы
count-ships = Корабли
fact-food = питание { $n }
fact-goods = товары { $n }

compose = Ваше предложение ({ $name }): укажите, кто что отдаёт, и отправьте
not-own = Это лист другого игрока: { $name }.
offer-short = Предложить
offer-to = Предложить обмен: { $name }
offer-title = Предложение
offer-given = { $name } отдаёт
offer-wanted = { $name } отдаёт взамен
of-stock = из { $n }
offer-less-give = Отдать меньше: { $good }
offer-less-ask = Просить меньше: { $good }
offer-most = Больше этого туда не положить.
offer-how = Можно нажимать и на запасы на обеих досках. Пока предложение не отправлено, его никто не видит.
swap-out = Отправить на корабле
swap-how = { $good } — на корабль: теперь нажмите на товар, который придёт взамен, или ещё раз на этот же.

rules-turn = Ход
    .text =
        Бросьте по кубику за каждый город, бросков не больше { $limits-rolls }; черепа остаются лежать.
        Возьмите товары и питание и накормите города: каждый съедает 1 питание, а за каждый голодный теряется очко. Затем — катастрофа, если выпали черепа.
        Отправьте рабочих в клетки городов и строений. Достроенный город со следующего хода даёт ещё один кубик; кто завершил строение раньше всех, получает за него больше очков.
        Купите одно улучшение за монеты этого хода и целые запасы товаров. Незанятые рабочие и непотраченные монеты пропадают. Сохранить можно товаров не больше { $limits-kept }.
rules-trade = Товары
    .text =
        Товары берут по порядку: дерево, камень, керамика, ткань, металл и снова с начала. Чем больше одинаковых, тем дороже запас; платят всегда всем запасом одного вида.
        Если играют с торгами, товары и питание можно обменивать с тем, чей сейчас ход: в основной игре — до строительства, в «Позднем бронзовом веке» — после него. С «Судоходством» каждый корабль раз в ход меняет один товар на другой.
rules-end = Конец
    .text =
        Доигрывается раунд, в котором у кого-то стало { $end-base ->
            [one] { $end-base } улучшение
            [few] { $end-base } улучшения
           *[many] { $end-base } улучшений
        } (в «Позднем бронзовом веке» — { $end-late }) или каждое строение кем-нибудь возведено. В одиночку играют { $solo-turns ->
            [one] { $solo-turns } ход
            [few] { $solo-turns } хода
           *[many] { $solo-turns } ходов
        }: доступны все строения, черепа можно перебрасывать, эпидемия бьёт по вам самим, а «Религия» от восстания просто защищает. Очки: улучшения и строения и то, что дают «Архитектура», «Империя» и «Торговля», минус катастрофы. При ничьей побеждает тот, чьи товары дороже; если и тут поровну, победу делят.

sign-food = питание: { $face-food-food }
sign-workers =
    { $face-workers-workers ->
        [one] { $face-workers-workers } рабочий
        [few] { $face-workers-workers } рабочих
       *[many] { $face-workers-workers } рабочих
    }
sign-either = питание ({ $face-either-food }) или рабочие ({ $face-either-workers })
sign-good =
    { $face-good-goods ->
        [one] { $face-good-goods } товар
        [few] { $face-good-goods } товара
       *[many] { $face-good-goods } товаров
    }
sign-skull =
    { $face-skull-goods ->
        [one] { $face-skull-goods } товар
        [few] { $face-skull-goods } товара
       *[many] { $face-skull-goods } товаров
    } и череп; перебросить его нельзя. Черепов { $disaster-drought-skulls } — вы теряете { $disaster-drought-loss ->
        [one] { $disaster-drought-loss } очко
        [few] { $disaster-drought-loss } очка
       *[many] { $disaster-drought-loss } очков
    }, { $disaster-pestilence-skulls } — соперники теряют по { $disaster-pestilence-loss }, { $disaster-invasion-skulls } — вы теряете { $disaster-invasion-loss }, { $disaster-revolt-skulls } — пропадают все товары
sign-coin =
    { $face-coin-coins ->
        [one] { $face-coin-coins } монета
        [few] { $face-coin-coins } монеты
       *[many] { $face-coin-coins } монет
    } на этот ход

pays-part = Тогда ещё не хватит { $missing }.
pays-all =
    { $lost ->
        [0] Этого хватит ровно.
        [one] Этого хватит; { $lost } монета пропадёт.
        [few] Этого хватит; { $lost } монеты пропадут.
       *[many] Этого хватит; { $lost } монет пропадёт.
    }
pays-part-short = ещё { $missing }
pays-lost-short =
    { $lost ->
        [few] { $lost } пропадут
       *[other] { $lost } пропадёт
    }
pays-all-short = ровно
