# 5-Dice Hi-Low. `$side` is "high" or "low", `$dice` are faces joined by hyphens.
# "\u2066" and "\u2069" around a sum keep it from left to right.

hi_low-name = پانچ پانسوں کی اونچ نیچ
hi_low-line = ایک اونچا پھینکے، ایک نیچا، اور ترازو 35 پر جھکتا ہے۔

hi-low-option-variation = طریقہ
hi-low-option-variation-0 = اصل کھیل
hi-low-option-variation-0-line = پانچ پھینکیں، پھر چار، تین، دو، ایک، یا نہ پھینکیں۔
hi-low-option-variation-1 = دس پانسے
hi-low-option-variation-1-line = دس پانسے پھر پھینکیں، جیسے چاہیں بانٹ کر۔
hi-low-option-variation-2 = پیچھا
hi-low-option-variation-2-line = ایک جوڑ رکھے، دوسرا ملا کر 35 بنانے کی کوشش کرے۔
hi-low-option-variation-both = دونوں
hi-low-option-variation-both-line = پیچھا، اور ہر کھلاڑی کے پاس پھر پھینکنے کو دس پانسے۔
hi-low-option-target = جیت کے لیے راؤنڈ
hi-low-option-target-5 = پانچ
hi-low-option-target-5-line = جو پہلے پانچ راؤنڈ جیتے۔
hi-low-option-target-6 = چھ
hi-low-option-target-6-line = جو پہلے چھ راؤنڈ جیتے۔
hi-low-option-alternate = باری کی ترتیب
hi-low-option-alternate-false = ہمیشہ وہی
hi-low-option-alternate-false-line = ہر راؤنڈ پہلے کھلاڑی سے شروع ہو۔ یہ ذرا مشکل ہے: 10 میں سے تقریباً 4 کھیلوں میں جیت۔
hi-low-option-alternate-true = بدلتی رہے
hi-low-option-alternate-true-line = اگلا راؤنڈ اگلے کھلاڑی سے شروع ہو: موقع تقریباً برابر۔
hi-low-option-equal-chases = پیچھے کا اختتام
hi-low-option-equal-chases-false = فوراً
hi-low-option-equal-chases-false-line = جس طرف کے 15 یا زیادہ پوائنٹ ہوں، اس کی ہار۔
hi-low-option-equal-chases-true = برابر بار پیچھے کے بعد
hi-low-option-equal-chases-true-line = دونوں طرف برابر بار پیچھا کریں، پھر کم پوائنٹ کی جیت۔

hi-low-side-high = اونچا
hi-low-side-high-line = کل ملا کر 35 سے زیادہ۔
hi-low-side-low = نیچا
hi-low-side-low-line = کل ملا کر 35 سے کم۔
hi-low-choose = اونچا یا نیچا؟
hi-low-choose-line = پورے کھیل کے لیے آپ کی طرف۔
hi-low-choosing = { $player } کا انتخاب: اونچا یا نیچا …
hi-low-set = جوڑ رکھنا
hi-low-chase = پیچھا کرنا

hi-low-scale = 35 کا ترازو
hi-low-scale-none = ابھی کوئی جوڑ نہیں لکھا گیا۔
hi-low-scale-one = اب تک سب سے چھوٹا اور سب سے بڑا: { $low }۔ { $tie } آئے تو برابر۔
hi-low-scale-sum = { "\u2066" }{ $low } + { $high } = { $sum }{ "\u2069" }
hi-low-scale-high = { "\u2066" }{ $low } + { $high } = { $sum }{ "\u2069" }: اونچا
hi-low-scale-low = { "\u2066" }{ $low } + { $high } = { $sum }{ "\u2069" }: نیچا
hi-low-scale-tie = { "\u2066" }{ $low } + { $high } = 35{ "\u2069" }: برابر
hi-low-aim = { $total } رکھا گیا: { $aim } آئے تو پورے 35۔
hi-low-total-of = { $player }: { $total }

hi-low-steps = باری کے مرحلے
hi-low-step-5 = پانچ پھینکیں
hi-low-step = { $step } پھر پھینکیں، یا نہیں
hi-low-left = { $left ->
    [one] { $left } پانسہ پھینکنا باقی
   *[other] { $left } پانسے پھینکنے باقی
}
hi-low-roll-five = پانچ پانسے پھینکیں
hi-low-roll = { $count ->
    [one] { $count } پانسہ پھینکیں
   *[other] { $count } پانسے پھینکیں
}
hi-low-roll-none = پانسے پھینکیں
hi-low-stay = پانچوں رکھیں
hi-low-stop = { $total } پر رکیں
hi-low-lift = { $count ->
    [one] جو پانسہ پھر پھینکنا ہو، اس پر ٹیپ کریں، یا سب رکھیں۔
   *[other] پھر پھینکنے کے لیے { $count } پانسوں پر ٹیپ کریں، یا سب رکھیں۔
}
hi-low-lift-any = جو پانسے پھر پھینکنے ہوں، ان پر ٹیپ کریں، یا رک جائیں۔
hi-low-finish = آخر تک { $total } ہی رکھیں
hi-low-beginning = اب { $player } کے پانسے۔
hi-low-wait = { $player } کی باری ہے، پانسے چنے جا رہے ہیں۔
hi-low-sheet = پوائنٹ کا پرچہ
hi-low-sheet-turn = راؤنڈ
hi-low-sheet-sum = چھوٹا + بڑا
hi-low-sheet-points = پوائنٹ
hi-low-sheet-tie = برابر
hi-low-sheet-empty = ابھی کوئی راؤنڈ پورا نہیں ہوا۔
hi-low-goal-chase = پوائنٹ آپ کے خلاف ہیں: 15 پر ہار۔
hi-low-goal-equal = پوائنٹ آپ کے خلاف ہیں: 15 ہو جائیں تو پہلے دونوں طرف برابر بار پیچھا کریں، پھر کم پوائنٹ کی جیت۔

hi_low-move = { $move } رکھنا
hi_low-move-none = پانچوں پھینکنا
hi_low-move-roll = پھینکنا
hi_low-move-high = اونچا کھیلنا
hi_low-move-low = نیچا کھیلنا

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] آپ نے اونچا چنا۔
       *[low] آپ نے نیچا چنا۔
    }
   *[no] { $side ->
        [high] { $player } نے اونچا چنا۔
       *[low] { $player } نے نیچا چنا۔
    }
}
hi-low-kept = { $you ->
    [yes] { $lifted ->
        [one] آپ نے ایک پانسہ پھر پھینکا۔
       *[other] آپ نے { $lifted } پانسے پھر پھینکے۔
    }
   *[no] { $lifted ->
        [one] { $player } نے ایک پانسہ پھر پھینکا۔
       *[other] { $player } نے { $lifted } پانسے پھر پھینکے۔
    }
}
hi-low-stayed = { $you ->
    [yes] آپ نے { $dice } رکھے۔
   *[no] { $player } نے { $dice } رکھے۔
}
hi-low-rolled = پانسوں پر { $dice }، جوڑ { $total }۔
hi-low-wrote = { $you ->
    [yes] آپ کا جوڑ لکھا گیا: { $total }۔
   *[no] { $player } کا جوڑ لکھا گیا: { $total }۔
}
hi-low-scored = { $side ->
    [high] { "\u2066" }{ $low } + { $high } = { $sum }{ "\u2069" }، 35 سے زیادہ: راؤنڈ “اونچا” کے نام۔
   *[low] { "\u2066" }{ $low } + { $high } = { $sum }{ "\u2069" }، 35 سے کم: راؤنڈ “نیچا” کے نام۔
}
hi-low-tied = { "\u2066" }{ $low } + { $high } = 35{ "\u2069" }: برابر، راؤنڈ کسی کا نہیں۔
hi-low-won = { $side ->
    [high] کھیل “اونچا” کے نام، { $scores }۔
   *[low] کھیل “نیچا” کے نام، { $scores }۔
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] پورے 35: آپ کا کوئی پوائنٹ نہیں۔
       *[no] پورے 35: { $player } کا کوئی پوائنٹ نہیں۔
    }
    [one] { $you ->
        [yes] کل { $sum }، ایک کا فرق: اب آپ کے { $score } ہیں۔
       *[no] کل { $sum }، ایک کا فرق: اب { $player } کے { $score } ہیں۔
    }
   *[other] { $you ->
        [yes] کل { $sum }، { $points } کا فرق: اب آپ کے { $score } ہیں۔
       *[no] کل { $sum }، { $points } کا فرق: اب { $player } کے { $score } ہیں۔
    }
}
hi-low-lost = { $you ->
    [yes] { $score } پوائنٹ ہو گئے: ہار آپ کی۔
   *[no] { $score } پوائنٹ ہو گئے: ہار { $player } کی۔
}
hi-low-once-more = { $you ->
    [yes] 15 یا زیادہ! ایک بار اور پیچھا آپ کا، پھر کم پوائنٹ کی جیت۔
   *[no] 15 یا زیادہ! ایک بار اور پیچھا { $player } کا، پھر کم پوائنٹ کی جیت۔
}
hi-low-shared = دونوں طرف کے { $score } پوائنٹ ہیں: جیت دونوں کی۔
hi-low-why-side = اونچا اور نیچا برابر ہیں۔
hi-low-why-enough = { $side ->
    [high] { $total } کافی ہے: { $other } کے ساتھ 35 سے زیادہ۔
   *[low] { $total } کافی ہے: { $other } کے ساتھ 35 سے کم۔
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] { $need } یا زیادہ چاہیے۔ اس بار یہ کم ہی آتا ہے۔
       *[other] { $need } یا زیادہ چاہیے۔ 10 میں سے تقریباً { $tenths } بار آتا ہے۔
    }
   *[low] { $tenths ->
        [0] { $need } یا کم چاہیے۔ اس بار یہ کم ہی آتا ہے۔
       *[other] { $need } یا کم چاہیے۔ 10 میں سے تقریباً { $tenths } بار آتا ہے۔
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] تقریباً ہر بار اس سے زیادہ آتا ہے۔
       *[other] 10 میں سے تقریباً { $tenths } بار اس سے زیادہ آتا ہے۔
    }
   *[low] { $tenths ->
        [10] تقریباً ہر بار اس سے کم آتا ہے۔
       *[other] 10 میں سے تقریباً { $tenths } بار اس سے کم آتا ہے۔
    }
}
hi-low-why-stay = { $tenths ->
    [0] اب پھینکنے سے شاید ہی فائدہ ہو۔
   *[other] اب پھینکنے سے 10 میں سے صرف تقریباً { $tenths } بار فائدہ ہوگا۔
}
hi-low-why-near = { $distance ->
    [0] ٹھیک { $need }: یہی چاہیے تھا۔
   *[other] { $need } چاہیے۔ اب پھینکنا آپ کو دور لے جا سکتا ہے۔
}
hi-low-why-closer = { $tenths ->
    [10] { $need } چاہیے۔ تقریباً ہر بار آپ قریب آتے ہیں۔
   *[other] { $need } چاہیے۔ 10 میں سے تقریباً { $tenths } بار آپ قریب آتے ہیں۔
}
hi-low-why-set = { $total } کو 35 تک پہنچانا مشکل ہے۔ اب پھینکنا اسے آسان کر سکتا ہے۔
hi-low-why-harder = 10 میں سے تقریباً { $tenths } بار مقابل کا کام اور مشکل ہوتا ہے۔
result-turns-won = راؤنڈ جیت کر
result-fifteen-against = دوسری طرف کے پندرہ پوائنٹ ہو گئے
result-fewer-points = کم پوائنٹ پر
result-equal-points = برابر پوائنٹ پر

hi_low-learn-side = ایک طرف بڑا جوڑ چاہتی ہے، دوسری چھوٹا۔ “اونچا” چنیں۔
hi_low-learn-side-yes = اب سے بڑے نمبر آپ کے لیے اچھے ہیں۔
hi_low-learn-roll = اپنے پانچ پانسے پھینکیں۔
hi_low-learn-roll-yes = جوڑ 17 ہے۔ آپ پھر پھینک سکتے ہیں، ہر بار کم پانسے۔
hi_low-learn-four = پہلے ٹھیک چار پانسے۔ 6 رکھیں اور باقی پھر پھینکیں۔
hi_low-learn-four-no = 6 آپ کا سب سے اچھا پانسہ ہے۔ اسے رکھیں اور باقی چار پھینکیں۔
hi_low-learn-four-yes = ایک پانسہ رکھا، چار پھر پھینکے: 17 سے 23۔
hi_low-learn-stay = اب ٹھیک تین، مگر آپ کے زیادہ تر پانسے اچھے ہیں۔ پانچوں رکھیں۔
hi_low-learn-stay-no = اس سے اچھے پانسے بگڑ سکتے ہیں۔ پانچوں رکھیں۔
hi_low-learn-stay-yes = آپ ایک مرحلہ چھوڑ سکتے ہیں۔ اگلا، دو پانسوں والا، پھر بھی آپ کا ہے۔
hi_low-learn-sum = دوسرے کا جوڑ 12 ہے۔ آپ کا 26، اور ایک پانسہ اور پھینک سکتے ہیں۔ 2 اٹھائیں!
hi_low-learn-sum-no = صرف 2 بہتر ہو سکتا ہے۔ اسے پھر پھینکیں۔
hi_low-learn-sum-yes = 12 اور 29 مل کر 41۔ یہ 35 سے زیادہ ہے، اس لیے راؤنڈ “اونچا” کے نام، اور کھیل آپ جیت گئے!

rule-HL1 = جس کی پہلی باری ہو، وہ پورے کھیل کے لیے اونچا یا نیچا چنتا ہے؛ باقی دوسری طرف لیتے ہیں۔ دو کھلاڑی کھیلیں، یا دو دو کی دو ٹیمیں: ٹیم کے ساتھی آمنے سامنے بیٹھتے ہیں اور ان کی طرف ایک ہوتی ہے۔
rule-HL2 = اپنی باری پر پانچ پانسے پھینکیں۔ پھر ان میں سے ٹھیک چار پھر پھینکیں یا نہیں، پھر ٹھیک تین یا نہیں، دو یا نہیں، ایک یا نہیں۔ ہر بار پانسے اپنی مرضی سے چنیں؛ ایک مرحلہ چھوڑنے سے اگلے مرحلے نہیں جاتے۔ آپ کے پانچ پانسوں کا جوڑ لکھ لیا جاتا ہے۔
rule-HL3 = سب کھیل چکیں تو سب سے چھوٹا اور سب سے بڑا جوڑ ملائے جاتے ہیں۔ 35 سے کم ہو تو راؤنڈ “نیچا” کے نام، 35 سے زیادہ ہو تو “اونچا” کے نام؛ پورے 35 ہوں تو برابر۔
rule-HL3R = ٹیموں میں چاروں جوڑ ویسے ہی گنے جاتے ہیں جیسے لکھے گئے: چاروں میں سب سے چھوٹا اور سب سے بڑا، چاہے جس کا ہو۔
rule-HL4R = جو پہلے پانچ راؤنڈ جیتے، اس کی جیت؛ میز پر چھ بھی طے ہو سکتے ہیں۔ ہر راؤنڈ پہلے کھلاڑی سے شروع ہوتا ہے، جب تک میز پر ترتیب بدلنا طے نہ ہو: تب اگلا راؤنڈ اگلے کھلاڑی سے شروع ہوتا ہے۔ جس کی باری بعد میں آئے، وہ زیادہ جانتا ہے۔
rule-HL-V1 = طریقہ “دس پانسے”: پہلی بار کے بعد کل دس پانسے پھر پھینکے جا سکتے ہیں، کوئی سے بھی، ایک ایک کر کے یا اکٹھے، بیچ میں دیکھتے ہوئے۔ پہلے رکنے کی بھی اجازت ہے۔
rule-HL-V2 = طریقہ “پیچھا”: اونچا اور نیچا نہیں ہوتا۔ پہلا کھلاڑی ایک جوڑ رکھتا ہے؛ دوسرا کوشش کرتا ہے کہ دونوں جوڑ مل کر پورے 35 ہوں، اور جتنا فرق ہو، اتنے پوائنٹ اس پر۔ پھر پیچھا کرنے والا اگلا جوڑ رکھتا ہے۔ جس طرف کے پندرہ یا زیادہ پوائنٹ ہو جائیں، فوراً اس کی ہار۔ میز پر طے ہو سکتا ہے کہ پہلے دونوں طرف برابر بار پیچھا کریں: تب کم پوائنٹ کی جیت، اور پوائنٹ برابر ہوں تو جیت دونوں کی۔ ٹیموں میں میز پر اگلا کھلاڑی پیچھا کرتا ہے، اور پوائنٹ ٹیم کے ہوتے ہیں۔ “دس پانسے” بھی ساتھ ہو تو جوڑ رکھنے والے اور پیچھا کرنے والے، دونوں کے پاس پھر پھینکنے کو دس دس پانسے ہیں۔
