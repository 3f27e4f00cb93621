# Числовий покер. `$stone` — число на камінці, від 1 до 4; `$stones` — кілька чисел через дефіс.

number_poker-name = Числовий покер
number_poker-line = Сховай камінець у кулаці. Найбільший виграє, якщо такого не показав ніхто інший.
number_poker-turn-everyone = Усі вибирають камінець
number_poker-level-reader-line = вивчає твої звички й грає проти них
level-reader = Читач думок
level-reader-plain = Пам’ятає, як ти граєш. Знаходить твої звички.

number-poker-option-empty-hand = Порожня долоня
number-poker-option-empty-hand-ninth-play = Це дев’ятий хід
number-poker-option-empty-hand-ninth-play-line = Її можна показати й тоді, коли камінців уже немає.
number-poker-option-empty-hand-needs-a-stone = Лише з камінцем
number-poker-option-empty-hand-needs-a-stone-line = Якщо в кінці камінці має лише один гравець, вони його.

number-poker-table = Стіл
number-poker-choose = Вибери, який камінець сховати
number-poker-choose-line = Ніхто його не побачить, поки не виберуть усі.
number-poker-stone = { $count ->
    [0] Камінець { $stone }, більше немає
   *[other] Камінець { $stone }, ще { $count }
}
number-poker-palm = Порожня долоня, один раз за гру
number-poker-palm-used = Порожня долоня, її вже показано
number-poker-palm-short = пусто
number-poker-times = { $count }×
number-poker-take = Який камінець береш?
number-poker-take-line = Натисни на руку на столі. Її камінець буде твій.
number-poker-asked = { $player }: { $what }
number-poker-take-button = Узяти { $stone }: { $player }
number-poker-wait-take = { $player } показує порожню долоню й вибирає камінець …
number-poker-wait = Чекаємо: { $names } …
number-poker-sits-out = нічого не лишилося
number-poker-fist-open = { $player } ще вибирає
number-poker-fist-closed = { $player }: вибір зроблено
number-poker-fist-shows = { $player } показує: { $what }
number-poker-what-stone = камінець { $stone }
number-poker-what-empty = порожня долоня
number-poker-state-kept = лишається
number-poker-state-taken = узято
number-poker-state-out = поза грою
number-poker-left-of = { $player } ще має: { $what }
number-poker-loot = Виграно
number-poker-loot-of = Виграно, { $player }: { $what }
number-poker-none = нічого
number-poker-sum = Сума { $sum }

number_poker-move = зіграти { $move }
number_poker-move-E = показати порожню долоню

number-poker-closed = { $you ->
    [yes] Твій вибір зроблено.
   *[no] Вибір зроблено: { $player }.
}
number-poker-showed = { $you ->
    [yes] Ти показуєш { $stone }.
   *[no] { $player } показує { $stone }.
}
number-poker-empty = { $you ->
    [yes] Ти показуєш порожню долоню.
   *[no] { $player } показує порожню долоню.
}
number-poker-empty-cancel = Порожніх долонь кілька, тому вони не рахуються.
number-poker-empty-vain = Узяти нічого.
number-poker-cancel = Однакові камінці { $stone } не рахуються.
number-poker-took = { $you ->
    [yes] Твоя порожня долоня бере { $stone }.
   *[no] { $player } бере порожньою долонею { $stone }.
}
number-poker-kept = { $you ->
    [yes] Ти виграєш камінець { $stone }.
   *[no] { $player } виграє камінець { $stone }.
}
number-poker-nobody = Цей раунд не виграє ніхто.
number-poker-leftover = { $you ->
    [yes] Камінці лишилися тільки в тебе, і вони твої: { $stones }.
   *[no] Тільки { $player } ще має камінці й виграє їх: { $stones }.
}

number-poker-why-only = Показати більше нічого.
number-poker-why-decided = Усе вже вирішено: вибір нічого не змінить.
number-poker-why-sure = Найкращий вибір, навіть якщо суперник про нього знає.
number-poker-why-mix = Чергуй: показуй це десь у { NUMBER($percent, maximumFractionDigits: 0) } % випадків, щоб ніхто не вгадав.
number-poker-why-spare = Так само добре, але тобі це не потрібно.
number-poker-why-worse = Проти найкращого чергування це коштує { NUMBER($percent, maximumFractionDigits: 2) } % шансу на перемогу.
number-poker-why-single = Якщо інші вибирають навмання, виграє камінець приблизно { NUMBER($percent, maximumFractionDigits: 0) } зі 100 раундів.
number-poker-why-take = Ти отримуєш { $stone }, і більше ніхто не виграє камінця.
number-poker-why-take-leaves = { $you ->
    [yes] Ти отримуєш { $stone } і виграєш ще й { $other }.
   *[no] Ти отримуєш { $stone }. Тоді { $player } виграє { $other }.
}
number-poker-mix-line = Чергуй, щоб ніхто не вгадав. Найчастіше добре це.

result-loot-most = найбільше камінців
result-loot-sum = камінців порівну, але більша сума
result-loot-shared = порівну камінців і однакова сума

number_poker-learn-highest = Кожен ховає камінець у кулаці. Потім усі розкривають долоні. Найбільший виграє. Сховай 4.
number_poker-learn-highest-no = Цього разу візьми 4.
number_poker-learn-highest-yes = Четвірка сильніша за 3 і 1, і ти її виграєш. Інші камінці виходять із гри.
number_poker-learn-cancel = Обережно: однакові камінці не рахуються. Інші люблять свої четвірки, тому сховай 3.
number_poker-learn-cancel-no = Цього разу візьми 3.
number_poker-learn-cancel-yes = Дві четвірки не рахуються. Тепер 3 — найбільший камінець, який показано лише раз, і він виграє.
number_poker-learn-empty = Один раз за гру можна показати порожню долоню. Спробуй.
number_poker-learn-empty-no = Камінців не чіпай, вибери порожню долоню.
number_poker-learn-empty-yes = Порожня долоня може взяти будь-який показаний камінець.
number_poker-learn-take = Візьми камінець, який вартий більше.
number_poker-learn-take-no = Так можна, але інший камінець вартий більше.
number_poker-learn-take-yes = Четвірка твоя. Тепер найбільший єдиний камінець — 3, і його виграє той, хто його показав.
number_poker-learn-last = Останній раунд. Покажи, що маєш.
number_poker-learn-last-yes = У тебе найбільше камінців: перемога твоя!

rule-NP1 = У кожного вісім камінців: по два з числами від 1 до 4. У кожному раунді всі таємно вибирають камінець, ховають його в кулаці й разом розкривають долоні.
rule-NP2 = Раунд виграє найбільше число, яке показав лише один гравець, і цей гравець виграє камінець. Однакові числа не рахуються. Тоді дивляться на наступне менше число. Усі інші показані камінці виходять із гри. Якщо кожне число показано більше ніж раз, не виграє ніхто.
rule-NP3 = Один раз за гру можна показати натомість порожню долоню. Тоді ти береш один із показаних камінців, який хочеш. Решта рахується як завжди.
rule-NP4 = Дві порожні долоні або більше в одному раунді не рахуються: вони нічого не роблять, і їх використано.
rule-NP4R = Порожня долоня вибирає, коли всі долоні розкрито. Вона може взяти будь-який показаний камінець, навіть один із двох однакових. Тоді другий лишається єдиним. Якщо ніхто не показав камінця, узяти нічого. Усі можуть знати, що лишилося в інших.
rule-NP5R = Порожня долоня — це дев’ятий хід. Якщо камінців уже немає, а вона ще є, ти показуєш її. Якщо немає нічого, ти пропускаєш раунд. Гра закінчується, коли зіграно всі камінці. У налаштуваннях столу це можна змінити: тоді показати її може лише той, хто ще має камінець, а якщо камінці лишилися тільки в одного гравця, вони його.
rule-NP6 = Перемагає той, хто виграв найбільше камінців. Якщо порівну, перемагає більша сума їхніх чисел. Якщо й вона однакова, перемога спільна.
