# What every game shares. `$player` is a name; `$you` is "yes" if the reader is that player.
# Names may be of women or men: sentences about `$player` use nouns ("رمية سامي"), not verbs that show a gender; see docs/languages/ar.md.
fives-name = خماسيات
fives-line = رفّ من الألعاب الصغيرة حول الرقم خمسة.

# The shelf
box-find-fives = صيد الخماسيات
box-five = خمسة!
box-five-dice = ألعاب المكعبات الخمسة
box-by = من ابتكار { $designer }
box-find-fives-story = لعبة ⁦“5er Finden”⁩ من ابتكار Jürgen P. K. Grunau، ورسوم Oliver Freudenreich، وتحرير Markus Singer.
box-five-story = في أواخر عام 2015 كان كثير من الناس الذين لجؤوا إلى ألمانيا ينتظرون في مراكز الإيواء، بعيدًا عن بيوتهم. من أجلهم صنع Steffen Mühlhäuser علبة «خمسة!»: خمس ألعاب في علبة صغيرة، للصغار والكبار، وقواعدها بست لغات. صُنعت لتكون هدية. تبرع لها أكثر من 300 شخص بالمال، وساعد متطوعون كثيرون مع كشافة Bund Deutscher PfadfinderInnen. وطُبعت في يناير 2016. هذا الرف يتكلم اللغات الست نفسها، وهو هدية أيضًا.
box-five-dice-story = يبتكر Paul Hoemke في وقت فراغه ألعابًا صغيرة ويسميها Animal Games. هذه الألعاب الخمس لا تحتاج إلا إلى خمسة مكعبات وقلم وورقة. وهو يدعو الجميع إلى نسخ كتيّبه للأهل والأصدقاء.
box-ours = الألعاب وأسماؤها ملك لأصحابها. أما الكلمات والرسوم والبرنامج هنا فمن عملنا.
shelf-continue-open = { $game } مع { $others }
shelf-forget = إبعاد { $game }، الطاولة { $code }
shelf-open = طاولات في انتظار الضيوف
shelf-open-with = { $game } مع { $host }
shelf-open-free = { $count ->
    [zero] لا مقاعد فارغة
    [one] مقعد فارغ
    [two] مقعدان فارغان
    [few] { $count } مقاعد فارغة
    [many] { $count } مقعدًا فارغًا
   *[other] { $count } مقعد فارغ
}
search = البحث عن لعبة
search-any = لا يهم
search-players = اللاعبون
search-players-of = { $count }
search-players-many = { $count } أو أكثر
search-age = عمر الأصغر
search-age-of = { $count ->
    [zero] { $count } سنة
    [one] سنة واحدة
    [two] سنتان
    [few] { $count } سنوات
    [many] { $count } سنة
   *[other] { $count } سنة
}
search-minutes = المدة
search-minutes-of = حتى { $count ->
    [zero] { $count } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $count } دقائق
    [many] { $count } دقيقة
   *[other] { $count } دقيقة
}
search-found = { $count ->
    [zero] لا توجد لعبة مناسبة.
    [one] لعبة واحدة مناسبة.
    [two] لعبتان مناسبتان.
    [few] { $count } ألعاب مناسبة.
    [many] { $count } لعبة مناسبة.
   *[other] { $count } لعبة مناسبة.
}
search-all = إظهار كل الألعاب
search-none = لا لعبة على هذا الرف تناسب كل هذه الشروط. يمكنك تخفيفها، أو رؤية كل الألعاب.
shelf-code = رمز الطاولة
shelf-empty = لا توجد ألعاب على هذا الرف بعد.
shelf-seats = { $most ->
    [zero] لا لاعبين
    [one] لاعب واحد
    [two] لاعبان
    [few] { $most } لاعبين
    [many] { $most } لاعبًا
   *[other] { $most } لاعب
}
shelf-seats-range = من { $least } إلى { $most ->
    [two] لاعبين اثنين
    [few] { $most } لاعبين
    [many] { $most } لاعبًا
   *[other] { $most } لاعب
}
shelf-seats-or = { $least } أو { $most ->
    [few] { $most } لاعبين
    [many] { $most } لاعبًا
   *[other] { $most } لاعب
}
shelf-minutes = نحو { $minutes ->
    [zero] { $minutes } دقيقة
    [one] دقيقة واحدة
    [two] دقيقتين
    [few] { $minutes } دقائق
    [many] { $minutes } دقيقة
   *[other] { $minutes } دقيقة
}
shelf-age = من عمر { $age ->
    [zero] { $age } سنة
    [one] سنة واحدة
    [two] سنتين
    [few] { $age } سنوات
    [many] { $age } سنة
   *[other] { $age } سنة
}
shelf-solved = مع روبوت لا يخطئ
shelf-solved-seats = مع روبوت لا يخطئ { $seats ->
    [zero] لـ{ $seats } لاعب
    [one] للاعب واحد
    [two] للاعبين اثنين
    [few] لـ{ $seats } لاعبين
    [many] لـ{ $seats } لاعبًا
   *[other] لـ{ $seats } لاعب
}
language = اللغة
theme = فاتح أو داكن
theme-auto = مثل جهازي
theme-light = فاتح
theme-dark = داكن
sound = الصوت
skip = الانتقال إلى المحتوى الرئيسي
back-to-shelf = العودة إلى الرف
not-found = لا يوجد شيء هنا
not-found-line = هذا العنوان لا يؤدي إلى شيء. كل شيء يبدأ من الرف.
offline = لا يمكن الوصول إلى طاولة اللعب
offline-line = هل الحاسوب الذي يشغّل خماسيات يعمل؟ هل هذا الجهاز على شبكته؟ تعيد هذه الصفحة المحاولة.
offline-again = المحاولة مرة أخرى
loading = لحظة من فضلك…
shelf-go-on = متابعة
shelf-your-games = ألعابك ({ $count })
shelf-held-over = انتهت
shelf-held-waits = لم تبدأ بعد
search-chip = تصفية
search-chip-on = التصفية تعمل
shelf-code-join = انضمام
shelf-code-short = عدد حروف الرمز: { $count }.
shelf-code-wrong = لا توجد طاولة بالرمز { $code }.
shelf-code-strange = لا يوجد «{ $letter }» في أي رمز.

# The puzzle of the day
daily = لغز اليوم
daily-of = { $game }: لغز اليوم
daily-line = { $day }: اللغز نفسه لكل من يلعب اليوم.
daily-begin = لعب لغز اليوم
daily-begun-line = بدأت هذا اللغز. يمكنك المتابعة من حيث توقفت.
daily-go-on = متابعة
daily-done = انتهى: { $points }
daily-practice-line = يمكنك لعبه مرة أخرى للتدريب. لا يُحسب ذلك.
daily-practice = تدريب
daily-practice-on = متابعة التدريب
daily-counted = انتهى لغز اليوم: { $points }. هذه المحاولة تُحسب.
daily-practised = كان هذا تدريبًا. محاولتك الأولى هي التي تُحسب: { $points }.
daily-share = مشاركة النتيجة
daily-share-text = { $game }، لغز { $day }: { $points }.
daily-share-picture = مشاركة الصورة
daily-share-copy = نسخ كنص
daily-share-copied = تم النسخ

# The page of a game
game-play = اللعب الآن
game-play-line = ضد الكمبيوتر، ومن دون انتظار.
game-device = جهاز واحد
game-device-line = لاعبان أو أكثر يتناوبون على هذا الجهاز.
game-invite = دعوة
game-invite-line = ينضم الآخرون بهواتفهم عبر رمز QR أو رابط.
game-solo = وحدك
game-solo-line = من دون خصوم، وعلى مهلك.
game-watch = مشاهدة
game-watch-line = الروبوت يلعب، ولك المشاهدة.
game-watch-level = من يلعب؟
game-one-at-a-time = هنا يلعب الجميع في الوقت نفسه، فلا يكفي جهاز واحد: يمكنك دعوة الآخرين لينضموا بأجهزتهم.
game-how = كيف سنلعب؟
game-listed = إظهار الطاولة على رف هذا الخادم ليجدها الآخرون
game-your-name = اسمك
game-player-name = اسم اللاعب { $number }
game-opponent = الخصم
game-players = اللاعبون
game-players-any = كل من يأتي، حتى { $most }
game-more-settings = إعدادات أخرى للطاولة
game-first = من يبدأ
game-first-seat = اللاعب { $number }
game-time = وقت التفكير
time-none = بلا حد
time-move = { $seconds } ث لكل حركة
time-match = { $minutes } د لكل لاعب
game-only-with = عدد اللاعبين هنا: { $counts } فقط.
game-begin = بدء اللعبة
game-lay = تجهيز الطاولة
game-rules = القواعد
default-name = اللاعب { $number }

emblem-title = حيوان ولون
emblem-choose = اختيار حيوان ولون
emblem-change = { $animal }، { $colour }. تغيير الحيوان واللون
emblem-animal = الحيوان
emblem-colour = اللون
emblem-line = إن كان مأخوذًا حول الطاولة فلك الذي يليه.
emblem-done = تم
animal-cat = قطة
animal-rabbit = أرنب
animal-bear = دب
animal-octopus = أخطبوط
animal-elephant = فيل
animal-frog = ضفدع
animal-turtle = سلحفاة
animal-fish = سمكة
animal-whale = حوت
animal-bird = عصفور
animal-butterfly = فراشة
animal-camel = جمل
colour-red = أحمر
colour-blue = أزرق
colour-gold = ذهبي
colour-purple = بنفسجي
colour-green = أخضر
colour-pink = وردي

people-known = لعبوا هنا من قبل
people-forget = نسيان { $player } على هذا الجهاز

# Levels: how well each bot plays, in words. The figures are in docs/games
level-beginner = مبتدئ
level-casual = هاوٍ
level-strong = قوي
level-master = خبير
level-perfect = لا يخطئ
level-beginner-line = يخطئ كثيرًا
level-casual-line = يخطئ أحيانًا
level-strong-line = نادرًا ما يخطئ
level-master-line = الأقوى هنا
level-exact = لا يخطئ أبدًا (مُثبَت)
level-exact-seats = لا يخطئ أبدًا (مُثبَت) مع { $seats ->
    [zero] { $seats } لاعب
    [one] لاعب واحد
    [two] لاعبين اثنين
    [few] { $seats } لاعبين
    [many] { $seats } لاعبًا
   *[other] { $seats } لاعب
}
level-beginner-plain = يخطئ كثيرًا. مناسب لأول لعبة.
level-casual-plain = يخطئ أحيانًا.
level-strong-plain = نادرًا ما يخطئ. الفوز عليه صعب.
level-master-plain = لا يكاد يخطئ. الفوز عليه صعب جدًا.
level-perfect-plain = يلعب بأفضل ما يمكن. أصعب الخصوم.
game-levels = ما قوة الروبوتات؟
bot-name = روبوت { $level }
bot-name-numbered = روبوت { $level } { $number }

# Options that several games have
option-start = من يبدأ
option-start-roll = بالنرد
option-start-roll-line = مكعبان لكل لاعب، وأعلى رمية تبدأ. وعند إعادة اللعبة تنتقل البداية إلى اللاعب التالي.
option-start-roll-always = بالنرد كل مرة
option-start-roll-always-line = وعند إعادة اللعبة يُرمى النرد من جديد.
option-start-lot = بالقرعة
option-start-lot-line = الحظ يقرر فورًا.
option-start-winner = الفائز الأخير
option-start-winner-line = من فاز في اللعبة السابقة يبدأ؛ وفي أول لعبة يقرر النرد.
option-start-host = القرار لك
option-start-host-line = لك أن تسمّي من يبدأ.

# التعلّم باللعب
learn = التعلّم باللعب
learn-line = دقيقتان، ثم يمكنك اللعب مع الجميع.
learn-of = تعلّم { $game }
learn-back = العودة إلى { $game }
learn-back-table = العودة إلى الطاولة
learn-waiting = تعلّم اللعبة في دقيقتين
learn-step = الخطوة { $n } من { $last }
learn-watch = هيا نبدأ
learn-show = إظهار الحل
learn-next = متابعة
learn-not-this = هذا مسموح، لكن المطلوب هنا شيء آخر. حاول مرة أخرى.
learn-done = الآن يمكنك لعب { $game }!
learn-play-bot = اللعب ضد { $bot }
learn-play-alone = إلى اللعبة الحقيقية
learn-again = من البداية
learn-rule = القاعدة

# Joining
join-title = الانضمام إلى الطاولة
join-table = { $game }، الطاولة { $code }
join-sit = الجلوس إلى الطاولة
join-watch = مشاهدة فقط
join-full = كل المقاعد مشغولة. يمكنك المشاهدة.
join-takes = تأخذ مقعد { $player }. اللعبة مستمرة.
join-with = حول الطاولة: { $names }
table-title-turn = ● دورك – { $game }

# The table
table-title = { $game }، الطاولة { $code }
table-board = اللوحة
table-code = الطاولة { $code }
table-wait = في انتظار الضيوف
table-wait-line = يكفي مسح الرمز بهاتف، أو فتح الرابط، أو كتابة رمز الطاولة عند الرف.
table-begins = تبدأ اللعبة تلقائيًا حين تُشغل كل المقاعد.
table-begins-asks = تبدأ اللعبة بقرار المضيف، أو حين يكون الجميع على استعداد.
table-in = مكانك معنا، { $player }.
table-waiting-more = { $count ->
    [zero] لا ننتظر أحدًا.
    [one] في انتظار لاعب واحد.
    [two] في انتظار لاعبين.
    [few] في انتظار { $count } لاعبين.
    [many] في انتظار { $count } لاعبًا.
   *[other] في انتظار { $count } لاعب.
}
table-wait-for = في انتظار { $names }.
table-tap-ready = على استعداد؟ المس الزر.
table-ready = أنا على استعداد
table-start-with = البدء الآن { $count ->
    [zero] بلا لاعبين
    [one] بلاعب واحد
    [two] بلاعبين
    [few] بـ{ $count } لاعبين
    [many] بـ{ $count } لاعبًا
   *[other] بـ{ $count } لاعب
}
table-full-house = الجميع هنا.
table-show-code = إظهار الرمز
countdown = هيا نبدأ!
table-wifi = أولًا شبكة الواي فاي { $wifi }
table-wifi-code = رمز QR للانضمام إلى شبكة الواي فاي { $wifi }
table-wifi-then = ثم هذه الطاولة
table-qr = رمز QR لرابط هذه الطاولة
table-link = رابط هذه الطاولة
table-copy = نسخ الرابط
table-copied = نُسخ الرابط.
table-share = مشاركة
table-starting = حضر الجميع. تبدأ اللعبة.
table-not-ready = في انتظار وصول { $names } إلى الطاولة.
table-gone = لم تعد هذه الطاولة موجودة
table-gone-line = رُفعت الطاولة، أو أن الرمز خطأ.
table-deleted = حُذفت هذه الطاولة
table-deleted-line = اختفت ألعابها نهائيًا. على الرف ألعاب أخرى.
table-rules-new = قواعد جديدة
table-rules-changed = لهذه اللعبة الآن قواعد أحدث. لذلك توقفت اللعبة التي كانت جارية. لنبدأ من جديد!
table-start-again = البدء من جديد
table-next = ننتقل إلى { $game }
beside-choose = طاولات بالرميات نفسها
beside-host = ألعب على الطاولة الأولى
beside-title = الطاولات الأخرى
beside-line = الرميات نفسها على كل الطاولات، وعددها { $count }.
beside-here = هذه الطاولة
beside-waiting = لم تبدأ اللعبة
beside-playing = اللعبة مستمرة
beside-best = الأفضل
table-elsewhere = هذه الطاولة مفتوحة في نافذة أخرى
table-elsewhere-line = اللعب في أحدث نافذة. ويمكنك العودة إلى هنا في أي وقت.
table-use-here = اللعب هنا
table-watching = { $count ->
    [zero] لا متفرجين
    [one] متفرج واحد
    [two] متفرجان
    [few] { $count } متفرجين
    [many] { $count } متفرجًا
   *[other] { $count } متفرج
}
table-you-watch = أنت الآن مع المتفرجين.
table-people = من حول الطاولة
table-lock = إغلاق الطاولة
table-unlock = فتح الطاولة
table-locked = الطاولة مغلقة: لا يجلس ضيوف جدد.
screen = شاشة كبيرة
screen-full = ملء الشاشة
screen-small = إنهاء ملء الشاشة
screen-join = يوجد مقعد فارغ: يكفي مسح الرمز للانضمام
screen-watch = مسح الرمز للمشاهدة على هاتفك
screen-turns = الدور على: { $names }
seats = المقاعد
seat-open = مقعد فارغ
seat-bot = روبوت، { $level }
seat-away = غائب عن الطاولة
seat-left = تمت المغادرة
seat-here = هنا
seat-you = أنت
seat-mate = في فريقك
seat-turn = صاحب الدور
seat-put-bot = وضع روبوت هنا
seat-add = إضافة مقعد
seat-take-away = إزالة هذا المقعد
bot-add = إضافة روبوت
seat-sit-here = الجلوس هنا
seat-swap = تبادل المقعد مع { $player }
seat-ready = على استعداد
team = الفريق { $number }
seat-free-bot = إخلاء المقعد
seat-level = قوة الروبوت
seat-host = المضيف
host-gone = { $named ->
    [yes] غياب { $host }. هل تريد دور المضيف؟
   *[other] المضيف غائب. هل تريد دور المضيف؟
}
host-become = تولي دور المضيف
host-now = { $you ->
    [yes] أنت المضيف الآن.
   *[no] المضيف الآن: { $player }.
}
seat-remove = إخراج { $player }
seat-remove-ask = إخراج { $player } من الطاولة؟
seat-remove-line = يصبح المقعد فارغًا، أو يكمل روبوت اللعب. لمنع الجلوس من جديد أغلق الطاولة.
seat-remove-yes = نعم، إخراج
hand-over = تسليم هذا المقعد
hand-over-line = تبقى هذه النافذة مفتوحة. أول من يمسح هذا الرمز أو يفتح هذا الرابط يأخذ مقعدك.
hand-over-code = رمز QR لأخذ هذا المقعد
seat-handed = تم تسليم مقعدك. يمكنك المشاهدة.
seat-lost = لم يعد لك مقعد حول هذه الطاولة. يمكنك المشاهدة.
absent-countdown = غياب { $player } · روبوت يلعب بعد { $seconds } ث
absent-soon = غياب { $player }. قريبًا يلعب روبوت في هذا المقعد.
absent-bot = غياب { $player } · روبوت يلعب
absent-left = مغادرة { $player } · روبوت يلعب
absent-wait = غياب { $player } · اللعبة تنتظر
absent-several = غياب { $names } · { $how ->
    [wait] اللعبة تنتظر
    [bots] روبوتات تلعب
    [soon] قريبًا تلعب روبوتات
   *[seconds] روبوت يلعب بعد { $seconds } ث
}
score-of = { $name }: { $score }
time-of = الوقت المتبقي: { $time }
time-soon = { $you ->
    [yes] الوقت المتبقي لك بالثواني: { $seconds }.
   *[no] { $player }: الوقت المتبقي بالثواني: { $seconds }.
}
turn-yours = دورك
bot-slow = الروبوت يفكر. في المرة الأولى قد يحتاج إلى نصف دقيقة ليحفظ اللعبة عن ظهر قلب.
cover-title = الجهاز الآن لـ{ $player }
cover-line = اختيار { $player } الآن سرّ: لا ينظر الآخرون.
cover-open = أنا { $player }
cover-next = الجولة التالية
turn-of = دور { $player }
turn-everyone = الجميع يلعب
turn-over = انتهت اللعبة
todo-roll = اضغط الزر للرمي.
log = ماذا حدث
log-bot = (روبوت)
log-empty = لم يحدث شيء بعد.
log-earlier = ما قبل ذلك
log-newest = العودة إلى الآن
rules = القواعد
rules-of = قواعد { $game }
rules-every = في كل لعبة
rules-numbers = إظهار أرقام القواعد
close = إغلاق
tools = أدوات
hint = تلميح
hint-exact = فرصة الفوز بدقة
hint-estimate = فرصة الفوز تقديرًا
hint-best = الأفضل
solvable-yes = ما زال الحل ممكنًا
solvable-no = لم يعد الحل ممكنًا
solvable-unknown = غير معروف
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
hint-numbers = الأرقام
any-of = { $some } أو { $last }
signal = إشارة
signal-line = يراها كل من حول الطاولة عند مقعدك لحظة.
signal-mute = عدم إظهار الإشارات على هذا الجهاز
signal-told = { $player }: { $sign }
signal-wave = مرحبًا!
signal-thumb = حركة جميلة!
signal-laugh = ههههه!
signal-think = لحظة أفكر
signal-oops = عفوًا!
signal-hurry = هيا بسرعة!
signal-thanks = شكرًا!
signal-good-game = لعبة جميلة!
undo = تراجع
undo-count = { $count ->
    [zero] بلا تراجع
    [one] تراجع واحد
    [two] تراجعان
    [few] { $count } تراجعات
    [many] { $count } تراجعًا
   *[other] { $count } تراجع
}
log-open = السجل
menu = المزيد
resign = استسلام
resign-ask = الاستسلام في هذه اللعبة؟
resign-line = يفوز اللاعب الآخر فورًا.
resign-yes = نعم، أستسلم
draw = عرض التعادل
draw-ask = عرض التعادل؟
draw-line = إذا وافق الطرف الآخر تنتهي اللعبة بلا فائز.
draw-yes = نعم، أعرض
stop = إيقاف اللعبة
stop-ask = إيقاف هذه اللعبة؟
stop-line = إذا وافق الآخرون جميعًا تنتهي اللعبة بلا نتيجة.
stop-line-alone = تنتهي اللعبة فورًا بلا نتيجة.
stop-yes = نعم، إيقاف
question-take-back = { $player }: طلب تراجع عن الحركة الأخيرة.
question-draw = { $player }: عرض تعادل.
question-stop = { $player }: طلب إيقاف اللعبة.
question-yes = موافقة
question-no = لا
question-wait = بانتظار موافقة { $names } …
question-withdraw = سحب الطلب
question-declined = الجواب: لا.
leave = مغادرة الطاولة
leave-ask = مغادرة الطاولة؟
leave-line = سيصبح مقعدك فارغًا. ويمكنك أيضًا إغلاق هذه الصفحة فقط والعودة لاحقًا.
leave-line-playing = يلعب روبوت مكانك عندئذ. وللعودة لاحقًا يكفي إغلاق هذه الصفحة.
leave-yes = نعم، أغادر
delete-table = حذف هذه الطاولة
delete-table-ask = حذف هذه الطاولة نهائيًا؟
delete-table-line = ستختفي ألعاب الجميع على هذه الطاولة. لا يستطيع أحد إعادتها.
delete-table-yes = نعم، حذف
cancel = إلغاء
undone = { $you ->
    [yes] تراجعت عن الحركة الأخيرة.
   *[no] { $player }: تراجع عن الحركة الأخيرة.
}
taken-back = { $you ->
    [yes] تراجعت عن حركتك الأخيرة بموافقة الآخرين.
   *[no] { $player }: تراجع عن حركة بموافقة الآخرين.
}
move-draw = تعادل
drawn = اتُّفق على التعادل.
move-stop = إيقاف
stopped = أُوقفت اللعبة.
move-resign = استسلام
resigned = { $you ->
    [yes] استسلمت.
   *[no] { $player }: استسلام.
}
time-up = { $you ->
    [yes] انتهى وقتك.
   *[no] { $player }: انتهى الوقت.
}
time-up-bot = { $you ->
    [yes] انتهى وقتك: روبوت يلعب مكانك.
   *[no] { $player }: انتهى الوقت، روبوت يلعب.
}
move-timeout = انتهى الوقت
clocks-wait = لا أحد هنا: الوقت متوقف.
clocks-go-on = الوقت يمضي من جديد.

# The connection
connection-open = متصل
connection-opening = جارٍ الاتصال…
connection-polling = متصل، لكن ببطء
connection-quiet = لا رد · آخر تحديث { $age }
connection-lost = إعادة الاتصال · آخر تحديث { $age }
ago-seconds = قبل { $seconds } ث
ago-minutes = قبل { $minutes } د
connection-closed = غير متصل

# The end
over-you-win = فزت!
over-wins = الفوز لـ{ $player }!
over-shared = فوز مشترك!
over-draw = تعادل
over-stopped = أُوقفت اللعبة
over-team-wins = الفوز لـ{ $names }!
over-your-team-wins = فاز فريقك!
over-you-lose = الفوز هذه المرة لـ{ $player }.
over-kind = لعب جميل! ربما تفوز في المرة القادمة.
over-place = { $place }. { $who }
over-more = المزيد عن هذه اللعبة
over-host-chooses = اختيار اللعبة التالية لـ{ $player }.
result-resigned = بالاستسلام
result-agreed = بالاتفاق
result-stopped = بلا نتيجة
result-time = بانتهاء الوقت
result-five-points = بخمس نقاط
over-again = اللعب مرة أخرى
over-next = لعبة أخرى
next-with = اللاعبون: { $names }
next-back = العودة إلى الطاولة
over-undone = { $count ->
    [zero] من دون أي تراجع.
    [one] مع تراجع عن حركة واحدة.
    [two] مع تراجع عن حركتين.
    [few] مع تراجع عن { $count } حركات.
    [many] مع تراجع عن { $count } حركة.
   *[other] مع تراجع عن { $count } حركة.
}
over-bot-points = للروبوت { $points } من { $all } من { $you ->
    [yes] نقاطك
   *[no] نقاط { $player }
}.
over-bot-moves = لعب روبوت { $you ->
    [yes] مكانك
   *[no] مكان { $player }
}. عدد حركاته: { $moves }.
over-waiting = في انتظار موافقة الآخرين على لعبة أخرى…
over-wants = دعوة إلى لعبة أخرى من { $names }.
over-best = أفضل نتيجة ممكنة بهذه الرميات: { $points }
over-best-open = أفضل نتيجة ممكنة بهذه الرميات: { $points } أو أكثر، و{ $bound } على الأكثر
over-record = تنزيل ملف اللعبة
name-out = إزالة اسم
name-out-line = من يشاهد هذه اللعبة لاحقًا لن يقرأ الاسم، بل يقرأ «{ $default }». لا يمكن إعادة الاسم.
name-out-choose = اسم من يجب ألا يبقى في هذه اللعبة؟
name-out-ask = إزالة الاسم { $player }؟
name-out-yes = نعم، إزالة
name-out-done = لم يعد الاسم في هذه اللعبة.
over-share = مشاركة اللعبة
over-shelf = إلى الرف

# The review
review = المراجعة
review-watch = مشاهدة من جديد
review-head-perfect = لم يخطئ أحد.
review-head-alone = كانت هناك حركة أفضل.
review-head-better-unlucky = { $you ->
    [yes] كان لعبك أفضل، لكن النرد لم يساعدك.
   *[no] كان لعب { $player } أفضل، لكن النرد لم يساعد.
}
review-head-better = { $you ->
    [yes] كان لعبك أفضل.
   *[no] كان لعب { $player } أفضل.
}
review-head-worse-lucky = { $you ->
    [yes] كان لعب الآخرين أفضل، لكن النرد ساعدك.
   *[no] كان لعب الآخرين أفضل، لكن النرد ساعد { $player }.
}
review-head-worse = كانت أخطاء الآخرين أقل.
review-head-even-dice = لعب الجميع بالمستوى نفسه، والنرد قرر.
review-head-even = لعب الجميع بالمستوى نفسه.
review-pictures = صورتا الحركتين
review-was-played = ما لُعب
review-was-better = الأفضل
review-graph = فرصة فوز { $player } على مدى اللعبة
review-graph-score = نقاط { $player }، كما كان يمكن أن تصير
review-graph-solvable = هل كان الحل ما زال ممكنًا؟
review-cost-solvable = من هنا لم يعد الحل ممكنًا
review-loading = نراجع كل القرارات…
review-luck = الحظ
review-luck-line = ما غيّرته الصدفة
review-luck-estimated = ما غيّرته الصدفة وما صحّحه التقدير لاحقًا
review-given = ما ضاع
review-given-line = بقرارات اللاعب نفسه
review-gained = ما كُسب
review-gained-line = من قرارات الآخرين
review-start = في البداية
review-end = في النهاية
review-table = الحظ والمهارة
review-player = اللاعب
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = كل الأرقام دقيقة.
review-estimate = الأرقام تقديرية.
review-worst = أكبر الأخطاء
review-perfect = لم يضيّع أحد شيئًا.
review-played-best = { $player }: «{ $move }»، وهي أفضل حركة
review-cost = الثمن { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }%
review-cost-score = الثمن بالنقاط: { NUMBER($value, maximumFractionDigits: 1) }
review-step = الخطوة { $n } من { $last }
review-at-start = قبل أول رمية
review-play-on = متابعة اللعب من هنا
review-previous = الخطوة السابقة
review-next = الخطوة التالية

# Looking back at a game, from a link or a file
replay-open = فتح ملف لعبة
replay-open-line = ملف لعبة حُفظ على هذا الخادم أو غيره.
replay-title = { $game }: استعادة اللعبة
replay-slider = لحظة من اللعبة
replay-eyes = من منظور
replay-eyes-all = المتفرجون
replay-rules-kept = أعيدت حسب القواعد: كل شيء صحيح (الأحداث: { $events }).
replay-unfit = شيء في هذا الملف غير صحيح:
replay-old-rules = لُعبت هذه اللعبة بقواعد أقدم، ولم تُفحص القواعد من جديد.
replay-moves = ما لُعب
replay-running = لم تكن هذه اللعبة قد انتهت عند حفظها.
replay-gone = لم تعد هذه اللعبة هنا
replay-gone-line = يحتفظ الخادم بالألعاب لمدة محدودة. أما ملف اللعبة المحفوظ فيمكن فتحه دائمًا.

# Checking the dice on this device
check = فحص النرد
check-honest = كان النرد نزيهًا: كل رمية تطابق الوعد المعطى قبل اللعبة. الرميات المفحوصة: { $count }.
check-fits = كل رمية تطابق السر، لكن هذا الجهاز لم يُوعد به قبل اللعبة. الرميات المفحوصة: { $count }.
check-daily = هذا نرد { $day }، وهو نفسه للجميع. الرميات المفحوصة: { $count }.
check-beside = كان النرد نزيهًا: كل رمية تطابق الوعد المعطى لكل الطاولات. الرميات المفحوصة: { $count }.
check-hand = رُمي النرد باليد: لا يمكن لأحد فحصه.
check-none = لم تُرمَ أي مكعبات في هذه اللعبة.
check-closed = يُكشف سر النرد عند انتهاء اللعبة.
check-closed-beside = يُكشف سر النرد عندما تنتهي كل الطاولات ذات الرميات نفسها.
check-taken = أول أحداث اللعبة (وعددها { $taken }) من لعبة أخرى لا يُفحص نردها هنا.
check-broken-promise = النرد غير صحيح: السر ليس الذي وُعد به هذا الجهاز قبل اللعبة.
check-broken-secret = النرد غير صحيح: السر ليس الذي يعد به هذا الملف.
check-broken-seed = النرد غير صحيح: الرقم العشوائي لهذا الجهاز ليس فيه.
check-broken-throw = النرد غير صحيح: الحدث { $n } يُظهر { $move }، والسر يعطي { $drawn }.
check-broken-told = الملف غير صحيح: الحدث { $n } ليس ما عُرض على هذا الجهاز.
faces-game = كم مرة ظهر كل وجه في هذه اللعبة
faces-table = كم مرة ظهر كل وجه على هذه الطاولة، في كل الألعاب التي يعرفها هذا الجهاز: { $games }
faces-mean = المتوقع لكل وجه: { $times ->
    [0] أقل من مرة
    [1] مرة تقريبًا
   *[other] { $times } مرات تقريبًا
}.
faces-chance = من كل مئة لعبة كهذه بنرد عادل، { $hundredths ->
    [0] أقل من واحدة تكون
    [1] واحدة تقريبًا تكون
    [100] كلها أو كلها تقريبًا تكون
   *[other] نحو { $hundredths } تكون
} متفاوتة بهذا القدر أو أكثر.
faces-chance-table = من كل مئة طاولة كهذه بنرد عادل، { $hundredths ->
    [0] أقل من واحدة تكون
    [1] واحدة تقريبًا تكون
    [100] كلها أو كلها تقريبًا تكون
   *[other] نحو { $hundredths } تكون
} متفاوتة بهذا القدر أو أكثر.
faces-hand = هذه هي الأرقام التي أدخلها اللاعبون.

# The games of this device
history = ألعابك
history-line = الألعاب المنتهية وأفضل النتائج. لا يعرفها إلا هذا الجهاز.
history-empty = لم تنته أي لعبة على هذا الجهاز بعد.
history-won = فوز
history-shared = مشترك
history-lost = خسارة
history-played = انتهت
history-stopped = أُوقفت
history-alone = وحدك
history-with = مع { $others }
history-bests = أفضل النتائج
history-delete = حذف { $game }، { $day }
history-delete-all = حذف الكل
history-delete-ask = حذف كل الألعاب من هذه القائمة؟
history-delete-line = سينساها هذا الجهاز، وأفضل النتائج معها.

# Dice
die-lift = رفع المكعب { $face }، المكعب رقم { $place }
die-shows = مكعب { $face }
dice = النرد
dice-of = نرد { $player }
own-dice = نردكم
own-dice-choose = رمي نرد حقيقي ولمس ما ظهر
own-dice-yours = ارمِ نردك ({ $count }) والمس ما ظهر.
own-dice-for = يرمي أحدكم بدل { $player } ({ $count }). المس ما ظهر.
own-dice-wait = رمية { $player } بنرد حقيقي.
own-dice-add = إضافة { $face }
own-dice-drop = حذف { $face }
own-dice-done = هذه هي الرمية
own-dice-undo = خطأ في الإدخال: تراجع عن الرمية
throw-undone = تراجُع عن الرمية.

# Who begins
opening-rolled = { $you ->
    [yes] رميت { $dice }، والمجموع { $total }.
   *[no] رمية { $player }: { $dice }، والمجموع { $total }.
}
opening-tied = تعادل: تُعاد الرمية.
opening-won = { $you ->
    [yes] البداية لك.
   *[no] البداية لـ{ $player }.
}
lot-fell = { $you ->
    [yes] وقعت القرعة عليك: البداية لك.
   *[no] وقعت القرعة على { $player }: البداية لـ{ $player }.
}
opening-title = من يبدأ؟
opening-line = مكعبان لكل لاعب، وأعلى رمية تبدأ.
opening-roll = رمي مكعبين

# Rules of all games
rule-G1R = في ألعاب المكعبات الخمسة يرمي كل لاعب مكعبين، ويبدأ صاحب أعلى رمية، ومن تعادلوا فيها يعيدون الرمي. أما في معركة النرد، أو إذا لعب شخص واحد ضد الروبوتات، فتقرر القرعة. ويمكن الاتفاق على القرعة، أو على أن يبدأ الفائز الأخير، أو على أن يقرر المضيف. في الألعاب الأخرى تحدد القرعة من يبدأ، إلا إذا لعب الجميع معًا. وعند إعادة اللعبة تنتقل البداية إلى اللاعب التالي.
rule-G2R = إذا لم تحسم القواعد التعادل، فالفوز مشترك.
rule-G3R = في لعبة بين لاعبين يمكنك الاستسلام. وإذا كان اللاعبون أكثر وغادر أحدهم، أكمل روبوت اللعب مكانه.
rule-G-UNDO = يمكنك التراجع عن حركتك الأخيرة ما دام الدور دورك ولم يُرمَ أي مكعب بعدها. ومن يلعب وحده يمكنه ذلك حتى بعد النهاية. وفي الألعاب التي فيها أسرار لا تراجع.
rule-G4R = إضافة إلى التراجع العادي، يمكن طلب التراجع عن آخر حركة. يجب أن يوافق كل الأشخاص الآخرين حول الطاولة؛ الروبوتات توافق. لا يتجاوز التراجع رمية نرد ولا الساعة، ولا يوجد حيث يُخفى شيء.
rule-G5R = في لعبة بين طرفين ليست لها ساعة خاصة بها، يمكن للأشخاص الاتفاق على التعادل. الروبوتات تواصل اللعب.
rule-G6R = يمكن لكل الأشخاص حول الطاولة الاتفاق على إيقاف اللعبة بلا نتيجة؛ الروبوتات توافق. وفي اللعب الفردي، أو مع الروبوتات وحدها، يمكن إيقافها فورًا.
rule-G-TIME = يمكن لمضيف الطاولة أن يحدّد وقت التفكير، لكل حركة أو للعبة كلها. في لعبة بين لاعبين يخسر من ينتهي وقته؛ وإذا كان اللاعبون أكثر لعب روبوت مكانه: هذه الحركة أو بقية اللعبة. ويتوقف الوقت ما دام لا أحد على الطاولة.
rule-G-DUPLICATE = يمكن لعدة طاولات أن تلعب بالرميات نفسها وبالترتيب نفسه. رميات كل لاعب مرقّمة وحدها، فلا تغيّرها رمية زائدة عند غيره. لا يصح ذلك مع نرد حقيقي ولا في لغز اليوم.

# Refusals
refusal-illegal-move = هذا غير مسموح الآن.
refusal-unreadable-move = هذه ليست حركة من هذه اللعبة.
refusal-unreadable-position = هذا ليس وضعًا من هذه اللعبة.
refusal-too-late = انتهى الوقت قبل أن تصل هذه الحركة إلى الطاولة.
refusal-stale = تغيرت اللوحة قبل وصول اختيارك. ألقِ نظرة أخرى ثم اختر.
refusal-not-your-seat = هذا ليس مقعدك.
refusal-not-your-turn = ليس دورك الآن.
refusal-not-started = لم تبدأ اللعبة بعد.
refusal-already-started = اللعبة بدأت من قبل.
refusal-game-over = اللعبة انتهت.
refusal-not-host = هذا من حق مضيف الطاولة وحده.
refusal-seat-taken = هذا المقعد مشغول.
refusal-table-full = كل مقاعد هذه الطاولة مشغولة.
refusal-table-exists = هذه الطاولة موجودة على هذا الخادم من قبل.
refusal-table-locked = أغلق المضيف هذه الطاولة: لا يجلس أحد بعد الآن. يمكنك المشاهدة.
refusal-already-seated = لديك مقعد حول هذه الطاولة.
refusal-link-used = استُعمل هذا الرابط من قبل أو أُلغي.
refusal-moved-on = انتقلت هذه الطاولة إلى لعبة مختلفة.
refusal-host-here = المضيف حاضر حول الطاولة.
refusal-host-awaited = قد يعود المضيف.
refusal-no-guest = لا ضيف في هذا المقعد.
refusal-most-seats = لا تتسع هذه اللعبة لأكثر من { $most }.
refusal-fewest-seats = اللعبة بحاجة إلى هذه المقاعد.
refusal-nobody-joined = لا أحد غيرك هنا بعد. يمكنك الانتظار أو إضافة روبوت.
refusal-asked-already = طُلب هذا من قبل. انتظر الحركة التالية.
refusal-no-question = لم يعد أحد يطلب هذا.
refusal-no-such-seat = لا يوجد مقعد كهذا حول هذه الطاولة.
refusal-bad-option = لا يوجد إعداد كهذا للطاولة.
refusal-bad-day = هذا اليوم غير موجود في التقويم؛ يُكتب اليوم هكذا: { "\u2066" }2026-11-16{ "\u2069" }.
refusal-no-daily = لا يوجد لغز يوم كهذا لهذه اللعبة: فهو للاعب واحد وله إعداداته الخاصة.
refusal-bad-throw = ليست هذه هي المكعبات المطلوب رميها.
refusal-no-dice = ليس في هذه اللعبة نرد يُرمى باليد.
refusal-bad-seats = عدد اللاعبين لا يناسب هذه اللعبة.
refusal-bad-level = لا يوجد روبوت بهذه القوة.
refusal-unknown-game = هذه اللعبة ليست على الرف.
refusal-no-table = لا توجد طاولة بهذا الرمز.
refusal-bad-message = لم يفهم الخادم هذا الطلب.
refusal-bad-record = هذا الملف ليس ملف لعبة يمكن قراءته.
refusal-too-large = هذا كثير دفعة واحدة.
refusal-too-fast = هذا سريع جدًا. خذ نفسًا عميقًا ثم حاول من جديد.
refusal-no-hint = لا يوجد تلميح هنا.
refusal-no-wifi = لا توجد هنا شبكة واي فاي للانضمام إليها.
refusal-no-review = لا توجد مراجعة لهذه اللعبة بعد.
refusal-no-record = لا يوجد ملف لهذه اللعبة بعد.
refusal-no-lesson = لا توجد خطوة كهذه.
refusal-bad-token = لم يعد هذا المقعد معروفًا هنا.
refusal-wrong-origin = هذه الصفحة تابعة لخادم آخر.
refusal-not-saved = لم يتمكن الخادم من الحفظ. نرجو المحاولة مرة أخرى.
refusal-house-full = عدد الطاولات كبير الآن. نرجو العودة لاحقًا.
refusal-offline = الخادم لا يجيب. هل اتصالك سليم؟
refusal-unknown = لم ينجح ذلك.
