# 5-Dice War. `$dice` are faces joined by hyphens, `$count` how many dice, `$die` one face.

war-name = معركة النرد
war-line = جيشان من المكعبات: أسرٌ بالرقم وأسرٌ بالمجموع، حتى لا يبقى للآخر شيء.

war-option-variation = طريقة اللعب
war-option-variation-0 = اللعبة الأساسية
war-option-variation-0-line = مكعبان لكل لاعب ومكعب في الوسط، في كل جولة.
war-option-variation-1 = عون للخاسر
war-option-variation-1-line = بعد أول نقطة يبدأ خاسر الجولة بثلاثة مكعبات.
war-option-variation-2 = المقاتل الوحيد
war-option-variation-2-line = المكعب الوحيد يأسر حتى مكعبين يحملان رقمه.
war-option-variation-both = الاثنتان معًا
war-option-variation-both-line = الخاسر يبدأ بثلاثة مكعبات، والمكعب الوحيد يأسر حتى مكعبين.
war-option-captures = الأسر
war-option-captures-forced = واجب
war-option-captures-forced-line = أكبر عدد ممكن من المكعبات؛ وأيّها؟ اختيارك السرّي.
war-option-captures-optional = كما تشاء
war-option-captures-optional-line = يمكنك أخذ أقل من ذلك، أو لا شيء.
war-option-captures-auto = تلقائي
war-option-captures-auto-line = أكبر عدد ممكن، ومكعب الخصم قبل مكعب الوسط.
war-option-sudden = المكعب الأخير
war-option-sudden-false = التبادل أولًا
war-option-sudden-false-line = من أسر شيئًا وهو يخسر مكعبه الأخير يواصل القتال.
war-option-sudden-true = نهاية مفاجئة
war-option-sudden-true-line = من خسر مكعبه الأخير خسر الجولة، حتى لو أسر شيئًا.

war-army = { $player }: { $count ->
    [zero] لا مكعبات
    [one] مكعب واحد
    [two] مكعبان
    [few] { $count } مكعبات
    [many] { $count } مكعبًا
   *[other] { $count } مكعب
}
war-army-yours = جيشك: { $count ->
    [zero] لا مكعبات
    [one] مكعب واحد
    [two] مكعبان
    [few] { $count } مكعبات
    [many] { $count } مكعبًا
   *[other] { $count } مكعب
}
war-middle-shows = مكعب الوسط يُظهر { $die }
war-roll = { $count ->
    [zero] رمي مكعباتك
    [one] رمي مكعبك
    [two] رمي مكعبيك
    [few] رمي مكعباتك، وعددها { $count }
    [many] رمي مكعباتك، وعددها { $count }
   *[other] رمي مكعباتك، وعددها { $count }
}
war-roll-middle = رمي مكعب الوسط
war-wait-middle = رمي مكعب الوسط الآن لـ{ $player }.
war-wait-throw = في انتظار رمية { $player }…
war-wait-choose = في انتظار اختيار { $player }…
war-threw-short = تمت الرمية
war-chose-short = تم الاختيار
war-choose = ماذا ستأسر؟
war-choose-line = المس المكعبات التي ستأخذها. لا يراها أحد قبل أن يختار الاثنان.
war-target = أسر المكعب { $die }
war-target-middle = أسر المكعب { $die } في الوسط
war-capture = { $count ->
    [0] بلا أسر
    [one] أسر مكعب واحد
    [two] أسر مكعبين
    [few] أسر { $count } مكعبات
    [many] أسر { $count } مكعبًا
   *[other] أسر { $count } مكعب
}
war-capture-which = الاختيار أولًا
war-choice-opposing = المكعب { $die } بـ{ $by }
war-choice-middle = مكعب الوسط { $die } بـ{ $by }
war-choice-none = بلا أسر
war-choices = كل الخيارات
war-point = نقطة!

war-move = أخذ { $move }
war-move-none = بلا أسر
war-move-roll = رمي

war-middle-rolled = { $you ->
    [yes] رميت { $die } في الوسط.
   *[no] رمية { $player } في الوسط: { $die }.
}
war-middle-again = { $you ->
    [yes] الرقم 1 لا يُحسب: عليك إعادة رمي مكعب الوسط.
   *[no] الرقم 1 لا يُحسب: على { $player } إعادة رمي مكعب الوسط.
}
war-threw = { $you ->
    [yes] رميت مكعباتك.
   *[no] { $player }: تمت الرمية.
}
war-rolled = { $you ->
    [yes] لديك { $dice }.
   *[no] لدى { $player }: { $dice }.
}
war-chose = { $you ->
    [yes] تم اختيارك.
   *[no] { $player }: تم الاختيار.
}
war-captured = { $you ->
    [yes] أسرت { $dice }.
   *[no] { $player }: أسر { $dice }.
}
war-middle-captured = { $you ->
    [yes] أسرت مكعب الوسط { $die }.
   *[no] { $player }: أسر مكعب الوسط { $die }.
}
war-middle-stays = الاثنان يريدان مكعب الوسط: يبقى { $die } مكانه.
war-nothing = لم يأسر أحد شيئًا.
war-scored = { $you ->
    [yes] انتهى جيش الخصم: نقطة لك!
   *[no] انتهى أحد الجيشين: نقطة لـ{ $player }!
}
war-won = { $you ->
    [yes] لك خمس نقاط: فزت، { $scores }.
   *[no] خمس نقاط والفوز لـ{ $player }، { $scores }.
}
war-why-all = بهذا تأسر كل مكعبات الفريق الآخر.
war-why-takes = إذا لم يأسر اللاعب الآخر شيئًا، يصير { $mine } مقابل { $theirs }.
war-why-middle = { $both ->
    [yes] يمكن للاعب الآخر أيضًا أن يأسر المكعب الأوسط. إذا أخذه كلاكما بقي مكانه.
   *[no] المكعب الأوسط لك وحدك: ثم يصير { $mine } مقابل { $theirs }.
}
war-why-more = { $both ->
    [yes] تأسر من الفريق الآخر، ولا يذهب إليه المكعب الأوسط.
   *[no] تأسر من الجهتين: ثم يصير { $mine } مقابل { $theirs }.
}
war-why-nothing = الأفضل هنا ألا تأسر شيئًا.

war-learn-middle = لكل منكما مكعبان، وفي الوسط 3. ارمِ!
war-learn-middle-yes = مجموع 1 و2 هو 3: أُسر مكعب الوسط.
war-learn-stays = هذه المرة في الوسط 5. ارمِ!
war-learn-stays-yes = مجموع 1 و4 هو 5، ومجموع 2 و3 كذلك. إذا أسره الاثنان، بقي المكعب في الوسط.
war-learn-choose = يأخذ 1 و3 المكعب 4، ويأخذ 1 و5 المكعب 6. لكن كل مكعب من مكعباتك يصلح لأسر واحد. اختر.
war-learn-choose-yes = المكعب لك. صار لك أربعة، وللآخر واحد.
war-learn-lone = بقي لك مكعب واحد. المكعب الوحيد يأسر مكعبًا يُظهر الرقم نفسه. ارمِ!
war-learn-lone-yes = مكعب 6 يأسر مكعب 6. حتى المكعب الوحيد قد يقلب الحال.
war-learn-last = بقي للآخر مكعب واحد. يأخذ 1 و2 مكعب الوسط، ويأخذ 1 و4 المكعب 5. أيهما يكسب الجولة؟
war-learn-last-no = مكعب الوسط يمكنه الانتظار. من لا يبقى له مكعب يخسر الجولة.
war-learn-last-yes = أُسر المكعب الأخير، ومعه الجولة. هذه نقطتك الخامسة: الفوز لك!

rule-WA1 = يأخذ كل لاعب مكعبين. ومن يبدأ يرمي المكعب الخامس في الوسط، ويعيد الرمي حتى يظهر رقم غير 1.
rule-WA2 = في كل مرة يرمي اللاعبان كل مكعباتهما. من له مكعب واحد يمكنه أسر مكعب يُظهر الرقم نفسه. ومن له مكعبان أو أكثر يمكنه أسر أي مكعب يساوي رقمه مجموع اثنين من مكعباته. كل مكعب يصلح لأسر واحد فقط. ويمكن أسر مكعبات الخصم ومكعب الوسط.
rule-WA3 = كل عمليات الأسر تحدث في اللحظة نفسها: كل لاعب يأخذ ما أسره. وإذا أسر الاثنان مكعب الوسط، بقي مكانه.
rule-WA3R = يختار كل لاعب سرًّا ما يأسره بعد أن تستقر المكعبات. من يستطيع الأسر فعليه أن يأسر أكبر عدد ممكن، وله أن يختار أيّها؛ ويمكن الاتفاق على غير ذلك. وإذا كان هناك خيار واحد فقط، نفّذته الطاولة. والمكعب الذي يأسر قد يُؤسر هو أيضًا. مكعب الوسط يحتفظ برقمه. والمكعبات المأسورة تنتقل إلى من أسرها.
rule-WA4 = من لا يبقى له مكعب بعد التبادل يخسر الجولة، ويكسب الآخر نقطة. ثم يأخذ كل لاعب مكعبين من جديد، ويرمي الفائز بالجولة مكعب الوسط. ويمكن الاتفاق على أن خسارة المكعب الأخير تنهي الجولة حتى لو أسر هذا المكعب شيئًا.
rule-WA5 = من يبلغ خمس نقاط أولًا يفوز.
rule-WA-V1 = طريقة «عون للخاسر»: بعد أول نقطة يبدأ خاسر الجولة الجولة التالية بثلاثة مكعبات، ولا يكون هناك مكعب في الوسط.
rule-WA-V2 = طريقة «المقاتل الوحيد»: من له مكعب واحد يمكنه أسر مكعب أو مكعبين يُظهران رقمه.
