# Find Fives. `$shape` is the letter of a tile, `$roll` the symbols rolled (a to f), `$points` and `$count` numbers.
find_fives-name = پانچ کی تلاش
find_fives-line = پانسوں پر پانچ نشان آتے ہیں۔ سب ایک ساتھ انھیں ڈھونڈتے ہیں، اور کوئی ریت گھڑی پلٹ دیتا ہے۔
find_fives-turn-everyone = سب ڈھونڈ رہے ہیں
find_fives-level-beginner-line = تقریباً ایک تہائی پوائنٹ ڈھونڈتا ہے
find_fives-level-casual-line = تقریباً آدھے پوائنٹ ڈھونڈتا ہے
find_fives-level-strong-line = تقریباً دو تہائی پوائنٹ ڈھونڈتا ہے
find_fives-level-perfect-line = بہترین پنجے فوراً دیکھ لیتا ہے
find_fives-level-beginner-plain = تقریباً ایک تہائی پوائنٹ ڈھونڈتا ہے۔ پہلے کھیل کے لیے اچھا۔
find_fives-level-casual-plain = تقریباً آدھے پوائنٹ ڈھونڈتا ہے۔
find_fives-level-strong-plain = تقریباً دو تہائی پوائنٹ ڈھونڈتا ہے۔ اسے ہرانا مشکل ہے۔
find-fives-option-mode = کھیل
find-fives-option-mode-race = دوڑ
find-fives-option-mode-race-line = پانچ راؤنڈ، ہر ایک میں پانچ پنجے تک۔ اکیلے ہوں تو مشق۔
find-fives-option-mode-puzzle = پہیلی
find-fives-option-mode-puzzle-line = بارہ راؤنڈ، ہر ایک میں ایک پنجہ، اور بورڈ بھرتا جاتا ہے۔
find-fives-option-mode-solo = اکیلے
find-fives-option-mode-solo-line = ایک کھلاڑی کی پہیلی، بغیر ریت گھڑی۔
find-fives-option-boards = بورڈ
find-fives-option-boards-white = سب کے الگ
find-fives-option-boards-white-line = ہر ایک کا اپنا بورڈ، سب برابر کے بھرپور۔
find-fives-option-boards-grey = سب کا ایک جیسا
find-fives-option-boards-grey-line = سب ایک ہی جیسے بورڈ پر ڈھونڈیں۔
find-fives-option-timer = ریت گھڑی
find-fives-option-timer-15 = 15 سیکنڈ
find-fives-option-timer-30 = 30 سیکنڈ
find-fives-option-timer-45 = 45 سیکنڈ
find-fives-option-timer-60 = 60 سیکنڈ
find-fives-option-timer-90 = 90 سیکنڈ
find-fives-option-timer-120 = 2 منٹ
find-fives-option-timer-180 = 3 منٹ
find-fives-option-limit = ایک راؤنڈ زیادہ سے زیادہ
find-fives-option-limit-10 = 10 منٹ
find-fives-option-limit-5 = 5 منٹ
find-fives-option-limit-3 = 3 منٹ
find-fives-option-limit-0 = جتنا جی چاہے
find-fives-option-guard = غلط گھیرے
find-fives-option-guard-auto = معمول کے مطابق
find-fives-option-guard-auto-line = اکیلے کھیلیں تو روکے جائیں، میز پر اجازت ہو۔
find-fives-option-guard-off = اجازت ہے
find-fives-option-guard-off-line = جیسے کاغذ پر: جو غلط ہو، وہ گنا نہیں جاتا۔
find-fives-option-guard-on = روکے جائیں
find-fives-option-guard-on-line = جس کے پوائنٹ نہ بنتے ہوں، میز اسے بننے نہ دے۔
find-fives-option-tiles = ٹائلوں کے پوائنٹ
find_fives-boards = بورڈ میز پر ہیں۔
find_fives-rolled-again = پانسوں پر { $roll }۔ ایک جیسے بہت زیادہ ہیں: پانچوں پھر سے پھینکے جاتے ہیں۔
find_fives-rolled = { $rounds } میں سے راؤنڈ { $round }: پانسوں پر { $roll }۔
find_fives-last-round = آخری راؤنڈ: ہر پنجہ دگنا گنا جائے گا۔
find_fives-outlined = { $you ->
    [yes] آپ نے شکل { $shape } گھیری۔
   *[no] { $player } نے شکل { $shape } گھیری۔
}
find_fives-erased = { $you ->
    [yes] آپ نے شکل { $shape } مٹائی۔
   *[no] { $player } نے شکل { $shape } مٹائی۔
}
find_fives-turned = { $you ->
    [yes] آپ نے ریت گھڑی پلٹ دی: دوسروں کے پاس { $seconds } سیکنڈ ہیں۔
   *[no] { $player } نے ریت گھڑی پلٹ دی: { $seconds } سیکنڈ باقی!
}
find_fives-done = { $you ->
    [yes] آپ کا کام پورا۔
   *[no] { $player } کا کام پورا۔
}
find_fives-time-up = بس! ریت ختم ہو گئی۔
find_fives-limit-up = بس! وقت ختم۔
find_fives-all-done = بس! سب کا کام پورا۔
find_fives-scored = { $you ->
    [yes] آپ کے نام { $points ->
        [one] { $points } پوائنٹ
       *[other] { $points } پوائنٹ
    }{ $bonus ->
        [0] { "" }
       *[other] ، ان میں ایک ریت گھڑی کا
    }۔
   *[no] { $player } کے نام { $points ->
        [one] { $points } پوائنٹ
       *[other] { $points } پوائنٹ
    }{ $bonus ->
        [0] { "" }
       *[other] ، ان میں ایک ریت گھڑی کا
    }۔
}
find_fives-circled = { $you ->
    [yes] آپ نے شکل { $shape } پر دائرہ لگایا: { $points ->
        [one] { $points } پوائنٹ
       *[other] { $points } پوائنٹ
    }۔
   *[no] { $player } نے شکل { $shape } پر دائرہ لگایا: { $points ->
        [one] { $points } پوائنٹ
       *[other] { $points } پوائنٹ
    }۔
}
find_fives-missed = { $you ->
    [yes] اس راؤنڈ میں آپ کا کوئی درست پنجہ نہیں{ $wiped ->
        [0] ۔
       *[other] : آپ کا گھیرا مٹا دیا گیا۔
    }
   *[no] اس راؤنڈ میں { $player } کا کوئی درست پنجہ نہیں{ $wiped ->
        [0] ۔
       *[other] : گھیرا مٹا دیا گیا۔
    }
}
find_fives-hatched = { $you ->
    [yes] آپ نے شکل { $shape } کاٹی اور اس کے خانے لکیروں سے بھرے۔
   *[no] { $player } نے شکل { $shape } کاٹی اور اس کے خانے لکیروں سے بھرے۔
}
find_fives-crossed = { $you ->
    [yes] اب کوئی شکل نہیں سماتی: آپ نے شکل { $shape } کاٹی۔
   *[no] اب کوئی شکل نہیں سماتی: { $player } نے شکل { $shape } کاٹی۔
}
find_fives-nobody = کسی کو پنجہ نہیں ملا: کھیل ختم۔
find_fives-move = { $move } گھیرنا
find_fives-move-timer = ریت گھڑی پلٹنا
find_fives-move-done = کام پورا
find_fives-move-next = اگلا راؤنڈ
find_fives-move-erase = گھیرا { $move } مٹانا
find_fives-move-hatch = { $move } لکیروں سے بھرنا
find_fives-move-cross = { $move } کاٹنا
find_fives-why-counts = گنا جائے گا
find_fives-why-mismatch = پانسوں سے نہیں ملتا: پنجہ نہیں
find_fives-why-overlap = دوسرے پنجے پر چڑھا ہے: دونوں نہیں گنے جائیں گے
find_fives-why-repeat = وہی شکل پھر: صرف ایک گنی جائے گی
find_fives-why-surplus = پانچ سے زیادہ: سب سے مہنگے نہیں گنے جائیں گے
find_fives-why-used = اس شکل پر دائرہ لگ چکا یا یہ کٹ چکی
find_fives-why-occupied = خانے خالی نہیں
result-most-points = سب سے زیادہ پوائنٹ سے
result-best-round = پوائنٹ برابر، مگر راؤنڈ بہترین
result-more-fives = پوائنٹ برابر، مگر پنجے زیادہ
result-points-shared = برابر پوائنٹ سے
result-played-alone = سب راؤنڈ پورے
find_fives-learn-find = پانسوں پر پانچ نشان ہیں۔ ساتھ ساتھ پانچ خانے ڈھونڈیں جن پر ٹھیک یہی ہوں، اور ان پر انگلی پھیریں۔ اشارہ: بایاں کنارہ دیکھیں۔
find_fives-learn-find-yes = پنجہ: پانچ خانے، پہلو سے پہلو جڑے، جن پر ٹھیک وہی پانچ نشان ہیں جو پانسوں پر آئے۔
find_fives-learn-another = ہر شکل ایک ہی بار گنی جاتی ہے، اور کوئی خانہ دو بار نہیں۔ ایک اور پنجہ ڈھونڈیں۔ اشارہ: نیچے بایاں کونا۔
find_fives-learn-another-yes = دوسری شکل، دوسرے خانے: دونوں پنجے گنے جاتے ہیں۔
find_fives-learn-circle = پہیلی میں اور اکیلے آپ ہر راؤنڈ میں ایک پنجہ ڈھونڈتے ہیں، اور وہ رہتا ہے۔ ایک مل گیا: راؤنڈ ختم کریں۔
find_fives-learn-circle-yes = اس پر دائرہ لگ گیا اور پوائنٹ آپ کے۔ اس کے خانے بھرے رہیں گے۔
find_fives-learn-hatch = پنجہ نہ ملے تو ایک شکل چھوڑنی پڑتی ہے۔ ایک چنیں اور بورڈ پر جہاں چاہیں رکھیں۔
find_fives-learn-hatch-yes = شکل کٹ گئی اور اس کے خانے بھر گئے۔ اگلا راؤنڈ شروع۔
find_fives-learn-timer = واپس دوڑ میں، آخری راؤنڈ: ہر پنجہ دگنا ہے اور آپ کے تین ہیں۔ سب سے پہلے ریت گھڑی پلٹیں!
find_fives-learn-timer-yes = تین پنجے، دگنے گنے گئے، اور ریت گھڑی کا ایک پوائنٹ: آپ جیت گئے!
rule-FF1 = پانچ راؤنڈ، سب ایک ساتھ: پانسے پھینکیں، ڈھونڈیں، پوائنٹ گنیں۔
rule-FF2 = پانچوں پانسے پھینکے جاتے ہیں۔ کوئی نشان تین یا زیادہ بار آئے تو پانچوں پھر سے پھینکے جاتے ہیں۔
rule-FF3 = پنجہ پانچ خانے ہیں جو پہلو سے پہلو جڑے ہوں اور جن پر ٹھیک وہی پانچ نشان ہوں جو پانسوں پر آئے۔
rule-FF4 = شکل گھمائی جائے یا آئینے کی طرح الٹائی جائے، وہی شکل رہتی ہے۔ ہر راؤنڈ میں بارہ شکلوں میں سے ہر ایک صرف ایک بار۔
rule-FF5 = زیادہ سے زیادہ پانچ پنجے، اور وہ ایک دوسرے پر نہ چڑھیں۔ صرف پورے گھیرے گنے جاتے ہیں۔ جب تک آپ کا قلم نہ رکے، مٹانے کی اجازت ہے۔
rule-FF6R = کوئی بھی پانچ جڑے ہوئے خانے گھیرے جا سکتے ہیں، درست ہوں یا غلط، ایک وقت میں بیس تک، مگر ایک ہی گھیرا دو بار نہیں؛ فیصلہ گنتی میں ہوتا ہے۔ روک لگی ہو تو میز وہ گھیرا نہیں بننے دیتی جس کے پوائنٹ نہ بنتے ہوں۔
rule-FF7 = ریت گھڑی کوئی بھی، کبھی بھی پلٹ سکتا ہے، پوری میز پر ایک راؤنڈ میں ایک بار۔ جو پلٹے، وہ پھر نہ گھیر سکتا ہے نہ مٹا سکتا ہے۔ باقی سب ریت ختم ہونے تک ڈھونڈتے ہیں۔
rule-FF8R = ریت گھڑی 45 سیکنڈ چلتی ہے، یا جتنا میز پر طے ہوا۔ باقی سب پہلے “کام پورا” کہہ دیں تو راؤنڈ جلدی ختم۔ کوئی نہ پلٹے تو راؤنڈ اس وقت کے بعد ختم جو میز پر چنا گیا، بغیر بونس۔ کوئی حد نہ چنی ہو تو کوئی جلدی نہیں، راؤنڈ کے بعد بھی نہیں۔ اکیلے میں نہ ریت گھڑی ہے نہ حد: آپ خود “کام پورا” کہیں۔
rule-FF9R = گھیرا تب گنا جاتا ہے جب رکنے سے پہلے پورا ہو چکا ہو۔
rule-FF10 = گنتی: جو گھیرا پانسوں سے نہ ملے، وہ پنجہ نہیں۔ جو پنجے ایک دوسرے پر چڑھیں، وہ سب رد۔ ایک ہی شکل کے پنجوں میں سے ایک گنا جاتا ہے۔ پانچ سے زیادہ ہوں تو سب سے سستے پانچ گنے جاتے ہیں۔ پوائنٹ جوڑیں؛ جس نے ریت گھڑی پلٹی، اسے ایک پوائنٹ اور۔
rule-FF10R = جو گھیرا پنجہ نہ ہو، وہ کسی دوسرے کو خراب نہیں کرتا، چاہے اس پر چڑھا ہو۔
rule-FF11 = پانچویں راؤنڈ میں ہر پنجہ دگنا گنا جاتا ہے۔ بونس ایک ہی پوائنٹ رہتا ہے۔
rule-FF12 = جس کے پوائنٹ سب سے زیادہ، اس کی جیت۔ برابر ہوں تو پہلے چار راؤنڈ میں سے بہترین ایک راؤنڈ فیصلہ کرتا ہے؛ پھر بھی برابر ہوں تو مشترکہ جیت۔
rule-FF13R = ٹائلوں کے پوائنٹ ہم نے چنے ہیں: شکل کو ڈھونڈنا اور دیکھنا جتنا مشکل، پوائنٹ اتنے زیادہ۔ I، X، W کے 4؛ T، V، Z کے 3؛ F، N، U کے 2؛ L، P، Y کا 1۔ میز پر وہ پوائنٹ بھی لگائے جا سکتے ہیں جو اپنے ڈبے میں چھپے ہیں۔
rule-FF14 = بورڈ سب کے الگ ہو سکتے ہیں یا سب کے ایک جیسے۔
rule-FF15R = ہر بورڈ پر ہر نشان کے 16 یا 17 خانے ہیں، کہیں تین سے زیادہ ایک جیسے جڑے نہیں، پانسوں پر جو بھی آئے کم از کم آٹھ پنجے موجود، اور ہماری ٹائلوں کے پوائنٹ سے سب بورڈ برابر کے بھرپور۔
rule-FP1 = زیادہ سے زیادہ بارہ راؤنڈ۔ ہر راؤنڈ میں ایک پنجہ گھیریں؛ نیا گھیرا اسی راؤنڈ کے پرانے کی جگہ لے لیتا ہے۔ بورڈ صاف نہیں کیے جاتے۔ ہر شکل پورے کھیل میں ایک بار ملتی ہے، جب تک اس پر دائرہ نہ لگے یا وہ کٹ نہ جائے۔
rule-FP2 = باقی شکلوں میں سے کسی کا درست پنجہ خالی خانوں پر ہو تو اس پر دائرہ لگتا ہے۔ ورنہ باقی شکلوں میں سے ایک کاٹیں اور اس کے برابر خالی خانے لکیروں سے بھریں، نشان چاہے جو ہوں۔
rule-FP2R = وہی شکل کاٹیں جو سما سکتی ہو؛ کوئی نہ سمائے تو ایک شکل لکیروں کے بغیر کاٹیں۔ 60 سیکنڈ بعد گھڑی سب سے سستی سمانے والی شکل خود لے لیتی ہے، اوپر سے اس کی پہلی جگہ پر۔ راؤنڈ کی کوئی حد نہ ہو تو وہ آپ کا انتظار کرتی ہے۔
rule-FP3 = جو ریت گھڑی پلٹے، اسے ایک پوائنٹ کا نشان ملتا ہے۔
rule-FP4 = کھیل بارہ راؤنڈ کے بعد ختم، یا اس پہلے راؤنڈ کے بعد جس میں کسی کو درست پنجہ نہ ملے۔
rule-FP5 = دائرے والی شکلوں کے پوائنٹ اور ریت گھڑی کے نشان مل کر آپ کے پوائنٹ ہیں۔ برابر ہوں تو جس کے دائرے والے پنجے زیادہ؛ پھر بھی برابر ہوں تو مشترکہ جیت۔
rule-FS1 = “اکیلے” ایک کھلاڑی کی پہیلی ہے، بغیر ریت گھڑی، ہمیشہ بارہ راؤنڈ۔

# The board on the screen and on paper. `$shape` is a tile's letter, `$symbols` a list of symbols.
find_fives-word-a = ستارہ
find_fives-word-b = چھلا
find_fives-word-c = تکون
find_fives-word-d = دل
find_fives-word-e = چاند
find_fives-word-f = جمع
find_fives-page-board = آپ کا بورڈ، دس ضرب دس خانے
find_fives-page-board-of = { $player } کا بورڈ، دس ضرب دس خانے
find_fives-page-square = قطار { $row }، کالم { $column }، { $symbol }
find_fives-page-in-drawing = آپ کے نئے گھیرے میں
find_fives-page-in-own = گھیرے { $shape } میں
find_fives-page-in-waiting = گھیرے { $shape } میں
find_fives-page-in-counts = شکل { $shape } میں، گنی جائے گی
find_fives-page-in-void = شکل { $shape } میں، نہیں گنی جائے گی
find_fives-page-in-circled = شکل { $shape } میں، دائرے والی
find_fives-page-in-hatched = شکل { $shape } میں، لکیروں والی
find_fives-page-in-best = شکل { $shape } میں، ممکن تھی
find_fives-page-rolled = پانسوں پر: { $symbols }
find_fives-page-again = پھر سے!
find_fives-page-rolling = پانسے ہوا میں ہیں
find_fives-page-drawing = 5 میں سے { $count }
find_fives-page-more = { $count ->
    [one] ایک گھیرا، گنا جائے تو { $value } پوائنٹ۔
   *[other] { $count } گھیرے، سب گنے جائیں تو { $value } پوائنٹ۔
} مٹانا ہو تو ٹیپ کریں۔
find_fives-page-one = گھیرا بن گیا۔ نیا گھیرا اس کی جگہ لے گا، ٹیپ سے یہ مٹ جائے گا۔
find_fives-page-outlines = آپ کے گھیرے
find_fives-page-erase = { $squares } پر گھیرا { $shape } مٹائیں
find_fives-page-put-back = شکل { $shape } واپس رکھیں
find_fives-page-tiles = بارہ ٹائلیں اور ان کے پوائنٹ
find_fives-page-tile = { $shape }، { $value } پوائنٹ{ $state ->
    [used] ، گھیری ہوئی
    [circled] ، دائرے والی
    [crossed] ، کٹی ہوئی
   *[free] {""}
}
find_fives-page-tiles-line = کیا یہ کھیل آپ کے پاس ڈبے میں ہے؟ اپنی ٹائلوں پر چھپے پوائنٹ یہاں لگائیں۔
find_fives-page-tiles-ours = پھر سے ہمارے پوائنٹ
find_fives-page-everyone = سب کی شکلیں اور نشان
find_fives-page-marks = { $count ->
    [one] ریت گھڑی کا ایک نشان
   *[other] ریت گھڑی کے { $count } نشان
}
find_fives-page-players = کھلاڑی
find_fives-page-found = { $count ->
    [one] گھیرا
   *[other] گھیرے
}
find_fives-page-state-searching = تلاش جاری
find_fives-page-state-turned = ریت گھڑی
find_fives-page-state-done = کام پورا
find_fives-page-state-looking = نتیجے پر نظر
find_fives-page-state-ready = تیار
find_fives-page-seconds = { $seconds } سیکنڈ باقی
find_fives-page-lying = ریت گھڑی لیٹی ہے: ابھی کسی نے نہیں پلٹی
find_fives-page-timer = ریت گھڑی پلٹیں
find_fives-page-done = کام پورا
find_fives-page-score = یہ راؤنڈ گنیں
find_fives-page-finish = راؤنڈ ختم کریں
find_fives-page-turned = { $player } نے ریت گھڑی پلٹ دی۔
find_fives-page-you-turned = آپ نے ریت گھڑی پلٹ دی۔
find_fives-page-frozen = قلم رکھ دیں۔ باقی سب ریت ختم ہونے تک ڈھونڈیں گے۔
find_fives-page-stop = بس!
find_fives-page-early = ریت گھڑی ابھی سے پلٹ دیں؟
find_fives-page-early-line = { $count ->
    [0] ابھی آپ کا کوئی گھیرا نہیں۔
    [one] آپ کا ایک گھیرا ہے۔
   *[other] آپ کے { $count } گھیرے ہیں۔
} اس راؤنڈ میں آپ کا گھیرنا اور مٹانا بند ہو جائے گا؛ دوسروں کے پاس { $seconds } سیکنڈ ہوں گے۔
find_fives-page-early-yes = پلٹ دیں
find_fives-page-round = { $rounds } میں سے راؤنڈ { $round }
find_fives-page-solo = { $rounds } میں سے راؤنڈ { $round }۔ { $score ->
    [one] ایک پوائنٹ
   *[other] { $score } پوائنٹ
}{ $best ->
    [0] {""}
   *[other] ، اس ڈیوائس پر بہترین: { $best }
}۔
find_fives-page-scoring = راؤنڈ { $round }: { $player }
find_fives-page-double = آخری راؤنڈ: ہر پنجہ دگنا گنا جائے گا۔
find_fives-page-why-counts = { $shape }، { $value } پوائنٹ
find_fives-page-why-mismatch = { $shape } پر وہ پانچ نشان نہیں ہیں
find_fives-page-why-overlap = { $shape } اور { $other } کا ایک خانہ مشترک ہے
find_fives-page-why-repeat = { $shape } دوسری بار: ہر شکل ایک بار گنی جاتی ہے
find_fives-page-why-surplus = { $shape } ایک زیادہ ہے: سب سے سستے پانچ ہی گنے جاتے ہیں
find_fives-page-why-used = { $shape } پہلے ہی کام آ چکی
find_fives-page-why-occupied = { $shape } کے خانے پہلے سے بھرے ہیں
find_fives-page-no-outline = کوئی گھیرا نہیں
find_fives-page-bonus = ریت گھڑی پلٹی
find_fives-page-sum = یہ راؤنڈ
find_fives-page-table = راؤنڈ بہ راؤنڈ پوائنٹ
find_fives-page-player = کھلاڑی
find_fives-page-total = کل
find_fives-page-next = اگلا راؤنڈ
find_fives-page-see = دیکھیں سب نے کیا ڈھونڈا۔ پھر آگے بڑھیں۔
find_fives-page-wait = سب کے تیار ہونے کا انتظار …
find_fives-page-choose-time = { $seconds } سیکنڈ میں کھیل خود آگے بڑھے گا۔
find_fives-page-best = کیا ممکن تھا؟
find_fives-page-best-off = واپس گھیروں پر
find_fives-page-best-line = بہترین: { $best } ({ $shapes })۔ یہاں ملے: { $got }۔
find_fives-page-plan = ان پانسوں سے { $open ->
    [yes] کم از کم { $best }، زیادہ سے زیادہ { $bound }
   *[no] { $best }
} پوائنٹ کے دائرے لگ سکتے تھے؛ یہاں { $got } کے لگے۔ راؤنڈ بہ راؤنڈ: { $rounds }۔
find_fives-page-search = یہ پانچ نشان ساتھ ساتھ ڈھونڈیں۔
find_fives-page-search-one = یہ پانچ نشان ساتھ ساتھ ڈھونڈیں۔
find_fives-page-no-five = اس بار پنجہ نہیں ملا: کاٹنے کے لیے ایک شکل چنیں۔
find_fives-page-put = اسے وہاں رکھیں جہاں سب سے کم رکاوٹ بنے۔
find_fives-page-cross-here = { $shape } یہاں کاٹیں
find_fives-page-other-shape = کوئی اور شکل
find_fives-page-cross-line = خالی خانوں پر اب کوئی شکل نہیں سماتی: بس ایک کاٹ دیں۔
find_fives-page-cross = { $shape } کاٹیں، { $value } پوائنٹ
find_fives-page-turn = گھمائیں
find_fives-page-mirror = الٹائیں
find_fives-page-move-left = بائیں کریں
find_fives-page-move-right = دائیں کریں
find_fives-page-move-up = اوپر کریں
find_fives-page-move-down = نیچے کریں
find_fives-page-place-not = { $shape } یہاں نہیں سماتی
find_fives-page-print = بورڈ پرنٹ کریں
find_fives-page-print-now = پرنٹ کریں
find_fives-page-print-board = { $player } کا بورڈ اور ٹائلیں
find_fives-page-print-scores = پوائنٹ کا پرچہ
find_fives-page-print-race = پانچ راؤنڈ۔ ہر راؤنڈ میں زیادہ سے زیادہ پانچ پنجے، ہر شکل ایک بار، کوئی دوسرے پر نہ چڑھے۔ پانچویں راؤنڈ میں سب دگنا۔
find_fives-page-print-puzzle = بارہ راؤنڈ، ہر ایک میں ایک پنجہ۔ اس کی ٹائل پر نشان لگائیں۔ پنجہ نہ ملے تو ایک ٹائل کاٹیں اور اس کی شکل خالی خانوں پر لکیروں سے بھریں۔
find_fives-page-print-values = ٹائلوں کے پوائنٹ:
find_fives-page-hint = مشورہ: { $shape }، نیلے رنگ میں۔
find_fives-page-hint-none = مشورہ: اب کچھ بڑھانے سے بہتری نہیں ہوگی۔
find_fives-score = { $score ->
    [one] { $score } پوائنٹ
   *[other] { $score } پوائنٹ
}
