# 5-Dice Dominoes. `$face` is a number, `$dice`, `$string` and `$scores` are numbers joined by hyphens.

dominoes-name = دومینوی تاس
dominoes-line = زنجیره‌ای از تاس، خال به خال: هر کس آخرین تاس را بگذارد، امتیاز می‌گیرد.

dominoes-option-variation = شیوهٔ بازی
dominoes-option-variation-0 = بازی اصلی
dominoes-option-variation-0-line = یک زنجیره برای هر دو، در هر نوبت تا سه پرتاب.
dominoes-option-variation-1 = جایگزینی
dominoes-option-variation-1-line = تاس تازه می‌تواند جای تاس سر زنجیره را هم بگیرد.
dominoes-option-variation-2 = هر کس برای خودش
dominoes-option-variation-2-line = دو تا چهار نفره، هر نوبت یک زنجیرهٔ تازه، مسابقه تا 15.
dominoes-option-may-decline = پرتابی که جور است
dominoes-option-may-decline-false = باید گذاشته شود
dominoes-option-may-decline-false-line = اولین پرتابی که جور باشد مال شماست.
dominoes-option-may-decline-true = می‌شود دوباره انداخت
dominoes-option-may-decline-true-line = تا وقتی پرتاب دارید. نه در «هر کس برای خودش».
dominoes-option-replace-single = زنجیرهٔ یک‌تاسی
dominoes-option-replace-single-false = جایگزین نمی‌شود
dominoes-option-replace-single-false-line = تاس تنها همسایه‌ای ندارد که با آن جور باشد.
dominoes-option-replace-single-true = جایگزین می‌شود
dominoes-option-replace-single-true-line = با هر عدد دیگری. فقط در «جایگزینی».

dominoes-string = زنجیره
dominoes-string-of = زنجیرهٔ { $player }
dominoes-string-shows = زنجیره: { $dice }
dominoes-string-empty = هنوز زنجیره‌ای نیست
dominoes-rolled-dice = تاس انداخته‌شده
dominoes-begin = انداختن اولین تاس
dominoes-roll = انداختن { $count } تاس
dominoes-again = دوباره انداختن
dominoes-rolls-left = { $left ->
    [0] پرتابی نمانده
   *[other] { $left } پرتاب مانده
}
dominoes-place-left = گذاشتن { $face } در سمت چپ، کنار { $beside }
dominoes-place-right = گذاشتن { $face } در سمت راست، کنار { $beside }
dominoes-swap-left = گذاشتن { $face } به جای { $beside } در سمت چپ
dominoes-swap-right = گذاشتن { $face } به جای { $beside } در سمت راست
dominoes-pick = انتخاب { $face }
dominoes-tap = روی یک سر زنجیره بزنید تا تاس را بگذارید.
dominoes-tap-swap = روی جای خالی بزنید تا تاس را اضافه کنید، یا روی تاس سر زنجیره تا جایش را بگیرد.
dominoes-tap-pick = یکی از تاس‌هایتان را انتخاب کنید، بعد روی یک سر زنجیره بزنید.
dominoes-beginning = { $player } زنجیرهٔ تازه‌ای شروع می‌کند.
dominoes-wait = { $player } برای زنجیره تاس می‌اندازد.
dominoes-wait-place = { $player } دنبال جا می‌گردد.
dominoes-point = امتیاز!
dominoes-points = { $points } امتیاز
dominoes-board = امتیازها: { $standing }.
dominoes-goal-five = با پنج امتیاز می‌برید.
dominoes-goal-fifteen = 15 امتیاز، بعد نوبت‌های برابر.
dominoes-last-lap = نوبت‌های آخر: همه به اندازهٔ هم نوبت می‌گیرند.

dominoes-move-roll = انداختن
dominoes-move-left1 = 1 در سمت چپ
dominoes-move-left2 = 2 در سمت چپ
dominoes-move-left3 = 3 در سمت چپ
dominoes-move-left4 = 4 در سمت چپ
dominoes-move-left5 = 5 در سمت چپ
dominoes-move-left6 = 6 در سمت چپ
dominoes-move-right1 = 1 در سمت راست
dominoes-move-right2 = 2 در سمت راست
dominoes-move-right3 = 3 در سمت راست
dominoes-move-right4 = 4 در سمت راست
dominoes-move-right5 = 5 در سمت راست
dominoes-move-right6 = 6 در سمت راست
dominoes-move-swapleft1 = 1 به جای تاس سر چپ
dominoes-move-swapleft2 = 2 به جای تاس سر چپ
dominoes-move-swapleft3 = 3 به جای تاس سر چپ
dominoes-move-swapleft4 = 4 به جای تاس سر چپ
dominoes-move-swapleft5 = 5 به جای تاس سر چپ
dominoes-move-swapleft6 = 6 به جای تاس سر چپ
dominoes-move-swapright1 = 1 به جای تاس سر راست
dominoes-move-swapright2 = 2 به جای تاس سر راست
dominoes-move-swapright3 = 3 به جای تاس سر راست
dominoes-move-swapright4 = 4 به جای تاس سر راست
dominoes-move-swapright5 = 5 به جای تاس سر راست
dominoes-move-swapright6 = 6 به جای تاس سر راست

dominoes-began = { $you ->
    [yes] شما زنجیره را با { $face } شروع کردید.
   *[no] { $player } زنجیره را با { $face } شروع کرد.
}
dominoes-rolled = { $you ->
    [yes] شما { $dice } آوردید.
   *[no] { $player } { $dice } آورد.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] شما { $dice } آوردید: این عدد در زنجیره هست.
        [dots] شما { $dice } آوردید: خال‌هایش با هیچ سری جور نیست.
       *[none] شما { $dice } آوردید: هیچ‌کدام جور نیست.
    }
   *[no] { $why ->
        [twice] { $player } { $dice } آورد: این عدد در زنجیره هست.
        [dots] { $player } { $dice } آورد: خال‌هایش با هیچ سری جور نیست.
       *[none] { $player } { $dice } آورد: هیچ‌کدام جور نیست.
    }
}
dominoes-declined = { $you ->
    [yes] شما { $dice } را دوباره انداختید.
   *[no] { $player } { $dice } را دوباره انداخت.
}
dominoes-added = { $you ->
    [yes] شما { $face } را اضافه کردید: { $string }.
   *[no] { $player } { $face } را اضافه کرد: { $string }.
}
dominoes-replaced = { $you ->
    [yes] شما { $face } را جایگزین تاس سر زنجیره کردید: { $string }.
   *[no] { $player } { $face } را جایگزین تاس سر زنجیره کرد: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] تاس پنجم: یک امتیاز برای شما!
       *[failed] سه پرتاب و هیچ‌کدام جور نبود: یک امتیاز برای شما!
    }
   *[no] { $how ->
        [fifth] تاس پنجم: یک امتیاز برای { $player }!
       *[failed] سه پرتاب و هیچ‌کدام جور نبود: یک امتیاز برای { $player }!
    }
}
dominoes-counted = { $you ->
    [yes] زنجیرهٔ شما { $string }: { $points } امتیاز، جمعاً { $score }.
   *[no] زنجیرهٔ { $player } { $string }: { $points } امتیاز، جمعاً { $score }.
}
dominoes-won = { $you ->
    [yes] شما بردید، { $scores }.
   *[no] { $player } برد، { $scores }.
}
dominoes-shared = برد مشترک، { $scores }.
dominoes-why-fifth = تاس پنجم: امتیاز مال شماست.
dominoes-why-whole = هر پنج تاس: زنجیره بلندتر از این نمی‌شود.
dominoes-why-blocks = بعد از این هیچ عددی جور نیست: امتیاز مال شماست.
dominoes-why-ends = بعد از این هیچ عددی جور نیست و زنجیرهٔ شما تمام می‌شود.
dominoes-why-needs = { $tenths ->
    [0] بعد حریف { $any } لازم دارد و کم پیش می‌آید که نیاورد.
   *[other] بعد حریف { $any } لازم دارد و از هر 10 نوبت حدود { $tenths } بار نمی‌آورد.
}
dominoes-why-open = بعد می‌توانید با { $any } ادامه دهید.
dominoes-why-again = شاید پرتاب دیگری بهتر جور شود.
result-fifteen-points = با بیشترین امتیاز بعد از نوبت‌های برابر

dominoes-learn-roll = یک 3 روی میز است. یک تاس بیندازید و ببینید جور است یا نه.
dominoes-learn-roll-yes = یک 5! حالا جایی می‌خواهد.
dominoes-learn-match = به خال‌ها نگاه کنید: همهٔ خال‌های 3 در 5 هم هست، پس با هم جورند. 5 را کنار 3 بگذارید.
dominoes-learn-match-yes = 3 و 5 می‌توانند همسایه باشند: همهٔ خال‌های 3 در 5 هم هست.
dominoes-learn-end = شما 3 آوردید. با کدام سر جور است؟
dominoes-learn-end-yes = 3 با 2 جور است، ولی با 4 نه: 4 خالی در وسط ندارد.
dominoes-learn-again = در هر نوبت تا سه پرتاب دارید. بیندازید!
dominoes-learn-again-yes = 6 با هیچ سری جور نیست. یک پرتاب دیگر دارید. اگر هر سه نشد، امتیاز مال نفر دیگر است.
dominoes-learn-fifth = چهار تاس در زنجیره است و شما 4 آوردید. آن را کنار 2 بگذارید.
dominoes-learn-fifth-yes = تاس پنجم زنجیره را تمام می‌کند و هر کس آن را بگذارد، امتیاز می‌گیرد. این پنجمین امتیاز شماست: بردید!

rule-DO1 = دو عدد با هم جورند اگر خال‌های یکی درون خال‌های دیگری جا بگیرد: 1 با 3 و 5؛ 2 با 3، 4، 5 و 6؛ 3 با 1، 2 و 5؛ 4 با 2، 5 و 6؛ 5 با 1، 2، 3 و 4؛ 6 با 2 و 4.
rule-DO2 = در زنجیره هیچ عددی دو بار نمی‌آید و همسایه‌ها با هم جورند. هر کس شروع می‌کند، یک تاس برای سرآغاز زنجیره می‌اندازد؛ نوبت اول با نفر دیگر است.
rule-DO3 = در نوبت خود یک تاس می‌اندازید، تا سه بار. اگر عددی بیاید که با یکی از دو سر زنجیره جور است و هنوز در زنجیره نیست، همان‌جا گذاشته می‌شود و نوبت به نفر بعد می‌رسد. اگر با سه پرتاب چیزی نشد، نوبتتان سوخته است. نوبت سوخته یا تاس پنجم دور را تمام می‌کند و هر کس آخرین تاس را گذاشته یک امتیاز می‌گیرد؛ اگر کسی تاسی نگذاشته، امتیاز به شروع‌کنندهٔ زنجیره می‌رسد.
rule-DO3R = اولین پرتابی که جور باشد باید گذاشته شود؛ اگر با هر دو سر جور بود، انتخاب با شماست. می‌توانید قرار بگذارید که تا وقتی پرتاب دارید بشود دوباره انداخت. هر کس امتیاز نگرفته، زنجیرهٔ بعدی را شروع می‌کند.
rule-DO4 = هر کس زودتر به پنج امتیاز برسد، می‌برد.
rule-DO-V1 = شیوهٔ «جایگزینی»: به جای اضافه کردن، تاس تازه می‌تواند جای تاس سر زنجیره را بگیرد، اگر عدد دیگری باشد، در زنجیره نباشد و با همسایه جور باشد.
rule-DO-V1R = پرتابی که به کار بیاید باید به کار برود؛ اضافه کردن یا جایگزینی، و در کدام سر، به انتخاب شماست. عدد جایگزین‌شده می‌تواند دوباره بیاید. تاس تنها را نمی‌شود جایگزین کرد، مگر قرار گذاشته باشید. هر کس آخرین بار تاسی اضافه یا جایگزین کند، امتیاز می‌گیرد.
rule-DO-V2 = شیوهٔ «هر کس برای خودش»، دو تا چهار نفره: برای شروع یک تاس بیندازید، بعد چهار، سه، دو و یک تاس، و از هر پرتاب یک تاس به زنجیره‌تان اضافه کنید. کدام تاس و کدام سر به انتخاب شماست، ولی اگر تاسی جور باشد باید بگذارید. وقتی هیچ‌کدام جور نبود یا تاس پنجم گذاشته شد، به تعداد تاس‌های زنجیره امتیاز می‌گیرید. وقتی کسی به 15 رسید و همه به اندازهٔ هم نوبت داشتند، بیشترین امتیاز می‌برد؛ اگر مساوی شد، برد مشترک است.
