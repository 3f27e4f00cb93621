# Son Taş. `$from`, `$over`, `$to` ve `$at` c6 gibi yerlerdir, `$left` kalan taş sayısıdır.

clear_away-name = Son Taş
clear_away-line = Taşların üstünden atla ve tek taş kalana kadar tahtayı boşalt.

clear_away-board = Tahta: a’dan f’ye altı sütun, 6’dan 1’e altı sıra
clear_away-stone = { $place }, taş
clear_away-free = { $place }, boş
clear_away-can-jump = { $place }, taş, atlayabilir
clear_away-chosen = { $place }, taş, seçildi
clear_away-land = { $place }, boş: buraya atla
clear_away-land-keeps = { $place }, boş: buraya atla, sonra hâlâ çözülebilir
clear_away-land-loses = { $place }, boş: buraya atla, sonra artık çözülemez
clear_away-left = { $left ->
    [one] taş kaldı
   *[other] taş kaldı
}
clear_away-moves = { $moves } hamle
clear_away-best = Buradaki en iyi: { $left ->
    [1] çözüldü
   *[other] { $left } taş kaldı
}
clear_away-best-undone = { $count ->
    [one] bir hamle geri alındı
   *[other] { $count } hamle geri alındı
}
clear_away-choose = Komşusunun üstünden atlayabilen bir taşa dokun ya da onu sürükle.
clear_away-target = Şimdi parlayan bir yere dokun. Taşı bırakmak için ona yeniden dokun.
clear_away-again = Bir daha atlayabilir: parlayan bir yere ya da başka bir taşa dokun.
clear_away-watch = { $player } sonraki atlayışı düşünüyor.
clear_away-show = Bir atlayış göster
clear_away-hint-yes = Bu hâlâ çözülebilir.
clear_away-hint-no = Bu artık çözülemez. Çözülebilene kadar atlayışları geri al.
clear_away-hint-unknown = Henüz çözüm bulunamadı, ama olabilir.
clear_away-hint-every = Her atlayış hâlâ çözüme götürür.
clear_away-hint-keeping = { $count ->
    [one] { $jumps } atlayıştan yalnızca biri hâlâ çözüme götürür: taşının halkası daha kalın.
   *[other] { $jumps } atlayıştan { $count } tanesi hâlâ çözüme götürür: taşlarının halkası daha kalın.
}
clear_away-hint-fewest = Buradan en az { $left } taş kalır.
clear_away-why-solves = Bu atlayış çözer.
clear_away-why-keeps = Bundan sonra hâlâ çözülebilir.
clear_away-why-only = Bundan sonra hâlâ çözülebilen tek atlayış.
clear_away-why-loses = Bundan sonra artık çözemezsin. En az { $left } taş kalır.
clear_away-why-left = En az { $left } taş kalır.
clear_away-why-lost = Bundan sonra çözülemez.
clear_away-score = { $score } taş kaldı

clear_away-move = { $move }

clear_away-jumped = Atlayış: { $from } → { $to }, { $over } üstünden. { $left ->
    [one] Bir taş kaldı.
   *[other] { $left } taş kaldı.
}
clear_away-solved = { $moves } hamlede çözüldü: son taşın yeri { $at }.
clear_away-stuck = { $moves } hamleden sonra atlayış yok: { $left } taş kaldı.

result-one-stone-left = Çözüldü!
result-stones-left = Atlayış kalmadı

clear_away-learn-jump = Komşu taşın üstünden boş bir köşeye atla.
clear_away-learn-jump-yes = Üstünden atladığın taş gitti. Yana, yukarı ya da aşağı atlarsın, çapraz asla.
clear_away-learn-choose = Üç taş. Öyle atla ki bir atlayış daha olabilsin.
clear_away-learn-choose-no = Ondan sonra hiçbir taş atlayamaz. Bir atlayış sonrasını düşün.
clear_away-learn-choose-yes = Aferin: yine iki taş yan yana.
clear_away-learn-finish = Şimdi de son atlayış.
clear_away-learn-finish-yes = Tek taş kaldı: çözüldü!
clear_away-learn-plan = Dört taş var ve yalnızca bir atlayış hedefe götürür. Acele etme.
clear_away-learn-plan-no = Oradan artık çözülemezdi. Başka bir atlayış dene.
clear_away-learn-plan-yes = İşte oydu.
clear_away-learn-second = Devam et.
clear_away-learn-second-no = { clear_away-learn-plan-no }
clear_away-learn-second-yes = Az kaldı.
clear_away-learn-solved = Bir atlayış daha.
clear_away-learn-solved-yes = Çözüldü! Gerçek oyun 32 taşla başlar.

rule-CA1 = Tahtada altıya altı yer ve 32 taş vardır. Yalnızca dört köşe boştur. Bir taş, hemen yanındaki taşın üstünden, satır ya da sütun boyunca düz olarak arkadaki boş yere atlar. Üstünden atlanan taş tahtadan alınır.
rule-CA1R = Atlayış tahtanın dışına çıkmaz ve köşe de diğerleri gibi bir yerdir. Aynı taşın art arda atlayışları bir hamle sayılır. Renklerin önemi yoktur.
rule-CA2 = Herhangi bir yerde tek taş kalınca çözmüş olursun. Hiçbir taş atlayamıyorsa ve iki ya da daha çok taş kaldıysa, sonucun onların sayısıdır: yeniden dene. İstediğin kadar atlayışı geri alabilirsin, oyun bittikten sonra da. Sonuç, kaç tane olduğunu söyler.
