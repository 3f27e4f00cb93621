# Bütün oyunların ortak metinleri. `$player` bir addır; okuyan kişi o oyuncuysa `$you` "yes" olur.

fives-name = fives
fives-line = Beş sayısı üzerine küçük oyunlarla dolu bir raf.

# Raf
box-find-fives = Beşlileri Bul
box-five = FIVE!
box-five-dice = Beş Zar Oyunları
box-by = tasarım: { $designer }
box-find-fives-story = “5er Finden” oyununu Jürgen P. K. Grunau tasarladı. Resimleri Oliver Freudenreich çizdi, Markus Singer yayına hazırladı.
box-five-story = 2015’in sonunda Almanya’ya sığınan birçok insan, evlerinden çok uzakta, sığınma evlerinde bekliyordu. Steffen Mühlhäuser onlar için FIVE! kutusunu yaptı: küçük bir kutuda çocuklara ve büyüklere beş oyun, altı dilde kurallarla. Kutu armağan edilmek için yapıldı. 300’den çok kişi bunun için para verdi, birçok gönüllü de Bund Deutscher PfadfinderInnen izcileriyle birlikte yardım etti. Oyun Ocak 2016’da basıldı. Bu raf o altı dili de konuşuyor ve o da bir armağan.
box-five-dice-story = Paul Hoemke boş zamanlarında küçük oyunlar tasarlıyor ve onlara Animal Games diyor. Bu beş oyun için beş zar, bir kalem ve kâğıt yeter. Kitapçığını arkadaşların ve ailen için çoğaltabilirsin, o da bunu istiyor.
box-ours = Oyunlar ve adları, onları yapan insanlarındır. Buradaki sözler, çizimler ve program bizimdir.
shelf-continue-open = { $game }, { $others } ile
shelf-forget = Listeden çıkar: { $game } (masa { $code })
shelf-open = Katılabileceğin masalar
shelf-open-with = { $game }, { $host } ile
shelf-open-free = { $count } boş yer
search = Oyun ara
search-any = fark etmez
search-players = Oyuncular
search-players-of = { $count }
search-players-many = { $count } ya da daha çok
search-age = En küçüğün yaşı
search-age-of = { $count } yaş
search-minutes = Süre
search-minutes-of = en çok { $count } dk
search-found = { $count ->
    [0] Uygun oyun yok.
    [one] 1 uygun oyun var.
   *[other] { $count } uygun oyun var.
}
search-all = Bütün oyunları göster
search-none = Bunların hepsine uyan oyun yok. Bir şeyi değiştir ya da bütün oyunlara bak.
shelf-code = Masa kodu
shelf-empty = Bu rafta henüz oyun yok.
shelf-seats = { $most } oyuncu
shelf-seats-range = { $least }–{ $most } oyuncu
shelf-seats-or = { $least } ya da { $most } oyuncu
shelf-minutes = yaklaşık { $minutes } dk
shelf-age = { $age }+ yaş
shelf-solved = kusursuz bot var
shelf-solved-seats = { $seats } kişiyle kusursuz bot
language = Dil
theme = Açık ya da koyu
theme-auto = Otomatik (açık/koyu)
theme-light = Açık
theme-dark = Koyu
sound = Ses
skip = İçeriğe geç
back-to-shelf = Rafa dön
not-found = Burada bir şey yok
not-found-line = Bu adreste sayfa yok. Raftan bir oyun seç.
offline = Oyun sunucusuna ulaşılamıyor
offline-line = Oyun bilgisayarı açık mı? Bu cihaz onun Wi-Fi ağında mı? Bu sayfa denemeyi sürdürür.
offline-again = Yeniden dene
loading = Bir saniye …

# Raf: sürdürülecek oyunlar, süzgeç, masa kodu
shelf-go-on = Devam et
shelf-your-games = Oyunların ({ $count })
shelf-held-over = bitti
shelf-held-waits = henüz başlamadı
search-chip = Süzgeç
search-chip-on = Süzgeç açık
shelf-code-join = Katıl
shelf-code-short = Masa kodu { $count } harflidir.
shelf-code-wrong = { $code } kodlu bir masa yok.
shelf-code-strange = Hiçbir kodda “{ $letter }” yok.

# Günün bulmacası
daily = Günün bulmacası
daily-of = { $game }: günün bulmacası
daily-line = { $day }: bugün herkese aynı bulmaca.
daily-begin = Bugünün bulmacasını oyna
daily-begun-line = Başladın bile. Kaldığın yerden devam et.
daily-go-on = Devam et
daily-done = Bitti: { $points }
daily-practice-line = Alıştırma için yeniden oynayabilirsin. Bu sayılmaz.
daily-practice = Alıştırma yap
daily-practice-on = Alıştırmaya devam et
daily-counted = Bugünün bulmacası bitti: { $points }. Bu deneme sayılır.
daily-practised = Bu bir alıştırmaydı. İlk denemen sayılır: { $points }.
daily-share = Sonucu paylaş
daily-share-text = { $game }, { $day } bulmacası: { $points }.
daily-share-picture = Resmi paylaş
daily-share-copy = Metin olarak kopyala
daily-share-copied = Kopyalandı

# Bir oyunun sayfası
game-play = Hemen oyna
game-play-line = Bilgisayara karşı oyna. Hemen başlar.
game-device = Tek cihaz
game-device-line = Bu cihazı elden ele verin.
game-invite = Davet et
game-invite-line = Diğerleri QR kod ya da bağlantı ile telefonlarından katılır.
game-solo = Tek başına
game-solo-line = Rakip yok, acele yok.
game-watch = İzle
game-watch-line = Bir bot oynar, sen izlersin.
game-watch-level = Kim oynasın?
game-one-at-a-time = Herkes aynı anda oynar. Diğerlerini kendi cihazlarıyla davet et.
game-how = Nasıl oynamak istersin?
game-listed = Başkaları da katılabilsin diye masayı rafta göster
game-your-name = Adın
game-player-name = Oyuncu { $number }: adı
game-opponent = Rakip
game-players = Oyuncular
game-players-any = Gelen herkes, en çok { $most }
game-more-settings = Diğer masa ayarları
game-first = Kim başlıyor?
game-first-seat = Oyuncu { $number }
game-time = Süre sınırı
time-none = sınırsız
time-move = hamle başına { $seconds } sn
time-match = oyuncu başına { $minutes } dk
game-only-with = Yalnızca { $counts } oyuncuyla.
game-begin = Oyunu başlat
game-lay = Masa aç
game-rules = Kurallar
default-name = Oyuncu { $number }
emblem-title = Hayvan ve renk
emblem-choose = Bir hayvan ve bir renk seç
emblem-change = { $animal }, { $colour }. Hayvanı ve rengi değiştir
emblem-animal = Hayvan
emblem-colour = Renk
emblem-line = Masada başka biri seçtiyse sıradakini alırsın.
emblem-done = Tamam
animal-cat = Kedi
animal-rabbit = Tavşan
animal-bear = Ayı
animal-octopus = Ahtapot
animal-elephant = Fil
animal-frog = Kurbağa
animal-turtle = Kaplumbağa
animal-fish = Balık
animal-whale = Balina
animal-bird = Kuş
animal-butterfly = Kelebek
animal-camel = Deve
colour-red = Kırmızı
colour-blue = Mavi
colour-gold = Altın
colour-purple = Mor
colour-green = Yeşil
colour-pink = Pembe
people-known = Burada oynayanlar
people-forget = Bu cihazdan sil: { $player }

# Botların gücü, sözle. Rakamlar docs/games içinde
level-beginner = Acemi
level-casual = Orta
level-strong = Güçlü
level-master = Usta
level-perfect = Kusursuz
level-beginner-line = çok hata yapar
level-casual-line = biraz hata yapar
level-strong-line = az hata yapar
level-master-line = buradakilerin en güçlüsü
level-exact = hiç hata yapmaz (kanıtlandı)
level-exact-seats = { $seats } oyuncuyla hiç hata yapmaz (kanıtlandı)
level-beginner-plain = Çok hata yapar. İlk oyun için iyi.
level-casual-plain = Arada bir hata yapar.
level-strong-plain = Az hata yapar. Yenmesi zor.
level-master-plain = Neredeyse hiç hata yapmaz. Yenmesi çok zor.
level-perfect-plain = Olabilecek en iyi biçimde oynar. En zoru bu.
game-levels = Botlar ne kadar güçlü?
bot-name = { $level } bot
bot-name-numbered = { $level } bot { $number }

# Birçok oyunda bulunan ayarlar
option-start = Kim başlıyor?
option-start-roll = Zarla
option-start-roll-line = Herkes iki zar atar: en büyük toplam başlar. Sonraki oyunda sıradaki oyuncu.
option-start-roll-always = Her oyunda zarla
option-start-roll-always-line = Her yeni oyundan önce yine zar atarsınız.
option-start-lot = Kurayla
option-start-lot-line = Bilgisayar birini seçer.
option-start-winner = Son kazanan
option-start-winner-line = Son kazanan başlar. İlk oyun için zar atarsınız.
option-start-host = Sen seç
option-start-host-line = Kimin başlayacağını seç.

# Oynayarak öğren
learn = Oynayarak öğren
learn-line = İki dakikada öğren.
learn-of = { $game } oyununu öğren
learn-back = { $game } sayfasına dön
learn-back-table = Masaya dön
learn-waiting = İki dakikada öğren
learn-step = Adım { $n } / { $last }
learn-watch = Hazırım
learn-show = Bana göster
learn-next = İleri
learn-not-this = Bunu da yapabilirsin, ama bu adımda başka bir şey öğreniyoruz. Yeniden dene.
learn-done = Artık { $game } oynayabilirsin!
learn-play-bot = { $bot } ile oyna
learn-play-alone = Gerçek oyunu oyna
learn-again = Dersi yinele
learn-rule = Kural

# Katılmak
join-title = Masaya katıl
join-table = { $game }, masa { $code }
join-sit = Masaya otur
join-watch = Yalnızca izle
join-full = Bütün yerler dolu. İzleyebilirsin.
join-takes = { $player } kalktı, onun yerine sen geçiyorsun. Oyun sürüyor.
join-with = Masada: { $names }

# Masa
table-title-turn = ● Sıra sende – { $game }
table-title = { $game }, masa { $code }
table-board = Oyun alanı
table-code = Masa { $code }
table-wait = Oyuncular bekleniyor
table-wait-line = Bu kodu tarat, bağlantıyı aç ya da masa kodunu başlangıç sayfasına yaz.
table-begins = Bütün yerler dolunca oyun başlar.
table-begins-asks = Masa sahibi başlatınca ya da herkes hazır olunca oyun başlar.
table-in = Masadasın, { $player }.
table-waiting-more = { $count } kişi daha bekleniyor.
table-wait-for = Beklenen: { $names }.
table-tap-ready = Hazır mısın? Düğmeye dokun.
table-ready = Hazırım
table-start-with = Şimdi { $count } kişiyle başla
table-full-house = Herkes burada.
table-show-code = Kodu göster
countdown = Başlıyoruz!
table-wifi = Önce { $wifi } adlı Wi-Fi ağına bağlan
table-wifi-code = { $wifi } adlı Wi-Fi ağının QR kodu
table-wifi-then = Sonra bu masaya katıl
table-qr = Bu masanın QR kodu
table-link = Bu masanın bağlantısı
table-copy = Bağlantıyı kopyala
table-copied = Bağlantı kopyalandı.
table-share = Paylaş
table-starting = Herkes burada. Oyun başlıyor.
table-not-ready = Henüz hazır değil: { $names }.
table-gone = Bu masa artık yok
table-gone-line = Masa kapanmış ya da kod yanlış.
table-deleted = Bu masa silindi
table-deleted-line = Oyunları artık geri gelmez. Rafta başka oyunlar var.
table-rules-new = Yeni kurallar
table-rules-changed = Bu oyunun kuralları yenilendi, bu yüzden oyununuz durmak zorunda kaldı. Lütfen yeniden başlayın!
table-start-again = Yeniden başla
table-next = Sonraki oyun: { $game }
beside-choose = Aynı zarları alan masalar
beside-host = Ben ilk masada oynuyorum
beside-title = Diğer masalar
beside-line = { $count } masa tam olarak aynı zarları alır.
beside-here = bu masa
beside-waiting = başlamadı
beside-playing = oynuyor
beside-best = en iyi
table-elsewhere = Bu masa başka bir pencerede açık
table-elsewhere-line = Oyun en son açılan pencerede sürer. İstediğin zaman buraya dönebilirsin.
table-use-here = Burada oyna
table-watching = { $count } izleyici
table-you-watch = İzliyorsun.
table-people = Kimler burada
table-lock = Masayı kilitle
table-unlock = Masanın kilidini aç
table-locked = Masa kilitli. Artık kimse katılamaz.
screen = Büyük ekran
screen-full = Tam ekran
screen-small = Tam ekrandan çık
screen-join = Boş yer var: katılmak için tarat
screen-watch = Telefonunda izlemek için tarat
screen-turns = Şimdi oynayanlar: { $names }
seats = Yerler
seat-open = boş yer
seat-bot = bot, { $level }
seat-away = burada değil
seat-left = ayrıldı
seat-here = burada
seat-you = sen
seat-mate = senin takımında
seat-turn = şimdi oynuyor
seat-put-bot = Bot ekle
seat-add = Yer ekle
seat-take-away = Bu yeri kaldır
bot-add = Bot ekle
seat-sit-here = Buraya otur
seat-swap = { $player } ile yer değiştir
seat-ready = hazır
team = Takım { $number }
seat-free-bot = Botu çıkar
seat-level = Botun gücü
seat-host = masa sahibi
host-gone = { $named ->
    [yes] { $host } burada değil. Masa sahibi sen olur musun?
   *[other] Masa sahibi burada değil. Sen olur musun?
}
host-become = Masa sahibi ol
host-now = { $you ->
    [yes] Artık masa sahibi sensin.
   *[no] Artık masa sahibi { $player }.
}
seat-remove = Masadan çıkar: { $player }
seat-remove-ask = { $player } masadan çıksın mı?
seat-remove-line = Yeri boşalır ya da bir bot oynamayı sürdürür. Geri gelmesin istiyorsan masayı kilitle.
seat-remove-yes = Evet, çıkar
hand-over = Yerini başkasına ver
hand-over-line = Bu pencereyi açık tut. Kodu ya da bağlantıyı ilk kullanan kişi senin yerine geçer.
hand-over-code = Bu yeri almak için QR kod
seat-handed = Yerini başkasına verdin. İzleyebilirsin.
seat-lost = Bu masada artık yerin yok. İzleyebilirsin.
absent-countdown = { $player } burada değil · { $seconds } sn sonra bot oynar
absent-soon = { $player } burada değil. Birazdan yerine bir bot oynar.
absent-bot = { $player } burada değil · bir bot oynuyor
absent-left = { $player } ayrıldı · bir bot oynuyor
absent-wait = { $player } burada değil · oyun bekliyor
absent-several = Burada değil: { $names } · { $how ->
    [wait] oyun bekliyor
    [bots] botlar oynuyor
    [soon] birazdan botlar oynar
   *[seconds] { $seconds } sn sonra bir bot oynar
}
score-of = { $name }: { $score }
time-of = Kalan süre: { $time }
time-soon = { $you ->
    [yes] { $seconds } saniyen kaldı.
   *[no] { $player } için { $seconds } saniye kaldı.
}
turn-yours = Sıra sende
bot-slow = Bot düşünüyor. İlk seferde yarım dakikayı bulabilir.
cover-title = Cihazı { $player } alsın
cover-line = { $player } gizlice seçecek. Diğer herkes başka yere baksın!
cover-open = Ben { $player }
cover-next = Sonraki tur
turn-of = Sırada { $player } var
turn-everyone = Herkes oynuyor
turn-over = Oyun bitti
todo-roll = Atmak için düğmeye bas.
log = Neler oldu
log-bot = (bot)
log-empty = Henüz bir şey olmadı.
log-earlier = Öncesi
log-newest = Şimdiye dön
rules = Kurallar
rules-of = { $game } kuralları
rules-every = Bütün oyunların kuralları
rules-numbers = Kural numaralarını göster
close = Kapat
tools = Araçlar
hint = İpucu
hint-exact = kesin kazanma şansı
hint-estimate = tahmini kazanma şansı
hint-best = en iyi
solvable-yes = hâlâ çözülebilir
solvable-no = artık çözülemez
solvable-unknown = bilinmiyor
hint-worth = %{ NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) }
hint-numbers = Sayılar
any-of = { $some } ya da { $last }
signal = Tepki
signal-line = Masadaki herkes onu bir an adının yanında görür.
signal-mute = Bu cihazda tepkileri gizle
signal-told = { $player }: { $sign }
signal-wave = Merhaba!
signal-thumb = İyi hamle!
signal-laugh = Ha ha!
signal-think = Düşünüyorum
signal-oops = Eyvah!
signal-hurry = Haydi, çabuk!
signal-thanks = Teşekkürler!
signal-good-game = Güzel oyundu!
undo = Geri al
undo-count = { $count } kez geri alındı
log-open = Geçmiş
menu = Diğer
resign = Pes et
resign-ask = Bu oyunda pes ediyor musun?
resign-line = Diğer oyuncu hemen kazanır.
resign-yes = Evet, pes ediyorum
draw = Beraberlik öner
draw-ask = Beraberlik önerilsin mi?
draw-line = Karşı taraf kabul ederse oyun kazanan olmadan biter.
draw-yes = Evet, öner
stop = Oyunu durdur
stop-ask = Bu oyun durdurulsun mu?
stop-line = Diğer herkes kabul ederse oyun sonuçsuz biter.
stop-line-alone = Oyun hemen, sonuçsuz biter.
stop-yes = Evet, durdur
question-take-back = { $player } son hamleyi geri almak istiyor.
question-draw = { $player } beraberlik öneriyor.
question-stop = { $player } oyunu durdurmak istiyor.
question-yes = Kabul
question-no = Hayır
question-wait = Yanıt bekleniyor: { $names } …
question-withdraw = Vazgeç
question-declined = Kabul etmediler.
leave = Masadan kalk
leave-ask = Masadan kalkıyor musun?
leave-line = Yerin boşalır. İstersen yalnızca bu sayfayı kapat ve sonra geri gel.
leave-line-playing = O zaman yerine bir bot oynar. Sonra dönmek istersen yalnızca bu sayfayı kapat.
leave-yes = Evet, kalkıyorum
delete-table = Bu masayı sil
delete-table-ask = Bu masa tümüyle silinsin mi?
delete-table-line = O zaman bu masada herkesin oyunları gider. Kimse onları geri getiremez.
delete-table-yes = Evet, sil
cancel = Vazgeç
undone = { $you ->
    [yes] Son hamleni geri aldın.
   *[no] { $player } son hamleyi geri aldı.
}
taken-back = { $you ->
    [yes] Son hamleni geri aldın. Diğerleri kabul etti.
   *[no] { $player } bir hamleyi geri aldı. Diğerleri kabul etti.
}
move-draw = beraberlik
drawn = Berabere kalmayı kabul ettiniz.
move-stop = durdur
stopped = Oyun durduruldu.
move-resign = pes et
resigned = { $you ->
    [yes] Pes ettin.
   *[no] { $player } pes etti.
}
time-up = { $you ->
    [yes] Süren doldu.
   *[no] { $player } için süre doldu.
}
time-up-bot = { $you ->
    [yes] Süren doldu. Yerine bir bot oynuyor.
   *[no] { $player } için süre doldu. Bir bot oynuyor.
}
move-timeout = süre doldu
clocks-wait = Burada kimse yok, bu yüzden süre durdu.
clocks-go-on = Süre yeniden işliyor.

# Bağlantı
connection-open = Bağlı
connection-opening = Bağlanıyor …
connection-polling = Bağlı (yavaş)
connection-quiet = Yanıt yok · son bilgi { $age }
connection-lost = Yeniden bağlanıyor · son bilgi { $age }
ago-seconds = { $seconds } sn önce
ago-minutes = { $minutes } dk önce
connection-closed = Bağlı değil

# Oyunun sonu
over-you-win = Kazandın!
over-wins = { $player } kazandı!
over-shared = Birlikte kazandınız!
over-draw = Berabere
over-stopped = Durduruldu
over-team-wins = { $names } kazandı!
over-your-team-wins = Senin takımın kazandı!
over-you-lose = Bu kez { $player } kazandı.
over-kind = Güzel oynadın! Bir dahaki sefere belki sen kazanırsın.
# Sondaki bir sıra, örneğin 1. Anna: 5
over-place = { $place }. { $who }
over-more = Bu oyun hakkında
over-host-chooses = Sonraki oyunu { $player } seçiyor.
result-resigned = diğer oyuncu pes etti
result-agreed = beraberlik kabul edildi
result-stopped = sonuçsuz
result-time = süre doldu
result-five-points = beş puanla
over-again = Yeniden oyna
over-next = Başka oyun
next-with = { $names } için
next-back = Masaya dön
over-undone = { $count ->
    [0] Hiçbir hamle geri alınmadı.
    [one] Bir hamle geri alındı.
   *[other] { $count } hamle geri alındı.
}
# $you, okuyan kişi orada oturuyorsa yes olur
over-bot-points = { $you ->
    [yes] Senin { $all } puanının { $points } tanesini bot aldı.
   *[no] { $player } için yazılan { $all } puanın { $points } tanesini bot aldı.
}
over-bot-moves = { $you ->
    [yes] Senin yerine bot { $moves } hamle yaptı.
   *[no] { $player } için bot { $moves } hamle yaptı.
}
over-waiting = Diğerlerinin yeniden oynaması bekleniyor …
over-wants = Yeniden oynamak isteyen: { $names }
over-best = Bu zarlarla en iyisi: { $points }
over-best-open = Bu zarlarla en iyisi: { $points } ile { $bound } arası
over-record = Oyunu kaydet
name-out = Bir adı çıkar
name-out-line = Bu oyuna sonradan bakanlar “{ $default }” görür. Ad bir daha geri gelmez.
name-out-choose = Bu oyunda hangi ad artık görünmesin?
name-out-ask = “{ $player }” adı çıkarılsın mı?
name-out-yes = Evet, çıkar
name-out-done = Ad bu oyundan çıkarıldı.
over-share = Oyunu paylaş
over-shelf = Rafa dön

# İnceleme
review = İncele
review-watch = Yeniden izle
review-head-perfect = Kimse hata yapmadı.
review-head-alone = Daha iyi bir hamle vardı.
review-head-better-unlucky = { $you ->
    [yes] Sen daha iyi oynadın ama zarlar sana karşıydı.
   *[no] { $player } daha iyi oynadı ama zarlar ona karşıydı.
}
review-head-better = { $you ->
    [yes] Sen daha iyi oynadın.
   *[no] { $player } daha iyi oynadı.
}
review-head-worse-lucky = { $you ->
    [yes] Diğerleri daha iyi oynadı ama zarlar sana yardım etti.
   *[no] Diğerleri daha iyi oynadı ama zarlar { $player } için iyi geldi.
}
review-head-worse = Diğerleri daha az hata yaptı.
review-head-even-dice = Herkes eşit iyilikte oynadı: sonucu zarlar belirledi.
review-head-even = Herkes eşit iyilikte oynadı.
review-pictures = İki hamle, resim olarak
review-was-played = Oynanan
review-was-better = Daha iyisi
review-graph = { $player }: oyun boyunca kazanma şansı
review-graph-score = { $player }: hâlâ alabileceği puanlar
review-graph-solvable = Hâlâ çözülebilir miydi?
review-cost-solvable = bundan sonra çözülemez
review-loading = Her hamleye bakılıyor …
review-luck = Şans
review-luck-line = zarların yararı ya da zararı
review-luck-estimated = şansın yararı ya da zararı, sonradan düzeltildi
review-given = Hatalar
review-given-line = kendi hamlelerinle kaybettiğin
review-gained = Hediyeler
review-gained-line = diğerlerinin hatalarından gelen
review-start = Başta
review-end = Sonda
review-table = Şans ve beceri
review-player = Oyuncu
review-points = %{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = Bütün sayılar kesin.
review-estimate = Sayılar tahmini.
review-worst = En büyük hatalar
review-perfect = Kimse hata yapmadı.
review-played-best = { $player } en iyi hamleyi oynadı: “{ $move }”
review-cost = kaybı %{ NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
review-cost-score = kaybı { NUMBER($value, maximumFractionDigits: 1) } puan
review-step = Adım { $n } / { $last }
review-at-start = İlk atıştan önce
review-play-on = Buradan oynamaya devam et
review-previous = Önceki adım
review-next = Sonraki adım

# Bir oyuna yeniden bakmak, bağlantıdan ya da dosyadan
replay-open = Kayıtlı oyun aç
replay-open-line = Burada ya da başka bir sunucuda kaydedilmiş bir oyun.
replay-title = { $game }: yeniden izle
replay-slider = Oyunun bir anına git
replay-eyes = Kimin gözünden
replay-eyes-all = izleyiciler
replay-rules-kept = Denetlendi: her şey kurallara uygun ({ $events } adım).
replay-unfit = Bu dosyada bir yanlışlık var:
replay-old-rules = Bu oyun eski kurallarla oynandı. Kurallar yeniden denetlenmedi.
replay-moves = Oynananlar
replay-running = Bu oyun kaydedildiğinde bitmemişti.
replay-gone = Bu oyun artık burada değil
replay-gone-line = Sunucu oyunları yalnızca bir süre saklar. Kayıtlı bir oyun her zaman açılabilir.

# Zarları bu cihazda denetlemek
check = Zarları denetle
check-honest = Zarlar hilesiz: her atış oyundan önce verilen söze uyuyor. Denetlenen atış: { $count }.
check-fits = Her atış sırra uyuyor, ama bu cihaz önceden söz almamıştı. Denetlenen atış: { $count }.
check-daily = Bunlar { $day } gününün zarları, herkes için aynı. Denetlenen atış: { $count }.
check-beside = Zarlar hilesiz: her atış bütün masalara verilen söze uyuyor. Denetlenen atış: { $count }.
check-hand = Gerçek zar attınız, onları kimse denetleyemez.
check-none = Bu oyunda zar yoktu.
check-closed = Zarları oyun bitince denetleyebilirsin.
check-closed-beside = Zarları, aynı zarlarla oynayan bütün masalar bitirince denetleyebilirsin.
check-taken = İlk { $taken } adım başka bir oyundan geliyor. Onların zarları burada denetlenmez.
check-broken-promise = Zarlar tutmuyor: sır, oyundan önce verilen söze uymuyor.
check-broken-secret = Zarlar tutmuyor: sır, bu kayıtlı oyunun verdiği söze uymuyor.
check-broken-seed = Zarlar tutmuyor: bu cihazın rastgele sayısı katılmamış.
check-broken-throw = Zarlar tutmuyor: adım { $n }, { $move } gösteriyor ama sırdan çıkan { $drawn }.
check-broken-told = Kayıtlı oyun tutmuyor: adım { $n }, bu cihaza gösterilenden başka.
faces-game = Bu oyunda her yüz kaç kez geldi
faces-table = Bu masada, bu cihazın bildiği { $games } oyunda her yüz kaç kez geldi
faces-mean = Her yüz { $times ->
    [0] bir kezden az
    [1] yaklaşık bir kez
   *[other] yaklaşık { $times } kez
} gelmeliydi.
faces-chance = Hilesiz zarlarla böyle 100 oyun oynansa { $hundredths ->
    [0] neredeyse hiçbiri
    [1] yaklaşık biri
    [100] hepsi ya da neredeyse hepsi
   *[other] yaklaşık { $hundredths } tanesi
} en az bu kadar dengesiz olurdu.
faces-chance-table = Hilesiz zarlarla böyle 100 masa olsa { $hundredths ->
    [0] neredeyse hiçbiri
    [1] yaklaşık biri
    [100] hepsi ya da neredeyse hepsi
   *[other] yaklaşık { $hundredths } tanesi
} en az bu kadar dengesiz olurdu.
faces-hand = Bunlar sizin dokunarak girdiğiniz sayılar.

# Bu cihazın oyunları
history = Oyunların
history-line = Biten oyunların ve en iyi sonuçların. Yalnızca bu cihazda saklanır.
history-empty = Bu cihazda henüz hiçbir oyun bitmedi.
history-won = kazandın
history-shared = ortak kazandın
history-lost = kaybettin
history-played = oynandı
history-stopped = durduruldu
history-alone = tek başına
history-with = { $others } ile
history-bests = En iyi sonuçlar
history-delete = Sil: { $game }, { $day }
history-delete-all = Hepsini sil
history-delete-ask = Bu listedeki bütün oyunlar silinsin mi?
history-delete-line = Bu cihazdan silinirler, en iyi sonuçların da.

# Zarlar
die-lift = { $face } gelen zarı al, { $place }. zar
die-shows = Zar: { $face }
dice = Zarlar
dice-of = Zarlar: { $player }
own-dice = Gerçek zarlar
own-dice-choose = Gerçek zar at ve gelen sayılara dokun
own-dice-yours = Zarlarını at ({ $count }) ve gelen sayılara dokun.
own-dice-for = { $player } için zar at ({ $count }) ve gelen sayılara dokun.
own-dice-wait = { $player } gerçek zar atıyor.
own-dice-add = { $face } ekle
own-dice-drop = { $face } gelen zarı çıkar
own-dice-done = Tamam, bu
own-dice-undo = Yanlış sayı mı? Atışı geri al
throw-undone = Atış geri alındı.

# Kim başlıyor
opening-rolled = { $you ->
    [yes] Zarların { $dice }: toplam { $total }.
   *[no] { $player } zar attı, { $dice }: toplam { $total }.
}
opening-tied = Eşitlik: yeniden atın.
opening-won = { $you ->
    [yes] Sen başlıyorsun.
   *[no] { $player } başlıyor.
}
lot-fell = { $you ->
    [yes] Kura sana çıktı: sen başlıyorsun.
   *[no] Kura çekildi: { $player } başlıyor.
}
opening-title = Kim başlıyor?
opening-line = Herkes iki zar atar. En büyük toplam başlar.
opening-roll = İki zar at

# Bütün oyunların kuralları
rule-G1R = Beş Zar Oyunlarında herkes iki zar atar. Toplamı en büyük olan başlar. Eşitlik olursa o oyuncular yeniden atar. Zar Kapmaca oyununda, bir de tek kişi botlara karşı oynarken, başlayan kurayla seçilir. Masa ayarlarında kura, son kazanan ya da masa sahibinin seçimi de seçilebilir. Diğer oyunlarda başlayan kurayla seçilir. Herkesin aynı anda oynadığı oyunlarda buna gerek yoktur. Yeniden oynarsanız sıradaki oyuncu başlar.
rule-G2R = Kurallar bir eşitliği bozmuyorsa o oyuncular birlikte kazanır.
rule-G3R = İki kişilik oyunda pes edebilirsin. Daha çok oyuncu varsa, ayrılanın yerine bir bot oynar.
rule-G-UNDO = Sıra hâlâ sendeyse ve ondan sonra zar atılmadıysa son hamleni geri alabilirsin. Tek başına oynuyorsan bunu oyunun sonunda da yapabilirsin. Gizli şeylerin olduğu oyunlarda hiçbir şey geri alınmaz.
rule-G4R = Sıran geçtikten sonra son hamleni geri almayı isteyebilirsin. Masadaki diğer herkes kabul etmelidir. Botlar hep kabul eder. Atılan zar ve dolan süre geri alınmaz. Gizli şeylerin olduğu oyunlarda da hiçbir şey geri alınmaz.
rule-G5R = İki taraflı ve kum saatsiz oyunlarda insanlar beraberliği kabul edebilir. Botlar oynamayı sürdürür.
rule-G6R = Masadaki bütün insanlar oyunu sonuçsuz durdurmayı kabul edebilir. Botlar kabul eder. Tek başınaysan ya da yalnızca botlarla oynuyorsan oyunu hemen durdurabilirsin.
rule-G-TIME = Masa sahibi, her hamle ya da bütün oyun için bir süre sınırı koyabilir. İki kişilik oyunda süren dolarsa kaybedersin. Daha çok oyuncu varsa bir bot yerine geçer: bu hamle için ya da oyunun sonuna kadar. Masada kimse yokken süre durur.
rule-G-DUPLICATE = Birçok masa tam olarak aynı zarlarla ve aynı dizilişlerle oynayabilir. Herkesin atışları ayrı sayılır, yani başkasının fazladan bir atışı senin zarlarını değiştirmez. Bu, gerçek zarlarla ve günün bulmacasında olmaz.

# Olmaz denilenler
refusal-illegal-move = Şu anda bu yapılamaz.
refusal-unreadable-move = Bu, bu oyunun bir hamlesi değil.
refusal-unreadable-position = Bu, bu oyunun bir durumu değil.
refusal-too-late = Çok geç: hamlen gelmeden süre doldu.
refusal-stale = Tahta değişti. Yeniden bak, sonra seç.
refusal-not-your-seat = Bu senin yerin değil.
refusal-not-your-turn = Sıra sende değil.
refusal-not-started = Oyun henüz başlamadı.
refusal-already-started = Oyun başladı bile.
refusal-game-over = Oyun çoktan bitti.
refusal-not-host = Bunu yalnızca masa sahibi yapabilir.
refusal-seat-taken = Bu yer dolu.
refusal-table-full = Bu masada bütün yerler dolu.
refusal-table-exists = Bu masa bu sunucuda zaten var.
refusal-table-locked = Masa sahibi bu masayı kilitledi. İzleyebilirsin.
refusal-already-seated = Bu masada zaten bir yerin var.
refusal-link-used = Bu bağlantı daha önce kullanıldı ya da geri alındı.
refusal-moved-on = Bu masa başka bir oyuna geçti.
refusal-host-here = Masa sahibi masada.
refusal-host-awaited = Masa sahibi hâlâ geri gelebilir.
refusal-no-guest = Orada kimse oturmuyor.
refusal-most-seats = Bu oyunda en çok { $most } kişilik yer var.
refusal-fewest-seats = Bu yerler oyun için gerekli.
refusal-nobody-joined = Henüz başka kimse yok. Bekle ya da bir bot ekle.
refusal-asked-already = Bunu zaten sordun. Sonraki hamleyi bekle.
refusal-no-question = Bu sorunun süresi geçti.
refusal-no-such-seat = Bu masada böyle bir yer yok.
refusal-bad-option = Böyle bir masa ayarı yok.
refusal-bad-day = Böyle bir gün yok. Günü şöyle yaz: 2026-11-16.
refusal-no-daily = Bu oyunda böyle bir günün bulmacası yok.
refusal-bad-throw = Bunlar senin atacağın zarlar değil.
refusal-no-dice = Bu oyunda elle atılacak zar yok.
refusal-bad-seats = Oyuncu sayısı bu oyuna uymuyor.
refusal-bad-level = Bu güçte bir bot yok.
refusal-unknown-game = Bu oyun rafta yok.
refusal-no-table = Bu kodla bir masa yok.
refusal-bad-message = Sunucu bunu okuyamadı.
refusal-bad-record = Bu dosya kayıtlı bir oyun değil.
refusal-too-large = Bir seferde bu kadarı çok fazla.
refusal-too-fast = Biraz yavaşla ve yeniden dene.
refusal-no-hint = Burada ipucu yok.
refusal-no-wifi = Burada bağlanılacak Wi-Fi yok.
refusal-no-review = Bu oyunun incelemesi henüz yok.
refusal-no-record = Burada henüz kayıtlı oyun yok.
refusal-no-lesson = Böyle bir adım yok.
refusal-bad-token = O yer artık bu cihazın değil.
refusal-wrong-origin = Bu sayfa başka bir sunucunun.
refusal-not-saved = Sunucu bunu kaydedemedi. Lütfen yeniden dene.
refusal-house-full = Şu anda çok fazla masa var. Lütfen sonra yeniden dene.
refusal-offline = Sunucu yanıt vermiyor. Bağlantıyı denetle.
refusal-unknown = Bu olmadı.
