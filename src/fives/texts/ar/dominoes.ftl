# 5-Dice Dominoes. `$face` is a number, `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = دومينو النرد
dominoes-line = سلسلة مكعبات تطول نقطة فوق نقطة: آخر من يضيف مكعبًا يكسب.

dominoes-option-variation = طريقة اللعب
dominoes-option-variation-0 = اللعبة الأساسية
dominoes-option-variation-0-line = سلسلة واحدة للاثنين، وحتى ثلاث رميات في الدور.
dominoes-option-variation-1 = التبديل
dominoes-option-variation-1-line = يمكن للرمية أن تحل أيضًا محل مكعب في الطرف.
dominoes-option-variation-2 = كلٌّ وحده
dominoes-option-variation-2-line = من لاعبين إلى أربعة، سلسلة خاصة بك في كل دور، وسباق إلى 15.
dominoes-option-may-decline = الرمية المناسبة
dominoes-option-may-decline-false = تُستعمل حتمًا
dominoes-option-may-decline-false-line = أول رمية مناسبة هي رميتك.
dominoes-option-may-decline-true = يمكن إعادتها
dominoes-option-may-decline-true-line = ما دامت لديك رمية باقية. ليس في «كلٌّ وحده».
dominoes-option-replace-single = سلسلة من مكعب واحد
dominoes-option-replace-single-false = لا تُبدَّل
dominoes-option-replace-single-false-line = المكعب الوحيد لا جار له ليناسبه.
dominoes-option-replace-single-true = يمكن تبديلها
dominoes-option-replace-single-true-line = بأي رقم آخر. فقط في «التبديل».

dominoes-string = السلسلة
dominoes-string-of = سلسلة { $player }
dominoes-string-shows = السلسلة: { $dice }
dominoes-string-empty = لا سلسلة بعد
dominoes-rolled-dice = الرمية
dominoes-begin = رمي المكعب الأول
dominoes-roll = { $count ->
    [zero] رمي المكعبات
    [one] رمي مكعب واحد
    [two] رمي مكعبين
    [few] رمي { $count } مكعبات
    [many] رمي { $count } مكعبًا
   *[other] رمي { $count } مكعب
}
dominoes-again = إعادة الرمي
dominoes-rolls-left = { $left ->
    [0] لا رميات باقية
    [one] بقيت رمية واحدة
    [two] بقيت رميتان
    [few] بقيت { $left } رميات
    [many] بقيت { $left } رمية
   *[other] بقيت { $left } رمية
}
dominoes-place-left = وضع { $face } على اليسار، بجانب { $beside }
dominoes-place-right = وضع { $face } على اليمين، بجانب { $beside }
dominoes-swap-left = وضع { $face } مكان { $beside } على اليسار
dominoes-swap-right = وضع { $face } مكان { $beside } على اليمين
dominoes-pick = استعمال المكعب { $face }
dominoes-tap = المس أحد الطرفين لتضع مكعبك.
dominoes-tap-swap = المس مكانًا فارغًا لإضافة مكعبك، أو مكعبًا في الطرف لتبديله.
dominoes-tap-pick = اختر أحد مكعباتك، ثم المس أحد الطرفين.
dominoes-beginning = سلسلة جديدة: البداية لـ{ $player }.
dominoes-wait = في انتظار رمية { $player }.
dominoes-wait-place = في انتظار { $player } لاختيار المكان.
dominoes-point = نقطة!
dominoes-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
    [many] { $points } نقطة
   *[other] { $points } نقطة
}
dominoes-board = النتيجة: { $standing }.
dominoes-goal-five = خمس نقاط تفوز.
dominoes-goal-fifteen = 15 نقطة، ثم أدوار متساوية.
dominoes-last-lap = الأدوار الأخيرة: لكل لاعب العدد نفسه من الأدوار.

dominoes-move-roll = رمي
dominoes-move-left1 = المكعب 1 على اليسار
dominoes-move-left2 = المكعب 2 على اليسار
dominoes-move-left3 = المكعب 3 على اليسار
dominoes-move-left4 = المكعب 4 على اليسار
dominoes-move-left5 = المكعب 5 على اليسار
dominoes-move-left6 = المكعب 6 على اليسار
dominoes-move-right1 = المكعب 1 على اليمين
dominoes-move-right2 = المكعب 2 على اليمين
dominoes-move-right3 = المكعب 3 على اليمين
dominoes-move-right4 = المكعب 4 على اليمين
dominoes-move-right5 = المكعب 5 على اليمين
dominoes-move-right6 = المكعب 6 على اليمين
dominoes-move-swapleft1 = المكعب 1 بدل الطرف الأيسر
dominoes-move-swapleft2 = المكعب 2 بدل الطرف الأيسر
dominoes-move-swapleft3 = المكعب 3 بدل الطرف الأيسر
dominoes-move-swapleft4 = المكعب 4 بدل الطرف الأيسر
dominoes-move-swapleft5 = المكعب 5 بدل الطرف الأيسر
dominoes-move-swapleft6 = المكعب 6 بدل الطرف الأيسر
dominoes-move-swapright1 = المكعب 1 بدل الطرف الأيمن
dominoes-move-swapright2 = المكعب 2 بدل الطرف الأيمن
dominoes-move-swapright3 = المكعب 3 بدل الطرف الأيمن
dominoes-move-swapright4 = المكعب 4 بدل الطرف الأيمن
dominoes-move-swapright5 = المكعب 5 بدل الطرف الأيمن
dominoes-move-swapright6 = المكعب 6 بدل الطرف الأيمن

dominoes-began = { $you ->
    [yes] بدأت سلسلة بالرقم { $face }.
   *[no] { $player }: بداية سلسلة بالرقم { $face }.
}
dominoes-rolled = { $you ->
    [yes] رميت { $dice }.
   *[no] رمية { $player }: { $dice }.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] رميت { $dice }: هذا الرقم موجود في السلسلة.
        [dots] رميت { $dice }: نقاطه لا تناسب أيًّا من الطرفين.
       *[none] رميت { $dice }: لا شيء منها يناسب.
    }
   *[no] { $why ->
        [twice] رمية { $player }: { $dice }، وهذا الرقم موجود في السلسلة.
        [dots] رمية { $player }: { $dice }، ونقاطه لا تناسب أيًّا من الطرفين.
       *[none] رمية { $player }: { $dice }، لا شيء منها يناسب.
    }
}
dominoes-declined = { $you ->
    [yes] أعدت رمي { $dice }.
   *[no] { $player }: إعادة رمي { $dice }.
}
dominoes-added = { $you ->
    [yes] أضفت { $face }: { $string }.
   *[no] { $player }: إضافة { $face }: { $string }.
}
dominoes-replaced = { $you ->
    [yes] وضعت { $face } في الطرف: { $string }.
   *[no] { $player }: وضع { $face } في الطرف: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] المكعب الخامس: نقطة لك!
       *[failed] ثلاث رميات لا تناسب: نقطة لك!
    }
   *[no] { $how ->
        [fifth] المكعب الخامس: نقطة لـ{ $player }!
       *[failed] ثلاث رميات لا تناسب: نقطة لـ{ $player }!
    }
}
dominoes-counted = { $you ->
    [yes] نقاط سلسلتك { $string }: { $points }، والمجموع { $score }.
   *[no] نقاط سلسلة { $player } { $string }: { $points }، والمجموع { $score }.
}
dominoes-won = { $you ->
    [yes] فزت، { $scores }.
   *[no] الفوز لـ{ $player }، { $scores }.
}
dominoes-shared = فوز مشترك، { $scores }.
dominoes-why-fifth = المكعب الخامس: النقطة لك.
dominoes-why-whole = المكعبات الخمسة كلها: لا سلسلة أطول.
dominoes-why-blocks = بعدها لا يناسب أي رقم: النقطة لك.
dominoes-why-ends = بعدها لا يناسب أي رقم، وتنتهي سلسلتك.
dominoes-why-needs = { $tenths ->
    [0] بعدها يحتاج اللاعب الآخر إلى { $any }، ونادرًا ما يفوته.
   *[other] بعدها يحتاج اللاعب الآخر إلى { $any }، ويفوته في نحو { $tenths } من كل 10 أدوار.
}
dominoes-why-open = بعدها يمكنك المتابعة بـ { $any }.
dominoes-why-again = قد تناسب رمية أخرى أكثر.
result-fifteen-points = بأكثر النقاط بعد أدوار متساوية

dominoes-learn-roll = على الطاولة 3. ارمِ مكعبًا وانظر هل يناسب.
dominoes-learn-roll-yes = ظهر 5! وهو الآن يحتاج إلى مكان.
dominoes-learn-match = انظر إلى النقاط: كل نقاط 3 موجودة أيضًا في 5، فالرقمان متناسبان. ضع 5 بجانب 3.
dominoes-learn-match-yes = يجوز أن يتجاور 3 و5: كل نقاط 3 موجودة أيضًا في 5.
dominoes-learn-end = رميت 3. أي طرف يناسبه؟
dominoes-learn-end-yes = يناسب 3 الرقم 2، ولا يناسب 4: ليس في 4 نقطة في الوسط.
dominoes-learn-again = لك في دورك حتى ثلاث رميات. ارمِ!
dominoes-learn-again-yes = لا يناسب 6 أيًّا من الطرفين. بقيت لك رمية. وإذا لم تنفع الرميات الثلاث، فالنقطة للآخر.
dominoes-learn-fifth = في السلسلة أربعة مكعبات، وقد رميت 4. ضعه بجانب 2.
dominoes-learn-fifth-yes = المكعب الخامس ينهي السلسلة، ومن يضعه يكسب النقطة. وهذه نقطتك الخامسة: الفوز لك!

rule-DO1 = يتناسب رقمان إذا وقعت نقاط أحدهما على المكعب داخل نقاط الآخر: 1 مع 3 و5؛ و2 مع 3 و4 و5 و6؛ و3 مع 1 و2 و5؛ و4 مع 2 و5 و6؛ و5 مع 1 و2 و3 و4؛ و6 مع 2 و4.
rule-DO2 = لا يتكرر رقم في السلسلة، وكل جارين متناسبان. من يبدأ يرمي مكعبًا واحدًا ليكون أول السلسلة؛ والدور الأول للاعب الآخر.
rule-DO3 = في دورك ترمي مكعبًا واحدًا، حتى ثلاث مرات. الرمية التي تناسب أحد طرفي السلسلة وليست فيها بعد توضع هناك، وينتقل الدور. وإذا لم تنفع الرميات الثلاث، فشل الدور. الدور الفاشل أو المكعب الخامس ينهي الجولة، ويكسب آخر من أضاف مكعبًا نقطة؛ وإن لم يضف أحد، كسبها من بدأ السلسلة.
rule-DO3R = أول رمية مناسبة توضع حتمًا؛ وإذا ناسبت الطرفين فالاختيار لك. ويمكن الاتفاق على جواز إعادتها ما دامت هناك رمية باقية. ومن لم يكسب النقطة يبدأ السلسلة التالية.
rule-DO4 = من يبلغ خمس نقاط أولًا يفوز.
rule-DO-V1 = طريقة «التبديل»: بدل الإضافة يمكن للرمية أن تحل محل المكعب في أحد الطرفين، إذا كانت رقمًا آخر ليس في السلسلة ويناسب الجار.
rule-DO-V1R = الرمية النافعة تُستعمل حتمًا؛ أما الإضافة أو التبديل، وفي أي طرف، فالاختيار لك. والرقم الذي بُدِّل يمكن أن يعود. والمكعب الوحيد لا يُبدَّل، إلا باتفاق. وآخر من أضاف أو بدّل يكسب النقطة.
rule-DO-V2 = طريقة «كلٌّ وحده»، من لاعبين إلى أربعة: ترمي مكعبًا للبداية، ثم أربعة، فثلاثة، فاثنين، فواحدًا، وتضيف من كل رمية مكعبًا إلى سلسلتك. اختيار المكعب والطرف لك، لكن إذا ناسب أحدها فلا بد من إضافته. وحين لا يناسب شيء، أو يوضع المكعب الخامس، تكسب بعدد مكعبات سلسلتك نقاطًا. وحين يبلغ أحد اللاعبين 15 ويكون للجميع العدد نفسه من الأدوار، يفوز صاحب أكثر النقاط؛ وعند التعادل فالفوز مشترك.
