# 5-Dice Hi-Low. `$side` is "high" or "low", `$dice` are faces joined by hyphens.
# Sums run from left to right in Persian too: U+2066 and U+2069 (invisible) around them see to it.

hi_low-name = کم یا زیاد
hi_low-line = یک طرف زیاد می‌خواهد، یک طرف کم؛ میانهٔ ترازو 35 است.

hi-low-option-variation = شیوهٔ بازی
hi-low-option-variation-0 = بازی اصلی
hi-low-option-variation-0-line = پنج تاس، بعد چهار، سه، دو، یک؛ یا نه.
hi-low-option-variation-1 = ده تاس
hi-low-option-variation-1-line = ده تاس برای دوباره انداختن، هر طور که خواستید.
hi-low-option-variation-2 = تعقیب
hi-low-option-variation-2-line = یکی جمعی می‌گذارد، دیگری می‌کوشد با هم 35 شوند.
hi-low-option-variation-both = هر دو
hi-low-option-variation-both-line = تعقیب، و هر کس ده تاس برای دوباره انداختن دارد.
hi-low-option-target = دور لازم برای برد
hi-low-option-target-5 = پنج
hi-low-option-target-5-line = هر کس زودتر پنج دور ببرد.
hi-low-option-target-6 = شش
hi-low-option-target-6-line = هر کس زودتر شش دور ببرد.
hi-low-option-alternate = ترتیب بازی
hi-low-option-alternate-false = همیشه همان
hi-low-option-alternate-false-line = همهٔ دورها را نفر اول شروع می‌کند. این کمی سخت‌تر است: از 10 بازی حدود 4 تا را می‌برد.
hi-low-option-alternate-true = می‌چرخد
hi-low-option-alternate-true-line = دور بعد را نفر بعدی شروع می‌کند: شانس‌ها تقریباً برابرند.
hi-low-option-equal-chases = پایان تعقیب
hi-low-option-equal-chases-false = فوراً
hi-low-option-equal-chases-false-line = هر طرف که 15 امتیاز یا بیشتر دارد، باخته است.
hi-low-option-equal-chases-true = بعد از تعقیب‌های برابر
hi-low-option-equal-chases-true-line = هر دو طرف به یک اندازه تعقیب می‌کنند، بعد امتیاز کمتر می‌برد.

hi-low-side-high = زیاد
hi-low-side-high-line = جمعاً بیشتر از 35.
hi-low-side-low = کم
hi-low-side-low-line = جمعاً کمتر از 35.
hi-low-choose = زیاد یا کم؟
hi-low-choose-line = طرف شما تا آخر بازی همین است.
hi-low-choosing = { $player } «زیاد» یا «کم» را انتخاب می‌کند …
hi-low-set = جمع می‌گذارد
hi-low-chase = تعقیب می‌کند

hi-low-scale = ترازوی 35
hi-low-scale-none = هنوز هیچ جمعی نوشته نشده است.
hi-low-scale-one = کمترین و بیشترین تا این‌جا: { $low }. با { $tie } مساوی می‌شود.
hi-low-scale-sum = ⁦{ $low } + { $high } = { $sum }⁩
hi-low-scale-high = ⁦{ $low } + { $high } = { $sum }⁩: زیاد
hi-low-scale-low = ⁦{ $low } + { $high } = { $sum }⁩: کم
hi-low-scale-tie = ⁦{ $low } + { $high } = 35⁩: مساوی
hi-low-aim = جمع { $total } گذاشته شد: با { $aim } می‌شود 35.
hi-low-total-of = { $player }: { $total }

hi-low-steps = قدم‌های یک نوبت
hi-low-step-5 = انداختن پنج تاس
hi-low-step = دوباره انداختن { $step } تاس، یا نه
hi-low-left = هنوز { $left } تاس برای انداختن
hi-low-roll-five = انداختن پنج تاس
hi-low-roll = انداختن { $count } تاس
hi-low-roll-none = انداختن تاس
hi-low-stay = نگه داشتن هر پنج تاس
hi-low-stop = تمام با { $total }
hi-low-lift = { $count ->
    [1] روی تاسی بزنید که می‌خواهید دوباره بیندازید، یا همه را نگه دارید.
   *[other] روی { $count } تاس بزنید تا دوباره بیندازید، یا همه را نگه دارید.
}
hi-low-lift-any = روی تاس‌هایی بزنید که می‌خواهید دوباره بیندازید، یا تمام کنید.
hi-low-finish = ماندن با { $total } تا آخر
hi-low-beginning = حالا { $player } تاس می‌اندازد.
hi-low-wait = { $player } تصمیم می‌گیرد کدام تاس‌ها را بیندازد.
hi-low-sheet = برگهٔ امتیاز
hi-low-sheet-turn = دور
hi-low-sheet-sum = کمترین + بیشترین
hi-low-sheet-points = امتیاز
hi-low-sheet-tie = مساوی
hi-low-sheet-empty = هنوز هیچ دوری تمام نشده است.
hi-low-goal-chase = امتیاز به زیان شماست: هر که به 15 برسد می‌بازد.
hi-low-goal-equal = امتیاز به زیان شماست: وقتی طرفی به 15 برسد، اول هر دو به یک اندازه تعقیب می‌کنند، بعد امتیاز کمتر می‌برد.

hi_low-move = نگه داشتن { $move }
hi_low-move-none = انداختن هر پنج تاس
hi_low-move-roll = انداختن
hi_low-move-high = انتخاب «زیاد»
hi_low-move-low = انتخاب «کم»

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] طرف شما: «زیاد».
       *[low] طرف شما: «کم».
    }
   *[no] { $side ->
        [high] طرف { $player }: «زیاد».
       *[low] طرف { $player }: «کم».
    }
}
hi-low-kept = { $you ->
    [yes] شما { $lifted } تاس را دوباره انداختید.
   *[no] { $player } { $lifted } تاس را دوباره انداخت.
}
hi-low-stayed = { $you ->
    [yes] شما { $dice } را نگه داشتید.
   *[no] { $player } { $dice } را نگه داشت.
}
hi-low-rolled = تاس‌ها: { $dice }، جمعاً { $total }.
hi-low-wrote = { $you ->
    [yes] شما جمع { $total } را نوشتید.
   *[no] { $player } جمع { $total } را نوشت.
}
hi-low-scored = { $side ->
    [high] ⁦{ $low } + { $high } = { $sum }⁩، بیشتر از 35: این دور مال «زیاد» شد.
   *[low] ⁦{ $low } + { $high } = { $sum }⁩، کمتر از 35: این دور مال «کم» شد.
}
hi-low-tied = ⁦{ $low } + { $high } = 35⁩: مساوی، این دور را هیچ‌کس نبرد.
hi-low-won = { $side ->
    [high] «زیاد» بازی را برد، { $scores }.
   *[low] «کم» بازی را برد، { $scores }.
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] درست 35: برای شما امتیازی نوشته نشد.
       *[no] درست 35: برای { $player } امتیازی نوشته نشد.
    }
   *[other] { $you ->
        [yes] جمعاً { $sum }، با { $points } تا فاصله: شما حالا { $score } امتیاز دارید.
       *[no] جمعاً { $sum }، با { $points } تا فاصله: { $player } حالا { $score } امتیاز دارد.
    }
}
hi-low-lost = { $you ->
    [yes] با { $score } امتیاز باختید.
   *[no] { $player } با { $score } امتیاز باخت.
}
hi-low-once-more = { $you ->
    [yes] 15 یا بیشتر! شما یک بار دیگر تعقیب می‌کنید، بعد امتیاز کمتر می‌برد.
   *[no] 15 یا بیشتر! { $player } یک بار دیگر تعقیب می‌کند، بعد امتیاز کمتر می‌برد.
}
hi-low-shared = هر دو طرف { $score } امتیاز دارند: برد مال هر دو است.
hi-low-why-side = «کم» و «زیاد» برابرند.
hi-low-why-enough = { $side ->
    [high] { $total } کافی است: با { $other } بیشتر از 35 می‌شود.
   *[low] { $total } کافی است: با { $other } کمتر از 35 می‌شود.
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] { $need } یا بیشتر لازم دارید. این پرتاب کم پیش می‌آید که برسد.
       *[other] { $need } یا بیشتر لازم دارید. از هر 10 پرتاب حدود { $tenths } تا می‌رسد.
    }
   *[low] { $tenths ->
        [0] { $need } یا کمتر لازم دارید. این پرتاب کم پیش می‌آید که برسد.
       *[other] { $need } یا کمتر لازم دارید. از هر 10 پرتاب حدود { $tenths } تا می‌رسد.
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] تقریباً هر پرتابی بیشتر از این می‌شود.
       *[other] از هر 10 پرتاب حدود { $tenths } تا بیشتر از این می‌شود.
    }
   *[low] { $tenths ->
        [10] تقریباً هر پرتابی کمتر از این می‌شود.
       *[other] از هر 10 پرتاب حدود { $tenths } تا کمتر از این می‌شود.
    }
}
hi-low-why-stay = { $tenths ->
    [0] انداختن دوباره الان تقریباً هیچ وقت کمک نمی‌کند.
   *[other] از هر 10 پرتاب فقط حدود { $tenths } تا الان کمک می‌کند.
}
hi-low-why-near = { $distance ->
    [0] درست { $need }: همین را لازم دارید.
   *[other] { $need } لازم دارید. انداختن الان شاید دورتان کند.
}
hi-low-why-closer = { $tenths ->
    [10] { $need } لازم دارید. تقریباً هر پرتابی نزدیک‌تر می‌شود.
   *[other] { $need } لازم دارید. از هر 10 پرتاب حدود { $tenths } تا نزدیک‌تر می‌شود.
}
hi-low-why-set = رساندن { $total } به 35 سخت است. انداختن الان شاید آسانش کند.
hi-low-why-harder = از هر 10 پرتاب حدود { $tenths } تا کار حریف را سخت‌تر می‌کند.
result-turns-won = با بردن دورها
result-fifteen-against = بقیه به پانزده امتیاز رسیدند
result-fewer-points = با امتیاز کمتر
result-equal-points = با امتیاز برابر

hi_low-learn-side = یکی جمع زیاد می‌خواهد و دیگری جمع کم. «زیاد» را انتخاب کنید.
hi_low-learn-side-yes = از حالا عددهای بزرگ به سود شماست.
hi_low-learn-roll = پنج تاس خود را بیندازید.
hi_low-learn-roll-yes = جمع 17 شد. می‌توانید دوباره بیندازید، هر بار با تاس کمتر.
hi_low-learn-four = اول درست چهار تاس. 6 را نگه دارید و بقیه را دوباره بیندازید.
hi_low-learn-four-no = 6 بهترین تاس شماست. آن را نگه دارید و چهار تای دیگر را بیندازید.
hi_low-learn-four-yes = یک تاس ماند و چهار تا دوباره افتاد: از 17 به 23.
hi_low-learn-stay = حالا درست سه تاس است، ولی بیشتر تاس‌هایتان خوب است. هر پنج تا را نگه دارید.
hi_low-learn-stay-no = شاید تاس‌های خوب خراب شود. هر پنج تا را نگه دارید.
hi_low-learn-stay-yes = می‌توانید از یک قدم بگذرید. قدم بعدی با دو تاس هنوز مال شماست.
hi_low-learn-sum = نفر دیگر 12 دارد. شما 26 دارید و یک تاس دیگر می‌اندازید. 2 را بردارید!
hi_low-learn-sum-no = فقط 2 می‌تواند بهتر شود. آن را دوباره بیندازید.
hi_low-learn-sum-yes = 12 و 29 می‌شود 41. از 35 بیشتر است، پس دور مال «زیاد» است و بازی را شما بردید!

rule-HL1 = هر کس شروع می‌کند، برای تمام بازی «زیاد» یا «کم» را انتخاب می‌کند؛ طرف دیگر به بقیه می‌رسد. دو نفر بازی می‌کنند، یا دو تیم دونفره: هم‌تیمی‌ها روبه‌روی هم می‌نشینند و یک طرف دارند.
rule-HL2 = در نوبت خود پنج تاس بیندازید. بعد درست چهار تا را دوباره بیندازید یا نه، سپس درست سه تا یا نه، دو تا یا نه، یکی یا نه. هر بار تاس‌ها را آزادانه انتخاب کنید؛ اگر از قدمی بگذرید، قدم‌های بعدی سر جایشان هستند. جمع پنج تاس شما نوشته می‌شود.
rule-HL3 = وقتی همه بازی کردند، کمترین و بیشترین جمع را با هم جمع می‌زنید. اگر کمتر از 35 شد، دور مال «کم» است؛ اگر بیشتر از 35 شد، مال «زیاد»؛ درست 35 مساوی است.
rule-HL3R = در بازی تیمی هر چهار جمع همان‌طور که نوشته شده حساب است: کمترین و بیشترین از آن چهار تا، مال هر کس که باشد.
rule-HL4R = هر کس زودتر پنج دور ببرد، بازی را برده است؛ می‌توانید سر شش دور قرار بگذارید. همهٔ دورها را نفر اول شروع می‌کند، مگر قرار بگذارید که ترتیب بچرخد: آن وقت دور بعد را نفر بعدی شروع می‌کند. هر کس دیرتر بازی کند، بیشتر می‌داند.
rule-HL-V1 = شیوهٔ «ده تاس»: بعد از پرتاب اول می‌توانید روی هم رفته ده تاس را دوباره بیندازید، هر تاسی، یکی‌یکی یا با هم، و هر بار نگاه کنید. می‌توانید زودتر تمام کنید.
rule-HL-V2 = شیوهٔ «تعقیب»: «زیاد» و «کم» نداریم. نفر اول جمعی می‌گذارد؛ نفر دوم می‌کوشد هر دو جمع با هم درست 35 شود و فاصله‌اش از 35 را امتیاز می‌گیرد. بعد هر کس تعقیب کرده، جمع بعدی را می‌گذارد. هر طرف که به پانزده امتیاز یا بیشتر برسد، همان لحظه باخته است. می‌توانید قرار بگذارید که اول هر دو طرف به یک اندازه تعقیب کنند: آن وقت امتیاز کمتر می‌برد، و با امتیاز برابر، برد مال هر دو است. در بازی تیمی نفر بعدی دور میز تعقیب می‌کند و امتیازها مال تیم است. اگر شیوهٔ «ده تاس» هم باشد، هر کس، چه جمع بگذارد چه تعقیب کند، ده تاس برای دوباره انداختن دارد.
