# Схований камінець. `$symbol` і `$asked` — це 1 крапка, 2 риска, 3 трикутник, 4 квадрат; `$place` рахують зліва.

shell_game-name = Схований камінець
shell_game-line = Чотири камінці перевертають і пересувають. Де тепер трикутник?
shell_game-level-elephant-line = ніколи не губить камінця з очей
level-elephant = Слон
level-elephant-plain = Ніколи не забуває камінця.

shell-game-option-memorise = Час запам’ятати
shell-game-option-memorise-10 = 10 с
shell-game-option-memorise-11 = 11 с
shell-game-option-memorise-12 = 12 с
shell-game-option-memorise-13 = 13 с
shell-game-option-memorise-14 = 14 с
shell-game-option-memorise-15 = 15 с
shell-game-option-memorise-16 = 16 с
shell-game-option-memorise-17 = 17 с
shell-game-option-memorise-18 = 18 с
shell-game-option-memorise-19 = 19 с
shell-game-option-memorise-20 = 20 с

shell-game-symbol-1 = крапка
shell-game-symbol-2 = риска
shell-game-symbol-3 = трикутник
shell-game-symbol-4 = квадрат
shell-game-the-1 = крапка
shell-game-the-2 = риска
shell-game-the-3 = трикутник
shell-game-the-4 = квадрат

shell-game-row = Ряд камінців
shell-game-lap = { $lap ->
    [1] Перше коло: пересунути тричі
   *[2] Друге коло: пересунути чотири рази
}
shell-game-shuffles = { $you ->
    [yes] Твій фокус
   *[no] Фокус: { $player }
}
shell-game-lay = Поклади свої чотири камінці
shell-game-lay-line = Зліва направо, у будь-якому порядку. Усі дивляться.
shell-game-lay-symbol = Покласти: { $what }
shell-game-lay-wait = { $player } кладе камінці. Запам’ятай порядок!
shell-game-look = Запам’ятай порядок!
shell-game-look-yours = Інші запам’ятовують.
shell-game-look-line = Потім камінці перевернуть і пересунуть.
shell-game-seconds = { $seconds ->
    [one] ще { $seconds } секунда
    [few] ще { $seconds } секунди
   *[many] ще { $seconds } секунд
}
shell-game-turn = Перевернути зараз
shell-game-turn-line = Або зачекай, поки вийде час.
shell-game-slide = Пересунь камінець
shell-game-slide-line = Потягни його або натисни на нього, а тоді на проміжок. Швидкість для натискання:
shell-game-slide-put = Куди?
shell-game-slide-put-line = Натисни на проміжок або на камінець ще раз, щоб покласти назад.
shell-game-slide-left = { $left ->
    [one] пересунути ще { $left } раз
    [few] пересунути ще { $left } рази
   *[many] пересунути ще { $left } разів
}
shell-game-slide-wait = { $player } пересуває камінці. Не зводь із них очей!
shell-game-pace = Швидкість
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } с
shell-game-ask = Що має знайти { $player }?
shell-game-ask-last = Останні два камінці! Що має знайти { $player }?
shell-game-ask-symbol = Спитати: { $what }
shell-game-ask-wait = { $player } вибирає знак …
shell-game-seek = Де { $what }?
shell-game-seek-line = Натисни на камінець.
shell-game-seek-last = Якщо вгадаєш, обидва камінці твої. Якщо ні, обидва втрачено.
shell-game-seek-wait = { $player } шукає: { $what } …
shell-game-found-short = Є!
shell-game-missed-short = Не той!

shell-game-stone-open = Місце { $place }: { $what }
shell-game-stone-turned = Місце { $place }: знаком униз
shell-game-stone-won = Місце { $place }: { $what }, отримує { $player }
shell-game-stone-slide = Узяти камінець на місці { $place }
shell-game-stone-seek = Відкрити камінець на місці { $place }
shell-game-gap = Покласти на місце { $place }
shell-game-heard-row = Зліва: { $what }.
shell-game-heard-slide = Камінець із місця { $source } переходить на місце { $target }.
shell-game-loot = Виграні камінці
shell-game-loot-of = { $count ->
    [one] { $player }: { $count } камінець
    [few] { $player }: { $count } камінці
   *[many] { $player }: { $count } камінців
}

shell_game-laid = { $you ->
    [yes] Твої камінці лежать. Інші мають { $seconds } с.
   *[no] { $player } має готовий ряд. { $seconds } с, щоб запам’ятати!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] Камінці перевернуто: пересунь тричі.
       *[4] Камінці перевернуто: пересунь чотири рази.
    }
   *[no] { $slides ->
        [3] Камінці перевернуто. { $player } пересуває тричі.
       *[4] Камінці перевернуто. { $player } пересуває чотири рази.
    }
}
shell_game-slid = { $you ->
    [yes] Ти пересуваєш камінець.
   *[no] { $player } пересуває камінець.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] Де крапка? Шукати тобі.
        [2] Де риска? Шукати тобі.
        [3] Де трикутник? Шукати тобі.
       *[4] Де квадрат? Шукати тобі.
    }
   *[no] { $symbol ->
        [1] { $player } має знайти крапку.
        [2] { $player } має знайти риску.
        [3] { $player } має знайти трикутник.
       *[4] { $player } має знайти квадрат.
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [1] Правильно! Камінець твій.
       *[2] Правильно! Обидва камінці твої.
    }
   *[no] { $count ->
        [1] Правильно! { $player } отримує камінець.
       *[2] Правильно! { $player } отримує обидва камінці.
    }
}
shell_game-missed = { $symbol ->
    [1] Це крапка.
    [2] Це риска.
    [3] Це трикутник.
   *[4] Це квадрат.
} { $count ->
    [1] Камінець іде до фокусника.
   *[2] Обидва камінці йдуть до фокусника.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] Тепер фокус показуєш ти: пересунь тричі.
       *[4] Тепер фокус показуєш ти: пересунь чотири рази.
    }
   *[no] { $slides ->
        [3] Тепер фокус показує { $player } і пересуває тричі.
       *[4] Тепер фокус показує { $player } і пересуває чотири рази.
    }
}
shell_game-over = Кожен двічі показав фокус: { $scores }.
result-most-stones = найбільше камінців

shell_game-move = пересунути { $move }
shell_game-move-lay1 = покласти: { shell-game-the-1 }
shell_game-move-lay2 = покласти: { shell-game-the-2 }
shell_game-move-lay3 = покласти: { shell-game-the-3 }
shell_game-move-lay4 = покласти: { shell-game-the-4 }
shell_game-move-ask1 = спитати: { shell-game-the-1 }
shell_game-move-ask2 = спитати: { shell-game-the-2 }
shell_game-move-ask3 = спитати: { shell-game-the-3 }
shell_game-move-ask4 = спитати: { shell-game-the-4 }
shell_game-move-open = відкрити камінець { $move }
shell_game-move-turn = перевернути камінці
shell_game-move-wait = чекати, поки вийде час
shell_game-why-there = Потрібний камінець був там.

shell_game-learn-lay = Фокус показуєш ти. Бракує одного камінця: поклади квадрат.
shell_game-learn-lay-yes = Чотири камінці, чотири знаки. Тепер інші уважно дивляться.
shell_game-learn-turn = Вони вже надивилися. Переверни камінці.
shell_game-learn-turn-no = Не чекай більше: переверни їх.
shell_game-learn-turn-yes = Камінці лежать знаками вниз. Тепер допоможе лише пам’ять.
shell_game-learn-slide = Перемішай їх трохи: візьми камінець і пересунь на інше місце.
shell_game-learn-slide-yes = Усі бачили, куди він пішов. Якщо стежити за ним, знаєш, де він.
shell_game-learn-seek = Тепер шукаєш ти. Запам’ятай ряд, а тоді стеж за камінцями очима.
shell_game-learn-seek-no = Не тут. У справжній грі камінець тепер отримав би фокусник.
shell_game-learn-seek-yes = Ось крапка! Хто знаходить камінець, отримує його.
shell_game-learn-second = А де трикутник?
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = Знову знайдено!
shell_game-learn-both = Останнє питання — про обидва камінці, що лишилися. Де риска?
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = Обидва камінці твої, і в тебе їх найбільше: перемога твоя!

rule-SG1 = У кожного вісім камінців: по два з крапкою, рискою, трикутником і квадратом. Фокусниками бувають по черзі. Інші — шукачі.
rule-SG2 = Фокусник кладе в ряд чотири камінці з чотирма різними знаками, у будь-якому порядку. Шукачі запам’ятовують його від 10 до 20 секунд, як вибрано в налаштуваннях столу. Після 10 секунд фокусник може перевернути камінці будь-коли.
rule-SG3 = Потім фокусник пересуває тричі, а в другому колі чотири рази: бере один камінець і кладе між двома іншими або з краю ряду.
rule-SG3R = Той самий камінець можна пересунути знову, але порядок щоразу має змінитися. Це триває 0,8, 1,2, 2 або 3 секунди, і всі це бачать. Далі пересувають лише тоді, коли камінець уже ліг.
rule-SG4 = Фокусник питає сусіда ліворуч про знак, який ще не відкрито, і шукач відкриває один камінець. Якщо він правильний, його отримує шукач. Якщо ні, фокусник. Хоч так, хоч так, камінець лишається відкритим і виходить із ряду. Тоді питають наступного шукача за годинниковою стрілкою.
rule-SG5 = Третє питання — про останні два камінці. Правильна відповідь виграє обидва, а після неправильної обидва отримує фокусник.
rule-SG5R = Якщо шукачів менше ніж троє, питання йдуть по колу ще раз. Для останніх двох камінців фокусник може назвати будь-який із двох знаків.
rule-SG6 = Кожен двічі буває фокусником. Тоді перемагає той, у кого найбільше камінців. Якщо порівну, перемога спільна.
rule-SG7R = Коли камінці перевернуто, жоден пристрій не знає, де який, навіть пристрій фокусника. Якщо відвернешся, журнал не допоможе.
