# Доміно з кубиків. `$face` — число, `$why` — "twice", "dots" або "none", `$dice`, `$string` і `$scores` — числа через дефіс.

dominoes-name = Доміно з кубиків
dominoes-line = Будуйте ланцюжок із кубиків. Хто покладе останній, отримує бал.

dominoes-option-variation = Варіант
dominoes-option-variation-0 = Основна гра
dominoes-option-variation-0-line = Один ланцюжок на двох, до трьох кидків за хід.
dominoes-option-variation-1 = Заміна
dominoes-option-variation-1-line = Кубиком можна й замінити той, що скраю.
dominoes-option-variation-2 = Кожен за себе
dominoes-option-variation-2-line = Від двох до чотирьох гравців. Кожен за хід будує новий ланцюжок. Перегони до 15.
dominoes-option-may-decline = Кубик, який підходить
dominoes-option-may-decline-false = Треба покласти
dominoes-option-may-decline-false-line = Перший кубик, який підходить, треба покласти.
dominoes-option-may-decline-true = Можна кинути ще
dominoes-option-may-decline-true-line = Поки є ще кидки. Не у варіанті «Кожен за себе».
dominoes-option-replace-single = Ланцюжок з одного кубика
dominoes-option-replace-single-false = Не замінюють
dominoes-option-replace-single-false-line = В одного кубика немає сусіда.
dominoes-option-replace-single-true = Можна замінити
dominoes-option-replace-single-true-line = Будь-яким іншим числом. Лише у варіанті «Заміна».

dominoes-string = Ланцюжок
dominoes-string-of = Ланцюжок: { $player }
dominoes-string-shows = Ланцюжок: { $dice }
dominoes-string-empty = Ланцюжка ще немає
dominoes-rolled-dice = Випало
dominoes-begin = Кинути перший кубик
dominoes-roll = { $count ->
    [one] Кинути { $count } кубик
    [few] Кинути { $count } кубики
   *[many] Кинути { $count } кубиків
}
dominoes-again = Кинути ще раз
dominoes-rolls-left = { $left ->
    [0] кидків немає
    [one] ще { $left } кидок
    [few] ще { $left } кидки
   *[many] ще { $left } кидків
}
dominoes-place-left = Покласти { $face } ліворуч, поруч із { $beside }
dominoes-place-right = Покласти { $face } праворуч, поруч із { $beside }
dominoes-swap-left = Ліворуч замість { $beside } покласти { $face }
dominoes-swap-right = Праворуч замість { $beside } покласти { $face }
dominoes-pick = Узяти { $face }
dominoes-tap = Натисни на край, щоб покласти кубик.
dominoes-tap-swap = Натисни на проміжок, щоб додати, або на крайній кубик, щоб замінити.
dominoes-tap-pick = Вибери свій кубик, а тоді натисни на край.
dominoes-beginning = { $player } починає новий ланцюжок.
dominoes-wait = { $player } кидає для ланцюжка.
dominoes-wait-place = { $player } шукає місце.
dominoes-point = Бал!
dominoes-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
   *[many] { $points } балів
}
dominoes-board = Рахунок: { $standing }.
dominoes-goal-five = П’ять балів — перемога.
dominoes-goal-fifteen = До 15 балів. Ходів у всіх порівну.
dominoes-last-lap = Останні ходи, щоб у всіх було порівну.

dominoes-move-roll = кинути
dominoes-move-left1 = 1 ліворуч
dominoes-move-left2 = 2 ліворуч
dominoes-move-left3 = 3 ліворуч
dominoes-move-left4 = 4 ліворуч
dominoes-move-left5 = 5 ліворуч
dominoes-move-left6 = 6 ліворуч
dominoes-move-right1 = 1 праворуч
dominoes-move-right2 = 2 праворуч
dominoes-move-right3 = 3 праворуч
dominoes-move-right4 = 4 праворуч
dominoes-move-right5 = 5 праворуч
dominoes-move-right6 = 6 праворуч
dominoes-move-swapleft1 = 1 замість лівого краю
dominoes-move-swapleft2 = 2 замість лівого краю
dominoes-move-swapleft3 = 3 замість лівого краю
dominoes-move-swapleft4 = 4 замість лівого краю
dominoes-move-swapleft5 = 5 замість лівого краю
dominoes-move-swapleft6 = 6 замість лівого краю
dominoes-move-swapright1 = 1 замість правого краю
dominoes-move-swapright2 = 2 замість правого краю
dominoes-move-swapright3 = 3 замість правого краю
dominoes-move-swapright4 = 4 замість правого краю
dominoes-move-swapright5 = 5 замість правого краю
dominoes-move-swapright6 = 6 замість правого краю

dominoes-began = { $you ->
    [yes] Ти починаєш ланцюжок: { $face }.
   *[no] { $player } починає ланцюжок: { $face }.
}
dominoes-rolled = { $you ->
    [yes] Ти кидаєш: { $dice }.
   *[no] { $player } кидає: { $dice }.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] Ти кидаєш: { $dice }. Таке число вже є в ланцюжку.
        [dots] Ти кидаєш: { $dice }. Крапки не підходять до жодного краю.
       *[none] Ти кидаєш: { $dice }. Нічого не підходить.
    }
   *[no] { $why ->
        [twice] { $player } кидає: { $dice }. Таке число вже є в ланцюжку.
        [dots] { $player } кидає: { $dice }. Крапки не підходять до жодного краю.
       *[none] { $player } кидає: { $dice }. Нічого не підходить.
    }
}
dominoes-declined = { $you ->
    [yes] Ти кидаєш { $dice } ще раз.
   *[no] { $player } кидає { $dice } ще раз.
}
dominoes-added = { $you ->
    [yes] Ти додаєш { $face }: { $string }.
   *[no] { $player } додає { $face }: { $string }.
}
dominoes-replaced = { $you ->
    [yes] Ти замінюєш край на { $face }: { $string }.
   *[no] { $player } замінює край на { $face }: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] П’ятий кубик: бал твій!
       *[failed] Три кидки не підійшли: бал твій!
    }
   *[no] { $how ->
        [fifth] П’ятий кубик: бал отримує { $player }!
       *[failed] Три кидки не підійшли: бал отримує { $player }!
    }
}
dominoes-counted = { $you ->
    [yes] Твій ланцюжок { $string }: балів { $points }. Тепер у тебе { $score }.
   *[no] { $player } має ланцюжок { $string }: балів { $points }. Тепер разом { $score }.
}
dominoes-won = { $you ->
    [yes] Перемога твоя, { $scores }.
   *[no] { $player } перемагає, { $scores }.
}
dominoes-shared = Перемога спільна, { $scores }.
dominoes-why-fifth = П’ятий кубик: бал твій.
dominoes-why-whole = Усі п’ять кубиків: довшого ланцюжка немає.
dominoes-why-blocks = Тоді більше нічого не підходить: бал твій.
dominoes-why-ends = Тоді більше нічого не підходить, і твій ланцюжок закінчено.
dominoes-why-needs = { $tenths ->
    [0] Тоді суперникові треба { $any }, і йому це майже завжди вдається.
    [one] Тоді суперникові треба { $any }. Йому це не вдається приблизно { $tenths } раз із 10.
    [few] Тоді суперникові треба { $any }. Йому це не вдається приблизно { $tenths } рази з 10.
   *[many] Тоді суперникові треба { $any }. Йому це не вдається приблизно { $tenths } разів із 10.
}
dominoes-why-open = Тоді можна продовжити, якщо випаде { $any }.
dominoes-why-again = Інший кидок, може, підійде краще.
result-fifteen-points = найбільше балів, коли ходів порівну

dominoes-learn-roll = На столі лежить 3. Кинь кубик і подивися, чи він підходить.
dominoes-learn-roll-yes = Це 5! Тепер їй треба місце.
dominoes-learn-match = Усі крапки трійки є і в п’ятірці. Тому вони пасують одна одній. Поклади 5 поруч із 3.
dominoes-learn-match-yes = 3 і 5 можуть бути сусідами: усі крапки трійки є і в п’ятірці.
dominoes-learn-end = Випало 3. До якого краю підходить трійка?
dominoes-learn-end-yes = 3 підходить до 2, але не до 4: у четвірки немає крапки посередині.
dominoes-learn-again = За хід можна кидати до трьох разів. Кидай!
dominoes-learn-again-yes = 6 не підходить до жодного краю. Є ще кидок. Якщо не підійдуть усі три, бал отримує суперник.
dominoes-learn-fifth = У ланцюжку чотири кубики, і випало 4. Поклади четвірку поруч із 2.
dominoes-learn-fifth-yes = П’ятий кубик закінчує ланцюжок. Це твій кубик і твій п’ятий бал: перемога твоя!

rule-DO1 = Два числа пасують одне одному, якщо всі крапки одного є і в іншому: 1 до 3 і 5, 2 до 3, 4, 5 і 6, 3 до 1, 2 і 5, 4 до 2, 5 і 6, 5 до 1, 2, 3 і 4, 6 до 2 і 4.
rule-DO2 = У ланцюжку немає двох однакових чисел, і сусіди пасують одне одному. Хто починає, кидає один кубик, і це початок ланцюжка. Перший хід робить суперник.
rule-DO3 = У свій хід ти кидаєш один кубик, до трьох разів. Якщо він підходить до краю ланцюжка і такого числа в ланцюжку ще немає, ти кладеш його туди, і хід закінчено. Якщо три кидки нічого не дали, хід невдалий. Невдалий хід або п’ятий кубик закінчує раунд. Бал отримує той, хто поклав кубик останнім. Якщо ніхто не поклав, бал отримує той, хто почав ланцюжок.
rule-DO3R = Перший кубик, який підходить, треба покласти. Якщо він підходить до обох країв, вибираєш ти. У налаштуваннях столу можна дозволити кидати його ще раз, поки є кидки. Наступний ланцюжок починає той, хто не отримав бала.
rule-DO4 = Перемагає той, хто першим має п’ять балів.
rule-DO-V1 = Варіант «Заміна»: кубик можна не додавати, а покласти замість крайнього, якщо це інше число, його немає в ланцюжку і воно пасує сусідові.
rule-DO-V1R = Кубик, який підходить, треба покласти. Додати чи замінити і з якого краю, вирішуєш ти. Замінене число може з’явитися знову. Єдиний кубик не замінюють. У налаштуваннях столу це можна змінити. Бал отримує той, хто останнім додав або замінив кубик.
rule-DO-V2 = Варіант «Кожен за себе», від двох до чотирьох гравців: кинь один кубик для початку, тоді чотири, три, два й один, і з кожного кидка додай один кубик до свого ланцюжка. Який саме і з якого краю, вибираєш ти, але якщо хоч один підходить, його треба додати. Коли не підходить жоден або лежить п’ятий, ти отримуєш стільки балів, скільки кубиків у ланцюжку. Коли хтось має 15 балів і ходів у всіх порівну, перемагає той, у кого найбільше балів. Якщо порівну, перемога спільна.
