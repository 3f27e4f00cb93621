# Kapalı Avuç. `$stone` bir taşın değeridir, 1 ile 4 arası; `$stones` kısa çizgiyle ayrılmış birkaç taştır.

number_poker-name = Kapalı Avuç
number_poker-line = Avucuna bir taş sakla. En yüksek taş kazanır, ama iki kişi aynısını gösterirse sayılmaz.
number_poker-turn-everyone = Herkes bir taş seçiyor
number_poker-level-reader-line = alışkanlıklarını öğrenir ve onlara göre oynar
level-reader = Zihin okuyucu
level-reader-plain = Nasıl oynadığını unutmaz. Alışkanlıklarını bulur.

number-poker-option-empty-hand = Boş el
number-poker-option-empty-hand-ninth-play = Dokuzuncu hamle sayılır
number-poker-option-empty-hand-ninth-play-line = Bütün taşların bitince de gösterilebilir.
number-poker-option-empty-hand-needs-a-stone = Yalnızca taş varken
number-poker-option-empty-hand-needs-a-stone-line = Sonda yalnızca bir oyuncuda taş kaldıysa o taşlar onundur.

number-poker-table = Masa
number-poker-choose = Saklayacağın taşı seç
number-poker-choose-line = Herkes seçene kadar onu kimse görmez.
number-poker-stone = { $count ->
    [0] Taş { $stone }, hiç kalmadı
   *[other] Taş { $stone }, { $count } tane kaldı
}
number-poker-palm = Boş el, oyunda bir kez
number-poker-palm-used = Boş el, daha önce gösterildi
number-poker-palm-short = boş
number-poker-times = { $count }×
number-poker-take = Hangi taşı alıyorsun?
number-poker-take-line = Masada bir ele dokun. Onun taşını kazanırsın.
number-poker-asked = { $player }: { $what }
number-poker-take-button = { $player }: { $stone } taşını al
number-poker-wait-take = { $player } boş el gösterdi ve bir taş seçiyor …
number-poker-wait = Beklenen: { $names } …
number-poker-sits-out = bir şeyi kalmadı
number-poker-fist-open = { $player } henüz seçmedi
number-poker-fist-closed = { $player } seçti
number-poker-fist-shows = { $player } gösterdi: { $what }
number-poker-what-stone = { $stone }
number-poker-what-empty = boş el
number-poker-state-kept = kaldı
number-poker-state-taken = alındı
number-poker-state-out = çıktı
number-poker-left-of = { $player }, kalan taşlar: { $what }
number-poker-loot = Kazanılan
number-poker-loot-of = { $player }, kazandığı taşlar: { $what }
number-poker-none = yok
number-poker-sum = Toplam { $sum }

number_poker-move = { $move } oyna
number_poker-move-E = boş el göster

number-poker-closed = { $you ->
    [yes] Seçtin.
   *[no] { $player } seçti.
}
number-poker-showed = { $you ->
    [yes] { $stone } gösterdin.
   *[no] { $player } gösterdi: { $stone }.
}
number-poker-empty = { $you ->
    [yes] Boş el gösterdin.
   *[no] { $player } boş el gösterdi.
}
number-poker-empty-cancel = Boş eller birbirini götürür.
number-poker-empty-vain = Alınacak bir şey yok.
number-poker-cancel = { $stone } taşları birbirini götürür.
number-poker-took = { $you ->
    [yes] Boş elinle { $stone } taşını aldın.
   *[no] { $player } boş elle bir taş aldı: { $stone }.
}
number-poker-kept = { $you ->
    [yes] { $stone } taşı sende kaldı.
   *[no] { $player } taşını kazandı: { $stone }.
}
number-poker-nobody = Bu turu kimse kazanmadı.
number-poker-leftover = { $you ->
    [yes] Yalnızca sende taş kaldı. Onları kazandın: { $stones }.
   *[no] Yalnızca { $player } taşlarını bitirmedi ve onları kazandı: { $stones }.
}

number-poker-why-only = Gösterecek başka bir şey yok.
number-poker-why-decided = Sonuç belli: her seçim aynı.
number-poker-why-sure = Diğer oyuncu bilse bile en iyi seçim.
number-poker-why-mix = Değiştirerek oyna: kimse bilemesin diye bunu turların yaklaşık %{ NUMBER($percent, maximumFractionDigits: 0) } kadarında göster.
number-poker-why-spare = Bu da o kadar iyi, ama gerekli değil.
number-poker-why-worse = En iyi karışıma karşı kazanma şansından %{ NUMBER($percent, maximumFractionDigits: 2) } kaybettirir.
number-poker-why-single = Diğerleri rastgele seçerse 100 turun yaklaşık { NUMBER($percent, maximumFractionDigits: 0) } tanesinde taş kazandırır.
number-poker-why-take = { $stone } taşını sen alırsın, başka kimsede taş kalmaz.
number-poker-why-take-leaves = { $you ->
    [yes] { $stone } taşını alırsın, { $other } taşı da sende kalır.
   *[no] { $stone } taşını alırsın. O zaman { $player } şunu kazanır: { $other }.
}
number-poker-mix-line = Değiştirerek oyna, kimse bilemesin. En çok bu iyidir.

result-loot-most = en çok taşla
result-loot-sum = taş sayısı eşit, ama toplamı daha büyük
result-loot-shared = taş sayısı ve toplam eşit

number_poker-learn-highest = Herkes avucuna bir taş saklar. Sonra herkes elini açar. En yüksek taş kazanır. Bir 4 sakla.
number_poker-learn-highest-no = Bu kez bir 4 al.
number_poker-learn-highest-yes = 4, 3’ten ve 1’den yüksek: onu kazandın. Diğer taşlar oyundan çıktı.
number_poker-learn-cancel = Dikkat: aynı taşlar birbirini götürür. Diğerleri 4’lerini sever, bu yüzden bir 3 sakla.
number_poker-learn-cancel-no = Bu kez bir 3 al.
number_poker-learn-cancel-yes = İki 4 birbirini götürdü. Şimdi yalnızca bir kez gösterilen en yüksek taş 3 ve o kazandı.
number_poker-learn-empty = Oyunda bir kez boş el gösterebilirsin. Şimdi dene.
number_poker-learn-empty-no = Taşlarına dokunma, boş eli seç.
number_poker-learn-empty-yes = Boş el, gösterilen taşlardan istediğini alır.
number_poker-learn-take = Daha değerli olan taşı al.
number_poker-learn-take-no = Olur, ama öbür taş daha değerli.
number_poker-learn-take-yes = 4 senin. Şimdi en yüksek tek taş 3, o da sahibinde kalır.
number_poker-learn-last = Son tur. Elindekini göster.
number_poker-learn-last-yes = En çok taş sende: kazandın!

rule-NP1 = Herkesin sekiz taşı vardır, 1’den 4’e kadar her değerden iki tane. Her turda hepiniz gizlice bir taş seçer, avucunuzda saklar ve ellerinizi birlikte açarsınız.
rule-NP2 = Yalnızca bir oyuncunun gösterdiği en yüksek değer turu kazanır ve o oyuncu taşı kazanır. Aynı değerler birbirini götürür. Sonra bir düşük değer sayılır. Gösterilen diğer bütün taşlar oyundan çıkar. Hiçbir değer tek değilse kimse kazanmaz.
rule-NP3 = Oyunda bir kez, taş yerine boş el gösterebilirsin. O zaman gösterilen taşlardan istediğini alırsın. Kalan taşlar her zamanki gibi sayılır.
rule-NP4 = Bir turda iki ya da daha çok boş el birbirini götürür: bir işe yaramaz ve kullanılmış olur.
rule-NP4R = Boş el, bütün eller açıldıktan sonra seçer. Gösterilen her taşı alabilir, iki aynı taştan birini de. O zaman öbürü tek kalır. Kimse taş göstermediyse alınacak bir şey yoktur. Diğerlerinde ne kaldığını herkes bilebilir.
rule-NP5R = Boş el dokuzuncu hamledir. Taşın kalmadıysa ama boş elin varsa onu gösterirsin. İkisi de yoksa o turda oynamazsın. Bütün taşlar oynanınca oyun biter. Bunu masa ayarlarında değiştirebilirsin: o zaman boş eli yalnızca taşı olan gösterebilir ve yalnızca bir oyuncuda taş kaldıysa o taşlar onundur.
rule-NP6 = En çok taşı kazanan oyuncu kazanır. Eşitse değerlerinin toplamı büyük olan kazanır. O da eşitse birlikte kazanırsınız.
