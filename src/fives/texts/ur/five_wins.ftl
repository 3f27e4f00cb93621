# Five Wins. `$x` and `$y` are a place on the table; `$colour` is "white" or "black"; `$reason` says how a game ended.

five_wins-name = پانچ کی جیت
five_wins-line = ایک قطار میں پانچ، ایسی میز پر جس کا کوئی کنارہ نہیں۔ اور اگر کسی سے نہ بنے تو گوٹیاں چلنے لگتی ہیں۔

five-wins-option-exactly-five = لمبی قطاریں
five-wins-option-exactly-five-false = وہ بھی جیتیں
five-wins-option-exactly-five-false-line = قطار میں پانچ یا زیادہ ہوں تو جیت۔
five-wins-option-exactly-five-true = نہیں گنی جاتیں
five-wins-option-exactly-five-true-line = قطار میں پورے پانچ ہوں تبھی جیت۔

five_wins-colour-white = سفید
five_wins-colour-black = سیاہ
five_wins-plays = { $colour ->
    [white] سفید گوٹیاں
   *[black] سیاہ گوٹیاں
}
five_wins-in-hand = { $count } ہاتھ میں
five_wins-lying = { $count } میز پر
five_wins-lost = { $count } پکڑی گئیں
five_wins-table = میز پر { $white } سفید اور { $black } سیاہ گوٹیاں۔ تیر والے بٹنوں سے جگہ بدلیں، Enter سے چنیں۔ جگہیں پہلی گوٹی، 0،0، سے گنی جاتی ہیں: پہلا عدد دائیں، دوسرا نیچے۔ منفی کا مطلب بائیں اور اوپر ہے۔
five_wins-stone = { $colour ->
    [white] سفید گوٹی، جگہ { $x }،{ $y }
   *[black] سیاہ گوٹی، جگہ { $x }،{ $y }
}
five_wins-place = جگہ { $x }،{ $y }
five_wins-chosen = جگہ { $x }،{ $y }، چنی ہوئی
five_wins-lift = { $x }،{ $y } سے اپنی گوٹی اٹھائیں
five_wins-lift-cutting = { $count ->
    [one] { $x }،{ $y } سے اپنی گوٹی اٹھائیں؛ { $count } گوٹی پکڑی جائے گی
   *[other] { $x }،{ $y } سے اپنی گوٹی اٹھائیں؛ { $count } گوٹیاں پکڑی جائیں گی
}
five_wins-put-back = { $x }،{ $y } پر واپس رکھیں
five_wins-zoom-in = بڑا کریں
five_wins-zoom-out = چھوٹا کریں
five_wins-fit = سب گوٹیاں دکھائیں

five_wins-do-first = پہلی گوٹی بیچ میں رکھیں۔
five_wins-do-lay = گوٹی رکھیں: کسی بھی گوٹی کے ساتھ والی جگہ پر ٹیپ کریں۔
five_wins-do-confirm = اسی جگہ پر پھر ٹیپ کریں، یا بٹن دبائیں۔
five_wins-lay-here = یہیں رکھیں
five_wins-do-lift = اپنی جس گوٹی کی جگہ بدلنی ہو، اس پر ٹیپ کریں۔
five_wins-do-place = اب اس کی نئی جگہ پر ٹیپ کریں۔
five_wins-back = واپس رکھیں
five_wins-cuts = { $count ->
    [one] کٹ کر پکڑی جائے گی:
   *[other] کٹ کر پکڑی جائیں گی:
}
five_wins-cuts-count = { $colour ->
    [white] { $count } سفید
   *[black] { $count } سیاہ
}
five_wins-keep = دو برابر حصے: جو رہے اس پر ٹیپ کریں۔
five_wins-keep-other = دوسرا حصہ رکھیں
five_wins-wait-lay = { $player } کو جگہ کی تلاش ہے …
five_wins-wait-move = { $player } کو چلنے کے لیے گوٹی کی تلاش ہے …
five_wins-after = دوسرا مرحلہ، { $most } میں سے باری { $turn }
five_wins-times = گوٹیاں دوسری بار ایسی ہی پڑی ہیں۔ تیسری بار ہوا تو کھیل برابر۔
five_wins-row = پانچ!

five_wins-move = { "\u2066" }{ $move }{ "\u2069" }
five_wins-laid = { $you ->
    [yes] آپ نے { $x }،{ $y } پر گوٹی رکھی۔
   *[no] { $player } نے { $x }،{ $y } پر گوٹی رکھی۔
}
five_wins-after-game = سب گوٹیاں رکھی جا چکیں اور کسی کے پانچ نہیں بنے: دوسرا مرحلہ شروع۔ اب اپنی گوٹیوں کی جگہ بدلیں۔
five_wins-moved = { $you ->
    [yes] آپ نے گوٹی { $from_x }،{ $from_y } سے { $x }،{ $y } پر رکھی۔
   *[no] { $player } نے گوٹی { $from_x }،{ $from_y } سے { $x }،{ $y } پر رکھی۔
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [one] آپ کی ایک گوٹی پکڑی گئی۔
       *[other] آپ کی { $count } گوٹیاں پکڑی گئیں۔
    }
   *[no] { $count ->
        [one] { $player } کی ایک گوٹی پکڑی گئی۔
       *[other] { $player } کی { $count } گوٹیاں پکڑی گئیں۔
    }
}
five_wins-passed = { $you ->
    [yes] آپ کی کسی گوٹی کا کوئی پہلو خالی نہیں: آپ کی باری گئی۔
   *[no] { $player } کی کسی گوٹی کا کوئی پہلو خالی نہیں: { $player } کی باری گئی۔
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] ایک قطار میں پانچ: جیت آپ کی!
       *[last_stone_captured] مقابل کی آخری گوٹی پکڑی گئی: جیت آپ کی!
    }
   *[no] { $reason ->
        [five_in_a_row] ایک قطار میں پانچ: جیت { $player } کی!
       *[last_stone_captured] مقابل کی آخری گوٹی پکڑی گئی: جیت { $player } کی!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] کسی کے پاس پانچ گوٹیاں نہیں بچیں: کھیل برابر۔
    [third_time] گوٹیاں تیسری بار ایسی ہی پڑی ہیں: کھیل برابر۔
   *[long_enough] دوسرے مرحلے کی 200 باریاں ہو گئیں: کھیل برابر۔
}

five_wins-why-five = ایک قطار میں پانچ: اس چال سے جیت۔
five_wins-why-takes-last = مقابل کی آخری گوٹی پکڑی جاتی ہے: اس چال سے جیت۔
five_wins-why-two = اگلی باری پر پانچ بنانے کے دو راستے: ان میں سے ایک ہی روکا جا سکتا ہے۔
five_wins-why-forces = بار بار قطار میں چار، ہر بار جواب دینا پڑے گا: یہاں سے گوٹی نمبر { $count } پر جیت۔
five_wins-why-wins = جواب جو بھی ہو، اس چال سے جیت۔
five_wins-why-loses = اس کے بعد آپ جو بھی کریں، جیت مقابل کی۔
five_wins-why-stops = ورنہ اگلی باری پر جیت مقابل کی۔
five_wins-why-captures = { $count ->
    [one] اس سے ایک گوٹی پکڑی جاتی ہے۔
   *[other] اس سے { $count } گوٹیاں پکڑی جاتی ہیں۔
}
five_wins-why-threatens = مقابل نہ روکے تو اگلی باری پر پانچ۔
five_wins-why-blocks = مقابل کی قطاروں کا راستہ روکتی ہے۔
five_wins-why-builds = آپ کی اپنی قطاریں لمبی کرتی ہے۔
five_wins-why-room = آپ کی قطاروں کا راستہ کھلا رکھتی ہے۔

result-five-in-a-row = ایک قطار میں پانچ سے
result-last-stone-captured = آخری گوٹی پکڑ کر
result-nobody-can-win = کسی کے پاس پانچ گوٹیاں نہیں بچیں
result-third-time = گوٹیاں تین بار ایک ہی طرح پڑیں
result-long-enough = دوسرے مرحلے کی 200 باریوں کے بعد

five_wins-learn-touch = آپ کی گوٹیاں سفید ہیں۔ ہر نئی گوٹی کا ایک پورا پہلو کسی گوٹی سے ملے۔ ایک رکھیں۔
five_wins-learn-touch-yes = ہر گوٹی کا ایک پورا پہلو دوسری سے ملا ہے۔ صرف کونا کافی نہیں۔
five_wins-learn-stop = دھیان سے، سیاہ کی چار ایک قطار میں ہیں! اسے روکیں۔
five_wins-learn-stop-no = پھر سیاہ اگلی گوٹی سے جیت جائے گا۔ قطار کا کھلا سرا بند کریں۔
five_wins-learn-stop-yes = رک گیا! دوسرے سرے پر آپ کی گوٹی پہلے سے تھی۔
five_wins-learn-slant = ترچھی قطار بھی گنی جاتی ہے۔ آپ کی پانچویں گوٹی کہاں آئے گی؟
five_wins-learn-slant-no = اپنی وہ چار گوٹیاں ڈھونڈیں جو ترچھی ہیں۔
five_wins-learn-slant-yes = پانچ ایک قطار میں، چاہے ترچھی ہو: یہی جیت ہے۔
five_wins-learn-capture = سب گوٹیاں رکھی جا چکیں، اب ان کی جگہ بدلتی ہے۔ آپ کی ایک گوٹی پل ہے: اسے اٹھائیں اور کہیں اور رکھیں۔
five_wins-learn-capture-no = وہ سفید گوٹی ڈھونڈیں جو اکیلی دونوں حصوں کو جوڑتی ہے۔
five_wins-learn-capture-yes = پل گیا۔ جو کٹ گئیں، وہ پکڑی گئیں: تین سیاہ گوٹیاں۔
five_wins-learn-move = آپ کی چار گوٹیاں ایک قطار میں ہیں۔ پانچویں لائیں اور سرے پر رکھیں۔
five_wins-learn-move-no = چاروں کو رہنے دیں اور نیچے والی اکیلی گوٹی لیں۔
five_wins-learn-move-yes = پانچ ایک قطار میں: آپ جیت گئے!

rule-FW1 = پہلی باری کس کی ہے، یہ قرعہ بتاتا ہے؛ پھر سے کھیلیں تو پہلی باری دوسرے کی۔ پہلی نشست کی گوٹیاں سفید، دوسری کی سیاہ۔ ہر ایک کے پاس سولہ گوٹیاں، سادہ رخ اوپر۔ پہلی گوٹی بیچ میں رکھی جاتی ہے۔ پھر باری باری ایک ایک گوٹی رکھیں؛ اس کا کم از کم ایک پہلو میز پر پڑی کسی گوٹی سے ملنا چاہیے۔ صرف کونا ملنا کافی نہیں۔
rule-FW2 = آپ کے رنگ کی پانچ یا زیادہ گوٹیاں ایک سیدھی، بغیر وقفے کی قطار میں ہوں تو فوراً جیت؛ قطار چاہے آڑی ہو، کھڑی یا ترچھی۔ میز پر یہ بھی طے ہو سکتا ہے کہ صرف پورے پانچ گنے جائیں۔
rule-FW3 = جب سب 32 گوٹیاں رکھی جا چکیں اور کوئی نہ جیتا ہو تو دوسرا مرحلہ شروع: اپنی باری پر اپنی کوئی گوٹی جس کا کم از کم ایک پہلو خالی ہو، اٹھائیں اور کہیں اور رکھیں، پہلے کی طرح پہلو سے پہلو ملا کر۔ مقصد وہی ہے۔
rule-FW4 = گوٹی اٹھانے پر جو گوٹیاں باقی سب سے کٹ جائیں، وہ پکڑی جاتی ہیں اور کھیل سے باہر، چاہے جس کی بھی ہوں۔ صرف کونا ملا ہو تو گوٹیاں جڑی نہیں گنی جاتیں۔
rule-FW4R = گوٹی اٹھانے سے گوٹیوں کے کئی حصے ہو جائیں تو سب سے بڑا حصہ رہتا ہے، باقی سب پکڑے جاتے ہیں؛ گوٹی اس کے بعد رکھی جاتی ہے۔ سب سے بڑے حصے برابر ہوں تو آپ چنیں کہ کون سا رہے۔ گوٹی بچے ہوئے حصے سے ملنی چاہیے اور اپنی پرانی جگہ پر واپس نہیں جا سکتی۔
rule-FW5R = آپ کی کسی گوٹی کا کوئی پہلو خالی نہ ہو تو آپ کی باری گئی۔ پانچ سے کم گوٹیوں سے قطار نہیں بن سکتی؛ دونوں کا یہی حال ہو تو کھیل برابر۔ جس کی آخری گوٹی گئی، اس کی ہار۔
rule-FW6R = دوسرے مرحلے میں گوٹیاں تیسری بار ایک ہی طرح پڑی ہوں اور باری بھی اسی کھلاڑی کی ہو تو کھیل برابر؛ دوسرے مرحلے کی 200 باریوں کے بعد بھی کھیل برابر۔
