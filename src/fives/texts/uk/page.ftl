# Те, що спільне для всіх ігор. `$player` — ім’я, воно завжди в називному відмінку; `$you` — "yes", якщо це той, хто читає.

fives-name = fives
fives-line = Полиця маленьких ігор про число п’ять.

# Полиця
box-find-fives = Знайди п’ятірки
box-five = FIVE!
box-five-dice = П’ять кубиків
box-by = автор: { $designer }
box-find-fives-story = Jürgen P. K. Grunau вигадав «5er Finden». Oliver Freudenreich намалював малюнки, а редактором був Markus Singer.
box-five-story = Наприкінці 2015 року багато людей, які втекли до Німеччини, чекали в притулках далеко від дому. Для них Steffen Mühlhäuser зробив FIVE!: п’ять ігор в одній маленькій коробці, для дітей і дорослих, із правилами шістьма мовами. Цю гру зробили, щоб дарувати. Понад 300 людей дали на неї гроші, і багато хто допомагав просто так, разом зі скаутами з Bund Deutscher PfadfinderInnen. У січні 2016 року її надрукували. Ця полиця теж говорить тими шістьма мовами, і вона теж подарунок.
box-five-dice-story = Paul Hoemke у вільний час вигадує маленькі ігри й називає їх Animal Games. Для цих п’яти потрібні лише п’ять кубиків, олівець і папір. Він запрошує всіх копіювати його книжечку для друзів і рідних.
box-ours = Ігри та їхні назви належать людям, які їх вигадали. Слова, малюнки й програма тут наші.
shelf-continue-open = { $game }: { $others }
shelf-forget = Прибрати зі списку: { $game }, стіл { $code }
shelf-open = Столи, за які можна сісти
shelf-open-with = { $game }: { $host }
shelf-open-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
   *[many] { $count } вільних місць
}
search = Знайти гру
search-any = неважливо
search-players = Гравці
search-players-of = { $count }
search-players-many = { $count } або більше
search-age = Вік наймолодшого гравця
search-age-of = { $count ->
    [one] { $count } рік
    [few] { $count } роки
   *[many] { $count } років
}
search-minutes = Час
search-minutes-of = до { $count } хв
search-found = { $count ->
    [0] Жодна гра не підходить.
    [one] Підходить { $count } гра.
    [few] Підходять { $count } гри.
   *[many] Підходить { $count } ігор.
}
search-all = Показати всі ігри
search-none = Жодна гра не підходить до всього разом. Зміни щось або подивися на всі ігри.
shelf-code = Код столу
shelf-empty = На цій полиці ще немає ігор.
shelf-seats = { $most ->
    [one] { $most } гравець
    [few] { $most } гравці
   *[many] { $most } гравців
}
shelf-seats-range = { $least }–{ $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
shelf-seats-or = { $least } або { $most } { $most ->
    [one] гравець
    [few] гравці
   *[many] гравців
}
shelf-minutes = близько { $minutes } хв
shelf-age = від { $age } { $age ->
    [one] року
    [few] років
   *[many] років
}
shelf-solved = з бездоганним ботом
shelf-solved-seats = з бездоганним ботом для { $seats }
language = Мова
theme = Світлий чи темний
theme-auto = Авто (світлий/темний)
theme-light = Світлий
theme-dark = Темний
sound = Звук
skip = Перейти до головного
back-to-shelf = Назад до полиці
not-found = Тут нічого немає
not-found-line = За цією адресою нічого немає. Вибери гру на полиці.
offline = Сервер ігор не відповідає
offline-line = Чи ввімкнено комп’ютер з іграми? Чи цей пристрій у його мережі Wi-Fi? Сторінка пробує далі.
offline-again = Спробувати ще раз
loading = Хвилинку …

# Полиця: розпочаті ігри, фільтр, код столу
shelf-go-on = Продовжити
shelf-your-games = Твої ігри ({ $count })
shelf-held-over = закінчено
shelf-held-waits = ще не почалася
search-chip = Фільтр
search-chip-on = Фільтр діє
shelf-code-join = Сісти
shelf-code-short = У коді { $count ->
    [one] { $count } літера
    [few] { $count } літери
   *[many] { $count } літер
}.
shelf-code-wrong = Столу з кодом { $code } немає.
shelf-code-strange = У кодах не буває «{ $letter }».

# Завдання дня
daily = Завдання дня
daily-of = { $game }: завдання дня
daily-line = { $day }: сьогодні в усіх те саме завдання.
daily-begin = Сьогоднішнє завдання
daily-begun-line = Воно вже розпочате. Грай далі з того самого місця.
daily-go-on = Далі
daily-done = Готово: { $points }
daily-practice-line = Для вправи можна зіграти ще раз. Це вже не рахується.
daily-practice = Вправлятися
daily-practice-on = Вправлятися далі
daily-counted = Сьогоднішнє завдання виконано: { $points }. Ця спроба рахується.
daily-practised = Це була вправа. Рахується перша спроба: { $points }.
daily-share = Поділитися результатом
daily-share-text = { $game }, завдання дня { $day }: { $points }.
daily-share-picture = Поділитися картинкою
daily-share-copy = Копіювати як текст
daily-share-copied = Скопійовано

# Сторінка гри
game-play = Грати зараз
game-play-line = Проти комп’ютера. Гра почнеться одразу.
game-device = Один пристрій
game-device-line = Передавайте його одне одному.
game-invite = Запросити
game-invite-line = Інші приєднаються з телефона: за QR-кодом або посиланням.
game-solo = Для одного
game-solo-line = Без суперників, без поспіху.
game-watch = Дивитися
game-watch-line = Бот грає, а ти дивишся.
game-watch-level = Хто грає?
game-one-at-a-time = Тут усі грають одночасно. Запроси інших грати на своїх пристроях.
game-how = Як хочеш грати?
game-listed = Показати цей стіл на полиці, щоб інші могли приєднатися
game-your-name = Твоє ім’я
game-player-name = Ім’я гравця { $number }
game-opponent = Суперник
game-players = Гравці
game-players-any = Усі, хто прийде (до { $most })
game-more-settings = Інші налаштування
game-first = Хто починає?
game-first-seat = Гравець { $number }
game-time = Обмеження часу
time-none = без обмежень
time-move = { $seconds } с на хід
time-match = { $minutes } хв на гравця
game-only-with = Лише якщо вас { $counts }.
game-begin = Почати гру
game-lay = Відкрити стіл
game-rules = Правила
default-name = Гравець { $number }

# Звір і колір, за якими впізнають гравця. `emblem-change` читають уголос: «Кіт, червоний. Змінити …»
emblem-title = Звір і колір
emblem-choose = Вибрати звіра й колір
emblem-change = { $animal }, { $colour }. Змінити звіра й колір
emblem-animal = Звір
emblem-colour = Колір
emblem-line = Якщо за столом це вже хтось має, отримаєш наступне.
emblem-done = Готово
animal-cat = Кіт
animal-rabbit = Кролик
animal-bear = Ведмідь
animal-octopus = Восьминіг
animal-elephant = Слон
animal-frog = Жаба
animal-turtle = Черепаха
animal-fish = Риба
animal-whale = Кит
animal-bird = Пташка
animal-butterfly = Метелик
animal-camel = Верблюд
colour-red = Червоний
colour-blue = Синій
colour-gold = Золотий
colour-purple = Ліловий
colour-green = Зелений
colour-pink = Рожевий

# Люди, які вже грали на цьому пристрої: натиснути замість того, щоб писати
people-known = Уже грали тут
people-forget = Забути на цьому пристрої: { $player }

# Рівні: як добре грає кожен бот, словами. Числа є в docs/games
level-beginner = Новачок
level-casual = Середній
level-strong = Сильний
level-master = Майстер
level-perfect = Бездоганний
level-beginner-line = робить багато помилок
level-casual-line = іноді помиляється
level-strong-line = помиляється рідко
level-master-line = найсильніший тут
level-exact = ніколи не помиляється (доведено)
level-exact-seats = ніколи не помиляється, якщо вас { $seats } (доведено)
level-beginner-plain = Робить багато помилок. Добрий для першої гри.
level-casual-plain = Час від часу помиляється.
level-strong-plain = Помиляється рідко. Його важко перемогти.
level-master-plain = Майже не помиляється. Його дуже важко перемогти.
level-perfect-plain = Грає так добре, як тільки може. Найважчий суперник.
game-levels = Наскільки сильні боти?
bot-name = Бот ({ $level })
bot-name-numbered = Бот { $number } ({ $level })

# Налаштування, які мають кілька ігор
option-start = Хто починає?
option-start-roll = Кинути кубики
option-start-roll-line = По два кубики: починає найбільша сума. Наступну гру починає наступний гравець.
option-start-roll-always = Щоразу кидати
option-start-roll-always-line = Кубики кидають і перед кожною новою грою.
option-start-lot = Навмання
option-start-lot-line = Вибирає комп’ютер.
option-start-winner = Останній переможець
option-start-winner-line = У першій грі кидають кубики, далі починає переможець.
option-start-host = Вирішуєш ти
option-start-host-line = Вибери, хто починає.

# Вчитися граючи
learn = Вчитися граючи
learn-line = Навчися за дві хвилини.
learn-of = Вчимося: { $game }
learn-back = Назад: { $game }
learn-back-table = Назад до столу
learn-waiting = Навчися за дві хвилини
learn-step = Крок { $n } з { $last }
learn-watch = Можна починати
learn-show = Покажи мені
learn-next = Далі
learn-not-this = Так можна, але зараз ми вчимося іншого. Спробуй ще раз.
learn-done = Тепер ти вмієш грати: { $game }!
learn-play-bot = Твій суперник: { $bot }
learn-play-alone = Справжня гра
learn-again = Повторити урок
learn-rule = Правило

# Приєднання
join-title = Сідай за стіл
join-table = { $game }, стіл { $code }
join-sit = Зайняти місце
join-watch = Лише дивитися
join-full = Усі місця зайняті. Можеш дивитися.
join-takes = Це місце: { $player }. Тепер тут гратимеш ти. Гра триває.
join-with = За столом: { $names }

# Стіл
table-title-turn = ● Твій хід – { $game }
table-title = { $game }, стіл { $code }
table-board = Ігрове поле
table-code = Стіл { $code }
table-wait = Чекаємо на гравців
table-wait-line = Скануйте цей код, відкрийте посилання або введіть код столу на головній сторінці.
table-begins = Гра почнеться, щойно всі місця будуть зайняті.
table-begins-asks = Гра почнеться, коли її запустить ведучий або коли всі готові.
table-in = { $player }: ти у грі.
table-waiting-more = { $count ->
    [one] Бракує ще { $count } гравця.
    [few] Бракує ще { $count } гравців.
   *[many] Бракує ще { $count } гравців.
}
table-wait-for = Чекаємо: { $names }.
table-tap-ready = Можна починати? Натисни кнопку.
table-ready = Можна починати
table-start-with = Почати, гравців: { $count }
table-full-house = Усі тут.
table-show-code = Показати код
countdown = Починаємо!
table-wifi = Спершу ввійди у Wi-Fi { $wifi }
table-wifi-code = QR-код для входу у Wi-Fi { $wifi }
table-wifi-then = Потім сідай за стіл
table-qr = QR-код посилання на цей стіл
table-link = Посилання на цей стіл
table-copy = Копіювати посилання
table-copied = Посилання скопійовано.
table-share = Поділитися
table-starting = Усі тут. Гра починається.
table-not-ready = Чекаємо: { $names }.
table-gone = Цього столу вже немає
table-gone-line = Його закрито, або код неправильний.
table-deleted = Цей стіл видалено
table-deleted-line = Його ігри зникли назавжди. На полиці є ще багато ігор.
table-rules-new = Нові правила
table-rules-changed = У цієї гри тепер новіші правила, тому вашу гру довелося зупинити. Почніть, будь ласка, ще раз!
table-start-again = Почати знову
table-next = Наступна гра: { $game }
beside-choose = Столи з однаковими кидками
beside-host = Я граю за першим столом
beside-title = Інші столи
beside-line = { $count ->
    [one] { $count } стіл отримує ті самі кидки.
    [few] { $count } столи отримують ті самі кидки.
   *[many] { $count } столів отримують ті самі кидки.
}
beside-here = цей стіл
beside-waiting = ще не почали
beside-playing = грають
beside-best = найкращий
table-elsewhere = Цей стіл відкрито в іншому вікні
table-elsewhere-line = Гра йде в найновішому вікні. Сюди можна повернутися будь-коли.
table-use-here = Грати тут
table-watching = { $count ->
    [one] { $count } глядач
    [few] { $count } глядачі
   *[many] { $count } глядачів
}
table-you-watch = Ти дивишся.
table-people = Хто тут
table-lock = Замкнути стіл
table-unlock = Відімкнути стіл
table-locked = Стіл замкнено. Більше ніхто не може сісти.
screen = Великий екран
screen-full = На весь екран
screen-small = Звичайний екран
screen-join = Є вільне місце: скануй і грай
screen-watch = Скануй, щоб дивитися на телефоні
screen-turns = Зараз грають: { $names }
seats = Місця
seat-open = вільне місце
seat-bot = бот, { $level }
seat-away = не тут
seat-left = поза грою
seat-here = тут
seat-you = ти
seat-mate = твоя команда
seat-turn = ходить
seat-put-bot = Посадити бота
seat-add = Додати місце
seat-take-away = Прибрати місце
bot-add = Додати бота
seat-sit-here = Сісти тут
seat-swap = Помінятися: { $player }
seat-ready = готово
team = Команда { $number }
seat-free-bot = Прибрати бота
seat-level = Сила бота
seat-host = веде стіл
host-gone = { $named ->
    [yes] { $host } не тут. Вестимеш стіл ти?
   *[other] Ведучий не тут. Вестимеш стіл ти?
}
host-become = Вести стіл
host-now = { $you ->
    [yes] Тепер стіл ведеш ти.
   *[no] Тепер стіл веде { $player }.
}
seat-remove = Прибрати: { $player }
seat-remove-ask = Прибрати з-за столу: { $player }?
seat-remove-line = Місце стане вільним, або далі гратиме бот. Щоб цей гравець не повернувся, замкни стіл.
seat-remove-yes = Так, прибрати
hand-over = Передати місце
hand-over-line = Не закривай це вікно. Хто першим відкриє цей код або посилання, отримає твоє місце.
hand-over-code = QR-код, щоб зайняти це місце
seat-handed = Твоє місце передано. Можеш дивитися.
seat-lost = У тебе більше немає місця за цим столом. Можеш дивитися.
absent-countdown = { $player } не тут · через { $seconds } с гратиме бот
absent-soon = { $player } не тут. Скоро гратиме бот.
absent-bot = { $player } не тут · грає бот
absent-left = { $player } поза грою · грає бот
absent-wait = { $player } не тут · гра чекає
absent-several = Не тут: { $names } · { $how ->
    [wait] гра чекає
    [bots] грають боти
    [soon] скоро гратимуть боти
   *[seconds] через { $seconds } с гратиме бот
}
score-of = { $name }: { $score }
time-of = Лишилося часу: { $time }
time-soon = { $seconds ->
    [one] { $you ->
        [yes] У тебе ще { $seconds } секунда.
       *[no] { $player } має ще { $seconds } секунду.
    }
    [few] { $you ->
        [yes] У тебе ще { $seconds } секунди.
       *[no] { $player } має ще { $seconds } секунди.
    }
   *[many] { $you ->
        [yes] У тебе ще { $seconds } секунд.
       *[no] { $player } має ще { $seconds } секунд.
    }
}
turn-yours = Твій хід
bot-slow = Бот думає. Першого разу йому треба до пів хвилини.
cover-title = Передай пристрій: тепер { $player }
cover-line = { $player } вибирає таємно. Усі інші, не підглядайте!
cover-open = Я { $player }
cover-next = Наступний раунд
turn-of = Ходить { $player }
turn-everyone = Грають усі
turn-over = Гру закінчено
todo-roll = Натисни кнопку, щоб кинути.
log = Що сталося
log-bot = (бот)
log-empty = Ще нічого не сталося.
log-earlier = Раніше
log-newest = До останнього
rules = Правила
rules-of = Правила: { $game }
rules-every = Правила всіх ігор
rules-numbers = Показати номери правил
close = Закрити
tools = Інструменти
hint = Підказка
hint-exact = точний шанс на перемогу
hint-estimate = приблизний шанс на перемогу
hint-best = найкраще
solvable-yes = розв’язок ще є
solvable-no = розв’язку вже немає
solvable-unknown = невідомо
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
hint-numbers = Числа
any-of = { $some } або { $last }
signal = Реакція
signal-line = Усі за столом мить бачать її біля твого імені.
signal-mute = Не показувати реакцій на цьому пристрої
signal-told = { $player }: { $sign }
signal-wave = Привіт!
signal-thumb = Гарний хід!
signal-laugh = Ха-ха!
signal-think = Я думаю
signal-oops = Ой!
signal-hurry = Швидше!
signal-thanks = Дякую!
signal-good-game = Гарна гра!
undo = Назад
undo-count = { $count ->
    [one] { $count } раз назад
    [few] { $count } рази назад
   *[many] { $count } разів назад
}
log-open = Журнал
menu = Ще
resign = Здатися
resign-ask = Здатися в цій грі?
resign-line = Тоді суперник одразу перемагає.
resign-yes = Так, здатися
draw = Запропонувати нічию
draw-ask = Запропонувати нічию?
draw-line = Якщо інша сторона згодна, гра закінчиться без переможця.
draw-yes = Так, пропоную
stop = Зупинити гру
stop-ask = Зупинити цю гру?
stop-line = Якщо всі інші згодні, гра закінчиться без результату.
stop-line-alone = Гра закінчиться одразу, без результату.
stop-yes = Так, зупинити
question-take-back = { $player } хоче забрати останній хід назад.
question-draw = { $player } пропонує нічию.
question-stop = { $player } хоче зупинити гру.
question-yes = Згода
question-no = Ні
question-wait = Чекаємо на згоду: { $names } …
question-withdraw = Відкликати
question-declined = Згоди немає.
leave = Вийти з-за столу
leave-ask = Вийти з-за столу?
leave-line = Твоє місце стане вільним. Можна також просто закрити цю сторінку й повернутися пізніше.
leave-line-playing = Тоді на твоєму місці гратиме бот. Щоб повернутися пізніше, просто закрий цю сторінку.
leave-yes = Так, вийти
delete-table = Видалити стіл
delete-table-ask = Видалити цей стіл назавжди?
delete-table-line = Тоді зникнуть ігри всіх за цим столом. Ніхто не зможе їх повернути.
delete-table-yes = Так, видалити
cancel = Скасувати
undone = { $you ->
    [yes] Ти забираєш останній хід назад.
   *[no] { $player } забирає останній хід назад.
}
taken-back = { $you ->
    [yes] Ти забираєш свій останній хід назад. Інші згодні.
   *[no] { $player } забирає хід назад. Інші згодні.
}
move-draw = нічия
drawn = Ви згодні на нічию.
move-stop = зупинити
stopped = Гру зупинено.
move-resign = здатися
resigned = { $you ->
    [yes] Ти здаєшся.
   *[no] { $player } здається.
}
time-up = { $you ->
    [yes] Твій час вийшов.
   *[no] { $player } більше не має часу.
}
time-up-bot = { $you ->
    [yes] Твій час вийшов. За тебе грає бот.
   *[no] { $player } більше не має часу. Грає бот.
}
move-timeout = час вийшов
clocks-wait = Тут нікого немає, тому годинники стоять.
clocks-go-on = Годинники йдуть далі.

# З’єднання
connection-open = На зв’язку
connection-opening = З’єднання …
connection-polling = На зв’язку (повільно)
connection-quiet = Немає відповіді · дані { $age }
connection-lost = З’єднання знову · дані { $age }
ago-seconds = { $seconds } с тому
ago-minutes = { $minutes } хв тому
connection-closed = Немає зв’язку

# Кінець
over-you-win = Перемога твоя!
over-wins = { $player } перемагає!
over-shared = Спільна перемога!
over-draw = Нічия
over-stopped = Зупинено
over-team-wins = Перемагають: { $names }!
over-your-team-wins = Перемагає твоя команда!
over-you-lose = Цього разу перемагає { $player }.
over-kind = Гарна гра! Наступного разу, може, переможеш ти.
# Місце в кінці, як 1. Анна: 5
over-place = { $place }. { $who }
over-more = Більше про цю гру
over-host-chooses = Наступну гру вибирає { $player }.
result-resigned = інша сторона здалася
result-agreed = за згодою
result-stopped = без результату
result-time = час вийшов
result-five-points = з п’ятьма балами
over-again = Ще раз
over-next = Інша гра
next-with = Грають: { $names }
next-back = Назад до столу
over-undone = { $count ->
    [0] Жодного ходу не забрано назад.
    [one] { $count } хід забрано назад.
    [few] { $count } ходи забрано назад.
   *[many] { $count } ходів забрано назад.
}
# $you — yes, якщо на цьому місці грає той, хто читає
over-bot-points = { $you ->
    [yes] Твої бали: { $all }, з них бот здобув { $points }.
   *[no] { $player }, бали: { $all }, з них бот здобув { $points }.
}
over-bot-moves = { $you ->
    [yes] Замість тебе
   *[no] { $player }: замість цього гравця
} бот зробив { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}.
over-waiting = Чекаємо, чи інші хочуть ще раз …
over-wants = Хочуть грати ще: { $names }
over-best = Найкраще з цими кидками: { $points }
over-best-open = Найкраще з цими кидками: від { $points } до { $bound }
over-record = Зберегти гру
name-out = Прибрати ім’я
name-out-line = Хто дивитиметься цю гру пізніше, побачить «{ $default }». Повернути ім’я не можна.
name-out-choose = Якого імені більше не має бути в цій грі?
name-out-ask = Прибрати ім’я { $player }?
name-out-yes = Так, прибрати
name-out-done = Цього імені більше немає в грі.
over-share = Поділитися грою
over-shelf = Назад до полиці

# Розбір
review = Розбір
review-watch = Ще раз подивитися
review-head-perfect = Ніхто не помилився.
review-head-alone = Був кращий хід.
review-head-better-unlucky = { $you ->
    [yes] Твоя гра була краща, але кубики були проти тебе.
   *[no] Краща гра: { $player }. Але кубики були проти.
}
review-head-better = { $you ->
    [yes] Твоя гра була краща.
   *[no] Краща гра: { $player }.
}
review-head-worse-lucky = { $you ->
    [yes] Інші грали краще, але кубики допомогли тобі.
   *[no] Інші грали краще, але { $player } має кращі кидки.
}
review-head-worse = Інші зробили менше помилок.
review-head-even-dice = Усі грали однаково добре: вирішили кубики.
review-head-even = Усі грали однаково добре.
review-pictures = Два ходи на малюнках
review-was-played = Зіграно
review-was-better = Краще
review-graph = Шанс на перемогу протягом гри: { $player }
review-graph-score = Скільки балів ще можна було здобути: { $player }
review-graph-solvable = Чи ще можна було розв’язати?
review-cost-solvable = відтепер уже не розв’язати
review-loading = Перевіряємо кожен хід …
review-luck = Удача
review-luck-line = наскільки кубики допомогли чи зашкодили
review-luck-estimated = наскільки удача допомогла чи зашкодила, уточнено пізніше
review-given = Помилки
review-given-line = утрачено власними ходами
review-gained = Подарунки
review-gained-line = здобуто з чужих помилок
review-start = На початку
review-end = У кінці
review-table = Удача й уміння
review-player = Гравець
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = Усі числа точні.
review-estimate = Числа приблизні.
review-worst = Найбільші помилки
review-perfect = Ніхто не помилився.
review-played-best = { $player }: «{ $move }», найкращий хід
review-cost = коштувало { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-cost-score = коштувало { NUMBER($value, maximumFractionDigits: 1) } { NUMBER($value, maximumFractionDigits: 1) ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
review-step = Крок { $n } з { $last }
review-at-start = Перед першим кидком
review-play-on = Грати далі звідси
review-previous = Попередній крок
review-next = Наступний крок

# Перегляд гри за посиланням або з файлу
replay-open = Відкрити збережену гру
replay-open-line = Гра, яку збережено тут або на іншому сервері.
replay-title = { $game }: подивитися ще раз
replay-slider = Перейти до миті гри
replay-eyes = Так, як бачать
replay-eyes-all = глядачі
replay-rules-kept = Перевірено: усе за правилами (кроків: { $events }).
replay-unfit = Щось у цьому файлі не так:
replay-old-rules = Цю гру зіграно за старішими правилами. Правила ще раз не перевіряли.
replay-moves = Що зіграно
replay-running = Коли гру зберегли, вона ще тривала.
replay-gone = Цієї гри вже тут немає
replay-gone-line = Сервер зберігає ігри лише певний час. Файл збереженої гри можна відкрити завжди.

# Перевірка кубиків на цьому пристрої
check = Перевірити кубики
check-honest = Кубики чесні: кожен кидок збігається з обіцянкою перед грою. Перевірено кидків: { $count }.
check-fits = Кожен кидок збігається з таємницею, але цей пристрій не мав обіцянки. Перевірено кидків: { $count }.
check-daily = Це кубики дня { $day }, однакові для всіх. Перевірено кидків: { $count }.
check-beside = Кубики чесні: кожен кидок збігається з обіцянкою для всіх столів. Перевірено кидків: { $count }.
check-hand = Ви кидали справжні кубики, тому перевірити їх не може ніхто.
check-none = У цій грі не було кубиків.
check-closed = Кубики можна перевірити, коли гру закінчено.
check-closed-beside = Кубики можна перевірити, коли закінчать усі столи з однаковими кидками.
check-taken = Перші кроки, числом { $taken }, узято з іншої гри. Їхніх кубиків тут не перевіряють.
check-broken-promise = Кубики неправильні: таємниця не та, яку обіцяли перед грою.
check-broken-secret = Кубики неправильні: таємниця не та, яку обіцяє ця збережена гра.
check-broken-seed = Кубики неправильні: випадкового числа цього пристрою не додано.
check-broken-throw = Кубики неправильні: крок { $n } показує { $move }, а таємниця дає { $drawn }.
check-broken-told = Збережена гра неправильна: крок { $n } не той, який показали цьому пристрою.
faces-game = Скільки разів випала кожна сторона в цій грі
faces-table = Скільки разів випала кожна сторона за цим столом (відомих цьому пристрою ігор: { $games })
faces-mean = Кожна сторона мала б випасти { $times ->
    [0] менше ніж один раз
    [1] приблизно один раз
    [one] приблизно { $times } раз
    [few] приблизно { $times } рази
   *[many] приблизно { $times } разів
}.
faces-chance = Зі ста таких ігор із чесними кубиками такими самими нерівними або ще гіршими були б { $hundredths ->
    [0] менше ніж одна
    [1] приблизно одна
    [100] усі або майже всі
    [one] приблизно { $hundredths }
    [few] приблизно { $hundredths }
   *[many] приблизно { $hundredths }
}.
faces-chance-table = Зі ста таких столів із чесними кубиками такими самими нерівними або ще гіршими були б { $hundredths ->
    [0] менше ніж один
    [1] приблизно один
    [100] усі або майже всі
    [one] приблизно { $hundredths }
    [few] приблизно { $hundredths }
   *[many] приблизно { $hundredths }
}.
faces-hand = Це числа, які люди ввели самі.

# Ігри цього пристрою
history = Твої ігри
history-line = Твої закінчені ігри та рекорди. Вони є лише на цьому пристрої.
history-empty = На цьому пристрої ще не закінчено жодної гри.
history-won = перемога
history-shared = спільна перемога
history-lost = поразка
history-played = зіграно
history-stopped = зупинено
history-alone = без суперників
history-with = ти, { $others }
history-bests = Рекорди
history-delete = Видалити: { $game }, { $day }
history-delete-all = Видалити все
history-delete-ask = Видалити всі ігри з цього списку?
history-delete-line = Їх буде видалено з цього пристрою, і твої рекорди теж.

# Кубики
die-lift = Узяти { $face }, кубик { $place }
die-shows = Кубик: { $face }
dice = Кубики
dice-of = Кубики: { $player }
own-dice = Справжні кубики
own-dice-choose = Грати справжніми кубиками й вводити, що випало
own-dice-yours = Кинь свої кубики ({ $count }) і натисни, що випало.
own-dice-for = Хід: { $player }. Кинь кубики ({ $count }) і натисни, що випало.
own-dice-wait = { $player } кидає справжні кубики.
own-dice-add = Додати { $face }
own-dice-drop = Прибрати { $face }
own-dice-done = Готово
own-dice-undo = Помилка? Стерти кидок
throw-undone = Кидок стерто.

# Хто починає
opening-rolled = { $you ->
    [yes] Ти кидаєш { $dice }, разом { $total }.
   *[no] { $player } кидає { $dice }, разом { $total }.
}
opening-tied = Порівну: киньте ще раз.
opening-won = { $you ->
    [yes] Починаєш ти.
   *[no] Починає { $player }.
}
lot-fell = { $you ->
    [yes] Жереб випав тобі: починаєш ти.
   *[no] Жереб каже: починає { $player }.
}
opening-title = Хто починає?
opening-line = Кожен кидає два кубики. Починає найбільша сума.
opening-roll = Кинути два кубики

# Правила всіх ігор
rule-G1R = В іграх із п’ятьма кубиками кожен кидає два кубики. Починає найбільша сума. Якщо порівну, ці гравці кидають ще раз. У «Двобої кубиків», а також коли одна людина грає проти ботів, вирішує жереб. У налаштуваннях столу можна вибрати жереб, останнього переможця або щоб вирішував ведучий. В інших іграх вирішує жереб, якщо тільки всі не грають одночасно. Коли граєте ще раз, починає наступний гравець.
rule-G2R = Якщо порівну, а правила не кажуть, хто перемагає, перемога спільна.
rule-G3R = Удвох можна здатися. Якщо гравців більше, за того, хто вийшов, далі грає бот.
rule-G-UNDO = Ти можеш забрати останній хід назад, поки ще твій хід і після нього не кидали кубиків. Якщо граєш без інших, можна навіть у кінці. В іграх із таємницями назад не забирають нічого.
rule-G4R = Після свого ходу можна попросити забрати його назад. Мають погодитися всі інші за столом. Боти завжди згодні. Кидок і час, що вийшов, назад не забирають, а в іграх із таємницями не забирають нічого.
rule-G5R = В іграх із двома сторонами й без пісочного годинника люди можуть погодитися на нічию. Боти грають далі.
rule-G6R = Усі люди за столом можуть погодитися зупинити гру без результату. Боти згодні. Якщо за столом лише ти або ти з ботами, можна зупинити одразу.
rule-G-TIME = Ведучий може обмежити час: на кожен хід або на всю гру. Якщо вас двоє, програє той, у кого вийшов час. Якщо гравців більше, грає бот: цей хід або решту гри. Поки за столом нікого немає, годинники стоять.
rule-G-DUPLICATE = Кілька столів можуть грати з тими самими кидками й розкладами. Кидки кожного гравця рахують окремо, тож зайвий кидок когось іншого нічого для тебе не змінює. Зі справжніми кубиками й у завданні дня це не працює.

# Відмови
refusal-illegal-move = Зараз так не можна.
refusal-unreadable-move = Такого ходу в цій грі немає.
refusal-unreadable-position = Такої позиції в цій грі немає.
refusal-too-late = Запізно: час вийшов раніше, ніж надійшов твій хід.
refusal-stale = Поле змінилося. Подивися ще раз, а тоді вибери.
refusal-not-your-seat = Це не твоє місце.
refusal-not-your-turn = Зараз не твій хід.
refusal-not-started = Гра ще не почалася.
refusal-already-started = Гра вже почалася.
refusal-game-over = Гру вже закінчено.
refusal-not-host = Це може лише ведучий столу.
refusal-seat-taken = Це місце вже зайняте.
refusal-table-full = Усі місця за цим столом зайняті.
refusal-table-exists = Цей стіл уже є на цьому сервері.
refusal-table-locked = Ведучий замкнув цей стіл. Можеш дивитися.
refusal-already-seated = У тебе вже є місце за цим столом.
refusal-link-used = Це посилання вже використано або відкликано.
refusal-moved-on = За цим столом уже інша гра.
refusal-host-here = Ведучий за столом.
refusal-host-awaited = Ведучий ще може повернутися.
refusal-no-guest = Там ніхто не сидить.
refusal-most-seats = Найбільше місць у цій грі: { $most }.
refusal-fewest-seats = Гра потребує цих місць.
refusal-nobody-joined = Тут ще нікого немає. Зачекай або додай бота.
refusal-asked-already = Це вже запитано. Зачекай до наступного ходу.
refusal-no-question = Цього питання вже немає.
refusal-no-such-seat = Такого місця за цим столом немає.
refusal-bad-option = Такого налаштування столу немає.
refusal-bad-day = Такого дня немає. Пиши день так: 2026-11-16.
refusal-no-daily = У цієї гри немає такого завдання дня.
refusal-bad-throw = Це не ті кубики, які треба кинути.
refusal-no-dice = У цій грі немає кубиків, які кидають рукою.
refusal-bad-seats = Така кількість гравців для цієї гри не підходить.
refusal-bad-level = Бота такої сили немає.
refusal-unknown-game = Цієї гри немає на полиці.
refusal-no-table = Столу з таким кодом немає.
refusal-bad-message = Сервер не зміг цього прочитати.
refusal-bad-record = Цей файл не є збереженою грою.
refusal-too-large = Це забагато за один раз.
refusal-too-fast = Трохи повільніше. Спробуй ще раз.
refusal-no-hint = Тут немає підказки.
refusal-no-wifi = Тут немає Wi-Fi, до якого можна ввійти.
refusal-no-review = Для цієї гри ще немає розбору.
refusal-no-record = Тут ще немає збереженої гри.
refusal-no-lesson = Такого кроку немає.
refusal-bad-token = Цей пристрій більше не має цього місця.
refusal-wrong-origin = Ця сторінка належить іншому серверу.
refusal-not-saved = Сервер не зміг цього зберегти. Спробуй, будь ласка, ще раз.
refusal-house-full = Зараз забагато столів. Спробуй, будь ласка, пізніше.
refusal-offline = Сервер не відповідає. Перевір зв’язок.
refusal-unknown = Не вийшло.
