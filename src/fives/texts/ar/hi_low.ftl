# 5-Dice Hi-Low. `$side` is "high" or "low", `$dice` are faces joined by hyphens.
# Here a "turn" in which everyone has played once is "جولة", and one player's go is "دور".

hi_low-name = فوق وتحت
hi_low-line = طرف يرمي عاليًا وطرف يرمي منخفضًا، والرقم 35 هو الميزان.

hi-low-option-variation = طريقة اللعب
hi-low-option-variation-0 = اللعبة الأساسية
hi-low-option-variation-0-line = رمي خمسة، ثم أربعة أو لا، ثم ثلاثة، فاثنين، فواحد.
hi-low-option-variation-1 = عشرة مكعبات
hi-low-option-variation-1-line = عشرة مكعبات لإعادة الرمي، تُقسم كما تشاء.
hi-low-option-variation-2 = المطاردة
hi-low-option-variation-2-line = واحد يضع مجموعًا، والآخر يحاول بلوغ 35 معه.
hi-low-option-variation-both = الاثنتان معًا
hi-low-option-variation-both-line = المطاردة، ولكل لاعب عشرة مكعبات لإعادة الرمي.
hi-low-option-target = عدد الجولات للفوز
hi-low-option-target-5 = خمس
hi-low-option-target-5-line = من يكسب خمس جولات أولًا.
hi-low-option-target-6 = ست
hi-low-option-target-6-line = من يكسب ست جولات أولًا.
hi-low-option-alternate = ترتيب اللعب
hi-low-option-alternate-false = ثابت
hi-low-option-alternate-false-line = اللاعب نفسه يبدأ كل جولة. هذا أصعب قليلًا: يفوز في نحو 4 ألعاب من 10.
hi-low-option-alternate-true = متغير
hi-low-option-alternate-true-line = اللاعب التالي يبدأ الجولة التالية: الفرص شبه متساوية.
hi-low-option-equal-chases = نهاية المطاردة
hi-low-option-equal-chases-false = فورًا
hi-low-option-equal-chases-false-line = الجهة التي تبلغ 15 نقطة أو أكثر تخسر.
hi-low-option-equal-chases-true = بعد مطاردات متساوية
hi-low-option-equal-chases-true-line = تطارد الجهتان بالعدد نفسه، ثم يفوز الأقل نقاطًا.

hi-low-side-high = فوق
hi-low-side-high-line = معًا أكثر من 35.
hi-low-side-low = تحت
hi-low-side-low-line = معًا أقل من 35.
hi-low-choose = فوق أم تحت؟
hi-low-choose-line = جهتك طوال اللعبة.
hi-low-choosing = في انتظار { $player } للاختيار: فوق أم تحت…
hi-low-set = تحديد المجموع
hi-low-chase = المطاردة

hi-low-scale = الميزان حول 35
hi-low-scale-none = لم يُكتب أي مجموع بعد.
hi-low-scale-one = الأصغر والأكبر حتى الآن: { $low }. والتعادل عند { $tie }.
hi-low-scale-sum = { $low } + { $high } = { $sum }
hi-low-scale-high = { $low } + { $high } = { $sum }: فوق
hi-low-scale-low = { $low } + { $high } = { $sum }: تحت
hi-low-scale-tie = { $low } + { $high } = 35: تعادل
hi-low-aim = المجموع المكتوب { $total }: يلزم { $aim } لبلوغ 35.
hi-low-total-of = { $player }: { $total }

hi-low-steps = خطوات الدور
hi-low-step-5 = رمي خمسة
hi-low-step = إعادة رمي { $step }، أو لا
hi-low-left = { $left ->
    [zero] لا مكعبات باقية للرمي
    [one] بقي مكعب واحد للرمي
    [two] بقي مكعبان للرمي
    [few] بقيت { $left } مكعبات للرمي
    [many] بقي { $left } مكعبًا للرمي
   *[other] بقي { $left } مكعب للرمي
}
hi-low-roll-five = رمي المكعبات الخمسة
hi-low-roll = { $count ->
    [zero] رمي المكعبات
    [one] رمي مكعب واحد
    [two] رمي مكعبين
    [few] رمي { $count } مكعبات
    [many] رمي { $count } مكعبًا
   *[other] رمي { $count } مكعب
}
hi-low-roll-none = رمي المكعبات
hi-low-stay = إبقاء الخمسة كلها
hi-low-stop = التوقف عند { $total }
hi-low-lift = { $count ->
    [zero] أبقِ المكعبات كلها.
    [one] المس مكعبًا واحدًا لإعادة رميه، أو أبقِها كلها.
    [two] المس مكعبين لإعادة رميهما، أو أبقِها كلها.
    [few] المس { $count } مكعبات لإعادة رميها، أو أبقِها كلها.
    [many] المس { $count } مكعبًا لإعادة رميها، أو أبقِها كلها.
   *[other] المس { $count } مكعب لإعادة رميها، أو أبقِها كلها.
}
hi-low-lift-any = المس المكعبات لإعادة رميها، أو توقف.
hi-low-finish = البقاء على { $total } حتى النهاية
hi-low-beginning = الرمية التالية لـ{ $player }.
hi-low-wait = في انتظار { $player } لاختيار المكعبات.
hi-low-sheet = ورقة النقاط
hi-low-sheet-turn = الجولة
hi-low-sheet-sum = الأصغر + الأكبر
hi-low-sheet-points = النقاط
hi-low-sheet-tie = تعادل
hi-low-sheet-empty = لم تنتهِ أي جولة بعد.
hi-low-goal-chase = النقاط عليك لا لك: من يبلغ 15 يخسر.
hi-low-goal-equal = النقاط عليك لا لك: إذا بلغت جهة 15 تتساوى المطاردات أولًا، ثم يفوز الأقل نقاطًا.

hi_low-move = إبقاء { $move }
hi_low-move-none = رمي الخمسة كلها
hi_low-move-roll = رمي
hi_low-move-high = لعب «فوق»
hi_low-move-low = لعب «تحت»

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] جهتك «فوق».
       *[low] جهتك «تحت».
    }
   *[no] { $side ->
        [high] جهة { $player }: «فوق».
       *[low] جهة { $player }: «تحت».
    }
}
hi-low-kept = { $you ->
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
hi-low-stayed = { $you ->
    [yes] أبقيت { $dice }.
   *[no] { $player }: إبقاء { $dice }.
}
hi-low-rolled = يُظهر النرد { $dice }، والمجموع { $total }.
hi-low-wrote = { $you ->
    [yes] كتبت { $total }.
   *[no] { $player }: كُتب المجموع { $total }.
}
hi-low-scored = { $side ->
    [high] { $low } + { $high } = { $sum }، أكثر من 35: الجولة لجهة «فوق».
   *[low] { $low } + { $high } = { $sum }، أقل من 35: الجولة لجهة «تحت».
}
hi-low-tied = { $low } + { $high } = 35: تعادل، لا أحد يكسب الجولة.
hi-low-won = { $side ->
    [high] الفوز لجهة «فوق»، { $scores }.
   *[low] الفوز لجهة «تحت»، { $scores }.
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] 35 بالضبط: لا نقاط عليك.
       *[no] 35 بالضبط: لا نقاط على { $player }.
    }
    [one] { $you ->
        [yes] معًا { $sum }، والفرق واحد: صار عليك { $score }.
       *[no] معًا { $sum }، والفرق واحد: صار على { $player } { $score }.
    }
    [two] { $you ->
        [yes] معًا { $sum }، والفرق اثنان: صار عليك { $score }.
       *[no] معًا { $sum }، والفرق اثنان: صار على { $player } { $score }.
    }
    [few] { $you ->
        [yes] معًا { $sum }، والفرق { $points }: صار عليك { $score }.
       *[no] معًا { $sum }، والفرق { $points }: صار على { $player } { $score }.
    }
   *[many] { $you ->
        [yes] معًا { $sum }، والفرق { $points }: صار عليك { $score }.
       *[no] معًا { $sum }، والفرق { $points }: صار على { $player } { $score }.
    }
}
hi-low-lost = { $you ->
    [yes] خسرت عند { $score ->
        [zero] { $score } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $score } نقاط
        [many] { $score } نقطة
       *[other] { $score } نقطة
    }.
   *[no] خسارة { $player } عند { $score ->
        [zero] { $score } نقطة
        [one] نقطة واحدة
        [two] نقطتين
        [few] { $score } نقاط
        [many] { $score } نقطة
       *[other] { $score } نقطة
    }.
}
hi-low-once-more = { $you ->
    [yes] 15 أو أكثر! لك مطاردة أخرى، ثم يفوز الأقل نقاطًا.
   *[no] 15 أو أكثر! مطاردة أخرى من { $player }، ثم يفوز الأقل نقاطًا.
}
hi-low-shared = تعادلت الجهتان عند { $score }: الفوز مشترك بينهما.
hi-low-why-side = «فوق» و«تحت» متساويان.
hi-low-why-enough = { $side ->
    [high] { $total } يكفي: مع { $other } يصير أكثر من 35.
   *[low] { $total } يكفي: مع { $other } يصير أقل من 35.
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] تحتاج إلى { $need } أو أكثر. هذه الرمية نادرًا ما تعطيه.
       *[other] تحتاج إلى { $need } أو أكثر. نحو { $tenths } من كل 10 رميات تعطيه.
    }
   *[low] { $tenths ->
        [0] تحتاج إلى { $need } أو أقل. هذه الرمية نادرًا ما تعطيه.
       *[other] تحتاج إلى { $need } أو أقل. نحو { $tenths } من كل 10 رميات تعطيه.
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] كل رمية تقريبًا تعطي أكثر مما لديك.
       *[other] نحو { $tenths } من كل 10 رميات تعطي أكثر مما لديك.
    }
   *[low] { $tenths ->
        [10] كل رمية تقريبًا تعطي أقل مما لديك.
       *[other] نحو { $tenths } من كل 10 رميات تعطي أقل مما لديك.
    }
}
hi-low-why-stay = { $tenths ->
    [0] الرمي الآن لا يفيد إلا نادرًا.
   *[other] نحو { $tenths } فقط من كل 10 رميات تفيدك الآن.
}
hi-low-why-near = { $distance ->
    [0] { $need } بالضبط: هذا ما تحتاج إليه.
   *[other] تحتاج إلى { $need }. الرمي الآن قد يبعدك عنه.
}
hi-low-why-closer = { $tenths ->
    [10] تحتاج إلى { $need }. كل رمية تقريبًا تقرّبك منه.
   *[other] تحتاج إلى { $need }. نحو { $tenths } من كل 10 رميات تقرّبك منه.
}
hi-low-why-set = من الصعب إكمال { $total } إلى 35. الرمي الآن قد يسهّل ذلك.
hi-low-why-harder = نحو { $tenths } من كل 10 رميات تجعل الإكمال أصعب.
result-turns-won = بعدد الجولات
result-fifteen-against = بلغ الآخرون خمس عشرة نقطة
result-fewer-points = بنقاط أقل
result-equal-points = بنقاط متساوية

hi_low-learn-side = جهة تريد مجموعًا كبيرًا، والأخرى مجموعًا صغيرًا. اختر «فوق».
hi_low-learn-side-yes = من الآن الأرقام الكبيرة في صالحك.
hi_low-learn-roll = ارمِ مكعباتك الخمسة.
hi_low-learn-roll-yes = المجموع 17. يمكنك إعادة الرمي، كل مرة بمكعبات أقل.
hi_low-learn-four = أولًا أربعة مكعبات بالضبط. احتفظ بالرقم 6 وأعد رمي الباقي.
hi_low-learn-four-no = الرقم 6 أفضل مكعباتك. احتفظ به وأعد رمي الأربعة الأخرى.
hi_low-learn-four-yes = بقي مكعب وأعيد رمي أربعة: من 17 إلى 23.
hi_low-learn-stay = الآن ثلاثة بالضبط، لكن معظم مكعباتك جيدة. احتفظ بالخمسة كلها.
hi_low-learn-stay-no = قد يفسد هذا مكعبات جيدة. احتفظ بالخمسة كلها.
hi_low-learn-stay-yes = يمكنك تخطي خطوة. وتبقى لك الخطوة التالية بمكعبين.
hi_low-learn-sum = مجموع الآخر 12، ومجموعك 26، ولك رمية مكعب واحد. أعد رمي 2!
hi_low-learn-sum-no = لا يتحسن إلا الرقم 2. أعد رميه.
hi_low-learn-sum-yes = مجموع 12 و29 هو 41. هذا أكثر من 35، فالجولة لجهة «فوق»، والفوز باللعبة لك!

rule-HL1 = من يبدأ يختار «فوق» أو «تحت» للعبة كلها، وللآخرين الجهة الأخرى. يلعب لاعبان، أو فريقان من اثنين: الشريكان يجلسان متقابلين ولهما الجهة نفسها.
rule-HL2 = في دورك ترمي خمسة مكعبات. ثم تعيد رمي أربعة منها بالضبط أو لا، ثم ثلاثة أو لا، ثم اثنين أو لا، ثم واحد أو لا. اختيار المكعبات حر في كل مرة؛ ومن يتخطَّ خطوة لا تضِع عليه الخطوات التالية. ثم يُكتب مجموع مكعباتك الخمسة.
rule-HL3 = بعد أن يلعب الجميع، يُجمع أصغر مجموع مع أكبر مجموع. أقل من 35: الجولة لجهة «تحت»، وأكثر من 35: الجولة لجهة «فوق»؛ و35 بالضبط تعادل.
rule-HL3R = مع الفرق تُحسب المجاميع الأربعة كما كُتبت: أصغر الأربعة وأكبرها، أيًّا كان صاحبها.
rule-HL4R = من يكسب خمس جولات أولًا يفوز؛ ويمكن الاتفاق على ست. اللاعب نفسه يبدأ كل جولة، إلا إذا اتُّفق على تغيير الترتيب: عندها يبدأ اللاعب التالي الجولة التالية. ومن يلعب متأخرًا يعرف أكثر.
rule-HL-V1 = طريقة «عشرة مكعبات»: بعد الرمية الأولى يمكنك إعادة رمي عشرة مكعبات في المجموع، أي مكعبات تشاء، واحدًا بعد واحد أو معًا، مع النظر بين الرميات. ويمكنك التوقف قبل ذلك.
rule-HL-V2 = طريقة «المطاردة»: لا فوق هنا ولا تحت. اللاعب الأول يضع مجموعًا؛ والثاني يحاول أن يصير المجموعان معًا 35 بالضبط، ويُسجَّل عليه الفرق نقاطًا. ثم يضع المطارِد المجموع التالي. ومن بلغت نقاطه خمس عشرة أو أكثر خسر فورًا. ويمكن الاتفاق على أن تطارد الجهتان أولًا بالعدد نفسه: عندها يفوز الأقل نقاطًا، وعند تساوي النقاط يكون الفوز مشتركًا. مع الفرق يطارد اللاعب التالي حول الطاولة، والنقاط على الفريق. ومع طريقة «عشرة مكعبات» أيضًا يكون لكل منهما، من يضع المجموع ومن يطارد، عشرة مكعبات لإعادة الرمي.
