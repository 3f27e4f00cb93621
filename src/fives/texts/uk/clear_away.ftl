# Останній камінець. `$from`, `$over`, `$to` і `$at` — місця, як-от c6, `$left` — скільки камінців лишилося.

clear_away-name = Останній камінець
clear_away-line = Стрибай через камінці й прибирай їх, поки не лишиться один.

clear_away-board = Поле: шість стовпчиків від a до f, шість рядів від 6 до 1
clear_away-stone = { $place }, камінець
clear_away-free = { $place }, вільно
clear_away-can-jump = { $place }, камінець, може стрибнути
clear_away-chosen = { $place }, камінець, вибрано
clear_away-land = { $place }, вільно: стрибнути сюди
clear_away-land-keeps = { $place }, вільно: стрибнути сюди, тоді ще можна розв’язати
clear_away-land-loses = { $place }, вільно: стрибнути сюди, тоді вже не розв’язати
clear_away-left = { $left ->
    [one] камінець лишився
    [few] камінці лишилися
   *[many] камінців лишилося
}
clear_away-moves = { $moves ->
    [one] { $moves } хід
    [few] { $moves } ходи
   *[many] { $moves } ходів
}
clear_away-best = Найкраще тут: { $left ->
    [1] розв’язано
    [one] лишився { $left } камінець
    [few] лишилося { $left } камінці
   *[many] лишилося { $left } камінців
}
clear_away-best-undone = { $count ->
    [one] забрано назад { $count } хід
    [few] забрано назад { $count } ходи
   *[many] забрано назад { $count } ходів
}
clear_away-choose = Натисни на камінець, який може стрибнути через сусіда, або потягни його.
clear_away-target = Тепер натисни на місце, що світиться. Натисни на камінець ще раз, щоб відпустити.
clear_away-again = Він може стрибати далі: натисни на місце, що світиться, або на інший камінець.
clear_away-watch = { $player } думає, куди стрибнути.
clear_away-show = Покажи мені стрибок
clear_away-hint-yes = Це ще можна розв’язати.
clear_away-hint-no = Це вже не розв’язати. Забирай стрибки назад, поки не стане можна.
clear_away-hint-unknown = Розв’язку ще не знайдено, але він може бути.
clear_away-hint-every = Кожен стрибок ще веде до розв’язку.
clear_away-hint-keeping = Стрибків, які ще ведуть до розв’язку: { $count } з { $jumps }. Їхні камінці мають товстіше кільце.
clear_away-hint-fewest = Звідси найменше, що може лишитися: { $left }.
clear_away-why-solves = Цей стрибок розв’язує все.
clear_away-why-keeps = Після цього ще можна розв’язати.
clear_away-why-only = Єдиний стрибок, після якого ще можна розв’язати.
clear_away-why-loses = Після цього вже не розв’язати. Найменше, що може лишитися: { $left }.
clear_away-why-left = Найменше, що може лишитися: { $left }.
clear_away-why-lost = Після цього вже не розв’язати.
clear_away-score = { $score ->
    [one] ще { $score } камінець
    [few] ще { $score } камінці
   *[many] ще { $score } камінців
}

clear_away-move = { $move }

clear_away-jumped = { $from } через { $over } на { $to }. { $left ->
    [one] Лишився { $left } камінець.
    [few] Лишилося { $left } камінці.
   *[many] Лишилося { $left } камінців.
}
clear_away-solved = { $moves ->
    [one] Розв’язано за { $moves } хід: останній камінець на { $at }.
    [few] Розв’язано за { $moves } ходи: останній камінець на { $at }.
   *[many] Розв’язано за { $moves } ходів: останній камінець на { $at }.
}
clear_away-stuck = Стрибків більше немає. Ходів: { $moves }. Лишилося камінців: { $left }.

result-one-stone-left = Розв’язано!
result-stones-left = Стрибків більше немає

clear_away-learn-jump = Стрибни через сусіда у вільний кут.
clear_away-learn-jump-yes = Камінця, через який був стрибок, уже немає. Стрибають убік, угору чи вниз, але не навскіс.
clear_away-learn-choose = Три камінці. Стрибни так, щоб можна було стрибнути ще раз.
clear_away-learn-choose-no = Після цього жоден камінець уже не міг би стрибнути. Думай на стрибок наперед.
clear_away-learn-choose-yes = Чудово: два камінці знову поруч.
clear_away-learn-finish = А тепер останній стрибок.
clear_away-learn-finish-yes = Лишився один камінець: розв’язано!
clear_away-learn-plan = Чотири камінці, і лише один стрибок веде до мети. Не поспішай.
clear_away-learn-plan-no = Звідти вже не розв’язати. Спробуй інший стрибок.
clear_away-learn-plan-yes = Саме цей.
clear_away-learn-second = Далі.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = Уже майже все.
clear_away-learn-solved = Ще один стрибок.
clear_away-learn-solved-yes = Розв’язано! Справжня гра починається з 32 камінців.

rule-CA1 = На полі шість на шість місць і 32 камінці. Вільні лише чотири кути. Камінець стрибає прямо через сусідній камінець, уздовж ряду або стовпчика, на вільне місце за ним. Камінець, через який стрибнули, прибирають.
rule-CA1R = Стрибок ніколи не веде за край поля, а кут — таке саме місце, як інші. Кілька стрибків того самого камінця поспіль — це один хід. Кольори нічого не значать.
rule-CA2 = Якщо лишився один камінець, на будь-якому місці, все розв’язано. Якщо жоден не може стрибнути, а лишилося два або більше, це число — твій результат: спробуй ще раз. Можна забрати назад скільки завгодно стрибків, навіть у кінці. Результат показує, скільки.
