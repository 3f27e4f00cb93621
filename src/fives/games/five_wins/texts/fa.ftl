# Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = دوز پنج‌تایی
five_wins-line = پنج تا در یک ردیف، روی میزی بی‌کران. و اگر هیچ‌کس نتوانست، مهره‌ها به راه می‌افتند.
five_wins-level-line = { $loss ->
    [0] قوی‌ترین: زنجیره‌های بلند تهدید را می‌بیند
   *[other] در برابر قوی‌ترین ربات { NUMBER($loss, maximumFractionDigits: 0) } واحد درصد پایین‌تر از بازی برابر
}

five-wins-option-exactly-five = ردیف‌های بلندتر
five-wins-option-exactly-five-false = هم می‌برند
five-wins-option-exactly-five-false-line = پنج تا یا بیشتر در یک ردیف می‌برد.
five-wins-option-exactly-five-true = نمی‌برند
five-wins-option-exactly-five-true-line = فقط درست پنج تا در یک ردیف می‌برد.

five_wins-colour-white = سفید
five_wins-colour-black = سیاه
five_wins-plays = { $colour ->
    [white] با مهرهٔ سفید
   *[black] با مهرهٔ سیاه
}
five_wins-in-hand = { $count } در دست
five_wins-lying = { $count } در بازی
five_wins-lost = { $count } گرفته‌شده
five_wins-table = میز، { $white } مهرهٔ سفید و { $black } مهرهٔ سیاه. کلیدهای جهت از خانه‌ای به خانهٔ دیگر می‌روند، کلید Enter انتخاب می‌کند.
five_wins-stone = { $colour ->
    [white] مهرهٔ سفید روی { $x }،{ $y }
   *[black] مهرهٔ سیاه روی { $x }،{ $y }
}
five_wins-place = خانهٔ { $x }،{ $y }
five_wins-chosen = خانهٔ { $x }،{ $y }، انتخاب‌شده
five_wins-lift = برداشتن مهره‌تان از { $x }،{ $y }
five_wins-lift-cutting = برداشتن مهره‌تان از { $x }،{ $y }؛ { $count } مهره گرفته می‌شود
five_wins-put-back = برگرداندن به { $x }،{ $y }
five_wins-zoom-in = نزدیک‌تر
five_wins-zoom-out = دورتر
five_wins-fit = دیدن همهٔ مهره‌ها

five_wins-do-first = اولین مهره را در وسط بگذارید.
five_wins-do-lay = مهره‌ای بگذارید: روی خانه‌ای کنار یک مهرهٔ دیگر بزنید.
five_wins-do-confirm = دوباره روی همان خانه بزنید، یا دکمه را فشار دهید.
five_wins-lay-here = گذاشتن در این‌جا
five_wins-do-lift = روی یکی از مهره‌هایتان بزنید تا جابه‌جایش کنید.
five_wins-do-place = حالا روی خانه‌ای بزنید که مهره به آن می‌رود.
five_wins-back = برگرداندن
five_wins-cuts = { $count ->
    [1] این مهره جدا می‌افتد و گرفته می‌شود:
   *[other] این مهره‌ها جدا می‌افتند و گرفته می‌شوند:
}
five_wins-cuts-none = هیچ مهره‌ای جدا نمی‌افتد.
five_wins-cuts-count = { $colour ->
    [white] { $count } سفید
   *[black] { $count } سیاه
}
five_wins-keep = دو بخش به یک اندازه‌اند. شما انتخاب می‌کنید کدام بماند.
five_wins-keep-other = نگه داشتن بخش دیگر
five_wins-wait-lay = { $player } دنبال خانه‌ای می‌گردد …
five_wins-wait-move = { $player } دنبال مهره‌ای برای جابه‌جایی می‌گردد …
five_wins-after = نیمهٔ دوم، نوبت { $turn } از { $most }
five_wins-times = این وضعیت برای دومین بار روی میز است. بار سوم بازی مساوی می‌شود.
five_wins-row = پنج!

five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] شما مهره‌ای روی { $x }،{ $y } گذاشتید.
   *[no] { $player } مهره‌ای روی { $x }،{ $y } گذاشت.
}
five_wins-after-game = همهٔ مهره‌ها گذاشته شده و هیچ‌کس پنج تا ندارد: نیمهٔ دوم شروع می‌شود. از حالا مهره‌های خودتان را جابه‌جا می‌کنید.
five_wins-moved = { $you ->
    [yes] شما مهره‌ای را از { $from_x }،{ $from_y } به { $x }،{ $y } بردید.
   *[no] { $player } مهره‌ای را از { $from_x }،{ $from_y } به { $x }،{ $y } برد.
}
five_wins-captured = { $you ->
    [yes] { $count } مهرهٔ شما گرفته شد.
   *[no] { $count } مهرهٔ { $player } گرفته شد.
}
five_wins-passed = { $you ->
    [yes] هیچ‌یک از مهره‌های شما ضلع آزاد ندارد: این نوبت می‌گذرد.
   *[no] هیچ‌یک از مهره‌های { $player } ضلع آزاد ندارد: این نوبت می‌گذرد.
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] پنج تا در یک ردیف: شما بردید!
       *[last_stone_captured] آخرین مهرهٔ حریف گرفته شد: شما بردید!
    }
   *[no] { $reason ->
        [five_in_a_row] پنج تا در یک ردیف: { $player } برد!
       *[last_stone_captured] آخرین مهرهٔ حریف گرفته شد: { $player } برد!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] هیچ‌کس دیگر پنج مهره ندارد: مساوی.
    [third_time] همان وضعیت برای سومین بار: مساوی.
   *[long_enough] 200 نوبت در نیمهٔ دوم: مساوی.
}

five_wins-why-five = پنج تا در یک ردیف: این حرکت می‌برد.
five_wins-why-takes-last = آخرین مهرهٔ حریف را می‌گیرد: این حرکت می‌برد.
five_wins-why-two = در نوبت بعد دو راه برای پنج تا شدن هست: فقط جلوی یکی را می‌شود گرفت.
five_wins-why-forces = چند چهارتایی پشت سر هم که باید به هر کدام جواب داد: از این‌جا با مهرهٔ شمارهٔ { $count } می‌برد.
five_wins-why-wins = جواب هر چه باشد، این حرکت می‌برد.
five_wins-why-loses = بعد از این حریف می‌برد، هر کاری بکنید.
five_wins-why-stops = وگرنه حریف در نوبت بعد می‌برد.
five_wins-why-captures = { $count } مهره می‌گیرد.
five_wins-why-threatens = تهدید می‌کند که در نوبت بعد پنج تا شود.
five_wins-why-blocks = راه ردیف‌های حریف را می‌بندد.
five_wins-why-builds = ردیف‌های خودتان را بلندتر می‌کند.
five_wins-why-room = راه ردیف‌های خودتان را باز نگه می‌دارد.

result-five-in-a-row = با پنج تا در یک ردیف
result-last-stone-captured = با گرفتن آخرین مهره
result-nobody-can-win = مساوی: هیچ‌کس دیگر پنج مهره ندارد
result-third-time = مساوی: سه بار همان وضعیت
result-long-enough = مساوی بعد از 200 نوبت نیمهٔ دوم

rule-FW1 = قرعه می‌گوید چه کسی شروع کند؛ در بازی دوباره، نفر دیگر شروع می‌کند. بازیکن اول سفید است و بازیکن دوم سیاه. هر نفر شانزده مهره دارد، روی بی‌نشان رو به بالا. اولین مهره در وسط می‌نشیند. بعد به نوبت مهره می‌گذارید؛ هر مهره باید دست‌کم از یک ضلع به مهره‌ای که روی میز است بچسبد. گوشه کافی نیست.
rule-FW2 = پنج مهرهٔ هم‌رنگ شما یا بیشتر در یک ردیف پیوسته، افقی، عمودی یا مورب، همان لحظه می‌برد. می‌توانید قرار بگذارید که فقط درست پنج تا حساب باشد.
rule-FW3 = وقتی هر 32 مهره روی میز بود و هیچ‌کس نبرده بود، نیمهٔ دوم شروع می‌شود: در نوبت خود یکی از مهره‌های خودتان را که دست‌کم یک ضلع آزاد دارد برمی‌دارید و جای دیگری می‌گذارید که مثل قبل به مهره‌ای بچسبد. هدف همان است.
rule-FW4 = مهره‌هایی که با برداشتن یک مهره از بقیه جدا بیفتند، گرفته می‌شوند و از بازی بیرون می‌روند، مال هر کس که باشند. تماس از گوشه، پیوند به حساب نمی‌آید.
rule-FW4R = اگر برداشتن یک مهره بقیه را چند بخش کند، بزرگ‌ترین بخش می‌ماند و بخش‌های دیگر پیش از گذاشتن آن مهره گرفته می‌شوند. اگر بزرگ‌ترین بخش‌ها برابر باشند، شما انتخاب می‌کنید کدام بماند. مهره باید به آنچه مانده بچسبد و نمی‌تواند به جای قبلی برگردد.
rule-FW5R = اگر هیچ‌یک از مهره‌های شما ضلع آزاد نداشته باشد، نوبتتان می‌گذرد. با کمتر از پنج مهره دیگر نمی‌شود ردیف ساخت؛ اگر هر دو نفر چنین باشند، بازی مساوی است. هر کس آخرین مهره‌اش را از دست بدهد، باخته است.
rule-FW6R = اگر در نیمهٔ دوم مهره‌ها برای سومین بار به همان شکل باشند و نوبت با همان بازیکن، بازی مساوی است؛ بعد از 200 نوبت نیمهٔ دوم هم همین‌طور.
