# 5-Dice War. `$dice` are faces joined by hyphens, `$count` how many dice, `$die` one face.

war-name = پانچ پانسوں کا مقابلہ
war-line = پانسوں کی دو ٹیمیں: نمبر سے اور جوڑ سے پکڑیں، جب تک دوسرے کے پاس کچھ نہ بچے۔

war-option-variation = طریقہ
war-option-variation-0 = اصل کھیل
war-option-variation-0-line = ہر راؤنڈ میں دو دو پانسے اور ایک بیچ میں۔
war-option-variation-1 = ہارنے والے کی مدد
war-option-variation-1-line = پہلے پوائنٹ کے بعد راؤنڈ ہارنے والا تین پانسوں سے شروع کرے۔
war-option-variation-2 = اکیلا سپاہی
war-option-variation-2-line = اکیلا پانسہ اپنے جیسے دو پانسے پکڑ سکتا ہے۔
war-option-variation-both = دونوں ایک ساتھ
war-option-variation-both-line = ہارنے والا تین پانسوں سے شروع کرے، اور اکیلا پانسہ دو پانسے پکڑ سکتا ہے۔
war-option-captures = پکڑنا
war-option-captures-forced = لازمی
war-option-captures-forced-line = جتنے زیادہ ہو سکیں؛ کون سے، یہ آپ چپکے سے چنیں۔
war-option-captures-optional = اپنی مرضی
war-option-captures-optional-line = چاہیں تو کم لیں، یا کچھ نہ لیں۔
war-option-captures-auto = خود بخود
war-option-captures-auto-line = جتنے زیادہ ہو سکیں، مقابل کا پانسہ بیچ والے سے پہلے۔
war-option-sudden = آخری پانسہ
war-option-sudden-false = پہلے تبادلہ
war-option-sudden-false-line = آخری پانسہ جاتے ہوئے بھی کچھ پکڑ لیا تو کھیل جاری۔
war-option-sudden-true = فوراً خاتمہ
war-option-sudden-true-line = آخری پانسہ گیا تو ہار، چاہے کچھ پکڑا ہو۔

war-army = { $count ->
    [one] { $player }: { $count } پانسہ
   *[other] { $player }: { $count } پانسے
}
war-army-yours = { $count ->
    [one] آپ کی ٹیم: { $count } پانسہ
   *[other] آپ کی ٹیم: { $count } پانسے
}
war-middle-shows = بیچ کے پانسے پر { $die }
war-roll = { $count ->
    [one] اپنا پانسہ پھینکیں
   *[other] اپنے { $count } پانسے پھینکیں
}
war-roll-middle = بیچ کا پانسہ پھینکیں
war-wait-middle = بیچ کا پانسہ { $player } کو پھینکنا ہے۔
war-wait-throw = { $player } کے پانسوں کا انتظار …
war-wait-choose = { $player } کے انتخاب کا انتظار …
war-threw-short = پھینک دیے
war-chose-short = چن لیا
war-choose = کیا پکڑنا ہے؟
war-choose-line = جو پانسے لینے ہوں، ان پر ٹیپ کریں۔ جب تک دونوں نہ چن لیں، کوئی نہیں دیکھتا۔
war-target = { $die } کو پکڑیں
war-target-middle = بیچ والا { $die } پکڑیں
war-capture = { $count ->
    [0] کچھ نہ پکڑیں
    [one] { $count } پانسہ پکڑیں
   *[other] { $count } پانسے پکڑیں
}
war-capture-which = پہلے چنیں
war-choice-opposing = { $by } سے { $die }
war-choice-middle = { $by } سے بیچ والا { $die }
war-choice-none = کچھ نہ لینا
war-choices = سب انتخاب
war-point = پوائنٹ!

war-move = { $move } لینا
war-move-none = کچھ نہ لینا
war-move-roll = پھینکنا

war-middle-rolled = { $you ->
    [yes] آپ نے بیچ میں { $die } پھینکا۔
   *[no] { $player } نے بیچ میں { $die } پھینکا۔
}
war-middle-again = { $you ->
    [yes] 1 نہیں گنا جاتا: بیچ کا پانسہ پھر پھینکیں۔
   *[no] 1 نہیں گنا جاتا: { $player } کو بیچ کا پانسہ پھر پھینکنا ہے۔
}
war-threw = { $you ->
    [yes] آپ نے اپنے پانسے پھینکے۔
   *[no] { $player } نے پانسے پھینکے۔
}
war-rolled = { $you ->
    [yes] آپ کے پانسوں پر { $dice }۔
   *[no] { $player } کے پانسوں پر { $dice }۔
}
war-chose = { $you ->
    [yes] آپ نے چن لیا۔
   *[no] { $player } نے چن لیا۔
}
war-captured = { $you ->
    [yes] آپ نے پکڑا: { $dice }۔
   *[no] { $player } نے پکڑا: { $dice }۔
}
war-middle-captured = { $you ->
    [yes] آپ نے بیچ کا پانسہ پکڑ لیا: { $die }۔
   *[no] { $player } نے بیچ کا پانسہ پکڑ لیا: { $die }۔
}
war-middle-stays = دونوں کے ہاتھ بیچ کے پانسے پر: { $die } وہیں رہا۔
war-nothing = کسی نے کچھ نہیں پکڑا۔
war-scored = { $you ->
    [yes] دوسری ٹیم ختم: پوائنٹ آپ کا!
   *[no] ایک ٹیم ختم: پوائنٹ { $player } کا!
}
war-won = { $you ->
    [yes] پانچ پوائنٹ پورے: جیت آپ کی، { $scores }۔
   *[no] پانچ پوائنٹ پورے: جیت { $player } کی، { $scores }۔
}

war-learn-middle = دونوں کے پاس دو دو پانسے ہیں اور بیچ میں 3 ہے۔ پھینکیں!
war-learn-middle-yes = 1 اور 2 کا جوڑ 3: بیچ کا پانسہ پکڑا گیا۔
war-learn-stays = اس بار بیچ میں 5 ہے۔ پھینکیں!
war-learn-stays-yes = 1 اور 4 کا جوڑ 5 ہے، 2 اور 3 کا بھی۔ دونوں پکڑیں تو پانسہ بیچ میں رہتا ہے۔
war-learn-choose = 1 اور 3 سے 4 مل سکتا ہے، 1 اور 5 سے 6۔ مگر آپ کا ہر پانسہ ایک ہی بار کام آتا ہے۔ ایک چنیں۔
war-learn-choose-yes = پانسہ آپ کا ہوا۔ اب آپ کے پاس چار ہیں اور دوسرے کے پاس ایک۔
war-learn-lone = آپ کے پاس ایک ہی پانسہ ہے۔ اکیلا پانسہ وہ پانسہ پکڑتا ہے جس پر وہی نمبر ہو۔ پھینکیں!
war-learn-lone-yes = 6 نے 6 پکڑ لیا۔ اکیلا پانسہ بھی بازی پلٹ سکتا ہے۔
war-learn-last = دوسرے کے پاس ایک پانسہ ہے۔ 1 اور 2 سے بیچ کا پانسہ ملتا ہے، 1 اور 4 سے 5۔ راؤنڈ کون سا جتاتا ہے؟
war-learn-last-no = بیچ کا پانسہ بعد میں سہی۔ جس کے پاس پانسہ نہ رہے، وہ راؤنڈ ہار جاتا ہے۔
war-learn-last-yes = آخری پانسہ پکڑا گیا اور راؤنڈ بھی۔ آپ کا پانچواں پوائنٹ: آپ جیت گئے!

rule-WA1 = دونوں دو دو پانسے لیں۔ جس کی پہلی باری ہو، وہ پانچواں پانسہ بیچ میں پھینکے؛ 1 آئے تو پھر سے، جب تک کوئی اور نمبر نہ آئے۔
rule-WA2 = ہر باری میں دونوں اپنے سب پانسے پھینکتے ہیں۔ ایک ہی پانسہ ہو تو آپ وہ پانسہ پکڑ سکتے ہیں جس پر وہی نمبر ہو۔ دو یا زیادہ ہوں تو کوئی بھی پانسہ جو آپ کے دو پانسوں کا جوڑ ہو۔ آپ کا ہر پانسہ صرف ایک بار پکڑنے کے کام آتا ہے۔ مقابل کے پانسے بھی پکڑے جا سکتے ہیں اور بیچ کا پانسہ بھی۔
rule-WA3 = پکڑنا ایک ہی لمحے میں ہوتا ہے: دونوں وہ لے لیتے ہیں جو انھوں نے پکڑا۔ دونوں بیچ کا پانسہ پکڑیں تو وہ وہیں رہتا ہے۔
rule-WA3R = سب پانسے پڑ جائیں تو آپ چپکے سے چنتے ہیں کہ کیا پکڑنا ہے۔ پکڑ سکتے ہوں تو پکڑنا لازمی ہے، اور جتنے زیادہ پانسے ہو سکیں؛ کون سے، یہ آپ کی مرضی۔ میز پر کچھ اور بھی طے ہو سکتا ہے۔ ایک ہی راستہ ہو تو میز خود چن لیتی ہے۔ پکڑنے والا پانسہ خود بھی پکڑا جا سکتا ہے۔ بیچ کے پانسے کا نمبر نہیں بدلتا۔ پکڑے ہوئے پانسے پکڑنے والے کے ہو جاتے ہیں۔
rule-WA4 = تبادلے کے بعد جس کے پاس کوئی پانسہ نہ ہو، وہ راؤنڈ ہار گیا اور پوائنٹ دوسرے کا۔ پھر دونوں دو دو پانسے لیتے ہیں، اور بیچ کا پانسہ راؤنڈ جیتنے والا پھینکتا ہے۔ میز پر طے ہو سکتا ہے کہ آخری پانسہ جاتے ہی راؤنڈ ختم، چاہے اس پانسے نے کچھ پکڑا ہو۔
rule-WA5 = جس کے پہلے پانچ پوائنٹ ہوں، اس کی جیت۔
rule-WA-V1 = طریقہ “ہارنے والے کی مدد”: پہلے پوائنٹ کے بعد راؤنڈ ہارنے والا اگلا راؤنڈ تین پانسوں سے شروع کرتا ہے، اور بیچ میں کوئی پانسہ نہیں ہوتا۔
rule-WA-V2 = طریقہ “اکیلا سپاہی”: جس کے پاس ایک ہی پانسہ ہو، وہ اس کے نمبر والے دو پانسوں تک پکڑ سکتا ہے۔
