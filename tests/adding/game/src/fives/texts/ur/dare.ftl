# 5-Dice Dare. `$dice` are faces joined by hyphens, `$total` is their sum.

dare-name = پانچ پانسوں کی ہمت
dare-line = جو ہے اس پر رکیں، یا ایک بار پھر پھینکیں؟

dare-option-holds = برابر جوڑ
dare-option-holds-false = کسی کا پوائنٹ نہیں
dare-option-holds-true = پہلا جوڑ جیتے

dare-total = جوڑ: { $total }
dare-beat = اس سے زیادہ چاہیے: { $total }
dare-roll = پانچ پانسے پھینکیں
dare-wait = اب { $player } کی باری۔
dare-point = پوائنٹ!

dare-move-roll = پھینکنا
dare-move-again = ایک بار پھر
dare-move-stop = بس

dare-rolled = { $you ->
    [yes] آپ کے پانسے { $dice }، جوڑ { $total }۔
   *[no] { $player } کے پانسے { $dice }، جوڑ { $total }۔
}
dare-dared = { $you ->
    [yes] آپ نے ایک بار پھر پھینکے۔
   *[no] { $player } نے ایک بار پھر پھینکے۔
}
dare-stopped = { $you ->
    [yes] آپ نے { $total } پر بس کیا۔
   *[no] { $player } نے { $total } پر بس کیا۔
}
dare-tied = دونوں کا جوڑ { $total }: راؤنڈ پھر سے۔
dare-scored = { $you ->
    [yes] پوائنٹ آپ کا!
   *[no] پوائنٹ { $player } کا!
}
dare-won = { $you ->
    [yes] تین پوائنٹ پورے: جیت آپ کی، { $scores }۔
   *[no] تین پوائنٹ پورے: جیت { $player } کی، { $scores }۔
}

dare-learn-throw = جس کا جوڑ زیادہ ہو، پوائنٹ اس کا۔ اپنے پانچ پانسے پھینکیں۔
dare-learn-throw-yes = جوڑ 26۔ دوبارہ پھینکنے سے یہ بدل جائے گا۔
dare-learn-stop = پانچوں ایک بار پھر پھینکیں، یا بس کریں۔ 26 سے بڑھنا مشکل ہے۔
dare-learn-stop-no = دوسری بار کا جوڑ گنا جاتا ہے، چاہے کم ہو۔ 26 پر بس کریں۔
dare-learn-stop-yes = 17 کم تھا، اور دوسری بار بھی کم: پوائنٹ آپ کا۔
dare-learn-dare = دوسرے کا جوڑ 21 ہے، آپ کا 16۔ اب کیا کریں؟
dare-learn-dare-no = 21 کے مقابلے میں 16 پر پوائنٹ جاتا ہے۔
dare-learn-dare-yes = جوڑ 25: ہمت کی اور پوائنٹ ملا۔
dare-learn-win = 2 کے مقابلے میں 2 پوائنٹ ہیں۔ آپ کا جوڑ 25 ہے، دوسرے کا 24۔
dare-learn-win-yes = آپ کا تیسرا پوائنٹ: آپ جیت گئے!

rule-DA1 = ہر راؤنڈ میں دونوں کی ایک ایک باری ہے، ایک کے بعد دوسری۔ باری پانچوں پانسے پھینکنے سے شروع ہوتی ہے۔
rule-DA2 = پھر بس کریں، یا پانچوں پانسے ایک بار پھر پھینکیں۔ دوسری بار کا جوڑ گنا جاتا ہے، چاہے کم ہو۔
rule-DA3 = جس کا جوڑ زیادہ ہو، پوائنٹ اس کا۔ اگلا راؤنڈ دوسرا کھلاڑی شروع کرتا ہے۔
rule-DA3R = دونوں جوڑ برابر ہوں تو کسی کو پوائنٹ نہیں، اور وہی کھلاڑی راؤنڈ پھر شروع کرتا ہے۔ میز پر طے ہو سکتا ہے کہ پہلا جوڑ جیتے۔
rule-DA4 = جس کے پہلے تین پوائنٹ ہوں، اس کی جیت۔

result-three-points = تین پوائنٹ سے
