# Слова стола в браузере. То, что говорят игры и сервер, — в их собственных файлах.

igroteka = Игротека
unofficial = Игротека — неофициальный проект: авторы и издатели этих игр к нему отношения не имеют, их рисунков здесь нет.
opening = Минутку…
try-again = Попробовать ещё раз
close = Закрыть
back = Назад
save = Сохранить
saved = Сохранено.
skip = Пропустить
skip-to-content = Перейти к содержанию
pages = Страницы
to-lobby = К полке
no-such-page = По этому адресу ничего нет
to-table = К столу
refuse-away = Сервер не отвечает. Возможно, он перезапускается; попробуйте чуть позже.

# Полка.

lobby-welcome = Добро пожаловать в игротеку
lobby-hello = Рады видеть вас, { $name }
lobby-about = Снимите игру с полки, садитесь с друзьями или ботами и играйте: за правилами проследят за вас.
shelf = Полка
my-tables = Мои столы
tables-more =
    { $n ->
        [one] Ещё { $n }
       *[other] Ещё { $n }
    }
tables-fewer = Меньше
table-put-away = Не показывать здесь: { $table }
open-tables = Другие столы
past-tables = Недавно сыграно
join-by-link = Сесть по ссылке
join-go = К столу
box-seats = Игроков
box-minutes = Минут
box-weight = Сложность
play = Играть
learn = Научиться за игрой
learn-go-on = Учиться дальше
about = Об игре
free-seats =
    { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
row-ready = Все на месте
row-invited = Ждём приглашённых
row-go-on = Продолжить
row-guided = первая партия с проводником
row-join = Сесть
row-watch = Смотреть
row-replay = Запись
winners =
    { $n ->
        [0] Победителя нет
        [one] Победа: { $names }
       *[other] Победу делят: { $names }
    }
waiting-for =
    { $n ->
        [one] Ходит { $names }
       *[other] Ходят { $names }
    }
your-turn = Ваш ход
their-turn = ходит

# Вход.

enter-title = Как вас называть?
enter-about = Достаточно имени. Защитить его паролем можно потом.
enter-table = Эта ссылка ведёт к столу: можно сесть за него или смотреть.
your-name = Ваше имя
usual-name = Игрок
guest-name = Гость { $number }
enter = Войти
sign-in = Войти
password = Пароль
have-password = У меня есть пароль
enter-as-guest = Войти гостем

# Новый стол.

no-such-game = Такой игры здесь нет
how-many = Сколько игроков
who-sits = Кто где сидит
seat-number = Место { $number }
seat-me = Я
seat-bot = Бот
seat-open = Кто угодно
seat-hot = Ещё человек за этим экраном
seat-invited = Тот, кого я позову
seat-nobody = Место { $number }
which-bot = Какой бот
which-person = Кого позвать
their-name = Имя
bot-random = Случайный
bot-novice = Новичок
bot-expert = Эксперт
bot-written = По писаному
    .help = Обычный игрок, каким его написали люди, пока сети не научились: быстрый и понятный.
bot-network = Сеть
    .help = Играет тем, чему сеть научилась за миллионы партий, не считая вперёд.

# Имена времени, в котором идёт большинство игр: в каждом языке те же люди в том же порядке.
bot-names = Агнес, Альбрехт, Дитрих, Доротея, Эльсбет, Эберхард, Фридрих, Генрих, Хедвига, Якоб, Иоганна, Конрад, Катарина, Линхард, Люция, Маргарета, Маттиас, Николаус, Петронелла, Рудольф, Томас, Ульрих, Урсула, Вальтер

start-now = Начать партию
open-table = Открыть стол
more-options = Ещё настройки
fewer-options = Меньше настроек
listed = В списке: другие видят этот стол на полке
rated = На рейтинг: результат засчитывается, а подсказок нет. Против одних ботов попросить её можно, но тогда партия не засчитывается.
clock = Часы
clock-none = Без часов
clock-move = Время на каждый ход
clock-bank = Общее время с добавкой
clock-days = Дни на каждый ход
time-move = { $minutes } мин. на ход
time-bank = { $minutes } мин. на партию, за каждый ход прибавляется { $seconds } с
time-days =
    { $n ->
        [one] { $n } день на ход
        [few] { $n } дня на ход
       *[many] { $n } дней на ход
    }
clock-minutes = Минут
clock-increment = Секунд за каждый ход

# Перед партией.

waiting-seats =
    { $n ->
        [one] Свободно ещё { $n } место.
        [few] Свободно ещё { $n } места.
       *[many] Свободно ещё { $n } мест.
    }
table-cancelled = Этот стол отменён до начала партии.
is-invited = приглашение послано
sit-here = Сесть сюда
seat-a-bot = Посадить бота
stand-up = Встать
invite-link = По этой ссылке можно сесть или смотреть
copy-link = Скопировать ссылку
copied = Скопировано

# Стол.

table-opening = Открываем стол…
table-not-there = Этот стол не открыть
connection-lost = Связь потеряна. Восстанавливаем…
question = Вопрос
question-seek = Найти ответ
answers-all = Все ответы
answers-few = Меньше ответов
answers-below =
    { $n ->
        [one] Ниже ещё { $n } ответ
        [few] Ниже ещё { $n } ответа
       *[many] Ниже ещё { $n } ответов
    }
answers-above =
    { $n ->
        [one] Выше ещё { $n } ответ
        [few] Выше ещё { $n } ответа
       *[many] Выше ещё { $n } ответов
    }
answers-aside =
    { $n ->
        [one] Сбоку ещё { $n } ответ
        [few] Сбоку ещё { $n } ответа
       *[many] Сбоку ещё { $n } ответов
    }
undo = Отменить
redo = Вернуть
match-over = Партия окончена
just-watching = Вы смотрите эту партию
not-asked = Сейчас спрашивают о другом.
moved-meanwhile = Тем временем сходил другой игрок: посмотрите ещё раз и ответьте.
only-answer = Ответ только один: { $answer }
usual-answer = Как обычно: { $answer }
only-wait = Подождать
thinking = думает, { $n } с
board = Поле
players = Игроки
a-bot = бот
is-away = не здесь
is-here = за столом
stand-in-plays = играет бот
has-conceded = партия сдана
take-seat-back = Вернуться за игру
watchers =
    { $n ->
        [one] { $n } зритель
        [few] { $n } зрителя
       *[many] { $n } зрителей
    }
side = Летопись, беседа и заметки
tab-log = Летопись
tab-chat = Беседа
tab-notes = Заметки
log-earlier = Раньше
log-moment = Показать этот миг
peeked = Так стол выглядел тогда.
chat-empty = Пока никто ничего не сказал.
chat-say = Сказать
chat-send = Отправить
notes-about = Это видите только вы.
away-title =
    { $n ->
        [one] Пока вас не было, произошло { $n } событие
        [few] Пока вас не было, произошло { $n } события
       *[many] Пока вас не было, произошло { $n } событий
    }
away-seen = Понятно
away-to-turn = Сразу к своему ходу
away-to-now = Сразу к настоящему
curtain-title = Ходит { $name }
curtain-anyone = Кто сейчас смотрит на стол?
curtain-about = Остальные сейчас отворачиваются.
curtain-open = Это я, { $name }: показать стол

# Под рукой.

table-menu = Об этом столе
rules = Правила
rules-title = { $game }: правила вкратце
print = Печать
rules-points = За что дают очки
signs = Знаки
glossary = Что делает каждая вещь
about-components = Откуда взяты напечатанные числа
scores = Очки
score-sheet = Подсчёт очков
score-source = Очки за
score-total = Итого
scores-so-far = Как дела сейчас, насколько это вам известно. Знак вопроса — то, что знает только сам игрок.
scores-hidden = До конца партии счёта не знает никто. Считаться будут:
holdings = Что у кого
holdings-title = Что у кого есть
holdings-hidden = скрыто
ahead-sure = После этого: { $changes }
ahead-then = следующий вопрос: «{ $prompt }»
ahead-likely = Можно предвидеть: { $changes }
without-board = Играть без нарисованного поля: буквами и кнопками
with-board = Играть на нарисованном поле
keys = Клавиши
keys-title = Клавиши
key-1 = ответы под номерами
key-2 = все ответы списком
key-3 = отменить
key-4 = вернуть отменённое
key-5 = подсказка эксперта
key-6 = осмотреться: стрелки обходят всё, что можно объяснить, Page Up и Page Down — от части к части, Enter ведёт к самой фишке, Esc — закончить
key-7 = правила вкратце
key-8 = подсчёт очков
key-9 = что у кого есть
key-10 = этот список
key-11 = ещё об этом столе
key-12 = от вещи к вещи
key-13 = вдоль ряда вещей; в записи — от решения к решению
key-14 = закрыть открытое
key-15 = карту ближе и дальше (ещё Ctrl с колесом или два пальца); двигайте её, потянув или прокруткой
key-16 = снова вся карта
fit = Вся карта
look = Что это?
look-how = обойти · Enter: к фишке
look-touch = Коснитесь чего угодно, чтобы узнать, что это.
look-leave = Хватит
more = Ещё
table-link = Ссылка на стол
table-rename = Другое название стола
ask-takeback = Попросить вернуть последний ход
ask-takeback-sure = Если с тех пор что-то открылось, партия больше не пойдёт в рейтинг. Всё равно попросить
ask-end = Предложить закончить партию
ask-stand-in = Пусть за игрока { $name } играет бот
concede = Сдаться
concede-sure = Точно сдаться?
cancel = Отменить стол
cancel-sure = Точно отменить? Партия пропадёт.
offer-takeback = { $name } просит вернуть ходы.
offer-end = { $name } предлагает закончить партию.
offer-stand-in = { $name } предлагает посадить бота за игрока { $other }.
offer-unrates = Тогда партия больше не пойдёт в рейтинг.
offer-waits = ждём остальных
agree = Согласиться
refuse = Отказать
unrated = Партия без рейтинга
unrated-stand-in = за кого-то играл бот
unrated-conceded = партия сдана
unrated-hot-seat = несколько игроков за одним экраном
unrated-alone = один игрок
unrated-guide = это первая партия с проводником
unrated-bots-only = играют только боты
unrated-played-on = это продолжение другой партии
unrated-uploaded = сыграна не здесь
unrated-agreed = закончена по соглашению
unrated-components = сыграна с другими компонентами
unrated-hint = была подсказка эксперта
unrated-takeback = вернули ход, после которого что-то открылось
unrated-wished = так поставлен стол

# Подсказка эксперта.

hint = Подсказка
hint-thinking = Эксперт думает…
hint-waits = Эксперта спрашивали много раз; ваша подсказка — через { $n } с.
hint-title = Как сходил бы эксперт
hint-about = Он знает то же, что и вы, а продолжение — догадка. Привычный ход он меняет только на тот, который наверняка лучше.
hint-says = Эксперт сходил бы так: { $move }. Шансы на победу: { $win }.
hint-says-usual = Эксперт сделал бы обычный ход: { $move }.
hint-usual = обычный ход; испытать его не хватило времени
hint-only = Ход только один: { $move }.
hint-unrates = Эта партия идёт на рейтинг. После подсказки она не будет засчитана.
hint-anyway = Подсказывайте
hint-never-mind = Тогда не надо
hint-visits =
    { $n ->
        [one] { $n } проба
        [few] { $n } пробы
       *[many] { $n } проб
    }
hint-why = Почему: { $why }.
hint-line = Дальше, возможно: { $line }

# Конец.

you-won = Вы победили!
see-board = К полю
tie-broken =
    { $n ->
        [one] Столько же очков набирает { $names }: равенство разрешено по правилам.
       *[other] Столько же очков набирают { $names }: равенство разрешено по правилам.
    }
ended-conceded = Партия сдана.
ended-agreed = Партия закончена по соглашению.
rematch = Ещё партию
to-rematch = К новой партии
watch-replay = Запись
download-record = Скачать запись

# Запись.

replay = Запись партии
replay-not-there = Эту партию нельзя посмотреть
replay-start = Начало
point-of-view = Точка зрения
eyes-of = Как видит { $name }
eyes-of-watcher = Как видят зрители
play-on = Играть дальше отсюда
scrub = Ход партии
scrub-first = К началу
scrub-turn-back = На ход назад
scrub-back = На решение назад
scrub-run = Показать
scrub-pause = Остановить
scrub-next = На решение вперёд
scrub-turn = На ход вперёд
scrub-last = К концу
scrub-speed = Скорость
scrub-ply = Решение
scrub-at = решение { $ply } из { $plies }, ход { $turn } из { $turns }

# Взгляд эксперта на запись.

expert-show = Показать взгляд эксперта
expert-hide = Скрыть взгляд эксперта
expert-about = Как эксперт оценивает шансы на победу, решение за решением: по тому, что игрок знал в ту минуту, и не больше. Это оценка по пробам, поэтому небольшая разница ничего не значит.
expert-working = Эксперт смотрит партию: решение { $done } из { $plies }
expert-stopped = Эксперт остановился на решении { $done } из { $plies }.
expert-problem = Что помешало: { $why }.
expert-go-on = Продолжить
expert-curve = Шансы на победу по ходу партии. В начале: { $first }. В конце: { $last }.
expert-now = Оценка эксперта здесь
expert-better = Лучше было: { $move } ({ $best } вместо { $played })
expert-best = Эксперт сходил бы так же.
expert-unsure = Наверняка лучшего хода нет.
expert-own = Только мои решения
expert-mistakes = Самые большие ошибки
expert-no-mistakes = Эксперт не нашёл хода, который наверняка был ошибкой.
expert-mistake = { $name }, решение { $ply }: { $move }
expert-balance = Везение и ошибки
expert-balance-start = Равные шансы
expert-balance-mistakes = Свои ошибки
expert-balance-others = Чужие ошибки
expert-balance-luck = Везение
expert-balance-end = Итог
expert-balance-about = Сколько шансов отняли свои ошибки и принесли чужие — те, в которых эксперт уверен. Остальное — везение: карты и кубики, место за столом и то, что другие сыграли хорошо.
expert-table = Всё это таблицей
expert-move = Решение
expert-who = Кто
expert-played = Что сыграно
expert-would = Что сыграл бы эксперт
expert-lost = Потеряно

# Об игре.

goal = Цель
about-figures = Игроков: { $seats }, минут: { $minutes }, сложность { $weight } из 5.
provenance = Откуда взяты напечатанные числа
provenance-about = Картинки правил утрачены, поэтому не все напечатанные числа известны наверняка. О каждом сказано, откуда оно.
source-reconstructed = Восстановлено: { $n }
    .about = Наша реконструкция, насколько удалось приблизиться.
source-public = Из открытых источников: { $n }
    .about = Опубликованные тексты карт и памятки, которые сходятся между собой.
source-rulebook = Из правил: { $n }
    .about = Напечатано в тексте правил.
provenance-correct = У кого есть коробка, может поправить числа: igroteka --components { $game }=fixed.toml или make play COMPONENTS={ $game }=fixed.toml. Отпечаток этих компонентов: { $fingerprint }.
own-box = Здесь играют с другими компонентами, не с теми, что поставляются.

# Люди, рейтинги, статистика.

ratings = Рейтинги
ratings-title = Рейтинги и статистика
ratings-empty = В эту игру ещё никто не сыграл на рейтинг.
rating = Рейтинг
rating-about = Осторожная оценка: растёт с хорошими результатами и с уверенностью.
strongest = Сильнейшие
who = Кто
people = Люди
game = Игра
matches = Партий
of-matches =
    { $n ->
        [one] за { $n } партию
        [few] за { $n } партии
       *[many] за { $n } партий
    }
figures-for =
    { $n ->
        [one] Для { $n } игрока
       *[other] Для { $n } игроков
    }
plot-wins = Доля побед
plot-means = Средний счёт
plot-scores = { $game }: счёт по партиям, последняя справа; звезда — победа
history = История
my-history = Мои партии
history-unlisted = Сыгранных партий, открытых для всех, нет.
history-empty = Сыгранных партий пока нет.
open-record = Открыть запись партии, сыгранной не здесь
no-record = В этом файле нет записи партии.
no-such-person = Такого человека здесь нет.
against = за столом: { $names }
won = победа
place = место { $n }
points =
    { $n ->
        [one] { $n } очко
        [few] { $n } очка
       *[many] { $n } очков
    }

# О себе.

account = Ваш профиль
language = Язык
theme = Светлая или тёмная тема
theme-auto = Как на устройстве
theme-light = Светлая
theme-dark = Тёмная
pace = Чужие ходы
pace-calm = по одному, спокойно
pace-brisk = по одному, быстро
pace-instant = сразу
settings = Настройки
motion = Движение
motion-auto = Как на устройстве
motion-still = Без движения
sound = Тихие звуки: ваш ход, кости, карты, монеты, конец партии
ask-everything = Спрашивать обо всём
    .help = Иначе вопрос, на который можно ответить только одним способом, вскоре отвечает сам на себя.
password-about = Пароль защитит имя и позволит войти с другого устройства.
password-has = Имя защищено паролем. Здесь его можно сменить.
password-old = Нынешний пароль
password-new = Новый пароль (от 8 знаков)
told-title = Когда ваш ход
notify-allow = Разрешить уведомления в этом браузере
notify-granted = Этот браузер вам сообщит.
notify-denied = Этот браузер не разрешает уведомлений.
webhook = Адрес для извещений (webhook)
leaving = Уйти
sign-out = Выйти
sign-out-warning = Без пароля вернуться под этим именем не сможет никто, даже вы.
delete-me = Удалить меня
delete-sure = Точно удалить имя, заметки и рейтинги?

# Страница хозяина.

host = Сервер: страница хозяина
host-not = Эту страницу видит только хозяин сервера.
host-is = хозяин
host-seen = здесь: { $when }
host-protected = с паролем
host-tables-of =
    { $n ->
        [0] столов нет
        [one] { $n } стол
        [few] { $n } стола
       *[other] { $n } столов
    }
host-hand-over = Сделать хозяином
host-hand-over-sure = Точно? Вы перестанете быть хозяином.
host-delete = Удалить
host-delete-sure = Точно удалить имя, заметки и рейтинги?
host-tables = Столы в игре
host-no-tables = Ни одного открытого стола.
host-unlisted = не в списке
build-compiled = скомпилированные движки
build-interpreted = интерпретируемые движки
build-compiling = тем временем идёт компиляция: { $percent } %
build-failed = скомпилировать не удалось: { $why } (подробности: { $log })
host-uses = идёт { $going }, новых за день { $today }
quotas = Сколько может занимать один человек
quotas-about = Что у кого есть, остаётся; больше только не прибавится.
quotas-tables = Открытых и идущих столов
quotas-tables_a_day = Новых столов и записей за день
quotas-connections = Открытых сразу столов и страниц
quotas-tokens = Ключей для программ
quotas-set-them = Установить
quotas-set = Установлено.
host-bots =
    Эта машина потянет { $carries ->
        [one] примерно { $carries } бота-эксперта
        [few] примерно { $carries } ботов-экспертов
        [many] примерно { $carries } ботов-экспертов
       *[other] примерно { $carries } бота-эксперта
    }, если каждый ходит раз в двадцать секунд; { $processes ->
        [one] думает { $processes } за раз
        [few] думают { $processes } за раз
        [many] думают { $processes } за раз
       *[other] думают { $processes } за раз
    }, остальные ждут.
host-bots-move = Ход эксперта занимает до { $seconds } с ({ $pace } решений в секунду). Если машина занята, он дольше, но тот же самый.
host-bots-slow = Ход эксперта занял бы { $seconds } с ({ $pace } решений в секунду): слишком долго, поэтому через { $ceiling } с он играет то, что успел найти, и слабее, чем на других машинах.
host-keep = Сохранность
host-export = Выгрузить партии
host-export-about = Записи всех завершённых партий, по одной в строке.
host-backup = Скачать резервную копию
host-backup-about = Всё, что есть, со всеми секретами: берегите её как ключ.

# Извещения.

notice-turn = Ваш ход: { $table }
notice-invited = Вас зовут: { $table }
notice-started = Партия началась: { $table }
notice-finished = Партия окончена: { $table }
notice-offer = Вам предлагают: { $table }
notice-rematch = Ещё партия: { $table }
notice-stand-in = За вас играет бот: { $table }

# Проводник по первой партии.

guide = Проводник
guide-step = шаг { $step } из { $steps }
guide-fold = Скрыть
guide-unfold = Показать
guide-show = показать где
guide-back = Вернуться к проводнику

# Сайт: стол без сервера (`make site`).

lobby-about-alone = Снимите игру с полки и играйте с ботами или вместе за этим экраном. Всё происходит прямо в браузере и работает даже без сети.
together-title = С друзьями, каждый за своим экраном
together-about = Чтобы садиться по ссылке, переписываться за столом и вести рейтинг, нужен сервер. Завести его может каждый: скачайте Игротеку и наберите «make play».
coming-share = Достаём игры: { $share } %
coming-soon = Накрываем на стол…
keeps-nothing = Этот браузер здесь ничего не хранит: возможно, окно приватное или хранилище отключено. Играть можно, но с закрытием вкладки партии пропадут. Чтобы они остались, откройте Игротеку в обычном окне.
trouble-no-wasm = Этот браузер не может запустить игры: он слишком старый, или в нём отключён WebAssembly. Подойдёт любой свежий Firefox, Chrome, Edge или Safari.
trouble-taken = Игротека открыта в другой вкладке, а партии могут быть только в одной.
trouble-memory = Играм не хватает памяти. Закройте другие вкладки или программы и попробуйте ещё раз. Партии не пострадали.
trouble-fetch = Не удалось загрузить игры. Проверьте, есть ли сеть, и попробуйте ещё раз.
trouble-broken = Игры в этом браузере не запускаются ({ $why }). Попробуйте ещё раз; если не выйдет, поможет другой браузер.
use-here = Играть здесь
thinks-about =
    { $seconds ->
        [one] Эксперт думает: ещё около { $seconds } секунды.
       *[other] Эксперт думает: ещё около { $seconds } секунд.
    }
decide-now = Пусть решает сейчас
