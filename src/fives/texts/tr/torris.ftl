# Torris. `$from` ve `$to` c2 gibi yerlerdir, `$value` bir taşın değeridir, `$by` "points" ya da "tower" olur. `torris-why-…` bir hamlenin iyi ya da kötü yanını söyler.

torris-name = Torris
torris-line = Birbirinizin kulelerine tırmanın. Üstte kimin taşı varsa kule onundur.
torris-option-closing = Boşluğu kapatma
torris-option-closing-one-place = Bir yer
torris-option-closing-one-place-line = Hemen arkada duran her şey bir yer ilerler.
torris-option-closing-whole-gap = Bütün boşluk
torris-option-closing-whole-gap-line = Hepsi, önünde durana değene kadar ilerler.

torris-board = Tahta: 8’er yerlik 4 sıra, soldan a ile h, yukarıdan 1 ile 4. Ok tuşları gezdirir, Enter alır ve oynatır, I kulenin içine bakar.
torris-board-turned = Tahta: 4’er yerlik 8 sıra, yukarıdan a ile h, sağdan 1 ile 4. Ok tuşları gezdirir, Enter alır ve oynatır, I kulenin içine bakar.
torris-colour-0 = Beyaz
torris-colour-1 = Siyah
torris-highest = En yüksek kule
torris-standing = { $player } { $colour ->
    [0] beyaz oynuyor
   *[1] siyah oynuyor
}: { $points } puan, en yüksek kule { $highest }
torris-pick = Taşlarından birine dokun: işareti kaç adım gittiğini söyler.
torris-target = Konacağı yere ya da başka bir taşa dokun.
torris-mark-1 = nokta, 1 adım
torris-mark-2 = çizgi, 2 adım
torris-mark-3 = üçgen, 3 adım
torris-mark-4 = kare, 4 adım
torris-steps = Adımlar
torris-look-line = İçine bakmak için başka bir kuleye dokun.
torris-look-at = Kulenin içine bak: { $place }
torris-tower = Kule: { $place }
torris-tower-line = { $height ->
    [one] Tek taş, değeri 1 puan.
   *[other] { $height } taş, üstteki renge { $height } puan.
}
torris-tower-top = Yukarıdan aşağıya:
torris-stone = { $colour ->
    [0] Beyaz
   *[1] Siyah
} { $value ->
    [1] nokta
    [2] çizgi
    [3] üçgen
   *[4] kare
}, { $value } adım
torris-place-empty = { $place }, boş
torris-place = { $place }: { $stone }{ $height ->
    [one] { "" }
   *[other] , { $height } katlı kulede
}
torris-place-movable = { $label }, oynayabilir
torris-place-picked = { $label }, elinde
torris-place-target = { $label }, buraya konabilir
torris-passes = pas geçiyor
torris-sits-out = { $player } pas geçiyor
torris-stuck = Üstteki taşı şimdi oynayamaz: en az bu kule kadar yüksek bir şeyin üstüne konmalı.
torris-move = { $move } oyna

torris-laid = Taşlar karıştırıldı ve tahtaya dizildi.
torris-moved = { $you ->
    [yes] { $value } adımlık taşını oynattın, { $from } → { $to }: { $height } katlı bir kule.
   *[no] { $player } bir taş oynattı ({ $value } adım), { $from } → { $to }: { $height } katlı bir kule.
}
torris-closed = Arkasındaki { $count } taş ya da kule { $places } yer ilerledi.
torris-passed = { $you ->
    [yes] Oynayamıyorsun, bu yüzden pas geçiyorsun.
   *[no] { $player } oynayamıyor ve pas geçiyor.
}
torris-won = { $you ->
    [yes] { $by ->
        [tower] Kimse oynayamıyor. Puanlar eşit, { $scores }, ama en yüksek kule senin: kazandın!
       *[points] Kimse oynayamıyor. Kazandın, { $scores }.
    }
   *[no] { $by ->
        [tower] Kimse oynayamıyor. Puanlar eşit, { $scores }, ama { $player } en yüksek kuleyle kazandı.
       *[points] Kimse oynayamıyor. { $player } kazandı, { $scores }.
    }
}
torris-shared = Kimse oynayamıyor. Puanlar ve en yüksek kuleler eşit, { $scores }: birlikte kazandınız.

torris-why-wins = Rakip ne yaparsa yapsın kazanabilirsin.
torris-why-wins-by = Rakip ne yaparsa yapsın en az { $points } puan farkla kazandırır.
torris-why-wins-tower = Puanlar eşit biter ve en yüksek kuleyle sen kazanırsın.
torris-why-shared = Bundan sonra ikiniz de en iyisini oynarsanız birlikte kazanırsınız.
torris-why-loses = Bundan sonra ne yaparsan yap rakip kazanabilir.
torris-why-loses-by = Bundan sonra ne yaparsan yap rakip en az { $points } puan farkla kazanabilir.
torris-why-loses-tower = Bundan sonra rakip eşit puanla ve en yüksek kuleyle kazanabilir.
torris-why-takes = { $height ->
    [2] Rakibin bir taşını alır: { $height } katlı bir kule senin olur.
   *[other] Rakibin bir kulesini alır: { $height } puan senin olur.
}
torris-why-saves = { $left ->
    [0] Puanlarını korur: rakip { $points } puan alabilirdi, şimdi hiç alamaz.
   *[other] Puanlarını korur: rakip { $points } puan alabilirdi, şimdi en çok { $left }.
}
torris-why-blocks = O zaman rakip oynayamaz ve pas geçer.
torris-why-fewer = { $count ->
    [one] Rakibe tek bir hamle bırakır.
   *[other] Rakibe yalnızca { $count } hamle bırakır.
}
torris-why-free = Daha çok hamleyi açık tutar: sana { $mine }, rakibe { $theirs }.
torris-why-climbs = Kendi kuleni { $height } kat yapar.

result-torris-points = en çok puanla
result-torris-tower = eşit puanla ve en yüksek kuleyle
result-torris-shared = eşit puanla ve eşit yükseklikte kulelerle

torris-learn-steps = Taşların beyaz. İşaret kaç adım gideceğini söyler. Köşedeki 2’yi iki adım oynat.
torris-learn-steps-no = Köşedeki beyaz 2’yi al, üstünde çizgi olanı.
torris-learn-steps-yes = İki adım, ve bir taşın üstüne çıktın. Kule, üstteki rengindir.
torris-learn-gaps = Adımlar taştan taşa gider, boşluklar sayılmaz. Köşedeki 3’ü üç adım oynat.
torris-learn-gaps-yes = Üç adım, ve boşlukların üstünden atladın.
torris-learn-up = Her hamle yukarı çıkar. Köşedeki kulede duran 1 için en az o kadar yüksek bir kule gerekir.
torris-learn-up-no = Köşedeki kulenin üstündeki 1’i al.
torris-learn-up-yes = İki katlı kuleden iki katlı kuleye: şimdi üç katlı oldu.
torris-learn-close = 1’ini siyah 3’ün üstüne oynat ve arkasındaki taşlara bak.
torris-learn-close-no = Öbür yöne: siyah 3’ün üstüne.
torris-learn-close-yes = Taş masada bir boşluk bıraktı ve arkasındaki taşlar ilerledi.
torris-learn-last = Son hamle. Tırman!
torris-learn-last-yes = Artık kimse oynayamaz. Her kule, yüksekliği kadar puanı üstteki renge verir: 3’e 2, kazandın!

rule-TO1 = 32 taşın hepsi sekizer taşlık dört sırada, yüzleri açık, satranç tahtasındaki gibi bir siyah bir beyaz durur. İşaretler karıştırılmıştır. Biriniz beyazı, diğeriniz siyahı oynatır. Başlayan oyuncu kurayla seçilir.
rule-TO1R = Sol üstte beyaz bir taş vardır. Kural kitabı bunu söylemez ve oyun için fark etmez.
rule-TO2 = Sıra sana gelince, üstte duran kendi renginden bir taşı satırında ya da sütununda düz oynat. Tam işaretinin söylediği kadar adım gider: nokta 1, çizgi 2, üçgen 3, kare 4. Her adım, taş ya da kule olan bir sonraki yere gider. Boşluklar atlanır ve sayılmaz, bir kule de bir adımdır.
rule-TO3 = Taş, senin ya da rakibin bir taşının ya da kulesinin üstüne konmalı ve öncekinden en az bir kat daha yukarıda olmalıdır. Bir kuleden yalnızca en üstteki taş oynar. Kulelerin içine herkes her zaman bakabilir.
rule-TO4 = Boşluğu kapatma: taş masada duruyorduysa yeri şimdi boştur. O zaman hemen arkasında duran bütün taşlar ve kuleler aynı yönde bir yer ilerler.
rule-TO4R = “Hemen arkasında” ilk boşlukta ya da kenarda biter. Kuleden ayrılan taş boşluk bırakmaz, bu yüzden hiçbir şey ilerlemez. Bunu masa ayarlarında değiştirebilirsin: o zaman hepsi birlikte, önlerindeki ilk taşa ya da kuleye değene kadar ilerler.
rule-TO5 = Oynayamıyorsan, yeniden oynayabilene kadar pas geçersin. Oynayabiliyorsan oynamak zorundasın. İkiniz de oynayamayınca oyun biter.
rule-TO6 = Her kule, yüksekliği kadar puanı üstteki renge verir. Tek taş 1 puandır. En çok puanı olan kazanır. Puanlar eşitse en yüksek kule kazanır. O da eşitse birlikte kazanırsınız.
