# Clear Away. `$from`, `$over`, `$to` and `$at` are places like c6, `$left` is the number of stones left.

clear_away-name = میدان صاف
clear_away-line = چھلانگیں لگا کر گوٹیاں ہٹائیں، یہاں تک کہ ایک رہ جائے۔

clear_away-board = بورڈ: چھ کالم a تا f، چھ قطاریں 6 تا 1
clear_away-stone = { $place }، گوٹی
clear_away-free = { $place }، خالی
clear_away-can-jump = { $place }، گوٹی، چھلانگ لگا سکتی ہے
clear_away-chosen = { $place }، گوٹی، چنی ہوئی
clear_away-land = { $place }، خالی: یہاں چھلانگ لگائیں
clear_away-land-keeps = { $place }، خالی: یہاں چھلانگ لگائیں، اس کے بعد بھی حل ہو سکتا ہے
clear_away-land-loses = { $place }، خالی: یہاں چھلانگ لگائیں، مگر اس کے بعد حل نہیں ہو سکتا
clear_away-left = { $left ->
    [one] گوٹی باقی
   *[other] گوٹیاں باقی
}
clear_away-moves = { $moves ->
    [one] { $moves } چال
   *[other] { $moves } چالیں
}
clear_away-best = یہاں کا بہترین: { $left ->
    [1] حل ہوا
   *[other] { $left } گوٹیاں باقی
}
clear_away-best-undone = { $count ->
    [one] ایک چال واپس لے کر
   *[other] { $count } چالیں واپس لے کر
}
clear_away-choose = ایسی گوٹی پر ٹیپ کریں جو ساتھ والی کو پھلانگ سکے، یا اسے کھینچیں۔
clear_away-target = اب چمکتی جگہ پر ٹیپ کریں۔ چھوڑنی ہو تو گوٹی پر پھر ٹیپ کریں۔
clear_away-again = یہ اور پھلانگ سکتی ہے: چمکتی جگہ پر ٹیپ کریں، یا کوئی اور گوٹی چنیں۔
clear_away-watch = { $player } کی باری ہے، اگلی چھلانگ سوچی جا رہی ہے۔
clear_away-show = ایک چھلانگ دکھائیں
clear_away-hint-yes = یہ اب بھی حل ہو سکتا ہے۔
clear_away-hint-no = یہ اب حل نہیں ہو سکتا۔ چھلانگیں واپس لیں، جب تک پھر حل ممکن نہ ہو جائے۔
clear_away-hint-unknown = نہ کوئی حل ملا، نہ یہ ثابت ہوا کہ حل ہے ہی نہیں۔
clear_away-hint-every = ہر چھلانگ کے بعد حل ممکن رہتا ہے۔
clear_away-hint-keeping = { $count ->
    [one] { $jumps } میں سے ایک چھلانگ کے بعد حل ممکن رہتا ہے: اس کی گوٹی کا حلقہ موٹا ہے۔
   *[other] { $jumps } میں سے { $count } چھلانگوں کے بعد حل ممکن رہتا ہے: ان کی گوٹیوں کا حلقہ موٹا ہے۔
}
clear_away-hint-fewest = یہاں سے کم از کم { $left } گوٹیاں بچیں گی۔
clear_away-why-solves = اس چھلانگ سے حل ہو جائے گا۔
clear_away-why-keeps = اس کے بعد بھی حل ہو سکتا ہے۔
clear_away-why-only = یہی ایک چھلانگ ہے جس کے بعد حل ہو سکتا ہے۔
clear_away-why-loses = اس کے بعد حل ممکن نہیں رہتا: کم از کم { $left } گوٹیاں بچیں گی۔
clear_away-why-left = کم از کم { $left } گوٹیاں بچیں گی۔
clear_away-why-lost = اس کے بعد حل نہیں ہو سکتا۔
clear_away-score = { $score ->
    [one] { $score } گوٹی باقی
   *[other] { $score } گوٹیاں باقی
}

clear_away-move = { $move }

clear_away-jumped = { $from } کی گوٹی { $over } کو پھلانگ کر { $to } پر۔ { $left ->
    [one] ایک گوٹی باقی ہے۔
   *[other] { $left } گوٹیاں باقی ہیں۔
}
clear_away-solved = { $moves } چالوں میں حل: آخری گوٹی { $at } پر ہے۔
clear_away-stuck = { $moves } چالوں کے بعد کوئی چھلانگ نہیں بچی، بورڈ پر { $left } گوٹیاں ہیں۔

result-one-stone-left = حل ہو گیا!
result-stones-left = کوئی چھلانگ نہیں بچی

clear_away-learn-jump = ساتھ والی گوٹی کو پھلانگ کر خالی کونے میں جائیں۔
clear_away-learn-jump-yes = جسے پھلانگا، وہ گوٹی گئی۔ چھلانگ قطار یا کالم میں ہوتی ہے، ترچھی کبھی نہیں۔
clear_away-learn-choose = تین گوٹیاں۔ ایسے پھلانگیں کہ ایک اور چھلانگ ہو سکے۔
clear_away-learn-choose-no = اس کے بعد کوئی گوٹی نہ پھلانگ سکتی۔ ایک چھلانگ آگے کی سوچیں۔
clear_away-learn-choose-yes = شاباش: دو گوٹیاں پھر ساتھ ساتھ ہیں۔
clear_away-learn-finish = اور اب آخری چھلانگ۔
clear_away-learn-finish-yes = صرف ایک گوٹی بچی: حل!
clear_away-learn-plan = چار گوٹیاں، اور صرف ایک چھلانگ منزل تک جاتی ہے۔ آرام سے سوچیں۔
clear_away-learn-plan-no = وہاں سے حل ممکن نہ رہتا۔ کوئی اور چھلانگ آزمائیں۔
clear_away-learn-plan-yes = یہی تھی۔
clear_away-learn-second = آگے بڑھیں۔
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = بس تھوڑا باقی ہے۔
clear_away-learn-solved = ایک چھلانگ اور۔
clear_away-learn-solved-yes = حل! اصل کھیل 32 گوٹیوں سے شروع ہوتا ہے۔

rule-CA1 = بورڈ پر چھ ضرب چھ جگہیں ہیں؛ ان پر 32 گوٹیاں ہیں، صرف چاروں کونے خالی ہیں۔ گوٹی قطار یا کالم میں سیدھی، اپنے بالکل ساتھ والی گوٹی کو پھلانگ کر اس کے پیچھے خالی جگہ پر جاتی ہے۔ جسے پھلانگا گیا، وہ گوٹی ہٹا دی جاتی ہے۔
rule-CA1R = چھلانگ کبھی بورڈ سے باہر نہیں جاتی، اور کونا بھی عام جگہ جیسا ہے۔ ایک ہی گوٹی کی لگاتار چھلانگیں ایک چال گنی جاتی ہیں۔ رنگوں کا کوئی مطلب نہیں۔
rule-CA2 = ایک گوٹی رہ جائے، چاہے جہاں ہو، تو آپ نے حل کر لیا۔ کوئی گوٹی نہ پھلانگ سکے اور دو یا زیادہ بچی ہوں تو ان کی گنتی آپ کا نتیجہ ہے: پھر کوشش کریں۔ جتنی چھلانگیں چاہیں واپس لیں، کھیل ختم ہونے کے بعد بھی؛ نتیجہ بتاتا ہے کہ کتنی۔
