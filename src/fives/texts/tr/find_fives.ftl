# Beşlileri Bul. `$shape` bir parçanın harfidir, `$roll` gelen simgelerdir (a ile f arası), `$points` ve `$count` sayıdır.

find_fives-name = Beşlileri Bul
find_fives-line = Herkes aynı anda beş simge arar, biri kum saatini çevirene kadar.
find_fives-turn-everyone = Herkes arıyor
find_fives-level-beginner-line = puanların yaklaşık üçte birini bulur
find_fives-level-casual-line = puanların yaklaşık yarısını bulur
find_fives-level-strong-line = puanların yaklaşık üçte ikisini bulur
find_fives-level-perfect-line = en iyi beşlileri hemen görür
find_fives-level-beginner-plain = Puanların yaklaşık üçte birini bulur. İlk oyun için iyi.
find_fives-level-casual-plain = Puanların yaklaşık yarısını bulur.
find_fives-level-strong-plain = Puanların yaklaşık üçte ikisini bulur. Yenmesi zor.

find-fives-option-mode = Oyun
find-fives-option-mode-race = Yarış
find-fives-option-mode-race-line = Beş tur, her birinde en çok beş beşli. Tek başına: alıştırma.
find-fives-option-mode-puzzle = Bulmaca
find-fives-option-mode-puzzle-line = On iki tur, her birinde bir beşli. Tahta gitgide dolar.
find-fives-option-mode-solo = Tek kişilik
find-fives-option-mode-solo-line = Bir kişilik bulmaca, kum saati yok.
find-fives-option-boards = Tahtalar
find-fives-option-boards-white = Hepsi farklı
find-fives-option-boards-white-line = Herkesin kendi tahtası var, hepsi aynı derecede iyi.
find-fives-option-boards-grey = Hepsi aynı
find-fives-option-boards-grey-line = Herkes aynı tahtada arar.
find-fives-option-timer = Kum saati
find-fives-option-timer-15 = 15 sn
find-fives-option-timer-30 = 30 sn
find-fives-option-timer-45 = 45 sn
find-fives-option-timer-60 = 60 sn
find-fives-option-timer-90 = 90 sn
find-fives-option-timer-120 = 2 dk
find-fives-option-timer-180 = 3 dk
find-fives-option-limit = Turun en uzun süresi
find-fives-option-limit-10 = 10 dk
find-fives-option-limit-5 = 5 dk
find-fives-option-limit-3 = 3 dk
find-fives-option-limit-0 = istediğiniz kadar
find-fives-option-guard = Yanlış çerçeveler
find-fives-option-guard-auto = Otomatik
find-fives-option-guard-auto-line = Tek başına oynarken olmaz, başkalarıyla olur.
find-fives-option-guard-off = Olur
find-fives-option-guard-off-line = Kâğıtta olduğu gibi: yanlış olan yalnızca sayılmaz.
find-fives-option-guard-on = Olmaz
find-fives-option-guard-on-line = Yalnızca puan getireni çizebilirsin.
find-fives-option-tiles = Parçaların değeri

find_fives-boards = Tahtalar masada.
find_fives-rolled-again = Gelen zarlar: { $roll }. Çok fazlası aynı: beşi de yeniden atılıyor.
find_fives-rolled = Tur { $round } / { $rounds }, gelen zarlar: { $roll }.
find_fives-last-round = Son tur: her beşli iki kat sayılır.
find_fives-outlined = { $you ->
    [yes] { $shape } şeklini çerçeveledin.
   *[no] { $player } çerçeveledi: { $shape }.
}
find_fives-erased = { $you ->
    [yes] { $shape } şeklini sildin.
   *[no] { $player } sildi: { $shape }.
}
find_fives-turned = { $you ->
    [yes] Kum saatini çevirdin: diğerlerinin { $seconds } saniyesi var.
   *[no] { $player } kum saatini çevirdi: { $seconds } saniye kaldı!
}
find_fives-done = { $you ->
    [yes] Bitirdin.
   *[no] { $player } bitirdi.
}
find_fives-time-up = Dur! Kum saati boşaldı.
find_fives-limit-up = Dur! Süre doldu.
find_fives-all-done = Dur! Herkes bitirdi.
find_fives-scored = { $you ->
    [yes] { $points } puan aldın{ $bonus ->
        [0] { "" }
       *[other] , biri kum saati için
    }.
   *[no] { $player } için { $points } puan{ $bonus ->
        [0] { "" }
       *[other] , biri kum saati için
    }.
}
find_fives-circled = { $you ->
    [yes] { $shape } şeklini daire içine aldın: { $points } puan.
   *[no] { $player } daire içine aldı: { $shape }, { $points } puan.
}
find_fives-missed = { $you ->
    [yes] { $wiped ->
        [0] Bu turda geçerli bir beşlin yok.
       *[other] Bu turda geçerli bir beşlin yok: çerçeven silindi.
    }
   *[no] { $wiped ->
        [0] { $player } bu turda geçerli bir beşli bulamadı.
       *[other] { $player } bu turda geçerli bir beşli bulamadı: çerçeve silindi.
    }
}
find_fives-hatched = { $you ->
    [yes] { $shape } şeklinin üstünü çizip karaladın.
   *[no] { $player } bir şeklin üstünü çizip karaladı: { $shape }.
}
find_fives-crossed = { $you ->
    [yes] Artık hiçbir şekil sığmıyor: { $shape } şeklinin üstünü çizdin.
   *[no] Artık hiçbir şekil sığmıyor: { $player } bir şeklin üstünü çizdi: { $shape }.
}
find_fives-nobody = Kimse beşli bulamadı: oyun bitti.

find_fives-move = { $move } çerçevele
find_fives-move-timer = kum saatini çevir
find_fives-move-done = bitti
find_fives-move-next = sonraki tur
find_fives-move-erase = { $move } çerçevesini sil
find_fives-move-hatch = { $move } karala
find_fives-move-cross = üstünü çiz: { $move }

find_fives-why-counts = sayılır
find_fives-why-mismatch = zarlara uymuyor: beşli değil
find_fives-why-overlap = başka bir beşliyle kesişiyor: ikisi de sayılmaz
find_fives-why-repeat = aynı şekil bir daha: yalnızca biri sayılır
find_fives-why-surplus = beşten çok: en değerlileri sayılmaz
find_fives-why-used = bu şekil daha önce kullanıldı
find_fives-why-occupied = boş karelerde değil

result-most-points = en çok puanla
result-best-round = puanlar eşit, ama en iyi tek tur
result-more-fives = puanlar eşit, ama daha çok beşli
result-points-shared = eşit puanla
result-played-alone = bütün turlar oynandı

find_fives-learn-find = Zarlar beş simge gösteriyor. Tam bu simgelerin olduğu yan yana beş kare bul ve üzerlerinden çiz. İpucu: sol kenara bak.
find_fives-learn-find-yes = Bir beşli: kenarlarıyla birleşen, tam gelen beş simgeyi gösteren beş kare.
find_fives-learn-another = Her şekil bir kez sayılır, hiçbir kare iki kez kullanılmaz. Bir beşli daha bul. İpucu: sol alt köşe.
find_fives-learn-another-yes = Başka karelerde başka bir şekil: iki beşli de sayılır.
find_fives-learn-circle = Bulmacada her turda bir beşli ararsın ve o kalır. Bir tane buldun: turu bitir.
find_fives-learn-circle-yes = Daire içine alındı ve puanları senin. Kareleri dolu kalır.
find_fives-learn-hatch = Beşlin yoksa bir şekilden vazgeçmelisin. Birini seç ve tahtanda herhangi bir yere koy.
find_fives-learn-hatch-yes = Şeklin üstü çizildi, kareleri doldu. Sonraki tur başlıyor.
find_fives-learn-timer = Yarışa dönelim, son tur: her beşli iki kat sayılır ve sende üç tane var. Kum saatini ilk sen çevir!
find_fives-learn-timer-yes = İki kat sayılan üç beşli ve kum saati için bir puan: kazandın!

rule-FF1 = Beş tur, herkes aynı anda: zar at, bul, puanla.
rule-FF2 = Beş zar da atılır. Bir simge üç ya da daha çok kez gelirse beşi de yeniden atılır.
rule-FF3 = Beşli, kenarlarıyla birleşen ve tam gelen beş simgeyi gösteren beş karedir.
rule-FF4 = Bir şekil, döndürülse de aynadaki gibi çevrilse de aynı şekildir. Her turda on iki şeklin her birini bir kez kullanabilirsin.
rule-FF5 = En çok beş beşli olur ve kesişmemeleri gerekir. Yalnızca bitmiş çerçeveler sayılır. Kum saatini çevirene kadar silebilirsin.
rule-FF6R = Birleşen herhangi beş kareyi çerçeveleyebilirsin, doğru ya da yanlış, aynı anda en çok yirmi tane, ama hiçbirini iki kez değil. Tur puanlanırken denetlenirler. Yanlış çerçeveler için “Olmaz” seçiliyse yalnızca puan getireni çizebilirsin.
rule-FF7 = Kum saatini herkes istediği an çevirebilir, bütün masa için turda bir kez. Onu çevirirsen artık çerçeveleyemez ve silemezsin. Diğerleri kum bitene kadar sürdürür.
rule-FF8R = Kum saati 45 saniye sürer ya da masa ayarlarında seçtiğiniz kadar. Diğer herkes daha önce “bitti” derse tur erken biter. Kimse çevirmezse tur, masa ayarlarındaki süre sınırında biter ve ek puan olmaz. Sınır yoksa acele yoktur, turdan sonra da. Tek başınayken kum saati ve sınır yoktur: “bitti” dersin.
rule-FF9R = Bir çerçeve, dur denmeden önce tamamlandıysa sayılır.
rule-FF10 = Puanlama: zarlara uymayan çerçeve beşli değildir. Kesişen beşliler sayılmaz. Aynı şekilden beşlilerin yalnızca biri sayılır. Beşten çoksa değeri en küçük beş tanesi sayılır. Değerleri topla. Kum saatini çeviren oyuncu bir puan daha alır.
rule-FF10R = Beşli olmayan bir çerçeve, kesiştiği başka bir beşliyi bozmaz.
rule-FF11 = Beşinci turda her beşli iki kat sayılır. Ek puan yine bir puandır.
rule-FF12 = En çok puanı olan kazanır. Eşitlikte ilk dört turun en iyi tek turu belirler. O da eşitse birlikte kazanırsınız.
rule-FF13R = Parçaların değerini biz seçtik: bulması daha zor olan şekil daha değerlidir. I, X, W için 4. T, V, Z için 3. F, N, U için 2. L, P, Y için 1. Masa ayarlarında kendi kutundaki değerleri girebilirsin.
rule-FF14 = Tahtaların hepsi farklı ya da hepsi aynı olabilir.
rule-FF15R = Her tahtada her simgeden 16 ya da 17 kare vardır, aynı simgeden en çok üçü yan yanadır ve her atış için en az sekiz beşli bulunur. Parçalarımızın değerlerine göre bütün tahtalar aynı derecede iyidir.
rule-FP1 = En çok on iki tur. Her turda bir beşli çerçevelersin. Yeni bir çerçeve, bu turdaki eskisinin yerine geçer. Tahtalar silinmez. Her şekil bütün oyunda bir kez vardır, onu daire içine alana ya da üstünü çizene kadar.
rule-FP2 = Geçerli bir beşliyi, şekli hâlâ varsa ve kareleri boşsa daire içine alırsın. Yoksa hâlâ olan bir şeklin üstünü çizer ve onu boş karelerde karalarsın, orada hangi simgeler olursa olsun.
rule-FP2R = Yalnızca hâlâ sığan bir şeklin üstünü çizebilirsin. Hiçbiri sığmıyorsa karalamadan birinin üstünü çiz. 60 saniye sonra, sığan en düşük değerli şekil, yukarıdan ilk yerinde senin için seçilir. Turların sınırı yoksa oyun seni bekler.
rule-FP3 = Kum saatini çeviren oyuncu bir puanlık bir işaret alır.
rule-FP4 = Oyun on iki turdan sonra ya da kimsenin geçerli beşli bulamadığı ilk turdan sonra biter.
rule-FP5 = Daire içindeki değerler ve kum saati işaretleri senin puanlarındır. Eşitlikte daire içinde daha çok beşlisi olan kazanır. O da eşitse birlikte kazanırsınız.
rule-FS1 = Tek kişilik, bir oyuncu için bulmacadır: kum saati yok, her zaman on iki tur.

# Ekrandaki ve kâğıttaki tahta. `$shape` bir parçanın harfidir, `$symbols` bir simge listesidir.
find_fives-word-a = yıldız
find_fives-word-b = halka
find_fives-word-c = üçgen
find_fives-word-d = kalp
find_fives-word-e = ay
find_fives-word-f = artı
find_fives-page-board = Senin tahtan, ona on kare
find_fives-page-board-of = Tahta: { $player }, ona on kare
find_fives-page-square = satır { $row }, sütun { $column }, { $symbol }
find_fives-page-in-drawing = çiziminin içinde
find_fives-page-in-own = { $shape } çerçevesinde
find_fives-page-in-waiting = { $shape } çerçevesinde
find_fives-page-in-counts = { $shape } içinde, sayılır
find_fives-page-in-void = { $shape } içinde, sayılmaz
find_fives-page-in-circled = { $shape } içinde, daire içinde
find_fives-page-in-hatched = { $shape } içinde, karalı
find_fives-page-in-best = { $shape } içinde, olabilir
find_fives-page-rolled = Gelen: { $symbols }
find_fives-page-again = Yeniden at!
find_fives-page-rolling = Zarlar yuvarlanıyor …
find_fives-page-drawing = { $count } / 5
find_fives-page-more = { $count ->
    [one] Bir çerçeve, sayılırsa değeri { $value }.
   *[other] { $count } çerçeve, hepsi sayılırsa değeri { $value }.
} Silmek için birine dokun.
find_fives-page-one = Çerçevelendi. Yeni bir çerçeve onun yerine geçer. Silmek için ona dokun.
find_fives-page-outlines = Çerçevelerin
find_fives-page-erase = { $shape } çerçevesini sil, kareler { $squares }
find_fives-page-put-back = { $shape } şeklini geri koy
find_fives-page-tiles = On iki parça ve değerleri
find_fives-page-tile = { $shape }, değeri { $value }{ $state ->
    [used] , çerçevelendi
    [circled] , daire içinde
    [crossed] , üstü çizildi
   *[free] {""}
}
find_fives-page-tiles-line = Bu oyunun kutusu sende var mı? Parçalarının üstündeki değerleri gir.
find_fives-page-tiles-ours = Yine bizim değerler
find_fives-page-everyone = Herkesin şekilleri ve işaretleri
find_fives-page-marks = { $count ->
    [one] Bir kum saati işareti
   *[other] { $count } kum saati işareti
}
find_fives-page-players = Oyuncular
find_fives-page-found = { $count ->
    [one] bulundu
   *[other] bulundu
}
find_fives-page-state-searching = arıyor
find_fives-page-state-turned = kum saati
find_fives-page-state-done = bitirdi
find_fives-page-state-looking = bakıyor
find_fives-page-state-ready = hazır
find_fives-page-seconds = { $seconds } saniye kaldı
find_fives-page-lying = Kum saati yan yatıyor: onu henüz kimse çevirmedi
find_fives-page-timer = Kum saatini çevir
find_fives-page-done = Bitti
find_fives-page-score = Bu turu puanla
find_fives-page-finish = Turu bitir
find_fives-page-turned = { $player } kum saatini çevirdi.
find_fives-page-you-turned = Kum saatini çevirdin.
find_fives-page-frozen = Bu tur için bitirdin. Diğerleri kum bitene kadar aramayı sürdürür.
find_fives-page-stop = Dur!
find_fives-page-early = Kum saatini şimdiden çevirecek misin?
find_fives-page-early-line = { $count ->
    [0] Henüz çerçeven yok.
    [one] Bir çerçeven var.
   *[other] { $count } çerçeven var.
} Ondan sonra bu turda çizemez ve silemezsin. Diğerlerinin { $seconds } saniyesi olur.
find_fives-page-early-yes = Çevir
find_fives-page-round = Tur { $round } / { $rounds }
find_fives-page-solo = Tur { $round } / { $rounds }. { $score } puan{ $best ->
    [0] {""}
   *[other] , bu cihazda en iyisi: { $best }
}.
find_fives-page-scoring = Tur { $round }: { $player }
find_fives-page-double = Son tur: her beşli iki kat sayılır.
find_fives-page-why-counts = { $shape }, değeri { $value }
find_fives-page-why-mismatch = { $shape } beş simgeyi göstermiyor
find_fives-page-why-overlap = { $shape } bir kareyi { $other } ile paylaşıyor
find_fives-page-why-repeat = { $shape } ikinci kez: her şekil bir kez sayılır
find_fives-page-why-surplus = { $shape } fazla: yalnızca en düşük beşi sayılır
find_fives-page-why-used = { $shape } daha önce kullanıldı
find_fives-page-why-occupied = { $shape } dolu karelerin üstünde
find_fives-page-no-outline = çerçeve yok
find_fives-page-bonus = kum saatini çevirdi
find_fives-page-sum = Bu tur
find_fives-page-table = Tur tur puanlar
find_fives-page-player = Oyuncu
find_fives-page-total = Toplam
find_fives-page-next = Sonraki tur
find_fives-page-see = Herkesin ne bulduğuna bak. Sonra devam et.
find_fives-page-wait = Herkesin hazır olması bekleniyor …
find_fives-page-choose-time = Sonraki tura { $seconds } sn.
find_fives-page-best = En iyi beşlileri göster
find_fives-page-best-off = Çerçevelere dön
find_fives-page-best-line = En iyisi: { $best } ({ $shapes }). Senin: { $got }.
find_fives-page-plan = Bu zarlarla { $open ->
    [yes] en az { $best }, en çok { $bound }
   *[no] { $best }
} puanı daire içine alabilirdin. Senin puanın: { $got }. Tur tur: { $rounds }.
find_fives-page-search = Bu beşini yan yana bul.
find_fives-page-search-one = Bu beşini yan yana bul.
find_fives-page-no-five = Bu kez beşli yok: üstünü çizeceğin bir şekil seç.
find_fives-page-put = Onu en az engel olacağı yere koy.
find_fives-page-cross-here = Burada üstünü çiz: { $shape }
find_fives-page-other-shape = Başka şekil
find_fives-page-cross-line = Artık hiçbir şekil sığmıyor: yalnızca birinin üstünü çiz.
find_fives-page-cross = Üstünü çiz: { $shape }, değeri { $value }
find_fives-page-turn = Döndür
find_fives-page-mirror = Ayna
find_fives-page-move-left = Sola kaydır
find_fives-page-move-right = Sağa kaydır
find_fives-page-move-up = Yukarı kaydır
find_fives-page-move-down = Aşağı kaydır
find_fives-page-place-not = { $shape } buraya sığmıyor
find_fives-page-print = Tahtaları yazdır
find_fives-page-print-now = Yazdır
find_fives-page-print-board = Tahta ve parçalar: { $player }
find_fives-page-print-scores = Puan tablosu
find_fives-page-print-race = Beş tur. Turda en çok beş beşli, her şekil bir kez, hiçbiri kesişmez. Beşinci turda her şey iki kat sayılır.
find_fives-page-print-puzzle = On iki tur, her birinde bir beşli. Parçasını işaretle. Beşlin yoksa bir parçanın üstünü çiz ve şeklini boş karelerde karala.
find_fives-page-print-values = Parçaların değeri:
find_fives-page-hint = İpucu: { $shape }, mavi çizildi.
find_fives-page-hint-none = İpucu: eklenecek daha iyi bir şey yok.
find_fives-score = { $score } puan
