# Отказы, которые видны только в терминале, и слова argparse.

# Компоненты и боты.

refused-environment = { $name } — это игра=файл, несколько — через { $by }; а тут { $given }
refused-components-late = { $game } уже идёт с { $file }; компоненты выбирают раньше
refused-components-unread = компоненты { $game }: не удаётся прочитать { $file }: { $why }
refused-components-wrong = компоненты { $game } в { $file }{ $place }: { $why }
refused-components-place = , { $place } [{ $path }]
refused-piece = сначала значения, потом, под [texts], тексты Fluent, по одному на язык; больше в файле части компонентов ничего нет
refused-toml-at = строка { $line }, знак { $column } не читается: это не TOML
refused-toml-twice = строка { $line }: это уже есть выше и повторяется
refused-toml = файл не читается: это не TOML
refused-file-long = в файле компонентов не больше { $most } знаков
refused-line-long = строка { $line } длиннее { $most } знаков
refused-budget = раздумье над ходом — решения, итерации или секунды, например 30000d, 2000i, 0.5s или вместе: 30000d,4s; а не { $given }
refused-bot = в { $game } нет бота { $given }; есть { $known }
refused-strategy-file = { $game } не читает файлов со стратегиями; боты в ней: { $known }
refused-strategy-unread = не удаётся прочитать стратегию { $file }: { $why }
refused-no-text = это не текст
refused-network = { $file } — не сеть, которая здесь играет: { $why }
refused-network-seats = сеть для { $game } училась партиям на { $known }, а не на { $given }
refused-teacher = боту { $given } нельзя подражать и на нём нельзя учиться: он слишком долго думает; подойдёт стратегия
refused-checkpoint = { $file } — не контрольная точка: { $why }
refused-checkpoint-other = { $file } — контрольная точка другого курса: не совпадает { $what }
refused-learn-seats = число игроков — от { $least } до { $most }, например { $least }-{ $most }; а не { $given }
refused-praise = хода { $given } нет; ходы пишутся, как в записях партий, * — что угодно: serve:*
refused-no-torch = для обучения нужен PyTorch: pip install 'igroteka[learn]'
refused-device = устройства { $given } у PyTorch здесь нет; cpu есть всегда

# Что не так с отдельной величиной в файле компонентов.

fault-number =
    { $given ->
        [none] здесь нужно целое число
       *[other] здесь нужно целое число, а не { $given }
    }
fault-least =
    { $given ->
        [none] здесь нужно целое число не меньше { $least }
       *[other] здесь нужно целое число не меньше { $least }, а не { $given }
    }
fault-range =
    { $given ->
        [none] здесь нужно целое число от { $least } до { $most }
       *[other] здесь нужно целое число от { $least } до { $most }, а не { $given }
    }
fault-choice = здесь может стоять { $known }, а не { $given }
fault-flag = здесь нужно true или false, а не { $given }
fault-text = здесь нужен текст в кавычках, а не { $given }
fault-table = здесь нужны поля со значениями, а не { $given }
fault-list = здесь нужен список в скобках, а не { $given }
fault-length = значений здесь должно быть { $least }, а не { $found }
fault-short = значений здесь должно быть не меньше { $least }, а не { $found }
fault-long = значений здесь может быть не больше { $most }, а не { $found }
fault-missing = этого не хватает
fault-entry-missing = здесь нет { $entry }
fault-entry-unknown = здесь ничего не называется { $entry }; есть { $known }
fault-entry-twice = { $entry } стоит здесь дважды
fault-order = записи должны идти в таком порядке: { $keys }
fault-other = это файл другой игры: здесь нужны { $known }
fault-empty = в нём ничего нет
fault-unknown = здесь ничего так не называется; есть { $known }

# Команда.

refused-pair = --option пишется как КЛЮЧ=ЗНАЧЕНИЕ, а не { $given }
refused-guide = в { $game } нет проводника
refused-save = сохранённую партию { $file } не прочитать: { $why }
refused-folder = не удаётся записать в { $folder }: { $why }

# Арена.

refused-no-bots = арене нужны боты; в { $game } есть { $known }
refused-focus = --focus — первый бот против остальных: нужны хотя бы два бота и два места
refused-ray = --ray — адрес вида host:6379, auto или local, а не { $given }
refused-cluster = кластер Ray по адресу { $address } не отвечает: { $why }
refused-no-ray = для --ray нужен пакет ray: pip install 'igroteka[ray]'
refused-results-there = в { $folder } уже есть результаты: продолжите их с --resume или выберите другую папку
refused-results-unwritten = не удаётся записать результаты в { $folder }: { $why }
refused-results-damaged = { $file }, строка { $line } повреждена ({ $why }): чтобы продолжить, удалите её
refused-results-foreign = { $file }, строка { $line } — не из этого турнира: чтобы продолжить, удалите её
refused-results-none = { $file } — не файл результатов этой версии арены: { $why }
refused-tournament = в { $folder } другой турнир ({ $what }): его не продолжить
refused-difference = { $field } — { $now }, а там { $before }
refused-both = { $one }; { $more }
refused-other-format = другой формат
failed-match = партия { $match } (зерно { $seed }) сломалась на решении { $ply }, когда спрашивали место { $seat } ({ $bot }): { $why }
failed-worker = здесь igroteka { $package }, правила { $rules } и компоненты { $components } игры { $game }, а турнир идёт с { $plan_package }, { $plan_rules } и { $plan_components }: поставьте то же самое
failed-process = партия { $match } раз за разом обрывает свой процесс (попыток — { $n }, код выхода { $code }): хватает ли памяти?
failed-batch = пачка партий потеряна, процессов — { $n }: { $why }

# Сервер.

refused-database = база — это sqlite:///ФАЙЛ или postgresql://..., а не { $given }:...
refused-driver = для PostgreSQL нужен драйвер: pip install 'igroteka[postgres]'
refused-later = базу создала более новая версия Игротеки: { $why }
refused-not-empty = база не пуста, в ней есть { $table }; восстанавливайте в новую
refused-no-backup = { $file } — не резервная копия или она повреждена: { $why }; ничего не восстановлено
refused-other-backup = { $file } — не резервная копия Игротеки, которую читает эта версия
differs-components = сыграна с компонентами { $then }, а здесь { $now }
differs-step = { $step } — так нельзя: { $why }
differs-snapshot = снимок здесь хранит другую позицию
differs-ply = по записи стола решений { $ply }, а на деле их { $found }
differs-end = здесь партия кончилась, а по нынешним правилам продолжается
differs-unread = сохранённое не читается: { $why }
differs-result = итог был { $scores }, победа за { $winners }; теперь { $scores_now }, победа за { $winners_now }

# Слова argparse. Английские — его собственные, по ним он и находит наши.

argparse =
    .usage = использование:{ " " }
    .positional = аргументы
    .options = параметры
    .help = показать эту справку и выйти
    .error = %(prog)s: ошибка: %(message)s{ "\u000A" }
    .argument = %(argument_name)s: %(message)s
    .choice = %(value)r сюда не подходит (можно: %(choices)s)
    .value = здесь нужно число, а не %(value)r
    .required = не хватает: %s
    .unrecognized = непонятно: %s
    .ambiguous = %(option)s — это может быть %(matches)s
    .one = нужно одно значение
    .at-least-one = нужно хотя бы одно значение
    .explicit = значение %r здесь лишнее
    .parser = команды %(parser_name)r нет (есть: %(choices)s)
refused-options = настройки — это словарь, например {"{"}'first': '0'{"}"}; а не { $given }
refused-own-file = файла { $file } нет; свой бот пишется так: mybot.py:MyBot
refused-own-which = скажите, какой бот из { $file } играет, например { $file }:MyBot
refused-own-broken = { $file } не годится: { $why }
refused-own-name = в { $file } нет ничего с именем { $given }
refused-own-choose = { $given } — не бот: у бота есть метод choose(seat), который возвращает ход
refused-own-class = { $given } — класс: нужен его объект, { $given }()
refused-other-game = { $given } играет в { $its }, а здесь { $game }
refused-own-pickle = { $given } не передать другим процессам ({ $why }); запишите его в файл и назовите mybot.py:MyBot

# Что в справке команды стоит вместо значения.

placeholder =
    .address = АДРЕС
    .bot = БОТ
    .bots = БОТ,...
    .budget = СКОЛЬКО
    .command = КОМАНДА
    .device = УСТРОЙСТВО
    .dir = ПАПКА
    .file = ФАЙЛ
    .the-file = файл
    .game = игра
    .game-file = ИГРА=ФАЙЛ
    .host = АДРЕС
    .key-value = КЛЮЧ=ЗНАЧЕНИЕ
    .minutes = МИНУТЫ
    .port = ПОРТ
    .record = запись
    .seconds = СЕКУНДЫ
    .s = СЕКУНДЫ
    .seed = ЗЕРНО
    .share = ДОЛЯ
    .word = СЛОВО
