# 5-Dice War. `$dice` are faces joined by hyphens, `$count` how many dice, `$die` one face.

war-name = نبرد تاس‌ها
war-line = دو لشکر تاس: با عدد برابر و با جمع، تاس بگیرید تا حریف هیچ تاسی نداشته باشد.

war-option-variation = شیوهٔ بازی
war-option-variation-0 = بازی اصلی
war-option-variation-0-line = در هر دور، هر نفر دو تاس و یکی هم در وسط.
war-option-variation-1 = کمک به بازنده
war-option-variation-1-line = بعد از امتیاز اول، بازندهٔ هر دور با سه تاس شروع می‌کند.
war-option-variation-2 = قهرمان تنها
war-option-variation-2-line = یک تاس تنها می‌تواند دو تاس هم‌عدد خودش را بگیرد.
war-option-variation-both = هر دو با هم
war-option-variation-both-line = بازنده با سه تاس شروع می‌کند، و یک تاس تنها می‌تواند دو تاس بگیرد.
war-option-captures = گرفتن تاس
war-option-captures-forced = اجباری
war-option-captures-forced-line = هر چه بیشتر؛ کدام تاس‌ها را، پنهانی خودتان انتخاب می‌کنید.
war-option-captures-optional = به دلخواه
war-option-captures-optional-line = می‌توانید کمتر بگیرید یا هیچ.
war-option-captures-auto = خودکار
war-option-captures-auto-line = هر چه بیشتر، و تاس حریف پیش از تاس وسط.
war-option-sudden = تاس آخر
war-option-sudden-false = اول تبادل
war-option-sudden-false-line = هر کس تاس آخرش را بدهد ولی هم‌زمان چیزی بگیرد، ادامه می‌دهد.
war-option-sudden-true = پایان ناگهانی
war-option-sudden-true-line = هر کس تاس آخرش را بدهد باخته، حتی اگر چیزی بگیرد.
war-option-start = { option-start }
war-option-start-roll = { option-start-roll }
war-option-start-roll-line = { option-start-roll-line }
war-option-start-roll-always = { option-start-roll-always }
war-option-start-roll-always-line = { option-start-roll-always-line }
war-option-start-lot = { option-start-lot }
war-option-start-lot-line = { option-start-lot-line }
war-option-start-winner = { option-start-winner }
war-option-start-winner-line = { option-start-winner-line }
war-option-start-host = { option-start-host }
war-option-start-host-line = { option-start-host-line }

war-army = { $player }: { $count } تاس
war-army-yours = لشکر شما: { $count } تاس
war-middle-shows = تاس وسط: { $die }
war-roll = { $count ->
    [1] انداختن تاس
   *[other] انداختن { $count } تاس
}
war-roll-middle = انداختن تاس وسط
war-wait-middle = { $player } تاس وسط را می‌اندازد.
war-wait-throw = منتظر { $player } برای انداختن …
war-wait-choose = منتظر { $player } برای انتخاب …
war-threw-short = انداخت
war-chose-short = انتخاب کرد
war-choose = چه می‌گیرید؟
war-choose-line = روی تاس‌هایی بزنید که می‌خواهید بگیرید. تا هر دو انتخاب نکنید، کسی نمی‌بیند.
war-target = گرفتن { $die }
war-target-middle = گرفتن { $die } وسط
war-capture = { $count ->
    [0] هیچ نگرفتن
   *[other] گرفتن { $count } تاس
}
war-capture-which = اول انتخاب کنید
war-choice-opposing = { $die } با { $by }
war-choice-middle = { $die } وسط با { $by }
war-choice-none = هیچ نگرفتن
war-choices = همهٔ انتخاب‌ها
war-point = امتیاز!

war-move = گرفتن { $move }
war-move-none = هیچ نگرفتن
war-move-roll = انداختن

war-middle-rolled = { $you ->
    [yes] شما تاس وسط را انداختید: { $die }.
   *[no] { $player } تاس وسط را انداخت: { $die }.
}
war-middle-again = { $you ->
    [yes] 1 قبول نیست: تاس وسط را دوباره بیندازید.
   *[no] 1 قبول نیست: { $player } تاس وسط را دوباره می‌اندازد.
}
war-threw = { $you ->
    [yes] شما تاس‌هایتان را انداختید.
   *[no] { $player } تاس‌هایش را انداخت.
}
war-rolled = { $you ->
    [yes] شما { $dice } آوردید.
   *[no] { $player } { $dice } آورد.
}
war-chose = { $you ->
    [yes] شما انتخاب کردید.
   *[no] { $player } انتخاب کرد.
}
war-captured = { $you ->
    [yes] شما { $dice } را گرفتید.
   *[no] { $player } { $dice } را گرفت.
}
war-middle-captured = { $you ->
    [yes] شما تاس وسط، یعنی { $die } را گرفتید.
   *[no] { $player } تاس وسط، یعنی { $die } را گرفت.
}
war-middle-stays = هر دو دست به سوی تاس وسط بردند: { $die } سر جایش می‌ماند.
war-nothing = هیچ‌کس چیزی نگرفت.
war-scored = { $you ->
    [yes] لشکر حریف تمام شد: یک امتیاز برای شما!
   *[no] یک لشکر تمام شد: یک امتیاز برای { $player }!
}
war-won = { $you ->
    [yes] شما به پنج امتیاز رسیدید و بردید، { $scores }.
   *[no] { $player } به پنج امتیاز رسید و برد، { $scores }.
}

war-learn-middle = هر کدام دو تاس دارید و در وسط یک 3 است. بیندازید!
war-learn-middle-yes = 1 و 2 می‌شود 3: تاس وسط گرفته شد.
war-learn-stays = این بار در وسط یک 5 است. بیندازید!
war-learn-stays-yes = 1 و 4 می‌شود 5، و 2 و 3 هم. اگر هر دو آن را بگیرید، تاس در وسط می‌ماند.
war-learn-choose = با 1 و 3 می‌توانید 4 را بگیرید و با 1 و 5 عدد 6 را. ولی هر تاس شما فقط یک بار کمک می‌کند. یکی را انتخاب کنید.
war-learn-choose-yes = تاس مال شماست. حالا شما چهار تا دارید و نفر دیگر یکی.
war-learn-lone = فقط یک تاس دارید. تاس تنها، تاسی با همان عدد را می‌گیرد. بیندازید!
war-learn-lone-yes = 6 تاس 6 را می‌گیرد. یک تاس تنها هم می‌تواند بازی را برگرداند.
war-learn-last = نفر دیگر یک تاس دارد. 1 و 2 تاس وسط را می‌گیرد، 1 و 4 تاس 5 را. کدام دور را می‌برد؟
war-learn-last-no = تاس وسط می‌تواند صبر کند. هر کس تاسی نداشته باشد، دور را باخته است.
war-learn-last-yes = آخرین تاس گرفته شد و دور هم. این پنجمین امتیاز شماست: بردید!

rule-WA1 = هر کدام دو تاس برمی‌دارید. هر کس شروع می‌کند، تاس پنجم را در وسط می‌اندازد؛ هر بار 1 بیاید، دوباره می‌اندازد.
rule-WA2 = در هر نوبت هر دو نفر همهٔ تاس‌هایتان را می‌اندازید. اگر فقط یک تاس دارید، می‌توانید تاسی با همان عدد را بگیرید. با دو تاس یا بیشتر، هر تاسی را که برابر جمع دو تا از تاس‌هایتان باشد می‌توانید بگیرید. هر تاس شما فقط برای یک گرفتن به کار می‌رود. هم تاس‌های حریف را می‌شود گرفت، هم تاس وسط را.
rule-WA3 = همهٔ گرفتن‌ها در یک لحظه است: هر کدام آنچه را گرفته‌اید برمی‌دارید. اگر هر دو تاس وسط را بگیرید، سر جایش می‌ماند.
rule-WA3R = وقتی همهٔ تاس‌ها نشستند، پنهانی انتخاب می‌کنید چه بگیرید. هر کس بتواند بگیرد باید بگیرد، و هر چه بیشتر، ولی کدام تاس‌ها به انتخاب خودش است؛ می‌توانید قرار دیگری بگذارید. اگر فقط یک انتخاب باشد، میز آن را انجام می‌دهد. تاسی که می‌گیرد، خودش هم ممکن است گرفته شود. تاس وسط عددش را نگه می‌دارد. تاس گرفته‌شده مال صاحب تازه‌اش می‌شود.
rule-WA4 = هر کس بعد از تبادل هیچ تاسی نداشته باشد، آن دور را باخته و دیگری یک امتیاز می‌گیرد. بعد باز هر نفر دو تاس برمی‌دارد و برندهٔ دور تاس وسط را می‌اندازد. می‌توانید قرار بگذارید که از دست دادن تاس آخر دور را تمام کند، حتی اگر آن تاس چیزی گرفته باشد.
rule-WA5 = هر کس زودتر به پنج امتیاز برسد، می‌برد.
rule-WA-V1 = شیوهٔ «کمک به بازنده»: بعد از امتیاز اول، بازندهٔ هر دور، دور بعد را با سه تاس شروع می‌کند و تاس وسط نداریم.
rule-WA-V2 = شیوهٔ «قهرمان تنها»: کسی که فقط یک تاس دارد، می‌تواند تا دو تاس با همان عدد را بگیرد.
