# Beş Kazanır. `$x` ve `$y` masadaki bir yerdir; `$colour` "white" ya da "black" olur; `$reason` oyunun nasıl bittiğini söyler.

five_wins-name = Beş Kazanır
five_wins-line = Kenarsız bir masada yan yana beş taş. Sonra taşlar yer değiştirmeye başlar.

five-wins-option-exactly-five = Daha uzun sıralar
five-wins-option-exactly-five-false = Onlar da kazandırır
five-wins-option-exactly-five-false-line = Yan yana beş ya da daha çok taş kazandırır.
five-wins-option-exactly-five-true = Kazandırmaz
five-wins-option-exactly-five-true-line = Yalnızca yan yana tam beş taş kazandırır.

five_wins-colour-white = beyaz
five_wins-colour-black = siyah
five_wins-plays = { $colour ->
    [white] beyaz oynuyor
   *[black] siyah oynuyor
}
five_wins-in-hand = { $count } kaldı
five_wins-lying = { $count } oyunda
five_wins-lost = { $count } alındı
five_wins-table = Masa, { $white } beyaz ve { $black } siyah taş. Ok tuşları yerden yere götürür, Enter seçer. Yerler ilk taştan, 0,0, sayılır: ilk sayı sağa, ikinci sayı aşağı gider. Eksi, sol ve yukarı demektir.
five_wins-stone = { $colour ->
    [white] Beyaz taş, { $x },{ $y }
   *[black] Siyah taş, { $x },{ $y }
}
five_wins-place = Yer { $x },{ $y }
five_wins-chosen = Yer { $x },{ $y }, seçildi
five_wins-lift = Taşını al: { $x },{ $y }
five_wins-lift-cutting = { $count ->
    [one] Taşını al: { $x },{ $y }, bir taş kazandırır
   *[other] Taşını al: { $x },{ $y }, { $count } taş kazandırır
}
five_wins-put-back = Geri koy: { $x },{ $y }
five_wins-zoom-in = Yakınlaştır
five_wins-zoom-out = Uzaklaştır
five_wins-fit = Bütün taşları göster

five_wins-do-first = İlk taşı ortaya koy.
five_wins-do-lay = Herhangi bir taşın yanına bir taş koy.
five_wins-do-confirm = O yere bir daha dokun ya da düğmeye bas.
five_wins-lay-here = Buraya koy
five_wins-do-lift = Oynatmak için taşlarından birine dokun.
five_wins-do-place = Şimdi gideceği yere dokun.
five_wins-back = Geri koy
five_wins-cuts = Kopan ve alınan:
five_wins-cuts-count = { $colour ->
    [white] { $count } beyaz
   *[black] { $count } siyah
}
five_wins-keep = Parçalar eşit büyüklükte: kalacak olana dokun.
five_wins-keep-other = Öbür parça kalsın
five_wins-wait-lay = { $player } bir yer arıyor …
five_wins-wait-move = { $player } oynatacağı taşı arıyor …
five_wins-after = İkinci bölüm, hamle { $turn } / { $most }
five_wins-times = Bu durum ikinci kez oldu. Üçüncüsünde berabere biter.
five_wins-row = Beş!

five_wins-move = { $move }
five_wins-laid = { $you ->
    [yes] Bir taş koydun: { $x },{ $y }.
   *[no] { $player } bir taş koydu: { $x },{ $y }.
}
five_wins-after-game = Bütün taşlar kondu ve kimsenin yan yana beşi yok. Bundan sonra kendi taşlarınızı oynatırsınız.
five_wins-moved = { $you ->
    [yes] Bir taşı oynattın: { $from_x },{ $from_y } → { $x },{ $y }.
   *[no] { $player } bir taşı oynattı: { $from_x },{ $from_y } → { $x },{ $y }.
}
five_wins-captured = { $you ->
    [yes] { $count ->
        [one] Bir taşın alındı.
       *[other] { $count } taşın alındı.
    }
   *[no] { $count ->
        [one] { $player } bir taş kaybetti.
       *[other] { $player } taş kaybetti: { $count } taş.
    }
}
five_wins-passed = { $you ->
    [yes] Hiçbir taşının boş kenarı yok: pas geçiyorsun.
   *[no] Boş kenarı olan taş yok: { $player } pas geçiyor.
}
five_wins-won = { $you ->
    [yes] { $reason ->
        [five_in_a_row] Yan yana beş: kazandın!
       *[last_stone_captured] Rakibin son taşı alındı: kazandın!
    }
   *[no] { $reason ->
        [five_in_a_row] Yan yana beş: { $player } kazandı!
       *[last_stone_captured] Karşı tarafın son taşı alındı: { $player } kazandı!
    }
}
five_wins-drawn = { $reason ->
    [nobody_can_win] Kimsenin beş taşı kalmadı: berabere.
    [third_time] Aynı durum üçüncü kez: berabere.
   *[long_enough] İkinci bölümde 200 hamle: berabere.
}

five_wins-why-five = Yan yana beş: kazanırsın.
five_wins-why-takes-last = Rakibin son taşını alır: kazanırsın.
five_wins-why-two = Beş yapmanın iki yolu olur. Rakip yalnızca birini durdurabilir.
five_wins-why-forces = Her hamle yan yana beşe bir adım kala bırakır. { $count } hamlede kazanırsın.
five_wins-why-wins = Rakip ne yaparsa yapsın kazanırsın.
five_wins-why-loses = Bundan sonra ne yaparsan yap rakip kazanır.
five_wins-why-stops = Yoksa rakip bir sonraki hamlede kazanır.
five_wins-why-captures = { $count ->
    [one] Bir taş alır.
   *[other] { $count } taş alır.
}
five_wins-why-threatens = Sonraki hamlede beş yapabilir.
five_wins-why-blocks = Rakibin sıralarının önünü keser.
five_wins-why-builds = Kendi sıralarını uzatır.
five_wins-why-room = Kendi sıralarının önünü açık tutar.

result-five-in-a-row = yan yana beş taşla
result-last-stone-captured = son taşı alarak
result-nobody-can-win = kimsenin beş taşı kalmadı
result-third-time = aynı durum üç kez oldu
result-long-enough = ikinci bölümde 200 hamleden sonra

five_wins-learn-touch = Taşların beyaz. Her yeni taş bir başkasına bütün bir kenarıyla değmeli. Bir taş koy.
five_wins-learn-touch-yes = Her taş bir başkasına bütün bir kenarıyla değer. Köşe yetmez.
five_wins-learn-stop = Dikkat, siyahın yan yana dört taşı var! Onu durdur.
five_wins-learn-stop-no = O zaman siyah bir sonraki taşla kazanır. Sıranın açık ucunu kapat.
five_wins-learn-stop-yes = Durdurdun! Öbür uçta zaten senin bir taşın vardı.
five_wins-learn-slant = Çapraz sıralar da sayılır. Beşinci taşın nereye gider?
five_wins-learn-slant-no = Çapraz duran dört taşını bul.
five_wins-learn-slant-yes = Yan yana beş, çapraz da olur: kazandın.
five_wins-learn-capture = Bütün taşlar masada. Şimdi onları oynatıyorsun. Taşlarından biri köprü: onu al ve başka yere koy.
five_wins-learn-capture-no = İki parçayı tek başına tutan beyaz taşı ara.
five_wins-learn-capture-yes = Köprü gitti. Kopan taşlar alındı: üç siyah taş.
five_wins-learn-move = Dört taşın yan yana. Beşincisini al ve uca koy.
five_wins-learn-move-no = Dördü yerinde kalsın. Alttaki yalnız taşı al.
five_wins-learn-move-yes = Yan yana beş: kazandın!

rule-FW1 = Başlayan oyuncu kurayla seçilir. Yeniden oynarsanız diğer oyuncu başlar. Birinci yer beyaz, ikinci yer siyah oynar. Her oyuncunun, boş yüzü yukarıda on altı taşı vardır. İlk taş ortaya konur. Sonra sırayla birer taş koyarsınız. Taş, başka bir taşa en az bir kenarıyla değmelidir. Köşe yetmez.
rule-FW2 = Senin renginden, arada boşluk olmadan yan yana, alt alta ya da çapraz duran beş ya da daha çok taş hemen kazandırır. Bunu masa ayarlarında değiştirebilirsin: o zaman yalnızca tam beş taş sayılır.
rule-FW3 = 32 taşın hepsi masadaysa ve kimse kazanmadıysa ikinci bölüm başlar. Sıra sana gelince en az bir kenarı boş olan kendi taşlarından birini al ve başka bir yere, yine bir taşa değecek biçimde koy. Hedef aynıdır.
rule-FW4 = Bir taşı almak başka taşları koparabilir. Kopan taşlar, kimin olursa olsun, alınır ve oyundan çıkar. Köşeden değmek birleştirmez.
rule-FW4R = Bir taşı almak taşları parçalara ayırırsa en büyük parça kalır. Taş yeniden konmadan önce diğer bütün parçalar alınır. En büyük parçalar eşitse hangisinin kalacağını sen seçersin. Taş, kalanlara değmelidir ve eski yerine dönemez.
rule-FW5R = Hiçbir taşının boş kenarı yoksa pas geçersin. Beşten az taşla artık sıra yapamazsın. İki oyuncu için de böyleyse oyun berabere biter. Son taşını kaybedersen oyunu kaybedersin.
rule-FW6R = İkinci bölümde aynı durum, sıra aynı oyuncudayken üçüncü kez olursa oyun berabere biter. İkinci bölümde 200 hamleden sonra da berabere biter.
