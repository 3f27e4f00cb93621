# 5-Dice Dominoes. `$face` is a number, `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = پانچ پانسوں کا ڈومینو
dominoes-line = نقطے سے نقطہ ملا کر پانسوں کی لڑی بڑھائیں: جس نے آخری پانسہ جوڑا، پوائنٹ اس کا۔

dominoes-option-variation = طریقہ
dominoes-option-variation-0 = اصل کھیل
dominoes-option-variation-0-line = دونوں کی ایک لڑی، ہر باری تین بار تک پھینکیں۔
dominoes-option-variation-1 = ادل بدل
dominoes-option-variation-1-line = پانسہ سرے والے پانسے کی جگہ بھی لے سکتا ہے۔
dominoes-option-variation-2 = اپنی اپنی لڑی
dominoes-option-variation-2-line = دو سے چار کھلاڑی، ہر باری اپنی لڑی، 15 تک کی دوڑ۔
dominoes-option-may-decline = جو پانسہ لگ سکے
dominoes-option-may-decline-false = لگانا لازمی
dominoes-option-may-decline-false-line = پہلا لگنے والا پانسہ ہی آپ کا ہے۔
dominoes-option-may-decline-true = پھر پھینکنے کی اجازت
dominoes-option-may-decline-true-line = جب تک پھینکنا باقی ہو۔ “اپنی اپنی لڑی” میں نہیں۔
dominoes-option-replace-single = ایک پانسے کی لڑی
dominoes-option-replace-single-false = نہیں بدل سکتی
dominoes-option-replace-single-false-line = اکیلے پانسے کا کوئی پڑوسی نہیں جس سے میل ہو۔
dominoes-option-replace-single-true = بدل سکتی ہے
dominoes-option-replace-single-true-line = کسی بھی دوسرے نمبر سے۔ صرف “ادل بدل” میں۔

dominoes-string = لڑی
dominoes-string-of = { $player } کی لڑی
dominoes-string-shows = لڑی: { $dice }
dominoes-string-empty = ابھی کوئی لڑی نہیں
dominoes-rolled-dice = پانسوں پر آیا
dominoes-begin = پہلا پانسہ پھینکیں
dominoes-roll = { $count ->
    [one] { $count } پانسہ پھینکیں
   *[other] { $count } پانسے پھینکیں
}
dominoes-again = پھر پھینکیں
dominoes-rolls-left = { $left ->
    [0] پھینکنا باقی نہیں
    [one] { $left } بار پھینکنا باقی
   *[other] { $left } بار پھینکنا باقی
}
dominoes-place-left = { $face } کو بائیں طرف { $beside } کے ساتھ رکھیں
dominoes-place-right = { $face } کو دائیں طرف { $beside } کے ساتھ رکھیں
dominoes-swap-left = { $face } کو بائیں طرف { $beside } کی جگہ رکھیں
dominoes-swap-right = { $face } کو دائیں طرف { $beside } کی جگہ رکھیں
dominoes-pick = { $face } والا پانسہ لیں
dominoes-tap = پانسہ رکھنے کے لیے کسی سرے پر ٹیپ کریں۔
dominoes-tap-swap = جوڑنے کے لیے خالی جگہ پر ٹیپ کریں، یا بدلنے کے لیے سرے والے پانسے پر۔
dominoes-tap-pick = اپنا ایک پانسہ چنیں، پھر کسی سرے پر ٹیپ کریں۔
dominoes-beginning = نئی لڑی { $player } سے شروع۔
dominoes-wait = اب { $player } کے پانسے۔
dominoes-wait-place = { $player } کو جگہ کی تلاش ہے۔
dominoes-point = پوائنٹ!
dominoes-points = { $points ->
    [one] { $points } پوائنٹ
   *[other] { $points } پوائنٹ
}
dominoes-board = اب تک کے پوائنٹ: { $standing }۔
dominoes-goal-five = پانچ پوائنٹ پر جیت۔
dominoes-goal-fifteen = 15 پوائنٹ، پھر برابر باریاں۔
dominoes-last-lap = آخری باریاں: سب کی گنتی برابر ہوگی۔

dominoes-move-roll = پھینکنا
dominoes-move-left1 = 1 بائیں
dominoes-move-left2 = 2 بائیں
dominoes-move-left3 = 3 بائیں
dominoes-move-left4 = 4 بائیں
dominoes-move-left5 = 5 بائیں
dominoes-move-left6 = 6 بائیں
dominoes-move-right1 = 1 دائیں
dominoes-move-right2 = 2 دائیں
dominoes-move-right3 = 3 دائیں
dominoes-move-right4 = 4 دائیں
dominoes-move-right5 = 5 دائیں
dominoes-move-right6 = 6 دائیں
dominoes-move-swapleft1 = بائیں سرے کی جگہ 1
dominoes-move-swapleft2 = بائیں سرے کی جگہ 2
dominoes-move-swapleft3 = بائیں سرے کی جگہ 3
dominoes-move-swapleft4 = بائیں سرے کی جگہ 4
dominoes-move-swapleft5 = بائیں سرے کی جگہ 5
dominoes-move-swapleft6 = بائیں سرے کی جگہ 6
dominoes-move-swapright1 = دائیں سرے کی جگہ 1
dominoes-move-swapright2 = دائیں سرے کی جگہ 2
dominoes-move-swapright3 = دائیں سرے کی جگہ 3
dominoes-move-swapright4 = دائیں سرے کی جگہ 4
dominoes-move-swapright5 = دائیں سرے کی جگہ 5
dominoes-move-swapright6 = دائیں سرے کی جگہ 6

dominoes-began = { $you ->
    [yes] آپ نے { $face } سے لڑی شروع کی۔
   *[no] { $player } نے { $face } سے لڑی شروع کی۔
}
dominoes-rolled = { $you ->
    [yes] آپ نے پھینکا: { $dice }۔
   *[no] { $player } نے پھینکا: { $dice }۔
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] آپ نے پھینکا: { $dice }۔ یہ نمبر لڑی میں پہلے سے ہے۔
        [dots] آپ نے پھینکا: { $dice }۔ اس کے نقطے کسی سرے سے میل نہیں کھاتے۔
       *[none] آپ نے پھینکا: { $dice }۔ ان میں سے کوئی نہیں لگتا۔
    }
   *[no] { $why ->
        [twice] { $player } نے پھینکا: { $dice }۔ یہ نمبر لڑی میں پہلے سے ہے۔
        [dots] { $player } نے پھینکا: { $dice }۔ اس کے نقطے کسی سرے سے میل نہیں کھاتے۔
       *[none] { $player } نے پھینکا: { $dice }۔ ان میں سے کوئی نہیں لگتا۔
    }
}
dominoes-declined = { $you ->
    [yes] آپ نے { $dice } کو پھر پھینکا۔
   *[no] { $player } نے { $dice } کو پھر پھینکا۔
}
dominoes-added = { $you ->
    [yes] آپ نے { $face } جوڑا: { $string }۔
   *[no] { $player } نے { $face } جوڑا: { $string }۔
}
dominoes-replaced = { $you ->
    [yes] آپ نے سرا { $face } سے بدلا: { $string }۔
   *[no] { $player } نے سرا { $face } سے بدلا: { $string }۔
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] پانچواں پانسہ: پوائنٹ آپ کا!
       *[failed] تین بار میں کچھ نہیں لگا: پوائنٹ آپ کا!
    }
   *[no] { $how ->
        [fifth] پانچواں پانسہ: پوائنٹ { $player } کا!
       *[failed] تین بار میں کچھ نہیں لگا: پوائنٹ { $player } کا!
    }
}
dominoes-counted = { $you ->
    [yes] آپ کی لڑی { $string } کے { $points } پوائنٹ، کل { $score }۔
   *[no] { $player } کی لڑی { $string } کے { $points } پوائنٹ، کل { $score }۔
}
dominoes-won = { $you ->
    [yes] جیت آپ کی، { $scores }۔
   *[no] جیت { $player } کی، { $scores }۔
}
dominoes-shared = مشترکہ جیت، { $scores }۔
dominoes-why-fifth = پانچواں پانسہ: پوائنٹ آپ کا۔
dominoes-why-whole = پانچوں پانسے: اس سے لمبی لڑی نہیں ہوتی۔
dominoes-why-blocks = پھر کوئی نمبر نہیں جڑتا: پوائنٹ آپ کا۔
dominoes-why-ends = پھر کوئی نمبر نہیں جڑتا، اور آپ کی لڑی ختم۔
dominoes-why-needs = { $tenths ->
    [0] پھر مقابل کو { $any } چاہیے، جو اکثر آ جاتا ہے۔
   *[other] پھر مقابل کو { $any } چاہیے، جو 10 میں سے تقریباً { $tenths } باریوں میں نہیں آتا۔
}
dominoes-why-open = پھر آپ { $any } سے آگے بڑھ سکتے ہیں۔
dominoes-why-again = شاید اگلی بار بہتر جڑے۔
result-fifteen-points = برابر باریوں کے بعد سب سے زیادہ پوائنٹ سے

dominoes-learn-roll = میز پر 3 ہے۔ ایک پانسہ پھینکیں اور دیکھیں کہ میل کھاتا ہے یا نہیں۔
dominoes-learn-roll-yes = 5 آیا! اب اسے جگہ چاہیے۔
dominoes-learn-match = نقطے دیکھیں: 3 کے سب نقطے 5 میں بھی ہیں، اس لیے دونوں میل کھاتے ہیں۔ 5 کو 3 کے ساتھ رکھیں۔
dominoes-learn-match-yes = 3 اور 5 پڑوسی ہو سکتے ہیں: 3 کے سب نقطے 5 میں بھی ہیں۔
dominoes-learn-end = آپ کا 3 آیا۔ یہ کس سرے پر لگے گا؟
dominoes-learn-end-yes = 3 کا میل 2 سے ہے، 4 سے نہیں: 4 کے بیچ میں نقطہ نہیں۔
dominoes-learn-again = ایک باری میں آپ تین بار تک پھینک سکتے ہیں۔ پھینکیں!
dominoes-learn-again-yes = 6 کسی سرے پر نہیں لگتا۔ ایک موقع اور ہے۔ تینوں بار کچھ نہ لگے تو پوائنٹ دوسرے کا۔
dominoes-learn-fifth = لڑی میں چار پانسے ہیں اور آپ کا 4 آیا۔ اسے 2 کے ساتھ رکھیں۔
dominoes-learn-fifth-yes = پانچواں پانسہ لڑی پوری کرتا ہے، اور جو اسے رکھے، پوائنٹ اس کا۔ یہ آپ کا پانچواں ہے: آپ جیت گئے!

rule-DO1 = دو نمبر تب میل کھاتے ہیں جب ایک کے سب نقطے دوسرے کے نقطوں میں موجود ہوں: 1 کا میل 3 اور 5 سے؛ 2 کا 3، 4، 5 اور 6 سے؛ 3 کا 1، 2 اور 5 سے؛ 4 کا 2، 5 اور 6 سے؛ 5 کا 1، 2، 3 اور 4 سے؛ 6 کا 2 اور 4 سے۔
rule-DO2 = لڑی میں کوئی نمبر دو بار نہیں آتا، اور پڑوسی میل کھاتے ہیں۔ جس کی شروعات ہو، وہ ایک پانسہ پھینک کر لڑی شروع کرتا ہے؛ پہلی باری دوسرے کی ہے۔
rule-DO3 = اپنی باری پر ایک پانسہ پھینکیں، تین بار تک۔ جو نمبر لڑی کے کسی سرے سے میل کھائے اور ابھی لڑی میں نہ ہو، وہ وہاں رکھا جاتا ہے اور باری آگے جاتی ہے۔ تین بار میں کچھ نہ لگے تو آپ کی باری ناکام۔ ناکام باری یا پانچویں پانسے پر راؤنڈ ختم، اور پوائنٹ اس کا جس نے آخری پانسہ جوڑا؛ کسی نے نہ جوڑا ہو تو اس کا جس نے لڑی شروع کی۔
rule-DO3R = پہلا پانسہ جو لگ سکے، اسے لگانا لازمی ہے؛ دونوں سروں پر لگتا ہو تو آپ چنیں۔ میز پر طے ہو سکتا ہے کہ جب تک پھینکنا باقی ہو، اسے پھر پھینکنے کی اجازت ہو۔ جسے پوائنٹ نہیں ملا، اگلی لڑی وہ شروع کرتا ہے۔
rule-DO4 = جس کے پہلے پانچ پوائنٹ ہوں، اس کی جیت۔
rule-DO-V1 = طریقہ “ادل بدل”: جوڑنے کے بجائے پانسہ کسی سرے والے پانسے کی جگہ لے سکتا ہے، اگر نمبر دوسرا ہو، لڑی میں نہ ہو، اور پڑوسی سے میل کھائے۔
rule-DO-V1R = جو پانسہ کام آ سکے، اسے لگانا لازمی ہے؛ جوڑیں یا بدلیں، اور کس سرے پر، یہ آپ کی مرضی۔ جو نمبر ہٹا، وہ پھر آ سکتا ہے۔ اکیلا پانسہ نہیں بدلا جا سکتا، جب تک میز پر یہ طے نہ ہو۔ پوائنٹ اس کا جس نے آخر میں جوڑا یا بدلا۔
rule-DO-V2 = طریقہ “اپنی اپنی لڑی”، دو سے چار کھلاڑی: ایک پانسہ پھینک کر شروع کریں، پھر چار، تین، دو اور ایک، اور ہر بار ان میں سے ایک پانسہ اپنی لڑی میں جوڑیں۔ کون سا پانسہ اور کون سا سرا، یہ آپ کی مرضی، مگر کوئی لگتا ہو تو لگانا لازمی ہے۔ کوئی نہ لگے، یا پانچواں لگ جائے، تو لڑی میں جتنے پانسے، اتنے پوائنٹ۔ جب کسی کے 15 ہو جائیں اور سب کی باریاں برابر ہوں تو جس کے پوائنٹ سب سے زیادہ، اس کی جیت؛ برابر ہوں تو مشترکہ جیت۔
