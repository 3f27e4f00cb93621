# Shell Game. `$symbol` and `$asked` are 1 dot, 2 line, 3 triangle, 4 square; `$place` counts from the left.
shell_game-name = أين الحجر؟
shell_game-line = أربعة أحجار تُقلب وتتنقل. أين ذهب المثلث؟
shell_game-level-elephant-line = لا يغيب حجر عن عينه أبدًا
level-elephant = بذاكرة فيل
level-elephant-plain = لا ينسى حجرًا أبدًا.
shell-game-option-memorise = وقت الحفظ
shell-game-option-memorise-10 = 10 ثوانٍ
shell-game-option-memorise-11 = 11 ثانية
shell-game-option-memorise-12 = 12 ثانية
shell-game-option-memorise-13 = 13 ثانية
shell-game-option-memorise-14 = 14 ثانية
shell-game-option-memorise-15 = 15 ثانية
shell-game-option-memorise-16 = 16 ثانية
shell-game-option-memorise-17 = 17 ثانية
shell-game-option-memorise-18 = 18 ثانية
shell-game-option-memorise-19 = 19 ثانية
shell-game-option-memorise-20 = 20 ثانية
shell-game-symbol-1 = نقطة
shell-game-symbol-2 = خط
shell-game-symbol-3 = مثلث
shell-game-symbol-4 = مربع
shell-game-the-1 = النقطة
shell-game-the-2 = الخط
shell-game-the-3 = المثلث
shell-game-the-4 = المربع
shell-game-row = صف الأحجار
shell-game-lap = { $lap ->
    [1] الشوط الأول: ثلاث نقلات
   *[2] الشوط الثاني: أربع نقلات
}
shell-game-shuffles = { $you ->
    [yes] الخلط عليك
   *[no] الخلط على { $player }
}
shell-game-lay = ضع أحجارك الأربعة
shell-game-lay-line = من اليسار إلى اليمين، بأي ترتيب تشاء. الجميع ينظرون.
shell-game-lay-symbol = وضع { $what }
shell-game-lay-wait = أحجار { $player } توضع الآن. انتبه للترتيب!
shell-game-look = احفظ الترتيب!
shell-game-look-yours = الآخرون يحفظون الترتيب.
shell-game-look-line = ثم تُقلب الأحجار وتتنقل.
shell-game-seconds = { $seconds ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
    [many] بقيت { $seconds } ثانية
   *[other] بقيت { $seconds } ثانية
}
shell-game-turn = قلب الأحجار الآن
shell-game-turn-line = أو اترك ذلك للساعة.
shell-game-slide = انقل حجرًا
shell-game-slide-line = اسحبه، أو المسه ثم المس فراغًا. عند اللمس تختار السرعة هنا:
shell-game-slide-put = إلى أين؟
shell-game-slide-put-line = المس فراغًا، أو المس الحجر مرة أخرى لإعادته.
shell-game-slide-left = { $left ->
    [zero] لا نقلات باقية
    [one] بقيت نقلة واحدة
    [two] بقيت نقلتان
    [few] بقيت { $left } نقلات
    [many] بقيت { $left } نقلة
   *[other] بقيت { $left } نقلة
}
shell-game-slide-wait = الأحجار تتنقل بيد { $player }. لا تُبعد عينك عنها!
shell-game-pace = السرعة
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } ث
shell-game-ask = عمّ نسأل { $player }؟
shell-game-ask-last = الحجران الأخيران! عمّ نسأل { $player }؟
shell-game-ask-symbol = السؤال عن { $what }
shell-game-ask-wait = في انتظار { $player } لاختيار رمز…
shell-game-seek = أين { $what }؟
shell-game-seek-line = المس الحجر.
shell-game-seek-last = الصواب يكسب الحجرين، والخطأ يخسرهما.
shell-game-seek-wait = في انتظار { $player }: أين { $what }؟
shell-game-found-short = صحيح!
shell-game-missed-short = خطأ!
shell-game-stone-open = المكان { $place }: { $what }
shell-game-stone-turned = المكان { $place }: حجر مقلوب
shell-game-stone-won = المكان { $place }: { $what }، لـ{ $player }
shell-game-stone-slide = رفع الحجر من المكان { $place }
shell-game-stone-seek = كشف الحجر في المكان { $place }
shell-game-gap = وضعه في المكان { $place }
shell-game-heard-row = من اليسار: { $what }.
shell-game-heard-slide = ينتقل الحجر من المكان { $source } إلى المكان { $target }.
shell-game-loot = الأحجار المكسوبة
shell-game-loot-of = { $player }: { $count ->
    [zero] لا أحجار
    [one] حجر واحد
    [two] حجران
    [few] { $count } أحجار
    [many] { $count } حجرًا
   *[other] { $count } حجر
}
shell_game-laid = { $you ->
    [yes] وضعت أحجارك. لدى الآخرين { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }.
   *[no] وُضعت أحجار { $player }. لديك { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    } لحفظها!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] قُلبت الأحجار: عليك ثلاث نقلات.
       *[4] قُلبت الأحجار: عليك أربع نقلات.
    }
   *[no] { $slides ->
        [3] قُلبت الأحجار. على { $player } ثلاث نقلات.
       *[4] قُلبت الأحجار. على { $player } أربع نقلات.
    }
}
shell_game-slid = { $you ->
    [yes] نقلت حجرًا.
   *[no] نقلة من { $player }.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] أين النقطة؟ السؤال لك.
        [2] أين الخط؟ السؤال لك.
        [3] أين المثلث؟ السؤال لك.
       *[4] أين المربع؟ السؤال لك.
    }
   *[no] { $symbol ->
        [1] السؤال لـ{ $player }: أين النقطة؟
        [2] السؤال لـ{ $player }: أين الخط؟
        [3] السؤال لـ{ $player }: أين المثلث؟
       *[4] السؤال لـ{ $player }: أين المربع؟
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [one] صحيح! الحجر لك.
       *[two] صحيح! الحجران لك.
    }
   *[no] { $count ->
        [one] صحيح! الحجر لـ{ $player }.
       *[two] صحيح! الحجران لـ{ $player }.
    }
}
shell_game-missed = { $symbol ->
    [1] هذه هي النقطة.
    [2] هذا هو الخط.
    [3] هذا هو المثلث.
   *[4] هذا هو المربع.
} { $count ->
    [one] الحجر للخالط.
   *[two] الحجران للخالط.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] الخلط الآن عليك، بثلاث نقلات.
       *[4] الخلط الآن عليك، بأربع نقلات.
    }
   *[no] { $slides ->
        [3] الخلط الآن على { $player }، بثلاث نقلات.
       *[4] الخلط الآن على { $player }، بأربع نقلات.
    }
}
shell_game-over = خلط كل لاعب مرتين: { $scores }.
result-most-stones = بأكثر الأحجار
shell_game-move = نقل { $move }
shell_game-move-lay1 = وضع { shell-game-the-1 }
shell_game-move-lay2 = وضع { shell-game-the-2 }
shell_game-move-lay3 = وضع { shell-game-the-3 }
shell_game-move-lay4 = وضع { shell-game-the-4 }
shell_game-move-ask1 = السؤال عن { shell-game-the-1 }
shell_game-move-ask2 = السؤال عن { shell-game-the-2 }
shell_game-move-ask3 = السؤال عن { shell-game-the-3 }
shell_game-move-ask4 = السؤال عن { shell-game-the-4 }
shell_game-move-open = كشف الحجر { $move }
shell_game-move-turn = قلب الأحجار
shell_game-move-wait = ترك الأمر للساعة
shell_game-why-there = كان الحجر المطلوب هناك.
shell_game-learn-lay = أنت الخالط. بقي حجر واحد: ضع المربع.
shell_game-learn-lay-yes = أربعة أحجار، أربعة رموز. الآن ينظر الآخرون جيدًا.
shell_game-learn-turn = نظروا بما يكفي. اقلب الأحجار.
shell_game-learn-turn-no = لا تنتظر أكثر: اقلبها.
shell_game-learn-turn-yes = الأحجار مقلوبة. الآن لا تنفع إلا الذاكرة.
shell_game-learn-slide = اخلط قليلًا: خذ حجرًا وانقله إلى مكان آخر.
shell_game-learn-slide-yes = رأى الجميع النقلة. ومن تابع الحجر بعينيه يعرف مكانه.
shell_game-learn-seek = الآن أنت الباحث. احفظ الصف، ثم تابع الأحجار بعينيك.
shell_game-learn-seek-no = ليس هنا. في اللعبة الحقيقية يصير الحجر للخالط.
shell_game-learn-seek-yes = ها هي النقطة! من يجد الحجر يحتفظ به.
shell_game-learn-second = وأين المثلث؟
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = وجدته مرة أخرى!
shell_game-learn-both = السؤال الأخير عن الحجرين الباقيين معًا. أين الخط؟
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = الحجران لك، ولديك أكثر الأحجار: الفوز لك!
rule-SG1 = لكل لاعب ثمانية أحجار: اثنان من كل رمز: نقطة وخط ومثلث ومربع. يتناوب اللاعبون على دور الخالط؛ والآخرون هم الباحثون.
rule-SG2 = يضع الخالط أربعة أحجار برموز مختلفة في صف، بأي ترتيب. ويحفظه الباحثون، من 10 إلى 20 ثانية كما اتُّفق؛ وبعد 10 ثوانٍ يمكن للخالط أن يقلب الأحجار في أي وقت.
rule-SG3 = ثم ينقل الخالط ثلاث مرات، وفي الشوط الثاني أربع مرات: يؤخذ حجر ويوضع بين حجرين آخرين أو في أحد طرفي الصف.
rule-SG3R = يمكن نقل الحجر نفسه مرة أخرى، لكن كل نقلة يجب أن تغيّر الترتيب. تستغرق النقلة 0.8 أو 1.2 أو 2 أو 3 ثوانٍ ويراها الجميع؛ ولا تبدأ التالية إلا بعد انتهائها.
rule-SG4 = يسأل الخالط جاره الأيسر عن رمز لم يُكشف بعد، فيكشف الباحث حجرًا واحدًا. إذا أصاب احتفظ به، وإلا فهو للخالط؛ وفي الحالتين يبقى مكشوفًا ويخرج من الصف. ثم يُسأل الباحث التالي باتجاه عقارب الساعة.
rule-SG5 = السؤال الثالث عن الحجرين الأخيرين: الجواب الصحيح يكسبهما معًا، والخطأ يعطيهما للخالط.
rule-SG5R = إذا كان الباحثون أقل من ثلاثة، دارت الأسئلة عليهم من جديد. وفي الحجرين الأخيرين يمكن للخالط أن يسأل عن أي من الرمزين.
rule-SG6 = كل لاعب يخلط مرتين. ثم يفوز من لديه أكثر الأحجار؛ وعند التعادل فالفوز مشترك.
rule-SG7R = متى قُلبت الأحجار لا يعرف أي جهاز أيها أيّ، لا جهاز الخالط ولا جهاز متفرج. ومن يصرف نظره لن يجد الجواب في السجل.
