# Zar Dominosu. `$face` bir sayıdır, `$why` "twice", "dots" ya da "none" olur, `$dice`, `$string` ve `$scores` kısa çizgiyle ayrılmış sayılardır.

dominoes-name = Zar Dominosu
dominoes-line = Zarlardan bir zincir yapın. Sonuncuyu ekleyen puanı alır.

dominoes-option-variation = Oyun çeşidi
dominoes-option-variation-0 = Temel oyun
dominoes-option-variation-0-line = İkinize tek zincir, her hamlede en çok üç atış.
dominoes-option-variation-1 = Değiştirme
dominoes-option-variation-1-line = Atılan zar, uçtaki zarın yerine de geçebilir.
dominoes-option-variation-2 = Herkes kendine
dominoes-option-variation-2-line = İki ile dört oyuncu. Herkes her hamlede yeni bir zincir yapar. 15’e yarış.
dominoes-option-may-decline = Uyan bir atış
dominoes-option-may-decline-false = Kullanılmalı
dominoes-option-may-decline-false-line = Uyan ilk atışı kullanmak zorundasın.
dominoes-option-may-decline-true = Yeniden atılabilir
dominoes-option-may-decline-true-line = Atışın kaldıkça. “Herkes kendine” çeşidinde olmaz.
dominoes-option-replace-single = Tek zarlık zincir
dominoes-option-replace-single-false = Değiştirilemez
dominoes-option-replace-single-false-line = Tek zarın uyacağı bir komşusu yoktur.
dominoes-option-replace-single-true = Değiştirilebilir
dominoes-option-replace-single-true-line = Başka her sayıyla. Yalnızca “Değiştirme” çeşidinde.

dominoes-string = Zincir
dominoes-string-of = Zincir: { $player }
dominoes-string-shows = Zincir: { $dice }
dominoes-string-empty = Henüz zincir yok
dominoes-rolled-dice = Gelen
dominoes-begin = İlk zarı at
dominoes-roll = { $count } zar at
dominoes-again = Yeniden at
dominoes-rolls-left = { $left ->
    [0] atış kalmadı
   *[other] { $left } atış kaldı
}
dominoes-place-left = Sola koy: { $beside } yanına { $face }
dominoes-place-right = Sağa koy: { $beside } yanına { $face }
dominoes-swap-left = Solda değiştir: { $beside } yerine { $face }
dominoes-swap-right = Sağda değiştir: { $beside } yerine { $face }
dominoes-pick = { $face } gelen zarı kullan
dominoes-tap = Zarını koymak için bir uca dokun.
dominoes-tap-swap = Eklemek için bir boşluğa, değiştirmek için uçtaki zara dokun.
dominoes-tap-pick = Zarlarından birini seç, sonra bir uca dokun.
dominoes-beginning = { $player } yeni bir zincire başlıyor.
dominoes-wait = { $player } zincir için zar atıyor.
dominoes-wait-place = { $player } bir yer arıyor.
dominoes-point = Puan!
dominoes-points = { $points } puan
dominoes-board = Durum: { $standing }.
dominoes-goal-five = Beş puan kazandırır.
dominoes-goal-fifteen = 15 puana yarış. Herkes eşit sayıda oynar.
dominoes-last-lap = Son hamleler: herkes eşit sayıda oynamış olsun.

dominoes-move-roll = at
dominoes-move-left1 = solda 1
dominoes-move-left2 = solda 2
dominoes-move-left3 = solda 3
dominoes-move-left4 = solda 4
dominoes-move-left5 = solda 5
dominoes-move-left6 = solda 6
dominoes-move-right1 = sağda 1
dominoes-move-right2 = sağda 2
dominoes-move-right3 = sağda 3
dominoes-move-right4 = sağda 4
dominoes-move-right5 = sağda 5
dominoes-move-right6 = sağda 6
dominoes-move-swapleft1 = sol uç yerine 1
dominoes-move-swapleft2 = sol uç yerine 2
dominoes-move-swapleft3 = sol uç yerine 3
dominoes-move-swapleft4 = sol uç yerine 4
dominoes-move-swapleft5 = sol uç yerine 5
dominoes-move-swapleft6 = sol uç yerine 6
dominoes-move-swapright1 = sağ uç yerine 1
dominoes-move-swapright2 = sağ uç yerine 2
dominoes-move-swapright3 = sağ uç yerine 3
dominoes-move-swapright4 = sağ uç yerine 4
dominoes-move-swapright5 = sağ uç yerine 5
dominoes-move-swapright6 = sağ uç yerine 6

dominoes-began = { $you ->
    [yes] Zincire başladın: { $face }.
   *[no] { $player } zincire başladı: { $face }.
}
dominoes-rolled = { $you ->
    [yes] Attığın: { $dice }.
   *[no] { $player } zar attı: { $dice }.
}
dominoes-missed = { $you ->
    [yes] { $why ->
        [twice] Attığın { $dice }: bu sayı zincirde zaten var.
        [dots] Attığın { $dice }: noktaları hiçbir uca uymuyor.
       *[none] Attığın { $dice }: hiçbiri uymuyor.
    }
   *[no] { $why ->
        [twice] { $player } zar attı, { $dice }: bu sayı zincirde zaten var.
        [dots] { $player } zar attı, { $dice }: noktaları hiçbir uca uymuyor.
       *[none] { $player } zar attı, { $dice }: hiçbiri uymuyor.
    }
}
dominoes-declined = { $you ->
    [yes] { $dice } gelen zarı yeniden atıyorsun.
   *[no] { $player } gelen zarı yeniden atıyor: { $dice }.
}
dominoes-added = { $you ->
    [yes] { $face } ekledin: { $string }.
   *[no] { $player } zar ekledi, { $face }: { $string }.
}
dominoes-replaced = { $you ->
    [yes] Yerine { $face } koydun: { $string }.
   *[no] { $player } zar değiştirdi, yeni zar { $face }: { $string }.
}
dominoes-scored = { $you ->
    [yes] { $how ->
        [fifth] Beşinci zar: bir puan aldın!
       *[failed] Üç atışta uyan yok: puan senin!
    }
   *[no] { $how ->
        [fifth] Beşinci zar: { $player } bir puan aldı!
       *[failed] Üç atışta uyan yok: puanı { $player } aldı!
    }
}
dominoes-counted = { $you ->
    [yes] Zincirin { $string }: { $points } puan. Toplam puanın { $score }.
   *[no] { $player }, zincir { $string }: { $points } puan. Toplam puan { $score }.
}
dominoes-won = { $you ->
    [yes] Kazandın, { $scores }.
   *[no] { $player } kazandı, { $scores }.
}
dominoes-shared = Birlikte kazandınız, { $scores }.
dominoes-why-fifth = Beşinci zar: puan senin.
dominoes-why-whole = Beş zarın hepsi: daha uzun zincir yok.
dominoes-why-blocks = Sonra hiçbir zar uymaz: puan senin.
dominoes-why-ends = Sonra hiçbir zar uymaz ve zincirin biter.
dominoes-why-needs = { $tenths ->
    [0] O zaman rakibine { $any } gerekir ve neredeyse hep gelir.
   *[other] O zaman rakibine { $any } gerekir. Her 10 hamleden yaklaşık { $tenths } tanesinde gelmez.
}
dominoes-why-open = O zaman { $any } gelirse sürdürebilirsin.
dominoes-why-again = Yeni bir atış daha iyi uyabilir.
result-fifteen-points = eşit hamleden sonra en çok puanla

dominoes-learn-roll = Masada bir 3 var. Bir zar at, bakalım uyacak mı?
dominoes-learn-roll-yes = 5 geldi! Şimdi ona bir yer gerek.
dominoes-learn-match = 3’ün bütün noktaları 5’te de var. Bu yüzden ikisi uyar. 5’i 3’ün yanına koy.
dominoes-learn-match-yes = 3 ile 5 komşu olabilir: 3’ün bütün noktaları 5’te de var.
dominoes-learn-end = 3 attın. Hangi uca uyar?
dominoes-learn-end-yes = 3, 2’nin yanına uyar ama 4’ün yanına uymaz: 4’ün ortasında nokta yok.
dominoes-learn-again = Bir hamlede en çok üç kez atarsın. At!
dominoes-learn-again-yes = 6 hiçbir uca uymuyor. Bir atışın daha var. Üçü de olmazsa puanı rakibin alır.
dominoes-learn-fifth = Zincirde dört zar var ve sen 4 attın. Onu 2’nin yanına koy.
dominoes-learn-fifth-yes = Beşinci zar zinciri bitirir. Onu sen koydun ve beşinci puanını aldın: kazandın!

rule-DO1 = Birinin bütün noktaları öbüründe de varsa iki sayı uyar: 1 ile 3 ve 5; 2 ile 3, 4, 5 ve 6; 3 ile 1, 2 ve 5; 4 ile 2, 5 ve 6; 5 ile 1, 2, 3 ve 4; 6 ile 2 ve 4.
rule-DO2 = Bir zincirde hiçbir sayı iki kez bulunmaz ve komşular birbirine uyar. Başlayan oyuncu zinciri başlatmak için bir zar atar. İlk hamleyi diğer oyuncu yapar.
rule-DO3 = Sıra sana gelince bir zar atarsın, en çok üç kez. Zar zincirin bir ucuna uyuyorsa ve sayısı zincirde yoksa onu oraya eklersin ve hamlen biter. Üç atış da olmazsa hamlen boşa gider. Boşa giden bir hamle ya da beşinci zar turu bitirir. Son zarı ekleyen oyuncu bir puan alır. Kimse eklemediyse puanı zinciri başlatan oyuncu alır.
rule-DO3R = Uyan ilk atışı kullanmak zorundasın. İki uca da uyuyorsa sen seçersin. Masa ayarlarında, atışın kaldıkça yeniden atmaya izin verebilirsin. Sonraki zinciri puan almayan oyuncu başlatır.
rule-DO4 = Beş puana ilk ulaşan kazanır.
rule-DO-V1 = “Değiştirme” çeşidi: atılan zar eklenmek yerine uçtaki zarın yerine geçebilir. Bunun için başka bir sayı olmalı, zincirde bulunmamalı ve komşusuna uymalıdır.
rule-DO-V1R = Uyan bir atışı kullanmak zorundasın. Eklemeyi mi değiştirmeyi mi, hangi uçta olacağını sen seçersin. Değiştirilen sayı yeniden gelebilir. Tek zar değiştirilemez. Bunu masa ayarlarında değiştirebilirsin. Puanı, son zarı ekleyen ya da değiştiren oyuncu alır.
rule-DO-V2 = “Herkes kendine” çeşidi, iki ile dört oyuncu için: başlangıç için bir zar at, sonra dört, üç, iki ve bir zar. Her atıştan bir zarı zincirine ekle. Hangi zarı hangi uca ekleyeceğini sen seçersin, ama uyan varsa eklemek zorundasın. Hiçbiri uymazsa ya da beşincisi konursa, zincirinde kaç zar varsa o kadar puan alırsın. Biri 15 puana ulaşınca ve herkes eşit sayıda oynayınca en çok puanı olan kazanır. Eşitlikte birlikte kazanırsınız.
