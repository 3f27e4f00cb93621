# Знайди п’ятірки. `$shape` — літера плитки, `$roll` — знаки, що випали (від a до f), `$points` і `$count` — числа.

find_fives-name = Знайди п’ятірки
find_fives-line = Усі одночасно шукають п’ять знаків, поки хтось не переверне пісочний годинник.
find_fives-turn-everyone = Шукають усі
find_fives-level-beginner-line = знаходить приблизно третину балів
find_fives-level-casual-line = знаходить приблизно половину балів
find_fives-level-strong-line = знаходить приблизно дві третини балів
find_fives-level-perfect-line = одразу бачить найкращі п’ятірки
find_fives-level-beginner-plain = Знаходить приблизно третину балів. Добрий для першої гри.
find_fives-level-casual-plain = Знаходить приблизно половину балів.
find_fives-level-strong-plain = Знаходить приблизно дві третини балів. Його важко перемогти.

find-fives-option-mode = Гра
find-fives-option-mode-race = Перегони
find-fives-option-mode-race-line = П’ять раундів, у кожному до п’яти п’ятірок. Без суперників: вправа.
find-fives-option-mode-puzzle = Пазл
find-fives-option-mode-puzzle-line = Дванадцять раундів, у кожному одна п’ятірка, і поле заповнюється.
find-fives-option-mode-solo = Соло
find-fives-option-mode-solo-line = Пазл для одного, без пісочного годинника.
find-fives-option-boards = Поля
find-fives-option-boards-white = Усі різні
find-fives-option-boards-white-line = У кожного своє поле, усі однаково добрі.
find-fives-option-boards-grey = Усі однакові
find-fives-option-boards-grey-line = Усі шукають на такому самому полі.
find-fives-option-timer = Пісочний годинник
find-fives-option-timer-15 = 15 с
find-fives-option-timer-30 = 30 с
find-fives-option-timer-45 = 45 с
find-fives-option-timer-60 = 60 с
find-fives-option-timer-90 = 90 с
find-fives-option-timer-120 = 2 хв
find-fives-option-timer-180 = 3 хв
find-fives-option-limit = Раунд триває щонайбільше
find-fives-option-limit-10 = 10 хв
find-fives-option-limit-5 = 5 хв
find-fives-option-limit-3 = 3 хв
find-fives-option-limit-0 = скільки хочете
find-fives-option-guard = Неправильні контури
find-fives-option-guard-auto = Автоматично
find-fives-option-guard-auto-line = Без суперників не можна, з іншими можна.
find-fives-option-guard-off = Можна
find-fives-option-guard-off-line = Як на папері: неправильні просто не рахуються.
find-fives-option-guard-on = Не можна
find-fives-option-guard-on-line = Обвести можна лише те, що рахується.
find-fives-option-tiles = Скільки варті плитки

find_fives-boards = Поля на столі.
find_fives-rolled-again = Випало { $roll }. Забагато однакових: усі п’ять кидають ще раз.
find_fives-rolled = Раунд { $round } з { $rounds }: випало { $roll }.
find_fives-last-round = Останній раунд: кожна п’ятірка рахується двічі.
find_fives-outlined = { $you ->
    [yes] Ти обводиш { $shape }.
   *[no] { $player } обводить { $shape }.
}
find_fives-erased = { $you ->
    [yes] Ти стираєш { $shape }.
   *[no] { $player } стирає { $shape }.
}
find_fives-turned = { $you ->
    [yes] Ти перевертаєш пісочний годинник: інші ще мають { $seconds } с.
   *[no] { $player } перевертає пісочний годинник: ще { $seconds } с!
}
find_fives-done = { $you ->
    [yes] Ти закінчуєш.
   *[no] { $player } закінчує.
}
find_fives-time-up = Стоп! Пісок висипався.
find_fives-limit-up = Стоп! Час вийшов.
find_fives-all-done = Стоп! Усі закінчили.
find_fives-scored = { $you ->
    [yes] Ти отримуєш { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }{ $bonus ->
        [0] { "" }
       *[other] , з них один за пісочний годинник
    }.
   *[no] { $player } отримує { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }{ $bonus ->
        [0] { "" }
       *[other] , з них один за пісочний годинник
    }.
}
find_fives-circled = { $you ->
    [yes] Ти береш у кружечок { $shape }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
   *[no] { $player } бере в кружечок { $shape }: { $points ->
        [one] { $points } бал
        [few] { $points } бали
       *[many] { $points } балів
    }.
}
find_fives-missed = { $you ->
    [yes] У тебе немає правильної п’ятірки { $wiped ->
        [0] в цьому раунді.
       *[other] в цьому раунді: твій контур стирають.
    }
   *[no] { $player } не має правильної п’ятірки { $wiped ->
        [0] в цьому раунді.
       *[other] в цьому раунді: контур стирають.
    }
}
find_fives-hatched = { $you ->
    [yes] Ти закреслюєш { $shape } і штрихуєш фігуру.
   *[no] { $player } закреслює { $shape } і штрихує фігуру.
}
find_fives-crossed = { $you ->
    [yes] Уже нічого не вміщається: ти закреслюєш { $shape }.
   *[no] Уже нічого не вміщається: { $player } закреслює { $shape }.
}
find_fives-nobody = П’ятірки не знайшов ніхто: гру закінчено.

find_fives-move = обвести { $move }
find_fives-move-timer = перевернути годинник
find_fives-move-done = готово
find_fives-move-next = наступний раунд
find_fives-move-erase = стерти контур { $move }
find_fives-move-hatch = заштрихувати { $move }
find_fives-move-cross = закреслити { $move }

find_fives-why-counts = рахується
find_fives-why-mismatch = не те, що випало: це не п’ятірка
find_fives-why-overlap = перекриває іншу п’ятірку: не рахується жодна
find_fives-why-repeat = така сама фігура ще раз: рахується одна
find_fives-why-surplus = більше п’яти: найцінніші не рахуються
find_fives-why-used = ця фігура вже в кружечку або закреслена
find_fives-why-occupied = не на вільних клітинках

result-most-points = найбільше балів
result-best-round = балів порівну, але кращий окремий раунд
result-more-fives = балів порівну, але більше п’ятірок
result-points-shared = балів порівну
result-played-alone = зіграно всі раунди

find_fives-learn-find = Кубики показують п’ять знаків. Знайди поруч п’ять клітинок саме з цими знаками й проведи по них. Порада: дивись на лівий край.
find_fives-learn-find-yes = П’ятірка: п’ять клітинок, з’єднаних сторонами, саме з тими п’ятьма знаками, що випали.
find_fives-learn-another = Кожна фігура рахується лише раз, і кожна клітинка теж. Знайди ще п’ятірку. Порада: кут унизу зліва.
find_fives-learn-another-yes = Інша фігура на інших клітинках: рахуються обидві п’ятірки.
find_fives-learn-circle = У пазлі за раунд шукають одну п’ятірку, і вона лишається. Одна в тебе є: закінчи раунд.
find_fives-learn-circle-yes = Вона в кружечку, і її бали твої. Її клітинки лишаються зайняті.
find_fives-learn-hatch = Без п’ятірки треба віддати фігуру. Вибери одну й поклади на своє поле, куди хочеш.
find_fives-learn-hatch-yes = Фігуру закреслено, її клітинки зайняті. Починається наступний раунд.
find_fives-learn-timer = Знову перегони, останній раунд: кожна п’ятірка рахується двічі, а в тебе їх три. Переверни пісочний годинник раніше за інших!
find_fives-learn-timer-yes = Три п’ятірки двічі й бал за пісочний годинник: перемога твоя!

rule-FF1 = П’ять раундів, усі одночасно: кидають, шукають, рахують.
rule-FF2 = Кидають усі п’ять кубиків. Якщо якийсь знак випав тричі або більше, усі п’ять кидають ще раз.
rule-FF3 = П’ятірка — це п’ять клітинок, з’єднаних сторонами, які показують саме ті п’ять знаків, що випали.
rule-FF4 = Якщо фігуру повернути або віддзеркалити, вона та сама. У кожному раунді кожну з дванадцяти фігур можна взяти один раз.
rule-FF5 = Щонайбільше п’ять п’ятірок, і вони не можуть перекривати одна одну. Рахуються лише закінчені контури. Стирати можна, поки ти не перевертаєш пісочний годинник.
rule-FF6R = Обвести можна будь-які п’ять з’єднаних клітинок, правильно чи ні, до двадцяти контурів, але жодного двічі. Перевіряють, коли раунд закінчено. Якщо для неправильних контурів вибрано «не можна», обвести можна лише те, що рахується.
rule-FF7 = Перевернути пісочний годинник може кожен і будь-коли, один раз за раунд на весь стіл. Якщо це робиш ти, більше не можеш ні обводити, ні стирати. Інші шукають далі, поки сиплеться пісок.
rule-FF8R = Пісочний годинник іде 45 секунд або стільки, скільки вибрано в налаштуваннях столу. Якщо всі інші раніше кажуть «готово», раунд закінчується раніше. Якщо його не перевертає ніхто, раунд закінчується після часу з налаштувань столу, без додаткового бала. Без обмеження ніщо не підганяє, навіть після раунду. Якщо граєш без інших, немає ні пісочного годинника, ні обмеження: ти кажеш «готово».
rule-FF9R = Контур рахується, якщо його закінчено до стопу.
rule-FF10 = Рахунок: контур, що не збігається з кубиками, не є п’ятіркою. П’ятірки, що перекривають одна одну, не рахуються. З п’ятірок однакової фігури рахується одна. Якщо їх більше п’яти, рахуються п’ять найменш цінних. Цінності додають. Хто перевернув пісочний годинник, отримує ще один бал.
rule-FF10R = Контур, що не є п’ятіркою, не шкодить іншому, який він перекриває.
rule-FF11 = У п’ятому раунді кожна п’ятірка рахується двічі. Додатковий бал лишається один.
rule-FF12 = Перемагає той, у кого найбільше балів. Якщо порівну, вирішує найкращий окремий раунд із перших чотирьох. Якщо й він однаковий, перемога спільна.
rule-FF13R = Скільки варті плитки, вибрали ми: фігура, яку важче знайти, варта більше. 4 за I, X, W. 3 за T, V, Z. 2 за F, N, U. 1 за L, P, Y. У налаштуваннях столу можна поставити числа, надруковані у вашій коробці.
rule-FF14 = Поля можуть бути всі різні або всі однакові.
rule-FF15R = На кожному полі 16 або 17 клітинок з кожним знаком, ніде немає більше трьох однакових поруч, і для кожного кидка є щонайменше вісім п’ятірок. За нашими цінностями плиток усі поля однаково добрі.
rule-FP1 = Щонайбільше дванадцять раундів. У кожному ти обводиш одну п’ятірку. Новий контур замінює старий контур цього раунду. Поля не стирають. Кожна фігура є один раз на всю гру, поки ти не візьмеш її в кружечок або не закреслиш.
rule-FP2 = Правильну п’ятірку беруть у кружечок, якщо її фігура ще є, а клітинки вільні. Інакше ти закреслюєш фігуру, яка ще є, і штрихуєш її на вільних клітинках, хоч які там знаки.
rule-FP2R = Закреслити можна лише фігуру, яка ще вміщається. Якщо не вміщається жодна, закресли одну без штрихування. Через 60 секунд за тебе вибирають найменш цінну фігуру, що вміщається, на першому місці згори. Якщо раунди без обмеження, гра чекає на тебе.
rule-FP3 = Хто перевертає пісочний годинник, отримує позначку, варту один бал.
rule-FP4 = Гра закінчується після дванадцяти раундів або після першого раунду, в якому ніхто не знайшов правильної п’ятірки.
rule-FP5 = Твої бали — це числа в кружечках і позначки за пісочний годинник. Якщо порівну, перемагає той, у кого більше п’ятірок у кружечках. Якщо й це однаково, перемога спільна.
rule-FS1 = Соло — це пазл для одного гравця, без пісочного годинника, завжди дванадцять раундів.

# Поле на екрані й на папері. `$shape` — літера плитки, `$symbols` — список знаків.
find_fives-word-a = зірка
find_fives-word-b = кільце
find_fives-word-c = трикутник
find_fives-word-d = серце
find_fives-word-e = місяць
find_fives-word-f = хрестик
find_fives-page-board = Твоє поле, десять на десять клітинок
find_fives-page-board-of = Поле, десять на десять клітинок: { $player }
find_fives-page-square = ряд { $row }, стовпчик { $column }, { $symbol }
find_fives-page-in-drawing = у твоєму малюнку
find_fives-page-in-own = у контурі { $shape }
find_fives-page-in-waiting = у контурі { $shape }
find_fives-page-in-counts = у { $shape }, рахується
find_fives-page-in-void = у { $shape }, не рахується
find_fives-page-in-circled = у { $shape }, у кружечку
find_fives-page-in-hatched = у { $shape }, заштриховано
find_fives-page-in-best = у { $shape }, можливо
find_fives-page-rolled = Випало: { $symbols }
find_fives-page-again = Ще раз!
find_fives-page-rolling = Кубики котяться …
find_fives-page-drawing = { $count } з 5
find_fives-page-more = { $count ->
    [one] { $count } контур, вартість { $value }, якщо рахується.
    [few] { $count } контури, вартість { $value }, якщо всі рахуються.
   *[many] { $count } контурів, вартість { $value }, якщо всі рахуються.
} Натисни на контур, щоб стерти.
find_fives-page-one = Обведено. Новий контур замінить цей. Натисни, щоб стерти.
find_fives-page-outlines = Твої контури
find_fives-page-erase = Стерти контур { $shape } на { $squares }
find_fives-page-put-back = Повернути { $shape }
find_fives-page-tiles = Дванадцять плиток і скільки вони варті
find_fives-page-tile = { $shape }, вартість { $value }{ $state ->
    [used] , обведено
    [circled] , у кружечку
    [crossed] , закреслено
   *[free] {""}
}
find_fives-page-tiles-line = У вас є гра в коробці? Поставте числа, надруковані на ваших плитках.
find_fives-page-tiles-ours = Знову наші числа
find_fives-page-everyone = Фігури й позначки всіх
find_fives-page-marks = { $count ->
    [one] { $count } позначка за годинник
    [few] { $count } позначки за годинник
   *[many] { $count } позначок за годинник
}
find_fives-page-players = Гравці
find_fives-page-found = { $count ->
    [one] знайдено
    [few] знайдено
   *[many] знайдено
}
find_fives-page-state-searching = шукає
find_fives-page-state-turned = годинник
find_fives-page-state-done = готово
find_fives-page-state-looking = дивиться
find_fives-page-state-ready = чекає
find_fives-page-seconds = { $seconds ->
    [one] ще { $seconds } секунда
    [few] ще { $seconds } секунди
   *[many] ще { $seconds } секунд
}
find_fives-page-lying = Пісочний годинник лежить: його ще ніхто не перевернув
find_fives-page-timer = Перевернути годинник
find_fives-page-done = Готово
find_fives-page-score = Порахувати раунд
find_fives-page-finish = Закінчити раунд
find_fives-page-turned = Годинник перевертає { $player }.
find_fives-page-you-turned = Ти перевертаєш пісочний годинник.
find_fives-page-frozen = Твій раунд закінчено. Інші шукають, поки сиплеться пісок.
find_fives-page-stop = Стоп!
find_fives-page-early = Уже перевернути пісочний годинник?
find_fives-page-early-line = { $count ->
    [0] Контурів у тебе ще немає.
    [one] У тебе { $count } контур.
    [few] У тебе { $count } контури.
   *[many] У тебе { $count } контурів.
} Після цього в цьому раунді не можна ні обводити, ні стирати. Інші ще мають { $seconds } с.
find_fives-page-early-yes = Перевернути
find_fives-page-round = Раунд { $round } з { $rounds }
find_fives-page-solo = Раунд { $round } з { $rounds }. { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}{ $best ->
    [0] {""}
   *[other] , найкраще на цьому пристрої: { $best }
}.
find_fives-page-scoring = Раунд { $round }: { $player }
find_fives-page-double = Останній раунд: кожна п’ятірка рахується двічі.
find_fives-page-why-counts = { $shape }, вартість { $value }
find_fives-page-why-mismatch = { $shape } не має цих п’яти знаків
find_fives-page-why-overlap = { $shape } має спільну клітинку з { $other }
find_fives-page-why-repeat = { $shape } вдруге: кожна фігура рахується раз
find_fives-page-why-surplus = { $shape } зайва: рахуються лише п’ять найменш цінних
find_fives-page-why-used = { $shape } вже була раніше
find_fives-page-why-occupied = { $shape } на зайнятих клітинках
find_fives-page-no-outline = немає контуру
find_fives-page-bonus = пісочний годинник
find_fives-page-sum = Цей раунд
find_fives-page-table = Бали за раундами
find_fives-page-player = Гравець
find_fives-page-total = Разом
find_fives-page-next = Наступний раунд
find_fives-page-see = Подивись, що знайшли всі. Потім грай далі.
find_fives-page-wait = Чекаємо, поки закінчать усі …
find_fives-page-choose-time = Наступний раунд через { $seconds } с.
find_fives-page-best = Показати найкращі п’ятірки
find_fives-page-best-off = Назад до контурів
find_fives-page-best-line = Найкраще: { $best } ({ $shapes }). У тебе { $got }.
find_fives-page-plan = Найбільше балів із цими кидками: { $open ->
    [yes] від { $best } до { $bound }
   *[no] { $best }
}. У тебе { $got }. За раундами: { $rounds }.
find_fives-page-search = Знайди ці п’ять поруч.
find_fives-page-search-one = Знайди ці п’ять поруч.
find_fives-page-no-five = П’ятірки немає: вибери фігуру, щоб закреслити.
find_fives-page-put = Поклади її там, де вона найменше заважає.
find_fives-page-cross-here = Закреслити { $shape } тут
find_fives-page-other-shape = Інша фігура
find_fives-page-cross-line = Жодна фігура не вміщається: просто закресли одну.
find_fives-page-cross = Закреслити { $shape }, вартість { $value }
find_fives-page-turn = Повернути
find_fives-page-mirror = Дзеркало
find_fives-page-move-left = Ліворуч
find_fives-page-move-right = Праворуч
find_fives-page-move-up = Угору
find_fives-page-move-down = Униз
find_fives-page-place-not = { $shape } тут не вміщається
find_fives-page-print = Надрукувати поля
find_fives-page-print-now = Друкувати
find_fives-page-print-board = Поле й плитки: { $player }
find_fives-page-print-scores = Аркуш рахунку
find_fives-page-print-race = П’ять раундів. Щонайбільше п’ять п’ятірок за раунд, кожна фігура один раз, жодна не перекриває іншу. У п’ятому раунді все рахується двічі.
find_fives-page-print-puzzle = Дванадцять раундів, у кожному одна п’ятірка. Познач її плитку. Якщо її немає, закресли плитку й заштрихуй її фігуру на вільних клітинках.
find_fives-page-print-values = Скільки варті плитки:
find_fives-page-hint = Підказка: { $shape }, намальовано синім.
find_fives-page-hint-none = Підказка: кращого вже не додати.
find_fives-score = { $score ->
    [one] { $score } бал
    [few] { $score } бали
   *[many] { $score } балів
}
