# Number Poker. `$stone` is the value of a stone, 1 to 4; `$stones` are several, joined by hyphens.
# Named "Closed Fist" in Persian: poker means gambling to many readers, and hiding something in the fist is an old family game.
number_poker-name = مشت بسته
number_poker-line = مشت‌های بسته و هر دور یک بلوف: بزرگ‌ترین مهره می‌برد، مگر این‌که دو تا از آن رو شود.
number_poker-turn-everyone = همه یک مهره انتخاب می‌کنند
number_poker-level-reader-line = عادت‌های شما را یاد می‌گیرد و بر ضد آن‌ها بازی می‌کند
level-reader = ذهن‌خوان
level-reader-plain = بازی شما را به یاد می‌سپارد و عادت‌هایتان را پیدا می‌کند.
number-poker-option-empty-hand = دست خالی
number-poker-option-empty-hand-ninth-play = بازی نهم
number-poker-option-empty-hand-ninth-play-line = وقتی همهٔ مهره‌هایتان رفته باشد هم می‌توانید دست خالی رو کنید.
number-poker-option-empty-hand-needs-a-stone = فقط با داشتن مهره
number-poker-option-empty-hand-needs-a-stone-line = در پایان، هر کس تنها مهره‌دار باشد مهره‌هایش را می‌برد.
number-poker-table = میز
number-poker-choose = چه در مشت می‌گیرید؟
number-poker-choose-line = تا همهٔ مشت‌ها بسته نشود، کسی نمی‌بیند.
number-poker-stone = { $count ->
    [0] مهرهٔ { $stone }، تمام شده
   *[other] مهرهٔ { $stone }، { $count } تا مانده
}
number-poker-palm = دست خالی، یک بار در هر بازی
number-poker-palm-used = دست خالی، رو شده است
number-poker-palm-short = خالی
number-poker-times = { $count } تا
number-poker-take = کدام مهره را برمی‌دارید؟
number-poker-take-line = روی یکی از دست‌های روی میز بزنید؛ مهره‌اش غنیمت شما می‌شود.
number-poker-asked = { $player }: { $what }
number-poker-take-button = برداشتن { $stone } از { $player }
number-poker-wait-take = { $player } دست خالی رو کرده و مهره‌ای انتخاب می‌کند …
number-poker-wait = منتظر { $names } …
number-poker-sits-out = دیگر چیزی ندارد
number-poker-fist-open = { $player } هنوز انتخاب نکرده است
number-poker-fist-closed = { $player } مشتش را بسته است
number-poker-fist-shows = { $player } رو کرد: { $what }
number-poker-what-stone = مهرهٔ { $stone }
number-poker-what-empty = دست خالی
number-poker-state-kept = برد
number-poker-state-taken = برداشته شد
number-poker-state-out = بیرون رفت
number-poker-left-of = برای { $player } مانده: { $what }
number-poker-loot = غنیمت
number-poker-loot-of = غنیمت { $player }: { $what }
number-poker-none = هیچ
number-poker-sum = جمع { $sum }
number_poker-move = بازی کردن { $move }
number_poker-move-E = رو کردن دست خالی
number-poker-closed = { $you ->
    [yes] شما مشتتان را بستید.
   *[no] { $player } مشتش را بست.
}
number-poker-showed = { $you ->
    [yes] شما مهرهٔ { $stone } را رو کردید.
   *[no] { $player } مهرهٔ { $stone } را رو کرد.
}
number-poker-empty = { $you ->
    [yes] شما دست خالی رو کردید.
   *[no] { $player } دست خالی رو کرد.
}
number-poker-empty-cancel = دست‌های خالی همدیگر را خنثی می‌کنند.
number-poker-empty-vain = چیزی برای برداشتن نیست.
number-poker-cancel = مهره‌های { $stone } همدیگر را خنثی می‌کنند.
number-poker-took = { $you ->
    [yes] شما با دست خالی مهرهٔ { $stone } را برداشتید.
   *[no] { $player } با دست خالی مهرهٔ { $stone } را برداشت.
}
number-poker-kept = { $you ->
    [yes] شما مهرهٔ { $stone } را بردید.
   *[no] { $player } مهرهٔ { $stone } را برد.
}
number-poker-nobody = این دور را هیچ‌کس نبرد.
number-poker-leftover = { $you ->
    [yes] فقط شما هنوز مهره دارید و هر چه مانده را می‌برید: { $stones }.
   *[no] فقط { $player } هنوز مهره دارد و هر چه مانده را می‌برد: { $stones }.
}
number-poker-why-only = چیز دیگری برای رو کردن نیست.
number-poker-why-decided = نتیجه معلوم است: هر انتخابی به همان می‌رسد.
number-poker-why-sure = بهترین انتخاب، حتی اگر حریف از آن خبر داشت.
number-poker-why-mix = بهترین کار ترکیب کردن است: این را حدود { NUMBER($percent, maximumFractionDigits: 0) } درصد وقت‌ها رو کنید تا کسی نتواند حدس بزند.
number-poker-why-spare = به خوبی بقیه است، ولی بهترین ترکیب به آن نیازی ندارد.
number-poker-why-worse = در برابر بهترین ترکیب، این انتخاب { NUMBER($percent, maximumFractionDigits: 2) } درصد از شانس برد را هدر می‌دهد.
number-poker-why-single = اگر برای بقیه همهٔ انتخاب‌ها یکسان باشد، از هر 100 بار { NUMBER($percent, maximumFractionDigits: 0) } بار در این دور مهره‌ای می‌برد.
number-poker-why-take = مهرهٔ { $stone } به شما می‌رسد و کس دیگری مهره‌ای نمی‌برد.
number-poker-why-take-leaves = { $you ->
    [yes] مهرهٔ { $stone } به شما می‌رسد و مهرهٔ { $other } را هم می‌برید.
   *[no] مهرهٔ { $stone } به شما می‌رسد؛ بعد { $player } مهرهٔ { $other } را می‌برد.
}
number-poker-mix-line = بهترین کار ترکیب کردن است تا کسی نتواند حدس بزند. بیشتر وقت‌ها این خوب است.
result-loot-most = با بیشترین مهره
result-loot-sum = با مهره‌های برابر، ولی جمع بیشتر
result-loot-shared = با مهره‌های برابر و جمع برابر
number_poker-learn-highest = هر کس مهره‌ای در مشت پنهان می‌کند و همه با هم دست باز می‌کنند. بزرگ‌ترین مهره می‌برد. یک 4 پنهان کنید.
number_poker-learn-highest-no = این بار یک 4 بردارید.
number_poker-learn-highest-yes = 4 از 3 و 1 بزرگ‌تر است و غنیمت می‌شود. مهره‌های دیگر از بازی بیرون می‌روند.
number_poker-learn-cancel = مواظب باشید: مهره‌های برابر همدیگر را خنثی می‌کنند. بقیه انگار 4 را دوست دارند، پس یک 3 پنهان کنید.
number_poker-learn-cancel-no = این بار یک 3 بردارید.
number_poker-learn-cancel-yes = دو تا 4 همدیگر را خنثی می‌کنند. حالا 3 بزرگ‌ترین مهره‌ای است که فقط یک نفر رو کرده، و می‌برد.
number_poker-learn-empty = یک بار در هر بازی می‌توانید دست خالی رو کنید. حالا امتحان کنید.
number_poker-learn-empty-no = مهره‌هایتان را بگذارید و دست خالی را انتخاب کنید.
number_poker-learn-empty-yes = دست خالی می‌تواند هر مهرهٔ روشده را بردارد.
number_poker-learn-take = مهره‌ای را بردارید که بیشتر می‌ارزد.
number_poker-learn-take-no = مجاز است، ولی مهرهٔ دیگر بیشتر می‌ارزد.
number_poker-learn-take-yes = 4 مال شماست. حالا 3 بزرگ‌ترین مهرهٔ تنهاست، پس صاحبش آن را نگه می‌دارد.
number_poker-learn-last = دور آخر. هر چه دارید رو کنید.
number_poker-learn-last-yes = بیشترین مهره را دارید: بردید!
rule-NP1 = هر کس هشت مهره دارد، از هر عدد 1 تا 4 دو تا. در هر دور همه پنهانی مهره‌ای انتخاب می‌کنید، در مشت می‌گیرید و دست‌ها را با هم باز می‌کنید.
rule-NP2 = بزرگ‌ترین عددی که فقط یک نفر رو کرده، دور را می‌برد: او مهره‌اش را به غنیمت نگه می‌دارد. عددهای برابر همدیگر را خنثی می‌کنند و به عدد کوچک‌تر بعدی نگاه می‌کنید. همهٔ مهره‌های دیگری که رو شده‌اند از بازی بیرون می‌روند. اگر هیچ عددی تک نباشد، هیچ‌کس نمی‌برد.
rule-NP3 = یک بار در هر بازی می‌توانید به جای مهره، دست خالی رو کنید. آن وقت یکی از مهره‌های روشده را، هر کدام که خواستید، به غنیمت برمی‌دارید؛ برد میان مهره‌های مانده مثل همیشه معلوم می‌شود.
rule-NP4 = اگر در یک دور دو دست خالی یا بیشتر باشد، همدیگر را خنثی می‌کنند: اثری ندارند و مصرف شده‌اند.
rule-NP4R = دست خالی وقتی انتخاب می‌کند که همهٔ دست‌ها باز شده باشد. هر مهره‌ای را می‌تواند بردارد، حتی یکی از دو مهرهٔ برابر را؛ آن یکی دیگر تک می‌شود. اگر کسی مهره‌ای رو نکرده باشد، چیزی برای برداشتن نیست. این‌که برای هر کس چه مانده، برای همه پیداست.
rule-NP5R = دست خالی بازی نهم است: هر کس مهره‌ای ندارد ولی دست خالی را هنوز دارد، آن را رو می‌کند؛ هر کس هیچ‌کدام را ندارد، صبر می‌کند. بازی وقتی تمام می‌شود که همهٔ مهره‌ها بازی شده باشند. می‌توانید قرار بگذارید که فقط کسی که هنوز مهره دارد بتواند دست خالی رو کند؛ آن وقت هر کس تنها مهره‌دار باشد، مهره‌هایش را می‌برد.
rule-NP6 = بیشترین مهرهٔ غنیمت می‌برد. اگر برابر بود، جمع بیشتر می‌برد؛ اگر آن هم برابر بود، برد مشترک است.
