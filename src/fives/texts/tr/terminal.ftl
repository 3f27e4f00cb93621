# Yalnızca terminalin söylediği cümleler. Gerisi ortak metinlerden ve oyunların kendi metinlerinden gelir.

cli-game = oyun
cli-name = ad
cli-seats = oyuncu
cli-or = { $others } ya da { $last }
cli-minutes = dakika
cli-options = ayarlar
cli-levels = botlar

cli-position = Durum: { $position }
cli-left = Oyun bitirilmedi.
cli-help = Hamleyi listedeki gibi ya da numarasıyla (#2) yaz. Ayrıca: moves, hint, undo, take_back, resign, draw, stop, quit. Oyunda aynı adlı bir hamle varsa eğik çizgiyle (/undo).

cli-take-back = Son hamleyi geri almak için undo yaz, bitirmek için Enter’a bas.

cli-worth = Oyuncu { $seat } için değeri { $value } ({ $unit }, { $exact }).
cli-shortest = Hiçbir çözümde { $moves } hamlelik şu çözümden daha az hamle yok:
cli-exact = kesin
cli-estimate = tahmini
cli-unit-win-probability = kazanma olasılığı
cli-unit-solvable = çözülebilir
cli-unit-points = puan

cli-options-of = { $game }, { $seats } oyuncu: başlayan oyuncunun kazanma şansı. İki taraf da kusursuz oynar.
cli-options-of-nobody = { $game }, { $seats } oyuncu: her oyuncunun kazanma şansı. Herkes aynı anda oynar, kimse başlamaz. İki taraf da kusursuz oynar.
cli-usual-options = her zamanki ayarlar

cli-prepared = { $game }, çeşit { $variation }: { $seconds } saniyede çözüldü

cli-arena = { $game }: { $seats } oyuncuyla { $games } oyun
cli-arena-bot = bot
cli-arena-share = galibiyet %
cli-arena-points = puan
cli-arena-sure = %95 güvenle
cli-arena-mean = hamle başına ms
cli-arena-slowest = en yavaş
cli-arena-against = rakip

cli-bot-sits = { $bot } masada oturuyor, masa { $table }: { $game }. Kalkmak için Ctrl+C.

cli-replay = { $game }: { $players }
cli-luck-and-skill = { $player }: şans { $luck }, hatalar { $given } ({ $unit })
cli-better = olay { $n }: { $player } oynadı: { $move }, daha iyisi { $best } (kaybı { $loss })

cli-rules-kept = { $game }: { $events ->
    [one] bir olay
   *[other] { $events } olayın hepsi
} kurallara uygun.
cli-dice-sealed = { $rolls ->
    [one] Atış
   *[other] { $rolls } atışın hepsi
} oyundan önce mühürlenen sırdan geliyor.
cli-dice-daily = { $rolls ->
    [one] Atış
   *[other] { $rolls } atışın hepsi
} { $day } gününün: herkes için aynı, hesaplayan herkes önceden bilebilir.
cli-dice-duplicate = { $rolls ->
    [one] Atış
   *[other] { $rolls } atışın hepsi
} oyundan önce mühürlenen, { $tables } masa için aynı olan sırdan geliyor.
cli-dice-closed = { $rolls ->
    [one] Atış
   *[other] { $rolls } atış
} denetlenemez: sır henüz açılmadı.
cli-dice-not-sealed = { $rolls ->
    [one] Atış
   *[other] { $rolls } atış
} mühürlü değil: bunu kimse denetleyemez.
cli-dice-by-hand = Elle atılan { $throws } atış: bunları kimse denetleyemez.
cli-throw = { $player }: { $dice } zar at ve gelen sayıları yaz.
cli-taken = { $taken ->
    [one] İlk olay
   *[other] İlk { $taken } olay
} başka bir oyundan geliyor: zarları burada denetlenmez.
cli-imported = { $game }, raf açılınca kaldığı yerden sürer (olay { $events }): { $url }
cli-seat-link = { $player } için yer bağlantısı, burada bilinmeyen bir telefona:
cli-backed-up = { $tables } masa ve { $events } olay şu dosyada: { $file }.
cli-table = masa
cli-phase = şimdi
cli-phase-gathering = oyuncu bekliyor
cli-phase-playing = oyunda
cli-phase-over = bitti
cli-people = insanlar
cli-events = olaylar
cli-changed = son değişiklik
cli-unused = kullanılmayan
cli-days = { $days } gün
cli-size = boyut
cli-no-tables = Hiç masa yok.
cli-yes = evet
cli-forget-sure = { $tables ->
    [one] Bu masa tümüyle silinsin mi? Evet demek için evet yaz:
   *[other] Bu { $tables } masa tümüyle silinsin mi? Evet demek için evet yaz:
}
cli-forgotten = { $tables ->
    [one] Bir masa silindi.
   *[other] { $tables } masa silindi.
}
cli-not-forgotten = Hiçbir şey silinmedi.
cli-recovered = { $whole ->
    [one] Bir masa sağlam
   *[other] { $whole } masa sağlam
}{ $harmed ->
    [0] {""}
    [one] , bir masa da kaybettiği olmadan sürer
   *[other] , { $harmed } masa da kaybettikleri olmadan sürer
}. Şu dosyadalar: { $file }. Onu bozulan dosyanın yerine koy ya da --database ile göster.
cli-recovered-pages = Dosyanın { $pages } sayfasından { $missing } tanesi yok.
cli-lost-table = { $table }: bütün masa kayıp.
cli-lost-match = { $table }: oyun { $match } kayıp.
cli-lost-events = { $table }: oyun { $match }, olay { $first } ile { $last } arası kayıp.
cli-setting = ayar
cli-value = değer
cli-source = nereden
cli-source-flag = seçenek
cli-source-environment = ortam
cli-source-file = dosya
cli-source-default = varsayılan
cli-config-file = Dosya: { $file }
cli-config-unknown = { $name } bir fives ayarı değil.
cli-running = Oyun bitmedi.

cli-serving = Raf şurada açık: { $url }
cli-scan = Bunu aynı ağdaki bir telefonla tarat.
cli-scan-wifi = Henüz { $wifi } adlı Wi-Fi ağında değil misin? Önce bunu tarat.
cli-wifi-password = { $wifi } adlı Wi-Fi ağının parolası (açıksa boş bırak):
cli-nearby = Şurada da: { $url }
cli-stop = Ctrl+C kapatır. Süren oyunlar saklanır.

cli-possible-known = olabilecekler: { $known }
cli-possible-fewest = { $fewest } ile { $most } arası oyuncu
cli-possible-example = örneğin: { $example }
cli-possible-why = { $why }
refusal-bad-table = Bu dosya, burada sürebilecek bir masa değil.
refusal-table-exists = Bu kodla bir masa burada zaten var.
refusal-no-solver = Bu oyun için bir çözücü yok.
refusal-not-together = Bu ikisi birlikte kullanılamaz.
refusal-not-solved = Bu oyunun kesin şanslarını kimse bilmiyor.
refusal-bad-number = { $name }: { $value }, { $least } ile { $most } arasında değil.
refusal-bad-seconds = { $name }: “{ $value }”, 0’dan büyük ve en çok { $most } saniye olmalı.
refusal-bad-link = Bu ne bir masa bağlantısı ne de masa kodu.
refusal-no-seat-kept = { $file } içinde saklı bir yer yok.
refusal-bad-bot = { $file } içinde bot yok.
refusal-bot-failed = Bot başaramadı.
refusal-seat-lost = Bu yer artık bu botun değil.
refusal-bad-journal = { $file } bir arena kaydı değil.
refusal-no-cluster = Küme kullanılamıyor.
refusal-cannot-serve = Raf açılamıyor.
refusal-not-verified = { $file } tutmuyor: { $problem }{ $more ->
    [0] .
    [one] , ve bir tane daha.
   *[other] , ve { $more } tane daha.
}
