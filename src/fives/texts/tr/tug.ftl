# Halat Çekme. `$goal` "five" ya da "three" olur, `$dice` ve `$kept` kısa çizgiyle ayrılmış zarlardır.

tug-name = Halat Çekme
tug-line = Aynı beş zar, iki hedef: zarları kendine çek.

tug-option-variation = Oyun çeşidi
tug-option-variation-0 = Temel oyun
tug-option-variation-0-line = Her hamlede bir ya da iki zarı yeniden at.
tug-option-variation-1 = Gitgide uzun
tug-option-variation-1-line = İlk hamlede bir zar, ikincide iki, üçüncüde üç …
tug-option-variation-2 = Hep iki
tug-option-variation-2-line = Her hamlede tam iki zar.
tug-option-full-house = Üçlü ve ikili
tug-option-full-house-false = Sayılmaz
tug-option-full-house-false-line = Diğer iki zar farklı olmalı.
tug-option-full-house-true = Üç aynı sayılır
tug-option-full-house-true-line = 3-3-3-5-5 puan getirir.
tug-option-choose = Hedef seçmek
tug-option-choose-once = Bir kez
tug-option-choose-once-line = Hedefler bütün oyun için geçerli.
tug-option-choose-each-beginning = Her puan için
tug-option-choose-each-beginning-line = Bir puana başlayan yeniden seçer, böylece ilk kimin başladığı daha az önemli olur.
tug-option-gift = Rakibin hedefini atarsan
tug-option-gift-false = Kimse puan almaz
tug-option-gift-false-line = Sıra sendeyken yalnızca kendi hedefin sayılır.
tug-option-gift-true = Hediye olur
tug-option-gift-true-line = Puanı rakibin alır.

tug-goal-five = Beş farklı
tug-goal-five-line = Hiçbir sayı iki kez yok.
tug-goal-three = Üç aynı
tug-goal-three-line = { $fullhouse ->
    [yes] Tam üç tane, ama 1 ile 6 bir arada olmadan.
   *[no] Tam üç tane, diğer ikisi farklı, ama 1 ile 6 bir arada olmadan.
}
tug-choose = Ne yana çekiyorsun?
tug-choose-line = { $choose ->
    [each_beginning] Bu puan için hedefin.
   *[once] Bütün oyun için hedefin.
}
tug-choosing = { $player } bir hedef seçiyor …
tug-rope = Halat: { $left }: { $leftscore }, { $right }: { $rightscore }. Beş puan kazandırır.
tug-roll-five = Beş zar at
tug-roll = { $count } zar at
tug-roll-none = Zar at
tug-lift = { $most ->
    [1] Yeniden atmak istediğin zara dokun.
   *[other] { $least ->
        [1] Yeniden atmak istediğin zarlara dokun, en çok { $most } zar.
       *[other] Yeniden atmak için { $least } zara dokun.
    }
}
tug-left = { $number }. hamlede atılacak { $left } zar kaldı
tug-point = Puan!

tug-move = { $move } kalsın
tug-move-none = beş zarı da at
tug-move-roll = at
tug-move-five = beş farklı için çek
tug-move-three = üç aynı için çek

tug-chose = { $you ->
    [yes] { $goal ->
        [five] Beş farklı için çekiyorsun.
       *[three] Üç aynı için çekiyorsun.
    }
   *[no] { $goal ->
        [five] { $player } beş farklı için çekiyor.
       *[three] { $player } üç aynı için çekiyor.
    }
}
tug-kept = { $you ->
    [yes] { $lifted ->
        [one] Bir zarı yeniden atıyorsun.
       *[other] { $lifted } zarı yeniden atıyorsun.
    }
   *[no] { $lifted ->
        [one] { $player } bir zarı yeniden atıyor.
       *[other] { $player } yeniden zar atıyor: { $lifted } zar.
    }
}
tug-rolled = Gelen zarlar: { $dice }.
tug-vain = { $you ->
    [yes] { $goal ->
        [five] Beş farklı, ama sen attın: kimse puan almaz.
       *[three] Üç aynı, ama sen attın: kimse puan almaz.
    }
   *[no] { $goal ->
        [five] Beş farklı, ama { $player } attı: kimse puan almaz.
       *[three] Üç aynı, ama { $player } attı: kimse puan almaz.
    }
}
tug-scored = { $you ->
    [yes] { $goal ->
        [five] Beş farklı: bir puan aldın!
       *[three] Üç aynı: bir puan aldın!
    }
   *[no] { $goal ->
        [five] Beş farklı: { $player } bir puan aldı!
       *[three] Üç aynı: { $player } bir puan aldı!
    }
}
tug-won = { $you ->
    [yes] Beş puan topladın ve kazandın, { $scores }.
   *[no] { $player } beş puan topladı ve kazandı, { $scores }.
}
tug-why-goal = Bu hedefle başlayan oyuncu 100 puandan yaklaşık { $hundredths } tanesini alır.
tug-why-makes = { $goal ->
    [five] { $lifted } gelen zarı yeniden at: { $any } gelirse beş farklı olur.
   *[three] { $lifted } gelen zarı yeniden at: { $any } gelirse üç aynı olur.
}
tug-why-two = Sana iki farklı sayı daha gerek: { $any }.
tug-why-often = { $tenths ->
    [0] { $goal ->
        [five] Şansın varsa beş farklı olur.
       *[three] Şansın varsa üç aynı olur.
    }
   *[other] { $goal ->
        [five] Her 10 atıştan yaklaşık { $tenths } tanesinde beş farklı olur.
       *[three] Her 10 atıştan yaklaşık { $tenths } tanesinde üç aynı olur.
    }
}
tug-why-guards = { $goal ->
    [five] Beş farklı daha seyrek gelir, ama rakibine daha kötü zarlar kalır.
   *[three] Üç aynı daha seyrek gelir, ama rakibine daha kötü zarlar kalır.
}
tug-why-leaves = Şimdi puan alamazsın. Böylece rakibine kötü zarlar kalır.
tug-why-again = Henüz puan alamazsın, ama yeniden atabilirsin.

tug-learn-goal = İkiniz de aynı beş zarı atarsınız, ama istediğiniz başkadır. “Üç aynı” seç.
tug-learn-goal-yes = Artık hedefin bu. Rakibin beş farklı sayı istiyor.
tug-learn-roll = Sen seçtin, sen başlıyorsun. Beş zarı da at.
tug-learn-roll-yes = İki hedef de olmadı, yani henüz kimse puan almadı. İlk hamle senin.
tug-learn-pull = İki tane 4 iyi bir başlangıç. Diğer zarlardan ikisini eline al ve yeniden at.
tug-learn-pull-no = 4’lerin ikisi de kalsın. Diğerlerinden ikisini al.
tug-learn-pull-yes = Üç tane 4: hedefin buydu. Bir puan aldın!
tug-learn-spoilt = Üç tane 2, ama puan yok: 1 ile 6 bir arada olmamalı. Birini eline al.
tug-learn-spoilt-no = Üç tane 2 yerinde kalsın.
tug-learn-spoilt-yes = Üç aynı var, 1 ile 6 da bir arada değil: şimdi sayılır.
tug-learn-different = Şimdi beş farklı sayı istiyorsun ve durum 4’e 4. Hangi zar engel oluyor?
tug-learn-different-no = İki 1’den yalnızca birini al.
tug-learn-different-yes = Beş farklı sayı ve beşinci puanın: kazandın!

rule-TU1 = Bir oyuncu beş farklı sayı ister. Diğeri tam üç aynı ister, ama beş zarın içinde 1 ile 6 bir arada olmamalıdır.
rule-TU1R = Bir sayıdan üç, başka bir sayıdan iki zar, üç aynı sayılmaz. Bunu masa ayarlarında değiştirebilirsin.
rule-TU2 = Başlayan oyuncu bütün oyun için bir hedef seçer ve beş zarı da atar. Zarlar hemen iki hedeften birini tutturursa, o hedefin sahibi bir puan alır. Sonraki puan için diğer oyuncu beş zarı da atar. Masa ayarlarında hedefleri her puan için yeniden seçebilirsiniz: o puana başlayan, beş zarı atmadan önce seçer.
rule-TU3 = Sonra sırayla oynarsınız. Beş zarı atan oyuncu başlar. Bir ya da iki zarı birlikte yeniden at. Kendi hedefin olursa bir puan alırsın. Sonra diğer oyuncu beş zarı da atar ve başlar.
rule-TU3R = Attığın zar diğer oyuncunun hedefini tutturursa kimse puan almaz. Zarlar olduğu gibi kalır ve diğer oyuncu da zar atmak zorundadır. Bunu masa ayarlarında değiştirebilirsin: o zaman bu bir hediyedir ve puanı diğer oyuncu alır.
rule-TU4 = Beş puana ilk ulaşan kazanır.
rule-TU-V1 = “Gitgide uzun” çeşidi: bir puanın ilk hamlesinde bir zar yeniden atılır, ikincisinde iki, üçüncüsünde üç, sıra kimde olursa olsun. Zarları tek tek ya da birlikte at ve arada bak. Ancak puan alınca ya da hepsi bitince durursun.
rule-TU-V2 = “Hep iki” çeşidi: her hamlede tam iki zar yeniden atılır.
