# Clear Away. `$from`, `$over`, `$to` and `$at` are places like c6, `$left` is the number of stones left.

clear_away-name = یکی می‌ماند
clear_away-line = با پرش، مهره‌ها را از صفحه بردارید تا فقط یکی بماند.

clear_away-board = صفحه: شش ستون از a تا f، شش ردیف از 6 تا 1
clear_away-stone = { $place }، مهره
clear_away-free = { $place }، خالی
clear_away-can-jump = { $place }، مهره، می‌تواند بپرد
clear_away-chosen = { $place }، مهره، انتخاب‌شده
clear_away-land = { $place }، خالی: پرش به این‌جا
clear_away-land-keeps = { $place }، خالی: پرش به این‌جا، بعد از آن هنوز حل می‌شود
clear_away-land-loses = { $place }، خالی: پرش به این‌جا، بعد از آن دیگر حل نمی‌شود
clear_away-left = مهره مانده
clear_away-moves = { $moves } حرکت
clear_away-best = بهترین روی این دستگاه: { $left ->
    [1] حل شد
   *[other] { $left } مهره مانده
}
clear_away-best-undone = با { $count } حرکت پس‌گرفته
clear_away-choose = روی مهره‌ای بزنید که می‌تواند از روی همسایه‌اش بپرد، یا آن را بکشید.
clear_away-target = حالا روی خانه‌ای بزنید که می‌درخشد. برای رها کردن، دوباره روی مهره بزنید.
clear_away-again = باز هم می‌تواند بپرد: روی خانه‌ای بزنید که می‌درخشد، یا روی مهره‌ای دیگر.
clear_away-watch = { $player } به پرش بعدی فکر می‌کند.
clear_away-show = نشان دادن یک پرش
clear_away-hint-yes = هنوز حل می‌شود.
clear_away-hint-no = دیگر حل نمی‌شود. آن‌قدر پرش‌ها را پس بگیرید تا بشود.
clear_away-hint-unknown = راه حلی پیدا نشد، ولی ثابت هم نشد که نیست.
clear_away-hint-every = با هر پرشی هنوز حل می‌شود.
clear_away-hint-keeping = { $count ->
    [1] از { $jumps } پرش، با یکی همین‌طور می‌ماند: حلقهٔ دور مهره‌اش پررنگ‌تر است.
   *[other] از { $jumps } پرش، با { $count } تا همین‌طور می‌ماند: حلقهٔ دور مهره‌هایشان پررنگ‌تر است.
}
clear_away-hint-fewest = از این‌جا در بهترین حالت { $left } مهره می‌ماند.
clear_away-why-solves = این پرش حلش می‌کند.
clear_away-why-keeps = بعد از این هنوز حل می‌شود.
clear_away-why-only = تنها پرشی که بعد از آن هنوز حل می‌شود.
clear_away-why-loses = بعد از این دیگر حل نمی‌شود: در بهترین حالت { $left } مهره می‌ماند.
clear_away-why-left = در بهترین حالت { $left } مهره می‌ماند.
clear_away-why-lost = بعد از این حل نمی‌شود.
clear_away-score = { $score } مهره مانده

clear_away-move = { $move }

clear_away-jumped = { $from } از روی { $over } به { $to } پرید. { $left } مهره مانده است.
clear_away-solved = با { $moves } حرکت حل شد: آخرین مهره روی { $at } است.
clear_away-stuck = بعد از { $moves } حرکت دیگر پرشی نیست و { $left } مهره روی صفحه مانده است.

result-one-stone-left = حل شد!
result-stones-left = دیگر پرشی نیست

clear_away-learn-jump = از روی همسایه به یک گوشهٔ خالی بپرید.
clear_away-learn-jump-yes = مهره‌ای که از رویش پریدید، بیرون رفت. پرش در ردیف یا ستون است، هرگز مورب نیست.
clear_away-learn-choose = سه مهره. طوری بپرید که باز هم پرشی ممکن باشد.
clear_away-learn-choose-no = بعد از آن هیچ مهره‌ای نمی‌توانست بپرد. یک پرش جلوتر را ببینید.
clear_away-learn-choose-yes = آفرین: باز دو مهره کنار هم است.
clear_away-learn-finish = و حالا پرش آخر.
clear_away-learn-finish-yes = فقط یک مهره مانده است: حل شد!
clear_away-learn-plan = چهار مهره، و فقط یک پرش به هدف می‌رسد. عجله نکنید.
clear_away-learn-plan-no = از آن‌جا دیگر حل نمی‌شد. پرش دیگری امتحان کنید.
clear_away-learn-plan-yes = همین بود.
clear_away-learn-second = ادامه بدهید.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = چیزی نمانده است.
clear_away-learn-solved = یک پرش دیگر.
clear_away-learn-solved-yes = حل شد! بازی اصلی با 32 مهره شروع می‌شود.

rule-CA1 = صفحه شش در شش خانه دارد؛ 32 مهره روی آن است و فقط چهار گوشه خالی است. مهره در راستای ردیف یا ستون، مستقیم از روی مهرهٔ کنارش به خانهٔ خالی پشت آن می‌پرد. مهره‌ای که از رویش پریده‌اند برداشته می‌شود.
rule-CA1R = پرش هرگز از صفحه بیرون نمی‌رود، و گوشه هم خانه‌ای مثل بقیه است. پرش‌های پشت سر هم یک مهره، یک حرکت به حساب می‌آید. رنگ‌ها معنایی ندارند.
rule-CA2 = اگر یک مهره بماند، هر جا که باشد، حلش کرده‌اید. اگر هیچ مهره‌ای نتواند بپرد و دو تا یا بیشتر مانده باشد، تعدادشان نتیجهٔ شماست: دوباره امتحان کنید. هر قدر پرش که بخواهید می‌توانید پس بگیرید، حتی بعد از پایان؛ نتیجه می‌گوید چند تا.
