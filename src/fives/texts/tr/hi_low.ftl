# Büyük Küçük. `$side` "high" ya da "low" olur, `$dice` kısa çizgiyle ayrılmış zarlardır.

hi_low-name = Büyük Küçük
hi_low-line = Bir taraf büyük toplam ister, bir taraf küçük. Terazi 35’te döner.

hi-low-option-variation = Oyun çeşidi
hi-low-option-variation-0 = Temel oyun
hi-low-option-variation-0-line = Beş zarı da at. Sonra dört zarı yeniden atabilirsin, sonra üç, iki, bir.
hi-low-option-variation-1 = On zar
hi-low-option-variation-1-line = On zarı yeniden atabilirsin, her seferinde istediğin kadar.
hi-low-option-variation-2 = Kovalamaca
hi-low-option-variation-2-line = Biri bir toplam koyar. Diğeri iki toplamı 35 yapmaya çalışır.
hi-low-option-variation-both = İkisi birden
hi-low-option-variation-both-line = Kovalamaca, ve her oyuncunun yeniden atacağı on zarı var.
hi-low-option-target = Kazanmak için tur
hi-low-option-target-5 = Beş
hi-low-option-target-5-line = Beş turu ilk kazanan.
hi-low-option-target-6 = Altı
hi-low-option-target-6-line = Altı turu ilk kazanan.
hi-low-option-alternate = Oyun sırası
hi-low-option-alternate-false = Hep aynı
hi-low-option-alternate-false-line = Her tura aynı oyuncu başlar ve 10 oyunun yaklaşık 4’ünü kazanır.
hi-low-option-alternate-true = Değişir
hi-low-option-alternate-true-line = Sonraki tura sıradaki oyuncu başlar: şanslar neredeyse eşit.
hi-low-option-equal-chases = Kovalamacanın sonu
hi-low-option-equal-chases-false = Hemen
hi-low-option-equal-chases-false-line = 15 ya da daha çok puanı olan taraf kaybeder.
hi-low-option-equal-chases-true = Eşit kovalamadan sonra
hi-low-option-equal-chases-true-line = İki taraf da eşit sayıda kovalar. Sonra puanı az olan kazanır.

hi-low-side-high = Büyük
hi-low-side-high-line = İki toplam birlikte: 35’ten çok.
hi-low-side-low = Küçük
hi-low-side-low-line = İki toplam birlikte: 35’ten az.
hi-low-choose = Büyük mü, küçük mü?
hi-low-choose-line = Bütün oyun boyunca tarafın.
hi-low-choosing = { $player } seçiyor: büyük mü, küçük mü …
hi-low-set = toplamı koyuyor
hi-low-chase = kovalıyor

hi-low-scale = 35’in terazisi
hi-low-scale-none = Henüz toplam yok.
hi-low-scale-one = Şimdilik en küçük ve en büyük toplam: { $low }. { $tie } ile berabere olur.
hi-low-scale-sum = { $low } + { $high } = { $sum }
hi-low-scale-high = { $low } + { $high } = { $sum }: büyük
hi-low-scale-low = { $low } + { $high } = { $sum }: küçük
hi-low-scale-tie = { $low } + { $high } = 35: berabere
hi-low-aim = Konulan toplam { $total }: 35 için { $aim } gerek.
hi-low-total-of = { $player }: { $total }

hi-low-steps = Hamlenin adımları
hi-low-step-5 = Beş zar at
hi-low-step = { $step } zarı yeniden at ya da hepsi kalsın
hi-low-left = atılacak { $left } zar kaldı
hi-low-roll-five = Beş zar at
hi-low-roll = { $count } zar at
hi-low-roll-none = Zar at
hi-low-stay = Beşi de kalsın
hi-low-stop = Dur: { $total }
hi-low-lift = { $count ->
    [one] Yeniden atmak istediğin zara dokun ya da hepsi kalsın.
   *[other] Yeniden atmak için { $count } zara dokun ya da hepsi kalsın.
}
hi-low-lift-any = Yeniden atmak istediğin zarlara dokun ya da dur.
hi-low-finish = { $total } kalsın, bitir
hi-low-beginning = Sırada { $player } var.
hi-low-wait = { $player } yeniden atacağı zarları seçiyor.
hi-low-sheet = Puan tablosu
hi-low-sheet-turn = Tur
hi-low-sheet-sum = En küçük + en büyük
hi-low-sheet-points = Puan
hi-low-sheet-tie = berabere
hi-low-sheet-empty = Henüz biten tur yok.
hi-low-goal-chase = Puan kötüdür: 15 olunca kaybedersin.
hi-low-goal-equal = Puan kötüdür. 15 olunca iki taraf da önce eşit sayıda kovalar. Sonra puanı az olan kazanır.

hi_low-move = { $move } kalsın
hi_low-move-none = beş zarı da at
hi_low-move-roll = at
hi_low-move-high = büyük oyna
hi_low-move-low = küçük oyna

hi-low-chose = { $you ->
    [yes] { $side ->
        [high] Büyük oynuyorsun.
       *[low] Küçük oynuyorsun.
    }
   *[no] { $side ->
        [high] { $player } büyük oynuyor.
       *[low] { $player } küçük oynuyor.
    }
}
hi-low-kept = { $you ->
    [yes] { $lifted ->
        [one] Bir zarı yeniden atıyorsun.
       *[other] { $lifted } zarı yeniden atıyorsun.
    }
   *[no] { $lifted ->
        [one] { $player } bir zarı yeniden atıyor.
       *[other] { $player } yeniden zar atıyor: { $lifted } zar.
    }
}
hi-low-stayed = { $you ->
    [yes] Elinde kalan: { $dice }.
   *[no] { $player } zarları bıraktı: { $dice }.
}
hi-low-rolled = Gelen zarlar: { $dice }, toplam { $total }.
hi-low-wrote = { $you ->
    [yes] { $total } yazdın.
   *[no] { $player } toplamı yazdı: { $total }.
}
hi-low-scored = { $side ->
    [high] { $low } + { $high } = { $sum }, 35’ten çok: turu büyük kazandı.
   *[low] { $low } + { $high } = { $sum }, 35’ten az: turu küçük kazandı.
}
hi-low-tied = { $low } + { $high } = 35: berabere, turu kimse kazanmadı.
hi-low-won = { $side ->
    [high] Oyunu büyük kazandı, { $scores }.
   *[low] Oyunu küçük kazandı, { $scores }.
}
hi-low-missed = { $points ->
    [0] { $you ->
        [yes] Tam 35: sana puan yok.
       *[no] Tam 35: { $player } için puan yok.
    }
   *[other] { $you ->
        [yes] Toplam { $sum }: 35’e uzaklığı { $points }. Artık { $score } puanın var.
       *[no] Toplam { $sum }: 35’e uzaklığı { $points }. { $player } için toplam puan { $score }.
    }
}
hi-low-lost = { $you ->
    [yes] Puanın { $score } oldu, kaybettin.
   *[no] Puan { $score } oldu, { $player } kaybetti.
}
hi-low-once-more = { $you ->
    [yes] 15 ya da daha çok! Sen bir kez daha kovalıyorsun, sonra puanı az olan kazanır.
   *[no] 15 ya da daha çok! { $player } bir kez daha kovalıyor, sonra puanı az olan kazanır.
}
hi-low-shared = İki tarafın da { $score } puanı var: birlikte kazandınız.
hi-low-why-side = Büyük de küçük de aynı derecede iyi.
hi-low-why-enough = { $side ->
    [high] { $total } yeter: { $other } ile birlikte 35’ten çok eder.
   *[low] { $total } yeter: { $other } ile birlikte 35’ten az eder.
}
hi-low-why-need = { $side ->
    [high] { $tenths ->
        [0] Sana { $need } ya da daha çoğu gerek. Bu atışta zor gelir.
       *[other] Sana { $need } ya da daha çoğu gerek. Her 10 atıştan yaklaşık { $tenths } tanesinde gelir.
    }
   *[low] { $tenths ->
        [0] Sana { $need } ya da daha azı gerek. Bu atışta zor gelir.
       *[other] Sana { $need } ya da daha azı gerek. Her 10 atıştan yaklaşık { $tenths } tanesinde gelir.
    }
}
hi-low-why-better = { $side ->
    [high] { $tenths ->
        [10] Neredeyse her atış elindekinden çok getirir.
       *[other] Her 10 atıştan yaklaşık { $tenths } tanesi elindekinden çok getirir.
    }
   *[low] { $tenths ->
        [10] Neredeyse her atış elindekinden az getirir.
       *[other] Her 10 atıştan yaklaşık { $tenths } tanesi elindekinden az getirir.
    }
}
hi-low-why-stay = { $tenths ->
    [0] Şimdi yeniden atmak neredeyse hiç işe yaramaz.
   *[other] Şimdi her 10 atıştan yalnızca yaklaşık { $tenths } tanesi işine yarar.
}
hi-low-why-near = { $distance ->
    [0] Tam { $need }: sana gereken bu.
   *[other] Sana { $need } gerek. Şimdi atmak seni uzaklaştırabilir.
}
hi-low-why-closer = { $tenths ->
    [10] Sana { $need } gerek. Neredeyse her atış seni yaklaştırır.
   *[other] Sana { $need } gerek. Her 10 atıştan yaklaşık { $tenths } tanesi seni yaklaştırır.
}
hi-low-why-set = { $total } ile 35’e ulaşmak zor. Şimdi atmak bunu kolaylaştırabilir.
hi-low-why-harder = Her 10 atıştan yaklaşık { $tenths } tanesi 35’e ulaşmayı zorlaştırır.
result-turns-won = en çok turu kazanarak
result-fifteen-against = diğerleri on beş puana ulaştı
result-fewer-points = daha az puanla
result-equal-points = eşit puanla

hi_low-learn-side = Biriniz büyük toplam ister, diğeri küçük. “Büyük” seç.
hi_low-learn-side-yes = Bundan sonra büyük sayılar senin için iyi.
hi_low-learn-roll = Beş zarını at.
hi_low-learn-roll-yes = Toplam 17. Yeniden atabilirsin, her seferinde daha az zarla.
hi_low-learn-four = Önce tam dört zarı yeniden atabilirsin. 6 kalsın, diğerlerini at.
hi_low-learn-four-no = En iyi zarın 6. O kalsın, diğer dördünü at.
hi_low-learn-four-yes = Bir zar kaldı, dördü yeniden atıldı: 17’den 23’e.
hi_low-learn-stay = Şimdi tam üç zar atabilirsin, ama çoğu zarın iyi. Beşi de kalsın.
hi_low-learn-stay-no = Bu, iyi zarları bozabilir. Beşi de kalsın.
hi_low-learn-stay-yes = Bir adımı atlayabilirsin. İki zarlık sonraki adım yine senin.
hi_low-learn-sum = Rakibinin toplamı 12. Senin 26 ve bir zar daha atabilirsin. 2’yi al!
hi_low-learn-sum-no = Yalnızca 2 daha iyi olabilir. Onu yeniden at.
hi_low-learn-sum-yes = 12 ile 29, 41 eder. 35’ten çok, yani turu büyük kazandı ve oyunu sen kazandın!

rule-HL1 = Başlayan oyuncu bütün oyun için büyük ya da küçük seçer. Diğerleri öbür tarafı alır. İki kişi oynar ya da ikişer kişilik iki takım: takım arkadaşları karşılıklı oturur ve aynı taraftadır.
rule-HL2 = Sıra sana gelince beş zar at. Sonra tam dört zarı yeniden atabilirsin, sonra tam üç, sonra iki, sonra bir. Zarları her seferinde istediğin gibi seç. Bir adımı atlarsan sonrakiler sende kalır. Beş zarının toplamı yazılır.
rule-HL3 = Herkes oynayınca tur biter. Sonra en küçük ve en büyük toplam toplanır. 35’ten azsa turu küçük kazanır. 35’ten çoksa büyük kazanır. Tam 35 beraberliktir.
rule-HL3R = Takımlarda dört toplam da sayılır: kim atmış olursa olsun, dördünün en küçüğü ile en büyüğü toplanır.
rule-HL4R = Beş turu ilk kazanan taraf oyunu kazanır. Bunu masa ayarlarında altı yapabilirsin. Masa ayarlarında sıranın değişmesini seçmezsen her tura aynı oyuncu başlar. Seçersen sonraki tura sıradaki oyuncu başlar. Sonra oynamak yararlıdır, çünkü daha çok şey bilirsin.
rule-HL-V1 = “On zar” çeşidi: ilk atıştan sonra toplam on zarı yeniden atabilirsin, hangilerini istersen, tek tek ya da birlikte, arada bakarak. Daha erken de durabilirsin.
rule-HL-V2 = “Kovalamaca” çeşidi: büyük ve küçük yoktur. İlk oyuncu bir toplam koyar. İkincisi iki toplamın birlikte tam 35 olmasına çalışır ve 35’ten uzaklaştığı her adım için bir puan alır. Sonra, kovalamış olan oyuncu yeni toplamı koyar. On beş ya da daha çok puanı olan taraf hemen kaybeder. Bunu masa ayarlarında değiştirebilirsin: o zaman iki taraf önce eşit sayıda kovalar, puanı az olan kazanır ve puanlar eşitse birlikte kazanırsınız. Takımlarda masada sıradaki oyuncu kovalar ve puanlar takımındır. “On zar” da seçiliyse her oyuncunun hem koyarken hem kovalarken yeniden atacağı on zarı vardır.
