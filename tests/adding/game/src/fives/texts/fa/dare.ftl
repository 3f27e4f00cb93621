# 5-Dice Dare. `$dice` are faces joined by hyphens, `$total` is their sum.

dare-name = جرئت تاس
dare-line = با همین که دارید بمانید، یا یک بار دیگر بیندازید؟

dare-option-holds = جمع‌های برابر
dare-option-holds-false = بدون امتیاز
dare-option-holds-true = جمع اول می‌ماند

dare-total = جمع: { $total }
dare-beat = باید بیشتر شود از { $total }
dare-roll = انداختن پنج تاس
dare-wait = نوبت { $player } است.
dare-point = امتیاز!

dare-move-roll = انداختن
dare-move-again = یک بار دیگر
dare-move-stop = بس است

dare-rolled = { $you ->
    [yes] شما { $dice } آوردید، جمعاً { $total }.
   *[no] { $player } { $dice } آورد، جمعاً { $total }.
}
dare-dared = { $you ->
    [yes] شما یک بار دیگر انداختید.
   *[no] { $player } یک بار دیگر انداخت.
}
dare-stopped = { $you ->
    [yes] شما با { $total } دست نگه داشتید.
   *[no] { $player } با { $total } دست نگه داشت.
}
dare-tied = هر دو { $total } دارند: دور تکرار می‌شود.
dare-scored = { $you ->
    [yes] یک امتیاز برای شما!
   *[no] یک امتیاز برای { $player }!
}
dare-won = { $you ->
    [yes] شما به سه امتیاز رسیدید و بردید، { $scores }.
   *[no] { $player } به سه امتیاز رسید و برد، { $scores }.
}

dare-learn-throw = جمع بیشتر امتیاز می‌گیرد. پنج تاس خود را بیندازید.
dare-learn-throw-yes = جمعاً 26. پرتاب دوم جای آن را می‌گیرد.
dare-learn-stop = می‌توانید هر پنج تاس را یک بار دیگر بیندازید، یا دست نگه دارید. 26 را سخت می‌شود برد.
dare-learn-stop-no = پرتاب دوم حساب است، حتی اگر کمتر باشد. با 26 دست نگه دارید.
dare-learn-stop-yes = 17 کم بود و پرتاب دوم هم کم بود: یک امتیاز برای شما.
dare-learn-dare = نفر دیگر 21 دارد و شما 16. چه کمک می‌کند؟
dare-learn-dare-no = با 16 در برابر 21 امتیاز از دست می‌رود.
dare-learn-dare-yes = جمعاً 25: جرئت کردید و امتیاز گرفتید.
dare-learn-win = نتیجه 2 به 2 است. شما 25 دارید در برابر 24.
dare-learn-win-yes = امتیاز سوم شما: بردید!

rule-DA1 = در هر دور هر دو یک نوبت دارند، یکی بعد از دیگری. هر نوبت با انداختن هر پنج تاس شروع می‌شود.
rule-DA2 = بعد دست نگه دارید، یا هر پنج تاس را یک بار دیگر بیندازید. پرتاب دوم حساب است، حتی اگر کمتر باشد.
rule-DA3 = جمع بیشتر یک امتیاز می‌گیرد. دور بعد را نفر دیگر شروع می‌کند.
rule-DA3R = اگر هر دو جمع برابر باشد، هیچ‌کس امتیاز نمی‌گیرد و همان نفر دور را دوباره شروع می‌کند. می‌توانید قرار بگذارید که جمع اول امتیاز بگیرد.
rule-DA4 = هر کس زودتر به سه امتیاز برسد، می‌برد.

result-three-points = با سه امتیاز
