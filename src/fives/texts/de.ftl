# Was alle Spiele teilen. `$player` ist ein Name; `$you` ist "yes", wenn die lesende Person gemeint ist.

fives-name = fives
fives-line = Ein Regal voll kleiner Spiele rund um die Fünf.

# Das Regal
box-find-fives = 5er finden
box-five = FIVE!
box-five-dice = 5-Dice-Spiele
box-by = von { $designer }
box-find-fives-story = Jürgen P. K. Grunau hat „5er Finden“ erfunden. Oliver Freudenreich hat die Bilder gezeichnet, Markus Singer war der Redakteur.
box-five-story = Ende 2015 warteten viele Menschen, die nach Deutschland geflohen waren, in Unterkünften, weit weg von zu Hause. Für sie hat Steffen Mühlhäuser FIVE! gemacht: fünf Spiele in einer kleinen Schachtel, für Kinder und Erwachsene, mit Regeln in sechs Sprachen. Es wurde gemacht, um verschenkt zu werden. Mehr als 300 Menschen haben Geld dafür gegeben, und viele haben freiwillig mitgeholfen, zusammen mit dem Bund Deutscher PfadfinderInnen. Im Januar 2016 wurde es gedruckt. Dieses Regal spricht dieselben sechs Sprachen, und auch es ist ein Geschenk.
box-five-dice-story = Paul Hoemke erfindet in seiner freien Zeit kleine Spiele und nennt sie Animal Games. Für diese fünf braucht man nur fünf Würfel, Stift und Papier. Er lädt alle ein, sein Heft für Freunde und Familie zu kopieren.
box-ours = Die Spiele und ihre Namen gehören den Menschen, die sie gemacht haben. Die Worte, die Zeichnungen und das Programm hier sind von uns.
shelf-continue = Noch auf dem Tisch
shelf-continue-open = { $game } mit { $others }
shelf-continue-solo = { $game }, allein
shelf-continue-alone = { $game }, wartet auf Gäste
shelf-forget = { $game }, Tisch { $code }, wegräumen
shelf-open = Tische, die auf Gäste warten
shelf-open-with = { $game } mit { $host }
shelf-open-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
}
search = Ein Spiel suchen
search-any = egal
search-players = Personen
search-players-of = { $count }
search-players-many = { $count } oder mehr
search-age = Alter
search-age-of = { $count } Jahre
search-minutes = Dauer
search-minutes-of = bis { $count } min
search-found = { $count ->
    [0] Kein Spiel passt.
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
search-all = Alle Spiele zeigen
search-none = Kein Spiel in diesem Regal erfüllt das alles. Verlange weniger, oder sieh dir alle an.
shelf-join = An einen Tisch setzen
shelf-code = Tischcode
shelf-code-hint = Die Buchstaben unter dem QR-Code
shelf-go = Zum Tisch
shelf-empty = In diesem Regal steht noch kein Spiel.
shelf-seats = { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
}
shelf-seats-range = { $least } bis { $most } Personen
shelf-seats-or = { $least } oder { $most } Personen
shelf-minutes = etwa { $minutes } Min.
shelf-age = ab { $age } Jahren
shelf-solved = exakt gelöst
shelf-solved-seats = für { $seats } exakt gelöst
language = Sprache
theme = Hell oder dunkel
theme-auto = Auto (hell/dunkel)
theme-light = Hell
theme-dark = Dunkel
sound-on = Ton an
sound-off = Ton aus
skip = Zum Hauptteil springen
back-to-shelf = Zurück zum Regal
not-found = Hier ist nichts
not-found-line = Diese Adresse führt nirgendwohin. Alles beginnt beim Regal.
offline = Der Spieltisch ist nicht zu erreichen
offline-line = Der Computer mit fives antwortet nicht: er ist aus, oder dieses Gerät ist in einem anderen Netz. Diese Seite versucht es von selbst wieder.
offline-again = Noch einmal versuchen
loading = Einen Moment …

# Das Rätsel des Tages
daily = Rätsel des Tages
daily-of = { $game }: Rätsel des Tages
daily-line = { $day }: dasselbe für alle, die es heute spielen.
daily-played = Auf diesem Gerät heute: erster Versuch { $first }, bester { $best }.
daily-begin = Das heutige Rätsel spielen
daily-again = Noch einmal spielen

# Die Seite eines Spiels
game-play = Sofort spielen
game-play-line = Gegen den Computer, es geht gleich los.
game-device = Ein Gerät
game-device-line = Ihr gebt dieses Gerät reihum weiter.
game-invite = Einladen
game-invite-line = Die anderen kommen mit dem Handy dazu, per QR-Code oder Link.
game-solo = Allein
game-solo-line = Ohne Gegner, so lange du magst.
game-watch = Zuschauen
game-watch-line = Ein Bot spielt, du siehst zu.
game-watch-level = Wer spielt?
game-one-at-a-time = Hier spielen alle gleichzeitig, darum lässt sich ein Gerät nicht herumreichen: Lade die anderen ein, mit ihrem eigenen mitzuspielen.
game-how = Wie möchtest du spielen?
game-listed = Den Tisch im Regal dieses Servers zeigen, damit andere ihn finden
game-your-name = Dein Name
game-player-name = Name von Person { $number }
game-opponent = Gegner
game-players = Personen
game-more-settings = Weitere Tischregeln
game-first = Wer beginnt
game-first-seat = Person { $number }
game-time = Bedenkzeit
time-none = unbegrenzt
time-move = { $seconds } s pro Zug
time-match = { $minutes } min pro Person
game-begin = Spiel beginnen
game-lay = Tisch decken
game-rules = Regeln
default-name = Person { $number }

# Spielstärken: `$loss` ist die je Entscheidung verschenkte Gewinnchance in Prozent
level-beginner = Anfänger
level-casual = Locker
level-strong = Stark
level-master = Meister
level-perfect = Perfekt
level-line = verschenkt je Entscheidung { NUMBER($loss, maximumFractionDigits: 1) } % Gewinnchance
level-exact = verschenkt nachweislich nichts
level-exact-seats = verschenkt zu { $seats ->
    [2] zweit
   *[other] { $seats }
} nachweislich nichts
bot-name = Bot ({ $level })
bot-name-numbered = Bot { $number } ({ $level })

# Einstellungen, die mehrere Spiele haben
option-start = Wer beginnt
option-start-roll = Auswürfeln
option-start-roll-line = Je zwei Würfel, der höhere Wurf beginnt. In der Revanche beginnt die nächste Person.
option-start-roll-always = Immer auswürfeln
option-start-roll-always-line = Auch vor jeder Revanche wird gewürfelt.
option-start-lot = Losen
option-start-lot-line = Der Zufall entscheidet sofort.
option-start-winner = Letzter Sieger
option-start-winner-line = Wer zuletzt gewonnen hat; das erste Spiel wird ausgewürfelt.
option-start-host = Du bestimmst
option-start-host-line = Lege fest, wer beginnt.

# Spielend lernen
learn = Spielend lernen
learn-line = Zwei Minuten, und du kannst mitspielen.
learn-of = { $game } lernen
learn-back = Zurück zu { $game }
learn-step = Schritt { $n } von { $last }
learn-watch = Ich bin bereit
learn-show = Zeig es mir
learn-next = Weiter
learn-not-this = Das darfst du, aber hier geht es um etwas anderes. Versuch es noch einmal.
learn-done = Jetzt kannst du { $game } spielen!
learn-play-bot = Gegen den { $bot } spielen
learn-play-alone = Jetzt das richtige Spiel
learn-again = Von vorn
learn-rule = Regel { $rule }

# Mitspielen
join-title = Setz dich dazu
join-table = { $game }, Tisch { $code }
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-takes = Du übernimmst den Platz von { $player }. Das Spiel geht weiter.
join-with = Am Tisch: { $names }

# Der Tisch
table-title = { $game }, Tisch { $code }
table-code = Tisch { $code }
table-wait = Warten auf Gäste
table-wait-line = Scannt den Code mit dem Handy, öffnet den Link oder tippt den Code am Regal ein.
table-begins = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
table-wifi = Zuerst ins WLAN { $wifi }
table-wifi-code = QR-Code für das WLAN { $wifi }
table-wifi-then = Dann an diesen Tisch
table-qr = QR-Code des Links zu diesem Tisch
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Der Link ist kopiert.
table-share = Teilen
table-starting = Alle sind da. Das Spiel beginnt.
table-not-ready = Es fehlt noch: { $names }.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-line = Er wurde abgeräumt, oder der Code stimmt nicht.
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-line = Seine Spiele sind für immer weg. Im Regal stehen noch mehr Spiele.
table-rules-new = Neue Regeln
table-rules-changed = Dieses Spiel hat jetzt neuere Regeln. Darum musste das angefangene Spiel aufhören. Bitte fangt neu an!
table-start-again = Neu anfangen
table-next = Weiter geht es mit { $game }
beside-choose = Tische mit denselben Würfen
beside-host = Ich spiele am ersten Tisch mit
beside-title = Die anderen Tische
beside-line = An { $count } Tischen fallen dieselben Würfe.
beside-here = dieser Tisch
beside-waiting = noch nicht begonnen
beside-playing = spielt noch
beside-best = Bestwert
table-elsewhere = Dieser Tisch ist in einem anderen Fenster offen
table-elsewhere-line = Gespielt wird im neuesten Fenster. Du kannst jederzeit hierher zurückkommen.
table-use-here = Hier spielen
table-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-you-watch = Du schaust zu.
table-people = Wer sitzt hier
table-lock = Tisch abschließen
table-unlock = Tisch öffnen
table-locked = Der Tisch ist abgeschlossen: Niemand setzt sich mehr dazu.
screen = Großer Bildschirm
screen-full = Vollbild
screen-small = Vollbild beenden
screen-join = Ein Platz ist frei: scannen und mitspielen
screen-watch = Scannen und auf dem Handy zuschauen
screen-turns = Am Zug: { $names }
seats = Plätze
seat-open = freier Platz
seat-bot = Bot, { $level }
seat-away = weg
seat-left = gegangen
seat-here = da
seat-you = du
seat-mate = in deinem Team
seat-turn = am Zug
seat-put-bot = Bot hinsetzen
seat-free-bot = Platz freigeben
seat-level = Stärke des Bots
seat-host = leitet den Tisch
host-away = Wer den Tisch leitet, ist weg. Wer hier sitzt, kann übernehmen.
host-become = Leitung übernehmen
host-now = { $you ->
    [yes] Du leitest jetzt den Tisch.
   *[no] { $player } leitet jetzt den Tisch.
}
seat-remove = { $player } wegschicken
seat-remove-ask = { $player } vom Tisch wegschicken?
seat-remove-line = Der Platz wird frei; mitten im Spiel spielt dort ein Bot, bis sich jemand setzt. Soll niemand zurückkommen, schließe den Tisch ab.
seat-remove-yes = Ja, wegschicken
hand-over = Platz weitergeben
hand-over-line = Wer diesen Code scannt oder den Link öffnet, bekommt deinen Platz, auch mitten im Spiel. Das geht einmal, solange dies hier offen ist.
hand-over-code = QR-Code für diesen Platz
seat-handed = Dein Platz ist weitergegeben. Du kannst zuschauen.
seat-lost = Du hast an diesem Tisch keinen Platz mehr. Du kannst zuschauen.
absent-countdown = { $player } ist weg · in { $seconds } s spielt ein Bot
absent-soon = { $player } ist weg. Bald spielt ein Bot.
absent-bot = { $player } ist weg · ein Bot spielt
absent-left = { $player } ist gegangen · ein Bot spielt
absent-wait = { $player } ist weg · das Spiel wartet
score-of = { $name }: { $score }
time-of = Restzeit: { $time }
time-soon = { $you ->
    [yes] Du hast noch { $seconds } Sekunden.
   *[no] { $player } hat noch { $seconds } Sekunden.
}
turn-yours = Du bist dran
bot-slow = Der Bot denkt nach. Beim ersten Mal braucht er bis zu einer halben Minute, um das Spiel auswendig zu lernen.
cover-title = Gib das Gerät an { $player }
cover-line = Was { $player } jetzt wählt, ist geheim: die anderen sehen weg.
cover-open = Ich bin { $player }
turn-of = { $player } ist dran
turn-over = Das Spiel ist aus
log = Was geschah
log-bot = (ein Bot)
log-empty = Noch ist nichts geschehen.
log-earlier = Früher
log-newest = Zurück zu jetzt
rules = Regeln
rules-of = Regeln von { $game }
rules-every = In jedem Spiel
close = Schließen
tools = Werkzeuge
hint = Tipp
hint-exact = exakte Gewinnchance
hint-estimate = geschätzte Gewinnchance
hint-best = am besten
solvable-yes = noch lösbar
solvable-no = nicht mehr lösbar
solvable-unknown = nicht bekannt
hint-worth = { NUMBER($worth, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
signal = Zeichen
signal-line = Alle am Tisch sehen es kurz an deinem Platz.
signal-mute = Auf diesem Gerät keine Zeichen zeigen
signal-told = { $player }: { $sign }
signal-wave = Hallo!
signal-thumb = Guter Zug!
signal-laugh = Haha!
signal-think = Ich überlege
signal-oops = Hoppla!
signal-hurry = Mach schnell!
signal-thanks = Danke!
signal-good-game = Schönes Spiel!
undo = Zurück
undo-count = { $count ->
    [one] { $count } zurückgenommen
   *[other] { $count } zurückgenommen
}
log-open = Verlauf
menu = Mehr
resign = Aufgeben
resign-ask = Dieses Spiel aufgeben?
resign-line = Die andere Person gewinnt sofort.
resign-yes = Ja, aufgeben
draw = Remis anbieten
draw-ask = Remis anbieten?
draw-line = Stimmt die andere Seite zu, endet das Spiel unentschieden.
draw-yes = Ja, anbieten
stop = Spiel abbrechen
stop-ask = Dieses Spiel abbrechen?
stop-line = Sind alle anderen einverstanden, endet das Spiel ohne Ergebnis.
stop-line-alone = Das Spiel endet sofort, ohne Ergebnis.
stop-yes = Ja, abbrechen
question-take-back = { $player } möchte den letzten Zug zurücknehmen.
question-draw = { $player } bietet Remis an.
question-stop = { $player } möchte das Spiel abbrechen.
question-yes = Einverstanden
question-no = Nein
question-wait = Warten auf das Ja von { $names } …
question-withdraw = Zurückziehen
question-declined = Die Antwort ist nein.
leave = Tisch verlassen
leave-ask = Den Tisch verlassen?
leave-line = Dein Platz wird leer. Du kannst diese Seite auch einfach schließen und später wiederkommen.
leave-line-playing = Spielen andere weiter, übernimmt sofort ein Bot für dich, und jemand anders darf sich auf deinen Platz setzen. Du kannst diese Seite auch einfach schließen: Der Platz bleibt deiner, und du kannst jederzeit wiederkommen.
leave-yes = Ja, verlassen
delete-table = Tisch löschen
delete-table-ask = Diesen Tisch für immer löschen?
delete-table-line = Dann sind die Spiele von allen an diesem Tisch weg. Niemand kann sie zurückholen.
delete-table-yes = Ja, löschen
cancel = Abbrechen
undone = { $you ->
    [yes] Du nimmst den letzten Zug zurück.
   *[no] { $player } nimmt den letzten Zug zurück.
}
taken-back = { $you ->
    [yes] Du nimmst deinen letzten Zug zurück; die anderen sind einverstanden.
   *[no] { $player } nimmt einen Zug zurück; die anderen sind einverstanden.
}
move-draw = Remis
drawn = Ihr einigt euch auf Remis.
move-stop = abbrechen
stopped = Das Spiel ist abgebrochen.
move-resign = aufgeben
resigned = { $you ->
    [yes] Du gibst auf.
   *[no] { $player } gibt auf.
}
time-up = { $you ->
    [yes] Deine Zeit ist um.
   *[no] Die Zeit von { $player } ist um.
}
time-up-bot = { $you ->
    [yes] Deine Zeit ist um: ein Bot spielt für dich.
   *[no] Die Zeit von { $player } ist um: ein Bot spielt.
}
move-timeout = Zeit abgelaufen
clocks-wait = Niemand ist da: die Uhren warten.
clocks-go-on = Die Uhren laufen weiter.

# Die Verbindung
connection-open = Verbunden
connection-opening = Verbinde …
connection-polling = Verbunden, auf dem langsamen Weg
connection-quiet = Keine Antwort · Stand { $age }
connection-lost = Verbinde neu · Stand { $age }
ago-seconds = vor { $seconds } s
ago-minutes = vor { $minutes } min
connection-closed = Nicht verbunden

# Das Ende
over-you-win = Du gewinnst!
over-wins = { $player } gewinnt!
over-shared = Ein geteilter Sieg!
over-draw = Unentschieden
over-stopped = Abgebrochen
over-team-wins = { $names } gewinnen!
over-your-team-wins = Dein Team gewinnt!
over-you-lose = Diesmal gewinnt { $player }.
over-kind = Gut gespielt! Nächstes Mal gewinnst vielleicht du.
# Ein Platz am Ende, wie 1. Anna: 5
over-place = { $place }. { $who }
over-more = Mehr zu diesem Spiel
over-host-chooses = { $player } wählt das nächste Spiel aus.
result-resigned = durch Aufgabe
result-agreed = durch Einigung
result-stopped = ohne Ergebnis
result-time = durch Zeitüberschreitung
result-five-points = mit fünf Punkten
over-again = Noch einmal
over-next = Anderes Spiel
next-with = Für { $names }
next-back = Zurück zum Tisch
over-undone = { $count ->
    [0] Kein Zug wurde zurückgenommen.
    [one] Ein Zug wurde zurückgenommen.
   *[other] { $count } Züge wurden zurückgenommen.
}
over-waiting = Warten, bis alle noch einmal wollen …
over-wants = { $names } möchte noch einmal spielen.
over-best = Mit diesen Würfen möglich: { $points }
over-best-open = Mit diesen Würfen möglich: { $points } oder mehr, höchstens { $bound }
over-daily = Rätsel vom { $day }. Auf diesem Gerät: erster Versuch { $first }, bester { $best }.
over-record = Mitschrift sichern
name-out = Namen herausnehmen
name-out-line = Wer dieses Spiel später ansieht, liest den Namen nicht mehr. Stattdessen steht dort „{ $default }“. Der Name lässt sich nicht wieder einsetzen.
name-out-choose = Wessen Name soll nicht mehr in diesem Spiel stehen?
name-out-ask = Den Namen { $player } herausnehmen?
name-out-yes = Ja, herausnehmen
name-out-done = Der Name steht nicht mehr in diesem Spiel.
over-share = Spiel teilen
over-shelf = Zum Regal

# Die Rückschau
review = Rückschau
review-watch = Noch einmal ansehen
review-head-perfect = Niemand hat einen Fehler gemacht.
review-head-alone = Es gab einen besseren Zug.
review-head-better-unlucky = { $you ->
    [yes] Du hast besser gespielt, aber die Würfel waren gegen dich.
   *[no] { $player } hat besser gespielt, aber die Würfel waren dagegen.
}
review-head-better = { $you ->
    [yes] Du hast besser gespielt.
   *[no] { $player } hat besser gespielt.
}
review-head-worse-lucky = { $you ->
    [yes] Die anderen haben besser gespielt, aber die Würfel haben dir geholfen.
   *[no] Die anderen haben besser gespielt, aber die Würfel haben { $player } geholfen.
}
review-head-worse = Die anderen haben weniger Fehler gemacht.
review-head-even-dice = Alle waren gleich gut: die Würfel haben entschieden.
review-head-even = Alle waren gleich gut.
review-pictures = Die beiden Züge als Bilder
review-was-played = Gespielt
review-was-better = Besser
review-graph = Gewinnchance von { $player } im Lauf des Spiels
review-graph-score = Was { $player } an Punkten noch erreichen konnte
review-graph-solvable = War es noch lösbar?
review-cost-solvable = von hier an nicht mehr lösbar
review-loading = Jede Entscheidung wird geprüft …
review-luck = Glück
review-luck-line = was der Zufall bewegte
review-luck-estimated = was der Zufall bewegte und was die Schätzung später berichtigte
review-given = Verschenkt
review-given-line = durch eigene Entscheidungen
review-gained = Geschenkt
review-gained-line = durch Entscheidungen der anderen
review-start = Am Anfang
review-end = Am Ende
review-table = Glück und Können
review-player = Person
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = Alle Zahlen sind exakt.
review-estimate = Die Zahlen sind geschätzt.
review-worst = Teuerste Entscheidungen
review-perfect = Niemand hat etwas verschenkt.
review-played-best = { $player } spielte „{ $move }“, den besten Zug
review-cost = kostete { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-cost-score = kostete { NUMBER($value, maximumFractionDigits: 1) } Punkte
review-step = Schritt { $n } von { $last }
review-at-start = Vor dem ersten Wurf
review-play-on = Von hier weiterspielen
review-previous = Voriger Schritt
review-next = Nächster Schritt

# Looking back at a game, from a link or a file
replay-open = Mitschrift öffnen
replay-open-line = Die Mitschrift eines Spiels, auf diesem oder einem anderen Server gespeichert.
replay-title = { $game }: Rückblick
replay-slider = Zeitpunkt im Spiel
replay-eyes = Mit den Augen von
replay-eyes-all = Zuschauenden
replay-rules-kept = Nach den Regeln nachgespielt: Alles passt (Ereignisse: { $events }).
replay-unfit = In dieser Mitschrift passt etwas nicht:
replay-old-rules = Dieses Spiel wurde nach älteren Regeln gespielt. Du siehst es, wie es mitgeschrieben wurde; die Regeln wurden nicht noch einmal geprüft.
replay-moves = Was gespielt wurde
replay-running = Dieses Spiel war beim Speichern noch nicht aus.
replay-gone = Dieses Spiel ist nicht mehr da
replay-gone-line = Ein Server hebt Spiele nur eine Weile auf. Eine gespeicherte Mitschrift lässt sich immer öffnen.

# Checking the dice on this device
check = Würfel prüfen
check-honest = Die Würfel waren ehrlich. Das Geheimnis ist das, was diesem Gerät vor dem Spiel versprochen wurde, deine eigene Zufallszahl steckt mit drin, und jeder Wurf folgt aus beiden. Geprüfte Würfe: { $count }.
check-fits = Jeder Wurf folgt aus dem geöffneten Geheimnis. Geprüfte Würfe: { $count }. Diesem Gerät wurde vor dem Spiel nichts versprochen; ob das Geheimnis da schon feststand, kann es nicht sagen.
check-daily = Es sind die Würfel vom { $day }, für alle dieselben. Geprüfte Würfe: { $count }.
check-beside = Die Würfel waren ehrlich. Das Geheimnis ist das, was diesem Gerät vor dem Spiel versprochen wurde, für alle Tische dasselbe, und jeder Wurf folgt daraus. Geprüfte Würfe: { $count }.
check-hand = Die Würfel wurden von Hand geworfen: Das kann niemand prüfen.
check-none = In diesem Spiel wurde nichts geworfen.
check-closed = Das Geheimnis der Würfel wird geöffnet, wenn das Spiel aus ist.
check-closed-beside = Das Geheimnis der Würfel wird geöffnet, wenn alle Tische mit denselben Würfen fertig sind.
check-taken = Die ersten { $taken } Ereignisse stammen aus einem anderen Spiel, dessen Würfel hier nicht geprüft werden.
check-broken-promise = Die Würfel passen nicht: Das Geheimnis ist nicht das, was diesem Gerät vor dem Spiel versprochen wurde.
check-broken-secret = Die Würfel passen nicht: Das Geheimnis ist nicht das, was diese Mitschrift verspricht.
check-broken-seed = Die Würfel passen nicht: Die Zufallszahl dieses Geräts steckt nicht darin.
check-broken-throw = Die Würfel passen nicht: Ereignis { $n } zeigt { $move }, das Geheimnis ergibt { $drawn }.
check-broken-told = Die Mitschrift passt nicht: Ereignis { $n } ist nicht das, was diesem Gerät gezeigt wurde.
faces-game = So oft fiel jede Seite in diesem Spiel
faces-table = So oft fiel jede Seite in den { $games } Spielen an diesem Tisch, die dieses Gerät kennt
faces-mean = Jede Seite sollte { $times ->
    [0] weniger als einmal
    [1] etwa einmal
   *[other] etwa { $times }-mal
} fallen.
faces-chance = Von hundert Spielen wie diesem mit ehrlichen Würfeln { $hundredths ->
    [0] ist weniger als eins
    [1] ist etwa eins
    [100] sind alle oder fast alle
   *[other] sind etwa { $hundredths }
} mindestens so ungleich.
faces-chance-table = Von hundert Tischen wie diesem mit ehrlichen Würfeln { $hundredths ->
    [0] ist weniger als einer
    [1] ist etwa einer
    [100] sind alle oder fast alle
   *[other] sind etwa { $hundredths }
} mindestens so ungleich.
faces-hand = Das sind die Zahlen, die ihr eingetippt habt.

# The games of this device
history = Deine Spiele
history-line = Beendete Spiele und Bestwerte. Nur dieses Gerät kennt sie.
history-empty = Auf diesem Gerät wurde noch kein Spiel beendet.
history-won = gewonnen
history-shared = geteilt
history-lost = verloren
history-played = gespielt
history-stopped = abgebrochen
history-alone = allein
history-with = mit { $others }
history-bests = Bestwerte
history-delete = { $game } löschen, { $day }
history-delete-all = Alle löschen
history-delete-ask = Alle Spiele aus dieser Liste löschen?
history-delete-line = Dieses Gerät vergisst sie, und die Bestwerte auch.

# Würfel
die-lift = Die { $face } aufnehmen
die-shows = Eine { $face }
dice = Würfel
dice-of = Würfel von { $player }
own-dice = Eigene Würfel
own-dice-choose = Echte Würfel werfen und antippen, was gefallen ist
own-dice-yours = Wirf deine Würfel ({ $count }) und tippe an, was gefallen ist.
own-dice-for = Jemand wirft für { $player } ({ $count }). Tippe an, was gefallen ist.
own-dice-wait = { $player } wirft echte Würfel.
own-dice-add = Eine { $face } dazu
own-dice-drop = Die { $face } weg
own-dice-done = Das ist der Wurf
own-dice-undo = Vertippt: Wurf zurücknehmen
throw-undone = Der Wurf wird zurückgenommen.

# Wer beginnt
opening-rolled = { $you ->
    [yes] Du würfelst { $dice }, zusammen { $total }.
   *[no] { $player } würfelt { $dice }, zusammen { $total }.
}
opening-tied = Gleichstand: noch einmal würfeln.
opening-won = { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
}
lot-fell = { $you ->
    [yes] Das Los fällt auf dich: Du beginnst.
   *[no] Das Los fällt auf { $player } und damit der Anfang.
}
opening-title = Wer beginnt?
opening-line = Je zwei Würfel. Der höhere Wurf beginnt.
opening-roll = Zwei Würfel werfen

# Regeln aller Spiele
rule-G1R = In den 5-Dice-Spielen werfen alle zwei Würfel; der höchste Wurf beginnt, bei Gleichstand würfeln die Besten noch einmal. In War, und wenn eine Person gegen Bots spielt, entscheidet das Los. Stattdessen kann das Los entscheiden, wer zuletzt gewonnen hat, oder wer den Tisch gedeckt hat. In anderen Spielen entscheidet das Los, wer beginnt, außer wenn alle zugleich spielen. In der Revanche beginnt die nächste Person.
rule-G2R = Lassen die Regeln einen Gleichstand offen, wird der Sieg geteilt.
rule-G3R = Zu zweit darfst du aufgeben. Sind mehr Personen dabei, spielt ein Bot für die weiter, die gehen.
rule-G-UNDO = Du kannst deinen letzten Zug zurücknehmen, solange du noch dran bist und seitdem kein Würfel gefallen ist. Allein geht das auch noch am Ende. In Spielen mit Geheimnissen wird nichts zurückgenommen.
rule-G4R = Über das Zurücknehmen im eigenen Zug hinaus darf man bitten, den letzten eigenen Zug zurückzunehmen. Alle anderen Menschen am Tisch müssen einverstanden sein; Bots sind es. Es reicht nie über einen Wurf oder die Uhr zurück, und wo etwas verdeckt ist, gibt es das nicht.
rule-G5R = Wo zwei Seiten ein Spiel ohne eigene Uhr spielen, können sich Menschen auf Remis einigen. Bots spielen weiter.
rule-G6R = Alle Menschen am Tisch dürfen sich einigen, das Spiel ohne Ergebnis abzubrechen; Bots sind einverstanden. Wer allein spielt oder nur mit Bots, darf es sofort abbrechen.
rule-G-TIME = Am Tisch kann die Bedenkzeit begrenzt sein, für jeden Zug oder für das ganze Spiel. Zu zweit verliert, wessen Zeit um ist; sind mehr Personen dabei, spielt ein Bot: diesen Zug oder den Rest des Spiels. Ist niemand am Tisch, warten die Uhren.
rule-G-DUPLICATE = Mehrere Tische können mit denselben Würfen und Aufstellungen spielen. Die Würfe jeder Person sind für sich gezählt, sodass ein Wurf mehr bei anderen sie nicht verschiebt. Nicht mit echten Würfeln und nicht beim Rätsel des Tages.

# Ablehnungen
refusal-illegal-move = Das geht gerade nicht.
refusal-unreadable-move = Das ist kein Zug dieses Spiels.
refusal-unreadable-position = Das ist keine Stellung dieses Spiels.
refusal-too-late = Die Zeit war um, bevor das am Tisch ankam.
refusal-stale = Das Brett hatte sich schon geändert. Schau noch einmal hin und wähle neu.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-game-over = Das Spiel ist schon aus.
refusal-not-host = Das darf nur, wer den Tisch leitet.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-table-exists = Diesen Tisch gibt es auf diesem Server schon.
refusal-table-locked = Dieser Tisch ist abgeschlossen: Niemand setzt sich mehr dazu. Du kannst zuschauen.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-link-used = Dieser Link wurde schon benutzt oder zurückgenommen.
refusal-moved-on = An diesem Tisch geht es mit einem anderen Spiel weiter.
refusal-host-here = Wer den Tisch leitet, ist da.
refusal-host-awaited = Wer den Tisch leitet, kommt vielleicht noch zurück.
refusal-no-guest = Dort sitzt kein Gast.
refusal-asked-already = Das wurde schon gefragt. Warte auf den nächsten Zug.
refusal-no-question = Das fragt niemand mehr.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-bad-option = Diese Tischregel gibt es nicht.
refusal-bad-day = Diesen Tag gibt es im Kalender nicht; ein Tag wird so geschrieben: 2026-11-16.
refusal-no-daily = Ein solches Rätsel des Tages hat dieses Spiel nicht: Es ist für eine Person und hat eigene Tischregeln.
refusal-bad-throw = Das sind nicht die Würfel, die zu werfen waren.
refusal-no-dice = Dieses Spiel hat keine Würfel, die man von Hand werfen kann.
refusal-bad-seats = So viele Personen passen nicht zu diesem Spiel.
refusal-bad-level = Einen Bot dieser Stärke gibt es nicht.
refusal-unknown-game = Dieses Spiel steht nicht im Regal.
refusal-no-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-bad-message = Das konnte der Server nicht lesen.
refusal-bad-record = Diese Datei ist keine lesbare Mitschrift.
refusal-too-large = Das war zu viel auf einmal.
refusal-too-fast = Das ging zu schnell. Atme durch und versuch es noch einmal.
refusal-no-hint = Hier gibt es keinen Tipp.
refusal-no-wifi = Hier gibt es kein WLAN zum Beitreten.
refusal-no-review = Zu diesem Spiel gibt es noch keine Rückschau.
refusal-no-record = Zu diesem Spiel gibt es noch keine Mitschrift.
refusal-no-lesson = Diesen Schritt gibt es nicht.
refusal-bad-token = Diesen Platz kennt der Tisch nicht mehr.
refusal-wrong-origin = Diese Seite gehört zu einem anderen Server.
refusal-not-saved = Das konnte der Server nicht speichern. Bitte versuch es noch einmal.
refusal-house-full = Das Haus ist gerade voll. Komm bitte später wieder.
refusal-offline = Der Server antwortet nicht. Prüfe die Verbindung.
refusal-unknown = Das hat nicht geklappt.
