# Shell Game. `$symbol` and `$asked` are 1 dot, 2 line, 3 triangle, 4 square; `$place` counts from the left.
shell_game-name = ہیر پھیر
shell_game-line = چار گوٹیاں، الٹی پڑی اور ادھر ادھر سرکتی ہوئی۔ تکون کہاں گئی؟
shell_game-level-elephant-line = کسی گوٹی سے کبھی نظر نہیں ہٹاتا
level-elephant = ہاتھی
level-elephant-plain = کسی گوٹی کو کبھی نہیں بھولتا۔
shell-game-option-memorise = یاد کرنے کا وقت
shell-game-option-memorise-10 = 10 سیکنڈ
shell-game-option-memorise-11 = 11 سیکنڈ
shell-game-option-memorise-12 = 12 سیکنڈ
shell-game-option-memorise-13 = 13 سیکنڈ
shell-game-option-memorise-14 = 14 سیکنڈ
shell-game-option-memorise-15 = 15 سیکنڈ
shell-game-option-memorise-16 = 16 سیکنڈ
shell-game-option-memorise-17 = 17 سیکنڈ
shell-game-option-memorise-18 = 18 سیکنڈ
shell-game-option-memorise-19 = 19 سیکنڈ
shell-game-option-memorise-20 = 20 سیکنڈ
shell-game-symbol-1 = نقطہ
shell-game-symbol-2 = لکیر
shell-game-symbol-3 = تکون
shell-game-symbol-4 = چوکور
shell-game-the-1 = نقطہ
shell-game-the-2 = لکیر
shell-game-the-3 = تکون
shell-game-the-4 = چوکور
shell-game-row = گوٹیوں کی قطار
shell-game-lap = { $lap ->
    [1] پہلا چکر: تین بار سرکانا
   *[2] دوسرا چکر: چار بار سرکانا
}
shell-game-shuffles = { $you ->
    [yes] پھیرنے کی باری آپ کی
   *[no] پھیرنے کی باری { $player } کی
}
shell-game-lay = اپنی چار گوٹیاں رکھیں
shell-game-lay-line = بائیں سے دائیں، جس ترتیب سے چاہیں۔ سب دیکھ رہے ہیں۔
shell-game-lay-symbol = { $what } رکھیں
shell-game-lay-wait = { $player } کی گوٹیاں بچھ رہی ہیں۔ ترتیب پر نظر رکھیں!
shell-game-look = ترتیب یاد کریں!
shell-game-look-yours = باقی سب یاد کر رہے ہیں۔
shell-game-look-line = پھر گوٹیاں الٹی کر کے سرکائی جائیں گی۔
shell-game-seconds = { $seconds ->
    [one] { $seconds } سیکنڈ باقی
   *[other] { $seconds } سیکنڈ باقی
}
shell-game-turn = ابھی الٹ دیں
shell-game-turn-line = یا گھڑی پر چھوڑ دیں۔
shell-game-slide = ایک گوٹی سرکائیں
shell-game-slide-line = اسے کھینچیں، یا اس پر اور پھر کسی خالی جگہ پر ٹیپ کریں۔ ٹیپ کی رفتار یہاں چنیں:
shell-game-slide-put = کہاں رکھیں؟
shell-game-slide-put-line = کسی خالی جگہ پر ٹیپ کریں؛ واپس رکھنی ہو تو گوٹی پر پھر ٹیپ کریں۔
shell-game-slide-left = { $left ->
    [one] ایک بار سرکانا باقی
   *[other] { $left } بار سرکانا باقی
}
shell-game-slide-wait = { $player } کے ہاتھ گوٹیاں سرکا رہے ہیں۔ نظر نہ ہٹائیں!
shell-game-pace = رفتار
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } سیکنڈ
shell-game-ask = { $player } سے کون سا نشان پوچھیں؟
shell-game-ask-last = آخری دو گوٹیاں! { $player } سے کون سا نشان پوچھیں؟
shell-game-ask-symbol = { $what } پوچھیں
shell-game-ask-wait = { $player } کی باری ہے، نشان چنا جا رہا ہے …
shell-game-seek = { $what } کہاں ہے؟
shell-game-seek-line = گوٹی پر ٹیپ کریں۔
shell-game-seek-last = درست ہوا تو دونوں گوٹیاں آپ کی، غلط ہوا تو دونوں گئیں۔
shell-game-seek-wait = { $player } کی تلاش: { $what } …
shell-game-found-short = مل گیا!
shell-game-missed-short = غلط!
shell-game-stone-open = جگہ { $place }: { $what }
shell-game-stone-turned = جگہ { $place }: الٹی گوٹی
shell-game-stone-won = جگہ { $place }: { $what }، { $player } کی ہوئی
shell-game-stone-slide = جگہ { $place } کی گوٹی اٹھائیں
shell-game-stone-seek = جگہ { $place } کی گوٹی سیدھی کریں
shell-game-gap = جگہ { $place } پر رکھیں
shell-game-heard-row = بائیں سے: { $what }۔
shell-game-heard-slide = جگہ { $source } کی گوٹی جگہ { $target } پر گئی۔
shell-game-loot = جیتی ہوئی گوٹیاں
shell-game-loot-of = { $count ->
    [one] { $player }: { $count } گوٹی
   *[other] { $player }: { $count } گوٹیاں
}
shell_game-laid = { $you ->
    [yes] آپ نے گوٹیاں رکھ دیں۔ دوسروں کے پاس { $seconds } سیکنڈ ہیں۔
   *[no] { $player } نے گوٹیاں رکھ دیں۔ یاد کرنے کے لیے { $seconds } سیکنڈ!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] گوٹیاں الٹ دی گئیں: تین بار سرکائیں۔
       *[4] گوٹیاں الٹ دی گئیں: چار بار سرکائیں۔
    }
   *[no] { $slides ->
        [3] گوٹیاں الٹ دی گئیں۔ { $player } کو تین بار سرکانا ہے۔
       *[4] گوٹیاں الٹ دی گئیں۔ { $player } کو چار بار سرکانا ہے۔
    }
}
shell_game-slid = { $you ->
    [yes] آپ نے ایک گوٹی سرکائی۔
   *[no] { $player } نے ایک گوٹی سرکائی۔
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] نقطہ کہاں ہے؟ سوال آپ سے ہے۔
        [2] لکیر کہاں ہے؟ سوال آپ سے ہے۔
        [3] تکون کہاں ہے؟ سوال آپ سے ہے۔
       *[4] چوکور کہاں ہے؟ سوال آپ سے ہے۔
    }
   *[no] { $symbol ->
        [1] { $player } سے سوال: نقطہ کہاں ہے؟
        [2] { $player } سے سوال: لکیر کہاں ہے؟
        [3] { $player } سے سوال: تکون کہاں ہے؟
       *[4] { $player } سے سوال: چوکور کہاں ہے؟
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [one] درست! گوٹی آپ کی۔
       *[other] درست! دونوں گوٹیاں آپ کی۔
    }
   *[no] { $count ->
        [one] درست! گوٹی { $player } کی۔
       *[other] درست! دونوں گوٹیاں { $player } کی۔
    }
}
shell_game-missed = { $symbol ->
    [1] یہ تو نقطہ ہے۔
    [2] یہ تو لکیر ہے۔
    [3] یہ تو تکون ہے۔
   *[4] یہ تو چوکور ہے۔
} { $count ->
    [one] گوٹی پھیرنے والے کو ملی۔
   *[other] دونوں گوٹیاں پھیرنے والے کو ملیں۔
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] اب پھیرنے کی باری آپ کی، تین بار سرکائیں۔
       *[4] اب پھیرنے کی باری آپ کی، چار بار سرکائیں۔
    }
   *[no] { $slides ->
        [3] اب پھیرنے کی باری { $player } کی، تین بار سرکانا ہے۔
       *[4] اب پھیرنے کی باری { $player } کی، چار بار سرکانا ہے۔
    }
}
shell_game-over = سب کی پھیرنے کی باری دو دو بار آ چکی: { $scores }۔
result-most-stones = سب سے زیادہ گوٹیوں سے
shell_game-move = { $move } سرکانا
shell_game-move-lay1 = { shell-game-the-1 } رکھنا
shell_game-move-lay2 = { shell-game-the-2 } رکھنا
shell_game-move-lay3 = { shell-game-the-3 } رکھنا
shell_game-move-lay4 = { shell-game-the-4 } رکھنا
shell_game-move-ask1 = { shell-game-the-1 } پوچھنا
shell_game-move-ask2 = { shell-game-the-2 } پوچھنا
shell_game-move-ask3 = { shell-game-the-3 } پوچھنا
shell_game-move-ask4 = { shell-game-the-4 } پوچھنا
shell_game-move-open = گوٹی { $move } سیدھی کرنا
shell_game-move-turn = گوٹیاں الٹ دینا
shell_game-move-wait = گھڑی پر چھوڑ دینا
shell_game-why-there = پوچھی گئی گوٹی وہیں تھی۔
shell_game-learn-lay = آپ پھیرنے والے ہیں۔ ایک گوٹی باقی ہے: چوکور رکھیں۔
shell_game-learn-lay-yes = چار گوٹیاں، چار نشان۔ اب دوسرے غور سے دیکھتے ہیں۔
shell_game-learn-turn = وہ کافی دیکھ چکے۔ گوٹیاں الٹ دیں۔
shell_game-learn-turn-no = اور انتظار نہ کریں: الٹ دیں۔
shell_game-learn-turn-yes = گوٹیاں الٹی ہیں۔ اب صرف یاد کام آئے گی۔
shell_game-learn-slide = ذرا ملا دیں: ایک گوٹی لیں اور کسی اور جگہ سرکائیں۔
shell_game-learn-slide-yes = سب نے دیکھا۔ جس کی نظر گوٹی پر رہی، اسے پتا ہے کہ وہ کہاں ہے۔
shell_game-learn-seek = اب آپ ڈھونڈنے والے ہیں۔ قطار یاد کریں، پھر گوٹیوں پر نظر رکھیں۔
shell_game-learn-seek-no = یہاں نہیں۔ اصل کھیل میں اب گوٹی پھیرنے والے کی ہوتی۔
shell_game-learn-seek-yes = نقطہ مل گیا! جو گوٹی ڈھونڈے، وہ اسی کی۔
shell_game-learn-second = اور تکون کہاں ہے؟
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = پھر مل گئی!
shell_game-learn-both = آخری سوال دونوں بچی گوٹیوں کا ہے۔ لکیر کہاں ہے؟
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = دونوں گوٹیاں آپ کی، اور سب سے زیادہ بھی: آپ جیت گئے!
rule-SG1 = ہر ایک کے پاس آٹھ گوٹیاں: نقطہ، لکیر، تکون اور چوکور، دو دو۔ باری باری ایک کھلاڑی گوٹیاں پھیرتا ہے؛ باقی سب ڈھونڈتے ہیں۔
rule-SG2 = پھیرنے والا چار الگ نشانوں والی چار گوٹیاں، جس ترتیب سے چاہے، ایک قطار میں رکھتا ہے۔ ڈھونڈنے والے ترتیب یاد کرتے ہیں، 10 سے 20 سیکنڈ تک، جتنا میز پر طے ہوا؛ 10 سیکنڈ کے بعد پھیرنے والا جب چاہے گوٹیاں الٹ دے۔
rule-SG3 = پھر پھیرنے والا تین بار سرکاتا ہے، دوسرے چکر میں چار بار: ایک گوٹی لی جاتی ہے اور دو گوٹیوں کے بیچ یا قطار کے کسی سرے پر رکھی جاتی ہے۔
rule-SG3R = وہی گوٹی پھر سرکائی جا سکتی ہے، مگر ہر بار ترتیب بدلنی چاہیے۔ ایک بار سرکانے میں 0.8، 1.2، 2 یا 3 سیکنڈ لگتے ہیں اور سب دیکھتے ہیں؛ ایک بار پوری ہو جائے، تبھی اگلی شروع ہوتی ہے۔
rule-SG4 = پھیرنے والا اپنے بائیں پڑوسی سے کوئی ایسا نشان پوچھتا ہے جو ابھی کھلا نہ ہو، اور ڈھونڈنے والا ایک گوٹی سیدھی کرتا ہے۔ درست ہو تو گوٹی ڈھونڈنے والے کی، ورنہ پھیرنے والے کی؛ دونوں صورتوں میں وہ کھلی رہتی ہے اور قطار سے نکل جاتی ہے۔ پھر گھڑی کے رخ پر اگلے ڈھونڈنے والے سے پوچھا جاتا ہے۔
rule-SG5 = تیسرا سوال آخری دو گوٹیوں کا ہے: جواب درست ہو تو دونوں گوٹیاں آپ کی، غلط ہو تو دونوں پھیرنے والے کی۔
rule-SG5R = ڈھونڈنے والے تین سے کم ہوں تو سوال پھر پہلے والے سے پوچھے جاتے ہیں۔ آخری دو گوٹیوں میں پھیرنے والا دونوں میں سے کوئی بھی نشان پوچھ سکتا ہے۔
rule-SG6 = ہر ایک دو بار پھیرتا ہے۔ آخر میں جس کے پاس سب سے زیادہ گوٹیاں، اس کی جیت؛ برابر ہوں تو مشترکہ جیت۔
rule-SG7R = گوٹیاں الٹ جائیں تو کوئی ڈیوائس نہیں جانتی کہ کون سی کون سی ہے، نہ پھیرنے والے کا، نہ کسی دیکھنے والے کا۔ جس کی نظر ہٹی، اسے روداد میں بھی جواب نہیں ملے گا۔
