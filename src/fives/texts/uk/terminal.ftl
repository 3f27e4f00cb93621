# Те, що каже лише термінал. Усе інше взято зі спільних текстів і з текстів ігор.

cli-game = гра
cli-name = назва
cli-seats = гравці
cli-or = { $others } або { $last }
cli-minutes = хвилини
cli-options = налаштування
cli-levels = боти

cli-position = Позиція: { $position }
cli-left = Гру не закінчено.
cli-help = Введи хід так, як він стоїть у списку, або його номер (#2). Є також: moves, hint, undo, take_back, resign, draw, stop, quit; зі скісною рискою (/undo), якщо в грі є хід із такою назвою.

cli-take-back = Введи undo, щоб забрати останній хід назад, або натисни Enter, щоб закінчити.

cli-worth = Гравець { $seat }: { $value } ({ $unit }, { $exact }).
cli-shortest = Немає розв’язку, коротшого за цей. Ходів: { $moves }.
cli-exact = точно
cli-estimate = приблизно
cli-unit-win-probability = імовірність перемоги
cli-unit-solvable = можна розв’язати
cli-unit-points = бали

cli-options-of = { $game }, гравців: { $seats }. Шанс на перемогу того, хто починає. Обидві сторони грають бездоганно.
cli-options-of-nobody = { $game }, гравців: { $seats }. Шанс на перемогу кожного гравця. Усі ходять одночасно, ніхто не починає. Обидві сторони грають бездоганно.
cli-usual-options = звичайні налаштування

cli-prepared = { $game }, варіант { $variation }: розв’язано за { $seconds } с

cli-arena = { $game }: { $games ->
    [one] { $games } гра
    [few] { $games } гри
   *[many] { $games } ігор
}, { $seats ->
    [one] { $seats } гравець
    [few] { $seats } гравці
   *[many] { $seats } гравців
}
cli-arena-bot = бот
cli-arena-share = % перемог
cli-arena-points = бали
cli-arena-sure = з імовірністю 95 %
cli-arena-mean = мс на хід
cli-arena-slowest = найповільніше
cli-arena-against = проти

cli-bot-sits = { $bot } за столом { $table }: { $game }. Ctrl+C, щоб вийти.

cli-replay = { $game }: { $players }
cli-luck-and-skill = { $player }: удача { $luck }, помилки { $given } ({ $unit })
cli-better = подія { $n }: { $player } грає { $move }, краще було { $best } (утрачено { $loss })

cli-rules-kept = { $game }: { $events ->
    [one] { $events } подія відповідає правилам.
    [few] усі { $events } події відповідають правилам.
   *[many] усі { $events } подій відповідають правилам.
}
cli-dice-sealed = { $rolls ->
    [one] { $rolls } кидок випливає
    [few] Усі { $rolls } кидки випливають
   *[many] Усі { $rolls } кидків випливають
} з таємниці, яку запечатали перед грою.
cli-dice-daily = { $rolls ->
    [one] { $rolls } кидок належить
    [few] Усі { $rolls } кидки належать
   *[many] Усі { $rolls } кидків належать
} до дня { $day }: вони однакові для всіх і відомі наперед кожному, хто їх обчислить.
cli-dice-duplicate = { $rolls ->
    [one] { $rolls } кидок випливає
    [few] Усі { $rolls } кидки випливають
   *[many] Усі { $rolls } кидків випливають
} з таємниці, яку запечатали перед грою, однакової для столів: { $tables }.
cli-dice-closed = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
} перевірити не можна: таємницю ще не відкрито.
cli-dice-not-sealed = { $rolls ->
    [one] { $rolls } кидок
    [few] { $rolls } кидки
   *[many] { $rolls } кидків
} не запечатано: перевірити це не може ніхто.
cli-dice-by-hand = Кидків рукою: { $throws }. Їх перевірити не може ніхто.
cli-throw = { $player }: кинь кубики ({ $dice }) і введи, що випало.
cli-taken = { $taken ->
    [one] Першу { $taken } подію
    [few] Перші { $taken } події
   *[many] Перші { $taken } подій
} узято з іншої гри: її кубиків тут не перевіряють.
cli-imported = { $game } триватиме після події { $events }, щойно полиця відкриється: { $url }
cli-seat-link = Місце для телефона, якого тут не знають: { $player }
cli-backed-up = Столів: { $tables }, подій: { $events }. Усе у файлі { $file }.
cli-table = стіл
cli-phase = зараз
cli-phase-gathering = чекає на гравців
cli-phase-playing = триває
cli-phase-over = закінчено
cli-people = люди
cli-events = події
cli-changed = остання зміна
cli-unused = без змін
cli-days = { $days ->
    [one] { $days } день
    [few] { $days } дні
   *[many] { $days } днів
}
cli-size = розмір
cli-no-tables = Столів немає.
cli-yes = так
cli-forget-sure = { $tables ->
    [1] Видалити цей стіл назавжди? Введи «так»:
    [one] Видалити ці столи назавжди ({ $tables })? Введи «так»:
    [few] Видалити ці столи назавжди ({ $tables })? Введи «так»:
   *[many] Видалити ці столи назавжди ({ $tables })? Введи «так»:
}
cli-forgotten = { $tables ->
    [one] Видалено { $tables } стіл.
    [few] Видалено { $tables } столи.
   *[many] Видалено { $tables } столів.
}
cli-not-forgotten = Нічого не видалено.
cli-recovered = Цілих столів: { $whole }{ $harmed ->
    [0] {""}
    [one] , ще { $harmed } триватиме без того, що втрачено
    [few] , ще { $harmed } триватимуть без того, що втрачено
   *[many] , ще { $harmed } триватимуть без того, що втрачено
}. Вони у файлі { $file }: поклади його замість пошкодженого або вкажи через --database.
cli-recovered-pages = Немає сторінок файлу: { $missing } з { $pages }.
cli-lost-table = { $table }: утрачено весь стіл.
cli-lost-match = { $table }: утрачено гру { $match }.
cli-lost-events = { $table }: у грі { $match } втрачено події від { $first } до { $last }.
cli-setting = налаштування
cli-value = значення
cli-source = звідки
cli-source-flag = команда
cli-source-environment = середовище
cli-source-file = файл
cli-source-default = звичайне
cli-config-file = Файл: { $file }
cli-config-unknown = { $name } не є налаштуванням fives.
cli-running = Гру ще не закінчено.

cli-serving = Полиця відкрита: { $url }
cli-scan = Скануй це телефоном у тій самій мережі.
cli-scan-wifi = Ще не в мережі Wi-Fi { $wifi }? Спершу скануй це.
cli-wifi-password = Пароль мережі Wi-Fi { $wifi } (нічого, якщо вона відкрита):
cli-nearby = Також тут: { $url }
cli-stop = Ctrl+C закриває її. Розпочаті ігри збережуться.

cli-possible-known = можна: { $known }
cli-possible-fewest = гравців може бути від { $fewest } до { $most }
cli-possible-example = наприклад: { $example }
cli-possible-why = { $why }
refusal-bad-table = У цьому файлі немає столу, за яким тут можна грати далі.
refusal-table-exists = Стіл із цим кодом тут уже є.
refusal-no-solver = Для цієї гри немає програми, що розв’язує її точно.
refusal-not-together = Разом цього вживати не можна.
refusal-not-solved = Точних шансів цієї гри не знає ніхто.
refusal-bad-number = { $name }: { $value } не між { $least } і { $most }.
refusal-bad-seconds = { $name }: «{ $value }» має бути числом секунд, більшим за 0 і не більшим за { $most }.
refusal-bad-link = Це не посилання на стіл і не його код.
refusal-no-seat-kept = У файлі { $file } немає місця.
refusal-bad-bot = У файлі { $file } немає бота.
refusal-bot-failed = Бот не впорався.
refusal-seat-lost = Це місце вже не належить цьому боту.
refusal-bad-journal = { $file } не є журналом арени.
refusal-no-cluster = Кластер не можна використати.
refusal-cannot-serve = Полицю не можна відкрити.
refusal-not-verified = { $file } не сходиться: { $problem }{ $more ->
    [0] .
    [one] , і ще { $more } помилка.
    [few] , і ще { $more } помилки.
   *[many] , і ще { $more } помилок.
}
