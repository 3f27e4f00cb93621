# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.
number_poker-name = بند مٹھی
number_poker-line = بند مٹھیاں اور ہر راؤنڈ میں ایک چکمہ: سب سے بڑی گوٹی جیتتی ہے، بشرطیکہ وہ دو بار نہ نکلے۔
number_poker-turn-everyone = سب ایک گوٹی چن رہے ہیں
number_poker-level-reader-line = آپ کی عادتیں سیکھتا اور ان کے خلاف کھیلتا ہے
level-reader = مزاج شناس
level-reader-plain = یاد رکھتا ہے کہ آپ کیسے کھیلتے ہیں اور آپ کی عادتیں جان لیتا ہے۔
number-poker-option-empty-hand = خالی ہاتھ
number-poker-option-empty-hand-ninth-play = نویں چال
number-poker-option-empty-hand-ninth-play-line = سب گوٹیاں ختم ہونے پر بھی دکھایا جا سکتا ہے۔
number-poker-option-empty-hand-needs-a-stone = گوٹی باقی ہو تبھی
number-poker-option-empty-hand-needs-a-stone-line = آخر میں صرف ایک کے پاس گوٹیاں بچیں تو وہ اسی کی۔
number-poker-table = میز
number-poker-choose = مٹھی میں کیا بند کریں؟
number-poker-choose-line = جب تک سب مٹھیاں بند نہ ہوں، کوئی نہیں دیکھتا۔
number-poker-stone = { $count ->
    [0] { $stone } والی گوٹی، کوئی نہیں بچی
   *[other] { $stone } والی گوٹی، { $count } باقی
}
number-poker-palm = خالی ہاتھ، کھیل میں ایک بار
number-poker-palm-used = خالی ہاتھ، دکھایا جا چکا
number-poker-palm-short = خالی
number-poker-times = { $count }×
number-poker-take = کون سی گوٹی لینی ہے؟
number-poker-take-line = میز پر کسی ہاتھ پر ٹیپ کریں؛ اس کی گوٹی آپ کی کمائی ہو گی۔
number-poker-asked = { $player }: { $what }
number-poker-take-button = { $player } کی { $stone } والی گوٹی لیں
number-poker-wait-take = { $player } کا ہاتھ خالی ہے؛ گوٹی چنی جا رہی ہے …
number-poker-wait = { $names } کا انتظار …
number-poker-sits-out = کچھ نہیں بچا
number-poker-fist-open = { $player } کا انتخاب ابھی باقی ہے
number-poker-fist-closed = { $player } کی مٹھی بند ہے
number-poker-fist-shows = { $player } کے ہاتھ میں: { $what }
number-poker-what-stone = { $stone } والی گوٹی
number-poker-what-empty = خالی ہاتھ
number-poker-state-kept = رکھ لی
number-poker-state-taken = لے لی گئی
number-poker-state-out = باہر
number-poker-left-of = { $player } کے پاس باقی: { $what }
number-poker-loot = کمائی
number-poker-loot-of = { $player } کی کمائی: { $what }
number-poker-none = کچھ نہیں
number-poker-sum = جوڑ { $sum }
number_poker-move = { $move } والی گوٹی کھیلنا
number_poker-move-E = خالی ہاتھ دکھانا
number-poker-closed = { $you ->
    [yes] آپ نے مٹھی بند کر لی۔
   *[no] { $player } نے مٹھی بند کر لی۔
}
number-poker-showed = { $you ->
    [yes] آپ نے { $stone } والی گوٹی دکھائی۔
   *[no] { $player } نے { $stone } والی گوٹی دکھائی۔
}
number-poker-empty = { $you ->
    [yes] آپ نے خالی ہاتھ دکھایا۔
   *[no] { $player } نے خالی ہاتھ دکھایا۔
}
number-poker-empty-cancel = خالی ہاتھوں نے ایک دوسرے کو کاٹ دیا۔
number-poker-empty-vain = لینے کو کچھ نہیں ہے۔
number-poker-cancel = { $stone } والی گوٹیوں نے ایک دوسرے کو کاٹ دیا۔
number-poker-took = { $you ->
    [yes] آپ نے خالی ہاتھ سے { $stone } والی گوٹی لے لی۔
   *[no] { $player } نے خالی ہاتھ سے { $stone } والی گوٹی لے لی۔
}
number-poker-kept = { $you ->
    [yes] { $stone } والی گوٹی آپ کی ہوئی۔
   *[no] { $stone } والی گوٹی { $player } کی ہوئی۔
}
number-poker-nobody = یہ راؤنڈ کسی کا نہیں۔
number-poker-leftover = { $you ->
    [yes] صرف آپ کے پاس گوٹیاں بچی ہیں، سب آپ کی ہوئیں: { $stones }۔
   *[no] صرف { $player } کے پاس گوٹیاں بچی ہیں، سب { $player } کی ہوئیں: { $stones }۔
}
number-poker-why-only = دکھانے کو اور کچھ نہیں۔
number-poker-why-decided = فیصلہ ہو چکا: جو بھی چنیں، نتیجہ ایک ہی ہے۔
number-poker-why-sure = بہترین انتخاب، چاہے مقابل کو پہلے سے پتا ہو۔
number-poker-why-mix = ملا جلا کھیل بہترین ہے: یہ تقریباً { NUMBER($percent, maximumFractionDigits: 0) } فیصد بار دکھائیں، تاکہ کوئی بھانپ نہ سکے۔
number-poker-why-spare = باقیوں جتنا ہی اچھا، مگر بہترین ملے جلے کھیل میں اس کی ضرورت نہیں۔
number-poker-why-worse = بہترین ملے جلے کھیل کے خلاف اس سے جیت کا { NUMBER($percent, maximumFractionDigits: 2) } فیصد امکان جاتا ہے۔
number-poker-why-single = اگر دوسروں کے لیے سب انتخاب ایک جیسے ہوں تو اس سے 100 میں سے { NUMBER($percent, maximumFractionDigits: 0) } بار اس راؤنڈ کی گوٹی ملتی ہے۔
number-poker-why-take = { $stone } والی گوٹی آپ کی، اور کسی دوسرے کو گوٹی نہیں ملتی۔
number-poker-why-take-leaves = { $you ->
    [yes] { $stone } والی گوٹی آپ کی، اور { $other } والی بھی آپ کی۔
   *[no] { $stone } والی گوٹی آپ کی؛ پھر { $other } والی { $player } کی۔
}
number-poker-mix-line = ملا جلا کھیل بہترین ہے، تاکہ کوئی بھانپ نہ سکے۔ زیادہ تر یہی اچھا ہے۔
result-loot-most = سب سے زیادہ گوٹیوں سے
result-loot-sum = گوٹیاں برابر، مگر جوڑ بڑا
result-loot-shared = گوٹیاں بھی برابر، جوڑ بھی برابر
number_poker-learn-highest = سب ایک گوٹی مٹھی میں چھپاتے ہیں، پھر ایک ساتھ ہاتھ کھولتے ہیں۔ سب سے بڑی گوٹی جیتتی ہے۔ 4 چھپائیں۔
number_poker-learn-highest-no = اس بار 4 لیں۔
number_poker-learn-highest-yes = 4 بڑا ہے 3 اور 1 سے، اس لیے وہ کمائی ہے۔ باقی گوٹیاں کھیل سے باہر۔
number_poker-learn-cancel = دھیان رہے: برابر گوٹیاں ایک دوسرے کو کاٹ دیتی ہیں۔ دوسروں کو 4 پسند لگتا ہے، تو 3 چھپائیں۔
number_poker-learn-cancel-no = اس بار 3 لیں۔
number_poker-learn-cancel-yes = دو 4 ایک دوسرے کو کاٹ دیتے ہیں۔ اب 3 سب سے بڑا ہے جو ایک ہی ہاتھ نے دکھایا، اور وہی جیتتا ہے۔
number_poker-learn-empty = کھیل میں ایک بار آپ خالی ہاتھ دکھا سکتے ہیں۔ ابھی آزمائیں۔
number_poker-learn-empty-no = گوٹیاں رہنے دیں اور خالی ہاتھ چنیں۔
number_poker-learn-empty-yes = خالی ہاتھ دکھائی گئی کوئی بھی گوٹی لے سکتا ہے۔
number_poker-learn-take = جو گوٹی بڑی ہے، وہ لیں۔
number_poker-learn-take-no = اجازت ہے، مگر دوسری گوٹی بڑی ہے۔
number_poker-learn-take-yes = 4 آپ کا ہے۔ اب 3 سب سے بڑی اکیلی گوٹی ہے، اس لیے وہ اپنے مالک کے پاس رہی۔
number_poker-learn-last = آخری راؤنڈ۔ جو ہے، دکھائیں۔
number_poker-learn-last-yes = سب سے زیادہ گوٹیاں آپ کی ہیں: آپ جیت گئے!
rule-NP1 = ہر ایک کے پاس آٹھ گوٹیاں، 1 سے 4 تک ہر نمبر کی دو دو۔ ہر راؤنڈ میں سب چپکے سے ایک گوٹی چنیں، مٹھی میں بند کریں، اور سب ایک ساتھ ہاتھ کھولیں۔
rule-NP2 = سب سے بڑا نمبر جو صرف ایک کھلاڑی نے دکھایا ہو، راؤنڈ جیتتا ہے: وہ گوٹی اس کھلاڑی کی کمائی۔ برابر نمبر ایک دوسرے کو کاٹ دیتے ہیں، پھر اس سے چھوٹا نمبر دیکھا جاتا ہے۔ دکھائی گئی باقی سب گوٹیاں کھیل سے باہر۔ کوئی نمبر اکیلا نہ ہو تو راؤنڈ کسی کا نہیں۔
rule-NP3 = کھیل میں ایک بار آپ گوٹی کی جگہ خالی ہاتھ دکھا سکتے ہیں۔ پھر دکھائی گئی گوٹیوں میں سے جو چاہیں، ایک لے لیں، وہ آپ کی کمائی؛ باقی گوٹیوں کا فیصلہ معمول کے مطابق۔
rule-NP4 = ایک ہی راؤنڈ میں دو یا زیادہ خالی ہاتھ ایک دوسرے کو کاٹ دیتے ہیں: ان سے کچھ نہیں ہوتا اور وہ خرچ ہو جاتے ہیں۔
rule-NP4R = خالی ہاتھ والا سب ہاتھ کھلنے کے بعد چنتا ہے۔ وہ دکھائی گئی کوئی بھی گوٹی لے سکتا ہے، جوڑی میں سے بھی؛ تب دوسری گوٹی اکیلی رہ جاتی ہے۔ کوئی گوٹی نہ دکھائے تو لینے کو کچھ نہیں۔ کس کے پاس کیا بچا ہے، یہ سب کو معلوم ہے۔
rule-NP5R = خالی ہاتھ نویں چال ہے: جس کی گوٹیاں ختم ہوں مگر خالی ہاتھ باقی ہو، وہ اسے دکھاتا ہے؛ جس کے پاس دونوں نہ ہوں، وہ نہیں کھیلتا۔ سب گوٹیاں کھیلی جا چکیں تو کھیل ختم۔ میز پر طے ہو سکتا ہے کہ خالی ہاتھ وہی دکھائے جس کے پاس ابھی گوٹی ہو؛ تب اگر صرف ایک کے پاس گوٹیاں بچیں تو وہ اسی کی۔
rule-NP6 = جس کی کمائی میں سب سے زیادہ گوٹیاں، اس کی جیت۔ برابر ہوں تو جس کے نمبروں کا جوڑ بڑا ہو؛ وہ بھی برابر ہو تو مشترکہ جیت۔
