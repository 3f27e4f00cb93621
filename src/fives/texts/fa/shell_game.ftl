# Shell Game. `$symbol` and `$asked` are 1 dot, 2 line, 3 triangle, 4 square; `$place` counts from the left.
shell_game-name = کجا رفت؟
shell_game-line = چهار مهره پشت‌ورو می‌شوند و جابه‌جا می‌شوند. مثلث کجا رفت؟
shell_game-level-elephant-line = هرگز مهره‌ای را گم نمی‌کند
level-elephant = فیل
level-elephant-plain = هرگز مهره‌ای را فراموش نمی‌کند.
shell-game-option-memorise = زمان به خاطر سپردن
shell-game-option-memorise-10 = 10 ثانیه
shell-game-option-memorise-11 = 11 ثانیه
shell-game-option-memorise-12 = 12 ثانیه
shell-game-option-memorise-13 = 13 ثانیه
shell-game-option-memorise-14 = 14 ثانیه
shell-game-option-memorise-15 = 15 ثانیه
shell-game-option-memorise-16 = 16 ثانیه
shell-game-option-memorise-17 = 17 ثانیه
shell-game-option-memorise-18 = 18 ثانیه
shell-game-option-memorise-19 = 19 ثانیه
shell-game-option-memorise-20 = 20 ثانیه
shell-game-symbol-1 = نقطه
shell-game-symbol-2 = خط
shell-game-symbol-3 = مثلث
shell-game-symbol-4 = مربع
shell-game-the-1 = نقطه
shell-game-the-2 = خط
shell-game-the-3 = مثلث
shell-game-the-4 = مربع
shell-game-row = ردیف مهره‌ها
shell-game-lap = { $lap ->
    [1] دور اول: سه جابه‌جایی
   *[2] دور دوم: چهار جابه‌جایی
}
shell-game-shuffles = { $you ->
    [yes] گرداننده: شما
   *[no] گرداننده: { $player }
}
shell-game-lay = چهار مهره‌تان را بچینید
shell-game-lay-line = از چپ به راست، به هر ترتیبی که خواستید. همه تماشا می‌کنند.
shell-game-lay-symbol = گذاشتن { $what }
shell-game-lay-wait = { $player } مهره می‌چیند. به ترتیبشان نگاه کنید!
shell-game-look = ترتیب را به خاطر بسپارید!
shell-game-look-yours = بقیه به خاطر می‌سپارند.
shell-game-look-line = بعد مهره‌ها پشت‌ورو و جابه‌جا می‌شوند.
shell-game-seconds = { $seconds } ثانیه مانده
shell-game-turn = حالا پشت‌ورو کردن
shell-game-turn-line = یا بگذارید ساعت این کار را بکند.
shell-game-slide = مهره‌ای را جابه‌جا کنید
shell-game-slide-line = آن را بکشید، یا روی مهره و بعد روی یک جای خالی بزنید؛ سرعت آن را این‌جا انتخاب کنید:
shell-game-slide-put = به کجا؟
shell-game-slide-put-line = روی یک جای خالی بزنید، یا دوباره روی مهره تا سر جایش برگردد.
shell-game-slide-left = { $left } جابه‌جایی مانده
shell-game-slide-wait = { $player } مهره‌ها را جابه‌جا می‌کند. چشم از آن‌ها برندارید!
shell-game-pace = سرعت
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } ثانیه
shell-game-ask = { $player } دنبال چه بگردد؟
shell-game-ask-last = دو مهرهٔ آخر! { $player } دنبال چه بگردد؟
shell-game-ask-symbol = پرسیدن جای { $what }
shell-game-ask-wait = { $player } به یک نشان فکر می‌کند …
shell-game-seek = { $what } کجاست؟
shell-game-seek-line = روی مهره بزنید.
shell-game-seek-last = درست بگویید هر دو مهره مال شماست، اشتباه بگویید هر دو می‌رود.
shell-game-seek-wait = { $player } دنبال { $what } می‌گردد …
shell-game-found-short = پیدا شد!
shell-game-missed-short = اشتباه!
shell-game-stone-open = جای { $place }: { $what }
shell-game-stone-turned = جای { $place }: پشت‌ورو
shell-game-stone-won = جای { $place }: { $what }، به { $player } می‌رسد
shell-game-stone-slide = برداشتن مهرهٔ جای { $place }
shell-game-stone-seek = رو کردن مهرهٔ جای { $place }
shell-game-gap = گذاشتن در جای { $place }
shell-game-heard-row = از چپ: { $what }.
shell-game-heard-slide = مهرهٔ جای { $source } به جای { $target } رفت.
shell-game-loot = مهره‌های برده‌شده
shell-game-loot-of = { $player }: { $count } مهره
shell_game-laid = { $you ->
    [yes] شما مهره‌هایتان را چیدید. بقیه { $seconds } ثانیه وقت دارند.
   *[no] { $player } مهره‌ها را چید. { $seconds } ثانیه برای به خاطر سپردن!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] مهره‌ها پشت‌ورو شدند: سه بار جابه‌جا کنید.
       *[4] مهره‌ها پشت‌ورو شدند: چهار بار جابه‌جا کنید.
    }
   *[no] { $slides ->
        [3] مهره‌ها پشت‌ورو شدند. { $player } سه بار جابه‌جا می‌کند.
       *[4] مهره‌ها پشت‌ورو شدند. { $player } چهار بار جابه‌جا می‌کند.
    }
}
shell_game-slid = { $you ->
    [yes] شما مهره‌ای را جابه‌جا کردید.
   *[no] { $player } مهره‌ای را جابه‌جا کرد.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] نقطه کجاست؟ از شما می‌پرسند.
        [2] خط کجاست؟ از شما می‌پرسند.
        [3] مثلث کجاست؟ از شما می‌پرسند.
       *[4] مربع کجاست؟ از شما می‌پرسند.
    }
   *[no] { $symbol ->
        [1] از { $player } پرسیدند: نقطه کجاست؟
        [2] از { $player } پرسیدند: خط کجاست؟
        [3] از { $player } پرسیدند: مثلث کجاست؟
       *[4] از { $player } پرسیدند: مربع کجاست؟
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [1] درست! مهره مال شماست.
       *[other] درست! هر دو مهره مال شماست.
    }
   *[no] { $count ->
        [1] درست! مهره به { $player } رسید.
       *[other] درست! هر دو مهره به { $player } رسید.
    }
}
shell_game-missed = { $symbol ->
    [1] این نقطه است.
    [2] این خط است.
    [3] این مثلث است.
   *[4] این مربع است.
} { $count ->
    [1] مهره به گرداننده می‌رسد.
   *[other] هر دو مهره به گرداننده می‌رسد.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] حالا شما گرداننده‌اید، با سه جابه‌جایی.
       *[4] حالا شما گرداننده‌اید، با چهار جابه‌جایی.
    }
   *[no] { $slides ->
        [3] حالا { $player } گرداننده است، با سه جابه‌جایی.
       *[4] حالا { $player } گرداننده است، با چهار جابه‌جایی.
    }
}
shell_game-over = همه دو بار گرداننده بوده‌اند: { $scores }.
result-most-stones = با بیشترین مهره
shell_game-move = جابه‌جا کردن { $move }
shell_game-move-lay1 = گذاشتن { shell-game-the-1 }
shell_game-move-lay2 = گذاشتن { shell-game-the-2 }
shell_game-move-lay3 = گذاشتن { shell-game-the-3 }
shell_game-move-lay4 = گذاشتن { shell-game-the-4 }
shell_game-move-ask1 = پرسیدن جای { shell-game-the-1 }
shell_game-move-ask2 = پرسیدن جای { shell-game-the-2 }
shell_game-move-ask3 = پرسیدن جای { shell-game-the-3 }
shell_game-move-ask4 = پرسیدن جای { shell-game-the-4 }
shell_game-move-open = رو کردن مهرهٔ { $move }
shell_game-move-turn = پشت‌ورو کردن مهره‌ها
shell_game-move-wait = سپردن به ساعت
shell_game-why-there = مهرهٔ خواسته‌شده آن‌جا بود.
shell_game-learn-lay = شما گرداننده‌اید. یک مهره کم است: مربع را بگذارید.
shell_game-learn-lay-yes = چهار مهره، چهار نشان. حالا بقیه خوب نگاه می‌کنند.
shell_game-learn-turn = به اندازهٔ کافی نگاه کرده‌اند. مهره‌ها را پشت‌ورو کنید.
shell_game-learn-turn-no = بیشتر صبر نکنید: پشت‌ورو کنید.
shell_game-learn-turn-yes = مهره‌ها پشت‌ورو هستند. حالا فقط حافظه کمک می‌کند.
shell_game-learn-slide = کمی قاطی کنید: مهره‌ای را بردارید و جای دیگری بگذارید.
shell_game-learn-slide-yes = همه این جابه‌جایی را دیدند. هر کس دنبالش کرد، هنوز می‌داند کجاست.
shell_game-learn-seek = حالا شما جوینده‌اید. ردیف را به خاطر بسپارید، بعد مهره‌ها را با چشم دنبال کنید.
shell_game-learn-seek-no = این‌جا نیست. در بازی اصلی، حالا مهره مال گرداننده می‌شد.
shell_game-learn-seek-yes = نقطه این‌جاست! هر کس مهره را پیدا کند، آن را نگه می‌دارد.
shell_game-learn-second = و مثلث کجاست؟
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = باز هم پیدا شد!
shell_game-learn-both = سؤال آخر دربارهٔ هر دو مهرهٔ مانده است. خط کجاست؟
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = هر دو مهره مال شماست و از همه بیشتر دارید: بردید!
rule-SG1 = هر کس هشت مهره دارد: از نقطه، خط، مثلث و مربع هر کدام دو تا. به نوبت گرداننده می‌شوید؛ بقیه جوینده‌اند.
rule-SG2 = گرداننده چهار مهره با چهار نشان متفاوت را به هر ترتیبی در یک ردیف می‌چیند. جوینده‌ها آن را به خاطر می‌سپارند، 10 تا 20 ثانیه، هر طور که قرار گذاشته‌اید؛ بعد از 10 ثانیه گرداننده هر لحظه می‌تواند مهره‌ها را پشت‌ورو کند.
rule-SG3 = بعد گرداننده سه بار جابه‌جا می‌کند، در دور دوم چهار بار: مهره‌ای را برمی‌دارد و میان دو مهرهٔ دیگر یا در یکی از دو سر ردیف می‌گذارد.
rule-SG3R = همان مهره را می‌شود دوباره جابه‌جا کرد، ولی هر جابه‌جایی باید ترتیب را عوض کند. هر جابه‌جایی 0٫8، 1٫2، 2 یا 3 ثانیه طول می‌کشد و همه آن را می‌بینند؛ بعدی فقط وقتی شروع می‌شود که آن تمام شده باشد.
rule-SG4 = گرداننده از همسایهٔ سمت چپ، نشانی را می‌پرسد که هنوز رو نشده است، و جوینده یک مهره را رو می‌کند. اگر درست بود، مهره مال جوینده است، وگرنه مال گرداننده؛ در هر حال رو می‌ماند و از ردیف بیرون می‌رود. بعد، در جهت عقربه‌های ساعت، از جویندهٔ بعدی می‌پرسد.
rule-SG5 = سؤال سوم دربارهٔ دو مهرهٔ آخر است: جواب درست هر دو را می‌برد، جواب اشتباه هر دو را به گرداننده می‌دهد.
rule-SG5R = اگر جوینده‌ها کمتر از سه نفر باشند، سؤال‌ها دوباره می‌چرخد. برای دو مهرهٔ آخر، گرداننده هر کدام از دو نشان را می‌تواند بپرسد.
rule-SG6 = هر کس دو بار گرداننده است. آن وقت هر کس بیشترین مهره را دارد می‌برد؛ اگر برابر شدند، برد مشترک است.
rule-SG7R = وقتی مهره‌ها پشت‌ورو شدند، هیچ دستگاهی نمی‌داند کدام کدام است، نه دستگاه گرداننده و نه تماشاگر. هر کس چشم بردارد، در گزارش هم پیدایش نمی‌کند.
