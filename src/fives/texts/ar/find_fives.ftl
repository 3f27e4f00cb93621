# Find Fives. `$shape` is the letter of a tile, `$roll` the symbols rolled (a to f), `$points` and `$count` numbers.
find_fives-name = صيد الخماسيات
find_fives-line = خمسة رموز على النرد. الجميع يبحث عنها في الوقت نفسه، ثم يقلب أحدهم الساعة الرملية.
find_fives-turn-everyone = الجميع يبحث
find_fives-level-beginner-line = يجد نحو ثلث النقاط
find_fives-level-casual-line = يجد نحو نصف النقاط
find_fives-level-strong-line = يجد نحو ثلثي النقاط
find_fives-level-perfect-line = يرى أفضل الخماسيات فورًا
find_fives-level-beginner-plain = يجد نحو ثلث النقاط. مناسب لأول لعبة.
find_fives-level-casual-plain = يجد نحو نصف النقاط.
find_fives-level-strong-plain = يجد نحو ثلثي النقاط. الفوز عليه صعب.
find-fives-option-mode = اللعبة
find-fives-option-mode-race = السباق
find-fives-option-mode-race-line = خمس جولات، وحتى خمس خماسيات في كل منها. وحدك: تدريب.
find-fives-option-mode-puzzle = اللغز
find-fives-option-mode-puzzle-line = اثنتا عشرة جولة، خماسية واحدة في كل منها، واللوحة تمتلئ.
find-fives-option-mode-solo = منفرد
find-fives-option-mode-solo-line = اللغز للاعب واحد، من دون ساعة رملية.
find-fives-option-boards = اللوحات
find-fives-option-boards-white = كلها مختلفة
find-fives-option-boards-white-line = لكل لاعب لوحته، وكلها غنية بالقدر نفسه.
find-fives-option-boards-grey = كلها واحدة
find-fives-option-boards-grey-line = الجميع يبحث في اللوحة نفسها.
find-fives-option-timer = الساعة الرملية
find-fives-option-timer-15 = 15 ثانية
find-fives-option-timer-30 = 30 ثانية
find-fives-option-timer-45 = 45 ثانية
find-fives-option-timer-60 = 60 ثانية
find-fives-option-timer-90 = 90 ثانية
find-fives-option-timer-120 = دقيقتان
find-fives-option-timer-180 = 3 دقائق
find-fives-option-limit = أطول وقت للجولة
find-fives-option-limit-10 = 10 دقائق
find-fives-option-limit-5 = 5 دقائق
find-fives-option-limit-3 = 3 دقائق
find-fives-option-limit-0 = بلا حد
find-fives-option-guard = الإطارات الخاطئة
find-fives-option-guard-auto = كالمعتاد
find-fives-option-guard-auto-line = مرفوضة لمن يلعب وحده، ومسموحة حول الطاولة.
find-fives-option-guard-off = مسموحة
find-fives-option-guard-off-line = كما على الورق: الخطأ لا يُحسب.
find-fives-option-guard-on = مرفوضة
find-fives-option-guard-on-line = لا تسمح الطاولة برسم ما لا يمكن أن يُحسب.
find-fives-option-tiles = قيم القطع
find_fives-boards = اللوحات على الطاولة.
find_fives-rolled-again = يُظهر النرد { $roll }. المتشابه كثير: تُرمى المكعبات الخمسة كلها مرة أخرى.
find_fives-rolled = الجولة { $round } من { $rounds }: يُظهر النرد { $roll }.
find_fives-last-round = الجولة الأخيرة: كل خماسية تُحسب مضاعفة.
find_fives-outlined = { $you ->
    [yes] رسمت إطارًا: { $shape }.
   *[no] إطار من { $player }: { $shape }.
}
find_fives-erased = { $you ->
    [yes] محوت الإطار { $shape }.
   *[no] { $player }: محو الإطار { $shape }.
}
find_fives-turned = { $you ->
    [yes] قلبت الساعة: بقيت للآخرين { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }.
   *[no] قُلبت الساعة بيد { $player }: بقيت { $seconds ->
        [zero] { $seconds } ثانية
        [one] ثانية واحدة
        [two] ثانيتان
        [few] { $seconds } ثوانٍ
        [many] { $seconds } ثانية
       *[other] { $seconds } ثانية
    }!
}
find_fives-done = { $you ->
    [yes] انتهيت.
   *[no] { $player }: انتهى البحث.
}
find_fives-time-up = انتهى الوقت! نفد رمل الساعة.
find_fives-limit-up = انتهى الوقت!
find_fives-all-done = توقفوا! انتهى الجميع.
find_fives-scored = { $you ->
    [yes] كسبت { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $bonus ->
        [0] { "" }
       *[other] ، مع نقطة الساعة
    }.
   *[no] لـ{ $player } { $points ->
        [zero] { $points } نقطة
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }{ $bonus ->
        [0] { "" }
       *[other] ، مع نقطة الساعة
    }.
}
find_fives-circled = { $you ->
    [yes] وضعت دائرة حول { $shape }: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
   *[no] { $player }: دائرة حول { $shape }: { $points ->
        [zero] لا نقاط
        [one] نقطة واحدة
        [two] نقطتان
        [few] { $points } نقاط
        [many] { $points } نقطة
       *[other] { $points } نقطة
    }.
}
find_fives-missed = { $you ->
    [yes] لا خماسية صحيحة لك { $wiped ->
        [0] في هذه الجولة.
       *[other] في هذه الجولة: يُمسح إطارك.
    }
   *[no] لا خماسية صحيحة لـ{ $player } { $wiped ->
        [0] في هذه الجولة.
       *[other] في هذه الجولة: يُمسح الإطار.
    }
}
find_fives-hatched = { $you ->
    [yes] شطبت { $shape } وظلّلته.
   *[no] { $player }: شطب { $shape } وتظليله.
}
find_fives-crossed = { $you ->
    [yes] لم يبقَ مكان لأي شكل: شطبت { $shape }.
   *[no] لم يبقَ مكان لأي شكل. { $player }: شطب { $shape }.
}
find_fives-nobody = لم يجد أحد خماسية: انتهت اللعبة.
find_fives-move = إطار { $move }
find_fives-move-timer = قلب الساعة
find_fives-move-done = انتهاء
find_fives-move-next = الجولة التالية
find_fives-move-erase = محو الإطار { $move }
find_fives-move-hatch = تظليل { $move }
find_fives-move-cross = شطب { $move }
find_fives-why-counts = تُحسب
find_fives-why-mismatch = لا توافق النرد: ليست خماسية
find_fives-why-overlap = تتداخل مع خماسية أخرى: لا تُحسب أي منهما
find_fives-why-repeat = الشكل نفسه مرة أخرى: يُحسب واحد فقط
find_fives-why-surplus = أكثر من خمس: الأغلى لا تُحسب
find_fives-why-used = حول هذا الشكل دائرة أو هو مشطوب من قبل
find_fives-why-occupied = ليست على خانات فارغة
result-most-points = بأكثر النقاط
result-best-round = النقاط نفسها، لكن بأفضل جولة
result-more-fives = النقاط نفسها، لكن بعدد أكبر من الخماسيات
result-points-shared = بنقاط متساوية
result-played-alone = انتهت كل الجولات
find_fives-learn-find = تُظهر المكعبات خمسة رموز. ابحث عن خمس خانات متجاورة فيها هذه الرموز بالضبط، ومرّر إصبعك عليها. تلميح: انظر إلى الحافة اليسرى.
find_fives-learn-find-yes = خماسية: خمس خانات متصلة بأضلاعها، فيها الرموز الخمسة المرمية بالضبط.
find_fives-learn-another = كل شكل يُحسب مرة واحدة، ولا تُستعمل خانة مرتين. ابحث عن خماسية أخرى. تلميح: الزاوية السفلى اليسرى.
find_fives-learn-another-yes = شكل آخر على خانات أخرى: الخماسيتان تُحسبان.
find_fives-learn-circle = في اللغز واللعب المنفرد تبحث عن خماسية واحدة في كل جولة، وهي تبقى. لديك واحدة: أنهِ الجولة.
find_fives-learn-circle-yes = حولها دائرة، ونقاطها لك. وتبقى خاناتها مشغولة.
find_fives-learn-hatch = من دون خماسية عليك التخلي عن شكل. اختر شكلًا وضعه في أي مكان على لوحتك.
find_fives-learn-hatch-yes = شُطب الشكل وشُغلت خاناته. وتبدأ الجولة التالية.
find_fives-learn-timer = نعود إلى السباق، الجولة الأخيرة: كل خماسية تُحسب مضاعفة، ولديك ثلاث. كن أول من يقلب الساعة!
find_fives-learn-timer-yes = ثلاث خماسيات مضاعفة، ونقطة للساعة: الفوز لك!
rule-FF1 = خمس جولات، والجميع في الوقت نفسه: رمي، ثم بحث، ثم عدّ النقاط.
rule-FF2 = تُرمى المكعبات الخمسة كلها. وإذا ظهر رمز ثلاث مرات أو أكثر، يُعاد رميها كلها.
rule-FF3 = الخماسية هي خمس خانات متصلة بأضلاعها تُظهر الرموز الخمسة المرمية بالضبط.
rule-FF4 = الشكل هو نفسه إذا أُدير أو عُكس. وفي كل جولة يمكن استعمال كل شكل من الأشكال الاثني عشر مرة واحدة.
rule-FF5 = خمس خماسيات على الأكثر، ولا يجوز أن تتداخل. لا تُحسب إلا الإطارات المكتملة. ويمكنك المحو إلى أن يتوقف رسمك.
rule-FF6R = يمكنك رسم إطار حول أي خمس خانات متصلة، صوابًا كانت أو خطأ، حتى عشرين إطارًا في وقت واحد ولا يتكرر أحدها؛ والحكم عند عدّ النقاط. وإذا كانت الحماية مفعّلة، ترفض الطاولة ما لا يمكن أن يُحسب.
rule-FF7 = يمكن لأي لاعب أن يقلب الساعة الرملية في أي وقت، مرة واحدة في الجولة للطاولة كلها. ومن يقلبها لا يرسم ولا يمحو بعد ذلك. والآخرون يواصلون حتى ينفد الرمل.
rule-FF8R = مدة الساعة 45 ثانية أو ما اتُّفق عليه. وإذا قال كل الآخرين «انتهيت» قبل ذلك، انتهت الجولة مبكرًا. وإذا لم يقلبها أحد، انتهت الجولة بعد الوقت الذي اختارته الطاولة، من دون نقطة إضافية. وإن لم تختر حدًا، فلا شيء يستعجلكم، ولا حتى بعد الجولة. ومن يلعب وحده لا ساعة له ولا حد: يقول «انتهيت».
rule-FF9R = يُحسب الإطار إذا اكتمل قبل التوقف.
rule-FF10 = عدّ النقاط: الإطار الذي لا يوافق النرد ليس خماسية. والخماسيات المتداخلة كلها لا تُحسب. ومن الخماسيات ذات الشكل الواحد تُحسب واحدة. وإذا زادت على خمس، تُحسب الخمس الأرخص. تُجمع القيم؛ ومن قلب الساعة له نقطة إضافية.
rule-FF10R = الإطار الذي ليس خماسية لا يُفسد إطارًا آخر يتداخل معه.
rule-FF11 = في الجولة الخامسة تُحسب كل خماسية مضاعفة. وتبقى النقطة الإضافية نقطة واحدة.
rule-FF12 = صاحب أكثر النقاط يفوز. وعند التعادل تحسم أفضل جولة من الجولات الأربع الأولى؛ وإن بقي التعادل، فالفوز مشترك.
rule-FF13R = قيم القطع من اختيارنا: كلما صعب العثور على الشكل ورؤيته، زادت قيمته. 4 للقطع I وX وW؛ و3 للقطع T وV وZ؛ و2 للقطع F وN وU؛ و1 للقطع L وP وY. ويمكن للطاولة أن تضبط القيم المطبوعة في علبتها.
rule-FF14 = يمكن أن تكون اللوحات كلها مختلفة أو كلها واحدة.
rule-FF15R = في كل لوحة 16 أو 17 خانة من كل رمز، ولا تتجاور أكثر من ثلاث خانات متشابهة، ولكل رمية ثماني خماسيات على الأقل، وكل اللوحات غنية بالقدر نفسه بقيم قطعنا.
rule-FP1 = اثنتا عشرة جولة على الأكثر. في كل جولة ترسم إطارًا حول خماسية واحدة؛ والإطار الجديد يحل محل إطار هذه الجولة السابق. لا تُمسح اللوحات. وكل شكل متاح مرة واحدة في اللعبة كلها، إلى أن توضع حوله دائرة أو يُشطب.
rule-FP2 = الخماسية الصحيحة من شكل متاح على خانات فارغة توضع حول قطعتها دائرة. وإلا فعليك شطب شكل متاح وتظليله على خانات فارغة، مهما كانت رموزها.
rule-FP2R = لا يُشطب إلا شكل يتسع له المكان؛ وإن لم يتسع لأي شكل، يُشطب واحد من دون تظليل. وبعد 60 ثانية تختار الطاولة أرخص شكل يتسع له المكان، في أول موضع له من الأعلى. وإن لم يكن للجولات حد، انتظرتك.
rule-FP3 = من يقلب الساعة الرملية يأخذ علامة قيمتها نقطة واحدة.
rule-FP4 = تنتهي اللعبة بعد اثنتي عشرة جولة، أو بعد أول جولة لا يجد فيها أحد خماسية صحيحة.
rule-FP5 = قيم القطع التي حولها دوائر وعلامات الساعة هي نقاطك. وعند التعادل يفوز صاحب أكثر الدوائر؛ وإن بقي التعادل، فالفوز مشترك.
rule-FS1 = المنفرد هو اللغز للاعب واحد، من دون ساعة رملية، ودائمًا اثنتا عشرة جولة.

# The board on the screen and on paper. `$shape` is a tile's letter, `$symbols` a list of symbols.
find_fives-word-a = نجمة
find_fives-word-b = حلقة
find_fives-word-c = مثلث
find_fives-word-d = قلب
find_fives-word-e = هلال
find_fives-word-f = زائد
find_fives-page-board = لوحتك، عشر خانات في عشر
find_fives-page-board-of = لوحة { $player }، عشر خانات في عشر
find_fives-page-square = الصف { $row }، العمود { $column }، { $symbol }
find_fives-page-in-drawing = في رسمك
find_fives-page-in-own = في الإطار { $shape }
find_fives-page-in-waiting = في الإطار { $shape }
find_fives-page-in-counts = في { $shape }، يُحسب
find_fives-page-in-void = في { $shape }، لا يُحسب
find_fives-page-in-circled = في { $shape }، حوله دائرة
find_fives-page-in-hatched = في { $shape }، مظلل
find_fives-page-in-best = في { $shape }، ممكن
find_fives-page-rolled = الرمية: { $symbols }
find_fives-page-again = رمية أخرى!
find_fives-page-rolling = النرد في الهواء
find_fives-page-drawing = { $count } من 5
find_fives-page-more = { $count ->
    [zero] لا إطارات بعد.
    [one] إطار واحد، قيمته { $value } إذا حُسب.
    [two] إطاران، قيمتهما { $value } إذا حُسبا.
    [few] { $count } إطارات، قيمتها { $value } إذا حُسبت كلها.
    [many] { $count } إطارًا، قيمتها { $value } إذا حُسبت كلها.
   *[other] { $count } إطار، قيمتها { $value } إذا حُسبت كلها.
} المس إطارًا لمحوه.
find_fives-page-one = تم رسم الإطار. إطار آخر يحل محله، ولمسة تمحوه.
find_fives-page-outlines = إطاراتك
find_fives-page-erase = محو الإطار { $shape } على { $squares }
find_fives-page-put-back = إعادة { $shape }
find_fives-page-tiles = القطع الاثنتا عشرة وقيمها
find_fives-page-tile = { $shape }، قيمتها { $value }{ $state ->
    [used] ، حولها إطار
    [circled] ، حولها دائرة
    [crossed] ، مشطوبة
   *[free] {""}
}
find_fives-page-tiles-line = هل لديكم اللعبة في علبتها؟ اضبطوا القيم المطبوعة على قطعها.
find_fives-page-tiles-ours = قيمنا من جديد
find_fives-page-everyone = أشكال الجميع وعلاماتهم
find_fives-page-marks = { $count ->
    [zero] لا علامات للساعة
    [one] علامة واحدة للساعة
    [two] علامتان للساعة
    [few] { $count } علامات للساعة
    [many] { $count } علامة للساعة
   *[other] { $count } علامة للساعة
}
find_fives-page-players = اللاعبون
find_fives-page-found = { $count ->
    [zero] إطارات
    [one] إطار
    [two] إطاران
    [few] إطارات
    [many] إطارًا
   *[other] إطار
}
find_fives-page-state-searching = بحث
find_fives-page-state-turned = الساعة
find_fives-page-state-done = انتهاء
find_fives-page-state-looking = مشاهدة
find_fives-page-state-ready = استعداد
find_fives-page-seconds = { $seconds ->
    [zero] انتهى الوقت
    [one] بقيت ثانية واحدة
    [two] بقيت ثانيتان
    [few] بقيت { $seconds } ثوانٍ
    [many] بقيت { $seconds } ثانية
   *[other] بقيت { $seconds } ثانية
}
find_fives-page-lying = الساعة الرملية على جنبها: لم يقلبها أحد بعد
find_fives-page-timer = قلب الساعة
find_fives-page-done = انتهيت
find_fives-page-score = عدّ نقاط هذه الجولة
find_fives-page-finish = إنهاء الجولة
find_fives-page-turned = قُلبت الساعة بيد { $player }.
find_fives-page-you-turned = قلبت الساعة.
find_fives-page-frozen = توقف رسمك. الآخرون يبحثون حتى ينفد الرمل.
find_fives-page-stop = توقفوا!
find_fives-page-early = قلب الساعة الآن؟
find_fives-page-early-line = { $count ->
    [0] ليس لديك أي إطار بعد.
    [one] لديك إطار واحد.
    [two] لديك إطاران.
    [few] لديك { $count } إطارات.
    [many] لديك { $count } إطارًا.
   *[other] لديك { $count } إطار.
} لن يمكنك الرسم ولا المحو بعدها في هذه الجولة؛ وتبقى للآخرين { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتان
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
find_fives-page-early-yes = قلب الساعة
find_fives-page-round = الجولة { $round } من { $rounds }
find_fives-page-solo = الجولة { $round } من { $rounds }. { $score ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
    [many] { $score } نقطة
   *[other] { $score } نقطة
}{ $best ->
    [0] {""}
   *[other] ، والأفضل على هذا الجهاز: { $best }
}.
find_fives-page-scoring = الجولة { $round }: { $player }
find_fives-page-double = الجولة الأخيرة: كل خماسية تُحسب مضاعفة.
find_fives-page-why-counts = { $shape }، قيمتها { $value }
find_fives-page-why-mismatch = { $shape } لا تُظهر الرموز الخمسة
find_fives-page-why-overlap = { $shape } تشترك في خانة مع { $other }
find_fives-page-why-repeat = { $shape } مرة ثانية: كل شكل يُحسب مرة
find_fives-page-why-surplus = { $shape } زائدة: تُحسب الخمس الأرخص فقط
find_fives-page-why-used = { $shape } استُعملت من قبل
find_fives-page-why-occupied = { $shape } على خانات مشغولة
find_fives-page-no-outline = بلا إطار
find_fives-page-bonus = قلب الساعة
find_fives-page-sum = هذه الجولة
find_fives-page-table = النقاط جولة بعد جولة
find_fives-page-player = اللاعب
find_fives-page-total = المجموع
find_fives-page-next = الجولة التالية
find_fives-page-see = انظر إلى ما وجده الجميع، ثم تابع.
find_fives-page-wait = في انتظار استعداد الجميع…
find_fives-page-choose-time = تستمر اللعبة تلقائيًا بعد { $seconds ->
    [zero] { $seconds } ثانية
    [one] ثانية واحدة
    [two] ثانيتين
    [few] { $seconds } ثوانٍ
    [many] { $seconds } ثانية
   *[other] { $seconds } ثانية
}.
find_fives-page-best = ماذا كان ممكنًا؟
find_fives-page-best-off = العودة إلى الإطارات
find_fives-page-best-line = الأفضل: { $best } ({ $shapes }). والموجود هنا: { $got }.
find_fives-page-plan = أكبر عدد ممكن من النقاط بهذه الرميات: { $open ->
    [yes] { $best } على الأقل، و{ $bound } على الأكثر
   *[no] { $best }
}؛ وهنا { $got }. جولة بعد جولة: { $rounds }.
find_fives-page-search = ابحث عن هذه الرموز الخمسة متجاورة.
find_fives-page-search-one = ابحث عن هذه الرموز الخمسة متجاورة.
find_fives-page-no-five = لا خماسية هذه المرة: اختر شكلًا لشطبه.
find_fives-page-put = ضعه حيث لا يضايق كثيرًا.
find_fives-page-cross-here = شطب { $shape } هنا
find_fives-page-other-shape = شكل آخر
find_fives-page-cross-line = لم يبقَ مكان لأي شكل على الخانات الفارغة: يكفي شطب واحد.
find_fives-page-cross = شطب القطعة { $shape }، قيمتها { $value }
find_fives-page-turn = تدوير
find_fives-page-mirror = عكس
find_fives-page-move-left = إلى اليسار
find_fives-page-move-right = إلى اليمين
find_fives-page-move-up = إلى أعلى
find_fives-page-move-down = إلى أسفل
find_fives-page-place-not = لا مكان لـ{ $shape } هنا
find_fives-page-print = طباعة اللوحات
find_fives-page-print-now = طباعة
find_fives-page-print-board = لوحة { $player } وقطعها
find_fives-page-print-scores = ورقة النقاط
find_fives-page-print-race = خمس جولات. خمس خماسيات على الأكثر في الجولة، كل شكل مرة، ولا تداخل. في الجولة الخامسة كل شيء مضاعف.
find_fives-page-print-puzzle = اثنتا عشرة جولة، خماسية في كل منها. ضع علامة على قطعتها. ومن لم يجد خماسية يشطب قطعة ويظلل شكلها على خانات فارغة.
find_fives-page-print-values = قيم القطع:
find_fives-page-hint = تلميح: { $shape }، مرسومة بالأزرق.
find_fives-page-hint-none = تلميح: لا شيء تضيفه يجعلها أفضل.
find_fives-score = { $score ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $score } نقاط
    [many] { $score } نقطة
   *[other] { $score } نقطة
}
