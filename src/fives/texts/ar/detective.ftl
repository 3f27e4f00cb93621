# 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
# `$dice` and `$kept` are faces joined by hyphens.

detective-name = محقق النرد
detective-line = اثنان، ثلاثة، أربعة متشابهة: اجمع الأدلة ضد واحد من ستة مشتبه بهم.

detective-option-variation = طريقة اللعب
detective-option-variation-0 = اللعبة الأساسية
detective-option-variation-0-line = بعد الرمية الثانية تحتاج المجموعة إلى مكعبات قديمة وجديدة.
detective-option-variation-1 = أي مجموعة
detective-option-variation-1-line = بعد الرمية الثانية تُحسب أي مجموعة.
detective-option-variation-2 = ملف واحد للجميع
detective-option-variation-2-line = الأدلة مشتركة؛ من يجد الدليل الثالث يضع دائرة حول المشتبه به.
detective-option-variation-both = الاثنتان معًا
detective-option-variation-both-line = تُحسب أي مجموعة، والأدلة مشتركة.
detective-option-last-turn = الدور الأخير
detective-option-last-turn-others = لكل الآخرين
detective-option-last-turn-others-line = بعد حل القضية لكل من الآخرين دور أخير.
detective-option-last-turn-equal-turns = أدوار متساوية
detective-option-last-turn-equal-turns-line = فقط لمن كانت أدواره أقل.
detective-option-last-turn-none = لا أحد
detective-option-last-turn-none-line = من يحل القضية أولًا يفوز فورًا.
detective-option-record = متى يلزم التسجيل
detective-option-record-first-roll = من الرمية الأولى
detective-option-record-first-roll-line = ملف واحد: الرمية الأولى التي فيها دليل تبقى.
detective-option-record-after-reroll = بعد إعادة الرمي
detective-option-record-after-reroll-line = ملف واحد: إعادة الرمي مسموحة دائمًا؛ و30 دورًا بلا تسجيل تُنهي اللعبة.

detective-means = الوسيلة
detective-motive = الدافع
detective-opportunity = الفرصة
detective-means-dice = اثنان متشابهان
detective-motive-dice = ثلاثة متشابهة
detective-opportunity-dice = أربعة متشابهة
detective-suspect = المشتبه به { $suspect }
detective-file-yours = ملف قضيتك
detective-file-of = ملف قضية { $player }
detective-file-all = ملف القضية المشترك
detective-others = ملفات القضية الأخرى
detective-has = موجود
detective-has-not = ناقص
detective-has-by = وُجد بفضل { $player }
detective-solved-mark = حُلّت
detective-circled-by = دائرة { $player }
detective-circles = { $count ->
    [zero] لا دوائر
    [one] دائرة واحدة
    [two] دائرتان
    [few] { $count } دوائر
    [many] { $count } دائرة
   *[other] { $count } دائرة
}
detective-progress = { $count } من 3 أدلة ضد مشتبه به واحد
detective-record = تسجيل { $evidence ->
    [means] الوسيلة
    [motive] الدافع
   *[opportunity] الفرصة
} ضد المشتبه به { $suspect }
detective-record-nothing = بلا تسجيل
detective-pass-on = لا دليل: إنهاء الدور
detective-kept-dice = الباقية
detective-new-dice = الجديدة
detective-both = يحتاج الدليل إلى مكعب باقٍ ومكعب جديد.
detective-roll-five = رمي المكعبات الخمسة
detective-roll = { $count ->
    [zero] إعادة الرمي
    [one] إعادة رمي مكعب واحد
    [two] إعادة رمي مكعبين
    [few] إعادة رمي { $count } مكعبات
    [many] إعادة رمي { $count } مكعبًا
   *[other] إعادة رمي { $count } مكعب
}
detective-roll-none = إعادة الرمي
detective-choose = سجّل دليلًا، أو المس المكعبات لإعادة رميها.
detective-choose-none = لا شيء للتسجيل. المس المكعبات لإعادة رميها.
detective-choose-record = اختر ما تسجّله.
detective-wait-roll = في انتظار رمية { $player }.
detective-wait = في انتظار قرار { $player }.
detective-last = { $count ->
    [zero] حُلّت القضية.
    [one] حُلّت القضية. بقي دور أخير واحد.
    [two] حُلّت القضية. بقي دوران أخيران.
    [few] حُلّت القضية. بقيت { $count } أدوار أخيرة.
    [many] حُلّت القضية. بقي { $count } دورًا أخيرًا.
   *[other] حُلّت القضية. بقي { $count } دور أخير.
}
detective-idle = أدوار متتالية بلا تسجيل: { $count } من 30.

detective-move = إبقاء { $move }
detective-move-none = إعادة رمي الخمسة كلها
detective-move-roll = رمي
detective-move-nothing = بلا تسجيل
detective-move-means1 = الوسيلة ضد 1
detective-move-means2 = الوسيلة ضد 2
detective-move-means3 = الوسيلة ضد 3
detective-move-means4 = الوسيلة ضد 4
detective-move-means5 = الوسيلة ضد 5
detective-move-means6 = الوسيلة ضد 6
detective-move-motive1 = الدافع ضد 1
detective-move-motive2 = الدافع ضد 2
detective-move-motive3 = الدافع ضد 3
detective-move-motive4 = الدافع ضد 4
detective-move-motive5 = الدافع ضد 5
detective-move-motive6 = الدافع ضد 6
detective-move-opportunity1 = الفرصة ضد 1
detective-move-opportunity2 = الفرصة ضد 2
detective-move-opportunity3 = الفرصة ضد 3
detective-move-opportunity4 = الفرصة ضد 4
detective-move-opportunity5 = الفرصة ضد 5
detective-move-opportunity6 = الفرصة ضد 6

detective-rolled = يُظهر النرد { $dice }.
detective-kept = { $you ->
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
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] لديك الوسيلة ضد المشتبه به { $suspect }.
        [motive] لديك الدافع ضد المشتبه به { $suspect }.
       *[opportunity] لديك الفرصة ضد المشتبه به { $suspect }.
    }
   *[no] { $evidence ->
        [means] لدى { $player } الوسيلة ضد المشتبه به { $suspect }.
        [motive] لدى { $player } الدافع ضد المشتبه به { $suspect }.
       *[opportunity] لدى { $player } الفرصة ضد المشتبه به { $suspect }.
    }
}
detective-nothing = { $you ->
    [yes] لم تسجّل شيئًا.
   *[no] { $player }: بلا تسجيل.
}
detective-old-dice = لم تأتِ { $face } جديدة، لذلك لا تُحسب القديمة.
detective-stalled = 30 دورًا متتاليًا بلا تسجيل: هنا تنتهي اللعبة.
detective-solved = { $you ->
    [yes] أُغلقت القضية: أثبتّ أن الفاعل هو المشتبه به { $suspect }!
   *[no] أُغلقت القضية بفضل { $player }: الفاعل هو المشتبه به { $suspect }!
}
detective-last-turns = { $count ->
    [zero] لا دور أخير لأحد.
    [one] دور أخير للاعب الآخر.
    [two] دور أخير لكل من اللاعبَين الآخرَين.
    [few] دور أخير لكل من { $count } لاعبين آخرين.
    [many] دور أخير لكل من { $count } لاعبًا آخرين.
   *[other] دور أخير لكل من { $count } لاعب آخرين.
}
detective-circled = { $you ->
    [yes] وضعت دائرة حول المشتبه به { $suspect }.
   *[no] { $player }: دائرة حول المشتبه به { $suspect }.
}
detective-won = { $you ->
    [yes] القضية لك.
   *[no] القضية لـ{ $player }.
}
detective-why-solves = بهذا تُحل القضية.
detective-why-clue = يصير لديك { $count } من 3 أدلة على المشتبه به { $suspect }.
detective-why-may-solve = نحو { $tenths } من كل 10 رميات تحل القضية.
detective-why-rolls = { $tenths ->
    [0] بقليل من الحظ يأتي دليل.
   *[other] نحو { $tenths } من كل 10 رميات تعطي دليلًا.
}
detective-why-rarer = { $tenths ->
    [0] بقليل من الحظ يأتي دليل أصعب.
   *[other] نحو { $tenths } من كل 10 رميات تعطي دليلًا أصعب.
}
detective-why-nothing = هذا الدليل يفيد الآخرين أكثر.
result-murder-solved = بحل القضية
result-suspect-1 = بالوسيلة والدافع والفرصة ضد المشتبه به 1
result-suspect-2 = بالوسيلة والدافع والفرصة ضد المشتبه به 2
result-suspect-3 = بالوسيلة والدافع والفرصة ضد المشتبه به 3
result-suspect-4 = بالوسيلة والدافع والفرصة ضد المشتبه به 4
result-suspect-5 = بالوسيلة والدافع والفرصة ضد المشتبه به 5
result-suspect-6 = بالوسيلة والدافع والفرصة ضد المشتبه به 6
result-most-circles = بأكثر الدوائر

detective-learn-roll = هناك من فعلها، والمكعبات شهودك. ارمِها.
detective-learn-roll-yes = ثلاثة مكعبات بالرقم 4: إنها ضد المشتبه به 4.
detective-learn-record = مكعبان متشابهان هما الوسيلة، وثلاثة الدافع، وأربعة الفرصة. سجّل الدافع.
detective-learn-record-no = ثلاثة متشابهة أثمن: سجّل الدافع.
detective-learn-record-yes = ثلاثة مكعبات بالرقم 4 هي دافع المشتبه به 4. لك دليل واحد في كل دور.
detective-learn-again = المكعبان 2 و2 هما الوسيلة. كن أكثر جرأة: احتفظ بهما وأعد رمي الثلاثة الأخرى.
detective-learn-again-yes = ظهر 2 مرة أخرى!
detective-learn-both = المكعبات الباقية والجديدة تُحسب معًا. سجّل الدافع ضد المشتبه به 2.
detective-learn-both-no = هنا ما هو أكثر: ثلاثة مكعبات بالرقم 2 هي دافع.
detective-learn-both-yes = بعد إعادة رمي بعض المكعبات يحتاج الدليل إلى مكعب باقٍ ومكعب جديد: هنا اثنان باقيان وواحد جديد.
detective-learn-solve = لديك الوسيلة والدافع ضد المشتبه به 5، والآن أربعة مكعبات بالرقم 5. تعرف ما ينقصك.
detective-learn-solve-no = أربعة مكعبات بالرقم 5 هي ما تحتاج إليه: سجّل الفرصة.
detective-learn-solve-yes = الوسيلة والدافع والفرصة: حُلّت القضية. كان للآخر دور أخير، والفوز لك!

rule-DE1 = مكعبان برقم واحد هما الوسيلة ضد المشتبه به صاحب هذا الرقم، وثلاثة هي الدافع، وأربعة هي الفرصة. ويمكن تسجيل مجموعة أكبر على أنها أصغر: أربعة أو خمسة متشابهة كأي دليل من الثلاثة، وثلاثة متشابهة كدافع أو وسيلة.
rule-DE2 = ترمي خمسة مكعبات. ثم تسجّل دليلًا واحدًا من هذه الرمية، أو تعيد رمي الخمسة كلها وتسجّل دليلًا واحدًا من الرمية الجديدة، أو تعيد رمي مكعب إلى أربعة وتسجّل دليلًا واحدًا من مكعبات باقية وجديدة معًا.
rule-DE2R = دليل واحد في الدور على الأكثر، ولا يُسجَّل دليل مرتين. بعد إعادة رمي بعض المكعبات لا تُحسب المجموعة إلا إذا ظهر رقمها بين المكعبات الباقية وبين الجديدة. وبعد الرمية الثانية لا يلزمك تسجيل شيء.
rule-DE3 = من يجمع أولًا الوسيلة والدافع والفرصة ضد مشتبه به واحد يحل القضية. ثم لكل لاعب آخر، بالترتيب، دور أخير.
rule-DE3R = كل من يحل القضية في ذلك الدور الأخير يشارك في الفوز. ويمكن الاتفاق على أن الدور الأخير فقط لمن كانت أدواره أقل، أو على ألّا يكون لأحد.
rule-DE-V1 = طريقة «أي مجموعة»: بعد إعادة رمي بعض المكعبات تُحسب أي مجموعة، من مكعبات قديمة أو جديدة أو منهما معًا.
rule-DE-V2 = طريقة «ملف واحد للجميع»: كل دليل يُسجَّل مرة واحدة فقط، لمن يجده. ومن يجد الدليل الثالث يضع دائرة حول المشتبه به. وحين تكون حول الستة كلهم دوائر، يفوز صاحب أكثر الدوائر؛ وعند التعادل فالفوز مشترك.
rule-DE-V2R = مع ملف واحد للجميع لا بد من تسجيل ما يمكن تسجيله. والرمية الأولى التي فيها دليل تبقى؛ ولا تُعاد إلا إذا خلت من أي دليل. ويمكن الاتفاق على السماح بإعادة أي رمية أولى، فلا يلزم التسجيل إلا بعدها؛ وعندئذ تنتهي اللعبة بعد 30 دورًا متتاليًا بلا تسجيل. وتنتهي اللعبة مبكرًا حين لا يمكن أن يتغير أي مركز: مع لاعبين اثنين، إذا زاد فارق المتقدم على عدد المشتبه بهم الباقين.
