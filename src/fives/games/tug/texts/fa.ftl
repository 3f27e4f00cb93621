# 5-Dice Tug. `$goal` is "five" or "three", `$dice` and `$kept` are faces joined by hyphens.

tug-name = طناب‌کشی با تاس
tug-line = همان پنج تاس، دو هدف: آن‌ها را به سمت خودتان بکشید.

tug-option-variation = شیوهٔ بازی
tug-option-variation-0 = بازی اصلی
tug-option-variation-0-line = در هر نوبت یک یا دو تاس را دوباره بیندازید.
tug-option-variation-1 = بیشتر و بیشتر
tug-option-variation-1-line = نوبت اول یک تاس، نوبت دوم دو تا، نوبت سوم سه تا …
tug-option-variation-2 = همیشه دو تا
tug-option-variation-2-line = در هر نوبت درست دو تاس.
tug-option-full-house = سه‌تایی و دوتایی
tug-option-full-house-false = حساب نیست
tug-option-full-house-false-line = دو تاس دیگر باید با هم فرق کنند.
tug-option-full-house-true = سه تای یکسان به حساب می‌آید
tug-option-full-house-true-line = 3-3-3-5-5 امتیاز دارد.
tug-option-choose = انتخاب هدف
tug-option-choose-once = یک بار
tug-option-choose-once-line = هدف‌ها تا آخر بازی همان می‌مانند.
tug-option-choose-each-beginning = برای هر امتیاز
tug-option-choose-each-beginning-line = هر کس امتیازی را شروع می‌کند، از نو انتخاب می‌کند. پس کمتر مهم است چه کسی بازی را شروع کند.
tug-option-gift = آوردن هدف حریف
tug-option-gift-false = امتیازی ندارد
tug-option-gift-false-line = در نوبت شما فقط هدف خودتان حساب است.
tug-option-gift-true = هدیه است
tug-option-gift-true-line = امتیاز به حریف می‌رسد.
tug-option-start = { option-start }
tug-option-start-roll = { option-start-roll }
tug-option-start-roll-line = { option-start-roll-line }
tug-option-start-roll-always = { option-start-roll-always }
tug-option-start-roll-always-line = { option-start-roll-always-line }
tug-option-start-lot = { option-start-lot }
tug-option-start-lot-line = { option-start-lot-line }
tug-option-start-winner = { option-start-winner }
tug-option-start-winner-line = { option-start-winner-line }
tug-option-start-host = { option-start-host }
tug-option-start-host-line = { option-start-host-line }

tug-goal-five = پنج تای متفاوت
tug-goal-five-line = هیچ عددی دو بار نیاید.
tug-goal-three = سه تای یکسان
tug-goal-three-line = { $fullhouse ->
    [yes] درست سه تا، و هرگز 1 و 6 با هم نباشند.
   *[no] درست سه تا، دو تای دیگر متفاوت، و هرگز 1 و 6 با هم نباشند.
}
tug-choose = به کدام سمت می‌کشید؟
tug-choose-line = { $choose ->
    [each_beginning] هدف شما برای این امتیاز.
   *[once] هدف شما تا آخر بازی همین است.
}
tug-choosing = { $player } هدفش را انتخاب می‌کند …
tug-rope = طناب: { $left } { $leftscore }، { $right } { $rightscore }. با پنج امتیاز می‌برید.
tug-roll-five = انداختن پنج تاس
tug-roll = انداختن { $count } تاس
tug-roll-none = انداختن تاس
tug-lift = { $most ->
    [1] روی تاسی بزنید که می‌خواهید دوباره بیندازید.
   *[other] { $least ->
        [1] روی حداکثر { $most } تاس بزنید تا دوباره بیندازید.
       *[other] روی { $least } تاس بزنید تا دوباره بیندازید.
    }
}
tug-left = در نوبت { $number } هنوز { $left } تاس مانده است
tug-beginning = { $player } تاس‌های شروع را می‌اندازد.
tug-wait = { $player } تصمیم می‌گیرد کدام تاس‌ها را بیندازد.
tug-point = امتیاز!

tug-move = نگه داشتن { $move }
tug-move-none = انداختن هر پنج تاس
tug-move-roll = انداختن
tug-move-five = کشیدن به سمت پنج تای متفاوت
tug-move-three = کشیدن به سمت سه تای یکسان

tug-chose = { $you ->
    [yes] { $goal ->
        [five] هدف شما: پنج تای متفاوت.
       *[three] هدف شما: سه تای یکسان.
    }
   *[no] { $goal ->
        [five] هدف { $player }: پنج تای متفاوت.
       *[three] هدف { $player }: سه تای یکسان.
    }
}
tug-kept = { $you ->
    [yes] شما { $lifted } تاس را دوباره انداختید.
   *[no] { $player } { $lifted } تاس را دوباره انداخت.
}
tug-rolled = تاس‌ها: { $dice }.
tug-vain = { $you ->
    [yes] { $goal ->
        [five] پنج تای متفاوت، ولی با پرتاب شما: امتیازی به کسی نمی‌رسد.
       *[three] سه تای یکسان، ولی با پرتاب شما: امتیازی به کسی نمی‌رسد.
    }
   *[no] { $goal ->
        [five] پنج تای متفاوت، ولی با پرتاب { $player }: امتیازی به کسی نمی‌رسد.
       *[three] سه تای یکسان، ولی با پرتاب { $player }: امتیازی به کسی نمی‌رسد.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] پنج تای متفاوت: یک امتیاز برای شما!
       *[three] سه تای یکسان: یک امتیاز برای شما!
    }
   *[no] { $goal ->
        [five] پنج تای متفاوت: یک امتیاز برای { $player }!
       *[three] سه تای یکسان: یک امتیاز برای { $player }!
    }
}
tug-won = { $you ->
    [yes] شما به پنج امتیاز رسیدید و بردید، { $scores }.
   *[no] { $player } به پنج امتیاز رسید و برد، { $scores }.
}

tug-learn-goal = هر دو همین پنج تاس را می‌اندازید، ولی هر کدام چیز دیگری می‌خواهید. «سه تای یکسان» را انتخاب کنید.
tug-learn-goal-yes = از حالا این هدف شماست. نفر دیگر به سمت پنج عدد متفاوت می‌کشد.
tug-learn-roll = هر کس انتخاب می‌کند، شروع هم می‌کند. هر پنج تاس را بیندازید.
tug-learn-roll-yes = هیچ‌کدام از دو هدف نیامد، پس هنوز کسی امتیاز ندارد. نوبت اول با شماست.
tug-learn-pull = دو تا 4 شروع خوبی است. روی دو تا از تاس‌های دیگر بزنید و دوباره بیندازید.
tug-learn-pull-no = هر دو 4 را نگه دارید و دو تا از بقیه را بیندازید.
tug-learn-pull-yes = سه تا 4: این هدف شماست و یک امتیاز دارید.
tug-learn-spoilt = سه تا 2، و باز هم امتیازی نیست: 1 و 6 نباید با هم باشند. یکی از این دو را دوباره بیندازید.
tug-learn-spoilt-no = سه تا 2 را سر جایشان بگذارید.
tug-learn-spoilt-yes = سه تای یکسان، بدون 1 و 6 با هم: حالا حساب است.
tug-learn-different = حالا به سمت پنج عدد متفاوت می‌کشید و نتیجه 4 به 4 است. کدام تاس مزاحم است؟
tug-learn-different-no = فقط یکی از دو تا 1 را دوباره بیندازید.
tug-learn-different-yes = پنج عدد متفاوت و امتیاز پنجم شما: بردید!

rule-TU1 = یکی به سمت پنج عدد متفاوت می‌کشد. دیگری به سمت درست سه تاس یکسان، ولی میان پنج تاس نباید 1 و 6 با هم باشند.
rule-TU1R = سه‌تایی و دوتایی، یعنی سه تا از یک عدد و دو تا از عددی دیگر، سه تای یکسان به حساب نمی‌آید. می‌توانید قرار بگذارید که به حساب بیاید.
rule-TU2 = هر کس شروع می‌کند، هدفی برای تمام بازی انتخاب می‌کند و هر پنج تاس را می‌اندازد. اگر از همان اول یکی از دو هدف آمد، صاحب آن هدف یک امتیاز می‌گیرد و حریفش تاس‌های شروع بعدی را می‌اندازد. می‌توانید قرار بگذارید که هر کس امتیازی را شروع می‌کند، پیش از انداختن هر پنج تاس هدفی از نو انتخاب کند.
rule-TU3 = بعد به نوبت بازی می‌کنید و اندازندهٔ تاس‌های شروع اول است: یک یا دو تاس را دوباره بیندازید، دو تا را با هم. اگر هدف خودتان آمد، یک امتیاز می‌گیرید؛ حریف تاس‌های شروع تازه را می‌اندازد و نوبت اول با اوست.
rule-TU3R = اگر با تاس شما هدف حریف بیاید، هیچ‌کس امتیاز نمی‌گیرد: تاس‌ها همان‌طور می‌مانند و حریف هم باید بیندازد. می‌توانید قرار بگذارید که این هدیه باشد و امتیازش به حریف برسد.
rule-TU4 = هر کس زودتر به پنج امتیاز برسد، می‌برد.
rule-TU-V1 = شیوهٔ «بیشتر و بیشتر»: برای هر امتیاز، در نوبت اول یک تاس دوباره انداخته می‌شود، در نوبت دوم دو تا، در نوبت سوم سه تا، نوبت هر کس که باشد. یکی‌یکی یا با هم بیندازید و هر بار نگاه کنید؛ فقط وقتی دست نگه می‌دارید که امتیاز گرفته باشید یا همه را انداخته باشید.
rule-TU-V2 = شیوهٔ «همیشه دو تا»: در هر نوبت درست دو تاس دوباره انداخته می‌شود.
