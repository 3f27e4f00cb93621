# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.
# "\u2066" and "\u2069" around numbers keep them in one piece from left to right.
fives-name = fives
fives-line = پانچ کے ہندسے کے گرد گھومتے چھوٹے چھوٹے کھیلوں کی الماری۔

# The shelf
box-find-fives = پانچ کی تلاش
box-five = پانچ!
box-five-dice = پانچ پانسوں کے کھیل
box-by = تخلیق: { $designer }
box-find-fives-story = کھیل ⁦“5er Finden”⁩ Jürgen P. K. Grunau نے بنایا، تصویریں Oliver Freudenreich نے بنائیں اور ادارت Markus Singer نے کی۔
box-five-story = 2015 کے آخر میں بہت سے لوگ، جو پناہ کے لیے جرمنی آئے تھے، گھر سے دور پناہ گاہوں میں انتظار کر رہے تھے۔ ان کے لیے Steffen Mühlhäuser نے “پانچ!” بنایا: ایک چھوٹے ڈبے میں پانچ کھیل، بچوں اور بڑوں کے لیے، قاعدے چھ زبانوں میں۔ یہ تحفے میں دینے کے لیے بنا تھا۔ 300 سے زیادہ لوگوں نے اس کے لیے پیسے دیے، اور بہت سے رضاکاروں نے Bund Deutscher PfadfinderInnen کے اسکاؤٹس کے ساتھ مل کر مدد کی۔ جنوری 2016 میں یہ چھپا۔ یہ الماری بھی وہی چھ زبانیں بولتی ہے، اور یہ بھی ایک تحفہ ہے۔
box-five-dice-story = Paul Hoemke فارغ وقت میں چھوٹے چھوٹے کھیل بناتے ہیں اور انھیں Animal Games کہتے ہیں۔ ان پانچ کھیلوں کے لیے بس پانچ پانسے، پنسل اور کاغذ چاہیے۔ وہ سب کو دعوت دیتے ہیں کہ ان کا کتابچہ دوستوں اور گھر والوں کے لیے نقل کریں۔
box-ours = کھیل اور ان کے نام ان کے بنانے والوں کے ہیں۔ یہاں کے الفاظ، تصویریں اور پروگرام ہمارے اپنے ہیں۔
shelf-continue-open = { $game }، { $others } کے ساتھ
shelf-forget = { $game }، میز { $code } ہٹا دیں
shelf-open = مہمانوں کی منتظر میزیں
shelf-open-with = { $game }، { $host } کے ساتھ
shelf-open-free = { $count ->
    [one] ایک نشست خالی
   *[other] { $count } نشستیں خالی
}
search = کھیل ڈھونڈیں
search-any = کوئی بھی
search-players = کھلاڑی
search-players-of = { $count }
search-players-many = { $count } یا زیادہ
search-age = سب سے کم عمر
search-age-of = { $count } سال
search-minutes = وقت
search-minutes-of = { $count } منٹ تک
search-found = { $count ->
    [0] ایسا کوئی کھیل نہیں۔
    [one] ایسا ایک کھیل ہے۔
   *[other] ایسے { $count } کھیل ہیں۔
}
search-all = سب کھیل دکھائیں
search-none = الماری میں ایسا کوئی کھیل نہیں جس میں یہ سب کچھ ہو۔ کوئی شرط کم کریں، یا سب کھیل دیکھیں۔
shelf-code = میز کا کوڈ
shelf-empty = اس الماری میں ابھی کوئی کھیل نہیں۔
shelf-seats = { $most ->
    [one] { $most } کھلاڑی
   *[other] { $most } کھلاڑی
}
shelf-seats-range = { $least } سے { $most } کھلاڑی
shelf-seats-or = { $least } یا { $most } کھلاڑی
shelf-minutes = تقریباً { $minutes } منٹ
shelf-age = { $age } سال اور اوپر
shelf-solved = بےخطا روبوٹ کے ساتھ
shelf-solved-seats = { $seats } کے لیے، بےخطا روبوٹ کے ساتھ
language = زبان
theme = روشن یا تاریک
theme-auto = میری ڈیوائس جیسا
theme-light = روشن
theme-dark = تاریک
sound = آواز
skip = سیدھے اصل حصے پر جائیں
back-to-shelf = واپس الماری پر
not-found = یہاں کچھ نہیں ہے
not-found-line = یہ پتا کہیں نہیں لے جاتا۔ سب کچھ الماری سے شروع ہوتا ہے۔
offline = کھیل کی میز تک رابطہ نہیں
offline-line = کیا کھیل والا کمپیوٹر چل رہا ہے؟ کیا یہ ڈیوائس اسی نیٹ ورک پر ہے؟ یہ صفحہ پھر کوشش کرتا ہے۔
offline-again = پھر کوشش کریں
loading = ذرا ٹھہریں …
shelf-go-on = جاری رکھیں
shelf-your-games = آپ کے کھیل ({ $count })
shelf-held-over = ختم
shelf-held-waits = ابھی شروع نہیں ہوا
search-chip = چھانٹیں
search-chip-on = چھانٹے ہوئے
shelf-code-join = شامل ہوں
shelf-code-short = کوڈ میں { $count } حرف ہوتے ہیں۔
shelf-code-wrong = { $code } کوڈ کی کوئی میز نہیں۔
shelf-code-strange = کسی کوڈ میں “{ $letter }” نہیں ہوتا۔

# The puzzle of the day
daily = آج کی پہیلی
daily-of = { $game }: آج کی پہیلی
daily-line = { $day }: آج کھیلنے والے سب لوگوں کے لیے ایک ہی پہیلی۔
daily-begin = آج کی پہیلی کھیلیں
daily-begun-line = آپ نے یہ پہیلی شروع کی تھی۔ جہاں چھوڑی تھی وہیں سے جاری رکھیں۔
daily-go-on = جاری رکھیں
daily-done = مکمل: { $points }
daily-practice-line = آپ مشق کے لیے پھر کھیل سکتے ہیں۔ وہ گنی نہیں جائے گی۔
daily-practice = مشق کریں
daily-practice-on = مشق جاری رکھیں
daily-counted = آج کی پہیلی مکمل: { $points }۔ یہی کوشش گنی جائے گی۔
daily-practised = یہ مشق تھی۔ آپ کی پہلی کوشش گنی جائے گی: { $points }۔
daily-share = نتیجہ شیئر کریں
daily-share-text = { $game }، { $day } کی پہیلی: { $points }۔
daily-share-picture = تصویر شیئر کریں
daily-share-copy = متن کاپی کریں
daily-share-copied = کاپی ہو گیا

# The page of a game
game-play = ابھی کھیلیں
game-play-line = کمپیوٹر کے خلاف، کھیل فوراً شروع۔
game-device = ایک ہی ڈیوائس
game-device-line = دو یا زیادہ کھلاڑی یہی ڈیوائس باری باری لیتے ہیں۔
game-invite = دعوت دیں
game-invite-line = باقی لوگ QR کوڈ یا لنک سے اپنے فون پر شامل ہوں۔
game-solo = اکیلے
game-solo-line = کوئی مقابل نہیں، جب تک جی چاہے کھیلیں۔
game-watch = دیکھیں
game-watch-line = روبوٹ کھیلے، آپ دیکھیں۔
game-watch-level = کون کھیلے؟
game-one-at-a-time = یہاں سب ایک ساتھ کھیلتے ہیں، اس لیے ایک ڈیوائس سے کام نہیں چلے گا: باقی لوگوں کو ان کے اپنی ڈیوائس پر بلائیں۔
game-how = کیسے کھیلنا ہے؟
game-listed = میز اس سرور کی الماری پر دکھائیں، تاکہ دوسروں کو مل سکے
game-your-name = آپ کا نام
game-player-name = کھلاڑی { $number } کا نام
game-opponent = مقابل
game-players = کھلاڑی
game-players-any = جو بھی آئے، { $most } تک
game-more-settings = میز کی مزید ترتیبات
game-first = پہلی باری کس کی
game-first-seat = کھلاڑی { $number }
game-time = سوچنے کا وقت
time-none = کوئی حد نہیں
time-move = ہر چال کے لیے { $seconds } سیکنڈ
time-match = ہر کھلاڑی کے لیے { $minutes } منٹ
game-only-with = صرف { $counts } کھلاڑیوں میں۔
game-begin = کھیل شروع کریں
game-lay = میز لگائیں
game-rules = قواعد
default-name = کھلاڑی { $number }

emblem-title = جانور اور رنگ
emblem-choose = جانور اور رنگ چنیں
emblem-change = { $animal }، { $colour }۔ جانور اور رنگ بدلیں
emblem-animal = جانور
emblem-colour = رنگ
emblem-line = اگر میز پر کسی کے پاس یہ پہلے سے ہو تو آپ کو اگلا ملے گا۔
emblem-done = ٹھیک ہے
animal-cat = بلی
animal-rabbit = خرگوش
animal-bear = ریچھ
animal-octopus = آکٹوپس
animal-elephant = ہاتھی
animal-frog = مینڈک
animal-turtle = کچھوا
animal-fish = مچھلی
animal-whale = وہیل
animal-bird = چڑیا
animal-butterfly = تتلی
animal-camel = اونٹ
colour-red = سرخ
colour-blue = نیلا
colour-gold = سنہرا
colour-purple = جامنی
colour-green = سبز
colour-pink = گلابی

people-known = پہلے یہاں کھیل چکے
people-forget = اس ڈیوائس پر { $player } کو بھول جائیں

# Levels: how well each bot plays, in words. The figures are in docs/games
level-beginner = نوآموز
level-casual = شوقیہ
level-strong = ماہر
level-master = استاد
level-perfect = بےخطا
level-beginner-line = بہت غلطیاں کرتا ہے
level-casual-line = کچھ غلطیاں کرتا ہے
level-strong-line = کم غلطیاں کرتا ہے
level-master-line = یہاں سب سے طاقتور
level-exact = کبھی غلطی نہیں کرتا (ثابت شدہ)
level-exact-seats = { $seats } کھلاڑیوں میں کبھی غلطی نہیں کرتا (ثابت شدہ)
level-beginner-plain = بہت غلطیاں کرتا ہے۔ پہلے کھیل کے لیے اچھا۔
level-casual-plain = کبھی کبھی غلطی کرتا ہے۔
level-strong-plain = کم غلطیاں کرتا ہے۔ اسے ہرانا مشکل ہے۔
level-master-plain = شاید ہی غلطی کرتا ہے۔ اسے ہرانا بہت مشکل ہے۔
level-perfect-plain = جتنا اچھا ہو سکے کھیلتا ہے۔ سب سے مشکل۔
game-levels = روبوٹ کتنے اچھے ہیں؟
bot-name = { $level } روبوٹ
bot-name-numbered = { $level } روبوٹ { $number }

# Options that several games have
option-start = پہلی باری کس کی
option-start-roll = پانسے بتائیں
option-start-roll-line = ہر ایک دو پانسے پھینکے؛ جس کا جوڑ بڑا ہو، پہلی باری اس کی۔ پھر سے کھیلیں تو پہلی باری اگلے کھلاڑی کی۔
option-start-roll-always = ہر بار پانسے پھینکیں
option-start-roll-always-line = پھر سے کھیلیں تو پھر پانسے پھینکیں۔
option-start-lot = قرعہ ڈالیں
option-start-lot-line = قسمت فوراً فیصلہ کر دے گی۔
option-start-winner = پچھلا فاتح
option-start-winner-line = پچھلے کھیل کا فاتح؛ پہلے کھیل میں پانسے بتائیں گے۔
option-start-host = آپ بتائیں
option-start-host-line = آپ طے کریں کہ پہلی باری کس کی ہے۔

# کھیل کر سیکھیں
learn = کھیل کر سیکھیں
learn-line = دو منٹ، اور آپ بھی کھیل میں شامل۔
learn-of = { $game } سیکھیں
learn-back = واپس { $game } پر
learn-back-table = واپس میز پر
learn-waiting = دو منٹ میں سیکھیں
learn-step = { $last } میں سے قدم { $n }
learn-watch = ہاں، شروع کریں
learn-show = کر کے دکھائیں
learn-next = آگے
learn-not-this = اس کی اجازت ہے، مگر یہاں کچھ اور چاہیے۔ پھر کوشش کریں۔
learn-done = اب آپ { $game } کھیل سکتے ہیں!
learn-play-bot = { $bot } کے ساتھ کھیلیں
learn-play-alone = اب اصل کھیل
learn-again = شروع سے
learn-rule = قاعدہ

# Joining
join-title = میز پر آئیں
join-table = { $game }، میز { $code }
join-sit = بیٹھ جائیں
join-watch = بس دیکھیں
join-full = سب نشستیں بھر گئیں۔ آپ چاہیں تو کھیل دیکھیں۔
join-takes = آپ کو { $player } کی نشست ملے گی۔ کھیل جاری رہے گا۔
join-with = میز پر: { $names }
table-title-turn = ● آپ کی باری – { $game }

# The table
table-title = { $game }، میز { $code }
table-board = بورڈ
table-code = میز { $code }
table-wait = مہمانوں کا انتظار
table-wait-line = فون سے کوڈ اسکین کریں، لنک کھولیں، یا الماری پر کوڈ لکھیں۔
table-begins = جب سب نشستیں بھر جائیں گی تو کھیل خود شروع ہو جائے گا۔
table-begins-asks = کھیل تب شروع ہوگا جب میزبان شروع کرے، یا جب سب تیار ہوں۔
table-in = آپ میز پر آ گئے، { $player }۔
table-waiting-more = { $count ->
    [one] ایک اور کھلاڑی کا انتظار ہے۔
   *[other] مزید { $count } کھلاڑیوں کا انتظار ہے۔
}
table-wait-for = { $names } کا انتظار ہے۔
table-tap-ready = تیار؟ بٹن پر ٹیپ کریں۔
table-ready = میں تیار ہوں
table-start-with = ابھی { $count } کے ساتھ شروع کریں
table-full-house = سب موجود ہیں۔
table-show-code = کوڈ دکھائیں
countdown = شروع کرتے ہیں!
table-wifi = پہلے وائی فائی { $wifi }
table-wifi-code = وائی فائی { $wifi } سے جڑنے کا QR کوڈ
table-wifi-then = پھر یہ میز
table-qr = اس میز کے لنک کا QR کوڈ
table-link = اس میز کا لنک
table-copy = لنک کاپی کریں
table-copied = لنک کاپی ہو گیا۔
table-share = شیئر کریں
table-starting = سب آ گئے۔ کھیل شروع!
table-not-ready = { $names } کے میز پر آنے کا انتظار ہے۔
table-gone = یہ میز اب نہیں رہی
table-gone-line = میز سمیٹ دی گئی ہے، یا کوڈ غلط ہے۔
table-deleted = یہ میز مٹا دی گئی
table-deleted-line = اس کے کھیل ہمیشہ کے لیے گئے۔ الماری میں اور کھیل ہیں۔
table-rules-new = نئے قواعد
table-rules-changed = اس کھیل کے قواعد اب نئے ہیں۔ اسی لیے جاری کھیل رک گیا۔ مہربانی سے نئے سرے سے شروع کریں!
table-start-again = نئے سرے سے شروع کریں
table-next = اب { $game } کی طرف
beside-choose = ایک جیسے پانسوں والی میزیں
beside-host = پہلی میز پر میری نشست
beside-title = دوسری میزیں
beside-line = { $count } میزوں پر ایک جیسے پانسے گرتے ہیں۔
beside-here = یہ میز
beside-waiting = ابھی شروع نہیں ہوا
beside-playing = کھیل جاری ہے
beside-best = سب سے اچھا
table-elsewhere = یہ میز کسی اور ونڈو میں کھلی ہے
table-elsewhere-line = کھیل سب سے نئی ونڈو میں چلتا ہے۔ آپ جب چاہیں یہاں واپس آ جائیں۔
table-use-here = یہاں کھیلیں
table-watching = { $count ->
    [one] { $count } دیکھنے والا
   *[other] { $count } دیکھنے والے
}
table-you-watch = آپ یہاں دیکھنے کے لیے ہیں۔
table-people = میز پر کون ہے
table-lock = میز بند کریں
table-unlock = میز کھولیں
table-locked = میز بند ہے: اب کوئی نیا مہمان نہیں بیٹھے گا۔
screen = بڑی اسکرین
screen-full = پوری اسکرین
screen-small = پوری اسکرین سے نکلیں
screen-join = ایک نشست خالی ہے: اسکین کریں اور بیٹھ جائیں
screen-watch = اپنے فون پر دیکھنے کے لیے اسکین کریں
screen-turns = باری: { $names }
seats = نشستیں
seat-open = خالی نشست
seat-bot = روبوٹ، { $level }
seat-away = موجود نہیں
seat-left = میز چھوڑ دی
seat-here = موجود
seat-you = آپ
seat-mate = آپ کی ٹیم میں
seat-turn = باری
seat-put-bot = یہاں روبوٹ بٹھائیں
seat-add = نشست بڑھائیں
seat-take-away = یہ نشست ہٹائیں
bot-add = روبوٹ بٹھائیں
seat-sit-here = یہاں بیٹھیں
seat-swap = { $player } سے نشست بدلیں
seat-ready = تیار
team = ٹیم { $number }
seat-free-bot = نشست خالی کریں
seat-level = روبوٹ کی طاقت
seat-host = میزبان
host-gone = { $named ->
    [yes] { $host } موجود نہیں۔ میزبان آپ بنیں؟
   *[other] میزبان موجود نہیں۔ میزبان آپ بنیں؟
}
host-become = میزبان بنیں
host-now = { $you ->
    [yes] اب آپ میزبان ہیں۔
   *[no] اب { $player } میزبان ہیں۔
}
seat-remove = { $player } کو اٹھائیں
seat-remove-ask = { $player } کو میز سے اٹھانا ہے؟
seat-remove-line = نشست خالی ہو جائے گی، یا روبوٹ کھیلتا رہے گا۔ دوبارہ بیٹھنے سے روکنا ہو تو میز بند کریں۔
seat-remove-yes = ہاں، اٹھائیں
hand-over = یہ نشست کسی کو دیں
hand-over-line = اسے کھلا رکھیں۔ جو پہلے یہ کوڈ اسکین کرے یا لنک کھولے، اسے آپ کی نشست ملے گی۔
hand-over-code = یہ نشست لینے کا QR کوڈ
seat-handed = آپ کی نشست کسی اور کے پاس ہے۔ آپ دیکھ سکتے ہیں۔
seat-lost = اب اس میز پر آپ کی نشست نہیں۔ آپ دیکھ سکتے ہیں۔
absent-countdown = { $player } موجود نہیں · { $seconds } سیکنڈ میں روبوٹ کھیلے گا
absent-soon = { $player } موجود نہیں۔ جلد ہی ان کی جگہ روبوٹ کھیلے گا۔
absent-bot = { $player } موجود نہیں · روبوٹ کھیل رہا ہے
absent-left = { $player } نے میز چھوڑ دی · روبوٹ کھیل رہا ہے
absent-wait = { $player } موجود نہیں · کھیل رکا ہوا ہے
absent-several = موجود نہیں: { $names } · { $how ->
    [wait] کھیل رکا ہوا ہے
    [bots] روبوٹ کھیل رہے ہیں
    [soon] جلد ہی روبوٹ کھیلیں گے
   *[seconds] { $seconds } سیکنڈ میں روبوٹ کھیلے گا
}
score-of = { $name }: { $score }
time-of = باقی وقت: { $time }
time-soon = { $you ->
    [yes] آپ کے پاس { $seconds } سیکنڈ باقی ہیں۔
   *[no] { $player } کے پاس { $seconds } سیکنڈ باقی ہیں۔
}
turn-yours = آپ کی باری
bot-slow = روبوٹ سوچ رہا ہے۔ پہلی بار کھیل یاد کرنے میں اسے آدھا منٹ لگ سکتا ہے۔
cover-title = ڈیوائس { $player } کو دیں
cover-line = { $player } کا انتخاب راز ہے: باقی سب دوسری طرف دیکھیں۔
cover-open = میں { $player } ہوں
cover-next = اگلا راؤنڈ
turn-of = { $player } کی باری
turn-everyone = سب کھیل رہے ہیں
turn-over = کھیل ختم
todo-roll = پھینکنے کے لیے بٹن دبائیں۔
log = کیا کیا ہوا
log-bot = (روبوٹ)
log-empty = ابھی کچھ نہیں ہوا۔
log-earlier = اس سے پہلے
log-newest = ابھی پر واپس
rules = قواعد
rules-of = { $game } کے قواعد
rules-every = ہر کھیل میں
rules-numbers = قواعد کے نمبر دکھائیں
close = بند کریں
tools = ٹولز
hint = مشورہ
hint-exact = جیت کا ٹھیک ٹھیک امکان
hint-estimate = جیت کا اندازاً امکان
hint-best = بہترین
solvable-yes = اب بھی حل ہو سکتا ہے
solvable-no = اب حل نہیں ہو سکتا
solvable-unknown = معلوم نہیں
hint-worth = { "\u2066" }{ NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }%{ "\u2069" }
hint-numbers = عدد
any-of = { $some } یا { $last }
signal = اشارہ
signal-line = میز پر سب اسے کچھ دیر آپ کی نشست پر دیکھیں گے۔
signal-mute = اس ڈیوائس پر اشارے نہ دکھائیں
signal-told = { $player }: { $sign }
signal-wave = سلام!
signal-thumb = اچھی چال!
signal-laugh = ہا ہا!
signal-think = سوچنے دیں
signal-oops = اوہو!
signal-hurry = جلدی کریں!
signal-thanks = شکریہ!
signal-good-game = اچھا کھیل رہا!
undo = واپس لیں
undo-count = { $count ->
    [one] { $count } چال واپس
   *[other] { $count } چالیں واپس
}
log-open = روداد
menu = مزید
resign = ہار مان لیں
resign-ask = اس کھیل میں ہار مان لیں؟
resign-line = دوسرا کھلاڑی فوراً جیت جائے گا۔
resign-yes = ہاں، ہار مان لیں
draw = برابری کی پیشکش
draw-ask = برابری کی پیشکش کرنی ہے؟
draw-line = دوسرا فریق مان لے تو کھیل بغیر جیت کے ختم ہو جائے گا۔
draw-yes = ہاں، پیش کریں
stop = کھیل روکیں
stop-ask = یہ کھیل روک دیں؟
stop-line = باقی سب مان لیں تو کھیل بغیر نتیجے کے ختم ہو جائے گا۔
stop-line-alone = کھیل فوراً بغیر نتیجے کے ختم ہو جائے گا۔
stop-yes = ہاں، روک دیں
question-take-back = { $player } آخری چال واپس لینا چاہتے ہیں۔
question-draw = { $player } برابری کی پیشکش کرتے ہیں۔
question-stop = { $player } کھیل روکنا چاہتے ہیں۔
question-yes = منظور ہے
question-no = نہیں
question-wait = { $names } کی منظوری کا انتظار …
question-withdraw = درخواست واپس لیں
question-declined = جواب نہیں ہے۔
leave = میز سے اٹھیں
leave-ask = میز سے اٹھنا ہے؟
leave-line = آپ کی نشست خالی ہو جائے گی۔ چاہیں تو بس یہ صفحہ بند کریں اور بعد میں واپس آ جائیں۔
leave-line-playing = پھر آپ کی جگہ روبوٹ کھیلے گا۔ بعد میں واپس آنا ہو تو بس یہ صفحہ بند کریں۔
leave-yes = ہاں، اٹھنا ہے
delete-table = یہ میز مٹائیں
delete-table-ask = یہ میز ہمیشہ کے لیے مٹا دیں؟
delete-table-line = اس میز پر سب کے کھیل مٹ جائیں گے۔ کوئی انھیں واپس نہیں لا سکے گا۔
delete-table-yes = ہاں، مٹا دیں
cancel = رہنے دیں
undone = { $you ->
    [yes] آپ نے آخری چال واپس لی۔
   *[no] { $player } نے آخری چال واپس لی۔
}
taken-back = { $you ->
    [yes] آپ نے سب کی رضامندی سے اپنی آخری چال واپس لی۔
   *[no] { $player } نے سب کی رضامندی سے چال واپس لی۔
}
move-draw = برابری
drawn = برابری پر اتفاق ہو گیا۔
move-stop = روکنا
stopped = کھیل روک دیا گیا۔
move-resign = ہار ماننا
resigned = { $you ->
    [yes] آپ نے ہار مان لی۔
   *[no] { $player } نے ہار مان لی۔
}
time-up = { $you ->
    [yes] آپ کا وقت ختم ہو گیا۔
   *[no] { $player } کا وقت ختم ہو گیا۔
}
time-up-bot = { $you ->
    [yes] آپ کا وقت ختم ہو گیا: آپ کی جگہ روبوٹ کھیلے گا۔
   *[no] { $player } کا وقت ختم ہو گیا: روبوٹ کھیلے گا۔
}
move-timeout = وقت ختم
clocks-wait = کوئی موجود نہیں: وقت رکا ہوا ہے۔
clocks-go-on = وقت پھر چل پڑا۔

# The connection
connection-open = رابطہ قائم ہے
connection-opening = رابطہ ہو رہا ہے …
connection-polling = رابطہ ہے، مگر سست
connection-quiet = جواب نہیں آ رہا · { $age } کا حال
connection-lost = دوبارہ رابطہ ہو رہا ہے · { $age } کا حال
ago-seconds = { $seconds } سیکنڈ پہلے
ago-minutes = { $minutes } منٹ پہلے
connection-closed = رابطہ نہیں ہے

# The end
over-you-win = جیت آپ کی!
over-wins = جیت { $player } کی!
over-shared = مشترکہ جیت!
over-draw = کھیل برابر رہا
over-stopped = کھیل روک دیا گیا
over-team-wins = جیت { $names } کی!
over-your-team-wins = جیت آپ کی ٹیم کی!
over-you-lose = اس بار جیت { $player } کی۔
over-kind = خوب کھیلے! شاید اگلی بار جیت آپ کی ہو۔
over-place = { $place }. { $who }
over-more = اس کھیل کے بارے میں مزید
over-host-chooses = اگلا کھیل چننا { $player } کا کام ہے۔
result-resigned = ہار مان لینے سے
result-agreed = باہمی رضامندی سے
result-stopped = بغیر نتیجے کے
result-time = وقت ختم ہونے سے
result-five-points = پانچ پوائنٹ پورے
over-again = پھر سے کھیلیں
over-next = کوئی اور کھیل
next-with = { $names } کے لیے
next-back = میز پر واپس
over-undone = { $count ->
    [0] کوئی چال واپس نہیں لی گئی۔
    [one] ایک چال واپس لی گئی۔
   *[other] { $count } چالیں واپس لی گئیں۔
}
over-bot-points = { $you ->
    [yes] آپ
   *[no] { $player }
} کے { $all } میں سے { $points } پوائنٹ روبوٹ کے تھے۔
over-bot-moves = { $you ->
    [yes] آپ
   *[no] { $player }
} کی جگہ روبوٹ نے { $moves ->
    [one] ایک چال چلی
   *[other] { $moves } چالیں چلیں
}۔
over-waiting = پھر سے کھیلنے کے لیے دوسروں کا انتظار …
over-wants = { $names } کو پھر سے کھیلنا ہے۔
over-best = ان پانسوں سے بہترین ممکن: { $points }
over-best-open = ان پانسوں سے بہترین ممکن: { $points } یا زیادہ، حد { $bound }
over-record = ریکارڈ ڈاؤن لوڈ کریں
name-out = کوئی نام ہٹائیں
name-out-line = بعد میں یہ کھیل دیکھنے والا یہ نام نہیں پڑھے گا۔ اس کی جگہ “{ $default }” لکھا ہو گا۔ نام واپس نہیں آ سکتا۔
name-out-choose = کس کا نام اس کھیل میں نہیں رہنا چاہیے؟
name-out-ask = نام { $player } ہٹا دیں؟
name-out-yes = ہاں، ہٹا دیں
name-out-done = یہ نام اب اس کھیل میں نہیں۔
over-share = کھیل شیئر کریں
over-shelf = الماری پر چلیں

# The review
review = جائزہ
review-watch = پھر دیکھیں
review-head-perfect = کسی نے غلطی نہیں کی۔
review-head-alone = اس سے بہتر چال موجود تھی۔
review-head-better-unlucky = { $you ->
    [yes] آپ بہتر کھیلے، مگر پانسوں نے ساتھ نہیں دیا۔
   *[no] { $player } کا کھیل بہتر تھا، مگر پانسوں نے ساتھ نہیں دیا۔
}
review-head-better = { $you ->
    [yes] آپ کا کھیل بہتر تھا۔
   *[no] { $player } کا کھیل بہتر تھا۔
}
review-head-worse-lucky = { $you ->
    [yes] دوسروں کا کھیل بہتر تھا، مگر پانسوں نے آپ کا ساتھ دیا۔
   *[no] دوسروں کا کھیل بہتر تھا، مگر پانسوں نے { $player } کا ساتھ دیا۔
}
review-head-worse = دوسروں نے کم غلطیاں کیں۔
review-head-even-dice = سب برابر اچھا کھیلے: فیصلہ پانسوں نے کیا۔
review-head-even = سب برابر اچھا کھیلے۔
review-pictures = دونوں چالیں تصویروں میں
review-was-played = کھیلی گئی
review-was-better = بہتر
review-graph = پورے کھیل میں { $player } کی جیت کا امکان
review-graph-score = { $player } کے پوائنٹ، جتنے ابھی بن سکتے تھے
review-graph-solvable = کیا اب بھی حل ہو سکتا تھا؟
review-cost-solvable = یہاں سے حل ممکن نہیں رہا
review-loading = ہر فیصلہ دیکھا جا رہا ہے …
review-luck = قسمت
review-luck-line = جو قسمت نے بدلا
review-luck-estimated = جو قسمت نے بدلا اور جو اندازے نے بعد میں درست کیا
review-given = گنوایا
review-given-line = جو اپنے فیصلوں سے گیا
review-gained = پایا
review-gained-line = جو دوسروں کے فیصلوں سے ملا
review-start = شروع میں
review-end = آخر میں
review-table = قسمت اور مہارت
review-player = کھلاڑی
review-points = { "\u2066" }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%{ "\u2069" }
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = سب عدد بالکل ٹھیک ہیں۔
review-estimate = یہ عدد اندازے ہیں۔
review-worst = سب سے مہنگے فیصلے
review-perfect = کسی نے کچھ نہیں گنوایا۔
review-played-best = { $player } کی چال “{ $move }”، یہی بہترین تھی
review-cost = نقصان { "\u2066" }{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%{ "\u2069" }
review-cost-score = نقصان { NUMBER($value, maximumFractionDigits: 1) } پوائنٹ
review-step = { $last } میں سے قدم { $n }
review-at-start = پہلی بار پانسے پھینکنے سے پہلے
review-play-on = یہاں سے آگے کھیلیں
review-previous = پچھلا قدم
review-next = اگلا قدم

# Looking back at a game, from a link or a file
replay-open = کھیل کی فائل کھولیں
replay-open-line = کسی کھیل کا ریکارڈ، اس سرور سے یا کسی اور سے۔
replay-title = { $game }: پھر سے
replay-slider = کھیل کا لمحہ
replay-eyes = کس کی نظر سے
replay-eyes-all = دیکھنے والے
replay-rules-kept = قواعد کے مطابق پھر چلایا گیا: سب ٹھیک ہے (واقعات: { $events })۔
replay-unfit = اس ریکارڈ میں کچھ ٹھیک نہیں:
replay-old-rules = یہ کھیل پرانے قواعد سے کھیلا گیا تھا۔ قواعد پھر سے نہیں پرکھے گئے۔
replay-moves = کیا کھیلا گیا
replay-running = محفوظ کرتے وقت یہ کھیل ختم نہیں ہوا تھا۔
replay-gone = یہ کھیل اب یہاں نہیں
replay-gone-line = سرور کھیل کچھ عرصہ ہی رکھتا ہے۔ محفوظ فائل ہمیشہ کھولی جا سکتی ہے۔

# Checking the dice on this device
check = پانسے پرکھیں
check-honest = پانسے سچے تھے: ہر بار کے پانسے کھیل سے پہلے کے وعدے سے ملتے ہیں۔ جتنی بار پرکھا: { $count }۔
check-fits = ہر بار کے پانسے راز سے نکلتے ہیں، مگر اس ڈیوائس سے کوئی وعدہ نہیں ہوا تھا۔ جتنی بار پرکھا: { $count }۔
check-daily = یہ { $day } کے پانسے ہیں، سب کے لیے ایک جیسے۔ جتنی بار پرکھا: { $count }۔
check-beside = پانسے سچے تھے: ہر بار کے پانسے سب میزوں سے کیے گئے وعدے سے ملتے ہیں۔ جتنی بار پرکھا: { $count }۔
check-hand = پانسے ہاتھ سے پھینکے گئے: انھیں کوئی نہیں پرکھ سکتا۔
check-none = اس کھیل میں کوئی پانسہ نہیں پھینکا گیا۔
check-closed = پانسوں کا راز کھیل ختم ہونے پر کھلتا ہے۔
check-closed-beside = پانسوں کا راز تب کھلتا ہے جب ایک جیسے پانسوں والی سب میزیں کھیل چکیں۔
check-taken = پہلے { $taken } واقعات کسی اور کھیل کے ہیں، جس کے پانسے یہاں نہیں پرکھے جاتے۔
check-broken-promise = پانسے ٹھیک نہیں: راز وہ نہیں جس کا کھیل سے پہلے اس ڈیوائس سے وعدہ ہوا تھا۔
check-broken-secret = پانسے ٹھیک نہیں: راز وہ نہیں جس کا یہ ریکارڈ وعدہ کرتا ہے۔
check-broken-seed = پانسے ٹھیک نہیں: اس ڈیوائس کا بے ترتیب عدد ان میں نہیں۔
check-broken-throw = پانسے ٹھیک نہیں: واقعہ { $n } میں { $move } ہے، راز سے { $drawn } نکلتا ہے۔
check-broken-told = ریکارڈ ٹھیک نہیں: واقعہ { $n } وہ نہیں جو اس ڈیوائس کو دکھایا گیا۔
faces-game = اس کھیل میں ہر رخ کتنی بار آیا
faces-table = اس میز کے { $games } کھیلوں میں، جنھیں یہ ڈیوائس جانتا ہے، ہر رخ کتنی بار آیا
faces-mean = ہر رخ { $times ->
    [0] ایک بار سے کم
    [1] تقریباً ایک بار
   *[other] تقریباً { $times } بار
} آنا چاہیے۔
faces-chance = ٹھیک پانسوں کے ایسے سو کھیلوں میں سے { $hundredths ->
    [0] ایک سے بھی کم
    [1] تقریباً ایک
    [100] سب یا تقریباً سب
   *[other] تقریباً { $hundredths }
} میں کم سے کم اتنا ہی فرق ہوتا ہے۔
faces-chance-table = ٹھیک پانسوں کی ایسی سو میزوں میں سے { $hundredths ->
    [0] ایک سے بھی کم
    [1] تقریباً ایک
    [100] سب یا تقریباً سب
   *[other] تقریباً { $hundredths }
} میں کم سے کم اتنا ہی فرق ہوتا ہے۔
faces-hand = یہ وہ نمبر ہیں جو لوگوں نے درج کیے۔

# The games of this device
history = آپ کے کھیل
history-line = ختم شدہ کھیل اور بہترین نتیجے۔ صرف یہ ڈیوائس انھیں جانتا ہے۔
history-empty = اس ڈیوائس پر ابھی کوئی کھیل ختم نہیں ہوا۔
history-won = جیت
history-shared = مشترکہ
history-lost = ہار
history-played = کھیلا
history-stopped = روکا گیا
history-alone = اکیلے
history-with = { $others } کے ساتھ
history-bests = بہترین نتیجے
history-delete = { $game } مٹائیں، { $day }
history-delete-all = سب مٹائیں
history-delete-ask = اس فہرست کے سب کھیل مٹا دیں؟
history-delete-line = یہ ڈیوائس انھیں اور بہترین نتیجوں کو بھلا دے گا۔

# Dice
die-lift = { $face } والا پانسہ اٹھائیں، پانسہ نمبر { $place }
die-shows = { $face } والا پانسہ
dice = پانسے
dice-of = { $player } کے پانسے
own-dice = اپنے پانسے
own-dice-choose = اصلی پانسے پھینکیں اور جو آئے اس پر ٹیپ کریں
own-dice-yours = اپنے پانسے ({ $count }) پھینکیں اور جو آئے اس پر ٹیپ کریں۔
own-dice-for = کوئی { $player } کی جگہ پھینکے ({ $count })۔ جو آئے اس پر ٹیپ کریں۔
own-dice-wait = { $player } کے اصلی پانسوں کا انتظار ہے۔
own-dice-add = { $face } ڈالیں
own-dice-drop = { $face } ہٹائیں
own-dice-done = یہی آیا ہے
own-dice-undo = غلط ٹیپ ہوا: واپس لیں
throw-undone = پھینکے ہوئے پانسے واپس لیے گئے۔

# Who begins
opening-rolled = { $you ->
    [yes] آپ کے پانسے { $dice }، جوڑ { $total }۔
   *[no] { $player } کے پانسے { $dice }، جوڑ { $total }۔
}
opening-tied = برابر! پھر سے پھینکیں۔
opening-won = { $you ->
    [yes] پہلی باری آپ کی۔
   *[no] پہلی باری { $player } کی۔
}
lot-fell = { $you ->
    [yes] قرعہ آپ کے نام نکلا: پہلی باری آپ کی۔
   *[no] قرعہ { $player } کے نام نکلا: پہلی باری { $player } کی۔
}
opening-title = پہلی باری کس کی؟
opening-line = ہر ایک دو پانسے پھینکے۔ جس کا جوڑ بڑا ہو، پہلی باری اس کی۔
opening-roll = دو پانسے پھینکیں

# Rules of all games
rule-G1R = پانچ پانسوں کے کھیلوں میں ہر کھلاڑی دو پانسے پھینکتا ہے؛ جس کا جوڑ سب سے بڑا ہو، پہلی باری اس کی۔ جن کا سب سے بڑا جوڑ برابر ہو، وہ پھر سے پھینکیں۔ مگر پانچ پانسوں کے مقابلے میں، یا جب ایک شخص روبوٹوں کے خلاف کھیلے، قرعہ ڈالا جاتا ہے۔ میز پر یہ بھی طے ہو سکتا ہے کہ قرعہ ڈالا جائے، پچھلا فاتح شروع کرے، یا میزبان فیصلہ کرے۔ دوسرے کھیلوں میں قرعہ بتاتا ہے کہ پہلی باری کس کی ہے، سوائے ان کے جن میں سب ایک ساتھ کھیلتے ہیں۔ پھر سے کھیلیں تو پہلی باری اگلے کھلاڑی کی۔
rule-G2R = جہاں قواعد برابری کا فیصلہ نہیں کرتے، وہاں جیت مشترکہ ہے۔
rule-G3R = دو کھلاڑیوں کے کھیل میں ہار ماننے کی اجازت ہے۔ زیادہ کھلاڑی ہوں تو اٹھ جانے والے کی جگہ روبوٹ کھیلتا ہے۔
rule-G-UNDO = جب تک آپ کی باری ہو اور اس کے بعد کوئی پانسہ نہ گرا ہو، آپ اپنی آخری چال واپس لے سکتے ہیں۔ اکیلے کھیلیں تو آخر میں بھی۔ جن کھیلوں میں کچھ چھپا ہو، ان میں کچھ واپس نہیں لیا جاتا۔
rule-G4R = عام واپسی کے علاوہ کھلاڑی اپنی آخری چال واپس لینے کی درخواست کر سکتا ہے۔ میز پر باقی سب لوگوں کا ماننا ضروری ہے؛ روبوٹ مان جاتے ہیں۔ یہ کبھی پانسے یا گھڑی سے پیچھے نہیں جاتی، اور جہاں کچھ چھپا ہو وہاں نہیں ہوتی۔
rule-G5R = دو فریقوں کے ایسے کھیل میں جس کی اپنی گھڑی نہ ہو، لوگ برابری پر اتفاق کر سکتے ہیں۔ روبوٹ کھیلتے رہتے ہیں۔
rule-G6R = میز پر سب لوگ مل کر کھیل بغیر نتیجے کے روک سکتے ہیں؛ روبوٹ مان جاتے ہیں۔ آپ اکیلے ہوں یا صرف روبوٹ ساتھ ہوں تو کھیل فوراً روک سکتے ہیں۔
rule-G-TIME = میزبان سوچنے کا وقت محدود کر سکتا ہے، ہر چال کے لیے یا پورے کھیل کے لیے۔ دو کھلاڑیوں کے کھیل میں جس کا وقت ختم ہو وہ ہارتا ہے؛ زیادہ کھلاڑی ہوں تو روبوٹ کھیلتا ہے: یہ چال، یا باقی کھیل۔ جب میز پر کوئی نہ ہو تو وقت رکا رہتا ہے۔
rule-G-DUPLICATE = کئی میزیں ایک جیسے پانسوں اور ایک جیسی شروعات سے کھیل سکتی ہیں۔ ہر کھلاڑی کے پانسے الگ گنے جاتے ہیں، اس لیے کسی اور کے زیادہ بار پھینکنے سے وہ نہیں بدلتے۔ اصلی پانسوں اور آج کی پہیلی میں نہیں۔

# Refusals
refusal-illegal-move = ابھی اس کی اجازت نہیں۔
refusal-unreadable-move = یہ اس کھیل کی چال نہیں۔
refusal-unreadable-position = یہ اس کھیل کی حالت نہیں۔
refusal-too-late = یہ میز تک پہنچا تو وقت ختم ہو چکا تھا۔
refusal-stale = بورڈ بدل چکا تھا۔ پھر سے دیکھیں اور چنیں۔
refusal-not-your-seat = یہ آپ کی نشست نہیں۔
refusal-not-your-turn = ابھی آپ کی باری نہیں۔
refusal-not-started = کھیل ابھی شروع نہیں ہوا۔
refusal-already-started = کھیل شروع ہو چکا ہے۔
refusal-game-over = کھیل ختم ہو چکا ہے۔
refusal-not-host = یہ صرف میز کا میزبان کر سکتا ہے۔
refusal-seat-taken = یہ نشست بھر چکی ہے۔
refusal-table-full = اس میز کی سب نشستیں بھر چکی ہیں۔
refusal-table-exists = یہ میز اس سرور پر پہلے سے موجود ہے۔
refusal-table-locked = میزبان نے یہ میز بند کر دی ہے: اب کوئی نہیں بیٹھ سکتا۔ آپ دیکھ سکتے ہیں۔
refusal-already-seated = اس میز پر آپ کی نشست پہلے سے ہے۔
refusal-link-used = یہ لنک استعمال ہو چکا ہے یا واپس لے لیا گیا ہے۔
refusal-moved-on = یہ میز کسی اور کھیل پر جا چکی ہے۔
refusal-host-here = میزبان میز پر موجود ہے۔
refusal-host-awaited = میزبان شاید واپس آ جائے۔
refusal-no-guest = وہاں کوئی مہمان نہیں۔
refusal-most-seats = اس کھیل میں { $most } سے زیادہ کی جگہ نہیں۔
refusal-fewest-seats = کھیل کو یہ نشستیں چاہییں۔
refusal-nobody-joined = ابھی کوئی اور نہیں آیا۔ انتظار کریں یا روبوٹ بٹھائیں۔
refusal-asked-already = یہ پہلے ہی پوچھا جا چکا ہے۔ اگلی چال کا انتظار کریں۔
refusal-no-question = اب یہ کوئی نہیں پوچھ رہا۔
refusal-no-such-seat = اس میز پر ایسی کوئی نشست نہیں۔
refusal-bad-option = میز کی ایسی کوئی ترتیب نہیں۔
refusal-bad-day = یہ کیلنڈر کا کوئی دن نہیں؛ دن یوں لکھیں: { "\u2066" }2026-11-16{ "\u2069" }۔
refusal-no-daily = اس کھیل میں روز کی ایسی پہیلی نہیں: روز کی پہیلی ایک کھلاڑی کے لیے ہوتی ہے اور اس کی ترتیبات اپنی ہیں۔
refusal-bad-throw = یہ وہ پانسے نہیں جو پھینکنے تھے۔
refusal-no-dice = اس کھیل میں ہاتھ سے پھینکنے کے پانسے نہیں۔
refusal-bad-seats = کھلاڑیوں کی یہ تعداد اس کھیل کے لیے ٹھیک نہیں۔
refusal-bad-level = اس طاقت کا کوئی روبوٹ نہیں۔
refusal-unknown-game = یہ کھیل الماری میں نہیں ہے۔
refusal-no-table = اس کوڈ کی کوئی میز نہیں۔
refusal-bad-message = سرور یہ پڑھ نہیں سکا۔
refusal-bad-record = یہ فائل کھیل کا ایسا ریکارڈ نہیں جو پڑھا جا سکے۔
refusal-too-large = یہ ایک بار میں بہت زیادہ تھا۔
refusal-too-fast = یہ بہت تیز تھا۔ ذرا سانس لیں اور پھر کوشش کریں۔
refusal-no-hint = یہاں کوئی مشورہ نہیں۔
refusal-no-wifi = یہاں جڑنے کے لیے کوئی وائی فائی نہیں۔
refusal-no-review = اس کھیل کا جائزہ ابھی نہیں ہے۔
refusal-no-record = اس کھیل کا ریکارڈ ابھی نہیں ہے۔
refusal-no-lesson = ایسا کوئی قدم نہیں۔
refusal-bad-token = یہ نشست اب یہاں پہچانی نہیں جاتی۔
refusal-wrong-origin = یہ صفحہ کسی اور سرور کا ہے۔
refusal-not-saved = سرور اسے محفوظ نہیں کر سکا۔ براہِ کرم پھر کوشش کریں۔
refusal-house-full = اس وقت بہت سی میزیں کھلی ہیں۔ براہِ کرم کچھ دیر بعد آئیں۔
refusal-offline = سرور جواب نہیں دے رہا۔ انٹرنیٹ دیکھ لیں۔
refusal-unknown = یہ نہیں ہو سکا۔
