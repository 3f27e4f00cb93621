# Zar Kapmaca. `$dice` kısa çizgiyle ayrılmış zarlardır, `$count` kaç zar olduğudur, `$die` tek bir zardır.

war-name = Zar Kapmaca
war-line = İki zar takımı. Aynı sayı ve toplamlarla zar kap, biri zarsız kalana kadar.

war-option-variation = Oyun çeşidi
war-option-variation-0 = Temel oyun
war-option-variation-0-line = Her turda ikişer zar ve ortada bir zar.
war-option-variation-1 = Kaybedene yardım
war-option-variation-1-line = İlk puandan sonra turu kaybeden, üç zarla başlar.
war-option-variation-2 = Tek başına kahraman
war-option-variation-2-line = Tek bir zar, ona uyan iki zarı kapabilir.
war-option-variation-both = İkisi birden
war-option-variation-both-line = Kaybeden üç zarla başlar ve tek bir zar iki zar kapabilir.
war-option-captures = Kapmak
war-option-captures-forced = Zorunlu
war-option-captures-forced-line = Olabildiğince çok zar. Hangilerini, gizlice seçersin.
war-option-captures-optional = İsteğe bağlı
war-option-captures-optional-line = Daha az alabilirsin ya da hiç almayabilirsin.
war-option-captures-auto = Otomatik
war-option-captures-auto-line = Olabildiğince çok, önce rakibin zarları, sonra ortadaki.
war-option-sudden = Son zar
war-option-sudden-false = Son bir şans
war-option-sudden-false-line = Son zarını kaybederken bir zar kaparsan oyunda kalırsın.
war-option-sudden-true = Hemen biter
war-option-sudden-true-line = Son zarını kaybedersen turu kaybedersin, o zar bir şey kapsa bile.

war-army = { $player }: { $count } zar
war-army-yours = Takımın: { $count } zar
war-middle-shows = Ortadaki zar: { $die }
war-roll = { $count ->
    [one] Zarını at
   *[other] { $count } zarını at
}
war-roll-middle = Ortadaki zarı at
war-wait-middle = { $player } ortadaki zarı atıyor.
war-wait-throw = { $player } henüz zar atmadı …
war-wait-choose = { $player } seçiyor …
war-threw-short = attı
war-chose-short = seçti
war-choose = Ne kapıyorsun?
war-choose-line = Almak istediğin zarlara dokun. İkiniz de seçene kadar gizli.
war-target = { $die } gelen zarı kap
war-target-middle = Ortada { $die } gelen zarı kap
war-capture = { $count ->
    [0] Hiçbir şey kapma
   *[other] { $count } zar kap
}
war-capture-which = Önce seç
war-choice-opposing = { $by } ile { $die }
war-choice-middle = { $by } ile ortadaki { $die }
war-choice-none = bir şey alma
war-choices = Bütün seçenekler
war-point = Puan!

war-move = { $move } al
war-move-none = bir şey alma
war-move-roll = at

war-middle-rolled = { $you ->
    [yes] Ortaya attığın zar: { $die }.
   *[no] { $player } ortaya zar attı: { $die }.
}
war-middle-again = { $you ->
    [yes] 1 sayılmaz: ortadaki zarı yeniden at.
   *[no] 1 sayılmaz: { $player } ortadaki zarı yeniden atıyor.
}
war-threw = { $you ->
    [yes] Zarlarını atıyorsun.
   *[no] { $player } zar atıyor.
}
war-rolled = { $you ->
    [yes] Senin zarların: { $dice }.
   *[no] { $player } için gelen zarlar: { $dice }.
}
war-chose = { $you ->
    [yes] Seçtin.
   *[no] { $player } seçti.
}
war-captured = { $you ->
    [yes] Kaptığın zarlar: { $dice }.
   *[no] { $player } zar kaptı: { $dice }.
}
war-middle-captured = { $you ->
    [yes] Ortadaki zarı kaptın: { $die }.
   *[no] { $player } ortadaki zarı kaptı: { $die }.
}
war-middle-stays = İkiniz de ortadaki zarı kaptınız: { $die } ortada kalıyor.
war-nothing = Kimse bir şey kapmadı.
war-scored = { $you ->
    [yes] Diğer takımın zarı kalmadı: bir puan aldın!
   *[no] Bir takımın zarı kalmadı: { $player } bir puan aldı!
}
war-won = { $you ->
    [yes] Beş puan topladın ve kazandın, { $scores }.
   *[no] { $player } beş puan topladı ve kazandı, { $scores }.
}
war-why-all = Bu, diğer takımın bütün zarlarını kapar.
war-why-takes = Rakibin bir şey kapmazsa sende { $mine } zar, onda { $theirs } zar olur.
war-why-middle = { $both ->
    [yes] Ortadaki zarı rakibin de kapabilir. İkiniz de kaparsanız ortada kalır.
   *[no] Ortadaki zarı yalnızca sen kapabilirsin: o zaman sende { $mine } zar, onda { $theirs } zar olur.
}
war-why-more = { $both ->
    [yes] Diğer takımdan kaparsın, ortadaki zar da ona gitmez.
   *[no] İkisini de kaparsın: o zaman sende { $mine } zar, onda { $theirs } zar olur.
}
war-why-nothing = Burada en iyisi hiçbir şey kapmamak.

war-learn-middle = İkinizde de ikişer zar var, ortada da 3 duruyor. Zarlarını at!
war-learn-middle-yes = 1 ile 2, 3 eder: ortadaki zarı kaptın.
war-learn-stays = Bu kez ortada 5 var. Zarlarını at!
war-learn-stays-yes = 1 ile 4, 5 eder. 2 ile 3 de 5 eder. Zarı ikiniz de kaparsanız ortada kalır.
war-learn-choose = 1 ile 3, rakibin 4’ünü alır. 1 ile 5, 6’yı alır. Ama her zarın yalnızca bir kez işe yarar. Seç.
war-learn-choose-yes = Zar senin. Şimdi senin dört, rakibinin bir zarı var.
war-learn-lone = Tek zarın kaldı. Aynı sayıyı gösteren bir zarı alabilir. At!
war-learn-lone-yes = 6, 6’yı alır. Tek bir zar bile oyunu çevirebilir.
war-learn-last = Rakibinin tek zarı kaldı. 1 ile 2 ortadaki zarı, 1 ile 4 rakibin 5’ini alır. Turu hangisi kazandırır?
war-learn-last-no = Ortadaki zar bekleyebilir. Rakibin zarsız kalırsa turu kaybeder.
war-learn-last-yes = Son zarı kaptın ve turu kazandın. Beşinci puanın: kazandın!

rule-WA1 = İki oyuncu da ikişer zar alır. Başlayan oyuncu beşinci zarı ortaya atar. 1 gelirse yeniden atar, 1 gelmeyene kadar.
rule-WA2 = Her hamlede ikiniz de bütün zarlarınızı atarsınız. Tek zarla, aynı sayıyı gösteren bir zarı kapabilirsin. İki ya da daha çok zarla, iki zarının toplamı olan her zarı kapabilirsin. Her zarın yalnızca bir kez işe yarar. Diğer oyuncunun zarlarını ve ortadaki zarı kapabilirsin.
rule-WA3 = Bütün zarlar aynı anda kapılır: her oyuncu kaptığını alır. Ortadaki zarı ikiniz de kaparsanız yerinde kalır.
rule-WA3R = Bütün zarlar atılınca neyi kapacağınızı gizlice seçersiniz. Kapabiliyorsan kapmak zorundasın, hem de olabildiğince çok zar. Hangilerini kapacağını sen seçersin. Bunu masa ayarlarında değiştirebilirsin. Tek bir seçenek varsa kendiliğinden seçilir. Kapan bir zar, kendisi de kapılabilir. Ortadaki zarın sayısı değişmez. Kapılan zarlar taraf değiştirir.
rule-WA4 = Değiş tokuştan sonra zarın kalmadıysa turu kaybedersin ve diğer oyuncu bir puan alır. Sonra yine ikişer zar alırsınız ve ortadaki zarı turu kazanan atar. Bunu masa ayarlarında değiştirebilirsin: o zaman son zarını kaybetmek turu bitirir, o zar bir şey kapsa bile.
rule-WA5 = Beş puana ilk ulaşan kazanır.
rule-WA-V1 = “Kaybedene yardım” çeşidi: ilk puandan sonra, bir turu kaybeden oyuncu sonraki tura üç zarla başlar ve ortada zar olmaz.
rule-WA-V2 = “Tek başına kahraman” çeşidi: tek zarı olan oyuncu, aynı sayıyı gösteren en çok iki zarı kapabilir.
