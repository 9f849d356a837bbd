# Слова движка и команды, общие для всех игр.

player = Игрок { $number }
nothing = ничего
cited = Правила, «{ $section }»

# Последние строки записи любой партии, если больше всех очков у нескольких.

figure-of = { $player } — { $n }
log-even = Поровну очков ({ $points }): { $players }
log-tie = { $by }: { $figures }
log-shared = Больше ничего ничью не разрешает, победа общая: { $players }

# Кто начинает, можно сказать в любой игре.

option-first = Кто начинает
    .help = С какого места начинают.
option-first-random = по жребию
option-first-0 = первое место
option-first-1 = второе место
option-first-2 = третье место
option-first-3 = четвёртое место
option-first-4 = пятое место
option-first-5 = шестое место

why-over = партия окончена
why-not-your-turn = сейчас ходит { $other }
why-not-asked = сейчас от вас ничего не ждут
why-not-now = сейчас вопрос другой: { $prompt }
why-no-undo = отменить нельзя: после этого походил кто-то другой или открылось что-то скрытое или случайное
why-no-redo = возвращать нечего

# Отказы, которые видны и за столом. Остальные, только для команды, — в папке `refusals`.

refused-move = { $move }: { $why }
refused-then = { $move } тогда сыграть нельзя

refused-game = игры { $given } нет; { $hint }
refused-game-close = может быть, { $game }?
refused-game-none = есть { $known }
refused-players = { $game } — для { $least }–{ $most } игроков, а не { $given }
refused-choice = настройка { $option } — одно из { $values }, а не { $given }
refused-flag = настройка { $option } — yes или no, а не { $given }
refused-whole = настройка { $option } — целое число, а не { $given }
refused-range = настройка { $option } — от { $least } до { $most }, а не { $given }
refused-option = настройки { $given } нет; есть: { $known }
refused-no-options = никаких
refused-first = настройка first — место от 0 до { $most } или random, а не { $given }

refused-no-record = это не запись партии Игротеки: в ней нет поля 'igroteka'
refused-no-object = это не запись партии Игротеки: запись — объект JSON, в Python словарь, а не { $given }
refused-format = у этой записи формат { $given }, а эта версия читает формат { $known }
refused-damaged = запись повреждена: { $why }
refused-seats = мест в ней названо { $seats }, а игроков { $players }
refused-rules = эта партия сыграна по версии { $then } правил { $game } (igroteka { $package }), а здесь версия { $now }
refused-components = эта партия сыграна с другими компонентами { $game } (отпечаток { $then }, здесь { $now }): чтобы взять тот файл, запустите с --components { $game }=ФАЙЛ
refused-truncated = запись обрезана: решений в ней { $moves }, а звеньев цепочки { $links }
refused-at-ply = решение { $ply }: { $what }
refused-changed = здесь или раньше запись изменили: { $move } не сходится с её цепочкой
refused-impossible = такого хода здесь быть не может: { $why }
refused-result = по записи итог — { $said }, а по её ходам — { $found }
refused-result-none = неоконченная партия
refused-result-some = { $scores }, победа за { $winners }

player-you = Игрок { $number } (вы)
player-bot = Бот { $number }

# Команда.

cli-about = Игротека: современные настольные игры на вашем компьютере. Неофициальный проект: издатели игр к нему отношения не имеют.
cli-unofficial = Игротека — неофициальный проект: авторы и издатели этих игр к нему отношения не имеют.
cli-compiled = скомпилированная сборка
cli-interpreted = интерпретируемая сборка
cli-play = сыграть партию в терминале — с ботами или с друзьями за одной клавиатурой
cli-games = показать игры, их настройки и ботов
cli-replay = пересказать записанную партию решение за решением
cli-opt-lang = язык всего, что вы видите: { $languages } (по умолчанию — из окружения)
cli-opt-components = играть с исправленным файлом компонентов; можно указать несколько раз
cli-opt-version = версия и какая сборка запущена
cli-opt-game = ключ игры; если не указать, спросим
cli-opt-seats = кто где сидит: «you» — человек (люди делят клавиатуру), «bot» — обычный бот, или имя бота
cli-opt-seed = число или слово, задающее все случайности: одно зерно — одна и та же партия
cli-opt-option = настройка игры; можно указать несколько раз. Список — «igroteka games»
cli-opt-all = показать и те игры, которых нет на полке: «Свинью», образец для авторов
cli-opt-new = начать новую партию, не спрашивая о сохранённой
cli-opt-guide = выучить игру: первая партия с проводником, который объясняет каждый ход
cli-opt-file = запись партии или сохранённая партия
cli-opt-step = останавливаться на каждом решении и показывать стол
cli-components-how = --components пишется как ИГРА=ФАЙЛ, а не { $given }
cli-which-game = Во что сыграем? (Enter — { $usual })
cli-which-how = Непонятно, какая это игра: «{ $typed }». Введите номер или название
cli-resume = Есть неоконченная партия. Продолжить? [Д/н]
# Буквы, с любой из которых начинается «нет».
cli-no = нn
cli-saved = Сохранено. В следующий раз «igroteka play» предложит продолжить. ({ $file })
cli-saved-broken = Сохранённую партию не продолжить, файл остаётся на месте: { $why }
cli-recorded = Запись партии: { $file }
cli-own-box = Здесь играют с другими компонентами — не с теми, что в комплекте.
# Команды за столом; английские слова понимаются тоже.
cli-command-undo = отмена
cli-command-redo = повтор
cli-command-log = журнал
cli-command-help = справка
cli-command-why = почему
cli-command-hint = подсказка
cli-command-table = стол
cli-command-back = обратно
cli-command-quit = выход
cli-how = Введите номер, имя хода или его начало. Ещё есть: отмена, повтор, журнал, справка, почему ХОД, подсказка, стол, выход.
cli-help =
    Номер играет ход рядом с ним; можно ввести и имя хода (серое слово) или его начало, если оно подходит только к одному.
    отмена       отменить свой последний ход, пока не открылось ничего скрытого или случайного
    повтор       вернуть отменённый ход
    журнал       всё, что произошло, как это видели вы
    справка ХОД  о чём этот ход и его карта или место
    почему ХОД   почему так сейчас пойти нельзя
    подсказка    как сходил бы эксперт и почему
    стол         показать стол ещё раз
    обратно      с проводником: туда, где вы сошли с его пути
    выход        сохранить и выйти (как и Ctrl-C)
    То же по-английски: undo, redo, log, help, why, hint, table, back, quit.
cli-guide = Проводник
cli-guide-back = Наберите «обратно», чтобы вернуться туда, где вы сошли с пути.
cli-no-guide = возвращаться некуда
cli-hand-over = Ходит { $player }. Садитесь за клавиатуру и нажмите Enter
cli-no-number = номера ходов — от 1 до { $n }
cli-unclear = это может быть { $moves }
cli-not-understood = «{ $typed }» — не ход и не команда: введите номер, имя хода или «справка»
cli-why-what = почему нельзя что? Например: почему { $move }
cli-why-fine = так пойти можно
cli-total = итого
cli-winners =
    { $n ->
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
cli-scored = Счёт: { $n }
cli-step = Enter — дальше
cli-players = игроки
cli-players-minutes = { $seats }, { $minutes } минут
cli-bots = боты
cli-components = компоненты
cli-reconstructed =
    { $n ->
        [one] восстановлена { $n } запись
        [few] восстановлены { $n } записи
       *[many] восстановлено { $n } записей
    }

# Арена.

cli-arena = провести много партий между ботами: кто сильнее, насколько это точно и почему
cli-analyse = разобрать каждое решение записанной партии: кто когда выигрывал и где была ошибка
arena-opt-game = ключ игры; список — «igroteka games»
arena-opt-bots = уровни, стратегии по имени, файлы стратегий (*.txt) или свои боты (mybot.py:MyBot); наши перечисляет «igroteka games»
arena-opt-games = сколько партий всего; округляется вверх, чтобы все сидели на всех местах поровну (по умолчанию { $n }; с --until-sure — не больше { $limit })
arena-opt-seats = сколько игроков за столом (по умолчанию — наименьшее число, при котором есть соперник)
arena-opt-seed = число или слово, задающее все случайности: одно зерно — одни и те же результаты (по умолчанию 0)
arena-opt-jobs = сколько партий играть одновременно (по умолчанию — по одной на процессор)
arena-opt-budget = сколько думают над ходом боты с перебором: 0.5s, 2000i (итераций) или 30000d (решений в пробных доигрываниях)
arena-opt-patience = сколько секунд ваш бот может думать над одним ходом, прежде чем проиграет партию (по умолчанию { $n })
arena-opt-out = папка для результатов, таблиц и отчёта
arena-opt-records = сохранять туда и запись каждой партии
arena-opt-trajectories = записать туда, что каждый бот видел, что мог и что сделал, в Parquet; в --out сохраняются и записи партий
arena-opt-resume = продолжить то, что начато в этой папке
arena-opt-until-sure = остановиться, когда последовательный тест настолько уверен, кто сильнее, например 0.95
arena-opt-margin = наименьший перевес в доле побед, который тест обязан заметить (по умолчанию { $n })
arena-opt-focus = первый бот против остальных, а не каждый с каждым
arena-opt-ray = играть на кластере Ray по этому адресу; «local» запускает его здесь
analyse-opt-record = запись партии или сохранённая партия
analyse-opt-budget = сколько эксперт думает над каждым решением: 0.5s, 2000i (итераций) или 30000d (решений в пробных доигрываниях)
analyse-opt-out = папка для analysis.json и analysis.html

arena-bad-number = { $option } — это { $wanted }, а не { $given }
arena-number-positive = целое число от 1
arena-number-seconds = число секунд больше нуля
arena-number-sure = число между 0.5 и 1, например 0.95
arena-number-margin = число больше 0 и не больше 0.5, например 0.02
arena-needs-out = для { $option } нужна папка: --out ПАПКА
arena-needs-parquet = для --trajectories нужен pyarrow: установите igroteka[arena]
arena-sure-needs-two = --until-sure сравнивает ботов: нужны два разных за одним столом
arena-cant-explain = { $bot } в игре { $game } не умеет объяснять свои ходы, поэтому не может разобрать партию
arena-cant-read = не удаётся прочитать { $file }: { $why }
arena-not-json = { $file } — не JSON: { $why }

arena-progress = партии
arena-title = { $game }, игроков за столом: { $players }
arena-setup = настройки: { $options }; зерно: { $seed }; раздумье: { $budget }
arena-setup-none = нет
arena-setup-usual = обычное
arena-played =
    { $planned ->
        [0] партий: { $played }
       *[other] партий: { $played } из { $planned }
    }
arena-interrupted = Остановлено. Сыграно партий: { $played } из { $planned }.
arena-go-on = Та же команда с --resume продолжит.
arena-nothing = Сыграно слишком мало, чтобы что-то сказать.
arena-bot = бот
arena-wins = победы
arena-wins-95 = 95 %-й интервал
arena-fair = у равного среди равных: { $share }
arena-score = очки
arena-spread = разброс
arena-rating = рейтинг
arena-uncertainty = ±
arena-ordinal = осторожно
arena-seats-played = сыграно мест
arena-matrix = Как часто бот в строке опережал бота в столбце
arena-order = Победы по очерёдности хода
arena-order-place = ходит { $number }-м
arena-points = Средние очки по источникам
arena-lengths = Длина партии
arena-turns = ходы
arena-decisions = решения
arena-mean = среднее
arena-sure-better = { $better } сильнее, чем { $other }: тест уверен, раздач: { $n } (свидетельство { $evidence }, граница { $bound }).
arena-sure-open = { $better } или { $other }: не решено, раздач: { $n } (свидетельство { $evidence }, граница { $bound }).
arena-written = Записано: { $files }
arena-no-parquet = Файла Parquet нет: для него установите igroteka[arena].

arena-report = Отчёт арены: { $game }
arena-report-forfeits = Проиграно из-за ошибок бота
arena-forfeits =
    { $bot }: { $n ->
        [one] { $n } партия проиграна
        [few] { $n } партии проиграны
       *[other] { $n } партий проиграно
    } из-за ошибки, зависания или недопустимого ответа.
arena-forfeit = Партия { $match }: { $bot } — { $why }
arena-report-wins = Победы
arena-report-wins-about = Доля выигранных мест; разделённая победа считается частью. Отрезок — 95 %-й интервал, пунктир — равный среди равных.
arena-report-matrix-about = Проценты партий за одним столом; ничья — половина. Ниже — 95 %-й интервал.
arena-report-scores = Очки
arena-report-scores-about = Как часто бот набирал сколько очков. Пунктир — среднее.
arena-report-points-about = Из чего складываются очки.
arena-report-ladder = Лестница рейтингов
arena-report-ladder-about = Рейтинги openskill (Плакетт — Льюс): среднее и удвоенная неопределённость в обе стороны.
arena-report-order-about = Доля побед того, кого спросили первым, вторым и так далее, по всем ботам. Пунктир — равный среди равных.
arena-report-sure = Последовательный тест
arena-report-table = Таблица
arena-report-how = Как сыграны эти партии

analyse-title = { $game }: чего стоили ходы
analyse-progress = решения
analyse-curve = Вероятность победы
analyse-curve-about = По тому, что знал спрошенный игрок в каждом решении; последняя точка — результат.
analyse-seat = место
analyse-ply = номер
analyse-played = сыграно
analyse-better = лучше
analyse-lost = потеряно
analyse-win = вероятность победы
analyse-line = ожидалось дальше
analyse-mistakes = Самые большие ошибки
analyse-no-mistakes = Заметных ошибок не нашлось.
analyse-summary = Сколько решений разобрано и сколько на них потеряно в среднем
analyse-judged = разобрано
analyse-mean-lost = потеряно в среднем
analyse-all = Все решения
analyse-interrupted = Остановлено: разобраны только решения до номера { $ply }.

# Сервер.

cli-commands = команды
cli-alone = Без команды стол запускается на этом компьютере и открывается в браузере.
cli-opt-no-browser = не открывать браузер
cli-serve = пустить за столы других — домашних или из сети
cli-backup = сделать резервную копию: всё, что хранит сервер, в одном файле; можно и на ходу
cli-restore = восстановить резервную копию в пустую базу любого вида
cli-validate = переиграть все партии по нынешним правилам и показать первое расхождение в каждой
serve-opt-database = sqlite:///ФАЙЛ или postgresql://... (по умолчанию — файл в вашей папке данных)
serve-opt-host = на каком адресе слушать (по умолчанию 127.0.0.1 — только этот компьютер)
serve-opt-port = порт (по умолчанию { $port })
serve-opt-workers = сколько процессов; для нескольких нужен PostgreSQL
serve-opt-public-url = адрес, который набирают люди, если сервер за прокси: https://games.example.org
serve-opt-minds = сколько процессов отдать ботам (по умолчанию все ядра, кроме одного)
serve-opt-bot-budget = сколько секунд самое большее бот тратит на ход (по умолчанию 10); сколько он думает, считается по решениям, а не по часам
serve-opt-hint-budget = сколько эксперт думает над подсказкой: в решениях (d), итерациях (i) или секундах (s); по умолчанию 600000d,5s
serve-opt-analysis-budget = сколько он думает над сыгранной партией, в решениях пробных доигрываний; по умолчанию 5000000d
serve-opt-private-webhooks = разрешить вебхуки в собственную сеть сервера
serve-opt-no-limits = не ограничивать частоту запросов — для нагрузочных проверок
serve-opt-deals = всякий раз сдавать на тех же столах то же самое — для проверок; кто знает слово, знает все карты
serve-opt-file = файл резервной копии
serve-at-home = Игротека ждёт на { $address }  (Ctrl+C — остановить; ничего не пропадёт)
serve-already = Игротека уже запущена: { $address }
serve-one-worker = для нескольких процессов нужен PostgreSQL: --database postgresql://...; SQLite обслуживает один
serve-no-database = базу не открыть: { $why }
serve-taken = эту базу уже держит открытой сервер: { $address }
serve-no-backup = резервная копия не сделана: { $why }
serve-not-restored = ничего не восстановлено: { $why }
serve-backed-up =
    { $n ->
        [one] { $file }: { $n } строка. Здесь все тайны сервера: берегите файл как ключ.
        [few] { $file }: { $n } строки. Здесь все тайны сервера: берегите файл как ключ.
       *[many] { $file }: { $n } строк. Здесь все тайны сервера: берегите файл как ключ.
    }
serve-restored =
    { $n ->
        [one] восстановлена { $n } строка
        [few] восстановлены { $n } строки
       *[many] восстановлено { $n } строк
    }
serve-difference =
    { $ply ->
        [-1] { $game }, стол { $table }: { $what }
       *[other] { $game }, стол { $table }, решение { $ply }: { $what }
    }
serve-validated = Партий: { $n }. Совпали: { $good }, разошлись: { $bad }

# Проводник по первой партии; слова к своим шагам есть у каждой игры.

guide-watch = Ходят другие. Посмотрите, что они делают.
guide-strayed = Так тоже можно, но у меня был заготовлен другой ход. Вернитесь, если хотите узнать какой, — или просто играйте дальше: партия ваша.
guide-over = Первая партия позади, с почином! Откуда взялись очки, видно в таблице счёта. Следующую выбирайте сами: с ботами четырёх уровней или с друзьями.

# Почему эксперт так сходил бы, если сама игра ничего об этом не говорит.

reason-wins = это сразу выигрывает партию
reason-points = это сразу приносит { $n ->
    [one] { $n } очко
    [few] { $n } очка
   *[other] { $n } очков
}
reason-search = по расчёту шансы на победу { $percent } %, а со следующим по силе ходом — { $other } %
reason-tried = расчёт чаще всего возвращался к этому: шансы на победу { $percent } %; у другого хода, испытанного меньше, { $other } %
reason-even = расчёт почти не видит разницы: шансы на победу { $percent } %, и со следующим ходом столько же
reason-beside = по расчёту шансы на победу { $percent } %, а с первым ходом — { $other } %
reason-alone = по расчёту шансы на победу { $percent } %, а другое не стоило и пробовать
cli-hint-only = ход только один
cli-hint = Подсказка: { $move } ({ $name }), шансы на победу { $win } %. Почему: { $why }.

# Обучение.

cli-learn = научить сеть игре на партиях с самой собой и записать её файлом, который играет; нужен PyTorch
learn-opt-players = на сколько игроков, например 2-4 (по умолчанию — на любое число, начиная с двух)
learn-opt-minutes = сколько минут учиться (по умолчанию — 10); 0 вместе с --resume — только записать и проэкзаменовать сеть
learn-opt-device = где сеть учится: cpu, cuda (по умолчанию — cuda, если есть)
learn-opt-resume = продолжить с контрольной точки
learn-opt-out = папка для контрольной точки, сети, кривых и страницы (по умолчанию — { $folder })
learn-opt-jobs = сколько процессов играет (по умолчанию — по одному на процессор)
learn-opt-tables = сколько партий идёт одновременно (по умолчанию — 2048 с cuda, иначе 384)
learn-opt-seed = число или слово, задающее все случайности в партиях и в сети
learn-opt-imitate = начать с подражания этому боту; none — начать с нуля (по умолчанию — written)
learn-opt-against = боты, против которых сдаются экзамены, а с первым из них и учатся, через запятую (по умолчанию — written)
learn-opt-course = сколько минут длится весь курс, если этот запуск — только его часть
learn-opt-exam = сколько секунд может идти последний экзамен, 0 — без него (по умолчанию — { $n })
learn-opt-start = начать новый курс с сети из контрольной точки или с играющей сети (.bin)
learn-opt-units = сколько нейронов в слоях сети (по умолчанию — 512,256,256)
learn-opt-curiosity = сколько поначалу стоит пробовать новое (по умолчанию — 0.012)
learn-opt-trace = как далеко назад по партии переносится то, что случилось: λ (по умолчанию — 0.97)
learn-opt-tastes = за какой долей столов, где сеть играет сама с собой, у каждого места свой вкус: так пробуются целые манеры игры (по умолчанию — 0)
learn-opt-praise = ходы, которые поначалу хороши сами по себе, образцами через запятую: serve:*,build:*
learn-opt-under = при обычном числе игроков учиться и с такой настройкой; можно указать несколько раз
learn-number-share = число от 0 до 1
learn-imitates = { $game }, секунда { $seconds }: подражает, { $decisions } млн решений, { $speed } тыс. в секунду; согласие { $agrees }, энтропия { $entropy }, оценка { $value }
learn-plays = { $game }, секунда { $seconds }: играет, { $decisions } млн решений, { $speed } тыс. в секунду; сдвиг { $change }, энтропия { $entropy }, оценка { $value }
learn-exam = { $game }, секунда { $seconds }, экзамен, мест { $seats }, против { $opponent }: { $share }, партий { $matches }, 95 %-й интервал от { $low } до { $high }
learn-last-exam = { $game }, последний экзамен, мест { $seats }, против { $opponent }: { $share }, партий { $matches }, 95 %-й интервал от { $low } до { $high }
learn-whole = { $game }, в целых числах: тот же первый выбор в { $same } из { $n } позиций, надежды расходятся в среднем на { $apart }
learn-written = Записано: { $files }
learn-report = { $game }: чему научилась сеть
learn-report-done = Минут обучения — { $minutes }, решений — { $decisions } млн.
learn-report-last = Последний экзамен
learn-report-last-about = Новые партии против постоянных ботов по первому выбору сети, в тех целых числах, в которых она будет играть; точка и черта — доля побед и её 95 %-й интервал.
learn-report-exams = Экзамены по ходу обучения
learn-report-exams-about = Доля побед в новых партиях каждой минуты, в процентах; сеть тем временем училась дальше.
learn-report-exam = мест: { $seats }, { $opponent }
learn-report-minute = минута
learn-report-matches = партий
learn-report-value = Как верно она предсказывает победителя
learn-report-value-about = Перекрёстная энтропия между тем, на что она надеялась, и тем, что вышло: чем ниже, тем лучше.
learn-report-entropy = Сколько она пробует
learn-report-entropy-about = Энтропия её выбора: 0, если она всегда знает, что играть.

# Мастерская: откуда известны величины и что её файлы говорят о себе.

field-source = откуда известно
field-key = ключ
field-note = примечание
value-source-rulebook = так в правилах
value-source-public = так в публикациях
value-source-reconstructed = восстановлено
value-source-box = сверено с коробкой
value-condition-rulebook = { value-source-rulebook }
value-condition-public = { value-source-public }
value-condition-reconstructed = { value-source-reconstructed }
value-condition-box = { value-source-box }
components-field = { $entry }: { $field }
components-member = { $entry }: { $field }, { $member }
components-nth = { $group }, № { $number }
components-heading = { $title }: компоненты коробки, из мастерской. Чтобы играть с ними:
