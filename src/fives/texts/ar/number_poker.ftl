# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.
number_poker-name = قبضة الأرقام
number_poker-line = قبضات مغلقة وخدعة في كل جولة: أعلى حجر يكسب، إلا إذا ظهر مرتين.
number_poker-turn-everyone = الجميع يختار حجرًا
number_poker-level-reader-line = يتعلم عاداتك ويلعب ضدها
level-reader = قارئ أفكار
level-reader-plain = يتذكر طريقة لعبك ويكتشف عاداتك.
number-poker-option-empty-hand = اليد الفارغة
number-poker-option-empty-hand-ninth-play = لعبة تاسعة
number-poker-option-empty-hand-ninth-play-line = يمكن إظهارها أيضًا بعد نفاد كل أحجارك.
number-poker-option-empty-hand-needs-a-stone = فقط مع حجر باقٍ
number-poker-option-empty-hand-needs-a-stone-line = من بقيت له وحده أحجار في النهاية يكسبها.
number-poker-table = الطاولة
number-poker-choose = أغلق قبضتك على…
number-poker-choose-line = لا يراه أحد قبل أن تُغلق كل القبضات.
number-poker-stone = { $count ->
    [0] الحجر { $stone }، نفد
    [one] الحجر { $stone }، بقي واحد
    [two] الحجر { $stone }، بقي اثنان
   *[other] الحجر { $stone }، بقي { $count }
}
number-poker-palm = يد فارغة، مرة في اللعبة
number-poker-palm-used = يد فارغة، ظهرت من قبل
number-poker-palm-short = فارغة
number-poker-times = { $count }×
number-poker-take = أي حجر ستأخذ؟
number-poker-take-line = المس يدًا على الطاولة؛ حجرها يصبح غنيمتك.
number-poker-asked = { $player }: { $what }
number-poker-take-button = أخذ الحجر { $stone } من { $player }
number-poker-wait-take = يد { $player } فارغة، وفي انتظار اختيار حجر…
number-poker-wait = في انتظار { $names }…
number-poker-sits-out = لم يبقَ شيء
number-poker-fist-open = { $player }: لم يتم الاختيار بعد
number-poker-fist-closed = قبضة { $player } مغلقة
number-poker-fist-shows = { $player }: { $what }
number-poker-what-stone = حجر { $stone }
number-poker-what-empty = يد فارغة
number-poker-state-kept = غنيمة
number-poker-state-taken = مأخوذ
number-poker-state-out = خارج اللعبة
number-poker-left-of = الباقي لدى { $player }: { $what }
number-poker-loot = الغنيمة
number-poker-loot-of = غنيمة { $player }: { $what }
number-poker-none = لا شيء
number-poker-sum = المجموع { $sum }
number_poker-move = لعب الحجر { $move }
number_poker-move-E = إظهار اليد الفارغة
number-poker-closed = { $you ->
    [yes] أغلقت قبضتك.
   *[no] أُغلقت قبضة { $player }.
}
number-poker-showed = { $you ->
    [yes] أظهرت الحجر { $stone }.
   *[no] في يد { $player } الحجر { $stone }.
}
number-poker-empty = { $you ->
    [yes] أظهرت يدًا فارغة.
   *[no] يد { $player } فارغة.
}
number-poker-empty-cancel = الأيدي الفارغة يُلغي بعضها بعضًا.
number-poker-empty-vain = لا يوجد ما يؤخذ.
number-poker-cancel = الأحجار من القيمة { $stone } يُلغي بعضها بعضًا.
number-poker-took = { $you ->
    [yes] أخذت الحجر { $stone } بيدك الفارغة.
   *[no] اليد الفارغة تأخذ الحجر { $stone } لـ{ $player }.
}
number-poker-kept = { $you ->
    [yes] الحجر { $stone } غنيمة لك.
   *[no] الحجر { $stone } غنيمة لـ{ $player }.
}
number-poker-nobody = لا أحد يكسب هذه الجولة.
number-poker-leftover = { $you ->
    [yes] بقيت لك وحدك أحجار، فكسبت ما بقي: { $stones }.
   *[no] لا أحجار إلا لدى { $player }، وما بقي غنيمة: { $stones }.
}
number-poker-why-only = لا يوجد شيء آخر لإظهاره.
number-poker-why-decided = حُسم الأمر: كل الاختيارات تؤدي إلى النتيجة نفسها.
number-poker-why-sure = أفضل اختيار، حتى لو عرفه الآخر.
number-poker-why-mix = الأفضل هو التنويع: إظهار هذا في نحو { NUMBER($percent, maximumFractionDigits: 0) }% من المرات، حتى لا يتوقعه أحد.
number-poker-why-spare = جيد مثل غيره، لكن أفضل تنويع يستغني عنه.
number-poker-why-worse = أمام أفضل تنويع يضيّع هذا { NUMBER($percent, maximumFractionDigits: 2) }% من فرصة الفوز.
number-poker-why-single = يكسب حجرًا في هذه الجولة في { NUMBER($percent, maximumFractionDigits: 0) } من كل 100 حالة، إذا كانت كل الاختيارات سواء عند الآخرين.
number-poker-why-take = الحجر { $stone } لك، ولا غنيمة لأحد غيرك.
number-poker-why-take-leaves = { $you ->
    [yes] الحجر { $stone } لك، والحجر { $other } غنيمة لك أيضًا.
   *[no] الحجر { $stone } لك، لكن الحجر { $other } غنيمة لـ{ $player }.
}
number-poker-mix-line = الأفضل هو التنويع، حتى لا يتوقع أحد اختيارك. هذا هو الأفضل في أغلب المرات.
result-loot-most = بأكثر الأحجار
result-loot-sum = العدد نفسه من الأحجار، لكن المجموع أعلى
result-loot-shared = العدد نفسه من الأحجار والمجموع نفسه
number_poker-learn-highest = كل لاعب يخفي حجرًا في قبضته، ثم تُفتح الأيدي معًا. أعلى حجر يكسب. أخفِ 4.
number_poker-learn-highest-no = خذ 4 هذه المرة.
number_poker-learn-highest-yes = الحجر 4 أعلى من 3 و1، فيبقى غنيمة. وتخرج الأحجار الأخرى من اللعبة.
number_poker-learn-cancel = انتبه: الأحجار المتساوية يُلغي بعضها بعضًا. يبدو أن الآخرين يحبون 4، فأخفِ 3.
number_poker-learn-cancel-no = خذ 3 هذه المرة.
number_poker-learn-cancel-yes = الحجران 4 و4 يُلغي أحدهما الآخر. فصار 3 أعلى حجر يظهر مرة واحدة، وهو يكسب.
number_poker-learn-empty = مرة واحدة في اللعبة يمكنك إظهار يد فارغة. جرّبها الآن.
number_poker-learn-empty-no = اترك أحجارك واختر اليد الفارغة.
number_poker-learn-empty-yes = اليد الفارغة تأخذ أي حجر ظاهر.
number_poker-learn-take = خذ الحجر الأعلى قيمة.
number_poker-learn-take-no = هذا مسموح، لكن الحجر الآخر أعلى قيمة.
number_poker-learn-take-yes = الحجر 4 لك. وصار 3 أعلى حجر منفرد، فيبقى لصاحبه.
number_poker-learn-last = الجولة الأخيرة. أظهر ما لديك.
number_poker-learn-last-yes = لديك أكثر الأحجار: الفوز لك!
rule-NP1 = لكل لاعب ثمانية أحجار، اثنان من كل قيمة من 1 إلى 4. في كل جولة يختار كل لاعب حجرًا سرًّا ويغلق قبضته عليه، ثم تُفتح الأيدي معًا.
rule-NP2 = أعلى قيمة يُظهرها لاعب واحد فقط تكسب الجولة: يحتفظ هذا اللاعب بحجره غنيمة. القيم المتساوية يُلغي بعضها بعضًا، ويُنظر في القيمة التي تليها نزولًا. وكل ما عدا ذلك من الأحجار الظاهرة يخرج من اللعبة. وإذا لم تظهر أي قيمة مرة واحدة فقط، لا يكسب أحد.
rule-NP3 = مرة واحدة في اللعبة يمكنك إظهار يد فارغة بدل حجر. عندها تأخذ غنيمةً أي حجر تشاء من الأحجار الظاهرة؛ وما بقي من الأحجار يُحسم كالمعتاد.
rule-NP4 = يدان فارغتان أو أكثر في جولة واحدة يُلغي بعضها بعضًا: لا تفعل شيئًا وقد استُعملت.
rule-NP4R = اليد الفارغة تختار بعد فتح كل الأيدي. ولها أن تأخذ أي حجر ظاهر، ولو كان واحدًا من اثنين متساويين؛ فيصبح الآخر وحيدًا. وإذا لم يُظهر أحد حجرًا، فلا يوجد ما يؤخذ. وما بقي لدى كل لاعب معروف للجميع.
rule-NP5R = اليد الفارغة لعبة تاسعة: من نفدت أحجاره وما زالت لديه يُظهرها؛ ومن لم يبقَ له هذا ولا ذاك ينتظر. تنتهي اللعبة حين تُلعب كل الأحجار. ويمكن الاتفاق على ألّا يُظهرها إلا من بقي له حجر؛ عندها من بقيت له وحده أحجار يكسبها.
rule-NP6 = يفوز من في غنيمته أكثر الأحجار. وعند التساوي يفوز صاحب المجموع الأعلى لقيمها؛ وإن تساوى هذا أيضًا، فالفوز مشترك.
