# Find Fives. `$shape` is the letter of a tile, `$roll` the symbols rolled (a to f), `$points` and `$count` numbers.
find_fives-name = شکار پنج‌تایی
find_fives-line = تاس‌ها پنج نشان می‌آورند. همه با هم دنبالشان می‌گردند، تا کسی ساعت شنی را برگرداند.
find_fives-turn-everyone = همه می‌گردند
find_fives-level-beginner-line = حدود یک‌سوم امتیازها را پیدا می‌کند
find_fives-level-casual-line = حدود نصف امتیازها را پیدا می‌کند
find_fives-level-strong-line = حدود دوسوم امتیازها را پیدا می‌کند
find_fives-level-perfect-line = بهترین پنج‌تایی‌ها را در جا می‌بیند
find_fives-level-beginner-plain = حدود یک‌سوم امتیازها را پیدا می‌کند. برای بازی اول خوب است.
find_fives-level-casual-plain = حدود نصف امتیازها را پیدا می‌کند.
find_fives-level-strong-plain = حدود دوسوم امتیازها را پیدا می‌کند. بردن از آن سخت است.
find-fives-option-mode = بازی
find-fives-option-mode-race = مسابقه
find-fives-option-mode-race-line = پنج دور، در هر دور حداکثر پنج تا پنج‌تایی. تنها: تمرین.
find-fives-option-mode-puzzle = معما
find-fives-option-mode-puzzle-line = دوازده دور، در هر دور یک پنج‌تایی، و صفحه پر می‌شود.
find-fives-option-mode-solo = تک‌نفره
find-fives-option-mode-solo-line = معما برای یک نفر، بدون ساعت شنی.
find-fives-option-boards = صفحه‌ها
find-fives-option-boards-white = همه متفاوت
find-fives-option-boards-white-line = هر کس صفحهٔ خودش را دارد، همه به یک اندازه پُربار.
find-fives-option-boards-grey = همه یکسان
find-fives-option-boards-grey-line = همه در یک صفحهٔ یکسان می‌گردند.
find-fives-option-timer = ساعت شنی
find-fives-option-timer-15 = 15 ثانیه
find-fives-option-timer-30 = 30 ثانیه
find-fives-option-timer-45 = 45 ثانیه
find-fives-option-timer-60 = 60 ثانیه
find-fives-option-timer-90 = 90 ثانیه
find-fives-option-timer-120 = 2 دقیقه
find-fives-option-timer-180 = 3 دقیقه
find-fives-option-limit = هر دور حداکثر
find-fives-option-limit-10 = 10 دقیقه
find-fives-option-limit-5 = 5 دقیقه
find-fives-option-limit-3 = 3 دقیقه
find-fives-option-limit-0 = هر قدر که بخواهید
find-fives-option-guard = کادرهای اشتباه
find-fives-option-guard-auto = مثل همیشه
find-fives-option-guard-auto-line = برای یک نفر تنها پذیرفته نمی‌شود، سر میز آزاد است.
find-fives-option-guard-off = آزاد
find-fives-option-guard-off-line = مثل روی کاغذ: اشتباه، امتیازی ندارد.
find-fives-option-guard-on = پذیرفته نمی‌شود
find-fives-option-guard-on-line = میز نمی‌گذارد کسی چیزی بکشد که امتیاز ندارد.
find-fives-option-tiles = ارزش قطعه‌ها
find_fives-boards = صفحه‌ها روی میز است.
find_fives-rolled-again = تاس‌ها { $roll } آوردند. یکسان‌ها زیادند: هر پنج تاس دوباره انداخته می‌شود.
find_fives-rolled = دور { $round } از { $rounds }: تاس‌ها { $roll } آوردند.
find_fives-last-round = دور آخر: هر پنج‌تایی دو برابر حساب می‌شود.
find_fives-outlined = { $you ->
    [yes] شما دور { $shape } کادر کشیدید.
   *[no] { $player } دور { $shape } کادر کشید.
}
find_fives-erased = { $you ->
    [yes] شما کادر { $shape } را پاک کردید.
   *[no] { $player } کادر { $shape } را پاک کرد.
}
find_fives-turned = { $you ->
    [yes] شما ساعت شنی را برگرداندید: بقیه { $seconds } ثانیه وقت دارند.
   *[no] { $player } ساعت شنی را برگرداند: { $seconds } ثانیه مانده!
}
find_fives-done = { $you ->
    [yes] کار شما تمام شد.
   *[no] کار { $player } تمام شد.
}
find_fives-time-up = وقت تمام! شن‌ها ریخت.
find_fives-limit-up = وقت تمام!
find_fives-all-done = دست نگه دارید! کار همه تمام شد.
find_fives-scored = { $you ->
    [yes] شما { $points } امتیاز گرفتید{ $bonus ->
        [0] { "" }
       *[other] ، یکی از آن‌ها برای ساعت شنی
    }.
   *[no] { $player } { $points } امتیاز گرفت{ $bonus ->
        [0] { "" }
       *[other] ، یکی از آن‌ها برای ساعت شنی
    }.
}
find_fives-circled = { $you ->
    [yes] شما دور { $shape } دایره کشیدید: { $points } امتیاز.
   *[no] { $player } دور { $shape } دایره کشید: { $points } امتیاز.
}
find_fives-missed = { $you ->
    [yes] شما در این دور پنج‌تایی درستی { $wiped ->
        [0] ندارید.
       *[other] ندارید: کادرتان پاک شد.
    }
   *[no] { $player } در این دور پنج‌تایی درستی { $wiped ->
        [0] ندارد.
       *[other] ندارد: کادرش پاک شد.
    }
}
find_fives-hatched = { $you ->
    [yes] شما { $shape } را خط زدید و جایش را هاشور زدید.
   *[no] { $player } { $shape } را خط زد و جایش را هاشور زد.
}
find_fives-crossed = { $you ->
    [yes] دیگر چیزی جا نمی‌شود: شما { $shape } را خط زدید.
   *[no] دیگر چیزی جا نمی‌شود: { $player } { $shape } را خط زد.
}
find_fives-nobody = هیچ‌کس پنج‌تایی پیدا نکرد: بازی تمام شد.
find_fives-move = کشیدن کادر { $move }
find_fives-move-timer = برگرداندن ساعت شنی
find_fives-move-done = تمام
find_fives-move-next = دور بعد
find_fives-move-erase = پاک کردن کادر { $move }
find_fives-move-hatch = هاشور زدن { $move }
find_fives-move-cross = خط زدن { $move }
find_fives-why-counts = حساب است
find_fives-why-mismatch = با تاس‌ها جور نیست: پنج‌تایی نیست
find_fives-why-overlap = روی پنج‌تایی دیگری افتاده: هیچ‌کدام حساب نیست
find_fives-why-repeat = باز همان شکل: فقط یکی حساب است
find_fives-why-surplus = بیشتر از پنج تا: گران‌ترین‌ها حساب نیست
find_fives-why-used = این شکل دایره خورده یا خط خورده است
find_fives-why-occupied = روی خانه‌های آزاد نیست
result-most-points = با بیشترین امتیاز
result-best-round = با امتیاز برابر، ولی بهترین دور
result-more-fives = با امتیاز برابر، ولی پنج‌تایی‌های بیشتر
result-points-shared = با امتیاز برابر
result-played-alone = همهٔ دورها بازی شد
find_fives-learn-find = تاس‌ها پنج نشان دارند. پنج خانهٔ کنار هم با درست همین نشان‌ها پیدا کنید و رویشان انگشت بکشید. راهنمایی: به لبهٔ چپ نگاه کنید.
find_fives-learn-find-yes = پنج‌تایی: پنج خانه که از ضلع به هم چسبیده‌اند و درست همان پنج نشان تاس‌ها را دارند.
find_fives-learn-another = هر شکل فقط یک بار حساب است و هیچ خانه‌ای دو بار نه. یک پنج‌تایی دیگر پیدا کنید. راهنمایی: گوشهٔ پایین چپ.
find_fives-learn-another-yes = شکلی دیگر روی خانه‌های دیگر: هر دو پنج‌تایی حساب است.
find_fives-learn-circle = در معما و تک‌نفره در هر دور یک پنج‌تایی پیدا می‌کنید و همان‌جا می‌ماند. یکی دارید: دور را تمام کنید.
find_fives-learn-circle-yes = دورش دایره کشیده شد و امتیازش مال شماست. خانه‌هایش گرفته می‌ماند.
find_fives-learn-hatch = بدون پنج‌تایی باید از یک شکل بگذرید. یکی را انتخاب کنید و هر جای صفحه که خواستید بگذارید.
find_fives-learn-hatch-yes = شکل خط خورد و خانه‌هایش گرفته شد. دور بعد شروع می‌شود.
find_fives-learn-timer = برگردیم به مسابقه، دور آخر: هر پنج‌تایی دو برابر است و شما سه تا دارید. زودتر از همه ساعت شنی را برگردانید!
find_fives-learn-timer-yes = سه پنج‌تایی دو برابر، و یک امتیاز برای ساعت شنی: بردید!
rule-FF1 = پنج دور، همه هم‌زمان: تاس بیندازید، پیدا کنید، امتیاز بشمارید.
rule-FF2 = هر پنج تاس انداخته می‌شود. اگر نشانی سه بار یا بیشتر آمد، هر پنج تاس را دوباره می‌اندازید.
rule-FF3 = پنج‌تایی یعنی پنج خانه که از ضلع به هم چسبیده‌اند و درست همان پنج نشان تاس‌ها را دارند.
rule-FF4 = شکل چرخیده یا آینه‌ای همان شکل است. در هر دور می‌توانید از هر یک از دوازده شکل یک بار استفاده کنید.
rule-FF5 = حداکثر پنج تا پنج‌تایی، و نباید روی هم بیفتند. فقط کادرهای کامل حساب است. تا وقتی قلم را زمین نگذاشته‌اید می‌توانید پاک کنید.
rule-FF6R = دور هر پنج خانهٔ به‌هم‌چسبیده می‌توانید کادر بکشید، درست یا اشتباه، تا بیست کادر با هم ولی هیچ‌کدام دو بار؛ درستی‌شان در شمارش امتیاز معلوم می‌شود. اگر کادرهای اشتباه پذیرفته نشود، میز نمی‌گذارد چیزی بکشید که امتیاز ندارد.
rule-FF7 = هر کس هر وقت خواست می‌تواند ساعت شنی را برگرداند، در هر دور یک بار برای همهٔ میز. هر کس برگرداند، دیگر نمی‌تواند کادر بکشد یا پاک کند. بقیه ادامه می‌دهند تا شن‌ها بریزد.
rule-FF8R = ساعت شنی 45 ثانیه یا هر قدر که قرار گذاشته‌اید کار می‌کند. اگر همهٔ بقیه زودتر «تمام» بگویند، دور زودتر تمام می‌شود. اگر هیچ‌کس آن را برنگرداند، دور بعد از زمانی که میز انتخاب کرده تمام می‌شود، بدون جایزه. اگر حدی انتخاب نشده باشد، عجله‌ای در کار نیست، حتی بعد از دور. در بازی تنها نه ساعت شنی داریم و نه حد: خودتان «تمام» می‌گویید.
rule-FF9R = کادری حساب است که پیش از تمام شدن وقت کامل شده باشد.
rule-FF10 = شمارش امتیاز: کادری که با تاس‌ها جور نیست، پنج‌تایی نیست. پنج‌تایی‌هایی که روی هم افتاده‌اند، همه باطل‌اند. از پنج‌تایی‌های هم‌شکل یکی حساب است. از بیشتر از پنج تا، پنج تای ارزان‌تر حساب است. ارزش‌ها را جمع کنید؛ هر کس ساعت شنی را برگردانده، یک امتیاز بیشتر می‌گیرد.
rule-FF10R = کادری که پنج‌تایی نیست، کادر دیگری را که رویش افتاده خراب نمی‌کند.
rule-FF11 = در دور پنجم هر پنج‌تایی دو برابر حساب می‌شود. جایزه همان یک امتیاز می‌ماند.
rule-FF12 = بیشترین امتیاز می‌برد. اگر مساوی شد، بهترین دور از چهار دور اول تصمیم می‌گیرد؛ اگر باز هم مساوی بود، برد مشترک است.
rule-FF13R = ارزش قطعه‌ها انتخاب ماست: هر چه پیدا کردن و دیدن شکلی سخت‌تر باشد، بیشتر. 4 برای I، X، W؛ 3 برای T، V، Z؛ 2 برای F، N، U؛ 1 برای L، P، Y. میز می‌تواند ارزش‌هایی را بگذارد که در جعبهٔ خودش چاپ شده است.
rule-FF14 = صفحه‌ها می‌توانند همه متفاوت باشند یا همه یکسان.
rule-FF15R = هر صفحه از هر نشان 16 یا 17 خانه دارد، هیچ‌جا بیشتر از سه نشان یکسان به هم نچسبیده، برای هر پرتاب دست‌کم هشت پنج‌تایی هست، و با ارزش قطعه‌های ما همهٔ صفحه‌ها به یک اندازه پُربارند.
rule-FP1 = حداکثر دوازده دور. در هر دور کادر یک پنج‌تایی را می‌کشید؛ کادر تازه جای کادر قبلی همان دور را می‌گیرد. صفحه‌ها پاک نمی‌شوند. هر شکل در تمام بازی یک بار در دسترس است، تا وقتی دورش دایره بکشید یا خطش بزنید.
rule-FP2 = دور پنج‌تایی درستی که شکلش در دسترس است و روی خانه‌های آزاد است، دایره کشیده می‌شود. وگرنه یک شکل در دسترس را خط می‌زنید و روی خانه‌های آزاد هاشور می‌زنید، هر نشانی که آن‌جا باشد.
rule-FP2R = فقط شکلی را می‌توانید خط بزنید که جا بشود؛ اگر هیچ‌کدام جا نشود، یکی را بدون هاشور. بعد از 60 ثانیه، ساعت ارزان‌ترین شکلی را که جا می‌شود، در اولین جای آن از بالا، برمی‌دارد. اگر دورها حدی نداشته باشند، منتظر شما می‌ماند.
rule-FP3 = هر کس ساعت شنی را برگرداند، نشانه‌ای به ارزش یک امتیاز می‌گیرد.
rule-FP4 = بازی بعد از دوازده دور تمام می‌شود، یا بعد از اولین دوری که هیچ‌کس پنج‌تایی درستی پیدا نکند.
rule-FP5 = ارزش‌های دایره‌خورده و نشانه‌های ساعت شنی امتیاز شماست. اگر مساوی شد، پنج‌تایی‌های دایره‌خوردهٔ بیشتر می‌برد؛ اگر باز هم مساوی بود، برد مشترک است.
rule-FS1 = تک‌نفره همان معماست برای یک نفر، بدون ساعت شنی، همیشه دوازده دور.

# The board on the screen and on paper. `$shape` is a tile's letter, `$symbols` a list of symbols.
find_fives-word-a = ستاره
find_fives-word-b = حلقه
find_fives-word-c = مثلث
find_fives-word-d = قلب
find_fives-word-e = ماه
find_fives-word-f = به‌علاوه
find_fives-page-board = صفحهٔ شما، ده در ده خانه
find_fives-page-board-of = صفحهٔ { $player }، ده در ده خانه
find_fives-page-square = ردیف { $row }، ستون { $column }، { $symbol }
find_fives-page-in-drawing = در کادری که می‌کشید
find_fives-page-in-own = در کادر { $shape }
find_fives-page-in-waiting = در کادر { $shape }
find_fives-page-in-counts = در { $shape }، که حساب است
find_fives-page-in-void = در { $shape }، که حساب نیست
find_fives-page-in-circled = در { $shape }، دایره‌خورده
find_fives-page-in-hatched = در { $shape }، هاشورخورده
find_fives-page-in-best = در { $shape }، ممکن
find_fives-page-rolled = تاس‌ها: { $symbols }
find_fives-page-again = دوباره!
find_fives-page-rolling = تاس‌ها در هوا هستند
find_fives-page-drawing = { $count } از 5
find_fives-page-more = { $count ->
    [1] یک کادر، به ارزش { $value } اگر حساب شود.
   *[other] { $count } کادر، به ارزش { $value } اگر همه حساب شوند.
} برای پاک کردن، روی کادر بزنید.
find_fives-page-one = کادر کشیده شد. کادر دیگر جایش را می‌گیرد؛ با زدن رویش پاک می‌شود.
find_fives-page-outlines = کادرهای شما
find_fives-page-erase = پاک کردن کادر { $shape } روی { $squares }
find_fives-page-put-back = برگرداندن { $shape }
find_fives-page-tiles = دوازده قطعه و ارزششان
find_fives-page-tile = { $shape }، ارزش { $value }{ $state ->
    [used] ، کادر دارد
    [circled] ، دایره‌خورده
    [crossed] ، خط‌خورده
   *[free] {""}
}
find_fives-page-tiles-line = بازی را در جعبه دارید؟ ارزش‌هایی را بگذارید که روی قطعه‌های خودتان چاپ شده است.
find_fives-page-tiles-ours = دوباره ارزش‌های ما
find_fives-page-everyone = شکل‌ها و نشانه‌های همه
find_fives-page-marks = { $count } نشانهٔ ساعت شنی
find_fives-page-players = بازیکنان
find_fives-page-found = کادر
find_fives-page-state-searching = می‌گردد
find_fives-page-state-turned = ساعت شنی
find_fives-page-state-done = تمام
find_fives-page-state-looking = نگاه می‌کند
find_fives-page-state-ready = آماده
find_fives-page-seconds = { $seconds } ثانیه مانده
find_fives-page-lying = ساعت شنی به پهلو خوابیده: هنوز کسی آن را برنگردانده است
find_fives-page-timer = برگرداندن ساعت شنی
find_fives-page-done = تمام
find_fives-page-score = شمردن امتیاز دور
find_fives-page-finish = پایان دور
find_fives-page-turned = { $player } ساعت شنی را برگرداند.
find_fives-page-you-turned = شما ساعت شنی را برگرداندید.
find_fives-page-frozen = قلم را زمین بگذارید. بقیه می‌گردند تا شن‌ها بریزد.
find_fives-page-stop = دست نگه دارید!
find_fives-page-early = همین حالا ساعت شنی را برمی‌گردانید؟
find_fives-page-early-line = { $count ->
    [0] هنوز کادری ندارید.
   *[other] شما { $count } کادر دارید.
} در این دور دیگر نمی‌کشید و پاک نمی‌کنید؛ بقیه { $seconds } ثانیه وقت دارند.
find_fives-page-early-yes = برگرداندن
find_fives-page-round = دور { $round } از { $rounds }
find_fives-page-solo = دور { $round } از { $rounds }. { $score } امتیاز{ $best ->
    [0] {""}
   *[other] ، بهترین روی این دستگاه: { $best }
}.
find_fives-page-scoring = دور { $round }: { $player }
find_fives-page-double = دور آخر: هر پنج‌تایی دو برابر حساب می‌شود.
find_fives-page-why-counts = { $shape }، ارزش { $value }
find_fives-page-why-mismatch = { $shape } آن پنج نشان را ندارد
find_fives-page-why-overlap = { $shape } با { $other } یک خانهٔ مشترک دارد
find_fives-page-why-repeat = { $shape } برای بار دوم: هر شکل یک بار حساب است
find_fives-page-why-surplus = { $shape } زیادی است: فقط پنج تای ارزان‌تر حساب است
find_fives-page-why-used = از { $shape } پیش‌تر استفاده شده
find_fives-page-why-occupied = { $shape } روی خانه‌های پر است
find_fives-page-no-outline = بدون کادر
find_fives-page-bonus = ساعت شنی را برگرداند
find_fives-page-sum = این دور
find_fives-page-table = امتیازها دور به دور
find_fives-page-player = بازیکن
find_fives-page-total = جمع
find_fives-page-next = دور بعد
find_fives-page-see = ببینید هر کس چه پیدا کرده است. بعد ادامه دهید.
find_fives-page-wait = منتظریم تا همه آماده شوند …
find_fives-page-choose-time = تا { $seconds } ثانیهٔ دیگر خودش ادامه می‌دهد.
find_fives-page-best = چه می‌شد پیدا کرد؟
find_fives-page-best-off = بازگشت به کادرها
find_fives-page-best-line = بهترین: { $best } ({ $shapes }). پیداشده: { $got }.
find_fives-page-plan = با همین تاس‌ها { $open ->
    [yes] دست‌کم { $best } و حداکثر { $bound }
   *[no] { $best }
} امتیاز دایره‌خورده ممکن بود؛ این‌جا { $got }. دور به دور: { $rounds }.
find_fives-page-search = این پنج نشان را کنار هم پیدا کنید.
find_fives-page-search-one = این پنج نشان را کنار هم پیدا کنید.
find_fives-page-no-five = این بار پنج‌تایی نشد: شکلی را برای خط زدن انتخاب کنید.
find_fives-page-put = جایی بگذارید که کمتر دست‌وپاگیر است.
find_fives-page-cross-here = خط زدن { $shape } در این‌جا
find_fives-page-other-shape = شکلی دیگر
find_fives-page-cross-line = دیگر هیچ شکلی روی خانه‌های آزاد جا نمی‌شود: فقط یکی را خط بزنید.
find_fives-page-cross = خط زدن { $shape }، ارزش { $value }
find_fives-page-turn = چرخاندن
find_fives-page-mirror = آینه
find_fives-page-move-left = بردن به چپ
find_fives-page-move-right = بردن به راست
find_fives-page-move-up = بردن به بالا
find_fives-page-move-down = بردن به پایین
find_fives-page-place-not = { $shape } این‌جا جا نمی‌شود
find_fives-page-print = چاپ صفحه‌ها
find_fives-page-print-now = چاپ
find_fives-page-print-board = صفحه و قطعه‌های { $player }
find_fives-page-print-scores = برگهٔ امتیاز
find_fives-page-print-race = پنج دور. در هر دور حداکثر پنج تا پنج‌تایی، هر شکل یک بار، هیچ‌کدام روی هم نیفتد. در دور پنجم همه چیز دو برابر حساب می‌شود.
find_fives-page-print-puzzle = دوازده دور، هر دور یک پنج‌تایی. قطعه‌اش را تیک بزنید. اگر پیدا نشد، قطعه‌ای را خط بزنید و شکلش را روی خانه‌های آزاد هاشور بزنید.
find_fives-page-print-values = ارزش قطعه‌ها:
find_fives-page-hint = راهنمایی: { $shape }، با رنگ آبی.
find_fives-page-hint-none = راهنمایی: با چیزی که اضافه کنید بهتر نمی‌شود.
find_fives-score = { $score } امتیاز
