# 5-Dice Tug. `$goal` is "five" or "three", `$dice` and `$kept` are faces joined by hyphens.

tug-name = پانچ پانسوں کی رسہ کشی
tug-line = وہی پانچ پانسے، دو ہدف: انھیں اپنی طرف کھینچیں۔

tug-option-variation = طریقہ
tug-option-variation-0 = اصل کھیل
tug-option-variation-0-line = ہر باری ایک یا دو پانسے پھر پھینکیں۔
tug-option-variation-1 = بڑھتے جائیں
tug-option-variation-1-line = پہلی باری ایک پانسہ، دوسری دو، تیسری تین …
tug-option-variation-2 = ہمیشہ دو
tug-option-variation-2-line = ہر باری ٹھیک دو پانسے۔
tug-option-full-house = تین اور دو
tug-option-full-house-false = نہ گنے جائیں
tug-option-full-house-false-line = باقی دو پانسے الگ الگ ہوں۔
tug-option-full-house-true = تین ایک جیسے گنے جائیں
tug-option-full-house-true-line = { "\u2066" }3-3-3-5-5{ "\u2069" } پر پوائنٹ ملے۔
tug-option-choose = ہدف چننا
tug-option-choose-once = ایک بار
tug-option-choose-once-line = ہدف پورے کھیل کے لیے رہیں۔
tug-option-choose-each-beginning = ہر پوائنٹ کے لیے
tug-option-choose-each-beginning-line = جو پوائنٹ شروع کرے، وہ نیا ہدف چنے۔ یوں کھیل کوئی بھی شروع کرے، کم فرق پڑتا ہے۔
tug-option-gift = دوسرے کا ہدف بن جائے
tug-option-gift-false = کچھ نہیں ملتا
tug-option-gift-false-line = آپ کی باری میں صرف آپ کا ہدف گنا جائے۔
tug-option-gift-true = تحفہ ہے
tug-option-gift-true-line = پوائنٹ دوسرے کھلاڑی کو ملے۔
tug-option-start = { option-start }
tug-option-start-roll = { option-start-roll }
tug-option-start-roll-line = { option-start-roll-line }
tug-option-start-roll-always = { option-start-roll-always }
tug-option-start-roll-always-line = { option-start-roll-always-line }
tug-option-start-lot = { option-start-lot }
tug-option-start-lot-line = { option-start-lot-line }
tug-option-start-winner = { option-start-winner }
tug-option-start-winner-line = { option-start-winner-line }
tug-option-start-host = { option-start-host }
tug-option-start-host-line = { option-start-host-line }

tug-goal-five = پانچ الگ الگ
tug-goal-five-line = کوئی نمبر دو بار نہیں۔
tug-goal-three = تین ایک جیسے
tug-goal-three-line = { $fullhouse ->
    [yes] پورے تین، اور 1 کے ساتھ 6 کبھی نہیں۔
   *[no] پورے تین، باقی دو الگ الگ، اور 1 کے ساتھ 6 کبھی نہیں۔
}
tug-choose = کس طرف کھینچنا ہے؟
tug-choose-line = { $choose ->
    [each_beginning] اس پوائنٹ کے لیے آپ کا ہدف۔
   *[once] پورے کھیل کے لیے آپ کا ہدف۔
}
tug-choosing = { $player } کو ہدف چننے دیں …
tug-rope = رسہ: { $left } { $leftscore }، { $right } { $rightscore }۔ پانچ پوائنٹ پر جیت۔
tug-roll-five = پانچ پانسے پھینکیں
tug-roll = { $count ->
    [one] { $count } پانسہ پھینکیں
   *[other] { $count } پانسے پھینکیں
}
tug-roll-none = پانسے پھینکیں
tug-lift = { $most ->
    [1] جو پانسہ پھر پھینکنا ہو، اس پر ٹیپ کریں۔
   *[other] { $least ->
        [1] پھر پھینکنے کے لیے زیادہ سے زیادہ { $most } پانسوں پر ٹیپ کریں۔
       *[other] پھر پھینکنے کے لیے { $least } پانسوں پر ٹیپ کریں۔
    }
}
tug-left = { $left ->
    [one] باری { $number } میں { $left } پانسہ پھینکنا باقی
   *[other] باری { $number } میں { $left } پانسے پھینکنے باقی
}
tug-beginning = نیا آغاز: اب { $player } کے پانسے۔
tug-wait = کون سے پانسے پھینکنے ہیں؟ { $player } کو سوچنے دیں۔
tug-point = پوائنٹ!

tug-move = { $move } رکھنا
tug-move-none = پانچوں پھینکنا
tug-move-roll = پھینکنا
tug-move-five = پانچ الگ الگ کے لیے کھینچنا
tug-move-three = تین ایک جیسے کے لیے کھینچنا

tug-chose = { $you ->
    [yes] { $goal ->
        [five] آپ کا ہدف: پانچ الگ الگ۔
       *[three] آپ کا ہدف: تین ایک جیسے۔
    }
   *[no] { $goal ->
        [five] { $player } کا ہدف: پانچ الگ الگ۔
       *[three] { $player } کا ہدف: تین ایک جیسے۔
    }
}
tug-kept = { $you ->
    [yes] { $lifted ->
        [one] آپ نے ایک پانسہ پھر پھینکا۔
       *[other] آپ نے { $lifted } پانسے پھر پھینکے۔
    }
   *[no] { $lifted ->
        [one] { $player } نے ایک پانسہ پھر پھینکا۔
       *[other] { $player } نے { $lifted } پانسے پھر پھینکے۔
    }
}
tug-rolled = پانسوں پر { $dice }۔
tug-vain = { $you ->
    [yes] { $goal ->
        [five] پانچ الگ الگ، مگر آپ کے پھینکنے سے: پوائنٹ کسی کا نہیں۔
       *[three] تین ایک جیسے، مگر آپ کے پھینکنے سے: پوائنٹ کسی کا نہیں۔
    }
   *[no] { $goal ->
        [five] پانچ الگ الگ، مگر { $player } کے پھینکنے سے: پوائنٹ کسی کا نہیں۔
       *[three] تین ایک جیسے، مگر { $player } کے پھینکنے سے: پوائنٹ کسی کا نہیں۔
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] پانچ الگ الگ: پوائنٹ آپ کا!
       *[three] تین ایک جیسے: پوائنٹ آپ کا!
    }
   *[no] { $goal ->
        [five] پانچ الگ الگ: پوائنٹ { $player } کا!
       *[three] تین ایک جیسے: پوائنٹ { $player } کا!
    }
}
tug-won = { $you ->
    [yes] پانچ پوائنٹ پورے: جیت آپ کی، { $scores }۔
   *[no] پانچ پوائنٹ پورے: جیت { $player } کی، { $scores }۔
}

tug-learn-goal = دونوں کے پانسے وہی پانچ ہیں، مگر چاہتے دونوں الگ چیز ہیں۔ “تین ایک جیسے” چنیں۔
tug-learn-goal-yes = اب یہ آپ کا ہدف ہے۔ دوسرا کھلاڑی پانچ الگ الگ نمبروں کے لیے کھینچتا ہے۔
tug-learn-roll = جو چنے، وہی شروع کرے۔ پانچوں پانسے پھینکیں۔
tug-learn-roll-yes = دونوں میں سے کوئی ہدف نہیں بنا، اس لیے ابھی کسی کا پوائنٹ نہیں۔ پہلی باری آپ کی ہے۔
tug-learn-pull = دو بار 4، اچھی شروعات! باقی میں سے دو پانسے اٹھائیں اور پھر پھینکیں۔
tug-learn-pull-no = دونوں 4 رکھیں، اور باقی میں سے دو اٹھائیں۔
tug-learn-pull-yes = تین بار 4: یہی آپ کا ہدف ہے، اور ایک پوائنٹ آپ کا۔
tug-learn-spoilt = تین بار 2، پھر بھی پوائنٹ نہیں: 1 اور 6 ایک ساتھ نہ ہوں۔ ان میں سے ایک اٹھائیں۔
tug-learn-spoilt-no = تینوں 2 وہیں رہنے دیں۔
tug-learn-spoilt-yes = تین ایک جیسے، اور 1 اور 6 ایک ساتھ نہیں: اب یہ گنا جاتا ہے۔
tug-learn-different = اب آپ پانچ الگ الگ نمبروں کے لیے کھینچتے ہیں، اور 4 کے مقابلے میں 4 پوائنٹ ہیں۔ کون سا پانسہ رکاوٹ ہے؟
tug-learn-different-no = دو 1 میں سے صرف ایک اٹھائیں۔
tug-learn-different-yes = پانچ الگ الگ نمبر اور آپ کا پانچواں پوائنٹ: آپ جیت گئے!

rule-TU1 = ایک کھلاڑی پانچ الگ الگ نمبروں کے لیے کھینچتا ہے۔ دوسرا پورے تین ایک جیسے کے لیے، مگر پانچ پانسوں میں 1 اور 6 دونوں ایک ساتھ نہ ہوں۔
rule-TU1R = ایک نمبر کے تین اور دوسرے کے دو پانسے تین ایک جیسے نہیں گنے جاتے۔ میز پر طے ہو سکتا ہے کہ گنے جائیں۔
rule-TU2 = جس کی پہلی باری ہو، وہ پورے کھیل کے لیے ہدف چنتا ہے اور پانچوں پانسے پھینکتا ہے: یہ آغاز ہے۔ اسی سے کوئی ہدف بن جائے تو پوائنٹ ہدف والے کا، اور اگلا آغاز اس کا مقابل پھینکتا ہے۔ میز پر طے ہو سکتا ہے کہ جو پوائنٹ شروع کرے، وہ پانچوں پانسے پھینکنے سے پہلے نیا ہدف چنے۔
rule-TU3 = پھر باری باری، پہلے وہ جس نے آغاز پھینکا: ایک یا دو پانسے پھر پھینکیں، دو ہوں تو ایک ساتھ۔ آپ کا اپنا ہدف بن جائے تو پوائنٹ آپ کا؛ پھر نیا آغاز آپ کا مقابل پھینکتا ہے اور پہلی باری بھی اسی کی۔
rule-TU3R = آپ کے پھینکنے سے دوسرے کا ہدف بن جائے تو کسی کو پوائنٹ نہیں: پانسے ویسے ہی رہتے ہیں، اور دوسرے کو بھی پھینکنا پڑتا ہے۔ میز پر طے ہو سکتا ہے کہ یہ تحفہ ہے اور پوائنٹ دوسرے کا۔
rule-TU4 = جس کے پہلے پانچ پوائنٹ ہوں، اس کی جیت۔
rule-TU-V1 = طریقہ “بڑھتے جائیں”: ہر پوائنٹ کی پہلی باری میں ایک پانسہ پھر پھینکا جاتا ہے، دوسری میں دو، تیسری میں تین، باری چاہے جس کی ہو۔ ایک ایک کر کے پھینکیں یا اکٹھے، جیسے چاہیں، اور بیچ میں دیکھتے جائیں؛ رکنا تب ہے جب پوائنٹ مل جائے یا سب پھینکے جا چکیں۔
rule-TU-V2 = طریقہ “ہمیشہ دو”: ہر باری میں ٹھیک دو پانسے پھر پھینکے جاتے ہیں۔
