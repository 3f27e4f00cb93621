# 5-Dice Dare. `$dice` are faces joined by hyphens, `$total` is their sum.

dare-name = جرأة النرد
dare-line = تتوقف عند ما لديك، أم ترمي مرة أخرى؟

dare-option-holds = المجموعان المتساويان
dare-option-holds-false = لا نقطة لأحد
dare-option-holds-true = الأول يكسب

dare-total = المجموع: { $total }
dare-beat = المطلوب أكثر من { $total }
dare-roll = رمي المكعبات الخمسة
dare-wait = الدور لـ{ $player }.
dare-point = نقطة!

dare-move-roll = رمي
dare-move-again = مرة أخرى
dare-move-stop = توقف

dare-rolled = { $you ->
    [yes] رميت { $dice }، والمجموع { $total }.
   *[no] رمية { $player }: { $dice }، والمجموع { $total }.
}
dare-dared = { $you ->
    [yes] رميت مرة أخرى.
   *[no] { $player }: رمية أخرى.
}
dare-stopped = { $you ->
    [yes] توقفت عند { $total }.
   *[no] { $player }: توقف عند { $total }.
}
dare-tied = لكليكما { $total }: تُعاد الجولة.
dare-scored = { $you ->
    [yes] نقطة لك!
   *[no] نقطة لـ{ $player }!
}
dare-won = { $you ->
    [yes] لك ثلاث نقاط: فزت، { $scores }.
   *[no] ثلاث نقاط والفوز لـ{ $player }، { $scores }.
}

dare-learn-throw = صاحب المجموع الأعلى يكسب نقطة. ارمِ مكعباتك الخمسة.
dare-learn-throw-yes = المجموع 26. ورمية ثانية تحل محله.
dare-learn-stop = يمكنك رمي الخمسة مرة أخرى أو التوقف. من الصعب تجاوز 26.
dare-learn-stop-no = تُحسب الرمية الثانية حتى لو كانت أقل. توقف عند 26.
dare-learn-stop-yes = لم يكفِ 17، ولا الرمية الثانية: نقطة لك.
dare-learn-dare = للآخر 21 ولك 16. ما الحل؟
dare-learn-dare-no = بمجموع 16 مقابل 21 تضيع النقطة.
dare-learn-dare-yes = المجموع 25: نقطة بالجرأة.
dare-learn-win = النتيجة 2 مقابل 2. لك 25 مقابل 24.
dare-learn-win-yes = نقطتك الثالثة: الفوز لك!

rule-DA1 = في كل جولة دور لكل لاعب، واحدًا بعد الآخر. يبدأ الدور برمي المكعبات الخمسة كلها.
rule-DA2 = ثم تتوقف، أو ترمي الخمسة كلها مرة أخرى. تُحسب الرمية الثانية حتى لو كانت أقل.
rule-DA3 = المجموع الأعلى يكسب نقطة. ويبدأ اللاعب الآخر الجولة التالية.
rule-DA3R = إذا تساوى المجموعان فلا نقطة لأحد، ويعيد اللاعب نفسه بداية الجولة. ويمكن الاتفاق على أن المجموع الأول يكسب.
rule-DA4 = من يبلغ ثلاث نقاط أولًا يفوز.

result-three-points = بثلاث نقاط
