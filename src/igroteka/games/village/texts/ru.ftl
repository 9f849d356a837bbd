# «Летопись». Имена — из русских правил, все фразы наши.

game-village = Летопись
    .about = Ведите свой род через четыре поколения. Родня осваивает ремёсла, странствует, заседает в совете и молится; на всё уходит время, и старшие умирают. Кто жил не зря, о том помнит деревенская летопись.
    .goal = Наберите больше всех известности к тому времени, когда заполнится летопись или кончатся безымянные могилы.

option-first = Кто начинает
    .help = С какого места начинают. За столом начинает старший.

points-prestige = Известность по ходу игры
points-travel = Путешествия
points-council = Совет
points-church = Церковь
points-chronicle = Летопись
points-customers = Покупатели
points-coins = Монеты
tie-customers = При ничьей побеждает тот, у кого больше обслуженных покупателей
tie-living = И тут поровну: побеждает тот, у кого больше живых членов семьи

bot-regular = Завсегдатай
    .help = Взвешивает каждый кубик вместе с действием: берёт товары в совете, на рынок несёт то, за чем пришли, занимает витражи церкви, а старикам даёт умереть там, где в летописи есть место.

# Клетки действий.

space-harvest = Сбор зерна
    .help = Если на ферме кто-то есть, возьмите зерно: { $farm-harvest }; с лошадью и плугом — { $farm-horse }, с быком и плугом — { $farm-ox }. Ничего не тратится. На ферме помещается { $farm-grain_limit ->
            [one] { $farm-grain_limit } мешок
            [few] { $farm-grain_limit } мешка
           *[many] { $farm-grain_limit } мешков
        }.
    .rule = Сбор зерна
space-family = Семья
    .help = Рождается ребёнок — всегда с наименьшим номером из оставшихся; или кто-то из своих возвращается с поля домой.
    .rule = Семья
space-crafts = Квартал ремесленников
    .help = Один товар: за время, если в мастерской есть ваш обученный человек, или сразу за кубики либо зерно. Мельница даёт { $mill-coins ->
            [one] { $mill-coins } монету
            [few] { $mill-coins } монеты
           *[many] { $mill-coins } монет
        } за { $mill-grain ->
            [one] { $mill-grain } мешок
            [few] { $mill-grain } мешка
           *[many] { $mill-grain } мешков
        } зерна и { $mill-time ->
            [one] { $mill-time } единицу
            [few] { $mill-time } единицы
           *[many] { $mill-time } единиц
        } времени.
    .rule = Квартал ремесленников
space-market = Рынок
    .help = Торговый день для всех, начинаете вы. За первую вашу продажу отдают только товар, за каждую другую — ещё { $market-green ->
            [one] { $market-green } зелёный кубик
            [few] { $market-green } зелёных кубика
           *[many] { $market-green } зелёных кубиков
        } и { $market-time ->
            [one] { $market-time } единицу
            [few] { $market-time } единицы
           *[many] { $market-time } единиц
        } времени. День проходит в любом случае.
    .rule = Рынок
space-travel = Путешествие
    .help = Отправьте кого-то из деревни или дальше, из города в город: за повозку, время и кубики. Первый приезд в каждый город приносит награду.
    .rule = Путешествие
space-council = Деревенский совет
    .help = Войдите в совет или поднимитесь на палату выше — за время и { $council-green ->
            [one] { $council-green } зелёный кубик
            [few] { $council-green } зелёных кубика
           *[many] { $council-green } зелёных кубиков
        } или { $council-scrolls ->
            [one] { $council-scrolls } свиток
            [few] { $council-scrolls } свитка
           *[many] { $council-scrolls } свитков
        } — и воспользуйтесь привилегией. Или просто воспользуйтесь привилегией.
    .rule = Деревенский совет
space-church = Церковь
    .help = Кто-то с фермы отправляется в чёрный мешочек: за { $church-brown ->
            [one] { $church-brown } коричневый кубик
            [few] { $church-brown } коричневых кубика
           *[many] { $church-brown } коричневых кубиков
        } или { $church-time ->
            [one] { $church-time } единицу
            [few] { $church-time } единицы
           *[many] { $church-time } единиц
        } времени. На службе из мешочка достают { $mass-pieces ->
            [one] { $mass-pieces } фишку
            [few] { $mass-pieces } фишки
           *[many] { $mass-pieces } фишек
        }.
    .rule = Церковь

# Кубики, товары и прочее.

item-orange = оранжевый кубик
    .plural = оранжевые кубики
    .help = Умения: для ремёсел и путешествий.
item-green = зелёный кубик
    .plural = зелёные кубики
    .help = Убедительность: для рынка и совета.
item-brown = коричневый кубик
    .plural = коричневые кубики
    .help = Судьба: для церкви и путешествий.
item-pink = розовый кубик
    .plural = розовые кубики
    .help = Знания: для ремёсел и путешествий.
reward-cube = кубик влияния на выбор
item-plague = кубик чумы
    .help = Это не влияние: кубик возвращается в резерв и отнимает { $plague-time ->
            [one] { $plague-time } единицу
            [few] { $plague-time } единицы
           *[many] { $plague-time } единиц
        } времени. Действие выполнить всё равно можно.
item-scroll = свиток
    .help = Из канцелярии. Им платят за шаг в совете; его берут покупатели.
    .rule = Квартал ремесленников
item-horse = лошадь
    .help = Из конюшни. С плугом даёт урожай: { $farm-horse }; лошадей берут и покупатели.
    .rule = Квартал ремесленников
item-plough = плуг
    .help = Из кузницы. С лошадью или быком урожай больше; плуги берут и покупатели.
    .rule = Квартал ремесленников
item-ox = бык
    .acc = быка
    .help = Из конюшни. С плугом даёт урожай: { $farm-ox }; быков берут и покупатели.
    .rule = Квартал ремесленников
item-wagon = повозка
    .acc = повозку
    .help = От тележника. Повозки тратят на переезды; их берут покупатели.
    .rule = Квартал ремесленников
item-grain = зерно
    .help = Для мельницы, конюшни, покупателей и продвижения в церкви. На ферме не больше { $farm-grain_limit }.
    .rule = Сбор зерна
item-coin = монета
    .acc = монету
    .help = Заменяет любой кубик влияния, достаёт своего из чёрного мешочка, в 4-й палате покупает известность. В конце — { $scoring-coin ->
            [one] { $scoring-coin } очко
            [few] { $scoring-coin } очка
           *[many] { $scoring-coin } очков
        }.
    .rule = Монеты

# Где кто.

place-farm = ферма
    .acc = на ферму
    .gen = с фермы
    .pre = на ферме
    .help = Здесь семья начинает и отсюда отправляется на поле.
    .rule = Семья
place-wainwright = тележник
    .acc = к тележнику
    .gen = от тележника
    .pre = у тележника
    .help = Обучение — { $workshop-wainwright-train ->
            [one] { $workshop-wainwright-train } единица
            [few] { $workshop-wainwright-train } единицы
           *[many] { $workshop-wainwright-train } единиц
        } времени, повозка — { $workshop-wainwright-make }; или без затрат времени: повозка за { $price-wagon-cost }.
    .rule = Квартал ремесленников
place-stable = конюшня
    .acc = в конюшню
    .gen = из конюшни
    .pre = в конюшне
    .help = Обучение — { $workshop-stable-train ->
            [one] { $workshop-stable-train } единица
            [few] { $workshop-stable-train } единицы
           *[many] { $workshop-stable-train } единиц
        } времени, лошадь или бык — { $workshop-stable-make }; или без затрат времени: лошадь за { $price-horse-cost }, бык за { $price-ox-cost }.
    .rule = Квартал ремесленников
place-office = канцелярия
    .acc = в канцелярию
    .gen = из канцелярии
    .pre = в канцелярии
    .help = Обучение — { $workshop-office-train ->
            [one] { $workshop-office-train } единица
            [few] { $workshop-office-train } единицы
           *[many] { $workshop-office-train } единиц
        } времени, свиток — { $workshop-office-make }; или без затрат времени: свиток за { $price-scroll-cost }.
    .rule = Квартал ремесленников
place-smithy = кузница
    .acc = в кузницу
    .gen = из кузницы
    .pre = в кузнице
    .help = Обучение — { $workshop-smithy-train ->
            [one] { $workshop-smithy-train } единица
            [few] { $workshop-smithy-train } единицы
           *[many] { $workshop-smithy-train } единиц
        } времени, плуг — { $workshop-smithy-make }; или без затрат времени: плуг за { $price-plough-cost }.
    .rule = Квартал ремесленников
place-city-a = город А
    .acc = в город А
    .gen = из города А
    .pre = в городе А
    .help = Первый приезд приносит: { $city-a-reward }.
    .rule = Путешествие
place-city-b = город Б
    .acc = в город Б
    .gen = из города Б
    .pre = в городе Б
    .help = Первый приезд приносит: { $city-b-reward }.
    .rule = Путешествие
place-city-c = город В
    .acc = в город В
    .gen = из города В
    .pre = в городе В
    .help = Первый приезд приносит: { $city-c-reward }.
    .rule = Путешествие
place-city-d = город Г
    .acc = в город Г
    .gen = из города Г
    .pre = в городе Г
    .help = Первый приезд приносит: { $city-d-reward }.
    .rule = Путешествие
place-city-e = город Д
    .acc = в город Д
    .gen = из города Д
    .pre = в городе Д
    .help = Первый приезд приносит: { $city-e-reward }.
    .rule = Путешествие
place-city-f = город Е
    .acc = в город Е
    .gen = из города Е
    .pre = в городе Е
    .help = Первый приезд приносит: { $city-f-reward }.
    .rule = Путешествие
place-chamber-1 = 1-я палата
    .acc = в 1-ю палату
    .gen = из 1-й палаты
    .pre = в 1-й палате
    .help = Привилегия: жетон первого игрока следующего раунда, если он ещё здесь. { $chamber-1-points ->
            [0] В конце без очков.
            [one] В конце { $chamber-1-points } очко за каждого своего.
            [few] В конце { $chamber-1-points } очка за каждого своего.
           *[many] В конце { $chamber-1-points } очков за каждого своего.
        }
    .rule = Деревенский совет
place-chamber-2 = 2-я палата
    .acc = во 2-ю палату
    .gen = из 2-й палаты
    .pre = во 2-й палате
    .help = Привилегия: { $privileges-cubes ->
            [one] { $privileges-cubes } кубик
            [few] { $privileges-cubes } кубика
           *[many] { $privileges-cubes } кубиков
        } влияния на выбор. В конце { $chamber-2-points ->
            [one] { $chamber-2-points } очко
            [few] { $chamber-2-points } очка
           *[many] { $chamber-2-points } очков
        } за каждого своего.
    .rule = Деревенский совет
place-chamber-3 = 3-я палата
    .acc = в 3-ю палату
    .gen = из 3-й палаты
    .pre = в 3-й палате
    .help = Привилегия: { $privileges-goods ->
            [one] { $privileges-goods } товар
            [few] { $privileges-goods } товара
           *[many] { $privileges-goods } товаров
        } на выбор. В конце { $chamber-3-points ->
            [one] { $chamber-3-points } очко
            [few] { $chamber-3-points } очка
           *[many] { $chamber-3-points } очков
        } за каждого своего.
    .rule = Деревенский совет
place-chamber-4 = 4-я палата
    .acc = в 4-ю палату
    .gen = из 4-й палаты
    .pre = в 4-й палате
    .help = Привилегия: { $privileges-prestige ->
            [one] { $privileges-prestige } очко
            [few] { $privileges-prestige } очка
           *[many] { $privileges-prestige } очков
        } известности за { $privileges-coins ->
            [one] { $privileges-coins } монету
            [few] { $privileges-coins } монеты
           *[many] { $privileges-coins } монет
        }. В конце { $chamber-4-points ->
            [one] { $chamber-4-points } очко
            [few] { $chamber-4-points } очка
           *[many] { $chamber-4-points } очков
        } за каждого своего.
    .rule = Деревенский совет
place-window-1 = 1-й витраж
    .acc = на 1-й витраж
    .gen = с 1-го витража
    .pre = на 1-м витраже
    .help = Самый правый: сюда ставят вынутых из мешочка. В конце { $window-1-points ->
            [one] { $window-1-points } очко
            [few] { $window-1-points } очка
           *[many] { $window-1-points } очков
        } за каждого; дальше — за зерно: { $window-1-grain }.
    .rule = Церковь
place-window-2 = 2-й витраж
    .acc = на 2-й витраж
    .gen = со 2-го витража
    .pre = на 2-м витраже
    .help = В конце { $window-2-points ->
            [one] { $window-2-points } очко
            [few] { $window-2-points } очка
           *[many] { $window-2-points } очков
        } за каждого; дальше — за зерно: { $window-2-grain }.
    .rule = Церковь
place-window-3 = 3-й витраж
    .acc = на 3-й витраж
    .gen = с 3-го витража
    .pre = на 3-м витраже
    .help = В конце { $window-3-points ->
            [one] { $window-3-points } очко
            [few] { $window-3-points } очка
           *[many] { $window-3-points } очков
        } за каждого; дальше — за зерно: { $window-3-grain }.
    .rule = Церковь
place-window-4 = 4-й витраж
    .acc = на 4-й витраж
    .gen = с 4-го витража
    .pre = на 4-м витраже
    .help = Самый левый. В конце { $window-4-points ->
            [one] { $window-4-points } очко
            [few] { $window-4-points } очка
           *[many] { $window-4-points } очков
        } за каждого.
    .rule = Церковь
place-bag = чёрный мешочек
    .acc = в чёрный мешочек
    .gen = из чёрного мешочка
    .pre = в чёрном мешочке
    .help = Здесь ждут службы, вперемешку с монахами (их { $mass-monks }). Тут не умирают, но и очков в конце не дают.
    .rule = Служба
place-chronicle-crafts = летопись, ремёсла
    .acc = в летопись ремёсел
    .pre = в летописи ремёсел
    .help = Для тех, кто умер в мастерской.
place-chronicle-council = летопись, совет
    .acc = в летопись совета
    .pre = в летописи совета
    .help = Для тех, кто умер в совете.
place-chronicle-travel = летопись, путешествия
    .acc = в летопись путешествий
    .pre = в летописи путешествий
    .help = Для тех, кто умер в пути.
place-chronicle-church = летопись, церковь
    .acc = в летопись церкви
    .pre = в летописи церкви
    .help = Для тех, кто умер в церкви.
place-chronicle-farm = летопись, ферма
    .acc = в летопись ферм
    .pre = в летописи ферм
    .help = Для тех, кто умер на ферме.
place-grave = безымянная могила
    .acc = в безымянную могилу
    .pre = в безымянной могиле
    .help = Для тех, кому не хватило места в летописи. Очков не приносит.
place-gone = забвение
    .acc = в забвение
    .pre = в забвении
    .help = Удел последних умерших, когда нет места ни в летописи, ни в могилах.
place-unborn = ещё не родились
    .pre = среди нерождённых
    .help = Следующие поколения, они пока не в игре.
    .rule = Семья

# Покупатели.

every-customer = покупатель { $number } ({ $wants })
    .alone = покупатель { $number }
    .acc = покупателя { $number }
    .help =
        Хочет: { $wants }; в конце { $points ->
            [one] { $points } очко
            [few] { $points } очка
           *[many] { $points } очков
        }.

# Чем платят, и привилегии.

payment-green =
    { $council-green ->
        [1] за зелёный кубик
       *[other] за зелёные кубики
    }
payment-scroll =
    { $council-scrolls ->
        [1] за свиток
       *[other] за свитки
    }
payment-brown =
    { $church-brown ->
        [1] за коричневый кубик
       *[other] за коричневые кубики
    }
payment-time = за время

privilege-chamber-1 = жетон первого игрока следующего раунда
    .help = Начинайте следующий раунд.
privilege-chamber-2 =
    { $privileges-cubes ->
        [1] кубик влияния на выбор
       *[other] кубики влияния на выбор
    }
    .help = Возьмите из резерва { $privileges-cubes ->
            [one] { $privileges-cubes } кубик
            [few] { $privileges-cubes } кубика
           *[many] { $privileges-cubes } кубиков
        }.
privilege-chamber-3 =
    { $privileges-goods ->
        [1] товар на выбор
       *[other] товары на выбор
    }
    .help = Возьмите из резерва { $privileges-goods ->
            [one] { $privileges-goods } товар
            [few] { $privileges-goods } товара
           *[many] { $privileges-goods } товаров
        }.
privilege-chamber-4 =
    { $privileges-coins ->
        [1] известность за монету
       *[other] известность за монеты
    }
    .help = Отдайте { $privileges-coins ->
            [one] { $privileges-coins } монету
            [few] { $privileges-coins } монеты
           *[many] { $privileges-coins } монет
        } и получите { $privileges-prestige ->
            [one] { $privileges-prestige } очко
            [few] { $privileges-prestige } очка
           *[many] { $privileges-prestige } очков
        } известности.

# Что ещё лежит на столе.

place-well = колодец
    .help = Вместо того чтобы брать кубик, заплатите { $well-cubes ->
            [one] { $well-cubes } кубик
            [few] { $well-cubes } кубика
           *[many] { $well-cubes } кубиков
        } одного цвета и выполните любое действие — пока хоть на одной клетке действий лежит кубик влияния; кубик чумы не в счёт.
    .rule = Колодец
place-pile = стопка покупателей
    .help = Когда торговый день окончен, очередь сдвигается вперёд, и новые покупатели приходят отсюда.
    .rule = Рынок
place-green-bag = зелёный мешочек
    .help = Из него вытягивают кубики раунда на клетки действий; остаток лежит в нём до следующего.
    .rule = Ход игрового раунда
place-chronicle = деревенская летопись
    .help = Очки в конце за своих в летописи, начиная с нуля: { $scoring-chronicle }; если их больше — как за последнее число.
    .rule = Игровой подсчет очков
track-life = шкала жизненного пути
    .help = Время двигает фишку. Когда она пересекает мост, в конце хода умирает кто-то из старшего поколения; в торговый день — сразу.
    .rule = Время
track-prestige = известность
    .help = Очки, которые у вас уже есть. Большинство остальных приходит в конце.
    .rule = Игровой подсчет очков
track-cities = посещённые города
    .help = Очки в конце за посещённые города, от нуля до всех: { $scoring-travel }.
    .rule = Игровой подсчет очков
track-served = обслуженные покупатели
    .help = Лежат лицом вниз; их очки засчитывают в конце. При ничьей побеждает тот, у кого их больше, а если и тут поровну — у кого больше живых членов семьи.
    .rule = Игровой подсчет очков
track-fee = сбор
    .help = Продажа стоит товаров и сбора: { $market-green ->
            [one] { $market-green } зелёный кубик
            [few] { $market-green } зелёных кубика
           *[many] { $market-green } зелёных кубиков
        } и { $market-time ->
            [one] { $market-time } единица
            [few] { $market-time } единицы
           *[many] { $market-time } единиц
        } времени. Кто открыл торговый день, за первую продажу сбора не платит.
    .rule = Рынок
track-windows = члены семьи на витражах
    .help = В конце службы тому, у кого на витражах больше всех, — известность +{ $mass-majority }; при ничьей — тому, чья фишка стоит левее, а если и так поровну — каждому из них.
    .rule = Служба
token-first = первый игрок
    .help = Ходит первым в раунде и на службе. Кто возьмёт в совете жетон первого игрока следующего раунда, тот начнёт следующий.
    .rule = Начало нового раунда

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-item = Ход игрока
rule-place = Член семьи покидает нас
rule-customer = Рынок
rule-privilege = Деревенский совет

# Ходы.

move-take = { $space }: взять { $cube }
move-well = Колодец: отдать { $cube_plural }
move-act = { $space }
move-skip = Обойтись без действия
move-harvest = Собрать зерно
move-birth = Новый член семьи
move-fetch = Вернуть домой № { $generation } { $place_gen }
move-train = Отправить учиться { $place_acc }: № { $generation }
move-make = Произвести, затратив время: { $item }
move-buy = Получить без затрат времени: { $item }
move-mill = Смолоть зерно за монеты
move-serve = Обслужить { $customer_acc }: { $wants } (очков: { $points })
move-pass = Больше не торговать сегодня
move-set_out = Отправить с фермы { $city_acc }: № { $generation }
move-travel_on = Отправить { $origin_gen } { $city_acc }: № { $generation }
move-enter = Ввести в совет: № { $generation }, { $payment }
move-rise = Подняться { $place_gen }: № { $generation }, { $payment }
move-privilege = Привилегия: { $place }
move-church = Отправить в чёрный мешочек: № { $generation }, { $payment }
move-coins =
    { $n ->
        [0] Платить одними кубиками
        [1] Один кубик заменить монетой
       *[other] Заменить монетами кубиков: { $n }
    }
move-take_cube = Взять: { $cube }
move-take_good = Взять: { $item }
move-bury = Умирает тот, кто { $place_pre }
move-pull =
    Достать за { $mass-coins ->
        [1] монету
       *[other] монеты ({ $mass-coins })
    }: № { $generation }
move-climb = Продвинуть { $place_gen }: № { $generation }
move-done = На этом всё

# Вопросы.

ask-turn =
    { $well ->
        [0] Возьмите кубик
       *[other] Возьмите кубик или идите к колодцу
    }
ask-well = За колодец заплачено. Какое действие?
ask-free-action = Поле опустело: последнее действие — любое и даром
ask-harvest = Собираете зерно?
ask-family = Новый член семьи — или вернуть кого-то домой?
ask-family-child = Новый член семьи?
ask-family-home = Все уже родились: кто вернётся домой?
ask-crafts = Чем заняться ремесленникам?
ask-travel = Кто и куда едет?
ask-council = Что делаете в совете?
ask-church = Кто отправится в чёрный мешочек?
ask-pay =
    { $n ->
        [1] К оплате: { $cube }. Кубиком или монетой?
       *[other] К оплате: { $cube } ×{ $n }. Сколько из них заменить монетами?
    }
ask-take-cubes =
    { $n ->
        [1] Возьмите ещё один кубик влияния
        [one] Возьмите { $n } кубик влияния, один за другим
        [few] Возьмите { $n } кубика влияния, один за другим
       *[other] Возьмите { $n } кубиков влияния, один за другим
    }
ask-take-good =
    { $n ->
        [1] Какой товар берёте?
        [one] Возьмите { $n } товар, один за другим
        [few] Возьмите { $n } товара, один за другим
       *[other] Возьмите { $n } товаров, один за другим
    }
ask-first-work = Обучение { $place_pre } закончено. Произвести товар сразу?
ask-privilege = Вы теперь { $place_pre }. Воспользуетесь привилегией — её или палаты пониже?
ask-bury = Умирает кто-то из ваших с номером { $generation }. Кто именно?
ask-sale = Обслужить покупателя за товары и сбор ({ $market-green ->
        [one] { $market-green } зелёный кубик
        [few] { $market-green } зелёных кубика
       *[many] { $market-green } зелёных кубиков
    }, { $time ->
        [one] { $time } единица
        [few] { $time } единицы
       *[many] { $time } единиц
    } времени)?
ask-sale-free = Торговый день открыли вы: обслужить первого покупателя только за товары, без сбора?
ask-pull = Служба: достать кого-то из мешочка? Фишек осталось достать: { $n }
ask-climb = Служба: кто продвигается? Зерна: { $n }

# Почему нет.

why-price-lower = к оплате не больше { $n }
why-few-cubes = { $cube }: у вас { $have }
why-few-coins = свободных монет у вас { $have }
why-none-left = в резерве не осталось: { $item }
why-too-dear = цена: { $price }; из нужного у вас: { $have }
why-no-member = { $place_pre } нет никого из ваших с номером { $generation }
why-nobody-there = { $place_pre } никого из ваших нет
why-too-young = умирает кто-то из старших, с номером { $generation }, а { $place_pre } таких нет
why-barn-full = зерна на ферме помещается { $n }, больше некуда
why-farm-empty = на ферме никого нет, собирать некому
why-all-born = вся ваша семья уже родилась
why-not-trained = { $place_pre } нет вашего обученного человека
why-other-workshop = это делают не здесь, а { $place_pre }
why-no-road = прямой дороги туда нет
why-chamber-not-reached = до этого вы ещё не дошли: { $place }
why-marker-taken = жетон уже кто-то взял
why-supply-empty = в резерве ничего такого не осталось
why-cube-first = сначала возьмите кубик: { $space }
why-no-such-cube = { $space }: здесь нет такого кубика — { $cube }
why-well-dry = колодцем пользуются, только пока хоть на одной клетке действий лежит кубик влияния; кубик чумы не в счёт
why-nothing-to-do = { $space }: сейчас вам там делать нечего
why-customer-waits = этот покупатель ещё стоит в очереди
why-customer-absent = этого покупателя на рынке нет

# Почему опытный игрок пошёл бы так.

reason-harvest = зерна на ферму: { $n }; его берут мельница, конюшня и покупатели, за него поднимаются в церкви
reason-harvest-team = плуг с упряжкой сразу приносят зерна: { $n }
reason-child =
    { $n ->
        [0] на ферме не осталось никого, кого можно послать, а рождение не требует времени
        [one] на ферме остался всего один, а рождение не требует времени
       *[other] рождение не требует времени, а послать сейчас можно только тех, кто на ферме ({ $n })
    }
reason-home = вся семья уже родилась, на ферме { $n }, а посылать можно только оттуда
reason-train = обученный сразу сделает товар ({ $items }), а потом и ещё, каждый раз за { $time ->
        [one] { $time } единицу
        [few] { $time } единицы
       *[many] { $time } единиц
    } времени
reason-train-old = № { $generation } уже в годах, а для умершего { $place_pre } в летописи ещё есть место (мест: { $n })
reason-last-missing = с этим у вас есть всё, чего хочет { $customer_alone }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-wanted = этого хочет { $customer_alone }: { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-wagon = без повозки никуда не уехать, а съездить { $city_acc } стоит
reason-team = с этим урожай будет { $later } вместо { $now }
reason-scroll = свиток оплатит шаг в совете вместо зелёных кубиков ({ $green })
reason-mill = зерно ({ $grain }) — это { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }: в конце очки, а до того любой кубик
reason-city = за путешествия на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше (городов { $n }: { $total }), и награда города
reason-council = сразу { $place_acc } и к привилегии: { $privilege }
reason-step = в конце на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше, если доживёт
reason-step-privilege = в конце на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше, и сразу привилегия: { $privilege }
reason-begin = следующий раунд начнёте вы, и выбирать можно будет из всех кубиков
reason-free-cubes = кубики на выбор ({ $n }), и времени это не стоит
reason-free-good = любой товар без времени и без кубиков
reason-buy-prestige = монета в конце — это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, а здесь за неё дают { $n }
reason-bag = в мешочке не умирают, а со службы дорога к витражам: от { $points ->
        [one] { $points } очка
       *[other] { $points } очков
    } и выше
reason-market = { $customer_alone } хочет то, что у вас есть (очков: { $points }), и первая продажа — без сбора; { $others ->
        [0] продать больше никому нечего
        [one] продать что-нибудь сможет ещё { $others } игрок
        [few] продать что-нибудь смогут ещё { $others } игрока
       *[many] продать что-нибудь смогут ещё { $others } игроков
    }
reason-serve-free = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за одни товары, без сбора
reason-serve = { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } за товары и сбор (зелёных кубиков: { $green }, время: { $time })
reason-remembered = его запишут { $rest_acc } (мест: { $left }); с ним ваших в летописи { $n }, это { $points ->
        [0] пока не очки, но шаг к ним
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }
reason-nameless = в летопись сейчас не попадёт никто, так что умирает тот, кто нужен меньше всех
reason-climb = за зерно ({ $grain }) в конце на { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } больше
reason-pull-lead = с ним вы первенствуете в церкви: известность +{ $n }
reason-pull-last = служба последняя: витраж — это { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    }, монета — { $coin }; а ещё можно подняться
reason-pair-council = столько зелёных кубиков ({ $n }) оплатят шаг в совете
reason-road = за дорогу платят кубиками этого цвета
reason-cube-well = кубики одного цвета ({ $cubes }) — это любое действие у колодца
reason-well = за кубики одного цвета ({ $cubes }) — любое действие: { $why }
reason-pay-cubes = монета — это в конце { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[many] { $points } очков
    } и вместо любого кубика; с кубиками не так
reason-leave = ничто из этого сейчас не стоит своей цены

# Что пропадёт.

warn-skip = Действие пропадёт
warn-nameless = В летописи для него нет места, его ждёт { $rest }
warn-market = Вам некого обслужить: торговый день был бы только для других
warn-idle = Делать там нечего, действие пропадёт: { $why }
idle-farm_empty = на ферме никого нет
idle-barn_full = зерна на ферме больше не поместится
idle-family_whole = вся семья уже родилась и вся дома
idle-no_craft = обучать некого, делать нечего и купить не на что
idle-no_traveller = никто не стоит там, откуда ведёт дорога
idle-no_wagon = не хватает повозки
idle-no_cubes = не хватает кубиков на дорогу
idle-no_councillor = никого нет ни на ферме, ни в совете
idle-no_step = ни шаг в совете оплатить, ни привилегией воспользоваться нельзя

# Летопись партии.

log-round = Раунд { $n }
log-first = Жетон первого игрока: { $player }
log-lay-out = { $space }: { $cubes }
log-take = { $player } берёт { $cube } ({ $space })
log-plague = { $player } берёт { $cube } ({ $space }), время: { $time }
log-well = { $player } у колодца: { $space }
log-act = { $player } действует даром: { $space }
log-skip = { $player } обходится без действия ({ $space })
log-idle = { $player } остаётся без действия ({ $space }): { $why }
log-harvest = { $player } собирает зерно: { $n }
log-birth = { $player }: в семье рождается № { $generation }
log-fetch = { $player } возвращает домой № { $generation } { $place_gen }
log-train = { $player } отправляет № { $generation } учиться { $place_acc } (время: { $time })
log-make = { $player } производит: { $item } (время: { $time })
log-buy = { $player } получает: { $item }
log-mill =
    { $n ->
        [one] { $player } мелет зерно и получает { $n } монету (время: { $time })
        [few] { $player } мелет зерно и получает { $n } монеты (время: { $time })
       *[many] { $player } мелет зерно и получает { $n } монет (время: { $time })
    }
log-pay = { $player } платит: { $items }
log-market = { $player } открывает торговый день
log-serve = { $player } обслуживает { $customer_acc }: { $wants } (очков: { $points })
log-pass = { $player } больше не торгует
log-customers = Пополнение на рынке: { $customers }
log-set-out = { $player } отправляет № { $generation } { $city_acc } (время: { $time })
log-travel-on = { $player } отправляет № { $generation } { $origin_gen } { $city_acc } (время: { $time })
log-prestige = { $player }: известность +{ $n }
log-get =
    { $n ->
        [1] { $player } получает: { $item }
       *[other] { $player } получает: { $item } ×{ $n }
    }
log-council = { $player } проводит № { $generation } { $place_acc } (время: { $time })
log-next-first = { $player } берёт жетон первого игрока следующего раунда
log-gift =
    { $coins ->
        [1] { $player } отдаёт монету: известность +{ $n }
       *[other] { $player } отдаёт монеты ({ $coins }): известность +{ $n }
    }
log-church =
    { $time ->
        [0] { $player } отправляет № { $generation } в чёрный мешочек
       *[other] { $player } отправляет № { $generation } в чёрный мешочек (время: { $time })
    }
log-die = { $player }: № { $generation } умирает { $place_pre } и уходит { $rest_acc }
log-nobody-dies = { $player } переходит мост, но умирать некому: на виду никого нет
log-ending =
    { $graves ->
        [0] { $player } занимает последнюю клетку летописи: партия подходит к концу
       *[other] { $player } занимает последнюю могилу: партия подходит к концу
    }
log-end-chronicle = Свободных клеток в летописи не осталось: партия окончена
log-end-graves = Свободных могил не осталось: партия окончена
log-last-action = { $player }: последнее действие
log-mass = Служба
log-pull =
    { $n ->
        [1] { $player } достаёт из мешочка за монету: № { $generation }
       *[other] { $player } достаёт из мешочка за монеты ({ $n }): № { $generation }
    }
log-drawn = { $player }: из мешочка выходит № { $generation }
log-monks =
    { $n ->
        [0] Ни одного монаха не вытянули
        [1] Вытянут один монах, он возвращается в мешочек
       *[other] Вытянуто монахов: { $n }, они возвращаются в мешочек
    }
log-climb = { $player }: № { $generation } переходит { $place_acc }, зерна: { $n }
log-majority = { $player } первенствует в церкви: известность +{ $n }

# Стол в терминале.

draw-village = Летопись, раунд { $n }
draw-over = Летопись, конец
draw-first = первый игрок: { $player }
draw-next-first = следующий: { $player }
draw-marker-free = жетон первого игрока следующего раунда лежит в совете
draw-last-turns =
    { $n ->
        [0] последних действий больше не будет
       *[other] после этого последних действий: { $n }
    }
draw-spaces = Клетки действий
draw-bag = Зелёный мешочек
draw-black-bag = Чёрный мешочек
draw-monks =
    { $n ->
        [one] { $n } монах
        [few] { $n } монаха
       *[many] { $n } монахов
    }
draw-supply = Резерв
draw-market = Рынок
draw-stall = Прилавки
draw-queue = Очередь
draw-pile = ещё в стопке: { $n }
draw-passed = больше не торгуют: { $players }
draw-chronicle = Летопись
draw-map = Дороги
draw-village-end = деревня
draw-time = время { $n }
draw-reward-prestige = известность { $n }
draw-reward-coins =
    { $n ->
        [one] { $n } монета
        [few] { $n } монеты
       *[many] { $n } монет
    }
draw-reward-cubes =
    { $n ->
        [one] { $n } кубик
        [few] { $n } кубика
       *[many] { $n } кубиков
    }
draw-life = Жизнь
draw-prestige = Известность { $n }
draw-stock = Есть
draw-family = Семья
draw-visited = Посетили
draw-served =
    { $n ->
        [one] { $n } покупатель
        [few] { $n } покупателя
       *[many] { $n } покупателей
    }
draw-dying = умрёт: { $n }
draw-cities = Города
draw-orange = оранжевый
draw-green = зелёный
draw-brown = коричневый
draw-pink = розовый
draw-plague = чума
draw-sign-0 = К
draw-sign-1 = Ж
draw-sign-2 = С
draw-sign-3 = Б
