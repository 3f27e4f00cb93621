# Кубик-детектив. `$evidence` — "means" (засіб), "motive" (мотив) або "opportunity" (нагода), `$suspect` — число від 1 до 6,
# `$dice` і `$kept` — числа на кубиках через дефіс.

detective-name = Кубик-детектив
detective-line = Збирай два, три й чотири однакові та викрий одного з шести підозрюваних.

detective-option-variation = Варіант
detective-option-variation-0 = Основна гра
detective-option-variation-0-line = Після другого кидка рахуються старі й нові кубики разом.
detective-option-variation-1 = Будь-які однакові
detective-option-variation-1-line = Після другого кидка рахуються будь-які однакові кубики.
detective-option-variation-2 = Спільний записник
detective-option-variation-2-line = Докази спільні. Знайди третій і візьми підозрюваного в кружечок.
detective-option-variation-both = Обидва
detective-option-variation-both-line = Рахуються будь-які однакові кубики, і докази спільні.
detective-option-last-turn = Останній хід
detective-option-last-turn-others = Усі інші
detective-option-last-turn-others-line = Коли справу розкрито, усі інші мають ще один хід.
detective-option-last-turn-equal-turns = Ходів порівну
detective-option-last-turn-equal-turns-line = Лише ті, у кого було менше ходів.
detective-option-last-turn-none = Ніхто
detective-option-last-turn-none-line = Хто першим розкриє справу, одразу перемагає.
detective-option-record = Коли треба записати доказ
detective-option-record-first-roll = З першого кидка
detective-option-record-first-roll-line = Спільний записник: якщо в першому кидку є доказ, його записують.
detective-option-record-after-reroll = Після нового кидка
detective-option-record-after-reroll-line = Спільний записник: кинути ще раз можна завжди. 30 ходів без доказу — кінець гри.

detective-means = Засіб
detective-motive = Мотив
detective-opportunity = Нагода
detective-means-dice = два однакові
detective-motive-dice = три однакові
detective-opportunity-dice = чотири однакові
detective-suspect = Підозрюваний { $suspect }
detective-file-yours = Твій записник
detective-file-of = Записник: { $player }
detective-file-all = Спільний записник
detective-others = Інші записники
detective-has = є
detective-has-not = немає
detective-has-by = знахідка: { $player }
detective-solved-mark = Розкрито
detective-circled-by = У кружечку: { $player }
detective-circles = { $count ->
    [one] { $count } кружечок
    [few] { $count } кружечки
   *[many] { $count } кружечків
}
detective-progress = Доказів проти одного підозрюваного: { $count } з 3
detective-record = Записати { $evidence ->
    [means] засіб
    [motive] мотив
   *[opportunity] нагоду
} підозрюваного { $suspect }
detective-record-nothing = Нічого не записувати
detective-pass-on = Нічого немає: далі
detective-kept-dice = Лишаються
detective-new-dice = Нові
detective-both = Для доказу треба хоча б один старий кубик і один новий.
detective-roll-five = Кинути п’ять кубиків
detective-roll = { $count ->
    [one] Ще раз { $count } кубик
    [few] Ще раз { $count } кубики
   *[many] Ще раз { $count } кубиків
}
detective-roll-none = Кинути ще раз
detective-choose = Запиши доказ або вибери кубики, щоб кинути їх ще раз.
detective-choose-none = Записати нічого. Вибери кубики, щоб кинути їх ще раз.
detective-choose-record = Вибери, що записати.
detective-wait-roll = Зараз кидає { $player }.
detective-wait = { $player } розглядає кубики.
detective-last = { $count ->
    [one] Справу розкрито. Ще { $count } останній хід.
    [few] Справу розкрито. Ще { $count } останні ходи.
   *[many] Справу розкрито. Ще { $count } останніх ходів.
}
detective-idle = Ходів поспіль без доказу: { $count } з 30.

detective-move = залишити { $move }
detective-move-none = кинути всі п’ять ще раз
detective-move-roll = кинути
detective-move-nothing = нічого не записувати
detective-move-means1 = засіб, номер 1
detective-move-means2 = засіб, номер 2
detective-move-means3 = засіб, номер 3
detective-move-means4 = засіб, номер 4
detective-move-means5 = засіб, номер 5
detective-move-means6 = засіб, номер 6
detective-move-motive1 = мотив, номер 1
detective-move-motive2 = мотив, номер 2
detective-move-motive3 = мотив, номер 3
detective-move-motive4 = мотив, номер 4
detective-move-motive5 = мотив, номер 5
detective-move-motive6 = мотив, номер 6
detective-move-opportunity1 = нагода, номер 1
detective-move-opportunity2 = нагода, номер 2
detective-move-opportunity3 = нагода, номер 3
detective-move-opportunity4 = нагода, номер 4
detective-move-opportunity5 = нагода, номер 5
detective-move-opportunity6 = нагода, номер 6

detective-rolled = Випало { $dice }.
detective-kept = { $you ->
    [yes] { $lifted ->
        [one] Ти ще раз кидаєш { $lifted } кубик.
        [few] Ти ще раз кидаєш { $lifted } кубики.
       *[many] Ти ще раз кидаєш { $lifted } кубиків.
    }
   *[no] { $lifted ->
        [one] { $player } ще раз кидає { $lifted } кубик.
        [few] { $player } ще раз кидає { $lifted } кубики.
       *[many] { $player } ще раз кидає { $lifted } кубиків.
    }
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] Ти знаходиш засіб підозрюваного { $suspect }.
        [motive] Ти знаходиш мотив підозрюваного { $suspect }.
       *[opportunity] Ти знаходиш нагоду підозрюваного { $suspect }.
    }
   *[no] { $evidence ->
        [means] { $player } знаходить засіб підозрюваного { $suspect }.
        [motive] { $player } знаходить мотив підозрюваного { $suspect }.
       *[opportunity] { $player } знаходить нагоду підозрюваного { $suspect }.
    }
}
detective-nothing = { $you ->
    [yes] Ти нічого не записуєш.
   *[no] { $player } нічого не записує.
}
detective-old-dice = Нової { $face } немає, тому старі не рахуються.
detective-stalled = 30 ходів поспіль без доказу: тут гра закінчується.
detective-solved = { $you ->
    [yes] Справу розкрито: ти доводиш, що це підозрюваний { $suspect }!
   *[no] Справу розкрито: { $player } доводить, що це підозрюваний { $suspect }!
}
detective-last-turns = { $count ->
    [one] Останні ходи ще має { $count } гравець.
    [few] Останні ходи ще мають { $count } гравці.
   *[many] Останні ходи ще мають { $count } гравців.
}
detective-circled = { $you ->
    [yes] Ти береш у кружечок підозрюваного { $suspect }.
   *[no] { $player } бере в кружечок підозрюваного { $suspect }.
}
detective-won = { $you ->
    [yes] Справу розкриваєш ти.
   *[no] Справу розкриває { $player }.
}
detective-why-solves = Це розкриває справу.
detective-why-clue = Тоді доказів проти підозрюваного { $suspect } буде { $count } з 3.
detective-why-may-solve = { $tenths ->
    [one] Кидок розкриває справу приблизно { $tenths } раз із 10.
    [few] Кидок розкриває справу приблизно { $tenths } рази з 10.
   *[many] Кидок розкриває справу приблизно { $tenths } разів із 10.
}
detective-why-rolls = { $tenths ->
    [0] Якщо пощастить, випаде доказ.
    [one] Доказ випадає приблизно { $tenths } раз із 10.
    [few] Доказ випадає приблизно { $tenths } рази з 10.
   *[many] Доказ випадає приблизно { $tenths } разів із 10.
}
detective-why-rarer = { $tenths ->
    [0] Якщо пощастить, випаде доказ, який знайти важче.
    [one] Доказ, який знайти важче, випадає приблизно { $tenths } раз із 10.
    [few] Доказ, який знайти важче, випадає приблизно { $tenths } рази з 10.
   *[many] Доказ, який знайти важче, випадає приблизно { $tenths } разів із 10.
}
detective-why-nothing = Цей доказ більше допоміг би іншим.
result-murder-solved = справу розкрито
result-suspect-1 = засіб, мотив і нагода підозрюваного 1
result-suspect-2 = засіб, мотив і нагода підозрюваного 2
result-suspect-3 = засіб, мотив і нагода підозрюваного 3
result-suspect-4 = засіб, мотив і нагода підозрюваного 4
result-suspect-5 = засіб, мотив і нагода підозрюваного 5
result-suspect-6 = засіб, мотив і нагода підозрюваного 6
result-most-circles = найбільше кружечків

detective-learn-roll = Хтось це зробив, і кубики — твої свідки. Кинь їх.
detective-learn-roll-yes = Три четвірки: вони вказують на підозрюваного 4.
detective-learn-record = Два однакові — засіб, три — мотив, чотири — нагода. Запиши мотив.
detective-learn-record-no = Три однакові варті більшого: запиши мотив.
detective-learn-record-yes = Три четвірки — мотив підозрюваного 4. За хід можна записати один доказ.
detective-learn-again = Дві двійки — це засіб. Спробуй сміливіше: залиш обидві двійки, а інші три кинь ще раз.
detective-learn-again-yes = Ще одна двійка!
detective-learn-both = Старі й нові кубики рахуються разом. Запиши мотив підозрюваного 2.
detective-learn-both-no = Можна краще: три двійки — це мотив.
detective-learn-both-yes = Якщо кинути ще раз лише частину, для доказу треба старий і новий кубик: дві старі двійки й одна нова.
detective-learn-solve = Засіб і мотив підозрюваного 5 у тебе є, а тепер випали чотири п’ятірки. Запиши останній доказ!
detective-learn-solve-no = Чотири п’ятірки — саме те, що треба: запиши нагоду.
detective-learn-solve-yes = Засіб, мотив і нагода: справу розкрито. Суперник мав ще один хід, і перемога твоя!

rule-DE1 = Два кубики з однаковим числом — це засіб цього підозрюваного, три — мотив, чотири — нагода. Більше кубиків можна взяти за менше: чотири або п’ять однакових за будь-що з трьох, три однакові за мотив або засіб.
rule-DE2 = Кинь п’ять кубиків. Потім запиши один доказ із цього кидка або кидай ще раз. Якщо кидаєш ще раз усі п’ять, запиши один доказ із нового кидка. Якщо кидаєш ще раз від одного до чотирьох кубиків, запиши один доказ зі старих і нових кубиків.
rule-DE2R = За хід записують щонайбільше один доказ і жодного, який уже маєш. Якщо кинуто ще раз лише частину кубиків, однакові рахуються, коли серед них є хоча б один старий і один новий. Після другого кидка можна нічого не записувати.
rule-DE3 = Хто першим має засіб, мотив і нагоду того самого підозрюваного, розкриває справу. Тоді кожен інший гравець має ще один, останній хід.
rule-DE3R = Усі, хто розкриє справу цим останнім ходом, теж перемагають: перемога спільна. У налаштуваннях столу це можна змінити: останній хід мають лише ті, у кого було менше ходів, або ніхто.
rule-DE-V1 = Варіант «Будь-які однакові»: після нового кидка частини кубиків рахуються будь-які однакові кубики, старі, нові або разом.
rule-DE-V2 = Варіант «Спільний записник»: кожен доказ записують лише раз, хоч хто його знайшов. Хто знаходить третій доказ, бере підозрюваного в кружечок. Коли в кружечку всі шестеро, перемагає той, у кого найбільше кружечків. Якщо порівну, перемога спільна.
rule-DE-V2R = Зі спільним записником треба записувати те, що можеш. Кинути ще раз можна лише тоді, коли перший кидок не дає нічого записати. У налаштуваннях столу можна дозволити кидати ще раз будь-який перший кидок. Тоді доказ треба записати лише після цього, а 30 ходів поспіль без доказу закінчують гру. Гра закінчується раніше, якщо ніхто вже не може наздогнати. Удвох це тоді, коли перевага більша, ніж число ще не розкритих підозрюваних.
