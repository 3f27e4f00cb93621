# Zar Dedektifi. `$evidence` "means", "motive" ya da "opportunity" olur, `$suspect` 1 ile 6 arası bir sayıdır,
# `$dice` ve `$kept` kısa çizgiyle ayrılmış zarlardır.

detective-name = Zar Dedektifi
detective-line = İki, üç, dört aynı zar at ve altı şüpheliden birini yakala.

detective-option-variation = Oyun çeşidi
detective-option-variation-0 = Temel oyun
detective-option-variation-0-line = İkinci atıştan sonra aynılarda eski ve yeni zar olmalı.
detective-option-variation-1 = Bütün aynılar
detective-option-variation-1-line = İkinci atıştan sonra bütün aynılar sayılır.
detective-option-variation-2 = Herkese tek dosya
detective-option-variation-2-line = Kanıtlar ortaktır. Üçüncü kanıtı bul ve şüpheliyi daire içine al.
detective-option-variation-both = İkisi birden
detective-option-variation-both-line = Bütün aynılar sayılır ve kanıtlar ortaktır.
detective-option-last-turn = Son hamle
detective-option-last-turn-others = Diğer herkes
detective-option-last-turn-others-line = Olay çözülünce diğer herkesin bir hamlesi daha olur.
detective-option-last-turn-equal-turns = Eşit hamle
detective-option-last-turn-equal-turns-line = Yalnızca daha az hamle yapmış olanlar.
detective-option-last-turn-none = Yok
detective-option-last-turn-none-line = Olayı ilk çözen hemen kazanır.
detective-option-record = Kanıt ne zaman yazılmalı
detective-option-record-first-roll = İlk atıştan başlayarak
detective-option-record-first-roll-line = Tek dosya: ilk atışta kanıt varsa onu kullanmalısın.
detective-option-record-after-reroll = Yeniden attıktan sonra
detective-option-record-after-reroll-line = Tek dosya: hep yeniden atabilirsin. Kanıtsız 30 hamle oyunu bitirir.

detective-means = Araç
detective-motive = Sebep
detective-opportunity = Fırsat
detective-means-dice = iki aynı
detective-motive-dice = üç aynı
detective-opportunity-dice = dört aynı
detective-suspect = { $suspect }. şüpheli
detective-file-yours = Senin dosyan
detective-file-of = Dosya: { $player }
detective-file-all = Ortak dosya
detective-others = Diğer dosyalar
detective-has = bulundu
detective-has-not = eksik
detective-has-by = bulan: { $player }
detective-solved-mark = Çözüldü
detective-circled-by = Daire içine alan: { $player }
detective-circles = { $count } daire
detective-progress = Bir şüpheli için kanıt: { $count } / 3
detective-record = { $suspect }. şüphelinin { $evidence ->
    [means] aracını
    [motive] sebebini
   *[opportunity] fırsatını
} yaz
detective-record-nothing = Bir şey yazma
detective-pass-on = Bir şey yok: hamleyi bitir
detective-kept-dice = Kalan
detective-new-dice = Yeni
detective-both = Bir kanıt için en az bir eski ve bir yeni zar gerekir.
detective-roll-five = Beş zar at
detective-roll = { $count } zarı yeniden at
detective-roll-none = Yeniden at
detective-choose = Bir kanıt yaz ya da yeniden atmak için zarlara dokun.
detective-choose-none = Yazacak bir şey yok. Yeniden atmak istediğin zarlara dokun.
detective-choose-record = Ne yazacağını seç.
detective-wait-roll = { $player } birazdan zar atacak.
detective-wait = { $player } zarlara bakıyor.
detective-last = { $count ->
    [one] Olay çözüldü. Son bir hamle.
   *[other] Olay çözüldü. Son { $count } hamle.
}
detective-idle = Art arda kanıtsız hamle: { $count } / 30.

detective-move = { $move } kalsın
detective-move-none = beş zarı da yeniden at
detective-move-roll = at
detective-move-nothing = bir şey yazma
detective-move-means1 = 1’in aracı
detective-move-means2 = 2’nin aracı
detective-move-means3 = 3’ün aracı
detective-move-means4 = 4’ün aracı
detective-move-means5 = 5’in aracı
detective-move-means6 = 6’nın aracı
detective-move-motive1 = 1’in sebebi
detective-move-motive2 = 2’nin sebebi
detective-move-motive3 = 3’ün sebebi
detective-move-motive4 = 4’ün sebebi
detective-move-motive5 = 5’in sebebi
detective-move-motive6 = 6’nın sebebi
detective-move-opportunity1 = 1’in fırsatı
detective-move-opportunity2 = 2’nin fırsatı
detective-move-opportunity3 = 3’ün fırsatı
detective-move-opportunity4 = 4’ün fırsatı
detective-move-opportunity5 = 5’in fırsatı
detective-move-opportunity6 = 6’nın fırsatı

detective-rolled = Gelen zarlar: { $dice }.
detective-kept = { $you ->
    [yes] { $lifted ->
        [one] Bir zarı yeniden atıyorsun.
       *[other] { $lifted } zarı yeniden atıyorsun.
    }
   *[no] { $lifted ->
        [one] { $player } bir zarı yeniden atıyor.
       *[other] { $player } yeniden zar atıyor: { $lifted } zar.
    }
}
detective-recorded = { $you ->
    [yes] { $evidence ->
        [means] { $suspect }. şüphelinin aracını buldun.
        [motive] { $suspect }. şüphelinin sebebini buldun.
       *[opportunity] { $suspect }. şüphelinin fırsatını buldun.
    }
   *[no] { $evidence ->
        [means] { $player } buldu: { $suspect }. şüphelinin aracı.
        [motive] { $player } buldu: { $suspect }. şüphelinin sebebi.
       *[opportunity] { $player } buldu: { $suspect }. şüphelinin fırsatı.
    }
}
detective-nothing = { $you ->
    [yes] Bir şey yazmadın.
   *[no] { $player } bir şey yazmadı.
}
detective-old-dice = Yeni { $face } gelmedi, bu yüzden eskiler sayılmaz.
detective-stalled = Art arda kanıtsız 30 hamle: oyun burada biter.
detective-solved = { $you ->
    [yes] Olay çözüldü: yapanın { $suspect }. şüpheli olduğunu kanıtladın!
   *[no] Olay çözüldü: { $player } kanıtladı, yapan { $suspect }. şüpheli!
}
detective-last-turns = { $count ->
    [one] Diğer oyuncunun son bir hamlesi var.
   *[other] Diğer { $count } oyuncunun son birer hamlesi var.
}
detective-circled = { $you ->
    [yes] { $suspect }. şüpheliyi daire içine aldın.
   *[no] { $player } daire içine aldı: { $suspect }. şüpheli.
}
detective-won = { $you ->
    [yes] Olayı sen çözdün.
   *[no] Olayı { $player } çözdü.
}
detective-why-solves = Bu, olayı çözer.
detective-why-clue = Böylece { $suspect }. şüphelinin 3 kanıtından { $count } tanesi bulunmuş olur.
detective-why-may-solve = Her 10 atıştan yaklaşık { $tenths } tanesi olayı çözer.
detective-why-rolls = { $tenths ->
    [0] Şansın varsa bir kanıt gelir.
   *[other] Her 10 atıştan yaklaşık { $tenths } tanesi bir kanıt getirir.
}
detective-why-rarer = { $tenths ->
    [0] Şansın varsa bulması daha zor bir kanıt gelir.
   *[other] Her 10 atıştan yaklaşık { $tenths } tanesi bulması daha zor bir kanıt getirir.
}
detective-why-nothing = Bu kanıt diğerlerine daha çok yarar.
result-murder-solved = olayı çözerek
result-suspect-1 = 1. şüphelinin aracı, sebebi ve fırsatıyla
result-suspect-2 = 2. şüphelinin aracı, sebebi ve fırsatıyla
result-suspect-3 = 3. şüphelinin aracı, sebebi ve fırsatıyla
result-suspect-4 = 4. şüphelinin aracı, sebebi ve fırsatıyla
result-suspect-5 = 5. şüphelinin aracı, sebebi ve fırsatıyla
result-suspect-6 = 6. şüphelinin aracı, sebebi ve fırsatıyla
result-most-circles = en çok daireyle

detective-learn-roll = Bunu biri yaptı ve tanıkların zarlar. Zarları at.
detective-learn-roll-yes = Üç tane 4: 4. şüpheliyi gösteriyorlar.
detective-learn-record = İki aynı zar araçtır, üç aynı sebep, dört aynı fırsat. Sebebi yaz.
detective-learn-record-no = Üç aynı zar daha değerli: sebebi yaz.
detective-learn-record-yes = Üç tane 4, 4. şüphelinin sebebidir. Her hamlede bir kanıt yazabilirsin.
detective-learn-again = İki tane 2 araç olurdu. Cesur ol: 2’lerin ikisi de kalsın, diğer üçünü yeniden at.
detective-learn-again-yes = Bir 2 daha!
detective-learn-both = Eski ve yeni zarlar birlikte sayılır. 2. şüphelinin sebebini yaz.
detective-learn-both-no = Daha iyisi var: üç tane 2 sebeptir.
detective-learn-both-yes = Yalnızca bazı zarları yeniden attın, o zaman kanıtta eski ve yeni zar olmalı: iki eski 2, bir yeni 2.
detective-learn-solve = 5. şüphelinin aracı ve sebebi sende, şimdi de dört tane 5 geldi. Son kanıtı yaz!
detective-learn-solve-no = Sana gereken dört tane 5: fırsatı yaz.
detective-learn-solve-yes = Araç, sebep ve fırsat: olay çözüldü. Rakibinin son bir hamlesi vardı ve sen kazandın!

rule-DE1 = Aynı sayıyı gösteren iki zar o şüphelinin aracıdır, üç zar sebebi, dört zar fırsatı. Daha çok zarı daha azı için de kullanabilirsin: dört ya da beş aynı zar üçünden herhangi biri için, üç aynı zar sebep ya da araç için.
rule-DE2 = Beş zar at. Sonra bu atıştan bir kanıt yaz ya da yeniden at. Beşini de yeniden atarsan yeni atıştan bir kanıt yaz. Bir ile dört arası zarı yeniden atarsan eski ve yeni zarlardan bir kanıt yaz.
rule-DE2R = Her hamlede en çok bir kanıt yazarsın, sende olanı bir daha yazamazsın. Yalnızca bazı zarları yeniden attıysan aynılar ancak içlerinde en az bir eski ve bir yeni zar varsa sayılır. İkinci atıştan sonra yazmak zorunda değilsin.
rule-DE3 = Bir şüphelinin aracını, sebebini ve fırsatını ilk toplayan oyuncu olayı çözer. Sonra diğer her oyuncunun son bir hamlesi olur.
rule-DE3R = O son hamlede olayı çözen herkes birlikte kazanır. Bunu masa ayarlarında değiştirebilirsin: son hamle yalnızca daha az hamle yapmış oyunculara verilir ya da kimseye verilmez.
rule-DE-V1 = “Bütün aynılar” çeşidi: bazı zarları yeniden attıktan sonra eski, yeni ya da karışık bütün aynılar sayılır.
rule-DE-V2 = “Herkese tek dosya” çeşidi: her kanıt yalnızca bir kez, onu bulan oyuncu tarafından yazılır. Üçüncü kanıtı bulan, şüpheliyi daire içine alır. Altısı da daire içine alınınca en çok dairesi olan kazanır. Eşitlikte birlikte kazanırsınız.
rule-DE-V2R = Herkese tek dosyada, yazabiliyorsan yazmak zorundasın. Ancak ilk atışta yazacak bir şey yoksa yeniden atabilirsin. Masa ayarlarında her ilk atışın yeniden atılmasına izin verebilirsin. O zaman yalnızca ondan sonra bir kanıt yazmak zorundasın ve art arda kanıtsız 30 hamle oyunu bitirir. Artık kimse öndekine yetişemiyorsa oyun erken biter. İki kişilik oyunda bu, aradaki fark açık kalan şüpheli sayısından büyük olunca olur.
