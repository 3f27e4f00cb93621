# Was alle Spiele teilen. `$player` ist ein Name; `$you` ist "yes", wenn die lesende Person gemeint ist.
fives-name = fives
fives-line = Ein Regal voll kleiner Spiele rund um die Fünf.

# Das Regal
box-find-fives = 5er finden
box-five = FIVE!
box-five-dice = Fünf-Würfel-Spiele
box-by = von { $designer }
box-find-fives-story = Jürgen P. K. Grunau hat „5er Finden“ erfunden. Oliver Freudenreich hat die Bilder gezeichnet, Markus Singer war der Redakteur.
box-five-story = Ende 2015 warteten viele Menschen, die nach Deutschland geflohen waren, in Unterkünften, weit weg von zu Hause. Für sie hat Steffen Mühlhäuser FIVE! gemacht: fünf Spiele in einer kleinen Schachtel, für Kinder und Erwachsene, mit Regeln in sechs Sprachen. Es wurde gemacht, um verschenkt zu werden. Mehr als 300 Menschen haben Geld dafür gegeben, und viele haben freiwillig mitgeholfen, zusammen mit dem Bund Deutscher PfadfinderInnen. Im Januar 2016 wurde es gedruckt. Dieses Regal spricht dieselben sechs Sprachen, und auch es ist ein Geschenk.
box-five-dice-story = Paul Hoemke erfindet in seiner freien Zeit kleine Spiele und nennt sie Animal Games. Für diese fünf braucht man nur fünf Würfel, Stift und Papier. Er lädt alle ein, sein Heft für Freunde und Familie zu kopieren.
box-ours = Die Spiele und ihre Namen gehören den Menschen, die sie gemacht haben. Die Worte, die Zeichnungen und das Programm hier sind von uns.
shelf-continue-open = { $game } mit { $others }
shelf-forget = { $game }, Tisch { $code }, aus der Liste nehmen
shelf-open = Tische, an denen noch Platz ist
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
search-age = Alter des jüngsten Kindes
search-age-of = { $count } Jahre
search-minutes = Dauer
search-minutes-of = bis { $count } Min.
search-found = { $count ->
    [0] Kein Spiel passt.
    [one] Ein Spiel passt.
   *[other] { $count } Spiele passen.
}
search-all = Alle Spiele zeigen
search-none = Kein Spiel passt zu allem. Ändere etwas, oder sieh dir alle Spiele an.
shelf-code = Tischcode
shelf-empty = In diesem Regal steht noch kein Spiel.
shelf-seats = { $most ->
    [one] { $most } Person
   *[other] { $most } Personen
}
shelf-seats-range = { $least } bis { $most } Personen
shelf-seats-or = { $least } oder { $most } Personen
shelf-minutes = etwa { $minutes } Min.
shelf-age = ab { $age } Jahren
shelf-solved = mit perfektem Bot
shelf-solved-seats = zu { $seats ->
    [2] zweit
   *[other] { $seats }
} mit perfektem Bot
language = Sprache
theme = Hell oder dunkel
theme-auto = Wie mein Gerät
theme-light = Hell
theme-dark = Dunkel
sound = Ton
skip = Zum Hauptteil springen
back-to-shelf = Zurück zum Regal
not-found = Hier ist nichts
not-found-line = Unter dieser Adresse gibt es nichts. Im Regal findest du alle Spiele.
offline = Die Spieltische sind gerade nicht erreichbar
offline-line = Ist der Spielcomputer an? Bist du in seinem WLAN? Diese Seite versucht es weiter.
offline-again = Noch einmal versuchen
loading = Einen Moment …

# Das Regal: Spiele zum Weiterspielen, der Filter, der Code eines Tisches
shelf-go-on = Weiterspielen
shelf-your-games = Deine Spiele ({ $count })
shelf-held-over = zu Ende
shelf-held-waits = noch nicht begonnen
search-chip = Filter
search-chip-on = Filter an
shelf-code-join = Mitspielen
shelf-code-short = Ein Code hat { $count } Buchstaben.
shelf-code-wrong = Einen Tisch mit dem Code { $code } gibt es nicht.
shelf-code-strange = In keinem Code kommt „{ $letter }“ vor.

# Das Rätsel des Tages
daily = Rätsel des Tages
daily-of = { $game }: Rätsel des Tages
daily-line = { $day }: heute für alle dasselbe Rätsel.
daily-begin = Das heutige Rätsel spielen
daily-begun-line = Du hast es begonnen. Mach da weiter, wo du warst.
daily-go-on = Weiter
daily-done = Geschafft: { $points }
daily-practice-line = Zum Üben kannst du es noch einmal spielen. Das zählt nicht.
daily-practice = Üben
daily-practice-on = Weiter üben
daily-counted = Das heutige Rätsel ist geschafft: { $points }. Dieser Versuch zählt.
daily-practised = Das war zum Üben. Es zählt dein erster Versuch: { $points }.
daily-share = Ergebnis teilen
daily-share-text = { $game }, Rätsel vom { $day }: { $points }.
daily-share-picture = Bild teilen
daily-share-copy = Als Text kopieren
daily-share-copied = Kopiert

# Die Seite eines Spiels
game-play = Sofort spielen
game-play-line = Gegen den Computer, es geht gleich los.
game-device = Ein Gerät
game-device-line = Ihr gebt dieses Gerät reihum weiter.
game-invite = Einladen
game-invite-line = Die anderen kommen mit dem Handy dazu, per QR-Code oder Link.
game-solo = Allein
game-solo-line = Ohne Gegner, ohne Eile.
game-watch = Zuschauen
game-watch-line = Ein Bot spielt, du siehst zu.
game-watch-level = Wer spielt?
game-one-at-a-time = Hier spielen alle gleichzeitig. Lade die anderen ein, mit ihrem eigenen Gerät mitzuspielen.
game-how = Wie möchtest du spielen?
game-listed = Den Tisch im Regal zeigen, damit andere mitspielen können
game-your-name = Dein Name
game-player-name = Name von Spieler { $number }
game-opponent = Gegner
game-players = Personen
game-players-any = Alle, die kommen (bis { $most })
game-more-settings = Weitere Einstellungen
game-first = Wer beginnt?
game-first-seat = Spieler { $number }
game-time = Bedenkzeit
time-none = unbegrenzt
time-move = { $seconds } s pro Zug
time-match = { $minutes } Min. pro Person
game-only-with = Nur zu { $counts }.
game-begin = Spiel beginnen
game-lay = Tisch eröffnen
game-rules = Regeln
default-name = Spieler { $number }

emblem-title = Tier und Farbe
emblem-choose = Tier und Farbe aussuchen
emblem-change = { $animal }, { $colour }. Tier und Farbe ändern
emblem-animal = Tier
emblem-colour = Farbe
emblem-line = Hat es am Tisch schon jemand, bekommst du das nächste.
emblem-done = Fertig
animal-cat = Katze
animal-rabbit = Hase
animal-bear = Bär
animal-octopus = Krake
animal-elephant = Elefant
animal-frog = Frosch
animal-turtle = Schildkröte
animal-fish = Fisch
animal-whale = Wal
animal-bird = Vogel
animal-butterfly = Schmetterling
animal-camel = Kamel
colour-red = Rot
colour-blue = Blau
colour-gold = Gold
colour-purple = Lila
colour-green = Grün
colour-pink = Rosa

people-known = Schon hier gespielt
people-forget = { $player } auf diesem Gerät vergessen

# Spielstärken: wie gut jeder Bot spielt, in Worten. Die Zahlen stehen in docs/games
level-beginner = Anfänger
level-casual = Mittel
level-strong = Stark
level-master = Meister
level-perfect = Perfekt
level-beginner-line = macht viele Fehler
level-casual-line = macht einige Fehler
level-strong-line = macht wenige Fehler
level-master-line = die stärkste Stufe hier
level-exact = macht nie einen Fehler (bewiesen)
level-exact-seats = macht zu { $seats ->
    [2] zweit
   *[other] { $seats }
} nie einen Fehler (bewiesen)
level-beginner-plain = Macht viele Fehler. Gut für das erste Spiel.
level-casual-plain = Macht ab und zu Fehler.
level-strong-plain = Macht wenige Fehler. Schwer zu schlagen.
level-master-plain = Macht kaum Fehler. Sehr schwer zu schlagen.
level-perfect-plain = Spielt so gut, wie es kann. Der schwerste Gegner.
game-levels = Wie stark sind die Bots?
bot-name = Bot ({ $level })
bot-name-numbered = Bot { $number } ({ $level })

# Einstellungen, die mehrere Spiele haben
option-start = Wer beginnt?
option-start-roll = Auswürfeln
option-start-roll-line = Alle würfeln mit zwei Würfeln. Wer am meisten hat, beginnt. Spielt ihr noch einmal, beginnt der oder die Nächste.
option-start-roll-always = Immer auswürfeln
option-start-roll-always-line = Auch vor jedem neuen Spiel wird gewürfelt.
option-start-lot = Losen
option-start-lot-line = Der Zufall entscheidet sofort.
option-start-winner = Wer zuletzt gewonnen hat
option-start-winner-line = Im ersten Spiel wird gewürfelt.
option-start-host = Du bestimmst
option-start-host-line = Lege fest, wer beginnt.

# Spielend lernen
learn = Spielend lernen
learn-line = In zwei Minuten gelernt.
learn-of = { $game } lernen
learn-back = Zurück zu { $game }
learn-back-table = Zurück zum Tisch
learn-waiting = Lern es in zwei Minuten
learn-step = Schritt { $n } von { $last }
learn-watch = Ich bin bereit
learn-show = Zeig es mir
learn-next = Weiter
learn-not-this = Das geht, aber hier üben wir etwas anderes. Versuch es noch einmal.
learn-done = Jetzt kannst du { $game } spielen!
learn-play-bot = Gegen den { $bot } spielen
learn-play-alone = Jetzt das richtige Spiel
learn-again = Noch einmal von vorn
learn-rule = Die Regel

# Mitspielen
join-title = Setz dich dazu
join-table = { $game }, Tisch { $code }
join-sit = Platz nehmen
join-watch = Nur zuschauen
join-full = Alle Plätze sind besetzt. Du kannst zuschauen.
join-takes = Du übernimmst den Platz von { $player }. Das Spiel geht weiter.
join-with = Am Tisch: { $names }

# Der Tisch
table-title-turn = ● Du bist dran – { $game }
table-title = { $game }, Tisch { $code }
table-board = Das Spielfeld
table-code = Tisch { $code }
table-wait = Warten auf Mitspieler
table-wait-line = Scannt den Code mit dem Handy, öffnet den Link oder tippt den Code auf der Startseite ein.
table-begins = Das Spiel beginnt, sobald alle Plätze besetzt sind.
table-begins-asks = Es geht los, wenn alle bereit sind oder die Tischleitung startet.
table-in = Du bist dabei, { $player }.
table-waiting-more = { $count ->
    [one] Es fehlt noch 1.
   *[other] Es fehlen noch { $count }.
}
table-wait-for = Es fehlt noch: { $names }.
table-tap-ready = Bereit? Dann tippe auf den Knopf.
table-ready = Ich bin bereit
table-start-with = Jetzt zu { $count } starten
table-full-house = Alle sind da.
table-show-code = Code zeigen
countdown = Gleich geht es los!
table-wifi = Zuerst ins WLAN { $wifi }
table-wifi-code = QR-Code für das WLAN { $wifi }
table-wifi-then = Dann an diesen Tisch
table-qr = QR-Code des Links zu diesem Tisch
table-link = Link zu diesem Tisch
table-copy = Link kopieren
table-copied = Der Link ist kopiert.
table-share = Teilen
table-starting = Alle sind da. Das Spiel beginnt.
table-not-ready = Wir warten noch auf { $names }.
table-gone = Diesen Tisch gibt es nicht mehr
table-gone-line = Er wurde geschlossen, oder der Code stimmt nicht.
table-deleted = Dieser Tisch wurde gelöscht
table-deleted-line = Seine Spiele sind für immer weg. Im Regal stehen noch mehr Spiele.
table-rules-new = Neue Regeln
table-rules-changed = Dieses Spiel hat jetzt neuere Regeln. Darum musste das angefangene Spiel aufhören. Bitte fangt neu an!
table-start-again = Neu anfangen
table-next = Nächstes Spiel: { $game }
beside-choose = Tische mit denselben Würfen
beside-host = Ich spiele am ersten Tisch mit
beside-title = Die anderen Tische
beside-line = { $count } Tische bekommen genau dieselben Würfe.
beside-here = dieser Tisch
beside-waiting = noch nicht begonnen
beside-playing = spielen noch
beside-best = Bestwert
table-elsewhere = Dieser Tisch ist in einem anderen Fenster offen
table-elsewhere-line = Gespielt wird im neuesten Fenster. Du kannst jederzeit hierher zurückkommen.
table-use-here = Hier spielen
table-watching = { $count ->
    [one] { $count } Person schaut zu
   *[other] { $count } Personen schauen zu
}
table-you-watch = Du schaust zu.
table-people = Wer ist hier
table-lock = Tisch abschließen
table-unlock = Tisch aufschließen
table-locked = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen.
screen = Großer Bildschirm
screen-full = Vollbild
screen-small = Vollbild beenden
screen-join = Ein Platz ist frei: scannen und mitspielen
screen-watch = Scannen und auf dem Handy zuschauen
screen-turns = Am Zug: { $names }
seats = Plätze
seat-open = freier Platz
seat-bot = Bot, { $level }
seat-away = nicht da
seat-left = gegangen
seat-here = da
seat-you = du
seat-mate = in deinem Team
seat-turn = ist dran
seat-put-bot = Bot dazusetzen
seat-add = Platz dazu
seat-take-away = Platz wegnehmen
bot-add = Bot dazu
seat-sit-here = Hierher setzen
seat-swap = Mit { $player } tauschen
seat-ready = bereit
team = Team { $number }
seat-free-bot = Bot entfernen
seat-level = Stärke des Bots
seat-host = Spielleitung
host-gone = { $named ->
    [yes] { $host } ist weg. Leitest du den Tisch?
   *[other] Die Tischleitung ist weg. Übernimmst du?
}
host-become = Spielleitung übernehmen
host-now = { $you ->
    [yes] Du hast jetzt die Spielleitung.
   *[no] { $player } hat jetzt die Spielleitung.
}
seat-remove = { $player } entfernen
seat-remove-ask = { $player } vom Tisch entfernen?
seat-remove-line = Der Platz wird frei, oder ein Bot spielt weiter. Wenn die Person nicht zurückkommen soll, schließ den Tisch ab.
seat-remove-yes = Ja, entfernen
hand-over = Platz weitergeben
hand-over-line = Lass dieses Fenster offen. Wer den Code oder Link zuerst benutzt, bekommt deinen Platz.
hand-over-code = QR-Code für diesen Platz
seat-handed = Dein Platz ist weitergegeben. Du kannst zuschauen.
seat-lost = Du hast an diesem Tisch keinen Platz mehr. Du kannst zuschauen.
absent-countdown = { $player } ist nicht da · in { $seconds } s spielt ein Bot
absent-soon = { $player } ist nicht da. Bald spielt ein Bot.
absent-bot = { $player } ist nicht da · ein Bot spielt
absent-left = { $player } ist gegangen · ein Bot spielt
absent-wait = { $player } ist nicht da · das Spiel wartet
absent-several = Nicht da: { $names } · { $how ->
    [wait] das Spiel wartet
    [bots] Bots spielen
    [soon] bald spielen Bots
   *[seconds] ein Bot übernimmt in { $seconds } s
}
score-of = { $name }: { $score }
time-of = Restzeit: { $time }
time-soon = { $you ->
    [yes] Du hast noch { $seconds } Sekunden.
   *[no] { $player } hat noch { $seconds } Sekunden.
}
turn-yours = Du bist dran
bot-slow = Der Bot denkt nach. Beim ersten Mal braucht er bis zu einer halben Minute.
cover-title = Gib das Gerät an { $player }
cover-line = Was { $player } jetzt wählt, ist geheim. Alle anderen sehen weg!
cover-open = Ich bin { $player }
cover-next = Nächste Runde
turn-of = { $player } ist dran
turn-everyone = Alle spielen gleichzeitig
turn-over = Das Spiel ist aus
todo-roll = Drück den Knopf zum Würfeln.
log = Was bisher geschah
log-bot = (ein Bot)
log-empty = Noch ist nichts geschehen.
log-earlier = Früher
log-newest = Zurück zu jetzt
rules = Regeln
rules-of = Regeln von { $game }
rules-every = Regeln für alle Spiele
rules-numbers = Regelnummern zeigen
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
hint-numbers = Zahlen
any-of = { $some } oder { $last }
signal = Zuruf
signal-line = Alle am Tisch sehen ihn kurz neben deinem Namen.
signal-mute = Auf diesem Gerät keine Zurufe zeigen
signal-told = { $player }: { $sign }
signal-wave = Hallo!
signal-thumb = Guter Zug!
signal-laugh = Haha!
signal-think = Ich überlege
signal-oops = Hoppla!
signal-hurry = Mach schnell!
signal-thanks = Danke!
signal-good-game = Schönes Spiel!
undo = Rückgängig
undo-count = { $count ->
    [one] { $count } zurückgenommen
   *[other] { $count } zurückgenommen
}
log-open = Verlauf
menu = Mehr
resign = Aufgeben
resign-ask = Dieses Spiel aufgeben?
resign-line = Dein Gegenüber gewinnt dann sofort.
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
question-wait = Warten auf die Zustimmung von { $names } …
question-withdraw = Zurückziehen
question-declined = Das wurde abgelehnt.
leave = Tisch verlassen
leave-ask = Den Tisch verlassen?
leave-line = Dein Platz wird leer. Du kannst diese Seite auch einfach schließen und später wiederkommen.
leave-line-playing = Dann spielt ein Bot auf deinem Platz. Willst du zurückkommen, schließ nur diese Seite.
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
    [yes] Du nimmst deinen letzten Zug zurück. Die anderen sind einverstanden.
   *[no] { $player } nimmt einen Zug zurück. Die anderen sind einverstanden.
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
    [yes] Deine Zeit ist um. Ein Bot spielt für dich.
   *[no] Die Zeit von { $player } ist um. Ein Bot spielt.
}
move-timeout = Zeit abgelaufen
clocks-wait = Niemand ist da, darum stehen die Uhren still.
clocks-go-on = Die Uhren laufen weiter.

# Die Verbindung
connection-open = Verbunden
connection-opening = Verbinde …
connection-polling = Verbunden (langsam)
connection-quiet = Keine Antwort · Stand { $age }
connection-lost = Verbinde neu · Stand { $age }
ago-seconds = vor { $seconds } s
ago-minutes = vor { $minutes } Min.
connection-closed = Nicht verbunden

# Das Ende
over-you-win = Du gewinnst!
over-wins = { $player } gewinnt!
over-shared = Ihr teilt euch den Sieg!
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
result-resigned = weil die andere Seite aufgegeben hat
result-agreed = durch Einigung
result-stopped = ohne Ergebnis
result-time = weil die Zeit um war
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
over-bot-points = { $points } von { $you ->
    [yes] deinen { $all } Punkten
   *[no] { $all } Punkten für { $player }
} hat der Bot geholt.
over-bot-moves = Ein Bot hat { $moves ->
    [one] einen Zug
   *[other] { $moves } Züge
} für { $you ->
    [yes] dich
   *[no] { $player }
} gespielt.
over-waiting = Warten, bis alle noch einmal wollen …
over-wants = Noch einmal spielen möchte: { $names }
over-best = Mit diesen Würfen möglich: { $points }
over-best-open = Mit diesen Würfen möglich: zwischen { $points } und { $bound }
over-record = Spiel sichern
name-out = Namen herausnehmen
name-out-line = Wer dieses Spiel später ansieht, sieht „{ $default }“ statt des Namens. Der Name lässt sich nicht wieder einsetzen.
name-out-choose = Wessen Name soll nicht mehr in diesem Spiel stehen?
name-out-ask = Den Namen { $player } herausnehmen?
name-out-yes = Ja, herausnehmen
name-out-done = Der Name steht nicht mehr in diesem Spiel.
over-share = Spiel teilen
over-shelf = Zurück zum Regal

# Die Rückschau
review = Auswertung
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
review-loading = Jeder Zug wird geprüft …
review-luck = Glück
review-luck-line = was die Würfel ausgemacht haben
review-luck-estimated = was das Glück ausgemacht hat, später berichtigt
review-given = Eigene Fehler
review-given-line = durch eigene Züge verloren
review-gained = Fehler der anderen
review-gained-line = davon hast du profitiert
review-start = Am Anfang
review-end = Am Ende
review-table = Glück und Können
review-player = Name
review-points = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-score = { NUMBER($value, maximumFractionDigits: 1) }
review-exact = Alle Zahlen sind exakt.
review-estimate = Die Zahlen sind geschätzt.
review-worst = Die teuersten Fehler
review-perfect = Niemand hat einen Fehler gemacht.
review-played-best = { $player } spielte „{ $move }“, den besten Zug
review-cost = kostete { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
review-cost-score = kostete { NUMBER($value, maximumFractionDigits: 1) } Punkte
review-step = Schritt { $n } von { $last }
review-at-start = Vor dem ersten Wurf
review-play-on = Von hier weiterspielen
review-previous = Voriger Schritt
review-next = Nächster Schritt

# Looking back at a game, from a link or a file
replay-open = Spieldatei öffnen
replay-open-line = Ein Spiel, auf diesem oder einem anderen Server gesichert.
replay-title = { $game }: noch einmal ansehen
replay-slider = Zu einem Zeitpunkt im Spiel
replay-eyes = Gesehen von
replay-eyes-all = allen, die zuschauen
replay-rules-kept = Geprüft: Alles folgt den Regeln ({ $events } Schritte).
replay-unfit = In dieser Spieldatei stimmt etwas nicht:
replay-old-rules = Dieses Spiel folgt älteren Regeln. Sie wurden nicht noch einmal geprüft.
replay-moves = Was gespielt wurde
replay-running = Dieses Spiel war beim Speichern noch nicht aus.
replay-gone = Dieses Spiel ist nicht mehr da
replay-gone-line = Der Server hebt Spiele nur eine Weile auf. Eine Spieldatei lässt sich immer öffnen.

# Checking the dice on this device
check = Würfel prüfen
check-honest = Faire Würfel: Jeder Wurf passt zum Versprechen vor dem Spiel. Geprüfte Würfe: { $count }.
check-fits = Jeder Wurf passt zum Geheimnis, aber dieses Gerät kannte das Versprechen nicht. Geprüfte Würfe: { $count }.
check-daily = Es sind die Würfel vom { $day }, für alle dieselben. Geprüfte Würfe: { $count }.
check-beside = Faire Würfel: Jeder Wurf passt zum Versprechen an alle Tische. Geprüfte Würfe: { $count }.
check-hand = Ihr habt mit echten Würfeln gespielt: Die kann niemand prüfen.
check-none = In diesem Spiel gab es keine Würfel.
check-closed = Die Würfel lassen sich prüfen, wenn das Spiel zu Ende ist.
check-closed-beside = Die Würfel lassen sich prüfen, wenn alle Tische mit denselben Würfen fertig sind.
check-taken = Die ersten { $taken } Schritte stammen aus einem anderen Spiel. Dessen Würfel werden hier nicht geprüft.
check-broken-promise = Die Würfel stimmen nicht: Das Geheimnis ist nicht das, was diesem Gerät vor dem Spiel versprochen wurde.
check-broken-secret = Die Würfel stimmen nicht: Das Geheimnis ist nicht das, was diese Spieldatei verspricht.
check-broken-seed = Die Würfel stimmen nicht: Die Zufallszahl dieses Geräts fehlt.
check-broken-throw = Die Würfel stimmen nicht: Schritt { $n } zeigt { $move }, das Geheimnis ergibt { $drawn }.
check-broken-told = Die Spieldatei stimmt nicht: Schritt { $n } ist nicht das, was diesem Gerät gezeigt wurde.
faces-game = So oft fiel jede Seite in diesem Spiel
faces-table = So oft fiel jede Seite in den { $games } Spielen an diesem Tisch, die dieses Gerät kennt
faces-mean = Jede Seite sollte { $times ->
    [0] weniger als einmal
    [1] etwa einmal
   *[other] etwa { $times }-mal
} fallen.
faces-chance = Von hundert Spielen wie diesem mit fairen Würfeln { $hundredths ->
    [0] ist weniger als eins
    [1] ist etwa eins
    [100] sind alle oder fast alle
   *[other] sind etwa { $hundredths }
} mindestens so ungleich.
faces-chance-table = Von hundert Tischen wie diesem mit fairen Würfeln { $hundredths ->
    [0] ist weniger als einer
    [1] ist etwa einer
    [100] sind alle oder fast alle
   *[other] sind etwa { $hundredths }
} mindestens so ungleich.
faces-hand = Das sind die Zahlen, die ihr eingetippt habt.

# The games of this device
history = Deine Spiele
history-line = Deine beendeten Spiele und Bestwerte. Sie sind nur auf diesem Gerät gespeichert.
history-empty = Auf diesem Gerät wurde noch kein Spiel beendet.
history-won = gewonnen
history-shared = Sieg geteilt
history-lost = verloren
history-played = gespielt
history-stopped = abgebrochen
history-alone = allein
history-with = mit { $others }
history-bests = Bestwerte
history-delete = { $game } löschen, { $day }
history-delete-all = Alle löschen
history-delete-ask = Alle Spiele aus dieser Liste löschen?
history-delete-line = Sie werden von diesem Gerät gelöscht, und die Bestwerte auch.

# Würfel
die-lift = Die { $face } nehmen, Würfel { $place }
die-shows = Eine { $face }
dice = Würfel
dice-of = Würfel von { $player }
own-dice = Echte Würfel
own-dice-choose = Mit echten Würfeln spielen und das Ergebnis antippen
own-dice-yours = Wirf deine Würfel ({ $count }) und tippe das Ergebnis an.
own-dice-for = Wirf für { $player } ({ $count }) und tippe das Ergebnis an.
own-dice-wait = { $player } wirft echte Würfel.
own-dice-add = Eine { $face } dazu
own-dice-drop = Die { $face } weg
own-dice-done = Fertig
own-dice-undo = Vertippt? Wurf löschen
throw-undone = Der Wurf ist gelöscht.

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
   *[no] Das Los fällt auf { $player }: { $player } beginnt.
}
opening-title = Wer beginnt?
opening-line = Alle würfeln mit zwei Würfeln. Wer am meisten hat, beginnt.
opening-roll = Zwei Würfel werfen

# Regeln aller Spiele
rule-G1R = In den Fünf-Würfel-Spielen würfeln alle mit zwei Würfeln. Wer am meisten hat, beginnt. Bei Gleichstand wird noch einmal gewürfelt. In der Würfelschlacht, und wenn eine Person gegen Bots spielt, entscheidet das Los. Ihr könnt auch losen, die letzte Siegerin oder den letzten Sieger beginnen lassen oder es die Spielleitung bestimmen lassen. In den anderen Spielen entscheidet das Los, außer wenn alle gleichzeitig spielen. Spielt ihr noch einmal, beginnt der oder die Nächste.
rule-G2R = Lassen die Regeln einen Gleichstand offen, wird der Sieg geteilt.
rule-G3R = Zu zweit darfst du aufgeben. Spielen mehr mit, spielt ein Bot für alle weiter, die gehen.
rule-G-UNDO = Du kannst deinen letzten Zug zurücknehmen, solange du noch dran bist und seitdem nicht gewürfelt wurde. Allein geht das auch noch am Ende. In Spielen mit Geheimnissen wird nichts zurückgenommen.
rule-G4R = Ist dein Zug vorbei, kannst du bitten, ihn zurücknehmen zu dürfen. Alle anderen am Tisch müssen zustimmen. Bots tun das immer. Würfe und abgelaufene Zeit bleiben, und in Spielen mit Geheimnissen geht es nicht.
rule-G5R = In Spielen mit zwei Seiten und ohne Sanduhr können sich Menschen auf Remis einigen. Bots spielen weiter.
rule-G6R = Alle Menschen am Tisch dürfen sich einigen, das Spiel ohne Ergebnis abzubrechen. Bots sind einverstanden. Wer allein spielt oder nur mit Bots, darf es sofort abbrechen.
rule-G-TIME = Die Spielleitung kann die Bedenkzeit begrenzen, für jeden Zug oder für das ganze Spiel. Zu zweit verlierst du, wenn deine Zeit um ist. Spielen mehr mit, übernimmt ein Bot: diesen Zug oder den Rest des Spiels. Ist niemand am Tisch, stehen die Uhren still.
rule-G-DUPLICATE = Mehrere Tische können mit genau denselben Würfen und Aufstellungen spielen. Die Würfe werden für jeden einzeln gezählt. Ein zusätzlicher Wurf bei anderen ändert deine nicht. Das geht nicht mit echten Würfeln und nicht beim Rätsel des Tages.

# Ablehnungen
refusal-illegal-move = Das geht gerade nicht.
refusal-unreadable-move = Das ist kein Zug dieses Spiels.
refusal-unreadable-position = Das ist keine Stellung dieses Spiels.
refusal-too-late = Zu spät: Die Zeit war um, bevor dein Zug ankam.
refusal-stale = Das Brett hat sich geändert. Schau noch einmal hin, dann wähle.
refusal-not-your-seat = Das ist nicht dein Platz.
refusal-not-your-turn = Du bist nicht dran.
refusal-not-started = Das Spiel hat noch nicht begonnen.
refusal-already-started = Das Spiel hat schon begonnen.
refusal-game-over = Das Spiel ist schon aus.
refusal-not-host = Das darf nur die Spielleitung.
refusal-seat-taken = Dieser Platz ist schon besetzt.
refusal-table-full = An diesem Tisch sind alle Plätze besetzt.
refusal-table-exists = Diesen Tisch gibt es auf diesem Server schon.
refusal-table-locked = Der Tisch ist abgeschlossen: Niemand kann sich mehr dazusetzen. Du kannst zuschauen.
refusal-already-seated = Du hast an diesem Tisch schon einen Platz.
refusal-link-used = Dieser Link wurde schon benutzt oder zurückgenommen.
refusal-moved-on = An diesem Tisch geht es mit einem anderen Spiel weiter.
refusal-host-here = Die Spielleitung ist da.
refusal-host-awaited = Die Spielleitung kommt vielleicht noch zurück.
refusal-no-guest = Dort sitzt niemand.
refusal-most-seats = Für mehr als { $most } ist in diesem Spiel kein Platz.
refusal-fewest-seats = Das Spiel braucht diese Plätze.
refusal-nobody-joined = Noch ist niemand sonst da. Warte, oder setz einen Bot dazu.
refusal-asked-already = Du hast schon gefragt. Warte auf den nächsten Zug.
refusal-no-question = Diese Frage ist schon vorbei.
refusal-no-such-seat = Diesen Platz gibt es am Tisch nicht.
refusal-bad-option = Diese Einstellung gibt es nicht.
refusal-bad-day = Diesen Tag gibt es nicht. Schreib einen Tag so: 2026-11-16.
refusal-no-daily = Für dieses Spiel gibt es kein solches Rätsel des Tages.
refusal-bad-throw = Das sind nicht die Würfel, die du werfen solltest.
refusal-no-dice = Dieses Spiel hat keine Würfel, die man von Hand werfen kann.
refusal-bad-seats = So viele Personen passen nicht zu diesem Spiel.
refusal-bad-level = Einen Bot dieser Stärke gibt es nicht.
refusal-unknown-game = Dieses Spiel steht nicht im Regal.
refusal-no-table = Einen Tisch mit diesem Code gibt es nicht.
refusal-bad-message = Das konnte der Server nicht lesen.
refusal-bad-record = Diese Datei ist keine Spieldatei.
refusal-too-large = Das war zu viel auf einmal.
refusal-too-fast = Das ging zu schnell. Versuch es gleich noch einmal.
refusal-no-hint = Hier gibt es keinen Tipp.
refusal-no-wifi = Hier gibt es kein WLAN zum Beitreten.
refusal-no-review = Zu diesem Spiel gibt es noch keine Auswertung.
refusal-no-record = Zu diesem Spiel gibt es noch keine Spieldatei.
refusal-no-lesson = Diesen Schritt gibt es nicht.
refusal-bad-token = Dieses Gerät hat den Platz nicht mehr.
refusal-wrong-origin = Diese Seite gehört zu einem anderen Server.
refusal-not-saved = Das konnte der Server nicht speichern. Bitte versuch es noch einmal.
refusal-house-full = Gerade sind zu viele Tische offen. Versuch es bitte später noch einmal.
refusal-offline = Der Server antwortet nicht. Prüfe die Verbindung.
refusal-unknown = Das hat nicht geklappt.
