# Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = الخمسة تفوز
five_wins-line = خمسة في خط على طاولة بلا حدود. وإن لم ينجح أحد، بدأت الأحجار تتحرك.

five-wins-option-exactly-five = الخطوط الأطول
five-wins-option-exactly-five-false = تفوز أيضًا
five-wins-option-exactly-five-false-line = خمسة أو أكثر في خط تفوز.
five-wins-option-exactly-five-true = لا تفوز
five-wins-option-exactly-five-true-line = لا يفوز إلا خط من خمسة بالضبط.

five_wins-colour-white = أبيض
five_wins-colour-black = أسود
five_wins-plays = { $colour ->
    [white] بالأبيض
   *[black] بالأسود
}
five_wins-in-hand = للوضع: { $count }
five_wins-lying = في اللعب: { $count }
five_wins-lost = مأسورة: { $count }
five_wins-table = الطاولة، الأحجار البيضاء { $white } والسوداء { $black }. أسهم لوحة المفاتيح للتنقل، وزر الإدخال للاختيار. تُعدّ الأماكن من الحجر الأول 0،0: العدد الأول نحو اليمين والثاني نحو الأسفل. والسالب نحو اليسار والأعلى.
five_wins-stone = { $colour ->
    [white] حجر أبيض على { $x }،{ $y }
   *[black] حجر أسود على { $x }،{ $y }
}
five_wins-place = المكان { $x }،{ $y }
five_wins-chosen = المكان { $x }،{ $y }، مختار
five_wins-lift = رفع حجرك عن { $x }،{ $y }
five_wins-lift-cutting = { $count ->
    [zero] رفع حجرك عن { $x }،{ $y }
    [one] رفع حجرك عن { $x }،{ $y }؛ يأسر حجرًا واحدًا
    [two] رفع حجرك عن { $x }،{ $y }؛ يأسر حجرين
    [few] رفع حجرك عن { $x }،{ $y }؛ يأسر { $count } أحجار
    [many] رفع حجرك عن { $x }،{ $y }؛ يأسر { $count } حجرًا
   *[other] رفع حجرك عن { $x }،{ $y }؛ يأسر { $count } حجر
}
five_wins-put-back = إعادته إلى { $x }،{ $y }
five_wins-zoom-in = تكبير
five_wins-zoom-out = تصغير
five_wins-fit = إظهار كل الأحجار

five_wins-do-first = ضع الحجر الأول في الوسط.
five_wins-do-lay = ضع حجرًا: المس مكانًا بجانب أي حجر.
five_wins-do-confirm = المس المكان مرة أخرى، أو اضغط الزر.
five_wins-lay-here = وضعه هنا
five_wins-do-lift = المس أحد أحجارك لتحريكه.
five_wins-do-place = المس الآن المكان الذي يذهب إليه.
five_wins-back = إعادته
five_wins-cuts = { $count ->
    [zero] لا حجر ينقطع عن البقية:
    [one] ينقطع عن البقية ويُؤسر:
    [two] ينقطعان عن البقية ويُؤسران:
    [few] تنقطع عن البقية وتُؤسر:
    [many] تنقطع عن البقية وتُؤسر:
   *[other] تنقطع عن البقية وتُؤسر:
}
five_wins-cuts-count = { $colour ->
    [white] { $count ->
        [zero] { $count } أبيض
        [one] حجر أبيض
        [two] حجران أبيضان
        [few] { $count } أحجار بيضاء
        [many] { $count } حجرًا أبيض
       *[other] { $count } حجر أبيض
    }
   *[black] { $count ->
        [zero] { $count } أسود
        [one] حجر أسود
        [two] حجران أسودان
        [few] { $count } أحجار سوداء
        [many] { $count } حجرًا أسود
       *[other] { $count } حجر أسود
    }
}
five_wins-keep = جزآن متساويان: المس الجزء الذي يبقى.
five_wins-keep-other = إبقاء الجزء الآخر
five_wins-wait-lay = في انتظار { $player } لاختيار مكان…
five_wins-wait-move = في انتظار { $player } لاختيار حجر يتحرك…
five_wins-after = المرحلة الثانية، الدور { $turn } من { $most }
five_wins-times = هذا الوضع على الطاولة للمرة الثانية. في المرة الثالثة تعادل.
five_wins-row = خمسة!

five_wins-move = { "\u2066" }{ $move }{ "\u2069" }
five_wins-laid = { $you ->
    [yes] وضعت حجرًا على { $x }،{ $y }.
   *[no] { $player }: حجر على { $x }،{ $y }.
}
five_wins-after-game = كل الأحجار على الطاولة ولا أحد لديه خمسة: تبدأ المرحلة الثانية. من الآن يحرّك كل لاعب أحجاره.
five_wins-moved = { $you ->
    [yes] حرّكت حجرًا من { $from_x }،{ $from_y } إلى { $x }،{ $y }.
   *[no] { $player }: حجر من { $from_x }،{ $from_y } إلى { $x }،{ $y }.
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [zero] لم يُؤسر شيء من أحجارك.
        [one] أُسر حجر من أحجارك.
        [two] أُسر حجران من أحجارك.
        [few] أُسرت { $count } من أحجارك.
        [many] أُسر { $count } من أحجارك.
       *[other] أُسر { $count } من أحجارك.
    }
   *[no] { $count ->
        [zero] لم يُؤسر شيء من أحجار { $player }.
        [one] أُسر حجر من أحجار { $player }.
        [two] أُسر حجران من أحجار { $player }.
        [few] أُسرت { $count } من أحجار { $player }.
        [many] أُسر { $count } من أحجار { $player }.
       *[other] أُسر { $count } من أحجار { $player }.
    }
}
five_wins-passed = { $you ->
    [yes] ليس لأي من أحجارك جانب حر: يفوتك الدور.
   *[no] ليس لأي من أحجار { $player } جانب حر: الدور يفوت { $player }.
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] خمسة في خط: فزت!
       *[last_stone_captured] أُسر آخر حجر للخصم: فزت!
    }
   *[no] { $reason ->
        [five_in_a_row] خمسة في خط: الفوز لـ{ $player }!
       *[last_stone_captured] أُسر آخر حجر للخصم: الفوز لـ{ $player }!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] لم تبقَ لأحد خمسة أحجار: تعادل.
    [third_time] الوضع نفسه للمرة الثالثة: تعادل.
   *[long_enough] مضى 200 دور في المرحلة الثانية: تعادل.
}

five_wins-why-five = خمسة في خط: هذا يفوز.
five_wins-why-takes-last = يأسر آخر حجر للخصم: هذا يفوز.
five_wins-why-two = طريقان إلى خمسة في الدور التالي: لا يمكن إيقاف إلا واحد منهما.
five_wins-why-forces = سلسلة من خطوط الأربعة، ولا بد من الرد على كل منها: تفوز بالحجر رقم { $count } من هنا.
five_wins-why-wins = هذا يفوز، مهما كان الرد.
five_wins-why-loses = بعد هذا يفوز اللاعب الآخر، مهما فعلت.
five_wins-why-stops = وإلا فاز اللاعب الآخر في دوره التالي.
five_wins-why-captures = { $count ->
    [zero] لا يأسر أي حجر.
    [one] يأسر حجرًا واحدًا.
    [two] يأسر حجرين.
    [few] يأسر { $count } أحجار.
    [many] يأسر { $count } حجرًا.
   *[other] يأسر { $count } حجر.
}
five_wins-why-threatens = يهدد بخمسة في الدور التالي.
five_wins-why-blocks = يقف في طريق خطوط اللاعب الآخر.
five_wins-why-builds = يطيل خطوطك.
five_wins-why-room = يُبقي خطوطك مفتوحة.

result-five-in-a-row = بخمسة في خط
result-last-stone-captured = بأسر آخر حجر
result-nobody-can-win = لم تبقَ لأحد خمسة أحجار
result-third-time = الوضع نفسه ثلاث مرات
result-long-enough = بعد 200 دور في المرحلة الثانية

five_wins-learn-touch = أحجارك بيضاء. كل حجر جديد يلامس حجرًا آخر بجانب كامل. ضع حجرًا.
five_wins-learn-touch-yes = كل حجر يلامس حجرًا آخر بجانب كامل. الزاوية لا تكفي.
five_wins-learn-stop = انتبه، للأسود أربعة في صف! أوقفه.
five_wins-learn-stop-no = عندها يفوز الأسود بحجره التالي. أغلق الطرف المفتوح من الصف.
five_wins-learn-stop-yes = توقف الصف! وفي الطرف الآخر كان حجرك من قبل.
five_wins-learn-slant = الصفوف المائلة تُحسب أيضًا. أين مكان حجرك الخامس؟
five_wins-learn-slant-no = ابحث عن أحجارك الأربعة في خط مائل.
five_wins-learn-slant-yes = خمسة في صف، ولو كان مائلًا: هذا فوز.
five_wins-learn-capture = وُضعت الأحجار كلها، والآن تتحرك. أحد أحجارك جسر: ارفعه وضعه في مكان آخر.
five_wins-learn-capture-no = ابحث عن الحجر الأبيض الذي يصل وحده بين الجزأين.
five_wins-learn-capture-yes = ذهب الجسر. ما انقطع يؤسر: ثلاثة أحجار سوداء.
five_wins-learn-move = أربعة من أحجارك في صف. خذ الخامس وضعه في الطرف.
five_wins-learn-move-no = اترك الأربعة في مكانها، وخذ الحجر الوحيد في الأسفل.
five_wins-learn-move-yes = خمسة في صف: الفوز لك!

rule-FW1 = القرعة تحدد من يبدأ؛ وعند إعادة اللعبة يبدأ اللاعب الآخر. المقعد الأول يلعب بالأبيض والثاني بالأسود. لكل لاعب ستة عشر حجرًا، ووجهها الفارغ إلى أعلى. يوضع الحجر الأول في الوسط. ثم يتناوب اللاعبان على وضع الأحجار؛ وكل حجر يجب أن يلامس بجانب واحد على الأقل حجرًا موضوعًا من قبل. ملامسة الزاوية لا تكفي.
rule-FW2 = خمسة أحجار أو أكثر من لونك في خط متصل، أفقي أو عمودي أو مائل، تفوز فورًا. ويمكن الاتفاق على أن تُحسب خمسة بالضبط فقط.
rule-FW3 = حين توضع الأحجار كلها، وعددها 32، من دون فائز، تبدأ المرحلة الثانية: في دورك تأخذ حجرًا من أحجارك له جانب حر واحد على الأقل وتضعه في مكان آخر، ملامسًا كما سبق. والهدف هو نفسه.
rule-FW4 = الأحجار التي تنقطع عن البقية عند رفع حجر تُؤسر وتخرج من اللعبة، أيًّا كان صاحبها. ملامسة الزاوية لا تصل بين الأحجار.
rule-FW4R = إذا انقسمت الأحجار عند رفع حجر، بقي أكبر جزء وأُسر ما عداه قبل أن يوضع الحجر من جديد. وإذا تساوت أكبر الأجزاء، فلك أن تختار أيها يبقى. ويجب أن يلامس الحجر ما بقي، ولا يعود إلى مكانه السابق.
rule-FW5R = إذا لم يكن لأي من أحجارك جانب حر، فاتك الدور. من بقي له أقل من خمسة أحجار لا يستطيع تكوين خط؛ وإذا كان هذا حال الاثنين فهو تعادل. ومن يخسر حجره الأخير يخسر اللعبة.
rule-FW6R = إذا تكرر وضع الأحجار نفسه للمرة الثالثة في المرحلة الثانية، والدور على اللاعب نفسه، فهو تعادل؛ وكذلك بعد 200 دور في المرحلة الثانية.
