# 5-Dice Tug. `$goal` is "five" or "three", `$dice` and `$kept` are faces joined by hyphens.

tug-name = شدّ الحبل بالنرد
tug-line = المكعبات الخمسة نفسها، وهدفان: شُدّها نحوك.

tug-option-variation = طريقة اللعب
tug-option-variation-0 = اللعبة الأساسية
tug-option-variation-0-line = إعادة رمي مكعب أو مكعبين في كل دور.
tug-option-variation-1 = أطول فأطول
tug-option-variation-1-line = مكعب في الدور الأول، ومكعبان في الثاني، وثلاثة في الثالث…
tug-option-variation-2 = اثنان دائمًا
tug-option-variation-2-line = مكعبان بالضبط في كل دور.
tug-option-full-house = ثلاثة مع زوج
tug-option-full-house-false = لا تُحسب
tug-option-full-house-false-line = يجب أن يختلف المكعبان الآخران.
tug-option-full-house-true = تُحسب ثلاثة متشابهة
tug-option-full-house-true-line = { "\u2066" }3-3-3-5-5{ "\u2069" } تكسب نقطة.
tug-option-choose = اختيار الهدف
tug-option-choose-once = مرة واحدة
tug-option-choose-once-line = يبقى الهدفان طوال اللعبة.
tug-option-choose-each-beginning = لكل نقطة
tug-option-choose-each-beginning-line = من يبدأ النقطة يختار من جديد، فتقل أهمية من يبدأ اللعبة.
tug-option-gift = رمية تحقق هدف الخصم
tug-option-gift-false = بلا نقاط
tug-option-gift-false-line = في دورك يُحسب هدفك وحده.
tug-option-gift-true = هدية له
tug-option-gift-true-line = يأخذ الخصم النقطة.

tug-goal-five = خمسة مختلفة
tug-goal-five-line = لا يتكرر أي رقم.
tug-goal-three = ثلاثة متشابهة
tug-goal-three-line = { $fullhouse ->
    [yes] ثلاثة بالضبط، ولا يجتمع 1 و6 أبدًا.
   *[no] ثلاثة بالضبط، والمكعبان الآخران مختلفان، ولا يجتمع 1 و6 أبدًا.
}
tug-choose = إلى أي جهة تشدّ؟
tug-choose-line = { $choose ->
    [each_beginning] هدفك لهذه النقطة.
   *[once] هدفك طوال اللعبة.
}
tug-choosing = في انتظار { $player } لاختيار الهدف…
tug-rope = الحبل: { $left } { $leftscore }، { $right } { $rightscore }. خمس نقاط تفوز.
tug-roll-five = رمي المكعبات الخمسة
tug-roll = { $count ->
    [zero] رمي المكعبات
    [one] رمي مكعب واحد
    [two] رمي مكعبين
    [few] رمي { $count } مكعبات
    [many] رمي { $count } مكعبًا
   *[other] رمي { $count } مكعب
}
tug-roll-none = رمي المكعبات
tug-lift = { $most ->
    [1] المس مكعبًا واحدًا لإعادة رميه.
   *[other] { $least ->
        [1] المس المكعبات لإعادة رميها، { $most } على الأكثر.
        [2] المس مكعبين لإعادة رميهما.
       *[other] المس { $least } مكعبات لإعادة رميها.
    }
}
tug-left = { $left ->
    [zero] لا مكعبات باقية للرمي في الدور { $number }
    [one] بقي مكعب واحد للرمي في الدور { $number }
    [two] بقي مكعبان للرمي في الدور { $number }
    [few] بقيت { $left } مكعبات للرمي في الدور { $number }
    [many] بقي { $left } مكعبًا للرمي في الدور { $number }
   *[other] بقي { $left } مكعب للرمي في الدور { $number }
}
tug-point = نقطة!

tug-move = إبقاء { $move }
tug-move-none = رمي الخمسة كلها
tug-move-roll = رمي
tug-move-five = الشدّ نحو خمسة مختلفة
tug-move-three = الشدّ نحو ثلاثة متشابهة

tug-chose = { $you ->
    [yes] { $goal ->
        [five] هدفك خمسة مختلفة.
       *[three] هدفك ثلاثة متشابهة.
    }
   *[no] { $goal ->
        [five] هدف { $player }: خمسة مختلفة.
       *[three] هدف { $player }: ثلاثة متشابهة.
    }
}
tug-kept = { $you ->
    [yes] أعدت رمي { $lifted ->
        [zero] { $lifted } مكعب
        [one] مكعب واحد
        [two] مكعبين
        [few] { $lifted } مكعبات
        [many] { $lifted } مكعبًا
       *[other] { $lifted } مكعب
    }.
   *[no] { $player }: إعادة رمي { $lifted ->
        [zero] { $lifted } مكعب
        [one] مكعب واحد
        [two] مكعبين
        [few] { $lifted } مكعبات
        [many] { $lifted } مكعبًا
       *[other] { $lifted } مكعب
    }.
}
tug-rolled = يُظهر النرد { $dice }.
tug-vain = { $you ->
    [yes] { $goal ->
        [five] خمسة مختلفة، لكن من رميتك: لا نقطة لأحد.
       *[three] ثلاثة متشابهة، لكن من رميتك: لا نقطة لأحد.
    }
   *[no] { $goal ->
        [five] خمسة مختلفة، لكن من رمية { $player }: لا نقطة لأحد.
       *[three] ثلاثة متشابهة، لكن من رمية { $player }: لا نقطة لأحد.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] خمسة مختلفة: نقطة لك!
       *[three] ثلاثة متشابهة: نقطة لك!
    }
   *[no] { $goal ->
        [five] خمسة مختلفة: نقطة لـ{ $player }!
       *[three] ثلاثة متشابهة: نقطة لـ{ $player }!
    }
}
tug-won = { $you ->
    [yes] لك خمس نقاط: فزت، { $scores }.
   *[no] خمس نقاط والفوز لـ{ $player }، { $scores }.
}
tug-why-goal = من يبدأ بهذا الهدف يكسب نحو { $hundredths } من كل 100 نقطة.
tug-why-makes = { $goal ->
    [five] أعد رمي المكعب { $lifted }: مع { $any } تصير خمسة مختلفة.
   *[three] أعد رمي المكعب { $lifted }: مع { $any } تصير ثلاثة متشابهة.
}
tug-why-two = ينقصك رقمان مختلفان: { $any }.
tug-why-often = { $tenths ->
    [0] { $goal ->
        [five] بقليل من الحظ تصير خمسة مختلفة.
       *[three] بقليل من الحظ تصير ثلاثة متشابهة.
    }
   *[other] { $goal ->
        [five] نحو { $tenths } من كل 10 رميات تعطي خمسة مختلفة.
       *[three] نحو { $tenths } من كل 10 رميات تعطي ثلاثة متشابهة.
    }
}
tug-why-guards = { $goal ->
    [five] خمسة مختلفة تأتي هنا أقل، لكن تبقى للاعب الآخر مكعبات أسوأ.
   *[three] ثلاثة متشابهة تأتي هنا أقل، لكن تبقى للاعب الآخر مكعبات أسوأ.
}
tug-why-leaves = لا نقطة الآن، لكن تبقى للاعب الآخر مكعبات سيئة.
tug-why-again = لا نقطة بعد، لكن يمكنك الرمي مرة أخرى.

tug-learn-goal = المكعبات الخمسة نفسها لكليكما، لكن لكل منكما هدف آخر. اختر «ثلاثة متشابهة».
tug-learn-goal-yes = هذا هدفك الآن. أما الآخر فيشدّ نحو خمسة أرقام مختلفة.
tug-learn-roll = من يختار يبدأ. ارمِ المكعبات الخمسة كلها.
tug-learn-roll-yes = لم يتحقق أي من الهدفين، فلا نقطة لأحد بعد. الدور الأول لك.
tug-learn-pull = مكعبان بالرقم 4: بداية جيدة. المس اثنين من المكعبات الأخرى وأعد رميهما.
tug-learn-pull-no = اترك المكعبين 4 و4، وأعد رمي اثنين غيرهما.
tug-learn-pull-yes = ثلاثة مكعبات بالرقم 4: هذا هدفك، ونقطة لك.
tug-learn-spoilt = ثلاثة مكعبات بالرقم 2، ومع ذلك لا نقطة: لا يجوز أن يجتمع 1 و6. أعد رمي أحدهما.
tug-learn-spoilt-no = اترك المكعبات الثلاثة 2 في مكانها.
tug-learn-spoilt-yes = ثلاثة متشابهة، ولا يجتمع معها 1 و6: الآن تُحسب.
tug-learn-different = الآن تشدّ نحو خمسة أرقام مختلفة، والنتيجة 4 مقابل 4. أي مكعب يعيقك؟
tug-learn-different-no = أعد رمي واحد فقط من المكعبين 1 و1.
tug-learn-different-yes = خمسة أرقام مختلفة، ونقطتك الخامسة: الفوز لك!

rule-TU1 = لاعب يشدّ نحو خمسة أرقام مختلفة. والآخر يشدّ نحو ثلاثة متشابهة بالضبط، بشرط ألّا يجتمع 1 و6 بين المكعبات الخمسة.
rule-TU1R = ثلاثة من رقم مع زوج من رقم آخر لا تُحسب ثلاثة متشابهة. ويمكن الاتفاق على أن تُحسب.
rule-TU2 = من يبدأ يختار هدفًا للعبة كلها ويرمي المكعبات الخمسة. وإذا تحقق بذلك أحد الهدفين، كسب صاحبه نقطة، ورمى خصمه البداية التالية. ويمكن الاتفاق على أن من يبدأ النقطة يختار هدفًا من جديد قبل أن يرمي المكعبات الخمسة.
rule-TU3 = ثم يتناوب اللاعبان، وأولهما من رمى البداية: في دورك تعيد رمي مكعب واحد، أو مكعبين معًا. إذا تحقق هدفك كسبت نقطة، ورمى خصمك البداية الجديدة وأخذ الدور الأول.
rule-TU3R = إذا حققت رميتك هدف الخصم فلا نقطة لأحد: تبقى المكعبات كما هي، وعلى الخصم أن يرمي أيضًا. ويمكن الاتفاق على أنها هدية فتكون النقطة له.
rule-TU4 = من يبلغ خمس نقاط أولًا يفوز.
rule-TU-V1 = طريقة «أطول فأطول»: في الدور الأول من كل نقطة يُعاد رمي مكعب واحد، وفي الثاني مكعبين، وفي الثالث ثلاثة، أيًّا كان صاحب الدور. يمكنك رميها واحدًا بعد واحد أو معًا، والنظر بين الرميات؛ ولا تتوقف إلا إذا كسبت نقطة أو استعملتها كلها.
rule-TU-V2 = طريقة «اثنان دائمًا»: في كل دور يُعاد رمي مكعبين بالضبط.
