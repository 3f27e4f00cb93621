# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.
# Persian nouns stay singular after a number, and CLDR's [one] covers 0 and 1: most counts need no selector.
fives-name = fives
fives-line = قفسه‌ای از بازی‌های کوچک با عدد پنج.

# The shelf
box-find-fives = شکار پنج‌تایی
box-five = پنج!
box-five-dice = بازی‌های پنج‌تاسی
box-by = ساختهٔ { $designer }
box-find-fives-story = بازی ⁦“5er Finden”⁩ را Jürgen P. K. Grunau ساخته، تصویرهایش را Oliver Freudenreich کشیده و Markus Singer آن را ویرایش کرده است.
box-five-story = در پایان سال 2015 بسیاری از کسانی که به آلمان پناه آورده بودند، دور از خانه در پناهگاه‌ها منتظر بودند. Steffen Mühlhäuser «پنج!» را برای آن‌ها ساخت: پنج بازی در یک جعبهٔ کوچک، برای کوچک و بزرگ، با قواعدی به شش زبان. ساخته شد تا هدیه داده شود. بیش از 300 نفر برای آن پول دادند و داوطلبان بسیاری همراه با پیشاهنگان Bund Deutscher PfadfinderInnen کمک کردند. در ژانویهٔ 2016 چاپ شد. این قفسه هم به همان شش زبان حرف می‌زند و آن هم هدیه است.
box-five-dice-story = Paul Hoemke در وقت آزادش بازی‌های کوچک می‌سازد و نامشان را Animal Games گذاشته است. این پنج بازی فقط پنج تاس، یک مداد و کاغذ می‌خواهند. او از همه دعوت می‌کند که دفترچه‌اش را برای دوستان و خانواده کپی کنند.
box-ours = بازی‌ها و نام‌هایشان از آنِ سازندگانشان است. نوشته‌ها، نقاشی‌ها و برنامهٔ این‌جا کار خودمان است.
shelf-continue-open = { $game } با { $others }
shelf-forget = جمع کردن { $game }، میز { $code }
shelf-open = میزهای منتظر مهمان
shelf-open-with = { $game } با { $host }
shelf-open-free = { $count } جای خالی
search = پیدا کردن بازی
search-any = فرقی ندارد
search-players = بازیکنان
search-players-of = { $count }
search-players-many = { $count } یا بیشتر
search-age = کم‌سن‌ترین
search-age-of = { $count } ساله
search-minutes = زمان
search-minutes-of = تا { $count } دقیقه
search-found = { $count ->
    [0] هیچ بازی‌ای پیدا نشد.
   *[other] { $count } بازی پیدا شد.
}
search-all = نمایش همهٔ بازی‌ها
search-none = هیچ بازی‌ای در این قفسه با همهٔ این‌ها جور نیست. کمتر بخواهید، یا همهٔ بازی‌ها را ببینید.
shelf-code = کد میز
shelf-empty = هنوز هیچ بازی‌ای در این قفسه نیست.
shelf-seats = { $most } نفره
shelf-seats-range = { $least } تا { $most } نفره
shelf-seats-or = { $least } یا { $most } نفره
shelf-minutes = حدود { $minutes } دقیقه
shelf-age = از { $age } سال به بالا
shelf-solved = با ربات بی‌نقص
shelf-solved-seats = برای { $seats } نفر با ربات بی‌نقص
language = زبان
theme = روشن یا تیره
theme-auto = مثل دستگاه من
theme-light = روشن
theme-dark = تیره
sound = صدا
skip = رفتن به بخش اصلی
back-to-shelf = بازگشت به قفسه
not-found = این‌جا چیزی نیست
not-found-line = این نشانی به جایی نمی‌رسد. همه چیز از قفسه شروع می‌شود.
offline = میز بازی در دسترس نیست
offline-line = رایانهٔ بازی روشن است؟ این دستگاه در شبکهٔ آن است؟ این صفحه خودش دوباره امتحان می‌کند.
offline-again = دوباره امتحان کنید
loading = یک لحظه …
shelf-go-on = ادامه
shelf-your-games = بازی‌های شما ({ $count })
shelf-held-over = تمام شد
shelf-held-waits = هنوز شروع نشده
search-chip = صافی
search-chip-on = صافی روشن
shelf-code-join = پیوستن
shelf-code-short = هر کد { $count } حرف دارد.
shelf-code-wrong = میزی با کد { $code } نیست.
shelf-code-strange = «{ $letter }» در هیچ کدی نیست.

# The puzzle of the day
daily = معمای روز
daily-of = { $game }: معمای روز
daily-line = { $day }: برای همهٔ کسانی که امروز بازی می‌کنند یکسان است.
daily-begin = بازی معمای امروز
daily-begun-line = این معما را شروع کرده‌اید. از همان‌جا ادامه بدهید.
daily-go-on = ادامه
daily-done = تمام شد: { $points }
daily-practice-line = می‌توانید برای تمرین دوباره بازی کنید. حساب نمی‌شود.
daily-practice = تمرین
daily-practice-on = ادامهٔ تمرین
daily-counted = معمای امروز تمام شد: { $points }. همین بار حساب است.
daily-practised = این تمرین بود. بار اول شما حساب است: { $points }.
daily-share = فرستادن نتیجه
daily-share-text = { $game }، معمای { $day }: { $points }.
daily-share-picture = فرستادن تصویر
daily-share-copy = کپی متن
daily-share-copied = کپی شد

# The page of a game
game-play = همین حالا بازی
game-play-line = با کامپیوتر، بدون انتظار.
game-device = یک دستگاه
game-device-line = دو نفر یا بیشتر، این دستگاه را دست‌به‌دست می‌دهید.
game-invite = دعوت
game-invite-line = بقیه با موبایل خودشان می‌آیند، با کد QR یا لینک.
game-solo = تک‌نفره
game-solo-line = بدون حریف، هر قدر که دوست دارید.
game-watch = تماشا
game-watch-line = یک ربات بازی می‌کند و شما تماشا می‌کنید.
game-watch-level = چه کسی بازی کند؟
game-one-at-a-time = در این بازی همه هم‌زمان بازی می‌کنند و نمی‌شود یک دستگاه را دست‌به‌دست داد: بقیه را دعوت کنید تا با دستگاه خودشان بیایند.
game-how = چطور بازی می‌کنید؟
game-listed = نمایش میز در قفسهٔ این سرور، تا دیگران پیدایش کنند
game-your-name = نام شما
game-player-name = نام بازیکن { $number }
game-opponent = حریف
game-players = بازیکنان
game-players-any = هر که بیاید، تا { $most } نفر
game-more-settings = تنظیم‌های دیگر میز
game-first = چه کسی شروع کند
game-first-seat = بازیکن { $number }
game-time = وقت فکر کردن
time-none = بی‌حد
time-move = { $seconds } ثانیه برای هر حرکت
time-match = { $minutes } دقیقه برای هر بازیکن
game-only-with = فقط { $counts } نفره.
game-begin = شروع بازی
game-lay = چیدن میز
game-rules = قواعد بازی
default-name = بازیکن { $number }

emblem-title = حیوان و رنگ
emblem-choose = انتخاب حیوان و رنگ
emblem-change = { $animal }، { $colour }. تغییر حیوان و رنگ
emblem-animal = حیوان
emblem-colour = رنگ
emblem-line = اگر کسی سر میز آن را دارد، بعدی به شما می‌رسد.
emblem-done = تمام
animal-cat = گربه
animal-rabbit = خرگوش
animal-bear = خرس
animal-octopus = هشت‌پا
animal-elephant = فیل
animal-frog = قورباغه
animal-turtle = لاک‌پشت
animal-fish = ماهی
animal-whale = نهنگ
animal-bird = پرنده
animal-butterfly = پروانه
animal-camel = شتر
colour-red = قرمز
colour-blue = آبی
colour-gold = طلایی
colour-purple = بنفش
colour-green = سبز
colour-pink = صورتی

people-known = قبلاً اینجا بازی کرده‌اند
people-forget = فراموش کردن { $player } در این دستگاه

# Levels: how well each bot plays, in words. The figures are in docs/games
level-beginner = تازه‌کار
level-casual = معمولی
level-strong = قوی
level-master = استاد
level-perfect = بی‌نقص
level-beginner-line = زیاد اشتباه می‌کند
level-casual-line = گاهی اشتباه می‌کند
level-strong-line = کم اشتباه می‌کند
level-master-line = قوی‌ترین ربات این بازی
level-exact = هرگز اشتباه نمی‌کند (ثابت شده)
level-exact-seats = در بازی { $seats } نفره هرگز اشتباه نمی‌کند (ثابت شده)
level-beginner-plain = زیاد اشتباه می‌کند. برای بازی اول خوب است.
level-casual-plain = گاهی اشتباه می‌کند.
level-strong-plain = کم اشتباه می‌کند. بردن از آن سخت است.
level-master-plain = تقریباً هیچ اشتباهی نمی‌کند. بردن از آن خیلی سخت است.
level-perfect-plain = به بهترین شکل بازی می‌کند. از همه سخت‌تر.
game-levels = ربات‌ها چقدر قوی‌اند؟
bot-name = ربات { $level }
bot-name-numbered = ربات { $level } { $number }

# Options that several games have
option-start = چه کسی شروع کند
option-start-roll = تاس بیندازید
option-start-roll-line = هر نفر دو تاس؛ هر کس بیشتر آورد شروع می‌کند. در بازی دوباره نفر بعدی شروع می‌کند.
option-start-roll-always = هر بار تاس بیندازید
option-start-roll-always-line = برای بازی دوباره هم تاس می‌اندازید.
option-start-lot = قرعه بکشید
option-start-lot-line = بخت همان لحظه تصمیم می‌گیرد.
option-start-winner = برندهٔ قبلی
option-start-winner-line = هر کس بازی قبل را برده؛ برای بازی اول تاس می‌اندازید.
option-start-host = شما بگویید
option-start-host-line = خودتان بگویید چه کسی شروع کند.

# یاد گرفتن با بازی
learn = یاد گرفتن با بازی
learn-line = دو دقیقه، و شما هم بازی می‌کنید.
learn-of = یاد گرفتن { $game }
learn-back = برگشت به { $game }
learn-back-table = برگشت سر میز
learn-waiting = یاد گرفتن بازی در دو دقیقه
learn-step = قدم { $n } از { $last }
learn-watch = آماده‌ام
learn-show = نشانم بدهید
learn-next = ادامه
learn-not-this = این کار مجاز است، ولی این‌جا چیز دیگری می‌خواهیم. دوباره امتحان کنید.
learn-done = حالا می‌توانید { $game } بازی کنید!
learn-play-bot = بازی با { $bot }
learn-play-alone = حالا بازی اصلی
learn-again = از اول
learn-rule = قاعده

# Joining
join-title = بفرمایید سر میز
join-table = { $game }، میز { $code }
join-sit = نشستن
join-watch = فقط تماشا
join-full = همهٔ جاها پر است. می‌توانید تماشا کنید.
join-takes = جای { $player } را می‌گیرید. بازی ادامه دارد.
join-with = سر میز: { $names }
table-title-turn = ● نوبت شما – { $game }

# The table
table-title = { $game }، میز { $code }
table-board = صفحهٔ بازی
table-code = میز { $code }
table-wait = منتظر مهمان‌ها
table-wait-line = کد را با موبایل اسکن کنید، لینک را باز کنید، یا کد را در قفسه بنویسید.
table-begins = وقتی همهٔ جاها پر شود، بازی خودش شروع می‌شود.
table-begins-asks = بازی وقتی شروع می‌شود که میزبان شروع کند یا همه آماده باشند.
table-in = شما سر میز هستید، { $player }.
table-waiting-more = منتظر { $count } نفر دیگر هستیم.
table-wait-for = منتظر { $names } هستیم.
table-tap-ready = آماده‌اید؟ روی دکمه بزنید.
table-ready = آماده‌ام
table-start-with = شروع با { $count } نفر
table-full-house = همه این‌جا هستند.
table-show-code = نمایش کد
countdown = شروع می‌کنیم!
table-wifi = اول وای‌فای { $wifi }
table-wifi-code = کد QR برای وصل شدن به وای‌فای { $wifi }
table-wifi-then = بعد این میز
table-qr = کد QR لینک این میز
table-link = لینک این میز
table-copy = کپی لینک
table-copied = لینک کپی شد.
table-share = اشتراک‌گذاری
table-starting = همه آمدند. بازی شروع می‌شود.
table-not-ready = منتظر آمدن { $names } هستیم.
table-gone = این میز دیگر نیست
table-gone-line = یا جمع شده، یا کد اشتباه است.
table-deleted = این میز حذف شد
table-deleted-line = بازی‌هایش برای همیشه رفت. بازی‌های دیگری در قفسه هست.
table-rules-new = قواعد تازه
table-rules-changed = این بازی حالا قواعد تازه‌تری دارد. برای همین بازی نیمه‌کاره متوقف شد. لطفاً از نو شروع کنید!
table-start-again = شروع از نو
table-next = می‌رویم سراغ { $game }
beside-choose = میزهایی با پرتاب‌های یکسان
beside-host = من سر میز اول بازی می‌کنم
beside-title = میزهای دیگر
beside-line = سر { $count } میز پرتاب‌ها یکسان است.
beside-here = همین میز
beside-waiting = هنوز شروع نشده
beside-playing = در حال بازی
beside-best = بهترین
table-elsewhere = این میز در پنجرهٔ دیگری باز است
table-elsewhere-line = بازی در تازه‌ترین پنجره ادامه دارد. هر وقت خواستید می‌توانید به این‌جا برگردید.
table-use-here = بازی در همین‌جا
table-watching = { $count } تماشاگر
table-you-watch = شما تماشا می‌کنید.
table-people = سر این میز
table-lock = بستن میز
table-unlock = باز کردن میز
table-locked = میز بسته است: مهمان تازه‌ای نمی‌نشیند.
screen = نمایشگر بزرگ
screen-full = تمام‌صفحه
screen-small = خروج از تمام‌صفحه
screen-join = جای خالی هست: اسکن کنید و بازی کنید
screen-watch = اسکن کنید و روی موبایل تماشا کنید
screen-turns = نوبت: { $names }
seats = جاها
seat-open = جای خالی
seat-bot = ربات، { $level }
seat-away = این‌جا نیست
seat-left = رفته است
seat-here = این‌جاست
seat-you = شما
seat-mate = هم‌تیمی شما
seat-turn = نوبت اوست
seat-put-bot = نشاندن ربات
seat-add = افزودن یک جا
seat-take-away = برداشتن این جا
bot-add = افزودن ربات
seat-sit-here = نشستن در این‌جا
seat-swap = عوض کردن جا با { $player }
seat-ready = آماده
team = تیم { $number }
seat-free-bot = خالی کردن جا
seat-level = قدرت ربات
seat-host = میزبان
host-gone = { $named ->
    [yes] { $host } این‌جا نیست. شما میزبان می‌شوید؟
   *[other] میزبان این‌جا نیست. شما میزبان می‌شوید؟
}
host-become = میزبان شدن
host-now = { $you ->
    [yes] از حالا شما میزبان هستید.
   *[no] از حالا { $player } میزبان است.
}
seat-remove = بیرون کردن { $player }
seat-remove-ask = { $player } را از میز بیرون می‌کنید؟
seat-remove-line = این جا خالی می‌شود، یا یک ربات ادامه می‌دهد. اگر نباید دوباره بنشیند، میز را ببندید.
seat-remove-yes = بله، بیرون کنید
hand-over = دادن این جا به دیگری
hand-over-line = این پنجره را باز نگه دارید. اولین کسی که کد را اسکن کند یا لینک را باز کند جای شما را می‌گیرد.
hand-over-code = کد QR برای گرفتن این جا
seat-handed = جای شما به دیگری رسید. می‌توانید تماشا کنید.
seat-lost = دیگر سر این میز جا ندارید. می‌توانید تماشا کنید.
absent-countdown = { $player } این‌جا نیست · تا { $seconds } ثانیهٔ دیگر یک ربات بازی می‌کند
absent-soon = { $player } این‌جا نیست. به‌زودی یک ربات به جای او بازی می‌کند.
absent-bot = { $player } این‌جا نیست · یک ربات بازی می‌کند
absent-left = { $player } رفته است · یک ربات بازی می‌کند
absent-wait = { $player } این‌جا نیست · بازی منتظر می‌ماند
absent-several = غایب: { $names } · { $how ->
    [wait] بازی منتظر می‌ماند
    [bots] ربات‌ها بازی می‌کنند
    [soon] به‌زودی ربات‌ها بازی می‌کنند
   *[seconds] تا { $seconds } ثانیهٔ دیگر یک ربات بازی می‌کند
}
score-of = { $name }: { $score }
time-of = وقت باقی‌مانده: { $time }
time-soon = { $you ->
    [yes] { $seconds } ثانیه وقت دارید.
   *[no] { $player } { $seconds } ثانیه وقت دارد.
}
turn-yours = نوبت شماست
bot-slow = ربات فکر می‌کند. بار اول تا نیم دقیقه طول می‌کشد که بازی را حفظ کند.
cover-title = دستگاه را به { $player } بدهید
cover-line = انتخاب { $player } پنهانی است: بقیه نگاه نکنند.
cover-open = من { $player } هستم
cover-next = دور بعد
turn-of = نوبت { $player }
turn-everyone = همه بازی می‌کنند
turn-over = بازی تمام شد
todo-roll = برای انداختن تاس دکمه را فشار دهید.
log = چه گذشت
log-bot = (ربات)
log-empty = هنوز اتفاقی نیفتاده است.
log-earlier = پیش از این
log-newest = برگشت به حالا
rules = قواعد بازی
rules-of = قواعد { $game }
rules-every = در هر بازی
rules-numbers = نمایش شمارهٔ قواعد
close = بستن
tools = ابزارها
hint = راهنمایی
hint-exact = شانس دقیق برد
hint-estimate = شانس تقریبی برد
hint-best = بهترین
solvable-yes = هنوز حل می‌شود
solvable-no = دیگر حل نمی‌شود
solvable-unknown = معلوم نیست
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
hint-numbers = عددها
any-of = { $some } یا { $last }
signal = علامت
signal-line = همه سر میز چند لحظه آن را کنار جای شما می‌بینند.
signal-mute = علامت‌ها روی این دستگاه نشان داده نشود
signal-told = { $player }: { $sign }
signal-wave = سلام!
signal-thumb = حرکت خوبی بود!
signal-laugh = هاها!
signal-think = دارم فکر می‌کنم
signal-oops = ای وای!
signal-hurry = زود باش!
signal-thanks = ممنون!
signal-good-game = بازی خوبی بود!
undo = پس گرفتن
undo-count = { $count } بار پس گرفته شد
log-open = گزارش
menu = بیشتر
resign = تسلیم
resign-ask = در این بازی تسلیم می‌شوید؟
resign-line = حریف همان لحظه برنده می‌شود.
resign-yes = بله، تسلیم می‌شوم
draw = پیشنهاد مساوی
draw-ask = پیشنهاد مساوی می‌دهید؟
draw-line = اگر طرف دیگر موافق باشد، بازی بدون برنده تمام می‌شود.
draw-yes = بله، پیشنهاد می‌دهم
stop = توقف بازی
stop-ask = این بازی متوقف شود؟
stop-line = اگر همهٔ دیگران موافق باشند، بازی بدون نتیجه تمام می‌شود.
stop-line-alone = بازی همان لحظه بدون نتیجه تمام می‌شود.
stop-yes = بله، توقف
question-take-back = { $player } می‌خواهد حرکت آخر را پس بگیرد.
question-draw = { $player } پیشنهاد مساوی می‌دهد.
question-stop = { $player } می‌خواهد بازی را متوقف کند.
question-yes = موافقم
question-no = نه
question-wait = منتظر موافقت { $names } …
question-withdraw = پس گرفتن درخواست
question-declined = پاسخ نه است.
leave = ترک میز
leave-ask = میز را ترک می‌کنید؟
leave-line = جای شما خالی می‌شود. می‌توانید فقط این پنجره را ببندید و بعداً برگردید.
leave-line-playing = یک ربات به جای شما بازی می‌کند. اگر می‌خواهید برگردید، فقط این پنجره را ببندید.
leave-yes = بله، می‌روم
delete-table = حذف این میز
delete-table-ask = این میز برای همیشه حذف شود؟
delete-table-line = بازی‌های همه سر این میز از بین می‌رود. هیچ‌کس نمی‌تواند آن‌ها را برگرداند.
delete-table-yes = بله، حذف شود
cancel = انصراف
undone = { $you ->
    [yes] شما حرکت آخر را پس گرفتید.
   *[no] { $player } حرکت آخر را پس گرفت.
}
taken-back = { $you ->
    [yes] شما حرکت آخرتان را با موافقت بقیه پس گرفتید.
   *[no] { $player } با موافقت بقیه حرکتش را پس گرفت.
}
move-draw = مساوی
drawn = بر سر مساوی توافق شد.
move-stop = توقف
stopped = بازی متوقف شد.
move-resign = تسلیم شدن
resigned = { $you ->
    [yes] شما تسلیم شدید.
   *[no] { $player } تسلیم شد.
}
time-up = { $you ->
    [yes] وقت شما تمام شد.
   *[no] وقت { $player } تمام شد.
}
time-up-bot = { $you ->
    [yes] وقت شما تمام شد: یک ربات به جای شما بازی می‌کند.
   *[no] وقت { $player } تمام شد: یک ربات بازی می‌کند.
}
move-timeout = وقت تمام شد
clocks-wait = کسی این‌جا نیست: وقت ایستاده است.
clocks-go-on = وقت دوباره می‌گذرد.

# The connection
connection-open = وصل است
connection-opening = در حال وصل شدن …
connection-polling = وصل است، از راه کُندتر
connection-quiet = جوابی نمی‌رسد · آخرین خبر { $age }
connection-lost = دوباره وصل می‌شود · آخرین خبر { $age }
ago-seconds = { $seconds } ثانیه پیش
ago-minutes = { $minutes } دقیقه پیش
connection-closed = وصل نیست

# The end
over-you-win = شما بردید!
over-wins = { $player } برد!
over-shared = برد مشترک!
over-draw = مساوی
over-stopped = بازی متوقف شد
over-team-wins = { $names } بردند!
over-your-team-wins = تیم شما برد!
over-you-lose = این بار { $player } برد.
over-kind = خوب بازی کردید! شاید دفعهٔ بعد شما ببرید.
over-place = { $place }. { $who }
over-more = بیشتر دربارهٔ این بازی
over-host-chooses = بازی بعدی را { $player } انتخاب می‌کند.
result-resigned = با تسلیم حریف
result-agreed = با توافق
result-stopped = بدون نتیجه
result-time = با تمام شدن وقت
result-five-points = با پنج امتیاز
over-again = یک بازی دیگر
over-next = بازی متفاوت
next-with = برای { $names }
next-back = برگشت به میز
over-undone = { $count ->
    [0] هیچ حرکتی پس گرفته نشد.
   *[other] { $count } حرکت پس گرفته شد.
}
over-bot-points = از { $all } امتیاز { $you ->
    [yes] شما
   *[no] { $player }
}، { $points } تا را ربات گرفت.
over-bot-moves = یک ربات { $moves } حرکت به جای { $you ->
    [yes] شما
   *[no] { $player }
} بازی کرد.
over-waiting = منتظر بقیه برای یک بازی دیگر …
over-wants = آماده برای یک بازی دیگر: { $names }
over-best = بهترین نتیجه با همین تاس‌ها: { $points }
over-best-open = بهترین نتیجه با همین تاس‌ها: { $points } یا بیشتر، حداکثر { $bound }
over-record = دانلود ثبت بازی
name-out = برداشتن یک نام
name-out-line = هر کس بعداً این بازی را ببیند دیگر این نام را نمی‌خواند. به جایش «{ $default }» نوشته می‌شود. نام را نمی‌توان برگرداند.
name-out-choose = نام چه کسی دیگر نباید در این بازی باشد؟
name-out-ask = نام { $player } برداشته شود؟
name-out-yes = بله، برداشته شود
name-out-done = این نام دیگر در این بازی نیست.
over-share = اشتراک‌گذاری بازی
over-shelf = رفتن به قفسه

# The review
review = مرور
review-watch = تماشای دوباره
review-head-perfect = هیچ‌کس اشتباه نکرد.
review-head-alone = حرکت بهتری هم بود.
review-head-better-unlucky = { $you ->
    [yes] شما بهتر بازی کردید، ولی تاس‌ها با شما یار نبودند.
   *[no] { $player } بهتر بازی کرد، ولی تاس‌ها با او یار نبودند.
}
review-head-better = { $you ->
    [yes] شما بهتر بازی کردید.
   *[no] { $player } بهتر بازی کرد.
}
review-head-worse-lucky = { $you ->
    [yes] بقیه بهتر بازی کردند، ولی تاس‌ها با شما یار بودند.
   *[no] بقیه بهتر بازی کردند، ولی تاس‌ها با { $player } یار بودند.
}
review-head-worse = بقیه کمتر اشتباه کردند.
review-head-even-dice = همه به یک اندازه خوب بازی کردند: تاس‌ها برنده را تعیین کردند.
review-head-even = همه به یک اندازه خوب بازی کردند.
review-pictures = تصویر دو حرکت
review-was-played = بازی شد
review-was-better = بهتر
review-graph = شانس برد { $player } در طول بازی
review-graph-score = امتیازی که { $player } هنوز می‌توانست بگیرد
review-graph-solvable = هنوز حل می‌شد؟
review-cost-solvable = از این‌جا به بعد دیگر حل نمی‌شود
review-loading = هر تصمیم بررسی می‌شود …
review-luck = بخت
review-luck-line = کار بخت
review-luck-estimated = کار بخت، و آنچه تخمین بعداً اصلاح کرد
review-given = هدررفته
review-given-line = با تصمیم‌های خودش
review-gained = به‌دست‌آمده
review-gained-line = از تصمیم‌های دیگران
review-start = در آغاز
review-end = در پایان
review-table = بخت و مهارت
review-player = بازیکن
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = همهٔ عددها دقیق هستند.
review-estimate = عددها تقریبی هستند.
review-worst = پرضررترین تصمیم‌ها
review-perfect = هیچ‌کس اشتباه نکرد.
review-played-best = حرکت { $player }: «{ $move }»، که بهترین بود
review-cost = ضرر: { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }٪
review-cost-score = ضرر: { NUMBER($value, maximumFractionDigits: 1) } امتیاز
review-step = قدم { $n } از { $last }
review-at-start = پیش از اولین پرتاب
review-play-on = ادامهٔ بازی از این‌جا
review-previous = قدم قبلی
review-next = قدم بعدی

# Looking back at a game, from a link or a file
replay-open = باز کردن فایل بازی
replay-open-line = ثبت یک بازی، از این سرور یا سروری دیگر.
replay-title = { $game }: تماشای دوباره
replay-slider = لحظهٔ بازی
replay-eyes = از نگاه
replay-eyes-all = تماشاگران
replay-rules-kept = با قواعد دوباره بازی شد: همه‌چیز درست است ({ $events } رویداد).
replay-unfit = چیزی در این ثبت درست نیست:
replay-old-rules = این بازی با قواعد قدیمی‌تر بازی شده است. قواعد دوباره بررسی نشد.
replay-moves = آنچه بازی شد
replay-running = این بازی هنگام ذخیره تمام نشده بود.
replay-gone = این بازی دیگر این‌جا نیست
replay-gone-line = سرور بازی‌ها را فقط مدتی نگه می‌دارد. فایل ذخیره‌شده را همیشه می‌توان باز کرد.

# Checking the dice on this device
check = بررسی تاس‌ها
check-honest = تاس‌ها درست بودند: هر پرتاب با قول پیش از بازی می‌خواند. پرتاب‌های بررسی‌شده: { $count }.
check-fits = هر پرتاب با راز می‌خواند، ولی پیش از بازی به این دستگاه قولی داده نشد. پرتاب‌های بررسی‌شده: { $count }.
check-daily = تاس‌ها همان تاس‌های { $day } هستند، برای همه یکسان. پرتاب‌های بررسی‌شده: { $count }.
check-beside = تاس‌ها درست بودند: هر پرتاب با قولی که به همهٔ میزها داده شد می‌خواند. پرتاب‌های بررسی‌شده: { $count }.
check-hand = تاس‌ها با دست انداخته شدند: کسی نمی‌تواند بررسی‌شان کند.
check-none = در این بازی تاسی انداخته نشد.
check-closed = راز تاس‌ها در پایان بازی باز می‌شود.
check-closed-beside = راز تاس‌ها وقتی باز می‌شود که بازی همهٔ میزهایی که پرتاب یکسان دارند تمام شود.
check-taken = { $taken } رویداد اول از بازی دیگری است که تاس‌هایش این‌جا بررسی نمی‌شود.
check-broken-promise = تاس‌ها درست نیستند: راز آن نیست که پیش از بازی به این دستگاه قول داده شد.
check-broken-secret = تاس‌ها درست نیستند: راز آن نیست که این ثبت قول می‌دهد.
check-broken-seed = تاس‌ها درست نیستند: عدد تصادفی این دستگاه در آن‌ها نیست.
check-broken-throw = تاس‌ها درست نیستند: رویداد { $n } نشان می‌دهد { $move }، راز می‌دهد { $drawn }.
check-broken-told = ثبت درست نیست: رویداد { $n } آن نیست که این دستگاه دید.
faces-game = در این بازی هر رو چند بار آمد
faces-table = در { $games } بازی سر این میز که این دستگاه می‌شناسد، هر رو چند بار آمد
faces-mean = هر رو باید { $times ->
    [0] کمتر از یک
    [1] حدود یک
   *[other] حدود { $times }
} بار بیاید.
faces-chance = از هر صد بازی مثل این با تاس منصف، { $hundredths ->
    [0] کمتر از یکی
    [1] حدود یکی
    [100] همه یا تقریباً همه
   *[other] حدود { $hundredths } تا
} دست‌کم همین‌قدر نابرابر می‌شود.
faces-chance-table = از هر صد میز مثل این با تاس منصف، { $hundredths ->
    [0] کمتر از یکی
    [1] حدود یکی
    [100] همه یا تقریباً همه
   *[other] حدود { $hundredths } تا
} دست‌کم همین‌قدر نابرابر می‌شود.
faces-hand = این‌ها عددهایی است که بازیکنان وارد کردند.

# The games of this device
history = بازی‌های شما
history-line = بازی‌های تمام‌شده و بهترین نتیجه‌ها. فقط این دستگاه آن‌ها را می‌داند.
history-empty = هنوز هیچ بازی‌ای روی این دستگاه تمام نشده است.
history-won = برد
history-shared = مشترک
history-lost = باخت
history-played = بازی شد
history-stopped = متوقف شد
history-alone = تک‌نفره
history-with = با { $others }
history-bests = بهترین‌ها
history-delete = حذف { $game }، { $day }
history-delete-all = حذف همه
history-delete-ask = همهٔ بازی‌های این فهرست حذف شود؟
history-delete-line = این دستگاه آن‌ها و بهترین نتیجه‌ها را فراموش می‌کند.

# Dice
die-lift = برداشتن { $face }، تاس { $place }
die-shows = یک { $face }
dice = تاس‌ها
dice-of = تاس‌های { $player }
own-dice = تاس‌های خودتان
own-dice-choose = انداختن تاس واقعی و زدن روی آن‌چه آمد
own-dice-yours = تاس‌هایتان ({ $count }) را بیندازید و روی آن‌چه آمد بزنید.
own-dice-for = کسی به جای { $player } می‌اندازد ({ $count }). روی آن‌چه آمد بزنید.
own-dice-wait = { $player } تاس واقعی می‌اندازد.
own-dice-add = افزودن { $face }
own-dice-drop = برداشتن { $face }
own-dice-done = پرتاب همین است
own-dice-undo = اشتباه شد: پس گرفتن پرتاب
throw-undone = پرتاب پس گرفته شد.

# Who begins
opening-rolled = { $you ->
    [yes] شما { $dice } آوردید، جمعاً { $total }.
   *[no] { $player } { $dice } آورد، جمعاً { $total }.
}
opening-tied = مساوی شد: دوباره بیندازید.
opening-won = { $you ->
    [yes] شما شروع می‌کنید.
   *[no] { $player } شروع می‌کند.
}
lot-fell = { $you ->
    [yes] قرعه به نام شما افتاد: شما شروع می‌کنید.
   *[no] قرعه به نام { $player } افتاد و او شروع می‌کند.
}
opening-title = چه کسی شروع می‌کند؟
opening-line = هر نفر دو تاس. هر کس بیشتر آورد شروع می‌کند.
opening-roll = انداختن دو تاس

# Rules of all games
rule-G1R = در بازی‌های پنج‌تاسی هر کس دو تاس می‌اندازد؛ هر کس بیشتر آورد شروع می‌کند و اگر چند نفر برابر شدند، همان‌ها دوباره می‌اندازند. ولی در نبرد تاس‌ها، یا وقتی یک نفر با ربات‌ها بازی می‌کند، قرعه می‌کشیم. می‌توانید قرار بگذارید که قرعه بکشید، برندهٔ قبلی شروع کند، یا میزبان تصمیم بگیرد. در بازی‌های دیگر قرعه می‌گوید چه کسی شروع کند، مگر این‌که همه هم‌زمان بازی کنند. در بازی دوباره، نفر بعدی شروع می‌کند.
rule-G2R = هر جا قواعد دربارهٔ مساوی چیزی نگفته باشند، برد مشترک است.
rule-G3R = در بازی دونفره می‌توانید تسلیم شوید. اگر تعداد بیشتر باشد، یک ربات به جای کسی که می‌رود بازی را ادامه می‌دهد.
rule-G-UNDO = تا وقتی نوبت شماست و بعد از آن تاسی نیفتاده، می‌توانید حرکت آخرتان را پس بگیرید. اگر تنها بازی می‌کنید، در پایان هم می‌توانید. در بازی‌هایی که چیزی پنهان است، هیچ حرکتی پس گرفته نمی‌شود.
rule-G4R = علاوه بر پس گرفتن معمولی، می‌توان خواست که حرکت آخر پس گرفته شود. همهٔ آدم‌های دیگر سر میز باید موافق باشند؛ ربات‌ها موافق‌اند. هیچ‌وقت از یک پرتاب یا از ساعت عقب‌تر نمی‌رود، و جایی که چیزی پنهان است وجود ندارد.
rule-G5R = در بازی دو طرفه‌ای که خودش ساعت ندارد، آدم‌ها می‌توانند بر سر مساوی توافق کنند. ربات‌ها ادامه می‌دهند.
rule-G6R = همهٔ آدم‌های سر میز می‌توانند توافق کنند که بازی بدون نتیجه متوقف شود؛ ربات‌ها موافق‌اند. اگر تنها باشید یا فقط با ربات‌ها بازی کنید، می‌توانید همان لحظه آن را متوقف کنید.
rule-G-TIME = میزبان می‌تواند وقت فکر کردن را محدود کند، برای هر حرکت یا برای کل بازی. در بازی دونفره هر کس وقتش تمام شود می‌بازد؛ اگر تعداد بیشتر باشد یک ربات بازی می‌کند: همین حرکت را یا بقیهٔ بازی را. تا کسی سر میز نیست، وقت ایستاده است.
rule-G-DUPLICATE = چند میز می‌توانند با پرتاب‌ها و چیدمان یکسان بازی کنند. پرتاب‌های هر بازیکن جداگانه شماره دارد، پس پرتاب اضافهٔ دیگری آن‌ها را جابه‌جا نمی‌کند. نه با تاس واقعی و نه برای معمای روز.

# Refusals
refusal-illegal-move = این کار الان نمی‌شود.
refusal-unreadable-move = این حرکت مال این بازی نیست.
refusal-unreadable-position = این وضعیت مال این بازی نیست.
refusal-too-late = پیش از آن‌که این به میز برسد، وقت تمام شد.
refusal-stale = صفحه عوض شده بود. دوباره نگاه کنید و بعد انتخاب کنید.
refusal-not-your-seat = این جای شما نیست.
refusal-not-your-turn = نوبت شما نیست.
refusal-not-started = بازی هنوز شروع نشده است.
refusal-already-started = بازی شروع شده است.
refusal-game-over = بازی تمام شده است.
refusal-not-host = فقط میزبان میز می‌تواند این کار را بکند.
refusal-seat-taken = این جا پر است.
refusal-table-full = همهٔ جاهای این میز پر است.
refusal-table-exists = این میز از پیش روی این سرور هست.
refusal-table-locked = میزبان این میز را بسته است: کس دیگری نمی‌نشیند. می‌توانید تماشا کنید.
refusal-already-seated = شما سر این میز جا دارید.
refusal-link-used = این لینک قبلاً استفاده یا پس گرفته شده است.
refusal-moved-on = این میز سراغ بازی دیگری رفته است.
refusal-host-here = میزبان سر میز است.
refusal-host-awaited = شاید میزبان برگردد.
refusal-no-guest = مهمانی آن‌جا ننشسته است.
refusal-most-seats = این بازی بیش از { $most } جا ندارد.
refusal-fewest-seats = بازی به این جاها نیاز دارد.
refusal-nobody-joined = هنوز کس دیگری این‌جا نیست. صبر کنید یا ربات بنشانید.
refusal-asked-already = این را یک بار پرسیده‌اند. تا حرکت بعد صبر کنید.
refusal-no-question = دیگر کسی این را نمی‌پرسد.
refusal-no-such-seat = این میز چنین جایی ندارد.
refusal-bad-option = میز چنین تنظیمی ندارد.
refusal-bad-day = چنین روزی در تقویم نیست؛ روز را این‌طور بنویسید: 2026-11-16.
refusal-no-daily = این بازی چنین معمای روزی ندارد: معمای روز برای یک نفر است و تنظیم‌های خودش را دارد.
refusal-bad-throw = این‌ها تاس‌هایی نیستند که باید انداخته می‌شد.
refusal-no-dice = این بازی تاسی ندارد که با دست بیندازید.
refusal-bad-seats = این تعداد بازیکن به این بازی نمی‌خورد.
refusal-bad-level = رباتی با این قدرت نداریم.
refusal-unknown-game = این بازی در قفسه نیست.
refusal-no-table = میزی با این کد نیست.
refusal-bad-message = سرور نتوانست این را بخواند.
refusal-bad-record = این فایل، ثبت بازی نیست یا خوانده نمی‌شود.
refusal-too-large = یک‌باره خیلی زیاد بود.
refusal-too-fast = خیلی تند بود. نفسی تازه کنید و دوباره امتحان کنید.
refusal-no-hint = این‌جا راهنمایی نداریم.
refusal-no-wifi = این‌جا وای‌فایی برای وصل شدن نیست.
refusal-no-review = این بازی هنوز مرور ندارد.
refusal-no-record = این بازی هنوز ثبت نشده است.
refusal-no-lesson = چنین قدمی وجود ندارد.
refusal-bad-token = این میز دیگر این جا را نمی‌شناسد.
refusal-wrong-origin = این صفحه مال سرور دیگری است.
refusal-not-saved = سرور نتوانست ذخیره کند. لطفاً دوباره امتحان کنید.
refusal-house-full = فعلاً میزهای زیادی باز است. لطفاً بعداً بیایید.
refusal-offline = سرور جواب نمی‌دهد. اتصال را ببینید.
refusal-unknown = نشد.
