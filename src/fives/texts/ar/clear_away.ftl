# Clear Away. `$from`, `$over`, `$to` and `$at` are places like c6, `$left` is the number of stones left.

clear_away-name = آخر حجر
clear_away-line = اقفز بالأحجار وأخرجها من اللوحة حتى يبقى حجر واحد.

clear_away-board = اللوحة: ستة أعمدة من a إلى f، وستة صفوف من 6 إلى 1
clear_away-stone = { $place }، حجر
clear_away-free = { $place }، فارغة
clear_away-can-jump = { $place }، حجر يمكنه القفز
clear_away-chosen = { $place }، حجر مختار
clear_away-land = { $place }، فارغة: القفز إلى هنا
clear_away-land-keeps = { $place }، فارغة: القفز إلى هنا، ويبقى الحل ممكنًا
clear_away-land-loses = { $place }، فارغة: القفز إلى هنا، ولا يعود الحل ممكنًا
clear_away-left = { $left ->
    [zero] أحجار باقية
    [one] حجر باقٍ
    [two] حجران باقيان
    [few] أحجار باقية
    [many] حجرًا باقيًا
   *[other] حجر باقٍ
}
clear_away-moves = { $moves ->
    [zero] لا حركات
    [one] حركة واحدة
    [two] حركتان
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
}
clear_away-best = الأفضل هنا: { $left ->
    [1] محلولة
    [zero] لا أحجار باقية
    [two] حجران باقيان
    [few] { $left } أحجار باقية
    [many] { $left } حجرًا باقيًا
   *[other] { $left } حجر باقٍ
}
clear_away-best-undone = { $count ->
    [zero] من دون تراجع
    [one] مع تراجع عن حركة واحدة
    [two] مع تراجع عن حركتين
    [few] مع تراجع عن { $count } حركات
    [many] مع تراجع عن { $count } حركة
   *[other] مع تراجع عن { $count } حركة
}
clear_away-choose = المس حجرًا يمكنه القفز فوق جاره، أو اسحبه.
clear_away-target = المس الآن خانة مضيئة. والمس الحجر مرة أخرى لتتركه.
clear_away-again = يمكنه متابعة القفز: المس خانة مضيئة، أو حجرًا آخر.
clear_away-watch = في انتظار القفزة التالية من { $player }.
clear_away-show = أرني قفزة
clear_away-hint-yes = ما زال الحل ممكنًا.
clear_away-hint-no = لم يعد الحل ممكنًا. تراجع عن القفزات حتى يصير ممكنًا.
clear_away-hint-unknown = لم نجد حلًا، ولا دليلًا على أنه غير موجود.
clear_away-hint-every = كل قفزة تُبقي الحل ممكنًا.
clear_away-hint-keeping = { $count ->
    [zero] لا قفزة من أصل { $jumps } تُبقي الحل ممكنًا.
    [one] قفزة واحدة من أصل { $jumps } تُبقي الحل ممكنًا: حول حجرها حلقة أعرض.
    [two] قفزتان من أصل { $jumps } تُبقيان الحل ممكنًا: حول حجر كل منهما حلقة أعرض.
    [few] { $count } قفزات من أصل { $jumps } تُبقي الحل ممكنًا: حول أحجارها حلقة أعرض.
    [many] { $count } قفزة من أصل { $jumps } تُبقي الحل ممكنًا: حول أحجارها حلقة أعرض.
   *[other] { $count } قفزة من أصل { $jumps } تُبقي الحل ممكنًا: حول أحجارها حلقة أعرض.
}
clear_away-hint-fewest = أقل ما يمكن أن يبقى من هنا: { $left ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $left } أحجار
    [many] { $left } حجرًا
   *[other] { $left } حجر
}.
clear_away-why-solves = بهذه القفزة يكتمل الحل.
clear_away-why-keeps = بعدها يبقى الحل ممكنًا.
clear_away-why-only = القفزة الوحيدة التي يبقى الحل بعدها ممكنًا.
clear_away-why-loses = بعدها لا يعود الحل ممكنًا: أقل ما يمكن أن يبقى { $left ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $left } أحجار
    [many] { $left } حجرًا
   *[other] { $left } حجر
}.
clear_away-why-left = أقل ما يمكن أن يبقى: { $left ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $left } أحجار
    [many] { $left } حجرًا
   *[other] { $left } حجر
}.
clear_away-why-lost = بعدها لا يكون الحل ممكنًا.
clear_away-score = { $score ->
    [zero] لا أحجار باقية
    [one] حجر واحد باقٍ
    [two] حجران باقيان
    [few] { $score } أحجار باقية
    [many] { $score } حجرًا باقيًا
   *[other] { $score } حجر باقٍ
}

clear_away-move = { $move }

clear_away-jumped = قفزة من { $from } فوق { $over } إلى { $to }. { $left ->
    [zero] لم يبقَ أي حجر.
    [one] بقي حجر واحد.
    [two] بقي حجران.
    [few] بقيت { $left } أحجار.
    [many] بقي { $left } حجرًا.
   *[other] بقي { $left } حجر.
}
clear_away-solved = الحل في { $moves ->
    [zero] { $moves } حركة
    [one] حركة واحدة
    [two] حركتين
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
}: الحجر الأخير على { $at }.
clear_away-stuck = لا قفزة ممكنة بعد { $moves ->
    [zero] { $moves } حركة
    [one] حركة واحدة
    [two] حركتين
    [few] { $moves } حركات
    [many] { $moves } حركة
   *[other] { $moves } حركة
}، وعلى اللوحة { $left ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $left } أحجار
    [many] { $left } حجرًا
   *[other] { $left } حجر
}.

result-one-stone-left = حُلّت!
result-stones-left = لا قفزة ممكنة

clear_away-learn-jump = اقفز بحجر فوق جاره إلى زاوية فارغة.
clear_away-learn-jump-yes = الحجر الذي قُفز فوقه يخرج. القفز في الصف أو العمود، ولا يكون مائلًا.
clear_away-learn-choose = ثلاثة أحجار. اقفز بحيث تبقى قفزة أخرى ممكنة.
clear_away-learn-choose-no = بعد ذلك لا يقفز أي حجر. فكّر في القفزة التالية.
clear_away-learn-choose-yes = أحسنت: حجران متجاوران من جديد.
clear_away-learn-finish = والآن القفزة الأخيرة.
clear_away-learn-finish-yes = بقي حجر واحد: نجح الحل!
clear_away-learn-plan = أربعة أحجار، وقفزة واحدة فقط توصل إلى الحل. خذ وقتك.
clear_away-learn-plan-no = من هناك لا يعود الحل ممكنًا. جرّب قفزة أخرى.
clear_away-learn-plan-yes = هي هذه.
clear_away-learn-second = تابع.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = اقتربت من الحل.
clear_away-learn-solved = قفزة أخرى.
clear_away-learn-solved-yes = نجح الحل! اللعبة الحقيقية تبدأ بعدد 32 حجرًا.

rule-CA1 = في اللوحة ستة صفوف في ستة أعمدة؛ وعليها 32 حجرًا، والزوايا الأربع وحدها فارغة. يقفز الحجر في خط مستقيم فوق حجر مجاور له تمامًا، في صفه أو عموده، إلى الخانة الفارغة خلفه. والحجر الذي قُفز فوقه يُرفع من اللوحة.
rule-CA1R = لا تخرج القفزة عن اللوحة أبدًا، والزاوية خانة كغيرها. القفزات المتتالية بالحجر نفسه تُعدّ حركة واحدة. ولا معنى للألوان.
rule-CA2 = إذا بقي حجر واحد، أينما كان، فقد نجح الحل. وإذا لم يعد أي حجر قادرًا على القفز وبقي حجران أو أكثر، فعددها هو نتيجتك: حاول من جديد. يمكنك التراجع عن القفزات كما تشاء، حتى بعد النهاية؛ والنتيجة تذكر العدد.
