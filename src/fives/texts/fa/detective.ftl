# 5-Dice Detective. `$evidence` is "means", "motive" or "opportunity", `$suspect` a number from 1 to 6,
# `$dice` and `$kept` are faces joined by hyphens.

detective-name = کارآگاه تاس
detective-line = دو، سه، چهار تای یکسان: برای یکی از شش مظنون مدرک جمع کنید.

detective-option-variation = شیوهٔ بازی
detective-option-variation-0 = بازی اصلی
detective-option-variation-0-line = بعد از پرتاب دوم، مدرک هم تاس مانده می‌خواهد هم تاس تازه.
detective-option-variation-1 = هر چند تای یکسان
detective-option-variation-1-line = بعد از پرتاب دوم، هر چند تاس یکسان حساب است.
detective-option-variation-2 = یک پرونده برای همه
detective-option-variation-2-line = مدرک‌ها مشترک است؛ مدرک سوم را پیدا کنید و دور مظنون دایره بکشید.
detective-option-variation-both = هر دو با هم
detective-option-variation-both-line = هر چند تاس یکسان حساب است و مدرک‌ها مشترک است.
detective-option-last-turn = نوبت آخر
detective-option-last-turn-others = همهٔ بقیه
detective-option-last-turn-others-line = پرونده که حل شد، همهٔ بقیه یک نوبت دیگر دارند.
detective-option-last-turn-equal-turns = نوبت‌های برابر
detective-option-last-turn-equal-turns-line = فقط کسانی که نوبت کمتری داشته‌اند.
detective-option-last-turn-none = هیچ‌کس
detective-option-last-turn-none-line = هر کس زودتر حل کند، همان لحظه می‌برد.
detective-option-record = ثبت کی اجباری است
detective-option-record-first-roll = از پرتاب اول
detective-option-record-first-roll-line = یک پرونده: پرتاب اولی که مدرکی دارد، قبول است.
detective-option-record-after-reroll = بعد از دوباره انداختن
detective-option-record-after-reroll-line = یک پرونده: همیشه می‌توانید دوباره بیندازید؛ 30 نوبت بدون ثبت بازی را تمام می‌کند.

detective-means = وسیله
detective-motive = انگیزه
detective-opportunity = فرصت
detective-means-dice = دو تای یکسان
detective-motive-dice = سه تای یکسان
detective-opportunity-dice = چهار تای یکسان
detective-suspect = مظنون { $suspect }
detective-file-yours = پروندهٔ شما
detective-file-of = پروندهٔ { $player }
detective-file-all = پروندهٔ مشترک
detective-others = پرونده‌های بقیه
detective-has = پیدا شده
detective-has-not = پیدا نشده
detective-has-by = { $player } پیدا کرد
detective-solved-mark = حل شد
detective-circled-by = { $player } دایره کشید
detective-circles = { $count } دایره
detective-progress = { $count } از 3 مدرک برای یک مظنون
detective-record = ثبت { $evidence ->
    [means] وسیله
    [motive] انگیزه
   *[opportunity] فرصت
} برای مظنون { $suspect }
detective-record-nothing = ثبت نمی‌کنم
detective-pass-on = چیزی پیدا نشد: نفر بعد
detective-kept-dice = نگه‌داشته
detective-new-dice = تازه
detective-both = مدرک هم تاس مانده می‌خواهد و هم تاس تازه.
detective-roll-five = انداختن پنج تاس
detective-roll = دوباره انداختن { $count } تاس
detective-roll-none = دوباره انداختن
detective-choose = یک مدرک ثبت کنید، یا روی تاس‌ها بزنید تا دوباره بیندازید.
detective-choose-none = چیزی برای ثبت نیست. روی تاس‌ها بزنید تا دوباره بیندازید.
detective-choose-record = انتخاب کنید چه ثبت شود.
detective-wait-roll = { $player } می‌خواهد تاس بیندازد.
detective-wait = { $player } به تاس‌ها نگاه می‌کند.
detective-last = پرونده حل شد. { $count } نوبت آخر مانده است.
detective-idle = نوبت‌های پشت سر هم بدون ثبت: { $count } از 30.

detective-move = نگه داشتن { $move }
detective-move-none = دوباره انداختن هر پنج تاس
detective-move-roll = انداختن
detective-move-nothing = ثبت نمی‌کنم
detective-move-means1 = وسیله برای مظنون 1
detective-move-means2 = وسیله برای مظنون 2
detective-move-means3 = وسیله برای مظنون 3
detective-move-means4 = وسیله برای مظنون 4
detective-move-means5 = وسیله برای مظنون 5
detective-move-means6 = وسیله برای مظنون 6
detective-move-motive1 = انگیزه برای مظنون 1
detective-move-motive2 = انگیزه برای مظنون 2
detective-move-motive3 = انگیزه برای مظنون 3
detective-move-motive4 = انگیزه برای مظنون 4
detective-move-motive5 = انگیزه برای مظنون 5
detective-move-motive6 = انگیزه برای مظنون 6
detective-move-opportunity1 = فرصت برای مظنون 1
detective-move-opportunity2 = فرصت برای مظنون 2
detective-move-opportunity3 = فرصت برای مظنون 3
detective-move-opportunity4 = فرصت برای مظنون 4
detective-move-opportunity5 = فرصت برای مظنون 5
detective-move-opportunity6 = فرصت برای مظنون 6

detective-rolled = تاس‌ها: { $dice }.
detective-kept = { $you ->
    [yes] شما { $lifted } تاس را دوباره انداختید.
   *[no] { $player } { $lifted } تاس را دوباره انداخت.
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] شما وسیله را برای مظنون { $suspect } ثبت کردید.
        [motive] شما انگیزه را برای مظنون { $suspect } ثبت کردید.
       *[opportunity] شما فرصت را برای مظنون { $suspect } ثبت کردید.
    }
   *[no] { $evidence ->
        [means] { $player } وسیله را برای مظنون { $suspect } ثبت کرد.
        [motive] { $player } انگیزه را برای مظنون { $suspect } ثبت کرد.
       *[opportunity] { $player } فرصت را برای مظنون { $suspect } ثبت کرد.
    }
}
detective-nothing = { $you ->
    [yes] شما چیزی ثبت نکردید.
   *[no] { $player } چیزی ثبت نکرد.
}
detective-old-dice = { $face } تازه‌ای نیامد، پس قبلی‌ها حساب نمی‌شوند.
detective-stalled = 30 نوبت پشت سر هم بدون ثبت: بازی همین‌جا تمام می‌شود.
detective-solved = { $you ->
    [yes] پرونده بسته شد: شما ثابت کردید که کار مظنون { $suspect } بود!
   *[no] پرونده بسته شد: { $player } ثابت کرد که کار مظنون { $suspect } بود!
}
detective-last-turns = { $count ->
    [1] یک نوبت آخر برای نفر دیگر.
   *[other] یک نوبت آخر برای هر یک از { $count } نفر دیگر.
}
detective-circled = { $you ->
    [yes] شما دور مظنون { $suspect } دایره کشیدید.
   *[no] { $player } دور مظنون { $suspect } دایره کشید.
}
detective-won = { $you ->
    [yes] پرونده مال شماست.
   *[no] پرونده به { $player } رسید.
}
detective-why-solves = با این پرونده حل می‌شود.
detective-why-clue = با این { $count } تا از 3 مدرک مظنون { $suspect } را دارید.
detective-why-may-solve = از هر 10 پرتاب حدود { $tenths } تا پرونده را حل می‌کند.
detective-why-rolls = { $tenths ->
    [0] با کمی بخت مدرکی پیدا می‌شود.
   *[other] از هر 10 پرتاب حدود { $tenths } تا مدرک می‌آورد.
}
detective-why-rarer = { $tenths ->
    [0] با کمی بخت مدرکی کمیاب‌تر پیدا می‌شود.
   *[other] از هر 10 پرتاب حدود { $tenths } تا مدرکی کمیاب‌تر می‌آورد.
}
detective-why-nothing = این مدرک بیشتر به دیگران کمک می‌کند.
result-murder-solved = با حل پرونده
result-suspect-1 = با وسیله، انگیزه و فرصت برای مظنون 1
result-suspect-2 = با وسیله، انگیزه و فرصت برای مظنون 2
result-suspect-3 = با وسیله، انگیزه و فرصت برای مظنون 3
result-suspect-4 = با وسیله، انگیزه و فرصت برای مظنون 4
result-suspect-5 = با وسیله، انگیزه و فرصت برای مظنون 5
result-suspect-6 = با وسیله، انگیزه و فرصت برای مظنون 6
result-most-circles = با بیشترین دایره

detective-learn-roll = کار یک نفر است و تاس‌ها شاهد شما هستند. آن‌ها را بیندازید.
detective-learn-roll-yes = سه تا 4: بر ضد مظنون 4 است.
detective-learn-record = دو تای یکسان وسیله است، سه تا انگیزه، چهار تا فرصت. انگیزه را ثبت کنید.
detective-learn-record-no = سه تای یکسان بیشتر می‌ارزد: انگیزه را ثبت کنید.
detective-learn-record-yes = سه تا 4 انگیزهٔ مظنون 4 است. در هر نوبت یک مدرک ثبت می‌کنید.
detective-learn-again = دو تا 2 وسیله است. جرئت کنید: هر دو 2 را نگه دارید و سه تای دیگر را دوباره بیندازید.
detective-learn-again-yes = یک 2 دیگر!
detective-learn-both = تاس‌های مانده و تازه با هم حساب است. انگیزهٔ مظنون 2 را ثبت کنید.
detective-learn-both-no = بیشتر از این دارید: سه تا 2 انگیزه است.
detective-learn-both-yes = اگر چند تاس را دوباره بیندازید، مدرک هم تاس مانده می‌خواهد و هم تاس تازه: این‌جا دو تا 2 مانده و یک 2 تازه.
detective-learn-solve = برای مظنون 5 وسیله و انگیزه را دارید. حالا چهار تا 5 آمده است. می‌دانید چه کم است.
detective-learn-solve-no = چهار تا 5 همان است که می‌خواهید: فرصت را ثبت کنید.
detective-learn-solve-yes = وسیله، انگیزه و فرصت: پرونده حل شد. نفر دیگر یک نوبت آخر داشت و شما بردید!

rule-DE1 = دو تاس از یک عدد، وسیله برای آن مظنون است، سه تاس انگیزه و چهار تاس فرصت. تاس‌های یکسان بیشتر را می‌شود کمتر حساب کرد: چهار یا پنج تای یکسان را هر یک از این سه مدرک، و سه تای یکسان را انگیزه یا وسیله.
rule-DE2 = پنج تاس بیندازید. بعد یا از همین پرتاب یک مدرک ثبت کنید، یا هر پنج تاس را دوباره بیندازید و از پرتاب تازه یک مدرک ثبت کنید، یا یک تا چهار تاس را دوباره بیندازید و مدرکی ثبت کنید که از تاس‌های مانده و تازه ساخته شده است.
rule-DE2R = در هر نوبت حداکثر یک مدرک، و نه مدرکی که دارید. اگر چند تاس را دوباره انداخته‌اید، تاس‌های یکسان فقط وقتی حساب است که عددشان هم میان تاس‌های مانده باشد و هم میان تاس‌های تازه. بعد از پرتاب دوم مجبور نیستید چیزی ثبت کنید.
rule-DE3 = هر کس زودتر از همه وسیله، انگیزه و فرصت را برای یک مظنون داشته باشد، پرونده را حل کرده است. بعد هر یک از بقیه، به ترتیب، یک نوبت آخر دارد.
rule-DE3R = هر کس در آن نوبت آخر هم پرونده را حل کند، در برد شریک است. می‌توانید قرار بگذارید که فقط کسانی که نوبت کمتری داشته‌اند نوبت آخر بگیرند، یا هیچ‌کس.
rule-DE-V1 = شیوهٔ «هر چند تای یکسان»: بعد از دوباره انداختن چند تاس، تاس‌های یکسان همیشه حساب است، چه مانده، چه تازه، چه هر دو.
rule-DE-V2 = شیوهٔ «یک پرونده برای همه»: هر مدرک فقط یک بار ثبت می‌شود، به نام یابنده‌اش. هر کس مدرک سوم را پیدا کند، دور مظنون دایره می‌کشد. وقتی دور هر شش مظنون دایره بود، بیشترین دایره می‌برد؛ اگر برابر شدند، برد مشترک است.
rule-DE-V2R = در «یک پرونده برای همه» هر چه بتوانید باید ثبت کنید. اگر در پرتاب اول چیزی برای ثبت باشد، همان قبول است؛ فقط اگر نباشد دوباره می‌اندازید. می‌توانید قرار بگذارید که هر پرتاب اولی را بشود دوباره انداخت و ثبت فقط بعد از آن اجباری باشد؛ آن وقت 30 نوبت پشت سر هم بدون ثبت بازی را تمام می‌کند. وقتی دیگر جای هیچ‌کس عوض نمی‌شود، بازی زودتر تمام می‌شود: با دو بازیکن، وقتی فاصلهٔ نفر اول از شمار مظنون‌های مانده بیشتر شود.
