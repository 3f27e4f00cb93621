# Gizli Taş. `$symbol` ve `$asked`: 1 nokta, 2 çizgi, 3 üçgen, 4 kare; `$place` soldan sayılır. `$what` “noktayı” gibi bir sözdür, yalnız `…-stone-…` ve `…-heard-row` içinde “nokta”.

shell_game-name = Gizli Taş
shell_game-line = Dört taş ters çevrilir ve yer değiştirir. Üçgen şimdi nerede?
shell_game-level-elephant-line = hiçbir taşı gözden kaçırmaz
level-elephant = Fil
level-elephant-plain = Hiçbir taşı unutmaz.

shell-game-option-memorise = Ezberleme süresi
shell-game-option-memorise-10 = 10 sn
shell-game-option-memorise-11 = 11 sn
shell-game-option-memorise-12 = 12 sn
shell-game-option-memorise-13 = 13 sn
shell-game-option-memorise-14 = 14 sn
shell-game-option-memorise-15 = 15 sn
shell-game-option-memorise-16 = 16 sn
shell-game-option-memorise-17 = 17 sn
shell-game-option-memorise-18 = 18 sn
shell-game-option-memorise-19 = 19 sn
shell-game-option-memorise-20 = 20 sn

shell-game-symbol-1 = nokta
shell-game-symbol-2 = çizgi
shell-game-symbol-3 = üçgen
shell-game-symbol-4 = kare
shell-game-the-1 = noktayı
shell-game-the-2 = çizgiyi
shell-game-the-3 = üçgeni
shell-game-the-4 = kareyi

shell-game-row = Taşların sırası
shell-game-lap = { $lap ->
    [1] Birinci tur: üç kaydırma
   *[2] İkinci tur: dört kaydırma
}
shell-game-shuffles = { $you ->
    [yes] Karıştıran sensin
   *[no] Karıştıran: { $player }
}
shell-game-lay = Dört taşını diz
shell-game-lay-line = Soldan sağa, istediğin sırayla. Herkes bakıyor.
shell-game-lay-symbol = Sıraya { $what } koy
shell-game-lay-wait = { $player } taş diziyor. Sıraya dikkat et!
shell-game-look = Sırayı ezberle!
shell-game-look-yours = Diğerleri ezberliyor.
shell-game-look-line = Sonra taşlar ters çevrilip kaydırılacak.
shell-game-seconds = { $seconds } saniye kaldı
shell-game-turn = Şimdi ters çevir
shell-game-turn-line = Ya da süreyi bekle.
shell-game-slide = Bir taşı kaydır
shell-game-slide-line = Onu sürükle ya da önce ona, sonra bir boşluğa dokun. Dokunursan hızı burada seç:
shell-game-slide-put = Nereye?
shell-game-slide-put-line = Bir boşluğa dokun. Taşı geri koymak için taşa yeniden dokun.
shell-game-slide-left = { $left } kaydırma kaldı
shell-game-slide-wait = { $player } taşları kaydırıyor. Gözünü ayırma!
shell-game-pace = Hız
shell-game-pace-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } sn
shell-game-ask = { $player } neyi arasın?
shell-game-ask-last = Son iki taş! { $player } neyi arasın?
shell-game-ask-symbol = Arayana { $what } sor
shell-game-ask-wait = { $player } bir simge düşünüyor …
shell-game-seek = Şimdi { $what } bul!
shell-game-seek-line = Taşa dokun.
shell-game-seek-last = Bilirsen iki taşı da kazanırsın. Bilemezsen ikisini de kaybedersin.
shell-game-seek-wait = { $player } { $what } arıyor …
shell-game-found-short = Buldu!
shell-game-missed-short = Yanlış!

shell-game-stone-open = Yer { $place }: { $what }
shell-game-stone-turned = Yer { $place }: ters
shell-game-stone-won = Yer { $place }: { $what }, kazanan { $player }
shell-game-stone-slide = Yer { $place }: taşı al
shell-game-stone-seek = Yer { $place }: taşı aç
shell-game-gap = Yer { $place }: buraya koy
shell-game-heard-row = Soldan: { $what }.
shell-game-heard-slide = { $source }. yerdeki taş { $target }. yere gidiyor.
shell-game-loot = Kazanılan taşlar
shell-game-loot-of = { $player }: { $count } taş

shell_game-laid = { $you ->
    [yes] Taşların hazır. Diğerlerinin { $seconds } saniyesi var.
   *[no] { $player } taşları dizdi. Ezberlemek için { $seconds } saniye!
}
shell_game-turned = { $you ->
    [yes] { $slides ->
        [3] Taşlar ters çevrildi: üç kez kaydır.
       *[4] Taşlar ters çevrildi: dört kez kaydır.
    }
   *[no] { $slides ->
        [3] Taşlar ters çevrildi. { $player } üç kez kaydıracak.
       *[4] Taşlar ters çevrildi. { $player } dört kez kaydıracak.
    }
}
shell_game-slid = { $you ->
    [yes] Bir taş kaydırdın.
   *[no] { $player } bir taş kaydırdı.
}
shell_game-asked = { $you ->
    [yes] { $symbol ->
        [1] Nokta nerede? Sıra sende, bul onu.
        [2] Çizgi nerede? Sıra sende, bul onu.
        [3] Üçgen nerede? Sıra sende, bul onu.
       *[4] Kare nerede? Sıra sende, bul onu.
    }
   *[no] { $symbol ->
        [1] { $player } noktayı bulacak.
        [2] { $player } çizgiyi bulacak.
        [3] { $player } üçgeni bulacak.
       *[4] { $player } kareyi bulacak.
    }
}
shell_game-found = { $you ->
    [yes] { $count ->
        [one] Doğru! Taş senin.
       *[other] Doğru! İki taş da senin.
    }
   *[no] { $count ->
        [one] Doğru! Taşı { $player } aldı.
       *[other] Doğru! İki taşı da { $player } aldı.
    }
}
shell_game-missed = { $symbol ->
    [1] Bu nokta.
    [2] Bu çizgi.
    [3] Bu üçgen.
   *[4] Bu kare.
} { $count ->
    [one] Taş karıştırana gidiyor.
   *[other] İki taş da karıştırana gidiyor.
}
shell_game-next = { $you ->
    [yes] { $slides ->
        [3] Şimdi sen karıştırıyorsun, üç kaydırmayla.
       *[4] Şimdi sen karıştırıyorsun, dört kaydırmayla.
    }
   *[no] { $slides ->
        [3] Şimdi { $player } karıştırıyor, üç kaydırmayla.
       *[4] Şimdi { $player } karıştırıyor, dört kaydırmayla.
    }
}
shell_game-over = Herkes iki kez karıştırdı: { $scores }.
result-most-stones = en çok taşla

shell_game-move = kaydır: { $move }
shell_game-move-lay1 = { shell-game-the-1 } koy
shell_game-move-lay2 = { shell-game-the-2 } koy
shell_game-move-lay3 = { shell-game-the-3 } koy
shell_game-move-lay4 = { shell-game-the-4 } koy
shell_game-move-ask1 = { shell-game-the-1 } sor
shell_game-move-ask2 = { shell-game-the-2 } sor
shell_game-move-ask3 = { shell-game-the-3 } sor
shell_game-move-ask4 = { shell-game-the-4 } sor
shell_game-move-open = { $move }. taşı aç
shell_game-move-turn = taşları ters çevir
shell_game-move-wait = süreyi bekle
shell_game-why-there = Doğru taş oradaydı.

shell_game-learn-lay = Karıştıran sensin. Bir taş daha eksik: kareyi koy.
shell_game-learn-lay-yes = Dört taş, dört simge. Şimdi diğerleri onlara iyice bakıyor.
shell_game-learn-turn = Yeterince baktılar. Taşları ters çevir.
shell_game-learn-turn-no = Daha fazla bekleme: ters çevir.
shell_game-learn-turn-yes = Taşlar ters duruyor. Şimdi yalnızca bellek işe yarar.
shell_game-learn-slide = Onları biraz karıştır: bir taş al ve başka bir yere kaydır.
shell_game-learn-slide-yes = Kaydığını herkes gördü. Onu izlediysen nerede olduğunu hâlâ bilirsin.
shell_game-learn-seek = Şimdi arayan sensin. Sırayı ezberle, sonra taşları gözünle izle.
shell_game-learn-seek-no = Orada değil. Gerçek oyunda taşı şimdi karıştıran alırdı.
shell_game-learn-seek-yes = Nokta orada! Taşı bulursan senin olur.
shell_game-learn-second = Peki üçgen nerede?
shell_game-learn-second-no = { shell_game-learn-seek-no }
shell_game-learn-second-yes = Yine buldun!
shell_game-learn-both = Son soru kalan iki taş için. Çizgi nerede?
shell_game-learn-both-no = { shell_game-learn-seek-no }
shell_game-learn-both-yes = İki taş da senin ve en çok taş sende: kazandın!

rule-SG1 = Herkesin sekiz taşı vardır: nokta, çizgi, üçgen ve kareden ikişer tane. Sırayla herkes karıştıran olur. Diğerleri arar.
rule-SG2 = Karıştıran, dört farklı simgeli dört taşı istediği sırayla yan yana dizer. Arayanlar sırayı 10 ile 20 saniye arasında, masa ayarlarında seçilen süre kadar ezberler. 10 saniyeden sonra karıştıran taşları istediği an ters çevirebilir.
rule-SG3 = Sonra karıştıran üç kez, ikinci turda dört kez kaydırır: bir taş alınır ve iki taşın arasına ya da sıranın bir ucuna konur.
rule-SG3R = Aynı taş yeniden kaydırılabilir, ama her kaydırma sırayı değiştirmelidir. Bir kaydırma 0,8, 1,2, 2 ya da 3 saniye sürer ve herkes onu görür. Sonraki ancak o bitince başlar.
rule-SG4 = Karıştıran, solundaki oyuncuya henüz açılmamış bir simge sorar ve arayan bir taş açar. Doğruysa taş arayanın olur. Yoksa karıştırana gider. Her iki durumda da taş açık kalır ve sıradan çıkar. Sonra saat yönünde bir sonraki arayana sorulur.
rule-SG5 = Üçüncü soru son iki taş içindir. Doğru yanıt ikisini de kazanır, yanlış yanıtta ikisi de karıştırana gider.
rule-SG5R = Üçten az arayan varsa sorular yeniden baştan döner. Son iki taşta karıştıran iki simgeden istediğini söyleyebilir.
rule-SG6 = Herkes iki kez karıştırır. Sonra en çok taşı olan kazanır. Eşitlikte birlikte kazanırsınız.
rule-SG7R = Taşlar ters çevrilince hangisinin hangisi olduğunu hiçbir cihaz bilmez, karıştıranın cihazı da. Başka yere bakarsan geçmiş sana yardım etmez.
