# 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
# `$dice` and `$kept` are faces joined by hyphens.

detective-name = پانچ پانسوں کا جاسوس
detective-line = دو، تین، چار ایک جیسے: چھ میں سے ایک ملزم کے خلاف ثبوت جمع کریں۔

detective-option-variation = طریقہ
detective-option-variation-0 = اصل کھیل
detective-option-variation-0-line = دوبارہ پھینکنے کے بعد لڑی میں پرانے اور نئے دونوں پانسے ہوں۔
detective-option-variation-1 = کوئی بھی لڑی
detective-option-variation-1-line = دوبارہ پھینکنے کے بعد ہر لڑی گنی جائے۔
detective-option-variation-2 = سب کی ایک فائل
detective-option-variation-2-line = ثبوت سب کے مشترکہ؛ تیسرا ثبوت ڈھونڈیں اور ملزم پر دائرہ لگائیں۔
detective-option-variation-both = دونوں ایک ساتھ
detective-option-variation-both-line = ہر لڑی گنی جائے، اور ثبوت سب کے مشترکہ۔
detective-option-last-turn = آخری باری
detective-option-last-turn-others = باقی سب
detective-option-last-turn-others-line = کیس حل ہونے پر باقی سب کو ایک ایک باری اور۔
detective-option-last-turn-equal-turns = برابر باریاں
detective-option-last-turn-equal-turns-line = صرف انھیں جن کی باریاں کم ہوئیں۔
detective-option-last-turn-none = کوئی نہیں
detective-option-last-turn-none-line = جو پہلے حل کرے، فوراً اس کی جیت۔
detective-option-record = درج کرنا کب لازمی ہے
detective-option-record-first-roll = پہلی بار ہی
detective-option-record-first-roll-line = ایک فائل: پہلی بار کچھ درج ہو سکے تو پانسے وہی رہیں۔
detective-option-record-after-reroll = دوبارہ پھینکنے کے بعد
detective-option-record-after-reroll-line = ایک فائل: ہمیشہ پھر پھینک سکتے ہیں؛ 30 باریوں میں کچھ درج نہ ہو تو کھیل ختم۔

detective-means = ذریعہ
detective-motive = وجہ
detective-opportunity = موقع
detective-means-dice = دو ایک جیسے
detective-motive-dice = تین ایک جیسے
detective-opportunity-dice = چار ایک جیسے
detective-suspect = ملزم { $suspect }
detective-file-yours = آپ کی کیس فائل
detective-file-of = { $player } کی کیس فائل
detective-file-all = سب کی کیس فائل
detective-others = دوسروں کی کیس فائلیں
detective-has = مل گیا
detective-has-not = نہیں ملا
detective-has-by = { $player } کو ملا
detective-solved-mark = حل
detective-circled-by = { $player } نے دائرہ لگایا
detective-circles = { $count ->
    [one] { $count } دائرہ
   *[other] { $count } دائرے
}
detective-progress = ایک ملزم کے 3 میں سے { $count } ثبوت
detective-record = ملزم { $suspect } کے خلاف { $evidence ->
    [means] ذریعہ
    [motive] وجہ
   *[opportunity] موقع
} درج کریں
detective-record-nothing = کچھ درج نہ کریں
detective-pass-on = کچھ نہیں ملا: آگے بڑھیں
detective-kept-dice = رکھے ہوئے
detective-new-dice = نئے
detective-both = ثبوت میں ایک رکھا ہوا اور ایک نیا پانسہ ضروری ہے۔
detective-roll-five = پانچ پانسے پھینکیں
detective-roll = { $count ->
    [one] { $count } پانسہ پھر پھینکیں
   *[other] { $count } پانسے پھر پھینکیں
}
detective-roll-none = پھر پھینکیں
detective-choose = ایک ثبوت درج کریں، یا جو پانسے پھر پھینکنے ہوں، ان پر ٹیپ کریں۔
detective-choose-none = درج کرنے کو کچھ نہیں۔ پھر پھینکنے کے لیے پانسوں پر ٹیپ کریں۔
detective-choose-record = چنیں کہ کیا درج کرنا ہے۔
detective-wait-roll = اب { $player } کے پانسے۔
detective-wait = { $player } کی نظر پانسوں پر ہے۔
detective-last = { $count ->
    [one] کیس حل ہو گیا۔ ایک آخری باری۔
   *[other] کیس حل ہو گیا۔ { $count } آخری باریاں۔
}
detective-idle = لگاتار باریاں جن میں کچھ درج نہیں ہوا: 30 میں سے { $count }۔

detective-move = { $move } رکھنا
detective-move-none = پانچوں پھر پھینکنا
detective-move-roll = پھینکنا
detective-move-nothing = کچھ درج نہ کرنا
detective-move-means1 = 1 کے خلاف ذریعہ
detective-move-means2 = 2 کے خلاف ذریعہ
detective-move-means3 = 3 کے خلاف ذریعہ
detective-move-means4 = 4 کے خلاف ذریعہ
detective-move-means5 = 5 کے خلاف ذریعہ
detective-move-means6 = 6 کے خلاف ذریعہ
detective-move-motive1 = 1 کے خلاف وجہ
detective-move-motive2 = 2 کے خلاف وجہ
detective-move-motive3 = 3 کے خلاف وجہ
detective-move-motive4 = 4 کے خلاف وجہ
detective-move-motive5 = 5 کے خلاف وجہ
detective-move-motive6 = 6 کے خلاف وجہ
detective-move-opportunity1 = 1 کے خلاف موقع
detective-move-opportunity2 = 2 کے خلاف موقع
detective-move-opportunity3 = 3 کے خلاف موقع
detective-move-opportunity4 = 4 کے خلاف موقع
detective-move-opportunity5 = 5 کے خلاف موقع
detective-move-opportunity6 = 6 کے خلاف موقع

detective-rolled = پانسوں پر { $dice }۔
detective-kept = { $you ->
    [yes] { $lifted ->
        [one] آپ نے ایک پانسہ پھر پھینکا۔
       *[other] آپ نے { $lifted } پانسے پھر پھینکے۔
    }
   *[no] { $lifted ->
        [one] { $player } نے ایک پانسہ پھر پھینکا۔
       *[other] { $player } نے { $lifted } پانسے پھر پھینکے۔
    }
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] آپ کو ملزم { $suspect } کے خلاف ذریعہ مل گیا۔
        [motive] آپ کو ملزم { $suspect } کے خلاف وجہ مل گئی۔
       *[opportunity] آپ کو ملزم { $suspect } کے خلاف موقع مل گیا۔
    }
   *[no] { $evidence ->
        [means] { $player } کو ملزم { $suspect } کے خلاف ذریعہ مل گیا۔
        [motive] { $player } کو ملزم { $suspect } کے خلاف وجہ مل گئی۔
       *[opportunity] { $player } کو ملزم { $suspect } کے خلاف موقع مل گیا۔
    }
}
detective-nothing = { $you ->
    [yes] آپ نے کچھ درج نہیں کیا۔
   *[no] { $player } نے کچھ درج نہیں کیا۔
}
detective-old-dice = کوئی نیا { $face } نہیں آیا، اس لیے پرانے نہیں گنے جاتے۔
detective-stalled = لگاتار 30 باریوں میں کچھ درج نہیں ہوا: کھیل یہیں ختم۔
detective-solved = { $you ->
    [yes] کیس حل: آپ نے ثابت کر دیا کہ مجرم نمبر { $suspect } ہے!
   *[no] کیس حل: { $player } نے ثابت کر دیا کہ مجرم نمبر { $suspect } ہے!
}
detective-last-turns = { $count ->
    [one] دوسرے کو ایک آخری باری۔
   *[other] باقی { $count } کو ایک ایک آخری باری۔
}
detective-circled = { $you ->
    [yes] آپ نے ملزم { $suspect } پر دائرہ لگایا۔
   *[no] { $player } نے ملزم { $suspect } پر دائرہ لگایا۔
}
detective-won = { $you ->
    [yes] کیس آپ کے نام۔
   *[no] کیس { $player } کے نام۔
}
detective-why-solves = اس سے معاملہ حل ہو جاتا ہے۔
detective-why-clue = ملزم { $suspect } کے 3 میں سے { $count } ثبوت ہو جاتے ہیں۔
detective-why-may-solve = 10 میں سے تقریباً { $tenths } بار معاملہ حل ہو جاتا ہے۔
detective-why-rolls = { $tenths ->
    [0] قسمت ساتھ دے تو ثبوت ملتا ہے۔
   *[other] 10 میں سے تقریباً { $tenths } بار ثبوت ملتا ہے۔
}
detective-why-rarer = { $tenths ->
    [0] قسمت ساتھ دے تو زیادہ نایاب ثبوت ملتا ہے۔
   *[other] 10 میں سے تقریباً { $tenths } بار زیادہ نایاب ثبوت ملتا ہے۔
}
detective-why-nothing = یہ ثبوت دوسروں کے زیادہ کام آئے گا۔
result-murder-solved = کیس حل کر کے
result-suspect-1 = ملزم 1 کے خلاف ذریعہ، وجہ اور موقع سے
result-suspect-2 = ملزم 2 کے خلاف ذریعہ، وجہ اور موقع سے
result-suspect-3 = ملزم 3 کے خلاف ذریعہ، وجہ اور موقع سے
result-suspect-4 = ملزم 4 کے خلاف ذریعہ، وجہ اور موقع سے
result-suspect-5 = ملزم 5 کے خلاف ذریعہ، وجہ اور موقع سے
result-suspect-6 = ملزم 6 کے خلاف ذریعہ، وجہ اور موقع سے
result-most-circles = سب سے زیادہ دائروں سے

detective-learn-roll = یہ کسی کا کام ہے، اور پانسے آپ کے گواہ ہیں۔ انھیں پھینکیں۔
detective-learn-roll-yes = تین بار 4: یہ ملزم 4 کے خلاف ہیں۔
detective-learn-record = دو ایک جیسے ذریعہ ہیں، تین وجہ، چار موقع۔ وجہ درج کریں۔
detective-learn-record-no = تین ایک جیسے اس سے بڑھ کر ہیں: وجہ درج کریں۔
detective-learn-record-yes = تین بار 4 ملزم 4 کی وجہ ہے۔ ایک باری میں ایک ثبوت درج ہوتا ہے۔
detective-learn-again = دو 2 تو ذریعہ ہیں۔ ذرا ہمت کریں: دونوں 2 رکھیں اور باقی تین پھر پھینکیں۔
detective-learn-again-yes = ایک اور 2!
detective-learn-both = رکھے ہوئے اور نئے پانسے مل کر گنے جاتے ہیں۔ ملزم 2 کے خلاف وجہ درج کریں۔
detective-learn-both-no = اس میں زیادہ ہے: تین 2 وجہ ہیں۔
detective-learn-both-yes = کچھ پانسے پھر پھینکیں تو ثبوت میں ایک رکھا ہوا اور ایک نیا پانسہ ضروری ہے: یہاں دو رکھے ہوئے 2 اور ایک نیا۔
detective-learn-solve = ملزم 5 کے خلاف آپ کے پاس ذریعہ اور وجہ ہیں۔ اب چار 5 آئے ہیں۔ کیا رہ گیا ہے؟
detective-learn-solve-no = چار 5 ہی آپ کو چاہیے تھے: موقع درج کریں۔
detective-learn-solve-yes = ذریعہ، وجہ اور موقع: معاملہ حل! دوسرے کی ایک آخری باری تھی، اور آپ جیت گئے۔

rule-DE1 = کسی نمبر کے دو پانسے اس ملزم کے خلاف ذریعہ ہیں، تین وجہ، چار موقع۔ لمبی لڑی کو کم بھی درج کر سکتے ہیں: چار یا پانچ ایک جیسے ہوں تو تینوں میں سے کوئی ایک، تین ایک جیسے ہوں تو وجہ یا ذریعہ۔
rule-DE2 = پانچ پانسے پھینکیں۔ پھر انھی سے ایک ثبوت درج کریں؛ یا پانچوں پھر پھینکیں اور نئے پانسوں سے ایک ثبوت درج کریں؛ یا ایک سے چار پانسے پھر پھینکیں اور ایسا ثبوت درج کریں جو رکھے ہوئے اور نئے پانسوں سے مل کر بنے۔
rule-DE2R = ایک باری میں زیادہ سے زیادہ ایک ثبوت، اور ایسا نہیں جو پہلے سے آپ کے پاس ہو۔ کچھ پانسے پھر پھینکنے کے بعد لڑی تب ہی گنی جاتی ہے جب اس کا نمبر رکھے ہوئے پانسوں میں بھی ہو اور نئے پانسوں میں بھی۔ دوبارہ پھینکنے کے بعد درج کرنا ضروری نہیں۔
rule-DE3 = جس کے پاس سب سے پہلے ایک ہی ملزم کے خلاف ذریعہ، وجہ اور موقع تینوں ہوں، اس نے کیس حل کر لیا۔ پھر باقی سب کو ترتیب سے ایک ایک آخری باری ملتی ہے۔
rule-DE3R = جو اس آخری باری میں حل کر لے، وہ بھی جیت میں شریک۔ میز پر طے ہو سکتا ہے کہ آخری باری صرف انھیں ملے جن کی باریاں کم ہوئیں، یا کسی کو نہ ملے۔
rule-DE-V1 = طریقہ “کوئی بھی لڑی”: کچھ پانسے پھر پھینکنے کے بعد ہر لڑی گنی جاتی ہے، پرانے پانسوں کی ہو، نئے کی یا دونوں کی۔
rule-DE-V2 = طریقہ “سب کی ایک فائل”: ہر ثبوت صرف ایک بار درج ہوتا ہے، جسے ملے وہی کرے۔ تیسرا ثبوت ڈھونڈنے والا ملزم پر دائرہ لگاتا ہے۔ جب چھ کے چھ پر دائرہ لگ جائے تو جس کے دائرے سب سے زیادہ، اس کی جیت؛ برابر ہوں تو مشترکہ جیت۔
rule-DE-V2R = “سب کی ایک فائل” میں جو درج ہو سکے، اسے درج کرنا لازمی ہے۔ پہلی بار ہی کچھ درج ہو سکتا ہو تو پانسے وہی رہیں گے؛ ورنہ پھر پھینکے جائیں گے۔ میز پر طے ہو سکتا ہے کہ پہلی بار کے پانسے ہمیشہ پھر پھینکے جا سکیں اور درج کرنا اس کے بعد ہی لازمی ہو؛ تب لگاتار 30 باریوں میں کچھ درج نہ ہو تو کھیل ختم۔ کھیل پہلے ختم ہو جاتا ہے جب کسی کی جگہ بدل ہی نہ سکے: دو کھلاڑی ہوں تو جب برتری باقی ملزموں کی گنتی سے زیادہ ہو۔
