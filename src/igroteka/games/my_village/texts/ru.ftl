# «Моя деревня». Имена — из русских правил, все фразы наши.

game-my_village = Моя деревня
    .about = Ведите деревню из поколения в поколение: два кубика дают ценность, а вымпелы этой ценности строят мастерские, поля и церкви, отправляют в путь и зовут покупателей. Почти всё стоит времени, а время забирает жителей. Партия кончается, когда умерло достаточно жителей.
    .goal = Наберите больше всех престижа к концу раунда, когда занято { $ending-coffins-0 }, { $ending-coffins-1 } или { $ending-coffins-2 } гробов (вдвоём, втроём, вчетвером), — или самое позднее после раунда { $bound-rounds }.

option-first = Кто начинает
    .help = С какого места начинают. Монеты в начале, от первого игрока к последнему: { $start-coins }.

points-religion = Церковь и окна
points-council = Палата советов и место собраний
points-fields = Поля
points-travel = Путешествия
points-customers = Обслуженные покупатели
points-story = Сохранённые очки истории
points-labourers = Наёмные рабочие
points-hand = Рука первого игрока
tie-leftovers = При ничьей побеждает тот, у кого осталось больше монет, товаров и очков истории на дереве

bot-regular = Завсегдатай
    .help = Ищет пару кубиков и вымпел, которые дадут больше всего за своё время: прежде всего церковь, полную монахов, потом совет и начало путешествия. Покупателей почти не обслуживает.

# Жители и места.

villager-abbot = аббат
    .acc = аббата
    .help = Пока он на месте, можно брать церковь и монахов, и церковь действует.
villager-councilman = советник
    .acc = советника
    .help = Пока он на месте, можно брать и активировать палату советов и место собраний.
villager-traveller = путешественник
    .acc = путешественника
    .help = Пока он на месте, можно путешествовать дальше.
villager-craftsman = ремесленник
    .acc = ремесленника
    .help = Пока он на месте, можно строить и активировать мастерские. Готовые товары годятся и без него.
villager-merchant = торговец
    .acc = торговца
    .help = Пока он на месте, можно обслуживать покупателей. Пригласить их можно и без него.

cell-house = главный дом
    .help = Все очки истории с дерева становятся надёжным престижем.
cell-coin =
    { $headman-coins ->
        [1] монета
       *[other] монеты
    }
    .help =
        Здесь голова получает { $headman-coins ->
            [one] { $headman-coins } монету
            [few] { $headman-coins } монеты
           *[many] { $headman-coins } монет
        }.
cell-story = очки истории
    .help =
        { $headman-story ->
            [one] { $headman-story } очко
            [few] { $headman-story } очка
           *[many] { $headman-story } очков
        } истории на дерево.

side-left = слева
    .help = Ученик отсюда становится жителем за { $school-time ->
            [one] { $school-time } единицу
            [few] { $school-time } единицы
           *[many] { $school-time } единиц
        } времени.
side-right = справа
    .help = Ученик отсюда становится жителем за { $school-time ->
            [one] { $school-time } единицу
            [few] { $school-time } единицы
           *[many] { $school-time } единиц
        } времени и приносит { $school-story ->
            [one] { $school-story } очко
            [few] { $school-story } очка
           *[many] { $school-story } очков
        } истории.

area-travel = карты путешествий
area-craft = мастерские
area-customers = обслуженные покупатели
area-religion = церковь и монахи
area-fields = поля

banner-school = школа
    .help = Ценность { $school-values }: новый ученик, ученик на правую ячейку или за { $school-time ->
            [one] { $school-time } единицу
            [few] { $school-time } единицы
           *[many] { $school-time } единиц
        } времени ученик становится жителем (с правой ячейки он ещё приносит очки истории: { $school-story }).
    .rule = Активация вымпела школы
banner-play = потеха
    .help =
        { $play-story ->
            [one] { $play-story } очко
            [few] { $play-story } очка
           *[many] { $play-story } очков
        } истории на дерево без затрат времени. Ценности у каждой деревни свои.
    .rule = Активация вымпела потехи
banner-council = палата советов
    .help = Ещё раз действие палаты советов, за её время.
    .rule = Карты палаты советов
banner-meeting = место собраний
    .help = Ценность { $meeting-values }, взять — { $meeting-time ->
            [one] { $meeting-time } единица
            [few] { $meeting-time } единицы
           *[many] { $meeting-time } единиц
        } времени, потом { $meeting-white_time ->
            [0] даром
            [one] время { $meeting-white_time }
            [few] время { $meeting-white_time }
           *[many] время { $meeting-white_time }
        }, нужен советник. { $meeting-story ->
            [one] { $meeting-story } очко
            [few] { $meeting-story } очка
           *[many] { $meeting-story } очков
        } истории и маркер (места на { $meeting-cells }); жетон «{ $token-values }» можно переложить к любому белому вымпелу, и тот сработает и на { $token-values }. Маркер ставит один ваш кубик любой гранью. Последний вымпел хода. { $meeting-prestige ->
            [one] { $meeting-prestige } очко
            [few] { $meeting-prestige } очка
           *[many] { $meeting-prestige } очков
        } престижа.
    .rule = Карты места собраний
banner-stable = конюшни
    .help = Лошадь за время, указанное на карте, если есть место.
    .rule = Карты ремесленных мастерских
banner-brewery = пивоварня
    .help = Пиво за время, указанное на карте, если есть место.
    .rule = Карты ремесленных мастерских
banner-forge = кузница
    .help = Плуг за время, указанное на карте, если есть место.
    .rule = Карты ремесленных мастерских
banner-office = контора
    .help = Свиток за время, указанное на карте, если есть место.
    .rule = Карты ремесленных мастерских
banner-wainwright = столярка
    .help = Телега за время, указанное на карте, если есть место.
    .rule = Карты ремесленных мастерских
banner-field1 = поле 1
    .help =
        { $field-coins ->
            [one] { $field-coins } монета
            [few] { $field-coins } монеты
           *[many] { $field-coins } монет
        } и ещё { $field-plough_coins }, если на поле плуг.
banner-field2 = поле 2
    .help = { banner-field1.help }
banner-field3 = поле 3
    .help = { banner-field1.help }
banner-field4 = поле 4
    .help = { banner-field1.help }
banner-field5 = поле 5
    .help = { banner-field1.help }
banner-field6 = поле 6
    .help = { banner-field1.help }
banner-field7 = поле 7
    .help = { banner-field1.help }
banner-field8 = поле 8
    .help = { banner-field1.help }

# Кубики.

die-white-1 = белый «1»
die-white-2 = белый «2»
die-white-3 = белый «3»
die-white-4 = белый «4»
die-white-5 = белый «5»
die-white-6 = белый «6»
die-black-1 = чёрный «1»
die-black-2 = чёрный «2»
die-black-3 = чёрный «3»
die-black-4 = чёрный «4»
die-black-5 = чёрный «5»
die-black-6 = чёрный «6»

# Товары и чем можно платить.

good-horse = лошадь
    .acc = лошадь
good-beer = пиво
    .acc = пиво
good-plough = плуг
    .acc = плуг
good-scroll = свиток
    .acc = свиток
good-cart = телега
    .acc = телегу
means-horse = лошадь
    .acc = лошадь
means-beer = пиво
    .acc = пиво
means-plough = плуг
    .acc = плуг
means-scroll = свиток
    .acc = свиток
means-cart = телега
    .acc = телегу
means-joker = джокер совета гильдий
    .acc = джокер совета гильдий
means-coin = монета
    .acc = монету
means-coins = монеты вместо телеги
    .acc = монеты вместо телеги

# Мастерские.

craft-stable = Конюшни
    .acc = конюшни
    .help = Дают лошадь при постройке и при каждой активации белого вымпела. В деревне не больше одной такой мастерской.
craft-brewery = Пивоварня
    .acc = пивоварню
    .help = Даёт пиво при постройке и при каждой активации белого вымпела. В деревне не больше одной такой мастерской.
craft-forge = Кузница
    .acc = кузницу
    .help = Даёт плуг при постройке и при каждой активации белого вымпела. В деревне не больше одной такой мастерской.
craft-office = Контора
    .acc = контору
    .help = Даёт свиток при постройке и при каждой активации белого вымпела. В деревне не больше одной такой мастерской.
craft-wainwright = Столярка
    .acc = столярку
    .help = Даёт телегу при постройке и при каждой активации белого вымпела. В деревне не больше одной такой мастерской.
every-workshop = { $good ->
        [horse] Конюшни
        [beer] Пивоварня
        [plough] Кузница
        [scroll] Контора
       *[cart] Столярка
    } { $values }
    .acc =
        { $good ->
            [horse] конюшни
            [beer] пивоварню
            [plough] кузницу
            [scroll] контору
           *[cart] столярку
        } { $values }
    .help =
        Ценность { $values }, время { $time }, нужен ремесленник. Сразу: { $makes }; потом при той же ценности ещё по штуке за { $white_time ->
            [one] { $white_time } единицу времени
            [few] { $white_time } единицы времени
           *[many] { $white_time } единиц времени
        }. Места на { $cells }.

# Поля.

field-field1 = поле 1
    .help = Ценность { $field-values }, время { $field-time }, житель не нужен. Сразу { $field-coins ->
            [one] { $field-coins } монета
            [few] { $field-coins } монеты
           *[many] { $field-coins } монет
        }; потом при той же ценности — { $field-coins ->
            [one] { $field-coins } монета
            [few] { $field-coins } монеты
           *[many] { $field-coins } монет
        } { $field-white_time ->
            [0] без затрат времени
            [one] за время: { $field-white_time }
            [few] за время: { $field-white_time }
           *[many] за время: { $field-white_time }
        } и ещё { $field-plough_coins }, если на поле стоит плуг. { $field-prestige ->
            [one] { $field-prestige } очко
            [few] { $field-prestige } очка
           *[many] { $field-prestige } очков
        } престижа.
field-field2 = поле 2
    .help = { field-field1.help }
field-field3 = поле 3
    .help = { field-field1.help }
field-field4 = поле 4
    .help = { field-field1.help }
field-field5 = поле 5
    .help = { field-field1.help }
field-field6 = поле 6
    .help = { field-field1.help }
field-field7 = поле 7
    .help = { field-field1.help }
field-field8 = поле 8
    .help = { field-field1.help }

# Покупатели.

every-customer = покупатель { $number } ({ $goods })
    .acc = покупателя { $number } ({ $goods })
    .help =
        { $values ->
            [none] Любая ценность.
           *[other] Ценность { $values }.
        } Хочет: { $goods_acc }; нужен торговец. Обслуженный приносит { $prestige ->
            [one] { $prestige } очко престижа
            [few] { $prestige } очка престижа
           *[many] { $prestige } очков престижа
        }.

# Путешествия.

every-road = { $letter }
    .help =
        Буква { $letter } путешествия: ценность { $values }, время { $time }, { $coins ->
            [0] нужен путешественник
            [one] телега или { $coins } монета, нужен путешественник
            [few] телега или { $coins } монеты, нужен путешественник
           *[many] телега или { $coins } монет, нужен путешественник
        }. Буквы идут по порядку, по одной карте каждой. Что на обороте, видно только по прибытии; серый вымпел оплачивается вместе со следующей буквой.
every-travel = { $name }{ $chapel ->
        [yes] { " " }(часовня)
       *[no] { "" }
    }
    .worth =
        { $prestige ->
            [one] { $prestige } очко престижа
            [few] { $prestige } очка престижа
           *[many] { $prestige } очков престижа
        }
    .help =
        { $prestige ->
            [one] { $prestige } очко престижа.
            [few] { $prestige } очка престижа.
           *[many] { $prestige } очков престижа.
        } { $chapel ->
            [yes] Часовня: путешествие здесь заканчивается.
           *[no] { $road ->
                [e] Конец пути.
               *[other] { $grey ->
                    [none] Ехать дальше можно без доплаты.
                   *[other] Чтобы ехать дальше: { $fare }.
                }
            }
        }

# Церкви и монахи.

church-healing = Церковь исцеления
    .acc = церковь исцеления
    .help = Ценность { $church-healing-values }, время { $church-healing-time }, нужен аббат. { $church-healing-prestige ->
            [one] { $church-healing-prestige } очко
            [few] { $church-healing-prestige } очка
           *[many] { $church-healing-prestige } очков
        } престижа. Пока аббат на месте: { $church-healing-cells ->
            [one] { $church-healing-cells } раз
            [few] { $church-healing-cells } раза
           *[many] { $church-healing-cells } раз
        } за партию спасает ваши очки истории от набега крыс.
church-monastery = Монастырь
    .acc = монастырь
    .help = Ценность { $church-monastery-values }, время { $church-monastery-time }, нужен аббат. { $church-monastery-prestige ->
            [one] { $church-monastery-prestige } очко
            [few] { $church-monastery-prestige } очка
           *[many] { $church-monastery-prestige } очков
        } престижа. Уже имеет одно церковное окно, поэтому монахов вмещает на одного меньше.
church-trade = Торговая церковь
    .acc = торговую церковь
    .help = Ценность { $church-trade-values }, время { $church-trade-time }, нужен аббат. { $church-trade-prestige ->
            [one] { $church-trade-prestige } очко
            [few] { $church-trade-prestige } очка
           *[many] { $church-trade-prestige } очков
        } престижа. Пока аббат на месте: каждый раз в конторе служащего сначала открывается ещё один покупатель, и одного вы берёте бесплатно.
church-travellers = Церковь путников
    .acc = церковь путников
    .help = Ценность { $church-travellers-values }, время { $church-travellers-time }, нужен аббат. { $church-travellers-prestige ->
            [one] { $church-travellers-prestige } очко
            [few] { $church-travellers-prestige } очка
           *[many] { $church-travellers-prestige } очков
        } престижа. Пока аббат на месте: увидев карту путешествия, можно подложить её под стопку и взять следующую.
stack-quill = с пером
    .help = Монахи с пером; верхняя карта открыта.
stack-chalice = с кубком
    .help = Монахи с кубком; верхняя карта открыта.
stack-rosary = с чётками
    .help = Монахи с чётками; верхняя карта открыта.
every-monk = монах с { $stack ->
        [quill] пером
        [chalice] кубком
       *[rosary] чётками
    } ({ $effect ->
        [story] { $n ->
            [one] { $n } очко истории
            [few] { $n } очка истории
           *[many] { $n } очков истории
        }
        [path] шаг головы
        [school] { $n ->
            [1] школа
            [2] школа дважды
           *[other] школа ×{ $n }
        }
       *[clerk] контора служащего
    })
    .acc =
        монаха с { $stack ->
            [quill] пером
            [chalice] кубком
           *[rosary] чётками
        } ({ $effect ->
            [story] { $n ->
                [one] { $n } очко истории
                [few] { $n } очка истории
               *[many] { $n } очков истории
            }
            [path] шаг головы
            [school] { $n ->
                [1] школа
                [2] школа дважды
               *[other] школа ×{ $n }
            }
           *[clerk] контора служащего
        })
    .help =
        Ценность { $values }, время { $time }{ $price ->
            [0] { "" }
            [one] , { $price } лошадь или монета
            [few] , { $price } лошади или монеты в любом сочетании
           *[many] , { $price } лошадей или монет в любом сочетании
        }; нужны аббат и церковь. Сразу: { $effect ->
            [story] { $n ->
                [one] { $n } очко истории на дерево
                [few] { $n } очка истории на дерево
               *[many] { $n } очков истории на дерево
            }
            [path] голова может сделать шаг за обычную плату временем
            [school] { $n ->
                [1] вымпел школы один раз
                [2] вымпел школы два раза подряд
               *[other] вымпел школы несколько раз подряд: { $n }
            }
           *[clerk] контора служащего, покупателей не больше { $n }, за обычную цену
        }. Даёт одно церковное окно.

# Палаты советов.

council-finance = Финансовый совет
    .acc = финансовый совет
    .help = Ценность { $council-finance-values }, время { $council-finance-time }, нужен советник; потом { $council-finance-white_time ->
            [one] { $council-finance-white_time } единица
            [few] { $council-finance-white_time } единицы
           *[many] { $council-finance-white_time } единиц
        } времени при той же ценности. Каждый раз { $council-finance-coins ->
            [one] { $council-finance-coins } монета
            [few] { $council-finance-coins } монеты
           *[many] { $council-finance-coins } монет
        }. { $council-finance-prestige ->
            [one] { $council-finance-prestige } очко
            [few] { $council-finance-prestige } очка
           *[many] { $council-finance-prestige } очков
        } престижа.
council-guild = Совет гильдий
    .acc = совет гильдий
    .help = Ценность { $council-guild-values }, время { $council-guild-time }, нужен советник; потом { $council-guild-white_time ->
            [one] { $council-guild-white_time } единица
            [few] { $council-guild-white_time } единицы
           *[many] { $council-guild-white_time } единиц
        } времени при той же ценности. Каждый раз товар-джокер, места на { $council-guild-cells }: заменяет любой товар, в том числе плуг на поле. { $council-guild-prestige ->
            [one] { $council-guild-prestige } очко
            [few] { $council-guild-prestige } очка
           *[many] { $council-guild-prestige } очков
        } престижа.
council-territories = Совет территорий
    .acc = совет территорий
    .help = Ценность { $council-territories-values }, время { $council-territories-time }, нужен советник; потом { $council-territories-white_time ->
            [one] { $council-territories-white_time } единица
            [few] { $council-territories-white_time } единицы
           *[many] { $council-territories-white_time } единиц
        } времени при той же ценности. Каждый раз маркер: в конце партии { $bonus-territories ->
            [one] { $bonus-territories } очко
            [few] { $bonus-territories } очка
           *[many] { $bonus-territories } очков
        } престижа за каждую карту отмеченного вида. Сама палата — { $council-territories-prestige }.
council-people = Народный совет
    .acc = народный совет
    .help = Ценность { $council-people-values }, время { $council-people-time }, нужен советник; потом { $council-people-white_time ->
            [one] { $council-people-white_time } единица
            [few] { $council-people-white_time } единицы
           *[many] { $council-people-white_time } единиц
        } времени при той же ценности. Каждый раз маркер: в конце партии { $bonus-people ->
            [one] { $bonus-people } очко
            [few] { $bonus-people } очка
           *[many] { $bonus-people } очков
        } престижа за каждого живого жителя отмеченной профессии. Сама палата — { $council-people-prestige }.

# Что ещё лежит на столе.

dice-white = белый кубик
    .help = Возьмите два кубика. Их сумма — ваша ценность, и на вымпеле должна быть точно она.
    .rule = Определите ценность Вашего вымпела
dice-black = чёрный кубик
    .help = Возьмите два кубика; их сумма — ваша ценность. Чёрный — это чума: он сразу стоит { $dice-plague ->
            [one] { $dice-plague } единицу
            [few] { $dice-plague } единицы
           *[many] { $dice-plague } единиц
        } времени.
    .rule = Определите ценность Вашего вымпела
dice-sum = ценность
    .help = Сумма двух ваших кубиков. Она активирует либо один чёрный вымпел, либо любое число белых точно с этой ценностью; или же, при любой ценности, вместо них шагает голова.
    .rule = Определите ценность Вашего вымпела
dice-changed = изменить кубик
    .help = Монета меняет кубик на 1; маркер места собраний ставит кубик любой гранью.
    .rule = Определите ценность Вашего вымпела
place-clerk = контора служащего
    .help = Ценность { $clerk-values }. Пригласите до четырёх покупателей. Вместе, от одного до четырёх, они стоят: время { $clerk-time }, монеты { $clerk-coins }. Торговец для этого не нужен.
    .rule = Активация вымпела на конторе служащего
place-tree = дерево истории
    .help = Очки истории засчитаются, только когда голова принесёт их в главный дом. Набег крыс уносит половину того, что здесь висит.
    .rule = Очки истории
place-barn = денежная изба
    .help = Монетами меняют кубики, платят за путешествия, монахов и покупателей. В конце они решают только ничью.
    .rule = Определите ценность Вашего вымпела
place-chronicle = хроника
    .help = Кто умирает, пока для его профессии здесь есть свободная ячейка, приносит её очки истории; иначе — анонимная могила, и ничего. Заполненные гробы кончают партию.
    .rule = Проверьте, не умер ли кто-либо из Ваших жителей
track-time = время
track-life = жизнь
    .help = Время двигает маркер. Когда он переходит мост, в конце хода умирает житель.
    .rule = Время как "валюта" и смерть с косой
track-prestige = престиж
    .help = Сколько стоила бы ваша деревня, если бы партия кончилась сейчас.
    .rule = Окончание игры
track-windows = церковные окна
    .help = Монахи вашей церкви, не больше шести. Чем их больше, тем больше очков они принесут в конце.
    .rule = Карты монахов
track-served = обслуженные покупатели
    .help = Престиж приносят только обслуженные.
    .rule = Карты покупателей
token-hand = рука первого игрока
    .help = Ценность { $hand-values }, даром: возьмите руку с её очками истории и начинайте следующий раунд. В конце — { $hand-prestige ->
            [one] { $hand-prestige } очко
            [few] { $hand-prestige } очка
           *[many] { $hand-prestige } очков
        } престижа.
    .rule = Активирование вымпела на жетоне первого игрока
token-rat = крыса
    .help = После каждой смерти крыса бежит, сколько выпало на её кубике. С ячейки { $rat-red } один бросок может привести её на { $rat-raid } — это набег крыс: тогда каждый теряет половину очков истории на дереве, округляя вниз.
    .rule = Проверьте, не умер ли кто-либо из Ваших жителей
token-headman = деревенский голова
    .help = Вместо вымпелов, при любой ценности: один шаг по тропинке за { $headman-time ->
            [one] { $headman-time } единицу
            [few] { $headman-time } единицы
           *[many] { $headman-time } единиц
        } времени — к монете, к очкам истории или домой, где очки истории с дерева окажутся в безопасности.
    .rule = Активировать черный "?" вымпел
token-labourer = наёмный рабочий
    .help = Его нанимают, когда умер последний житель; он берётся за любую профессию, а в конце приносит очков престижа: { $labourer-prestige }.
    .rule = Проверьте, не умер ли кто-либо из Ваших жителей

# Where the rulebook speaks of it: by kind of thing, or for a single one as its attribute `.rule`.

rule-villager = Зоны Вашей деревни
rule-cell = Активировать черный "?" вымпел
rule-side = Активация вымпела школы
rule-banner = Карты полей
rule-craft = Карты ремесленных мастерских
rule-workshop = Карты ремесленных мастерских
rule-field = Карты полей
rule-customer = Карты покупателей
rule-road = Карты путешествий
rule-travel = Карты путешествий
rule-church = Карты церквей
rule-stack = Карты монахов
rule-monk = Карты монахов
rule-council = Карты палаты советов

# Ходы.

move-take = Взять кубик: { $die }
move-raise = За монету увеличить { $face } на 1
move-lower = За монету уменьшить { $face } на 1
move-turn = За маркер места собраний повернуть { $face } на { $to }
move-plough = Переставить плуг из кузницы на { $field }
move-joker_plough = Поставить джокер плугом на { $field }
move-walk = Голова делает шаг: { $cell }
move-stay = Потратить время, но голову не двигать
move-hand = Взять руку первого игрока
move-clerk = Пойти в контору служащего
move-build = Построить { $workshop_acc }
move-field = Взять поле
move-travel = Путешествовать: { $road }
move-church = Взять { $church_acc }
move-monk = Взять монаха { $stack }
move-council = Взять { $council_acc }
move-meeting = Взять место собраний
move-use = Активировать белый вымпел: { $banner }
move-serve = Обслужить { $customer_acc }
move-done = Хватит
move-pupil = Новый ученик
move-push = Передвинуть ученика направо
move-graduate = Ученик { $side } становится жителем: { $villager }
move-skip = Оставить как есть
move-mark_area = Отметить: { $area }
move-mark_villager = Отметить { $villager_acc }
move-token = Положить жетон «{ $token-values }» к вымпелу: { $banner }
move-token_customer = Положить жетон «{ $token-values }» рядом с: { $customer }
move-invite = Пригласить { $customer_acc }
move-welcome = Пригласить бесплатно { $customer_acc }
move-pay = Отдать { $means_acc }
move-pay_field = Отдать плуг с поля: { $field }
move-keep_card = Оставить эту карту путешествия
move-swap_card = Подложить её под стопку и взять следующую
move-bury = Умирает { $villager }
move-heal = Защититься церковью исцеления
move-endure = Пустить крыс
move-hire = Нанять рабочего: { $villager }

# Вопросы.

ask-die =
    { $n ->
        [one] Возьмите первый кубик (за чёрный — время: { $plague })
       *[other] Возьмите второй кубик (за чёрный — время: { $plague })
    }
ask-banner = Ценность { $value }: один чёрный вымпел, сколько угодно белых или шаг головы
ask-more = Ценность { $value }: продолжайте — или хватит
ask-done = Ценность { $value }: белых вымпелов больше нет, заканчивайте ход
ask-pay = Нужно отдать { $good_acc }: чем заплатите?
ask-pay-horse =
    { $left ->
        [1] Отдайте лошадь или монету
       *[other] Отдайте лошадей или монеты, всего { $left }
    }
ask-pay-cart =
    { $n ->
        [one] Отдайте телегу или { $n } монету
        [few] Отдайте телегу или { $n } монеты
       *[many] Отдайте телегу или { $n } монет
    }
ask-school =
    { $time ->
        [0] Что делаете в школе?
       *[other] Что делаете в школе? Новый житель — время: { $time }
    }
ask-school-full = Школа полна, и все жители на месте: делать здесь нечего
ask-path = Монах позволяет голове сделать шаг (время: { $time })
ask-mark-area = Какие карты засчитать в конце партии?
ask-mark-villager = Какую профессию засчитать в конце партии?
ask-token = К какому белому вымпелу положить жетон «{ $token-values }»?
ask-clerk =
    { $coins ->
        [0] Приглашено: { $n }, можно не больше { $most }. Цена следующего — время: { $time }
       *[other] Приглашено: { $n }, можно не больше { $most }. Цена следующего — время: { $time }, монеты: { $coins }
    }
ask-clerk-full = Приглашено: { $n }, больше пригласить нельзя
ask-clerk-empty = Приглашено: { $n }, больше никто не ждёт
ask-clerk-poor =
    { $coins ->
        [1] Приглашено: { $n }. Следующий стоит ещё и монету, а её у вас нет
       *[other] Приглашено: { $n }. Следующий стоит ещё и монет: { $coins }, столько у вас нет
    }
ask-free-customer = Кто из покупателей придёт бесплатно?
ask-keep-travel = Вам открылась карта { $travel }: оставить?
ask-bury = Пришла смерть с косой: кто умирает?
ask-heal = Набег крыс! Пропадёт очков истории: { $n }. Защититься церковью исцеления (осталось раз: { $left })?
ask-hire = Деревня опустела: какую профессию получит наёмный рабочий?

# Почему нельзя.

why-no-villager = нет нужного жителя ({ $villager }), зона не активна
why-hand-back = рука в этом раунде уже взята: { $owner }
why-hand-two = первый игрок не может взять руку в свой первый ход раунда
why-hand-yours = первый игрок не может взять руку сам у себя
why-no-customers = в конторе служащего никого нет
why-taken = эта карта уже у другого: { $owner }
why-one-of-craft = такая мастерская у вас уже есть: { $craft }
why-no-fields = полей больше не осталось
why-been-there = карта { $road } у вас уже есть
why-chapel = ваше путешествие закончилось в часовне
why-letters-in-order = буквы идут по порядку: следующая — { $road }
why-no-cards = карт больше не осталось
why-fare =
    { $coins ->
        [one] нет ни телеги, ни { $coins } монеты
       *[other] нет ни телеги, ни { $coins } монет
    }
why-fare-coin =
    { $coins ->
        [0] серый вымпел последней карты стоит монет: { $grey }
       *[other] не хватает сразу на телегу (или монеты: { $coins }) и на серый вымпел последней карты, монет: { $grey }
    }
why-fare-beer =
    { $coins ->
        [0] серый вымпел последней карты стоит пива: { $beer }
       *[other] не хватает сразу на телегу (или монеты: { $coins }) и на серый вымпел последней карты, пива: { $beer }
    }
why-one-church = церковь у вас уже есть
why-church-first = монаху сначала нужна церковь
why-windows = церковных окон уже { $n }
why-monk-price =
    { $need ->
        [1] монах стоит лошадь или монету, у вас ни того ни другого
       *[other] монах стоит { $need } (лошади или монеты), у вас { $have }
    }
why-one-council = палата советов у вас уже есть
why-one-meeting = место собраний у вас уже есть
why-no-banner = в вашей деревне нет такого вымпела: { $banner }
why-not-your-customer = в вашей деревне этого покупателя нет: { $customer }
why-used = каждый белый вымпел работает один раз за ход
why-white-value = вымпелу нужно { $wanted }, а у вас { $have }
why-black-value = вымпелу нужно { $wanted }, а у вас { $have }
why-no-goods = товаров не хватает
why-wrong-means = сейчас нужно платить другим, не этим: { $means }
why-no-means = этого у вас нет или оно нужно на остальное: { $means }
why-no-plough-there = там нет вашего плуга: { $field }
why-pupil-there = слева уже есть ученик
why-cannot-push = ученик должен стоять слева, а правая ячейка — быть пустой
why-no-pupil = на этой ячейке нет ученика
why-villager-present = { $villager } ещё на месте
why-headman-there = голова уже там: { $cell }
why-too-far = голова ходит по одному шагу, туда ещё далеко: { $cell }
why-marked = эта ячейка уже отмечена
why-token-there = жетон уже лежит там
why-clerk-full =
    { $n ->
        [one] сейчас больше { $n } покупателя не пригласить
       *[other] сейчас больше { $n } покупателей не пригласить
    }
why-not-open = { $customer } не ждёт в конторе служащего
why-coins =
    { $need ->
        [1] нужна монета, у вас её нет
       *[other] нужно монет: { $need }, у вас { $have }
    }
why-no-die = такого кубика нет: { $die }
why-dice-first = сначала возьмите два кубика
why-must-use = ценность нужно использовать: активируйте вымпел (вымпел головы доступен всегда)
why-white-now = в этот ход вы активируете белые вымпелы
why-no-face = ни на одном вашем кубике нет { $face }
why-no-markers = на месте собраний нет маркеров
why-same-face = на кубике и так { $face }
why-no-such-face = на кубике от 1 до 6
why-not-your-field = { $field } не в вашей деревне
why-ploughed = там уже стоит плуг: { $field }
why-no-plough = в кузнице нет плугов
why-no-joker = на совете гильдий нет джокеров
why-nobody-there = такого жителя у вас нет: { $villager }

# Почему опытный игрок пошёл бы так.

reason-value = так выйдет { $value }, а это вот зачем: { $why }
reason-hand = { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    } и первый выбор кубиков; в конце рука приносит престиж: { $points }
reason-clerk = там ждёт { $customer }, престижа это { $points }
reason-build-wanted = ваши покупатели хотят { $good_acc }, не хватает: { $n }
reason-build = сразу товар ({ $good }), и ещё — каждый раз при этой ценности; места на { $room }
reason-field = престиж { $points }, сразу { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, а потом монеты без затрат времени
reason-travel = в пути ждёт престиж: от { $least } до { $most }
reason-church = престиж { $points }, и с этих пор можно звать монахов
reason-monk = церковное окно № { $n }: престиж { $points }
reason-meeting = престиж { $points }, { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    } и маркер, который повернёт кубик как угодно
reason-council = престиж { $points }, и его действие — каждый раз при этой ценности
reason-council-marks =
    { $points ->
        [0] при этой ценности
       *[other] престиж { $points }, и при этой ценности
    } каждый раз маркер, который засчитают в конце
reason-serve = покупатель получит всё, что хотел: престиж { $points }
reason-play = на дерево — { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    }
reason-marker = { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    } и маркер: потом он повернёт кубик как угодно
reason-make-wanted = ваши покупатели хотят { $good_acc }, не хватает: { $n }
reason-make = ещё один товар про запас: { $good }
reason-coins = { $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
       *[many] { $coins } монет
    }, чтобы менять кубики или платить
reason-joker = джокер заменит любой товар
reason-marks = ещё один маркер: каждый, который засчитают в конце, принесёт престиж { $points }
reason-plough = на поле плуг каждый раз приносит больше монет: +{ $coins }
reason-save = { $story ->
        [one] { $story } очко истории с дерева станет
        [few] { $story } очка истории с дерева станут
       *[many] { $story } очков истории с дерева станут
    } надёжным престижем, пока не пришли крысы
reason-pupil = сейчас ученик, а потом, когда кто-то умрёт, — житель
reason-push = с правой ячейки ученик принесёт ещё и { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    }
reason-graduate = в деревне недостаёт жителя: { $villager }
reason-hire = вашей деревне сейчас полезнее всех { $villager }
reason-spare = без этого легче всего обойтись
reason-area = { $area }: таких карт у вас { $n }, престижа пока { $points }
reason-villager = { $villager } на месте: престиж { $points }, если доживёт до конца
reason-invite = престиж { $points }, а всё, что нужно, делают в вашей деревне
reason-invite-lacks = престиж { $points }; здесь пока не делают: { $goods }
reason-keep = престиж { $points }; из тех, что могут прийти взамен, лучше: { $n }
reason-swap = престижа всего { $points }; из тех, что могут прийти взамен, лучше: { $n }
reason-chronicle = для него в хронике ещё есть место: { $story ->
        [one] { $story } очко истории
        [few] { $story } очка истории
       *[many] { $story } очков истории
    }
reason-needless = из всех, кто есть, он нужен деревне меньше других
reason-heal = от крыс { $story ->
        [one] уцелеет { $story } очко истории
        [few] уцелеют { $story } очка истории
       *[many] уцелеют { $story } очков истории
    }
reason-leave = ничто больше не стоит того, что придётся потратить

# Что пропадёт.

warn-stay = Ход пропадёт, а с ним и время: { $headman-time }
warn-nothing = То, что даёт вымпел, пропадёт
warn-school = Это ничего не даст: школа полна, и все жители на месте
warn-no-room = Это ничего не даст: для маркера нет места

# Журнал.

log-round =
    { $story ->
        [1] Раунд { $n }: { $player } кладёт очко истории на руку первого игрока
       *[other] Раунд { $n }: { $player } кладёт очко истории на руку первого игрока, там уже { $story }
    }
log-roll = { $player } бросает кубики: { $dice }
log-turn = Ходит { $player }
log-die = { $player } берёт кубик: { $die }
log-nudge = { $player } тратит монету: { $face } становится { $to }
log-turn-die = { $player } тратит маркер: { $face } становится { $to }
log-plough = { $player } переставляет плуг на { $field }
log-joker-plough = { $player } ставит джокер плугом на { $field }
log-time = { $player } тратит время: { $n }
log-bridge = Маркер времени переходит мост, приходит смерть с косой ({ $player })
log-coins =
    { $n ->
        [one] { $player } получает { $n } монету
        [few] { $player } получает { $n } монеты
       *[many] { $player } получает { $n } монет
    }
log-story =
    { $n ->
        [one] { $player } получает { $n } очко истории
        [few] { $player } получает { $n } очка истории
       *[many] { $player } получает { $n } очков истории
    }
log-save =
    { $n ->
        [0] { $player }: на дереве пусто, сохранять нечего
        [one] { $player } сохраняет { $n } очко истории
        [few] { $player } сохраняет { $n } очка истории
       *[many] { $player } сохраняет { $n } очков истории
    }
log-walk = Голова делает шаг: { $cell } ({ $player })
log-stay = Голова остаётся на месте ({ $player })
log-hand =
    { $n ->
        [one] { $player } берёт руку первого игрока и { $n } очко истории
        [few] { $player } берёт руку первого игрока и { $n } очка истории
       *[many] { $player } берёт руку первого игрока и { $n } очков истории
    }
log-clerk = { $player } идёт в контору служащего
log-extra = Открывается ещё один: { $customer }
log-invite = { $player } приглашает { $customer_acc }
log-welcome = { $player } бесплатно приглашает { $customer_acc }
log-refill = Новые в конторе служащего: { $customers }
log-build = { $player } строит { $workshop_acc }
log-make = { $player } производит { $good_acc }
log-no-room = Для маркера нет места ({ $player })
log-field = { $player } берёт { $field }
log-travel = { $player } отправляется в путь: { $road }
log-arrive = { $player } прибывает: { $travel }, { $travel_worth }
log-look = { $player } открывает карту { $travel }
log-swap = { $player } берёт вместо неё следующую: { $travel }
log-church = { $player } берёт { $church_acc }
log-monk = { $player } берёт { $monk_acc }
log-uncover = Теперь сверху { $monk }
log-council = { $player } берёт { $council_acc }
log-meeting = { $player } берёт место собраний
log-use = { $player } активирует: { $banner }
log-serve = { $player } обслуживает { $customer_acc }
log-joker = { $player } получает джокер
log-marker = { $player } ставит маркер на место собраний
log-mark-area = { $player } отмечает: { $area }
log-mark-villager = { $player } отмечает { $villager_acc }
log-token = { $player } кладёт жетон «{ $token-values }» к вымпелу: { $banner }
log-token-customer = { $player } кладёт жетон «{ $token-values }» рядом с: { $customer }
log-token-back = Жетон «{ $token-values }» возвращается на место собраний ({ $player })
log-pupil = { $player } берёт в школу ученика
log-push = Ученик переходит на правую ячейку ({ $player })
log-graduate = Ученик становится жителем: { $villager } ({ $player })
log-skip = { $player } оставляет как есть
log-pay = { $player } отдаёт { $means_acc }
log-pay-field = { $player } отдаёт плуг, { $field }
log-pay-coins =
    { $n ->
        [one] { $player } платит { $n } монету
        [few] { $player } платит { $n } монеты
       *[many] { $player } платит { $n } монет
    }
log-chronicle = Умирает { $villager } и попадает в хронику ({ $player })
log-grave = Умирает { $villager } и ложится в анонимную могилу { $n } ({ $player })
log-rat = { $player } бросает за крысу: { $n }, она на ячейке { $cell }
log-raid = Набег крыс на все деревни
log-heal = Церковь исцеления спасает от крыс ({ $player })
log-lose =
    { $n ->
        [one] { $player } теряет { $n } очко истории
        [few] { $player } теряет { $n } очка истории
       *[many] { $player } теряет { $n } очков истории
    }
log-hire = { $player } нанимает рабочего: { $villager }
log-last-round = Гробов занято { $n }: этот раунд последний
log-end = Гробов занято { $n }: партия окончена
log-bound = Кончился раунд { $n }: партия в любом случае окончена

# Стол в терминале.

draw-round = Раунд { $n } (самое большее из { $last })
draw-last-round = Раунд { $n }, последний
draw-dice = Кубики
draw-taken = взято: { $dice } = { $value }
draw-hand =
    { $story ->
        [one] Рука первого игрока: { $owner }, на ней { $story } очко истории
        [few] Рука первого игрока: { $owner }, на ней { $story } очка истории
       *[many] Рука первого игрока: { $owner }, на ней { $story } очков истории
    }
draw-hand-taken = Рука первого игрока взята: { $owner }
draw-rat = Крыса
draw-chronicle = Хроника
draw-graves = могил { $n }
draw-coffins = гробов { $n } из { $last }
draw-offer = Контора служащего (в стопке ещё { $left })
draw-monks = Монахи
draw-monk =
    { $price ->
        [0] { $monk }: { $values }, время { $time } (осталось { $left })
       *[other] { $monk }: { $values }, время { $time }, лошадей или монет { $price } (осталось { $left })
    }
draw-roads = Путешествия
draw-fare =
    { $n ->
        [one] телега или { $n } монета
        [few] телега или { $n } монеты
       *[many] телега или { $n } монет
    }
draw-workshops = Мастерские
draw-churches = Церкви
draw-councils = Палаты советов
draw-fields-left = Полей осталось: { $n }
draw-time = время
draw-life = Жизнь
draw-barn = монет { $coins } · на дереве { $tree } · в доме { $house } · престиж { $prestige }
draw-labourers = наёмных рабочих { $n }
draw-headman = голова: { $cell }
draw-school = Школа
draw-play = Потеха { $values }
draw-religion = Религия
draw-windows = окон { $n }
draw-healings = исцелений { $n }
draw-council-zone = Совет
draw-jokers = джокеров { $n }
draw-markers = маркеров { $n }
draw-token = «{ $token-values }» у вымпела: { $banner }
draw-harvest = Поля
draw-plough = плуг
draw-travel-zone = Путешествие
draw-craft-zone = Мастерские
draw-market = Рынок
draw-served = обслужено { $n }
draw-looked = Открыта карта: { $travel }
